import { execFile } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createEngine } from '../../core/engine.ts'
import { explain } from '../../core/explain.ts'
import type { Format } from '../../core/format.ts'
import { formats } from '../../formats/index.ts'
import { createCall } from '../testing/api-caller.test.kit.ts'
import { type Packed, packed } from '../testing/packed.test.kit.ts'
import { startServe } from '../testing/serve-process.test.kit.ts'

const run = promisify(execFile)

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const manifest = JSON.parse(read('package.json')) as {
  readonly dependencies: Readonly<Record<string, string>>
  readonly scripts: Readonly<Record<string, string>>
}

/** Pages whose examples are run, each in an empty folder. */
const guides = ['README.md', 'docs/command-line.md', 'docs/embedding.md', 'docs/markdown.md', 'docs/brief.md']
const pages = [
  ...guides,
  ...['docs/service.md', 'docs/formats.md', 'docs/messages.md', 'docs/speed.md', 'docs/dependencies.md'],
  ...['docs/architecture.md', 'docs/contributing.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'],
]

/** A piece of code: its language, the name of the file that it is, if any, and the text. */
interface Fence {
  readonly language: string
  readonly name: string
  readonly code: string
}

/** Code of a page. `sh` is run and `shell` is only shown; what has a name is a file. */
function fencesOf(path: string): readonly Fence[] {
  return [...read(path).matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', name = '', code = '']) => ({ language, name, code }),
  )
}

/** Programs to try the package with: this Node, and those that the environment names, divided by colons. */
const nodes = [process.execPath, ...(process.env['NODES'] ?? '').split(':').filter(path => path !== '')]

const embed = `
  const { createEngine } = PLATEN
  const { formats } = FORMATS
  const engine = createEngine({ formats, threads: 1 })
  const outputs = ['html', 'pdf', 'png']
  engine.render({ format: 'report', content: '# Tides', outputs }).then(({ artifacts }) => {
    console.log(artifacts.map(({ path }) => path).join(' '))
    return engine.close()
  })
`
const made = 'site/index.html document.pdf pages/1.png\n'

const guide = suite<{ home: Packed; path: string }>('the guide, run with the package as it is published')
guide.before(async context => {
  context.home = await packed()
  const commands = join(context.home.folder, 'commands')
  mkdirSync(commands)
  writeFileSync(
    join(commands, 'platen'),
    `#!/bin/sh\nexec "${process.execPath}" "${context.home.command}" "$@"\n`,
  )
  chmodSync(join(commands, 'platen'), 0o755)
  context.path = [commands, process.env['PATH']].join(delimiter)
})
guide.after(({ home }) => home.remove())

for (const page of guides) {
  guide(`${page}: each example works in an empty folder`, async ({ home, path }) => {
    // Below the package, so that its name resolves.
    const folder = join(home.folder, page.replaceAll('/', '-'))
    mkdirSync(folder)
    const env = { ...process.env, PATH: path, NO_COLOR: '1' }
    for (const { language, name, code } of fencesOf(page)) {
      if (name !== '') writeFileSync(join(folder, name), code)
      if (/\.[cm]js$/.test(name)) await run(process.execPath, [name], { cwd: folder, timeout: 120_000 })
      if (language !== 'sh') continue
      // A mistake anywhere ends it, also in the middle of a pipe.
      const words = ['-e', '-u', '-o', 'pipefail', '-c', code]
      await run('bash', words, { cwd: folder, env, timeout: 240_000 })
    }
  })
}

