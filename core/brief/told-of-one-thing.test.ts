import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const designOf = (brief: string, ...words: readonly string[]) =>
  readBrief(brief, baseDesign, { fresh: true, says: said => words.includes(said) }).design

test('a look of one thing is none of the page', () => {
  const { shape, type } = baseDesign
  assert.is(
    designOf('"Back at noon" in a rounded, soft sort of lettering', 'back at noon').shape.radius,
    shape.radius,
  )
  assert.is(
    designOf('Blue. Das mit dem Hund darf wie ein handgeschriebener Zettel aussehen.').type.display,
    type.display,
  )
  assert.is(designOf('Mono for timeline and code.').parts?.code?.face, 'JetBrains Mono')
  assert.is(designOf('Donkerblauw. Mosgroen voor de koppen, heel donker.').color.mode, 'light')
  assert.is(designOf('Weiß und Rot. Erledigtes abgehakt und blasser.').color.chroma, baseDesign.color.chroma)
  assert.is(designOf('the code in a box, tilted').type.displayItalic, false)
  assert.is(designOf('green or something cheerful').color.chroma, baseDesign.color.chroma)
})

test('one loud thing for a button alone has its colour, and one date its own', () => {
  const { parts, color } = designOf('Navy, and one loud thing, orange, for the sign-up button only.')
  assert.is(parts?.buttons?.fill, '#e8731f')
  assert.not.ok(color.seeds.includes('#e8731f'))
  assert.is(designOf('the 1911 date in gold', '1911').parts?.['said:1911']?.color, '#c9a227')
})

test('slate is written on, and chalk is what writes', () => {
  for (const brief of ['slate and chalk', 'Schiefer und Kreide', 'ardoise et craie'])
    assert.is(designOf(brief).color.mode, 'dark', brief)
})

test('a ground that nothing is to stand on may have its colour', () => {
  assert.is(designOf('Żadnych gwiazdek w tle. Kremowe tło.').color.paper, '#faf6ef')
})

test.run()
