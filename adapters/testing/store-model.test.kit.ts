import * as assert from 'uvu/assert'
import { check } from '../../core/testing/property.test.kit.ts'
import type { Run } from '../service/runs/run.ts'
import { isTerminal } from '../service/runs/run-status.ts'
import { ServiceError } from '../service/service-error.ts'
import type { Reader, Store } from '../service/ports/store.ts'
import {
  createJobRow,
  fileRow,
  grantRow,
  keyRow,
  openAccountRow,
  runRow,
  versionRow,
} from './store-rows.test.kit.ts'
import { removeJob, setPublication } from '../service/jobs/change-job.ts'
import { acceptRun } from '../service/runs/accept-run.ts'
import { claimRun } from '../service/runs/claim-run.ts'
import { advanceRun, requeueRun } from '../service/runs/attempt.ts'
import { findJob } from '../service/jobs/find-job.ts'
import { endCompleted, failRun, finishCancel } from '../service/runs/end-run.ts'
import { removeRun, requestCancel } from '../service/runs/change-run.ts'
import { addKey, endKey, keysOf } from '../service/access/live-keys.ts'
import { findRun } from '../service/runs/find-run.ts'
import { sweep } from '../service/files/sweep.ts'
import { commitUpload, findFile, grantUpload, removeFile } from '../service/files/kept-files.ts'
import { recordPayment } from '../service/credits/take-payment.ts'
import { listLeftovers, purge } from '../service/files/purge.ts'
import { holdsOf } from '../service/credits/holds.ts'
import { checkLedger } from '../service/credits/ledger.ts'
import { findReceipt } from '../service/receipts/keep-receipt.ts'

/** What the store must show; written to be read, not to be quick. */
interface Model {
  readonly jobs: Map<string, 'open' | 'deleted' | 'gone'>
  readonly runs: Map<
    string,
    { jobId: string; status: string; attempt: number; held: number; charged: number }
  >
  readonly files: Map<string, string | undefined>
  readonly receipts: Set<string>
  /** Names of runs, those that are gone as well: nobody has one again. */
  readonly used: Set<string>
  /** Runs that were deleted, or whose job was. */
  readonly hidden: Set<string>
  /** Live keys, and all that ever were. */
  readonly keys: Map<string, 'live' | 'revoked'>
  /** The run that each job shows to everybody. */
  readonly published: Map<string, string>
  balance: number
}

/** A store that is held to the model. */
export interface ModelledStore {
  readonly store: Store
  /** Closes it and opens it again. */
  reopen(): Promise<void>
  /** Breaks down while a write is under way, of which that many bytes were kept where there are bytes, and comes back. */
  crash(write: (store: Store) => Promise<unknown>, bytes: number): Promise<void>
  /** What whoever opens it next would read. */
  kept(): Promise<Reader>
  remove(): Promise<void>
}

/** The store under test, and payments that it knows. */
interface Real {
  readonly opened: ModelledStore
  readonly store: Store
  readonly pages: Set<string>
}

type Step = check.AsyncCommand<Model, Real>

/** Numbers choose among few names, so that steps meet. */
const few = check.nat({ max: 3 })

/** Longer than anything is kept that is kept for a time, but for events of payments. ms */
const month = 50 * 24 * 60 * 60 * 1000

const end = { notices: () => [], at: 1 }
const order = ['preparing', 'running', 'validating', 'uploading_outputs'] as const

function step(name: string, run: (model: Model, real: Real) => Promise<void>): Step {
  return { check: () => true, run, toString: () => name }
}

const held = ({ runs }: Model): number => [...runs.values()].reduce((sum, run) => sum + run.held, 0)

