/** Reads a design brief in plain words into design tokens: deterministic, in linear time, and with nothing dropped silently. */
import { loudColorIn } from './loud-color.ts'
import { isForbidden, toHex, toOklch } from '../theme/oklch.ts'
import { withFirstChoices, withOffers } from './alternatives.ts'
import { readBars } from './bars.ts'
import { withColorsInline } from './colors-in-brackets.ts'
import { bindTargets } from './bindings.ts'
import { readCharts } from './charts.ts'
import { readHeadlines } from './headlines.ts'
import { readCompanions } from './companions.ts'
import { readNegations } from './negations.ts'
import { readColorSlots } from './color-slots.ts'
import { allParts, type Design, type PartKey, TOUCH } from './design.ts'
import { readDevices } from './devices.ts'
import { readDrawings } from './drawings.ts'
import { type Proposal, proposedWishes } from './designer.ts'
import { faceWishes, usualFamilies } from './face-wishes.ts'
import { readHolders, withSubjects } from './holders.ts'
import { BESIDE_OTHERS, interpret } from './interpret.ts'
import type { MeetsCopy } from './met-in-copy.ts'
import type { Parse, Reading } from './wish-context.ts'
import { follows, isColor as namesColor, type Item, readItems, withOne } from './items.ts'
import { meaningOf } from './lexicon.ts'
import { readLinesBetween } from './lines-between.ts'
import { readOrnamentPages } from './ornament-pages.ts'
import { readPartColors } from './part-colors.ts'
import { readPlaces } from './places.ts'
import { readRanks } from './ranks.ts'
import { type OwnLooks, takeOwnLooks, withoutTokens } from './own-looks.ts'
import type { FindsThing } from './things-called.ts'
import { type Brief, type LabelsOf, type SaysCopy, type Source, sourceOf } from './things-of-copy.ts'
import type { OwnFaces } from './phrase-at.ts'
import { withQuotations } from './quoted.ts'
import { withLightPaper } from './light-paper.ts'
import { readLikenesses } from './likenesses.ts'
import { missedLooks, type MissedLook } from './missed-looks.ts'
import { readMoodsOfLetters } from './moods-of-letters.ts'
import { withNamesOfCopy, withoutTrades } from './own-trade.ts'
import { readTakenBack } from './taken-back.ts'
import { speaksOfColors } from './said-colors.ts'
import { readSides } from './sides.ts'
import { readStrongest } from './strongest-color.ts'
import { withoutTold } from './told-only.ts'
import { readTopics } from './topics.ts'
import { withNations } from './nations.ts'
import { readTokens, type TokenizedBrief } from './tokens.ts'
import { type InCopy, withoutProperNames } from './proper-names.ts'
import { settle, type Settlement, shownToken, type Wish } from './ledger.ts'
import { mergePatches, type MoodSum, sumMoods, withSubject } from './mood-wishes.ts'
import { type ColorUse, isDark, onSheet, paled, paletteWishes, sheetOf } from './palette.ts'
import { facesOnly, type ToldSubject } from './subject.ts'
import { toEnglish } from './translate.ts'
import { colorNamed } from './words/colors.ts'
import type { WhyNot } from './reach.ts'
import { isWholeWord } from './words/parts.ts'
import { SPACED } from './words/unsupported.ts'
import { type Account, type BriefNote, type BriefReport, writeReport } from './write-report.ts'
import { isOrnament, namesPart, namesTarget } from './meaning.ts'

/** A design bent to a brief, and what became of the brief's words. */
export interface HeardBrief {
  readonly design: Design
  readonly report: BriefReport
  /** What the report is written from: once pages are drawn, more is known of what they show. */
  readonly account: Account
}

/** What a brief is heard beside. */
interface Surroundings {
  /** What a designer proposes: assumed where the rules say nothing. */
  readonly proposals?: readonly Proposal[]
  /** Whether the copy has a word with a capital: such a word of the brief may be a name. */
  readonly inCopy?: InCopy
  /** Whether the copy says some words: a brief that names them may mean what they stand for. */
  readonly says?: SaysCopy
  /** What the copy has for words that are not its own. */
  readonly meets?: MeetsCopy
  /** What the copy itself calls by some words: what is said of that is done to nothing else. */
  readonly calls?: FindsThing
  /** What words in a language label in documents: a brief may name a fact so. */
  readonly labels?: LabelsOf
  /** What the copy is about: its colours and faces are taken where the brief and its moods leave them open. */
  readonly subject?: ToldSubject
  /** There is no earlier design that a brief could edit: `make it warm` is what it is to look like. */
  readonly fresh?: boolean
  /** The format is one sheet that is seen as a whole: a colour that its brief names is that of the sheet. */
  readonly floods?: true | 'deep' | undefined
  /** The format is printed on sheets of paper and read there: black is that of its words. */
  readonly printed?: boolean
  /** The language of the copy (BCP 47). */
  readonly lang?: string
  /** The format is read through on paper, which is light unless the brief says otherwise. */
  readonly prose?: boolean | undefined
  /** The format is printed on the rolls of tills, which are called by their width: `80 mm`. */
  readonly rolls?: boolean
  /** Families that the job brings. */
  readonly faces?: OwnFaces
  /** Why the format does not draw a token; undefined where it does. */
  readonly whyNot?: WhyNot
}

/**
 * Bends a design to a brief. `base` is a format's own design, or that of an earlier rendition, which the brief then edits.
 * The report says what became of every content word; what `whyNot` knows not to be drawn is told with its reason. Never throws:
 * what is not understood is listed as ignored. `proposals` of a designer are assumed where the rules say nothing.
 */
export function readBrief(instructions: string, base: Design, beside: Surroundings = {}): HeardBrief {
  const looks = ownLooksIn(instructions, beside)
  const parse = parseBrief(looks, beside)
  const heard = heardIn(parse, instructions, base, beside)
  const { says, meets, calls } = beside
  const missed = says ? missedLooks(parse.written, { says, meets, calls }, wishesOf(heard)) : []
  return missed.length === 0 ? heard : heardIn(parseBrief(looks, beside, missed), instructions, base, beside)
}

/** What was made of a brief, for what is said of single things. */
function wishesOf({ account: { reading, colors, mood } }: HeardBrief): readonly Wish[] {
  return [...reading.wishes, ...colors, mood]
}

