import type { OrnamentName } from './design.ts'
import { onDemand } from '../on-demand.ts'
import { isSlip, isSwap } from '../source/near-name.ts'
import { pageSizes } from '../theme/page-sizes.ts'
import type { Meaning, Target } from './meaning.ts'
import { colorNamed, colorRows, hueFamilies } from './words/colors.ts'
import { deviceRows } from './words/devices.ts'
import { cueRows, degreeRows, numberRows } from './words/cues.ts'
import { firmly, languageRows } from './words/languages.ts'
import { type Mood, moodNamed, moodRows } from './words/moods.ts'
import { manners } from './words/manners.ts'
import { barRows, noOrnamentRows, edgeRows, ornamentRows } from './words/ornaments.ts'
import { qualityRows, shadeRows } from './words/qualities.ts'
import { tintRows } from './words/tints.ts'
import { macroRows, settingRows, thingRows } from './words/settings.ts'
import { thingPhrases } from './words/things.ts'
import { mannerRows, partRows, placeRows } from './words/parts.ts'
import { typefaceRows } from './words/typefaces.ts'
import { unsupportedRows } from './words/unsupported.ts'

/** Every phrase that a brief may hold, and what it means. */
interface Lexicon {
  /** Keys are lower case, words divided by single spaces, nouns in the singular. */
  readonly meanings: ReadonlyMap<string, Meaning>
  /** Words of the longest phrase that begins with a word. */
  readonly longest: ReadonlyMap<string, number>
  /** Single words that are long enough to be told when a letter is wrong, by their first letter. */
  readonly tellable: ReadonlyMap<string, readonly string[]>
}

type Entry = readonly [words: string, meaning: Meaning]

/** All word lists as entries. Of two rows with the same word the first counts. */
export function lexiconEntries(): readonly Entry[] {
  return [
    ...cueRows.map(([words, cue]): Entry => [words, { kind: 'cue', cue }]),
    ...degreeRows.map(
      ([words, factor, alone]): Entry => [
        words,
        { kind: 'degree', factor, ...(alone && { alone: { kind: 'mood', moods: [moodNamed(alone)] } }) },
      ],
    ),
    ...numberRows.map(([words, value]): Entry => [words, { kind: 'number', value }]),
    ...deviceRows.map(([words, device, alone]): Entry => [words, { kind: 'device', device, alone }]),
    ...shadeRows,
    ...qualityRows,
    ...macroRows,
    ...mannerRows.map(([words, dress, off, alone]): Entry => [words, { kind: 'manner', dress, off, alone }]),
    ...placeRows.map(([words, align]): Entry => [words, { kind: 'place', align }]),
    ...thingPhrases.map((words): Entry => [words, { kind: 'unknown' }]),
    ...holdRows.map((words): Entry => [words, { kind: 'hold' }]),
    ...thingRows.map(([words, patch, off]): Entry => [words, setting(patch, off, true)]),
    ...ornamentEntries(),
    ...settingRows.map(([words, patch, off]): Entry => [words, setting(patch, off)]),
    ...partRows.map(([words, target, part, alone]): Entry => {
      return [words, { kind: 'target', target, ...(part && { part }), ...(alone && { alone }) }]
    }),
    ...targetRows.map(([words, target]): Entry => [words, { kind: 'target', target }]),
    ...typefaceRows.map(([words, face]): Entry => [words, { kind: 'typeface', face }]),
    ...colorRows.map(([words, hex, family]): Entry => {
      return [words, { kind: 'color', hex, hues: hueFamilies[family], literal: false }]
    }),
    ...tintRows.map(([words, hex]): Entry => [words, { kind: 'tint', hex, alone: null }]),
    // Manners by themselves, colours beside others: `carbon-copy blue`.
    ...mannerTints.map(([words, hex, manner]): Entry => {
      return [words, { kind: 'tint', hex, alone: { kind: 'mood', moods: [manner] } }]
    }),
    [
      'azulejo',
      { kind: 'tint', hex: '#1f5aa8', alone: setting({ decor: { motif: 'tiles', motifs: true } }) },
    ],
    // A mood by itself, black beside other colours: `rouge et noir`.
    [
      'noir',
      { kind: 'tint', hex: colorNamed('black'), alone: { kind: 'mood', moods: [moodNamed('dramatic')] } },
    ],
    ...manners.map((mood): Entry => [mood.words, { kind: 'mood', moods: [mood] }]),
    ...moodRows.map((mood): Entry => [mood.words, { kind: 'mood', moods: [mood] }]),
    ...comparativeRows.map((mood): Entry => [mood.words, { kind: 'mood', moods: [mood], comparative: true }]),
    ...referenceRows.map(([words, moods]): Entry => {
      return [words, { kind: 'mood', moods: moods.map(moodNamed), assumed: `read as ${moods.join(', ')}` }]
    }),
    ...languageRows.flatMap(([words, lang, rtl]): readonly Entry[] => {
      const locale = { lang, dir: rtl ? 'rtl' : 'ltr' } as const
      return [
        [words, setting({ locale })],
        [firmly(words, lang), setting({ locale: { ...locale, firm: true } })],
      ]
    }),
    ...pageWordRows.map(([words, size]): Entry => [words, setting({ page: { size } })]),
    ...pageSizes.map(({ name, also }): Entry => {
      const words = new Set([name.toLowerCase(), ...also].map(word => word.replaceAll('-', ' ')))
      return [[...words].join('|'), setting({ page: { size: name } })]
    }),
    ...unsupportedRows.map(
      ([words, reason, drawn]): Entry => [words, { kind: 'unsupported', reason, ...(drawn && { drawn }) }],
    ),
  ]
}

