import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../../../core/source/read-document.ts'
import { type Modules, readModules } from './read-modules.ts'

const read = (copy: string): Modules | undefined =>
  readModules(readDocument(copy, new Map(), { add() {} }).root.children, 'en')

const kinds = (modules: Modules | undefined): unknown =>
  modules?.modules.map(module => module.parts.map(part => part.kind))

test('sections are modules by what is in them, sources stand after', () => {
  const modules = read(
    'Lead.\n\n## 1. One\n\n- **4%** drunk\n\n## Two\n\n| A | N |\n|-|-|\n| x | 1 |\n| y | 2 |\n\nNote.\n\n## Three\n\n1. Draw\n2. Settle\n\n## Sources\n\nSomewhere.',
  )
  assert.equal(kinds(modules), [['figures'], ['bars', 'prose'], ['steps']])
  assert.is(modules?.before.length, 1)
  assert.is(modules?.after.length, 2)
})

test('without headings all is one module', () => {
  assert.equal(kinds(read('- **4%** drunk\n\nText.')), [['figures', 'prose']])
})

test('nothing to draw, code or an essay stay prose', () => {
  assert.is(read('## A\n\nText.\n\n## B\n\n- point'), undefined)
  assert.is(read('- **4%** drunk\n\n```\ncode\n```'), undefined)
  assert.is(read(`- **4%** drunk\n\n${'word '.repeat(2100)}`), undefined)
  assert.ok(read(`- **4%** drunk\n\n${'word '.repeat(1500)}`))
})

test.run()
