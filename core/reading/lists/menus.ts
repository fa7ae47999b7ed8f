import { isSignature } from '../things/signature.ts'
import type { Heading, List, Paragraph, PhrasingContent, RootContent, Table } from 'mdast'
import type { Context } from '../context.ts'
import {
  flatFacts,
  isLeaf,
  nameAmong,
  paragraphOf,
  phraseIn,
  toFact,
  itemWith,
  headingOf,
} from '../facts/facts.ts'
import { matchAtEnd } from '../facts/at-end.ts'
import { linesIn, linesOfBlock, readLabelled } from '../facts/label.ts'
import { cut, joinLines, type Phrase, phraseOf, split, toPhrase, trim } from '../facts/phrase.ts'
import {
  isCurrency,
  isPrice,
  priceAtEnd,
  type Priced,
  withSign,
  withoutPictures,
  wordsForPrice,
} from '../things/prices.ts'
import { withoutMarks } from '../things/marks-behind.ts'
import { notedPrice, portionsAtEnd, thingsIn } from '../things/portions.ts'
import type { Fact, Item, Meaning, Section } from '../reading.ts'
import { shapeForList } from '../things/shapes.ts'
import { isCapitals } from '../../source/text.ts'
import { readValue } from '../values/read-value.ts'
import type { Concept } from '../words/en.ts'
import { withoutArticleCodes } from './article-codes.ts'
import { dividedByCourse } from './course-columns.ts'
import { withPricedLines } from './priced-sentences.ts'
import { type Left, listedSection, restOf, type Takings, titleOf } from './takings.ts'

/** Blocks under one heading. */
interface Group {
  readonly heading?: Heading
  readonly blocks: readonly RootContent[]
}

/** Dishes that stand together, and the words over and under them. */
interface Part {
  readonly blocks: readonly RootContent[]
  readonly dishes: readonly Item[]
  readonly lead: readonly RootContent[]
  readonly rest: readonly RootContent[]
}

/** A course. */
interface Course extends Group, Part {
  /** Parts that go on below it without a heading: another table with its head row, other dishes below words. */
  readonly further?: readonly Part[]
  /** What stands below its dishes and belongs to the whole menu. */
  readonly left?: readonly RootContent[]
}

/**
 * Takes the courses of a menu with their dishes out of whatever they are written in: lists, tables, lines that end in a
 * price, headed dishes, records of the front matter. What stands below the last of them is left: the legend, the terms.
 */
export function takeMenu(source: readonly RootContent[], fields: readonly Fact[], context: Context): Takings {
  const coded = withoutArticleCodes(source)
  const told = withPricedLines(withNamedCourses(coded.body, context), context)
  const noted = told
    .flatMap(headAndNote)
    .flatMap((block, at, all) => noteAndDishes(block, all[at - 1], context))
  const divided = dividedByCourse(noted, context)
  const { silent } = divided
  const body = withOpenCourses(divided.body, context)
  const title = titleOf(body)
  const groups = groupsOf(body, title)
  const courses = coursesOf(groups, title, context)
  const recorded = takeCourses(fields, context)
  const named = courses.map(course => withoutColumnNames(course, context))
  const sections = [...recorded.sections, ...named.map(({ course }) => courseSection(course))]
  const left: Left = new Map(
    courses.flatMap(({ blocks, left: stays = [] }) =>
      blocks.map(block => [block, stays.includes(block) ? [block] : []] as const),
    ),
  )
  const headings = new Set<RootContent>(
    courses.flatMap(({ heading }) => (heading && heading !== title ? [heading] : [])),
  )
  const remaining = restOf(body, left, headings)
  const dishes = sections.flatMap(({ items }) => items)
  const isMenu = dishes.length > 0
  return {
    lists: { ...(isMenu && { sections: sections.map(sectionItem), items: dishes }) },
    sources: { ...(isMenu && { sections }) },
    body: remaining.body,
    ...legendIn(remaining.foot, dishes, context),
    fields: recorded.fields,
    drawn: [],
    silent: [
      ...coded.silent,
      ...silent,
      ...recorded.silent,
      ...named.flatMap(({ names }) => names),
      ...dishes.flatMap(({ unsaid = [] }) => unsaid),
    ],
  }
}

/** Paragraphs under one heading that each open with a name in bold, and lines below each on average, from which on they are courses of a meal. */
const NAMED = { least: 2, lines: 2 }

/**
 * A body in which the courses of a meal that has one price have headings: `**To begin**` over dishes, a line each; and what
 * the meal costs whom is a line each: `Adults 38 · Children 16`.
 */
function withNamedCourses(body: readonly RootContent[], context: Context): readonly RootContent[] {
  const groups = groupsOf(body, undefined)
  return groups.flatMap(({ heading, blocks }) => {
    const depth = Math.min((heading?.depth ?? 1) + 1, 6) as Heading['depth']
    const courses = blocks.map(block => namedLines(block, context))
    const named = courses.flatMap(course => course ?? [])
    const lines = named.reduce((sum, { dishes }) => sum + dishes.length, 0)
    const areCourses = named.length >= NAMED.least && lines >= named.length * NAMED.lines
    const own = blocks.flatMap((block, at): readonly RootContent[] => {
      const course = areCourses ? courses[at] : undefined
      if (course) return [headingOf(course.name, depth), paragraphOf(joinLines(course.dishes))]
      return heading && at === 0 ? [inPrices(block, context)] : [block]
    })
    return [...(heading ? [heading] : []), ...own]
  })
}

/** A line in bold alone over lines without prices. */
function namedLines(
  block: RootContent,
  context: Context,
): { readonly name: Phrase; readonly dishes: readonly Phrase[] } | undefined {
  const [first, ...dishes] = block.type === 'paragraph' ? linesIn(block.children) : []
  const [bold, ...others] = first?.nodes ?? []
  if (bold?.type !== 'strong' || others.length > 0 || dishes.length === 0) return undefined
  const name = toPhrase(bold.children)
  const isPriced = [name, ...dishes].some(line => pricedLine(line, false, context))
  return isPriced || name.text.length > COURSE ? undefined : { name, dishes }
}

/** Prices that one line under a heading tells, from which on each is a line. */
const TOLD = 2

/** A line of prices that several pay who are told apart, a line each. */
function inPrices(block: RootContent, context: Context): RootContent {
  const [line, ...others] = linesOfBlock(block)
  if (!line || others.length > 0) return block
  const pieces = split(line, /\s*[·•|]\s+/gu).map(trim)
  const found = pieces.flatMap(piece => pricedLine(piece, true, context) ?? [])
  const priced = found.filter(({ before }) => /^[\p{Lu}\p{Lo}\d]/u.test(before.text))
  // What goes on in small letters, `with dessert 16.50`, has a price as the others have where all of them do.
  const areAll = found.length === pieces.length && found.length >= TOLD && priced[0] === found[0]
  const areMost = priced.length >= TOLD && priced.length * 2 >= pieces.length && pieces.length > TOLD
  return areAll || areMost ? paragraphOf(joinLines(pieces)) : block
}

