import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { plainText } from '../../source/text.ts'
import { readCopy } from '../read-copy.ts'
import type { Section } from '../reading.ts'

function partOf(copy: string): Section | undefined {
  const roles = { needs: ['title'], lists: ['offers', 'features'] } as const
  return readCopy(readDocument(copy, new Map(), { add() {} }), roles).parts[0]
}

test('paragraphs that open with a name in bold and a price are offers, each with what it costs and for how long', () => {
  const part = partOf(
    '# Loom\n\n## Prices\n\n**Shed**: €9 a month. Two looms.\n\n**Hall**: €29 a month. Nine looms, dye room.\n\n**Mill**: €90 a month. As many as fit.\n\nAll with thread.\n',
  )
  assert.is(part?.kind, 'offers')
  assert.equal(
    part?.items.map(({ title, parts }) => [title.text, parts.price?.text, parts.unit?.text]),
    [
      ['Shed', '€9', 'a month'],
      ['Hall', '€29', 'a month'],
      ['Mill', '€90', 'a month'],
    ],
  )
  assert.equal(part?.rest.map(plainText), ['All with thread.'])
})

test('paragraphs that count one word on are things, and labels of any words are not', () => {
  const counted = partOf(
    '# Roof\n\n## Ways\n\nOption A: slate, nails of copper.\n\nOption B: tin.\n\nOption C: straw, from our own field.\n',
  )
  assert.equal(
    counted?.items.map(({ title }) => title.text),
    ['Option A', 'Option B', 'Option C'],
  )
  const labelled = partOf(
    '# Roof\n\n## Text\n\nNote: it will rain.\n\nAsk: Ada.\n\nRemember: bring the long ladder.\n',
  )
  assert.equal(labelled?.items, [])
})

test('a text that stresses how two of its paragraphs begin stays a text', () => {
  const part = partOf(
    `# Roof\n\n## Text\n\n**Slate lasts.** ${'It has lain there for years. '.repeat(20)}\n\n**Tin does not.** It rusts.\n`,
  )
  assert.is(part?.kind, 'prose')
})

test.run()
