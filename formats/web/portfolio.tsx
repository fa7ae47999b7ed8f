import { designFrom } from '../../core/brief/design.ts'
import { bodyStyle, displayStyle, Heading, Phrasing, Prose } from '../../core/compose/index.ts'
import type { Child } from '../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../core/compose/measure.ts'
import { type Sheet, toSheet } from '../../core/compose/sheet.ts'
import type { Format } from '../../core/format.ts'
import { linked } from '../../core/reading/lists/links.ts'
import type { Claim, Item, Reading, Section } from '../../core/reading/reading.ts'
import { blocksUnder } from '../../core/reading/section-blocks.ts'
import { findAsset } from '../../core/source/find-asset.ts'
import { plainText } from '../../core/source/text.ts'
import { sizeAt, space, type Theme } from '../../core/theme/theme.ts'
import { Contact } from './sections/contact.tsx'
import { Band, GUTTER, NARROW_GUTTER } from './pages/band.tsx'
import { Bar } from './pages/bar.tsx'
import { Foot } from './pages/foot.tsx'
import { heroGround, heroSize, PromiseBand, StatementBand } from './pages/hero.tsx'
import { ledByBrief } from './pages/led-hero.ts'
import { countWords, drawn, isProse, leadOf, type Page, pageOf } from './pages/page.ts'
import {
  deal,
  forScreens,
  type Ground,
  isPlain,
  loudness,
  on,
  sectionSize,
  type Setting,
} from './pages/setting.ts'
import { FactsBand } from './sections/fact-grid.tsx'
import { pictured, PictureRow } from './sections/picture-row.tsx'
import { saidSection } from './sections/quotes.tsx'
import { SectionBody } from './sections/section-body.tsx'
import { SectionHead, sectionSizeOf, SectionTitle, Sides } from './sections/section-head.tsx'
import { arePictured, checkWorks, namesFirst, Works } from './sections/works.tsx'
import { haveSheets, type SheetWork, worksOnSheets } from './sections/works-on-sheets.tsx'

/** Selected work in one grid of pictures, the people behind it, and how to get in touch. */
const format: Format = {
  slug: 'portfolio',
  group: 'web',
  surface: 'screen',
  sizes: [{ name: '1440px', width: 1440, height: 0, bleed: 0 }],
  leastPaper: 'A5',
  design: designFrom({
    type: { display: 'Source Sans 3', text: 'Source Sans 3', baseSize: 19, scale: 1.333 },
    shape: { radius: 4, rules: 'hairline' },
  }),
  roles: {
    needs: ['name', 'works'],
    takes: [
      'jobTitle',
      'abstract',
      'about',
      'location',
      'address',
      'email',
      'telephone',
      'contact',
      'action',
      'secondAction',
      'terms',
      'pageFooter',
    ],
    lists: ['navigation', 'services', 'awards', 'quotes', 'links', 'socials'],
    headline: 'name',
  },
  honours: ['layout.apart'],
  check: checkWorks,
  compose: composePortfolio,
}

export default format

/** A stretch of the page. */
type Stretch =
  | { readonly kind: 'works'; readonly head?: Section; readonly works: readonly Item[] }
  | { readonly kind: 'section' | 'contact'; readonly section: Section }

/** The title's size, where a brief wants the names of works seen before it. */
const BELOW_NAMES = 0.5

/** Widest content in px: a wall of pictures is as wide as the screen. */
const WALL = 1800
/** Most px of titles of sections, and as a part of the page's own: they never stand above it. */
const TITLES = { most: 48, part: 0.6 }

/** Who, then the works, then the practice; the way to get in touch closes the page and is linked from its top. */
function composePortfolio(reading: Reading, given: Theme, measure: Measure): readonly Sheet[] {
  const theme = forScreens(given)
  const page = ledByBrief(pageOf(reading, { headline: 'name', articles: false }), reading, given.design)
  const stretches = toStretches(page.sections.map(saidSection))
  const contact = stretches.find(({ kind }) => kind === 'contact')
  const plain: Setting = {
    ...{ theme, content: WALL, assets: name => findAsset(reading.assets, name) },
    ...(page.reach !== undefined && { reach: page.reach }),
  }
  const onPaper = onSheets(stretches, page, plain, { reading, measure })
  if (onPaper) return onPaper
  const [first] = stretches
  const opens = !page.hero.picture && first?.kind === 'works' && arePictured(first.works, plain)
  // Without pictures the works still begin on the first screen.
  const brief = !opens && first?.kind === 'works'
  const leads = brief && namesFirst(theme)
  const size = heroSize(page, plain, opens ? 'statement' : undefined, brief) * (leads ? BELOW_NAMES : 1)
  const most = Math.round(Math.min(TITLES.most * loudness(theme), size * TITLES.part))
  const setting = { ...plain, leadSize: size, sectionSize: sectionSizeOf(theme, page.sections, most) }
  const bands = bandsOf(reading, page, stretches)
  const wishes = bands.map(({ wish }) => wish)
  // Works that open the page stand on the ground of the words above them.
  const grounds: readonly Ground[] = opens
    ? ['paper', ...deal(theme, wishes.slice(1), 'paper')]
    : deal(theme, wishes, heroGround(page, setting))
  const root = (
    <div part="page" style={bodyStyle(theme)}>
      <Bar page={withContact(page, contact)} setting={setting} />
      <main>
        {opens ? (
          <StatementBand page={page} setting={setting} />
        ) : (
          <PromiseBand page={page} setting={setting} brief={brief} />
        )}
        {bands.map(({ draw }, at) => draw(on(setting, grounds[at] ?? 'paper')))}
      </main>
      <Foot page={{ ...page, contact: [] }} setting={setting} />
    </div>
  )
  return [toSheet('page', theme, root, { margin: 0 })]
}

