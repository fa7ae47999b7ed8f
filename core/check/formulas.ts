import { displayOf } from '../compose/math/display-formula.tsx'
import { formulaOf } from '../compose/math/formula.tsx'
import type { Report } from '../message.ts'
import type { Document } from '../source/document.ts'
import { lineOf, nodesOf } from '../source/walk.ts'

/** Formulas that are told of by name: copy of another language would have hundreds. */
const MOST_TOLD = 10

/** Tells of TeX that is not set as a formula, and why. */
export function checkFormulas({ root }: Document, report: Report): void {
  const faults = nodesOf(root).flatMap(node => {
    if ((node.type !== 'code' && node.type !== 'inlineCode') || !node.data?.math) return []
    const fault = faultOf(node.value, node.type === 'code' || node.data.math === 'display')
    return fault === undefined ? [] : [{ node, fault }]
  })
  for (const { node, fault } of faults.slice(0, MOST_TOLD))
    report.add({
      rule: 'formula-unreadable',
      severity: 'warning',
      text: `${shortened(node.value)} is printed as it was written, since as TeX it cannot be set: ${fault}`,
      hint: 'commands are those of LaTeX and AMS without macros of your own; write \\$ where no formula is meant',
      ...lineOf(node),
    })
}

function faultOf(tex: string, display: boolean): string | undefined {
  if (display && displayOf(tex) !== undefined) return undefined
  const tried = formulaOf(tex, display)
  return 'fault' in tried ? tried.fault : undefined
}

function shortened(tex: string): string {
  const line = tex.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}
