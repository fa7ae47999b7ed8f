import { designFrom } from '../../core/brief/design.ts'
import { bodyStyle } from '../../core/compose/index.ts'
import type { Child } from '../../core/compose/jsx-runtime.ts'
import { type Sheet, toSheet } from '../../core/compose/sheet.ts'
import type { Format } from '../../core/format.ts'
import type { Claim, Reading, Section } from '../../core/reading/reading.ts'
import type { Role } from '../../core/reading/roles.ts'
import { mm } from '../../core/theme/page.ts'
import { themeOnColor } from '../../core/theme/theme-on.ts'
import type { Theme } from '../../core/theme/theme.ts'
import { ClaimLine } from './pages/foot.tsx'
import type { RootContent } from 'mdast'
import { plainText } from '../../core/source/text.ts'
import { countWords, drawn } from './pages/page.ts'
import { deal, forScreens, type Ground, inverted, isPlain, on, type Setting } from './pages/setting.ts'
import { FactGrid } from './sections/fact-grid.tsx'
import { Cover } from './spreads/cover.tsx'
import { isUpright, Panel } from './spreads/spread-frame.tsx'
import { COUNT_ALONE, COUNTED } from './spreads/named-lines.ts'
import { looksOf } from './spreads/looks.ts'
import { isNumbered, platesIn, type Spread, spreadsOfPart, toSpreads, withNotes } from './spreads/spread.ts'
import { ChapterSpread, ThingSpread } from './spreads/chapter.tsx'
import { ColorSpread, ColorsSpread, PairingsSpread } from './spreads/colors.tsx'
import {
  inColorsOf,
  inNamedDeep,
  ownColor,
  pairingsIn,
  type Palette,
  paletteOf,
  shownColor,
} from './spreads/named-colors.ts'
import { pieceSize, PiecesSpread, PieceSpread, VoiceSpread } from './spreads/pieces.tsx'
import {
  NotesSpread,
  PairSpread,
  PlateSpread,
  SideSpread,
  taggedSize,
  WordsSpread,
} from './spreads/spreads.tsx'

/** A collection shown in pictures, spread by spread, with an index of its pieces. */
const format: Format = {
  slug: 'lookbook',
  group: 'web',
  surface: 'screen',
  sizes: [{ name: 'A4', width: mm(297), height: mm(210), bleed: 0 }],
  design: designFrom({
    type: {
      display: 'Playfair Display',
      text: 'Source Sans 3',
      baseSize: 17,
      scale: 1.333,
      displayWeight: 400,
    },
    shape: { radius: 0, rules: 'hairline' },
  }),
  roles: {
    needs: ['title'],
    takes: [
      'season',
      'publisher',
      'abstract',
      'location',
      'address',
      'email',
      'telephone',
      'contact',
      'terms',
    ],
    lists: ['spreads', 'items'],
  },
  compose: composeSpreads,
}

export default format

/** The ways a spread may be laid out. */
type Template =
  | 'plate'
  | 'side'
  | 'turned'
  | 'pair'
  | 'pair-turned'
  | 'words'
  | 'closing'
  | NonNullable<Spread['kind']>

/** A book of pictures: each spread is a page of paper, and on a screen a band from edge to edge. */
function composeSpreads(reading: Reading, given: Theme): readonly Sheet[] {
  const asked = forScreens(given)
  const palette = paletteOf(reading, asked)
  const isUnsaid = String(given.design.color.seeds) === String(format.design.color.seeds)
  const theme = palette && isUnsaid ? inColorsOf(asked, palette) : isUnsaid ? asked : inNamedDeep(asked)
  const { cover, parts } = coverOf(looksOf(reading.parts, reading.lang))
  const pages = parts.flatMap(part => spreadsOfPart(part, reading))
  const spreads = withNotes(illustrated([...cover.slice(1), ...pages]))
  const size = pieceSize(spreads, theme) ?? taggedSize(spreads, theme)
  const setting: Setting = { theme, ...(size !== undefined && { sectionSize: size }) }
  const templates = chooseTemplates(spreads, isUpright(theme))
  const first = cover[0] ?? noSpread
  const [front = 'paper', ...grounds] = groundsOf([first, ...spreads], theme)
  const imprint = imprintOf(reading)
  const bodies: readonly [name: string, body: Child][] = [
    ['cover', <Cover reading={reading} spread={first} setting={on(setting, front)} />],
    ...spreads.map((spread, at): [string, Child] => [
      `spread-${at + 1}`,
      <SpreadBody
        spread={spread}
        template={templates[at] ?? 'words'}
        palette={palette}
        turn={spreads.slice(0, at).filter(({ kind }) => kind === 'chapter' || kind === 'piece').length}
        setting={onOwnColor(spread, palette, setting) ?? on(setting, grounds[at] ?? 'paper')}
      />,
    ]),
    ...(imprint.length + reading.facts.length > 0
      ? [
          ['imprint', <Imprint claims={imprint} reading={reading} setting={inverted(setting)} />] as [
            string,
            Child,
          ],
        ]
      : []),
  ]
  return bodies.map(([name, body]) => spreadSheet(name, body, theme))
}

