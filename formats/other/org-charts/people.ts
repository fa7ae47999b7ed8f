import type { Image, PhrasingContent, RootContent } from 'mdast'
import { phraseIn } from '../../../core/reading/facts/facts.ts'
import { picturesIn } from '../../../core/reading/things/kinds.ts'
import { cut, type Phrase, toPhrase } from '../../../core/reading/facts/phrase.ts'
import { phrasingText } from '../../../core/source/text.ts'
import { plainLabel, wordsFor } from '../../../core/reading/words/lexicon.ts'
import type { Fact, Item } from '../../../core/reading/reading.ts'
import { factsLine } from '../sheets/facts-line.ts'

/** Somebody in an organisation, a place that is free, or a part of it that nobody leads. */
export interface Person {
  /** The part of the organisation that begins here. */
  readonly group: readonly PhrasingContent[]
  readonly name: readonly PhrasingContent[]
  readonly role: readonly PhrasingContent[]
  /** Where they are and how to reach them: small lines. */
  readonly details: readonly (readonly PhrasingContent[])[]
  readonly photo?: Image
  /** Nobody holds the place. */
  readonly vacant: boolean
  readonly reports: readonly Person[]
}

/** Whether the author set posts and parts in bold, and the people who hold them not. */
export function postsStandOut(people: readonly Item[]): boolean {
  const all = (items: readonly Item[]): readonly Item[] => items.flatMap(item => [item, ...all(item.items)])
  const isBold = (nodes: readonly PhrasingContent[]): boolean => nodes.some(({ type }) => type === 'strong')
  const bold = all(people).map(({ title, parts }) => ({
    name: isBold(title.nodes),
    post: parts.jobTitle !== undefined && isBold(nodesOf(parts.jobTitle)),
    // That a post is free is no name of anybody.
    vacant: parts.vacant !== undefined,
  }))
  const held = bold.filter(({ vacant }) => !vacant)
  return held.filter(({ post }) => post).length > held.filter(({ name }) => name).length
}

/** People as cards, with those below them; by what they do where that is what their author made stand out. */
export function personOf(item: Item, isByPost = false): Person {
  const { title, parts, facts, text, items } = item
  const { jobTitle, group, location, email, telephone, reportsTo, vacant } = parts
  const [photo] = text.flatMap(picturesIn).filter(({ data }) => data?.asset !== undefined)
  const words = text.flatMap(block => (picturesIn(block).length > 0 ? [] : linesOfBlock(block)))
  const state = vacant && vacant.text !== title.text ? vacant : undefined
  const contacts = [state, location, email, telephone, reportsTo].flatMap(fact =>
    fact ? [nodesOf(fact)] : [],
  )
  const line = factsLine(facts)
  const role = jobTitle ? nodesOf(jobTitle) : []
  const free = vacant && role.length > 0 && title.text !== '' ? [title.nodes] : []
  const details = [...free, ...words, ...contacts, ...(line.length > 0 ? [line] : [])]
  // A free place is called by what is to be done there, and not by that nobody does it.
  const isFree = title.text === '' || (vacant !== undefined && role.length > 0)
  const [name, said] = isFree ? [role, []] : [title.nodes, role]
  // `19 nurses` is nobody's name: the part that they are of is.
  const isCounted = said.length > 0 && /^\d/u.test(phrasingText(name))
  const isTurned = (isByPost || isCounted) && said.length > 0
  const own = isTurned ? undefined : postBefore(name)
  if (own)
    return {
      group: group ? headingOf(group) : [],
      name: own.name.nodes,
      role: said.length > 0 ? said : own.post.nodes,
      details: [...(said.length > 0 ? [own.post.nodes] : []), ...details],
      ...(photo && { photo }),
      vacant: vacant !== undefined,
      reports: items.map(each => personOf(each, isByPost)),
    }
  return {
    group: group ? headingOf(group) : [],
    name: isTurned ? said : name,
    role: isTurned ? name : said,
    details,
    ...(photo && { photo }),
    vacant: vacant !== undefined,
    reports: items.map(own => personOf(own, isByPost)),
  }
}

/** What somebody does, in small letters or before a colon, and then the name: `head nurse Jitka Malá`, `ed. Robin Sykes`, `chair: Dr Ines Roth`. */
const POST_BEFORE =
  /^((?:\p{Ll}[\p{L}’'.-]*\s){0,3}\p{Ll}[\p{L}’'-]{2,}|\p{Ll}{2,8}\.|\p{L}[\p{L} ’'-]{2,32}(?=\s?:))\s?:?\s+((?:\p{L}{1,6}\.\s?){0,4}\p{Lu}[\p{L}’'-]*\.?(?:\s+\p{L}[\p{L}’'.-]*){1,4}(?:,\s.{1,12})?)$/u

function postBefore(
  nodes: readonly PhrasingContent[],
): { readonly post: Phrase; readonly name: Phrase } | undefined {
  const whole = toPhrase(nodes)
  const [, post = '', name = ''] = POST_BEFORE.exec(whole.text) ?? []
  // Small words before a name may be its own: `van den Berg`.
  const isShort = post.length < SHORT_POST && !post.endsWith('.')
  if (post === '' || (!/^.{0,36}:/u.test(whole.text) && isShort)) return undefined
  return { post: cut(whole, 0, post.length), name: cut(whole, whole.text.length - name.length) }
}

/** Letters of what somebody does at the least, where no colon parts it from the name. */
const SHORT_POST = 7

/** Whether somebody assists who leads, out of the line: a staff unit, a secretariat, an adviser. */
export function isStaff({ name, role, group }: Person, lang: string): boolean {
  const words = wordsFor(lang, 'staffWords')
  return [name, role, group].some(nodes => {
    const text = phrasingText(nodes)
    // `Safety (staff unit)`: what a part is stands in brackets behind its name.
    const all = [text, ...text.matchAll(/[(（]([^)）]{3,40})[)）]/gu)].map(found =>
      plainLabel(typeof found === 'string' ? found : (found[1] ?? '')),
    )
    return words.some(word => all.some(said => said === word || said.startsWith(`${word} `)))
  })
}

/** What the part of those who lead all is called. */
const LEADING =
  /^(?:(?:senior |executive |the )?(?:management|leadership|executive|directors?|head office)|board|direction(?: générale)?|(?:geschäfts|gesamt)?leitung|geschäftsführung|vorstand|führung|direzione|dirección|direção|gerencia|directie|leiding|zarząd|dyrekcja|kierownictwo|ledning|ledelse|johto|vedení|yönetim|керівництво|правління|руководство|経営陣?|本部|管理层|领导班?子?|경영진|הנהלה|الإدارة)(?:$|\s)/iu

/** Whether somebody stands at the head of all: in the part of those who lead. */
export function leadsAll({ group, name }: Person): boolean {
  return [group, name].some(nodes => LEADING.test(phrasingText(nodes).trim()))
}

function nodesOf(fact: Fact): readonly PhrasingContent[] {
  return phraseIn(fact).nodes
}

function headingOf({ blocks }: Fact): readonly PhrasingContent[] {
  const [heading] = blocks
  return heading?.type === 'heading' || heading?.type === 'paragraph' ? heading.children : []
}

/** Words of a block in lines that a card can hold. */
function linesOfBlock(block: RootContent): readonly (readonly PhrasingContent[])[] {
  if (block.type === 'paragraph' || block.type === 'heading') return [block.children]
  if ('children' in block) return (block.children as readonly RootContent[]).flatMap(linesOfBlock)
  return 'value' in block ? [toPhrase([{ type: 'text', value: block.value }]).nodes] : []
}
