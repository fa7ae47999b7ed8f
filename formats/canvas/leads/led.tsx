import type { RootContent } from 'mdast'
import { bodyStyle, displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Style } from '../../../core/compose/style.ts'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import { type Phrase, standsBefore } from '../../../core/reading/facts/phrase.ts'
import { kindsOfLine, type LineKind } from '../../../core/reading/lines/line-kinds.ts'
import type { Entry } from '../copy/entry.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import { isDocumentName } from '../../../core/reading/words/lexicon.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { toOklch } from '../../../core/theme/oklch.ts'
import { leastSize } from '../../../core/theme/medium.ts'
import type { PageSize } from '../../../core/theme/page.ts'
import { noSmallerThan, scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { hasColoredPaper } from '../../../core/theme/grounds.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { displaySetting, displayWords, textSetting, textWidth } from '../../fitting/measure.ts'
import { partsOfLine } from '../../lines/occasions.ts'
import { Billing, isBilled } from '../announcements/billing.tsx'
import { fieldOn } from '../announcements/statement.tsx'
import { asWritten, type CanvasCopy, readCanvas, titleOf } from '../copy/canvas-copy.ts'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import { FactGrid } from '../sheets/fact-grid.tsx'
import { withHours } from '../copy/day-and-hours.ts'
import { hasMasthead, Masthead } from '../sheets/masthead.tsx'
import { ContactLine } from '../sheets/terms.tsx'
import { wholeCompounds } from '../../fitting/whole-compounds.tsx'
import { fitTitle, inLetters } from '../sheets/title.tsx'
import { aroundFacts } from './around-facts.ts'
import { BESIDE, fitLeads, type LeadRow, shareRow } from './fit-leads.ts'
import { NearCopy } from './near-copy.tsx'
import { type Lead, type RankedCopy, type Ranks, rankedCopy } from './ranked-lines.ts'

/** What a format decides of a sheet that has leads. */
export interface LedSetting {
  readonly theme: Theme
  /** Drawn under everything: a line to cut along. */
  readonly under?: Child
}

/** What a sheet of leads is made of. */
interface LedAsked {
  readonly copy: CanvasCopy
  readonly ranks: Ranks
  /** The brief names what ranks second: it is nearly as large as what is first. */
  readonly named?: boolean
  readonly paper: Theme
  readonly measure: Measure
  readonly settingOf: (theme: Theme) => LedSetting
}

/** One sheet with what ranks first as large as it goes, what ranks second behind it, the title over them, everything else in type that is read near; a picture along its foot, or at the end of one that lies. */
export function composeLed({ copy, ranks, named = false, paper, ...asked }: LedAsked): readonly Sheet[] {
  const asset = copy.picture?.data?.asset
  const place = asset === undefined ? undefined : pictureOn(paper)
  const { theme, on, lower, under } = groundsOf(
    place ? { ...paper, page: place.left } : paper,
    asked.settingOf,
  )
  const { measure } = asked
  const ranked = withTitle(rankedCopy(copy, ranks))
  const led = <Led {...{ ranked, named, theme, on, lower, measure, under }} />
  if (asset === undefined || !place) return [canvasSheet('canvas', theme, led, titleOf(copy))]
  const root = (
    <section style={{ height: '100%' }}>
      <div style={{ width: place.left.width, height: place.left.height, padding: sidesOf(theme) }}>{led}</div>
      <img
        src={asset}
        alt={copy.picture?.alt ?? ''}
        style={{ position: 'absolute', ...place.box, fit: 'cover' }}
      />
    </section>
  )
  const bare = { ...theme, page: paper.page, margin: { top: 0, right: 0, bottom: 0, left: 0 } }
  return [canvasSheet('canvas', bare, root, titleOf(copy))]
}

/** Part of a sheet that its picture has beside leads: of the height of an upright one, of the width of one that lies, and of the other side at most. */
const PICTURE = { upright: 0.3, lying: 0.3, ofOther: 0.62 }

/** Where the picture of a sheet of leads stands, px, and the page that is left of it. */
function pictureOn({ page }: Theme): { readonly box: Style; readonly left: PageSize } {
  const { width, height } = page
  if (width / height >= LYING) {
    const wide = Math.round(Math.min(width * PICTURE.lying, height * PICTURE.ofOther * 2))
    return {
      box: { top: 0, left: width - wide, width: wide, height },
      left: { ...page, width: width - wide },
    }
  }
  const high = Math.round(Math.min(height * PICTURE.upright, width * PICTURE.ofOther))
  return {
    box: { top: height - high, left: 0, width, height: high },
    left: { ...page, height: height - high },
  }
}

function sidesOf({ margin: { top, right, bottom, left } }: Theme): NonNullable<Style['padding']> {
  return [top, right, bottom, left]
}

/** What the parts of a sheet stand on. */
export interface Grounds extends LedSetting {
  /** What title and leads stand on. */
  readonly on: Theme
  /** What everything else stands on. */
  readonly lower: Theme
}

/** What the words of a sheet stand on: fields of the accent, or a ground that the brief names with the accent in its letters. */
export function groundsOf(paper: Theme, settingOf: LedAsked['settingOf']): Grounds {
  if (paper.design.decor.fields === false) return onOne(settingOf(paper))
  if (isBlack(paper.design)) return onOne(settingOf(paper), inAccent)
  const ground = fieldOn(paper)
  const setting = settingOf(themeOn(paper, ground))
  const { theme } = setting
  const accented = ground === 'accent' ? theme : themeOn(theme, 'accent')
  // A paper that the brief names by its colour is what one sees; a field has another that it names, or what is left of its own.
  const isColored = hasColoredPaper(paper.design)
  const rest = isColored && toOklch(paper.color.accent).c < NAMED ? theme : accented
  if (isColored || isOwnPaper(paper)) return { ...setting, on: inAccent(theme), lower: rest }
  return { ...setting, on: accented, lower: theme }
}

/** Everything on the paper of a setting, letters in an ink of its own where one is given. */
export function onOne(setting: LedSetting, inked: (theme: Theme) => Theme = theme => theme): Grounds {
  const theme = inked(setting.theme)
  return { ...setting, theme, on: theme, lower: theme }
}

/** Contrast of large letters with what they stand on, and of those of a canvas that is held in the hand. */
const LARGE = 3
const IN_HAND = { contrast: 4.5, page: 320 }

/** A theme whose large letters have its accent, where that is a colour and can be read there. */
function inAccent(theme: Theme): Theme {
  const { color, paperColor, design, page } = theme
  const seed = design.color.seeds[0] ?? paperColor.accent
  const least = Math.min(page.width, page.height) < IN_HAND.page ? IN_HAND.contrast : LARGE
  if (toOklch(seed).c < NAMED || contrast(seed, color.paper) < least) return theme
  return { ...theme, color: { ...color, heading: seed } }
}

/** Lightness and chroma (OKLCH) up to which a colour is black. */
const BLACK = { lightness: 0.25, chroma: 0.03 }

/** Whether a brief wants its sheet black: the letters have what other colour it names. */
function isBlack({ color: { paper } }: Theme['design']): boolean {
  if (paper === null) return false
  const { l, c } = toOklch(paper)
  return l <= BLACK.lightness && c < BLACK.chroma
}

/** The copy of a sheet of leads, which tells nothing twice. */
export function readLed(reading: Reading, roles: Roles): CanvasCopy {
  return withHours(
    brandWhereSaid(readCanvas(reading, roles, { once: Number.POSITIVE_INFINITY })),
    reading.lang,
  )
}

/** Whose it is stands at the foot where its author says so last. */
function brandWhereSaid(copy: CanvasCopy): CanvasCopy {
  const last = copy.rest.flatMap(linesOfBlock).at(-1)
  const isLast = ({ lines: [line] }: Entry): boolean =>
    last !== undefined && line !== undefined && standsBefore(last, line)
  const late = copy.brand.filter(isLast)
  const said = late.flatMap(({ lines }) => lines.map(paragraphOf))
  return { ...copy, brand: copy.brand.filter(entry => !isLast(entry)), terms: [...copy.terms, ...said] }
}

/** Chroma of an accent that is a colour beside that of the sheet. */
const NAMED = 0.05

/** Chroma and degrees of hue within which a paper is coloured, and the accent but its deeper tone. */
const OWN = { chroma: 0.02, hue: 25 }

function isOwnPaper({ design: { color } }: Theme): boolean {
  const [paper, seed] = [color.paper, color.seeds[0]].map(hex => (hex == null ? undefined : toOklch(hex)))
  if (!paper || !seed || paper.c < OWN.chroma) return false
  const turn = Math.abs(paper.h - seed.h)
  return Math.min(turn, 360 - turn) <= OWN.hue
}

/** Where the brief names nothing that is to be seen first, that is the title; what only says what the paper is stands over what the brief does name. */
function withTitle({ leads, copy: { headline, ...copy }, ...said }: RankedCopy): RankedCopy {
  const isPaper = headline !== undefined && isDocumentName(headline.text) && leads.length > 0
  const own = isPaper ? leads.map(lead => ({ ...lead, rank: 'first' as const })) : leads
  if (headline === undefined || own.some(({ rank }) => rank === 'first'))
    return { leads: own, copy: { ...copy, ...(headline && { headline }) }, ...said }
  const title = { words: headline, ranked: headline.text, rank: 'first', titled: true } as const
  return { leads: [title, ...leads], copy, ...said }
}

interface LedProps extends Pick<Grounds, 'theme' | 'on' | 'lower'> {
  readonly ranked: RankedCopy
  readonly measure: Measure
  /** The brief names what ranks second. */
  readonly named: boolean
}

/** Sizes of what is read near over body, largest first. */
const SIZES = [2.2, 1.95, 1.7, 1.5, 1.3, 1.15, 1, 0.9, 0.8, 0.72, 0.64, 0.56, 0.5]
/** Parts of the width that leads have on a sheet where the rest stands beside them; 1 is all of it, the rest below. */
const SHARES = [1, 0.66, 0.58, 0.5]
/** Width over height from which on the rest may stand beside. */
const LYING = 1.45

/** Where leads and everything else stand, px. */
interface Plan {
  readonly near: Theme
  /** Of the leads. */
  readonly width: number
  readonly rows: readonly LeadRow[]
  /** Of everything else. */
  readonly side: number
  readonly below: number
  /** Part of the width that the leads have. */
  readonly share?: number
  /** Part of its largest size that the title over them has, where it is read from as far as they are. */
  readonly titled?: number
}

function Led({ under, ...props }: LedProps & { readonly under: Child }): Child {
  const { theme, on, lower } = props
  const { page, margin } = theme
  const { near, width, rows, side, below, titled = 0 } = planOf(props)
  const gap = gapIn(props)
  const beside = below === 0 && side > 0
  const upper = standingOn(on, near)
  const field = {
    width: beside ? margin.left + width + gap * 0.6 : page.width,
    height: below === 0 ? page.height : page.height - below - margin.bottom - gap * 0.6,
  }
  const whole = { ...bodyStyle(theme), height: '100%', display: 'flex', gap } as const
  return (
    <section
      flow
      style={{ ...whole, direction: beside ? 'row' : 'column', ...(beside && { gap: asideOf(props) }) }}
    >
      {on.color.paper !== theme.color.paper && <Field theme={on} box={{ top: 0, left: 0, ...field }} />}
      {lower.color.paper !== theme.color.paper && side > 0 && (
        <Field theme={lower} box={restOf(theme, field)} />
      )}
      {under}
      <div
        style={{
          width,
          grow: beside ? 0 : 1,
          shrink: 0,
          display: 'flex',
          direction: 'column',
          gap: gap * 0.5,
        }}
      >
        <Head {...props} near={upper} width={width} titled={titled} />
        <div style={{ grow: 1 }} />
        {rows.map(row => (
          <LeadsInRow row={row} theme={on} near={upper} width={width} />
        ))}
        <div style={{ grow: 1 }} />
      </div>
      {side > 0 && (
        <div
          style={{
            width: side,
            shrink: 0,
            display: 'flex',
            direction: 'column',
            justify: beside ? 'center' : 'end',
          }}
        >
          <Foot
            {...props}
            near={standingOn(lower, near)}
            width={side}
            most={Math.min(...rows.map(row => row.size)) * UNDER}
          />
        </div>
      )}
    </section>
  )
}

/** Between leads and what stands beside them: large letters need more air than lines do. */
function asideOf(props: LedProps): number {
  return Math.max(gapIn(props) * 1.6, props.theme.page.width * ASIDE)
}

const ASIDE = 0.02

function gapIn({ theme, on, lower }: LedProps): number {
  return space(theme, on.color.paper === lower.color.paper ? 0.75 : 1.25)
}

/** The plan whose leads are largest for the type of what is read near. */
function planOf(props: LedProps): Plan {
  const { theme, ranked } = props
  const { page } = theme
  const least = Math.ceil(leastSize(page))
  const sizes = SIZES.map(by => scaled(theme, by)).filter(({ type }) => type.base >= least)
  const nears = (sizes.length > 0 ? sizes : [theme]).map(near => noSmallerThan(near, least))
  const shares = page.width > page.height * LYING ? SHARES : SHARES.slice(0, 1)
  const mayShare = shares.length > 1 && shareRow(ranked.leads)
  // What is far too much in the smallest type has no room in any.
  const holding = isFar(props, nears.at(-1) ?? theme) ? [] : nears
  const plans = holding.flatMap(near => [
    ...shares.flatMap(share => planAt(props, near, share) ?? []),
    ...(mayShare ? planAcross(props, near) : []),
  ])
  const isStrip = page.width >= page.height * BANNER && (ranked.insisted || props.named)
  const isAcross = ({ side, below }: Plan): boolean => isStrip && (side === 0 || below > 0)
  // What the brief names behind the first counts as much as that.
  const largest = (sizes: readonly number[]): number => {
    const most = Math.max(...sizes, 1)
    return props.named && !ranked.insisted ? Math.sqrt(most * Math.min(...sizes)) : most
  }
  const worth = (plan: Plan): number => {
    const { near, rows } = plan
    const sizes = rows.map(row => row.size)
    const apart = Math.min(Math.min(...sizes) / near.type.base / APART, 1)
    const eased = Math.min(near.type.base / (Math.min(page.width, page.height) * EASY), 1)
    return (
      Math.log(largest(sizes)) +
      NEAR * Math.log(near.type.base) +
      Math.log(apart) +
      STRAINED * Math.log(eased) +
      (isAcross(plan) ? Math.log(ACROSS_STRIP) : 0)
    )
  }
  const readable = plans.filter(({ near }) => near.type.base >= page.height * READ)
  const [best] = (readable.length > 0 && page.width >= page.height * BANNER ? readable : plans).toSorted(
    (one, other) => worth(other) - worth(one),
  )
  if (best) return withTitleSeen(best, props)
  // What has no room at all goes on over a second sheet.
  const near = nears.at(-1) ?? theme
  const width = page.width - theme.margin.left - theme.margin.right
  const size = near.type.base * 2
  const rows = ranked.leads.map(lead => ({ leads: [lead], size, height: size }))
  return { near, width, rows, side: width, below: 1 }
}

/** Parts of its largest size that a title over leads is tried in, and part of their own that the leads keep at least then. */
const SEEN = [1, 0.6]
const KEPT = 0.82

/** The plan with a larger title, where that costs its leads little. */
function withTitleSeen(plan: Plan, props: LedProps): Plan {
  const { near, share, rows } = plan
  if (share === undefined || props.ranked.copy.headline === undefined) return plan
  for (const titled of SEEN) {
    const seen = planAt(props, near, share, titled)
    if (seen?.rows.every(({ size }, at) => size >= (rows[at]?.size ?? 0) * KEPT)) return seen
  }
  return plan
}

/** Type of what is read near over the height of a sheet of the proportions of a banner. */
const READ = 0.042
const BANNER = 2.4

/** What a lead that has a strip for itself from end to end is worth beside one that has a part of it. */
const ACROSS_STRIP = 1.6

/** How much larger type of what is read near is worth beside larger leads. */
const NEAR = 0.35
/** Type of what is read near over the shorter side of a sheet that is read at ease, and what less than that is worth beside larger leads. */
const EASY = 0.032
const STRAINED = 1
/** Leads of the second rank over what is read near. */
const APART = 1.6

/** How often what is read near has to fill a sheet by itself to have no room on it in any columns. */
const FAR = 2

function isFar(props: LedProps, near: Theme): boolean {
  const { page, margin } = props.theme
  const width = page.width - margin.left - margin.right
  const rest = heightOf(<Foot {...props} near={near} width={width} />, {
    width,
    theme: near,
    measure: props.measure,
  })
  return rest > (page.height - margin.top - margin.bottom) * FAR
}

/** Leads in a share of the width; undefined where the rest has no room, or the leads have none. */
function planAt(props: LedProps, near: Theme, share: number, titled = 0): Plan | undefined {
  const { theme, on, measure, ranked } = props
  const { page, margin } = theme
  const whole = page.width - margin.left - margin.right
  const height = page.height - margin.top - margin.bottom
  const gap = gapIn(props)
  const width = share === 1 ? whole : Math.round(whole * share)
  const side = share === 1 ? whole : whole - width - asideOf(props)
  const heightIn = (piece: Child, wide: number) => heightOf(piece, { width: wide, theme: near, measure })
  const rest = heightIn(<Foot {...props} near={near} width={side} />, side)
  if (share < 1 && (rest > height || rest === 0)) return undefined
  const below = share === 1 ? rest : 0
  const around = ranked.leads.reduce((sum, lead) => sum + heightAround(lead, near, height), 0)
  const head = heightIn(<Head {...props} near={near} width={width} titled={titled} />, width)
  const taken = head + (below > 0 ? below + gap : 0) + around
  const rows = fitLeads(ranked.leads, on, {
    width,
    height: height - taken - gap * 0.5 * (ranked.leads.length + 2),
    least: near.type.base * 1.5,
    insisted: ranked.insisted,
    named: props.named,
  })
  const used = rows.reduce((sum, { height: own }) => sum + own, 0)
  if (used + taken > height) return undefined
  return { near, width, rows, side: rest === 0 ? 0 : side, below, share, titled }
}

/** Short leads of a rank beside each other over the whole width, what is small around each in its column; none where that leaves them no room. */
function planAcross(props: LedProps, near: Theme): readonly Plan[] {
  const { theme, on, measure, ranked } = props
  const { page, margin } = theme
  const width = page.width - margin.left - margin.right
  const heightIn = (piece: Child) => heightOf(piece, { width, theme: near, measure })
  const rest = heightIn(<Foot {...props} near={near} width={width} />)
  const head = heightIn(<Head {...props} near={near} width={width} />)
  const height = page.height - margin.top - margin.bottom - head - rest - gapIn(props) * 2
  const rowsIn = (room: number) => {
    const least = near.type.base * 1.5
    const rows = fitLeads(ranked.leads, on, {
      ...{ width, height: room, least, beside: true, insisted: ranked.insisted, named: props.named },
    })
    const heights = rows.map(row => heightIn(<LeadsInRow row={row} theme={on} near={near} width={width} />))
    return { rows, used: heights.reduce((sum, own) => sum + own, 0) }
  }
  const first = rowsIn(height)
  // What is small around the leads is known when they have a size.
  const { rows, used } = first.used > height ? rowsIn(height * 2 - first.used) : first
  return used <= height ? [{ near, width, rows, side: rest === 0 ? 0 : width, below: rest }] : []
}

/** The type of one theme in the colours of another. */
export function standingOn({ color, mode }: Theme, near: Theme): Theme {
  return { ...near, color, mode }
}

/** px of a field on a sheet that is read from the left. */
interface Box {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** What a field for the leads leaves of the sheet. */
function restOf({ page }: Theme, { width, height }: Pick<Box, 'width' | 'height'>): Box {
  return width < page.width
    ? { top: 0, left: width, width: page.width - width, height: page.height }
    : { top: height, left: 0, width, height: page.height - height }
}

function Field({ theme, box }: { readonly theme: Theme; readonly box: Box }): Child {
  const left = theme.dir === 'ltr' ? box.left : theme.page.width - box.left - box.width
  const style = { position: 'absolute', ...box, left, background: theme.color.paper } as const
  return <div ariaHidden part="field" style={style} />
}

/** Of the height of a sheet and of a strip, what letters of a title over other leads have at most, and the part of a strip that its line fills. */
const TITLE = { sheet: 0.07, strip: 0.15, line: 0.94 } as const

/** Whose it is and what it is called. */
function Head({
  ranked: { copy },
  near,
  width,
  titled = 0,
}: LedProps & { readonly near: Theme; readonly width: number; readonly titled?: number }): Child {
  const { headline } = copy
  const under = lineUnderName(copy)
  if (headline === undefined && !hasMasthead(copy)) return null
  const isStrip = near.page.width >= near.page.height * BANNER
  const share = near.page.height * (isStrip ? TITLE.strip : TITLE.sheet) * titled
  const { size } = fitTitle(headline?.text ?? '', near, {
    // One line stays one, whatever rounding does.
    width: titled > 0 && isStrip ? width * TITLE.line : width,
    height: Math.max(near.type.base * 4.4, share * 2.2),
    lines: titled > 0 && isStrip ? 1 : 2,
    least: near.type.base,
    // A strip has its height for what is read from afar.
    most: Math.max(near.type.base * (isStrip ? 1.3 : 1.7), share),
  })
  return (
    <div style={{ shrink: 0 }}>
      <Masthead copy={copy} theme={near} />
      {headline && (
        <h1 part="headline" style={displayStyle(inLetters(headline.text, near), size)}>
          <Phrasing nodes={headline.nodes} theme={near} size={size} />
        </h1>
      )}
      {under && (
        <p style={{ size: near.type.base, leading: 1.25, color: near.color.heading }}>
          <Phrasing nodes={under.nodes} theme={near} size={near.type.base} />
        </p>
      )}
    </div>
  )
}

/** Letters of a name in a second language, or of what it says it is. */
const SECOND_NAME = 40

/** The line that stands right under a name, as its author has it: its second language, what it is. */
function lineUnderName({ headline, support: [first] }: CanvasCopy): Phrase | undefined {
  const lines = first ? linesOfBlock(first) : []
  const [line] = lines
  const isShort = line !== undefined && lines.length === 1 && line.text.length <= SECOND_NAME
  if (!headline || !isShort || /[.!?:]$/u.test(line.text) || !standsBefore(headline, line)) return undefined
  const kinds = kindsOfLine(line.text, 'en')
  return ['when', 'price', 'reach'].some(kind => kinds.has(kind as LineKind)) ? undefined : line
}

/** Lines of a strip that stand beside each other, letters of each, and their size over the text. */
const ACROSS = { lines: 3, letters: 48, size: 1.3 }

/** The lines of a strip that is passed by, where they are few and short; none where there is more to read near. */
function fewLines(blocks: readonly RootContent[], { page }: Theme): readonly Phrase[] {
  const lines = blocks.map(linesOfBlock)
  const all = lines.flat()
  const areFew =
    page.width >= page.height * BANNER &&
    lines.every(({ length }) => length > 0) &&
    all.length <= ACROSS.lines &&
    all.every(({ text }) => text.length <= ACROSS.letters)
  return areFew ? all : []
}

interface LinesAcrossProps {
  readonly lines: readonly Phrase[]
  readonly near: Theme
  /** px */
  readonly width: number
  /** px of the letters. */
  readonly most: number
}

/** Size of such lines over the smallest lead. */
const UNDER = 0.75

/** Lines in one row from edge to edge, strong and as large as it holds them. */
function LinesAcross({ lines, near, width, most }: LinesAcrossProps): Child {
  const { type, color } = near
  const setting = displaySetting(near, 1)
  const em = lines.reduce(
    (sum, { text }) => sum + textWidth(displayWords(text, near), setting) * 1.03,
    BESIDE * (lines.length - 1),
  )
  const size = Math.floor(Math.max(Math.min(width / em, type.base * ACROSS.size, most), type.base))
  return (
    <div style={{ shrink: 0, display: 'flex', wrap: true, justify: 'between', gap: [0, size * BESIDE] }}>
      {lines.map(({ nodes }) => (
        <p style={{ ...displayStyle(near, size), color: color.text, leading: 1.15, shrink: 1 }}>
          <Phrasing nodes={nodes} theme={near} size={size} />
        </p>
      ))}
    </div>
  )
}

/** What is read near: text in columns, facts, ways to find out more; at the very foot what is hardly to be seen. */
function Foot({
  ranked,
  theme,
  near,
  measure,
  width,
  most = Number.POSITIVE_INFINITY,
}: LedProps & { readonly near: Theme; readonly width: number; readonly most?: number }): Child {
  const { rest, terms, facts, contacts, captions } = ranked.copy
  const support = lineUnderName(ranked.copy) ? ranked.copy.support.slice(1) : ranked.copy.support
  const blocks = asWritten([...support, ...rest, ...captions.map(paragraphOf), ...terms])
  const { above, below } = aroundFacts(blocks, ranked.copy)
  const small = Math.max(Math.round(near.type.base * 0.75), Math.ceil(leastSize(theme.page)))
  if (blocks.length + facts.length + contacts.length + ranked.last.length === 0) return null
  const few = facts.length + contacts.length + ranked.last.length === 0 ? fewLines(blocks, theme) : []
  if (few.length > 0) return <LinesAcross lines={few} near={near} width={width} most={most} />
  return (
    <div
      style={{
        shrink: 0,
        display: 'flex',
        direction: 'column',
        gap: space(near, 0.5),
        size: near.type.base,
        color: near.color.text,
      }}
    >
      {above.length > 0 &&
        (isBilled(above, near) ? (
          <Billing blocks={above} width={width} theme={near} measure={measure} />
        ) : (
          <NearCopy blocks={above} width={width} theme={near} measure={measure} />
        ))}
      <FactGrid facts={facts} theme={near} width={width} plates />
      {below.length > 0 && <NearCopy blocks={below} width={width} theme={near} measure={measure} />}
      <ContactLine contacts={contacts} theme={near} />
      {ranked.last.map(({ nodes }) => (
        <p part="lead" style={{ size: small, color: near.color.textMuted }}>
          <Phrasing nodes={nodes} theme={near} size={small} />
        </p>
      ))}
    </div>
  )
}

function LeadsInRow({
  row,
  theme,
  near,
  width,
}: {
  readonly row: LeadRow
  readonly theme: Theme
  readonly near: Theme
  readonly width: number
}): Child {
  const { leads, size } = row
  const columnOf = ({ words }: Lead): number =>
    Math.ceil(textWidth(displayWords(words.text, theme), displaySetting(theme, size)) * 1.02)
  // A line that goes on in a second one breaks where its author divided it.
  const linesIn = ({ words }: Lead): readonly Phrase[] =>
    textWidth(displayWords(words.text, theme), displaySetting(theme, size)) <= width
      ? [words]
      : partsOfLine(words, theme.lang)
  return (
    <div
      style={{
        display: 'flex',
        gap: size * BESIDE,
        justify: theme.type.align === 'center' ? 'center' : 'start',
      }}
    >
      {leads.map(lead => (
        <div part="lead" style={leads.length > 1 && lead.after ? { width: columnOf(lead) } : {}}>
          {lead.before && (
            <Around
              words={lead.before}
              near={near}
              size={sizeAround(lead, lead.before, row, { near, width })}
            />
          )}
          {!lead.before && leads.some(({ before }) => before) && (
            <div style={{ height: Math.round(near.type.base * SMALL.size * SMALL.leading) }} />
          )}
          {linesIn(lead).map(({ nodes }) => (
            <p style={{ ...displayStyle(theme, size), leading: 1.08 }}>
              {wholeCompounds(
                <Phrasing nodes={nodes} theme={theme} size={size} />,
                width,
                displaySetting(theme, size),
              )}
            </p>
          ))}
          {lead.after && (
            <Around
              words={lead.after}
              near={near}
              size={sizeAround(lead, lead.after, row, { near, width })}
            />
          )}
        </div>
      ))}
    </div>
  )
}

/** What stands small around a lead, over what is read near; leads of a row stand on one line whether they have such or not. */
const SMALL = { size: 1.15, leading: 1.2 } as const

/** Letters of what says with the first lead what it is: `Brezn` under `3 + 1`; its size over that, and the share of the height that its line takes at most. */
const OBJECT = { letters: 24, size: 0.4, height: 0.1 }

function isObject({ rank }: Lead, words: Phrase | undefined): boolean {
  return rank === 'first' && words !== undefined && words.text.length <= OBJECT.letters
}

/** px that what stands around a lead takes in a room of a height. */
function heightAround(lead: Lead, { type }: Theme, height: number): number {
  const line = type.base * 1.4
  return [lead.before, lead.after].reduce((sum, words) => {
    if (words === undefined) return sum
    return sum + (isObject(lead, words) ? Math.max(height * OBJECT.height, line) : line)
  }, 0)
}

interface RowPlace {
  readonly near: Theme
  /** px */
  readonly width: number
}

/** px of what stands around a lead: small, but for few words that say with the first what it is. */
function sizeAround(lead: Lead, words: Phrase, { leads, size }: LeadRow, { near, width }: RowPlace): number {
  const { page, margin, type } = near
  const small = type.base * SMALL.size
  if (leads.length > 1 || !isObject(lead, words)) return small
  const height = (page.height - margin.top - margin.bottom) * OBJECT.height
  const em = textWidth(words.text, textSetting(near, type.strongWeight, 1)) * 1.03
  return Math.max(Math.floor(Math.min(size * OBJECT.size, height / SMALL.leading, width / em)), small)
}

interface AroundProps {
  readonly words: Phrase
  readonly near: Theme
  /** px */
  readonly size: number
}

function Around({ words, near, size }: AroundProps): Child {
  const { type, color } = near
  return (
    <p style={{ size, weight: type.strongWeight, leading: SMALL.leading, color: color.heading }}>
      <Phrasing nodes={words.nodes} theme={near} size={size} />
    </p>
  )
}
