import type { List, Paragraph, PhrasingContent, RootContent, Table } from 'mdast'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { listOfLines, paragraphOf, paragraphsOf, tableOfRows } from '../facts/facts.ts'
import { lineOfItem, linesIn, linesOfBlock } from '../facts/label.ts'
import { cut, joinLines, joinWords, type Phrase, phraseOf, split, toPhrase, trim } from '../facts/phrase.ts'
import type { FoundValue, Value } from '../values/value.ts'
import { BECAME, type Changed, changesApart } from '../lists/changed.ts'
import { sharedWhole } from '../lists/share-lines.ts'
import { courseApart } from '../lists/course-lines.ts'
import { linesApart } from './slide.ts'
import { isTime } from '../values/point-in-time.ts'
import { findValues } from '../values/read-value.ts'

/** A figure and the words that say what it counts. */
interface Counted {
  readonly figure: Phrase
  readonly words: Phrase
}

const figures: ReadonlySet<Value['type']> = new Set<Value['type']>([
  'money',
  'percentage',
  'quantity',
  'number',
  'change',
])

/** Letters up to which a figure is one to be seen, and its words a caption. */
const FIGURE = 18
const CHANGED = 26
const WORDS = 72
/** Letters up to which the words before a dash name something. */
const NAME = 40
/** Things of which each may be a figure on one slide. */
const MOST = 6

/**
 * Blocks in which everything counts something, each thing as a point that opens with its figure in bold: a table of figures
 * and their words, lists and lines that open or end in one, a few short sentences that do.
 */
export function withFigures(blocks: readonly RootContent[], context: Context): readonly RootContent[] {
  const isAlone = blocks.filter(({ type }) => type !== 'heading').length === 1
  const closed = blocks.flatMap(closedApart)
  const courses = closed
    .flatMap(block => namesApart(block, closed))
    .flatMap(block => longCourse(block, context))
  const apart = withSpeakers(courses).flatMap(whoSaid).flatMap(ledApart).flatMap(betweenDots)
  return joinedNames(joinedTerms(apart), context).flatMap((block): readonly RootContent[] => {
    const table = tableIn(block)
    if (table) return [table]
    const course = longCourse(block, context)
    if (course[0] !== block) return course
    const whole = sharedWhole(block)
    // An amount that is shared out leads its shares.
    if (whole && !/\d/.test(whole.lead?.text ?? '')) {
      const shares = whole.shares.map(({ name, share }) => ({ figure: share, words: name }))
      return [...(whole.lead ? [paragraphOf(whole.lead)] : []), listOf(shares)]
    }
    const changes = changesIn(block)
    if (changes) return changes
    const told = courseIn(block, context) ?? ledIn(block) ?? sharesIn(block)
    if (told) return [listOf(told)]
    const named = namedIn(block, context)
    if (named) return [named]
    const counted = measuredIn(block) ?? countedIn(block, isAlone, context) ?? pointsIn(block, context)
    if (counted) return sharedOf(counted) ?? [listOf(counted)]
    const under = pointsUnder(block, context)
    if (under) return under
    const list = pointsWithoutMarks(block)
    return list ? [list] : linesApart(block).map(withoutTabs)
  })
}

/** Letters of what a decision is called, and of what is decided. */
const CLOSED = /^\p{L}[^:：]{2,40}[:：]\s*$/u

/** Lines the last of which says in bold what it comes to, `The board proposes: **Offer B**`, with that as a block of its own. */
function closedApart(block: RootContent): readonly RootContent[] {
  const lines = linesOfBlock(block)
  const last = lines.at(-1)
  const isBold = ({ nodes }: Phrase): boolean => nodes.some(({ type }) => type === 'strong')
  if (!last || lines.length < MEASURES || !isBold(last) || lines.slice(0, -1).some(isBold)) return [block]
  const { nodes } = trim(last)
  const bold = nodes.at(-1)
  const words = bold?.type === 'strong' ? plainText(bold) : ''
  const label = toPhrase(nodes.slice(0, -1)).text
  if (!/\p{L}{3}/u.test(words.replace(/\d[\d.,\s]*\p{L}{1,3}(?!\p{L})/gu, '')) || !CLOSED.test(label))
    return [block]
  return [paragraphOf(joinLines(lines.slice(0, -1))), paragraphOf(last)]
}

