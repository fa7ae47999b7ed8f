import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createKey, listKeys, revokeKey } from './access/keys.ts'
import { createTestService } from '../testing/create-service.test.kit.ts'
import { fileRow, jobRow, keyRow, runRow, versionRow } from '../testing/store-rows.test.kit.ts'
import { workOff } from '../http/testing/harness.test.kit.ts'
import { collectGarbage } from './files/collect.ts'
import { createJob, deleteJob } from './jobs/jobs.ts'
import { createEdit } from './runs/create-edit.ts'
import { createJobWithRun, createRun } from './runs/create-run.ts'
import { latestCompleted } from './runs/find-run.ts'
import { cancelRun } from './runs/runs.ts'
import type { RenderingService } from './service.ts'
import { rowBytes } from './usage.ts'
import { nodesOfCopy } from './versions/copy-nodes.ts'
import { storeFile } from './files/files.ts'
import { grantUpload, mostFiles } from './files/kept-files.ts'
import type { Reader } from './ports/store.ts'
import { shapeOf, tables, type TableName } from './ports/tables.ts'
import { originRun } from './versions/origin-run.ts'

/** What an organisation can make without end and without a charge must not cost the others memory or time. */

test('what can be made again and again for nothing leaves memory', () => {
  const rests = (table: TableName, row: object): boolean => shapeOf(table).rests?.(row as never) ?? false
  assert.ok(rests('keys', { ...keyRow('a', 'k'), revokedAt: 1 }))
  assert.not(rests('keys', keyRow('a', 'k')))
  assert.ok(rests('jobs', jobRow('a', 'j')))
  assert.ok(rests('runs', runRow('a', 'j', 'r', { status: 'cancelled' })))
  assert.not(rests('runs', runRow('a', 'j', 'r')))
  assert.ok(['versions', 'entries', 'receipts'].every(name => tables[name as 'versions'].rests))
})

test('an organisation has a bounded number of files, however small', async () => {
  const service = await createTestService()
  const { accountId } = service.caller
  try {
    await service.store.transact(async tx => {
      for (let number = 0; number < mostFiles; number += 1) tx.put('files', fileRow(accountId, `f${number}`))
    })
    const grant = service.store.transact(tx => grantUpload(tx, fileRow(accountId, 'one more'), 1e12))
    const error = await grant.then(
      () => undefined,
      (reason: { readonly code: string }) => reason.code,
    )
    assert.is(error, 'quota-reached')
    await service.store.transact(tx => grantUpload(tx, fileRow('another', 'theirs'), 1e12))
  } finally {
    await service.close()
  }
})

test('the jobs of an organisation have room that is bounded, however they are filled', async () => {
  const service = await createTestService()
  const { caller, stranger } = service
  const limits = { ...service.settings.limits, keptBytes: 8 * rowBytes }
  const bounded: RenderingService = { ...service, settings: { ...service.settings, limits } }
  const refusal = async (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'none',
      (reason: { readonly code: string }) => reason.code,
    )
  const request = { format: 'report', instructions: '', files: [], assets: [], notifyEmail: false }
  try {
    const { jobId } = await createJob(bounded, caller, 'Tide')
    await createRun(bounded, caller, jobId, { ...request, content: '# Ebb' })
    await workOff(bounded)
    const [nodeId = ''] = nodesOfCopy('# Ebb').keys()
    const edit = (content: string): Promise<unknown> =>
      createEdit(bounded, { ...caller, jobId }, { edits: [{ nodeId, content }] })
    const { runId } = await createRun(bounded, caller, jobId, {
      ...request,
      content: 'x'.repeat(6 * rowBytes),
    })
    await cancelRun(bounded, caller, jobId, runId)
    const acts = [
      () => createJob(bounded, caller, 'More'),
      () => createRun(bounded, caller, jobId, { ...request, content: '# Flow' }),
      () => createJobWithRun(bounded, caller, 'More', { ...request, content: '# Flow' }),
      () => edit('Flow'),
    ]
    for (const act of acts) assert.is(await refusal(act()), 'quota-reached')
    assert.is(await refusal(createJob(bounded, stranger, 'Theirs')), 'none')
    await deleteJob(bounded, caller, jobId)
    assert.is(
      await refusal(createJob(bounded, caller, 'More')),
      'quota-reached',
      'deleting is no way around it',
    )
    service.pass(31 * 24 * 60 * 60 * 1000)
    await collectGarbage(service)
    assert.equal(await service.store.read(tx => tx.get('usages', caller.accountId)), {
      ...{ accountId: caller.accountId, keptBytes: 0, uploadedBytes: 0, uploadedSince: 0 },
    })
    assert.is(await refusal(createJob(bounded, caller, 'More')), 'none')
  } finally {
    await service.close()
  }
})

