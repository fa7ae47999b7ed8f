import type { Bench } from './bench.ts'
import { peerInput } from './peers.ts'
import { challenge } from './rivals.ts'

const challenges = [
  { name: 'typst', module: 'typst.mjs', factory: 'createTypst', ratio: 1 },
  { name: 'chromium print', module: 'chromium.mjs', factory: 'createChromiumPrint', ratio: 0.4 },
  { name: 'naive pdfkit', module: 'pdfkit.mjs', factory: 'createPdfkit', ratio: 1 },
]

/** Long copy to an A4 PDF with contents, outline, tags and hyphenation. */
export const reportPdf: Bench = ({ engine, copy }) =>
  challenge(
    'report-pdf',
    () => engine.render({ format: 'report', content: copy, outputs: ['pdf'], size: 'A4' }),
    challenges,
    peerInput(copy),
  )
