import type { RootContent } from 'mdast'
import type { Report } from '../../../core/message.ts'
import type { Document } from '../../../core/source/document.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { toFields, toLabel, toText } from '../../parts/fields.ts'
import type { CanvasCopy } from '../../parts/read-canvas.ts'
import { type Fact, readFacts } from './facts.ts'
import { readAnnouncement } from './read-announcement.ts'

/** Longest paragraph that still stands under a headline; longer ones are terms. Characters. */
const longestSupport = 90

/** What is written on a pass, in the order it is read. */
export interface PassWords {
  readonly title: string
  /** Every field, those of the headline and of the hero too. */
  readonly facts: readonly Fact[]
  /** Under the headline. */
  readonly support: readonly RootContent[]
  /** Small, at the foot. */
  readonly terms: readonly RootContent[]
}

/** Divides the copy of a pass. `headline` names the fields that title it where the copy has no heading of its own. */
export function passWords(copy: CanvasCopy, { lang }: Theme, headline: readonly string[]): PassWords {
  const route = routeOf(copy)
  const facts = readFacts(copy.fields, lang, route ? ['from', 'to'] : [])
  const named = headline.flatMap(name => facts.find(fact => fact.name === name)?.lines[0] ?? [])[0]
  const title = copy.headline ? plainText(copy.headline) : (named ?? route ?? copy.brand ?? '')
  const short = copy.support !== undefined && plainText(copy.support).length <= longestSupport
  const support = copy.support ? [copy.support] : []
  return {
    title,
    facts: facts.filter(
      (fact, index) =>
        fact.lines.join(' ') !== title && !facts.slice(0, index).some(other => sameLines(other, fact)),
    ),
    support: short ? support : [],
    terms: short ? copy.rest : [...support, ...copy.rest],
  }
}

/** Where a journey leads, by the codes of its ends; undefined where one of them is missing. */
export function routeOf({ fields }: CanvasCopy): string | undefined {
  const [from, to] = [fields.from, fields.to].map(end => toText(toFields(end).code))
  return from && to ? `${from} → ${to}` : undefined
}

/** Whether two facts say the same at length: a code that is the number of the ticket is written once. */
function sameLines(one: Fact, other: Fact): boolean {
  const words = one.lines.join(' ')
  return words.length > 5 && words === other.lines.join(' ')
}

/** Reads the copy of a pass and tells which of the fields it cannot do without are missing. */
export function readPass(required: readonly string[]) {
  return (document: Document, report: Report): CanvasCopy => {
    const copy = readAnnouncement(document)
    const missing = required.filter(name => !isGiven(copy.fields[name]))
    // Copy without any fields is a text, not a form that was left half empty.
    if (missing.length < required.length) {
      for (const name of missing) {
        report.add({
          rule: 'field-missing',
          severity: 'warning',
          text: `the front matter has no ${name}, so ${toLabel(name).toLowerCase()} is left out`,
          hint: `add ${name}: to the front matter`,
        })
      }
    }
    return copy
  }
}

function isGiven(value: unknown): boolean {
  return toText(value) !== undefined || Object.keys(toFields(value)).length > 0
}
