import { displayStyle, Phrasing, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { linesIn } from '../../../core/reading/facts/label.ts'
import type { Phrase } from '../../../core/reading/facts/phrase.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { mm } from '../../../core/theme/page.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import { type Entry, Lines } from '../sheets/facts.tsx'
import { isOwn, Logo, TitleLine } from '../sheets/masthead.tsx'
import { isField, titleColor } from './band.tsx'
import { contactsOf, headEntries, titleOf } from './invoice-copy.ts'
import { Party, partyParts } from './party.tsx'
import { Joined } from '../../../core/compose/joined.tsx'

/** px of a letter in a window envelope, DIN 5008:2020 form B: its margins, where its address field and its text begin. */
const FORM = {
  ...{ left: mm(25), right: mm(20), top: mm(15), bottom: mm(18) },
  ...{ field: mm(45), width: mm(85), height: mm(45), gap: mm(5) },
} as const

/** px of the least page that holds such a letter. */
const LEAST = mm(200)

/** Whether a bill is a letter: a plain sheet of paper that is large enough for an envelope with a window. */
export function isLetter(theme: Theme): boolean {
  return !isField(theme) && theme.page.width >= LEAST
}

/** The theme with the margins of a letter. */
export function letterTheme(theme: Theme): Theme {
  const { left, right, top, bottom } = FORM
  const sides = theme.dir === 'rtl' ? { left: right, right: left } : { left, right }
  return { ...theme, margin: { top, bottom, ...sides } }
}

interface LetterHeadProps {
  readonly reading: Reading
  readonly theme: Theme
}

/** Who writes over the sheet, whom to where the envelope has its window with the sender's address over it, numbers and dates beside; then what it is. */
export function LetterHead({ reading, theme }: LetterHeadProps): Child {
  const { alternativeHeadline, buyer, invoiceNumber, seller } = reading.roles
  const { name, trades, address, rest } = partyParts(seller, contactsOf(reading), theme.lang)
  const title = titleOf(reading)
  const isNumbered = invoiceNumber !== undefined && title.text.includes(invoiceNumber.text)
  const elsewhere = [...(isNumbered ? (['invoiceNumber'] as const) : []), 'paymentDueDate' as const]
  return (
    <header part="invoice-head">
      <div style={{ minHeight: FORM.field - FORM.top, narrow: { minHeight: 0 } }}>
        <Logo theme={theme} reading={reading} />
        <div style={{ ...displayStyle(theme, sizeAt(theme, 3)), color: titleColor(theme) }}>
          <Lines theme={theme} blocks={name} />
        </div>
        <Lines theme={theme} blocks={trades} />
      </div>
      <div
        style={{
          ...{ display: 'flex', gap: FORM.gap, align: 'start' },
          narrow: { display: 'block' },
        }}
      >
        <div style={{ width: FORM.width, shrink: 0, minHeight: FORM.height, narrow: { width: '100%' } }}>
          <ReturnLine theme={theme} lines={address} />
          <Party theme={theme} claim={buyer} />
        </div>
        <div style={{ grow: 1, basis: 0, minWidth: 0 }}>
          {rest.length > 0 && (
            <div style={{ marginBottom: space(theme, 0.75) }}>
              <Lines theme={theme} blocks={rest} />
            </div>
          )}
          <InfoBlock theme={theme} entries={headEntries(reading, elsewhere)} />
        </div>
      </div>
      <TitleLine
        theme={theme}
        claim={title}
        step={3}
        style={{ color: titleColor(theme), marginTop: mm(8) }}
      />
      {isOwn(alternativeHeadline) && (
        <p style={{ marginTop: space(theme, 0.25) }}>
          <Phrasing nodes={alternativeHeadline.nodes} theme={theme} />
        </p>
      )}
    </header>
  )
}

/** What registers know of who writes, in small words at the foot of the letter. */
export function LetterFoot({ reading, theme }: LetterHeadProps): Child {
  const { register } = partyParts(reading.roles.seller, [], theme.lang)
  const pieces = register.flatMap((line): readonly Phrase[] =>
    line.type === 'paragraph' ? linesIn(line.children) : [],
  )
  if (pieces.length === 0) return null
  return (
    <footer
      part="register"
      style={{
        ...quietStyle(theme),
        ...{ size: Math.max(theme.type.base * 0.8, SMALL), leading: 1.3 },
        ...{ marginTop: space(theme, 1.25), padding: [space(theme, 0.5), 0, 0, 0] },
        borderTop: { width: 0.75, color: theme.color.text },
        breakInside: 'avoid',
      }}
    >
      <p>
        <Joined phrases={pieces} theme={theme} />
      </p>
    </footer>
  )
}

/** Numbers and dates, each behind its name, as the text is set. */
function InfoBlock({ theme, entries }: { readonly theme: Theme; readonly entries: readonly Entry[] }): Child {
  const labels = entries.map(({ label }) => textWidth(label.text, textSetting(theme)))
  const width = Math.min(Math.ceil(Math.max(0, ...labels)) + theme.type.base, FORM.width * LABELS)
  return (
    <dl part="facts">
      {entries.map(({ label, blocks }) => (
        <div style={{ display: 'flex' }}>
          <dt style={{ width, shrink: 0, leading: 1.4 }}>
            <Phrasing nodes={label.nodes} theme={theme} />
          </dt>
          <dd style={{ grow: 1, basis: 0, minWidth: 0, numeric: 'normal' }}>
            <Lines theme={theme} blocks={blocks} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The part of the room beside an address that names of facts take at most. */
const LABELS = 0.5

/** px of the smallest words of a letter. */
const SMALL = 10

/** Where the letter comes from, in one small line over whom it goes to. */
function ReturnLine({ theme, lines }: { readonly theme: Theme; readonly lines: Entry['blocks'] }): Child {
  const pieces = lines.flatMap((line): readonly Phrase[] =>
    line.type === 'paragraph' ? linesIn(line.children) : [],
  )
  if (pieces.length === 0) return null
  return (
    <p
      style={{
        ...{ size: Math.max(theme.type.base * 0.72, SMALL), leading: 1.3, padding: [0, 0, 2, 0] },
        ...{ marginBottom: space(theme, 0.5) },
        borderBottom: { width: 0.75, color: theme.color.text },
      }}
    >
      <Joined phrases={pieces} theme={theme} />
    </p>
  )
}
