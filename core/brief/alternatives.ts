/** Finds what a brief only offers: a wish behind `maybe` is one, and of colours that are left open the first is taken. */
import type { Item } from './items.ts'
import type { Token } from './tokens.ts'

/** Words behind which something is offered, in the languages of briefs: what was turned down before is so no more. */
const HEDGE =
  /(?<!\p{L})(?:maybe|perhaps|possibly|preferably|rather|(?:i|we) could (?:imagine|see)|could be|(?:i|we)['’]d (?:prefer|rather|love)|vielleicht|eventuell|evtl|womöglich|eher|lieber|gerne?|könnte|stattdessen|peut[- ]être|éventuellement|plutôt|pourquoi pas|quizás?|tal vez|a lo mejor|más bien|mejor|forse|magari|piuttosto|meglio|talvez|quem sabe|antes|melhor|misschien|wellicht|eventueel|liever|eerder|może|raczej|wolę|prędzej|kanske|eventuellt|möjligen|hellre|snarare|måske|heller|kanskje|možná|třeba|spíše?|raději|можливо|може|радше|краще|скоріше|belki|daha çok|ίσως|μάλλον|καλύτερα|ehkä|kenties|mieluummin|ennemmin|أو ربما|ربما|لعل|אולי|עדיף|शायद|बल्कि)(?!\p{L})|かも|むしろ|もしかし|也许|也許|或许|或許|可能|最好|宁可|아마|차라리/iu

/** The items, each with whether it is only offered: `no blue, maybe a deep plum`, `企業ブルーは避けて、えんじ色`. */
export function withOffers(items: readonly Item[], tokens: readonly Token[], text: string): readonly Item[] {
  const startOf = ({ first, last }: Item): number =>
    Math.min(...tokens.slice(first, last + 1).map(({ start }) => start))
  let end = 0
  let banEnd = -1
  let carried: Item['join'] = 'none'
  return items.flatMap((item, at) => {
    const start = startOf(item)
    const next = items[at + 1]
    // Where a ban is said behind what it bans, it ends there.
    if (item.meaning.kind === 'cue' && item.meaning.cue === 'no' && next && startOf(next) < start)
      banEnd = start
    const own = Math.max(...tokens.slice(item.first, item.last + 1).map(token => token.end))
    const isUnknown = item.meaning.kind === 'unknown'
    const said = text.slice(end, isUnknown ? own : Math.max(start, end))
    end = Math.max(end, own)
    if (isUnknown && HEDGE.exec(item.words)?.[0] === item.words) {
      carried = item.join
      return []
    }
    const join = item.join === 'none' ? carried : item.join
    const isBehindBan = banEnd >= 0 && start > banEnd && join !== 'none'
    const isOffer = join !== item.join || isBehindBan || HEDGE.test(said.split(PAUSE).at(-1) ?? '')
    carried = 'none'
    return isOffer ? [{ ...item, join, offered: true as const }] : [item]
  })
}

const PAUSE = /[,;.:、，。；]/u

/** What is said of a colour that another goes before. */
const LEFT_OPEN = 'the first of what is left open is taken'

/** The items without the later ones of colours that are left open: `a deep plum or varnish brown`, `soit bordeaux, soit vert`. */
export function withFirstChoices(
  items: readonly Item[],
  negations: readonly unknown[],
  text: string,
): readonly Item[] {
  const isPaired = PAIRED.test(text)
  let isOpen = false
  return items.map((item, at) => {
    if (item.join === 'or' || (isPaired && item.join === 'comma'))
      isOpen = !negations[at] && !negations[at - 1] && isChoice(items, at)
    else if (item.join === 'comma' || item.join === 'stop') isOpen = false
    return isOpen && OF_COLORS.has(item.meaning.kind)
      ? { ...item, meaning: { kind: 'unsupported', reason: LEFT_OPEN } }
      : item
  })
}

/** Words that stand before each of several of which one is to be. */
const PAIRED = /(?<!\p{L})(soit|ya sea|bodaj|ora|sia|albo|buď|або|ya)(?!\p{L}).+(?<!\p{L})\1(?!\p{L})/iu

const OF_COLORS: ReadonlySet<string> = new Set(['color', 'shade', 'tint'])

/** Whether two colours stand on both sides of an `or`, neither of them for some thing. */
function isChoice(items: readonly Item[], at: number): boolean {
  const isFree = (item: Item | undefined): boolean =>
    item?.meaning.kind === 'color' && !item.uses && !item.on && item.seat === undefined
  const then = items.slice(at, at + CLAUSE)
  const end = then.findIndex(({ join }, index) => index > 0 && join !== 'none')
  const before = items.slice(Math.max(at - CLAUSE, 0), at)
  const start = before.findLastIndex(({ join }) => join !== 'none')
  return [before.slice(Math.max(start, 0)), then.slice(0, end < 0 ? CLAUSE : end)].every(clause =>
    clause.some(isFree),
  )
}

/** Items of a clause that says one of two colours. */
const CLAUSE = 8
