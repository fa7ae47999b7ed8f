import type { RenderWish } from '../http/wire/render-wish.ts'
import type { AcceptedRun, RunDetail } from '../http/wire/runs.ts'
import { type CallOptions, fetchOperation } from './call-operation.ts'
import type { Operator } from './create-client.ts'
import { PlatenError } from './platen-error.ts'
import { type Connection, sendRequest } from './send-request.ts'
import { type WaitOptions, waitForRun } from './wait-for-run.ts'

/** A document that was made, and the run that made it: its messages, its reading, what became of the brief. */
export interface RenderedDocument {
  readonly bytes: Uint8Array
  /** Media type. */
  readonly type: string
  readonly run: RunDetail
}

/** Makes one document; where it is not done within one call its run is followed to the end. */
export async function renderDocument(
  connection: Connection,
  operator: Operator,
  wish: RenderWish,
  options: CallOptions & WaitOptions = {},
): Promise<RenderedDocument> {
  const answer = await fetchOperation(connection, 'renderDocument', wish, options)
  if (answer.status === 200) {
    const [, job_id = '', run_id = ''] =
      /jobs\/(\w+)\/runs\/(\w+)/.exec(answer.headers.get('location') ?? '') ?? []
    return { ...(await readFile(answer)), run: await operator.getRun({ job_id, run_id }) }
  }
  const { job_id, run_id } = (await answer.json()) as AcceptedRun
  const run = await waitForRun(signal => operator.getRun({ job_id, run_id }, signal && { signal }), options)
  if (run.status !== 'completed') {
    const detail = `${run.error ?? 'the run was cancelled'}; it was not charged`
    throw new PlatenError(422, { detail, code: 'run-failed' })
  }
  const { output: format = 'pdf' } = wish
  const { download_url: url } = await operator.exportJob({ job_id, run_id, format })
  const { signal } = options
  const file = await sendRequest(connection, { method: 'GET', url, headers: {}, ...(signal && { signal }) })
  return { ...(await readFile(file)), run }
}

async function readFile(answer: Response): Promise<Pick<RenderedDocument, 'bytes' | 'type'>> {
  const type = answer.headers.get('content-type') ?? ''
  return { type, bytes: new Uint8Array(await answer.arrayBuffer()) }
}
