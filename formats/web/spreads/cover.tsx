import { Heading, Label, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Role } from '../../../core/reading/roles.ts'
import { findAsset } from '../../../core/source/find-asset.ts'
import { plainText } from '../../../core/source/text.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { ClaimLine } from '../pages/foot.tsx'
import { blocksOf, drawn, titleOf } from '../pages/page.ts'
import { type Setting, titleStep } from '../pages/setting.ts'
import { Beside, Panel, PlateCaption } from './spread-frame.tsx'
import type { Spread } from './spread.ts'

/** Lines of a cover beside its title, in their order. */
const lines: readonly Role[] = ['alternativeHeadline', 'location', 'author', 'datePublished']

/** Title, season and first plate. */
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
  const id = title?.blocks.find(block => block.type === 'heading')?.data?.slug
  const step = titleStep(theme, title?.nodes.map(plainText).join('') ?? '', {
    width: theme.page.width * (plate ? 0.28 : 0.6),
    lines: plate ? 6 : 3,
    most: 5,
    least: 2,
  })
  const size = Math.round(theme.type.base * 1.15)
  const logo = roles.logo && findAsset(assets, roles.logo.text)
  const publisher = title === roles.publisher ? undefined : drawn(roles.publisher)
  const season = drawn(roles.season)
  const eyebrow = drawn(roles.eyebrow)
  const lead = [
    ...[...lines, 'abstract' as const]
      .filter(role => roles[role] !== title)
      .flatMap(role => blocksOf(drawn(roles[role]))),
    ...spread.blocks,
  ]
  const words = [
    (publisher || logo !== undefined) && (
      <div part="brand">
        {logo !== undefined && <img src={logo} alt="" style={{ height: 40 }} />}
        {publisher && (
          <p>
            <ClaimLine claim={publisher} setting={setting} />
          </p>
        )}
      </div>
    ),
    <div part="cover-title">
      {[eyebrow, season].map(claim =>
        claim ? (
          <Label theme={theme} style={{ marginBottom: space(theme, 0.5) }}>
            <ClaimLine claim={claim} setting={setting} />
          </Label>
        ) : null,
      )}
      {title?.written && (
        <Label theme={theme} style={{ marginBottom: space(theme, 0.25) }}>
          <Phrasing nodes={title.label.nodes} {...setting} />
        </Label>
      )}
      {title && (
        <Heading
          theme={theme}
          level={1}
          step={step}
          {...(id !== undefined && { id })}
          style={{ narrow: { size: sizeAt(theme, Math.min(step, 4)) } }}
        >
          <Phrasing nodes={title.nodes} {...setting} heading />
        </Heading>
      )}
      {lead.length > 0 && (
        <div style={{ color: theme.color.textMuted, size, marginTop: space(theme, 0.75) }}>
          <Prose nodes={lead} {...setting} size={size} />
        </div>
      )}
    </div>,
  ]
  if (plate === undefined) return <Panel setting={setting}>{words}</Panel>
  return (
    <Beside setting={setting} plate={plate} turned>
      {words}
      <PlateCaption caption={plate.caption} setting={setting} />
    </Beside>
  )
}
