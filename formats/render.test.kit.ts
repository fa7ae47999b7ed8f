import type { Job, Rendition } from '../core/job.ts'
import { render as renderIn } from '../core/render.ts'
import { createStages } from '../core/stages.ts'
import { formatOf } from './format-of.test.kit.ts'

/**
 * Renders a job as an engine does, by core and format as they were compiled: those that suites call themselves, so that a
 * process of suites has one of them to warm up. What an engine adds, and what is packed, is shown by suites of their own.
 */
export async function render(job: Job): Promise<Rendition> {
  return renderIn(job, await formatOf(job.format), createStages({ clock: () => 0 }))
}
