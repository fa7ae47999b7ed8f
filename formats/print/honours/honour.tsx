import type { PhrasingContent, RootContent } from 'mdast'
import { addressCode, codeIn } from '../../../core/codes/code.ts'
import { CodeMark, type FittedCode, fitCode } from '../../../core/compose/code-mark.tsx'
import { displayStyle, Phrasing, Prose, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { phraseOf, toPhrase } from '../../../core/reading/facts/phrase.ts'
import type { Claim, Fact, Item, Reading, Section } from '../../../core/reading/reading.ts'
import type { Role } from '../../../core/reading/roles.ts'
import { plainText } from '../../../core/source/text.ts'
import { nodesOf, startOf } from '../../../core/source/walk.ts'
import { mm, pt } from '../../../core/theme/page.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { sizeAt, space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { blocksWithin } from '../../../core/reading/section-blocks.ts'
import { entryOf, entryOfFact, factNodes } from '../sheets/facts.tsx'
import { isOwn, Logo, otherRoles, TitleLine } from '../sheets/masthead.tsx'

/** Letters up to which something is told in the small print; what is longer is a part of the story. */
const SMALL = 100

/** What was done for it, and whatever else the copy tells. */
export function storyBlocks(reading: Reading): readonly RootContent[] {
  const { abstract, alternativeHeadline } = reading.roles
  const told = detailsOf(reading).filter(({ text }) => text.length > SMALL)
  const signed = new Set(reading.lists.signatures?.flatMap(({ blocks }) => blocks))
  const blocks = [
    ...(isOwn(alternativeHeadline) && isBelowName(reading) ? alternativeHeadline.blocks : []),
    ...(isOwn(abstract) ? abstract.blocks : []),
    ...told.flatMap(({ blocks }) => blocks),
    ...reading.head,
    ...reading.unplaced.filter(section => !isSmall(section)).flatMap(blocksWithin),
    ...reading.notes,
  ].filter(block => !signed.has(block))
  // A rule divides what stands above it from something below.
  const end = blocks.findLastIndex(({ type }) => type !== 'thematicBreak')
  return withResults(blocks.slice(0, end + 1), resultsIn(reading), reading.lang).map(inARow)
}

/** What somebody came to stands in the story where its author tells it. */
function withResults(
  story: readonly RootContent[],
  results: readonly Fact[],
  lang: string,
): readonly RootContent[] {
  const told = results.map(fact => ({ at: placeOf(fact.blocks), block: resultLine(fact, lang) }))
  const before = (at: number): readonly RootContent[] =>
    told.filter(result => result.at < at).map(({ block }) => block)
  const drawn = new Set<RootContent>()
  const blocks = story.flatMap(block => {
    const own = before(placeOf([block])).filter(result => !drawn.has(result))
    for (const result of own) drawn.add(result)
    return [...own, block]
  })
  return [...blocks, ...told.flatMap(({ block }) => (drawn.has(block) ? [] : [block]))]
}

/** Where the first words of some blocks stand in their copy. */
function placeOf(blocks: readonly RootContent[]): number {
  return startOf(
    blocks.flatMap(block => [...nodesOf(block)]).filter(({ position }) => position !== undefined),
  )
}

/** Short points, which stand in a row where lines are centred: letters of each, and how many. */
const POINTS = { letters: 44, most: 8 }

/** A list of short points as one line, a dot between them; any other block as it stands. */
function inARow(block: RootContent): RootContent {
  if (block.type !== 'list' || block.ordered || block.children.length > POINTS.most) return block
  const points = block.children.map(({ children: [only, ...more] }) =>
    only?.type === 'paragraph' && more.length === 0 && plainText(only).length <= POINTS.letters
      ? only.children
      : undefined,
  )
  if (points.some(point => point === undefined)) return block
  return paragraphOf(
    toPhrase(points.flatMap((point = [], at) => [...(at > 0 ? phraseOf(' · ').nodes : []), ...point])),
  )
}

/** Letters of what somebody came to, and how often that is told. */
const RESULT = { letters: 60, listed: 160, most: 3 }

/** Whether words are several things one after the other: what somebody has passed. */
function isListing(text: string): boolean {
  return text.split(/;\s|,\s/u).length > 2
}

/** What somebody came to, told in words behind its name: `Practical test: very good`. */
function resultsIn({ facts }: Reading): readonly Fact[] {
  const results = facts.filter(
    ({ written, text, label, value, items }) =>
      written &&
      label.text !== '' &&
      items.length === 0 &&
      value === undefined &&
      text.length <= (isListing(text) ? RESULT.listed : RESULT.letters) &&
      /^\p{L}[^\d@_/]*$/u.test(text),
  )
  return results.length <= RESULT.most ? results : []
}

function resultLine({ label, blocks, text }: Fact, lang: string): RootContent {
  const [block] = blocks
  const value = block?.type === 'paragraph' ? block.children : phraseOf(text).nodes
  return paragraphOf(toPhrase([...label.nodes, ...phraseOf(colonIn(lang)).nodes, ...value]))
}

/** A colon with the blanks that a language (BCP 47) has around it. */
function colonIn(lang: string): string {
  return /^fr\b/iu.test(lang) ? '\u00a0: ' : ': '
}

/** What goes on in a sentence behind its label, and what a label ends with that goes on so: `Valid until 8 June`. */
const GOES_ON = /^(?:\p{Ll}{1,4}\s|\P{L})/u
const ENDS_OPEN = /\s\p{L}{1,3}$|['’]\p{L}+$/u

/** What stands between a label and its value: a blank where both are one phrase or the value is a number, a colon before words. */
function signBetween(label: string, value: string, lang: string): string {
  const isPhrase = GOES_ON.test(value) || ENDS_OPEN.test(label) || !/\p{Ll}.*\s/u.test(value)
  return isPhrase ? '\u00a0' : colonIn(lang)
}

/** Whether the line under the title goes on behind the name of who is honoured. */
function isBelowName({ roles: { alternativeHeadline, recipient } }: Reading): boolean {
  return isOwn(recipient) && startOf(alternativeHeadline?.nodes) > startOf(recipient.nodes)
}

/** What a record tells of who is honoured, for what and by whom, beside the names. */
function detailsOf({ roles: { recipient, credential, issuer } }: Reading): readonly Fact[] {
  return [recipient, credential, issuer].filter(isOwn).flatMap(({ facts }) => facts.flatMap(leavesOf))
}

function leavesOf(fact: Fact): readonly Fact[] {
  const inner = [...fact.facts, ...fact.items.flatMap(({ facts }) => facts)]
  return inner.length > 0 ? inner.flatMap(leavesOf) : [fact]
}

/** A record of the front matter that says little. */
function isSmall({ place, items, blocks }: Section): boolean {
  return place === 'field' && items.length > 0 && blocks.map(plainText).join(' ').length <= SMALL
}

/** Part of a certificate. */
export interface HonourProps {
  readonly reading: Reading
  readonly theme: Theme
}

/** Who gives it, and what it is. */
export function Head({ reading, theme }: HonourProps): Child {
  const { issuer, eyebrow, title } = reading.roles
  const above = givers([eyebrow, issuer], title)
  return (
    <div>
      {above.map(claim => (
        <Quiet theme={theme} claim={claim} />
      ))}
      <Logo theme={theme} reading={reading} align="center" />
      <TitleLine theme={belowName(reading, theme)} claim={title} step={4} style={{ textAlign: 'center' }} />
    </div>
  )
}

/** Who gives it, unless the title is their name. */
function givers(claims: readonly (Claim | undefined)[], title: Claim | undefined): readonly Claim[] {
  return claims.filter(isOwn).filter(({ text }) => text !== title?.text)
}

/** A line in small spaced letters, with the label that the author gave it. */
interface GivenHeadProps extends HonourProps {
  /** What stands over the words. */
  readonly mark: Child
  readonly giver: Style
  readonly title: Style & { readonly size: number }
}

/** Who gives it over what it is, under a mark. */
export function GivenHead({ reading, theme, mark, giver, title: style }: GivenHeadProps): Child {
  const { eyebrow, issuer, title } = reading.roles
  return (
    <div>
      {mark}
      {givers([eyebrow, issuer], title).map(claim => [
        <WrittenLabel claim={claim} theme={theme} />,
        <p style={giver}>
          <Phrasing nodes={claim.nodes} theme={theme} />
        </p>,
      ])}
      {isOwn(title) && (
        <h1 part="title" unlisted style={style}>
          <Phrasing nodes={title.nodes} theme={theme} heading size={style.size} />
        </h1>
      )}
    </div>
  )
}

function Quiet({ theme, claim }: { readonly theme: Theme; readonly claim: Claim }): Child {
  const size = sizeAt(theme, -1)
  return [
    <WrittenLabel claim={claim} theme={theme} />,
    <p style={{ size, tracking: 0.08, color: theme.color.textMuted, marginBottom: space(theme, 0.75) }}>
      <Phrasing nodes={claim.nodes} theme={theme} />
    </p>,
  ]
}

/** The label that the author gave to what stands below it. */
export function WrittenLabel({ theme, claim }: { readonly theme: Theme; readonly claim: Claim }): Child {
  if (!claim.written || claim.label.text === '') return null
  return (
    <p style={quietStyle(theme)}>
      <Phrasing nodes={claim.label.nodes} theme={theme} />
    </p>
  )
}

/** The theme in which the title stays smaller than a name that had to shrink. */
function belowName({ roles: { recipient } }: Reading, theme: Theme): Theme {
  if (!isOwn(recipient)) return scaled(theme, 1.25)
  return scaled(theme, Math.min(nameSize(recipient.text, theme) / LARGEST / sizeAt(theme, 4), 1))
}

interface HonourTextProps extends HonourProps {
  readonly story: readonly RootContent[]
  /** How the name is set, and what stands below it; by default in bold body type, as large as its line allows. */
  readonly name?: { readonly style: Style; readonly below: Child }
}

/** To whom and what for: the name stands out, then what is certified. */
export function Honour({ reading, theme, story: told, name }: HonourTextProps): Child {
  const { recipient, credential, alternativeHeadline } = reading.roles
  const start = isOwn(recipient) ? startOf([...recipient.label.nodes, ...recipient.nodes]) : Number.NaN
  // What the author says before the name tears no sentence that goes on behind it.
  const over = told.filter(block => placeOf([block]) < start)
  const story = told.filter(block => !over.includes(block))
  const size = name?.style.size ?? (isOwn(recipient) ? nameSize(recipient.text, theme) : 0)
  const gap = { marginTop: space(theme, 0.5) }
  return (
    <div>
      {isOwn(alternativeHeadline) && !isBelowName(reading) && (
        <p style={gap}>
          <Phrasing nodes={alternativeHeadline.nodes} theme={theme} />
        </p>
      )}
      {over.length > 0 && (
        <div style={gap}>
          <Prose nodes={over} theme={theme} level={2} />
        </div>
      )}
      {isOwn(recipient) && [
        recipient.written && (
          <p style={gap}>
            <Phrasing nodes={recipient.label.nodes} theme={theme} />
          </p>
        ),
        <p
          part="recipient"
          style={
            name
              ? { ...name.style, ...gap }
              : { size, leading: 1.3, ...gap, color: theme.color.heading, weight: theme.type.strongWeight }
          }
        >
          <Phrasing nodes={recipient.nodes} theme={theme} size={size} />
        </p>,
        name?.below,
      ]}
      {isOwn(credential) && !isQuotedIn(story, credential) && (
        <div style={{ marginTop: space(theme, 0.75) }}>
          <WrittenLabel theme={theme} claim={credential} />
          <p part="credential" style={{ ...displayStyle(theme, sizeAt(theme, 2)), textAlign: 'center' }}>
            <Phrasing nodes={credential.nodes} theme={theme} heading size={sizeAt(theme, 2)} />
          </p>
        </div>
      )}
      {story.length > 0 && (
        <div style={{ marginTop: space(theme, 0.75), leading: 1.3 }}>
          <Prose nodes={story} theme={theme} level={2} />
        </div>
      )}
    </div>
  )
}

/** Whether the story says what is given in bold right below the name: it would be said twice. */
function isQuotedIn([first]: readonly RootContent[], { text, told }: Claim): boolean {
  return told === true && first?.type === 'paragraph' && isStrong(first.children, text)
}

function isStrong(nodes: readonly PhrasingContent[], text: string): boolean {
  return nodes.some(node => node.type === 'strong' && plainText(node).includes(text))
}

/** By how much the name is larger than anything else. */
const LARGEST = 1.2

/** Widths of a bold letter in sizes of its type. */
const BOLD = 0.58

/** The largest text on the sheet, on one line, or on several where that would be small, its words whole. */
function nameSize(name: string, theme: Theme): number {
  const room = roomAcross(theme)
  const wanted = Math.max(sizeAt(theme, 5), sizeAt(theme, 4) * LARGEST)
  const onOneLine = room / (Math.max(name.length, 1) * BOLD)
  const longest = Math.max(...name.split(/\s+/).map(word => word.length), 1)
  return Math.min(Math.max(Math.min(wanted, onOneLine), pt(24)), room / (longest * BOLD))
}

/** Where and when, in one line. */
export function When({ reading, theme }: HonourProps): Child {
  const { location, dateIssued } = reading.roles
  const told = [location, dateIssued].filter(isOwn).filter(claim => !claim.told)
  if (told.length === 0) return null
  return (
    <p part="when" style={{ marginBottom: space(theme, 1) }}>
      {told.map((claim, at) => [
        at > 0 && ', ',
        claim.written && (
          <Phrasing nodes={[...claim.label.nodes, ...phraseOf('\u00a0').nodes]} theme={theme} />
        ),
        <Phrasing nodes={claim.nodes} theme={theme} />,
      ])}
    </p>
  )
}

/** What its author says above the names of those who sign: `Signed by`. */
function signedBy({ sources, lists }: Reading): readonly (readonly PhrasingContent[])[] {
  const above = (sources.signatures ?? []).flatMap(({ heading, made, lead }) => [
    // A key of the front matter is nothing to read.
    ...(heading && !made ? [heading.children] : []),
    ...lead.flatMap(block => (block.type === 'paragraph' ? [block.children] : [])),
  ])
  // What stands over each of those who sign is said once over all.
  const posts = (lists.signatures ?? []).flatMap(({ facts, parts }) =>
    [...facts, ...Object.values(parts)].map(({ text }) => text),
  )
  // What somebody is stands below the name already.
  const once = above.filter(
    (nodes, at) =>
      above.findIndex(other => isSame(other, nodes)) === at && !posts.includes(toPhrase(nodes).text),
  )
  return [
    ...once,
    ...(lists.signatures ?? []).flatMap(({ parts }) => (parts.heading ? [factNodes(parts.heading)] : [])),
  ]
}

function isSame(one: readonly PhrasingContent[], other: readonly PhrasingContent[]): boolean {
  return toPhrase(one).text === toPhrase(other).text
}

/** Who signs, each in a quiet line. */
export function SignedBy({ reading, theme }: HonourProps): Child {
  return signedBy(reading).map(nodes => (
    <p style={quietStyle(theme)}>
      <Phrasing nodes={nodes} theme={theme} />
    </p>
  ))
}

/** Roles that stand in a place of their own; whatever else is told goes into the small print. */
const placed: readonly Role[] = [
  ...([
    'title',
    'eyebrow',
    'issuer',
    'publisher',
    'logo',
    'alternativeHeadline',
    'recipient',
    'credential',
  ] as const),
  ...(['abstract', 'location', 'dateIssued', 'identifier', 'url'] as const),
]

/** Numbers, terms and addresses for whoever checks: quiet, at the foot. */
export function SmallPrint({ reading, theme }: HonourProps): Child {
  const said = smallEntries(reading)
  const mark = isBetween({ reading, theme }) ? undefined : markIn({ reading, theme })
  const print = said.length > 0 && (
    <p part="small-print" style={{ ...quietStyle(theme), textWrap: 'balance' }}>
      {said.map((entry, at) => [at > 0 && '\u00a0· ', <Small theme={theme} entry={entry} />])}
    </p>
  )
  if (!mark) return print
  return (
    <div>
      <div style={{ marginBottom: space(theme, 0.5) }}>
        <CodeMark fitted={mark} theme={theme} />
      </div>
      {print}
    </div>
  )
}

type Entry = Pick<Fact, 'label' | 'blocks'> & { readonly isAddress?: boolean }

function smallEntries(reading: Reading): readonly Entry[] {
  const { identifier, url } = reading.roles
  const results = resultsIn(reading)
  const records = reading.unplaced.filter(isSmall).map(({ heading, items }) => ({
    label: toPhrase(heading?.children ?? []),
    blocks: items.flatMap(({ parts, facts, blocks }) => {
      const said = [...Object.values(parts), ...facts]
      return said.length > 0 ? said.flatMap(leavesOf).flatMap(leaf => leaf.blocks) : blocks
    }),
  }))
  return [
    ...detailsOf(reading).filter(({ text }) => text.length <= SMALL),
    ...reading.facts.filter(fact => !results.includes(fact)).map(entryOfFact),
    ...records,
    ...otherRoles(reading, placed).map(entryOf),
    ...(isOwn(identifier) && !identifier.told ? [identifier] : []),
    ...(isOwn(url) ? [{ label: url.label, blocks: url.blocks, isAddress: !url.written }] : []),
  ]
}

function Small({ theme, entry }: { readonly theme: Theme; readonly entry: Entry }): Child {
  const words = entry.blocks.flatMap((block, at) => [
    ...(at > 0 ? phraseOf(', ').nodes : []),
    ...(block.type === 'paragraph' ? block.children : phraseOf(plainText(block)).nodes),
  ])
  return [
    entry.label.text !== '' && !entry.isAddress && (
      <Phrasing
        nodes={[
          ...entry.label.nodes,
          ...phraseOf(signBetween(entry.label.text, toPhrase(words).text, theme.lang)).nodes,
        ]}
        theme={theme}
      />
    ),
    <Phrasing nodes={words} theme={theme} />,
  ]
}

/** The address where it is verified, as a code. */
function markIn({ reading, theme }: HonourProps): FittedCode | undefined {
  return fitCode(codeIn(addressCode, reading, theme), theme, { width: mm(24), height: mm(24) })
}

/** Two sign on both sides of the code. */
function isBetween({ reading, theme }: HonourProps): boolean {
  return reading.lists.signatures?.length === 2 && columnsIn(theme) === 3
}

/** Lines to sign on that have room beside each other, three at most. */
function columnsIn(theme: Theme): number {
  return Math.min(Math.max(1, Math.floor(roomAcross(theme) / WIDE)), 3)
}

/** Lines to sign on, side by side, with names and functions below; all stay on one page. */
export function SignatureLines({ reading, theme }: HonourProps): Child {
  const { signatures = [] } = reading.lists
  if (signatures.length === 0) return null
  const mark = isBetween({ reading, theme }) ? markIn({ reading, theme }) : undefined
  const columns = mark ? 3 : Math.min(signatures.length, columnsIn(theme))
  return (
    <section
      part="signatures"
      style={{
        ...{ display: 'grid', columns, gap: space(theme, 2), breakInside: 'avoid', textAlign: 'center' },
        ...(mark && { align: 'end' }),
      }}
    >
      {signatures.map((item, at) => (
        <>
          {mark && at === 1 && (
            <div>
              <CodeMark fitted={mark} theme={theme} />
            </div>
          )}
          <Signature theme={theme} item={item} />
        </>
      ))}
    </section>
  )
}

/** px that a line to sign on takes beside others. */
const WIDE = mm(63)

function Signature({ theme, item }: { readonly theme: Theme; readonly item: Item }): Child {
  const { title, parts, facts } = item
  // Where a sheet has no rules, who signs has a line to sign on.
  const isBare = theme.design.shape.rules === 'none'
  const line = { width: 1, color: theme.color.border }
  const told = [
    ...Object.values(parts).filter(fact => fact !== parts.title && fact !== parts.heading),
    ...facts,
  ]
  return (
    <div part="signature">
      <div
        style={{ height: space(theme, 2.5), maxWidth: mm(65), borderBottom: line, marginInline: 'auto' }}
      />
      {isBare && (
        <div style={{ height: 1, maxWidth: mm(65), background: theme.color.text, marginInline: 'auto' }} />
      )}
      <p style={{ marginTop: space(theme, 0.25) }}>
        <Phrasing nodes={title.nodes} theme={theme} />
      </p>
      {told.map(fact => (
        <p style={quietStyle(theme)}>
          <Phrasing nodes={factNodes(fact)} theme={theme} />
        </p>
      ))}
    </div>
  )
}
