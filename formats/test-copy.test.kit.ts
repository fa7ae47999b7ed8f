import type { Format } from '../core/format.ts'
import type { Output, Rendition } from '../core/job.ts'
import { composeJob, type LaidOutJob, layoutJob, paintJob } from '../core/render.ts'
import { checkRendition, testFormat, type Trial } from '../core/testing/index.ts'
import { isSoak } from '../core/testing/soak.test.kit.ts'
import { layoutFaults } from '../core/testing/test-format.ts'

const read: readonly Output[] = ['html', 'pdf']

/**
 * Holds one copy to the promises that are of copy: each word in order in HTML and PDF, nothing on a page cut, covered or broken.
 * That the same job gives the same bytes, a raster of it, and what becomes of no copy are shown of each format by its fixture; a
 * soak shows them of every copy. Throws an error that names every broken promise.
 */
export async function testCopy(format: Format, trial: Trial): Promise<Rendition> {
  if (isSoak) return testFormat(format, trial)
  const { outputs = read } = trial
  const laidOut = await layOut(format, trial, outputs)
  const rendition = await paintJob(laidOut, outputs)
  const faults = [...(await checkRendition(trial.content, rendition, trial)), ...layoutFaults(laidOut)]
  if (faults.length > 0) throw new Error(`${format.slug} breaks promises:\n- ${faults.join('\n- ')}`)
  return rendition
}

/**
 * A row of a sweep of copies: of one in two a test holds to those promises only what its pages show, without files that are written
 * and read back. A soak holds all to all.
 */
export async function testRow(
  format: Format,
  trial: Trial,
  row: number,
): Promise<Pick<Rendition, 'composition'>> {
  if (isSoak || row % 2 === 0) return testCopy(format, trial)
  const laidOut = await layOut(format, trial, ['pdf'])
  const lost = laidOut.messages.filter(({ rule }) => isLoss(rule))
  const faults = [...layoutFaults(laidOut), ...lost.map(({ text }) => text)]
  if (faults.length > 0) throw new Error(`${format.slug} breaks promises:\n- ${faults.join('\n- ')}`)
  return laidOut
}

async function layOut(format: Format, trial: Trial, outputs: readonly Output[]): Promise<LaidOutJob> {
  const { content, brief: instructions = '', assets = {} } = trial
  return layoutJob(await composeJob({ content, instructions, assets }, format), outputs)
}

/** Whether a message says that words of the copy are lost, or would be in the places that the format has for them. */
export function isLoss(rule: string): boolean {
  return rule === 'copy-missing' || rule === 'copy-set-plainly' || rule === 'copy-at-end'
}
