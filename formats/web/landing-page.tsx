import { ledToSize } from '../../core/compose/button.tsx'
import { designFrom } from '../../core/brief/design.ts'
import { bodyStyle, ButtonRow, Prose } from '../../core/compose/index.ts'
import type { Child } from '../../core/compose/jsx-runtime.ts'
import { type Sheet, toSheet } from '../../core/compose/sheet.ts'
import type { Format } from '../../core/format.ts'
import { picturesIn } from '../../core/reading/things/kinds.ts'
import { NOWHERE } from '../../core/reading/lines/pressed.ts'
import { linked, linksOf, type NamedLink } from '../../core/reading/lists/links.ts'
import { lastLineApart } from '../../core/reading/facts/facts.ts'
import type { Reading, Section } from '../../core/reading/reading.ts'
import { findValues } from '../../core/reading/values/read-value.ts'
import { hasLink, nodesOf } from '../../core/source/walk.ts'
import { plainText } from '../../core/source/text.ts'
import type { RootContent } from 'mdast'
import { scaled } from '../../core/theme/scaled.ts'
import { space, type Theme } from '../../core/theme/theme.ts'
import { Band } from './pages/band.tsx'
import { Bar } from './pages/bar.tsx'
import { Foot } from './pages/foot.tsx'
import { ArticleHead, heroGround, heroSize, PromiseBand } from './pages/hero.tsx'
import { ledByBrief } from './pages/led-hero.ts'
import { hrefOf, LinkButton, Links, mainLink } from './pages/links.tsx'
import { countWords, isProse, lookOf, type Page, pageOf } from './pages/page.ts'
import {
  aligned,
  deal,
  forScreens,
  type Ground,
  leadSize,
  loudness,
  on,
  sectionSize,
  type Setting,
} from './pages/setting.ts'
import { titleSize } from './pages/title-size.ts'
import { FactsBand } from './sections/fact-grid.tsx'
import { pictured, PictureRow } from './sections/picture-row.tsx'
import { withVoices } from './sections/quotes.tsx'
import { SectionBody } from './sections/section-body.tsx'
import { sectionSizeOf, SectionTitle } from './sections/section-head.tsx'
import { blocksWithin } from '../../core/reading/section-blocks.ts'

/** A page that leads to one decision: promise, proof, prices, questions and a last call. */
const format: Format = {
  slug: 'landing-page',
  group: 'web',
  scenery: { told: 'copy', as: 'picture' },
  surface: 'screen',
  sizes: [{ name: '1440px', width: 1440, height: 0, bleed: 0 }],
  leastPaper: 'A5',
  design: designFrom({
    type: { display: 'Source Sans 3', text: 'Source Sans 3', baseSize: 20, scale: 1.333 },
    shape: { radius: 8, rules: 'hairline' },
  }),
  roles: {
    needs: ['title', 'action'],
    takes: ['name', 'abstract', 'secondAction', 'address', 'email', 'telephone', 'terms', 'pageFooter'],
    lists: ['navigation', 'stats', 'features', 'steps', 'quotes', 'offers', 'questions', 'links'],
  },
  compose: composePage,
}

export default format

/** How much larger text is that is read from top to bottom. */
const READING = 1.08

/** Most px of titles of sections, and as a part of the page's own: they never stand above it. */
const TITLES = { most: 68, part: 0.66 }

