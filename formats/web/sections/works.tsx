import type { Image, RootContent } from 'mdast'
import {
  displayStyle,
  Heading,
  KeyValue,
  Label,
  Phrasing,
  Prose,
  quietStyle,
} from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Report } from '../../../core/message.ts'
import { picturesIn } from '../../../core/reading/things/kinds.ts'
import { linksOf } from '../../../core/reading/lists/links.ts'
import type { Item, Reading } from '../../../core/reading/reading.ts'
import { findAsset } from '../../../core/source/find-asset.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { QuietLinks } from '../pages/links.tsx'
import { Picture } from '../pages/picture.tsx'
import type { Setting } from '../pages/setting.ts'
import { FactLine, headingOf, idOf, nodesOf, othersOf, titleOf } from './items.tsx'

/** px of a thumbnail's height on a desk, a tablet and a phone: all thumbnails of a page share one shape. */
const HEIGHTS = [440, 300, 260] as const

interface WorksProps {
  readonly works: readonly Item[]
  readonly setting: Setting
}

/** Works in two columns with equal gutters; without any picture, tiles of type. */
export function Works({ works, setting }: WorksProps): Child {
  const { theme } = setting
  const tiles = works.some(work => pictureOf(work, setting) !== undefined)
  return (
    <div
      part="work-grid"
      style={{
        display: 'grid',
        columns: works.length === 1 ? 1 : 2,
        gap: [space(theme, 2.5), 24],
        narrow: { columns: 1, gap: space(theme, 2) },
      }}
    >
      {works.map(work => (
        <WorkCard work={work} tiles={tiles} setting={setting} />
      ))}
    </div>
  )
}

/** A work's picture; one that is only named keeps its place. */
function pictureOf(work: Item, { assets }: Pick<Setting, 'assets'>): Image | undefined {
  const own = [...work.blocks, ...work.text].flatMap(picturesIn)[0]
  if (own) return own
  const name = work.parts.image?.text
  if (name === undefined) return undefined
  const asset = assets?.(name)
  return { type: 'image', url: name, alt: '', ...(asset !== undefined && { data: { asset } }) }
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
  tiles,
  setting,
}: {
  readonly work: Item
  /** Other works have pictures: one without has a tile in its place. */
  readonly tiles: boolean
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const [desk, tablet, phone] = HEIGHTS
  const heights: Style = { height: desk, medium: { height: tablet }, narrow: { height: phone } }
  const picture = pictureOf(work, setting)
  return (
    <article part="work" style={{ breakInside: 'avoid' }}>
      {picture && <Picture image={picture} setting={setting} style={heights} />}
      {!picture && tiles && (
        <div part="tile" style={{ background: theme.color.accentSoft, radius: theme.radius, ...heights }} />
      )}
      <div
        part="work-words"
        style={
          picture || tiles
            ? { padding: [space(theme, 0.75), 0, 0, 0] }
            : {
                borderTop: { width: 2, color: theme.color.accent },
                padding: [space(theme, 1), 0, space(theme, 1), 0],
              }
        }
      >
        {work.parts.title?.written && (
          <Label theme={theme}>
            <Phrasing nodes={work.parts.title.label.nodes} {...setting} />
          </Label>
        )}
        <Heading
          theme={theme}
          level={3}
          {...idOf(work)}
          style={displayStyle(theme, sizeAt(theme, picture ? 1 : 2))}
        >
          <Phrasing nodes={titleOf(work)} {...setting} heading />
        </Heading>
        {headingOf(work) ? <Written work={work} setting={setting} /> : <Told work={work} setting={setting} />}
      </div>
    </article>
  )
}

/** A headed part as its author wrote it: a first short paragraph says what, as whom, when and for whom. */
function Written({ work, setting }: { readonly work: Item; readonly setting: Setting }): Child {
  const { theme } = setting
  const others = work.blocks.slice(1).filter(block => picturesIn(block).length === 0)
  const [first] = others
  const facts = first?.type === 'paragraph' && !linksOf(first) && others.length > 1 ? first : undefined
  const rest = others.filter(block => block !== facts)
  const below = work.items.flatMap(inner => inner.blocks)
  const blocks: readonly RootContent[] = [...rest.filter(block => !linksOf(block)), ...below]
  const links = rest.flatMap(block => linksOf(block) ?? [])
  return [
    facts && (
      <p
        part="facts"
        style={{
          ...quietStyle(theme),
          maxWidth: Math.round(theme.type.measure * 0.86),
          marginTop: space(theme, 0.25),
        }}
      >
        <Phrasing nodes={facts.children} {...setting} />
      </p>
    ),
    blocks.length > 0 && (
      <div style={{ marginTop: space(theme, 0.5) }}>
        <Prose nodes={blocks} {...setting} level={2} />
      </div>
    ),
    links.length > 0 && (
      <div style={{ marginTop: space(theme, 0.5) }}>
        <QuietLinks links={links} setting={setting} />
      </div>
    ),
  ]
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
