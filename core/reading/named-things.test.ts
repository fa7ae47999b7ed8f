import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport } from '../message.ts'
import { readDocument } from '../source/read-document.ts'
import { placeOfWords, thingsNamed, thingsOf, writtenInOne } from './named-things.ts'
import { readCopy } from './read-copy.ts'
import type { Role, Roles } from './roles.ts'

const readAs = (copy: string, roles: Roles) => readCopy(readDocument(copy, new Map(), createReport()), roles)
const card: Roles = { headline: 'name', needs: ['name'], takes: ['name', 'telephone'], facts: 'all' }

test('a name finds the value of its role, of its label, of its kind', () => {
  const reading = readAs('# Fair\n\nSeat: 14\n\nCurtain: 19:30\n\ncall 07700 900 163', {
    needs: ['title'],
    takes: ['seatNumber', 'time'],
    facts: 'all',
  })
  assert.equal(thingsOf('said:seat', reading), ['14'])
  assert.equal(thingsOf('said:time', reading), ['19 30'])
  assert.equal(thingsOf('said:phone number', reading), ['07700 900 163'])
})

test('a year that only opens a span is the span, and one that stands alone itself', () => {
  const reading = readAs('# Mill\n\n1871 Burnt\n\n1902–04 Rebuilt\n\n1871–1990 Open', card)
  assert.equal(thingsOf('said:1902', reading), ['1902 04'])
  assert.equal(thingsOf('said:1871', reading), ['1871'])
})

test('a label before a colon names its line', () => {
  const reading = readAs('# Invoice\n\nbank: Northgate Mutual, sort 00-00-00', card)
  assert.equal(thingsOf('said:bank details', reading), ['bank northgate mutual sort 00 00 00'])
})

test('the bank details are all that is said of where the money goes', () => {
  const reading = readAs(
    '# Invoice 7\n\nKelp Ltd\n3 Quay Lane, Cork\n\nRope £30.00\nHemp £20.00\nTotal £50.00\n\nHow to pay\nAccount name: Kelp Ltd\nSort code 00-00-00\nAccount 1234 5678\n',
    { needs: ['seller', 'lines', 'total'], takes: ['payment', 'iban', 'bic'], lists: ['sums'], facts: 'all' },
  )
  const [whole = ''] = thingsNamed('bank details', reading)
  for (const words of ['account name', 'sort code', 'account 1234 5678'])
    assert.ok(whole.includes(words), whole)
})

test('words of the copy find themselves, and what every document has a word for does not', () => {
  const reading = readAs('# Roadmap\n\nWebhooks for status changes, 2 for 1', card)
  assert.equal(thingsOf('said:2 for 1', reading), ['2 for 1'])
  assert.equal(thingsOf('said:status', reading), [])
})

test('names are people, what is sold, or a pair that opens the copy', () => {
  const sold = readAs('jug - £12\nplate (blue) £8\nbowl, large: £30', card)
  assert.equal(thingsOf('names', sold), ['jug', 'plate', 'bowl large'])
  assert.equal(thingsOf('prices', sold), ['12', '8', '30'])
  assert.equal(thingsOf('names', readAs('Zosia i Bartek\n\nsobota', { needs: ['title'] })), [
    'zosia i bartek',
  ])
})

test('words are found with the signs of their figure', () => {
  const { from, to } = placeOfWords('total: £3,671.00 in all', '3 671 00') ?? { from: 0, to: 0 }
  assert.is('total: £3,671.00 in all'.slice(from, to), '£3,671.00')
  assert.is(placeOfWords('a total', 'tot'), undefined)
})

test('a percentage is found by its sign, and figures are none of a longer number', () => {
  const reading = readAs('# Heat\n\nBills fell by 31% and 4%.\n\n31 homes for £4,620', card)
  assert.equal(thingsOf('said:percentages', reading), ['31 %', '4 %'])
  assert.equal(placeOfWords('31 homes', '31 %'), undefined)
  assert.equal(placeOfWords('fell by 31%', '31 %'), { from: 8, to: 11, whole: false })
  assert.is(placeOfWords('£4,620', '4'), undefined)
})

