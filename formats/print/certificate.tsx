import type { RootContent } from 'mdast'
import { type Design, designFrom } from '../../core/brief/design.ts'
import { addressCode } from '../../core/codes/code.ts'
import { bodyStyle, NotePlace, Ornament, Prose } from '../../core/compose/index.ts'
import type { Child } from '../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../core/compose/measure.ts'
import { type Sheet, toSheet } from '../../core/compose/sheet.ts'
import type { Style } from '../../core/compose/style.ts'
import type { Format } from '../../core/format.ts'
import type { Reading } from '../../core/reading/reading.ts'
import { plainText } from '../../core/source/text.ts'
import { mm, type PageSize, pt } from '../../core/theme/page.ts'
import { scaled } from '../../core/theme/scaled.ts'
import { space, type Theme } from '../../core/theme/theme.ts'
import { themeOn } from '../../core/theme/theme-on.ts'
import { fitPage } from '../../core/compose/fit.ts'
import { composeDeed, isDeed } from './honours/deed-sheet.tsx'
import { composeEngraved } from './honours/engraved.tsx'
import {
  Head,
  Honour,
  type HonourProps,
  SignatureLines,
  SignedBy,
  SmallPrint,
  storyBlocks,
  When,
} from './honours/honour.tsx'
import { composeOnPlane, isLoud } from './honours/on-a-plane.tsx'
import { pageSheet } from './sheets/page-sheet.tsx'
import { a4, a4Landscape, letter, letterLandscape } from './sheets/sizes.ts'

/** An honour on one sheet, centred inside a border. */
const format: Format = {
  slug: 'certificate',
  writtenOn: true,
  group: 'print',
  scenery: { told: 'brief', as: 'foot' },
  surface: 'pages',
  single: true,
  sizes: [a4Landscape, letterLandscape, a4, letter],
  design: designFrom({
    type: {
      display: 'Cormorant Garamond',
      text: 'Cormorant Garamond',
      scale: 1.25,
      baseSize: pt(13),
      align: 'center',
    },
    decor: { ornament: true },
  }),
  honours: ['decor.ornament'],
  declines: { 'type.displayScale': 'each line of a certificate fills its place' },
  roles: {
    needs: ['title', 'recipient', 'credential', 'issuer', 'dateIssued', 'signatures'],
    takes: ['identifier', 'url', 'location', 'abstract'],
    facts: 'all',
    once: true,
    schema: 'EducationalOccupationalCredential',
  },
  code: addressCode,
  ornaments: ['frame', 'double-frame', 'corners', 'guilloche'],
  compose: composeCertificate,
  others: [
    {
      name: 'line by line',
      leads: true,
      suits: isDeed,
      compose: (reading, asked, measure) =>
        composeDeed(reading, asked, measure) ?? composeCertificate(reading, asked, measure),
    },
    { name: 'few words', leads: true, suits: saysLittle, compose: composeFewWords },
    {
      name: 'story beside',
      leads: true,
      suits: reading => tellsMuch(reading) && storyWords(reading) < BOOK,
      compose: composeBeside,
    },
    {
      name: 'on a plane',
      leads: true,
      suits: (reading, design) => isLoud(design) && isEngraved(reading, design),
      compose: (reading, asked, measure) =>
        composeOnPlane(reading, asked, measure) ?? composeCertificate(reading, asked, measure),
    },
    {
      name: 'engraved',
      leads: true,
      suits: isEngraved,
      compose: (reading, asked, measure) =>
        composeEngraved(reading, asked, measure) ?? composeCertificate(reading, asked, measure),
    },
  ],
}

export default format

/** Whether somebody is honoured in a few lines, and the brief wants more than a plain page. */
function isEngraved(reading: Reading, { decor }: Design): boolean {
  return (
    decor.fields !== false &&
    reading.roles.recipient !== undefined &&
    !tellsMuch(reading) &&
    !saysLittle(reading)
  )
}

