import type { PhrasingContent, RootContent } from 'mdast'
import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { asksForHand } from '../../../core/reading/lists/signing-lines.ts'
import type { Fact, Item, Reading } from '../../../core/reading/reading.ts'
import { phraseIn } from '../../../core/reading/facts/facts.ts'
import { type Phrase, phraseOf } from '../../../core/reading/facts/phrase.ts'
import { plainLabel } from '../../../core/reading/words/lexicon.ts'
import { mm } from '../../../core/theme/page.ts'
import { roomAcross, space, type Theme } from '../../../core/theme/theme.ts'
import { plainText } from '../../../core/source/text.ts'
import { displaySetting, linesOf, textSetting, textWidth, unbrokenSize } from '../../fitting/measure.ts'
import { Lines, lineOf, paragraphNodes } from '../sheets/facts.tsx'
import { inRows } from '../../../core/compose/in-rows.ts'

/** Who signs. */
interface SignaturePlacesProps {
  readonly theme: Theme
  readonly signers: readonly Item[]
}

/** Blocks of the text that places to sign are drawn in place of. */
export function signedBlocks({ lists }: Reading): ReadonlySet<RootContent> {
  return new Set((lists.signatures ?? []).flatMap(({ blocks }) => blocks))
}

/** Sizes of the names of those who are signed for, against the text: the first at which none is broken. */
const NAMES = [1.3, 1.15]
/** px between two who sign, and the widest place. */
const GAP = mm(12)
const WIDEST = mm(80)

/** Room for a hand over a line to sign on, px. */
const HAND = mm(20)
/** The part of it that is left where there are many rows of them. */
const LESS = 0.65
/** px of the least place of which three stand in a row. */
const NARROWEST = mm(44)

/** How many sign side by side: two, or three where that leaves none alone below and nobody has much to fill in. */
function columnsFor(signers: readonly Item[], theme: Theme): number {
  const isRow = signers.length === 3 && roomAcross(theme) >= NARROWEST * 3 + GAP * 2
  return isRow && signers.every(({ facts }) => facts.length < 3) ? 3 : Math.min(signers.length, 2)
}

/** Lines to sign on, side by side, with whom for above and the name below; all stay on one page. */
export function SignaturePlaces({ theme, signers }: SignaturePlacesProps): Child {
  if (signers.length === 0) return null
  const columns = columnsFor(signers, theme)
  // Where each signs on a day and at a place of their own, that stands over each line, and else over those that it is of.
  const isEach = signers.length > 1 && signers.every(({ parts }) => parts.heading)
  const groups = isEach ? [signers] : groupsOf(signers)
  const toldAt = isEach ? toldWithDay : toldWithoutDay
  const rows = groups.map(group => inRows(asForms(group.map(toldAt)), columns))
  const place = settingOf(rows.flat(2), columns, theme, rows.flat().length > 2 ? HAND * LESS : HAND)
  return (
    <section part="signatures" style={{ breakInside: 'avoid' }}>
      {groups.map((group, at) => {
        const places = (
          <Places
            theme={theme}
            place={place}
            headings={isEach ? [] : group.flatMap(({ parts }) => parts.heading ?? [])}
            rows={rows[at] ?? []}
            columns={columns}
          />
        )
        return at === 0 ? places : <div style={{ marginTop: space(theme, 1.5) }}>{places}</div>
      })}
    </section>
  )
}

/** Those who sign at one place and on one day, each such group from the one over whom that stands. */
function groupsOf(signers: readonly Item[]): readonly (readonly Item[])[] {
  const groups: Item[][] = []
  for (const signer of signers) {
    const open = groups.at(-1)
    if (open === undefined || signer.parts.heading) groups.push([signer])
    else open.push(signer)
  }
  return groups
}

interface PlacesProps {
  readonly theme: Theme
  readonly place: PlaceSetting
  /** Where and when all of them sign. */
  readonly headings: readonly Fact[]
  readonly rows: readonly (readonly Told[])[]
  readonly columns: number
}

/** Where and when some sign, and their lines side by side. */
function Places({ theme, place, headings, rows, columns }: PlacesProps): Child {
  return (
    <>
      {headings.map(heading => (
        <div style={{ marginBottom: space(theme, 0.75), ...(isShort(heading) && { maxWidth: place.width }) }}>
          <Heading heading={heading} place={place} />
        </div>
      ))}
      {rows.map((row, at) => (
        <div
          style={{
            ...{ display: 'grid', columns, align: 'start', gap: [space(theme, 1.5), GAP] },
            ...(at > 0 && { marginTop: space(theme, 2.5) }),
            narrow: { columns: 1 },
          }}
        >
          {placesOfRow(row, place)}
        </div>
      ))}
    </>
  )
}

