import { displayStyle } from '../../../core/compose/index.ts'
import { type Element, textOf } from '../../../core/compose/tree.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { Band, inPlaceOf } from '../sheets/bleed.tsx'
import { Beside, type SideColumn } from './side-column.tsx'

/** Letters of sources that stay on one page. */
const SOURCES = 2400

/** Where a last chapter begins that is one short list: what a text rests on. */
export function sourcesAt(nodes: readonly Element[], chapter: string | undefined): number {
  const [heading, list] = nodes.slice(-2)
  const isShort = heading?.tagName === chapter && list !== undefined && textOf(list).length <= SOURCES
  return isShort && ['ol', 'ul'].includes(list.tagName) && nodes.length > 4 ? nodes.length - 2 : nodes.length
}

/** The sources of a text in small type on a tint, their heading beside them. */
export function sourcesBand(
  heading: Element,
  sources: readonly Element[],
  { theme, ...place }: SideColumn,
): Element {
  const { marginTop: _, ...style } = heading.style
  const made = inPlaceOf(
    heading,
    <Band theme={theme} ground="tint">
      {on => {
        const name = { ...heading, style: { ...style, ...displayStyle(on, sizeAt(on, 2)) } }
        const list = (
          <div style={{ size: sizeAt(on, -1) }}>
            {sources.map(source => ({ ...source, style: { ...source.style, marginTop: 0 } }))}
          </div>
        )
        return place.start === 0 ? (
          [name, list]
        ) : (
          <Beside column={{ theme: on, ...place }} side={name}>
            {list}
          </Beside>
        )
      }}
    </Band>,
  )
  return { ...made, style: { ...made.style, marginTop: space(theme, 3) } }
}
