import { createHash } from 'node:crypto'

/** One file of a rendition. */
export interface Artifact {
  /** Relative path with forward slashes: `site/index.html`, `document.pdf`, `pages/1.png`. */
  readonly path: string
  /** Media type. */
  readonly type: string
  readonly bytes: Uint8Array
}

/** The content address of a rendition: SHA-256 (hex) over every artifact's path and bytes, in path order. */
export function hashArtifacts(artifacts: readonly Artifact[]): string {
  const hash = createHash('sha256')
  for (const artifact of [...artifacts].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    hash.update(`${artifact.path}\n${artifact.bytes.byteLength}\n`)
    hash.update(artifact.bytes)
  }
  return hash.digest('hex')
}
