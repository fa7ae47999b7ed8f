import type { Sheet } from '../../compose/sheet.ts'
import type { Style } from '../../compose/style.ts'
import { toInsets } from '../edges.ts'
import { type SatoriStyle, toBoxStyle } from './box-style.ts'
import { isMedia } from './group-children.ts'
import type { Block, Paragraph } from './plan.ts'
import { laysOutChildren } from './plan-sheet.ts'
import type { Given, SatoriNode } from './satori-node.ts'
import { toParagraph } from './satori-text.ts'

/**
 * Turns a planned sheet into satori's tree. Satori is only asked where things go: it gets room for grounds, borders and
 * pictures but never paints them, and each run of text is painted in a colour that names the run.
 */
export function toSatori(sheet: Sheet, root: Block, assets: Given['assets']): SatoriNode {
  const { width, height } = sheet.size
  const margin = toInsets(sheet.margin)
  const given = { assets }
  const style: SatoriStyle = {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    position: 'relative',
    flexShrink: 0,
    width,
    // As a flex item it would be as tall as the canvas.
    ...(height > 0 ? { height } : { alignSelf: 'flex-start' }),
    paddingTop: margin.top,
    paddingRight: margin.right,
    paddingBottom: margin.bottom,
    paddingLeft: margin.left,
  }
  const fill = root.style.position === 'absolute' ? {} : { flexGrow: 1, minHeight: 0 }
  const node = toNode(root, { given, extra: { ...(height > 0 && fill) } })
  return { type: 'div', props: { box: 'sheet', style, children: [node] } }
}

interface Place {
  readonly given: Given
  /** What the parent asks of this box, weaker than the box's own style. */
  readonly extra: SatoriStyle
}

function toNode(block: Block, place: Place): SatoriNode {
  const own = toBoxStyle(block.style)
  const style = {
    ...place.extra,
    ...givenWay(block),
    ...own,
    ...tagLayout(block, place.given),
  }
  return { type: 'div', props: { box: block.index, ...toContent(block, place.given, style) } }
}

function toContent(block: Block, given: Given, style: SatoriStyle): SatoriNode['props'] {
  const [only] = block.children
  if (block.children.length === 1 && only?.kind === 'paragraph' && style.display === 'block') {
    const text = toParagraph(only, block, picture => toNode(picture, { given, extra: {} }))
    return { style: { ...style, ...text.style }, children: text.children }
  }
  const extra: SatoriStyle = block.element.flow && flowsDown(block.style) ? { flexShrink: 0 } : {}
  return { style, children: block.children.map(child => toChild(child, { given, extra }, block)) }
}

function toChild(child: Block | Paragraph, place: Place, parent: Block): SatoriNode {
  if (child.kind === 'block') {
    const extra = isMedia(child.element) && !laysOutChildren(parent.style) ? alignedAs(child.look) : {}
    return toNode(child, { ...place, extra: { ...place.extra, ...extra } })
  }
  const { style, children } = toParagraph(child, parent, picture =>
    toNode(picture, { given: place.given, extra: {} }),
  )
  return { type: 'div', props: { style: { boxSizing: 'border-box', display: 'block', ...style }, children } }
}

/** A picture that stands alone is aligned as words would be. */
function alignedAs({ align }: Block['look']): SatoriStyle {
  if (align === 'center') return { marginLeft: 'auto', marginRight: 'auto' }
  return align === 'end' ? { marginLeft: 'auto' } : {}
}

function flowsDown(style: Style): boolean {
  return style.display === 'flex' && style.direction === 'column'
}

/** A region whose content may move on gives way to what is around it, and so does everything it stands in. */
function givenWay(block: Block): SatoriStyle {
  return holdsFlow(block) ? { minHeight: 0 } : {}
}

function holdsFlow(block: Block): boolean {
  return (
    block.element.flow === true || block.children.some(child => child.kind === 'block' && holdsFlow(child))
  )
}

function tagLayout(block: Block, given: Given): SatoriStyle {
  if (isMedia(block.element)) return mediaLayout(block, given)
  return {}
}

/** A picture keeps its proportions, and is as wide as it is by nature unless told otherwise or short of room. */
function mediaLayout(block: Block, given: Given): SatoriStyle {
  const [width, height] = naturalSize(block, given)
  if (width <= 0 || height <= 0) return { width: block.style.width ?? 0, height: block.style.height ?? 0 }
  const { style } = block
  if (style.width !== undefined && style.height !== undefined) return { flexShrink: style.shrink ?? 0 }
  if (typeof style.height === 'number') {
    const wished = (style.height * width) / height
    return {
      width: typeof style.maxWidth === 'number' ? Math.min(wished, style.maxWidth) : wished,
      maxWidth: style.maxWidth ?? '100%',
    }
  }
  return {
    aspectRatio: width / height,
    ...(style.width === undefined && style.height === undefined && { width }),
    maxWidth: style.maxWidth ?? '100%',
  }
}

/** A picture's own width and height in px; zeros when it is missing. */
function naturalSize(block: Block, given: Given): readonly [number, number] {
  const { art, properties } = block.element
  if (art !== undefined) return art.viewBox
  const asset = properties.src === undefined ? undefined : given.assets.get(properties.src.toLowerCase())
  return asset === undefined ? [0, 0] : [asset.width, asset.height]
}