/** How often each comes, and what it does: what gives the others something to work on comes often. */
const steps: readonly (readonly [number, check.Arbitrary<Step>])[] = [
  [
    2,
    few.map(n =>
      step(`create job ${n}`, async (model, { store }) => {
        if (model.jobs.has(`j${n}`)) return
        await createJobRow(store, 'a', `j${n}`)
        model.jobs.set(`j${n}`, 'open')
      }),
    ),
  ],
  [
    1,
    few.map(n =>
      step(`delete job ${n}`, async (model, { store }) => {
        const deleted = await store.transact(tx => removeJob(tx, 'a', `j${n}`, 1))
        assert.is(deleted !== undefined, model.jobs.get(`j${n}`) === 'open')
        if (!deleted) return
        model.jobs.set(`j${n}`, 'deleted')
        model.published.delete(`j${n}`)
        for (const [runId, run] of model.runs) if (run.jobId === `j${n}`) model.hidden.add(runId)
        for (const run of model.runs.values()) {
          if (run.jobId !== `j${n}` || ['completed', 'failed', 'cancelled'].includes(run.status)) continue
          const waits = run.status === 'queued'
          Object.assign(run, waits ? { status: 'cancelled', held: 0 } : { status: 'cancelling' })
        }
      }),
    ),
  ],
  [
    5,
    check.tuple(few, check.nat({ max: 9 }), check.integer({ min: 0, max: 400 })).map(([n, r, amountMicros]) =>
      step(`accept run ${r} of job ${n} for ${amountMicros}`, async (model, { store }) => {
        // An open job, if there is one; now and then another.
        const opened = [...model.jobs].find(([, state]) => state === 'open')?.[0]
        const [jobId, runId] = [n === 0 ? 'j0' : (opened ?? `j${n}`), `r${r}`]
        if (model.used.has(runId)) return
        const run = runRow('a', jobId, runId)
        const receipt = { accountId: 'a', key: runId, fingerprint: '', result: runId, createdAt: 0 }
        const hold = { runId, accountId: 'a', amountMicros }
        const accepting = store.transact(tx => acceptRun(tx, { run, hold, ownQueueLimit: 5, receipt }))
        const accepted = await accepting.catch((error: unknown) => {
          if (error instanceof ServiceError) return error.code
          throw error
        })
        const waiting = [...model.runs.values()].filter(({ status }) => status === 'queued').length
        if (model.jobs.get(jobId) !== 'open') assert.is(accepted, undefined)
        else if (model.balance - held(model) < amountMicros) assert.is(accepted, 'balance-insufficient')
        else if (waiting >= 5) assert.is(accepted, 'queue-full')
        else {
          assert.is((accepted as Run).runId, runId)
          model.runs.set(runId, { jobId, status: 'queued', attempt: 0, held: amountMicros, charged: 0 })
          model.receipts.add(runId)
          model.used.add(runId)
        }
      }),
    ),
  ],
  [
    4,
    check.nat({ max: 3 }).map(moves =>
      step(`claim and move on ${moves} times`, async (model, { store }) => {
        const claimed = await store.transact(tx => claimRun(tx, { workerId: 'w', threads: 1 }))
        const runs = [...model.runs.values()]
        const isBegun = (status: string): boolean => status !== 'queued' && !isTerminal(status as 'queued')
        const busy = runs.filter(({ status }) => isBegun(status)).map(({ jobId }) => jobId)
        const waiting = runs.filter(({ status, jobId }) => status === 'queued' && !busy.includes(jobId))
        assert.is(claimed !== undefined, waiting.length > 0)
        const run = claimed && model.runs.get(claimed.runId)
        if (!run) return
        assert.ok(waiting.includes(run))
        Object.assign(run, { status: 'preparing', attempt: run.attempt + 1 })
        assert.is(claimed.attempt, run.attempt)
        for (const to of order.slice(1, moves + 1)) {
          assert.is((await store.transact(tx => advanceRun(tx, claimed, to)))?.status, to)
          run.status = to
        }
      }),
    ),
  ],
  [
    2,
    check.tuple(check.nat({ max: 9 }), check.boolean()).map(([r, stale]) =>
      step(`advance ${r}${stale ? ' of an old attempt' : ''}`, async (model, { store }) => {
        const run = model.runs.get(`r${r}`)
        if (!run) return
        const next = order[order.indexOf(run.status as 'preparing') + 1] ?? 'running'
        const moved = await store.transact(tx =>
          advanceRun(tx, { runId: `r${r}`, attempt: run.attempt - (stale ? 1 : 0) }, next),
        )
        if (stale || run.status === 'queued' || isTerminal(run.status as 'queued')) {
          assert.is(moved, undefined)
        } else if (run.status === 'cancelling') assert.is(moved?.status, 'cancelling')
        else if (order.indexOf(run.status as 'preparing') < 3) {
          assert.is(moved?.status, next)
          run.status = next
        } else assert.is(moved, undefined)
      }),
    ),
  ],
  [
    5,
    check.tuple(check.nat({ max: 9 }), check.boolean(), check.nat({ max: 3 })).map(([r, stale, other]) =>
      step(
        `complete ${r}${stale ? ' of an old attempt' : ''}${other === 0 ? ', overtaken' : ''}`,
        async (model, { store }) => {
          const overtaken = other === 0
          // One that is ready to be completed, if there is one.
          const ready = [...model.runs].find(([, { status }]) => status === 'uploading_outputs')
          const [runId, run] = ready ?? [`r${r}`, model.runs.get(`r${r}`)]
          if (!run) return
          const current = (await store.read(tx => findJob(tx, 'a', run.jobId)))?.currentCommit
          const done = await store.transact(tx =>
            endCompleted(tx, {
              ...{ runId, attempt: run.attempt - (stale ? 1 : 0), summaryDiff: '', ...end },
              version: versionRow('a', run.jobId, `c${runId}`, { parent: overtaken ? 'another' : current }),
              charge: { entryId: `charge:${runId}`, note: '' },
            }),
          )
          const mayComplete = run.status === 'uploading_outputs' && !stale
          assert.is(done === 'overtaken', mayComplete && overtaken)
          assert.is(done !== undefined, mayComplete)
          if (!done || overtaken) return
          model.balance -= run.held
          Object.assign(run, { status: 'completed', charged: run.held, held: 0 })
        },
      ),
    ),
  ],
  [
    1,
    check.tuple(check.nat({ max: 9 }), check.constantFrom('fail', 'requeue')).map(([r, what]) =>
      step(`${what} ${r}`, async (model, { store }) => {
        const run = model.runs.get(`r${r}`)
        if (!run) return
        const attempt = { runId: `r${r}`, attempt: run.attempt }
        const works = order.includes(run.status as 'running')
        if (what === 'requeue') {
          assert.is((await store.transact(tx => requeueRun(tx, attempt, 'parked'))) !== undefined, works)
          if (works) run.status = 'queued'
          return
        }
        const failed = await store.transact(tx => failRun(tx, { ...attempt, error: '', logTail: '', ...end }))
        if (works) Object.assign(run, { status: 'failed', held: 0 })
        else if (run.status === 'cancelling') Object.assign(run, { status: 'cancelled', held: 0 })
        else return assert.is(failed, undefined)
        assert.is(failed?.status, run.status)
      }),
    ),
  ],
  [
    1,
    check.tuple(check.nat({ max: 9 }), check.constantFrom('ask', 'finish')).map(([r, what]) =>
      step(`cancel ${r}: ${what}`, async (model, { store }) => {
        const run = model.runs.get(`r${r}`)
        if (!run) return
        if (what === 'finish') {
          const ended = await store.transact(tx => finishCancel(tx, `r${r}`, end))
          assert.is(ended !== undefined, run.status === 'cancelling')
          if (ended) Object.assign(run, { status: 'cancelled', held: 0 })
          return
        }
        if (model.jobs.get(run.jobId) !== 'open' || isTerminal(run.status as 'queued')) return
        const asked = await store.transact(tx => requestCancel(tx, 'a', run.jobId, `r${r}`, end))
        Object.assign(
          run,
          run.status === 'queued' ? { status: 'cancelled', held: 0 } : { status: 'cancelling' },
        )
        assert.is(asked?.status, run.status)
      }),
    ),
  ],
  [
    1,
    check.nat({ max: 9 }).map(r =>
      step(`delete run ${r}`, async (model, { store }) => {
        const run = model.runs.get(`r${r}`)
        if (!run) return
        const deleting = store.transact(tx => removeRun(tx, 'a', run.jobId, `r${r}`, 1))
        const deleted = await deleting.catch((error: unknown) => (error as ServiceError).code)
        if (model.hidden.has(`r${r}`)) return assert.is(deleted, undefined)
        if (!isTerminal(run.status as 'queued')) return assert.is(deleted, 'run-active')
        assert.is((deleted as Run).deletedAt, 1)
        model.hidden.add(`r${r}`)
        if (model.published.get(run.jobId) === `r${r}`) model.published.delete(run.jobId)
      }),
    ),
  ],
  [
    1,
    check.tuple(few, check.nat({ max: 9 }), check.boolean()).map(([n, r, takeBack]) =>
      step(`${takeBack ? 'unpublish' : 'publish'} job ${n}`, async (model, { store }) => {
        const [jobId, runId] = [`j${n}`, `r${r}`]
        const shown = { slug: `s${n}`, runId, commitHash: `c${runId}`, publishedAt: 1 }
        const job = await store.transact(tx => setPublication(tx, 'a', jobId, takeBack ? undefined : shown))
        assert.is(job !== undefined, model.jobs.get(jobId) === 'open')
        if (!job || takeBack) model.published.delete(jobId)
        else model.published.set(jobId, runId)
      }),
    ),
  ],
  [
    1,
    check.tuple(few, check.boolean()).map(([n, ends]) =>
      step(`${ends ? 'revoke' : 'make'} key ${n}`, async (model, { store }) => {
        const known = model.keys.get(`k${n}`)
        if (ends) {
          const ended = await store.transact(tx => endKey(tx, 'a', `k${n}`, 1))
          assert.is(ended !== undefined, known === 'live')
          if (ended) model.keys.set(`k${n}`, 'revoked')
          return
        }
        if (known !== undefined) return
        const live = [...model.keys.values()].filter(state => state === 'live').length
        const adding = store.transact(tx => addKey(tx, keyRow('a', `k${n}`), 2))
        const added = await adding.then(
          () => 'added',
          (error: unknown) => (error as ServiceError).code,
        )
        assert.is(added, live >= 2 ? 'quota-reached' : 'added')
        if (live < 2) model.keys.set(`k${n}`, 'live')
      }),
    ),
  ],
  [
    1,
    check.constant(
      step('a month passes', async (model, { store }) => {
        await sweep(store, month)
        model.receipts.clear()
        for (;;) {
          const left = await store.read(tx => listLeftovers(tx, 2, 7))
          if (left.length === 0) break
          await store.transact(tx => purge(tx, left, [], month))
        }
        for (const [runId, run] of model.runs) {
          if (model.hidden.has(runId) && isTerminal(run.status as 'queued')) {
            model.runs.delete(runId)
            model.hidden.delete(runId)
          }
        }
        for (const [jobId, state] of model.jobs) if (state === 'deleted') model.jobs.set(jobId, 'gone')
        for (const [fileId, blob] of model.files) {
          if (blob === undefined) model.files.delete(fileId)
        }
        for (const [fileId] of model.files) model.files.delete(fileId)
      }),
    ),
  ],
  [
    1,
    check.tuple(few, check.constantFrom('grant', 'commit', 'delete')).map(([n, what]) =>
      step(`file ${n}: ${what}`, async (model, { store }) => {
        const id = `f${n}`
        if (what === 'grant' && !model.files.has(id)) {
          await store.transact(tx => grantUpload(tx, fileRow('a', id), 1000))
          model.files.set(id, undefined)
        }
        if (what === 'commit') {
          const ready = await store.transact(tx => commitUpload(tx, 'a', id, `bytes of ${id}`))
          assert.is(ready !== undefined, model.files.has(id))
          if (ready) model.files.set(id, `bytes of ${id}`)
        }
        if (what === 'delete') {
          assert.is(
            (await store.transact(tx => removeFile(tx, 'a', id, 1))) !== undefined,
            model.files.delete(id),
          )
        }
      }),
    ),
  ],
  [
    1,
    check.tuple(few, check.integer({ min: 1, max: 500 })).map(([n, paid]) =>
      step(`payment ${n} of ${paid}`, async (model, real) => {
        const entry = { ...grantRow('a', 0, paid), entryId: `stripe:${n}`, kind: 'topup' as const }
        const counted = await real.store.transact(tx =>
          recordPayment(tx, {
            ...{ eventId: `e${n}`, accountId: 'a', entries: [entry], at: 1 },
          }),
        )
        assert.is(counted, !real.pages.has(`e${n}`))
        real.pages.add(`e${n}`)
        if (counted) model.balance += paid
      }),
    ),
  ],
  [
    1,
    check.tuple(few, few, check.integer({ min: 1, max: 500 })).map(([n, m, amount]) =>
      step(`refund ${m} of payment ${n}: ${amount}`, async (model, real) => {
        const entry = { ...grantRow('a', 0, -amount), entryId: `stripe:r${m}`, kind: 'refund' as const }
        const event = { eventId: `r${m}`, accountId: 'a', entries: [entry], follows: `stripe:${n}`, at: 1 }
        const [result] = await Promise.allSettled([real.store.transact(tx => recordPayment(tx, event))])
        const isNew = !real.pages.has(`r${m}`)
        assert.is(result?.status === 'rejected', isNew && !real.pages.has(`e${n}`))
        const counted = result?.status === 'fulfilled' && result.value
        assert.is(counted, isNew && real.pages.has(`e${n}`))
        if (counted) real.pages.add(`r${m}`)
        if (counted) model.balance -= amount
      }),
    ),
  ],
  [
    1,
    check.nat({ max: 300 }).map(keep =>
      step(`crash with ${keep} bytes of an unacknowledged write on the disk`, async (model, real) => {
        await real.opened.crash(store => createJobRow(store, 'a', 'torn'), keep)
        // It was written whole though nobody was told: then it is there.
        const came = await real.store.read(tx => findJob(tx, 'a', 'torn'))
        if (came) await real.store.transact(tx => removeJob(tx, 'a', 'torn', 1))
        if (came) await real.store.transact(tx => purge(tx, [{ kind: 'job', jobId: 'torn' }], [], 1))
        await compare(model, real)
      }),
    ),
  ],
  [
    1,
    check.constant(
      step('close and open', async (model, real) => {
        await real.opened.reopen()
        await compare(model, real)
      }),
    ),
  ],
]

