import { parentPort, workerData } from 'node:worker_threads'
import { compact } from './compact.ts'
import { createDisk } from './disk.ts'

/** Entry point of the thread that writes a snapshot. */
const { folder, lastSeq } = workerData as { readonly folder: string; readonly lastSeq: number }
parentPort?.postMessage(await compact(createDisk(), folder, lastSeq))
