import { createRequire } from 'node:module'
import type { RootContent } from 'hast'
import { inkSide, solveContrast } from '../theme/contrast.ts'
import { toOklch } from '../theme/oklch.ts'
import { space, type Theme } from '../theme/theme.ts'
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

type Lowlight = typeof import('lowlight')
type Highlighter = ReturnType<Lowlight['createLowlight']>

const load = createRequire(import.meta.url)
let highlighter: Highlighter | undefined

/** Longest code that is coloured, in characters; beyond it plain text is kinder to the reader's wait. */
const LONGEST = 40_000

/**
 * Source code in coloured pieces; code in a language that is not known is one plain piece. Joined, the pieces are the
 * code. The highlighter is loaded with the first code that names a language, and each grammar with its first use.
 */
function highlight(code: string, language: string | undefined): readonly CodePiece[] {
  const known = code.length <= LONGEST && language ? grammarOf(language) : undefined
  if (highlighter === undefined || known === undefined) return [{ text: code }]
  return piecesOf(highlighter.highlight(known, code).children, undefined)
}

/** The registered name of a language, after loading its grammar. */
function grammarOf(language: string): string | undefined {
  const name = language.toLowerCase()
  if (highlighter?.registered(name)) return name
  // Loading takes a tenth of a second and most copy has no code: not at start-up.
  const { common, createLowlight }: Lowlight = load('lowlight')
  highlighter ??= createLowlight()
  const grammar = Object.hasOwn(aliases, name) ? aliases[name] : name
  const define =
    grammar && Object.hasOwn(common, grammar) ? common[grammar as keyof typeof common] : undefined
  if (!grammar || !define) return undefined
  highlighter.register({ [grammar]: define })
  return highlighter.registered(name) ? name : grammar
}

/** Names people write, where they differ from the grammar's. */
const aliases: Readonly<Record<string, string>> = {
  js: 'javascript',
  jsx: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  node: 'javascript',
  ts: 'typescript',
  tsx: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  kt: 'kotlin',
  cs: 'csharp',
  'c#': 'csharp',
  'c++': 'cpp',
  cc: 'cpp',
  h: 'c',
  hpp: 'cpp',
  sh: 'bash',
  zsh: 'bash',
  console: 'shell',
  shellsession: 'shell',
  html: 'xml',
  xhtml: 'xml',
  svg: 'xml',
  yml: 'yaml',
  toml: 'ini',
  md: 'markdown',
  golang: 'go',
  objc: 'objectivec',
  pl: 'perl',
  patch: 'diff',
  makefile: 'makefile',
  make: 'makefile',
  gql: 'graphql',
  jsonc: 'json',
  json5: 'json',
  vb: 'vbnet',
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
