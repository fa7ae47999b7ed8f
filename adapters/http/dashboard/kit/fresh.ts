import type { Run } from '../../../service/runs/run.ts'
import { type Html, html, type Part } from './html.ts'

/** A part of a page that a script shows anew when something in it has ended; what ended is said to screen readers. */
export function freshPart(content: Part): Html {
  return html`<p class="visually-hidden" id="fresh-word" role="status"></p><div id="fresh">${content}</div>`
}

/** An attribute by which that script follows a run. */
export function follows({ jobId, runId }: Pick<Run, 'jobId' | 'runId'>): Html {
  return html` data-events="/jobs/${jobId}/runs/${runId}/events"`
}
