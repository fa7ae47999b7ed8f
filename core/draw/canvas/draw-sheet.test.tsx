import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Element, Node } from '../../compose/tree.ts'
import type { Asset } from '../../image/asset.ts'
import type { Frame, Item } from '../frame.ts'
import { layoutSheet } from './layout-sheet.ts'
import {
  contentItems,
  firstItems,
  itemsOutside,
  lettersOf,
  sheetOf,
  testContext,
  textItems,
  wordsOf,
  layoutFaces,
} from '../sheets.test.kit.ts'

const { context } = testContext()

const ofKind = <Kind extends Item['kind']>(
  items: readonly Item[],
  kind: Kind,
): Extract<Item, { kind: Kind }>[] =>
  items.filter((item): item is Extract<Item, { kind: Kind }> => item.kind === kind)

test('sets a card: words on their lines, page and ground', async () => {
  const sheet = sheetOf(
    <div style={{ display: 'flex', direction: 'column', padding: 60, height: '100%' }}>
      <h1 style={{ size: 64, leading: 1.2 }}>A title for a card</h1>
      <p style={{ size: 32 }}>A line below it</p>
    </div>,
    { background: '#fdfaf4' },
  )
  const { frames, outline } = await layoutFaces([sheet], context)
  const [frame] = frames
  assert.equal([frame?.width, frame?.height, frame?.background], [1200, 630, '#fdfaf4'])
  const [title, line] = frame === undefined ? [] : textItems(frame)
  assert.equal(
    title?.words.map(({ word }) => word.text),
    ['A', 'title', 'for', 'a', 'card'],
  )
  assert.is(title?.words[0]?.x, 60)
  // Half of the leading is above the letters, so the baseline is near four fifths of the first line.
  assert.ok(title !== undefined && title.baseline > 60 + 45 && title.baseline < 60 + 77)
  assert.ok(line !== undefined && line.baseline > 60 + 76)
  assert.equal(outline, [{ title: 'A title for a card', level: 1, page: 0, y: 0 }])
})

test('lines that an author ended are lines in Korean as well, whose words stay whole', async () => {
  const sheet = sheetOf(
    <p style={{ size: 24 }}>
      전북 완주군 송광수만로 55
      <br />
      063-555-0127
      <br />
      <a href="mailto:ana@lima.example">ana@lima.example</a>
    </p>,
  )
  const { theme } = context
  const { frames } = await layoutFaces([sheet], { ...context, theme: { ...theme, lang: 'ko' } })
  const starts = textItems(frames[0] as Frame).map(({ words, baseline }) => ({
    baseline,
    text: words[0]?.word.text,
  }))
  const lines = new Set(starts.map(({ baseline }) => Math.round(baseline)))
  assert.is(lines.size, 3)
  assert.equal(
    starts.map(({ text }) => text).filter(text => /^[0a]/.test(text ?? '')),
    ['063-555-0127', 'ana@lima.example'],
  )
})

test('a wrapped paragraph of mixed styles keeps its words and spaces', async () => {
  const sheet = sheetOf(
    <p style={{ width: 300, size: 24 }}>
      Some <strong>bold words</strong>, a<em>jo</em>ined word,{' '}
      <code style={{ padding: [2, 6], background: '#eee' }}>code()</code> and{' '}
      <a href="https://example.org/">a link that is long</a>.{'\n'} Then more
      <br />
      after a break.
    </p>,
  )
  const pages = await layoutFaces([sheet], context)
  const said = 'Some bold words, ajoined word, code() and a link that is long. Then more after a break.'
  assert.is(wordsOf(pages), said)
  const lines = new Set(contentItems(pages).map(item => Math.round(item.baseline)))
  assert.ok(lines.size >= 4)
  assert.equal(itemsOutside(pages), [])
})