function heardIn(parse: ParsedBrief, instructions: string, base: Design, beside: Surroundings): HeardBrief {
  const { subject, fresh = false, floods, whyNot = everythingDrawn, proposals = [] } = beside
  const asked = withoutPlaces(withFrames(withFills(withoutBanned(interpret(parse, base)))), base)
  const { reading: read, wish: lightness, isPrinted = false } = withLightPaper(asked, parse, instructions)
  const heard = { ...read, wishes: [...read.wishes, ...parse.wishes(base)] }
  const shown = beside.prose ? withoutLostWords(heard, base) : heard
  const reading = { ...shown, edits: heard.edits && !fresh }
  // Where a brief says what its colours are like, those of the copy's subject are not what it says.
  const isTold = reading.colors.length === 0 && speaksOfColors(instructions)
  const fitting = reading.edits ? undefined : isTold ? subject && facesOnly(subject) : subject
  const moods = withSubject(sumMoods(reading.votes, base), fitting?.subject, base)
  const mood = moodWish(reading, moods)
  const usual = usualFamilies(reading.edits ? undefined : moods.pairing, base)
  const isDark = [...reading.wishes.map(({ patch }) => patch.color), moods.patch.color, moods.ground].some(
    color => color?.mode === 'dark',
  )
  const light = isPrinted || reading.wishes.some(({ patch }) => patch.color?.mode === 'light')
  const dark = isDark && !light && !reading.wishes.some(({ patch }) => patch.color?.paper !== undefined)
  // An edit leaves alone what it does not name.
  const uses = reading.edits ? reading.colors.filter(({ target }) => target !== 'only') : reading.colors
  const hasMoodColors = moods.palette === true
  const isFlooded = floods !== undefined && !reading.edits
  const stark = reading.wishes.some(({ patch }) => /^(?:high|max)$/.test(patch.color?.contrast ?? ''))
  const oneInk = reading.wishes.some(({ patch: { color, decor } }) => {
    return color?.scheme === 'mono' && color.neutral === 'pure' && decor?.fields === false && !color.seeds
  })
  const { prose } = beside
  const sheet = { dark, light, floods: isFlooded ? floods : undefined, hasMoodColors, prose, stark, oneInk }
  const colors = paletteWishes(uses, base, sheet)
  const forbidHues = distinctRanges([...base.color.forbidHues, ...reading.bans.map(({ hues }) => hues)])
  const bans = reading.bans.map(
    ({ phrase }): Wish => ({ phrase, level: 'ban', patch: { color: { forbidHues } } }),
  )
  const big = reading.wishes.some(({ patch }) => (patch.type?.displayScale ?? 0) > base.type.displayScale)
  const proposed = proposedWishes(proposals)
  const wishes = [
    mood,
    ...proposed,
    ...(lightness ? [lightness] : []),
    ...reading.wishes,
    ...faceWishes(reading.faces, usual, { big, weighed: reading.wishes.some(saysWeight) }),
    ...colors,
    ...bans,
  ]
  const settled = withoutScheme(settle(wishes, base), uses)
  const ground = readGround(readable(settled), base)
  const accent = readAccent(ground.design, reading, [...colors, ...proposed], moods, fitting)
  const white = reading.edits ? accent.design : withMuchWhite(accent.design, instructions)
  const filled =
    floods && !light && !reading.edits
      ? readFlood(white, reading.colors, moods, floods === 'deep')
      : undefined
  const flood = lightness && filled?.design.color.mode === 'dark' ? undefined : filled
  const { conflicts } = accent
  const quiet = withoutColor(flood?.design ?? withQuietInk(white, moods))
  const loud = reading.edits ? undefined : loudColorIn(instructions, quiet)
  const design = loud ? withSignal(quiet, loud.fill) : quiet
  const assumed = [
    ...ground.assumed,
    ...accent.assumed,
    ...(flood ? [flood.note] : []),
    ...(loud
      ? [
          {
            phrase: loud.phrase,
            effect: `what comes first and buttons in ${loud.fill}, where no colour is named`,
          },
        ]
      : []),
  ]
  const account = {
    reading: withoutScenes(reading, accent),
    moods,
    mood,
    settled,
    colors,
    assumed,
    conflicts,
  }
  return { design, report: writeReport(account, whyNot), account }
}

/** `copper, cream, dark wood`: beside colours that are named there is none that a scheme makes up. */
function withoutScheme(settlement: Settlement, uses: readonly ColorUse[]): Settlement {
  const named = uses.filter(({ target, changes }) => target === undefined && !changes)
  const isAsked = settlement.outcomes.some(({ path }) => path === 'color.scheme')
  if (isAsked || new Set(named.map(({ hex }) => hex)).size < 2) return settlement
  const { color } = settlement.design
  return { ...settlement, design: { ...settlement.design, color: { ...color, scheme: 'mono' } } }
}

/** Much white, in the languages of briefs, and not too much of it. */
const MUCH_WHITE =
  /(?<!(?:too|not|zu|nicht|trop|non|no|demasiado|troppo|te|för|zbyt|çok da) )(?<!\p{L})(?:(?:much|lots of|mostly|mainly|plenty of|a lot of) white|(?:viel|reichlich|überwiegend|vorwiegend) wei(?:ß|ss)|(?:beaucoup de|surtout du) blanc|(?:mucho|bastante) blanco|(?:molto|tanto) bianco|muito branco|veel wit|mycket vitt|meget hvi(?:dt|t)|mye hvitt|dużo biel(?:i|ą)?|hodně bíl(?:é|á)|багато білого|много белого|bol beyaz|paljon valkoista|sok fehér|mult alb|πολύ λευκό|πολύ άσπρο|הרבה לבן|الكثير من (?:الأبيض|البياض))(?!\p{L})/iu

/** `honey and lime, much white`: what is to be mostly white has no sheet of a colour. */
function withMuchWhite(design: Design, instructions: string): Design {
  const { color } = design
  if (color.paper !== null || color.mode === 'dark' || !MUCH_WHITE.test(instructions)) return design
  return { ...design, color: { ...color, paper: colorNamed('white') } }
}

/** `black and white` and no colour beside them is a plain page; beside a strong yellow they are three colours. */
function withoutColor(design: Design): Design {
  const { seeds, paper, ink, neutral } = design.color
  const isBlackOnWhite = neutral === 'pure' && paper === colorNamed('white') && ink === '#111111'
  if (!isBlackOnWhite || !seeds.every(isBlack)) return design
  return { ...design, decor: { ...design.decor, fields: false } }
}

/** `quiet, much white, one ink black`: black beside no colour but a touch is what words are in, and no field. */
function withQuietInk(design: Design, { patch }: MoodSum): Design {
  const { color, decor, space } = design
  const [ink, ...others] = color.seeds
  const isAiry = (patch.space?.density ?? space.density) === 'airy'
  const isTouch = (hex: string): boolean =>
    color.shares?.some(share => share.hex === hex && share.most <= TOUCH) === true
  const white = colorNamed('white')
  const isWhite = color.paper === null || color.paper === white
  if (
    ink === undefined ||
    !isAiry ||
    !isWhite ||
    color.mode === 'dark' ||
    !isBlack(ink) ||
    !others.every(isTouch)
  )
    return design
  const seeds = others.length > 0 ? others : color.seeds
  const paper = color.paper ?? white
  return {
    ...design,
    color: { ...color, seeds, paper, ink: color.ink ?? ink },
    decor: { ...decor, fields: false },
  }
}

