import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Composition } from '../../../core/format.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { heightOf, type Place } from '../../fitting/height-of.tsx'
import { type CanvasCopy, titleOf } from '../copy/canvas-copy.ts'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import { Masthead } from '../sheets/masthead.tsx'
import { saysLittle } from '../announcements/statement.tsx'
import { fitTitle, HeadlineLabel, Title } from '../sheets/title.tsx'
import { readLink } from './parted-title.ts'
import { LinkFoot, LinkSupport } from './words.tsx'

/** A link's picture of a title and little else: on one axis, under a small mark, with the room around it on purpose. */
export function linkTitle(roles: Roles): Composition {
  return {
    name: 'title on an axis',
    leads: true,
    suits: reading => saysLittle(reading, roles, 80),
    compose: (reading, theme, measure) => {
      const copy = readLink(reading, roles)
      const centred: Theme = { ...theme, type: { ...theme.type, align: 'center' } }
      const root = <LinkTitle copy={copy} place={placeOf(scaled(centred, LARGER), measure)} />
      return [canvasSheet('canvas', theme, root, titleOf(copy))]
    },
  }
}

/** How much larger the small type stands where there is so little of it. */
const LARGER = 1.3

/** Sizes of the title in px on a canvas 1200 px wide. */
const TITLE = { least: 64, most: 190 }

/** The column in the square middle that previews crop to. */
function placeOf(theme: Theme, measure: Place['measure']): Place {
  const { page, margin } = theme
  return { theme, measure, width: Math.min(page.width, page.height) - (margin.left + margin.right) / 2 }
}

function LinkTitle({ copy, place }: { readonly copy: CanvasCopy; readonly place: Place }): Child {
  const { theme, width } = place
  const { page, margin, color } = theme
  const gap = space(theme, 1)
  const masthead = <Masthead copy={copy} theme={theme} />
  const foot = <LinkFoot copy={copy} theme={theme} width={width} />
  const around = heightOf([masthead, <LinkSupport copy={copy} theme={theme} width={width} />, foot], place)
  const { size } = fitTitle(copy.headline?.text ?? '', theme, {
    width,
    height: page.height - margin.top - margin.bottom - around - 2 * gap,
    lines: 3,
    least: (TITLE.least * page.width) / 1200,
    most: (TITLE.most * page.width) / 1200,
  })
  return (
    <section
      style={{ ...bodyStyle(theme), height: '100%', display: 'flex', direction: 'column', align: 'center' }}
    >
      <div flow style={{ width, grow: 1, display: 'flex', direction: 'column' }}>
        {masthead}
        <div style={{ grow: 1 }} />
        <div
          ariaHidden
          part="mark"
          style={{
            width: page.width * 0.06,
            height: page.width * 0.008,
            marginBottom: gap,
            background: color.accent,
            alignSelf: 'center',
            shrink: 0,
          }}
        />
        {copy.headlineLabel && <HeadlineLabel words={copy.headlineLabel} theme={theme} />}
        {copy.headline && <Title words={copy.headline} theme={theme} size={size} width={width} />}
        <LinkSupport copy={copy} theme={theme} width={width} />
        <div style={{ grow: 1 }} />
        {foot}
      </div>
    </section>
  )
}
