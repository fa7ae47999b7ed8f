import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport } from '../../message.ts'
import { readDocument } from '../../source/read-document.ts'
import { copyText } from '../../source/text.ts'
import { readCopy } from '../read-copy.ts'
import { placePieces } from './place-pieces.ts'

const copy =
  '# Quieter pumps\n\n## Before\n\nThe pumps ran all night.\n\n## What came of it\n\nWe now save R31 500 a year.\n\n## After\n\nThe yard is quiet.\n'
const document = readDocument(copy, new Map(), createReport())
const reading = readCopy(document, { needs: ['title'], takes: [] })

test('what a brief wants met first opens a copy that flows with its section, and a single sheet keeps its order', () => {
  const parts = { 'said:r31 500 a year': { rank: 'first', opens: true } } as const
  const { document: placed, placed: done } = placePieces(document, reading, parts, false)
  const text = copyText(placed)
  assert.ok(text.indexOf('What came of it') < text.indexOf('Before'), text)
  assert.ok(text.indexOf('Quieter pumps') < text.indexOf('What came of it'), text)
  assert.ok(done.has('said:r31 500 a year'))
  assert.is(placePieces(document, reading, parts, true).document, document)
  const other = { 'said:the pumps of others': { rank: 'first', opens: true } } as const
  assert.is(placePieces(document, reading, other, false).document, document)
})

test.run()
