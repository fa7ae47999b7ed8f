import type { Cue } from '../meaning.ts'

/** Words that steer others, divided by `|`. */
export const cueRows: readonly (readonly [words: string, cue: Cue])[] = [
  [
    "can't look|cannot look|can not look|can't feel|cannot feel|mustn't look|must not look|steer clear of|stay clear of|stay away from|keep away from|keep clear of|no|not|aren't|arent|isn't|isnt|ain't|not being|non|without|do not make|don't make|do not make it|don't make it|dont make it|don't get|do not get|dont get|doesn't get|does not get|doesn't become|doesn't look|doesn't feel|does not look|isn't meant|not meant|nothing in|dont|avoid|never|undo|shouldn't|should not|must not|mustn't|allergic to|sick of|tired of|fed up with|enough of|hate|hates|hated|cannot stand|can't stand|ban|bans|if i see|hold the|don't|do not|don't use|do not use|nobody wants|nobody here wants|no one wants|nobody needs|nobody here needs|nobody likes|we never want|don't want|no more|nothing|anything but|instead of|rather than|zero|needn't|no longer|not any longer|'no'",
    'no',
  ],
  ['leave out|take out|get rid of|kill|ditch|scrap|skip|drop|remove|exclude|hide|delete', 'omit'],
  [
    'not too|not very|not overly|not so|nothing too|less|fewer|not too much|without being too|not that|not all that|tone down|no overly',
    'soft',
  ],
  [
    'free|done to death|overdone|overused|played out|been done|forbidden|banned|gone|prohibited|not allowed|are out|is out|fired|verboten|off limits|not welcome|not wanted|unwanted|taboo|off the table|ruled out|a no go|no go|out of the question',
    'free',
  ],
  // `coral for the one number that matters`
  [
    'only|just|single|exclusively|nothing but|nothing more than|no more than one|for the one|for the single',
    'only',
  ],
  ['more', 'more'],
  [
    'max|maximum|at most|not exceeding|no longer than|not longer than|up to|no more than|not more than|within',
    'limit',
  ],
  ['make|change|swap|switch|switch to|turn|set|go|increase the|replace', 'edit'],
  ['keep|leave|stay|yes', 'keep'],
  [
    "at least|minimum|min|no smaller than|not smaller than|nothing smaller than|nothing under|nothing below|can't go under|not go under|not under|not below|never below|never under|or bigger|or larger|or more",
    'least',
  ],
  ['rather', 'rather'],
  ['than', 'than'],
  [
    'but|with|use|using|then|except|except for|apart from|other than|save for|with the exception of|no wait|wait no|no actually|actually no|no sorry|on second thought|on second thoughts|scratch that|no scratch that|i mean|correction|full stop|comma|new line|new paragraph',
    'end',
  ],
]

/** `one shot of`, `just a jolt of`: a little of a colour, that is seen at once. */
const LITTLE = [
  '',
  'one',
  'a',
  'a single',
  'single',
  'just one',
  'just a',
  'only one',
  'only a',
  'one single',
]
  .flatMap(count =>
    [
      'shot',
      'dash',
      'hit',
      'pinch',
      'burst',
      'kick',
      'jolt',
      'dab',
      'glint',
      'gleam',
      'splash',
      'spark',
      'note',
      'pop',
      'flash',
      'beam',
      'ray',
      'stab',
      'squirt',
      'lick',
      'spot',
      'drop',
      'streak',
      'touch',
      'hint',
      'whisper',
      'speck',
      'fleck',
      'smear',
      'smudge',
      'thread',
      'sliver',
    ].map(noun => `${count} ${noun} of`.trim()),
  )
  .join('|')

/** How much: the factor on the wish after it, and the mood that the word is where none follows. */
export const degreeRows: readonly (readonly [words: string, factor: number, alone?: string])[] = [
  [LITTLE, 0.5],
  ['pretty', 1.5, 'lovely'],
  [
    'one strike of|a strike of|strike of|single strike of|one slash of|a slash of|slash of|one stroke of|a stroke of|stroke of|hardly any|barely any|next to no|a trace of|touches of|hints of|accents of|slightly|a bit|a touch|a little|subtly|somewhat|subtle|a tad|a smidge|glimpse of|faintly|lightly|discreetly|mildly|fairly',
    0.5,
  ],
  [
    'very|really|quite|much|a lot|lots of|plenty of|strongly|highly|way|rather too|truly|particularly|especially|properly|nice and|good and|seriously|distinctly',
    1.5,
  ],
  [
    'extremely|ultra|super|hugely|twice|incredibly|insanely|ridiculously|absolutely|utterly|massively|completely|totally|strictly|purely|as possible',
    2,
  ],
]

/** Number words. */
export const numberRows: readonly (readonly [word: string, value: number])[] = [
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['thirteen', 13],
  ['fourteen', 14],
  ['fifteen', 15],
  ['sixteen', 16],
  ['eighteen', 18],
  ['twenty', 20],
  ['twenty four', 24],
  ['thirty', 30],
  ['forty', 40],
]

/** Nouns that a number counts. */
export const countedRows: readonly (readonly [words: string, unit: 'pages' | 'columns'])[] = [
  ['column', 'columns'],
  ['slide|page|sheet', 'pages'],
]
