import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign, type OrnamentName } from '../design.ts'
import { readBrief } from '../read-brief.ts'

const motifOf = (brief: string): OrnamentName | null | undefined =>
  readBrief(brief, baseDesign).design.decor.motif

const wanted: Readonly<Record<string, OrnamentName>> = {
  'biel mleka i niebieska krateczka': 'checks',
  'soul-record-sleeve energy, mustard, stripes welcome': 'stripes',
  'one strong serif, ring-like lines as in an otolith': 'rings',
  'Art Deco foyer: midnight green, brass lines, fan shapes': 'fans',
  'schwarz-weiße Quadrate, ein gebrochenes Gold': 'squares',
  'white plaster, rounded balcony shapes': 'arches',
  'feathers as shapes not as clip art': 'feathers',
  'veel lucht en een horizonlijn die op elke dia terugkomt': 'horizon',
  'płaskie plamy koloru, ręcznie wycięte kształty': 'blobs',
  'γαλάζιο καρό διακριτικά στην άκρη': 'checks',
  'İznik mavisi, el çizimi gibi duran dalga çizgileri': 'waves',
  'guilloche-fine lines, banknote green': 'guilloche',
  'checks like a racing flag along the top edge': 'squares',
  'Rahmen doppelt und dünn': 'double-frame',
  'som tryckt i risograf': 'halftone',
  Bauhaus: 'forms',
  'a hint of piano keys down one edge': 'keys',
  'with a simple window grid on the right': 'panes',
  'a pattern that evokes layers of peat': 'layers',
  'een eenvoudig patroon dat doet denken aan lagen veen': 'layers',
  'bunting triangles in red and green along the top': 'bunting',
  'ett enkelt stickmönster': 'knit',
  'like a dry stone wall along the bottom': 'stones',
  シンプルな波形の線: 'waves',
}

test('ornaments and manners are heard in their languages', () => {
  for (const [brief, motif] of Object.entries(wanted)) assert.is(motifOf(brief), motif, brief)
})

test('names, verbs, rows of tables and slips of the pen are no ornaments', () => {
  for (const brief of [
    'a page for the Blue Waves Hotel in the old harbour, calm and quiet please',
    'it leaves room for a photo, our fans love rings',
    'photos in squares, zebra stripes in the table',
    'it should feel like a sunday morning',
    'for people in their 70s',
    'Ränder 2,5 cm, im Rahmen von 300 Euro',
    'the phone number along the bottom',
    'metrics in a strip on top',
  ])
    assert.not(motifOf(brief), brief)
})

test('a ban leaves an ornament out', () => {
  for (const brief of [
    'no stripes',
    'Must look like any nice café. No bars, stripes or orange',
    'no tulips, sunburst or crescents',
    'niente tovaglie a quadretti',
    'Kein Jugendstil-Gerank',
    'Żadnych kolorowych pasków',
    'No hazard stripes, no cartoon crane',
    'Без вінків, без соняшників',
  ])
    assert.not(motifOf(brief), brief)
})

test('an edge is heard of an ornament, and what is said outright outranks a manner', () => {
  const { design } = readBrief('waves along the bottom, bauhaus', baseDesign)
  assert.equal([design.decor.motif, design.decor.motifAt], ['waves', 'bottom'])
  assert.is(readBrief('bauhaus, garamond', baseDesign).design.type.display, 'EB Garamond')
})

test('of two ornaments a frame goes around the other, and a border made of one is that one all around', () => {
  const decorOf = (brief: string) => readBrief(brief, baseDesign).design.decor
  const walled = decorOf('a double frame, stacked stones along the bottom')
  assert.equal([walled.frame, walled.motif, walled.motifAt], ['double-frame', 'stones', 'bottom'])
  const tiled = decorOf('un borde hecho con cuadritos de tablero de ajedrez')
  assert.equal([tiled.frame, tiled.motif, tiled.motifAt], [undefined, 'squares', 'around'])
})

test.run()
