import type { RootContent } from 'mdast'
import { designFrom, type PartDesign, saidIn } from '../../core/brief/design.ts'
import { bodyStyle, Heading, Phrasing, Prose, quietStyle } from '../../core/compose/index.ts'
import type { Child } from '../../core/compose/jsx-runtime.ts'
import { type Sheet, toSheet } from '../../core/compose/sheet.ts'
import type { Format } from '../../core/format.ts'
import { linesIn } from '../../core/reading/facts/label.ts'
import type { Phrase } from '../../core/reading/facts/phrase.ts'
import { linkOf, type NamedLink } from '../../core/reading/lists/links.ts'
import type { Claim, Fact, Item, Reading, Section } from '../../core/reading/reading.ts'
import type { Role } from '../../core/reading/roles.ts'
import { blocksUnder } from '../../core/reading/section-blocks.ts'
import { plainText, wordsOf } from '../../core/source/text.ts'
import { hasColoredPaper } from '../../core/theme/grounds.ts'
import { toOklch } from '../../core/theme/oklch.ts'
import { themeOn } from '../../core/theme/theme-on.ts'
import { sizeAt, space, type Theme } from '../../core/theme/theme.ts'
import { Column, Field, SIDE } from './pages/column.tsx'
import { ClaimLine } from './pages/foot.tsx'
import { countWords, drawn, isMeta, titleOf } from './pages/page.ts'
import { type Person, personOf, PersonWords, Portrait } from './pages/person.tsx'
import { aligned, forScreens, fromStart, isPlain, type Setting } from './pages/setting.ts'
import { FactGrid } from './sections/fact-grid.tsx'
import { nodesOf } from './sections/items.tsx'
import { Callable, Channel, LinkRow, Place } from './sections/link-rows.tsx'
import { LineRows } from './sections/rest.tsx'

/** Who somebody is, and where to find them: a portrait, a line and buttons of equal width, one below the other. */
const format: Format = {
  slug: 'link-in-bio',
  group: 'web',
  surface: 'screen',
  sizes: [{ name: '390px', width: 390, height: 0, bleed: 0 }],
  design: designFrom({
    type: { display: 'Source Sans 3', text: 'Source Sans 3', baseSize: 17, scale: 1.333 },
    shape: { radius: 12, rules: 'hairline' },
  }),
  roles: {
    needs: ['name', 'links'],
    takes: [
      'handle',
      'jobTitle',
      'abstract',
      'location',
      'email',
      'telephone',
      'contact',
      'terms',
      'pageFooter',
    ],
    lists: ['socials'],
    headline: 'name',
  },
  compose: composeLinks,
}

export default format

/** Words up to which text above the links says who this is; more follows them. */
const BIO = 60

/** A column of portrait, name and links on the page's ground; what else the copy says stands on a field at its foot. */
function composeLinks(reading: Reading, given: Theme): readonly Sheet[] {
  const theme = aligned(forScreens(given), 'center')
  const setting: Setting = { theme }
  const { lists } = reading
  const facts = reading.facts.filter(fact => !isMeta(fact))
  const rest = reading.parts.filter(({ list }) => list !== 'links' && list !== 'socials')
  // What stands below the links says no more who this is.
  const above = new Set(
    reading.parts.slice(
      0,
      reading.parts.findIndex(({ list }) => list === 'links'),
    ),
  )
  const isLead = (part: Section, at: number): boolean =>
    part.heading === undefined && (at === 0 || above.has(part)) && countWords(part.blocks) <= BIO
  const opening = rest.filter(isLead)
  const small = rest.filter(part => !opening.includes(part))
  const tagged = reading.parts.filter(({ list }) => list === 'links' || list === 'socials')
  const asides = tagged.flatMap(({ lead, rest: after }) => [...lead, ...after])
  const { groups, reached } = withoutReach(groupsOf(reading))
  const named = groups.flatMap(({ links }) => links).filter((link): link is NamedLink => 'href' in link)
  const featured = named.find(({ strong }) => strong) ?? askedFor(named, given) ?? named[0]
  const person = personOf(reading, opening)
  const socials = [...linksIn(lists.socials), ...reached]
  const below = {
    links: socials,
    headings: tagged.filter(part => part.list === 'socials' && isHeaded(part)),
    claims: reachOf(reading),
    facts,
    small,
  }
  // Long text is read on the page's own ground, and a ground that the brief names is that of the page.
  const foot =
    small.some(isLong) || isOnOwnGround(theme) || isOnNamedWhite(theme)
      ? setting
      : { ...setting, theme: themeOn(theme, fieldOf(theme)) }
  const last = smallPrintOf(reading, asides)
  const hasMore = socials.length + below.claims.length + facts.length + small.length > 0
  const isBelow = hasMore || last.count > 0
  const root = (
    <div part="page" style={bodyStyle(theme)}>
      <main>
        <Head reading={reading} person={person} setting={setting} />
        <Column>
          <Title reading={reading} setting={setting} />
          {groups.map(group => (
            <Buttons {...group} featured={featured} setting={setting} />
          ))}
        </Column>
        {isBelow && (
          <Field setting={foot} filled={foot !== setting}>
            <Below {...below} setting={foot} />
            <SmallPrint print={last} alone={!hasMore} setting={foot} />
          </Field>
        )}
      </main>
      {!isBelow && <div style={{ height: space(theme, 2) }} />}
    </div>
  )
  return [toSheet('page', theme, root, { margin: 0 })]
}

