import { othersTurn } from '../../service/unhurried.ts'

/** A start tag with its quoted values, so that a `>` inside one does not end it. */
const startTag = /<[a-zA-Z](?:[^"'<>]|"[^"]*"|'[^']*')*>/g

/** Tags that are looked at between two turns of others: a millisecond or two. */
const atOnce = 5000

/** Takes the names of nodes, which only an editor needs, out of a page. What the copy says about them stays. */
export async function stripNodes(html: string): Promise<string> {
  const parts: string[] = []
  let from = 0
  let count = 0
  for (const { 0: tag, index } of html.matchAll(startTag)) {
    count += 1
    if (count % atOnce === 0) await othersTurn()
    const bare = tag.replace(named, '')
    if (bare.length === tag.length) continue
    parts.push(html.slice(from, index), bare)
    from = index + tag.length
  }
  return parts.join('') + html.slice(from)
}

const named = / data-node="[^"]*"/g
