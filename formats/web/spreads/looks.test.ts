import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readCopy } from '../../../core/reading/read-copy.ts'
import { picturesIn } from '../../../core/reading/things/kinds.ts'
import { readDocument } from '../../../core/source/read-document.ts'
import { plainText } from '../../../core/source/text.ts'
import lookbook from '../lookbook.tsx'
import { looksOf } from './looks.ts'
import { spreadsOfPart } from './spread.ts'

const test = suite('looks')

/** Each thing of a book with the picture that it has. */
function pairsOf(copy: string): readonly string[] {
  const { parts, lang } = readCopy(readDocument(copy, new Map(), { add() {} }), lookbook.roles)
  return looksOf(parts, lang)
    .flatMap(part => [part, ...part.sections])
    .flatMap(({ heading, blocks }) => {
      const pictures = blocks.flatMap(picturesIn).map(({ url }) => url)
      return heading && pictures.length > 0 ? [`${plainText(heading)}: ${pictures.join(' ')}`] : []
    })
}

test('a picture above the name of a thing stands with it, whatever follows the last', () => {
  assert.equal(
    pairsOf(
      '# Ebbe\n\n## Sommer 27\n\nSechs Hüte.\n\n---\n\n![](a.jpg)\n**01 Priel**\nStroh.\n€ 80\n\n![](b.jpg)\n**02 Warft**\nFilz.\n€ 95\n\n---\n\n### Werkstatt\nZu zweit in Husum.\n\n### Bestellen\nhut@ebbe.example',
    ),
    ['01 Priel: a.jpg', '02 Warft: b.jpg'],
  )
})

test('pictures that stand together are dealt by their names, or else in their order', () => {
  const things = '### Beret\nWool. £40\n\n### Scarf\nSilk. £90\n\n### Gloves\nLamb. £60'
  const named = '![](scarf.jpg)\n![](gloves-2.jpg)\n![](beret-side.jpg)'
  assert.equal(pairsOf(`# Ayr\n\n## Winter 27\n\nThree things.\n\n${things}\n\n### Photos\n${named}`), [
    'Beret: beret-side.jpg',
    'Scarf: scarf.jpg',
    'Gloves: gloves-2.jpg',
  ])
  const counted =
    '![](1.jpg)\n![](2.jpg)\n\n**1. Cesta** — mimbre, asa larga. 45 €\n**2. Sombrero** — palma. 38 €'
  assert.equal(pairsOf(`# Albarda\n\nCestería de Gata.\n\n${counted}`), [
    '1. Cesta: 1.jpg',
    '2. Sombrero: 2.jpg',
  ])
})

test('a thing that a paragraph names in bold has the picture below it', () => {
  assert.equal(
    pairsOf(
      '# Quay\n\n## Issue 3\n\n**Ring** — £45\n\n![A ring](r.jpg)\n\nCast in sand.\n\n**Cuff** — £90\n\n![A cuff](c.jpg)\n\nOne size.',
    ),
    ['Ring: r.jpg', 'Cuff: c.jpg'],
  )
})

test('counted things are shown one by one though only one of them has a picture, and colours below them are swatches', () => {
  const copy =
    '# Tessitura Mauri\n## Brina 2027\n\nQuattro capi.\n\n![Alba](alba.jpg)\n\n### 01 Giacca Lys\nLino.\n€ 310\n\n### 02 Sciarpa Ayas\nSeta.\n€ 95\n\n![Ayas](ayas.jpg)\n\n### 03 Gonna Cervino\nLana.\n€ 180\n\n### Colori\n- Neve #F4F2EE\n- Ardesia #4A5058\n\n> «Punge poco.»\n> — Ada Mauri\n\n### Cura\nA mano.'
  const reading = readCopy(readDocument(copy, new Map(), { add() {} }), lookbook.roles)
  const spreads = looksOf(reading.parts, reading.lang).flatMap(part => spreadsOfPart(part, reading))
  const named = spreads.flatMap(({ title }) => (title.length > 0 ? [title.map(plainText).join('')] : []))
  assert.equal(named.slice(-5), ['01 Giacca Lys', '02 Sciarpa Ayas', '03 Gonna Cervino', 'Colori', 'Cura'])
  const [scarf] = spreads.filter(({ title }) => title.map(plainText).join('').includes('Ayas'))
  assert.equal(
    scarf?.plates.map(({ picture }) => picture.url),
    ['ayas.jpg'],
  )
  assert.equal(spreads.flatMap(({ kind }) => kind ?? []).slice(-2), ['colors', 'voice'])
})

test('more pictures than things stay where they are', () => {
  const copy =
    '# Ayr\n\n## Winter\n\n![](1.jpg)\n![](2.jpg)\n![](3.jpg)\n\n### Beret\nWool. £40\n\n### Scarf\nSilk. £90'
  assert.equal(pairsOf(copy), ['Winter: 1.jpg 2.jpg 3.jpg'])
})

test('what stands below a line under the last of several things is said of all of them', () => {
  const copy =
    '# Quay\n\nSandals.\n\n**01 Cove**\nFlat strap\n£45\n\n**02 Skerry**\nClosed toe\n£60\n\n**03 Voe**\nCork sole\n£52\n\n---\n\nMade by nine people.\n\nShop: 4 Quay Row'
  const { parts, lang } = readCopy(readDocument(copy, new Map(), { add() {} }), lookbook.roles)
  const told = looksOf(parts, lang).flatMap(part => [part, ...part.sections])
  const last = told.find(({ heading }) => heading && plainText(heading).includes('Voe'))
  assert.is(last?.blocks.map(plainText).join(' ').includes('nine people'), false)
  assert.ok(
    told.some(
      ({ heading, blocks }) => !heading && blocks.some(block => plainText(block).includes('nine people')),
    ),
  )
})

test.run()
