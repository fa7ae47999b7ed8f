import type { RootContent } from 'mdast'
import { Column, Columns, displayStyle, labelStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Phrase } from '../../../core/reading/facts/phrase.ts'
import { linesOf as linesOfPhrase, toPhrase } from '../../../core/reading/facts/phrase.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { startOf } from '../../../core/source/walk.ts'
import { mediumOf } from '../../../core/theme/medium.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { heightOf, type Place } from '../../fitting/height-of.tsx'
import {
  displaySetting,
  displayWords,
  linesOf,
  type Setting,
  textSetting,
  textWidth,
  widestWord,
} from '../../fitting/measure.ts'
import { type CanvasCopy, wordsIn } from '../copy/canvas-copy.ts'
import type { Entry } from '../copy/entry.ts'
import { kindsOfLine } from '../../../core/reading/lines/line-kinds.ts'
import { divideLines } from '../copy/telling-lines.ts'
import { FactGrid } from '../sheets/fact-grid.tsx'
import { splitInTwo } from '../sheets/split-in-two.ts'
import { ContactLine } from '../sheets/terms.tsx'
import { Billing, isBilled } from './billing.tsx'
import { Action, found as keyRoles, isEmphasised } from './foot.tsx'
import { Programme, type ProgrammeCopy } from './programme.tsx'

/** What stands under a broadside's title, by its kind. */
export interface BroadsideCopy {
  readonly support: readonly RootContent[]
  /** Under labels: when, where, how much. */
  readonly key: readonly Entry[]
  /** The same in lines of the author's own. */
  readonly lines: readonly Phrase[]
  readonly programme?: ProgrammeCopy
  readonly told: readonly RootContent[]
  readonly minor: readonly Entry[]
  readonly action?: Entry
  readonly contacts: readonly Entry[]
  readonly terms: readonly RootContent[]
}

/** Longest line in letters that says when, where or how much by itself. */
const LINE = 60

/** Divides a copy by what is found from afar and what is read near. What the copy says in a line of its own is not told twice. */
export function divideCopy(copy: CanvasCopy, reading: Reading, programme?: ProgrammeCopy): BroadsideCopy {
  const told = keyRoles.flatMap(role => reading.roles[role]?.text ?? [])
  const isShort = (block: RootContent): boolean => linesIn(block).every(({ text }) => text.length <= LINE)
  const isTelling = (block: RootContent): boolean =>
    (block.type === 'paragraph' || isEmphasised(block)) && told.some(text => plainText(block).includes(text))
  const asked = copy.rest.find(
    block => block.type === 'paragraph' && plainText(block) === reading.roles.action?.text,
  )
  const opening = copy.rest.findIndex(block => !isShort(block) || !isEmphasised(block))
  const under = copy.support.filter(block => isShort(block) && (isEmphasised(block) || isTelling(block)))
  const lines = copy.rest.filter(
    (block, at) => block !== asked && isShort(block) && (opening < 0 || at < opening || isTelling(block)),
  )
  const [supporting, telling] = [copy.support, copy.rest].map(blocks =>
    withoutTelling(
      blocks.filter(block => block !== asked && !under.includes(block) && !lines.includes(block)),
      reading.lang,
    ),
  ) as [Divided, Divided]
  const found = inOrder([
    ...[...under.flatMap(linesIn), ...supporting.lines],
    ...[...lines.flatMap(linesIn), ...telling.lines],
  ])
  const words = [...copy.support, ...copy.rest].map(plainText).join('\n')
  const isNew = ({ written, told, lines: own }: Entry): boolean =>
    written || !told || found.length === 0 || !own.every(({ text }) => words.includes(text))
  const facts = copy.facts.filter(isNew)
  const action = facts.find(({ role }) => role === 'action') ?? (asked && buttonOf(asked))
  const isKey = ({ role }: Entry): boolean => role !== undefined && keyRoles.includes(role)
  const captions: readonly Entry[] = copy.captions.map(label => ({ label, written: true, lines: [] }))
  return {
    support: supporting.lines.length > 0 ? [] : supporting.blocks,
    key: facts.filter(isKey),
    lines: found,
    ...(programme && { programme }),
    told: [...(supporting.lines.length > 0 ? supporting.blocks : []), ...telling.blocks],
    minor: [...facts.filter(fact => fact !== action && !isKey(fact)), ...captions],
    ...(action && { action }),
    contacts: copy.contacts,
    terms: copy.terms,
  }
}

