import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isSoak } from '../../core/testing/soak.test.kit.ts'
import { patience, until } from '../../core/testing/until.test.kit.ts'
import { createBlobs } from '../blobs/create-blobs.ts'
import { openFsDurable } from '../blobs/fs-durable.ts'
import { withFiles } from '../service/versions/versions.ts'
import { openEmbeddedStore } from '../store/embedded/embedded-store.ts'
import { createCall } from '../testing/api-caller.test.kit.ts'
import {
  type Acknowledged,
  countOpen,
  createAcknowledged,
  load,
  verify,
  verifyRepetitions,
} from '../testing/kill-load.test.kit.ts'
import { type ServeProcess, startServe } from '../testing/serve-process.test.kit.ts'
import { checkLedger } from '../service/credits/ledger.ts'
import { all } from '../service/ports/tables.ts'

/** A few in every test; `npm run soak` has many more, `ROUNDS=1000 npm run soak` a night of them. */
const rounds = Number(process.env['ROUNDS'] ?? (isSoak ? 200 : 3))

/** How long the last process may take to end what all rounds have left, and to be asked for all of it, ms. */
const lastLife = 10 * patience + rounds * 5000

const settings = {
  ...{ PLATEN_REQUESTS_PER_MINUTE: '1000000', PLATEN_RUNS_PER_MINUTE: '1000000' },
  ...{ PLATEN_LOG: 'warn', PLATEN_GRANT: '100000', PLATEN_QUEUE: '100000', PLATEN_OWN_QUEUE: '100000' },
  PLATEN_THREADS: '1',
}

/**
 * Looks at the folder itself: money adds up, versions of a job follow each other, and every output has the bytes that its
 * address says.
 */
async function inspect(data: string, known: Acknowledged): Promise<void> {
  const store = await openEmbeddedStore({ folder: join(data, 'store') })
  try {
    assert.equal(await store.read(tx => checkLedger(tx)), [])
    assert.equal(await store.read(tx => tx.find('runs', 'begun', all)), [])
    const blobs = createBlobs(await openFsDurable({ base: join(data, 'blobs') }))
    for (const jobId of known.jobs.keys()) {
      let parent: string | undefined
      for (const version of await store.read(tx => tx.find('versions', 'job', jobId))) {
        assert.is(version.parent, parent)
        parent = version.commitHash
        for (const { blob } of (await withFiles({ blobs }, version)).files) assert.ok(await blobs.get(blob))
      }
    }
  } finally {
    await store.close()
  }
}

/** How many requests were answered. */
const countOf = ({ jobs, runs, files }: Acknowledged): number => jobs.size + runs.size + files.size

test(`killed ${rounds} times under load, nothing acknowledged is lost, stuck or charged twice`, async () => {
  const base = mkdtempSync(join(tmpdir(), 'platen-kill-'))
  const data = join(base, 'data')
  const known = createAcknowledged()
  let key = ''
  let served: ServeProcess | undefined
  try {
    for (let round = 0; round < rounds; round += 1) {
      served = await startServe(data, { settings })
      key = served.key ?? key
      const call = createCall(served.url, key)
      if (round % 5 === 4) await verify(call, known, 20)
      await verifyRepetitions(call, known, 3)
      const loads = Promise.all([0, 1].map(worker => load(call, `r${round}w${worker}`, known)))
      // It is awaited below; until then a failure must not end the process.
      loads.catch(() => {})
      // Prime steps: the moments differ from round to round, by what was done until then and not by how fast it was.
      const enough = countOf(known) + 3 + ((round * 7) % 17)
      await until(() => countOf(known) >= enough)
      await new Promise(resolve => setTimeout(resolve, (round * 97) % 80))
      // Now and then runs come to their end.
      if (round % 8 === 7) await until(async () => (await countOpen(call, known)) < known.runs.size)
      await served.stop('SIGKILL')
      await loads
    }
    served = await startServe(data, { settings, life: lastLife })
    const call = createCall(served.url, key)
    await verify(call, known)
    for (const end = Date.now() + lastLife / 2; (await countOpen(call, known)) > 0 && Date.now() < end; ) {
      await new Promise(resolve => setTimeout(resolve, 500))
    }
    await verify(call, known)
    assert.ok(known.runs.size > rounds, `only ${known.runs.size} runs were accepted`)
    assert.is(known.ends.size, known.runs.size, 'some runs are stuck')
    assert.equal(
      [...known.ends].filter(([, { status }]) => status !== 'completed'),
      [],
    )
    assert.is(await served.stop('SIGTERM'), 0)
    await inspect(data, known)
  } finally {
    await served?.stop('SIGKILL')
    rmSync(base, { recursive: true })
  }
})

test.run()
