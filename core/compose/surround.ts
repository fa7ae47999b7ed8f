/** The ornament that a brief asks for by name: what stands around a composition, on every sheet and in every format alike. */
import type { Design, OrnamentName, OrnamentPlace } from '../brief/design.ts'
import type { PageSize } from '../theme/page.ts'
import type { Theme } from '../theme/theme.ts'
import { type Border, borderOf, pageInside } from './border.ts'
import { drawingAround, onTheDashes } from './drawing-around.ts'
import { dashedFrame } from './motifs/frames.ts'
import { inksOn, quietInks } from './motifs/inks.ts'
import { motifs } from './motifs/motif.tsx'
import { sceneryAround, takesRoom } from './scenes/scenery.ts'
import type { MotifBox } from './motifs/motif-box.ts'
import type { Art } from './tree.ts'

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
  /** What is drawn on a sheet. */
  readonly draw: (sheet: BareSheet) => readonly PlacedArt[]
}

/** Where a sheet is among several. */
export interface AmongSheets {
  /** It is neither the first nor the last of several. */
  readonly inner?: boolean
  /** It is not the first of several. */
  readonly later?: boolean
}

/** Where a sheet is among so many, by its number from 0. */
export function placeAmong(at: number, count: number): AmongSheets {
  return { inner: at > 0 && at < count - 1, later: at > 0 }
}

/** A sheet that an ornament is drawn on. */
interface BareSheet extends AmongSheets {
  /** px of the whole sheet. */
  readonly width: number
  /** As `width`. */
  readonly height: number
  readonly ground: string
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
  bars: { ...tall, share: 0.13, wide: ['bottom'] },
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
  flags: { ...foot, share: 0.1, wide: ['bottom'] },
  fold: { ...hung, share: 0.13, wide: ['top'] },
  forms: { ...tall, share: 0.12 },
  frame: around,
  grid: { ...head, share: 0.11 },
  guilloche: { ...both, share: BAND },
  halftone: { ...tall, share: 0.12 },
  hills: { ...tall, wide: ['bottom'] },
  horizon: { ...foot, wide: ['bottom'] },
  keys: { ...foot, share: 0.15, plain: true },
  knit: { ...tall, share: 0.14 },
  lattice: around,
  layers: { ...tall, share: 0.17, wide: ['bottom'] },
  leaves: { ...tall, share: 0.12 },
  lines: head,
  moon: { ...hung, share: 0.14, wide: ['top'] },
  panes: { ...tall, share: 0.3 },
  rails: { ...tall, share: 0.24, wide: ['bottom'] },
  rays: { ...tall, share: 0.18 },
  rings: { ...tall, share: 0.2 },
  scallops: { ...hung, share: FINE },
  slashes: head,
  squares: { ...both, plain: true },
  stars: head,
  stave: { ...foot, share: 0.1, wide: ['bottom'] },
  stitches: { ...around, share: 0.05 },
  stones: { ...tall, share: 0.12, wide: ['bottom'] },
  stripes: head,
  tiles: { ...both, share: 0.065 },
  torn: { ...both, share: FINE, wide: ['top', 'bottom'], plain: true },
  waves: { ...tall, share: 0.12, wide: ['bottom'] },
  zigzag: both,
}

/** How many times as wide as high a sheet is whose ornament stands at its side. */
const WIDE = 1.9

/** Of an ornament's share of a sheet: paper with running text has less of it, a screen a band that does not push what it heads. */
const shares = { canvas: 1, pages: 0.6, screen: 0.4 } as const

/** What an ornament takes at least, so that it is seen: a part of a small sheet's shorter side, and px of any other. */
const LEAST = 0.06
/** What is left of it where it is to be thin. */
const THIN = 0.4
const LEAST_PX = 20

/** What an ornament is put around: the sheets of a format, with what it draws of its own. */
interface Surrounded {
  readonly surface: keyof typeof shares
  readonly html?: 'page' | 'mail'
  readonly ornaments?: readonly OrnamentName[]
  readonly group?: string
}

