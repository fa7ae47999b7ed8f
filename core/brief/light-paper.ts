/** Finds that the page of a brief is to stay light: it turns down one that is all dark, or a plain printer prints it. */
import { toOklch } from '../theme/oklch.ts'
import type { Item } from './items.ts'
import type { Wish } from './ledger.ts'
import { type Meaning, namesTarget } from './meaning.ts'
import type { MoodVote } from './mood-wishes.ts'
import { isDark } from './palette.ts'
import type { Parse, Reading } from './wish-context.ts'

/** A machine in an office or at home, in the languages of briefs; a print shop has other words. */
const PRINTER =
  /(?<!\p{L})(?:(?:office|home|ordinary|normal|regular|standard|cheap|own|everyday|basic|inkjet|laser|desktop|school|staff)(?:\s+(?:inkjet|laser|colou?r))?\s+printers?|inkjets?|print(?:ed)?\s+(?:it\s+|this\s+|them\s+)?(?:out\s+)?at\s+(?:home|the\s+office|work)|(?:büro|heim|laser|tintenstrahl)?drucker(?!eien|ei|ln)|imprimantes?|imprim\p{L}*\s+(?:au\s+bureau|à\s+la\s+maison|chez)|impresoras?|stampanti|stampante|impressoras?|(?:kantoor|thuis|laser|inkjet)?printers?(?=\s+(?:op|van|thuis))|(?:kantoor|thuis|huis|laser)printers?|(?:gewone|normale|eigen)\s+printer|\p{L}*skrivaren?|drukar(?:ka|ki|ce|kę|ką|kach)|(?:běžn|domác|kancelářsk|obyčejn|školn|normáln)\p{L}*\s+tiskár\p{L}*|принтер\p{L}*|\p{L}*yazıcı\p{L}*|εκτυπωτ\p{L}*|\p{L}*tulosti(?:n|me)\p{L}*)(?!\p{L})|プリンタ|打印机|印表機|列印機|프린터|طابعة|מדפסת|प्रिंटर/iu

/** Words for as much as there is. */
const WHOLLY =
  /^(?:all|whole|entire(?:ly)?|full(?:y)?|solid|total(?:ly)?|complete(?:ly)?|wholly|very|really|ganz\p{L}*|komplett\p{L}*|völlig|vollständig\p{L}*|durchgehend\p{L}*|total\p{L}*|tout|toute|entièrement|complètement|tod[oa]|completamente|enteramente|tutt[oa]|interamente|inteiramente|volledig\p{L}*|helemaal|geheel|helt|hel|heltäckande|cał\p{L}*|całkowicie|zupełnie|cel[éýáo]|celá|úplně|zcela|суцільно|повністю|весь|вся|полностью|tamamen|tüm|εντελώς|ολό\p{L}*|kokonaan|täysin|koko|全|全部|完全|전체|온통|بالكامل|كله|لגמרי|כולו|पूरा|पूरी)$/u

/** A reading, and why its page stays light if it does. */
interface LightPaper {
  readonly reading: Reading
  /** What asks for it. */
  readonly wish?: Wish
  /** It is printed by what has no ink for whole pages. */
  readonly isPrinted?: boolean
}

/**
 * A reading whose page stays light where its brief says so: what asks for dark by its mood is strong contrast then. A dark ground
 * that is named as such stays.
 */
export function withLightPaper(reading: Reading, parse: Parse, instructions: string): LightPaper {
  const printer = PRINTER.exec(instructions)?.[0]
  const declined = darkDeclined(parse, instructions) ?? lightAndDark(parse)
  const phrase = printer ?? (declined && parse.phraseOf(declined))
  if (phrase === undefined || isDarkNamed(reading, parse)) return { reading }
  return {
    wish: { phrase, level: 'ban', patch: { color: { mode: 'light' } } },
    isPrinted: printer !== undefined,
    reading: {
      ...reading,
      wishes: reading.wishes.map(asContrast),
      votes: reading.votes.map(asLight),
      ignored: reading.ignored.filter(ignored => ignored.phrase !== phrase),
    },
  }
}

