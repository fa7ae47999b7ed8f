import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { patience } from '../../core/testing/until.test.kit.ts'
import { formats } from '../../formats/index.ts'

const main = fileURLToPath(new URL('../../bundle/command.cjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'platen-'))
const file = join(folder, 'notes.md')
writeFileSync(file, '# Harbour notes\n\nThe tide turns at *six*.\n')

/** A render in the process itself: that it is done in a thread without this is shown once. */
const here = ['render', '--threads', '0', '--format', 'report']

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly error: string
}

function platen(args: readonly string[], input = ''): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...args], { cwd: folder, timeout: 2 * patience })
    let out = ''
    let error = ''
    child.stdout.on('data', chunk => {
      out += chunk
    })
    child.stderr.on('data', chunk => {
      error += chunk
    })
    child.on('error', reject)
    child.on('close', code => resolve({ code, out, error }))
    child.stdin.end(input)
  })
}

const commandLine = suite('command line')
commandLine.after(() => rmSync(folder, { recursive: true, force: true }))

commandLine('renders a file into a folder, and says what it wrote in one line when piped', async () => {
  const out = join(folder, 'done')
  const ended = await platen(['render', file, '--format', 'report', '--brief', 'warm, serif', '--out', out])
  assert.equal([ended.code, ended.out], [0, ''])
  assert.match(ended.error, /^wrote \S+\/done\/ \(1 page, \d+ KB, [\d.]+ s\)\n$/)
  assert.match(readFileSync(join(out, 'site/index.html'), 'utf8'), /Harbour notes/)
  assert.is(readFileSync(join(out, 'document.pdf')).subarray(0, 5).toString(), '%PDF-')
  assert.is(readFileSync(join(out, 'pages/1.png')).readUInt32BE(0), 0x89504e47)
  const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Record<string, unknown>
  const keys = ['format', 'hash', 'pages', 'messages', 'reading', 'composition', 'brief', 'design', 'timings']
  assert.equal(Object.keys(report), keys)
  assert.is(report.format, 'report')
})

commandLine(
  'an earlier design is edited, other outputs are left out, and an old render is cleared',
  async () => {
    const out = join(folder, 'edited')
    const base = join(folder, 'edited/report.json')
    // By the names that making one file has for them.
    assert.is((await platen([...here, file, '--to', 'html,svg', '--output', out])).code, 0)
    assert.ok(existsSync(join(out, 'pages/1.svg')))
    const args = ['--base', base, '--brief', 'accent #b4532a', '--outputs', 'html', '--out', out]
    assert.is((await platen([...here, file, ...args])).code, 0)
    assert.not.ok(existsSync(join(out, 'pages')))
    assert.match(readFileSync(base, 'utf8'), '#b4532a')
  },
)

commandLine('pages and a site of somebody else are left alone', async () => {
  const out = join(folder, 'theirs')
  mkdirSync(join(out, 'pages'), { recursive: true })
  writeFileSync(join(out, 'pages/index.tsx'), 'theirs')
  writeFileSync(join(out, 'report.json'), '{"pages": 3}')
  assert.is((await platen([...here, file, '--outputs', 'html', '--out', out])).code, 0)
  assert.is(readFileSync(join(out, 'pages/index.tsx'), 'utf8'), 'theirs')
})

commandLine('nothing is written through a link that leads out of the folder', async () => {
  const [out, away] = [join(folder, 'linked'), join(folder, 'away')]
  for (const path of [join(out, 'own'), away]) mkdirSync(path, { recursive: true })
  writeFileSync(join(away, 'kept'), 'theirs')
  const links = [
    ['site', away],
    ['report.json', join(away, 'kept')],
    ['pages', join(away, 'not there')],
  ] as const
  for (const [name, to] of links) {
    symlinkSync(to, join(out, name))
    const { code, error } = await platen([...here, file, '--outputs', 'html,svg', '--out', out])
    assert.is(code, 2, error)
    assert.match(error, `cannot write into ${out} (${name} is a link out of it)`)
    rmSync(join(out, name))
  }
  assert.equal([readdirSync(away), readFileSync(join(away, 'kept'), 'utf8')], [['kept'], 'theirs'])
  symlinkSync(join(out, 'own'), join(out, 'site'))
  assert.is((await platen([...here, file, '--outputs', 'html', '--out', out])).code, 0)
  assert.ok(existsSync(join(out, 'own/index.html')))
})

commandLine('reads standard input as -', async () => {
  const out = join(folder, 'piped')
  const args = [...here, '-', '--outputs', 'html', '--out', out]
  assert.is((await platen(args, '# From a pipe\n')).code, 0)
  assert.match(readFileSync(join(out, 'site/index.html'), 'utf8'), /From a pipe/)
})

commandLine('what the author can mend goes to standard error with its line', async () => {
  const out = join(folder, 'messages')
  const args = [...here, '-', '--outputs', 'html', '--out', out]
  const { code, error } = await platen(args, '# A\n\n![a boat](boat.png)\n')
  assert.is(code, 0)
  assert.match(error, /^-:3:\d+: warning: .*boat\.png.*\[image-missing\]; /)
})

