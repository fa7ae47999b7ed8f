import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readCookie, writeCookie } from './cookies.ts'
import { readFlash, writeFlash } from './dashboard/flash.ts'

const withCookies = (cookie: string): Request => new Request('http://platen.test/', { headers: { cookie } })

test('a cookie is kept from scripts and other sites, and from plain HTTP where there is HTTPS', () => {
  assert.is(writeCookie({ name: 'a', value: 'b' }, false), 'a=b; Path=/; HttpOnly; SameSite=Lax')
  assert.is(
    writeCookie({ name: 'a', value: 'b', age: 5 }, true),
    'a=b; Path=/; HttpOnly; SameSite=Lax; Max-Age=5; Secure',
  )
})

test('a cookie is found by its whole name', () => {
  assert.is(readCookie(withCookies('xa=1; a=b=c; ab=2'), 'a'), 'b=c')
  assert.is(readCookie(withCookies('xa=1'), 'a'), undefined)
})

test('a word comes over as it was, and anything else is none', () => {
  const flash = { tone: 'danger', text: '“Ä” <b>; x=1' } as const
  const { name, value } = writeFlash(flash)
  assert.equal(readFlash(withCookies(`${name}=${value}`)), flash)
  const of = (said: unknown): string => Buffer.from(JSON.stringify(said)).toString('base64url')
  for (const bad of ['', 'x', of(null), of({ tone: 'loud', text: 'x' }), of({ tone: 'danger', text: 1 })]) {
    assert.is(readFlash(withCookies(`${name}=${bad}`)), undefined, bad)
  }
})

test.run()
