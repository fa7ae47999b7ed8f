import { Heading, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import type { Lookbook } from './read-spreads.ts'
import type { Setting } from './setting.ts'
import { Beside, Panel, PlateCaption } from './spread-frame.tsx'
import { titleStep } from './title-size.ts'

/** Title and first plate. */
export function Cover({ book, setting }: { readonly book: Lookbook; readonly setting: Setting }): Child {
  const { theme } = setting
  const { brand, cover } = book
  const [plate] = cover.plates
  const step = titleStep(theme, cover.title.map(plainText).join(''), {
    width: theme.page.width * 0.28,
    lines: 6,
    most: 5,
    least: 2,
  })
  const words = [
    brand.name !== undefined && <p part="brand">{brand.name}</p>,
    <div part="cover-title">
      {cover.title.length > 0 && (
        <Heading
          theme={theme}
          level={1}
          step={step}
          {...(cover.id !== undefined && { id: cover.id })}
          style={{ narrow: { size: sizeAt(theme, Math.min(step, 4)) } }}
        >
          <Phrasing nodes={cover.title} {...setting} heading />
        </Heading>
      )}
      {cover.blocks.length > 0 && (
        <div
          style={{
            color: theme.color.textMuted,
            size: Math.round(theme.type.base * 1.15),
            marginTop: space(theme, 0.75),
          }}
        >
          <Prose nodes={cover.blocks} {...setting} size={Math.round(theme.type.base * 1.15)} />
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
