import { Column, Columns, groupBlocks, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { space } from '../../../core/theme/theme.ts'
import { belowTitle } from '../type/deck-theme.ts'
import type { BodyProps } from './body.tsx'

/** Room between the subjects, units. */
const GAP = 2

/** Two to four subjects side by side, each under its heading. */
export function SlideCompare({ slide, theme, text }: BodyProps): Child {
  const { lead, groups } = groupBlocks(slide.blocks)
  const rule = { width: 4, color: theme.color.accent }
  const set = belowTitle(theme, text.scale)
  return (
    <>
      {lead.length > 0 && <Prose nodes={lead} theme={theme} />}
      <div style={{ marginTop: lead.length > 0 ? space(theme, 1.25) : 0 }}>
        <Columns theme={theme} gap={GAP}>
          {groups.map(group => (
            <Column>
              <div style={{ borderTop: rule, padding: [space(theme, 0.75), 0, 0, 0], size: set.type.base }}>
                <Prose nodes={group} theme={set} measured={false} />
              </div>
            </Column>
          ))}
        </Columns>
      </div>
    </>
  )
}
