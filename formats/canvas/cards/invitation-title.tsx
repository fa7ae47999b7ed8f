import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Composition } from '../../../core/format.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { stanzasOf } from '../../lines/stanzas.ts'
import { isTitledWithin } from '../bills/bill.ts'
import { titleOf } from '../copy/canvas-copy.ts'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import { balanced } from './invitation-card.tsx'
import { Above, Below, type CardProps, readInvitation } from './invitation-words.tsx'
import { fieldOn, saysLittle } from '../announcements/statement.tsx'
import { fitTitle, Title } from '../sheets/title.tsx'

/** An invitation of few words: its title as large as it goes in a thin frame on a field of the accent's colour, when and where at its foot. */
export function titleInFrame(roles: Roles, themeFor: (theme: Theme) => Theme): Composition {
  return {
    name: 'title in a frame',
    leads: true,
    suits: reading => saysLittle(reading, roles, 110) && !isTitledWithin(stanzasOf(reading)),
    compose: (reading, paper, measure) => {
      const copy = readInvitation(reading, roles, paper.design)
      const theme = balanced(themeFor(themeOn(paper, fieldOn(paper))))
      const root = <Framed copy={copy} theme={theme} measure={measure} />
      return [canvasSheet('canvas', theme, root, titleOf(copy))]
    },
  }
}

/** How much larger everything else may stand where there is so little of it, largest first. */
const LARGER = [1.7, 1.5, 1.3, 1.15, 1]

/** Share of the height that stands under the title at most. */
const BELOW = 0.36

/** Part of the margin between the edge of the card and the frame. */
const FRAME = 0.4

function Framed({ copy, theme, measure }: CardProps): Child {
  const { page, margin } = theme
  const width = page.width - margin.left - margin.right
  const heightIn = (piece: Child, own: Theme): number => heightOf(piece, { width, theme: own, measure })
  const themes = LARGER.map(factor => scaled(theme, factor))
  const own =
    themes.find(one => heightIn(<Below copy={copy} theme={one} />, one) <= page.height * BELOW) ?? theme
  const above = <Above copy={copy} theme={own} />
  const below = <Below copy={copy} theme={own} />
  const { size } = fitTitle(copy.headline?.text ?? '', theme, {
    width,
    height: page.height - margin.top - margin.bottom - heightIn([above, below], own) - space(theme, 2),
    lines: 4,
    least: theme.type.base * 1.9,
    most: Math.min(page.width, page.height) * 0.3,
  })
  return (
    <section style={{ ...bodyStyle(theme), height: '100%', display: 'flex', direction: 'column' }}>
      <Frame theme={theme} />
      <div
        flow
        style={{
          size: own.type.base,
          padding: [0, 0, space(theme, 1), 0],
          grow: 1,
          position: 'relative',
          display: 'flex',
          direction: 'column',
        }}
      >
        {above}
        <div style={{ grow: 5 }} />
        {copy.headline && <Title words={copy.headline} theme={theme} size={size} width={width} />}
        <div style={{ grow: 6 }} />
        {below}
      </div>
    </section>
  )
}

function Frame({ theme: { page, margin, color, rule } }: { readonly theme: Theme }): Child {
  const inset = Math.round(Math.min(margin.left, margin.right, margin.top) * FRAME)
  const border = { width: Math.max(rule, 1), color: color.accent }
  return (
    <div
      ariaHidden
      part="frame"
      style={{
        position: 'absolute',
        top: inset,
        left: inset,
        width: page.width - 2 * inset,
        height: page.height - 2 * inset,
        border,
      }}
    />
  )
}
