/** What a family looks like, which decides what stands in for it. */
export type FamilyKind = 'serif' | 'sans' | 'mono' | 'script' | 'symbols' | 'emoji'

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

/** Weights from `first` to `last`. */
type Weights = readonly [first: number, last: number]

/** A family packaged by `@expo-google-fonts`: one folder a cut, whole static TrueType files. */
function google(
  name: string,
  kind: FamilyKind,
  weights: Weights,
  italics: boolean,
  optional = false,
): Family {
  const slug = slugOf(name)
  const prefix = name.replaceAll(' ', '')
  const cuts: Cut[] = []
  for (let weight = weights[0]; weight <= weights[1]; weight += 100) {
    const folder = weightNames[weight]
    if (folder === undefined) continue
    cuts.push({ weight, italic: false, file: `${folder}/${prefix}_${folder}.ttf` })
    if (italics) {
      cuts.push({ weight, italic: true, file: `${folder}_Italic/${prefix}_${folder}_Italic.ttf` })
    }
  }
  return { name, slug, kind, package: `@expo-google-fonts/${slug}`, cuts, optional }
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
function sliced(name: string): Family {
  const slug = slugOf(name)
  const cuts = Array.from({ length: 9 }, (_, index) => {
    const weight = 100 * (index + 1)
    return { weight, italic: false, file: `wght:${weight}` }
  })
  const source = { package: `@fontsource-variable/${slug}`, slices: 'unicode.json' }
  return { name, slug, kind: 'sans', cuts, optional: false, ...source }
}

/** Every family that can be asked for by name, and those that only stand in for missing glyphs. */
export const families: readonly Family[] = [
  google('Fraunces', 'serif', [100, 900], true),
  google('Playfair Display', 'serif', [400, 900], true),
  google('Source Serif 4', 'serif', [200, 900], true),
  google('Cormorant Garamond', 'serif', [300, 700], true),
  google('Inter', 'sans', [100, 900], true),
  google('Source Sans 3', 'sans', [200, 900], true),
  google('Roboto Condensed', 'sans', [100, 900], true),
  google('IBM Plex Sans', 'sans', [100, 700], true),
  google('Rubik', 'sans', [300, 900], true),
  google('Noto Sans', 'sans', [100, 900], true),
  google('JetBrains Mono', 'mono', [100, 800], true),
  google('Great Vibes', 'script', [400, 400], false),
  google('Noto Sans Thai', 'sans', [100, 900], false),
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
  google('Noto Sans HK', 'sans', [100, 900], false, true),
  google('Noto Sans Bengali', 'sans', [100, 900], false),
  google('Noto Sans Tamil', 'sans', [100, 900], false),
  google('Noto Sans Telugu', 'sans', [100, 900], false, true),
  google('Noto Sans Gujarati', 'sans', [100, 900], false, true),
  google('Noto Sans Gurmukhi', 'sans', [100, 900], false, true),
  google('Noto Sans Kannada', 'sans', [100, 900], false, true),
  google('Noto Sans Malayalam', 'sans', [100, 900], false, true),
  google('Noto Sans Sinhala', 'sans', [100, 900], false, true),
  google('Noto Sans Khmer', 'sans', [100, 900], false, true),
  google('Noto Sans Lao', 'sans', [100, 900], false, true),
  google('Noto Sans Myanmar', 'sans', [100, 900], false, true),
  sliced('Noto Sans Ethiopic'),
  sliced('Noto Sans Georgian'),
  sliced('Noto Sans Armenian'),
]

/** The family that stands in for an unknown name. */
export const defaultFamily = 'Source Sans 3'

const bySlug: ReadonlyMap<string, Family> = new Map(families.map(family => [family.slug, family]))

/** The family of that name, whatever its case and whether written with spaces or hyphens; undefined when there is none. */
export function familyNamed(name: string): Family | undefined {
  return bySlug.get(slugOf(name))
}

function slugOf(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-')
}
