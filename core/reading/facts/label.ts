import { leadsToHouse } from '../values/address.ts'
import { isMachineLine } from '../../source/machine-line.ts'
import type { ListItem, Nodes, PhrasingContent } from 'mdast'
import { cut, type Phrase, phraseOf, split, toPhrase, trim } from './phrase.ts'

/** A label and what follows it in one line. */
export interface Labelled {
  readonly label: Phrase
  readonly value: Phrase
  /** What ties them: `colon` is sure; bold words or a tab before others may be a title with text. */
  readonly sign: 'colon' | 'bold' | 'tab'
}

/** A label is a few words: no sentence, no address, no time but behind a script without gaps (`運賃:180円`); and a colon with a mouth is a face (`no requests :)`). */
const colon =
  /^[^\S\n]*(?:[-–•*]\s+)?(?=\S)([^\n:：.!?;"“”]{1,60}(?:\.[^\n:：!?;"“”]{0,20})?)[^\S\n]*(?:[:：](?=\s)|：|(?<=\p{Lo}):(?=\d)|:(?=[^\s/\d\\)])(?![-'’]?[()]+\s*$|(?<=\s:)-?[DPp]\s*$))[^\S\n]*(\S[\s\S]*)$/u
const tab = /^[^\S\n]*(?=\S)([^\n\t]{1,60}?)[^\S\n\t]*\t\s*(\S[\s\S]*)$/u

/** Reads a line as a label with its value: `Row: 7`, `**Row** 7`, `**Row:** 7`, `Row⇥7`; undefined for any other line. */
export function readLabelled(line: Phrase): Labelled | undefined {
  // What is a link as a whole is pressed as a whole, whatever signs it has.
  if (line.nodes.length === 1 && line.nodes[0]?.type === 'link') return undefined
  return (
    readBold(line) ??
    (/[:：]/.test(line.text) ? readSign(line, colon, 'colon') : undefined) ??
    (line.text.includes('\t') ? readSign(line, tab, 'tab') : undefined)
  )
}

/** A label with its colon and nothing behind it. */
export function labelAlone(line: Phrase): Phrase | undefined {
  const [only, ...others] = line.nodes
  const bare = only?.type === 'strong' && others.length === 0 ? trim(toPhrase(only.children)) : line
  const alone = /^(.{1,60}?)\s*[:：]$/u.exec(bare.text)
  return alone ? trim(cut(bare, 0, alone[1]?.length ?? 0)) : undefined
}

function readSign(line: Phrase, pattern: RegExp, sign: 'colon' | 'tab'): Labelled | undefined {
  const match = pattern.exec(line.text)
  const words = match?.[1]?.trim() ?? ''
  if (!match || !isLabel(words)) return undefined
  const start = line.text.indexOf(words)
  const valueAt = line.text.length - (match[2]?.length ?? 0)
  return { label: cut(line, start, start + words.length), value: trim(cut(line, valueAt)), sign }
}

/** Digits from which on words hold a number to call, and no years. */
const NUMBER = 9

function readBold(line: Phrase): Labelled | undefined {
  const at = line.nodes.findIndex(node => node.type !== 'text' || node.value.trim() !== '')
  const strong = line.nodes[at]
  // A bold link is a button, not the name of what follows it.
  if (strong?.type !== 'strong' || strong.children.some(({ type }) => type === 'link')) return undefined
  const label = trim(toPhrase(strong.children))
  const rest = toPhrase(line.nodes.slice(at + 1))
  // `**W**ords` is one word.
  if (/^\p{Ll}/u.test(rest.text) && /\p{L}$/u.test(label.text)) return undefined
  const after = trim(rest)
  const inside = /(?<!\s)\s*[:：]$/.exec(label.text)
  const outside = /^\s*[:：–—,，،、-]\s*/.exec(after.text)
  const name = inside ? cut(label, 0, inside.index) : label
  const value = outside ? trim(cut(after, outside[0].length)) : after
  if (value.text === '' || name.text.length > 80 || name.text.includes('\n')) return undefined
  const isColon = inside !== null || /^\s*[:：]/.test(after.text)
  // `**Call 902-555-0147** · day and night`: a number to call is said, and is no name of what follows it.
  if (!isColon && name.text.replace(/\D/g, '').length >= NUMBER && /^[·•|]/u.test(after.text))
    return undefined
  return { label: trim(name), value, sign: isColon ? 'colon' : 'bold' }
}

/** Words that can be a label: at most eight of them, letters among them, and no bracket that is still open. */
function isLabel(words: string): boolean {
  return (
    /\p{L}/u.test(words) &&
    words.split(/\s+/).length <= 8 &&
    // The end of a sentence, and no abbreviation: `Open from May 2026. Repairs: …`, `MA Music, Oslo. Thesis: …`.
    !/(?:\p{Ll}{6}|\d{4}|,[^,.]*\p{Ll}{3})\.\s+\p{Lu}/u.test(words) &&
    !/^https?$|^mailto$|^\d+\s*[ap]m$|[([（][^)\]）]*$/i.test(words) &&
    !leadsToHouse(words)
  )
}

/** A key of the front matter as it is printed: `supply_date` and `supplyDate` are both `Supply date`. */
export function toLabel(key: string): Phrase {
  const words = key
    // `hasCourseInstance`: what a program has is what a reader sees.
    .replace(/^has(?=\p{Lu}\p{Ll})/u, '')
    // Where a key has blanks its strokes are its author's: `Check-in desk`.
    .replaceAll(/\s/u.test(key) ? /_+/gu : /_+|(?<=\p{L})-(?=\p{L})/gu, ' ')
    // Capitals divide a word that a program reads; among several words they are their author's: `MwSt. 20 %`.
    .replaceAll(
      /(?<!\s.*)(?<=\p{Ll})(\p{Lu}?)(\p{Lu})(?=\p{Ll})(?!.*\s)/gu,
      (_, word: string, start: string) =>
        // A capital between is a word of one letter: `ingresosYGastos`.
        `${word && ' '}${word.toLowerCase()} ${start.toLowerCase()}`,
    )
    // `vat_15pct`: a program has no sign for it.
    .replaceAll(/(?<=\d)\s?(?:pct|percent)\b/gu, '\u00a0%')
    .replaceAll(
      /\b(vat|gst|hst|tva|iva|nif|nip|ein|uen|iban|bic|id|po|rfq|url|orcid|faq|dni|cif|nie|cuit|rut|cpf|cnpj|siret|kvk|btw|pesel|ico|dic|ceo|cfo|cto|coo)\b/g,
      word => word.toUpperCase(),
    )
    .trim()
  return phraseOf(words.charAt(0).toLocaleUpperCase() + words.slice(1))
}

/** Pieces of one line that its author divided: `Berlin | +49 30 … | a@b.example`, `12 May · 19:30`. */
export function segmentsOf(line: Phrase): readonly Phrase[] {
  // Blanks are everywhere, dividers are not.
  if (!/[|•·∙⋅/\t]|\s{3}/.test(line.text)) return line.text.trim() === '' ? [] : [trim(line)]
  if (isMachineLine(line.text)) return [line]
  return split(line, /\s+[|•·∙⋅/]\s+|\s*[|]\s*|\t+|\s+[·•]\s*|\s{3,}/g)
}

/** The lines of a paragraph's nodes as phrases: line breaks and line endings divide them. */
export function linesIn(nodes: readonly PhrasingContent[]): readonly Phrase[] {
  const known = lines.get(nodes)
  if (known) return known
  const found = split(toPhrase(nodes), /\n/g)
  lines.set(nodes, found)
  return found
}

/** The lines of a paragraph; none of any other block. */
export function linesOfBlock(block: Nodes | undefined): readonly Phrase[] {
  return block?.type === 'paragraph' ? linesIn(block.children) : []
}

/** The words of an entry of a list that is one paragraph; undefined for any other. */
export function lineOfItem({ children: [only, ...others] }: ListItem): Phrase | undefined {
  return only?.type === 'paragraph' && others.length === 0 ? toPhrase(only.children) : undefined
}

/** The lines of nodes that were asked for: every reader of a paragraph looks at its lines. */
const lines = new WeakMap<readonly PhrasingContent[], readonly Phrase[]>()
