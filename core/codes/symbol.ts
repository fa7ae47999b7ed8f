import { encodeAztec } from 'etiket/aztec'
import { encodeCode128, encodeEAN13 } from 'etiket/barcode'
import { encodePDF417 } from 'etiket/pdf417'
import { encodeQR } from 'etiket/qr'
import { createBoundedCache } from '../fonts/bounded-cache.ts'
import { isEan, type SymbolKind } from './code.ts'

/** A code as dark and light modules. */
export interface CodeSymbol {
  readonly kind: SymbolKind
  /** Rows of modules, true where dark; a symbol of bars has one. */
  readonly rows: readonly (readonly boolean[])[]
  /** How high a row is, in modules. */
  readonly rowHeight: number
  /** Modules that stay light to the left, to the right, and above and below. */
  readonly quiet: { readonly left: number; readonly right: number; readonly block: number }
}

/** The symbol of a kind for some data; undefined where the kind has no room or no signs for it. The same data gives the same modules. */
export function encodeSymbol(kind: SymbolKind, data: string): CodeSymbol | undefined {
  const known = symbols.get(kind, data)
  if (known !== undefined) return known.symbol
  const symbol = holds(kind, data) ? draw[kind](data) : undefined
  symbols.set(kind, data, { symbol })
  return symbol
}

const symbols = createBoundedCache<{ readonly symbol: CodeSymbol | undefined }>(64)

/** The longest data that is still read from paper at once, by kind: letters of bars, bytes of the others. */
const longest: Readonly<Record<SymbolKind, number>> = {
  qr: 1200,
  aztec: 1000,
  pdf417: 400,
  'code-128': 40,
  'ean-13': 13,
}

function holds(kind: SymbolKind, data: string): boolean {
  if (data === '' || new TextEncoder().encode(data).length > longest[kind]) return false
  if (kind === 'ean-13') return isEan(data)
  // Of what is no ASCII, readers take the wrong letters: only QR says which they are.
  return kind === 'qr' || /^[\x20-\x7E]+$/.test(data)
}

const draw: Readonly<Record<SymbolKind, (data: string) => CodeSymbol>> = {
  qr: data => ({
    kind: 'qr',
    rows: encodeQR(data, { ecLevel: 'M' }),
    rowHeight: 1,
    quiet: { left: 4, right: 4, block: 4 },
  }),
  aztec: data => ({
    kind: 'aztec',
    rows: encodeAztec(data),
    rowHeight: 1,
    quiet: { left: 2, right: 2, block: 2 },
  }),
  pdf417: data => ({
    kind: 'pdf417',
    // Four columns: with modules of the width that print needs, 55 mm, which a stub has.
    rows: encodePDF417(data, { columns: 4, ecLevel: 2 }).matrix,
    rowHeight: 3,
    quiet: { left: 2, right: 2, block: 2 },
  }),
  'code-128': data => barsOf('code-128', encodeCode128(data), { left: 10, right: 10, block: 0 }),
  'ean-13': data => barsOf('ean-13', encodeEAN13(data).bars, { left: 11, right: 7, block: 0 }),
}

/** Bars and gaps by turns, told by their widths. */
function barsOf(kind: SymbolKind, widths: readonly number[], quiet: CodeSymbol['quiet']): CodeSymbol {
  const row = widths.flatMap((width, at) => Array<boolean>(width).fill(at % 2 === 0))
  return { kind, rows: [row], rowHeight: Math.ceil(row.length * BARS), quiet }
}

/** Height of bars as a part of their length. */
const BARS = 0.22
