import type { Heading, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { designFrom, isToBeSeen, saidIn } from '../../core/brief/design.ts'
import { filledPages } from '../../core/compose/fit.ts'
import type { Format } from '../../core/format.ts'
import { mm, pt } from '../../core/theme/page.ts'
import { Button, ButtonRow, Phrasing, safeHref } from '../../core/compose/index.ts'
import { saidBeside } from '../../core/reading/facts/facts.ts'
import { opensWithFindings } from '../../core/reading/named-things.ts'
import type { Claim, Reading, Section } from '../../core/reading/reading.ts'
import type { ListRole, Role } from '../../core/reading/roles.ts'
import { plainText, wordsOf } from '../../core/source/text.ts'
import type { Theme } from '../../core/theme/theme.ts'
import { themeOn } from '../../core/theme/theme-on.ts'
import { limitMargins } from './sheets/limit-margins.ts'
import { openingCopy, shortLists } from './openings/opening-copy.ts'
import { ResultFigures, resultApart } from './openings/result-figures.tsx'
import { composePaper, designedAs } from './articles/paper.tsx'
import { headlineFigures } from './articles/headline-figures.ts'
import { lineFigures } from './articles/large-figures.ts'
import { storyBands } from './articles/story-bands.tsx'
import { a4, letter } from './sheets/sizes.ts'
import { type Entry, entryOf, entryOfItems, FactGrid, isBrief, lineOf } from './sheets/facts.tsx'
import { composed, type Piece } from './articles/flow-pieces.tsx'
import { boldFigures, quotePiece, quotePieces, recordTable, statRow } from './articles/records.tsx'
import { blockPieces, contentPieces, liftedSources, sectionPieces } from './articles/sections.tsx'

/** A story with a result: the result first, the facts beside it, the proof below. */
const format: Format = {
  slug: 'case-study',
  group: 'print',
  scenery: { told: 'brief', as: 'foot' },
  surface: 'pages',
  prose: true,
  sizes: [a4, letter],
  design: designFrom({
    type: { display: 'Fraunces', scale: 1.333, baseSize: pt(10.5) },
  }),
  honours: ['layout.cover', 'layout.contents'],
  roles: {
    needs: ['title', 'stats'],
    takes: ['client', 'challenge', 'approach', 'result', 'action'],
    lists: ['facts', 'quotes'],
    schema: 'Report',
  },
  compose(reading, asked, measure) {
    const limited = limitMargins(asked, mm(20))
    const telling = parts.filter(role => isTold(reading.roles[role]))
    const said = openingCopy(reading, [...telling, 'action'])
    const copy = { ...said, entries: inOrder(said.entries) }
    const design = designedAs(storyBands, limited)
    return filledPages(
      limited,
      theme => {
        // A design has the facts beside the picture, with which the text begins.
        const facts = design.look ? factsAndResult(copy.entries, theme) : []
        const opening = facts.length > 0 ? { ...copy, entries: [] } : copy
        const pieces = [...facts, ...storyPieces(reading, telling, said.head, theme)]
        return composePaper({ reading, opening, pieces }, theme, {
          aside: true,
          drawsNumbers: true,
          ...design,
          measure,
        })
      },
      measure,
    )
  },
}

export default format

/** Facts in a grid, and figures of the result large below them. */
function factsAndResult(entries: readonly Entry[], theme: Theme): readonly Piece[] {
  const { facts, result } = resultApart(entries)
  const grid = composed(<FactGrid theme={theme} entries={facts} />)
  return result ? [...grid, ...composed(<ResultFigures theme={theme} {...result} />)] : grid
}

/** The parts of a story that are told in this order where the copy gives them as fields. */
const parts: readonly Role[] = ['challenge', 'approach', 'result']

/** Whether a part of the story is told: a few words behind a label are a fact like those beside it. */
function isTold(claim: Claim | undefined): boolean {
  return claim !== undefined && !(claim.written && isBrief(entryOf(claim)))
}

/** Facts as their author ordered them, where all of them stand in the text. */
function inOrder(entries: readonly Entry[]): readonly Entry[] {
  const placed = entries.flatMap(entry => {
    const line = entry.label.nodes[0]?.position?.start.line
    return line === undefined ? [] : [{ entry, line }]
  })
  if (placed.length < entries.length) return entries
  return placed.toSorted((one, other) => one.line - other.line).map(({ entry }) => entry)
}

/** A story: its figures, what was the matter, what was done and what came of it, who says so, and what the reader should do. */
function storyPieces(
  reading: Reading,
  told: readonly Role[],
  head: readonly RootContent[],
  theme: Theme,
): readonly Piece[] {
  const { lists, roles } = reading
  const short = new Set(shortLists(reading))
  const whole = reading.sections.filter(section => !short.has(section))
  const wanted = whole.filter(({ heading }) => heading && isWanted(heading, theme))
  // What the brief wants seen first is met first.
  const [result] = wanted.length === 1 ? wanted : []
  const sections = result ? [result, ...whole.filter(section => section !== result)] : whole
  const lifted = (role: ListRole): boolean => liftedSources(reading, role).length > 0
  const last = sections.at(-1)
  const standing = new Set(
    (reading.sources.stats ?? []).flatMap(({ heading, blocks }) => (heading ? [] : blocks)),
  )
  const figures = standing.size > 0 || lifted('stats') ? statRow(lists.stats ?? [], theme) : undefined
  const lead = head.filter(block => !(figures && standing.has(block)))
  const telling = told.flatMap(role =>
    roles[role] && !roles[role].stays ? partPieces(roles[role], theme) : [],
  )
  // Parts that are written in the text itself stand above what follows them there.
  const isWritten = parts.some(role => roles[role]?.written === true && !roles[role].stays)
  const opening = closingPieces(lead, sections.length === 0, theme)
  return [
    ...headlineFigures(reading, theme),
    ...liftedSources(reading, 'facts').flatMap(section => factPieces(section, theme)),
    ...(figures ?? liftedSources(reading, 'stats').flatMap(section => sectionPieces(section, theme))),
    ...(isWritten ? [...telling, ...opening] : [...opening, ...telling]),
    ...sections.flatMap(section => sectionPieces(section, theme, own => drawn(own, own === last, theme))),
    ...(lifted('quotes') ? quotePieces(lists.quotes ?? [], theme) : []),
    ...(roles.action && !roles.action.stays ? actionPieces(roles.action, reading, theme) : []),
  ]
}

/** Whether the brief has the section under a heading seen before others: by all of its name, or by the words that it begins with. */
function isWanted(heading: Heading, { design }: Theme): boolean {
  const name = ` ${wordsOf(plainText(heading))} `
  return Object.entries(design.parts ?? {}).some(([key, dress]) => {
    const said = saidIn(key)
    if (said === undefined || dress?.rank === undefined || !isToBeSeen(dress)) return false
    return name.startsWith(` ${said} `) || (opensWithFindings(said) && opensWithFindings(name.trim()))
  })
}

/** Blocks of a story; where nothing follows them, a last paragraph that is a link is a button. */
function closingPieces(blocks: readonly RootContent[], isEnd: boolean, theme: Theme): readonly Piece[] {
  const last = blocks.at(-1)
  const button = isEnd && last?.type === 'paragraph' ? linkButton(last, theme) : undefined
  return button
    ? [...tellingPieces(blocks.slice(0, -1), [], theme), ...button]
    : tellingPieces(blocks, [], theme)
}

/** Facts of the front matter under one key, in a grid. */
function factPieces({ facts, items, heading, blocks: written }: Section, theme: Theme): readonly Piece[] {
  const entries = [
    ...facts.map(({ label, text, blocks }) => ({ label, text, blocks })),
    ...items.map(item => {
      const { title, blocks } = item
      const said = saidBeside(item)
      return said.length > 0
        ? {
            label: title,
            text: said.map(({ text }) => text).join(' '),
            blocks: said.flatMap(fact => fact.blocks),
          }
        : entryOfItems({ nodes: [], text: '' }, [
            { title, parts: {}, facts: [], text: [], items: [], blocks },
          ])
    }),
  ]
  return entries.length > 0
    ? composed(<FactGrid theme={theme} entries={entries} />)
    : heading
      ? [heading, ...written]
      : written
}

/** A part of the story that is written as a field: under its label. */
function partPieces({ label, blocks, items }: Claim, theme: Theme): readonly Piece[] {
  const heading: Heading = { type: 'heading', depth: 2, children: [...label.nodes] }
  return [...(label.text === '' ? [] : [heading]), ...(recordTable(items, theme) ?? blocks)]
}

/** What stands in a section of the text: figures large, quotations as display pieces, the last link as a button. */
function drawn(section: Section, isLast: boolean, theme: Theme): readonly Piece[] {
  const { place, items, blocks, lead, rest, facts } = section
  if (place === 'field') return contentPieces(section, theme)
  const figures = lineFigures(blocks, theme)
  if (figures) return figures
  const listed = blocks.slice(lead.length, blocks.length - rest.length)
  // Things that stand under headings of their own are drawn there.
  const isListed = listed.length > 0 && listed.every(({ type }) => type === 'list')
  const [list] = listed
  const bold = list?.type === 'list' && listed.length === 1 ? boldFigures(list, theme) : undefined
  const stats = bold ?? (isListed && items.length <= 4 ? statRow(items, theme) : undefined)
  const closing = isLast
    ? (rest.at(-1) ?? (rest.length + listed.length === 0 ? lead.at(-1) : undefined))
    : undefined
  const button = closing?.type === 'paragraph' ? linkButton(closing, theme) : undefined
  const plain = (own: readonly RootContent[]): readonly Piece[] =>
    tellingPieces(button ? own.filter(block => block !== closing) : own, facts, theme)
  if (!stats) return [...plain(blocks), ...(button ?? [])]
  return [...plain(lead), ...stats, ...plain(rest), ...(button ?? [])]
}

function tellingPieces(
  blocks: readonly RootContent[],
  facts: Section['facts'],
  theme: Theme,
): readonly Piece[] {
  const at = blocks.findIndex(({ type }) => type === 'blockquote')
  const quote = blocks[at]
  if (quote?.type !== 'blockquote') return blockPieces(blocks, facts, theme, true)
  return [
    ...blockPieces(blocks.slice(0, at), facts, theme, true),
    ...quotePiece(quote, theme),
    ...tellingPieces(blocks.slice(at + 1), facts, theme),
  ]
}

/** What the reader should do, as a button where the copy says where it leads. */
function actionPieces({ nodes, facts, blocks }: Claim, { roles }: Reading, theme: Theme): readonly Piece[] {
  const [only] = blocks
  const written = only?.type === 'paragraph' && blocks.length === 1 ? linkButton(only, theme) : undefined
  if (written) return written
  const address = facts.find(({ value }) => value?.type === 'url')?.text ?? roles.url?.text
  const href =
    address === undefined ? undefined : safeHref(address.includes('://') ? address : `https://${address}`)
  if (href === undefined)
    return [
      { type: 'paragraph', children: [{ type: 'strong', children: [...nodes] }] },
      ...facts.flatMap(lineOf),
    ]
  const rest = facts.filter(({ value }) => value?.type !== 'url')
  return [...button(href, nodes, theme), ...rest.flatMap(lineOf)]
}

/** A paragraph of one link is what the reader should do. */
function linkButton({ children }: Paragraph, theme: Theme): readonly Piece[] | undefined {
  const [link, ...others] = children
  const href = link?.type === 'link' && others.length === 0 ? safeHref(link.url) : undefined
  return link?.type === 'link' && href !== undefined ? button(href, link.children, theme) : undefined
}

function button(href: string, nodes: readonly PhrasingContent[], theme: Theme): readonly Piece[] {
  return composed(
    <ButtonRow theme={theme}>
      <Button theme={theme} href={href}>
        <Phrasing nodes={nodes} theme={themeOn(theme, 'accent')} />
      </Button>
    </ButtonRow>,
  )
}
