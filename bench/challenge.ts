import { type Effort, measureAlone, measurePair, type Work } from './measure.ts'
import { createPeer, type PeerInput } from './peers.ts'
import type { Row } from './row.ts'

/** A peer by module and export in `bench/peers`, and the ratio we are held to. */
export interface Challenge {
  readonly name: string
  readonly module: string
  readonly factory: string
  readonly ratio: number
  readonly effort?: Effort
}

/** Measures our work against the named peers, one pair after the other. A peer that is not installed says so. */
export async function challenge(
  ours: Work,
  challenges: readonly Challenge[],
  input: PeerInput,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const rival of challenges) rows.push(await challengeOne(ours, rival, input))
  return rows
}

async function challengeOne(ours: Work, rival: Challenge, input: PeerInput): Promise<Row> {
  const { name, ratio, effort } = rival
  const target = { ratio }
  const peer = await createPeer(rival.name, rival.module, rival.factory, input)
  if ('missing' in peer) {
    const { missing } = peer
    return { name: ours.name, ours: await measureAlone(ours, effort), peer: { name, missing }, target }
  }
  try {
    const pair = await measurePair(ours, peer, effort)
    const { peer: times, ratio: measured, turns } = pair
    return { name: ours.name, ours: pair.ours, peer: { name, times, ratio: measured, turns }, target }
  } finally {
    await peer.close()
  }
}