const mannerTints = [
  ['blueprint', '#0f3f8c', mannerNamed('like a blueprint')],
  ['carbon copy', '#31468f', mannerNamed('merchant pad')],
] as const

function mannerNamed(word: string): Mood {
  const row = manners.find(({ words }) => words.split('|').includes(word))
  if (!row) throw new Error(`no manner has the word "${word}"`)
  return row
}

/** Ornaments that go around a sheet. */
const FRAMES: ReadonlySet<OrnamentName> = new Set(['frame', 'double-frame', 'corners'])

/** Ornaments and their places: one that is named is wanted whatever is said of ornaments as such, one that is banned leaves none. */
function ornamentEntries(): readonly Entry[] {
  const off = { decor: { motif: null } }
  const unframed = { decor: { motif: null, frame: null } }
  return [
    ...ornamentRows.map(
      ([words, motif]): Entry => [
        words,
        setting({ decor: { motif, motifs: true } }, FRAMES.has(motif) ? unframed : off, true),
      ],
    ),
    ...edgeRows.map(([words, motifAt]): Entry => [words, setting({ decor: { motifAt } })]),
    ...barRows.map(
      ([words, motifAt]): Entry => [words, setting({ decor: { motif: 'bar', motifAt, motifs: true } }, off)],
    ),
    ...noOrnamentRows.map(([words, reason]): Entry => [words, { kind: 'unsupported', reason }]),
  ]
}

function setting(
  patch: (Meaning & { kind: 'setting' })['patch'],
  off?: (Meaning & { kind: 'setting' })['patch'],
  thing = false,
): Meaning {
  return off ? { kind: 'setting', patch, off, thing } : { kind: 'setting', patch, thing }
}

function createLexicon(entries: readonly Entry[]): Lexicon {
  const meanings = new Map<string, Meaning>()
  const longest = new Map<string, number>()
  for (const [words, meaning] of entries) {
    for (const phrase of words.split('|')) {
      if (!meanings.has(phrase)) meanings.set(phrase, meaning)
      const parts = phrase.split(' ')
      const first = parts[0] ?? ''
      longest.set(first, Math.max(parts.length, longest.get(first) ?? 0))
    }
  }
  const tellable = new Map<string, string[]>()
  for (const [words, meaning] of meanings) {
    if (words.length < SHORTEST || words.includes(' ') || isNeverMeant(meaning)) continue
    const initial = words[0] as string
    const others = tellable.get(initial)
    if (others) others.push(words)
    else tellable.set(initial, [words])
  }
  return { meanings, longest, tellable }
}

/** What is drawn is never guessed at: `sunday` is no sun ray. A slip is not taken for what is only declined either. */
function isNeverMeant(meaning: Meaning): boolean {
  if (meaning.kind === 'unsupported' || meaning.kind === 'device') return true
  if (meaning.kind === 'mood') return meaning.moods.some(({ patch }) => patch?.decor?.motif !== undefined)
  return meaning.kind === 'setting' && meaning.patch.decor?.motif !== undefined
}

/** Shortest and longest word that is taken for another one a letter away. */
const SHORTEST = 5
const LONGEST = 24

/**
 * The word of the lists that a slip of one letter was meant to be. The first letter has to be right, and in words of five
 * letters none may be wrong: `while` is not `white`.
 */
export function meantBy(word: string): string | undefined {
  if (word.length < SHORTEST || word.length > LONGEST) return undefined
  const mayBeWrong = (meant: string): boolean => word.length > SHORTEST || isSwap(word, meant)
  return lexicon()
    .tellable.get(word[0] as string)
    ?.find(meant => isSlip(word, meant) && mayBeWrong(meant))
}

