import type { ElementContent } from 'hast'
import { sidesOf, type Style } from '../../../compose/style.ts'
import { type Element, isElement, type Node, textOf } from '../../../compose/tree.ts'
import type { TextProperties } from '../../text-properties.ts'
import { element } from '../element.ts'
import { escaped, forOutlook, layoutTable, notForOutlook, styled } from './cells.ts'
import { edgesCss, familyStack, groundOf, lineHeight, px, textDeclarations } from './inline-style.ts'

/** Whether an element is a link that looks like a button. */
export function isButton(node: Node): node is Element {
  return isElement(node, 'a') && node.style.display === 'block' && node.style.padding !== undefined
}

/** A letter of a label is about this many em wide; Outlook's drawn buttons have to be told how wide they are. */
const LETTER_WIDTH = 0.58

/**
 * A button that stands everywhere: a cell with a ground, whose link fills it. Outlook pads cells and not links, and draws
 * round corners only as a shape of its own (VML).
 */
export function drawButton(
  { style, properties, children }: Element,
  text: TextProperties,
  words: readonly ElementContent[],
): readonly ElementContent[] {
  const { href = '' } = properties
  const ground = groundOf(style)
  const line = style.border !== undefined && style.border.color !== ground ? style.border : undefined
  const border = line ? [`border:${px(line.width)} solid ${line.color}`] : []
  const padding = edgesCss(style.padding ?? 0)
  const corner = style.radius ? [`border-radius:${px(Math.min(style.radius, 99))}`] : []
  const fill = ground === undefined ? [] : [`background-color:${ground}`]
  const link = element(
    'a',
    {
      href,
      ...styled([
        ...['display:block', `padding:${padding}`],
        ...textDeclarations({ ...text, align: 'center' }),
        'text-decoration:none',
      ]),
    },
    ...words,
  )
  const flat = `mso-padding-alt:${padding}`
  const cell = element(
    'td',
    { align: 'center', ...(ground && { bgColor: ground }), ...styled([...fill, ...border, ...corner, flat]) },
    link,
  )
  const table = layoutTable([cell], text.align === 'center' ? { align: 'center' } : {})
  if (!style.radius) return [table]
  return [
    forOutlook(roundButton({ style, href, label: children.map(textOf).join('') }, text)),
    ...notForOutlook(table),
  ]
}

interface RoundButton {
  readonly style: Style
  readonly href: string
  readonly label: string
}

/** A button with round corners as a shape of Outlook's. */
function roundButton({ style, href, label }: RoundButton, text: TextProperties): string {
  const [top, right, bottom, left] = sidesOf(style.padding ?? 0)
  const height = Math.round(lineHeight(text) + top + bottom)
  const width = Math.round([...label].length * text.size * LETTER_WIDTH + left + right)
  const arc = Math.round((Math.min(style.radius ?? 0, height / 2) / height) * 100)
  const fill = groundOf(style)
  const line = style.border?.color ?? fill
  const shape = [
    'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word"',
    `href="${escaped(href)}" style="height:${height}px;width:${width}px;v-text-anchor:middle" arcsize="${arc}%"`,
    fill === undefined ? 'filled="f"' : `fillcolor="${fill}"`,
    line === undefined ? 'stroked="f"' : `strokecolor="${line}"`,
  ].join(' ')
  const font = `color:${text.color};font-family:${familyStack(text.family)};font-size:${px(text.size)};font-weight:${text.weight}`
  return `<v:roundrect ${shape}><w:anchorlock/><center style="${font}">${escaped(label)}</center></v:roundrect>`
}