/** Lines as their author has them one after the other; those that stand in no source stay where they are. */
function inOrder(lines: readonly Phrase[]): readonly Phrase[] {
  return lines.toSorted((first, second) => startOf(first.nodes) - startOf(second.nodes) || 0)
}

/** Blocks without the lines that are found from afar. */
interface Divided {
  readonly blocks: readonly RootContent[]
  readonly lines: readonly Phrase[]
}

/** What those who come have to know is found from afar, in whatever paragraph of bare lines it stands. */
function withoutTelling(blocks: readonly RootContent[], lang: string): Divided {
  const divided = blocks.map(block =>
    linesIn(block).length > 1 ? divideLines(block, ['when', 'where'], lang) : { telling: [], left: [block] },
  )
  return {
    blocks: divided.flatMap(({ left }) => left),
    lines: divided.flatMap(({ telling }) => telling),
  }
}

/** A copy without the facts that its text tells as well. */
export function withoutRepeats(copy: BroadsideCopy): BroadsideCopy {
  const words = spaced([...copy.support, ...copy.told].map(plainText).join('\n'))
  return {
    ...copy,
    key: copy.key.filter(
      ({ told, lines }) => !told || !lines.every(({ text }) => words.includes(spaced(text))),
    ),
  }
}

function spaced(words: string): string {
  return words.replaceAll(/\s+/gu, ' ')
}

/** The lines that the author wrote a block in. */
function linesIn(block: RootContent): readonly Phrase[] {
  return linesOfPhrase(toPhrase('children' in block ? (block.children as Phrase['nodes']) : []))
}

/** A line that asks for something by itself. */
function buttonOf(block: RootContent): Entry {
  const line = toPhrase('children' in block ? (block.children as Phrase['nodes']) : [])
  return { label: toPhrase([]), written: false, lines: [line] }
}

interface FootProps extends Place {
  readonly copy: BroadsideCopy
  /** The colour that is drawn under it, where that is a field. */
  readonly ground?: string
}

/** Everything under the title on shared edges: a line that fills the width, what is found from afar, what is read near. */
export function BroadsideFoot(props: FootProps): Child {
  const { copy, theme, width, ground } = props
  const gap = space(theme, 0.6)
  const blocks: readonly Child[] = [
    copy.support.length > 0 && <Under {...props} />,
    copy.key.length > 0 && <KeyColumns facts={copy.key} theme={theme} width={width} />,
    linesAndNear(props, gap),
  ]
  const filled = blocks.filter(block => block)
  return (
    <div
      part="foot"
      style={{
        ...{ shrink: 0, size: theme.type.base, color: theme.color.text },
        ...(ground !== undefined && { background: ground }),
      }}
    >
      {filled.map((block, index) => (
        <div style={{ marginTop: index === 0 ? 0 : gap }}>{block}</div>
      ))}
    </div>
  )
}

/** Lines that are found from afar, and what is read near beside them where that takes less of the height, else under them. */
function linesAndNear(props: FootProps, gap: number): Child {
  const { copy, theme, width } = props
  const small = nearParts(props)
  if (copy.lines.length === 0) return small
  const stacked = (
    <>
      <KeyLines lines={copy.lines} theme={theme} width={width} />
      {small !== null && <div style={{ marginTop: gap }}>{small}</div>}
    </>
  )
  if (small === null || !isWide(props)) return stacked
  const [long, short] = sharesOf(props)
  const beside = (
    <Columns theme={theme} shares={SHARES} gap={1}>
      <Column>
        <KeyLines lines={copy.lines} theme={theme} width={long} />
      </Column>
      <Column>{nearParts({ ...props, width: short })}</Column>
    </Columns>
  )
  return heightOf(beside, props) <= heightOf(stacked, props) ? beside : stacked
}

