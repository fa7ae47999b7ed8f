import { cut, type Phrase, toPhrase, trim } from '../facts/phrase.ts'
import { type Letter, quotesIn, SHORTENED } from './letter-sentences.ts'
import { remarkIn, wantsWords } from './remarks.ts'
import { labelledIn, type ToldLabel } from './told-labels.ts'

// What becomes of the words of a letter that are its text: their labels in lines of their own, and what is said in passing taken out.

/** Words of a letter with their place on the sheet, or what is not printed: said to its maker, or a label that names a place. */
export type Piece =
  | { readonly to: 'title' | 'subtitle' | 'text' | 'end'; readonly words: Phrase }
  | { readonly to: 'nowhere' | 'label'; readonly text: string }

/** Words that are only said to whoever makes a sheet. */
export function said(text: string): Piece {
  return { to: 'nowhere', text }
}

/** Words that are printed where they stand. */
export function printed(words: Phrase): Piece {
  return { to: 'text', words }
}

/** Whether one of the pieces names the sheet. */
export function nameSheet(pieces: readonly Piece[]): boolean {
  return pieces.some(({ to }) => to === 'title')
}

/** Words that are printed, without what is said in between; `isNamed` where the sheet has its title. */
export function textPieces(words: Phrase, letter: Letter, isNamed: boolean): readonly Piece[] {
  const { words: bare, pieces: ended } = withoutEnd(words)
  const { words: kept, pieces: asides } = withoutBrackets(bare, letter)
  return [...ended, ...asides, ...labelled(kept, letter, isNamed)]
}

/** Words, and what was taken from them. */
interface Bared {
  readonly words: Phrase
  readonly pieces: readonly Piece[]
}

/** Words without what is added for somebody who knows why. */
function withoutEnd(words: Phrase): Bared {
  const found = KNOWS.exec(words.text)
  if (!found) return { words, pieces: [] }
  const left = joined([cut(words, 0, found.index), cut(words, found.index + found[0].length)])
  return { words: left, pieces: [said(found[0])] }
}

/** What is added for somebody who knows why: `…, otherwise they ask for more, you know.` */
const KNOWS =
  /(?:,\s(?:otherwise|or else|sonst|sinon|si no|sennò|altrimenti|senão|anders|inaczej|bo|jinak|annars|ellers|інакше|иначе|yoksa)\s[^,.;]{2,80})?,\s(?:you know(?: how it is)?|you know them|(?:weißt du|du weißt|sie wissen) ?(?:ja|schon)?|tu sais|vous savez|ya sabes|(?:lo )?sai|você sabe|sabes como é|weet je|wiesz|znasz ich|víš|vet du|du vet|сам[аі]? знаєш|сам[аи]? знаешь|biliyorsun)(?=[.!]*$)/iu

/** Words without the remarks in brackets; of one that wants other words those stay. */
function withoutBrackets(words: Phrase, { signs }: Letter): Bared {
  const kept: Phrase[] = []
  const pieces: Piece[] = []
  let open = 0
  for (const { index, 0: whole, 1: inside = '' } of words.text.matchAll(
    /\s?[(（]([^()（）]{3,160})[)）]/gu,
  )) {
    const [wanted] = wantsWords(inside) ? quotesIn(inside) : []
    if (!wanted && (!remarkIn(inside) || signs.tells(inside))) continue
    const from = index + whole.indexOf(inside)
    kept.push(cut(words, open, wanted ? from : index))
    if (wanted) kept.push(cut(words, from + wanted.start, from + wanted.end))
    pieces.push(said(inside.replace(wanted?.words ?? '', '')))
    open = wanted ? from + inside.length : index + whole.length
  }
  return open === 0 ? { words, pieces } : { words: trim(joined([...kept, cut(words, open)])), pieces }
}

/** Words in one line. */
function joined(words: readonly Phrase[]): Phrase {
  return toPhrase(words.flatMap(({ nodes }) => nodes))
}

