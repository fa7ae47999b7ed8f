/** Words that set tokens by themselves, where they are meant for the page and not for a thing of the copy. */
import { NOTHING_DRAWN } from './gather-ignored.ts'
import { UNNAMED_PAGE } from './devices.ts'
import type { PartKey } from './design.ts'
import { isFurniture } from './holders.ts'
import { follows, type Item } from './items.ts'
import { namesPart, type Meaning, namesTarget } from './meaning.ts'
import { thingEndingAt, thingStartingAt } from './things-of-copy.ts'
import type { Context, Parse } from './wish-context.ts'
import { isWholeWord, wholeWords } from './words/parts.ts'
import { BOXED } from './words/unsupported.ts'

/** Notes what a word sets, or what its ban sets, unless it says something of a thing of the copy. */
export function interpretSetting(
  meaning: Meaning & { kind: 'setting' },
  context: Context,
  phrase: string,
): void {
  const { reading, parse, index } = context
  if (meaning.patch.locale?.lang && describesNext(parse, index)) {
    reading.ignored.push({
      phrase,
      effect: 'read as a manner, not as the language of the copy: say "in French" for that',
    })
    return
  }
  // `a leaf border on one side only`
  const isSide = meaning.patch.page?.maxPages && /side(?! of)/.test(parse.items[index]?.words ?? '')
  if (isSide && isBehindMotif(parse.items, index)) {
    reading.wishes.push({ phrase, level: 'word', patch: { decor: { motifAt: 'start' } } })
    return
  }
  const unmeant =
    notMeant(meaning, context) ?? withoutFrames(meaning, parse, index) ?? ofOneThing(meaning, parse, index)
  if (unmeant !== undefined) {
    reading.ignored.push({ phrase, effect: unmeant })
    return
  }
  const { orientation, size } = meaning.patch.page ?? {}
  if (orientation && !size && isOfThing(parse, index)) {
    reading.ignored.push({ phrase, effect: 'how a line runs follows from the format' })
    return
  }
  if (!meaning.patch.layout?.axis && isLineOfCopy(parse, index)) {
    reading.ignored.push({ phrase, effect: 'these lines follow from the format and the copy' })
    return
  }
  const negation = parse.negations[index]
  if (negation && isWhereBanned(parse, index, negation.cue)) {
    reading.ignored.push({ phrase, effect: NOTHING_DRAWN })
    return
  }
  const assumed = meaning.assumed === undefined ? {} : { assumed: meaning.assumed }
  if (!parse.negations[index]) {
    // `1080x1350 for Instagram`: figures say more than a name.
    const isSaid = meaning.patch.page?.size != null && /^\d/.test(parse.items[index]?.words ?? '')
    reading.wishes.push({ phrase, level: isSaid ? 'literal' : 'word', patch: meaning.patch, ...assumed })
  } else if (meaning.off) {
    reading.wishes.push({ phrase, level: 'ban', patch: meaning.off })
  } else {
    reading.ignored.push({ phrase, effect: 'what to have instead is not said' })
  }
}

/** `no notes as decoration`, `nothing medical in the ornament`: one kind of it is not wanted, and the others may stay. */
function isWhereBanned({ items, brief: { source } }: Parse, index: number, cue: number): boolean {
  const { first, within } = items[index] as Item
  const between = items.slice(cue + 1, index)
  const isKind =
    between.length > 0 &&
    between.every(({ meaning }) => /^(?:unknown|unsupported|drawing)$/.test(meaning.kind))
  return isKind && (within === true || AS.test(source.before(first)))
}

const AS = /^(?:as|als|comme|como|come|som|jako|olarak|як|in|im|en|dans|na|no|i|w|у|в)$/

/** Items of a clause to either side of a word at most. */
const NEAR = 8

/** `the summary numbers on one page`: some things on a page of their own, and not all on a single one. */
function isKeptTogether({ items, brief }: Parse, index: number): boolean {
  const item = items[index] as Item
  if (!item.on && !/^(?:on|sur|su|en|em|på|na|op|auf)$/.test(brief.source.before(item.first))) return false
  for (let at = index; at > Math.max(index - NEAR, 0) && items[at]?.join === 'none'; at--) {
    const { meaning, words } = items[at - 1] as Item
    if (wholeWords.has(words)) return false
    if ((meaning.kind === 'rank' || meaning.kind === 'device') && meaning.keys) return true
    if (thingEndingAt(brief, at - 1)) return true
  }
  return false
}

