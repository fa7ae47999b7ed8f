import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isSoak } from '../../../core/testing/soak.test.kit.ts'
import type { Store } from '../../service/ports/store.ts'
import { holdToModel, type ModelledStore } from '../../testing/store-model.test.kit.ts'
import { openEmbeddedStore } from './embedded-store.ts'
import { compact } from './journal/compact.ts'
import { createMemoryDisk, type MemoryDisk } from './journal/memory-disk.test.kit.ts'
import { readState } from './journal/recover.ts'
import { createTables } from './tables/tables.ts'
import { createReader } from './tables/transaction.ts'

function open(folder: string, disk: MemoryDisk): Promise<Store> {
  return openEmbeddedStore({
    ...{ folder, disk, segmentSize: 3000 },
    compact: lastSeq => compact(disk, folder, lastSeq),
  })
}

async function openModelled(): Promise<ModelledStore> {
  const folder = mkdtempSync(join(tmpdir(), 'platen-model-'))
  let disk = createMemoryDisk()
  let store = await open(folder, disk)
  return {
    get store() {
      return store
    },
    async reopen() {
      await store.close()
      store = await open(folder, disk)
    },
    async crash(write, bytes) {
      disk.failAt(disk.writes, bytes)
      const [lost] = await Promise.allSettled([write(store)])
      assert.is(lost?.status, 'rejected')
      disk = disk.reopened()
      rmSync(join(folder, 'lock'))
      store = await open(folder, disk)
    },
    async kept() {
      const { rows } = await readState(disk, folder)
      return createReader(createTables(rows))
    },
    async remove() {
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}

test('whatever happens in whatever order, with crashes in between, the store agrees with a model', () =>
  holdToModel(openModelled, Number(process.env['RUNS'] ?? (isSoak ? 4500 : 200))))

test.run()
