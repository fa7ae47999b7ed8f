import type { Link, RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { listOfLines, paragraphsOf } from '../facts/facts.ts'
import { linesOfBlock, readLabelled } from '../facts/label.ts'
import { cut, type Phrase, toPhrase, trim } from '../facts/phrase.ts'
import type { Concept } from '../words/en.ts'
import { hasLink } from '../../source/walk.ts'
import { hrefOf } from '../values/href.ts'
import { findValues } from '../values/read-value.ts'

/** What a label may mean that says no more than that a link follows. */
const LINKS: readonly Concept[] = ['link', 'links', 'url', 'action', 'secondAction']

/** Whether a label only says that a link follows: `Link`, `Enlace 2`, `リンク3`. */
export function namesLink(label: string, { lexicon }: Context): boolean {
  return lexicon(label).some(({ concept, weight }) => weight > 0.8 && LINKS.includes(concept))
}

/** Blocks of a page of links in which lines have no such label where they have words beside their address, and the labels. */
export function withoutLinkLabels(
  blocks: readonly RootContent[],
  context: Context,
): { readonly blocks: readonly RootContent[]; readonly labels: readonly string[] } {
  const labels: string[] = []
  const unlabelled = (line: Phrase): Phrase | undefined => {
    const labelled = readLabelled(line)
    if (!labelled || !namesLink(labelled.label.text, context) || !isNamedPlace(labelled.value, context))
      return undefined
    labels.push(labelled.label.text)
    return pressed(labelled.value, context)
  }
  return { blocks: blocks.flatMap(block => partsOf(block, unlabelled)), labels }
}

/** A paragraph in which some lines change, these as the points of a list between the others. */
function partsOf(block: RootContent, changed: (line: Phrase) => Phrase | undefined): readonly RootContent[] {
  const lines = block.type === 'paragraph' ? linesOfBlock(block) : []
  const groups: { readonly isOwn: boolean; readonly lines: Phrase[] }[] = []
  for (const line of lines) {
    const own = changed(line)
    const last = groups.at(-1)
    if (last?.isOwn === (own !== undefined)) last.lines.push(own ?? line)
    else groups.push({ isOwn: own !== undefined, lines: [own ?? line] })
  }
  if (groups.every(({ isOwn }) => !isOwn)) return [block]
  return groups.flatMap((group): readonly RootContent[] =>
    group.isOwn ? [listOfLines(group.lines)] : paragraphsOf(group.lines),
  )
}

/** Signs between the words of a link and its address. */
const JOINT = /(?:[\s:：>|(（–—\-\u2190-\u21ff\u27a1]|\ufe0f){0,12}$/u

/** Words before an address that ends their line as the link that they are; any other line as it stands. */
function pressed(line: Phrase, { lang }: Context): Phrase {
  const address = findValues(line.text, lang).find(({ value }) => value.type === 'url')
  const url = hrefOf(address?.value)
  const words = address && trim(cut(line, 0, JOINT.exec(line.text.slice(0, address.start))?.index ?? 0))
  const isLast = address !== undefined && !/[\p{L}\p{N}]/u.test(line.text.slice(address.end))
  if (!url || !words || !isLast || words.text === '' || words.nodes.some(hasLink)) return line
  return toPhrase([{ type: 'link', url, children: [...words.nodes] as Link['children'] }])
}

/** Whether words lead somewhere: an address with more than a sign beside it, or a link with words of its own. */
function isNamedPlace({ text, nodes }: Phrase, { lang }: Context): boolean {
  const [address, ...others] = findValues(text, lang).filter(({ value }) => value.type === 'url')
  if (!address) return nodes.some(hasLink)
  const beside = text.slice(0, address.start) + text.slice(address.end)
  return others.length === 0 && /\p{L}/u.test(beside)
}