/** Letters of a label that leave room for a line behind it in the width of one place. */
const SHORT = 32

function isShort({ text, label }: Fact): boolean {
  return text === '' && label.text.length <= SHORT
}

/** What the places are, or where and when all of them are signed. */
function Heading({ heading, place }: { readonly heading: Fact; readonly place: PlaceSetting }): Child {
  if (heading.text === '')
    return (
      <BlankLine
        fact={heading}
        place={{ ...place, label: undefined, ...(!isShort(heading) && { width: WIDEST * 4 }) }}
      />
    )
  return (
    <p>
      <Phrasing nodes={paragraphNodes(heading)} theme={place.theme} />
    </p>
  )
}

/** A line behind a label, and what stands on it. */
interface Blank extends Fact {
  readonly filled?: readonly PhrasingContent[]
}

/** What is told at one place to sign. */
interface Told {
  /** Whom it is signed for, and what that one is. */
  readonly organization?: Fact
  readonly party?: Fact
  /** Below the line: what the name is called, the name, what else is said. */
  readonly caption?: Fact
  readonly title: Item['title']
  readonly said: readonly Fact[]
  readonly text: Item['text']
  /** What is filled in by hand. */
  readonly blanks: readonly Blank[]
  /** Where and when this one signs. */
  readonly day?: Fact
}

function toldWithDay(item: Item): Told {
  const { heading } = item.parts
  return { ...toldWithoutDay(item), ...(heading && { day: heading }) }
}

function toldWithoutDay({ title, parts, facts, text }: Item): Told {
  const { organization, caption, heading: _, jobTitle, ...others } = parts
  const told = [...Object.values(others), ...facts].filter(
    fact => fact.text === '' || fact.text !== title.text,
  )
  // Of two roles the first is that of whom is signed for.
  const party = organization !== undefined && told.some(isRole) ? jobTitle : undefined
  const below = [...(jobTitle && !party ? [jobTitle] : []), ...told]
  return {
    ...(organization && { organization }),
    ...(party && { party }),
    ...(caption && { caption }),
    ...{ title, text },
    said: below.filter(({ text: words }) => words !== ''),
    blanks: below.filter(({ text: words }) => words === ''),
  }
}

/** Places of which one is still to be filled in where another is: each has the same lines then, with what is known on them. */
function asForms(told: readonly Told[]): readonly Told[] {
  const open = new Set(told.flatMap(({ blanks }) => blanks.map(({ label }) => plainLabel(label.text))))
  const isForm = told.some(({ caption, title, said }) =>
    [...(caption && title.text !== '' ? [caption.text] : []), ...said.map(({ label }) => label.text)].some(
      label => label !== '' && open.has(plainLabel(label)),
    ),
  )
  return isForm ? inOrder(told.map(filledIn)) : told
}

/** Places with their lines in the order of that which has most of them. */
function inOrder(told: readonly Told[]): readonly Told[] {
  const most = told.reduce((best, one) => (one.blanks.length > best.blanks.length ? one : best))
  const order = most.blanks.map(({ label }) => plainLabel(label.text))
  const rank = ({ label }: Fact): number => order.indexOf(plainLabel(label.text))
  return told.map(one => ({
    ...one,
    blanks: one.blanks.toSorted((first, other) => rank(first) - rank(other)),
  }))
}

/** A place whose name and whatever else has a label stand on lines behind those. */
function filledIn({ caption, ...told }: Told): Told {
  const { title, said, blanks } = told
  const isLine = ({ label }: Fact): boolean => label.text !== ''
  const name =
    caption && title.text !== '' ? [{ ...caption, label: phraseIn(caption), filled: title.nodes }] : []
  const filled = said.filter(isLine).map(fact => ({ ...fact, filled: paragraphNodes(fact) }))
  return {
    ...told,
    ...(name.length > 0 ? { title: phraseOf('') } : { ...(caption && { caption }) }),
    said: said.filter(fact => !isLine(fact)),
    blanks: [...name, ...filled, ...blanks],
  }
}