/** px from the trim to the border, between its two lines, and inside it: less on paper smaller than A5. */
function frameOn({ width, height }: PageSize) {
  const by = Math.min(1, Math.min(width, height) / mm(148)) ** 1.5
  return { inset: mm(11) * by, gap: mm(1.6) * by, room: mm(18) * by, above: mm(9) * by } as const
}
/** Words that the face has room for beside the name; a longer story stands beside it or goes on a sheet of its own. */
const STORY = 110

/** Sizes from large to small, as parts of what was asked for. */
const factors = [1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.72, 0.64] as const

/** Below this a certificate goes on to a second sheet. */
const SMALLEST = 0.6

function composeCertificate(reading: Reading, asked: Theme, measure: Measure): readonly Sheet[] {
  const story = storyBlocks(reading)
  const isLong = tellsMuch(reading)
  const faceIn = (theme: Theme) => faceOf(reading, theme, isLong ? [] : story)
  const themes = factors.map(factor => scaled(asked, factor))
  const face = fitPage(themes, faceIn, measure) ?? faceIn(scaled(asked, SMALLEST))
  if (!isLong) return [face]
  const small = scaled(asked, 0.8)
  const content = <Prose nodes={story} theme={small} />
  const title = reading.roles.title?.text ?? ''
  return [face, pageSheet({ theme: small, name: 'story', title, content })]
}

/** Everything within the inner line, spread over the height of the sheet. */
function faceOf(reading: Reading, asked: Theme, story: readonly RootContent[]): Sheet {
  const theme = within(asked)
  const content = [
    <Head reading={reading} theme={theme} />,
    <Honour reading={reading} theme={theme} story={story} />,
    <Signing reading={reading} theme={theme} />,
    <SmallPrint reading={reading} theme={theme} />,
    <NotePlace theme={theme} />,
  ]
  return framedSheet({ reading, theme }, { ...column, justify: 'between' }, content)
}

const column = { display: 'flex', direction: 'column' } as const

/** When and by whom it is signed. */
function Signing({ reading, theme }: HonourProps): Child {
  return (
    <div>
      <When reading={reading} theme={theme} />
      <SignedBy reading={reading} theme={theme} />
      <SignatureLines reading={reading} theme={theme} />
    </div>
  )
}

/** A theme whose margins are those of what stands inside the border. */
function within(theme: Theme): Theme {
  const frame = frameOn(theme.page)
  const side = frame.inset + frame.gap + frame.room
  return { ...theme, margin: { ...theme.margin, left: side, right: side } }
}

function framedSheet({ reading, theme }: HonourProps, { narrow, ...style }: Style, content: Child): Sheet {
  const frame = frameOn(theme.page)
  const isFramed = theme.design.decor.frame !== null
  const border = isFramed ? { width: 2, color: theme.color.accent } : undefined
  const title = reading.roles.title?.text ?? reading.roles.credential?.text
  const inside: Style = {
    // Five px for the lines of the border and for rounding: a hair too much would begin another sheet.
    minHeight: theme.page.height - 2 * (frame.inset + frame.gap) - 5,
    narrow: {
      ...{ minHeight: 0, gap: space(theme, 1.5), padding: [space(theme, 1), space(theme, 0.25)] },
      ...narrow,
    },
    ...(isFramed && { border: { width: 0.67, color: theme.color.accent } }),
    padding: [frame.above, frame.room],
    ...style,
  }
  const root = (
    <main style={{ ...bodyStyle(theme), textAlign: 'center', ...(border && { border }), padding: frame.gap }}>
      <div style={inside}>{content}</div>
    </main>
  )
  return toSheet('certificate', theme, root, { margin: frame.inset, ...(title !== undefined && { title }) })
}

// --- few words

/** Letters up to which a certificate that nobody signs is a name and little more. */
const FEW = 120

function saysLittle({ words, lists }: Reading): boolean {
  return words.length > 0 && words.join('').length <= FEW && lists.signatures === undefined
}

/** Sizes of few words. */
const large = [1.6, ...factors] as const

