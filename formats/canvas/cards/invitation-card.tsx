import { firstFitting } from '../../../core/compose/fit.ts'
import { bodyStyle, Prose } from '../../../core/compose/index.ts'
import { leastHeight, textsApart } from '../../../core/compose/least-height.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import { leastSize } from '../../../core/theme/medium.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { titleOf } from '../copy/canvas-copy.ts'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import { type Dress, Dressing, footTheme, insetOf, pictureShare } from './invitation-dress.tsx'
import { fitNames, Names } from './invitation-names.tsx'
import {
  Above,
  Below,
  type CardProps,
  type Divided,
  dividedAt,
  Known,
  readInvitation,
  Reply,
} from './invitation-words.tsx'

/** Share of the shorter side that a margin around much copy takes at most. */
const MARGIN = 0.09

/** The theme with the margins of a page that holds much. */
export function narrowed(theme: Theme): Theme {
  const { page, margin } = theme
  const most = Math.min(page.width, page.height) * MARGIN
  const narrow = (side: number): number => Math.round(Math.min(side, most))
  const { top, right, bottom, left } = margin
  return {
    ...theme,
    margin: { top: narrow(top), right: narrow(right), bottom: narrow(bottom), left: narrow(left) },
  }
}

/** Margins as wide above as below: a card that has no foot. */
export function balanced(theme: Theme): Theme {
  const { top, bottom } = theme.margin
  const even = Math.min(top, bottom)
  return { ...theme, margin: { ...theme.margin, top: even, bottom: even } }
}

/** One sheet: hosts, names as large as they go, when and where, and how to answer on its foot. */
export function composeInvitation(
  reading: Reading,
  roles: Roles,
  theme: Theme,
  measure: Measure,
): readonly Sheet[] {
  return [invitationSheet('canvas', { copy: readInvitation(reading, roles, theme.design), theme, measure })]
}

/** A copy on a card of its own. */
export function invitationSheet(name: string, { copy, theme, measure }: CardProps): Sheet {
  const asked = { ...dividedAt(copy), theme: balanced(theme), measure }
  const { parts, dress, plan } = settled(asked)
  const { margin } = parts.theme
  const own = { ...parts.theme, margin: { ...margin, bottom: plan.foot.air } }
  return canvasSheet(name, own, <Card {...parts} theme={own} dress={dress} plan={plan} />, titleOf(copy))
}

/** How a card looks and is filled: much copy has the room of its margins first, then of what would be around it. */
function settled(asked: Parts): { readonly parts: Parts; readonly dress: Dress; readonly plan: Plan } {
  const wished = dressOf(asked)
  const narrow = { ...asked, theme: narrowed(asked.theme) }
  const small = wished === 'none' ? 'none' : 'band'
  const attempts = [
    { parts: asked, dress: wished, ways: manners.filter(({ type }) => type >= READ) },
    { parts: narrow, dress: wished, ways: manners },
    { parts: narrow, dress: small, ways: manners },
    { parts: narrow, dress: 'none', ways: manners },
  ] as const
  for (const { parts, dress, ways } of isFarTooMuch(asked) ? [] : attempts) {
    const plan = planOf(parts, dress, ways)
    if (plan) return { parts, dress, plan }
  }
  // What a canvas shrinks, and goes on from to further pages.
  const [last] = waysIn(narrow, manners).slice(-1)
  return { parts: narrow, dress: 'none', plan: planIn(narrow, 'none', last ?? tightest).plan }
}

type Parts = Divided & Pick<CardProps, 'theme' | 'measure'>

/** Whether no manner holds the words of a card: that is known before any is set. */
function isFarTooMuch({ copy: { above, support, rest, terms }, theme: { page, type } }: Parts): boolean {
  const texts = textsApart([...above, ...support, ...rest, ...terms])
  return leastHeight(texts, type.base * tightest.type * PRINT, page.width) > page.height
}

/** Small print is set so much smaller than the words of a card. */
const PRINT = 0.85

