import type { DesignPatch } from '../design.ts'

/**
 * Position of a mood on seven axes, −1…1: warmth (neutral hue), energy (chroma, scale), potency (weight, darkness), formality
 * (serif, symmetry), modernity, airiness (space), ornament (decoration). Activity follows chroma and potency lightness (Gao and
 * Xin 2006), so hue is left to warmth alone.
 */
type MoodVector = readonly [
  warmth: number,
  energy: number,
  potency: number,
  formality: number,
  modernity: number,
  airiness: number,
  ornament: number,
]

/** One mood: its words, where it stands, and what else it brings. */
export interface Mood {
  readonly words: string
  readonly vector: MoodVector
  readonly pairing?: PairingKey
  /** Colour words of the accents that it brings where the brief names none. */
  readonly accents?: readonly string[]
  /** Says itself which colours: `pastel`, `earth tones`. Its accents go before those of any other mood. */
  readonly palette?: true
  /** Is said of colours alone: they go before those that a school or a thing has. */
  readonly colors?: true
  /** Says how little there is to be, and not of what kind: its faces give way to those of a formal mood beside it. */
  readonly reduced?: true
  /** A span of years: of a school or a thing of those years, these say what it looks like. */
  readonly era?: true
  /** Brings a cream paper when the whole is warm. */
  readonly cream?: true
  readonly patch?: DesignPatch
  /** Ground, mode and accent where the brief names no colour. */
  readonly ground?: DesignPatch['color']
}