test('edits and runs that fail count for room as long as what they hold lies on the disk', async () => {
  const service = await createTestService()
  const { caller, store } = service
  const kept = async (): Promise<number> =>
    (await store.read(tx => tx.get('usages', caller.accountId)))?.keptBytes ?? 0
  const request = { format: 'report', instructions: '', files: [], assets: [], notifyEmail: false }
  try {
    const { jobId } = await createJob(service, caller, 'Tide')
    await createRun(service, caller, jobId, { ...request, content: '# Ebb' })
    await workOff(service)
    const before = await kept()
    // There is no such text: nothing comes of it, and nothing is charged.
    await createEdit(
      service,
      { ...caller, jobId },
      { edits: [{ nodeId: 'none', content: 'x'.repeat(50_000) }] },
    )
    await workOff(service)
    assert.ok((await kept()) >= before + rowBytes + 50_000)
    service.pass(25 * 60 * 60 * 1000)
    await collectGarbage(service)
    assert.is(await kept(), before)
    // What it was taken for is kept with a run that is not good enough.
    const content = 'x'.repeat(5000)
    const refusing = {
      ...service,
      engine: {
        ...service.engine,
        render: async (asked: never) => ({
          ...(await service.engine.render(asked)),
          messages: [{ rule: 'text-outside-page', severity: 'error' as const, text: 'outside' }],
        }),
      },
    } as unknown as RenderingService
    const { runId } = await createRun(service, caller, jobId, { ...request, content })
    await workOff(refusing)
    const run = await store.read(tx => tx.get('runs', runId))
    assert.is(run?.status, 'failed')
    assert.ok((await kept()) >= before + rowBytes + 2 * content.length, 'the copy, and what it was taken for')
    await deleteJob(service, caller, jobId)
    service.pass(31 * 24 * 60 * 60 * 1000)
    await collectGarbage(service)
    assert.is(await kept(), 0)
  } finally {
    await service.close()
  }
})

test('a run that is cancelled once its files lie there counts for them', async () => {
  const service = await createTestService()
  const { caller, store } = service
  const request = { format: 'report', instructions: '', files: [], assets: [], notifyEmail: false }
  try {
    const { jobId } = await createJob(service, caller, 'Tide')
    const { runId } = await createRun(service, caller, jobId, { ...request, content: '# Ebb' })
    const before = (await store.read(tx => tx.get('usages', caller.accountId)))?.keptBytes ?? 0
    const { put } = service.blobs
    const slow: RenderingService = {
      ...service,
      blobs: {
        ...service.blobs,
        async put(...given) {
          const kept = await put(...given)
          await cancelRun(service, caller, jobId, runId)
          return kept
        },
      },
      engine: {
        ...service.engine,
        async render(asked) {
          const made = await service.engine.render(asked)
          const bytes = Buffer.alloc(50_000)
          return {
            ...made,
            artifacts: [...made.artifacts, { path: 'pages/2.png', type: 'image/png', bytes }],
          }
        },
      },
    }
    await workOff(slow)
    const run = await store.read(tx => tx.get('runs', runId))
    assert.equal([run?.status, run?.chargeMicros], ['cancelled', 0])
    const after = (await store.read(tx => tx.get('usages', caller.accountId)))?.keptBytes ?? 0
    assert.ok(after >= before + 50_000, `${after - before} bytes`)
    await deleteJob(service, caller, jobId)
    service.pass(31 * 24 * 60 * 60 * 1000)
    await collectGarbage(service)
    assert.is((await store.read(tx => tx.get('usages', caller.accountId)))?.keptBytes, 0)
  } finally {
    await service.close()
  }
})

