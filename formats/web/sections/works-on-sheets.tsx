/** A portfolio on paper: a cover, a sheet for each work with its year and its measures as large quiet figures, and a last one for the practice. */
import type { RootContent } from 'mdast'
import { anchorOf, bodyStyle, displayStyle, Heading, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { type Sheet, toSheet } from '../../../core/compose/sheet.ts'
import { linked } from '../../../core/reading/lists/links.ts'
import type { Claim, Fact, Item, Section } from '../../../core/reading/reading.ts'
import { blocksUnder } from '../../../core/reading/section-blocks.ts'
import { picturesIn } from '../../../core/reading/things/kinds.ts'
import { plainText } from '../../../core/source/text.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { Foot } from '../pages/foot.tsx'
import type { Page } from '../pages/page.ts'
import type { Setting } from '../pages/setting.ts'
import { titleLeading, titleSize } from '../pages/title-size.ts'
import { FactGrid } from './fact-grid.tsx'
import { FactLine, nodesOf, titleOf } from './items.tsx'

/** What a portfolio on paper is made of. */
interface Portfolio {
  readonly page: Page
  readonly works: readonly Item[]
  /** What stands above the works, and below them: the practice, and how to get in touch. */
  readonly before: readonly Section[]
  readonly after: readonly Section[]
  /** What the copy says of its maker in a field. */
  readonly about?: Claim
  readonly setting: Setting
}

/** Whether works can have a sheet each: on paper, where none of them lives of its picture. */
export function haveSheets(works: readonly Item[], { page }: Theme): boolean {
  const isPictured = ({ text, blocks, parts }: Item): boolean =>
    parts.image !== undefined || [...text, ...blocks].some(block => picturesIn(block).length > 0)
  return page.height > 0 && works.length > 1 && !works.some(isPictured)
}

/** The sheets of a portfolio on paper, in the order of its copy. */
export function worksOnSheets(portfolio: Portfolio): readonly Sheet[] {
  const { works, before, after, about, page, setting } = portfolio
  const { theme } = setting
  const size = Math.min(...works.map(work => nameSize(work, theme)))
  return [
    toSheet('cover', theme, <Cover {...portfolio} />, { margin: 0 }),
    ...(before.length > 0 ? [practiceSheet(<Practice {...portfolio} sections={before} />, theme)] : []),
    ...works.map((work, at) =>
      toSheet(`work ${at + 1}`, theme, <Work work={work} size={size} setting={setting} />, { margin: 0 }),
    ),
    ...(after.length > 0 || about || page.contact.length + page.foot.length > 0
      ? [practiceSheet(<Practice {...portfolio} sections={after} isLast />, theme)]
      : []),
  ]
}

function practiceSheet(root: Child, theme: Theme): Sheet {
  const side = sideOf(theme)
  return toSheet('practice', theme, root, { margin: [side, side, side, side] })
}

/** Of the page's width: the room at its sides, what a work's name takes, and its figures. */
const SIDE = 0.055
const NAME = 0.56
const FIGURE = 0.085

function sideOf({ page }: Theme): number {
  return Math.round(page.width * SIDE)
}

function isUpright({ page }: Theme): boolean {
  return page.height > page.width
}

/** A sheet's words from its head to its foot. */
function Frame({ theme, children }: { readonly theme: Theme; readonly children?: Child }): Child {
  const side = sideOf(theme)
  return (
    <div
      style={{
        ...bodyStyle(theme),
        ...{ display: 'flex', direction: 'column', justify: 'between', gap: space(theme, 1.5) },
        ...{ minHeight: theme.page.height, padding: side },
      }}
    >
      {children}
    </div>
  )
}

/** Sizes of a title over the text at most, and the part of a sheet's height that it takes. */
const TITLE = { most: 7, height: 0.42 } as const

function Cover({ page: { hero, facts }, setting }: Portfolio): Child {
  const { theme } = setting
  const width = theme.page.width - 2 * sideOf(theme)
  const words = hero.title.map(plainText).join('')
  const most = theme.type.base * TITLE.most
  const size = titleSize(theme, words, {
    ...{ width, height: theme.page.height * TITLE.height, most, least: sizeAt(theme, 2) },
  })
  return (
    <Frame theme={theme}>
      <div part="cover">
        <Heading
          theme={theme}
          level={1}
          part="title"
          {...(hero.id !== undefined && { id: hero.id })}
          style={{ ...displayStyle(theme, size), leading: titleLeading(theme) }}
        >
          <Phrasing nodes={hero.title} {...setting} heading />
        </Heading>
        <div
          style={{ marginTop: space(theme, 1), size: sizeAt(theme, 1), maxWidth: Math.round(width * NAME) }}
        >
          <Prose nodes={hero.lead} {...setting} size={sizeAt(theme, 1)} />
        </div>
      </div>
      {(facts.length > 0 || hero.note.length > 0) && (
        <div>
          <FactGrid facts={facts} columns={isUpright(theme) ? 2 : 4} setting={setting} />
          <Prose nodes={hero.note} {...setting} />
        </div>
      )}
    </Frame>
  )
}

/** px at which the name of a work keeps its words whole beside its figures. */
function nameSize(work: Item, theme: Theme): number {
  const width = (theme.page.width - 2 * sideOf(theme)) * (isUpright(theme) ? 1 : NAME)
  const most = theme.type.base * 3.4
  return titleSize(theme, work.title.text, { width, height: most * 3.4, most, least: sizeAt(theme, 1) })
}

/** What of a work is a figure to be seen: its year, and what it measures. */
function isFigure({ value, text }: Fact): boolean {
  return text.length <= 12 && /^\D{0,3}\d/u.test(text) && value?.type !== 'money'
}

function Work({
  work,
  size,
  setting,
}: {
  readonly work: Item
  readonly size: number
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const { title: _, ...parts } = work.parts
  const said = [...Object.values(parts).filter(fact => fact !== undefined), ...work.facts]
  const figures = said.filter(isFigure)
  const others = said.filter(fact => !figures.includes(fact))
  const at = work.text.findIndex(({ type }) => type !== 'paragraph')
  const [told, rest] = at < 0 ? [work.text, []] : [work.text.slice(0, at), work.text.slice(at)]
  const columns = isUpright(theme) ? 1 : ([NAME, 1 - NAME] as const)
  const prose = (blocks: readonly RootContent[]): Child => (
    <Prose nodes={blocks.map(block => linked(block, theme.lang))} {...setting} measured={false} />
  )
  return (
    <Frame theme={theme}>
      <div style={{ display: 'grid', columns, gap: space(theme, 1.5), align: 'start' }}>
        <Heading
          theme={theme}
          level={2}
          {...anchorOf(work.blocks[0])}
          style={{ ...displayStyle(theme, size), leading: titleLeading(theme), maxWidth: '100%' }}
        >
          <Phrasing nodes={titleOf(work)} {...setting} heading />
        </Heading>
        <div>
          <div style={{ display: 'flex', wrap: true, gap: [space(theme, 0.25), space(theme, 1.5)] }}>
            {figures.map(fact => (
              <Figure fact={fact} setting={setting} />
            ))}
          </div>
          {others.map(fact => (
            <div style={{ marginTop: space(theme, 0.4) }}>
              <FactLine facts={[fact]} setting={setting} />
            </div>
          ))}
        </div>
      </div>
      <div style={{ display: 'grid', columns, gap: space(theme, 1.5), align: 'end' }}>
        <div style={{ size: sizeAt(theme, 1), maxWidth: Math.round(theme.type.measure) }}>{prose(told)}</div>
        {rest.length > 0 && <div>{prose(rest)}</div>}
      </div>
    </Frame>
  )
}

function Figure({ fact, setting }: { readonly fact: Fact; readonly setting: Setting }): Child {
  const { theme } = setting
  const size = Math.round(Math.min(theme.page.width * FIGURE, theme.type.base * 5))
  return (
    <p
      part="figure"
      style={{
        ...{ ...displayStyle(theme, size), weight: 400, leading: 1.05 },
        ...{ color: theme.color.accentText, numeric: 'tabular', whiteSpace: 'nowrap' },
      }}
    >
      <Phrasing nodes={nodesOf(fact)} {...setting} />
    </p>
  )
}

/** The practice in its parts, each beside its name, then who is behind it. */
function Practice({
  page,
  about,
  sections,
  isLast = false,
  setting,
}: Portfolio & { readonly sections: readonly Section[]; readonly isLast?: boolean }): Child {
  const { theme } = setting
  const said = sections.flatMap(blocksUnder).map(plainText).join('\n')
  // What a section says stands there.
  const contact = page.contact.filter(({ text }) => !said.includes(text))
  const columns = isUpright(theme) ? 1 : ([1 - NAME, NAME] as const)
  return (
    <div style={bodyStyle(theme)}>
      {sections.map((section, at) => (
        <div
          style={{
            ...{ display: 'grid', columns, gap: space(theme, 1), breakInside: 'avoid' },
            ...(at > 0 && { marginTop: space(theme, 2) }),
          }}
        >
          <div>
            {section.heading && (
              <Heading
                theme={theme}
                level={2}
                {...anchorOf(section.heading)}
                style={displayStyle(theme, sizeAt(theme, 2))}
              >
                <Phrasing nodes={section.heading.children} {...setting} heading />
              </Heading>
            )}
          </div>
          <div>
            <Prose
              nodes={blocksUnder(section).map(block => linked(block, theme.lang))}
              {...setting}
              measured={false}
            />
          </div>
        </div>
      ))}
      {isLast && about && <Prose nodes={about.blocks} {...setting} />}
      {isLast && <Foot page={{ ...page, contact, nav: [] }} setting={setting} />}
    </div>
  )
}
