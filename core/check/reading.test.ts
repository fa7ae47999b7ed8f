import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from '../brief/design.ts'
import type { Format } from '../format.ts'
import { createReport, type Message } from '../message.ts'
import { readCopy } from '../reading/read-copy.ts'
import type { Roles } from '../reading/roles.ts'
import { readDocument } from '../source/read-document.ts'
import { checkReading } from './reading.ts'

const pass: Roles = {
  needs: ['title', 'startDate'],
  takes: ['doorTime', 'seatRow', 'location', 'flightNumber'],
  lists: ['entries'],
  facts: 'all',
}

function messagesFor(copy: string, roles: Roles = pass): readonly Message[] {
  const report = createReport()
  const format: Format = {
    ...{ slug: 'pass', group: 'canvas', surface: 'canvas', sizes: [], design: baseDesign, roles },
    compose: () => [],
  }
  const document = readDocument(copy, new Map(), createReport())
  const reading = readCopy(document, roles)
  checkReading(document, reading, format, report)
  return report.messages
}

function of(rule: string, messages: readonly Message[]): readonly Message[] {
  return messages.filter(message => message.rule === rule)
}

/** A document that lacks nothing; further fields come below the third line. */
const whole = (fields: string, body = ''): string =>
  `---\ntitle: Ebb Tide\ndate: 12 November 2026\n${fields}\n---\n\n${body}`

test('clear copy gives no message, in whatever language its keys are', () => {
  assert.equal(messagesFor(whole('doors: "19:00"\nrow: G\nlocation: The Old Granary')), [])
  assert.equal(messagesFor(whole('lang: de\nEinlass: "19:00"\nReihe: G')), [])
})

test('a needed role that is missing is named, with a label for it', () => {
  const [message] = of('role-missing', messagesFor('# Ebb Tide\n'))
  assert.is(message?.text, 'pass has a place for start date, and nothing in the copy was read as it')
  assert.match(message?.hint ?? '', '"Date: …"')
  const [list] = of('role-missing', messagesFor('# Ebb\n', { needs: ['entries'] }))
  assert.match(list?.hint ?? '', 'heading that says entries')
  assert.equal(messagesFor('# Ebb\n\n## Noon\n\nIt falls.\n', { needs: ['sections'] }), [])
})

test('a key that was guessed is named with its line, its role and the way to another one', () => {
  for (const [field, role] of [
    ['locaton: The Old Granary', 'location'],
    ['lang: de\nHaupteinlass: "19:00"', 'door time'],
    ['lang: de\nРяд: G', 'seat row'],
  ] as const) {
    const [message, ...others] = of('field-guessed', messagesFor(whole(field)))
    assert.match(message?.text ?? '', `was read as ${role}: "`, field)
    assert.is(message?.line, field.startsWith('lang') ? 5 : 4)
    assert.match(message?.hint ?? '', /roles: \{ …: .* \}.*::: \{…\}/)
    assert.equal(others, [])
  }
})

test('what the author says of a key is no guess', () => {
  const messages = messagesFor(whole('roles:\n  seatRow: Zeug\nZeug: G'))
  assert.equal(messages, [])
})

test('a list under a guessed key is named too', () => {
  const copy = whole('lang: en\nexperiense:\n  - title: Pilot\n    dates: 1999–2004')
  const [message] = of('field-guessed', messagesFor(copy))
  assert.match(message?.text ?? '', '"experiense" was read as entries')
  assert.is(message?.line, 5)
})

test('a key without a role that is almost one is told what it may have meant', () => {
  const [message, ...others] = of('field-unknown', messagesFor(whole('fligt numbr: TG 12\nzzyzx: yes')))
  assert.match(message?.text ?? '', '"fligt numbr" has no role in pass')
  assert.is(message?.hint, 'did you mean flight number?')
  assert.is(message?.line, 4)
  assert.equal(others, [])
})

test('two titles are told apart, the same one twice is one', () => {
  const [message] = of('title-twice', messagesFor(whole('', '# Flow\n')))
  assert.match(message?.text ?? '', /"Flow" and "Ebb Tide"; the first names/)
  assert.is(message?.line, 2)
  assert.equal(of('title-twice', messagesFor(whole('', '# Ebb Tide\n'))), [])
})

test('a role that the format lacks is named where its author asks for it', () => {
  const [message] = of('role-unknown', messagesFor(whole('roles:\n  iban: Zeug\nZeug: G')))
  assert.match(message?.text ?? '', 'pass has no role "iban"')
  assert.is(message?.line, 5)
  const [typo] = of('role-unknown', messagesFor(whole('roles:\n  title: Name\n  seatRwo: Zeug\nZeug: G')))
  assert.is(typo?.hint, 'did you mean seatRow?')
})

test('words and a name are missed only where no piece of copy has them', () => {
  assert.equal(
    messagesFor('').map(({ rule }) => rule),
    ['copy-empty', 'role-missing', 'role-missing'],
  )
  assert.equal(messagesFor(whole('')), [])
  assert.is(of('heading-missing', messagesFor('Just a few words.\n\nAnd some more.')).length, 1)
  assert.is(of('heading-missing', messagesFor('Only a first line\n\nAnd some more.')).length, 1)
})

test.run()