/** `three on an A4`, `six to fit on two A4 sheets`: several to a sheet. */
function areSeveral({ items }: Parse, index: number): boolean {
  if (!items[index]?.on && !items[index]?.of) return false
  for (let at = index; at > Math.max(index - 2, 0) && items[at]?.join === 'none'; at--) {
    const { meaning, words } = items[at - 1] as Item
    if (meaning.kind === 'number' && meaning.value > 1) return true
    if (!/^(?:fit|fits|print|go|sheet|page)$/.test(words)) return false
  }
  return false
}

/** `so it reads without colour too`, `I also print it in black and white`. */
function isReadAsWell({ items, brief }: Parse, index: number): boolean {
  let [from, to] = [index, index]
  while (from > Math.max(index - NEAR, 0) && items[from]?.join === 'none') from--
  while (to < index + NEAR && items[to + 1]?.join === 'none') to++
  const last = (items[to + 1]?.first ?? (items[to]?.last ?? 0) + 2) - 1
  return AS_WELL.test(brief.source.words(items[from]?.first ?? 0, last))
}

const AS_WELL =
  /(?<!\p{L})(?:too|also|as well|even|auch|aussi|même|también|anche|também|ook|też|także|również|även|också|також)(?!\p{L})/u

/** `swatches in squares`: a thing that no list knows, and not the document. */
function isNoun(item: Item | undefined): boolean {
  return item?.meaning.kind === 'unknown' && !wholeWords.has(item.words) && item.words !== 'format'
}

/** Why a word that sets something elsewhere sets nothing here; undefined where it does. */
function notMeant(
  { patch }: Meaning & { kind: 'setting' },
  { parse, index, base }: Context,
): string | undefined {
  const item = parse.items[index] as Item
  const [before, next] = [parse.items[index - 1], parse.items[index + 1]]
  // `the dates in one column on the right`
  if (patch.layout?.columns && before && item.join === 'none') {
    const isOfPart = before.meaning.kind === 'target' && before.meaning.part !== undefined
    const isPlaced = next?.join === 'none' && next.meaning.kind === 'place'
    if (isOfPart || isPlaced) return 'how many columns one part has follows from the format'
  }
  if (patch.decor?.motifAt && patch.decor.motif === undefined && !isBesideOrnament(parse, index))
    return 'where things stand follows from the format and the copy'
  if (patch.imagery?.images !== undefined) {
    const negation = parse.negations[index]
    const isSome =
      (follows(before, item) && before?.meaning.kind !== 'cue') ||
      (next?.join === 'none' && (next.of === true || next.within === true || next.on || isSortOf(next))) ||
      SINGLE.test(parse.items[index - 2]?.words ?? '')
    // `no drama in the pictures`
    const isWhere = negation && item.within && negation.cue < index - 1
    if (negation && (isSome || isWhere)) return 'pictures are those of the copy: leave single ones out there'
    if (!negation && base.imagery.images)
      return 'pictures are those of the copy, as large as the format has them'
  }
  if (/^(?:from )?left to right$/.test(item.words)) return 'the copy keeps its order'
  if (patch.page?.maxPages === 1 && isKeptTogether(parse, index))
    return 'how much stands on a page, and on which, follows from the copy'
  if (patch.page?.maxPages && item.join === 'none' && WHICH.test(before?.words ?? ''))
    return 'how much stands on a page, and on which, follows from the copy'
  if (patch.page?.size && isFoldedTo(parse, index))
    return 'how sheets are trimmed, folded and bound is for the printer'
  if (patch.space?.density !== undefined && isOnPanel(parse.items, index))
    return 'a single page has no look of its own: name a part, such as the cover or the headings'
  if (patch.page?.size && (item.per || areSeveral(parse, index)))
    return 'each sheet holds one: several to a sheet are for the printing program'
  if (patch.page?.size && EVERYDAY.test(item.words)) {
    const isOfThing =
      item.likened === true ||
      hasOtherSize(parse.items, index) ||
      (((item.join === 'none' && /^square$/.test(item.words) && isNoun(before)) || follows(before, item)) &&
        !PRINTED.test(before?.words ?? '') &&
        ['unknown', 'mood', 'target', 'color'].includes(before?.meaning.kind ?? ''))
    const goesOn = next?.join === 'none' && ['unknown', 'cue', 'target', 'place'].includes(next.meaning.kind)
    if (isOfThing || goesOn)
      return 'the thing of that name, and not the size: say the size itself, as in "9:16"'
  }
  // `a single sharp orange`
  if (patch.shape?.radius !== undefined && follows(item, next) && next?.meaning.kind === 'color')
    return 'what its colour is like'
  if (patch.page?.size && (isShapeOfThing(parse.items, index) || isShapeOfNext(parse.items, index)))
    return BOXED
  // `buttons with a thin frame`
  const isFrame = /^(?:frame|double-frame|dashes)$/.test(patch.decor?.motif ?? '')
  if (isFrame && before?.join !== 'stop' && hasPartBefore(parse.items, index)) return BOXED
  if (isFrame && isOfDevice(parse.items, index)) return BOXED
  // `frames of signature`, `their words in a frame`
  if (isFrame && follows(item, next) && isNoun(next) && thingStartingAt(parse.brief, index + 1)) return BOXED
  if (isFrame && item.within && isUndrawn(parse.items, index)) return BOXED
  if (item.words === 'small letters' && before?.words === 'with')
    return 'marks beside a line are those of the copy'
  if (item.words === 'og' && !isPicture(parse, index)) return 'a word of another language: say "1200x630"'
  // `Night colours: ink blue and orange`
  if (item.words === 'night' && next?.colon === true) return 'what its colours are like'
  if (item.words === 'night' && isHinted(parse.items, index)) return 'a night, and not a dark page'
  if (parse.phraseOf([index]) !== 'letter') return undefined
  const isPaper = [before, next].some(
    other => other?.meaning.kind === 'setting' && other.meaning.patch.page !== undefined,
  )
  return isPaper && !hasOtherSize(parse.items, index)
    ? undefined
    : 'a letter, and not the paper of that name: say "US Letter"'
}

