import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import { mm } from '../../../core/theme/page.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import type { CanvasCopy } from '../../parts/read-canvas.ts'
import { canvasSheet } from './canvas-sheet.ts'
import { CutLine } from './cut-line.tsx'
import { PassMain } from './pass-main.tsx'
import { PassSide } from './pass-side.tsx'
import { type PassWords, passWords } from './read-pass.ts'

/** What a format decides about a pass: a card of labelled values with a part to tear off or a panel beside it. */
export interface PassLook {
  /** Fields whose first present one is the headline where the copy has no heading. */
  readonly headline: readonly string[]
  /** A field set as large as the page allows, under the headline. */
  readonly hero?: string
  /** Fields that stand together, a row or more each; the others follow in a last group. */
  readonly groups: readonly (readonly string[])[]
  /** Fields set large. */
  readonly large: readonly string[]
  /** Fields set in the mono face. */
  readonly mono?: readonly string[]
  readonly side: SideLook
  /** Colour of the band over the main part, with the brand in it; default none. */
  readonly band?: boolean
  /** A dashed line around the whole, to cut along. */
  readonly cutLine?: boolean
}

/** The narrow part beside the main one. */
export interface SideLook {
  readonly fields: readonly string[]
  /** The fields stand on the main part as well. */
  readonly repeated: boolean
  /** Share of the width inside the margins. */
  readonly share: number
  /** `line`: behind a perforation; `panel`: on the deep ground. */
  readonly manner: 'line' | 'panel'
  /** A field set as large as this part is wide. */
  readonly hero?: string
}

/** What the parts of a pass are made of. */
export interface PassProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
  readonly look: PassLook
  readonly words: PassWords
}

/** One sheet of labelled values under a headline; a page that is not wide has all of them in one column. */
export function composePass(copy: CanvasCopy, theme: Theme, look: PassLook): readonly Sheet[] {
  const words = passWords(copy, theme, look.headline)
  return [
    canvasSheet('pass', theme, <Pass copy={copy} theme={theme} look={look} words={words} />, words.title),
  ]
}

function Pass(props: PassProps): Child {
  const { copy, theme, look, words } = props
  const { page, margin } = theme
  const beside = words.facts.filter(fact => look.side.fields.includes(fact.name))
  const room = page.width - margin.left - margin.right
  const wide = page.width > page.height * 1.4 && beside.length > 0
  const side = wide ? Math.round(room * look.side.share) : 0
  // A perforation keeps 5 mm clear on both sides.
  const pictured = picturedWidth(props)
  const gap = wide || pictured > 0 ? Math.max(mm(5), space(theme, 1)) : 0
  const width = room - side - (wide ? 2 * gap : 0) - (pictured > 0 ? pictured + 2 * gap : 0)
  const strip = copy.picture && pictured === 0 ? page.height * 0.3 : 0
  const onMain =
    wide && !look.side.repeated ? words.facts.filter(fact => !beside.includes(fact)) : words.facts
  return (
    <section style={{ ...bodyStyle(theme), height: '100%', display: 'flex', gap: 2 * gap }}>
      {look.band && <Band theme={theme} />}
      {look.cutLine && <CutLine theme={theme} />}
      {pictured > 0 && <Picture copy={copy} theme={theme} width={pictured} />}
      <div flow style={{ width, display: 'flex', direction: 'column' }}>
        <PassMain {...props} facts={onMain} width={width} strip={strip} />
      </div>
      {wide && <PassSide {...props} facts={beside} width={side} gap={gap} />}
    </section>
  )
}

/** Width in px of a picture beside the words, which are not made smaller for it; 0 where it stands among them. */
function picturedWidth({ copy, theme, look }: PassProps): number {
  const { page, margin } = theme
  if (!copy.picture || look.band || page.width < page.height * 1.4) return 0
  return Math.min((page.width - margin.left - margin.right) * pictureShare, page.height - 2 * margin.top)
}

/** Share of the width inside the margins that a picture takes. */
const pictureShare = 0.2

interface PictureProps extends Pick<PassProps, 'copy' | 'theme'> {
  /** px */
  readonly width: number
}

/** The copy's picture at the start, as high as the words beside it. */
function Picture({ copy: { picture }, theme, width }: PictureProps): Child {
  if (!picture?.data?.asset) return null
  const { page, margin } = theme
  const height = page.height - margin.top - margin.bottom
  const style = { width, height, fit: 'cover', radius: theme.radius, shrink: 0 } as const
  return <img src={picture.data.asset} alt={picture.alt ?? ''} style={style} />
}

/** The deep colour along the top, over the whole width. */
function Band({ theme: { page, margin, color, type } }: { readonly theme: Theme }): Child {
  const height = 2 * margin.top + type.base * 1.3
  return (
    <div
      ariaHidden
      style={{ position: 'absolute', top: 0, left: 0, width: page.width, height, background: color.inverse }}
    />
  )
}
