import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import type { Report } from '../../core/message.ts'
import { plainText } from '../../core/source/text.ts'
import { pt } from '../../core/theme/page.ts'
import { composeAgreement } from './parts/agreement.tsx'
import { checkReferences } from './parts/check-references.ts'
import { type PrintCopy, readPrintCopy } from './parts/print-copy.ts'
import { a4, letter } from './parts/sizes.ts'

/** A confidentiality agreement, set like a contract. */
const format: Format<PrintCopy> = {
  slug: 'nda',
  group: 'print',
  surface: 'pages',
  expects: { clauses: ['heading', 'list'] },
  sizes: [a4, letter],
  design: designFrom({
    color: { seeds: ['#1a1a1a'], neutral: 'pure' },
    type: { text: 'Source Serif 4', display: 'Source Serif 4', scale: 1.125, baseSize: pt(10.5) },
  }),
  read(document, report) {
    const copy = readPrintCopy(document)
    checkReferences('nda', copy.body, report)
    checkParts(copy, report)
    return copy
  },
  compose: composeAgreement,
}

export default format

/** Says what a confidentiality agreement should state and does not. */
function checkParts(copy: PrintCopy, report: Report): void {
  const text = [...copy.body.map(node => plainText(node)), ...copy.facts.map(({ label }) => label)].join(' ')
  for (const [name, words] of Object.entries(wanted)) {
    if (words.test(text)) continue
    const hint = `state it in the text, or as "${name}" in the front matter`
    report.add({ rule: 'nda-R4', severity: 'warning', text: `no ${name} is stated`, hint })
  }
}

const wanted = {
  'effective date': /effective date|dated|date d’entrée|inkrafttreten|fecha|data/iu,
  term: /\bterm\b|duration|years|months|laufzeit|durée|duración|durata/iu,
} as const
