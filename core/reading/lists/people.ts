import type { Heading, List, ListItem, Paragraph, RootContent, Table } from 'mdast'
import { plainText } from '../../source/text.ts'
import { bestColumn, type Column, columnsOf, means, repeatedIn } from '../things/columns.ts'
import type { Context } from '../context.ts'
import {
  paragraphOf,
  phraseIn,
  toFact,
  itemWith,
  factOfWords,
  nameAmong,
  headingOf,
  isLeaf,
  wordsFact,
} from '../facts/facts.ts'
import { labelAlone, linesIn, linesOfBlock, readLabelled } from '../facts/label.ts'
import type { Concept } from '../words/en.ts'
import { plainLabel, wordsFor, wordsInAll } from '../words/lexicon.ts'
import { outlineOf, type Part } from '../outline.ts'
import { cut, type Phrase, phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact, Item, Meaning } from '../reading.ts'
import { shapeForList } from '../things/shapes.ts'
import { findValues } from '../values/read-value.ts'
import { treeOfArrows } from './arrow-tree.ts'
import { treeOfGroups } from './group-tree.ts'
import { treeOfLeaders } from './leader-tree.ts'
import { underNamed } from './named-above.ts'
import { treeFields } from './record-trees.ts'
import { referenceIn } from './references.ts'
import { treeOfReports } from './report-tree.ts'
import { bodyWithout, fieldsWithout, type Left, listedSection, type Takings, untouched } from './takings.ts'

/**
 * The people of an organisation as a tree: nested lists, tables that say who reports to whom, labelled lines by headings,
 * records within records. Somebody without a title is a name, a post without anybody is vacant, and a heading names the
 * part of the organisation that its first person leads.
 */
export function takePeople(
  source: readonly RootContent[],
  fields: readonly Fact[],
  context: Context,
): Takings {
  const isNamed = (words: Phrase): boolean => nameScore(words, false, context) >= 1
  const led = treeOfLeaders(source, line => isSomebody(line, context))
  const groups = treeOfGroups(led.body, isNamed)
  const reports = treeOfReports(groups.body, isNamed)
  const under = underNamed(reports.body)
  const told = treeOfArrows(headedTeams(withHeads(withQuotedHeads(under.body), context)))
  const { body } = told
  const given = peopleAmong(fields, context)
  const written = peopleIn(body, context, led.over)
  const people = [...given.people, ...written.people]
  if (people.length === 0) return untouched(source, fields)
  return {
    ...untouched(body, fieldsWithout(fields, given.taken)),
    lists: { people },
    sources: { people: [listedSection(undefined, people)] },
    ...bodyWithout(body, written.taken, written.left),
    silent: [
      ...led.silent,
      ...groups.silent,
      ...reports.silent,
      ...under.silent,
      ...told.silent,
      ...given.silent,
      ...written.silent,
    ],
  }
}

/** A body in which a line that is quoted over a list, as `>` before it is read, stands over the entries of the list. */
function withQuotedHeads(body: readonly RootContent[]): readonly RootContent[] {
  const lines = (block: RootContent | undefined): number =>
    block?.type === 'blockquote' ? block.children.flatMap(linesOfBlock).length : 0
  const heads = (at: number): boolean => lines(body[at]) === 1 && body[at + 1]?.type === 'list'
  const joined: RootContent[] = []
  body.forEach((block, at) => {
    const next = body[at + 1]
    if (heads(at - 1)) return
    if (block.type !== 'blockquote' || next?.type !== 'list' || !heads(at)) joined.push(block)
    else {
      const head: ListItem = { type: 'listItem', children: [...(block.children as Paragraph[]), next] }
      const last = heads(at - 2) ? joined.at(-1) : undefined
      if (last?.type === 'list') joined.splice(-1, 1, { ...last, children: [...last.children, head] })
      else joined.push({ type: 'list', ordered: false, children: [head] })
    }
  })
  return joined
}

/** A body in which somebody with their post right above a tree leads it, and is no heading, as do several who each stand right above a list: `Director – Dr Halina Fox`. */
function withHeads(body: readonly RootContent[], context: Context): readonly RootContent[] {
  const found = body.map((block, at) => {
    const next = body[at + 1]
    const head = next?.type === 'list' ? headIn(block, context) : undefined
    return head && next?.type === 'list' ? { head, list: next } : undefined
  })
  const isSeveral = found.filter(each => each !== undefined).length > 1
  const led = found.map((each, at) =>
    isSeveral || (body[at]?.type === 'heading' && each && isTree(each.list)) ? each : undefined,
  )
  const joined: RootContent[] = []
  body.forEach((block, at) => {
    const [own, above] = [led[at], led[at - 2] ? joined.at(-1) : undefined]
    if (led[at - 1]) return
    const entry: ListItem | undefined = own && { type: 'listItem', children: [own.head, own.list] }
    if (!entry) joined.push(block)
    else if (above?.type === 'list') joined.splice(-1, 1, { ...above, children: [...above.children, entry] })
    else joined.push({ type: 'list', ordered: false, children: [entry] })
  })
  return joined
}

/** Whether a line is somebody and their post. */
function isSomebody(line: Phrase, context: Context): boolean {
  const [one, other] = draftOf(trim(line), context).sides
  return (
    other !== undefined &&
    [one, other].some(side => nameScore(withoutRemark(side).title, false, context) >= 1)
  )
}

/** The one line of a block that is somebody and their post. */
function headIn(block: RootContent, context: Context): Paragraph | undefined {
  const [line, ...more] = block.type === 'heading' ? [toPhrase(block.children)] : linesOfBlock(block)
  if (!line || more.length > 0) return undefined
  return isSomebody(line, context)
    ? { type: 'paragraph', children: [...line.nodes] as Paragraph['children'] }
    : undefined
}

function isTree({ children }: List): boolean {
  return children.some(entry => entry.children.some(isList))
}

/** Letters of the name of a team. */
const TEAM = 40

/** A body without headings in which lines alone that each stand over a list are the names of teams. */
function headedTeams(body: readonly RootContent[]): readonly RootContent[] {
  const isTeam = (block: RootContent, at: number): boolean => {
    const [line, ...others] = linesOfBlock(block)
    const isName = line && line.text.length <= TEAM && !/[.,;!?]$|[:：]\s/u.test(line.text)
    return isName === true && others.length === 0 && body[at + 1]?.type === 'list'
  }
  const isPlain = body.every(block => block.type !== 'heading' || block.depth === 1)
  if (!isPlain || body.filter(isTeam).length < 2) return body
  return body.map((block, at): RootContent => {
    const [line] = linesOfBlock(block)
    return line && isTeam(block, at) ? headingOf(labelAlone(line) ?? line) : block
  })
}

/** A person's line before it is told which of its sides is the name. */
interface Draft {
  readonly sides: readonly [Phrase, Phrase?]
  /** The first side is a label: what is called so is mostly a post. */
  readonly labelled: boolean
  readonly picture?: RootContent
  readonly below: readonly Draft[]
  readonly text: readonly RootContent[]
}

/** Letters that somebody's line may have. */
const MOST_LETTERS = 160

