import type { Part, PartDesign } from '../design.ts'
import type { Meaning, Target } from '../meaning.ts'

const alone = (
  patch: (Meaning & { kind: 'setting' })['patch'],
  off?: (Meaning & { kind: 'setting' })['patch'],
) => ({ kind: 'setting', patch, ...(off && { off }) }) as const

/** Words for the parts that a wish can be meant for, divided by `|`: as what of the whole design, and as which part of the page. */
export const partRows: readonly (readonly [
  words: string,
  target: Target,
  part?: Part | undefined,
  alone?: Meaning,
])[] = [
  [
    'button|cta|call to action|buy button|booking button|book button|donate button|donation button|sign up button|signup button|order button|shop button|contact button|ticket button|tickets button|subscribe button|download button|register button|registration button|rsvp button|call button|trial button|demo button|reserve button|reservation button|join button|apply button|main button|primary button',
    'accent',
    'buttons',
  ],
  ['link|hyperlink', 'accent', 'links'],
  ['headline|heading|headings colour|headline type|header text', 'heading', 'headings'],
  [
    'title|main title|main heading|h1|document title|event name|event title|name of the event|title of the event|festival name|name of the festival|name of the fair|fair name|name of the fete|name of the concert|name of the choir|choir name|name of the show|name of the party|name of the club|club name|name of the course|course name|pub name|name of the pub|restaurant name|name of the restaurant|bar name|cafe name|café name|name of the cafe|bakery name|shop name|name of the shop|band name|name of the band|play title|name of the play|film title|book title|name of the house',
    'heading',
    'title',
  ],
  [
    'subheading|subhead|subtitle|h2|h3|section heading|section title|section head|section name|clause name|clause title|clause heading',
    'heading',
    'subheads',
  ],
  ['panel|card|surface|tile', 'surface', 'cards'],
  ['caption|photo caption|picture caption|image caption', 'part', 'captions'],
  ['code|code block|code snippet|code sample|code example', 'part', 'code'],
  [
    'pull quote|pullquote|pulled quote|quote pulled out',
    'part',
    'quotes',
    alone({ parts: { quotes: { device: 'pull' } } }),
  ],
  ['quote|quotation|blockquote|testimonial|testimonial quote|inscription|epigraph', 'part', 'quotes'],
  ['table', 'part', 'tables'],
  ['table head|table header|table heading|column head|column heading', 'part', 'tableHeads'],
  ['number|figure|numeral|key number|key figure|metric|kpi|statistic|stats', 'part', 'figures'],
  ['name|party name', 'part', 'names'],
  ['price|amount|sum', 'part', 'prices'],
  ['date|year|year number|hour', 'part', 'dates'],
  ['footnote|endnote', 'part', 'footnotes'],
  [
    'small print|fine print|disclaimer|legal text|terms and conditions|terms|conditions',
    'part',
    'smallPrint',
  ],
  ['eyebrow|kicker|label', 'part', 'labels'],
  ['running head|running header|page header', 'part', 'runningHead'],
  ['footer|page footer|page foot', 'part', 'footer'],
  [
    'page number|page numbering|pagination|slide number|folio|number the pages|number the slides|number all pages|numbered pages|pages numbered|pages are numbered',
    'part',
    'pageNumbers',
    alone({ layout: { pageNumbers: true } }, { layout: { pageNumbers: false } }),
  ],
  [
    'clause number|section number|article number|paragraph number|para number|chapter number|number of the clause|paragraph sign|section sign',
    'part',
    'numbering',
  ],
  [
    'cover|cover page|title page',
    'part',
    'cover',
    alone({ layout: { cover: true } }, { layout: { cover: false } }),
  ],
  ['cover slide|title slide|opening slide|first slide|front cover|front page|cover sheet', 'part', 'cover'],
  ['logo|logotype', 'part', undefined, { kind: 'unsupported', reason: 'the logo is placed by the format' }],
]

