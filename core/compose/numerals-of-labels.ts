/** Finds the numeral that a label stands for: `free berths biggest` is said of how many there are. */
import { type Element, isElement } from './tree.ts'

/** Labels that a brief names, and the one numeral beside each. */
export interface Numerals {
  readonly numerals: ReadonlySet<Element>
  readonly labels: ReadonlySet<Element>
}

/** The numerals beside what is meant, where that is the label of a figure. */
export function numeralsOfLabels(root: Element, isMeant: (element: Element) => boolean): Numerals {
  const found = { numerals: new Set<Element>(), labels: new Set<Element>() }
  collect(root, isMeant, false, found)
  return found
}

interface Open {
  readonly labels: readonly Element[]
  readonly numerals: readonly Element[]
}

/** What of labels and numerals under an element has no other yet. */
function collect(
  element: Element,
  isMeant: (element: Element) => boolean,
  isLabel: boolean,
  found: { readonly numerals: Set<Element>; readonly labels: Set<Element> },
): Open {
  if (NUMERAL.test(element.part ?? '')) return { labels: [], numerals: [element] }
  const within = isLabel || LABEL.test(element.part ?? '')
  if (within && isMeant(element)) return { labels: [element], numerals: [] }
  const open = element.children
    .filter(child => isElement(child))
    .map(child => collect(child, isMeant, within, found))
  const labels = open.flatMap(one => one.labels)
  const numerals = open.flatMap(one => one.numerals)
  const [numeral, ...others] = numerals
  if (!numeral || labels.length === 0) return { labels, numerals }
  // Beside several it is not sure whose it is.
  if (others.length > 0) return { labels: [], numerals }
  found.numerals.add(numeral)
  for (const label of labels) for (const one of allIn(label)) found.labels.add(one)
  return { labels: [], numerals: [] }
}

/** An element and all that stands in it: a label may be one word in several elements. */
function allIn(element: Element): readonly Element[] {
  return [element, ...element.children.filter(child => isElement(child)).flatMap(allIn)]
}

const NUMERAL = /^(?:numeral|stat-value)$/
const LABEL = /^(?:figure-label|stat-label)$/
