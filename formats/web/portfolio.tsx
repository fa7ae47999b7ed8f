import type { RootContent } from 'mdast'
import { designFrom } from '../../core/brief/design.ts'
import { bodyStyle, displayStyle, Heading, Phrasing, Prose } from '../../core/compose/index.ts'
import type { Child } from '../../core/compose/jsx-runtime.ts'
import { type Sheet, toSheet } from '../../core/compose/sheet.ts'
import type { Format } from '../../core/format.ts'
import { linked } from '../../core/reading/lists/links.ts'
import type { Claim, Item, Reading, Section } from '../../core/reading/reading.ts'
import { findAsset } from '../../core/source/find-asset.ts'
import { plainText } from '../../core/source/text.ts'
import { space, type Theme } from '../../core/theme/theme.ts'
import { Band } from './pages/band.tsx'
import { Bar } from './pages/bar.tsx'
import { ClaimLine, Foot } from './pages/foot.tsx'
import { heroSize, PromiseBand } from './pages/hero.tsx'
import { blocksUnder, drawn, isProse, lookOf, type Page, pageOf } from './pages/page.ts'
import { forScreens, inverted, sectionSize, type Setting } from './pages/setting.ts'
import { isPhrase, Rows } from './sections/rows.tsx'
import { FactGrid } from './sections/fact-grid.tsx'
import { pictured } from './sections/picture-row.tsx'
import { SectionBody } from './sections/section-body.tsx'
import { SectionHead, SectionTitle } from './sections/section-head.tsx'
import { checkWorks, Works } from './sections/works.tsx'

/** Selected work in one grid of pictures, the people behind it, and how to get in touch. */
const format: Format = {
  slug: 'portfolio',
  group: 'web',
  surface: 'screen',
  sizes: [{ name: '1440px', width: 1440, height: 0, bleed: 0 }],
  design: designFrom({
    type: { display: 'Source Sans 3', text: 'Source Sans 3', baseSize: 17, scale: 1.333 },
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
    ],
    lists: ['navigation', 'services', 'awards', 'quotes', 'links', 'socials'],
    headline: 'name',
  },
  check: checkWorks,
  compose: composePortfolio,
}

export default format

/** A stretch of the page. */
type Stretch =
  | { readonly kind: 'works'; readonly head?: Section; readonly works: readonly Item[] }
  | { readonly kind: 'section' | 'contact'; readonly section: Section }

/** Who, then the works in one grid, then the practice; the way to get in touch closes the page and is linked from its top. */
function composePortfolio(reading: Reading, given: Theme): readonly Sheet[] {
  const theme = forScreens(given)
  const page = pageOf(reading, { headline: 'name', articles: false })
  const stretches = toStretches(page.sections)
  const contact = stretches.find(({ kind }) => kind === 'contact')
  const about = drawn(reading.roles.about)
  const plain: Setting = { theme, assets: name => findAsset(reading.assets, name) }
  // Titles of sections never stand above the page's own.
  const setting = { ...plain, leadSize: heroSize(page, plain) }
  const root = (
    <div part="page" style={bodyStyle(theme)}>
      <Bar page={withContact(page, contact)} setting={setting} />
      <main>
        <PromiseBand page={page} setting={setting} />
        {stretches.map((stretch, at) => (
          <StretchBand stretch={stretch} after={stretches[at - 1]?.kind} page={page} setting={setting} />
        ))}
        {about && <About about={about} setting={setting} />}
        {page.facts.length > 0 && (
          <Band setting={setting} ground={theme.color.paperAlt} room={2.5} part="facts-band">
            <FactGrid facts={page.facts} setting={setting} />
          </Band>
        )}
        {!contact && page.contact.length > 0 && <Contact page={page} setting={inverted(setting)} />}
      </main>
      <Foot page={{ ...page, contact: [] }} setting={setting} />
    </div>
  )
  return [toSheet('page', theme, root, { margin: 0 })]
}

