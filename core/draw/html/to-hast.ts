import type { Element as HastElement, ElementContent, Properties } from 'hast'
import { isInlineTag } from '../../compose/defaults.ts'
import type { Style } from '../../compose/style.ts'
import type { Art, Element, Node, Outline } from '../../compose/tree.ts'
import { isPicture } from '../picture.ts'
import { ownDirection } from '../text-properties.ts'
import { addClass, classNames, element as make, onLines } from './element.ts'
import { type PageParts, uniqueId } from './page-parts.ts'
import { headingLevel, untied } from './phone-size.ts'
import { isEmpty } from './style-sheet.ts'

/** Where an element stands. */
interface Surroundings {
  readonly parts: PageParts
  readonly dir: 'ltr' | 'rtl'
  /** How the words around are aligned. */
  readonly align: Style['textAlign']
  /** The element is a box of a row, a column or a grid. */
  readonly item: boolean
  /** The element is a picture among words. */
  readonly inLine: boolean
  /** An element around has said which node the text is. */
  readonly named: boolean
  readonly preserved: boolean
  /** A link is around: there is none inside it. */
  readonly linked: boolean
  /** px of the type of a heading around whose lines the browser evens. */
  readonly balanced: number | undefined
}

/** A composed tree as plain hast: classes for styles, attributes for what only our tree knows. */
export function toHast(root: Element, parts: PageParts): HastElement {
  return drawElement(root, {
    parts,
    dir: parts.writer.dir,
    align: undefined,
    item: false,
    inLine: false,
    named: false,
    preserved: false,
    linked: false,
    balanced: undefined,
  }) as HastElement
}

function drawNode(node: Node, around: Surroundings): ElementContent[] {
  if (node.type === 'element') return isPageFurniture(node) ? [] : [drawElement(node, around)]
  const { balanced } = around
  const value = balanced === undefined ? node.value : untied(node.value, balanced)
  const text: ElementContent = { type: 'text', value }
  if (node.node === undefined || around.named || node.value === '') return [text]
  return [make('span', { dataNode: node.node }, text)]
}

function balancedSize({ tagName, style }: Element, { grows }: PageParts): number | undefined {
  if (headingLevel(tagName) === undefined || style.textWrap !== 'balance') return undefined
  // What grows with the window is on every screen as wide, in its own type, as it was laid out.
  return grows ? 0 : (style.size ?? 0)
}

function drawElement(element: Element, outer: Surroundings): ElementContent {
  const dir = ownDirection(element) ?? outer.dir
  const around = dir === outer.dir ? outer : { ...outer, dir }
  const { parts } = around
  const className = classOf(element, around)
  if (element.tagName === 'img') return parts.pictures.draw(element, className)
  if (element.tagName === 'svg') return drawArt(element, className)
  const tagName = tagFor(element, around)
  const nodeId = around.named ? undefined : ownNodeId(element)
  const properties: Properties = {
    ...toAttributes(tagName, element.properties, parts),
    className: classNames(className),
    dataNode: nodeId,
    // Long lines of code scroll, and must scroll by keyboard too.
    ...(tagName === 'pre' && { tabIndex: 0 }),
  }
  const inside = {
    ...around,
    named: around.named || nodeId !== undefined,
    balanced: around.balanced ?? balancedSize(element, parts),
    linked: around.linked || tagName === 'a' || element.footnote !== undefined,
  }
  const drawn = make(tagName, properties, ...drawChildren(element, inside))
  if (element.tagName === 'li' && element.properties.checked !== undefined) return drawTask(drawn, element)
  if (element.footnote !== undefined) return drawReference(drawn, element.footnote, parts)
  return element.tagName === 'table' ? scrollable(drawn) : drawn
}

/** The tag as HTML allows it here: headings by their place in the outline, no link in a link, no block in a paragraph. */
function tagFor(element: Element, { parts, linked }: Surroundings): string {
  const { tagName } = element
  const level = headingLevel(tagName)
  if (level !== undefined) return `h${parts.levels(level)}`
  if (tagName === 'a' && linked) return 'span'
  return tagName === 'p' && element.children.some(isBlock) ? 'div' : tagName
}

function isBlock(node: Node): boolean {
  return node.type === 'element' && node.tagName !== 'svg' && !isInlineTag(node.tagName)
}

function classOf(element: Element, around: Surroundings): string | undefined {
  const { parts, dir, inLine } = around
  const shows = isPicture(element)
  const stands = shows && inLine && element.style.display === undefined ? ['display:inline-block'] : []
  return parts.styles.classFor(element, {
    dir,
    extra: shows ? [...stands, ...naturalSize(element, parts), ...aligned(element, around)].join(';') : '',
    narrow: parts.narrow(element.style),
    phone: parts.phone(element),
  })
}

