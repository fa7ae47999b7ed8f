import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const heard = (brief: string, copy: readonly string[] = []) =>
  readBrief(brief, baseDesign, { fresh: true, says: words => copy.includes(words.toLowerCase()) })

test('a look that is said of one thing that nobody knows is none of the whole, and told by its name', () => {
  const told: readonly (readonly [string, string])[] = [
    ['Carta bianca. La clausola finale in corsivo.', 'clausola finale'],
    ['Papel crema. La nota del editor en azul.', 'nota editor'],
    ['Białe tło. Godziny strajku na czarnym tle.', 'godziny strajku'],
  ]
  for (const [brief, thing] of told) {
    const { design, report } = heard(brief)
    const named = ['#1f62a8', '#e8731f', '#808080', '#111111']
    assert.not.ok(
      design.color.seeds.some(seed => named.includes(seed)),
      brief,
    )
    assert.is(design.color.mode, 'light', brief)
    assert.is(design.type.displayItalic, baseDesign.type.displayItalic, brief)
    assert.ok(
      report.ignored.some(({ effect }) => effect.includes(thing)),
      `${brief}: ${JSON.stringify(report.ignored)}`,
    )
  }
})

test('what the copy has is dressed in it, and nothing else is', () => {
  const { design } = heard('Papel crema. El 41 % en verde y grande.', ['41'])
  assert.equal(design.parts, { 'said:41': { color: '#16803c', scale: 1.25 } })
  assert.is(design.type.displayScale, baseDesign.type.displayScale)
  const { parts } = heard('Lugnt. Resultatet på egen sida med ljusgrön bakgrund.', ['resultatet']).design
  assert.is(parts?.['said:resultatet']?.device, 'box')
})

test('what a brief begins with may be the whole', () => {
  assert.is(heard('Affisch i tegelrött').design.color.seeds.length, 1)
  assert.is.not(heard('Locandina in verde').design.color.seeds[0], baseDesign.color.seeds[0])
})

test('a warm colour that one thing gets and a spot of a colour are none of the page', () => {
  const { design } = heard('Twee kolommen op wit papier, waarbij het nieuwe plan een warme kleur krijgt')
  assert.is(design.color.neutral, baseDesign.color.neutral)
  const { shares } = heard('Blu notte con una macchia rossa in basso, titoli in bianco').design.color
  assert.ok(Object.values(shares ?? {}).some(({ most }) => most < 0.1))
})

test('what is not to be shown is no picture', () => {
  assert.is(
    heard('Grote letters op wit papier, mijn aantekeningen niet in beeld').design.imagery.images,
    true,
  )
})

test('what stands in a part, or on one page, is less than the part', () => {
  const club = heard('Deep blue. Ferry Club in the table in orange.', ['ferry club']).design
  assert.equal(club.parts, { 'said:ferry club': { color: '#e8731f' } })
  assert.is(heard('A4. My name in every chapter in bold.').design.parts, undefined)
  assert.is(heard('Rustig. Op dia 4 de jaartallen vet.').design.parts?.dates, undefined)
  assert.is(heard('Ruhig. Folie 6 auf dunklem Grund.').design.color.mode, 'light')
})

test('one of several that has no name of its own, and the rest beside it, are no colours of the page', () => {
  for (const brief of [
    'Off-white. Bars for the figures, ours in pink, the rest light grey.',
    'Off-white. Three bids, the middle one in green and the others grey.',
    'Off-white. The middle plan highlighted in red.',
    'Off-white. The middle plan highlighted in awning red.',
  ]) {
    const { seeds, sparing, paper } = heard(brief).design.color
    assert.equal(
      [seeds, sparing, paper],
      [...['seeds', 'sparing', 'paper'].map(key => Reflect.get(heard('Off-white.').design.color, key))],
      brief,
    )
  }
})

test('a clause of looks goes on about the thing before it', () => {
  const { design } = heard('Cream. "For two" in copper, in italics.', ['for two'])
  assert.equal(design.parts, { 'said:for two': { color: '#b87333', italic: true } })
  assert.is(design.type.displayItalic, baseDesign.type.displayItalic)
  assert.is(heard('Cream. The stub in reverse, pale on dark.').design.color.mode, 'light')
  const quoted = heard('Calm. Das Zitat von Frau Anders allein, groß.').design
  assert.is(quoted.type.displayScale, baseDesign.type.displayScale)
})

test('a face of one thing is none of the page', () => {
  const { type, parts } = heard("Facture sobre et calme. L'IBAN en chasse fixe.", ['iban']).design
  assert.is.not(type.text, 'JetBrains Mono')
  assert.is(parts?.['said:iban']?.face, 'JetBrains Mono')
  assert.is(heard('Green. Testimonials handwritten, but only those.').design.parts?.quotes?.face, 'Caveat')
})

test.run()