/** `A4 letter`: another word, or figures, say the size of the sheet. */
function hasOtherSize(items: readonly Item[], index: number): boolean {
  return items.some(
    ({ meaning }, at) => at !== index && meaning.kind === 'setting' && meaning.patch.page?.size != null,
  )
}

/** `the first two pages`: which of them are meant. */
const WHICH =
  /^(?:first|last|next|other|ersten|letzten|premières|dernières|primeras|últimas|prime|ultime|eerste|laatste|första|sista)$/

/** `A4 folded twice to DL`: of two sizes the one that a sheet is folded to is none of the sheet. */
function isFoldedTo({ items, brief: { source } }: Parse, index: number): boolean {
  const said = source.before((items[index] as Item).first)
  return /^(?:to|into|auf|zu|en|in|a|naar|till|do)$/.test(said) && foldedSizeFrom(items) < index
}

/** The item up to which both a fold and a size have been named; behind the last where they are not. */
function foldedSizeFrom(items: readonly Item[]): number {
  const known = foldedSizes.get(items)
  if (known !== undefined) return known
  const places = [
    items.findIndex(({ words }) => /fold|gefal|pli|pleg|pieg|dobr|gevouw|vik/.test(words)),
    items.findIndex(({ meaning }) => meaning.kind === 'setting' && meaning.patch.page?.size),
  ]
  const from = places.includes(-1) ? items.length : Math.max(...places)
  foldedSizes.set(items, from)
  return from
}

/** Asked of every size, of which a brief may be full. */
const foldedSizes = new WeakMap<readonly Item[], number>()

/** `a front panel with hardly anything on it`: how one of several faces is. */
function isOnPanel(items: readonly Item[], index: number): boolean {
  const [panel, cue] = [items[index - 2], items[index - 1]]
  const isWith = cue?.words === 'with' && cue.join === 'none' && items[index]?.join === 'none'
  return isWith && /^(?:panel|cover|slide|front|back|spread|column)s?$/.test(panel?.words ?? '')
}

