import { check } from '../../../core/testing/property.test.kit.ts'
import type { JsonObject } from '../description/json.ts'

/** A schema of the description, as far as bodies use it. */
export interface BodySchema {
  readonly type: 'object' | 'array' | 'string' | 'integer' | 'boolean'
  readonly properties?: Readonly<Record<string, BodySchema>>
  readonly required?: readonly string[]
  readonly items?: BodySchema
  readonly enum?: readonly string[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly format?: string
}

/** A place in a body, as refusals name it: `assets[0].name`. */
export interface Spot {
  readonly path: string
  readonly schema: BodySchema
  /** The body with another value there; `undefined` leaves the place out. */
  put(value: unknown): JsonObject
}

/** A body with every field that there may be. */
export function fullBody(schema: BodySchema): unknown {
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, fullBody(inner)]),
      )
    case 'array':
      return [fullBody(schema.items ?? { type: 'string' })]
    case 'string':
      return schema.enum?.[0] ?? (schema.format === 'uri' ? 'https://example.com/hook' : 'a.png')
    case 'integer':
      return schema.minimum ?? 1
    case 'boolean':
      return true
  }
}

/** Every place in the bodies of a schema, the whole left out. */
export function spotsOf(root: BodySchema): readonly Spot[] {
  const spots: Spot[] = []
  const visit = (schema: BodySchema, path: string, put: Spot['put']): void => {
    if (path !== '') spots.push({ path, schema, put })
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      const whole = fullBody(schema) as JsonObject
      visit(inner, path === '' ? name : `${path}.${name}`, value =>
        put(value === undefined ? without(whole, name) : { ...whole, [name]: value }),
      )
    }
    if (schema.items) {
      visit(schema.items, `${path}[0]`, value => put(value === undefined ? [] : [value]))
    }
  }
  visit(root, '', value => value as JsonObject)
  return spots
}

function without(whole: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(whole).filter(([other]) => other !== name))
}

/** Values that some place somewhere does not take: other types, and a little less and more than is allowed. */
export function strangeValues({ minLength, maxLength, minItems, minimum, maximum }: BodySchema): unknown[] {
  return [
    ...[null, true, 0, -1, 1.5, 1e300, '', 'secret words', ['secret words'], { secret: 'words' }, [[]]],
    ...(minLength === undefined ? [] : ['x'.repeat(minLength - 1)]),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ...(minItems === undefined ? [] : [[]]),
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
  ]
}

/** Bodies that a schema allows. */
export function bodiesOf(schema: BodySchema): check.Arbitrary<unknown> {
  switch (schema.type) {
    case 'object':
      return check.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, bodiesOf(inner)]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      )
    case 'array':
      return check.array(bodiesOf(schema.items ?? { type: 'string' }), {
        minLength: schema.minItems ?? 0,
        maxLength: 3,
      })
    case 'string':
      return stringsOf(schema)
    case 'integer':
      return check.oneof(
        check.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 2 ** 31 }),
        check.constantFrom(schema.minimum ?? 0, schema.maximum ?? Number.MAX_SAFE_INTEGER),
      )
    case 'boolean':
      return check.boolean()
  }
}

function stringsOf(schema: BodySchema): check.Arbitrary<string> {
  if (schema.enum) return check.constantFrom(...schema.enum)
  if (schema.format === 'uri') return check.webUrl()
  const { minLength = 0, maxLength = 1000 } = schema
  const words = [
    'a.png',
    'image/png',
    'n_0',
    '../x',
    '__proto__',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '😀',
    '%00',
    '--\r\nX: y',
  ]
  return check.oneof(
    check.string({ minLength, maxLength: Math.min(maxLength, 300), unit: 'binary' }),
    check.constantFrom(...words),
    check.constant('x'.repeat(maxLength)),
  )
}

/** Bodies of which one thing somewhere is exchanged, left out or added: most are not allowed. */
export function bentBodiesOf(schema: BodySchema): check.Arbitrary<unknown> {
  const spots = spotsOf(schema)
  const bent = spots.map(({ put, schema: inner }) =>
    check
      .oneof(
        check.constantFrom(...strangeValues(inner), undefined),
        check.jsonValue({ maxDepth: 3 }),
        bodiesOf(inner),
      )
      .map(put),
  )
  const more = check
    .tuple(
      bodiesOf(schema),
      check.constantFrom('surprise', '__proto__', 'constructor', 'Name', ''),
      check.jsonValue(),
    )
    .map(([body, name, value]) =>
      JSON.parse(
        `${JSON.stringify(body).replace(/\}$/, '')}${
          Object.keys(body as object).length > 0 ? ',' : ''
        }${JSON.stringify(name)}:${JSON.stringify(value)}}`,
      ),
    )
  return check.oneof(more, check.jsonValue(), ...bent)
}
