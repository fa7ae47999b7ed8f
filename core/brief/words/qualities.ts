import type { Meaning } from '../meaning.ts'
import { moodNamed } from './moods.ts'

const mood = (word: string): Meaning => ({ kind: 'mood', moods: [moodNamed(word)] })

const WHO =
  'you|they|people|one|anyone|anybody|everyone|everybody|someone|visitors|readers|guests|customers|we|i'.split(
    '|',
  )

/** `the first thing anyone sees`, `what people see first`. */
const firstSeen = [
  'first thing seen|first thing noticed|first thing read|first thing to be seen|first thing to see|first to be seen|seen first|read first|noticed first|in the foreground|front and centre|front and center',
  ...WHO.flatMap(who =>
    ['see', 'sees', 'notice', 'notices', 'read', 'reads'].flatMap(verb => [
      `first thing ${who} ${verb}`,
      `${who} ${verb} first`,
    ]),
  ),
].join('|')

const PLACES = 'slide|page|screen|card|poster|banner|square|width|sheet|top half'.split('|')

/** `fill the slide`, `takes up a whole page`, `as wide as the paper`: as large as its place. */
const filling = [
  ...['fill', 'fills', 'filling', 'take up', 'takes up', 'taking up'].flatMap(verb =>
    ['the', 'a', 'the whole', 'a whole', 'the entire', 'an entire'].flatMap(all =>
      PLACES.map(place => `${verb} ${all} ${place}`),
    ),
  ),
  ...["it'll go", "they'll go", 'you dare'].flatMap(far => [`as big as ${far}`, `as large as ${far}`]),
  ...['paper', ...PLACES].flatMap(place => [`as wide as the ${place}`, `as broad as the ${place}`]),
].join('|')

const REMEMBERING = [
  ...['remember', 'remembers', 'should remember', 'must remember', 'will remember', 'have to remember'],
  ...['take away', 'takes away', 'should take away', 'walk away with', 'walks away with', 'go home with'],
  ...['goes home with', 'take home', 'takes home', 'leave with', 'leaves with', 'keep in mind'],
]

/** `the number people remember`, `what everyone should take away`: of all that a page says this is to be left. */
const remembered = [
  ...[
    'number',
    'figure',
    'thing',
    'one thing',
    'word',
    'line',
    'name',
    'what',
    'the one',
    'the ones',
  ].flatMap(noun => WHO.flatMap(who => REMEMBERING.map(verb => `${noun} ${who} ${verb}`))),
  ...['number', 'figure', 'thing', 'one thing', 'word', 'line', 'name'].flatMap(noun =>
    ['to remember', 'to take away', 'to be remembered', 'that is remembered'].map(how => `${noun} ${how}`),
  ),
  ...['mind', 'reader mind', 'memory', 'head'].flatMap(where =>
    ['stick', 'sticks', 'stay', 'stays', 'lodge', 'lodges'].map(verb => `${verb} in the ${where}`),
  ),
  'must be remembered|be remembered',
].join('|')

/** `what readers see before anything else`. */
const seenBefore = WHO.flatMap(who =>
  ['see', 'sees', 'notice', 'notices', 'read', 'reads'].flatMap(verb =>
    ['anything else', 'everything else', 'all else'].flatMap(all => [
      `thing ${who} ${verb} before ${all}`,
      `${who} ${verb} before ${all}`,
    ]),
  ),
).join('|')

/** `towers over everything else`. */
const towering = ['tower', 'towers', 'towering', 'loom', 'looms']
  .flatMap(verb => ['over', 'above'].map(where => `${verb} ${where}`))
  .flatMap(verb =>
    ['everything', 'everything else', 'all else', 'the rest', 'the page', 'it all'].map(
      all => `${verb} ${all}`,
    ),
  )
  .join('|')

/** `the total readable at arm's length`. */
const fromNear = ['read', 'readable', 'legible', 'visible', 'seen']
  .flatMap(seen => ['at', 'from'].map(where => `${seen} ${where} arm length`))
  .join('|')

