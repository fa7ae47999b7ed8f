import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from '../brief/design.ts'
import { readBrief } from '../brief/read-brief.ts'
import { resolvePage } from '../theme/resolve-page.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import { withLinesBetween } from './lines-between.ts'
import type { Sheet } from './sheet.ts'
import { type Element, isElement, type Node } from './tree.ts'

const element = (tagName: string, ...children: Node[]): Element => ({
  ...{ type: 'element', tagName, properties: {}, style: {} },
  children,
})
const heading = (words: string) => element('h2', { type: 'text', value: words })
const page = resolvePage([], baseDesign)
const theme = resolveTheme(baseDesign, page, { lang: 'en', dir: 'ltr' })

function lined(...children: Element[]): readonly boolean[] {
  const sheet: Sheet = {
    name: 'body',
    size: page,
    margin: 0,
    background: '#ffffff',
    root: element('main', ...children),
  }
  const { sheets } = withLinesBetween([sheet], theme)
  return (sheets[0]?.root.children ?? []).map(
    child => isElement(child) && child.style.borderTop !== undefined,
  )
}

test('a thin line stands over every section but the first', () => {
  const text = element('p', { type: 'text', value: 'a' })
  assert.equal(lined(heading('One'), text, heading('Two'), text), [false, false, true, false])
  const box = (words: string) => element('section', element('div', heading(words)), text)
  assert.equal(lined(text, box('One'), box('Two'), box('Three')), [false, false, true, true])
  assert.equal(lined(heading('One'), text), [false, false])
})

test('a brief asks for it in its own language', () => {
  const briefs = [
    'calm, one thin line between the sections',
    'ruhig, eine dünne Linie zwischen den Abschnitten',
    'sobre, un filet entre les sections',
    'spokojnie, cienka linia między sekcjami',
  ]
  for (const brief of briefs)
    assert.equal(readBrief(brief, baseDesign).design.parts, { sections: { line: true } }, brief)
  assert.is(readBrief('thin lines, sections in order', baseDesign).design.parts, undefined)
})

test.run()
