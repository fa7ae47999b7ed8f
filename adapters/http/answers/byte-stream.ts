import { Readable } from 'node:stream'

/** Bytes as the body of an answer. Who reads them no further ends their source. */
export function streamBytes(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(source, { objectMode: false })) as ReadableStream<Uint8Array>
}
