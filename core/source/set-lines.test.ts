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

test('lines that say how to reach somebody, or a day alone, are lines whatever their length', () => {
  assert.ok(
    areSetLines([
      'Kiln Makers Co-operative Ltd, 14 Navigation Road, Granary Steps, Aldersby-on-Marsh AL6 3QT',
      'kilns@makers.example · 01632 960 220',
    ]),
  )
  assert.ok(
    areSetLines([
      'Dr Ida Birch, Institute for the History of Old Kilns – ida.birch@kilns.example',
      'Prof. Mo Ash, Aldersby – mo.ash@very-long-name-of-a-university.example',
      'Ada Quill, Kiel – ada@quill.example',
    ]),
  )
  assert.ok(
    areSetLines([
      'Aldersby Library',
      'Prepared for the Board by Ida Birch, Manager of all that goes outdoors',
      '17 June 2025',
    ]),
  )
  assert.not(
    areSetLines([`Write to us before the end of the month at the office, or ${long}`, 'Ida says so.']),
  )
})

test.run()