test('the total of a table is the row of that name, and not the column', () => {
  const reading = readAs(
    '# Offer\n\n| Item | Unit | Total |\n|---|---|---|\n| Survey | £1,450 | £1,450 |\n| Panels | £142 | £5,396 |\n| **Total** | | **£6,846** |',
    { needs: ['title'] },
  )
  assert.equal(thingsOf('said:total', reading), ['6 846'])
})

test('a total is no sum before taxes', () => {
  const rows =
    '| Item | CAD |\n|---|---|\n| Stage | 200 |\n| Subtotal | 44,250 |\n| HST | 5,752.50 |\n| Total | 50,002.50 |'
  const reading = readAs(`# Offer\n\n${rows}`, { needs: ['title'] })
  for (const name of ['total price', 'sum'] as const)
    assert.equal(thingsOf(`said:${name}`, reading), ['50 002 50'], name)
  assert.equal(thingsOf('said:subtotal', reading), ['44 250'])
})

test('a year is itself where a column is headed by it', () => {
  const reading = readAs(
    '# Report 2025\n\n| Key | 2024 | 2025 |\n|---|---|---|\n| Visits | 310 | 412 |',
    card,
  )
  assert.equal(thingsOf('said:2025', reading), ['2025'])
})

test('words keep what is joined to them by a hyphen or a stop, and the signs around them', () => {
  const shown = (text: string, words: string): string => {
    const place = placeOfWords(text, words)
    const { from, to } = place ? writtenInOne(text, place) : { from: 0, to: 0 }
    return text.slice(from, to)
  }
  assert.is(shown('GRAND VIDE-GRENIER ici', 'vide'), 'VIDE-GRENIER')
  assert.is(shown('por el 1.er puesto, categoría', 'er puesto'), '1.er puesto,')
  assert.is(shown('and say “three weeks”.', 'three weeks'), '“three weeks”.')
  assert.is(shown('über 50,– € für alle', '50'), '50,– €')
  assert.is(shown('seat 14 of row 3', '14'), '14')
  assert.is(shown('last year 1.402, –15,5 %', '15 5 %'), '–15,5 %')
  assert.is(shown('Bergen –Oslo', 'oslo'), 'Oslo')
})

test('a part of the name of whom a copy is for means all of it', () => {
  const reading = readAs('# Urkunde\n\nRecipient: Jorun Aas Lindqvist\n\nFjord 12', {
    needs: ['title', 'recipient'],
  })
  assert.equal(thingsOf('said:jorun', reading), ['jorun aas lindqvist'])
  assert.equal(thingsOf('said:fjord', reading), ['fjord'])
})

test('names are those of who plays, of whose card it is, and of a couple in a line of its own', () => {
  const names = (copy: string, roles: readonly Role[] = []): readonly string[] =>
    thingsOf('names', readAs(copy, { needs: ['title'], takes: [...roles], facts: 'all' }))
  assert.equal(names('tonight at the Hare\n\nTrio Casa Brava\nFri 3 May, 9 pm', ['startDate']), [
    'trio casa brava',
  ])
  const held = 'Loft Nights\nRosa Lund Quintet – "Low Tide"\n\nName: F. Oake\nDate: 3 May 2026'
  assert.equal(names(held, ['holder', 'startDate']), ['rosa lund quintet'])
  assert.equal(names('Britt Aasen\nArkivar\nbritt@arkiv.example'), ['britt aasen'])
  assert.equal(names('بسم الله\n\nندعوكم لحفل زفاف\n\nسامي و هند'), ['سامي و هند'])
})

test('a percent sign before its figure is one of it', () => {
  const text = '%25 indirim'
  const place = placeOfWords(text, '25')
  assert.is(text.slice(place?.from, place?.to), '%25')
})

test('a time that a program wrote is found as it is printed', () => {
  const copy = '---\ntitle: Kiln\nstartDate: 2026-10-17T16:30:00+02:00\n---\n'
  const reading = readAs(copy, { needs: ['title', 'startDate'], facts: 'all' })
  assert.match(thingsOf('said:time', reading).join(), /^october 17 2026 at 4 30 pm$/)
})

