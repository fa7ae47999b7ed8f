import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign, type ColorDesign, designFrom } from '../brief/design.ts'
import { resolvePage } from '../theme/resolve-page.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import { withEveryColor } from './every-color.ts'
import { toSheet } from './sheet.ts'
import type { Element, Node } from './tree.ts'

const BLUE = '#0047ab'
const ORANGE = '#f48a4c'

const element = (tagName: string, style: Element['style'], children: readonly Node[] = []): Element => ({
  type: 'element',
  tagName,
  properties: {},
  style,
  children,
})

function barsIn(root: Element): readonly Element[] {
  return root.children.flatMap(child => {
    if (child.type !== 'element') return []
    return child.style.background === ORANGE ? [child] : barsIn(child)
  })
}

/** Heights of the bars in orange on a slide that has it in a hairline alone. */
function barsOf(color: Partial<ColorDesign>, named: readonly string[] = [BLUE, ORANGE]): readonly unknown[] {
  const design = designFrom({ color: { seeds: [BLUE, ORANGE], ...color } }, baseDesign)
  const theme = resolveTheme(design, resolvePage([], design), { lang: 'en', dir: 'ltr' })
  const root = element('section', { width: 1000, height: 600 }, [
    element('p', { borderTop: { width: 1, color: ORANGE } }, [{ type: 'text', value: 'Ice by noon' }]),
    element('div', { width: 400, height: 200, background: BLUE }),
  ])
  const sheet = toSheet('one', theme, root, { size: { ...theme.page, width: 1000, height: 600 } })
  const asked = { surface: 'canvas', usual: baseDesign, seeds: design.color.seeds, named } as const
  const [first] = withEveryColor([sheet], theme, asked)
  return (first ? barsIn(first.root) : []).map(({ style }) => style.height)
}

test('a colour that a brief names and that only fine lines have is a bar under what leads too, and none along the edge', () => {
  assert.equal(barsOf({}), [8])
})

test('a touch of a colour, and one that nobody named, stays fine', () => {
  assert.equal(barsOf({ shares: [{ hex: ORANGE, least: 0, most: 0.08 }] }), [])
  assert.equal(barsOf({}, []), [])
})

test('a colour that is named for a deck and that only later slides have is on its cover too', () => {
  const design = designFrom({ color: { seeds: [BLUE, ORANGE] } }, baseDesign)
  const theme = resolveTheme(design, resolvePage([], design), { lang: 'en', dir: 'ltr' })
  const slide = (background: string) => {
    const root = element('section', { width: 1000, height: 600 }, [
      element('p', { size: 40 }, [{ type: 'text', value: 'Ice by noon' }]),
      element('div', { width: 400, height: 200, background }),
    ])
    return toSheet('one', theme, root, { size: { ...theme.page, width: 1000, height: 600 } })
  }
  const asked = {
    surface: 'canvas',
    usual: baseDesign,
    seeds: [BLUE, ORANGE],
    named: [BLUE, ORANGE],
  } as const
  const onFirst = (...later: readonly string[]) =>
    barsIn((withEveryColor([BLUE, ...later].map(slide), theme, asked)[0] as { root: Element }).root).length
  assert.is(onFirst(BLUE, ORANGE), 1)
  assert.is(onFirst(ORANGE), 0)
})

test('what has fields leaves the heads of parts to a colour that small words alone have', () => {
  const design = designFrom({ color: { seeds: [ORANGE, BLUE] } }, baseDesign)
  const theme = resolveTheme(design, resolvePage([], design), { lang: 'en', dir: 'ltr' })
  const root = element('section', { width: 1000, height: 600 }, [
    element('h2', { color: ORANGE, size: 30 }, [{ type: 'text', value: 'Ice by noon' }]),
    element('b', { color: BLUE }, [{ type: 'text', value: 'every day' }]),
    element('div', { width: 400, height: 200, background: ORANGE }),
  ])
  const sheet = toSheet('one', theme, root, { size: { ...theme.page, width: 1000, height: 600 } })
  const asked = { surface: 'pages', usual: baseDesign, seeds: [ORANGE, BLUE], named: [ORANGE, BLUE] } as const
  const [first] = withEveryColor([sheet], theme, asked)
  const [head] = first?.root.children ?? []
  assert.is(head?.type === 'element' && head.style.color, BLUE)
})

test.run()
