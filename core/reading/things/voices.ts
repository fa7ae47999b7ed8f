import type { Paragraph, RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { paragraphOf, itemWith } from '../facts/facts.ts'
import { linesIn, linesOfBlock, readLabelled } from '../facts/label.ts'
import { cut, joinLines, type Phrase, phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import type { Item } from '../reading.ts'
import { itemOfLines } from './items.ts'

// What people say and ask in plain paragraphs: `“I have my Sundays back.” – Ana, Porto`, `What if it rains? Then we swim.`

/** A quotation in marks of any language, then what follows it. */
const quoted =
  /^\s*(?:["“”„«»「『‘‚›‹]|'(?=\p{Lu}))([\s\S]{8,600}?)(?:["”“»«」』›‹]|[’'](?!\p{L}))[.,]?(?=$|[\s,–—-])([\s\S]*)$/u

/** A quotation that is a paragraph of its own: its words are its text, who said it is its title. */
export function voiceOf(block: RootContent, context: Context): Item | undefined {
  if (block.type !== 'paragraph') return undefined
  const phrase = trim(toPhrase(block.children))
  const match = quoted.exec(phrase.text)
  const after = match?.[2] ?? ''
  // More words after a quotation than in it: a sentence that quotes.
  if (
    !match ||
    after.length > Math.max(phrase.text.length * 0.5, 60) ||
    /\p{L}{4,}[.!?]\s+\p{Lu}/u.test(after)
  )
    return undefined
  const end = phrase.text.length - after.length
  const lead = /^[\s,–—―-]*/.exec(after)?.[0].length ?? 0
  const who = unbracketed(trim(cut(phrase, end + lead)))
  if (who.text === '' && /^[\s]*["']/.test(phrase.text) && phrase.text.length < 40) return undefined
  const said = trim(cut(phrase, 0, end))
  const name = who.text === '' ? { title: phraseOf(''), facts: [] } : itemOfLines(linesIn(who.nodes), context)
  return { ...name, parts: {}, text: [paragraphOf(said)], items: [], blocks: [block] }
}

/** Who said it, without the brackets around the name. */
function unbracketed(who: Phrase): Phrase {
  return /^[(（][^()（）]+[)）]$/u.test(who.text) ? cut(who, 1, who.text.length - 1) : who
}

/** What a paragraph says in somebody's words: a quotation that it is, or one in each of its lines with who said it. */
export function voicesOf(block: RootContent, context: Context): readonly Item[] {
  const lines = block.type === 'paragraph' ? linesIn(block.children) : []
  const several = lines.length > 1 ? lines : []
  const said = several.map(line => (line.nodes.length > 0 ? voiceOf(paragraphOf(line), context) : undefined))
  if (said.length > 0 && said.every(item => item !== undefined && item.title.text !== ''))
    return said.flatMap(item => item ?? [])
  const whole = voiceOf(block, context)
  return whole ? [whole] : []
}

/** Letters up to which a sentence that ends in a question mark is what is asked. */
const ASKED = 140

/** The questions of a paragraph whose lines each ask and answer one, or ask and answer by turns; none of any other. */
function questionsIn(block: RootContent | undefined, context: Context): readonly Item[] {
  const lines = block?.type === 'paragraph' ? linesIn(block.children) : []
  if (lines.length < 2) return []
  const groups: Phrase[][] = []
  for (const line of lines) {
    if (questionIn(paragraphOf(line), context)) groups.push([line])
    else groups.at(-1)?.push(line)
  }
  const found = groups.flatMap(group => {
    const own = paragraphOf(joinLines(group))
    const opened = questionIn(own, context)
    return opened?.answer ? [itemWith({ title: opened.question, text: [opened.answer], blocks: [own] })] : []
  })
  const isAll = groups.flat().length === lines.length && found.length === groups.length
  return isAll && found.length > 1 ? found : []
}

/** Questions and their answers in paragraphs, from the first to the last; undefined where nobody asks. */
export function asked(
  blocks: readonly RootContent[],
  context: Context,
): { readonly items: readonly Item[]; readonly from: number; readonly to: number } | undefined {
  const items: Item[] = []
  let from = -1
  let at = 0
  while (at < blocks.length) {
    const several = questionsIn(blocks[at], context)
    if (several.length > 0) {
      if (from < 0) from = at
      items.push(...several)
      at++
      continue
    }
    const opened = questionIn(blocks[at], context) ?? (items.length > 0 ? alikeIn(blocks, at) : undefined)
    if (opened === undefined) {
      if (items.length > 0) break
      at++
      continue
    }
    if (from < 0) from = at
    const next = blocks[at + 1]
    const goesOn = opened.answer === undefined && next?.type === 'paragraph' && !questionIn(next, context)
    const text = opened.answer ? [opened.answer] : goesOn ? [answerIn(next, context)] : []
    const whole = blocks.slice(at, at + (goesOn ? 2 : 1))
    items.push(itemWith({ title: opened.question, text, blocks: whole }))
    at += whole.length
  }
  return items.length === 0 ? undefined : { items, from, to: at }
}

interface Question {
  readonly question: Phrase
  readonly answer?: Paragraph
}

/** A paragraph that opens with a question, and the answer behind it in the same paragraph. */
function questionIn(block: RootContent | undefined, context: Context): Question | undefined {
  if (block?.type !== 'paragraph') return undefined
  const [first, ...more] = linesIn(block.children)
  if (first === undefined) return undefined
  const labelled = labelledAs('question', first, context)
  if (labelled) return { question: labelled, ...(more.length > 0 && { answer: answerOf(more, context) }) }
  const bare = unwrapped(first)
  const end = /^[^.!?。！？;\n]{4,}?[?？؟]["”»)]?(?=\s|$)/u.exec(bare.text)?.[0].length ?? 0
  if (end === 0 || end > ASKED) return undefined
  const question = cut(bare, 0, end)
  const rest = trim(cut(bare, end))
  const lines = [...(rest.text === '' ? [] : [rest]), ...more]
  return { question, ...(lines.length > 0 && { answer: answerOf(lines, context) }) }
}

/** What is set in bold before its text as the question above it is: `**My dog bites.** Tell us.` */
function alikeIn(blocks: readonly RootContent[], at: number): Question | undefined {
  const [above, block] = [boldLead(blocks[at - 1]), boldLead(blocks[at])]
  // `**Contact:** …` is a label with its value, as any part may have below it.
  return above && block?.answer && !/[:：]$/u.test(block.question.text) ? block : undefined
}

/** The words in bold that a paragraph opens with, and the text behind them. */
function boldLead(block: RootContent | undefined): Question | undefined {
  if (block?.type !== 'paragraph' || block.children[0]?.type !== 'strong') return undefined
  const whole = toPhrase(block.children)
  const question = trim(toPhrase(block.children[0].children))
  const answer = trim(cut(whole, toPhrase(block.children.slice(0, 1)).text.length))
  return { question, ...(answer.text !== '' && { answer: paragraphOf(answer) }) }
}

function answerIn(block: Paragraph, context: Context): Paragraph {
  return answerOf(linesIn(block.children), context)
}

function answerOf([first = phraseOf(''), ...more]: readonly Phrase[], context: Context): Paragraph {
  const opening = labelledAs('answer', first, context) ?? first
  return paragraphOf(joinLines([opening, ...more]))
}

/** What answers are called before their words, which stand as such by their place: `A`. */
export function answerLabels(blocks: readonly RootContent[], context: Context): readonly string[] {
  return blocks
    .flatMap(linesOfBlock)
    .flatMap(line => (labelledAs('answer', line, context) ? (readLabelled(line)?.label.text ?? []) : []))
}

function labelledAs(concept: 'question' | 'answer', line: Phrase, { lexicon }: Context): Phrase | undefined {
  const labelled = readLabelled(line)
  const means = labelled && lexicon(labelled.label.text).some(meaning => meaning.concept === concept)
  return means && labelled.label.text.length <= 12 ? labelled.value : undefined
}

/** A line without the bold or slanted words around all of it. */
function unwrapped(line: Phrase): Phrase {
  const [only, ...others] = line.nodes
  const isWrapped = others.length === 0 && (only?.type === 'strong' || only?.type === 'emphasis')
  return isWrapped ? trim(toPhrase(only.children)) : line
}