/** Sides of a page from which on leaves have no room beside the words: width over height. */
const LYING = 1.1

function dressOf({ copy, theme: { design, type, page } }: Parts): Dress {
  if (design.decor.fields === false) return 'none'
  if (type.align !== 'center' || copy.picture) return 'band'
  if (design.decor.frame === null) return 'band'
  return design.decor.ornament && page.width <= page.height * LYING ? 'garland' : 'frame'
}

/** How a card is filled: type and room over what was asked for, the title over its most, and leaves over the height. */
interface Manner {
  readonly type: number
  readonly room: number
  readonly title: number
  readonly leaves: number
}

/** From roomy to tight. */
const manners: readonly Manner[] = [
  ...[1.6, 1.45, 1.3, 1.15, 1.05, 1].map(type => ({ type, room: type, title: 1, leaves: 0.2 })),
  { type: 1, room: 0.75, title: 1, leaves: 0.18 },
  { type: 1, room: 0.6, title: 0.9, leaves: 0.16 },
  { type: 1, room: 0.6, title: 0.72, leaves: 0.16 },
  { type: 1, room: 0.55, title: 0.56, leaves: 0.15 },
  { type: 0.92, room: 0.55, title: 0.56, leaves: 0.15 },
  { type: 0.85, room: 0.5, title: 0.53, leaves: 0.12 },
  { type: 0.78, room: 0.45, title: 0.5, leaves: 0.1 },
  { type: 0.7, room: 0.4, title: 0.47, leaves: 0.1 },
]
const tightest: Manner = { type: 0.62, room: 0.35, title: 0.44, leaves: 0.1 }

/** Type over what was asked for down to which wide margins stay. */
const READ = 0.92

interface Plan {
  /** Of the words but the title. */
  readonly theme: Theme
  /** px of the title. */
  readonly size: number
  /** px that the leaves take. */
  readonly leaves: number
  /** px of the foot: its words, the air around them, by how much its edge rises, and what stays free above it for a frame. */
  readonly foot: {
    readonly words: number
    readonly air: number
    readonly rise: number
    readonly free: number
  }
}

/** Baseline units between the groups of words at least. */
const APART = 3

/** The manners whose type is not too small for the page. */
function waysIn({ theme: { type, page } }: Parts, ways: readonly Manner[]): readonly Manner[] {
  return [...ways, tightest].filter(way => way.type >= 1 || type.base * way.type >= leastSize(page))
}

/** The roomiest plan that the card holds. */
function planOf(parts: Parts, dress: Dress, ways: readonly Manner[]): Plan | undefined {
  return firstFitting(waysIn(parts, ways), manner => {
    const { plan, fits } = planIn(parts, dress, manner)
    return fits ? plan : undefined
  })
}

function planIn(
  parts: Parts,
  dress: Dress,
  { type, room, title, leaves }: Manner,
): { readonly plan: Plan; readonly fits: boolean } {
  const { copy, theme, measure } = parts
  const { page, margin } = theme
  const own = scaled(theme, type, room)
  const width = textWidthIn(theme, dress)
  const shown = dress === 'garland' ? Math.round(page.height * leaves) : 0
  const foot = footIn(parts, own, dress)
  const above = heightOf(<Above copy={copy} theme={own} />, { width, theme: own, measure })
  const below = heightOf(<Below copy={copy} theme={own} width={width} />, { width, theme: own, measure })
  const taken =
    above +
    below +
    topOf(parts, shown) +
    foot.words +
    (foot.words > 0 ? 2 : 1) * foot.air +
    foot.rise +
    foot.free
  const { size, height } = fitNames(copy, theme, {
    width: page.width - margin.left - margin.right,
    height: page.height * 0.5,
    most: Math.min(page.width, page.height) * MOST * title,
  })
  return {
    plan: { theme: own, size, leaves: shown, foot },
    fits: taken + height + space(own, APART) <= page.height,
  }
}

/** Largest title as a share of the shorter side. */
const MOST = 0.19

