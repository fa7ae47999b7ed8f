/** Ornament drawn from parameters: one file a kind, and here the closed list of them and how they stand on a sheet. */
import type { Design, OrnamentName } from '../../brief/design.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Child } from '../jsx-runtime.ts'
import type { Style } from '../style.ts'
import type { Outline } from '../tree.ts'
import { arcade } from './arcade.ts'
import { arches } from './arches.ts'
import { awning } from './awning.ts'
import { bunting, checks, diamonds, grid, squares, tiles, zigzag } from './checks.ts'
import { blobs, feathers, leaves } from './cut-outs.ts'
import { dots, fans, forms, halftone, moon, stars } from './dots.ts'
import { corners, doubleFrame, frame } from './frames.ts'
import { flags, fold, knit, lattice, panes, stitches } from './crafts.ts'
import { hills, layers, stones } from './ground.ts'
import type { DrawMotif, MotifBox } from './motif-box.ts'
import { bars, keys, rails, stave } from './music.ts'
import { rays } from './rays.ts'
import { rings } from './rings.ts'
import { rosette } from './rosette.ts'
import { scallops } from './scallops.ts'
import { seal } from './seal.ts'
import { torn } from './torn.ts'
import { bar, dashes, horizon, lines, slashes, stripes } from './stripes.ts'
import { guilloche, waves } from './waves.ts'

/** Name of a motif: those that a brief may ask for, and those that compositions draw of their own. */
export type MotifName =
  | OrnamentName
  /** A wall with arches cut out of it. */
  | 'arcade'
  /** Striped cloth with round ends. */
  | 'awning'
  /** Fine waves in rings, as on banknotes. */
  | 'rosette'
  /** A toothed disc. */
  | 'seal'

/** The motifs by name. */
export const motifs: Readonly<Record<MotifName, DrawMotif>> = {
  arcade,
  arches,
  awning,
  bar,
  bars,
  blobs,
  bunting,
  checks,
  corners,
  dashes,
  diamonds,
  dots,
  'double-frame': doubleFrame,
  fans,
  feathers,
  flags,
  fold,
  forms,
  frame,
  grid,
  guilloche,
  halftone,
  hills,
  horizon,
  keys,
  knit,
  lattice,
  layers,
  leaves,
  lines,
  moon,
  panes,
  rails,
  rays,
  rings,
  rosette,
  scallops,
  seal,
  slashes,
  squares,
  stars,
  stave,
  stitches,
  stones,
  stripes,
  tiles,
  torn,
  waves,
  zigzag,
}

/**
 * Whether a brief lets a composition draw motifs of its own: one that asks for a plain page or for no ornaments does not, nor
 * one that names the ornament it wants.
 */
export function drawsMotifs({ decor }: Design): boolean {
  return decor.fields !== false && decor.motifs !== false && !decor.motif && !decor.drawing
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
