import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Asset } from '../image/asset.ts'
import { createReport, type Message } from '../message.ts'
import { readDocument } from './read-document.ts'
import { copyWords, headings, plainText } from './text.ts'
import { isParent, nodesOf } from './walk.ts'

function read(content: string | Uint8Array, assets: ReadonlyMap<string, Asset> = new Map()) {
  const report = createReport()
  const document = readDocument(content, assets, report)
  return { document, messages: report.messages, nodes: nodesOf(document.root) }
}

/** The shape of a document in one line: types, with what they say. */
function outline(content: string): string {
  const show = (node: ReturnType<typeof nodesOf>[number]): string => {
    const tag = node.data && 'tag' in node.data && node.data.tag ? `.${node.data.tag}` : ''
    const name = 'name' in node ? `:${node.name}` : ''
    const own = 'value' in node ? `"${node.value}"` : node.type === 'image' ? `"${node.url}"` : ''
    const children = isParent(node) ? `(${node.children.map(show).join(' ')})` : ''
    return `${node.type}${name}${tag}${own}${children}`
  }
  return read(content).document.root.children.map(show).join(' ')
}

const rules = (messages: readonly Message[]) =>
  messages.map(message => `${message.rule}:${message.line ?? ''}`)

const thrown = (run: () => unknown): { code?: string; message?: string } => {
  try {
    run()
  } catch (error) {
    return error as { code: string; message: string }
  }
  return {}
}

test('front matter is read and leaves lines and offsets true', () => {
  const source = '---\ntitle: A\nlang: pt_br\n...\n# Hello\n'
  const { document, nodes } = read(source)
  assert.equal(document.frontMatter, { title: 'A', lang: 'pt_br' })
  assert.is(document.lang, 'pt-BR')
  const text = nodes.find(node => node.type === 'text')
  assert.is(text?.position?.start.line, 5)
  assert.is(source.slice(text?.position?.start.offset, text?.position?.end.offset), 'Hello')
})

test('a rule on line 1 is not front matter unless fields follow', () => {
  assert.is(
    outline('---\n\n# Slide\n\n---\n\nnext'),
    'thematicBreak heading(text"Slide") thematicBreak paragraph(text"next")',
  )
  assert.equal(copyWords(read('---\njust words\n---\nmore').document), ['just', 'words', 'more'])
})

test('a line of front matter that is malformed is read as it stands, with a message', () => {
  const { document, messages } = read('---\ntitle: A\nbad: [1, 2\n---\n# Hello')
  assert.equal(document.frontMatter, { title: 'A', bad: '[1, 2' })
  assert.equal(rules(messages), ['front-matter-mended:3'])
  assert.equal(copyWords(document), ['Hello'])
})

test('front matter that cannot be read is reported with its line and kept', () => {
  const { document, messages } = read(`---\ntitle: A\nbad: ${'['.repeat(101)}1\n---\n# Hello`)
  assert.equal(rules(messages), ['front-matter-unreadable:2'])
  assert.equal(copyWords(document), ['title:', 'A', 'bad:', `${'['.repeat(101)}1`, 'Hello'])
})

test('letters from right to left tell the language where none is named', () => {
  const locale = (source: string) => {
    const { lang, dir, guessed = false } = read(source).document
    return [lang, dir, guessed]
  }
  assert.equal(locale('# שלום עולם\n\nThe API'), ['he', 'rtl', true])
  assert.equal(locale('# التقرير السنوي'), ['ar', 'rtl', true])
  assert.equal(locale('گزارش سالانهٔ شرکت'), ['fa', 'rtl', true])
  assert.equal(locale('ہماری سالانہ رپورٹ'), ['ur', 'rtl', true])
  assert.equal(locale('The word שלום means peace'), ['en', 'ltr', false])
  assert.equal(locale('---\nlang: en\n---\nשלום'), ['en', 'ltr', false])
  assert.equal(locale('---\ndir: ltr\n---\nשלום'), ['he', 'ltr', true])
  assert.equal(locale(''), ['en', 'ltr', false])
})