function withSignal(design: Design, fill: string): Design {
  const parts = { ...design.parts, buttons: { ...design.parts?.buttons, fill } }
  return { ...design, color: { ...design.color, signal: fill }, parts }
}

function saysWeight({ level, patch }: Wish): boolean {
  return (level === 'word' || level === 'literal') && patch.type?.displayWeight !== undefined
}

function everythingDrawn(): undefined {
  return undefined
}

/** A word that is banned in one place is no wish in another: `brown no, everybody prints it in brown`. */
function withoutBanned(reading: Reading): Reading {
  const banned = new Set(reading.bans.map(({ hex }) => hex))
  // `the paper is yellow, so print no background`: what is named is the sheet that it is printed on.
  const isPlain = reading.wishes.some(
    ({ level, patch }) => level === 'ban' && patch.color?.paper !== undefined,
  )
  const isBanned = ({ hex, literal, target }: ColorUse) =>
    (isPlain && target === 'background') || (!literal && banned.has(hex))
  return {
    ...reading,
    colors: reading.colors.filter(use => !isBanned(use)),
    wishes: reading.wishes.filter(
      ({ patch }) =>
        !Object.entries(patch.parts ?? {}).some(
          ([key, dress]) => !key.startsWith('said:') && dress?.color !== undefined && banned.has(dress.color),
        ),
    ),
    ignored: [
      ...reading.ignored,
      ...reading.colors
        .filter(isBanned)
        .map(({ phrase }) => ({ phrase, effect: 'banned elsewhere in the brief' })),
    ],
  }
}

/** OKLCH lightness from which words are lost on paper. */
const LOST = 0.85

/** `chalky headings` on paper that stays light: words that could not be read on it have its ink. */
function withoutLostWords(reading: Reading, base: Design): Reading {
  const patches = [...reading.wishes, ...reading.votes.map(({ mood }) => mood)].map(
    ({ patch }) => patch?.color,
  )
  const isDeep = ({ target, hex, share }: ColorUse): boolean =>
    (target === 'background' || (share?.least ?? 0) > 0.3) && toOklch(hex).l < 0.6
  if (
    base.color.mode === 'dark' ||
    patches.some(color => color?.mode === 'dark') ||
    reading.colors.some(isDeep)
  )
    return reading
  const isLost = (hex: string | undefined): boolean => hex !== undefined && toOklch(hex).l > LOST
  const isWords = (key: string): boolean => /^(?:title|headings|subheads|text)$/.test(key)
  const isLostWish = ({ patch }: Wish): boolean =>
    Object.entries(patch.parts ?? {}).some(([key, dress]) => isWords(key) && isLost(dress?.color))
  const isLostUse = ({ target, hex }: ColorUse): boolean => target === 'heading' && isLost(hex)
  const lost = reading.wishes.filter(isLostWish)
  if (lost.length === 0) return reading
  const effect = 'words this pale are read on a dark ground alone: name one for them'
  return {
    ...reading,
    wishes: reading.wishes.filter(wish => !isLostWish(wish)),
    colors: reading.colors.filter(use => !isLostUse(use)),
    ignored: [...reading.ignored, ...lost.map(({ phrase }) => ({ phrase, effect }))],
  }
}

/** Lightness between two colours of which one is the ground of the other. */
const GROUND = 0.35

/** `the board in anthracite with white type`: of two colours of one thing the deep one is the ground of the pale. */
function withFills(reading: Reading): Reading {
  // From the last on: what has a thing's colour next is then what was met of it last.
  const next = new Map<PartKey, string>()
  const wishes = [...reading.wishes].reverse().map((wish): Wish => {
    const [key, color] = partColored(wish) ?? []
    const ink = key && next.get(key)
    if (key && color) next.set(key, color)
    if (!key || !color || !ink || toOklch(ink).l - toOklch(color).l < GROUND) return wish
    return { ...wish, patch: { parts: { [key]: { fill: color } } } }
  })
  return { ...reading, wishes: wishes.reverse() }
}

/** The thing of the copy that a wish is for alone, and its colour. */
function partColored({ patch }: Wish): readonly [PartKey, string] | undefined {
  const [entry, ...others] = Object.entries(patch.parts ?? {})
  const color = entry?.[1]?.color
  return entry?.[0].startsWith('said:') && others.length === 0 && color
    ? [entry[0] as PartKey, color]
    : undefined
}

/** Ornaments that go around a sheet in lines, so that another may stand inside of them. */
const FRAMING: ReadonlySet<string> = new Set(['frame', 'double-frame', 'corners', 'dashes'])

const BORDER = /^(?:borders?|bordes?|bordures?|bord[oia]?|rand|obramowanie|kenar)$/iu

/** `a double frame, stones along the bottom`: of two ornaments one may be a frame around the other. */
function withFrames(reading: Reading): Reading {
  const motifs = reading.wishes.flatMap(({ patch }) => patch.decor?.motif ?? [])
  if (!motifs.some(name => FRAMING.has(name)) || motifs.every(name => FRAMING.has(name))) return reading
  const wishes = reading.wishes.map((wish): Wish => {
    const { motif: frame, ...decor } = wish.patch.decor ?? {}
    if (!frame || !FRAMING.has(frame)) return wish
    // `a border of little squares`: they are the border.
    if (BORDER.test(wish.phrase))
      return { ...wish, patch: { ...wish.patch, decor: { ...decor, motifAt: 'around' } } }
    return { ...wish, patch: { ...wish.patch, decor: { ...decor, frame } } }
  })
  return { ...reading, wishes }
}

/** An edge of the sheet is meant for an ornament where there is one: `the number along the bottom` is no wish for it. */
function withoutPlaces(reading: Reading, base: Design): Reading {
  const patches = [...reading.wishes, ...reading.votes.map(({ mood }) => mood)].map(({ patch }) => patch)
  if (base.decor.motif || patches.some(patch => patch?.decor?.motif)) return reading
  const isPlace = ({ patch }: Wish) => patch.decor?.motifAt !== undefined
  return {
    ...reading,
    wishes: reading.wishes.filter(wish => !isPlace(wish)),
    ignored: [
      ...reading.ignored,
      ...reading.wishes.filter(isPlace).map(({ phrase }) => ({ phrase, effect: 'says where, and not what' })),
    ],
  }
}

/** A brief in its items, and what it says of single things besides. */
interface ParsedBrief extends Parse, Pick<OwnLooks, 'wishes'> {
  /** The words that the items are read of. */
  readonly written: TokenizedBrief
}

/** A brief without what it says of single things of the copy, which is read once. */
function ownLooksIn(instructions: string, beside: Surroundings): OwnLooks {
  const written = withQuotations(withColorsInline(readTokens(instructions)), beside.says)
  return takeOwnLooks(toEnglish(written, beside.lang), beside.calls)
}

