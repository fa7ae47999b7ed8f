/**
 * Holds work to a time in a way that neither another process nor the collector of garbage can change: it counts time of the
 * processor alone, takes the least of several turns, and its bounds lie far from both what is and what is feared. They are told
 * of the machine that they were set on, and grow with how much slower this one is.
 */
import * as assert from 'uvu/assert'

/** Does work once; a number says on how much. */
type Work = (size: number) => unknown

/** Turns that work has to show what it takes; the first that shows it is the last. */
const TURNS = 6

/** How much more there is the second time. Work in proportion takes 16 times as long, work by the square 256 times. */
const MORE = 16

/** Between the two, as far from one as from the other. */
const MOST = 64

/** Shortest time that can be told from none, ms. */
const LEAST = 1

/** Holds work on much to a time in proportion to its size: `size` is the little, a sixteenth of the much. */
export async function assertProportional(work: Work, size: number): Promise<void> {
  let little = Number.POSITIVE_INFINITY
  let much = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < TURNS; turn += 1) {
    much = Math.min(much, await timeOf(work, size * MORE))
    // However little the sixteenth of it takes.
    if (much <= LEAST * MOST) return
    little = Math.min(little, await timeOf(work, size))
    if (much <= Math.max(little, LEAST) * MOST) return
  }
  assert.unreachable(`${MORE} times as much: ${little.toFixed(1)} → ${much.toFixed(1)} ms of the processor`)
}

/** Holds work to so many ms of the processor. What fails to keep them once has further turns. */
export async function assertWithin(most: number, work: () => unknown, about = 'it'): Promise<void> {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < TURNS; turn += 1) {
    least = Math.min(least, await timeOf(work, 1))
    if (isInTime(least, most)) return
  }
  assert.unreachable(`${about} takes ${least.toFixed(0)} ms of the processor, more than ${most}`)
}

/** ms of the processor that `errand` takes where bounds were set, when nothing else is done there. */
const USUAL_ERRAND = 20

/** A machine that is slower than so many times is not waited for: what takes longer there would do so anywhere. */
const SLOWEST = 4

/** Whether work that took so many ms of the processor keeps a bound; where it does not, the machine may be slow. */
export function isInTime(taken: number, most: number): boolean {
  return taken <= most || taken <= most * slowness()
}

/**
 * How many times longer than where bounds were set work takes here and now, from 1 to 4. Other processes do not count in time
 * of the processor, but they take its caches and the other half of its core.
 */
function slowness(): number {
  // What runs for the first time is compiled.
  errand()
  const before = process.cpuUsage()
  errand()
  const { user, system } = process.cpuUsage(before)
  return Math.min(Math.max((user + system) / 1000 / USUAL_ERRAND, 1), SLOWEST)
}

/** Always the same work, of the kind that documents are: words counted, kept and put in order. */
function errand(): number {
  const places = new Map<string, number[]>()
  for (let at = 0; at < 60_000; at += 1) {
    const word = `word ${(at * 7919) % 20_011}`
    const known = places.get(word)
    if (known) known.push(at)
    else places.set(word, [at])
  }
  return [...places.keys()].sort().join(' ').split(/\s+/).length
}

/** ms of the processor, of all threads of this process. */
async function timeOf(work: Work, size: number): Promise<number> {
  const before = process.cpuUsage()
  await work(size)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
