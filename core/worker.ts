import { isRenderError, type RenderErrorCode } from './error.ts'
import type { Format } from './format.ts'
import type { Job, Rendition } from './job.ts'
import { render } from './render.ts'
import { createStages, type StageLimits } from './stages.ts'

/** A job with the module that holds its format: functions cannot cross threads, module URLs can. */
export interface Task {
  readonly job: Job
  /** URL of a module whose default export is a `Format`. */
  readonly formatUrl: string
}

/** How a job ended, as data: cloning between threads strips errors of their code. */
export type Outcome =
  | { readonly ok: true; readonly rendition: Rendition }
  | { readonly ok: false; readonly code: RenderErrorCode; readonly text: string }

/** Renders one task and never throws. Runs in a pool's thread, or in the caller's own. */
export async function renderTask(task: Task, limits: StageLimits): Promise<Outcome> {
  try {
    const module = (await import(task.formatUrl)) as { default: Format }
    return { ok: true, rendition: await render(task.job, module.default, createStages(limits)) }
  } catch (error) {
    if (isRenderError(error)) return { ok: false, code: error.code, text: error.message }
    return {
      ok: false,
      code: 'format-failed',
      text: `the format ${task.job.format} failed: ${describe(error)}`,
    }
  }
}

/** The error and the line of code that threw it, for whoever mends the format. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const place = /\n\s+at (.*)/.exec(error.stack ?? '')?.[1]
  return place === undefined ? error.message : `${error.message} (at ${place})`
}
