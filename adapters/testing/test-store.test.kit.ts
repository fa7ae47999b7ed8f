import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { until } from '../../core/testing/until.test.kit.ts'
import type { Account } from '../service/credits/account.ts'
import type { Notice } from '../service/notices/notice.ts'
import type { Run } from '../service/runs/run.ts'
import type { Store } from '../service/ports/store.ts'
import {
  acceptRunRow,
  createJobRow,
  fileRow,
  grantRow,
  keyRow,
  openAccountRow,
  runRow,
  versionRow,
  workRow,
  followVersion,
} from './store-rows.test.kit.ts'
import { findJob, pageOfJobs } from '../service/jobs/find-job.ts'
import { findRun, latestCompleted, pageOfRuns } from '../service/runs/find-run.ts'
import { holdsOf } from '../service/credits/holds.ts'
import { checkLedger, listEntries, postEntry, repairLedger } from '../service/credits/ledger.ts'
import { endCompleted, failRun, finishCancel } from '../service/runs/end-run.ts'
import {
  endSessions,
  findUser,
  firstAccount,
  liveSession,
  spendSignIn,
  usersOf,
} from '../service/access/people.ts'
import { changeAutoTopup, findCustomer, recordPayment } from '../service/credits/take-payment.ts'
import { noteSignIn } from '../service/access/sign-in.ts'
import { addKey, endKey, findKey, keysOf } from '../service/access/live-keys.ts'
import { findPublication, removeJob, setPublication } from '../service/jobs/change-job.ts'
import { all, queueTopic, runTopic, type Turn } from '../service/ports/tables.ts'
import { removeRun, requestCancel, setNotify } from '../service/runs/change-run.ts'
import { listDue, settleNotice } from '../service/notices/due-notices.ts'
import { acceptRun } from '../service/runs/accept-run.ts'
import { dropNote, isNoted, listNoted, listRoots } from '../service/files/blob-notes.ts'
import { advanceRun, requeueRun } from '../service/runs/attempt.ts'
import { claimRun } from '../service/runs/claim-run.ts'
import { commitUpload, findFile, grantUpload, removeFile } from '../service/files/kept-files.ts'
import { sweep } from '../service/files/sweep.ts'
import { findVersion } from '../service/versions/kept-versions.ts'
import { type Leftover, listLeftovers, purge } from '../service/files/purge.ts'
import { findReceipt } from '../service/receipts/keep-receipt.ts'
import { code } from './outcome.test.kit.ts'

/** A store under test. */
export interface OpenStore {
  readonly store: Store
  /** Closes it and opens it again. */
  reopen(): Promise<Store>
  remove(): Promise<void>
}

function noticeOf(run: Run): Notice {
  return {
    ...{ noticeId: `ntc_${run.runId}`, accountId: run.accountId, attempt: 0, dueAt: 5, createdAt: 5 },
    message: { kind: 'run-ended', runId: run.runId, jobId: run.jobId, to: 'email' },
  }
}

async function copyOf(store: Store, runId: string): Promise<string | undefined> {
  return (await store.read(reader => reader.get('copies', runId)))?.text
}

/** Few at a time. */
function leftovers(store: Store): Promise<readonly Leftover[]> {
  return store.read(tx => listLeftovers(tx, 10, 3))
}

const session = { sessionId: 's', userId: 'usr_a', createdAt: 0, expiresAt: 10 }

const end = { notices: (run: Run) => (run.notifyEmail ? [noticeOf(run)] : []), at: 9 }
const page = { limit: 100 }

