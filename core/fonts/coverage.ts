const pageBits = 8
const pageSize = 1 << pageBits

/** Answers kept for each code point of a page. */
const [unknown, no, yes] = [0, 1, 2]

/**
 * Remembers which code points a font has, page by page as they are asked for: a font's own search takes far longer than the
 * array access that all later questions cost.
 */
export function createCoverage(search: (codePoint: number) => boolean): (codePoint: number) => boolean {
  const pages: (Uint8Array | undefined)[] = []
  return codePoint => {
    let page = pages[codePoint >> pageBits]
    if (page === undefined) {
      page = new Uint8Array(pageSize)
      pages[codePoint >> pageBits] = page
    }
    const index = codePoint & (pageSize - 1)
    if (page[index] === unknown) page[index] = search(codePoint) ? yes : no
    return page[index] === yes
  }
}
