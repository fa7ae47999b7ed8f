import { showPage } from '../answer.ts'
import { type ButtonLook, linkButton, tokenField } from '../kit/form.ts'
import { html, type Part } from '../kit/html.ts'
import type { Section } from '../kit/page.ts'
import type { MemberVisit } from '../visit.ts'

/** An act that is not done without a second look. */
export interface Question {
  /** The part of the dashboard in which it is asked. */
  readonly section: Section
  readonly title: string
  readonly about: Part
  /** Where the form is sent. */
  readonly action: string
  readonly label: string
  readonly look?: ButtonLook
  /** Hidden fields. */
  readonly fields?: Readonly<Record<string, string>>
  /** What can be chosen besides. */
  readonly choice?: Part
  /** Where "no" leads. */
  readonly back: string
}

/** Asks. */
export function showQuestion(visit: MemberVisit, question: Question): Response {
  const { section, title, about, action, label, look = 'primary', fields = {}, choice, back } = question
  return showPage(visit, {
    ...{ title, section },
    width: 'narrow',
    body: html`<div class="question"><h1>${title}</h1>${about}
<form method="post" action="${action}">${tokenField(visit)}${choice}
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<div class="actions"><button class="button ${look}">${label}</button>${linkButton(back, 'Back', 'quiet')}</div></form></div>`,
  })
}