/** A name of two or three words, and what is said of it in brackets. */
const PERSON =
  /^((?:(?:Dr|Prof|Ing)\.?\s)?\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'.-]*){1,2})(?:\s*[(（][^()（）]{1,40}[)）])?$/u

/** A last line that names several people behind what they are, as that and a point for each: `Candidates: Ada Obi (altos), Jan Fell (basses)`. */
function namesApart(block: RootContent, all: readonly RootContent[]): readonly RootContent[] {
  const [line, ...above] = linesOfBlock(block).toReversed()
  const label = /^\p{L}[^:：,]{2,40}[:：]\s+/u.exec(line?.text ?? '')?.[0]
  // Beside others that are named alike it is one of them: `Advisers: …` below a team.
  const others = [...above, ...all.filter(other => other !== block).flatMap(linesOfBlock)]
  const isOne = others.some(({ text }) => TERM.test(text)) || all.some(({ type }) => type === 'list')
  if (!line || label === undefined || isOne) return [block]
  const people = split(
    cut(line, label.length, line.text.replace(/[.\s]+$/u, '').length),
    /(?<=[)）]),?\s+(?:and|und|et|y|e|en|och|og|i)\s+|,\s+(?![^()]*\))/gu,
  ).map(trim)
  const named = people.map(({ text }) => PERSON.exec(text)?.[1])
  const areTold = people.some(({ text }) => /[)）]$/u.test(text))
  if (people.length < 2 || people.length > MOST || !areTold || named.includes(undefined)) return [block]
  const points = people.map((person, at) => ({
    figure: cut(person, 0, named[at]?.length ?? 0),
    words: trim(cut(person, named[at]?.length ?? 0)),
  }))
  const over = above.length > 0 ? [paragraphOf(joinLines(above.toReversed()))] : []
  return [...over, paragraphOf(trim(cut(line, 0, label.length))), listOf(points)]
}

/** Lines that count something at more times than points are seen of, as a table that is drawn; other blocks as they are. */
function longCourse(block: RootContent, { lang }: Context): readonly RootContent[] {
  const { length } = linesOfBlock(block)
  const course = length === 1 || length > MOST || isLongList(block) ? courseApart(block, lang) : undefined
  return course ?? [block]
}

function isLongList(block: RootContent): boolean {
  return block.type === 'list' && block.children.length > MOST
}

/** A line in quotation marks over who said it, as what is quoted and who: `“Mistakes are patterns.”`, `— my grandmother`. */
function whoSaid(block: RootContent): readonly RootContent[] {
  const lines = linesOfBlock(block)
  const [last, ...above] = lines.toReversed()
  const quoted = joinLines(above.toReversed())
  const isQuoted = QUOTED.test(quoted.text)
  const isName =
    last !== undefined && /^[—–-]{1,2}\s*\p{L}/u.test(last.text) && last.text.length <= NAME * 1.5
  if (!isQuoted || !isName) return [block]
  return [{ type: 'blockquote', children: paragraphsOf([quoted]) as Paragraph[] }, ...paragraphsOf([last])]
}

/** Blocks in which a lone dash below a quotation, which Markdown takes for a list, says who said it. */
function withSpeakers(blocks: readonly RootContent[]): readonly RootContent[] {
  const speaker = (at: number): Phrase | undefined => {
    const [above, block] = [blocks[at - 1], blocks[at]]
    const [item, ...others] = block?.type === 'list' && !block.ordered ? block.children : []
    const isQuoted = QUOTED.test(
      linesOfBlock(above)
        .map(({ text }) => text)
        .join(' '),
    )
    const line = item && others.length === 0 && isQuoted ? lineOfItem(item) : undefined
    return line && line.text.length <= NAME * 1.5 ? line : undefined
  }
  return blocks.flatMap((block, at): readonly RootContent[] => {
    const [line, next] = [speaker(at), speaker(at + 1)]
    if (line) return [{ ...paragraphOf(line), ...(block.position && { position: block.position }) }]
    return next ? [{ type: 'blockquote', children: [block as Paragraph] }] : [block]
  })
}

/** Words that are all in quotation marks. */
const QUOTED = /^[„“"«»「『‹‚‘].*[“”"»«」』›‘’][.!?]?$/su

/** What opens each of several lines that are points, where Markdown knows no list. */
const MARK = /^[–—•·▪◦‣]\s+(?=\S)/u

/** A number before a point where a blank does not need to follow it. */
const NUMBER = /^(\d{1,2})(?:、\s*|[.)．]\s*(?=\P{N})|-\s+)(?=\S)/u

/** Lines that count from one on as a list with numbers, apart from the line over them. */
function countedApart(lines: readonly Phrase[]): readonly RootContent[] | undefined {
  const start = lines.findIndex(({ text }) => NUMBER.test(text))
  const counts = lines.slice(start).map(({ text }) => NUMBER.exec(text))
  const isCounted = counts.every((count, at) => Number(count?.[1]) === at + 1)
  if (start < 0 || start > 1 || counts.length < 2 || !isCounted) return undefined
  const points = lines.slice(start).map((line, at) => cut(line, counts[at]?.[0].length ?? 0))
  return [...paragraphsOf(lines.slice(0, start)), { ...listOfLines(points), ordered: true, start: 1 }]
}