/** Spreads, of which somebody's words stand beside the picture that follows them alone. */
function illustrated(spreads: readonly Spread[]): readonly Spread[] {
  return spreads.flatMap((spread, at): readonly Spread[] => {
    const [before, next] = [spreads[at - 1], spreads[at + 1]]
    if (before?.kind === 'voice' && isPicture(spread)) return []
    return [spread.kind === 'voice' && next && isPicture(next) ? { ...spread, plates: next.plates } : spread]
  })
}

/** Whether a spread is one picture without a word. */
function isPicture({ title, plates, blocks, goods, kind }: Spread): boolean {
  return kind === undefined && plates.length === 1 && title.length + blocks.length + goods.length === 0
}

/** A page on the colour of what it shows, where the copy names it and the book has no pictures. */
function onOwnColor(spread: Spread, palette: Palette | undefined, setting: Setting): Setting | undefined {
  const isFree = !isPlain(setting.theme) || ownColor(spread) !== undefined
  const color = palette && isFree ? shownColor(spread, palette) : undefined
  return color === undefined ? undefined : { ...setting, theme: themeOnColor(setting.theme, color) }
}

/** Where a book has no pictures at all its pages are fields: those of the brief's colours by turns, between pages of paper. */
function groundsOf(spreads: readonly Spread[], theme: Theme): readonly Ground[] {
  if (spreads.some(({ plates }) => plates.length > 0))
    return spreads.map((spread, at) => deal(theme, [besidePlates(spread, at)], 'sand')[0] ?? 'paper')
  return deal(
    theme,
    spreads.map((spread, at) =>
      isOpener(spread)
        ? opener
        : spread.kind === 'chapter' || spread.kind === 'piece'
          ? ['paper']
          : (turns[at % turns.length] ?? ['paper']),
    ),
    'inverse',
  )
}

/** In a book of pictures those pages are fields that have none: its cover, somebody's words. */
function besidePlates({ kind, plates }: Spread, at: number): readonly Ground[] {
  if (plates.length > 0) return ['paper']
  return at === 0 ? ['accent'] : kind === 'voice' ? ['accent', 'inverse'] : ['paper']
}

/** What the pages of such a book stand on, cover first. */
const turns: readonly (readonly Ground[])[] = [
  ['accent'],
  ['paper'],
  ['further', 'sand'],
  ['paper'],
  ['inverse'],
  ['paper'],
]

/** What the name of a chapter alone on its page stands on: on paper it would be an empty page. */
const opener: readonly Ground[] = ['accent', 'inverse']

function isOpener({ title, plates, blocks, goods }: Spread): boolean {
  return title.length > 0 && plates.length + blocks.length + goods.length === 0
}

const noSpread: Spread = { title: [], plates: [], blocks: [], goods: [] }

/** Words that a cover has room for. */
const COVER = 60

/** What stands above the first heading is the cover's, as far as it has room; things and quotations have pages of their own. */
function coverOf(parts: readonly Section[]): {
  readonly cover: readonly Spread[]
  readonly parts: readonly Section[]
} {
  const first = parts.findIndex(
    part => part.heading !== undefined || part.sections.length > 0 || isShown(part),
  )
  const subtitle = parts[first < 0 ? parts.length : first]
  const opening = first < 0 ? parts : parts.slice(0, first)
  const { plates, blocks } = platesIn(opening.flatMap(part => part.blocks))
  const isShort = countWords(blocks) <= COVER && blocks.every(({ type }) => type === 'paragraph')
  const [plate, ...others] = plates
  const chain = isShort && subtitle && opening.length === 0 ? subtitlesIn(subtitle, parts.length === 1) : []
  const named = platesIn(chain.flatMap(part => subtitleIn(part, parts.length === 1)))
  const front = plate ?? named.plates[0]
  const cover = {
    ...noSpread,
    plates: front ? [front] : [],
    blocks: isShort ? [...named.blocks, ...blocks] : [],
  }
  const rest = toSpreads({ ...noSpread, plates: others, blocks: isShort ? [] : blocks }, 2)
  const left = parts.slice(opening.length)
  return { cover: [cover, ...rest], parts: chain.length > 0 ? withoutOwn(chain, left) : left }
}

