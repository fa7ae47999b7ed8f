import type { Image, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { picturesIn } from '../../../core/reading/things/kinds.ts'
import { linksOf } from '../../../core/reading/lists/links.ts'
import type { Item, Reading, Section } from '../../../core/reading/reading.ts'
import { findAsset } from '../../../core/source/find-asset.ts'
import { blocksUnder, countWords } from '../pages/page.ts'
import { headingOf, nodesOf } from '../sections/items.tsx'
import { anchorOf } from '../../../core/compose/index.ts'

/** A picture and the words that belong under it. */
export interface Plate {
  readonly picture: Image
  readonly caption: readonly PhrasingContent[]
}

/** What two facing pages show. */
export interface Spread {
  readonly title: readonly PhrasingContent[]
  readonly id?: string
  /** One or two; none where the spread is words alone. */
  readonly plates: readonly Plate[]
  readonly blocks: readonly RootContent[]
  /** Things with their prices. */
  readonly goods: readonly Item[]
}

/** Words up to which text stands beside a picture; longer text has a spread of its own before it. */
const BESIDE = 60
/** Goods up to which they stand beside a picture. */
const GOODS = 4

/** The spreads of a part: those of its entries where it is a list of them, else its own. */
export function spreadsOfPart(part: Section, { assets }: Reading): readonly Spread[] {
  const isEntries = part.list === 'spreads' && part.items.some(item => headingOf(item) === undefined)
  if (isEntries) return part.items.flatMap(item => toSpreads(spreadOfItem(item, assets), 2))
  const [only] = part.items
  if (part.list === 'spreads' && only) {
    const { before, after } = aroundGoods(part, only)
    return [
      ...toSpreads({ ...words(part), ...platesIn(before), goods: only.items }, 2),
      ...toSpreads({ title: [], ...platesIn(after), goods: [] }, 2),
    ]
  }
  return toSpreads({ ...words(part), ...platesIn(blocksUnder(part)), goods: [] }, 2)
}

/** The text of a part before its things and after them: where to order stands below what there is. */
function aroundGoods(
  { blocks }: Section,
  { text, items }: Item,
): { readonly before: readonly RootContent[]; readonly after: readonly RootContent[] } {
  const last = items.length > 0 ? blocks.findLastIndex(block => !text.includes(block)) : blocks.length
  const isAfter = (block: RootContent): boolean => last >= 0 && blocks.indexOf(block) > last
  return { before: text.filter(block => !isAfter(block)), after: text.filter(isAfter) }
}

function words({ heading, made }: Section): Pick<Spread, 'title' | 'id'> {
  return { title: heading?.children ?? [], ...(!made && anchorOf(heading)) }
}

/** An entry of the front matter; a picture that is only named, and not there, leaves its place to the words. */
function spreadOfItem(item: Item, assets: Reading['assets']): Spread {
  const { image, description } = item.parts
  const asset = image && findAsset(assets, image.text)
  const picture: Image | undefined =
    image && asset !== undefined ? { type: 'image', url: image.text, alt: '', data: { asset } } : undefined
  const { plates, blocks } = platesIn([
    ...(description?.blocks ?? []),
    ...item.facts.map(fact => ({ type: 'paragraph' as const, children: [...nodesOf(fact)] })),
    ...item.text,
  ])
  return {
    title: item.title.nodes,
    plates: [...(picture ? [{ picture, caption: [] }] : []), ...plates],
    blocks,
    goods: item.items,
  }
}

/** Divides what is too much for one spread: long words stand before their pictures, and at most `most` plates on one. */
export function toSpreads(spread: Spread, most: number): readonly Spread[] {
  const { plates, blocks, goods, ...title } = spread
  if (plates.length === 0) return blocks.length + goods.length + title.title.length > 0 ? [spread] : []
  const isBeside =
    countWords(blocks) <= BESIDE &&
    goods.length <= GOODS &&
    blocks.every(block => block.type === 'paragraph' || linksOf(block))
  const groups = chunk(plates, goods.length > 0 ? 1 : most)
  const bare = groups.map(group => ({ title: [], plates: group, blocks: [], goods: [] }))
  if (!isBeside) return [{ ...title, plates: [], blocks, goods }, ...bare]
  return bare.map((group, at) => (at === 0 ? { ...group, ...title, blocks, goods } : group))
}

/** Pairs, or singles; a plate that would be left alone at the end stands alone at the beginning, larger. */
function chunk(plates: readonly Plate[], most: number): readonly (readonly Plate[])[] {
  const [first, ...others] = plates
  if (first === undefined) return []
  const alone = most === 1 || plates.length % 2 === 1
  if (alone) return [[first], ...chunk(others, 2)]
  const groups: (readonly Plate[])[] = []
  for (let at = 0; at < plates.length; at += 2) groups.push(plates.slice(at, at + 2))
  return groups
}

/** Pictures with the lines of emphasis or the titles that follow them; all other blocks stay as they are. */
export function platesIn(source: readonly RootContent[]): Pick<Spread, 'plates' | 'blocks'> {
  const plates: Plate[] = []
  const blocks: RootContent[] = []
  for (const [at, block] of source.entries()) {
    const previous = source[at - 1]
    const pictures = picturesIn(block)
    if (pictures.length > 0) plates.push(...pictures.map(toPlate))
    else if (isCaption(block) && previous && picturesIn(previous).length > 0) {
      const last = plates.pop()
      if (last) plates.push({ ...last, caption: [...last.caption, ...block.children] })
    } else if (block.type !== 'thematicBreak') blocks.push(block)
  }
  return { plates, blocks }
}

function toPlate(picture: Image): Plate {
  return { picture, caption: picture.title ? [{ type: 'text', value: picture.title }] : [] }
}

/** A paragraph of nothing but emphasis. */
function isCaption(block: RootContent): block is Paragraph {
  return block.type === 'paragraph' && block.children.every(child => child.type === 'emphasis')
}
