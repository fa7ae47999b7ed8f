/** Gives the bar beside an entry the colour that the brief has for that entry: `paper blue, glass green`, `only what is short in orange`. */
import type { PartKey } from '../brief/design.ts'
import type { Theme } from '../theme/theme.ts'
import type { Sheet } from './sheet.ts'
import { type Element, isElement } from './tree.ts'

/** Colours of entries by what their words are in: that which was moved to be read, too. */
type Named = ReadonlyMap<string, string>

/** The sheets with the bars of entries that are named in a colour in that colour. */
export function withColoredBars(
  sheets: readonly Sheet[],
  { design: { parts = {}, color } }: Theme,
  moved: readonly { readonly part: PartKey; readonly to: string }[],
): readonly Sheet[] {
  const named = new Map(
    (Object.keys(parts) as PartKey[]).flatMap((key): readonly (readonly [string, string])[] => {
      const own = parts[key]?.color
      if (!key.startsWith('said:') || !own || color.seeds.includes(own)) return []
      const tones = moved.filter(({ part }) => part === key).map(({ to }) => to)
      return [own, ...tones].map(tone => [tone, own] as const)
    }),
  )
  return named.size === 0 ? sheets : sheets.map(sheet => ({ ...sheet, root: barred(sheet.root, named) }))
}

/** The smallest box of words in one such colour and of a bar: its bar has the colour. */
function barred(element: Element, named: Named): Element {
  const children = element.children.map(child => (isElement(child) ? barred(child, named) : child))
  const own = children.every((child, at) => child === element.children[at])
    ? element
    : { ...element, children }
  if (own !== element || ROW.has(element.tagName)) return own
  const [hex, ...others] = [...inksIn(element, named)]
  return hex && others.length === 0 && barsIn(element) <= MOST ? recolored(element, hex) : own
}

/** Words in a line hold no bar. */
const ROW: ReadonlySet<string> = new Set(['span', 'strong', 'em', 'a'])

/** Bars of one entry at most: the bar and the track that it runs in. */
const MOST = 2

function inksIn({ style, children }: Element, named: Named): ReadonlySet<string> {
  const inner = children.flatMap(child => (isElement(child) ? [...inksIn(child, named)] : []))
  const own = named.get(style.color ?? '')
  return new Set(own ? [own, ...inner] : inner)
}

/** A field of colour without words: a bar, as long as its figure. One that takes no room is a ground. */
function isBar({ style: { background, position }, children, tagName }: Element): boolean {
  return (
    position !== 'absolute' &&
    typeof background === 'string' &&
    background !== 'transparent' &&
    children.length === 0 &&
    tagName !== 'hr'
  )
}

function barsIn(element: Element): number {
  return (
    (isBar(element) ? 1 : 0) +
    element.children.reduce((sum, child) => sum + (isElement(child) ? barsIn(child) : 0), 0)
  )
}

/** The last bar has the colour: a track is drawn before what runs in it. */
function recolored(element: Element, hex: string): Element {
  if (isBar(element)) return { ...element, style: { ...element.style, background: hex } }
  const at = element.children.findLastIndex(child => isElement(child) && barsIn(child) > 0)
  const child = element.children[at]
  if (!child || !isElement(child)) return element
  return { ...element, children: element.children.with(at, recolored(child, hex)) }
}