/** Lines divided into two sides as people: the sides that look like names most often are the names. */
function toPeople(drafts: readonly Draft[], context: Context): readonly Item[] {
  const all = flat(drafts)
  const lean = [true, false].map(isLabelled =>
    leanOf(
      all.filter(({ labelled }) => labelled === isLabelled),
      context,
    ),
  )
  const [ofLabelled = 0, ofOthers = 0] = lean
  // What a colon divides may have the post first, and what a dash divides the name.
  const isSwapped = (labelled: boolean): boolean => {
    const own = labelled ? ofLabelled : ofOthers
    return (Math.abs(own) >= 1 ? own : ofLabelled + ofOthers) > 0
  }
  const toPerson = ({ sides: [one, said], labelled, picture, below, text }: Draft): Item => {
    // A figure in brackets says more of the one before it: `Assembly (312 members)`.
    const isMore = said !== undefined && /^[(（][^()（）]*\d[^()（）]*[)）]$/u.test(said.text)
    const other = isMore ? undefined : said
    const isTurned =
      other &&
      (isSurelyNamed(other, one, context) || (isSwapped(labelled) && !isSurelyNamed(one, other, context)))
    const [name, post] = isTurned ? [other, one] : [one, other]
    const { title, remark } = withoutRemark(name)
    const remarks = [remark, isMore ? said : undefined].flatMap(words => (words ? [paragraphOf(words)] : []))
    const blocks = [...(picture ? [picture] : []), ...remarks, ...text]
    return withVacancy(
      {
        title,
        parts: post ? { jobTitle: wordsFact(post, context) } : {},
        facts: [],
        text: blocks,
        items: below.map(toPerson),
        blocks: [paragraphOf(one), ...(other ? [paragraphOf(other)] : []), ...text],
      },
      context,
    )
  }
  return drafts.map(toPerson)
}

/** How much more the second sides of drafts look like names than the first. */
function leanOf(drafts: readonly Draft[], context: Context): number {
  return drafts.reduce(
    (sum, { sides: [one, other], labelled }) =>
      sum + (other ? placeScore(other, context) : 0) - nameScore(one, labelled, context),
    0,
  )
}

/** The same of words that may say, in the place of a name, that there is none. */
function placeScore(side: Phrase, context: Context): number {
  const isFree = isToldVacant(side.text, wordsFor(context.lang, 'vacantWords'))
  return isFree ? 1 : nameScore(side, false, context)
}

/** What is said of somebody behind their name: words or a number in brackets, and how many are with them. */
const remarked =
  /(?:\s+[([（［](?:[^()（）]{6,}|[^()（）]*\d[^()（）]*)[)\]）］]|,\s+\d{1,4}\s+\p{L}[\p{L}\s.-]{0,30})+\s*$/u

/** A name and what is said about it. */
function withoutRemark(name: Phrase): { readonly title: Phrase; readonly remark?: Phrase } {
  const found = remarked.exec(name.text)
  if (!found || found.index === 0) return { title: name }
  const start = found.index + (/^[,\s]*/.exec(found[0])?.[0].length ?? 0)
  return { title: trim(cut(name, 0, found.index)), remark: trim(cut(name, start)) }
}

function flat(drafts: readonly Draft[]): readonly Draft[] {
  return drafts.flatMap(draft => [draft, ...flat(draft.below)])
}

/** Small words of names: `Ilse van den Broek`. */
const PARTICLES =
  /^(?:van|von|vom|zu|zur|de|den|der|del|della|di|da|do|dos|das|du|la|le|las|los|y|e|i|af|av|ter|ten|bin|ibn|al|el)$/u

