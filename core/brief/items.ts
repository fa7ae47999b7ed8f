import { beginsWithAnd } from './color-words.ts'
import type { PartKey } from './design.ts'
import { meaningOf } from './lexicon.ts'
import type { Meaning } from './meaning.ts'
import type { ColorUseOf } from './part-colors.ts'
import { type Found, isTypeNoun, type OwnFaces, ownFaceAt, readAt } from './phrase-at.ts'
import type { Token } from './tokens.ts'
import { andAbroad, onAbroad, particlesAbroad } from './words/colors-abroad.ts'
import { wholeWords } from './words/parts.ts'

/** What joins a part of the brief to the one before it. */
type Join = 'none' | 'and' | 'or' | 'comma' | 'stop'

/** A phrase of the brief that means something, or a content word that does not. */
export interface Item {
  readonly meaning: Meaning
  /** Its words in small letters, divided by single spaces. */
  readonly words: string
  /** Its tokens, from `first` to `last`. */
  readonly first: number
  readonly last: number
  readonly join: Join
  /** Preceded by `on`: what follows is a ground. */
  readonly on: boolean
  /** The word that a slip was taken for. */
  readonly meant?: string
  /** Behind a bracket, which says more of what stands before it. */
  readonly bracket?: boolean
  /** Joined to the word before by a hyphen. */
  readonly hyphened?: true
  /** Behind `in`: what follows says how something is set. */
  readonly within?: boolean
  /** Behind `of`. */
  readonly of?: boolean
  /** Behind `for` or `for the`: what something is for. */
  readonly forIt?: boolean
  /** Of several things side by side, which are one. */
  readonly folded?: true
  /** What other things beside it have the colours of: `heather` of `heather fog`. */
  readonly tints?: readonly string[]
  /** Behind `a` or `an`. */
  readonly article?: boolean
  /** Behind a colon, at which a ban ends. */
  readonly colon?: boolean
  /** Behind a `too` that nothing turns: more of it than is wanted. */
  readonly tooMuch?: boolean
  /** Behind `like` or `like a`: what something is to look as. */
  readonly likened?: true
  /** Behind `per`. */
  readonly per?: boolean
  /** Behind `was` or `had`: how something used to be. */
  readonly past?: boolean
  /** Said, and taken back. */
  readonly back?: true
  /** Behind a name or a word for its owner: `the bride's message`. */
  readonly owned?: true
  /** In a clause that only tells: why, who reads it, what was before. */
  readonly told?: true
  /** Behind `because`: why something is wanted. */
  readonly reason?: true
  /** The thing of the copy that it is, where that is found already. */
  readonly key?: PartKey
  /** What the brief quotes of the copy. */
  readonly quoted?: true
  /** Behind `would be`: how welcome something is. */
  readonly polite?: true
  /** Behind `maybe` and its like: offered, whatever is turned down before it. */
  readonly offered?: true
  /** Of what others have: `every competitor is blue`. */
  readonly others?: true
  /** What a colour is for, where that is several things, or some alone. */
  readonly uses?: ColorUseOf
  /** The part that a colour is wanted for without naming one. */
  readonly seat?: 'accent' | 'background' | 'text'
}

