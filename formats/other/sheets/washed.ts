import { contrast } from '../../../core/theme/contrast.ts'
import { mixed, toHex, toOklch } from '../../../core/theme/oklch.ts'
import { quietTint } from '../../../core/theme/ramps.ts'
import type { Roles, Theme } from '../../../core/theme/theme.ts'

/** The least contrast of running text. */
const READ = 4.5

/** What stands on a wash besides its text. */
const inks = ['heading', 'textMuted', 'accentText', 'link', 'danger', 'success', 'warning'] as const

/** The theme on paper with a part of a colour in it, 0 to 1; what could not be read on that goes over into the text's colour. */
export function washed(theme: Theme, color: string, part: number): Theme {
  const { paper } = theme.color
  const mixture = mixed(paper, color, part)
  // A state has its own colour; the accent leaves but a trace of it.
  const isQuiet = theme.mode === 'light' && color === theme.color.accent
  return readableOn(theme, isQuiet ? toHex(quietTint(toOklch(mixture), color)) : mixture)
}

/** The theme on a ground; what could not be read there goes over into the text's colour. */
export function readableOn(theme: Theme, ground: string): Theme {
  const { text } = theme.color
  const readable = (ink: string): string =>
    [0, 0.25, 0.5, 0.75].map(share => mixed(ink, text, share)).find(one => contrast(one, ground) >= READ) ??
    text
  const solved = Object.fromEntries(inks.map(name => [name, readable(theme.color[name])]))
  return { ...theme, color: { ...theme.color, ...(solved as Partial<Roles>), paper: ground } }
}
