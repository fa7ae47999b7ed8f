import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn } from '../../../core/reading/read-in.test.kit.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import { plainText } from '../../../core/source/text.ts'
import { layOutCanvas } from '../lay-out.test.kit.ts'
import poster from '../poster.ts'
import { readCanvas } from './canvas-copy.ts'

const roles: Roles = {
  needs: ['title', 'startDate', 'location'],
  takes: ['abstract', 'time', 'telephone'],
  facts: 'all',
}

test('a line that greets goes before the sentence that leads', () => {
  const { above, headline, rest } = readCanvas(
    readIn(
      'Dear neighbours!\n\nWe open the old kiln again, after two years of rain in it and one owl.\n\nSaturday 16 May 2026\n3 Kiln Lane, Leeds\n\nBring a mug.\n',
      roles,
    ),
    roles,
  )
  const told = [...above.map(plainText), headline?.text ?? '', ...rest.map(plainText)].join('|')
  assert.match(told, /Dear neighbours!.*We open the old kiln/s)
})

test('a line below a name in capitals is said once', () => {
  const { support, rest } = readCanvas(
    readIn(
      'MOSS KILNS\nFirst firing, £20 off\n\nBowls and mugs, glazed and unglazed.\n\nSaturday 16 May 2026\n',
      roles,
    ),
    roles,
  )
  assert.is([...support, ...rest].filter(block => plainText(block).includes('£20 off')).length, 1)
})

test('a line that closes a copy stands below the facts', async () => {
  const copy =
    'Kiln Fair\n\nBowls and smoke\n\nWhen: 30 May 2026, 14:00\nWhere: Kiln Yard, Leeds\nTickets: £4\nPotter: Ada Moss\n\nClay remembers every hand.\n'
  const { words } = await layOutCanvas(poster, copy, { brief: 'the place has to be the biggest' })
  const at = (text: string) => words.find(word => word.text.startsWith(text))?.baseline ?? Number.NaN
  assert.ok(at('remembers') > at('£4'))
  assert.ok(at('smoke') < at('£4'))
})

test.run()
