import { test } from 'uvu'
import * as assert from 'uvu/assert'
import boardingPass from '../boarding-pass.ts'
import { largest, layOutCanvas } from '../lay-out.test.kit.ts'
import ticket from '../ticket.ts'
import voucher from '../voucher.ts'

const ghosts = `The Grimsdyke Light Railway Preservation Soc.
GHOST TRAIN SPECIAL
Fri 31 Oct 2025
dep. Hobb's Halt 7.15pm, return 9.05
Coach B	Seat 14
Adult £16.50 incl soup
No. 00427
keep this portion / guard's portion
`

test('on a ticket of bare lines those that say when are larger than the print, no price is said twice and who runs it stands over the title', async () => {
  const { words } = await layOutCanvas(ticket, ghosts)
  const of = (text: string) => words.filter(word => word.text === text)
  assert.ok((of('7.15pm,')[0]?.size ?? 0) > (of('portion')[0]?.size ?? 0) * 1.4)
  assert.is(of('£16.50').length, of('soup').length)
  assert.ok((of('Grimsdyke')[0]?.baseline ?? 0) < (of('TRAIN')[0]?.baseline ?? 0))
})

test('what a copy says of its stub stands on it and nowhere else', async () => {
  const copy =
    '# Steam Railway\n\n- **Date:** 30 August 2025\n- **Coach:** C\n\nNo. 004618\n\n*Stub* — Coach C · First class\n'
  const { words, frames } = await layOutCanvas(ticket, copy)
  const first = words.filter(({ text }) => text === 'First')
  assert.is(first.length, 1)
  assert.ok((first[0]?.x ?? 0) > (frames[0]?.width ?? 0) * 0.6)
})

test('where from and where to lead a pass, whatever the ends are', async () => {
  const copy =
    'YOU FLY WITH US\n\npassenger: Auntie Blessing\nFROM  single life\nTO  happily ever after\nflight OR-1212\nseat: Table 5\n'
  const layout = await layOutCanvas(boardingPass, copy)
  const main = layout.words.filter(({ x }) => x < (layout.frames[0]?.width ?? 0) * 0.7)
  const leads = largest({ ...layout, words: main }).map(({ text }) => text)
  assert.equal(leads, ['single', 'life', 'happily', 'ever', 'after'])
})

test('a table and a seat in one line are facts of a ticket, and said but once on each part of it', async () => {
  const copy = 'Winter Ball\nElm Hall, Ashport\nSaturday 6 December 2025\nTable 12, Seat 7\n£45\nNo. 0318\n'
  const { words } = await layOutCanvas(ticket, copy)
  assert.is(words.filter(({ text }) => text.startsWith('12')).length, 2)
})

test('a voucher whose sentences tell its value, number and last day has them large beside the sentences', async () => {
  const copy =
    'The Tide Bakery in Leith gives Morag Sinclair an afternoon at the ovens for two, with aprons, tea and all the flour they can carry.\n\nYou bake four loaves and take them home. This voucher is worth £65. It is valid until 31 March 2027 and has the number TB-0417.\n'
  const layout = await layOutCanvas(voucher, copy)
  assert.ok(largest(layout).some(({ text }) => text.includes('65')))
  const number = layout.words.filter(({ text }) => text.startsWith('TB-0417'))
  assert.is(number.length, 2)
  assert.ok(Math.max(...number.map(({ size }) => size)) > Math.min(...number.map(({ size }) => size)) * 1.3)
})

test('a seat of words with numbers is in the field in any language, and a bare line with a label keeps that apart', async () => {
  const copy = (seat: string) =>
    `# Letné kino\n\n**Piatok 19. júna 2026, 21:45**\nAmfiteáter Lúka, Nitra\n\n${seat}\nČ. 00418\n`
  for (const [seat, word] of [
    ['Rad 7, miesto 22', '22'],
    ['Rreshti 7, karrigia 22', 'Rreshti'],
  ] as const) {
    const laid = await layOutCanvas(ticket, copy(seat))
    const told = laid.words.find(({ text }) => text.startsWith(word))
    const place = laid.words.find(({ text }) => text.startsWith('Amfiteáter'))
    assert.ok((told?.size ?? 0) > (place?.size ?? 0) * 1.5, seat)
  }
  const led = await layOutCanvas(
    ticket,
    '# Walk\n\nSat, 9 May 2026\nSetting out: 8:30 from the mill\nby cart\n',
  )
  const label = led.words.find(({ text }) => /^setting$/i.test(text))
  const hour = led.words.find(({ text }) => text.startsWith('8:30'))
  assert.ok((label?.size ?? 99) < (hour?.size ?? 0))
})

test('where the brief wants something else first, row and seat are what the stub is for', async () => {
  const copy =
    'Event: Harvest Proms\nSoloist: Ida Birch\nDate: 4 June 2027\nStart: 19:30\nVenue: Corn Hall\nRow: K\nSeat: 27\nTicket no.: HP27-00417\n'
  const { words } = await layOutCanvas(ticket, copy, { brief: 'soloist largest' })
  const [seat, date] = ['27', '2027'].map(text =>
    Math.max(...words.filter(word => word.text === text).map(({ size }) => size)),
  )
  assert.ok((seat ?? 0) > (date ?? 0) * 2, `${seat} ${date}`)
})

