import { readDocument } from '../../../core/source/read-document.ts'
import { nodesOf } from '../../../core/source/walk.ts'
import type { Harness, Sent } from './harness.test.kit.ts'
import type { AnyRoute } from '../route-table.ts'

/** The smallest bytes that begin as a PNG does. */
export const png: Buffer<ArrayBuffer> = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

/** What stands behind every name in a path, and what bodies need. */
export interface Ids {
  readonly job_id: string
  /** Completed, published. */
  readonly run_id: string
  /** Waits; nobody works it off. */
  readonly waiting_id: string
  readonly file_id: string
  readonly key_id: string
  readonly node_id: string
  readonly upload_token: string
  readonly download_token: string
  readonly slug: string
}

/** Ids that nobody has. */
export const nowhere: Partial<Ids> = {
  ...{ job_id: 'job_00000000000000000000', run_id: 'run_00000000000000000000' },
  ...{ waiting_id: 'run_00000000000000000000', slug: 'none' },
  ...{ file_id: 'file_00000000000000000000', key_id: 'key_00000000000000000000' },
}

/** Ids of the texts in a copy. */
export function textNodes(copy: string): readonly string[] {
  const { root } = readDocument(copy, new Map(), { add: () => {} })
  return nodesOf(root)
    .filter(node => 'value' in node)
    .map(node => (node.data as { id: string }).id)
}

/** One of everything: a job with a published run and one that waits, a file that is granted, a key. */
export async function createScene(api: Harness): Promise<Ids> {
  const job_id = await api.job()
  const copy = 'A first line.\n'
  const run_id = await api.run(job_id, copy)
  const waiting = await api.send('POST', `/v1/jobs/${job_id}/runs`, { json: { content: '# Flow' } })
  const wish = { filename: 'a.png', content_type: 'image/png', size_bytes: png.length }
  const grant = await api.send('POST', '/v1/files/request-upload', { json: wish })
  const key = await api.send('POST', '/v1/auth/keys', { json: { name: 'of the scene' } })
  const link = await api.send('POST', `/v1/jobs/${job_id}/export`, { json: { format: 'pdf' } })
  const page = await api.send('POST', `/v1/jobs/${job_id}/publish`, { json: { run_id } })
  const last = (url: string): string => url.replace(/\/$/, '').split('/').at(-1) ?? ''
  return {
    ...{ job_id, run_id, waiting_id: waiting.json.run_id, node_id: textNodes(copy)[0] ?? '' },
    ...{ file_id: grant.json.file_id, upload_token: last(grant.json.upload_url) },
    ...{ key_id: key.json.key_id, download_token: last(link.json.download_url) },
    slug: last(page.json.public_url),
  }
}

/** A body that an operation takes. */
export function bodyOf({ operationId, method }: AnyRoute, ids: Partial<Ids>): object | undefined {
  const bodies: Readonly<Record<string, object>> = {
    createKey: { name: 'x' },
    createJob: { name: 'x' },
    createRun: { format: 'report', content: 'x' },
    renderDocument: { format: 'report', content: 'x', wait_seconds: 0 },
    requestUpload: { filename: 'a.png', content_type: 'image/png', size_bytes: 1 },
    exportJob: { format: 'pdf', ...(ids.run_id !== undefined && { run_id: ids.run_id }) },
    publishJob: { ...(ids.run_id !== undefined && { run_id: ids.run_id }) },
    editNode: { node_id: ids.node_id ?? 'n_0', content: 'Another line.' },
    createCheckout: { amount_usd: 10 },
  }
  return method === 'POST' || method === 'PATCH' ? (bodies[operationId] ?? {}) : undefined
}

/** The path of an operation, filled in. Who ends or asks for an end takes the run that waits. */
export function pathOf({ operationId, path }: AnyRoute, ids: Partial<Ids>): string {
  const waits = operationId === 'cancelRun' || operationId === 'notifyByEmail'
  const values: Readonly<Record<string, string | undefined>> = {
    ...ids,
    ...(waits && { run_id: ids.waiting_id }),
    token: operationId === 'receiveUpload' ? ids.upload_token : ids.download_token,
    path: '',
  }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'none')
  return operationId === 'getPublishedPage' ? `http://pages.test${filled}` : filled
}

/** A request that an operation answers well. */
export function requestOf(route: AnyRoute, ids: Partial<Ids>): Sent {
  const { operationId, scope } = route
  const json = bodyOf(route, ids)
  if (operationId === 'receiveUpload') {
    return { key: '', body: png, headers: { 'content-type': 'image/png' } }
  }
  if (operationId === 'receivePayment') return { key: '', body: '{}', headers: { 'stripe-signature': 'x' } }
  return {
    // Whoever is open to all gets no key, but for the one that looks itself.
    ...(scope === 'open' && operationId !== 'resumeViewer' && { key: '' }),
    ...(json && { json }),
  }
}
