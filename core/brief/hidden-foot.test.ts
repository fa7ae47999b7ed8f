import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hiddenFootIn } from './hidden-foot.ts'

const cm = (text: string): number | undefined => {
  const found = hiddenFootIn([text])
  return found && Math.round((found.height * 25.4) / 96) / 10
}

test('a part of a sheet that is hidden is told in many words', () => {
  assert.is(cm('Bold. The lowest 25 cm stand behind the counter.'), 25)
  assert.is(cm('Please keep the bottom 12 cm free of text'), 12)
  assert.is(cm('Kräftig; die unteren 40 cm sind vom Tisch verdeckt.'), 40)
  assert.is(cm('Les 20 cm du bas sont cachés par la table.'), 20)
  assert.is(cm('Los 300 mm inferiores quedan ocultos.'), 30)
  assert.is(cm('下端の20cmは机に隠れます'), 20)
})

test('sizes, margins and what says nothing of a foot hide nothing', () => {
  assert.is(hiddenFootIn(['Roll-up banner 85 x 200 cm, bottom band behind the name']), undefined)
  assert.is(hiddenFootIn(['A margin of 2 cm, address at the bottom']), undefined)
  assert.is(hiddenFootIn(['letters 20 cm high behind a picture']), undefined)
})

test.run()
