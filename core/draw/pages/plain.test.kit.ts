import { baseDesign } from '../../brief/design.ts'
import type { Sheet } from '../../compose/sheet.ts'
import type { Style } from '../../compose/style.ts'
import type { Element, Node, Properties } from '../../compose/tree.ts'
import type { Face } from '../../fonts/face.ts'
import type { Asset } from '../../image/asset.ts'
import { createReport } from '../../message.ts'
import { resolveTheme } from '../../theme/resolve-theme.ts'
import type { DrawContext } from '../context.ts'
import type { Frame, Item, Pages, RectItem, StructureNode, TextItem } from '../frame.ts'
import { layoutPages } from './layout-pages.ts'
import type { Inline, Line, LineBox, LineRun, ParagraphOptions } from './text/line.ts'
import type { TextSetter } from './session.ts'

/** A face in which every character is half an em wide; its metrics are all the drawing asks for. */
const face = {
  key: 'plain',
  family: 'Plain',
  ascent: 0.8,
  descent: 0.2,
  xHeight: 0.5,
  underlinePosition: -0.1,
  underlineThickness: 0.05,
} as Face

const em = 0.5

interface Token {
  readonly text: string
  readonly width: number
  readonly height: number
  readonly source: Inline
  readonly spaceBefore: boolean
}

function tokens(inlines: readonly Inline[], pre: boolean): (Token | 'break')[] {
  const all: (Token | 'break')[] = []
  let space = false
  for (const source of inlines) {
    if (source.kind === 'break') all.push('break')
    else if (source.kind === 'box')
      all.push({ text: '', width: source.width, height: source.height, source, spaceBefore: space })
    else {
      const parts = pre ? source.text.split(/(\n)/) : source.text.split(/(\s+)/)
      for (const part of parts) {
        if (part === '\n' && pre) all.push('break')
        else if (!pre && /^\s+$/.test(part)) space = true
        else if (part !== '') {
          all.push({
            text: part,
            width: part.length * em * source.style.size,
            height: source.style.leading,
            source,
            spaceBefore: space,
          })
          space = false
        }
      }
    }
  }
  return all
}

function setLine(words: readonly Token[], options: ParagraphOptions): Line {
  const pieces: (LineRun | LineBox)[] = []
  const size = Math.max(0, ...words.map(word => (word.source.kind === 'text' ? word.source.style.size : 0)))
  const gap = (word: Token, index: number): number => (index > 0 && word.spaceBefore ? em * size : 0)
  const width = words.reduce((sum, word, index) => sum + word.width + gap(word, index), 0)
  const free = Math.max(0, options.width - width)
  let x =
    options.align === 'center' ? free / 2 : (options.align === 'end') === (options.dir === 'ltr') ? free : 0
  words.forEach((word, index) => {
    x += gap(word, index)
    const { source } = word
    if (source.kind === 'box') pieces.push({ ...source, x })
    else if (source.kind === 'text') {
      const { kind: _, text: __, style, ...rest } = source
      const shaped = { text: word.text, face, width: word.text.length * em, rtl: false }
      const placed = { x, word: shaped as unknown as LineRun['words'][number]['word'] }
      pieces.push({
        kind: 'run',
        face,
        style,
        words: [placed],
        x,
        width: word.width,
        spaceAfter: true,
        ...rest,
      })
    }
    x += word.width
  })
  const height = Math.max(0, ...words.map(word => word.height))
  return { height, baseline: height * 0.8, width, pieces }
}

/** A typesetter without fonts: first fit, no hyphenation, words too long for a line cut by the character. */
export const plainSetter: TextSetter = {
  breakParagraph(inlines, options) {
    const lines: Line[] = []
    let line: Token[] = []
    let used = 0
    const end = (): void => {
      lines.push(setLine(line, options))
      line = []
      used = 0
    }
    const add = (token: Token): void => {
      const size = token.source.kind === 'text' ? token.source.style.size : 0
      const gap = line.length > 0 && token.spaceBefore ? em * size : 0
      if (
        options.whiteSpace !== 'nowrap' &&
        line.length > 0 &&
        used + gap + token.width > options.width + 0.02
      )
        end()
      used += (line.length > 0 ? gap : 0) + token.width
      line.push(token)
    }
    for (const token of tokens(inlines, options.whiteSpace === 'pre')) {
      if (token === 'break') end()
      else add(token)
    }
    if (line.length > 0) end()
    return lines
  },
  naturalWidths(inlines) {
    const words = tokens(inlines, false).filter((token): token is Token => token !== 'break')
    const max = words.reduce(
      (sum, word, index) => sum + word.width + (index > 0 && word.spaceBefore ? em * word.height : 0),
      0,
    )
    return { min: Math.max(0, ...words.map(word => word.width)), max }
  },
}

