import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { unified } from 'unified'
import { partOf } from '../testing/soak.test.kit.ts'
import { seededChance } from '../testing/seeded-chance.test.kit.ts'
import { parseMarkdown } from './parse-markdown.ts'

const atOnce = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(function (this) {
    const data = this.data()
    data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? [])
      .flat()
      .map(extension => ({ ...extension, transforms: [] }))
  })
  .freeze()

/** Lines that open, go on, end and interrupt what Markdown has. */
const lines =
  `a|words of a line|||||> q|> |>|> > q|- i|  - i|* i|1. i|2. i|   goes on|    code|\`\`\`|\`\`\`js|~~~|<div>|</div>
<!-- c|-->|<pre>|</pre>|# h|## h|=|---|***|[x]: http://a|[a b]: http://b "t"|see [x], [a b] and [^n]|[^n]: note|    more
[^m]: b|[^m] [y]|[y]: <z>|\tt|-|+ p|- [ ] t|two blanks  |a stroke\\|- > a|> - a|> \`\`\`|*em|em* b|\`co|de\`|<b>x|  |- - -|1) p|[un
cl]|&amp; www.a.org a@b.org|[^x]|[^x]: of that name`.split(/[|\n]/)
const tableLines = ['| a | b |', '|---|---|', '| c | d |']

/** A document of a few kinds of lines, so that each of them meets the others often. */
function documentOf(seed: number): string {
  const chance = seededChance(seed)
  const all = [...lines, ...tableLines]
  const some = Array.from({ length: 3 + chance.below(12) }, () => chance.of(all))
  return Array.from({ length: 1500 }, () => (chance.below(5) === 0 ? chance.of(all) : chance.of(some))).join(
    '\n',
  )
}

const seeds = partOf(
  Array.from({ length: 300 }, (_, at) => at + 1),
  0,
  100,
)

test('long copy is parsed in pieces to the tree of the whole', () => {
  for (const seed of seeds) {
    const source = documentOf(seed)
    assert.equal(textOf(parseMarkdown(source)), textOf(atOnce.parse(source)), `seed ${seed}`)
  }
})

/** The same as a quotation that goes on, with quotations, lists and lines without words in it. */
function quotationOf(seed: number): string {
  const chance = seededChance(seed)
  const bare = chance.below(200)
  return documentOf(seed)
    .split('\n')
    .map(line =>
      chance.below(bare + 2) === 0 ? line : `${chance.of(['> ', '> ', '> ', '>', '> > '])}${line}`,
    )
    .join('\n')
}

test('a long quotation is parsed in pieces to the tree of the whole', () => {
  for (const seed of seeds) {
    const source = quotationOf(seed)
    assert.equal(textOf(parseMarkdown(source)), textOf(atOnce.parse(source)), `seed ${seed}`)
  }
})

test('links and notes are known before and after the piece that defines them', () => {
  const filler = 'Words of a paragraph that fills a piece.\n\n'.repeat(300)
  const source = `[a] and[^1]\n\n${filler}[a]: https://example.org\n\n[^1]: note\n\n${filler}[a] and[^1]`
  assert.equal(textOf(parseMarkdown(source)), textOf(atOnce.parse(source)))
})

test('a label in code is none', () => {
  const filler = 'Words of a paragraph that fills a piece.\n\n'.repeat(300)
  const source = `[a] and[^1]\n\n${filler}\`\`\`\n[a]: https://example.org\n[^1]: note\n\`\`\`\n\n${filler}[a]`
  assert.equal(textOf(parseMarkdown(source)), textOf(atOnce.parse(source)))
})

/** Everything of a tree, a line a node. */
function textOf(root: Root): string {
  return JSON.stringify(root, undefined, 1)
}

test.run()
