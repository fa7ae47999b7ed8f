/**
 * Bytes by their own address: `sha256-` and the hex digest. Written once, never changed, never listed;
 * the store knows which are in use.
 */
export interface Blobs {
  /** Keeps bytes durably and returns their key. Throws `too-large` past `limit` and keeps nothing. */
  put(
    bytes: Uint8Array | AsyncIterable<Uint8Array>,
    limit?: number,
  ): Promise<{ readonly key: string; readonly size: number }>
  /** The bytes, or undefined when there are none under that key. Throws `BlobFault` when they are not those of the key. */
  get(key: string): Promise<Uint8Array | undefined>
  /**
   * A stream of the bytes, or of the part from `start` to `end` (inclusive); nothing is open before it is pulled. They are
   * checked first: throws `BlobFault` when they are not those of the key.
   */
  read(
    key: string,
    range?: { readonly start: number; readonly end: number },
  ): Promise<AsyncIterable<Uint8Array> | undefined>
  /**
   * Removes the bytes if they are still unused when their turn comes: a blob is never put and removed at the same time by
   * one process. Of several, `isUnused` and the note that is made before a put keep them apart. Resolves with whether it was.
   */
  remove(key: string, isUnused: () => Promise<boolean>): Promise<boolean>
  /** Whether bytes can be written and read now; for readiness. Throws when not. */
  probe(): Promise<void>
  /** Lets go of connections. */
  close(): Promise<void>
  /** Where clients reach the place themselves; bytes need not pass through here then. */
  readonly direct?: DirectBlobs
}

/** What an upload that goes straight to the place must be. */
export interface DirectUpload {
  readonly contentType: string
  /** Bytes, neither more nor fewer. */
  readonly size: number
  /** The link ends after that many. */
  readonly seconds: number
}

/** Links by which bytes travel between clients and the place where they are kept. */
export interface DirectBlobs {
  /** Where to PUT bytes under a name that is this upload's alone: what they are is known only once they are there. */
  uploadLink(name: string, upload: DirectUpload): Promise<string>
  /** What was put under such a name, not checked in any way; `undefined` when nothing has come. */
  arrived(name: string): Promise<AsyncIterable<Uint8Array> | undefined>
  /** Forgets what was put there. */
  discard(name: string): Promise<void>
  /** Where to GET the bytes of a key, as a file to save. */
  downloadLink(
    key: string,
    file: { readonly filename: string; readonly type: string; readonly seconds: number },
  ): Promise<string>
}