/** A title right under the book's that its cover says, and one below that which heads all the rest. */
function subtitlesIn(part: Section, isOnly: boolean): readonly Section[] {
  if (subtitleIn(part, isOnly).length === 0) return []
  const [only, ...others] = part.sections
  return [part, ...(only && others.length === 0 && only.sections.length > 0 ? subtitlesIn(only, false) : [])]
}

/** Things and quotations, which a page of the book shows. */
function isShown({ list, kind, items, blocks }: Section): boolean {
  const lines = kind === 'points' && items.length > 3
  return (
    list === 'spreads' ||
    list === 'items' ||
    kind === 'quotes' ||
    lines ||
    blocks.some(({ type }) => type === 'blockquote')
  )
}

/** Words of a title that is a line about the book: `Workwear by Casa Brava, Porto`. */
const SUBTITLE = 4

/** A title right under the book's that counts what it is, a season or a number, or is a line of words, with a few more: the cover says both. */
function subtitleIn(part: Section, isOnly: boolean): readonly RootContent[] {
  const { heading, blocks, list } = part
  const headsAll = isOnly && part.sections.length > 0
  const { plates } = platesIn(blocks)
  const isSaid = blocks.every(({ type }) => type === 'paragraph' || type === 'thematicBreak')
  if (
    !heading ||
    (list !== undefined && !isOpening(part, plates.length)) ||
    isNumbered(part) ||
    !isSaid ||
    plates.length > 1 ||
    !(headsAll || /\d/.test(plainText(heading)) || countWords([heading]) >= SUBTITLE) ||
    countWords(blocks) > COVER
  )
    return []
  const line: RootContent = { type: 'paragraph', children: [{ type: 'strong', children: heading.children }] }
  return [line, ...blocks.filter(({ type }) => type !== 'thematicBreak')]
}

/** Whether a part with one picture is what the book opens with and no thing of it: it is neither counted nor priced. */
function isOpening({ heading, list, blocks, sections, items }: Section, plates: number): boolean {
  const title = heading ? plainText(heading) : ''
  return (
    list === 'spreads' &&
    plates === 1 &&
    sections.length === 0 &&
    items.every(item => item.items.length === 0) &&
    !COUNTED.test(title) &&
    !COUNT_ALONE.test(title) &&
    !blocks.some(block => /\p{Sc}|\d[.,]\d{2}\b/u.test(plainText(block)))
  )
}

/** Parts without what the cover says of the first, and of the only one that it is divided into. */
function withoutOwn(chain: readonly Section[], parts: readonly Section[]): readonly Section[] {
  const [own, last] = [chain[0], chain.at(-1)]
  if (!own || !last) return parts
  const { heading: _, ...bare } = last
  const rest = { ...bare, lead: [], rest: [], blocks: [], facts: [] }
  return parts.flatMap(part => (part !== own ? [part] : last.sections.length > 0 ? [rest] : []))
}

/** Where to write, and what else the fields say: the last page. */
const imprintRoles: readonly Role[] = ['contact', 'address', 'email', 'telephone', 'url', 'terms']

function imprintOf({ roles }: Reading): readonly Claim[] {
  return imprintRoles.flatMap(role => drawn(roles[role]) ?? [])
}

/** How much larger than text the last page is. */
const IMPRINT = 1.8

