import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport } from '../../message.ts'
import { readDocument } from '../../source/read-document.ts'
import { readCopy } from '../read-copy.ts'
import type { Roles } from '../roles.ts'

const roles: Roles = { needs: ['title'], lists: ['authors'] }

function authorsOf(line: string): readonly string[] {
  const document = readDocument(
    `# Allotments\n\n${line}\n\n## Water\n\nThe tap leaks.\n`,
    new Map(),
    createReport(),
  )
  return (readCopy(document, roles).lists.authors ?? []).map(({ title }) => title.text)
}

test('names under a title are its authors', () => {
  assert.equal(authorsOf('Mo Ash and Ida Birch, April 2026'), ['Mo Ash', 'Ida Birch'])
})

test('a label with names is no name', () => {
  assert.equal(authorsOf('Present: Ann, Bo, Cy. Apologies: Dee.'), [])
  assert.equal(authorsOf('Apologies: Dee, Flo.'), [])
})

test.run()
