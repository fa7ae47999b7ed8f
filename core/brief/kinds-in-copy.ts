/** Finds what a brief names by its kind, and by what that is about: `the number on the ask slide`, `the question of the vote`, `Noreen's words`. */
import type { RootContent } from 'mdast'
import { plainText, wordsOf } from '../source/text.ts'
import type { PartKey } from './design.ts'
import { isAny, isSame } from './same-words.ts'

/** What stands under one heading of a copy, or on one slide. */
export interface Passage {
  readonly heading: readonly string[]
  readonly blocks: readonly RootContent[]
  /** Lines of no block: the heading as written, and what stands before the text. */
  readonly lines: readonly string[]
}

/** A copy in its passages; `lines` stand before the first. */
export function passagesOf(
  blocks: readonly RootContent[],
  lines: readonly string[] = [],
): readonly Passage[] {
  const passages: (Passage & { readonly blocks: RootContent[] })[] = [{ heading: [], blocks: [], lines }]
  for (const block of blocks) {
    const text = block.type === 'heading' ? plainText(block) : undefined
    if (text !== undefined) passages.push({ heading: wordsOf(text).split(' '), blocks: [], lines: [text] })
    else passages.at(-1)?.blocks.push(block)
  }
  return passages
}

/** A kind of thing: what it is called in many languages, and what of a line is one. */
interface Kind {
  readonly called: RegExp
  readonly find: (line: string) => string | undefined
}

const whole = (words: string): RegExp => new RegExp(`^(?:${words.replaceAll(' ', '|')})$`, 'u')

/** Figures that fill their line, with what they count in a word at most: `£850,000`, `11,4 millones`. */
const FIGURE = /^[^\p{L}\d]{0,3}\d[\d.,\s]*(?:[%‰\p{Sc}]|\p{L}{1,9})?[^\p{L}\d]{0,2}$/u

/** What a question is called in many languages. */
const QUESTION = whole(
  'question frage pregunta domanda pergunta vraag pytanie fråga frågan soru sorusu питання 質問 问题 السؤال',
)

/** Whether a word names a question: what a copy asks is what it is headed by. */
export function isQuestion(word: string): boolean {
  return QUESTION.test(word)
}

const kinds: readonly Kind[] = [
  {
    called: QUESTION,
    find: line => (/[?？؟]["”»)]*$/u.test(line) ? line : undefined),
  },
  {
    called: whole(
      'score result ergebnis endstand spielstand résultat marcador risultato punteggio placar uitslag eindstand wynik resultat ställningen skor sonuç рахунок スコア 結果 比分 النتيجة',
    ),
    find: line => /(?<![\d:./])\b\d{1,3}\s?(?:[-–—]\s?\d{1,3}|:\s?\d)(?![\d:./-])$/u.exec(line)?.[0],
  },
  {
    called: whole('mark grade note noten voto nota votazione cijfer ocena betyg betyget puan оцінка'),
    find: line => /(?<![\d/])\d{1,3}\s?\/\s?(?:5|6|10|20|30|60|100|110)(?![\d/])/u.exec(line)?.[0],
  },
  {
    called: whole(
      'number figure sum amount zahl summe betrag chiffre montant somme cifra número importe numero somma importo valor getal bedrag cijfer liczba kwota siffra siffran belopp beloppet sayı rakam tutar число сума 数字 金額 金额 الرقم',
    ),
    find: line => (FIGURE.test(line) ? line : undefined),
  },
]

const QUOTED = whole(
  'words quote quotation sentence worte zitat satz mots citation phrase palabras cita frase parole citazione palavras citação woorden citaat uitspraak słowa cytat ord citat citatet sözleri alıntı слова цитата 言葉 引用 话 引文',
)

/** Whether a word names what somebody said. */
export function isQuoted(word: string): boolean {
  return QUOTED.test(word)
}

/**
 * The one thing of a kind that some words name, under the heading that the others tell where there are any; undefined where they
 * name no kind, or the copy has none or several.
 */
export function kindNamed(passages: readonly Passage[], wanted: readonly string[]): PartKey | undefined {
  const about = (called: RegExp): readonly string[] =>
    wanted.filter(word => !called.test(word) && !isAny(word))
  const says = (own: readonly string[], words: readonly string[]): boolean =>
    words.filter(word => own.some(one => isSame(one, word))).length * 3 >= words.length * 2
  if (wanted.some(word => QUOTED.test(word))) {
    const words = about(QUOTED)
    const quotes = passages.flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'blockquote'))
    const isTheirs = quotes.length === 1 && words.length > 0 && says(ownWords(quotes), words)
    return isTheirs ? 'quotes' : undefined
  }
  for (const { called, find } of kinds) {
    if (!wanted.some(word => called.test(word))) continue
    const words = about(called)
    const within = words.length === 0 ? passages : passages.filter(({ heading }) => says(heading, words))
    const found = new Set(
      within.flatMap(({ lines, blocks }) => [...lines, ...linesOf(blocks)].flatMap(line => find(line) ?? [])),
    )
    const [only] = found
    if (found.size === 1 && only !== undefined) return `said:${wordsOf(only)}`
  }
  return undefined
}

function ownWords(blocks: readonly RootContent[]): readonly string[] {
  return wordsOf(blocks.map(plainText).join(' ')).split(' ')
}

function linesOf(blocks: readonly RootContent[]): readonly string[] {
  return blocks.flatMap(block =>
    plainText(block)
      .split('\n')
      .map(line => line.trim()),
  )
}