/** The labels that run on in words as lines of their own; what names the sheet goes to its head. */
function labelled(words: Phrase, { context }: Letter, isNamed: boolean): readonly Piece[] {
  const labels = labelledIn(words.text, context)
  const [first] = labels
  if (!first) return [printed(words)]
  const titling = isNamed ? undefined : labels.find(({ concept }) => concept === 'title')
  const above = first.start > 0 ? [printed(trim(cut(words, 0, first.start)))] : []
  const isLone = labels.length === 1 && first.start === 0 && first.sign === 'colon'
  return [
    ...above,
    ...labels.flatMap(label => {
      const { concept, start, value, end } = label
      const own = withoutStop(trim(cut(words, value, end)))
      const place = label === titling ? 'title' : concept === 'subtitle' ? 'subtitle' : undefined
      if (place)
        return [
          { to: 'label', text: words.text.slice(start, value) } as const,
          ...(place === 'title' ? titlePieces(own) : [{ to: place, words: withoutQuotes(own) } as const]),
        ]
      return isLone ? [printed(words)] : labelLines(words, label, own)
    }),
  ]
}

/** What leads from the title of a sheet to what stands under it. */
const UNDER =
  /[,;]?\s(?:(?:and|und|et|y|e|en|i|a|och|og)\s)?(?:the line |die zeile |la ligne |la línea |la riga |de regel )?(?:under(?:neath)?(?: it| that)?|below(?: it)?|darunter|drunter|(?:en )?dessous|debajo|sotto|por baixo|eronder|daaronder|pod (?:tym|spodem|tím)|under(?: det)?)(?: is| ist| est| es| è)?[,:]?\s(?=["“„«\p{Lu}])/iu

/** A title and the line that is said to stand under it, with what is said behind that in quotation marks. */
export function titlePieces(words: Phrase): readonly Piece[] {
  const under = UNDER.exec(words.text)
  const own = (start: number, end: number): Phrase => withoutQuotes(withoutStop(trim(cut(words, start, end))))
  if (!under) return [{ to: 'title', words: own(0, words.text.length) }]
  const from = under.index + under[0].length
  const [quote] = quotesIn(words.text.slice(from)).filter(({ start }) => start === 1)
  const end = quote ? from + quote.end + 1 : words.text.length
  const rest = trim(cut(words, end + (/^[.,;]/u.test(words.text.slice(end)) ? 1 : 0)))
  return [
    { to: 'title', words: own(0, under.index) },
    said(under[0]),
    { to: 'subtitle', words: own(from, end) },
    ...(rest.text === '' ? [] : [printed(rest)]),
  ]
}

/** A label and its value in a line of their own, and below it what `Ada Lark, tailor` is. */
function labelLines(words: Phrase, label: ToldLabel, own: Phrase): readonly Piece[] {
  const isCalled = label.concept === 'name' || label.concept === 'organization'
  const lead = isCalled ? (/^([^,，]{2,60})[,，]\s/u.exec(own.text)?.[1]?.length ?? 0) : 0
  if (lead === 0) return tied(words, label, own)
  return [...tied(words, label, cut(own, 0, lead)), printed(trim(cut(own, lead + 1)))]
}

function tied(words: Phrase, { sign, start, name, value }: ToldLabel, own: Phrase): readonly Piece[] {
  if (sign === 'colon') return [printed(toPhrase([...cut(words, start, value).nodes, ...own.nodes]))]
  return [
    said(words.text.slice(start, name[0])),
    said(words.text.slice(name[1], value)),
    printed(toPhrase([...cut(words, ...name).nodes, { type: 'text', value: ': ' }, ...own.nodes])),
  ]
}

/** Words without the quotation marks around all of them. */
export function withoutQuotes(words: Phrase): Phrase {
  const found = /^["“”„«»「『《]\s?([^"“”„«»「」『』《》]+?)\s?["“”»«」』》][.!。]?$/u.exec(words.text)
  const start = found ? words.text.indexOf(found[1] ?? '') : 0
  return found ? cut(words, start, start + (found[1] ?? '').length) : words
}

/** A value without the stop of the sentence that it was in. */
export function withoutStop(words: Phrase): Phrase {
  const isOne = !/[.!?]\s+\p{Lu}|。\S/u.test(words.text) && !SHORTENED.test(words.text)
  return isOne && /(?<![.。])[.。;；,]$/u.test(words.text) ? cut(words, 0, words.text.length - 1) : words
}
