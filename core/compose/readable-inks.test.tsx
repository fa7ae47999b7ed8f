import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from '../brief/design.ts'
import { contrast } from '../theme/contrast.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import { type Child, toNodes } from './jsx-runtime.ts'
import { withReadableInks } from './readable-inks.ts'
import type { Sheet } from './sheet.ts'
import { type Element, isElement } from './tree.ts'

const page = { name: 'card', width: 400, height: 300, bleed: 0, unit: 'px' } as const
const theme = resolveTheme(baseDesign, page, { lang: 'en', dir: 'ltr' })

function inkOf(child: Child): string | undefined {
  const root = toNodes(<main>{child}</main>)[0] as Element
  const sheet: Sheet = { name: 'body', size: page, margin: 0, background: '#ffffff', root }
  const inks: string[] = []
  const visit = ({ style, tagName, children }: Element): void => {
    if (tagName === 'em' && style.color) inks.push(style.color)
    for (const inner of children) if (isElement(inner)) visit(inner)
  }
  const [after] = withReadableInks([sheet], theme)
  if (after) visit(after.root)
  return inks[0]
}

const orange = '#c64600'
const sand = '#d8c1a3'

test('words on a field have a colour that is read on it, and keep their hue', () => {
  const ink = inkOf(
    <div style={{ background: sand }}>
      <em style={{ color: orange, size: 14 }}>€0.19</em>
    </div>,
  )
  assert.ok(contrast(ink ?? '', sand) >= 4.5)
  assert.is.not(ink, '#000000')
})

test('words that are read stay as they are: large ones, those on the paper, and those over what lies above a field', () => {
  const words = (size: number) => <em style={{ color: orange, size }}>€0.19</em>
  assert.is(inkOf(words(14)), orange)
  assert.is(inkOf(<div style={{ background: '#f0e4d4' }}>{words(40)}</div>), orange)
  const cover = <div style={{ position: 'absolute', background: '#ffffff' }} />
  assert.is(inkOf(<div style={{ background: sand }}>{[<div>{cover}</div>, words(14)]}</div>), orange)
  const above = <div style={{ position: 'absolute' }}>{words(14)}</div>
  assert.is(inkOf(<div style={{ background: sand }}>{above}</div>), orange)
})

test.run()
