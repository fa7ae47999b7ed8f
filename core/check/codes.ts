import type { Code } from '../codes/code.ts'
import type { Sheet } from '../compose/sheet.ts'
import { type Element, isElement } from '../compose/tree.ts'
import type { Message, Report } from '../message.ts'
import { leastModule } from '../theme/medium.ts'
import { GATE } from './fault.ts'
import { type Judgement, withGates } from './judge-pages.ts'

/** Says why a code that the copy has the data for, or that the brief asked for, is not drawn. */
export async function checkCode(
  code: Code | undefined,
  sheets: readonly Sheet[],
  report: Report,
  asked: boolean = false,
): Promise<void> {
  if ((code === undefined && !asked) || sheets.some(({ root }) => codesIn(root).length > 0)) return
  if (code === undefined) return report.add(noData)
  // Loaded where it is needed only: most jobs have no code.
  const { encodeSymbol } = await import('../codes/symbol.ts')
  const fits = code.symbols.some(kind => encodeSymbol(kind, code.data) !== undefined)
  const bytes = new TextEncoder().encode(code.data).length
  report.add({
    rule: 'code-left-out',
    severity: fits ? 'info' : 'warning',
    text: fits
      ? `there is no room for a code of "${code.says}" that machines can read`
      : `"${code.says.slice(0, 40)}" is too long or has signs that no ${code.symbols.join(' or ')} code holds: ${bytes} bytes`,
    hint: fits
      ? 'a larger page or less copy makes room; "no barcode" in the brief asks for none'
      : 'shorten it; the words stand alone',
  })
}

const noData: Message = {
  rule: 'code-without-data',
  severity: 'info',
  text: 'a code is asked for, but nothing in the copy is what this format encodes',
  hint: 'give the number of a ticket or a booking, a code, an address, or an IBAN with its amount and payee',
}

/** The codes that are drawn in an element. */
function codesIn(element: Element): readonly Element[] {
  if (element.part === 'code-mark') return [element]
  return element.children.flatMap(child => (isElement(child) ? codesIn(child) : []))
}

/** px that rounding takes of a module. */
const ROUNDING = 0.01

/** A judgement of pages with the fault of codes that shrank with them until no machine reads them. */
export function withSmallCodes(judgement: Judgement, sheets: readonly Sheet[]): Judgement {
  const small = sheets.flatMap(({ root, size }) =>
    codesIn(root).filter(({ style, art }) => {
      const module = typeof style.width === 'number' && art ? style.width / art.viewBox[0] : 0
      return module < leastModule(size) - ROUNDING
    }),
  )
  return withGates(
    judgement,
    small.map(() => ({ rule: 'code-small', because: 'a code is too small for machines', cost: GATE })),
  )
}
