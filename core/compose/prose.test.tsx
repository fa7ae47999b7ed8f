import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { designFrom } from '../brief/design.ts'
import { createReport } from '../message.ts'
import { readDocument } from '../source/read-document.ts'
import { copyWords } from '../source/text.ts'
import { contrast } from '../theme/contrast.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import { codeColors } from './code.tsx'
import { isInlineTag } from './defaults.ts'
import { toNodes } from './jsx-runtime.ts'
import { limitNesting, Phrasing, Prose, type ProseProps } from './prose.tsx'
import { type Element, isElement, type Node, textOf } from './tree.ts'
import { toPlain } from './typography/typeset.ts'

const size = { name: 'A4', width: 794, height: 1123, bleed: 0 }
const theme = resolveTheme(designFrom({}), size, { lang: 'en', dir: 'ltr' })

function read(markdown: string): ReturnType<typeof readDocument> {
  return readDocument(markdown, new Map(), createReport())
}

function prose(markdown: string, options: Partial<ProseProps> = {}): Node[] {
  const { root } = read(markdown)
  return toNodes(<Prose nodes={root.children} theme={theme} {...options} />)
}

function find(nodes: readonly Node[], tagName: string): Element[] {
  return nodes.flatMap(node =>
    isElement(node) ? [...(node.tagName === tagName ? [node] : []), ...find(node.children, tagName)] : [],
  )
}

/** Words in order; text of different blocks stays apart. */
function words(nodes: readonly Node[]): string[] {
  const collect = (node: Node): string =>
    node.type === 'text'
      ? node.value
      : isInlineTag(node.tagName)
        ? node.children.map(collect).join('')
        : ` ${node.children.map(collect).join('')} `
  return toPlain(nodes.map(collect).join(' ')).split(/\s+/).filter(Boolean)
}

test('every word of the copy is there, in order', () => {
  const markdown = [
    '# A "title" of *mine*',
    "Text with **bold**, `co-de` and [a link](https://x.example). It's 3-5 km...",
    '- one\n- two\n  1. deep',
    '> said\n> -- Jane Doe, CEO',
    '| a | b |\n|---|---|\n| x | 1 |\n| **y** | **2** |',
    '*Table 1: things*',
    '```ts\nconst a = "b" // c\n```',
    ':::stats\n- **42%** faster\n- **3** more\n:::',
    ':::features\nLead.\n### One\ntext\n### Two\nmore\n:::',
    '::::columns\n:::column\nleft\n:::\n:::column\nright\n:::\n::::',
    '***\n\nend',
  ].join('\n\n')
  const expected = copyWords(read(markdown)).map(toPlain)
  assert.equal(words(prose(markdown)).join(' '), expected.join(' '))
})

test('headings shift, keep their anchors and stop at level 6', () => {
  const nodes = prose('# One\n\n###### Six', { level: 2 })
  assert.equal(
    nodes.map(node => isElement(node) && [node.tagName, node.properties.id]),
    [
      ['h2', 'one'],
      ['h6', 'six'],
    ],
  )
})

test('room is above blocks only, none above the first, and headings keep to what follows', () => {
  const nodes = prose('Text.\n\n## Heading\n\nText.').filter(node => isElement(node))
  const [first, heading, last] = nodes.map(node => node.style.marginTop ?? Number.NaN)
  assert.is(first, 0)
  assert.ok((heading ?? 0) >= 1.5 * (last ?? 0))
  assert.ok(nodes.every(node => node.style.marginBottom === undefined))
})

test('text keeps its node ids, code has one for all its pieces', () => {
  const [paragraph] = prose('a **b** "c"')
  const ids = find([paragraph as Node], 'p')[0]?.children.flatMap(node =>
    node.type === 'text' ? [node.node] : [],
  )
  assert.is(ids?.length, 2)
  const code = find(prose('```ts\nconst a = 1\n```'), 'code')[0] as Element
  const pieces = code.children.map(node => (node.type === 'text' ? node : (node.children[0] as Node)))
  assert.is(new Set(pieces.map(piece => piece.type === 'text' && piece.node)).size, 1)
  assert.is(textOf(code), 'const a = 1')
})

test('a language nobody knows is shown plainly', () => {
  const code = find(prose('```__proto__\n<b>x</b>\n```'), 'code')[0] as Element
  assert.is(code.children.length, 1)
  assert.is(textOf(code), '<b>x</b>')
})

test('colours of code stand out from their ground', () => {
  for (const mode of ['light', 'dark'] as const) {
    const shown = resolveTheme(designFrom({ color: { mode } }), size, { lang: 'en', dir: 'ltr' })
    for (const color of Object.values(codeColors(shown)))
      assert.ok(contrast(color, shown.color.surface) >= 4.5, color)
  }
})