/** Of the width: lines that are found from afar, and what is read near beside them. */
const SHARES = [3, 2]

/** em of text that a column for what is read near holds at least. */
const NEAR = 12

function sharesOf({ theme, width }: Place): readonly [number, number] {
  const free = width - space(theme, 1)
  return [Math.floor(free * 0.6), Math.floor(free * 0.4)]
}

function isWide({ copy, ...place }: FootProps): boolean {
  const [long, short] = sharesOf(place)
  const { base, strongWeight } = place.theme.type
  const fitted = copy.lines.map(({ text }) => fittedSize(text, place.theme, long))
  const setting = textSetting(place.theme, strongWeight)
  const hasRoom = short >= base * NEAR && widestWord(wordsIn([...copy.told, ...copy.terms]), setting) <= short
  return copy.programme === undefined && hasRoom && Math.min(...fitted) >= base * KEY.least
}

/** Sizes over the text of a line under the title: as large as it fills the width, within these, else the first. */
const UNDER = { text: 1.5, card: 1.15, least: 1.3, most: 4 }

/** What stands under the title: one short line fills the width. */
function Under({ copy: { support }, theme, width }: FootProps): Child {
  const { base } = theme.type
  const [only, ...others] = support
  const size = only?.type === 'paragraph' ? fittedSize(plainText(only), theme, width) : 0
  if (only?.type === 'paragraph' && others.length === 0 && size >= base * UNDER.least)
    return (
      <p part="support" style={{ ...displayStyle(theme, Math.min(size, base * UNDER.most)), leading: 1.05 }}>
        <Phrasing nodes={only.children} theme={theme} size={size} />
      </p>
    )
  const whole = Math.min(...support.flatMap(linesIn).map(({ text }) => textSize(text, theme, width)))
  const most = base * (mediumOf(theme.page) === 'social' ? UNDER.card : UNDER.text)
  // Lines of its author's stay whole where they do in no smaller type than the text.
  const text = Math.round(whole < base ? most : Math.min(whole, most))
  return (
    <div part="support" style={{ size: text, leading: 1.25 }}>
      <Prose nodes={support} theme={theme} size={text} measured={false} />
    </div>
  )
}

/** px at which words fill a width in the face of the text. */
function textSize(words: string, theme: Theme, width: number): number {
  return (width * 0.985) / Math.max(textWidth(words, textSetting(theme, 400, 1)), 0.01)
}

/** px at which words fill a width in the display face. */
function fittedSize(words: string, theme: Theme, width: number): number {
  const text = displayWords(words, theme)
  const em = textWidth(text, displaySetting(theme, 1)) + text.length * Math.max(theme.type.displayTracking, 0)
  return Math.floor((width * 0.985) / Math.max(em, 0.01))
}

/** Sizes over the text of what is found from afar. */
const KEY = {
  most: 2.7,
  day: 3.2,
  under: 0.72,
  least: 1.4,
  lone: 1.15,
  whole: 0.95,
  grid: [2.3, 2.1, 1.9, 1.7, 1.5, 1.3, 1.15],
}

/** How many times as large as the text the lines that are found from afar are where they fill a width; without end where there are none. */
export function keyLead({ lines }: BroadsideCopy, theme: Theme, width: number): number {
  return Math.min(...lines.map(({ text }) => fittedSize(text, theme, width))) / theme.type.base
}

