import type { Glue } from '../compose/typography/glue.ts'

/** A place where a line may end and the next one start. */
export interface LineEnd {
  /** px from the start of the text to the end of a line that ends here, hyphen and padding included. */
  readonly end: number
  /** px to where a line that starts here begins: the line from `a` to `b` is `b.end - a.start` wide. */
  readonly start: number
  /** px of all spaces before a line end here, and before a line start here. */
  readonly spacesBefore: number
  readonly spacesAfter: number
  /** How unwelcome it is; a blank is 0. */
  readonly penalty: number
  readonly hyphen: boolean
}

/** Penalties of line ends at blanks: by how words hold together, and in display sizes inside a clause. */
const blankPenalties: Readonly<Record<Glue | 'inClause', number>> = {
  tied: 300,
  close: 50,
  loose: 22,
  inClause: 8,
}

/** In a text of many lines, lines of one length count for more than what their last words lead to. */
const LOOSE_IN_TEXT = 8

/**
 * What a line end at a blank costs: `before` is the word that would end the line; the lines of a title or of a few words are
 * seen one by one.
 */
export function blankPenalty(glue: Glue | undefined, before: string, isSeen: boolean): number {
  if (glue !== undefined) return glue === 'loose' && !isSeen ? LOOSE_IN_TEXT : blankPenalties[glue]
  return isSeen && !/[,;:.!?…–—·|)\]”’»]$/.test(before) ? blankPenalties.inClause : 0
}

/** How the lines of a paragraph are judged. */
export interface FitOptions {
  /** px */
  readonly width: number
  /** justify: spaces stretch; ragged: lines as even as possible, the last one free; balance: the last one too. */
  readonly aim: 'justify' | 'ragged' | 'balance'
  /** Lines are rather uneven than end in an address. */
  readonly shown?: boolean
}

/** A space may shrink by this share of its width and stretches by multiples of half its width. */
const shrinkShare = 0.2
const stretchShare = 0.5

/** px by which a line may be too wide: rounding. */
const tolerance = 0.01

const hyphenInARow = { justify: 3_000, ragged: 150, balance: 150 } as const
const thirdHyphen = 1e7
const tooWide = 1e12
/** Above this many line candidates the first fit is taken. */
const mostCandidates = 120_000

/**
 * Chooses the breaks at which the lines end, so that the sum of `lineCost` is least (total fit, after Knuth and Plass 1981,
 * with hyphens in a row as a second state). Gives indexes into `breaks`, the last one included.
 */
export function chooseBreaks(breaks: readonly LineEnd[], options: FitOptions): number[] {
  const last = breaks.length - 1
  if (last <= 0) return []
  if (fits(breaks, 0, last, options)) return [last]
  if (estimateCandidates(breaks, options.width) > mostCandidates) return firstFit(breaks, options)
  return leastCost(breaks, options)
}

function leastCost(breaks: readonly LineEnd[], options: FitOptions): number[] {
  const count = breaks.length
  // Two states a break: its line is the first or the second one in a row that ends in a hyphen. Others use the first.
  const cost = new Float64Array(count * 2).fill(Number.POSITIVE_INFINITY)
  const from = new Int32Array(count * 2).fill(-1)
  cost[0] = 0
  for (let to = 1; to < count; to++) {
    for (let start = to - 1; start >= 0; start--) {
      const price = lineCost(breaks, start, to, options)
      if (price === Number.POSITIVE_INFINITY) break
      relax(breaks, start, to, price, options, cost, from)
    }
  }
  return pathTo(count - 1, from)
}

/** Offers the line from `start` to `to` to both states of its start. */
function relax(
  breaks: readonly LineEnd[],
  start: number,
  to: number,
  price: number,
  options: FitOptions,
  cost: Float64Array,
  from: Int32Array,
): void {
  const hyphenated = breaks[to]?.hyphen === true
  const afterHyphen = breaks[start]?.hyphen === true
  for (let state = 0; state < 2; state++) {
    const before = cost[start * 2 + state] ?? Number.POSITIVE_INFINITY
    if (before === Number.POSITIVE_INFINITY) continue
    let total = before + price
    let next = to * 2
    if (hyphenated && afterHyphen) {
      next++
      total += state === 1 ? thirdHyphen : hyphenInARow[options.aim]
    }
    if (total < (cost[next] ?? 0)) {
      cost[next] = total
      from[next] = start * 2 + state
    }
  }
}

