import type { Caller } from '../access/scope.ts'
import { eachRow, type Reader, type Tx } from '../ports/store.ts'
import { all } from '../ports/tables.ts'
import type { AuditActor, AuditEntry } from './audit-entry.ts'

/** Writes a line of the audit log in the commit that does what it says. */
export function writeAudit(tx: Tx, line: Omit<AuditEntry, 'auditId'>): void {
  tx.put('audit', { ...line, auditId: `${line.act} ${line.on} ${line.at}` })
}

/** What is kept of who asks: by which key or session, and the request that the log knows. */
export function actorOf({ userId, keyId, sessionId, requestId }: Caller): AuditActor {
  return {
    userId,
    ...(keyId !== undefined && { keyId }),
    ...(sessionId !== undefined && { sessionId }),
    ...(requestId !== undefined && { requestId }),
  }
}

/** Lines from the oldest to the newest. */
export function eachAudit(reader: Reader): AsyncGenerator<AuditEntry> {
  return eachRow(reader, 'audit', 'all', all)
}
