import { z } from 'zod'
import type { OperationId, ParamsOf } from '../addresses.ts'
import { acts, writeResponses } from './description-responses.ts'
import { referTo, writeSchemas } from './description-schemas.ts'
import type { Json, JsonObject } from './json.ts'
import { type AnyRoute, routeList } from '../route-table.ts'
import { nothing, sampleIds } from '../wire/fields.ts'

/** The whole interface as an OpenAPI 3.1 document, made from the route table. */
export function writeDescription(about: {
  readonly version: string
  readonly url: string
  /** Where published pages are. */
  readonly contentUrl: string
  /** Slugs of all formats there are. */
  readonly formats: readonly string[]
}): JsonObject {
  const paths: Record<string, Record<string, Json>> = {}
  for (const route of routeList) {
    const operations = paths[route.path] ?? {}
    paths[route.path] = operations
    operations[route.method.toLowerCase()] = {
      ...writeOperation(route),
      ...(route.operationId === 'getPublishedPage' && { servers: [{ url: about.contentUrl }] }),
    }
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
      schemas: writeSchemas(about.formats),
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'a key: `plt_live_…`' } },
    },
  }
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
    ...pathParameters[name as ParamName],
  }))
  const query = route.query && (z.toJSONSchema(route.query, { io: 'output' }) as unknown as JsonObject)
  const inQuery = Object.entries((query?.['properties'] ?? {}) as JsonObject).map(([name, schema]) => ({
    ...{ name, in: 'query', schema },
  }))
  return [...inPath, ...inQuery, ...(acts(route) ? [idempotencyKey] : [])]
}

type ParamName = keyof ParamsOf<OperationId>

/** What stands in paths. */
const pathParameters: Readonly<
  Record<ParamName, { readonly description: string; readonly example: string }>
> = {
  job_id: { description: 'the job', example: sampleIds.job },
  run_id: { description: 'the run', example: sampleIds.run },
  file_id: { description: 'the file', example: sampleIds.file },
  key_id: { description: 'the key', example: sampleIds.key },
  token: { description: 'what the link was signed with', example: 'bGluaw.c2ln' },
  slug: { description: 'the published job', example: 'blwp7orafhywwbks2g18pv' },
  path: { description: 'a file of the page; empty for the page itself', example: 'index.html' },
}

const idempotencyKey: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Makes a repetition safe: within 24 hours the same key with the same request acts once and is answered the same, ' +
    'with `Idempotent-Replayed: true`.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: 'spring-report-1',
}

function writeRequest(route: AnyRoute): JsonObject {
  if (route.operationId === 'receiveUpload') {
    return {
      requestBody: { required: true, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } },
    }
  }
  if (!acts(route) || route.scope === 'open') return {}
  const body = (route.body ?? nothing) as z.ZodType
  const schema = referTo(body)
  const form = route.readForm && {
    'multipart/form-data': { schema: route.operationId === 'createRun' ? runForm : renderForm },
  }
  const required = !body.safeParse({}).success
  return { requestBody: { required, content: { 'application/json': { schema }, ...form } } }
}

/** Fields that all forms of runs have. */
const formFields: JsonObject = {
  format: { type: 'string', description: 'a format slug', examples: ['report'] },
  instructions: {
    type: 'string',
    description: 'the design brief, or on an update what to change',
    examples: ['calm, dark green'],
  },
  content: {
    type: 'string',
    description: 'copy in Markdown, as a text or a file part',
    examples: ['![A heron](heron.png)'],
  },
  files: {
    type: 'array',
    items: { type: 'string', format: 'binary' },
    description: 'PNG, JPEG, GIF or PDF, stored at once',
    examples: [['heron.png']],
  },
  file_ids: { type: 'string', description: 'JSON array of file ids' },
  assets: { type: 'string', description: 'JSON array of { name, file_id }' },
  webhook_url: { type: 'string', description: 'is told of the end of the run' },
  size: { type: 'string', description: "one of the format's sizes, or measures" },
  notify_email: { type: 'string', enum: ['true', 'false'], description: 'e-mail at the end' },
}

/** The form of a run: what JSON cannot describe of itself. */
const runForm: JsonObject = {
  type: 'object',
  additionalProperties: false,
  properties: { ...formFields, outputs: { type: 'string', description: 'JSON array of kinds of files' } },
}

/** The form of a document that is made in one call. */
const renderForm: JsonObject = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...formFields,
    name: { type: 'string', description: 'of the job that holds it' },
    output: {
      type: 'string',
      enum: ['pdf', 'html', 'png', 'svg'],
      description: 'the file to answer with',
      examples: ['pdf'],
    },
    wait_seconds: { type: 'string', description: 'how long to wait for the document' },
  },
}
