import type { Reader, Tx } from '../ports/store.ts'
import { keepReceipt } from '../receipts/keep-receipt.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { ServiceError } from '../service-error.ts'
import { letGo, referTo } from './blob-notes.ts'
import type { StoredFile } from './file.ts'

/** Most files of one organisation, however small: each is looked at when another comes. */
export const mostFiles = 10_000

/** Keeps a file. Throws `quota-reached` when the organisation's files would be too many, or have more bytes than that together. */
export async function grantUpload(
  tx: Tx,
  file: StoredFile,
  storageBytes: number,
  receipt?: Receipt,
): Promise<void> {
  if ((await tx.count('files', 'account', file.accountId)) >= mostFiles) {
    throw new ServiceError('quota-reached', `you have ${mostFiles} files already; delete some`)
  }
  const others = await tx.find('files', 'account', file.accountId)
  if (others.reduce((sum, { sizeBytes }) => sum + sizeBytes, file.sizeBytes) > storageBytes) {
    throw new ServiceError(
      'quota-reached',
      `your files would have more than ${storageBytes} bytes; delete some`,
    )
  }
  tx.put('files', file)
  referTo(tx, [file.blob])
  await keepReceipt(tx, receipt)
}

/** Marks the file as ready. A second time it stays as it is. */
export async function commitUpload(
  tx: Tx,
  accountId: string,
  fileId: string,
  blob: string,
): Promise<StoredFile | undefined> {
  const file = await findFile(tx, accountId, fileId)
  if (!file || file.status === 'ready') return file
  const ready = { ...file, status: 'ready' as const, blob }
  tx.put('files', ready)
  referTo(tx, [blob])
  return ready
}

/** The file, unless it is somebody else's. */
export async function findFile(
  reader: Reader,
  accountId: string,
  fileId: string,
): Promise<StoredFile | undefined> {
  const file = await reader.get('files', fileId)
  return file?.accountId === accountId ? file : undefined
}

/** Removes a file; returns what it was. */
export async function removeFile(
  tx: Tx,
  accountId: string,
  fileId: string,
  at: number,
): Promise<StoredFile | undefined> {
  const file = await findFile(tx, accountId, fileId)
  if (!file) return undefined
  tx.remove('files', fileId)
  letGo(tx, [file.blob], at)
  return file
}
