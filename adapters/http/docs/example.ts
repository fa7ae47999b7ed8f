import type { Json } from '../description/json.ts'
import type { Schema } from './operation.ts'

/** A value that fits a schema: its own example, else one put together of what its parts say. */
export function exampleOf(schema: Schema): Json {
  const own = schema.examples?.[0] ?? schema.const ?? schema.enum?.[0]
  if (own !== undefined) return own
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0])
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, exampleOf(inner)]),
      )
    case 'array':
      return schema.items ? [exampleOf(schema.items)] : []
    case 'integer':
    case 'number':
      return schema.minimum ?? 0
    case 'boolean':
      return true
    default:
      return unknown
  }
}

/** Stands where a schema says nothing of what a text looks like. */
export const unknown = '…'
