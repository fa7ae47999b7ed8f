/** Draws how full something is, under the line that tells it: `63 %`, `£14,300 of £40,000`. */
import type { PartKey } from '../../brief/design.ts'
import { readNumber, unitOf } from '../../reading/values/plain-number.ts'
import { mixed } from '../../theme/oklch.ts'
import type { Theme } from '../../theme/theme.ts'
import { toNodes } from '../jsx-runtime.ts'
import type { Place } from '../part-tests.ts'
import { isInLine, isRow } from '../rows.ts'
import { isLeaf } from '../set-apart.ts'
import type { Sheet } from '../sheet.ts'
import { type Element, isElement, type Node, textOf } from '../tree.ts'
import { leadsTo, placeOf, replaced } from './find-series.ts'
import { markOn } from './plots.tsx'

/** Sheets with a gauge where the words of a wish are told with a share; undefined where they are with none. */
export function withGauge(
  sheets: readonly Sheet[],
  key: PartKey,
  theme: Theme,
  at: (sheet: Sheet) => Place,
): readonly Sheet[] | undefined {
  const found = sheets.flatMap(({ root }) => toldIn(root, key, theme.lang, ''))
  const lengthOf = ({ element }: Told): number => textOf(element).length
  const [best] = found.toSorted(
    (one, other) => Number(other.isNamed) - Number(one.isNamed) || lengthOf(one) - lengthOf(other),
  )
  if (!best) return undefined
  return sheets.map(sheet => {
    const place = placeOf(sheet.root, best.element, at(sheet))
    if (!place) return sheet
    const made = gauged(best.element, barOf(best.share, theme, place))
    return { ...sheet, root: replaced(sheet.root, best.element, made) }
  })
}

interface Told {
  readonly element: Element
  /** 0–1 */
  readonly share: number
  /** It says the words itself, and not only its heading. */
  readonly isNamed: boolean
}

/** Letters of what tells one share. */
const LONGEST = 420

/** The innermost elements that say the words of a wish, or stand under a heading that does, and hold a share. */
function toldIn(element: Element, key: PartKey, lang: string, heading: string): readonly Told[] {
  if (element.tagName === 'nav' || element.properties.ariaHidden || isInLine(element)) return []
  let own = heading
  const inner = element.children.flatMap(child => {
    if (!isElement(child)) return []
    if (/^h[1-6]$/.test(child.tagName)) own = textOf(child)
    return toldIn(child, key, lang, own)
  })
  const text = textOf(element)
  // What holds nothing else may hold a finer line for it too.
  const [only] = inner
  const isWhole = only && textOf(only.element) === text && !/^(?:main|body|article)$/.test(element.tagName)
  if (isWhole) return [{ ...only, element }]
  if (inner.length > 0 || text.length > LONGEST || /^(?:h[1-6]|ul|ol|table)$/.test(element.tagName))
    return inner
  const share = shareIn(text, lang)
  const isNamed = leadsTo(text, key)
  return share !== undefined && (isNamed || leadsTo(heading, key)) ? [{ element, share, isNamed }] : []
}

const AMOUNT = "[\\p{Sc}]?\\s?\\p{N}(?:[.,'’]?\\p{N})*(?:\\s\\p{N}{3})*\\s?(?:[kKmM]\\b|[\\p{Sc}])?"
const OF =
  '(?:/|(?<!\\p{L})(?:of|toward|towards|von|aus|av|de|du|des|sur|di|su|da|do|van|z|ze|od|з|із|από|goal|target|ziel|mål|meta|objectif|objetivo)(?!\\p{L}))'
const PAIR = new RegExp(
  `(?<part>${AMOUNT})[^.!?\\p{N}]{0,24}?${OF}[^.!?\\p{N}]{0,24}?(?<whole>${AMOUNT})`,
  'u',
)

/** The share that a text tells: the only one in per cent, or a part and its whole in one unit. */
function shareIn(text: string, lang: string): number | undefined {
  const shares = [...text.matchAll(/(\p{N}{1,3}(?:[.,]\p{N})?)\s?%/gu)]
  const [share] = shares
  if (shares.length === 1 && share) return inRange((readNumber(share[1] ?? '', lang) ?? Number.NaN) / 100)
  const { part = '', whole = '' } = PAIR.exec(text)?.groups ?? {}
  if (unitOf(part) !== unitOf(whole)) return undefined
  return inRange(
    (readNumber(part.trim(), lang) ?? Number.NaN) / (readNumber(whole.trim(), lang) ?? Number.NaN),
  )
}

function inRange(share: number): number | undefined {
  return share >= 0 && share <= 1 ? share : undefined
}

/** What is told over its gauge, in place of a finer line that a format draws for it. */
function gauged(element: Element, bar: Node): Element {
  const line = lineIn(element)
  if (line) return replaced(element, line, bar as Element)
  if (isLeaf(element) || isRow(element) || element.tagName === 'table') {
    const { marginTop, marginBottom, span, grow, basis, width, ...style } = element.style
    const outer = { marginTop, marginBottom, span, grow, basis, width }
    const standing = Object.fromEntries(Object.entries(outer).filter(([, value]) => value !== undefined))
    const isItem = element.tagName === 'li'
    const inner: Element = { ...element, ...(isItem && { tagName: 'div', properties: {} }), style }
    const tagName = isItem ? 'li' : 'div'
    return {
      type: 'element',
      tagName,
      properties: {},
      part: 'device',
      style: standing,
      children: [inner, bar],
    }
  }
  return { ...element, children: [...element.children, bar] }
}

function lineIn(element: Element): Element | undefined {
  for (const child of element.children) {
    if (!isElement(child)) continue
    const found = child.part === 'share' ? child : lineIn(child)
    if (found) return found
  }
  return undefined
}

function barOf(share: number, theme: Theme, place: Place): Node {
  const ground = place.ground ?? theme.color.paper
  const height = Math.round(Math.max(place.size, theme.type.base) * 1.3)
  const radius = Math.min(theme.radius, height / 2)
  const [bar] = toNodes(
    <div
      ariaHidden
      part="gauge"
      style={{
        ...{ height, padding: 3, radius, border: { width: 2, color: mixed(ground, place.color, 0.55) } },
        ...{ margin: [Math.round(place.size * 0.45), 0, Math.round(place.size * 0.3), 0] },
      }}
    >
      <div
        style={{
          ...{ width: `${Math.max(Math.round(share * 1000) / 10, 1)}%`, height: height - 10 },
          ...{ background: markOn(theme, place), radius: Math.max(radius - 4, 0) },
        }}
      />
    </div>,
  )
  return bar as Node
}