function pathTo(last: number, from: Int32Array): number[] {
  const path: number[] = []
  for (let state = last * 2; state > 1; state = from[state] ?? 0) path.push(state >> 1)
  return path.reverse()
}

/**
 * What a line from break `start` to break `to` costs; infinite when it is too wide (but a single step is always allowed, so
 * that there is always a way). Justified lines: demerits of The TeXbook, chapter 14. Others: the squared share of the line
 * that stays empty.
 */
export function lineCost(breaks: readonly LineEnd[], start: number, to: number, options: FitOptions): number {
  const first = breaks[start]
  const end = breaks[to]
  if (first === undefined || end === undefined) return Number.POSITIVE_INFINITY
  const natural = end.end - first.start
  const slack = options.width - natural
  const isLast = to === breaks.length - 1
  const spaces = Math.max(0, end.spacesBefore - first.spacesAfter)
  const shrink = options.aim === 'justify' ? spaces * shrinkShare : 0
  if (slack < -shrink - tolerance) return to === start + 1 ? tooWide * -slack : Number.POSITIVE_INFINITY
  const emptiness = Math.max(0, slack) / options.width
  // What is written without blanks has no words that could stand alone.
  const isAlone = spaces === 0 && end.spacesBefore > 0
  const widow = isLast && start > 0 ? widowOf(emptiness, isAlone) : 0
  if (options.aim === 'justify') {
    const badness = isLast && slack >= 0 ? 0 : badnessOf(slack, spaces)
    // Where nothing can stretch, the emptier line is the worse one.
    const hole = badness >= 10_000 ? emptiness * emptiness * 1e8 : 0
    return (10 + badness) ** 2 + end.penalty ** 2 + hole + widow * 3
  }
  const unevenness = 10_000 * emptiness * emptiness
  const isDisplay = options.shown || options.aim === 'balance'
  const parting = isDisplay ? end.penalty ** 2 * 2 : end.penalty * 4
  // A line more costs more than any raggedness: balancing keeps the number of lines.
  if (options.aim === 'balance') return 1e7 + unevenness + parting
  return (isLast ? 0 : unevenness) + parting + widow * (isDisplay ? 4 : 1)
}

/** Share of a line that a single word on the last one leaves empty where it begins to look lost. */
const LOST = 0.55

/** What a last line costs that is nearly empty, more where but one word stands on it (Bringhurst, 2.4.2). */
function widowOf(emptiness: number, isAlone: boolean): number {
  if (isAlone && emptiness > LOST) return 300 + 1_500 * (emptiness - LOST)
  return emptiness > 0.8 ? 150 + 2_500 * (emptiness - 0.8) : 0
}

/** 100 times the cube of how far the spaces of a line are stretched or shrunk. */
function badnessOf(slack: number, spaces: number): number {
  const room = spaces * (slack >= 0 ? stretchShare : shrinkShare)
  if (room === 0) return Math.abs(slack) <= tolerance ? 0 : 10_000
  const ratio = Math.abs(slack) / room
  return Math.min(10_000, 100 * ratio * ratio * ratio)
}

function fits(breaks: readonly LineEnd[], start: number, to: number, options: FitOptions): boolean {
  const natural = (breaks[to]?.end ?? 0) - (breaks[start]?.start ?? 0)
  return natural <= options.width + tolerance
}

function estimateCandidates(breaks: readonly LineEnd[], width: number): number {
  const total = breaks.at(-1)?.end ?? 0
  return breaks.length * breaks.length * Math.min(1, width / Math.max(total, 1))
}

/**
 * Fills each line as far as it goes, for preserved text and paragraphs beyond measure; a better break is preferred to a worse
 * one when the line is at least two thirds full.
 */
export function firstFit(breaks: readonly LineEnd[], options: FitOptions): number[] {
  const path: number[] = []
  const last = breaks.length - 1
  let start = 0
  while (start < last) {
    let furthest = start + 1
    while (furthest < last && fits(breaks, start, furthest + 1, options)) furthest++
    const end = furthest === last ? last : bestBefore(breaks, start, furthest, options.width)
    path.push(end)
    start = end
  }
  return path
}

function bestBefore(breaks: readonly LineEnd[], start: number, furthest: number, width: number): number {
  let best = furthest
  for (let index = furthest - 1; index > start; index--) {
    const natural = (breaks[index]?.end ?? 0) - (breaks[start]?.start ?? 0)
    if (natural < (width * 2) / 3) break
    if ((breaks[index]?.penalty ?? 0) < (breaks[best]?.penalty ?? 0)) best = index
  }
  return best
}
