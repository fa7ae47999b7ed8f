import { type Element, isElement, type Node } from '../../compose/tree.ts'
import type { Block, Paragraph, Picture } from './block.ts'
import { placeOf, type Surroundings } from './surroundings.ts'
import { collectInlines } from './collect-inlines.ts'
import { isBlank, lonePicture } from './inline-level.ts'
import type { Session } from './session.ts'
import { isPicture, pictureSource } from '../picture.ts'
import { openNode } from '../structure.ts'
import { holdsText, pictureMark } from '../structure-role.ts'
import { fullStyle, inheritText } from '../text-properties.ts'

/** Turns a run of inline nodes into a paragraph, or into pictures when there is nothing else in it. */
export function buildRun(run: readonly Node[], around: Surroundings, parent: Element, blocks: Block[]): void {
  const solid = run.filter(node => !isBlank(node))
  if (solid.length === 0 && around.text.whiteSpace !== 'pre') return
  if (run.length === 0) return
  const pictures = solid.map(lonePicture)
  if (
    solid.length > 0 &&
    pictures.every(picture => picture !== undefined && canShow(picture, around.session))
  ) {
    for (const node of solid) {
      const block = buildLone(node, around)
      if (block !== undefined) blocks.push(block)
    }
    return
  }
  blocks.push(buildParagraph(run, around, parent))
}

function canShow(picture: Element, session: Session): boolean {
  return pictureSource(picture, session.context.assets) !== undefined
}

/** A picture that stands alone in its paragraph, perhaps in a link. */
function buildLone(node: Node, around: Surroundings): Block | undefined {
  if (node.type === 'text') return undefined
  if (isPicture(node)) return buildPicture(node, around, true)
  return around.session.steps.buildContainer(node, fullStyle(node), {
    ...around,
    text: inheritText(around.text, node.style, node),
  })
}

function buildParagraph(run: readonly Node[], around: Surroundings, parent: Element): Paragraph {
  const { node, session, text, decoration } = around
  const own = node === undefined || holdsText(node.role) ? node : openNode(node, 'P')
  return {
    kind: 'paragraph',
    style: {},
    text,
    inlines: collectInlines(run, { session, text, run: { decoration, rise: 0 }, node: own }),
    balance: parent.style.textWrap === 'balance',
    shown: isShown(parent, session),
    whole: fullStyle(parent).keepWithNext === true,
  }
}

/** On a canvas words are seen at a glance, but for those of a table and of text that says it wraps as it comes. */
function isShown(parent: Element, { context }: Session): boolean {
  return context.surface === 'canvas' && parent.style.textWrap !== 'normal' && !isElement(parent, 'td', 'th')
}

/** A picture, or its words when it is missing. */
export function buildPicture(
  element: Element,
  around: Surroundings,
  alone: boolean,
): Picture | Paragraph | undefined {
  const source = pictureSource(element, around.session.context.assets)
  if (source === undefined)
    return element.properties.alt ? buildParagraph([element], around, element) : undefined
  return {
    kind: 'picture',
    style: fullStyle(element),
    text: around.text,
    source,
    alone,
    place: placeOf(element),
    mark: pictureMark(element, around.node, around.session.structure),
  }
}
