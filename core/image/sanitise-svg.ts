import type { Element, Properties, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'

/** An SVG that can do nothing but be drawn, and what it lost. */
interface SafeSvg {
  readonly root: Element
  /** Names of what was taken out, for a message: `<script>`, `onclick`, `a link to another file`. */
  readonly removed: readonly string[]
  /** Whether it holds text that needs a font. */
  readonly hasText: boolean
  /** Pictures of its own size that a renderer makes on the way: one for each step of a filter and each mask, wherever they are used. */
  readonly layers: number
}

const maxElements = 50_000
const maxDepth = 200
/** Elements that would be drawn once every reference (`use`, patterns, masks) is followed. */
const maxDrawn = 200_000
const maxLayers = 1000

const shapes =
  'svg g defs symbol use path rect circle ellipse line polyline polygon image text tspan textPath title desc'
const paints = 'linearGradient radialGradient stop clipPath mask pattern marker filter style switch a'
const effects = `feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG
  feFuncR feGaussianBlur feMerge feMergeNode feOffset feTile`
const allowed: ReadonlySet<string> = new Set(`${shapes} ${paints} ${effects}`.split(/\s+/))
// These go without a word: they draw nothing, or only move what is drawn.
const silent = /^(?:metadata|animate\w*|set|mpath|view|cursor|fe\w+|.*:.*)$/

// Embedded pages go before parsing: an unclosed element of theirs would swallow the drawing after them.
const foreign = /<foreignObject\b[\s\S]*?<\/foreignObject\s*>/gi

/**
 * Reduces an SVG to the elements and attributes that draw. It is read as HTML reads SVG, so entities and document types
 * mean nothing, and written anew from the tree. Throws an Error when it nests or repeats beyond what can be drawn.
 */
export function sanitiseSvg(text: string): SafeSvg {
  const removed = new Set<string>()
  checkNesting(text)
  const drawing = text.replace(/<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/i, '').replace(foreign, () => {
    removed.add('<foreignObject>')
    return ''
  })
  const tree = fromHtml(drawing, { fragment: true, space: 'svg' })
  const root = tree.children.find(
    (node): node is Element => node.type === 'element' && node.tagName === 'svg',
  )
  if (!root) throw new Error('it has no svg element')
  let hasText = false
  const clean = (element: Element): Element => {
    hasText ||= element.tagName === 'text'
    const children = element.children.flatMap(child =>
      kept(child, element, removed).map(node => (node.type === 'element' ? clean(node) : node)),
    )
    return {
      ...element,
      properties: safeProperties(element.properties, removed),
      children: children as Element['children'],
    }
  }
  const safe = clean(root)
  const rules = styleOf(safe)
  const repeated = countRepeated(safe, targetsIn(rules))
  if (repeated(() => 1) > maxDrawn) throw new Error('its parts repeat one another too many times to be drawn')
  const styled = effectsIn(rules)
  const layers = repeated(element => styled + layersOf(element))
  if (layers > maxLayers) throw new Error('its filters and masks are more than can be drawn')
  return { root: safe, removed: [...removed], hasText, layers }
}

function checkNesting(text: string): void {
  let depth = 0
  let count = 0
  for (const [, close, selfClosing] of text.matchAll(/<(\/?)[a-z][^<>]*?(\/?)>/gi)) {
    depth += close ? -1 : selfClosing ? 0 : 1
    if (++count > maxElements * 2) throw new Error(`it has more than ${maxElements} elements`)
    if (depth > maxDepth) throw new Error(`its elements nest more than ${maxDepth} deep`)
  }
}

function kept(
  node: RootContent,
  parent: Element,
  removed: Set<string>,
): (Element | { type: 'text'; value: string })[] {
  if (node.type === 'text') return parent.tagName === 'style' ? safeStyle(node.value, removed) : [node]
  if (node.type !== 'element') return []
  if (allowed.has(node.tagName)) return [node]
  if (!silent.test(node.tagName)) removed.add(`<${node.tagName}>`)
  return []
}

/** Style rules are written without escapes, so what could end the element or hide a word is refused. */
function safeStyle(css: string, removed: Set<string>): { type: 'text'; value: string }[] {
  const value = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@import[^;]*;?/gi, () => {
    removed.add('@import')
    return ''
  })
  if (
    !/[<&\\]/.test(value) &&
    isLocal(value) &&
    !/expression\s*\(|-moz-binding|behavior\s*:|@font-face/i.test(value)
  )
    return [{ type: 'text', value }]
  removed.add('a style that reaches outside')
  return []
}

const dropped: ReadonlySet<string> = new Set([
  'src',
  'srcDoc',
  'action',
  'formAction',
  'target',
  'download',
  'ping',
])

function safeProperties(properties: Properties, removed: Set<string>): Properties {
  const safe: Properties = {}
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || typeof value === 'boolean') continue
    const text = Array.isArray(value) ? value.join(' ') : String(value)
    if (/^on/i.test(name)) removed.add(name.toLowerCase())
    else if (/^(?:href|xLinkHref)$/.test(name)) {
      if (/^\s*#/.test(text) || isPicture(text)) safe[name] = text.trim()
      else removed.add('a link to another file')
    } else if (!isLocal(text)) removed.add('a link to another file')
    else if (
      /^[a-z][a-zA-Z0-9-]*$/.test(name) &&
      !/^(?:xmlns|data|xLink|xmlBase)/.test(name) &&
      !dropped.has(name)
    )
      safe[name] = value
  }
  return safe
}

