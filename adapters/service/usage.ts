import type { Reader, Tx } from './ports/store.ts'
import { ServiceError } from './service-error.ts'

/** What an organisation has taken of the disk. What it has not is no row. */
export interface Usage {
  readonly accountId: string
  /** Bytes of its jobs, runs and versions, those that were deleted as well until they are purged. */
  readonly keptBytes: number
  /** Bytes that it has uploaded since that time, those that were deleted again as well. */
  readonly uploadedBytes: number
  readonly uploadedSince: number
}

/** Bytes that a job, a run or a version counts for besides what it holds: a row, its indexes and small files around it. */
export const rowBytes: number = 16 * 1024

const day = 24 * 60 * 60 * 1000

/** An upload, and how much of an organisation may be uploaded within a day. */
interface Upload {
  readonly accountId: string
  readonly bytes: number
  readonly most: number
  readonly at: number
}

async function usageOf(reader: Reader, accountId: string): Promise<Usage> {
  const none = { accountId, keptBytes: 0, uploadedBytes: 0, uploadedSince: 0 }
  return (await reader.get('usages', accountId)) ?? none
}

/** Throws `quota-reached` where an organisation would have uploaded more within a day than it may keep: deleting is no way around that. */
export async function checkUploads(reader: Reader, upload: Upload): Promise<Usage> {
  const { accountId, bytes, most } = upload
  const now = ofToday(await usageOf(reader, accountId), upload)
  if (now.uploadedBytes + bytes <= most) return now
  throw new ServiceError('quota-reached', `you have uploaded ${most} bytes within a day; go on tomorrow`)
}

/** Counts an upload that is to come. Throws as `checkUploads` does. */
export async function countUpload(tx: Tx, upload: Upload): Promise<void> {
  addUpload(tx, await checkUploads(tx, upload), upload)
}

/** Counts an upload that has come, whether it may or not: its bytes lie on the disk. */
export async function countArrived(tx: Tx, upload: Upload): Promise<void> {
  addUpload(tx, ofToday(await usageOf(tx, upload.accountId), upload), upload)
}

function addUpload(tx: Tx, usage: Usage, { bytes }: Upload): void {
  tx.put('usages', { ...usage, uploadedBytes: usage.uploadedBytes + bytes })
}

/** What was uploaded in a day that is over counts no more, also where the clock was set back. */
function ofToday(usage: Usage, { at }: Upload): Usage {
  const isOver = Math.abs(at - usage.uploadedSince) >= day
  return isOver ? { ...usage, uploadedBytes: 0, uploadedSince: at } : usage
}

/** Throws `quota-reached` when an organisation's jobs have all the room that they may have. */
export async function checkRoom(reader: Reader, accountId: string, most: number): Promise<void> {
  checkKept(await usageOf(reader, accountId), most)
}

function checkKept({ keptBytes }: Usage, most: number): void {
  if (keptBytes < most) return
  throw new ServiceError(
    'quota-reached',
    `your jobs have ${most} bytes already; delete some: their room is free again 30 days later`,
  )
}

/**
 * Counts what comes to be kept, or, below zero, what has gone for ever. Rows of an earlier time were never counted. Throws as `checkRoom`
 * does where there is a `most`.
 */
export async function countKept(
  tx: Tx,
  accountId: string,
  bytes: number | undefined,
  most: number = Number.POSITIVE_INFINITY,
): Promise<void> {
  if (bytes === undefined) return
  const usage = await usageOf(tx, accountId)
  checkKept(usage, most)
  tx.put('usages', { ...usage, keptBytes: Math.max(0, usage.keptBytes + bytes) })
}
