import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { partOf } from '../../../core/testing/soak.test.kit.ts'
import { createHarness, type Reply } from '../testing/harness.test.kit.ts'
import type { JsonObject } from '../description/json.ts'
import {
  openScene,
  type Scene,
  usual,
  type Way,
  waysByCode,
  waysByStatus,
} from '../testing/provoke.test.kit.ts'
import { type AnyRoute, routeList } from '../route-table.ts'

/** Everything that the description says an operation may answer is what it does answer. */

/** What cannot be brought about: nothing in these operations can fail. */
const unreachable: ReadonlySet<string> = new Set(
  ['checkLive', 'checkReady', 'getVersion', 'getDescription', 'readDocs'].map(name => `${name} internal`),
)

/** Troubles that any request may have. They change nothing, so one service does for all of them. */
const anyTrouble: readonly string[] = [
  ...['unauthenticated', 'rate-limited', 'request-invalid', 'internal', 'storage-unavailable'],
]

/** Ways that change nothing besides. */
const harmless: ReadonlySet<string> = new Set([
  ...anyTrouble,
  ...['scope-missing', 'too-large', 'media-type-unsupported', 'request-timeout', 'type-unsupported'],
  ...['upload-mismatch', 'run-terminal', 'run-active', 'nothing-completed', 'link-invalid'],
  ...['range-invalid', 'idempotency-mismatch', 'payment-unknown'],
])

/** When a way's turn is in a service that several share: the last one stops it. */
function turnOf({ code, way }: Case): number {
  if (harmless.has(code ?? '')) return 0
  return way === usual ? 1 : code === 'draining' ? 2 : 3
}

interface Response {
  /** Reasons of refusal, as the description lists them for programs. */
  readonly 'x-codes'?: readonly string[]
}

async function describedResponses(): Promise<ReadonlyMap<string, Readonly<Record<string, Response>>>> {
  const api = await createHarness()
  const { paths } = (await api.send('GET', '/openapi.json', { key: '' })).json
  await api.close()
  const operations = Object.values(paths as JsonObject).flatMap(methods =>
    Object.values(methods as JsonObject),
  )
  return new Map(
    (operations as unknown as { operationId: string; responses: Record<string, Response> }[]).map(
      ({ operationId, responses }) => [operationId, responses],
    ),
  )
}

/** One answer that is described, and how to get it. */
interface Case {
  readonly status: number
  readonly code?: string
  readonly way: Way
}

function toCases(route: AnyRoute, status: number, response: Response): readonly Case[] {
  const codes = response['x-codes'] ?? []
  if (codes.length === 0) return [{ status, way: waysByStatus[`${route.operationId} ${status}`] ?? usual }]
  return codes
    .filter(code => !unreachable.has(`${route.operationId} ${code}`))
    .map(code => {
      const way = waysByCode[code]
      if (!way) throw new Error(`nobody knows how to bring ${code} about`)
      return { status, code, way }
    })
}

function checkReply({ operationId }: AnyRoute, { status, code }: Case, reply: Reply): void {
  const what = `${operationId} ${code ?? ''}: ${reply.text.slice(0, 300)}`
  assert.is(reply.status, status, what)
  if (code === undefined) return
  assert.is(reply.json?.code, code, what)
  assert.match(reply.json.detail, /^[^A-Z\s]/)
  if (status === 429 || status === 503) assert.match(reply.headers.get('retry-after') ?? '', /^\d+$/, what)
}

interface Context {
  responses: ReadonlyMap<string, Readonly<Record<string, Response>>>
  open(): Promise<Scene>
  opened: Scene[]
}

for (const transport of ['call', 'socket'] as const) {
  const every = suite<Context>(`every answer by ${transport}`)
  every.before(async context => {
    context.responses = await describedResponses()
    context.opened = []
    context.open = async () => {
      const scene = await openScene(transport)
      context.opened.push(scene)
      return scene
    }
  })
  every.after.each(async ({ opened }) => {
    // What is still under way would find its store closed.
    await new Promise(setImmediate)
    for (const { api } of opened.splice(0)) await api.close()
  })

  // What a refusal says is the same by either way: by the socket it is one operation in three.
  for (const route of transport === 'call' ? routeList : partOf(routeList, 0, 3)) {
    every(
      `${route.operationId} answers everything that it is said to, and nothing else`,
      async ({ responses, open }) => {
        const described = Object.entries(responses.get(route.operationId) ?? {}).flatMap(
          ([status, response]) => toCases(route, Number(status), response),
        )
        assert.ok(described.length > 0)
        // A client of the socket has clocks of its own, which would be stopped as well.
        const cases = described.filter(({ code }) => transport === 'call' || code !== 'request-timeout')
        const shared = await open()
        // The harness holds every answer to the description: what is not described for this operation is noticed.
        for (const code of anyTrouble) await (waysByCode[code] as Way)(shared, route)
        for (const turn of [0, 1, 2]) {
          for (const one of cases.filter(candidate => turnOf(candidate) === turn)) {
            checkReply(route, one, await one.way(shared, route))
          }
        }
        await (waysByCode['draining'] as Way)(shared, route)
        for (const one of cases.filter(candidate => turnOf(candidate) === 3)) {
          const scene = await open()
          checkReply(route, one, await one.way(scene, route))
        }
      },
    )
  }

  every.run()
}
