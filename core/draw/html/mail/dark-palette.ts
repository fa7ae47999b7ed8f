import { resolveGrounds } from '../../../theme/grounds.ts'
import { resolveRoles } from '../../../theme/roles.ts'
import type { Roles, Theme } from '../../../theme/theme.ts'

/** Classes by which a letter turns dark, for readers who have it so. Panels in the accent stay as they are. */
export interface DarkPalette {
  /** Whether a ground turns dark: only words on such grounds turn light. */
  turns(ground: string): boolean
  /** Class of a ground, of words or of lines in a colour of the light theme; undefined where it stays. */
  classFor(what: 'ground' | 'ink' | 'line', color: string): string | undefined
  /** The rules of the classes that were given out: as media query, and as Outlook's web client asks for it. */
  css(): readonly string[]
}

const names: Readonly<Record<'ground' | 'ink' | 'line', readonly (keyof Roles)[]>> = {
  ground: ['paper', 'paperAlt', 'surface', 'accentSoft', 'hairline'],
  ink: ['text', 'heading', 'textMuted', 'link', 'accentText', 'onAccentSoft'],
  line: ['hairline', 'border', 'heading', 'text'],
}

const properties = { ground: 'background-color', ink: 'color', line: 'border-color' } as const

/** Creates the dark palette of a light theme; of a dark one nothing turns. */
export function createDarkPalette({ mode, paperColor, design }: Theme): DarkPalette {
  const color = { ...design.color, mode: 'dark', paper: null, ink: null } as const
  const { roles } = resolveRoles(color, resolveGrounds(color))
  const roleOf = (what: keyof typeof names, hex: string): keyof Roles | undefined =>
    mode === 'dark' ? undefined : names[what].find(role => paperColor[role] === hex)
  const used = new Map<string, string>()
  return {
    turns: ground => roleOf('ground', ground) !== undefined,
    classFor(what, hex) {
      const role = roleOf(what, hex)
      if (role === undefined) return undefined
      const name = `${what}-${role.replace(/[A-Z]/g, capital => `-${capital.toLowerCase()}`)}`
      used.set(name, `${properties[what]}:${roles[role]}!important`)
      return name
    },
    css() {
      if (used.size === 0) return []
      const rules = (before: (name: string) => string): string =>
        [...used].map(([name, declaration]) => `${before(name)}.${name}{${declaration}}`).join('')
      return [
        `@media (prefers-color-scheme:dark){${rules(() => '')}}`,
        rules(name => (name.startsWith('ground') ? '[data-ogsb] ' : '[data-ogsc] ')),
      ]
    },
  }
}
