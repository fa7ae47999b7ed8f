import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type PdfPage, readPdf } from '../core/testing/read-pdf.ts'
import { distance, type Shaped, shapeNames, type Spot, spotsOf } from './shapes.test.kit.ts'
import { invoice } from './shapes-of-bills.test.kit.ts'
import { boardingPass, ticket } from './shapes-of-cards.test.kit.ts'
import { resume } from './shapes-of-careers.test.kit.ts'
import { menu } from './shapes-of-menus.test.kit.ts'
import { render } from './render.test.kit.ts'

/** How far the places of a role may be apart in two shapes, mm. */
const TOLERANCE = 2

for (const shaped of [ticket, boardingPass, invoice, resume, menu]) {
  test(`${shaped.slug}: six shapes of the same facts have one layout`, async () => {
    const apart = await disagreements(shaped)
    if (apart.length > 0) process.stdout.write(`\n${apart.join('\n')}\n`)
    assert.equal(apart, [])
  })
}

/** Roles that stand elsewhere than in the first shape: a row each, with the distance in mm. */
async function disagreements({ slug, values, shapes }: Shaped): Promise<readonly string[]> {
  const [first, ...others] = await Promise.all(
    shapeNames.map(async shape => ({ shape, pages: await pagesOf(slug, shapes[shape]) })),
  )
  if (!first) return []
  return others.flatMap(({ shape, pages }) =>
    Object.entries(values).flatMap(([role, text]) => {
      const [wanted, found] = [spotsOf(first.pages, text), spotsOf(pages, text)]
      const apart = distance(wanted, found)
      if (apart <= TOLERANCE) return []
      const cells = [shape.padEnd(8), role.padEnd(26), apart.toFixed(1).padStart(8)]
      return [`${cells.join(' ')}  ${told(wanted)} → ${told(found)}`]
    }),
  )
}

async function pagesOf(format: string, content: string): Promise<readonly PdfPage[]> {
  const { artifacts } = await render({ format, content, instructions: '', outputs: ['pdf'] })
  const pdf = artifacts.find(({ type }) => type === 'application/pdf')
  return pdf ? (await readPdf(pdf.bytes)).pages : []
}

function told(spots: readonly Spot[]): string {
  return spots.length === 0
    ? 'nowhere'
    : spots.map(({ page, x, y }) => `p${page + 1} ${x.toFixed(1)},${y.toFixed(1)}`).join(' & ')
}

test.run()
