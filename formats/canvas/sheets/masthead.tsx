import { Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { type CanvasCopy, wordsIn } from '../copy/canvas-copy.ts'
import { textOf } from '../copy/entry.ts'

interface MastheadProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
}

/** The mark, the brand and what the author put over the headline, small. */
export function Masthead({ copy, theme }: MastheadProps): Child {
  if (!hasMasthead(copy)) return null
  const { type, color } = theme
  return (
    <div
      part="masthead"
      style={{ shrink: 0, color: color.accentText, weight: type.strongWeight, leading: 1.25 }}
    >
      {copy.logo !== undefined && (
        <img src={copy.logo} alt="" style={{ height: type.base * 2, fit: 'contain', alignSelf: 'start' }} />
      )}
      {copy.brand.flatMap(({ lines }) =>
        lines.map(({ nodes }) => (
          <p>
            <Phrasing nodes={nodes} theme={theme} />
          </p>
        )),
      )}
      <Prose nodes={copy.above} theme={theme} measured={false} />
    </div>
  )
}

/** Whether anything stands over the headline. */
export function hasMasthead({ brand, above, logo }: CanvasCopy): boolean {
  return brand.length > 0 || above.length > 0 || logo !== undefined
}

/** The words over the headline. */
export function mastheadWords({ brand, above }: CanvasCopy): string {
  return [...brand.map(textOf), wordsIn(above)].filter(Boolean).join(' ')
}