function parseBrief(looks: OwnLooks, beside: Surroundings, missed: readonly MissedLook[] = []): ParsedBrief {
  const { inCopy, faces, says = () => false, meets, labels } = beside
  const english = withoutTokens(
    looks.rest,
    new Set(missed.flatMap(one => one.tokens.map(({ start }) => start))),
  )
  const { text, tokens } = english
  const source = sourceOf(english, labels)
  const topics = readTopics(readSides(withOffers(readItems(tokens, faces), tokens, text), source), {
    source,
    says,
    meets,
  })
  const kinds = /^(?:zh|ja)$/.test(english.lang ?? '') ? topics.map(asKindOfColor) : topics
  const words = withNamesOfCopy(readOrnamentPages(withNations(kinds)), source, says)
  const traded = withoutTrades(words, tokens, source)
  // What is met first on a page of its own is a matter of its size.
  const told = beside.printed ? says : undefined
  const said = readHeadlines(readCharts(traded, tokens, text), tokens, text, told)
  const whole = (read: readonly Item[]): readonly Item[] =>
    read
      .map(beside.floods ? asSheet : asStock)
      .map(asBoard)
      .map(asWhen)
      .map(asSizeOfPaper)
      .map((item, at, all) =>
        asFace(
          asOwnWords(
            asSection(
              asOpening(asHeadline(asLetters(asSizeOfThing(item, at, all), at, all), at, all), at, all),
              at,
              all,
            ),
            at,
            all,
          ),
          at,
          all,
        ),
      )
  const named = readTakenBack(withoutProperNames(said, tokens, text, inCopy), source)
  const own = withoutTold(
    named.map((item, at, all) => asWordOfCopy(item, at, all, says)),
    { source, says },
  )
  const likened = readMoodsOfLetters(whole(readLikenesses(own, tokens)), tokens)
  const colored = readStrongest(readColorSlots(likened, tokens, text, source.isForeign), tokens)
  const warmed = colored.map(asWarmColor)
  const slates = warmed.map((item, at, all) => asSlate(item, at, all, source))
  const sided = beside.printed ? slates.map(asColumn) : slates
  const inked = beside.printed ? sided.map(asInk) : sided
  const slotted = readLinesBetween(readBars(inked, source))
  // Where words have become one colour, what a chart is of has other places.
  const charted = readHeadlines(readCharts(slotted, tokens, text), tokens, text, told)
  const copy = { source, says, meets }
  const drawn = withoutTold(readDrawings(charted, tokens, copy), copy)
  const ranked = readRanks(readDevices(drawn, copy), copy)
  const placed = readPartColors(readPlaces(ranked, copy), copy)
  const negations = readNegations(placed)
  const items = withFirstChoices(placed, negations, text)
  const brief: Brief = { ...copy, items, parts: allParts }
  const bound = withSubjects(brief, bindTargets(items, source.isForeign))
  return {
    wishes: own => [...looks.wishes(own), ...missed.flatMap(one => one.wishes)],
    written: english,
    items,
    bound,
    negations,
    companions: readCompanions(items, bound),
    brief,
    holders: readHolders(brief, bound),
    rolls: beside.rolls ?? false,
    phraseOf(indexes) {
      const ordered = [...new Set(indexes)].sort((a, b) => a - b)
      return ordered
        .map(index => {
          const item = items[index]
          const words = tokens.slice(item?.first ?? 0, (item?.last ?? 0) + 1)
          // Words of another language may have changed places.
          return text.slice(
            Math.min(...words.map(({ start }) => start)),
            Math.max(...words.map(({ end }) => end)),
          )
        })
        .join(' ')
    },
  }
}

/** `like an old radio: brushed dark panel`: behind a colon the panel of what a design is like is its face. */
function asFace(item: Item, at: number, items: readonly Item[]): Item {
  if (item.words !== 'panel' || item.join !== 'none') return item
  let from = at
  while (items[from]?.join === 'none' && !items[from]?.colon && from > 0) from--
  const isOfLooks = items
    .slice(from, at)
    .every(({ meaning }) => /^(?:shade|color|mood|unknown)$/.test(meaning.kind))
  return isOfLooks && items[from]?.colon
    ? { ...item, meaning: { kind: 'target', target: 'background' } }
    : item
}

/** `my own words in a plain face`: what somebody writes is the text. */
function asOwnWords(item: Item, at: number, items: readonly Item[]): Item {
  const before = items[at - 1]
  const isTheirs = /^(?:words|writing)$/.test(item.words) && follows(before, item) && before?.words === 'own'
  return isTheirs ? { ...item, meaning: { kind: 'target', target: 'text' } } : item
}

/** `balance due big and bold`: what is said behind a thing is its size, and no manner of the page. */
function asSizeOfThing(item: Item, at: number, items: readonly Item[]): Item {
  const before = items[at - 1]
  const isOfThing =
    /^(?:unknown|target)$/.test(before?.meaning.kind ?? '') && !isWholeWord(before?.words ?? '')
  const big = /^(?:big and bold|bold and big|large and bold)$/.test(item.words)
    ? meaningOf('huge')
    : undefined
  return big && item.join === 'none' && isOfThing ? { ...item, meaning: big } : item
}

/** `capitals for the sections`: what sections have of letters is their headings. */
function asSection(item: Item, at: number, items: readonly Item[]): Item {
  const before = items[at - 1]?.meaning.kind ?? ''
  const isTheirs = /^sections?$/.test(item.words) && item.meaning.kind === 'unknown' && item.forIt === true
  return isTheirs && item.join === 'none' && /^(?:manner|typeface|quality|color)$/.test(before)
    ? { ...item, meaning: { kind: 'target', target: 'heading', part: 'subheads' } }
    : item
}

/** `big line, button, how it works`: a line that is only said to be big is one of words, and no rule. */
function asHeadline(item: Item, at: number, items: readonly Item[]): Item {
  const [before, next] = [items[at - 1], items[at + 1]]
  const isLarge =
    before?.meaning.kind === 'quality' && before.meaning.property === 'size' && before.meaning.amount > 0
  const isAlone = next === undefined || next.join !== 'none'
  return item.words === 'line' && isLarge && follows(before, item) && isAlone
    ? { ...item, meaning: { kind: 'target', target: 'heading', part: 'title' } }
    : item
}

/** `ink blue pages for the opening`, `slides for the start in red`: those are the cover. */
function asOpening(item: Item, at: number, items: readonly Item[]): Item {
  const next = items[at + 1]
  const isPages = /^(?:pages?|slides?|sheets?)$/.test(item.words) && next?.join === 'none'
  return isPages && next.forIt === true && OPENING.test(next.words)
    ? { ...item, meaning: { kind: 'target', target: 'part', part: 'cover' }, last: next.last }
    : item
}

const OPENING = /^(?:openings?|start|cover|front|title|beginning)$/

