import type { FileStore, VersionStore } from '../../service/store.ts'
import type { Commits } from './commits.ts'
import { findJob } from './job-commands.ts'
import { putReceipt } from './put-receipt.ts'
import { type Tables, versionKey } from './tables.ts'

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
        transaction.put('versions', version)
        transaction.put('jobs', { ...job, currentCommit: version.commitHash, updatedAt: version.createdAt })
        putReceipt(transaction, receipt)
        return true
      }),
    refersTo: blob => read(tables => refersTo(tables, blob)),

    grantUpload: (file, receipt) =>
      commit(transaction => {
        transaction.put('files', file)
        putReceipt(transaction, receipt)
      }),
    commitUpload: (accountId, fileId, blob) =>
      commit(transaction => {
        const file = ownFile(transaction.tables, accountId, fileId)
        if (!file || file.status === 'ready') return file
        const ready = { ...file, status: 'ready' as const, blob }
        transaction.put('files', ready)
        return ready
      }),
    getFile: (accountId, fileId) => read(tables => ownFile(tables, accountId, fileId)),
    deleteFile: (accountId, fileId) =>
      commit(transaction => {
        const file = ownFile(transaction.tables, accountId, fileId)
        if (file) transaction.remove('files', fileId)
        return file
      }),
  }
}

function refersTo(tables: Tables, blob: string): boolean {
  for (const file of tables.files.rows()) if (file.blob === blob) return true
  for (const { input } of tables.runs.rows()) {
    if (input.copy === blob || input.assets.some(asset => asset.blob === blob)) return true
  }
  for (const version of tables.versions.rows())
    if (version.files.some(file => file.blob === blob)) return true
  return false
}