commandLine('what cannot be rendered ends with 1 and writes nothing', async () => {
  const out = join(folder, 'failed')
  writeFileSync(join(folder, 'latin.md'), Uint8Array.from([0x23, 0x20, 0x41, 0xff]))
  const latin = await platen([...here, 'latin.md', '--out', out])
  assert.is(latin.code, 1)
  assert.match(latin.error, /offset 3/)
  assert.not.match(latin.error, /\n\s+at /, 'no stack')
  assert.not.ok(existsSync(out))
})

commandLine(
  'every command that takes a copy takes its format from the front matter, or tells it',
  async () => {
    writeFileSync(
      join(folder, 'tea.md'),
      '---\nformat: menu\nbrief: calm\n---\n# Tea\n\n- Scone £3\n- Pot £4\n',
    )
    const out = join(folder, 'tea')
    const rendered = await platen(['render', 'tea.md', '--outputs', 'pdf', '--out', out])
    assert.is(rendered.code, 0, rendered.error)
    assert.match(rendered.error, /wrote .*\/ \(1 page, /)
    assert.is(JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')).format, 'menu')
    const explained = await platen(['explain', 'tea.md', '-b', 'sober'])
    assert.is(explained.code, 0, explained.error)
    assert.match(explained.out, 'menu')
  },
)

commandLine('wrong usage ends with 2 and names the value', async () => {
  const wrong: readonly (readonly [readonly string[], RegExp])[] = [
    [['render', 'nowhere.md', '--format', 'report'], /nowhere\.md/],
    [['render', file, '--format', 'report', '--outputs', 'docx'], /"docx".*html, pdf, png, svg/],
    [['render', file, '--format', 'reprot'], /"reprot".*did you mean "report"/],
    [['render', file, '--format', 'report', '--size', 'A44'], /"a44".*A4/],
    [['render', file, '--format', 'report', '--threads', 'many'], /"many"/],
    [['render', file, '--format', 'report', '--assets', 'nowhere'], /nowhere/],
    [['render', file, '--format', 'report', '--base', file], /notes\.md is not JSON/],
    [['rendr', file], /rendr/],
    [['explain', file, '--format', 'tikcet'], /"tikcet".*did you mean "ticket"/],
    [['explain', 'nowhere.md', '--format', 'ticket'], /nowhere\.md/],
    [['formats', 'tikcet'], /"tikcet".*did you mean "ticket"/],
  ]
  const ended = await Promise.all(wrong.map(([args]) => platen(args)))
  wrong.forEach(([args, pattern], index) => {
    assert.is(ended[index]?.code, 2, args.join(' '))
    assert.match(ended[index]?.error ?? '', pattern)
  })
})

commandLine('lists every format', async () => {
  const { code, out } = await platen(['formats', '--json'])
  assert.is(code, 0)
  const rows = JSON.parse(out) as { slug: string; group: string; surface: string; sizes: unknown[] }[]
  assert.is(rows.length, 37)
  assert.equal(
    rows.map(({ slug }) => slug),
    Object.keys(formats),
  )
  assert.ok(rows.every(({ group, surface, sizes }) => group !== '' && surface !== '' && sizes.length > 0))
  const table = await platen(['formats'])
  assert.is(table.out.trimEnd().split('\n').length, 37)
})

commandLine('says what one format takes of a copy', async () => {
  const { code, out } = await platen(['formats', 'ticket', '--json'])
  assert.is(code, 0)
  const told = JSON.parse(out) as {
    slug: string
    roles: { role: string; label: string; needed: boolean }[]
    example: string
  }
  assert.is(told.slug, 'ticket')
  assert.equal(told.roles[0], {
    role: 'title',
    label: 'Title',
    sample: 'Three Cellos and a Chair',
    needed: true,
  })
  assert.ok(told.roles.some(({ role, needed }) => role === 'seatRow' && !needed))
  const page = await platen(['formats', 'ticket'])
  assert.match(page.out, told.example)
  assert.match(page.out, /\n {2}seatRow +Row: G\n/)
})

commandLine('explains a copy, and draws nothing', async () => {
  const told = await platen(
    ['explain', '-', '--format', 'ticket', '--json'],
    '---\nRow: 7\n---\n\n# Cellos\n',
  )
  assert.is(told.code, 0)
  const { roles, because } = JSON.parse(told.out) as Record<string, Record<string, string>>
  assert.equal(roles, { title: 'Cellos', seatRow: '7' })
  assert.is(because?.seatRow, '"Row" is row in English')
  const page = await platen(['explain', file, '--format', 'report'])
  assert.is(page.code, 0)
  assert.match(page.out, /^.*notes\.md as report\n/)
  assert.match(page.out, /title +Harbour notes +the first heading/)
  const latin = await platen(['explain', 'latin.md', '--format', 'report'])
  assert.is(latin.code, 1)
  assert.match(latin.error, /offset 3/)
})

commandLine('says its version and how it is used', async () => {
  const [version, help] = await Promise.all([platen(['--version']), platen(['--help'])])
  const { version: wanted } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  ) as { version: string }
  assert.equal(version, { code: 0, out: `${wanted}\n`, error: '' })
  assert.is(help.code, 0)
  for (const command of ['render', 'explain', 'formats', 'play']) assert.match(help.out, command)
})

commandLine.run()
