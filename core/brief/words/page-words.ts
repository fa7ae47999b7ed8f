/** Words for page sizes, divided by `|`, and the size's name in the theme's list; its own names need no row here. */
export const pageWordRows: readonly (readonly [words: string, size: string])[] = [
  ['letter size|letter format|letter paper', 'Letter'],
  ['legal size|legal format|legal paper', 'Legal'],
  ['a6 card', 'A6'],
  ['square format', '1:1'],
  ['story format', '9:16'],
  ['credit card size', 'ID-1'],
]
