import { canvas } from './canvas.ts'
import { graphics } from './graphics.ts'
import { papers } from './papers.ts'
import { slides } from './slides.ts'
import { slips } from './slips.ts'
import { web } from './web.ts'

const starters: Readonly<Record<string, string>> = {
  ...web,
  ...slides,
  ...canvas,
  ...papers,
  ...slips,
  ...graphics,
}

/** A copy to begin with in a format of this house, written as its users would, with a brief that suits it; undefined for other formats. */
export function starterOf(slug: string): string | undefined {
  return starters[slug]
}
