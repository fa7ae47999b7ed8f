import { displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import type { Group } from './sections.ts'
import type { Setting } from './setting.ts'

/** Questions that open to their answers; the first is open. */
export function Questions({
  groups,
  setting,
}: {
  readonly groups: readonly Group[]
  readonly setting: Setting
}): Child {
  const { theme } = setting
  return groups.map((group, at) => (
    <details
      open={at === 0}
      {...(group.id !== undefined && { id: group.id })}
      style={{
        borderTop: { width: 1, color: theme.color.hairline },
        ...(at === groups.length - 1 && { borderBottom: { width: 1, color: theme.color.hairline } }),
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
        <Phrasing nodes={group.title} {...setting} heading />
      </summary>
      <div style={{ padding: [0, 0, space(theme, 1), 0] }}>
        <Prose nodes={group.blocks} {...setting} level={2} />
      </div>
    </details>
  ))
}
