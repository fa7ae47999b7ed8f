import { measure, type Sample, type Work } from './measure.ts'

/** One line of the table. */
export interface Row {
  readonly name: string
  readonly ours: Sample
  readonly peer?: Sample
  /** What the design asks of the ratio ours : peer (lower is better), or of our own time in milliseconds. */
  readonly target?: { readonly ratio: number } | { readonly milliseconds: number }
}

/** A peer with the ratio it is held to. */
export interface Rival {
  readonly work: Work
  readonly ratio: number
}

/** Measures our work and its peers in turns: a row for each peer, or one without. */
export async function compare(
  name: string,
  run: () => unknown,
  rivals: readonly Rival[],
): Promise<readonly Row[]> {
  const [ours, ...others] = await measure([{ name, run }, ...rivals.map(({ work }) => work)])
  if (!ours) return []
  if (others.length === 0) return [{ name, ours }]
  return others.map((peer, index) => ({ name, ours, peer, target: { ratio: rivals[index]?.ratio ?? 1 } }))
}
