/** Leaves alone what a brief only tells: why something is wanted, who reads it, what else is there, how old somebody is. */
import { isOrnament, namesTarget } from './meaning.ts'
import { follows, type Item } from './items.ts'
import { clauseStart } from './things-beside.ts'
import type { Copy, Source } from './things-of-copy.ts'
import { readers } from './words/told-first.ts'

const UNKNOWN: Item['meaning'] = { kind: 'unknown' }

/** Items without the looks that would be read from reasons, readers and stories. */
export function withoutTold(
  items: readonly Item[],
  { source, says }: Pick<Copy, 'source' | 'says'>,
): readonly Item[] {
  return items.map((item, index) => {
    if (source.tells(item.first)) {
      const isKept = isKeptInStory(item) && !(isLook(item) && isTold(items, index, source))
      return { ...item, told: true, ...(!isKept && { meaning: UNKNOWN }) }
    }
    return isLook(item) && (isTold(items, index, source) || isOfThing(items, index, { source, says }))
      ? { ...item, meaning: UNKNOWN }
      : item
  })
}

/** What has its own say in a story: a thing may be named there, and for old readers letters are large. */
function isKeptInStory({ meaning }: Item): boolean {
  // `parents will print it on A4`
  const isPaper = meaning.kind === 'setting' && meaning.patch.page?.size !== undefined
  return isPaper || /^(?:unknown|target|macro|unsupported|number)$/.test(meaning.kind)
}

/** What a word may steer that is only told. */
function isLook({ meaning }: Item): boolean {
  return (
    /^(?:mood|drawing|shade|macro|typeface|manner|color|tint)$/.test(meaning.kind) ||
    (meaning.kind === 'cue' && meaning.cue === 'no') ||
    isSettingOfPage(meaning)
  )
}

function isSettingOfPage(meaning: Item['meaning']): boolean {
  if (meaning.kind !== 'setting') return false
  const { page, shape, color } = meaning.patch
  return (
    isOrnament(meaning) ||
    [page?.maxPages, page?.orientation, shape?.radius, shape?.rules, color?.chroma].some(
      token => token !== undefined,
    )
  )
}

function isTold(items: readonly Item[], index: number, source: Source): boolean {
  const { meaning } = items[index] as Item
  switch (meaning.kind) {
    case 'mood':
      return (
        isReader(items, index, source) ||
        isThere(items, index, source) ||
        isPleased(items, index, source) ||
        isAge(items, index, source) ||
        isTurnedFrom(items, index, source) ||
        isHomonym(items, index, source) ||
        isEnough(items, index, source)
      )
    case 'typeface':
      return isTurnedFrom(items, index, source) || isWhoever(items, index, source)
    case 'color':
    case 'tint':
      return (
        isStated(items, index, source) ||
        isStock(items, index, source) ||
        isEnough(items, index, source) ||
        isReadBy(items, index, source)
      )
    case 'cue':
      return isCompound(items, index, source)
    case 'drawing':
      return isReadBy(items, index, source)
    case 'shade':
      return isOfScreen(items, index, source)
    case 'macro':
      // Parents, by a word whose stem is that of the old.
      return (
        isOwner(items, index, source) ||
        /^ouders$/.test(source.words(items[index]?.first ?? 0, items[index]?.last ?? 0))
      )
    case 'setting':
      return isLeft(items, index, source) || isHomonym(items, index, source)
    default:
      return false
  }
}

