import type { Line } from './place-lines.ts'
import { inkOf } from './overflow.ts'
import type { TextPlace } from './part-element.ts'
import type { Paragraph, Run } from './plan.ts'

/** Fewest lines of a paragraph that stand alone on either side of a cut. */
const fewest = 2

/**
 * Where to part a paragraph whose lines cross a cut: after the last sentence that fits when that keeps most of the lines,
 * else after the last line that fits. `before` or `after` when it is not parted.
 */
export function placeInParagraph(
  paragraph: Paragraph,
  lines: readonly Line[],
  cut: { readonly top: number; readonly bottom: number; readonly force: boolean },
): TextPlace | 'before' | 'after' {
  const fitting = lines.findIndex(line => inkOf(line).bottom > cut.bottom)
  if (fitting < 0) return 'before'
  const kept = cut.force ? fitting : withoutOrphans(fitting, lines.length)
  const line = lines[kept]
  if (kept === 0 || line === undefined) return 'after'
  const { run, start } = line.first
  if (run.look.whiteSpace === 'pre') return toPlace(run, lineStart(run, start))
  return sentenceEnd(paragraph, run, start) ?? toPlace(run, start)
}

function withoutOrphans(fitting: number, count: number): number {
  if (count <= fewest + 1) return fitting
  const kept = Math.min(fitting, count - fewest)
  return kept < fewest ? 0 : kept
}

function toPlace(run: Run, index: number): TextPlace {
  const { offsets, text, textIndex } = run
  if (index < text.length) return { textIndex, offset: offsets[index] ?? 0 }
  const ofTwo = /[\udc00-\udfff]/.test(text.charAt(text.length - 1))
  return { textIndex, offset: (offsets[text.length - 1] ?? 0) + (ofTwo ? 2 : 1) }
}

/** Indentation belongs to the line it begins. */
function lineStart(run: Run, start: number): number {
  let at = start
  while (at > 0 && run.text[at - 1] !== '\n' && /\s/.test(run.text[at - 1] ?? '')) at -= 1
  return at === 0 || run.text[at - 1] === '\n' ? at : start
}

/** The end of the last sentence before a place, when at least half of what fits stays. */
function sentenceEnd(paragraph: Paragraph, run: Run, start: number): TextPlace | undefined {
  const runs = paragraph.pieces.flatMap(piece => (piece.kind === 'run' ? [piece.run] : []))
  const until = runs.slice(0, runs.indexOf(run))
  const total = until.reduce((sum, each) => sum + each.text.length, start)
  let left = total
  for (const each of [...until, run].reverse()) {
    const text = each === run ? each.text.slice(0, start) : each.text
    left -= text.length
    const end = lastSentence(text)
    if (end > 0 && each.textIndex >= 0) return left + end >= total / 2 ? toPlace(each, end) : undefined
    if (left < total / 2) return undefined
  }
  return undefined
}

function lastSentence(text: string): number {
  let end = -1
  for (const match of text.matchAll(/[.!?…。！？]["'”’)\]]*\s+/g)) end = match.index + match[0].length
  return end
}
