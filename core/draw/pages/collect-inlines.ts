import type { Style } from '../../compose/style.ts'
import type { Art, Element, Node } from '../../compose/tree.ts'
import { resolveFace } from '../../fonts/resolve-face.ts'
import { toInsets } from '../edges.ts'
import { inText, isArt, isPicture, naturalSize, pictureSource, type Size } from '../picture.ts'
import { leafMark, type OpenNode, openNode } from '../structure.ts'
import { pictureMark } from '../structure-role.ts'
import { fullStyle, inheritText, raised, type TextProperties, fieldPlaceholders } from '../text-properties.ts'
import { toPx } from './lengths.ts'
import type { Session } from './session.ts'
import { type Inline, type RunProperties, type TextStyle, toTextStyle } from './text/line.ts'

/** Where inlines are collected: what text looks like here, and where it stands in the structure. */
interface InlinePlace {
  readonly session: Session
  readonly text: TextProperties
  readonly run: RunProperties
  readonly node: OpenNode | undefined
  readonly href?: string | undefined
  readonly isolate?: 'ltr' | 'rtl' | undefined
  readonly whole?: true | undefined
  readonly footnote?: Element | undefined
}

/** Gathers the text, pictures and breaks of inline nodes in reading order. */
export function collectInlines(nodes: readonly Node[], place: InlinePlace): Inline[] {
  const inlines: Inline[] = []
  const style = toTextStyle(place.text, place.run)
  for (const node of nodes) collectNode(node, place, style, inlines)
  return inlines
}

function collectNode(node: Node, place: InlinePlace, style: TextStyle, out: Inline[]): void {
  if (node.type === 'text') {
    if (node.value !== '') out.push(textInline(node.value, place, style))
  } else if (node.style.display === 'none') {
    return
  } else if (node.tagName === 'br') {
    out.push({ kind: 'break' })
  } else if (isPicture(node)) {
    const box = pictureInline(node, place)
    if (box !== undefined) out.push(box)
    else if (node.properties.alt) out.push(textInline(node.properties.alt, place, style))
  } else {
    collectElement(node, place, out)
  }
}

function collectElement(element: Element, outer: InlinePlace, out: Inline[]): void {
  const place = innerPlace(element, outer)
  const style = toTextStyle(place.text, place.run)
  if (element.field !== undefined) {
    const value = place.session.fields(element.field, element.target)
    const inline = textInline(value ?? fieldPlaceholders[element.field], place, style)
    const field = { kind: element.field, target: element.target }
    if (value !== '') out.push(value === undefined && inline.kind === 'text' ? { ...inline, field } : inline)
  } else {
    for (const child of element.children) collectNode(child, place, style, out)
  }
  // The note follows its marker in the reading order.
  if (element.footnote !== undefined) buildNote(element.footnote, outer.session, outer.node)
}

function innerPlace(element: Element, outer: InlinePlace): InlinePlace {
  const style = fullStyle(element)
  const hidden = element.properties.ariaHidden === true
  const { href } = element.properties
  const role = href !== undefined ? 'Link' : element.footnote !== undefined ? 'Reference' : undefined
  const node = hidden ? undefined : role === undefined ? outer.node : openNode(outer.node, role)
  const inner = textPlace(element, style, outer)
  const isTied = (inner.text.whiteSpace === 'nowrap' && inner.text !== outer.text) || undefined
  const isolate = inner.text.dir === outer.text.dir ? outer.isolate : inner.text.dir
  return {
    session: outer.session,
    ...inner,
    node,
    isolate,
    whole: isTied || outer.whole,
    href: href ?? outer.href,
    footnote: element.footnote,
  }
}

/** Raised and lowered text is set smaller unless it states its own size. */
function textPlace(element: Element, style: Style, outer: InlinePlace): Pick<InlinePlace, 'text' | 'run'> {
  const { verticalAlign, size } = style
  const shift = verticalAlign === 'super' || verticalAlign === 'sub' ? raised[verticalAlign] : 0
  const shifted =
    shift !== 0 && size === undefined ? { ...style, size: outer.text.size * raised.size } : style
  const text = inheritText(outer.text, shifted, element)
  return { text, run: runProperties(style, outer, shift * outer.text.size) }
}

function runProperties(style: Style, outer: InlinePlace, rise: number): RunProperties {
  const { decoration, background, radius, padding } = style
  if (rise === 0 && decoration === undefined && background === undefined && padding === undefined)
    return outer.run
  const ground = typeof background === 'string' ? background : outer.run.background
  return {
    decoration: decoration ?? outer.run.decoration,
    rise: outer.run.rise + rise,
    background: ground,
    radius,
    paddingInline: padding && toInsets(padding).left,
  }
}

function textInline(value: string, place: InlinePlace, style: TextStyle): Inline {
  const mark = leafMark(place.session.structure, place.node)
  return {
    kind: 'text',
    text: value,
    style,
    mark,
    href: place.href,
    isolate: place.isolate,
    whole: place.whole,
    footnote: place.footnote,
  }
}

function pictureInline(element: Element, place: InlinePlace): Inline | undefined {
  const found = pictureSource(element, place.session.context.assets)
  if (found === undefined) return undefined
  const source = inText(found, place.text)
  const natural = naturalSize(source)
  const size = inlineSize(element.style, natural, place)
  const mark = pictureMark(element, place.node, place.session.structure)
  return {
    kind: 'box',
    ...size,
    drop:
      isArt(source) && source.letters
        ? dropOfLetters(source, size)
        : dropOf(element.style, size.height, place.text),
    source,
    mark,
    href: place.href,
  }
}

/** What is set like letters reaches beneath the line as they do. */
function dropOfLetters({ letters, viewBox }: Art, { height }: Size): number {
  return ((letters?.drop ?? 0) / Math.max(viewBox[1], 1e-3)) * height
}

/** A picture stands on the baseline, or its middle at half the height of small letters. */
function dropOf({ verticalAlign }: Style, height: number, text: TextProperties): number {
  if (verticalAlign !== 'middle') return 0
  const face = resolveFace(text.family, text.weight, text.italic)
  return (height - face.xHeight * text.size) / 2
}

function inlineSize(style: Style, natural: Size, place: InlinePlace): Size {
  const ratio = natural.width / natural.height
  const most = Math.max(1, place.session.bodyWidth)
  const height = toPx(style.height, undefined)
  const wished = toPx(style.width, most) ?? (height === undefined ? natural.width : height * ratio)
  const width = Math.min(wished, most)
  return { width, height: style.width !== undefined && height !== undefined ? height : width / ratio }
}

/** Records the body of a note, to be laid out at the foot of the page that its marker falls on. */
function buildNote(element: Element, session: Session, parent: OpenNode | undefined): void {
  const node = openNode(parent, 'Note')
  const lists = { contents: false, bullets: 0, numbers: 0 }
  const around = { session, text: session.noteText, node, decoration: 'none', ...lists } as const
  const block = session.steps.buildBlock(element, around)
  if (block !== undefined) session.notes.set(element, block)
}
