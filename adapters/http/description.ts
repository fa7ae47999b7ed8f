import { z } from 'zod'
import { type ProblemCode, statusOf } from './problem-status.ts'
import { type AnyRoute, routeList } from './route-table.ts'
import { nothing } from './wire/fields.ts'
import { problem } from './wire/problem.ts'

/** Any part of a JSON document. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** An object of a JSON document. */
export type JsonObject = { readonly [name: string]: Json }

/** The whole interface as an OpenAPI 3.1 document, made from the route table. */
export function writeDescription(about: {
  readonly version: string
  readonly url: string
  /** Slugs of all formats there are. */
  readonly formats: readonly string[]
}): JsonObject {
  const components = nameFormats(writeComponents(), about.formats)
  const paths: Record<string, Record<string, Json>> = {}
  for (const route of routeList) {
    const operations = paths[route.path] ?? {}
    paths[route.path] = operations
    operations[route.method.toLowerCase()] = writeOperation(route)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Platen',
      version: about.version,
      description: 'Markdown copy and a design brief in; designed documents out.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: about.url }],
    tags: [...new Set(routeList.map(({ area }) => area))].map(name => ({ name })),
    paths,
    components: {
      schemas: components,
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'a key: `plt_live_…`' } },
    },
  }
}

/** Every schema that a body or an answer has, by its title. */
function writeComponents(): JsonObject {
  const registry = z.registry<{ id: string }>()
  for (const schema of [...routeList.flatMap(schemasOf), problem, nothing]) {
    if (!registry.has(schema)) registry.add(schema, { id: titleOf(schema) })
  }
  // `input` leaves answers open to more fields in later versions; bodies are closed by their own schemas.
  const { schemas } = z.toJSONSchema(registry, {
    ...{ io: 'input', target: 'draft-2020-12', uri: reference },
    override: ({ jsonSchema }) => dropSafeIntegers(jsonSchema),
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema as JsonObject]),
  )
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

function reference(id: string): string {
  return `#/components/schemas/${id}`
}

function writeOperation(route: AnyRoute): JsonObject {
  const { operationId, area, summary, about, scope } = route
  return {
    ...{ operationId, summary, tags: [area] },
    ...(about !== undefined && { description: about }),
    security: scope === 'open' ? [] : [{ key: scope === 'any' ? [] : [scope] }],
    parameters: writeParameters(route),
    ...writeRequest(route),
    responses: writeResponses(route),
  }
}

function writeParameters(route: AnyRoute): Json {
  const inPath = route.paramNames.map(name => ({
    ...{ name, in: 'path', required: true, schema: { type: 'string' } },
  }))
  const query = route.query && (z.toJSONSchema(route.query, { io: 'input' }) as unknown as JsonObject)
  const inQuery = Object.entries((query?.['properties'] ?? {}) as JsonObject).map(([name, schema]) => ({
    ...{ name, in: 'query', schema },
  }))
  return [...inPath, ...inQuery, ...(acts(route) ? [idempotencyKey] : [])]
}

const idempotencyKey: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Makes a repetition safe: within 24 hours the same key with the same request acts once and is answered the same, ' +
    'with `Idempotent-Replayed: true`.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

/** Whether a key of its own makes a repetition of the request safe. */
function acts({ scope, method }: AnyRoute): boolean {
  return scope !== 'open' && (method === 'POST' || method === 'PATCH')
}

function writeRequest(route: AnyRoute): JsonObject {
  if (route.operationId === 'receiveUpload') {
    return {
      requestBody: { required: true, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } },
    }
  }
  if (!acts(route) || route.scope === 'open') return {}
  const body = (route.body ?? nothing) as z.ZodType
  const schema = { $ref: reference(titleOf(body)) }
  const form = route.readForm && { 'multipart/form-data': { schema: runForm } }
  const required = !body.safeParse({}).success
  return { requestBody: { required, content: { 'application/json': { schema }, ...form } } }
}

/** The form of a run: what JSON cannot describe of itself. */
const runForm: JsonObject = {
  type: 'object',
  additionalProperties: false,
  properties: {
    format: { type: 'string' },
    instructions: { type: 'string' },
    content: { type: 'string', description: 'a text or a file part' },
    files: {
      type: 'array',
      items: { type: 'string', format: 'binary' },
      description: 'PNG, JPEG, GIF or PDF, stored at once',
    },
    file_ids: { type: 'string', description: 'JSON array of file ids' },
    assets: { type: 'string', description: 'JSON array of { name, file_id }' },
    webhook_url: { type: 'string' },
    notify_email: { type: 'string', enum: ['true', 'false'] },
  },
}

function writeResponses(route: AnyRoute): JsonObject {
  const { answer, summary } = route
  const content: JsonObject =
    'schema' in answer
      ? { 'application/json': { schema: { $ref: reference(titleOf(answer.schema as z.ZodType)) } } }
      : { [answer.type]: { schema: { type: kindOf(answer.type), description: answer.about } } }
  const refused = groupByStatus(refusalsOf(route))
  return {
    [answer.status]: { description: summary, content },
    ...otherAnswers[route.operationId],
    ...Object.fromEntries([...refused].map(([status, codes]) => [status, writeRefusal(codes)])),
  }
}

function kindOf(type: string): string {
  return type === 'application/json' ? 'object' : 'string'
}

/** Answers of single operations that are neither the usual one nor a refusal. */
const otherAnswers: Readonly<Record<string, JsonObject>> = {
  watchRun: { 204: { description: 'the end was seen already' } },
  resumeViewer: { 303: { description: 'a browser is led on' } },
  openDownload: { 206: { description: 'one part' } },
  getPublishedPage: { 304: { description: 'as it was' }, 308: { description: 'with a slash at its end' } },
  checkReady: { 503: { description: 'not ready', content: writeHealth() } },
}

function writeHealth(): JsonObject {
  return { 'application/json': { schema: { $ref: reference('Health') } } }
}

function refusalsOf(route: AnyRoute): readonly ProblemCode[] {
  const known: readonly ProblemCode[] = ['unauthenticated', 'rate-limited', 'request-invalid', 'internal']
  const scoped: readonly ProblemCode[] = route.scope === 'any' ? [] : ['scope-missing']
  const acting: readonly ProblemCode[] = [
    ...(['too-large', 'media-type-unsupported', 'request-timeout', 'idempotency-busy'] as const),
    ...(['idempotency-mismatch', 'draining', 'storage-unavailable'] as const),
  ]
  const usual = route.scope === 'open' ? (['request-invalid', 'internal'] as const) : [...known, ...scoped]
  return [...new Set([...usual, ...(acts(route) ? acting : []), ...(route.refusals ?? [])])]
}

function groupByStatus(codes: readonly ProblemCode[]): ReadonlyMap<number, readonly ProblemCode[]> {
  const groups = new Map<number, ProblemCode[]>()
  for (const code of codes) groups.set(statusOf[code], [...(groups.get(statusOf[code]) ?? []), code])
  return new Map([...groups].sort(([first], [second]) => first - second))
}

function writeRefusal(codes: readonly ProblemCode[]): JsonObject {
  const again = codes.includes('rate-limited') || codes.some(code => statusOf[code] === 503)
  return {
    description: codes.map(code => `\`${code}\``).join(', '),
    ...(again && { headers: { 'Retry-After': { description: 'seconds', schema: { type: 'string' } } } }),
    content: { 'application/json': { schema: { $ref: reference('Problem') } } },
  }
}
