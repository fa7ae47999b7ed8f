import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isInTime } from '../../testing/processor-time.test.kit.ts'
import { displayOf } from './display-formula.tsx'
import { formulaOf } from './formula.tsx'

const faultOf = (tex: string): string | undefined => {
  const tried = formulaOf(tex, true)
  return 'fault' in tried ? tried.fault : undefined
}

test('TeX is one outline with its place on the line', () => {
  const set = formulaOf('\\frac{a}{b_1}', true)
  assert.ok('d' in set && /^M[-\d. MLQCZ]+$/.test(set.d) && set.depth > 500 && set.height > 1500)
})

test('letters of any script have outlines, where a font holds them', () => {
  assert.is(faultOf('x \\text{ für alle если 温度}'), undefined)
  assert.match(faultOf('x \\text{\u{10A80}}') ?? '', 'no installed font')
})

for (const tex of [
  '\\foo{x}',
  '\\frac{1',
  '\\def\\a{\\a\\a}\\a',
  '\\newcommand{\\a}{\\a}\\a',
  '\\href{https://a.b}{x}',
  '\\require{mhchem}',
  '\\unicode{65}',
  '\\includegraphics{x}',
  '\\hspace{9999em}x',
  '{'.repeat(3900),
  'x'.repeat(5000),
])
  test(`is told of: ${tex.slice(0, 30)}`, () => assert.type(faultOf(tex), 'string'))

test('a number stands apart, those of several lines behind them', () => {
  assert.is(displayOf('a = b \\tag{1}')?.tag, '(1)')
  assert.is(displayOf('a = b \\tag*{E}')?.tag, 'E')
  assert.is(displayOf('\\begin{align}a \\tag{1}\\\\ b \\tag{2}\\end{align}')?.tag, undefined)
  assert.ok(displayOf('\\begin{align}a \\tag{1}\\\\ b \\tag{2}\\end{align}'))
})

test('16 KB of formulas are set in time', () => {
  const began = process.cpuUsage()
  for (let letters = 0, count = 0; letters < 16_384; count += 1) {
    const tex = `\\sum_{i=${count}}^{n} \\frac{\\alpha_i}{x_{${count}}^2} + \\sqrt{y}`
    letters += tex.length
    formulaOf(tex, count % 2 === 0)
  }
  const taken = process.cpuUsage(began).user / 1000
  assert.ok(isInTime(taken, 4000), `${taken} ms`)
})

test.run()
