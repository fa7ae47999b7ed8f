import { contrast } from '../../theme/contrast.ts'
import { distance, mixed } from '../../theme/oklch.ts'
import { namedSeeds } from '../../theme/scheme.ts'
import type { Theme } from '../../theme/theme.ts'
import type { MotifBox } from './motif-box.ts'

/** Least contrast of an ornament with its ground. */
export const SEEN = 1.9
/** The same of a colour that stands in for one that is not seen. */
const CLEAR = 4.5

/** Distance in Oklab from which a further colour of the brief is told from its ground by its hue, however light both are. */
const APART = 0.12

/** What is left of inks where an ornament is not to be looked at. */
const QUIET = 0.16

/** Inks near their ground, for an ornament behind which something else is to be read. */
export function quietInks({ ink, tint, others }: Inks, ground: string): Inks {
  const quiet = (color: string): string => mixed(ground, color, QUIET)
  return { ink: quiet(ink), tint: quiet(tint), others: others.map(quiet) }
}

type Inks = Required<Pick<MotifBox, 'ink' | 'others' | 'tint'>>

/**
 * The colours that an ornament is drawn in on a ground: the accent, or what of its hue is seen there, then the brand's further
 * colours, exactly. Tints stand in only where the brief has one colour.
 */
export function inksOn(theme: Theme, ground: string, plain = false): Inks {
  const { color, design } = theme
  const isSeen = (ink: string): boolean => contrast(ink, ground) >= SEEN
  const instead = [color.accentText, color.text, color.paper, '#ffffff', '#000000']
  const clear = instead.find(ink => contrast(ink, ground) >= CLEAR) ?? color.text
  const first = plain ? color.text : color.accent
  const ink = isSeen(first) ? first : clear
  const further = [...namedSeeds(design.color), ...(plain ? [color.accent] : [])].filter(
    seed => seed !== ink && (isSeen(seed) || distance(seed, ground) >= APART),
  )
  const tint = mixed(ground, ink, 0.34)
  return { ink, tint, others: further.length > 0 ? further.slice(0, 2) : [mixed(ground, ink, 0.6), tint] }
}
