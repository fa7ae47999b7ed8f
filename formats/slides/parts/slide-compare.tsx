import type { RootContent } from 'mdast'
import { Column, Columns, groupBlocks, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { heightOf, type Place } from '../../parts/height-of.tsx'
import { aloneTheme, roomDown } from './deck-theme.ts'
import type { BodyProps } from './slide-body.tsx'

/** Room between the subjects, units. */
const GAP = 2

/** Two to four subjects side by side, each under its heading, in the larger of the deck's two sizes where all fit. */
export function SlideCompare({ slide, theme, width, measure }: BodyProps): Child {
  const { lead, groups } = groupBlocks(slide.blocks)
  const rule = { width: 4, color: theme.color.accent }
  const across = (width - space(theme, GAP) * (groups.length - 1)) / groups.length
  const large = largeTheme(theme)
  const set =
    lead.length === 0 && groups.every(group => fitsIn(group, { width: across, theme: large, measure }))
      ? large
      : theme
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

/** How much larger headings are when text is set larger: less, so that the slide's title stays above them. */
const HEADING = 1.15

function largeTheme(theme: Theme): Theme {
  const alone = aloneTheme(theme)
  return { ...alone, type: { ...alone.type, steps: scaled(theme, HEADING).type.steps } }
}

/** Width of a letter, em, of the headings that a column's words must leave room for. */
const LETTER = 0.8
/** Share of the room down that may be filled. */
const FILLED = 0.85

function fitsIn(group: readonly RootContent[], place: Place): boolean {
  const { theme, width } = place
  const size = theme.type.base
  const longest = Math.max(
    ...group.flatMap(block => plainText(block).split(/\s+/)).map(word => word.length),
    1,
  )
  if (group.some(({ type }) => type === 'code' || type === 'table')) return false
  // Points stand in.
  const room = width - size * 1.4
  return (
    longest * size * LETTER <= room &&
    heightOf(<Prose nodes={group} theme={theme} measured={false} />, place) <= roomDown(theme) * FILLED
  )
}
