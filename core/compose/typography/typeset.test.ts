import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { assertWithin } from '../../testing/processor-time.test.kit.ts'
import { text, toNodes } from '../jsx-runtime.ts'
import { type Node, textOf } from '../tree.ts'
import { toPlain, typeset } from './typeset.ts'

const setWithTies = (value: string, lang = 'en', heading = false): string =>
  typeset([text(value, 'n_1')], { lang, heading })
    .map(textOf)
    .join('')

/** The same, its tied blanks as plain ones. */
const set = (value: string, lang = 'en'): string => setWithTies(value, lang).replaceAll('\u00a0', ' ')

test('quotes follow the language', () => {
  assert.is(set('"He said \'no\'," she wrote'), '“He said ‘no’,” she wrote')
  assert.is(set('"Wort"', 'de'), '„Wort“')
  assert.is(set('"mot"', 'fr'), '«\u202fmot\u202f»')
  assert.is(set('"слово"', 'ru-RU'), '«слово»')
  assert.is(set('"Wort"', 'de-CH'), '«Wort»')
  assert.is(set('"pão"', 'pt'), '“pão”')
  assert.is(set('"pão"', 'pt-PT'), '«pão»')
  assert.is(set('צה"ל', 'he'), 'צה"ל')
})

test('apostrophes are not quotes', () => {
  assert.is(
    set("it's the '90s, rock 'n' roll, the dogs' bowls"),
    'it’s the ’90s, rock ’n’ roll, the dogs’ bowls',
  )
  assert.is(set("the class of '68"), 'the class of ’68')
  assert.is(set('6\'2" tall'), '6′2″ tall')
})

test('dashes are set in ranges, not in dates, telephone numbers and codes', () => {
  assert.is(set('3-5 and 2019-2025, 9:30-17:00'), '3–5 and 2019–2025, 9:30–17:00')
  assert.is(set('the winter of 2025-26'), 'the winter of 2025–26')
  const kept =
    '00-950 Warszawa, 2026-118, 2026-01, 2026-03-01, 555-1234, 01-02, A4-17, x-ray, 1-2-3, ISO 8601-1:2019, EN 71-3, DIN 276-1, 0x1F'
  assert.is(set(kept), kept)
  const codes =
    'bronze, 18-8, 15-5 PH, 316-2; Art.-Nr. 12-345, SKU 40-417, EN 71-3, 71-3, Factuur 25-177, 25-077'
  assert.is(set(codes), codes)
  assert.is(set('open 9-5, pages 148-53, 12-30 guests'), 'open 9–5, pages 148–53, 12–30 guests')
  assert.is(set('from -5 to -0.5'), 'from −5 to −0.5')
  assert.is(set('yes -- no'), 'yes – no')
  assert.is(set('1920x1080 and 3 x 4'), '1920×1080 and 3 × 4')
})

test('a hyphen between blanks stands for a dash where words are beside it', () => {
  assert.is(set('tenor - Matthew Bright'), 'tenor – Matthew Bright')
  assert.is(set('31/12 - secret'), '31/12 – secret')
  assert.is(set('Wesele - Stodoła', 'pl'), 'Wesele — Stodoła')
  assert.is(set('7 - 4 = 3'), '7 - 4 = 3')
  assert.is(set('- an item'), '- an item')
})

test('a sign of a currency keeps its amount', () => {
  assert.is(setWithTies('from £ 18 a day'), 'from £\u00a018 a day')
})

test('dots become an ellipsis only by threes', () => {
  assert.is(setWithTies('wait... no.... .. end'), 'wait… no.... .. end')
})

test('numbers keep their units', () => {
  assert.is(setWithTies('10 kg and 35 °C on p. 4'), '10\u00a0kg and 35\u00a0°C on p.\u00a04')
  assert.is(setWithTies('10 kind people'), '10 kind people')
  assert.is(setWithTies('Vraiment ?', 'fr'), 'Vraiment\u202f?')
})

test('a blank typed before a mark is none', () => {
  assert.is(setWithTies('tickets , no coolers . Ticket !! really ?'), 'tickets, no coolers. Ticket!! really?')
  assert.is(setWithTies('meublé ou non , avec son chat !', 'fr'), 'meublé ou non, avec son chat\u202f!')
  assert.is(setWithTies('we use .NET , and ;) stays'), 'we use .NET, and ;) stays')
  assert.is(setWithTies('0 ,5 and wait ... so'), '0 ,5 and wait … so')
})

test('the last word of a heading does not stand alone', () => {
  assert.is(setWithTies('Where to plant next', 'en', true), 'Where to plant\u00a0next')
  assert.is(setWithTies('Two words', 'en', true), 'Two words')
})

