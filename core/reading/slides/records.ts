/** Slides told as records, whatever their author calls the keys: the parts of each by what its keys and values mean. */
import type { RootContent } from 'mdast'
import { nodesOf } from '../../source/walk.ts'
import type { Context } from '../context.ts'
import { isLeaf, nameAmong, paragraphOf, phraseIn } from '../facts/facts.ts'
import { type Phrase, toPhrase } from '../facts/phrase.ts'
import type { Fact, Item, Omitted } from '../reading.ts'
import { ASKED, partNamed } from './parts.ts'
import { kindNamed, namesSlide } from './settings.ts'
import { isBigName, isPart, tableInPieces, toldAsOne, writtenOut } from './write-out.ts'
import { headingOf, type Slide, type SlideKind, slideOf, withEyebrow } from './slide.ts'

/** Records as slides, and what of them is no copy. */
interface RecordSlides {
  readonly slides: readonly Slide[]
  readonly omitted: readonly Omitted[]
}

/** The slides of a list of records or lines. */
export function slidesOfRecords(items: readonly Item[], context: Context): RecordSlides {
  const counting = countingKeys(items)
  const told = items.map((item, at) => slideOfItem(item, { context, counting, opens: at === 0 }))
  return { slides: told.map(({ slide }) => slide), omitted: told.flatMap(({ omitted }) => omitted) }
}

/** The keys whose values count the slides: `n: 1`, `id: slide-2`, `num: "03"`. */
function countingKeys(items: readonly Item[]): ReadonlySet<string> {
  const records = items.map(({ facts }) => facts).filter(({ length }) => length > 0)
  const names = new Set(records.flat().map(({ label }) => label.text))
  return new Set(
    [...names].filter(name => {
      const counts = records.flatMap(facts => facts.find(({ label }) => label.text === name)?.text ?? [])
      const numbers = counts.flatMap(text => (COUNT.test(text) ? numberIn(text) : []))
      const isOfMost = counts.length > 1 && counts.length * 2 > records.length
      const isInOrder = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0))
      return (
        isOfMost &&
        numbers.length === counts.length &&
        isInOrder &&
        (numbers.at(-1) ?? 0) <= records.length + 1
      )
    }),
  )
}

/** A number, perhaps behind a word for what it counts. */
const COUNT = /^(?:\p{L}{1,9}[\s_-]?)?\d{1,2}[.)]?$/u

function numberIn(text: string): number {
  return Number(/\d+/.exec(text)?.[0] ?? Number.NaN)
}

interface ItemContext {
  readonly context: Context
  /** Keys that only count slides. */
  readonly counting: ReadonlySet<string>
  /** It is the first. */
  readonly opens: boolean
}

interface Told {
  readonly slide: Slide
  readonly omitted: readonly Omitted[]
}

/** An entry of a list of slides: words are a title; a record has a title, a kind, notes, and what is shown. */
function slideOfItem(item: Item, { context, counting, opens }: ItemContext): Told {
  if (item.facts.length === 0) {
    const shown =
      item.title.text === '' ? item.blocks : [headingOf([...item.title.nodes] as never), ...item.text]
    return { slide: slideOf(shown), omitted: [] }
  }
  const counts = item.facts.filter(({ label }) => counting.has(label.text))
  const copy = item.facts.filter(fact => !counts.includes(fact))
  const roles = copy.filter(saysRole)
  const machine = roles.filter(fact => isTool(fact) || namesSlide(fact.text))
  const kind = roles.map(({ text }) => kindNamed(text)).find(one => one !== undefined)
  const asked = copy.filter(fact => isLeaf(fact) && asksForPicture(fact, context))
  const charts = copy.flatMap(chartKinds)
  const told = copy
    .filter(fact => !roles.includes(fact) && !asked.includes(fact))
    .map(fact => withoutFacts(fact, charts))
  const eyebrows = roles.filter(fact => !machine.includes(fact))
  return {
    slide: slideOfFacts(told, eyebrows, { context, kind, opens }),
    omitted: [
      ...counts.map(({ text }) => ({ text, because: 'it counts the slides' })),
      ...[...machine, ...charts].map(({ text }) => ({ text, because: 'it says how a slide is shown' })),
      ...asked.map(({ text }) => ({ text, because: ASKED })),
    ],
  }
}

/** Keys under which people say which part of the talk a slide is, or how it is shown. */
const ROLE =
  /^(?:slide |page )?(?:kind|type|layout|template|class|format|style|role|section|part|chapter|label|kicker|eyebrow|category|topic|art|typ|rolle|abschnitt|kapitel|rubrik|thema|tipo|sección|seccion|sezione|ruolo|rol|papel|seção|secao|secção|rótulo|rotulo|etiqueta|genre|sorte|rôle|partie|chapitre|rubrique|soort|onderdeel|rola|sekcja|część|rodzaj|avsnitt|tema|afsnit)$/iu
/** Those of tools alone. */
const TOOL = /^(?:slide |page )?(?:layout|template|class|format|style)$/iu
/** Letters and words of what a part of a talk is called. */
const NAME = { letters: 28, words: 4 } as const

