import type { Heading, List, ListItem, RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { paragraphOf, paragraphsOf } from '../facts/facts.ts'
import { labelAlone, linesOfBlock, readLabelled } from '../facts/label.ts'
import { cut, joinLines, type Phrase, split, trim } from '../facts/phrase.ts'
import { statusIn } from '../facts/status.ts'
import { withTitleLine } from '../lines/divide-lines.ts'
import { findValues, readValue } from '../values/read-value.ts'
import { isListOrParagraph } from '../outline.ts'

/** Lines that name a stage from which on they head what stands below them. */
const STAGES = 2

/**
 * A body in which lines that name a period or a stage are headings, and what stands below each is a list: `Q1 — NOW`,
 * `Frühjahr 2027`, `Later`, with or without blank lines around them. Where fewer than two stand over anything they are words.
 */
export function headedStages(given: readonly RootContent[], context: Context): readonly RootContent[] {
  const body = timedHeadings(given, context)
  const divided = body.flatMap(block => outOfList(block, context)).flatMap(block => byStage(block, context))
  const blocks = divided.some(isStage)
    ? divided.map((block, at) => yearOver(block, divided[at + 1]))
    : divided
  if (blocks.every(({ type }, at) => type === body[at]?.type)) return body
  const start = blocks.findIndex(isStage)
  const below = blocks.slice(start)
  const over = below.filter((block, at) => isStage(block) && isListOrParagraph(below[at + 1]))
  if (over.length < STAGES || over.length < below.filter(isStage).length) return body
  return [...blocks.slice(0, start), ...listed(below, context)]
}

/** A body in which the times that stand in the first line below several headings are the second line of those: a stage is called by both. */
function timedHeadings(body: readonly RootContent[], context: Context): readonly RootContent[] {
  const times = body.map((block, at) => timeBelow(body[at - 1], block, context))
  if (times.filter(time => time).length < STAGES) return body
  return body.flatMap((block, at): readonly RootContent[] => {
    const below = times[at + 1]
    if (block.type === 'heading' && below) return [headingWith(block, below)]
    return times[at] ? paragraphsOf(linesOfBlock(block).slice(1)) : [block]
  })
}

/** The line that says when what stands under a heading is to be. */
function timeBelow(above: RootContent | undefined, block: RootContent, context: Context): Phrase | undefined {
  if (above?.type !== 'heading' || above.depth === 1 || block.type !== 'paragraph') return undefined
  const [line] = linesOfBlock(block)
  return line && isTime(line, context) && !namesStage(plainText(above), context) ? line : undefined
}

function isTime({ text }: Phrase, context: Context): boolean {
  return YEARS.test(text.trim()) || (/\d/.test(text) && namesStage(text, context))
}

/** A year, or from one to another: `2027–2028`. */
const YEARS = /^(?:19|20)\d\d(?:\s*[-–—/]\s*(?:(?:19|20)\d\d|\d\d))?$/u

function headingWith(heading: Heading, { nodes }: Phrase): Heading {
  return { ...heading, children: [...heading.children, { type: 'break' }, ...nodes] as Heading['children'] }
}

/** A year alone in its line over a list, where other lines name stages, as a stage; any other block as it is. */
function yearOver(block: RootContent, below: RootContent | undefined): RootContent {
  const [line, ...others] = linesOfBlock(block)
  const isYear = line && others.length === 0 && /^(?:19|20)\d\d\s*[:：]?$/u.test(line.text.trim())
  return isYear && below?.type === 'list' ? headingOf(line) : block
}

/** A list without the lines that name stages and that Markdown took for words of the entry above them. */
function outOfList(block: RootContent, context: Context): readonly RootContent[] {
  if (block.type !== 'list') return [block]
  const stageAt = ({ children: [line] }: ListItem): number =>
    linesOfBlock(line).findIndex((own, at) => at > 0 && stageIn(own, context) !== undefined)
  const at = block.children.findIndex(item => stageAt(item) > 0)
  const item = block.children[at]
  if (item === undefined) return [block]
  const [line, ...more] = item.children
  const lines = linesOfBlock(line)
  const above = lines.slice(0, stageAt(item))
  const own: ListItem = { ...item, children: paragraphsOf(above) as ListItem['children'] }
  const rest = block.children.slice(at + 1)
  return [
    { ...block, children: [...block.children.slice(0, at), own] },
    ...paragraphsOf(lines.slice(above.length)),
    ...more,
    ...(rest.length > 0 ? outOfList({ ...block, children: rest }, context) : []),
  ]
}

/** A plan with its first line, over all that has a heading or is a list, as its title where that can be one and nothing else is. */
export function withPlanTitle(body: readonly RootContent[], context: Context): readonly RootContent[] {
  const start = body.findIndex(({ type }) => type !== 'paragraph')
  const names = (block: RootContent): boolean =>
    block.type === 'heading' && block.depth === 1 && !namesStage(plainText(block), context)
  if (start < 1 || body.some(names)) return body
  const [first, ...others] = withTitleLine([...body.slice(0, start), { type: 'thematicBreak' }]).slice(0, -1)
  const [line, ...more] = linesOfBlock(first)
  const isTitle =
    line &&
    line.text.length <= TITLE &&
    !/[,;:?]$|[:：]\s/u.test(line.text) &&
    (more.length === 0 || (more.length < 3 && /^[\p{Lu}\p{Lo}\p{N}]/u.test(line.text)))
  if (!line || !isTitle) return body
  const below = paragraphsOf(more)
  return [{ ...headingOf(line), depth: 1, data: {} }, ...below, ...others, ...body.slice(start)]
}

/** Letters of the name of a plan. */
const TITLE = 90

function isStage(block: RootContent): boolean {
  return block.type === 'heading' && block.data?.leads === true
}

/** A block divided at its lines that name stages, alone or as a label of what is done then: `Q1: tap room / keg tracking`. */
function byStage(block: RootContent, context: Context): readonly RootContent[] {
  if (block.type === 'heading' && namesStage(plainText(block), context))
    return [{ ...block, depth: block.depth === 1 ? 2 : block.depth, data: { ...block.data, leads: true } }]
  const lines = withTimes(linesOfBlock(block), context)
  const stages = lines.map(line => stageIn(line, context))
  const starts = stages.flatMap((stage, at) => (stage ? [at] : []))
  if (starts.length === 0) return [block]
  return [
    ...paragraphsOf(lines.slice(0, starts[0])),
    ...starts.flatMap((start, at) => {
      const { name, plans } = stages[start] as Stage
      return [headingOf(name), ...paragraphsOf([...plans, ...lines.slice(start + 1, starts[at + 1])])]
    }),
  ]
}

/** Lines of which one that counts a stage has the time below it as its second: `Stage 1: dig`, `Spring 2026`. */
function withTimes(lines: readonly Phrase[], context: Context): readonly Phrase[] {
  return lines.flatMap((line, at): readonly Phrase[] => {
    const [above, below] = [lines[at - 1], lines[at + 1]]
    if (above && countsStage(above.text, context) && isTime(line, context)) return []
    return below && countsStage(line.text, context) && isTime(below, context)
      ? [joinLines([line, below])]
      : [line]
  })
}

/** The name of a stage, and what its line says is done then. */
interface Stage {
  readonly name: Phrase
  readonly plans: readonly Phrase[]
}

function stageIn(line: Phrase, context: Context): Stage | undefined {
  if (namesStage(line.text, context) || countsStage(line.text, context)) return { name: line, plans: [] }
  const labelled = readLabelled(line)
  if (labelled?.sign !== 'colon' || !namesStage(labelled.label.text, context)) return undefined
  // `Risk: the permit` is said about the whole.
  if (statusIn(labelled.label.text, context.lang)?.status === 'blocked') return undefined
  return { name: labelled.label, plans: split(labelled.value, /\s+[/•]\s+|;\s+/gu).map(trim) }
}

function headingOf({ nodes }: Phrase): Heading {
  return { type: 'heading', depth: 2, children: [...nodes] as Heading['children'], data: { leads: true } }
}

/** Blocks below names of stages as a list each; what is said in brackets stays words, and what leads to something else ends them. */
function listed(blocks: readonly RootContent[], context: Context): readonly RootContent[] {
  const out: RootContent[] = []
  let isInside = true
  let hasPoints = false
  const add = (entries: List['children']): void => {
    const last = out.at(-1)
    if (last?.type === 'list') out[out.length - 1] = { ...last, children: [...last.children, ...entries] }
    else out.push({ type: 'list', ordered: false, spread: false, children: entries })
  }
  for (const block of blocks) {
    const [first, ...below] = linesOfBlock(block)
    const isHead = first && below.length > 0 && (isShouted(first.text) || isLeftOut(first.text, context))
    const name = first && (isHead ? first : labelAlone(first))
    if (name) out.push(headingOf(name))
    if (block.type === 'heading' || name) [isInside, hasPoints] = [true, false]
    else if (first && leadsOut([first, ...below], hasPoints, context)) isInside = false
    if (block.type === 'list') hasPoints = true
    if (isInside && block.type === 'list') add(block.children)
    else if (!isInside || !first) out.push(block)
    else
      for (const line of name ? below : [first, ...below]) {
        if (isAside(line.text)) out.push(paragraphOf(line))
        else add([{ type: 'listItem', spread: false, children: [paragraphOf(withoutArrow(line))] }])
      }
  }
  return out
}

/** A thing to do without the arrow that opens it. */
export function withoutArrow(line: Phrase): Phrase {
  return trim(cut(line, /^(?:→|➜|➔|⇒|▸|►|->|=>)\s*/u.exec(line.text)?.[0].length ?? 0))
}

/** `(these depend on funding)`, and what is too long for a thing to do. */
function isAside(text: string): boolean {
  return /^[([（［].*[)\]）］]$/u.test(text) || text.length > 160
}

/** Letters of the name of a stage, and of what it is called besides. */
const NAME = 44

/** Whether a line names a period, or how near a stage is, and says nothing else but what that is called. */
export function namesStage(text: string, { lang }: Pick<Context, 'lang'>): boolean {
  const counted = text.replace(/^([1-4])(?:[.ºª°]|er|e|ème|st|nd|rd|th)(?=\s\p{L})/u, '$1')
  if (text.length > NAME || /[.!?;@|\t]|:\s*\S/u.test(counted)) return false
  const [first = '', ...others] = counted
    .replace(/(?<!\s)\s*[:：]$/u, '')
    .split(/\s+[-–—/]\s+|\s*[(（[]|[,،、]\s*/u)
  const isShort = others.every(other => other.split(/\s+/).length <= 4)
  const name = first.replace(/^\P{L}+(?=\p{L}{2})|!+$/gu, '')
  if (!isShort || name === '') return false
  return isPeriod(first, lang) || statusIn(name, lang)?.whole === true || saysWhen(name, lang)
}

/** `NOW sep-oct`, `next nov → jan`: how near a stage is, and its period behind. */
function saysWhen(text: string, lang: string): boolean {
  const [, first = '', rest = ''] = /^(\p{L}+)\s+(\S.*)$/u.exec(text) ?? []
  return rest !== '' && statusIn(first, lang)?.whole === true && isPeriod(rest.replace(/\s*→\s*/u, '–'), lang)
}

/** Whether a line is a phase by its number, with what it is called: `Phase 2: roof (March–May)`, `Etapa II`. */
function countsStage(text: string, { lexicon }: Context): boolean {
  const [, word = ''] = /^(\p{L}{3,12})\s?(?:\d{1,2}|[IVX]{1,4})(?![\p{L}\d])/u.exec(text) ?? []
  const isPhase = (): boolean =>
    lexicon(word).some(
      ({ concept, weight }) => weight > 0.9 && (concept === 'milestone' || concept === 'lanes'),
    )
  return word !== '' && text.length <= NAME * 1.5 && !/[.!?;]$/u.test(text) && isPhase()
}

/** A quarter by its number and its name: `3 Quartal 2026`, `Trimestre 2`, `第1四半期`, `2026年第二季度`. */
const QUARTER =
  /^(?:(?:19|20)\d\d\s*年?\s*)?(?:[1-4]\s?(?:quarter|quartal|kvartal|kvartaali|kwartaal|kwartał|trimestre|trimestru|čtvrtletí|квартал|çeyrek|분기)|(?:quarter|quartal|kvartal|kwartaal|trimestre|квартал)\s?[1-4]|第?[1-4一二三四](?:四半期|季度))(?:\s(?:of\s|de\s|del\s)?(?:19|20)\d\d)?$/iu

/** `Q1`, `June`, `Jan–Feb`, `Fall 2026`, `2027 early`: a part of a year, and no day. */
function isPeriod(words: string, lang: string): boolean {
  if (QUARTER.test(words)) return true
  const turned = words.replace(/^((?:19|20)\d\d)\s+(\p{L}+)$/u, '$2 $1')
  return [turned, `${turned} 2024`].some((text, at) => {
    const value = readValue(text, lang)
    const isDay = value?.type === 'date' && /\d-\d\d-\d\d|^--\d\d-\d\d/.test(value.from)
    // A word before a year may only lead to it: `van 2024` is from then on, and `van` alone a car.
    const isYear = value?.type === 'date' && at === 1 && value.from === '2024' && !value.approximate
    return value?.type === 'date' && !isDay && !isYear && !/^\d{4}$/.test(words)
  })
}

/** Whether all letters of a line are capitals, several of them. */
function isShouted(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) && text.length <= NAME
}

/** `Not planned`, `Not in 2027`: what stands below is left out on purpose. */
function isLeftOut(text: string, { lang }: Context): boolean {
  return text.length <= NAME && statusIn(text, lang)?.status === 'dropped'
}

/** Whether lines are labelled, one of them where points stand above, say how somebody is reached or which day they are of: they stand beside the stages. */
function leadsOut(lines: readonly Phrase[], hasPoints: boolean, { lang, lexicon }: Context): boolean {
  const isBeside = ({ text }: Phrase): boolean =>
    findValues(text, lang).some(({ value: { type }, start }) =>
      type === 'date'
        ? lexicon(text.slice(0, start).trim()).some(({ weight }) => weight > 0.9)
        : ['email', 'phone', 'url'].includes(type),
    )
  const isLabelled = (line: Phrase): boolean => readLabelled(line)?.sign === 'colon'
  return lines.every(isLabelled) || (hasPoints && lines.some(isLabelled)) || lines.some(isBeside)
}
