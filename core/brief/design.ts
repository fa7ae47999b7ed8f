/** Lightness of the ground. */
export type Mode = 'light' | 'dark'

/** How much room the layout leaves. */
export type Density = 'airy' | 'normal' | 'compact' | 'dense'

/** How far text stands out from its ground (targets in `core/theme/contrast.ts`). */
export type ContrastLevel = 'low' | 'normal' | 'high' | 'max'

/** Part of the pages up to which a colour is a touch, which is no ground for anything. */
export const TOUCH = 0.08

/** Parts of the pages' area, 0–1, that a colour is to cover at least and at most. */
export interface ColorShare {
  readonly hex: string
  readonly least: number
  readonly most: number
}

/** Colour intent. Hex values are lower-case `#rrggbb`. */
export interface ColorDesign {
  readonly mode: Mode
  /** Brand colours in brief order; the first is the accent and is never altered as a fill. */
  readonly seeds: readonly string[]
  /** Of a single word of the title, and nothing else. */
  readonly word?: string
  /** The one loud colour of what is to be seen first and of buttons, where the brief wants one and names none. */
  readonly signal?: string
  /** Explicit ground, else null: the theme derives one. */
  readonly paper: string | null
  /** Explicit text colour, else null. */
  readonly ink: string | null
  readonly neutral: 'warm' | 'cool' | 'tinted' | 'pure'
  /** `cream` gives light documents a warm paper ground. */
  readonly ground: 'white' | 'cream'
  /** Multiplies the chroma of derived colours, 0–1.5. */
  readonly chroma: number
  readonly contrast: ContrastLevel
  readonly scheme: 'mono' | 'analogous' | 'complement' | 'triad'
  /** The accent is a touch: on lines, marks and buttons, and no fields and words have it. */
  readonly sparing?: boolean
  /** Things of one kind have colours of their own: the branches of an organisation, the lanes of a plan. */
  readonly each?: boolean
  /** How much of the pages colours are to cover, where the brief says it: `mostly green`, `a touch of gold`. */
  readonly shares?: readonly ColorShare[]
  /** The colour of lines between parts, where the brief has one for those: of all, or of the first alone. */
  readonly lines?: { readonly hex: string; readonly one: boolean; readonly broad?: true }
  /** Colours that tell a state and nothing else, where the brief names them. */
  readonly success?: string
  readonly warning?: string
  readonly danger?: string
  readonly info?: string
  /** OKLCH hue ranges [from, to] in degrees that no derived colour may use. */
  readonly forbidHues: readonly (readonly [number, number])[]
}

/** Type intent. */
interface TypeDesign {
  /** Family names as in `core/fonts/catalogue.ts`. */
  readonly display: string
  readonly text: string
  readonly mono: string
  /** Ratio of the modular scale. */
  readonly scale: number
  /** Multiplies heading sizes; 1 is the scale as it is. */
  readonly displayScale: number
  /** 400–900. */
  readonly displayWeight: number
  readonly displayCase: 'none' | 'uppercase'
  readonly displayItalic: boolean
  /** False: no words are heavier than the text, but those of parts that a brief wants so. Default: as the format has it. */
  readonly bold?: false
  /** Body size in px (1 pt = 4/3 px). */
  readonly baseSize: number
  /** Multiplies the leading that the theme computes. */
  readonly leadingScale: number
  /** The line as a multiple of the size, where the brief says it in figures. */
  readonly leading?: number
  readonly align: 'start' | 'center' | 'justify'
}

/** Room. */
export interface SpaceDesign {
  readonly density: Density
  readonly marginScale: number
  /** px of every margin, where the brief says them in figures. */
  readonly margin?: number
  /** px of the foot of a sheet that is not seen: behind a table, in a stand. */
  readonly hiddenFoot?: number
  readonly margins: 'even' | 'asymmetric' | 'classical'
}

/** Form of boxes and lines. */
export interface ShapeDesign {
  /** px: one family of 0, 2, 4, 8, 12, 16, 24, 999. */
  readonly radius: number
  /** Rules between parts: hairline (0.5 pt), rule (1 pt), heavy (2–4 pt), dots or dashes (1 pt), none. */
  readonly rules: 'none' | 'hairline' | 'rule' | 'heavy' | 'dotted' | 'dashed'
  readonly shadow: boolean
}

