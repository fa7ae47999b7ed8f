import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Document } from '../source/document.ts'
import { parseMarkdown } from '../source/parse-markdown.ts'
import { baseDesign, type PartDesign } from './design.ts'
import { metIn } from './met-in-copy.ts'
import { sayingOf } from './proper-names.ts'
import { readBrief } from './read-brief.ts'
import { thingsCalled } from './things-called.ts'

function heard(brief: string, copy: string) {
  const document = { root: parseMarkdown(copy), fields: [] } as unknown as Document
  const beside = { says: sayingOf(document), meets: metIn(document), calls: thingsCalled(document) }
  return readBrief(brief, baseDesign, { ...beside, fresh: true })
}

const choir = `# Chor am Deich

## Proben

Dienstags um 19.30 Uhr im Pumpenhaus.

## Reisen

| Ort | Jahr | Sänger |
|---|---|---|
| Emden | 2023 | 31 |
| Groningen | 2025 | 44 |
| Gesamt | | 75 |

## Mitsingen

Noten gibt es kostenlos. Wenden Sie sich an Frauke Janssen.
`

/** What a brief says, in many languages, of what a copy has, and what becomes of that. */
const said: readonly (readonly [brief: string, copy: string, key: string, dress: PartDesign])[] = [
  ['Ruhig. Die Proben auf hellgrünem Grund.', choir, 'said:proben', { device: 'box', extent: 'section' }],
  ['Die Zeile für Groningen in Rot.', choir, 'said:groningen', { color: '#c8102e', extent: 'row' }],
  ['Klar. Die letzte Spalte fett.', choir, 'said:last column', { weight: 700, extent: 'column' }],
  ['Das Wort kostenlos in Rot.', choir, 'said:kostenlos', { color: '#c8102e', extent: 'words' }],
  ['Frauke Janssen kursiv.', choir, 'said:frauke janssen', { italic: true, extent: 'words' }],
  ['Mitsingen in einem Kasten.', choir, 'said:mitsingen', { device: 'box', extent: 'section' }],
  [
    'The rules section smaller.',
    '# Regatta\n\n## Rules\n\nKeep left.\n\n## Prizes\n\nA ham.',
    'said:rules',
    { scale: 0.8, extent: 'section' },
  ],
  [
    'Sobre. La voile d’ombrage en rouge.',
    '# Tarifs\n\n- Voile d’ombrage – 40 €\n- Parasol – 12 €',
    'said:voile d ombrage',
    { color: '#c8102e' },
  ],
  [
    'El 37 % en rojo y grande.',
    '# Agua\n\nGastamos un 37 % menos que antes.',
    'said:37',
    { color: '#c8102e', weight: 700, extent: 'words' },
  ],
  [
    'Gli anni del terremoto su fondo scuro.',
    '# Storia\n\n## 1976–1978\n\nGli anni del terremoto: si dorme in tenda.\n\n## 1980\n\nSi riapre.',
    'said:1976 1978',
    { device: 'box', extent: 'section' },
  ],
  [
    'Het stukje over de dakgoot in een kader.',
    '# Nieuws\n\n## De dakgoot lekt weer\n\nBel Jan.\n\n## Feest\n\nMet taart.',
    'said:de dakgoot lekt weer',
    { device: 'box', extent: 'section' },
  ],
  [
    'Lugnt. Badhuset med ljusgul bakgrund.',
    '# Plan\n\n## Badhus\n\nStängt.\n\n## Gym\n\nÖppet.',
    'said:badhus',
    { device: 'box', extent: 'section' },
  ],
  [
    'Surówki na ciemnym tle.',
    '# Bar\n\n## Surówki\n\n- Z kapusty – 5 zł\n\n## Zupy\n\n- Barszcz – 9 zł',
    'said:surówki',
    { device: 'box', extent: 'section' },
  ],
  [
    'Sóbrio. As entregas em itálico e mais pequenas.',
    '# Proposta\n\n## Entregas\n\nÀs segundas.\n\n## Preço\n\n90 €',
    'said:entregas',
    { italic: true, extent: 'section' },
  ],
  [
    '温泉は紺色の背景に。',
    '# 宿\n\n## 温泉\n\n朝六時から。\n\n## 食事\n\n夜七時。',
    'said:温泉',
    { device: 'box', tint: '#14213d', extent: 'section' },
  ],
]

for (const [brief, copy, key, dress] of said)
  test(`what is said of one thing of the copy is done to that: ${brief}`, () => {
    const { design } = heard(brief, copy)
    const own: PartDesign = design.parts?.[key as 'title'] ?? {}
    assert.equal({ ...own, ...dress }, own, JSON.stringify(design.parts))
    const plain = heard('', copy).design
    assert.is(design.color.mode, plain.color.mode)
    assert.is(design.color.paper, plain.color.paper)
    assert.equal(design.type.displayItalic, plain.type.displayItalic)
    assert.not(design.color.seeds.some(seed => ['#c8102e', '#14213d', '#1b1b1f'].includes(seed)))
  })

test('what several things of the copy may be called is none of them, and a part of every design is that', () => {
  const copy = '# Fest\n\n## Karte A\n\nEins.\n\n## Karte B\n\nZwei.'
  assert.not.ok(
    Object.keys(heard('Die Karte in Rot.', copy).design.parts ?? {}).some(key => /karte [ab]/.test(key)),
  )
  assert.is(
    heard('Die Überschriften in Rot.', `${copy}\n\n## Überschriften\n\nDrei.`).design.parts?.headings?.color,
    '#c8102e',
  )
})

test('a colour that is called after a thing is that of the whole, and what is to be largest has its rank', () => {
  const copy = '# Farm letter\n\n## Tomatoes\n\nEarly.\n\n## Moss\n\nEverywhere.\n\nThe 40 hens lay.'
  for (const brief of ['Tomato red and moss green.', 'The tomatoes red, the moss green.'])
    assert.is(heard(brief, copy).design.parts, undefined, brief)
  assert.is(heard('The word Moss biggest.', copy).design.parts?.['said:moss']?.extent, undefined)
})

test('what alone has a colour is asked of the whole', () => {
  const { design } = heard('Ruhig. Nur Mitsingen in Rot.', choir)
  assert.is(design.parts?.['said:mitsingen']?.extent, undefined)
})

test.run()
