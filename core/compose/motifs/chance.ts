/** Numbers from 0 to 1, one after the other the same for the same whole number. Numerical Recipes' generator. */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
