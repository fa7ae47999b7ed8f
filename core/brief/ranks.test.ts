import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Document } from '../source/document.ts'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { baseDesign } from './design.ts'
import { metIn } from './met-in-copy.ts'
import { sayingOf } from './proper-names.ts'
import { readBrief } from './read-brief.ts'

const copy = 'bubble bros car wash 2 for 1 full wash and wax plant sale'
const isSaid = (words: string): boolean => copy.includes(words)
const ranksOf = (brief: string, says = isSaid): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(readBrief(brief, baseDesign, { says }).design.parts ?? {}).flatMap(([key, dress]) =>
      dress?.rank ? [[key, dress.rank]] : [],
    ),
  )

test('a size is the rank of the thing that it is said of', () => {
  assert.equal(ranksOf('dark green, phone number huge'), { 'said:phone number': 'first' })
  assert.equal(ranksOf('status clearly marked'), { 'said:status': 'second' })
  assert.equal(ranksOf('prices small, names big'), { prices: 'last', names: 'second' })
  assert.equal(ranksOf('big prices, tiny address'), { prices: 'second', 'said:address': 'last' })
  assert.equal(ranksOf('dates in large numerals'), { dates: 'second' })
  assert.equal(ranksOf('The date must be readable from across the street.'), { dates: 'second' })
})

test('what is so many times as large as the rest comes first, and what is half as large last', () => {
  const first = { 'said:plant sale': 'first' }
  for (const brief of [
    'Grey. Plant sale twice as tall as the rest.',
    'Grey. Plant sale twice the size of everything else.',
    'Grau. Plant sale doppelt so groß wie der Rest.',
    'Biało. Plant sale ważniejsze niż reszta.',
  ])
    assert.equal(ranksOf(brief), first, brief)
  assert.equal(ranksOf('Grey. Plant sale half as big.'), { 'said:plant sale': 'last' })
  const { parts } = readBrief('Grey. Plant sale at the top, bigger.', baseDesign, { says: isSaid }).design
  assert.is(parts?.['said:plant sale']?.scale, 1.25)
})

test('what may fill half of a sheet comes first, and a thing that may well be large is not to be calm', () => {
  const first = { 'said:bubble bros': 'first' }
  assert.equal(ranksOf('Das Wort „bubble bros“ darf ruhig das halbe Plakat füllen.'), first)
  assert.equal(ranksOf('La palabra «bubble bros» puede llenar medio cartel.'), first)
  assert.equal(
    ranksOf('Affiche in rood en zwart, het woord “bubble bros” mag de halve poster vullen.'),
    first,
  )
  assert.equal(ranksOf('Locandina in rosso e nero, la parola «bubble bros» può riempire metà.'), first)
  assert.equal(ranksOf('Das Datum kann ruhig groß sein.'), { dates: 'second' })
})

test('things that are joined share a rank', () => {
  assert.equal(ranksOf('Seat and time should be the biggest things'), {
    'said:seat': 'first',
    'said:time': 'first',
  })
  assert.equal(ranksOf('navy, date, time and place huge'), {
    dates: 'first',
    'said:time': 'first',
    'said:place': 'first',
  })
  assert.equal(ranksOf('Total big and bank details where nobody can miss them'), {
    'said:total': 'second',
    'said:bank details': 'second',
  })
})

test('of two things that are compared one is seen before the other, and what is placed second comes next', () => {
  assert.equal(ranksOf('copper on navy. Phone number bigger than my name please'), {
    'said:phone number': 'first',
  })
  assert.equal(ranksOf('prices smaller than the title'), { prices: 'last' })
  assert.equal(ranksOf('title enormous and the dates second'), { dates: 'second' })
  assert.equal(ranksOf('opens in a second, the dates in navy'), {})
})

test('what is in a state is where the copy says that state', () => {
  const says = (words: string): boolean => ['critical', 'stock'].includes(words)
  const { parts } = readBrief('Critical stock must jump out first', baseDesign, { says }).design
  assert.equal(parts, { 'said:critical': { rank: 'second' } })
})

