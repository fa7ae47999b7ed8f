import { bodyStyle } from '../../../core/compose/index.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { leastHeight, textsApart } from '../../../core/compose/least-height.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Composition } from '../../../core/format.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { hasColoredPaper } from '../../../core/theme/grounds.ts'
import { leastSize, mediumOf, smallestType } from '../../../core/theme/medium.ts'
import { withMargin } from '../../../core/theme/margins.ts'
import { noSmallerThan, scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { type CanvasCopy, readCanvas, titleOf, wordsIn } from '../copy/canvas-copy.ts'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import { hasMasthead, Masthead } from '../sheets/masthead.tsx'
import { HeadlineLabel } from '../sheets/title.tsx'
import { type FittedLines, fitLines, shouting, TitleLines } from '../sheets/title-lines.tsx'
import { byline, clearOfButtons } from './announcement.tsx'
import { type BroadsideCopy, BroadsideFoot, divideCopy, keyLead, withoutRepeats } from './broadside-foot.tsx'
import type { AnnouncementLook } from './look.ts'
import { programmeIn } from './programme.tsx'

/** How a format sets its canvases. */
type SettingOf = (theme: Theme) => { readonly theme: Theme; readonly look: AnnouncementLook }

/** A poster seen from across the street: each line of its title fills the width, on a field of the accent or in its colour. */
export function broadside(roles: Roles, settingOf: SettingOf, usual: Composition['compose']): Composition {
  return {
    name: 'title across the sheet',
    leads: true,
    suits: (reading, { space }) => {
      const { headline } = readCanvas(reading, roles)
      return headline !== undefined && (space.density !== 'airy' || headline.text.length <= CALM)
    },
    compose: (reading, paper, measure) => {
      const copy = readCanvas(reading, roles, { contacts: byline, own: ['programme'], once: 90 })
      const { theme: whole, look } = settingOf(paper)
      const set = look.covered === undefined ? closer(whole) : clearOfButtons(whole, copy, look)
      if (set.page.width > set.page.height * LYING && look.covered !== undefined)
        return usual(reading, paper, measure)
      const plan = planBroadside({ copy, reading, theme: shouting(set, reading.words), measure })
      if (plan === undefined) return usual(reading, paper, measure)
      return [canvasSheet('canvas', plan.theme, <Broadside {...plan} />, titleOf(copy))]
    },
  }
}

/** Letters of the longest title that shouts line by line on a sheet that its brief wants calm. */
const CALM = 40

/** A card in a feed that is wider than this over its height has its parts side by side. */
const LYING = 1.15

/** Share of the shorter side that stays free at the edges of a wall, and of a card that other things stand around. */
const EDGE = { wall: 0.042, card: 0.075 }

function closer(theme: Theme): Theme {
  const { page, design } = theme
  const edge = mediumOf(page) === 'social' ? EDGE.card : EDGE.wall
  const side = Math.round(Math.min(page.width, page.height) * edge * Math.max(design.space.marginScale, 0.8))
  return withMargin(theme, { top: side, right: side, bottom: side, left: side })
}

interface Asked {
  readonly copy: CanvasCopy
  readonly reading: Reading
  readonly theme: Theme
  readonly measure: Measure
}

/** What carries the accent: a field under the title, its letters, a field under the foot of a ground that the brief names, or nothing where the brief asks for a plain page. */
type Manner = 'field' | 'letters' | 'foot' | 'plain'

interface Plan extends Omit<Asked, 'reading'> {
  readonly manner: Manner
  readonly divided: BroadsideCopy
  /** In which the foot is set. */
  readonly near: Theme
  readonly title: FittedLines
  /** Height of what stands under it, px. */
  readonly foot: number
  /** px; of the picture, and of what the title's part has beyond its words. */
  readonly picture: number
  readonly free: number
}

/** Sizes of what stands under the title over the text, largest first. */
const SIZES = [2, 1.8, 1.6, 1.4, 1.25, 1.12, 1, 0.9, 0.8, 0.7, 0.62, 0.55, 0.48]

/** Letters of running text from which on it is set no larger than this. */
const LITTLE = 90
const LARGEST = 1.12

/** Shares of the height that a title takes, the best first, and how small what stands under it may be set for that. */
const TITLES: readonly (readonly [share: number, smallest: number])[] = [
  [0.5, 1],
  [0.42, 0.9],
  [0.34, 0.8],
  [0.26, 0.7],
  [0.18, 0.48],
  [0, 0.48],
]

/** How many times as large as the text under it a title's smallest line is at least: on cards, whose text is large, and on other sheets. */
const LEADS = { social: 2.4, other: 3 }

/** Most lines of a title: of a long one a line for so many letters, within these. */
const LINES = { letters: 15, least: 5, most: 9 }

/** Shares of the height of a picture: at least, and at most. */
const PICTURE = { least: 0.15, most: 0.42 }
/** The same beside copy of so many letters at most: there it is what one sees. */
const SHOWN = { letters: 260, smallest: 0.8, least: [0.42, 0.36, 0.31], most: 0.6 }

/** What the text says as well gives way where there is no room for both. */
function planBroadside({ reading, ...asked }: Asked): Plan | undefined {
  const divided = divideCopy(asked.copy, reading, programmeIn(reading))
  const plan = planOf(asked, divided)
  if (plan !== undefined) return plan
  const once = withoutRepeats(divided)
  return once.key.length < divided.key.length ? planOf(asked, once) : undefined
}

function planOf(asked: Omit<Asked, 'reading'>, divided: BroadsideCopy): Plan | undefined {
  const least = leastOn(asked.theme)
  const most =
    wordsIn([...divided.support, ...divided.told]).length > LITTLE ? LARGEST : Number.POSITIVE_INFINITY
  const set = SIZES.filter(size => asked.theme.type.base * size >= least && size <= most)
  const dominated = set.filter(size => leavesKeyLarge(divided, asked.theme, size))
  const sizes = dominated.length > 0 ? dominated : set
  const known = new Map<number, Plan | undefined>()
  const planAt = (size: number): Plan | undefined => {
    if (!known.has(size)) known.set(size, planFor(asked, divided, size))
    return known.get(size)
  }
  // What does not fit in the smallest type fits in none.
  const smallest = sizes.at(-1) ?? 1
  if (isFarTooMuch(divided, scaled(asked.theme, smallest)) || planAt(smallest) === undefined) return undefined
  const shown = isShort(asked.copy, divided)
    ? firstDefined(SHOWN.least, least =>
        firstFitting(
          sizes.filter(size => size >= SHOWN.smallest),
          size => ledBy(planFor(asked, divided, size, { ...SHOWN, least })),
        ),
      )
    : undefined
  if (shown) return shown
  // More copy comes to a later share, and is never set larger for it.
  for (const [at, [share, smallest]] of TITLES.entries()) {
    const largest = Math.max(TITLES[at - 1]?.[1] ?? Number.POSITIVE_INFINITY, sizes.at(-1) ?? 0)
    const plan = firstFitting(
      sizes.filter(size => size >= smallest && size <= largest),
      size => {
        const one = planAt(size)
        return one && one.title.height >= asked.theme.page.height * share ? one : undefined
      },
    )
    if (plan) return filled(plan, asked, divided)
  }
  return undefined
}

/** A plan whose title leads by far, the smallest of its lines too. */
function ledBy(plan: Plan | undefined): Plan | undefined {
  if (!plan) return undefined
  const { title, near } = plan
  // On a wall the lines under it that are found from afar are large themselves.
  const least = near.type.base * (mediumOf(near.page) === 'social' ? LED : 2 * LED)
  return Math.min(...title.lines.map(line => line.size)) >= least ? plan : undefined
}

/** What the first of some gives that gives anything. */
function firstDefined<One, Found>(
  all: readonly One[],
  find: (one: One) => Found | undefined,
): Found | undefined {
  for (const one of all) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}

/** Whether a copy has a picture and few words beside it. */
function isShort({ picture }: CanvasCopy, { support, told, key, lines }: BroadsideCopy): boolean {
  if (picture?.data?.asset === undefined) return false
  const found = [...lines, ...key.flatMap(entry => entry.lines)]
  const letters = found.reduce((sum, { text }) => sum + text.length, 0)
  return wordsIn([...support, ...told]).length + letters <= SHOWN.letters
}

/** Columns that what is read near has at most. */
const COLUMNS = 2

/** Whether what is read near takes twice the sheet by its letters alone: that is known before it is drawn and laid out. */
function isFarTooMuch({ told }: BroadsideCopy, { page, type }: Theme): boolean {
  return leastHeight(textsApart(told), type.base, page.width / COLUMNS) / COLUMNS > page.height * 2
}

/** Share of the height that stands empty over a title without a picture; more of it makes the foot larger. */
const EMPTY = 0.1
/** How many times as large as the text that fills a sheet its title stays. */
const LED = 3.4
/** Part of what nothing takes that stands over a title without a field. */
const OVER = 0.4
/** Sizes of a foot that has the room, largest first. */
const FILLING = [2.4, 2.1, 1.9, 1.7, 1.5, 1.35, 1.2, 1.06, 0.95, 0.85, 0.78]

/** How many times as large as the text the lines that are found from afar are, where they have the room. */
const KEY_OVER_TEXT = 1.4

function leavesKeyLarge(divided: BroadsideCopy, theme: Theme, size: number): boolean {
  const width = roomAcross(theme)
  return keyLead(divided, scaled(theme, size), width) >= KEY_OVER_TEXT
}

/** What stands under the title takes the room that this leaves, as long as the title keeps its size. */
function filled(plan: Plan, asked: Omit<Asked, 'reading'>, divided: BroadsideCopy): Plan {
  const { theme } = asked
  if (plan.picture > 0 || plan.foot === 0 || plan.free < theme.page.height * EMPTY) return plan
  const larger = firstFitting(
    FILLING.filter(
      size => theme.type.base * size > plan.near.type.base && leavesKeyLarge(divided, theme, size),
    ),
    size => {
      const one = planFor(asked, divided, size)
      const isLed = one && Math.min(...one.title.lines.map(line => line.size)) >= one.near.type.base * LED
      return isLed && one.title.height >= plan.title.height * 0.99 ? one : undefined
    },
  )
  return larger ?? plan
}

/** A plan with what stands under the title in a size over the text; undefined where the title has no room. */
function planFor(
  asked: Omit<Asked, 'reading'>,
  divided: BroadsideCopy,
  size: number,
  share: { readonly least: number; readonly most: number } = PICTURE,
): Plan | undefined {
  const { copy, theme, measure } = asked
  const { page, margin } = theme
  const width = page.width - margin.left - margin.right
  const near = noSmallerThan(scaled(theme, size), Math.ceil(leastOn(theme)))
  const isPictured = copy.picture?.data?.asset !== undefined
  const foot = heightOf(<BroadsideFoot copy={divided} {...{ theme: near, width, measure }} />, {
    width,
    theme: near,
    measure,
  })
  const shown = isPictured ? page.height * share.least : 0
  const gaps = gapIn(theme) * (isPictured ? 4 : 2)
  const above = aboveHeight(asked)
  const room = page.height - margin.top - margin.bottom - above - gaps - foot - shown
  const words = copy.headline?.text ?? ''
  const title = fitLines(words, theme, {
    width,
    height: room,
    lines: Math.min(Math.max(LINES.least, Math.ceil(words.length / LINES.letters)), LINES.most),
    least: near.type.base * (mediumOf(page) === 'social' ? LEADS.social : LEADS.other),
    most: page.height * 0.5,
    alone: !isPictured,
  })
  if (title === undefined) return undefined
  const free = shown + room - title.height
  const picture = isPictured ? Math.round(Math.min(free, page.height * share.most)) : 0
  return { ...asked, manner: mannerOf(theme), divided, near, title, foot, picture, free: free - picture }
}

function aboveHeight({ copy, theme, measure }: Pick<Asked, 'copy' | 'theme' | 'measure'>): number {
  return heightOf(<Above copy={copy} theme={theme} />, {
    width: roomAcross(theme),
    theme,
    measure,
  })
}

/** px */
function leastOn({ page }: Theme): number {
  return Math.max(leastSize(page), smallestType(page))
}

/** Width in px up to which a sheet is a card, whose ground is what one sees of it. */
const LARGE = 1200

function mannerOf({ mode, design, color, page }: Theme): Manner {
  if (design.decor.fields === false) return 'plain'
  // `red on pale yellow`: of two colours that a brief names the letters have the one that is read on the other.
  const isOnColor = mode === 'dark' || hasColoredPaper(design)
  if (isOnColor && contrast(color.accent, color.paper) >= (mode === 'dark' ? 3 : 4.5)) return 'letters'
  return design.color.paper !== null && page.width <= LARGE ? 'foot' : 'field'
}

/** px between the title, the picture and the foot. */
function gapIn({ page }: Theme): number {
  return Math.round(Math.min(page.width, page.height) * 0.025)
}

/** The title in its manner, the picture between its lines or under them, everything else at the foot. */
function Broadside(plan: Plan): Child {
  const { copy, theme, manner, title, picture, free, near, divided, measure } = plan
  const { page, margin } = theme
  const gap = gapIn(theme)
  const ground = manner === 'field' ? themeOn(theme, 'accent') : theme
  const color = manner === 'letters' ? theme.color.accent : ground.color.heading
  const worded = { ...ground, color: { ...ground.color, heading: color } }
  const width = page.width - margin.left - margin.right
  const above = aboveHeight(plan)
  const inTitle = picture > 0 && (manner === 'letters' || manner === 'plain') && title.lines.length > 1
  const first = Math.ceil(title.first)
  const slack = picture > 0 ? 0 : Math.max(free, 0)
  const isAll = plan.foot === 0 && picture === 0
  const field = isAll ? page.height : Math.round(margin.top + above + slack + title.height + gap)
  const top = inTitle ? Math.round(margin.top + above + first + gap) : field
  const onFoot = manner === 'foot' && plan.foot > 0
  const footTop = Math.round(page.height - margin.bottom - plan.foot - gap)
  return (
    <section style={{ ...bodyStyle(theme), height: '100%', display: 'flex', direction: 'column' }}>
      {onFoot && (
        <div
          ariaHidden
          part="field"
          style={{
            position: 'absolute',
            top: footTop,
            left: 0,
            width: page.width,
            height: page.height - footTop,
            background: theme.color.accent,
          }}
        />
      )}
      {manner === 'field' && (
        <div
          ariaHidden
          part="field"
          style={{
            position: 'absolute',
            top: 0,
            left: 0,
            width: page.width,
            height: field,
            background: theme.color.accent,
          }}
        />
      )}
      {picture > 0 && copy.picture?.data?.asset && (
        <img
          src={copy.picture.data.asset}
          alt={copy.picture.alt ?? ''}
          style={{
            position: 'absolute',
            top,
            left: 0,
            width: page.width,
            height: onFoot && !inTitle ? footTop - top : picture,
            fit: 'cover',
          }}
        />
      )}
      <div style={{ position: 'relative', shrink: 0 }}>
        <Above copy={copy} theme={ground} />
        {slack > 0 && <div style={{ height: manner === 'field' ? slack : slack * OVER }} />}
        {copy.headline && (
          <TitleLines
            words={copy.headline}
            theme={worded}
            fitted={title}
            apart={inTitle ? picture + 2 * gap : 0}
          />
        )}
      </div>
      {picture > 0 && !inTitle && <div style={{ height: picture + gap, shrink: 0 }} />}
      <div
        flow
        style={{ grow: 1, display: 'flex', direction: 'column', justify: 'end', position: 'relative' }}
      >
        <BroadsideFoot
          copy={divided}
          {...{ theme: onFoot ? themeOn(near, 'accent') : near, width, measure }}
          {...(onFoot && { ground: theme.color.accent })}
        />
      </div>
    </section>
  )
}

/** The mark, the brand and what stands over the title. */
function Above({ copy, theme }: { readonly copy: CanvasCopy; readonly theme: Theme }): Child {
  if (!hasMasthead(copy) && !copy.headlineLabel) return null
  return (
    <div style={{ shrink: 0, padding: [0, 0, space(theme, 0.4), 0] }}>
      <Masthead copy={copy} theme={theme} />
      {copy.headlineLabel && <HeadlineLabel words={copy.headlineLabel} theme={theme} />}
    </div>
  )
}
