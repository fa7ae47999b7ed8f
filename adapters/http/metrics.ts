import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Service } from '../service/service.ts'
import { all } from '../service/ports/tables.ts'

/** Figures of the process and its requests. */
export interface Metrics {
  readonly type: string
  read(): Promise<string>
  /** Counts one answered request. */
  count(operation: string, status: number, seconds: number): void
}

/**
 * Creates the figures of requests and of the queue in a registry of their own, so that two services in one process do not mix.
 * `role` tells processes apart.
 */
export function createMetrics(
  { store, clock }: Pick<Service, 'store' | 'clock'>,
  { registry = new Registry(), role }: { readonly registry?: Registry; readonly role?: string } = {},
): Metrics {
  if (role !== undefined) registry.setDefaultLabels({ role })
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'platen_requests_total',
    help: 'Requests answered, by operation and status',
    labelNames: ['operation', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'platen_request_seconds',
    help: 'Time until a request was answered, by operation',
    labelNames: ['operation'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  new Gauge({
    name: 'platen_runs_queued',
    help: 'Runs that wait for a worker',
    registers: [registry],
    async collect() {
      this.set(await store.read(tx => tx.count('runs', 'queued', all)))
    },
  })
  new Gauge({
    name: 'platen_queue_age_seconds',
    help: 'How long the run that waits longest has waited; 0 when none does',
    registers: [registry],
    async collect() {
      const [oldest] = await store.read(tx => tx.find('runs', 'queued', all, { limit: 1 }))
      this.set(oldest ? Math.max(0, clock.now() - oldest.createdAt) / 1000 : 0)
    },
  })
  new Gauge({
    name: 'platen_runs_begun',
    help: 'Runs that a worker works on',
    registers: [registry],
    async collect() {
      this.set(await store.read(tx => tx.count('runs', 'begun', all)))
    },
  })
  return {
    type: registry.contentType,
    read: () => registry.metrics(),
    count(operation, status, seconds) {
      requests.inc({ operation, status: String(status) })
      durations.observe({ operation }, seconds)
    },
  }
}
