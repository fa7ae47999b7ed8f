/** A portfolio on paper: a cover, a sheet for each work with its year and its measures as large quiet figures, and a last one for the practice. */
import type { PhrasingContent, RootContent } from 'mdast'
import { saidIn } from '../../../core/brief/design.ts'
import {
  anchorOf,
  bodyStyle,
  displayStyle,
  Heading,
  Label,
  Phrasing,
  Prose,
} from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { type Sheet, toSheet } from '../../../core/compose/sheet.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { toPhrase } from '../../../core/reading/facts/phrase.ts'
import { linked } from '../../../core/reading/lists/links.ts'
import type { Claim, Fact, Item, Section } from '../../../core/reading/reading.ts'
import { blocksUnder } from '../../../core/reading/section-blocks.ts'
import { picturesIn } from '../../../core/reading/things/kinds.ts'
import { phrasingText, plainText, wordsOf } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { Foot } from '../pages/foot.tsx'
import { heightOf } from '../../fitting/height-of.tsx'
import { QuietLinks } from '../pages/links.tsx'
import { countWords, type Page } from '../pages/page.ts'
import { deal, type Ground, isPlain, loudness, on, type Setting } from '../pages/setting.ts'
import { titleLeading, titleSize } from '../pages/title-size.ts'
import { FactGrid } from './fact-grid.tsx'
import { FactLine, nodesOf, titleOf } from './items.tsx'
import { SectionHead } from './section-head.tsx'
import { namedApart, numbered, sentenceApart } from './work-names.ts'

/** A work, and what stands over the first and below the last of a part. */
export interface SheetWork {
  readonly work: Item
  readonly head?: Section
  readonly rest: readonly RootContent[]
}

/** What a portfolio on paper is made of. */
interface Portfolio {
  readonly page: Page
  readonly works: readonly SheetWork[]
  /** What stands above the works, and below them: the practice, and how to get in touch. */
  readonly before: readonly Section[]
  readonly after: readonly Section[]
  /** What the copy says of its maker in a field. */
  readonly about?: Claim
  readonly setting: Setting
  readonly measure: Measure
}

/** Letters from which on a title says more than a name. */
const NAME_LETTERS = 30

/** Whether works can have a sheet each: on paper, where none of them lives of its picture. */
export function haveSheets(works: readonly Item[], { page }: Theme): boolean {
  const isPictured = ({ text, blocks, parts }: Item): boolean =>
    parts.image !== undefined || [...text, ...blocks].some(block => picturesIn(block).length > 0)
  // Of names alone a sheet is a list.
  const isTold = ({ title, text, facts }: Item): boolean =>
    text.length + facts.length > 0 || title.text.length > NAME_LETTERS
  const areTold = works.filter(isTold).length * 2 > works.length
  return page.height > 0 && works.length > 1 && areTold && !works.some(isPictured)
}

/** Size of the names of works over that of the one which the brief wants first. */
const BEHIND = 0.8

/** Words of what stands above the works up to which the cover holds it. */
const ON_COVER = 90

/** The sheets of a portfolio on paper, in the order of its copy. */
export function worksOnSheets(portfolio: Portfolio): readonly Sheet[] {
  const { works, before, after, about, page, setting } = portfolio
  const { theme } = setting
  const sizes = works.map(work => nameSize(work, portfolio))
  const first = works.findIndex(({ work }) => isFirst(work, theme))
  const shared = Math.min(...sizes, (sizes[first] ?? Number.POSITIVE_INFINITY) * BEHIND)
  const isShort = countWords(before.flatMap(blocksUnder)) <= ON_COVER
  const [front = 'paper', ...grounds] = groundsOf(works.length + 1, theme)
  const last = on(setting, grounds.at(-1) ?? 'paper')
  const cover = { ...portfolio, before: isShort ? before : [], setting: on(setting, front) }
  return [
    toSheet('cover', cover.setting.theme, <Cover {...cover} />, { margin: 0 }),
    ...(isShort ? [] : [practiceSheet(<Practice {...portfolio} sections={before} />, theme)]),
    ...works.map((work, at) => {
      const own = on(setting, grounds[at] ?? 'paper')
      const size = (at === first ? sizes[at] : undefined) ?? Math.round(shared)
      return toSheet(`work ${at + 1}`, own.theme, <Work {...work} setting={own} size={size} />, { margin: 0 })
    }),
    ...(after.length > 0 || about || page.contact.length + page.foot.length > 0
      ? [lastSheet({ ...portfolio, setting: last })]
      : []),
  ]
}

/** Scales of what stands on a sheet of its own, and the part of its height that it then takes. */
const FILL = { scales: [3, 2.4, 2, 1.75, 1.45, 1.2, 1], most: 0.84, low: 0.5 } as const

