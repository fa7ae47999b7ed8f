import { arrive, bursting, type Pattern } from './arrivals.ts'
import type { Compared } from './compare.ts'
import { type Cost, prices } from './cost.ts'
import type { FormatCost } from './measure-formats.ts'
import type { StorePace } from './measure-store.ts'
import { type Model, type Simulated, simulate } from './simulate.ts'

/** Everything that was measured. */
export interface Measured {
  readonly machine: string
  readonly formats: readonly FormatCost[]
  readonly commits: Model['commits']
  readonly overhead: number
  readonly pace: StorePace
  /** Commits a second to plan with. */
  readonly planned: number | undefined
  readonly compared: readonly Compared[]
  readonly cost: Cost
}

const runs = 20_000
const owners = 100
const crews = [1, 2, 5, 10, 20, 50, 100, 200]
const threads = 2

/** Writes the report in Markdown. */
export function report(measured: Measured): string {
  return [
    `Measured on ${measured.machine}.`,
    '## Formats',
    formatTable(measured.formats),
    '## Store',
    storePart(measured),
    '## From 1 to 200 workers',
    crewTable(measured),
    '## Where the store is the limit',
    limitTable(measured),
    '## Predicted and measured',
    comparedTable(measured.compared),
    '## A million documents',
    costTable(measured.cost),
  ].join('\n\n')
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  )
}

function formatTable(formats: readonly FormatCost[]): string {
  const rows = [...formats]
    .sort((one, other) => other.processor - one.processor)
    .map(({ slug, processor, clock, files, bytes }) => [
      slug,
      seconds(processor),
      seconds(clock),
      files,
      Math.round(bytes / 1024),
    ])
  const mean = formats.reduce((sum, { processor }) => sum + processor, 0) / formats.length
  return `${table(['format', 'processor, s', 'clock, s', 'files', 'KiB'], rows)}\n\nOn average ${seconds(mean)} s of the processor.`
}

function storePart({ commits, overhead, pace, planned }: Measured): string {
  const [accept, begin, end] = [commits.accept, commits.begin, commits.end].map(Math.round)
  const told = `A run makes ${accept} commits until it is accepted, ${begin} until it is begun and ${end} until it has ended, and keeps its thread for ${seconds(overhead)} s besides its render. The embedded store took ${Math.round(pace.commitsPerSecond)} commits a second from 64 at once, and ${Math.round(pace.claimsPerSecond)} claims one after the other.`
  return planned === undefined ? told : `${told} Planned with ${planned} commits a second.`
}

function crewTable({ formats, commits, overhead, pace, planned }: Measured): string {
  const services = formats.map(({ processor }) => processor)
  const mean = services.reduce((sum, service) => sum + service, 0) / services.length
  const commitsPerSecond = planned ?? pace.commitsPerSecond
  const rows = crews.map(workers => {
    const rate = (0.7 * workers * threads) / (mean + overhead)
    const of = (pattern: Pattern): Simulated =>
      simulate(arrive({ pattern, rate, count: runs, owners, services, seed: workers }), {
        ...{ workers, threads, commitsPerSecond, commits, overhead },
      })
    const [steady, daily, burst] = [of('steady'), of('daily'), of('burst')]
    const [own, others] = [true, false].map(isOwn => late(burst, owner => (owner === bursting) === isOwn))
    return [
      ...[workers, Math.round(rate * 3600).toLocaleString('en')],
      ...[late(steady, () => true), late(daily, () => true), others ?? '', own ?? ''],
      `${Math.round(steady.storeBusy * 100)} %`,
    ]
  })
  const head = [
    'workers',
    'documents an hour',
    'steady',
    'daily',
    'burst: others',
    'burst: its own',
    'store busy',
  ]
  return `Each with ${threads} threads that render for 0.7 of their time on average; waits in seconds that one run in twenty exceeds.\n\n${table(head, rows)}`
}

/** What one wait in twenty exceeds. */
function late({ outcomes }: Simulated, whose: (owner: number) => boolean): string {
  const waits = outcomes.filter(({ arrival }) => whose(arrival.owner)).map(({ wait }) => wait)
  return seconds(waits.sort((a, b) => a - b)[Math.floor(0.95 * waits.length)] ?? 0)
}

function limitTable({ formats, commits, overhead }: Measured): string {
  const mean = formats.reduce((sum, { processor }) => sum + processor, 0) / formats.length
  const each = commits.accept + commits.begin + commits.end
  const rows = [250, 500, 1000, 2000, 4000, 8000].map(pace => {
    // Beyond that, waits for the store are longer than what it does.
    const perSecond = (0.7 * pace) / each
    const workers = Math.floor((perSecond * (mean + overhead)) / (0.7 * threads))
    return [pace.toLocaleString('en'), Math.round(perSecond * 3600).toLocaleString('en'), workers]
  })
  return table(['commits a second', 'documents an hour at 0.7 of them', 'workers that suffice'], rows)
}

function comparedTable(compared: readonly Compared[]): string {
  const rows = compared.map(({ what, workers, predicted, measured }) => [
    ...[what, workers, seconds(predicted.length), seconds(measured.length)],
    `${Math.round((measured.length / predicted.length - 1) * 100)} %`,
    ...[seconds(predicted.median), seconds(measured.median), seconds(predicted.p95), seconds(measured.p95)],
  ])
  const [one, two] = compared.filter(({ what }) => what === 'asleep')
  const gain = one && two ? (one.measured.length / two.measured.length).toFixed(2) : ''
  const head = [
    'renders',
    'workers',
    'predicted, s',
    'measured, s',
    'off by',
    'median',
    'measured',
    'p95',
    'measured',
  ]
  return `${table(head, rows)}\n\nTwo workers are ${gain} × one, where the processor is not the limit.`
}

function costTable(cost: Cost): string {
  const sum = Object.values(cost).reduce((all, usd) => all + usd, 0)
  const dollars = (usd: number): string => usd.toFixed(2)
  const rows = [
    ['rendering', dollars(cost.rendering)],
    ['keeping the files, a month', dollars(cost.keeping)],
    ['putting them', dollars(cost.putting)],
    ['sending each once', dollars(cost.sending)],
    ['PostgreSQL', dollars(cost.database)],
    ['all', dollars(sum)],
  ]
  return `At ${prices.processorHour} USD for an hour of a processor and the other prices in \`cost.ts\`:\n\n${table(['a million documents', 'USD'], rows)}`
}

function seconds(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toPrecision(2)
}
