import type { FamilyKind } from '../../fonts/catalogue.ts'

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
}

/** What a ban on a kind of type turns to. */
export const otherKind: Readonly<Partial<Record<FamilyKind, string>>> = {
  serif: 'Source Sans 3',
  sans: 'Source Serif 4',
  mono: 'Source Sans 3',
  condensed: 'Source Sans 3',
  script: 'Source Serif 4',
}

/** Words for kinds of type, and names of families; unavailable ones stand for the nearest that is. Words are divided by `|`. */
export const typefaceRows: readonly (readonly [words: string, face: Typeface])[] = [
  ['serif|roman|antiqua', { family: 'Fraunces', text: 'Source Serif 4', alone: 'both', generic: true }],
  ['sans|sans serif|sanserif', { family: 'Inter', alone: 'both', generic: true }],
  ['grotesk|grotesque|neo grotesque', { family: 'Inter', alone: 'both' }],
  ['humanist|humanist sans|humanist sans serif', { family: 'Source Sans 3', alone: 'both' }],
  ['geometric sans|geometric sans serif', { family: 'Rubik', text: 'Inter', alone: 'both' }],
  ['rounded sans|rounded type|rounded font', { family: 'Rubik', alone: 'both' }],
  [
    'slab|slab serif',
    {
      family: 'Source Serif 4',
      alone: 'display',
      weight: 700,
      instead: 'no slab serif is installed',
    },
  ],
  ['mono|monospace|monospaced|typewriter|code like', { family: 'JetBrains Mono', alone: 'both' }],
  [
    'condensed|condensed sans|narrow type|tall type',
    { family: 'Roboto Condensed', alone: 'display', weight: 700 },
  ],
  [
    'script|cursive|calligraphic|calligraphy|handwritten|handwriting',
    { family: 'Great Vibes', text: 'Cormorant Garamond', alone: 'display', weight: 400 },
  ],

  ['fraunces', { family: 'Fraunces', text: 'Source Sans 3', alone: 'display' }],
  ['playfair|playfair display', { family: 'Playfair Display', alone: 'display' }],
  ['source serif|source serif 4|source serif pro', { family: 'Source Serif 4', alone: 'both' }],
  ['inter', { family: 'Inter', alone: 'both' }],
  ['source sans|source sans 3|source sans pro', { family: 'Source Sans 3', alone: 'both' }],
  ['roboto condensed', { family: 'Roboto Condensed', alone: 'display' }],
  ['jetbrains mono|jetbrains', { family: 'JetBrains Mono', alone: 'both' }],
  ['great vibes', { family: 'Great Vibes', alone: 'display', weight: 400 }],
  ['ibm plex sans|ibm plex|plex sans|plex', { family: 'IBM Plex Sans', alone: 'both' }],
  ['cormorant|cormorant garamond', { family: 'Cormorant Garamond', alone: 'display' }],
  ['rubik', { family: 'Rubik', alone: 'both' }],

  ['helvetica|helvetica neue', standIn('Inter')],
  ['helvetica like', standIn('Inter')],
  ['arial|aktiv|aktiv grotesk|roboto|open sans|lato|poppins|montserrat|manrope', standIn('Inter')],
  ['garamond|eb garamond', standIn('Source Serif 4')],
  ['caslon|times|times new roman|georgia|minion|merriweather', standIn('Source Serif 4')],
  ['didot|bodoni', { ...standIn('Playfair Display'), alone: 'display' }],
  ['futura|avenir|outfit|gill sans', standIn('Inter')],
  ['frutiger|myriad|calibri|verdana|segoe', standIn('Source Sans 3')],
  ['din|oswald|bebas|bebas neue|barlow condensed', { ...standIn('Roboto Condensed'), alone: 'display' }],
  ['courier|courier new|consolas|menlo|fira code', standIn('JetBrains Mono')],
  ['gotham|proxima nova', { ...standIn('Inter'), weight: 700 }],
  ['comic sans|nunito|quicksand|varela', standIn('Rubik')],
  ['zapfino|allura|dancing script', { ...standIn('Great Vibes'), alone: 'display' }],
]

function standIn(family: string): Typeface {
  return { family, alone: 'both', instead: `not installed, ${family} is the nearest` }
}
