import type { Caller } from '../access/scope.ts'

/** What is written down for good: who may do what, where money went, and what everybody may see. */
export type AuditAct =
  | 'account-opened'
  | 'member-added'
  | 'signed-in'
  | 'signed-out'
  | 'key-created'
  | 'key-revoked'
  | 'money-moved'
  | 'top-up-changed'
  | 'published'
  | 'unpublished'

/** Who did it: somebody by a key or in the dashboard, the operator at the machine, or the payment provider. */
export type AuditActor =
  | Pick<Caller, 'userId' | 'keyId' | 'sessionId' | 'requestId'>
  | { readonly role: 'operator' | 'payments' | 'service' }

/** One line of the audit log. It is written in the commit that did it, and never changed. */
export interface AuditEntry {
  /** Of what it says, so that the same is written once. */
  readonly auditId: string
  readonly accountId: string
  readonly at: number
  readonly act: AuditAct
  readonly by: AuditActor
  /** What it was done to: a key, a job, a person, an entry of the ledger. */
  readonly on: string
  /** What a person reads: a name, an amount, an address. Nothing secret. */
  readonly note: string
}
