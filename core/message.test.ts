import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { gravest, gravestFirst, type Message, type Severity } from './message.ts'

const said = (severity: Severity, text: string): Message => ({ rule: 'tide', severity, text })

test('of very many messages the gravest are kept, with how many there are besides', () => {
  const few = [said('info', 'a'), said('error', 'b')]
  assert.is(gravest(few, 2), few)
  assert.equal(
    gravestFirst(few).map(({ text }) => text),
    ['b', 'a'],
  )
  const many = [...Array.from({ length: 9000 }, (_, at) => said('info', `${at}`)), said('error', 'last')]
  assert.equal(
    gravest(many, 3).map(({ text }) => text),
    ['last', '0', '1', '8998 more messages are left out'],
  )
})

test.run()
