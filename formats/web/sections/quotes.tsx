import { displayStyle, Phrasing, Prose, PullQuote, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Item } from '../../../core/reading/reading.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import type { Setting } from '../pages/setting.ts'
import type { ItemsProps } from './cards.tsx'
import { nodesOf, othersOf } from './items.tsx'

/** What others say: one voice large, several side by side. */
export function Quotes({ items, setting }: ItemsProps): Child {
  const { theme } = setting
  const columns = items.length === 2 || items.length === 4 ? 2 : Math.min(items.length, 3)
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
      {items.map(item => (
        <Voice item={item} single={items.length === 1} setting={setting} />
      ))}
    </div>
  )
}

function Voice({
  item,
  single,
  setting,
}: {
  readonly item: Item
  readonly single: boolean
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const said = item.parts.text
  const rest = othersOf(item, ['text'])
  const cite = (item.title.text !== '' || rest.length > 0) && [
    '— ',
    <Phrasing nodes={item.title.nodes} {...setting} />,
    rest.map((fact, at) => [
      (at > 0 || item.title.text !== '') && ', ',
      fact.written && [<Phrasing nodes={fact.label.nodes} {...setting} />, ' '],
      <Phrasing nodes={nodesOf(fact)} {...setting} />,
    ]),
  ]
  const words = (
    <Prose
      nodes={[...(said?.blocks ?? []), ...item.text]}
      {...setting}
      measured={false}
      size={sizeAt(theme, single ? 2 : 1)}
    />
  )
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
