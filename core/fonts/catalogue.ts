import { createBoundedCache } from './bounded-cache.ts'

/** What a family looks like, which decides how it is set and what stands in for it. */
export type FamilyKind = 'serif' | 'sans' | 'condensed' | 'mono' | 'script' | 'symbols' | 'emoji'

/** One weight and style of a family: the file is inside the family's package. */
export interface Cut {
  readonly weight: number
  readonly italic: boolean
  readonly file: string
}

/** A family of fonts and where its files are. */
export interface Family {
  readonly name: string
  /** Kebab-case name, used in face keys. */
  readonly slug: string
  readonly kind: FamilyKind
  /** npm package that holds the files. */
  readonly package: string
  readonly cuts: readonly Cut[]
  /** True when the package is not a dependency: it is used when the user has installed it. */
  readonly optional: boolean
  /** For a family of one variable font in many slices: the file that says which slice has which characters. */
  readonly slices?: string
  /** Families with the letters that this one has in files of their own: the rest of Latin, Cyrillic. */
  readonly rest?: readonly string[]
  /** For a family that a job brings: its files by their names. */
  readonly files?: Readonly<Record<string, Uint8Array>>
  readonly metrics?: FamilyMetrics
}

/** A family that a design can name. */
export interface TextFamily extends Family {
  readonly metrics: FamilyMetrics
}

/** What setting whole documents in a family depends on, measured from its files. */
interface FamilyMetrics {
  /** Height of lower-case letters in em. */
  readonly xHeight: number
  /** Average advance in em, spaces included, over English text. */
  readonly advance: number
  /** Scripts besides Latin that the family covers (ISO 15924; `Viet` for Vietnamese Latin). */
  readonly scripts: readonly string[]
  /** Multiplies sizes, for faces that look small at their size. */
  readonly size: number
  /** Family that takes over for a script this one lacks. */
  readonly instead: Readonly<Record<string, string>>
  /** Weight that it looks like, for stand-ins beside it: that of its file is 400 whatever its strokes. */
  readonly heft?: number
  /** em between letters of titles, as written and in capitals, where the face wants others than its kind. */
  readonly tracking?: readonly [asWritten: number, capitals: number]
}

const weightNames: Readonly<Record<number, string>> = {
  100: '100Thin',
  200: '200ExtraLight',
  300: '300Light',
  400: '400Regular',
  500: '500Medium',
  600: '600SemiBold',
  700: '700Bold',
  800: '800ExtraBold',
  900: '900Black',
}

/** Weights from `first` to `last`, a hundred apart where no step is given. */
type Weights = readonly [first: number, last: number, step?: number]

/** A family packaged by `@expo-google-fonts`: one folder a cut, whole static TrueType files. */
function google(name: string, kind: FamilyKind, weights: Weights, italics = false): Family {
  const slug = slugOf(name)
  const prefix = name.replaceAll(' ', '')
  const cuts: Cut[] = []
  for (let weight = weights[0]; weight <= weights[1]; weight += weights[2] ?? 100) {
    const folder = weightNames[weight]
    if (folder === undefined) continue
    cuts.push({ weight, italic: false, file: `${folder}/${prefix}_${folder}.ttf` })
    if (italics) {
      cuts.push({ weight, italic: true, file: `${folder}_Italic/${prefix}_${folder}_Italic.ttf` })
    }
  }
  return { name, slug, kind, package: `@expo-google-fonts/${slug}`, cuts, optional: false }
}

type GivenMetrics = Omit<FamilyMetrics, 'size' | 'instead'> & Partial<FamilyMetrics>

/** A family that a design can name, for titles and texts alike: upright and italic. */
function named(name: string, kind: FamilyKind, weights: Weights, metrics: GivenMetrics): TextFamily {
  return { ...google(name, kind, weights, true), metrics: { size: 1, instead: {}, ...metrics } }
}

/** A family that a design can name and that is made for titles: upright only. */
function titling(name: string, kind: FamilyKind, weights: Weights, metrics: GivenMetrics): TextFamily {
  return { ...google(name, kind, weights), metrics: { size: 1, instead: {}, ...metrics } }
}

/** A family of a single script that is used when the user has installed it. */
function optional(name: string): Family {
  return { ...google(name, 'sans', [100, 900]), optional: true }
}

