import type { Account, AutoTopup, User } from '../../credits/account.ts'
import type { ApiKey } from '../../access/api-key.ts'
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
  /** Spends a sign-in link: true the first time, false ever after. */
  spendSignIn(tokenDigest: string, expiresAt: number): Promise<boolean>
}

/** Keys. */
export interface KeyStore {
  createKey(key: ApiKey, receipt?: Receipt): Promise<void>
  /** Marks a key as revoked; a second time it is not there. */
  revokeKey(accountId: string, keyId: string, at: number): Promise<ApiKey | undefined>
  /** The live key with this digest. */
  findKey(secretDigest: string): Promise<ApiKey | undefined>
  /** Live keys, oldest first. */
  listKeys(accountId: string): Promise<readonly ApiKey[]>
}