/** How all places of a document are set, px. */
interface PlaceSetting {
  readonly theme: Theme
  readonly width: number
  /** Type of the names of those who are signed for. */
  readonly name: number
  /** Room for a hand over a line. */
  readonly hand: number
  /** Room of the widest label of a blank, so that all lines begin on one edge; undefined: each after its own label. */
  readonly label: number | undefined
}

const LEADING = 1.2
/** Leading of what is said of who signs, as lines of facts have it. */
const SAID = 1.4

/** The part of a place that labels before lines may take. */
const LABEL = 0.45

function settingOf(told: readonly Told[], columns: number, theme: Theme, hand: number): PlaceSetting {
  const { type } = theme
  const across = Math.max(columns, 2)
  const width = Math.min((roomAcross(theme) - GAP * (across - 1)) / across, WIDEST)
  const labels = told.flatMap(({ blanks }) => blanks.map(({ label }) => label.text))
  const widest = Math.max(0, ...labels.map(label => textWidth(label, textSetting(theme))))
  const label = Math.ceil(widest + type.base * 0.75)
  const names = told.flatMap(({ organization }) => organization?.text ?? [])
  return {
    ...{ theme, width, hand, name: nameSize(names, width, theme) },
    label: label <= width * LABEL ? label : undefined,
  }
}

/** The first size at which no name of whom is signed for breaks; at the least none of their words. */
function nameSize(names: readonly string[], width: number, theme: Theme): number {
  const sizes = NAMES.map(by => Math.round(theme.type.base * by))
  const isWhole = (size: number) =>
    names.every(name => linesOf(name, width * 0.98, displaySetting(theme, size)) <= 1)
  const wanted = sizes.find(isWhole) ?? sizes.at(-1) ?? theme.type.base
  return Math.min(wanted, ...names.map(name => unbrokenSize(name, width, wanted, theme)))
}

/** Places side by side: what stands above their lines, and between these and what is filled in, takes as much room at each. */
function placesOfRow(row: readonly Told[], place: PlaceSetting): readonly Child[] {
  const { theme, width, name } = place
  const { base } = theme.type
  const most = (heights: readonly number[]): number => Math.ceil(Math.max(0, ...heights))
  const textHeight = (words: readonly string[]): number =>
    words.reduce((sum, line) => sum + linesOf(line, width * 0.98, textSetting(theme)) * base * SAID, 0)
  const above = most(
    row.map(
      ({ organization, party }) =>
        linesOf(organization?.text ?? '', width * 0.98, displaySetting(theme, name)) * name * LEADING +
        (party ? textHeight([party.text]) : 0),
    ),
  )
  const isNamed = row.some(({ organization }) => organization)
  const below = most(row.map(told => textHeight(wordsBelow(told))))
  // Where one who signs stands below the line for the hand, that comes first at each place.
  const isOver = row.some(({ title }) => title.text !== '')
  return row.map(told => (
    <Place told={told} place={place} above={isNamed ? above : 0} below={below} isOver={isOver} />
  ))
}

/** Lines below a line to sign on, as words. */
function wordsBelow({ caption, title, said, text }: Told): readonly string[] {
  const name = [caption?.text, title.text].filter(Boolean).join(' ')
  return [
    ...(title.text === '' ? [] : [name]),
    ...said.map(fact => [fact.label.text, fact.text].filter(Boolean).join(': ')),
    ...text.map(plainText),
  ]
}

interface PlaceProps {
  readonly told: Told
  readonly place: PlaceSetting
  /** px at the least of what stands over the line to sign on, and under it. */
  readonly above: number
  readonly below: number
  /** The line for the hand comes before all that is under it. */
  readonly isOver: boolean
}

