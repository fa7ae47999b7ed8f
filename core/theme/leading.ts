/** What body leading depends on. */
export interface LeadingRequest {
  /** Characters per line. */
  readonly characters: number
  /** em */
  readonly xHeight: number
  readonly onScreen: boolean
  /** Light text on a dark ground. */
  readonly reversed: boolean
  /** Least leading that the scripts of the copy need. */
  readonly least: number
  /** Multiplies the result: the brief's wish. */
  readonly scale: number
}

/**
 * Body line height as a multiple of the size. Longer lines and taller lower-case letters need more:
 * clamp(1.20, 1.20 + .0045·(characters − 45) + .8·(xHeight − .48), 1.50), within Butterick's 120–145 %.
 */
export function bodyLeading({
  characters,
  xHeight,
  onScreen,
  reversed,
  least,
  scale,
}: LeadingRequest): number {
  const formula = 1.2 + 0.0045 * (characters - 45) + 0.8 * (xHeight - 0.48)
  const plain = Math.min(Math.max(formula, 1.2), 1.5) + (onScreen ? 0.1 : 0) + (reversed ? 0.05 : 0)
  return Math.max(Math.max(plain, least) * scale, 1.1)
}
