import type { RootContent } from 'mdast'
import { displayStyle, Flow, Phrasing, Prose } from '../../../core/compose/index.ts'
import { fitPage, inManner, type Manner } from '../../../core/compose/fit.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Composition } from '../../../core/format.ts'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { cut, type Phrase, phraseOf, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import type { Fact, Reading } from '../../../core/reading/reading.ts'
import { isLeaveTaking } from '../../../core/reading/words/lexicon.ts'
import { plainText } from '../../../core/source/text.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { blocksUnder } from '../../../core/reading/section-blocks.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { Notes } from './career.tsx'
import { edge, fieldSheet } from './field-sheet.tsx'
import { accentInk, PartTitle } from './module.tsx'
import { NameBand, standsOnBand } from './name-band.tsx'
import { nameOf, partsOf, personOf } from './person-copy.ts'
import { prose } from './stations.tsx'

/**
 * A life told in running text, or in a letter: the name on a band of the accent, then the text as large as its page allows,
 * its years in the margin.
 */
export const toldLife: Composition = {
  name: 'told life',
  leads: true,
  suits: (reading, design) =>
    design.decor.fields !== false && nameOf(reading) !== undefined && isTold(reading),
  compose(reading, asked, measure) {
    const themes = manners.map(manner => inManner(asked, manner))
    const sheetIn = (theme: Theme): Sheet => sheetOf(reading, theme, 0)
    const [usual = asked] = themes.slice(USUAL)
    const fitting = themes.find(theme => fitPage([theme], sheetIn, measure) !== undefined)
    if (fitting === undefined) return [sheetIn(usual)]
    return [sheetOf(reading, fitting, spareIn(reading, fitting, measure))]
  },
}

/** From roomy to tight; from one of them on a life that takes more than a page is set. */
const manners: readonly Manner[] = [
  [22, 1.55, 1.5],
  [22, 1.45, 1.4],
  [22, 1.36, 1.3],
  [21, 1.28, 1.2],
  [21, 1.2, 1.1],
  [20, 1.12, 1],
  [19, 1.05, 0.95],
  [18, 1, 0.9],
  [16, 0.95, 0.8],
]
const USUAL = 5

/** Letters from which on a text is a life, and the part of all words that stands in paragraphs. */
const LONG = 420
const MOSTLY = 0.6
/** Parts that may follow the text. */
const PARTS = 2

/** Whether a life is told in paragraphs, and not part by part. */
function isTold(reading: Reading): boolean {
  const sections = partsOf(reading)
  if (sections.length > PARTS || sections.some(({ list }) => list === 'entries')) return false
  const told = pieces(reading)
    .map(({ block }) => plainText(block))
    .join(' ').length
  return told >= LONG && told >= reading.words.join(' ').length * MOSTLY
}

/** A paragraph, or another block, and the years that stand beside it. */
interface Told {
  readonly block: RootContent
  readonly when?: Phrase | undefined
  /** The years are named in the text itself. */
  readonly isSpan?: true
  /** Of the copy. */
  readonly line: number
}

/** The text above the first part in the order of the copy; a paragraph after years and a colon was read as what they name. */
function pieces(reading: Reading): readonly Told[] {
  const { summary } = personOf(reading)
  const texts = standsOnBand(told(reading)) ? [] : summary.map(datedIn)
  const facts = reading.facts.filter(isLong).flatMap(({ label, blocks, source }) =>
    blocks.map((block, at): Told => {
      const line = lineOf(source ?? block)
      return { block, line, ...(at === 0 && label.text !== '' && { when: label }) }
    }),
  )
  return spanned([...texts, ...facts].toSorted((one, other) => one.line - other.line))
}

/** A year of a life, in figures or in signs for them, and no amount. */
const YEAR =
  /(?<![\d.,])(?:19|20)\d{2}(?![\d%]|[.,]\d| ?[\p{Sc}%])|(?:一九|二[〇零○])[〇零○一二三四五六七八九]{2}(?=年)/gu

