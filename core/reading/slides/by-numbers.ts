import type { Heading, RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { paragraphOf, paragraphsOf } from '../facts/facts.ts'
import { linesIn, linesOfBlock, readLabelled } from '../facts/label.ts'
import { cut, joinLines, type Phrase, phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import { isQuoted } from '../../source/attribution.ts'
import { withoutLabels } from './labels.ts'
import { ASKED, listed, partNamed } from './parts.ts'
import { type Division, headingOf, type Slide, slideOf, withEyebrow } from './slide.ts'

/** A word with a number, in either order, that may count a slide: `Slide 3: …`, `SLAJD 3. …`, `[Folie 3/12]`, `3. dia – …`. */
const counted =
  /^[\s[(*–—-]*(?:(\p{L}[\p{L}\p{M}’']{1,14})\s*(?:n[ro°º]\.?|#|№)?\s*(\p{Nd}{1,3})|(\p{Nd}{1,3})[.)]?\s*(\p{L}[\p{L}\p{M}’']{2,14})(?=\s*[:：.)–—|-]))(?:\s*(?:\/|of|von|de|di|van|z)\s*\p{Nd}{1,3})?(?:\s*[.:：)\]–—|-]+\s*|\s+|$)/iu

/** A word in capitals before a title that may mark where a slide begins without counting it: `SLIDE Why we are here`. */
const marked = /^(\p{Lu}{3,14}) +(?=[\p{L}\p{N}"“«„'‘¿¡(])/u

/** A number that stands alone in its line, perhaps with how many there are: `2`, `(2)`, `2/6`, `– 2 –`, `=== 2 ===`. */
const alone = /^[\s[(#*=~_–—-]*(\d{1,2})\uFE0F?\u20E3?(?:\s*\/\s*\d{1,2})?[\s.:)\]*=~_–—-]*$/u

/** Numbers alone in their lines from which on they count slides. */
const LEAST = 3

interface Start {
  readonly title: Phrase
  readonly mark: string
}

/** Slides that are counted, or marked by a word in capitals, where they begin, in headings, labels, lines of a mail or entries of a list. */
export function byNumbers(blocks: readonly RootContent[], context: Context): Division | undefined {
  const isAlone = areCountedAlone(blocks)
  const label = isAlone ? undefined : titleLabel(blocks, context)
  const startIn = isAlone
    ? startAlone
    : label
      ? (line: Phrase) => startTitled(line, label)
      : (line: Phrase) => startOfWord(line, context)
  const starts: RootContent[][] = []
  const cover: RootContent[] = []
  const omitted: string[] = []
  const marks: string[] = []
  for (const { start, block } of blocks.filter(isCopy).flatMap(block => piecesOf(block, startIn))) {
    if (start) {
      const isCover = starts.length === 0 && COVER.test(start.title.text)
      const { title, named } = withoutTitleLabel(start.title, context)
      marks.push(start.mark)
      omitted.push(start.mark, ...named, ...(isCover ? [title.text] : []))
      starts.push(isCover || title.text === '' ? [] : openingOf(title))
    }
    if (block) (starts.at(-1) ?? cover).push(block)
  }
  if (starts.length < 2) return undefined
  starts.push(...closingOf(starts))
  const said =
    label || marks.every(mark => /\p{Nd}/u.test(mark)) || recur(starts, context) ? 'labels' : 'comments'
  const opener = openingLabel(starts)
  if (opener) omitted.push(opener)
  const asked: string[] = []
  const slides = starts.map((own): Slide => {
    const { blocks: shown, notes, ...left } = withoutLabels(own, context, { texts: true, said })
    omitted.push(...left.omitted)
    asked.push(...left.asked)
    const [called, ...below] = shown
    // What stands by the number is the part of the talk where a label says what the slide is called.
    const part =
      left.isTitled && called?.type === 'heading' && called === own[0] && !label ? called : undefined
    const copy = part ? below : shown
    const named = opener ? withoutOpener(copy, opener) : withSpeaker(copy)
    const eyebrow = part && left.eyebrow.length === 0 ? [paragraphOf(toPhrase(part.children))] : left.eyebrow
    return withEyebrow(slideOf(titled(named, own === starts[0] ? 1 : 2).flatMap(enumerated), notes), eyebrow)
  })
  // `# Slide 3` over and over is what its author calls the slides, and better than no title.
  if (slides.filter(({ heading }) => heading !== undefined).length * 2 < slides.length) return undefined
  return {
    cover: isAlone ? titled(cover, 1) : cover,
    slides,
    opens: true,
    isMeant: true,
    because: 'slides are counted',
    omitted: [
      ...omitted.map(text => ({ text, because: 'it marks a part of a slide' })),
      ...asked.map(text => ({ text, because: ASKED })),
    ],
  }
}

/** What stands behind the number of a slide without a label that only says that it is called so: `Titre : …`. */
function withoutTitleLabel(
  title: Phrase,
  context: Context,
): { readonly title: Phrase; readonly named: readonly string[] } {
  const labelled = /[:：]/.test(title.text) ? readLabelled(title) : undefined
  const isTitle = labelled?.sign === 'colon' && partNamed(labelled.label.text, context) === 'title'
  return isTitle ? { title: labelled.value, named: [labelled.label.text] } : { title, named: [] }
}

/** What the first slide is called where it is told which it is, and not what it says. */
const COVER =
  /^(?:title(?: slide| page)?|cover(?: slide| page)?|couverture|page de (?:titre|garde)|titre|portada|carátula|título|copertina|titolo|capa|titel(?:folie|seite|blatt|dia|bild|sida)?|deckblatt|voorblad|omslag|forsid[ea]|tytuł|okładka|slajd tytułowy|úvodní snímek|kapak|başlık|kansi|титул(?:ьный слайд|ьний слайд|ка)?|обложка|обкладинка|封面|标题页?|表紙|タイトル|표지|الغلاف|العنوان)[\s:：.]*$/iu

/** Whether labels of what is only said recur: once, among slides that nobody counts, `Say: “Stop.”` is shown. */
function recur(slides: readonly (readonly RootContent[])[], context: Context): boolean {
  return slides.filter(own => withoutLabels(own, context, { texts: true }).notes.length > 0).length > 1
}

/** Words that name a slide in a sentence of their own, and letters from which a line says more than a name. */
const NAMED = { words: 6, line: 60 } as const

/** What stands behind the number of a slide: its title, or a few words that name it and what it says: `the money. It costs …`. */
function openingOf(line: Phrase): RootContent[] {
  const end = /^[^.!?。]{2,60}[.!?。](?=\s+\S)/u.exec(line.text)?.[0].length ?? 0
  const name = trim(cut(line, 0, end))
  const isNamed = end > 0 && line.text.length > NAMED.line && name.text.split(/\s+/).length <= NAMED.words
  if (!isNamed) return [headingOf([...line.nodes] as never)]
  const bare = /[.。]$/.test(name.text) ? cut(name, 0, name.text.length - 1) : name
  return [headingOf([...bare.nodes] as never), paragraphOf(trim(cut(line, end)))]
}

function isCopy({ type }: RootContent): boolean {
  return type !== 'thematicBreak'
}

interface Piece {
  readonly start?: Start
  readonly block?: RootContent
}

/** Finds what counts a slide in the line that begins it. */
type FindStart = (line: Phrase) => Start | undefined

/** A block divided before each line that counts a slide. */
function piecesOf(block: RootContent, startIn: FindStart): readonly Piece[] {
  if (block.type === 'heading') {
    const start = startIn(trim(toPhrase(block.children)))
    return [start ? { start } : { block }]
  }
  if (block.type === 'list' && block.children.every(item => startsWith(item.children[0], startIn)))
    return block.children.flatMap(({ children: [first, ...more] }) => [
      ...(first ? piecesOf(first, startIn) : []),
      ...more.map(inner => ({ block: inner })),
    ])
  if (block.type !== 'paragraph') return [{ block }]
  const pieces: { start?: Start; lines: Phrase[] }[] = []
  for (const line of linesIn(block.children)) {
    const start = startIn(line)
    if (start) pieces.push({ start, lines: [] })
    else if (pieces.length === 0) pieces.push({ lines: [line] })
    else pieces.at(-1)?.lines.push(line)
  }
  if (pieces.every(({ start }) => start === undefined)) return [{ block }]
  return pieces.map(({ start, lines }) => ({
    ...(start && { start }),
    ...(lines.length > 0 && { block: paragraphOf(joinLines(lines)) }),
  }))
}

function startsWith(block: RootContent | undefined, startIn: FindStart): boolean {
  const [line] = linesOfBlock(block)
  return line !== undefined && startIn(line) !== undefined
}

/** Whether numbers alone in their lines count from one to the last of them, with words below each. */
function areCountedAlone(blocks: readonly RootContent[]): boolean {
  const lines = blocks
    .filter(isCopy)
    .flatMap(block => (block.type === 'heading' ? [toPhrase(block.children)] : linesOfBlock(block)))
  const counts = lines.flatMap(({ text }, at) => (alone.test(text) ? [at] : []))
  const isInOrder = counts.every((at, place) => numberAlone(lines[at]) === place + 1)
  return counts.length >= LEAST && isInOrder && counts.every((at, place) => counts[place + 1] !== at + 1)
}

function numberAlone(line: Phrase | undefined): number {
  return Number(alone.exec(line?.text ?? '')?.[1])
}

/** A number alone in its line: what the slide is called stands below it. */
function startAlone({ text }: Phrase): Start | undefined {
  return alone.test(text) ? { title: phraseOf(''), mark: text.trim() } : undefined
}

/** The label behind which slides that nobody counts say what they are called, each in its first line; undefined for other copy. */
function titleLabel(blocks: readonly RootContent[], context: Context): string | undefined {
  const isPlain = blocks.every(({ type }, at) => (type !== 'heading' || at === 0) && type !== 'thematicBreak')
  const lines = isPlain ? blocks.flatMap(linesOfBlock) : []
  const labels = lines.map(line => readLabelled(line)?.label.text ?? '')
  const [first = ''] = labels
  // `Slide: Who we are` may have lines of the author's over it.
  const called =
    partNamed(first, context) === 'title' ? first : (labels.find(text => isSlide(text, context)) ?? '')
  const count = labels.filter(label => label === called).length
  const isTold = called !== '' && count >= LEAST
  return isTold && lines.every(line => !startOfWord(line, context)) ? called : undefined
}

/** What a slide is called behind its label. */
function startTitled(line: Phrase, label: string): Start | undefined {
  const labelled = readLabelled(line)
  return labelled?.label.text === label ? { title: labelled.value, mark: label } : undefined
}

/** What a line says after the mark of a slide; undefined for a line that has none. */
function startOfWord(line: Phrase, context: Context): Start | undefined {
  const match = counted.exec(line.text) ?? marked.exec(line.text)
  const word = match?.[1] ?? match?.[4]
  if (!match || !word || !isSlide(word, context)) return undefined
  return { title: trim(bare(cut(line, match[0].length))), mark: match[0].trim() }
}

/** Whether a word is one for a slide. */
function isSlide(word: string, { lexicon }: Context): boolean {
  return lexicon(word).some(({ concept, weight }) => concept === 'slides' && weight > 0.8)
}

/** Words that were all in bold with their mark are no bolder than other titles. */
function bare(phrase: Phrase): Phrase {
  const [only, ...others] = phrase.nodes
  return only?.type === 'strong' && others.length === 0 ? toPhrase(only.children) : phrase
}

/** Lines below the last of the slides, where each of the others is one block: what the whole closes with, under its first words. */
function closingOf(starts: readonly RootContent[][]): RootContent[][] {
  const [last, ...others] = starts.toReversed()
  const below = last?.filter(({ type }) => type !== 'heading') ?? []
  const isAlike = others.every(own => own.filter(({ type }) => type !== 'heading').length === 1)
  const [line, ...more] = linesOfBlock(below[1])
  const labelled = line && readLabelled(line)
  if (!last || below.length !== 2 || others.length < 2 || !isAlike || labelled?.sign !== 'colon') return []
  last.splice(last.indexOf(below[1] as RootContent), 1)
  const isSaid = more.length > 0 && !/[@\p{Nd}]/u.test(labelled.value.text)
  const [title, rest] = isSaid ? [labelled.value, more] : [labelled.label, [labelled.value, ...more]]
  return [[headingOf([...title.nodes] as never, 2), ...paragraphsOf(rest)]]
}

/** The label that the first line of most slides has, and others of theirs do not: `Idea: …` says what the slide is called. */
function openingLabel(starts: readonly (readonly RootContent[])[]): string | undefined {
  const openers = starts.flatMap(([first]) => {
    const [line] = linesOfBlock(first)
    return (line && readLabelled(line)?.label.text) ?? []
  })
  const label = openers.find(text => openers.filter(other => other === text).length * 2 > starts.length)
  return openers.length > 2 ? label : undefined
}

function withoutOpener(shown: readonly RootContent[], label: string): readonly RootContent[] {
  const [first, ...others] = shown
  const [line, ...more] = linesOfBlock(first)
  const labelled = line && readLabelled(line)
  if (labelled?.label.text !== label) return withSpeaker(shown)
  return [headingOf([...labelled.value.nodes] as never, 2), ...paragraphsOf(more), ...others]
}

/** Two labelled lines of which the first is a quotation, as its words and who says them. */
function withSpeaker(shown: readonly RootContent[]): readonly RootContent[] {
  const lines = shown.filter(({ type }) => type !== 'heading').flatMap(linesOfBlock)
  const [said, by] = lines.map(readLabelled)
  const isSpoken = lines.length === 2 && said && by && isQuoted(said.value.text) && !isQuoted(by.value.text)
  if (!isSpoken) return shown
  return [headingOf([...said.value.nodes] as never, 2), paragraphOf(by.value)]
}

/** Things that one line of a note enumerates, as a list: `New supplier; second trolley; training for 12`. */
function enumerated(block: RootContent): readonly RootContent[] {
  const phrase = block.type === 'paragraph' ? trim(toPhrase(block.children)) : undefined
  const isList = phrase && /;\s[^;]+;\s/.test(phrase.text) && !/[.!?](?:\s|$)|\n/.test(phrase.text)
  return isList ? listed(phrase) : [block]
}

/** A slide whose mark stood alone has its first line, when that is a short one, for its title; a cover its own. A heading that ends it heads nothing. */
function titled(copy: readonly RootContent[], depth: Heading['depth'] = 2): readonly RootContent[] {
  const end = copy.length > 2 ? copy.at(-1) : undefined
  const isNote =
    end?.type === 'heading' && copy.findIndex(({ type }) => type === 'heading') === copy.length - 1
  const shown = isNote ? [...copy.slice(0, -1), paragraphOf(toPhrase(end.children))] : copy
  const [first, ...others] = shown
  if (shown.some(({ type }) => type === 'heading') || first?.type !== 'paragraph') return shown
  const [line, ...more] = linesIn(first.children)
  const isTitle = line && line.text.length <= 80 && !/(?<!\p{L}\.\p{L})[.;,。]$/u.test(line.text)
  if (!isTitle || (others.length === 0 && more.length === 0)) return shown
  return [headingOf([...line.nodes] as never, depth), ...paragraphsOf(more), ...others]
}
