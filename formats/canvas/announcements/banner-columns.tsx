import type { RootContent } from 'mdast'
import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Composition } from '../../../core/format.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import { plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { Action } from './foot.tsx'
import type { AnnouncementProps } from './look.ts'
import { Support } from './words.tsx'
import { readOnce } from './announcement.tsx'
import type { SettingOf } from './banner-words.tsx'
import { type CanvasCopy, titleOf, wordsIn } from '../copy/canvas-copy.ts'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import { CopyColumns, fitColumns } from '../sheets/copy-columns.tsx'
import { hasMasthead, Masthead } from '../sheets/masthead.tsx'
import { ContactLine } from '../sheets/terms.tsx'
import { isStrip, Strip } from './strip.tsx'
import { fitTitle, HeadlineLabel, Title } from '../sheets/title.tsx'

/** A banner that says much, all of it on one face: its message on a field at the start, the rest in columns beside it. */
export function messageAndColumns(roles: Roles, settingOf: SettingOf): Composition {
  return {
    name: 'message beside columns',
    leads: true,
    suits: reading => saysMuch(readOnce(reading, roles)),
    compose: (reading, paper, measure) => {
      const copy = readOnce(reading, roles)
      const { theme, look } = settingOf(paper)
      const props = { copy, theme, look, measure }
      if (isStrip(theme)) return [canvasSheet('canvas', theme, <Strip {...props} />, titleOf(copy))]
      const bare = { ...theme, margin: NONE }
      return [canvasSheet('canvas', bare, <Beside {...props} />, titleOf(copy))]
    },
  }
}

/** The field runs to the edges; what stands on it keeps to the margins of the theme. */
const NONE = { top: 0, right: 0, bottom: 0, left: 0 }

/** Letters besides the message from which on they have columns of their own. */
const MUCH = 180

function saysMuch(copy: CanvasCopy): boolean {
  return copy.headline !== undefined && !copy.picture && wordsIn(toldIn(copy)).length >= MUCH
}

/** Letters of a line that may stand under the message. */
const UNDER = 100

function isUnder({ support: [only, ...others] }: CanvasCopy): boolean {
  return only !== undefined && others.length === 0 && plainText(only).length <= UNDER
}

/** What stands in the columns. */
function toldIn(copy: CanvasCopy): readonly RootContent[] {
  return [...(isUnder(copy) ? [] : copy.support), ...copy.rest, ...copy.terms]
}

/** Shares of a face that the field takes, largest first: of the width of one that lies, of the height of any other. */
const FIELD = { lying: [0.5, 0.43, 0.36, 0.3], upright: [0.48, 0.42, 0.34] }

/** Share of the width from which on type in columns is read with ease: where it is not, the field gives way. */
const LEGIBLE = 1 / 65

/** Sizes of what stands around the message over body, largest first, and the share of the height that it takes at most. */
const SMALLER = [1, 0.85, 0.7, 0.6, 0.5]
const ROUND = 0.4

/** How many times as large as the columns the message is at least. */
const DOMINANCE = 1.8

/** Where the parts stand. */
interface Plan {
  /** px; along the start of a face that lies, along the top of any other. */
  readonly field: { readonly width: number } | { readonly height: number }
  /** What stands around the headline, in its type. */
  readonly message: AnnouncementProps
  /** px */
  readonly titleSize: number
  readonly told: CopyColumns
}

function isLying({ page }: Theme): boolean {
  return page.width > page.height * 1.35
}

/** px between the field's edge and the words on both sides of it. */
function gapIn({ margin }: Theme): number {
  return Math.round(Math.min(margin.left, margin.right) * 0.8)
}

function planIn(props: AnnouncementProps): Plan {
  const { theme } = props
  const [first = 1, ...shares] = isLying(theme) ? FIELD.lying : FIELD.upright
  return shares.reduce(
    (plan, share) => (plan.told.theme.type.base >= theme.page.width * LEGIBLE ? plan : planAt(props, share)),
    planAt(props, first),
  )
}

