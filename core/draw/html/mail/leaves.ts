/** What a letter's boxes hold in the end: words, pictures and rules, each with all that it looks like on itself. */
import type { Element as HastElement, ElementContent, Properties } from 'hast'
import type { Style } from '../../../compose/style.ts'
import { type Element, type Node, textOf } from '../../../compose/tree.ts'
import { fullStyle, inheritText, raised, type TextProperties } from '../../text-properties.ts'
import { element } from '../element.ts'
import type { HeadingLevels } from '../page-parts.ts'
import { headingLevel } from '../phone-size.ts'
import { isPageFurniture, ownNodeId } from '../to-hast.ts'
import { layoutTable, spacer, styled } from './cells.ts'
import type { DarkPalette } from './dark-palette.ts'
import { bold, groundOf, lineOf, phoneDeclarations, px, textDeclarations } from './inline-style.ts'
import { lengthIn, type MailPictures } from './pictures.ts'

/** What is gathered while the tree of one letter is turned into HTML. */
export interface LetterParts {
  readonly levels: HeadingLevels
  readonly pictures: MailPictures
  readonly dark: DarkPalette
  /** Class of declarations that hold on phones. */
  readonly phoneClass: (declarations: string) => string | undefined
  /** Bodies of notes, in the order of their references. */
  readonly notes: Element[]
}

/** Where something stands. */
export interface Place {
  readonly parts: LetterParts
  /** px between the sides. */
  readonly width: number
  readonly text: TextProperties
  /** What the cell around says of its text: Outlook hands nothing on from one table to the next. */
  readonly declared?: TextProperties
  /** The ground turns dark for those who read so, and its words turn light. */
  readonly turns: boolean
  readonly linked?: boolean
  /** A heading is around: its words part where a phone has no room for two that belong together. */
  readonly heading?: boolean
  /** An element around has said which node the text is. */
  readonly named?: boolean
}

/** Heading or paragraph, with what its text says beyond the cell around. */
export function drawText(block: Element, place: Place, above = 0, below = 0): HastElement {
  const { text, declared, parts, turns } = place
  const level = headingLevel(block.tagName)
  const nodeId = place.named ? undefined : ownNodeId(block)
  const inner: Place = {
    ...place,
    declared: text,
    named: place.named || nodeId !== undefined,
    heading: level !== undefined,
  }
  const look = textDeclarations(text, level === undefined ? declared : bold)
  const margin = above + below === 0 ? '0' : `${px(above)} 0 ${px(below)}`
  const saysColor = level !== undefined || text.color !== declared?.color
  const classes = [
    turns && saysColor ? parts.dark.classFor('ink', text.color) : undefined,
    parts.phoneClass(phoneDeclarations(block.style.narrow ?? {}, text)),
  ]
  const { lang, dir } = block.properties
  const kept = block.tagName === 'pre' ? ['white-space:pre-wrap'] : []
  return element(
    level === undefined ? (block.tagName === 'pre' ? 'pre' : 'p') : `h${parts.levels(level)}`,
    {
      ...(lang && { lang }),
      ...(dir && { dir }),
      ...(nodeId !== undefined && { dataNode: nodeId }),
      ...styled([`margin:${margin}`, ...look, ...kept, ...breaks(block)], classes),
    },
    ...block.children.flatMap(child => drawInline(child, inner)),
  )
}

/** Letters of words that are broken where a phone is too narrow for them: those of headings are larger. */
const LONG = { text: 24, heading: 9 } as const

function breaks(block: Element): readonly string[] {
  const most = headingLevel(block.tagName) === undefined ? LONG.text : LONG.heading
  const words = textOf(block).split(/\s+/)
  return words.some(word => word.length > most) ? ['word-break:break-word'] : []
}

/** Tags that mean something to mail programs. */
const spoken: ReadonlySet<string> = new Set(['a', 'strong', 'em', 'code', 'sub', 'sup', 'del', 's', 'u'])

/** A blank that ties a long word to another: the two may be wider than a phone. */
const tie = /(?<=\p{L}{5})\u00a0|\u00a0(?=\p{L}{5})/gu

/** What stands in a line, as programs for mail draw it. */
export function drawInline(node: Node, place: Place): readonly ElementContent[] {
  if (node.type === 'text') {
    const value = place.heading ? node.value.replace(tie, ' ') : node.value
    const text: ElementContent = { type: 'text', value }
    if (node.node === undefined || place.named || node.value === '') return [text]
    return [element('span', { dataNode: node.node }, text)]
  }
  if (isPageFurniture(node)) return []
  if (node.tagName === 'br') return [element('br', {})]
  if (node.tagName === 'img') return drawPicture(node, place, true)
  if (node.tagName === 'svg') return node.properties.alt ? [{ type: 'text', value: node.properties.alt }] : []
  const style = fullStyle(node)
  const text = {
    ...inheritText(place.text, style, node),
    align: place.text.align,
    leading: place.text.leading,
  }
  if (node.footnote !== undefined) place.parts.notes.push(node.footnote)
  const { href = '#' } = node.properties
  // Few programs follow links inside a letter.
  const isLink = node.tagName === 'a' && !place.linked && !href.startsWith('#')
  const tagName = node.tagName === 'a' && !isLink ? 'span' : spoken.has(node.tagName) ? node.tagName : 'span'
  const nodeId = place.named ? undefined : ownNodeId(node)
  const inner: Place = {
    ...place,
    text,
    declared: text,
    linked: place.linked || isLink,
    named: place.named || nodeId !== undefined,
  }
  const children = node.children.flatMap(child => drawInline(child, inner))
  const properties = {
    ...(isLink && { href }),
    ...(nodeId !== undefined && { dataNode: nodeId }),
    ...inlineLook(style, text, { ...place, isLink }),
  }
  if (tagName === 'span' && Object.keys(properties).length === 0) return children
  return [element(tagName, properties, ...children)]
}