test('the direction follows the language', () => {
  const dir = (matter: string) => read(`---\n${matter}\n---\nx`).document.dir
  assert.equal(['lang: ar', 'language: fa-IR', 'lang: en', 'lang: az-Arab', 'lang: he\ndir: ltr'].map(dir), [
    'rtl',
    'rtl',
    'ltr',
    'rtl',
    'ltr',
  ])
  assert.equal(rules(read('---\nlang: "not a tag"\n---\nx').messages), ['lang-unknown:'])
})

test('words tell the language where none is named: of the body, of values, and at last of names', () => {
  const lang = (source: string) => read(source).document.lang
  assert.is(lang('Wir laden euch herzlich ein, mit uns zu feiern.'), 'de')
  assert.is(lang('---\ntitle: Abendkonzert\nreihe: Reihe 7\neinlass: Einlass ab 19 Uhr\n---\n'), 'de')
  assert.is(lang('---\nRząd: 7\nMiejsce: 12\nWejście: "19:00"\n---\nOrkiestra Miejska'), 'pl')
  assert.is(
    lang('```\nund das ist nicht die Sprache der Seite\n```\nThis is how we write it, and why.'),
    'en',
  )
  assert.is(lang('---\nlang: fr\n---\nThis is what we write, and why it is so.'), 'fr')
  assert.is(
    lang('---\nseats:\n  - reihe: Reihe\n    platz: Platz für zwei\n    einlass: 19 Uhr\n---\n'),
    'de',
  )
})

test('languages that somebody speaks are no language of the copy', () => {
  for (const field of [
    'language: German, English',
    'language: German',
    'sprache: Deutsch',
    'language: [de, fr]',
  ]) {
    const { document, messages } = read(`---\n${field}\n---\nI have worked with these people for years.`)
    assert.equal([document.lang, messages], ['en', []], field)
  }
})

test('byte order marks and carriage returns leave no trace', () => {
  assert.is(
    outline('\uFEFF# A\r\n\r\nb  \r\nc\r\nd\r\n\r\n```\r\nx\r\ny\r\n```\r\n'),
    'heading(text"A") paragraph(text"b" break text"c\nd") code"x\ny"',
  )
})

test('bytes that are not text are refused with their offset', () => {
  const bad = thrown(() => read(new Uint8Array([0x61, 0xc3, 0xa9, 0xef, 0xbf, 0xbd, 0xff, 0x62])))
  assert.is(bad.code, 'content-not-text')
  assert.match(bad.message ?? '', 'offset 6')
  assert.match(thrown(() => read(new Uint8Array([0xff, 0xfe, 0x61, 0]))).message ?? '', 'UTF-16')
  assert.is(thrown(() => read('a'.repeat(8 * 1024 * 1024 + 1))).code, 'content-too-large')
})

test('colons in a line are text', () => {
  for (const line of [
    'Open 9:30-17:00, ratio 1:3',
    'D0:D9:4F',
    'Col. 3:17',
    'granite:2b',
    'C:\\x',
    '::std::vector',
    '::1',
    '::right::',
    '::note',
  ]) {
    assert.is(plainText(read(line).document.root), line)
    assert.equal(read(line).messages, [])
  }
})

test('directives keep their place, unknown ones their content', () => {
  assert.is(
    outline(':::hero[Label]\ntext\n:::'),
    'containerDirective:hero(paragraph(text"Label") paragraph(text"text"))',
  )
  const { messages } = read('x\n\n:::columms\ntext\n:::')
  assert.equal(rules(messages), ['directive-unknown:3'])
  assert.match(messages[0]?.hint ?? '', 'columns')
  const fence = read('x\n\n```chart\na: 1\n```').messages
  assert.equal(rules(fence), ['directive-as-code:3'])
  assert.match(fence[0]?.hint ?? '', '::chart')
  assert.equal(rules(read('```js\n1\n```').messages), [])
  assert.is(outline(':::columms\ntext\n:::'), 'paragraph(text"text")')
  assert.is(outline('::buton[Buy]{href=x}'), 'paragraph(text"::buton[Buy]{href=x}")')
  assert.is(outline('::button[Buy]{href=x}'), 'leafDirective:button(text"Buy")')
})