test('the findings are the list in which a summary tells them', () => {
  const copy =
    '# Stops\n\n## Summary\n\nWe looked.\n\n- **Half** have a seat.\n- Few are lit.\n\n## Why\n\n- money'
  const reading = readAs(copy, { needs: ['title'], takes: ['abstract'], lists: ['sections'] })
  assert.equal(thingsOf('said:findings', reading), ['half have a seat', 'few are lit'])
})

test('groups of a number that stand apart are one number', () => {
  assert.is(placeOfWords('2 380 MWh a year', '2'), undefined)
  assert.is(placeOfWords('2 380 MWh a year', '380'), undefined)
  assert.ok(placeOfWords('line 2, 380 m away', '2'))
})

test('a label of the copy that became a role is what that role has, and a line of a label and a figure is both', () => {
  const person = readAs('社名：青木製本所\n氏名：青木 遥\n電話：03-5550-0112', {
    headline: 'name',
    needs: ['name'],
    takes: ['name', 'organization', 'telephone'],
    facts: 'all',
  })
  assert.equal(thingsOf('said:氏名', person), ['青木 遥'])
  const costs = readAs('# A loaf\n\n- Flour £1.10\n- Rent 64p\n- What stays with us 38p', card)
  assert.equal(thingsOf('said:what stays with us 38p', costs), ['38p', 'what stays with us'])
})

test('what a heading begins with is that heading, and no mention of it in another line', () => {
  const reading = readAs(
    '# The Spade\n\n## Plant fair on Sunday 3 May\n\nStalls from ten.\n\n## Work days\n\n- Sunday 5 April: paths cleared for the plant fair\n- Sunday 7 June: compost\n\n## Compost and how to turn it\n\nCompost\n',
    { needs: ['title'], takes: [], lists: ['stories'] } as never,
  )
  assert.equal(thingsNamed('the plant fair', reading), ['plant fair on sunday 3 may'])
  assert.equal(thingsNamed('plant fair', reading), ['plant fair on sunday 3 may'])
  assert.equal(thingsNamed('compost', reading), ['compost'])
})

test('a name that ends the one label before a figure is that label', () => {
  const reading = readAs('# Tide\n\n- Old corks: 412\n- Long ropes: 218\n- Blue ropes: 90\n\nCorks float.', {
    needs: ['title'],
  })
  assert.equal(thingsNamed('corks', reading), ['old corks'])
  assert.not.ok(thingsNamed('ropes', reading).includes('long ropes'))
})

test('a piece of an address is no thing of the copy, and a word may be the end of another', () => {
  const copy = 'Elm Rowers\n\nHerbstregatta 2031\n\nSamstag, 11. Oktober\n\nelmrowers.example/regatta'
  const reading = readAs(copy, { needs: ['title'] })
  assert.equal(thingsNamed('regatta', reading), ['herbstregatta 2031'])
  const said = readAs(`${copy}\n\nThe regatta goes on in rain.`, { needs: ['title'] })
  assert.equal(thingsNamed('regatta', said), ['regatta'])
})

test('a deadline is the day until when something is to be done, and no headline', () => {
  const fair = readAs('# Wool fair\n\nSaturday 4 July 2026\n\nStalls: write to us by 1 May', card)
  assert.equal(thingsOf('said:deadline', fair), ['by 1 may'])
  assert.equal(thingsOf('said:deadline', readAs('# Wool fair\n\nCome along', card)), [])
})

test('when and where is a day, an hour and a place', () => {
  const fair = readAs('# Wool fair\n\nSaturday 4 July 2026, 10 am\n\nVillage Hall, Mill Lane 3', card)
  assert.ok(thingsOf('said:when and where', fair).some(words => words.includes('4 july 2026')))
  assert.ok(thingsOf('said:when and where', fair).some(words => words.includes('village hall')))
})

test('a telephone number is known by its label, whatever the language of that is', () => {
  const own = readAs('Rui Pato\n\nTelefone: 912 555 044\n\nrui@pato.example', {
    ...card,
    takes: ['name', 'email'],
  })
  assert.equal(thingsOf('said:phone number', own), ['912 555 044'])
})

test.run()
