import { mixed } from '../../theme/oklch.ts'
import type { Theme } from '../../theme/theme.ts'
import { toNodes } from '../jsx-runtime.ts'
import type { Place } from '../part-tests.ts'
import { type Element, isElement, type Node } from '../tree.ts'

/** The head of a table over what is drawn of it: the name of its things where they begin, that of its figures where they end. */
export function headLine(lead: readonly Node[], theme: Theme, place: Place): readonly Node[] {
  const ground = place.ground ?? theme.color.paper
  const size = Math.round(place.size * 0.84)
  return lead.flatMap(row => {
    const cells = isElement(row) ? row.children.filter(child => isElement(child)) : []
    const style = { size, color: mixed(ground, place.color, 0.78), leading: 1.2 }
    return toNodes(
      <div
        style={{ display: 'flex', justify: 'between', gap: size, margin: [0, 0, Math.round(size * 0.5), 0] }}
      >
        {cells.map((cell: Element) => (
          <p style={style}>{cell.children}</p>
        ))}
      </div>,
    )
  })
}
