import type { RootContent } from 'mdast'
import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { isForHand } from '../../../core/reading/lists/signatures.ts'
import type { Fact, Item, Reading } from '../../../core/reading/reading.ts'
import type { Phrase } from '../../../core/reading/facts/phrase.ts'
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
const NAMES = [1.7, 1.5, 1.3]
/** px between two who sign, and the widest place. */
const GAP = mm(12)
const WIDEST = mm(80)

/** Room for a hand over a line to sign on, px. */
const HAND = mm(20)

/** Lines to sign on, side by side, with whom for above and the name below; all stay on one page. */
export function SignaturePlaces({ theme, signers }: SignaturePlacesProps): Child {
  if (signers.length === 0) return null
  const columns = Math.min(signers.length, 2)
  const groups = groupsOf(signers)
  const rows = groups.map(group => inRows(group.map(toldAt), columns))
  const place = settingOf(signers.map(toldAt), theme, rows.flat().length > 2 ? HAND / 2 : HAND)
  return (
    <section part="signatures" style={{ breakInside: 'avoid' }}>
      {groups.map((group, at) => {
        const places = (
          <Places theme={theme} place={place} group={group} rows={rows[at] ?? []} columns={columns} />
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
  readonly group: readonly Item[]
  readonly rows: readonly (readonly Told[])[]
  readonly columns: number
}

/** Where and when some sign, and their lines side by side. */
function Places({ theme, place, group, rows, columns }: PlacesProps): Child {
  const headings = group.flatMap(({ parts }) => parts.heading ?? [])
  return (
    <>
      {headings.map(heading => (
        <div style={{ marginBottom: space(theme, 0.75), maxWidth: place.width }}>
          <Heading heading={heading} place={place} />
        </div>
      ))}
      {rows.map((row, at) => (
        <div
          style={{
            ...{ display: 'grid', columns, align: 'start', gap: [space(theme, 1.5), GAP] },
            ...(at > 0 && { marginTop: space(theme, 1.5) }),
            narrow: { columns: 1 },
          }}
        >
          {placesOfRow(row, place)}
        </div>
      ))}
    </>
  )
}

/** What the places are, or where and when all of them are signed. */
function Heading({ heading, place }: { readonly heading: Fact; readonly place: PlaceSetting }): Child {
  if (heading.text === '') return <Blank fact={heading} place={{ ...place, label: undefined }} />
  return (
    <p>
      <Phrasing nodes={paragraphNodes(heading)} theme={place.theme} />
    </p>
  )
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
  readonly blanks: readonly Fact[]
}

function toldAt({ title, parts, facts, text }: Item): Told {
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

function settingOf(told: readonly Told[], theme: Theme, hand: number): PlaceSetting {
  const { type } = theme
  const width = Math.min((roomAcross(theme) - GAP) / 2, WIDEST)
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
  return row.map(told => <Place told={told} place={place} above={isNamed ? above : 0} below={below} />)
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
}

function Place({ told, place, above, below }: PlaceProps): Child {
  const { organization, party, caption, title, said, text, blanks } = told
  const { theme, hand, width, name } = place
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
      {/* A blank for the signature itself is the line for it. */}
      {!blanks.some(({ label }) => isForHand(label.text)) && (
        <div style={{ display: 'flex', gap: mm(5), height: hand, align: 'end' }}>
          <Line theme={theme} part={5} />
          {blanks.length === 0 && <Line theme={theme} part={2} />}
        </div>
      )}
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
      {blanks.map(fact => (
        <Blank fact={fact} place={place} />
      ))}
    </div>
  )
}

/** px of what is filled in by hand and is no signature. */
const FILLED = mm(11)

/** A label with a line to write on behind it. */
function Blank({ fact, place }: { readonly fact: Fact; readonly place: PlaceSetting }): Child {
  const { theme, hand, label } = place
  const height = isForHand(fact.label.text) ? hand : FILLED
  return (
    <div style={{ display: 'flex', align: 'end', gap: label ? 0 : space(theme, 0.5), height }}>
      <p style={{ italic: true, ...(label && { width: label, shrink: 0 }) }}>
        <Phrasing nodes={fact.label.nodes} theme={theme} />
      </p>
      <Line theme={theme} part={1} />
    </div>
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
