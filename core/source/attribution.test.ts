import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { namesSpeaker } from './attribution.ts'

const said = 'We asked the old bridge. Nobody had done so before.'

test('a name below what was said says whose words they are, with what somebody is, where and when', () => {
  for (const line of [
    ...[
      'Ada Bello, Keeper of Boats, Elm County',
      'Visitor, February 2025',
      'Dr. Ida Moor',
      'Marama P., Riwaka',
    ],
    ...['佐藤', 'Former deputy mayor, Kamienica Dolna'],
  ])
    assert.is(namesSpeaker(said, line), true, line)
})

test('a further sentence, a question, a label and words below an open sentence name nobody', () => {
  for (const line of ['It answered.', 'Would you?', 'Source: the archive', 'and then it fell', '2 May'])
    assert.is(namesSpeaker(said, line), false, line)
  assert.is(namesSpeaker('We asked the old bridge and', 'Ada Bello'), false)
  assert.is(namesSpeaker('Yes.', 'Ada Bello, Keeper of Boats'), false)
})

test.run()
