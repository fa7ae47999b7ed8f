import { createEngine } from '../../core/engine.ts'
import type { Output } from '../../core/job.ts'
import { findFormat } from '../../formats/find-format.ts'
import { formats } from '../../formats/index.ts'
import { withColumns } from '../../core/source/message-columns.ts'
import { readOwnLook } from './own-look.ts'
import { readAssetFiles, readBase, readContent } from './read-input.ts'
import { isTold } from './teller.ts'
import { usageError } from './usage-error.ts'
import { withProgress } from './progress.ts'
import { writeRendition } from './write-rendition.ts'

/** Options of `platen render` as they come from the command line. */
export interface RenderOptions {
  readonly format: string
  readonly brief: string
  readonly asset: readonly string[]
  readonly assets?: string
  readonly out: string
  readonly outputs: string
  readonly size?: string
  readonly base?: string
  readonly theme?: string
  readonly fonts?: string
  readonly threads: string
}

const outputs: readonly string[] = ['html', 'pdf', 'png', 'svg']

/** Renders one file into a folder and says on standard error what the author can mend. */
export async function renderCommand(file: string, options: RenderOptions): Promise<void> {
  const threads = readThreads(options.threads)
  const wanted = readOutputs(options.outputs)
  findFormat(options.format)
  const content = await readContent(file)
  const assets = await readAssetFiles(options.asset, options.assets)
  const look = await readOwnLook(options)
  const base = options.base === undefined ? {} : await readBase(options.base)
  const engine = createEngine({ formats, threads })
  try {
    const rendition = await withProgress(`rendering ${file}`, () =>
      engine.render({
        format: options.format,
        content,
        instructions: options.brief,
        ...look,
        assets: { ...look.assets, ...assets },
        outputs: wanted,
        ...(options.size !== undefined && { size: options.size }),
        ...base,
      }),
    )
    await writeRendition(rendition, options.out).catch(({ code, message }: NodeJS.ErrnoException) => {
      throw usageError(`cannot write into ${options.out} (${code ?? message}); check --out`)
    })
    const copy = new TextDecoder().decode(content)
    for (const message of withColumns(rendition.messages, copy).filter(isTold)) {
      const { severity, rule, text, hint, line, column } = message
      const place = line === undefined ? '' : `${file}:${line}:${column}: `
      process.stderr.write(`${place}${severity}: ${text} [${rule}]${hint === undefined ? '' : `; ${hint}`}\n`)
    }
  } finally {
    await engine.close()
  }
}

function readThreads(text: string): number {
  if (!/^\d{1,2}$/.test(text)) throw usageError(`--threads is "${text}"; give a number from 0 to 99`)
  return Number(text)
}

function readOutputs(text: string): Output[] {
  const names = text
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '')
  const wrong = names.find(name => !outputs.includes(name))
  if (wrong !== undefined)
    throw usageError(`there is no output "${wrong}"; allowed are ${outputs.join(', ')}`)
  if (names.length === 0) throw usageError(`--outputs names none; allowed are ${outputs.join(', ')}`)
  return names as Output[]
}