test('columns of numbers end together, and asked alignment wins', () => {
  const [table] = prose('| a | n | m |\n|---|---|:--|\n| x | 1,200 € | 1 |\n| y | – | 2 |')
  const cells = find([table as Node], 'td').slice(0, 3)
  assert.equal(
    cells.map(cell => cell.style.textAlign),
    ['start', 'end', 'start'],
  )
})

test('a row of strong words is a sum, and emphasis under a table its caption', () => {
  const [figure] = prose('| a | n |\n|---|---|\n| x | 1 |\n| **all** | **1** |\n\n*Table 1*')
  assert.is(isElement(figure) && figure.tagName, 'figure')
  assert.is(find([figure as Node], 'tfoot').length, 1)
  assert.is(textOf(find([figure as Node], 'figcaption')[0] as Node), 'Table\u00a01')
})

test('long tables are striped, short ones are not', () => {
  const rows = (count: number): Node[] => prose(`| a |\n|---|\n${'| x |\n'.repeat(count)}`)
  const tinted = (nodes: readonly Node[]): number =>
    find(nodes, 'td').filter(cell => cell.style.background).length
  assert.is(tinted(rows(7)), 0)
  assert.is(tinted(rows(8)), 4)
})

test('a last line with a dash says who is quoted', () => {
  const cites = ['> a\n>\n> — Jane', '> a\n> -- Jane', '> a\\\n> — Jane'].map(
    source => find(prose(source), 'cite')[0],
  )
  assert.equal(
    cites.map(cite => cite && textOf(cite).replace(/^\S+\s/, '')),
    ['Jane', 'Jane', 'Jane'],
  )
  assert.is(find(prose('> a -- b'), 'cite').length, 0)
  const inLine = find(prose('> I cried a little. — Lurdes, Torres Vedras'), 'cite')
  assert.equal(inLine.map(textOf), ['—\u00a0Lurdes, Torres Vedras'])
  assert.is(find(prose('> He left. — Then *she* left. And then I did'), 'cite').length, 0)
})

test('lines that their author ended are lines in a phrase too, and wrapped text is not', () => {
  const lines = (markdown: string): number => {
    const [block] = read(markdown).root.children
    const nodes = block?.type === 'paragraph' ? block.children : []
    return find(toNodes(<Phrasing nodes={nodes} theme={theme} />), 'br').length
  }
  assert.is(lines('Year 6 parents’ evening\nThursday 25 June 2026\nMs Okafor'), 2)
  const wrapped =
    'A text that was wrapped by hand at about seventy letters a line\nruns on as one, since its lines were full.'
  assert.is(lines(wrapped), 0)
})

test('a note is carried by its first reference only', () => {
  const nodes = prose('a[^x] b[^x] c[^y]\n\n[^x]: One.\n\n[^y]: Two.')
  const links = find(nodes, 'a')
  assert.equal(
    links.map(link => [textOf(link), link.footnote && textOf(link.footnote)]),
    [
      ['1', '1\u2002One.'],
      ['1', undefined],
      ['2', '2\u2002Two.'],
    ],
  )
})

test('comments and speaker notes are left out, unsafe links lose their address', () => {
  const nodes = prose(
    'a <!-- secret -->\n\n:::notes\nhidden\n:::\n\n[x](javascript:alert(1)) [y](relative/path)',
  )
  assert.not.match(nodes.map(textOf).join(' '), /secret|hidden/)
  assert.is(find(nodes, 'a').length, 0)
  assert.match(nodes.map(textOf).join(' '), /x y/)
})

test('a picture in a line that is not there leaves its words, one on its own its place', () => {
  const [alone] = prose('![A tree in a yard](nowhere.png)')
  const [image] = find([alone as Node], 'img')
  assert.is(image?.properties.alt, 'A tree in a yard')
  assert.match(image?.properties.src ?? '', /^plate-/)
  const [paragraph] = prose('Here stands ![A tree in a yard](nowhere.png) still.')
  assert.is(
    find([paragraph as Node], 'em')
      .map(textOf)
      .join(),
    'A tree in a yard',
  )
})

test('tasks, starts and loose items', () => {
  const [tasks, numbers] = prose('- [ ] a\n- [x] b\n\n5. e\n6. f')
  assert.equal(
    find([tasks as Node], 'li').map(item => item.properties.checked),
    [false, true],
  )
  assert.is(find([numbers as Node], 'ol')[0]?.properties.start, 5)
})

test('callouts say what they are in the language of the copy', () => {
  const german = resolveTheme(designFrom({}), size, { lang: 'de-AT', dir: 'ltr' })
  assert.is(
    textOf(find(prose('> [!NOTE]\n> Text', { theme: german }), 'aside')[0]?.children[0] as Node),
    'Hinweis',
  )
  assert.is(textOf(find(prose(':::tip[Own]\nText\n:::'), 'aside')[0]?.children[0] as Node), 'Own')
})

