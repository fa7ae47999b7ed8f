import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import type { ItemsProps } from './cards.tsx'
import { idOf, ItemBody, titleOf } from './item-parts.tsx'

/** Questions that open to their answers; the first is open. */
export function Questions({ items, setting }: ItemsProps): Child {
  const { theme } = setting
  return items.map((item, at) => (
    <details
      open={at === 0}
      {...idOf(item)}
      style={{
        borderTop: { width: 1, color: theme.color.hairline },
        ...(at === items.length - 1 && { borderBottom: { width: 1, color: theme.color.hairline } }),
        breakInside: 'avoid',
        textAlign: theme.type.align,
      }}
    >
      <summary
        style={{
          ...displayStyle(theme, sizeAt(theme, 1)),
          leading: 1.3,
          padding: [space(theme, 0.75), 0],
          transform: 'none',
          textWrap: 'normal',
        }}
      >
        <Phrasing nodes={titleOf(item)} {...setting} heading />
      </summary>
      <div style={{ padding: [0, 0, space(theme, 1), 0] }}>
        <ItemBody item={item} setting={setting} />
      </div>
    </details>
  ))
}
