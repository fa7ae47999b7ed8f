import type { Account, AutoTopup, User } from '../../credits/account.ts'
import type { ApiKey } from '../../access/api-key.ts'
import type { Session } from '../../access/session.ts'
import type { LedgerEntry } from '../../credits/ledger-entry.ts'
import type { Receipt } from '../../receipts/receipt.ts'

/** Organisations and people. */
export interface AccountStore {
  /** Opens an organisation with its first person, first key and given credit, in one commit. */
  createAccount(opening: {
    readonly account: Account
    readonly user: User
    readonly key?: ApiKey
    readonly grant?: LedgerEntry
  }): Promise<void>
  /** The oldest organisation: a service for one team has only this. */
  firstAccount(): Promise<Account | undefined>
  getAccount(accountId: string): Promise<Account | undefined>
  /** The organisation that the payment provider knows by this name. */
  findCustomer(customerId: string): Promise<Account | undefined>
  setAutoTopup(accountId: string, autoTopup: AutoTopup): Promise<Account | undefined>
  getUser(userId: string): Promise<User | undefined>
  listUsers(accountId: string): Promise<readonly User[]>
  findUser(email: string): Promise<User | undefined>
  /** Notes that a person is sent a sign-in link; false when that would be too many. */
  noteSignIn(userId: string, at: number): Promise<boolean>
  /** Spends a sign-in link and opens a session: true the first time, false ever after. */
  spendSignIn(tokenDigest: string, expiresAt: number, session: Session): Promise<boolean>
  /** The session, unless it has ended. */
  getSession(sessionId: string, at: number): Promise<Session | undefined>
  /** Ends a session of a person, or without an id all that they have. */
  endSessions(userId: string, sessionId?: string): Promise<void>
}

/** Keys. */
export interface KeyStore {
  createKey(key: ApiKey, receipt?: Receipt): Promise<void>
  /** Marks a key as revoked; a second time it is not there. */
  revokeKey(accountId: string, keyId: string, at: number): Promise<ApiKey | undefined>
  /** The live key with this digest. */
  findKey(secretDigest: string): Promise<ApiKey | undefined>
  /** The live key of this id. */
  getKey(keyId: string): Promise<ApiKey | undefined>
  /** Live keys, oldest first. */
  listKeys(accountId: string): Promise<readonly ApiKey[]>
}
