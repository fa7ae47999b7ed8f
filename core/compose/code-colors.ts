import { toOklch } from '../theme/oklch.ts'
import { inkSide, solveContrast } from '../theme/contrast.ts'
import type { Theme } from '../theme/theme.ts'

/** Kinds of words in source code that are told apart. */
export type CodeToken = 'keyword' | 'string' | 'number' | 'name' | 'comment' | 'meta'

/** highlight.js scopes, by the kind they are shown as; others are plain. */
const scopes: Readonly<Record<string, CodeToken>> = {
  keyword: 'keyword',
  built_in: 'name',
  type: 'name',
  title: 'name',
  attr: 'name',
  attribute: 'name',
  name: 'keyword',
  tag: 'meta',
  section: 'keyword',
  'selector-tag': 'keyword',
  'selector-class': 'name',
  'selector-id': 'name',
  string: 'string',
  regexp: 'string',
  quote: 'comment',
  addition: 'string',
  deletion: 'number',
  number: 'number',
  literal: 'number',
  symbol: 'number',
  bullet: 'number',
  variable: 'number',
  'template-variable': 'number',
  comment: 'comment',
  doctag: 'comment',
  meta: 'meta',
}

/** The kind that a class name of the highlighter (`hljs-title`) stands for. */
export function tokenOf(className: string): CodeToken | undefined {
  const scope = className.replace(/^hljs-/, '')
  return Object.hasOwn(scopes, scope) ? scopes[scope] : undefined
}

/** Colours of code on the theme's surface, each at least 4.5:1. */
export function codeColors(theme: Theme): Readonly<Record<CodeToken, string>> {
  const { color } = theme
  const ground = color.surface
  const solved = (hex: string): string => solveContrast(toOklch(hex), [ground], 4.5, inkSide(ground))
  return {
    keyword: solved(color.accentText),
    string: solved(color.success),
    number: solved(color.warning),
    name: solved(color.info),
    comment: solved(color.textMuted),
    meta: solved(color.textMuted),
  }
}
