import type { AuditActor, AuditEntry } from '../service/audit/audit-entry.ts'
import { eachAudit } from '../service/audit/write-audit.ts'
import { toTimestamp } from '../service/ports/clock.ts'
import { apart } from '../service/ports/store.ts'
import { withFolder } from './keys-command.ts'
import { usageError } from './usage-error.ts'

/** Where the log is, and how much of it is read. */
export interface AuditOptions {
  readonly data?: string
  readonly since?: string
  readonly json?: boolean
}

/** Prints the audit log. */
export async function auditCommand({ data, since, json = false }: AuditOptions): Promise<void> {
  const from = since === undefined ? 0 : Date.parse(since)
  if (Number.isNaN(from)) throw usageError(`--since is "${since}"; give a date such as 2026-11-01`)
  await withFolder({ ...(data !== undefined && { data }) }, async ({ store }) => {
    for await (const line of eachAudit(apart(store))) {
      if (line.at >= from) process.stdout.write(`${json ? toJson(line) : toText(line)}\n`)
    }
  })
}

function toJson({ auditId: _, at, ...line }: AuditEntry): string {
  return JSON.stringify({ at: toTimestamp(at), ...line })
}

function toText({ at, act, by, on, note, accountId }: AuditEntry): string {
  return [toTimestamp(at), act.padEnd(14), accountId, on, nameOf(by), note].join('  ')
}

function nameOf(by: AuditActor): string {
  if ('role' in by) return `by ${by.role}`
  const way = by.keyId ?? by.sessionId
  return `by ${by.userId}${way === undefined ? '' : ` with ${way}`}${by.requestId ? ` in ${by.requestId}` : ''}`
}
