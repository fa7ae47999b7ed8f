import { unhurried } from '../../service/unhurried.ts'

/** A start tag with its quoted values, so that a `>` inside one does not end it. */
const startTag = /<[a-zA-Z](?:[^"'<>]|"[^"]*"|'[^']*')*>/g

/** Takes the names of nodes, which only an editor needs, out of a page. What the copy says about them stays. */
export async function stripNodes(html: string): Promise<string> {
  const parts: string[] = []
  let from = 0
  for await (const { 0: tag, index } of unhurried(html.matchAll(startTag))) {
    parts.push(html.slice(from, index), tag.replace(/ data-node="[^"]*"/g, ''))
    from = index + tag.length
  }
  return parts.join('') + html.slice(from)
}
