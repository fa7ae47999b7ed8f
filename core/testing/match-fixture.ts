import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, extname } from 'node:path'

/**
 * Compares a text with the file that holds what is expected. A difference is thrown, and what came instead is written
 * beside the file as `name-changed.ext`; a match takes that file away again. With `UPDATE=1` in the environment the file
 * is written instead: look at the change before it is committed. Lines of the file that are not compared are left aside.
 */
export async function matchFixture(
  path: string,
  actual: string,
  isCompared: (line: string) => boolean = () => true,
): Promise<void> {
  const changed = `${path.slice(0, -extname(path).length)}-changed${extname(path)}`
  const all = await readExpected(path)
  const expected = process.env['UPDATE'] === '1' ? all : all?.split('\n').filter(isCompared).join('\n')
  if (expected === actual || process.env['UPDATE'] === '1') {
    await rm(changed, { force: true })
    if (expected !== actual) await write(path, actual)
    return
  }
  await write(changed, actual)
  const hint = 'look at both files, then run UPDATE=1 npm test to accept'
  if (expected === undefined) throw new Error(`${path} does not exist; ${hint}`)
  throw new Error(`${path} differs; ${hint}\n${firstDifference(expected, actual)}`)
}

async function readExpected(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

/** The first line that differs, both ways, and the two before it. */
function firstDifference(expected: string, actual: string): string {
  const [was, is] = [expected.split('\n'), actual.split('\n')]
  const at = was.findIndex((line, index) => line !== is[index])
  const line = at === -1 ? was.length : at
  const before = was.slice(Math.max(0, line - 2), line).map(text => `    ${text}`)
  return [`at line ${line + 1}:`, ...before, `  - ${was[line] ?? ''}`, `  + ${is[line] ?? ''}`].join('\n')
}
