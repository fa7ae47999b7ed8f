import type { z } from 'zod'
import { referTo } from './description-schemas.ts'
import type { JsonObject } from './json.ts'
import { meaningOf } from '../refusals/problem-meaning.ts'
import { type ProblemCode, statusOf } from '../refusals/problem-status.ts'
import { type AnyRoute, routeTable } from '../route-table.ts'
import { problem } from '../wire/problem.ts'
import { acceptedRun } from '../wire/runs.ts'
import { health } from '../wire/system.ts'

/** Whether a key of its own makes a repetition of the request safe. */
export function acts({ scope, method }: AnyRoute): boolean {
  return scope !== 'open' && (method === 'POST' || method === 'PATCH')
}

/** Every answer of an operation, by status. */
export function writeResponses(route: AnyRoute): JsonObject {
  const { answer, summary } = route
  const refused = groupByStatus(refusalsOf(route))
  return {
    [answer.status]: { description: summary, content: writeContent(answer) },
    ...Object.fromEntries([...refused].map(([status, codes]) => [status, writeRefusal(codes, route)])),
    ...otherAnswers[route.operationId],
  }
}

function writeContent(answer: AnyRoute['answer']): JsonObject {
  if ('schema' in answer) return { 'application/json': { schema: referTo(answer.schema as z.ZodType) } }
  return Object.fromEntries(
    answer.types.map(type => [type, { schema: { type: kindOf(type), description: answer.about } }]),
  )
}

function kindOf(type: string): string {
  return type === 'application/json' ? 'object' : 'string'
}

/** Answers of single operations that are neither the usual one nor a refusal. */
const otherAnswers: Readonly<Record<string, JsonObject>> = {
  renderDocument: runInstead('the run, when the document is not done in time'),
  editNode: runInstead('the run that makes the version, when that is not done in time'),
  watchRun: { 204: { description: 'the end was seen already' } },
  resumeViewer: { 303: { description: 'a browser is led on' } },
  openDownload: {
    206: { description: 'one part', content: writeContent(routeTable.openDownload.answer) },
    307: { description: 'to where the file is kept, when that is open to clients' },
  },
  getPublishedPage: { 304: { description: 'as it was' }, 308: { description: 'with a slash at its end' } },
  checkReady: { 503: { description: 'not ready', content: writeHealth() } },
}

function runInstead(description: string): JsonObject {
  return { 202: { description, content: writeContent({ status: 202, schema: acceptedRun }) } }
}

function writeHealth(): JsonObject {
  const example = { status: 'unavailable', checks: { store: 'unavailable', blobs: 'ok' } }
  return { 'application/json': { schema: referTo(health), example } }
}

/** Refusals of every operation of a kind. */
const toAll: readonly ProblemCode[] = ['internal']
const toKeys: readonly ProblemCode[] = ['unauthenticated', 'rate-limited']
/** Who asks is looked up, and so is what a path names. */
const toReaders: readonly ProblemCode[] = ['request-invalid', 'storage-unavailable']
const toActs: readonly ProblemCode[] = [
  ...(['too-large', 'media-type-unsupported', 'request-timeout', 'idempotency-busy'] as const),
  'idempotency-mismatch',
]
const toWriters: readonly ProblemCode[] = ['draining']

/** Whether all operations have a refusal, those with a key or those without, so that it says nothing of one. */
export function isUsual(code: ProblemCode, hasKey: boolean): boolean {
  const open = [...toAll, ...toReaders, ...toWriters]
  return hasKey ? [...open, ...toKeys, 'scope-missing', ...toActs].includes(code) : open.includes(code)
}

function refusalsOf(route: AnyRoute): readonly ProblemCode[] {
  const { scope, method, paramNames, refusals = [] } = route
  const keyed = scope !== 'open'
  return [
    ...new Set<ProblemCode>([
      ...(keyed ? toKeys : []),
      ...(keyed && scope !== 'any' ? (['scope-missing'] as const) : []),
      ...(keyed || paramNames.length > 0 ? toReaders : []),
      ...(acts(route) ? toActs : []),
      ...(method === 'GET' ? [] : toWriters),
      ...toAll,
      ...refusals,
    ]),
  ]
}

function groupByStatus(codes: readonly ProblemCode[]): ReadonlyMap<number, readonly ProblemCode[]> {
  const groups = new Map<number, ProblemCode[]>()
  for (const code of codes) groups.set(statusOf[code], [...(groups.get(statusOf[code]) ?? []), code])
  return new Map([...groups].sort(([first], [second]) => first - second))
}

function writeRefusal(codes: readonly ProblemCode[], { isLink }: AnyRoute): JsonObject {
  const again = codes.includes('rate-limited') || codes.some(code => statusOf[code] === 503)
  return {
    description: codes.map(code => `\`${code}\`: ${meaningOf[code]}`).join('\n\n'),
    'x-codes': codes,
    ...(again && { headers: { 'Retry-After': { description: 'seconds', schema: { type: 'string' } } } }),
    content: {
      'application/json': { schema: referTo(problem) },
      // For the person who followed the link.
      ...(isLink && { 'text/html': { schema: { type: 'string' } } }),
    },
  }
}
