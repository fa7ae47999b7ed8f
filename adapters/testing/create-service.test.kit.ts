import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { baseDesign } from '../../core/brief/design.ts'
import { describeFormat, type DescribedFormat } from '../../core/describe-format.ts'
import type { Engine, RenderRequest } from '../../core/engine.ts'
import { RenderError } from '../../core/error.ts'
import type { Rendition } from '../../core/job.ts'
import type { Message } from '../../core/message.ts'
import { proposeFormat } from '../../formats/propose-format.ts'
import type { Mail } from '../service/ports/mailer.ts'
import type { Caller } from '../service/access/scope.ts'
import type { RenderingService } from '../service/service.ts'
import { ServiceError } from '../service/service-error.ts'
import { rewriteImages } from '../service/runs/rewrite-images.ts'
import { nodesOfCopy, withNodes } from '../service/versions/copy-nodes.ts'
import { outlineOf } from '../service/versions/copy-outline.ts'
import { summarizeChange } from '../service/versions/summarize.ts'
import { createQueueRoom } from '../service/runs/queue-room.ts'
import { createTurns } from '../service/take-turns.ts'
import { defaultLimits } from '../service/settings.ts'
import { createDisk, type Disk } from '../store/embedded/journal/disk.ts'
import { openEmbeddedStore } from '../store/embedded/embedded-store.ts'
import { openPostgresStore } from '../store/postgres/postgres-store.ts'
import { sharedPostgres } from './postgres-server.test.kit.ts'
import type { Store } from '../service/ports/store.ts'
import { createSystemRandom } from '../system/system-random.ts'
import { openTestBlobs } from './open-test-blobs.test.kit.ts'
import { addAccount } from '../service/access/people.ts'

/** The picture that a run of tests has for its page: a white one of one pixel. */
export const pageOfTests: Buffer = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAACklEQVQImWP4DwABAQEADeY2wwAAAABJRU5ErkJggg==',
  'base64',
)

/** A service for tests: the real store in a temporary folder, blobs in memory, an engine that only pretends. */
export interface TestService extends RenderingService {
  /** What was e-mailed. */
  readonly mails: readonly Mail[]
  /** Moves the clock on, ms. */
  pass(milliseconds: number): void
  /** Somebody with all scopes in an organisation with 10 USD of given credit. */
  readonly caller: Caller
  /** Somebody of another organisation. */
  readonly stranger: Caller
  /** Takes bytes away as only a fault of the storage does. */
  lose(key: string): Promise<void>
  close(): Promise<void>
}

/** What a test may set. */
export interface TestOptions {
  /** Stays when the service is closed; another service may open it then. */
  readonly folder?: string
  readonly disk?: Disk
  /** Instead of one of its own; it is closed with the service. */
  readonly store?: Store
  readonly engine?: Engine
  readonly formats?: Readonly<Record<string, string>>
}

/** The formats that a service for tests has. */
const report: DescribedFormat = {
  ...{ slug: 'report', group: 'print', surface: 'pages' },
  sizes: [{ name: 'A4', width: 794, height: 1123, bleed: 0 }],
  roles: { needs: ['title'], takes: ['date'] },
}
const card: DescribedFormat = { ...report, slug: 'social-card', group: 'canvas', surface: 'canvas' }

/**
 * The store of a test: in a folder, or, in a process that is told so by PLATEN_TEST_STORE, on PostgreSQL. What a test says of
 * folder and disk is of the one in a folder. Shared limits are left out: they go by the clock of the database, and tests set theirs.
 */
async function openTestStore(folder: string, { folder: kept, disk }: TestOptions): Promise<Store> {
  if (process.env['PLATEN_TEST_STORE'] !== 'postgres' || kept !== undefined || disk)
    return openEmbeddedStore({ folder, disk: disk ?? createDisk({ sync: false }) })
  const url = await emptyDatabase()
  const store = await openPostgresStore({ url, log: { info: () => {}, warn: () => {}, error: () => {} } })
  return { ...store, close: () => store.close().then(() => void free.push(url)) }
}

/** Databases that no service of a test has any more. */
const free: string[] = []

async function emptyDatabase(): Promise<string> {
  const server = await sharedPostgres()
  const url = free.pop()
  if (url === undefined) return server.database()
  await server.empty(url)
  return url
}

