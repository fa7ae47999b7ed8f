import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { areSetLines } from './set-lines.ts'

const long = 'who have been with us since the roof came off and the kiln was moved to the barn'

test('lines that each have a label, or are a sentence, were ended by their author whatever their length', () => {
  assert.ok(areSetLines([`Potters: Ada Moss, Bo Lund, Cy Dale, ${long}`, 'Glazers: Di Ray', 'Cats: 2']))
  assert.ok(
    areSetLines([`We fire the big kiln once a month for those ${long}.`, 'The small one runs daily!']),
  )
})

test('a paragraph that met its margin goes on', () => {
  assert.not(
    areSetLines([
      `We fire the big kiln once a month for all of those ${long}`,
      'and the small one runs daily.',
    ]),
  )
  assert.not(
    areSetLines([`Note: we fire the big kiln once a month for those ${long},`, 'and the small one daily.']),
  )
})

test.run()
