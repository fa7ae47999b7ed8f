import { displayStyle, Flow, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Item } from '../../../core/reading/reading.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { isPhrase, type ItemsProps } from './cards.tsx'
import { idOf, ItemBody, titleOf } from './item-parts.tsx'
import type { Setting } from './setting.ts'

/** Numbered steps side by side. */
export function Steps({ items, setting }: ItemsProps): Child {
  const { theme } = setting
  const columns = items.length === 4 || items.length < 3 ? Math.max(items.length, 1) : 3
  return (
    <div
      part="steps"
      style={{
        display: 'grid',
        columns,
        gap: space(theme, 1.5),
        medium: { columns: columns === 4 ? 2 : columns },
        narrow: { columns: 1 },
      }}
    >
      {items.map((item, at) => (
        <article
          part="step"
          {...idOf(item)}
          style={{
            borderTop: { width: 2, color: theme.color.accent },
            padding: [space(theme, 0.75), 0, 0, 0],
            breakInside: 'avoid',
          }}
        >
          <p
            style={{ ...displayStyle(theme, sizeAt(theme, 3)), color: theme.color.accentText, leading: 1.1 }}
          >
            {at + 1}
          </p>
          <div style={{ marginTop: space(theme, 0.5) }}>
            <Step item={item} setting={setting} />
          </div>
        </article>
      ))}
    </div>
  )
}

/** A step's title over its text; a step that is one sentence is text. */
function Step({ item, setting }: { readonly item: Item; readonly setting: Setting }): Child {
  const { theme } = setting
  if (isPhrase(item))
    return (
      <p>
        <Phrasing nodes={item.title.nodes} {...setting} />
      </p>
    )
  return (
    <Flow theme={theme} gap={0.5}>
      {item.title.text !== '' && (
        <p style={displayStyle(theme, sizeAt(theme, 1))}>
          <Phrasing nodes={titleOf(item)} {...setting} />
        </p>
      )}
      <ItemBody item={item} setting={setting} />
    </Flow>
  )
}
