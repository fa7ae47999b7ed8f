import type { RootContent } from 'hast'
import { inkSide, solveContrast } from '../theme/contrast.ts'
import { toOklch } from '../theme/oklch.ts'
import { space, type Theme } from '../theme/theme.ts'
import { highlightCode } from './highlighter.ts'
import { type Child, text } from './jsx-runtime.ts'
import type { Style } from './style.ts'

/** Source code set off from the text. */
export interface CodeProps {
  readonly theme: Theme
  readonly code: string
  /** As written after the fence: `ts`, `python`. */
  readonly language?: string
  /** Node id of the code. */
  readonly node?: string
  /** px of the text around; default body. */
  readonly size?: number
}

/** Lines of code beyond which a block may be divided between pages. */
const KEPT_LINES = 18

/** A block of source code in the mono face, coloured when its language is known. */
export function Code({ theme, code, language, node, size = theme.type.base }: CodeProps): Child {
  const colors = codeColors(theme)
  const lines = code.split('\n').length
  return (
    <pre
      part="code"
      style={{
        ...(lines <= KEPT_LINES && { breakInside: 'avoid' }),
        background: theme.color.surface,
        radius: Math.min(theme.radius, 12),
        padding: [space(theme, 0.75), space(theme, 0.75)],
        textAlign: 'start',
      }}
    >
      <code style={{ ...codeStyle(theme, size), leading: 1.5, color: theme.color.text }}>
        {highlight(code, language).map(piece =>
          piece.token === undefined ? (
            text(piece.text, node)
          ) : (
            <span part={piece.token} style={{ color: colors[piece.token] }}>
              {text(piece.text, node)}
            </span>
          ),
        )}
      </code>
    </pre>
  )
}

/** A word of code in a line of text of `size` px. */
export function InlineCode({ theme, code, node, size = theme.type.base }: CodeProps): Child {
  const ground = { background: theme.color.surface, radius: 3, padding: [0, 3] as const }
  return <code style={{ ...codeStyle(theme, size), ...ground }}>{text(code, node)}</code>
}

/** Mono faces look large beside text: a little smaller than `size` px, and never tracked. */
export function codeStyle(theme: Theme, size: number): Style {
  return { family: theme.type.mono, size: Math.round(size * 0.88 * 2) / 2, tracking: 0, hyphens: false }
}

/** A piece of source code in one colour. */
interface CodePiece {
  readonly text: string
  readonly token?: CodeToken
}

/** Longest code that is coloured, in characters, and its longest line: what is longer was written by machines, and takes long. */
const LONGEST = { code: 40_000, line: 2000 }

/** Source code in coloured pieces; code in a language that is not known is one plain piece. Joined, the pieces are the code. */
function highlight(code: string, language: string | undefined): readonly CodePiece[] {
  const coloured = isWritten(code) && language ? highlightCode(code, language) : undefined
  return coloured === undefined ? [{ text: code }] : piecesOf(coloured, undefined)
}

function isWritten(code: string): boolean {
  return code.length <= LONGEST.code && code.split('\n').every(line => line.length <= LONGEST.line)
}

function piecesOf(nodes: readonly RootContent[], token: CodeToken | undefined): CodePiece[] {
  return nodes.flatMap(node => {
    if (node.type === 'text') return [{ text: node.value, ...(token && { token }) }]
    if (node.type !== 'element') return []
    const names = node.properties.className
    const own = Array.isArray(names) ? tokenOf(String(names[0])) : undefined
    return piecesOf(node.children, own ?? token)
  })
}

/** Kinds of words in source code that are told apart. */
type CodeToken = 'keyword' | 'string' | 'number' | 'name' | 'comment' | 'meta'

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
function tokenOf(className: string): CodeToken | undefined {
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