test('directives that do not work are reported', () => {
  assert.equal(rules(read(':::hero\nnever').messages), ['directive-unclosed:1'])
  assert.equal(rules(read(':::card{a=1 "q"}\nx\n:::').messages), ['directive-unreadable:1'])
  assert.equal(rules(read(':::columns\n:::column\nx\n:::\n:::').messages).sort(), [
    'directive-unclosed:2',
    'directive-unopened:5',
  ])
  assert.equal(read('::::columns\n:::column\nx\n:::\n::::').messages, [])
})

test('the fences of pandoc and others are directives', () => {
  assert.is(outline('::: notes\nsay\n:::'), 'containerDirective:notes(paragraph(text"say"))')
  assert.is(outline('::: {.notes}\nsay\n:::'), 'containerDirective:notes(paragraph(text"say"))')
  assert.is(
    outline('::: tip Good to know\nx\n:::'),
    'containerDirective:callout(paragraph(text"Good to know") paragraph(text"x"))',
  )
  assert.is(outline('```\n::: notes\n```'), 'code"::: notes"')
})

test('github alerts are callouts without their marker', () => {
  const { document } = read('> [!WARNING]\n> Mind **this**\n>\n> more')
  const callout = document.root.children[0]
  assert.equal(callout?.type === 'containerDirective' && callout.attributes, { kind: 'warning' })
  assert.equal(copyWords(document), ['Mind', 'this', 'more'])
  assert.match(outline('> \\[!NOTE]\n> x'), /^blockquote/)
  assert.match(outline('> [!NOTE] and more'), /^blockquote/)
})

test('headings get unique anchors and give up attributes', () => {
  const { document } = read(
    "## A b!\n\n## A b\n\n## A-b-1\n\n## C {.x #my k='v w'}\n\n## Set {a}\n\n## D \\{.x}\n\n## Ünï 中",
  )
  assert.equal(
    headings(document).map(heading => heading.data?.slug),
    ['a-b', 'a-b-1', 'a-b-1-1', 'my', 'set-a', 'd-x', 'ünï-中'],
  )
  assert.equal(headings(document)[3]?.data?.attributes, { class: 'x', id: 'my', k: 'v w' })
  assert.is(plainText(document.root), 'A b!\nA b\nA-b-1\nC\nSet {a}\nD {.x}\nÜnï 中')
})

test('a lone line that begins with an ordinal is no list, and one that counts on is', () => {
  assert.is(
    outline('# Bericht\n3. Quartal 2025\n\nWorte'),
    'heading(text"Bericht") paragraph(text"3. Quartal 2025") paragraph(text"Worte")',
  )
  assert.is(outline('148. Jahr\n\nWorte'), 'paragraph(text"148. Jahr") paragraph(text"Worte")')
  for (const list of ['1. one\n\nwords\n\n2. two', '1. alone', '2. two\n\nwords\n\n3. three'])
    assert.match(outline(list), /^list\(.*list|^list\([^)]*\)+$/)
})

test('references are resolved and definitions dropped', () => {
  assert.is(outline('[a][1] ![b][1]\n\n[1]: x.png "t"'), 'paragraph(link(text"a") text" " image"x.png")')
  assert.is(outline('[a][2] text\n\n[unused]: x'), 'paragraph(text"[a][2] text")')
})

test('inline html is folded into marks', () => {
  assert.is(
    outline('a <b>b *c*</b> <kbd>D</kbd><br>e <span x>f</span> <code>g</code> <i>h'),
    'paragraph(text"a " strong(text"b " emphasis(text"c")) text" " emphasis.kbd(text"D") break text"e " text"f" text" " inlineCode"g" text" " emphasis(text"h"))',
  )
})

test('a readme header of images and links comes out as one line', () => {
  const html =
    '<p align="center">\n  <br>\n  <a href="https://a.b">\n    <picture>\n      <source srcset="x.svg">\n      <img alt="logo" src="y.svg">\n    </picture>\n  </a>\n  <br>\n</p>\n<br/>'
  assert.is(outline(html), 'paragraph(link(image"y.svg"))')
})

