import { onDemand } from '../on-demand.ts'

/** Reads in a brief that a single word has a colour: `one amber word`, `un mot en jaune`. */

/** What a brief says of one word. */
export interface OneWord {
  readonly phrase: string
  /** The words for its colour, in the language of the brief. */
  readonly color: string
}

const NAME = '(\\p{L}[\\p{L}-]{2,20}(?: \\p{L}[\\p{L}-]{2,14})?(?: ?#[0-9a-f]{6})?|#[0-9a-f]{6})'

/** What every one of the patterns has in it: asked first, since they take long to make. */
const SPEAKS = /wor[dt]|mot|palabra|palavra|parola|woord|ord|s[łŁ]owo/i

const patterns = onDemand((): readonly RegExp[] =>
  [
    `(?:just |only )?(?:one|a single|a) (?:single |lone )?word in ${NAME}`,
    `(?:just |only )?(?:one|a single) ${NAME} word`,
    `ein(?:em?)? (?:einziges |einzelnes )?wort in ${NAME}`,
    `ein (?:einziges |einzelnes )?${NAME} wort`,
    `un (?:seul |unique )?mot (?:en )?${NAME}`,
    `una (?:sola |única )?palabra (?:en )?${NAME}`,
    `una (?:sola |singola )?parola (?:in )?${NAME}`,
    `uma (?:só |única )?palavra (?:em |a )?${NAME}`,
    `(?:één|een) (?:enkel )?woord in (?:het )?${NAME}`,
    `ett (?:enda )?ord i ${NAME}`,
    `jedno słowo (?:w kolorze |na )?${NAME}`,
  ].map(source => new RegExp(`(?<![\\p{L}])${source}(?![\\p{L}])`, 'iu')),
)

/** The first thing that a brief says of one word and its colour. */
export function oneWordIn(brief: string): OneWord | undefined {
  if (!SPEAKS.test(brief)) return undefined
  for (const pattern of patterns()) {
    const found = pattern.exec(brief)
    if (found?.[1]) return { phrase: found[0], color: found[1] }
  }
  return undefined
}
