import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Theme } from '../theme/theme.ts'
import { withColoredBars } from './colored-bars.ts'
import type { Sheet } from './sheet.ts'
import type { Style } from './style.ts'
import type { Element } from './tree.ts'

const box = (style: Style, ...children: Element['children']): Element =>
  ({ type: 'element', tagName: 'div', properties: {}, style, children }) as Element
const ember = '#eb610d'
const theme = {
  design: { parts: { 'said:time': { color: ember } }, color: { seeds: [] } },
} as unknown as Theme
const entry = (bar: Style): Style | undefined => {
  const words = box({ color: ember }, { type: 'text', value: '4:30 pm' })
  const [sheet] = withColoredBars([{ root: box({}, words, box(bar)) } as Sheet], theme, [])
  return (sheet?.root.children[1] as Element | undefined)?.style
}

test('the bar of an entry has the colour of its words, and the ground of a sheet keeps its own', () => {
  assert.is(entry({ background: '#222222', width: 200, height: 12 })?.background, ember)
  assert.is(entry({ background: '#222222', position: 'absolute', top: 0 })?.background, '#222222')
})

test.run()
