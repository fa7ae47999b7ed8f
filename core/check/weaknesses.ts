import type { StructureNode } from '../draw/frame.ts'
import { type Block, isHeading } from './blocks.ts'
import type { Fault, Weakness } from './fault.ts'
import type { PageContent, TextLine } from './page-content.ts'
import { largestVoid, tilt } from './page-fill.ts'
import { sizesOf } from './proportion.ts'

/** What a layout could do better, each with its cost. */
export function weaknessesOf(contents: readonly PageContent[], blocks: readonly Block[]): readonly Fault[] {
  return [
    ...voids(contents),
    ...weakTitle(blocks),
    ...weakLead(contents, blocks),
    ...manySizes(contents),
    ...manyEdges(contents, blocks),
    ...tilted(contents),
    ...wordsAlone(blocks),
    ...hyphenated(blocks),
    ...splitTables(contents, blocks),
  ]
}

/** How a cost grows with what is too much, to its most. */
function cost(excess: number, most: number): number {
  return Math.min(Math.max(excess, 0), 1) * most
}

/** A page counts as much as it is of the document; the last of several ends where the copy does and is not judged. */
function perPage(
  contents: readonly PageContent[],
  rule: Weakness,
  judge: (
    content: PageContent,
    page: number,
  ) => { readonly because: string; readonly cost: number } | undefined,
): Fault[] {
  const judged = contents.length === 1 ? contents : contents.slice(0, -1)
  return judged.flatMap((content, page) => {
    const found = judge(content, page)
    return found && found.cost > 0
      ? [{ rule, page: page + 1, because: found.because, cost: found.cost / contents.length }]
      : []
  })
}

/** Share of a page that may be empty, and the room from there to what costs most. */
const AIR = { from: 0.35, to: 0.75, cost: 0.4 }

function voids(contents: readonly PageContent[]): Fault[] {
  return perPage(contents, 'page-void', content => {
    const share = largestVoid(content)
    const because = `${Math.round(share * 100)} % of the page is empty in one piece`
    return { because, cost: cost((share - AIR.from) / (AIR.to - AIR.from), AIR.cost) }
  })
}

/** How many times as large as the body a title is at least. */
const TITLE = { ratio: 1.4, cost: 0.15 }

function weakTitle(blocks: readonly Block[]): Fault[] {
  const title = blocks.find(({ role }) => role === 'H1')
  const body = bodySize(blocks)
  if (title === undefined || body === undefined || title.size >= body * TITLE.ratio) return []
  const because = `the title is only ${(title.size / body).toFixed(2)} times as large as the text`
  return [
    {
      rule: 'title-weak',
      because,
      cost: cost((TITLE.ratio - title.size / body) / (TITLE.ratio - 1), TITLE.cost),
    },
  ]
}

/** How many times as large as its text the largest words of a first page with a title are at least. */
const LEAD = { ratio: 2, cost: 0.1 }

function weakLead([first]: readonly PageContent[], blocks: readonly Block[]): Fault[] {
  if (!blocks.some(({ role }) => role === 'H1')) return []
  const { lead = LEAD.ratio } = (first && sizesOf(first)) ?? {}
  if (lead >= LEAD.ratio) return []
  const because = `nothing leads the first page: its largest words are ${lead.toFixed(1)} times as large as its text`
  return [{ rule: 'lead-weak', page: 1, because, cost: cost(LEAD.ratio - lead, LEAD.cost) }]
}

/** Sizes of type that a page may have, and what each further one costs. */
const SIZES = { enough: 6, each: 0.02, cost: 0.1 }

function manySizes(contents: readonly PageContent[]): Fault[] {
  return perPage(contents, 'sizes-many', content => {
    const { sizes } = sizesOf(content) ?? { sizes: 0 }
    const because = `type stands in ${sizes} sizes`
    return { because, cost: Math.min((sizes - SIZES.enough) * SIZES.each, SIZES.cost) }
  })
}

/** px; the size that most letters of the text are set in. */
function bodySize(blocks: readonly Block[]): number | undefined {
  const letters = new Map<number, number>()
  for (const { lines } of blocks.filter(block => !isHeading(block)))
    for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length)
  return [...letters].sort(([, one], [, other]) => other - one)[0]?.[0]
}

/** How many axes text may stand on, and what each further one costs. */
const AXES = { enough: 8, each: 0.02, cost: 0.12 }

/** Cells of tables stand on axes of their own. */
function manyEdges(contents: readonly PageContent[], blocks: readonly Block[]): Fault[] {
  const byPage = contents.map((): TextLine[] => [])
  for (const { lines, table } of blocks)
    if (table === undefined) for (const line of lines) byPage[line.page]?.push(line)
  return perPage(contents, 'edges-many', (_, page) => {
    const axes = axesOf(byPage[page] ?? [])
    const because = `text stands on ${axes} different edges`
    return { because, cost: Math.min((axes - AXES.enough) * AXES.each, AXES.cost) }
  })
}