test('words of the copy are things', () => {
  assert.equal(ranksOf('2 FOR 1 as big as it goes, dashed cut line'), { 'said:2 for 1': 'first' })
  assert.equal(ranksOf('PLANT SALE has to be readable from a passing car.'), { 'said:plant sale': 'second' })
  assert.equal(ranksOf('buy one get one as big as it goes'), {})
})

test('figures of the copy, and what is said of being seen, in many words', () => {
  const copy = '142 litres a day. $25 off. 2 days left. Formule midi 21. Onze werkbeurt.'
  const says = (words: string): boolean => copy.toLowerCase().includes(words.replace(/[^\p{L}\p{N} ]/gu, ''))
  const of = (brief: string) => readBrief(brief, baseDesign, { says }).design.parts
  for (const [brief, key, rank] of [
    ['142 should be the first thing anyone sees', 'said:142', 'first'],
    ['$25 OFF has to fill half of it', 'said:25 off', 'first'],
    ['"2 days" has to hit you first', 'said:2 days', 'first'],
    ['La formule midi doit sauter aux yeux.', 'said:formule midi', 'second'],
    ['de werkbeurt moet echt opvallen', 'said:werkbeurt', 'first'],
    ['La fecha se tiene que leer desde la acera de enfrente.', 'dates', 'second'],
    ['die Summe fett und groß', 'said:total', 'second'],
  ] as const)
    assert.is(of(brief)?.[key]?.rank, rank, brief)
  assert.is(of('die Summe fett und groß')?.['said:total']?.weight, 700)
  assert.is(of('total in big bold')?.['said:total']?.weight, 700)
})

test('a brief in another language ranks as well', () => {
  assert.equal(ranksOf('imiona pięknym pismem i bardzo duże, bez złota'), { names: 'first' })
  assert.equal(ranksOf('Le numéro tout petit en bas, rose ancien'), { 'said:number': 'last' })
  assert.equal(ranksOf('fecha y lugar bien grandes, mucho aire'), { dates: 'first', 'said:place': 'first' })
  assert.equal(ranksOf('den Preis so groß wie möglich, bitte'), { prices: 'first' })
  assert.equal(ranksOf('価格は小さく、名前は大きく'), { prices: 'last', names: 'second' })
  assert.equal(ranksOf('Datum och plats ska synas på långt håll'), {
    dates: 'second',
    'said:place': 'second',
  })
})

test('what is banned, compared, past, or of no thing has no rank', () => {
  const briefs = [
    'no big prices',
    'not too big names',
    'prices bigger than last year',
    'the phone number was huge',
    'a small bakery, warm',
    'big headlines',
    'names in script and a big map',
    'a big number of guests',
    'big, loud, orange',
  ]
  for (const brief of briefs) assert.equal(ranksOf(brief), {}, brief)
})

test('a superlative is that of what it is equated with, and what is said then comes second', () => {
  const says = (words: string): boolean => ['winter fair', 'saturday'].includes(words)
  const of = (brief: string) => {
    const { parts = {} } = readBrief(brief, baseDesign, { says, fresh: true }).design
    return Object.fromEntries(Object.entries(parts).map(([key, dress]) => [key, dress?.rank]))
  }
  assert.equal(of('the largest thing on the page should be the price'), { prices: 'first' })
  assert.equal(of('the biggest words must be "Winter Fair", then date and doors'), {
    'said:winter fair': 'first',
    dates: 'second',
    'said:doors': 'second',
  })
  assert.equal(of('gate first thing you see, boarding time second biggest'), {
    'said:gate': 'first',
    'said:boarding time': 'second',
  })
  assert.equal(of('con el día y la hora como lo más grande'), { 'said:day': 'first', 'said:time': 'first' })
  assert.equal(of('our names by far the biggest'), { names: 'first' })
})

test('a thing of the copy is named by its words and its sort', () => {
  const says = (words: string): boolean => ['saturday', 'mind the step'].includes(words)
  const of = (brief: string) => readBrief(brief, baseDesign, { says, fresh: true }).design.parts
  assert.equal(of('have the Saturday plan stand out'), { 'said:saturday': { rank: 'second' } })
  assert.equal(of('keep the "mind the step" line at the bottom, small and italic'), {
    'said:mind the step': { rank: 'last', italic: true, place: 'bottom' },
  })
})

