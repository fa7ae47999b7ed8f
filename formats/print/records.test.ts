import { test } from 'uvu'
import * as assert from 'uvu/assert'
import brochure from './brochure.tsx'
import caseStudy from './case-study.tsx'
import contract from './contract.tsx'
import coverLetter from './cover-letter.tsx'
import { find, type LaidOut, layOut, linesOf } from './lay-out.test.kit.ts'
import nda from './nda.tsx'
import proposal from './proposal.tsx'
import report from './report.tsx'
import whitepaper from './whitepaper.tsx'
import { isLoss } from '../test-copy.test.kit.ts'

const record = (data: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data })

/** The lines of all pages as one text, with plain blanks. */
const textOf = ({ words }: LaidOut): string =>
  [...new Set(words.map(({ page }) => page))]
    .flatMap(page => linesOf(words, page))
    .join('\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ (?=[,–:])|(?<=–) /g, '')

const times = (text: string, word: string): number => text.split(word).length - 1

const isWhole = ({ messages }: LaidOut): boolean => messages.every(({ rule }) => !isLoss(rule))

test('a record of schema.org is told in words: prices with their currency, an address in a line, lists without their wrapping', async () => {
  const made = await layOut(
    proposal,
    record({
      '@type': 'Offer',
      name: 'A kiln for the school',
      seller: {
        '@type': 'Organization',
        name: 'Ashpit Kilns',
        founder: { '@type': 'Person', name: 'Odile Roy', jobTitle: 'kiln builder' },
      },
      itemOffered: {
        '@type': 'Service',
        name: 'Kiln',
        hasOfferCatalog: {
          '@type': 'OfferCatalog',
          name: 'Scope and price',
          itemListElement: [
            { '@type': 'Offer', name: 'Brickwork', price: 4200, priceCurrency: 'EUR' },
            { '@type': 'Offer', name: 'Chimney', price: 1800, priceCurrency: 'EUR' },
          ],
        },
      },
    }),
  )
  const text = textOf(made)
  assert.ok(isWhole(made))
  for (const words of ['€4,200', 'Scope and price', 'Odile Roy, kiln builder'])
    assert.ok(text.includes(words), text)
  assert.not(/Price currency|Item list|offer catalog/i.test(text))
})

test('days and hours, addresses and features of a place are said as people say them', async () => {
  const made = await layOut(
    brochure,
    record({
      '@type': 'Hostel',
      name: 'Das Bootshaus',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Uferweg 2',
        postalCode: '8280',
        addressLocality: 'Kreuzlingen',
        addressCountry: 'CH',
      },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Friday'],
          opens: '08:00',
          closes: '20:00',
        },
      ],
      amenityFeature: [
        { name: 'Trockenraum für nasse Sachen', value: true },
        { name: 'Parkplätze für die Gäste', value: false },
      ],
      description: 'Zwölf Betten über dem See, und am Morgen riecht es nach Brot aus der Backstube nebenan.',
    }),
    'A4 landscape',
  )
  const text = textOf(made).replace(/\s+/g, ' ')
  assert.match(text, /Uferweg 2, 8280 Kreuzlin ?gen, Schweiz/, text)
  assert.match(text, /Mo, Fr\b.*08:00–20:00/, text)
  assert.not(/Amenity|specification|false|Value/i.test(text))
})

test('what a record of an agreement lays down is its numbered clauses, and who made it its parties', async () => {
  const made = await layOut(
    nda,
    record({
      '@type': 'DigitalDocument',
      name: 'Promise of silence',
      creator: [
        { '@type': 'Organization', name: 'Fernhill Seeds', address: '2 Mill Lane, Hay' },
        { '@type': 'Person', name: 'Ivo Brandt', address: '9 Kaai, Gent' },
      ],
      about: ['Crosses of the blue pea', 'Prices'],
      conditionsOfAccess: ['M. Brandt tells nobody.', 'No seed leaves the house.'],
      usageInfo: 'The law of Wales applies.',
    }),
  )
  const lines = textOf(made).split('\n')
  assert.match(lines.slice(0, 2).join(' '), /^Promise of silence/)
  assert.equal(
    lines.filter(line => /^\d\. /.test(line)),
    ['1. M. Brandt tells nobody.', '2. No seed leaves the house.', '3. The law of Wales applies.'],
  )
  assert.is(times(textOf(made), 'No seed leaves'), 1)
})

test('clauses that are a number and a text, in any language, are set once with that number', async () => {
  const copy =
    '---\ntytuł: Umowa najmu łodzi\npostanowienia:\n  - nr: 1\n    treść: Łódź stoi w hangarze.\n  - nr: 2\n    treść: Najem trwa do końca września.\n  - nr: 3\n    treść: Szkody zgłasza się tego samego dnia.\n---\n'
  const lines = textOf(await layOut(contract, copy)).split('\n')
  assert.ok(lines.includes('2. Najem trwa do końca września.'), lines.join('\n'))
})

