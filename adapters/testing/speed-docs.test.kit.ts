/** What `docs/` and the README tell of speed: the plot, the table and the sentence, all of the figures in `bench/figures.json`. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { escapeXml } from '../../core/paint/escape-xml.ts'

/** What was measured: Platen's time as a share of each peer's. */
interface Figures {
  /** When and where. */
  readonly measured: string
  readonly rows: readonly {
    readonly work: string
    /** What the plot calls it; rows without are not in it. */
    readonly plot?: string
    readonly against: Readonly<Record<string, number>>
    readonly note?: string
  }[]
}

const path = fileURLToPath(new URL('../../../bench/figures.json', import.meta.url))
const figures = JSON.parse(readFileSync(path, 'utf8')) as Figures

/** 0.85, but 1.1 and 3.0: as exact as a ratio of times is. */
function shown(ratio: number): string {
  return ratio < 1 ? ratio.toFixed(2) : ratio.toFixed(1)
}

/** The table of `docs/speed.md`. */
export function speedTable(): string {
  const rows = figures.rows.map(({ work, against, note }) => {
    const [first = '', ...others] = Object.entries(against).map(
      ([peer, ratio]) => `${shown(ratio)} × ${peer}`,
    )
    return `| ${work} | ${first} | ${[...others, ...(note === undefined ? [] : [note])].join(', ')} |`
  })
  return ['| | Platen : peer | |', '|---|---|---|', ...rows, '', figures.measured].join('\n')
}

/** The sentence of the README. */
export function speedSentence(): string {
  const of = (work: string, peer: string): string => {
    const ratio = figures.rows.find(row => row.work.startsWith(work))?.against[peer]
    if (ratio === undefined) throw new Error(`bench/figures.json has no "${work}" against ${peer}`)
    return shown(ratio)
  }
  return [
    `A report of 4,900 words takes ${of('report of', 'Typst')} times as long as with Typst and ${of('report of', 'Chromium print')} times as long as printing it with Chromium;`,
    `twenty slides take ${of('twenty slides', 'Marp')} times as long as with Marp.`,
  ].join('\n')
}

const bar = { left: 350, room: 316, height: 20, step: 34, top: 60 }
const ink = { text: '#16202a', quiet: '#51606b', faster: '#1f6b4f', slower: '#b4532a' }

/** The plot, `docs/speed.svg`: a bar for each peer, and a line where both take the same time. */
export function speedPlot(): string {
  const bars = figures.rows.flatMap(({ plot, against }) =>
    plot === undefined ? [] : Object.entries(against).map(([peer, ratio]) => ({ plot, peer, ratio })),
  )
  const scale = bar.room / Math.max(...bars.map(({ ratio }) => ratio))
  const foot = bar.top + bars.length * bar.step
  const even = (bar.left + scale).toFixed(1)
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 ${foot + 32}" width="760" height="${foot + 32}" font-family="system-ui,sans-serif" font-size="14" role="img" aria-label="Time to make the same document, against other tools">`
  const rows = bars.map(({ plot, peer, ratio }, at) => {
    const top = bar.top + at * bar.step
    const width = ratio * scale
    return [
      `<text x="20" y="${top + 14}" fill="${ink.text}">${escapeXml(plot)}</text>`,
      `<text x="${bar.left - 12}" y="${top + 14}" text-anchor="end" fill="${ink.quiet}">${escapeXml(peer)}</text>`,
      `<rect x="${bar.left}" y="${top}" width="${width.toFixed(1)}" height="${bar.height}" rx="2" fill="${ratio > 1 ? ink.slower : ink.faster}"/>`,
      `<text x="${(bar.left + width + 8).toFixed(1)}" y="${top + 15}" fill="${ink.text}" stroke="#ffffff" stroke-width="5" paint-order="stroke">${shown(ratio)} ×</text>`,
    ].join('')
  })
  return [
    head,
    `<rect width="760" height="${foot + 32}" fill="#ffffff"/><text x="20" y="28" font-weight="600" fill="${ink.text}">Time against other tools; shorter is faster</text><path d="M${even} 50V${foot + 2}" stroke="${ink.text}" stroke-dasharray="3 3"/>`,
    ...rows,
    `<text x="${even}" y="${foot + 20}" text-anchor="middle" fill="${ink.quiet}">the same time</text></svg>`,
    '',
  ].join('\n')
}
