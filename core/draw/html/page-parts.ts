import type { Style } from '../../compose/style.ts'
import type { Element, Node } from '../../compose/tree.ts'
import type { DrawContext } from '../context.ts'
import type { StyleWriter } from './declarations.ts'
import { createHeadingLevels, type HeadingLevels } from './heading-levels.ts'
import { createPictures, type Pictures } from './pictures.ts'
import { narrowFor, reflowing } from './narrow.ts'
import { phoneSizeFor } from './phone-size.ts'
import { createStyleSheet, type StyleSheet } from './style-sheet.ts'

/** What is gathered while the trees of one page are turned into HTML. */
export interface PageParts {
  readonly writer: StyleWriter
  readonly styles: StyleSheet
  readonly levels: HeadingLevels
  readonly pictures: Pictures
  /** Ids given out, so that each is used once. */
  readonly ids: Set<string>
  /** Bodies of notes, in the order of their references. */
  readonly notes: Note[]
  /** Declarations for narrow screens that a style does not make itself. */
  readonly narrow: (style: Style) => string
  /** Declarations with which display type fits a phone. */
  readonly phone: (element: Element) => string
  /** Lengths grow with the window: what has a size by nature has to be told it. */
  readonly grows: boolean
  readonly lang: string
}

/** A note and the anchor of the reference that leads to it. */
export interface Note {
  readonly body: Element
  readonly id: string
  readonly reference: string
}

/** Creates the parts of one page. */
export function createPageParts(
  roots: readonly Node[],
  context: DrawContext,
  writer: StyleWriter,
): PageParts {
  return {
    writer,
    styles: createStyleSheet(writer, context.surface === 'canvas' ? `.${reflowing} ` : ''),
    levels: createHeadingLevels(roots),
    pictures: createPictures(context),
    ids: new Set(),
    notes: [],
    narrow: narrowFor(context.surface),
    phone: phoneSizeFor(context.surface),
    grows: context.surface === 'canvas',
    lang: context.theme.lang,
  }
}

/** An id that no other element has: the wished one, or with a number behind it. */
export function uniqueId(wished: string, ids: Set<string>): string {
  let id = wished
  for (let count = 2; ids.has(id); count++) id = `${wished}-${count}`
  ids.add(id)
  return id
}
