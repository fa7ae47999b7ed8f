import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { check } from '../../../core/testing/property.test.kit.ts'
import { casesOf, partOf } from '../../../core/testing/soak.test.kit.ts'
import {
  bentBodiesOf,
  bodiesOf,
  type BodySchema,
  fullBody,
  spotsOf,
  strangeValues,
} from '../testing/from-schema.test.kit.ts'
import { createHarness, type Harness, type Reply } from '../testing/harness.test.kit.ts'
import { toPlainName } from '../../service/names.ts'
import type { JsonObject } from '../description/json.ts'
import { type AnyRoute, routeList } from '../route-table.ts'
import { createScene, type Ids, pathOf } from '../testing/scene.test.kit.ts'

/** What the description says of bodies is what the service takes: everything here is made from it. */

/** A body that is described, and what takes it. */
interface Taken {
  readonly route: AnyRoute
  readonly schema: BodySchema
  readonly fits: ValidateFunction
}

interface Context {
  api: Harness
  ids: Ids
  taken: readonly Taken[]
}

for (const transport of ['call', 'socket'] as const) {
  const bodies = suite<Context>(`bodies by ${transport}`)
  bodies.before(async context => {
    context.api = await createHarness({ transport })
    context.ids = await createScene(context.api)
    context.taken = await describedBodies(context.api)
  })
  bodies.after(({ api }) => api.close())

  const send = ({ api, ids }: Context, { route }: Taken, json: unknown): Promise<Reply> => {
    api.service.pass(3000)
    return api.send(route.method, pathOf(route, ids), { json })
  }

  bodies('every place of every body refuses what it is not described to take, by its name', async context => {
    let refused = 0
    // A socket changes nothing of what is read: it has a part of them.
    const every = transport === 'call' ? 1 : 4
    for (const [row, taken] of context.taken.entries()) {
      for (const spot of partOf(spotsOf(taken.schema), row, every)) {
        for (const value of [...strangeValues(spot.schema), undefined]) {
          const json = spot.put(value)
          if (taken.fits(json)) continue
          refused += 1
          const what = `${taken.route.operationId} ${spot.path} ${JSON.stringify(value)?.slice(0, 50)}`
          const reply = await send(context, taken, json)
          assert.is(reply.status, 400, `${what}: ${reply.text.slice(0, 200)}`)
          checkRefusal(reply, spot.path, value === undefined ? [] : (spot.schema.enum ?? []), what)
        }
      }
    }
    assert.ok(refused > 200 / every, `${refused} were tried`)
  })

  bodies('an unknown field is refused wherever it stands, with those that are allowed', async context => {
    let objects = 0
    for (const taken of context.taken) {
      const whole = fullBody(taken.schema) as JsonObject
      const inner = spotsOf(taken.schema).filter(({ schema }) => schema.type === 'object')
      const places = [{ path: '', schema: taken.schema, put: (value: unknown) => value }, ...inner]
      for (const { path, schema, put } of places) {
        objects += 1
        const known = path === '' ? whole : (fullBody(schema) as JsonObject)
        const { status, json, text } = await send(context, taken, put({ ...known, surprise: 'secret words' }))
        assert.is(status, 400, taken.route.operationId)
        const names = Object.keys(schema.properties ?? {})
        const list = names.length === 0 ? 'there are no fields' : `allowed are ${names.join(', ')}`
        assert.match(json.detail, `has the unknown field "surprise"; ${list}`)
        assert.is(json.errors[0].path, path)
        assert.not.match(text, 'secret words')
      }
    }
    assert.ok(objects > context.taken.length, 'objects within bodies too')
  })

  bodies(
    'a body that is no object is refused, and a missing one is an object without fields',
    async context => {
      for (const taken of context.taken) {
        for (const json of [null, [], 'x', 7, true, [{}]]) {
          const reply = await send(context, taken, json)
          assert.is(reply.status, 400, taken.route.operationId)
          assert.match(reply.json.detail, 'must be an object')
        }
        const { route } = taken
        if ((taken.schema.required ?? []).length === 0) continue
        const empty = await context.api.send(route.method, pathOf(route, context.ids))
        assert.is(empty.status, 400, route.operationId)
        assert.match(empty.json.detail, /is missing|must be one of/)
      }
    },
  )

  bodies(
    'what fits the description is never refused for its shape, what does not always is',
    async context => {
      const runs = casesOf(transport === 'call' ? 120 : 40)
      let [fitting, unfitting] = [0, 0]
      for (const taken of context.taken) {
        const any = check.oneof(bodiesOf(taken.schema), bentBodiesOf(taken.schema))
        await check.assert(
          check.asyncProperty(any, async json => {
            // The harness holds the answer to those that are listed.
            const { status, json: answer, text } = await send(context, taken, json)
            assert.ok(status < 500 || status === 503, text)
            // What came over the wire counts: JSON has no undefined and no -0.
            const sent = JSON.parse(JSON.stringify(json)) as Parameters<typeof isBeyondSchemas>[0]
            if (taken.fits(sent)) {
              fitting += 1
              const forItsShape = status === 400 && answer.errors !== undefined
              assert.ok(!forItsShape || isBeyondSchemas(sent), `${JSON.stringify(json)}: ${text}`)
            } else {
              unfitting += 1
              assert.is(status, 400, `${JSON.stringify(json)}: ${text}`)
            }
          }),
          { numRuns: runs },
        )
      }
      assert.ok(fitting > runs && unfitting > runs, `${fitting} and ${unfitting}`)
    },
  )

  bodies.run()
}

/**
 * What schemas do not tell: names lose blanks around them and what is no letter, so that one of these only is none, and a whole number that is not exact
 * any more is none.
 */
function isBeyondSchemas(json: { readonly name?: string; readonly size_bytes?: number }): boolean {
  return (
    (json.name !== undefined && toPlainName(json.name) === '') ||
    Number(json.size_bytes) > Number.MAX_SAFE_INTEGER
  )
}

async function describedBodies(api: Harness): Promise<readonly Taken[]> {
  const description = (await api.send('GET', '/openapi.json', { key: '' })).json
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema(description, 'api')
  return routeList.flatMap(route => {
    const operation = description.paths[route.path][route.method.toLowerCase()]
    const reference = operation.requestBody?.content['application/json']?.schema.$ref
    if (reference === undefined) return []
    const schema = description.components.schemas[reference.split('/').at(-1)]
    return [{ route, schema, fits: ajv.getSchema(`api${reference}`) as ValidateFunction }]
  })
}

/** A refusal names the field, what is allowed there, and nothing of what was sent. */
function checkRefusal({ json, text }: Reply, path: string, allowed: readonly string[], what: string): void {
  assert.ok(json.detail.includes(path.replace(/\[0\].*$/, '')), `${what}: ${json.detail}`)
  // A format that is unknown is named, so that it can be told from the near one.
  if (json.errors) {
    assert.not.match(text, 'secret words')
    const [{ path: named }] = json.errors
    assert.ok(named.startsWith(path) || path.startsWith(named), `${what}: ${named}`)
  }
  const isChoice = !json.errors || json.errors[0].code === 'invalid_value'
  if (isChoice) for (const word of allowed) assert.match(json.detail, word)
}