/** The link with words that the brief wants seen before the others: what it ranks first before what it only sets apart. */
function askedFor(links: readonly NamedLink[], { design: { parts = {} } }: Theme): NamedLink | undefined {
  const weightOf = ({ rank, fill, device }: PartDesign): number =>
    rank === 'last' ? -1 : rank ? (rank === 'first' ? 3 : 2) : (fill ?? device) ? 1 : -1
  const asked = Object.entries(parts)
    .flatMap(([key, dress]) => (dress ? [{ key, weight: weightOf(dress) }] : []))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  for (const { key } of asked) {
    const found = links.find(link => isNamed(link, key))
    if (found) return found
  }
  return undefined
}

/** Whether the words of a link have those that a brief calls a part by. */
function isNamed({ words }: NamedLink, key: string): boolean {
  const said = wordsOf(saidIn(key) ?? '')
  return said !== '' && wordsOf(words.map(plainText).join('')).includes(said)
}

/** The colour that the brief has for one button. */
function fillOf(link: NamedLink | undefined, { design: { parts = {} } }: Theme): string | undefined {
  const own = Object.entries(parts).find(
    ([key, dress]) => dress?.fill !== undefined && link !== undefined && isNamed(link, key),
  )
  return own?.[1]?.fill ?? parts.buttons?.fill
}

/** On a dark or a coloured ground the name stands in the accent, and no field is laid on it. */
function isOnOwnGround({ design }: Pick<Theme, 'design'>): boolean {
  return design.color.mode === 'dark' || hasColoredPaper(design)
}

/** A white that the brief names is the ground of the whole page: what alone may be loud on it are its buttons. */
function isOnNamedWhite({ design }: Pick<Theme, 'design'>): boolean {
  const { paper } = design.color
  if (paper === null || isOnOwnGround({ design })) return false
  const { l, c } = toOklch(paper)
  return l >= WHITE.lightness && c <= WHITE.chroma
}

/** Lightness and chroma (OKLCH) of a white. */
const WHITE = { lightness: 0.95, chroma: 0.02 }

/** Strength of colours and weight of headings up to which a page is soft. */
const SOFT = { chroma: 0.85, weight: 600 }

/** What the fields of a page are in: the accent, or its tint where colours are to be soft and its buttons have another. */
function fieldOf({ design }: Theme): 'accent' | 'tint' {
  const isSoft = design.color.chroma <= SOFT.chroma && design.type.displayWeight <= SOFT.weight
  return isSoft && design.color.seeds.length > 1 ? 'tint' : 'accent'
}

function inAccent(theme: Theme): Theme {
  return { ...theme, color: { ...theme.color, heading: theme.color.accentText } }
}

