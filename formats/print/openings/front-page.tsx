import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { roomAcross, sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
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

/** How much of the page's height the panel takes. */
const PANEL = 0.62

type FrontPageProps = Pick<OpeningProps, 'theme' | 'copy'>

/** A page for the title: it stands at the foot of a panel of the accent; below it, on paper, whose it is, who and when. */
export function FrontPage({ theme, copy }: FrontPageProps): Child {
  const { top, right, bottom, left } = theme.margin
  const height = theme.page.height - 1
  const room = space(theme, 1)
  const deep = themeOn(theme, 'accent')
  const column = { display: 'flex', direction: 'column', narrow: { minHeight: 0 } } as const
  const narrow = { minHeight: 0, padding: [room * 2, room] } as const
  // What there is to say below the title takes the room it needs from the panel.
  const said = copy.abstract || copy.texts.length > 0 || copy.entries.length > 6
  const opens = copy.logo ?? copy.mark ?? copy.abstract
  const panel = height * (said ? PANEL - 0.14 : PANEL)
  return (
    <section
      part="cover"
      // Words of a cover are too few to be justified.
      style={{
        ...bodyStyle(theme),
        ...{ textAlign: isCentred(theme) ? 'center' : 'start', minHeight: height },
        ...column,
      }}
    >
      <div
        style={{
          ...column,
          ...{ justify: 'end', minHeight: panel, padding: [top, right, top, left], narrow },
          ...{ background: deep.color.paper, color: deep.color.text },
        }}
      >
        <CoverTitle theme={deep} copy={copy} />
      </div>
      <div
        style={{
          ...column,
          ...{ justify: 'between', grow: 1, narrow },
          padding: [space(theme, 2), right, bottom, left],
        }}
      >
        <div style={opens ? { marginBottom: space(theme, 2) } : {}}>
          <Mark theme={theme} copy={copy} align={isCentred(theme) ? 'center' : 'start'} />
          <Abstract theme={theme} copy={copy} />
        </div>
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