/** A name in capitals and what is said of it in small letters behind: `RICE min. 2 people`, `TUNA (May and June)`. */
const NOTED_HEAD = /^([\p{Lu}\p{M}][\p{Lu}\p{M}\s&’'-]{2,40})\s+(\(.{12,}\)|\p{Ll}.*)$/u

/** A course whose head says more than its name: the name is its heading, the rest stands below it. */
function headAndNote(block: RootContent): readonly RootContent[] {
  if (block.type !== 'heading' || block.depth === 1) return [block]
  const line = toPhrase(block.children)
  const [, name = '', note = ''] = NOTED_HEAD.exec(line.text) ?? []
  if (note === '' || !/\p{Ll}/u.test(note)) return [block]
  const heading = { ...block, children: [...trim(cut(line, 0, name.length)).nodes] }
  return [heading, paragraphOf(trim(cut(line, line.text.length - note.length)))]
}

/** Letters of a sentence over dishes at least. */
const NOTE = 24

/** A sentence right below the name of a course, over lines that have prices, as words of its own: it is no dish and has no price. */
function noteAndDishes(
  block: RootContent,
  above: RootContent | undefined,
  context: Context,
): readonly RootContent[] {
  if (block.type !== 'paragraph' || above?.type !== 'heading') return [block]
  const [note, ...dishes] = linesIn(block.children)
  const isSentence = note && note.text.length >= NOTE && /\s\S.*\p{L}[.!…]$/u.test(note.text)
  const isOver = dishes.length > 1 && dishes.slice(0, 2).every(line => pricedLine(line, true, context))
  if (!note || !isSentence || !isOver || pricedLine(note, true, context)) return [block]
  return [paragraphOf(note), paragraphOf(joinLines(dishes))]
}

function groupsOf(body: readonly RootContent[], title: Heading | undefined): readonly Group[] {
  const groups: { heading?: Heading; blocks: RootContent[] }[] = [{ blocks: [] }]
  for (const block of body) {
    if (block.type === 'heading' && block !== title) groups.push({ heading: block, blocks: [] })
    else if (block.type !== 'heading') groups.at(-1)?.blocks.push(block)
  }
  return groups
}

/** Groups whose blocks are dishes. A group of words alone that is followed by deeper ones is the heading of them. */
function coursesOf(
  groups: readonly Group[],
  title: Heading | undefined,
  context: Context,
): readonly Course[] {
  const headed = headedDishes(groups, context)
  if (headed.length > 0) return headed
  const isBare = isBareMenu(groups.flatMap(({ blocks }) => blocks.flatMap(linesOfBlock)))
  // Where courses name their dishes alone, one over a table of prices does too.
  const areNames = groups.filter(group => listedCourse(group, context)).length > 1
  const priced = groups.map(group => courseOf(group, { isBare, areNames }, context))
  const isPriced = priced.some(course => course !== undefined)
  const end = priced.findLastIndex(course => course !== undefined)
  // For one price for all: what stands among priced courses and looks like one names its dishes alone.
  const read = isPriced
    ? priced.map(
        // Above the first heading the house speaks of itself.
        (course, at) =>
          course ?? (at > 0 && at < end ? listedCourse(groups[at] as Group, context) : undefined),
      )
    : groups.map(group => plainCourse(group, context))
  const [first, last] = [
    read.findIndex(course => course !== undefined),
    read.findLastIndex(course => course !== undefined),
  ]
  const courses = read.map((course, at): Course | undefined => {
    const { heading, blocks } = groups[at] as Group
    const isParent = heading && blocks.length === 0 && (groups[at + 1]?.heading?.depth ?? 0) > heading.depth
    // Words between courses are read where they stand.
    const isBetween = heading && at > first && at < last && blocks.length > 0
    if (course || heading === title || at >= last) return course
    return isParent || isBetween ? { heading, blocks, dishes: [], lead: blocks, rest: [] } : undefined
  })
  return courses.flatMap((course, at) => {
    if (!course) return []
    const { further = [], ...first } = course
    const parts: readonly Course[] = [first, ...further]
    // Words under the dishes belong to their course, those under the last to the menu.
    return at < last ? parts : parts.map((part, place) => (place < parts.length - 1 ? part : leaving(part)))
  })
}

function leaving(course: Course): Course {
  return { ...course, left: course.rest, rest: [] }
}

/** What is known of a whole menu before its courses are read. */
interface Manner {
  /** Most of its lines end in numbers. */
  readonly isBare: boolean
  /** Courses of it are names without prices. */
  readonly areNames: boolean
}

function courseOf(group: Group, manner: Manner, context: Context): Course | undefined {
  const { heading, blocks } = group
  const { isBare } = manner
  const parts: { blocks: RootContent[]; dishes: Item[]; lead: RootContent[]; rest: RootContent[] }[] = []
  let lead: RootContent[] = []
  for (const [at, block] of blocks.entries()) {
    const last = parts.at(-1)
    const priced =
      block.type === 'paragraph'
        ? dishesOfLines(block, isBare, context, heading !== undefined && at === 0)
        : dishesIn(block, heading !== undefined, context)
    // Names for one price stand above what is priced by itself.
    const isFirst = heading !== undefined && parts.length === 0 && lead.length === 0
    const isNote = last !== undefined && hasPrice(last.dishes) && isLoneNote(block) && !hasPrice(priced)
    const found = isNote
      ? []
      : priced.length > 0 || !isFirst
        ? priced
        : namesIn(block, blocks.slice(at + 1), manner, context)
    if (found.length > 0) {
      const isOther = last && !hasPrice(last.dishes) && hasPrice(found)
      const goesOn = last && last.rest.length === 0 && !isHeaded(block) && !isOther
      if (last && goesOn) {
        last.dishes.push(...found)
        last.blocks.push(block)
      } else {
        const own = last ? last.rest.splice(0) : lead
        if (last) last.blocks.splice(last.blocks.length - own.length)
        parts.push({ blocks: [...own, block], dishes: [...found], lead: own, rest: [] })
        lead = []
      }
    } else if (block.type === 'thematicBreak') {
      if (!last) continue
      last.rest.push(...blocks.slice(at))
      last.blocks.push(...blocks.slice(at))
      break
    } else if (last) {
      last.rest.push(block)
      last.blocks.push(block)
    } else lead.push(block)
  }
  const [first, ...further] = parts
  if (first === undefined) return undefined
  // Above the first heading the house speaks of itself.
  return heading
    ? { heading, ...first, further }
    : { ...first, blocks: first.blocks.filter(block => !first.lead.includes(block)), lead: [], further }
}

/** One point below dishes that are no points says something of them all: `* fried in rice flour`. */
function isLoneNote(block: RootContent): boolean {
  return block.type === 'list' && block.children.length === 1
}

/** A table with words over its columns. */
function isHeaded(block: RootContent): boolean {
  return (
    block.type === 'table' && (block.children[0]?.children ?? []).some(({ children }) => children.length > 0)
  )
}

function hasPrice(dishes: readonly Item[]): boolean {
  return dishes.some(({ parts }) => parts.price !== undefined)
}

/** Lines that name dishes without prices, where what follows them has prices. */
function namesIn(
  block: RootContent,
  below: readonly RootContent[],
  { isBare, areNames }: Manner,
  context: Context,
): readonly Item[] {
  const isFollowed = below.some(one =>
    one.type === 'paragraph'
      ? dishesOfLines(one, isBare, context).length > 1
      : areNames && one.type === 'table' && dishesOfTable(one, context).length > 1,
  )
  return isFollowed ? (listedCourse({ blocks: [block] }, context)?.dishes ?? []) : []
}

/** Letters up to which a line over dishes names their course. */
const COURSE = 32

/**
 * A body whose paragraphs that open with the name of their course have it as a heading: `cheese` over priced lines,
 * `desserts 8` over names for one price.
 */
function withOpenCourses(body: readonly RootContent[], context: Context): readonly RootContent[] {
  const isBare = isBareMenu(body.flatMap(linesOfBlock))
  const depth = Math.max(2, ...body.map(block => (block.type === 'heading' ? block.depth : 0))) as 2 | 3
  const isDivided = body.some(block => block.type === 'heading' && block.depth > 1)
  const isOpened = (block: RootContent): boolean => {
    const [head, ...others] = block.type === 'paragraph' ? linesIn(block.children) : []
    const isNoted =
      head && NOTED_HEAD.test(head.text) && others.some(line => pricedLine(line, isBare, context))
    return head !== undefined && (isNoted || opensCourse(head, others, isBare, context))
  }
  if (!isDivided) {
    const opening = body.filter(block => isOpened(block) && isWholeCourse(block, isBare, context))
    const isAlone = opening.length === 1 && linesOfBlock(opening[0]).length > ALONE
    if (opening.length < LEAST && !isAlone)
      return withCourseLines(body, { isBare, isCourse: isCourseName, depth }, context)
    return body.flatMap(block => (opening.includes(block) ? openCourse(block, depth) : [block]))
  }
  const opened = body.flatMap(block => (isOpened(block) ? openCourse(block, depth) : [block]))
  // Headings that stand right over their dishes leave those to be found that a blank line parts from them.
  return withCourseLines(opened, { isBare, isCourse: isCalledOut, depth }, context)
}

/** Paragraphs that open with the name of a course, or stand alone over its dishes, from which on they are courses. */
const LEAST = 2
/** Dishes below its name from which on the only course is one. */
const ALONE = 3

/** The name of a course as a heading, and its dishes. */
function openCourse(block: RootContent, depth: Heading['depth']): readonly RootContent[] {
  const [head, ...others] = linesOfBlock(block)
  const heading = headingOf(head ?? phraseOf(''), depth)
  const dishes = others.length === 1 ? thingsAlone(others[0] as Phrase) : others
  return [...headAndNote(heading), paragraphOf(joinLines(dishes))]
}

/** Whether the lines below the first one of a paragraph are dishes: most have a price, and none is a portion of the first. */
function isWholeCourse(block: RootContent, isBare: boolean, context: Context): boolean {
  const [, ...others] = linesOfBlock(block)
  const [only, ...more] = others
  if (only && more.length === 0 && areDishes(thingsIn(only))) return true
  const names = others.flatMap(line => pricedLine(line, isBare, context)?.before.text ?? [])
  return names.length > others.length / 2 && names.every(name => name !== '' && !/^\p{Ll}/u.test(name))
}

/** How lines that name courses are told. */
interface CourseLines {
  readonly isBare: boolean
  readonly isCourse: (line: Phrase) => boolean
  readonly depth: Heading['depth']
}

/** A body in which lines that stand alone over what is priced name the courses. */
function withCourseLines(
  body: readonly RootContent[],
  { isBare, isCourse, depth }: CourseLines,
  context: Context,
): readonly RootContent[] {
  const isPriced = (block: RootContent | undefined): boolean =>
    block?.type === 'paragraph'
      ? dishesOfLines(block, isBare, context).length > 0
      : block !== undefined && hasPrice(dishesIn(block, false, context))
  const heads = body.map((block, at): Heading | undefined => {
    const [line, ...others] = linesOfBlock(block)
    const isName = line && others.length === 0 && isCourse(line) && !isPriced(block)
    if (!isName || !isPriced(body[at + 1])) return undefined
    return headingOf(line, depth)
  })
  const count = heads.filter(head => head !== undefined).length
  return count < LEAST ? body : body.map((block, at) => heads[at] ?? block)
}

function isCourseName({ text }: Phrase): boolean {
  return text.length <= COURSE && /^\p{L}/u.test(text) && !/[.!?。,;:]$/.test(text)
}

/** Whether a line is the name of a course in capitals: `DOLCI`. */
function isCalledOut(line: Phrase): boolean {
  return isCourseName(line) && isCapitals(line.text)
}

/** Things of one line that dots part, each as a line: `Rice · Chips · Green salad`. */
function thingsAlone(line: Phrase): readonly Phrase[] {
  return split(line, /\s+[•·|]\s+/g)
    .map(trim)
    .filter(({ text }) => text !== '')
}

function opensCourse(head: Phrase, others: readonly Phrase[], isBare: boolean, context: Context): boolean {
  const priceOf = (line: Phrase) => pricedLine(line, isBare, context)
  if (!isCourseName(head) || others.length === 0) return false
  const isNamed = (line: Phrase): boolean => (priceOf(line)?.before.text ?? '') !== ''
  if (isNamed(head)) {
    const isOneLine = others.length === 1 && !/\p{Ll}/u.test(head.text)
    const named = isOneLine ? thingsAlone(others[0] as Phrase) : others
    const isListed = named.every(
      line => !isNamed(line) && line.text.length <= NAME && !/[.!?。]$/.test(line.text),
    )
    return named.length > 1 && isListed
  }
  const [first, ...more] = others
  if (first && more.length === 0 && areDishes(thingsIn(first))) return true
  const isAlone = more.length === 0 && /\s\/\s/.test(first?.text ?? '')
  return (
    first !== undefined && (isAlone ? priceOf(first) !== undefined : isNamed(first) && more.some(isNamed))
  )
}

/** Things in one line from which on they are dishes: fewer are the sizes of what stands above. */
const DISHES = 4

/** Whether things of one line are dishes and no portions: many, or some that several words of their own name. */
function areDishes(things: readonly Phrase[]): boolean {
  const lasts = new Set(things.map(({ text }) => /(\p{L}+)[^\p{L}]*$/u.exec(text)?.[1]))
  const isNamed =
    things.some(({ text }) => /\p{L}{3,}\s+(?:\S\s+)?\p{L}{2,}/u.test(text)) && lasts.size === things.length
  const areCalled = things.length >= DISHES && things.every(({ text }) => /^(?:\p{Lu}|\p{Lo}{2})/u.test(text))
  return areCalled || (isNamed && things.length > 1)
}

/** Letters up to which a line names a dish. */
const NAME = 80

/** A course of a menu that names no prices, as for a feast: its lines are the dishes. */
function plainCourse({ heading, blocks }: Group, context: Context): Course | undefined {
  const [first, ...rest] = blocks
  if (!heading || first?.type !== 'paragraph') return undefined
  const lines = linesIn(first.children)
  // Among several a name may be called out: `Ida's plum cake!`
  const ends = lines.length > 2 ? /[.?。]$/ : /[.!?。]$/
  const isDish = ({ text }: Phrase): boolean => text.length <= NAME && !ends.test(text)
  if (!lines.every(isDish)) return undefined
  return { heading, blocks, dishes: lines.map(line => dishOfLines([line], false, context)), lead: [], rest }
}

const NAMELESS: Heading = { type: 'heading', depth: 2, children: [] }

/** Dishes without prices: several short lines that say nothing else. */
function listedCourse(group: Group, context: Context): Course | undefined {
  const [first, ...more] = group.blocks
  const lines = linesOfBlock(first)
  const isListed =
    lines.length > 1 && lines.every(({ text }) => text.length <= NAME && !/\d{3}|https?:|@/.test(text))
  const isPlain = more.length === 0 && lines.every(line => readLabelled(line) === undefined)
  return isListed && isPlain ? plainCourse({ heading: NAMELESS, ...group }, context) : undefined
}

function dishesIn(block: RootContent, isHeaded: boolean, context: Context): readonly Item[] {
  switch (block.type) {
    case 'list':
      return dishesOfList(block, isHeaded, context)
    case 'table':
      return dishesOfTable(block, context)
    default:
      return []
  }
}

/** Under a heading a list may have no prices at all, as in a menu for one price. */
function dishesOfList(list: List, isHeaded: boolean, context: Context): readonly Item[] {
  const entries = list.children.flatMap(({ children }) => {
    const [first, ...more] = children
    const [line, ...under] = linesOfBlock(first)
    const things = line && under.length + more.length === 0 ? thingsIn(line) : []
    return things.length > 1
      ? things.map(thing => ({ line: thing, under, more, children: [paragraphOf(thing)] }))
      : [{ line, under, more, children }]
  })
  const priced = entries.filter(
    ({ line, under, children }) =>
      line &&
      ([line, ...under].some(one => pricedLine(one, true, context)) ||
        children.some(({ type }) => type === 'list')),
  )
  if (priced.length < entries.length / 3 && !(isHeaded && priced.length === 0)) return []
  const bare = isBareMenu(entries.flatMap(({ line }) => line ?? []))
  return entries.map(({ line, under, more, children }) => {
    const nested = more.flatMap(block => (block.type === 'list' ? dishesOfList(block, true, context) : []))
    const text = more.filter(({ type }) => type !== 'list')
    const dish = dishOfLines([...(line ? [line] : []), ...under], bare, context)
    return { ...dish, items: nested, text: [...dish.text, ...text], blocks: children }
  })
}

/** Whether most lines end in whole numbers, which are prices then. */
function isBareMenu(lines: readonly Phrase[]): boolean {
  return lines.filter(endsInFigure).length > lines.length / 2
}

function endsInFigure(written: Phrase): boolean {
  const { line } = withoutMarks(written)
  return /\D\s*\d{1,4}(?:[.,]\d{1,2})?\)?\s*$/.test(withoutPictures(line)) || notedPrice(line) !== undefined
}

/** Whether a dash, dots or a gap lead from words to figures: `Muscadet, glass / bottle – 7 / 31`. */
function isLed({ text }: Phrase): boolean {
  const lead = matchAtEnd(text, led, LED)
  return lead !== null && /\p{L}/u.test(text.slice(0, lead.index))
}

/** Figures at the end of a line with what leads to them; letters that both stand in. */
const led = /(?:\s[–—-]\s|\.{2,}|…|\t|\s{2,})\s*\d[\d.,]*(?:\s?\/\s?\d[\d.,]*)?\s*$/u
const LED = 80

function pricedLine(written: Phrase, bare: boolean, context: Context): Priced | undefined {
  const { line, marks } = withoutMarks(written)
  const found = marks && unmarkedPrice(line, bare, context)
  // What stands behind the price already says what the letters are.
  return found && found.after.text === '' ? { ...found, after: marks } : unmarkedPrice(written, bare, context)
}

function unmarkedPrice(line: Phrase, bare: boolean, context: Context): Priced | undefined {
  const portions = portionsAtEnd(line)
  if (portions && (bare || isPrice(portions.price.text, context) || /\p{Sc}/u.test(portions.price.text)))
    return portions
  return (
    priceAtEnd(line, context, bare) ?? wordsForPrice(line, context) ?? (bare ? notedPrice(line) : undefined)
  )
}

/** Whether a line is a price and nothing else; where words have no blanks between them, few letters are a name. */
function isPriceAlone({ text }: Phrase, context: Context): boolean {
  return isPrice(text, context) && !/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
}

/** Lines one below the other: each dish begins with the line that has its price, or ends with a line that is its price. */
function dishesOfLines(
  block: Paragraph,
  isBare: boolean,
  context: Context,
  /** It stands right below the name of a course. */
  isHeaded = false,
): readonly Item[] {
  const written = linesIn(block.children)
  const lines = written.flatMap((line, at) =>
    // Below a line without a price the portions of what it names are told.
    at > 0 && !endsInFigure(written[at - 1] as Phrase) ? [line] : thingsIn(line),
  )
  const isPair = isBare && lines.length === 1 && isOneDish(block)
  const bare = lines.length > (isBare ? 1 : 2) ? isBareMenu(lines) : isPair || lines.every(isLed)
  const priced = lines.map(
    line => pricedLine(line, bare, context) ?? (isPriceAlone(line, context) ? alone(line) : undefined),
  )
  const count = priced.filter(found => found !== undefined).length
  const isOne = isOneDish(block) || (isHeaded && priced[0]?.isSure === true)
  if (count === 0 || (lines.length === 1 && !isOne)) return []
  if (count < lines.length / 4) return []
  const groups: Phrase[][] = []
  let open: Phrase[] = []
  lines.forEach((line, at) => {
    const found = priced[at]
    if (!found) open.push(line)
    else if (found.before.text === '') {
      groups.push([...open, line])
      open = []
    } else {
      const name = groups.length > 0 && goesOn(open.at(-1), line) ? open.splice(-1) : []
      groups.at(-1)?.push(...open)
      groups.push(groups.length === 0 ? [...open, line] : [...name, line])
      open = []
    }
  })
  groups.at(-1)?.push(...open)
  const titles = new Map(lines.map((line, at) => [line, priced[at]?.before.text ?? '']))
  return portioned(groups, line => titles.get(line) ?? '').map(([group = [], ...portions]) => ({
    ...dishOfLines(group, bare, context),
    items: portions.map(portion => dishOfLines(portion, bare, context)),
  }))
}

/** Whether a name without a price goes on in the line below it, in small letters up to its price: `Lentil soup` over `as grandmother made it 9.00`. */
function goesOn(name: Phrase | undefined, line: Phrase): boolean {
  const isName = name !== undefined && /^\p{Lu}/u.test(name.text) && !/[.!?…]$/u.test(name.text)
  return isName && /^\p{Ll}[\p{L}'’]*\s+\p{L}/u.test(line.text)
}

/** One word in small letters, as a portion is called below its dish. */
const PORTION = /^\p{Ll}[\p{L}.]*$/u

/**
 * Dishes, each with its portions: a name without a price above two or more lines that say in one small word for how much of it
 * they are, `Roast chicken` over `half 13.50` and `whole 19.80`.
 */
function portioned(
  groups: readonly (readonly Phrase[])[],
  titleOf: (line: Phrase) => string,
): readonly (readonly (readonly Phrase[])[])[] {
  const isPortion = (at: number): boolean =>
    groups[at]?.length === 1 && PORTION.test(titleOf(groups[at][0] as Phrase))
  const isName = (line: Phrase | undefined): boolean =>
    line !== undefined && titleOf(line) === '' && /^\p{Lu}/u.test(line.text)
  const found: (readonly Phrase[])[][] = []
  groups.forEach((group, at) => {
    const name = group.at(-1)
    const owner = found.at(-1)
    if (isPortion(at) && owner && isName(owner[0]?.[0])) owner.push(group)
    else if (group.length > 1 && name && isName(name) && isPortion(at + 1) && isPortion(at + 2))
      found.push([group.slice(0, -1)], [[name]])
    else found.push([group])
  })
  return found
}

function alone(line: Phrase): Priced {
  const nothing = cut(line, 0, 0)
  return { before: nothing, price: line, after: nothing, isSure: true }
}

/** A paragraph of one line is a dish when it opens with a name in bold, leads to its price by dots or a gap, or has several. */
function isOneDish({ children }: Paragraph): boolean {
  const [first] = children
  const isLed = /\.{3,}|…|\t|\s{3,}|\s[–—]\s[^–—]*\d|\d\s\/\s.*\d$/
  return first?.type === 'strong' || isLed.test(toPhrase(children).text)
}

/** Marks as menus have them: capitals, numbers, a letter or two, a known word. */
const mark =
  /^(?:\p{Lu}{1,3}\d?|\d{1,2}\p{Ll}?|\p{Ll}{1,2}\.?|ve?gn|[gv]fo|veg|\p{Extended_Pictographic}\uFE0F?)$/u
const brackets = /\s*[([（【]([^()[\]（）【】]{1,40})[)\]）】]/gu
const signs = /(?<!\s)\s*((?:\p{Extended_Pictographic}\uFE0F?|[*†‡※])+)$/u

/** A dish from its lines: what it is called, for whom it is, what it is made of, what it costs. */
function dishOfLines(lines: readonly Phrase[], bare: boolean, context: Context): Item {
  const at = lines.findIndex(
    line => pricedLine(line, bare, context) !== undefined || isPriceAlone(line, context),
  )
  const line = lines[at]
  const found = line && (pricedLine(line, bare, context) ?? alone(line))
  const words = lines.flatMap((one, place) =>
    place === at ? (found && found.before.text !== '' ? [found.before] : []) : [one],
  )
  const [first = phraseOf(''), ...more] = words
  const { name, description } = nameOf(first)
  const inName = behindMark(marksIn(name, false, context))
  const inText = description ? marksIn(description, false, context) : undefined
  const behind = found ? marksBehind(found.after, context) : undefined
  const said = [
    ...inName.after,
    ...(inText ? [inText.words, ...inText.after] : []),
    ...(behind ? [behind.words, ...behind.after] : []),
    ...more,
  ]
  const marks = [...inName.marks, ...(inText?.marks ?? []), ...(behind?.marks ?? [])]
  const text = said.map(withoutDash).filter(({ text: own }) => own !== '')
  return {
    title: trim(inName.words),
    parts: {
      ...(marks.length > 0 && { marks: partFact(joined(marks, ', '), context) }),
      ...(text.length > 0 && { description: partFact(joined(text, ' '), context) }),
      ...(found && { price: partFact(found.price, context) }),
    },
    facts: [],
    text: [],
    items: [],
    blocks: lines.map(paragraphOf),
  }
}

function partFact(words: Phrase, context: Context, label: Phrase = phraseOf('')): Fact {
  return toFact(label, words, 'body', context)
}

function joined(phrases: readonly Phrase[], sign: string): Phrase {
  const between: PhrasingContent = { type: 'text', value: sign }
  return toPhrase(phrases.flatMap(({ nodes }, at) => (at === 0 ? nodes : [between, ...nodes])))
}

function withoutDash(phrase: Phrase): Phrase {
  const lead = /^[\s,:;|–—-]+/u.exec(phrase.text)
  return trim(lead ? cut(phrase, lead[0].length) : phrase)
}

/** The words in bold, or those before a colon or a dash, are the name. */
function nameOf(line: Phrase): { readonly name: Phrase; readonly description?: Phrase } {
  const at = line.nodes.findIndex(node => node.type !== 'text' || node.value.trim() !== '')
  const bold = line.nodes[at]
  if (bold?.type === 'strong') {
    const inside = toPhrase(bold.children)
    const colon = /\s*[:：]\s*$/.exec(inside.text)
    const name = trim(colon ? cut(inside, 0, colon.index) : inside)
    return { name, description: withoutDash(toPhrase(line.nodes.slice(at + 1))) }
  }
  const divider = /\s[–—|]\s|\s-\s|[:：]\s|\t+|\s{3,}/u.exec(line.text)
  if (!divider || divider.index === 0) return { name: line }
  return {
    name: cut(line, 0, divider.index),
    description: trim(cut(line, divider.index + divider[0].length)),
  }
}

interface Marked {
  readonly words: Phrase
  readonly marks: readonly Phrase[]
  /** Words behind the marks. */
  readonly after: readonly Phrase[]
}

/** Takes marks in brackets and signs out of words. A number alone in brackets counts things, unless it follows a price. */
function marksIn(words: Phrase, isBehindPrice: boolean, context: Context): Marked {
  const found = [...words.text.matchAll(brackets)].find(([, inside = '']) =>
    isMarks(inside, isBehindPrice, context),
  )
  if (found) {
    const inside = found[1] ?? ''
    const start = found.index + found[0].indexOf(inside)
    const rest = marksIn(cut(words, found.index + found[0].length), isBehindPrice, context)
    return {
      words: trim(cut(words, 0, found.index)),
      marks: [trim(cut(words, start, start + inside.length)), ...rest.marks],
      after: [rest.words, ...rest.after],
    }
  }
  const sign = signs.exec(words.text)
  if (!sign) return { words: trim(words), marks: [], after: [] }
  const from = words.text.length - (sign[1]?.length ?? 0)
  return { words: trim(cut(words, 0, sign.index)), marks: [cut(words, from)], after: [] }
}

/** Marks and words behind a price, where a letter or two alone are marks too. */
function marksBehind(after: Phrase, context: Context): Marked {
  const isBare = after.text !== '' && /^[\p{L}\d\s,/+&·]+$/u.test(after.text)
  return isBare && isMarks(after.text, true, context)
    ? { words: cut(after, 0, 0), marks: [trim(after)], after: [] }
    : marksIn(after, true, context)
}

/** A dish whose marks stand before its name: `(V) Lentil curry`. */
function behindMark({ words, marks, after }: Marked): Marked {
  const [name, ...others] = words.text === '' ? after.filter(({ text }) => text !== '') : []
  return name ? { words: trim(name), marks, after: others } : { words, marks, after }
}

function isMarks(inside: string, isBehindPrice: boolean, { lexicon, lang }: Context): boolean {
  if (isSignature(inside)) return true
  if (readValue(inside, lang)?.type === 'quantity') return false
  const tokens = inside.split(/[\s,;/·|+&]+/).filter(Boolean)
  if (tokens.length === 0 || (tokens.length === 1 && /^\d+$/.test(tokens[0] ?? '') && !isBehindPrice))
    return false
  return tokens.every(token => mark.test(token) || lexicon(token).some(({ concept }) => concept === 'marks'))
}

// Tables

/** A price with marks behind it in its cell: `24 (house special)`, `58 🌶`. */
const MARKED =
  /^((?:\p{Sc}\s?)?\d[\d.,]{0,9}(?:\s?(?:\p{Sc}|元|円))?)\s*((?:[([（【][^()（）【】[\]]{1,24}[)\]）】]|\p{Extended_Pictographic}\uFE0F?|[*†‡※])(?:\s*(?:\p{Extended_Pictographic}\uFE0F?|[*†‡※]))*)$/u

/** A row whose price stands alone in its cell, and the marks that stood behind it. */
function unmarked(
  row: readonly Phrase[],
  context: Context,
): { readonly cells: readonly Phrase[]; readonly marks: readonly Phrase[] } {
  const marks: Phrase[] = []
  const cells = row.map((cell, at) => {
    const bare = at > 0 ? withoutMarks(cell) : { line: cell }
    if (bare.marks && isPrice(bare.line.text, context)) {
      marks.push(bare.marks)
      return bare.line
    }
    const [, price, behind] = (at > 0 && MARKED.exec(cell.text)) || []
    if (price === undefined || behind === undefined) return cell
    const rest = cut(cell, cell.text.length - behind.length)
    const found = marksIn(rest, true, context)
    if (found.marks.length === 0 || found.words.text !== '' || found.after.some(({ text }) => text !== ''))
      return cell
    marks.push(...found.marks)
    return trim(cut(cell, 0, price.length))
  })
  return { cells, marks }
}

/** What stands in place of a price that there is none of. */
const NO_PRICE = '–'

/** A row each: the column of words first, the columns of prices, the others say more. */
function dishesOfTable(table: Table, context: Context): readonly Item[] {
  const written = table.children.map(({ children }) => children.map(cell => trim(toPhrase(cell.children))))
  const told = written.map(row => unmarked(row, context))
  const [top = [], ...below] = told.map(({ cells }) => cells)
  const cellsOf = (rows: readonly (readonly Phrase[])[], at: number): readonly string[] =>
    rows.map(row => row[at]?.text ?? '').filter(text => /[\p{L}\p{N}]/u.test(text))
  const prices = top.flatMap((_, at) => {
    const cells = cellsOf(below, at)
    return cells.length > 0 && cells.filter(text => isPrice(text, context)).length > cells.length / 2
      ? [at]
      : []
  })
  const name = top.findIndex((_, at) => !prices.includes(at) && cellsOf(below, at).length > 0)
  if (prices.length === 0 || name < 0) return []
  const isHeadless = prices.some(at => isPrice(top[at]?.text ?? '', context))
  const heads = isHeadless ? top.map(() => phraseOf('')) : top
  const rows = isHeadless ? told : told.slice(1)
  const dishes = rows.flatMap(({ cells: row, marks: behind }): readonly Item[] => {
    const title = row[name] ?? phraseOf('')
    const cells = row.map((cell, at) => ({ cell, at, head: heads[at] ?? phraseOf('') }))
    const filled = cells.filter(({ cell, at }) => at !== name && /[\p{L}\p{N}]/u.test(cell.text))
    const isPriced = filled.some(({ at }) => prices.includes(at))
    // Each price stands under its head: where one of several is missing, its place stays.
    const costs = (isPriced ? cells : [])
      .filter(({ at }) => prices.includes(at))
      .map(({ cell, head }) => partFact(cell.text === '' ? phraseOf(NO_PRICE) : cell, context, head))
    const more = filled.filter(({ at }) => !prices.includes(at))
    const inCell = more.find(({ cell }) => isMarks(cell.text, true, context))
    const marks =
      inCell ?? (behind.length > 0 ? { cell: joined(behind, ', '), head: phraseOf('') } : undefined)
    const said = more.filter(one => one !== inCell).map(({ cell, head }) => partFact(cell, context, head))
    const dish = dishOfLines([title], false, context)
    const [price, ...others] = costs
    const [description, ...facts] = said
    if (title.text === '' && filled.length === 0) return []
    return [
      {
        ...dish,
        title: dish.title,
        parts: {
          ...dish.parts,
          title: partFact(dish.title, context, heads[name]),
          ...(marks && { marks: partFact(marks.cell, context, marks.head) }),
          ...(price && { price }),
          ...(description && (dish.parts.description ? {} : { description })),
        },
        facts: [...others, ...(dish.parts.description && description ? [description] : []), ...facts],
        blocks: [
          paragraphOf(
            joined(
              row.filter(({ text }) => text !== ''),
              ' ',
            ),
          ),
        ],
      },
    ]
  })
  const labels = new Set(dishes.flatMap(labelsOf))
  const unsaid = heads.flatMap(({ text }) => (labels.has(text) ? [] : [text]))
  return dishes.map((dish, at) => (at === 0 ? { ...dish, unsaid } : dish))
}

/** What is said over the cells of a dish: signs are known without. */
function labelsOf({ parts: { marks: _, ...parts }, facts }: Item): readonly string[] {
  return [...Object.values(parts), ...facts].map(({ label }) => label.text)
}

/** What the columns of every menu are called. */
const columns: readonly (readonly ['title' | 'description' | 'price', readonly Concept[]])[] = [
  ['title', ['items', 'name', 'title', 'product', 'label']],
  ['description', ['description', 'summary', 'text']],
  ['price', ['price', 'net', 'offers']],
]

/** A course of a table whose heads only say what every menu has, without them: `Dish | Description | Price`. */
function withoutColumnNames(
  course: Course,
  { lexicon }: Context,
): { readonly course: Course; readonly names: readonly string[] } {
  const named = course.dishes.flatMap(({ parts }) =>
    columns.flatMap(([part, concepts]) => {
      const { text: label = '', nodes = [] } = parts[part]?.label ?? {}
      // The note of a column is read where the column is named.
      const isPlain =
        nodes.every(({ type }) => type !== 'footnoteReference') &&
        lexicon(label).some(({ concept, weight }) => weight > 0.85 && concepts.includes(concept))
      return label === '' ? [] : [{ label, isPlain }]
    }),
  )
  const isOwn = named.some(({ isPlain }) => !isPlain) || course.dishes.some(({ facts }) => facts.length > 0)
  if (isOwn) return { course, names: [] }
  const dishes = course.dishes.map(dish => {
    const parts = { ...dish.parts }
    for (const [part] of columns) if (parts[part]) parts[part] = unlabelled(parts[part])
    return { ...dish, parts }
  })
  return { course: { ...course, dishes }, names: [...new Set(named.map(({ label }) => label))] }
}

function unlabelled(fact: Fact): Fact {
  return { ...fact, label: phraseOf(''), written: false }
}

// Headed dishes

/** Dishes that are headings: `### Soup`, a line about it, `4.50`. */
function headedDishes(groups: readonly Group[], context: Context): readonly Course[] {
  const depth = Math.max(0, ...groups.map(({ heading }) => heading?.depth ?? 0))
  const deepest = groups.filter(({ heading }) => heading?.depth === depth)
  const dishes = new Map(
    deepest.flatMap(group => {
      const dish = headedDish(group, context)
      return dish ? [[group, dish] as const] : []
    }),
  )
  if (dishes.size < 2 || dishes.size < deepest.length * 0.7) return []
  const courses: {
    heading?: Heading
    blocks: RootContent[]
    dishes: Item[]
    lead: RootContent[]
    rest: RootContent[]
  }[] = []
  for (const group of groups) {
    const { heading, blocks } = group
    const dish = dishes.get(group)
    const course = courses.at(-1)
    if (!dish && heading)
      courses.push({ heading, blocks: [...blocks], dishes: [], lead: [...blocks], rest: [] })
    else if (dish && course) {
      course.dishes.push(dish)
      course.blocks.push(...(heading ? [heading] : []), ...blocks)
    } else if (dish)
      courses.push({ blocks: [...(heading ? [heading] : []), ...blocks], dishes: [dish], lead: [], rest: [] })
  }
  return courses.filter(course => course.dishes.length > 0)
}

function headedDish({ heading, blocks }: Group, context: Context): Item | undefined {
  if (!heading || blocks.some(({ type }) => type !== 'paragraph')) return undefined
  // Paragraphs that name dishes of their own stand under a course.
  if (blocks.some(block => opensDish(block as Paragraph, context))) return undefined
  const lines = [
    trim(toPhrase(heading.children)),
    ...blocks.flatMap(block => linesIn((block as Paragraph).children)),
  ]
  const isPriced = lines.some(
    line => pricedLine(line, false, context) !== undefined || isPrice(line.text, context),
  )
  return isPriced && lines.length < 6
    ? { ...dishOfLines(lines, false, context), blocks: [heading, ...blocks] }
    : undefined
}

/** Whether a paragraph opens with a name in bold and ends with its price, or is several dishes, a line each. */
function opensDish(block: Paragraph, context: Context): boolean {
  const isNamed = block.children.length > 1 && block.children[0]?.type === 'strong'
  const dishes = dishesOfLines(block, false, context)
  const isCourse =
    dishes.length > 1 && dishes.every(({ title }) => /^[^\p{L}]*[\p{Lu}\p{Lo}]/u.test(title.text))
  return isCourse || (isNamed && dishes.length > 0)
}

// The front matter

interface Told {
  readonly sections: readonly Section[]
  readonly fields: readonly Fact[]
  readonly silent: readonly string[]
}

/** Lists of names that say no more than that dishes follow. */
const plainNames: ReadonlySet<Concept> = new Set<Concept>(['items', 'lines', 'sections', 'entries'])

/** Records of the front matter that are dishes or courses, wherever they are nested. */
function takeCourses(fields: readonly Fact[], context: Context): Told {
  const sections: Section[] = []
  const silent: string[] = []
  const take = (fact: Fact): readonly Fact[] => {
    // The currency of the whole is for programs: the prices are printed as they are written.
    if (isCurrency(fact.text)) {
      silent.push(fact.text)
      return []
    }
    const courses = fact.items.filter(({ facts }) => facts.some(inner => holdsDishes(inner, context)))
    if (courses.length > 0 && courses.length >= fact.items.length / 2) {
      for (const item of fact.items) sections.push(courseOfRecord(item, silent, context))
      return []
    }
    if (holdsDishes(fact, context)) {
      const isNamed = !fact.meanings.some(({ concept }) => plainNames.has(concept))
      const dishes = fact.items.length > 0 ? fact.items : fact.facts.map(itemOfPair)
      const heading = isNamed ? headingOf(fact.label) : undefined
      sections.push(
        listedSection(
          heading,
          dishes.map(item => dishOfRecord(item, silent, context)),
        ),
      )
      return []
    }
    if (isDish(fact)) {
      const dish = itemWith({ facts: fact.facts, blocks: fact.blocks })
      sections.push(listedSection(headingOf(fact.label), [dishOfRecord(dish, silent, context)]))
      return []
    }
    const left = fact.facts.flatMap(take)
    return left.length === fact.facts.length ? [fact] : left
  }
  return { fields: fields.flatMap(take), sections, silent }
}

/** Whether a record is one dish under a name of its own: `dish_of_the_day: { name, price }`. */
function isDish({ items, facts }: Fact): boolean {
  const isFlat = items.length === 0 && facts.every(isLeaf)
  return isFlat && nameAmong(facts) !== undefined && facts.filter(isCost).length === 1
}

function holdsDishes({ items, facts }: Fact, context: Context): boolean {
  const priced = items.filter(item =>
    item.facts.length > 0
      ? isPair(item) || flatFacts(item.facts).some(isCost)
      : priceAtEnd(item.title, context, true) !== undefined,
  )
  if (items.length > 0) return priced.length > items.length / 2
  const isPriceOf = (fact: Fact): boolean =>
    isLeaf(fact) && (fact.value?.type === 'money' || (isBare(fact) && fact.meanings.length === 0))
  // Of what is only years nothing is a price.
  return facts.length > 1 && facts.every(isPriceOf) && facts.some(({ value }) => value?.type !== 'date')
}

/** `- Elote: 6`: the key is the name. */
function isPair({ facts: [only, ...others] }: Item): boolean {
  return only !== undefined && others.length === 0 && isCost({ ...only, meanings: [costs] })
}

function isCost(fact: Fact): boolean {
  const { value, meanings } = fact
  const isPrice = meanings.some(({ concept }) => concept === 'price' || concept === 'net')
  return value?.type === 'money' || (isBare(fact) && isPrice)
}

/** A number without a currency; one of four figures is a year elsewhere: `bottle: 1700`. */
function isBare({ value, text }: Fact): boolean {
  return value?.type === 'number' || (value?.type === 'date' && /^\d{4}$/.test(text))
}

function itemOfPair(fact: Fact): Item {
  const price: Fact = { ...fact, label: phraseOf(''), meanings: [costs] }
  return itemWith({ title: fact.label, facts: [price], blocks: fact.blocks })
}

const costs: Meaning = { concept: 'price', weight: 1, because: 'it stands behind the name of a dish' }

function courseOfRecord(item: Item, silent: string[], context: Context): Section {
  const lists = item.facts.filter(fact => holdsDishes(fact, context))
  const [name, ...more] = flatFacts(item.facts.filter(fact => !lists.includes(fact)))
  const dishes = lists.flatMap(({ items }) => items.map(dish => dishOfRecord(dish, silent, context)))
  return listedSection(
    name && headingOf(phraseIn(name)),
    dishes,
    more.flatMap(({ blocks }) => blocks),
  )
}

/** A record as a dish; a code of a currency is printed as a sign with the price. */
function dishOfRecord(item: Item, silent: string[], context: Context): Item {
  const facts = flatFacts(item.facts)
  if (facts.length === 0)
    return { ...dishOfLines([item.title], true, context), text: item.text, blocks: item.blocks }
  const [only] = facts
  if (only && isPair(item))
    return {
      ...dishOfLines([only.label.text === '' ? item.title : only.label], false, context),
      parts: { price: itemOfPair(only).facts[0] as Fact },
    }
  const code = facts.find(({ text }) => isCurrency(text))
  const [dish] = shapeForList('items', [{ ...item, facts: facts.filter(fact => fact !== code) }])
  const price = dish?.parts.price
  if (!dish || !price || !code) return dish ?? item
  silent.push(code.text)
  const words = withSign(phraseIn(price), code.text, context)
  return { ...dish, parts: { ...dish.parts, price: { ...price, blocks: [paragraphOf(words)] } } }
}

// What is drawn with the dishes

function courseSection({ heading, dishes, lead, rest }: Course): Section {
  return listedSection(heading, dishes, lead, rest)
}

function sectionItem({ heading, items, lead, rest }: Section): Item {
  return itemWith({
    title: heading ? toPhrase(heading.children) : phraseOf(''),
    text: [...lead, ...rest],
    items,
    blocks: [...(heading ? [heading] : []), ...items.flatMap(({ blocks }) => blocks)],
  })
}

/** The line below the dishes that says what their marks mean. */
function legendIn(
  foot: readonly RootContent[],
  dishes: readonly Item[],
  context: Context,
): Pick<Takings, 'foot' | 'found'> {
  const used = new Set(
    dishes
      .flatMap(({ parts }) => (parts.marks ? parts.marks.text.split(/[\s,;/·|+&]+/) : []))
      .filter(Boolean),
  )
  if (used.size === 0) return { foot, found: [] }
  for (const [at, block] of foot.entries()) {
    if (block.type !== 'paragraph') continue
    const lines = linesIn(block.children)
    const line = lines.find(one => explains(readLabelled(one)?.value.text ?? one.text, used))
    if (!line) continue
    const { label, value } = readLabelled(line) ?? { label: phraseOf(''), value: line }
    const others = lines.filter(other => other !== line)
    const left = others.length > 0 ? [paragraphOf(joined(others, '\n'))] : []
    const fact: Fact = {
      ...toFact(label, value, 'body', context),
      meanings: [{ concept: 'legend', weight: 0.8, because: 'it says what the marks of the dishes mean' }],
    }
    return { foot: [...foot.slice(0, at), ...left, ...foot.slice(at + 1)], found: [fact] }
  }
  return { foot, found: [] }
}

/** Whether a line is a list of marks with words: `V vegetarian · VG vegan`, `1 gluten, 3 eggs`. */
function explains(text: string, used: ReadonlySet<string>): boolean {
  const pieces = split(phraseOf(text), /\s*[·•|;,]\s+|\s{2,}/g)
  const known = pieces.filter(({ text: piece }) => {
    const [, sign = ''] = /^[([]?(\S{1,4}?)[)\]]?\s*[=:–—-]?\s+\p{L}/u.exec(piece) ?? []
    return used.has(sign)
  })
  return known.length > 0 && known.length >= pieces.length / 2
}
