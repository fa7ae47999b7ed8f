import type { RootContent } from 'mdast'
import type { Design } from '../../../core/brief/design.ts'
import { bodyStyle, Column, Columns, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Composition } from '../../../core/format.ts'
import type { Fact, Item, Reading, Section } from '../../../core/reading/reading.ts'
import type { Role, Roles } from '../../../core/reading/roles.ts'
import { plainText } from '../../../core/source/text.ts'
import { leastSize } from '../../../core/theme/medium.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import { heightOf, type Place } from '../../fitting/height-of.tsx'
import { type CanvasCopy, titleOf, wordsIn } from '../copy/canvas-copy.ts'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import { blocksOfEntry, type Entry } from '../copy/entry.ts'
import { invitationSheet, narrowed } from './invitation-card.tsx'
import { namesAnInvitation, readInvitation } from './invitation-words.tsx'
import { ContactLine } from '../sheets/terms.tsx'
import { Programme, type ProgrammeCopy } from '../announcements/programme.tsx'

/** An invitation with an order of the day, or much else to know: who asks, what for, when and where on its front; all of that on its back. */
export function frontAndProgramme(roles: Roles, themeFor: (theme: Theme) => Theme): Composition {
  return {
    name: 'front and programme',
    leads: true,
    suits: (reading, design) => saysMuch(reading, roles, design),
    compose: (reading, paper, measure) => {
      const { front, back } = facesIn(reading, roles, paper.design)
      const tint = narrowed(themeFor(themeOn(paper, 'tint')))
      const title = titleOf(front)
      return [
        invitationSheet('front', { copy: front, theme: themeFor(paper), measure }),
        canvasSheet('back', tint, <Back {...back} theme={tint} measure={measure} />, title),
      ]
    },
  }
}

/** Acts from which on a programme has a face of its own; letters from which on sections have one. */
const ACTS = 3
const SECTIONS = 450

/** What stands on the front: roles, and letters before the first heading at most. */
const known: readonly Role[] = [
  ...(['startDate', 'endDate', 'time', 'doorTime', 'location', 'address'] as const),
  ...(['rsvp', 'dress', 'action'] as const),
]
const FRONT = 400

interface Inside {
  readonly programme: ProgrammeCopy
  readonly copy: CanvasCopy
}

function saysMuch(reading: Reading, roles: Roles, design: Design): boolean {
  const { programme, copy } = facesIn(reading, roles, design).back
  const acts = programme.reduce((sum, { items }) => sum + items.length, 0)
  const isHeaded = copy.rest.filter(({ type }) => type === 'heading').length > 1
  return acts >= ACTS || (isHeaded && wordsIn(copy.rest).length >= SECTIONS)
}

function facesIn(
  reading: Reading,
  roles: Roles,
  design: Design,
): { readonly front: CanvasCopy; readonly back: Inside } {
  const isNamed = namesAnInvitation(reading.roles.title?.text ?? '')
  const [occasion, day] = (isNamed && occasionApart(reading.unplaced[0])) || []
  const sections = occasion && day ? [occasion, day, ...reading.unplaced.slice(1)] : reading.unplaced
  const programme = sections.filter(isTimed).map(dayOf)
  const unplaced = sections.filter(section => !isTimed(section))
  const copy = readInvitation({ ...reading, unplaced }, roles, design)
  const isKnown = ({ role }: Entry): boolean => role !== undefined && known.includes(role)
  const heading = copy.rest.findIndex(({ type }) => type === 'heading')
  const opening = heading < 0 ? copy.rest : copy.rest.slice(0, heading)
  const first = wordsIn(opening).length <= FRONT ? opening : []
  return {
    front: { ...copy, facts: copy.facts.filter(isKnown), captions: [], rest: first, contacts: [], terms: [] },
    back: {
      programme,
      copy: {
        ...copy,
        facts: copy.facts.filter(fact => !isKnown(fact)),
        rest: copy.rest.slice(first.length),
      },
    },
  }
}

/** Letters of a line that names the list under it. */
const CAPTION = 30

/** What an invitation is to, with what is said of it, apart from the hours of its day that follow under the same heading. */
function occasionApart(section: Section | undefined): readonly [Section, Section] | undefined {
  if (!section?.heading || !isTimed(section)) return undefined
  const last = section.lead.at(-1)
  const names = section.lead.length > 1 && last && plainText(last).length <= CAPTION ? [last] : []
  const lead = section.lead.slice(0, section.lead.length - names.length)
  const { heading: _, ...day } = section
  const hours = section.blocks.findIndex(block => names.includes(block) || block.type === 'list')
  return [
    { ...section, lead, items: [], rest: [], blocks: section.blocks.slice(0, Math.max(hours, 0)) },
    { ...day, lead: names },
  ]
}

/** A list of what happens when. */
function isTimed({ items, sections }: Section): boolean {
  return sections.length === 0 && items.length > 0 && items.every(item => whenOf(item) !== undefined)
}

