import { displayStyle } from '../../../core/compose/index.ts'
import { toNodes } from '../../../core/compose/jsx-runtime.ts'
import { type Element, textOf } from '../../../core/compose/tree.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { staysWhole } from '../../fitting/measure.ts'
import { Band, inPlaceOf, onGround, withoutRoom } from '../sheets/bleed.tsx'
import { Beside, inText, type SideColumn } from './side-column.tsx'

/** Letters of sources that stay on one page. */
const SOURCES = 2400

/** Where a last chapter begins that is one short list: what a text rests on. */
export function sourcesAt(nodes: readonly Element[], chapter: string | undefined): number {
  const [heading, list] = nodes.slice(-2)
  const isShort = heading?.tagName === chapter && list !== undefined && textOf(list).length <= SOURCES
  return isShort && ['ol', 'ul'].includes(list.tagName) && nodes.length > 4 ? nodes.length - 2 : nodes.length
}

/** The sources of a text in small type on a tint, their heading beside them. */
export function sourcesBand(heading: Element, sources: readonly Element[], column: SideColumn): Element {
  const { theme } = column
  const style = { ...withoutRoom(heading).style, ...displayStyle(theme, sizeAt(theme, 2)) }
  const name = onGround({ ...heading, style }, theme, 'quiet')
  const [list] = toNodes(
    <div style={{ size: sizeAt(theme, -1) }}>
      {sources.map(source =>
        onGround({ ...source, style: { ...source.style, marginTop: 0 } }, theme, 'quiet'),
      )}
    </div>,
  ) as unknown as readonly [Element]
  const size = style.size ?? theme.type.base
  const both =
    column.start === 0 || !staysWhole(textOf(heading), column.start - column.gap, size, theme) ? (
      [
        inText(name, column),
        inText({ ...list, style: { ...list.style, marginTop: space(theme, 1) } }, column),
      ]
    ) : (
      <Beside column={column} side={name}>
        {list}
      </Beside>
    )
  const made = inPlaceOf(
    heading,
    <Band theme={theme} ground="quiet">
      {() => both}
    </Band>,
  )
  return { ...made, style: { ...made.style, marginTop: space(theme, 3) } }
}