test('phrasing comes without a block and ties the end of a title', () => {
  const root = unified().use(remarkParse).use(remarkGfm).parse('Where *trees* may go') as Root
  const [paragraph] = root.children
  const nodes = paragraph?.type === 'paragraph' ? paragraph.children : []
  const tree = toNodes(<Phrasing nodes={nodes} theme={theme} heading />)
  assert.is(tree.map(textOf).join(''), 'Where trees may\u00a0go')
})

test('the same Markdown gives the same tree and is not changed', () => {
  const { root } = read('# A\n\ntext "b" [^1]\n\n[^1]: c')
  const before = JSON.stringify(root)
  const make = (): string => JSON.stringify(toNodes(<Prose nodes={root.children} theme={theme} />))
  assert.is(make(), make())
  assert.is(JSON.stringify(root), before)
})

function nested(tagName: string, depth: number): Element {
  const inner: Node = depth > 1 ? nested(tagName, depth - 1) : { type: 'text', value: 'inside' }
  const style = { padding: [0, 0, 0, 20], borderLeft: { width: 2, color: '#000000' } } as const
  return { type: 'element', tagName, properties: {}, style, children: [inner] }
}

function indents(node: Node | undefined): boolean[] {
  if (!isElement(node)) return []
  return [node.style.padding !== undefined, ...indents(node.children[0])]
}

test('as deep as anybody writes stays as it is', () => {
  const nodes = [nested('ul', 8)]
  assert.is(limitNesting(nodes), nodes)
})

test('what nests deeper is not set in any further, and says the same', () => {
  const [limited] = limitNesting([nested('blockquote', 100)])
  assert.is(indents(limited).filter(Boolean).length, 8)
  assert.is(limited && textOf(limited), 'inside')
})

test('words raised and lowered again and again rise no further than their line has room', () => {
  const [paragraph] = prose(`${'<sup><sub>'.repeat(15)}a${'</sub></sup>'.repeat(15)}`)
  assert.ok(isElement(paragraph))
  assert.is(textOf(paragraph), 'a')
  assert.equal(tagsDown(paragraph).slice(0, 4), ['p', 'sup', 'sub', 'span'])
  assert.not(
    tagsDown(paragraph)
      .slice(3)
      .some(tag => tag !== 'span'),
  )
})

function tagsDown(node: Node | undefined): string[] {
  return isElement(node) ? [node.tagName, ...tagsDown(node.children[0])] : []
}

test('other boxes do not count', () => {
  const nodes = [nested('div', 20)]
  assert.is(limitNesting(nodes), nodes)
})

test('a conversation is set turn by turn, each at the side of its speaker', () => {
  const chat = '**Mia:** Still on?\n**Tom:** Yes!\n**Mia:** Great.\n**Tom:** See you at seven.'
  for (const markdown of [chat, chat.replaceAll('\n', '\n\n')]) {
    const nodes = prose(markdown)
    const [dialogue] = nodes.filter(node => isElement(node) && node.part === 'dialogue') as Element[]
    const sides = dialogue?.children.map(turn => isElement(turn) && turn.style.alignSelf)
    assert.equal(sides, ['start', 'end', 'start', 'end'])
    assert.equal(words(nodes), 'Mia: Still on? Tom: Yes! Mia: Great. Tom: See you at seven.'.split(' '))
  }
})

test('labels and a name that is said once are no conversation', () => {
  for (const markdown of [
    'When: May 8\nWhere: Kiel\nPrice: 4 €\nFood: none',
    'Note: this.\n\nThen text.\n\nNote: that.\n\nNote: more.',
  ])
    assert.not(prose(markdown).some(node => isElement(node) && node.part === 'dialogue'))
})

test('a term above lines that open with a colon is defined by them, and works stand behind what they are cited by', () => {
  const defined = prose('Slip\n: clay and water\n')
  assert.equal(words(defined), ['Slip', 'clay', 'and', 'water'])
  assert.ok(defined.some(node => isElement(node, 'dl')))
  const cited = prose('[1] Ash, A., *Kilns*, 2019.\n[2] Birch, I., *Glazes*, 2021.\n')
  const items = cited.flatMap(node => (isElement(node) ? [node, ...node.children] : []))
  const works = items.filter(node => isElement(node) && node.properties.role === 'listitem')
  assert.is(works.length, 2, JSON.stringify(cited))
  const [plain] = prose('At noon [1] we fired it.') as Element[]
  assert.is(plain?.tagName, 'p')
})

test.run()
