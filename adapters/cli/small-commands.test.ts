import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { patience, until } from '../../core/testing/until.test.kit.ts'
import { readOwnSettings } from '../../core/source/own-settings.ts'
import type { Format } from '../../core/format.ts'
import { formats } from '../../formats/index.ts'
import { starterOf } from '../../formats/starters/starter-of.ts'
import { describeFormat } from '../../core/describe-format.ts'

const main = fileURLToPath(new URL('../../bundle/command.cjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'platen-small-'))

function platen(...args: string[]): {
  readonly code: number | null
  readonly out: string
  readonly error: string
} {
  const ended = spawnSync(process.execPath, [main, ...args], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 2 * patience,
  })
  return { code: ended.status, out: ended.stdout, error: ended.stderr }
}

const small = suite('platen init, completions, doctor, watch')
small.after(() => rmSync(folder, { recursive: true, force: true }))

small('every format has a copy to begin with that names it', async () => {
  for (const [slug, url] of Object.entries(formats)) {
    const { default: format } = (await import(url)) as { readonly default: Format }
    const { format: named, brief } = readOwnSettings(describeFormat(format, starterOf(slug)).starter)
    assert.is(named, slug)
    assert.ok(brief)
  }
})

small('init writes a copy that renders as it is, and nothing over another', () => {
  assert.is(platen('init', 'invoice').code, 0)
  assert.match(platen('invoice.md').error, 'wrote invoice.pdf')
  const again = platen('init', 'invoice')
  assert.is(again.code, 2)
  assert.match(again.error, 'it is there already')
  assert.match(platen('init', 'invioce').error, 'did you mean "invoice"?')
})

small('completions are made of the commands there are', () => {
  const { out } = platen('completions', 'bash')
  const typed = ['platen --form', 'platen init invoi', 'platen explain --js', 'platen wat'].map(line => {
    const words = line.split(' ')
    const asked = `COMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _platen; echo "\${COMPREPLY[@]}"`
    return spawnSync('bash', ['-c', `${out}\n${asked}`], { encoding: 'utf8' }).stdout.trim()
  })
  assert.equal(typed, ['--format', 'invoice', '--json', 'watch'])
  assert.match(platen('completions', 'fish').out, 'complete -c platen')
  assert.is(platen('completions', 'cmd').code, 2)
})

small('doctor says that everything here works', () => {
  const { code, out } = platen('doctor')
  assert.is(code, 0, out)
  assert.not.match(out, '✗')
})

small('watch makes a document again when its copy changes, and outlives a copy that is no text', async () => {
  const source = join(folder, 'tide.md')
  writeFileSync(source, '# Tide\n\nHigh at six.\n')
  const child = spawn(process.execPath, [main, 'watch', 'tide.md', '-f', 'report', '-t', 'html'], {
    cwd: folder,
  })
  const said = linesOf(child)
  try {
    await said(/watching/)
    await said(/wrote tide\.html/)
    writeFileSync(source, Buffer.from([0xff, 0xfe, 0x41]))
    await said(/content is not UTF-8/)
    writeFileSync(source, '# Tide\n\nHigh at seven.\n')
    await said(/wrote tide\.html/)
    assert.match(readFileSync(join(folder, 'tide.html'), 'utf8'), 'High at seven.')
  } finally {
    child.kill('SIGINT')
  }
  assert.is(await new Promise(resolve => child.once('close', resolve)), 0)
  assert.not(existsSync(join(folder, 'tide.html.part')))
})

/** Waits for a line on standard error that was not waited for before. */
function linesOf(child: ChildProcess): (pattern: RegExp) => Promise<void> {
  let heard = ''
  child.stderr?.on('data', chunk => {
    heard += chunk
  })
  return async pattern => {
    await until(() => pattern.test(heard)).catch(() => {
      throw new Error(`${pattern} was not said; heard: ${heard}`)
    })
    heard = heard.slice(heard.search(pattern)).replace(pattern, '')
  }
}

small.run()
