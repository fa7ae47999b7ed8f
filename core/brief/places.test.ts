import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Document } from '../source/document.ts'
import { baseDesign } from './design.ts'
import { metIn } from './met-in-copy.ts'
import { sayingOf } from './proper-names.ts'
import { readBrief } from './read-brief.ts'

const copy = `# Lantern Walk

Organised by Dunmore Harbour Trust

Dress warmly: it is by the water

gefördert von der Stiftung Hafenlicht

Buitenspeelgoed blijft thuis

Tel. 01632 960 001`
const document = { root: fromMarkdown(copy) as Root, fields: [] } as unknown as Document
const beside = { says: sayingOf(document), meets: metIn(document), fresh: true }
const placesOf = (brief: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(readBrief(brief, baseDesign, beside).design.parts ?? {}).flatMap(([key, dress]) =>
      dress?.place ? [[key, dress.place]] : [],
    ),
  )

test('a thing stands at the edge or in the corner that a brief says of it', () => {
  assert.equal(placesOf('phone number at the bottom'), { 'said:phone number': 'bottom' })
  assert.equal(placesOf('the phone number big in the top right corner'), { 'said:phone number': 'top-end' })
  assert.equal(placesOf('serial number very small in the corner'), { 'said:serial number': 'bottom-end' })
  assert.equal(placesOf('our name small in the bottom left corner'), { names: 'bottom-start' })
  assert.equal(placesOf('at the bottom the address, nothing else'), { 'said:address': 'bottom' })
})

test('what the copy says otherwise is known by its line', () => {
  const harbour = 'said:harbour trust'
  assert.equal(placesOf('with the harbour trust line kept small at the bottom'), { [harbour]: 'bottom' })
  assert.equal(placesOf('Förderhinweis ganz klein unten'), {
    'said:gefördert von der stiftung hafenlicht': 'bottom',
  })
  assert.equal(placesOf('the speelgoed bit at the top'), {})
  assert.equal(placesOf('the dressing note top left'), { 'said:dress warmly': 'top-start' })
})

test('a stub stands at the side that a brief has it at', () => {
  assert.equal(placesOf('a tear-off stub on the left'), { 'said:stub': 'start' })
  assert.equal(placesOf('mit Abriss rechts, sonst schlicht'), { 'said:stub': 'end' })
  assert.equal(placesOf('右側に切り取り用の半券をつけてください'), { 'said:stub': 'end' })
})

test('ornament, bans and what is drawn are no things of the copy', () => {
  assert.equal(placesOf('a simple pattern of lantern shapes along the bottom'), {})
  assert.equal(placesOf('bunting along the top'), {})
  assert.equal(placesOf('no phone number at the bottom'), {})
  assert.equal(placesOf('a photo of the trust at the bottom'), {})
})

test.run()