const SIGNS = '〇一二三四五六七八九'

/** Years from the first to the last, whatever they are written in. */
function inOrder(years: readonly string[]): readonly string[] {
  const number = (year: string): number =>
    Number(year.replace(/[零○]/g, '〇').replace(/\p{L}|〇/gu, sign => String(SIGNS.indexOf(sign))))
  return years.toSorted((one, other) => number(one) - number(other))
}

/** Paragraphs that name years from which on all of them have theirs in the margin. */
const SPANNED = 2

/** Where no paragraph begins with years, those below the first that name some have the first and the last of them beside them. */
function spanned(all: readonly Told[]): readonly Told[] {
  const [first, ...below] = all
  const isDated = ({ when }: Told): boolean => when?.text.match(YEAR) != null
  if (!first || all.some(isDated)) return all
  const dated = below.map((told): Told => {
    const years = inOrder(plainText(told.block).match(YEAR) ?? [])
    const span = [...new Set([years[0], years.at(-1)])].join('–')
    return span === '' || told.when ? told : { ...told, when: phraseOf(span), isSpan: true }
  })
  return dated.filter(({ isSpan }) => isSpan).length >= SPANNED ? [first, ...dated] : all
}

function lineOf({ position }: RootContent): number {
  return position?.start.line ?? 0
}

/** What is longer than a line is text. */
function isLong({ text, label }: Fact): boolean {
  return text.length + label.text.length > LINE
}
const LINE = 60

/** The reading without what stands in the text or below it: for the band. */
function told(reading: Reading): Reading {
  return { ...reading, facts: reading.facts.filter(fact => !isLong(fact) && !isParting(fact, reading)) }
}

/** px of the page that nothing takes. */
function spareIn(reading: Reading, theme: Theme, measure: Measure): number {
  const { page } = theme
  const content = heightOf(<Content reading={reading} theme={theme} spare={0} />, {
    theme,
    measure,
    width: page.width,
  })
  return Math.max(0, page.height - edge.top - edge.bottom - content - space(theme, 1))
}

/** The most of the page's height by which a band grows into what is left, and its part of that. */
const BAND = { most: 0.16, part: 0.6 } as const

function sheetOf(reading: Reading, theme: Theme, spare: number): Sheet {
  const content = <Content reading={reading} theme={theme} spare={spare} />
  return fieldSheet({ theme, title: nameOf(reading)?.text ?? '', content })
}

interface ContentProps {
  readonly reading: Reading
  readonly theme: Theme
  /** px */
  readonly spare: number
}

function Content({ reading, theme, spare }: ContentProps): Child {
  const { page, margin } = theme
  const partings = reading.facts.filter(fact => isParting(fact, reading))
  const band = themeOn(theme, 'accent').color.paper
  const grown = Math.min(spare * BAND.part, page.height * BAND.most)
  return [
    <div style={{ background: band, padding: [grown, 0, 0, 0] }}>
      <NameBand reading={told(reading)} theme={theme} width={page.width} />
    </div>,
    <div style={{ padding: [space(theme, 2), margin.right, 0, margin.left], narrow: { padding: [16, 0] } }}>
      <Text reading={reading} theme={theme} />
      {partings.length > 0 && <Signature reading={reading} theme={theme} partings={partings} />}
      <Notes reading={reading} theme={theme} />
    </div>,
  ]
}

/** How somebody takes leave in a letter. */
function isParting({ text, label, value }: Fact, { lang }: Reading): boolean {
  return label.text === '' && value === undefined && isLeaveTaking(text, lang)
}

/** Years that a paragraph begins with, and the sign after them. */
const years =
  /^\s*((?:19|20)\d{2}(?:[\s\u00a0]*(?:[-–—/]|to|until|bis|à|a|al|tot|till?|do|по|до)[\s\u00a0]*(?:(?:19|20)\d{2}|\p{L}{3,9}))?[:.,])\s+(?=\S)/u

