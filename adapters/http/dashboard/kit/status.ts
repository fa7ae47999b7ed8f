import type { RunStatus } from '../../../service/runs/run-status.ts'
import { isTerminal } from '../../../service/runs/run-status.ts'
import { type Html, html, when } from './html.ts'

/** What a status is called, and how it looks. */
const statuses: Readonly<Record<RunStatus, { readonly label: string; readonly tone: string }>> = {
  queued: { label: 'Queued', tone: 'active' },
  preparing: { label: 'Preparing', tone: 'active' },
  running: { label: 'Designing', tone: 'active' },
  validating: { label: 'Checking', tone: 'active' },
  uploading_outputs: { label: 'Saving', tone: 'active' },
  completed: { label: 'Ready', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  cancelling: { label: 'Cancelling', tone: 'active' },
  cancelled: { label: 'Cancelled', tone: 'plain' },
}

/** A run's status as a small mark with a word. */
export function statusMark(status: RunStatus | undefined): Html {
  if (status === undefined) return html`<span class="status plain">No runs yet</span>`
  const { label, tone } = statuses[status]
  return html`<span class="status ${tone}">${label}</span>`
}

/** The way of a run that goes well. */
const way: readonly RunStatus[] = ['queued', 'preparing', 'running', 'validating', 'uploading_outputs']

/** The steps of a run that is under way; a script moves the current one on. */
export function progressSteps(status: RunStatus): Html {
  const now = way.indexOf(status)
  const steps = way.map(
    (step, index) =>
      html`<li data-step="${step}"${when(index < now, 'class="done"')}${when(index === now, 'aria-current="step"')}>${statuses[step].label}</li>`,
  )
  return html`<ol class="steps">${steps}</ol>
<p class="steps-word" role="status">${isTerminal(status) ? '' : `${statuses[status].label}…`}</p>`
}

/** Labels of the steps, for the script. */
export const stepLabels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(statuses).map(([status, { label }]) => [status, label]),
)
