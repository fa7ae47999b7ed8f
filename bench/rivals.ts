import { arePeersInstalled, createPeer, type PeerInput } from './peers.ts'
import { compare, type Row } from './row.ts'

/** A peer by module and export, and the ratio we are held to. */
export interface Challenge {
  readonly name: string
  readonly module: string
  readonly factory: string
  readonly ratio: number
}

/** Measures our work against the named peers, one after the other, or alone when peers are not installed. */
export async function challenge(
  name: string,
  run: () => unknown,
  challenges: readonly Challenge[],
  input: PeerInput,
): Promise<readonly Row[]> {
  if (!arePeersInstalled) return compare(name, run, [])
  const rows: Row[] = []
  for (const { name: peerName, module, factory, ratio } of challenges) {
    const peer = await createPeer(peerName, module, factory, input)
    try {
      rows.push(...(await compare(name, run, [{ work: peer, ratio }])))
    } finally {
      await peer.close()
    }
  }
  return rows
}