test('comparisons of other languages rank as those of English do', () => {
  const of = (brief: string, words: string) =>
    readBrief(brief, baseDesign, { says: said => said === words, fresh: true }).design.parts ?? {}
  assert.is(of('数字はラベルよりずっと大きく', '').figures?.scale, 1.25)
  assert.is(of('墨绿配米白，"1.86亿元"要最醒目', '1.86亿元')['said:1.86亿元']?.rank, 'first')
  assert.is(of('市场规模要比价格大', '市场规模')['said:市场规模']?.rank, 'first')
  assert.is(of('the prize has to jump out more than the price', 'prize')['said:prize']?.rank, 'first')
  assert.is(of('market size as one enormous number', 'market size')['said:market size']?.rank, 'first')
})

const vote =
  '# Annual meeting\n\n## The loan\n\n£72,400\n\n- 30 % for the roof\n\n## We vote\n\n**Shall we buy the mill?**\n\n## Sheets\n\n| | Before | After |\n|---|---|---|\n| Lost | 3,180 | 940 |\n\n> I said so for years. — Maud Ferris\n\nRovers – Albion\n**3 – 0**'
const document = { root: fromMarkdown(vote), fields: [] } as unknown as Document
const meeting = (brief: string) =>
  readBrief(brief, baseDesign, { says: sayingOf(document), meets: metIn(document), fresh: true }).design
    .parts ?? {}

test('a thing is known by its kind and by what it is about', () => {
  for (const [brief, key] of [
    ['The one number on the loan slide should fill the slide.', 'said:72 400'],
    ['the question of the vote huge', 'said:shall we buy the mill'],
    ['navy, the score as big as it fits', 'said:3 0'],
    ['de uitslag zo groot als het past', 'said:3 0'],
    ['das Ergebnis so groß wie möglich', 'said:3 0'],
    ['La pregunta debe ir sola, enorme, en verde oscuro', 'said:shall we buy the mill'],
  ] as const)
    assert.is(meeting(brief)[key]?.rank, 'first', brief)
  assert.is(meeting('a big number of guests is expected').figures?.rank, undefined)
})

test('short words and figures are things where they are given as the copy has them', () => {
  const copy = ' oba cby vol 9 turning six don t chuck it fix it from 18 4 to 7 1 '
  const says = (words: string): boolean =>
    copy.includes(` ${(words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `)
  const of = (brief: string) =>
    Object.keys(readBrief(brief, baseDesign, { says, fresh: true }).design.parts ?? {})
  assert.equal(of('OBA and CBY the biggest things on it'), ['said:oba', 'said:cby'])
  assert.equal(of('the 9 should be absolutely massive'), ['said:9'])
  assert.equal(of('lime green, the SIX huge'), ['said:six'])
  assert.equal(of('the drop from 18.4% to 7.1% should hit you first'), ['said:18.4', 'said:7.1'])
  assert.equal(of('18.4% → 7.1% must be the hero right at the top'), ['said:18.4', 'said:7.1'])
  assert.equal(of('"Don\'t chuck it - fix it!!" huge'), ["said:don't chuck it - fix it"])
  assert.equal(of('six pages, big'), [])
})

test('a size before a word for figures is that of the figures that are given', () => {
  const says = (words: string): boolean => ['41', '7'].includes(words.replace(/[^\d]/g, ''))
  const { parts } = readBrief('"41 %" and "7 %" should be huge numbers, ice blue', baseDesign, {
    says,
    fresh: true,
  }).design
  assert.equal(
    Object.entries(parts ?? {}).map(([key, dress]) => [key, dress?.rank]),
    [
      ['said:41', 'first'],
      ['said:7', 'first'],
    ],
  )
})

test('a pronoun stands for what the clause before it names, and a figure for where it came from', () => {
  assert.equal(meeting('The figure that matters is 3,180 down to 940, so make that huge.'), {
    'said:3,180': { rank: 'first' },
    'said:940': { rank: 'first' },
  })
  assert.equal(meeting('A poster for the mill, make it big and loud'), {})
  assert.equal(meeting('read from the back by tired members: large dark letters'), {})
})

