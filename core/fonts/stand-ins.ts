/**
 * Characters that look like another one which every font has, so that they are set in the asked face when the font
 * lacks them: spaces of fixed width and the hyphen that does not break.
 */
const standIns: ReadonlyMap<number, number> = new Map([
  [0x00a0, 0x20],
  [0x2002, 0x20],
  [0x2003, 0x20],
  [0x2004, 0x20],
  [0x2005, 0x20],
  [0x2006, 0x20],
  [0x2007, 0x20],
  [0x2008, 0x20],
  [0x2009, 0x20],
  [0x200a, 0x20],
  [0x202f, 0x20],
  [0x205f, 0x20],
  [0x3000, 0x20],
  [0x2010, 0x2d],
  [0x2011, 0x2d],
])

/** Widths in em of the spaces above, where they differ from the word space. */
const spaceWidths: ReadonlyMap<number, number> = new Map([
  [0x2002, 1 / 2],
  [0x2003, 1],
  [0x2004, 1 / 3],
  [0x2005, 1 / 4],
  [0x2006, 1 / 6],
  [0x2008, 1 / 5],
  [0x2009, 1 / 5],
  [0x200a, 1 / 10],
  [0x202f, 1 / 5],
  [0x205f, 4 / 18],
  [0x3000, 1],
])

/** The code point that is drawn when the font lacks this one; undefined when there is none. */
export function standInFor(codePoint: number): number | undefined {
  return codePoint < 0xa0 ? undefined : standIns.get(codePoint)
}

/** The width in em that a stand-in space is given; undefined when it keeps the width of its glyph. */
export function standInWidth(codePoint: number): number | undefined {
  return spaceWidths.get(codePoint)
}