/** The practice as large as it stands on one sheet, from its head to its foot; what is more goes on. */
function lastSheet(portfolio: Portfolio): Sheet {
  const { setting, measure } = portfolio
  const { theme } = setting
  const width = theme.page.width - 2 * sideOf(theme)
  const drawn = (scale: number): Child => (
    <Practice {...portfolio} sections={portfolio.after} isLast scale={scale} />
  )
  const room = (theme.page.height - 2 * sideOf(theme)) * FILL.most
  const scale = FILL.scales.find(one => heightOf(drawn(one), { width, theme, measure }) <= room)
  const height = theme.page.height - 2 * sideOf(theme)
  const isLow = scale !== undefined && heightOf(drawn(scale), { width, theme, measure }) < height * FILL.low
  return practiceSheet(isLow ? <ToFoot height={height}>{drawn(scale)}</ToFoot> : drawn(scale ?? 1), theme)
}

/** A few words at the foot of their sheet. */
function ToFoot({ height, children }: { readonly height: number; readonly children?: Child }): Child {
  return (
    <div style={{ display: 'flex', direction: 'column', justify: 'end', minHeight: Math.floor(height) }}>
      {children}
    </div>
  )
}

/** What sheets stand on by turns where a brief has colours for fields, the cover first. */
const turns: readonly (readonly Ground[])[] = [
  ['accent'],
  ['paper'],
  ['inverse', 'further'],
  ['paper', 'sand'],
]

