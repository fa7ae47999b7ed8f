/**
 * Holds work to a time in a way that neither another process nor the collector of garbage can change: it counts time of the
 * processor alone, takes the least of several turns, and its bounds lie far from both what is and what is feared.
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
  // What runs for the first time is compiled.
  await work(size)
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (let again = 0; again < 3; again += 1) little = Math.min(little, await timeOf(work, size))
    much = Math.min(much, await timeOf(work, size * MORE))
    if (much <= Math.max(little, LEAST) * MOST) return
  }
  assert.unreachable(`${MORE} times as much: ${little.toFixed(1)} → ${much.toFixed(1)} ms of the processor`)
}

/** Holds work to so many ms of the processor. What fails to keep them once has further turns. */
export async function assertWithin(most: number, work: () => unknown, about = 'it'): Promise<void> {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < TURNS; turn += 1) {
    least = Math.min(least, await timeOf(work, 1))
    if (least <= most) return
  }
  assert.unreachable(`${about} takes ${least.toFixed(0)} ms of the processor, more than ${most}`)
}

/** ms of the processor, of all threads of this process. */
async function timeOf(work: Work, size: number): Promise<number> {
  const before = process.cpuUsage()
  await work(size)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
