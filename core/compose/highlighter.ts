/** Grammars of programming languages: large, and seldom needed, so the build packs this file apart. */
import type { RootContent } from 'hast'
import { common, createLowlight } from 'lowlight'

const highlighter = createLowlight()

/** Source code as spans with the class names of highlight.js; undefined in a language that is not known. */
export function highlightCode(code: string, language: string): readonly RootContent[] | undefined {
  const name = grammarOf(language.toLowerCase())
  return name === undefined ? undefined : highlighter.highlight(name, code).children
}

/** The registered name of a language; its grammar is registered with its first use. */
function grammarOf(name: string): string | undefined {
  if (highlighter.registered(name)) return name
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
