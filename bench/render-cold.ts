import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const program = fileURLToPath(new URL('../bundle/command.cjs', import.meta.url))
const start = promisify(execFile)

/** Hands over a run of our command line, Markdown to a PDF file, each time in a new process; tidies up afterwards. */
export async function renderCold<Result>(
  format: string,
  content: string,
  use: (run: () => Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-cli-'))
  const source = join(folder, 'content.md')
  writeFileSync(source, content)
  const options = ['--format', format, '--output', join(folder, 'out.pdf'), '--quiet']
  try {
    return await use(() => start(process.execPath, [program, source, ...options]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
