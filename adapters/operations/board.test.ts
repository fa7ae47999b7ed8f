import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parser } from '@prometheus-io/lezer-promql'
import { Registry } from 'prom-client'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parse } from 'yaml'
import { createMetrics } from '../http/metrics.ts'
import { createTestService } from '../testing/create-service.test.kit.ts'
import { createRunFigures } from './run-figures.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8')

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string; readonly runbook: string }
}

const rules = (
  parse(read('adapters/operations/alerts.yaml')) as { groups: { rules: Rule[] }[] }
).groups.flatMap(group => group.rules)

interface Board {
  readonly panels: readonly {
    readonly title: string
    readonly gridPos: { readonly x: number; readonly y: number }
    readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[]
  }[]
}

const board = JSON.parse(read('adapters/operations/grafana-board.json')) as Board

/** Every expression and where it stands. */
const expressions: readonly (readonly [place: string, expression: string])[] = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...board.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
]

/** What Prometheus adds to what it reads. */
const added: Readonly<Record<string, readonly string[]>> = { up: ['job', 'instance'] }

/** Labels of every metric that a process tells, by the names under which its values are found. */
async function toldLabels(): Promise<ReadonlyMap<string, readonly string[]>> {
  const service = await createTestService()
  const registry = new Registry()
  createRunFigures(registry)
  createMetrics(service, { registry })
  const told = new Map<string, readonly string[]>(Object.entries(added))
  for (const { name, type } of await registry.getMetricsAsJSON()) {
    const { labelNames = [] } = registry.getSingleMetric(name) as unknown as {
      labelNames?: readonly string[]
    }
    const labels = [...labelNames, 'instance', 'job']
    const isHistogram = String(type) === 'histogram'
    if (!isHistogram) told.set(name, labels)
    for (const end of isHistogram ? ['bucket', 'sum', 'count'] : [])
      told.set(`${name}_${end}`, [...labels, 'le'])
  }
  await service.close()
  return told
}

interface Asked {
  readonly metrics: readonly string[]
  readonly labels: readonly string[]
  readonly faults: number
}

function readExpression(expression: string): Asked {
  const found = { metrics: [] as string[], labels: [] as string[], faults: 0 }
  parser.parse(expression).iterate({
    enter({ type, from, to }) {
      const text = expression.slice(from, to)
      if (type.isError) found.faults += 1
      if (type.name === 'Identifier') found.metrics.push(text)
      if (type.name === 'LabelName') found.labels.push(text)
    },
  })
  return found
}

test('every metric and every label of the board and of the alerts is told by a process', async () => {
  const told = await toldLabels()
  for (const [place, expression] of expressions) {
    const { metrics, labels, faults } = readExpression(expression)
    assert.is(faults, 0, `${place}: ${expression} is no PromQL`)
    assert.ok(metrics.length > 0, place)
    for (const metric of metrics) {
      assert.ok(told.has(metric), `${place} asks for ${metric}`)
      for (const label of labels)
        assert.ok(told.get(metric)?.includes(label), `${place}: ${metric} has no label ${label}`)
    }
  }
})

test('every metric of ours is on the board or in a rule', async () => {
  const asked = new Set(expressions.flatMap(([, expression]) => readExpression(expression).metrics))
  const own = [...(await toldLabels()).keys()].filter(name => name.startsWith('platen_'))
  const families = new Set(own.map(name => name.replace(/_(bucket|sum|count)$/, '')))
  const unseen = [...families].filter(family => ![...asked].some(name => name.startsWith(family)))
  assert.equal(unseen, [])
})

test('panels have places of their own, and legends name labels that are there', () => {
  const places = board.panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)
  assert.is(new Set(places).size, places.length)
  for (const { title, targets } of board.panels) {
    for (const { expr, legendFormat } of targets) {
      const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(match => match[1] ?? '')
      const { labels } = readExpression(expr)
      const left = named.filter(name => name !== 'instance' && !labels.includes(name))
      assert.equal(left, [], title)
    }
  }
})

test('every alert says who wakes up, and leads to what to do', () => {
  const headings = [...read('docs/operations.md').matchAll(/^#+ (.+)$/gm)].map(
    ([, text = '']) =>
      `docs/operations.md#${text
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-')}`,
  )
  assert.ok(rules.length > 10)
  assert.is(new Set(rules.map(({ alert }) => alert)).size, rules.length)
  for (const { alert, labels, annotations } of rules) {
    assert.ok(['page', 'ticket'].includes(labels.severity), alert)
    assert.ok(headings.includes(annotations.runbook), `${alert}: ${annotations.runbook} is no heading`)
  }
})

test('every error of the log is told of in docs/operations.md, and no other', () => {
  const written = new Set<string>()
  for (const path of readdirSync(`${root}adapters`, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || path.includes('.test.')) continue
    const source = read(`adapters/${path}`)
    for (const [, event = ''] of source.matchAll(/log\.error\(\s*'([a-z-]+)'/g)) written.add(event)
  }
  const [, table = ''] = /### Errors in the log\n([\s\S]*?)\n## /.exec(read('docs/operations.md')) ?? []
  const told = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([a-z-]+)`/g)].map(match => match[1] ?? ''),
  )
  assert.ok(written.size > 10)
  assert.equal([...told].sort(), [...written].sort())
})

test.run()
