import { bodyStyle, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Composition } from '../../../core/format.ts'
import { paragraphsOf } from '../../../core/reading/facts/facts.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { heightOf, type Place } from '../../fitting/height-of.tsx'
import { type CanvasCopy, titleOf } from '../copy/canvas-copy.ts'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import { Contacts, houseLines, inOrder, Position, readCard } from './name-card-words.tsx'
import { fieldOn } from '../announcements/statement.tsx'
import { fitTitle, Title } from '../sheets/title.tsx'

/** A card of one face: of a name and a line or two, with that as large as it goes, or whatever its brief wants on one side. */
export function nameAcross(roles: Roles): Composition {
  return {
    name: 'name across',
    leads: true,
    suits: (reading, { page }) =>
      (page.maxPages === 1 && reading.roles.back === undefined) ||
      (reading.words.join(' ').length <= LITTLE && isNameAlone(readCard(reading, roles))),
    compose: (reading, paper, measure) => {
      const copy = readCard(reading, roles)
      const theme = themeOn(paper, fieldOn(paper))
      return [
        canvasSheet('front', theme, <Face copy={copy} theme={theme} measure={measure} />, titleOf(copy)),
      ]
    },
  }
}

/** Letters of a card that says little, and of the name on it. */
const LITTLE = 100
const NAME = 32

function isNameAlone(copy: CanvasCopy): boolean {
  const { headline, logo, picture, above, captions, terms } = copy
  const apart = houseLines(copy).length + above.length + captions.length + terms.length
  return headline !== undefined && headline.text.length <= NAME && !logo && !picture && apart === 0
}

/** Largest name over the shorter side: where it is all there is, and among everything else. */
const ALONE = 0.45
const FULL = 0.2

/** How much larger the ways to reach somebody stand where there are so few of them. */
const LARGER = 1.2

type FaceProps = Pick<Place, 'theme' | 'measure'> & { readonly copy: CanvasCopy }

/** The name on the foot of a free field, with how to reach it under it. */
function Face({ copy, theme, measure }: FaceProps): Child {
  const { page, margin } = theme
  const width = page.width - margin.left - margin.right
  const isFull = !isNameAlone(copy)
  const large = isFull ? theme : scaled(theme, LARGER)
  const house = isFull && <House copy={copy} theme={theme} />
  const position = <Position blocks={copy.support} theme={large} />
  const foot = <Foot copy={copy} theme={large} />
  const around = heightOf([house, position, foot], { width, theme: large, measure })
  const { size } = fitTitle(copy.headline?.text ?? '', theme, {
    width,
    height: page.height - margin.top - margin.bottom - around,
    lines: 3,
    least: theme.type.base * 1.6,
    most: Math.min(page.width, page.height) * (isFull ? FULL : ALONE),
    named: true,
  })
  return (
    <section flow style={{ ...bodyStyle(theme), height: '100%', display: 'flex', direction: 'column' }}>
      {house}
      <div style={{ grow: 1 }} />
      {copy.headline && <Title words={copy.headline} theme={theme} size={size} width={width} />}
      {position}
      {isFull && <div style={{ grow: 1 }} />}
      {foot}
    </section>
  )
}

/** Whose card it is, and what stands over the name. */
function House({ copy, theme }: { readonly copy: CanvasCopy; readonly theme: Theme }): Child {
  const size = theme.type.base * 1.15
  return (
    <div style={{ size, leading: 1.35 }}>
      <Prose nodes={paragraphsOf(houseLines(copy))} theme={theme} size={size} measured={false} />
      <Prose nodes={copy.above} theme={theme} size={size} measured={false} />
    </div>
  )
}

function Foot({ copy, theme }: { readonly copy: CanvasCopy; readonly theme: Theme }): Child {
  return (
    <div style={{ size: theme.type.base, marginTop: space(theme, 0.75) }}>
      <Contacts facts={inOrder([...copy.contacts, ...copy.facts])} theme={theme} />
      <Prose
        nodes={[...copy.rest, ...paragraphsOf(copy.captions), ...copy.terms]}
        theme={theme}
        size={theme.type.base}
        level={3}
        measured={false}
      />
    </div>
  )
}