/** What a word means by the one beside it: `apple colours: russet`, `sharp Granny green`, `orange for electric`, `a vertical timeline`, `added lines`. */
function isHomonym(items: readonly Item[], index: number, source: Source): boolean {
  const [before, item, next, then] = [
    items[index - 1],
    items[index] as Item,
    items[index + 1],
    items[index + 2],
  ]
  const { meaning, words } = item
  const isBeside = (one: Item | undefined, later: Item | undefined, pattern: RegExp): boolean =>
    one !== undefined && later?.join === 'none' && pattern.test(one.words)
  if (meaning.kind === 'mood') {
    const isColors = next?.colon === true && next.meaning.kind === 'color'
    const isOfThings = isColors && (item.owned === true || COLORS.test(source.words(item.first, next.first)))
    const isMoving =
      /^(?:animad[oa]s?|animat[oaie]|animé\p{L}*|animiert\p{L}*|geanimeerd\p{L}*|animerad\p{L}*)$/u.test(
        source.words(item.first, item.last),
      )
    const isMine =
      isColors &&
      /^(?:my|our|mein\p{L}*|unser\p{L}*|mon|ma|notre|mi|nuestr[oa]|mio|mia|nostr[oa]|meu|minha|mijn|onze|min|vår|mój|moja)$/u.test(
        source.before(item.first),
      )
    const isKind = words === 'granny' && follows(item, next)
    return (
      isOfThings ||
      isMine ||
      isKind ||
      (isMoving && [before, next].some(one => namesTarget(one?.meaning, 'background')))
    )
  }
  if (meaning.kind !== 'setting') return false
  const { page, shape, color } = meaning.patch
  if (color?.chroma !== undefined) return item.forIt === true && before?.meaning.kind === 'color'
  // `vertical timeline for the hall`: what is made itself.
  if (page?.orientation)
    return index > 1 && (isBeside(next, next, UPRIGHT) || isBeside(before, item, UPRIGHT))
  if (shape?.radius !== undefined)
    return words === 'sharp' && follows(item, next) && then?.meaning.kind === 'color' && follows(next, then)
  return shape?.rules !== undefined && /^lines?$/.test(words) && isBeside(before, item, OF_CODE)
}

const COLORS =
  / (?:colou?rs?|shades|tones|farben|töne|couleurs|tons|colores|tonos|colori|toni|cores|kleuren|tinten|färger|kolory)\W*(?:\p{L}+)?$/u
const UPRIGHT =
  /^(?:time ?lines?|timelines?|axis|axes|feel|feeling|lettering|letters|labels?|bars?|scale|tijdlijn|zeitstrahl|zeitleiste|zeitachse|frise|cronología|línea|cronologia|tidslinje|oś)$/u
const OF_CODE =
  /^(?:plus|minus|added|removed|deleted|inserted|changed|code|diff|new|old|first|last|opening|closing)$/

/** `printed on thick card`: what it is printed on, and no colour. */
function isStock(items: readonly Item[], index: number, source: Source): boolean {
  const item = items[index] as Item
  const said = source.words(item.first, item.last)
  const isCard =
    /^(?:card|cardboard|card ?stock|board|pappe|karton\p{L}*|carton|cartón|cartulina|cartone|cartoncino|cartão|kartong|tektura|tekturze|厚紙)$/u.test(
      said,
    )
  return (
    isCard &&
    /^(?:thick|stiff|heavy|sturdy|dicke\p{L}*|feste\p{L}*|starke\p{L}*|kalın|épais|fort|grues[oa]|spess[oa]|pesante|gross[oa]|dik|stevig|tjock|tjockt|styv|grubym|gruby|sztywnym)$/u.test(
      source.before(item.first),
    )
  )
}

/** Looks that a page has as a whole, where nothing else is said. */
function isOfWhole({ meaning }: Item): boolean {
  if (/^(?:mood|typeface|manner)$/.test(meaning.kind)) return true
  return meaning.kind === 'setting' && meaning.patch.shape?.radius !== undefined
}

/** Words with which a clause begins that is about one piece of the copy, and those that allow how it may be. */
const PIECE =
  /^(?:(?:und|and|et|y|e|en|och|i) )?(?:das mit|das über|the (?:bit|thing|stuff) (?:about|with|on)|le passage sur|le truc (?:sur|de)|lo del?|quello (?:del|della|sul|con)|dat van|dat over|det där med|det om|to o)(?!\p{L})/u
