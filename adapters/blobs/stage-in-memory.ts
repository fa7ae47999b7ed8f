import { buffer } from 'node:stream/consumers'
import type { Storage } from 'unstorage'
import { createMeter } from './measure.ts'
import type { Stage } from './stage.ts'
import { storageFault } from './storage-fault.ts'

/** Stages in memory: most drivers take values only whole. */
export function stageInMemory(storage: Storage): Stage {
  const keep = async (key: string, bytes: Uint8Array): Promise<void> => {
    if (await storage.hasItem(key)) return
    await storage.setItemRaw(key, bytes)
    // The driver of S3 takes a bucket that is not there for success.
    if (!(await storage.hasItem(key))) throw storageFault(`the blob ${key} was written and is not there`)
  }
  return async (source, limit) => {
    const meter = createMeter(limit)
    if (source instanceof Uint8Array) await meter.addAll(source)
    const bytes = source instanceof Uint8Array ? new Uint8Array(source) : await buffer(meter.pass(source))
    const measured = meter.result()
    return { ...measured, keep: () => keep(measured.key, bytes), drop: async () => {} }
  }
}
