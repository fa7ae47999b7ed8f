import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { assertWithin } from '../testing/processor-time.test.kit.ts'
import { findMath } from './find-math.ts'

const found = (source: string): string[] => findMath(source).map(({ tex }) => tex.trim())

for (const source of [
  'It costs $5 and $10.',
  'Entry is US$ 20, or S$27 and A$30 at the door.',
  'costs $3/kg, not $4',
  '140 sites × $17k revenue = $2.4m',
  'between $5-$10 (x=3)$ off',
  'Price: $$ – $$$ · open late',
  'Dear $first_name$, your $order_id$ is here',
  'run $HOME/bin and $PATH_A/$PATH_B',
  'R$ 20 = x and $y',
  '| Rent | $1,200 |\n| Food | $300 |',
  '- \\[x\\] done\n- \\[ \\] open',
  '\\(a\\) the first, \\(b\\) the second',
  '$20 = £16, €18$',
  'He paid $x or so',
])
  test(`no formula: ${source}`, () => assert.equal(found(source), []))

for (const [source, ...formulas] of [
  ['For $H$ on a slope $\\alpha$ it costs $5.', 'H', '\\alpha'],
  ['Über $n$ Werte ist $\\bar x = \\frac1n\\sum x_i$; Eintritt 5 $.', 'n', '\\bar x = \\frac1n\\sum x_i'],
  ['the $k$th of $n$s, das $i$-te und $j$te; $5', 'k', 'n', 'i', 'j'],
  ['with $n = 3$, $0$ and $2x$', 'n = 3', '0', '2x'],
  ['\\(E = mc^2\\) and \\(x\\)', 'E = mc^2', 'x'],
  ['$$\n\\tau_b = \\rho g H\n$$', '\\tau_b = \\rho g H'],
  ['\\[ a \\\\[2pt] b^2 \\]', 'a \\\\[2pt] b^2'],
  ['US$ 20 for $x^2$, $3 for $y_1$', 'x^2', 'y_1'],
  ['\\begin{align}\na &= b\n\\end{align}', '\\begin{align}\na &= b\n\\end{align}'],
] as const)
  test(`formulas: ${source}`, () => assert.equal(found(source), formulas))

test('many marks without an end take time in their number alone', async () => {
  for (const mark of ['$', '$$', '\\(', '\\[', '\\begin{align}', '$a ', '$$a^2 '])
    await assertWithin(1000, () => findMath(mark.repeat(100_000)), mark)
})

test.run()
