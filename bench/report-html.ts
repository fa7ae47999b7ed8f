import type { Bench } from './bench.ts'
import { peerInput } from './peers.ts'
import { challenge } from './rivals.ts'

/** Long copy to one HTML page, against a fragment without any style. */
export const reportHtml: Bench = ({ engine, copy }) =>
  challenge(
    'report-html',
    () => engine.render({ format: 'report', content: copy, outputs: ['html'] }),
    [{ name: 'bare unified', module: 'markdown.mjs', factory: 'createUnified', ratio: 1.3 }],
    peerInput(copy),
  )
