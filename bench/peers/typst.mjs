import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { toTypst } from './to-typst.mjs'

const start = promisify(execFile)

/**
 * Typst in this process. The markup is made beforehand, which favours Typst; its memory of earlier compilations is
 * cleared before each run, or it would give the finished document back.
 */
export function createTypst({ markdown, fontFiles }) {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: fontFiles }] })
  const mainFileContent = toTypst(markdown)
  return {
    prepare: () => compiler.evictCache(0),
    run: () => compiler.pdf({ mainFileContent }),
    close() {},
  }
}

/** Typst in a new Node process each time, markup file to PDF file: what a command line would do. */
export function createTypstCold({ markdown, fontFiles }) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-typst-'))
  const [source, target] = [join(folder, 'main.typ'), join(folder, 'main.pdf')]
  writeFileSync(source, toTypst(markdown))
  const program = fileURLToPath(new URL('./typst-cold.mjs', import.meta.url))
  return {
    run: () => start(process.execPath, [program, source, target, ...fontFiles]),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
