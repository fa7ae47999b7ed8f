/** What Node has and pdf.js puts its own in place of. */
const replaced = [JSON, Array.prototype, Function.prototype].map(
  (owner: object) => [owner, Object.getOwnPropertyDescriptors(owner)] as const,
)

/**
 * pdf.js, which must be loaded through here alone: its build for Node 20 replaces `JSON` and `push` in the whole process, over
 * cases that nobody meets, by some that go letter by letter. What was there is put back; what Node lacks stays added.
 * Throws when `pdfjs-dist` is not installed.
 */
export async function loadPdfJs(): Promise<typeof import('pdfjs-dist/legacy/build/pdf.mjs')> {
  // The half that it would load, and be replaced by again, when it opens the first document.
  const worker: string = 'pdfjs-dist/legacy/build/pdf.worker.mjs'
  await import(worker)
  const pdfJs = await import('pdfjs-dist/legacy/build/pdf.mjs')
  for (const [owner, own] of replaced) Object.defineProperties(owner, own)
  return pdfJs
}
