import type { PhrasingContent } from 'mdast'
import { Phrasing, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Value } from '../../../core/reading/values/value.ts'
import type { Theme } from '../../../core/theme/theme.ts'

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
  /** Words of body's size and colour; default quiet. */
  readonly plain?: boolean
}

/** Short pieces one after the other with dots between them: contacts, names of skills. */
export function RunIn({ theme, pieces, style = {}, plain = false }: RunInProps): Child {
  if (pieces.length === 0) return null
  const dot: PhrasingContent = { type: 'text', value: ' · ' }
  const nodes = pieces.flatMap(({ label = [], nodes: words, ...piece }, at): readonly PhrasingContent[] => [
    ...(at === 0 ? [] : [dot]),
    ...label,
    ...(label.length > 0 ? [{ type: 'text' as const, value: '\u00a0' }] : []),
    ...(piece.value?.type === 'phone' ? isolated(words) : live(words, piece)),
  ])
  return (
    <p style={{ ...(plain ? {} : { ...quietStyle(theme), size: theme.type.base }), ...style }}>
      <Phrasing nodes={nodes} theme={theme} />
    </p>
  )
}

/** A number keeps its own direction, so that its plus sign stays in front of it. */
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