/** Works of neighbouring parts are one grid. */
function toStretches(sections: readonly Section[]): readonly Stretch[] {
  const stretches: Stretch[] = []
  for (const [at, section] of sections.entries()) {
    const before = stretches.at(-1)
    const isWork = section.list === 'works'
    const isWhole = isWork && section.items.length === 1 && section.sections.length === 0
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

function isContact({ kind, meanings }: Section): boolean {
  return kind === 'contact' || kind === 'links' || meanings.some(({ concept }) => concept === 'contact')
}

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

interface StretchProps {
  readonly stretch: Stretch
  readonly after: Stretch['kind'] | undefined
  readonly page: Page
  readonly setting: Setting
}

function StretchBand({ stretch, after, page, setting }: StretchProps): Child {
  const { color } = setting.theme
  switch (stretch.kind) {
    case 'works':
      return (
        <Band
          setting={setting}
          ground={color.paper}
          room={after === undefined ? 1 : 3}
          roomBelow={4}
          part="works"
          whole={false}
        >
          {stretch.head && (
            <div style={{ marginBottom: space(setting.theme, 1.25) }}>
              <SectionHead section={stretch.head} setting={setting} />
            </div>
          )}
          <Works works={stretch.works} setting={setting} />
          {stretch.head && <Prose nodes={stretch.head.rest} {...setting} />}
        </Band>
      )
    case 'contact':
      return <Contact section={stretch.section} page={page} setting={inverted(setting)} />
    case 'section':
      return (
        <Band setting={setting} ground={color.paperAlt} room={3} part="about">
          <Practice section={stretch.section} setting={setting} />
        </Band>
      )
  }
}

/** Titles at the side of what they head, so that the practice reads like an index; wide shapes keep the whole width. */
function Practice({ section, setting }: { readonly section: Section; readonly setting: Setting }): Child {
  const look = lookOf(section)
  const isIndex =
    (look === 'points' || look === 'entries') && section.items.length > 0 && section.sections.length === 0
  if (section.heading && isIndex && (section.items.some(item => !isPhrase(item)) || look === 'points'))
    return (
      <Sides title={<SectionHead section={section} setting={setting} />} setting={setting}>
        <Rows items={section.items} setting={setting} />
        <Prose nodes={section.rest} {...setting} />
      </Sides>
    )
  if (section.heading && isProse(section) && !pictured(section))
    return (
      <Sides title={<SectionTitle section={section} setting={setting} />} setting={setting}>
        <Prose nodes={blocksUnder(section).map(block => linked(block, setting.theme.lang))} {...setting} />
      </Sides>
    )
  return <SectionBody section={section} setting={setting} />
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
    <Band setting={setting} ground={theme.color.paperAlt} room={3} part="about">
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

/** How to get in touch: the copy's own section, or the addresses that it gives, large on the deep ground. */
function Contact({
  section,
  page,
  setting,
}: {
  readonly section?: Section
  readonly page: Page
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const size = Math.round(theme.type.base * 1.2)
  const label = page.contact.find(({ role, label: own }) => role === 'contact' && own.text !== '')
  const blocks: readonly RootContent[] = section
    ? blocksUnder(section).map(block => linked(block, theme.lang))
    : []
  const words = (
    <div style={{ size }}>
      <Prose nodes={blocks} {...setting} size={size} />
      {page.contact.map(claim =>
        claim.role === 'contact' && claim.facts.length > 0 ? (
          <FactGrid facts={claim.facts} columns={1} setting={setting} />
        ) : (
          <p>
            <ClaimLine claim={claim} setting={setting} />
          </p>
        ),
      )}
    </div>
  )
  const head = section ? (
    <SectionHead section={{ ...section, lead: [] }} setting={setting} />
  ) : (
    label && (
      <Heading theme={theme} level={2} style={displayStyle(theme, sectionSize(setting))}>
        <Phrasing nodes={label.label.nodes} {...setting} heading />
      </Heading>
    )
  )
  return (
    <Band setting={setting} ground={theme.color.paper} room={4} part="contact">
      {section?.heading || label ? (
        <Sides title={head} setting={setting}>
          {words}
        </Sides>
      ) : (
        words
      )}
    </Band>
  )
}

function Sides({
  title,
  setting,
  children,
}: {
  readonly title: Child
  readonly setting: Setting
  readonly children?: Child
}): Child {
  const { theme } = setting
  return (
    <div
      style={{
        display: 'grid',
        columns: [1, 2],
        gap: space(theme, 2),
        medium: { columns: 1, gap: space(theme, 1) },
      }}
    >
      <div>{title}</div>
      <div>{children}</div>
    </div>
  )
}
