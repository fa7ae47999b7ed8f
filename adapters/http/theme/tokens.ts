import { sizeAt, type Theme } from '../../../core/theme/theme.ts'
import { themes } from './themes.ts'

/** Roles of the theme that the pages use, by the name of their custom property. */
function colors({ mode, color, neutralRamp }: Theme): Readonly<Record<string, string>> {
  return {
    paper: color.paper,
    'paper-alt': color.paperAlt,
    surface: color.surface,
    raised: (mode === 'light' ? neutralRamp[0] : color.paperAlt) ?? color.paper,
    text: color.text,
    muted: color.textMuted,
    heading: color.heading,
    accent: color.accent,
    'on-accent': color.onAccent,
    'accent-text': color.accentText,
    'accent-soft': color.accentSoft,
    'on-accent-soft': color.onAccentSoft,
    border: color.border,
    hairline: color.hairline,
    success: color.success,
    warning: color.warning,
    danger: color.danger,
  }
}

/** The theme as custom properties: colours for both looks, sizes of the type scale in rem, distances, radius. */
export function writeTokens(): string {
  const { light, dark } = themes
  const steps = [-2, -1, 0, 1, 2, 3, 4, 5].map(
    step => [`step-${step}`, rem(light, sizeAt(light, step))] as const,
  )
  const rooms = [0.25, 0.5, 0.75, 1, 1.5, 2, 3].map(
    count => [`space-${String(count).replace('.', '-')}`, rem(light, light.unit * count)] as const,
  )
  return [
    `:root{color-scheme:light dark;${declare([
      ...Object.entries(colors(light)),
      ...steps,
      ...rooms,
      ['radius', `${light.radius}px`],
      ['leading', String(light.type.leading)],
      ['display', `"${light.type.display}",Georgia,serif`],
      ['sans', `"${light.type.text}",system-ui,sans-serif`],
      ['mono', `"${light.type.mono}",ui-monospace,monospace`],
      ['strong', String(light.type.strongWeight)],
      ['tracking', `${light.type.displayTracking}em`],
    ])}}`,
    `@media (prefers-color-scheme:dark){:root{${declare(Object.entries(colors(dark)))}}}`,
  ].join('\n')
}

function declare(values: readonly (readonly [name: string, value: string])[]): string {
  return values.map(([name, value]) => `--${name}:${value}`).join(';')
}

/** Relative to the visitor's own size of text, which the theme's body size stands for. */
function rem({ type }: Theme, pixels: number): string {
  return `${Math.round((pixels / type.base) * 1000) / 1000}rem`
}
