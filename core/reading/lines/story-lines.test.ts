import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from '../../source/text.ts'
import { readIn, titlesIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const letter: Roles = {
  needs: ['subject', 'preheader'],
  takes: ['publisher', 'salutation', 'closing', 'signature', 'unsubscribe'],
  lists: ['stories'],
}

test('the lines of a story are called by what they are to be, and lose that name', () => {
  const copy =
    'SUBJECT: The kiln is mended\nPreview: Three pots and a goose\n\n**From the shed**\nText: The rain is over,\nafter nine weeks of rain the new bricks have come from the town on\na cart, and we have fired the kiln for the whole of a night.\nSigned: Ida\n\nTHE CLASS\nTitle: A day of slip\nWhen: Saturday 16 May\nButton: Keep a place\nLink: kiln.example/day\n\nPOTS OF THE MONTH\nJug: £ 18\nBowl: £ 12\n'
  const read = readIn(copy, letter)
  assert.equal(titlesIn(read, 'stories'), ['From the shed', 'THE CLASS', 'POTS OF THE MONTH'])
  const words = JSON.stringify(read.lists.stories)
  assert.match(words, /kiln\.example\/day/)
  const printed = (read.lists.stories ?? []).flatMap(({ blocks }) => blocks.map(plainText)).join('\n')
  assert.not(/Title:|Text:|Button:|Link:/.test(printed), printed)
  assert.match(printed, /The rain is over, after nine weeks/)
  assert.match(printed, /Jug: £ 18/)
})

test.run()