/** `my name tall and narrow`, `tall headings`: the form of letters, and not of the sheet. */
function asLetters(item: Item, at: number, items: readonly Item[]): Item {
  const isTall = /^tall(?: (?:and )?(?:narrow|thin))?$/.test(item.words) && item.meaning.kind === 'setting'
  const [before, next] = [item.join === 'none' ? items[at - 1] : undefined, items[at + 1]]
  const isOfLetters = [before, follows(item, next) ? next : undefined].some(
    one => one?.meaning.kind === 'target' && /^(?:heading|text|type|part)$/.test(one.meaning.target),
  )
  const condensed = isTall && isOfLetters ? meaningOf('condensed') : undefined
  if (isTightFace(items, at)) return { ...item, meaning: { kind: 'unsupported', reason: SPACED } }
  return condensed ? { ...item, meaning: condensed } : item
}

/** `a tight modern grotesque`: how near its letters stand, and no room of the page. */
function isTightFace(items: readonly Item[], at: number): boolean {
  if (!/^(?:tight|loose|wide(?:ly)? spaced)$/.test(items[at]?.words ?? '')) return false
  const face = items[at + 1]?.meaning.kind === 'mood' ? at + 2 : at + 1
  return (
    items.slice(at + 1, face + 1).every(({ join }) => join === 'none') &&
    items[face]?.meaning.kind === 'typeface'
  )
}

/** `black with orange for the numbers only`: what is printed in black is the words, where another colour is for a part of them. */
function asInk(item: Item, at: number, items: readonly Item[]): Item {
  const { meaning, seat, on } = item
  const isBlack = meaning.kind === 'color' && toOklch(meaning.hex).l < 0.3 && seat === 'background' && !on
  const behind = items.slice(at + 1, at + 6)
  // `paper white and black`
  const [paper, white] = items.slice(Math.max(at - 2, 0), at)
  const isInk =
    isBlack &&
    item.join === 'and' &&
    namesTarget(paper?.meaning, 'background') &&
    white?.meaning.kind === 'color'
  if (isInk && white.join === 'none' && toOklch(white.meaning.hex).l > 0.9) return { ...item, seat: 'text' }
  const isShared =
    behind[0]?.words === 'with' && behind.some(({ meaning, forIt }) => forIt === true && namesPart(meaning))
  return isBlack && isShared ? { ...item, seat: 'text' } : item
}

/** `the wipes in one warm colour`: a kind of colour that one thing is in is its own, and no look of the page. */
function asWarmColor(item: Item, at: number, items: readonly Item[]): Item {
  const from = withOne(items, at)
  const isOfThing = /^(?:target|unknown|quality|rank)$/.test(items[from - 1]?.meaning.kind ?? '')
  const isIn = item.within === true || items[from]?.within === true
  const isKind = item.meaning.kind === 'mood' && /^warm (?:colou?r|shade|tone|hue)$/.test(item.words)
  return isKind && isIn && isOfThing && item.join === 'none'
    ? { ...item, within: true, meaning: { kind: 'color', hex: WARM, hues: null, literal: false } }
    : item
}

const SLATE =
  /(?:slate|blackboard|chalkboard|ardoise|schiefer|tafel|pizarra|lavagna|ardósia|lousa|leisteen|griffel|łup)/u
const CHALK = /(?:chalk|craie|kreide|tiza|gesso|giz|krijt|krita|kred)/u

/** `black slate and chalk`: the one is written on, and the other with. */
function asSlate(item: Item, at: number, items: readonly Item[], source: Source): Item {
  if (item.meaning.kind !== 'color' || item.on || item.seat) return item
  const written = (one: Item): string => `${one.words} ${source.words(one.first, one.last)}`
  const isPair = (first: Item | undefined, second: Item | undefined): boolean =>
    first?.meaning.kind === 'color' &&
    second?.meaning.kind === 'color' &&
    /^(?:and|comma)$/.test(second.join) &&
    SLATE.test(written(first)) &&
    CHALK.test(written(second))
  if (isPair(item, items[at + 1])) return { ...item, seat: 'background' }
  return isPair(items[at - 1], item) ? { ...item, seat: 'text' } : item
}

/** A warm colour that is read on white and on most others: burnt orange. */
const WARM = '#d9480f'

/** `links schmal auf Petrol mit weißer Schrift`: the ground of a column and its words, and not those of the page. */
function asColumn(item: Item, at: number, items: readonly Item[]): Item {
  if (item.meaning.kind !== 'color') return item
  if (isOfColumn(items, at)) return { ...item, on: false, seat: 'accent' }
  const isWords = items[at - 1]?.words === 'with' && isOfColumn(items, at - 2)
  return isWords ? { ...item, meaning: { kind: 'unsupported', reason: ON_FIELD } } : item
}

const ON_FIELD = 'words on a field are in what is read on it'

function isOfColumn(items: readonly Item[], at: number): boolean {
  const item = items[at]
  if (item?.meaning.kind !== 'color' || !item.on) return false
  let start = at
  while (start > 0 && at - start < COLUMN_AWAY && items[start]?.join === 'none') start--
  return items.slice(start, at).some(({ meaning, words }) => meaning.kind === 'place' && SIDES.test(words))
}

/** Items from a side to the colour of what stands there, and what sides are called. */
const COLUMN_AWAY = 4
const SIDES =
  /^(?:left|right|left side|right side|links|rechts|à gauche|à droite|gauche|droite|izquierda|derecha|sinistra|destra|esquerda|direita|vänster|höger|lewej|prawej)/u

/** `叶子的深绿`: what stands right before a colour that is its own is no ornament. */
function asKindOfColor(item: Item, at: number, items: readonly Item[]): Item {
  const next = items[at + 1]
  const isMotif = isOrnament(item.meaning)
  const isColored = next?.join === 'none' && /^(?:color|shade)$/.test(next.meaning.kind) && !next.within
  return isMotif && isColored ? { ...item, meaning: { kind: 'unknown' } } : item
}

/** `a dark grey card with white writing`: where the format is one sheet, that is its card. */
function asSheet(item: Item): Item {
  const isCard = item.words === 'card' && namesPart(item.meaning, 'cards')
  return isCard ? { ...item, meaning: { kind: 'target', target: 'background' } } : item
}

/** `off-white card, ink purple, stamp red`: of what a list of colours begins with, what it is printed on. */
function asStock(item: Item, at: number, items: readonly Item[]): Item {
  const [before, next, then] = [items[at - 1], items[at + 1], items[at + 2]]
  const isPaper = before?.meaning.kind === 'color' && toOklch(before.meaning.hex).l > PAPERY
  const isCard = item.words === 'card' && namesPart(item.meaning, 'cards') && follows(before, item)
  const goesOn = next?.join === 'comma' && (namesColor(next) || (namesColor(then) && then?.join === 'none'))
  return isCard && isPaper && goesOn ? { ...item, meaning: { kind: 'target', target: 'background' } } : item
}

