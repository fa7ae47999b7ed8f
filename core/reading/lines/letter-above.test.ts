import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { describeReading } from '../descriptions/describe-reading.ts'
import { readIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const letter: Roles = {
  needs: ['sender', 'salutation'],
  takes: ['recipient', 'date', 'subject', 'closing', 'signature', 'telephone', 'email', 'location'],
}

const letters: Readonly<Record<string, string>> = {
  en: 'Hello, the letter is below, please make it look calm. My address is 4 Quay Row, Leith, phone 0131 496 0011, mail ann@tay.example. It goes to Ms Orr, Leith Library. Date it 3 May 2026. Subject is Post of binder.\n\nDear Ms Orr,\n\nI bind books.\n\nYours sincerely,\n\nAnn Tay\n',
  de: 'Hallo, unten ist mein Anschreiben, bitte ordentlich setzen. Meine Adresse ist Ankerweg 3, 24105 Kiel, Telefon 0151 5550 8811, Mail ann@tay.example. Es geht an Frau Orr, Stadtarchiv Kiel. Datum ist 3. Mai 2026. Betreff ist Stelle als Buchbinderin.\n\nSehr geehrte Frau Orr,\n\nich binde Bücher.\n\nMit freundlichen Grüßen\n\nAnn Tay\n',
}

for (const [lang, source] of Object.entries(letters)) {
  test(`what a message above a letter tells of it stands at its places: ${lang}`, () => {
    const { roles, omitted } = describeReading(readIn(source, letter))
    const told = roles as Readonly<Record<string, string>>
    assert.match(told.recipient ?? '', /Orr/)
    assert.match(told.date ?? '', /2026/)
    assert.match(told.subject ?? '', /binder|Buchbinderin/)
    assert.match(told.email ?? '', /ann@tay/)
    assert.match(told.salutation ?? '', /Orr,$/)
    assert.ok(omitted.some(({ text, because }) => because.startsWith('said to') && /below|unten/.test(text)))
  })
}

test('a letter that comes alone is said to its reader from its first line', () => {
  const { omitted } = describeReading(
    readIn(
      'Dear Ms Orr,\n\nMy letter of May is attached below. Please make the text short.\n\nYours,\n\nAnn Tay\n',
      letter,
    ),
  )
  assert.equal(
    omitted.filter(({ because }) => because.startsWith('said to')),
    [],
  )
})

test.run()
