import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { roomAcross, sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { leadingSize } from '../covers/cover.tsx'
import {
  Abstract,
  Authors,
  Bylines,
  Dates,
  Facts,
  Mark,
  type OpeningProps,
  Subtitle,
  Title,
} from './opening.tsx'

type FrontPageProps = Pick<OpeningProps, 'theme' | 'copy'>

/** Parts of a page's height: where the title of a cover begins, so that it stands in its upper half. */
const HEAD = 0.24

/** A page for the title: whose it is at the head, the title over a line of the accent, who and when at the foot. */
export function FrontPage({ theme, copy }: FrontPageProps): Child {
  const { top, right, bottom, left } = theme.margin
  const height = theme.page.height
  const room = space(theme, 1)
  const column = { display: 'flex', direction: 'column', narrow: { minHeight: 0 } } as const
  const align = isCentred(theme) ? 'center' : 'start'
  const line = { height: Math.max(theme.rule * 2, 2), background: theme.color.accent }
  return (
    <section
      part="cover"
      // Words of a cover are too few to be justified.
      style={{
        ...bodyStyle(theme),
        ...{ ...column, justify: 'between', minHeight: height, textAlign: align },
        padding: [top, right, bottom, left],
        narrow: { minHeight: 0, padding: [room * 2, room] },
      }}
    >
      <div>
        <div style={{ minHeight: height * HEAD - top, narrow: { minHeight: 0 } }}>
          <Mark theme={theme} copy={copy} align={align} />
        </div>
        <CoverTitle theme={theme} copy={copy} />
        <div ariaHidden style={{ ...line, marginTop: space(theme, 1.5) }} />
        <Abstract theme={theme} copy={copy} />
      </div>
      <div style={{ marginTop: space(theme, 2) }}>
        <CoverFoot theme={theme} copy={copy} />
      </div>
    </section>
  )
}

function isCentred(theme: Theme): boolean {
  return theme.type.align === 'center'
}

function CoverTitle({ theme, copy }: FrontPageProps): Child {
  const centred = isCentred(theme) ? { marginInline: 'auto' as const } : {}
  const line = { marginTop: space(theme, 1), maxWidth: theme.type.measure * 0.85, size: sizeAt(theme, 2) }
  return [
    <Title
      theme={theme}
      copy={copy}
      size={leadingSize(copy, theme, roomAcross(theme))}
      style={{ leading: 1.02 }}
    />,
    <Subtitle theme={theme} copy={copy} style={{ ...line, ...centred }} />,
  ]
}

/** Authors, date and facts. */
function CoverFoot({ theme, copy }: FrontPageProps): Child {
  return (
    <div>
      <Authors theme={theme} copy={copy} />
      <Bylines theme={theme} copy={copy} />
      <Dates theme={theme} copy={copy} />
      <Facts theme={theme} copy={copy} />
    </div>
  )
}
