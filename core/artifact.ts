/** One file of a rendition. */
export interface Artifact {
  /** Relative path with forward slashes: `site/index.html`, `document.pdf`, `pages/1.png`. */
  readonly path: string
  /** Media type. */
  readonly type: string
  readonly bytes: Uint8Array
}