/** Whether a fact says which part of the talk its slide is, in a word or a few. */
function saysRole(fact: Fact): boolean {
  const { label, text } = fact
  const isName =
    text.length <= NAME.letters && text.split(/\s+/).length <= NAME.words && !/\d|[.!?]$/.test(text)
  return isLeaf(fact) && ROLE.test(label.text) && isName
}

function isTool({ label }: Fact): boolean {
  return TOOL.test(label.text)
}

/** What people call a picture that is still to be made. */
const PICTURE =
  /^(?:images?|visuals?|photos?|pictures?|illustrations?|graphics?|background) (?:prompt|suggestions?|ideas?|notes?|description|direction|style)$/i

/** Whether words under the name of a picture tell what it is to show, and are no picture. */
function asksForPicture({ label, text, blocks }: Fact, context: Context): boolean {
  const isFile = /^\S+\.\p{L}{3,4}$/u.test(text) || /^https?:/u.test(text)
  const isShown = blocks.some(block => nodesOf(block).some(({ type }) => type === 'image'))
  const isNamed = PICTURE.test(label.text) || partNamed(label.text, context) === 'picture'
  return isNamed && !isFile && !isShown
}

const CHART =
  /^(?:stacked |grouped |horizontal |vertical )?(?:bars?|columns?|line|pie|donut|doughnut|area|scatter|stacked)(?:[ _-]?(?:chart|graph))?$/i

/** What in the record of a chart says how that is drawn. */
function chartKinds({ facts, items }: Fact): readonly Fact[] {
  const own = facts.filter(fact => isLeaf(fact) && CHART.test(fact.text))
  return [...own, ...[...facts, ...items.flatMap(item => item.facts)].flatMap(chartKinds)]
}

/** A fact without some of those that it holds; a record of which one is left is that one. */
function withoutFacts(fact: Fact, gone: readonly Fact[]): Fact {
  if (gone.length === 0 || !fact.facts.some(inner => gone.includes(inner))) return fact
  const facts = fact.facts.filter(inner => !gone.includes(inner))
  const [only, ...others] = facts
  const isOne = only !== undefined && others.length === 0
  return isOne ? { ...only, label: fact.label, meanings: fact.meanings } : { ...fact, facts }
}

interface SlideContext {
  readonly context: Context
  readonly kind: SlideKind | undefined
  readonly opens: boolean
}

function slideOfFacts(facts: readonly Fact[], eyebrows: readonly Fact[], told: SlideContext): Slide {
  const { context, kind, opens } = told
  const noted = facts.filter(({ label }) => partNamed(label.text, context) === 'notes')
  const copy = facts.filter(fact => !noted.includes(fact))
  const title = titleOf(copy, eyebrows.length > 0, context)
  const own = copy.filter(fact => fact !== title)
  // A remark that is all there is below a title is shown.
  const isShown = own.length === 0 && noted.length === 1 && (title !== undefined || eyebrows.length > 0)
  const said = noted.flatMap(({ blocks }) => blocks)
  const isCover = opens || kind === 'cover' || kind === 'closing'
  const heading = title ? [headingOf([...phraseIn(title).nodes] as never)] : []
  const shown = isShown ? said : bodyOf(own, isCover, eyebrows.length > 0 || heading.length > 0)
  const slide = slideOf([...heading, ...shown], isShown ? [] : said, kind)
  return withEyebrow(
    slide,
    eyebrows.map(fact => paragraphOf(capital(phraseIn(fact)))),
  )
}

/** A word of a record as one that stands for itself. */
function capital(phrase: Phrase): Phrase {
  const [first, ...others] = phrase.nodes
  if (first?.type !== 'text') return phrase
  const value = first.value.charAt(0).toLocaleUpperCase() + first.value.slice(1)
  return toPhrase([{ ...first, value }, ...others])
}

/** What a slide is called: what its author says is its title or is to be big, a name, or a first line that is no more than that. */
function titleOf(facts: readonly Fact[], isNamed: boolean, context: Context): Fact | undefined {
  const lines = facts.filter(isLeaf)
  const called = lines.find(({ label }) => partNamed(label.text, context) === 'title')
  const big = lines.find(fact => isBigName(fact) && fact.value === undefined)
  if (called || big || isNamed) return called ?? big
  const name = nameAmong(facts)
  const named = name && lines.find(({ text }) => text === name.text)
  const [first, ...others] = facts
  const opens = first && others.length > 0 && !isPart(first) && first.value === undefined
  return named ?? (opens ? first : undefined)
}

/** What stands below the title: one figure or somebody's words with what is said of them, a table or series in pieces, or one after the other. */
function bodyOf(facts: readonly Fact[], isCover: boolean, isNamed: boolean): readonly RootContent[] {
  const one = toldAsOne(facts)
  if (one) return one
  const pieces = tableInPieces(facts)
  const rest = pieces ? facts.filter(fact => !pieces.facts.includes(fact)) : facts
  const isAlone = isNamed && facts.length === 1
  const shown = rest.flatMap(fact => {
    const others = facts.some(other => other !== fact && !isLeaf(other))
    return writtenOut(fact, { isBare: isAlone || (isCover && isWords(fact)), isBeside: others })
  })
  return pieces ? [pieces.block, ...shown] : shown
}

/** Whether a fact is words that say by themselves what they are. */
function isWords(fact: Fact): boolean {
  return isLeaf(fact) && /\p{L}\S*\s+\S/u.test(fact.text)
}
