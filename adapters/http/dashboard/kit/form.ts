import type { Visit } from '../visit.ts'
import { type Html, html, type Part } from './html.ts'

/** The field that every form carries: only a page of ours knows it. */
export function tokenField({ csrf }: Pick<Visit, 'csrf'>): Html {
  return html`<input type="hidden" name="csrf" value="${csrf}">`
}

/** A form of one button: an act on something, without a page of its own. */
export function actionForm(
  visit: Pick<Visit, 'csrf'>,
  action: string,
  label: Part,
  look: ButtonLook = 'plain',
): Html {
  return html`<form method="post" action="${action}">${tokenField(visit)}<button class="button ${look}">${label}</button></form>`
}

/** How much a button asks for attention. */
export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger'

/** A link that looks like a button. */
export function linkButton(href: string, label: Part, look: ButtonLook = 'plain'): Html {
  return html`<a class="button ${look}" href="${href}">${label}</a>`
}

/** A label, what is to be filled in, and a hint under the label. */
export function field(label: string, id: string, control: Part, hint?: Part): Html {
  return html`<div class="field"><label for="${id}">${label}</label>
${hint && html`<p class="hint" id="${id}-hint">${hint}</p>`}${control}</div>`
}