test('html blocks become markdown blocks', () => {
  assert.is(
    outline('<details>\n<summary>More</summary>\n\n*in*\n\n</details>'),
    'paragraph(strong(text"More")) paragraph(emphasis(text"in"))',
  )
  assert.is(outline('<dl><dt>A</dt><dd>b</dd></dl>'), 'paragraph(strong(text"A")) paragraph(text"b")')
  assert.is(
    outline('<table><tr><th>a</th><th>b</th></tr><tr><td colspan="2">c<br>d</td></tr></table>'),
    'table(tableRow(tableCell(text"a") tableCell(text"b")) tableRow(tableCell(text"c" break text"d") tableCell()))',
  )
  assert.is(outline('<div><a href="x"><h3>T</h3></a></div>'), 'heading(link(text"T"))')
  assert.is(outline('<pre><code class="language-js">let a\n  b</code></pre>'), 'code"let a\n  b"')
  assert.is(outline('<ul><li>a<li>b</ul>'), 'list(listItem(paragraph(text"a")) listItem(paragraph(text"b")))')
})

test('a tag of another tool leaves nothing behind', () => {
  assert.is(outline('<Listing number="4-3">\n\n```\na\n```\n\n</Listing>'), 'code"a"')
})

test('text of html is never lost', () => {
  const html =
    '<div>a<select><option>b</select><svg><text>c</text></svg><dialog>d</dialog><template>e</template><td>f</td><foo>g</foo><noscript>h</noscript></div>'
  assert.is(copyWords(read(html).document).join(''), 'abcdefgh')
})

