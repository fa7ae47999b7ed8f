/** Finds in a composed tree what goes by some words: all under a heading, the row or the column of a table. */
import { type PartDesign, type PartKey, saidIn } from '../brief/design.ts'
import { wordsOf } from '../source/text.ts'
import type { Sheet } from './sheet.ts'
import { type Element, isElement, textOf } from './tree.ts'

/** The elements that a part reaches to; undefined where it is no more than what is called so. */
export function extentOf(
  key: PartKey,
  { extent }: PartDesign,
  sheets: readonly Sheet[],
): ReadonlySet<Element> | undefined {
  const words = wordsOf(saidIn(key) ?? '')
  if (extent === 'section') return new Set(sheets.flatMap(({ root }) => sectionsIn(root, words)))
  if (extent === 'row') return new Set(sheets.flatMap(({ root }) => rowsIn(root, words)))
  if (extent === 'kind') return new Set(sheets.flatMap(({ root }) => groupIn(root, words)))
  if (extent === 'column') return new Set(sheets.flatMap(({ root }) => columnsIn(root, words)))
  return undefined
}

function inner(element: Element): readonly Element[] {
  return element.children.filter((child): child is Element => isElement(child))
}

/** What is headed by some words in a tree. */
export interface Headed {
  /** From the root down to what holds the name and what follows it. */
  readonly path: readonly Element[]
  /** The name and what follows it there, up to the next of its kind. */
  readonly nodes: readonly Element[]
  /** Nothing else stands there. */
  readonly whole: boolean
}

/** Each place in which something is headed by a name: the outermost element that says no more, and what goes on behind it. */
export function headedIn(root: Element, words: string): readonly Headed[] {
  return pathsTo(root, words).flatMap((path): readonly Headed[] => {
    const [parent, name] = [path.at(-2), path.at(-1)]
    if (!parent || !name) return []
    const children = inner(parent)
    const at = children.indexOf(name)
    const next = children.findIndex((child, index) => index > at && isAlike(child, name))
    const nodes = children.slice(at, next < 0 ? undefined : next)
    const before = children.slice(0, at).every(child => textOf(child).trim() === '')
    return nodes.length < 2 ? [] : [{ path: path.slice(0, -1), nodes, whole: before && next < 0 }]
  })
}

function sectionsIn(root: Element, words: string): readonly Element[] {
  return headedIn(root, words).flatMap(({ nodes }) => nodes)
}

function pathsTo(element: Element, words: string): readonly (readonly Element[])[] {
  if (/^(?:nav|table)$/.test(element.tagName)) return []
  const said = wordsOf(textOf(element))
  if (said === words) return [[element]]
  if (!said.includes(words)) return []
  return inner(element).flatMap(child => pathsTo(child, words).map(path => [element, ...path]))
}

/** What heads the next part: a heading, or what is made as the first was. */
function isAlike(element: Element, { tagName, part }: Element): boolean {
  return holdsHeading(element) || (part !== undefined && element.part === part && element.tagName === tagName)
}

function holdsHeading(element: Element): boolean {
  return /^h[1-6]$/.test(element.tagName) || inner(element).some(holdsHeading)
}

/** The cells of the row that begins with a name. */
function rowsIn(element: Element, words: string): readonly Element[] {
  if (element.tagName !== 'tr') return inner(element).flatMap(child => rowsIn(child, words))
  const cells = inner(element)
  return cells[0] && wordsOf(textOf(cells[0])) === words ? cells : []
}

const GROUPS: Readonly<Record<string, ((element: Element, parent: Element) => boolean) | undefined>> = {
  roles: ({ part }) => part === 'role' || part === 'post',
  'allergen numbers': (element, parent) =>
    /^(?:span|p|small|sup|div)$/.test(element.tagName) &&
    parent.children.length > 1 &&
    /^\s*\(?(?:\d{1,2}|[A-R])(?:[,;/ ]\s?(?:\d{1,2}|[A-R]))*\)?\s*$/.test(textOf(element)),
  owners: element => element.children.length > 0 && element.tagName !== 'li' && OWNED.test(textOf(element)),
}

/** All that are of one kind in a tree. */
function groupIn(element: Element, words: string): readonly Element[] {
  return inner(element).flatMap(child => (GROUPS[words]?.(child, element) ? [child] : groupIn(child, words)))
}

/** Lines that say who sees to something. */
const OWNED =
  /^\s*(?:owner|lead|responsible|verantwortlich|zuständig|responsable|responsabile|referente|verantwoordelijk|ansvarig|odpowiedzialn\p{L}+|odpowiada|responsável|担当)\p{L}*\s?[:：]/iu

const NTH: Readonly<Record<string, number | undefined>> = {
  'first column': 0,
  'second column': 1,
  'last column': -1,
}

/** The cells under the head of that name, or by the place of their column. */
function columnsIn(element: Element, words: string): readonly Element[] {
  if (element.tagName !== 'table') return inner(element).flatMap(child => columnsIn(child, words))
  const rows = rowsOf(element)
  const at = NTH[words] ?? (rows[0] ?? []).findIndex(cell => wordsOf(textOf(cell)) === words)
  return at === -1 && NTH[words] === undefined ? [] : rows.flatMap(cells => cells.at(at) ?? [])
}

function rowsOf(element: Element): readonly (readonly Element[])[] {
  return element.tagName === 'tr' ? [inner(element)] : inner(element).flatMap(rowsOf)
}