/** An ornament that a brief may ask for by name; `core/compose/motifs/bands.ts` draws each. */
export type OrnamentName =
  | 'arches'
  | 'bar'
  | 'bars'
  | 'blobs'
  | 'bunting'
  | 'checks'
  | 'corners'
  | 'dashes'
  | 'diamonds'
  | 'dots'
  | 'double-frame'
  | 'fans'
  | 'feathers'
  | 'flags'
  | 'fold'
  | 'forms'
  | 'frame'
  | 'grid'
  | 'guilloche'
  | 'halftone'
  | 'hills'
  | 'horizon'
  | 'keys'
  | 'knit'
  | 'lattice'
  | 'layers'
  | 'leaves'
  | 'lines'
  | 'moon'
  | 'panes'
  | 'rails'
  | 'rays'
  | 'rings'
  | 'scallops'
  | 'slashes'
  | 'squares'
  | 'stars'
  | 'stave'
  | 'stitches'
  | 'stones'
  | 'stripes'
  | 'tiles'
  | 'torn'
  | 'waves'
  | 'zigzag'

/** What a picture shows that is drawn of a copy's subject; `core/compose/scenes` draws each. */
export type SceneName =
  | 'bicycles'
  | 'books'
  | 'bottles'
  | 'cups'
  | 'curtain'
  | 'dunes'
  | 'facade'
  | 'fields'
  | 'forest'
  | 'hills'
  | 'kitchen'
  | 'lake'
  | 'lanterns'
  | 'market'
  | 'meadow'
  | 'music'
  | 'night'
  | 'peaks'
  | 'pencils'
  | 'planets'
  | 'pool'
  | 'railway'
  | 'pots'
  | 'sea'
  | 'town'
  | 'track'
  | 'trees'
  | 'winter'
  | 'workshop'
  | 'yarn'

/** Where on a sheet an ornament is wanted: along an edge, or around all of it. */
export type OrnamentPlace = 'top' | 'bottom' | 'start' | 'end' | 'around'

/** Where a thing is drawn: along or at an edge, in a corner, or behind the words. */
export type DrawingPlace = OrnamentPlace | 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end'

/** A thing that a brief wants drawn. */
export interface Drawing {
  /** Its name in `core/brief/words/drawings.ts`. */
  readonly thing: string
  /** One of it, or many in a row along the edges. */
  readonly many: boolean
  readonly size: 'small' | 'medium' | 'large'
  /** Default: where there is room. */
  readonly at?: DrawingPlace
  /** Drawn in a fine line. */
  readonly thin?: true
  /** Cut by the edge of the sheet: half of it is seen. */
  readonly cut?: true
  /** `#rrggbb`. Default: the accent, where that is seen. */
  readonly color?: string
}

/** Decoration that may be drawn at all. */
interface DecorDesign {
  readonly gradient: boolean
  readonly pattern: boolean
  readonly ornament: boolean
  readonly icons: boolean
  /** Codes that machines read, of what the copy says; true where nothing is said. */
  readonly codes?: boolean
  /** False: the page stays plain, without bands, panels and tinted columns. Default: a composition may draw them. */
  readonly fields?: boolean
  /** False: no awnings, waves, rays or branches are drawn. Default: a composition may draw them. */
  readonly motifs?: boolean
  /** The ornament that stands at the edges of every sheet, in the place of what a composition draws of its own. Default: none. */
  readonly motif?: OrnamentName | null
  /** A frame around that ornament, where the brief names both; null: none is drawn, of a format's own either. Default: its own. */
  readonly frame?: OrnamentName | null
  /** Where the ornament stands. Default: where the sheet's form has room for it. */
  readonly motifAt?: OrnamentPlace
  /** Its colour, `#rrggbb`. Default: the accent, where that is seen. */
  readonly motifColor?: string
  /** It is no more than a line. */
  readonly motifThin?: true
  /** Which of several sheets have the ornament: the first alone, or the first and the last. Default: all. */
  readonly motifOn?: 'first' | 'ends'
  /** The scene along the foot of the first sheet. Default: none. */
  readonly scene?: SceneName
  /** A thing that is drawn beside the words, on the first sheet. Default: none. */
  readonly drawing?: Drawing | null
}

/** Pictures. */
interface ImageryDesign {
  readonly images: boolean
}

