import type { RootContent } from 'mdast'
import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { countWords } from '../pages/page.ts'
import {
  Beside,
  BleedingPlate,
  FullPicture,
  Goods,
  heightOf,
  isUpright,
  Panel,
  PlateCaption,
  sideOf,
  type SpreadProps,
  SpreadTitle,
  SpreadWords,
} from './spread-frame.tsx'
import type { Spread } from './spread.ts'

/** One picture from edge to edge, words in a strip under it. */
export function PlateSpread({ spread, setting }: SpreadProps): Child {
  const { theme } = setting
  const [plate] = spread.plates
  if (plate === undefined) return null
  const strip = Math.round(space(theme, 5.5))
  return [
    <FullPicture plate={plate} height={heightOf(theme) - strip} setting={setting} />,
    <div
      part="strip"
      style={{
        display: 'grid',
        columns: hasWords(spread) ? [3, 2] : 1,
        align: 'center',
        gap: space(theme, 1.5),
        minHeight: strip,
        padding: [space(theme, 0.5), sideOf(theme)],
        narrow: { columns: 1, gap: space(theme, 0.5), padding: [space(theme, 1), 24] },
      }}
    >
      <SpreadWords spread={spread} setting={setting} width={Math.round(theme.page.width * 0.5)} />
      <PlateCaption caption={plate.caption} setting={setting} />
    </div>,
  ]
}

/** One picture at a side, words in the column beside it. */
export function SideSpread({ spread, turned, setting }: SpreadProps & { readonly turned: boolean }): Child {
  const [plate] = spread.plates
  if (plate === undefined) return null
  return (
    <Beside setting={setting} plate={plate} turned={turned}>
      <SpreadWords spread={spread} setting={setting} width={columnOf(setting.theme, 4 / 11)} />
      <PlateCaption caption={plate.caption} setting={setting} />
    </Beside>
  )
}

/** px that words have in a column of a part of the page. */
function columnOf(theme: Theme, part: number): number {
  return Math.round((isUpright(theme) ? 1 : part) * theme.page.width) - 2 * sideOf(theme)
}

/** Two pictures that reach the edges of the page, their words in the column between them. */
export function PairSpread({
  spread,
  shares,
  setting,
}: SpreadProps & { readonly shares: readonly [number, number, number] }): Child {
  const { theme } = setting
  const [first, second] = spread.plates
  if (first === undefined || second === undefined) return null
  const upright = isUpright(theme)
  const height = Math.round(heightOf(theme) * (upright ? 0.4 : 1))
  const [one, middle, other] = shares
  const share = middle / (one + middle + other)
  return (
    <div part="pair" style={{ display: 'grid', columns: upright ? 1 : shares, medium: { columns: 1 } }}>
      <BleedingPlate plate={first} least={height} setting={setting} />
      <div
        part="plate-words"
        style={{
          display: 'flex',
          direction: 'column',
          justify: 'between',
          gap: space(theme, 1),
          padding: [space(theme, 1.25), Math.round(sideOf(theme) * 0.6)],
          narrow: { padding: [space(theme, 1), 24] },
        }}
      >
        <div>
          <SpreadWords spread={spread} setting={setting} width={columnOf(theme, share)} />
        </div>
        <div style={{ display: 'flex', direction: 'column', gap: space(theme, 1) }}>
          <PlateCaption caption={first.caption} setting={setting} />
          <PlateCaption caption={second.caption} setting={setting} />
        </div>
      </div>
      <BleedingPlate plate={second} least={height} setting={setting} />
    </div>
  )
}

/** Words alone: a statement is set large, everything else beside its title. */
export function WordsSpread({ spread, setting }: SpreadProps): Child {
  const { theme } = setting
  const { title: titled, blocks, goods } = spread
  const statement =
    goods.length === 0 &&
    countWords(blocks) <= 90 &&
    blocks.every(block => block.type === 'paragraph' && !hasLink(block))
  const beside = titled.length > 0 && blocks.length + goods.length > 0 && !isUpright(theme)
  const inner = theme.page.width - 2 * 1.6 * sideOf(theme)
  const width = Math.round(beside ? (inner - space(theme, 2)) * 0.38 : inner)
  const title = <SpreadTitle spread={spread} setting={setting} width={width} />
  const size = statement ? sizeAt(theme, 1) : theme.type.base
  const widest = statement ? Math.round((theme.type.measure * size) / theme.type.base) : '100%'
  return (
    <Panel setting={setting}>
      <div
        style={{
          display: 'grid',
          columns: beside ? [2, 3] : 1,
          gap: space(theme, 2),
          medium: { columns: 1, gap: space(theme, 1) },
        }}
      >
        {title}
        {blocks.length + goods.length > 0 && (
          <div style={{ size, leading: statement ? 1.45 : theme.type.leading, maxWidth: widest }}>
            <Prose nodes={blocks} {...setting} level={1} size={size} measured={!statement} />
            <Goods spread={spread} setting={setting} />
          </div>
        )}
      </div>
    </Panel>
  )
}

function hasWords({ title, blocks, goods }: Spread): boolean {
  return title.length > 0 || blocks.length > 0 || goods.length > 0
}

function hasLink(block: RootContent): boolean {
  return block.type === 'paragraph' && block.children.some(child => child.type === 'link')
}
