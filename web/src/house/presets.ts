/** How presets are called. */
import { known, say } from '../words/say'

export function presetName(preset: string): string {
  return known(`room-preset-${preset}`) ? say(`room-preset-${preset}`) : preset
}

export function presetHelp(preset: string): string | undefined {
  return known(`room-preset-${preset}-help`) ? say(`room-preset-${preset}-help`) : undefined
}
