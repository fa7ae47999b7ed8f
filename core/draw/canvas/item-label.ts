import type { Element } from '../../compose/tree.ts'
import { bulletLabel, continuedPart, numberLabel } from '../list-label.ts'
import type { Place } from './drawing.ts'

/**
 * The label of a list's item; undefined for other children, for lists that are lists only for the sake of meaning, and for
 * items that go on from the sheet before.
 */
export function itemLabel(list: Element, item: Element, inside: Place, number: number): string | undefined {
  const numbered = list.tagName === 'ol'
  if (!(numbered || list.tagName === 'ul') || item.tagName !== 'li' || item.part === continuedPart)
    return undefined
  const { display } = list.style
  if (list.properties.role === 'list' && (display === 'flex' || display === 'grid')) return undefined
  return numbered ? numberLabel(number, inside.numbers) : bulletLabel(inside.bullets)
}