/** Share of the width that years take beside the text. */
const MARGIN = 0.2

/** Letters up to which the first paragraph leads. */
const LEAD = 420

/** The text, the first of it larger, beside it the years that its paragraphs begin with, and the parts that follow. */
function Text({ reading, theme }: Omit<ContentProps, 'spare'>): Child {
  const all = pieces(reading)
  const isDated = all.some(({ when }) => when !== undefined)
  const first = all[0]?.block
  const leads = all.length > 2 && !all[0]?.when && first !== undefined && plainText(first).length <= LEAD
  const parts = partsOf(reading).map(section => ({
    years: section.heading && <PartTitle theme={theme} section={section} size={sizeAt(theme, 1)} />,
    text: Flow({ theme, gap: 0.5, children: prose(blocksUnder(section), theme) }),
    top: space(theme, 1.25),
  }))
  const texts = all.map(({ block, when, isSpan }, at) => {
    const isLead = at === 0 && leads
    const size = isLead ? sizeAt(theme, 2) : theme.type.base
    return {
      isLead,
      years: when && (
        <p {...(isSpan && { ariaHidden: true })}>
          <Phrasing nodes={when.nodes} theme={theme} />
        </p>
      ),
      text: (
        <div style={{ size, ...(isLead && { leading: 1.35 }) }}>
          <Prose nodes={[block]} theme={theme} size={size} level={3} measured={false} />
        </div>
      ),
      top: at === 0 ? 0 : space(theme, at === 1 && leads ? 1.25 : 0.75),
    }
  })
  const hasMargin = isDated || parts.some(({ years }) => years !== undefined)
  return [...texts, ...parts].map(({ years, text, top, ...row }) =>
    hasMargin && !('isLead' in row && row.isLead) ? (
      <Beside theme={theme} start={years} top={top}>
        {text}
      </Beside>
    ) : (
      <div style={{ marginTop: top }}>{text}</div>
    ),
  )
}

interface BesideProps {
  readonly theme: Theme
  readonly start: Child
  /** px */
  readonly top: number
  readonly children?: Child
}

/** Text with what stands in the margin before it. */
function Beside({ theme, start, top, children }: BesideProps): Child {
  const look = { color: accentInk(theme), weight: theme.type.strongWeight, numeric: 'tabular' } as const
  return (
    <div
      style={{
        display: 'flex',
        gap: space(theme, 1),
        marginTop: top,
        narrow: { direction: 'column', gap: 0 },
      }}
    >
      <div style={{ ...look, width: `${MARGIN * 100}%`, shrink: 0 }}>{start}</div>
      <div style={{ grow: 1, basis: 0 }}>{children}</div>
    </div>
  )
}

function datedIn(block: RootContent): Told {
  const line = lineOf(block)
  const phrase = block.type === 'paragraph' ? toPhrase(block.children) : undefined
  const match = phrase && years.exec(phrase.text)
  if (!match) return { block, line }
  const [when, rest] = [trim(cut(phrase, 0, match[0].length)), trim(cut(phrase, match[0].length))]
  return { block: paragraphOf(rest), when, line }
}

/** The leave that a letter takes, over the name once more. */
function Signature({
  reading,
  theme,
  partings,
}: {
  readonly reading: Reading
  readonly theme: Theme
  readonly partings: readonly Fact[]
}): Child {
  const name = nameOf(reading)
  const size = sizeAt(theme, 3)
  return (
    <div style={{ marginTop: space(theme, 1.5), breakInside: 'avoid' }}>
      {partings.map(({ blocks }) => (
        <Prose nodes={blocks} theme={theme} measured={false} />
      ))}
      {name && (
        <p
          ariaHidden
          style={{ ...displayStyle(theme, size), color: accentInk(theme), marginTop: space(theme, 0.5) }}
        >
          <Phrasing nodes={name.nodes} theme={theme} size={size} />
        </p>
      )}
    </div>
  )
}
