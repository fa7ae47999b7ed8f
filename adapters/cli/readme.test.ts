import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { patience } from '../../core/testing/until.test.kit.ts'
import { createEngine } from '../../core/engine.ts'
import { explain } from '../../core/explain.ts'
import type { Format } from '../../core/format.ts'
import { formats } from '../../formats/index.ts'
import { createCall } from '../testing/api-caller.test.kit.ts'
import { startServe } from '../testing/serve-process.test.kit.ts'

const run = promisify(execFile)

const root = fileURLToPath(new URL('../../..', import.meta.url))
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const guides = ['architecture.md', 'contributing.md'].map(name =>
  readFileSync(join(root, 'docs', name), 'utf8'),
)
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>
  readonly scripts: Readonly<Record<string, string>>
}

test('the first example runs as it stands', async () => {
  const code = /```ts\n([\s\S]*?)```/.exec(readme)?.[1]
  if (code === undefined) throw new Error('the README has no example')
  // Inside the package, so that its own name resolves through its exports.
  const file = join(root, 'out', `readme-${process.pid}.mjs`)
  mkdirSync(join(root, 'out'), { recursive: true })
  const tail = 'console.log(JSON.stringify(rendition.artifacts.map(({ path }) => path)))\n'
  writeFileSync(file, `${code}\n${tail}`)
  try {
    const { stdout } = await run(process.execPath, [file], { timeout: 2 * patience })
    assert.equal(JSON.parse(stdout), ['site/index.html', 'document.pdf', 'pages/1.png'])
  } finally {
    rmSync(file)
  }
})

test('the format of the guide compiles against the package and renders', async () => {
  const code = /```tsx\n([\s\S]*?)```/.exec(guides.join(''))?.[1]
  if (code === undefined) throw new Error('the guide has no format')
  // Inside the package, so that its own name resolves through its exports.
  const folder = join(root, 'out', `format-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  const compilerOptions = {
    ...{ module: 'NodeNext', target: 'ES2022', strict: true, skipLibCheck: true, types: [] },
    ...{ jsx: 'react-jsx', jsxImportSource: 'platen', outDir: '.' },
  }
  writeFileSync(join(folder, 'note.tsx'), code)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['note.tsx'] }))
  try {
    await run(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { timeout: 2 * patience })
    const engine = createEngine({
      formats: { ...formats, note: pathToFileURL(join(folder, 'note.js')).href },
      threads: 0,
    })
    const content =
      '---\nDate: 9 May\nTide: low\n---\n\n# Ebb\n\nFrom six[^1].\n\n[^1]: By the harbour clock.\n'
    const { artifacts, messages, reading } = await engine.render({
      format: 'note',
      content,
      outputs: ['html'],
    })
    const page = new TextDecoder().decode(artifacts[0]?.bytes)
    assert.match(page, /<h1[^>]*>(?:<[^>]*>)*Ebb/)
    assert.match(page, /From six[\s\S]*>Date<[\s\S]*>9\W*May<[\s\S]*>Tide<[\s\S]*>low<[\s\S]*harbour clock/)
    assert.equal(reading.roles, { title: 'Ebb', date: '9 May', abstract: 'From six.' })
    assert.equal(messages, [])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('what it says of copy is so', async () => {
  const ticket = ((await import(formats['ticket'] ?? '')) as { default: Format }).default
  const rolesOf = async (content: string) => (await explain({ content }, ticket)).roles
  const [, field = '', line = '', row = '', sentence = ''] =
    /A field `(.*?)` of[\s\S]*?a line `(.*?)`, a row `(.*?)` of[\s\S]*?sentence "(.*?)"/.exec(readme) ?? []
  const copies = [
    `---\n${field}\n---\n\n# A`,
    `# A\n\n${line}`,
    `# A\n\n| | |\n|-|-|\n${row}`,
    `# A\n\n${sentence}`,
  ]
  for (const content of copies) assert.is((await rolesOf(content)).doorTime, '19:00', content)
  const forced = /```md\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  assert.equal(await rolesOf(forced), { seatRow: '17', doorTime: 'some time after seven' })
})

test('what a stranger pastes works from the first upload to the clone', async () => {
  const block = /```sh\n(KEY=plt_live_…[\s\S]*?)```/.exec(readme)?.[1] ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'platen-stranger-'))
  symlinkSync(join(root, 'fixtures'), join(folder, 'fixtures'))
  const served = await startServe(join(folder, 'data'))
  try {
    const script = block.replace('plt_live_…', served.key ?? '').replace('http://127.0.0.1:8787', served.url)
    assert.ok(script.includes(served.url))
    // A mistake anywhere ends it, also in the middle of a pipe.
    const words = ['-e', '-u', '-o', 'pipefail', '-c', script]
    const { stdout } = await run('bash', words, { cwd: folder, timeout: 2 * patience, killSignal: 'SIGKILL' })
    assert.match(stdout, '"status":"ready"')
    assert.match(stdout, /^completed$/m)
    assert.is(readFileSync(join(folder, 'tides.pdf')).subarray(0, 5).toString(), '%PDF-')
    const page = /^http:\/\/localhost:\d+\/p\/\w+\/$/m.exec(stdout)?.[0] ?? ''
    assert.match(await (await fetch(page)).text(), '<h1')
    assert.match(readFileSync(join(folder, 'tides/copy.md'), 'utf8'), '![The bay](assets/map.png)')
    const picture = readFileSync(join(root, 'fixtures/email-newsletter/assets/logo.png'))
    assert.equal(readFileSync(join(folder, 'tides/assets/map.png')), picture)
    assert.is(await served.stop('SIGINT'), 0)
    const again = await startServe(join(folder, 'data'))
    try {
      assert.is((await createCall(again.url, served.key ?? '')('GET', '/v1/jobs')).body.data[0].name, 'Tides')
      // The port is another one; the page and its address are the same.
      assert.is((await fetch(page.replace(/:\d+/, `:${new URL(again.url).port}`))).status, 200)
    } finally {
      await again.stop('SIGKILL')
    }
  } finally {
    await served.stop('SIGKILL')
    rmSync(folder, { recursive: true })
  }
})

test('linked and named files exist', () => {
  for (const [text, folder] of [
    [readme, root],
    ...guides.map(guide => [guide, join(root, 'docs')]),
  ] as const) {
    const prose = text.replace(/```[\s\S]*?```/g, '')
    const links = [...prose.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, path = '']) =>
      join(folder, path),
    )
    const named = [...text.matchAll(/`((?:core|formats|adapters|fixtures|bench)\/[\w./-]+)`/g)].map(
      ([, path = '']) => join(root, path),
    )
    assert.ok(links.length + named.length > 0)
    assert.equal(
      [...links, ...named].filter(path => !existsSync(path) && !existsSync(`${path}.test.ts`)),
      [],
    )
  }
})

test('its npm scripts and its dependencies are those of the package', () => {
  const scripts = [...[readme, ...guides].join('').matchAll(/npm run ([\w:-]+)/g)].map(
    match => match[1] ?? '',
  )
  assert.equal(
    scripts.filter(name => !(name in manifest.scripts)),
    [],
  )
  const table = readme.slice(readme.indexOf('## Dependencies'))
  const patterns = [...table.matchAll(/^\| ([^|]+) \|/gm)]
    .flatMap(match => (match[1] ?? '').split(','))
    .map(name => name.replace('(pinned)', '').trim())
  const isListed = (name: string): boolean =>
    patterns.some(pattern =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    )
  assert.equal(
    Object.keys(manifest.dependencies).filter(name => !isListed(name)),
    [],
  )
})

test.run()
