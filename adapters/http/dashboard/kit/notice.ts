import { type Html, html, type Part } from './html.ts'

/** A word to the visitor: told to screen readers when it comes. */
export function notice(tone: 'success' | 'danger' | 'warning' | 'plain', text: Part): Html {
  const role = tone === 'danger' ? 'alert' : 'status'
  return html`<div class="notice ${tone}" role="${role}">${typeof text === 'string' ? toSentence(text) : text}</div>`
}

/** The rules speak in lower case without a full stop; a page speaks in sentences. */
export function toSentence(text: string): string {
  const trimmed = text.trim()
  const ended = /[.!?…:]$/.test(trimmed) ? trimmed : `${trimmed}.`
  return ended.charAt(0).toUpperCase() + ended.slice(1)
}
