import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign, designFrom } from '../brief/design.ts'
import { resolvePage } from '../theme/resolve-page.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import { withSeenButtons } from './seen-buttons.ts'
import { toSheet } from './sheet.ts'
import type { Element } from './tree.ts'

const NAVY = '#14213d'
const ORANGE = '#e8731f'

/** The fill of a button in a box of a colour, where a brief names some. */
function fillOf(fill: string, box: string, seeds: readonly string[]): unknown {
  const design = designFrom({ color: { seeds } }, baseDesign)
  const theme = resolveTheme(design, resolvePage([], design), { lang: 'en', dir: 'ltr' })
  const button: Element = {
    ...{ type: 'element', tagName: 'a', properties: {}, part: 'button-primary' },
    style: { background: fill },
    children: [{ type: 'text', value: 'Book a berth' }],
  }
  const root: Element = {
    ...button,
    tagName: 'div',
    part: 'box',
    style: { background: box },
    children: [button],
  }
  const [sheet] = withSeenButtons([toSheet('one', theme, root, { size: theme.page })], theme)
  const [child] = sheet?.root.children ?? []
  return child?.type === 'element' ? child.style.background : undefined
}

test('a button in the colour of its box has another of the brief, else that of words', () => {
  assert.is(fillOf(NAVY, NAVY, [NAVY, ORANGE]), ORANGE)
  assert.is(fillOf('#ded4c1', '#e3dac9', ['#9bd52b']), '#9bd52b')
  assert.is(fillOf(NAVY, NAVY, [NAVY]), '#ffffff')
})

test('a button that is seen keeps its fill', () => {
  assert.is(fillOf(NAVY, '#ffffff', [ORANGE, NAVY]), NAVY)
})

test('beside a button in the colour of buttons a second one has that in its outline; alone it is filled', () => {
  const design = designFrom({ color: { seeds: [ORANGE] }, parts: { buttons: { fill: ORANGE } } }, baseDesign)
  const theme = resolveTheme(design, resolvePage([], design), { lang: 'en', dir: 'ltr' })
  const button = (part: string): Element => ({
    ...{ type: 'element', tagName: 'a', properties: {}, part, style: { background: ORANGE } },
    children: [{ type: 'text', value: 'Book a berth' }],
  })
  const fills = (...parts: readonly string[]): readonly unknown[] => {
    const root: Element = { ...button('box'), style: { background: NAVY }, children: parts.map(button) }
    const [sheet] = withSeenButtons([toSheet('one', theme, root, { size: theme.page })], theme)
    return (sheet?.root.children ?? []).map(child => child.type === 'element' && child.style.background)
  }
  assert.equal(fills('button-primary', 'button-secondary'), [ORANGE, undefined])
  assert.equal(fills('button-secondary'), [ORANGE])
})

test.run()
