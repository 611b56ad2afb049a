/** How presets are called. */
import { say } from '../words/say'

export function presetName(preset: string): string {
  return say(`house-preset-${preset}`)
}

export function presetHelp(preset: string): string {
  return say(`house-preset-${preset}-help`)
}
