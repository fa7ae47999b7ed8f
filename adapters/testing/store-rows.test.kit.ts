import type { Account, User } from '../service/credits/account.ts'
import type { ApiKey } from '../service/access/api-key.ts'
import type { StoredFile } from '../service/files/file.ts'
import type { Job } from '../service/jobs/job.ts'
import type { LedgerEntry } from '../service/credits/ledger-entry.ts'
import type { Run } from '../service/runs/run.ts'
import type { Store } from '../service/ports/store.ts'
import { putVersion } from '../service/versions/kept-versions.ts'
import type { Version } from '../service/versions/version.ts'
import { addAccount } from '../service/access/people.ts'
import { addJob } from '../service/jobs/change-job.ts'
import { acceptRun } from '../service/runs/accept-run.ts'
import { claimRun } from '../service/runs/claim-run.ts'
import { advanceRun } from '../service/runs/attempt.ts'

/** Rows for tests of stores: whole, and small. */

export function accountRow(accountId: string, more: Partial<Account> = {}): Account {
  const autoTopup = { enabled: false, thresholdMicros: 0, topupMicros: 0, monthlyMaxMicros: 0 }
  return {
    ...{ accountId, name: accountId, freeMicros: 0, paidMicros: 0, pastDue: false },
    ...{ autoTopup, hasPaymentMethod: false, createdAt: 0, ...more },
  }
}

export function userRow(accountId: string): User {
  return {
    ...{ userId: `usr_${accountId}`, accountId, name: accountId, createdAt: 0 },
    email: `${accountId}@example.com`,
  }
}

export function keyRow(accountId: string, keyId: string): ApiKey {
  return {
    ...{ keyId, accountId, userId: `usr_${accountId}`, name: keyId, scopes: ['runs:rw'], createdAt: 0 },
    ...{ secretPrefix: 'plt_live_abcd', secretDigest: `digest of ${keyId}` },
  }
}

export function grantRow(accountId: string, freeMicros: number, paidMicros = 0): LedgerEntry {
  return {
    ...{ entryId: `grant:${accountId}`, accountId, kind: 'grant', note: 'given', createdAt: 0 },
    ...{ freeMicros, paidMicros },
  }
}

export function jobRow(accountId: string, jobId: string, createdAt = 0): Job {
  return {
    ...{ jobId, accountId, name: jobId, currentCommit: 'c0', totalRuns: 0 },
    ...{ createdAt, updatedAt: createdAt },
  }
}

export function versionRow(accountId: string, jobId: string, commitHash: string, more = {}): Version {
  const files = [
    { path: 'copy.md', type: 'text/markdown', size: 1, blob: `copy ${commitHash}`, gitHash: 'g' },
  ]
  return {
    ...{ commitHash, jobId, accountId, summary: '', createdAt: 0, manifest: `list ${commitHash}` },
    ...{ files, ...more },
  }
}

export function runRow(accountId: string, jobId: string, runId: string, more: Partial<Run> = {}): Run {
  return {
    ...{ runId, jobId, accountId, status: 'queued', attempt: 0, chargeMicros: 0, notifyEmail: false },
    ...{ input: { format: 'report', instructions: '', copy: `text ${runId}`, assets: [] }, createdAt: 0 },
    ...more,
  }
}

export function fileRow(accountId: string, fileId: string): StoredFile {
  return {
    ...{ fileId, accountId, filename: 'a.png', contentType: 'image/png', sizeBytes: 8 },
    ...{ status: 'pending_upload', createdAt: 0, expiresAt: 1000 },
  }
}

/** Opens an account with credit. */
export async function openAccountRow(store: Store, accountId: string, freeMicros: number): Promise<void> {
  const grant = grantRow(accountId, freeMicros)
  await store.transact(tx =>
    addAccount(tx, { account: accountRow(accountId), user: userRow(accountId), grant }),
  )
}

/** Creates a job with its first version. */
export function createJobRow(store: Store, accountId: string, jobId: string, createdAt = 0): Promise<void> {
  const { files: _, manifest: __, ...first } = versionRow(accountId, jobId, 'c0')
  return store.transact(tx => addJob(tx, jobRow(accountId, jobId, createdAt), first))
}

/** Makes a version the current one of its job, as somebody else does meanwhile. */
export function followVersion(store: Store, version: Version): Promise<void> {
  const { jobId, commitHash: currentCommit } = version
  return store.transact(async tx => {
    const job = await tx.get('jobs', jobId)
    if (!job) throw new Error(`there is no job ${jobId}`)
    await putVersion(tx, version)
    tx.put('jobs', { ...job, currentCommit })
  })
}

/** Accepts a run that holds that much. */
export function acceptRunRow(
  store: Store,
  run: Run,
  amountMicros: number,
  ownQueueLimit = 100,
): Promise<Run | undefined> {
  const { runId, accountId } = run
  return store.transact(tx => acceptRun(tx, { run, hold: { runId, accountId, amountMicros }, ownQueueLimit }))
}

/** Takes the next run to where only its completion is missing. */
export async function workRow(store: Store): Promise<Run> {
  const run = await store.transact(tx => claimRun(tx, { workerId: 'w', threads: 1 }))
  if (!run) throw new Error('no run is waiting')
  for (const status of ['running', 'validating', 'uploading_outputs'] as const)
    await store.transact(tx => advanceRun(tx, run, status))
  return run
}
