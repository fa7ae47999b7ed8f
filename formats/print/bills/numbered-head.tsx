import { displayStyle, KeyValue, Label, Phrasing, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Role } from '../../../core/reading/roles.ts'
import { plainText } from '../../../core/source/text.ts'
import { roomAcross, sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { widestWord } from '../../fitting/measure.ts'
import { type Entry, Lines } from '../sheets/facts.tsx'
import { isOwn, Logo, TitleLine } from '../sheets/masthead.tsx'
import { titleColor } from './band.tsx'
import { contactsOf, headEntries, numberEntry, titleOf } from './invoice-copy.ts'
import { Party, PartyLines, partyLines, tradeLines } from './party.tsx'
import { billWord } from './words.ts'

interface PartProps {
  readonly reading: Reading
  readonly theme: Theme
}

/** Two halves, whose axis runs down the page; one below the other where type is too large for both. */
export function halvesOf(theme: Theme): Style {
  const isNarrow = roomAcross(theme) < theme.type.base * NARROW
  return { display: 'grid', columns: isNarrow ? [1] : [1, 1], gap: space(theme, 1.5) }
}

/** Sizes of type up to which a page holds no two columns. */
const NARROW = 30

/** px of one of two columns. */
export function halfOf(theme: Theme): number {
  return (roomAcross(theme) - space(theme, 1.5)) / 2
}

/** Who asks, what and under which number, then whom and when. */
export function Opening({ reading, theme }: PartProps): Child {
  const { alternativeHeadline, buyer } = reading.roles
  const row = halvesOf(theme)
  // `INVOICE no 0093` says its number already: a further name of it stands with the dates.
  const { invoiceNumber } = reading.roles
  const hasName = invoiceNumber?.written && !titleOf(reading).text.includes(invoiceNumber.label.text)
  const elsewhere: readonly Role[] = [
    ...(numberEntry(reading) || !hasName ? (['invoiceNumber'] as const) : []),
    'paymentDueDate',
  ]
  return (
    <header part="invoice-head">
      <Seller reading={reading} theme={theme} />
      <div style={{ ...row, align: 'end', marginTop: space(theme, 1.5) }}>
        <TitleLine
          theme={theme}
          claim={titleOf(reading)}
          step={5}
          room={halfOf(theme)}
          style={{ color: titleColor(theme) }}
        />
        <BillNumber reading={reading} theme={theme} />
      </div>
      {isOwn(alternativeHeadline) && (
        <p style={{ marginTop: space(theme, 0.25), color: theme.color.textMuted }}>
          <Phrasing nodes={alternativeHeadline.nodes} theme={theme} />
        </p>
      )}
      <div style={{ ...row, align: 'start', marginTop: space(theme, 1.25) }}>
        <div>
          <Party theme={theme} claim={buyer} label={billWord(reading.lang, 'to')} />
        </div>
        <HeadFacts theme={theme} entries={headEntries(reading, elsewhere)} />
      </div>
    </header>
  )
}

/** The mark and who it is of; a name stands for a mark that is missing. */
function Seller({ reading, theme }: PartProps): Child {
  const { roles } = reading
  const { logo, publisher, seller } = roles
  const contacts = contactsOf(reading)
  if (logo || isOwn(publisher))
    return (
      <div style={halvesOf(theme)}>
        <div>
          <Logo theme={theme} reading={reading} />
        </div>
        <Party theme={theme} claim={seller} more={contacts} width={halfOf(theme)} />
      </div>
    )
  const [name, ...rest] = partyLines(seller, contacts, theme.lang)
  if (name === undefined) return null
  const trades = tradeLines(rest, seller, theme.lang)
  const label = isOwn(seller) && seller.written && seller.label.text !== '' ? seller.label : undefined
  return (
    <div part="party" style={halvesOf(theme)}>
      <div>
        {label && (
          <Label theme={theme}>
            <Phrasing nodes={label.nodes} theme={theme} />
          </Label>
        )}
        <div style={{ ...displayStyle(theme, sizeAt(theme, 2)), color: theme.color.heading }}>
          <Lines theme={theme} blocks={name} />
        </div>
        <div style={{ color: theme.color.textMuted }}>
          <Lines theme={theme} blocks={rest.slice(0, trades).flat()} />
        </div>
      </div>
      <div>
        <PartyLines theme={theme} groups={rest.slice(trades)} width={halfOf(theme)} />
      </div>
    </div>
  )
}

/** The number of the bill as a voice of its own: as large as the title, and light, under its name. */
function BillNumber({ reading, theme }: PartProps): Child {
  const entry = numberEntry(reading)
  if (entry === undefined) return null
  const { type } = theme
  const setting = { family: type.display, weight: LIGHT, size: 1, lang: theme.lang }
  const size = Math.floor(
    Math.min(sizeAt(theme, 5), (halfOf(theme) * 0.98) / Math.max(widestWord(entry.text, setting), 1)),
  )
  return (
    <div part="invoice-number">
      <p style={quietStyle(theme)}>
        <Phrasing nodes={entry.label.nodes} theme={theme} />
      </p>
      <div
        style={{
          ...displayStyle(theme, size),
          weight: LIGHT,
          color: titleColor(theme),
          numeric: 'normal',
        }}
      >
        {entry.blocks.map(block => (
          <p>
            {block.type === 'paragraph' ? (
              <Phrasing nodes={block.children} theme={theme} size={size} />
            ) : (
              plainText(block)
            )}
          </p>
        ))}
      </div>
    </div>
  )
}

/** Weight of the number. */
const LIGHT = 300

/** Letters up to which labels stand over their values, two beside each other. */
const LABEL = 14

interface HeadFactsProps {
  readonly theme: Theme
  readonly entries: readonly Entry[]
}

/** Number and dates of a bill in a grid of two columns, or as rows where their names are long. */
function HeadFacts({ theme, entries }: HeadFactsProps): Child {
  if (entries.length === 0) return null
  const isShort = entries.every(({ label }) => label.text.length <= LABEL)
  const pairs = entries.map(({ label, blocks }) => ({
    label: <Phrasing nodes={label.nodes} theme={theme} />,
    // Figures of one width would part the hyphens of numbers and dates.
    value: (
      <div style={{ numeric: 'normal' }}>
        <Lines theme={theme} blocks={blocks} />
      </div>
    ),
  }))
  return (
    <KeyValue theme={theme} pairs={pairs} {...(isShort ? { columns: 2 } : { labels: 'beside' as const })} />
  )
}
