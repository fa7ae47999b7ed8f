import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Edges } from '../../../core/compose/style.ts'
import type { Composition } from '../../../core/format.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { widestWord } from '../../fitting/measure.ts'
import type { AnnouncementLook } from '../announcements/look.ts'
import { cardsOf } from '../announcements/series.tsx'
import { type CanvasCopy, titleOf, wordsIn } from '../copy/canvas-copy.ts'
import { blocksOfEntry, type Entry } from '../copy/entry.ts'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import { hasMasthead, Masthead, mastheadWords } from '../sheets/masthead.tsx'
import { LinkBlock, planBlock } from './block.tsx'
import { fieldLead } from './field-lead.tsx'
import { readLink } from './parted-title.ts'
import { type LinkPlan, planLinkCard } from './plan.ts'
import { LinkWhole, planWhole } from './whole.tsx'
import { LinkWords } from './words.tsx'

interface CardProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
  readonly plan: LinkPlan
}

/** A headline beside a picture and a field; where there is more to say, one wide sheet of three strips: the brand, the title in the square middle that previews crop to, and the picture. */
export function composeLinkCard(
  reading: Reading,
  roles: Roles,
  theme: Theme,
  measure: Measure,
): readonly Sheet[] {
  const copy = readLink(reading, roles)
  const isLong = wordsIn(copy.rest).length > ON_CARDS
  const block = isLong && !copy.picture ? undefined : planBlock({ copy, theme, measure })
  if (block)
    return [canvasSheet('canvas', theme, <LinkBlock copy={copy} theme={theme} plan={block} />, titleOf(copy))]
  const whole = copy.picture ? undefined : planWhole({ copy, theme, measure })
  if (whole)
    return [canvasSheet('canvas', theme, <LinkWhole copy={copy} theme={theme} plan={whole} />, titleOf(copy))]
  const onCards = isLong && !copy.picture ? withCards(copy, theme, measure) : undefined
  if (onCards) return onCards
  const plan = planLinkCard(copy, theme, measure)
  return [canvasSheet('canvas', theme, <LinkCard copy={copy} theme={theme} plan={plan} />, titleOf(copy))]
}

/** A headline beside what the copy holds for a picture of its own: a figure, a day, what the brief wants seen. */
export function linkFigure(roles: Roles): Composition {
  return {
    name: 'figure on a field',
    leads: true,
    suits: (reading, design) =>
      design.decor.fields !== false && fieldLead(readLink(reading, roles), reading, design) !== undefined,
    compose: (reading, theme, measure) => {
      const found = fieldLead(readLink(reading, roles), reading, theme.design)
      const plan = found && planBlock({ ...found, theme, measure })
      if (!found || !plan) return composeLinkCard(reading, roles, theme, measure)
      const root = <LinkBlock {...found} theme={theme} plan={plan} />
      return [canvasSheet('canvas', theme, root, titleOf(found.copy))]
    },
  }
}

/** Letters of running text from which on a link's picture is the title alone: nobody reads a page of print in a preview. */
const ON_CARDS = 200
/** Letters of a fact that is a sentence of the text. */
const SENTENCE = 60

/** The title with whose it is on the picture that is shown, and the text on further ones. */
function withCards(copy: CanvasCopy, theme: Theme, measure: Measure): readonly Sheet[] | undefined {
  const isSentence = ({ lines }: Entry): boolean => lines.some(({ text }) => text.length > SENTENCE)
  const cover: CanvasCopy = {
    ...copy,
    facts: copy.facts.filter(fact => !isSentence(fact)),
    rest: [],
    terms: [],
  }
  const plan = planBlock({ copy: cover, theme, measure })
  if (!plan) return undefined
  const said = copy.facts.filter(isSentence).flatMap(blocksOfEntry)
  const told: CanvasCopy = {
    brand: [],
    above: [],
    support: [],
    facts: [],
    captions: [],
    contacts: [],
    rest: [],
    terms: [],
  }
  return [
    canvasSheet('canvas', theme, <LinkBlock copy={cover} theme={theme} plan={plan} />, titleOf(copy)),
    ...cardsOf([...said, ...copy.rest, ...copy.terms], { copy: told, theme, look, measure }).map(card =>
      canvasSheet('text', theme, card),
    ),
  ]
}

/** Of the text's cards. */
const look: AnnouncementLook = { headline: 0.2, lines: 3, picture: 0.5 }

function LinkCard({ copy, theme, plan }: CardProps): Child {
  const { page, margin } = theme
  const beside = standsBeside(copy, theme, plan)
  const spine = plan.side - margin.left / 2
  return (
    <section style={{ ...bodyStyle(theme), height: '100%', display: 'flex' }}>
      {!copy.picture && <Panel theme={theme} width={beside ? spine : plan.side / 5} />}
      {plan.picture && copy.picture?.data?.asset && (
        <img
          src={copy.picture.data.asset}
          alt={copy.picture.alt ?? ''}
          style={{
            position: 'absolute',
            top: page.height - plan.picture.height,
            left: theme.dir === 'ltr' ? page.width - plan.picture.width : 0,
            ...plan.picture,
            fit: 'cover',
          }}
        />
      )}
      <div style={{ width: plan.side - margin.left, shrink: 0, padding: endPadding(theme) }}>
        {beside && <Masthead copy={copy} theme={copy.picture ? theme : themeOn(theme, 'accent')} />}
      </div>
      <div flow style={{ width: Math.max(plan.text, plan.title), display: 'flex', direction: 'column' }}>
        {!beside && hasMasthead(copy) && (
          <div style={{ marginBottom: space(theme, 0.5) }}>
            <Masthead copy={copy} theme={theme} />
          </div>
        )}
        <LinkWords copy={copy} theme={theme} plan={plan} />
      </div>
    </section>
  )
}

/** Room between the strip's words and the title's column. */
function endPadding({ margin, dir }: Theme): Edges {
  return dir === 'ltr' ? [0, margin.left * 0.75, 0, 0] : [0, 0, 0, margin.right * 0.75]
}

/** A strip of the accent's colour where there is no picture. */
function Panel({ theme, width }: { readonly theme: Theme; readonly width: number }): Child {
  const { page, dir, color } = theme
  const left = dir === 'ltr' ? 0 : page.width - width
  return (
    <div
      ariaHidden
      style={{ position: 'absolute', top: 0, left, width, height: page.height, background: color.accent }}
    />
  )
}

/** Whether the words over the title can stand in the strip beside it: few, and none too wide for it. */
function standsBeside(copy: CanvasCopy, theme: Theme, { side }: LinkPlan): boolean {
  const words = mastheadWords(copy)
  const { base, strongWeight, text } = theme.type
  const widest = widestWord(words, { family: text, weight: strongWeight, size: base, lang: theme.lang })
  const room = side - theme.margin.left * 1.75
  return (words !== '' || copy.logo !== undefined) && words.length <= 60 && widest <= room
}