/** Holds a store to everything that the rules rely on. */
export function testStore(name: string, open: () => Promise<OpenStore>): void {
  const test = suite<{ opened: OpenStore; store: Store }>(`${name} store`)
  test.before.each(async context => {
    context.opened = await open()
    context.store = context.opened.store
    await openAccountRow(context.store, 'a', 1000)
    await openAccountRow(context.store, 'b', 1000)
    await createJobRow(context.store, 'a', 'j', 1)
  })
  test.after.each(async ({ opened, store }) => {
    const jobs = await store.read(tx => pageOfJobs(tx, 'a', page))
    const runs = await store.read(tx => pageOfRuns(tx, 'a', 'j', page))
    const again = await opened.reopen()
    assert.equal(
      await again.read(tx => pageOfJobs(tx, 'a', page)),
      jobs,
      'the same after it was opened again',
    )
    assert.equal(await again.read(tx => pageOfRuns(tx, 'a', 'j', page)), runs)
    assert.equal(await again.read(tx => checkLedger(tx)), [])
    await opened.remove()
  })

  const finish = async (store: Store, run: Run, amountMicros: number, more = {}) => {
    const { runId, attempt, accountId, jobId } = run
    const parent = (await store.read(tx => findJob(tx, accountId, jobId)))?.currentCommit
    return store.transact(tx =>
      endCompleted(tx, {
        ...{ runId, attempt, summaryDiff: 'new', ...end },
        version: versionRow(accountId, jobId, `c of ${runId}`, { runId, parent, ...more }),
        ...(amountMicros > 0 && { charge: { entryId: `charge:${runId}`, note: '' } }),
      }),
    )
  }
  const complete = async (store: Store, run: Run, amountMicros: number): Promise<Run | undefined> => {
    const done = await finish(store, run, amountMicros)
    if (done === 'overtaken') throw new Error('nobody has edited the job')
    return done
  }

  test('organisations, people and sign-in links', async ({ store }) => {
    assert.is((await store.read(tx => firstAccount(tx)))?.accountId, 'a')
    assert.is((await store.read(tx => tx.get('accounts', 'b')))?.freeMicros, 1000)
    assert.is(await store.read(tx => tx.get('accounts', 'c')), undefined)
    assert.is((await store.read(tx => findUser(tx, 'A@example.com')))?.userId, 'usr_a')
    assert.is((await store.read(tx => tx.get('users', 'usr_b')))?.accountId, 'b')
    assert.equal(
      (await store.read(tx => usersOf(tx, 'b'))).map(user => user.userId),
      ['usr_b'],
    )
    const autoTopup = { enabled: true, thresholdMicros: 1, topupMicros: 2, monthlyMaxMicros: 3 }
    assert.equal((await store.transact(tx => changeAutoTopup(tx, 'a', autoTopup)))?.autoTopup, autoTopup)
    assert.is(await store.transact(tx => changeAutoTopup(tx, 'c', autoTopup)), undefined)
    assert.equal(
      [
        await store.transact(tx => spendSignIn(tx, 't', 10, session)),
        await store.transact(tx => spendSignIn(tx, 't', 10, session)),
      ],
      [true, false],
    )
    assert.equal(
      [await store.read(tx => liveSession(tx, 's', 9)), await store.read(tx => liveSession(tx, 's', 10))],
      [session, undefined],
    )
    await store.transact(tx => endSessions(tx, 'usr_b'))
    await store.transact(tx => endSessions(tx, 'usr_a', 'other'))
    assert.equal(await store.read(tx => liveSession(tx, 's', 9)), session)
    await store.transact(tx => endSessions(tx, 'usr_a'))
    assert.is(await store.read(tx => liveSession(tx, 's', 9)), undefined)
    for (const isSent of [true, true, true, true, true, false]) {
      assert.is(await store.transact(tx => noteSignIn(tx, 'usr_a', 5)), isSent)
    }
    assert.is(await store.transact(tx => noteSignIn(tx, 'usr_a', 5 + 15 * 60 * 1000)), true)
  })

  test('keys are found by digest until they are revoked', async ({ store }) => {
    await store.transact(tx => addKey(tx, keyRow('a', 'k1'), 2))
    await store.transact(tx => addKey(tx, keyRow('a', 'k2'), 2))
    assert.is((await store.read(tx => findKey(tx, 'digest of k1')))?.keyId, 'k1')
    assert.equal(
      (await store.read(tx => keysOf(tx, 'a'))).map(key => key.keyId),
      ['k1', 'k2'],
    )
    assert.is(await store.transact(tx => endKey(tx, 'b', 'k1', 1)), undefined)
    assert.is((await store.transact(tx => endKey(tx, 'a', 'k1', 1)))?.revokedAt, 1)
    assert.is(await store.transact(tx => endKey(tx, 'a', 'k1', 2)), undefined)
    assert.is(await store.read(tx => findKey(tx, 'digest of k1')), undefined)
    assert.equal(
      (await store.read(tx => keysOf(tx, 'a'))).map(key => key.keyId),
      ['k2'],
    )
  })

  test('jobs are listed newest first, in pages, and only to their owner', async ({ store }) => {
    for (const [index, id] of ['k', 'l', 'm'].entries()) await createJobRow(store, 'a', id, index + 2)
    const ids = async (after?: { createdAt: number; id: string }): Promise<string[]> =>
      (await store.read(tx => pageOfJobs(tx, 'a', { limit: 2, ...(after && { after }) }))).map(
        job => job.jobId,
      )
    assert.equal(await ids(), ['m', 'l'])
    assert.equal(await ids({ createdAt: 3, id: 'l' }), ['k', 'j'])
    await store.transact(tx => removeJob(tx, 'a', 'l', 9))
    assert.equal(await ids({ createdAt: 3, id: 'l' }), ['k', 'j'], 'the place stays when its entry goes')
    for (const id of ['x', 'y', 'z']) await createJobRow(store, 'a', id, 9)
    await store.transact(tx => removeJob(tx, 'a', 'y', 9))
    assert.ok((await ids({ createdAt: 9, id: 'y' })).includes('x'), 'none of its millisecond is left out')
    assert.equal(await store.read(tx => pageOfJobs(tx, 'b', page)), [])
    assert.is(await store.read(tx => findJob(tx, 'b', 'j')), undefined)
    assert.is(await store.transact(tx => removeJob(tx, 'b', 'j', 9)), undefined)
  })

  test('a run needs credit that is not held, an account in good standing, and room', async ({ store }) => {
    assert.is((await acceptRunRow(store, runRow('a', 'j', 'r1'), 600))?.status, 'queued')
    assert.is(await code(acceptRunRow(store, runRow('a', 'j', 'r2'), 600)), 'balance-insufficient')
    assert.is(await code(acceptRunRow(store, runRow('a', 'j', 'r2'), 1, 1)), 'queue-full')
    assert.is(await acceptRunRow(store, runRow('b', 'j', 'r3'), 1), undefined, 'the job is another’s')
    await store.transact(tx =>
      recordPayment(tx, { eventId: 'e', accountId: 'a', owes: { cause: 'p', amountMicros: 1 }, at: 1 }),
    )
    assert.is(await code(acceptRunRow(store, runRow('a', 'j', 'r2'), 1)), 'past-due')
    assert.equal(
      (await store.read(tx => holdsOf(tx, 'a'))).map(hold => hold.amountMicros),
      [600],
    )
    assert.is(await store.read(tx => tx.count('runs', 'queued', all)), 1)
  })

  test('what is held and what waits is counted once where an earlier time kept no sums', async ({
    store,
  }) => {
    await acceptRunRow(store, runRow('a', 'j', 'r1'), 600)
    await store.transact(async tx => {
      const { heldMicros: _, ...account } = (await tx.get('accounts', 'a')) as Account
      tx.put('accounts', account)
      tx.put('turns', { accountId: 'a', turn: 0, waits: true })
    })
    assert.is(await code(acceptRunRow(store, runRow('a', 'j', 'r2'), 401)), 'balance-insufficient')
    assert.is(await code(acceptRunRow(store, runRow('a', 'j', 'r2'), 400, 1)), 'queue-full')
    await acceptRunRow(store, runRow('a', 'j', 'r2'), 400, 2)
    const sums = () =>
      store.read(async tx => [await tx.get('accounts', 'a'), await tx.get('turns', 'a')] as const)
    const [account, turn] = await sums()
    assert.equal([account?.heldMicros, turn?.waiting], [1000, 2])
    await workRow(store)
    await store.transact(tx => requestCancel(tx, 'a', 'j', 'r2', end))
    const [then, none] = await sums()
    assert.equal([then?.heldMicros, none?.waiting], [600, 0])
    assert.equal(await store.read(tx => checkLedger(tx)), [])
    await store.transact(async tx => {
      tx.put('accounts', { ...(then as Account), heldMicros: 1 })
      tx.put('turns', { ...(none as Turn), waiting: 7 })
    })
    assert.is((await store.read(tx => checkLedger(tx))).length, 2)
    await store.transact(tx => repairLedger(tx, 9))
    assert.equal(await store.read(tx => checkLedger(tx)), [])
  })

  test('a completed run has version, charge and notice, once', async ({ store }) => {
    await acceptRunRow(store, runRow('a', 'j', 'r'), 300)
    await store.transact(tx => setNotify(tx, 'a', 'j', 'r'))
    const run = await workRow(store)
    assert.equal(
      (await store.read(tx => tx.find('runs', 'begun', all))).map(({ runId }) => runId),
      ['r'],
    )
    assert.is((await complete(store, run, 300))?.status, 'completed')
    assert.is(await complete(store, run, 300), undefined)
    assert.is((await store.read(tx => tx.get('accounts', 'a')))?.freeMicros, 700)
    assert.equal(await store.read(tx => holdsOf(tx, 'a')), [])
    assert.is((await store.read(tx => listDue(tx, 5, 10))).length, 1)
    assert.is((await store.read(tx => findJob(tx, 'a', 'j')))?.currentCommit, 'c of r')
    assert.is((await store.read(tx => latestCompleted(tx, 'a', 'j')))?.runId, 'r')
    const entries = await store.read(tx => listEntries(tx, 'a', page))
    assert.equal(
      entries.map(entry => [entry.kind, entry.freeMicros]),
      [
        ['charge', -300],
        ['grant', 1000],
      ],
    )
    assert.is(await code(store.transact(tx => requestCancel(tx, 'a', 'j', 'r', end))), 'run-terminal')
  })

  test('short copy is kept with its run until its version has it', async ({ store }) => {
    const accept = (runId: string) =>
      store.transact(tx =>
        acceptRun(tx, {
          run: runRow('a', 'j', runId, {
            input: { format: 'report', instructions: '', copy: 'stored', assets: [] },
          }),
          hold: { runId, accountId: 'a', amountMicros: 1 },
          ...{ ownQueueLimit: 10, copy: '# Ebb' },
        }),
      )
    await accept('r1')
    await accept('r2')
    await complete(store, await workRow(store), 1)
    const failing = await workRow(store)
    await store.transact(tx => failRun(tx, { ...failing, error: '', logTail: '', ...end }))
    assert.equal([await copyOf(store, 'r1'), await copyOf(store, 'r2')], [undefined, '# Ebb'])
    assert.equal((await store.read(tx => listRoots(tx))).blobs, [])
  })

  test('given credit is spent before paid credit', async ({ store }) => {
    await store.transact(tx => postEntry(tx, { ...grantRow('a', 0, 500), entryId: 'paid', kind: 'topup' }))
    await acceptRunRow(store, runRow('a', 'j', 'r'), 1200)
    await complete(store, await workRow(store), 1200)
    const account = await store.read(tx => tx.get('accounts', 'a'))
    assert.equal([account?.freeMicros, account?.paidMicros], [0, 300])
  })

  test('a worker whose attempt is over writes nothing', async ({ store }) => {
    await acceptRunRow(store, runRow('a', 'j', 'r'), 1)
    const first = await workRow(store)
    assert.is((await store.transact(tx => requeueRun(tx, first, 'lost')))?.losses, 1)
    const second = await workRow(store)
    assert.is(second.attempt, 2)
    assert.is(await store.transact(tx => advanceRun(tx, first, 'running')), undefined)
    assert.is(await complete(store, first, 1), undefined)
    assert.is(
      await store.transact(tx => failRun(tx, { ...first, error: '', logTail: '', ...end })),
      undefined,
    )
    assert.is(await store.transact(tx => requeueRun(tx, first, 'lost')), undefined)
    assert.is((await complete(store, second, 1))?.status, 'completed')
  })

  test('runs of a job are worked on one after the other, those of others meanwhile', async ({ store }) => {
    await createJobRow(store, 'a', 'k', 1)
    for (const [job, run, createdAt] of [
      ['j', 'r1', 1],
      ['j', 'r2', 2],
      ['k', 'r3', 3],
    ] as const) {
      await acceptRunRow(store, runRow('a', job, run, { createdAt }), 1)
    }
    const first = await workRow(store)
    assert.equal(
      [first.runId, (await store.transact(tx => claimRun(tx, { workerId: 'w', threads: 1 })))?.runId],
      ['r1', 'r3'],
    )
    assert.is(
      await store.transact(tx => claimRun(tx, { workerId: 'w', threads: 1 })),
      undefined,
      'the job of r2 is busy',
    )
    await store.transact(tx => requestCancel(tx, 'a', 'j', 'r1', end))
    assert.is(
      await store.transact(tx => claimRun(tx, { workerId: 'w', threads: 1 })),
      undefined,
      'until its worker has stopped',
    )
    await store.transact(tx => finishCancel(tx, 'r1', end))
    assert.is((await store.transact(tx => claimRun(tx, { workerId: 'w', threads: 1 })))?.runId, 'r2')
  })

  test('one worker of several is left to others, while there are others', async ({ store }) => {
    for (const job of ['k', 'l', 'm']) await createJobRow(store, 'a', job, 1)
    await createJobRow(store, 'b', 'n', 1)
    for (const job of ['j', 'k', 'l']) await acceptRunRow(store, runRow('a', job, `r${job}`), 1)
    const [first] = [
      await store.transact(tx => claimRun(tx, { workerId: 'w', threads: 2 })),
      await store.transact(tx => claimRun(tx, { workerId: 'w', threads: 2 })),
    ]
    assert.is(
      (await store.read(tx => tx.find('runs', 'begun', all))).length,
      2,
      'who is alone has all of them',
    )
    await acceptRunRow(store, runRow('b', 'n', 'rn'), 1)
    await store.transact(tx => failRun(tx, { ...(first as Run), error: '', logTail: '', ...end }))
    assert.is((await store.transact(tx => claimRun(tx, { workerId: 'w', threads: 2 })))?.runId, 'rn')
    assert.is(
      await store.transact(tx => claimRun(tx, { workerId: 'w', threads: 2 })),
      undefined,
      'a has one of two',
    )
    assert.is((await store.transact(tx => claimRun(tx, { workerId: 'w', threads: 3 })))?.runId, 'rl')
  })

  test('an organisation has its share of the queue, of keys and of room for files', async ({ store }) => {
    await acceptRunRow(store, runRow('a', 'j', 'r1'), 1, 1)
    assert.is(await code(acceptRunRow(store, runRow('a', 'j', 'r2'), 1, 1)), 'queue-full')
    await createJobRow(store, 'b', 'n', 1)
    assert.is((await acceptRunRow(store, runRow('b', 'n', 'r3'), 1, 1))?.runId, 'r3')
    await store.transact(tx => addKey(tx, keyRow('a', 'k1'), 1))
    assert.is(await code(store.transact(tx => addKey(tx, keyRow('a', 'k2'), 1))), 'quota-reached')
    await store.transact(tx => addKey(tx, keyRow('b', 'k3'), 1))
    await store.transact(tx => grantUpload(tx, { ...fileRow('a', 'f1'), sizeBytes: 600 }, 1000))
    assert.is(
      await code(store.transact(tx => grantUpload(tx, { ...fileRow('a', 'f2'), sizeBytes: 401 }, 1000))),
      'quota-reached',
    )
    await store.transact(tx => grantUpload(tx, { ...fileRow('a', 'f2'), sizeBytes: 400 }, 1000))
    await store.transact(tx => grantUpload(tx, { ...fileRow('b', 'f3'), sizeBytes: 1000 }, 1000))
  })

  test('the copy of a run that was cancelled goes after a day', async ({ store }) => {
    const hold = { runId: 'r', accountId: 'a', amountMicros: 1 }
    await store.transact(tx =>
      acceptRun(tx, {
        run: runRow('a', 'j', 'r'),
        hold,
        ownQueueLimit: 9,
        copy: '# Ebb',
      }),
    )
    await store.transact(tx => requestCancel(tx, 'a', 'j', 'r', end))
    const day = 24 * 60 * 60 * 1000
    await sweep(store, day)
    assert.is(await copyOf(store, 'r'), '# Ebb')
    await sweep(store, day + 10)
    assert.is(await copyOf(store, 'r'), undefined)
  })

  test('a file that no run takes for a day goes; one that a run took stays', async ({ store }) => {
    for (const fileId of ['f1', 'f2']) {
      await store.transact(tx =>
        grantUpload(tx, { ...fileRow('a', fileId), status: 'ready', blob: `blob ${fileId}` }, 1000),
      )
    }
    const hold = { runId: 'r', accountId: 'a', amountMicros: 1 }
    await store.transact(tx =>
      acceptRun(tx, {
        ...{ run: runRow('a', 'j', 'r'), hold, ownQueueLimit: 9, files: ['f1'] },
      }),
    )
    await sweep(store, 25 * 60 * 60 * 1000)
    assert.equal(
      [
        (await store.read(tx => findFile(tx, 'a', 'f1')))?.isUsed,
        await store.read(tx => findFile(tx, 'a', 'f2')),
      ],
      [true, undefined],
    )
    assert.equal(await store.read(tx => listNoted(tx, 26 * 60 * 60 * 1000)), ['blob f2'])
  })

  test('a run that went back into the queue comes before younger ones of its job', async ({ store }) => {
    for (const [runId, createdAt] of [
      ['r1', 1],
      ['r2', 2],
    ] as const) {
      await acceptRunRow(store, runRow('a', 'j', runId, { createdAt }), 1)
    }
    await workRow(store).then(run => store.transact(tx => requeueRun(tx, run, 'parked')))
    assert.is((await store.transact(tx => claimRun(tx, { workerId: 'w', threads: 1 })))?.runId, 'r1')
  })

  test('a run whose job was edited meanwhile is overtaken and changes nothing', async ({ store }) => {
    await acceptRunRow(store, runRow('a', 'j', 'r'), 300)
    const run = await workRow(store)
    await followVersion(store, versionRow('a', 'j', 'c1', { parent: 'c0' }))
    assert.is(await finish(store, run, 300, { parent: 'c0' }), 'overtaken')
    assert.is((await store.read(tx => findJob(tx, 'a', 'j')))?.currentCommit, 'c1')
    assert.is((await store.read(tx => tx.get('accounts', 'a')))?.freeMicros, 1000)
    assert.equal(
      await store.read(tx => listEntries(tx, 'a', { limit: 1 })).then(([entry]) => entry?.kind),
      'grant',
    )
    assert.is((await complete(store, run, 300))?.status, 'completed')
  })

  test('runs move along the allowed ways only', async ({ store }) => {
    await acceptRunRow(store, runRow('a', 'j', 'r'), 1)
    const run = (await store.transact(tx => claimRun(tx, { workerId: 'w', threads: 1 }))) as Run
    assert.is(await store.transact(tx => advanceRun(tx, run, 'uploading_outputs')), undefined)
    assert.is(await complete(store, run, 1), undefined)
    assert.is((await store.read(tx => findRun(tx, 'a', 'j', 'r')))?.status, 'preparing')
  })

  test('a failed run gives its hold back', async ({ store }) => {
    await acceptRunRow(store, runRow('a', 'j', 'r', { notifyEmail: true }), 400)
    const run = await workRow(store)
    const failed = await store.transact(tx => failRun(tx, { ...run, error: 'why', logTail: 'log', ...end }))
    assert.equal([failed?.status, failed?.error, failed?.completedAt], ['failed', 'why', 9])
    assert.equal(await store.read(tx => holdsOf(tx, 'a')), [])
    assert.is((await store.read(tx => listDue(tx, 5, 10))).length, 1)
  })

  test('cancelling ends a waiting run at once and a working one with its worker, told either way', async ({
    store,
  }) => {
    await acceptRunRow(store, runRow('a', 'j', 'r1', { notifyEmail: true }), 1)
    assert.is((await store.transact(tx => requestCancel(tx, 'a', 'j', 'r1', end)))?.status, 'cancelled')
    await acceptRunRow(store, runRow('a', 'j', 'r2', { notifyEmail: true }), 1)
    const run = await workRow(store)
    assert.is(await store.transact(tx => finishCancel(tx, 'r2', end)), undefined, 'nobody has asked for it')
    assert.is((await store.transact(tx => requestCancel(tx, 'a', 'j', 'r2', end)))?.status, 'cancelling')
    assert.is((await store.transact(tx => advanceRun(tx, run, 'running')))?.status, 'cancelling')
    assert.is(await complete(store, run, 1), undefined)
    assert.is((await store.transact(tx => finishCancel(tx, 'r2', end)))?.status, 'cancelled')
    assert.equal(await store.read(tx => holdsOf(tx, 'a')), [])
    assert.is((await store.read(tx => listDue(tx, 5, 10))).length, 2)
    assert.is(await store.transact(tx => requestCancel(tx, 'b', 'j', 'r2', end)), undefined)
  })

  test('runs are deleted when they have ended; the public page goes with them', async ({ store }) => {
    await acceptRunRow(store, runRow('a', 'j', 'r'), 1)
    assert.is(await code(store.transact(tx => removeRun(tx, 'a', 'j', 'r', 9))), 'run-active')
    await complete(store, await workRow(store), 1)
    const publication = { slug: 's', runId: 'r', commitHash: 'c of r', publishedAt: 9 }
    assert.equal(
      (await store.transact(tx => setPublication(tx, 'a', 'j', publication)))?.publication,
      publication,
    )
    assert.is((await store.read(tx => findPublication(tx, 's')))?.version?.commitHash, 'c of r')
    assert.is(await store.transact(tx => setPublication(tx, 'b', 'j', publication)), undefined)
    assert.is(await store.transact(tx => removeRun(tx, 'b', 'j', 'r', 9)), undefined)
    assert.is((await store.transact(tx => removeRun(tx, 'a', 'j', 'r', 9)))?.deletedAt, 9)
    assert.is(await store.read(tx => findPublication(tx, 's')), undefined)
    assert.is(await store.read(tx => findRun(tx, 'a', 'j', 'r')), undefined)
    assert.equal(await store.read(tx => pageOfRuns(tx, 'a', 'j', page)), [])
    assert.is((await store.read(tx => findJob(tx, 'a', 'j')))?.totalRuns, 0)
    assert.is(await store.transact(tx => setPublication(tx, 'b', 'j', undefined)), undefined)
    assert.is((await store.transact(tx => setPublication(tx, 'a', 'j', undefined)))?.publication, undefined)
  })

  test('a deleted job takes runs, holds and page along, and leaves what is purged later', async ({
    store,
  }) => {
    await acceptRunRow(store, runRow('a', 'j', 'r1'), 1)
    await complete(store, await workRow(store), 1)
    await acceptRunRow(store, runRow('a', 'j', 'r2'), 1)
    assert.equal(await store.transact(tx => removeJob(tx, 'a', 'j', 9)), { runsDeleted: 2 })
    assert.equal(await store.read(tx => holdsOf(tx, 'a')), [])
    assert.is(await store.read(tx => findVersion(tx, 'a', 'j', 'c of r1')), undefined)
    assert.equal(await store.read(tx => listLeftovers(tx, 9, 10)), [])
    assert.is(await store.read(tx => findRun(tx, 'a', 'j', 'r1')), undefined)
    const kinds: string[] = []
    for (let left = await leftovers(store); left.length > 0; left = await leftovers(store)) {
      kinds.push(...left.map(({ kind }) => kind))
      await store.transact(tx => purge(tx, left, ['copy c of r1'], 20))
    }
    assert.equal(kinds, ['run', 'run', 'version', 'version', 'job'])
    const noted = ['copy c of r1', 'list c of r1', 'text r1', 'text r2']
    assert.equal([...(await store.read(tx => listNoted(tx, 21)))].sort(), noted)
    assert.equal(await store.read(tx => listRoots(tx)), { blobs: [], manifests: [] })
  })

  test('versions are kept oldest first', async ({ store }) => {
    await followVersion(store, versionRow('a', 'j', 'c1', { parent: 'c0' }))
    await followVersion(store, versionRow('a', 'j', 'c2', { parent: 'c1' }))
    const hashes = (await store.read(tx => tx.find('versions', 'job', 'j'))).map(
      version => version.commitHash,
    )
    assert.equal(hashes, ['c0', 'c1', 'c2'])
    assert.is((await store.read(tx => findVersion(tx, 'a', 'j', 'c1')))?.manifest, 'list c1')
    assert.is(await store.read(tx => findVersion(tx, 'b', 'j', 'c1')), undefined)
  })

  test('files become ready once', async ({ store }) => {
    await store.transact(tx => grantUpload(tx, fileRow('a', 'f'), 1000))
    assert.is(await store.transact(tx => commitUpload(tx, 'b', 'f', 'x')), undefined)
    assert.is((await store.transact(tx => commitUpload(tx, 'a', 'f', 'x')))?.status, 'ready')
    assert.is((await store.transact(tx => commitUpload(tx, 'a', 'f', 'y')))?.blob, 'x')
    assert.is((await store.read(tx => findFile(tx, 'a', 'f')))?.blob, 'x')
    assert.is(await store.transact(tx => removeFile(tx, 'b', 'f', 1)), undefined)
    assert.is((await store.transact(tx => removeFile(tx, 'a', 'f', 1)))?.blob, 'x')
    assert.is(await store.read(tx => findFile(tx, 'a', 'f')), undefined)
  })

  test('a blob is noted while nobody refers to it', async ({ store }) => {
    for (const key of ['x', 'y', 'text r']) await store.transact(async tx => tx.put('notes', { key, at: 5 }))
    await store.transact(tx => grantUpload(tx, { ...fileRow('a', 'f'), status: 'ready', blob: 'x' }, 1000))
    await acceptRunRow(store, runRow('a', 'j', 'r'), 1)
    assert.equal(await store.read(tx => listNoted(tx, 6)), ['y'])
    assert.equal(await store.read(tx => listNoted(tx, 5)), [])
    assert.equal(await store.read(tx => listRoots(tx)), { blobs: ['x', 'text r'], manifests: [] })
    await store.transact(tx => removeFile(tx, 'a', 'f', 7))
    assert.equal([...(await store.read(tx => listNoted(tx, 8)))].sort(), ['x', 'y'])
    assert.equal(
      [await store.read(tx => isNoted(tx, 'x', 7)), await store.read(tx => isNoted(tx, 'y', 6))],
      [false, true],
    )
    assert.equal(
      [await store.transact(tx => dropNote(tx, 'x', 7)), await store.transact(tx => dropNote(tx, 'y', 6))],
      [false, true],
    )
    assert.is(await store.read(tx => isNoted(tx, 'y', 6)), false)
    assert.is(await store.transact(tx => dropNote(tx, 'y', 6)), false)
  })

  test('an entry and an event of the payment provider count once', async ({ store }) => {
    const entry = { ...grantRow('a', 0, 500), entryId: 'stripe:x', kind: 'topup' as const }
    const event = { eventId: 'e1', accountId: 'a', entries: [entry], at: 1 }
    assert.equal(
      [
        await store.transact(tx => recordPayment(tx, event)),
        await store.transact(tx => recordPayment(tx, event)),
      ],
      [true, false],
    )
    assert.is(
      await store.transact(tx => recordPayment(tx, { ...event, eventId: 'e2' })),
      true,
      'another event of one cause',
    )
    assert.is((await store.read(tx => tx.get('accounts', 'a')))?.paidMicros, 500)
    assert.is(await store.transact(tx => postEntry(tx, entry)), false)
    const method = { hasPaymentMethod: true, customerId: 'cus' }
    await store.transact(tx => recordPayment(tx, { eventId: 'e3', accountId: 'a', change: method, at: 1 }))
    assert.is((await store.read(tx => tx.get('accounts', 'a')))?.customerId, 'cus')
    assert.equal(
      [
        (await store.read(tx => findCustomer(tx, 'cus')))?.accountId,
        await store.read(tx => findCustomer(tx, 'x')),
      ],
      ['a', undefined],
    )
  })

  test('money leaves only after it came, and may take the balance below zero', async ({ store }) => {
    const paid = { ...grantRow('a', 0, 500), entryId: 'stripe:pi', kind: 'topup' as const }
    const refund = { ...grantRow('a', 0, -500), entryId: 'stripe:re', kind: 'refund' as const }
    const event = { eventId: 'e1', accountId: 'a', entries: [refund], follows: 'stripe:pi', at: 1 }
    const owes = { cause: 'p', amountMicros: 1 }
    assert.is(await code(store.transact(tx => recordPayment(tx, { ...event, owes }))), 'payment-unknown')
    assert.is((await store.read(tx => tx.get('accounts', 'a')))?.pastDue, false)
    await store.transact(tx => postEntry(tx, paid))
    const another = { ...event, accountId: 'b', entries: [{ ...refund, accountId: 'b' }] }
    assert.is(
      await code(store.transact(tx => recordPayment(tx, another))),
      'payment-unknown',
      'it is another’s',
    )
    assert.equal(
      [
        await store.transact(tx => recordPayment(tx, event)),
        await store.transact(tx => recordPayment(tx, event)),
      ],
      [true, false],
    )
    const more = { ...refund, entryId: 'stripe:re2', paidMicros: -1200 }
    assert.is(
      await store.transact(tx => recordPayment(tx, { ...event, eventId: 'e2', entries: [refund, more] })),
      true,
    )
    const account = await store.read(tx => tx.get('accounts', 'a'))
    assert.equal([account?.freeMicros, account?.paidMicros], [1000, -1200])
    assert.is(await code(acceptRunRow(store, runRow('a', 'j', 'r'), 0)), 'balance-insufficient')
  })

  test('notices are due until they are settled', async ({ store }) => {
    const notice = noticeOf(runRow('a', 'j', 'r'))
    await store.transact(async tx => tx.put('notices', notice))
    assert.equal(await store.read(tx => listDue(tx, 4, 10)), [])
    assert.equal(await store.read(tx => listDue(tx, 5, 10)), [notice])
    await store.transact(tx => settleNotice(tx, notice.noticeId, { dueAt: 8 }))
    assert.equal(await store.read(tx => listDue(tx, 8, 10)), [{ ...notice, attempt: 1, dueAt: 8 }])
    await store.transact(tx => settleNotice(tx, notice.noticeId, 'done'))
    assert.equal(await store.read(tx => listDue(tx, 100, 10)), [])
  })

  test('what has been due longest comes first, and no lane takes all places', async context => {
    const { store, opened } = context
    const minute = 60_000
    const email = noticeOf(runRow('a', 'j', 'r'))
    const { jobId, runId } = { jobId: 'j', runId: 'r' }
    const hook = { kind: 'run-ended', jobId, runId, to: 'webhook', url: 'https://x.example/' } as const
    const notices = [
      ...[50, 7, 3, 9, 8].map(due => ({ ...email, noticeId: `a${due}`, dueAt: due * minute, message: hook })),
      { ...email, noticeId: 'mail', dueAt: 60 * minute },
      { ...email, noticeId: 'b', accountId: 'b', dueAt: 60 * minute + 2 },
      { ...email, noticeId: 'b0', accountId: 'b', dueAt: 60 * minute + 1 },
      { ...email, noticeId: 'later', dueAt: 60 * minute + 4 },
    ]
    await store.transact(async tx => {
      for (const notice of notices) tx.put('notices', notice)
    })
    const due = async (kept: Store, ...limits: readonly [number, number?]): Promise<string> =>
      (await kept.read(tx => listDue(tx, 60 * minute + 3, ...limits)))
        .map(({ noticeId }) => noticeId)
        .join(' ')
    assert.is(await due(store, 100), 'a3 a7 a8 a9 a50 mail b0 b')
    assert.is(await due(store, 2), 'a3 a7')
    assert.is(await due(store, 4, 2), 'a3 a7 mail b0')
    await store.transact(tx => settleNotice(tx, 'a3', { dueAt: 59 * minute }))
    assert.is(await due(store, 100, 3), 'a7 a8 a9 mail b0 b')
    context.store = await opened.reopen()
    assert.is(await due(context.store, 100), 'a7 a8 a9 a50 a3 mail b0 b')
  })

  test('receipts come with what they are for, and all that is kept for a time goes', async ({ store }) => {
    const receipt = { accountId: 'a', key: 'k', fingerprint: 'f', result: { ok: true }, createdAt: 0 }
    await createJobRow(store, 'a', 'k')
    await store.transact(async tx => {
      tx.put('receipts', receipt)
    })
    assert.equal(await store.read(tx => findReceipt(tx, 'a', 'k')), receipt)
    assert.is(await store.read(tx => findReceipt(tx, 'b', 'k')), undefined)
    await store.transact(tx => grantUpload(tx, fileRow('a', 'f'), 1000))
    await store.transact(tx => spendSignIn(tx, 't', 10, session))
    await sweep(store, 23 * 60 * 60 * 1000)
    assert.ok(await store.read(tx => findReceipt(tx, 'a', 'k')))
    await sweep(store, 26 * 60 * 60 * 1000)
    assert.is(await store.read(tx => findReceipt(tx, 'a', 'k')), undefined)
    assert.is(await store.read(tx => findFile(tx, 'a', 'f')), undefined)
    assert.is(await store.transact(tx => spendSignIn(tx, 't', 10, session)), true)
    await store.probe()
  })

  test('who watches hears of a run and of a run that waits', async ({ store }) => {
    const heard: string[] = []
    const unwatch = store.watch(runTopic('r'), run => heard.push(run.status))
    const unwatchQueue = store.watch(queueTopic, () => heard.push('waiting'))
    await acceptRunRow(store, runRow('a', 'j', 'r'), 1)
    await store.transact(tx => claimRun(tx, { workerId: 'w', threads: 1 }))
    // A store that hears of its own rows from a server hears of them a moment later.
    await until(() => heard.length >= 3)
    unwatch()
    unwatchQueue()
    await store.transact(tx => requestCancel(tx, 'a', 'j', 'r', end))
    assert.equal(heard, ['queued', 'waiting', 'preparing'])
    await store.transact(tx => finishCancel(tx, 'r', end))
  })

  test.run()
}
