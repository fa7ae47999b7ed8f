import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Composition } from '../../../core/format.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { readOnce } from './announcement.tsx'
import { Foot } from './foot.tsx'
import type { AnnouncementLook, AnnouncementProps } from './look.ts'
import { enlarged } from './places.ts'
import { Support } from './words.tsx'
import { titleOf } from '../copy/canvas-copy.ts'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import { Masthead } from '../sheets/masthead.tsx'
import { fieldOn, saysLittle } from './statement.tsx'
import { isStrip, Strip } from './strip.tsx'
import { fitTitle, HeadlineLabel, Title } from '../sheets/title.tsx'

/** How a banner is set on a page. */
export type SettingOf = (theme: Theme) => { readonly theme: Theme; readonly look: AnnouncementLook }

/** A banner of a few words, which fill the strip on a field of the accent's colour. */
export function wordsAcross(roles: Roles, settingOf: SettingOf): Composition {
  return {
    name: 'words across',
    leads: true,
    suits: (reading, { decor }) => decor.fields !== false && saysLittle(reading, roles, 70),
    compose: (reading, paper, measure) => {
      const copy = readOnce(reading, roles)
      const { theme: drawn, look } = settingOf(themeOn(paper, fieldOn(paper)))
      const props = { copy, theme: drawn, look: enlarged(look, 1.5), measure }
      const root = isStrip(drawn) ? <Strip copy={copy} theme={drawn} /> : <Across {...props} />
      return [canvasSheet('canvas', drawn, root, titleOf(copy))]
    },
  }
}

/** Largest headline as a share of the height. */
const HEADLINE = 0.7

function Across(props: AnnouncementProps): Child {
  const { copy, theme } = props
  const { page, margin } = theme
  const width = page.width - margin.left - margin.right
  const masthead = <Masthead copy={copy} theme={theme} />
  const support = <Support {...props} />
  const foot = <Foot {...props} width={width} />
  const around = heightOf([masthead, support, foot], { ...props, width })
  const { size } = fitTitle(copy.headline?.text ?? '', theme, {
    width,
    height: page.height - margin.top - margin.bottom - around,
    lines: page.width > page.height * 2.2 ? 2 : 5,
    least: theme.type.base * 1.6,
    most: page.height * HEADLINE,
  })
  return (
    <section flow style={{ ...bodyStyle(theme), height: '100%', display: 'flex', direction: 'column' }}>
      {masthead}
      <div style={{ grow: 1 }} />
      {copy.headlineLabel && <HeadlineLabel words={copy.headlineLabel} theme={theme} />}
      {copy.headline && <Title words={copy.headline} theme={theme} size={size} width={width} />}
      {support}
      <div style={{ grow: 1 }} />
      {foot}
    </section>
  )
}
