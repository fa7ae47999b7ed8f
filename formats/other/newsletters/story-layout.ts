import type { RootContent } from 'mdast'
import type { Asset } from '../../../core/image/asset.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Letter, Piece } from './letter.ts'

/**
 * How a story is laid out: its picture above or beside its words, words alone, or, for the last one, an appeal on a panel
 * of its own.
 */
export interface StoryLayout {
  readonly manner: 'above' | 'beside' | 'words' | 'appeal'
  /** The picture stands where lines end. */
  readonly turned: boolean
  readonly ground: 'paper' | 'quiet'
  /** A short bar in the accent stands over the title: in letters without a picture. */
  readonly barred: boolean
}

/** Words that still stand beside a picture. */
const BESIDE = 60
/** Words of an appeal: more are a story as any other. */
const APPEAL = 70
/** Width over height of pictures that bear to be cut upright. */
const CUT = { from: 0.55, to: 1.9 } as const

/**
 * The layouts of a letter's stories, in a rhythm: pictures left and right in turn and every third one above, words alone on
 * grounds that change.
 */
export function layStories(
  { stories, closing }: Letter,
  assets: ReadonlyMap<string, Asset>,
): readonly StoryLayout[] {
  const barred = stories.every(story => story.every(({ kind }) => kind !== 'picture'))
  let pictures = 0
  let sides = 0
  let ground: StoryLayout['ground'] = 'paper'
  return stories.map((story, at) => {
    const picture = story.find(piece => piece.kind === 'picture')
    const isLast = at === stories.length - 1 && at > 0 && closing.length === 0
    if (isLast && isAppeal(story)) return { manner: 'appeal', turned: false, ground: 'paper', barred: false }
    if (picture === undefined) {
      ground = ground === 'paper' ? 'quiet' : 'paper'
      return { manner: 'words', turned: false, ground, barred }
    }
    ground = 'paper'
    const narrow = ++pictures % 3 !== 0 && isShort(story, BESIDE) && bearsCut(picture, assets)
    const turned = narrow && sides++ % 2 === 1
    return { manner: narrow ? 'beside' : 'above', turned, ground, barred: false }
  })
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
