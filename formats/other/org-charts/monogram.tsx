import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { phrasingText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { Person } from './people.ts'

/** Whose sign it is, and how large, px. */
interface MonogramProps {
  readonly person: Person
  readonly size: number
  readonly theme: Theme
}

/** A person's picture as a disc, else the first letters of their name; an empty ring where nobody holds the place. */
export function Monogram({ person: { name, photo, vacant }, size, theme }: MonogramProps): Child {
  const { color, type } = theme
  const disc: Style = { width: size, height: size, radius: size / 2, shrink: 0 }
  if (photo?.data?.asset)
    return <img src={photo.data.asset} alt={photo.alt ?? ''} style={{ ...disc, fit: 'cover' }} />
  const ring = { width: Math.max(1, Math.round(size * 0.03)), color: color.border, style: 'dashed' } as const
  if (vacant) return <div ariaHidden style={{ ...disc, border: ring }} />
  return (
    <div
      ariaHidden
      part="monogram"
      style={{
        ...disc,
        display: 'flex',
        justify: 'center',
        align: 'center',
        background: color.accent,
        color: color.onAccent,
        size: size * 0.4,
        weight: type.strongWeight,
        leading: 1,
      }}
    >
      {initialsOf(phrasingText(name))}
    </div>
  )
}

/** First letters of the first and the last name, or of the only one; what stands before two names is a title. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter(word => /^\p{Lu}|^\p{Lo}/u.test(word))
  const names = words.length > 2 && /^.{1,3}$|\.$/u.test(words[0] ?? '') ? words.slice(1) : words
  const [first = name, ...others] = names
  const letters = /^\p{Lo}/u.test(first) ? [first] : [first, ...others.slice(-1)]
  return letters.map(word => [...word][0] ?? '').join('')
}
