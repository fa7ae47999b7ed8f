import { choice, dollars, origin, text, textOr, type Variable, wholeNumber } from './environment.ts'

const megabyte = 1024 * 1024
const minute = 60_000
const hour = 60 * minute

/** What a process does: answers requests, works on runs, or both. */
export type Role = 'all' | 'api' | 'worker'

/** All settings as they were read. */
export interface Variables {
  readonly host: string
  readonly port: number
  readonly data: string
  readonly databaseUrl: string | undefined
  readonly connections: number
  readonly role: Role
  readonly linger: number
  readonly publicUrl: string | undefined
  readonly contentUrl: string | undefined
  readonly secret: string | undefined
  readonly threads: number
  readonly timeLimit: number
  readonly drain: number
  readonly memoryLimit: number
  readonly fonts: string | undefined
  readonly fsync: 'always' | 'off'
  readonly blobs: string
  readonly logLevel: 'info' | 'debug' | 'warn' | 'error' | 'silent'
  readonly owner: string
  readonly grant: number
  readonly price: number
  readonly prices: string | undefined
  readonly fileBytes: number
  readonly runBytes: number
  readonly runFiles: number
  readonly queuedRuns: number
  readonly ownQueuedRuns: number
  readonly keys: number
  readonly storageBytes: number
  readonly keptBytes: number
  readonly requestsPerMinute: number
  readonly runsPerMinute: number
  readonly viewerLife: number
  readonly downloadLife: number
  readonly smtp: string | undefined
  readonly mailFrom: string
  readonly stripeKey: string | undefined
  readonly stripeWebhookSecret: string | undefined
  readonly metricsToken: string | undefined
  readonly designerUrl: string | undefined
  readonly designerModel: string | undefined
  readonly designerKey: string | undefined
  readonly designerTime: number
  readonly proxies: number
}

