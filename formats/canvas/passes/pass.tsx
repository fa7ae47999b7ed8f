import type { RootContent } from 'mdast'
import { type Code, codeIn, type ReadCode } from '../../../core/codes/code.ts'
import { leastWidth } from '../../../core/compose/code-mark.tsx'
import { bodyStyle } from '../../../core/compose/index.ts'
import { type PartKey, type Rank, saidIn } from '../../../core/brief/design.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import { cut, type Phrase, phraseOf, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import { placeOfWords, thingsOf } from '../../../core/reading/named-things.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Role, Roles } from '../../../core/reading/roles.ts'
import { isDocumentName, lexiconFor } from '../../../core/reading/words/lexicon.ts'
import { plainText, wordsOf } from '../../../core/source/text.ts'
import { startOf } from '../../../core/source/walk.ts'
import { mm } from '../../../core/theme/page.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { type CanvasCopy, readCanvas, titleOf, placeOf } from '../copy/canvas-copy.ts'
import { isBlank } from '../sheets/blank.tsx'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import { type Entry, entryOfClaim, textOf } from '../copy/entry.ts'
import { isBoldAlone } from '../../../core/reading/outline.ts'
import { withToldLines } from '../copy/told-lines.ts'
import { ranksIn } from '../leads/ranked-lines.ts'
import { CutLine } from './cut-line.tsx'
import { Brand, brandLine } from './brand.tsx'
import { withTermAsWritten } from './dated-line.ts'
import { asGiven, withSentencesPrinted } from './gift-words.ts'
import { isForMachines } from './fine-print.tsx'
import { PassMain } from './main.tsx'
import { promoted, withCodeApart, withOldPrices } from './promoted.ts'
import { PassSide } from './side.tsx'
import { fitTitle, Title } from '../sheets/title.tsx'
import { type Journey, journeyIn, journeyTitle } from './route.tsx'

/** What a format decides about a pass: a card of labelled values with a part to tear off or a panel beside it. */
export interface PassLook {
  /** Set as large as the page allows, under the headline. */
  readonly hero?: Role
  /** Roles that stand together, a row or more each; other facts follow in a last group. */
  readonly groups: readonly (readonly Role[])[]
  /** Roles set large. */
  readonly large: readonly Role[]
  /** Roles set in the mono face. */
  readonly mono?: readonly Role[]
  readonly side: SideLook
  /** What machines read from it: on the part beside the main one, else below the facts. */
  readonly code: ReadCode
  /** Deep band over the main part, with the brand in it; default none. */
  readonly band?: boolean
  /** A dashed line around the whole, to cut along. */
  readonly cutLine?: boolean
  /** A line that the brief wants first leads, and what was the headline stands over it. */
  readonly promotes?: boolean
}

/** The narrow part beside the main one. */
interface SideLook {
  readonly roles: readonly Role[]
  /** Its facts stand on the main part as well. */
  readonly repeated: boolean
  /** Share of the width inside the margins. */
  readonly share: number
  /** `line`: behind a perforation; `panel`: on the accent, where that is told from the page. */
  readonly manner: 'line' | 'panel'
  /** Set as large as this part is wide. */
  readonly hero?: Role
}

/** What the parts of a pass are made of. */
export interface PassProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
  readonly look: PassLook
  readonly journey?: Journey
  readonly measure: Measure
  readonly code: Code | undefined
}

/** Longest text that still stands under a headline; longer ones are terms. Letters. */
const longestSupport = 90

/** What a format decides of all its passes. */
type PassSetting = Pick<PassProps, 'theme' | 'look' | 'measure'>

/** One sheet of labelled values under a headline; a page that is not wide has all of them in one column. */
export function composePass(reading: Reading, roles: Roles, setting: PassSetting): readonly Sheet[] {
  const props = passIn(reading, roles, setting)
  return [canvasSheet('pass', setting.theme, <Pass {...props} />, props.title)]
}

