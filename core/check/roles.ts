import type { AnyFormat } from '../format.ts'
import type { Report } from '../message.ts'
import type { Reading } from '../reading/reading.ts'
import { isListRole, isSingleRole, ruleOf } from '../reading/roles.ts'

/**
 * Tells the author what a document of this format misses, and what each field of the front matter was taken for, so that a
 * wrong guess is seen.
 */
export function checkRoles(reading: Reading, format: AnyFormat, report: Report): void {
  for (const role of format.roles?.needs ?? []) {
    const isThere =
      (isSingleRole(role) && reading.roles[role] !== undefined) ||
      (isListRole(role) && (reading.lists[role]?.length ?? 0) > 0)
    if (isThere) continue
    report.add({
      rule: 'role-missing',
      severity: 'info',
      text: `${format.slug} has a place for ${named(role)}, and nothing in the copy was read as it`,
      hint: `write it as "${role}: …" in the front matter or as a line of its own`,
    })
  }
}

function named(role: string): string {
  const concept = isSingleRole(role as never) ? (ruleOf(role as never).concepts[0] ?? role) : role
  return concept.replace(/([A-Z])/g, ' $1').toLowerCase()
}