/** Reads the tokens as the longest phrases that the word lists know. Stop words leave only their joining behind. */
export function readItems(tokens: readonly Token[], faces: OwnFaces = new Map()): readonly Item[] {
  const items: Item[] = []
  let join = 'none' as Join
  let on = false
  let index = 0
  let said: Found | undefined
  while (index < tokens.length) {
    const token = tokens[index] as Token
    if (token.gap !== 'none') {
      join = token.gap === 'stop' || join === 'stop' ? 'stop' : 'comma'
      on = false
    }
    const whole = ownFaceAt(tokens, index, faces) ?? readAt(tokens, index)
    // `yellow for good and red for bad`: what something is for, and no degree of the next.
    const isUse =
      whole?.meaning.kind === 'degree' && tokens[index - 1]?.text === 'for' && token.gap === 'none'
    const read = isUse && /^(?:good|nice)$/.test(token.text) ? GOOD : whole
    const isSilent =
      read?.meaning.kind === 'unknown' && (particlesAbroad.has(token.text) || isNearly(tokens, index))
    const found = isSilent ? undefined : read
    if (found) {
      const meant = found.meant ?? token.meant
      const isSaid = said?.noun === index && found.meaning.kind === 'typeface'
      const { meaning: own } = isSaid && said ? said : found
      const meaning: Meaning =
        isCompounded(token, own, items.at(-1)) ||
        leadsCompound(tokens[index + found.length], own) ||
        isOwner(token, tokens[index + 1], own) ||
        isDone(tokens, index, own) ||
        isNoun(tokens, index, own) ||
        isTimeOfDay(tokens, index) ||
        isThingCalled(tokens, index, found) ||
        isBannedSlip(tokens, index, found) ||
        isAroundNext(tokens, index) ||
        isVerbMood(token, tokens[index + 1], own)
          ? { kind: 'unknown' }
          : isOfLetters(tokens, index)
            ? HAIR
            : isLineOfText(tokens, index)
              ? HEADLINE
              : isColorOfReason(tokens, index, own)
                ? ONLY_WHY
                : own
      if (found.noun !== undefined) said = found
      if (join === 'none' && beginsWithAnd(token.text)) join = 'and'
      items.push({
        meaning,
        words: wordsOf(tokens, index, found.length),
        ...(meant !== undefined && meaning.kind !== 'unknown' && { meant }),
        first: index,
        last: index + found.length - 1,
        join,
        on: on && !token.colon,
        ...(token.bracket && { bracket: true }),
        ...(isBehindColon(tokens, index, items.at(-1)) && { colon: true }),
        ...(token.hyphen && { hyphened: true as const }),
        ...(isWithin(tokens, index) && { within: true }),
        ...(isBehindOf(tokens, index) && { of: true }),
        ...(tokens[index - 1]?.text === 'too' && token.gap === 'none' && { tooMuch: true }),
        ...(isBehindFor(tokens, index) && { forIt: true }),
        ...(isLikened(tokens, index) && { likened: true as const }),
        ...(tokens[index - 1]?.text === 'per' && { per: true }),
        ...(isPast(tokens, index, items.at(-1)) && { past: true }),
        ...(isOfOthers(tokens, index) && { others: true }),
        ...(token.quoted && { quoted: true as const }),
        ...(tokens[index - 1]?.possessive && token.gap === 'none' && { owned: true as const }),
        ...(isReason(tokens, index) && { reason: true as const }),
        ...(isPolite(tokens, index) && { polite: true as const }),
        ...(/^an?$/.test(tokens[index - 1]?.text ?? '') && { article: true }),
        ...(found.seat && { seat: found.seat }),
      })
      // Korean joins its `and` to the word before.
      join = /\p{Script=Hangul}[과와]$/u.test(token.text) ? 'and' : 'none'
      on = false
      index += found.length
      continue
    }
    if (token.text === 'or' || token.text === 'nor') join = join === 'stop' ? join : 'or'
    if ((/^(?:and|plus)$/.test(token.text) || andAbroad.has(token.text)) && join === 'none') join = 'and'
    // `from clause 1 on: black`: what follows a colon stands on nothing.
    on =
      token.text === 'on' ||
      token.text === 'over' ||
      onAbroad.has(token.text) ||
      (on && BEFORE_GROUND.has(token.text))
    index++
  }
  return items
}

const GOOD: Found = { meaning: { kind: 'unknown' }, length: 1 }

const HEADLINE: Meaning = { kind: 'target', target: 'heading' }

/** `one white line as large as it goes`: a line that has a size is one of words. */
function isLineOfText(tokens: readonly Token[], index: number): boolean {
  const [token, next, size] = tokens.slice(index, index + 3)
  if (token?.text !== 'line' || next?.gap !== 'none') return false
  const isAs = next.text === 'as' && size?.gap === 'none' && /^(?:large|big|huge)$/.test(size.text)
  return isAs && meaningOf(tokens[index - 1]?.text ?? '')?.kind === 'color'
}

const HAIR: Meaning = { kind: 'quality', property: 'weight', amount: 400, alone: null }

/** `hairline caps`: how thin letters are, and no line. */
function isOfLetters(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1]
  return tokens[index]?.text === 'hairline' && next?.gap === 'none' && LETTERS.test(next.text)
}

const LETTERS =
  /^(?:caps|capitals|letters|lettering|type|serifs?|sans|script|face|grotesque|grotesk|numerals?)$/

/** `around 10pt`, `typewriter-ish`: how nearly something is meant. */
function isNearly(tokens: readonly Token[], index: number): boolean {
  const [token, next] = [tokens[index] as Token, tokens[index + 1]]
  if (token.text === 'ish') return token.hyphen
  return NEARLY.test(token.text) && next?.gap === 'none' && /^(?:number|length)$/.test(next.kind)
}

const NEARLY =
  /^(?:about|around|roughly|approximately|approx|circa|ca|environ|etwa|ungefähr|circa|ungefär|około)$/

const BEFORE_GROUND: ReadonlySet<string> = new Set(
  'a an the any each every all my our your this that'.split(' '),
)

