import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Pages, StructureNode } from '../draw/frame.ts'
import { paintPdf } from './pdf.ts'
import { checkedPdf, openPdf, pageText } from './pdf/read-pdf.test.kit.ts'
import { frame, line, pagesOf } from './sample.test.kit.ts'

const info = { title: 'Test', lang: 'en' }

function lines(...items: ReturnType<typeof line>[]): Pages {
  return pagesOf([
    frame(items.map((item, index) => ({ ...item, baseline: 60 + index * 30, mark: index + 1 }))),
  ])
}

async function textOf(pages: Pages): Promise<string> {
  const bytes = await paintPdf(pages, info)
  await checkedPdf(bytes)
  return pageText(bytes)
}

test('text reads back as written: ligatures, escapes, kerning, accents', async () => {
  const text = 'The office fixed five affluent waffles (first) back\\slash Ünïcode “quotes” — AVATAR To'
  assert.is(await textOf(lines(line(text))), text)
})

test('decomposed accents read back as they were written', async () => {
  const text = 'e\u0301 x\u0323\u0301 é'
  assert.is(await textOf(lines(line(text))), text)
})

test('coloured signs are drawings that read back as the characters they are', async () => {
  const text = '😀 👩‍👩‍👧‍👦 🇫🇷 👍🏽'
  const pages = lines(line(text, { family: 'Twemoji' }), line('after it'))
  // The reader leaves out joiners.
  assert.is((await textOf(pages)).replaceAll('\n', ''), `${text.replaceAll('\u200d', '')}after it`)
  const bytes = await paintPdf(pages, info)
  assert.equal(await paintPdf(pages, info), bytes)
})

test('more coloured signs than a font has codes go on in another font', async () => {
  const signs = Array.from({ length: 600 }, (_, index) => String.fromCodePoint(0x1f300 + index))
  const text = signs.filter(sign => /\p{Emoji_Presentation}/u.test(sign)).join(' ')
  assert.ok(text.split(' ').length > 255)
  assert.is(await textOf(lines(line(text, { family: 'Twemoji', size: 1 }))), text)
})

test('justified lines have one space between words', async () => {
  const text = 'wide gaps between words'
  assert.is(await textOf(lines(line(text, { extraGap: 30 }))), text)
  assert.is(await textOf(lines(line(text, { extraGap: -1.5 }))), text)
})

test('tracked text and tabular figures read back', async () => {
  const text = await textOf(
    lines(line('TRACKED OUT', { tracking: 0.15 }), line('12,345 6,789', { tabular: true })),
  )
  assert.is(text, 'TRACKED OUT\n12,345 6,789')
})

test('a space after a line keeps the words of the next line apart', async () => {
  const item = line('first', { spaceAfter: true, mark: 1 })
  const bytes = await paintPdf(
    pagesOf([frame([item, { ...line('second', { mark: 1 }), baseline: 120 }])]),
    info,
  )
  const content = await checkedPdf(bytes)
  assert.is((content.match(/TJ/g) ?? []).length, 2)
  assert.match(await pageText(bytes), /^first\s+second$/)
})

test('right-to-left words read back in logical order, ligatures included', async () => {
  const hebrew = 'שלום עולם טוב'
  const arabic = 'السلام عليكم لا'
  const pages = lines(
    line(hebrew, { rtl: true, family: 'Noto Sans Hebrew' }),
    line(arabic, { rtl: true, family: 'Noto Naskh Arabic' }),
  )
  const bytes = await paintPdf(pages, info)
  assert.is(await pageText(bytes), `${hebrew}\n${arabic}`)
  assert.match(await checkedPdf(bytes), '/ReversedChars BMC')
})

test('one glyph that stands for several texts extracts as each of them', async () => {
  const missing = '\u{12000}\u{12001}x\u{12000}'
  const bytes = await paintPdf(lines(line(missing)), info)
  assert.is(await pageText(bytes), missing)
  assert.not.match(Buffer.from(bytes).toString('latin1'), 'pdfuaid')
})

test('a hyphen at a line break is a soft hyphen, a written one is a hyphen', async () => {
  const item = line('ab-cd')
  const [placed] = item.words
  const word = placed?.word
  if (word === undefined) throw new Error('no word')
  const broken = { ...word, text: 'abc\u00ad', clusters: ['a', 'b', '\u00ad', 'c', 'd'] }
  const pages = lines(item, { ...item, words: [{ x: 0, word: broken }] })
  const content = await checkedPdf(await paintPdf(pages, info))
  assert.match(content, /<[0-9a-f]{4}> <00ad>/)
  assert.match(content, /<[0-9a-f]{4}> <002d>/)
})

test('an unused soft hyphen is not in the way of its letter', async () => {
  assert.is(await textOf(lines(line('hyphen\u00ad end'))), 'hyphen end')
})