/** A page of bands from edge to edge, no two neighbours on one ground and the deep one for the last call; or one column of text. */
function composePage(reading: Reading, given: Theme): readonly Sheet[] {
  const led = ledByBrief(pageOf(reading), reading, given.design)
  const page = { ...led, sections: led.sections.map(withCallApart) }
  const plainTheme = forScreens(given)
  const theme = page.kind === 'article' ? scaled(plainTheme, READING) : plainTheme
  const plain: Setting = { theme, ...(page.reach !== undefined && { reach: page.reach }) }
  const size = heroSize(page, plain)
  const most = Math.round(Math.min(TITLES.most * loudness(theme), size * TITLES.part))
  const headed = page.sections.filter(({ heading }) => heading)
  const keyed = headed.filter(({ made }) => made).length * 2 >= Math.max(headed.length, 1)
  const setting = { ...plain, leadSize: size, sectionSize: sectionSizeOf(theme, page.sections, most), keyed }
  const ends = page.kind === 'pitch' && closingOf(page) ? on(setting, 'inverse') : setting
  const root = (
    <div part="page" style={bodyStyle(theme)}>
      <Bar page={page} setting={setting} />
      <main>
        {page.kind === 'article' ? (
          <Article page={page} setting={setting} />
        ) : (
          <Pitch page={page} setting={setting} />
        )}
      </main>
      <Foot page={page} setting={ends} />
    </div>
  )
  // Pages that an article is cut into need room at head and foot.
  const margin = page.kind === 'article' ? ([space(theme, 1.5), 0] as const) : 0
  return [toSheet('page', theme, root, { margin })]
}

interface PageProps {
  readonly page: Page
  readonly setting: Setting
}

/** Title and text on the same edges, as wide as lines are comfortable to read. */
function Article({ page, setting }: PageProps): Child {
  const { theme } = setting
  const width = Math.round(theme.type.measure)
  return [
    <ArticleHead page={page} setting={setting} width={width} />,
    <FactsBand facts={page.facts} setting={setting} room={0} width={width} />,
    <Band
      setting={setting}
      ground={theme.color.paper}
      room={0}
      roomBelow={3}
      part="article"
      whole={false}
      width={width}
    >
      <Prose
        nodes={page.sections.flatMap(blocksWithin).map(block => linked(block, theme.lang))}
        {...setting}
      />
    </Band>,
  ]
}

/** The promise, then a band for each section. */
function Pitch({ page, setting }: PageProps): Child {
  const { theme } = setting
  const closing = closingOf(page)
  const stretches = toStretches(page.sections.flatMap(withVoices), closing)
  const opening = heroGround(page, setting)
  const before = page.facts.length > 0 ? 'paper' : opening
  const grounds = deal(
    theme,
    stretches.map(stretch => wishOf(stretch, closing)),
    before,
  )
  const main = mainLink(page.hero.links)
  const [last = 'paper'] = deal(theme, [['inverse', 'accent']], grounds.at(-1) ?? before)
  const asking = main ? askingIn(stretches, theme.lang) : new Set()
  return [
    <PromiseBand page={page} setting={setting} />,
    <FactsBand facts={page.facts} setting={setting} />,
    stretches.map((stretch, at) => (
      <StretchBand
        stretch={stretch}
        isLast={stretch.sections[0] === closing}
        call={main}
        isAsking={asking.has(stretch)}
        setting={on(setting, grounds[at] ?? 'paper')}
      />
    )),
    stretches.length > 0 && !closing && main && <LastCall link={main} setting={on(setting, last)} />,
  ]
}

/** The copy's last section where it calls to act, or is what the page's own call leads down to. */
function closingOf({ sections, hero: { links } }: Page): Section | undefined {
  const last = sections.at(-1)
  if (last === undefined) return undefined
  const isLedTo = mainLink(links)?.href === NOWHERE && isSaidBriefly(last)
  return isLedTo || isCall(last) || isClosing(last) ? last : undefined
}

/** A title and a few words that hold a link, at the end of a page: they call to act as well. */
function isClosing(section: Section): boolean {
  return isSaidBriefly(section) && section.blocks.some(hasLink)
}

function isSaidBriefly({ kind, list, heading, blocks, sections }: Section): boolean {
  const isSaid = blocks.length > 0 && blocks.every(({ type }) => type === 'paragraph')
  const isHeaded = heading !== undefined && sections.length === 0
  return kind === 'prose' && list === undefined && isHeaded && isSaid && countWords(blocks) <= CALL
}

/** How much larger than text the button is that ends a page. */
const LAST = 1.8

