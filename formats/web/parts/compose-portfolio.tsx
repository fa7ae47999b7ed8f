import { bodyStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Element } from '../../../core/compose/tree.ts'
import { plainText } from '../../../core/source/text.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { Band } from './band.tsx'
import { SectionHead, SectionTitle } from './section-head.tsx'
import { Bar } from './bar.tsx'
import { Foot } from './foot.tsx'
import { HeroBand, heroStep } from './hero.tsx'
import { Links } from './links.tsx'
import type { Page } from './read-page.ts'
import type { Portfolio, PortfolioPart } from './read-portfolio.ts'
import { SectionBody } from './section-body.tsx'
import type { Section } from './sections.ts'
import { inverted, forScreens, type Setting } from './setting.ts'
import type { Term } from './shapes.ts'
import { Works } from './works.tsx'

/** Who, then the works in one grid, then the practice; the way to get in touch closes the page and is linked from its top. */
export function composePortfolio({ page, parts }: Portfolio, given: Theme): readonly Sheet[] {
  const theme = forScreens(given)
  const plain: Setting = { theme }
  // Titles of sections never stand above the page's own.
  const setting = { ...plain, sectionStep: Math.min(3, heroStep(page, plain) - 1) }
  const root = (
    <div part="page" style={bodyStyle(theme)}>
      <Bar page={withContact(page, parts)} setting={setting} />
      <main>
        <HeroBand page={page} setting={setting} />
        {parts.map((part, at) => (
          <PartBand part={part} after={parts[at - 1]?.kind} setting={setting} />
        ))}
      </main>
      <Foot page={page} setting={setting} />
    </div>
  )
  const sheet = { name: 'page', size: theme.page, margin: 0, background: theme.color.paper } as const
  return [{ ...sheet, root: toNodes(root)[0] as Element }]
}

/** The page with a link to its contact section, when nothing on the first screen leads there. */
function withContact(page: Page, parts: readonly PortfolioPart[]): Page {
  const contact = parts.find(part => part.kind === 'contact')
  const heading = contact?.kind === 'contact' ? contact.section.heading : undefined
  const slug = heading?.data?.slug
  if (!heading || slug === undefined || page.hero.links.length > 0) return page
  if (page.nav.some(({ href }) => href === `#${slug}`)) return page
  return { ...page, nav: [...page.nav.slice(0, 4), { text: plainText(heading), href: `#${slug}` }] }
}

function PartBand({
  part,
  after,
  setting,
}: {
  readonly part: PortfolioPart
  readonly after: PortfolioPart['kind'] | undefined
  readonly setting: Setting
}): Child {
  const { color } = setting.theme
  switch (part.kind) {
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
          {part.section && (
            <div style={{ marginBottom: space(setting.theme, 1.25) }}>
              <SectionHead section={part.section} setting={setting} />
            </div>
          )}
          <Works works={part.works} setting={setting} />
        </Band>
      )
    case 'contact':
      return <Contact section={part.section} setting={inverted(setting)} />
    case 'section':
      return (
        <Band setting={setting} ground={color.paperAlt} room={3} part="about">
          <About section={part.section} setting={setting} />
        </Band>
      )
  }
}

/** Titles at the side of what they head, so that the practice reads like an index; wide shapes keep the whole width. */
function About({ section, setting }: { readonly section: Section; readonly setting: Setting }): Child {
  const { content } = section
  if (section.heading && content.kind === 'prose')
    return (
      <div style={sidedStyle(setting)}>
        <SectionTitle section={section} setting={setting} />
        <div>
          <Prose nodes={content.blocks} {...setting} />
        </div>
      </div>
    )
  if (section.heading && content.kind === 'points' && section.rest.length === 0)
    return (
      <div style={sidedStyle(setting)}>
        <div>
          <SectionHead section={section} setting={setting} />
        </div>
        <Ruled points={content.points} setting={setting} />
      </div>
    )
  return <SectionBody section={section} turned={false} setting={setting} />
}

/** Bold words and what they stand for, a line each between rules. */
function Ruled({ points, setting }: { readonly points: readonly Term[]; readonly setting: Setting }): Child {
  const { theme } = setting
  return (
    <div part="ruled">
      {points.map(({ term, words, more }) => (
        <div
          part="ruled-line"
          style={{
            borderTop: { width: 1, color: theme.color.hairline },
            padding: [space(theme, 0.75), 0],
            breakInside: 'avoid',
          }}
        >
          <p>
            <strong style={{ weight: theme.type.strongWeight, color: theme.color.heading }}>
              <Phrasing nodes={term} {...setting} />
            </strong>
            <Phrasing nodes={words} {...setting} />
          </p>
          <Prose nodes={more} {...setting} />
        </div>
      ))}
    </div>
  )
}

function Contact({ section, setting }: { readonly section: Section; readonly setting: Setting }): Child {
  const { theme } = setting
  const { content } = section
  const size = Math.round(theme.type.base * 1.2)
  return (
    <Band setting={setting} ground={theme.color.paper} room={4} part="contact">
      <div style={sidedStyle(setting)}>
        <SectionHead section={section} setting={setting} />
        {content.kind === 'call' && <Links links={content.links} setting={setting} />}
        {content.kind === 'prose' && (
          <div style={{ size }}>
            <Prose nodes={content.blocks} {...setting} size={size} />
          </div>
        )}
      </div>
    </Band>
  )
}

function sidedStyle({ theme }: Setting) {
  return {
    display: 'grid',
    columns: [1, 2],
    gap: space(theme, 2),
    medium: { columns: 1, gap: space(theme, 1) },
  } as const
}
