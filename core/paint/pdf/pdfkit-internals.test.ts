import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createPdfDocument, openRawDocument, toText } from './pdfkit-internals.ts'

test('pdfkit still has every name that is relied on', () => {
  const raw = openRawDocument({ Title: 'x' }, 'en')
  for (const name of [
    '_write',
    '_finalize',
    '_addInfo',
    'ref',
    'appendXML',
    'addPage',
    'getStructTreeRoot',
    'end',
  ] as const) {
    assert.type(raw[name], 'function', name)
  }
  assert.type(raw._offset, 'number')
  assert.type(raw._waiting, 'number')
  assert.instance(raw._id, Uint8Array)
  assert.is(raw._offset, '%PDF-1.7\n%\xff\xff\xff\xff\n'.length)
  assert.equal(raw.info.CreationDate, new Date(0))
  raw.addPage({ size: [10, 20], margin: 0 })
  assert.equal(raw.page.dictionary.data.MediaBox, [0, 0, 10, 20])
  assert.type(raw.page.content.write, 'function')
  assert.type(raw.page.content.compress, 'boolean')
  assert.type(raw.page.resources.data, 'object')
  assert.is(raw._root.data.Type, 'Catalog')
})

test('a document that forgets to end an object throws', () => {
  const document = createPdfDocument({}, 'en')
  document.addPage(10, 10)
  document.ref({ Type: 'Forgotten' })
  assert.throws(() => document.end(''), /never written/)
})

test('texts are told from names', () => {
  const document = createPdfDocument({}, 'en')
  document.addPage(10, 10)
  document.ref({ Name: 'a', Text: toText('a (b)') }).end()
  const bytes = Buffer.from(document.end('')).toString('latin1')
  assert.match(bytes, '/Name /a')
  assert.match(bytes, '/Text (a \\(b\\))')
})

test.run()
