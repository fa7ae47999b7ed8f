import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const copy = 'ferry deck low tide 06:40 berth 12 61 litres oyster supper jetty gate 4'
const says = (words: string): boolean => copy.includes(words)
const ranksOf = (brief: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(readBrief(brief, baseDesign, { says }).design.parts ?? {}).flatMap(([key, dress]) =>
      dress?.rank ? [[key, dress.rank]] : [],
    ),
  )

test('what a whole sentence says comes first is seen first', () => {
  for (const brief of [
    'Grey and white, low tide is the one thing they all get wrong so make that big.',
    'Low tide is the whole point.',
    'What people look for is low tide.',
    'Low tide is what everybody wants to know.',
    'Low tide should grab people.',
    'Bei uns ist Low Tide der Blickfang.',
    'Es geht um Low Tide.',
    'Low tide est la vedette.',
    'Low tide tiene que impactar.',
    'Low tide è il protagonista.',
    'Low tide moet het zijn: daar draait alles om low tide.',
  ])
    assert.equal(ranksOf(brief), { 'said:low tide': 'first' }, brief)
})

test('what must be found comes second', () => {
  for (const brief of [
    'People need to find low tide without their glasses.',
    'They always miss low tide.',
    'Nobody ever reads low tide.',
    'Low Tide muss man auch nachts finden.',
    'On doit voir low tide sans chercher.',
    'Low tide bien visible.',
    'Low tide sem procurar.',
  ])
    assert.equal(ranksOf(brief), { 'said:low tide': 'second' }, brief)
})

test('a figure is known by what it is said to be', () => {
  assert.equal(ranksOf('Warm, the 61 is the shock number and the rest easy to follow.'), {
    'said:61': 'first',
  })
  assert.equal(ranksOf('Die 61 sind die Zahl, die hängen bleiben muss.'), { 'said:61': 'first' })
})

test('what stands out while everything else is calm is seen first', () => {
  for (const brief of [
    'Berth 12 has to jump out, everything else calm.',
    'Berth 12 soll ins Auge springen, der Rest ruhig.',
    'Berth 12 tiene que saltar a la vista, lo demás tranquilo.',
  ])
    assert.equal(ranksOf(brief), { 'said:berth 12': 'first' }, brief)
})

test('what is denied, and what names nothing of the copy, ranks nothing', () => {
  for (const brief of [
    'Low tide is not the whole point.',
    'People need to find their way.',
    'It is what everybody wants to know.',
    'Readable from across the room.',
    'Bold, this should grab people.',
  ])
    assert.equal(ranksOf(brief), {}, brief)
})

test.run()
