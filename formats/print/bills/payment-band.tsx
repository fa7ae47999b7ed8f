import type { RootContent } from 'mdast'
import { codeIn, withoutCode } from '../../../core/codes/code.ts'
import { paymentCode } from '../../../core/codes/payment.ts'
import { CodeMark, fitCode } from '../../../core/compose/code-mark.tsx'
import { firstFitting } from '../../../core/compose/fit.ts'
import { bodyStyle, Phrasing, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { type Sheet, toSheet } from '../../../core/compose/sheet.ts'
import type { Style } from '../../../core/compose/style.ts'
import { cut, type Phrase, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { findValues } from '../../../core/reading/values/read-value.ts'
import { plainText } from '../../../core/source/text.ts'
import { mm } from '../../../core/theme/page.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { roomAcross, sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import { type Entry, Lines } from '../sheets/facts.tsx'
import { Text } from '../sheets/masthead.tsx'
import { pageSheet } from '../sheets/page-sheet.tsx'
import { Band, bandTheme, isField, LeadSum, leadWidth } from './band.tsx'
import { Billed } from './billed.tsx'
import { holdsFigures } from './lines.tsx'
import {
  dueSentence,
  headEntry,
  leadBlocks,
  noteBlocks,
  paymentEntries,
  paymentHeading,
  withNumbersApart,
} from './invoice-copy.ts'
import { isLetter, LetterFoot, LetterHead, letterTheme } from './letter-head.tsx'
import { halfOf, halvesOf, Opening } from './numbered-head.tsx'
import { Sums, sumsAround } from './sums.tsx'

/** Type and room from roomy to tight, as parts of what was asked for. */
const manners = [
  [1.4, 2.1],
  [1.3, 2],
  [1.22, 1.85],
  [1.17, 1.7],
  [1.17, 1.4],
  [1.17, 1.17],
  [1.09, 1.09],
  [1, 1],
  [0.92, 0.92],
  [0.92, 0.8],
  [0.92, 0.7],
] as const

/** A bill whose amount stands with what is needed to pay it on a band, at the foot of the last page. */
export function composeInvoice(reading: Reading, own: Theme, measure: Measure): readonly Sheet[] {
  return planned(reading, own, measure, isLetter(own))
}

/** As a letter, or without the places of one where they leave no room for the day by which to pay. */
function planned(reading: Reading, own: Theme, measure: Measure, mayBeLetter: boolean): readonly Sheet[] {
  // Figures are compared in columns: larger type that has no room for them helps nobody, nor do the margins of a letter.
  const sizesOf = (asked: Theme) => manners.map(([type, room]) => scaled(asked, type, room))
  const holdingOf = (asked: Theme) =>
    sizesOf(asked).filter(theme => holdsFigures(reading.lists.lines ?? [], theme))
  const lettered = mayBeLetter ? holdingOf(letterTheme(own)) : []
  const isLettered = lettered.length > 0
  const asked = isLettered ? letterTheme(own) : own
  const holding = isLettered ? lettered : holdingOf(own)
  const themes = holding.length > 0 ? holding : sizesOf(own)
  const fits = (some: readonly Theme[], listed = false) =>
    firstFitting(some, theme => {
      const sheet = sheetOf({ reading, theme, isLettered, spare: 0, running: false, listed })
      return measure.pages(sheet, 1).length <= 1 ? { theme, listed } : undefined
    })
  const coded = codeIn(paymentCode, reading, asked) !== undefined
  const bare = coded ? themes.map(withoutCode) : []
  // Rather a day by which to pay among the facts than a second page.
  const mayList = sumsAround(reading).due !== undefined && deadlineOnBand(reading) !== undefined
  const fitsListed = (some: readonly Theme[]) => (mayList ? fits(some, true) : undefined)
  const whole = fits(themes)
  if (!whole && isLettered && mayList) return planned(reading, own, measure, false)
  const one = whole ?? fitsListed(themes) ?? fits(bare) ?? fitsListed(bare)
  const plan = {
    ...(one ?? { theme: themes.at(-1) ?? asked }),
    ...{ reading, isLettered, running: one === undefined },
  }
  // Sums that would leave a page nearly empty if they went on with the band stay with the lines.
  const pages = one === undefined ? measure.pages(sheetOf({ ...plan, spare: 0 })) : []
  const isLeft = pages.slice(0, -1).some(share => share < EMPTY)
  return [filled({ ...plan, apart: isLeft }, measure)]
}

/** Share of a page that is nearly empty. */
const EMPTY = 0.3

interface Plan {
  readonly reading: Reading
  readonly theme: Theme
  /** It is a letter for an envelope with a window. */
  readonly isLettered: boolean
  /** Goes on to further pages, which have a running foot. */
  readonly running: boolean
  /** The sums may stand on the page before the band. */
  readonly apart?: boolean
  /** The day by which to pay is one of the facts, and not over the amount. */
  readonly listed?: boolean
}

/** A bill whose last page is filled: what is free on it stands above the band. */
function filled(plan: Plan, measure: Measure): Sheet {
  const tight = sheetOf({ ...plan, spare: 0 })
  const pages = measure.pages(tight)
  const spare = (1 - (pages.at(-1) ?? 1)) * roomOf(tight) - HAIR
  if (isBare(plan.reading)) return tight
  const loose = sheetOf({ ...plan, spare: Math.max(spare, 0) })
  return measure.pages(loose).length === pages.length ? loose : tight
}

/** Whether there is nothing for a band. */
function isBare(reading: Reading): boolean {
  return sumsAround(reading).due === undefined && bandEntries(reading).length === 0
}

/** px by which a page may be off for the rounding of its parts. */
const HAIR = 0.05

/** px between the margins of a sheet of paper. */
function roomOf({ size, margin }: Sheet): number {
  const [top = 0, , bottom = 0] = margin as readonly number[]
  return size.height - top - bottom
}

interface SheetPlan extends Plan {
  /** px above the band. */
  readonly spare: number
}

function sheetOf({ reading, theme, isLettered, spare, running, apart = false, listed }: SheetPlan): Sheet {
  const title = reading.roles.title?.text ?? reading.roles.invoiceNumber?.text ?? ''
  const bleeds = isField(theme) && !isBare(reading) && noteBlocks(reading).length === 0 && !running
  const content = [
    <div style={{ marginBottom: space(theme, 2) }}>
      {isLettered ? (
        <LetterHead reading={reading} theme={theme} />
      ) : (
        <Opening reading={reading} theme={theme} />
      )}
    </div>,
    <Text theme={theme} blocks={leadBlocks(reading)} style={{ marginBottom: space(theme, 1.25) }} />,
    <Billed reading={reading} theme={theme} />,
    apart && <Totals reading={reading} theme={theme} />,
    <div style={{ breakInside: 'avoid' }}>
      {!apart && <Totals reading={reading} theme={theme} />}
      <div style={{ height: space(theme, 1.5) + spare }} />
      <PaymentBand reading={reading} theme={theme} {...(listed && { listed })} />
    </div>,
    <Text theme={theme} blocks={noteBlocks(reading)} style={{ marginTop: space(theme, 1.25) }} />,
    isLettered && <LetterFoot reading={reading} theme={theme} />,
  ]
  const foot = plainText({ type: 'paragraph', children: [...(reading.roles.issueDate?.nodes ?? [])] })
  if (!bleeds) return pageSheet({ theme, name: 'body', title, foot, content })
  const { top, right, left } = theme.margin
  return toSheet('body', theme, <main style={bodyStyle(theme)}>{content}</main>, {
    title,
    margin: [top, right, 0, left],
  })
}

interface PartProps {
  readonly reading: Reading
  readonly theme: Theme
}

/** What is added up before the sum that counts, on the axis; its heading beside it. */
function Totals({ reading, theme }: PartProps): Child {
  const { before } = sumsAround(reading)
  const [source] = reading.sources.sums ?? []
  const [head] = source?.lead ?? []
  if (before.length === 0 && source === undefined) return null
  return (
    <div part="settlement" style={{ ...halvesOf(theme), marginTop: space(theme, 0.5) }}>
      <div>{source?.heading && <Text theme={theme} blocks={[source.heading]} />}</div>
      <div>
        <Sums
          theme={theme}
          sums={before}
          head={head?.type === 'paragraph' ? toPhrase(head.children) : undefined}
          room={space(theme, 0.125)}
          rule={{ width: 0, color: theme.color.paper }}
        />
      </div>
    </div>
  )
}

/** What is due beside what is needed to pay it, and nothing else. */
function PaymentBand({ reading, theme, listed = false }: PartProps & { readonly listed?: boolean }): Child {
  if (isBare(reading)) return null
  const { due, after } = sumsAround(reading)
  const on = bandTheme(theme)
  const entries = bandEntries(reading, listed)
  const deadline = listed ? undefined : deadlineOnBand(reading)
  const fitted = codeOnBand(reading, on)
  const gap = space(theme, 1.5)
  const width = roomAcross(theme)
  const least = due ? Math.min(leadWidth(due, on, LEAST), width) : 0
  const facts = factsLook(entries, on, width - gap - least - (fitted ? fitted.width + gap : 0))
  const taken = facts.width + (fitted ? fitted.width : 0) + (facts.width > 0 && fitted ? gap : 0)
  const left = taken === 0 ? 0 : Math.min(Math.max(taken, halfOf(theme)), width - gap - least)
  const right = left === 0 ? width : width - left - gap
  // Type so large that the amount has no room beside anything stands above it.
  const stacked = width - taken - gap < least * 0.9
  const beside: Style = {
    ...{ display: 'flex', direction: 'row-reverse', justify: 'between', align: 'end', gap },
    narrow: { display: 'block' },
  }
  return (
    <Band theme={theme} room={space(theme, left > 0 ? 1.5 : 1)}>
      {/* Read before how it is paid, what is due ends where all amounts do. */}
      <div style={stacked || left === 0 ? {} : beside}>
        <div
          style={
            stacked ? { marginBottom: gap } : { width: right, narrow: { width: '100%', marginBottom: gap } }
          }
        >
          {due && deadline && <Deadline entry={deadline} theme={on} width={stacked ? width : right} />}
          {due && (
            <LeadSum
              theme={on}
              sum={due}
              width={stacked ? width : right}
              most={MOST}
              weight={LEAD_WEIGHT}
              {...(left === 0 && { beside: LEAST })}
            />
          )}
          <Sums theme={on} sums={after} room={0} rule={{ width: 0, color: on.color.paper }} />
        </div>
        {left > 0 && (
          <div
            style={{
              ...{ display: 'flex', gap, align: 'end', justify: 'between' },
              ...(!stacked && { width: left, narrow: { width: '100%' } }),
            }}
          >
            <PaymentFacts reading={reading} theme={on} entries={entries} label={facts.label} />
            {fitted && <CodeMark fitted={fitted} theme={on} />}
          </div>
        )}
      </div>
    </Band>
  )
}

/** Sizes of the figures of the amount, in sizes of the text: what is wanted, and what it falls to for the sake of the facts. */
const MOST = 5.4
const LEAST = 3.5

const LEAD_WEIGHT = 700

/** By when it is to be paid: the day, or the sentence that says it. */
function deadlineOnBand(reading: Reading): Entry | undefined {
  const said = dueSentence(reading)
  return said
    ? { label: toPhrase([]), text: plainText(said), blocks: [said] }
    : headEntry(reading, 'paymentDueDate')
}

/** How to pay, and by when where no sum has that over it. */
function bandEntries(reading: Reading, listed = false): readonly Entry[] {
  const told = paymentEntries(reading).flatMap(withNumbersApart)
  const deadline = sumsAround(reading).due && !listed ? undefined : deadlineOnBand(reading)
  return deadline ? [...told, deadline] : told
}

/** Size over the text of the day by which a sum is due and of a sentence that says it, and letters of one that is no more than a day. */
const DEADLINE = { size: 1.9, sentence: 1.2, letters: 28 }

/** The day by which it is to be paid, over what is to be paid and as heavy: on one line, and seen, whatever a brief asks of it. */
function Deadline({
  entry: { label, blocks, text },
  theme,
  width,
}: {
  readonly entry: Entry
  readonly theme: Theme
  /** px of its line. */
  readonly width: number
}): Child {
  const { base } = theme.type
  const apart = dayApart(blocks, theme.lang)
  const day = apart ? apart.day.text : text
  const large = base * DEADLINE.size
  const held = width / textWidth(day, textSetting(theme, LEAD_WEIGHT, 1))
  const size =
    day.length <= DEADLINE.letters
      ? Math.max(Math.min(large, held), base * DEADLINE.sentence)
      : base * DEADLINE.sentence
  return (
    <div part="lead" style={{ textAlign: 'end', marginBottom: space(theme, 0.5) }}>
      {label.text !== '' && (
        <p style={{ size: Math.round(base * 1.15), weight: theme.type.strongWeight, leading: 1.3 }}>
          <Phrasing nodes={label.nodes} theme={theme} />
        </p>
      )}
      <div style={{ size, weight: LEAD_WEIGHT, leading: 1.15, color: theme.color.heading }}>
        {apart ? (
          <p>
            <Phrasing nodes={apart.day.nodes} theme={theme} />
          </p>
        ) : (
          <Lines theme={theme} blocks={blocks} />
        )}
      </div>
      {apart && (
        <p style={{ leading: 1.3 }}>
          <Phrasing nodes={apart.rest.nodes} theme={theme} />
        </p>
      )}
    </div>
  )
}

/** A day and what is said behind it of how to pay: `01.04.2026, by transfer`; undefined for all else. */
function dayApart(
  [block, ...others]: readonly RootContent[],
  lang: string,
): { readonly day: Phrase; readonly rest: Phrase } | undefined {
  const line = block?.type === 'paragraph' && others.length === 0 ? toPhrase(block.children) : undefined
  const [found, ...more] = line ? findValues(line.text, lang) : []
  if (!line || found?.value.type !== 'date' || found.start > 0 || more.length > 0) return undefined
  const tie = /^(?:\s*[,;·|–—-]\s*|\s+(?=[(（]))(?=\S)/u.exec(line.text.slice(found.end))?.[0].length
  return tie === undefined
    ? undefined
    : { day: cut(line, 0, found.end), rest: trim(cut(line, found.end + tie)) }
}

/** px of the labels of some facts, 0 where they stand above, and of the facts; values go on to a second line where `room` is too small. */
function factsLook(entries: readonly Entry[], theme: Theme, room: number) {
  if (entries.length === 0) return { label: 0, width: 0 }
  const { type } = theme
  const widest = (texts: readonly string[], weight: number, size: number): number =>
    Math.ceil(Math.max(0, ...texts.map(text => textWidth(text, textSetting(theme, weight, size)))))
  const label = widest(
    entries.map(entry => entry.label.text),
    400,
    sizeAt(theme, -1),
  )
  const value = widest(
    entries.flatMap(({ text }) => text.split('\n')),
    type.strongWeight,
    type.base,
  )
  const beside = label + space(theme, 0.75) + value
  if (label > 0 && beside <= room) return { label: label + 1, width: beside }
  return { label: 0, width: Math.min(Math.max(label, value) + 1, Math.max(room, 0)) }
}

/** The payment for telephones; banks ask for a size of their own in Switzerland. */
function codeOnBand(reading: Reading, theme: Theme) {
  const code = codeIn(paymentCode, reading, theme)
  const side = code?.exactly === undefined ? mm(28) : mm(60)
  return fitCode(code, theme, { width: side, height: side })
}

interface PaymentFactsProps extends PartProps {
  readonly entries: readonly Entry[]
  /** px of the labels; 0: they stand above. */
  readonly label: number
}

/** How to pay: the names of the codes in a column of their own or above, what has to be copied heavier. */
function PaymentFacts({ reading, theme, entries, label }: PaymentFactsProps): Child {
  const heading = paymentHeading(reading)
  const row = label > 0 ? ({ display: 'flex', gap: space(theme, 0.75), align: 'baseline' } as const) : {}
  const gap = space(theme, label > 0 ? 0.125 : 0.375)
  return (
    <div part="payment" style={{ grow: 1, basis: 0 }}>
      {heading && (
        <p style={{ weight: theme.type.strongWeight, marginBottom: space(theme, 0.25) }}>
          <Phrasing nodes={heading.nodes} theme={theme} />
        </p>
      )}
      <dl>
        {entries.map((entry, at) => (
          <div style={{ ...row, ...(at > 0 && { marginTop: gap }) }}>
            {(label > 0 || entry.label.text !== '') && (
              <dt style={{ ...quietStyle(theme), ...(label > 0 && { width: label, shrink: 0 }) }}>
                <Phrasing nodes={entry.label.nodes} theme={theme} />
              </dt>
            )}
            <dd
              style={{
                ...(label > 0 && { grow: 1, basis: 0, ...(isCode(entry) && { whiteSpace: 'nowrap' }) }),
                weight: isCode(entry) || holdsAccount(entry) ? theme.type.strongWeight : 400,
              }}
            >
              <Lines theme={theme} blocks={entry.blocks} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Whether an entry is a code that has to be copied without a mistake. */
function isCode({ text }: Entry): boolean {
  return /^[A-Z\d][A-Z\d\s/.-]{3,}$/u.test(text)
}

/** Letters of whose an account is, and its number: more is a sentence. */
const ACCOUNT = 60

/** Whether an entry says the number of an account, alone or behind whose it is. */
function holdsAccount({ text }: Entry): boolean {
  return text.length <= ACCOUNT && /\d(?:[\s-]?\d){7,}/u.test(text)
}