/** A sheet for each work, on paper and where works follow each other; undefined elsewhere. */
function onSheets(
  stretches: readonly Stretch[],
  page: Page,
  setting: Setting,
  { reading: { roles }, measure }: { readonly reading: Reading; readonly measure: Measure },
): readonly Sheet[] | undefined {
  const [from, to] = [
    stretches.findIndex(({ kind }) => kind === 'works'),
    stretches.findLastIndex(({ kind }) => kind === 'works'),
  ]
  const own = from < 0 ? [] : stretches.slice(from, to + 1)
  const works = own.flatMap(worksIn)
  const areAlone = own.every(({ kind }) => kind === 'works')
  if (
    !areAlone ||
    !haveSheets(
      works.map(({ work }) => work),
      setting.theme,
    )
  )
    return undefined
  const sectionsOf = (some: readonly Stretch[]): readonly Section[] =>
    some.flatMap(stretch => (stretch.kind === 'works' ? [] : [stretch.section]))
  const about = leadOf(roles) === roles.about ? undefined : drawn(roles.about)
  const [before, after] = [sectionsOf(stretches.slice(0, from)), sectionsOf(stretches.slice(to + 1))]
  return worksOnSheets({
    page,
    works,
    before,
    after,
    setting,
    measure,
    ...(about && { about }),
  })
}

/** The works of a stretch, the first under its heading and the last over what is said below them all. */
function worksIn(stretch: Stretch): readonly SheetWork[] {
  if (stretch.kind !== 'works') return []
  const { head, works } = stretch
  return works.map((work, at) => ({
    work,
    ...(at === 0 && head && { head }),
    rest: (at === works.length - 1 && head?.rest) || [],
  }))
}

/** A stretch of the page and the grounds that it may have, best first. */
interface PageBand {
  readonly wish: readonly Ground[]
  readonly draw: (setting: Setting) => Child
}

function bandsOf(reading: Reading, page: Page, stretches: readonly Stretch[]): readonly PageBand[] {
  const about = leadOf(reading.roles) === reading.roles.about ? undefined : drawn(reading.roles.about)
  const isReached = stretches.some(({ kind }) => kind === 'contact') || page.contact.length === 0
  const facts: PageBand = { wish: ['paper'], draw: own => <FactsBand facts={page.facts} setting={own} /> }
  const contact: PageBand = {
    wish: ['accent', 'inverse'],
    draw: own => <Contact page={page} setting={own} />,
  }
  return [
    ...stretches.map((stretch, at) => bandOf(stretch, at === 0, page)),
    ...(about
      ? [{ wish: ['paper'], draw: own => <About about={about} setting={own} /> } satisfies PageBand]
      : []),
    ...(page.facts.length > 0 ? [facts] : []),
    ...(isReached ? [] : [contact]),
  ]
}

function bandOf(stretch: Stretch, first: boolean, page: Page): PageBand {
  switch (stretch.kind) {
    case 'works':
      return { wish: ['paper'], draw: own => <WorksBand stretch={stretch} first={first} setting={own} /> }
    case 'contact':
      return {
        wish: ['accent', 'inverse'],
        draw: own => <Contact section={stretch.section} page={page} setting={own} />,
      }
    case 'section':
      return { wish: ['paper'], draw: own => <Practice section={stretch.section} setting={own} /> }
  }
}

/** Works of neighbouring parts are one grid. */
function toStretches(sections: readonly Section[]): readonly Stretch[] {
  const stretches: Stretch[] = []
  for (const [at, section] of sections.entries()) {
    const before = stretches.at(-1)
    const isWork = section.list === 'works'
    const isWhole = isWork && isOneWork(section)
    if (isWhole && before?.kind === 'works' && before.head === undefined)
      stretches[stretches.length - 1] = { ...before, works: [...before.works, ...section.items] }
    else if (isWork)
      stretches.push({ kind: 'works', works: section.items, ...(!isWhole && { head: section }) })
    else
      stretches.push({
        kind: at === sections.length - 1 && isContact(section) ? 'contact' : 'section',
        section,
      })
  }
  return stretches
}

/** Whether a part is one work, whose title its heading is: `Work: Bridge` heads a work. */
function isOneWork({ heading, items: [work, ...others], sections }: Section): boolean {
  if (!work || others.length + sections.length > 0) return false
  return heading === undefined || plainText(heading).includes(work.title.text)
}