/** A family with a regular and a bold file only. */
function pair(name: string, kind: FamilyKind, source: string, regular: string, bold: string): Family {
  const cuts = [
    { weight: 400, italic: false, file: regular },
    { weight: 700, italic: false, file: bold },
  ]
  return { name, slug: slugOf(name), kind, package: source, cuts, optional: false }
}

/** A family packaged by `@fontsource-variable`: files of some hundred characters each, with all weights in them. */
function sliced(name: string, kind: FamilyKind = 'sans', [first, last]: Weights = [100, 900]): Family {
  const slug = slugOf(name)
  const cuts = Array.from({ length: (last - first) / 100 + 1 }, (_, index) => {
    const weight = first + 100 * index
    return { weight, italic: false, file: `wght:${weight}` }
  })
  const source = { package: `@fontsource-variable/${slug}`, slices: 'unicode.json' }
  return { name, slug, kind, cuts, optional: false, ...source }
}

/** Subsets of letters beside `latin` that a package of `@fontsource` has files of, by the scripts that they are for. */
const subsets: Readonly<Record<string, string>> = {
  Viet: 'vietnamese',
  Cyrl: 'cyrillic',
  Grek: 'greek',
  Hebr: 'hebrew',
}

/** Weights of the files of lettering that is not heavy enough in its regular one. */
const heavier: Readonly<Record<string, number>> = { Corben: 700 }

/** The subset of a family's letters as a family. */
function subsetOf(name: string, kind: FamilyKind, subset: string): Family {
  const slug = slugOf(name)
  const file = `files/${slug}-${subset}-${heavier[name] ?? 400}-normal.woff`
  return {
    ...{
      name: subset === 'latin' ? name : `${name} ${subset}`,
      slug: slugOf(subset === 'latin' ? name : `${name} ${subset}`),
    },
    ...{
      kind,
      package: `@fontsource/${slug}`,
      optional: false,
      cuts: [{ weight: 400, italic: false, file }],
    },
  }
}

/** A family of lettering, in one weight, packaged by `@fontsource`: a file for the basic letters and one for each other subset. */
function lettering(name: string, kind: FamilyKind, metrics: GivenMetrics): TextFamily {
  const rest = restOf(metrics.scripts).map(subset => `${name} ${subset}`)
  return { ...subsetOf(name, kind, 'latin'), rest, metrics: { size: 1, instead: {}, ...metrics } }
}

function restOf(scripts: readonly string[]): readonly string[] {
  return ['latin-ext', ...scripts.flatMap(script => subsets[script] ?? [])]
}

const full = ['Cyrl', 'Grek', 'Viet']
const toSourceSerif = { Grek: 'Source Serif 4' }

/** One family for all that a Latin face lacks. */
function others(family: string): Readonly<Record<string, string>> {
  return { Cyrl: family, Grek: family, Viet: family }
}

