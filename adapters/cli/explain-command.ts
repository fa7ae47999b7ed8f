import { explain } from '../../core/explain.ts'
import type { Format } from '../../core/format.ts'
import { checkFormatOf } from '../../formats/find-format.ts'
import { explanationText } from './explanation-text.ts'
import { withProgress } from './progress.ts'
import { type JobOptions, readJob } from './read-job.ts'
import { takenFor } from './teller.ts'
import { inOneLine, settingFor } from './terminal.ts'

/** Options of `platen explain` as they come from the command line. */
export interface ExplainOptions extends JobOptions {
  readonly json?: boolean
}

/** Prints what a file's copy is taken for in a format and why, and which format that is where nobody named one, and writes nothing. */
export async function explainCommand(file: string, options: ExplainOptions): Promise<void> {
  const { job, because, notes } = await readJob(file, options)
  const module = (await import(checkFormatOf(job))) as { readonly default: Format }
  const explanation = await withProgress(`reading ${file}`, () => explain(job, module.default))
  for (const note of notes) process.stderr.write(`${inOneLine(`${file}: ${note}`)}\n`)
  if (because !== undefined) process.stderr.write(`${takenFor(file, job.format, because)}\n`)
  process.stdout.write(
    options.json
      ? `${JSON.stringify(explanation, null, 2)}\n`
      : explanationText(explanation, file, settingFor(process.stdout, process.env)),
  )
}
