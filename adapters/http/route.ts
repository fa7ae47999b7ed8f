import type { ServerRequest } from 'srvx'
import type { z } from 'zod'
import type { Caller, Scope } from '../service/access/scope.ts'
import type { Service } from '../service/service.ts'
import type { OperationId, ParamsOf } from './addresses.ts'
import type { AnswerOf, BodyOf, QueryOf } from './operations.ts'
import type { ProblemCode } from './refusals/problem-status.ts'
import type { RateLimit, RateLimiter } from './guards/rate-limit.ts'
import type { StreamCap } from './guards/stream-cap.ts'

/** Parts of the interface, as they are shown together. */
export type Area =
  | 'Auth and keys'
  | 'Jobs'
  | 'Runs'
  | 'Files'
  | 'Outputs'
  | 'Formats'
  | 'Credits and billing'
  | 'System'

/** What the process tells of itself. */
export interface SystemFacts {
  readonly version: string
  /** Who reads the metrics must show it; absent they are for this machine only. */
  readonly metricsToken?: string
  readonly metrics: { readonly type: string; read(): Promise<string> }
  /** Aborted when the process goes on answering for a while and then stops. */
  readonly leaving: AbortSignal
  /** The OpenAPI document, JSON. */
  description(): string
  /** The page that shows it. */
  docs(): { readonly html: string; readonly policy: string }
}

/** What a handler works with. */
export interface OpenContext<Id extends OperationId> {
  readonly service: Service
  readonly request: ServerRequest
  readonly params: ParamsOf<Id>
  readonly query: QueryOf<Id>
  /** Of the answer; a handler may add to them. */
  readonly headers: Record<string, string>
  readonly system: SystemFacts
  /** Ends when the service begins to stop. */
  readonly draining: AbortSignal
  readonly limiter: RateLimiter
}

/** What a handler works with when somebody is known to ask. */
export interface Context<Id extends OperationId> extends OpenContext<Id> {
  readonly caller: Caller
  readonly body: BodyOf<Id>
  /** Counts answers that stay open. */
  readonly streams: StreamCap
}

/** An answer's status and what stands in it. */
export interface JsonAnswer<Answer> {
  readonly status: 200 | 201 | 202
  readonly schema: z.ZodType<Exclude<Answer, Response>>
}

/** An answer that is not JSON. */
export interface ByteAnswer {
  readonly status: 200
  /** Media types that it may have; a range stands for all others. */
  readonly types: readonly string[]
  readonly about: string
}

/** What there is to say about an operation, however it is called. */
interface RouteFacts<Id extends OperationId> {
  readonly area: Area
  /** A few words: `Open a job`. */
  readonly summary: string
  /** What a caller should know besides; Markdown. */
  readonly about?: string
  readonly query?: z.ZodType<QueryOf<Id>>
  readonly answer: JsonAnswer<AnswerOf<Id>> | ByteAnswer
  /** A person may follow a link to it: a browser is then refused with a page. */
  readonly isLink?: true
  /** Refusals beyond those that every operation of its kind has. */
  readonly refusals?: readonly ProblemCode[]
}

/** An operation for the holder of a key. */
export interface KeyRoute<Id extends OperationId> extends RouteFacts<Id> {
  /** The scope that a key needs; `any` is every key of the organisation. */
  readonly scope: Scope | 'any'
  /** Counts towards the limit of runs besides that of requests. */
  readonly rateClass?: 'runs'
  readonly body?: z.ZodType<BodyOf<Id>>
  /** Reads the body of a `multipart/form-data` request. */
  readForm?(context: Omit<Context<Id>, 'body'>): Promise<ReadForm<BodyOf<Id>>>
  handler(context: Context<Id>): Promise<AnswerOf<Id>>
  /**
   * Makes the answer again of what the rule left in the receipt. Without it the answer itself is kept, and a repetition
   * of an act that a crash cut off is done again.
   */
  replay?(context: Context<Id>, result: unknown): AnswerOf<Id> | Promise<AnswerOf<Id>>
}

/** A form that was read, its files stored. */
export interface ReadForm<Body> {
  readonly body: Body
  /** Stands for everything in it, whatever the boundary and the ids of its files. */
  readonly digest: string
  /** Deletes what was stored with it. */
  discard(): Promise<void>
}

/** An operation that asks for no key: its link, its signature or its harmlessness is enough, or its handler looks itself. */
export interface OpenRoute<Id extends OperationId> extends RouteFacts<Id> {
  readonly scope: 'open'
  /** How often one client may ask, by its address. */
  readonly rate?: RateLimit
  handler(context: OpenContext<Id>): Promise<AnswerOf<Id>>
}

/** One operation: everything that server, description and tests need to know. */
export type Route<Id extends OperationId> = KeyRoute<Id> | OpenRoute<Id>

/** Some operations by name. */
export type Routes<Id extends OperationId> = { readonly [Name in Id]: Route<Name> }

/** What an act's result becomes on the wire, now and when it is repeated. */
export function replayable<Id extends OperationId, Result>(
  act: (context: Context<Id>) => Promise<Result>,
  show: (result: Result, context: Context<Id>) => AnswerOf<Id> | Promise<AnswerOf<Id>>,
): Required<Pick<KeyRoute<Id>, 'handler' | 'replay'>> {
  return {
    handler: async context => show(await act(context), context),
    replay: (context, result) => show(result as Result, context),
  }
}
