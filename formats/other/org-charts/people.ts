import type { Image, PhrasingContent, RootContent } from 'mdast'
import { phraseIn } from '../../../core/reading/facts/facts.ts'
import { picturesIn } from '../../../core/reading/things/kinds.ts'
import { toPhrase } from '../../../core/reading/facts/phrase.ts'
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

/** People as cards, with those below them. */
export function personOf(item: Item): Person {
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
  const details = [...words, ...contacts, ...(line.length > 0 ? [line] : [])]
  return {
    group: group ? headingOf(group) : [],
    // A free place without a name is called by what is to be done there.
    name: title.text === '' ? role : title.nodes,
    role: title.text === '' ? [] : role,
    details,
    ...(photo && { photo }),
    vacant: vacant !== undefined,
    reports: items.map(personOf),
  }
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
