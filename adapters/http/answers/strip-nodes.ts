/** A start tag with its quoted values, so that a `>` inside one does not end it. */
const startTag = /<[a-zA-Z](?:[^"'<>]|"[^"]*"|'[^']*')*>/g

/** Takes the names of nodes, which only an editor needs, out of a page. What the copy says about them stays. */
export function stripNodes(html: string): string {
  return html.replace(startTag, tag => tag.replace(/ data-node="[^"]*"/g, ''))
}