/** What a pass is made of in a reading. */
export function passIn(reading: Reading, roles: Roles, { theme, look, measure }: PassSetting): WholeProps {
  const journey = journeyIn(reading)
  const own = journey ? (['departureAirport', 'arrivalAirport'] as const) : []
  const read = readCanvas(reading, roles, {
    own,
    small: ['abstract'],
    led: journey !== undefined,
    longest: longestSupport,
    // What a letter, a chat or running text tells in passing is found beside it.
    once: look.side.repeated || reading.spoken || isTold(reading) ? 0 : Number.POSITIVE_INFINITY,
  })
  const told = codesLast(
    look.side.repeated ? withToldLines(read, reading) : withTermAsWritten(undivided(read), reading),
  )
  const code = codeIn(look.code, reading, theme)
  const ranks = ranksIn(theme.design, reading)
  const wordsOfRank = (wanted: Rank) => ranks.flatMap(([words, rank]) => (rank === wanted ? [words] : []))
  const [leading, next] = [wordsOfRank('first'), wordsOfRank('second')]
  const pieces = toWriteOn(told.facts, look).map(fact => withItsStart(fact, leading))
  const spoken = look.side.repeated ? spokenFacts(reading, look.side.roles) : []
  const named = withNameAbove(withSentencesPrinted({ ...told, facts: pieces.flat() }))
  const gift = withGift(named, look, reading.lang)
  const whole = look.hero === 'value' ? asGiven(gift) : gift
  // What a fact says stands in its place already.
  const spare = leading.filter(words => !told.facts.some(fact => placeOfWords(textOf(fact), words)))
  const led = (own: CanvasCopy) => (look.promotes ? promoted(own, spare) : own)
  const copy = look.cutLine ? withOldPrices(led(withCodeApart(whole, reading.roles.code))) : led(whole)
  const props = {
    copy,
    theme,
    look: heroOf(look, reading, wordsOfRank('last')),
    measure,
    code,
    ...(journey && { journey }),
  }
  const title = copy.headline || !journey ? titleOf(copy) : journeyTitle(journey, theme)
  const leads = meantBy('first', reading, { theme, look })(pieces.flat())
  const first = pieces.flatMap(own => (own.some(fact => leads.includes(fact)) ? own : []))
  const second = meantBy('second', reading, { theme, look })(copy.facts)
  return { ...props, title, spoken, first, second, ranked: [...leading, ...next] }
}

/** Of some facts those that the brief ranks so: of several that its word could mean, those that have it for their label. */
function meantBy(wanted: Rank, reading: Reading, { theme, look: { groups } }: Omit<PassSetting, 'measure'>) {
  const { parts = {} } = theme.design
  const isIn = (group: readonly Role[], { role }: Entry): boolean =>
    role !== undefined && group.includes(role)
  const keys = (Object.keys(parts) as PartKey[]).filter(key => parts[key]?.rank === wanted)
  return (facts: readonly Entry[]): readonly Entry[] => {
    const meant = keys.flatMap(key => {
      const things = thingsOf(key, reading)
      const said = facts.filter(fact => things.includes(wordsOf(textOf(fact))))
      const called = said.filter(({ label }) => label.text !== '' && wordsOf(label.text) === saidIn(key))
      // A row is part of a seat.
      const isBeside = (fact: Entry): boolean =>
        called.some(other => groups.some(group => isIn(group, other) && isIn(group, fact)))
      return called.length > 0 ? said.filter(fact => called.includes(fact) || isBeside(fact)) : said
    })
    return facts.filter(fact => meant.includes(fact))
  }
}

/** What machines read stands at the foot. */
function codesLast(copy: CanvasCopy): CanvasCopy {
  const codes = [...copy.above, ...copy.support, ...copy.rest].filter(isForMachines)
  const words = (blocks: readonly RootContent[]) => blocks.filter(block => !codes.includes(block))
  return {
    ...copy,
    above: words(copy.above),
    support: words(copy.support),
    rest: words(copy.rest),
    terms: [...copy.terms, ...codes],
  }
}

/** Places to write on by hand stand on the front, where those stand whom it is from and for. */
function toWriteOn(facts: readonly Entry[], { groups }: PassLook): readonly Entry[] {
  const people: readonly Role[] = ['recipient', 'giver']
  if (!groups.some(group => people.every(role => group.includes(role)))) return facts
  const free = people.filter(role => facts.every(fact => fact.role !== role))
  return facts.map(fact => {
    const role = fact.role === undefined && isBlank(textOf(fact)) ? free.shift() : undefined
    return role ? { ...fact, role } : fact
  })
}

