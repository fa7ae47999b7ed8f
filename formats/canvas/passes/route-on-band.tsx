import { CodeMark, fitCode, leastWidth } from '../../../core/compose/code-mark.tsx'
import { displayStyle, labelStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { circlePath } from '../../../core/compose/motifs/shape.ts'
import { cut } from '../../../core/reading/facts/phrase.ts'
import type { Role } from '../../../core/reading/roles.ts'
import { contrast, EXPLICIT_INK } from '../../../core/theme/contrast.ts'
import { toHex, toOklch } from '../../../core/theme/oklch.ts'
import { isTouch } from '../../../core/theme/scheme.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn, themeOnColor } from '../../../core/theme/theme-on.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import { type Entry, textOf } from '../copy/entry.ts'
import { remarked } from '../copy/remark.ts'
import { FactGrid } from '../sheets/fact-grid.tsx'
import { fitTitle } from '../sheets/title.tsx'
import { brandLine } from './brand.tsx'
import type { Face } from './face.tsx'
import { FinePrint, hasPrint } from './fine-print.tsx'
import { Ground, sides, Tear } from './grounds.tsx'
import type { WholeProps } from './pass.tsx'
import { stubBody } from './stub-lines.tsx'
import { EndLabel, type Journey, journeyIn, PlaceWords } from './route.tsx'
import { Value, valueSize } from './value.tsx'
import { Joined } from '../../../core/compose/joined.tsx'

/** What is looked up on the way, the first of them on the accent. */
const looked: readonly Role[] = ['boardingTime', 'gate', 'seat']
/** The same where no gate and no seat is told. */
const closing: readonly Role[] = ['gateCloses', 'departureTime']
const flown: readonly Role[] = ['departureTime', 'arrivalTime']

/** A boarding pass: the route on a deep band, then boarding on the accent beside gate and seat, and a stub. */
export const routeOnBand: Face = {
  name: 'route on a band',
  suits: reading => journeyIn(reading) !== undefined,
  holds: true,
  regions: (props, lead) => {
    for (const band of props.first.length > 0 ? LOW : BANDS) {
      const drawn = regionsOf(props, band, lead)
      if (drawn) return drawn
    }
    return undefined
  },
}

/** Letters of what is repeated large. */
const AGAIN = 14
/** Parts of the page's height that the band may take, and the part of its width of the stub. */
const BANDS = [0.44, 0.4, 0.36]
/** Where the brief wants something else seen before the route. */
const LOW = [0.3, 0.34]
const STUB = 0.276

function regionsOf(props: WholeProps, share: number, lead: number): Child | undefined {
  const { copy, theme: paper, journey, code, spoken } = props
  if (!journey) return undefined
  const { band, block, below, stripe } = groundsOn(paper)
  const { page, margin } = paper
  const gap = margin.left
  const inside = Math.max(
    page.width * STUB - gap - margin.right,
    Math.min(leastWidth(code, below), page.width * 0.3),
  )
  const stub = Math.round(inside + gap + margin.right)
  const main = page.width - stub
  const height = Math.round(page.height * share)
  const large = lookedUp(props)
  const named = (roles: readonly Role[]) => factsOf(roles, [...copy.facts, ...spoken])
  const hours = flown.map(name => copy.facts.find(fact => fact.role === name && !large.includes(fact)))
  const way = (main - margin.left - margin.right) * WAY - 3 * paper.type.base
  const wide = hours.reduce((sum, fact) => sum + widthOf(fact, paper, paper.type.base * 1.5), 0)
  const [departs, arrives] = journey.coded && wide <= way ? hours : []
  const times = [departs, arrives].flatMap(fact => fact ?? [])
  const own = copy.facts.filter(({ forStub }) => forStub)
  const facts = copy.facts.filter(
    fact => !large.includes(fact) && !times.includes(fact) && !own.includes(fact),
  )
  const over = overIn(props, band, { journey, times: [departs, arrives], width: main, height, lead })
  const isRanked = props.first.length + props.second.length > 0
  const under = underIn(props, below, {
    // What is looked up is no larger than places by their names, unless the brief ranks it.
    cap: isRanked || journey.coded ? Number.POSITIVE_INFINITY : (over?.size ?? 0) * ROW.below,
    block,
    large,
    facts: [...large.flatMap(remarkOf), ...facts],
    width: main,
    height: page.height - height,
    lead,
  })
  const overStub = stubOver(props, band, { journey, width: stub, height, gap })
  const underStub = stubUnder(props, below, {
    large: againIn(props, large, named(looked)).filter(fact => mainOf(fact).length <= AGAIN),
    own,
    facts: named(['passengerName', 'flightNumber', 'departureDate', 'sequenceNumber']),
    width: stub,
    height: page.height - height,
    gap,
  })
  if (!over || !under || !underStub) return undefined
  const [color, ground] = [band.color.paper, below.color.paper]
  return (
    <>
      <Ground theme={paper} from={0} width={page.width} color={ground} />
      <Ground theme={paper} from={0} width={page.width} height={height} color={color} />
      {large.length > 0 && (
        <Ground
          theme={paper}
          from={0}
          width={under.block.width}
          top={height}
          height={under.block.height}
          color={block.color.paper}
        />
      )}
      {stripe !== undefined && (
        <Ground
          theme={paper}
          from={0}
          width={page.width}
          top={height}
          height={page.height * STRIPE}
          color={stripe}
        />
      )}
      <Tear
        theme={paper}
        at={main}
        grounds={[
          { from: 0, color },
          { from: height, color: ground },
        ]}
      />
      <div style={{ width: main }}>
        {over.drawn}
        {under.drawn}
      </div>
      <div style={{ width: stub }}>
        {overStub}
        {underStub}
      </div>
    </>
  )
}

/** What the brief ranks, and what is looked up beside it; where that is little, who flies and when as well. */
function lookedUp({ copy: { facts }, first, second }: WholeProps): readonly Entry[] {
  const ranked = [...first, ...second]
  const usual = factsOf(looked, facts).filter(isLookedUp)
  const hours = factsOf(closing, facts).filter(isLookedUp)
  // Where no hour of boarding is told, that at which it ends is looked up.
  const isTold = usual.some(({ role }) => role === 'boardingTime')
  const ends = hours.filter(({ role }) => role === 'gateCloses')
  const told = isTold || usual.length === 0 ? usual : [...ends, ...usual]
  if (first.length > 0 || ranked.length > 1)
    return [...new Set([...ranked, ...(first.length < 2 ? [...told, ...hours].filter(isShort) : [])])].slice(
      0,
      EACH.length,
    )
  const named = ranked.filter(({ role }) => role && !looked.includes(role))
  const own = [...new Set([...named, ...(told.length > 0 ? told : hours)])].slice(0, EACH.length)
  return own.length === 0 ? [] : [...own, ...factsOf(beside, facts)].slice(0, Math.max(own.length, FEWEST))
}

/** Letters of a value that stands beside what the brief wants first. */
const SHORT = 8

function isShort(fact: Entry): boolean {
  return mainOf(fact).length <= SHORT
}

/** What a stub says again large: what the brief ranks first, else what is large on the main part. */
function againIn(
  { first, second }: WholeProps,
  large: readonly Entry[],
  usual: readonly Entry[],
): readonly Entry[] {
  if (first.length > 0) return large.filter(fact => first.includes(fact) || second.includes(fact))
  const own = large.filter(fact => !fact.role || second.includes(fact) || !beside.includes(fact.role))
  return own.length > 0 ? own : usual
}

/** A number, a letter or an hour; a seat that is told in words is no more than said: `pilot decides (weight)`. */
function isLookedUp(fact: Entry): boolean {
  return mainOf(fact).length <= LETTERS || /\d/.test(mainOf(fact))
}

/** Letters of a seat or a gate without a number. */
const LETTERS = 3

/** What is said of a value in so many words that it has no room beside it, as a fact of its own. */
function remarkOf(fact: Entry): readonly Entry[] {
  const remarks = fact.lines.flatMap(line => remarked(line).remark ?? [])
  return isBare(fact) ? [{ ...fact, lines: remarks }] : []
}

/** Whether a value stands without what is said of it. */
function isBare({ lines }: Entry): boolean {
  return lines.some(line => (remarked(line).remark?.text.length ?? 0) > BESIDE)
}

/** What is read at a glance of a value. */
function mainOf({ lines }: Entry): string {
  return lines.map(line => remarked(line).main.text).join(', ')
}

/** Letters of a remark that stands beside its value. */
const BESIDE = 16

/** The first fact of each of some roles, in their order. */
function factsOf(roles: readonly Role[], facts: readonly Entry[]): readonly Entry[] {
  return roles.flatMap(name => facts.find(({ role }) => role === name) ?? [])
}

const beside: readonly Role[] = ['passengerName', 'flightNumber', 'departureDate']
/** Values that fill the row under the band. */
const FEWEST = 2

/** Contrast to white from which on a colour is deep. */
const DEEP = 6

/** Part of the page's height of the stripe along the band, of a colour that nothing else has. */
const STRIPE = 0.02

/** Whether a colour is told from another beside it. */
function isTold(hex: string, beside: string): boolean {
  return contrast(hex, beside) > SEEN
}

/** The band is of the deeper colour that a brief names, the block of the lighter one: of the page's own where that cannot be told from the band. */
function groundsOn(theme: Theme) {
  const { band, block, below } = fieldsOn(theme)
  const [color, ground] = [band.color.paper, below.color.paper]
  const stripe = theme.design.color.seeds.find(
    seed => ![color, block.color.paper].includes(seed) && isTold(seed, color) && isTold(seed, ground),
  )
  return {
    // A colour that has its stripe is no colour of labels, nor one that is not read there.
    band:
      stripe === undefined && contrast(band.color.accentText, color) >= EXPLICIT_INK
        ? band
        : withLabels(band, band.color.textMuted),
    block: isTold(block.color.paper, color) ? withLabels(block, block.color.text) : below,
    below,
    stripe,
  }
}

function withLabels(theme: Theme, accentText: string): Theme {
  return { ...theme, color: { ...theme.color, accentText } }
}

function fieldsOn(theme: Theme) {
  const { accent, paper } = theme.color
  const second = fillingSeeds(theme)[1]
  const below = withLabels(theme, theme.color.textMuted)
  const isDeep = contrast(accent, '#ffffff') > DEEP
  const hasOther = second !== undefined && contrast(second, '#ffffff') > DEEP
  if (!isDeep && !hasOther && second !== undefined && isBright(second) && contrast(accent, paper) > SEEN)
    return { band: themeOn(theme, 'accent'), block: themeOnColor(theme, second), below }
  const band = themeOn(theme, isDeep && !hasOther && contrast(accent, paper) > 2 ? 'accent' : 'inverse')
  const block = isDeep && !hasOther ? partnerOf(theme) : themeOn(theme, 'accent')
  return { band, block, below }
}

/** Contrast from which a band is seen on the page, and chroma from which a colour is one to remember. */
const SEEN = 1.5
const BRIGHT = 0.08

/** The colours of a design but for touches, which are no grounds. */
function fillingSeeds({ design: { color } }: Theme): readonly string[] {
  return color.seeds.filter((seed, at) => at === 0 || !isTouch(seed, color))
}

function isBright(hex: string): boolean {
  return toOklch(hex).c >= BRIGHT
}

/** What stands beside a deep accent as a ground: another colour of the brief, else its own light partner. */
function partnerOf(theme: Theme): Theme {
  const { accent, paper: page } = theme.color
  const other = fillingSeeds(theme).find(seed => seed !== accent && isApart(seed, page))
  if (other !== undefined) return themeOnColor(theme, other)
  // A brief that names the paper as well has named all that it wants.
  if (theme.design.color.paper !== null) return theme
  const on = themeOn(theme, 'tint')
  const { inverse: ink } = theme.color
  const paper = toHex({ ...toOklch(theme.color.accent), l: PARTNER })
  if (contrast(paper, ink) < 4.5) return on
  return { ...on, color: { ...on.color, paper, text: ink, heading: ink, textMuted: ink, accentText: ink } }
}

/** Whether a light colour is told from the page. */
function isApart(hex: string, page: string): boolean {
  return contrast(hex, page) > LIGHT && contrast(hex, '#ffffff') < DEEP
}

const LIGHT = 1.12

/** Lightness of a partner in OKLCH. */
const PARTNER = 0.8

interface OverProps {
  readonly journey: Journey
  readonly times: readonly (Entry | undefined)[]
  readonly width: number
  readonly height: number
  readonly lead: number
}

interface Over {
  readonly drawn: Child
  /** px of the ends' letters. */
  readonly size: number
}

/** Part of the width between two airports by their codes, and between places by their names. */
const WAY = 0.34
const NAMED = 0.14
/** Part of the size on several lines from which on names keep to one. */
const ONE_LINE = 0.72

/** Who flies, and both ends of the journey with the times of flight between them. */
function overIn(
  props: WholeProps,
  theme: Theme,
  { journey, times, width, height, lead }: OverProps,
): Over | undefined {
  const { copy, measure } = props
  const { margin, type } = theme
  const { from, to, coded } = journey
  const room = width - margin.left - margin.right
  const pad = margin.top * 0.75
  const [departs, arrives] = times
  const middle = room * (coded ? WAY : NAMED)
  const column = (room - middle) / 2
  const head = <Head {...props} theme={theme} />
  const place = { theme, measure, width: room }
  const places = <Places journey={journey} theme={theme} />
  const around = heightOf([head, places], place)
  const free = height - 1.6 * pad - around
  const least = coded ? type.base * Math.max(lead, 3) : type.base * 1.3
  const sizeOn = (lines: number): number => {
    const wanted = { width: column, height: free, lines, least: type.base, most: free }
    const fitted = [from, to].map(({ name }) => fitTitle(name.text, theme, wanted))
    return Math.floor(Math.min(...fitted.map(({ size, height }) => (height <= free ? size : 0))))
  }
  const line = sizeOn(1)
  const lines = coded ? line : sizeOn(3)
  // Each name on one line, where both are not much smaller for it.
  const size = line > type.base && line >= lines * ONE_LINE ? line : lines
  if (size < least) return undefined
  const style = {
    ...displayStyle(theme, size),
    leading: coded ? 1 : 1.08,
    width: column,
    textAlign: 'start',
  } as const
  const Name = copy.headline ? 'p' : 'h1'
  const drawn = (
    <div
      part="route"
      style={{
        width,
        height,
        padding: sides(theme, pad * 0.8, margin.left, margin.right),
        display: 'flex',
        direction: 'column',
        justify: around > 0 ? 'between' : 'center',
        color: theme.color.text,
      }}
    >
      {head}
      <div style={{ display: 'flex', align: 'center', shrink: 0 }}>
        <Name part="lead" style={style}>
          <Phrasing nodes={from.name.nodes} theme={theme} size={size} />
        </Name>
        <Way theme={theme} departs={departs} arrives={arrives} width={middle} />
        <p part="lead" style={{ ...style, textAlign: 'end' }}>
          <Phrasing nodes={to.name.nodes} theme={theme} size={size} />
        </p>
      </div>
      {places}
    </div>
  )
  return { drawn, size }
}

/** Who flies and what else stands over the route, in one line. */
function Head({ copy, theme }: Pick<WholeProps, 'copy' | 'theme'>): Child {
  const names = brandLine(copy)
  const { type } = theme
  return (
    <div style={{ display: 'flex', align: 'center', gap: type.base, shrink: 0, leading: 1.25 }}>
      {copy.logo !== undefined && (
        <img
          src={copy.logo}
          alt={names[0]?.text ?? ''}
          style={{ height: type.base * 2, fit: 'contain', shrink: 0 }}
        />
      )}
      {names.length > 0 && (
        <p
          style={{ ...(!copy.headline && { weight: type.strongWeight }), color: theme.color.text, shrink: 1 }}
        >
          <Joined phrases={names} theme={theme} />
        </p>
      )}
      {copy.headline && (
        <h1
          style={{
            size: type.base * 1.3,
            weight: type.strongWeight,
            color: theme.color.text,
            shrink: 1,
            textAlign: 'start',
          }}
        >
          <Phrasing nodes={copy.headline.nodes} theme={theme} />
        </h1>
      )}
      <Prose nodes={copy.above} theme={theme} measured={false} />
    </div>
  )
}

/** What the ends of a journey are called, and where they are. */
function Places({
  journey: { from, to },
  theme,
}: {
  readonly journey: Journey
  readonly theme: Theme
}): Child {
  if (from.place.length + to.place.length + (from.label ? 1 : 0) + (to.label ? 1 : 0) === 0) return null
  return (
    <div style={{ display: 'flex', justify: 'between', gap: theme.type.base * 2, shrink: 0, leading: 1.25 }}>
      {[from, to].map((end, at) => (
        <div style={{ shrink: 1, textAlign: at === 0 ? 'start' : 'end' }}>
          {end.label && (
            <p style={{ ...labelStyle(theme), textAlign: at === 0 ? 'start' : 'end' }}>
              <EndLabel end={end} theme={theme} />
            </p>
          )}
          {end.place.length > 0 && (
            <p>
              <PlaceWords end={end} theme={theme} />
            </p>
          )}
        </div>
      ))}
    </div>
  )
}

interface WayProps {
  readonly theme: Theme
  readonly departs: Entry | undefined
  readonly arrives: Entry | undefined
  /** px */
  readonly width: number
}

/** An arrow from one end to the other, between the times at both. */
function Way({ theme, departs, arrives, width }: WayProps): Child {
  const { base } = theme.type
  const size = base * 1.5
  const gap = base
  return (
    <div style={{ width, display: 'flex', align: 'end', gap, padding: [0, gap], shrink: 0 }}>
      {departs && <Value fact={departs} theme={theme} size={size} />}
      <div style={{ grow: 1, display: 'flex', justify: 'center', padding: [size * 0.3, 0] }}>
        <Arrow
          theme={theme}
          width={Math.max(
            width - 2 * gap - widthOf(departs, theme, size) - widthOf(arrives, theme, size),
            base,
          )}
        />
      </div>
      {arrives && <Value fact={arrives} theme={theme} size={size} />}
    </div>
  )
}

/** px that a time takes with the room after it. */
function widthOf(fact: Entry | undefined, theme: Theme, size: number): number {
  if (!fact) return 0
  const { type, lang } = theme
  const label = textSetting(theme, type.strongWeight, sizeAt(theme, -1) * 1.16)
  const value = { ...label, size: size * 1.05 }
  return (
    Math.max(textWidth(fact.label.text.toLocaleUpperCase(lang), label), textWidth(textOf(fact), value)) +
    type.base
  )
}

function Arrow({ theme, width }: { readonly theme: Theme; readonly width: number }): Child {
  const { color, type, dir } = theme
  const height = type.base * 0.9
  const [ring, y, head] = [height * 0.25, height / 2, height * 0.45]
  const x = (place: number): number => (dir === 'ltr' ? place : width - place)
  const outlines = [
    { d: circlePath(x(ring + 1), y, ring), stroke: color.accent, strokeWidth: 2 },
    {
      d: `M${x(2 * ring + 1)} ${y}L${x(width - 2)} ${y}M${x(width - 2 - head)} ${y - head}L${x(width - 2)} ${y}L${x(width - 2 - head)} ${y + head}`,
      stroke: color.accent,
      strokeWidth: 2,
    },
  ]
  return <svg alt="→" art={{ viewBox: [width, height], outlines }} style={{ width, height, shrink: 0 }} />
}

interface UnderProps {
  readonly block: Theme
  readonly large: readonly Entry[]
  readonly facts: readonly Entry[]
  readonly width: number
  readonly height: number
  /** As of the route. */
  readonly lead: number
  /** px that letters in the row have at most. */
  readonly cap: number
}

interface Under {
  readonly drawn: Child
  /** Size of the accent's block, px. */
  readonly block: { readonly width: number; readonly height: number }
}

/** Largest letters of the row over the text: usually, and where the brief wants them first; part of the route's that others have. */
const ROW = { usual: 4.4, first: 9, below: 0.92 }

/** Part of what the brief wants first that a value beside it has. */
const NEXT = 0.5

/** Part of the width of the main part that each of three large values takes. */
const EACH = [0.335, 0.37, 0.295]

/** What is looked up in a row, everything else below. */
function underIn(
  props: WholeProps,
  theme: Theme,
  { block, large, facts, width, height, lead, cap }: UnderProps,
): Under | undefined {
  const { copy, measure } = props
  const { margin, type } = theme
  const inside = width - margin.left - margin.right
  const gap = space(theme, 0.5)
  const widths =
    large.length === 3 ? EACH.map(part => part * width) : large.map(() => width / Math.max(large.length, 1))
  const rest = (
    <>
      <Prose nodes={copy.support} theme={theme} measured={false} />
      {copy.support.length > 0 && facts.length > 0 && <div style={{ height: gap }} />}
      <FactGrid facts={facts} theme={theme} width={inside} even />
      {hasPrint(copy) && <div style={{ height: gap }} />}
      <FinePrint copy={copy} theme={theme} by={0.75} />
    </>
  )
  const free = height - margin.bottom * 0.7 - heightOf(rest, { theme, measure, width: inside }) - gap
  const label = sizeAt(theme, -1) * 1.3
  const pad = type.base * 0.8
  const wanted = type.base * (props.first.length > 0 ? ROW.first : ROW.usual)
  const held = Math.min(wanted, free - label - 2 * pad)
  const most = Math.min(held, cap)
  const valueRoom = (at: number) => ({
    width: (widths[at] ?? 0) - margin.left * (at === 1 ? 1 : 1.5),
    height: most * 1.2,
    lines: 2,
    least: type.base,
    most,
  })
  const leads = (fact: Entry): boolean => props.first.length === 0 || props.first.includes(fact)
  const sizes = large.map((fact, at) =>
    most < type.base * 1.4
      ? 0
      : Math.min(
          valueSize(fact, theme, { ...valueRoom(at), bare: isBare(fact) }),
          leads(fact) ? most : Math.max(most * NEXT, type.base),
        ),
  )
  if (large.length > 0 ? sizes.some(size => size === 0) || held < type.base * lead * 0.82 : free < 0)
    return undefined
  const tall = large.length > 0 ? Math.round(label + 2 * pad + most) : 0
  const drawn = (
    <div
      style={{ width, height, display: 'flex', direction: 'column', padding: [0, 0, margin.bottom * 0.7, 0] }}
    >
      {large.length > 0 && (
        <div style={{ display: 'flex', shrink: 0, height: tall }}>
          {large.map((fact, at) => (
            <div
              style={{
                width: Math.round(widths[at] ?? 0),
                shrink: 0,
                padding: sides(
                  theme,
                  pad,
                  at === 0 ? margin.left : gap * 1.4,
                  at === 2 ? margin.right * 0.8 : 0,
                ),
                color: (at === 0 ? block : theme).color.text,
              }}
            >
              <Value
                fact={fact}
                theme={at === 0 ? block : theme}
                size={sizes[at] ?? 0}
                bare={isBare(fact)}
                leads={props.first.includes(fact)}
              />
            </div>
          ))}
        </div>
      )}
      <div style={{ grow: 1 }} />
      <div style={{ padding: sides(theme, 0, margin.left, margin.right) }}>{rest}</div>
    </div>
  )
  return { drawn, block: { width: Math.round(widths[0] ?? 0), height: tall } }
}

interface StubProps {
  readonly width: number
  readonly height: number
  readonly gap: number
}

/** The route once more. */
function stubOver(
  { copy }: WholeProps,
  theme: Theme,
  { journey, width, height, gap }: StubProps & { readonly journey: Journey },
): Child {
  const { margin, type, dir } = theme
  const room = width - gap - margin.right
  const { from, to, coded } = journey
  const words = `${from.name.text} ${dir === 'ltr' ? '→' : '\u200f←\u200f'} ${to.name.text}`
  const most = type.base * (coded ? 2.8 : 1.4)
  const { size } = fitTitle(words, theme, {
    width: room,
    height: height * 0.5,
    lines: coded ? 1 : 3,
    least: type.base,
    most,
  })
  const [name] = brandLine(copy)
  return (
    <div
      part="stub"
      style={{
        width,
        height,
        padding: sides(theme, margin.top * 0.6, gap, margin.right),
        display: 'flex',
        direction: 'column',
        justify: 'between',
        color: theme.color.text,
      }}
    >
      <p style={{ weight: type.strongWeight, leading: 1.25 }}>
        {name ? <Phrasing nodes={name.nodes} theme={theme} /> : '\u00a0'}
      </p>
      {coded ? (
        <div style={{ ...displayStyle(theme, size), display: 'flex', align: 'center', gap: size * 0.25 }}>
          <p>{from.name.text}</p>
          <Arrow theme={theme} width={size} />
          <p>{to.name.text}</p>
        </div>
      ) : (
        <p style={{ ...displayStyle(theme, size), textAlign: 'start' }}>{words}</p>
      )}
    </div>
  )
}

/** What is looked up again, who flies, and the code. */
function stubUnder(
  { measure, code, first, second }: WholeProps,
  theme: Theme,
  {
    large,
    own,
    facts,
    width,
    height,
    gap,
  }: StubProps & {
    readonly large: readonly Entry[]
    /** What stands on the stub alone. */
    readonly own: readonly Entry[]
    readonly facts: readonly Entry[]
  },
): Child | undefined {
  const { margin, type } = theme
  const room = width - gap - margin.right
  const pad = type.base * 0.8
  const inner = height - pad - margin.bottom * 0.7
  const around = (body: Child) => (
    <div style={{ width, height, padding: sides(theme, pad, gap, margin.right) }}>{body}</div>
  )
  const said =
    own.length > 0
      ? stubBody({ own, ranked: [...first, ...second], theme, width: room, code, measure }, inner)
      : undefined
  if (own.length > 0) return said && around(said)
  const grid = (told: readonly Entry[], wide: number, sized: Theme) => (
    <FactGrid facts={told} theme={sized} width={wide} />
  )
  // What the brief ranks leaves room for one fact more at least, else what is repeated for all of them.
  const kept = facts.slice(0, first.length + second.length > 0 ? 1 : facts.length).map(withoutRemark)
  const spare = inner - heightOf(grid(kept, room, theme), { theme, measure, width: room }) - 2 * pad
  const again = code ? type.base * 3.8 : Math.max(Math.min(inner * SAID, spare), type.base * 3.6)
  const head = <Again large={large} theme={theme} width={room} height={again} />
  const left = inner - heightOf(head, { theme, measure, width: room }) - pad
  const tall = fitCode(code, theme, { width: room, height: left })
  const aside = tall && tall.width < room * SQUARE ? room - tall.width - type.base : 0
  const counts = facts.map((_, at) => facts.length - at)
  if (left < 0 || (code && !tall)) return undefined
  const drawn = (body: Child) =>
    around(
      <div style={{ height: inner, display: 'flex', direction: 'column', justify: 'between' }}>
        {head}
        {body}
      </div>,
    )
  if (tall && aside > 0) {
    const count = counts.find(count => count * type.base * 2.6 <= left) ?? 0
    return drawn(
      <div style={{ display: 'flex', gap: type.base, align: 'end' }}>
        <CodeMark fitted={tall} theme={theme} />
        <Said facts={facts.slice(0, count)} theme={theme} width={aside} />
      </div>,
    )
  }
  for (const count of [...counts, 0]) {
    const told = facts.slice(0, count).map(withoutRemark)
    // What is kept of a pass is read by whoever holds it: as large as the stub has room.
    for (const by of told.length > 0 ? AGAIN_BY : [1]) {
      const sized = scaled(theme, by)
      const height = left - heightOf(grid(told, room, sized), { theme: sized, measure, width: room }) - pad
      const mark = fitCode(code, theme, { width: room, height })
      if (height > 0 && (mark || !code) && (by === 1 || areOnOneLine(told, sized, room)))
        return drawn([grid(told, room, sized), mark && <CodeMark fitted={mark} theme={theme} />])
    }
  }
  return undefined
}

/** Sizes over the text of what a stub repeats, largest first. */
const AGAIN_BY = [1.7, 1.5, 1.35, 1.2, 1.1, 1]

/** Whether each value keeps to one line of some px. */
function areOnOneLine(facts: readonly Entry[], theme: Theme, width: number): boolean {
  const setting = textSetting(theme)
  return facts.every(({ lines }) => lines.every(({ text }) => textWidth(text, setting) * 1.02 <= width))
}

/** Letters of a code that a remark may follow. */
const CODE = 9

/** A code without the remark in brackets behind it, where all of it stands on the main part. */
function withoutRemark(fact: Entry): Entry {
  const [line, ...more] = fact.lines
  const end = line && /\s*[(（][^()（）]+[)）]$/u.exec(line.text)?.index
  return line && more.length === 0 && end && end <= CODE ? { ...fact, lines: [cut(line, 0, end)] } : fact
}

/** Part of the stub's width below which a code has facts beside it. */
const SQUARE = 0.62

/** Values that say by themselves what they are. */
function Said({
  facts,
  theme,
  width,
}: Pick<AgainProps, 'theme' | 'width'> & { readonly facts: readonly Entry[] }): Child {
  return (
    <div style={{ width, leading: 1.3 }}>
      {facts.map(({ lines }, at) =>
        lines.map(({ nodes }) => (
          <p style={at === 0 ? { weight: theme.type.strongWeight } : {}}>
            <Phrasing nodes={nodes} theme={theme} />
          </p>
        )),
      )}
    </div>
  )
}

interface AgainProps {
  readonly large: readonly Entry[]
  readonly theme: Theme
  readonly width: number
  readonly height: number
}

/** Part of a column that figures take which are measured as they are. */
const TABULAR = 0.92

/** Part of a stub's height that what is looked up again may have, and its largest letters over the text. */
const SAID = 0.62
const LARGEST = 4.4

/** How much larger values have to be for a row more. */
const WORTH = 1.15

/** What is looked up again, in one row, or in two where it is larger so. */
function Again({ large, theme, width, height }: AgainProps): Child {
  if (large.length === 0) return null
  const gap = theme.type.base * 0.7
  const label = sizeAt(theme, -1) * 1.3
  const divided = [[large], ...(large.length > 1 ? [[large.slice(0, 1), large.slice(1)]] : [])]
  const [one, two] = divided.map(rows => {
    const most = Math.min(height / rows.length - label - gap, theme.type.base * LARGEST)
    const sizeOf = (row: readonly Entry[]): readonly number[] => {
      // Figures of one width are wider than their own.
      const each = (width / row.length - gap) * (row.length > 1 ? TABULAR : 1)
      const place = { width: each, height: most * 1.3, lines: 1, least: theme.type.base, most, bare: true }
      return row.map(fact => valueSize(fact, theme, place) || theme.type.base)
    }
    return { rows, size: Math.min(...rows.flatMap(sizeOf)) }
  })
  const { rows = [], size = 0 } = two && one && two.size > one.size * WORTH ? two : (one ?? {})
  return (
    <div style={{ display: 'flex', direction: 'column', gap: gap * 0.8, shrink: 0 }}>
      {rows.map(row => (
        <div style={{ display: 'flex', justify: 'between', align: 'end', gap }}>
          {row.map(fact => (
            <Value fact={fact} theme={theme} size={size} bare leads style={{ shrink: 1 }} />
          ))}
        </div>
      ))}
    </div>
  )
}
