import type { Heading, List, RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { paragraphOf, paragraphsOf } from '../facts/facts.ts'
import { labelAlone, linesOfBlock, readLabelled } from '../facts/label.ts'
import { type Phrase, split, trim } from '../facts/phrase.ts'
import { statusIn } from '../facts/status.ts'
import { withTitleLine } from '../lines/divide-lines.ts'
import { findValues, readValue } from '../values/read-value.ts'

/** Lines that name a stage from which on they head what stands below them. */
const STAGES = 2

/**
 * A body in which lines that name a period or a stage are headings, and what stands below each is a list: `Q1 — NOW`,
 * `Frühjahr 2027`, `Later`, with or without blank lines around them. Where fewer than two stand over anything they are words.
 */
export function headedStages(body: readonly RootContent[], context: Context): readonly RootContent[] {
  const blocks = body.flatMap(block => byStage(block, context))
  if (blocks.every(({ type }, at) => type === body[at]?.type)) return body
  const start = blocks.findIndex(isStage)
  const below = blocks.slice(start)
  const over = below.filter((block, at) => isStage(block) && isListable(below[at + 1]))
  if (over.length < STAGES || over.length < below.filter(isStage).length) return body
  return [...titled(withTitleLine(blocks.slice(0, start))), ...listed(below, context)]
}

/** Blocks of which the first names the whole, where it is a line that can and nothing else does. */
function titled(blocks: readonly RootContent[]): readonly RootContent[] {
  const [first, ...others] = blocks
  const [line, ...more] = linesOfBlock(first)
  const isTitle =
    line && more.length === 0 && line.text.length <= TITLE && !/[,;:?]$|[:：]\s/u.test(line.text)
  if (!line || !isTitle || blocks.some(({ type }) => type === 'heading')) return blocks
  return [{ ...headingOf(line), depth: 1, data: {} }, ...others]
}

/** Letters of the name of a plan. */
const TITLE = 90

function isStage(block: RootContent): boolean {
  return block.type === 'heading' && block.data?.leads === true
}

function isListable(block: RootContent | undefined): boolean {
  return block?.type === 'list' || block?.type === 'paragraph'
}

/** A block divided at its lines that name stages, alone or as a label of what is done then: `Q1: tap room / keg tracking`. */
function byStage(block: RootContent, context: Context): readonly RootContent[] {
  if (block.type === 'heading' && namesStage(plainText(block), context))
    return [{ ...block, data: { ...block.data, leads: true } }]
  const lines = linesOfBlock(block)
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

/** The name of a stage, and what its line says is done then. */
interface Stage {
  readonly name: Phrase
  readonly plans: readonly Phrase[]
}

function stageIn(line: Phrase, context: Context): Stage | undefined {
  if (namesStage(line.text, context)) return { name: line, plans: [] }
  const labelled = readLabelled(line)
  if (labelled?.sign !== 'colon' || !namesStage(labelled.label.text, context)) return undefined
  return { name: labelled.label, plans: split(labelled.value, /\s+[/•]\s+|;\s+/gu).map(trim) }
}

function headingOf({ nodes }: Phrase): Heading {
  return { type: 'heading', depth: 2, children: [...nodes] as Heading['children'], data: { leads: true } }
}

/** Blocks below names of stages as a list each; what is said in brackets stays words, and what leads to something else ends them. */
function listed(blocks: readonly RootContent[], context: Context): readonly RootContent[] {
  const out: RootContent[] = []
  let isInside = true
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
    if (block.type === 'heading' || name) isInside = true
    else if (first && leadsOut([first, ...below], context)) isInside = false
    if (isInside && block.type === 'list') add(block.children)
    else if (!isInside || !first) out.push(block)
    else
      for (const line of name ? below : [first, ...below]) {
        if (isAside(line.text)) out.push(paragraphOf(line))
        else add([{ type: 'listItem', spread: false, children: [paragraphOf(line)] }])
      }
  }
  return out
}

/** `(these depend on funding)`, and what is too long for a thing to do. */
function isAside(text: string): boolean {
  return /^[([（［].*[)\]）］]$/u.test(text) || text.length > 160
}

/** Letters of the name of a stage, and of what it is called besides. */
const NAME = 44

/** Whether a line names a period, or how near a stage is, and says nothing else but what that is called. */
export function namesStage(text: string, { lang }: Pick<Context, 'lang'>): boolean {
  if (text.length > NAME || /[.!?;@|\t]|:\s*\S/u.test(text)) return false
  const [first = '', ...others] = text.replace(/\s*[:：]$/u, '').split(/\s+[-–—]\s+|\s*[(（[]|[,،、]\s*/u)
  const isShort = others.every(other => other.split(/\s+/).length <= 4)
  const name = first.replace(/^\P{L}+(?=\p{L}{2})|!+$/gu, '')
  return isShort && name !== '' && (isPeriod(first, lang) || statusIn(name, lang)?.whole === true)
}

/** `Q1`, `June`, `Jan–Feb`, `Fall 2026`, `2027 early`: a part of a year, and no day. */
function isPeriod(words: string, lang: string): boolean {
  const turned = words.replace(/^((?:19|20)\d\d)\s+(\p{L}+)$/u, '$2 $1')
  return [turned, `${turned} 2024`].some(text => {
    const value = readValue(text, lang)
    return value?.type === 'date' && !/\d-\d\d-\d\d|^--\d\d-\d\d/.test(value.from) && !/^\d{4}$/.test(words)
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

/** Whether lines are labelled, say how somebody is reached or which day they are of: they stand beside the stages. */
function leadsOut(lines: readonly Phrase[], { lang, lexicon }: Context): boolean {
  const isBeside = ({ text }: Phrase): boolean =>
    findValues(text, lang).some(({ value: { type }, start }) =>
      type === 'date'
        ? lexicon(text.slice(0, start).trim()).some(({ weight }) => weight > 0.9)
        : ['email', 'phone', 'url'].includes(type),
    )
  return lines.every(line => readLabelled(line)?.sign === 'colon') || lines.some(isBeside)
}
