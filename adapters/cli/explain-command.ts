import { explain } from '../../core/explain.ts'
import type { Format } from '../../core/format.ts'
import { checkFormatOf } from '../../formats/find-format.ts'
import { explanationText } from './explanation-text.ts'
import { withProgress } from './progress.ts'
import { readAssetFiles, readContent } from './read-input.ts'
import { settingFor } from './terminal.ts'

/** Options of `platen explain` as they come from the command line. */
export interface ExplainOptions {
  readonly format: string
  readonly brief: string
  readonly asset: readonly string[]
  readonly assets?: string
  readonly json?: boolean
}

/** Prints what a file's copy is taken for in a format and why, without rendering it. */
export async function explainCommand(file: string, options: ExplainOptions): Promise<void> {
  const job = {
    format: options.format,
    content: await readContent(file),
    instructions: options.brief,
    assets: await readAssetFiles(options.asset, options.assets),
  }
  const module = (await import(checkFormatOf(job))) as { readonly default: Format }
  const explanation = await withProgress(`reading ${file}`, () => explain(job, module.default))
  process.stdout.write(
    options.json
      ? `${JSON.stringify(explanation, null, 2)}\n`
      : explanationText(explanation, file, settingFor(process.stdout, process.env)),
  )
}
