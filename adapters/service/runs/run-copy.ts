import type { Service } from '../service.ts'
import { ServiceError } from '../service-error.ts'

/** Copy up to this many bytes is kept in the store: a file of its own costs two more syncs of the disk. */
const shortBytes = 8 * 1024

/** Most of a brief that is kept with its run, characters: what is shown of it. */
export const shownBrief = 2000

/** What a run says of copy that is kept in the store. */
export const storedCopy = 'stored'

/** Whether copy is short enough to be kept in the store. */
export function isShort(copy: string): boolean {
  return Buffer.byteLength(copy) <= shortBytes
}

/** Throws `too-large` for copy that is more than a run may have. */
export function checkSize({ settings }: Pick<Service, 'settings'>, content: string): void {
  const { copyBytes } = settings.limits
  if (Buffer.byteLength(content) <= copyBytes) return
  throw new ServiceError('too-large', `the content has more than ${copyBytes} bytes; split it`)
}

/** Keeps a text that a run needs, unless it is short and goes with the run; returns what the run says of it. */
export async function keepText({ blobs }: Pick<Service, 'blobs'>, text: string): Promise<string> {
  return isShort(text) ? storedCopy : (await blobs.put(Buffer.from(text))).key
}