/** What stands before a frame has nothing of the design stand for it. */
function isUndrawn(items: readonly Item[], index: number): boolean {
  let at = index - 1
  while (items[at + 1]?.join === 'none' && isShapeWord(items[at])) at--
  return items[at + 1]?.join === 'none' && items[at]?.meaning.kind === 'unsupported'
}

/** Words between a hint and what it is one of. */
const HINTED = 4

/** `a hint of Marseille at night`: what is hinted at is no look of the whole page. */
function isHinted(items: readonly Item[], index: number): boolean {
  for (let at = index; at > 0 && at > index - HINTED && items[at]?.join !== 'stop'; at--)
    if (/\b(?:hint|touch|whiff|breath|nod|echo)\b/.test(items[at - 1]?.words ?? '')) return true
  return false
}

/** `the gate number in a little black square`: a shape that something stands in, and not that of the page. */
function isShapeOfThing(items: readonly Item[], index: number): boolean {
  let from = index
  while (items[from]?.join === 'none' && !items[from]?.within && isShapeWord(items[from - 1])) from--
  const isNamed = /^squares?$/.test(items[index]?.words ?? '') && items[from]?.within === true
  return isNamed && items[from]?.join === 'none' && from > 0
}

/** `square boxes`, `square photos`: the shape of several things, and not that of the page. */
function isShapeOfNext(items: readonly Item[], index: number): boolean {
  const [item, next] = [items[index], items[index + 1]]
  if (
    !/^square$/.test(item?.words ?? '') ||
    !follows(item, next) ||
    isWholeWord(next.words) ||
    next.words === 'sheets'
  )
    return false
  const isSeveral = /[^s]s$/.test(next.words) && next.meaning.kind !== 'color'
  return isSeveral || isFurniture(items, index + 1)
}

function isShapeWord(item: Item | undefined): boolean {
  return /^(?:color|quality|shade|degree|mood)$/.test(item?.meaning.kind ?? '') || item?.words === 'little'
}

/** `in a box with a black border`: the frame of a device, and not of the sheet. */
export function isOfDevice(items: readonly Item[], index: number): boolean {
  for (let at = index; at > Math.max(index - NEAR, 0) && items[at]?.join === 'none'; at--) {
    const { meaning, words } = items[at - 1] as Item
    if (meaning.kind === 'device' || /^(?:box|boxes|cards?|tiles?)$/.test(words)) return true
    if (!/^(?:cue|color|shade|quality|degree|number)$/.test(meaning.kind)) return false
  }
  return false
}

/** A part right before a frame, which is that of the part. */
function hasPartBefore(items: readonly Item[], index: number): boolean {
  const owner = ownerBefore(items, index)
  return items.slice(Math.max(index - 4, 0), index).some(({ meaning, words }) => {
    return words === owner && meaning.kind === 'target'
  })
}

/** The thing right before a device or a frame, with nothing but what it is like between; undefined where that is the whole. */
export function ownerBefore(items: readonly Item[], index: number): string | undefined {
  for (let at = index; at > 0 && items[at]?.join === 'none'; at--) {
    const { meaning, words, forIt } = items[at - 1] as Item
    const isWhole = forIt === true || wholeWords.has(words)
    if (meaning.kind === 'unknown') return isWhole ? undefined : words
    if (meaning.kind === 'target')
      return isWhole || !meaning.part || meaning.part === 'cover' ? undefined : words
    if (!/^(?:quality|degree|shade|color|cue|number)$/.test(meaning.kind)) return undefined
  }
  return undefined
}

/** `OG`, `og card`: the picture of a link, and not the `and` of another language. */
function isPicture({ items, phraseOf }: Parse, index: number): boolean {
  const next = items[index + 1]
  return (
    phraseOf([index]) === 'OG' || (next?.join === 'none' && /^(?:image|size|card|tag)s?$/.test(next.words))
  )
}