test('balance never breaks a word that has room', async () => {
  const heading = (words: string, width: number, family = 'Inter') =>
    sheetOf(
      <div style={{ width }}>
        <h1 style={{ size: 100, family, textWrap: 'balance' }}>{words}</h1>
      </div>,
    )
  for (const [words, width, family] of [
    ['Market Days', 400],
    ['of extraordinary it is so', 800],
    ['Backpressure, explained with a sink', 900, 'JetBrains Mono'],
  ] as const) {
    const { frames } = await layoutFaces([heading(words, width, family)], context)
    const drawn = frames.flatMap(textItems).flatMap(item => item.words.map(({ word }) => word.text))
    assert.is(drawn.join(' '), words)
  }
})

test('inline grounds, rules and links follow the words on every line', async () => {
  const sheet = sheetOf(
    <p style={{ width: 260, size: 24 }}>
      Before{' '}
      <a href="#there" style={{ decoration: 'underline' }}>
        a link over two lines of text
      </a>{' '}
      <code style={{ background: '#eeeeee' }}>x</code>
    </p>,
  )
  const [frame] = (await layoutFaces([sheet], context)).frames
  const links = ofKind(frame?.items ?? [], 'link')
  assert.ok(links.length >= 2)
  assert.ok(
    links.every(
      link => link.href === '#there' && link.title === 'a link over two lines of text' && link.width > 0,
    ),
  )
  const rects = ofKind(frame?.items ?? [], 'rect')
  assert.is(rects.filter(rect => rect.fill === '#eeeeee').length, 1)
  assert.is(rects.length, links.length + 1)
})

test('lists have markers in their padding, counted and nested', async () => {
  const sheet = sheetOf(
    <div>
      <ol start={9} style={{ padding: [0, 0, 0, 50] }}>
        <li>nine</li>
        <li>
          ten
          <ul style={{ padding: [0, 0, 0, 30] }}>
            <li>dot</li>
          </ul>
        </li>
      </ol>
    </div>,
  )
  const pages = await layoutFaces([sheet], context)
  const items = pages.frames.flatMap(textItems)
  const shown = items.map(item => item.words.map(({ word }) => word.text).join(' '))
  assert.equal(shown, ['9.', 'nine', '10.', 'ten', '•', 'dot'])
  const [label, nine] = items
  assert.ok(label !== undefined && nine !== undefined)
  assert.is(label.baseline, nine.baseline)
  const end = (label.words[0]?.x ?? 0) + (label.words[0]?.word.width ?? 0) * label.size
  assert.ok(end < 50 && end > 30)
  assert.is(nine.words[0]?.x, 50)
})

test('columns of a table line up and long cells wrap', async () => {
  const row = (one: string, other: string): Element =>
    (
      <tr style={{ background: '#cccccc' }}>
        <td>{one}</td>
        <td>{other}</td>
      </tr>
    ) as Element
  const long = 'a long cell '.repeat(30).trim()
  const sheet = sheetOf(
    <table>
      <tbody>
        {row('one', 'x')}
        {row('another', long)}
      </tbody>
    </table>,
  )
  const pages = await layoutFaces([sheet], context)
  assert.equal(itemsOutside(pages), [])
  const items = pages.frames.flatMap(textItems)
  const second = items.filter(item => item.words[0]?.word.text === 'x' || item.words[0]?.word.text === 'a')
  assert.is(new Set(second.map(item => Math.round(item.words[0]?.x ?? 0))).size, 1)
  assert.is(ofKind(pages.frames[0]?.items ?? [], 'rect').length, 2)
})

test('code keeps its white space and wraps lines that are too long', async () => {
  const code = `if (x) {\n    return "${'long '.repeat(40)}"\n}`
  const sheet = sheetOf(
    <pre style={{ family: 'JetBrains Mono', size: 20, width: 600 }}>
      <code>{code}</code>
    </pre>,
  )
  const pages = await layoutFaces([sheet], context)
  assert.equal(itemsOutside(pages), [])
  assert.is(wordsOf(pages).replace(/\s/g, ''), code.replace(/\s/g, ''))
  const indented = pages.frames.flatMap(textItems).find(item => item.words[0]?.word.text === 'return')
  assert.ok(indented !== undefined && (indented.words[0]?.x ?? 0) > 40)
})

