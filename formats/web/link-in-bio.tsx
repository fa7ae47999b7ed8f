import type { Image, RootContent } from 'mdast'
import { designFrom } from '../../core/brief/design.ts'
import { bodyStyle, Heading, Label, Phrasing, Prose, quietStyle } from '../../core/compose/index.ts'
import type { Child } from '../../core/compose/jsx-runtime.ts'
import { type Sheet, toSheet } from '../../core/compose/sheet.ts'
import type { Format } from '../../core/format.ts'
import { picturesIn } from '../../core/reading/things/kinds.ts'
import { linkOf, type NamedLink } from '../../core/reading/lists/links.ts'
import type { Claim, Item, Reading, Section } from '../../core/reading/reading.ts'
import type { Role } from '../../core/reading/roles.ts'
import { findAsset } from '../../core/source/find-asset.ts'
import { plainText } from '../../core/source/text.ts'
import { sizeAt, space, type Theme } from '../../core/theme/theme.ts'
import { ClaimLine } from './pages/foot.tsx'
import { blocksOf, blocksUnder, countWords, drawn, isMeta, titleOf } from './pages/page.ts'
import { Picture } from './pages/picture.tsx'
import { aligned, forScreens, fromStart, type Setting } from './pages/setting.ts'
import { FactGrid } from './sections/fact-grid.tsx'
import { nodesOf } from './sections/items.tsx'
import { Callable, LinkRow, Place } from './sections/link-rows.tsx'

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
    takes: ['handle', 'jobTitle', 'abstract', 'location', 'email', 'telephone', 'contact', 'terms'],
    lists: ['socials'],
    headline: 'name',
  },
  compose: composeLinks,
}

export default format

/** Widest column in px, its sides included. */
const COLUMN = 560
/** px of a portrait's side. */
const PORTRAIT = 112
/** Words up to which text above the links says who this is; more follows them. */
const BIO = 60

