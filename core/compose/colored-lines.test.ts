import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign, type ColorDesign, designFrom } from '../brief/design.ts'
import { resolvePage } from '../theme/resolve-page.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import type { Theme } from '../theme/theme.ts'
import { withColoredLines, withLineUnderLead } from './colored-lines.ts'
import { toSheet } from './sheet.ts'
import type { Style } from './style.ts'
import { type Element, isElement, type Node } from './tree.ts'

const RED = '#c8102e'

function themeWith(lines: ColorDesign['lines']): Theme {
  const design = designFrom({ color: lines ? { lines } : {} }, baseDesign)
  return resolveTheme(design, resolvePage([], design), { lang: 'en', dir: 'ltr' })
}

function element(tagName: string, style: Style, children: readonly Node[] = []): Element {
  return { type: 'element', tagName, properties: {}, style, children }
}

const words = (value: string): Node => ({ type: 'text', value })

/** The lines of a colour in a tree, in its order: what each is a side of. */
function linesIn({ tagName, style, children }: Element): readonly string[] {
  const sides = [style.borderTop?.color, style.borderBottom?.color, style.background].filter(
    color => color === RED,
  )
  return [...sides.map(() => tagName), ...children.flatMap(child => (isElement(child) ? linesIn(child) : []))]
}

function drawn(
  root: Element,
  lines: ColorDesign['lines'],
  surface: 'pages' | 'canvas' = 'pages',
): readonly string[] {
  const theme = themeWith(lines)
  return withColoredLines([toSheet('one', theme, root)], theme, surface).flatMap(sheet => linesIn(sheet.root))
}

const title = element('h1', { size: 30 }, [words('Name')])
const rule = { width: 1, color: '#dddddd' }

test('one line stands under what leads, where none is drawn there', () => {
  const plain = element('main', {}, [element('header', {}, [title]), element('p', {}, [words('text')])])
  assert.equal(drawn(plain, { hex: RED, one: true }), ['div'])
  assert.equal(drawn(plain, { hex: RED, one: true }, 'canvas'), ['div'])
  const ruled = element('main', {}, [element('header', {}, [title]), element('hr', { borderTop: rule })])
  assert.equal(drawn(ruled, { hex: RED, one: true }), ['hr'])
  const bordered = element('main', {}, [element('header', { borderBottom: rule }, [title])])
  assert.equal(drawn(bordered, { hex: RED, one: true }), ['header'])
})

test('one line stands under the largest words that it is seen under, and an ornament around them is no line', () => {
  const figure = element('p', { size: 40 }, [words('50')])
  const name = element('p', { size: 20 }, [words('Name')])
  const pass = element('main', {}, [element('div', { background: RED }, [figure]), name])
  const { root } = withColoredLines(
    [toSheet('one', themeWith({ hex: RED, one: true }), { ...pass, part: 'frame' })],
    themeWith({ hex: RED, one: true }),
    'canvas',
  )[0] as { root: Element }
  assert.equal(linesIn(root.children[0] as Element), ['div'])
  assert.equal(linesIn(root), ['div', 'div'])
})

test('all lines have the colour but those that are written on, and heads of parts have one where there are none', () => {
  const { text } = themeWith(undefined).color
  const written = element('p', { borderBottom: { width: 1, color: text } })
  const ruled = element('main', {}, [
    element('hr', { borderTop: rule }),
    written,
    element('hr', { borderTop: rule }),
  ])
  assert.equal(drawn(ruled, { hex: RED, one: false }), ['hr', 'hr'])
  const bare = element('main', {}, [title, element('h2', {}, [words('Part')])])
  assert.equal(drawn(bare, { hex: RED, one: false }), ['h2'])
})

test('without a colour for lines sheets are as they were', () => {
  const theme = themeWith(undefined)
  const sheets = [toSheet('one', theme, element('main', {}, [title]))]
  assert.is(withColoredLines(sheets, theme, 'pages'), sheets)
})

test('a second line under what leads goes on in the first', () => {
  const theme = themeWith(undefined)
  const root = element('main', {}, [title, element('p', {}, [words('text')])])
  const lined = withLineUnderLead([toSheet('one', theme, root)], '#0a4d8c', theme, true, true)
  const [sheet] = withLineUnderLead(lined, RED, theme, true)
  const [, line, ...rest] = sheet?.root.children ?? []
  const [bar] = line && isElement(line) ? line.children : []
  assert.is(rest.length, 1)
  assert.equal(
    bar && isElement(bar) ? bar.children.map(part => isElement(part) && part.style.background) : [],
    ['#0a4d8c', RED],
  )
})

test.run()
