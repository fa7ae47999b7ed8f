import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The package as a stranger installs it: packed, and unpacked in an empty folder. */
export interface Packed {
  /** The empty folder. */
  readonly folder: string
  /** Where the package lies in it. */
  readonly path: string
  readonly tarball: Uint8Array
  /** The command, as its folder of commands has it. */
  readonly command: string
  remove(): void
}

/** Packs what is built, without building it again, and lays it beside the packages that it needs, which are those of this clone. */
export async function packed(): Promise<Packed> {
  const folder = mkdtempSync(join(tmpdir(), 'platen-packed-'))
  const words = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder]
  const { stdout } = await run('npm', words, { cwd: root })
  const file = join(folder, stdout.trim())
  const modules = join(folder, 'node_modules')
  const path = join(modules, 'platen')
  mkdirSync(path, { recursive: true })
  await run('tar', ['xzf', file, '-C', path, '--strip-components', '1'])
  linkPackages(modules)
  const tarball = readFileSync(file)
  rmSync(file)
  const { bin } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as {
    readonly bin: { readonly platen: string }
  }
  const command = join(path, bin.platen)
  return { folder, path, tarball, command, remove: () => rmSync(folder, { recursive: true }) }
}

function linkPackages(modules: string): void {
  const from = join(root, 'node_modules')
  for (const name of readdirSync(from)) {
    if (name.startsWith('.')) continue
    if (!name.startsWith('@')) symlinkSync(join(from, name), join(modules, name))
    else {
      mkdirSync(join(modules, name))
      for (const inner of readdirSync(join(from, name)))
        symlinkSync(join(from, name, inner), join(modules, name, inner))
    }
  }
}