const wholeRows: readonly Mood[] = [
  {
    words:
      'warm|warmth|cosy|cozy|rural|pastoral|kind hearted|inviting|earthy|organic|rustic|autumn|autumnal|snug|homely|homey|intimate|lamplit|campfire|fireside|mellow|sunny|sunlit|summery|like summer|candlelit|farmhouse|hearty|wholesome',
    vector: [0.8, 0.1, 0.1, 0, -0.2, 0.1, 0.1],
    pairing: 'editorial-warm',
    accents: ['terracotta'],
    cream: true,
  },
  {
    words: 'cool|icy|fresh|cold|frosty|chilly|crisp|clinical|breezy|hygienic|sterile|wintry',
    vector: [-0.8, 0.1, 0, 0.1, 0.4, 0.3, -0.2],
    pairing: 'swiss',
    accents: ['teal'],
  },
  {
    words: 'editorial|magazine|literary|journalistic|poetic|magazine like',
    vector: [0.2, 0, 0.2, 0.4, 0.1, 0.5, 0.1],
    pairing: 'editorial-warm',
    accents: ['terracotta'],
    cream: true,
    patch: { space: { margins: 'asymmetric' }, shape: { radius: 2, rules: 'hairline' } },
  },
  {
    words:
      'minimal|back to basics|basic|minimalist|minimalistic|plain|sparse|bare|spare|stripped back|stripped down|pared back|pared down|bare bones|boring|bland',
    vector: [0, -0.5, -0.1, 0.2, 0.5, 0.8, -0.9],
    pairing: 'swiss',
    reduced: true,
    patch: { color: { scheme: 'mono' }, decor: { fields: false } },
  },
  {
    words:
      'simple|simplicity|honest|honesty|sincere|earnest|plainspoken|plain spoken|truthful|restraint|clean|restrained|toned down|unfussy|low key|understated|uncluttered|less clutter|less cluttered|no clutter|decluttered|precise|tidy|neat|orderly|humble|modest|discreet|unshowy|unpretentious|unassuming|matter of fact|no nonsense|practical|functional|straightforward|neutral as|neutral look|neutral feel|keep it neutral|stay neutral|impartial|party neutral|even handed|non partisan|not cringe|not cringey|not tacky|not cheesy|not naff|not gaudy|not garish|not kitsch|not kitschy|not flashy|not showy|not over the top|no fuss|hates fuss|without fuss|fuss free',
    vector: [0, -0.5, -0.1, 0.2, 0.5, 0.8, -0.9],
    pairing: 'swiss',
    reduced: true,
    patch: { color: { scheme: 'mono' } },
  },
  {
    words: 'swiss|international style|grid based|isotype|neurath|rational|systematic',
    vector: [0, 0.2, 0.4, 0.2, 0.7, 0.4, -0.9],
    pairing: 'swiss',
    accents: ['red'],
    palette: true,
    patch: { type: { align: 'start' }, shape: { radius: 0 } },
  },
  {
    words:
      'modern|contemporary|sleek|clear|architectural|slick|modernist|stylish|trendy|fashionable|confident|up to date',
    vector: [-0.1, 0.2, 0, 0, 0.8, 0.3, -0.4],
    pairing: 'swiss',
  },
  {
    words:
      'corporate|professional|business|trustworthy|serious|consulting|authoritative|credible|reliable|dependable|grown up|institutional',
    vector: [-0.3, -0.2, 0.2, 0.6, 0.3, 0.1, -0.4],
    pairing: 'humane',
    accents: ['navy'],
  },
  {
    words:
      'elegant|elegance|sophistication|refined|sophisticated|graceful|classy|polished|attractive|tasteful|beautiful|handsome|gorgeous|stunning|exquisite|good looking|chic|poised|cultured|cultivated|genteel',
    vector: [0.1, -0.3, 0.1, 0.7, 0, 0.6, 0.2],
    pairing: 'classic-luxury',
    accents: ['bronze'],
  },
  {
    words:
      'luxury|luxurious|expensive|lavish|rich rich|premium|high end|exclusive|opulent|posh|fancy|swanky|upmarket|upscale|glamorous|glam|decadent|sumptuous|regal|champagne taste|aristocratic|deluxe',
    vector: [0.2, -0.2, 0.6, 0.8, 0.1, 0.6, 0.2],
    pairing: 'classic-luxury',
    accents: ['bronze'],
    patch: { shape: { radius: 0 } },
  },
  {
    words:
      'classic|classical|traditional|timeless|formal|stately|heritage|dignified|decent|ceremonial|conservative|old fashioned|old school|respectful|reverent|majestic|victorian|edwardian',
    vector: [0.2, -0.3, 0.3, 0.9, -0.6, 0.2, 0.3],
    pairing: 'literary',
    accents: ['burgundy'],
    patch: { space: { margins: 'classical' } },
  },
  {
    words:
      'bold|striking|urgent|proud|proudly|brave|defiant|with attitude|attitude|has attitude|swagger|fierce|feisty|angry|furious|impactful|punchy|loud|statement|shouting|salesy|pushy|yelling|aggressive|big and bold|powerful|shouty|hard hitting|in your face|attention grabbing|assertive|commanding|heroic|brash|provocative',
    vector: [0.1, 0.7, 0.8, -0.2, 0.4, 0, 0],
    pairing: 'headline-condensed',
    accents: ['scarlet'],
  },
  {
    words:
      'dramatic|smoky|atmospheric|haunted|ghostly|uncanny|foreboding|candlelight mood|by candlelight|low lit|dimly lit|dim lit|cinematic|moody|theatrical|operatic|brooding|mysterious|gothic|spooky|creepy|scary|gloomy|doom laden|vampire|sepulchral|eerie|haunting|ominous|sinister|sultry',
    vector: [0, 0.3, 1, 0.2, 0.2, 0.3, 0],
    accents: ['amber'],
    patch: { color: { mode: 'dark' } },
  },
  {
    words:
      'playful|playfulness|weird|odd|surreal|cartoonish|fun|quirky|whimsical|cheerful|kids|children|humorous|silly|wacky|goofy|cheeky|witty|sassy|joyful|joyous|childlike|cute|adorable|zany|childish|babyish|cutesy|funny|comical|jokey|larky|jolly|bouncy|bubbly|mischievous',
    vector: [0.4, 0.8, -0.2, -0.8, 0.3, 0.1, 0.6],
    pairing: 'playful',
    accents: ['coral', 'turquoise'],
    patch: { shape: { radius: 24 }, color: { scheme: 'triad' } },
  },
  {
    words:
      'friendly|happy|happiness|good mood|approachable|welcoming|human|hopeful|optimistic|uplifting|encouraging|reassuring|pleasant|hospitable|informal|casual|relaxed|laid back|easygoing|easy going|conversational|chatty|neighbourly|neighborly|down to earth|caring|compassionate|comforting|youthful|look young|looks young|young looking|light hearted|lighthearted|not boring|not dull|not bland|not generic|not stuffy|not stiff',
    vector: [0.5, 0.3, -0.2, -0.4, 0.3, 0.2, 0],
    pairing: 'humane',
    accents: ['coral'],
    patch: { shape: { radius: 12 } },
  },
  {
    words:
      'energetic|dynamic|exuberant|zingy|spirited|vibrant|vivid|lively|sporty|upbeat|high energy|exciting|thrilling|zesty|gaudy|garish|flashy|showy',
    vector: [0.2, 1, 0.4, -0.4, 0.5, -0.1, 0.2],
    pairing: 'headline-condensed',
    accents: ['scarlet'],
    patch: { color: { scheme: 'complement' } },
  },
  {
    words:
      'calm|calmness|slow|slowness|melancholic|melancholy|wistful|elegiac|pensive|thoughtful|hush|stillness|silent|silence|serene|soft|gentle|soothing|zen|spa|quiet|quietly|treated quietly|breathable|peaceful|tranquil|meditative|mindful|relaxing|restful|unhurried|hushed|contemplative',
    vector: [0, -0.7, -0.6, 0, 0.2, 0.9, -0.3],
    accents: ['steel'],
    patch: { shape: { radius: 12 } },
  },
  {
    words:
      'romantic|dreamy|enchanted|magical|mystical|delicate|feminine|wedding|bridal|dainty|ethereal|sentimental|enchanting|fairytale|sugary|saccharine|twee|lovey dovey|starry eyed|fairy tale|sensual',
    vector: [0.4, -0.3, -0.5, 0.3, -0.2, 0.6, 0.5],
    pairing: 'celebration',
    accents: ['dusty rose'],
  },
  {
    words: 'lovely|pretty looking|prettier|charming|sweet|endearing',
    vector: [0.4, -0.1, -0.4, 0, -0.1, 0.4, 0.4],
    pairing: 'editorial-warm',
    accents: ['mauve', 'blush'],
  },
  {
    words: 'creative|arty|artsy|artistic|expressive|bohemian|boho|eclectic|unconventional|colour loving',
    vector: [0.3, 0.6, 0.3, -0.5, 0.3, 0.1, 0.3],
    pairing: 'editorial-warm',
    accents: ['cobalt', 'tangerine'],
  },
  {
    words:
      'masculine|rugged|industrial|tough|hardworking|hard working|urban|blue collar|macho|raw|utilitarian|gritty|grimy|greasy|dirty|sooty|workmanlike|sturdy|robust',
    vector: [-0.1, 0.1, 0.8, -0.2, 0.3, -0.2, -0.3],
    pairing: 'headline-condensed',
    accents: ['graphite'],
    patch: { shape: { radius: 0, rules: 'heavy' } },
  },
  {
    words: 'brutalist|brutalism|anti design|stark',
    vector: [0, 0.5, 1, -0.5, 0.6, -0.2, -0.4],
    pairing: 'swiss',
    accents: ['electric blue'],
    patch: { shape: { radius: 0, rules: 'heavy', shadow: false }, color: { neutral: 'pure' } },
  },
  {
    words:
      'retro|vintage|nostalgic|diner|kitsch|kitschy|groovy|funky|old timey|throwback|looks dated|dated looking|old looking|old style look|olde worlde|grandma style|granny|americana',
    vector: [0.7, 0.4, 0.3, -0.2, -0.8, -0.1, 0.5],
    pairing: 'retro',
    accents: ['mustard', 'petrol'],
    palette: true,
    cream: true,
  },
  {
    words: 'geometric',
    vector: [0.1, 0.8, 0.6, -0.1, 0.6, 0.1, 0.4],
    pairing: 'swiss',
    accents: ['red', 'cobalt', 'yellow'],
    palette: true,
    patch: { color: { scheme: 'triad' } },
  },
  {
    words: 'scandinavian|nordic|hygge|japandi|wabi sabi',
    vector: [0.2, -0.5, -0.3, 0.1, 0.5, 0.9, -0.5],
    pairing: 'humane',
    accents: ['steel'],
  },
  {
    words: 'futuristic|techy|tech|cyber|sci fi|startup|saas|cutting edge|geeky|high tech|hi tech|robotic',
    vector: [-0.5, 0.5, 0.3, -0.2, 1, 0.2, 0.1],
    pairing: 'technical',
    accents: ['indigo'],
    patch: { decor: { gradient: true } },
  },
  {
    words: 'academic|scientific|scholarly|nerdy|erudite|rigorous',
    vector: [0, -0.5, 0.2, 0.8, -0.3, 0, -0.6],
    pairing: 'literary',
    accents: ['oxblood'],
  },
  {
    words: 'data driven|technical|engineering|developer|developers|engineers',
    vector: [-0.3, -0.1, 0.2, 0.3, 0.6, -0.2, -0.6],
    pairing: 'technical',
    accents: ['electric blue'],
    patch: { space: { density: 'compact' } },
  },
  {
    words: 'eco|natural|sustainable|botanical|wellness|leafy|outdoorsy|lush',
    vector: [0.3, -0.1, -0.1, 0, 0, 0.5, 0.2],
    pairing: 'editorial-warm',
    accents: ['forest'],
    cream: true,
  },
  {
    words: 'festive|celebratory|party|jubilant',
    vector: [0.5, 0.8, 0.2, -0.3, 0, 0, 0.9],
    pairing: 'playful',
    accents: ['fuchsia', 'saffron'],
  },
  {
    words: 'christmas|christmassy|holiday|merry|yuletide',
    vector: [0.5, 0.6, 0.2, 0, -0.2, 0, 0.9],
    pairing: 'playful',
    accents: ['crimson', 'forest'],
    palette: true,
  },
  {
    words: 'grunge|punk|grungy|subversive|underground|edgy|rebellious|anarchic|chaotic|messy',
    vector: [0, 0.7, 0.9, -0.8, 0.2, -0.4, 0.5],
    pairing: 'headline-condensed',
    accents: ['scarlet'],
  },
  {
    words:
      'handmade|kid made|mended|visibly mended|visible mending|visible stitching|kintsugi|patched|stitched together|folky|scruffy|kids made it|imperfect|artisanal|craft|crafted|homespun|handcrafted|hand made|hand made looking|homemade|home made|diy|made by hand|child drawing|like a child drew it|drawn by kids|hand crafted|artisan',
    vector: [0.7, 0.1, 0.2, -0.2, -0.5, 0.2, 0.5],
    pairing: 'editorial-warm',
    accents: ['brick'],
    cream: true,
  },
  {
    words:
      'compliance|legal|monastic|sacred|holy|governmental|sober|businesslike|stuffy|stiff|starchy|stodgy|schoolmasterly|strict|austere|severe|stern|solemn|official|somber|sombre|mournful|funereal|factual',
    vector: [-0.1, -0.8, 0.2, 1, 0, 0, -1],
    pairing: 'literary',
    accents: ['burgundy'],
  },
]

