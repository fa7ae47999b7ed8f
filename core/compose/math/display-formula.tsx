import { mediumOf } from '../../theme/medium.ts'
import { sizeAt, type Theme } from '../../theme/theme.ts'
import type { Child } from '../jsx-runtime.ts'
import { Formula, formulaOf } from './formula.tsx'
import type { SetFormula } from './typeset-tex.ts'

/** A formula that stands by itself, and the number that its author gave it. */
interface Displayed {
  readonly tex: string
  readonly formula: SetFormula
  readonly tag?: string
}

const tagged = /\\tag(\*?)\s*\{([^{}]{1,40})\}/g

/** The formula of TeX with its number apart; undefined where it cannot be set. The numbers of its lines stand behind them. */
export function displayOf(tex: string): Displayed | undefined {
  const tags = [...tex.matchAll(tagged)]
  const [only] = tags
  const isOne = tags.length === 1 && only !== undefined
  const set = formulaOf(isOne ? tex.replace(tagged, '') : withTags(tex), true)
  if ('fault' in set) return undefined
  return { tex, formula: set, ...(isOne && { tag: bracketed(only[1], only[2]) }) }
}

function bracketed(star = '', tag = ''): string {
  return star === '' ? `(${tag})` : tag
}

function withTags(tex: string): string {
  return tex.replace(tagged, (_, star: string, tag: string) => `\\qquad\\text{${bracketed(star, tag)}}`)
}

/** Of the text's size: formulas that stand by themselves have room, and on slides they are what is shown. */
const LARGER = { slide: 1.25, page: 1.12 } as const

/** A formula in the middle of its column, its number at the end of the line. */
export function DisplayFormula({
  theme,
  tex,
  formula,
  tag,
  size = sizeAt(theme, 0),
}: Displayed & { readonly theme: Theme; readonly size?: number | undefined }): Child {
  const own = <Formula theme={theme} tex={tex} formula={formula} />
  const isSlide = mediumOf(theme.page) === 'slide'
  const style = {
    size: Math.round(size * LARGER[isSlide ? 'slide' : 'page'] * 2) / 2,
    textAlign: 'center',
  } as const
  const line = <p style={style}>{own}</p>
  // A slide has no room to spare around it.
  if (tag === undefined) return isSlide ? line : <div style={{ breakInside: 'avoid' }}>{line}</div>
  return (
    <div style={{ display: 'flex', align: 'center', gap: 12, breakInside: 'avoid' }}>
      <div style={{ grow: 1, basis: 0, shrink: 0 }} />
      {line}
      <p ariaHidden style={{ grow: 1, basis: 0, shrink: 0, textAlign: 'end' }}>
        {tag}
      </p>
    </div>
  )
}
