import type { Theme } from '../../core/theme/theme.ts'

/** The theme with type and room multiplied by a factor, for a place where words stand larger or smaller than body. */
export function growTheme(theme: Theme, factor: number): Theme {
  const { type } = theme
  return {
    ...theme,
    unit: theme.unit * factor,
    type: {
      ...type,
      base: Math.round(type.base * factor),
      steps: type.steps.map(step => Math.round(step * factor)),
      measure: type.measure * factor,
    },
  }
}

/** The theme in the colours of its deep ground: for covers, sections and inverted panels. */
export function onInverse(theme: Theme): Theme {
  const { color } = theme
  return {
    ...theme,
    color: {
      ...color,
      paper: color.inverse,
      text: color.onInverse,
      textMuted: color.onInverseMuted,
      heading: color.onInverse,
      accent: color.accentOnInverse,
      accentText: color.accentOnInverse,
      link: color.accentOnInverse,
    },
  }
}
