import type { Image } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Asset } from '../image/asset.ts'
import { createReport } from '../message.ts'
import { readDocument } from './read-document.ts'
import { plainText } from './text.ts'
import { nodesOf } from './walk.ts'

function read(source: string, assets: ReadonlyMap<string, Asset> = new Map()) {
  const report = createReport()
  const document = readDocument(source, assets, report)
  const images = nodesOf(document.root).filter((node): node is Image => node.type === 'image')
  const plates = images.map(image => document.assets.get(image.data?.asset ?? ''))
  return { document, plates, rules: report.messages.map(({ rule }) => rule) }
}

/** Width over height of the plate of the only picture in a text, to two places; undefined where there is none. */
function ratio(source: string): number | undefined {
  const [plate] = read(source).plates
  return plate && Math.round((plate.width / plate.height) * 100) / 100
}

test('a picture that was not passed has a plate in its place, and the message stays', () => {
  const { plates, rules } = read('![A quay](quay.jpg)\n\n![A quay](https://other.example/quay.jpg)')
  assert.equal(
    plates.map(plate => plate?.plate?.initials),
    [undefined, undefined],
  )
  assert.equal(rules, ['image-missing', 'image-missing'])
  assert.is.not(plates[0]?.name, plates[1]?.name)
  assert.is(read('![A quay](quay.jpg)').plates[0]?.name, plates[0]?.name)
})

test('its shape is what is written with it, else a band, and square for people and logos', () => {
  assert.is(ratio('![A quay](quay.jpg)'), 2.4)
  assert.is(ratio('![A quay](quay.jpg){ratio=16:9}'), 1.78)
  assert.is(ratio('<img src="quay.jpg" width="400" height="800">'), 0.5)
  assert.is(ratio('![A quay](https://pics.example/800x400/quay.jpg)'), 2)
  assert.is(ratio('![A quay](https://pics.example/quay?w=300&h=400)'), 0.75)
  assert.is(ratio('![Portrait of Ana Ruiz](ana.jpg)'), 1)
  assert.is(ratio('![A line](line.jpg){ratio=900:1}'), 5)
  assert.is(plainText(read('![A quay](quay.jpg){ratio=16:9}').document.root), '')
})

test('people and brands have their initials', () => {
  const initials = (alt: string) => read(`![${alt}](picture.jpg)`).plates[0]?.plate?.initials
  assert.equal(
    [
      'Portrait of Ana Ruiz',
      'Porträt von Jörg Ößler',
      'Acme logo',
      'Headshot',
      'Retrato de Íñigo',
      'Ana Ruiz',
    ].map(initials),
    ['AR', 'JÖ', 'A', undefined, 'Í', undefined],
  )
})

test('a portrait that says nobody has the initials of the name beside it', () => {
  const initials = (source: string) => read(source).plates[0]?.plate?.initials
  assert.is(initials('![](perfil-noa.jpg)\n\n**Noa Brás**\nceramista'), 'NB')
  assert.is(initials('# Mika Lund\n\n![profilbild](m.jpg)\n\n- **Beställ tryck**'), 'ML')
  assert.is(initials('![](oven.jpg)\n\n**Noa Brás**'), undefined)
})

test('badges, marks in a line of text and pictures without an address keep their words', () => {
  for (const source of [
    '[![build](https://ci.example/build.svg)](https://a.example) [![docs](docs.svg)](https://b.example)',
    '![passing](https://img.shields.io/badge/passing.svg)',
    'Press the ![gear](gear.svg) sign.',
    '<img src="dot.png" alt="dot" height="20">',
    '![script](javascript:alert)',
    '| a |\n|---|\n| ![Ana](ana.png) |',
  ])
    assert.ok(
      read(source).plates.every(plate => plate === undefined),
      source,
    )
})

test('a picture that was passed is shown, whatever stands beside it', () => {
  const bytes = new Uint8Array()
  const quay: Asset = {
    name: 'quay.jpg',
    type: 'image/jpeg',
    bytes,
    width: 4,
    height: 3,
    raster: { type: 'image/jpeg', bytes },
  }
  const { plates } = read('![A quay](quay.jpg)\n![A mole](mole.jpg)', new Map([['quay.jpg', quay]]))
  assert.equal(
    plates.map(plate => plate?.plate === undefined),
    [true, false],
  )
})

test('a plate says what its picture shows, where that is a description in letters that it can set', () => {
  const words = (alt: string) => read(`![${alt}](picture.jpg)`).plates[0]?.plate?.words
  assert.is(words('A loaf on a linen cloth'), 'A loaf on a linen cloth')
  assert.is(words('窯から出した茶碗'), '窯から出した茶碗')
  assert.is(words('loaf-01.jpg'), undefined)
  assert.is(words('Loaf'), undefined)
  assert.is(words('רציף בנמל ישן'), undefined)
})

test.run()
