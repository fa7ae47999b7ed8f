import type { VersionRecord } from '../../../service/versions/version.ts'
import { type Html, html } from './html.ts'

/** A small picture of a version's first page, or an empty sheet while there is none. */
export function thumbnail({ jobId }: { readonly jobId: string }, version: VersionRecord, text: string): Html {
  if (version.manifest === undefined) return html`<span class="thumbnail none"></span>`
  const address = `/jobs/${jobId}/versions/${version.commitHash}/thumbnail.webp`
  return html`<span class="thumbnail"><img src="${address}" alt="${text}" loading="lazy" decoding="async"></span>`
}
