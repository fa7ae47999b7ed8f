import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createByteCache } from './byte-cache.ts'

test('what was asked for longest ago is forgotten first', () => {
  const cache = createByteCache<string>(10)
  cache.set('a', 'logo', 4)
  cache.set('b', 'photo', 4)
  assert.is(cache.get('a'), 'logo')
  cache.set('c', 'map', 4)
  assert.is(cache.get('b'), undefined)
  assert.is(cache.get('a'), 'logo')
  assert.is(cache.get('c'), 'map')
})

test('setting again counts once, and what is larger than all room is not kept', () => {
  const cache = createByteCache<string>(10)
  for (let time = 0; time < 5; time += 1) cache.set('a', 'logo', 6)
  cache.set('b', 'dot', 4)
  assert.is(cache.get('a'), 'logo')
  cache.set('c', 'wall', 11)
  assert.is(cache.get('c'), undefined)
})

test('what is taken out makes room', () => {
  const cache = createByteCache<string>(10)
  cache.set('a', 'logo', 6)
  cache.delete('a')
  cache.delete('a')
  cache.set('b', 'photo', 10)
  assert.equal([cache.get('a'), cache.get('b')], [undefined, 'photo'])
})

test.run()