/** px from the upper edge down to the first word. */
function topOf({ copy, theme: { page, margin } }: Parts, leaves: number): number {
  if (copy.picture) return page.height * pictureShare + margin.top * 0.6
  return Math.max(margin.top, leaves * 0.9)
}

/** px that lines of text take across: within the leaves of a margin where there are some. */
function textWidthIn({ page, margin }: Theme, dress: Dress): number {
  const whole = page.width - margin.left - margin.right
  return dress === 'garland' ? Math.min(whole, page.width * 0.69) : whole
}

/** px of the foot in a theme. */
function footIn(parts: Parts, theme: Theme, dress: Dress): Plan['foot'] {
  const { page, margin } = theme
  const rise = dress === 'garland' ? Math.round(page.width * 0.045) : 0
  const width = textWidthIn(theme, dress)
  const isEmpty = parts.reply.length + parts.contacts.length + parts.closing.length === 0
  if (isEmpty)
    return {
      words: 0,
      air: dress === 'garland' ? Math.round(page.height * 0.025) : margin.bottom,
      rise,
      free: 0,
    }
  const words = heightOf(<Reply {...parts} theme={theme} />, { width, theme, measure: parts.measure })
  const air = dress === 'none' ? margin.bottom * 0.8 : Math.max(space(theme, 0.75), margin.bottom * 0.4)
  return { words, air: Math.round(air), rise, free: dress === 'frame' ? 2 * insetOf(theme) : 0 }
}

/** px of the foot below its edge at the sides of the card. */
function footHeight({ words, air, rise }: Plan['foot']): number {
  return words + air * (words > 0 ? 2 : 1) + Math.round(rise * SUNK)
}

/** Part of its rise by which the words on a hill stand below its top. */
const SUNK = 0.6

interface DressedProps extends Parts {
  readonly dress: Dress
  readonly plan: Plan
}

/** The words of an invitation spread over the card, below its leaves or its picture, with the answer on its foot. */
function Card(props: DressedProps): Child {
  const { copy, theme, dress, plan } = props
  const { foot } = plan
  const own = plan.theme
  const width = textWidthIn(theme, dress)
  const isCentred = theme.type.align === 'center'
  const block = { width, ...(isCentred && { alignSelf: 'center' as const }), shrink: 0 }
  const on = footTheme(own, dress)
  return (
    <section
      style={{
        ...bodyStyle(theme),
        size: own.type.base,
        height: '100%',
        display: 'flex',
        direction: 'column',
      }}
    >
      <Dressing
        theme={theme}
        dress={dress}
        leaves={plan.leaves}
        foot={{ height: footHeight(foot), rise: foot.rise, empty: foot.words === 0 }}
        picture={copy.picture}
      />
      <div flow style={{ position: 'relative', grow: 1, display: 'flex', direction: 'column' }}>
        <div style={{ height: topOf(props, plan.leaves) - theme.margin.top, shrink: 0 }} />
        <div style={{ grow: 2 }} />
        <div style={{ ...block, ...said(own) }}>
          <Above copy={copy} theme={own} />
        </div>
        <Names
          copy={copy}
          theme={own}
          size={plan.size}
          width={width}
          plain={theme.design.decor.fields === false}
        />
        <div style={{ ...block, ...said(own) }}>
          <Prose nodes={copy.support} theme={own} size={own.type.base} measured={false} />
        </div>
        <div style={{ grow: 3, minHeight: space(own, 1) }} />
        <div style={block}>
          <Known copy={copy} theme={own} width={width} />
        </div>
        <div style={{ grow: 3, minHeight: space(own, 1) }} />
        <div
          style={{
            ...block,
            marginTop: foot.free + Math.round(foot.rise * SUNK) + (foot.words > 0 ? foot.air : 0),
            color: on.color.text,
          }}
        >
          {foot.words > 0 && <Reply {...props} theme={on} />}
        </div>
      </div>
    </section>
  )
}

/** What is said and not stated slopes beside a display face of its own. */
function said({ type }: Theme): Style {
  return { italic: type.display !== type.text }
}