/** `carton crème`, `cartón gris claro`: card of a colour that is said with it is what is printed on. */
function asBoard(item: Item, at: number, items: readonly Item[]): Item {
  const [before, next] = [items[at - 1], items[at + 1]]
  const isCard = item.words === 'cardboard brown' && item.meaning.kind === 'color' && !item.on
  const isColored = [follows(item, next) ? next : undefined, item.join === 'none' ? before : undefined].some(
    other => namesColor(other) && !/^(?:cardboard )?brown$/.test(other?.words ?? ''),
  )
  return isCard && isColored ? { ...item, meaning: { kind: 'target', target: 'background' } } : item
}

/** OKLCH lightness from which a card is a paper. */
const PAPERY = 0.85

/** `coffee prices` beside a copy that speaks of coffee: which they are, and no colour of theirs. */
function asWordOfCopy(item: Item, at: number, items: readonly Item[], says: SaysCopy): Item {
  const next = items[at + 1]
  // `next gig on top, weddings last`: where something of the copy stands.
  const isOrdered = next?.join === 'none' && /^(?:last|first)$/.test(next.words) && item.join !== 'none'
  if (item.meaning.kind === 'mood' && isOrdered && says(item.words))
    return { ...item, meaning: { kind: 'unknown' } }
  const isOfFacts =
    next?.meaning.kind === 'target' && /^(?:dates|prices|figures|names)$/.test(next.meaning.part ?? '')
  const isOwn = item.meaning.kind === 'tint' && item.first === item.last && !item.within && !item.on
  // `jaune érable pour les prix`
  const isOfColor = item.join === 'none' && /^(?:color|shade|tint)$/.test(items[at - 1]?.meaning.kind ?? '')
  return isOwn && !isOfColor && !next?.forIt && isOfFacts && follows(item, next) && says(item.words)
    ? { ...item, meaning: { kind: 'unknown' } }
    : item
}

/** `asked for on legal`, `legal 8,5 x 14`: a size of paper, and no manner. */
function asSizeOfPaper(item: Item, at: number, items: readonly Item[]): Item {
  if (item.words !== 'legal' || item.meaning.kind !== 'mood') return item
  const [before, next] = [items[at - 1], items[at + 1]]
  const isMeasured = next?.join === 'none' && /^\d[\d.,]* ?x ?\d/.test(next.words)
  const isFormat = follows(before, item) && /^(?:format|size|papier|papel|carta)$/.test(before?.words ?? '')
  const paper =
    isMeasured || isFormat || (item.on && next?.join !== 'none') ? meaningOf('legal paper') : undefined
  return paper ? { ...item, meaning: paper } : item
}

/** `charts are fine if plain`: how something is to be then, and not all. */
function asWhen(item: Item, at: number, items: readonly Item[]): Item {
  const isIf = item.meaning.kind === 'mood' && item.join === 'none' && items[at - 1]?.words === 'if'
  return isIf ? { ...item, meaning: { kind: 'unknown' } } : item
}

function distinctRanges(ranges: Design['color']['forbidHues']): Design['color']['forbidHues'] {
  return [...new Map(ranges.map(range => [range.join('–'), range])).values()]
}

/** All moods together make one wish, outranked by everything said outright. An edit keeps the families. */
function moodWish({ edits, votes, colors, faces }: Reading, { patch: own, ground, pairing }: MoodSum): Wish {
  const phrase = votes.map(vote => vote.phrase).join(', ')
  const patch = ground && colors.length === 0 ? mergePatches(own, { color: ground }) : own
  if (edits || !pairing) return { phrase, level: 'mood', patch }
  const { display, text, uppercase } = pairing
  // Capitals are those of its own face: `a sturdy grotesque`.
  const named = faces.filter(({ banned, target }) => !banned && target !== 'text' && target !== 'detail')
  const isOwnFace = named.every(({ face }) => face.generic || face.family === display)
  const type = { display, text, ...(uppercase && isOwnFace && { displayCase: 'uppercase' as const }) }
  return { phrase, level: 'mood', patch: mergePatches({ type }, patch) }
}

/** Words that could not be read on the ground that is asked for are those of that ground. */
function readable(settlement: Settlement): Settlement {
  const { paper, ink } = settlement.design.color
  if (paper === null || ink === null) return settlement
  if (Math.abs(toOklch(paper).l - toOklch(ink).l) >= READABLE) return settlement
  const color = { ...settlement.design.color, ink: null }
  return { ...settlement, design: { ...settlement.design, color } }
}

/** OKLCH lightness between words and their ground under which they are not what was meant. */
const READABLE = 0.2

/** When a brief turns a design dark or light, an earlier ground and ink of the other mode give way to derived ones. */
function readGround({ design, outcomes }: Settlement, base: Design): Ground {
  const { mode, paper, ink } = design.color
  const turned = outcomes.find(({ path, lostTo }) => path === 'color.mode' && !lostTo)
  const inherited = paper !== null && paper === base.color.paper
  if (!turned || !inherited || isDark(paper) === (mode === 'dark')) return { design, assumed: [] }
  const keepsInk = ink !== base.color.ink
  const color = { ...design.color, paper: null, ink: keepsInk ? ink : null }
  const effect = `the earlier ground ${paper} gives way to a ${mode} one`
  return { design: { ...design, color }, assumed: [{ phrase: turned.wish.phrase, effect }] }
}

/** A design whose ground fits its mode, and what is to be said about it. */
interface Ground {
  readonly design: Design
  readonly assumed: readonly BriefNote[]
}

/** Accents to take, in this order, when the one at hand has a banned hue. */
const SUBSTITUTES = ['terracotta', 'petrol', 'forest', 'plum', 'bronze', 'crimson', 'navy', 'graphite']

/** A design with its accent decided, and what is to be said about it. */
interface Accent {
  readonly design: Design
  readonly assumed: readonly BriefNote[]
  readonly conflicts: readonly BriefNote[]
}

/**
 * The accent where the brief names none: the colour of its text, where that is one or stands on a coloured ground, else the mood's own, and never a banned
 * hue. A named colour keeps its role even so.
 */
