import type { Bench } from './bench.ts'
import { challenge } from './challenge.ts'
import { slow } from './measure.ts'
import { peerInput } from './peers.ts'
import { renderCold } from './render-cold.ts'

const printers = [
  { name: 'typst', module: 'typst.mjs', factory: 'createTypst', ratio: 1 },
  { name: 'chromium print', module: 'chromium.mjs', factory: 'createChromiumPrint', ratio: 0.4 },
  { name: 'naive pdfkit', module: 'pdfkit.mjs', factory: 'createPdfkit', ratio: 1 },
]
const coldTypst = { name: 'typst, new process', module: 'typst.mjs', factory: 'createTypstCold', ratio: 1.5 }
const floor = { name: 'bare unified', module: 'markdown.mjs', factory: 'createUnified', ratio: 1.3 }

/** Long copy to an A4 PDF with contents, outline, tags and hyphenation, and to one HTML page. */
export const report: Bench = async ({ engine, copy }) => {
  const input = peerInput(copy)
  const job = { format: 'report', content: copy, size: 'A4' }
  const pdf = () => engine.render({ ...job, outputs: ['pdf'] })
  const html = () => engine.render({ ...job, outputs: ['html'] })
  return [
    ...(await challenge({ name: 'report PDF', run: pdf }, printers, input)),
    ...(await renderCold('report', copy, run =>
      challenge({ name: 'report PDF, CLI', run }, [{ ...coldTypst, effort: slow }], input),
    )),
    ...(await challenge({ name: 'report HTML', run: html }, [floor], input)),
  ]
}