/** `dotted line between the items`, `a dashed line as separator`. */
function isBetween(items: readonly Item[], index: number): boolean {
  return [index - 1, index + 1, index + 2].some(at =>
    /^(?:between|divid|separat|rules?$|lines?$|under each|after each)/.test(items[at]?.words ?? ''),
  )
}

/** `delete the line about lunch`, `a generous top margin`, `code in a box with a border`: said of one thing. */
function ofOneThing(
  { patch }: Meaning & { kind: 'setting' },
  parse: Parse,
  index: number,
): string | undefined {
  const { items, negations } = parse
  const item = items[index] as Item
  const before = item.join === 'none' ? items[index - 1]?.meaning : undefined
  const isOfPicture = before?.kind === 'setting' && before.patch.imagery !== undefined
  const ofPage = patch.page?.maxPages ? ofOnePage(items, index) : undefined
  if (ofPage) return ofPage
  // `a single vermilion dot`
  if (item.words === 'dot' && !negations[index])
    return 'small figures are not scattered: dots, stars or leaves come nearest'
  // `the tables without colour`, `the tables quite plain without colour`
  let lead = index
  while (items[lead]?.join === 'none' && /^(?:mood|degree)$/.test(items[lead - 1]?.meaning.kind ?? '')) lead--
  const told = items[lead]?.join === 'none' ? items[lead - 1]?.meaning : undefined
  if (patch.color && namesPart(told)) return 'of that part alone: it stays as the format has it'
  if (patch.color && isReadAsWell(parse, index)) return 'how it reads without colour follows from the format'
  if (/sparing/.test(item.words) && before?.kind === 'color') return 'little is there of the colour before it'
  if (/sparing/.test(item.words) && before?.kind === 'setting')
    return 'how often it is drawn follows from the format'
  if (negations[index]?.omits && item.words === 'line') return "what is to be left out is the copy's"
  if (item.words === 'fills' && before?.kind === 'target') return 'how large it is: say "huge"'
  if (item.words === 'fills' && isOfPicture)
    return 'pictures are those of the copy, as large as the format has them'
  if (patch.page?.orientation && before?.kind === 'target' && LYING_PARTS.includes(before.part ?? 'title'))
    return 'all pages of a document lie the same way'
  if (patch.space?.density !== undefined) {
    const [next, then] = [items[index + 1], items[index + 2]]
    // `room for two signatures`
    const isCounted =
      next?.meaning.kind === 'number' && then?.join === 'none' && then.meaning.kind === 'unknown'
    if (
      next?.join === 'none' &&
      (next.forIt || isCounted) &&
      ROOM.test(parse.phraseOf([index]).toLowerCase())
    )
      return 'blanks to write on stand where the copy has them: write ______ or [ ] there'
    const isSide = next?.join === 'none' && next.meaning.kind === 'place' && then?.join === 'none'
    if (isSide && namesTarget(then.meaning, 'margins'))
      return 'margins of single sides follow from the format'
  }
  // `behind a dotted line`: one line is that of one thing, those between parts are several.
  const isBroken = patch.shape?.rules === 'dotted' || patch.shape?.rules === 'dashed'
  if (isBroken && /(?:line|rule)$/.test(item.words) && !isBetween(items, index) && !negations[index])
    return 'lines are drawn solid unless a format dashes its own'
  // `outline only for planned`
  const isForOne = [1, 2].some(step => {
    const other = items[index + step]
    return other?.forIt === true && other.join === 'none' && other.meaning.kind === 'unknown'
  })
  if (patch.shape?.rules !== undefined && isForOne) return BOXED
  if (patch.shape?.rules === undefined || !/^(?:borders?|outlines?|frames?)$/.test(item.words))
    return undefined
  for (let at = index - 1; at >= Math.max(index - 4, 0) && items[at + 1]?.join === 'none'; at--) {
    const { words, meaning } = items[at] as Item
    const isBox = meaning.kind === 'unsupported' && /box/.test(words)
    if (isBox) return BOXED
  }
  return undefined
}

/** Words for room that are those for air as well. */
const ROOM =
  /^(?:space|room|ruimte|platz|raum|place|espace|espacio|sitio|spazio|posto|espaço|lugar|miejsce|plats|yer|місце)$/

