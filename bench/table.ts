import type { Row } from './row.ts'
import type { Spread } from './statistics.ts'

const header = ['bench', 'ours ms', 'half', 'peer', 'peer ms', 'half', 'ratio', 'half', 'target', '']

/** The rows as a text table: medians, with the middle half of the turns beside them. The last column is the verdict. */
export function toTable(rows: readonly Row[]): string {
  const cells = [header, ...rows.map(toCells)]
  const widths = header.map((_, column) => Math.max(...cells.map(row => row[column]?.length ?? 0)))
  const toLine = (row: readonly string[]): string =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  return cells.map(row => toLine(row).trimEnd()).join('\n')
}

function toCells({ name, ours, peer, target }: Row): string[] {
  const own = [name, milliseconds(ours.median), half(ours, milliseconds), peer?.name ?? '']
  if (peer?.times && peer.ratio) {
    const { times, ratio } = peer
    const figures = [
      milliseconds(times.median),
      half(times, milliseconds),
      plain(ratio.median),
      half(ratio, plain),
    ]
    return [...own, ...figures, ...verdict(ours, ratio, target)]
  }
  return [...own, '', '', '', '', ...verdict(ours, undefined, target).slice(0, 1), peer?.missing ?? '']
}

function verdict(ours: Spread, ratio: Spread | undefined, target: Row['target']): [string, string] {
  if (!target) return ['', '']
  if ('milliseconds' in target) {
    return [`≤ ${target.milliseconds} ms`, ours.median <= target.milliseconds ? 'met' : 'missed']
  }
  if (ratio === undefined) return [`≤ ${target.ratio}`, '']
  return [`≤ ${target.ratio}`, ratio.median <= target.ratio ? 'met' : 'missed']
}

function half({ low, high }: Spread, show: (value: number) => string): string {
  return `${show(low)}–${show(high)}`
}

function plain(value: number): string {
  return value.toFixed(2)
}

function milliseconds(value: number): string {
  return value < 10 ? value.toFixed(1) : value.toFixed(0)
}