function readAccent(
  design: Design,
  reading: Reading,
  colors: readonly Wish[],
  moods: MoodSum,
  told: ToldSubject | undefined,
): Accent {
  const named = [...colors, ...reading.wishes].some(({ patch }) => patch.color?.seeds !== undefined)
  if (named) return { design, assumed: [], conflicts: bannedSeeds(design, reading) }
  const text = colors.find(({ patch }) => patch.color?.ink != null && isColor(patch.color.ink))
  if (text?.patch.color?.ink && !reading.edits) return withAccent(design, [text.patch.color.ink], text.phrase)
  const [paper, ink] = (['paper', 'ink'] as const).map(key =>
    colors.find(({ patch }) => patch.color?.[key] != null),
  )
  const paired =
    paper?.patch.color?.paper != null && isColor(paper.patch.color.paper) ? ink?.patch.color?.ink : null
  if (paired && !reading.edits) return withAccent(design, [paired], ink?.phrase ?? '')
  // Black on stone grey, and no other colour: what is of the accent is of the ink.
  const isPrinted = paper?.patch.color?.paper != null && ink?.patch.color?.ink != null
  if (isPrinted && !reading.edits) return withAccent(design, [ink.patch.color?.ink as string], ink.phrase)
  const ground = paper?.patch.color?.paper
  if (ground != null && toOklch(ground).c > TINTED && !reading.edits && moods.palette !== true)
    return withAccent(design, allowedSeeds([deepTone(ground)], design), paper?.phrase ?? '')
  const fromMood = reading.edits ? undefined : moods.accents
  const scene = reading.edits || moods.palette ? undefined : sceneOf(reading, design)
  if (scene) return withAccent(design, scene.seeds, scene.phrase)
  const seeds = allowedSeeds(fromMood ?? toned(design, reading), design)
  if (seeds.join() === design.color.seeds.join()) return { design, assumed: [], conflicts: [] }
  if (told && moods.subject)
    return withAccent(design, seeds, told.words.join(', '), `the copy is about ${told.subject.name}`)
  const phrase = (fromMood ? reading.votes : reading.bans.length > 0 ? reading.bans : tones(reading))
    .map(part => part.phrase)
    .join(', ')
  return withAccent(design, seeds, phrase)
}

/** Colours of the landscape and the weather that a brief speaks of: the liveliest leads, deepened where fields in it would be paper. */
function sceneOf(
  { scenes }: Reading,
  design: Design,
): { readonly seeds: readonly string[]; readonly phrase: string } | undefined {
  if (scenes.length === 0 || design.color.neutral === 'pure' || design.decor.fields === false)
    return undefined
  const liveliest = [...new Set(scenes.flatMap(({ colors }) => colors))].toSorted(
    (one, other) => toOklch(other).c - toOklch(one).c,
  )
  const [lead, ...others] = liveliest
  if (lead === undefined) return undefined
  const { l, c, h } = toOklch(lead)
  const deep = l > PALE_SCENE ? [toHex({ l: 0.5, c: Math.max(c, 0.035), h }), lead] : [lead]
  return { seeds: allowedSeeds([...deep, ...others], design), phrase: phraseOfScenes(scenes) }
}

function phraseOfScenes(scenes: Reading['scenes']): string {
  return [...new Set(scenes.map(({ phrase }) => phrase))].join(', ')
}

/** OKLCH lightness from which a colour of a scene is nearly paper. */
const PALE_SCENE = 0.76

/** What a brief asks in vain, but for the scenes whose colours its design has. */
function withoutScenes(reading: Reading, { assumed }: Accent): Reading {
  const used = phraseOfScenes(reading.scenes)
  if (reading.scenes.length === 0 || !assumed.some(({ phrase }) => phrase === used)) return reading
  const isUsed = (phrase: string): boolean => phrase.split(', ').every(one => used.includes(one))
  const ignored = reading.ignored.filter(({ phrase, effect }) => effect !== BESIDE_OTHERS || !isUsed(phrase))
  return { ...reading, ignored }
}

/** OKLCH lightness from which words are pale. */
const PALE_INK = 0.7

/**
 * The sheet in the colour that its brief names for no part: the deepest of several where another shines on it, else the first.
 * A pale one is paper anyway, and where fields or colours are to be spared it stays an accent; where only deep ones are printed
 * on, so does whatever is not.
 */
function readFlood(
  design: Design,
  uses: readonly ColorUse[],
  moods: MoodSum,
  onlyDeep: boolean,
): { readonly design: Design; readonly note: BriefNote } | undefined {
  const { color } = design
  // `grass green with pale lettering`: pale words stand on the colour.
  const isInked = color.ink !== null && toOklch(color.ink).l < PALE_INK
  if (color.paper !== null || isInked || (color.mode === 'dark' && color.ink === null)) return undefined
  if (design.decor.fields === false || color.neutral === 'pure') return undefined
  const free = uses.filter(({ target, changes, little }) => target === undefined && !changes && !little)
  const isQuiet = moods.patch.space?.density === 'airy' || (moods.patch.color?.chroma ?? 1) < QUIET
  // `near-black, only the figure in acid green`: what shines is not read on white.
  const shines = uses.some(
    ({ hex, target }) => target !== undefined && toOklch(hex).l >= SHINING && toOklch(hex).c >= FLOODING,
  )
  const hasColor = shines || free.some(({ hex }) => toOklch(hex).c >= FLOODING)
  const strong = free.filter(({ hex, pale }, at) => {
    const { l, c } = toOklch(hex)
    // Black behind a colour is its ink, and before it what it stands on.
    const isDeep = l < DEEP && (c >= BLACKISH || (at === 0 && hasColor))
    return !pale && (isDeep || (c >= FLOODING && !isQuiet))
  })
  const soft = onlyDeep ? undefined : (softSheet(free) ?? greySheet(free, uses))
  if (soft) return flooded(design, soft)
  const black = free.find(({ hex }) => isBlack(hex))
  const gleams = black && free.some(({ hex }) => isMetal(hex))
  const ground = gleams ? black : (strong.find(({ hex }) => toOklch(hex).l < DEEP) ?? strong[0])
  const others = color.seeds.filter(seed => seed !== ground?.hex)
  if (!ground) return undefined
  // `dark lake blue with lime and orange`: what is said to be dark before brighter colours is what they stand on.
  const isSaidDeep = ground === free[0] && /^(?:dark|deep|midnight)\b/.test(ground.phrase)
  if (onlyDeep && (toOklch(ground.hex).l >= DEEP || others.length === 0)) return undefined
  if (onlyDeep && others.length > 1 && !isSaidDeep) return undefined
  const isRead = (seed: string): boolean => Math.abs(toOklch(seed).l - toOklch(ground.hex).l) >= APART
  const read = others.filter(isRead)
  // Of three colours none is the sheet's but black, and of two that are equally deep neither is read on the other.
  const isFew = others.length < 2 || isSaidDeep
  const isFree = isBlack(ground.hex) ? read.length > 0 : isFew && read.length === others.length
  if (others.length > 0 && !isFree) return onlyDeep ? undefined : loudSheet(design, free, moods)
  const { l } = toOklch(ground.hex)
  const seeds =
    others.length > 0 ? [...new Set([...read, ...others])] : [l < UNDER_WHITE ? onSheet.deep : onSheet.pale]
  return flooded(design, { phrase: ground.phrase, sheet: { ...sheetOf(ground.hex), seeds } })
}

