import type { PhrasingContent } from 'mdast'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Value } from '../../../core/reading/values/value.ts'
import { plainText } from '../../../core/source/text.ts'
import { roomAcross, type Theme } from '../../../core/theme/theme.ts'
import { textSetting, textWidth } from '../../fitting/measure.ts'

/** Words in a line of several; an address is live. */
export interface Piece {
  readonly nodes: readonly PhrasingContent[]
  readonly label?: readonly PhrasingContent[]
  readonly text?: string
  readonly value?: Value
}

interface RunInProps {
  readonly theme: Theme
  readonly pieces: readonly Piece[]
  readonly style?: Style
}

/** Pieces in as few lines of the page as hold them, about as much in each, so that no sign between them stands at the end of a line. */
export function rowsOf(pieces: readonly Piece[], theme: Theme): readonly (readonly Piece[])[] {
  const room = Math.max(roomAcross(theme), 1)
  const setting = textSetting(theme)
  const words = ({ label = [], nodes }: Piece): string => [...label, ...nodes].map(plainText).join('')
  const widths = pieces.map(piece => textWidth(`${words(piece)} · `, setting))
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const count = Math.ceil(whole / room)
  const rows: Piece[][] = [[]]
  let taken = 0
  pieces.forEach((piece, at) => {
    const width = widths[at] ?? 0
    const isFull = taken > 0 && (taken + width > room || taken + width / 2 > whole / count)
    if (isFull) rows.push([])
    taken = isFull ? width : taken + width
    rows.at(-1)?.push(piece)
  })
  return rows
}

/** Letters up to which an address or a number is not broken. */
const UNBROKEN = 40

/** Short pieces one after the other with dots between them: contacts, names of skills. */
export function RunIn({ theme, pieces, style = {} }: RunInProps): Child {
  if (pieces.length === 0) return null
  return (
    <p style={style}>{pieces.map((piece, at) => [at > 0 && ' · ', <Words theme={theme} piece={piece} />])}</p>
  )
}

function Words({ theme, piece }: { readonly theme: Theme; readonly piece: Piece }): Child {
  const { label = [], nodes, text = '', value } = piece
  const words = value?.type === 'phone' ? isolated(nodes) : live(nodes, piece)
  const gap: readonly PhrasingContent[] = label.length > 0 ? [{ type: 'text', value: '\u00a0' }] : []
  const phrase = <Phrasing nodes={[...label, ...gap, ...words]} theme={theme} />
  const isWhole = value !== undefined && reaching.has(value.type) && text.length <= UNBROKEN
  return isWhole ? <span style={{ whiteSpace: 'nowrap' }}>{phrase}</span> : phrase
}

const reaching: ReadonlySet<Value['type']> = new Set<Value['type']>(['email', 'phone', 'url', 'handle'])

/** A number keeps its own direction, so that its plus sign stands in front of it. */
function isolated(nodes: readonly PhrasingContent[]): readonly PhrasingContent[] {
  return [{ type: 'text', value: '\u2066' }, ...nodes, { type: 'text', value: '\u2069' }]
}

const schemes: Partial<Record<Value['type'], (text: string) => string>> = {
  email: text => `mailto:${text}`,
  url: text => (/^https?:/.test(text) ? text : `https://${text}`),
}

/** Words that lead somewhere as a link, where their author made none. */
function live(
  nodes: readonly PhrasingContent[],
  { text = '', value }: Omit<Piece, 'nodes'>,
): readonly PhrasingContent[] {
  const scheme = value && schemes[value.type]
  if (scheme === undefined || nodes.some(({ type }) => type === 'link')) return nodes
  return [{ type: 'link', url: scheme(text.trim()), children: [...nodes] as never }]
}
