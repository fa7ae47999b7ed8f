import type { List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { plainText } from '../../../core/source/text.ts'

/** When something was, and what is said of it. */
export interface Dated<Rest> {
  readonly when: string
  readonly rest: Rest
}

/** `2019`, `Mar 2021 - Present`, `2012–2014`. */
const span = String.raw`(?:\p{L}{3,10}\.?\s+)?\d{4}(?:\s*[-–—]\s*(?:(?:\p{L}{3,10}\.?\s+)?\d{2,4}|\p{L}{2,12}))?`
const opening = new RegExp(String.raw`^(${span})\s*[:|·]\s*`, 'u')

const whole = new RegExp(`^${span}$`, 'u')
const closing = new RegExp(String.raw`\s*(?:[|·•,]|\s[-–—])\s*(${span})\s*$|\s*\((${span})\)\s*$`, 'u')

/** Letters up to which a paragraph can be a line with a date rather than prose that ends in a year. */
const LINE = 120

/**
 * Reads the line below a station: it opens with emphasis, `*2017 - 2021* | Delft`, or ends with the date,
 * `**Delft** | 2017 - 2021`. When, and the rest without the bar.
 */
export function readDateLine(node: RootContent | undefined): Dated<readonly PhrasingContent[]> | undefined {
  if (node?.type !== 'paragraph') return undefined
  return readOpening(node) ?? (plainText(node).length <= LINE ? readClosing(node.children) : undefined)
}

/** Reads words that end with a date after a bar, a comma, a dash or in brackets: when, and the words before. */
export function readClosing(
  children: readonly PhrasingContent[],
): Dated<readonly PhrasingContent[]> | undefined {
  const before = children.slice(0, -1)
  const last = children.at(-1)
  if (last?.type === 'text') {
    const found = closing.exec(last.value)
    const when = found?.[1] ?? found?.[2]
    if (!found || when === undefined) return undefined
    const rest = [...before, ...trimmed(last.value.slice(0, found.index))]
    return rest.length === 0 ? undefined : { when: toSpan(when), rest }
  }
  const bar = before.at(-1)
  if (last?.type !== 'emphasis' || bar?.type !== 'text' || !/[|·•,(–—-]\s*$/.test(bar.value)) return undefined
  const when = plainText(last)
  if (!whole.test(when)) return undefined
  return {
    when: toSpan(when),
    rest: [...before.slice(0, -1), ...trimmed(bar.value.replace(/\s*[|·•,(–—-]\s*$/, ''))],
  }
}

function readOpening(node: Paragraph): Dated<readonly PhrasingContent[]> | undefined {
  const [first, second, ...more] = node.children
  const [words] = first?.type === 'emphasis' ? first.children : []
  if (first?.type !== 'emphasis' || first.children.length !== 1 || words?.type !== 'text') return undefined
  const rest =
    second?.type === 'text' ? trimmed(second.value.replace(/^\s*[|·,]\s*/, '')) : second ? [second] : []
  const { when, place } = splitPlace(words.value)
  return { when: toSpan(when), rest: [...place, ...rest, ...more] }
}

/** `June 2021 – Present · Portland`: only the time belongs into the column of dates. */
function splitPlace(text: string): { readonly when: string; readonly place: readonly PhrasingContent[] } {
  const parts = text.split(/\s*[|·•]\s*/)
  const when = parts.find(part => whole.test(part.trim()))
  if (when === undefined || parts.length === 1) return { when: text, place: [] }
  return { when, place: trimmed(parts.filter(part => part !== when).join(' · ')) }
}

/** The items of a list in which each opens with a year, `2025: Keynote`; undefined for any other list. */
export function readDatedItems(list: List): readonly Dated<readonly RootContent[]>[] | undefined {
  const items = list.children.map(readDatedItem)
  return items.every(item => item !== undefined) ? items : undefined
}

function readDatedItem({ children: [line, ...more] }: ListItem): Dated<readonly RootContent[]> | undefined {
  const text = line?.type === 'paragraph' ? line.children[0] : undefined
  const found = text?.type === 'text' ? opening.exec(text.value) : null
  if (line?.type !== 'paragraph' || text?.type !== 'text' || !found) return undefined
  const words = [...trimmed(text.value.slice(found[0].length)), ...line.children.slice(1)]
  const said: Paragraph = { ...line, children: words }
  return { when: toSpan(found[1] ?? ''), rest: [said, ...more] }
}

/** A span of time with its dash. */
function toSpan(text: string): string {
  return text
    .trim()
    .replace(/\s+[-—]\s+/, ' – ')
    .replace(/(\d)[-—](\d)/, '$1–$2')
}

/** What is left of a text: without the id of the whole, because an edit of a part must not replace it. */
function trimmed(value: string): PhrasingContent[] {
  return value === '' ? [] : [{ type: 'text', value }]
}
