import type { TextItem } from '../../draw/frame.ts'

/** Painted text with its words beside it, for readers that would guess them wrongly from the glyphs. */
export function withActualText(item: TextItem, painted: string): string {
  const text = item.words.map(({ word }) => word.text).join(' ')
  return `/Span<</ActualText <${toUtf16(item.spaceAfter ? `${text} ` : text)}>>>BDC\n${painted}EMC\n`
}

/**
 * Right-to-left text, which is painted in visual order: readers are told to turn it round (ISO 32000-1, 14.8.2.3.3). They
 * turn round replacement text as well, so that it is of no use here.
 */
export function withReversedChars(painted: string): string {
  return `/ReversedChars BMC\n${painted}EMC\n`
}

/** UTF-16 with its byte order mark, in hexadecimal. */
function toUtf16(text: string): string {
  let hex = 'feff'
  for (let index = 0; index < text.length; index++)
    hex += text.charCodeAt(index).toString(16).padStart(4, '0')
  return hex
}
