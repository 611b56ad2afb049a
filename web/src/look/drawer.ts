/** How a drawer settles when it is let go. */
export type Height = 'half' | 'full'

const ENOUGH = 60

/** The height after a drag of `by` px (down is positive); null puts it away. */
export function settle(height: Height, by: number): Height | null {
  if (by < -ENOUGH) return 'full'
  if (by <= ENOUGH) return height
  return height === 'full' && by < 6 * ENOUGH ? 'half' : null
}