/** `must be found in three seconds`. */
const found = ['found', 'seen', 'spotted', 'read', 'find', 'findable', 'visible', 'legible']
  .flatMap(verb => [
    ...['at once', 'immediately', 'instantly', 'straight away', 'right away'].map(when => `${verb} ${when}`),
    ...['a', 'one', 'two', 'three', 'five'].map(
      count => `${verb} in ${count} second${/^(?:a|one)$/.test(count) ? '' : 's'}`,
    ),
  ])
  .join('|')

/** Words that are a size of a thing, unless who sees it stands before them: `so that the tenant cannot miss it`. */
export const cannotMiss: RegExp = /^(?:can not|cannot|can't|cant) miss/

/** Words that need a part to be read: `big headlines`, `bolder title`. Amounts are steps, or an exact weight. */
export const qualityRows: readonly (readonly [words: string, meaning: Meaning])[] = [
  ['big|large|taller', { kind: 'quality', property: 'size', amount: 1, alone: null }],
  [
    `huge|dominate|dominates|dominating|gigantic|humongous|colossal|whopping|oversized|giant|enormous|massive|gargantuan|mega|xxl|fill half of it|fill half|fills half|filling half|take up half|takes up half|half the sheet|half the card|hits you first|hit you first|hit you|hits you|come at you first|loudest|boldest|most visible|most prominent|most striking|most noticeable|most conspicuous|hits first|hit first|hits you in the face|leap off the page|leaps off the page|bigger than everything else|bigger than anything else|larger than everything else|bigger than the rest|more important than the rest|more important than the others|twice as big as the rest|twice as big as everything else|twice as large as the rest|twice as large as everything else|twice as tall as the rest|twice as tall as everything else|twice the size of the rest|twice the size of everything else|bigger than the others|larger than the rest|larger than the others|stronger than the rest|stronger than the others|heavier than the rest|heavier than the others|louder than the others|more than the rest|more than the others|more than anything else|weigh the most|weighs the most|weigh most|carry the most weight|carries the most weight|heaviest|biggest|largest|scream|screams|shout|shouts|dwarf|dwarfs|dwarf the other figures|dwarf the other numbers|dwarf all other figures|dwarf all others|dwarf everything else|dwarf the others|dwarf the rest|as big as possible|as large as possible|as tall as possible|as big as it goes|as large as it goes|as big as it will go|as large as it will go|as big as they go|as large as they go|as the centrepiece|as the centerpiece|the centrepiece|the centerpiece|centrepiece|centerpiece|as big as half a page|as large as half a page|the size of half a page|as big as it gets|as big as it can be|as large as it can be|as big as you can|as large as you can|big as possible|large as possible|as big as you like|${firstSeen}|as the hero|as the star|be the hero|be the star|be the heroes|be the stars|as hero|as the headline|draw the eye first|draws the eye first|catch the eye first|catches the eye first|first to catch the eye|stand out most|stands out most|stand out the most|stands out the most|be noticed first|get noticed first|${remembered}|${seenBefore}|${towering}|king size|so big that|so large that|so big you|so large you|as big as it fits|as large as it fits|as big as fits|as large as fits|as big as will fit|as large as will fit|as big as there is room|as big as the space allows|as large as the space allows|as big as the cloth allows|as large as the cloth allows|as big as the paper allows|as large as the paper allows|as big as the page allows|as big as the sheet allows|as large as the sheet allows|as big as the sheet will allow|as big as the poster allows|as large as the page allows`,
    { kind: 'quality', property: 'size', amount: 2, alone: null },
  ],
  [filling, { kind: 'quality', property: 'size', amount: 2, alone: null }],
  [
    'small|half as big|half as large|half as tall|half the size|whisper|whispers|whispering',
    { kind: 'quality', property: 'size', amount: -1, alone: null },
  ],
  [
    'tiny|smallest|minuscule|faded out|fade out|fades out|fade away|fades away|faded away|faded back|recede|recedes|nearly invisible|barely visible|almost invisible',
    { kind: 'quality', property: 'size', amount: -2, alone: null },
  ],
  [
    `${found}|${fromNear}|seen at a glance|be seen at a glance|there at a glance|be there at a glance|visible at a glance|found at a glance|clear at a glance|right after it|straight after it|right behind it|comes right after|comes next|next biggest|next largest|standing out|where it can not be missed|where it can't be missed|the obvious one|leap out|leaps out|jump at you|jumps at you|jump off the page|catch the eye|catches the eye|shine|speak loudest|louder than the rest|can be read across|can not be missed|cannot miss|can't miss|cant miss|can not miss|obvious at a glance|very clearly|loud and clear|loudly and clearly|in plain sight|to the fore|centre stage|center stage|carry the story|tell the story|do the talking|where nobody can miss it|where nobody can miss them|where no one can miss it|where no one can miss them|nobody can miss it|nobody can miss them|nobody can miss|no one can miss|nobody misses|cannot be missed|cannot be overlooked|easy to scan|easy to see|easily seen|easily found|clearly marked|clearly shown|marked clearly|shown clearly|at a glance|jumps out|jumps off the page|pops|obvious|crystal clear|unmistakable|most important|noticeable|hard to miss|visible|pop out|jump out|prominent|stand out|stands out|impossible to miss|unmissable|not to be missed|easy to find|easy to spot|clearly visible|eye catching|dominant|emphasised|emphasized|stick out|sticks out|stick out a mile|draw the eye|draws the eye|grab attention|grabs attention|grab the attention|catch attention|attract attention|attracts attention|leap to the eye|impossible to overlook|hard to overlook|can't be overlooked|must not be overlooked|mustn't be overlooked|not be overlooked|not be missed|must not be missed|mustn't be missed|can't be missed|nobody overlooks|highly visible|very visible|in the spotlight|in the limelight|must show|show well`,
    { kind: 'quality', property: 'size', amount: 1, alone: null },
  ],
  ['bold', { kind: 'quality', property: 'weight', amount: 700, alone: mood('bold') }],
  ['boldface|bold faced', { kind: 'quality', property: 'weight', amount: 700, alone: null }],
  ['chunky|fat', { kind: 'quality', property: 'weight', amount: 800, alone: null }],
  ['heavy|extra bold|extrabold', { kind: 'quality', property: 'weight', amount: 800, alone: mood('bold') }],
  [
    'thin|regular|light weight|lightweight',
    { kind: 'quality', property: 'weight', amount: 400, alone: null },
  ],
  ['medium weight|semibold|semi bold', { kind: 'quality', property: 'weight', amount: 600, alone: null }],

  [
    'bigger|larger|increase|enlarge|bump up',
    { kind: 'quality', property: 'size', amount: 1, alone: null, edit: true },
  ],
  ['smaller|reduce|shrink', { kind: 'quality', property: 'size', amount: -1, alone: null, edit: true }],
  ['bolder|stronger', { kind: 'quality', property: 'weight', amount: 1, alone: null, edit: true }],
  ['thinner', { kind: 'quality', property: 'weight', amount: -1, alone: null, edit: true }],
  ['darker', { kind: 'quality', property: 'lightness', amount: -1, alone: null, edit: true }],
  ['lighter|brighter', { kind: 'quality', property: 'lightness', amount: 1, alone: null, edit: true }],
  ['airier|roomier|looser', { kind: 'quality', property: 'space', amount: 1, alone: null, edit: true }],
  ['tighter|denser', { kind: 'quality', property: 'space', amount: -1, alone: null, edit: true }],
  ['wider', { kind: 'quality', property: 'margins', amount: 1, alone: null, edit: true }],
  ['narrower', { kind: 'quality', property: 'margins', amount: -1, alone: null, edit: true }],
  [
    'readable|big enough|legible|easy to read|easily readable|well readable',
    {
      kind: 'quality',
      property: 'size',
      amount: 0.5,
      alone: {
        kind: 'macro',
        steps: [{ property: 'size', amount: 0.5, target: 'text' }],
        assumed: 'text a little larger',
      },
    },
  ],
  ['round', { kind: 'quality', property: 'radius', amount: 1, alone: null }],
  ['rounder', { kind: 'quality', property: 'radius', amount: 1, alone: null, edit: true }],
  ['sharper|squarer', { kind: 'quality', property: 'radius', amount: -1, alone: null, edit: true }],
]

/** Colours that are less strong on the whole page. */
const softened: Meaning = {
  kind: 'setting',
  patch: { color: { chroma: 0.55 } },
  off: { color: { chroma: 1 } },
}

/** Words that turn the colour after them lighter, darker, stronger or paler. */
export const shadeRows: readonly (readonly [words: string, meaning: Meaning])[] = [
  [
    'dark',
    {
      kind: 'shade',
      lightness: -0.14,
      chroma: 1,
      alone: { kind: 'setting', patch: { color: { mode: 'dark' } }, off: { color: { mode: 'light' } } },
      ground: { color: { mode: 'dark' } },
      weight: null,
    },
  ],
  [
    'light',
    {
      kind: 'shade',
      lightness: 0.14,
      chroma: 0.8,
      alone: mood('calm'),
      ground: { color: { mode: 'light' } },
      weight: 400,
    },
  ],
  [
    'bright',
    {
      kind: 'shade',
      lightness: 0.05,
      chroma: 1.2,
      // `nothing bright` bans loud colours, and asks for no night.
      alone: { kind: 'setting', patch: { color: { mode: 'light' } }, off: { color: { chroma: 0.6 } } },
      ground: { color: { mode: 'light' } },
      weight: null,
    },
  ],
  [
    'muted|desaturated|dusty|subdued|dulled',
    { kind: 'shade', lightness: 0.04, chroma: 0.5, alone: softened, ground: null, weight: null },
  ],
  [
    'faded|bleached|bleached out|sun bleached|sunbleached|sun faded|washed out',
    { kind: 'shade', lightness: 0.12, chroma: 0.5, alone: softened, ground: null, weight: null },
  ],
  [
    'acid|intense|rich|strong|luminous|screaming',
    { kind: 'shade', lightness: 0.02, chroma: 1.25, alone: null, ground: null, weight: null },
  ],
  [
    'vivid',
    { kind: 'shade', lightness: 0.02, chroma: 1.25, alone: mood('vivid'), ground: null, weight: null },
  ],
  [
    'burnt|scorched',
    { kind: 'shade', lightness: -0.1, chroma: 0.95, alone: null, ground: null, weight: null },
  ],
  ['deep', { kind: 'shade', lightness: -0.1, chroma: 1.05, alone: null, ground: null, weight: null }],
  [
    'pale|barely there',
    {
      kind: 'shade',
      lightness: 0.2,
      chroma: 0.6,
      alone: null,
      ground: { color: { mode: 'light' } },
      weight: null,
    },
  ],
]

/** What a look says of the colour right behind it, as a shade: `soft pink` is a pale one, `electric green` shines. */
export const lookShades: ReadonlyMap<string, Meaning & { readonly kind: 'shade' }> = new Map(
  (
    [
      ['soft|gentle|delicate|tender|powdery|pastel|milky|icy', 0.2, 0.45],
      ['electric|neon|fluorescent|laser|fluo|toxic|poison|poisonous|radioactive', 0.22, 1.9],
      ['smoky|smoked|hazy|misty', 0.02, 0.6],
      ['chalky|dusted', 0.16, 0.5],
      ['dull|tarnished|bruised|murky|grimy|dirty|patinated|oxidised|oxidized', -0.06, 0.65],
      ['hot|fiery|burning', 0.02, 1.15],
    ] as const
  ).flatMap(([words, lightness, chroma]) =>
    words
      .split('|')
      .map(word => [word, { kind: 'shade', lightness, chroma, alone: null, ground: null, weight: null }]),
  ),
)