const MAY =
  /^(?:that |it |das |der |die |det |het )?(?:may be|can be|may look|darf|kann (?:ruhig|gern)|puede ser|peut être|può essere|pode ser|mag (?:gerust|best)|får (?:gärna )?vara|może być|olabilir)(?!\p{L})/u

/** `the bit about the oil like a note`, `"Home for tea" in a rounded, soft lettering`, `one loud thing`, `yellow or something happy`: a look of one thing. */
function isOfThing(
  items: readonly Item[],
  index: number,
  { source, says }: Pick<Copy, 'source' | 'says'>,
): boolean {
  const [before, item, next] = [items[index - 1], items[index] as Item, items[index + 1]]
  if (isBannedOfYears(items, index, { source, says })) return true
  if (!isOfWhole(item)) return false
  const start = clauseStart(items, index)
  const said = source.clause((items[start] as Item).first, item.last)
  const { kind } = item.meaning
  if (PIECE.test(said) && next?.meaning.kind !== 'target') return true
  if (kind === 'manner')
    return (
      /^(?:tilted|slanted|askew)$/.test(item.words) &&
      item.join === 'comma' &&
      items
        .slice(Math.max(index - 4, 0), index)
        .some(
          one =>
            /^(?:unsupported|device)$/.test(one.meaning.kind) ||
            /sticker|stamp|badge|corner|box|label/.test(one.words),
        )
    )
  if (kind === 'typeface') return false
  if (kind === 'mood') {
    const isOne =
      /^(?:one|single|1)$/.test(before?.words ?? '') &&
      follows(item, next) &&
      /^(?:thing|note|spot|colou?r)$/.test(next.words)
    const isOther =
      before?.words === 'something' && before.join === 'or' && items[index - 2]?.meaning.kind === 'color'
    if ((isOne && items[index + 2]?.meaning.kind === 'color') || isOther) return true
    const goesOn = item.join === 'comma' || start < index
    if (goesOn && items[start]?.join === 'comma' && MAY.test(said)) return true
  }
  return isOfNamed(items, index, { source, says })
}

/** Whether a sentence begins with words that the copy says, has its looks `in` something, and nothing else. */
function isOfNamed(
  items: readonly Item[],
  index: number,
  { source, says }: Pick<Copy, 'source' | 'says'>,
): boolean {
  let start = index
  while (start > Math.max(index - SENTENCE, 0) && items[start]?.join !== 'stop') start--
  const looks = items.slice(start, index + 1)
  const at = looks.findIndex(isOfWhole)
  const named = looks.slice(0, at)
  const [first, last] = [named[0], named.at(-1)]
  if (!first || !last || !named.every(({ meaning }) => meaning.kind === 'unknown')) return false
  const words = source.words(first.first, last.last)
  const isNamed = first.quoted === true || (/\s/.test(words) && says(words))
  return isNamed && looks[at]?.within === true && looks.slice(at).every(isOfWhole)
}

/** Items of a sentence about one thing at most. */
const SENTENCE = 8

/** `1784–1791 with the deaths no decoration`: years of the copy that have no ornament. */
function isBannedOfYears(
  items: readonly Item[],
  index: number,
  { source, says }: Pick<Copy, 'source' | 'says'>,
): boolean {
  const { meaning } = items[index] as Item
  if (meaning.kind !== 'setting' || meaning.off === undefined || !isOrnament(meaning)) return false
  const before = items[index - 1]
  if (before?.meaning.kind !== 'cue' || before.meaning.cue !== 'no' || before.join !== 'none') return false
  const start = items[clauseStart(items, index)] as Item
  return start.meaning.kind === 'number' && says(source.words(start.first, start.last))
}

