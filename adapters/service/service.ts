import type { Designer } from '../../core/brief/designer.ts'
import type { Engine } from '../../core/engine.ts'
import type { Blobs } from './ports/blobs.ts'
import type { Buckets } from './ports/buckets.ts'
import type { Clock } from './ports/clock.ts'
import type { CopyReader } from './ports/copy-reader.ts'
import type { Log } from './ports/log.ts'
import type { Mailer } from './ports/mailer.ts'
import type { Payments } from './ports/payments.ts'
import type { Random } from './ports/random.ts'
import type { Settings } from './settings.ts'
import type { Store } from './ports/store.ts'
import type { QueueRoom } from './runs/queue-room.ts'
import type { Turns } from './take-turns.ts'

/**
 * Everything the rules work with. The rules are functions of it, of who asks and of what is asked:
 * `createJob(service, caller, { name })`. They know neither HTTP nor how state is kept.
 */
export interface Service {
  readonly store: Store
  readonly blobs: Blobs
  readonly copyReader: CopyReader
  readonly mailer: Mailer
  readonly payments: Payments
  /** Asked for proposals before a run waits; the rules alone read briefs where there is none. */
  readonly designer?: Designer
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
  /** Whose uploads and histories are under way. */
  readonly turns: Turns
  /** How full the queue is. */
  readonly queueRoom: QueueRoom
  /** What everybody may ask for, where several processes answer; each process has its own without it. */
  readonly buckets?: Buckets
  readonly settings: Settings
  /** Group by format slug; the only formats there are. */
  readonly formats: Readonly<Record<string, string>>
}

/** A service that renders too: of a process that works on runs. */
export interface RenderingService extends Service {
  readonly engine: Engine
}
