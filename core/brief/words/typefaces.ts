import type { FamilyKind } from '../../fonts/catalogue.ts'
import { letteringRows } from './lettering.ts'

/** A family that a word asks for. */
export interface Typeface {
  readonly family: string
  /** Where it goes when the brief does not say: headings only, or everything. */
  readonly alone: 'display' | 'both'
  /** Another family for running text, where the first is for headings. */
  readonly text?: string
  readonly weight?: number
  /** Its titles are capitals where nothing else is said. */
  readonly capitals?: true
  /** The family that titles are set in where the brief wants them big. */
  readonly big?: string
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

const inter: Typeface = { family: 'Inter', alone: 'both' }
const sourceSerif: Typeface = { family: 'Source Serif 4', alone: 'both' }
const oldStyle: Typeface = { family: 'EB Garamond', alone: 'both' }
const engraved: Typeface = { family: 'Cinzel', text: 'EB Garamond', alone: 'both', weight: 500 }
const flared: Typeface = { family: 'Marcellus', text: 'Source Serif 4', alone: 'display', weight: 400 }
const poster: Typeface = {
  family: 'League Gothic',
  text: 'Roboto Condensed',
  alone: 'display',
  weight: 400,
  capitals: true,
}
const wide: Typeface = { family: 'Krona One', text: 'Inter', alone: 'both', weight: 400 }
const geometric: Typeface = { family: 'Outfit', text: 'Inter', alone: 'both' }
const slab: Typeface = { family: 'Rokkitt', alone: 'display', weight: 700 }
const typewriter: Typeface = { family: 'Courier Prime', alone: 'both' }
const rounded: Typeface = { family: 'Nunito', alone: 'both', weight: 800 }
const hand: Typeface = { family: 'Caveat', text: 'Nunito', alone: 'display', weight: 700 }

/** Words that speak of type only where a word for type follows: `rounded sans`, not `rounded buttons`. Divided by `|`. */
export const besideTypeRows: readonly (readonly [words: string, face: Typeface])[] = [
  ['old style|oldstyle', oldStyle],
  ['engraved|carved|chiselled|chiseled|banknote|bank note|passport|coin|monument|temple', engraved],
  ['narrow|tall|compressed|ultra condensed|extra condensed', poster],
  [
    'narrow poster|tall poster|condensed poster|compressed poster|condensed gothic|newspaper headline',
    poster,
  ],
  ['thin tall|tall thin|thin and tall|long thin|tall narrow|narrow and tall', poster],
  ['transitional|scotch', sourceSerif],
  ['wide|extended|expanded|extra wide', wide],
  ['geometric', geometric],
  ['square|squared|squarish|boxy|blocky', { family: 'Rubik', alone: 'both', weight: 700 }],
  ['rounded|round', rounded],
  ['hand drawn|handdrawn|hand made|handmade', hand],
  ['anton', standIn(poster)],
  ['ubuntu|karla|sora|hind|satoshi|geist|suisse|circular|graphik|figtree|san francisco', standIn(inter)],
  ['lora|bitter|spectral|charter|domine|sabon|newsreader|crimson', standIn(sourceSerif)],
  ['archer|sentinel|arvo', standIn(slab)],
  ['impact', standIn(poster)],
  ['prata|canela', standIn({ family: 'Playfair Display', alone: 'display' })],
  ['sacramento|parisienne', standIn({ family: 'Great Vibes', alone: 'display' })],
  ['windsor|souvenir', standIn({ family: 'Corben', alone: 'display', weight: 400 })],
  ['broadway', standIn({ family: 'Limelight', alone: 'display', weight: 400 })],
  ['playbill|rosewood', standIn({ family: 'Alfa Slab One', alone: 'display', weight: 400 })],
  ['benguiat|friz quadrata', standIn({ family: 'Yeseva One', alone: 'display', weight: 400 })],
  ['knockout', standIn(poster)],
  ['transport|interstate', standIn(inter)],
  ['centaur', standIn(oldStyle)],
  ['mistral', standIn({ family: 'Kaushan Script', alone: 'display', weight: 400 })],
  ['monaco', standIn({ family: 'JetBrains Mono', alone: 'both' })],
]

/** Words for type that stand behind the words of `besideTypeRows`. */
export const typeNouns: ReadonlySet<string> = new Set(
  (
    'type typography font typeface lettering letter letters capital caps headline heading title subheading ' +
    'sans serif grotesk grotesque'
  ).split(' '),
)

/** Words for kinds of type, and names of families; unavailable ones stand for the nearest that is. Words are divided by `|`. */
export const typefaceRows: readonly (readonly [words: string, face: Typeface])[] = [
  ['serif|roman|antiqua', { family: 'Fraunces', text: 'Source Serif 4', alone: 'both', generic: true }],
  [
    'bookish|book face|book faces|book type|book typeface|book font|book serif|text face|reading face|reading type',
    sourceSerif,
  ],
  ['sans|sans serif|sanserif|clear sans|clear sans serif', { family: 'Inter', alone: 'both', generic: true }],
  ['grotesk|grotesque|neo grotesque', inter],
  ['humanist|humanist sans|humanist sans serif', { family: 'Source Sans 3', alone: 'both' }],
  ['slab|slab serif', slab],
  ['typewriter|typewritten', typewriter],
  ['mono|monospace|monospaced|code like', { family: 'JetBrains Mono', alone: 'both' }],
  [
    'condensed|condensed sans|narrow sans|narrower sans|narrower face|narrower type|narrower typeface|something narrower|something narrow|something condensed',
    { family: 'Roboto Condensed', alone: 'display', weight: 700, big: 'League Gothic' },
  ],
  ['poster type|poster lettering|poster typeface|poster font', poster],
  [
    'script|scripty|cursive|calligraphic|calligraphy|beautiful handwriting|lovely handwriting|elegant handwriting|beautiful lettering|flowing hand',
    { family: 'Great Vibes', text: 'Cormorant Garamond', alone: 'display', weight: 400 },
  ],
  ['handwritten|handwriting|hand lettered|hand made character|handmade character', hand],
  ['garalde|oldstyle serif', oldStyle],
  ...letteringRows.map(([, words, face]) => [words, face] as const),
  ['inscriptional|roman capital', engraved],

  ['fraunces', { family: 'Fraunces', text: 'Source Sans 3', alone: 'display' }],
  ['playfair|playfair display', { family: 'Playfair Display', alone: 'display' }],
  ['source serif|source serif 4|source serif pro', sourceSerif],
  ['inter', inter],
  ['source sans|source sans 3|source sans pro', { family: 'Source Sans 3', alone: 'both' }],
  ['roboto condensed', { family: 'Roboto Condensed', alone: 'display' }],
  ['jetbrains mono|jetbrains', { family: 'JetBrains Mono', alone: 'both' }],
  ['great vibes', { family: 'Great Vibes', alone: 'display', weight: 400 }],
  ['ibm plex sans|ibm plex|plex sans|plex', { family: 'IBM Plex Sans', alone: 'both' }],
  ['cormorant|cormorant garamond', { family: 'Cormorant Garamond', alone: 'display' }],
  ['rubik', { family: 'Rubik', alone: 'both' }],

  ['eb garamond|garamond', oldStyle],
  ['cinzel', engraved],
  ['league gothic', poster],
  ['sturdy gothic|bold gothic|heavy gothic|plain gothic|square gothic|sign gothic', inter],
  ['krona one', wide],
  ['outfit', geometric],
  ['rokkitt', slab],
  ['courier prime', typewriter],
  ['nunito', rounded],
  ['caveat', hand],

  ['helvetica|helvetica neue|sf pro|akzidenz|akzidenz grotesk|univers', standIn(inter)],
  ['helvetica like', standIn(inter)],
  [
    'trade gothic|news gothic|söhne|arial|aktiv|aktiv grotesk|roboto|open sans|lato|poppins|montserrat|manrope|dm sans|work sans|nunito sans|raleway|noto sans|pt sans|mulish|urbanist|lexend|space grotesk|archivo|libre franklin|franklin gothic|public sans|be vietnam|plus jakarta sans|jakarta|switzer|general sans|aeonik|neue haas|neue haas grotesk|roboto flex|rethink sans|instrument sans|hanken grotesk|schibsted grotesk|bricolage grotesque|red hat display',
    standIn(inter),
  ],
  ['gill|gill sans|johnston|rotis|rotis semi sans', standIn({ family: 'Source Sans 3', alone: 'both' })],
  [
    'futura|kabel|erbar|neuzeit|avenir|century gothic|josefin sans|league spartan|itc avant garde|avant garde|brandon grotesque|kumbh sans|jost',
    standIn(geometric),
  ],
  [
    'caslon|times|times new roman|georgia|minion|merriweather|crimson text|crimson pro|libre baskerville|baskerville|pt serif|alegreya|noto serif|cambria|palatino|book antiqua|bembo|janson|literata|tiempos|freight text|vollkorn|gelasio|instrument serif',
    standIn(sourceSerif),
  ],
  [
    'goudy|goudy old style|plantin|ehrhardt|fournier|hoefler|hoefler text|mrs eaves|perpetua|joanna|venetian serif|aldine|sorts mill goudy|preissig|tusar|menhart|adobe jenson',
    standIn(oldStyle),
  ],
  ['cheltenham|bookman|century schoolbook|new century schoolbook', standIn(sourceSerif)],
  ['marcellus|flared serif|flared sans|incised type|incised letter', flared],
  ['optima|albertus|perpetua titling|lithos|forum typeface', standIn(flared)],
  ['trajan|copperplate gothic', standIn(engraved)],
  [
    'didot|bodoni|dm serif|dm serif display|bodoni moda|walbaum|gloock|didone|high contrast serif|hairline serif',
    standIn({ family: 'Playfair Display', alone: 'display' }),
  ],
  ['frutiger|myriad|calibri|verdana|segoe', standIn({ family: 'Source Sans 3', alone: 'both' })],
  ['din|highway gothic|barlow condensed', standIn({ family: 'Roboto Condensed', alone: 'display' })],
  [
    'druk|staatliches|champion gothic|oswald|bebas|bebas neue|haettenschweiler|archivo black|archivo narrow|anton sc|league gothic condensed|big shoulders|fjalla one|pathway gothic',
    standIn(poster),
  ],
  ['unbounded|eurostile|microgramma|bank gothic', standIn(wide)],
  [
    'rockwell|clarendon|egyptienne|zilla slab|josefin slab|museo slab|memphis slab|roboto slab',
    standIn(slab),
  ],
  [
    'consolas|menlo|fira code|space mono|ocr a|ocr b|ibm plex mono|roboto mono|source code pro|inconsolata|fira mono|dm mono|sf mono|geist mono',
    standIn({ family: 'JetBrains Mono', alone: 'both' }),
  ],
  ['courier|courier new|american typewriter|special elite', standIn(typewriter)],
  ['gotham|proxima nova', { ...standIn(inter), weight: 700 }],
  [
    'quicksand|varela|varela round|baloo|fredoka|comfortaa|dosis|m plus rounded|vag rounded|arial rounded',
    standIn(rounded),
  ],
  [
    'comic sans|comic neue|shadows into light|gochi hand|reenie beanie|kid lettering|childish lettering|patrick hand|indie flower',
    standIn(hand),
  ],
  [
    'bickham|bickham script|sütterlin|zapfino|pinyon script|tangerine script|alex brush|edwardian script|snell roundhand|copperplate script|allura|dancing script',
    standIn({ family: 'Great Vibes', alone: 'display' }),
  ],
]

/** A face that is there in the place of one that is not. */
function standIn(face: Typeface): Typeface {
  return { ...face, instead: `not installed, ${face.family} is the nearest` }
}
