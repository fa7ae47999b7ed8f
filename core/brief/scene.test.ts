import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport } from '../message.ts'
import { readDocument } from '../source/read-document.ts'
import { sceneNamed, sceneOf } from './scene.ts'

const told = (copy: string, brief = '') =>
  sceneOf(readDocument(copy, new Map(), createReport(), {}), brief)?.name

test('a title and one more word tell a scene, in the language of the copy', () => {
  assert.is(told('# Regatta at the harbour\n\nBoats leave at nine.'), 'sea')
  assert.is(told('# Bergfest am Kreuzeck\n\nWanderung auf den Gipfel um 14 Uhr.'), 'peaks')
  assert.is(told('# Vendange au vignoble\n\nSamedi 12 septembre'), 'fields')
  assert.is(told('# Święto pszczelarzy\n\nMiód, pszczoły, łąka pełna kwiatów'), 'meadow')
})

test('a brief tells one with the copy, and one that it bans is none', () => {
  const copy = '# Two hours out\n\nA sunset ride for two.'
  assert.is(told(copy, 'like the last light over the fynbos'), 'hills')
  assert.is(told('# Seaside walk\n\nBy the harbour.', 'calm, but no harbour and no sea please'), undefined)
  assert.is(told('# Chorfest\n\nIm Hafen, mit Shantychor', 'Rot auf Blau; bloß keine Berge'), 'sea')
})

test('a brief that bans what is drawn has none', () => {
  const copy = '# Regatta at the harbour\n\nBoats leave at nine.'
  for (const brief of [
    'no clip art please',
    'nur Text, keine Zeichnungen',
    'sans dessin',
    'żadnych rysunków',
  ])
    assert.is(told(copy, brief), undefined, brief)
  assert.is(told(copy, 'no stock-photo blue'), 'sea')
})

test('one word, an address and words of several scenes tell none', () => {
  assert.is(told('# Forest Finance\n\nYour money, sorted.'), undefined)
  assert.is(told('# Gift card\n\n12 Harbour Street, Lake Road'), undefined)
  assert.is(told('# From the forest to the sea\n\nIslands and woodland, boats and pines'), undefined)
})

test('night and town are told by a brief or a title, never by running text', () => {
  assert.is(told('# Price list\n\nTwo nights in the city, one midnight snack by lantern.'), undefined)
  assert.is(told('# Night of lanterns\n\nBy moonlight', 'starry'), 'night')
})

test('the description of a picture names its scene', () => {
  assert.is(sceneNamed('Terraces above the vineyard in May'), 'fields')
  assert.is(sceneNamed('Our team at work'), undefined)
})

test.run()