test('Hebrew runs from the right, with numbers and Latin words the right way round', async () => {
  const sheet = sheetOf(
    <p dir="rtl" lang="he" style={{ size: 30 }}>
      שלום <strong>עולם</strong> 2024 Latin words.
    </p>,
  )
  const pages = await layoutFaces([sheet], context)
  const placed = pages.frames
    .flatMap(textItems)
    .flatMap(item => item.words.map(({ x, word }) => ({ x, text: word.text })))
  const leftToRight = placed.sort((one, other) => one.x - other.x).map(({ text }) => text)
  assert.equal(leftToRight, ['.', 'Latin', 'words', '2024', 'עולם', 'שלום'])
  const rightmost = placed.at(-1)
  assert.ok(rightmost !== undefined && rightmost.x > 1100)
})

test('Hebrew within a line of Latin text is reversed in place', async () => {
  const sheet = sheetOf(<p style={{ size: 30 }}>before שלום עולם after</p>)
  const placed = (await layoutFaces([sheet], context)).frames.flatMap(textItems).flatMap(item => item.words)
  const shown = [...placed].sort((one, other) => one.x - other.x).map(({ word }) => word.text)
  assert.equal(shown, ['before', 'עולם', 'שלום', 'after'])
})

test('emoji come from their own face; characters without a font are kept and reported once', async () => {
  const { context, report } = testContext()
  const sheet = sheetOf(<p>Party 🎉 👩‍👩‍👧 and తెతె</p>)
  const pages = await layoutFaces([sheet], context)
  assert.is(wordsOf(pages), 'Party 🎉 👩‍👩‍👧 and తెతె')
  const faces = new Set(contentItems(pages).map(item => item.face.family))
  assert.ok(faces.size >= 2)
  assert.equal(
    report.messages.map(message => message.rule),
    ['glyph-missing', 'glyph-missing'],
  )
})

const picture: Asset = {
  name: 'photo.png',
  type: 'image/png',
  bytes: new Uint8Array(),
  width: 400,
  height: 200,
  raster: { type: 'image/png', bytes: new Uint8Array() },
}

test('pictures keep their proportions, cover their box, and stand among words', async () => {
  const { context } = testContext([picture])
  const sheet = sheetOf(
    <div style={{ display: 'flex', direction: 'column', align: 'start' }}>
      <img src="photo.png" alt="A photo" style={{ width: 300 }} />
      <img src="photo.png" alt="" style={{ width: 100, height: 100, radius: 8, fit: 'cover' }} />
      <p>
        An <img src="photo.png" alt="icon" style={{ height: 20 }} /> in a line
      </p>
    </div>,
  )
  const pages = await layoutFaces([sheet], context)
  const images = ofKind(firstItems(pages), 'image')
  assert.equal(
    images.map(({ width, height }) => [width, height]),
    [
      [300, 150],
      [100, 100],
      [40, 20],
    ],
  )
  assert.equal(images[1]?.picture, { x: (images[1]?.x ?? 0) - 50, y: images[1]?.y, width: 200, height: 100 })
  assert.equal(
    images.map(image => image.mark !== undefined),
    [true, false, true],
  )
})

test('a missing picture is stood in for by its words', async () => {
  const pages = await layoutFaces(
    [
      sheetOf(
        <div>
          <img src="gone.png" alt="What it showed" />
        </div>,
      ),
    ],
    context,
  )
  assert.is(wordsOf(pages), 'What it showed')
})

test('vector art is scaled into its box', async () => {
  const art = { viewBox: [10, 20], outlines: [{ d: 'M0 0H10V20Z', fill: '#ff0000' }] } as const
  const [frame] = (
    await layoutFaces(
      [
        sheetOf(
          <div>
            <svg art={art} style={{ width: 50 }} />
          </div>,
        ),
      ],
      context,
    )
  ).frames
  const [path] = ofKind(frame?.items ?? [], 'path')
  assert.equal([path?.x, path?.y, path?.scaleX, path?.scaleY], [0, 0, 5, 5])
})

