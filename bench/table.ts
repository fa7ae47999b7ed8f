import type { Sample } from './measure.ts'
import type { Row } from './row.ts'

const header = ['bench', 'ours ms', 'spread', 'peer', 'peer ms', 'spread', 'ratio', 'target', '']

/** The rows as a text table. The last column says whether the target is met. */
export function toTable(rows: readonly Row[]): string {
  const cells = [header, ...rows.map(toCells)]
  const widths = header.map((_, column) => Math.max(...cells.map(row => row[column]?.length ?? 0)))
  return cells
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function toCells({ name, ours, peer, target }: Row): string[] {
  const ratio = peer && ours.median / peer.median
  return [
    name,
    milliseconds(ours.median),
    spread(ours),
    peer?.name ?? '',
    peer ? milliseconds(peer.median) : '',
    peer ? spread(peer) : '',
    ratio === undefined ? '' : ratio.toFixed(2),
    ...verdict(ours, ratio, target),
  ]
}

function verdict(ours: Sample, ratio: number | undefined, target: Row['target']): [string, string] {
  if (!target) return ['', '']
  if ('milliseconds' in target) {
    return [`≤ ${target.milliseconds} ms`, ours.median <= target.milliseconds ? 'met' : 'missed']
  }
  if (ratio === undefined) return [`≤ ${target.ratio}`, '']
  return [`≤ ${target.ratio}`, ratio <= target.ratio ? 'met' : 'missed']
}

function spread({ low, high }: Sample): string {
  return `${milliseconds(low)}–${milliseconds(high)}`
}

function milliseconds(value: number): string {
  return value < 10 ? value.toFixed(1) : value.toFixed(0)
}
