import type { Design } from '../../../core/brief/design.ts'
import { tied } from '../../../core/compose/typography/glue.ts'
import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Phrase } from '../../../core/reading/facts/phrase.ts'
import { kindsOfLine } from '../../../core/reading/lines/line-kinds.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { findValues } from '../../../core/reading/values/read-value.ts'
import { wordsOf } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { heightOf, type Place } from '../../fitting/height-of.tsx'
import type { CanvasCopy } from '../copy/canvas-copy.ts'
import { bareLines, type Lead, type Ranks, rankedCopy, ranksIn } from '../leads/ranked-lines.ts'
import { fitTitle } from '../sheets/title.tsx'

/** What a link's picture has to show beside its headline, and the copy without it. */
export interface FieldLead {
  readonly lead: Lead
  readonly copy: CanvasCopy
}

/**
 * What a copy holds that stands for the whole beside its headline: what the brief wants seen, else a share, a sum or a version,
 * else the day; undefined where it holds nothing of the kind, or a picture.
 */
export function fieldLead(copy: CanvasCopy, reading: Reading, design: Design): FieldLead | undefined {
  if (copy.picture?.data?.asset || !copy.headline) return undefined
  const { headline, ...untitled } = copy
  const asked = ranksIn(design, reading).filter(([, rank]) => rank !== 'last')
  // The day on which something was written stands for nothing.
  const isByline = reading.roles.datePublished !== undefined || reading.roles.author !== undefined
  const day = isByline ? [] : dayIn(copy, reading.lang)
  const tried: readonly Ranks[] = [asked, figureIn(copy, reading.lang), day]
  for (const ranks of tried.filter(({ length }) => length > 0)) {
    const ranked = rankedCopy(untitled, ranks.slice(0, 1))
    const [lead, ...others] = ranked.leads
    if (lead && others.length === 0 && lead.words.text.length <= LONGEST)
      return { lead, copy: { ...ranked.copy, headline } }
  }
  return undefined
}

/** Letters of what stands large in a field. */
const LONGEST = 48

/** A number of a release: `v3.0`. */
const VERSION = /\bv\d+(?:\.\d+)*\b/u

/** A share, a sum or a version that one line tells; of several none stands for the whole. */
function figureIn(copy: CanvasCopy, lang: string): Ranks {
  const figures = bareLines(copy).flatMap(({ text }) => {
    const version = VERSION.exec(text)?.[0]
    const told = findValues(text, lang)
      .filter(({ value }) => value.type === 'percentage' || value.type === 'money')
      .map(({ start, end }) => text.slice(start, end).replace(/^\p{L}+\s+(?=\P{L}*\d)/u, ''))
    return [...(version ? [version] : []), ...told]
  })
  const [only, ...others] = figures
  return only !== undefined && others.length === 0 ? [[wordsOf(only), 'first']] : []
}

/** The only short line that says when. */
function dayIn(copy: CanvasCopy, lang: string): Ranks {
  const lines = bareLines(copy).filter(({ text }) => kindsOfLine(text, lang).has('when'))
  const [only, ...others] = lines
  const day = only && findValues(only.text, lang).find(({ value }) => value.type === 'date')
  if (!only || !day || others.length > 0) return []
  return [[wordsOf(only.text.slice(day.start, day.end)), 'first']]
}

/** Sizes of a figure in px on a canvas 1200 px wide, and of words, over the text. */
const FIGURE = { most: 230, letters: 8 }
const WORDS = { least: 1.5, most: 2.6, lines: 4 }

/** px at which what leads fills its column; 0 where it has no room. */
export function fieldLeadSize(lead: Lead, place: Place, height: number): number {
  const { theme, width } = place
  const { text } = lead.words
  const { base } = theme.type
  const isFigure = text.length <= FIGURE.letters
  const around = heightOf(<Around lead={lead} theme={theme} />, place)
  const room = {
    width,
    height: height - around,
    lines: isFigure ? 1 : WORDS.lines,
    least: base * WORDS.least,
    most: isFigure ? (FIGURE.most * theme.page.width) / 1200 : base * WORDS.most,
  }
  const fitted = fitTitle(tied(text, theme.lang), theme, room)
  return fitted.height <= room.height ? fitted.size : 0
}

function Around({ lead: { before, after }, theme }: { readonly lead: Lead; readonly theme: Theme }): Child {
  return [before, after].map(words => words && <Small words={words} theme={theme} />)
}

function Small({ words, theme }: { readonly words: Phrase; readonly theme: Theme }): Child {
  return (
    <p style={{ weight: theme.type.strongWeight, leading: 1.25, color: theme.color.text }}>
      <Phrasing nodes={words.nodes} theme={theme} />
    </p>
  )
}

interface FieldLeadProps {
  readonly lead: Lead
  readonly theme: Theme
  /** px */
  readonly size: number
}

/** What leads in its field, between the words that stand around it in its line. */
export function LeadInField({ lead: { words, before, after }, theme, size }: FieldLeadProps): Child {
  return (
    <div part="lead" style={{ shrink: 0 }}>
      {before && <Small words={before} theme={theme} />}
      <p style={{ ...displayStyle(theme, size), leading: 1.04, textAlign: 'start', color: theme.color.text }}>
        <Phrasing nodes={words.nodes} theme={theme} size={size} />
      </p>
      {after && <Small words={after} theme={theme} />}
    </div>
  )
}
