/**
 * A heading's last word without the tie to the one before. Browsers that even lines leave no word alone, and on a phone two
 * long words that may not part would break in the middle.
 */
export function untied(value: string): string {
  return value.replace(/\u00a0(?=\p{L}{5,}\P{L}*$)/u, ' ')
}
