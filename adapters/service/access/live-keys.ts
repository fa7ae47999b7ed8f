import type { Reader, Tx } from '../ports/store.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { keepReceipt } from '../receipts/keep-receipt.ts'
import { ServiceError } from '../service-error.ts'
import type { ApiKey } from './api-key.ts'

/** Keeps a new key. Throws `quota-reached` when the organisation has that many live keys already. */
export async function addKey(tx: Tx, key: ApiKey, most: number, receipt?: Receipt): Promise<void> {
  if ((await tx.count('keys', 'account', key.accountId)) >= most) {
    throw new ServiceError('quota-reached', `there are ${most} keys already; revoke one first`)
  }
  tx.put('keys', key)
  await keepReceipt(tx, receipt)
}

/** Marks a key as revoked; a second time it is not there. */
export async function endKey(
  tx: Tx,
  accountId: string,
  keyId: string,
  at: number,
): Promise<ApiKey | undefined> {
  const key = await liveKey(tx, keyId)
  if (key?.accountId !== accountId) return undefined
  const revoked = { ...key, revokedAt: at }
  tx.put('keys', revoked)
  return revoked
}

/** The live key of this id. */
export async function liveKey(reader: Reader, keyId: string): Promise<ApiKey | undefined> {
  const key = await reader.get('keys', keyId)
  return key?.revokedAt === undefined ? key : undefined
}

/** The live key with this digest. */
export async function findKey(reader: Reader, digest: string): Promise<ApiKey | undefined> {
  return (await reader.find('keys', 'digest', digest, { limit: 1 }))[0]
}

/** Live keys of an organisation, oldest first. */
export function keysOf(reader: Reader, accountId: string): Promise<readonly ApiKey[]> {
  return reader.find('keys', 'account', accountId)
}
