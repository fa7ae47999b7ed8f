import type { StoredFile } from '../../files/file.ts'
import type { Receipt } from '../../receipts/receipt.ts'
import type { Version, VersionRecord } from '../../versions/version.ts'

/** Versions of a job's design. */
export interface VersionStore {
  getVersion(accountId: string, jobId: string, commitHash: string): Promise<VersionRecord | undefined>
  /** Oldest first. */
  listVersions(accountId: string, jobId: string): Promise<readonly VersionRecord[]>
  /** Makes the version the job's current one if the job still stands at its parent; false when it does not. */
  saveEdit(version: Version, receipt?: Receipt): Promise<boolean>
}

/** Uploaded files. */
export interface FileStore {
  /** Throws `quota-reached` when the organisation's files would have more bytes than that together. */
  grantUpload(file: StoredFile, storageBytes: number, receipt?: Receipt): Promise<void>
  /** Marks the file as ready. A second time it stays as it is. */
  commitUpload(accountId: string, fileId: string, blob: string): Promise<StoredFile | undefined>
  getFile(accountId: string, fileId: string): Promise<StoredFile | undefined>
  deleteFile(accountId: string, fileId: string, at: number): Promise<StoredFile | undefined>
}
