import type { Json, JsonObject } from '../description/json.ts'
import type { ProblemCode } from '../refusals/problem-status.ts'

/** A schema of the description, its references followed. */
export interface Schema {
  readonly type?: string
  readonly format?: string
  readonly description?: string
  readonly enum?: readonly Json[]
  readonly const?: Json
  readonly examples?: readonly Json[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** What a request may say in its path, its query or its head. */
export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly description?: string
  readonly example?: string
  readonly schema: Schema
}

/** A body that a request or an answer may have. */
export interface Body {
  readonly type: string
  readonly schema: Schema
  /** Closer than what the schema shows. */
  readonly example?: Json
}

/** An answer that is no refusal; `body` is absent where there is none. */
export interface Answer {
  readonly status: number
  readonly about: string
  readonly body?: Body
}

/** A reason for which an operation is refused. */
export interface Reason {
  readonly status: number
  readonly code: ProblemCode
}

/** One operation, as the page tells of it. */
export interface Operation {
  readonly id: string
  readonly area: string
  readonly method: string
  readonly path: string
  /** Where its path begins when that is not the service itself; without a slash at the end. */
  readonly base?: string
  readonly summary: string
  readonly about?: string
  /** The scope that a key needs; `any` is every key, `none` is no key at all. */
  readonly need: string
  readonly parameters: readonly Parameter[]
  readonly bodies: readonly Body[]
  readonly answers: readonly Answer[]
  readonly reasons: readonly Reason[]
}

interface Content {
  readonly [type: string]: Omit<Body, 'type'>
}

interface Described {
  readonly operationId: string
  readonly tags: readonly [string]
  readonly summary: string
  readonly description?: string
  readonly security: readonly { readonly key: readonly string[] }[]
  readonly servers?: readonly { readonly url: string }[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string
        readonly content?: Content
        readonly 'x-codes'?: readonly ProblemCode[]
      }
    >
  >
}

/** The operations of an OpenAPI description, in its order. */
export function listOperations(description: JsonObject): readonly Operation[] {
  const { paths } = followReferences(description, description) as unknown as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      ...{ path, method: method.toUpperCase() },
      ...toOperation(described),
    })),
  )
}

function toOperation(described: Described): Omit<Operation, 'method' | 'path'> {
  const { operationId, tags, summary, description, security, servers, parameters } = described
  const responses = Object.entries(described.responses)
  return {
    ...{ id: operationId, area: tags[0], summary, parameters },
    ...(description !== undefined && { about: description }),
    ...(servers?.[0] && { base: servers[0].url.replace(/\/$/, '') }),
    need: security[0] === undefined ? 'none' : (security[0].key[0] ?? 'any'),
    bodies: bodiesOf(described.requestBody?.content),
    answers: responses
      .filter(([, { 'x-codes': codes }]) => codes === undefined)
      .map(([status, { description: about, content }]) => {
        const [body] = bodiesOf(content)
        return { status: Number(status), about, ...(body && { body }) }
      }),
    reasons: responses.flatMap(([status, { 'x-codes': codes = [] }]) =>
      codes.map(code => ({ status: Number(status), code })),
    ),
  }
}

function bodiesOf(content: Content = {}): readonly Body[] {
  return Object.entries(content).map(([type, body]) => ({ type, ...body }))
}

/** The same with every reference replaced by what it refers to; our schemas never hold themselves. */
function followReferences(value: Json, document: JsonObject): Json {
  if (Array.isArray(value)) return value.map(inner => followReferences(inner, document))
  if (typeof value !== 'object' || value === null) return value
  const { $ref } = value as JsonObject
  if (typeof $ref === 'string') {
    const path = $ref.split('/').slice(1)
    const target = path.reduce<Json | undefined>((inner, name) => (inner as JsonObject)[name], document)
    return followReferences(target ?? {}, document)
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, followReferences(inner, document)]),
  )
}
