import type { FileStore, VersionStore } from '../../../service/ports/store/version-store.ts'
import { ServiceError } from '../../../service/service-error.ts'
import type { Version } from '../../../service/versions/version.ts'
import { blobsOfVersion, letGo, referTo } from './blob-commands.ts'
import type { Commits } from '../tables/commits.ts'
import { findJob } from './job-commands.ts'
import { putReceipt } from './put-receipt.ts'
import { type Tables, versionKey } from '../tables/tables.ts'
import type { Transaction } from '../tables/transaction.ts'

/** Versions of designs and uploaded files. */
export function versionCommands({ commit, read }: Commits): VersionStore & FileStore {
  const ownFile = (tables: Tables, accountId: string, fileId: string) => {
    const file = tables.files.get(fileId)
    return file?.accountId === accountId ? file : undefined
  }
  return {
    getVersion: (accountId, jobId, commitHash) =>
      read(tables =>
        findJob(tables, accountId, jobId) ? tables.versions.get(versionKey(jobId, commitHash)) : undefined,
      ),
    listVersions: (accountId, jobId) =>
      read(tables => (findJob(tables, accountId, jobId) ? [...tables.versions.find('job', jobId)] : [])),
    saveEdit: (version, receipt) =>
      commit(transaction => {
        const job = findJob(transaction.tables, version.accountId, version.jobId)
        if (!job || job.currentCommit !== version.parent) return false
        putVersion(transaction, version)
        transaction.put('jobs', { ...job, currentCommit: version.commitHash, updatedAt: version.createdAt })
        putReceipt(transaction, receipt)
        return true
      }),

    grantUpload: (file, storageBytes, receipt) =>
      commit(transaction => {
        let kept = file.sizeBytes
        for (const { sizeBytes } of transaction.tables.files.find('account', file.accountId))
          kept += sizeBytes
        if (kept > storageBytes) {
          throw new ServiceError(
            'quota-reached',
            `your files would have more than ${storageBytes} bytes; delete some`,
          )
        }
        transaction.put('files', file)
        referTo(transaction, [file.blob])
        putReceipt(transaction, receipt)
      }),
    commitUpload: (accountId, fileId, blob) =>
      commit(transaction => {
        const file = ownFile(transaction.tables, accountId, fileId)
        if (!file || file.status === 'ready') return file
        const ready = { ...file, status: 'ready' as const, blob }
        transaction.put('files', ready)
        referTo(transaction, [blob])
        return ready
      }),
    getFile: (accountId, fileId) => read(tables => ownFile(tables, accountId, fileId)),
    deleteFile: (accountId, fileId, at) =>
      commit(transaction => {
        const file = ownFile(transaction.tables, accountId, fileId)
        if (!file) return undefined
        transaction.remove('files', fileId)
        letGo(transaction, [file.blob], at)
        return file
      }),
  }
}

/** Keeps a version; its list of files is a blob already. */
export function putVersion(transaction: Transaction, version: Version): void {
  referTo(transaction, blobsOfVersion(version))
  const { files: _, ...record } = version
  transaction.put('versions', record)
}