/** Why words that count pages mean one of them, or where they break. */
function ofOnePage(items: readonly Item[], index: number): string | undefined {
  const [before, item, next] = [items[index - 1], items[index] as Item, items[index + 1]]
  // `one slide in reverse for the break`: one of several.
  if (item.words === 'one slide' && next?.join === 'none' && (next.within || next.forIt)) return UNNAMED_PAGE
  // `"bad news" page`: one by its name.
  const isNamed =
    before?.quoted === true || (before?.meaning.kind === 'unknown' && before.meaning.name === true)
  if (item.join === 'none' && isNamed) return 'how much stands on a page, and on which, follows from the copy'
  return isSplit(items, index) ? 'pages break where the copy and the format let them' : undefined
}

/** `don't split a clause over two pages`: where a thing is not to break, and not how many pages there are. */
function isSplit(items: readonly Item[], index: number): boolean {
  for (let at = index; at > Math.max(index - 4, 0) && items[at]?.join === 'none'; at--)
    if (/\b(?:split|break|broken|spill|torn)\b/.test(items[at - 1]?.words ?? '')) return true
  return false
}

function isBehindMotif(items: readonly Item[], index: number): boolean {
  return items.slice(Math.max(index - 3, 0), index).some(({ meaning }) => {
    return (
      meaning.kind === 'setting' && (meaning.patch.decor?.motif ?? meaning.patch.shape?.rules) !== undefined
    )
  })
}

/** Parts that may be wished on pages that lie. */
const LYING_PARTS: readonly PartKey[] = ['tables', 'figures', 'code']

/** `photos without frames`: of pictures, which have none. */
function withoutFrames(
  { patch }: Meaning & { kind: 'setting' },
  { items, negations }: Parse,
  index: number,
): string | undefined {
  const cue = negations[index]?.cue
  const before = items[(cue ?? 0) - 1]
  const isOfPictures =
    cue !== undefined &&
    items[cue]?.join === 'none' &&
    before?.meaning.kind === 'setting' &&
    before.meaning.patch.imagery !== undefined
  const isFrame = patch.shape?.rules !== undefined || patch.decor?.motif !== undefined
  return isOfPictures && isFrame ? 'pictures stand without frames already' : undefined
}

/** `stripes down the left`: whether an edge is meant for an ornament that its own clause names. */
export function isBesideOrnament({ items }: Parse, index: number): boolean {
  const isOrnament = ({ meaning }: Item): boolean =>
    (meaning.kind === 'setting' && meaning.patch.decor?.motif !== undefined) ||
    (meaning.kind === 'mood' && meaning.moods.some(({ patch }) => patch?.decor?.motif != null))
  for (let at = index - 1; at >= 0 && items[at + 1]?.join === 'none'; at--)
    if (isOrnament(items[at] as Item)) return true
  for (let at = index + 1; items[at]?.join === 'none'; at++) if (isOrnament(items[at] as Item)) return true
  return false
}

/** Behind pictures that are banned, what they show: `no photos of people`; but not `no photos whatsoever`. */
function isSortOf({ meaning, words }: Item): boolean {
  return (
    meaning.kind === 'unknown' &&
    !/^(?:whatsoever|anywhere|either|though|ever|needed|wanted|no|necessary)$/.test(words)
  )
}

/** What has pictures of its own: `the print version without pictures`. */
const SINGLE = /^(?:version|slide|cover|cover page|title|title page|front page|back|front|page)$/

/** `print tabloid`: what is done to a size. */
const PRINTED =
  /^(?:to )?(?:print(?:ed|ing)?|imprimir|impreso|impresa|imprimer|imprimé|stampare|stampato|drucken|gedruckt|afdrukken|drukować|trycka)$/

/** Names of sizes that are things of every day as well. */
export const EVERYDAY: RegExp = /^(?:story|stories|reels?|pins?|instagram|pinterest|tiktok|ledger|tabloid)$/

