import { addresses, type OperationId } from '../http/addresses.ts'
import type { AnswerOf, InputOf } from '../http/operations.ts'
import type { LedgerLine } from '../http/wire/credits.ts'
import type { JobEntry } from '../http/wire/jobs.ts'
import type { RenderWish } from '../http/wire/render-wish.ts'
import type { RunDetail, RunEntry } from '../http/wire/runs.ts'
import { type CallOptions, callOperation, fetchOperation } from './call-operation.ts'
import { eachEntry } from './each-entry.ts'
import { type Connection, sendRequest } from './send-request.ts'
import { type RenderedDocument, renderDocument } from './render-document.ts'
import { type Upload, uploadFile } from './upload-file.ts'
import { type WaitOptions, waitForRun } from './wait-for-run.ts'

/** Operations that are not for the holder of a key, or that answer no JSON. */
type Uncallable =
  | 'receiveUpload'
  | 'receivePayment'
  | { [Id in OperationId]: Response extends AnswerOf<Id> ? Id : never }[OperationId]

/** Operations that are called by their name. */
export type CallableId = Exclude<OperationId, Uncallable>

type Call<Id extends OperationId> =
  Record<never, never> extends InputOf<Id>
    ? (input?: InputOf<Id>, options?: CallOptions) => Promise<AnswerOf<Id>>
    : (input: InputOf<Id>, options?: CallOptions) => Promise<AnswerOf<Id>>

/** Every operation of the service by name: `client.createRun({ job_id, format, content })`. All throw `PlatenError`. */
export type Operator = { readonly [Id in CallableId]: Call<Id> }

/** What takes more than one request. */
export interface Helpers {
  /** Uploads a file and returns its id, for `files` and `assets` of a run. */
  uploadFile(upload: Upload): Promise<string>
  /** Resolves once the run has ended, well or not: look at its `status`. */
  waitForRun(
    run: { readonly job_id: string; readonly run_id: string },
    options?: WaitOptions,
  ): Promise<RunDetail>
  /** The bytes behind a `download_url`. */
  download(url: string, options?: Pick<CallOptions, 'signal'>): Promise<Uint8Array>
  /**
   * Makes one document and waits for it, also where that takes longer than one call: copy in, file out. Throws
   * `PlatenError` when it cannot be made.
   */
  render(wish: RenderWish, options?: CallOptions & WaitOptions): Promise<RenderedDocument>
  /** The whole history of a job as a git bundle. */
  getRepository(job: { readonly job_id: string }, options?: CallOptions): Promise<Uint8Array>
  /** All jobs, newest first, page by page. */
  eachJob(): AsyncGenerator<JobEntry>
  /** All runs of a job, oldest first. */
  eachRun(job: { readonly job_id: string }): AsyncGenerator<RunEntry>
  /** All movements of the balance, newest first. */
  eachLedgerEntry(): AsyncGenerator<LedgerLine>
}

/** A client of one service with one key. */
export type Client = Operator & Helpers

/**
 * Creates a client. Requests that fail for want of network, of room or of patience are tried again; acts carry an
 * `Idempotency-Key`, so none is done twice.
 */
export function createClient(connection: Connection): Client {
  const operator = Object.fromEntries(
    Object.keys(addresses).map(id => [
      id,
      (input = {}, options: CallOptions = {}) =>
        callOperation(connection, id as OperationId, input as InputOf<OperationId>, options),
    ]),
  ) as unknown as Operator
  return {
    ...operator,
    uploadFile: upload => uploadFile(connection, upload),
    // What is handed in may be a whole run: only its names are sent.
    waitForRun: ({ job_id, run_id }, options) =>
      waitForRun(signal => operator.getRun({ job_id, run_id }, signal && { signal }), options),
    async download(url, { signal } = {}) {
      const answer = await sendRequest(connection, {
        method: 'GET',
        url,
        headers: {},
        ...(signal && { signal }),
      })
      return new Uint8Array(await answer.arrayBuffer())
    },
    render: (wish, options) => renderDocument(connection, operator, wish, options),
    async getRepository({ job_id }, options) {
      const answer = await fetchOperation(connection, 'getRepository', { job_id }, options)
      return new Uint8Array(await answer.arrayBuffer())
    },
    eachJob: () => eachEntry(query => operator.listJobs(query)),
    eachRun: ({ job_id }) => eachEntry(query => operator.listRuns({ job_id, ...query })),
    eachLedgerEntry: () => eachEntry(query => operator.listLedger(query)),
  }
}
