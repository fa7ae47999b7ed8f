import type { ElementContent, Properties } from 'hast'
import { columnCount } from '../../compose/rows.ts'
import type { Style } from '../../compose/style.ts'
import { type Element, isElement, type Node } from '../../compose/tree.ts'
import type { Surface } from '../../format.ts'
import type { Asset, Plate } from '../../image/asset.ts'
import type { Theme } from '../../theme/theme.ts'
import type { DrawContext } from '../context.ts'
import { assetOf } from '../picture.ts'
import { plateOutlines } from '../plate.ts'
import type { StyleWriter } from './declarations.ts'
import { classNames, element as make } from './element.ts'
import { phoneSizeFor } from './phone-size.ts'
import { createStyleSheet, type StyleSheet } from './style-sheet.ts'

/** What is gathered while the trees of one page are turned into HTML. */
export interface PageParts {
  readonly writer: StyleWriter
  readonly styles: StyleSheet
  readonly levels: HeadingLevels
  readonly pictures: Pictures
  /** Ids given out, so that each is used once. */
  readonly ids: Set<string>
  /** Bodies of notes, in the order of their references. */
  readonly notes: Note[]
  /** Declarations for narrow screens that a style does not make itself. */
  readonly narrow: (style: Style) => string
  /** Declarations with which display type fits a phone. */
  readonly phone: (element: Element) => string
  /** Lengths grow with the window: what has a size by nature has to be told it. */
  readonly grows: boolean
  readonly lang: string
}

/** A note and the anchor of the reference that leads to it. */
interface Note {
  readonly body: Element
  readonly id: string
  readonly reference: string
}

/** Creates the parts of one page. */
export function createPageParts(
  roots: readonly Node[],
  context: DrawContext,
  writer: StyleWriter,
): PageParts {
  return {
    writer,
    styles: createStyleSheet(writer, context.surface === 'canvas' ? `.${reflowing} ` : ''),
    levels: createHeadingLevels(roots),
    pictures: createPictures(context),
    ids: new Set(),
    notes: [],
    narrow: narrowFor(context.surface),
    phone: phoneSizeFor(context.surface),
    grows: context.surface === 'canvas',
    lang: context.theme.lang,
  }
}

/** An id that no other element has: the wished one, or with a number behind it. */
export function uniqueId(wished: string, ids: Set<string>): string {
  let id = wished
  for (let count = 2; ids.has(id); count++) id = `${wished}-${count}`
  ids.add(id)
  return id
}

/** Gives each heading of a page its level, in document order. */
export type HeadingLevels = (level: number) => 1 | 2 | 3 | 4 | 5 | 6

/**
 * Creates the outline of one page: one h1, the first there is, or the first heading where there is none; below it no level
 * is skipped, and headings of equal rank stay equal. What a heading looks like is in its style and does not change.
 */
export function createHeadingLevels(roots: readonly Node[]): HeadingLevels {
  const hasTitle = roots.some(root => holdsTag(root, 'h1'))
  let titled = false
  let open: { readonly asked: number; readonly given: number }[] = []
  return level => {
    if (!titled && (level === 1 || !hasTitle)) {
      titled = true
      open = []
      return 1
    }
    while (open.length > 0 && (open.at(-1)?.asked ?? 0) >= level) open.pop()
    const given = Math.min((open.at(-1)?.given ?? 1) + 1, 6) as 2 | 3 | 4 | 5 | 6
    open.push({ asked: level, given })
    return given
  }
}

function holdsTag(node: Node, tag: string): boolean {
  return isElement(node) && (node.tagName === tag || node.children.some(child => holdsTag(child, tag)))
}

/** Class of canvases that give up their proportions on a narrow screen, so that their text can be read. */
export const reflowing = 'reflow'

/**
 * What becomes of a style on a narrow screen besides what it says itself. Screens are designed for it; sheets and slides are
 * not: their columns are set one below the other, and nothing keeps a height.
 */
function narrowFor(surface: Surface): (style: Style) => string {
  if (surface === 'screen') return () => ''
  return style => {
    const columns = columnCount(style)
    return [
      ...(style.display === 'grid' && columns > 1 ? ['grid-template-columns:minmax(0,1fr)'] : []),
      ...(style.display === 'flex' && style.direction !== 'column' && style.wrap === undefined
        ? ['flex-wrap:wrap']
        : []),
      ...(style.span !== undefined ? ['grid-column:auto'] : []),
      ...(style.width !== undefined && style.position !== 'absolute' ? ['max-width:100%'] : []),
    ].join(';')
  }
}

/** Whether a canvas can be set as running text: none of its words has a place of its own. */
export function canReflow(root: Element): boolean {
  return root.children.every(child => child.type === 'text' || (!isPlacedText(child) && canReflow(child)))
}

function isPlacedText(element: Element): boolean {
  return element.style.position === 'absolute' && holdsText(element)
}

function holdsText(node: Node): boolean {
  return node.type === 'text' ? node.value.trim() !== '' : node.children.some(holdsText)
}

/** The pictures of one page, in the order in which they are shown. */
interface Pictures {
  /** An `img` for an asset, or its description where there is no such asset. */
  draw(element: Element, className: string | undefined): ElementContent
  /** px that a picture is wide by nature. */
  widthOf(element: Element): number | undefined
  /** The assets that are shown. */
  readonly used: readonly Asset[]
}

/** Creates the pictures of one page. The first is loaded at once, the others when they come into view. */
function createPictures({ assets, theme }: Pick<DrawContext, 'assets' | 'theme'>): Pictures {
  const used = new Map<string, Asset>()
  return {
    widthOf: element => assetOf(element, assets)?.width,
    get used() {
      return [...used.values()]
    },
    draw(element, className) {
      const { alt = '', ariaHidden } = element.properties
      const asset = assetOf(element, assets)
      if (asset === undefined) return make('em', {}, ...(alt === '' ? [] : [alt]))
      const first = used.size === 0
      used.set(asset.name, asset.plate === undefined ? asset : drawnPlate(asset, asset.plate, theme))
      const when: Properties = first ? { fetchPriority: 'high' } : { loading: 'lazy' }
      return make('img', {
        src: `assets/${encodeURIComponent(asset.name)}`,
        alt: ariaHidden ? '' : alt,
        width: Math.round(asset.width),
        height: Math.round(asset.height),
        ...when,
        decoding: 'async',
        className: classNames(className),
      })
    },
  }
}

/** A plate as a file: a drawing at the picture's own proportions. */
export function drawnPlate(asset: Asset, plate: Plate, theme: Theme): Asset {
  const { width, height } = asset
  const paths = plateOutlines(plate, { width, height, radius: 0 }, theme, true)
  const drawn = paths.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join('')
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn}</svg>\n`
  return { ...asset, bytes: new TextEncoder().encode(svg) }
}
