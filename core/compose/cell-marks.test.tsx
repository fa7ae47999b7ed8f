import type { Table } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { designFrom } from '../brief/design.ts'
import { createReport } from '../message.ts'
import { readDocument } from '../source/read-document.ts'
import { plainText } from '../source/text.ts'
import { contrast } from '../theme/contrast.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import { cellMarks, markCell } from './cell-marks.tsx'
import { text, toNodes } from './jsx-runtime.ts'
import { Prose } from './prose.tsx'
import { type Element, isElement, type Node, textOf } from './tree.ts'

const size = { name: 'A4', width: 794, height: 1123, bleed: 0 }
const setting = { lang: 'en', dir: 'ltr' } as const
const theme = resolveTheme(designFrom({}), size, setting)

/** What each marked cell of a table was taken for, by its words. */
function marksOf(markdown: string, lang = 'en'): readonly string[] {
  const { root } = readDocument(markdown, new Map(), createReport())
  const table = root.children.find((node): node is Table => node.type === 'table') as Table
  return [...cellMarks(table, lang)].map(([cell, mark]) => {
    const kind = mark.kind === 'status' ? mark.tone : mark.yes ? 'yes' : 'no'
    return `${plainText(cell).trim()}: ${kind}`
  })
}

test('a comparison answers with yes and no, in words and in signs', () => {
  assert.equal(
    marksOf('| | Basic | Full |\n|-|-|-|\n| Search | ✗ | ✓ |\n| Help | no | yes |\n| Price | £2 | £3 |'),
    ['✗: no', '✓: yes', 'no: no', 'yes: yes'],
  )
  assert.equal(marksOf('| | A |\n|-|-|\n| Mit Bad | ja |\n| Mit Hund | nein |', 'de'), [
    'ja: yes',
    'nein: no',
  ])
})

test('one answer alone, and words that only hold one, are words', () => {
  assert.equal(marksOf('| Question | Said |\n|-|-|\n| Dogs | no |\n| Cats | no cats please |'), [])
})

test('how far things are is told by its column, or by most of its cells', () => {
  assert.equal(
    marksOf('| Item | Status |\n|-|-|\n| A | Done |\n| B | In progress |\n| C | At risk |\n| D | Blocked |'),
    ['Done: good', 'In progress: under-way', 'At risk: caution', 'Blocked: bad'],
  )
  assert.equal(marksOf('| Item | Light |\n|-|-|\n| A | Green |\n| B | Amber |\n| C | Red |'), [
    'Green: good',
    'Amber: caution',
    'Red: bad',
  ])
  assert.equal(marksOf('| Door | Colour | When |\n|-|-|-|\n| A | oak | now |\n| B | teal | May |'), [])
})

function spans(node: Node): readonly Element[] {
  return isElement(node) ? [...(isElement(node, 'span') ? [node] : []), ...node.children.flatMap(spans)] : []
}

test('a badge is read on its own colour in every mode, and amber is amber', () => {
  for (const mode of ['light', 'dark'] as const) {
    const own = resolveTheme(designFrom({ color: { mode } }), size, setting)
    for (const tone of ['good', 'under-way', 'caution', 'bad', 'quiet'] as const) {
      const [badge] = toNodes(markCell([text('Open')], { kind: 'status', tone }, { theme: own, size: 14 }))
      const { background, color } = (badge as Element).style
      assert.ok(
        contrast(String(color), String(background)) >= 4.5,
        `${mode} ${tone}: ${color} on ${background}`,
      )
      if (tone === 'caution') assert.match(String(background), /^#[f]/)
    }
  }
})

test('a design without fields has the words in the colour of their status', () => {
  const plain = resolveTheme(designFrom({ decor: { fields: false } }), size, setting)
  const mark = { kind: 'status', tone: 'bad' } as const
  const [words] = toNodes(markCell([text('Late')], mark, { theme: plain, size: 14 }))
  assert.is((words as Element).style.background, undefined)
  assert.is((words as Element).style.color, plain.color.danger)
})

test('every word of a marked table stays, and a sign is named by itself', () => {
  const { root } = readDocument(
    '| | A | B |\n|-|-|-|\n| X | yes | ✓ |\n| Y | no | ✗ |',
    new Map(),
    createReport(),
  )
  const [table] = toNodes(<Prose nodes={root.children} theme={theme} />)
  assert.match(textOf(table as Node), /X\s*yes\s*Y\s*no/)
  const names = (node: Node): readonly string[] =>
    isElement(node)
      ? [...(node.properties.alt ? [node.properties.alt] : []), ...node.children.flatMap(names)]
      : []
  assert.equal(names(table as Node), ['✓', '✗'])
  assert.ok(spans(table as Node).length > 0)
})

test.run()
