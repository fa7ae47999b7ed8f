import { writeFile } from 'node:fs/promises'
import { describeFormat } from '../../core/describe-format.ts'
import type { Format } from '../../core/format.ts'
import { findFormat } from '../../formats/find-format.ts'
import { starterOf } from '../../formats/starters/starter-of.ts'
import { usageError } from './usage-error.ts'

/** Writes a copy to begin with, and a brief. A file that is there is never written over. */
export async function initCommand(slug: string, file: string | undefined): Promise<void> {
  const url = findFormat(slug)
  const { default: format } = (await import(url)) as { readonly default: Format }
  const path = file ?? `${slug}.md`
  try {
    await writeFile(path, describeFormat(format, starterOf(format.slug)).starter, { flag: 'wx' })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const why = code === 'EEXIST' ? 'it is there already; name another file' : `${code}; check the folder`
    throw usageError(`cannot write ${path}: ${why}`)
  }
  process.stderr.write(`wrote ${path}; now try: platen play ${path}\n`)
}
