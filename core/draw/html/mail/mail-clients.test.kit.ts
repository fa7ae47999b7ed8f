/** What three programs honour: Outlook on Windows, which draws with Word, Gmail, and Apple Mail. y: yes, a: in part, n: no. */
type Honoured = `${'y' | 'a' | 'n'} ${'y' | 'a' | 'n'} ${'y' | 'a' | 'n'}`

/** A row of the table: where it may stand, and what readers see where it is not honoured. */
interface Row {
  readonly honoured: Honoured
  /** Tags that it may stand on; any by default. */
  readonly on?: readonly string[]
  readonly otherwise?: string
}

// Source: caniemail.com (MIT), as of June 2026, the newest version of each program. What it does not list is plain HTML 4.

/** Elements that a letter may hold, and no others. */
export const elements: ReadonlySet<string> = new Set(
  (
    'html head meta title style body div table thead tbody tfoot tr td th h1 h2 h3 h4 h5 h6 p pre ul ol li br a img ' +
    'span strong em code sub sup del s u'
  ).split(' '),
)

/** Attributes that a letter may carry. `data-node` is our viewer's, and is not sent. */
export const attributes: ReadonlySet<string> = new Set(
  (
    'lang dir xmlns:v xmlns:o charset name content class style role aria-label aria-roledescription href src alt width ' +
    'height align valign bgcolor border cellpadding cellspacing colspan rowspan scope start value hidden'
  ).split(' '),
)

const cells = ['td', 'th'] as const

/** Properties that a `style` attribute may hold. */
export const properties: Readonly<Record<string, Row>> = {
  'background-color': { honoured: 'y y y' },
  color: { honoured: 'y y y' },
  'font-family': { honoured: 'y y y' },
  'font-size': { honoured: 'y y y' },
  'font-style': { honoured: 'y y y' },
  'font-weight': { honoured: 'y y y' },
  'vertical-align': { honoured: 'y y y' },
  'list-style-type': { honoured: 'y y y', on: ['li'] },
  'border-collapse': { honoured: 'y y y', on: ['table'] },
  'line-height': { honoured: 'a y y', otherwise: 'Word adds a px or two' },
  'text-align': { honoured: 'a y y', otherwise: 'only start and end are not known, which are not written' },
  'text-decoration': { honoured: 'a y y', otherwise: 'only several lines at once are not known' },
  'text-transform': { honoured: 'a y y', otherwise: 'only lowercase is not known' },
  'letter-spacing': { honoured: 'a y y', otherwise: 'only em are read wrongly, which are not written' },
  margin: {
    honoured: 'a a y',
    on: ['p', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'body', 'img'],
    otherwise: 'auto and negative ones are not known: a picture in the middle has a cell that says so too',
  },
  padding: {
    honoured: 'a y y',
    on: [...cells, 'a', 'ul', 'ol', 'body'],
    otherwise: 'Word pads cells alone: a button is padded by mso-padding-alt on its cell',
  },
  'border-top': { honoured: 'a y y', on: cells, otherwise: 'at most 8 px thick' },
  'border-right': { honoured: 'a y y', on: cells, otherwise: 'at most 8 px thick' },
  'border-bottom': { honoured: 'a y y', on: cells, otherwise: 'at most 8 px thick' },
  'border-left': { honoured: 'a y y', on: cells, otherwise: 'at most 8 px thick' },
  border: { honoured: 'a y y', on: [...cells, 'img'], otherwise: 'at most 8 px thick' },
  width: { honoured: 'a y y', on: ['img', 'div'], otherwise: 'the attribute says it, or a table for Word' },
  height: { honoured: 'a y y', on: [...cells, 'img', 'div'], otherwise: 'the line is as high' },
  display: {
    honoured: 'a y y',
    on: ['div', 'img', 'a'],
    otherwise: 'Word has tables of its own around what folds',
  },
  'max-width': {
    honoured: 'a y y',
    on: ['table', 'div', 'img'],
    otherwise: 'the attribute, or a table for Word',
  },
  'max-height': { honoured: 'n y y', on: ['div'], otherwise: 'mso-hide hides the preview from Word' },
  overflow: { honoured: 'n a y', on: ['div'], otherwise: 'mso-hide hides the preview from Word' },
  'border-radius': { honoured: 'n y y', on: [...cells, 'img'], otherwise: 'square corners, but for buttons' },
  'white-space': {
    honoured: 'n y y',
    on: ['span', 'pre'],
    otherwise: 'a figure may be broken at its blanks',
  },
  'word-break': { honoured: 'y y a', otherwise: 'a long address widens its column' },
  'mso-hide': { honoured: 'y n n', on: ['div'], otherwise: 'the others heed display' },
  'mso-line-height-rule': { honoured: 'y n n', on: ['div'], otherwise: 'the others heed line-height' },
  'mso-padding-alt': { honoured: 'y n n', on: ['td'], otherwise: 'the others pad the link in the cell' },
}
