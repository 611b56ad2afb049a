/** Soft, dry, short sounds, made on the spot: no files. Nothing sounds unless the reader asked for it. */

export type Sound = 'card' | 'pencil' | 'chip' | 'bell'

let audio: AudioContext | null = null

/** Play `sound` now; silent where the browser allows no sound yet. */
export function play(sound: Sound): void {
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') void audio.resume()
    SOUNDS[sound](audio, audio.currentTime)
  } catch {
    audio = null // a browser without sound plays cards as well
  }
}

const SOUNDS: Record<Sound, (on: AudioContext, at: number) => void> = {
  card: (on, at) => hiss(on, at, { seconds: 0.05, pitch: 1500, width: 0.8, loud: 0.22 }),
  pencil: (on, at) => [0, 0.07, 0.13].forEach((wait) => hiss(on, at + wait, { seconds: 0.045, pitch: 4200, width: 2.5, loud: 0.09 })),
  chip: (on, at) => [0, 0.045].forEach((wait) => hiss(on, at + wait, { seconds: 0.03, pitch: 3000, width: 6, loud: 0.2 })),
  bell: (on, at) => [880, 1320].forEach((pitch, i) => ring(on, at, pitch, 0.07 / (i + 1))),
}

interface Hiss {
  seconds: number
  pitch: number
  width: number
  loud: number
}

/** A burst of noise through a narrow window: card on cloth, pencil on paper. */
function hiss(on: AudioContext, at: number, { seconds, pitch, width, loud }: Hiss): void {
  const noise = on.createBuffer(1, Math.ceil(on.sampleRate * seconds), on.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(on, { buffer: noise })
  const window = new BiquadFilterNode(on, { type: 'bandpass', frequency: pitch, Q: width })
  source.connect(window).connect(fading(on, at, loud, seconds))
  source.start(at)
}

function ring(on: AudioContext, at: number, pitch: number, loud: number): void {
  const tone = new OscillatorNode(on, { type: 'sine', frequency: pitch })
  tone.connect(fading(on, at, loud, 0.6))
  tone.start(at)
  tone.stop(at + 0.6)
}

function fading(on: AudioContext, at: number, loud: number, seconds: number): GainNode {
  const gain = on.createGain()
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  gain.connect(on.destination)
  return gain
}
