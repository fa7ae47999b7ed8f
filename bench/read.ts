import { readDocument } from '../core/source/read-document.ts'
import type { Bench } from './bench.ts'
import { challenge } from './challenge.ts'
import { peerInput } from './peers.ts'

const quiet = { add(): void {} }

/** Markdown to a document, against the same parser without our checks and ids. */
export const read: Bench = ({ copy }) =>
  challenge(
    { name: 'readDocument', run: () => readDocument(copy, new Map(), quiet) },
    [{ name: 'remark-parse', module: 'markdown.mjs', factory: 'createParse', ratio: 1.3 }],
    peerInput(copy),
  )
