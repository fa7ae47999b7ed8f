import { bodyStyle, PageFooter } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import { type Sheet, toSheet } from '../../../core/compose/sheet.ts'
import { mm } from '../../../core/theme/page.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'

/** A tinted column at one side of every page, px. */
interface SideField {
  readonly width: number
  /** It is where lines begin. */
  readonly first: boolean
  /** px from the top of the first page to where it begins there. */
  readonly top: number
}

interface FieldSheetOptions {
  readonly theme: Theme
  readonly title: string
  readonly side?: SideField | undefined
  /** A band begins the first page at its edge, and names its owner on the others. Default true. */
  readonly banded?: boolean
  readonly content: Child
}

/** px above the text of a page, and below it. */
export const edge: { readonly top: number; readonly bottom: number } = { top: mm(13), bottom: mm(15) }

/** The same where no band begins the page: a name at its head stands clear of the edge. */
export const plainEdge: typeof edge = { top: mm(19), bottom: edge.bottom }

/** px of the band that names its owner at the head of the second page and of those after it. */
const RUNNING = mm(8)

/** px by which fields lie over each other, so that no hair of paper shows between them. */
const LAP = 1

/**
 * Running pages whose fields of colour reach the edges of the paper: a band along the top of the first, which shrinks to
 * a running head, and a tinted column down to the foot of each. What stands on them brings its own room at the sides.
 */
export function fieldSheet({ theme, title, side, banded = true, content }: FieldSheetOptions): Sheet {
  const numbered = theme.design.layout.pageNumbers !== false
  const own = { ...theme, margin: { ...theme.margin, ...(banded ? edge : plainEdge), left: 0, right: 0 } }
  const cap = { position: 'absolute', top: 0, left: 0, width: '100%', height: edge.top + LAP } as const
  const root = (
    <main style={bodyStyle(theme)}>
      {banded && (
        <div ariaHidden style={{ ...cap, background: theme.color.accent, narrow: { display: 'none' } }} />
      )}
      {side && <div ariaHidden style={{ ...tintAt(theme, side), top: side.top - LAP, bottom: 0 }} />}
      {content}
    </main>
  )
  return toSheet('body', own, root, {
    title,
    header: runningHead({ theme, title, side, banded }),
    footer: foot({ theme, side, numbered }),
    bareFirstPage: true,
  })
}

function tintAt(theme: Theme, { width, first }: Omit<SideField, 'top'>) {
  const isLeft = first === (theme.dir === 'ltr')
  const place = { position: 'absolute', width, background: themeOn(theme, 'quiet').color.paper } as const
  return { ...place, ...(isLeft ? { left: 0 } : { right: 0 }), narrow: { display: 'none' } } as const
}

type FurnitureOptions = Pick<FieldSheetOptions, 'theme' | 'side' | 'title' | 'banded'>

/** The name on a narrow band of the accent, or on paper where no band begins the pages; below it the tinted column goes on. */
function runningHead({ theme, title, side, banded = true }: FurnitureOptions) {
  const { color, type, margin } = banded ? themeOn(theme, 'accent') : theme
  // The sheet keeps eight px between a head and its text, half of them above it.
  const height = (banded ? edge : plainEdge).top - 8
  const place = banded ? { top: -4, height: RUNNING } : { top: 0, height }
  const band = { position: 'absolute', left: 0, width: '100%', ...place } as const
  const words = {
    ...{ family: type.text, size: Math.max(type.base * 0.85, 10), leading: 1.2 },
    ...(banded ? { color: color.text, weight: type.strongWeight } : { color: color.textMuted }),
  }
  return toNodes(
    <div style={{ position: 'relative', height }}>
      {side && (
        <div
          style={{
            ...tintAt(theme, side),
            top: RUNNING - 4 - LAP,
            height: edge.top - RUNNING + 2 * LAP,
          }}
        />
      )}
      <div
        style={{
          ...band,
          ...(banded && { background: color.paper }),
          ...{
            padding: [0, margin.right, 0, margin.left],
            display: 'flex',
            direction: 'column',
            justify: 'center',
          },
        }}
      >
        <p style={words}>{title}</p>
      </div>
    </div>,
  )[0] as NonNullable<Sheet['header']>
}

/** The page's number, and the tinted column down to the edge. */
function foot({
  theme,
  side,
  numbered,
}: Pick<FieldSheetOptions, 'theme' | 'side'> & { readonly numbered: boolean }) {
  const { left, right } = theme.margin
  return toNodes(
    <div style={{ position: 'relative', height: edge.bottom - 8 }}>
      {side && <div style={{ ...tintAt(theme, side), top: -4 - LAP, height: edge.bottom + LAP }} />}
      <div style={{ position: 'relative', padding: [0, right, 0, left] }}>
        {numbered && PageFooter({ theme })}
      </div>
    </div>,
  )[0] as NonNullable<Sheet['footer']>
}
