import { createRequire } from 'node:module'
import type { RootContent } from 'hast'
import { type CodeToken, tokenOf } from './code-colors.ts'

/** A piece of source code in one colour. */
export interface CodePiece {
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
export function highlight(code: string, language: string | undefined): readonly CodePiece[] {
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