function whenOf({ parts, facts }: Item): Fact | undefined {
  return parts.date ?? facts.find(({ label, value }) => label.text === '' && isTime(value?.type))
}

function isTime(type: string | undefined): boolean {
  return type === 'date' || type === 'time'
}

/** Acts with their hours in the column for them. */
function dayOf({ heading, lead, items, rest }: Section): ProgrammeCopy[number] {
  const acts = items.map((item): Item => {
    const date = whenOf(item)
    return {
      ...item,
      parts: { ...item.parts, ...(date && { date }) },
      facts: item.facts.filter(fact => fact !== date),
    }
  })
  return { heading, lead, items: acts, rest }
}

/** Sizes of type over body, largest first. */
const SIZES = [1.5, 1.35, 1.2, 1.1, 1, 0.93, 0.86, 0.8, 0.75]

/** em: the narrowest column that there are two of. */
const NARROW = 13

/** Baseline units between two columns, and between pieces in one. */
const GAP = 1.5
const BETWEEN = 0.75

type BackProps = Inside & Pick<Place, 'theme' | 'measure'>

/** The order of the day and whatever else guests need to know, as large as there is room for, in one column or two. */
function Back(props: BackProps): Child {
  const { theme: asked, measure } = props
  const { page, margin } = asked
  const flush: Theme = { ...asked, type: { ...asked.type, align: 'start' } }
  const width = page.width - margin.left - margin.right
  const height = page.height - margin.top - margin.bottom
  const themes = SIZES.map(factor => scaled(flush, factor)).filter(({ type }) => type.base >= leastSize(page))
  const planIn = (theme: Theme): readonly (readonly Child[])[] | undefined => {
    const pieces = piecesIn(props, theme)
    const half = (width - space(theme, GAP)) / 2
    const heightIn = (column: readonly Child[], own: number): number =>
      heightOf(<Pieces pieces={column} theme={theme} />, { width: own, theme, measure })
    if (heightIn(pieces, width) <= height) return [pieces]
    if (half < theme.type.base * NARROW) return undefined
    // More than both columns hold is not worth a look at where to cut it.
    if (heightIn(pieces, half) - space(theme, BETWEEN) > height * 2) return undefined
    const cuts = pieces.slice(1).map((_, at) => {
      const columns = [pieces.slice(0, at + 1), pieces.slice(at + 1)]
      return { columns, high: Math.max(...columns.map(column => heightIn(column, half))) }
    })
    const [best] = cuts.sort((one, other) => one.high - other.high)
    return best && best.high <= height ? best.columns : undefined
  }
  const plan = firstFitting(themes, theme => {
    const columns = planIn(theme)
    return columns && { theme, columns }
  })
  const theme = plan?.theme ?? themes.at(-1) ?? flush
  const columns = plan?.columns ?? [piecesIn(props, theme)]
  return (
    <section
      flow
      style={{ ...bodyStyle(theme), height: '100%', display: 'flex', direction: 'column', justify: 'center' }}
    >
      {columns.length === 1 ? (
        <Pieces pieces={columns[0] ?? []} theme={theme} />
      ) : (
        <Columns theme={theme} gap={GAP}>
          {columns.map(column => (
            <Column>
              <Pieces pieces={column} theme={theme} />
            </Column>
          ))}
        </Columns>
      )}
    </section>
  )
}

function Pieces({ pieces, theme }: { readonly pieces: readonly Child[]; readonly theme: Theme }): Child {
  return (
    <div style={{ size: theme.type.base, leading: 1.35 }}>
      {pieces.map((piece, at) => (
        <div style={{ marginTop: at === 0 ? 0 : space(theme, BETWEEN) }}>{piece}</div>
      ))}
    </div>
  )
}

/** What may stand in a column by itself: each day, each section, each fact. */
function piecesIn({ programme, copy }: Inside, theme: Theme): readonly Child[] {
  const prose = (nodes: readonly RootContent[]): Child => (
    <Prose nodes={nodes} theme={theme} size={theme.type.base} level={3} measured={false} />
  )
  const captions = copy.captions.map(
    ({ nodes }): RootContent => ({ type: 'paragraph', children: [...nodes] }),
  )
  return [
    ...programme.map(day => <Programme programme={[day]} theme={theme} />),
    ...sectionsIn(copy.rest).map(prose),
    ...copy.facts.map(fact => prose(blocksOfEntry(fact))),
    ...captions.map(caption => prose([caption])),
    ...(copy.contacts.length > 0 ? [<ContactLine contacts={copy.contacts} theme={theme} />] : []),
    ...(copy.terms.length > 0 ? [prose(copy.terms)] : []),
  ]
}

/** Blocks with the heading that they stand under. */
function sectionsIn(blocks: readonly RootContent[]): readonly (readonly RootContent[])[] {
  const sections: RootContent[][] = []
  for (const block of blocks) {
    const last = sections.at(-1)
    if (last === undefined || block.type === 'heading') sections.push([block])
    else last.push(block)
  }
  return sections
}