/** Arrangement wishes; a format honours those that fit it. */
interface LayoutDesign {
  /** null: the format's own. */
  readonly columns: number | null
  readonly cover: boolean | null
  readonly contents: boolean | null
  readonly pageNumbers: boolean | null
  readonly centered: boolean | null
  /** The line that events stand on runs from head to foot, or from side to side. */
  readonly axis?: 'down' | 'across'
  /** Each thing that is shown, a work or a look, has a page or a spread to itself. */
  readonly apart?: true
  /** Of a deck: what the slides are called that are seen before the others. */
  readonly slides?: readonly string[]
}

/** The page. null: the format's default. */
interface PageDesign {
  /** A name (`A4`, `Letter`, `16:9`) or `<w>x<h>mm|px|in`. */
  readonly size: string | null
  readonly orientation: 'portrait' | 'landscape' | null
  readonly maxPages: number | null
  /** Pieces on one sheet of paper, to be cut apart, and its name where the brief has one. */
  readonly perSheet?: { readonly count: number; readonly sheet: string }
}

/** Language conventions. */
interface LocaleDesign {
  /** BCP 47; null: the copy's own. */
  readonly lang: string | null
  readonly dir: 'ltr' | 'rtl' | null
  /** The brief asks for the language in so many words (`in French`): it overrules the copy's own. */
  readonly firm?: true
}

/** What a brief asks of one part of a document; what it leaves out stays as the format has it. */
export interface PartDesign {
  /** `#rrggbb`; moved for contrast against the ground that the part stands on. */
  readonly color?: string
  /** Ground of the part, `#rrggbb`. */
  readonly fill?: string
  /** Of buttons: the one that leads alone has the fill, and the others are outlined. */
  readonly one?: true
  /** Of a table or a list by its name: the entries whose figure is under it, or over it, and no others. */
  readonly below?: number
  readonly above?: number
  /** px, before the format scales for its page. */
  readonly size?: number
  /** How far what goes by these words reaches: all under its heading, its row or column of a table, wherever the words stand, or all that are of the kind. Default: what is called so. */
  readonly extent?: 'section' | 'row' | 'column' | 'words' | 'kind'
  /** Multiplies the size that the format gives. */
  readonly scale?: number
  /** How soon it is seen: before all else, or right behind what is; `last` is small and quiet. */
  readonly rank?: Rank
  /** 400–900. */
  readonly weight?: number
  readonly italic?: boolean
  /** `small`: capitals of the height of small letters. */
  readonly case?: 'uppercase' | 'small' | 'none'
  readonly underline?: boolean
  /** A family of `core/fonts/catalogue.ts`. */
  readonly face?: string
  readonly align?: 'start' | 'center' | 'end'
  /** px */
  readonly radius?: number
  /** Of sections: a thin line between them. */
  readonly line?: boolean
  /** What is drawn around, behind or under it. */
  readonly device?: Device
  /** The thing that its device is, where that is a sign: a name of `core/brief/words/drawings.ts`. */
  readonly thing?: string
  /** Its box has the soft ground of the accent, where no colour is said. */
  readonly tinted?: true
  /** Colour of its device, `#rrggbb`; absent: that of the accent. */
  readonly tint?: string
  /** Where on a single sheet it stands; on pages that flow it goes to the start or the end of the copy. */
  readonly place?: Spot
  /** It is to be met before anything else: on pages that flow the section that tells it opens the copy. Default: where its author has it. */
  readonly opens?: true
}

/** An edge of a sheet, or a corner, which is an end of that edge; a side is that of a stub. */
export type Spot = `${'top' | 'bottom'}${'' | '-start' | '-center' | '-end'}` | 'start' | 'end'

/**
 * A device that a part is drawn with, whatever the surface: a box, one to cut along, or a ring around it, a round sticker under it, a mark behind its words, a line under or over it, two lines under it,
 * figures side by side in a strip, a quotation pulled out of the text, a thing drawn beside it, a chart; `boxes` sets each of several in one. `headline` is a figure at the head of a document. `apart` and `dark` are the grounds of slides that tell it.
 */
export type Device =
  | 'box'
  | 'boxes'
  | 'dashed-box'
  | 'ring'
  | 'sticker'
  | 'mark'
  | 'rule'
  | 'overline'
  | 'double-rule'
  | 'strip'
  | 'pull'
  | 'sign'
  | 'headline'
  | ChartKind
  | 'apart'
  | 'dark'

