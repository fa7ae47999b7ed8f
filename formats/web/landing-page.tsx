import type { RootContent } from 'mdast'
import { designFrom } from '../../core/brief/design.ts'
import { bodyStyle, Prose, safeHref } from '../../core/compose/index.ts'
import type { Child } from '../../core/compose/jsx-runtime.ts'
import { type Sheet, toSheet } from '../../core/compose/sheet.ts'
import type { Format } from '../../core/format.ts'
import { picturesIn } from '../../core/reading/things/kinds.ts'
import { linked, linksOf } from '../../core/reading/lists/links.ts'
import type { Reading, Section } from '../../core/reading/reading.ts'
import { scaled } from '../../core/theme/scaled.ts'
import { space, type Theme } from '../../core/theme/theme.ts'
import { Band, CONTENT } from './pages/band.tsx'
import { Bar } from './pages/bar.tsx'
import { Foot } from './pages/foot.tsx'
import { HeroBand, heroStep, PromiseBand } from './pages/hero.tsx'
import { Links, mainLink } from './pages/links.tsx'
import { blocksUnder, countWords, isProse, lookOf, type Page, pageOf } from './pages/page.ts'
import { forScreens, inverted, type Setting } from './pages/setting.ts'
import { FactGrid } from './sections/fact-grid.tsx'
import { pictured } from './sections/picture-row.tsx'
import { SectionBody } from './sections/section-body.tsx'
import { SectionHead } from './sections/section-head.tsx'

/** A page that leads to one decision: promise, proof, prices, questions and a last call. */
const format: Format = {
  slug: 'landing-page',
  group: 'web',
  surface: 'screen',
  sizes: [{ name: '1440px', width: 1440, height: 0, bleed: 0 }],
  design: designFrom({
    type: { display: 'Source Sans 3', text: 'Source Sans 3', baseSize: 17, scale: 1.333 },
    shape: { radius: 8, rules: 'hairline' },
  }),
  roles: {
    needs: ['title', 'action'],
    takes: ['name', 'abstract', 'secondAction', 'address', 'email', 'telephone', 'terms'],
    lists: ['navigation', 'stats', 'features', 'steps', 'quotes', 'offers', 'questions', 'links'],
  },
  compose: composePage,
}

export default format

/** How much larger text is that is read from top to bottom. */
const READING = 1.08

/** A page of bands from edge to edge, on at most two grounds in turn and the deep one for the last call; or one column of text. */
function composePage(reading: Reading, given: Theme): readonly Sheet[] {
  const page = pageOf(reading)
  const plainTheme = forScreens(given)
  const theme = page.kind === 'article' ? scaled(plainTheme, READING) : plainTheme
  const plain: Setting = { theme }
  // Titles of sections never stand above the page's own.
  const setting = { ...plain, sectionStep: Math.min(3, heroStep(page, plain) - 1) }
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
      <Foot page={page} setting={setting} />
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
    <HeroBand page={page} setting={setting} width={width} />,
    <Facts page={page} setting={setting} width={width} />,
    <Band
      setting={setting}
      ground={theme.color.paper}
      room={0}
      roomBelow={3}
      part="article"
      whole={false}
      width={width}
    >
      <Prose nodes={page.sections.flatMap(wholeOf).map(block => linked(block, theme.lang))} {...setting} />
    </Band>,
  ]
}

/** A section as its author wrote it. */
function wholeOf(section: Section): readonly RootContent[] {
  return [...(section.heading ? [section.heading] : []), ...blocksUnder(section)]
}

/** Label and value pairs under the promise. */
function Facts({ page, setting, width = CONTENT }: PageProps & { readonly width?: number }): Child {
  if (page.facts.length === 0) return null
  return (
    <Band
      setting={setting}
      ground={setting.theme.color.paper}
      room={0}
      roomBelow={2.5}
      part="facts-band"
      width={width}
    >
      <FactGrid facts={page.facts} setting={setting} />
    </Band>
  )
}

/** The promise, then a band for each section. */
function Pitch({ page, setting }: PageProps): Child {
  return [
    <PromiseBand page={page} setting={setting} />,
    <Facts page={page} setting={setting} />,
    toBands(page.sections).map(band => <SectionBand band={band} setting={setting} />),
    <LastCall page={page} setting={setting} />,
  ]
}

/** Where the copy has no last call of its own, the first one is repeated at the end. */
function LastCall({ page, setting }: PageProps): Child {
  const main = mainLink(page.hero.links)
  const last = page.sections.at(-1)
  if (!main || safeHref(main.href) === undefined || last === undefined || isCall(last)) return null
  const deep = inverted(setting)
  return (
    <Band setting={deep} ground={deep.theme.color.paper} room={3} part="call">
      <div style={{ display: 'flex', justify: 'center', narrow: { display: 'block' } }}>
        <Links links={[main]} setting={deep} />
      </div>
    </Band>
  )
}

/** Sections that share a ground. */
interface Ground {
  readonly sections: readonly Section[]
  readonly alt: boolean
}

/** What flows on in one band: text, and text beside pictures. */
function flowOf(section: Section): 'prose' | 'row' | undefined {
  if (isCall(section)) return undefined
  return pictured(section) ? 'row' : isProse(section) ? 'prose' : undefined
}

/** Neighbours of a flowing kind share a band; the grounds take turns. */
function toBands(sections: readonly Section[]): readonly Ground[] {
  const bands: { sections: Section[]; alt: boolean }[] = []
  for (const section of sections) {
    const previous = bands.at(-1)
    const flow = flowOf(section)
    const before = previous?.sections[0]
    if (flow && before && flowOf(before) === flow) previous?.sections.push(section)
    else bands.push({ sections: [section], alt: lookOf(section) === 'stats' || previous?.alt === false })
  }
  return bands
}

function SectionBand({ band, setting }: { readonly band: Ground; readonly setting: Setting }): Child {
  const { color } = setting.theme
  const [first] = band.sections
  if (first === undefined) return null
  if (isCall(first)) return <Call section={first} setting={inverted(setting)} />
  const flow = flowOf(first)
  const look = lookOf(first)
  return (
    <Band
      setting={setting}
      ground={band.alt ? color.paperAlt : color.paper}
      room={look === 'stats' ? 2 : 4.5}
      part={flow ?? look}
    >
      {band.sections.map((section, at) => (
        <div style={{ marginTop: at === 0 ? 0 : space(setting.theme, flow === 'row' ? 4 : 2.5) }}>
          <SectionBody section={section} turned={at % 2 === 1} setting={setting} />
        </div>
      ))}
    </Band>
  )
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

/** The last call to act: words at the start, the button at the end. */
function Call({ section, setting }: { readonly section: Section; readonly setting: Setting }): Child {
  const { theme } = setting
  const lead = section.blocks.slice(0, -1)
  return (
    <Band setting={setting} ground={theme.color.paper} room={4} part="call">
      <div
        style={{
          display: 'flex',
          justify: 'between',
          align: 'center',
          gap: space(theme, 2),
          narrow: { direction: 'column', align: 'stretch', gap: space(theme, 1.25) },
        }}
      >
        <div style={{ grow: 1 }}>
          <SectionHead section={{ ...section, lead }} setting={setting} />
        </div>
        <div style={{ shrink: 0 }}>
          <Links links={linksOf(section.blocks.at(-1)) ?? []} setting={setting} />
        </div>
      </div>
    </Band>
  )
}