const weighted = steps.flatMap(([weight, step]) => Array.from({ length: weight }, () => step))

/** The store shows what the model says, and what is on the disk is the same again. */
async function compare(model: Model, { store, opened }: Real): Promise<void> {
  assert.equal(await store.read(tx => checkLedger(tx)), [])
  const account = await store.read(tx => tx.get('accounts', 'a'))
  assert.is((account?.freeMicros ?? 0) + (account?.paidMicros ?? 0), model.balance)
  const holds = await store.read(tx => holdsOf(tx, 'a'))
  assert.is(
    holds.reduce((sum, hold) => sum + hold.amountMicros, 0),
    held(model),
  )
  const kept = await opened.kept()
  for (const [runId, { status, attempt, charged }] of model.runs) {
    const run = await kept.get('runs', runId)
    assert.equal([run?.status, run?.attempt, run?.chargeMicros], [status, attempt, charged], runId)
  }
  const keys = await store.read(tx => keysOf(tx, 'a'))
  const live = [...model.keys].filter(([, state]) => state === 'live').map(([keyId]) => keyId)
  assert.equal(keys.map(({ keyId }) => keyId).sort(), live.sort())
  for (const [runId, { jobId }] of model.runs) {
    const found = await store.read(tx => findRun(tx, 'a', jobId, runId))
    assert.is(found === undefined, model.hidden.has(runId), runId)
  }
  for (const jobId of model.jobs.keys()) {
    const { publication } = (await store.read(tx => findJob(tx, 'a', jobId))) ?? {}
    assert.is(publication?.runId, model.published.get(jobId), jobId)
  }
  for (const [jobId, state] of model.jobs) {
    assert.is((await store.read(tx => findJob(tx, 'a', jobId))) !== undefined, state === 'open', jobId)
  }
  for (const [fileId, blob] of model.files)
    assert.is((await store.read(tx => findFile(tx, 'a', fileId)))?.blob, blob)
  for (const key of model.receipts)
    assert.is((await store.read(tx => findReceipt(tx, 'a', key)))?.result, key)
}

/** Does whatever chance says, in whatever order, with crashes in between, and holds the store to the model: `numRuns` times. */
export async function holdToModel(
  open: () => Promise<ModelledStore>,
  numRuns: number,
  mostSteps = 60,
): Promise<void> {
  let taken = 0
  await check.assert(
    check.asyncProperty(check.commands(weighted, { maxCommands: mostSteps, size: 'max' }), async commands => {
      const opened = await open()
      const real: Real = {
        opened,
        get store() {
          return opened.store
        },
        pages: new Set(),
      }
      const model: Model = {
        ...{ jobs: new Map(), runs: new Map(), files: new Map(), receipts: new Set() },
        ...{ hidden: new Set(), used: new Set(), keys: new Map(), published: new Map() },
        balance: 1000,
      }
      try {
        await openAccountRow(real.store, 'a', 1000)
        await check.asyncModelRun(() => ({ model, real }), commands)
        taken += [...commands].length
        await compare(model, real)
      } finally {
        await opened.remove()
      }
    }),
    { numRuns, ...(process.env['SEED'] !== undefined && { seed: Number(process.env['SEED']) }) },
  )
  assert.ok(taken > (mostSteps / 3) * numRuns, `${taken} steps`)
}
