import { html, type Part } from './html.ts'

/** Letters of a brief that are read at a glance; the rest is a press away. */
const glance = 220

/** What a run was asked for, in its author's words; nothing when it was not. */
export function brief(words: string): Part {
  const text = words.trim()
  if (text === '') return false
  if (text.length <= glance * 1.2) return html`<blockquote class="brief" dir="auto">${text}</blockquote>`
  const cut = text.slice(0, glance).replace(/\s+\S*$/, '')
  return html`<div class="long-brief"><blockquote class="brief" dir="auto">${cut}…</blockquote>
<details><summary>Whole brief</summary><blockquote class="brief" dir="auto">${text}</blockquote></details></div>`
}
