/** Fetches the Nodes that the package is for and tries the packed package with each: `npm run nodes`. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Besides the one that this runs on. */
const versions = ['20', '22', '24']

const folder = mkdtempSync(join(tmpdir(), 'platen-nodes-'))
try {
  const nodes = versions.map(version => {
    const wanted = `node-${process.platform}-${process.arch}@${version}`
    const words = ['pack', '--silent', '--pack-destination', folder, wanted]
    const file = execFileSync('npm', words, { encoding: 'utf8' }).trim()
    const path = join(folder, version)
    mkdirSync(path)
    execFileSync('tar', ['xzf', join(folder, file), '-C', path, '--strip-components', '1'])
    return join(path, 'bin/node')
  })
  const suites = ['node_modules/uvu/bin.js', 'dist', '^adapters/cli/packed\\.test\\.js$']
  const env = { ...process.env, NODES: nodes.join(':') }
  execFileSync(process.execPath, suites, { cwd: root, stdio: 'inherit', env })
} finally {
  rmSync(folder, { recursive: true })
}
