import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'
import { colorNamed } from './words/colors.ts'

const says = (word: string): boolean => /^(?:total|summe)$/.test(word)
const designOf = (brief: string) => readBrief(brief, baseDesign, { fresh: true, says }).design

test('what letters are like says nothing of the page', () => {
  for (const brief of [
    'White, slate and red. Lettering like on yellow road signs',
    'Weiß, Schiefer und Rot. Schrift wie auf gelben Straßenschildern',
  ])
    assert.is(designOf(brief).color.paper, '#ffffff', brief)
  const { color, decor, type } = designOf('lettering like a 1960s soul record sleeve, blue and pink')
  assert.equal([color.ground, color.chroma, decor.motif], ['white', baseDesign.color.chroma, undefined])
  assert.is.not(type.display, baseDesign.type.display)
  const plain = designOf("black, ruby. A plain 1950s sign-painter's sans for titles").decor
  assert.equal([plain.motif, plain.fields], [undefined, baseDesign.decor.fields])
})

test('a face that looks like another is that one, and how near its letters stand is no room', () => {
  const { type } = designOf('a slab that looks stencilled on a barrel for the headline only')
  assert.equal([type.display, type.text], ['Saira Stencil One', baseDesign.type.text])
  assert.is(designOf('in a tight neutral grotesque').space.density, baseDesign.space.density)
  assert.is(designOf('schmale Grotesk, dottergelb').type.display, 'Roboto Condensed')
  assert.is.not(designOf('cream paper, black letters').type.display, 'Pirata One')
})

test('a line over a thing is over that thing', () => {
  for (const [brief, tint] of [
    ['a thick rule above the total', undefined],
    ['a red line over the total', colorNamed('red')],
    ['ein roter Strich über der Summe', colorNamed('red')],
  ] as const) {
    const { parts, shape } = designOf(brief)
    const [dress] = Object.values(parts ?? {})
    assert.equal([dress?.device, dress?.tint], ['overline', tint], brief)
    assert.is(shape.rules, baseDesign.shape.rules, brief)
  }
  assert.is(designOf('ein roter Strich unter dem Titel').parts?.title?.device, 'rule')
})

test('the frame of a box is none of the sheet', () => {
  const { decor, color } = designOf('the total in a box with a black border')
  assert.equal([decor.motif, color.seeds], [undefined, baseDesign.color.seeds])
})

test('pages for the opening are the cover', () => {
  const { color, parts } = designOf(
    'ink blue pages for the opening, amber for the data, otherwise plain white',
  )
  assert.equal([color.mode, color.paper, color.seeds], ['light', '#ffffff', [colorNamed('amber')]])
  assert.is(parts?.cover?.fill, colorNamed('navy'))
})

test('who only says that it is not to be dressed up has plain faces', () => {
  for (const brief of [
    "Don't get fancy",
    'Nothing too posh, please',
    'Waves along the foot if it doesn’t get cute',
    'Nicht zu schick, bitte',
    'nie ma być elegancko',
  ])
    assert.is(designOf(brief).type.display, 'Source Sans 3', brief)
  assert.is(designOf('Not fancy but bookish').type.display, 'Source Serif 4')
})

test.run()