/** The families that a design can name. */
export const textFamilies: readonly TextFamily[] = [
  named('Fraunces', 'serif', [100, 900], {
    xHeight: 0.482,
    advance: 0.462,
    scripts: ['Viet'],
    instead: { Cyrl: 'Playfair Display', ...toSourceSerif },
  }),
  named('Playfair Display', 'serif', [400, 900], {
    xHeight: 0.514,
    advance: 0.448,
    scripts: ['Cyrl', 'Viet'],
    instead: toSourceSerif,
  }),
  named('Source Serif 4', 'serif', [200, 900], { xHeight: 0.475, advance: 0.474, scripts: full }),
  named('Cormorant Garamond', 'serif', [300, 700], {
    xHeight: 0.386,
    advance: 0.388,
    scripts: ['Cyrl', 'Viet'],
    size: 1.15,
    instead: toSourceSerif,
  }),
  named('Inter', 'sans', [100, 900], { xHeight: 0.546, advance: 0.472, scripts: full }),
  named('Source Sans 3', 'sans', [200, 900], { xHeight: 0.486, advance: 0.414, scripts: full }),
  named('Roboto Condensed', 'condensed', [100, 900], { xHeight: 0.528, advance: 0.392, scripts: full }),
  named('IBM Plex Sans', 'sans', [100, 700], { xHeight: 0.516, advance: 0.445, scripts: full }),
  named('Rubik', 'sans', [300, 900], {
    xHeight: 0.52,
    advance: 0.478,
    scripts: ['Cyrl', 'Hebr'],
    instead: { Grek: 'Source Sans 3', Viet: 'Source Sans 3' },
  }),
  named('Noto Sans', 'sans', [100, 900], { xHeight: 0.536, advance: 0.47, scripts: [...full, 'Deva'] }),
  named('JetBrains Mono', 'mono', [100, 800], { xHeight: 0.55, advance: 0.6, scripts: full }),
  titling('Great Vibes', 'script', [400, 400], {
    xHeight: 0.328,
    advance: 0.36,
    scripts: ['Cyrl', 'Viet'],
    size: 1.4,
    instead: toSourceSerif,
  }),
  named('EB Garamond', 'serif', [400, 800], {
    xHeight: 0.405,
    advance: 0.378,
    scripts: full,
    size: 1.12,
    tracking: [-0.005, 0.05],
  }),
  // Its small letters are small capitals, so that it is spaced as capitals are even as written.
  titling('Cinzel', 'serif', [400, 900], {
    xHeight: 0.6,
    advance: 0.54,
    scripts: [],
    size: 0.92,
    tracking: [0.03, 0.07],
    instead: others('EB Garamond'),
  }),
  titling('League Gothic', 'condensed', [400, 400], {
    xHeight: 0.547,
    advance: 0.26,
    scripts: ['Viet'],
    size: 1.25,
    tracking: [0.005, 0.01],
    instead: others('Roboto Condensed'),
  }),
  titling('Krona One', 'sans', [400, 400], {
    xHeight: 0.577,
    advance: 0.65,
    scripts: [],
    size: 0.82,
    tracking: [-0.03, -0.01],
    instead: others('Inter'),
  }),
  titling('Outfit', 'sans', [100, 900], {
    xHeight: 0.475,
    advance: 0.436,
    scripts: [],
    instead: others('Inter'),
  }),
  named('Rokkitt', 'serif', [100, 900], {
    xHeight: 0.397,
    advance: 0.418,
    scripts: ['Viet'],
    size: 1.15,
    tracking: [0, 0.02],
    instead: others('Source Serif 4'),
  }),
  named('Courier Prime', 'mono', [400, 700, 300], {
    xHeight: 0.451,
    advance: 0.6,
    scripts: [],
    instead: others('JetBrains Mono'),
  }),
  named('Nunito', 'sans', [200, 900], {
    xHeight: 0.493,
    advance: 0.446,
    scripts: ['Cyrl', 'Viet'],
    tracking: [-0.01, 0.02],
    instead: { Grek: 'Source Sans 3' },
  }),
  titling('Caveat', 'script', [400, 700], {
    xHeight: 0.355,
    advance: 0.34,
    scripts: ['Cyrl'],
    size: 1.3,
    instead: { Grek: 'Source Sans 3', Viet: 'Nunito' },
  }),
  // Lettering: one face for each manner of it that a brief can ask for.
  lettering('Alfa Slab One', 'serif', {
    ...{ xHeight: 0.556, advance: 0.533, scripts: ['Viet'], size: 0.9, heft: 900, tracking: [0, 0.02] },
    instead: { Cyrl: 'Rubik', Grek: 'Source Sans 3' },
  }),
  lettering('Abril Fatface', 'serif', {
    ...{ xHeight: 0.476, advance: 0.451, scripts: [], size: 1.05, heft: 900 },
    instead: { Cyrl: 'Yeseva One', Viet: 'Yeseva One', ...toSourceSerif },
  }),
  lettering('Yeseva One', 'serif', {
    ...{ xHeight: 0.5, advance: 0.506, scripts: ['Cyrl', 'Viet'], heft: 700 },
    instead: toSourceSerif,
  }),
  lettering('Lobster', 'script', {
    ...{ xHeight: 0.5, advance: 0.381, scripts: ['Cyrl', 'Viet'], size: 1.15, heft: 700 },
    instead: toSourceSerif,
  }),
  lettering('Kaushan Script', 'script', {
    ...{ xHeight: 0.452, advance: 0.392, scripts: [], size: 1.2, heft: 600 },
    instead: { Cyrl: 'Lobster', Viet: 'Lobster', ...toSourceSerif },
  }),
  lettering('Caveat Brush', 'script', {
    ...{ xHeight: 0.42, advance: 0.349, scripts: [], size: 1.3, heft: 700 },
    instead: { Cyrl: 'Caveat', Grek: 'Source Sans 3', Viet: 'Nunito' },
  }),
  lettering('Amatic SC', 'condensed', {
    ...{
      xHeight: 0.659,
      advance: 0.284,
      scripts: ['Cyrl', 'Viet', 'Hebr'],
      size: 1.5,
      tracking: [0.02, 0.03],
    },
    instead: { Grek: 'Source Sans 3' },
  }),
  lettering('Saira Stencil One', 'sans', {
    ...{ xHeight: 0.51, advance: 0.474, scripts: ['Viet'], heft: 800, tracking: [0, 0.02] },
    instead: { Cyrl: 'Roboto Condensed', Grek: 'Roboto Condensed' },
  }),
  lettering('Pirata One', 'script', {
    ...{ xHeight: 0.594, advance: 0.351, scripts: [], size: 1.2, heft: 600 },
    instead: { Cyrl: 'Playfair Display', Viet: 'Playfair Display', ...toSourceSerif },
  }),
  lettering('Press Start 2P', 'mono', {
    ...{ xHeight: 0.75, advance: 0.997, scripts: ['Cyrl', 'Grek'], size: 0.6, heft: 700 },
    instead: { Viet: 'JetBrains Mono' },
  }),
  lettering('Limelight', 'sans', {
    ...{ xHeight: 0.521, advance: 0.526, scripts: [], size: 0.95, heft: 700, tracking: [0, 0.04] },
    instead: { Cyrl: 'Yeseva One', Viet: 'Yeseva One', Grek: 'Source Sans 3' },
  }),
  lettering('Poiret One', 'sans', {
    ...{ xHeight: 0.45, advance: 0.437, scripts: ['Cyrl'], size: 1.1, heft: 300, tracking: [0, 0.06] },
    instead: { Grek: 'Source Sans 3', Viet: 'Nunito' },
  }),
  lettering('Corben', 'serif', {
    ...{ xHeight: 0.633, advance: 0.645, scripts: [], size: 0.8, heft: 900, tracking: [-0.01, 0.01] },
    instead: { Cyrl: 'Rubik', Grek: 'Source Sans 3', Viet: 'Nunito' },
  }),
  lettering('Marcellus', 'serif', {
    ...{ xHeight: 0.5, advance: 0.469, scripts: [], tracking: [0, 0.05] },
    instead: { Cyrl: 'Cormorant Garamond', Viet: 'Cormorant Garamond', ...toSourceSerif },
  }),
  lettering('Titan One', 'sans', {
    ...{ xHeight: 0.58, advance: 0.541, scripts: [], size: 0.9, heft: 900, tracking: [0, 0.01] },
    instead: { Cyrl: 'Rubik', Grek: 'Source Sans 3', Viet: 'Nunito' },
  }),
  lettering('Bangers', 'condensed', {
    ...{ xHeight: 0.721, advance: 0.366, scripts: ['Viet'], size: 1.15, heft: 800, tracking: [0.02, 0.03] },
    instead: { Cyrl: 'Rubik', Grek: 'Source Sans 3' },
  }),
  lettering('Tilt Neon', 'sans', {
    ...{ xHeight: 0.517, advance: 0.439, scripts: ['Viet'], size: 1.05, tracking: [0.01, 0.04] },
    instead: { Cyrl: 'Nunito', Grek: 'Source Sans 3' },
  }),
]

