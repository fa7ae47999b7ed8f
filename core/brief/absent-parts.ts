import { type PartKey, saidIn } from './design.ts'
import type { WhyNot } from './reach.ts'

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
  numbering: 'are no numbers of clauses or sections',
}

/** What to say of a part that a rendition does not have: `there are no captions here`. */
export function absenceOf(part: PartKey): string {
  // Most figures that a brief names are those of its copy, in the middle of a sentence.
  if (/^said:\d/.test(part))
    return `"${part.slice('said:'.length)}" is in no line of its own here: give it one in the copy`
  const said = saidIn(part)
  if (said !== undefined) return `nothing here is called "${said}"`
  return `there ${names[part] ?? `are no ${part}`} here`
}

/** Why nothing is drawn of wishes for parts that a rendition does not have, or that a device has no place around. */
export function absentParts(absent: readonly PartKey[], bare: readonly PartKey[] = []): WhyNot {
  return path => {
    const part = absent.find(one => path.startsWith(`parts.${one}.`))
    if (part) return absenceOf(part)
    const isBare = bare.some(one => path === `parts.${one}.device` || path === `parts.${one}.tint`)
    return isBare ? 'it stands here where nothing can be drawn around it' : undefined
  }
}
