import type { Blockquote } from 'mdast'
import {
  displayStyle,
  Phrasing,
  Prose,
  PullQuote,
  quietStyle,
  readQuotation,
} from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import type { Setting } from './setting.ts'

/** What others say: one voice large, several side by side. */
export function Quotes({
  quotes,
  setting,
}: {
  readonly quotes: readonly Blockquote[]
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const columns = quotes.length === 2 || quotes.length === 4 ? 2 : Math.min(quotes.length, 3)
  return (
    <div
      part="quotes"
      style={{
        display: 'grid',
        columns: Math.max(columns, 1),
        gap: space(theme, 1.5),
        medium: { columns: columns === 2 ? 2 : 1 },
        narrow: { columns: 1 },
      }}
    >
      {quotes.map(quote => (
        <Voice quote={quote} single={quotes.length === 1} setting={setting} />
      ))}
    </div>
  )
}

function Voice({
  quote,
  single,
  setting,
}: {
  readonly quote: Blockquote
  readonly single: boolean
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const { said, by } = readQuotation(quote.children)
  const cite = by && <Phrasing nodes={by} {...setting} />
  const words = <Prose nodes={said} {...setting} measured={false} size={sizeAt(theme, single ? 2 : 1)} />
  if (single)
    return (
      <PullQuote theme={theme} {...(cite && { cite })}>
        {words}
      </PullQuote>
    )
  return (
    <blockquote
      part="voice"
      style={{
        display: 'flex',
        direction: 'column',
        gap: space(theme, 0.75),
        borderTop: { width: 1, color: theme.color.border },
        padding: [space(theme, 0.75), 0, 0, 0],
        breakInside: 'avoid',
      }}
    >
      <div
        style={{
          ...displayStyle(theme, sizeAt(theme, 1)),
          weight: 400,
          leading: 1.4,
          // Sentences in capitals are hard to read.
          transform: 'none',
          textWrap: 'normal',
          grow: 1,
        }}
      >
        {words}
      </div>
      {cite && (
        <p style={quietStyle(theme)}>
          <cite style={{ italic: false }}>{cite}</cite>
        </p>
      )}
    </blockquote>
  )
}