/** The look of a pass whose brief wants small what is usually its figure. */
function heroOf(look: PassLook, { roles }: Reading, last: readonly string[]): PassLook {
  const { hero, ...others } = look
  const claim = hero && roles[hero]
  return claim && last.includes(wordsOf(claim.text)) ? others : look
}

/** A copy without the strokes of a paste, which divide nothing on a card. */
function undivided(copy: CanvasCopy): CanvasCopy {
  const stays = ({ type }: RootContent): boolean => type !== 'thematicBreak'
  return { ...copy, rest: copy.rest.filter(stays), terms: copy.terms.filter(stays) }
}

/** What kind of paper it is stands beside whose it is, and not among what is looked up. */
function withNameAbove(copy: CanvasCopy): CanvasCopy {
  const isName = (block: RootContent): boolean => isDocumentName(plainText(block))
  const { support, rest } = copy
  const below = copy.brand.length > 0 ? rest.filter(isName) : []
  if (!support.some(isName) && below.length === 0) return copy
  return {
    ...copy,
    above: [...copy.above, ...support.filter(isName)],
    captions: [...copy.captions, ...below.flatMap(linesOfBlock)],
    support: support.filter(block => !isName(block)),
    rest: rest.filter(block => !below.includes(block)),
  }
}

/** Letters of a line that says what is given, and lines of such. */
const GIFT = { letters: 64, lines: 3 } as const

/** What is given is said in short lines between the title and the first fact: it stands under the title. */
function withGift(copy: CanvasCopy, { hero }: PassLook, lang: string): CanvasCopy {
  const inOrder = copy.rest.toSorted((one, other) => placeOf(one) - placeOf(other))
  const [first] = inOrder
  if (hero !== 'value' || !first) return copy
  const lines = linesOfBlock(first)
  const gift = strongAlone(first)
  const isGift =
    gift !== undefined &&
    gift.text.length <= GIFT.letters &&
    !/[:：]$/u.test(gift.text) &&
    lexiconFor(lang, lang)(gift.text).length === 0
  if (isGift && isDocumentName(copy.headline?.text ?? '')) return ledByGift(copy, gift, first)
  const isShort =
    lines.length > 0 && lines.length <= GIFT.lines && lines.every(({ text }) => text.length <= GIFT.letters)
  const leads = lines.slice(0, 1).some(isBoldAlone)
  if (!isShort || (copy.support.length > 0 && !leads) || !copy.headline) return copy
  // What is written in by hand stands nowhere in the copy.
  const isSaid = ({ written, lines: [line] }: Entry): boolean => written && !isBlank(line?.text ?? '')
  const starts = copy.facts.filter(isSaid).map(({ lines: [line] }) => startOf(line?.nodes))
  // `This voucher entitles / Ada Marsh / to`: the line below is what these words lead over to.
  const support = OPEN.test(plainText(first)) ? inOrder.slice(0, 2) : [first]
  const rest = copy.rest.filter(block => !support.includes(block))
  const above = [...copy.above, ...copy.support]
  return placeOf(first) < Math.min(...starts) ? { ...copy, above, support, rest } : copy
}

/** Words that end before what is given. */
const OPEN = /\s(?:to|for|zu|zum|zur|für|à|pour|a|para|per|voor|op|na|til|till|för|на|за)\s*$/iu

/** What is given leads where it stands out in a line of its own, under what every such paper is called. */
function ledByGift(copy: CanvasCopy, gift: Phrase, block: RootContent): CanvasCopy {
  const { headline } = copy
  return {
    ...copy,
    headline: gift,
    above: [...copy.above, ...(headline ? [paragraphOf(headline)] : [])],
    rest: copy.rest.filter(other => other !== block),
  }
}

/** Strong words that are all of their line, as which a reading may take them for a heading: their marks stand behind them. */
function strongAlone(block: RootContent): Phrase | undefined {
  if (block.type !== 'heading') return undefined
  const [end, last] = [block.position?.end.offset, block.children.at(-1)?.position?.end.offset]
  return end !== undefined && last !== undefined && end > last ? toPhrase(block.children) : undefined
}

/** Facts that sentences tell from which on a pass draws them beside their text. */
const TOLD = 2

/** Whether a copy without a title tells in its sentences all that a pass says of it. */
function isTold({ roles, facts }: Reading): boolean {
  const told = Object.values(roles).filter(claim => claim.told && !claim.stays)
  return roles.title === undefined && facts.length === 0 && told.length >= TOLD
}

