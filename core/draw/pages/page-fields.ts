import { shortened } from '../../compose/page-furniture.tsx'
import { type DocumentPage, type DocumentPlaces, type PlacedHeading, topOfWords } from './page-places.ts'
import type { FieldReader } from './session.ts'

/** Values of fields on each page. */
export function fieldsOf(pages: readonly DocumentPage[], places: DocumentPlaces): FieldReader[] {
  const total = pages.length
  const sections = runningSections(pages, places)
  return pages.map((page, index) => (field, target) => {
    switch (field) {
      case 'page':
        return numeral(page.number)
      case 'pages':
        return numeral(total)
      case 'section':
        return shortened(sections[index] ?? '')
      case 'page-of': {
        const anchor = target === undefined ? undefined : places.anchors.get(target)
        return anchor === undefined ? '' : numeral(pages[anchor.page]?.number)
      }
    }
  })
}

function numeral(number: number | undefined): string {
  return number === undefined ? '' : String(number)
}

/** px that a heading may stand below the first words of its page and still begin it: beside its text it stands on their line. */
const BELOW = 8

/** The section that each page's top belongs to, else the first that begins on it. */
function runningSections(pages: readonly DocumentPage[], places: DocumentPlaces): (string | undefined)[] {
  const byPage = new Map<number, PlacedHeading[]>()
  for (const heading of places.headings) {
    if (heading.level > 2) continue
    const known = byPage.get(heading.page)
    if (known === undefined) byPage.set(heading.page, [heading])
    else known.push(heading)
  }
  let current: string | undefined
  return pages.map((page, index) => {
    const own = byPage.get(index) ?? []
    const [first] = own
    const opens = first !== undefined && first.y <= (topOfWords(page) ?? 0) + BELOW
    const section = opens || current === undefined ? first?.title : current
    current = own.at(-1)?.title ?? current
    return section
  })
}
