import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { assertWithin } from '../../testing/processor-time.test.kit.ts'
import { type Glue, glueIn, tied } from './glue.ts'

const signs: Readonly<Record<Glue, string>> = { tied: '_', close: '~', loose: '^' }

/** A text with its blanks by how they hold: `_` tied, `~` close, `^` loose. */
function held(text: string, lang = 'en'): string {
  const glue = glueIn(text, lang)
  return Array.from(text, (sign, at) => {
    const strength = glue.get(at)
    return strength ? signs[strength] : sign
  }).join('')
}

/** Blanks of the marked text are `_`, `~` or `^`: without them it is what was written. */
function check(lang: string, marked: readonly string[]): void {
  for (const wanted of marked) assert.is(held(wanted.replace(/[_~^]/g, ' '), lang), wanted)
}

test('a number keeps its unit, its currency and what it counts', () => {
  check('en', [
    'past 37_mph winds',
    'about 3.2_mg/l here',
    'from^£_18~each',
    'only 7~teachers left',
    'EUR_40',
  ])
  check('sv', ['7~lärare'])
  check('de', ['kostet 12_€ heute'])
})

test('a day keeps its month, in the words of the language', () => {
  check('de', ['Mittwoch, 25._April, um_9_Uhr'])
  check('en', ['closed 14–15_October~2026'])
  check('es', ['Sábado~21_de_junio'])
  check('pl', ['sobota 4_lipca~2026'])
})

test('figures that go from one to the other stay on one line', () => {
  check('en', ['31%_→_7%', 'net –_KES_840,000', '4,010_→_1,120', 'OBA_→_CBY', '7_–_9_pm', '05_—_Embruns'])
})

test('what opens a quotation or has lost its first letters ends no line', () => {
  check('el', ['στου «Ο_Λινάρδος»'])
  check('nl', ['om^zes uur ’s_ochtends'])
  check('en', ['called “A_winter at^Sea”'])
})

test('names keep together: titles, particles, numbers of houses and rooms', () => {
  check('en', [
    'see Dr_Kerr',
    'at^St_Anne’s',
    'Isle~of~Barra',
    'here, 2_Wharf^Lane',
    'Kitchen~1, Ancoats',
    'SW1A_1AA',
  ])
})

test('no line begins with a mark that parts', () => {
  check('en', ['tea_· cake_· jam', 'said_— people go', 'a^thing_→ next'])
})

test('no line ends in a word of one letter where that is an error, and rather not in an article', () => {
  check('pl', ['idę z_Jazowska do^domu i_sadu'])
  check('cs', ['byl v_Praze'])
  check('ru', ['мы^в_Москве'])
  check('en', ['ships no^longer go to^the^sea', 'what I^do'])
  check('fr', ['la^mer et^les^vents'])
})

test('ordinary words do not hold', () => {
  check('en', [
    'boats leave early',
    'seen 2026 children',
    'room, 12 angry men'.replace('12 angry', '12~angry'),
  ])
})

test('a row of tied words ends before it is wider than a telephone', () => {
  const row = tied(Array(12).fill('ab ·').join(' '), 'en')
  assert.is(row.replaceAll('\u00a0', ' '), Array(12).fill('ab ·').join(' '))
  assert.ok(row.split(' ').every(words => words.length <= 28))
  assert.is(tied('past 37 mph here', 'en'), 'past 37\u00a0mph here')
})

test('hostile lengths are read in time', async () => {
  const long = [
    'A-'.repeat(9_000),
    '1 '.repeat(9_000),
    `${'A'.repeat(9_000)} 1`,
    '9 – '.repeat(4_900),
    'Aa of '.repeat(3_000),
  ]
  await assertWithin(1500, () => long.map(text => glueIn(`${text} x`, 'en')))
})

test('a code of the post and its town, a licence and its number, and what is counted by its name stand on one line', () => {
  for (const [text, lang, blank] of [
    ['Am Markt 4 in 21335 Lüneburg', 'de', 'Lüneburg'],
    ['Storgatan 14, 624 52 Lärbro', 'sv', 'Lärbro'],
    ['ul. Długa 3, 31-147 Kraków', 'pl', 'Kraków'],
    ['Azul, Prov. de Buenos Aires', 'es', 'Buenos'],
    ['Cumhuriyet Mah. Lale Sok. No 9', 'tr', 'Lale'],
    ['Dr. Ada Etchegoyen MP 5550', 'es', '5550'],
    ['Deloraine TAS 7304', 'en', '7304'],
    ['your scan in week 14', 'en', '14'],
    ['dans la salle 12', 'fr', '12'],
    ['donors with Hb ≥ 12.5', 'en', '≥'],
    ['donors with Hb ≥ 12.5', 'en', '12.5'],
  ] as const)
    assert.is(glueIn(text, lang).get(text.indexOf(blank) - 1), 'tied', `${text}: ${blank}`)
  for (const [text, blank] of [
    ['Open now 2026 Berlin', '2026'],
    ['the day 20000 came', 'came'],
  ] as const)
    assert.is.not(glueIn(text, 'en').get(text.indexOf(blank) - 1), 'tied', text)
})

test.run()
