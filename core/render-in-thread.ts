import { move, transferableSymbol, valueSymbol } from 'piscina'
import { type Outcome, renderTask, type Task } from './worker.ts'

/** Renders a task in a pool's thread and hands its bytes over without copying them. */
export async function renderInThread(task: unknown): Promise<unknown> {
  const outcome = await renderTask(task as Task, { clock: () => performance.now() })
  if (!outcome.ok) return outcome
  const artifacts = outcome.rendition.artifacts.map(artifact => ({
    ...artifact,
    bytes: owned(artifact.bytes),
  }))
  const value: Outcome = { ok: true, rendition: { ...outcome.rendition, artifacts } }
  const buffers = new Set(artifacts.map(artifact => artifact.bytes.buffer as ArrayBuffer))
  return move({ [transferableSymbol]: [...buffers], [valueSymbol]: value } as never)
}

/**
 * Bytes in a buffer of their own. A slice of a shared pool must not be transferred: its neighbours would go with it.
 * Nor may bytes that a cache of this thread still holds, so pictures are copied too.
 */
function owned(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes)
}