test('a ticket calls a seat as its copy does, prints no label that nobody wrote, and says each piece once', async () => {
  const copy =
    '## Nachtzug zum Oybin\n\nFr., 5. Dezember 2025\n\nWagen 4 (geheizt) · Platz 17 · Fensterseite\nErwachsene 18,00 €\n'
  const { words, frames } = await layOutCanvas(ticket, copy)
  const main = words
    .filter(({ x }) => x < (frames[0]?.width ?? 0) * 0.74)
    .map(({ text }) => text.toLowerCase())
  for (const invented of ['datum', 'preis', 'block']) assert.not.ok(main.includes(invented), invented)
  for (const own of ['wagen', 'platz', 'geheizt', 'fensterseite'])
    assert.is(main.filter(word => word === own).length, 1, own)
})

test('a pass of labelled lines is led by its route, whatever hour it asks to be there and however plain it is', async () => {
  const copy =
    'Inselflieger Harle\nBORDKARTE\n\nFluggast: Onken, Wiebke\nFlug: HL 14\nVon: WGE Wangerooge\nNach: EMD Emden, über Baltrum (BMR)\nMelden um: 8:40 am Hangar 2, nicht im Terminal\nAbflug: 9:05\nSitz: 2B\n'
  const { words, frames, ...laid } = await layOutCanvas(boardingPass, copy, {
    brief: 'Schwarz auf Weiß, die Codes groß',
  })
  const leads = largest({ words, frames, ...laid }).map(({ text }) => text)
  assert.equal(
    leads.filter(text => text !== '→'),
    ['WGE', 'EMD'],
  )
  assert.ok(words.some(({ text }) => /^melden$/i.test(text)))
  assert.ok(
    (words.find(({ text }) => /^harle$/i.test(text))?.baseline ?? 0) <
      (words.find(({ text }) => text === 'WGE')?.baseline ?? 0),
  )
  assert.is(words.filter(({ text, x }) => text === '2B' && x > (frames[0]?.width ?? 0) * 0.7).length, 1)
})

test('what a voucher gives in words stands right under its title and is larger than its number', async () => {
  const copy =
    '# Raus in den Wald\n### Gutschein der Baumschule\n\n**Ein Sägekurs für zwei**\nmit Helm und Suppe (Wert 240 €)\n\nFür: Opa Heinz\nVon: der Bande\n\nGutschein-Nr. BR-0417\n\nNicht in bar auszahlbar.\n'
  const { words } = await layOutCanvas(voucher, copy)
  const of = (text: string) => words.find(word => word.text === text)
  assert.ok((of('Sägekurs')?.size ?? 0) >= (of('BR-0417')?.size ?? 0))
  assert.ok((of('Sägekurs')?.size ?? 0) > (of('bar')?.size ?? 0) * 1.5)
  assert.ok((of('Gutschein')?.baseline ?? 0) < (of('Wald')?.baseline ?? 0))
})

test('a stub has what the copy says of it, piece by piece, and no name of it in any language', async () => {
  for (const name of ['Stub', 'Útržek', 'Talón', 'Abriss (rechts)', '半券']) {
    const copy = `Moss Ferry\nBOARDING PASS\n\nPassenger: ORR / ADA\nFrom: Eday\nTo: Sanday\nDate: 4 MAY 2027\nDeparts: 09:10\nRef: MF-20\n\n${name}: ORR A / 4 MAY / 09:10 / Deck Q\n\nBring a coat.`
    const { words, frames } = await layOutCanvas(boardingPass, copy)
    assert.not.ok(
      words.some(({ text }) => text.startsWith(name.slice(0, 4))),
      name,
    )
    const said = words.filter(({ text }) => text === 'Q')
    assert.is(said.length, 1, name)
    assert.ok((said[0]?.x ?? 0) > (frames[0]?.width ?? 0) * 0.7, name)
    assert.ok((said[0]?.size ?? 0) > Math.min(...words.map(({ size }) => size)) * 1.2, name)
  }
})

test('a voucher keeps what it includes under its own words, its wish before the number, and print behind a label that goes on', async () => {
  const copy =
    'DÁRKOVÝ POUKAZ\n\nPekárna U Mlýna, Tábor\n\nPro: Aleš Dvořák\nOd: Jana a děti\n\nHodnota: 900 Kč\n\nObsahuje:\n* kurz chleba\n* mouku domů\n\nČíslo: DP-0417\nPlatí do: 31. 5. 2027\n\nObjednání: 381 555 014. Nelze vyměnit za peníze. Lze čerpat po částech.\n\nVšechno nejlepší, dědo!\n'
  const { words } = await layOutCanvas(voucher, copy)
  const of = (text: string) => words.find(word => word.text === text)
  const size = (text: string) => of(text)?.size ?? 0
  const at = (text: string) => of(text)?.baseline ?? 0
  assert.ok(size('POUKAZ') > size('Mlýna,') * 1.4)
  assert.ok(size('Dvořák') > size('DP-0417') * 1.2)
  assert.ok(at('chleba') > at('Obsahuje') && at('chleba') - at('Obsahuje') < size('chleba') * 3)
  assert.ok(at('dědo!') < at('DP-0417'))
  assert.ok(size('peníze.') < size('dědo!'))
})

test.run()
