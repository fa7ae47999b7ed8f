import type { PhrasingContent, RootContent } from 'mdast'
import { meaningAbroad } from '../../../core/brief/color-words.ts'
import { meaningOf } from '../../../core/brief/lexicon.ts'
import { shadedColor } from '../../../core/brief/palette.ts'
import { lineOfItem } from '../../../core/reading/facts/label.ts'
import type { Reading, Section } from '../../../core/reading/reading.ts'
import { blocksUnder } from '../../../core/reading/section-blocks.ts'
import { plainText } from '../../../core/source/text.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { distance, mixed, toHex, toOklch } from '../../../core/theme/oklch.ts'
import { textOn } from '../../../core/theme/roles.ts'
import { namedSeeds } from '../../../core/theme/scheme.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { nodesOf } from '../sections/items.tsx'
import { COUNTED } from './named-lines.ts'
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
  return names.every(nodes => isName(nameAndLook(nodes)[0]) || described(nodes)) ? names : []
}

/** The colour of a name with a few words behind it that say how it looks: `**Tarn** – nearly black`, `Tarn, a dark blue`. */
function described(nodes: readonly PhrasingContent[]): ReturnType<typeof found> {
  const [name, said] = nameAndLook(nodes)
  if (said === undefined || said.length > LINE) return undefined
  const all = said.toLowerCase().match(/[\p{L}-]+/gu) ?? []
  const looks = all.map(found)
  const at = looks.findIndex(color => color && !color.isThing)
  const isBold = nodes[0]?.type === 'strong'
  // A name may say its colour itself, and `the colour of a mouse` is that of a thing.
  const told = at >= 0 ? looks[at] : isBold ? undefined : (found(name) ?? looks.find(color => color))
  if (!told) return undefined
  const shade = at > 0 ? meaningOf(all[at - 1] ?? '') : undefined
  const hex = shade?.kind === 'shade' ? shadedColor(told.hex, shade.lightness, shade.chroma) : told.hex
  const { l, c, h } = toOklch(hex)
  return { ...told, hex: toHex({ l, c: c * DYED, h }) }
}

/** A name in bold, or before a comma or a dash, and what stands behind it. */
function nameAndLook(nodes: readonly PhrasingContent[]): readonly [name: string, look?: string] {
  const [first, ...others] = nodes
  if (first?.type === 'strong') return [plainText(first), others.map(plainText).join('')]
  const [, name, look] =
    /^([^\s,:–—]{2,20}(?: [^\s,:–—]{2,16})?)(?:,| [–—-]|:)\s+(\S.*)$/su.exec(nodes.map(plainText).join('')) ??
    []
  return name !== undefined && look !== undefined ? [name, look] : [nodes.map(plainText).join('')]
}

/** The chroma of a colour that is described, as a part of that of the plain word: dyes are softer than screens. */
const DYED = 0.7

/** Letters of what is said of a colour. */
const LINE = 64

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
export function found(text: string): { readonly hex: string; readonly isThing: boolean } | undefined {
  const given = /#[0-9a-f]{6}\b/iu.exec(text)?.[0]
  if (given) return { hex: given.toLowerCase(), isThing: false }
  const words = text.toLowerCase().trim()
  const veiled = veiledColor(words)
  if (veiled) return veiled
  for (const name of new Set([words, words.split(/\s+/u).at(-1) ?? words])) {
    const meaning = meaningOf(name) ?? meaningAbroad(name)
    if (meaning?.kind === 'color' || meaning?.kind === 'tint')
      return { hex: meaning.hex, isThing: meaning.kind === 'tint' }
  }
  return undefined
}

/** The colour of two words of which the first is a thing: `fog blue` is blue as it is seen in that. */
function veiledColor(words: string): ReturnType<typeof found> {
  const [veil = '', hue = '', ...others] = words.split(/\s+/u)
  const [over, under] = [meaningOf(veil), meaningOf(hue)]
  if (others.length > 0 || meaningOf(words) || over?.kind !== 'tint' || under?.kind !== 'color')
    return undefined
  return { hex: mixed(under.hex, over.hex, VEILED), isThing: false }
}

/** Share of the thing in such a colour. */
const VEILED = 0.55

