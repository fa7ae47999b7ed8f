import { CodeMark, type FittedCode, fitCode, leastWidth } from '../../../core/compose/code-mark.tsx'
import { displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { arcs } from '../../../core/compose/motifs/rings.ts'
import { phraseOf, split } from '../../../core/reading/facts/phrase.ts'
import type { Role } from '../../../core/reading/roles.ts'
import { lexiconFor } from '../../../core/reading/words/lexicon.ts'
import { contrast, EXPLICIT_INK } from '../../../core/theme/contrast.ts'
import { mixed, toOklch } from '../../../core/theme/oklch.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { isTouch } from '../../../core/theme/scheme.ts'
import { themeOn, themeOnColor } from '../../../core/theme/theme-on.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import { type Entry, textOf } from '../copy/entry.ts'
import { FactGrid } from '../sheets/fact-grid.tsx'
import { fitTitle, HeadlineLabel, Title } from '../sheets/title.tsx'
import { Brand } from './brand.tsx'
import type { Face } from './face.tsx'
import { FinePrint, hasPrint } from './fine-print.tsx'
import type { WholeProps } from './pass.tsx'
import { stubBody } from './stub-lines.tsx'
import { Drawn, fieldTheme, Ground, sides, Tear } from './grounds.tsx'
import { Value, valueSize } from './value.tsx'

/** Where one sits and goes in; where seats are free, when. */
const seats: readonly Role[] = ['seatSection', 'seatRow', 'seatNumber', 'entrance']
const times: readonly Role[] = ['startDate', 'time', 'doorTime']

/** A ticket: what it is for, large, a field of the accent with the seat, and a stub to tear off. */
export const seatInField: Face = {
  name: 'seat in a field',
  ranks: true,
  plain: true,
  leads: { first: seats, second: [...seats, ...times] },
  suits: ({ roles }) => [...seats, ...times].some(role => roles[role] && !roles[role].stays),
  regions: (props, lead) => regionsOf(props, 'main', lead),
  // What one keeps has the small print only where the stub is the one place left for it.
  spare: (props, lead) =>
    regionsOf(props, 'main', lead, FIELD.less) ??
    (props.copy.facts.some(({ forStub }) => forStub) ? undefined : regionsOf(props, 'stub', lead)),
}

/** Parts of the page's width. */
const FIELD = { usual: 0.188, first: 0.32, less: 0.25 }
const STUB = 0.27

function regionsOf(
  props: WholeProps,
  printed: 'main' | 'stub',
  lead: number,
  wide: number = FIELD.first,
): Child | undefined {
  const { copy, theme: paper, spoken, code } = props
  const { page, margin } = paper
  const theme = groundOf(paper)
  const of = (names: readonly Role[]) => copy.facts.filter(({ role }) => role && names.includes(role))
  // A door without a seat says less than the day.
  const seated = of(seats).some(({ role }) => role !== 'entrance') || of(times).length === 0 ? of(seats) : []
  // `date and time dominant`: of seats and days that a brief has stand out, those that it names have the field.
  const asked = props.first.length > 0 ? props.first : props.second.filter(fact => of(times).includes(fact))
  const first = asked.filter(({ lines }) => lines.length === 1)
  const isFirst = first.length > 0
  // One half of a seat is found by the other.
  const isSeat = isFirst && first.every(fact => seated.includes(fact))
  const led = isFirst && !isSeat ? first : seated.length > 0 ? seated : of(times)
  const gap = margin.left * 0.9
  const room = Math.max(
    page.width * STUB - gap - margin.right,
    Math.min(leastWidth(code, theme), page.width * 0.3),
  )
  const stub = Math.round(room + gap + margin.right)
  const field = Math.round(page.width * (isFirst ? wide : FIELD.usual))
  const main = page.width - stub - field
  const beside = [...copy.facts, ...spoken]
  const stubs = copy.facts.filter(({ forStub }) => forStub)
  // A number that stands among what is for the stub is not said twice there.
  const isTold = (fact: Entry): boolean => stubs.some(stub => textOf(stub).includes(textOf(fact)))
  const own = copy.facts.filter(fact => isKey(fact, theme.lang) && !isTold(fact))
  const onStub = stubOn(theme)
  const stubbed = stubIn(props, onStub, {
    width: stub - gap - margin.right,
    beside,
    own,
    stubs,
    printed: printed === 'stub',
    seated: seated.length > 0 && led.some(fact => seated.includes(fact)),
  })
  const box = { width: field, height: page.height, ranked: first.map(atCommas) }
  const isPlain = theme.design.decor.fields === false
  const isDetail = isTouch(theme.color.accent, theme.design.color)
  const ground = isPlain ? theme : isDetail ? inDetail(theme) : fieldTheme(theme)
  const accented = fieldIn(led.map(atCommas), ground, box)
  const told = mainIn(props, theme, {
    facts: copy.facts.filter(fact => !led.includes(fact) && !stubs.includes(fact)),
    width: main,
    printed: printed === 'main',
    lead,
    most: page.height * (isFirst ? TITLE.beside : TITLE.usual),
  })
  if (!stubbed || !accented || !told) return undefined
  const color = theme.color.paper
  const torn = onStub.color.paper
  return (
    <>
      <Ground theme={theme} from={0} width={page.width} color={color} />
      {torn !== color && <Ground theme={theme} from={main + field} width={stub} color={torn} />}
      {theme.design.decor.ornament && !isPlain && <Arcs theme={theme} width={main} />}
      <Ground theme={theme} from={main} width={field} color={ground.color.paper} />
      <Tear theme={theme} at={main + field} grounds={[{ from: 0, color: torn }]} />
      {told}
      {accented}
      <div
        style={{
          width: stub,
          height: page.height,
          padding: sides(theme, margin.top, gap, margin.right),
          color: onStub.color.text,
        }}
      >
        {stubbed}
      </div>
    </>
  )
}

/** What a ticket is known by at the door: its number, and the code that the copy gives it. */
function isKey({ role, label }: Entry, lang: string): boolean {
  if (role !== undefined) return role === 'ticketNumber'
  return label.text !== '' && lexiconFor(lang, 'en')(label.text).some(({ concept }) => concept === 'code')
}

/** A dark card stands on the dark colour that its brief names beside the accent. */
function groundOf(theme: Theme): Theme {
  const [, second] = theme.design.color.seeds
  const isNight = theme.mode === 'dark' && second !== undefined && contrast(second, '#ffffff') > 10
  const night = themeOn(theme, 'second')
  const on = isNight ? { ...night, color: { ...night.color, paper: second } } : theme
  const { accent, paper } = on.color
  return contrast(accent, paper) < EXPLICIT_INK ? on : { ...on, color: { ...on.color, accentText: accent } }
}

/** A colour that is for details alone is that of what stands out, where it is read. */
function inDetail(theme: Theme): Theme {
  const { color } = theme
  if (contrast(color.accent, color.paper) < EXPLICIT_INK) return theme
  return { ...theme, color: { ...color, text: color.accent, heading: color.accent } }
}

/** Chroma from which a colour is one to be seen as a ground. */
const BRIGHT = 0.1

/** Where a brief names more bright colours than one, the part to tear off has the next of them. */
function stubOn(theme: Theme): Theme {
  const { mode, design } = theme
  const [, ...others] = design.color.seeds
  // A touch of a colour is no ground.
  const second = others.find(
    seed =>
      !isTouch(seed, design.color) && toOklch(seed).c >= BRIGHT && contrast(seed, theme.color.accent) >= 1.15,
  )
  return mode === 'light' && second !== undefined ? themeOnColor(theme, second) : theme
}

/** Letters of a piece that stands in a line of its own. */
const PIECE = 12

/** A value of short pieces with a line for each: `Row 7, Seat 21`. */
function atCommas(fact: Entry): Entry {
  const [line, ...more] = fact.lines
  const pieces = line ? split(line, /(?<=,)\s+/g) : []
  const areShort = pieces.length > 1 && pieces.every(({ text }) => text.length <= PIECE)
  return areShort && more.length === 0 ? { ...fact, lines: pieces } : fact
}

interface Box {
  readonly width: number
  readonly height: number
  /** What the brief wants first. */
  readonly ranked: readonly Entry[]
}

/** Letters of values that are set large: usually, and where the brief wants them first; of two that share a row, where there are more. */
const SHORT = { usual: 3, first: 7 }
const PAIR = 4
/** Share of the height that a row takes at most: one of two, of more, and of what the brief wants first beside what it does not. */
const ROW = { few: 0.34, many: 0.2, first: 0.5 }

/** Largest title over the height: where it leads, and beside values that do. */
const TITLE = { usual: 0.28, beside: 0.15 }

/** Values of few letters as large as the field holds them, two very short ones side by side; longer ones as large as they keep whole. */
function fieldIn(facts: readonly Entry[], theme: Theme, { width, height, ranked }: Box): Child | undefined {
  const isRanked = (fact: Entry): boolean => ranked.some(({ label }) => label === fact.label)
  const isShort = (fact: Entry | undefined): boolean =>
    fact !== undefined && isWithin(isRanked(fact) ? SHORT.first : SHORT.usual)(fact)
  const { margin, type } = theme
  const side = Math.min(margin.left * 0.7, width * 0.115)
  const room = width - 2 * side
  const rows = rowsOf(facts, isShort)
  const isLed = ranked.length > 0 && ranked.length < facts.length
  const largest = isLed ? ROW.first : rows.length > 2 ? ROW.many : ROW.few
  const sizes = rows.length === 1 ? [...ALONE, ...LONG] : LONG
  const label = sizeAt(theme, -1) * 1.3
  const longs = rows.flatMap(([first, second]) => (second || isShort(first) ? [] : [first]))
  const count = rows.length - longs.length
  const freeAt = (by: number): number =>
    height -
    2 * margin.top -
    label * rows.length -
    longs.reduce((sum, fact) => sum + longIn(fact, theme, { width: room, by }).height, 0) -
    (rows.length - 1) * type.base * 0.7
  const areWhole = (by: number): boolean =>
    longs.every(fact => longIn(fact, theme, { width: room, by }).size > by * type.base * 0.95)
  // A row of few letters is larger than any word.
  const by = (count > 0 ? LONG.slice(-1) : sizes).find(one => freeAt(one) >= 0 && areWhole(one)) ?? 1.6
  const long = longs.map(fact => longIn(fact, theme, { width: room, by }))
  const free = freeAt(by)
  const most = Math.min(
    Math.max(5.3 * type.base, height * largest),
    count > 0 ? free / count : 0,
    ...rows.map(row => (isShort(row[0]) ? widthSize(row, theme, room) : Number.POSITIVE_INFINITY)),
  )
  if (free < 0 || long.some(({ size }) => size === 0) || (count > 0 && most < type.base * 2)) return undefined
  return (
    <div
      part="lead"
      style={{
        width,
        height,
        color: theme.color.text,
        padding: [margin.top, side],
        display: 'flex',
        direction: 'column',
        justify: rows.length > 1 ? 'between' : 'end',
      }}
    >
      {rows.map(row => (
        <div style={{ display: 'flex', gap: type.base * 1.4 }}>
          {row
            .flatMap(fact => fact ?? [])
            .map(fact => (
              <Value
                fact={fact}
                theme={theme}
                size={isShort(fact) ? Math.floor(most) : longIn(fact, theme, { width: room, by }).size}
                whole={fact.lines.length > 1}
                style={isShort(fact) ? {} : { width: room }}
              />
            ))}
        </div>
      ))}
    </div>
  )
}

function isWithin(letters: number): (fact: Entry) => boolean {
  return fact => fact.lines.length === 1 && textOf(fact).length <= letters
}

type Row = readonly [Entry, Entry?]

function rowsOf(facts: readonly Entry[], isShort: (fact: Entry) => boolean): readonly Row[] {
  const rows: Row[] = []
  for (const fact of facts) {
    const [last, second] = rows.at(-1) ?? []
    const joins =
      facts.length > 2 &&
      last &&
      !second &&
      isShort(last) &&
      isShort(fact) &&
      (textOf(last) + textOf(fact)).length <= PAIR
    if (joins) rows[rows.length - 1] = [last, fact]
    else rows.push([fact])
  }
  return rows
}

/** px at which the short values of a row are as wide as their room. */
function widthSize(row: Row, theme: Theme, room: number): number {
  const [first, second] = row
  const { base, strongWeight } = theme.type
  const setting = textSetting(theme, strongWeight, 1)
  const wide = [first, second].reduce((sum, fact) => sum + (fact ? textWidth(textOf(fact), setting) : 0), 0)
  return (room - (second ? base * 1.4 : 0)) / Math.max(wide * 1.03, 0.1)
}

/** Sizes over the text of values of more letters, largest first. */
const LONG = [3.4, 2.8, 2.3, 1.9, 1.6]
/** Those of one that has the field to itself. */
const ALONE = [6.4, 5.6, 4.9, 4.2]

function longIn(
  fact: Entry,
  theme: Theme,
  { width, by }: { readonly width: number; readonly by: number },
): { readonly size: number; readonly height: number } {
  const { base } = theme.type
  const room = { width, height: base * by * 3.2, lines: 3, least: base, most: base * by }
  if (fact.lines.length > 1) {
    const whole = fact.lines.map(line => widthSize([{ ...fact, lines: [line] }], theme, width))
    const size = Math.floor(Math.min(base * by, ...whole))
    return { size, height: fact.lines.length * size * 1.15 }
  }
  const size = valueSize(fact, theme, room)
  const lines = Math.ceil((textOf(fact).length * size * 0.55) / width)
  return { size, height: lines * size * 1.15 }
}

/** Size over the text of who performs. */
const PERFORMER = 1.65

/** Whether a label says that somebody performs. */
function isPerforming(label: string, lang: string): boolean {
  return label !== '' && lexiconFor(lang, 'en')(label).some(({ concept }) => concept === 'performer')
}

interface MainProps {
  readonly facts: readonly Entry[]
  readonly width: number
  readonly printed: boolean
  /** How many times as large as the text the title is at least. */
  readonly lead: number
  /** px of the title. */
  readonly most: number
}

/** Who invites, what to, in type as large as there is room for, and when and where at the foot. */
function mainIn(
  props: WholeProps,
  theme: Theme,
  { facts, width, printed, lead, most }: MainProps,
): Child | undefined {
  const { copy, look, measure, title } = props
  const { page, margin, type } = theme
  const room = width - margin.left - margin.right
  const when = dayFirst(facts.filter(({ role }) => role && [...times, 'endDate'].includes(role)))
  const [performer] = facts.filter(({ label }) => isPerforming(label.text, theme.lang))
  const others = facts.filter(fact => !when.includes(fact) && fact !== performer)
  const gap = space(theme, 0.5)
  const above = (
    <>
      <Brand copy={copy} theme={theme} band={false} />
      <Prose nodes={copy.above} theme={theme} measured={false} />
      {/* Marks on capitals rise above their line. */}
      {copy.above.length > 0 && <div style={{ height: gap * 0.6 }} />}
      {copy.headlineLabel && <HeadlineLabel words={copy.headlineLabel} theme={theme} />}
    </>
  )
  const support = copy.support.length > 0 && (
    <div
      style={{
        marginTop: gap * 0.6,
        size: type.base * 1.3,
        leading: 1.2,
        color: theme.color.accentText,
        family: type.display,
      }}
    >
      <Prose nodes={copy.support} theme={theme} size={type.base * 1.3} measured={false} />
    </div>
  )
  const below = (
    <>
      {performer && <Value fact={performer} theme={theme} size={type.base * PERFORMER} />}
      {performer && <div style={{ height: gap }} />}
      <FactGrid facts={when} theme={theme} width={room} large={look.large} />
      {when.length > 0 && others.length > 0 && <div style={{ height: gap }} />}
      <FactGrid facts={others} theme={theme} width={room} />
      {printed && hasPrint(copy) && <div style={{ height: gap }} />}
      {printed && <FinePrint copy={copy} theme={theme} by={0.75} />}
    </>
  )
  const place = { theme, measure, width: room }
  const free = page.height - 2 * margin.top - heightOf([above, support, below], place) - gap
  const words = copy.headline ?? phraseOf(title)
  const fitted = fitTitle(words.text, theme, {
    width: room,
    height: free,
    lines: 3,
    least: type.base * 2,
    most,
  })
  if (
    words.text !== '' &&
    (fitted.height > free || fitted.size < Math.min(type.base * lead, page.height * 0.2, most * 0.7))
  )
    return undefined
  // A script stands higher than its lines.
  const tall = heightOf(<Title words={words} theme={theme} size={fitted.size} width={room} />, place)
  const size = tall > free ? Math.floor((fitted.size * free) / tall) : fitted.size
  return (
    <div
      style={{
        width,
        height: page.height,
        padding: sides(theme, margin.top, margin.left, margin.right),
        display: 'flex',
        direction: 'column',
      }}
    >
      {above}
      {words.text !== '' && <Title words={words} theme={theme} size={size} width={room} />}
      {support}
      <div style={{ grow: 1 }} />
      {below}
    </div>
  )
}

/** An hour without a name is that of the day beside it, and stands next to it. */
function dayFirst(facts: readonly Entry[]): readonly Entry[] {
  const isOfDay = ({ role, label }: Entry): boolean => role === 'time' && label.text === ''
  const [day, ...others] = facts
  if (day?.role !== 'startDate') return facts
  return [day, ...others.filter(isOfDay), ...others.filter(fact => !isOfDay(fact))]
}

/** Rings around the corner beside the field, hardly seen: a hall from above. */
function Arcs({ theme, width }: { readonly theme: Theme; readonly width: number }): Child {
  const { page, color, dir } = theme
  const pitch = page.height / 19
  const { height } = page
  const d = arcs({ width, height }, { pitch, from: pitch * 3, corner: dir === 'ltr' ? 'right' : 'left' })
  const outlines = [{ d, stroke: mixed(color.paper, color.text, 0.1), strokeWidth: height / 288 }]
  return <Drawn theme={theme} from={0} width={width} outlines={outlines} />
}

interface StubProps {
  readonly width: number
  /** What the ticket says, and what its sentences say. */
  readonly beside: readonly Entry[]
  /** What stands on the stub alone. */
  readonly own: readonly Entry[]
  /** What the copy has there. */
  readonly stubs: readonly Entry[]
  readonly printed: boolean
  /** The field has the seat. */
  readonly seated: boolean
}

/** The title again, its code, the seat and the number. */
function stubIn(
  props: WholeProps,
  theme: Theme,
  { width, beside, own, stubs, printed, seated }: StubProps,
): Child | undefined {
  const { copy, measure, title, code } = props
  const { page, margin, type } = theme
  const place = { theme, measure, width }
  // A copy that says itself what stands on the stub has said the seat and the day there.
  const isSaid = stubs.length > 0
  const named = (names: readonly Role[]) =>
    isSaid ? [] : beside.filter(({ role }) => role && names.includes(role))
  const short = named(seats).filter(fact => textOf(fact).length <= SHORT.usual)
  const when = named(['startDate', 'time']).filter(fact => textOf(fact).length < 40)
  const size = Math.min(
    type.base * 1.35,
    fitTitle(title, theme, {
      width,
      height: type.base * 4,
      lines: 3,
      least: type.base * 0.8,
      most: type.base * 1.35,
    }).size,
  )
  const head = (
    <div style={{ shrink: 0 }}>
      {title !== '' && (
        <p style={{ ...displayStyle(theme, size), textAlign: 'start', leading: 1.12 }}>
          <Phrasing nodes={phraseOf(title).nodes} theme={theme} size={size} />
        </p>
      )}
      {when.length > 0 && (
        <div
          style={{
            display: 'flex',
            wrap: true,
            gap: [0, type.base],
            weight: type.strongWeight,
            leading: 1.3,
            ...(title !== '' && { marginTop: type.base * 0.4 }),
          }}
        >
          {when.map(({ lines }) =>
            lines.map(({ nodes }) => (
              <p>
                <Phrasing nodes={nodes} theme={theme} />
              </p>
            )),
          )}
        </div>
      )}
    </div>
  )
  // A stub without a code or a short seat says again what is looked for.
  const again =
    code || short.length > 0
      ? []
      : named([...seats, 'time', 'doorTime', 'price']).filter(fact => textOf(fact).length < 40)
  const foot = [
    ...(again.length > 0 ? [<FactGrid facts={again} theme={scaled(theme, 1.2)} width={width} />] : []),
    ...(own.length > 0 ? [<FactGrid facts={own} theme={theme} width={width} />] : []),
    ...(printed && hasPrint(copy) ? [<FinePrint copy={copy} theme={theme} by={0.75} />] : []),
  ]
  const gap = space(theme, 0.5)
  const free = page.height - 2 * margin.top - heightOf([head, ...foot], place) - gap * (1 + foot.length)
  const framed = (parts: Child) => (
    <div
      part="stub"
      style={{
        height: page.height - 2 * margin.top,
        display: 'flex',
        direction: 'column',
        justify: 'between',
      }}
    >
      {parts}
    </div>
  )
  const said = isSaid
    ? stubBody({ own: stubs, ranked: props.first, theme, width, code, measure }, free)
    : undefined
  if (isSaid) return said && framed([head, said, foot])
  const mini = type.base * 1.5
  const beside2 = short.length > 0 ? mini * 2 : 0
  // What the brief wants large is so on both parts, and where no field has the seat the stub has it: no code takes its place.
  const isAsked =
    (short.length > 0 && !seated) || short.some(fact => [...props.first, ...props.second].includes(fact))
  const most = isAsked ? Math.min(free - type.base * 2, page.height * ON_STUB) : 0
  const large = <Seats short={short} theme={theme} width={width} most={most} />
  const left = isAsked ? free - heightOf(large, place) - gap : Math.min(free, page.height * 0.38)
  const mark = fitCode(code, theme, { width: width - (isAsked ? 0 : beside2), height: left })
  if (code && !mark && !isAsked) return undefined
  if (free < (short.length > 0 && !mark ? type.base * 4.5 : 0)) return undefined
  return framed([
    head,
    isAsked || !mark ? large : <Marked mark={mark} short={short} theme={theme} width={width} />,
    isAsked && mark && <CodeMark fitted={mark} theme={theme} />,
    foot,
  ])
}

interface MarkedProps {
  readonly short: readonly Entry[]
  readonly theme: Theme
}

/** A code, and beside it the seat as large as both parts of it have room. */
function Marked({
  mark,
  short,
  theme,
  width,
}: MarkedProps & { readonly mark: FittedCode; readonly width: number }): Child {
  const { base, strongWeight } = theme.type
  const room = width - mark.width - base
  const widest = Math.max(
    ...short.map(fact => textWidth(textOf(fact), textSetting(theme, strongWeight, 1))),
    0.1,
  )
  const tall = (mark.height / Math.max(short.length, 2) - base * 1.2) * 0.8
  const size = Math.max(base * 1.5, Math.floor(Math.min(room / (widest * 1.08), tall)))
  return (
    <div style={{ display: 'flex', gap: theme.type.base, shrink: 0 }}>
      <CodeMark fitted={mark} theme={theme} />
      <div style={{ display: 'flex', direction: 'column', justify: 'between' }}>
        {short.map(fact => (
          <Value fact={fact} theme={theme} size={size} />
        ))}
      </div>
    </div>
  )
}

/** The most of the page's height that a seat on the stub has where the brief wants it large there. */
const ON_STUB = 0.3

/** Parts of its largest size that are tried. */
const LESS = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52]

interface SeatsProps extends MarkedProps {
  /** px */
  readonly width: number
  /** px of the letters. */
  readonly most: number
}

function Seats({ short, theme, width, most }: SeatsProps): Child {
  if (short.length === 0) return null
  const { base, strongWeight } = theme.type
  const gap = base * 1.4
  const labels = textSetting(theme, strongWeight, sizeAt(theme, -1) * 1.16)
  const letters = textSetting(theme, strongWeight, 1)
  const wideAt = (size: number): number =>
    short.reduce(
      (sum, fact) => {
        const label = textWidth(fact.label.text.toLocaleUpperCase(theme.lang), labels)
        return sum + Math.max(label, textWidth(textOf(fact), letters) * size * 1.05)
      },
      gap * (short.length - 1),
    )
  const usual = Math.min(base * 3, (width / short.length) * 0.5)
  const sizes = LESS.map(part => most * part).filter(size => size > usual)
  const size = Math.floor(sizes.find(size => wideAt(size) <= width) ?? usual)
  return (
    <div style={{ display: 'flex', justify: 'between', gap, shrink: 0 }}>
      {short.map(fact => (
        <Value fact={fact} theme={theme} size={size} />
      ))}
    </div>
  )
}