/** A picture that stands alone is aligned as words would be. */
function aligned({ style }: Element, { align, item, inLine }: Surroundings): string[] {
  if (item || inLine || style.position === 'absolute' || style.margin !== undefined) return []
  if (align === 'center') return ['margin-inline:auto']
  return align === 'end' ? ['margin-inline-start:auto'] : []
}

/** A picture is as wide as by nature when its style does not say; one of a height keeps its proportions. */
function naturalSize(element: Element, { writer, pictures, grows }: PageParts): string[] {
  const { art, style } = element
  if (style.width !== undefined) return []
  if (art?.letters !== undefined) return setAsLetters(art, art.letters)
  if (style.height !== undefined) return art === undefined ? ['width:fit-content'] : []
  const width = art === undefined && grows ? pictures.widthOf(element) : art?.viewBox[0]
  return width === undefined ? [] : [`width:${writer.px(width)}`]
}

/** Art that is set like letters grows with the text around it, and its outlines may reach over its box as those of letters do. */
function setAsLetters({ viewBox }: Art, { em, drop }: NonNullable<Art['letters']>): string[] {
  const length = (units: number): string => `${Math.round((units / em) * 1000) / 1000}em`
  return [
    `width:${length(viewBox[0])}`,
    'max-width:100%',
    `vertical-align:${length(-drop)}`,
    'overflow:visible',
  ]
}

function drawChildren(element: Element, around: Surroundings): ElementContent[] {
  const inLine = holdsLine(element)
  const preserved = around.preserved || element.tagName === 'pre'
  const boxes = element.style.display === 'flex' || element.style.display === 'grid'
  const inner = { ...around, inLine, preserved, align: element.style.textAlign ?? around.align, item: boxes }
  const children = element.children.flatMap(child => drawNode(child, inner))
  // Browsers ignore blanks between the boxes of a flex or grid row; without them copied words would join.
  const plain = preserved || (!boxes && (inLine || isInline(element)))
  return plain || children.some(isText) ? children : onLines(children)
}

function isText(node: ElementContent): boolean {
  return node.type === 'text'
}

/** The reference to a note leads to it, and the note's body waits for the end of the page. */
function drawReference(drawn: HastElement, body: Element, parts: PageParts): ElementContent {
  const id = uniqueId(body.properties.id ?? `note-${parts.notes.length + 1}`, parts.ids)
  const reference =
    typeof drawn.properties.id === 'string' ? drawn.properties.id : uniqueId(`${id}-reference`, parts.ids)
  parts.notes.push({ body, id, reference })
  const link: Properties = { href: `#${id}`, id: reference, role: 'doc-noteref' }
  if (drawn.tagName === 'a') return { ...drawn, properties: { ...drawn.properties, ...link } }
  return { ...drawn, children: [make('a', link, ...drawn.children)] }
}

/** A table wider than the screen moves in a box of its own; the page stays where it is. */
function scrollable(table: HastElement): ElementContent {
  return make('div', { className: ['table-scroll'], tabIndex: 0 }, table)
}

/** The attributes of an element as hast has them, each only on the tags that it belongs to. */
function toAttributes(tagName: string, properties: Element['properties'], { ids }: PageParts): Properties {
  if (isEmpty(properties)) return {}
  const { id, href, lang, dir, role, ariaLabel, ariaLabelledBy, ariaHidden, colSpan, rowSpan } = properties
  return {
    id: id === undefined ? undefined : uniqueId(id, ids),
    lang,
    dir,
    role,
    ariaLabel,
    ariaLabelledBy: ariaLabelledBy === undefined ? undefined : [ariaLabelledBy],
    ariaHidden: ariaHidden ? 'true' : undefined,
    colSpan,
    rowSpan,
    ...(tagName === 'a' && href !== undefined && { href, rel: relOf(href, properties.rel) }),
    ...(tagName === 'th' && { scope: properties.scope }),
    ...(tagName === 'details' && { open: properties.open, name: properties.name }),
    ...(tagName === 'ol' && { start: properties.start }),
    ...(tagName === 'li' && { value: properties.value === undefined ? undefined : `${properties.value}` }),
  }
}

/** Pages that are linked to learn nothing of this one's window. */
function relOf(href: string, rel: string | undefined): string[] | undefined {
  const words = [...(rel?.split(/\s+/) ?? []), ...(/^https?:/i.test(href) ? ['noopener'] : [])]
  return words.length === 0 ? undefined : [...new Set(words)]
}

