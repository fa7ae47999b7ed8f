import { type Html, html } from '../dashboard/kit/html.ts'

/** A sentence in which what stands between backticks is code. */
export function prose(text: string): readonly (string | Html)[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))
}

/** Lines of code, as they are. */
export function codeBlock(text: string): Html {
  return html`<pre><code>${text}</code></pre>`
}
