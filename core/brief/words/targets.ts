import type { Target } from '../meaning.ts'

/** Words for the parts that a colour, a typeface or a size can be meant for; divided by `|`. */
export const targetRows: readonly (readonly [words: string, target: Target])[] = [
  [
    'accent|accent colour|accent color|brand|brand colour|brand color|primary|primary colour|primary color|highlight|button|cta|link|detail|touch|pop of colour',
    'accent',
  ],
  ['secondary|secondary colour|secondary color|second colour|second color', 'secondary'],
  [
    'background|background colour|background color|page|page background|canvas|paper|ground|backdrop|theme|mode',
    'background',
  ],
  ['text|text colour|text color|body|body text|body copy|copy|paragraph|running text|body type|rest', 'text'],
  ['font size|text size|body size|type size|base size|base font size', 'text'],
  ['headline|heading|title|headings colour|headline type|header text|subheading|h1|h2|name', 'heading'],
  ['type|typography|font|typeface|lettering', 'type'],
  ['header|band|header band|cover colour|cover color', 'header'],
  ['panel|card|surface|tile|sidebar', 'surface'],
  ['corner|corner radius|radius|border radius', 'corners'],
  ['margin|page margin', 'margins'],
]