test('words keep their places within a hundredth of an em', async () => {
  const item = line('AVAVA fixed words over here', { extraGap: 9.3, size: 20 })
  const document = await openPdf(await paintPdf(lines(item), info))
  const { items } = await (await document.getPage(1)).getTextContent()
  const words = items.flatMap(text => ('str' in text && text.str.trim() !== '' ? [text] : []))
  assert.is(words.length, 5)
  for (const [index, word] of words.entries()) {
    const expected = (50 + (item.words[index]?.x ?? 0)) * 0.75
    assert.ok(
      Math.abs(word.transform[4] - expected) < 0.15,
      `${word.str} at ${word.transform[4]}, not ${expected}`,
    )
  }
  await document.destroy()
})

const structured: StructureNode = {
  role: 'Document',
  children: [
    { role: 'H1', children: [1] },
    {
      role: 'P',
      children: [
        2,
        { role: 'Link', children: [3] },
        { role: 'Note', children: [{ role: 'P', children: [4] }] },
      ],
    },
    {
      role: 'Table',
      children: [
        { role: 'TR', children: [{ role: 'TH', scope: 'col', colSpan: 2, children: [5] }] },
        {
          role: 'TR',
          children: [
            { role: 'TD', children: [6] },
            { role: 'TD', children: [] },
          ],
        },
      ],
    },
    { role: 'Figure', alt: 'A <square> & more', children: [7] },
  ],
}

function structuredPages(): Pages {
  const link = { kind: 'link', x: 50, y: 80, width: 90, height: 20, title: 'to the table', mark: 3 } as const
  const square = {
    kind: 'path',
    d: 'M0 0h10v10h-10z',
    x: 50,
    y: 400,
    scaleX: 4,
    scaleY: 4,
    fill: '#336699',
    mark: 7,
  } as const
  const marks = [1, 2, 3, 4, 5, 6].map(mark => line(`word${mark}`, { mark, baseline: 40 + mark * 30 }))
  return {
    frames: [
      frame([line('running head', { baseline: 20 }), ...marks, square, { ...link, href: '#täble' }]),
      frame([
        line('more', { mark: 2 }),
        { ...link, href: 'https://example.com/a b?ü' },
        { ...link, href: '#nowhere' },
      ]),
    ],
    structure: structured,
    outline: [
      { title: 'Größe', level: 1, page: 0, y: 50 },
      { title: 'deep', level: 3, page: 0, y: 60 },
      { title: 'next', level: 2, page: 1, y: 0 },
      { title: 'Second', level: 1, page: 1, y: 10 },
    ],
    anchors: new Map([
      ['täble', { page: 1, y: 100 }],
      ['zoo', { page: 0, y: 0 }],
    ]),
  }
}

test('the structure tree holds roles, alternatives, spans and content over pages', async () => {
  const bytes = await paintPdf(structuredPages(), { title: 'R&D <x>', lang: 'de', author: 'A & B' })
  const content = await checkedPdf(bytes)
  assert.match(content, '/Alt (A <square> & more)')
  assert.match(content, /\/ColSpan 2[^>]*\/O \/Table[^>]*\/Scope \/Column/)
  assert.match(content, /\/ID \(note-000001\)/)
  assert.match(content, /\/BBox \[\s*37\.5\s+512\.25\s+67\.5\s+542\.25\s*\]/)
  assert.match(content, /\/Type \/MCR/)
  assert.match(content, '/Artifact BMC')
  assert.match(content, '/Lang (de)')
  assert.match(content, '/DisplayDocTitle true')
  const document = await openPdf(bytes)
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree())
  for (const role of ['H1', 'P', 'Link', 'Note', 'Table', 'TH', 'TD', 'Figure'])
    assert.match(tree, `"role":"${role}"`)
  await document.destroy()
})

test('links lead to pages and places, and belong to a Link element', async () => {
  const bytes = await paintPdf(structuredPages(), info)
  const content = await checkedPdf(bytes)
  assert.is((content.match(/\/Type \/OBJR/g) ?? []).length, 2, 'a link to nowhere is left out')
  assert.is((content.match(/\/StructParent \d/g) ?? []).length, 2)
  const document = await openPdf(bytes)
  const [inner] = await (await document.getPage(1)).getAnnotations()
  const [outer] = await (await document.getPage(2)).getAnnotations()
  assert.is(outer.url, 'https://example.com/a%20b?%C3%BC')
  assert.is(outer.contentsObj.str, 'to the table')
  const target = await document.getDestination(inner.dest)
  if (target === null) throw new Error('no destination')
  assert.is(await document.getPageIndex(target[0]), 1)
  assert.is(target[3], (1123 - 100) * 0.75)
  await document.destroy()
})

test('links without a mark get an element of their own', async () => {
  const link = {
    kind: 'link',
    x: 0,
    y: 0,
    width: 9,
    height: 9,
    href: 'https://example.com',
    title: '',
  } as const
  const content = await checkedPdf(
    await paintPdf(pagesOf([frame([link, { ...line('x', { mark: 1 }) }, { ...link, mark: 1 }])]), info),
  )
  assert.is((content.match(/\/S \/Link/g) ?? []).length, 2)
})

