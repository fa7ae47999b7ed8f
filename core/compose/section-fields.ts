/** Sets what a heading of the copy heads in a box or on a field, where a brief asks that of it by its name. */
import { type PartDesign, type PartKey, saidIn } from '../brief/design.ts'
import { wordsOf } from '../source/text.ts'
import type { Theme } from '../theme/theme.ts'
import { boxed, filled } from './device-styles.ts'
import { type Headed, headedIn } from './extents.ts'
import { type Place, placeWithin } from './part-tests.ts'
import { isRow } from './rows.ts'
import type { Sheet } from './sheet.ts'
import { type Element, isElement, textOf } from './tree.ts'

/** Sheets with a section in its field, and whether it was found. */
export interface WithFields {
  readonly sheets: readonly Sheet[]
  readonly found: ReadonlySet<PartKey>
}

/** A part that is to be boxed with all that it heads. */
interface Wanted {
  readonly key: PartKey
  readonly dress: PartDesign
}

/** Draws the boxes of sections; what stands on a ground of its own has that of the brief instead. */
export function withSectionFields(
  sheets: readonly Sheet[],
  wanted: readonly Wanted[],
  theme: Theme,
  at: (sheet: Sheet) => Place,
): WithFields {
  const own = wanted.filter(({ dress }) => dress.device && dress.extent === 'section')
  return own.reduce<WithFields>(
    (before, wish) => {
      const words = wordsOf(saidIn(wish.key) ?? '')
      let drawn = false
      const next = before.sheets.map(sheet => {
        const root = headedIn(sheet.root, words).reduce((tree, _, index) => {
          // What is drawn stays found, at the same place among them, in a tree that is another.
          const one = headedIn(tree, words)[index]
          return one ? drawnAt(tree, one, wish.dress, theme, at(sheet)) : tree
        }, sheet.root)
        drawn ||= root !== sheet.root
        return root === sheet.root ? sheet : { ...sheet, root }
      })
      return drawn ? { sheets: next, found: new Set([...before.found, wish.key]) } : before
    },
    { sheets, found: new Set() },
  )
}

/** The tree with one section drawn; as it is where that has no place for a box. */
function drawnAt(
  root: Element,
  { path, nodes, whole }: Headed,
  dress: PartDesign,
  theme: Theme,
  at: Place,
): Element {
  const parent = path.at(-1) as Element
  const words = textOf(parent)
  const outer = whole ? path.findIndex(element => textOf(element) === words) : path.length - 1
  const framed = whole ? path.slice(outer).find(hasGround) : undefined
  const target = framed ?? (whole ? path[outer] : parent)
  if (!target) return root
  const depth = path.indexOf(target)
  const place = path.slice(0, depth).reduce((here, element) => placeWithin(element, here), at)
  const tint = dress.tint ?? (dress.tinted && theme.color.accentSoft)
  const setting = { theme, place, tint: tint || undefined, dashed: dress.device === 'dashed-box' }
  if (whole && (framed || target.tagName === 'li' || depth === 0))
    return tint ? replaced(root, path.slice(0, depth + 1), filled(target, tint, place)) : root
  if (whole) return replaced(root, path.slice(0, depth + 1), boxed([target], setting))
  if (isRow(parent)) return root
  const [first] = nodes
  const children = parent.children.flatMap(child =>
    child === first
      ? [boxed(nodes, { ...setting, place: placeWithin(parent, place) })]
      : isElement(child) && nodes.includes(child)
        ? []
        : [child],
  )
  return replaced(root, path, { ...parent, children })
}

function hasGround({ style: { background, border } }: Element): boolean {
  return border !== undefined || (typeof background === 'string' && background !== 'transparent')
}

/** A tree in which the last element of a path is another. */
function replaced(root: Element, [, ...path]: readonly Element[], by: Element): Element {
  const [next] = path
  if (!next) return by
  return {
    ...root,
    children: root.children.map(child => (child === next ? replaced(next, path, by) : child)),
  }
}