/** `loud and cheerful, red, yellow, turquoise`: of strong colours alone the one that shines is the sheet of what is to be loud. */
function loudSheet(
  design: Design,
  free: readonly ColorUse[],
  { patch }: MoodSum,
): ReturnType<typeof readFlood> {
  const isLoud = (patch.color?.chroma ?? 1) >= LOUD
  const areStrong = free.every(({ hex }) => toOklch(hex).c >= FLOODING)
  const lead = free.find(({ hex }) => toOklch(hex).l >= SHINING)
  if (!isLoud || !areStrong || !lead) return undefined
  const others = design.color.seeds.filter(seed => seed !== lead.hex)
  const read = others.filter(seed => Math.abs(toOklch(seed).l - toOklch(lead.hex).l) >= APART)
  const seeds = [...new Set([...read, ...others])]
  return read.length > 0
    ? flooded(design, { phrase: lead.phrase, sheet: { ...sheetOf(lead.hex), seeds } })
    : undefined
}

/** Strength of colours from which a mood is loud. */
const LOUD = 1.2

/** OKLCH lightness from which a strong colour is lost on paper. */
const SHINING = 0.79

/** The sheet that some words of a brief name, and what stands on it. */
interface Flood {
  readonly phrase: string
  readonly sheet: Pick<Design['color'], 'paper' | 'mode' | 'seeds'>
}

function flooded(
  design: Design,
  { phrase, sheet }: Flood,
): { readonly design: Design; readonly note: BriefNote } {
  const effect = `${shownToken('color.paper', sheet.paper)} (the sheet has its colour)`
  return { design: { ...design, color: { ...design.color, ...sheet } }, note: { phrase, effect } }
}

/** `pale celadon and earth`, `sea green and sand`: what is pale is the sheet, and the deeper ones stand on it. */
function softSheet(free: readonly ColorUse[]): Flood | undefined {
  const lead = free.find(({ hex, pale }) => pale || toOklch(hex).l >= SOFT)
  const others = free.filter(use => use !== lead)
  const hex = lead?.pale ? paled(lead.hex) : (lead?.hex ?? '#000000')
  const { l, c } = toOklch(hex)
  if (
    !lead ||
    l < SOFT ||
    c > FLOODING ||
    others.length === 0 ||
    others.some(({ hex }) => toOklch(hex).l > DEEP + 0.16)
  )
    return undefined
  return { phrase: lead.phrase, sheet: { paper: hex, mode: 'light', seeds: others.map(({ hex }) => hex) } }
}

/** `warm greys and one orange`: what has no hue is the sheet, pale enough for words, and the one colour stands on it. */
function greySheet([grey, ...others]: readonly ColorUse[], uses: readonly ColorUse[]): Flood | undefined {
  const isHued = ({ hex }: ColorUse): boolean => toOklch(hex).c >= FLOODING
  const ones = [...uses.filter(use => use.target === 'accent' && isHued(use)), ...others]
  const { l, c, h } = toOklch(grey?.hex ?? '#000000')
  // `sea grey and oilskin yellow`
  const isOne = others.length === 0 || (others.length === 1 && others.every(isHued))
  if (!grey || !isOne || ones.length === 0 || l < DEEP || c >= GREYISH) return undefined
  const paper = toHex({ l: Math.max(l, UNDER_INK), c, h })
  return { phrase: grey.phrase, sheet: { paper, mode: 'light', seeds: ones.map(({ hex }) => hex) } }
}

/** Chroma up to which a colour is a grey that leans to a hue. */
const GREYISH = 0.04
/** Lightness from which on a grey is a paper: words in ink and in a colour are read on it. */
const UNDER_INK = 0.84

function isBlack(hex: string): boolean {
  const { l, c } = toOklch(hex)
  return l < DEEP && c < BLACKISH
}

/** Brass, gold, copper, bronze: on black they gleam, and black on them is cardboard. */
function isMetal(hex: string): boolean {
  const { l, c, h } = toOklch(hex)
  return l > 0.5 && l < 0.82 && c > 0.06 && c < 0.14 && h > 40 && h < 100
}

/** Chroma of a quiet design: only a deep colour fills its sheet. */
const QUIET = 0.9
/** Lightness from which a colour is a pale one. */
const SOFT = 0.75
/** Chroma from which a colour is one that fills a sheet. */
const FLOODING = 0.07
/** Chroma up to which a deep colour is a black. */
const BLACKISH = 0.03
/** OKLCH lightness between two colours of which one is the ground of the other. */
const APART = 0.2
/** Lightness under which a colour is deep. */
const DEEP = 0.42
/** Lightness up to which white words stand on a colour. */
const UNDER_WHITE = 0.68

/** Chroma from which a ground has a hue that is seen. */
const TINTED = 0.03

/** The accent on a ground of one hue: its own deep tone, or on a deep ground its own light one. */
function deepTone(ground: string): string {
  const { l, c, h } = toOklch(ground)
  return toHex({ l: l > 0.6 ? 0.42 : 0.86, c: Math.min(Math.max(c * 1.2, 0.1), 0.14), h })
}

/** `muted` and `colourful` are said of all colours: the format's own accent, which nobody named, is no exception. */
function toned({ color }: Design, reading: Reading): readonly string[] {
  if (reading.edits || tones(reading).length === 0) return color.seeds
  return color.seeds.map(seed => {
    const { l, c, h } = toOklch(seed)
    return toHex({ l, c: c * color.chroma, h })
  })
}

function tones({ wishes }: Reading): readonly Wish[] {
  return wishes.filter(({ patch, assumed }) => patch.color?.chroma !== undefined && assumed === undefined)
}

function withAccent(design: Design, seeds: readonly string[], phrase: string, because?: string): Accent {
  const effect = shownToken('color.seeds', seeds)
  const assumed = [{ phrase, effect: because === undefined ? effect : `${effect} (${because})` }]
  return { design: { ...design, color: { ...design.color, seeds } }, assumed, conflicts: [] }
}

/** Whether a colour has a hue that is seen as one. */
function isColor(hex: string): boolean {
  return toOklch(hex).c > 0.045
}

function bannedSeeds(design: Design, { bans }: Reading): readonly BriefNote[] {
  const seeds = design.color.seeds.filter(seed => isBanned(seed, design))
  return bans.flatMap(({ phrase }) =>
    seeds.map(seed => ({
      phrase,
      effect: `${seed} was named, so it keeps its role although its hue is banned`,
    })),
  )
}

function allowedSeeds(seeds: readonly string[], design: Design): readonly string[] {
  const allowed = seeds.filter(seed => !isBanned(seed, design))
  if (allowed.length > 0) return allowed
  const substitute = SUBSTITUTES.map(colorNamed).find(seed => !isBanned(seed, design))
  return [substitute ?? colorNamed('black')]
}

function isBanned(seed: string, { color }: Design): boolean {
  const { c, h } = toOklch(seed)
  return c > 0.03 && isForbidden(h, color.forbidHues)
}
