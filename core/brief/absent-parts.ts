import type { PartKey } from './design.ts'
import type { BriefNote, BriefReport } from './write-report.ts'

const names: Readonly<Partial<Record<PartKey, string>>> = {
  title: 'is no title',
  code: 'is no code',
  smallPrint: 'is no small print',
  cover: 'is no cover of its own',
  runningHead: 'is no running head',
  footer: 'is no footer',
  subheads: 'are no subheadings',
  tableHeads: 'are no heads of tables',
  pageNumbers: 'are no page numbers',
}

/** What to say of a part that a rendition does not have: `there are no captions here`. */
export function absenceOf(part: PartKey): string {
  if (part.startsWith('said:')) return `nothing here is called "${part.slice('said:'.length)}"`
  return `there ${names[part] ?? `are no ${part}`} here`
}

/** A report in which wishes for parts that a rendition does not have are no longer understood. */
export function withAbsentParts(report: BriefReport, absent: readonly PartKey[]): BriefReport {
  if (absent.length === 0) return report
  const missing = ({ effect }: BriefNote): PartKey | undefined =>
    absent.find(part => effect.split(', ').every(token => token.startsWith(`parts.${part}.`)))
  const unmet = report.understood.flatMap(note => {
    const part = missing(note)
    return part ? [{ phrase: note.phrase, effect: absenceOf(part) }] : []
  })
  return {
    ...report,
    understood: report.understood.filter(note => missing(note) === undefined),
    ignored: [...report.ignored, ...unmet],
  }
}
