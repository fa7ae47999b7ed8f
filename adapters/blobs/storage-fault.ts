/** A fault of the place where files are. Callers are told to come again, as they are of a disk that fails. */
export function storageFault(text: string): Error {
  return Object.assign(new Error(text), { code: 'EIO' })
}
