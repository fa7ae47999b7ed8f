/** A name of several words in quotation marks, no sentence that somebody says and none behind which a dash names who did. */
const QUOTED = /[“„«「『"»](?=\S)([^“”„«»"」』\n]{6,72})(?<=\S)[”“»」』"«](?!\s?[–—])/gu

/** Where a text first says in quotation marks what something is called: a few words with a capital, and no whole sentence. */
export function quotedName(text: string): { readonly from: number; readonly to: number } | undefined {
  for (const { 0: whole, 1: words = '', index } of text.matchAll(QUOTED)) {
    const isName = /^[\p{Lu}\p{Lo}\p{N}]/u.test(words) && !/[.,;。，]$/u.test(words)
    const from = index + whole.indexOf(words)
    if (isName && isSeveral(words)) return { from, to: from + words.length }
  }
  return undefined
}

function isSeveral(words: string): boolean {
  return words.split(/\s+/u).length > 2 || /\p{Lo}{6}/u.test(words)
}