test('what stands before anything else is seen first, and that is no thing of its own', () => {
  assert.equal(meeting('3,180 to 940 should hit you before anything else'), {
    'said:3,180': { rank: 'first' },
    'said:940': { rank: 'first' },
  })
  assert.is(
    readBrief('the price should be huge before anything else', baseDesign).design.parts?.prices?.rank,
    'first',
  )
})

test('a size alone is that of what has a device before it, and the line about a thing is all of that line', () => {
  const { parts } = readBrief('the quote gets a slide all to itself, massive', baseDesign).design
  assert.equal([parts?.quotes?.device, parts?.quotes?.rank], ['pull', 'first'])
  const meets = (words: string) => (words === 'lunch' ? ('said:free lunch at noon' as const) : undefined)
  const says = (words: string): boolean => words === 'lunch'
  const small = readBrief('keep the lunch line small', baseDesign, { says, meets, fresh: true }).design.parts
  assert.is(small?.['said:free lunch at noon']?.rank, 'last')
})

test('a question that is the title, and what Korean joins a particle to, are found in the copy', () => {
  const document = {
    fields: [],
    root: fromMarkdown('# When does it open?\n\n봄 가마 예약'),
  } as unknown as Document
  const parts = (brief: string) => readBrief(brief, baseDesign, { meets: metIn(document) }).design.parts
  assert.is(parts('the question huge')?.['said:when does it open']?.rank, 'first')
  assert.is(parts('봄 가마 예약만 크게 보이게')?.['said:봄 가마 예약']?.rank, 'second')
})

test('a label of the copy is a thing however short, and is what a sort of value is called by', () => {
  const document = {
    fields: [],
    root: fromMarkdown('Sailing: Tuesday 17:30\n\nLane: 4\n\nCar: 3\n\n£3 off a shave'),
  } as unknown as Document
  const says = sayingOf(document)
  const keys = (brief: string) => Object.keys(readBrief(brief, baseDesign, { says }).design.parts ?? {})
  assert.equal(keys('the car and seat the largest'), ['said:car', 'said:seat'])
  assert.equal(keys('the sailing time the biggest thing, then the lane number'), [
    'said:sailing',
    'said:lane',
  ])
  assert.equal(keys('the £3 as big as it will go'), ['said:3'])
})

test('a measure that the copy has, a label that is called as lines are, and money by its name are things', () => {
  const copy = 'Line: bring me the drum\nOnly: 24 pans\n38 cm of ice'
  const words = copy.toLowerCase().replace(/\W+/g, ' ')
  const parts = (brief: string) => {
    const says = (said: string, as?: 'label') =>
      as === 'label' ? /^(?:line|only)$/.test(said) : words.includes(said)
    return readBrief(brief, baseDesign, { says }).design.parts
  }
  assert.equal(parts('38 cm as big as it goes'), { 'said:38 cm': { rank: 'first' } })
  assert.equal(parts('the line biggest, the number 24 next'), {
    'said:line': { rank: 'first' },
    'said:24': { rank: 'second' },
  })
  assert.equal(parts('lines thin, type at 10 pt'), undefined)
  assert.equal(parts('the rupees biggest'), { 'said:amount': { rank: 'first' } })
})

const port =
  '# Gate\n\n## The ask\n\n£1.4m\n\n## Work\n\n- Cut unplanned downtime from 9.1% to 4.4% in three years\n- Lead crew of 6\n\n93% were real.\n\nGoal: average time at gate from 23 minutes to 6 by June.'
const gate = { root: fromMarkdown(port), fields: [] } as unknown as Document
const ofGate = (brief: string) =>
  readBrief(brief, baseDesign, { says: sayingOf(gate), meets: metIn(gate), fresh: true }).design.parts ?? {}

test('a rise, a number by its line and a short word with its article are things of the copy', () => {
  assert.is(ofGate('say the 23 to 6 minutes very clearly at the top')['said:23 minutes to 6']?.rank, 'second')
  const downtime = 'said:cut unplanned downtime from 9 1 to 4 4 in three years'
  assert.is(ofGate('bold headings, downtime number should stand out')[downtime]?.rank, 'second')
  assert.is(ofGate('the ask huge')['said:the ask']?.rank, 'first')
  assert.equal(ofGate('the 93% and the ask should each own a slide'), { 'said:93': { rank: 'first' } })
})

