import { displayStyle, Heading, Label, Phrasing, Prose, anchorOf } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Role } from '../../../core/reading/roles.ts'
import { findAsset } from '../../../core/source/find-asset.ts'
import { plainText } from '../../../core/source/text.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { ClaimLine } from '../pages/foot.tsx'
import { blocksOf, drawn, titleOf } from '../pages/page.ts'
import { loudness, type Setting } from '../pages/setting.ts'
import { titleLeading, titleSize } from '../pages/title-size.ts'
import { BleedingPlate, heightOf, isUpright, Panel, PlateCaption, roomOf, sideOf } from './spread-frame.tsx'
import type { Spread } from './spread.ts'

/** Lines of a cover beside its title, in their order. */
const lines: readonly Role[] = ['alternativeHeadline', 'location', 'author', 'datePublished']

/** How much of a cover its name may take: of the height, with a picture, alone and over what is said, and at most of the width a letter's size. */
const NAME = { part: 0.36, alone: 0.56, led: 0.4, most: 0.19 }
/** The second edge of a cover: its words, and the plate that bleeds to the right and below. */
const AXIS = [3, 7] as const

/** The name over the whole width, the season, and the first plate. */
export function Cover({
  reading,
  spread,
  setting,
}: {
  readonly reading: Reading
  /** What stands above the first heading: a plate, words. */
  readonly spread: Spread
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const { roles, assets } = reading
  const [plate] = spread.plates
  const title = titleOf(roles, 'title')
  const heading = title?.blocks.find(block => block.type === 'heading')
  const height = heightOf(theme)
  const words = title?.nodes.map(plainText).join('') ?? ''
  const wide = plate ? theme.page.width - 2 * sideOf(theme) : roomOf(theme)
  const lead = [
    ...[...lines, 'abstract' as const]
      .filter(role => roles[role] !== title)
      .flatMap(role => blocksOf(drawn(roles[role]))),
    ...spread.blocks,
  ]
  const name = titleSize(theme, words, {
    width: wide,
    height: height * (plate ? NAME.part : lead.length > 0 ? NAME.led : NAME.alone),
    most: theme.page.width * NAME.most * loudness(theme),
    least: sizeAt(theme, 2),
  })
  const phone = titleSize(theme, words, { width: 336, height: 260, most: Math.min(name, 96), least: 28 })
  const size = Math.round(theme.type.base * (plate ? 1.15 : 1.5))
  const logo = roles.logo && findAsset(assets, roles.logo.text)
  const publisher = title === roles.publisher ? undefined : drawn(roles.publisher)
  const season = drawn(roles.season)
  const eyebrow = drawn(roles.eyebrow)
  const head = [
    (publisher || logo !== undefined) && (
      <div part="brand" style={{ marginBottom: space(theme, 0.75) }}>
        {logo !== undefined && <img src={logo} alt="" style={{ height: 40 }} />}
        {publisher && (
          <p>
            <ClaimLine claim={publisher} setting={setting} />
          </p>
        )}
      </div>
    ),
    [eyebrow, season].map(claim =>
      claim ? (
        <Label theme={theme} style={{ marginBottom: space(theme, 0.5) }}>
          <ClaimLine claim={claim} setting={setting} />
        </Label>
      ) : null,
    ),
    title?.written && (
      <Label theme={theme} style={{ marginBottom: space(theme, 0.25) }}>
        <Phrasing nodes={title.label.nodes} {...setting} />
      </Label>
    ),
    title && (
      <Heading
        theme={theme}
        level={1}
        {...anchorOf(heading)}
        style={{
          ...displayStyle(theme, name),
          leading: titleLeading(theme),
          maxWidth: '100%',
          medium: { size: Math.min(name, 104) },
          narrow: { size: phone },
        }}
      >
        <Phrasing nodes={title.nodes} {...setting} heading />
      </Heading>
    ),
  ]
  const said = lead.length > 0 && (
    <div style={{ color: theme.color.textMuted, size }}>
      <Prose nodes={lead} {...setting} size={size} />
    </div>
  )
  if (plate === undefined)
    return (
      <Panel setting={setting}>
        <div part="cover-title">{head}</div>
        {said}
      </Panel>
    )
  const side = sideOf(theme)
  const axis = isUpright(theme) ? 1 : AXIS
  return (
    <div part="cover-sheet" style={{ display: 'flex', direction: 'column', minHeight: height }}>
      <div
        part="cover-title"
        style={{
          padding: [space(theme, 1.5), side, space(theme, 1.25), side],
          narrow: { padding: [space(theme, 1.25), 24] },
        }}
      >
        {head}
      </div>
      <div style={{ display: 'grid', columns: axis, grow: 1, medium: { columns: 1 } }}>
        <div
          part="side-words"
          style={{
            display: 'flex',
            direction: 'column',
            justify: 'between',
            gap: space(theme, 1),
            padding: [0, Math.round(side / 2), space(theme, 1), side],
            narrow: { padding: [0, 24, space(theme, 1), 24] },
          }}
        >
          {said}
          <PlateCaption caption={plate.caption} setting={setting} />
        </div>
        <BleedingPlate plate={plate} least={Math.round(height * 0.4)} setting={setting} />
      </div>
    </div>
  )
}
