import { context, propagation, trace } from '@opentelemetry/api'
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node'
import { Registry } from 'prom-client'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { nodesOfCopy } from '../service/versions/copy-nodes.ts'
import { createHarness, type Harness } from '../http/testing/harness.test.kit.ts'
import type { Service } from '../service/service.ts'
import { createTestEngine } from '../testing/create-service.test.kit.ts'
import { observe } from './observe.ts'

type Line = readonly [event: string, fields: Readonly<Record<string, unknown>>]

/** A service as a host opens it, with an operator's SDK or without. */
interface Context {
  readonly spans: InMemorySpanExporter
  readonly registry: Registry
  readonly lines: Line[]
  readonly api: Harness
}

const timings = { read: 20, draw: 30 }

async function open(context: Context): Promise<void> {
  const registry = new Registry()
  const lines: Line[] = []
  const keep = (event: string, fields = {}): void => void lines.push([event, fields])
  const engine = createTestEngine()
  const timed = {
    ...engine,
    render: async (...given: Parameters<typeof engine.render>) => ({
      ...(await engine.render(...given)),
      timings,
    }),
  }
  const log = { info: keep, warn: keep, error: keep }
  const api = await createHarness({
    app: { registry, metricsToken: 'of the metrics' },
    change: service => observe({ ...service, engine: timed, log } as Service, registry),
  })
  Object.assign(context, { registry, lines, api })
}

const traced = suite<Context>('traces')
traced.before(context => {
  const spans = new InMemorySpanExporter()
  new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] }).register()
  Object.assign(context, { spans })
})
traced.before.each(open)
traced.after.each(async ({ api, spans }) => {
  await api.close()
  spans.reset()
})
traced.after(() => {
  trace.disable()
  context.disable()
  propagation.disable()
})

const traceId = '0af7651916cd43dd8448eb211c80319c'
const asked = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }

function named(spans: readonly ReadableSpan[], name: string): ReadableSpan {
  const found = spans.find(span => span.name === name)
  if (!found) throw new Error(`there is no span ${name} among ${spans.map(span => span.name)}`)
  return found
}

traced(
  'a trace leads from the request through the queue to the worker and each stage',
  async ({ api, spans, lines }) => {
    const jobId = await api.job()
    const json = { format: 'report', content: '# Ebb' }
    const { json: run } = await api.send('POST', `/v1/jobs/${jobId}/runs`, {
      json,
      headers: { ...asked, 'x-request-id': 'request-of-ours' },
    })
    await api.workOff()
    const own = spans.getFinishedSpans().filter(span => span.spanContext().traceId === traceId)
    const under = (name: string, above: string): void =>
      assert.is(
        named(own, name).parentSpanContext?.spanId,
        named(own, above).spanContext().spanId,
        `${name} of ${above}`,
      )
    assert.is(named(own, 'createRun').parentSpanContext?.spanId, 'b7ad6b7169203331')
    under('run', 'createRun')
    under('render', 'run')
    under('read', 'render')
    under('draw', 'render')
    assert.ok(own.some(span => span.name === 'blobs put'))
    assert.is(named(own, 'run').attributes['platen.run_id'], run.run_id)
    const [seconds, nanoseconds] = named(own, 'draw').duration
    assert.is(Math.round(seconds * 1000 + nanoseconds / 1e6), 30)
    for (const event of ['run-accepted', 'run-begun', 'run-ended']) {
      const [, fields = {}] = lines.find(line => line[0] === event) ?? []
      assert.equal(
        [fields['run_id'], fields['request_id'], fields['trace_id']],
        [run.run_id, 'request-of-ours', traceId],
        event,
      )
    }
  },
)

traced('what fails is told in its step', async ({ api, spans }) => {
  const jobId = await api.job()
  await api.run(jobId, '# fail')
  const render = named(spans.getFinishedSpans(), 'render')
  assert.is(render.events[0]?.attributes?.['exception.message'], 'the copy says so')
  await api.send('GET', '/v1/jobs/job_none')
  assert.is(named(spans.getFinishedSpans(), 'getJob').attributes['http.response.status_code'], 404)
})

traced.run()

const figures = suite<Context>('figures')
figures.before.each(open)
figures.after.each(({ api }) => api.close())

async function figure(api: Harness, line: string): Promise<number> {
  const { text } = await api.send('GET', '/metrics', { key: 'of the metrics' })
  return Number(
    text
      .split('\n')
      .find(one => one.startsWith(`${line} `))
      ?.split(' ')
      .at(-1) ?? 'NaN',
  )
}

figures(
  'runs are counted as they come, begin, are begun again and end; without an SDK nothing is kept of traces',
  async context => {
    const { api, lines } = context
    const jobId = await api.job()
    const json = { format: 'report', content: '# Ebb' }
    const { json: run } = await api.send('POST', `/v1/jobs/${jobId}/runs`, { json })
    api.service.pass(3000)
    assert.is(await figure(api, 'platen_queue_age_seconds'), 3)
    assert.is(await figure(api, 'platen_runs_queued'), 1)
    assert.is((await api.service.store.read(tx => tx.get('runs', run.run_id)))?.origin?.trace, undefined)
    await api.workOff()
    await api.run(jobId, '# fail')
    await api.run(jobId, '# die')
    // Whoever drains leaves what is put back to others.
    await api.workOff()
    await api.send('DELETE', `/v1/jobs/${jobId}/runs/${run.run_id}`)
    const expected = {
      'platen_runs_accepted_total{format="report"}': 3,
      'platen_run_wait_seconds_count{format="report"}': 3,
      'platen_run_wait_seconds_bucket{le="1",format="report"}': 2,
      'platen_runs_ended_total{status="completed",format="report"}': 1,
      'platen_runs_ended_total{status="failed",format="report"}': 2,
      'platen_run_retries_total{reason="lost"}': 1,
      'platen_render_failures_total{code="worker-lost"}': 2,
      'platen_render_stage_seconds_sum{stage="draw"}': 0.03,
      'platen_log_events_total{level="warn",event="run-requeued"}': 1,
      platen_queue_age_seconds: 0,
    }
    for (const [line, value] of Object.entries(expected)) assert.is(await figure(api, line), value, line)
    assert.ok(
      (await figure(api, 'platen_storage_seconds_count{of="store",operation="transact",outcome="ok"}')) > 5,
    )
    assert.is(lines.filter(([event]) => event === 'run-begun').length, 4)
  },
)

figures('an edit is told in the log like a run, and is none of those that were ordered', async context => {
  const { api, lines } = context
  const jobId = await api.job()
  await api.run(jobId, 'Ebb')
  const [node_id] = nodesOfCopy('Ebb').keys()
  const headers = { 'x-request-id': 'request-of-ours' }
  const edit = (json: object) => api.send('PATCH', `/v1/jobs/${jobId}/nodes`, { json, headers })
  assert.is((await edit({ node_id, content: 'Flow' })).status, 200)
  assert.is((await edit({ node_id: 'n_none', content: 'Flow' })).status, 404)
  const told = lines.filter(([, fields]) => fields?.['request_id'] === 'request-of-ours')
  const [events, statuses] = [told.map(([event]) => event), told.map(([, fields]) => fields?.['status'])]
  const each = ['run-accepted', 'run-begun', 'run-ended']
  assert.equal(
    events.filter(event => each.includes(event)),
    [...each, ...each],
  )
  assert.ok(statuses.includes('completed') && statuses.includes('failed'))
  assert.is(await figure(api, 'platen_runs_accepted_total{format="report"}'), 1)
  assert.is(await figure(api, 'platen_runs_ended_total{status="completed",format="report"}'), 1)
})

figures.run()
