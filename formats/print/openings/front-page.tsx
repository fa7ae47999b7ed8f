import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { roomAcross, sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { leadingSize, onCoverFill } from '../covers/cover.tsx'
import type { OpeningCopy } from './opening-copy.ts'
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

type FrontPageProps = Pick<OpeningProps, 'theme' | 'copy'> & {
  /** Size of the title and the room above it, as a part of the most. */
  readonly by: number
}

/** What stands on the page for the title, and what it left for the head of the text. */
interface FrontCover {
  readonly front: Child
  readonly rest?: Child
}

/** Sizes of a title and its room, as parts of the most, that are tried for the sake of what stands below it. */
const TITLES = [1, 0.8, 0.64]

/**
 * The page for the title that holds all it says: as `designed`, else plain with the title as large as leaves room for that, else
 * with details, and then all but names, left for the text. Undefined where nothing fits.
 */
export function coverOf(
  copy: OpeningCopy,
  theme: Theme,
  measure: Measure,
  designed: Child | undefined,
): FrontCover | undefined {
  const { page } = theme
  const fits = (front: Child): boolean =>
    page.height === 0 || measure.piece(front, page.width, page.height + 1).height <= page.height + 1
  if (designed !== undefined && fits(designed)) return { front: designed }
  const { entries, contacts, texts, abstract, ...names } = copy
  const bare = { ...names, entries: [], contacts: [], texts: [] }
  const details = <Facts theme={theme} copy={copy} />
  const ways: readonly (readonly [OpeningCopy, Child?])[] = [
    [copy],
    [{ ...bare, ...(abstract && { abstract }) }, details],
    [bare, [<Abstract theme={theme} copy={copy} />, details]],
  ]
  for (const [own, rest] of ways)
    for (const by of TITLES) {
      const front = <FrontPage theme={onCoverFill(theme) ?? theme} copy={own} by={by} />
      if (fits(front)) return rest ? { front, rest } : { front }
    }
  return undefined
}

/** Least and most of the largest title, in sizes of the text. */
const TITLE = [3, 6.6] as const

/** Parts of a page's height: where the title of a cover begins, so that it stands in its upper half. */
const HEAD = 0.24

/** A page for the title: whose it is at the head, the title over a line of the accent, who and when at the foot. */
function FrontPage({ theme, copy, by }: FrontPageProps): Child {
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
        <div style={{ minHeight: height * HEAD * by - top, narrow: { minHeight: 0 } }}>
          <Mark theme={theme} copy={copy} align={align} />
        </div>
        <CoverTitle theme={theme} copy={copy} by={by} />
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

function CoverTitle({ theme, copy, by }: FrontPageProps): Child {
  const centred = isCentred(theme) ? { marginInline: 'auto' as const } : {}
  const line = { marginTop: space(theme, 1), maxWidth: theme.type.measure * 0.85, size: sizeAt(theme, 2) }
  return [
    <Title
      theme={theme}
      copy={copy}
      size={leadingSize(copy, theme, roomAcross(theme), [TITLE[0] * by, TITLE[1] * by])}
      style={{ leading: 1.02 }}
    />,
    <Subtitle theme={theme} copy={copy} style={{ ...line, ...centred }} />,
  ]
}

/** Authors, date and facts. */
function CoverFoot({ theme, copy }: Omit<FrontPageProps, 'by'>): Child {
  return (
    <div>
      <Authors theme={theme} copy={copy} />
      <Bylines theme={theme} copy={copy} />
      <Dates theme={theme} copy={copy} />
      <Facts theme={theme} copy={copy} />
    </div>
  )
}
