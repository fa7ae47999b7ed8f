import type { Heading, Image, Paragraph, PhrasingContent, RootContent } from 'mdast'
import type { Document } from '../../../core/source/document.ts'
import { type Brand, readBrand } from './front-page.ts'
import { countWords, isHeading, isText, readLinks, readPictures } from './shapes.ts'

/** A picture and the words that belong under it. */
export interface Plate {
  readonly picture: Image
  readonly caption: readonly PhrasingContent[]
}

/** What two facing pages show. */
export interface Spread {
  readonly heading?: Heading
  /** One or two; none where the spread is words alone. */
  readonly plates: readonly Plate[]
  readonly blocks: readonly RootContent[]
}

/** A book of pictures. Every block of the document is in exactly one of `cover` and `spreads`. */
export interface Lookbook {
  readonly brand: Brand
  readonly cover: { readonly title: readonly PhrasingContent[]; readonly id?: string } & Spread
  readonly spreads: readonly Spread[]
}

/** Words up to which text stands beside a picture; longer text has a spread of its own before it. */
const BESIDE = 60

/** Reads a book of pictures: a title with its plate, then sections, each on one spread or several. */
export function readLookbook({ frontMatter, root, assets }: Document): Lookbook {
  const shown = root.children.filter(
    ({ type }) => type !== 'comment' && type !== 'footnoteDefinition' && type !== 'thematicBreak',
  )
  const title = shown.find(block => isHeading(block, 1))
  const heading = isHeading(title) ? title : undefined
  const [front = { blocks: [] }, ...sections] = toSections(shown.filter(block => block !== heading))
  const [cover = noSpread, ...more] = toSpreads(undefined, front.blocks, 1)
  const id = heading?.data?.slug
  const named = frontMatter['title']
  return {
    brand: readBrand(frontMatter, assets),
    cover: {
      ...cover,
      title: heading?.children ?? (typeof named === 'string' ? [{ type: 'text', value: named }] : []),
      ...(id !== undefined && { id }),
    },
    spreads: [...more, ...sections.flatMap(({ heading: own, blocks }) => toSpreads(own, blocks, 2))],
  }
}

const noSpread: Spread = { plates: [], blocks: [] }

interface Part {
  readonly heading?: Heading
  readonly blocks: RootContent[]
}

/** The blocks before the first heading, then those of each section. */
function toSections(blocks: readonly RootContent[]): readonly Part[] {
  const parts: Part[] = [{ blocks: [] }]
  for (const block of blocks) {
    if (isHeading(block) && block.depth <= 2) parts.push({ heading: block, blocks: [] })
    else parts.at(-1)?.blocks.push(block)
  }
  return parts
}

/** A section's spreads: its words beside its first pictures when they are few, and at most `most` plates on one. */
function toSpreads(
  heading: Heading | undefined,
  source: readonly RootContent[],
  most: number,
): readonly Spread[] {
  const { plates, blocks } = readPlates(source)
  const title = heading && { heading }
  if (plates.length === 0) return blocks.length > 0 || heading ? [{ ...title, plates, blocks }] : []
  const beside = countWords(blocks) <= BESIDE && blocks.every(block => isText(block) || readLinks(block))
  const groups = chunk(plates, most)
  if (beside)
    return groups.map((group, at) =>
      at === 0 ? { ...title, plates: group, blocks } : { plates: group, blocks: [] },
    )
  return [{ ...title, plates: [], blocks }, ...groups.map(group => ({ plates: group, blocks: [] }))]
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
function readPlates(source: readonly RootContent[]): {
  readonly plates: readonly Plate[]
  readonly blocks: readonly RootContent[]
} {
  const plates: Plate[] = []
  const blocks: RootContent[] = []
  for (const [at, block] of source.entries()) {
    const previous = source[at - 1]
    const pictures = readPictures(block)
    if (pictures) plates.push(...pictures.map(toPlate))
    else if (isCaption(block) && previous && readPictures(previous)) {
      const last = plates.pop()
      if (last) plates.push({ ...last, caption: [...last.caption, ...block.children] })
    } else blocks.push(block)
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
