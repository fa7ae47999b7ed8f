import { createBoundedCache } from '../../fonts/bounded-cache.ts'
import { plainLabel, wordsFor } from '../words/lexicon.ts'
import type { Status } from '../reading.ts'
import type { Concept } from '../words/en.ts'

const signs: readonly (readonly [Status, RegExp])[] = [
  ['done', /^\s*(?:✅|✔|☑|✓|🟢|🎉)/u],
  ['active', /^\s*(?:🚧|🔄|⏳|⌛|🟡|🏗|▶)/u],
  ['planned', /^\s*(?:🔜|📅|⬜|⚪|☐)/u],
  ['later', /^\s*(?:💡|🔮)/u],
  ['blocked', /^\s*(?:⚠|🔴|🟠|⛔|🛑)/u],
  ['dropped', /^\s*(?:❌|🚫|✗|✘)/u],
]

/** The status of a sign that words open with. */
export function statusOfSign(text: string): Status | undefined {
  return signs.find(([, sign]) => sign.test(text))?.[0]
}

const concepts: readonly (readonly [Status, Concept])[] = [
  ['blocked', 'blockedWords'],
  ['dropped', 'droppedWords'],
  ['done', 'doneWords'],
  ['active', 'activeWords'],
  ['planned', 'plannedWords'],
  ['later', 'laterWords'],
]

/** How sure words of a status are: they are nothing else, or they open or end with it. */
interface TellingStatus {
  readonly status: Status
  readonly whole: boolean
}

/** The status that a few words name, in a language or in English: `in review`, `Valmis`, `shipping Sep 14`. */
export function statusIn(text: string, lang: string): TellingStatus | undefined {
  const sign = statusOfSign(text)
  if (sign) return { status: sign, whole: true }
  const plain = plainLabel(text)
  const known = statusWords(lang)
  const own = known.get(plain)
  if (own) return { status: own, whole: true }
  const parts = plain.split(' ')
  for (let count = Math.min(LONGEST, parts.length - 1); count > 0; count -= 1) {
    const at = [parts.slice(0, count), parts.slice(-count)].map(words => known.get(words.join(' ')))
    const status = at.find(one => one !== undefined)
    if (status) return { status, whole: false }
  }
  return undefined
}

/** Words of the longest name of a status. */
const LONGEST = 6

/** What names a status in a language or in English; of two the first. */
function statusWords(lang: string): ReadonlyMap<string, Status> {
  const known = statuses.get('', lang)
  if (known) return known
  const all = concepts.flatMap(([status, concept]) =>
    wordsFor(lang, concept).map(word => [word, status] as const),
  )
  const words = new Map(all.toReversed())
  statuses.set('', lang, words)
  return words
}

const statuses = createBoundedCache<ReadonlyMap<string, Status>>(50)

/** Words that make something depend on something else, wherever they stand, and those that do after a comma, a dash or a bracket. */
const depending =
  /(?<!\p{L})(?:depends? on|depending on|subject to|maybe|perhaps|tbc|to be confirmed|hängt (?:davon |von |vo[mn] )?ab|hängt von|abhängig von|vorbehaltlich|vielleicht|eventuell|sous réserve|peut-être|dépend d[eu]|selon|depende d[eaio]l?|sujeto a|quizás?|tal vez|a confirmar|dipende da|forse|salvo|talvez|sujeito a|misschien|afhankelijk van|onder voorbehoud|beror på|kanske|avhenger av|kanskje|afhænger af|måske|zależy od|być może|pod warunkiem|závisí na|možná|riippuu|ehkä|belki|bağlı olarak|εξαρτάται|ίσως|зависит от|возможно|未定|検討中|待定|미정)(?!\p{L})/iu
const conditional =
  /[,;(（–—-]\s*(?:if|provided|falls|wenn|sofern|si|s’il|s'il|se|mits|als|om|hvis|jeśli|jeżeli|pokud|jos|eğer|αν|если)\s/iu

/** Whether words say that something is not sure: `depends on the lottery bid`, `home delivery, if we find the rider`. */
export function isConditional(text: string): boolean {
  return depending.test(text) || conditional.test(text)
}
