import type { Run } from '../../service/runs/run.ts'
import { isTerminal } from '../../service/runs/run-status.ts'
import { waitForEnd } from '../../service/runs/wait-for-end.ts'
import type { Service } from '../../service/service.ts'
import { notFound } from '../../service/service-error.ts'
import { HttpError } from '../refusals/http-error.ts'

/** The version that an edit has made; `undefined` when that is not done in time. Throws what the edit failed with. */
export async function awaitEdit(
  service: Service,
  accepted: Run,
  seconds: number,
  signals: readonly AbortSignal[],
): Promise<string | undefined> {
  const {
    jobId,
    status,
    error = '',
    errorCode,
    commitHash,
  } = await waitForEnd(service, accepted, seconds * 1000, signals)
  if (!isTerminal(status)) return undefined
  if (commitHash !== undefined) return commitHash
  // Only whoever deletes its job cancels an edit.
  if (status === 'cancelled') throw notFound('job', jobId)
  throw errorCode === undefined ? new Error(error) : new HttpError(errorCode, error)
}
