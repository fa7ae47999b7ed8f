import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Field, FieldValue } from '../../source/fields.ts'
import { readDocument } from '../../source/read-document.ts'
import { schemaFields } from './schema-fields.ts'

/** The fields of a record by their labels, else their names, as a reader sees them. */
function told(
  record: Readonly<Record<string, unknown>>,
  lang = 'en',
  gives?: 'offer' | 'credential',
): Readonly<Record<string, unknown>> {
  const document = readDocument(JSON.stringify({ '@context': 'https://schema.org', ...record }), new Map(), {
    add() {},
  })
  return plain(
    schemaFields(document.fields, { lang, isAgreement: false, isTitled: false, ...(gives && { gives }) }),
  )
}

function plain(fields: readonly Field[]): Readonly<Record<string, unknown>> {
  const said = fields.filter(({ name }) => !name.startsWith('@'))
  const called = said.map(({ name, label }, at) => (label === '' ? `#${at}` : (label ?? name)))
  return Object.fromEntries(said.map(({ value }, at) => [called[at], plainValue(value)]))
}

function plainValue(value: FieldValue): unknown {
  if (value.kind === 'list') return value.items.map(plainValue)
  return value.kind === 'map' ? plain(value.fields) : value.kind === 'text' ? value.text : null
}

const plainBlanks = (value: unknown): string => JSON.stringify(value).replace(/[\u00A0\u202F\u2009]/g, ' ')

test('pay from the least to the most for a time is one sum, and terms of employment are words', () => {
  const fields = told({
    '@type': 'JobPosting',
    title: 'Tonnelier',
    employmentType: ['FULL_TIME', 'TEMPORARY'],
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: 2100, maxValue: 2400, unitText: 'MONTH' },
    },
  })
  assert.is(plainBlanks(fields['Pay']), '"€2,100–€2,400 / month"')
  assert.is(fields['Employment'], 'Full time, Temporary')
})

test('labels are in the language of the copy, and values that speak for themselves have none', () => {
  const fields = told(
    {
      '@type': 'Bakery',
      name: 'Brot vom Hof',
      foundingDate: '1931',
      numberOfEmployees: { '@type': 'QuantitativeValue', value: 4 },
      telephone: '+49 555 0133',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 61 },
      knowsLanguage: ['de', 'fr'],
    },
    'de',
  )
  assert.is(fields['Gegründet'], '1931')
  assert.is(fields['Sprachen'], 'Deutsch, Französisch')
  assert.not(
    Object.keys(fields).some(label => /founding|aggregate|telephone|employees/i.test(label)),
    plainBlanks(fields),
  )
})

test('what a dish suits is told in words, also where it suits two diets, and its price is a price', () => {
  const dish = (name: string, diet: unknown): unknown => ({
    '@type': 'MenuItem',
    name,
    suitableForDiet: diet,
    offers: { '@type': 'Offer', price: '9.00', priceCurrency: 'GBP' },
  })
  const fields = told({
    '@type': 'CafeOrCoffeeShop',
    name: 'The Lock',
    hasMenu: {
      '@type': 'Menu',
      name: 'Noon',
      hasMenuSection: [
        {
          '@type': 'MenuSection',
          name: 'Soups',
          hasMenuItem: [
            dish('Leek', 'https://schema.org/VeganDiet'),
            dish('Pea', ['https://schema.org/VeganDiet', 'https://schema.org/GlutenFreeDiet']),
          ],
        },
      ],
    },
  })
  assert.match(plainBlanks(fields), /"Vegan, Gluten free"/)
  assert.match(plainBlanks(fields), /"£9.00"/)
  assert.is(Object.values(fields).includes('Noon'), true)
})

test('an evening has one day and its hours, and what happens in it has its times alone', () => {
  const fields = told({
    '@type': 'Event',
    name: 'Night of boats',
    startDate: '2026-06-20T19:00+02:00',
    endDate: '2026-06-21T01:30+02:00',
    subEvent: [
      { '@type': 'Event', name: 'Lanterns', startDate: '2026-06-20T19:00+02:00' },
      { '@type': 'Event', name: 'Soup', startDate: '2026-06-20T21:15+02:00' },
    ],
  })
  assert.is(fields['startDate'], '2026-06-20')
  assert.match(plainBlanks(fields), /"19:00–01:30"/)
  assert.match(plainBlanks(fields), /"Lanterns","time":"19:00"/)
  assert.not(/endDate/.test(plainBlanks(fields)))
})