/** Every family that can be asked for by name, and those that only stand in for missing glyphs. */
export const families: readonly Family[] = [
  ...textFamilies,
  ...textFamilies.flatMap(({ name, kind, rest = [] }) =>
    rest
      .filter(part => part.startsWith(`${name} `))
      .map(part => subsetOf(name, kind, part.slice(name.length + 1))),
  ),
  google('Noto Sans Thai', 'sans', [100, 900]),
  google('Noto Sans Arabic', 'sans', [100, 900]),
  google('Frank Ruhl Libre', 'serif', [300, 900]),
  {
    name: 'Twemoji',
    slug: 'twemoji',
    kind: 'emoji',
    package: 'twemoji-colr-font',
    cuts: [{ weight: 400, italic: false, file: 'twemoji.woff2' }],
    optional: false,
  },
  pair(
    'Noto Sans Hebrew',
    'sans',
    '@embedpdf/fonts-hebrew',
    'fonts/NotoSansHebrew-Regular.ttf',
    'fonts/NotoSansHebrew-Bold.ttf',
  ),
  pair(
    'Noto Naskh Arabic',
    'serif',
    '@embedpdf/fonts-arabic',
    'fonts/NotoNaskhArabic-Regular.ttf',
    'fonts/NotoNaskhArabic-Bold.ttf',
  ),
  pair(
    'DejaVu Sans',
    'symbols',
    '@fontsource/dejavu-sans',
    'files/dejavu-sans-latin-400-normal.woff',
    'files/dejavu-sans-latin-700-normal.woff',
  ),
  pair(
    'DejaVu Sans Mono',
    'mono',
    '@fontsource/dejavu-mono',
    'files/dejavu-mono-latin-400-normal.woff',
    'files/dejavu-mono-latin-700-normal.woff',
  ),
  sliced('Noto Sans JP'),
  sliced('Noto Sans KR'),
  sliced('Noto Sans SC'),
  sliced('Noto Sans TC'),
  optional('Noto Sans HK'),
  google('Noto Sans Bengali', 'sans', [100, 900]),
  google('Noto Sans Tamil', 'sans', [100, 900]),
  optional('Noto Sans Telugu'),
  optional('Noto Sans Gujarati'),
  optional('Noto Sans Gurmukhi'),
  optional('Noto Sans Kannada'),
  optional('Noto Sans Malayalam'),
  optional('Noto Sans Sinhala'),
  optional('Noto Sans Khmer'),
  optional('Noto Sans Lao'),
  optional('Noto Sans Myanmar'),
  ...['JP', 'KR', 'SC'].map(form => sliced(`Noto Serif ${form}`, 'serif', [200, 900])),
  { ...sliced('Noto Serif TC', 'serif', [200, 900]), optional: true },
  sliced('Noto Sans Ethiopic'),
  sliced('Noto Sans Georgian'),
  sliced('Noto Sans Armenian'),
]

