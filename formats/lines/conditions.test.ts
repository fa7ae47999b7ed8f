import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isCondition } from './conditions.ts'

test('a line that only holds in a case is told from a day and a place', () => {
  for (const line of [
    'If it rains: the upstairs room at the Trades Club',
    'Bei Regen: in der Scheune',
    'En cas de pluie, salle des fêtes',
    'Se piove: chiesa di Sant’Anna',
    'W razie deszczu – remiza',
  ])
    assert.is(isCondition(line), true, line)
  for (const line of [
    'Saturday 13 June, 2 pm',
    'Bei Müllers, Bergstraße 7',
    'Vid sjön, Mora',
    'Se vi lördag 4 maj',
  ])
    assert.is(isCondition(line), false, line)
})

test.run()
