import type { Code, SymbolKind } from '../codes/code.ts'
import { type CodeSymbol, encodeSymbol } from '../codes/symbol.ts'
import { contrast } from '../theme/contrast.ts'
import { isPhysical, leastModule } from '../theme/medium.ts'
import { mm, type PageSize } from '../theme/page.ts'
import type { Theme } from '../theme/theme.ts'
import type { Child } from './jsx-runtime.ts'
import type { Outline } from './tree.ts'

/** A code at the size it is drawn at, px. */
export interface FittedCode {
  readonly code: Code
  readonly symbol: CodeSymbol
  /** px of one module. */
  readonly module: number
  readonly view: View
  readonly width: number
  readonly height: number
}

/** px that a code may take. */
interface CodeRoom {
  readonly width: number
  readonly height: number
}

/**
 * The first symbol of a code that has room, as large as that allows; undefined where none has, for a code too small to be
 * read is none. Modules stand on half px where they can, so that their edges are sharp.
 */
export function fitCode(code: Code | undefined, theme: Theme, room: CodeRoom): FittedCode | undefined {
  for (const kind of code?.symbols ?? []) {
    const symbol = code && encodeSymbol(kind, code.data)
    const fitted = symbol && fitSymbol(code, symbol, theme, room)
    if (fitted) return fitted
  }
  return undefined
}

/** px that the best symbol of a code takes across at least; 0 where there is none. */
export function leastWidth(code: Code | undefined, theme: Theme): number {
  const [best] = code?.symbols ?? []
  const symbol = code && best && encodeSymbol(best, code.data)
  if (!symbol) return 0
  return Math.ceil(leastOf(code, symbol, theme.page) * viewOf(symbol, theme).columns)
}

/** px that a module has at least. */
function leastOf(code: Code, { kind, rows }: CodeSymbol, page: PageSize): number {
  const modules = rows[0]?.length ?? 1
  if (code.exactly !== undefined) return mm(code.exactly) / modules
  return isPhysical(page)
    ? Math.max(mm(code.least ?? leastAcross[kind]) / modules, leastModule(page))
    : leastModule(page)
}

function fitSymbol(code: Code, symbol: CodeSymbol, theme: Theme, room: CodeRoom): FittedCode | undefined {
  const view = viewOf(symbol, theme)
  const most = Math.min(room.width / view.columns, room.height / view.rows)
  const least = leastOf(code, symbol, theme.page)
  if (most < least) return undefined
  const even = Math.floor(most * 2) / 2
  const module = code.exactly === undefined ? Math.max(even > most * SHARP ? even : most, least) : least
  return { code, symbol, module, view, width: view.columns * module, height: view.rows * module }
}

/** The part of its room that a symbol keeps when its modules stand on half px. */
const SHARP = 0.92

/** mm of a printed symbol's width below which people hold their telephones too near. */
const leastAcross: Readonly<Record<SymbolKind, number>> = {
  ...{ qr: 15, aztec: 15, pdf417: 50, 'code-128': 25, 'ean-13': 29 },
}

/** What is drawn of a symbol and the light around it, in modules. */
interface View {
  readonly columns: number
  readonly rows: number
  /** Where its first module stands. */
  readonly left: number
  readonly top: number
}

/** Modules of a plate above and below bars, which need none. */
const FRAME = 4

/** On a light page, what stays light beside a symbol is the page itself, and its edges are those of the words. */
function viewOf({ rows, rowHeight, quiet }: CodeSymbol, theme: Theme): View {
  const { isBare } = colorsOf(theme)
  const [left, right] = isBare ? [0, 0] : [quiet.left, quiet.right]
  const top = isBare ? quiet.block : Math.max(quiet.block, FRAME)
  return {
    ...{ left, top },
    columns: (rows[0]?.length ?? 0) + left + right,
    rows: rows.length * rowHeight + 2 * top,
  }
}

interface CodeMarkProps {
  readonly fitted: FittedCode
  readonly theme: Theme
}

/** A code as outlines on a light plate; its words stand elsewhere, and nothing within its quiet zone. */
export function CodeMark({ fitted, theme }: CodeMarkProps): Child {
  const { code, symbol, width, height, view } = fitted
  const { columns, rows } = view
  const { plate, ink } = colorsOf(theme)
  const ground: Outline = { d: `M0 0h${columns}v${rows}h${-columns}z`, fill: plate }
  return (
    <svg
      part="code-mark"
      alt={`${names[symbol.kind]}: ${code.says}`}
      art={{
        viewBox: [columns, rows],
        outlines: [ground, { d: pathOf(fitted), fill: ink }, ...(code.cross ? crossOn(fitted, ink) : [])],
      }}
      style={{ width, height, shrink: 0 }}
    />
  )
}

/** What symbols are called in every language. */
const names: Readonly<Record<SymbolKind, string>> = {
  qr: 'QR',
  aztec: 'Aztec',
  pdf417: 'PDF417',
  'code-128': 'Code 128',
  'ean-13': 'EAN-13',
}

/** Contrast of ink and plate that is read in poor light as well; 4:1 is the least that readers take. */
const SEEN = 7

/** Contrast to black of a page that is light enough to be a plate by itself. */
const LIGHT = 14

/** The page itself and its darkest colour where these are light and dark enough, else white and near black. */
function colorsOf({ color }: Theme) {
  const isBare = contrast(color.paper, '#000000') >= LIGHT
  const plate = isBare ? color.paper : '#ffffff'
  const ink = [color.heading, color.text].find(dark => isBare && contrast(dark, plate) >= SEEN)
  return { isBare, plate, ink: ink ?? '#111111' }
}

/** The dark modules: a box for each stretch of a row. */
function pathOf({ symbol: { rows, rowHeight }, view }: FittedCode): string {
  const boxes: string[] = []
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      const from = x
      while (row[x]) x++
      if (x > from)
        boxes.push(`M${from + view.left} ${y * rowHeight + view.top}h${x - from}v${rowHeight}h${from - x}z`)
    }
  }
  return boxes.join('')
}

/** The cross of the Swiss QR code: 7 mm on its middle, white on black in a white frame. */
function crossOn({ view: { columns, rows }, module }: FittedCode, ink: string): readonly Outline[] {
  const unit = mm(7) / module / 7
  const box = (across: number, down: number, fill: string): Outline => {
    const [width, height] = [across * unit, down * unit].map(side => Math.round(side * 1000) / 1000)
    const [x, y] = [(columns - (width ?? 0)) / 2, (rows - (height ?? 0)) / 2]
    return { d: `M${x} ${y}h${width}v${height}h${-(width ?? 0)}z`, fill }
  }
  return [box(7, 7, '#ffffff'), box(6, 6, ink), box(3.9, 1.17, '#ffffff'), box(1.17, 3.9, '#ffffff')]
}
