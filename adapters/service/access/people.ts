import type { Account, User } from '../credits/account.ts'
import { postEntry } from '../credits/ledger.ts'
import type { LedgerEntry } from '../credits/ledger-entry.ts'
import type { Reader, Tx } from '../ports/store.ts'
import { all } from '../ports/tables.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { ApiKey } from './api-key.ts'
import type { Session } from './session.ts'

/** Opens an organisation with its first person, first key and given credit. */
export async function addAccount(
  tx: Tx,
  opening: {
    readonly account: Account
    readonly user: User
    readonly key?: ApiKey
    readonly grant?: LedgerEntry
  },
): Promise<void> {
  const { account, user, key, grant } = opening
  tx.put('accounts', account)
  tx.put('users', user)
  if (key) tx.put('keys', key)
  const { accountId, createdAt: at, name } = account
  const by = { role: 'operator' } as const
  writeAudit(tx, { accountId, at, act: 'account-opened', by, on: accountId, note: name })
  writeAudit(tx, { accountId, at, act: 'member-added', by, on: user.userId, note: user.email })
  if (key) writeAudit(tx, { accountId, at, act: 'key-created', by, on: key.keyId, note: key.name })
  if (grant) await postEntry(tx, grant)
}

/** The oldest organisation: a service for one team has only this. */
export async function firstAccount(reader: Reader): Promise<Account | undefined> {
  return (await reader.find('accounts', 'all', all, { limit: 1 }))[0]
}

/** People of an organisation, oldest first. */
export function usersOf(reader: Reader, accountId: string): Promise<readonly User[]> {
  return reader.find('users', 'account', accountId)
}

/** The person of an e-mail address. */
export async function findUser(reader: Reader, email: string): Promise<User | undefined> {
  return (await reader.find('users', 'email', email.toLowerCase(), { limit: 1 }))[0]
}

/** Spends a sign-in link and opens a session: true the first time, false ever after. */
export async function spendSignIn(
  tx: Tx,
  tokenDigest: string,
  expiresAt: number,
  session: Session,
): Promise<boolean> {
  if (await tx.get('spentSignIns', tokenDigest)) return false
  tx.put('spentSignIns', { tokenDigest, expiresAt })
  tx.put('sessions', session)
  return true
}

/** The session, unless it has ended. */
export async function liveSession(
  reader: Reader,
  sessionId: string,
  at: number,
): Promise<Session | undefined> {
  const session = await reader.get('sessions', sessionId)
  return session && session.expiresAt > at ? session : undefined
}

/** Ends a session of a person, or without an id all that they have. */
export async function endSessions(tx: Tx, userId: string, only?: string): Promise<void> {
  for (const { sessionId } of await tx.find('sessions', 'user', userId)) {
    if (only === undefined || only === sessionId) tx.remove('sessions', sessionId)
  }
}