/** Where the copy has no last call of its own, the first one is repeated at the end. */
function LastCall({ link, setting }: { readonly link: NamedLink; readonly setting: Setting }): Child {
  const { theme } = setting
  if (hrefOf(link, setting) === undefined) return null
  return (
    <Band setting={setting} ground={theme.color.paper} room={2} part="call">
      <ButtonRow theme={aligned(theme, 'center')}>
        <LinkButton link={link} primary size={Math.round(theme.type.base * LAST)} setting={setting} />
      </ButtonRow>
    </Band>
  )
}

/** What stands on one ground: a section, or text that flows on. */
interface Stretch {
  readonly sections: readonly Section[]
  /** A picture and words, the other way round in every second one. */
  readonly turned: boolean
}

/** Neighbours of plain text share a band; rows with pictures follow each other turn by turn. */
function toStretches(sections: readonly Section[], closing: Section | undefined): readonly Stretch[] {
  const flows = (section: Section): boolean => section !== closing && isText(section)
  const stretches: { sections: Section[]; turned: boolean }[] = []
  for (const section of sections) {
    const last = stretches.at(-1)
    const before = last?.sections[0]
    const isRow = pictured(section) !== undefined
    if (flows(section) && before && flows(before)) last?.sections.push(section)
    else
      stretches.push({
        sections: [section],
        turned: isRow && last?.turned === false && before !== undefined && pictured(before) !== undefined,
      })
  }
  return stretches
}

/** Text that flows on from one section to the next. */
function isText(section: Section): boolean {
  return isProse(section) && !isCall(section) && !isClosing(section) && pictured(section) === undefined
}

/** The grounds that a stretch may have, best first. */
function wishOf({ sections: [section], turned }: Stretch, closing: Section | undefined): readonly Ground[] {
  if (section === undefined) return []
  if (isCall(section) || section === closing) return ['inverse', 'accent']
  if (turned) return ['inverse', 'sand']
  switch (lookOf(section)) {
    case 'stats':
      return ['accent', 'inverse']
    case 'steps':
    case 'offers':
      return ['sand']
    default:
      return ['paper']
  }
}

/** Where people decide, at what it costs and when it is, the page asks again; not twice in a row. */
function askingIn(stretches: readonly Stretch[], lang: string): ReadonlySet<Stretch> {
  const asking = new Set<Stretch>()
  let before: Stretch | undefined
  for (const stretch of stretches) {
    const [first] = stretch.sections
    const decides =
      first && !first.blocks.some(hasLink) && (lookOf(first) === 'offers' || listsDays(first, lang))
    if (decides && !(before && asking.has(before))) asking.add(stretch)
    before = stretch
  }
  return asking
}

/** Rows from which on a table of days is one. */
const DAYS = 2

/** Whether a section is a table of days. */
function listsDays({ blocks }: Section, lang: string): boolean {
  const rows = blocks.flatMap(block => (block.type === 'table' ? block.children.slice(1) : []))
  const dated = rows.filter(({ children: [day] }) =>
    findValues(day ? plainText(day) : '', lang).some(({ value }) => value.type === 'date'),
  )
  return dated.length >= DAYS && dated.length * 2 > rows.length
}

function StretchBand({
  stretch: { sections, turned },
  isLast,
  call,
  isAsking,
  setting,
}: {
  readonly stretch: Stretch
  /** Whether it closes the page as its call to act. */
  readonly isLast: boolean
  /** What the page asks for, and whether it does so again below the sections. */
  readonly call: NamedLink | undefined
  readonly isAsking: boolean
  readonly setting: Setting
}): Child {
  const [first] = sections
  if (first === undefined) return null
  if (isLast || isCall(first)) return <Call section={first} call={call} setting={setting} />
  const row = pictured(first)
  if (row) return <PictureRow section={first} row={row} turned={turned} setting={setting} />
  const look = lookOf(first)
  return (
    <Band
      setting={setting}
      ground={setting.theme.color.paper}
      room={look === 'stats' ? 2.5 : 3.25}
      part={look}
    >
      {sections.map((section, at) => (
        <div style={{ marginTop: at === 0 ? 0 : space(setting.theme, 2.5) }}>
          <SectionBody section={section} setting={setting} />
        </div>
      ))}
      {isAsking && call && (
        <div style={{ marginTop: space(setting.theme, 2) }}>
          <ButtonRow theme={setting.theme}>
            <LinkButton link={call} primary setting={setting} />
          </ButtonRow>
        </div>
      )}
    </Band>
  )
}