/** `traffic-light green`, `code-heavy`: the end of a compound is no wish of its own. */
function isCompounded(token: Token, meaning: Meaning, before: Item | undefined): boolean {
  if (!token.hyphen || !before) return false
  if (token.text === 'heavy') return true
  // `Marathi-friendly` is no look.
  if (token.text === 'friendly') return before.meaning.kind === 'unknown'
  return meaning.kind === 'shade' && before.meaning.kind === 'unknown'
}

/** `the kids' stuff` is theirs; `kids' menu` is one for them. */
function isOwner(token: Token, next: Token | undefined, meaning: Meaning): boolean {
  return (
    token.possessive === true && meaning.kind === 'mood' && next?.gap === 'none' && !wholeWords.has(next.text)
  )
}

/** `calm the orange down`: done to one thing, and no mood of the whole. */
function isVerbMood({ text }: Token, next: Token | undefined, { kind }: Meaning): boolean {
  const isDoing = /^(?:calm|warm|cool|clean|soften|refresh)$/.test(text)
  return (
    isDoing &&
    kind === 'mood' &&
    next?.gap === 'none' &&
    /^(?:the|our|that|this|it|those|these|them|my)$/.test(next.text)
  )
}

/** `room to fill by hand`: a thing of the design that is a verb behind `to` and `can`. */
function isDone(tokens: readonly Token[], index: number, meaning: Meaning): boolean {
  const [before, token] = [tokens[index - 1]?.text ?? '', tokens[index] as Token]
  return (
    meaning.kind === 'setting' &&
    meaning.thing === true &&
    token.gap === 'none' &&
    /^(?:to|can|could|will|must|ppl|people|they|you|we)$/.test(before) &&
    !token.text.endsWith('s')
  )
}

/** `the drop from 18 to 7`, `a change of heart`: behind an article no verb follows. */
function isNoun(tokens: readonly Token[], index: number, meaning: Meaning): boolean {
  // `northern lights`
  if (meaning.kind === 'shade')
    return (
      /^(?:lights|darks)$/.test(tokens[index]?.text ?? '') ||
      (tokens[index]?.text === 'light' && DAYLIGHT.test(tokens[index - 1]?.text ?? ''))
    )
  // `on the stern of a barge`, `only for sharps`
  const isNamed = meaning.kind === 'mood' && tokens[index]?.text === 'stern'
  const isOwned = tokens[index - 1]?.possessive === true && tokens[index]?.gap === 'none'
  if (isNamed && (isOwned || /^(?:the|a|her|its)$/.test(tokens[index - 1]?.text ?? '')))
    return isOfNext(tokens, index)
  if (meaning.kind === 'setting' && tokens[index]?.text === 'sharps') return true
  const isVerb = meaning.kind === 'cue' && (meaning.cue === 'omit' || meaning.cue === 'edit')
  if (!isVerb) return false
  const next = tokens[index + 1]
  // `one drop-red`, `may not drop below 14 pt`
  if (next?.hyphen || (next?.gap === 'none' && /^(?:below|under)$/.test(next.text))) return true
  return (
    tokens[index]?.gap === 'none' && /^(?:the|a|an|this|that|our|my)$/.test(tokens[index - 1]?.text ?? '')
  )
}

/** `people land on it at midnight`, and not `like a harbour at midnight`: when, and no colour. */
function isTimeOfDay(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.text !== 'midnight' || tokens[index]?.gap !== 'none') return false
  const before = tokens.slice(0, index)
  const clause = before.slice(before.findLastIndex(({ gap }) => gap !== 'none') + 1)
  return (
    /^(?:at|until|till|after|before|by|past|around|since)$/.test(before.at(-1)?.text ?? '') &&
    !clause.some(({ text }) => text === 'like')
  )
}

function isOfNext(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1]
  return next?.gap !== 'none' || next.text === 'of'
}

/** Words before `light` that make it one that is seen, and no shade: `early light on snow`. */
const DAYLIGHT =
  /^(?:early|morning|evening|first|last|dawn|winter|summer|autumn|spring|northern|polar|candle|afternoon)$/

/** Ends of compounds that say what somebody would rather not have. */
const TURNED_AWAY: ReadonlySet<string> = new Set(['averse', 'shy', 'phobic', 'hating'])
/** Ends of compounds that turn a mood into something else. */
const TURNED: ReadonlySet<string> = new Set(['neutral', 'agnostic', 'proof', 'resistant', ...TURNED_AWAY])

