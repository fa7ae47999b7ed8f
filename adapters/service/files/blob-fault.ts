/** Bytes that are not what they were kept as: a fault of the storage, which whoever asks can do nothing about. */
export class BlobFault extends Error {
  override readonly name = 'BlobFault'
  readonly key: string

  constructor(key: string, fault: 'gone' | 'damaged') {
    super(`the blob ${key} is ${fault}`)
    this.key = key
  }
}
