import type { Style } from '../../compose/style.ts'
import type { Element } from '../../compose/tree.ts'
import type { Place } from './block.ts'
import { lonePicture } from './inline-level.ts'
import type { Session } from './session.ts'
import { pictureSource } from '../picture.ts'
import { type OpenNode, openNode } from '../structure.ts'
import { isHeadingRole, roleOf, titleOf } from '../structure-role.ts'
import { inheritText, type TextProperties } from '../text-properties.ts'
import type { RunProperties } from './text/line.ts'

/** What an element is built in: the text around it, its place in the structure, and the lists it stands in. */
export interface Surroundings {
  readonly session: Session
  readonly text: TextProperties
  readonly node: OpenNode | undefined
  /** Lines drawn through or under the text of the elements around. */
  readonly decoration: RunProperties['decoration']
  /** Inside a `nav`, whose lists are tables of contents. */
  readonly contents: boolean
  /** How many lists of either kind are around. */
  readonly bullets: number
  readonly numbers: number
}

/** Surroundings at the top of a tree. */
export function topOf(session: Session, text: TextProperties, node: OpenNode | undefined): Surroundings {
  return { session, text, node, decoration: 'none', contents: false, bullets: 0, numbers: 0 }
}

/** Surroundings inside an element. */
export function enter(element: Element, style: Style, around: Surroundings): Surroundings {
  const contents = around.contents || element.tagName === 'nav'
  const role = roleOf(element, around.node, contents)
  const lang = element.properties.lang
  const node =
    role === undefined ? around.node : openNode(around.node, role, lang === undefined ? {} : { lang })
  const text = inheritText(around.text, style, element)
  const decoration = style.decoration ?? around.decoration
  const { session, bullets, numbers } = around
  const own = codeNode(element, captioned(element, node, around))
  return { session, text, node: own, decoration, contents, bullets, numbers }
}

/** A figure of one picture is a Figure, its caption inside; other figures only group. */
function captioned(element: Element, node: OpenNode | undefined, around: Surroundings): OpenNode | undefined {
  if (element.tagName !== 'figure' || node === undefined) return node
  const picture = element.children.map(lonePicture).find(found => found !== undefined)
  const alt = picture?.properties.alt ?? picture?.properties.ariaLabel
  if (picture === undefined || alt === undefined || alt === '') return node
  if (pictureSource(picture, around.session.context.assets) === undefined) return node
  node.role = 'Figure'
  node.alt = alt
  return node
}

function codeNode(element: Element, node: OpenNode | undefined): OpenNode | undefined {
  return element.tagName === 'pre' ? openNode(node, 'Code') : node
}

/** Ids and heading of an element, for links, contents and outline. */
export function placeOf(element: Element): Place | undefined {
  const { id } = element.properties
  const level = isHeadingRole(roleOf(element, undefined, false)) ? Number(element.tagName[1]) : 0
  const listed = level > 0 && element.unlisted !== true
  if (id === undefined && !listed) return undefined
  const heading = listed ? { heading: { title: titleOf(element), level } } : {}
  return { ids: id === undefined ? [] : [id], ...heading }
}
