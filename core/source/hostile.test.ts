import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport } from '../message.ts'
import { assertWithin } from '../testing/processor-time.test.kit.ts'
import { readDocument } from './read-document.ts'
import { copyWords } from './text.ts'
import { isParent } from './walk.ts'

interface Hostile {
  readonly name: string
  readonly source: string
  /** Characters of copy that must be left, blanks not counted. */
  readonly least: number
}

const times = (text: string, count: number): string => text.repeat(count)

const cases: readonly Hostile[] = [
  { name: 'open brackets', source: times('[', 50_000), least: 50_000 },
  { name: 'brackets that close', source: times('[', 20_000) + times(']', 20_000), least: 40_000 },
  {
    name: 'one run of stars around a word',
    source: `${times('**', 25_000)}a${times('**', 25_000)}`,
    least: 100_001,
  },
  { name: 'nested emphasis', source: times('*a **b ', 2000) + times('c** d* ', 2000), least: 8000 },
  { name: 'mixed emphasis', source: times('*a_', 10_000), least: 30_000 },
  {
    name: 'backticks of every length',
    source: Array.from({ length: 300 }, (_, at) => times('`', at + 1)).join(' '),
    least: 45_000,
  },
  { name: 'nested images', source: times('![a', 3000) + times('](x)', 3000), least: 3000 },
  { name: 'unfinished comments', source: `a ${times('<!--', 10_000)}`, least: 40_001 },
  { name: 'a long word', source: times('a', 100_000), least: 100_000 },
  { name: 'quotes in quotes', source: `${times('>', 10_000)} x`, least: 1 },
  { name: 'lists in lists', source: `${times('- ', 10_000)}x`, least: 1 },
  { name: 'numbered lists in lists', source: `${times('1. ', 3000)}x`, least: 1 },
  {
    name: 'indented lists',
    source: Array.from({ length: 400 }, (_, at) => `${times('  ', at)}- a`).join('\n'),
    least: 400,
  },
  { name: 'footnotes in footnotes', source: `${times('[^a]: ', 3000)}x`, least: 1 },
  { name: 'directives in directives', source: `${times(':::card\n', 1000)}x`, least: 1 },
  {
    name: 'a wide table',
    source: `|${times('a|', 500)}\n|${times('-|', 500)}\n|${times('b|', 500)}`,
    least: 1000,
  },
  { name: 'elements in elements', source: `${times('<div>', 10_000)}x`, least: 1 },
  { name: 'inline elements in elements', source: `a ${times('<b>', 10_000)}x`, least: 2 },
  {
    name: 'a cell of a billion columns',
    source: '<table><tr><td colspan=999999999 rowspan=99999999>x</table>',
    least: 1,
  },
  { name: 'deep front matter', source: `---\na: ${times('[', 50_000)}\n---\nx`, least: 50_000 },
  {
    name: 'front matter of aliases',
    source: `---\na0: &a0 [x]\n${Array.from({ length: 30 }, (_, at) => `a${at + 1}: &a${at + 1} [${times(`*a${at}, `, 9)}]`).join('\n')}\n---\nx`,
    least: 1,
  },
]

const endless = [
  { name: 'an alias of what it stands in', source: '---\na: &a [*a]\nb: c\n---\nx' },
  { name: 'an alias of a map that it stands in', source: '---\na: &a {b: *a, c: [*a]}\n---\nx' },
  {
    name: 'aliases in aliases',
    source: `---\na0: &a0 [x]\n${Array.from({ length: 3000 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}]`).join('\n')}\n---\nx`,
  },
  { name: 'thousands of aliases', source: `---\na: &a x\nb: [${times('*a, ', 15_000)}]\n---\nx` },
  { name: 'TOML of one long name', source: `+++\n${times('a.', 20_000)}b = 1\n+++\nx` },
  { name: 'TOML of one long table', source: `+++\n[${times('a.', 20_000)}b]\nc = 1\n+++\nx` },
  { name: 'deep TOML', source: `+++\na = ${times('[', 20_000)}${times(']', 20_000)}\n+++\nx` },
]

for (const { name, source } of endless) {
  test(`${name}: is read or told, and in time`, async () => {
    const report = createReport()
    await assertWithin(3000, () => readDocument(source, new Map(), report))
    for (const { rule } of report.messages) assert.match(rule, /^front-matter-|markup-too-dense/)
  })
}

for (const { name, source, least } of cases) {
  test(`${name}: ends in seconds, stays shallow and keeps its text`, async () => {
    let document = readDocument('', new Map(), createReport())
    await assertWithin(5000, () => {
      document = readDocument(source, new Map(), createReport())
    })
    const letters = copyWords(document).join('').length
    assert.ok(letters >= least, `${letters} characters are left of ${least}`)
    assert.ok(depthOf(document.root) < 250, 'the tree is too deep for those who walk it')
  })
}

test('what is hidden from the parser comes back as it was', () => {
  const source = `${times('*a* [b](c) ', 1500)}\n\n*kept*`
  const report = createReport()
  const document = readDocument(source, new Map(), report)
  assert.is(copyWords(document).join(' '), `${times('*a* [b](c) ', 1500)}kept`)
  assert.equal(
    report.messages.map(message => `${message.rule}:${message.line}`),
    ['markup-too-dense:1'],
  )
})

test('long tables, lists and code are not taken for dense paragraphs', () => {
  const rows = `|a|b|\n|-|-|\n${times('|[x](y) *z*|**w** `v`|\n', 1500)}`
  const items = times('- **a** [b](c) *d*\n', 1500)
  const code = `\`\`\`\n${times('a_b *c[d]\n', 3000)}\`\`\``
  const report = createReport()
  readDocument([rows, items, code].join('\n\n'), new Map(), report)
  assert.equal(report.messages, [])
})

function depthOf(root: object): number {
  let deepest = 0
  const open: [object, number][] = [[root, 1]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, depth] = next
    deepest = Math.max(deepest, depth)
    if (isParent(node)) for (const child of node.children) open.push([child, depth + 1])
  }
  return deepest
}

test.run()
