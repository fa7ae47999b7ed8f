import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { bendPatch } from './content-patch.ts'
import { readContent } from './read-content.ts'

/** Each wish as `verb thing`. */
const heard = (brief: string): readonly string[] =>
  readContent(brief).map(wish => {
    if (wish.verb === 'undo') return 'undo'
    if (wish.verb === 'replace') return `replace ${wish.from} by ${wish.to}`
    if (wish.verb === 'keep') return `keep ${wish.things.join(', ')}`
    const thing = wish.of.kind === 'noun' ? wish.of.noun : `"${wish.of.words}"`
    const to = 'to' in wish ? wish.to : ''
    if (typeof to === 'string') return [wish.verb, ...(to ? [to] : []), thing].join(' ')
    const beside = to.of.kind === 'noun' ? to.of.noun : `"${to.of.words}"`
    return `${thing} ${to.side} ${beside}`
  })
/** The same without what is looked for by its own words, most of which is about looks. */
const named = (brief: string): readonly string[] => heard(brief).filter(wish => !wish.endsWith('"'))

test('a thing goes before or after another in ten languages', () => {
  const briefs = {
    'Put the prices before the dates.': 'prices before dates',
    'prices after the dates please': 'prices after dates',
    'Preise vor den Terminen': 'prices before dates',
    'les tarifs avant les dates': 'prices before dates',
    'los precios antes de las fechas': 'prices before dates',
    'i prezzi dopo le date': 'prices after dates',
    'os preços antes das datas': 'prices before dates',
    'prijzen vóór de datums': 'prices before dates',
    'ceny przed datami': 'prices before "datami"',
    'dates first, then the prices': 'prices after dates',
  }
  for (const [brief, wish] of Object.entries(briefs))
    assert.ok(heard(brief).includes(wish), `${brief}: ${heard(brief).join(' | ')}`)
})

test('a thing is left out in seven languages, before its verb and behind it', () => {
  const briefs = {
    'half a page at most, leave out the phone number.': 'drop telephone',
    'please leave the phone number out': 'drop telephone',
    'and without the greeting this month': 'drop greeting',
    'address not required': 'drop address',
    'Telefonnummer weglassen': 'drop telephone',
    'bitte ohne Anrede': 'drop greeting',
    'lass die Anrede weg': 'drop greeting',
    'Hashtags raus': 'drop hashtags',
    'Enlevez la photo et le bandeau bleu': 'drop pictures',
    "supprimez l'adresse": 'drop address',
    'sans numéro de téléphone': 'drop telephone',
    'quita el teléfono': 'drop telephone',
    'pero sin el saludo': 'drop greeting',
    'togli il telefono': 'drop telephone',
    'senza saluto': 'drop greeting',
    'tire o telefone': 'drop telephone',
    'sem datas': 'drop dates',
    'zonder aanhef': 'drop greeting',
    'telefoonnummer weglaten': 'drop telephone',
  }
  for (const [brief, wish] of Object.entries(briefs)) assert.equal(named(brief), [wish], brief)
})

test('a thing is moved in seven languages', () => {
  const briefs = {
    'dates first': 'move start dates',
    'first the price': 'move start prices',
    'put the prices at the end': 'move end prices',
    'Termine zuerst': 'move start dates',
    'die Preise ganz ans Ende': 'move end prices',
    'les dates en premier si possible': 'move start dates',
    'et les tarifs à la fin': 'move end prices',
    'con las fechas primero': 'move start dates',
    'los precios al final': 'move end prices',
    'metti le date per prime': 'move start dates',
    'i prezzi in fondo': 'move end prices',
    'os preços no fim': 'move end prices',
    'de prijzen achteraan': 'move end prices',
  }
  for (const [brief, wish] of Object.entries(briefs)) assert.equal(named(brief), [wish], brief)
})