/** Lines one under the other in one size, the widest of which fills the width if it can. */
function KeyLines({
  lines,
  theme,
  width,
}: {
  readonly lines: readonly Phrase[]
  readonly theme: Theme
  readonly width: number
}): Child {
  const { base } = theme.type
  const fitted = Math.min(...lines.map(({ text }) => fittedSize(text, theme, width)))
  const least = fitted >= base * KEY.whole ? fitted : base * KEY.lone
  const whole = Math.min(
    ...lines.map(
      ({ text }) =>
        (width * 0.985) / Math.max(widestWord(displayWords(text, theme), displaySetting(theme, 1)), 0.01),
    ),
  )
  const all = Math.floor(Math.min(Math.max(fitted, least), base * KEY.most, whole))
  const day = lines.length > 1 ? lines.findIndex(({ text }) => isDay(text, theme.lang)) : -1
  const wide = day < 0 ? 0 : fittedSize(lines[day]?.text ?? '', theme, width)
  // What the brief has larger by its own word is so beyond this.
  const by = Math.max(theme.design.parts?.dates?.scale ?? 1, 1)
  const large = Math.floor(Math.max(Math.min(wide / by, base * KEY.day), base))
  const size = day < 0 ? all : Math.floor(Math.max(Math.min(all, large * KEY.under), base))
  return (
    <div part="key-lines" style={{ ...displayStyle(theme, size), leading: 1.15 }}>
      {lines.map(({ nodes }, at) => (
        <p style={at === day ? { size: large, leading: 1.1 } : {}}>
          <Phrasing nodes={nodes} theme={theme} size={at === day ? large : size} />
        </p>
      ))}
    </div>
  )
}

/** Whether a line says on which day: of what is found from afar that is found first. */
function isDay(text: string, lang: string): boolean {
  return /\d/u.test(text) && kindsOfLine(text, lang).has('when')
}

