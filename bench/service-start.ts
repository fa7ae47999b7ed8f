import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { addAccount } from '../adapters/service/access/people.ts'
import type { Tx } from '../adapters/service/ports/store.ts'
import type { Run } from '../adapters/service/runs/run.ts'
import { createDisk } from '../adapters/store/embedded/journal/disk.ts'
import { openEmbeddedStore } from '../adapters/store/embedded/embedded-store.ts'
import { closeArchive } from '../adapters/store/embedded/archive/archive.ts'
import { restRows } from '../adapters/store/embedded/archive/rest-rows.ts'
import { writeSnapshot } from '../adapters/store/embedded/journal/snapshot.ts'
import { noRows } from '../adapters/store/embedded/tables/rows.ts'
import { createTables } from '../adapters/store/embedded/tables/tables.ts'
import { execute } from '../adapters/store/embedded/tables/transaction.ts'
import type { Row } from './row.ts'
import type { Started } from './service-start-process.ts'

const runs = 200_000
const runsOfJob = 10
const jobsOfAccount = 500
/** Runs that were sent with an `Idempotency-Key` in the last day. */
const lately = 20_000

/** What it takes to open the folder of a service that has made 200,000 runs, each with its version and its charge. */
export async function measureStart(): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-start-'))
  try {
    await fillFolder(folder)
    const starts: Started[] = []
    for (let round = 0; round < 3; round += 1) starts.push(await start(folder))
    const best = Math.min(...starts.map(({ milliseconds }) => milliseconds))
    // The first of them folds what the journal has.
    const most = Math.max(...starts.map(({ megabytes }) => megabytes))
    console.log(
      `service: a folder with ${runs} runs opens in ${(best / 1000).toFixed(1)} s of processor time and ` +
        `at most ${Math.round(most)} MB (targets < 3 s, < 300 MB)`,
    )
    return []
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function start(folder: string): Promise<Started> {
  const program = new URL('./service-start-process.js', import.meta.url).pathname
  const { stdout } = await promisify(execFile)(process.execPath, [program, folder])
  return JSON.parse(stdout) as Started
}

/** Makes the folder as a service leaves it: what was folded lies in the archive, the newest runs in the journal. */
async function fillFolder(folder: string): Promise<void> {
  const disk = createDisk({ sync: false })
  const rows = noRows()
  const tables = createTables(rows)
  let seq = 0
  const fold = (jobs: number) =>
    execute(tables, seq, async tx => {
      for (let job = jobs; job < jobs + jobsOfAccount; job += 1) await addJob(tx, job)
    })
  const begun = runs / runsOfJob
  for (let job = 0; job < begun - jobsOfAccount; job += jobsOfAccount) {
    seq += 1
    await fold(job)
  }
  await restRows(disk, folder, rows)
  await writeSnapshot(disk, folder, rows, seq)
  await closeArchive(rows.archive)
  const store = await openEmbeddedStore({ folder, disk })
  for (let job = begun - jobsOfAccount; job < begun; job += 1) await store.transact(tx => addJob(tx, job))
  await store.close()
}

async function addJob(tx: Tx, job: number): Promise<void> {
  if (job % jobsOfAccount === 0) await openAccount(tx, accountOf(job))
  addRuns(tx, job)
}

function accountOf(job: number): string {
  return named('org', Math.floor(job / jobsOfAccount))
}

/** A name as long as a real one. */
function named(kind: string, number: number): string {
  return `${kind}_${String(number).padStart(20, 'kTQd')}`
}

async function openAccount(tx: Tx, accountId: string): Promise<void> {
  const autoTopup = { enabled: false, thresholdMicros: 0, topupMicros: 0, monthlyMaxMicros: 0 }
  await addAccount(tx, {
    account: {
      ...{ accountId, name: 'Harbour office', freeMicros: 0, pastDue: false, autoTopup, createdAt: 0 },
      ...{ hasPaymentMethod: false, paidMicros: -100_000 * runsOfJob * jobsOfAccount },
    },
    user: { userId: `usr ${accountId}`, accountId, email: `${accountId}@a.org`, name: 'Jo', createdAt: 0 },
  })
}

function addRuns(tx: Tx, number: number): void {
  const [jobId, accountId] = [named('job', number), accountOf(number)]
  const begun = number * runsOfJob * 1000
  let parent = digest(jobId)
  for (let run = 0; run < runsOfJob; run += 1) {
    const at = number * runsOfJob + run
    const runId = named('run', at)
    const createdAt = begun + run * 1000
    const commitHash = digest(runId)
    const summary = 'Change the accent from #b4532a to #1f3a5f and set 14 words anew'
    const row: Run = {
      ...{ runId, jobId, accountId, status: 'completed', attempt: 1, notifyEmail: false, createdAt },
      ...{ chargeMicros: 100_000, completedAt: createdAt + 900, commitHash, summaryDiff: summary },
      input: {
        ...{ format: 'report', copy: `sha256-${commitHash}`, assets: [] },
        instructions: 'calm, editorial, warm, serif headlines, accent #b4532a, A4, wide margins',
      },
    }
    tx.put('runs', row)
    const made = { commitHash, jobId, accountId, runId, format: 'report', summary, createdAt }
    tx.put('versions', { ...made, parent, manifest: `sha256-${digest(commitHash)}` })
    tx.put('entries', {
      ...{ entryId: `charge:${runId}`, accountId, kind: 'charge', runId, jobId, createdAt },
      ...{ note: 'report of "Tide tables"', freeMicros: 0, paidMicros: -100_000 },
    })
    if (at >= runs - lately)
      tx.put('receipts', { accountId, key: runId, fingerprint: commitHash, result: row, createdAt })
    parent = commitHash
  }
  const name = `Tide tables of week ${number}`
  tx.put('jobs', { jobId, accountId, name, currentCommit: parent, createdAt: begun, updatedAt: begun })
}

/** As long as a digest. */
function digest(text: string): string {
  return Buffer.from(text).toString('hex').padStart(64, '0').slice(-64)
}
