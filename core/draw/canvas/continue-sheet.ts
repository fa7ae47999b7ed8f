import type { Sheet } from '../../compose/sheet.ts'
import type { DrawContext } from '../context.ts'
import { type Filled, fillPage } from './fill-page.ts'
import { renameSheet } from './layout-sheet.ts'
import { leastSize } from './scale-sheet.ts'
import { goOn, pageOf, type Spread, startSpread, yieldMore } from './spread.ts'
import { lengthOfAll } from './take-start.ts'

/** About how many characters of the smallest type a sheet has room for. */
export function roomFor(sheet: Sheet): number {
  const size = leastSize(sheet)
  const height = sheet.size.height > 0 ? sheet.size.height : sheet.size.width * 20
  return Math.max(200, Math.ceil((sheet.size.width * height) / (size * size * 0.5)))
}

/**
 * Spreads a sheet over as many as it takes. Everything outside its `flow` regions is repeated; where it has none, all of
 * its content moves on. Each page is filled with as much as it holds, measured on the page itself.
 */
export async function continueSheet(sheet: Sheet, context: DrawContext): Promise<readonly Sheet[]> {
  const pages: Sheet[] = []
  let room = roomFor(sheet)
  let spread = startSpread(sheet, room, context)
  do {
    const filled = (await fillPage(spread, pages.length, room, context)) ?? lastResort(spread, pages.length)
    if (filled === undefined) {
      spread = yieldMore(spread, pages.length, context)
      continue
    }
    pages.push(filled.sheet)
    room = Math.max(200, Math.ceil(1.4 * (lengthOfAll(spread.rest) - lengthOfAll(filled.rest))))
    spread = goOn(spread, filled.rest)
  } while (pages.length === 0 || lengthOfAll(spread.rest) > 0)
  reportContinued(sheet, pages.length, context)
  return pages.map((page, index) => (index === 0 ? page : named(page, sheet, index, pages.length)))
}

/** Type of a thousandth of its size fits anywhere; a sheet without any area gets everything at once. */
function lastResort({ frame, rest, reductions }: Spread, index: number): Filled | undefined {
  return reductions > 12 ? { sheet: pageOf(frame, rest, index), rest: [] } : undefined
}

function reportContinued({ name }: Sheet, count: number, context: DrawContext): void {
  if (count < 2) return
  context.report.add({
    rule: 'sheet-continued',
    severity: 'info',
    text: `${name} goes on over ${count} pages because its content does not fit on one`,
    hint: 'shorten the copy or part it with headings',
  })
}

function named(page: Sheet, { name, title }: Sheet, index: number, count: number): Sheet {
  const named = {
    name: `${name}-${index + 1}`,
    ...(title !== undefined && { title: `${title} (${index + 1}/${count})` }),
  }
  return renameSheet(page, named)
}