/** `party-neutral`, `landscape-averse`: what only begins a word of another meaning. */
function leadsCompound(next: Token | undefined, meaning: Meaning): boolean {
  const isLook = meaning.kind === 'mood' || (meaning.kind === 'setting' && TURNED_AWAY.has(next?.text ?? ''))
  return isLook && next?.hyphen === true && next.gap === 'none' && TURNED.has(next.text)
}

/** Behind `of`, or `of any`. */
function isBehindOf(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]?.text ?? ''
  return before === 'of' || (BEFORE_GROUND.has(before) && tokens[index - 2]?.text === 'of')
}

/** Behind a colon, whatever says nothing in between: `not bloody: a muted raspberry`. */
function isBehindColon(tokens: readonly Token[], index: number, before: Item | undefined): boolean {
  return tokens.slice(Math.max((before?.last ?? -1) + 1, index - 3), index + 1).some(({ colon }) => colon)
}

/** `rails would be lovely`, `a border might be nice`. */
function isPolite(tokens: readonly Token[], index: number): boolean {
  const at = /^(?:really|very|so|just|quite)$/.test(tokens[index - 1]?.text ?? '') ? index - 1 : index
  const [would, be] = tokens.slice(Math.max(at - 2, 0), at)
  return (
    be?.text === 'be' &&
    /^(?:would|might|could|will|'d)$/.test(would?.text ?? '') &&
    WELCOME.test(tokens[index]?.text ?? '')
  )
}

const WELCOME =
  /^(?:lovely|nice|great|good|perfect|wonderful|brilliant|cool|ideal|amazing|super|fantastic|welcome)$/

/** Tokens behind `because` that say why. */
const REASON = 12
const WHY = /^(?:because|bc|cos|cuz)$/
/** `whereby` is what other languages have for why and for what it is to come to; what somebody `finds` is no wish either. */
const WHY_OR_WHAT_FOR = /^(?:because|bc|cos|cuz|whereby|finds|thinks)$/

/** Behind `because` in its clause. */
function isReason(tokens: readonly Token[], index: number, because = WHY_OR_WHAT_FOR): boolean {
  for (
    let at = index;
    at > Math.max(index - REASON, 0) && tokens[at]?.gap === 'none' && !tokens[at]?.colon;
    at--
  )
    if (because.test(tokens[at - 1]?.text ?? '')) return true
  return false
}

const ONLY_WHY: Meaning = { kind: 'unsupported', reason: 'why it is wanted, and not what' }

/** `nothing blue just because it's water`: what has a colour in a reason is no wish for it. */
function isColorOfReason(tokens: readonly Token[], index: number, { kind }: Meaning): boolean {
  return /^(?:color|tint|shade)$/.test(kind) && isReason(tokens, index, WHY)
}

/** Whether an item stands right behind another, without a word or a mark between. */
export function follows(before: Item | undefined, item: Item | undefined): item is Item {
  return before !== undefined && item?.join === 'none' && item.first === before.last + 1
}

/** Where a phrase begins that may have a number before it: `in one red`. */
export function withOne(items: readonly Item[], index: number): number {
  const before = items[index - 1]
  return follows(before, items[index]) && /^(?:one|1)$/.test(before?.words ?? '') ? index - 1 : index
}

/** Whether a word says `only`: what it stands with is for that alone. */
export function isOnly(item: Item | undefined): boolean {
  return item?.meaning.kind === 'cue' && item.meaning.cue === 'only'
}

/** Whether a word names a colour. */
export function isColor(item: Item | undefined): boolean {
  return item?.meaning.kind === 'color'
}

/** Tokens between `for` and what something is for, at most. */
const FOR = 3

/** Behind `for`, or `for the`. */
function isBehindFor(tokens: readonly Token[], index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]]
  if (token?.gap !== 'none' || !before) return false
  let at = index - 1
  // `orange for what is late`, `amber for at risk`
  while (
    index - at < FOR &&
    /^(?:what|is|are|at)$/.test(tokens[at]?.text ?? '') &&
    tokens[at]?.gap === 'none'
  )
    at--
  const leads =
    at === index - 1 && DETERMINERS.has(before.text) && before.gap === 'none' ? tokens[index - 2] : tokens[at]
  return leads?.text === 'for'
}

/** Behind `like`, or `like a`. */
function isLikened(tokens: readonly Token[], index: number): boolean {
  const at =
    DETERMINERS.has(tokens[index - 1]?.text ?? '') || tokens[index - 1]?.text === 'an' ? index - 2 : index - 1
  return tokens[at]?.text === 'like' && tokens[index]?.gap === 'none'
}

/** Behind `in`, or `in the`. */
function isWithin(tokens: readonly Token[], index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]]
  if (token?.gap !== 'none' || !before) return false
  const leads = DETERMINERS.has(before.text) && before.gap === 'none' ? tokens[index - 2] : before
  return WITHIN.has(leads?.text ?? '')
}

