import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createBoundedCache } from './bounded-cache.ts'

test('values are found by group and key', () => {
  const cache = createBoundedCache<number>(4)
  cache.set('a', 'x', 1)
  cache.set('b', 'x', 2)
  assert.is(cache.get('a', 'x'), 1)
  assert.is(cache.get('b', 'x'), 2)
  assert.is(cache.get('a', 'y'), undefined)
})

test('what is asked for stays, what is not is forgotten', () => {
  const cache = createBoundedCache<number>(4)
  cache.set('', 'kept', 1)
  cache.set('', 'lost', 2)
  for (let index = 0; index < 40; index++) {
    cache.set('', `k${index}`, index)
    assert.is(cache.get('', 'kept'), 1)
  }
  assert.is(cache.get('', 'lost'), undefined)
})

test.run()
