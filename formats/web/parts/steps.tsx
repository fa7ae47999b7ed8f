import type { RootContent } from 'mdast'
import { displayStyle, Flow, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import type { Setting } from './setting.ts'

/** Numbered steps side by side. */
export function Steps({
  steps,
  setting,
}: {
  readonly steps: readonly (readonly RootContent[])[]
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const columns = steps.length === 4 || steps.length < 3 ? Math.max(steps.length, 1) : 3
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
      {steps.map((blocks, at) => (
        <article
          part="step"
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
            <Step blocks={blocks} setting={setting} />
          </div>
        </article>
      ))}
    </div>
  )
}

/** A step that opens with bold words has them as its title. */
function Step({
  blocks,
  setting,
}: {
  readonly blocks: readonly RootContent[]
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const [first, ...more] = blocks
  const [strong, ...words] = first?.type === 'paragraph' ? first.children : []
  if (strong?.type !== 'strong') return <Prose nodes={blocks} {...setting} level={2} measured={false} />
  return (
    <Flow theme={theme} gap={0.5}>
      <p style={displayStyle(theme, sizeAt(theme, 1))}>
        <Phrasing nodes={strong.children} {...setting} />
      </p>
      {words.length > 0 && (
        <p>
          <Phrasing nodes={words} {...setting} />
        </p>
      )}
      <Prose nodes={more} {...setting} level={2} measured={false} />
    </Flow>
  )
}
