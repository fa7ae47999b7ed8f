import type { Paragraph, RootContent } from 'mdast'
import { safeHref } from '../../../core/compose/index.ts'
import { joinLines, cut, type Phrase, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import { lastLineApart, paragraphOf } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock, readLabelled } from '../../../core/reading/facts/label.ts'
import { linksOf, type NamedLink } from '../../../core/reading/lists/links.ts'
import { readValue } from '../../../core/reading/values/read-value.ts'

// What a letter asks for, with the address at which it is done: a button wherever it stands in the text.

/** Letters and words of what a line asks for before its address. */
const ASKED = { letters: 40, words: 2 }

/** A line by itself that asks for something and says where: `Renew your membership: club.example/join`. */
export function askedIn(block: RootContent, lang: string): NamedLink | undefined {
  const phrase = block.type === 'paragraph' ? toPhrase(block.children) : undefined
  const labelled = phrase && !phrase.text.includes('\n') ? readLabelled(phrase) : undefined
  const { label, value } = labelled ?? {}
  const type = value && readValue(value.text, lang)?.type
  if (!label || !value || labelled?.sign !== 'colon' || (type !== 'url' && type !== 'email')) return
  if (label.text.length > ASKED.letters || label.text.split(/\s+/).length < ASKED.words) return
  // Who answers by letter has to see where to.
  if (type === 'email')
    return { href: `mailto:${value.text}`, words: label.nodes, note: value.nodes, strong: false }
  const href = /^https?:/.test(value.text) ? value.text : `https://${value.text}`
  return safeHref(href) === undefined ? undefined : { href, words: label.nodes, note: [], strong: false }
}

/** The one link that a line is, where that can be opened. */
function linkAlone(line: Paragraph): NamedLink | undefined {
  const [link, ...others] = linksOf(line) ?? []
  return link && others.length === 0 && safeHref(link.href) !== undefined ? link : undefined
}

/**
 * A paragraph that asks for something at the end of a line and says where, as its text and that: `Four more are needed. Sign up:
 * https://club.example/help`, `Season ticket £40 -> https://club.example/season`, or a last line that is nothing but that.
 */
export function askedParts(block: RootContent, lang: string): readonly (Paragraph | NamedLink)[] | undefined {
  if (block.type !== 'paragraph') return undefined
  const apart = lastLineApart(block)
  const last = apart && (askedIn(apart.last, lang) ?? linkAlone(apart.last))
  const lines = linesOfBlock(apart && last ? apart.text : block)
  const parts: (Paragraph | NamedLink)[] = []
  let open: Phrase[] = []
  const close = () => {
    if (open.length > 0) parts.push(paragraphOf(joinLines(open)))
    open = []
  }
  for (const line of lines) {
    const found = askedAtEnd(line)
    if (found?.text) open.push(found.text)
    else if (!found) open.push(line)
    if (found) {
      close()
      parts.push(found.asked)
    }
  }
  close()
  if (last) parts.push(last)
  return parts.some(part => !('type' in part)) ? parts : undefined
}

/** What points at the address behind it, and where the sentence before that ends. */
const POINTS = /\s*(?:-+>|=>|→|➜|»|👉)\s*$/u
const SENTENCE = /[.!?…。！？](?:\s+|(?<=[。！？]))(?=[^.!?…。！？]*$)/u
/** Where the name of a thing ends before what is said of it: its price, a comma. */
const NAME_ENDS = /[,;(]|\s[–—-]\s|\s+(?:\p{Sc}|\p{Lu}{1,2}\$|\d)/u

/** A line that ends in a written address behind a few words that ask for it. */
function askedAtEnd(line: Phrase): { readonly text?: Phrase; readonly asked: NamedLink } | undefined {
  const link = line.nodes.at(-1)
  if (link?.type !== 'link' || line.nodes.length < 2) return undefined
  const address = toPhrase(link.children).text
  const isWritten = /^(?:https?:|www\.)/.test(address) && safeHref(link.url) !== undefined
  if (!isWritten || !line.text.endsWith(address)) return undefined
  const before = cut(line, 0, line.text.length - address.length)
  const asked = (words: Phrase): NamedLink => ({
    ...{ href: link.url, words: words.nodes, note: [], strong: false },
  })
  const arrow = POINTS.exec(before.text)
  if (arrow) {
    const said = cut(before, 0, arrow.index)
    const end = NAME_ENDS.exec(said.text)?.index ?? said.text.length
    const name = trim(cut(said, 0, end))
    if (name.text.length < 3 || name.text.length > ASKED.letters) return undefined
    return end < said.text.length ? { text: said, asked: asked(name) } : { asked: asked(name) }
  }
  const colon = /\s*[:：]\s*$/u.exec(before.text)
  const stop = SENTENCE.exec(before.text)
  const from = stop ? stop.index + stop[0].length : 0
  if (!colon || from === 0) return undefined
  const words = trim(cut(before, from, colon.index))
  if (words.text.length < 3 || words.text.length > ASKED.letters || /[:：]/.test(words.text)) return undefined
  return { text: trim(cut(before, 0, from)), asked: asked(words) }
}
