import { designFrom } from '../../core/brief/design.ts'
import { filledPages } from '../../core/compose/fit.ts'
import type { Format } from '../../core/format.ts'
import type { Fact, Reading } from '../../core/reading/reading.ts'
import { pt } from '../../core/theme/page.ts'
import type { Theme } from '../../core/theme/theme.ts'
import { composed, kept, type Piece } from './articles/flow-pieces.tsx'
import { openingCopy, type OpeningCopy, shortLists } from './openings/opening-copy.ts'
import { composePaper, designedAs } from './articles/paper.tsx'
import { axisPieces } from './articles/dated-axis.tsx'
import { stagePieces } from './articles/priced-stages.tsx'
import { quoteSheet } from './articles/quote-sheet.tsx'
import {
  blockPieces,
  contentPieces,
  headingsOf,
  liftedSources,
  sectionPieces,
  withoutBlocks,
} from './articles/sections.tsx'
import { SignaturePlaces, signedBlocks } from './agreements/signature-places.tsx'
import { recordTable } from './articles/records.tsx'
import { a4, letter } from './sheets/sizes.ts'

/** An offer: what, how, when, for how much, and where to sign. */
const format: Format = {
  slug: 'proposal',
  group: 'print',
  scenery: { told: 'brief', as: 'foot' },
  surface: 'pages',
  prose: true,
  sizes: [a4, letter],
  design: designFrom({
    type: { scale: 1.25, baseSize: pt(11) },
  }),
  honours: ['layout.cover', 'layout.contents'],
  roles: {
    needs: ['title', 'client'],
    takes: ['author', 'date', 'validThrough'],
    lists: ['offers', 'signatures'],
    schema: 'Report',
  },
  compose(reading, asked, measure) {
    const sums = sumsOf(reading)
    const opening = openingCopy(
      reading,
      [],
      reading.facts.filter(fact => !sums.includes(fact)),
    )
    const isQuote = reading.words.length <= QUOTE && asked.design.layout.cover !== true
    const sheetsIn = (theme: Theme) =>
      composePaper({ reading, opening, pieces: proposalPieces(reading, opening, sums, theme) }, theme, {
        cover: isQuote ? 'never' : 'always',
        contents: 'long',
        aside: !isQuote,
        ...designedAs(quoteSheet, theme),
        measure,
      })
    return filledPages(asked, sheetsIn, measure)
  },
}

export default format

/** Words up to which an offer is a quote of a page or two, which has no cover. */
const QUOTE = 330

/** Amounts of the front matter belong below its prices. */
function sumsOf(reading: Reading): readonly Fact[] {
  if (liftedSources(reading, 'offers').length === 0) return []
  return reading.facts.filter(({ value, place }) => place === 'field' && value?.type === 'money')
}

function proposalPieces(
  reading: Reading,
  { head }: Pick<OpeningCopy, 'head'>,
  sums: readonly Fact[],
  theme: Theme,
): readonly Piece[] {
  const short = new Set(shortLists(reading))
  const signing = headingsOf(reading, 'signatures')
  const signed = signedBlocks(reading)
  const places = composed(<SignaturePlaces theme={theme} signers={reading.lists.signatures ?? []} />)
  const whole = reading.sections.filter(section => !short.has(section))
  const sections = whole.map(section => withoutBlocks(section, signed))
  const at = whole.findLastIndex(
    ({ heading, blocks }) =>
      (heading !== undefined && signing.has(heading)) || blocks.some(block => signed.has(block)),
  )
  const draw = (from: number, to?: number): readonly Piece[] =>
    sections
      .slice(from, to)
      .flatMap(section =>
        sectionPieces(section, theme, own => stagePieces(own, theme) ?? axisPieces(own, theme)),
      )
  const end = at < 0 ? sections.length : at
  const signature = sections[end]
  const { blocks = [] } = whole[end] ?? {}
  const last = blocks.findLastIndex(block => signed.has(block))
  // What stands below the places in the copy stays below them.
  const below = last < 0 ? [] : blocks.slice(last + 1)
  return [
    ...blockPieces(
      head.filter(block => !signed.has(block)),
      [],
      theme,
    ),
    ...draw(0, end),
    ...offerPieces(reading, sums, theme),
    ...kept(
      signature
        ? sectionPieces(withoutBlocks(signature, new Set(below)), theme, section =>
            section.heading === signature.heading
              ? [...contentPieces(section, theme), ...places, ...blockPieces(below, [], theme)]
              : undefined,
          )
        : places,
    ),
    ...draw(end + 1),
  ]
}

/** Prices of the front matter as a table with the sums below. */
function offerPieces(reading: Reading, sums: readonly Fact[], theme: Theme): readonly Piece[] {
  return liftedSources(reading, 'offers').flatMap(section =>
    sectionPieces(section, theme, ({ items }) => recordTable(items, theme, sums)),
  )
}
