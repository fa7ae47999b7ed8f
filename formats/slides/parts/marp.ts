import type { Image, RootContent } from 'mdast'
import { isComment } from '../../../core/source/text.ts'
import { nodesOf } from '../../../core/source/walk.ts'

/** Comments with which Marp and its like are told how to show a slide: settings, not words for the speaker. */
const setting =
  /^\s*(?:fit\s*$|_?(?:class|color|background(?:Color|Image|Size|Position|Repeat)?|header|footer|paginate|theme|size|style|headingDivider|transition|math|marp)\s*:)/i

/** What Marp reads in a picture's alternative text: a background's place, and sizes. */
const background =
  /(?:^|\s)(?:bg|left|right|vertical|cover|contain|fit|auto|opacity|blur|brightness|grayscale)(?::\S+)?(?=\s|$)/gi
const measure = /(?:^|\s)(?:[wh]|width|height):\S+|(?:^|\s)\d+(?:\.\d+)?%(?=\s|$)/gi

/** Whether a comment says how to show a slide. */
export function isSetting(comment: string): boolean {
  return setting.test(comment)
}

/** Whether a slide is marked as one of few large words: Marp's class `lead`. */
export function isLead(blocks: readonly RootContent[]): boolean {
  return blocks.some(block => isComment(block) && /^\s*_class\s*:.*\blead\b/i.test(block.value))
}

/** Whether a picture is a background. */
function isBackground({ alt }: Image): boolean {
  return /(?:^|\s)bg(?:\s|$)/i.test(alt ?? '')
}

/** A picture's alternative text without what it says to Marp. */
function altWithoutSettings(image: Image): string {
  const alt = (image.alt ?? '').replaceAll(measure, ' ')
  return (isBackground(image) ? alt.replaceAll(background, ' ') : alt).replaceAll(/\s+/g, ' ').trim()
}

/** Blocks whose pictures say in words only what is on them; backgrounds that are not at hand go. */
export function withoutPictureSettings(blocks: readonly RootContent[]): readonly RootContent[] {
  return blocks.flatMap(block => {
    if (!nodesOf(block).some(node => node.type === 'image')) return [block]
    const clean = cleaned(block)
    return clean === undefined ? [] : [clean]
  })
}

/** A node with its pictures' words cleaned; undefined for a background that is not at hand, and what held only that. */
function cleaned<Kind extends RootContent>(node: Kind): Kind | undefined {
  if (node.type === 'image') {
    if (isBackground(node) && node.data?.asset === undefined) return undefined
    return { ...node, alt: altWithoutSettings(node) }
  }
  if (!('children' in node)) return node
  const children = (node.children as readonly RootContent[]).flatMap(child => cleaned(child) ?? [])
  const empty = children.every(child => child.type === 'text' && child.value.trim() === '')
  if (empty && node.children.length > 0 && node.type === 'paragraph') return undefined
  return { ...node, children } as Kind
}