/** Letters of what a value goes on with behind the words that the brief wants first. */
const GOES_ON = 40

/** A value that begins with words which the brief wants first: those, and what it goes on with as a value of its own. */
function withItsStart(fact: Entry, first: readonly string[]): readonly Entry[] {
  const [line, ...more] = fact.lines
  if (!line || more.length > 0) return [fact]
  const end = first.map(words => placeOfWords(line.text, words)).find(place => place?.from === 0)?.to
  const rest = end === undefined ? undefined : trim(cut(line, end))
  if (!rest || !/^[\p{L}\p{N}(]/u.test(rest.text) || rest.text.length > GOES_ON) return [fact]
  return [
    { ...fact, lines: [trim(cut(line, 0, end))] },
    { label: phraseOf(''), written: false, lines: [rest] },
  ]
}

/** Facts that the copy tells in its sentences, for the part that repeats them. */
function spokenFacts({ roles }: Reading, wanted: readonly Role[]): readonly Entry[] {
  return wanted.flatMap(name => {
    const claim = roles[name]
    return claim?.stays === true && claim.text.length <= 40 ? [entryOfClaim(claim)] : []
  })
}

/** A pass with its title, and what the part that repeats facts takes from the sentences of the copy. */
export interface WholeProps extends PassProps {
  readonly title: string
  readonly spoken: readonly Entry[]
  /** Facts that the brief wants seen before all others. */
  readonly first: readonly Entry[]
  /** Those that it wants seen next. */
  readonly second: readonly Entry[]
  /** All words that it wants seen before others. */
  readonly ranked: readonly string[]
}

/** The sheet of a pass. */
export function Pass(given: WholeProps): Child {
  // A plain page has no band, nor one where nothing stands on it.
  const isPlain = given.theme.design.decor.fields === false
  const isBare = !hasHouse(given.copy) && headWords(given) === undefined
  const props = isPlain || isBare ? { ...given, look: { ...given.look, band: false } } : given
  const { copy, theme, look, spoken, title } = props
  const { page, margin } = theme
  const onSide = ({ role }: Entry): boolean => role !== undefined && look.side.roles.includes(role)
  const stubs = look.side.repeated ? copy.facts.filter(({ forStub }) => forStub) : []
  const beside = stubs.length > 0 ? stubs : [...copy.facts.filter(onSide), ...spoken]
  const room = page.width - margin.left - margin.right
  const wide = page.width > page.height * 1.4 && beside.length > 0
  const side = wide ? Math.max(Math.round(room * look.side.share), codeWidth(props, room)) : 0
  // A perforation keeps 5 mm clear on both sides.
  const pictured = picturedWidth(props)
  const gap = wide || pictured > 0 ? Math.max(mm(5), space(theme, 1)) : 0
  const width = room - side - (wide ? 2 * gap : 0) - (pictured > 0 ? pictured + 2 * gap : 0)
  const strip = copy.picture && pictured === 0 ? page.height * 0.3 : 0
  const isElsewhere = (fact: Entry): boolean => (look.side.repeated ? stubs.includes(fact) : onSide(fact))
  const facts = wide ? copy.facts.filter(fact => !isElsewhere(fact)) : copy.facts
  const isOnPanel = wide && look.side.manner === 'panel' && !props.code && !hasHeroIn(beside, look)
  const house = isOnPanel && !hasHouse(copy) ? linesAbove(copy) : []
  const head = look.band ? headIn(props, width) : undefined
  const band = head ? head.height + 2 * margin.top : 2 * margin.top + theme.type.base * 1.3
  return (
    <section style={{ ...bodyStyle(theme), height: '100%', display: 'flex', gap: 2 * gap }}>
      {look.band && <Band theme={theme} height={band} />}
      {look.cutLine && <CutLine theme={theme} />}
      {pictured > 0 && <Picture copy={copy} theme={theme} width={pictured} />}
      <div style={{ width, display: 'flex', direction: 'column' }}>
        {head?.drawn ?? (look.band && <Brand copy={copy} theme={theme} band />)}
        <div flow style={{ grow: 1, display: 'flex', direction: 'column' }}>
          <PassMain
            {...props}
            copy={house.length > 0 ? { ...copy, above: [] } : copy}
            code={wide ? undefined : props.code}
            facts={facts}
            width={width}
            strip={strip}
            titled={head !== undefined}
            accented={!wide && !look.band && isAsked(theme)}
          />
        </div>
      </div>
      {wide && (
        <PassSide
          {...props}
          title={copy.headline ? toPhrase(copy.headline.nodes) : phraseOf(title)}
          facts={beside}
          house={house}
          width={side}
          gap={gap}
          band={band}
        />
      )}
    </section>
  )
}

/** Whether a brief names the ground and, beside it, the accent. */
function isAsked({ design: { color, decor } }: Theme): boolean {
  return color.paper !== null && color.sparing !== true && decor.fields !== false
}

function hasHeroIn(facts: readonly Entry[], { side }: PassLook): boolean {
  return facts.some(({ role }) => role !== undefined && role === side.hero)
}

/** Lines over a title in which a house says who it is: a name, and what that is. */
function linesAbove({ above }: CanvasCopy): readonly Phrase[] {
  const lines = above.flatMap(linesOfBlock)
  const [name] = lines
  return name && lines.length <= HOUSE.lines && name.text.length <= HOUSE.letters ? lines : []
}

/** Lines that say whose a voucher is, and letters of the first. */
const HOUSE = { lines: 3, letters: 40 } as const

/** The largest share of the width inside the margins that the narrow part takes for its code. */
const codeShare = 0.34

/** Width in px that a code takes on the narrow part; 0 where that is too much, and another symbol has to do. */
function codeWidth({ code, theme }: PassProps, room: number): number {
  const width = leastWidth(code, theme)
  return width <= room * codeShare ? width : 0
}

/** Width in px of a picture beside the words, which are not made smaller for it; 0 where it stands among them. */
function picturedWidth({ copy, theme, look }: PassProps): number {
  const { page, margin } = theme
  if (!copy.picture || look.band || page.width < page.height * 1.4) return 0
  return Math.min((page.width - margin.left - margin.right) * pictureShare, page.height - 2 * margin.top)
}

/** Share of the width inside the margins that a picture takes. */
const pictureShare = 0.2

interface PictureProps extends Pick<PassProps, 'copy' | 'theme'> {
  /** px */
  readonly width: number
}

/** The copy's picture at the start, as high as the words beside it. */
function Picture({ copy: { picture }, theme, width }: PictureProps): Child {
  if (!picture?.data?.asset) return null
  const { page, margin } = theme
  const height = page.height - margin.top - margin.bottom
  const style = { width, height, fit: 'cover', radius: theme.radius, shrink: 0 } as const
  return <img src={picture.data.asset} alt={picture.alt ?? ''} style={style} />
}

/** The most of the page's height that a title on the band takes, and of its shorter side that its letters are high. */
const HEAD = { high: 0.34, letters: 0.24 }

function hasHouse(copy: CanvasCopy): boolean {
  return copy.logo !== undefined || brandLine(copy).length > 0
}

/** What the title on the band is, where no house has that; a journey is none. */
function headWords({ copy, journey }: PassProps): Phrase | undefined {
  const words = copy.headline ?? phraseOf(journey ? '' : titleOf(copy))
  return hasHouse(copy) || words.text === '' ? undefined : words
}

/** The title on the band. */
function headIn(props: PassProps, width: number) {
  const { theme } = props
  const words = headWords(props)
  if (words === undefined) return undefined
  const { page, margin } = theme
  const on = themeOn(theme, 'inverse')
  const room = { width, height: page.height * HEAD.high, lines: 2, least: sizeAt(theme, 1) }
  const most = Math.min(page.width, page.height) * HEAD.letters
  const { size, height } = fitTitle(words.text, on, { ...room, most })
  const place = {
    position: 'relative',
    height,
    shrink: 0,
    marginBottom: margin.top + space(theme, 0.25),
  } as const
  const drawn = (
    <div style={place}>
      <Title words={words} theme={on} size={size} />
    </div>
  )
  return { drawn, height }
}

interface BandProps {
  readonly theme: Theme
  /** px */
  readonly height: number
}

/** The deep colour along the top, over the whole width. */
function Band({ theme: { page, color }, height }: BandProps): Child {
  return (
    <div
      ariaHidden
      style={{ position: 'absolute', top: 0, left: 0, width: page.width, height, background: color.inverse }}
    />
  )
}