/** `it was navy`, `we had 40 pages`: how it used to be; `as if it were typed` is a wish. */
function isPast(tokens: readonly Token[], index: number, before: Item | undefined): boolean {
  const joint = /^(?:too|so|very|quite)$/.test(tokens[index - 1]?.text ?? '') ? index - 2 : index - 1
  if (before?.past && tokens[index]?.gap === 'none' && tokens[joint]?.text === 'and') return true
  for (let at = index; at > Math.max(index - 3, 0) && tokens[at]?.gap === 'none'; at--) {
    const word = tokens[at - 1]?.text ?? ''
    if (PAST.has(word)) return !isSupposed(tokens, at - 1)
    if (!BEHIND_PAST.has(word)) return false
  }
  return false
}

/** `every competitor site is blue`, `everyone else uses serifs`: what others have, with a verb between. */
function isOfOthers(tokens: readonly Token[], index: number): boolean {
  let verb = false
  for (let at = index; at > Math.max(index - OTHERS_REACH, 0) && tokens[at]?.gap === 'none'; at--) {
    const word = tokens[at - 1]?.text ?? ''
    verb ||= HAVING.has(word)
    if (verb && OTHERS.has(word)) return true
  }
  return false
}

/** Words from those who have something to what they have. */
const OTHERS_REACH = 7
const HAVING: ReadonlySet<string> = new Set('is are has have uses use does do goes go'.split(' '))
const OTHERS: ReadonlySet<string> = new Set(
  'competitor competitors competition everyone everybody others rival rivals neighbours neighbors'.split(' '),
)

/** Whether the clause that a word ends supposes something, or compares with it. */
function isSupposed(tokens: readonly Token[], last: number): boolean {
  for (let at = last; at >= Math.max(last - 5, 0); at--) {
    if (SUPPOSING.has(tokens[at]?.text ?? '')) return true
    if (tokens[at]?.gap !== 'none') return false
  }
  return false
}

const PAST: ReadonlySet<string> = new Set(['was', 'were', 'had'])
const BEHIND_PAST: ReadonlySet<string> = new Set(
  'a an the all very too so quite rather really in on'.split(' '),
)
const SUPPOSING: ReadonlySet<string> = new Set(
  'if as like though wish wished want wanted asked told would when what'.split(' '),
)

const DETERMINERS: ReadonlySet<string> = new Set('a an the our my your each every all'.split(' '))

/** Words before the way that something is set. */
const WITHIN: ReadonlySet<string> = new Set(['in', 'as'])

function wordsOf(tokens: readonly Token[], first: number, length: number): string {
  return tokens
    .slice(first, first + length)
    .map(({ text }) => text)
    .join(' ')
}

/** Names of known looks that are things without a capital: `a yellow stripe`. */
const BRANDS: ReadonlySet<string> = new Set(
  'apple apples stripe notion economist vogue times outfit courier minion lobster'.split(' '),
)

/** `a yellow stripe`, `Apple red`: without a capital, or before its colour, a thing that a known look is called after. */
function isThingCalled(tokens: readonly Token[], index: number, { length }: Found): boolean {
  const [token, next] = [tokens[index] as Token, tokens[index + 1]]
  if (!BRANDS.has(token.text) || length !== 1) return false
  const isColored = next?.gap === 'none' && meaningOf(next.text)?.kind === 'color'
  return isColored || (!token.capital && !isTypeNoun(next?.text ?? ''))
}

/** `no poppies`: what is banned by a word that is none of a face's is a thing, and no slip of its name. */
function isBannedSlip(tokens: readonly Token[], index: number, { meaning, meant }: Found): boolean {
  if (meaning.kind !== 'typeface' || (meant ?? tokens[index]?.meant) === undefined) return false
  return /^(?:no|not|without|never)$/.test(tokens[index - 1]?.text ?? '') && !tokens[index]?.capital
}

/** `passed round a table`: on the way around something, and no form of it; `the yes/no fork`: no ban. */
function isAroundNext(tokens: readonly Token[], index: number): boolean {
  const [before, token, next] = [tokens[index - 1], tokens[index] as Token, tokens[index + 1]]
  if (token.text === 'round') return next?.gap === 'none' && /^(?:a|an|the|my|our|your|its)$/.test(next.text)
  if (/^(?:landscapes|portraits)$/.test(token.text)) return true
  const isPair = /^(?:and|or)$/.test(before?.text ?? '') && tokens[index - 2]?.text === 'yes'
  return token.text === 'no' && token.gap === 'none' && isPair
}