/** The family that stands in for an unknown name. */
export const defaultFamily = 'Source Sans 3'

const bySlug: ReadonlyMap<string, Family> = new Map(families.map(family => [family.slug, family]))

/** The family of that name, whatever its case and whether written with spaces or hyphens; undefined when there is none. */
export function familyNamed(name: string): Family | undefined {
  const slug = slugOf(name)
  return bySlug.get(slug) ?? ownFamilies.get('', slug)
}

/** Families that jobs brought, under names that hold their digests. */
const ownFamilies = createBoundedCache<TextFamily>(64)

/** Makes a family known that a job brings, by a name that no other family can have. */
export function addFamily(family: Omit<TextFamily, 'slug'>): void {
  const slug = slugOf(family.name)
  ownFamilies.set('', slug, { ...family, slug })
}

function slugOf(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-')
}

/** The family of that name as one to set a text in; an unknown one is taken for an ordinary sans. */
export function textFamily(name: string): TextFamily {
  const family = familyNamed(name)
  return family?.metrics ? { ...family, metrics: family.metrics } : ordinarySans
}

const ordinarySans = textFamilies.find(({ name }) => name === defaultFamily) as TextFamily

/** The lightest and the heaviest weight of a family, in hundreds between. */
export function weightsOf({ cuts }: Family): readonly [lightest: number, heaviest: number] {
  const weights = cuts.map(({ weight }) => weight)
  return [Math.min(...weights), Math.max(...weights)]
}

/**
 * The family that sets a text in these scripts: the one named, or its stand-in for the first script it lacks and has one for.
 * Scripts without a stand-in (Arabic, Thai, Han) come from per-character fallback.
 */
export function familyForScripts(name: string, scripts: ReadonlySet<string>): string {
  const { scripts: covered, instead } = textFamily(name).metrics
  const lacking = [...scripts].filter(script => !covered.includes(script)).sort()
  const options = lacking.map(script => instead[script]).filter(option => option !== undefined)
  return (
    options.find(option => lacking.every(script => coversOrFallsBack(option, script))) ?? options[0] ?? name
  )
}

function coversOrFallsBack(name: string, script: string): boolean {
  return textFamily(name).metrics.scripts.includes(script) || !full.includes(script)
}