/** Words, and things, up to which what holds an address for mail is a way to get in touch. */
const REACHED = { words: 50, things: 3 }

function isContact({ kind, meanings, items, list, blocks, sections }: Section): boolean {
  if (kind === 'contact' || kind === 'links' || meanings.some(({ concept }) => concept === 'contact'))
    return true
  const hasMail = blocks.some(block => MAIL.test(plainText(block)))
  const isList = list !== undefined && items.length > REACHED.things
  return hasMail && !isList && sections.length === 0 && countWords(blocks) <= REACHED.words
}

const MAIL = /\S@\S+\.\S/

/** The page with a link to its contact section, when nothing on the first screen leads there. */
function withContact(page: Page, contact: Stretch | undefined): Page {
  const heading = contact?.kind === 'contact' ? contact.section.heading : undefined
  const slug = heading?.data?.slug
  if (!heading || slug === undefined || page.hero.links.length > 0) return page
  if (page.nav.some(({ href }) => href === `#${slug}`)) return page
  return {
    ...page,
    nav: [
      ...page.nav.slice(0, 4),
      { words: [{ type: 'text', value: plainText(heading) }], href: `#${slug}` },
    ],
  }
}

/** Units above works that open the page. */
const FIRST = 1.5

/** The works as wide as the page's content, and as the screen of a phone, under their title. */
function WorksBand({
  stretch: { head, works },
  first,
  setting,
}: {
  readonly stretch: Extract<Stretch, { kind: 'works' }>
  /** The works open the page: their title is small, so that the first screen shows one. */
  readonly first: boolean
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const size = first ? Math.min(sizeAt(theme, 3), sectionSize(setting)) : sectionSize(setting)
  const rest = head?.rest ?? []
  return (
    <Band
      setting={setting}
      ground={theme.color.paper}
      room={head ? (first ? FIRST : 3) : 0}
      roomBelow={head ? 1 : 0}
      part="works"
      whole={false}
      edge={
        <div
          style={{
            ...{
              maxWidth: WALL + 2 * GUTTER,
              marginInline: 'auto',
              padding: [0, GUTTER, space(theme, 4), GUTTER],
            },
            narrow: { padding: [0, 0, space(theme, 2.5), 0] },
          }}
        >
          <Works works={works} setting={setting} />
          {rest.length > 0 && (
            <div
              style={{
                padding: [space(theme, 2), 0],
                narrow: { padding: [space(theme, 1), NARROW_GUTTER] },
              }}
            >
              <Prose nodes={rest} {...setting} />
            </div>
          )}
        </div>
      }
    >
      {head && <SectionHead section={head} setting={{ ...setting, sectionSize: size }} />}
    </Band>
  )
}

/** Words up to which text about a practice is a statement, set large. */
const STATEMENT = 70

/** Titles at the side of what they head, so that the practice reads like an index; wide shapes keep the whole width. */
function Practice({ section, setting }: { readonly section: Section; readonly setting: Setting }): Child {
  const row = pictured(section)
  if (row) return <PictureRow section={section} row={row} turned setting={setting} />
  return (
    <Band setting={setting} ground={setting.theme.color.paper} room={practiceRoom(section)} part="about">
      <PracticeBody section={section} setting={setting} />
    </Band>
  )
}

/** Words of a part of the practice up to which it stands closer to its neighbours. */
const FEW = 40

/** Units above and below a part of the practice. */
function practiceRoom(section: Section): number {
  return countWords(blocksUnder(section)) <= FEW ? 2.25 : 4
}

function PracticeBody({ section, setting }: { readonly section: Section; readonly setting: Setting }): Child {
  const { theme } = setting
  if (!section.heading || !isProse(section)) return <SectionBody section={section} setting={setting} />
  const blocks = blocksUnder(section).map(block => linked(block, theme.lang))
  const isStatement =
    blocks.every(({ type }) => type === 'paragraph') && countWords(blocks) <= STATEMENT && !isPlain(theme)
  const size = isStatement ? Math.min(sizeAt(theme, 2), sectionSize(setting)) : theme.type.base
  return (
    <Sides title={<SectionTitle section={section} setting={setting} />} setting={setting}>
      <div style={{ size, leading: isStatement ? 1.3 : theme.type.leading }}>
        <Prose nodes={blocks} {...setting} size={size} measured={!isStatement} />
      </div>
    </Sides>
  )
}

/** What somebody says of themselves in the front matter, under the words of its key. */
function About({ about, setting }: { readonly about: Claim; readonly setting: Setting }): Child {
  const { theme } = setting
  const title = about.label.text !== '' && (
    <Heading theme={theme} level={2} style={displayStyle(theme, sectionSize(setting))}>
      <Phrasing nodes={about.label.nodes} {...setting} heading />
    </Heading>
  )
  return (
    <Band setting={setting} ground={theme.color.paper} room={4} part="about">
      {title ? (
        <Sides title={title} setting={setting}>
          <Prose nodes={about.blocks} {...setting} />
        </Sides>
      ) : (
        <Prose nodes={about.blocks} {...setting} />
      )}
    </Band>
  )
}