export async function createTestService(options: TestOptions = {}): Promise<TestService> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'platen-service-')))
  const place = await openTestBlobs()
  const store = options.store ?? (await openTestStore(folder, options))
  const mails: Mail[] = []
  const random = createSystemRandom()
  let now = Date.UTC(2026, 10, 21, 8)
  const open = async (name: string): Promise<Caller> => {
    const [accountId, userId] = [random.id('org'), random.id('usr')]
    const autoTopup = { enabled: false, thresholdMicros: 0, topupMicros: 0, monthlyMaxMicros: 0 }
    await store.transact(tx =>
      addAccount(tx, {
        account: {
          ...{ accountId, name, autoTopup, createdAt: now },
          ...{ freeMicros: 0, paidMicros: 0, pastDue: false, hasPaymentMethod: false },
        },
        user: { userId, accountId, email: `${name}@example.com`, name, createdAt: now },
        grant: {
          ...{ entryId: `grant:${accountId}`, accountId, kind: 'grant', note: 'given', createdAt: now },
          ...{ freeMicros: 10_000_000, paidMicros: 0 },
        },
      }),
    )
    return { accountId, userId, scopes: ['files:rw', 'jobs:rw', 'runs:rw'] }
  }
  const caller = await open('harbour')
  const stranger = await open('stranger')
  const payments = async (): Promise<never> => {
    throw new ServiceError('payments-unavailable', 'payments are not set up')
  }
  return {
    store,
    blobs: place.blobs,
    engine: options.engine ?? createTestEngine(),
    copyReader: {
      readNodes: async (_, copy) => nodesOfCopy(copy),
      editNodes: async (_, copy, edits) => withNodes(copy, edits),
      pointImages: async (_, copy, names) => rewriteImages(copy, names),
      summarize: async (_, before, after) => summarizeChange(before, after),
      outline: async (_, copy) => outlineOf(copy),
      propose: (_, copy) => proposeFormat(copy),
      readAs: async (_, copy) => ({
        roles: { title: copy.slice(0, 40) },
        ...{ lists: {}, unplaced: [], because: {}, omitted: [] },
      }),
      describeFormats: async () => [report, card].map(format => describeFormat(format)),
      close: async () => {},
    },
    mailer: { send: async mail => void mails.push(mail) },
    payments: {
      createCheckout: payments,
      createPortal: payments,
      chargeStored: payments,
      readEvent: payments,
    },
    clock: { now: () => now },
    random,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    turns: createTurns({ waiting: 8 }),
    queueRoom: createQueueRoom(store),
    formats: options.formats ?? { report: 'print', 'social-card': 'canvas' },
    settings: {
      publicUrl: 'http://platen.test',
      contentUrl: 'http://pages.test',
      secret: 'a secret for tests that is long enough to be one',
      prices: { default: 100_000, byGroup: { canvas: 50_000 }, bySlug: {} },
      limits: defaultLimits,
    },
    mails,
    lose: place.lose,
    pass(milliseconds) {
      now += milliseconds
    },
    caller,
    stranger,
    async close() {
      await store.close()
      await place.close()
      if (options.folder === undefined) await rm(folder, { recursive: true })
    },
  }
}

/** What there is to say of blemished copy. */
const blemishes: readonly Message[] = [
  {
    rule: 'image-missing',
    severity: 'warning',
    text: 'image heron.png is missing',
    hint: 'pass it',
    line: 3,
  },
  { rule: 'text-outside-page', severity: 'error', text: '“Ebb” lies outside page 1', line: 1 },
]

/**
 * An engine that answers at once with small files. Copy that says `fail` fails, `die` loses its thread, `wait` runs until
 * it is cancelled, and what is made of `blemished` copy is found wrong.
 */
export function createTestEngine(): Engine {
  return {
    async render({ content, instructions = '', signal, format, base }: RenderRequest): Promise<Rendition> {
      const copy = String(content)
      if (copy.includes('fail')) throw new RenderError('format-failed', 'the copy says so')
      if (copy.includes('die')) throw new RenderError('worker-lost', 'the copy says so')
      if (copy.includes('wait')) {
        await new Promise((_, reject) => {
          const stop = (): void => reject(new RenderError('cancelled', 'the job was cancelled'))
          if (signal?.aborted) stop()
          signal?.addEventListener('abort', stop)
        })
      }
      const file = (path: string, type: string, text: string) => ({ path, type, bytes: Buffer.from(text) })
      return {
        format,
        artifacts: [
          file(
            'site/index.html',
            'text/html; charset=utf-8',
            `<!doctype html><p data-node="n_1">${copy}</p>`,
          ),
          file('document.pdf', 'application/pdf', '%PDF-1.7 test'),
          { path: 'pages/1.png', type: 'image/png', bytes: pageOfTests },
        ],
        messages: copy.includes('blemished') ? blemishes : [],
        brief: { understood: [], assumed: [], conflicts: [], ignored: [] },
        composition: { chosen: 'usual', considered: [] },
        reading: {
          roles: { title: copy },
          lists: {},
          unplaced: [],
          because: { title: 'all of the copy' },
          omitted: [],
        },
        design: base ?? baseDesign,
        hash: `${format} ${copy} ${instructions}`,
        pages: 1,
        timings: {},
      }
    },
    close: async () => {},
  }
}
