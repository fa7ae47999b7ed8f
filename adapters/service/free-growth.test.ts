import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createTestService } from '../testing/create-service.test.kit.ts'
import { fileRow, jobRow, keyRow, runRow, versionRow } from '../testing/store-rows.test.kit.ts'
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
