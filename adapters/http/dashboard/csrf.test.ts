import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { csrfToken, isForeign, isOwnForm } from './csrf.ts'

const request = (site?: string): Request =>
  new Request('http://platen.test/keys', {
    method: 'POST',
    headers: site === undefined ? {} : { 'sec-fetch-site': site },
  })

test('a token is worth something to its browser, its session and its service only', () => {
  const token = csrfToken('secret', 'browser', 'session')
  assert.ok(isOwnForm(token, csrfToken('secret', 'browser', 'session')))
  assert.not(isOwnForm(token, csrfToken('other', 'browser', 'session')))
  assert.not(isOwnForm(token, csrfToken('secret', 'other', 'session')))
  assert.not(isOwnForm(token, csrfToken('secret', 'browser', 'other')))
  assert.not(isOwnForm(token, csrfToken('secret', 'browser', undefined)))
})

test('nothing, half a token and another alphabet are refused', () => {
  const token = csrfToken('secret', 'browser', undefined)
  for (const given of [undefined, null, '', token.slice(1), `${token}=`, 'é'.repeat(22)])
    assert.not(isOwnForm(token, given))
})

test('a browser tells where a form comes from', () => {
  assert.not(isForeign(request()))
  assert.not(isForeign(request('same-origin')))
  assert.not(isForeign(request('none')))
  assert.ok(isForeign(request('same-site')))
  assert.ok(isForeign(request('cross-site')))
})

test.run()
