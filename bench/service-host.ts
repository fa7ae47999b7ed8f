import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createNote } from '../adapters/service/files/note-blob.ts'
import { createBlobs } from '../adapters/blobs/create-blobs.ts'
import { openFsDurable } from '../adapters/blobs/fs-durable.ts'
import { createApp } from '../adapters/http/create-app.ts'
import { listen } from '../adapters/http/listen.ts'
import { createNoPayments } from '../adapters/payments/no-payments.ts'
import type { Blobs } from '../adapters/service/ports/blobs.ts'
import { openFirstAccount } from '../adapters/service/access/open-account.ts'
import { type Caller, scopes } from '../adapters/service/access/scope.ts'
import type { SharedStore } from '../adapters/store/postgres/postgres-store.ts'
import type { RenderingService } from '../adapters/service/service.ts'
import { createQueueRoom } from '../adapters/service/runs/queue-room.ts'
import { createTurns } from '../adapters/service/take-turns.ts'
import { defaultLimits } from '../adapters/service/settings.ts'
import { createDisk } from '../adapters/store/embedded/journal/disk.ts'
import { openEmbeddedStore } from '../adapters/store/embedded/embedded-store.ts'
import { createCopyReader } from '../adapters/system/threaded-copy-reader.ts'
import { createSystemClock } from '../adapters/system/system-clock.ts'
import { createSystemRandom } from '../adapters/system/system-random.ts'
import type { Engine } from '../core/engine.ts'

/** A service on a real disk that listens and renders nothing by itself. */
export interface ServiceHost {
  readonly service: RenderingService
  readonly caller: Caller
  readonly url: string
  readonly key: string
  close(): Promise<void>
}

/** Starts it in a folder of its own, or on a store that is given; everything is synced to the disk unless told otherwise. */
export async function startServiceHost(
  engine: Engine,
  options: { readonly sync?: boolean; readonly blobs?: Blobs; readonly store?: SharedStore } = {},
): Promise<ServiceHost> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-service-'))
  const disk = createDisk({ sync: options.sync ?? true })
  const store = options.store ?? (await openEmbeddedStore({ folder: join(folder, 'store'), disk }))
  const clock = createSystemClock()
  const silent = (): void => {}
  const copyReader = createCopyReader()
  const service: RenderingService = {
    ...{ store, engine, clock, random: createSystemRandom(), payments: createNoPayments() },
    ...(options.store && { buckets: options.store.buckets }),
    copyReader,
    turns: createTurns({ waiting: 8 }),
    queueRoom: createQueueRoom(store),
    blobs:
      options.blobs ??
      createBlobs(await openFsDurable({ base: join(folder, 'blobs') }), createNote(store, clock)),
    mailer: { send: async () => {} },
    log: { info: silent, warn: silent, error: silent },
    formats: { report: 'print' },
    settings: {
      ...{ publicUrl: 'http://127.0.0.1', contentUrl: 'http://localhost', secret: 'x'.repeat(32) },
      prices: { default: 100_000, byGroup: {}, bySlug: {} },
      limits: {
        ...defaultLimits,
        queuedRuns: 1e9,
        ownQueuedRuns: 1e9,
        requestsPerMinute: 1e9,
        runsPerMinute: 1e9,
      },
    },
  }
  const opened = await openFirstAccount(service, {
    name: 'bench',
    email: 'bench@localhost',
    grantMicros: 1e15,
  })
  if (!opened) throw new Error('the store of a bench is empty')
  const listener = await listen(createApp(service), { port: 0 })
  const { accountId, userId } = opened.user
  return {
    ...{ service, url: listener.url, key: opened.secret, caller: { accountId, userId, scopes } },
    async close() {
      await listener.close(true)
      await copyReader.close()
      await store.close()
      await rm(folder, { recursive: true })
    },
  }
}