test('borders are strokes along the middle, single sides are bars, dashes are dashed', async () => {
  const sheet = sheetOf(
    <div style={{ display: 'flex', direction: 'column' }}>
      <div style={{ height: 100, border: { width: 4, color: '#111111' }, radius: 10 }} />
      <div style={{ height: 100, borderLeft: { width: 6, color: '#222222' } }} />
      <div style={{ height: 100, borderTop: { width: 2, color: '#333333', style: 'dashed' } }} />
      <hr />
    </div>,
  )
  const items = firstItems(await layoutFaces([sheet], context))
  const [frame, bar, rule] = ofKind(items, 'rect')
  assert.equal(
    [frame?.x, frame?.y, frame?.width, frame?.height, frame?.radius, frame?.strokeWidth],
    [2, 2, 1196, 96, 8, 4],
  )
  assert.equal([bar?.x, bar?.y, bar?.width, bar?.height, bar?.fill], [0, 100, 6, 100, '#222222'])
  assert.equal([rule?.y, rule?.height], [300, 1])
  assert.equal(ofKind(items, 'path')[0]?.dash, [6, 4])
})

test('grounds at the edge go on into the bleed', async () => {
  const size = { name: 'card', width: 300, height: 200, bleed: 10 }
  const root = <div style={{ background: '#00ff00', width: '100%', height: 50 }} />
  const [ground] = firstItems(await layoutFaces([sheetOf(<div>{root}</div>, { size })], context))
  assert.equal(ground, { kind: 'rect', x: -10, y: -10, width: 320, height: 60, radius: 0, fill: '#00ff00' })
})

test('the structure holds every content mark once, in reading order', async () => {
  const sheet = sheetOf(
    <section>
      <h2>Title</h2>
      <p>
        Text <a href="#x">link</a> text
      </p>
      <p ariaHidden>hidden</p>
      <ul>
        <li>item</li>
      </ul>
      <table>
        <thead>
          <tr>
            <th scope="col">H</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>c</td>
          </tr>
        </tbody>
      </table>
    </section>,
  )
  const pages = await layoutFaces([sheet], context)
  const marks: number[] = []
  const roles: string[] = []
  const visit = (node: typeof pages.structure): void => {
    roles.push(node.role)
    for (const child of node.children) {
      if (typeof child === 'number') marks.push(child)
      else visit(child)
    }
  }
  visit(pages.structure)
  assert.equal(
    marks,
    Array.from(marks, (_, index) => index + 1),
  )
  assert.equal(roles.join(' '), 'Document Sect Sect H2 P Link L LI Lbl LBody Table THead TR TH TBody TR TD')
  const used = new Set(
    firstItems(pages).flatMap(item => ('mark' in item && item.mark !== undefined ? [item.mark] : [])),
  )
  assert.equal(
    [...used].sort((one, other) => one - other),
    marks,
  )
})

test('fields are filled in where the sheet comes in the document', async () => {
  const numbered = (id: string): ReturnType<typeof sheetOf> =>
    sheetOf(
      <div style={{ width: 400 }}>
        <p id={id} style={{ textAlign: 'end' }}>
          <span field="page" /> of <span field="pages" />, see <span field="page-of" target="b" />
        </p>
      </div>,
    )
  const sheets = Array.from({ length: 12 }, (_, index) => numbered(index === 10 ? 'b' : `x${index}`))
  const pages = await layoutFaces(sheets, context)
  assert.is(wordsOf({ ...pages, frames: pages.frames.slice(0, 1) }), '1 of 12, see 11')
  const ends = pages.frames.map(frame => {
    const last = textItems(frame).at(-1)
    const word = last?.words.at(-1)
    return Math.round((word?.x ?? 0) + (word?.word.width ?? 0) * (last?.size ?? 0))
  })
  assert.equal(new Set(ends), new Set([400]))
  assert.is(pages.anchors.get('b')?.page, 10)
})