test('what runs is removed with a message, wherever it hides', () => {
  const hostile = [
    '<script>alert(1)</script>',
    'a <script>alert(1)</script> b',
    '<style>p{}</style>',
    '<div onclick="x()">a</div>',
    'a <b onmouseover=x>b</b>',
    '[a](javascript:x)',
    '[a](JaVa&#x73;cript&colon;x)',
    '[a](<java\u200Bscript:x>)',
    '<b>[a](javascript:x)</b>',
    '<a href=" java\nscript:x">a</a>',
    '<p><a href="data:text/html,x">a</a></p>',
    '[a][1]\n\n[1]: vbscript:x',
    '<iframe src="x"></iframe>',
  ]
  for (const source of hostile) {
    const { document, messages, nodes } = read(source)
    assert.is(messages.length, 1, source)
    assert.not.ok(
      nodes.some(node => node.type === 'link'),
      source,
    )
    assert.not.match(copyWords(document).join(' '), /alert|p\{/)
  }
  assert.is(nodesOf(read('![a](javascript:x)').document.root).find(node => node.type === 'image')?.url, '')
})

test('a tag in prose costs no words', () => {
  assert.equal(copyWords(read('use the <script> tag and <b> too').document), [
    'use',
    'the',
    'tag',
    'and',
    'too',
  ])
})

test('a tag named like a property of every object is no mark', () => {
  assert.is(outline('a <constructor>b</constructor> c'), 'paragraph(text"a " text"b" text" c")')
})

test('comments are nodes and no copy', () => {
  const { document } = read('<!-- note -->\n\n# <!--fit--> Title\n\ntext <!-- aside -->')
  assert.equal(
    nodesOf(document.root).flatMap(node => (node.type === 'comment' ? [node.value] : [])),
    ['note', 'fit', 'aside'],
  )
  assert.equal(copyWords(document), ['Title', 'text'])
  assert.is(outline('# <!--fit--> Title'), 'heading(comment"fit" text"Title")')
})

test('words are counted across marks, without notes unless asked', () => {
  const { document } = read(
    'un**bel**ievable `x y`\n\n![an alt](a.png)\n\n:::notes\nsecret\n:::\n\n- [ ] a\n- b\n\n|c|\n|-|\n|d|',
  )
  assert.equal(copyWords(document), ['unbelievable', 'x', 'y', 'a', 'b', 'c', 'd'])
  assert.equal(copyWords(document, { notes: true, alts: true }), [
    'unbelievable',
    'x',
    'y',
    'an',
    'alt',
    'secret',
    'a',
    'b',
    'c',
    'd',
  ])
})

test('images are matched by base name', () => {
  const asset = {} as Asset
  const assets = new Map([
    ['my photo.png', asset],
    ['chart.svg', asset],
  ])
  const source =
    '![](a/b/My%20Photo.PNG?x#y) ![](https://x.y/chart.svg) ![](..\\chart.svg) ![](no%.png)\n\n![](https://x.y/z.png)'
  const { nodes, messages } = read(source, assets)
  const found = nodes.flatMap(node => (node.type === 'image' ? [node.data?.asset] : []))
  assert.equal(found.slice(0, 3), ['my photo.png', 'chart.svg', 'chart.svg'])
  assert.ok(found.slice(3).every(key => key?.startsWith('plate-')))
  assert.equal(rules(messages), ['image-missing:1', 'image-missing:3'])
  assert.match(messages[1]?.hint ?? '', 'never fetched')
})

test('ids are unique, short and blind to words', () => {
  const ids = (source: string) =>
    read(source).nodes.flatMap(node => (node.data && 'id' in node.data ? [node.data.id] : []))
  const before = ids('# A\n\nb *c* `d`\n\n```\ne\n```')
  assert.is(new Set(before).size, 6)
  for (const id of before) assert.match(id ?? '', /^n_[a-z0-9]+$/)
  assert.equal(ids('# Other\n\nwords *are* `here`\n\n```\nnow\n```'), before)
})

test('no node is left that a format must not see', () => {
  const source = '---\na: 1\n---\n<p>x</p> [a][1] ![b][1] <b>c</b> [d]\n\n[1]: y\n\n[d]: javascript:x'
  const left = new Set(read(source).nodes.map(node => node.type))
  for (const type of ['html', 'yaml', 'definition', 'linkReference', 'imageReference'] as const)
    assert.not.ok(left.has(type))
})

test('the stars of a number to dial are keys and no emphasis', () => {
  assert.is(plainText(read('Ring *123*45# now').document.root), 'Ring *123*45# now')
  assert.is(plainText(read('The *123* of **45**#').document.root), 'The 123 of 45#')
})

test('quotations nest eight deep at the most, and what stands deeper loses no word', () => {
  const quotes = (source: string): number => outline(source).split('blockquote').length - 1
  assert.is(quotes(`${'>'.repeat(7)} a`), 7)
  assert.is(quotes(`${'>'.repeat(30)} a`), 8)
  assert.match(outline(`> a\n${'>'.repeat(30)} b\n${'>'.repeat(30)} - c`), /a.*b.*c/s)
})

test('the rows of a table that no sheet holds are lines, with a stroke between their cells and a word about it', () => {
  const row = (word: string): string => `|${`${word}|`.repeat(130)}`
  const { document, messages } = read(`${row('a')}\n${row('-')}\n${row('b')}`)
  assert.equal(
    document.root.children.map(({ type }) => type),
    ['paragraph', 'paragraph'],
  )
  assert.is(copyWords(document).filter(word => word === 'b').length, 130)
  assert.equal(rules(messages), ['table-too-wide:1'])
})

test('words too few to tell their language are in that of the brief, and English where that is in English', () => {
  const langOf = (brief: string): string =>
    readDocument('# KW 19\n\n- Nord: 12\n- Sud: 14', new Map(), { add: () => {} }, { brief }).lang
  assert.is(langOf('Eine Tafel für den Pausenraum, die Zahlen müssen groß sein.'), 'de')
  assert.is(langOf('A board for the break room, and the numbers have to be large.'), 'en')
})

test('a last line behind an asterisk that the text refers to is a note, and a list of one point where nothing does', () => {
  const typesOf = (copy: string): readonly string[] =>
    read(copy).document.root.children.map(({ type }) => type)
  assert.equal(typesOf('Ada Bright*, clerk\n\n* half time'), ['paragraph', 'paragraph'])
  assert.equal(typesOf('Ada Bright, clerk\n\n* half time'), ['paragraph', 'list'])
  assert.equal(typesOf('Ada Bright*, clerk\n\n- half time'), ['paragraph', 'list'])
})

test.run()
