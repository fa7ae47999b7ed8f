/** qpdf, compiled for Node: reads any PDF strictly and finds its faults. */
import { createRequire } from 'node:module'

interface Qpdf {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void; readFile(path: string): Uint8Array }
  callMain(args: readonly string[]): number
}

/**
 * What qpdf writes for a PDF with the given options. Throws when it finds a fault, and when the package
 * `@neslinesli93/qpdf-wasm` is not installed.
 */
export async function runQpdf(pdf: Uint8Array, options: readonly string[]): Promise<Uint8Array> {
  const path = createRequire(import.meta.url).resolve('@neslinesli93/qpdf-wasm')
  const { default: createQpdf } = (await import(path)) as { default: (options: object) => Promise<Qpdf> }
  const complaints: string[] = []
  const qpdf = await createQpdf({
    locateFile: () => path.replace(/\.js$/, '.wasm'),
    noInitialRun: true,
    printErr: (line: string) => complaints.push(line),
  })
  qpdf.FS.writeFile('/in.pdf', pdf)
  const code = qpdf.callMain([...options, '/in.pdf', '/out'])
  if (code !== 0) throw new Error(`qpdf found faults (exit code ${code}): ${complaints.join('; ')}`)
  return qpdf.FS.readFile('/out')
}
