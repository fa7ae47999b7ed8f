import type { Sheet } from '../../compose/sheet.ts'
import type { Style } from '../../compose/style.ts'
import type { Asset } from '../../image/asset.ts'
import { toInsets } from '../edges.ts'
import { type SatoriStyle, toBoxStyle } from './box-style.ts'
import { inText, isPicture, naturalSize, pictureSource } from '../picture.ts'
import type { Block, Paragraph } from './plan.ts'
import { laysOutChildren } from './plan-sheet.ts'
import { toParagraph } from './satori-text.ts'

/** A node as satori takes it: shaped like a React element. `box` is the index of the block it stands for. */
export interface SatoriNode {
  readonly type: 'div' | 'span' | 'br'
  readonly props: {
    readonly style?: SatoriStyle
    readonly box?: number | 'sheet'
    readonly children?: string | readonly SatoriNode[]
  }
}

type Assets = ReadonlyMap<string, Asset>

/**
 * Turns a planned sheet into satori's tree. Satori is only asked where things go: it gets room for grounds, borders and
 * pictures but never paints them, and each run of text is painted in a colour that names the run.
 */
export function toSatori(sheet: Sheet, root: Block, assets: Assets): SatoriNode {
  const { width, height } = sheet.size
  const margin = toInsets(sheet.margin)
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
  const node = toNode(root, { assets, extra: { ...(height > 0 && fill) } })
  return { type: 'div', props: { box: 'sheet', style, children: [node] } }
}

interface Place {
  readonly assets: Assets
  /** What the parent asks of this box, weaker than the box's own style. */
  readonly extra: SatoriStyle
}

function toNode(block: Block, place: Place): SatoriNode {
  const style = {
    ...place.extra,
    ...givenWay(block),
    ...toBoxStyle(block.style),
    ...(isPicture(block.element) && pictureLayout(block, place.assets)),
  }
  return { type: 'div', props: { box: block.index, ...toContent(block, place.assets, style) } }
}

function toContent(block: Block, assets: Assets, style: SatoriStyle): SatoriNode['props'] {
  const [only] = block.children
  if (block.children.length === 1 && only?.kind === 'paragraph' && style.display === 'block') {
    const text = toParagraph(only, block, picture => toNode(picture, { assets, extra: {} }))
    return { style: { ...style, ...text.style }, children: text.children }
  }
  const extra: SatoriStyle = block.element.flow && flowsDown(block.style) ? { flexShrink: 0 } : {}
  return { style, children: block.children.map(child => toChild(child, { assets, extra }, block)) }
}

function toChild(child: Block | Paragraph, place: Place, parent: Block): SatoriNode {
  if (child.kind === 'block') {
    const extra = isPicture(child.element) && !laysOutChildren(parent.style) ? alignedAs(child.look) : {}
    return toNode(child, { ...place, extra: { ...place.extra, ...extra } })
  }
  const { style, children } = toParagraph(child, parent, picture => toNode(picture, { ...place, extra: {} }))
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

/** A picture keeps its proportions, and is as wide as it is by nature unless told otherwise or short of room. */
function pictureLayout({ element, style, look }: Block, assets: Assets): SatoriStyle {
  const found = pictureSource(element, assets)
  if (found === undefined) return { width: style.width ?? 0, height: style.height ?? 0 }
  const source = inText(found, look)
  const { width, height } = naturalSize(source)
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
