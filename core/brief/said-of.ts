/** Finds what a look is said of where that is not the whole: a part, a page, an exception, others. */
import { follows, isOnly, type Item } from './items.ts'
import { namesPart, type Meaning, isOrnament, namesTarget } from './meaning.ts'
import { IN_COLOR } from './reserved-colors.ts'
import { outOfSlot } from './slots-of-words.ts'
import { clauseStart } from './things-beside.ts'
import { aimOf, type Context, type Parse } from './wish-context.ts'
import { isWholeWord, wholeWords } from './words/parts.ts'

/** `a Didot with strong contrast`, `un Didot très contrasté`: its thick and thin strokes, and not words and their ground. */
function isBesideDidone(items: readonly Item[], index: number): boolean {
  const isDidone = (other: Item | undefined): boolean =>
    other?.meaning.kind === 'typeface' && other.meaning.face.family === 'Playfair Display'
  let at = index - 1
  while (items[at]?.meaning.kind === 'degree' || items[at]?.words === 'with') at--
  const isBehind = items.slice(at + 1, index + 1).every(({ join }) => join === 'none') && isDidone(items[at])
  const next = items[index + 1]
  return isBehind || (next?.join === 'none' && isDidone(next))
}

/** Why a word that wishes for something elsewhere does not here; undefined where it does. */
export function saidOfAnother(meaning: Meaning, context: Context): string | undefined {
  const { parse, index } = context
  const item = parse.items[index] as Item
  const looks = ['setting', 'mood', 'color', 'shade', 'typeface', 'quality', 'manner']
  const isLook = looks.includes(meaning.kind)
  if (meaning.kind === 'macro' && parse.negations[index]) return 'left as the format has it'
  if (isLook && isOfOneAmong(parse, index)) return 'of one among several: say its own words'
  if (meaning.kind === 'setting' && item.reason && (meaning.patch.shape ?? meaning.patch.decor))
    return 'why it is wanted, and not what'
  // `drop the line "children eat free"`: one of words.
  const quoted = parse.items[index + 1]
  if (meaning.kind === 'setting' && /^lines?$/.test(item.words) && quoted?.quoted && quoted.join === 'none')
    return "what is to be left out is the copy's"
  if (meaning.kind === 'setting' && isOfTables(parse.items, index)) return TABLES
  if (meaning.kind === 'setting' && meaning.patch.color?.contrast && isBesideDidone(parse.items, index))
    return 'what its face is like'
  const unslotted = parse.negations[index] ? undefined : outOfSlot(meaning, parse, index)
  if (unslotted !== undefined) return unslotted
  const wine = meaning.kind === 'color' && isWine(parse.items, item)
  if (wine) return 'wines of that name, and not a colour'
  if (meaning.kind === 'target' && parse.negations[index]) {
    const [before, next] = [parse.items[index - 1], parse.items[index + 1]]
    if (item.words === 'cover' && next?.join === 'none' && next.meaning.kind === 'unknown')
      return 'what covers what follows from the format'
    if (meaning.target === 'background' && /^(?:whole|entire|full)$/.test(before?.words ?? ''))
      return 'how much of a page has it follows from the format'
  }
  if (
    meaning.kind === 'mood' &&
    isOfColors(parse.items, index) &&
    (item.likened || isLikenedAbroad(parse, index))
  )
    return 'what its colours are like'
  if (meaning.kind === 'mood' && isOfThingOfColor(parse.items, index)) return 'what its colours are like'
  if (meaning.kind === 'mood' && isOfPaper(parse.items, index)) return 'what its paper is like'
  if (meaning.kind === 'mood' && isColorOfThing(parse, index)) return 'what its colours are like'
  if (
    meaning.kind === 'mood' &&
    item.likened &&
    isOrnamentOrRule(parse.items[index - 1]) &&
    item.join === 'none'
  )
    return 'what its ornament is like: lines and frames are as the format has them'
  if (/^(?:mood|setting|shade)$/.test(meaning.kind) && isOfClause(parse, index)) return OF_ONE_THING
  if (meaning.kind === 'mood' && isOfOneColor(parse, index)) return 'what its colours are like'
  if (meaning.kind === 'mood' && isOfLetters(parse.items, index))
    return 'said of letters: rounded or light ones come nearest'
  if (meaning.kind === 'mood' && isOfFace(parse.items, index))
    return 'said of letters: their face and weight say it'
  if (meaning.kind === 'mood' && (isWithinOther(parse.items, index) || isOfText(parse.items, index)))
    return OF_ONE_THING
  if (meaning.kind === 'mood' && isOfHyphenedColor(parse.items, index)) return 'what its colours are like'
  if (meaning.kind === 'mood' && isOfWhomItIsFor(parse.items, index))
    return 'who or what it is for, and not what it is like'
  if (meaning.kind === 'mood' && isGiven(parse, index)) return OF_ONE_THING
  // `mijn notities niet in beeld`: what is not to be shown is no picture.
  if (meaning.kind === 'setting' && meaning.patch.imagery && item.within && parse.negations[index])
    return "what is not to be shown is the copy's: take it out there"
  if (item.back && isLook) return 'taken back: what is said instead is wanted'
  if (item.polite && isLook) return 'how welcome it would be'
  // `the name of the child`: whose it is.
  if (meaning.kind === 'mood' && item.of && namesPart(parse.items[index - 1]?.meaning)) return OF_ONE_THING
  if (meaning.kind === 'mood' && isWhereItHangs(parse.items, index))
    return 'where it hangs, and not what it is like'
  if (meaning.kind === 'mood' && item.reason) return 'why it is wanted, and not what'
  const unsaid = isLook && !item.polite ? onlySupposed(parse, index) : undefined
  if (unsaid !== undefined) return unsaid
  if (item.past && isLook) return 'how it was, and not how it is to be'
  if (isLook && (item.others || isBannedOfAll(parse, index)))
    return 'what others have, and not what is wanted'
  if (isLook && isOneKind(parse, index)) return 'this kind of it alone is not wanted'
  const aim = isLook ? aimOf(context) : undefined
  if (isLook && (aim === undefined || /^(?:dates|prices|names|figures|quotes|tables)$/.test(aim))) {
    const scope = narrowerThanWhole(parse, index)
    if (scope !== undefined) return scope
  }
  if (meaning.kind === 'mood' && parse.holders[index] === undefined)
    if (isOfNextThing(parse.items, index) || isKept(parse.items, index)) return OF_ONE_THING
  if (meaning.kind === 'typeface' || meaning.kind === 'manner') {
    const thing = bannedFor(parse, index)
    if (thing !== undefined && aimOf(context) === undefined)
      return `said of ${thing} alone: it stays as the format has it`
  }
  return undefined
}