/** Lines that all open with the same mark as a list, or count, apart from the lines over them. */
function ledApart(block: RootContent): readonly RootContent[] {
  const lines = linesOfBlock(block)
  const counted = countedApart(lines)
  if (counted) return counted
  const start = lines.findIndex(({ text }) => MARK.test(text))
  const led = start < 0 ? [] : lines.slice(start)
  if (led.length < 2 || !led.every(({ text }) => MARK.test(text))) return [block]
  const points = led.map(line => trim(cut(line, MARK.exec(line.text)?.[0].length ?? 0)))
  const above = lines.slice(0, start)
  return [...paragraphsOf(above), listOfLines(points)]
}

/** Parts of one line from which on dots between them are those of a list, and letters of each. */
const DOTTED = { parts: 3, letters: 80 }

/** One line of things that each name something and say more of it, with dots between them, as a list: `Ice – melts · Salt – stays · Us – both`. */
function betweenDots(block: RootContent): readonly RootContent[] {
  const [line, ...others] = linesOfBlock(block)
  if (!line || others.length > 0) return [block]
  const parts = split(line, /\s+[·•∙]\s+/gu).map(trim)
  const isTold = parts.every(({ text }) => text.length <= DOTTED.letters && TERM.test(text))
  return parts.length >= DOTTED.parts && isTold ? [listOfLines(parts)] : [block]
}

/** What opens a line that goes on about it behind a dash, one arrow or a colon. */
const TERM = /^(\S[^\n–—:：|→]{1,40}?)(?:\s+(?:[–—|-]|(?:→|[-=]>)(?![^\n]*→))\s+|\s*(?::\s+|：\s*))/u

/** Blocks in which three or more lines one below the other that each name something and say more of it are one. */
function joinedTerms(blocks: readonly RootContent[]): readonly RootContent[] {
  const isTold = (block: RootContent): boolean => {
    const [line, ...others] = linesOfBlock(block)
    return line !== undefined && others.length === 0 && line.text.length <= WORDS && TERM.test(line.text)
  }
  const runs: RootContent[][] = []
  for (const block of blocks) {
    if (isTold(block) && runs.at(-1)?.every(isTold)) runs.at(-1)?.push(block)
    else runs.push([block])
  }
  return runs.flatMap(run =>
    run.length < MEASURES ? run : [paragraphOf(joinLines(run.flatMap(linesOfBlock)))],
  )
}

/** Per cent by which shares that are rounded may miss the whole. */
const ROUNDED = 5

/** An amount over the shares that it goes to: what opens them stands apart, in bold. */
function sharedOf([first, ...others]: readonly Counted[]): readonly RootContent[] | undefined {
  const shares = others.map(({ figure }) => Number(/^(\d{1,3})\s?%$/u.exec(figure.text)?.[1] ?? Number.NaN))
  const sum = shares.reduce((all, share) => all + share, 0)
  const isWhole = shares.length > 1 && Math.abs(sum - 100) <= ROUNDED
  if (!first || !isWhole || !/\p{Sc}/u.test(first.figure.text)) return undefined
  const [entry] = listOf([first]).children
  return [...(entry?.children ?? []), listOf(others)]
}