/** Vector art as inline SVG with presentation attributes. Decoration, unless it has words of its own. */
function drawArt(element: Element, className: string | undefined): ElementContent {
  const { art, properties } = element
  const [width, height] = art?.viewBox ?? [0, 0]
  const words = properties.ariaHidden ? undefined : (properties.alt ?? properties.ariaLabel)
  const role: Properties = words
    ? { role: 'img', ariaLabel: words }
    : { ariaHidden: 'true', focusable: 'false' }
  const viewBox = `0 0 ${width} ${height}`
  const outlines = (art?.outlines ?? []).map(drawOutline)
  return make('svg', { viewBox, ...role, className: classNames(className) }, ...outlines)
}

function drawOutline({ d, fill, stroke, strokeWidth, dash, round }: Outline): ElementContent {
  return make('path', {
    d,
    fill: fill ?? 'none',
    stroke,
    strokeWidth: strokeWidth?.toString(),
    strokeDashArray: dash?.map(String),
    ...(round && { strokeLineCap: 'round', strokeLineJoin: 'round' }),
  })
}

/** A task of a list: a box that shows whether it is done, and the task's first words as its label. */
function drawTask(item: HastElement, { properties }: Element): HastElement {
  const box = make('input', { type: 'checkbox', disabled: true, checked: properties.checked === true })
  const at = item.children.findIndex(child => child.type === 'element')
  const first = item.children[at]
  const task = addClass(item, 'task')
  if (first?.type !== 'element' || first.tagName !== 'p') return labelled(task, box)
  return {
    ...task,
    children: item.children.map((child, index) => (index === at ? labelled(first, box) : child)),
  }
}

/** An element whose words are the label of a box. A node id goes with the words, so that an edit leaves the box alone. */
function labelled(holder: HastElement, box: HastElement): HastElement {
  const { dataNode, ...properties } = holder.properties
  const words = dataNode === undefined ? holder.children : [make('span', { dataNode }, ...holder.children)]
  return { ...holder, properties, children: [make('label', {}, box, ...words)] }
}

/**
 * The node id that all of an element's text has, when the element is the nearest one around it: it then stands on the
 * element itself, and the text needs no `span` of its own. Coloured code is many texts of one node.
 */
export function ownNodeId(element: Element): string | undefined {
  const { children } = element
  if (children.length === 0 || (children.length === 1 && children[0]?.type === 'element')) return undefined
  const [first] = children
  const id = first === undefined ? undefined : sharedId(first)
  return id !== undefined && children.slice(1).every(child => sharedId(child) === id) ? id : undefined
}

/** The id of a text, or of an inline element whose texts share one. */
function sharedId(node: Node): string | undefined {
  if (node.type === 'text') return node.node
  if (!isInlineTag(node.tagName) || node.field !== undefined || node.footnote !== undefined) return undefined
  const [first] = node.children
  const id = first === undefined ? undefined : sharedId(first)
  // The first was looked at: once more at each depth would be twice as often a depth.
  return id !== undefined && node.children.slice(1).every(child => sharedId(child) === id) ? id : undefined
}

/** Whether the children of an element are a line of text: pictures among them stand in the line. */
function holdsLine(element: Element): boolean {
  return element.children.some(child => isWords(child))
}

function isWords(node: Node): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  const inline =
    node.style.display === undefined ? isInlineTag(node.tagName) : node.style.display === 'inline'
  if (!inline || node.style.position === 'absolute') return false
  return node.tagName !== 'img' && node.tagName !== 'a' ? true : node.children.some(isWords)
}

/** Whether an element stands in a line by its tag and style. */
function isInline(element: Element): boolean {
  return element.style.display === undefined
    ? isInlineTag(element.tagName)
    : element.style.display === 'inline'
}

/** Whether an element is there only for page numbers or for notes at a page's foot, which a screen does not have. */
export function isPageFurniture(node: Node): boolean {
  if (node.type === 'text') return false
  return node.field !== undefined || node.holdsNotes === true || holdsOnlyFields(node)
}

function holdsOnlyFields(element: Element): boolean {
  let fields = 0
  const onlyFields = element.children.every(child => {
    if (child.type === 'text') return child.value.trim() === ''
    const isFurniture = isPageFurniture(child)
    if (isFurniture) fields++
    return isFurniture || child.properties.ariaHidden === true
  })
  return onlyFields && fields > 0
}
