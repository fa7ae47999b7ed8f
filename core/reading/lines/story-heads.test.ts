import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from '../../source/text.ts'
import { readDocument } from '../../source/read-document.ts'
import { lexiconFor } from '../words/lexicon.ts'
import { withStoryHeads } from './story-heads.ts'

const heads = suite('story heads')

function headsIn(content: string, lang = 'en'): readonly string[] {
  const { root } = readDocument(content, new Map(), { add() {} })
  const context = { lexicon: lexiconFor(lang), lang }
  return withStoryHeads(root.children, context).flatMap(block =>
    block.type === 'heading' ? [plainText(block)] : [],
  )
}

heads('short lines over their text head the stories of a letter, in small letters too', () => {
  const letter =
    'Hello all,\n\nA quick one.\n\nboat shed\nthe roof is on, and Ivo only fell off it twice\n\nrota??\nwe still need two people for the eleventh of May\n\nlove\nIvo\n'
  assert.equal(headsIn(letter), ['boat shed', 'rota??'])
})

heads('what stands above a greeting and a leave head nothing, and neither do two lines of a text', () => {
  const letter =
    'Haus am See\nBrief im Mai\n\nLiebe Freunde,\n\nes ist warm geworden, und der Steg steht wieder.\nKommt vorbei, wann ihr wollt, und bringt Kuchen mit.\n\nHerzliche Grüße\nMaren und Jens aus dem Haus am See\n'
  assert.equal(headsIn(letter, 'de'), [])
})

heads(
  'the last story before who signs has its head, and signs that frame a head are none of its words',
  () => {
    const letter =
      'Hello all,\n\nA quick one before the frost.\n\n*** GATE SHUT ***\nThe gate is shut from Monday until the spring.\n\nrota\nwe still need two people for May\n\nplum jam\n1kg plums\n500g sugar\nEverything in a pan. Stir.\n\nIvo Lal, secretary\nivo@plots.example\n'
    assert.equal(headsIn(letter), ['GATE SHUT', 'rota', 'plum jam'])
  },
)

heads.run()
