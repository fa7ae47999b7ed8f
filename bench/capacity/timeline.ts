/** What happens, and when. */
export interface Timeline {
  add(at: number, happen: (at: number) => void): void
  /** Lets everything happen in its order, what it brings about as well. Returns when the last was. s */
  run(): number
}

interface Entry {
  readonly at: number
  readonly happen: (at: number) => void
}

/** Creates an empty one: a binary heap. */
export function createTimeline(): Timeline {
  const heap: Entry[] = []
  const at = (index: number): number => (heap[index] as Entry).at
  const swap = (one: number, other: number): void => {
    const held = heap[one] as Entry
    heap[one] = heap[other] as Entry
    heap[other] = held
  }
  const take = (): Entry | undefined => {
    const first = heap[0]
    const last = heap.pop()
    if (last === undefined || heap.length === 0) return first
    heap[0] = last
    for (let index = 0; ; ) {
      const left = 2 * index + 1
      if (left >= heap.length) return first
      const least = left + 1 < heap.length && at(left + 1) < at(left) ? left + 1 : left
      if (at(index) <= at(least)) return first
      swap(index, least)
      index = least
    }
  }
  return {
    add(time, happen) {
      heap.push({ at: time, happen })
      for (let index = heap.length - 1; index > 0; ) {
        const above = (index - 1) >> 1
        if (at(above) <= at(index)) return
        swap(above, index)
        index = above
      }
    },
    run() {
      let now = 0
      for (let entry = take(); entry !== undefined; entry = take()) {
        now = entry.at
        entry.happen(now)
      }
      return now
    },
  }
}