/** The meaning of a phrase, in the singular if need be. */
export function meaningOf(phrase: string): Meaning | undefined {
  for (const form of forms(phrase)) {
    const meaning = lexicon().meanings.get(form)
    // `notes` are no form of `not`.
    if (meaning && (form === phrase || meaning.kind !== 'cue' || meaning.cue !== 'no')) return meaning
  }
  return undefined
}

function forms(phrase: string): readonly string[] {
  // Letters that are black, and no blackletter.
  if (!phrase.endsWith('s') || phrase.length < 4 || phrase === 'black letters') return [phrase]
  const options = [phrase, phrase.slice(0, -1)]
  if (phrase.endsWith('es')) options.push(phrase.slice(0, -2))
  if (phrase.endsWith('ies')) options.push(`${phrase.slice(0, -3)}y`)
  return options
}

/** The built-in word lists; a job without a brief has no need of them. */
export const lexicon: () => Lexicon = onDemand(() => createLexicon(lexiconEntries()))

/** Comparatives move a design a little way along the axes of `MoodVector`, and touch nothing else. */
const comparativeRows: readonly Mood[] = [
  { words: 'warmer|cosier|cozier', vector: [0.4, 0, 0, 0, 0, 0, 0], cream: true },
  { words: 'cooler|colder', vector: [-0.4, 0, 0, 0, 0, 0, 0] },
  { words: 'calmer|quieter', vector: [0, -0.4, 0, 0, 0, 0, 0] },
  { words: 'softer|gentler', vector: [0, 0, -0.4, 0, 0, 0, 0] },
  { words: 'livelier|louder|punchier', vector: [0, 0.4, 0, 0, 0, 0, 0] },
  { words: 'cleaner|simpler|plainer', vector: [0, 0, 0, 0, 0, 0, -0.4] },
]

/** Words for page sizes, divided by `|`, and the size's name in the theme's list; its own names need no row here. */
const pageWordRows: readonly (readonly [words: string, size: string])[] = [
  ['letter size|letter format|letter paper', 'Letter'],
  ['legal size|legal format|legal paper', 'Legal'],
  ['a6 card', 'A6'],
  ['square format', '1:1'],
  ['story format', '9:16'],
  ['credit card size', 'ID-1'],
  [
    'screen tv|tv screen|screen for the tv|wall tv|tv wall|wall screen|screen wall|wall monitor|wall display|tv display',
    '16:9',
  ],
]

/** Names of known looks and the moods they stand for. */
const referenceRows: readonly (readonly [names: string, moods: readonly string[]])[] = [
  ['apple|apple like|like apple|apple keynote', ['minimal', 'modern', 'calm']],
  ['stripe|stripe like|like stripe', ['modern', 'tech']],
  ['linear like|like linear', ['modern', 'tech']],
  ['nyt|new york times|economist', ['editorial', 'serious']],
  ['google|material design', ['friendly', 'modern']],
  ['ikea', ['swiss', 'friendly']],
  ['muji', ['japandi']],
  ['vogue', ['luxury', 'editorial']],
  ['notion|notion like|like notion', ['minimal']],
  ['investors|the board|board members|board of directors|executives', ['serious']],
  ['students', ['friendly']],
]

/** What says that nothing beside the wishes of a brief changes, divided by `|`. */
const holdRows: readonly string[] = [
  "keep everything else|leave everything else|keep the rest|leave the rest|everything else stays|rest stays|otherwise identical|otherwise the same|same as before|don't touch the rest|do not touch the rest|don't touch anything else|change nothing else|rest as is|same as last time|like before|like last time|as before|keep everything",
]

/** Words for the parts that a colour, a typeface or a size can be meant for; divided by `|`. */
const targetRows: readonly (readonly [words: string, target: Target])[] = [
  [
    'accent|accent colour|accent color|brand|brand colour|brand color|primary|primary colour|primary color|main colour|main color|lead colour|lead color|highlight|pop of colour|pop of color',
    'accent',
  ],
  ['secondary|secondary colour|secondary color|second colour|second color', 'secondary'],
  ['detail|fine detail|small detail|little detail|touch|small touch|trim', 'detail'],
  [
    'background|bg|bkg|background colour|background color|page|page background|canvas|paper|ground|backdrop|paper stock|theme|mode',
    'background',
  ],
  [
    'text|txt|text colour|text color|body|body text|body copy|copy|paragraph|running text|body type|rest',
    'text',
  ],
  ['font size|text size|body size|type size|base size|base font size', 'text'],
  ['type|typography|font|typeface|lettering|letters|writing', 'type'],
  ['header|band|header band|cover colour|cover color', 'header'],
  ['corner|corner radius|radius|border radius', 'corners'],
  ['margin|page margin', 'margins'],
  ['line spacing|line height|spacing|leading|line gap|line distance|interline', 'leading'],
]