/** Every setting of the service: an environment variable, its default and what it is for. */
export const variables: { readonly [Name in keyof Variables]: Variable<Variables[Name]> } = {
  host: textOr('PLATEN_HOST', 'address to listen on', '127.0.0.1'),
  port: wholeNumber('PLATEN_PORT', 'port to listen on', [8787, 0, 65_535]),
  data: textOr('PLATEN_DATA', 'folder of all state, on a local disk', './data'),
  databaseUrl: text(
    'PLATEN_DATABASE_URL',
    'PostgreSQL 14 or newer that keeps all state, postgres://user:password@host/name?sslmode=verify-full; without one it is in the data folder',
  ),
  connections: wholeNumber(
    'PLATEN_DATABASE_CONNECTIONS',
    'connections to PostgreSQL that a process makes, besides one that listens',
    [8, 2, 100],
  ),
  role: choice('PLATEN_ROLE', 'what this process does: all, only answer requests, or only work on runs', [
    'all',
    'api',
    'worker',
  ]),
  linger: wholeNumber(
    'PLATEN_LINGER',
    'ms that a process which stops goes on answering while /readyz says that it stops: a proxy needs them to send requests elsewhere',
    [0, 0, 600_000],
  ),
  publicUrl: origin('PLATEN_URL', 'origin of API and dashboard; by default where it listens'),
  contentUrl: origin('PLATEN_CONTENT_URL', 'origin of published pages, another one than PLATEN_URL'),
  secret: text(
    'PLATEN_SECRET',
    'signs links and digests keys, 32 characters or more; by default made once and kept in the data folder',
  ),
  threads: wholeNumber('PLATEN_THREADS', 'rendering threads', [2, 1, 64]),
  timeLimit: wholeNumber('PLATEN_TIME_LIMIT', 'ms that a run may render', [60_000, 1000, 3_600_000]),
  drain: wholeNumber(
    'PLATEN_DRAIN',
    'ms that runs in work may take to end when the service stops; the others go back into the queue',
    [5000, 0, 600_000],
  ),
  memoryLimit: wholeNumber('PLATEN_MEMORY_LIMIT', 'MB that a rendering thread may use', [1024, 128, 65_536]),
  fonts: text('PLATEN_FONTS', 'folder of fonts that briefs may name, besides those of the install'),
  fsync: choice('PLATEN_FSYNC', 'off survives a killed process, not a power cut', ['always', 'off']),
  blobs: textOr(
    'PLATEN_BLOBS',
    'where files are kept: fs, memory, or an unstorage driver and its options as JSON; tried out at the start',
    'fs',
  ),
  logLevel: choice('PLATEN_LOG', 'least severe lines that are logged', [
    'info',
    'debug',
    'warn',
    'error',
    'silent',
  ]),
  owner: textOr('PLATEN_OWNER', 'e-mail of the first person', 'owner@localhost'),
  grant: dollars('PLATEN_GRANT', 'USD of credit that a new organisation gets', 100),
  price: dollars('PLATEN_PRICE', 'USD a run', 0.1),
  prices: text('PLATEN_PRICES', 'USD a run by group or format as JSON, {"slides": 0.3, "og-image": 0.02}'),
  fileBytes: wholeNumber('PLATEN_FILE_BYTES', 'bytes of an uploaded file', [
    25 * megabyte,
    1024,
    1024 * megabyte,
  ]),
  runBytes: wholeNumber('PLATEN_RUN_BYTES', 'bytes of all files of a run', [
    100 * megabyte,
    1024,
    4096 * megabyte,
  ]),
  runFiles: wholeNumber('PLATEN_RUN_FILES', 'files of a run', [50, 1, 1000]),
  queuedRuns: wholeNumber('PLATEN_QUEUE', 'runs that may wait', [1000, 1, 1_000_000]),
  ownQueuedRuns: wholeNumber(
    'PLATEN_OWN_QUEUE',
    'runs of one organisation that may wait',
    [250, 1, 1_000_000],
  ),
  keys: wholeNumber('PLATEN_KEYS', 'live keys of an organisation', [100, 1, 100_000]),
  storageBytes: wholeNumber(
    'PLATEN_STORAGE_BYTES',
    'bytes of uploaded files that an organisation may keep, and may upload in a day',
    [5 * 1024 * megabyte, megabyte, 1024 * 1024 * 1024 * megabyte],
  ),
  keptBytes: wholeNumber(
    'PLATEN_KEPT_BYTES',
    'bytes that the jobs of an organisation may have with all versions, each row counted as 16 KiB',
    [50 * 1024 * megabyte, megabyte, 1024 * 1024 * 1024 * megabyte],
  ),
  requestsPerMinute: wholeNumber(
    'PLATEN_REQUESTS_PER_MINUTE',
    'requests an organisation may make in a minute, by all its keys together',
    [120, 1, 1_000_000],
  ),
  runsPerMinute: wholeNumber(
    'PLATEN_RUNS_PER_MINUTE',
    'runs and edits an organisation may make, and histories it may take along, in a minute',
    [30, 1, 1_000_000],
  ),
  viewerLife: wholeNumber('PLATEN_VIEWER_LIFE', 'ms that a preview link works', [
    24 * hour,
    minute,
    30 * 24 * hour,
  ]),
  downloadLife: wholeNumber('PLATEN_DOWNLOAD_LIFE', 'ms that a download link works', [
    hour,
    minute,
    24 * hour,
  ]),
  smtp: text(
    'PLATEN_SMTP',
    'mail server, smtp://user:password@host:587; without one e-mails become files in the data folder',
  ),
  mailFrom: textOr('PLATEN_MAIL_FROM', 'sender of e-mails', 'Platen <platen@localhost>'),
  stripeKey: text('PLATEN_STRIPE_KEY', 'secret key of Stripe; without one there are no payments'),
  stripeWebhookSecret: text('PLATEN_STRIPE_WEBHOOK_SECRET', 'signing secret of the Stripe webhook'),
  proxies: wholeNumber(
    'PLATEN_PROXIES',
    'proxies before the service; X-Forwarded-For is believed as far as they wrote it, for limits by address',
    [0, 0, 10],
  ),
  metricsToken: text(
    'PLATEN_METRICS_TOKEN',
    'bearer that /metrics asks for; without one it answers this machine only, and nobody once PLATEN_URL leads elsewhere',
  ),
  designerUrl: text(
    'PLATEN_DESIGNER_URL',
    "address of a language model that speaks OpenAI's protocol, https://models.example/v1; without one the rules alone read briefs",
  ),
  designerModel: text('PLATEN_DESIGNER_MODEL', 'name of the model'),
  designerKey: text('PLATEN_DESIGNER_KEY', 'key of the model, where it asks for one'),
  designerTime: wholeNumber(
    'PLATEN_DESIGNER_TIME',
    'ms that the model may take for a brief',
    [4000, 100, 60_000],
  ),
}
