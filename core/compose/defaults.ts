import type { Style } from './style.ts'

const inlineTags = new Set([
  'a',
  'br',
  'cite',
  'code',
  'del',
  'em',
  'img',
  'kbd',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
])

/** Whether a tag is laid out inside a line of text when its style does not say. `img` and `svg` are blocks outside text. */
export function isInlineTag(tagName: string): boolean {
  return inlineTags.has(tagName)
}

const tagStyles: Readonly<Record<string, Style>> = {
  strong: { weight: 700 },
  em: { italic: true },
  cite: { italic: true },
  th: { weight: 600 },
  del: { decoration: 'line-through' },
  s: { decoration: 'line-through' },
  u: { decoration: 'underline' },
  sup: { verticalAlign: 'super' },
  sub: { verticalAlign: 'sub' },
  pre: { whiteSpace: 'pre' },
  h1: { keepWithNext: true },
  h2: { keepWithNext: true },
  h3: { keepWithNext: true },
  h4: { keepWithNext: true },
  h5: { keepWithNext: true },
  h6: { keepWithNext: true },
}

/**
 * What a tag means before its own style speaks, the same in every drawer. There are no default margins, sizes or
 * list indents: components state those.
 */
export function defaultStyle(tagName: string): Style {
  return tagStyles[tagName] ?? {}
}
