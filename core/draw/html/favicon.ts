import type { Theme } from '../../theme/theme.ts'

/** A small icon with the first letter of a title on the accent, as a data URI. */
export function monogram(title: string, { color, lang }: Theme): string {
  const letter = /[\p{L}\p{N}]/u.exec(title)?.[0].toLocaleUpperCase(lang) ?? ''
  const ground = `<rect width="32" height="32" rx="7" fill="${color.accent}"/>`
  const font = 'font-family="system-ui,sans-serif" font-size="20" font-weight="700" text-anchor="middle"'
  const glyph = `<text x="16" y="23" ${font} fill="${color.onAccent}">${letter}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${letter ? glyph : ''}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
