import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Composition } from '../../../core/format.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import { roomAcross, type Theme } from '../../../core/theme/theme.ts'
import { type Ground, themeOn } from '../../../core/theme/theme-on.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { byline, clearOfButtons } from './announcement.tsx'
import { Foot } from './foot.tsx'
import type { AnnouncementLook, AnnouncementProps } from './look.ts'
import { enlarged } from './places.ts'
import { Support } from './words.tsx'
import { readCanvas, titleOf } from '../copy/canvas-copy.ts'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import { hasMasthead, Masthead } from '../sheets/masthead.tsx'
import { fitTitle, HeadlineLabel, Title } from '../sheets/title.tsx'

/** Longest headline of a copy that says little, letters. */
const SHORT = 40

/** Whether a copy is at most so many letters without a picture: the words are all there is to see. */
export function saysLittle(reading: Reading, roles: Roles, letters: number): boolean {
  const { headline, picture } = readCanvas(reading, roles)
  if (headline === undefined || headline.text.length > SHORT || picture) return false
  return reading.words.join(' ').length <= letters
}

/** What a face of few words stands on: the accent's colour, unless the brief names a paper. */
export function fieldOn({ design: { color } }: Theme): Ground {
  return color.paper === null ? 'accent' : 'paper'
}

/** How an announcement of few words looks: a headline as large as it goes on a field of the accent's colour. */
export function statement(
  roles: Roles,
  settingOf: (theme: Theme) => { readonly theme: Theme; readonly look: AnnouncementLook },
): Composition {
  return {
    name: 'words on a field',
    leads: true,
    suits: (reading, { decor }) => decor.fields !== false && saysLittle(reading, roles, 150),
    compose: (reading, theme, measure) => {
      const copy = readCanvas(reading, roles, { contacts: byline, once: 90 })
      const { theme: whole, look } = settingOf(theme)
      const props = { copy, theme: clearOfButtons(whole, copy, look), look, measure }
      return [canvasSheet('canvas', props.theme, <Statement {...largest(props)} />, titleOf(copy))]
    },
  }
}

/** How much larger everything else may stand where there is so little of it, largest first. */
const LARGER = [1.6, 1.3, 1]

/** Share of the canvas that the field takes: at least and at most, where something stands beside it. */
const FIELD = { least: 0.5, most: 0.8, lying: 0.62 }

/** What is under the headline as large as it goes in a quarter of the height. */
function largest(props: AnnouncementProps): AnnouncementProps {
  const looks = LARGER.map(factor => ({ ...props, look: enlarged(props.look, factor) }))
  return looks.find(larger => restHeight(larger) <= props.theme.page.height / 4) ?? props
}

/** A field with the headline along the start of a canvas that lies, along the top of any other; where nothing else is said, it is all of it. */
export function Statement(props: AnnouncementProps): Child {
  const { copy, theme } = props
  const { page, margin, dir } = theme
  const field = fieldOf(props)
  const on = themeOn(theme, 'accent')
  const left = dir === 'ltr' ? 0 : page.width - field.width
  const gap = gapIn(theme)
  const whole = field.width === page.width && field.height === page.height
  const start = dir === 'ltr' ? margin.left : margin.right
  const inside = {
    width: field.width - start - (field.lying ? gap : dir === 'ltr' ? margin.right : margin.left),
    height: field.height - margin.top - (field.lying || whole ? margin.bottom : gap),
  }
  const above = heightOf(<Masthead copy={copy} theme={on} />, { ...props, theme: on, width: inside.width })
  const { size } = fitTitle(copy.headline?.text ?? '', on, {
    width: inside.width,
    height: inside.height - above,
    lines: 5,
    least: theme.type.base * 1.6,
    most: Math.min(page.width, page.height) * 0.6,
  })
  return (
    <section
      style={{
        ...bodyStyle(theme),
        height: '100%',
        display: 'flex',
        direction: field.lying ? 'row' : 'column',
        gap: field.lying ? 2 * gap : gap,
      }}
    >
      <div
        ariaHidden
        part="field"
        style={{
          position: 'absolute',
          top: 0,
          left,
          width: field.width,
          height: field.height,
          background: theme.color.accent,
        }}
      />
      <div style={{ ...inside, shrink: 0, position: 'relative', display: 'flex', direction: 'column' }}>
        {hasMasthead(copy) && <Masthead copy={copy} theme={on} />}
        <div style={{ grow: 1 }} />
        {copy.headlineLabel && <HeadlineLabel words={copy.headlineLabel} theme={on} />}
        {copy.headline && <Title words={copy.headline} theme={on} size={size} width={inside.width} />}
      </div>
      <div flow style={{ grow: 1, basis: 0, display: 'flex', direction: 'column' }}>
        {field.lying && <div style={{ grow: 1 }} />}
        <Support {...props} />
        {!field.lying && <div style={{ grow: 1 }} />}
        <Foot {...props} width={page.width - margin.left - margin.right - (field.lying ? field.width : 0)} />
      </div>
    </section>
  )
}

/** Of the field, px; what stands under it takes the rest of the height. */
function fieldOf(props: AnnouncementProps) {
  const { page, margin } = props.theme
  const lying = page.width > page.height * 1.35
  const rest = restHeight(props)
  if (rest === 0) return { lying: false, width: page.width, height: page.height }
  if (lying) return { lying, width: Math.round(page.width * FIELD.lying), height: page.height }
  const free = page.height - rest - margin.bottom - gapIn(props.theme) / 2
  const height = Math.round(Math.min(Math.max(free, page.height * FIELD.least), page.height * FIELD.most))
  return { lying, width: page.width, height }
}

/** px between the field's edge and the words on both sides of it. */
function gapIn({ margin }: Theme): number {
  return Math.min(margin.left, margin.right) * 0.6
}

/** The height in px of everything but the headline, in a column as wide as the canvas. */
function restHeight(props: AnnouncementProps): number {
  const width = roomAcross(props.theme)
  return heightOf([<Support {...props} />, <Foot {...props} width={width} />], { ...props, width })
}
