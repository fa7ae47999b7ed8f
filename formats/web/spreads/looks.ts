import type { Image, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { headingOf, paragraphOf } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import { cut, joinLines } from '../../../core/reading/facts/phrase.ts'
import type { Section } from '../../../core/reading/reading.ts'
import { picturesIn } from '../../../core/reading/things/kinds.ts'
import { baseName } from '../../../core/source/find-asset.ts'
import { plainText } from '../../../core/source/text.ts'
import { findValues } from '../../../core/reading/values/read-value.ts'
import { countWords } from '../pages/page.ts'
import { isPicture } from './chapter-things.ts'
import { COUNTED, isPriceAlone, namedLines } from './named-lines.ts'
import { picturedThings, withPicturesBelow } from './pictured-things.ts'

/** Pictures and things from which on a book shows one beside the other, and words of a thing at most. */
const LEAST = 2
const WORDS = 90

/**
 * The parts of a book with each picture at the thing that it shows: things that a paragraph or a line names in bold are headed, a
 * picture above a heading stands below it, and pictures that stand together are dealt by their names, or in their order where
 * there are as many. A part of which that is not so stays as it is.
 */
export function looksOf(parts: readonly Section[], lang: string): readonly Section[] {
  const isBook = parts.some(part => part.blocks.some(isPicture) || part.sections.some(holdsPictures))
  if (!isBook) return closingApart(parts).map(part => (part.heading ? part : withPricedThings(part, lang)))
  const below = parts.map(part => picturesBelow(withNamedThings(part, lang)))
  const dealt = dealtPictures(below, lang)
  return dealt
    .map((part, at) => {
      if (picturedThings(part) === undefined && part === below[at]) return parts[at] ?? part
      const { list: _, ...shown } = part
      return { ...shown, items: [] }
    })
    .filter(isFilled)
}

/** Parts of which what stands below a line under the last thing is said of all, and is no more of that. */
function closingApart(parts: readonly Section[]): readonly Section[] {
  const last = parts.at(-1)
  const at = last?.blocks.findIndex(({ type }) => type === 'thematicBreak') ?? -1
  const areThings = parts.filter(({ heading }) => heading && COUNTED.test(plainText(heading))).length > LEAST
  if (!last?.heading || at < 1 || last.sections.length > 0 || !areThings) return parts
  const { list: _, ...thing } = last
  const own = last.blocks.slice(0, at)
  const left = { ...thing, items: [], lead: own, rest: [], blocks: own }
  return [...parts.slice(0, -1), left, { ...bare, blocks: last.blocks.slice(at + 1) }]
}

function holdsPictures({ blocks }: Section): boolean {
  return blocks.some(isPicture)
}

function picturesBelow(part: Section): Section {
  const { lead, sections } = withPicturesBelow({ lead: part.blocks, sections: part.sections })
  return sections === part.sections ? part : { ...part, blocks: lead, sections }
}

/** Things that have a page each in a book without pictures, at most. */
const PAGES = 12

/** A part without a heading, of which each thing that is named in bold has its price: each under a heading of its own. */
function withPricedThings(part: Section, lang: string): Section {
  const named = withNamedThings(part, lang)
  const things = named.sections.filter(({ heading }) => heading)
  const arePriced = things.every(({ blocks }) =>
    blocks.some(block => findValues(plainText(block), lang).some(({ value }) => value.type === 'money')),
  )
  if (named === part || !arePriced || things.length > PAGES) return part
  const { list: _, ...shown } = named
  return { ...shown, items: [] }
}

/** A part whose things are named in bold, each under a heading of its own; what stands below lines of them is said of all. */
function withNamedThings(part: Section, lang: string): Section {
  if (part.sections.length > 0) return part
  const lead: RootContent[] = []
  const sections: Section[] = []
  let last: RootContent[] = lead
  for (const block of part.blocks) {
    const things = thingsNamedIn(block, lang)
    const isAfter = last !== lead && (reaches(plainText(block)) || block.type === 'thematicBreak')
    if (things.length === 0 && !isAfter) last.push(block)
    for (const { title, blocks } of things) {
      last = [...blocks]
      sections.push({ ...bare, heading: headingOf({ nodes: title }, 3), blocks: last })
    }
    if (things.length > 1 || isAfter) {
      last = isAfter && block.type !== 'thematicBreak' ? [block] : []
      sections.push({ ...bare, blocks: last })
    }
  }
  const filled = sections.filter(({ heading, blocks }) => heading || blocks.length > 0)
  return filled.filter(({ heading }) => heading).length >= LEAST
    ? { ...part, blocks: lead, sections: filled.map(pricedLast(lang)) }
    : part
}

const bare: Section = {
  ...{ meanings: [], kind: 'prose', because: '', facts: [], lead: [], items: [], rest: [] },
  ...{ blocks: [], sections: [], place: 'body' },
}

interface Named {
  readonly title: readonly PhrasingContent[]
  readonly blocks: readonly RootContent[]
}

/** Letters of a name in bold. */
const NAME = 40
/** What joins a name to what is said of it. */
const JOINT = /^\s*(?:[–—·|,-]\s*)*/u

/** The things that a block names in bold: one, with which it begins, or one a line. */
function thingsNamedIn(block: RootContent, lang: string): readonly Named[] {
  const lines = namedLines(block, lang)
  if (lines.length > 0)
    return lines.map(({ title, parts: { description, price } }) => ({
      title: title.nodes,
      blocks: [...(description?.blocks ?? []), ...(price?.blocks ?? [])],
    }))
  const [name, next] = block.type === 'paragraph' ? block.children : []
  const text = name?.type === 'strong' ? plainText(name) : ''
  const isLabel = /[:：]\s*$/u.test(text) || (next?.type === 'text' && /^\s*[:：]/u.test(next.value))
  const [line, ...more] = linesOfBlock(block)
  if (name?.type !== 'strong' || !line || isLabel || text === '' || text.length > NAME) return []
  const opening = cut(line, text.length)
  const said = cut(opening, JOINT.exec(opening.text)?.[0].length ?? 0)
  const all = [...(said.text === '' ? [] : [said]), ...more]
  return [{ title: name.children, blocks: all.length > 0 ? [paragraphOf(joinLines(all))] : [] }]
}

/** What a thing costs at its end, where it is all that stands beside its name. */
function pricedLast(lang: string): (thing: Section) => Section {
  return thing => {
    const [first, ...others] = thing.blocks.filter(block => !isPicture(block))
    const isPrice = first !== undefined && others.length > 0 && isPriceAlone(plainText(first), lang)
    const blocks = isPrice ? [...thing.blocks.filter(block => block !== first), first] : thing.blocks
    return { ...thing, blocks }
  }
}

/** Where somebody is reached: it is said of the whole book. */
function reaches(text: string): boolean {
  return /\S@\S+\.\S|https?:/.test(text)
}

/** Parts of which pictures that stood together are dealt to the things; the same ones where there are not as many of both. */
function dealtPictures(parts: readonly Section[], lang: string): readonly Section[] {
  const all = parts.flatMap(part => [part, ...part.sections])
  const loose = all.flatMap(looseIn)
  const pictures = loose.flatMap(({ blocks }) => blocks.flatMap(picturesIn))
  if (pictures.length < LEAST) return parts
  const things = all.filter(part => isThing(part, lang))
  if (pictures.length !== things.length) return parts
  const byThing = pictureOfEach(things, pictures)
  const taken = new Set(loose.flatMap(({ blocks }) => blocks))
  const caption = loose.flatMap(({ heading }) => heading?.children ?? [])
  const dealt = (part: Section): Section => {
    const picture = byThing.get(part)
    const isGallery = part.heading && part.blocks.length > 0 && part.blocks.every(block => taken.has(block))
    const left = part.blocks.filter(block => !taken.has(block))
    const sections = part.sections.map(dealt).filter(isFilled)
    const isSame = !picture && left.length === part.blocks.length
    if (isSame && sections.every((section, at) => section === part.sections[at])) return part
    const { heading: _, ...unheaded } = part
    const above = picture ? [paragraphWith(picture), ...(picture === pictures[0] ? named(caption) : [])] : []
    return { ...(isGallery ? unheaded : part), blocks: [...above, ...left], sections }
  }
  return parts.map(dealt)
}

function isFilled({ heading, blocks, sections }: Section): boolean {
  return heading !== undefined || blocks.length + sections.length > 0
}

/** What headed pictures, said below the first of them. */
function named(caption: readonly PhrasingContent[]): readonly RootContent[] {
  return caption.length > 0
    ? [{ type: 'paragraph', children: [{ type: 'emphasis', children: [...caption] }] }]
    : []
}

function paragraphWith(picture: Image): Paragraph {
  return { type: 'paragraph', children: [picture] }
}

/** Pictures of a part that belong to none of its words: all that it has, or several that stand together; and what heads them alone. */
function looseIn({ heading, blocks, sections }: Section): {
  readonly heading?: Section['heading']
  readonly blocks: readonly RootContent[]
} {
  const pictures = blocks.filter(isPicture)
  const isGallery = pictures.length === blocks.length && sections.length === 0
  if (isGallery) return { ...(heading && { heading }), blocks: pictures }
  const from = blocks.findIndex(isPicture)
  const run = blocks.slice(from, from + pictures.length)
  const isRun = pictures.length > 0 && run.every(isPicture) && run.flatMap(picturesIn).length >= LEAST
  return { blocks: isRun ? run : [] }
}

/** A thing to be shown: headed, in few words, with its number or its price, and without a picture. */
function isThing({ heading, blocks, sections }: Section, lang: string): boolean {
  if (!heading || sections.length > 0 || blocks.length === 0 || blocks.some(isPicture)) return false
  const said = blocks.map(plainText).join('\n')
  return (
    countWords(blocks) <= WORDS &&
    !reaches(said) &&
    (COUNTED.test(plainText(heading)) || findValues(said, lang).some(({ value }) => value.type === 'money'))
  )
}

/** Each thing with the picture that is called as it is, or all in their order. */
function pictureOfEach(things: readonly Section[], pictures: readonly Image[]): ReadonlyMap<Section, Image> {
  const byName = things.map(thing => {
    const called = pictures.filter(picture => isCalled(picture, thing))
    return called.length === 1 ? called[0] : undefined
  })
  const isEach = new Set(byName).size === things.length && !byName.includes(undefined)
  return new Map(
    things.flatMap((thing, at): readonly [Section, Image][] => {
      const picture = isEach ? byName[at] : pictures[at]
      return picture ? [[thing, picture]] : []
    }),
  )
}

/** Letters of a word by which a picture is told. */
const TOLD = 4

function isCalled({ url, alt }: Image, { heading }: Section): boolean {
  const of = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.filter(word => word.length >= TOLD) ?? []
  const words = new Set(of(`${alt ?? ''} ${baseName(url).replace(/\.\w+$/, '')}`))
  return heading !== undefined && of(plainText(heading)).some(word => words.has(word))
}