/** An element for tests. */
export function el(
  tagName: string,
  style: Style,
  children: readonly (Node | string)[] = [],
  properties: Properties = {},
): Element {
  const nodes = children.map(child =>
    typeof child === 'string' ? ({ type: 'text', value: child } as const) : child,
  )
  return { type: 'element', tagName, style, properties, children: nodes }
}

/** Lines of 10 px type, 10 px high: `count` words of ten characters, one on a line 50 px wide. */
export function lines(name: string, count: number): string {
  return Array.from({ length: count }, (_, index) => `${name}${index}`.padEnd(10, '_')).join(' ')
}

/** A sheet of 50 × 100 px text area in margins of 10 px, unless told otherwise. */
export function sheet(
  children: readonly (Node | string)[],
  more: Partial<Sheet> = {},
  style: Style = {},
): Sheet {
  const root = el('div', { size: 10, leading: 1, ...style }, children)
  return { name: 'body', size: page(70, 120), margin: 10, background: '#ffffff', root, ...more }
}

/** A page size in px. */
export function page(width: number, height: number, bleed: number = 0): Sheet['size'] {
  return { name: 'test', width, height, bleed }
}

/** A picture of a size. */
export function picture(name: string, width: number, height: number): Asset {
  const bytes = new Uint8Array()
  return { name, type: 'image/png', bytes, width, height, raster: { type: 'image/png', bytes } }
}

/** Surroundings of a test. */
export function testContext(more: Partial<DrawContext> = {}): DrawContext {
  const theme = resolveTheme(baseDesign, page(70, 120), { lang: 'en', dir: 'ltr' })
  return { theme, surface: 'pages', assets: new Map(), report: createReport(), title: 'Test', ...more }
}

/** Lays sheets out with the plain typesetter. */
export function layout(sheets: readonly Sheet[], more: Partial<DrawContext> = {}): Pages {
  return layoutPages(sheets, testContext(more), plainSetter)
}

/** Text items of a page. */
export function texts(frame: Frame | undefined): TextItem[] {
  return (frame?.items ?? []).filter((item): item is TextItem => item.kind === 'text')
}

/** Rectangles of a page. */
export function rects(frame: Frame | undefined): RectItem[] {
  return (frame?.items ?? []).filter((item): item is RectItem => item.kind === 'rect')
}

/** Words on a page, without the padding of `lines`. */
export function words(frame: Frame | undefined): string[] {
  return texts(frame).map(item => item.words.map(placed => placed.word.text.replace(/_+$/, '')).join(' '))
}

/** The first word that begins with a name: where it stands. */
export function at(
  frame: Frame | undefined,
  name: string,
): { readonly x: number; readonly top: number } | undefined {
  const item = texts(frame).find(text => text.words[0]?.word.text.startsWith(name))
  if (item === undefined) return undefined
  return { x: round((item.x ?? 0) + (item.words[0]?.x ?? 0)), top: round(item.baseline - item.size * 0.8) }
}

/** Hundredths, for comparisons. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Marks of a structure tree in reading order. */
function marksOf(node: StructureNode): number[] {
  return node.children.flatMap(child => (typeof child === 'number' ? [child] : marksOf(child)))
}

/** A structure tree as `Document(H1 P)`. */
export function outlineOf(node: StructureNode): string {
  const inner = node.children
    .filter((child): child is StructureNode => typeof child !== 'number')
    .map(outlineOf)
  return inner.length === 0 ? node.role : `${node.role}(${inner.join(' ')})`
}

/** Words of all pages in the order that the structure reads them. */
export function readingOrder(pages: Pages): string[] {
  const byMark = new Map<number, string[]>()
  for (const frame of pages.frames) {
    for (const item of texts(frame)) {
      if (item.mark === undefined) continue
      const known = byMark.get(item.mark) ?? []
      known.push(...item.words.map(placed => placed.word.text))
      byMark.set(item.mark, known)
    }
  }
  return marksOf(pages.structure).flatMap(mark => byMark.get(mark) ?? [])
}

/** Every number of every item is a number. */
export function isSound(item: Item): boolean {
  return Object.values(item).every(value => typeof value !== 'number' || Number.isFinite(value))
}