/** px by which edges may differ and look like one. */
const SAME = 3

/** The fewest edges and middles that lines stand on: each time the one that most of what is left stands on. */
function axesOf(lines: readonly TextLine[]): number {
  let left = lines.map(line => [line.left, line.right, (line.left + line.right) / 2])
  let axes = 0
  while (left.length > 0) {
    const counts = [0, 1, 2].map(() => new Map<number, number>())
    let best = { side: 0, place: 0, count: 0 }
    for (const places of left)
      for (const [side, x] of places.entries()) {
        const place = Math.round(x / SAME)
        const count = (counts[side]?.get(place) ?? 0) + 1
        counts[side]?.set(place, count)
        if (count > best.count) best = { side, place, count }
      }
    const { side, place } = best
    left = left.filter(places => Math.abs((places[side] ?? 0) / SAME - place) > 1)
    axes += 1
  }
  return axes
}

/** Share of the width by which the weight of a page may stand to a side. */
const TILT = { from: 0.2, to: 0.4, cost: 0.1 }

function tilted(contents: readonly PageContent[]): Fault[] {
  return perPage(contents, 'unbalanced', content => {
    const by = tilt(content)
    const because = `nearly everything stands on the ${by < 0 ? 'left' : 'right'}`
    return { because, cost: cost((Math.abs(by) - TILT.from) / (TILT.to - TILT.from), TILT.cost) }
  })
}

/** A last line of one word that is shorter than this share of the line before stands alone. */
const ALONE = { share: 0.2, each: 0.02, title: 0.06, cost: 0.12 }

function wordsAlone(blocks: readonly Block[]): Fault[] {
  const found = blocks.flatMap((block): Fault[] => {
    const [before, last] = block.lines.slice(-2)
    if (last === undefined || before === undefined || last.text.includes(' ')) return []
    if (last.right - last.left >= (before.right - before.left) * ALONE.share) return []
    const because = `“${last.text}” stands alone on a last line`
    return [
      { rule: 'word-alone', page: last.page + 1, because, cost: isHeading(block) ? ALONE.title : ALONE.each },
    ]
  })
  return capped(found, ALONE.cost)
}

/** Share of lines that may end within a word. */
const HYPHENS = { share: 0.1, each: 0.5, title: 0.1, cost: 0.12 }

function hyphenated(blocks: readonly Block[]): Fault[] {
  const titles = blocks.filter(block => isHeading(block) && block.lines.some(({ ends }) => ends === 'hyphen'))
  const lines = blocks.filter(block => !isHeading(block)).flatMap(block => block.lines)
  const share = lines.filter(({ ends }) => ends === 'hyphen').length / Math.max(lines.length, 10)
  const found: Fault[] = titles.map(({ text, lines: [first] }) => ({
    ...{ rule: 'words-hyphenated', page: (first?.page ?? 0) + 1, cost: HYPHENS.title },
    because: `a word of the heading “${text}” is broken`,
  }))
  if (share > HYPHENS.share) {
    const because = `${Math.round(share * 100)} % of the lines end within a word`
    found.push({ rule: 'words-hyphenated', because, cost: (share - HYPHENS.share) * HYPHENS.each })
  }
  return capped(found, HYPHENS.cost)
}

/** What splitting a table costs that has room on one page. */
const SPLIT = { each: 0.1, room: 0.8, cost: 0.2 }

function splitTables(contents: readonly PageContent[], blocks: readonly Block[]): Fault[] {
  const tables = new Map<StructureNode, TextLine[]>()
  for (const { table, lines } of blocks)
    if (table) tables.set(table, [...(tables.get(table) ?? []), ...lines])
  const found = [...tables.values()].flatMap((lines): Fault[] => {
    const pages = [...new Set(lines.map(({ page }) => page))]
    const heights = pages.map(page => heightOf(lines.filter(line => line.page === page)))
    const height = heights.reduce((sum, one) => sum + one, 0)
    const page = Math.min(...pages)
    if (pages.length < 2 || height > (contents[page]?.frame.height ?? 0) * SPLIT.room) return []
    const because = `the table of “${lines[0]?.text}” is split over ${pages.length} pages, though one has room for it`
    return [{ rule: 'table-split', page: page + 1, because, cost: SPLIT.each }]
  })
  return capped(found, SPLIT.cost)
}

function heightOf(lines: readonly TextLine[]): number {
  return Math.max(...lines.map(({ bottom }) => bottom)) - Math.min(...lines.map(({ top }) => top))
}

/** Faults of one rule, which together cost no more than `most`. */
function capped(faults: readonly Fault[], most: number): Fault[] {
  const sum = faults.reduce((total, fault) => total + fault.cost, 0)
  return sum <= most ? [...faults] : faults.map(fault => ({ ...fault, cost: (fault.cost * most) / sum }))
}
