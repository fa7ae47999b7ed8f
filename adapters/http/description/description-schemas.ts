import { z } from 'zod'
import type { JsonObject } from './json.ts'
import { type AnyRoute, routeList } from '../route-table.ts'
import { nothing } from '../wire/fields.ts'
import { problem } from '../wire/problem.ts'

/** Every schema that a body or an answer has, by its title. `formats` are the slugs that there are. */
export function writeSchemas(formats: readonly string[]): JsonObject {
  const registry = z.registry<{ id: string }>()
  for (const schema of [...routeList.flatMap(schemasOf), problem, nothing]) {
    if (!registry.has(schema)) registry.add(schema, { id: titleOf(schema) })
  }
  // `input` leaves answers open to more fields in later versions; bodies are closed by their own schemas.
  const { schemas } = z.toJSONSchema(registry, {
    ...{ io: 'input', target: 'draft-2020-12', uri: reference },
    override: ({ jsonSchema }) => dropSafeIntegers(jsonSchema),
  })
  const own = Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema])
  return nameFormats(Object.fromEntries(own) as JsonObject, formats)
}

/** Which formats there are is the service's to say, not the schema's. */
function nameFormats(schemas: JsonObject, formats: readonly string[]): JsonObject {
  const wish = schemas['RunWish'] as JsonObject
  const properties = wish['properties'] as JsonObject
  const format = { ...(properties['format'] as JsonObject), enum: formats }
  return { ...schemas, RunWish: { ...wish, properties: { ...properties, format } } }
}

/** That a whole number is one that JSON can carry says nothing to a reader. */
function dropSafeIntegers(schema: { minimum?: number; maximum?: number }): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}

function schemasOf(route: AnyRoute): readonly z.ZodType[] {
  const body = route.scope !== 'open' && route.body ? [route.body as z.ZodType] : []
  return 'schema' in route.answer ? [...body, route.answer.schema as z.ZodType] : body
}

function titleOf(schema: z.ZodType): string {
  const title = schema.meta()?.['title']
  if (typeof title !== 'string') throw new Error('a schema of the route table has no title')
  return title
}

/** A reference to a schema of the document. */
export function referTo(schema: z.ZodType): JsonObject {
  return { $ref: reference(titleOf(schema)) }
}

function reference(id: string): string {
  return `#/components/schemas/${id}`
}