/** The first colour of a thing of which one fact names colours and nothing else: `Colour: olive / rust`. */
function toldColor({ facts = [] }: Spread): string | undefined {
  for (const fact of facts) {
    const words = nodesOf(fact).map(plainText).join('')
    const colors = words.length > NAME ? [] : words.split(/\s*[／/・·•、,;+&]\s*/u).map(found)
    const told = colors.find(color => color && !color.isThing)
    if (told && colors.every(color => color)) return told.hex
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

/** The colour that a few words give as a hex, and no other. */
function givenIn(text: string): string | undefined {
  const given = new Set(text.toLowerCase().match(/#[0-9a-f]{6}\b/gu) ?? [])
  return given.size === 1 ? [...given][0] : undefined
}

/** The colour that a page is about: its copy gives it as a hex under its name. */
export function ownColor({ title, blocks, plates, kind }: Spread): string | undefined {
  if (plates.length > 0 || title.length === 0 || kind === 'voice') return undefined
  return givenIn([...title, ...blocks].map(plainText).join('\n'))
}

/** What a part is called without the number that it begins with. */
function calledBy({ heading }: Section): string {
  return (heading ? plainText(heading) : '')
    .replace(COUNTED, '')
    .replace(/\s*#[0-9a-f]{6}\b/iu, '')
    .trim()
}

/** Colours by the names of the parts that each give one. */
function headedColors(part: Section): readonly (readonly [name: string, color: string])[] {
  if (part.sections.length > 0) return part.sections.flatMap(headedColors)
  const [name, color] = [
    calledBy(part),
    givenIn([part.heading, ...part.blocks].map(block => (block ? plainText(block) : '')).join('\n')),
  ]
  return name !== '' && color ? [[name.toLowerCase(), color]] : []
}

/** The colours that a copy lists with what each looks like; undefined where it shows pictures. */
export function paletteOf({ parts }: Reading, theme: Theme): Palette | undefined {
  const blocks = parts.flatMap(blocksUnder)
  if (blocks.some(block => block.type === 'paragraph' && block.children.some(({ type }) => type === 'image')))
    return undefined
  const listed = blocks.flatMap(block => colorsIn(block) ?? [])
  const known = listed.flatMap(({ nodes, color }) =>
    color ? [[nameOf(nodes).toLowerCase(), color] as const] : [],
  )
  return { named: new Map([...known, ...parts.flatMap(headedColors)]), seeds: theme.design.color.seeds }
}

/** The words that name a colour, without those that say how it looks. */
function nameOf(nodes: readonly PhrasingContent[]): string {
  return nameAndLook(nodes)[0].trim()
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

/** Lightness (OKLCH) up to which a colour may be the deep ground of a book. */
const DEEP = 0.65

/** The theme whose deep ground is the darkest of several colours that the brief names: it wants no black beside them. */
export function inNamedDeep(theme: Theme): Theme {
  const seeds = namedSeeds(theme.design.color)
  if (seeds.length < KNOWN.count || theme.mode === 'dark' || seeds.includes(theme.paperColor.inverse))
    return theme
  const [inverse] = seeds.toSorted((one, other) => toOklch(one).l - toOklch(other).l)
  if (inverse === undefined || toOklch(inverse).l > DEEP) return theme
  const onInverse = textOn(inverse, 7)
  const own = { inverse, onInverse, onInverseMuted: textOn(inverse, 4.5), accentOnInverse: onInverse }
  return { ...theme, color: { ...theme.color, ...own }, paperColor: { ...theme.paperColor, ...own } }
}

/** The colour of what a page shows: the first of the collection's that it names, or that a line in another voice gives it. */
export function shownColor(spread: Spread, { named, seeds }: Palette): string | undefined {
  const { title, blocks, goods, kind } = spread
  if (kind !== 'piece' && kind !== 'pieces') return undefined
  const own = ownColor(spread) ?? toldColor(spread)
  if (own) return own
  const text = [
    title.map(plainText).join(''),
    ...blocks.map(plainText),
    ...goods.map(item => item.title.text),
  ]
    .join('\n')
    .toLowerCase()
  const [first] = namesAmong(text, named)
  const line = blocks.find(
    block => block.type === 'paragraph' && block.children.every(({ type }) => type === 'emphasis'),
  )
  const [told] = line
    ? plainText(line)
        .split(/\s*[,/·×+]\s*/u)
        .map(found)
    : []
  const color = first?.color ?? told?.hex
  const nearTo = (hex: string): string | undefined =>
    seeds
      .filter(seed => distance(seed, hex) <= NEAR)
      .toSorted((one, other) => distance(one, hex) - distance(other, hex))[0]
  const near = color && nearTo(color)
  // What would stand for several colours of the collection stands for none.
  const isShared =
    near !== undefined && new Set([...named.values()].filter(hex => nearTo(hex) === near)).size > 1
  return isShared ? color : (near ?? color)
}

/** A colour of a collection where a text names it. */
interface SaidColor {
  readonly color: string
  readonly at: number
}

/** The colours of a collection that a text names, in its order. */
function namesAmong(text: string, named: Palette['named']): readonly SaidColor[] {
  return [...named]
    .map(([name, color]) => ({
      color,
      at: text.search(new RegExp(`(?<!\\p{L})${name.replace(/[^\p{L}\p{N}]/gu, '.')}(?!\\p{L})`, 'u')),
    }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
}

/** Words that each name colours of the collection that go together. */
export interface Pairing {
  readonly nodes: readonly PhrasingContent[]
  readonly colors: readonly string[]
}

/** Colours that go together as the points of a list say; undefined where most of them name no two of the collection. */
export function pairingsIn(block: RootContent, { named }: Palette): readonly Pairing[] | undefined {
  if (block.type !== 'list' || named.size < KNOWN.count) return undefined
  const pairings = block.children.map(item => {
    const nodes = item.children.length === 1 ? (lineOfItem(item)?.nodes ?? []) : []
    return {
      nodes,
      colors: namesAmong(nodes.map(plainText).join('').toLowerCase(), named).map(one => one.color),
    }
  })
  const paired = pairings.filter(({ nodes, colors }) => nodes.length > 0 && colors.length > 1)
  return paired.length === pairings.length ? pairings : undefined
}
