import type { Image, List, PhrasingContent, RootContent } from 'mdast'
import {
  displayStyle,
  Heading,
  KeyValue,
  Label,
  Phrasing,
  Prose,
  quietStyle,
  anchorOf,
} from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Report } from '../../../core/message.ts'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { lineOfItem, linesOfBlock, readLabelled } from '../../../core/reading/facts/label.ts'
import { joinLines } from '../../../core/reading/facts/phrase.ts'
import { picturesIn } from '../../../core/reading/things/kinds.ts'
import { linksOf } from '../../../core/reading/lists/links.ts'
import type { Item, Reading } from '../../../core/reading/reading.ts'
import { findAsset } from '../../../core/source/find-asset.ts'
import { plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { QuietLinks } from '../pages/links.tsx'
import { Picture } from '../pages/picture.tsx'
import { DESK, GUTTER, NARROW_GUTTER } from '../pages/band.tsx'
import { aligned, leadSize, on, type Setting } from '../pages/setting.ts'
import { unbrokenSize } from '../../fitting/measure.ts'
import { titleSize } from '../pages/title-size.ts'
import { namedApart, numbered } from './work-names.ts'
import { FactLine, factsStyle, headingOf, nodesOf, othersOf, titleOf } from './items.tsx'

/** px of a picture's height on a desk, a tablet and a phone: over the whole width, and of two beside each other. */
const HEIGHTS = { wide: [720, 480, 340], pair: [540, 360, 300] } as const
/** Part of a printed page's height that a picture takes at most, so that its words and its heading stand with it. */
const PRINTED = 0.5
/** Columns of a pair, and of the words of what stands alone: one edge all over the page. */
const PAIR = [7, 5] as const

interface WorksProps {
  readonly works: readonly Item[]
  readonly setting: Setting
}

/** Works one and then two and two, in turn, their words on the edges of their pictures; without any picture, rows of type. */
export function Works({ works, setting }: WorksProps): Child {
  const { theme } = setting
  if (theme.design.layout.apart) {
    const size = spreadTitle(works, setting)
    return (
      <div part="work-spreads" style={{ display: 'grid', columns: 1, gap: [space(theme, 3), 0] }}>
        {works.map((work, at) => (
          <WorkSpread work={work} turned={at % 2 === 1} size={size} setting={setting} />
        ))}
      </div>
    )
  }
  if (!arePictured(works, setting)) {
    const size = nameSize(works, setting)
    return (
      <div part="work-rows" style={{ narrow: { padding: [0, NARROW_GUTTER] } }}>
        {works.map(work => (
          <TypeRow work={work} size={size} setting={setting} />
        ))}
      </div>
    )
  }
  return (
    <div part="work-grid" style={{ display: 'grid', columns: 1, gap: [space(theme, 3), 0] }}>
      {toRows(works).map(row =>
        // A row without any picture is type alone: fields in place of all of them would be empty walls.
        !arePictured(worksOf(row), setting) ? (
          <div part="work-rows" style={{ narrow: { padding: [0, NARROW_GUTTER] } }}>
            {worksOf(row).map(work => (
              <TypeRow work={work} size={sizeAt(theme, 3)} setting={setting} />
            ))}
          </div>
        ) : row.kind === 'wide' ? (
          <WorkCard work={row.work} wide setting={setting} />
        ) : (
          <div
            style={{
              display: 'grid',
              columns: PAIR,
              gap: [space(theme, 2.5), GAP],
              narrow: { columns: 1 },
            }}
          >
            {row.works.map(work => (
              <WorkCard work={work} setting={setting} />
            ))}
          </div>
        ),
      )}
    </div>
  )
}

/** Whether a brief wants the names of works seen before all else. */
export function namesFirst({ design }: Theme): boolean {
  return design.parts?.names?.rank === 'first'
}

/** Whether a work of several has a picture. */
export function arePictured(works: readonly Item[], setting: Pick<Setting, 'assets'>): boolean {
  return works.some(work => pictureOf(work, setting) !== undefined)
}

/** px between two pictures. */
const GAP = 24

/** A work over the whole width, or two beside each other. */
type Row =
  | { readonly kind: 'wide'; readonly work: Item }
  | { readonly kind: 'pair'; readonly works: readonly Item[] }

function worksOf(row: Row): readonly Item[] {
  return row.kind === 'wide' ? [row.work] : row.works
}

/** The first over the whole width, then pairs, every third row over the whole width again; none is left alone in a pair. */
function toRows(works: readonly Item[]): readonly Row[] {
  const rows: Row[] = []
  for (let at = 0; at < works.length; ) {
    const [work, next] = works.slice(at, at + 2)
    if (work === undefined) break
    if (next === undefined || rows.length % 3 === 0) {
      rows.push({ kind: 'wide', work })
      at += 1
    } else {
      rows.push({ kind: 'pair', works: [work, next] })
      at += 2
    }
  }
  return rows
}

/** A work's picture; one that is only named and is not there is none. */
function pictureOf(work: Item, { assets }: Pick<Setting, 'assets'>): Image | undefined {
  const own = [...work.blocks, ...work.text].flatMap(picturesIn)[0]
  if (own) return own
  const name = work.parts.image?.text
  if (name === undefined) return undefined
  const asset = assets?.(name)
  return asset === undefined ? undefined : { type: 'image', url: name, alt: '', data: { asset } }
}

/** px of a picture's width on a desk; twice as many are sharp on every screen. */
const THUMBNAIL = 588

/** Says which pictures of works are too small to be sharp. */
export function checkWorks({ lists: { works = [] }, assets }: Reading, report: Report): void {
  const own = works.flatMap(work => pictureOf(work, { assets: name => findAsset(assets, name) }) ?? [])
  for (const picture of own) {
    const asset = assets.get(picture.data?.asset ?? '')
    if (asset === undefined || asset.type === 'image/svg+xml' || asset.width >= THUMBNAIL * 2) continue
    report.add({
      rule: 'picture-small',
      severity: 'warning',
      text: `picture ${asset.name} is ${asset.width} px wide and will look soft on sharp screens`,
      hint: `use one of at least ${THUMBNAIL * 2} px`,
      ...(picture.position && { line: picture.position.start.line }),
    })
  }
}

function WorkCard({
  work,
  wide = false,
  setting,
}: {
  readonly work: Item
  /** Over the whole width, its words in columns below. */
  readonly wide?: boolean
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const [desk, tablet, phone] = HEIGHTS[wide ? 'wide' : 'pair']
  const height = Math.min(desk, theme.page.height * PRINTED || desk)
  const heights: Style = { height, medium: { height: tablet }, narrow: { height: phone } }
  const picture = pictureOf(work, setting)
  const head = <WorkTitle work={work} size={sizeAt(theme, 2)} setting={setting} />
  return (
    <article part="work" style={{ breakInside: 'avoid' }}>
      {picture && (
        <Picture image={picture} setting={setting} captioned={false} style={{ ...heights, radius: 0 }} />
      )}
      {!picture && <Tile work={work} wide={wide} style={heights} setting={apart(setting)} />}
      <div
        part="work-words"
        style={{
          padding: [space(theme, 0.75), 0, 0, 0],
          narrow: { padding: [space(theme, 0.75), NARROW_GUTTER, 0, NARROW_GUTTER] },
        }}
      >
        <div
          style={{
            ...(wide && {
              display: 'grid',
              columns: picture ? PAIR : 1,
              gap: GAP,
              narrow: { columns: 1, gap: space(theme, 0.5) },
            }),
          }}
        >
          {picture && <div>{head}</div>}
          <div>
            <WorkText work={work} setting={setting} />
            {picture?.title && (
              <p style={quietStyle(theme)}>
                <Phrasing nodes={[{ type: 'text', value: picture.title }]} {...setting} />
              </p>
            )}
          </div>
        </div>
      </div>
    </article>
  )
}

/** px of a spread's plate, and of the name on it. */
const SPREAD = { height: 800, name: { width: 500, height: 300, most: 96, least: 36 } } as const
/** How much larger than text is what is said of a work on a spread of its own. */
const SPREAD_TEXT = 1.3

/** px of the names of works that have a spread each: as large as the longest of them may be. */
function spreadTitle(works: readonly Item[], { theme }: Setting): number {
  return Math.min(...works.map(work => titleSize(theme, titleOf(work).map(plainText).join(''), SPREAD.name)))
}

/** A work with a spread to itself: its picture over the height of it, or its name on a field, and its words beside. */
function WorkSpread({
  work,
  turned,
  size,
  setting,
}: {
  readonly work: Item
  /** Its words stand first. */
  readonly turned: boolean
  /** px of its name. */
  readonly size: number
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const [, tablet, phone] = HEIGHTS.wide
  const height = Math.min(SPREAD.height, theme.page.height || SPREAD.height)
  const heights: Style = { height, medium: { height: tablet }, narrow: { height: phone } }
  const picture = pictureOf(work, setting)
  const large = { ...setting, theme: scaled(theme, SPREAD_TEXT) }
  const plate = picture ? (
    <Picture image={picture} setting={setting} captioned={false} style={{ ...heights, radius: 0 }} />
  ) : (
    <Tile work={work} wide={false} size={size} style={heights} setting={apart(setting)} />
  )
  const words = (
    <div
      part="work-words"
      style={{
        display: 'flex',
        direction: 'column',
        justify: picture ? 'between' : 'end',
        gap: space(theme, 1),
        size: large.theme.type.base,
        narrow: { padding: [space(theme, 0.75), NARROW_GUTTER, 0, NARROW_GUTTER] },
      }}
    >
      {picture && <WorkTitle work={work} size={size} setting={setting} />}
      <div>
        <WorkText work={work} setting={large} />
        {picture?.title && (
          <p style={quietStyle(theme)}>
            <Phrasing nodes={[{ type: 'text', value: picture.title }]} {...setting} />
          </p>
        )}
      </div>
    </div>
  )
  const columns = turned && picture ? [PAIR[1], PAIR[0]] : PAIR
  return (
    <article
      part="work"
      style={{ display: 'grid', columns, gap: GAP * 2, breakInside: 'avoid', narrow: { columns: 1, gap: 0 } }}
    >
      {turned && picture ? [words, plate] : [plate, words]}
    </article>
  )
}

/** A ground for a field that is seen on that of its stretch: the accent, else sand or the paper. */
function apart(setting: Setting): Setting {
  const grounds = (['accent', 'sand', 'paper'] as const).map(ground => on(setting, ground))
  const { paper } = setting.theme.color
  return grounds.find(own => own.theme.color.paper !== paper) ?? setting
}

/** px of the narrower of two fields side by side on a tablet. */
const HALF_TABLET = 280

/** In the place of a picture that a work does not have: its title on a field, as large as its longest word leaves it. */
function Tile({
  work,
  wide,
  size,
  style,
  setting,
}: {
  readonly work: Item
  readonly wide: boolean
  /** px of the title; default: as large as its longest word leaves it. */
  readonly size?: number
  readonly style: Style
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const title = titleOf(work).map(plainText).join('')
  const sizeIn = (width: number): number => unbrokenSize(title, width - 2 * GUTTER, sizeAt(theme, 3), theme)
  return (
    <div
      part="tile"
      style={{
        ...style,
        display: 'flex',
        direction: 'column',
        justify: 'end',
        padding: [space(theme, 1), GUTTER],
        background: theme.color.paper,
        color: theme.color.text,
      }}
    >
      <WorkTitle
        work={work}
        size={size ?? sizeIn(wide ? DESK : THUMBNAIL)}
        {...(!wide && { onTablet: sizeIn(HALF_TABLET) })}
        setting={setting}
      />
    </div>
  )
}

/** A work in type alone: its name large, what is said of it beside it. */
function TypeRow({
  work,
  size,
  setting,
}: {
  readonly work: Item
  /** px of its name. */
  readonly size: number
  readonly setting: Setting
}): Child {
  const own = { ...setting, theme: scaled(aligned(setting.theme, 'start'), TYPE) }
  const { theme } = own
  const { number, name: whole } = numbered(titleOf(work))
  const { name, behind } = namedApart(whole)
  return (
    <article
      part="work"
      style={{
        display: 'grid',
        columns: namesFirst(theme) ? 1 : number === undefined ? [7, 5] : [2, 5, 5],
        gap: space(theme, namesFirst(theme) ? 0.5 : 2),
        borderTop: { width: 2, color: theme.color.accent },
        padding: [space(theme, 1), 0, space(theme, 1.5), 0],
        textAlign: 'start',
        breakInside: 'avoid',
        narrow: { columns: 1, gap: space(theme, 0.5) },
      }}
    >
      {number !== undefined && (
        <p
          part="work-number"
          style={{
            ...displayStyle(theme, size),
            ...{ color: theme.color.accentText, numeric: 'tabular', narrow: { size: Math.min(size, 32) } },
          }}
        >
          {number}
        </p>
      )}
      <div>
        <WorkTitle work={work} name={name} size={size} setting={own} />
      </div>
      <div part="work-words" style={{ size: theme.type.base }}>
        {behind.length > 0 && (
          <p part="facts" style={factsStyle(theme)}>
            <Phrasing nodes={behind} {...own} />
          </p>
        )}
        <WorkText work={work} setting={own} />
      </div>
    </article>
  )
}

/** How much larger text is beside works in type alone. */
const TYPE = 1.25
/** What the name of a work has room for, px. */
const NAME = { width: 680, height: 190, least: 36 }

/** The same where a brief wants names seen before all else: they have the whole width. */
const HUGE = { width: DESK, height: 130, least: 64, most: 124 }

/** px at which all names of works fit. */
function nameSize(works: readonly Item[], setting: Setting): number {
  const { most, ...room } = namesFirst(setting.theme)
    ? HUGE
    : { ...NAME, most: Math.round(Math.min(leadSize(setting) * 0.7, 84)) }
  const names = works.map(work =>
    namedApart(numbered(titleOf(work)).name)
      .name.map(plainText)
      .join(''),
  )
  return Math.min(most, ...names.map(name => titleSize(setting.theme, name, { ...room, most })))
}

function WorkTitle({
  work,
  name = titleOf(work),
  size,
  onTablet,
  setting,
}: {
  readonly work: Item
  /** What is shown of its title: without the number that stands beside it; default all. */
  readonly name?: readonly PhrasingContent[]
  /** px */
  readonly size: number
  /** px; default: no smaller there. */
  readonly onTablet?: number
  readonly setting: Setting
}): Child {
  const { theme } = setting
  return (
    <>
      {work.parts.title?.written && (
        <Label theme={theme}>
          <Phrasing nodes={work.parts.title.label.nodes} {...setting} />
        </Label>
      )}
      <Heading
        theme={theme}
        level={3}
        {...anchorOf(work.blocks[0])}
        style={{
          ...displayStyle(theme, size),
          // Names that lead have the width of the page: in that of a text they would be broken within a word.
          ...(namesFirst(theme) && { maxWidth: '100%' }),
          ...(onTablet !== undefined && onTablet < size && { medium: { size: onTablet } }),
          narrow: { size: Math.min(size, 32) },
        }}
      >
        {/* In a narrow field no words are tied, which would break in their middle. */}
        <Phrasing nodes={name} {...setting} heading={onTablet === undefined} />
      </Heading>
    </>
  )
}

function WorkText({ work, setting }: { readonly work: Item; readonly setting: Setting }): Child {
  return headingOf(work) ? <Written work={work} setting={setting} /> : <Told work={work} setting={setting} />
}

/** A headed part as its author wrote it: a first short paragraph says what, as whom, when and for whom. */
function Written({ work, setting }: { readonly work: Item; readonly setting: Setting }): Child {
  const { theme } = setting
  const others = work.blocks
    .slice(1)
    .filter(block => picturesIn(block).length === 0)
    .flatMap((block, at) => (at === 0 ? factsApart(block) : [block]))
  const [first] = others
  const isOnly = others.length === 1 && work.items.length === 0
  const facts =
    first?.type === 'paragraph' && !linksOf(first) && (!isOnly || isTold(first)) ? first : undefined
  const rest = others.filter(block => block !== facts)
  const below = work.items.flatMap(inner => inner.blocks)
  const blocks: readonly RootContent[] = [...rest.filter(block => !linksOf(block)), ...below]
  const links = rest.flatMap(block => linksOf(block) ?? [])
  return [
    facts && (
      <p part="facts" style={{ ...factsStyle(theme), marginTop: space(theme, 0.25) }}>
        <Phrasing nodes={facts.children} {...setting} />
      </p>
    ),
    ...apartFrom(blocks, isRecord).map(run => (
      <div style={{ marginTop: space(theme, 0.5) }}>
        {run[0] && isRecord(run[0]) ? (
          <KeyValue pairs={pairsIn(run[0], setting)} labels="beside" theme={theme} />
        ) : (
          <Prose nodes={run} {...setting} level={2} />
        )}
      </div>
    )),
    links.length > 0 && (
      <div style={{ marginTop: space(theme, 0.5) }}>
        <QuietLinks links={links} setting={setting} />
      </div>
    ),
  ]
}

/** Blocks in runs, each that is of a kind in a run of its own. */
function apartFrom(
  blocks: readonly RootContent[],
  isKind: (block: RootContent) => boolean,
): readonly (readonly RootContent[])[] {
  const runs: RootContent[][] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    if (last?.[0] && !isKind(last[0]) && !isKind(block)) last.push(block)
    else runs.push([block])
  }
  return runs
}

/** Whether a list says of a work who, how long and with whom: labels and values, and nothing else. */
function isRecord(block: RootContent): block is List {
  if (block.type !== 'list' || block.ordered || block.children.length < 2) return false
  return block.children.every(item => {
    const line = lineOfItem(item)
    return line !== undefined && readLabelled(line)?.sign === 'colon'
  })
}

function pairsIn({ children }: List, setting: Setting) {
  return children.flatMap(item => {
    const line = lineOfItem(item)
    const labelled = line && readLabelled(line)
    if (!labelled) return []
    const { label, value } = labelled
    return [
      {
        label: <Phrasing nodes={label.nodes} {...setting} />,
        value: <Phrasing nodes={value.nodes} {...setting} />,
      },
    ]
  })
}

/** A first paragraph whose first line says where, when and as whom is that line and what is said below it. */
function factsApart(block: RootContent): readonly RootContent[] {
  const [first, ...others] = linesOfBlock(block)
  if (!first || others.length === 0 || !isTold(paragraphOf(first))) return [block]
  return [paragraphOf(first), paragraphOf(joinLines(others))]
}

/** Letters of a line of facts. */
const FACTS = 110

/** Whether a paragraph opens in another voice or gives a year: facts, and no sentence. */
function isTold(block: RootContent): boolean {
  if (block.type !== 'paragraph') return false
  const words = plainText(block)
  const [first] = block.children
  const isVoiced = first?.type === 'emphasis' || first?.type === 'strong'
  return (
    words.length <= FACTS &&
    (isVoiced || /(?<!\d)(?:19|20)\d\d(?!\d)/.test(words)) &&
    !/[^.][.!?]$/u.test(words)
  )
}

/** A work in fields or columns: with labels where its author wrote them, else in a line. */
function Told({ work, setting }: { readonly work: Item; readonly setting: Setting }): Child {
  const { theme } = setting
  const result = work.parts.result ?? work.parts.description
  const shown = work.parts.result ? (['image', 'result'] as const) : (['image', 'description'] as const)
  const facts = othersOf(work, shown)
  const labelled = facts.filter(({ written }) => written)
  const line = facts.filter(({ written }) => !written)
  return [
    <FactLine facts={line} setting={setting} />,
    labelled.length > 0 && (
      <div style={{ marginTop: space(theme, 0.5) }}>
        <KeyValue
          theme={theme}
          labels="beside"
          pairs={[...labelled, ...(result?.written ? [result] : [])].map(fact => ({
            label: <Phrasing nodes={fact.label.nodes} {...setting} />,
            value: <Phrasing nodes={nodesOf(fact)} {...setting} />,
          }))}
        />
      </div>
    ),
    result && !(result.written && labelled.length > 0) && (
      <div style={{ marginTop: space(theme, 0.5) }}>
        {result.written && <Phrasing nodes={result.label.nodes} {...setting} />}
        <Prose nodes={result.blocks} {...setting} level={2} />
      </div>
    ),
    <Prose nodes={work.text.filter(block => picturesIn(block).length === 0)} {...setting} level={2} />,
    work.items.flatMap(inner => <Prose nodes={inner.blocks} {...setting} level={2} />),
  ]
}
