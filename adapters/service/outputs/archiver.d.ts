/** What is used of archiver 8, which comes without types. */
declare module 'archiver' {
  import type { Readable, Transform } from 'node:stream'

  export class ZipArchive extends Transform {
    constructor(options?: { readonly zlib?: { readonly level: number } })
    append(
      source: Readable | Buffer | string,
      entry: { readonly name: string; readonly date?: Date; readonly mode?: number },
    ): this
    finalize(): Promise<void>
  }
}
