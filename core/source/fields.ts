import type { Nodes, RootContent } from 'mdast'
import { nodesOf } from './walk.ts'

/** A name and its value in the front matter, or in a whole document that is made of such pairs. */
export interface Field {
  /** As the author wrote it: `valid_until`, `Reihe`, `42`; empty for a line that stands between fields without a name. */
  readonly name: string
  readonly value: FieldValue
  /** Line of the name in the source, from 1. */
  readonly line: number
}

/** What stands behind a name. */
export type FieldValue =
  | {
      readonly kind: 'text'
      /** The words as they print, in the source's spelling: `2.40`, `004`, `9:05`. */
      readonly text: string
      /** Mostly one paragraph of one text node, whose id starts with `f_`. */
      readonly blocks: readonly RootContent[]
    }
  | { readonly kind: 'list'; readonly items: readonly FieldValue[] }
  | { readonly kind: 'map'; readonly fields: readonly Field[] }
  | { readonly kind: 'empty' }

/** Every text among fields, however deep, in the order of the source. */
export function fieldTexts(fields: readonly Field[]): Extract<FieldValue, { kind: 'text' }>[] {
  return fields.flatMap(({ value }) => textsOf(value))
}

function textsOf(value: FieldValue): Extract<FieldValue, { kind: 'text' }>[] {
  switch (value.kind) {
    case 'text':
      return [value]
    case 'list':
      return value.items.flatMap(textsOf)
    case 'map':
      return fieldTexts(value.fields)
    case 'empty':
      return []
  }
}

/** Every node of the values of fields, in the order of the source. */
export function fieldNodes(fields: readonly Field[]): Nodes[] {
  return fieldTexts(fields).flatMap(({ blocks }) => blocks.flatMap(block => nodesOf(block)))
}

/** The names of fields and how they nest, without the texts: two sources with the same shape have the same ids. */
export function fieldShape(fields: readonly Field[]): string {
  const show = (value: FieldValue): unknown => {
    switch (value.kind) {
      case 'list':
        return value.items.map(show)
      case 'map':
        return value.fields.map(field => [field.name, show(field.value)])
      default:
        return value.kind
    }
  }
  return JSON.stringify(fields.map(field => [field.name, show(field.value)]))
}