/** How much words look like somebody's name and not like a post: a title of courtesy, two or three capitals, no known post. */
function nameScore({ text }: Phrase, labelled: boolean, { lang, lexicon }: Context): number {
  if (findValues(text, lang).some(({ value, start }) => value.type === 'person' && start === 0)) return 3
  const words = text
    .replace(/[([（].*$/u, '')
    .split(/\s+/)
    .filter(word => word !== '' && !PARTICLES.test(word))
  const capital = words.filter(word => /^\p{Lu}[\p{L}'’.-]*$/u.test(word)).length
  const isName =
    words.length >= 2 && words.length <= 4 && capital >= words.length - (words.length > 2 ? 1 : 0)
  const isPost = lexicon(text).some(({ concept, weight }) => concept === 'jobTitle' && weight > 0.9)
  // How many are with somebody makes their name no less of one.
  const isMixed = /[,/&(]/.test(text.replace(/\s*\([^()]*\d[^()]*\)$/u, ''))
  return (isName ? 1 : 0) - (isPost || labelled ? 0.5 : 0) - (isMixed ? 0.3 : 0)
}

/** Whether words are the name of somebody, or names of several with commas between them. */
function areNames(side: Phrase, context: Context): boolean {
  return side.text.split(/\s*[,،、，]\s*/u).every(name => nameScore(phraseOf(name), false, context) >= 1)
}

/** Whether a side is somebody's name and the other, which opens in lower case, is none, whatever most lines have first. */
function isSurelyNamed(side: Phrase, other: Phrase, context: Context): boolean {
  return nameScore(side, false, context) >= 1 && /^\p{Ll}/u.test(other.text)
}

/** Whether words open with one for a free post that a sign ends, be it only remarked then who stands in. */
function isToldVacant(text: string, words: readonly string[]): boolean {
  const [opening = ''] = text.split(/[,;(（–—]|\s-\s/u, 1)
  return words.includes(plainLabel(opening))
}

/** A post that nobody holds: the name says so, stands in brackets, or is missing. */
function withVacancy(person: Item, { lang }: Pick<Context, 'lang'>): Item {
  const { title, parts } = person
  const words = wordsFor(lang, 'vacantWords')
  const saysSo = (text: string): boolean => {
    const plain = plainLabel(text)
    const isWord = wordsInAll('vacantWords').has(plain)
    return isWord || words.some(word => plain.startsWith(`${word} `) && plain.length < 60)
  }
  const { vacant: told, ...others } = parts
  const isSaid =
    told?.meanings.some(({ concept }) => concept === 'vacant') === true || saysSo(told?.text ?? '')
  if (told && isSaid) return person
  // How somebody stands is no vacancy: `Status: on leave`.
  if (told) return withVacancy({ ...person, parts: others, facts: [told, ...person.facts] }, { lang })
  // `Shift C – vacant, Faizal covers`: what stands for the name says that there is none.
  const post = parts.jobTitle && phraseIn(parts.jobTitle)
  if (post && title.text !== '' && isToldVacant(post.text, words))
    return withVacancy(
      { ...person, title: post, parts: { ...parts, jobTitle: factOfWords(title) } },
      { lang },
    )
  const inBrackets = /^[([（［][^\d]*[)\]）］]$/u.test(title.text)
  const remarks = person.text.map(plainText)
  const said = [title.text, parts.jobTitle?.text ?? '', ...remarks].map(
    text => /[([（［]([^()]*)[)\]）］]\s*$/u.exec(text)?.[1],
  )
  const isVacant =
    inBrackets ||
    title.text === '' ||
    saysSo(title.text) ||
    said.some(text => text !== undefined && saysSo(text))
  if (!isVacant) return person
  const vacant: Fact = factOfWords(title)
  return { ...person, parts: { ...parts, vacant } }
}

// Lists and lines

/** A line break, a tab, a dash, an upright stroke, a colon or a comma between a name and a post, in this order of strength. */
const marks = [/\n/u, /\s*\t\s*|\s{3,}/u, /\s+[-–—|·]\s+/u, /\s*[:：]\s+|：/u, /[,،、，]\s*/u]

/** How many there are, before what they are: `2 captains (Roy, Lavoie)`, `3 clerks, two of them in summer`. */
const COUNTED = /^\d{1,3} \p{Ll}/u

/** Whether a colon behind a last few small words says one thing more of somebody, or of a free post: `Vacant, Casualty, acting: Dr Ochieng`. */
function saysMore(before: Phrase, context: Context): boolean {
  const [first, ...others] = before.text.split(/\s*[,،、，]\s*/u)
  const isSmall = /^\p{Ll}[\p{L}\s.-]{1,30}$/u.test(others.at(-1) ?? '')
  const vacant = wordsFor(context.lang, 'vacantWords')
  const isFree = (text: string): boolean => isToldVacant(text.replace(/\s*[([（].*$/u, ''), vacant)
  return (
    isSmall &&
    first !== undefined &&
    ([first, ...others].some(isFree) || nameScore(phraseOf(first), false, context) >= 1)
  )
}

function draftOf(line: Phrase, context: Context): Pick<Draft, 'sides' | 'labelled' | 'text'> {
  // The commas of those who are counted divide no name from a post.
  for (const mark of COUNTED.test(line.text) ? marks.slice(0, -1) : marks) {
    const found = mark.exec(line.text)
    if (!found || found.index === 0) continue
    const [before, after] = [trim(cut(line, 0, found.index)), trim(cut(line, found.index + found[0].length))]
    const isColon = /[:：]/.test(found[0])
    if (isColon && saysMore(before, context)) {
      const end = /[,،、，](?=[^,،、，]*$)/u.exec(before.text)?.index ?? 0
      const said = trim(cut(line, line.text.indexOf(before.text) + end + 1))
      return { ...draftOf(trim(cut(before, 0, end)), context), text: [paragraphOf(said)] }
    }
    if (before.text !== '' && after.text !== '')
      return { sides: [before, after], labelled: isColon, text: [] }
  }
  const labelled = readLabelled(line)
  return labelled
    ? { sides: [labelled.label, labelled.value], labelled: false, text: [] }
    : { sides: [line], labelled: false, text: [] }
}

function draftsOfList(list: List, context: Context): readonly Draft[] | undefined {
  const drafts = list.children.map(entry => draftOfEntry(entry, context))
  return drafts.every(draft => draft !== undefined) ? drafts : undefined
}

/** Drafts of which one alone, with others below it, and the one above it are somebody in two lines: the name and the post, on one level or the one below the other. */
function withPostBelow(drafts: readonly Draft[], context: Context): readonly Draft[] {
  const [first, inner] = [drafts[0], drafts[0]?.below]
  const isOne = ({ sides: [, said], text }: Draft): boolean => said === undefined && text.length === 0
  if (first && inner?.length === 1 && drafts.length === 1 && isOne(first)) {
    const joined = withPostBeside([{ ...first, below: [] }, ...inner], isOne, context)
    return joined.length === 1 ? joined : drafts
  }
  return withPostBeside(drafts, isOne, context)
}

function withPostBeside(
  drafts: readonly Draft[],
  isOne: (draft: Draft) => boolean,
  context: Context,
): readonly Draft[] {
  const [first, second, ...others] = drafts
  if (!first || !second || others.length > 0 || !isOne(first) || !isOne(second)) return drafts
  const names = [first, second].filter(({ sides: [one] }) => nameScore(one, false, context) >= 1)
  if (names.length !== 1 || first.below.length > 0 || second.below.length === 0) return drafts
  return [{ ...second, sides: [first.sides[0], second.sides[0]] }]
}

function draftOfEntry({ children, checked }: ListItem, context: Context): Draft | undefined {
  const [line, ...more] = children
  if (line?.type !== 'paragraph' || typeof checked === 'boolean') return undefined
  if (plainText(line).length > MOST_LETTERS) return undefined
  const below = more.flatMap(block => (block.type === 'list' ? [draftsOfList(block, context)] : []))
  if (below.some(drafts => drafts === undefined)) return undefined
  const [first, ...others] = line.children
  const picture = first?.type === 'image' ? first : undefined
  const words = trim(toPhrase(picture ? others : line.children))
  const draft = draftOf(words, context)
  return {
    ...draft,
    ...(picture && { picture: { type: 'paragraph', children: [picture] } }),
    below: below.flatMap(drafts => drafts ?? []),
    text: [...draft.text, ...more.filter(({ type }) => type !== 'list')],
  }
}

/** Labelled lines: a post and who holds it. */
function draftsOfLines({ children }: Paragraph): readonly Draft[] | undefined {
  const lines = linesIn(children)
  const labelled = lines.map(line => readLabelled(line))
  const isSomebody = (value: string): boolean =>
    value.length <= MOST_LETTERS && !/@|\d{3}[ -]?\d{2}/.test(value)
  if (lines.length === 0 || !labelled.every(found => found && isSomebody(found.value.text))) return undefined
  return labelled.flatMap(found =>
    found ? [{ sides: [found.label, found.value] as const, labelled: true, below: [], text: [] }] : [],
  )
}

/** Two lines right above a tree of which one is somebody's name: who leads it, with the post. */
function draftsOfHead(
  block: RootContent,
  next: RootContent | undefined,
  context: Context,
): readonly Draft[] | undefined {
  const [one, other, ...more] = linesOfBlock(block)
  if (!one || !other || more.length > 0 || next?.type !== 'list' || next.children.length < 2) return undefined
  if (!isTree(next)) return undefined
  const isNamed = [one, other].some(line => nameScore(line, false, context) >= 0.7)
  return isNamed ? [{ sides: [one, other], labelled: false, below: [], text: [] }] : undefined
}

/** A line that says who assists, over the lines of those who do: one of them, with the others as words below. */
function draftsOfStaff(block: RootContent, context: Context): readonly Draft[] | undefined {
  const [name, ...lines] = linesOfBlock(block)
  if (!name || !isStaffName(name.text, context) || lines.length === 0) return undefined
  return [{ sides: [name], labelled: false, below: [], text: lines.map(paragraphOf) }]
}

function isList({ type }: RootContent): boolean {
  return type === 'list'
}

function draftsOfBlock(block: RootContent, context: Context): readonly Draft[] | undefined {
  if (block.type === 'list') return draftsOfList(block, context)
  return block.type === 'paragraph' ? draftsOfLines(block) : undefined
}

// What is written

interface People {
  readonly people: readonly Item[]
  readonly taken: readonly RootContent[]
  /** What is left of blocks that hold more than people. */
  readonly left: Left
  readonly silent: readonly string[]
}

function peopleIn(body: readonly RootContent[], context: Context, over?: string): People {
  const outline = outlineOf(body, context)
  const blocks = [...outline.before, ...outline.head, ...outline.parts.flatMap(blocksOfPart)]
  for (const block of blocks) {
    const tree = block.type === 'table' ? peopleOfTable(block, context) : undefined
    if (tree) return { ...tree, taken: [block], left: new Map() }
  }
  const opened = [...outline.before, ...outline.head]
  const head = opened.flatMap((block, at) => {
    const own = block.type === 'list' ? withoutRemarks(block) : { block, left: [] }
    const drafts =
      draftsOfBlock(own.block, context) ??
      draftsOfHead(own.block, opened[at + 1], context) ??
      draftsOfStaff(own.block, context)
    return drafts ? [{ block, drafts: withPostBelow(drafts, context), left: own.left }] : []
  })
  const nested = head.filter(({ drafts }) => drafts.some(({ below }) => below.length > 0))
  const isNamed = ({ sides: [one, value], text }: Draft): boolean =>
    [one, value].some(side => side && areNames(side, context)) || text.length > 0
  // A post beside a tree with somebody's name stands in it.
  const named = ({ block, drafts }: (typeof head)[number]): boolean =>
    block.type === 'paragraph' && drafts.every(isNamed)
  // Where somebody is named, labelled lines that name nobody tell of the house: `As of: May 2026`.
  const isTold = ({ block, drafts }: (typeof head)[number]): boolean =>
    block.type === 'paragraph' && !drafts.some(draft => isNamed(draft))
  const around = head.some(({ drafts }) => drafts.some(isNamed)) ? head.filter(isTold) : []
  const opening =
    nested.length > 0
      ? head.filter(own => nested.includes(own) || named(own))
      : head.filter(own => !around.includes(own))
  const own = outline.parts.flatMap(
    (part, at) => unitOf(part, context) ?? (at === 0 ? headOf(part, context) : []),
  )
  const last = outline.parts.at(-1)
  const units = [...own, ...(own.length > 1 && last ? councilOf(last, context) : [])]
  const top = toPeople(underHead(opening), context)
  const count = top.length + units.length
  if (count === 0 || (units.length === 0 && nested.length === 0 && count < 2)) return nobody
  return {
    people: overUnits(top, units, over) ?? joined(top, units, nested.length > 0),
    taken: [...opening.map(({ block }) => block), ...units.flatMap(({ taken }) => taken)],
    left: new Map(opening.map(({ block, left }) => [block, left])),
    silent: [],
  }
}

/** People of an opening; somebody alone right above a tree with several at its top leads them. */
function underHead(
  opening: readonly { readonly block: RootContent; readonly drafts: readonly Draft[] }[],
): readonly Draft[] {
  const [first, second, ...others] = opening
  const [head, ...more] = first?.block.type === 'paragraph' ? first.drafts : []
  const isTree = (second?.drafts.length ?? 0) > 1 && second?.drafts.some(({ below }) => below.length > 0)
  if (!head || more.length > 0 || !second || !isTree)
    return opening.flatMap(({ drafts }) => (leadsParts(drafts) ? underFirst(drafts) : drafts))
  const rest = others.flatMap(({ drafts }) => drafts)
  // Who assists, with their people in lines below, assists who leads all.
  const staff = rest.filter(({ text }) => text.length > 0)
  return [{ ...head, below: [...second.drafts, ...staff] }, ...rest.filter(draft => !staff.includes(draft))]
}

/** Entries of a list below the first of them. */
function underFirst([first, ...others]: readonly Draft[]): readonly Draft[] {
  return first ? [{ ...first, below: others }] : []
}

/** Whether the first of several is somebody alone, over others who all have people of their own. */
function leadsParts([first, ...others]: readonly Draft[]): boolean {
  return first?.below.length === 0 && others.length > 1 && others.every(({ below }) => below.length > 0)
}

const nobody: People = { people: [], taken: [], left: new Map(), silent: [] }

/** A tree without remarks that follow it in the same list: top entries without anybody below, longer than any in the tree. */
function withoutRemarks(list: List): { readonly block: List; readonly left: readonly RootContent[] } {
  const isTree = ({ children }: ListItem): boolean => children.some(({ type }) => type === 'list')
  const end = list.children.findLastIndex(isTree) + 1
  const lines = list.children.slice(0, end).flatMap(linesOfEntry)
  const longest = Math.max(0, ...lines.map(({ length }) => length))
  const remarks = list.children.slice(end)
  const isLonger = remarks.every(item => plainText(item).length > longest)
  if (end === 0 || remarks.length === 0 || !isLonger) return { block: list, left: [] }
  return { block: { ...list, children: list.children.slice(0, end) }, left: [{ ...list, children: remarks }] }
}

function linesOfEntry({ children }: ListItem): readonly string[] {
  return children.flatMap(block =>
    block.type === 'list' ? block.children.flatMap(linesOfEntry) : [plainText(block)],
  )
}

function blocksOfPart({ blocks, parts }: Part): readonly RootContent[] {
  return [...blocks, ...parts.flatMap(blocksOfPart)]
}

/** A headed part of an organisation. */
interface Unit {
  readonly item: Item
  readonly taken: readonly RootContent[]
  /** Somebody leads it, so that others are below and not beside each other. */
  readonly led: boolean
  /** It stands out of the line, beside who leads all. */
  readonly aside?: boolean
}

function unitOf(part: Part, context: Context): Unit | undefined {
  const found = part.blocks.flatMap(block => {
    const drafts = draftsOfBlock(block, context)
    return drafts ? [{ block, drafts }] : []
  })
  // Beside a list, a labelled line that counts tells of all: `Total: 41 people`.
  const isCount = ({ block, drafts: [first, ...more] }: (typeof found)[number]): boolean =>
    block.type === 'paragraph' && more.length === 0 && /^\d/.test(first?.sides[1]?.text ?? '')
  const isNote = ({ block, drafts }: (typeof found)[number]): boolean =>
    block.type === 'paragraph' && drafts.some(draft => saysWhomToAsk(draft, context))
  const own = found.some(({ block }) => isList(block))
    ? found.filter(each => !isCount(each) && !isNote(each))
    : found
  const drafts = own.flatMap(found => found.drafts)
  const inner = part.parts.flatMap(each => unitOf(each, context) ?? [])
  if (drafts.length === 0 && inner.length === 0) return undefined
  const { title, leader, said: above } = leaderOf(part, context)
  const people = [...toPeople(leader ? [leader] : [], context), ...toPeople(drafts, context)]
  const [lead, ...others] = people
  const isLed = lead !== undefined && lead.items.length === 0 && drafts.every(({ labelled }) => labelled)
  const hasLeader = lead !== undefined && (people.length === 1 || leader !== undefined)
  const said = part.blocks.filter(block => block !== above && own.every(found => found.block !== block))
  const last = own.at(-1)
  // What is said above the people belongs to them; what follows them may be about all.
  const text = last
    ? said.filter(block => part.blocks.indexOf(block) < part.blocks.indexOf(last.block))
    : said
  const below = inner.map(({ item }) => item)
  const taken = [
    ...(part.heading ? [part.heading] : []),
    ...(above ? [above] : []),
    ...own.map(({ block }) => block),
    ...text,
    ...inner.flatMap(unit => unit.taken),
  ]
  if (lead && (isLed || hasLeader)) {
    const group = groupOf(part.heading, title, context)
    const parts = title.text === '' ? lead.parts : { ...lead.parts, group }
    const items = [...lead.items, ...others, ...below]
    const blocks = [...(title.text === '' ? [] : [paragraphOf(title)]), ...text, ...lead.blocks]
    return { item: { ...lead, parts, items, text: [...lead.text, ...text], blocks }, taken, led: true }
  }
  const item: Item = itemWith({ title, text, items: [...people, ...below], kind: 'tree' })
  return { item, taken, led: false }
}

/** What a line opens with that tells what to do when, and what reaches somebody. */
const WHEN =
  /^(?:if|when|for|in case|in an|emergency|lost|wenn|falls|bei|im notfall|notfall|si|en cas|urgence|en caso|emergencia|se|in caso|emergenza|em caso|als|bij|nood|om|vid|ved|hvis|jos|gdy|w razie)(?!\p{L})/iu
const REACHED =
  /(?:\b(?:ext|extension|durchwahl|dw|poste|int|tel|tst|anknytning|lokal)\.?\s?\d|@|https?:|\d{5,})/iu

/** Whether a labelled line says whom to ask or to call, and is nobody: `Emergency on the line: Duty Inspector, ext. 99`. */
function saysWhomToAsk({ sides: [label, value] }: Draft, context: Context): boolean {
  if (!value || isSurelySomebody([label, value], context)) return false
  return WHEN.test(label.text) || REACHED.test(value.text)
}

function isSurelySomebody(sides: readonly Phrase[], context: Context): boolean {
  return sides.some(side => nameScore(side, false, context) >= 1)
}

/** What a part is called, and who leads it where its heading says so, or a line that is nothing but their name, which stands right below it over others. */
function leaderOf(
  { heading, blocks, parts }: Part,
  context: Context,
): { readonly title: Phrase; readonly leader?: Draft; readonly said?: RootContent } {
  const title = trim(toPhrase(heading?.children ?? []))
  const led = ledHeading(title, context)
  if (led.leader) return led
  const [block, next] = blocks
  const [line, ...others] = linesOfBlock(block)
  const isAlone = block?.type === 'paragraph' && line !== undefined && others.length === 0
  if (isAlone && (next?.type === 'list' || parts.length > 0) && isName(line, context))
    return { title, leader: alone(line), said: block }
  const isOver = parts.length > 0 || (block?.type === 'list' && isTree(block))
  const [one, other] = draftOf(title, context).sides
  if (!isOver || !other) return led
  const [first, second] = [one, other].map(side => nameScore(side, false, context)) as [number, number]
  if (Math.max(first, second) < 1 || first === second) return led
  const sides = second > first ? ([other, one] as const) : ([one, other] as const)
  return { title: phraseOf(''), leader: { sides, labelled: false, below: [], text: [] } }
}

function isName(words: Phrase, context: Context): boolean {
  return nameScore(words, false, context) >= 1 && !readLabelled(words)
}

function alone(name: Phrase): Draft {
  return { sides: [name], labelled: false, below: [], text: [] }
}

/** What a part of an organisation is called, as a fact of who leads it. */
function groupOf(heading: Heading | undefined, title: Phrase, context: Context): Fact {
  const named = heading && { ...heading, children: [...title.nodes] as Heading['children'] }
  return { ...wordsFact(title, context), blocks: named ? [named] : [] }
}

/** The one line of a headed part that is nothing else, and its block. */
function onlyLineOf({ heading, blocks: [block, ...others], parts }: Part) {
  const [line, ...more] = linesOfBlock(block)
  const isAlone = others.length + more.length + parts.length === 0
  return heading && block && line && isAlone ? { heading, block, line } : undefined
}

/** The first part, where it is nothing but somebody's name: who leads all under the name of what they do. */
function headOf(part: Part, context: Context): Unit | readonly [] {
  const only = onlyLineOf(part)
  if (!only) return []
  const { heading, block, line } = only
  const { sides } = draftOf(line, context)
  if (!sides.some(side => side && nameScore(side, false, context) >= 1)) return []
  const title = toPhrase(heading.children)
  const [name, post] = sides
  const draft: Draft = { sides: [name, post ?? title], labelled: false, below: [], text: [] }
  const item = toPeople([draft], context)[0]
  const group = post && item && groupOf(heading, title, context)
  if (!item) return []
  const named = group ? { ...item, parts: { ...item.parts, group } } : item
  return { item: named, taken: [heading, block], led: true }
}

/** A part that is the names of several and nothing else: a council beside the organisation. */
function councilOf(part: Part, context: Context): readonly Unit[] {
  const only = onlyLineOf(part)
  if (!only) return []
  const { heading, block, line } = only
  if (!/[,،、，]/u.test(line.text) || !areNames(line, context)) return []
  const title = toPhrase(heading.children)
  const item = itemWith({
    title: line,
    parts: { jobTitle: wordsFact(title, context) },
    blocks: [paragraphOf(title), paragraphOf(line)],
  })
  return [{ item, taken: [heading, block], led: true, aside: true }]
}

/** The name of a part, and who leads it where it says so in brackets: `Produzione (Luca Ferri)`, `Kitchen (vacant)`. */
function ledHeading(title: Phrase, context: Context): { readonly title: Phrase; readonly leader?: Draft } {
  const [, name = '', inner = ''] = /^([^()（）]+?)\s*[(（]([^()（）]+)[)）]$/u.exec(title.text) ?? []
  if (name === '') return { title }
  const start = title.text.lastIndexOf(inner)
  const said = cut(title, start, start + inner.length)
  const isFree = wordsFor(context.lang, 'vacantWords').includes(plainLabel(inner))
  if (!isFree && nameScore(said, false, context) < 1) return { title }
  return {
    title: trim(cut(title, 0, name.length)),
    leader: { sides: [said], labelled: false, below: [], text: [] },
  }
}

/** Parts of an organisation below the one whose line the copy names as over them; undefined where it names nobody. */
function overUnits(
  top: readonly Item[],
  units: readonly Unit[],
  over: string | undefined,
): readonly Item[] | undefined {
  if (over === undefined || units.length === 0) return undefined
  let isFound = false
  const grown = (item: Item): Item => {
    const isOver = !isFound && item.title.text !== '' && over.includes(item.title.text)
    isFound ||= isOver
    const items = item.items.map(grown)
    return isOver ? { ...item, items: [...items, ...units.map(unit => unit.item)] } : { ...item, items }
  }
  const people = top.map(grown)
  return isFound ? people : undefined
}

/** Parts of an organisation below the first person above them; a tree that stands there stays one. */
function joined(top: readonly Item[], units: readonly Unit[], isTree: boolean): readonly Item[] {
  const items = units.flatMap(({ item, aside }) => (aside ? [] : [item]))
  const beside = units.flatMap(({ item, aside }) => (aside ? [item] : []))
  const [first, ...others] = top.length > 0 ? top : items
  if (!first || isTree || items.length === 0 || (top.length === 0 && !leadsUnits(first, others)))
    return [...top, ...items, ...beside]
  if (top.length === 0) return [{ ...first, items: others }, ...beside]
  return [{ ...first, items: [...first.items, ...others, ...items] }, ...beside]
}

/** Whether the first of several parts is somebody alone, over parts with people of their own. */
function leadsUnits({ items }: Item, others: readonly Item[]): boolean {
  return items.length === 0 && others.length > 1 && others.every(other => other.items.length > 0)
}

// Tables

function peopleOfTable(table: Table, context: Context): Pick<People, 'people' | 'silent'> | undefined {
  const columns = columnsOf(table, context)
  const score = (column: Column): number => means(column, 'name', 'title', 'people')
  const names = bestColumn(columns, score) ?? columns[0]
  if (!names || columns.length < 2 || names.cells.length < 2) return undefined
  const known = bestColumn(columns, column => (column === names ? 0 : means(column, 'reportsTo')))
  const reference = referenceAmong(columns, names, known)
  const superior = known ?? reference?.superior
  const units = superior
    ? undefined
    : bestColumn(columns, column =>
        isShared(column, names) ? 0.1 + means(column, 'organization', 'sections') : 0,
      )
  // Which part of the house somebody is in, and a remark, need no word for it in every box.
  const isPart = (column: Column): boolean =>
    isShared(column, names) && means(column, 'organization', 'sections') > 0
  const plainColumns = new Set(columns.filter(column => isPart(column) || means(column, 'notes') > 0))
  const people = names.cells.map((name, row): Item => {
    const facts = columns.flatMap(column => {
      const { cells } = column
      const cell = cells[row]
      const isOther =
        cell &&
        cell.text !== '' &&
        ![names.cells, superior?.cells, units?.cells, reference?.keys?.cells].includes(cells)
      const label = plainColumns.has(column) ? phraseOf('') : column.label
      return isOther ? [toFact(label, cell, 'body', context)] : []
    })
    const blocks = [name, ...facts.map(phraseIn)].map(paragraphOf)
    const blank: Item = itemWith({ title: name, facts, blocks })
    const [shaped = blank] = shapeForList('people', [blank])
    const { title: _, ...parts } = shaped.parts
    const post = parts.jobTitle ?? shaped.facts.find(({ value }) => value === undefined)
    const rest = shaped.facts.filter(fact => fact !== post)
    const person: Item = {
      ...shaped,
      title: name,
      parts: { ...parts, ...(post && { jobTitle: post }) },
      facts: rest,
    }
    return withVacancy(person, context)
  })
  const heads = columns.map(({ label }) => label.text)
  if (superior) {
    // Whom somebody reports to shows by where the card stands, and so does what they are numbered for.
    const numbered = reference?.keys?.cells ?? []
    return {
      people: treeOf(people, reference?.above ?? superiorsOf(people, superior.cells)),
      silent: [...heads, ...[...superior.cells, ...numbered].map(({ text }) => text)],
    }
  }
  if (!units) return { people, silent: heads }
  return { people: unitsOf(people, units.cells), silent: [...heads, ...repeatedIn(units.cells)] }
}

/** Who in a table is above whom, by what a column calls them. */
interface ReferenceOfTable {
  readonly superior: Column
  /** The column of what they are called there, where that is not their names: `id`. */
  readonly keys?: Column
  /** Of each row the row above it; -1 for nobody. */
  readonly above: readonly number[]
}

/** The column whose cells name others in the table, or give their numbers, whatever stands over it; `known` where its head says so. */
function referenceAmong(
  columns: readonly Column[],
  names: Column,
  known: Column | undefined,
): ReferenceOfTable | undefined {
  const values = columns.map(({ cells }) => cells.map(({ text }) => plainLabel(text)))
  const found = referenceIn(values)
  const superior = found && columns[found.from]
  if (!superior || (known && known !== superior)) return undefined
  const keys = columns[found.to]
  const above = withoutCircles(found.rows)
  if (keys === names) return known ? undefined : { superior, above }
  // Any two columns of numbers may have some in common.
  const areKeys = keys?.cells.every(({ text }) => KEY.test(text)) && means(keys, 'jobTitle') === 0
  return keys && areKeys && (known || keys === columns[0]) ? { superior, keys, above } : undefined
}

/** What a row is numbered or called by for programs, and no word of a reader's: `12`, `E-104`, `hc`. */
const KEY = /^(?:[#\p{L}]{0,3}[-.]?\d{1,6}|[\p{Ll}\d_-]{1,8})$/u

/** A column that divides people into parts of an organisation. */
function isShared({ cells }: Column, names: Column): boolean {
  const kinds = new Set(cells.map(({ text }) => text)).size
  return cells !== names.cells && kinds >= 2 && kinds <= cells.length * 0.6
}

function unitsOf(people: readonly Item[], cells: readonly Phrase[]): readonly Item[] {
  const units = new Map<string, { readonly title: Phrase; readonly own: Item[] }>()
  people.forEach((person, row) => {
    const title = cells[row] ?? phraseOf('')
    const unit = units.get(title.text) ?? { title, own: [] }
    unit.own.push(person)
    units.set(title.text, unit)
  })
  return [...units.values()].flatMap(({ title, own }): readonly Item[] =>
    title.text === '' ? own : [itemWith({ title, items: own, kind: 'tree' })],
  )
}

/** For each of people the one whom they name as above them, by what these are called or do; -1 for nobody, somebody unknown or somebody below them. */
function superiorsOf(people: readonly Item[], superiors: readonly Phrase[]): readonly number[] {
  const called = people.map(({ title, parts }) => [title.text, parts.jobTitle?.text ?? ''].map(plainLabel))
  const rows = new Map<string, number>([['', -1]])
  called.forEach(([name = ''], row) => {
    if (!rows.has(name)) rows.set(name, row)
  })
  const above = people.map((_, row) => {
    const wanted = plainLabel(superiors[row]?.text ?? '')
    const known =
      rows.get(wanted) ?? called.findIndex(texts => texts.some(text => ` ${text} `.includes(` ${wanted} `)))
    rows.set(wanted, known)
    return known
  })
  return withoutCircles(above)
}

/** Of each row the row above it, or -1 where that stands below it. */
function withoutCircles(above: readonly number[]): readonly number[] {
  const isBelow = (row: number, other: number): boolean => {
    let at = row
    for (let steps = 0; at >= 0 && steps <= above.length; steps += 1) {
      if (at === other) return true
      at = above[at] ?? -1
    }
    return false
  }
  return above.map((parent, row) => (parent >= 0 && !isBelow(parent, row) ? parent : -1))
}

/** People below those who are above them; who has nobody above stands at the top. */
function treeOf(people: readonly Item[], above: readonly number[]): readonly Item[] {
  const below = new Map<number, number[]>()
  people.forEach((_, row) => {
    const parent = above[row] ?? -1
    const rows = below.get(parent) ?? []
    rows.push(row)
    below.set(parent, rows)
  })
  const grow = (parent: number): readonly Item[] =>
    (below.get(parent) ?? []).flatMap(row => {
      const person = people[row]
      return person ? [{ ...person, items: [...person.items, ...grow(row)] }] : []
    })
  return grow(-1)
}

// Records

function peopleAmong(
  fields: readonly Fact[],
  context: Context,
): {
  readonly people: readonly Item[]
  readonly taken: ReadonlySet<Fact>
  readonly silent: readonly string[]
} {
  const looksNamed = (fact: Fact): boolean => nameScore(phraseIn(fact), false, context) >= 1
  const grownFields = treeFields(fields, looksNamed)
  const told = fields.map((fact, at) => ({ fact, records: recordsOf(grownFields[at] ?? fact, context) }))
  const found = told.filter(({ records }) => records.length > 0)
  const tree = grown(underLeader(found.map(({ fact, records }) => [fact, records] as const)), context)
  const lines = told.flatMap(({ fact, records }) => {
    const people = records.length > 0 ? [] : namesOf(fact, context)
    return people.length > 0 ? [{ fact, people }] : []
  })
  const listed = [...tree.people, ...lines.flatMap(({ people }) => people)]
  const all = [...found, ...lines].map(({ fact }) => fact)
  const led = ledByFields(listed, fields, all, context)
  return { people: led.people, taken: new Set([...all, ...led.taken]), silent: tree.silent }
}

/** What a field of who leads all means, or is called. */
const leading: ReadonlySet<Concept> = new Set<Concept>(['jobTitle', 'team', 'people', 'owner', 'reportsTo'])
const LEADS =
  /^(?:ceo|md|gm|vd|dg|pdg|boss|chief|head|chair|president|principal|director|directora|directeur|directrice|diret|direktor|geschäftsf|leit|inhaber|vorstand|gérant|présid|presid|gerent|titolare|direttor|ředitel|jednatel|dyrektor|prezes|daglig leder|johtaja|müdür|genel müdür|διευθ|директор)/iu

/** People of records below whom a field before them names, with who assists them: `ceo: Ida Birch`, `assistant: Kim Ho`. */
function ledByFields(
  people: readonly Item[],
  fields: readonly Fact[],
  listed: readonly Fact[],
  context: Context,
): { readonly people: readonly Item[]; readonly taken: readonly Fact[] } {
  const first = listed[0]
  const before = first ? fields.slice(0, fields.indexOf(first)) : []
  const isLead = ({ label, meanings }: Fact): boolean =>
    LEADS.test(label.text) || meanings.some(({ concept, weight }) => weight > 0.8 && leading.has(concept))
  const isNamed = (fact: Fact): boolean =>
    isLeaf(fact) && nameScore(phraseIn(fact), false, context) >= 1 && !/\d/u.test(fact.text)
  const assisting = fields.filter(
    fact =>
      !listed.includes(fact) && isStaffName(fact.label.text, context) && (isNamed(fact) || hasLines(fact)),
  )
  const head = before.find(fact => isNamed(fact) && isLead(fact) && !assisting.includes(fact))
  if (people.length < 2 || !head) return { people, taken: [] }
  const staff = assisting.map(fact => staffOf(fact, context))
  const lead = withVacancy(holderOf(head, context), context)
  return { people: [{ ...lead, items: [...staff, ...people] }], taken: [head, ...assisting] }
}

/** Whether a name is that of a post out of the line. */
function isStaffName(name: string, { lang }: Context): boolean {
  const said = plainLabel(name)
  return wordsFor(lang, 'staffWords').some(word => said === word || said.startsWith(`${word} `))
}

/** Whether a field is nothing but lines. */
function hasLines({ facts, items }: Fact): boolean {
  const isLine = ({ facts: own, items: below }: Item): boolean => own.length + below.length === 0
  return facts.length === 0 && items.length > 0 && items.every(isLine)
}

/** Somebody under what they are. */
function holderOf(fact: Fact, context: Context): Item {
  const post = fact.label.text === '' ? {} : { jobTitle: wordsFact(fact.label, context) }
  return itemWith({ title: phraseIn(fact), parts: post, blocks: fact.blocks })
}

/** Who assists as a field tells it: somebody, or lines under the name of their posts. */
function staffOf(fact: Fact, context: Context): Item {
  if (isLeaf(fact)) return holderOf(fact, context)
  const lines = fact.items.map(({ title }) => paragraphOf(title))
  return itemWith({ title: fact.label, text: lines, blocks: [paragraphOf(fact.label), ...lines] })
}

/** Records of people field by field; a list right after the record of somebody alone, with nobody below, is below them. */
function underLeader(found: readonly (readonly [Fact, readonly Item[]])[]): readonly Item[] {
  const [first, second, ...others] = found
  const leader = first?.[0].items.length === 0 ? first[1][0] : undefined
  const isAlone = leader?.facts.every(isLeaf) === true
  if (!leader || !isAlone || !second || second[0].items.length < 2)
    return found.flatMap(([, records]) => records)
  const team: Fact = { ...second[0], items: second[1] }
  const led = { ...leader, facts: [...leader.facts, team] }
  return [led, ...others.flatMap(([, records]) => records)]
}

/** Records of people that a fact holds: a record of one, or a list of them. */
function recordsOf({ facts, items }: Fact, context: Context): readonly Item[] {
  if (facts.length > 0 && isPerson(facts)) return [itemWith({ facts: namedFirst(facts) })]
  const named = items.length > 1 ? namedAs(items, context) : items
  // Of several who are named, some may have nobody below them.
  const isCounted = ({ facts: own }: Item): boolean => isPerson(own) || isCalled(own, 'name')
  return named.some(item => isPerson(item.facts)) && named.every(isCounted) ? named : []
}

/** People that are named in the lines of a field which is called so. */
function namesOf({ items, meanings }: Fact, context: Context, isBelow = false): readonly Item[] {
  const isNamed = meanings.some(({ concept, weight }) => weight > 0.8 && ['people', 'team'].includes(concept))
  if (!(isNamed || (isBelow && areNamedLines(items, context))) || items.length === 0) return []
  return toPeople(
    items.map(({ title, text }) => {
      const draft = draftOf(title, context)
      return { ...draft, below: [], text: [...draft.text, ...text] }
    }),
    context,
  )
}

/** Whether entries are lines of two sides, most of which name somebody: `Gas, lead Ida Lund`. */
function areNamedLines(items: readonly Item[], context: Context): boolean {
  const drafts = items.map(({ title, facts }) =>
    facts.length > 0 ? undefined : draftOf(title, context).sides,
  )
  const named = drafts.filter(sides => sides?.some(side => side && nameScore(side, false, context) >= 0.7))
  return drafts.every(sides => sides?.[1] !== undefined) && named.length * 2 > items.length
}

/** All people that a fact of somebody holds. */
function peopleOf(fact: Fact, context: Context): readonly Item[] {
  const records = recordsOf(fact, context)
  return records.length > 0 ? grown(records, context).people : namesOf(fact, context, true)
}

function isPerson(facts: readonly Fact[]): boolean {
  const holds = facts.some(({ items, facts: inner }) => items.length > 0 || inner.length > 0)
  return (
    isCalled(facts, 'jobTitle') ||
    (isCalled(facts, 'name') && (isCalled(facts, 'reportsTo', 'people', 'email', 'organization') || holds))
  )
}

function isCalled(facts: readonly Fact[], ...concepts: readonly string[]): boolean {
  return facts.some(({ meanings }) =>
    meanings.some(({ concept, weight }) => weight > 0.85 && concepts.includes(concept)),
  )
}

/** A record in which nothing is called a name, with its first words that are called nothing known as one: `cat: Mog`. */
function namedFirst(facts: readonly Fact[]): readonly Fact[] {
  if (isCalled(facts, 'name')) return facts
  const isFree = ({ meanings, text, value }: Fact): boolean =>
    meanings.length === 0 && value === undefined && /^\p{Lu}|^\p{Lo}/u.test(text)
  const first = facts.find(isFree)
  const name: Meaning = { concept: 'name', weight: 1, because: 'the first words of a record' }
  return facts.map(fact => (fact === first ? { ...fact, meanings: [name] } : fact))
}

/** Records of parts with who leads each as the people who do: `name: Repairs`, `lead: Sam Obi`. */
function ledParts(records: readonly Item[], context: Context): readonly Item[] {
  const called = (facts: readonly Fact[]): Fact | undefined =>
    facts.find(fact => isCalled([fact], 'name', 'title'))
  const names = records.map(({ facts }) => called(facts))
  const isPeople = names.some(name => !name || nameScore(phraseIn(name), false, context) >= 1)
  const leads = records.map(({ facts }) => facts.find(fact => isLeaf(fact) && isLeadOfPart(fact, facts)))
  const held = leads.filter(lead => lead && nameScore(phraseIn(lead), false, context) >= 1)
  if (isPeople || leads.includes(undefined) || held.length * 2 <= records.length) return records
  const [name, post]: readonly Meaning[] = [
    { concept: 'name', weight: 1, because: 'it names who leads a part' },
    { concept: 'jobTitle', weight: 1, because: 'it is the part that somebody leads' },
  ] as const
  return records.map((record, row) => ({
    ...record,
    facts: record.facts.map(fact => {
      const meaning = fact === leads[row] ? name : fact === names[row] ? post : undefined
      return meaning ? { ...fact, meanings: [meaning] } : fact
    }),
  }))
}

/** Whether a field of a part says who leads it, and not whom somebody reports to, who has nobody below. */
function isLeadOfPart({ meanings }: Fact, record: readonly Fact[]): boolean {
  const weight = (concept: Concept): number =>
    Math.max(0, ...meanings.filter(meaning => meaning.concept === concept).map(meaning => meaning.weight))
  const isAbove = record.some(fact => !isLeaf(fact))
  return weight('owner') > 0.85 && (isAbove || weight('owner') >= weight('reportsTo'))
}

/** Records in which nothing is called a name, with what mostly looks like one called so: `n: Dr Ruth Adler`. */
function namedAs(all: readonly Item[], context: Context): readonly Item[] {
  const records = ledParts(all, context)
  if (records.some(({ facts }) => isCalled(facts, 'name'))) return records
  const isFree = ({ text }: Fact): boolean => wordsFor(context.lang, 'vacantWords').includes(plainLabel(text))
  const scores = new Map<string, number>()
  for (const { facts } of records) {
    const named = facts.filter(fact => nameScore(phraseIn(fact), false, context) >= 1 || isFree(fact))
    const names = new Set(named.map(({ label }) => label.text))
    for (const label of new Set(facts.map(fact => fact.label.text)))
      scores.set(label, (scores.get(label) ?? 0) + (names.has(label) ? 1 : 0))
  }
  const [[first, most] = ['', 0], second] = [...scores].toSorted(([, one], [, other]) => other - one)
  const next = second?.[1] ?? scores.get('') ?? 0
  if (most * 2 <= records.length || next >= most) return records
  const name: Meaning = { concept: 'name', weight: 1, because: `most of "${first}" are names` }
  return records.map(record => ({
    ...record,
    facts: record.facts.map(fact => (fact.label.text === first ? { ...fact, meanings: [name] } : fact)),
  }))
}

function personOf(facts: readonly Fact[], context: Context): Item {
  const below = facts.filter(fact => peopleOf(fact, context).length > 0)
  const own = facts.filter(fact => !below.includes(fact))
  const blank: Item = itemWith({ facts: own })
  const [shaped = blank] = shapeForList('people', [blank])
  const { title: named, ...parts } = shaped.parts
  const title = named ? phraseIn(named) : phraseOf('')
  const items = below.flatMap(fact => peopleOf(fact, context))
  const blocks = own.flatMap(fact => fact.blocks)
  return withVacancy({ ...shaped, title, parts, items, blocks }, context)
}

/** Records as people, as a tree where they name their superiors: by their names, or by what each is called for that. */
function grown(
  records: readonly Item[],
  context: Context,
): { readonly people: readonly Item[]; readonly silent: readonly string[] } {
  const told = withoutKeys(records)
  const people = told.records.map(({ facts }) => personOf(facts, context))
  const superiors = people.map(({ parts }) => phraseOf(parts.reportsTo?.text ?? ''))
  if (records.length < 2 || superiors.every(({ text }) => text === '')) return { people, silent: told.silent }
  const above = superiorsOf(people, superiors)
  const bare = people.map((person, row): Item => {
    const { reportsTo, ...parts } = person.parts
    // Who answers to nobody here is told so in their own words.
    const open = reportsTo && above[row] === -1 ? [{ ...reportsTo, written: true }] : []
    return { ...person, parts, facts: [...open, ...person.facts] }
  })
  const isWritten = (row: number, text: string): boolean =>
    records[row]?.facts.some(fact => fact.text === text) === true
  const named = superiors.filter(({ text }, row) => above[row] !== -1 && isWritten(row, text))
  return { people: treeOf(bare, above), silent: [...told.silent, ...named.map(({ text }) => text)] }
}

/** Records in which what names others has their names for their keys, which nobody reads: `boss: hc`. */
function withoutKeys(records: readonly Item[]): {
  readonly records: readonly Item[]
  readonly silent: readonly string[]
} {
  const labels = [...new Set(records.flatMap(({ facts }) => facts.map(({ label }) => label.text)))]
  const plain = records.map(({ facts }) => plainByLabel(facts))
  const values = labels.map(label => plain.map(facts => facts.get(label)?.text ?? ''))
  const found = referenceIn(values)
  if (!found) return { records, silent: [] }
  const [key = '', superior] = [labels[found.to], labels[found.from]]
  const names = new Map(
    records.flatMap(({ facts }, row) => {
      const [name, own] = [nameAmong(facts), plain[row]?.get(key)]
      return own && name && name.text !== own.text ? [[own.text, name] as const] : []
    }),
  )
  const told = (fact: Fact): Fact => {
    const name = names.get(fact.text)
    const named = name ? { ...fact, written: true, text: name.text, blocks: [paragraphOf(name)] } : fact
    return fact.label.text === superior ? { ...named, meanings: [referring] } : named
  }
  const isKey = (fact: Fact): boolean => fact.label.text === key && names.has(fact.text)
  return {
    records: records.map(record => ({
      ...record,
      facts: record.facts.flatMap(fact => (isKey(fact) ? [] : [told(fact)])),
    })),
    silent: records.flatMap(({ facts }) => facts.flatMap(({ text }) => (names.has(text) ? [text] : []))),
  }
}

/** The first fact of each label that holds nothing but words. */
function plainByLabel(facts: readonly Fact[]): ReadonlyMap<string, Fact> {
  const plain = facts.filter(isLeaf)
  return new Map(plain.toReversed().map(fact => [fact.label.text, fact]))
}

const referring: Meaning = { concept: 'reportsTo', weight: 1, because: 'it names others of them' }
