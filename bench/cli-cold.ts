import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Bench } from './bench.ts'
import { fixturePath } from './input.ts'
import { measure } from './measure.ts'

const program = fileURLToPath(new URL('../adapters/cli/main.js', import.meta.url))
const start = promisify(execFile)

/** A one-page letter to PDF from the command line, each time in a new process; beside it, Node doing nothing. */
export const cliCold: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-cli-'))
  const letter = fixturePath('cover-letter')
  const options = ['--format', 'cover-letter', '--outputs', 'pdf', '--out', folder]
  try {
    const [ours, peer] = await measure([
      { name: 'cli-cold', run: () => start(process.execPath, [program, 'render', letter, ...options]) },
      { name: 'node alone', run: () => start(process.execPath, ['--eval', '0']) },
    ])
    return ours && peer ? [{ name: 'cli-cold', ours, peer, target: { milliseconds: 700 } }] : []
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
