import type { RootContent } from 'mdast'
import { firstFitting } from '../../../core/compose/fit.ts'
import { bodyStyle, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Composition } from '../../../core/format.ts'
import { placeOfWords } from '../../../core/reading/named-things.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import { plainText } from '../../../core/source/text.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { leastSize } from '../../../core/theme/medium.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { sizeAt, space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { textSetting, widestWord } from '../../fitting/measure.ts'
import { type CanvasCopy, wordsIn } from '../copy/canvas-copy.ts'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import { type Entry, textOf } from '../copy/entry.ts'
import { FactGrid } from '../sheets/fact-grid.tsx'
import { ContactLine } from '../sheets/terms.tsx'
import { isForMachines } from './fine-print.tsx'
import { Pass, type PassLook, passIn, type PassProps, type WholeProps } from './pass.tsx'

/** What a format decides of all its passes on a page. */
export type SettingOf = (theme: Theme) => { readonly theme: Theme; readonly look: PassLook }

/** A pass that says much: what is looked for on its front, in legible type; everything else on its back. */
export function frontAndBack(roles: Roles, settingOf: SettingOf): Composition {
  return {
    name: 'front and back',
    suits: saysMuch,
    compose: (reading, paper, measure) => {
      const { theme: drawn, look } = settingOf(paper)
      const theme = legible(drawn)
      const whole = passIn(reading, roles, { theme, look, measure })
      return twoSides(whole, theme, copy =>
        canvasSheet('front', theme, <Pass {...whole} copy={copy} />, whole.title),
      )
    },
  }
}

/** Whether a copy has enough for two sides. */
export function saysMuch({ words }: Reading): boolean {
  return words.join(' ').length >= MUCH
}

/** The sides of a pass; its back only where something is left for it. */
export function twoSides<Front extends Sheet | undefined>(
  { copy, title, measure, ranked }: WholeProps,
  theme: Theme,
  frontOf: (copy: CanvasCopy) => Front,
): readonly (Front | Sheet)[] {
  // What its brief wants seen is seen on the front, and what a machine reads at the gate.
  const says = (text: string): boolean => ranked.some(words => placeOfWords(text, words) !== undefined)
  const isSeen = (block: RootContent): boolean => says(plainText(block)) || isForMachines(block)
  const isInFront = (fact: Entry): boolean => isKnown(fact) || says(textOf(fact))
  const facts = copy.facts.filter(isInFront)
  const [rest, terms] = [copy.rest.filter(isSeen), copy.terms.filter(isSeen)]
  const front = frontOf({ ...copy, facts, rest, terms, contacts: [] })
  const back = {
    ...copy,
    facts: copy.facts.filter(fact => !isInFront(fact)),
    rest: copy.rest.filter(block => !isSeen(block)),
    terms: copy.terms.filter(block => !isSeen(block)),
  }
  if (back.facts.length + back.rest.length + back.terms.length + back.contacts.length === 0) return [front]
  const ground = themeOn(theme, theme.design.decor.fields === false ? 'quiet' : groundOf(theme))
  return [front, canvasSheet('back', ground, <Back copy={back} theme={ground} measure={measure} />, title)]
}

/** Contrast below which dark text is read with an effort on a colour. */
const READ = 5.5

/** The accent; where dark text is hard to read on it, what is deep. */
function groundOf(theme: Theme): 'accent' | 'inverse' {
  const { text, paper } = themeOn(theme, 'accent').color
  const isDark = contrast(text, '#ffffff') > contrast(paper, '#ffffff')
  return isDark && contrast(text, paper) < READ ? 'inverse' : 'accent'
}

/** Letters of a copy from which on it is divided. */
const MUCH = 200

/** What has a place of its own on the front. */
function isKnown(fact: Entry): boolean {
  return fact.role !== undefined || fact.forStub === true
}

/** The theme with its labels no smaller than what is still read. */
export function legible(theme: Theme): Theme {
  return scaled(theme, Math.max(1, Math.ceil(leastSize(theme.page)) / sizeAt(theme, -1)))
}