/** All of it gathered in the middle of the sheet, large, around a short rule. */
function composeFewWords(reading: Reading, asked: Theme, measure: Measure): readonly Sheet[] {
  const sheetIn = (theme: Theme) => gatheredOf(reading, within(theme))
  const themes = large.map(factor => scaled(asked, factor))
  return [fitPage(themes, sheetIn, measure) ?? sheetIn(scaled(asked, SMALLEST))]
}

function gatheredOf(reading: Reading, theme: Theme): Sheet {
  // Without a name on a line of its own, what is said stands in for it.
  const honour = reading.roles.recipient ? theme : scaled(theme, 1.8)
  const content = [
    <Head reading={reading} theme={theme} />,
    <Ornament theme={theme} />,
    <Honour reading={reading} theme={honour} story={storyBlocks(reading)} />,
    <Signing reading={reading} theme={theme} />,
    <SmallPrint reading={reading} theme={theme} />,
    <NotePlace theme={theme} />,
  ]
  return framedSheet({ reading, theme }, { ...column, justify: 'center', gap: space(theme, 1) }, content)
}

// --- story beside

function tellsMuch(reading: Reading): boolean {
  return storyWords(reading) > STORY
}

/** Words of a story that half a sheet holds in no size of type. */
const BOOK = 700

function storyWords(reading: Reading): number {
  return storyBlocks(reading).map(plainText).join(' ').split(/\s+/).length
}

/** The honour in one column and its story beside it, on the same sheet; on upright paper above who signs. */
function composeBeside(reading: Reading, asked: Theme, measure: Measure): readonly Sheet[] {
  const themes = factors.map(factor => scaled(asked, factor))
  const sheetIn = asked.page.width > asked.page.height ? besideOf : aboveOf
  const sheet = fitPage(themes, theme => sheetIn(reading, within(theme)), measure)
  return sheet ? [sheet] : composeCertificate(reading, asked, measure)
}

function besideOf(reading: Reading, theme: Theme): Sheet {
  const { page, margin, design } = theme
  const half = page.width / 2
  const side = frameOn(page).inset * 1.6
  const isField = design.decor.fields !== false
  const own = { ...theme, margin: { ...margin, left: side, right: half + side } }
  const on = isField ? themeOn(own, 'accent') : own
  const tall: Style = {
    // A hair less than the page: rounding must not begin another.
    minHeight: page.height,
    narrow: { minHeight: 0 },
    ...column,
  }
  const rule = { width: 2, color: theme.color.accent }
  const title = reading.roles.title?.text ?? reading.roles.credential?.text
  const root = (
    <main style={{ ...bodyStyle(theme), display: 'grid', columns: 2, narrow: { columns: 1 } }}>
      <div
        part="field"
        style={{
          ...tall,
          ...{ justify: 'between', gap: space(theme, 1), padding: side, textAlign: 'center' },
          color: on.color.text,
          ...(isField ? { background: on.color.paper } : { borderRight: rule }),
        }}
      >
        <Head reading={reading} theme={on} />
        <Honour reading={reading} theme={on} story={[]} />
        <Signing reading={reading} theme={on} />
        <SmallPrint reading={reading} theme={on} />
      </div>
      <div style={{ ...tall, justify: 'center', padding: side }}>
        <Story reading={reading} theme={own} />
        <NotePlace theme={own} />
      </div>
    </main>
  )
  return toSheet('certificate', theme, root, { margin: 0, ...(title !== undefined && { title }) })
}

function aboveOf(reading: Reading, theme: Theme): Sheet {
  const content = [
    <Head reading={reading} theme={theme} />,
    <Honour reading={reading} theme={theme} story={[]} />,
    <Story reading={reading} theme={theme} />,
    <Signing reading={reading} theme={theme} />,
    <SmallPrint reading={reading} theme={theme} />,
    <NotePlace theme={theme} />,
  ]
  const style: Style = { ...column, justify: 'between', gap: space(theme, 1) }
  return framedSheet({ reading, theme }, style, content)
}

/** Long text is read from one edge. */
function Story({ reading, theme }: HonourProps): Child {
  return (
    <div style={{ textAlign: 'start' }}>
      <Prose nodes={storyBlocks(reading)} theme={theme} level={2} measured={false} />
    </div>
  )
}
