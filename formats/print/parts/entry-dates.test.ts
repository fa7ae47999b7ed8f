import type { Heading, Paragraph, PhrasingContent } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../../core/source/read-document.ts'
import { readClosing, readDateLine } from './entry-dates.ts'

const first = (markdown: string) => readDocument(markdown, new Map(), { add: () => {} }).root.children[0]
const textOf = (nodes: readonly PhrasingContent[]): string =>
  nodes.map(node => ('value' in node ? node.value : 'children' in node ? textOf(node.children) : '')).join('')

function line(markdown: string): readonly [string, string] | undefined {
  const found = readDateLine(first(markdown) as Paragraph)
  return found && [found.when, textOf(found.rest)]
}

function heading(markdown: string): readonly [string, string] | undefined {
  const found = readClosing((first(markdown) as Heading).children)
  return found && [found.when, textOf(found.rest)]
}

test('the line below a station opens with the date, and a place beside it is no date', () => {
  assert.equal(line('*2017 - 2021* | Delft'), ['2017 – 2021', 'Delft'])
  assert.equal(line('*June 2021 – Present · Portland, OR*'), ['June 2021 – Present', 'Portland, OR'])
})

test('or it ends with the date', () => {
  assert.equal(line('**Bright Web Co.** | Jan 2015 - Dec 2016'), ['Jan 2015 – Dec 2016', 'Bright Web Co.'])
  assert.equal(line('**Bright Web Co.**, *2015–2016*'), ['2015–2016', 'Bright Web Co.'])
  assert.equal(line('**B.S. Computer Science**, Oregon State University, 2015'), [
    '2015',
    'B.S. Computer Science, Oregon State University',
  ])
})

test('a heading may end with it', () => {
  assert.equal(heading('### Engineer — Lattice Labs (2017 – 2021)'), [
    '2017 – 2021',
    'Engineer — Lattice Labs',
  ])
  assert.equal(heading('### Engineer, Lattice Labs | 2017–now'), ['2017–now', 'Engineer, Lattice Labs'])
})

test('prose and titles that hold a year are left alone', () => {
  assert.is(line('We moved the archive twice, and finished in 2015.'), undefined)
  assert.is(heading('### Area 2015'), undefined)
  assert.is(heading('### 2015'), undefined)
  assert.is(line(`${'A long story of many words, told at length, '.repeat(4)}in Delft, 2015`), undefined)
})

test.run()
