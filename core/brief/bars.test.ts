import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const designOf = (brief: string) => readBrief(brief, baseDesign, { fresh: true }).design

/** A brief, the edge, the colour and whether the bar is a thin one. */
const bars: readonly (readonly [brief: string, edge: string, color: string | undefined, thin?: true])[] = [
  ['Cream paper, a slim band of brick red across the foot', 'bottom', '#9c3d2a', true],
  ['navy, a mustard stripe down the right side', 'end', '#d4a017'],
  ['papier crème, une barre bordeaux à gauche sur toute la hauteur', 'start', '#6d1a36'],
  ['Links ein schmaler roter Streifen über die ganze Höhe', 'start', '#c8102e', true],
  ['una franja verde arriba, papel blanco', 'top', '#16803c'],
  ['ylhäällä ohut punainen palkki', 'top', '#c8102e', true],
  ['左に細い赤い線', 'start', '#c8102e', true],
]

test('a bar along an edge of the sheet is drawn there, in its colour', () => {
  for (const [brief, edge, color, thin] of bars) {
    const { motif, motifAt, motifColor, motifThin } = designOf(brief).decor
    assert.equal([motif, motifAt, motifColor, motifThin], ['bar', edge, color, thin], brief)
  }
})

test('what is said of a bar is said of nothing else', () => {
  const { color, page } = designOf(
    'landscape, black ink, a thin vertical red line on the left and nowhere else',
  )
  assert.equal([color.seeds.includes('#c8102e'), page.orientation], [false, 'landscape'])
  assert.is(designOf('cream paper, a burgundy bar on the left').color.seeds[0], '#6d1a36')
})

test('a bar that something of the copy stands in is there for that, and several lines are none', () => {
  for (const brief of [
    'the date in a red band at the bottom',
    'thin lines at the top and bottom',
    'no band at the top',
  ])
    assert.not.ok(designOf(brief).decor.motifColor, brief)
  assert.is(designOf('a black strip along the bottom with the phone number').decor.motif, undefined)
})

test.run()