/** A name and a number behind it, with its unit: `Margin 41 %`, `Shops 96`. */
const NUMBERED =
  /^(\p{L}[^\d:：]{0,40}?)\s+(?!(?:19|20)\d\d$)((?:\p{Sc}\s?)?\d[\d.,’'\u00a0\u202f ]*\s?(?:%|\p{Sc}|\p{L}{1,6})?)$/u

/** The name that a line counts something for, be it behind a colon or not; undefined for any other. */
function nameIn({ text, nodes }: Phrase): string | undefined {
  const [, bold, ...more] = nodes
  const isBold =
    bold?.type === 'strong' && more.length === 0 && /[:：]\s*$/u.test(plainText(nodes[0] as PhrasingContent))
  if (!isBold && nodes.some(({ type }) => type !== 'text')) return undefined
  return NUMBERED.exec(text)?.[1] ?? /^([^:：]{1,48}?)\s*[:：]\s*(?=\P{L}{0,3}\d)/u.exec(text)?.[1]
}

/** Blocks in which paragraphs that follow each other and all count something are one. */
function joinedNames(blocks: readonly RootContent[], context: Context): readonly RootContent[] {
  const joined: RootContent[] = []
  const isNamed = (block: RootContent | undefined): boolean => {
    const lines = linesOfBlock(block)
    return lines.length > 0 && lines.every(line => nameIn(line) !== undefined)
  }
  for (const block of blocks) {
    const last = joined.at(-1)
    // What is said below a course is none of it: `Tue 1,610` over `Tuesdays: +46 %`.
    if (last && isNamed(last) && isNamed(block) && courseApart(last, context.lang) === undefined)
      joined[joined.length - 1] = paragraphOf(joinLines([...linesOfBlock(last), ...linesOfBlock(block)]))
    else joined.push(block)
  }
  return joined
}

/** Lines of which each names something and counts it, not all behind a colon or two in all, as points that open with the name. */
function namedIn(block: RootContent, context: Context): List | undefined {
  const lines = block.type === 'paragraph' ? linesOfBlock(block) : []
  if (lines.length < 2 || lines.length > MOST) return undefined
  const labelled = lines.filter(({ text }) => LABELLED.test(text)).length
  const isMeant = labelled > 0 && (labelled < lines.length || lines.length === 2)
  const named = lines.flatMap((line): Counted[] => {
    const name = nameIn(line)
    if (name === undefined) return []
    const rest = cut(line, name.length)
    const words = trim(cut(rest, /^\s*[:：]?\s*/u.exec(rest.text)?.[0].length ?? 0))
    return [{ figure: cut(line, 0, name.length), words }]
  })
  const isCounted = named.every(({ words }) => figuresIn(words, context)[0]?.start === 0)
  return isMeant && named.length === lines.length && isCounted ? listOf(named) : undefined
}

/** Lines and parts of each from which on strokes between the parts are those of a table. */
const STROKES = { lines: 3, parts: 3 } as const

/** A cell that counts something, with its sign and its unit. */
const CELL = /^[+−–-]?\s?(?:\p{Sc}|\p{Lu}{3})?\s?[+−–-]?\d/u

/** Lines that strokes part into as many cells each as a table, the first its head where it counts nothing that the others do: `name / sealable / price`. */
function tableIn(block: RootContent): Table | List | undefined {
  const rows = linesOfBlock(block).map(line => split(line, /\s+[/|｜／]\s+/gu).map(trim))
  const columns = rows[0]?.length ?? 0
  const isTable = rows.length >= STROKES.lines && rows.every(({ length }) => length === columns)
  if (!isTable || columns < 2) return undefined
  const counted = Array.from({ length: columns }, (_, at) => at).filter(at =>
    rows
      .slice(1)
      .every(cells => /^[–—−-]?$/u.test(cells[at]?.text ?? '') || CELL.test(cells[at]?.text ?? '')),
  )
  // Two that a stroke parts are a name and its amount, else they may be alternatives.
  if (columns < STROKES.parts && !counted.includes(1)) return undefined
  const isHeaded = !counted.some(at => CELL.test(rows[0]?.[at]?.text ?? ''))
  const pairs =
    columns === 2 && !isHeaded && rows.length <= MOST + 1
      ? rows.map(cells => cells as [Phrase, Phrase])
      : undefined
  if (pairs) return listOfLines(pairs.map(([name, amount]) => joinWords(name, amount)))
  return tableOfRows([...(isHeaded ? [] : [Array.from({ length: columns }, () => phraseOf(''))]), ...rows])
}

/** Times of which a slide sets the figures as points. */
const TIMES = { least: 3, most: 6 } as const

/** A table of one row under times, as a point for each of them. */
function courseIn(block: RootContent, { lang }: Context): readonly Counted[] | undefined {
  if (block.type !== 'table' || block.children.length !== 2) return undefined
  const [times = [], figures = []] = block.children.map(({ children }) =>
    children.map(cell => trim(toPhrase(cell.children))),
  )
  const isFew = times.length >= TIMES.least && times.length <= TIMES.most && figures.length === times.length
  const isCourse =
    times.every(({ text }) => isTime(text, lang)) && figures.every(({ text }) => /^\P{L}{0,3}\d/u.test(text))
  if (!isFew || !isCourse) return undefined
  return times.map((figure, at) => ({ figure, words: figures[at] as Phrase }))
}

/** A name, dots that lead from it, and the figure they lead to: `Legal, Uganda entry … 7%`. */
const LED = /^(\S.{0,70}?)\s*(?:…|\.{3,}|(?:\. ){3,}|[·_]{3,})[\s….·_]*(\S.{0,17})$/u

/** Lines in which dots lead from a name to its figure, as points that open with the figure; undefined for others. */
function ledIn(block: RootContent): readonly Counted[] | undefined {
  const lines = block.type === 'list' ? entriesOf(block) : linesOfBlock(block)
  if (lines.length < 2 || lines.length > MOST) return undefined
  const led = lines.flatMap((line): Counted[] => {
    const [, name = '', figure = ''] = (line && LED.exec(line.text)) ?? []
    if (!line || !/^[^\p{L}]{0,3}\d/u.test(figure)) return []
    return [{ figure: cut(line, line.text.length - figure.length), words: cut(line, 0, name.length) }]
  })
  return led.length === lines.length ? led : undefined
}

/** A name, its share of a whole, and what is remarked of it. */
const SHARED =
  /^(\p{L}[^\d:：]{0,40}?|[^:：%]{2,41}?(?=\s?[:：]))(?:\s*[:：–—-]?\s+|\s*：\s*)(\d{1,3}(?:[.,]\d)?\s?%)(?=$|[\s,;(.–—-])/u

/** The shares of a whole behind their names, as points that open with the share, whatever is remarked of one; undefined for others. */
function sharesIn(block: RootContent): readonly Counted[] | undefined {
  const own = block.type === 'list' && !block.ordered ? entriesOf(block) : linesOfBlock(block)
  const [only] = own.length === 1 ? own : []
  const lines = only ? split(only, /\s*;\s+|(?<=%),\s+/gu) : own
  if (lines.length < MEASURES || lines.length > MOST) return undefined
  const shares = lines.flatMap((line): Counted[] => {
    const [all = '', name = '', share = ''] = (line && SHARED.exec(line.text)) ?? []
    if (!line || share === '' || line.nodes.some(({ type }) => type !== 'text')) return []
    const rest = cut(line, all.length)
    return [
      {
        figure: cut(line, all.length - share.length, all.length),
        words: toPhrase([...cut(line, 0, name.length).nodes, ...rest.nodes]),
      },
    ]
  })
  const sum = shares.reduce(
    (whole, { figure }) => whole + Number.parseFloat(figure.text.replace(',', '.')),
    0,
  )
  return shares.length === lines.length && Math.abs(sum - 100) <= ROUNDED ? shares : undefined
}

/** Changes as points that open with what changed; lines above them stay there. */
function changesIn(block: RootContent): readonly RootContent[] | undefined {
  const told = changesApart([block])
  const run = told.at(-1)
  const above = told.slice(0, -1).flatMap(one => ('type' in one ? [one] : []))
  if (!run || 'type' in run || run.length > MOST || above.length < told.length - 1) return undefined
  return [...above, listOf(run.map(pointOf))]
}

function pointOf({ name, line }: Changed): Counted {
  const rest = cut(line, name.text.length)
  return { figure: name, words: trim(cut(rest, /^\s*[:：–—]?\s*/u.exec(rest.text)?.[0].length ?? 0)) }
}

/** A name and behind it an amount with its unit: `Boiling water 100 °C`. */
const MEASURED =
  /^(\p{L}.{0,40}?)\s+((\p{Sc}?)\s?\d[\d.,’']*(?:[ \u00a0\u202f]\d{3})*(?:\s?(°?\p{L}{1,6}|°|\p{Sc}))?)$/u

/** Things of one kind, each with its measure behind it: names stay before their amounts, so that they are compared. */
function measuredIn(block: RootContent): readonly Counted[] | undefined {
  const lines = block.type === 'list' ? entriesOf(block) : linesOfBlock(block)
  if (lines.length < MEASURES || lines.length > MOST) return undefined
  const kinds = new Set<string>()
  const measures = lines.flatMap((line): Counted[] => {
    const found = line && MEASURED.exec(line.text)
    if (!found || line.nodes.some(({ type }) => type !== 'text')) return []
    const [, name = '', amount = '', sign = '', unit = ''] = found
    // Bare numbers may count different things: those of one precision are of one measure.
    kinds.add(sign + unit || (/[.,]\d{1,2}$/u.exec(amount)?.[0].replace(/\d/gu, '0') ?? name))
    // A dash between both is not said where they stand apart.
    const end = name.replace(/\s*[:：–—-]+$/u, '').length
    return [{ figure: cut(line, 0, end), words: trim(cut(line, name.length)) }]
  })
  return measures.length === lines.length && kinds.size === 1 ? measures : undefined
}

/** Lines from which on measures are a comparison. */
const MEASURES = 3

/** Amounts from which on those that arrows join in one line are a chain: `Price 14 → cook 8 → box 6`. */
const LINKS = 3

function countedIn(block: RootContent, isAlone: boolean, context: Context): readonly Counted[] | undefined {
  if (block.type === 'table') return countedRows(block, context)
  if (block.type === 'list') return block.ordered ? undefined : all(entriesOf(block), context)
  if (block.type !== 'paragraph') return undefined
  const lines = linesIn(block.children)
  if (lines.length > 1) return all(lines, context) ?? namedBelow(lines, context)
  const links = lines.flatMap(line => split(line, /\s+(?:→|⟶|➜|[-–=]+>)\s+/gu)).map(trim)
  const chain = links.length >= LINKS ? all(links, context) : undefined
  if (chain) return chain
  const sentences = lines.flatMap(line => split(line, /(?<=[.!?])\s+(?=\p{Lu}|\p{Lo}|\d)/gu))
  if (sentences.length > 1) return isAlone ? all(sentences, context) : undefined
  return isAlone ? opening(lines[0], context) : undefined
}

/** Lines of one paragraph that each name somebody or something, or a time, and go on about it: `Ada Lund – engineer`. */
function pointsIn(block: RootContent, { lang }: Context): readonly Counted[] | undefined {
  const lines = linesOfBlock(block)
  const timed = block.type === 'list' && !block.ordered ? timedIn(block, lang) : []
  return timed.length > 0 ? pointsOf(timed, lang) : pointsOf(lines, lang)
}

/** A sentence over lines that each name something and go on about it, as that and their points. */
function pointsUnder(block: RootContent, { lang }: Context): readonly RootContent[] | undefined {
  const [said, ...lines] = linesOfBlock(block)
  const points = said && /\p{L}[.!?]\s*$|\p{L}{3}[.!?]\s/u.test(said.text) ? pointsOf(lines, lang) : undefined
  return said && points && [paragraphOf(said), listOf(points)]
}

/** Entries of a list that all open with a time of day. */
function timedIn(list: List, lang: string): readonly Phrase[] {
  const lines = entriesOf(list).flatMap(line => line ?? [])
  const isTimed = lines.every(({ text }) => {
    const [first] = findValues(text, lang)
    return first?.start === 0 && first.value.type === 'time'
  })
  return isTimed && lines.length === list.children.length ? lines : []
}

/** Lines of a chronology that one slide holds. */
const CHRONOLOGY = 12

/** Whether a line opens with a time of day. */
function isClocked({ text }: Phrase): boolean {
  return /^\d{1,2}[:.h]\d{2}(?!\d)/u.test(text)
}

function pointsOf(lines: readonly Phrase[], lang: string): readonly Counted[] | undefined {
  if (lines.length < 2 || lines.length > (lines.every(isClocked) ? CHRONOLOGY : MOST)) return undefined
  const points = lines.flatMap((line): Counted[] => {
    if (line.nodes.some(({ type }) => type === 'strong' || type === 'link')) return []
    const [first] = findValues(line.text, lang)
    const isTime = first?.value.type === 'date' || first?.value.type === 'time'
    const dated = first?.start === 0 && isTime ? first.end : undefined
    const term = TERM.exec(line.text)?.[1]
    const end = (term && /\p{L}{3}[.!?]\s/u.test(term) ? undefined : term?.length) ?? dated
    const point = end === undefined ? undefined : counted(line, 0, end, { words: WORDS * 2, figure: NAME })
    return point ? [point] : []
  })
  return points.length === lines.length ? points : undefined
}

/** Lines from which on a paragraph is points without marks, and letters of each. */
const LINES = { least: 3, letters: 100 }

/** Several short lines are points, however plainly they are written. */
function pointsWithoutMarks(block: RootContent): List | undefined {
  const lines = linesOfBlock(block)
  if (lines.length < LINES.least || lines.some(({ text }) => text.length > LINES.letters)) return undefined
  return listOfLines(lines)
}

/** Words of one line that a tab divides stand below each other: there are no columns on a slide. */
function withoutTabs(block: RootContent): RootContent {
  if (block.type !== 'paragraph' || !toPhrase(block.children).text.includes('\t')) return block
  const parts = split(toPhrase(block.children), /\t+/g)
  return {
    ...block,
    children: [...joinLines(parts).nodes],
  }
}

function entriesOf(list: List): readonly (Phrase | undefined)[] {
  return list.children.map(item => {
    const line = typeof item.checked === 'boolean' ? undefined : lineOfItem(item)
    return line && trim(line)
  })
}

function all(lines: readonly (Phrase | undefined)[], context: Context): readonly Counted[] | undefined {
  if (lines.length < 2 || lines.length > MOST) return undefined
  // Labels that stand before their figures stay there.
  if (lines.every(line => line && LABELLED.test(line.text))) return undefined
  // Where each line ends in what it comes to, a number before that is of its words: `7 ovens – 3,500`.
  const areEnded = lines.every(line => line && ENDED.test(line.text))
  const counted = lines.flatMap(line => (line ? (countedLine(line, context, areEnded) ?? []) : []))
  if (counted.every(({ words }) => words.text === '')) return undefined
  return counted.length === lines.length ? counted : undefined
}

/** Words, a dash, and an amount. */
const ENDED = /\p{L}[^–—]*\s[–—-]\s+(?:\p{Sc}|[A-Z]{3})?\s?\d[\d.,’'\s]*(?:\p{Sc}|%|\p{L}{1,4})?$/u

/** A name, a colon, and a figure. */
const LABELLED = /^(?=[^:：]*\p{L})[^:：]{1,48}(?::\s+|：\s*|(?<=^\p{L}[^\d:：]{0,40}):)[^\p{L}\d]{0,3}\d/u

/** A line that opens with a figure or ends in one; one whose author set words in bold is as they want it. */
function countedLine(line: Phrase, context: Context, isEnded: boolean): Counted | undefined {
  if (line.nodes.some(({ type }) => type === 'strong')) return undefined
  const found = figuresIn(line, context)
  const [first, last] = [found[0], found.at(-1)]
  const end = line.text.replace(/[\s.!;,]+$/, '').length
  // `6 hours 4 minutes`: a figure that says what it counts.
  const isWhole = first?.end === end ? SPAN.test(line.text) : isCountAndHalf(line.text)
  if (first?.start === 0 && isWhole) return { figure: trim(line), words: phraseOf('') }
  const change = changeIn(line.text)
  if (change)
    return change.end === end || change.start === 0
      ? counted(line, change.start, change.end, { figure: CHANGED })
      : undefined
  if (first && first.start === 0 && !isEnded && !goesOn(line, first))
    return counted(line, first.start, withCounter(line, first.end))
  // A sentence that leads up to its figure is none without it: `Each Monday earns £212.`
  const isSentence = /[.!]\s*$/u.test(line.text) && (found.length > 1 || POINTING.test(line.text))
  if (last && !isSentence && withCounter(line, last.end) === end && !leadsOn(line, found.at(-2), last))
    return counted(line, last.start, withCounter(line, last.end))
  return undefined
}

/** The change that a line tells, which stays whole. */
function changeIn(text: string): { readonly start: number; readonly end: number } | undefined {
  const found = /\d.*(?:[→⟶➜➔]|[-=]>)/u.test(text) ? BECAME.exec(text) : null
  return found ? { start: found.index, end: found.index + found[0].length } : undefined
}

/** Whether a line calculates with the figure that opens it: that is no caption. */
function goesOn({ text }: Phrase, { end }: FoundValue): boolean {
  const rest = text.slice(end)
  return /^\s*[×x*÷/+→=]\s*\P{L}{0,3}\d/u.test(rest) || /[=≈]\s*\P{L}{0,4}\d/u.test(rest)
}

/** What is left open where a figure is taken from behind it: a word that tells how sure it is, a sign of a formula. */
const OPEN =
  /(?:[×*÷+→]|(?<!\p{L})(?:about|around|roughly|nearly|almost|approx\.?|some|over|under|than|only|rund|etwa|circa|ca\.?|knapp|fast|gut|über|unter|bis zu|environ|près de|presque|plus de|unos|unas|casi|cerca de|alrededor de|más de|menos de|quase|mais de|quasi|oltre|più di|ongeveer|bijna|ruim|około|prawie|ponad|asi|přibližně|cirka|ungefär|omkring|nästan|nesten|около|почти|близько|майже|yaklaşık|約|およそ|约|大约))\s*$/iu

/** Whether the words before the last figure of a line are none without it: they end open, are sentences, or count another thing of its kind. */
function leadsOn(line: Phrase, earlier: FoundValue | undefined, last: FoundValue): boolean {
  const before = line.text.slice(0, last.start)
  if (OPEN.test(before) || /[.!?。]\s+\p{Lu}.*[:：]/u.test(before) || endsChange(line, earlier, last))
    return true
  const isSame = earlier?.value.type === last.value.type && /^(?:money|percentage)$/.test(last.value.type)
  return isSame && /,/u.test(line.text.slice(earlier?.end, last.start)) && !/[=≈]\s*$/u.test(before)
}

/** What a sentence opens with that points back at the one before. */
const POINTING =
  /^\s*(?:that|this|these|those|it|they|which|das|dies\p{L}*|es|ce(?:la)?|ça|c[’']est|es[ot]|est[oe]s?|ell[oa]s?|questo|ciò|isso|isto|dat|dit|det|den|to|це|это)(?!\p{L})/iu

/** Words behind a count that add a half to it. */
const HALF =
  /^\s*\d{1,3}\s(?:\p{L}{1,16}\s)?(?:and a half|et demie?|y medi[oa]|e mezz[oa]|e mei[oa]|en een halve?|und eine? halbe[rs]?|i pół|og en halv|och en halv)(?!\p{L})(?:\s\p{L}{1,14})?\s*$/iu

/** Whether words are a count and a half, which is one figure with what it counts: `1 technicien et demi`, `2 and a half days`. */
export function isCountAndHalf(words: string): boolean {
  return HALF.test(words)
}

/** Scripts in which a figure has a sign for what it counts right behind it. */
const COUNTER = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Where a figure ends with the sign that counts: `312棵`, `38本`. */
function withCounter({ text }: Phrase, end: number): number {
  return COUNTER.test(text.slice(end)) && !COUNTER.test(text.slice(end - 1)) ? end + 1 : end
}

/** Whether a figure ends a change, from which it is not cut: `Spoilage down from 41 % to 7 %`. */
function endsChange({ text }: Phrase, earlier: FoundValue | undefined, last: FoundValue): boolean {
  return earlier !== undefined && /^\s*\p{Ll}{1,4}\s*$/u.test(text.slice(earlier.end, last.start))
}

/** An amount alone in its line over the one that says what it is for. */
function namedBelow(
  [line, below, ...others]: readonly Phrase[],
  context: Context,
): readonly Counted[] | undefined {
  const found = line && figuresIn(line, context)[0]
  const isWhole = found?.start === 0 && found.end === line?.text.trim().length
  if (!isWhole || !line || !below || others.length > 0 || !/^(?:money|percentage)$/.test(found.value.type))
    return undefined
  return below.text.length <= WORDS && /\p{L}/u.test(below.text)
    ? [{ figure: trim(line), words: trim(below) }]
    : undefined
}

/** One line that opens with an amount, for which somebody asks or which is the aim. */
function opening(line: Phrase | undefined, context: Context): readonly Counted[] | undefined {
  const change = line && changeIn(line.text)
  const became =
    line && change?.start === 0
      ? counted(line, 0, change.end, { words: WORDS * 2, figure: CHANGED })
      : undefined
  if (became) return [became]
  const first = line && figuresIn(line, context)[0]
  if (!first || first.start > 0 || !/^(?:money|percentage)$/.test(first.value.type)) return undefined
  const one = counted(line, first.start, first.end, { words: WORDS * 2 })
  return one && [one]
}

function figuresIn(line: Phrase, { lang }: Context): readonly FoundValue[] {
  const found = findValues(line.text, lang).filter(
    ({ value, start, end }) =>
      figures.has(value.type) &&
      // A year says when, and counts nothing.
      !/^(?:19|20)\d\d$/.test(line.text.slice(start, end)),
  )
  return found.map(value => {
    const before = LARGER.exec(line.text.slice(0, value.start))
    const start = before ? before.index : value.start
    return before && SPAN.test(line.text.slice(start, value.end)) ? { ...value, start } : value
  })
}

/** A number and its unit right before another: `6 hours` of `6 hours 4 minutes`. */
const LARGER = /(?<![\p{L}\p{N}.,])\d{1,4}\s?\p{L}{1,9}\.?,?\s(?:\p{L}{1,3}\s)?$/u

/** One length of time or of a thing in two units, the larger before the smaller: `6 hours 4 minutes`, `2 h 15 min`, `3 Jahre und 2 Monate`. */
const SPAN =
  /^\s*\d{1,4}\s?\p{L}{1,9}\.?,?\s(?:(?:and|und|et|y|e|en|i|och|og|та|і)\s)?\d{1,2}\s?\p{L}{1,9}\.?\s*$/u

interface Lengths {
  readonly words?: number
  readonly figure?: number
}

function counted(
  line: Phrase,
  start: number,
  end: number,
  { words: most = WORDS, figure: longest = FIGURE }: Lengths = {},
): Counted | undefined {
  // In the midst of a word, as where a script has no blanks, a figure stays.
  if (/[\p{L}\p{N}]{2}/u.test(start > 0 ? line.text.slice(start - 1, start + 1) : '')) return undefined
  const isTied = /[\p{L}\p{N}]{2}/u.test(line.text.slice(end - 1, end + 1))
  if (start === 0 && isTied && !COUNTER.test(line.text.slice(end - 1))) return undefined
  const figure = trim(cut(line, start, end))
  const rest = start === 0 ? cut(line, end) : cut(line, 0, start)
  const from = /^(?:\s*(?:→|[-=]>)\s|[\s:：,;–—-]+)/u.exec(rest.text)?.[0].length ?? 0
  const to = rest.text.replace(/[\s:：,;=|/–—-]+$|(?<=\S)\.\s*$/u, '').length
  const words = trim(cut(rest, from, to))
  const isCaption = /\p{L}/u.test(words.text) && words.text.length <= most
  return isCaption && figure.text.length <= longest ? { figure, words } : undefined
}

/** The rows of a table without a head, each a figure beside its words. */
function countedRows(table: Table, context: Context): readonly Counted[] | undefined {
  const [head, ...rows] = table.children
  if (!head || plainText(head) !== '' || rows.length < 2 || rows.length > MOST) return undefined
  const counts = rows.flatMap(({ children }): Counted[] => {
    const [one, other, ...more] = children.map(cell => trim(toPhrase(cell.children)))
    if (!one || !other || more.some(({ text }) => text !== '')) return []
    const [figure, words] = /^\p{L}/u.test(one.text) ? [other, one] : [one, other]
    const isFigure = figuresIn(figure, context).some(({ start }) => start === 0)
    return isFigure && figure.text.length <= FIGURE && words.text.length <= WORDS ? [{ figure, words }] : []
  })
  return counts.length === rows.length ? counts : undefined
}

/** What divided a figure from the next thing in its line: it opens no words. */
const DIVIDER = /^[·•∙|/]\s+(?=[\p{L}\p{N}])/u

function listOf(counts: readonly Counted[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: counts.map(({ figure, words: all }) => {
      const words = cut(all, DIVIDER.exec(all.text)?.[0].length ?? 0)
      const strong: PhrasingContent = { type: 'strong', children: [...figure.nodes] }
      const said: PhrasingContent[] = words.text === '' ? [] : [{ type: 'text', value: ' ' }, ...words.nodes]
      const paragraph: Paragraph = { type: 'paragraph', children: [strong, ...said] }
      return { type: 'listItem', spread: false, children: [paragraph] }
    }),
  }
}
