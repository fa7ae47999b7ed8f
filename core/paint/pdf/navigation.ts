import type { LinkItem, OutlineEntry, Pages } from '../../draw/frame.ts'
import { pointsPerPixel } from '../number.ts'
import { type Page, pageX, pageY } from './page.ts'
import { type PdfDocument, type PdfValue, type Reference, toText } from './pdfkit-internals.ts'

/** An entry with those below it. */
interface Branch {
  readonly entry: OutlineEntry | undefined
  readonly children: Branch[]
}

/** A view of a page from a height downwards, at the zoom the reader has. */
function destination(
  pages: Pages,
  references: readonly Reference[],
  place: { page: number; y: number },
): PdfValue {
  const frame = pages.frames[place.page]
  const reference = references[place.page]
  if (frame === undefined || reference === undefined) return undefined
  const top = (frame.height + frame.bleed - Math.max(0, place.y)) * pointsPerPixel
  return [reference, 'XYZ', null, Math.round(top * 100) / 100, null]
}

/** Writes the bookmarks. The first level is open, what is below it closed. Without headings the title leads to page one. */
export function writeOutline(
  document: PdfDocument,
  pages: Pages,
  references: readonly Reference[],
  title: string,
): void {
  const headings = pages.outline.filter(entry => references[entry.page] !== undefined)
  const entries = headings.length > 0 ? headings : [{ title, level: 1, page: 0, y: 0 }]
  const root = document.ref({ Type: 'Outlines' })
  writeBranches(document, root, toTree(entries), entry => destination(pages, references, entry))
  root.end()
  document.catalog.Outlines = root
  document.catalog.PageMode = 'UseOutlines'
}

/** Entries as a tree; a level that skips one hangs under the nearest higher. */
function toTree(entries: readonly OutlineEntry[]): Branch {
  const root: Branch = { entry: undefined, children: [] }
  const path: Branch[] = [root]
  for (const entry of entries) {
    while (path.length > 1 && (path.at(-1)?.entry?.level ?? 0) >= entry.level) path.pop()
    const branch: Branch = { entry, children: [] }
    path.at(-1)?.children.push(branch)
    path.push(branch)
  }
  return root
}

function writeBranches(
  document: PdfDocument,
  parent: Reference,
  branch: Branch,
  view: (entry: OutlineEntry) => PdfValue,
): void {
  const references = branch.children.map(() => document.ref())
  for (const [index, child] of branch.children.entries()) {
    const reference = references[index]
    if (reference === undefined || child.entry === undefined) continue
    reference.data = {
      Title: toText(child.entry.title),
      Parent: parent,
      Prev: references[index - 1],
      Next: references[index + 1],
      Dest: view(child.entry),
    }
    writeBranches(document, reference, child, view)
    reference.end()
  }
  const count = branch.children.length
  if (count === 0) return
  parent.data.First = references[0]
  parent.data.Last = references.at(-1)
  parent.data.Count = branch.entry === undefined ? count : -count
}

/** Names every place that links lead to. */
export function writeDestinations(
  document: PdfDocument,
  pages: Pages,
  references: readonly Reference[],
): void {
  const names = new Map<string, PdfValue>()
  for (const [id, place] of pages.anchors) {
    const view = destination(pages, references, place)
    if (view !== undefined) names.set(destinationName(id), view)
  }
  if (names.size === 0) return
  // Readers search the names by their bytes.
  const sorted = [...names].sort(([left], [right]) => (left < right ? -1 : 1))
  const tree = document.catalog.Names as Reference
  tree.data.Dests = { Names: sorted.flatMap(([name, view]) => [toText(name), view]) }
}

/** A place in the document, as PDF names it. ASCII, so that names sort the same everywhere. */
function destinationName(id: string): string {
  return encodeAscii(id)
}

/**
 * Makes a place to click. A link to a place that the document does not have is left out: a reader could only report it as
 * broken. `parentKey` is the annotation's number in the tree that leads from content to structure.
 */
export function paintLink(
  page: Page,
  item: LinkItem,
  places: ReadonlyMap<string, unknown>,
  parentKey: number,
): Reference | undefined {
  const action = linkAction(page.ink.document, item.href, places)
  if (action === undefined || item.width <= 0 || item.height <= 0) return undefined
  const annotation = page.ink.document.ref({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [
      round(pageX(page, item.x)),
      round(pageY(page, item.y + item.height)),
      round(pageX(page, item.x + item.width)),
      round(pageY(page, item.y)),
    ],
    Border: [0, 0, 0],
    // Printed as it is shown.
    F: 4,
    Contents: toText(item.title === '' ? shortened(item.href) : item.title),
    StructParent: parentKey,
    ...action,
  })
  annotation.end()
  page.annotations.push(annotation)
  return annotation
}

/** Letters of an address from which on it is written once, whatever lines it goes on in. */
const LONG_ADDRESS = 200

/** What is said of a link is not written in whole a line, where its address is long. */
function shortened(href: string): string {
  return href.length <= LONG_ADDRESS ? href : `${href.slice(0, LONG_ADDRESS)}…`
}

/** The actions of long addresses by address, for each document. */
const longActions = new WeakMap<PdfDocument, Map<string, Reference>>()

function longAction(document: PdfDocument, href: string): Reference {
  const actions = longActions.get(document) ?? new Map<string, Reference>()
  longActions.set(document, actions)
  const known = actions.get(href)
  if (known) return known
  const action = document.ref({ S: 'URI', URI: toText(encodeAscii(href)) })
  action.end()
  actions.set(href, action)
  return action
}

function linkAction(
  document: PdfDocument,
  href: string,
  places: ReadonlyMap<string, unknown>,
): Record<string, PdfValue> | undefined {
  if (!href.startsWith('#') && href.length > LONG_ADDRESS) return { A: longAction(document, href) }
  if (!href.startsWith('#')) return { A: { S: 'URI', URI: toText(encodeAscii(href)) } }
  const id = href.slice(1)
  return places.has(id) ? { Dest: toText(destinationName(id)) } : undefined
}

/** Percent-encodes what is not printable ASCII; what is encoded already stays. */
function encodeAscii(text: string): string {
  return text.replace(/[^\x21-\x7e]/gu, char => (/\p{Surrogate}/u.test(char) ? '' : encodeURIComponent(char)))
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
