/** Ornament drawn from parameters: one file a motif, and here the closed list of them and how they stand on a sheet. */
import type { Design } from '../../brief/design.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Child } from '../jsx-runtime.ts'
import type { Style } from '../style.ts'
import type { Outline } from '../tree.ts'
import { arcade } from './arcade.ts'
import { arch } from './arch.ts'
import { awning } from './awning.ts'
import { branch, laurel } from './branch.ts'
import type { DrawMotif, MotifBox } from './motif-box.ts'
import { notch } from './notch.ts'
import { rings } from './rings.ts'
import { rosette } from './rosette.ts'
import { scallop } from './scallop.ts'
import { seal } from './seal.ts'
import { sunburst } from './sunburst.ts'
import { wave } from './wave.ts'

/** Name of a motif. */
export type MotifName =
  /** A wall with arches cut out of it. */
  | 'arcade'
  /** A door or a window with a round head. */
  | 'arch'
  /** Striped cloth with round ends. */
  | 'awning'
  /** A twig with leaves; mirrored where lines run from right to left. */
  | 'branch'
  /** Two twigs around what is honoured. */
  | 'laurel'
  /** Where a ticket is torn. */
  | 'notch'
  /** Rings around one middle. */
  | 'rings'
  /** Fine waves in rings, as on banknotes. */
  | 'rosette'
  /** A band that hangs in half discs. */
  | 'scallop'
  /** A toothed disc. */
  | 'seal'
  /** Rays from the middle of the lower edge. */
  | 'sunburst'
  /** A field whose upper edge is a run of waves; begins by rising where lines begin. */
  | 'wave'

/** The motifs by name. */
export const motifs: Readonly<Record<MotifName, DrawMotif>> = {
  arcade,
  arch,
  awning,
  branch,
  laurel,
  notch,
  rings,
  rosette,
  scallop,
  seal,
  sunburst,
  wave,
}

/** Whether a brief lets motifs be drawn: one that asks for a plain page or for no ornaments does not. */
export function drawsMotifs({ decor }: Design): boolean {
  return decor.fields !== false && decor.motifs !== false
}

/** A motif on a sheet; what is not said comes from the theme. */
export interface MotifProps extends Omit<Partial<MotifBox>, 'width' | 'height'> {
  readonly theme: Theme
  readonly name: MotifName
  /** px */
  readonly width: number
  /** px */
  readonly height: number
  /** Default: as wide as the column. */
  readonly style?: Style
}

/** A motif in the accent on the paper, which screen readers pass over; nothing where the brief wants none. */
export function Motif({ theme, name, style, ...box }: MotifProps): Child {
  if (!drawsMotifs(theme.design)) return null
  const outlines = motifOutlines(theme, name, box)
  return (
    <svg
      ariaHidden
      art={{ viewBox: [box.width, box.height], outlines }}
      style={{ width: '100%', shrink: 0, ...style }}
    />
  )
}

/** The outlines of a motif in a theme's colours and direction, for art that holds more than the motif. */
export function motifOutlines(
  { color, dir }: Theme,
  name: MotifName,
  box: Omit<MotifProps, 'theme' | 'name' | 'style'>,
): readonly Outline[] {
  return motifs[name]({ ink: color.accent, ground: color.paper, across: dir === 'rtl', ...box })
}
