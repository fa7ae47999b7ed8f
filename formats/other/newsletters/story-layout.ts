import type { RootContent } from 'mdast'
import type { Asset } from '../../../core/image/asset.ts'
import { plainText, wordsOf } from '../../../core/source/text.ts'
import { type Letter, listsDays, type Piece } from './letter.ts'

/**
 * How a story is laid out: its picture above or beside its words, one of two columns with its picture at their head, words
 * alone, or, for the last one, an appeal on a panel of its own.
 */
export interface StoryLayout {
  readonly manner: 'above' | 'beside' | 'paired' | 'words' | 'appeal'
  /** The picture stands where lines end. */
  readonly turned: boolean
  readonly ground: 'paper' | 'quiet' | 'strong'
}

/** Words that still stand beside a picture. */
const BESIDE = 60
/** Words of an appeal: more are a story as any other. */
const APPEAL = 70
/** Width over height of pictures that bear to be cut upright. */
const CUT = { from: 0.55, to: 1.9 } as const
/** By how much the shapes of two pictures side by side may differ, so that neither is cut by much. */
const ALIKE = 1.35

/**
 * The layouts of a letter's stories, in a rhythm: two short ones with pictures stand side by side, a third beside its own
 * or, where it is long, below it; words alone, on grounds that change where the letter has a colour for these.
 */
export function layStories(
  { stories, closing, preview }: Letter,
  assets: ReadonlyMap<string, Asset>,
  isBanded: boolean,
): readonly StoryLayout[] {
  const pairs = pairedOf(stories, assets)
  let sides = 0
  let ground: StoryLayout['ground'] = 'paper'
  return stories.map((story, at) => {
    const picture = story.find(piece => piece.kind === 'picture')
    const isLast = at === stories.length - 1 && at > 0 && closing.length === 0
    // Days are what a letter is kept for.
    if (listsDays(story)) {
      ground = 'quiet'
      return { manner: 'words', turned: false, ground: 'strong' }
    }
    if (preview.some(({ text }) => opensWith(text, story))) {
      ground = 'paper'
      return { manner: 'appeal', turned: false, ground }
    }
    if (isLast && isAppeal(story)) return { manner: 'appeal', turned: false, ground: 'paper' }
    if (picture === undefined) {
      ground = isBanded && ground === 'paper' ? 'quiet' : 'paper'
      return { manner: 'words', turned: false, ground }
    }
    ground = 'paper'
    if (pairs.has(at)) return { manner: 'paired', turned: false, ground }
    const narrow = isShort(story, BESIDE) && bearsCut(picture, assets)
    const turned = narrow && sides++ % 2 === 1
    return { manner: narrow ? 'beside' : 'above', turned, ground }
  })
}

/** Places of short stories that follow each other by twos, each with one picture of much the same shape. */
function pairedOf(
  stories: readonly (readonly Piece[])[],
  assets: ReadonlyMap<string, Asset>,
): ReadonlySet<number> {
  const shapes = stories.map(story => {
    const [picture, ...more] = story.filter(({ kind }) => kind === 'picture')
    const isOne = picture?.kind === 'picture' && more.length === 0 && isShort(story, BESIDE)
    return isOne && bearsCut(picture, assets) ? shapeOf(picture.picture.data?.asset, assets) : undefined
  })
  const paired = new Set<number>()
  for (let at = 1; at < shapes.length; at++) {
    const [one, other] = [shapes[at - 1], shapes[at]]
    if (one === undefined || other === undefined || paired.has(at - 1)) continue
    if (Math.max(one / other, other / one) <= ALIKE) paired.add(at - 1).add(at)
  }
  return paired
}

/** Words of the shortest title that a subject opens with. */
const NAMED = 2

/** `Water off from the 12th, show results` over `WATER OFF`: a short story that the subject of its letter names first is what nobody may miss. */
function opensWith(subject: string, story: readonly Piece[]): boolean {
  const [first] = story
  const title = first?.kind === 'heading' ? wordsOf(plainText(first.heading)) : ''
  if (title.split(' ').length < NAMED || !wordsOf(subject).startsWith(`${title} `)) return false
  return story.slice(1).every(({ kind }) => kind === 'prose' || kind === 'actions') && isShort(story, APPEAL)
}

/** A few words that end in something to do. */
function isAppeal(story: readonly Piece[]): boolean {
  return (
    story.at(-1)?.kind === 'actions' &&
    story.every(({ kind }) => kind !== 'picture' && kind !== 'figures') &&
    isShort(story, APPEAL)
  )
}

/** Plain paragraphs of no more than so many words; of a script without blanks four signs count as a word. */
function isShort(story: readonly Piece[], most: number): boolean {
  const blocks = story.flatMap(piece => (piece.kind === 'prose' ? piece.blocks : []))
  const isPlain = blocks.every(({ type }) => type === 'paragraph')
  const count = blocks.reduce((sum, block) => sum + wordCount(block), 0)
  return isPlain && count <= most && story.every(({ kind }) => kind !== 'facts' && kind !== 'figures')
}

/** Words of a block; of scripts without blanks four signs are as much. */
export function wordCount(block: RootContent): number {
  const text = plainText(block)
  const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  return text.split(/\s+/).filter(Boolean).length + signs / 4
}

function bearsCut({ picture }: Piece & { kind: 'picture' }, assets: ReadonlyMap<string, Asset>): boolean {
  const shape = shapeOf(picture.data?.asset, assets)
  return shape >= CUT.from && shape <= CUT.to
}

/** Width of a picture over its height. */
export function shapeOf(key: string | undefined, assets: ReadonlyMap<string, Asset>): number {
  const asset = assets.get(key ?? '')
  return asset === undefined ? 1.5 : asset.width / Math.max(asset.height, 1)
}
