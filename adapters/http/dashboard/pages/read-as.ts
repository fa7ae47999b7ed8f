import type { ReadingReport } from '../../../../core/reading/descriptions/describe-reading.ts'
import { roleName } from '../../../../core/reading/words/lexicon.ts'
import { type Html, html, type Part } from '../kit/html.ts'

/** Roles that are read at a glance; the rest is a press away. */
const glance = 4

/** Letters of a text that are shown: enough to see which one it is. */
const shown = 90

/** Pieces that are listed once it was pressed: a long copy has thousands, and a page several versions. */
const most = 100

/** Roles that name a document, of which the first that is there is its title. */
const naming: readonly string[] = ['title', 'name', 'offer', 'subject', 'recipient', 'seller']

type Pair = readonly [name: string, text: string]

/** What a copy was taken for: its title, the first roles, and folded the others, lists, and what has no role. */
export function readAs({ roles, lists, unplaced, omitted }: ReadingReport): Part {
  const title = naming.find(role => roles[role] !== undefined)
  const pairs: readonly Pair[] = [
    ...Object.entries(roles).filter(([role]) => role !== title),
    // What is one text and several things is told as its text.
    ...Object.entries(lists)
      .filter(([role]) => roles[role] === undefined)
      .map(([role, count]): Pair => [role, String(count)]),
  ].map(([role, text]) => [roleName(role), text])
  const rest: readonly Pair[] = [
    ...pairs.slice(glance),
    ...unplaced.map((text): Pair => ['without a role', text]),
    ...omitted.map(({ text, because }): Pair => ['left out', `${text}: ${because}`]),
  ]
  if (title === undefined && pairs.length + rest.length === 0) return false
  return html`<section class="read-as"><h4>Read as: ${title !== undefined && html`<b dir="auto">${cut(roles[title] ?? '')}</b>`}</h4>
${listOf(pairs.slice(0, glance))}
${rest.length > 0 && html`<details><summary>${rest.length} more</summary>${listOf(rest.slice(0, most))}${rest.length > most && html`<p class="hint">and ${rest.length - most} more, which the report of the version has</p>`}</details>`}</section>`
}

function listOf(pairs: readonly Pair[]): Html | false {
  if (pairs.length === 0) return false
  return html`<dl>${pairs.map(([name, text]) => html`<div><dt>${name}</dt><dd dir="auto">${cut(text)}</dd></div>`)}</dl>`
}

function cut(text: string): string {
  return text.length > shown ? `${text.slice(0, shown).trimEnd()}…` : text
}