function Place({ told, place, above, below, isOver }: PlaceProps): Child {
  const { organization, party, caption, title, said, text, blanks, day } = told
  const { theme, hand, width, name } = place
  const hands = isOver ? blanks.filter(({ label }) => asksForHand(label.text)) : []
  const atLeast = (minHeight: number) => ({ minHeight, narrow: { minHeight: 0 } })
  return (
    <div part="signature" style={{ maxWidth: width }}>
      <div style={atLeast(above)}>
        {organization && (
          <p style={{ ...displayStyle(theme, name), leading: LEADING }}>
            <Phrasing nodes={paragraphNodes(organization)} theme={theme} />
          </p>
        )}
        {party && <Role theme={theme} fact={party} />}
      </div>
      {day && <Heading heading={day} place={place} />}
      {/* A blank for the signature itself is the line for it. */}
      {!blanks.some(({ label }) => asksForHand(label.text)) && (
        <div style={{ display: 'flex', height: hand, align: 'end' }}>
          <Line theme={theme} part={5} />
        </div>
      )}
      {hands.map(fact => (
        <BlankLine fact={fact} place={place} />
      ))}
      <div style={{ marginTop: space(theme, 0.25), ...atLeast(below) }}>
        {title.text !== '' && (
          <p style={{ leading: SAID }}>
            {caption && <Caption theme={theme} nodes={paragraphNodes(caption)} />}
            <Phrasing nodes={title.nodes} theme={theme} />
          </p>
        )}
        {said.map(fact => (
          <Role theme={theme} fact={fact} />
        ))}
        <Lines theme={theme} blocks={text} />
      </div>
      {blanks
        .filter(fact => !hands.includes(fact))
        .map(fact => (
          <BlankLine fact={fact} place={place} />
        ))}
    </div>
  )
}

/** px of what is filled in by hand and is no signature. */
const FILLED = mm(11)

/** A label with a line to write on behind it; below it where the label leaves no room for one. */
function BlankLine({ fact, place }: { readonly fact: Blank; readonly place: PlaceSetting }): Child {
  const { theme, hand, label } = place
  const height = asksForHand(fact.label.text) ? hand : FILLED
  if (isWide(fact, place))
    return (
      <>
        <div style={{ display: 'flex', align: 'end', height }}>
          <Line theme={theme} part={1} />
        </div>
        <p style={{ italic: true, marginTop: space(theme, 0.25) }}>
          <Phrasing nodes={fact.label.nodes} theme={theme} />
        </p>
      </>
    )
  return (
    <div style={{ display: 'flex', align: 'end', gap: label ? 0 : space(theme, 0.5), height }}>
      <p style={{ italic: true, ...(label && { width: label, shrink: 0 }) }}>
        <Phrasing nodes={fact.label.nodes} theme={theme} />
      </p>
      {fact.filled ? <Written theme={theme} nodes={fact.filled} /> : <Line theme={theme} part={1} />}
    </div>
  )
}

/** Whether the label of a blank in a place is too wide to leave room for a line behind it. */
function isWide({ label, filled }: Blank, { theme, width, label: column }: PlaceSetting): boolean {
  return column === undefined && !filled && textWidth(label.text, textSetting(theme)) > width * LABEL
}

/** What is known on a line to write on. */
function Written({
  theme,
  nodes,
}: {
  readonly theme: Theme
  readonly nodes: readonly PhrasingContent[]
}): Child {
  return (
    <p style={{ grow: 1, basis: 0, minWidth: 0, borderBottom: { width: 0.75, color: theme.color.text } }}>
      <Phrasing nodes={nodes} theme={theme} />
    </p>
  )
}

function isRole({ text, meanings, label }: Fact): boolean {
  return text !== '' && (meanings.some(({ concept }) => concept === 'jobTitle') || label.text !== '')
}

/** What somebody is, in italics; where it has a label that is, and the words are as those of the name. */
function Role({ theme, fact }: { readonly theme: Theme; readonly fact: Fact }): Child {
  const isSaid = fact.meanings.some(({ concept }) => concept === 'jobTitle')
  if (fact.written && fact.label.text !== '')
    return (
      <p style={{ leading: SAID }}>
        <Caption theme={theme} nodes={fact.label.nodes} />
        <Phrasing nodes={paragraphNodes(fact)} theme={theme} />
      </p>
    )
  return (
    <div style={{ italic: true }}>
      <Lines theme={theme} blocks={isSaid ? fact.blocks : lineOf(fact)} />
    </div>
  )
}

/** The label before a name or a role. */
function Caption({ theme, nodes }: { readonly theme: Theme; readonly nodes: Phrase['nodes'] }): Child {
  return (
    <span style={{ italic: true }}>
      <Phrasing nodes={nodes} theme={theme} />
      {'\u2002'}
    </span>
  )
}

/** A line to write on, a share of its row. */
function Line({ theme, part }: { readonly theme: Theme; readonly part: number }): Child {
  return (
    <div
      style={{ grow: part, basis: 0, borderBottom: { width: 0.75, color: theme.color.text }, height: 1 }}
    />
  )
}
