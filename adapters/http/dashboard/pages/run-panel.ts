import type { Run } from '../../../service/runs/run.ts'
import { isTerminal } from '../../../service/runs/run-status.ts'
import { formatTitle } from '../formats/format-title.ts'
import { brief } from '../kit/brief.ts'
import { actionForm, linkButton } from '../kit/form.ts'
import { follows } from '../kit/fresh.ts'
import { type Html, html, type Part } from '../kit/html.ts'
import { toSentence } from '../kit/notice.ts'
import { progressSteps, statusMark } from '../kit/status.ts'
import { time } from '../kit/time.ts'
import type { MemberVisit } from '../visit.ts'
import { thingsToLookAt } from './messages-part.ts'

/** A run that made no version: how far it is, or why it ended. */
export function runPanel(visit: MemberVisit, run: Run): Html {
  const { runId, status, input } = run
  return html`<section class="panel run ${status}" aria-labelledby="${runId}"${!isTerminal(status) && follows(run)}>
<div class="run-head"><h2 id="${runId}">${formatTitle(input.format)}</h2>${statusMark(status)}
<p class="hint">${isTerminal(status) ? 'Ended' : 'Begun'} ${time(run.completedAt ?? run.createdAt)}</p></div>
${brief(input.instructions)}
${isTerminal(status) ? endOf(run) : progressSteps(status)}
<div class="actions">${isTerminal(status) ? endedActions(visit, run) : liveActions(visit, run)}</div></section>`
}

function endOf({ jobId, runId, status, error, logTail, messages = [] }: Run): Part {
  if (status === 'cancelled') return html`<p>It was cancelled and not charged.</p>`
  return html`<p class="error-text">${toSentence(error ?? '')}</p><p class="hint">It was not charged.</p>
${messages.length > 0 && html`<p><a href="/jobs/${jobId}/runs/${runId}#messages">${thingsToLookAt(messages)}, at their lines of the copy</a></p>`}
${logTail !== undefined && html`<details><summary>Log</summary><pre class="log" tabindex="0">${logTail}</pre></details>`}`
}

function liveActions(visit: MemberVisit, { jobId, runId, status, notifyEmail }: Run): Part {
  const base = `/jobs/${jobId}/runs/${runId}`
  return [
    status !== 'cancelling' && actionForm(visit, `${base}/cancel`, 'Cancel'),
    notifyEmail
      ? html`<p class="hint">You get an e-mail at the end.</p>`
      : actionForm(visit, `${base}/notify`, 'E-mail me at the end', 'quiet'),
  ]
}

function endedActions(visit: MemberVisit, { jobId, runId }: Run): Part {
  return [
    linkButton(`/jobs/${jobId}/update?from=${runId}`, 'Try again', 'primary'),
    actionForm(visit, `/jobs/${jobId}/runs/${runId}/delete`, 'Remove', 'quiet'),
  ]
}