/** `I want the kids to laugh`: somebody who does something. */
function isReader(items: readonly Item[], index: number, source: Source): boolean {
  const [item, next] = [items[index] as Item, items[index + 1]]
  if (item.likened || item.forIt || !readers.test(item.words)) return false
  // `it confuses folk`
  const before = item.join === 'none' ? items[index - 1] : undefined
  const isLast = next?.join !== 'none'
  if (isLast && before?.meaning.kind === 'unknown' && /[^s](?:s|ed)$/.test(before.words)) return true
  if (!next) return false
  // `que les enfants la voient`
  if (source.isForeign && next.join === 'none' && next.meaning.kind === 'unknown') return true
  return /^\S+ (?:to|will|would|could|should|must|may|might) /.test(source.words(item.first, next.last))
}

/** `there's also a rubber stamp`: what is there already, or will be. */
function isThere(items: readonly Item[], index: number, source: Source): boolean {
  const { first } = items[index] as Item
  return /(?<!\p{L})(?:there(?:['’]s| is| are| will be)|es gibt|da ist|il y a|hay|c['’]è|ci sono|er is|er zijn|há|det finns|jest też|istnieje)(?!\p{L})/u.test(
    source.clause(first, first),
  )
}

/** `that would make everyone happy`, `das macht mich froh`. */
function isPleased(items: readonly Item[], index: number, source: Source): boolean {
  const { first, words } = items[index] as Item
  if (!/happy|cheer|glad|proud|joy|fun/.test(words)) return false
  return /(?<!\p{L})(?:(?:would|will|['’]d|['’]ll) make (?!it |this |the page)\p{L}+(?: \p{L}+)?|mak(?:e|es|ing) (?:\p{L}+ )?(?:everyone|everybody|people|us|me|him|her|them|you)|mach(?:t|en|st)? (?:mich|uns|alle|jeden|sie|ihn)|re(?:nd|ndre|ndrait) (?:\p{L}+ )?(?:heureux|tout le monde)|me hace|nos hace|hace a todos|mi rende|ci rende|rende tutti|me deixa|maakt (?:mij|ons|iedereen)|gör (?:mig|oss|alla))(?!\p{L})/u.test(
    source.clause(first, first),
  )
}

/** `both are over seventy`: an age, and no decade. */
function isAge(items: readonly Item[], index: number, source: Source): boolean {
  const item = items[index] as Item
  const said = source.words(item.first, item.last)
  const isNumber =
    /^(?:(?:zwan|drei[sß]|vier|fünf|sech|sieb|acht|neun)\p{L}*[zß]ig|soixante(?:-dix)?|sesenta|setenta|ochenta|sessanta|settanta|ottanta|sessenta|oitenta|zestig|zeventig|tachtig|sextio|sjuttio|åttio|sixty|seventy|eighty|\d0)$/u.test(
      said,
    )
  return (
    isNumber &&
    /^(?:über|unter|fast|knapp|rund|bald|schon|over|under|nearly|almost|about|past|is|are|turns?|ist|sind|wird|werden|mit|de|más|presque|plus|quasi|oltre|più|bijna|ruim|ongeveer|över|nästan|snart|ponad|prawie)$/u.test(
      source.before(item.first),
    )
  )
}

/** `readable by a watchman with a torch`: by whom it is read, and no drawing. */
function isReadBy(items: readonly Item[], index: number, source: Source): boolean {
  if (!source.holds(READ_BY)) return false
  const item = items[index] as Item
  const after = items.slice(index + 1, index + 3)
  const end = after.findIndex(({ join }) => join !== 'none')
  const behind = end < 0 ? after : after.slice(0, end)
  const said = source.clause(item.first, behind.at(-1)?.last ?? item.last)
  return READ_BY.test(said)
}

const READ_BY =
  /(?<!\p{L})(?:(?:readable|legible|read|seen|lit) (?:\p{L}+ )?(?:by|with|from|under|even)|lesbar (?:\p{L}+ )*(?:bei|mit|im|für)|lisible (?:\p{L}+ )*(?:par|à|avec)|legible (?:con|a|por)|leggibil[ei] (?:da|con|alla)|leesbaar (?:bij|met|voor)|läsbar (?:med|i|av)|czytelne? (?:przy|dla|z)|\p{L}+le okunacak|\p{L}+la okunacak|okunacak)(?!\p{L})/u

/** Words between what is compared and what it is compared with. */
const LESS =
  /(?<!\p{L})(?:prefer\p{L}* .+ to|plutôt .+ que|préfér\p{L}* .+ à|(?:más bien|antes|prefier\p{L}+) .+ (?:que|a)|(?:piuttosto|meglio|prefer\p{L}+) .+ (?:che|a)|(?:antes|prefir\p{L}+|prefer\p{L}+) .+ (?:do que|a)|lieber .+ als|liever .+ dan|hellre .+ än|(?:raczej|wolę|wolimy) .+ niż)(?: (?:anything|something|quelque chose de|algo|qualcosa di|etwas|iets|något|coś))?(?: (?:a|an|the|this|that|these|those|ces?|cette|des|les|un|une|es[eoa]s?|esos|esas|las?|los|quest[aeio]|que[il]|gli|i|le|ess[ea]s|dies\p{L}*|d[ie]e|dat|den|det|dessa|te|ten|tę))?(?: (?:\p{L}+))? ?$/u

/** `I prefer a sturdy face to anything dainty`, `plutôt Garamond que ces polices rondes`: what is not wanted. */
function isTurnedFrom(items: readonly Item[], index: number, source: Source): boolean {
  const item = items[index] as Item
  const said = source.clause(item.first, item.last)
  const own = source.words(item.first, item.last)
  return said.endsWith(own) && LESS.test(said.slice(0, -own.length))
}

/** `we have had plenty of grunge`, `nous en avons assez du bleu`. */
function isEnough(items: readonly Item[], index: number, source: Source): boolean {
  const { first } = items[index] as Item
  return /(?<!\p{L})(?:had (?:plenty|enough|our fill|more than enough)|seen enough|genug von|satt|assez (?:de|des|du|d['’])|marre (?:de|des|du)|hart[oa]s? de|cansad[oa]s? de|bastante de|stanch?[ioe] di|stuf[ioe] di|abbastanza di|fart[oa]s? de|chega de|genoeg van|nog av|dość|trött på)(?!\p{L})/u.test(
    source.clause(first, first),
  )
}

/** `whoever uses Futura gets it back`. */
function isWhoever(items: readonly Item[], index: number, source: Source): boolean {
  const { first } = items[index] as Item
  return /^(?:wer|whoever|anyone who|anybody who|quiconque|celui qui|quien|el que|chi|quem|wie|den som|kto)(?!\p{L})/u.test(
    source.clause(first, first),
  )
}

/** `an edelweiss is not red`, `kırmızı mürekkep kullanmayın`: what is so, or is not to be used. */
function isStated(items: readonly Item[], index: number, source: Source): boolean {
  const { first, last } = items[index] as Item
  if (source.holds(IS_NOT) && ENDS_SO.test(source.clause(first, last))) return true
  if (source.holds(HAD) && HAD.test(source.clause(first, last))) return true
  if (source.holds(ONLY_ONE) && ONLY_ONE.test(source.clause(first, first).replace(/\S+$/u, ''))) return true
  if (!source.holds(NOT_USED)) return false
  const end = items.findIndex(({ join }, at) => at > index && join !== 'none')
  return NOT_USED.test(source.words(first, (items[end < 0 ? items.length - 1 : end - 1] as Item).last))
}

/** `they have seen a thousand blue brochures`: what somebody has seen or had. */
const HAD =
  /(?<!\p{L})(?:(?:have|has|had|['’]ve) (?:\p{L}+ )?(?:seen|had|used|bought|read|printed|made|got|received)|(?:haben|hat|hatten|hatte) .+ (?:gesehen|gehabt|gekauft)|(?:ont|a|avons|avait) (?:déjà )?(?:vu|eu|acheté|reçu)|(?:han|ha|hemos|habían) (?:ya )?(?:visto|tenido|comprado)|(?:hanno|ha|abbiamo) (?:già )?(?:visto|avuto|comprato)|(?:já )?(?:viram|tiveram|compraram)|(?:hebben|heeft) .+ (?:gezien|gehad)|har (?:redan )?(?:sett|haft|köpt)|widzieli|mieli już)(?!\p{L})/u

/** `the wedding page should be the only white one`: how one thing is to be, and no other. */
const ONLY_ONE =
  /(?:be|is|are|sein|ist|être|est|soit|ser|sea|essere|sia|zijn|is|vara|är) (?:the only|the one|(?:die|der|das) einzige|(?:le|la) seule?|(?:el|la) únic[oa]|l['’]unic[oa]|(?:o|a) únic[oa]|(?:de|het) enige|den enda) $/u

const IS_NOT =
  /(?<!\p{L})(?:n['’]est pas|isn['’]t|ist nicht|no es|non è|não é|is niet|är inte|nie jest)(?!\p{L})/u
const ENDS_SO: RegExp = new RegExp(`${IS_NOT.source}(?: \\p{L}+)? ?\\p{L}+$`, 'u')
const NOT_USED = /(?<!\p{L})(?:kullanmayın|kullanmayalım|kullanılmasın|olmasın|istemiyor\p{L}*)(?!\p{L})/u

/** `les plats sans-viande`: part of the name of a thing. */
function isCompound(items: readonly Item[], index: number, { isForeign }: Source): boolean {
  const next = items[index + 1]
  return isForeign && next?.hyphened === true && next.join === 'none' && next.meaning.kind === 'unknown'
}

/** `a washed-out projector`: what it is shown with. */
function isOfScreen(items: readonly Item[], index: number, source: Source): boolean {
  const [item, next] = [items[index] as Item, items[index + 1]]
  if (next?.join !== 'none') return false
  return /(?<!\p{L})(?:projectors?|beamers?|projecteurs?|proyector|proiettore|projetor|projektor\p{L}*|kopierer|photocopier|copier|fotocopiadora|fotocopiatrice)$/u.test(
    source.words(item.first, next.last),
  )
}

/** `like the diplomas of my grandfather`: whose something was, and nobody who reads it. */
function isOwner(items: readonly Item[], index: number, source: Source): boolean {
  const item = items[index] as Item
  const before = source.clause(item.first, item.first).replace(/\S+$/u, '').trimEnd()
  return (
    /(?<!\p{L})(?:(?:of|from|like) (?:my|our|his|her|the)|de (?:mi|mis|nuestro|su|mon|ma|mes|notre|meu|minha|mijn|onze)|(?:meine[rsn]?|unsere[rsn]?)|d[ei]l? (?:mio|nostro|suo)|do meu|da minha|van (?:mijn|onze)|mojego|mojej|min|mitt)$/u.test(
      before,
    ) &&
    items
      .slice(clauseStart(items, index), index)
      .some(
        one =>
          follows(one, items[index]) ||
          one.likened === true ||
          /^(?:mood|unsupported)$/.test(one.meaning.kind),
      )
  )
}

/** `there are three sheets left`: what there is, and no bound of the pages. */
function isLeft(items: readonly Item[], index: number, source: Source): boolean {
  const item = items[index] as Item
  if (item.meaning.kind !== 'setting' || item.meaning.patch.page?.maxPages === undefined) return false
  const said = source.clause(
    item.first,
    items[index + 1]?.join === 'none' ? (items[index + 1]?.last ?? item.last) : item.last,
  )
  return /(?<!\p{L})(?:left|remaining|reste|restent|restant|übrig|quedan|sobran|restano|rimangono|rimasti|restam|sobraram|over|zostało|zostały|kvar|kaldı)(?!\p{L})/u.test(
    said,
  )
}