/** A portrait over the name; without one the name stands on a field of the accent, unless the page is to be plain. */
function Head({
  reading,
  person,
  setting,
}: {
  readonly reading: Reading
  readonly person: Person
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const filled = !isPlain(theme) && !isOnOwnGround(theme) && !isOnNamedWhite(theme)
  const plain = isOnOwnGround(theme) ? { ...setting, theme: inAccent(theme) } : setting
  const field = filled ? { ...setting, theme: themeOn(theme, fieldOf(theme)) } : plain
  const own = person.portrait ? setting : field
  const words = (
    <PersonWords
      reading={reading}
      person={person}
      filled={filled && person.portrait === undefined}
      setting={own}
    >
      <Blocks blocks={person.bio} setting={own} level={1} />
    </PersonWords>
  )
  if (person.portrait === undefined)
    return (
      <Field setting={field} filled={filled} tag="div">
        <div style={{ padding: filled ? [space(theme, 1), 0] : 0 }}>{words}</div>
      </Field>
    )
  return (
    <div style={{ padding: [theme.radius > 0 ? SIDE : 0, 0, 0, 0] }}>
      <Column>
        <Portrait image={person.portrait} setting={setting} />
        {words}
      </Column>
    </div>
  )
}

interface BelowProps extends LinksProps {
  readonly claims: readonly Claim[]
  readonly facts: readonly Fact[]
  readonly small: readonly Section[]
}

/** What stands below the links: places elsewhere, how to write or call, and what else the copy says. */
function Below({ links, headings, claims, facts, small, setting }: BelowProps): Child {
  const { theme } = setting
  return [
    <Places links={links} headings={headings} setting={setting} />,
    claims.length > 0 && (
      <div part="reach" style={{ marginTop: space(theme, 1) }}>
        {claims.map(claim => (
          <p>
            <ClaimLine claim={claim} setting={setting} />
          </p>
        ))}
      </div>
    ),
    facts.length > 0 && (
      <div style={{ ...quietStyle(theme), marginTop: space(theme, 1.5) }}>
        <FactGrid facts={facts} columns={2} setting={setting} />
      </div>
    ),
    small.map(part => (
      <div part="blocks" style={{ marginTop: space(theme, 1.5) }}>
        <Blocks
          long={small.some(isLong)}
          blocks={[...(part.heading ? [part.heading] : []), ...blocksUnder(part)]}
          setting={setting}
          level={part.heading ? 2 : 3}
        />
      </div>
    )),
  ]
}

/** Links under one heading, or under none. */
type Group = Pick<LinksProps, 'links' | 'headings'>

/** The links by the headings that their author gave them; first those that stand in sentences and fields. */
function groupsOf({ parts, lists }: Reading): readonly Group[] {
  const parted = parts.filter(({ list }) => list === 'links')
  const own = new Set(parted.flatMap(({ items }) => items.map(({ blocks }) => blocks)))
  const groups: Group[] = [
    { headings: [], links: linksIn(lists.links?.filter(({ blocks }) => !own.has(blocks))) },
  ]
  for (const part of parted) {
    const links = linksIn(part.items)
    const last = groups.at(-1)
    if (isHeaded(part) || last === undefined || last.headings.length > 0)
      groups.push({ headings: isHeaded(part) ? [part] : [], links })
    else groups[groups.length - 1] = { headings: [], links: [...last.links, ...links] }
  }
  return groups
}

/** Whether a part has a heading of its author's that is not the name of its only thing. */
function isHeaded({ heading, made, items }: Section): boolean {
  const [only, ...others] = items
  return heading !== undefined && !made && (others.length > 0 || plainText(heading) !== only?.title.text)
}

/** Groups without links that are no more than a mailbox or a number, where there are others to press; and these. */
function withoutReach(groups: readonly Group[]): {
  readonly groups: readonly Group[]
  readonly reached: readonly NamedLink[]
} {
  const all = groups.flatMap(({ links }) => links)
  const reached = all.filter((link): link is NamedLink => 'href' in link && isReach(link))
  if (reached.length === all.length) return { groups, reached: [] }
  const own = new Set<NamedLink | Item>(reached)
  return {
    groups: groups.map(group => ({ ...group, links: group.links.filter(link => !own.has(link)) })),
    reached,
  }
}

function isReach({ href, words }: NamedLink): boolean {
  return /^(?:mailto|tel):/.test(href) && /@|^[\d\s()+/.-]+$/.test(words.map(plainText).join(''))
}

/** The links of things, those without an address as words. */
function linksIn(items: readonly Item[] = []): readonly (NamedLink | Item)[] {
  return items.map(item => linkOf(item) ?? item)
}

interface LinksProps {
  readonly links: readonly (NamedLink | Item)[]
  readonly headings: readonly Section[]
  readonly setting: Setting
}

/** What the page calls itself beside a name: over its links. */
function Title({
  reading: { roles },
  setting,
}: {
  readonly reading: Reading
  readonly setting: Setting
}): Child {
  const title = drawn(roles.name) && drawn(roles.title)
  if (!title) return null
  return (
    <Heading theme={setting.theme} level={2} step={1} style={{ marginTop: space(setting.theme, 1) }}>
      <Phrasing nodes={title.nodes} {...setting} heading />
    </Heading>
  )
}

/** Buttons of equal width; the bold one, else the first, is filled. */
function Buttons({
  links,
  headings,
  featured,
  setting,
}: LinksProps & { readonly featured: NamedLink | undefined }): Child {
  const { theme } = setting
  if (links.length === 0) return null
  return (
    <div part="buttons" style={{ marginTop: space(theme, 1.25) }}>
      <Headings headings={headings} setting={setting} />
      <ul role="list" style={{ display: 'grid', columns: 1, gap: 12 }}>
        {links.map(link => (
          <li>
            {'href' in link ? (
              <LinkRow
                link={link}
                filled={link === featured}
                fill={fillOf(featured, setting.theme)}
                setting={setting}
              />
            ) : link.title.text.length <= ROW ? (
              <Channel item={link} setting={setting} />
            ) : (
              <Prose nodes={link.blocks} {...setting} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Short names of places elsewhere: outlined, two by two. */
function Places({ links, headings, setting }: LinksProps): Child {
  if (links.length === 0) return null
  const areAll = links.every(link => 'href' in link)
  return (
    <div part="places">
      <Headings headings={headings} setting={setting} />
      <ul
        role="list"
        style={{ display: 'grid', columns: links.length === 3 ? 1 : Math.min(links.length, 2), gap: 10 }}
      >
        {links.map(link => (
          <li>
            {'href' in link ? (
              <Place link={link} named={!areAll} setting={setting} />
            ) : (
              <Callable item={link} setting={setting} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Headings({ headings, setting }: Pick<LinksProps, 'headings' | 'setting'>): Child {
  const { theme } = setting
  return headings.map(({ heading }) =>
    heading ? (
      <Heading
        theme={theme}
        level={2}
        step={2}
        {...(heading.data?.slug !== undefined && { id: heading.data.slug })}
        style={{ marginTop: 0, marginBottom: space(theme, 0.75) }}
      >
        <Phrasing nodes={heading.children} {...setting} heading />
      </Heading>
    ) : null,
  )
}

/** How to write or call, where the copy gives an address of its own. */
function reachOf({ roles: all }: Reading): readonly Claim[] {
  const roles: readonly Role[] = ['contact', 'email', 'telephone', 'address', 'url']
  return roles.flatMap(role => drawn(all[role]) ?? [])
}

/** The last lines of a page. */
interface SmallPrintLines {
  readonly claims: readonly Claim[]
  readonly meta: readonly Fact[]
  readonly blocks: readonly RootContent[]
  readonly count: number
}

function smallPrintOf(reading: Reading, blocks: readonly RootContent[]): SmallPrintLines {
  const roles: readonly Role[] = ['terms', 'publisher', 'author', 'datePublished', 'pageFooter']
  const shown = titleOf(reading.roles, 'name')
  const claims = roles.flatMap(role => drawn(reading.roles[role]) ?? []).filter(claim => claim !== shown)
  const meta = reading.facts.filter(isMeta)
  return { claims, meta, blocks, count: claims.length + meta.length + blocks.length }
}

function SmallPrint({
  print: { claims, meta, blocks, count },
  alone,
  setting,
}: {
  readonly print: SmallPrintLines
  /** Nothing stands above it. */
  readonly alone: boolean
  readonly setting: Setting
}): Child {
  const { theme } = setting
  if (count === 0) return null
  return (
    <div part="small-print" style={{ ...quietStyle(theme), marginTop: alone ? 0 : space(theme, 1.5) }}>
      {claims.map(claim => (
        <p style={{ size: sizeAt(theme, -1) }}>
          <ClaimLine claim={claim} setting={setting} />
        </p>
      ))}
      {meta.map(fact => (
        <p style={{ size: sizeAt(theme, -1) }}>
          <Phrasing nodes={nodesOf(fact)} {...setting} />
        </p>
      ))}
      <Prose nodes={blocks} {...setting} size={sizeAt(theme, -1)} />
    </div>
  )
}

/** Too much to be read in the middle, or a list or a table. */
function isLong({ blocks }: Pick<Section, 'blocks'>): boolean {
  return countWords(blocks) > BIO || blocks.some(({ type }) => type !== 'paragraph' && type !== 'heading')
}

/** Text in the middle like everything else, unless it is long: that begins at one edge. */
function Blocks({
  blocks,
  setting,
  level,
  long = isLong({ blocks }),
}: {
  readonly blocks: readonly RootContent[]
  readonly setting: Setting
  readonly level: number
  readonly long?: boolean
}): Child {
  if (!long) return <Prose nodes={blocks} {...setting} level={level} />
  const own = fromStart(setting)
  return (
    <div style={{ textAlign: 'start' }}>
      {blocks.map(block => {
        const lines = shortLines(block)
        return lines ? (
          <LineRows
            lines={lines}
            style={{ margin: [space(own.theme, 0.5), 0] }}
            row={{
              borderTop: { width: 1, color: own.theme.color.border },
              weight: own.theme.type.strongWeight,
            }}
            setting={own}
          />
        ) : (
          <Prose nodes={[block]} {...own} level={level} />
        )
      })}
    </div>
  )
}

/** Letters up to which a line is one of several things, each in a row of its own. */
const ROW = 56

/** The lines of a paragraph that is a list of short lines. */
function shortLines(block: RootContent): readonly Phrase[] | undefined {
  const lines = block.type === 'paragraph' ? linesIn(block.children) : []
  return lines.length > 1 && lines.every(({ text }) => text.length <= ROW) ? lines : undefined
}