/** Two or three columns with a rule over each: the label small, what it says large. */
function KeyColumns({
  facts,
  theme,
  width,
}: {
  readonly facts: readonly Entry[]
  readonly theme: Theme
  readonly width: number
}): Child {
  const { base } = theme.type
  const columns = columnsFor(facts.length)
  const gap = space(theme, 0.5)
  const own = (width - gap * (columns - 1)) / columns
  const values = facts.map(({ lines }) => lines.map(({ text }) => displayWords(text, theme)))
  const sizes = KEY.grid.map(factor => Math.round(base * factor))
  const size =
    LINES.flatMap(lines =>
      sizes.filter(
        one =>
          one >= base * lines.least && fitsColumn(values, own * 0.97, displaySetting(theme, one), lines.most),
      ),
    )[0] ?? base
  return (
    <div part="facts" style={{ display: 'grid', columns, gap: [gap, gap], align: 'stretch', shrink: 0 }}>
      {facts.map(({ label, lines }) => (
        <div
          part="fact"
          style={{
            borderTop: { width: Math.max(2, Math.round(base * 0.12)), color: theme.color.accentText },
            padding: [Math.round(base * 0.3), 0, 0, 0],
          }}
        >
          {label.text !== '' && (
            <p style={{ ...labelStyle(theme), leading: 1.3 }}>
              <Phrasing nodes={label.nodes} theme={theme} />
            </p>
          )}
          {lines.map(({ nodes }) => (
            <p style={{ ...displayStyle(theme, size), leading: 1.08, textWrap: 'normal' }}>
              <Phrasing nodes={nodes} theme={theme} size={size} />
            </p>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Most lines of a value in its column, and how large over the text it then is at least. */
const LINES = [
  { most: 2, least: 1.5 },
  { most: 4, least: 0 },
]

function fitsColumn(
  values: readonly (readonly string[])[],
  width: number,
  setting: Setting,
  most: number,
): boolean {
  return values.every(
    lines =>
      lines.every(text => widestWord(text, setting) <= width) &&
      lines.reduce((sum, text) => sum + linesOf(text, width, setting), 0) <= most,
  )
}

function columnsFor(count: number): number {
  return count === 2 || count === 4 ? 2 : Math.min(count, 3)
}

/** em of text in a line from which on it is divided. */
const LONG = 44

/** What is read near: the programme, and beside it or in columns all else; null where there is nothing. */
function nearParts(props: FootProps): Child {
  const { copy, theme, width } = props
  const { programme, told, minor, action, contacts, terms } = copy
  const hasOthers = told.length + minor.length + contacts.length + terms.length > 0 || action !== undefined
  if (!programme) return hasOthers ? <Others {...props} /> : null
  const days = daysBeside(programme, props)
  if (!hasOthers) return days
  const [long, short] = sharesOf(props)
  if (programme.length > 1 || short < theme.type.base * NEAR)
    return (
      <>
        {days}
        <div style={{ marginTop: space(theme, 0.5) }}>
          <Others {...props} width={width} />
        </div>
      </>
    )
  return (
    <Columns theme={theme} shares={[long, short]} gap={1}>
      <Column>
        <Programme programme={programme} theme={theme} />
      </Column>
      <Column>
        <Others {...props} width={short} />
      </Column>
    </Columns>
  )
}

/** em of text that a column for a day holds at least. */
const DAY = 11

/** The days of a programme beside each other where each has room for what is on, else under each other. */
function daysBeside(programme: ProgrammeCopy, { theme, width }: Place): Child {
  const each = (width - space(theme, 1) * (programme.length - 1)) / programme.length
  if (programme.length === 1 || each < theme.type.base * DAY)
    return <Programme programme={programme} theme={theme} />
  const last = programme.at(-1)?.rest ?? []
  return (
    <>
      <Columns theme={theme} gap={1}>
        {programme.map((day, at) => (
          <Column>
            <Programme programme={[at === programme.length - 1 ? { ...day, rest: [] } : day]} theme={theme} />
          </Column>
        ))}
      </Columns>
      {last.length > 0 && (
        <div style={{ marginTop: space(theme, 0.5), leading: 1.32 }}>
          <Prose nodes={last} theme={theme} size={theme.type.base} level={3} measured={false} />
        </div>
      )}
    </>
  )
}

function Others({ copy: { told, minor, action, contacts, terms }, theme, width, measure }: FootProps): Child {
  const { base } = theme.type
  const half = (width - space(theme, 1)) / 2
  const prose = (nodes: readonly RootContent[]): Child => (
    <div style={{ leading: 1.32 }}>
      <Prose nodes={nodes} theme={theme} size={base} level={3} measured={false} />
    </div>
  )
  const isBill = isBilled(told, theme)
  const columns =
    !isBill && width > base * LONG
      ? splitInTwo(told, nodes => heightOf(prose(nodes), { width: half, theme, measure }))
      : undefined
  const parts: readonly Child[] = [
    isBill ? (
      <Billing blocks={told} theme={theme} width={width} measure={measure} />
    ) : columns ? (
      <Columns theme={theme} gap={1}>
        {columns.map(nodes => (
          <Column>{prose(nodes)}</Column>
        ))}
      </Columns>
    ) : (
      told.length > 0 && prose(told)
    ),
    minor.length > 0 && <FactGrid facts={minor} theme={theme} width={width} />,
    action && <Action entry={action} theme={theme} />,
    contacts.length > 0 && (
      <div style={{ color: theme.color.accentText, weight: theme.type.strongWeight }}>
        <ContactLine contacts={contacts} theme={theme} />
      </div>
    ),
    terms.length > 0 && (
      <div style={{ color: theme.color.textMuted, leading: 1.3 }}>
        <Prose nodes={terms} theme={theme} size={base} level={3} measured={false} />
      </div>
    ),
  ]
  return parts
    .filter(part => part)
    .map((part, index) => <div style={{ marginTop: index === 0 ? 0 : space(theme, 0.4) }}>{part}</div>)
}