test('the same sheets give the same pages, whatever was laid out before', async () => {
  const make = (): ReturnType<typeof sheetOf> =>
    sheetOf(
      <div>
        <p>
          Some 中 <strong>text</strong>
        </p>
        <p style={{ family: 'Fraunces' }}>More</p>
      </div>,
    )
  const plain = (pages: Awaited<ReturnType<typeof layoutFaces>>): string =>
    JSON.stringify(
      pages.frames
        .flatMap(textItems)
        .map(({ baseline, words, size }) => [baseline, size, words.map(({ x, word }) => [x, word.text])]),
    )
  const first = plain(await layoutFaces([make()], context))
  await layoutFaces(
    [sheetOf(<p style={{ family: 'Playfair Display', weight: 700 }}>Other faces</p>)],
    context,
  )
  assert.is(plain(await layoutFaces([make()], context)), first)
})

test('random trees say exactly what is in them, in order', async () => {
  let seed = 7
  const random = (below: number): number => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff
    return seed % below
  }
  const words = [
    'a',
    'word',
    'longer',
    '(paren)',
    'end.',
    '“quoted”',
    'e\u0301',
    'well-known',
    '—',
    '3,000',
    'x'.repeat(60),
  ]
  const some = (): string =>
    Array.from({ length: 1 + random(9) }, () => words[random(words.length)]).join(
      random(4) === 0 ? '\n ' : ' ',
    )
  const element = (tagName: string, children: Node[]): Element => ({
    type: 'element',
    tagName,
    properties: {},
    style: {},
    children,
  })
  const inline = (depth: number): Node[] =>
    Array.from({ length: 1 + random(4) }, (): Node => {
      if (depth > 2 || random(2) === 0)
        return { type: 'text', value: random(2) === 0 ? some() : ` ${some()} ` }
      return element(['strong', 'em', 'code', 'sup', 'span'][random(5)] ?? 'em', inline(depth + 1))
    })
  const block = (depth: number): Element => {
    const kind = depth > 2 ? 0 : random(6)
    if (kind === 1)
      return element(random(2) === 0 ? 'ul' : 'ol', [
        element('li', inline(1)),
        element('li', [block(depth + 1)]),
      ])
    if (kind === 2) return element('blockquote', [block(depth + 1), block(depth + 1)])
    if (kind === 3)
      return { ...element('div', [block(depth + 1), block(depth + 1)]), style: { display: 'flex', gap: 10 } }
    if (kind === 4)
      return element('table', [
        element('tbody', [element('tr', [element('td', inline(1)), element('td', inline(1))])]),
      ])
    if (kind === 5) return element('div', [...inline(1), block(depth + 1)])
    return element('p', inline(0))
  }
  for (let round = 0; round < 60; round += 1) {
    const root = element('div', [block(0), block(0)])
    const pages = await layoutFaces([sheetOf(root)], context)
    assert.is(wordsOf(pages).replace(/\s/g, ''), lettersOf(root))
  }
})

test('the marker of a centred item stands beside its words, in either direction', async () => {
  for (const dir of ['ltr', 'rtl'] as const) {
    const sheet = sheetOf(
      <ul dir={dir} style={{ width: 1000, textAlign: 'center', size: 30, padding: [0, 40, 0, 40] }}>
        <li>Tea</li>
      </ul>,
    )
    const [marker, words] = textItems((await layoutFaces([sheet], context)).frames[0] as Frame)
    assert.ok(marker !== undefined && words !== undefined)
    const distance = (words.words[0]?.x ?? 0) - (marker.words[0]?.x ?? 0)
    assert.ok(dir === 'ltr' ? distance > 0 && distance < 40 : distance < 0 && distance > -90, `${distance}`)
  }
})

test('text beyond the canvas that satori sees is laid out as standing outside', async () => {
  const sheet = sheetOf(
    <div style={{ display: 'flex', direction: 'column', height: '100%', justify: 'center' }}>
      <div style={{ height: 2 ** 24, shrink: 0 }}>above</div>
      <p>the same same same words</p>
    </div>,
  )
  const { lines } = await layoutSheet(sheet, context)
  const baselines = [...lines.values()].flat().map(line => line.baseline)
  assert.ok(baselines.length >= 2 && baselines.every(baseline => baseline < -1000 || baseline > 1000))
})

test.run()