/**
 * A chart of figures that the copy tells: of the kind that suits them (`chart`), columns or bars from a zero line, a line, a ring
 * of shares, one bar of shares, how full something is, or a field of its colour beside each thing that is called by one.
 */
export type ChartKind = 'chart' | 'columns' | 'bars' | 'line' | 'pie' | 'stack' | 'gauge' | 'swatches'

/** Whether a device is a chart. */
export function isChart(device: Device | undefined): device is ChartKind {
  return device !== undefined && CHARTS.has(device)
}

const CHARTS: ReadonlySet<Device> = new Set<ChartKind>([
  ...(['chart', 'columns', 'bars', 'line', 'pie', 'stack', 'gauge', 'swatches'] as const),
])

/** The order in which parts are seen. */
export type Rank = 'first' | 'second' | 'last'

/** The words of the copy that the key of a part is about: `said:key results`; undefined for parts by their names. */
export function saidIn(key: string): string | undefined {
  return key.startsWith('said:') ? key.slice('said:'.length) : undefined
}

/** Whether a part is to be seen before others. */
export function isToBeSeen({ rank = 'last' }: PartDesign = {}): boolean {
  return rank !== 'last'
}

/** Parts of a document that a brief can aim at, found in any format by what they are. */
export const allParts = [
  'title',
  'headings',
  'subheads',
  'captions',
  'code',
  'quotes',
  'tables',
  'tableHeads',
  'links',
  'buttons',
  'figures',
  'names',
  'prices',
  'dates',
  'footnotes',
  'smallPrint',
  'labels',
  'cards',
  'cover',
  'runningHead',
  'footer',
  'pageNumbers',
  'numbering',
  'sections',
] as const

/** One of them. */
export type Part = (typeof allParts)[number]

/** A part by its name, or by the words that the copy has for it: `said:seat number`. */
export type PartKey = Part | `said:${string}`

/** All tokens of a design: plain data that a brief bends, an edit patches and a rendition returns. */
export interface Design {
  readonly color: ColorDesign
  readonly type: TypeDesign
  readonly space: SpaceDesign
  readonly shape: ShapeDesign
  readonly decor: DecorDesign
  readonly imagery: ImageryDesign
  readonly layout: LayoutDesign
  readonly page: PageDesign
  readonly locale: LocaleDesign
  /** What single parts are dressed in; absent where the brief names none. */
  readonly parts?: Readonly<Partial<Record<PartKey, PartDesign>>>
}

/** Changes to a design, group by group. */
export type DesignPatch = { readonly [Group in keyof Design]?: Partial<NonNullable<Design[Group]>> }

/** The design a format starts from when it says nothing else: quiet, modern, light. */
export const baseDesign: Design = {
  color: {
    mode: 'light',
    seeds: ['#1f4e79'],
    paper: null,
    ink: null,
    neutral: 'tinted',
    ground: 'white',
    chroma: 1,
    contrast: 'normal',
    scheme: 'mono',
    forbidHues: [],
  },
  type: {
    display: 'Source Sans 3',
    text: 'Source Sans 3',
    mono: 'JetBrains Mono',
    scale: 1.25,
    displayScale: 1,
    displayWeight: 600,
    displayCase: 'none',
    displayItalic: false,
    baseSize: 14,
    leadingScale: 1,
    align: 'start',
  },
  space: { density: 'normal', marginScale: 1, margins: 'even' },
  shape: { radius: 4, rules: 'hairline', shadow: false },
  decor: { gradient: false, pattern: false, ornament: false, icons: true },
  imagery: { images: true },
  layout: { columns: null, cover: null, contents: null, pageNumbers: null, centered: null },
  page: { size: null, orientation: null, maxPages: null },
  locale: { lang: null, dir: null },
}

/** A design with some tokens replaced: how a format states its own defaults in a few lines. */
export function designFrom(patch: DesignPatch, base: Design = baseDesign): Design {
  return {
    color: { ...base.color, ...patch.color },
    type: { ...base.type, ...patch.type },
    space: { ...base.space, ...patch.space },
    shape: { ...base.shape, ...patch.shape },
    decor: { ...base.decor, ...patch.decor },
    imagery: { ...base.imagery, ...patch.imagery },
    layout: { ...base.layout, ...patch.layout },
    page: { ...base.page, ...patch.page },
    locale: { ...base.locale, ...patch.locale },
    ...((base.parts ?? patch.parts) && { parts: { ...base.parts, ...patch.parts } }),
  }
}
