import type { RowName } from '../../service/ports/store.ts'

/** What comes while others are under way goes together when they are done. */
export interface Gathering<Item> {
  add(item: Item): void
  /** Resolves once nothing is under way and nothing waits. */
  rest(): Promise<void>
}

/** How many go when. */
export interface GatheringLimits {
  /** Groups that are under way at once. */
  readonly lanes: number
  /** Most of a group. */
  readonly most: number
  /** A group that takes longer has its lane taken by the next, ms. */
  readonly patience?: number
}

/** Creates a gathering; `go` takes a group and never rejects: each item knows whom to tell. */
export function createGathering<Item>(
  { lanes, most, patience }: GatheringLimits,
  go: (items: readonly Item[]) => Promise<void>,
): Gathering<Item> {
  const waiting: Item[] = []
  const resting: (() => void)[] = []
  let [taken, running, isPlanned] = [0, 0, false]
  const plan = (): void => {
    if (isPlanned || waiting.length === 0 || taken >= lanes) return
    isPlanned = true
    // Whatever came in this turn of the loop comes along.
    setImmediate(() => {
      isPlanned = false
      void depart(waiting.splice(0, most))
      plan()
    })
  }
  const depart = async (items: readonly Item[]): Promise<void> => {
    taken += 1
    running += 1
    let isOver = false
    const leave = (): void => {
      if (isOver) return
      isOver = true
      taken -= 1
      plan()
    }
    const timer = patience === undefined ? undefined : setTimeout(leave, patience)
    await go(items)
    clearTimeout(timer)
    running -= 1
    leave()
    if (running === 0 && waiting.length === 0) for (const done of resting.splice(0)) done()
  }
  return {
    add(item) {
      waiting.push(item)
      plan()
    },
    rest: () =>
      running === 0 && waiting.length === 0
        ? Promise.resolve()
        : new Promise(resolve => void resting.push(resolve)),
  }
}

/** Work of somebody who waits for its result. */
export interface Errand<Subject> {
  run(subject: Subject): Promise<unknown>
  /** Rows that it is known to ask for. */
  readonly reads?: readonly RowName[] | undefined
  resolve(result: never): void
  reject(error: unknown): void
}

/** Makes an errand of work and hands it over; resolves with what the work returns. */
export function send<Subject, Result>(
  work: (subject: Subject) => Promise<Result>,
  add: (errand: Errand<Subject>) => void,
  reads?: readonly RowName[],
): Promise<Result> {
  return new Promise((resolve, reject) => add({ run: work, reads, resolve, reject }))
}
