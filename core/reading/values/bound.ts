/** That an amount is the most or the least there is to be, and where it starts behind the words for that. */
export interface Bound {
  readonly is: 'most' | 'least'
  readonly start: number
}

/** Signs and words before an amount that is not to be passed, in the languages of copies. */
const MOST =
  /^(?:<=?|≤|⩽|＜|max(?:\.|imum|imal|imaal|imo)?|máx(?:\.|imo)?|maks\.?|(?:at|not) (?:more than|most)|up to|under|below|less than|fewer than|höchstens|unter|weniger als|au plus|moins de|menos de|(?:como|no) máximo|al massimo|meno di|sotto|até|hoogstens|minder dan|onder|högst|mindre än|høyst|poniżej|najwyżej|do|méně než|en fazla|менше|не більше|менее|не более|limit|upper limit|ceiling|cap|grenzwert|grenze|obergrenze|limite|plafond|seuil|tope|límite|soglia|tetto|grens|gräns|grense|grænse|limiet|strop|pułap|ліміт|лимит|上限):?\s*(?=\p{Sc}?\s?\d)/iu
/** The same before one that is to be reached. */
const LEAST =
  /^(?:>=?|≥|⩾|＞|min(?:\.|imum|imal|imaal|imo)?|mín(?:\.|imo)?|at least|not less than|over|above|more than|mindestens|über|mehr als|au moins|plus de|al menos|por lo menos|más de|almeno|oltre|pelo menos|mais de|minstens|meer dan|minst|mer än|co najmniej|powyżej|alespoň|en az|не менше|не менее|більше|более)\s*(?=\p{Sc}?\s?\d)/iu

/** Reads an amount as the most or the least that is wanted: `< 4`, `max. 2 %`, `at least 90`. */
export function readBound(text: string): Bound | undefined {
  const most = MOST.exec(text)
  const found = most ?? LEAST.exec(text)
  return found ? { is: most ? 'most' : 'least', start: found[0].length } : undefined
}