/** The words that turn down a page that is dark all over: `no all-black background`, `nicht ganz schwarz`, `not a dark page`. */
function darkDeclined(
  { items, negations, phraseOf }: Parse,
  instructions: string,
): readonly number[] | undefined {
  // `non tutto nero`: a word that says how much may be none of the items.
  const isWhollySaid = (cue: number, at: number): boolean =>
    between(instructions, phraseOf([cue]), phraseOf([at]))
      .split(/\s+/)
      .some(word => WHOLLY.test(word))
  const isMeant = (at: number): boolean => {
    const { meaning, words } = items[at] as Item
    return namesTarget(meaning, 'background') || WHOLE_PAGE.test(words) || WHOLLY.test(words)
  }
  for (const [at, negation] of negations.entries()) {
    // `no tiny grey letters on black`: what is not to stand on it is turned down.
    if (!negation || negation.compared || items[at]?.on || !isDarkMeaning(items[at]?.meaning)) continue
    const clause = Array.from({ length: CLAUSE * 2 }, (_, step) => at - CLAUSE + step).filter(
      other => negations[other]?.cue === negation.cue,
    )
    if (negation.kind === 'soft' || clause.some(isMeant) || isWhollySaid(negation.cue, at))
      return [negation.cue, ...clause]
  }
  return undefined
}

const WHOLE_PAGE =
  /^(?:pages?|sheets?|sites?|websites?|slides?|posters?|cards?|documents?|everything|design|layout)$/

/** Items around a colour that is turned down with it. */
const CLAUSE = 8

/** `light and dark`: both are to be felt, and neither is the page. */
function lightAndDark({ items, bound }: Parse): readonly number[] | undefined {
  const at = items.findIndex((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]]
    if (item.join !== 'and' || item.meaning.kind !== 'shade' || before?.meaning.kind !== 'shade') return false
    const isOfNext = bound[index] !== undefined || (next?.join === 'none' && next.meaning.kind !== 'cue')
    const modes = [before.meaning, item.meaning].map(({ ground }) => ground?.color?.mode)
    return !isOfNext && modes.includes('light') && modes.includes('dark')
  })
  return at < 0 ? undefined : [at - 1, at]
}

/** What stands between two phrases of a text. */
function between(text: string, from: string, to: string): string {
  const start = text.indexOf(from)
  const end = text.indexOf(to, start)
  return start < 0 || end < 0 ? '' : text.slice(start + from.length, end).toLowerCase()
}

function isDarkMeaning(meaning: Meaning | undefined): boolean {
  if (meaning?.kind === 'color') return toOklch(meaning.hex).l < BLACKISH
  return meaning?.kind === 'shade' && meaning.ground?.color?.mode === 'dark'
}

/** OKLCH lightness up to which a page of a colour is a black one. */
const BLACKISH = 0.3

/** Whether a brief names a dark ground as such: `navy background`, `dark ground`, `dark mode`. */
function isDarkNamed({ colors, wishes }: Reading, { items, bound, negations }: Parse): boolean {
  const isGround = (at: number): boolean =>
    negations[at] === undefined &&
    isDarkMeaning(items[at]?.meaning) &&
    namesTarget(items[bound[at] ?? -1]?.meaning, 'background')
  return (
    colors.some(({ target, hex }) => target === 'background' && isDark(hex)) ||
    wishes.some(({ patch }) => patch.color?.paper != null && isDark(patch.color.paper)) ||
    items.some(({ words }, at) => isGround(at) || (!negations[at] && /^dark (?:mode|theme)$/.test(words)))
  )
}

/** Dark as a mood is strong contrast on a page that is light. */
function asContrast(wish: Wish): Wish {
  const { mode, ...color } = wish.patch.color ?? {}
  if (mode !== 'dark') return wish
  return { ...wish, patch: { ...wish.patch, color: { contrast: 'high', ...color } } }
}

function asLight(vote: MoodVote): MoodVote {
  const { ground, patch, ...mood } = vote.mood
  const { mode, ...color } = patch?.color ?? {}
  return {
    ...vote,
    mood: {
      ...mood,
      ...(ground?.mode !== 'dark' && ground && { ground }),
      ...(patch && { patch: mode === 'dark' ? { ...patch, color } : patch }),
    },
  }
}
