import type { ColorShare, Drawing } from './design.ts'
import { shownDrawing, shownShare } from './ledger.ts'
import type { TokenPath } from './reach.ts'

/** What a token does on a page, in words, and what to write in a brief to have it otherwise. */
interface TokenWords {
  /** Of a value: `headings in Fraunces`. */
  readonly done: (value: unknown) => string
  readonly otherwise: string
}

const percent = (value: unknown): string => `${Math.round(Number(value) * 100)} %`
const pixels = (value: unknown): string => `${Math.round(Number(value) * 75) / 100} pt`
const said =
  (yes: string, no: string) =>
  (value: unknown): string =>
    value ? yes : no
const plain =
  (before: string, after = '') =>
  (value: unknown): string =>
    `${before}${String(value)}${after}`

const state = (told: string): TokenWords => ({
  done: hex => `${String(hex)} is for ${told} and nothing else`,
  otherwise: 'amber for warnings, red for what is late',
})

/** Every token that a brief can set, for people. Colours say more of themselves: where they are and how much there is of them. */
export const tokenWords: Readonly<Partial<Record<TokenPath, TokenWords>>> = {
  'color.mode': { done: plain('the page is '), otherwise: 'light, or dark' },
  'color.neutral': { done: plain('greys are '), otherwise: 'warm, cool or neutral greys' },
  'color.ground': { done: plain('the paper is '), otherwise: 'white paper, or cream' },
  'color.chroma': {
    done: value => `colours have ${percent(value)} of their strength`,
    otherwise: 'muted, pastel or colourful',
  },
  'color.contrast': { done: plain('contrast is '), otherwise: 'high contrast, or soft contrast' },
  'color.scheme': {
    done: plain('further colours are derived from the accent: '),
    otherwise: 'monochrome, analogous, complementary or triadic',
  },
  'color.sparing': {
    done: () => 'the accent is a touch: lines, marks and buttons have it',
    otherwise: 'with plenty of the accent',
  },
  'color.each': {
    done: said('parts of one kind have colours of their own', 'all parts have one colour'),
    otherwise: 'each branch in its own colour, or all in one',
  },
  'color.shares': {
    done: value => (value as readonly ColorShare[]).map(shownShare).join('; '),
    otherwise: 'a touch of gold, or mostly green',
  },
  'color.lines': {
    done: value => {
      const { hex, one } = value as { readonly hex: string; readonly one: boolean }
      return `${one ? 'one line is' : 'lines are'} ${hex}, and nothing else for their sake`
    },
    otherwise: 'ochre lines, or one red line',
  },
  'color.success': state('what is well'),
  'color.warning': state('warnings'),
  'color.danger': state('what is wrong'),
  'color.info': state('notices'),
  'color.forbidHues': {
    done: () => 'no derived colour comes near that hue',
    otherwise: 'name the colour that you want',
  },
  'type.display': { done: plain('headings are in '), otherwise: 'headings in …, with the name of a family' },
  'type.text': { done: plain('text is in '), otherwise: 'text in …, with the name of a family' },
  'type.mono': { done: plain('code is in '), otherwise: 'code in …, with the name of a family' },
  'type.scale': {
    done: plain('each size is ', ' times the next smaller'),
    otherwise: 'calm, or dramatic type',
  },
  'type.displayScale': {
    done: value => `headings have ${percent(value)} of their usual size`,
    otherwise: 'big headlines, or small ones',
  },
  'type.displayWeight': { done: plain('headings have weight '), otherwise: 'bold headlines, or light ones' },
  'type.displayCase': {
    done: value => (value === 'uppercase' ? 'headings are in capitals' : 'headings are as written'),
    otherwise: 'headlines in capitals, or not',
  },
  'type.displayItalic': {
    done: said('headings are italic', 'headings are upright'),
    otherwise: 'italic headlines, or none',
  },
  'type.bold': { done: () => 'nothing is bold', otherwise: 'nothing bold' },
  'type.baseSize': {
    done: value => `text has ${pixels(value)}`,
    otherwise: 'text in 11 pt, or whatever it is to have',
  },
  'type.leadingScale': {
    done: value => `lines are ${percent(value)} of their usual distance apart`,
    otherwise: 'loose leading, or tight',
  },
  'type.align': {
    done: value =>
      ({ start: 'lines begin at one edge', center: 'lines are centred', justify: 'lines are justified' })[
        String(value)
      ] ?? '',
    otherwise: 'centred, justified or flush left',
  },
  'space.density': { done: plain('the layout is '), otherwise: 'airy, compact or dense' },
  'space.marginScale': {
    done: value => `margins have ${percent(value)} of their usual width`,
    otherwise: 'wide margins, or narrow',
  },
  'space.margins': { done: plain('margins are '), otherwise: 'even, asymmetric or classical margins' },
  'shape.radius': {
    done: value =>
      value === 0
        ? 'corners are square'
        : value === 999
          ? 'corners are as round as can be'
          : `corners have a radius of ${String(value)} px`,
    otherwise: 'rounded, or sharp corners',
  },
  'shape.rules': {
    done: value =>
      value === 'none'
        ? 'no rules but where parts would run together'
        : `rules between parts: ${String(value)}`,
    otherwise: 'thick rules, hairlines, dotted lines or none',
  },
  'shape.shadow': {
    done: said('cards cast a shadow, in browsers', 'nothing casts a shadow'),
    otherwise: 'with shadows, or flat',
  },
  'decor.gradient': {
    done: said('fields of colour run into a neighbouring tone', 'fields have one colour'),
    otherwise: 'with gradients, or flat',
  },
  'decor.pattern': {
    done: said('a pattern is drawn', 'no patterns'),
    otherwise: 'the name of a pattern, or none',
  },
  'decor.ornament': {
    done: said('ornaments are drawn', 'no ornaments'),
    otherwise: 'with ornaments, or without',
  },
  'decor.icons': { done: said('icons are drawn', 'no icons'), otherwise: 'without icons' },
  'decor.codes': {
    done: said('a code that machines read, where the copy has something for it', 'no codes'),
    otherwise: 'with a QR code, or without',
  },
  'decor.fields': {
    done: said('fields of colour', 'no fields of colour: the page is plain'),
    otherwise: 'with colour fields, or without',
  },
  'decor.motifs': { done: said('drawn motifs', 'no drawn motifs'), otherwise: 'with decoration, or without' },
  'decor.motifOn': {
    done: value =>
      value === 'ends'
        ? 'the ornament is on the first and the last of them'
        : 'the ornament is on the first of them',
    otherwise: 'on which of them it is to be',
  },
  'decor.motifColor': {
    done: value => `the ornament is ${String(value)}`,
    otherwise: 'in a colour of its own',
  },
  'decor.motifThin': { done: () => 'the ornament is a thin line', otherwise: 'as a thin line' },
  'decor.frame': {
    done: value => (value === null ? 'no frame goes around it' : `a frame around it: ${value}`),
    otherwise: 'with a frame, or without',
  },
  'decor.drawing': {
    done: value =>
      value === null ? 'nothing of the kind is drawn' : `drawn: ${shownDrawing(value as Drawing)}`,
    otherwise: 'what is to be drawn, how large and where',
  },
  'imagery.images': {
    done: said(
      'pictures of the copy are shown',
      'pictures are left out; screen readers still have their descriptions',
    ),
    otherwise: 'with pictures, or without',
  },
  'layout.columns': {
    done: value => (value === 1 ? 'set in one column' : `set in ${String(value)} columns`),
    otherwise: 'in two columns',
  },
  'layout.cover': { done: said('a cover', 'no cover'), otherwise: 'with a cover, or without' },
  'layout.contents': {
    done: said('a table of contents', 'no table of contents'),
    otherwise: 'with contents, or without',
  },
  'layout.pageNumbers': {
    done: said('pages are numbered', 'no page numbers'),
    otherwise: 'with page numbers, or without',
  },
  'layout.centered': {
    done: said('the layout is centred', 'the layout is not centred'),
    otherwise: 'centred, or flush left',
  },
  'layout.axis': {
    done: plain('the line of time runs '),
    otherwise: 'with a vertical line, or a wall timeline',
  },
  'layout.apart': {
    done: said('each work has a spread of its own', 'works share a page'),
    otherwise: 'each project on its own spread',
  },
  'page.size': { done: plain('the page is '), otherwise: 'A5, Letter, 1080 × 1350 px or another size' },
  'page.orientation': { done: plain('the page is '), otherwise: 'portrait, or landscape' },
  'page.maxPages': { done: plain('set so that it takes at most ', ' pages'), otherwise: 'at most … pages' },
  'locale.lang': { done: plain('set by the rules of '), otherwise: 'in French, or another language' },
  'locale.dir': { done: plain('set '), otherwise: 'right to left, or left to right' },
}