test('bytes that came in vain count for what may be uploaded in a day', async () => {
  const service = await createTestService()
  const limits = { ...service.settings.limits, storageBytes: 3000 }
  const bounded = { ...service, settings: { ...service.settings, limits } }
  let puts = 0
  const counted = {
    ...bounded,
    blobs: {
      ...service.blobs,
      put: (...given: Parameters<typeof service.blobs.put>) => {
        puts += 1
        return service.blobs.put(...given)
      },
    },
  }
  const send = async (): Promise<string> =>
    storeFile(counted, service.caller, {
      ...{ filename: 'a.pdf', contentType: 'application/pdf' },
      body: (async function* () {
        yield Buffer.from(`%PDF-1.7 ${'x'.repeat(1991)}`)
      })(),
    }).then(
      () => 'kept',
      (reason: { readonly code: string }) => reason.code,
    )
  try {
    assert.is(await send(), 'kept')
    const all: string[] = []
    for (let time = 0; time < 5; time += 1) all.push(await send())
    assert.ok(all.every(code => code === 'quota-reached'))
    assert.ok(puts <= 2, `${puts} times bytes were kept`)
    service.pass(24 * 60 * 60 * 1000)
    for (let time = 0; time < 5; time += 1) assert.is(await send(), 'quota-reached', 'the room is full still')
    assert.ok(puts <= 4, `${puts} times bytes were kept`)
  } finally {
    await service.close()
  }
})

test('the newest completed run is found under thousands that were cancelled', async () => {
  const service = await createTestService()
  const { store, caller } = service
  const { accountId } = caller
  try {
    await store.transact(async tx => {
      tx.put('jobs', jobRow(accountId, 'j'))
      tx.put('runs', runRow(accountId, 'j', 'r', { status: 'completed' }))
      for (let at = 1; at <= 5000; at += 1) {
        tx.put('runs', runRow(accountId, 'j', `r${at}`, { status: 'cancelled', createdAt: at }))
      }
    })
    let rows = 0
    await store.read(async reader => {
      const find: Reader['find'] = async (...asked) => {
        const found = await reader.find(...asked)
        rows += found.length
        return found
      }
      assert.is((await latestCompleted({ ...reader, find }, accountId, 'j'))?.runId, 'r')
    })
    assert.ok(rows < 10, `${rows} rows were read`)
  } finally {
    await service.close()
  }
})

test('an organisation has a bounded number of live keys, however many are asked for at once', async () => {
  const service = await createTestService()
  const { caller, stranger } = service
  const limits = { ...service.settings.limits, keys: 5 }
  const bounded: RenderingService = { ...service, settings: { ...service.settings, limits } }
  const make = (who = caller): Promise<string> =>
    createKey(bounded, who, { name: 'k' }).then(
      ({ key }) => key.keyId,
      (reason: { readonly code: string }) => reason.code,
    )
  try {
    const before = (await listKeys(service, caller)).length
    const made = await Promise.all(Array.from({ length: 12 }, () => make()))
    assert.is(made.filter(answer => answer === 'quota-reached').length, 12 - (5 - before))
    assert.is((await listKeys(service, caller)).length, 5)
    assert.match(await make(stranger), /^key/)
    await revokeKey(service, caller, made.find(answer => answer !== 'quota-reached') ?? '')
    assert.match(await make(), /^key/)
    assert.is(await make(), 'quota-reached')
  } finally {
    await service.close()
  }
})

test('keys that were revoked go after a month, and live ones stay', async () => {
  const service = await createTestService()
  const { store, clock, caller } = service
  try {
    await store.transact(async tx => {
      tx.put('keys', { ...keyRow(caller.accountId, 'old'), revokedAt: clock.now() })
      tx.put('keys', keyRow(caller.accountId, 'live'))
    })
    const left = async (): Promise<readonly boolean[]> => {
      await collectGarbage(service)
      return store.read(async tx => [!!(await tx.get('keys', 'old')), !!(await tx.get('keys', 'live'))])
    }
    assert.equal(await left(), [true, true])
    service.pass(31 * 24 * 60 * 60 * 1000)
    assert.equal(await left(), [false, true])
  } finally {
    await service.close()
  }
})

test('an edit upon thousands of edits knows its run without going through them', async () => {
  let reads = 0
  const reader: Reader = {
    get: async () => {
      reads += 1
      return undefined
    },
    find: async () => [],
    count: async () => 0,
  }
  const edit = { ...versionRow('a', 'j', 'c9', { parent: 'c8' }), origin: 'r1' }
  assert.equal([await originRun(reader, edit), reads], ['r1', 0])
})

test.run()