/** Whether every `url()` in a value points into the same file. */
function isLocal(value: string): boolean {
  if (/\\/.test(value) && /\\[0-9a-f]|url/i.test(value)) return false
  return (
    [...value.matchAll(/url\s*\(\s*(['"]?)\s*(.)?/gi)].every(([, , first]) => first === '#') &&
    !/image-set\s*\(|javascript:/i.test(value)
  )
}

function isPicture(text: string): boolean {
  return /^\s*data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]+$/i.test(text)
}

/**
 * Counts what would be drawn, each element for its weight. Ten uses of ten uses of … grow without bound in a file of a kilobyte. What a
 * style rule refers to may be drawn by any element. References in a circle count once: a renderer stops there as well.
 */
function countRepeated(
  root: Element,
  shared: readonly string[],
): (weight: (element: Element) => number) => number {
  const byId = new Map<string, Element>()
  visit(root, element => {
    if (typeof element.properties.id === 'string') byId.set(element.properties.id, element)
  })
  return weight => {
    const costs = new Map<Element, number>()
    const costOf = (element: Element): number => {
      const known = costs.get(element)
      if (known !== undefined) return known
      const own = weight(element)
      costs.set(element, own)
      let cost = own
      for (const id of [...targetsOf(element), ...shared]) {
        const target = byId.get(id)
        if (target) cost += costOf(target)
      }
      for (const child of element.children) if (child.type === 'element') cost += costOf(child)
      costs.set(element, Math.min(cost, maxDrawn + 1))
      return cost
    }
    return costOf(root)
  }
}

/** The style rules of a drawing. */
function styleOf(root: Element): string {
  const rules: string[] = []
  visit(root, element => {
    if (element.tagName !== 'style') return
    rules.push(...element.children.map(child => (child.type === 'text' ? child.value : '')))
  })
  return rules.join('\n')
}

/** Layers of an element itself: a step of a filter, a mask, and filters that are written where they are used. */
function layersOf({ tagName, properties: { filter, style } }: Element): number {
  return (/^(?:fe[A-Z]|mask$)/.test(tagName) ? 1 : 0) + effectsIn(`${filter ?? ''};${style ?? ''}`)
}

function effectsIn(css: string): number {
  return [...css.matchAll(effect)].length
}

const effect =
  /\b(?:blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia)\s*\(/gi

function visit(element: Element, see: (element: Element) => void): void {
  see(element)
  for (const child of element.children) if (child.type === 'element') visit(child, see)
}

function targetsOf(element: Element): string[] {
  return Object.entries(element.properties).flatMap(([name, value]) => {
    if (typeof value !== 'string') return []
    return /href$/i.test(name) && value.startsWith('#') ? [value.slice(1)] : targetsIn(value)
  })
}

function targetsIn(text: string): string[] {
  return [...text.matchAll(/url\s*\(\s*['"]?#([^'")\s]+)/gi)].map(match => match[1] ?? '')
}

/** The tree as a document of its own. */
export function asDocument(root: Element): Root {
  return {
    type: 'root',
    children: [{ ...root, properties: { xmlns: 'http://www.w3.org/2000/svg', ...root.properties } }],
  }
}