/** Moods that are said of the colours alone: what else they bring is little. */
const paletteRows: readonly Mood[] = (
  [
    [
      'warm colour|warm tone|warm palette|warm shade|warm hue',
      [0.8, 0.1, 0, 0, 0, 0, 0],
      'terracotta, mustard',
      'cream',
    ],
    [
      'cool colour|cool tone|cool palette|cool shade|cold colour|cool hue',
      [-0.8, 0, 0, 0, 0, 0, 0],
      'petrol, sky',
      'white',
    ],
    [
      'earth tone|earthy colour|earthy tone|earth colour|natural colour|natural tone|colour of the earth',
      [0.7, -0.2, 0, 0, 0, 0, 0],
      'brick, olive',
      'cream',
    ],
    [
      'autumn colour|autumnal colour|autumn tone|fall colour|colour of autumn',
      [0.8, 0.1, 0.1, 0, 0, 0, 0],
      'rust, mustard, olive',
      'cream',
    ],
    [
      'spring colour|spring tone|springlike colour',
      [0.2, 0.3, -0.3, 0, 0, 0, 0],
      'apple green, blush, butter',
      'white',
    ],
    ['winter colour|wintry colour|winter tone', [-0.6, 0, 0.1, 0, 0, 0, 0], 'navy, ice blue', 'white'],
    [
      'summer colour|summery colour|sunny colour|sunny tone|sunshine colour|holiday colour',
      [0.5, 0.5, 0, 0, 0, 0, 0],
      'saffron, coral, aqua',
      'white',
    ],
    [
      'sunset colour|sunrise colour|colour of the sunset|evening sun',
      [0.6, 0.4, 0.1, 0, 0, 0, 0],
      'coral, plum, apricot',
      'white',
    ],
    [
      'sea colour|ocean colour|coastal colour|seaside colour|beach colour|colour of the sea',
      [-0.3, 0.1, 0, 0, 0, 0, 0],
      'petrol, aqua, sand',
      'white',
    ],
    [
      'forest colour|woodland colour|forest tone|woodland tone|colour of the forest',
      [0.2, -0.1, 0.2, 0, 0, 0, 0],
      'forest, moss, bronze',
      'cream',
    ],
    [
      'tropical colour|jungle colour|caribbean colour',
      [0.4, 0.7, 0.2, -0.3, 0, 0, 0.2],
      'turquoise, coral, lime',
      'white',
    ],
    [
      'fiesta colour|fiesta|mexican party|carnival colour|carnival|rainbow colour|rainbow',
      [0.4, 0.8, 0.3, -0.5, 0, 0, 0.4],
      'fuchsia, tangerine, turquoise, yellow',
      'white',
    ],
    [
      'colourful|multicoloured|lots of colour|plenty of colour|many colour|full of colour|confetti colour|bursting with colour',
      [0.2, 0.8, 0.1, -0.3, 0, 0, 0.2],
      'tangerine, cobalt, fuchsia, jade',
      'white',
    ],
    [
      'pastel|pastel colour|pastel tone|pastel shade|sorbet colour|ice cream colour|sugared almond colour',
      [0.1, -0.3, -0.6, -0.1, 0, 0.3, 0],
      'blush, mint, lavender, butter',
      'white',
    ],
    [
      'candy colour|bubblegum colour|sweet shop colour',
      [0.2, 0.7, -0.1, -0.5, 0, 0, 0.2],
      'hot pink, aqua, yellow',
      'white',
    ],
    ['neon|fluorescent|day glo', [0, 0.9, 0.4, -0.4, 0.4, 0, 0], 'neon green', 'white'],
    ['neon colour|fluorescent colour', [0, 0.9, 0.4, -0.4, 0.4, 0, 0], 'neon green, neon pink', 'white'],
    [
      'jewel tone|jewel colour|gemstone colour|jewelled colour',
      [0.1, 0.3, 0.5, 0.2, 0, 0, 0],
      'emerald, plum, cobalt',
      'white',
    ],
    [
      'provence|provençal|provencal|lavender field',
      [0.5, -0.1, 0, 0, -0.2, 0.2, 0],
      'lavender, ochre',
      'cream',
    ],
    [
      'tuscany|tuscan|andalusia|andalusian|mediterranean village',
      [0.7, 0, 0.1, 0, -0.2, 0.1, 0],
      'terracotta, olive leaf',
      'cream',
    ],
    [
      'aegean|cyclades|cycladic|greek island|mediterranean|riviera',
      [0, 0.1, 0, 0, 0, 0.3, 0],
      'aegean blue, terracotta',
      'white',
    ],
    ['moroccan|marrakech|medina', [0.7, 0.3, 0.2, 0, -0.2, 0, 0.3], 'terracotta, cobalt, saffron', 'cream'],
    ['alpine|the alps|mountain air', [-0.3, 0, 0.1, 0, 0, 0.3, 0], 'forest, glacier blue', 'white'],
    [
      'sepia|sepia tone|sepia colour|old photograph colour',
      [0.7, -0.3, 0, 0.2, -0.5, 0, 0],
      'sepia brown, tan',
      'cream',
    ],
  ] as const
).map(([words, vector, accents, ground]) => ({
  // Said in American too.
  words: [...new Set(words.split('|').flatMap(word => [word, word.replace('colour', 'color')]))].join('|'),
  vector,
  accents: accents.split(', '),
  palette: true,
  colors: true as const,
  ...(ground === 'cream' && { cream: true as const }),
}))

