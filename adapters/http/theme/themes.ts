import { type Design, designFrom } from '../../../core/brief/design.ts'
import { resolveTheme } from '../../../core/theme/resolve-theme.ts'
import type { Theme } from '../../../core/theme/theme.ts'

/** Platen's own design, in the words that every document is designed with: cream paper, ink, one cobalt. */
const light: Design = designFrom({
  color: { seeds: ['#2346c7'], neutral: 'warm', ground: 'cream' },
  type: { display: 'Fraunces', text: 'Source Sans 3', baseSize: 17, scale: 1.2, displayWeight: 600 },
  shape: { radius: 8, rules: 'hairline' },
})

const dark: Design = designFrom({ color: { mode: 'dark' } }, light)

const locale = { lang: 'en', dir: 'ltr' } as const

/** Both looks of our pages; the visitor's system chooses. */
export const themes: { readonly light: Theme; readonly dark: Theme } = {
  light: resolveTheme(light, screenOf(1440), locale),
  dark: resolveTheme(dark, screenOf(1440), locale),
}

function screenOf(width: number): Theme['page'] {
  return { name: `${width}px`, width, height: 0, bleed: 0 }
}
