import { uploadTypes } from '../../service/files/file.ts'
import type { Service } from '../../service/service.ts'
import { checkMetricsToken } from '../guards/check-metrics-token.ts'
import { bodyBytes } from '../body/read-json.ts'
import type { Routes } from '../route.ts'
import { health, limitList, versionInfo } from '../wire/system.ts'
import { jobsPerPage } from './jobs.ts'

type SystemOperation =
  | 'getLimits'
  | 'checkLive'
  | 'checkReady'
  | 'getMetrics'
  | 'getVersion'
  | 'getDescription'
  | 'readDocs'

/** A part that answers its probe later than this is not ready, ms. */
const probePatience = 3000

/** What the service says of itself. */
export const systemRoutes: Routes<SystemOperation> = {
  getLimits: {
    area: 'System',
    summary: 'Every limit that a caller can run into',
    scope: 'any',
    answer: { status: 200, schema: limitList },
    async handler({ service }) {
      const { limits } = service.settings
      return {
        file_bytes: limits.fileBytes,
        run_bytes: limits.runBytes,
        run_files: limits.runFiles,
        content_bytes: limits.copyBytes,
        body_bytes: bodyBytes,
        jobs_per_page: jobsPerPage,
        requests_per_minute: limits.requestsPerMinute,
        runs_per_minute: limits.runsPerMinute,
        queued_runs: limits.queuedRuns,
        own_queued_runs: limits.ownQueuedRuns,
        keys: limits.keys,
        storage_bytes: limits.storageBytes,
        kept_bytes: limits.keptBytes,
        render_seconds: limits.renderTime / 1000,
        render_megabytes: limits.renderMemory,
        checkout_minimum_usd: 10,
        upload_seconds: limits.uploadLife / 1000,
        download_seconds: limits.downloadLife / 1000,
        viewer_seconds: limits.viewerLife / 1000,
        upload_types: uploadTypes,
      }
    },
  },
  checkLive: {
    area: 'System',
    summary: 'Whether the process is alive',
    scope: 'open',
    answer: { status: 200, schema: health },
    handler: async () => ({ status: 'ok' }),
  },
  checkReady: {
    area: 'System',
    summary: 'Whether requests can be served',
    about: '503 while anything that is needed does not work, and while the service stops.',
    scope: 'open',
    answer: { status: 200, schema: health },
    async handler({ service, system, draining, headers }) {
      const isStopping = draining.aborted || system.leaving.aborted
      const checks = { ...(await probe(service)), ...(isStopping && { service: 'stopping' }) }
      const ready = Object.values(checks).every(state => state === 'ok')
      if (ready) return { status: 'ok', checks }
      const unavailable = { ...headers, 'retry-after': '10' }
      return Response.json({ status: 'unavailable', checks }, { status: 503, headers: unavailable })
    },
  },
  getMetrics: {
    area: 'System',
    summary: 'Figures for Prometheus',
    scope: 'open',
    answer: { status: 200, types: ['text/plain'], about: 'Prometheus text' },
    refusals: ['unauthenticated', 'storage-unavailable'],
    about: 'With the token that the operator has set, as a bearer; without one only from the same machine.',
    async handler({ service, system, request, headers }) {
      checkMetricsToken(service, system.metricsToken, request)
      const { type, read } = system.metrics
      return new Response(await read(), { headers: { ...headers, 'content-type': type } })
    },
  },
  getVersion: {
    area: 'System',
    summary: 'What is running',
    scope: 'open',
    answer: { status: 200, schema: versionInfo },
    handler: async ({ system }) => ({ name: 'platen', version: system.version }),
  },
  getDescription: {
    area: 'System',
    summary: 'This description, as OpenAPI 3.1',
    scope: 'open',
    answer: { status: 200, types: ['application/json'], about: 'OpenAPI 3.1' },
    async handler({ system, headers }) {
      const own = { ...headers, 'content-type': 'application/json', 'cache-control': 'public, max-age=300' }
      return new Response(system.description(), { headers: own })
    },
  },
  readDocs: {
    area: 'System',
    summary: 'This description, to read',
    scope: 'open',
    answer: { status: 200, types: ['text/html'], about: 'a page' },
    async handler({ system, headers }) {
      const { html, policy } = system.docs()
      const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=300' }
      return new Response(html, { headers: { ...headers, ...type, 'content-security-policy': policy } })
    },
  },
}

async function probe({ store, blobs, log }: Service): Promise<Record<string, string>> {
  const probes = { store: () => store.probe(), blobs: () => blobs.probe() }
  const states = Object.entries(probes).map(async ([name, run]) => {
    try {
      await inTime(run())
      return [name, 'ok']
    } catch (error) {
      log.error('probe-failed', { part: name, error: String(error) })
      return [name, 'unavailable']
    }
  })
  return Object.fromEntries(await Promise.all(states)) as Record<string, string>
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), probePatience)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