test('what a bracket lists of the copy is what comes first, and what is said beside it again', () => {
  const copy =
    ' we saved r31 500 a year and it took under nine months we ran for all 88 nights 140 guests came the codes kvl and prg please do not feed him 070 555 0199 lost tortoise '
  const says = (words: string): boolean =>
    copy.includes(` ${words.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '')} `)
  const of = (brief: string): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(readBrief(brief, baseDesign, { says }).design.parts ?? {}).map(([key, dress]) => [
        key,
        dress?.rank,
      ]),
    )
  assert.equal(of('The gain (R31 500 a year, repaid in under nine months) must hit first, calm'), {
    'said:r31 500 a year': 'first',
    'said:under nine months': 'first',
  })
  // Figures that a document is to open with are its headline.
  const opens = readBrief('Open with two big figures (88 nights, 140 guests); calm', baseDesign, { says })
  assert.equal(
    Object.entries(opens.design.parts ?? {}).map(([key, dress]) => [key, dress?.device]),
    [
      ['said:88 nights', 'headline'],
      ['said:140 guests', 'headline'],
    ],
  )
  assert.equal(of('LOST TORTOISE, phone number and the do not feed bit biggest.'), {
    'said:lost tortoise': 'first',
    'said:phone number': 'first',
    'said:do not feed': 'first',
  })
  assert.equal(of('the two big codes should dominate'), { 'said:codes': 'first' })
})

test('ranks in the words of other languages, and who must not miss a thing', () => {
  assert.equal(ranksOf('Imię obdarowanego na pierwszym planie'), { 'said:recipient': 'first' })
  assert.equal(ranksOf('Дата, час і місце мають бути видні першими'), {
    dates: 'first',
    'said:time': 'first',
    'said:place': 'first',
  })
  assert.equal(ranksOf("Amount due and due date where the secretary can't miss them"), {
    'said:amount due': 'second',
    'said:due date': 'second',
  })
  assert.ok(readBrief('剧名特大', baseDesign).design.type.displayScale > baseDesign.type.displayScale)
})

test('by how much something is the largest is no thing of the copy', () => {
  const says = (words: string) => words === 'eggs'
  for (const brief of ['EGGS far and away the biggest', 'eggs by far the largest, in black'])
    assert.equal(ranksOf(brief, says), { 'said:eggs': 'first' }, brief)
})

test('what is to be remembered of a page is seen first, in many tongues', () => {
  const says = (words: string): boolean => ' from 57 57 9 to 9 '.includes(` ${words} `)
  for (const brief of [
    'the fall from 57 to 9 is what should stick in the reader’s mind',
    '57 to 9 should be the thing everyone walks away with',
    'Der Rückgang von 57 auf 9 soll im Gedächtnis bleiben.',
    'La baisse de 57 à 9 est ce qu’on doit retenir.',
    'Que el paso de 57 a 9 se quede en la memoria.',
    'Il calo da 57 a 9 deve restare impresso.',
    'De daling van 57 naar 9 moet bijblijven.',
    'Att det gick från 57 till 9 ska man minnas.',
  ])
    assert.equal(ranksOf(brief, says), { 'said:57': 'first', 'said:9': 'first' }, brief)
  assert.equal(ranksOf('the total readable at arm’s length'), { 'said:total': 'second' })
  assert.equal(ranksOf('o total visível à distância de um braço'), { 'said:total': 'second' })
})

test('what is to be there at a glance is seen soon, whatever the copy says of seeing', () => {
  const says = (words: string): boolean => 'to be seen within a year timetable total'.includes(words)
  for (const brief of ['total and timetable seen at a glance', 'Gesamtsumme und Zeitplan auf einen Blick'])
    assert.equal(ranksOf(brief, says), { 'said:total': 'second', 'said:timetable': 'second' }, brief)
})

test('all years of a row that is to stand out are seen soon', () => {
  const says = (words: string): boolean => '1871 1902 1990 2031'.includes(words)
  for (const brief of ['1871, 1902 and 2031 should stand out', '1871, 1902 et 2031 doivent ressortir'])
    assert.equal(
      ranksOf(brief, says),
      { 'said:1871': 'second', 'said:1902': 'second', 'said:2031': 'second' },
      brief,
    )
})

test.run()