test('a graph, the page around a thing and the house behind it are told as one', () => {
  const fields = told(
    {
      '@graph': [
        {
          '@type': 'Course',
          name: 'Cestería',
          timeRequired: 'PT12H',
          provider: {
            '@type': 'Organization',
            name: 'Taller Mimbre',
            telephone: '+34 955 550 012',
            address: { '@type': 'PostalAddress', addressLocality: 'Ronda', addressCountry: 'ES' },
          },
          offers: { '@type': 'Offer', price: 1290, priceCurrency: 'EUR' },
        },
        { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: '¿Y si llueve?' }] },
      ],
    },
    'es',
  )
  assert.is(plainBlanks(fields['Duración']), '"12 horas"')
  assert.is(fields['Organiza'], 'Taller Mimbre')
  assert.match(plainBlanks(fields), /Ronda, España/)
  assert.match(plainBlanks(fields), /1\.?290 €/)
  assert.match(plainBlanks(fields), /¿Y si llueve\?/)
})

test('open days in a row are a span, with the season; what costs nothing is free', () => {
  const fields = told({
    '@type': 'Museum',
    name: 'Salt House',
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday'],
        opens: '10:00',
        closes: '16:00',
        validFrom: '2026-04-01',
        validThrough: '2026-09-30',
      },
    ],
    makesOffer: [{ '@type': 'Offer', name: 'Children', price: 0, priceCurrency: 'EUR' }],
  })
  assert.match(plainBlanks(fields), /Tue–Thu 10:00–16:00 \(April 1 – September 30, 2026\)/)
  assert.match(plainBlanks(fields), /"Free"/)
})

test('a credential is given to somebody by houses, whose people sign it; an offer is what it is called', () => {
  const house = (name: string, more: object = {}): object => ({ '@type': 'Organization', name, ...more })
  const given = told(
    {
      '@type': 'EducationalOccupationalCredential',
      name: 'Keeper of bees',
      about: { '@type': 'Person', name: 'Ida Birch', jobTitle: 'gardener' },
      recognizedBy: [
        house('Guild of Hay'),
        house('Hive School', {
          employee: [
            { '@type': 'Person', name: 'Mo Ash', jobTitle: 'teacher' },
            { '@type': 'Person', name: 'Al Rowe', jobTitle: 'judge' },
          ],
        }),
      ],
    },
    'en',
    'credential',
  )
  assert.equal(Object.keys(given), ['credential', 'recipient', 'issuer', 'signatures'])
  assert.is(given['issuer'], 'Guild of Hay, Hive School')
  const offer = told(
    {
      '@type': 'Offer',
      name: '半額券',
      price: '275',
      priceCurrency: 'JPY',
      priceSpecification: { price: '550', priceCurrency: 'JPY', name: '通常' },
      seller: house('鶴の湯', {
        address: {
          '@type': 'PostalAddress',
          streetAddress: '京島三丁目',
          addressLocality: '墨田区',
          postalCode: '131-0046',
        },
      }),
    },
    'ja',
    'offer',
  )
  const event = told({
    '@type': 'Event',
    name: 'Lunch',
    organizer: [house('Ida', { telephone: '052' }), house('Mo', { telephone: '054' })],
  })
  assert.match(plainBlanks(event['organizer'] ?? event), /Ida.*052.*Mo.*054/)
  assert.is(offer['offer'], '半額券')
  assert.match(String(offer['通常']), /550$/)
  assert.match(plainBlanks(offer), /131-0046 墨田区京島三丁目/)
})

test('the number of a house in its register is no amount, and sums that are listed stand under their names', () => {
  const bill = told(
    {
      '@type': 'Invoice',
      identifier: { '@type': 'PropertyValue', name: 'KvK', value: '20117364' },
      totalPaymentDue: [
        { '@type': 'PriceSpecification', name: 'Btw 21%', price: '12.60', priceCurrency: 'EUR' },
        { '@type': 'PriceSpecification', name: 'Te betalen', price: '72.60', priceCurrency: 'EUR' },
      ],
    },
    'nl',
  )
  assert.is(bill['KvK'], '20117364')
  assert.match(plainBlanks(bill['Te betalen'] ?? ''), /€ 72,60/)
  assert.match(plainBlanks(bill['Btw 21%'] ?? ''), /€ 12,60/)
})

test('fields of copy that is no record of the schema stay as they are', () => {
  const { fields } = readDocument('---\nprice: 12\nemploymentType: FULL_TIME\n---\n\nText.\n', new Map(), {
    add() {},
  })
  assert.is(schemaFields(fields, { lang: 'en', isAgreement: false, isTitled: false }), fields)
})

test.run()
