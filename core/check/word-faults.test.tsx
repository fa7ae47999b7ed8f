import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Child } from '../compose/jsx-runtime.ts'
import { layoutFaces, sheetOf, testContext } from '../draw/sheets.test.kit.ts'
import { createReport } from '../message.ts'
import { readDocument } from '../source/read-document.ts'
import { wordFaults } from './word-faults.test.kit.ts'

const { context } = testContext()

/** The faults of a sheet that is made of a copy, `kind: words`. */
async function faultsOf(copy: string, child: Child): Promise<readonly string[]> {
  const pages = await layoutFaces([sheetOf(child)], context)
  const faults = wordFaults(readDocument(copy, new Map(), createReport()), pages, 'en')
  return faults.map(({ kind, words }) => `${kind}: ${words}`)
}

test('words that stand there twice are told once, but not those of a heading or of the copy itself', async () => {
  const copy = '# Sea Fever\n\nConductor: Dilys Bowen\n\n## The tea\n\nsee board, see board'
  const once = (
    <div>
      <h1>Sea Fever</h1>
      <p>Conductor: Dilys Bowen</p>
      <p>The tea</p>
      <h2>The tea</h2>
      <p>see board, see board</p>
    </div>
  )
  assert.equal(await faultsOf(copy, once), [])
  const twice = (
    <div>
      {once}
      <p>Dilys Bowen</p>
    </div>
  )
  assert.equal(await faultsOf(copy, twice), ['doubled: dilys bowen'])
})

test('lines that their author ended stay apart', async () => {
  const copy = 'Parents’ evening\nThursday 25 June\nMs Okafor'
  assert.equal(await faultsOf(copy, <p>Parents’ evening Thursday 25 June Ms Okafor</p>), [
    'joined: evening thursday',
    'joined: june ms',
  ])
  const apart = (
    <p>
      Parents’ evening
      <br />
      Thursday 25 June · Ms Okafor
    </p>
  )
  assert.equal(await faultsOf(copy, apart), [])
})

test('half a pair of brackets and a mark that parts nothing are seen', async () => {
  assert.equal(await faultsOf('Tea\n\n(free of charge)', <p>free of charge)</p>), [
    'bracket: free of charge)',
  ])
  assert.equal(await faultsOf('The Duchess — £4', <p>The Duchess —</p>), ['dangling: The Duchess —'])
  assert.equal(await faultsOf('Good tea. — Lurdes', <p>— Lurdes</p>), [])
})

test('a number without its unit and a dash at the beginning of a line are seen', async () => {
  const preset = (first: string, second: string): Child => (
    <p style={{ whiteSpace: 'pre' }}>{`${first}\n${second}`}</p>
  )
  const copy = 'average through the village is 37 mph here – it is a 30 in all of it and always was'
  assert.equal(await faultsOf(copy, preset('average through the village is 37', 'mph here')), [
    'torn: average through the village is 37 / mph here',
  ])
  assert.equal(await faultsOf(copy, preset('here', '– it is a 30')), [
    'mark-first: – it is a 30',
    'torn: here / – it is a 30',
  ])
})

test.run()
