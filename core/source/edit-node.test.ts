import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { partOf } from '../testing/soak.test.kit.ts'
import { editNode } from './edit-node.ts'
import { readDocument } from './read-document.ts'
import { nodesOf } from './walk.ts'

interface Held {
  readonly id: string
  readonly value: string
}

function held(source: string): Held[] {
  const { root } = readDocument(source, new Map(), { add: () => {} })
  return nodesOf(root).flatMap(node =>
    'value' in node && node.data && 'id' in node.data && node.data.id
      ? [{ id: node.data.id, value: node.value }]
      : [],
  )
}

function edit(source: string, wanted: string, text: string): string {
  const node = held(source).find(({ value }) => value.includes(wanted))
  const edited = editNode(source, node?.id ?? '', text)
  assert.ok('source' in edited, `${wanted} became ${text}`)
  return 'source' in edited ? edited.source : ''
}

const samples = [
  '---\ntitle: Sample\n---\n\n# <!--fit--> Vite ⚡ {.lead}\n\nSetext *title*\n---\n',
  'Vite (quick, [`/viːt/`](https://x.y/z.mp3)) is *a **build** tool*.\n',
  'See https://vite.dev or <https://a.b> with [reference] and[^1].\n\n[reference]: https://r.s "title"\n[^1]: The note.\n',
  'First line\nand intra**word**bold\\\nbroken.\n',
  '> [!NOTE]\n> An alert\n> with `code` inside.\n',
  '- one\n  - two **bold**\n\n    ```js\n    let a = 1\n    ```\n1. three\n',
  '> - quoted\n>\n>   ```\n>   in quote\n>   ```\n',
  '| a | b \\| c |\n|---|---|\n| [link](x.md) | `d` |\n',
  'text\n\n    indented\n\ntext\n',
  '<p align="center">\n  Raw <b>html</b>\n</p>\n',
  ':::card[Label *x*]\ninside <kbd>Ctrl</kbd> <span>span</span>\n:::\n\n::std\n',
  'crlf *one*\r\ntwo\r\n\r\n~~~\r\ncode\r\n~~~\r\n',
]

const nasty = [
  '*a*',
  '# x',
  '1. x',
  '<b>',
  '[x](y)',
  'a|b',
  '`',
  '\\',
  '&amp;',
  '  spaces ',
  '- x',
  '😀',
  'שלום',
  '> q',
]
const nastier = [
  'https://x.org/a_b',
  'a@b.co',
  '',
  '::note',
  '{.cls}',
  '[!NOTE]',
  '---',
  '**',
  'x\ny',
  '```',
  '<!-- c -->',
  '#',
  '===',
  '+',
  'end\\',
]

for (const [row, sample] of samples.entries()) {
  test(`any text can stand in any node, and no other node changes: ${JSON.stringify(sample.slice(0, 30))}`, () => {
    const before = held(sample)
    assert.ok(before.length > 0)
    for (const [at, { id, value }] of before.entries()) {
      for (const text of partOf([...nasty, ...nastier], row + at, 4)) {
        const edited = editNode(sample, id, text)
        const where = `${JSON.stringify(value)} became ${JSON.stringify(text)}`
        assert.ok('source' in edited, where)
        const after = held('source' in edited ? edited.source : '')
        assert.ok([text, text.replace(/\n/g, ' '), text.trim()].includes(after[at]?.value ?? ' '), where)
        const others = (all: readonly Held[]) => all.filter((_, index) => index !== at)
        assert.equal(others(after), others(before), where)
      }
    }
  })
}

test('plain words change nothing but themselves', () => {
  assert.is(edit('# One\r\n\r\ntwo *three*\r\n', 'three', 'four'), '# One\r\n\r\ntwo *four*\r\n')
  assert.is(edit('\uFEFFone', 'one', 'two, (3) a_b'), '\uFEFFtwo, (3) a_b')
})

test('markup is escaped with the least that does', () => {
  assert.is(edit('one', 'one', '*a*'), '\\*a\\*')
  assert.is(edit('one', 'one', '1. x'), '1\\. x')
  assert.is(edit('|a|\n|-|\n|b|', 'b', 'c|d'), '|a|\n|-|\n|c\\|d|')
  assert.is(edit('`one`', 'one', 'a`b'), '``a`b``')
  assert.is(edit('```\none\n```', 'one', 'a\n```\nb'), '````\na\n```\nb\n````')
})

test('emptied text keeps its place and every id', () => {
  const source = edit('a *b* c', 'b', '')
  assert.equal(
    held(source).map(({ value }) => value),
    ['a ', '', ' c'],
  )
  const again = editNode(source, held(source)[1]?.id ?? '', 'd')
  assert.equal(again, { source: 'a *d* c' })
})

test('a link that is its own address keeps it', () => {
  assert.is(edit('see https://x.org now', 'https', 'here'), 'see [here](<https://x.org>) now')
  assert.is(edit('[a]\n\n[a]: /b "c"', 'a', 'd'), '[d](</b> "c")\n\n[a]: /b "c"')
})

test('emphasis inside a word holds', () => {
  const source = edit('in**side**out', 'side', ' x ')
  assert.equal(
    held(source).map(({ value }) => value),
    ['in', ' x ', 'out'],
  )
})

test('a node that is not there is gone', () => {
  assert.equal(editNode('a', 'n_9', 'b'), { gone: true })
  assert.equal(editNode('a', '', 'b'), { gone: true })
})

test('a part of a node is edited and what stands around it stays', () => {
  const source = '# T\n\nRow: 7, Seat: 9\n'
  assert.equal(editNode(source, 'n_1@5-6', '12'), { source: '# T\n\nRow: 12, Seat: 9\n' })
})

test.run()
