/** The ornament that a brief asks for by name: what stands around a composition, on every sheet and in every format alike. */
import type { Design, OrnamentName, OrnamentPlace } from '../brief/design.ts'
import { contrast } from '../theme/contrast.ts'
import { distance, mixed } from '../theme/oklch.ts'
import type { PageSize } from '../theme/page.ts'
import { namedSeeds } from '../theme/scheme.ts'
import type { Theme } from '../theme/theme.ts'
import { dashedFrame } from './motifs/frames.ts'
import { motifs } from './motifs/motif.tsx'
import type { MotifBox } from './motifs/motif-box.ts'
import type { Art } from './tree.ts'

/** px that an ornament takes off a sheet at its edges. */
export interface Border {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** Art in a place of a sheet, px from its upper left corner. */
export interface PlacedArt extends Art {
  readonly x: number
  readonly y: number
}

/** An ornament around sheets: how much of them it takes, and what it is on one of a size. */
export interface Surround {
  readonly border: Border
  /** The page that is left to compose for. */
  readonly inner: PageSize
  /** What is drawn on a sheet of a ground; both lengths are of the whole sheet, px. */
  readonly draw: (sheet: {
    readonly width: number
    readonly height: number
    readonly ground: string
  }) => readonly PlacedArt[]
}

/** How an ornament stands. */
interface Stand {
  /** Part of the sheet's shorter side that it takes at an edge. */
  readonly share: number
  /** What of it faces the sheet's edge. */
  readonly outer: 'top' | 'foot'
  /** The edges that it takes of an upright sheet and of one that lies. */
  readonly edges: readonly OrnamentPlace[]
  /** The same on one that is at least `WIDE` times as wide as high. */
  readonly wide: readonly OrnamentPlace[]
  /** In the colour of text, not in the accent. */
  readonly plain?: true
}

const FINE = 0.045
const BAND = 0.075
const TALL = 0.16

const head: Stand = { share: BAND, outer: 'foot', edges: ['top'], wide: ['start'] }
const hung: Stand = { ...head, outer: 'top' }
const foot: Stand = { ...head, edges: ['bottom'] }
const tall: Stand = { ...foot, share: TALL }
const both: Stand = { ...head, share: 0.06, edges: ['top', 'bottom'], wide: ['start', 'end'] }
const around: Stand = { ...head, share: FINE, edges: ['around'], wide: ['around'] }

const stands: Readonly<Record<OrnamentName, Stand>> = {
  arches: { ...tall, share: 0.12 },
  bar: { ...head, share: FINE },
  blobs: tall,
  bunting: { ...hung, share: 0.09, wide: ['top'] },
  checks: both,
  corners: around,
  dashes: { ...around, share: 0.035 },
  diamonds: both,
  dots: foot,
  'double-frame': around,
  fans: { ...tall, share: 0.11 },
  feathers: tall,
  forms: { ...tall, share: 0.12 },
  frame: around,
  grid: { ...head, share: 0.11 },
  guilloche: { ...both, share: BAND },
  halftone: { ...tall, share: 0.12 },
  horizon: { ...foot, wide: ['bottom'] },
  leaves: { ...tall, share: 0.12 },
  lines: head,
  moon: { ...hung, share: 0.14, wide: ['top'] },
  rays: { ...tall, share: 0.18 },
  rings: { ...tall, share: 0.2 },
  scallops: { ...hung, share: FINE },
  slashes: head,
  squares: { ...both, plain: true },
  stars: head,
  stripes: head,
  tiles: { ...both, share: 0.065 },
  waves: { ...tall, share: 0.12, wide: ['bottom'] },
  zigzag: both,
}

/** How many times as wide as high a sheet is whose ornament stands at its side. */
const WIDE = 1.9

/** Of an ornament's share of a sheet: paper with running text has less of it, a screen a band that does not push what it heads. */
const shares = { canvas: 1, pages: 0.6, screen: 0.4 } as const

/** What an ornament takes at least, so that it is seen: a part of a small sheet's shorter side, and px of any other. */
const LEAST = 0.06
const LEAST_PX = 20

/** What an ornament is put around: the sheets of a format, with what it draws of its own. */
interface Surrounded {
  readonly surface: keyof typeof shares
  readonly html?: 'page' | 'mail'
  readonly ornaments?: readonly OrnamentName[]
}

/** A theme with the ornament that its design asks for around the sheets, where the format has none of that name of its own. */
export function surrounded(
  theme: Theme,
  { surface, html, ornaments = [] }: Surrounded,
): { readonly theme: Theme; readonly surround?: Surround } {
  const { motif } = theme.design.decor
  if (!motif) return { theme }
  const isOwn = html === 'mail' || ornaments.includes(motif)
  const surround = isOwn ? undefined : surroundOf(theme, surface)
  return surround ? { theme: themeInside(theme, surround), surround } : { theme: withoutOrnament(theme) }
}

/**
 * The ornament that a design asks for around sheets of a page, in the colours of its theme; undefined where it asks for none. Where it stands follows from the sheet's form, unless the design says.
 */
export function surroundOf(theme: Theme, surface: keyof typeof shares): Surround | undefined {
  const { page, design } = theme
  const name = design.decor.motif
  // A plain page may have the one ornament that its brief names.
  if (!name || design.decor.motifs === false) return undefined
  const stand = stands[name]
  const edges = edgesOf(stand, page, design, surface)
  const shorter = page.height > 0 ? Math.min(page.width, page.height) : page.width
  // At the side of a low sheet there is room along, and little across.
  const isAside = edges.some(edge => edge === 'start' || edge === 'end')
  const share = stand.share * shares[surface] * (isAside ? 1.5 : 1)
  const reach = Math.round(Math.max(shorter * share, Math.min(shorter * LEAST, LEAST_PX)))
  const border = borderOf(edges, reach, theme.dir)
  return {
    border,
    inner: {
      ...page,
      width: page.width - border.left - border.right,
      height: page.height > 0 ? page.height - border.top - border.bottom : 0,
    },
    draw: sheet => {
      const box = { ...inksOn(theme, sheet.ground, stand.plain), ground: sheet.ground }
      return drawAt(name, stand, border, { ...sheet, ...box, reach })
    },
  }
}

/** A theme for what is composed inside: a smaller page, whose margins are less where the ornament has taken room already. */
export function themeInside(theme: Theme, { inner, border }: Surround): Theme {
  const { margin, design } = theme
  const less = (side: keyof Border): number =>
    border[side] === 0 ? margin[side] : Math.max(margin[side] - border[side] * 0.5, margin[side] * 0.7)
  const decor = { ...design.decor, ornament: false }
  return {
    ...theme,
    page: inner,
    margin: { top: less('top'), right: less('right'), bottom: less('bottom'), left: less('left') },
    design: { ...design, decor },
  }
}

/** A theme that asks for no ornament by name: what a composition draws of its own is the one that was meant. */
function withoutOrnament(theme: Theme): Theme {
  const { design } = theme
  return { ...theme, design: { ...design, decor: { ...design.decor, motif: null } } }
}

function edgesOf(
  stand: Stand,
  { width, height }: PageSize,
  { decor }: Design,
  surface: keyof typeof shares,
): readonly OrnamentPlace[] {
  const isAlong = height === 0 || surface === 'screen'
  const asked = decor.motifAt ?? (height > 0 && width / height >= WIDE ? stand.wide : stand.edges)
  const edges = typeof asked === 'string' ? [asked] : asked
  // What grows with its content has no sides that could be counted out, and a screen begins at its top.
  return isAlong ? ['top'] : edges
}

function borderOf(edges: readonly OrnamentPlace[], reach: number, dir: 'ltr' | 'rtl'): Border {
  const [left, right] = dir === 'ltr' ? (['start', 'end'] as const) : (['end', 'start'] as const)
  const at = (edge: OrnamentPlace): number => (edges.includes(edge) || edges.includes('around') ? reach : 0)
  return { top: at('top'), right: at(right), bottom: at('bottom'), left: at(left) }
}

/** Least contrast of an ornament with its ground. */
const SEEN = 1.9
/** The same of a colour that stands in for one that is not seen. */
const CLEAR = 4.5

/** Distance in Oklab from which a further colour of the brief is told from its ground by its hue, however light both are. */
const APART = 0.12

/**
 * The colours that an ornament is drawn in on a ground: the accent, or what of its hue is seen there, then the brand's further
 * colours, exactly. Tints stand in only where the brief has one colour.
 */
function inksOn(theme: Theme, ground: string, plain = false): Pick<MotifBox, 'ink' | 'others' | 'tint'> {
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

/** Frames go around the sheet in one; everything else is drawn edge by edge. */
const whole: ReadonlySet<OrnamentName> = new Set(['frame', 'double-frame', 'corners', 'dashes'])

/** Of these, what is asked for along one edge is lines. */
const framing: ReadonlySet<OrnamentName> = new Set(['frame', 'double-frame', 'corners'])

type Drawn = Omit<MotifBox, 'count' | 'line'> & { readonly reach: number }

function drawAt(name: OrnamentName, stand: Stand, border: Border, sheet: Drawn): readonly PlacedArt[] {
  const { width, height, reach } = sheet
  const { top, right, bottom, left } = border
  const isAround = top > 0 && right > 0 && bottom > 0 && left > 0
  if (isAround && whole.has(name)) {
    const draw = name === 'dashes' ? dashedFrame : motifs[name]
    const outlines = draw({ ...sheet, line: reach })
    return [{ x: 0, y: 0, viewBox: [width, height], outlines }]
  }
  const edge = (x: number, y: number, length: number, turned: boolean, isFar: boolean): PlacedArt => {
    // Drawn with its outer side at the foot of a box, it faces the far edge as it is.
    const box = { ...sheet, width: length, height: reach, turned, down: (stand.outer === 'foot') !== isFar }
    const outlines = motifs[framing.has(name) ? 'lines' : name](box)
    return { x, y, viewBox: turned ? [reach, length] : [length, reach], outlines }
  }
  const down = height - top - bottom
  return [
    ...(top > 0 ? [edge(0, 0, width, false, false)] : []),
    ...(bottom > 0 ? [edge(0, height - bottom, width, false, true)] : []),
    ...(left > 0 ? [edge(0, top, down, true, false)] : []),
    ...(right > 0 ? [edge(width - right, top, down, true, true)] : []),
  ]
}
