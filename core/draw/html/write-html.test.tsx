import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { designFrom } from '../../brief/design.ts'
import { Contents, PageFooter, PageHeader, Prose, Table } from '../../compose/index.ts'
import { type Child, text, toNodes } from '../../compose/jsx-runtime.ts'
import type { Sheet } from '../../compose/sheet.ts'
import { bodyStyle } from '../../compose/text-style.ts'
import { type Element, type Node, textOf } from '../../compose/tree.ts'
import type { Surface } from '../../format.ts'
import type { Asset } from '../../image/asset.ts'
import { createReport } from '../../message.ts'
import { readDocument } from '../../source/read-document.ts'
import { assertWithin } from '../../testing/processor-time.test.kit.ts'
import { resolveTheme } from '../../theme/resolve-theme.ts'
import type { Theme } from '../../theme/theme.ts'
import type { DrawContext } from '../context.ts'
import { deckScript } from './draw-canvas.ts'
import { writeHtml } from './write-html.ts'

type HtmlNode = DefaultTreeAdapterMap['node']
type HtmlElement = DefaultTreeAdapterMap['element']

const size = { name: 'A4', width: 794, height: 1123, bleed: 0 }
const theme = resolveTheme(designFrom({}), size, { lang: 'en-GB', dir: 'ltr' })
const surfaces: readonly Surface[] = ['screen', 'pages', 'canvas']

const picture: Asset = {
  name: 'tree.png',
  type: 'image/png',
  bytes: new Uint8Array(),
  width: 640,
  height: 480,
  raster: { type: 'image/png', bytes: new Uint8Array() },
}

const copy = `# A "title"

Intro with **bold**, [a link](https://x.example/?a=1&b="2"), \`code\` and a note.[^1] Again.[^1]

#### Skipped two levels

- [ ] to do
- [x] done

| a | n |
|---|---|
| x | 1 |

\`\`\`ts
const a = '<script>' // c
\`\`\`

# A second title

## Below it

![A tree](tree.png "A caption")

<details><summary>More</summary>

Hidden words.

</details>

[^1]: The note.
`

function sheetOf(root: Child, rest: Partial<Sheet> = {}): Sheet {
  return {
    name: 'body',
    size,
    margin: 60,
    background: theme.color.paper,
    root: toNodes(root)[0] as Element,
    ...rest,
  }
}

function contextOf(surface: Surface, rest: Partial<DrawContext> = {}): DrawContext {
  const assets = new Map([['tree.png', picture]])
  return { theme, surface, assets, report: createReport(), title: 'A "title" & more', ...rest }
}

function copySheet(markdown: string = copy, with_: Theme = theme): Sheet {
  const { root } = readDocument(markdown, new Map([['tree.png', picture]]), createReport())
  return sheetOf(
    <div style={bodyStyle(with_)}>
      <Prose nodes={root.children} theme={with_} />
    </div>,
  )
}

/** Parses strictly: any parse error fails. */
function parseStrictly(html: string): HtmlNode {
  const errors: string[] = []
  const tree = parse(html, { onParseError: error => errors.push(`${error.code} at ${error.startLine}`) })
  assert.equal(errors, [])
  return tree
}

function elementsOf(node: HtmlNode): HtmlElement[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : []
  return 'tagName' in node ? [node, ...children] : children
}

function attributes(element: HtmlElement): Record<string, string> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))
}

function wordsOf(node: HtmlNode): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(wordsOf).join('') : ''
}

function byTag(node: HtmlNode, tagName: string): HtmlElement[] {
  return elementsOf(node).filter(element => element.tagName === tagName)
}

