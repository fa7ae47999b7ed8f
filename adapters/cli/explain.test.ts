import { stripVTControlCharacters } from 'node:util'
import stringWidth from 'string-width'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { explain } from '../../core/explain.ts'
import type { Format } from '../../core/format.ts'
import { describeRoles } from '../../core/reading/descriptions/describe-roles.ts'
import { sampleThings } from '../../core/reading/descriptions/samples.ts'
import { type FormatSlug, formats } from '../../formats/index.ts'
import { explanationText } from './explanation-text.ts'
import { cutTo } from './table-rows.ts'
import { inOneLine, settingFor } from './terminal.ts'

const copy = `---
lang: de
Einlas: "19:00"
reihe: 7
Glarbel: zwei
---

# Drei Celli

Ein \u001B[31mAbend\u001B[0m im Speicher, an dem drei Celli spielen, was für eines geschrieben war, und ein Stuhl dazu.

## Wurzelwerk

Mit der Fähre.
`

async function load(slug: string): Promise<Format> {
  return ((await import(formats[slug as FormatSlug])) as { default: Format }).default
}

const piped = settingFor({ isTTY: false, columns: 0 }, {})

test('a copy is explained with its language, roles, reasons, leftovers and messages', async () => {
  const told = await explain({ content: copy }, await load('ticket'))
  assert.is(told.roles.seatRow, '7')
  assert.match(told.because.doorTime ?? '', 'nearly doors in German')
  assert.equal(told.facts, [{ label: 'Glarbel', text: 'zwei' }])
  assert.ok(told.pieces.some(text => text.includes('Mit der Fähre.')))
  const text = explanationText(told, 'karte.md', piped)
  assert.match(text, /^karte\.md as ticket\n {2}language {2}German \(de\) {2}stated in the front matter\n/)
  assert.match(text, /\n {2}row +7 +"reihe" is row in German\n/)
  assert.match(text, /\nFacts without a role\n(?: .*\n)* {2}Glarbel {2}zwei\n/)
  assert.match(text, /line 3: the front matter's "Einlas" was read as door time/)
  assert.not.match(text, '\u001B', 'what the copy says cannot steer a terminal')
})

test('lists are told with their number and their first titles', async () => {
  const lines = '| Item | Qty | Price |\n|---|---|---|\n| Oars | 2 | 40 |\n| Rope | 1 | 12 |\n'
  const told = await explain({ content: `# Invoice 7\n\n${lines}` }, await load('invoice'))
  assert.match(explanationText(told, '-', piped), /\nLists\n {2}lines {2}2: Oars, Rope/)
})

test('on a terminal no line of a table is wider than it, and marks are left out when asked', async () => {
  const told = await explain({ content: copy }, await load('ticket'))
  const screen = { isTTY: true, columns: 60 }
  const marked = explanationText(told, 'karte.md', settingFor(screen, {}))
  assert.match(marked, '\u001B[1mRoles')
  const plain = explanationText(told, 'karte.md', settingFor(screen, { NO_COLOR: '1' }))
  assert.is(stripVTControlCharacters(marked), plain)
  const [tables] = plain.split('\nMessages')
  for (const line of (tables ?? '').split('\n')) assert.ok(stringWidth(line) <= 60, line)
})

test('the brief is told as what was done, assumed and not done, beside the colours and fonts it came to', async () => {
  const brief = 'accent #b4532a, make it pop, drop shadows, blorfy'
  const told = await explain({ content: copy, instructions: brief }, await load('ticket'))
  const text = explanationText(told, 'karte.md', piped)
  assert.match(text, /✓ “accent #b4532a” {2}accent #b4532a: .* of the pages/)
  assert.match(text, /~ “pop” {2}assumed: a vague wish/)
  assert.match(text, /otherwise say: high contrast/)
  assert.match(text, /✗ “drop shadows” {2}no shadows on a flat picture/)
  assert.match(text, /✗ “blorfy” {2}not in the vocabulary/)
  assert.match(text, /#b4532a {2}accent +\d/)
  assert.match(text, /\nFonts\n {2}headings {2}\S/)
  assert.match(text, /\nComposition\n/)
})

test('texts are cut by what they take on a terminal', () => {
  assert.is(cutTo('ebb and flow', 7), 'ebb an…')
  assert.is(cutTo('干満の時刻表', 7), '干満の…')
  assert.is(cutTo('ebb', 3), 'ebb')
  assert.is(inOneLine('a\u001B]0;title\u0007b\n\u202Ec\u2028d'), 'ab c d')
})

test('the example of every format is read as what it is an example of', async () => {
  let tried = 0
  for (const slug of Object.keys(formats)) {
    const format = await load(slug)
    if (!format.roles) continue
    const { roles, lists, example } = describeRoles(format.roles)
    const told = await explain({ content: example }, format)
    for (const { role, label, sample, needed } of roles) {
      const isShown = example.includes(`\n${label.toLowerCase()}: `)
      if (needed) assert.ok(isShown || told.lists[role], `${slug} shows ${role}`)
      if (!isShown || sample === undefined) continue
      assert.is(told.roles[role], sample.replace(/^\[(.*)\]\(.*\)$/, '$1'), `${slug}: ${role}\n${example}`)
      tried++
    }
    for (const { role, needed } of lists) {
      const things = needed ? sampleThings[role] : undefined
      // The values of an example are one series.
      const least = role === 'series' ? 1 : (things?.length ?? 0)
      if (things) assert.ok((told.lists[role] ?? 0) >= least, `${slug}: ${role}\n${example}`)
    }
    assert.equal(
      told.messages.filter(({ rule }) => rule === 'field-guessed' || rule === 'field-unknown'),
      [],
      slug,
    )
  }
  assert.ok(tried > 20)
})

test.run()
