import type { Construct, Event, Extension, Tokenizer } from 'micromark-util-types'

/**
 * Tried where a line may end a paragraph, after all that begin with a sign of their own: nothing does, so it is a line of
 * the paragraph, with or without the sign of a quote. Only a table may begin there yet, which has its own eye on that.
 */
const settleLazy: Tokenizer = function (_effects, _ok, nok) {
  if (this.interrupt) delete this.parser.lazy[this.now().line]
  return nok
}

/**
 * Keeps the parser's work on a long paragraph in proportion to it. At the end of a paragraph the parser joins neighbouring
 * pieces of text by cutting its list of events once a line, and where a line of a quote goes on without its sign it looks
 * through all lines above: both grow with the square. Here text is joined at the end of each line, and a line that goes on
 * a paragraph is no longer looked up.
 */
export const linearText: Extension = {
  text: { [-5]: joinBefore(), [-4]: joinBefore(), [-3]: joinBefore() },
  flow: { null: [{ tokenize: settleLazy, partial: true }] },
}

/** Joins the texts that end where a line ends; takes no letter itself. */
function joinBefore(): Construct {
  const tokenize: Tokenizer = function (_effects, ok, nok) {
    return endsInTexts(this.events) ? ok : nok
  }
  return { tokenize, resolveTo: joinTexts }
}

function endsInTexts(events: readonly Event[]): boolean {
  return events.at(-1)?.[1].type === 'data' && events.at(-3)?.[1].type === 'data'
}

function joinTexts(events: Event[]): Event[] {
  const end = events.at(-1)?.[1].end
  let length = events.length
  while (length > 2 && events[length - 3]?.[1].type === 'data') length -= 2
  events.length = length
  const text = events[length - 1]?.[1]
  if (text && end) text.end = end
  return events
}
