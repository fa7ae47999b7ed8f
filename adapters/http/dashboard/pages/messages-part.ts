import type { Message } from '../../../../core/message.ts'
import { type Html, html, type Part } from '../kit/html.ts'
import { toSentence } from '../kit/notice.ts'

/** Lines of a copy that are shown around a message. */
const around = 2

const words: Readonly<Record<Message['severity'], string>> = {
  error: 'Error',
  warning: 'Warning',
  info: 'Note',
}

/** Messages in the order of the copy, each below the lines that it speaks of where the copy is known. */
export function messagesPart(messages: readonly Message[], copy: string): Html {
  const lines = copy.split(/\r\n|[\n\r]/)
  const sorted = [...messages].sort((one, other) => (one.line ?? 0) - (other.line ?? 0))
  return html`<section class="messages" aria-labelledby="messages"><h2 id="messages">Messages</h2>
${sorted.length === 0 && html`<p>There is nothing to look at: everything went as the copy and the brief ask.</p>`}
<ol>${sorted.map(
    message => html`<li class="message ${message.severity}">${excerpt(lines, message.line)}
<p><strong>${words[message.severity]}${message.line !== undefined && `, line ${message.line}`}.</strong> ${toSentence(message.text)}${message.hint !== undefined && html` <span class="hint">${toSentence(message.hint)}</span>`} <code>${message.rule}</code></p></li>`,
  )}</ol></section>`
}

function excerpt(lines: readonly string[], line: number | undefined): Part {
  if (line === undefined || lines[line - 1] === undefined) return false
  const from = Math.max(0, line - 1 - around)
  const shown = lines.slice(from, line)
  return html`<pre class="excerpt" tabindex="0" dir="auto">${shown.map((text, index) => {
    const number = from + index + 1
    const row = html`<span class="line-number">${number}</span>${text}\n`
    return number === line ? html`<mark>${row}</mark>` : row
  })}</pre>`
}

/** How much there is to look at, where more than notes was said: `2 things to look at`. */
export function thingsToLookAt(messages: readonly Message[]): string | undefined {
  const count = messages.filter(({ severity }) => severity !== 'info').length
  return count === 0 ? undefined : `${count} ${count === 1 ? 'thing' : 'things'} to look at`
}
