/** How wide a text is where all letters are equally wide, whatever alphabet it is written in. */

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/** Letters of East Asia and pictures take two places. */
const DOUBLE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Emoji_Presentation}|\ufe0f/u

function lettersOf(text: string): string[] {
  return [...letters.segment(text)].map(({ segment }) => segment)
}

const widthOf = (letter: string) => (DOUBLE.test(letter) ? 2 : 1)

export function across(text: string): number {
  return lettersOf(text).reduce((sum, letter) => sum + widthOf(letter), 0)
}

export function left(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - across(text)))
}

export function right(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - across(text))) + text
}

/** The text, with dots at its end where it would be wider than `most`. */
export function clip(text: string, most: number): string {
  if (across(text) <= most) return text
  let kept = ''
  for (const letter of lettersOf(text)) {
    if (across(kept + letter) >= most) break
    kept += letter
  }
  return `${kept}…`
}