/** One centred column: portrait, name, a line, and buttons of equal width; what else the copy says stands small below. */
function composeLinks(reading: Reading, given: Theme): readonly Sheet[] {
  const theme = aligned(forScreens(given), 'center')
  const setting: Setting = { theme }
  const { lists } = reading
  const facts = reading.facts.filter(fact => !isMeta(fact))
  const rest = reading.parts.filter(({ list }) => list !== 'links' && list !== 'socials')
  const isLead = (part: Section, at: number): boolean =>
    part.heading === undefined && at <= 1 && countWords(part.blocks) <= BIO
  const opening = rest.filter(isLead)
  const small = rest.filter(part => !opening.includes(part))
  const tagged = reading.parts.filter(({ list }) => list === 'links' || list === 'socials')
  const asides = tagged.flatMap(({ lead, rest: after }) => [...lead, ...after])
  const groups = groupsOf(reading)
  const named = groups.flatMap(({ links }) => links).filter((link): link is NamedLink => 'href' in link)
  const featured = named.find(({ strong }) => strong) ?? named[0]
  const root = (
    <div part="page" style={{ ...bodyStyle(theme), padding: [space(theme, 2), 24] }}>
      <div part="column" style={{ maxWidth: COLUMN - 48, marginInline: 'auto' }}>
        <main>
          <Person reading={reading} opening={opening} setting={setting} />
          <Title reading={reading} setting={setting} />
          {groups.map(group => (
            <Buttons {...group} featured={featured} setting={setting} />
          ))}
          <Places
            links={linksIn(lists.socials)}
            headings={tagged.filter(part => part.list === 'socials' && isHeaded(part))}
            setting={setting}
          />
          <Reach reading={reading} setting={setting} />
          {facts.length > 0 && (
            <div style={{ ...quietStyle(theme), marginTop: space(theme, 1.5) }}>
              <FactGrid facts={facts} columns={2} setting={setting} />
            </div>
          )}
          {small.map(part => (
            <div part="blocks" style={{ marginTop: space(theme, 1.5) }}>
              <Blocks
                long={small.some(isLong)}
                blocks={[...(part.heading ? [part.heading] : []), ...blocksUnder(part)]}
                setting={setting}
                level={part.heading ? 2 : 3}
              />
            </div>
          ))}
        </main>
        <SmallPrint reading={reading} blocks={asides} setting={setting} />
      </div>
    </div>
  )
  return [toSheet('page', theme, root, { margin: 0 })]
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

/** The links of things, those without an address as words. */
function linksIn(items: readonly Item[] = []): readonly (NamedLink | Item)[] {
  return items.map(item => linkOf(item) ?? item)
}

function Person({
  reading,
  opening,
  setting,
}: {
  readonly reading: Reading
  readonly opening: readonly Section[]
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const { roles, assets } = reading
  const name = titleOf(roles, 'name')
  const id = name?.blocks.find(block => block.type === 'heading')?.data?.slug
  const pictures = opening.flatMap(({ blocks }) => blocks.flatMap(picturesIn))
  const named = roles.image && findAsset(assets, roles.image.text)
  const avatar: Image | undefined =
    pictures[0] ??
    (named === undefined ? undefined : { type: 'image', url: named, alt: '', data: { asset: named } })
  const round = theme.radius === 0 ? 0 : PORTRAIT / 2
  const lines: readonly Role[] = ['handle', 'jobTitle', 'alternativeHeadline', 'location']
  const bio = [
    ...blocksOf(roles.abstract === name ? undefined : drawn(roles.abstract)),
    ...opening.flatMap(({ blocks }) => blocks).filter(block => block !== paragraphOf(avatar, opening)),
  ]
  const quiet = lines.flatMap(role => drawn(roles[role]) ?? []).filter(claim => claim !== name)
  return [
    avatar && (
      <div
        part="portrait"
        style={{ width: PORTRAIT, marginInline: 'auto', marginBottom: space(theme, 0.75) }}
      >
        <Picture
          image={avatar}
          captioned={false}
          setting={setting}
          style={{ width: PORTRAIT, height: PORTRAIT, radius: round }}
        />
      </div>
    ),
    drawn(roles.eyebrow) && (
      <p style={quietStyle(theme)}>
        <Phrasing nodes={roles.eyebrow?.nodes ?? []} {...setting} />
      </p>
    ),
    name?.written && (
      <Label theme={theme}>
        <Phrasing nodes={name.label.nodes} {...setting} />
      </Label>
    ),
    name && (
      <Heading theme={theme} level={1} step={2} {...(id !== undefined && { id })}>
        <Phrasing nodes={name.nodes} {...setting} heading />
      </Heading>
    ),
    (bio.length > 0 || quiet.length > 0) && (
      <div part="bio" style={{ color: theme.color.textMuted, marginTop: space(theme, 0.5) }}>
        {quiet.map(claim => (
          <p>
            <ClaimLine claim={claim} setting={setting} />
          </p>
        ))}
        {bio.length > 0 && (
          <div style={{ marginTop: quiet.length > 0 ? space(theme, 0.5) : 0 }}>
            <Blocks blocks={bio} setting={setting} level={1} />
          </div>
        )}
      </div>
    ),
  ]
}

/** The block that holds only the portrait. */
function paragraphOf(picture: Image | undefined, parts: readonly Section[]): RootContent | undefined {
  return parts
    .flatMap(({ blocks }) => blocks)
    .find(
      block => picture !== undefined && picturesIn(block).includes(picture) && picturesIn(block).length === 1,
    )
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
    <div part="buttons" style={{ marginTop: space(theme, 1) }}>
      <Headings headings={headings} setting={setting} />
      <ul role="list" style={{ display: 'grid', columns: 1, gap: Math.max(12, space(theme, 0.5)) }}>
        {links.map(link => (
          <li>
            {'href' in link ? (
              <LinkRow link={link} filled={link === featured} setting={setting} />
            ) : (
              <Prose nodes={link.blocks} {...setting} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Short names of places elsewhere: a quiet row. */
function Places({ links, headings, setting }: LinksProps): Child {
  const { theme } = setting
  if (links.length === 0) return null
  return (
    <div part="places" style={{ marginTop: space(theme, 1) }}>
      <Headings headings={headings} setting={setting} />
      <ul
        role="list"
        style={{
          display: 'flex',
          wrap: true,
          align: 'center',
          justify: 'center',
          gap: [0, space(theme, 0.25)],
        }}
      >
        {links.map(link => (
          <li>
            {'href' in link ? (
              <Place link={link} setting={setting} />
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
        step={1}
        {...(heading.data?.slug !== undefined && { id: heading.data.slug })}
        style={{ marginTop: space(theme, 0.5), marginBottom: space(theme, 0.5) }}
      >
        <Phrasing nodes={heading.children} {...setting} heading />
      </Heading>
    ) : null,
  )
}

/** How to write or call, where the copy gives an address of its own. */
function Reach({ reading, setting }: { readonly reading: Reading; readonly setting: Setting }): Child {
  const roles: readonly Role[] = ['contact', 'email', 'telephone', 'address', 'url']
  const claims: readonly Claim[] = roles.flatMap(role => drawn(reading.roles[role]) ?? [])
  if (claims.length === 0) return null
  return (
    <div part="reach" style={{ marginTop: space(setting.theme, 1) }}>
      {claims.map(claim => (
        <p>
          <ClaimLine claim={claim} setting={setting} />
        </p>
      ))}
    </div>
  )
}

function SmallPrint({
  reading,
  blocks,
  setting,
}: {
  readonly reading: Reading
  readonly blocks: readonly RootContent[]
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const roles: readonly Role[] = ['terms', 'publisher', 'author', 'datePublished']
  const shown = titleOf(reading.roles, 'name')
  const claims = roles.flatMap(role => drawn(reading.roles[role]) ?? []).filter(claim => claim !== shown)
  const meta = reading.facts.filter(isMeta)
  if (claims.length + blocks.length + meta.length === 0) return null
  return (
    <footer style={{ ...quietStyle(theme), marginTop: space(theme, 2) }}>
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
    </footer>
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
  return (
    <div style={{ textAlign: 'start' }}>
      <Prose nodes={blocks} {...fromStart(setting)} level={level} />
    </div>
  )
}