/** What words in a line look like beyond the line. Programs colour and underline links as they please, unless told. */
function inlineLook(
  style: Style,
  text: TextProperties,
  { text: around, parts, turns, isLink }: Place & { readonly isLink: boolean },
): Properties {
  const ground = groundOf(style)
  const shifted = style.verticalAlign === 'super' || style.verticalAlign === 'sub'
  const size = shifted && style.size === undefined ? around.size * raised.size : text.size
  const declarations = [
    ...textDeclarations({ ...text, size }, isLink ? { ...around, color: '' } : around).filter(
      declaration => !declaration.startsWith('line-height'),
    ),
    ...(style.decoration ? [`text-decoration:${style.decoration}`] : isLink ? ['text-decoration:none'] : []),
    ...(ground ? [`background-color:${ground}`] : []),
    ...(shifted ? [`vertical-align:${style.verticalAlign}`, 'line-height:0'] : []),
  ]
  const recoloured = isLink || text.color !== around.color
  return styled(declarations, [
    turns && recoloured ? parts.dark.classFor('ink', text.color) : undefined,
    turns && ground ? parts.dark.classFor('ground', ground) : undefined,
  ])
}

/** A picture as wide as its place, or as it is; without its file, its description. */
export function drawPicture(picture: Element, place: Place, inLine = false): readonly ElementContent[] {
  const { alt = '', ariaHidden } = picture.properties
  const { parts, width: room, text } = place
  const placed = parts.pictures.place(picture, room)
  if (placed === undefined)
    return alt === ''
      ? []
      : drawInline({ ...paragraphOf([{ type: 'text', value: alt }]), tagName: 'em' }, place)
  const { name, width, height } = placed
  const fluid = width > room / 2
  const middle = text.align === 'center' ? 'margin:0 auto' : undefined
  const look = [
    ...(inLine ? ['vertical-align:middle'] : ['display:block']),
    ...(fluid
      ? ['width:100%', `max-width:${width}px`, 'height:auto']
      : [`width:${width}px`, `height:${height}px`]),
    'border:0',
    ...(picture.style.radius ? [`border-radius:${px(Math.min(picture.style.radius, width / 2))}`] : []),
    ...(middle && !inLine ? [middle] : []),
  ]
  const shown = { src: `assets/${name}`, alt: ariaHidden ? '' : alt, width, ...(!fluid && { height }) }
  return [element('img', { ...shown, ...styled(look) })]
}

/** A line across: a cell that is as high as the line is thick. */
export function drawRule(style: Style, place: Place): readonly ElementContent[] {
  const color = lineOf(style) ?? groundOf(style)
  if (color === undefined) return typeof style.height === 'number' ? spacer(style.height) : []
  const drawn = style.borderTop?.width ?? (typeof style.height === 'number' ? style.height : 1)
  const height = Math.max(1, Math.round(drawn))
  const dark = place.turns ? place.parts.dark.classFor('ground', color) : undefined
  const look = [`background-color:${color}`, `height:${height}px`, `line-height:${height}px`, 'font-size:0']
  const cell = element('td', { height, bgColor: color, ...styled(look, [dark]) }, '\u00a0')
  const width = lengthIn(style.width, place.width)
  const middle = style.marginInline === 'auto' && { align: 'center' }
  return [layoutTable([cell], { width: width === undefined ? '100%' : Math.round(width), ...middle })]
}

/** Blanks that keep a letter's first words out of the line beside its subject. */
const FILLER = '\u034f\u200c\u00a0'.repeat(60)

/** What programs show before a letter is opened: its first words, which the letter itself does not show. */
export function drawPreview(block: Element): HastElement {
  const hidden = 'display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px'
  const [first, ...others] = block.children
  const words = [first, ...others].map(node => (node ? textOf(node).trim() : ''))
  // Words that the letter says again are read there.
  const again = block.style.display === 'none' && { hidden: true }
  return element('div', { ...again, style: hidden }, [words[0], FILLER, ...words.slice(1)].join(' ').trim())
}

/** Nodes as a paragraph without a style. */
export function paragraphOf(children: readonly Node[]): Element {
  return { type: 'element', tagName: 'p', properties: {}, children, style: {} }
}
