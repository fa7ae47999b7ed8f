import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadPdfJs } from './pdf-js.ts'

test('to read a PDF back leaves this process with the JavaScript that it has', async () => {
  const { getDocument } = await loadPdfJs()
  assert.type(getDocument, 'function')
  // What is written in JavaScript could be called with `new`, whatever it says of itself; what Node has could not.
  for (const own of [JSON.parse, JSON.stringify, Array.prototype.push, Function.prototype.toString])
    assert.not(Object.hasOwn(own, 'prototype'), own.name)
})

test.run()
