/** Names of known looks and the moods they stand for. */
export const referenceRows: readonly (readonly [names: string, moods: readonly string[]])[] = [
  ['apple|apple like|like apple', ['minimal', 'modern', 'calm']],
  ['stripe|stripe like|like stripe', ['modern', 'tech']],
  ['linear like|like linear', ['modern', 'tech']],
  ['nyt|new york times|economist', ['editorial', 'serious']],
  ['google|material design', ['friendly', 'modern']],
  ['ikea', ['swiss', 'friendly']],
  ['muji', ['japandi']],
  ['vogue', ['luxury', 'editorial']],
  ['notion|notion like|like notion', ['minimal']],
  ['investors|board|executives', ['serious']],
  ['students', ['friendly']],
]