test('a table that is told as names of columns and rows is a table under its caption', async () => {
  const copy =
    '---\ntitel: Was vom Brot bleibt\ntabellen:\n  - titel: Reste je Sorte\n    spalten: [Sorte, Gebacken, Rest]\n    zeilen:\n      - [Semmel, 310, 8]\n      - [Roggenbrot, 44, 13]\n---\n\n## Wie gezählt wurde\n\nMit der Waage, vier Wochen lang.\n'
  const all = textOf(await layOut(whitepaper, copy))
  assert.match(all, /Reste je Sorte\s+Sorte\s+Gebacken\s+Rest\s+Semmel\s+310/)
  assert.not(/Zeilen|Spalten|Tabellen/i.test(all))
})

test('a record of figures is told once, with the lists and records in it', async () => {
  const copy =
    '---\ntitle: The year of the weir\nsample: { sites: 31, countries: [NL, BE, DK], months: 24 }\nkeyNumbers: { eels: 1184, passed: 83.5 %, perEel: "US$ 4.62" }\ncatchByWeek: { w1: 96, w2: 184, w3: 131, w4: 242, w5: 228 }\n---\n\n## Why\n\nNobody had counted.\n'
  const made = await layOut(report, copy)
  const text = textOf(made)
  assert.ok(isWhole(made))
  assert.equal(
    ['NL, BE, DK', '184\n', '24\n'].map(word => times(text, word)),
    [1, 1, 1],
  )
  assert.match(text, /Catch by week/)
})

test('parts of a record that are a name and a text stand in the text', async () => {
  const copy = record({
    '@type': 'Report',
    name: 'Owls of the marsh',
    hasPart: [
      { '@type': 'Chapter', name: 'How we counted', text: 'Three nights in March, two people at each post.' },
      {
        '@type': 'Chapter',
        name: 'What we ask',
        text: 'Leave the dead ash standing until the spring of next year.',
      },
    ],
  })
  const made = await layOut(report, copy)
  const sizeOf = (word: string) => find(made.words, word).size
  assert.ok(sizeOf('counted') > sizeOf('nights'))
  assert.not(/Has part|^Text/m.test(textOf(made)))
})

test('what a letter says may be told in a field', async () => {
  const copy = record({
    '@type': 'EmailMessage',
    sender: { '@type': 'Person', name: 'Rui Sá', email: 'rui@sa.example' },
    text: 'Dear Ms Lund,\n\nI tune pianos and can start in May.\n\nYours sincerely,\nRui Sá',
  })
  const made = await layOut(coverLetter, copy)
  assert.ok(isWhole(made))
  assert.match(textOf(made), /Dear Ms Lund,[\s\S]*I tune pianos/)
})

test('what a letter lists in a field stands in it once', async () => {
  const copy =
    '---\nfrom: { name: Edda Holm, phone: 555 0142 }\nto: Mr. Aas\ngreeting: Dear Mr. Aas,\nreasons:\n  - I know the reef\n  - I own a boat\n---\n\nI would like to count your seals.\n'
  assert.is(times(textOf(await layOut(coverLetter, copy)), 'I know the reef'), 1)
})

test('where a heading only says what the document is, the line that says title is its title', async () => {
  const copy =
    '# White paper\n\nTITLE: The quota and the widow\nSubtitle: What the law of fishing forgets\nDate: May 2026\n\n## Boats\n\nSixty-one of them lie in the harbour, and half will never leave it again.\n'
  const { words } = await layOut(whitepaper, copy)
  const above = words.find(({ text }) => /^white$/i.test(text))
  assert.ok(find(words, 'quota').size > 2 * (above?.size ?? 99), words.map(({ text }) => text).join(' '))
})

test('a line that would stand below a name is the title of what has none, and steps with a long text are rows', async () => {
  const copy =
    '---\none_liner: How a bakery stopped baking at night\nwhat_we_did:\n  - step: Dough\n    days: 3\n    detail: A cold room for ninety loaves was put where the flour used to stand, and the flour went up to the loft\n  - step: Shop\n    days: 1\n    detail: Doors at nine\n---\n\nThe baker wanted to see his children in the morning.\n'
  const { words } = await layOut(caseStudy, copy)
  assert.ok(find(words, 'bakery').size > 1.5 * find(words, 'children').size)
  assert.is(Math.round(find(words, 'Dough').baseline), Math.round(find(words, 'cold').baseline))
})

test.run()