/** The moods. One word belongs to one row; words are divided by `|`. */
export const moodRows: readonly Mood[] = [...wholeRows, ...paletteRows]

/** The mood row that owns a word; throws for a word of no row, which is a slip in another word list. */
export function moodNamed(word: string): Mood {
  const row = moodRows.find(({ words }) => words.split('|').includes(word))
  if (!row) throw new Error(`no mood row has the word "${word}"`)
  return row
}

/** Two families that go together, and how the headings are set. */
export interface Pairing {
  readonly display: string
  readonly text: string
  readonly weight: number
  readonly uppercase?: boolean
}

/** The key of a pairing. */
export type PairingKey =
  | 'editorial-warm'
  | 'classic-luxury'
  | 'literary'
  | 'swiss'
  | 'humane'
  | 'technical'
  | 'headline-condensed'
  | 'celebration'
  | 'playful'
  | 'retro'

/** Pairings by key: contrast of kind (serif and sans) or of weight, never two similar serifs. */
export const pairings: Readonly<Record<PairingKey, Pairing>> = {
  'editorial-warm': { display: 'Fraunces', text: 'Source Sans 3', weight: 600 },
  'classic-luxury': { display: 'Playfair Display', text: 'Source Serif 4', weight: 700 },
  literary: { display: 'Source Serif 4', text: 'Source Serif 4', weight: 600 },
  swiss: { display: 'Inter', text: 'Inter', weight: 700 },
  humane: { display: 'Source Sans 3', text: 'Source Sans 3', weight: 700 },
  technical: { display: 'IBM Plex Sans', text: 'IBM Plex Sans', weight: 600 },
  'headline-condensed': { display: 'Roboto Condensed', text: 'Source Sans 3', weight: 700, uppercase: true },
  celebration: { display: 'Great Vibes', text: 'Cormorant Garamond', weight: 400 },
  playful: { display: 'Rubik', text: 'Rubik', weight: 800 },
  retro: { display: 'Fraunces', text: 'Source Serif 4', weight: 700 },
}
