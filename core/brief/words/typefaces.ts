/** A family that a word asks for. */
export interface Typeface {
  readonly family: string
  /** Where it goes when the brief does not say: headings only, or everything. */
  readonly alone: 'display' | 'both'
  /** Another family for running text, where the first is for headings. */
  readonly text?: string
  readonly weight?: number
  /** Any family of the kind will do, so one that is in use already stays. */
  readonly generic?: true
  /** Why this family and not the one named, for the report. */
  readonly instead?: string
  /** The kind that a negation bans: `no serif`. */
  readonly kind: 'serif' | 'sans' | 'mono' | 'condensed' | 'script'
}

/** What a ban on a kind of type turns to. */
export const otherKind: Readonly<Record<Typeface['kind'], string>> = {
  serif: 'Source Sans 3',
  sans: 'Source Serif 4',
  mono: 'Source Sans 3',
  condensed: 'Source Sans 3',
  script: 'Source Serif 4',
}

/** Families by kind, so that a ban can find them. */
export const kindOfFamily: Readonly<Record<string, Typeface['kind']>> = {
  Fraunces: 'serif',
  'Playfair Display': 'serif',
  'Source Serif 4': 'serif',
  'Cormorant Garamond': 'serif',
  Inter: 'sans',
  'Source Sans 3': 'sans',
  'IBM Plex Sans': 'sans',
  Rubik: 'sans',
  'Roboto Condensed': 'condensed',
  'JetBrains Mono': 'mono',
  'Great Vibes': 'script',
}

/** Words for kinds of type, and names of families; unavailable ones stand for the nearest that is. Words are divided by `|`. */
export const typefaceRows: readonly (readonly [words: string, face: Typeface])[] = [
  [
    'serif|roman|antiqua',
    { family: 'Fraunces', text: 'Source Serif 4', alone: 'both', kind: 'serif', generic: true },
  ],
  ['sans|sans serif|sanserif', { family: 'Inter', alone: 'both', kind: 'sans', generic: true }],
  ['grotesk|grotesque|neo grotesque', { family: 'Inter', alone: 'both', kind: 'sans' }],
  ['humanist|humanist sans|humanist sans serif', { family: 'Source Sans 3', alone: 'both', kind: 'sans' }],
  ['geometric sans|geometric sans serif', { family: 'Rubik', text: 'Inter', alone: 'both', kind: 'sans' }],
  ['rounded sans|rounded type|rounded font', { family: 'Rubik', alone: 'both', kind: 'sans' }],
  [
    'slab|slab serif',
    {
      family: 'Source Serif 4',
      alone: 'display',
      weight: 700,
      kind: 'serif',
      instead: 'no slab serif is installed',
    },
  ],
  [
    'mono|monospace|monospaced|typewriter|code like',
    { family: 'JetBrains Mono', alone: 'both', kind: 'mono' },
  ],
  [
    'condensed|condensed sans|narrow type|tall type',
    { family: 'Roboto Condensed', alone: 'display', weight: 700, kind: 'condensed' },
  ],
  [
    'script|cursive|calligraphic|calligraphy|handwritten|handwriting',
    { family: 'Great Vibes', text: 'Cormorant Garamond', alone: 'display', weight: 400, kind: 'script' },
  ],

  ['fraunces', { family: 'Fraunces', text: 'Source Sans 3', alone: 'display', kind: 'serif' }],
  ['playfair|playfair display', { family: 'Playfair Display', alone: 'display', kind: 'serif' }],
  [
    'source serif|source serif 4|source serif pro',
    { family: 'Source Serif 4', alone: 'both', kind: 'serif' },
  ],
  ['inter', { family: 'Inter', alone: 'both', kind: 'sans' }],
  ['source sans|source sans 3|source sans pro', { family: 'Source Sans 3', alone: 'both', kind: 'sans' }],
  ['roboto condensed', { family: 'Roboto Condensed', alone: 'display', kind: 'condensed' }],
  ['jetbrains mono|jetbrains', { family: 'JetBrains Mono', alone: 'both', kind: 'mono' }],
  ['great vibes', { family: 'Great Vibes', alone: 'display', weight: 400, kind: 'script' }],
  ['ibm plex sans|ibm plex|plex sans|plex', { family: 'IBM Plex Sans', alone: 'both', kind: 'sans' }],
  ['cormorant|cormorant garamond', { family: 'Cormorant Garamond', alone: 'display', kind: 'serif' }],
  ['rubik', { family: 'Rubik', alone: 'both', kind: 'sans' }],

  ['helvetica|helvetica neue', standIn('Inter', 'sans')],
  ['helvetica like', standIn('Inter', 'sans')],
  ['arial|aktiv|aktiv grotesk|roboto|open sans|lato|poppins|montserrat|manrope', standIn('Inter', 'sans')],
  ['garamond|eb garamond', standIn('Source Serif 4', 'serif')],
  ['caslon|times|times new roman|georgia|minion|merriweather', standIn('Source Serif 4', 'serif')],
  ['didot|bodoni', { ...standIn('Playfair Display', 'serif'), alone: 'display' }],
  ['futura|avenir|outfit|gill sans', standIn('Inter', 'sans')],
  ['frutiger|myriad|calibri|verdana|segoe', standIn('Source Sans 3', 'sans')],
  [
    'din|oswald|bebas|bebas neue|barlow condensed',
    { ...standIn('Roboto Condensed', 'condensed'), alone: 'display' },
  ],
  ['courier|courier new|consolas|menlo|fira code', standIn('JetBrains Mono', 'mono')],
  ['gotham|proxima nova', { ...standIn('Inter', 'sans'), weight: 700 }],
  ['comic sans|nunito|quicksand|varela', standIn('Rubik', 'sans')],
  ['zapfino|allura|dancing script', { ...standIn('Great Vibes', 'script'), alone: 'display' }],
]

function standIn(family: string, kind: Typeface['kind']): Typeface {
  return { family, alone: 'both', kind, instead: `not installed, ${family} is the nearest` }
}