function groundsOf(count: number, theme: Theme): readonly Ground[] {
  const { sparing, seeds } = theme.design.color
  const isColorful = !isPlain(theme) && !sparing && seeds.length > 1
  const wishes = Array.from({ length: count + 1 }, (_, at) =>
    isColorful || at === 0 ? (turns[at % turns.length] ?? []) : [],
  )
  return isColorful
    ? deal(theme, wishes, 'paper')
    : wishes.map((wish, at) => (at === 0 && !isPlain(theme) && !sparing ? (wish[0] ?? 'paper') : 'paper'))
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
const TITLE = { most: 11, height: 0.5 } as const

/** px of words that are as large as a width and a part of the sheet's height let them be. */
function largestOf(words: string, width: number, height: number, theme: Theme): number {
  const most = theme.type.base * TITLE.most * loudness(theme)
  return titleSize(theme, words, { width, height, most, least: sizeAt(theme, 2) })
}

function Cover({ page: { hero, facts }, before, setting, measure }: Portfolio): Child {
  const { theme } = setting
  const width = theme.page.width - 2 * sideOf(theme)
  // A name that stands small over what its bearer does is what a cover is of.
  const label = hero.label ?? []
  const [title, under] = hero.eyebrow ? [hero.eyebrow.nodes, hero.title] : [hero.title, []]
  const below = (
    <div>
      {under.length > 0 && (
        <p style={{ marginTop: space(theme, 0.5), size: sizeAt(theme, 1), leading: 1.2 }}>
          <Phrasing nodes={under} {...setting} size={sizeAt(theme, 1)} />
        </p>
      )}
      <div style={{ marginTop: space(theme, 1), size: sizeAt(theme, 1), maxWidth: Math.round(width * NAME) }}>
        <Prose nodes={hero.lead} {...setting} size={sizeAt(theme, 1)} />
        <QuietLinks links={hero.links} setting={setting} />
      </div>
    </div>
  )
  const practice = before.length > 0 && (
    <div>
      <Parts sections={before} setting={{ ...setting, theme: scaled(theme, SPACIOUS.cover, 1) }} />
    </div>
  )
  const above = label.length > 0 && (
    <p style={{ ...displayStyle(theme, sizeAt(theme, 2)), marginBottom: space(theme, 0.5) }}>
      <Phrasing nodes={label} {...setting} size={sizeAt(theme, 2)} />
    </p>
  )
  const told = (facts.length > 0 || hero.note.length > 0) && (
    <div>
      <FactGrid facts={facts} columns={isUpright(theme) ? 2 : 4} setting={setting} />
      <Prose nodes={hero.note} {...setting} />
    </div>
  )
  const taken = heightOf([above, below, told, practice], { width, theme, measure }) + space(theme, 3)
  const left = (theme.page.height - 2 * sideOf(theme) - taken) * 0.96
  const size = largestOf(phrasingText(title), width, Math.min(left, theme.page.height * TITLE.height), theme)
  return (
    <Frame theme={theme}>
      <div part="cover">
        {above}
        <Heading
          theme={theme}
          level={1}
          part="title"
          {...(hero.id !== undefined && { id: hero.id })}
          style={{ ...displayStyle(theme, size), leading: titleLeading(theme), maxWidth: '100%' }}
        >
          <Phrasing nodes={title} {...setting} heading />
        </Heading>
        {below}
      </div>
      {told}
      {practice}
    </Frame>
  )
}

/** What of a work is a figure to be seen: its year, and what it measures. */
function isFigure({ value, text }: Fact): boolean {
  return text.length <= 12 && /^\D{0,3}\d/u.test(text) && value?.type !== 'money'
}

/** How much larger text stands where a sheet has few words, the fewest first, and on a cover. */
const SPACIOUS = {
  few: [
    [30, 1.75],
    [60, 1.45],
    [110, 1.2],
  ],
  cover: 1.2,
} as const

/** Text of so many words, as large as a sheet of its own lets it be. */
function spacious(theme: Theme, words: number): Theme {
  const by = SPACIOUS.few.find(([most]) => words <= most)?.[1] ?? 1
  return by === 1 ? theme : scaled(theme, by, 1)
}

/** What a sheet says of its work, apart: its number, its name, what it measures, and the rest. */
function partsOf(work: Item, below: readonly RootContent[]) {
  const { title: _, ...parts } = work.parts
  const { number, name: whole } = numbered(titleOf(work))
  const { name: first, behind } = namedApart(whole)
  const { name, behind: told } = work.text.length > 0 ? { name: first, behind: [] } : sentenceApart(first)
  const said = [...Object.values(parts).filter(fact => fact !== undefined), ...work.facts]
  const facts = said.filter(({ text }) => text !== phrasingText(behind))
  const at = work.text.findIndex(({ type }) => type !== 'paragraph')
  const text = at < 0 ? work.text : work.text.slice(0, at)
  return {
    ...{
      number,
      name,
      behind,
      figures: facts.filter(isFigure),
      others: facts.filter(fact => !isFigure(fact)),
    },
    told: told.length > 0 ? [paragraphOf(toPhrase(told)), ...text] : text,
    rest: [...(at < 0 ? [] : work.text.slice(at)), ...below],
  }
}

/** How much larger than text is what is said of a work in labels and values. */
const FACTS = 1.3

/** Share of a sheet's height above the names of works, so that all begin at one. */
const ABOVE = 0.16

/** px of the name of a work that its sheet has room for: all works are called in the size of the longest. */
function nameSize(props: SheetWork, { setting, measure }: Pick<Portfolio, 'setting' | 'measure'>): number {
  const { theme } = setting
  const parts = { ...partsOf(props.work, props.rest), setting }
  const width = theme.page.width - 2 * sideOf(theme)
  const place = { width, theme, measure }
  const above = Math.max(heightOf(<WorkHead {...props} {...parts} />, place), theme.page.height * ABOVE)
  const below = heightOf(<WorkFoot {...props} {...parts} />, place) + space(theme, 3)
  const left = (theme.page.height - 2 * sideOf(theme) - above - below) * 0.96
  return largestOf(phrasingText(parts.name), width, left, theme)
}

/** Whether a brief wants a work seen before the others, by a word of its name. */
function isFirst({ title }: Item, { design }: Theme): boolean {
  const name = wordsOf(title.text)
  return Object.entries(design.parts ?? {}).some(([key, dress]) => {
    const said = dress?.rank === 'first' || (dress?.scale ?? 1) > 1 ? saidIn(key) : undefined
    return said !== undefined && name.includes(said)
  })
}

function Work(props: SheetWork & Pick<Portfolio, 'setting'> & { readonly size: number }): Child {
  const { work, size, setting } = props
  const { theme } = setting
  const parts = partsOf(work, props.rest)
  return (
    <Frame theme={theme}>
      <div>
        <div style={{ minHeight: Math.round(theme.page.height * ABOVE) }}>
          <WorkHead {...props} {...parts} />
        </div>
        <Heading
          theme={theme}
          level={2}
          {...anchorOf(work.blocks[0])}
          style={{ ...displayStyle(theme, size), leading: titleLeading(theme), maxWidth: '100%' }}
        >
          <Phrasing nodes={parts.name} {...setting} heading />
        </Heading>
      </div>
      <WorkFoot {...props} {...parts} />
    </Frame>
  )
}

type WorkParts = ReturnType<typeof partsOf> & SheetWork & Pick<Portfolio, 'setting'>

function WorkHead({ head, number, figures, behind, setting }: WorkParts): Child {
  const { theme } = setting
  const size = sizeAt(theme, 2)
  return (
    <div>
      {head && (
        <div style={{ marginBottom: space(theme, 0.75) }}>
          <SectionHead section={head} setting={{ ...setting, sectionSize: sizeAt(theme, 1) }} />
        </div>
      )}
      <div style={{ display: 'flex', justify: 'between', align: 'baseline', gap: space(theme, 1.5) }}>
        {number !== undefined && (
          <Large words={[{ type: 'text', value: number }]} part="work-number" setting={setting} />
        )}
        {figures.length > 0 && (
          <div style={{ display: 'flex', wrap: true, gap: [space(theme, 0.25), space(theme, 1.5)] }}>
            {figures.map(fact => (
              <Large
                words={nodesOf(fact)}
                label={fact.written ? fact.label.nodes : []}
                part="figure"
                setting={setting}
              />
            ))}
          </div>
        )}
        {behind.length > 0 && (
          <p part="facts" style={{ ...displayStyle(theme, size), weight: 400 }}>
            <Phrasing nodes={behind} {...setting} size={size} />
          </p>
        )}
      </div>
    </div>
  )
}

function WorkFoot({ others, told, rest, setting }: WorkParts): Child {
  const { theme } = setting
  const large = spacious(theme, countWords(told))
  const columns = isUpright(theme) ? 1 : ([NAME, 1 - NAME] as const)
  const facts = { ...setting, theme: scaled(theme, FACTS, 1) }
  const prose = (blocks: readonly RootContent[], set: Theme = theme): Child => (
    <div style={{ size: set.type.base, leading: set === theme ? theme.type.leading : 1.3 }}>
      <Prose
        nodes={blocks.map(block => linked(block, theme.lang))}
        {...setting}
        theme={set}
        measured={false}
      />
    </div>
  )
  return (
    <div style={{ display: 'grid', columns, gap: space(theme, 1.5), align: 'end' }}>
      <div style={{ maxWidth: Math.round(large.type.measure) }}>{prose(told, large)}</div>
      <div>
        {others.map(fact => (
          <div style={{ marginTop: space(theme, 0.4) }}>
            <FactLine facts={[fact]} setting={facts} />
          </div>
        ))}
        {rest.length > 0 && prose(rest)}
      </div>
    </div>
  )
}

/** A number, a year or a measure of a work, large and quiet. */
function Large({
  words,
  label = [],
  part,
  setting,
}: {
  readonly words: readonly PhrasingContent[]
  /** What it is a measure of. */
  readonly label?: readonly PhrasingContent[]
  readonly part: 'figure' | 'work-number'
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const size = Math.round(Math.min(theme.page.width * FIGURE, theme.type.base * 5))
  return (
    <div>
      {label.length > 0 && (
        <Label theme={theme}>
          <Phrasing nodes={label} {...setting} />
        </Label>
      )}
      <p
        part={part}
        style={{
          ...{ ...displayStyle(theme, size), weight: 400, leading: 1.05 },
          ...{ color: theme.color.accentText, numeric: 'tabular', whiteSpace: 'nowrap' },
        }}
      >
        <Phrasing nodes={words} {...setting} />
      </p>
    </div>
  )
}

interface PracticeProps extends Portfolio {
  readonly sections: readonly Section[]
  readonly isLast?: boolean
  /** Over the size of text. */
  readonly scale?: number
}

/** The practice in its parts, each beside its name, then who is behind it. */
function Practice({ page, about, sections, isLast = false, scale = 1, setting }: PracticeProps): Child {
  const said = sections.flatMap(blocksUnder).map(plainText).join('\n')
  // What a section says stands there.
  const contact = page.contact.filter(({ text }) => !said.includes(text))
  const theme = scaled(setting.theme, scale, scale > 1 ? 1.5 : 1)
  return (
    <div style={{ ...bodyStyle(theme), leading: 1.35 }}>
      <Parts sections={sections} setting={{ ...setting, theme }} />
      {isLast && about && <Prose nodes={about.blocks} {...setting} />}
      {isLast && <Foot page={{ ...page, contact, nav: [] }} setting={setting} />}
    </div>
  )
}

function Parts({
  sections,
  setting,
}: {
  readonly sections: readonly Section[]
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const columns = isUpright(theme) ? 1 : ([1 - NAME, NAME] as const)
  return sections.map((section, at) => (
    <div
      style={{
        ...{ display: 'grid', columns, gap: space(theme, 1), breakInside: 'avoid' },
        ...(at > 0 && { marginTop: space(theme, 1.5) }),
      }}
    >
      <div>
        {section.heading && (
          <Heading
            theme={theme}
            level={2}
            {...anchorOf(section.heading)}
            style={displayStyle(theme, Math.max(sizeAt(theme, 1), theme.type.base))}
          >
            <Phrasing nodes={section.heading.children} {...setting} heading />
          </Heading>
        )}
      </div>
      <div style={{ size: theme.type.base }}>
        <Prose
          nodes={blocksUnder(section).map(block => linked(block, theme.lang))}
          {...setting}
          measured={false}
        />
      </div>
    </div>
  ))
}