for (const surface of surfaces) {
  const deck = surface === 'canvas'
  const draw = async (): Promise<{ html: string; tree: HtmlNode; sheets: Sheet[] }> => {
    const sheets = [copySheet(), copySheet('## Second sheet\n\nWords.')]
    const { html } = await writeHtml(sheets, contextOf(surface))
    return { html, tree: parseStrictly(html), sheets }
  }

  test(`${surface}: valid, without styles or handlers in attributes, and nothing from elsewhere`, async () => {
    const { html, tree } = await draw()
    for (const element of elementsOf(tree))
      for (const { name, value } of element.attrs) {
        assert.not.match(name, /^(style|on.*)$/)
        if (name === 'src') assert.match(value, /^assets\//)
        if (name === 'href' && element.tagName === 'link') assert.match(value, /^data:/)
      }
    assert.not.match(html, /@import|url\((?!data:font\/woff2)/)
  })

  test(`${surface}: one h1, no level skipped, every id once`, async () => {
    const { tree } = await draw()
    const levels = elementsOf(tree).flatMap(({ tagName }) =>
      /^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : [],
    )
    assert.is(levels[0], 1)
    assert.equal(levels, [1, 2, 2, 3, 3])
    const ids = elementsOf(tree).flatMap(element => attributes(element).id ?? [])
    assert.is(new Set(ids).size, ids.length)
  })

  test(`${surface}: links inside the page lead somewhere`, async () => {
    const { tree } = await draw()
    const ids = new Set(elementsOf(tree).map(element => attributes(element).id))
    const inside = byTag(tree, 'a').flatMap(link => attributes(link).href?.match(/^#(.+)/)?.[1] ?? [])
    assert.ok(inside.length >= 3)
    for (const id of inside) assert.ok(ids.has(id), id)
  })

  test(`${surface}: the words are the tree's, in order, and the note's come last`, async () => {
    const { tree, sheets } = await draw()
    const main = byTag(tree, 'main')[0] as HtmlElement
    const plain = (value: string): string => value.replace(/\s+/g, '')
    const expected = sheets.map(sheet => textOf(sheet.root)).join('')
    const found = plain(wordsOf(main))
    const withoutNotes = found.replace('1Thenote.↩\ufe0e', '')
    assert.is.not(withoutNotes, found)
    assert.is(withoutNotes, plain(expected))
  })

  test(`${surface}: every text of the copy has its node id once`, async () => {
    const { tree, sheets } = await draw()
    const wanted = sheets.flatMap(sheet => idsOf(sheet.root)).sort()
    const found = elementsOf(tree)
      .flatMap(element => attributes(element)['data-node'] ?? [])
      .sort()
    assert.equal(found, wanted)
  })

  test(`${surface}: the policy allows exactly what is in the page`, async () => {
    const { tree } = await draw()
    const policy =
      elementsOf(tree)
        .map(attributes)
        .find(found => found['http-equiv'])?.content ?? ''
    const hash = (value: string): string => `'sha256-${createHash('sha256').update(value).digest('base64')}'`
    const styles = byTag(tree, 'style').map(wordsOf)
    assert.is(styles.length, 1)
    assert.match(policy, hash(styles[0] ?? ''))
    assert.match(policy, "default-src 'none'")
    const scripts = byTag(tree, 'script').filter(script => attributes(script).type !== 'application/ld+json')
    assert.is(scripts.length, deck ? 1 : 0)
    for (const script of scripts) assert.match(policy, `script-src ${hash(wordsOf(script))}`)
    if (!deck) assert.not.match(policy, 'script-src')
  })

  test(`${surface}: the same sheets give the same bytes`, async () => {
    assert.is((await draw()).html, (await draw()).html)
  })
}

/** Node ids in order; the pieces of one code count once. */
function idsOf(node: Node): string[] {
  const all = (inner: Node): string[] =>
    inner.type === 'text'
      ? inner.node === undefined
        ? []
        : [inner.node]
      : [...inner.children.flatMap(all), ...(inner.footnote ? all(inner.footnote) : [])]
  return [...new Set(all(node))]
}

test('hostile words stay words', async () => {
  const hostile = `</style><script>alert(1)</script><img src=x onerror=alert(1)> "' & <!-- --> ]]>`
  const root = (
    <div>
      <h1 id={hostile}>{text(hostile, hostile)}</h1>
      <p lang={hostile as never} ariaLabel={hostile}>
        {hostile}
      </p>
    </div>
  )
  const { html } = await writeHtml([sheetOf(root, { name: hostile, title: hostile })], {
    ...contextOf('pages', { title: hostile, description: hostile, author: hostile }),
    theme: { ...theme, color: { ...theme.color, accent: '</style><b>' } },
  })
  const tree = parse(html)
  assert.is(byTag(tree, 'img').length, 0)
  assert.is(byTag(tree, 'b').length, 0)
  assert.is(byTag(tree, 'script').length, 1)
  assert.is(wordsOf(byTag(tree, 'h1')[0] as HtmlElement), hostile)
  const data = JSON.parse(wordsOf(byTag(tree, 'script')[0] as HtmlElement)) as { name: string }
  assert.match(data.name, '</style>')
})

test('right to left: the page says so and sides mirror', async () => {
  const arabic = resolveTheme(designFrom({}), size, { lang: 'ar', dir: 'rtl' }, new Set(['Arab']))
  const { html } = await writeHtml([copySheet('# عنوان\n\n> كلام\n\n- بند', arabic)], {
    ...contextOf('screen'),
    theme: arabic,
  })
  const tree = parseStrictly(html)
  assert.is(attributes(byTag(tree, 'html')[0] as HtmlElement).dir, 'rtl')
  assert.match(html, 'border-inline-start')
  assert.not.match(html, /(?:padding|margin|border)-(?:left|right)/)
  assert.match(html, '"Noto Sans Arabic"')
})

test('pictures have a place before they load, tables a scope, tasks a box', async () => {
  const { html, assets } = await writeHtml([copySheet()], contextOf('screen'))
  const tree = parseStrictly(html)
  const image = attributes(byTag(tree, 'img')[0] as HtmlElement)
  assert.equal([image.src, image.width, image.height, image.alt], ['assets/tree.png', '640', '480', 'A tree'])
  assert.equal(
    assets.map(asset => asset.name),
    ['tree.png'],
  )
  assert.ok(byTag(tree, 'th').every(cell => attributes(cell).scope === 'col'))
  const boxes = byTag(tree, 'input').map(attributes)
  assert.equal(
    boxes.map(box => [box.type, 'disabled' in box, 'checked' in box]),
    [
      ['checkbox', true, false],
      ['checkbox', true, true],
    ],
  )
  assert.is(
    attributes(byTag(tree, 'a').find(link => wordsOf(link) === 'a link') as HtmlElement).rel,
    'noopener',
  )
})

test('a picture of a height keeps its proportions, whatever its attributes say', async () => {
  const root = <p style={{ display: 'flex' }}>{[<img src="tree.png" alt="" style={{ height: 40 }} />]}</p>
  const { html } = await writeHtml([sheetOf(root)], contextOf('screen'))
  assert.match(html, /\.img\{[^}]*width:fit-content/)
})

test('only the first picture is loaded at once', async () => {
  const root = (
    <div>
      <img src="tree.png" alt="one" />
      <img src="tree.png" alt="two" />
      <img src="gone.png" alt="three" />
    </div>
  )
  const { html } = await writeHtml([sheetOf(root)], contextOf('screen'))
  const tree = parseStrictly(html)
  assert.equal(
    byTag(tree, 'img').map(image => attributes(image).loading),
    [undefined, 'lazy'],
  )
  assert.match(html, '<em>three</em>')
})

test('page numbers and running heads are for paper', async () => {
  const header = PageHeader({ theme, title: 'Running' })
  const footer = PageFooter({ theme })
  const root = <Contents theme={theme} entries={[{ title: 'Entry', id: 'entry', level: 1 }]} />
  const { html } = await writeHtml([sheetOf(root, { header, footer })], contextOf('pages'))
  assert.not.match(html, 'Running')
  assert.not.match(html, 'contents-page')
  assert.match(html, '<a href="#entry"')
})

test('what HTML does not allow is written as what it means', async () => {
  const root = (
    <div>
      <p>
        before <div>inside</div>
      </p>
      <a href="#main">
        out <a href="https://x.example">in</a>
      </a>
    </div>
  )
  const { html } = await writeHtml([sheetOf(root)], contextOf('screen'))
  const tree = parseStrictly(html)
  assert.is(byTag(tree, 'a').length, 2)
  assert.is(byTag(tree, 'p').length, 0)
})

test('parts never take the name of what a page has of itself', async () => {
  const root = (
    <div>
      <p part="slide" style={{ color: '#111111' }} />
      <p part="p-2" style={{ color: '#111111' }} />
      <p style={{ color: '#111111' }} />
      <p style={{ color: '#222222' }} />
    </div>
  )
  const { html } = await writeHtml([sheetOf(root)], contextOf('screen'))
  const classes = byTag(parse(html), 'p').map(paragraph => attributes(paragraph).class)
  assert.equal(classes, ['slide-2', 'p-2', 'p', 'p-3'])
})

test('equal styles share a class, different ones are numbered', async () => {
  const root = (
    <div>
      <p style={{ color: '#111111' }}>a</p>
      <p style={{ color: '#111111' }}>b</p>
      <p style={{ color: '#222222' }}>c</p>
    </div>
  )
  const { html } = await writeHtml([sheetOf(root)], contextOf('screen'))
  const classes = byTag(parse(html), 'p').map(paragraph => attributes(paragraph).class)
  assert.equal(classes, ['p', 'p', 'p-2'])
})

test('a phone has the last word over a tablet, and a tablet over a desk', async () => {
  const grid = (
    <div style={{ display: 'grid', columns: 4, medium: { columns: 2 }, narrow: { columns: 1 } }}>x</div>
  )
  const { html } = await writeHtml([sheetOf([<div>{grid}</div>])], contextOf('screen'))
  const places = ['repeat(4,', '(max-width:960px)', 'repeat(2,', '(max-width:720px){\n.div{grid'].map(words =>
    html.indexOf(words),
  )
  assert.ok(places[0] !== -1, 'the columns of a desk are there')
  assert.equal(
    places,
    places.toSorted((a, b) => a - b),
  )
})

test('columns of paper are set below one another on a phone, tables are not', async () => {
  const grid = <div part="pair" style={{ display: 'grid', columns: 2 }} />
  const table = <Table theme={theme} columns={[{ heading: 'a' }, { heading: 'b' }]} rows={[['1', '2']]} />
  const { html } = await writeHtml([sheetOf([<div>{[grid, table]}</div>])], contextOf('pages'))
  assert.match(html, /@media \(max-width:720px\)\{[^@]*\.pair\{grid-template-columns:minmax\(0,1fr\)\}/)
  assert.is(byTag(parse(html), 'td').length, 2)
})

test('slides are named and numbered, and their notes are there', async () => {
  const notes = toNodes(<p>Say this.</p>)
  const sheets = [copySheet('# One'), { ...copySheet('## Two'), notes }]
  const { html } = await writeHtml(sheets, contextOf('canvas'))
  const tree = parseStrictly(html)
  const slides = byTag(tree, 'section').map(attributes)
  assert.equal(
    slides.map(slide => [slide.id, slide['aria-roledescription'], slide['aria-label']]),
    [
      ['slide-1', 'slide', '1 of 2: One'],
      ['slide-2', 'slide', '2 of 2: Two'],
    ],
  )
  assert.match(wordsOf(byTag(tree, 'details')[0] as HtmlElement), 'Say this.')
  assert.ok(Buffer.byteLength(deckScript) <= 6 * 1024)
  assert.match(html, 'var(--u)')
})

test('a slide with words placed by hand keeps its proportions on a phone', async () => {
  const wide = { ...size, width: 1920, height: 1080 }
  const free = sheetOf(<div>words</div>, { size: wide })
  const placed = sheetOf(<div>{<p style={{ position: 'absolute', top: 0 }}>words</p>}</div>, { size: wide })
  const { html } = await writeHtml([free, placed], contextOf('canvas'))
  const classes = byTag(parse(html), 'section').map(section => attributes(section).class)
  assert.equal(classes, ['slide reflow', 'slide'])
})

test('a phone shows large slides enlarged and small cards whole', async () => {
  const unitsOn = async (width: number, height: number): Promise<readonly number[]> => {
    const sheet = sheetOf(<div>words</div>, { size: { ...size, width, height } })
    const { html } = await writeHtml([sheet, sheet], contextOf('canvas'))
    return [...html.matchAll(/--u:calc\(100cqw\/([\d.]+)\)/g)].map(([, units]) => Number(units))
  }
  assert.ok((await unitsOn(1920, 1080)).includes(1920 * 0.42))
  assert.ok((await unitsOn(600, 800)).includes(390))
  assert.equal([...new Set(await unitsOn(321, 208))], [321])
})

test('an existing main is kept and the skip link leads to it', async () => {
  const root = (
    <div>
      <header>head</header>
      <main>
        <h1>T</h1>
      </main>
      <footer>foot</footer>
    </div>
  )
  const { html } = await writeHtml([sheetOf(root)], contextOf('screen'))
  const mains = byTag(parseStrictly(html), 'main')
  assert.is(mains.length, 1)
  assert.is(attributes(mains[0] as HtmlElement).id, 'main')
  assert.is(byTag(mains[0] as HtmlElement, 'header').length, 0)
})

test('titles and descriptions are cut at words', async () => {
  const { html } = await writeHtml(
    [sheetOf(<p>x</p>)],
    contextOf('screen', { title: 'word '.repeat(30), description: 'word '.repeat(80) }),
  )
  const tree = parse(html)
  const title = wordsOf(byTag(tree, 'title')[0] as HtmlElement)
  assert.ok(title.length <= 60 && title.endsWith('word…'), title)
  const description =
    byTag(tree, 'meta')
      .map(attributes)
      .find(found => found.name === 'description')?.content ?? ''
  assert.ok(description.length <= 160 && description.length > 100)
})

test('a preview shows the first picture at its published address', async () => {
  const at = async (url: string): Promise<string | undefined> => {
    const { html } = await writeHtml([copySheet()], contextOf('screen', { url }))
    return /og:image" content="([^"]*)"/.exec(html)?.[1]
  }
  assert.is(await at('https://a.example'), 'https://a.example/assets/tree.png')
  assert.is(await at('https://a.example/b/'), 'https://a.example/b/assets/tree.png')
  assert.is(await at('https://a.example/b/c.html'), 'https://a.example/b/assets/tree.png')
})

test('the last word of a heading may part from the one before, a unit from its number may not', async () => {
  const { html } = await writeHtml(
    [copySheet('# A log that remembers\n\n## All of 12 km')],
    contextOf('screen'),
  )
  assert.match(html, /that remembers</)
  assert.match(html, /12\u00a0km</)
})

test('a phone reads body text at 18 px at most', async () => {
  const large = resolveTheme(designFrom({ type: { baseSize: 24 } }), size, { lang: 'en', dir: 'ltr' })
  const at = async (base: Theme): Promise<string | undefined> => {
    const { html } = await writeHtml([copySheet()], { ...contextOf('screen'), theme: base })
    return /max-width:720px\)\{html\{font-size:([\d.]+)%/.exec(html)?.[1]
  }
  assert.is(await at(large), String(Math.round((18 / large.type.base) * 1_000_000) / 10_000))
  assert.is(await at(theme), undefined)
})

test('facts are said to search engines, and only facts', async () => {
  const root = (
    <div>
      <details>
        <summary>Does it bite?</summary>
        <p>No.</p>
      </details>
      <details>
        <summary>More</summary>
        <p>Words.</p>
      </details>
    </div>
  )
  const facts = { url: 'https://a.example/x', publisher: 'A & B' }
  const { html } = await writeHtml([sheetOf(root)], contextOf('screen', facts))
  const [, json = ''] = /ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const record = JSON.parse(json)
  assert.is(record.publisher.name, 'A & B')
  assert.is(record.mainEntity.length, 1)
  assert.is(record.mainEntity[0].acceptedAnswer.text, 'No.')
  assert.ok(html.includes('<link rel="canonical" href="https://a.example/x">'))
  assert.ok(html.includes('property="og:url"') && html.includes('property="og:site_name"'))
  const bare = (await writeHtml([sheetOf(<p>Words</p>)], contextOf('screen'))).html
  assert.not.match(bare, /canonical|og:url|publisher|mainEntity/)
})

test('no sheets, no words: still a page', async () => {
  parseStrictly((await writeHtml([], contextOf('pages', { title: '' }))).html)
  parseStrictly((await writeHtml([sheetOf(<div />)], contextOf('canvas'))).html)
})

test('twenty-five thousand words are written quickly', async () => {
  const paragraph = `${'Some words that make a sentence of ten, more or less. '.repeat(10)}\n\n`
  const sheet = copySheet(`# T\n\n${`## H\n\n${paragraph.repeat(5)}`.repeat(50)}`)
  await writeHtml([sheet], contextOf('pages'))
  await assertWithin(400, () => writeHtml([sheet], contextOf('pages')))
})

test.run()