guide('what a stranger sends to the service works from the first document to the clone', async ({ home }) => {
  const [render = '', client = '', jobs = ''] = ['render', 'client.mjs', 'jobs'].map(
    wanted => fencesOf('docs/service.md').find(({ name }) => name === wanted)?.code,
  )
  const curl = fencesOf('README.md').find(({ code }) => code.includes('/v1/render'))?.code ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'platen-stranger-'))
  symlinkSync(join(root, 'fixtures'), join(folder, 'fixtures'))
  writeFileSync(join(folder, 'cv.md'), '# Ada Marsh\n\n## Education\n\n- 2020 Harbour school\n')
  const served = await startServe(join(folder, 'data'))
  const reaching = (block: string): string => {
    const script = block.replace('plt_live_…', served.key ?? '').replace('http://127.0.0.1:8787', served.url)
    assert.ok(script.includes(served.url))
    return script
  }
  const bash = async (block: string): Promise<string> => {
    const script = reaching(block)
    const words = ['-e', '-u', '-o', 'pipefail', '-c', script]
    return (await run('bash', words, { cwd: folder, timeout: 90_000, killSignal: 'SIGKILL' })).stdout
  }
  const starts = (name: string, size: number): Buffer => readFileSync(join(folder, name)).subarray(0, size)
  try {
    await bash(curl)
    assert.is(starts('cv.pdf', 5).toString(), '%PDF-')
    await bash(render)
    assert.is(starts('tides.pdf', 5).toString(), '%PDF-')
    assert.is(starts('tides.png', 4).toString('latin1'), '\x89PNG')
    const typed = join(home.folder, 'client')
    mkdirSync(typed)
    writeFileSync(join(typed, 'client.mjs'), reaching(client))
    await run(process.execPath, ['client.mjs'], { cwd: typed, timeout: 60_000 })
    assert.is(readFileSync(join(typed, 'tides.pdf')).subarray(0, 5).toString(), '%PDF-')
    const stdout = await bash(jobs)
    assert.match(stdout, '"status":"ready"')
    assert.match(stdout, /^completed$/m)
    assert.is(starts('tides.pdf', 5).toString(), '%PDF-')
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

guide('the format of the guide compiles against the package and renders', async () => {
  const code = fencesOf('docs/contributing.md').find(({ language }) => language === 'tsx')?.code
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
    await run(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { timeout: 120_000 })
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

guide('what it says of copy is so', async () => {
  const ticket = ((await import(formats['ticket'])) as { default: Format }).default
  const rolesOf = async (content: string) => (await explain({ content }, ticket)).roles
  const page = read('docs/markdown.md')
  const [, field = '', line = '', row = '', sentence = ''] =
    /a field `(.*?)` in[\s\S]*?a line `(.*?)`,[\s\S]*?a row `(.*?)` of[\s\S]*?sentence “(.*?)”/.exec(page) ??
    []
  const copies = [
    `---\n${field}\n---\n\n# A`,
    `# A\n\n${line}`,
    `# A\n\n| | |\n|-|-|\n${row}`,
    `# A\n\n${sentence}`,
  ]
  for (const content of copies) assert.is((await rolesOf(content)).doorTime, '19:00', content)
  const forced = fencesOf('docs/markdown.md').find(({ name }) => name === 'ticket.md')?.code ?? ''
  assert.equal(await rolesOf(forced), { seatRow: '17', doorTime: 'some time after seven' })
})

guide('linked and named files exist', () => {
  for (const path of pages) {
    const text = read(path)
    const folder = join(root, path, '..')
    const prose = text.replace(/```[\s\S]*?```/g, '')
    const links = [...prose.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, link = '']) =>
      join(folder, link),
    )
    const named = [...text.matchAll(/`((?:core|formats|adapters|fixtures|bench)\/[\w./-]+)`/g)].map(
      ([, file = '']) => join(root, file),
    )
    assert.equal(
      [...links, ...named].filter(file => !existsSync(file) && !existsSync(`${file}.test.ts`)),
      [],
      path,
    )
  }
})

guide('links to a part of a page lead there', () => {
  const anchors = (path: string): readonly string[] =>
    [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .trim()
        .replace(/\s+/g, '-'),
    )
  for (const path of pages) {
    for (const [, target = '', anchor = ''] of read(path).matchAll(/\]\(([\w./-]*)#([\w-]+)\)/g)) {
      const page = target === '' ? path : join(path, '..', target)
      assert.ok(anchors(page).includes(anchor), `${path}: ${target}#${anchor}`)
    }
  }
})

guide('its npm scripts and its dependencies are those of the package', () => {
  const scripts = [
    ...pages
      .map(read)
      .join('')
      .matchAll(/npm run ([\w:-]+)/g),
  ].map(match => match[1] ?? '')
  assert.equal(
    scripts.filter(name => !(name in manifest.scripts)),
    [],
  )
  const patterns = [...read('docs/dependencies.md').matchAll(/^\| ([^|]+) \|/gm)]
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

guide('publint finds nothing', async ({ home }) => {
  const { messages, pkg } = await publint({ pkgDir: home.path, pack: false, strict: true })
  assert.equal(
    messages.map(message => formatMessage(message, pkg)),
    [],
  )
})

guide('its types are those of what is loaded, by import and by require', async ({ home }) => {
  const analysis = await checkPackage(createPackageFromTarballData(home.tarball))
  assert.ok(analysis.types)
  // It is for Node 20.19 and newer, which reads `exports` and loads modules by `require`.
  const problems = (analysis.types ? analysis.problems : []).filter(
    problem =>
      problem.kind !== 'CJSResolvesToESM' &&
      !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
  )
  assert.equal(problems, [])
})

for (const node of nodes) {
  guide(`${node} embeds it by import and by require, and makes a file by the command`, async ({ home }) => {
    const { folder, command } = home
    const esm = `import * as PLATEN from 'platen'\nimport * as FORMATS from 'platen/formats'\n${embed}`
    const cjs = `const PLATEN = require('platen')\nconst FORMATS = require('platen/formats')\n${embed}`
    writeFileSync(join(folder, 'embed.mjs'), esm)
    writeFileSync(join(folder, 'embed.cjs'), cjs)
    for (const file of ['embed.mjs', 'embed.cjs']) {
      const { stdout, stderr } = await run(node, [file], { cwd: folder })
      assert.is(stdout, made, stderr)
    }
    writeFileSync(join(folder, 'letter.md'), '---\nformat: cover-letter\n---\nDear harbour,\n\nyours.\n')
    const { stderr } = await run(node, [command, 'letter.md', '-o', 'letter.pdf'], { cwd: folder })
    assert.match(stderr, /^wrote letter\.pdf \(1 page, /m)
  })
}

guide.run()
