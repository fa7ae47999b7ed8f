/** Words that say that a thing matters more than all others, divided by `|`. They are no wish without a thing of the copy. */
const MATTERS =
  'matters most|matter most|what matters|what matters most|what really matters|what counts|what counts most|what really counts|counts most|count most|all that matters|main thing|key thing|one thing that matters|key message|main message|main point|the point is|star of the show|top priority|first priority|number one priority|highest priority|the priority|priority number one|priority one|of the utmost importance|paramount|main focus|focus is on|focus on|emphasis on|emphasis is on|stress on|spotlight on|attention on|pride of place|most crucial|most vital|most essential|what people look for|what people come for|what people need|takes priority|take priority|take precedence|takes precedence'

/** Words before what is to be seen before all else. */
const ABOVE_ALL =
  'above all|above all else|above everything|above everything else|most of all|first and foremost|more than anything|most importantly|first of all'

/** Those that are a size already. */
const MISSED = /^(?:nobody|no one) can miss$/

/** Words that say that nobody may overlook what stands behind them. */
const NOBODY_MISSES = ['nobody', 'no one', 'noone', 'none']
  .flatMap(who =>
    ['should', 'must', 'can', 'could', 'may', 'is to', 'ought to', 'shall'].flatMap(verb =>
      ['miss', 'overlook', 'not see'].map(miss => `${who} ${verb} ${miss}`),
    ),
  )
  .filter(words => !MISSED.test(words))
  .concat('do not let anyone miss|do not miss|make sure nobody misses|make sure no one misses')
  .join('|')

/** Words that say how much a thing matters, and not that it does most. */
const IMPORTANT = 'important|very important|really important|super important|crucial|vital|essential|key'

/** Phrases that mean something beside a thing of the copy alone. */
export const importancePhrases: readonly string[] = [MATTERS, ABOVE_ALL, NOBODY_MISSES]

const whole = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'u')

export const mattersMost: RegExp = whole(`${MATTERS}|most important`)
export const nobodyMisses: RegExp = whole(`${NOBODY_MISSES}|nobody can miss|no one can miss`)
export const important: RegExp = whole(IMPORTANT)
export const aboveAll: RegExp = whole(
  `${ABOVE_ALL}|vor allem|surtout|avant tout|sobre todo|ante todo|soprattutto|anzitutto|innanzitutto|sobretudo|acima de tudo|vooral|bovenal|przede wszystkim|framför allt|först och främst|her şeyden önce|özellikle|передусім|насамперед|перш за все|何より|とにかく|首先|尤其是|قبل كل شيء|özellikle de|především|ennen kaikkea|מעל הכל|무엇보다`,
)

/** Words that equate, in the languages that have them. */
export const copula: RegExp =
  /(?<!\p{L})(?:is|are|be|being|ist|sind|sei|sein|steht|est|sont|soit|es|son|sea|sean|è|é|sono|sia|são|seja|zijn|blijft|jest|są|är|to|має|является)(?!\p{L})|(?<=[\s'])s(?=\s)|[:：–—]|是|は/u
