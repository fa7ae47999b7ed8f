import type { z } from 'zod'
import { referTo } from './description-schemas.ts'
import type { JsonObject } from './json.ts'
import { meaningOf } from './problem-meaning.ts'
import { type ProblemCode, statusOf } from './problem-status.ts'
import type { AnyRoute } from './route-table.ts'
import { problem } from './wire/problem.ts'
import { health } from './wire/system.ts'

/** Whether a key of its own makes a repetition of the request safe. */
export function acts({ scope, method }: AnyRoute): boolean {
  return scope !== 'open' && (method === 'POST' || method === 'PATCH')
}

/** Every answer of an operation, by status. */
export function writeResponses(route: AnyRoute): JsonObject {
  const { answer, summary } = route
  const content: JsonObject =
    'schema' in answer
      ? { 'application/json': { schema: referTo(answer.schema as z.ZodType) } }
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
  const example = { status: 'unavailable', checks: { store: 'unavailable', blobs: 'ok' } }
  return { 'application/json': { schema: referTo(health), example } }
}

const toAll: readonly ProblemCode[] = ['request-invalid', 'internal']
const toKeys: readonly ProblemCode[] = ['unauthenticated', 'rate-limited', ...toAll]
const toActs: readonly ProblemCode[] = [
  ...(['too-large', 'media-type-unsupported', 'request-timeout', 'idempotency-busy'] as const),
  ...(['idempotency-mismatch', 'draining', 'storage-unavailable'] as const),
]

/** Whether all operations have a refusal, those with a key or those without, so that it says nothing of one. */
export function isUsual(code: ProblemCode, hasKey: boolean): boolean {
  return hasKey ? [...toKeys, 'scope-missing', ...toActs].includes(code) : toAll.includes(code)
}

function refusalsOf(route: AnyRoute): readonly ProblemCode[] {
  const scoped: readonly ProblemCode[] = route.scope === 'any' ? [] : ['scope-missing']
  const usual = route.scope === 'open' ? toAll : [...toKeys, ...scoped]
  return [...new Set([...usual, ...(acts(route) ? toActs : []), ...(route.refusals ?? [])])]
}

function groupByStatus(codes: readonly ProblemCode[]): ReadonlyMap<number, readonly ProblemCode[]> {
  const groups = new Map<number, ProblemCode[]>()
  for (const code of codes) groups.set(statusOf[code], [...(groups.get(statusOf[code]) ?? []), code])
  return new Map([...groups].sort(([first], [second]) => first - second))
}

function writeRefusal(codes: readonly ProblemCode[]): JsonObject {
  const again = codes.includes('rate-limited') || codes.some(code => statusOf[code] === 503)
  return {
    description: codes.map(code => `\`${code}\`: ${meaningOf[code]}`).join('\n\n'),
    'x-codes': codes,
    ...(again && { headers: { 'Retry-After': { description: 'seconds', schema: { type: 'string' } } } }),
    content: { 'application/json': { schema: referTo(problem) } },
  }
}
