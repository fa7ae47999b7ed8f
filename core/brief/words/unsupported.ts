/** Wishes that are known but out of reach, and why. */
export const unsupportedRows: readonly (readonly [words: string, reason: string])[] = [
  ['metallic|foil|gold foil|metallic gold', 'there is no metallic ink: colours are flat'],
  ['animation|animated|parallax|motion', 'documents do not move'],
  [
    'line height|line spacing|leading',
    'lines are set by measure and size: say "loose leading" or "tight leading"',
  ],
  ['letter spacing|tracking|kerning', 'letters are spaced by their size'],
  ['video', 'documents hold pictures, not films'],
  [
    'translated|translate|translation|bilingual',
    'copy is never translated, write it in the language you want',
  ],
  ['pie chart|pie', 'the kind of chart follows the data'],
  ['logo', 'the logo is placed by the format'],
]
