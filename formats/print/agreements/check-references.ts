import type { Report } from '../../../core/message.ts'
import { brokenReferences } from '../../../core/reading/lists/clause-references.ts'
import type { Reading } from '../../../core/reading/reading.ts'

/** Reports what an agreement refers to by number but does not have. */
export function checkReferences(slug: string, reading: Reading, report: Report): void {
  for (const { words, line } of brokenReferences(reading))
    report.add({
      rule: `${slug}-R1`,
      severity: 'warning',
      text: `"${words}" refers to a clause that is not there`,
      hint: 'correct the number, or name the law it belongs to before it',
      ...(line !== undefined && { line }),
    })
}