/** Ways to set a part, what their ban is, and what they mean where no part is named. */
export const mannerRows: readonly (readonly [
  words: string,
  dress: PartDesign,
  off: PartDesign | null,
  alone: Meaning | null,
])[] = [
  [
    'all caps|uppercase|capitals|caps|capital letters',
    { case: 'uppercase' },
    { case: 'none' },
    alone({ type: { displayCase: 'uppercase' } }, { type: { displayCase: 'none' } }),
  ],
  [
    'small caps|smallcaps|small capitals',
    { case: 'small' },
    { case: 'none' },
    alone({ parts: { headings: { case: 'small' } } }),
  ],
  ['sentence case|title case', { case: 'none' }, null, alone({ type: { displayCase: 'none' } })],
  [
    'lowercase|lower case|all lowercase|small letters',
    { case: 'none' },
    null,
    {
      kind: 'setting',
      patch: { type: { displayCase: 'none' } },
      assumed: 'no capitals but those of the copy: what is to be small throughout is written so there',
    },
  ],
  [
    'italic|italics|italicised|italicized|slanted|tilted|leaning|oblique|set at a slant|on a slant|slanting',
    { italic: true },
    { italic: false },
    alone({ type: { displayItalic: true } }, { type: { displayItalic: false } }),
  ],
  [
    'left aligned|flush left|left align|aligned left',
    { align: 'start' },
    null,
    alone({ type: { align: 'start' }, layout: { centered: false } }),
  ],
  [
    'centred|centered|centre aligned|center aligned',
    { align: 'center' },
    { align: 'start' },
    alone(
      { type: { align: 'center' }, layout: { centered: true } },
      { type: { align: 'start' }, layout: { centered: false } },
    ),
  ],
  ['underlined|underline', { underline: true }, { underline: false }, null],
  [
    'right aligned|lined up on the right|aligned on the right|lined up right|flush right|right align|aligned right',
    { align: 'end' },
    null,
    { kind: 'unsupported', reason: 'a whole page is not set flush right: name the part that should be' },
  ],
]

/** Words for places on a page. */
export const placeRows: readonly (readonly [words: string, align: PartDesign['align'] | null])[] = [
  [
    'top left|upper left|bottom left|lower left|left hand side|left half|left third|left corner|left',
    'start',
  ],
  [
    'lined up|line up|neatly lined up|well lined up|flush in a column|in a neat column|one under the other|stacked neatly',
    'end',
  ],
  [
    'top right|upper right|bottom right|lower right|right hand side|right half|right third|right corner',
    'end',
  ],
  ['top centre|top center|bottom centre|bottom center|in the middle|middle|centre|center', 'center'],
  [
    'on the left|to the left|at the left|down the left|down the left side|down the left hand side|along the left|along the left side|along the left hand side|on the left hand side|at the left edge|on the left edge|along the left edge|left edge|in a left column|in the left column|in a column on the left|in a narrow column on the left|left hand column|left column|in the left margin|hanging in the left margin|hung in the left margin|hung on the left|far left|on the far left',
    'start',
  ],
  [
    'on the right|to the right|at the right|on the right side|on right side|down the right|down the right side|down the right hand side|along the right|along the right hand side|on the right hand side|at the right edge|on the right edge|right edge|in a right column|in the right column|in a column on the right|right hand column|right column|in the right margin|far right|on the far right|at right|off the right edge',
    'end',
  ],
  [
    'in its own column|in their own column|in its own narrow column|in their own narrow column|in a narrow column|in a slim column|in a narrow column of its own|in a narrow column of their own|in a separate narrow column|in a separate column|in a column of its own|in a column of their own|own column|separate column|at foot|centre top|center top|in the middle spread|in the margin|in the margins|hanging in the margin|hung in the margin|out in the margin|top|bottom|top corner|bottom corner|corner of the page|above|below|underneath|beneath|at the front|at the back|outside edge|upper half|lower half|foot of the page|head of the page|under|next to|alongside|in between',
    null,
  ],
]

/** Words that name the whole rather than a part of it. */
export const wholeWords: ReadonlySet<string> = new Set(
  (
    'design layout look style feel feeling page poster menu card deck slide report document brochure flyer leaflet invitation ' +
    'certificate invoice receipt letter resume cv website site banner ticket voucher coupon newsletter everything all ' +
    'thing something anything enough whole overall graphic graphics visual visuals appearance vibe aesthetic statement impression impact ' +
    'dashboard infographic portfolio presentation proposal contract agreement timeline roadmap chart newsletter email mail whitepaper booklet programme ' +
    'program screen display monitor wallboard label sign sticker badge pass book slides catalogue catalog magazine lookbook nda mine ours it ' +
    'alles alle allt tutto tudo todo tout wszystko всё все ' +
    'typography type text font lettering letters event show festival concert party night brand company team size format one ones'
  ).split(' '),
)

/** The same of one word or of several of it: `cards`. */
export function isWholeWord(word: string): boolean {
  return wholeWords.has(word) || wholeWords.has(word.replace(/s$/, ''))
}