function planAt(props: AnnouncementProps, share: number): Plan {
  const { copy, theme, measure } = props
  const { page, margin } = theme
  const lying = isLying(theme)
  const gap = gapIn(theme)
  const field = lying
    ? { width: Math.round(page.width * share), height: page.height }
    : { width: page.width, height: Math.round(page.height * share) }
  const width = field.width - margin.left - (lying ? gap : margin.right)
  const height = field.height - margin.top - (lying ? margin.bottom : gap)
  const on = themeOn(theme, 'accent')
  const own = isUnder(copy) ? copy : { ...copy, support: [] }
  const heightIn = (message: AnnouncementProps): number =>
    heightOf([<Above {...message} />, <Support {...message} />], { ...message, width })
  const messages = SMALLER.map(factor => ({ ...props, copy: own, theme: scaled(on, factor) }))
  const message = messages.find(one => heightIn(one) <= height * ROUND) ?? messages.at(-1) ?? props
  const { size } = fitTitle(copy.headline?.text ?? '', on, {
    width,
    height: height - heightIn(message),
    lines: 6,
    least: message.theme.type.base * 1.3,
    most: page.height * 0.3,
  })
  const told = fitColumns(toldIn(copy), {
    theme,
    measure,
    width: page.width - margin.right - (lying ? field.width + gap : margin.left),
    height: lying
      ? page.height - margin.top - margin.bottom
      : page.height - field.height - gap - margin.bottom,
    most: size / DOMINANCE,
    foot: theme => <Reach copy={copy} theme={theme} />,
  })
  return { field: lying ? { width: field.width } : { height: field.height }, message, titleSize: size, told }
}

function Beside(props: AnnouncementProps): Child {
  const { copy, theme } = props
  const { margin } = theme
  const lying = isLying(theme)
  const gap = gapIn(theme)
  const { field, message, titleSize, told } = planIn(props)
  const on = themeOn(theme, 'accent')
  const { paper: background, text: color } = on.color
  return (
    <section
      style={{ ...bodyStyle(theme), height: '100%', display: 'flex', direction: lying ? 'row' : 'column' }}
    >
      <div
        part="field"
        style={{
          ...field,
          shrink: 0,
          padding: lying ? around(theme, 'start') : [margin.top, margin.right, gap, margin.left],
          background,
          color,
        }}
      >
        <Above {...message} />
        {copy.headlineLabel && <HeadlineLabel words={copy.headlineLabel} theme={on} />}
        {copy.headline && <Title words={copy.headline} theme={on} size={titleSize} />}
        <Support {...message} />
      </div>
      <div
        flow
        style={{
          grow: 1,
          basis: 0,
          padding: lying ? around(theme, 'end') : [gap, margin.right, margin.bottom, margin.left],
          display: 'flex',
          direction: 'column',
          justify: 'between',
        }}
      >
        <CopyColumns {...told} />
        <Reach copy={copy} theme={told.theme} />
      </div>
    </section>
  )
}

/** px around what stands at the start or the end of a face that lies, with the gap on the side of the other. */
function around(theme: Theme, at: 'start' | 'end'): readonly [number, number, number, number] {
  const { top, right, bottom, left } = theme.margin
  const gap = gapIn(theme)
  const isLeft = (at === 'start') === (theme.dir === 'ltr')
  return isLeft ? [top, gap, bottom, left] : [top, right, bottom, gap]
}

function Above({ copy, theme }: AnnouncementProps): Child {
  if (!hasMasthead(copy)) return null
  return (
    <div style={{ size: theme.type.base, marginBottom: space(theme, 1) }}>
      <Masthead copy={copy} theme={theme} />
    </div>
  )
}

/** When and where, what to do, and how to find out more, in a line under the columns. */
function Reach({ copy, theme }: { readonly copy: CanvasCopy; readonly theme: Theme }): Child {
  const action = copy.facts.find(({ role }) => role === 'action')
  const captions = copy.captions.map(phrase => ({ label: phrase, written: true, lines: [] }))
  const line = [...copy.facts.filter(fact => fact !== action), ...captions, ...copy.contacts]
  if (line.length === 0 && action === undefined) return null
  const small = scaled(theme, 0.92)
  return (
    <div style={{ marginTop: space(theme, 0.75), size: small.type.base, shrink: 0 }}>
      {action && (
        <div style={{ size: theme.type.base, marginBottom: space(theme, 1) }}>
          <Action entry={action} theme={theme} />
        </div>
      )}
      <ContactLine contacts={line} theme={small} />
    </div>
  )
}
