import { spawnSync } from 'node:child_process'
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
import sharp from 'sharp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { patience } from '../../core/testing/until.test.kit.ts'

const main = fileURLToPath(new URL('../../bundle/command.cjs', import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'platen-make-'))
const folder = join(home, 'own')

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly error: string
}

function platen(args: readonly string[], input = ''): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    ...{ cwd: folder, timeout: 2 * patience, input, encoding: 'latin1' },
    env: { ...process.env, NO_COLOR: '1' },
  })
  return { code: status, out: stdout, error: Buffer.from(stderr, 'latin1').toString('utf8') }
}

const report =
  '---\nformat: report\nbrief: serif, navy #14213d\nsize: A5\n---\n# Harbour notes\n\nThe tide turns at *six*.\n'
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)
const read = (name: string): Buffer => readFileSync(join(folder, name))

const make = suite('platen <file>')
make.before(() => mkdirSync(folder))
make.after(() => rmSync(home, { recursive: true, force: true }))

make('makes one file of one file, as its front matter says, and prints none of that', () => {
  write('notes.md', report)
  const { code, out, error } = platen(['notes.md'])
  assert.is(code, 0)
  assert.is(out, '')
  assert.match(error, /^wrote notes\.pdf \(1 page, \d+ KB, \d+\.\d s\)\n$/)
  const pdf = read('notes.pdf').toString('latin1')
  assert.match(pdf, /^%PDF-/)
  // A5 in points.
  assert.match(pdf, /MediaBox \[0 0 (419\.5|420)/)
  const html = platen(['notes.md', '-o', '-', '--to', 'html'])
  assert.match(html.out, 'Harbour notes')
  assert.match(html.out, '#14213d')
  assert.not.match(html.out.replace(/<head>.*<\/head>/s, ''), /A5|serif, navy/)
})

make('writes what the extension says, and a picture a page', () => {
  write('notes.md', report)
  assert.is(platen(['notes.md', '-o', 'made/card.svg']).code, 0)
  assert.match(read('made/card.svg').toString('utf8'), /^<svg/)
  write('long.md', `${report}\n${'## Part\n\nWords of a part that goes on.\n\n'.repeat(30)}`)
  const { error } = platen(['long.md', '-o', 'made/long.png'])
  const pages = readdirSync(join(folder, 'made')).filter(name => /^long-\d+\.png$/.test(name))
  assert.ok(pages.length > 1)
  for (const name of pages) assert.match(error, `wrote made/${name}`)
  assert.match(platen(['long.md', '-o', '-', '-t', 'png']).error, 'name a file or a folder with --output')
})

make('slides become one file, and a picture each only where that is asked for', () => {
  write('talk.md', '# Tides\n\n---\n\n## Ebb\n\nLow water.\n')
  assert.match(platen(['talk.md', '-f', 'presentation']).error, 'wrote talk.pdf (2 pages')
  assert.match(platen(['talk.md', '-f', 'presentation', '-o', 'talk.png']).error, 'wrote talk-2.png')
})

make('several files go into a folder, and one that fails stops no other', () => {
  write('one.md', report)
  write('two.md', report)
  writeFileSync(join(folder, 'three.md'), Buffer.from([0xff, 0xfe, 0x41, 0x00]))
  const { code, error } = platen(['one.md', 'two.md', 'three.md', '--format', 'report', '-o', 'all/'])
  assert.is(code, 1)
  assert.match(error, 'three.md: error: content is not UTF-8')
  assert.equal(readdirSync(join(folder, 'all')).sort(), ['one.pdf', 'two.pdf'])
  assert.is(platen(['[ot]*o.md', '-q', '-o', 'matched/']).code, 0)
  assert.equal(readdirSync(join(folder, 'matched')).sort(), ['two.pdf'])
})

make('the command line has the last word, then the copy, then the folder', () => {
  mkdirSync(join(folder, 'kit'), { recursive: true })
  write('kit/platen.config.yaml', 'brief: "accent #b4532a"\nformat: report\nto: html\n')
  write('kit/plain.md', '# Tides\n\nHigh at six.\n')
  assert.is(platen(['kit/plain.md', '-q']).code, 0)
  assert.match(read('kit/plain.html').toString('utf8'), '#b4532a')
  write('kit/own.md', '---\nbrief: "accent #1f6f54"\n---\n# Tides\n\nHigh at six.\n')
  platen(['kit/own.md', '-q'])
  assert.match(read('kit/own.html').toString('utf8'), '#1f6f54')
  platen(['kit/own.md', '-q', '--brief', 'accent #7a1fa2'])
  assert.match(read('kit/own.html').toString('utf8'), '#7a1fa2')
  write('kit/platen.config.yaml', 'fromat: report\n')
  const { code, error } = platen(['kit/own.md'])
  assert.is(code, 2)
  assert.match(error, 'did you mean "format"?')
})

make('pictures beside the copy are found, and nothing outside its folder is', async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c04020' } })
    .png()
    .toBuffer()
  mkdirSync(join(folder, 'with/pictures'), { recursive: true })
  writeFileSync(join(folder, 'with/pictures/red boat.png'), picture)
  writeFileSync(join(home, 'secret.png'), picture)
  symlinkSync(join(home, 'secret.png'), join(folder, 'with/link.png'))
  write(
    'with/a.md',
    '# Boats\n\n![a boat](<pictures/red boat.png>)\n\n![two](../../secret.png)\n\n![three](link.png)\n',
  )
  const { error } = platen(['with/a.md', '--format', 'report', '--to', 'html'])
  const html = read('with/a.html').toString('utf8')
  assert.is((html.match(/src="data:image\/png;base64,/g) ?? []).length, 1)
  assert.not.match(html, 'src="assets/red')
  assert.match(error, 'secret.png is missing')
  assert.match(error, 'link.png is missing')
})

make('wrong usage is said clearly, ends with 2 and writes nothing', () => {
  write('page.html', '<h1>Tides</h1><p>High at six.</p>')
  write('notes.md', report)
  const wrong: readonly (readonly [args: readonly string[], says: string])[] = [
    [['nope.md'], 'there is no file nope.md'],
    [['*.nope'], 'no file matches *.nope'],
    [['note.md'], 'there is no file note.md; did you mean notes.md?'],
    [['expalin', 'notes.md'], 'did you mean platen explain?'],
    [['notes.md', '-s', 'A55'], 'did you mean A5?'],
    [['notes.md', '-f', 'letter'], 'did you mean "cover-letter"?'],
    [[], 'platen <file...> [options]'],
    [['.'], '. is a folder'],
    [['notes.md', '-f', 'reprot'], 'did you mean "report"?'],
    [['notes.md', '-o', 'notes.docx'], 'nothing is written as "docx"'],
    [['notes.md', '-o', 'bare'], 'bare has no extension'],
    [['page.html', '-f', 'landing-page'], 'page.html is the copy itself'],
    [['notes.md', '-t', 'eml', '-o', 'x.eml'], 'is not written as eml'],
    [['notes.md', 'page.html', '-o', 'one.pdf'], 'name a folder'],
    [['notes.md', '--keep', 'some'], 'keep is "some"'],
    [['notes.md', '--json', '-o', '-'], 'do not both go to standard output'],
  ]
  const before = readdirSync(folder)
  for (const [args, says] of wrong) {
    const { code, error } = platen(args)
    assert.is(code, 2, args.join(' '))
    assert.match(error, says)
  }
  assert.equal(readdirSync(folder), before)
})

make('nothing that a copy, its settings or a name of a file say steers the terminal', () => {
  const steering = /(?!\n)\p{Cc}/u
  const steer = '\u001b]0;taken\u0007\u001b[31m'
  const written = '\\e]0;taken\\a\\e[31m'
  write(
    `odd${steer}.md`,
    `---\nformat: "${written}x"\nbrief: "in ${written} ink"\n---\n# Tides ${steer}\n\n![](${steer}no.png)\n`,
  )
  mkdirSync(join(folder, 'sized'))
  write('sized/a.md', '# Tides\n')
  for (const setting of [`size: "${written}x"`, `"${written}x": y`]) {
    write('sized/platen.config.yaml', `${setting}\n`)
    const { code, error } = platen(['sized/a.md', '-f', 'report'])
    assert.is.not(code, 0)
    assert.not.match(error, steering)
  }
  for (const args of [[], ['explain'], ['render', '--out', 'odd', '--format', 'report']]) {
    const { code, out, error } = platen([...args, `odd${steer}.md`])
    assert.is(code, 0, error)
    assert.not.match(Buffer.from(out, 'latin1').toString() + error, steering, args.join(' '))
  }
})

make('strictly, a document with warnings is not written; as JSON, everything is told', () => {
  write('gap.md', '# Boats\n\n![a boat](boat.png)\n')
  const strict = platen(['gap.md', '-f', 'report', '--strict'])
  assert.is(strict.code, 1)
  assert.match(strict.error, 'gap.md:3:11: warning: image boat.png is missing')
  assert.not(existsSync(join(folder, 'gap.pdf')))
  const { out, code } = platen(['gap.md', '-f', 'report', '--json', '-b', 'navy, with a jingle'])
  assert.is(code, 0)
  const [told] = JSON.parse(out)
  assert.equal(
    told.written.map(({ path }: { path: string }) => path),
    ['gap.pdf'],
  )
  assert.is(told.messages[0].rule, 'image-missing')
  assert.ok(told.brief.told.length > 0)
})

make('reads standard input and writes standard output', () => {
  const { code, out } = platen(['-', '-f', 'report'], '# From a pipe\n\nWords.\n')
  assert.is(code, 0)
  assert.match(out, /^%PDF-/)
})

make.run()