test('the outline nests by level and leads to places', async () => {
  const document = await openPdf(await paintPdf(structuredPages(), info))
  const outline = await document.getOutline()
  assert.equal(
    outline.map(entry => entry.title),
    ['Größe', 'Second'],
  )
  assert.equal(
    outline[0]?.items.map((entry: { title: string }) => entry.title),
    ['deep', 'next'],
  )
  const dest = outline[1]?.dest
  if (!Array.isArray(dest)) throw new Error('no destination')
  assert.is(await document.getPageIndex(dest[0]), 1)
  assert.equal([dest[2], dest[3]], [null, (1123 - 10) * 0.75])
  await document.destroy()
})

test('metadata is well-formed XML and claims PDF/UA only when it holds', async () => {
  const good = Buffer.from(
    await paintPdf(structuredPages(), { title: 'R&D <x>\u0000', lang: 'de' }),
  ).toString('utf8')
  assert.match(good, 'R&amp;D &lt;x&gt;</rdf:li>')
  assert.match(good, '<pdfuaid:part>1</pdfuaid:part>')
  const untitled = Buffer.from(await paintPdf(structuredPages(), { title: ' ', lang: 'de' })).toString('utf8')
  assert.not.match(untitled, 'pdfuaid')
})

test('no date and no chance: the same bytes twice and in another process', async () => {
  const hash = async () =>
    createHash('sha256')
      .update(await paintPdf(structuredPages(), info))
      .digest('hex')
  const first = await hash()
  assert.is(await hash(), first)
  const script = fileURLToPath(new URL('./pdf.test.js', import.meta.url))
  const other = execFileSync(process.execPath, [script], {
    env: { ...process.env, PRINT_HASH: '1' },
    encoding: 'utf8',
  })
  assert.is(other.trim().split('\n')[0], first)
  const text = Buffer.from(await paintPdf(structuredPages(), info)).toString('latin1')
  assert.not.match(text, 'CreationDate')
})

test('bleed adds to the media box and trims in the right place', async () => {
  const bytes = await paintPdf(
    pagesOf([frame([], { width: 100, height: 200, bleed: 12, background: '#ff0000' })]),
    info,
  )
  const content = await checkedPdf(bytes)
  assert.match(content, /\/MediaBox \[\s*0\s+0\s+93\s+168\s*\]/)
  assert.match(content, /\/TrimBox \[\s*9\s+9\s+84\s+159\s*\]/)
  assert.match(content, '0 0 93 168 re')
})

test('every kind of rectangle and path is accepted by a strict reader', async () => {
  const box = { kind: 'rect', x: 10, y: 10, width: 100, height: 50, radius: 8 } as const
  const gradient = {
    angle: 45,
    stops: [
      { color: '#ff0000', at: 0.2 },
      { color: '#00ff0080', at: 0.2 },
      { color: '#0000ff', at: 0.9 },
    ],
  }
  const items = [
    { ...box, fill: '#12345680', stroke: '#000', strokeWidth: 2, dash: [4, 2] },
    { ...box, radius: 0, fill: gradient, stroke: '#000000', dash: [0, 0] },
    { ...box, fill: { angle: 90, stops: [{ color: '#fff', at: 0 }] } },
    { ...box, fill: { angle: 0, stops: [] } },
    { ...box, x: -5000, width: 0 },
    { kind: 'path', d: 'M0 0 A5 5 0 01 10 10z', x: -9e4, y: 0, scaleX: 0, scaleY: 1, fill: '#000' },
    { kind: 'path', d: 'nonsense', x: 0, y: 0, scaleX: 1, scaleY: 1, fill: '#000' },
  ] as const
  const content = await checkedPdf(await paintPdf(pagesOf([frame(items)]), info))
  assert.not.match(content, 'NaN')
  assert.match(content, '/Luminosity')
  assert.match(content, '[3 1.5] 0 d')
})

test('a position that is not a number is refused', async () => {
  const [word] = line('x').words
  const lost = { ...line('x'), words: word === undefined ? [] : [word, { ...word, x: Number.NaN }] }
  const box = { kind: 'rect', x: 0, y: 0, width: Number.NaN, height: 9, radius: 0, fill: '#000' } as const
  for (const item of [line('x', { baseline: Number.NaN }), line('x', { size: Number.NaN }), lost, box]) {
    let message = ''
    await paintPdf(pagesOf([frame([item])]), info).catch(error => {
      message = error.message
    })
    assert.match(message, 'NaN')
  }
})

test('no pages and empty pages give a file that opens', async () => {
  for (const frames of [[], [frame([]), frame([line('')])]]) {
    const bytes = await paintPdf(pagesOf(frames), info)
    await checkedPdf(bytes)
    const document = await openPdf(bytes)
    assert.is(document.numPages, Math.max(1, frames.length))
    await document.destroy()
  }
})

if (process.env.PRINT_HASH === '1') {
  console.log(
    createHash('sha256')
      .update(await paintPdf(structuredPages(), info))
      .digest('hex'),
  )
} else test.run()
