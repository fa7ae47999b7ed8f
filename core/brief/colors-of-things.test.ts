import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const beside = (...words: readonly string[]) => ({
  fresh: true,
  says: (said: string) => words.includes(said),
})
const designOf = (brief: string, ...words: readonly string[]) =>
  readBrief(brief, baseDesign, beside(...words)).design

test('a colour behind a noun of the copy is that of the noun, and none of the page', () => {
  const { parts, color } = designOf(
    'Slate and oat. Herring amber; kippers and crabs red.',
    'kippers',
    'crabs',
  )
  assert.equal([parts?.['said:kippers']?.color, parts?.['said:crabs']?.color], ['#c8102e', '#c8102e'])
  assert.not.ok(color.seeds.includes('#c8102e'))
  const german = designOf('Dunkelblau und Creme. Speicher grün.', 'speicher')
  assert.is(german.parts?.['said:speicher']?.color, '#16803c')
  const italian = designOf('Sfondo avorio. Il canone 480 evidenziato in rosso ruggine.', 'canone', '480')
  assert.not.ok(italian.color.seeds.includes('#c8102e'))
})

test('what a sentence began with has the colour that it is said to be', () => {
  const { parts, color } = designOf(
    'Navy figures. Bread ovens at 4.2 hours is the bad one, so that one, and only that one, is purple.',
    'bread',
    'ovens',
    'bread ovens',
  )
  assert.is(parts?.['said:bread ovens']?.color, '#5f2f96')
  assert.not.ok(color.seeds.includes('#5f2f96'))
  const made = designOf('LAST BUS may stay as it is and you can make it orange. Blue headings.', 'last bus')
  assert.is(made.parts?.['said:last bus']?.color, '#e8731f')
})

test('a colour stays with the thing that its clause, a mark, a quotation or the next clause names', () => {
  const colorOf = (brief: string, ...copy: string[]) => {
    const { parts } = designOf(brief, ...copy)
    return Object.entries(parts ?? {}).flatMap(([key, dress]) =>
      dress?.color ? [`${key} ${dress.color}`] : [],
    )
  }
  assert.equal(colorOf("Cream, slate. Odile's name gets the crimson.", 'odile'), ['said:odile #b3122d'])
  assert.equal(colorOf('Navy and white, the soup line in mustard.', 'soup'), ['said:soup #d4a017'])
  assert.equal(colorOf('Navy and milk white with saffron for one thing only, that is Rennet.', 'rennet'), [
    'said:rennet #f4c430',
  ])
  assert.equal(colorOf('白底，海军蓝，缺席的“3”用红色标出。', '3'), ['said:3 #c8102e'])
  assert.equal(colorOf('Indigo and marigold on white. P2 ones with a small marigold mark.', 'p2'), [
    'said:p2 #f0a010',
  ])
  assert.equal(colorOf('Lin écru et bleu ; la garance uniquement pour le bonnet.', 'bonnet'), [
    'said:bonnet #a5302b',
  ])
  assert.equal(
    colorOf('White, river green, a proper red only where E. coli failed.', 'e. coli', 'a proper'),
    ['said:coli failed #c8102e'],
  )
})

test('what a colour is like is no thing that has it, and where somebody reads is no colour', () => {
  for (const brief of ['Zwart als de kat, frietgeel en wit voor de tekst van het menu.'])
    assert.ok(
      [designOf(brief).color.paper, ...designOf(brief).color.seeds].some(hex => hex === '#111111'),
      brief,
    )
  const wharf = designOf('People on the wharf look at it in the sun. Navy and fog grey.', 'the wharf')
  assert.not.ok(wharf.parts?.['said:the wharf']?.color)
})

test('a thing that is named with its family is a colour, whatever stands beside it', () => {
  assert.equal(designOf('Friendly but businesslike, fern green. Get the accents right.').color.seeds, [
    '#5a7f3f',
  ])
})

test('a ribbon, a strip and headings of one kind have their colour, and nothing else', () => {
  for (const brief of [
    'Papier crème, vert bouteille, et un rouge signet en un mince ruban vertical.',
    'Beton, wit en één knalrode balk.',
  ]) {
    const { lines, seeds } = designOf(brief).color
    assert.is(lines?.one, true, brief)
    assert.not.ok(seeds.includes(lines?.hex ?? ''), brief)
  }
  for (const brief of [
    'Crème papier, vlierpaars voor de clausulekoppen.',
    'Weißes Papier, und ein dunkles Petrol für die Strophenüberschriften.',
  ])
    assert.ok(designOf(brief).parts?.headings?.color, brief)
})

test('a colour for a line, a border, swatches or a box alone fills nothing', () => {
  assert.is(designOf('Forest green with cream lettering and a gold barge line').color.lines?.hex, '#c9a227')
  const use = designOf('Neon yellow is fun, but only use it as a thin bar. White paper.')
  assert.is(use.color.lines?.one, true)
  const edge = designOf('Blanc. Vert et noir juste en bordure.')
  assert.not.ok(edge.color.seeds.includes('#16803c'))
  const swatches = designOf('All pale grey. Rust and khaki as swatches beside the text.')
  assert.not.ok(swatches.color.seeds.includes('#b7410e'))
  const box = designOf('White and navy. Soft drinks apart in a box, chestnut (#7a3b12).')
  assert.not.ok(box.color.seeds.includes('#7a3b12'))
})

test('an ordinal, the same colour everywhere and two places are for what they name', () => {
  const ordinal = designOf('Azul marino. El 12 y el 40 destacados, el primero en rojo y el segundo en verde.')
  assert.equal(ordinal.color.seeds, ['#14213d'])
  const same = designOf('Bruin, mosgroen, en zondag overal dezelfde oranje kleur.')
  assert.not.ok(same.color.seeds.includes('#e8731f'))
  const few = designOf('Cream paper, teal and rust in the two places where they occur.').color
  assert.ok(few.shares?.some(({ hex }) => hex === '#b7410e'))
})

test('years behind a colon have the colour that is for them, and a quoted saying its own ground', () => {
  const { parts } = designOf('Navy, and copper for the two years of floods: 1911 and 1953.', '1911', '1953')
  assert.equal([parts?.['said:1911']?.color, parts?.['said:1953']?.color], ['#b87333', '#b87333'])
  const saying = designOf('The saying "Mend it first" alone on its page, white on slate.', 'mend it first')
  assert.is(saying.parts?.['said:mend it first']?.color, '#ffffff')
  assert.is(saying.color.paper, null)
})

test('a colour of the whole stays that', () => {
  const brennet = designOf('Posters for the canal brennet: canal blue and coral', 'canal', 'brennet')
  assert.ok(brennet.color.seeds.includes('#ff6f61'))
  assert.is(brennet.color.seeds.length, 2)
  assert.ok(designOf('red as the main colour').color.seeds.includes('#c8102e'))
})

test.run()
