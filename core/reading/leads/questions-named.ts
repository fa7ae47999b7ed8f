/** Finds what a brief asks for in the words of a question: `what's owing and when it's due`, `wann und wo`, `bis wann es gilt`. */
import type { PartKey } from '../../brief/design.ts'
import { wordsOf } from '../../source/text.ts'
import type { Copy, Thing } from './lead-copy.ts'
import { isTelling } from './telling-words.ts'

/** What answers the question that a text asks; undefined where it asks none, or none that every copy of its kind answers. */
export function askedIn(text: string, copy: Copy): Thing | undefined {
  const small = ` ${text.toLowerCase().replaceAll('’', "'")} `
  const asked = QUESTIONS.find(({ of }) => of.test(small))
  if (!asked) return undefined
  const rest = wordsOf(small.replace(asked.of, ' ').replace(PLAIN, ' ')).split(' ').filter(isTelling)
  if (rest.length > 0) return undefined
  const key = asked.answers.map(name => copy.label(name)).find(Boolean)
  if (key !== undefined) return { key: `said:${key}`, isLong: false }
  return asked.part && { key: asked.part, isLong: false }
}

interface Question {
  readonly of: RegExp
  /** Names of facts, the likeliest first. */
  readonly answers: readonly string[]
  /** What answers it where the copy has none of them. */
  readonly part?: PartKey
}

const question = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')

/** Words of a question that ask nothing more, in the languages that briefs come in. */
const PLAIN = question(
  "it|it's|is|are|they|we|he|she|does|do|starts?|begins?|happens?|takes place|left|on|exactly|es|das|man|sie|losgeht|beginnt|gilt|stattfindet|ist|zahlen|c'est|ça|il|on|se passe|commence|lieu|es|se|empieza|hay que|si|è|comincia|inizia|paga(?:re)?|é|se|começa|het|is|begint|betalen|det|är|börjar|jest|się|zaczyna|trzeba|је|o|bu|це|треба",
)

/** The longer ones first: `until when` is no `when`. */
const QUESTIONS: readonly Question[] = [
  {
    of: question(
      "(?:by|until|till) when(?: (?:he|she|they|you|it|we) \\p{L}+)?|how long it(?:'s| is) (?:valid|good)|when (?:it|that|this)?(?:'s| is)? ?(?:due|payable|expires?|runs out)|bis wann|wie lange|wann (?:es )?fällig|(?:jusqu'à|avant|pour) quand|hasta cuándo|para cuándo|antes de cuándo|entro quando|fino a quando|até quando|tot wanneer|wanneer (?:het )?(?:betaald|vervalt)|(?:tills|senast|till) när|do kiedy|na kiedy|do kdy|ne zamana kadar|до коли",
    ),
    answers: ['due date', 'valid until', 'validity', 'expiry date', 'deadline'],
  },
  {
    of: question(
      "(?:what|how much)(?:'s| is| he| she| they| you| we)* (?:owing|owed|owes?|left|due|outstanding|to pay)(?: to pay)?|how much(?: it)?(?: costs?)?|what it costs|what to pay|was (?:noch )?(?:offen ist|zu zahlen ist|es kostet|fehlt)|wie ?viel(?: es)?(?: kostet)?|combien(?: ça)?(?: coûte)?|ce qu'il (?:doit|reste)|cuánto (?:debe\\p{L}*|cuesta|es|queda)|lo que (?:debe|cuesta)|quanto (?:deve|devono|costa|custa|falta|resta|è)|o que deve|hoeveel(?: het)?(?: kost)?|wat het kost|hur mycket(?: det)?(?: kostar)?|vad det kostar|ile(?: to)?(?: kosztuje)?|kolik(?: to)?(?: stojí)?|ne kadar|скільки(?: це)?(?: коштує)?",
    ),
    answers: ['amount due', 'balance due', 'balance', 'total'],
    part: 'prices',
  },
  {
    of: question(
      'where to pay(?: it| to)?|where the money goes|wohin (?:überwiesen wird|das geld)|où payer|dónde pagar|dove pagare|onde pagar|waar (?:te )?betalen|gdzie zapłacić|куди платити',
    ),
    answers: ['bank details', 'iban', 'account number'],
  },
  {
    of: question(
      'when|what time|wann|quand|à quelle heure|cuándo|a qué hora|quando|a che ora|a que horas|wanneer|hoe laat|när|kiedy|kdy|ne zaman|saat kaçta|коли',
    ),
    answers: [],
    part: 'dates',
  },
  {
    of: question('where|wo|où|dónde|dove|onde|waar|var|gdzie|kde|nerede|де'),
    answers: ['place', 'venue', 'location', 'meeting point', 'address'],
  },
]
