import type { RootContent } from 'mdast'
import { test } from 'uvu'
import { assertProportional } from '../../testing/processor-time.test.kit.ts'
import { headingOf, paragraphOf } from '../facts/facts.ts'
import { phraseOf } from '../facts/phrase.ts'
import { lexiconFor } from '../words/lexicon.ts'
import { withGroupNames } from './named-groups.ts'

test('groups of labelled lines are told in time to how many there are', async () => {
  const context = { lang: 'en', lexicon: lexiconFor('en') }
  const groups = (count: number): readonly RootContent[] =>
    Array.from({ length: count }, (_, at) => [
      headingOf(phraseOf(`Piece ${(at % 99) + 1}`)),
      ...['Name: Gilet', 'Cloth: wool'].map(line => paragraphOf(phraseOf(line))),
    ]).flat()
  await assertProportional(count => withGroupNames(groups(count), context), 40)
})

test.run()