function Imprint({
  claims,
  reading,
  setting,
}: {
  readonly claims: readonly Claim[]
  readonly reading: Reading
  readonly setting: Setting
}): Child {
  const large = Math.round(setting.theme.type.base * IMPRINT)
  return (
    <Panel setting={setting}>
      {claims.map(claim =>
        claim.facts.length > 0 ? (
          <FactGrid facts={claim.facts} columns={2} setting={setting} />
        ) : (
          <p style={{ size: large, leading: 1.25, narrow: { size: Math.min(large, 22) } }}>
            <ClaimLine claim={claim} setting={setting} />
          </p>
        ),
      )}
      {reading.facts.length > 0 && (
        <div style={{ size: large, leading: 1.25, narrow: { size: Math.min(large, 22) } }}>
          <FactGrid facts={reading.facts} columns={2} setting={setting} />
        </div>
      )}
    </Panel>
  )
}

function spreadSheet(name: string, body: Child, theme: Theme): Sheet {
  const root = (
    <section part={name === 'cover' ? name : 'spread'} style={{ ...bodyStyle(theme), breakInside: 'avoid' }}>
      {body}
    </section>
  )
  const size = { ...theme.page, height: 0 }
  return toSheet(name, theme, root, { size, margin: 0 })
}

/** One template a spread, none twice in a row as long as there are pictures; a few last words close the book. */
function chooseTemplates(spreads: readonly Spread[], upright: boolean): readonly Template[] {
  let last: Template = 'side'
  return spreads.map(({ title, plates, blocks, goods, kind, price, details = [] }, at) => {
    if (kind) return kind
    if (plates.length === 1 && (price || details.length > 0)) {
      // One picture after the other faces its words, and all pages are as high.
      last = last === 'turned' ? 'side' : 'turned'
      return last
    }
    const isLast = at > 0 && at === spreads.length - 1
    const closes = isLast && plates.length + goods.length === 0 && countWords(blocks) <= CLOSING
    // Words under a picture that is as wide as the page would make the page higher than the others.
    const isRead = plates.length === 1 && title.length > 0 && blocks.length > 0 && !upright
    const side = last === 'turned' ? 'side' : 'turned'
    last = closes ? 'closing' : isRead ? side : nextTemplate(plates.length, last, upright)
    return last
  })
}

/** Words up to which the last spread stands on the deep ground. */
const CLOSING = 80

function nextTemplate(plates: number, last: Template, upright: boolean): Template {
  if (plates === 0) return 'words'
  if (plates > 1) return last === 'pair' ? 'pair-turned' : 'pair'
  if (last === 'plate') return 'turned'
  if (!last.startsWith('pair')) return 'plate'
  // On an upright page words at the side stand under the picture, as they do under a plate.
  return upright ? 'turned' : 'side'
}

function SpreadBody({
  spread,
  template,
  palette,
  turn,
  setting,
}: {
  readonly spread: Spread
  readonly template: Template
  readonly palette: Palette | undefined
  /** Chapters and things before it. */
  readonly turn: number
  readonly setting: Setting
}): Child {
  const isPaired = palette && spread.blocks.some(block => pairingsIn(block, palette) !== undefined)
  if (isPaired && spread.plates.length + spread.goods.length === 0)
    return <PairingsSpread spread={spread} palette={palette} setting={setting} />
  switch (template) {
    case 'plate':
      return <PlateSpread spread={spread} setting={setting} />
    case 'side':
      return <SideSpread spread={spread} turned={false} setting={setting} />
    case 'turned':
      return <SideSpread spread={spread} turned setting={setting} />
    case 'pair':
      return <PairSpread spread={spread} shares={[5, 3, 5]} setting={setting} />
    case 'pair-turned':
      return <PairSpread spread={spread} shares={[6, 3, 4]} setting={setting} />
    case 'words':
      return <WordsSpread spread={spread} setting={setting} />
    case 'piece':
      if (palette && ownColor(spread)) return <ColorSpread spread={spread} setting={setting} />
      return isPlain(setting.theme) ? (
        <PieceSpread spread={spread} setting={setting} />
      ) : (
        <ThingSpread spread={spread} turn={turn} setting={setting} />
      )
    case 'chapter':
      return <ChapterSpread spread={spread} turn={turn} setting={setting} />
    case 'pieces':
      return <PiecesSpread spread={spread} setting={setting} />
    case 'colors':
      return <ColorsSpread spread={spread} setting={setting} />
    case 'notes':
      return <NotesSpread spread={spread} setting={inverted(setting)} />
    case 'voice':
      return <VoiceSpread spread={spread} setting={setting} />
    case 'closing':
      return <WordsSpread spread={spread} setting={inverted(setting)} />
  }
}