test('numbers in groups, forms of companies and initials stay on one line', () => {
  const tied: Readonly<Record<string, string>> = {
    'costs 3 200 kpl': 'costs 3_200 kpl',
    'call +358 40 123 4567 today': 'call +358_40_123_4567 today',
    '(802) 555-0172': '(802)_555-0172',
    'Bäder Nord GmbH, Kiel': 'Bäder Nord_GmbH, Kiel',
    'J. R. Oake, z. B. here': 'J._R._Oake, z._B. here',
    'on 9 April 2026 and 3. März 2027': 'on 9_April 2026 and 3._März 2027',
    'in 2026 100 came': 'in 2026 100 came',
    'rows 7 and 12 345 more': 'rows 7 and 12_345 more',
    'Hubtel, 2018 to 2021, then 2021 bis 2025': 'Hubtel, 2018_to_2021, then 2021_bis_2025',
    'from 2019 to Kiel, 1200 to 2100': 'from 2019 to Kiel, 1200 to 2100',
    'Sat 8 May, 2 pm or 19.30 Uhr': 'Sat 8_May, 2_pm or 19.30_Uhr',
    'Tel. 0341 555 0120, hotel 12': 'Tel._0341_555_0120, hotel 12',
  }
  for (const [typed, wanted] of Object.entries(tied))
    assert.is(setWithTies(typed).replaceAll('\u00a0', '_'), wanted)
})

test('words hold together also where one of them is set differently', () => {
  const strong: Node = {
    type: 'element',
    tagName: 'strong',
    properties: {},
    style: {},
    children: [text('37')],
  }
  const nodes = typeset([text('past '), strong, text(' mph winds')], { lang: 'en' })
  assert.is(nodes.map(textOf).join(''), 'past 37\u00a0mph winds')
})

test('addresses and code are left letter by letter', () => {
  const address = 'see https://a.example/x--y?q="3-5" and me-2-3@x.example'
  assert.is(setWithTies(address), address)
  const code = toNodes({
    type: 'element',
    tagName: 'code',
    properties: {},
    style: {},
    children: [text('"a" -- 3-5')],
  })
  assert.is(typeset(code, { lang: 'en' }).map(textOf).join(''), '"a" -- 3-5')
})

test('quotes open and close across nodes, and ids stay', () => {
  const strong: Node = {
    type: 'element',
    tagName: 'strong',
    properties: {},
    style: {},
    children: [text('bold', 'n_2')],
  }
  const nodes = typeset([text('say "', 'n_1'), strong, text('" now', 'n_3')], { lang: 'en' })
  assert.is(nodes.map(textOf).join(''), 'say “bold” now')
  assert.equal(nodes[2], text('” now', 'n_3'))
})

test('no word is lost: what was set reads as it was typed', () => {
  for (const lang of ['en', 'de', 'fr', 'ru', 'pl', 'ja']) {
    const typed = `"One" isn't 'two', 3-5 km -- wait... -4 x 3 x 2 « mot » !`
    const words = (value: string): string[] => toPlain(value).split(/\s+/)
    assert.equal(words(set(typed, lang)), words(typed), lang)
  }
})

test('hostile lengths are set in time', async () => {
  const long = `${'"a" '.repeat(20_000)}${'-'.repeat(20_000)}${'1-'.repeat(20_000)}${'.'.repeat(20_000)}`
  await assertWithin(2000, () => setWithTies(long))
})

test('what runs of blanks set apart has a point between, and words that blanks stand in by chance have none', () => {
  const set = (value: string): string =>
    typeset([{ type: 'text', value }], { lang: 'en' })
      .map(textOf)
      .join('')
  assert.match(set('PRESS YOUR OWN     41 KINDS     RIDES £2'), /OWN\s·\s41\sKINDS\s·\sRIDES/u)
  assert.match(set('VAT 000 5551    Tel 01672 555'), /5551\s·\sTel/u)
  assert.not.match(set('the tide   comes in'), /·/)
  assert.not.match(set('Name:     Ada'), /·/)
  assert.not.match(set('2   CAFE'), /·/)
})

test('a point between a number and an address parts them in a line that runs to the left, and what a machine reads stays as it is', () => {
  assert.is(set('טלפון 03-555-0142 · ada@example.org', 'he'), 'טלפון 03-555-0142 \u200f· ada@example.org')
  assert.is(set('قاعة · مسرح', 'ar'), 'قاعة · مسرح')
  assert.is(set('03-555-0142 · ada@example.org'), '03-555-0142 · ada@example.org')
  const code = 'M1SOLHEIM/TURID       EPQ4XZT BGOAESWF 0144 207Y003A0019'
  assert.is(set(code), code)
})

test.run()
