import { statsOf } from './target.ts'
import { usageError } from './usage-error.ts'

/**
 * The files that a command is given: names as they are, patterns such as `*.md` as what they match, in order and each once;
 * `-` is standard input. Throws a usage error for what is not there, or a folder.
 */
export async function findSources(given: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const name of given) found.push(...(isThere(name) ? [name] : await matchesOf(name)))
  return [...new Set(found)]
}

function isThere(name: string): boolean {
  if (name === '-') return true
  const stats = statsOf(name)
  if (stats?.isDirectory())
    throw usageError(`${name} is a folder; name its files, for example "${name.replace(/\/$/, '')}/*.md"`)
  return stats !== undefined
}

async function matchesOf(pattern: string): Promise<readonly string[]> {
  if (!/[*?[\]{}!]/.test(pattern)) throw usageError(`there is no file ${pattern}; check the path`)
  const { glob } = await import('tinyglobby')
  const matches = await glob(pattern, { onlyFiles: true, expandDirectories: false })
  if (matches.length === 0) throw usageError(`no file matches ${pattern}`)
  return matches.sort()
}
