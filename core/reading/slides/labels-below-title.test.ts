import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn, titlesIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const deck: Roles = { needs: ['title', 'slides'], takes: ['alternativeHeadline'] }

test('paragraphs that labels open are the slides below a title that is the only heading', () => {
  const reading = readIn(
    '# Loam\n\nSoil tests by post. Pre-seed round, March 2026, for investors who have held a spade.\n\nProblem: farmers wait 31 days for a lab. Each late field costs £48 a hectare, and by then the seed is in the ground and the money with it.\n\nProduct: a card that you press into wet soil. It reads nitrogen in 9 minutes and shows it on a phone that has no signal, out where the field is.\n\nMarket: 210,000 farms in Britain. Two in three test their soil each year, most of them by post and with a spoon from the kitchen drawer.\n\nModel: we sell cards by the box. A box of forty costs £240 and lasts a season, and nobody has to drive to town with a bag of mud for it.\n\nTraction: 61 farms since last May. Nine of ten have ordered again since, and not one of them was asked to by us in a letter or a call.\n\nTeam: Idris Vale ran a farm. Dr Wen Abara is a chemist of soils, and both of them have stood in more wet fields than they can count.\n\nThe ask: £700k. Most of it is for tooling and for people, and it carries us until the cards are sold in three countries.\n',
    deck,
  )
  assert.equal(titlesIn(reading, 'slides'), [
    'Problem',
    'Product',
    'Market',
    'Model',
    'Traction',
    'Team',
    'The ask',
  ])
})

test.run()
