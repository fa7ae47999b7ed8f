import type { PhrasingContent, Text } from 'mdast'
import { displayStyle, Flow, Phrasing, anchorOf } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Item } from '../../../core/reading/reading.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { leadSize, type Setting } from '../pages/setting.ts'
import { ItemBody, titleOf } from './items.tsx'
import { isPhrase, type ItemsProps } from './rows.tsx'

/** Numbered steps side by side, a line from each to the next. */
export function Steps({ items, setting }: ItemsProps): Child {
  const { theme } = setting
  const columns = items.length < 3 ? 2 : items.length === 4 ? 4 : 3
  return (
    <div
      part="steps"
      style={{
        display: 'grid',
        columns,
        gap: [space(theme, 2.5), space(theme, 1.5)],
        medium: { columns: columns === 4 ? 2 : columns },
        narrow: { columns: 1, gap: space(theme, 1.5) },
      }}
    >
      {items.map((item, at) => (
        <article
          part="step"
          {...anchorOf(item.blocks[0])}
          style={{ breakInside: 'avoid', textWrap: 'balance' }}
        >
          <Numeral at={at} last={at === items.length - 1} setting={setting} />
          <div style={{ marginTop: space(theme, 0.75), narrow: { marginTop: space(theme, 0.25) } }}>
            <Step item={item} at={at} setting={setting} />
          </div>
        </article>
      ))}
    </div>
  )
}

function Numeral({
  at,
  last,
  setting,
}: {
  readonly at: number
  readonly last: boolean
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const size = leadSize(setting)
  return (
    <div style={{ display: 'flex', align: 'center', gap: space(theme, 1) }}>
      <p
        style={{
          ...displayStyle(theme, size),
          color: theme.color.accentText,
          leading: 1,
          numeric: 'tabular',
          narrow: { size: Math.min(size, 56) },
        }}
      >
        {at + 1}
      </p>
      {!last && (
        <div
          style={{
            grow: 1,
            borderTop: { width: 2, color: theme.color.accentText },
            narrow: { display: 'none' },
          }}
        />
      )}
    </div>
  )
}

/** A title without the number that stands large above it. */
function unnumbered(nodes: readonly PhrasingContent[], at: number): readonly PhrasingContent[] {
  const [first, ...rest] = nodes
  const numbered = first?.type === 'text' && /^\s*(\d{1,2})\s*[.):]\s+(?=\S)/.exec(first.value)
  if (!first || !numbered || Number(numbered[1]) !== at + 1) return nodes
  return [{ ...first, value: first.value.slice(numbered[0].length) } as Text, ...rest]
}

/** How much larger than text a step is that is one sentence. */
const SAID = 1.2

/** A step's title over its text; a step that is one sentence is text. */
function Step({
  item,
  at,
  setting,
}: {
  readonly item: Item
  readonly at: number
  readonly setting: Setting
}): Child {
  const { theme } = setting
  if (isPhrase(item))
    return (
      <p style={{ size: Math.round(theme.type.base * SAID), leading: 1.35 }}>
        <Phrasing nodes={item.title.nodes} {...setting} />
      </p>
    )
  return (
    <Flow theme={theme} gap={0.5}>
      {item.title.text !== '' && (
        <p style={displayStyle(theme, sizeAt(theme, 1))}>
          <Phrasing nodes={unnumbered(titleOf(item), at)} {...setting} />
        </p>
      )}
      <ItemBody item={item} setting={setting} />
    </Flow>
  )
}