/** `this is the only figure that worries me, make it red`: one of a part, and not all of it. */
function isOfOneAmong({ items, bound, brief: { source } }: Parse, index: number): boolean {
  const said = [bound[index] ?? -1, ...(items[index]?.uses?.of ?? [])].map(at => items[at])
  return said.some(
    part =>
      part !== undefined && namesPart(part.meaning) && THE_ONLY.test(source.clause(part.first, part.last)),
  )
}

const THE_ONLY =
  /(?<!\p{L})(?:is the only|ist (?:die|der|das) einzige|est (?:le seul|la seule)|es (?:el único|la única)|è (?:l'unic[oa]|il solo|la sola)|is (?:het|de) enige|jest jedyn\p{L}+|är (?:den|det) enda)(?!\p{L})/u

const TABLES = 'lines and tints of tables follow from the format'

/** `tables with hairlines, no stripes`: what a sentence about tables says of lines and stripes is theirs. */
function isOfTables(items: readonly Item[], index: number): boolean {
  const { meaning } = items[index] as Item
  const isLined =
    meaning.kind === 'setting' &&
    (meaning.patch.shape?.rules !== undefined ||
      meaning.patch.decor?.motif === 'stripes' ||
      meaning.patch.decor?.motif === null)
  if (!isLined) return false
  const of = items.findLastIndex(({ meaning }, at) => at < index && namesPart(meaning, 'tables'))
  const between = items.slice(of + 1, index + 1)
  return (
    of >= 0 &&
    items[of + 1]?.join === 'none' &&
    between.length <= OF_TABLES &&
    !between.some(({ join }) => /^(?:stop|and)$/.test(join))
  )
}

/** Items from tables to what is said of their lines. */
const OF_TABLES = 6

/** `waarbij zacht de warme kleur krijgt`: a colour as such that one thing of several is given. */
function isGiven({ items, brief: { source } }: Parse, index: number): boolean {
  const start = clauseStart(items, index)
  let end = index
  while (end + 1 < items.length && !/^(?:comma|stop)$/.test(items[end + 1]?.join ?? '')) end++
  if (items.slice(start, end + 1).some(({ words }) => isWholeWord(words))) return false
  const said = source.words((items[start] as Item).first, (items[end] as Item).last)
  return GETS.test(said) && IN_COLOR.test(said)
}

const GETS =
  /(?<!\p{L})(?:gets?|bekommt|erhält|reçoit|recibe|riceve|recebe|krijgt|får|dostaje|otrzymuje)(?!\p{L})/u

/** `it hangs in a fairground`, `para colgar en la feria`, whose noun English has last. */
function isWhereItHangs(items: readonly Item[], index: number): boolean {
  const isHanging = (at: number): boolean => HANGING.test(items[at]?.words ?? '')
  return (
    (isHanging(index - 1) && items[index]?.join === 'none') ||
    (isHanging(index + 1) && items[index + 1]?.join === 'none')
  )
}

const HANGING = /^(?:hangs?|hung|hanging|pinned|stuck|displayed)(?: |$)/

/** `black and white like a penguin`: behind colours a likeness says where they are from. */
function isOfColors(items: readonly Item[], index: number): boolean {
  const [before, item] = [items[index - 1]?.meaning, items[index]]
  if (item?.join !== 'none' || !before) return false
  // `dark like a church`
  if (before.kind === 'shade') return item.likened === true
  return before.kind === 'color' || (before.kind === 'setting' && before.patch.color?.ink !== undefined)
}

/** `mörkblått som havet`: other languages have a word for `like` that says nothing. */
function isLikenedAbroad({ items, brief: { source } }: Parse, index: number): boolean {
  const [before, item] = [items[index - 1], items[index]]
  if (!source.isForeign || !before || !item) return false
  return /\s(?:som|wie|comme|come|como|jak|zoals|als)\s/u.test(source.words(before.first, item.last))
}

/** `riso-black text`: which kind of a colour. */
function isOfHyphenedColor(items: readonly Item[], index: number): boolean {
  const next = items[index + 1]
  return next?.hyphened === true && next.meaning.kind === 'color' && follows(items[index], next)
}

/** `plain type for cold fingers`: what stands before a noun behind `for` and a part; `a flyer for a festive market` is festive. */
function isOfWhomItIsFor(items: readonly Item[], index: number): boolean {
  const [before, item, next] = [items[index - 1], items[index] as Item, items[index + 1]]
  // `big enough for cold fingers`
  const isEnough = /(?:^| )enough$/.test(before?.words ?? '')
  const isOfPart =
    (isEnough || before?.meaning.kind === 'target') && item.join === 'none' && item.forIt === true
  return isOfPart && follows(item, next) && isNoun(next) && !next.colon
}

/** `azul de água fria`: what the thing is like that a colour is called after. */
function isOfThingOfColor(items: readonly Item[], index: number): boolean {
  const at = [index - 2, index - 1].find(one => items[one]?.meaning.kind === 'color')
  if (at === undefined || items.slice(at + 1, index + 1).some(({ join }) => join !== 'none')) return false
  return items
    .slice(at + 1, index + 1)
    .some(({ of, meaning }) => of === true && /^(?:unknown|mood)$/.test(meaning.kind))
}

/** `on raw paper`: what it is printed on. */
function isOfPaper(items: readonly Item[], index: number): boolean {
  const [item, next] = [items[index] as Item, items[index + 1]]
  return (
    /^(?:raw|rough|coarse)$/.test(item.words) &&
    follows(item, next) &&
    /^(?:paper|card|stock)$/.test(next.words)
  )
}

/** `in the colour of old paper`, `w kolorze starego papieru`: what has a colour, and not what the page is like. */
function isColorOfThing({ items, brief: { source } }: Parse, index: number): boolean {
  const { first, of } = items[index] as Item
  const said = source.before(first)
  return (
    COLOR_OF.test(said) || (of === true && COLOR_OF.test(source.words(first - 3, first).split(/\s/)[0] ?? ''))
  )
}

const COLOR_OF =
  /^(?:colou?rs?|couleurs?|farben?|color|colori?|cor|kleur|kolorze|kolor|barv[ae]|färg|renginde)$/

function isOrnamentOrRule(item: Item | undefined): boolean {
  const { meaning } = item ?? {}
  return meaning?.kind === 'setting' && (isOrnament(meaning) || meaning.patch.shape?.rules !== undefined)
}

/** `a single loud colour`, `un seul ton gai`: one colour is it, and not the page. */
function isOfOneColor({ items, brief: { source } }: Parse, index: number): boolean {
  const [before, item] = [items[index - 1], items[index] as Item]
  const isOne = isOnly(before) || (before?.meaning.kind === 'number' && before.meaning.value === 1)
  const said =
    source
      .words(item.last, item.last + 1)
      .split(/\s/)
      .at(-1) ?? ''
  return isOne && item.join === 'none' && COLOR.test(said)
}

const COLOR =
  /^(?:colou?r|tone|hue|shade|couleur|ton|farbe|farbton|color|tono|colore|cor|tom|kleur|kolor|färg|barva|väri|renk|колір)$/

/** `a soft rounded serif`, `soft round type`: soft letters make no soft page. */
function isOfLetters(items: readonly Item[], index: number): boolean {
  if (!/^(?:very |really )?(?:soft|gentle)$/.test(items[index]?.words ?? '')) return false
  const next = items[index + 1]
  return (
    next?.join === 'none' &&
    next.meaning.kind === 'typeface' &&
    !items.slice(0, index).some(own => namesTarget(own.meaning, 'heading'))
  )
}

/** `was nur geplant ist, muss blasser aussehen`, `what is late should look paler`: a sentence says of what it is about how it looks. */
function isOfClause({ items, brief: { source } }: Parse, index: number): boolean {
  let from = index
  while (from > 0 && items[from]?.join !== 'stop') from--
  const first = items[from]
  if (!first || from === index) return false
  const said = source.words(Math.max(first.first - 2, 0), first.last).toLowerCase()
  return WHAT.test(said) && VERB.test(source.words(first.first, (items[index] as Item).last))
}

const WHAT =
  /(?:^|\s)(?:what|whatever|was|alles was|ce qui|ce que|tout ce qui|lo que|todo lo que|ciò che|quello che|o que|tudo o que|wat|alles wat|to co|co|det som|vad som|те що|що)(?:\s|$)/u
const VERB =
  /(?<!\p{L})(?:must|should|shall|muss|soll|sollte|darf|doit|devrait|debe|debería|deve|dovrebbe|moet|mag|zou|ma|musi|powinno|ska|skall|bör|має|повинно)(?!\p{L})/u

/** `my name left in a quiet serif`: what the face of one part is like. */
function isOfFace(items: readonly Item[], index: number): boolean {
  const [item, next] = [items[index] as Item, items[index + 1]]
  if (item.within !== true || !follows(item, next) || next.meaning.kind !== 'typeface') return false
  return items.slice(clauseStart(items, index), index).some(one => namesPart(one.meaning))
}

/** `headings like signboards, body calm`: a clause of the text and its manner. */
function isOfText(items: readonly Item[], index: number): boolean {
  const [text, item, next] = [items[index - 1], items[index], items[index + 1]]
  const isText = namesTarget(text?.meaning, 'text')
  const opens = index < 2 || text?.join !== 'none'
  return isText && opens && item?.join === 'none' && next?.join !== 'none'
}

/** `a rock in a simple outline`: between the words of a thing that is one. */
function isWithinOther(items: readonly Item[], index: number): boolean {
  const { first, last } = items[index] as Item
  return [items[index - 1], items[index + 1]].some(
    other => other !== undefined && other.first < first && other.last > last,
  )
}

/** What a manner comes to that is said of a thing in which nothing shows it. */
export const OF_ONE_THING =
  'a manner is that of the whole page: of a part say its colour, its size or its face'

/** `reds on the right` of a list of wines. */
function isWine(items: readonly Item[], { words }: Item): boolean {
  return /^(?:reds|whites)$/.test(words) && items.some(other => /wine|vino|wein|cellar/.test(other.words))
}

/** `gold, but not glitter gold`, `pas le bleu EDF`: what is wanted without the word beside it is not banned as a whole. */
function isOneKind(parse: Parse, index: number): boolean {
  const { items, negations } = parse
  const [before, item, next] = [items[index - 1], items[index] as Item, items[index + 1]]
  const cue = negations[index]?.cue
  if (cue === undefined) return false
  const isBehindKind =
    cue !== index - 1 && item.join === 'none' && negations[index - 1]?.cue === cue && isKind(before)
  const isBeforeKind = follows(item, next) && negations[index + 1]?.cue === cue && isKind(next)
  if (!isBehindKind && !isBeforeKind) return false
  return items.some(
    (other, at) => isSameLook(other, item) && negations[at] === undefined && !isOfAll(parse, at),
  )
}

/** `no office grey – every firm round here is grey`: what all of a kind have is no wish. */
function isOfAll({ items, brief: { source } }: Parse, index: number): boolean {
  const from = clauseStart(items, index)
  const [first, item] = [items[from] as Item, items[index] as Item]
  if (from === index || first.meaning.kind === 'target') return false
  return IS_OF_ALL.test(source.clause(first.first, item.last))
}

function isBannedOfAll(parse: Parse, index: number): boolean {
  const item = parse.items[index] as Item
  return bannedIn(parse).some(other => isSameLook(other, item)) && isOfAll(parse, index)
}

/** What a brief turns down: asked of each of its items. */
function bannedIn(parse: Parse): readonly Item[] {
  const known = bans.get(parse) ?? parse.items.filter((_, at) => parse.negations[at] !== undefined)
  bans.set(parse, known)
  return known
}

const bans = new WeakMap<Parse, readonly Item[]>()

const IS_OF_ALL =
  /^(?:every|all|each|any|jede[rs]?|alle|chaque|tous|toutes|cada|todos|todas|ogni|tutti|tutte|elke?|iedere?|każd\p{L}+|wszystkie|varje|alla)\s.*(?<!\p{L})(?:is|are|has|have|uses?|ist|sind|hat|haben|est|sont|a|ont|es|son|tiene|tienen|è|sono|ha|hanno|zijn|heeft|hebben|jest|są|ma|mają|är|har)(?!\p{L})/u

/** `as you go down the page`, `if it gets crowded`, `a dark ground would be wrong here`: told of, and not asked for. */
function onlySupposed({ items, brief: { source } }: Parse, index: number): string | undefined {
  if (![READING, SUPPOSED, WRONG].some(pattern => source.holds(pattern))) return undefined
  const [from, item] = [clauseStart(items, index), items[index] as Item]
  let to = index
  while (items[to + 1]?.join === 'none') to++
  const first = (items[from] as Item).first
  const before = source.clause(first, item.last)
  if (READING.test(before)) return 'how somebody reads it, and not how it is'
  if (SUPPOSED.test(before)) return 'when it is so cannot be told here'
  const whole = source.clause(first, (items[to] as Item).last)
  return JUDGED.test(whole) && !WELCOMED.test(whole)
    ? 'what would be wrong, and not what is wanted'
    : undefined
}

/** Behind these stands what a reader does. */
const READING =
  /(?<!\p{L})(?:(?:as|while|whenever) (?:you|we|they|people|readers)|während man|à mesure qu|au fur et à mesure|a medida que|man mano che|naarmate|à medida que|allt eftersom|w miarę)(?!\p{L})/u
/** Behind these stands what may come to be; `if possible` is a wish. */
const SUPPOSED =
  /(?<!\p{L})(?:if (?:it|they|that|this|things|the \p{L}+) (?:ever |then |all )?(?:gets?|becomes?|looks?|feels?|seems?|turns?)|(?:wenn|falls|sobald) (?:es|das|sie)(?! (?:geht|möglich|passt|irgend))|s'il devient|si ça (?:devient|fait)|si c'est trop|si (?:queda|se ve|resulta)|se (?:diventa|risulta|sembra|ficar)|als het te|jeśli (?:będzie|zrobi)|om det (?:blir|känns))(?!\p{L})/u
/** What is wrong, and what says that something would be. */
const WRONG =
  /(?<!\p{L})(?:bad|wrong|awful|terrible|horrible|hideous|ugly|ridiculous|silly|cheap|a mistake|schlecht|falsch|furchtbar|schrecklich|hässlich|unpassend|albern|ungünstig|mauvais|moche|affreux|ridicule|laid|malo|mal|feo|fatal|brutto|male|sbagliato|orribile|ridicolo|slecht|lelijk|verkeerd|fout|źle|brzydko|śmiesznie|dåligt|fult|fel|löjligt|ruim|feio|errado)(?!\p{L})/u
const JUDGED = new RegExp(
  `(?<!\\p{L})(?:would|looks?|feels?|wäre|wirkt|sieht|serait|sería|quedaría|sarebbe|zou|byłoby|vore|seria)(?!\\p{L}).*${WRONG.source}`,
  'u',
)
const WELCOMED = /(?<!\p{L})(?:not|nicht|pas|no|non|niet|nie|inte|não)(?!\p{L})/u

function isKind(item: Item | undefined): boolean {
  return item !== undefined && ['unknown', 'unsupported', 'tint', 'mood'].includes(item.meaning.kind)
}

/** `greens like the old tram, not the Starbucks green`: the same word, or the same colour. */
function isSameLook(one: Item, other: Item): boolean {
  if (one.words === other.words) return true
  const [{ meaning: first }, { meaning: second }] = [one, other]
  return first.kind === 'color' && second.kind === 'color' && !first.literal && first.hex === second.hex
}

/** Why a look is not one of the whole: it is said of a single page, or of an exception. */
function narrowerThanWhole({ items }: Parse, index: number): string | undefined {
  for (let at = Math.max(index - NEAR, 0); at <= Math.min(index + NEAR, items.length - 1); at++) {
    const { meaning, words } = items[at] as Item
    const excepts =
      at < index && meaning.kind === 'cue' && EXCEPTING.test(words) && isOtherwise(items, at, index)
    if (!excepts && !namesOnePage(items, at)) continue
    const between = items.slice(Math.min(at, index) + 1, Math.max(at, index) + 1)
    if (!between.every(({ join }) => join === 'none' || join === 'and')) continue
    // `dark except the last slide`: what is said before an exception is said of the rest.
    if (at > index && between.some(({ words }) => EXCEPTING.test(words))) continue
    return excepts
      ? 'an exception: name the part that it is for, such as headings or the cover'
      : 'a single page has no look of its own: name a part, such as the cover or the headings'
  }
  return undefined
}

/** `dark except the numbers slide, light`; what is let in past a ban is wanted: `no colour except a burgundy rule`. */
function isOtherwise(items: readonly Item[], except: number, index: number): boolean {
  const isBanned = items
    .slice(Math.max(except - NEAR, 0), except)
    .some(({ words }) => /^(?:no|not|nothing|without|never|only|zero)(?: |$)/.test(words))
  return !isBanned && ['mood', 'shade', 'setting'].includes(items[index]?.meaning.kind ?? '')
}

function namesOnePage(items: readonly Item[], at: number): boolean {
  const { meaning, words } = items[at] as Item
  if (meaning.kind === 'number')
    return items[at]?.join === 'none' && /^(?:page|slide|sheet)s?$/.test(items[at - 1]?.words ?? '')
  if (meaning.kind === 'unsupported') return ONE_PAGE.test(words)
  return ORDERED.test(words) && /^(?:page|slide|sheet|spread)s?$/.test(items[at + 1]?.words ?? '')
}

/** Items to either side that say of what a look is said. */
const NEAR = 4
const EXCEPTING = /^(?:except|except for|apart from|other than|save for|with the exception of)$/
const ORDERED = /^(?:first|second|third|fourth|fifth|last|final|opening|closing|next)$/
const ONE_PAGE =
  /^(?:on )?(?:the )?(?:first|second|third|fourth|fifth|last|final|opening|closing|next) (?:page|slide|sheet|spread)$|^on page (?:one|two|three)$/

/** Words that say of a thing right behind them how it is done, and nothing of the page: `a simple bar chart`, `one clear box`. */
export const OF_THINGS: ReadonlySet<string> = new Set(
  'simple plain clear clean neat tidy proper gentle decent sensible straightforward basic crisp orderly'.split(
    ' ',
  ),
)

/** Things that are no look: what is only declined, a device, a part, a line, a motif, a word that no list knows. */
function isOfNextThing(items: readonly Item[], index: number): boolean {
  // `une silhouette simple en bas`: where a thing stands comes before it in English.
  const place = items[index + 1]
  const isPlaced = follows(items[index], place) && place.meaning.kind === 'place'
  const [item, next] = [items[index] as Item, items[index + (isPlaced ? 2 : 1)]]
  if (!follows(isPlaced ? place : item, next) || next.colon) return false
  const isPlain = OF_THINGS.has(item.words.replace(/^(?:one|very|really|quite|nice) /, ''))
  // `a discreet seal`, `un sceau discret en gris`
  const thing = next.meaning.kind === 'color' ? items[index + 2] : next
  if (/^(?:discreet|restrained|subtle|understated)$/.test(item.words) && isNoun(next)) return true
  if (/^(?:discreet|restrained|subtle|quiet|delicate|graceful)$/.test(item.words))
    if (/^(?:unsupported|drawing|manner)$/.test(thing?.meaning.kind ?? '') && thing?.join === 'none')
      return true
  const { meaning, words } = next
  switch (meaning.kind) {
    case 'typeface':
      // A clean sans is chosen for a clean page.
      return isPlain && !/^(?:clean|crisp|neat)$/.test(item.words)
    case 'device':
    case 'unsupported':
      return isPlain
    case 'target':
      return isPlain && meaning.target !== 'background' && meaning.target !== 'type'
    case 'setting':
      return (
        isPlain &&
        (meaning.thing === true ||
          meaning.patch.shape?.rules !== undefined ||
          meaning.patch.decor?.motif !== undefined)
      )
    case 'unknown':
      return isPlain && !isWholeWord(words) && !LOOK.test(words)
    default:
      return false
  }
}

function isNoun({ meaning, words }: Item): boolean {
  if (meaning.kind !== 'unknown') return false
  return !isWholeWord(words) && !LOOK.test(words)
}

/** Words that no list knows and that are of a look. */
const LOOK = /(?:ish|esque|ian|ive|ful|able|ic|al|y|looking|design|lines?|layouts?|looks?)$/

/** `roses kept simple`. */
function isKept(items: readonly Item[], index: number): boolean {
  const [item, before] = [items[index] as Item, items[index - 1]]
  const isPlain = OF_THINGS.has(item.words.replace('nice and ', ''))
  return isPlain && item.join === 'none' && /^(?:kept|drawn|done)$/.test(before?.words ?? '')
}

/** `equations not in sans`: the thing that a ban behind it is said of. */
function bannedFor({ items, negations }: Parse, index: number): string | undefined {
  const cue = negations[index]?.cue
  const item = items[cue ?? -1]
  const before = items[(cue ?? 0) - 1]
  if (!item || !/^not?$/.test(item.words) || item.join !== 'none' || before?.last !== item.first - 1)
    return undefined
  const isThing =
    before.meaning.kind === 'unknown' && !wholeWords.has(before.words) && !before.words.endsWith('ly')
  return isThing ? before.words : undefined
}
