import type { Nodes, Root, RootContent } from 'mdast'
import { nodesOf } from './walk.ts'

/** A name and its value in the front matter, or in a whole document that is made of such pairs. */
export interface Field {
  /** As the author wrote it: `valid_until`, `Reihe`, `42`; empty for a line that stands between fields without a name. */
  readonly name: string
  /** How its readers see the name, where that is a program's; empty for a value that speaks for itself. */
  readonly label?: string
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

/** A value that is words. */
export type FieldText = Extract<FieldValue, { kind: 'text' }>

/** The fields of a record; none of any other value. */
export function fieldsOf(value: FieldValue): readonly Field[] {
  return value.kind === 'map' ? value.fields : []
}

/** The texts of fields themselves, none of what a list or a record among them holds. */
export function ownTexts(fields: readonly Field[]): readonly FieldText[] {
  return fields.flatMap(({ value }) => (value.kind === 'text' ? [value] : []))
}

/** Every text among fields, however deep, in the order of the source. */
export function fieldTexts(fields: readonly Field[]): FieldText[] {
  return fields.flatMap(({ value }) => textsOf(value))
}

function textsOf(value: FieldValue): FieldText[] {
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

/** Fields as plain values, every text a string. */
export function toRecord(fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, toPlain(value)]))
}

function toPlain(value: FieldValue): unknown {
  switch (value.kind) {
    case 'text':
      return value.text
    case 'list':
      return value.items.map(toPlain)
    case 'map':
      return toRecord(value.fields)
    case 'empty':
      return null
  }
}

/** Fields without those of certain names, at any depth, and those that were taken out. */
export function withoutFields(
  fields: readonly Field[],
  isOut: (name: string) => boolean,
): { readonly fields: readonly Field[]; readonly out: readonly Field[] } {
  const out: Field[] = []
  const keep = (value: FieldValue): FieldValue => {
    if (value.kind === 'list') return { kind: 'list', items: value.items.map(keep) }
    return value.kind === 'map' ? { kind: 'map', fields: keepIn(value.fields) } : value
  }
  const keepIn = (all: readonly Field[]): Field[] =>
    all.flatMap(field => {
      if (!isOut(field.name)) return [{ ...field, value: keep(field.value) }]
      out.push(field)
      return []
    })
  return { fields: keepIn(fields), out }
}

/** Every node of a document that may hold text: those of its fields, then those of its body. */
export function nodesOfDocument({
  fields,
  root,
}: {
  readonly fields: readonly Field[]
  readonly root: Root
}): Nodes[] {
  return [...fieldNodes(fields), ...nodesOf(root)]
}
