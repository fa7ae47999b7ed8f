/** A token that a design carries although nothing draws it yet, the value that would need drawing, and what to say of it. */
interface Unheard {
  readonly path: string
  readonly value: unknown
  readonly reason: string
}

const list: readonly Unheard[] = [
  { path: 'decor.gradient', value: true, reason: 'gradients are not drawn: grounds are flat' },
  { path: 'decor.pattern', value: true, reason: 'patterns are not drawn: grounds are flat' },
  { path: 'decor.ornament', value: true, reason: 'ornaments are not drawn' },
  { path: 'shape.shadow', value: true, reason: 'shadows are not drawn' },
  { path: 'decor.icons', value: true, reason: 'icons are not drawn: pictures are those of the copy' },
  { path: 'imagery.images', value: true, reason: 'pictures are those of the copy' },
  { path: 'imagery.images', value: false, reason: 'pictures of the copy stay: leave them out of it' },
]

/** Why a token changes nothing; `undefined` when it does. */
export function unheardReason(path: string, value: unknown): string | undefined {
  if (path === 'page.maxPages' && value !== null) return 'the number of pages follows from the copy'
  return list.find(token => token.path === path && token.value === value)?.reason
}