type BackProps = Pick<PassProps, 'theme' | 'measure'> & { readonly copy: CanvasCopy }

/** How much larger the back may be set than body, largest first. */
const LARGER = [2.4, 2.1, 1.8, 1.6, 1.4, 1.25, 1.12, 1]

/** Facts that only this copy has beside the small print, as large as there is room for, on the middle of the page; under each other on a page that stands. */
function Back({ copy, theme: paper, measure }: BackProps): Child {
  const { page, margin } = paper
  const room = page.height - margin.top - margin.bottom
  const lying = page.width > page.height * 1.4
  const widths = widthsOf(copy, paper, lying)
  const columnsIn = (theme: Theme): readonly Child[] => [
    <Facts copy={copy} theme={theme} width={widths.facts} />,
    <Print copy={copy} theme={theme} />,
  ]
  const heightIn = (theme: Theme): number => {
    const [facts = 0, print = 0] = columnsIn(theme).map((column, at) =>
      heightOf(column, { theme, measure, width: at === 0 ? widths.facts : widths.print }),
    )
    return lying ? Math.max(facts, print) : facts + print + space(paper, 1)
  }
  const themes = LARGER.map(factor => scaled(paper, factor))
  const fits = (one: Theme): boolean => isHeld(copy, one, widths) && heightIn(one) <= room
  const theme = firstFitting(themes, one => (fits(one) ? one : undefined)) ?? paper
  const [facts, print] = columnsIn(theme)
  return (
    <section
      style={{
        ...bodyStyle(theme),
        height: '100%',
        display: 'flex',
        direction: lying ? 'row' : 'column',
        ...(lying ? { align: 'center' } : { justify: 'center' }),
        gap: space(paper, lying ? 2 : 1),
      }}
    >
      {copy.facts.length > 0 && <div style={{ width: widths.facts, shrink: 0 }}>{facts}</div>}
      <div flow style={{ width: widths.print, display: 'flex', direction: 'column' }}>
        {print}
      </div>
    </section>
  )
}

/** Whether no word is wider than its column. */
function isHeld({ facts, rest, terms, contacts }: CanvasCopy, theme: Theme, widths: Widths): boolean {
  const setting = textSetting(theme, theme.type.strongWeight)
  const valuesOf = (entries: readonly Entry[]): string => entries.map(textOf).join(' ')
  return (
    widestWord(valuesOf(facts), setting) <= widths.facts &&
    widestWord(`${wordsIn([...rest, ...terms])} ${valuesOf(contacts)}`, setting) <= widths.print
  )
}

interface Widths {
  readonly facts: number
  readonly print: number
}

/** Share of a back's width that its facts take beside the small print. */
const FACTS = 0.36

/** px */
function widthsOf({ facts, rest, terms, contacts }: CanvasCopy, theme: Theme, lying: boolean): Widths {
  const whole = roomAcross(theme)
  if (!lying || facts.length === 0) return { facts: whole, print: whole }
  if (rest.length + terms.length + contacts.length === 0) return { facts: whole, print: 0 }
  const width = Math.round(whole * FACTS)
  return { facts: width, print: whole - width - space(theme, 2) }
}

type PartProps = Pick<BackProps, 'copy' | 'theme'>

function Facts({ copy, theme, width }: PartProps & { readonly width: number }): Child {
  return <FactGrid facts={copy.facts} theme={theme} width={width} />
}

function Print({ copy: { rest, terms, contacts }, theme }: PartProps): Child {
  return (
    <div part="terms" style={{ size: theme.type.base, leading: 1.35 }}>
      <Prose nodes={[...rest, ...terms]} theme={theme} size={theme.type.base} level={3} measured={false} />
      <div style={{ marginTop: space(theme, 0.5) }}>
        <ContactLine contacts={contacts} theme={theme} />
      </div>
    </div>
  )
}
