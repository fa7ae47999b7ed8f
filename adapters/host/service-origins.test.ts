import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Listening, resolveOrigins } from './service-origins.ts'

function origins(more: Partial<Listening>): string {
  const unset = { publicUrl: undefined, contentUrl: undefined }
  try {
    const { publicUrl, contentUrl } = resolveOrigins({ host: '127.0.0.1', port: 8787, ...unset, ...more })
    return `${publicUrl} ${contentUrl}`
  } catch (error) {
    return (error as Error).message
  }
}

test('published pages are at the other name of this machine', () => {
  assert.is(origins({}), 'http://127.0.0.1:8787 http://localhost:8787')
  assert.is(origins({ host: 'localhost' }), 'http://localhost:8787 http://127.0.0.1:8787')
  assert.is(origins({ host: '0.0.0.0' }), 'http://127.0.0.1:8787 http://localhost:8787')
  assert.is(origins({ host: '::' }), 'http://127.0.0.1:8787 http://localhost:8787')
})

test('where there is no other name, one must be given', () => {
  const [publicUrl, contentUrl] = ['https://platen.example', 'https://pages.example']
  assert.is(origins({ publicUrl, contentUrl }), 'https://platen.example https://pages.example')
  assert.is(origins({ host: '10.0.0.7', contentUrl }), 'http://10.0.0.7:8787 https://pages.example')
  assert.match(origins({ publicUrl }), 'PLATEN_CONTENT_URL is not set')
  assert.match(origins({ host: '10.0.0.7' }), 'PLATEN_CONTENT_URL is not set')
})

test.run()
