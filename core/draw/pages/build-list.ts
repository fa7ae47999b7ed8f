import type { Style } from '../../compose/style.ts'
import { type Element, isElement } from '../../compose/tree.ts'
import { bulletLabel, continuedPart, hasLabels, numberLabel } from '../list-label.ts'
import type { Block, Container, Marker } from './block.ts'
import { keptBlock } from './kept-blocks.ts'
import { enter, placeOf, type Surroundings } from './surroundings.ts'
import { leafMark, openNode } from '../structure.ts'
import { fullStyle } from '../text-properties.ts'
import { plainRun, toTextStyle } from './text/line.ts'

/** A list whose items have their markers in its padding. */
export function buildList(element: Element, style: Style, inner: Surroundings): Container {
  const numbered = element.tagName === 'ol'
  const nested = numbered
    ? { ...inner, numbers: inner.numbers + 1 }
    : { ...inner, bullets: inner.bullets + 1 }
  return {
    kind: 'container',
    tagName: element.tagName,
    style,
    text: inner.text,
    place: placeOf(element),
    children: hasLabels(element)
      ? markedItems(element, nested)
      : inner.session.steps.buildChildren(element.children, nested, element),
  }
}

function markedItems(list: Element, around: Surroundings): Block[] {
  const blocks: Block[] = []
  let number = list.properties.start ?? 1
  for (const child of list.children) {
    if (!isElement(child, 'li') || child.part === continuedPart) {
      blocks.push(...around.session.steps.buildChildren([child], around, list))
      continue
    }
    number = child.properties.value ?? number
    const label = list.tagName === 'ol' ? numberLabel(number, around.numbers) : bulletLabel(around.bullets)
    const block = keptBlock(child, around, () => buildItem(child, around, label), label)
    if (block !== undefined) blocks.push(block)
    number += 1
  }
  return blocks
}

/** An item without a marker. */
export function listItem(element: Element, around: Surroundings): Block | undefined {
  return element.style.display === 'none' ? undefined : buildItem(element, around, undefined)
}

function buildItem(element: Element, around: Surroundings, label: string | undefined): Container | undefined {
  const style = fullStyle(element)
  if (style.display === 'none') return undefined
  const inner = enter(element, style, around)
  const marker = label === undefined ? undefined : markerOf(element, inner, label)
  const body = inner.node?.role === 'LI' ? openNode(inner.node, 'LBody') : inner.node
  return {
    kind: 'container',
    tagName: 'li',
    style,
    text: inner.text,
    place: placeOf(element),
    marker,
    children: inner.session.steps.buildChildren(element.children, { ...inner, node: body }, element),
  }
}

function markerOf(element: Element, inner: Surroundings, label: string): Marker {
  const { text, session } = inner
  const { checked } = element.properties
  if (checked !== undefined) return { kind: 'checkbox', checked, size: text.size, color: text.color }
  const mark =
    inner.node?.role === 'LI' ? leafMark(session.structure, openNode(inner.node, 'Lbl')) : undefined
  const style = { ...toTextStyle(text, plainRun), tabular: true, uppercase: false, tracking: 0 }
  const inline = { kind: 'text', text: label, style, mark } as const
  return { kind: 'text', inline, lang: text.lang, dir: text.dir }
}