test('an enumeration goes on while it names things', () => {
  assert.equal(named('drop the greeting, the dates and the phone number'), [
    'drop greeting',
    'drop dates',
    'drop telephone',
  ])
  assert.equal(named('without the greeting, dates bold'), ['drop greeting'])
})

test('what says which of a kind, or how it looks, leaves nothing out', () => {
  const briefs = [
    'no photos of smiling families',
    'ohne Eurozeichen, Preise rechtsbündig',
    'prices without cents',
    'no prices on the front',
    'no email blue',
    "don't drop the phone number",
    'leave the dates where they are',
    'no date stamps',
    'phone number on each page',
    'inga priser i fetstil',
    'sin fechas en cursiva',
    'geen prijzen en grote letters',
  ]
  for (const brief of briefs) assert.equal(named(brief), [], brief)
  assert.equal(named('geen prijzen en datums'), ['drop prices', 'drop dates'])
})

test('a list of essentials behind a colon is heard whole', () => {
  const poster = 'No es una gacetilla, así que por favor lo justo: obra, fechas, lugar, entradas.'
  assert.equal(named(poster), ['keep obra, fechas, lugar, entradas'])
  assert.equal(named('just the essentials: name, phone and address. Teal'), ['keep name, phone, address'])
  assert.equal(named('only: a very big red title, small dates, no borders'), [])
})

test('what is quoted on both sides is put otherwise', () => {
  assert.equal(named("sky blue, change '6 am' to '5:30'"), ['replace 6 am by 5:30'])
  assert.equal(named("cta copy 'Start free' → 'Try it'"), ['replace Start free by Try it'])
  assert.equal(named('ersetze „Start“ durch „Los“'), ['replace Start by Los'])
  assert.equal(named('remplace « Lundi » par « Mardi »'), ['replace Lundi by Mardi'])
  assert.equal(named('"Try it" instead of "Start free"'), ['replace Start free by Try it'])
  assert.equal(named('"Lora" with "Inter"'), [])
})

test('an edit takes back a wish, or the last brief, and no other', () => {
  const first = bendPatch(undefined, readContent('without the greeting')).patch
  const second = bendPatch(first, readContent('like before, but leave out the phone number')).patch
  assert.is(second.steps.length, 2)
  assert.equal(bendPatch(second, readContent('undo')).patch, first)
  assert.equal(bendPatch(first, readContent('add back the greeting')).patch, { steps: [] })
  const other = bendPatch(second, readContent('add back the greeting')).patch
  assert.equal(
    other.steps.flat().map(({ phrase }) => phrase),
    ['leave out the phone number'],
  )
})

test('any words are read without an error, and in the time of their length', () => {
  const words = [
    'no',
    'the',
    '"',
    "'",
    '–',
    'leave',
    'out',
    'first',
    ',',
    '.',
    'phone number',
    '\u0000',
    '👇🏾',
    'ä',
  ]
  let seed = 7
  for (let round = 0; round < 400; round++) {
    const some = Array.from({ length: round % 40 }, () => {
      seed = (seed * 48271) % 2147483647
      return words[seed % words.length]
    })
    assert.not.throws(() => readContent(some.join(' ')))
  }
  assert.not.throws(() => readContent('no dates, '.repeat(20_000)))
})

test('two things that come first, or last, do so in the order of the brief', () => {
  assert.equal(named('prices and dates first'), ['move start dates', 'move start prices'])
  assert.equal(named('die Preise und die Termine ganz ans Ende'), ['move end prices', 'move end dates'])
  assert.ok(heard('sea service and dates first').some(wish => wish.includes('sea service')))
})

test('what a page is read on before all else is no part of a copy', () => {
  for (const brief of ['One page, phone first.', 'mobile first, big prices'])
    assert.equal(named(brief), [], brief)
  assert.is(named('the phone number first').length, 1)
})

test('what was before and is after are states of a thing and no order', () => {
  for (const brief of ['the result as one big before/after figure', 'before and after in two columns'])
    assert.equal(readContent(brief), [], brief)
})

test.run()
