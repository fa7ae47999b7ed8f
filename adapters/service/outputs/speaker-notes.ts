import { unhurried } from '../unhurried.ts'

/** A tag with its quoted values, so that a `>` inside one does not end it. */
const tag = /<\/?([a-zA-Z][\w-]*)(?:[^"'<>]|"[^"]*"|'[^']*')*>/g

/** A page without what the speaker says: decks fold it away under their slides, as `details` of the class `notes`. */
export async function withoutSpeakerNotes(html: string): Promise<string> {
  if (!html.includes('<details class="notes"')) return html
  let kept = ''
  let from = 0
  let depth = 0
  for await (const match of unhurried(html.matchAll(tag))) {
    const [text, name] = match
    const opens = !text.startsWith('</')
    if (name !== 'details' || (depth === 0 && !/^<details class="notes"/.test(text))) continue
    if (depth === 0) kept += html.slice(from, match.index)
    depth += opens ? 1 : -1
    if (depth === 0) from = match.index + text.length
  }
  return depth === 0 ? kept + html.slice(from) : html
}
