/**
 * Waiting in tests: for what is under way already, for as long as a machine that has much else to do may take. What does not
 * happen at all fails a test later, and never one that would have passed.
 */

/** The clock of the machine, also where a test sets its own. */
const { setTimeout, clearTimeout } = globalThis

/** What does not happen within this time, ms, does not happen. */
export const patience = 60_000

/** Waits until it is so; throws when it is not in so many ms. */
export async function until(isSo: () => boolean | Promise<boolean>, most: number = patience): Promise<void> {
  for (const end = Date.now() + most; !(await isSo()); ) {
    if (Date.now() > end) throw new Error(`it did not come true: ${isSo}`)
    await new Promise(resolve => setTimeout(resolve, 2))
  }
}

/** What a promise resolves with; throws when it does not settle in so many ms. */
export async function settled<Result>(work: Promise<Result>, most: number = patience): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const never = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it did not end')), most)
  })
  try {
    return await Promise.race([work, never])
  } finally {
    clearTimeout(timer)
  }
}
