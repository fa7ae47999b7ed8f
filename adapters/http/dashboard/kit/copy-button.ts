import { type Html, html } from './html.ts'

/** Copies a text; there only when a script can do it. */
export function copyButton(text: string, label: string): Html {
  return html`<button type="button" class="button small" data-copy="${text}" hidden>${label}</button>`
}
