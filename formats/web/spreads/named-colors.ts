import type { PhrasingContent, RootContent } from 'mdast'
import { meaningAbroad } from '../../../core/brief/color-words.ts'
import { meaningOf } from '../../../core/brief/lexicon.ts'
import { lineOfItem } from '../../../core/reading/facts/label.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { blocksUnder } from '../../../core/reading/section-blocks.ts'
import { plainText } from '../../../core/source/text.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { distance, toHex, toOklch } from '../../../core/theme/oklch.ts'
import { textOn } from '../../../core/theme/roles.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { Spread } from './spread.ts'

/** A colour as the copy names it. */
export interface NamedColor {
  readonly nodes: readonly PhrasingContent[]
  /** `#rrggbb`; undefined where nobody knows which colour its name stands for. */
  readonly color: string | undefined
}

/** Names of a block that are known as colours, as a count and as a part, for it to be a list of colours. */
const KNOWN = { count: 2, part: 0.4 } as const

/** Letters of a name of a colour. */
const NAME = 28

/**
 * The colours that a block lists, point by point or in a line; undefined where it lists something else. Things that are named
 * for their colour, as `linen`, are colours only beside one.
 */
export function colorsIn(block: RootContent): readonly NamedColor[] | undefined {
  const colors = namesIn(block).map(nodes => ({
    nodes,
    found: described(nodes) ?? found(nodes.map(plainText).join('')),
  }))
  const known = colors.filter(color => color.found !== undefined)
  const isList = known.length >= KNOWN.count && known.length >= colors.length * KNOWN.part
  if (!isList || known.every(color => color.found?.isThing)) return undefined
  return colors.map(color => ({ nodes: color.nodes, color: color.found?.hex }))
}

function namesIn(block: RootContent): readonly (readonly PhrasingContent[])[] {
  const names =
    block.type === 'list'
      ? block.children.map(item => lineOfItem(item)?.nodes ?? [])
      : block.type === 'paragraph'
        ? parted(block.children)
        : []
  return names.every(nodes => isName(nodes.map(plainText).join('')) || described(nodes)) ? names : []
}

/** The colour of a name in bold with a few words behind it that say how it looks: `**Tarn** – nearly black`. */
function described([name, ...words]: readonly PhrasingContent[]): ReturnType<typeof found> {
  const said = words.map(plainText).join('')
  if (name?.type !== 'strong' || said.length > LINE) return undefined
  const all = said.toLowerCase().match(/[\p{L}-]+/gu) ?? []
  const told = all.map(found).find(color => color && !color.isThing)
  if (!told) return undefined
  const { l, c, h } = toOklch(told.hex)
  return { ...told, hex: toHex({ l, c: c * DYED, h }) }
}

/** The chroma of a colour that is described, as a part of that of the plain word: dyes are softer than screens. */
const DYED = 0.7

/** Letters of what is said of a colour. */
const LINE = 48

function isName(text: string): boolean {
  return text.trim() !== '' && text.length <= NAME
}

/** The words of a line between the signs that part them. */
function parted(nodes: readonly PhrasingContent[]): readonly (readonly PhrasingContent[])[] {
  const [only, ...others] = nodes
  if (only?.type !== 'text' || others.length > 0) return []
  const parts = only.value.split(/\s*[／/·•、,;|\n]\s*/u).filter(Boolean)
  return parts.map(value => [{ ...only, value }])
}

/** The colour that words give or name. */
function found(text: string): { readonly hex: string; readonly isThing: boolean } | undefined {
  const given = /#[0-9a-f]{6}\b/iu.exec(text)?.[0]
  if (given) return { hex: given.toLowerCase(), isThing: false }
  const words = text.toLowerCase().trim()
  for (const name of new Set([words, words.split(/\s+/u).at(-1) ?? words])) {
    const meaning = meaningOf(name) ?? meaningAbroad(name)
    if (meaning?.kind === 'color' || meaning?.kind === 'tint')
      return { hex: meaning.hex, isThing: meaning.kind === 'tint' }
  }
  return undefined
}

/** The colours of a collection by their names in small letters, and those of the brief that stand for others near them. */
export interface Palette {
  readonly named: ReadonlyMap<string, string>
  readonly seeds: readonly string[]
}

/** How far apart two colours are at most of which the brief's stands for the other. */
const NEAR = 0.2

/** The colours that a copy lists with what each looks like; undefined where it shows pictures. */
export function paletteOf({ parts }: Reading, theme: Theme): Palette | undefined {
  const blocks = parts.flatMap(blocksUnder)
  if (blocks.some(block => block.type === 'paragraph' && block.children.some(({ type }) => type === 'image')))
    return undefined
  const listed = blocks.flatMap(block => colorsIn(block) ?? [])
  const known = listed.flatMap(({ nodes, color }) =>
    color ? [[nameOf(nodes).toLowerCase(), color] as const] : [],
  )
  return { named: new Map(known), seeds: theme.design.color.seeds }
}

/** The words that name a colour, without those that say how it looks. */
function nameOf(nodes: readonly PhrasingContent[]): string {
  const [name] = nodes
  return (name?.type === 'strong' ? plainText(name) : nodes.map(plainText).join('')).trim()
}

/** The theme in the colours that a copy lists, where its brief says none: fields and what stands out have the liveliest, the deep ground the darkest. */
export function inColorsOf(theme: Theme, { named }: Palette): Theme {
  const colors = [...new Set(named.values())]
  if (colors.length < KNOWN.count) return theme
  const fields = colors.filter(hex => distance(hex, theme.paperColor.paper) > NEAR)
  const [accent] = fields.toSorted((one, other) => toOklch(other).c - toOklch(one).c)
  const [inverse] = fields.toSorted((one, other) => toOklch(one).l - toOklch(other).l)
  if (accent === undefined || inverse === undefined) return theme
  const isRead = contrast(accent, theme.paperColor.paper) >= 4.5
  const own = {
    ...{ accent, onAccent: textOn(accent, 4.5), accentText: isRead ? accent : theme.paperColor.heading },
    ...{
      inverse,
      onInverse: textOn(inverse, 7),
      onInverseMuted: textOn(inverse, 4.5),
      accentOnInverse: textOn(inverse, 7),
    },
  }
  return { ...theme, color: { ...theme.color, ...own }, paperColor: { ...theme.paperColor, ...own } }
}

/** The colour of what a page shows: the first of the collection's that it names, or that a line in another voice gives it. */
export function shownColor(
  { title, blocks, goods, kind }: Spread,
  { named, seeds }: Palette,
): string | undefined {
  if (kind !== 'piece' && kind !== 'pieces') return undefined
  const text = [
    title.map(plainText).join(''),
    ...blocks.map(plainText),
    ...goods.map(item => item.title.text),
  ]
    .join('\n')
    .toLowerCase()
  const [first] = [...named.keys()]
    .map(name => ({
      name,
      at: text.search(new RegExp(`(?<!\\p{L})${name.replace(/[^\p{L}\p{N}]/gu, '.')}(?!\\p{L})`, 'u')),
    }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  const line = blocks.find(
    block => block.type === 'paragraph' && block.children.every(({ type }) => type === 'emphasis'),
  )
  const [told] = line
    ? plainText(line)
        .split(/\s*[,/·×+]\s*/u)
        .map(found)
    : []
  const color = first ? named.get(first.name) : told?.hex
  const [near] = seeds.toSorted((one, other) => distance(one, color ?? one) - distance(other, color ?? one))
  return color && near && distance(near, color) <= NEAR ? near : color
}
