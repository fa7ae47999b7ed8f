/** Where a run stands. */
export type RunStatus =
  | 'queued'
  | 'preparing'
  | 'running'
  | 'validating'
  | 'uploading_outputs'
  | 'completed'
  | 'failed'
  | 'cancelling'
  | 'cancelled'

/** The only moves there are. A run that was begun by a process that died goes back to `queued` once. */
export const transitions: Readonly<Record<RunStatus, readonly RunStatus[]>> = {
  queued: ['preparing', 'failed', 'cancelling'],
  preparing: ['running', 'failed', 'cancelling', 'queued'],
  running: ['validating', 'failed', 'cancelling', 'queued'],
  validating: ['uploading_outputs', 'failed', 'cancelling', 'queued'],
  uploading_outputs: ['completed', 'failed', 'cancelling', 'queued'],
  cancelling: ['cancelled'],
  completed: [],
  failed: [],
  cancelled: [],
}

/** Whether a run may move from one status to another. */
export function mayMove(from: RunStatus, to: RunStatus): boolean {
  return transitions[from].includes(to)
}

/** Nothing leaves a terminal status. */
export function isTerminal(status: RunStatus): boolean {
  return transitions[status].length === 0
}
