import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { nearName } from '../../core/source/near-name.ts'
import { statsOf } from './target.ts'
import { usageError } from './usage-error.ts'

/**
 * The files that a command is given: names as they are, patterns such as `*.md` as what they match, in order and each once;
 * `-` is standard input. Throws a usage error for what is not there, with the file or the command that it is nearly called
 * as, or a folder.
 */
export async function findSources(
  given: readonly string[],
  commands: readonly string[] = [],
): Promise<readonly string[]> {
  const found: string[] = []
  for (const name of given) found.push(...(isThere(name) ? [name] : await matchesOf(name, commands)))
  return [...new Set(found)]
}

function isThere(name: string): boolean {
  if (name === '-') return true
  const stats = statsOf(name)
  if (stats?.isDirectory())
    throw usageError(`${name} is a folder; name its files, for example "${name.replace(/\/$/, '')}/*.md"`)
  return stats !== undefined
}

async function matchesOf(pattern: string, commands: readonly string[]): Promise<readonly string[]> {
  if (!/[*?[\]{}!]/.test(pattern)) {
    const near = await nearFile(pattern, commands)
    const hint = near === undefined ? 'check the path' : `did you mean ${near}?`
    throw usageError(`there is no file ${pattern}; ${hint}`)
  }
  const { glob } = await import('tinyglobby')
  const matches = await glob(pattern, { onlyFiles: true, expandDirectories: false })
  if (matches.length === 0) throw usageError(`no file matches ${pattern}`)
  return matches.sort()
}

/** A Markdown file beside the place of one that is not there, or a command, of nearly the same name. */
async function nearFile(path: string, commands: readonly string[]): Promise<string | undefined> {
  const folder = dirname(path)
  const names = statsOf(folder)?.isDirectory() ? await readdir(folder) : []
  const copies = names.filter(name => /\.(?:md|markdown|txt)$/i.test(name))
  const words = path === basename(path) && !path.includes('.') ? commands : []
  const near = nearName(basename(path), [...words, ...copies])
  if (near === undefined) return undefined
  return words.includes(near) ? `platen ${near}` : join(folder, near)
}