/** A section whose last line is nothing but a link below its text, with that apart: it is pressed. */
function withCallApart(section: Section): Section {
  const last = section.blocks.at(-1)
  const apart = lastLineApart(last)
  if (!apart || section.sections.length > 0 || !linksOf(apart.last) || linksOf(last)) return section
  return { ...section, blocks: [...section.blocks.slice(0, -1), apart.text, apart.last] }
}

/** Words up to which text before links is a call to act. */
const CALL = 60

/** A few words under a title, then links alone: a call to act. */
function isCall({ heading, blocks, sections }: Section): boolean {
  const before = blocks.slice(0, -1)
  const isText = before.every(
    block => block.type === 'paragraph' && !linksOf(block) && picturesIn(block).length === 0,
  )
  return (
    heading !== undefined &&
    sections.length === 0 &&
    linksOf(blocks.at(-1)) !== undefined &&
    isText &&
    before.length <= 2 &&
    countWords(before) <= CALL
  )
}

/** Whether a block leads to a page: an address for mail in its words leaves room for a button. */
function leadsToPage(block: RootContent): boolean {
  return nodesOf(block).some(node => node.type === 'link' && !node.url.startsWith('mailto:'))
}

/** How much larger than text the words of a last call are, and what is pressed there. */
const SAID = 1.3
const CALLED = 1.5

/** The last call to act: its title as large as the page's, then words at the start and the button at the end. */
function Call({
  section,
  call,
  setting,
}: {
  readonly section: Section
  readonly call: NamedLink | undefined
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const own = linksOf(section.blocks.at(-1)) ?? []
  const lead = own.length > 0 ? section.blocks.slice(0, -1) : section.blocks
  // A number to call is what the page leads to, whatever else its end has to press.
  const calls = call?.href.startsWith('tel:') === true && !own.some(({ href }) => href === call.href)
  const isOpen = own.length === 0 && !section.blocks.some(leadsToPage)
  const links = call && (calls || isOpen) ? [call, ...own] : own
  const isLoud = calls && Object.values(theme.design.parts ?? {}).some(dress => dress?.rank === 'first')
  const title = section.heading ? plainText(section.heading) : ''
  const said = Math.round(theme.type.base * SAID)
  const pressed = Math.max(ledToSize(theme), Math.round(theme.type.base * CALLED))
  const most = leadSize(setting)
  const size = titleSize(theme, title, { width: 1000, height: most * 2.4, most, least: sectionSize(setting) })
  return (
    <Band setting={setting} ground={theme.color.paper} room={5} roomBelow={3.5} part="call">
      <SectionTitle section={section} setting={{ ...setting, sectionSize: size }} />
      <div
        style={{
          display: 'flex',
          // A number that the brief wants seen first may be as wide as the page.
          ...(isLoud ? { direction: 'column', align: 'start' } : { justify: 'between', align: 'end' }),
          gap: space(theme, 2),
          marginTop: space(theme, 2),
          narrow: { direction: 'column', align: 'stretch', gap: space(theme, 1.25) },
        }}
      >
        <div style={{ grow: 1 }}>
          <div style={{ size: said, leading: 1.4, maxWidth: said * 29 }}>
            <Prose
              nodes={lead.map(block => linked(block, theme.lang))}
              {...setting}
              measured={false}
              size={said}
            />
          </div>
        </div>
        {links.length > 0 && (
          <div style={{ shrink: 0 }}>
            <Links links={links} size={pressed} setting={setting} />
          </div>
        )}
      </div>
    </Band>
  )
}