/** `codes in big letters`: the thing that they are for, and not the whole text. */
export function largeFor({ items, negations }: Parse, index: number): PartKey | undefined {
  const [before, item] = [items[index - 1], items[index]]
  if (!item?.within || item.join !== 'none' || negations[index]) return undefined
  if (before?.meaning.kind === 'target') return before.meaning.part
  const isThing =
    before?.meaning.kind === 'unknown' &&
    !wholeWords.has(before.words) &&
    !/^(?:set|put|done|written|\p{L}+ed)$/u.test(before.words)
  return isThing ? `said:${before.words}` : undefined
}

/** `a thin vertical line`: the way of a thing and not of the page. */
function isOfThing({ items }: Parse, index: number): boolean {
  const [before, item] = [items[index - 1], items[index]]
  // `the ticket number goes sideways`, `project names vertical`
  const isTurned =
    /^(?:sideways|vertical|vertically|upright)$/.test(item?.words ?? '') &&
    item?.join === 'none' &&
    items.slice(Math.max(index - 3, 0), index).some(({ meaning, words }) => {
      return namesPart(meaning) || /^(?:names?|numbers?|titles?)$/.test(words)
    })
  // `A3 landscape, project names vertical`: where another lies the paper, what stands behind a thing is said of that.
  const isSecond =
    item?.join === 'none' &&
    isNoun(before) &&
    items.some((other, at) => at !== index && isOrientation(other) && !isOfBand(items, at))
  return isTurned || isSecond || isOfBand(items, index)
}

/** `a horizontal line`, `a vertical wine-red stripe`, `a stripe, vertical`: a band beside, whatever colour or size it has. */
function isOfBand(items: readonly Item[], index: number): boolean {
  if (items[index]?.join === 'none' && LYING.test(items[index - 1]?.words ?? '')) return true
  for (let at = index + 1; at <= index + BANDED && items[at]?.join === 'none'; at++) {
    const { meaning, words } = items[at] as Item
    // `landscape in three columns`
    if (meaning.kind === 'setting' && meaning.patch.layout?.columns) return false
    if (LYING.test(words.split(' ').at(-1) ?? '')) return true
    if (!/^(?:color|tint|shade|quality|degree|place|setting)$/.test(meaning.kind)) return false
  }
  return false
}

/** Items from the way that a band runs to the band. */
const BANDED = 4

function isOrientation({ meaning }: Item): boolean {
  return meaning.kind === 'setting' && meaning.patch.page?.orientation !== undefined
}

/** Things that run across or down a page by themselves. */
const LYING = /^(?:line|hairline|bar|band|stripe|rule|strip|axis|divider|text|type|chart|row|column|label)s?$/

/** `five lines each`, `signature lines`, `above the line`: lines that are no rules of the design. */
function isLineOfCopy({ items, negations }: Parse, index: number): boolean {
  const item = items[index]
  const [before, next] = [items[index - 1], items[index + 1]]
  if (!item || !/(?:^|\s)lines?$/.test(item.words) || negations[index]) return false
  // `the line-up`, `funny lines should feel dry`
  if (isLost(items, index) || /^(?:tag|strap|punch|by|subject)$/.test(before?.words ?? '')) return true
  if (next?.join === 'none' && /^(?:up|feel|read|sound|say|tell)s?$/.test(next.words)) return true
  // `one dark line down the middle`
  if (next?.meaning.kind === 'place' && next.join === 'none' && item.words === 'line') return true
  if (next?.join === 'none' && (next.forIt || /^(?:drawings?|art|work|icons?)$/.test(next.words))) return true
  if (item.join !== 'none' || !before) return false
  return ['unknown', 'unsupported', 'number', 'place', 'target'].includes(before.meaning.kind)
}

/** `don't lose a single line`: what is not to be left out of the copy. */
function isLost(items: readonly Item[], index: number): boolean {
  for (let at = index; at > Math.max(index - 3, 0) && items[at]?.join === 'none'; at--)
    if (/^(?:lose|drop|miss|skip|cut|omit|forget)$/.test(items[at - 1]?.words ?? '')) return true
  return false
}

/** `French bistro`, `Japanese minimal`: the word before a noun or a manner names no language. */
function describesNext({ items }: Parse, index: number): boolean {
  const next = items[index + 1]
  return next?.join === 'none' && ['unknown', 'mood', 'target', 'color', 'place'].includes(next.meaning.kind)
}