/** A theme for what stands inside of the ornament and the drawing that its design asks for; a format draws ornaments of its own by itself. */
export function surrounded(
  theme: Theme,
  format: Surrounded,
  letters = 0,
): { readonly theme: Theme; readonly surround?: Surround } {
  const { surface, html, ornaments = [], group } = format
  const { motif, drawing } = theme.design.decor
  if (html === 'mail') return { theme: withoutDrawing(withoutOrnament(theme)) }
  const scenery = takesRoom(format) ? sceneryAround(theme) : undefined
  if (scenery) return { theme: themeInside(withoutScenery(theme), scenery), surround: scenery }
  const frame = framed(theme, format)
  const own = frame ? themeInside(theme, frame) : theme
  const band = motif && !ornaments.includes(motif) ? surroundOf(own, surface, group === 'slides') : undefined
  const outer = nested(frame, band)
  const within = band ? themeInside(own, band) : frame ? own : withoutOrnament(theme)
  const isOne = surface === 'screen' || (surface === 'canvas' && group !== 'slides')
  if (!drawing || !(isOne || drawing.many))
    return outer ? { theme: within, surround: outer } : { theme: within }
  if (outer && motif === 'dashes' && drawing.thing === 'scissors')
    return { theme: withoutDrawing(within), surround: onTheDashes(outer, theme, drawing) }
  const inner = drawingAround(within, drawing, surface, letters)
  const surround = nested(outer, inner)
  if (!inner) return surround ? { theme: within, surround } : { theme: within }
  return { theme: withoutDrawing(themeInside(within, inner)), ...(surround && { surround }) }
}

/** The frame around another ornament, where the brief names both. */
function framed(theme: Theme, { surface, ornaments = [] }: Surrounded): Surround | undefined {
  const { design } = theme
  const { frame } = design.decor
  if (!frame || ornaments.includes(frame)) return undefined
  const { motifAt: _, ...decor } = design.decor
  return surroundOf({ ...theme, design: { ...design, decor: { ...decor, motif: frame } } }, surface)
}

/** Two surrounds as one, the second inside of the first. */
export function nested(outer: Surround | undefined, inner: Surround | undefined): Surround | undefined {
  if (!outer || !inner) return outer ?? inner
  const side = (key: keyof Border): number => outer.border[key] + inner.border[key]
  const { left, top, right, bottom } = outer.border
  return {
    border: { top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') },
    inner: inner.inner,
    draw: ({ width, height, ...sheet }) => [
      ...outer.draw({ width, height, ...sheet }),
      ...inner
        .draw({ width: width - left - right, height: height > 0 ? height - top - bottom : 0, ...sheet })
        .map(art => ({ ...art, x: art.x + left, y: art.y + top })),
    ],
  }
}

/**
 * The ornament that a design asks for around sheets of a page, in the colours of its theme; undefined where it asks for none. Where it stands follows from the sheet's form, unless the design says.
 * Where it `opens` a deck, what is tall and drawn is quiet on the sheets between the first and the last.
 */
export function surroundOf(theme: Theme, surface: keyof typeof shares, opens = false): Surround | undefined {
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
  const broad = Math.max(shorter * share, Math.min(shorter * LEAST, LEAST_PX))
  const reach = Math.round(design.decor.motifThin ? broad * THIN : broad)
  const border = borderOf(edges, reach, theme.dir)
  return {
    border,
    inner: pageInside(page, border),
    draw: sheet => {
      const { motifOn } = design.decor
      if ((motifOn === 'first' && sheet.later) || (motifOn === 'ends' && sheet.inner)) return []
      const { motifColor } = design.decor
      const inks = { ...inksOn(theme, sheet.ground, stand.plain), ...(motifColor && { ink: motifColor }) }
      const isQuiet = opens && sheet.inner && stand.share > BAND
      const box = { ...(isQuiet ? quietInks(inks, sheet.ground) : inks), ground: sheet.ground }
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

/** A theme whose drawing is drawn. */
function withoutDrawing(theme: Theme): Theme {
  const { design } = theme
  return { ...theme, design: { ...design, decor: { ...design.decor, drawing: null, motifs: false } } }
}

/** A theme whose scene is drawn. */
function withoutScenery(theme: Theme): Theme {
  const { design } = theme
  const { scene: _, ...decor } = design.decor
  return { ...theme, design: { ...design, decor } }
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
  // Paper is torn off a roll at both ends.
  if (decor.motif === 'torn' && surface !== 'screen') return stand.edges
  const asked = decor.motifAt ?? (height > 0 && width / height >= WIDE ? stand.wide : stand.edges)
  const edges = typeof asked === 'string' ? [asked] : asked
  // What grows with its content has no sides that could be counted out, and a screen begins at its top.
  return isAlong ? ['top'] : edges
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
