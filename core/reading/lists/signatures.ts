import type { Paragraph, PhrasingContent, RootContent, Table, ThematicBreak } from 'mdast'
import { onDemand } from '../../on-demand.ts'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { isPersonAlone } from '../claims/lines-alone.ts'
import { phraseIn, toFact, itemWith, paragraphOf } from '../facts/facts.ts'
import { linesIn, linesOfBlock, readLabelled } from '../facts/label.ts'
import { isTitleLike } from '../lines/letterhead.ts'
import { plainLabel } from '../words/lexicon.ts'
import { readValue } from '../values/read-value.ts'
import { cut, joinLines, type Phrase, phraseOf, split, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact, Item, Meaning, Section } from '../reading.ts'
import { postWords } from '../words/agreements.ts'
import { isPartyName } from './agreement.ts'
import type { ListClaim, Material } from './lists.ts'
import { placesInRows } from './places-in-rows.ts'
import { placesInForm } from './signing-form.ts'
import {
  areParties,
  COLUMNS,
  hasBlankInside,
  headed,
  isBlankLabel,
  isFilling,
  isForHand,
  isNameLabel,
  isOverPlaces,
  isPlaceAndDay,
  opensSigning,
  place,
  PLACE_LINE,
  placeOfLines,
  placeOfParty,
  RULE,
  signing,
  withoutColon,
} from './signing-lines.ts'
import { sectionsWithin } from '../section-blocks.ts'

/**
 * Who signs, in the ways in which people leave room for it: a table with cells to fill in, rows of underscores with names
 * below, lines such as `For the Buyer: Ida Birch` at the end, names at the end of an agreement, parties with somebody who
 * signs for them.
 */
export function* signatureLists({ head, sections, facts, taken, context }: Material): Generator<ListClaim> {
  if (!taken.includes('signatures')) return
  const claim = (
    items: readonly Item[],
    pieces: ListClaim['pieces'],
    weight: number,
    because: string,
  ): ListClaim => ({
    role: 'signatures',
    items,
    weight,
    because,
    pieces,
  })
  const parts = [head, ...sections.flatMap(sectionsWithin)]
  const drawn = new Set<RootContent>()
  const signing = parts.map(part => {
    const isHeaded = part.meanings.some(({ concept }) => concept === 'signatures')
    const blocks = part === head && sections.length > 0 ? part.blocks.filter(isNoDetail) : part.blocks
    const items = placesIn(blocks, context, isHeaded)
    for (const item of items) for (const block of item.blocks) drawn.add(block)
    return { part, items, isWhole: isHeaded && part !== head && items.length > 0 }
  })
  const placed = signing.flatMap(({ items }) => items)
  const beside = placed.length > 0 ? [] : placesInColumns(parts.at(-1) ?? head, context)
  for (const item of beside) for (const block of item.blocks) drawn.add(block)
  const places = [...placed, ...beside]
  let found = places.length > 0
  if (found) {
    const whole = signing.flatMap(({ part, isWhole }) => (isWhole ? [part] : []))
    // What stands in a clause or under a schedule stays there for other lists: the format leaves its blocks out.
    const blank = facts.filter(
      ({ source, place }) => place === 'head' && source !== undefined && drawn.has(source),
    )
    yield claim(places, whole.length > 0 ? whole : blank, 1.15, 'places to sign')
  }
  const end = taken.includes('clauses') ? endOf((parts.at(-1) ?? head).blocks) : []
  const lines = signingLines(
    facts.filter(({ source }) => source === undefined || !drawn.has(source)),
    new Set(end),
    context,
  )
  if (lines.length > 0) {
    found = true
    yield claim(
      lines.flatMap(fact => itemsOfFact(fact, taken.includes('clauses'), context)),
      // In an agreement they stand in a clause, which is drawn whole.
      taken.includes('clauses') ? lines.filter(({ place }) => place === 'head') : lines,
      1.05,
      'lines that say who signs',
    )
  }
  if (found || facts.some(({ meanings, items }) => items.length > 0 && isMeant(meanings))) return
  const meant = sections.findLast(section => isMeant(section.meanings) && !section.blocks.some(isNumbered))
  const own = meant && wordCount(meant) <= SIGNED ? [meant] : []
  const listed = own.flatMap(({ items }) => items)
  // Names alone under their heading are said in the places.
  const named = own.flatMap(({ lead, rest, blocks }) => (lead.length + rest.length === 0 ? blocks : []))
  if (listed.length > 0)
    return yield claim(
      listed.map(item => ({ ...item, blocks: named })),
      own,
      1.15,
      'names under a heading',
    )
  const parties = facts
    .filter(({ meanings }) => meanings.some(({ concept }) => concept === 'parties'))
    .flatMap(({ items }) => items)
  const signed = parties.filter(item => item.facts.some(({ meanings }) => isMeant(meanings)))
  if (signed.length > 0) yield claim(signed.map(signerOf), own, 1.15, 'parties with somebody who signs')
  const last = parts.at(-1) ?? head
  const signers = taken.includes('clauses') ? [] : signedBelow(last, context)
  if (signers.length > 0) yield claim(signers, [], 1, 'names under a word that says they sign')
  const names = taken.includes('clauses') ? closingNames(last, context) : namesOverPosts(last, context)
  if (names.length > (taken.includes('clauses') ? 1 : 0)) yield claim(names, [], 0.7, 'names at the end')
  const posts = taken.includes('clauses') || names.length > 0 ? [] : namesBehindPosts(last, context)
  const said = facts.filter(({ source }) => posts.some(({ blocks: [block] }) => block === source))
  if (posts.length > 1) yield claim(posts, said, 0.7, 'names at the end, each behind a post')
}

/** Who signs for a party: the party is whom for. */
function signerOf(party: Item): Item {
  const signatory = party.facts.find(({ meanings }) => isMeant(meanings))
  const name = party.facts.find(({ text }) => text === party.title.text)
  const rest = party.facts.filter(fact => fact !== signatory && fact !== name)
  return {
    ...party,
    title: signatory ? phraseIn(signatory) : party.title,
    parts: name ? { organization: name } : {},
    facts: rest,
    blocks: [],
  }
}

/** Whether a label or a heading is about who signs. */
function isMeant(meanings: readonly Meaning[]): boolean {
  return meanings.some(({ concept, weight }) => concept === 'signatures' && weight > 0.8)
}

/** A clause that is called after acceptance has paragraphs with numbers. */
function isNumbered(block: RootContent): boolean {
  return block.type === 'list' && block.ordered === true
}

/** Words up to which a section of signatures says no more than who signs. */
const SIGNED = 80

function wordCount({ blocks }: Section): number {
  return blocks.map(plainText).join(' ').split(/\s+/).length
}

/** Whether a block is not a line that waits for a detail of the whole, above its parts: `Date: ____ / ____ / 2025`. */
function isNoDetail(block: RootContent): boolean {
  const label = /^([^:：\n]{1,40})[:：][\s_./\d]*$/u.exec(plainText(block))?.[1]
  return block.type !== 'paragraph' || label === undefined || !isBlankLabel(label) || isForHand(label)
}

/** The last lines of an agreement that each have a label. */
function endOf(blocks: readonly RootContent[]): readonly RootContent[] {
  const isLabelled = (block: RootContent): boolean =>
    block.type === 'paragraph' && linesOfBlock(block).every(line => readLabelled(line)?.sign === 'colon')
  return blocks.slice(blocks.findLastIndex(block => !isLabelled(block)) + 1)
}

/** The places of a line that names who signs for a party: two people sign in two. */
function itemsOfFact(fact: Fact, inAgreement: boolean, context: Context): readonly Item[] {
  const item = itemOfFact(fact, inAgreement, context)
  const names = split(phraseIn(fact), /,\s+/g)
  if (names.length < 2 || !names.every(name => isSigner(name, context))) return [item]
  return names.map((title, at) => ({ ...item, title, parts: at === 0 ? item.parts : {}, facts: [] }))
}

/** A place to sign, as an item: the name is its title, what is filled in by hand are facts without words. */
function itemOfFact(fact: Fact, inAgreement: boolean, context: Context): Item {
  const { label, text } = fact
  const pieces = split(phraseIn(fact), /,\s+/g)
  // What somebody is may stand before the name: `the guild's clerk, Ms Ida Moor`.
  const named = pieces.findIndex(piece => isSigner(piece, context))
  const name = pieces[Math.max(named, 0)] ?? phraseOf(text)
  const rest = pieces.filter(piece => piece !== name)
  const party = {
    ...fact,
    label: phraseOf(''),
    meanings: [],
    text: label.text,
    blocks: [{ type: 'paragraph' as const, children: [...label.nodes] }],
  }
  const more = rest.map(piece => toFact(phraseOf(''), piece, 'body', emptyContext))
  return {
    title: name,
    // Of what is not agreed upon, the word over all who sign says it.
    parts: !signing().has(plainLabel(label.text))
      ? { organization: party }
      : inAgreement
        ? { caption: party }
        : {},
    facts: more,
    text: [],
    items: [],
    blocks: fact.source ? [fact.source] : [],
  }
}

const posts = onDemand(() => new Set(postWords.map(plainLabel)))

const emptyContext: Context = { lexicon: () => [], lang: 'en' }

/**
 * The last labelled lines of the body whose labels say for whom somebody signs, or which party does at the end of it all;
 * beside such a line, a name behind any other label signs too.
 */
function signingLines(
  facts: readonly Fact[],
  end: ReadonlySet<RootContent>,
  context: Context,
): readonly Fact[] {
  const last = facts
    .filter(({ place }) => place !== 'field')
    .slice(-6)
    .filter(
      ({ text }) =>
        text.length > 0 &&
        text.length <= 80 &&
        /^\p{Lu}|^\p{Lo}/u.test(text) &&
        !/[.!?@\d]/.test(withoutDay(text).replace(/\b\p{Lu}\p{L}{0,3}\./gu, '')) &&
        !isBlankLabel(text),
    )
    .filter(({ label }) => !DONE_AT.test(label.text))
  const isAtEnd = ({ source }: Fact): boolean => source !== undefined && end.has(source)
  const isFor = (fact: Fact): boolean =>
    opensSigning(fact.label.text) ||
    (isAtEnd(fact) && isPartyName(fact.label.text)) ||
    (isForHand(fact.label.text) && isSigner(phraseIn(fact), context))
  const isBeside = last.some(fact => isAtEnd(fact) && isFor(fact))
  return last.filter(fact => isFor(fact) || (isBeside && isAtEnd(fact) && isSigner(phraseIn(fact), context)))
}

/** What stands before the place where an agreement is made: `Fait à : Malestroit, en deux exemplaires`. */
const DONE_AT =
  /^(?:fait|done|made|signed|ausgefertigt|geschehen|hecho|fatto|feito|gedaan|sporządzono)\s(?:à|at|in|en|a|em|te|zu|w)$/iu

/** Who signs, without the day on which it was signed behind the name. */
function withoutDay(text: string): string {
  const at = text.lastIndexOf(', ')
  return at > 0 && readValue(text.slice(at + 2), 'en')?.type === 'date' ? text.slice(0, at) : text
}

/** A body in which the lines that say who signs stand apart from labelled lines above them in one paragraph. */
export function withSigningApart(body: readonly RootContent[], context: Context): readonly RootContent[] {
  return body.flatMap((block): readonly RootContent[] => {
    const lines = linesOfBlock(block)
    const above = lines.findLastIndex(line => {
      const labelled = readLabelled(line)
      return labelled?.sign !== 'colon' || !opensSigning(labelled.label.text)
    })
    // Behind all else that a form says, people behind what they are sign it.
    const isEnd = block === body.at(-1) && above === lines.length - 1
    const first = isEnd ? lines.findLastIndex(line => !isBehindPost(line, context)) : above
    if (first < 0 || first > lines.length - 3 || readLabelled(lines[first] as Phrase) === undefined)
      return [block]
    return [lines.slice(0, first + 1), lines.slice(first + 1)].map(part => paragraphOf(joinLines(part)))
  })
}

/** Headings, and lines in bold, right above lines to fill in, one of them for a hand, as the lines that say for whom those are. */
export function withSigningHeads(body: readonly RootContent[], context: Context): readonly RootContent[] {
  const heads = body.map((block, at) => {
    const words = headWords(block)
    return words && isOverHand(body, at, context) ? words : undefined
  })
  const headings = heads.filter((words, at) => words && body[at]?.type === 'heading')
  return body.map((block, at) => {
    const words = heads[at]
    // One heading alone is that of the part: `Acceptance`.
    const isPart = block.type === 'heading' && headings.length < 2 && !opensSigning(plainText(block))
    return words && !isPart ? paragraphOf(toPhrase(words)) : block
  })
}

/** Whether right below a block lines are filled in, one of them by a hand. */
function isOverHand(body: readonly RootContent[], at: number, context: Context): boolean {
  const end = body.findIndex((other, index) => index > at && !isFilled(other, context))
  const below = body.slice(at + 1, end < 0 ? undefined : end)
  return below.flatMap(linesOfBlock).some(({ text }) => isForHand(text) && isBlankLabel(text))
}

/** The words of a heading, or of a line in bold. */
function headWords(block: RootContent): readonly PhrasingContent[] | undefined {
  if (block.type === 'heading') return block.children
  if (block.type !== 'paragraph' || block.children.length > 1) return undefined
  const [only] = block.children
  return only?.type === 'strong' ? only.children : undefined
}

/** A line of nothing but blanks and their labels. */
function isAllBlank(block: Paragraph): boolean {
  const pieces = plainText(block)
    .split(/\t+|\s{3,}|(?<=_{3}|[:：])\s+|\n/u)
    .map(piece => piece.trim())
    .filter(Boolean)
  return pieces.length > 0 && pieces.every(piece => RULE.test(piece) || isBlankLabel(piece))
}

/** The places to sign in some blocks; `blocks` of each are those that they are drawn in place of. */
function placesIn(blocks: readonly RootContent[], context: Context, isMeant: boolean): readonly Item[] {
  const places = foundPlaces(blocks, context, isMeant)
  // Rather unread than misread: a line to write on is nobody's name.
  const areNamed = places.every(
    ({ title, parts, facts }) =>
      !RULE.test(title.text) &&
      [...Object.values(parts), ...facts].every(
        ({ text }) => parts.heading?.text === text || !RULE.test(text),
      ),
  )
  return areNamed ? places : []
}

/** `Le Bailleur : Solange Brunet ________`: who signs behind a label, before the line to sign on. */
const SIGNED_LINE = /^[^\S\n]*([^:：_\n]{2,40}?)\s*[:：]\s*([^_:：\d\n]{0,60}?)\s*_{3,}\s*$/u

/** Places of the lines that each end with a line to sign on, behind a label of who that is; two are wanted. */
function placesOnLines(blocks: readonly RootContent[], context: Context): readonly Item[] {
  const found = blocks.map(block => {
    if (block.type !== 'paragraph' || !RULE.test(plainText(block))) return []
    const lines = linesOfBlock(block)
    const places = lines.flatMap(line => placeOnLine(line, block, context) ?? [])
    return places.length === lines.length ? places : []
  })
  // Another blank beside them may be of one of these.
  const isWhole = found.every(
    (places, at) => places.length > 0 || !RULE.test(plainText(blocks[at] as RootContent)),
  )
  const places = found.flat()
  return isWhole && places.length > 1 && places.some(({ parts }) => parts.caption) ? places : []
}

function placeOnLine(line: Phrase, block: RootContent, context: Context): Item | undefined {
  const [, label, name = ''] = SIGNED_LINE.exec(line.text) ?? []
  if (label === undefined || isFilling(phraseOf(`${label}: ${name}`), context)) return undefined
  const caption = toFact(phraseOf(''), phraseOf(`${label}:`), 'body', context)
  return itemWith(
    name === ''
      ? { title: phraseOf(label), blocks: [block] }
      : { title: phraseOf(name), parts: { caption }, blocks: [block] },
  )
}

function foundPlaces(blocks: readonly RootContent[], context: Context, isMeant: boolean): readonly Item[] {
  const onLines = placesOnLines(blocks, context)
  if (onLines.length > 0) return onLines
  const inForm = placesInForm(blocks, isMeant, context)
  if (inForm.length > 0) {
    const above = blocks.slice(0, blocks.indexOf(inForm[0]?.blocks[0] as RootContent))
    // A witness signs below the table of those who agree.
    return above.at(-1)?.type === 'table' ? [...placesIn(above, context, isMeant), ...inForm] : inForm
  }
  const inLine = placesOfOneLine(blocks, context)
  if (inLine.length > 0) return inLine
  const signed = placesBelowSigned(blocks, context)
  if (signed.length > 0) return signed
  const rows = placesInRows(blocks, context)
  if (rows.length > 0) return rows
  const tables = blocks.filter((block): block is Table => block.type === 'table')
  // What somebody else fills in, a witness, stands below words of its own.
  const below = blocks.filter(
    (block, at): block is Paragraph =>
      block.type === 'paragraph' &&
      isAllBlank(block) &&
      [undefined, 'table', 'thematicBreak'].includes(blocks[at - 1]?.type),
  )
  const found = tables.flatMap(table => {
    const isSigned = isMeant || below.includes(blocks[blocks.indexOf(table) + 1] as Paragraph)
    return placesInTable(table, isSigned, context).map(item => ({ ...item, blocks: [table] }))
  })
  if (found.length > 0) {
    const rest = blocks
      .slice(blocks.indexOf(tables.at(-1) as Table) + 1)
      .filter(block => !below.includes(block as Paragraph))
    return [
      // What stands below in the same columns is theirs too: `Date: ____   Date: ____`.
      ...found.map(item => ({
        ...item,
        facts: [...item.facts, ...below.flatMap(block => blanksOf(block, found.length, context))],
        blocks: [...item.blocks, ...below],
      })),
      ...placesBelow(rest, context),
    ]
  }
  const open = openGroups(blocks)
  const records = recordsOf(blocks, isMeant, context)
  // Whom for and a name may stand above what is left open.
  const isNamed = open.flat().every(block => records.some(own => own.includes(block)))
  if (open.length > 0 && !isNamed) return open.map(group => openPlace(group, undefined, context))
  if (records.length > 0)
    return records.map((own, at) => {
      const above = at === 0 ? blocks[blocks.indexOf(own[0] as RootContent) - 1] : undefined
      const word = above && isSigningWord(above) ? above : undefined
      return {
        ...headed(placeOfLines(own.flatMap(linesOfBlock), context), phraseOfBlock(word), context),
        blocks: word ? [word, ...own] : own,
      }
    })
  const first = blocks.findIndex(
    (block, at) => (RULE.test(plainText(block)) && isForPlaces(block)) || isRuleOver(block, blocks[at + 1]),
  )
  if (first < 0) return []
  const above = blocks[first - 1]
  const name = above && isForPlaces(above) ? plainText(above) : ''
  // `Signed` alone says what the places are; with a name behind it, whom the first is for.
  const isHead = signing().has(plainLabel(name.replace(/[:：]\s*$/u, '')))
  // Lines that name who signs say for whom themselves: what stands above says where and when.
  const areNamed = linesOfBlock(blocks[first]).some(line => placeBeforeName(line, context) !== undefined)
  const from = !isHead && !areNamed && opensSigning(name) ? first - 1 : first
  const own = blocks.slice(from).filter(block => isForPlaces(block) && !isAside(block, context))
  const drawn = isHead && above ? [above, ...own] : own
  const corner = isHead ? phraseOfBlock(above) : undefined
  return placesInLines(own, context).map((item, at) => ({
    ...headed(item, at === 0 ? corner : undefined, context),
    blocks: drawn,
  }))
}

/** What parts the blanks of one line. */
const BLANKS = /(?<=_{3}|\.{6}|…{3})[\s,;|·/]+(?=\p{L})|\t+|\s{3,}/gu

/** Places of one who fills in a whole line: `Name: ____  Signature: ____  Date: ____`, below whom it is for. */
function placesOfOneLine(blocks: readonly RootContent[], context: Context): readonly Item[] {
  return blocks.flatMap((block, at): readonly Item[] => {
    const [line, ...others] = linesOfBlock(block)
    const pieces = line && others.length === 0 ? split(line, BLANKS) : []
    const labels = pieces.map(withoutColon)
    const isPlace =
      pieces.every(({ text }) => RULE.test(text) && isBlankLabel(text)) &&
      labels.some(({ text }) => isForHand(text)) &&
      new Set(labels.map(({ text }) => plainLabel(text))).size === labels.length
    if (labels.length < 2 || !isPlace) return []
    const above = blocks[at - 1]
    const [lead, ...more] = linesOfBlock(above)
    const party = lead && more.length === 0 ? withoutColon(lead) : undefined
    const isFor = party !== undefined && opensSigning(party.text)
    const pairs = labels.map(label => [label, phraseOf('')] as const)
    return [
      {
        ...place(isFor ? party : phraseOf(''), [], context),
        facts: pairs.map(([label, value]) => toFact(label, value, 'body', context)),
        blocks: isFor && above ? [above, block] : [block],
      },
    ]
  })
}

/** Places whose first line says whose signature it is for: `Signature of the Buyer: ____` above `Date: ____`. */
function placesBelowSigned(blocks: readonly RootContent[], context: Context): readonly Item[] {
  const places = blocks.flatMap((block): readonly Item[] => {
    const lines = linesOfBlock(block)
    const labels = lines.map(withoutColon)
    const [first, ...more] = labels
    const isPlace =
      first !== undefined &&
      more.length > 0 &&
      isForHand(first.text) &&
      first.text.length <= LABEL &&
      lines.every(({ text }) => /^[^_]{2,40}[:：]\s*_{3,}\s*$/u.test(text)) &&
      more.every(({ text }) => isBlankLabel(text))
    if (!isPlace) return []
    const facts = labels.map(label => toFact(label, phraseOf(''), 'body', context))
    return [{ ...place(phraseOf(''), [], context), facts, blocks: [block] }]
  })
  const isNamed = places.some(({ facts }) => !isBlankLabel(facts[0]?.label.text ?? ''))
  return isNamed ? places : []
}

/** Lines to fill in that are all labels: `Signed to go ahead:`, `Name:`. */
function isOpen(block: RootContent): boolean {
  const lines = linesOfBlock(block).map(({ text }) => text.trim())
  return lines.length > 0 && lines.every(text => text.length <= LABEL && /[:：]$/u.test(text))
}

/** Lines to fill in, those of one place together, whether one stands below the other or each is a paragraph; one of them is for a hand. */
function openGroups(blocks: readonly RootContent[]): readonly (readonly RootContent[])[] {
  const groups: RootContent[][] = []
  blocks.forEach((block, at) => {
    if (!isOpen(block)) return
    const [first = ''] = openLabels([block])
    const open = groups.at(-1)
    const isNext = open !== undefined && open.at(-1) === blocks[at - 1]
    // Whom for is said anew, or a label comes again.
    const isAnew = !isBlankLabel(first) || openLabels(open ?? []).includes(first)
    if (open && isNext && !isAnew) open.push(block)
    else groups.push([block])
  })
  return groups.filter(group => {
    const labels = openLabels(group)
    const isHand = labels.some(label => isForHand(label) || (labels.length > 1 && opensSigning(label)))
    return isHand && (labels.length > 1 || group.at(-1) === blocks.at(-1))
  })
}

function openLabels(blocks: readonly RootContent[]): readonly string[] {
  return blocks.flatMap(linesOfBlock).map(line => withoutColon(line).text)
}

/** Places that are one record each, whose lines stand together or are paragraphs of their own; a label that comes again begins another. */
function recordsOf(
  blocks: readonly RootContent[],
  isMeant: boolean,
  context: Context,
): readonly (readonly RootContent[])[] {
  const records: (readonly RootContent[])[] = []
  // Right below a word that alone says so, and below somebody who signs, the next one does.
  const isSignedAbove = (at: number): boolean => {
    const above = blocks[at - 1]
    return above !== undefined && (records.at(-1)?.at(-1) === above || isSigningWord(above))
  }
  for (let at = 0, end = 0; at < blocks.length; at = end) {
    end = at + 1
    const labels = new Set(labelsIn(blocks[at]))
    while (isFilled(blocks[end], context) && !labelsIn(blocks[end]).some(label => labels.has(label)))
      for (const label of labelsIn(blocks[end++])) labels.add(label)
    const own = blocks.slice(at, end)
    if (isRecord(own.flatMap(linesOfBlock), isMeant || isSignedAbove(at), context)) records.push(own)
  }
  return records
}

/** `Signed:` as a paragraph of its own. */
function isSigningWord(block: RootContent): boolean {
  return block.type === 'paragraph' && signing().has(plainLabel(plainText(block).replace(/[:：]\s*$/u, '')))
}

function labelsIn(block: RootContent | undefined): readonly string[] {
  return linesOfBlock(block).flatMap(
    ({ text }) => /^([^:：]{1,40})[:：]/u.exec(text)?.[1]?.toLowerCase() ?? [],
  )
}

function isFilled(block: RootContent | undefined, context: Context): boolean {
  if (block?.type === 'heading') return false
  const lines = linesOfBlock(block)
  return lines.length > 0 && lines.every(line => isFilling(line, context))
}

/**
 * Whom for, then lines to fill in, one of them for a hand: `Signed for Ash Ltd`, `Name: Mo Ash`, `Signature`. A name over such
 * labels alone needs no word for it, and where it is signed, none of them is for a hand.
 */
function isRecord([first, ...others]: readonly Phrase[], isMeant: boolean, context: Context): boolean {
  if (first === undefined || others.length === 0) return false
  const isHand = others.some(({ text }) => isForHand(text) && isBlankLabel(text))
  // Where a name is filled in, only the day is left to the hand: `For Ash Ltd`, `Name: Mo Ash`, `Date:`.
  const isOpen =
    !/[:：_]/.test(first.text) &&
    others.every(line => isFilling(line, context) && !RULE.test(line.text)) &&
    others.some(({ text }) => isBlankLabel(text)) &&
    others.some(line => isNameLabel(readLabelled(line)?.label.text ?? '', context))
  if (opensSigning(first.text) && (isHand || isOpen)) return true
  return (
    first.text.length <= PLACE_LINE &&
    // A short word with its stop shortens the name of a house: `Ltd.`
    /^[\p{Lu}\p{Lo}]/u.test(first.text) &&
    !/[:：!?。]$|\p{L}{5}\.$|_{3}|(?:\p{L}\s.*){5}\.$/u.test(first.text) &&
    others.every(line => isFilling(line, context)) &&
    (isMeant || isHand)
  )
}

/** Letters of a label before what is filled in. */
const LABEL = 40

/** A place of labels alone; for whom it is may stand above it. */
function openPlace(blocks: readonly RootContent[], who: Phrase | undefined, context: Context): Item {
  const labels = blocks.flatMap(linesOfBlock).map(withoutColon)
  const isHeaded = labels[0] !== undefined && !isBlankLabel(labels[0].text) && opensSigning(labels[0].text)
  const party = who ?? (isHeaded ? labels[0] : undefined)
  return {
    ...itemWith({
      title: phraseOf(''),
      facts: labels
        .filter(label => label !== party)
        .map(label => toFact(label, phraseOf(''), 'body', context)),
    }),
    parts: party ? { organization: toFact(phraseOf(''), party, 'body', context) } : {},
    blocks,
  }
}

/** Somebody who signs below the others: a word for whom, then lines to fill in. */
function placesBelow(blocks: readonly RootContent[], context: Context): readonly Item[] {
  return blocks.flatMap((block, at) => {
    const above = blocks[at - 1]
    const who = phraseOfBlock(above)
    const isPlace = openGroups([block]).length > 0
    if (!isPlace || !above || !who || who.text.length > PLACE_LINE || linesOfBlock(above).length > 1)
      return []
    return [{ ...openPlace([block], trim(who), context), blocks: [above, block] }]
  })
}

function phraseOfBlock(block: RootContent | undefined): Phrase | undefined {
  return block?.type === 'paragraph' ? toPhrase(block.children) : undefined
}

/** A rule, or a paragraph of short lines none of which is a sentence with a blank in it: those stay in the text. */
function isForPlaces(block: RootContent): block is Paragraph | ThematicBreak {
  if (block.type === 'thematicBreak') return true
  if (block.type !== 'paragraph') return false
  return linesIn(block.children).every(({ text }) => text.length <= PLACE_LINE && !hasBlankInside(text))
}

/** Whether a block says behind its label what is attached, and nobody's name: `Annexes: 1 offer, 2 plans`. */
function isAside(block: RootContent, { lexicon }: Context): boolean {
  const lines = linesOfBlock(block).map(line => readLabelled(line))
  const attached: readonly string[] = ['enclosures', 'schedules']
  return (
    lines.length > 0 &&
    lines.every(
      line =>
        line !== undefined &&
        !RULE.test(line.value.text) &&
        lexicon(line.label.text).some(({ concept, weight }) => weight > 0.8 && attached.includes(concept)),
    )
  )
}

/** Signs from which a rule is a line to write on and no division of the text. */
const LONG_RULE = 10

/** A row of underscores is a rule across the page to Markdown: a name below it, or several in columns, say what it was. */
function isRuleOver(rule: RootContent, below: RootContent | undefined): boolean {
  if (rule.type !== 'thematicBreak' || below?.type !== 'paragraph') return false
  const { start, end } = rule.position ?? {}
  const isLong = (end?.offset ?? 0) - (start?.offset ?? 0) >= LONG_RULE
  const lines = linesIn(below.children)
  return isLong
    ? lines.length <= 4 && lines.every(({ text }) => text.length <= 90 && !/\p{L}{3}[.!?]$/u.test(text))
    : lines.every(line => split(line, COLUMNS).length > 1)
}

/** Letters of what one who signs beside others has in a line, and lines of all of them. */
const BESIDE = { letters: 60, lines: 4 }

/**
 * Who signs side by side at the end, each with a piece of every line: `The Lender      The Borrower` over their names. Where
 * and when they sign may stand above, a day to fill in behind each name.
 */
function placesInColumns({ blocks }: Section, context: Context): readonly Item[] {
  const [above, last] = [blocks.at(-2), blocks.at(-1)]
  const lines = linesOfBlock(last)
  const head = lines[0] && isOverPlaces(lines[0].text) ? lines[0] : undefined
  const rows = lines.slice(head ? 1 : 0).map(line => split(line, COLUMNS))
  const [first = []] = rows
  const isOne = (piece: Phrase): boolean =>
    piece.text.length <= BESIDE.letters &&
    /^[\p{Lu}\p{Lo}\p{Ll}(]/u.test(piece.text) &&
    !/[\d!?;]/.test(piece.text)
  if (!last || first.length < 2 || rows.length > BESIDE.lines) return []
  if (!rows.every(row => row.length === first.length && row.every(isOne))) return []
  const isEach = rows.every(([, ...labels]) => labels.every(({ text }) => isBlankLabel(text)))
  const places = isEach ? rows : first.map((_, at) => rows.flatMap(row => row[at] ?? []))
  const heading = head ?? (isOverPlaces(plainText(above ?? last)) ? phraseOfBlock(above) : undefined)
  const own = heading && !head && above ? [above, last] : [last]
  const isHeaded = !isEach && rows.length > 1 && areParties(first)
  return places.map((pieces, at) => {
    const item = isHeaded ? placeOfParty(pieces, context) : placeOfLines(pieces, context)
    return { ...headed(item, at === 0 ? heading : undefined, context), blocks: own }
  })
}

/** The blanks of one of several places in a line that has the same for each of them. */
function blanksOf(block: Paragraph, places: number, context: Context): readonly Fact[] {
  const pieces = split(toPhrase(block.children), /\t+|\s{3,}|_{3,}\s*|\n|(?<=[:：])\s+/gu).filter(
    ({ text }) => !RULE.test(text),
  )
  const own = pieces.slice(0, Math.max(1, Math.round(pieces.length / places)))
  return own.map(piece => toFact(withoutColon(piece), phraseOf(''), 'body', context))
}

/** A table with cells to fill in: whoever signs has a column, or a row. */
function placesInTable(table: Table, isMeant: boolean, context: Context): readonly Item[] {
  const cells = table.children.map(row => row.children.map(cell => trim(toPhrase(cell.children))))
  const [head = [], ...rows] = cells
  const isBlank = (text: string): boolean =>
    text === '' || RULE.test(text) || (/[:：]\s*$/u.test(text) && isBlankLabel(text))
  const labelled = rows.filter(([first]) => first !== undefined && isBlankLabel(first.text))
  const hasBlanks = rows.some(
    row => row.slice(1).some(({ text }) => isBlank(text)) || row.every(({ text }) => isBlank(text)),
  )
  if (!isMeant && !hasBlanks && !cells.some(row => row.some(({ text }) => RULE.test(text)))) return []
  // Rows are called Name, Signature, Date: each column signs.
  if (
    labelled.length >= 2 &&
    head.length > 1 &&
    rows.some(row => row.slice(1).some(({ text }) => text === ''))
  ) {
    const corner = head[0]
    return head.slice(1).map((party, at) => {
      const pairs = rows.map(row => [row[0] ?? phraseOf(''), row[at + 1] ?? phraseOf('')] as const)
      return headed(place(party, pairs, context), at === 0 ? corner : undefined, context)
    })
  }
  // Columns are called Name, Signature, Date: each row signs.
  const titles = head.map(({ text }) => isBlankLabel(text))
  if (titles.filter(Boolean).length >= 2 && head.some(({ text }) => isForHand(text)))
    return rows.map((row, rowAt) => {
      const party = titles[0] ? phraseOf('') : (row[0] ?? phraseOf(''))
      const pairs = row.flatMap((cell, at) =>
        titles[at]
          ? [[head[at] ?? phraseOf(''), cell] as const]
          : at > 0 && cell.text !== ''
            ? [[phraseOf(''), cell] as const]
            : [],
      )
      return headed(
        place(party, pairs, context),
        rowAt === 0 && titles[0] !== true ? head[0] : undefined,
        context,
      )
    })
  // Each cell says what it is: `Name: Ola Vik`, `Date:`, or stands below a line.
  const columns = Math.max(...cells.map(row => row.length))
  const own = (at: number): readonly Phrase[] =>
    cells.flatMap(row => {
      const cell = row[at]
      return cell && cell.text !== '' && !/^[_.…\s]+$/u.test(cell.text) ? [cell] : []
    })
  const isEach =
    isMeant ||
    cells.some(row => row.every(({ text }) => RULE.test(text))) ||
    rows.some(row => row.filter(({ text }) => isBlank(text) && text !== '').length > 1)
  if (!isEach) return []
  const lists = Array.from({ length: columns }, (_, at) => own(at)).filter(lines => lines.length > 0)
  const isHeaded = cells.length > 1 && areParties(head) && lists.every(lines => lines.length > 1)
  return lists.map(lines => (isHeaded ? placeOfParty(lines, context) : placeOfLines(lines, context)))
}

/** Lines of underscores with names below them, one place after another or side by side; labels before a line say whose it is. */
function placesInLines(blocks: readonly RootContent[], context: Context): readonly Item[] {
  const lines = blocks.flatMap(block =>
    block.type === 'paragraph' ? linesIn(block.children).flatMap(blanksApart) : [phraseOf('___')],
  )
  const records = recordsIn(lines, context)
  if (records.length > 1) return records.map(record => placeOfLines(record, context))
  const places: Phrase[][] = []
  const parties = new Set<Phrase>()
  const filled: Item[] = []
  const shared: Fact[] = []
  const days: { readonly day: Phrase; readonly at: number }[] = []
  let isOpen = true
  for (const [index, line] of lines.entries()) {
    const pieces = split(line, COLUMNS)
    const named = placeBeforeName(line, context)
    const beside = named ? [named] : placesBeside(line, context)
    if (beside.length > 0) {
      filled.push(...beside)
      continue
    }
    const labelled = /^(.*?)[:：]?\s*[_.…]{3,}\s*$/su.exec(line.text)
    const label = labelled?.[1] ? trim(cut(line, 0, labelled[1].length)) : undefined
    // The name right below the line is that of who signs on it.
    const isNamed = label !== undefined && isNameBelow(line, lines[index + 1], context)
    if (/^[_.…\s]+$/u.test(line.text)) isOpen = true
    else if (
      label &&
      !isPlaceAndDay(label.text) &&
      (opensSigning(label.text) || isWho(line) || (isNamed && !isBlankLabel(label.text)))
    ) {
      places.push([label])
      if (isNamed) parties.add(label)
      isOpen = !isNamed
    } else if (label && isPlaceAndDay(label.text) && !days.some(({ day }) => day.text === label.text))
      days.push({ day: label, at: places.length })
    else if (label && (isBlankLabel(label.text) || isPlaceAndDay(label.text)))
      shared.push(toFact(withoutColon(label), phraseOf(''), 'body', context))
    else if (pieces.length > 1) {
      // Columns of names below one rule: a place each.
      pieces.forEach((piece, at) => {
        if (isOpen || places[at] === undefined) places.push([piece])
        else places[at]?.push(piece)
      })
      isOpen = false
    } else {
      if (isOpen || places.length === 0) places.push([line])
      else places.at(-1)?.push(line)
      isOpen = false
    }
  }
  const isOfParty = ([first]: readonly Phrase[]): boolean => first !== undefined && parties.has(first)
  const items = [
    ...places.map(group => (isOfParty(group) ? placeOfParty(group, context) : placeOfLines(group, context))),
    ...filled,
  ]
  // Below the last place nobody is left to sign there and then.
  const isOver = ({ at }: { readonly at: number }): boolean => days.length === 1 || at < items.length
  const [headings, below] = [days.filter(isOver), days.filter(one => !isOver(one))]
  const blank = (words: Phrase): Fact => toFact(withoutColon(words), phraseOf(''), 'body', context)
  return items.map((item, at) => {
    const own = headings.find(one => one.at === at || (at === 0 && headings.length === 1))
    return {
      ...item,
      facts: [...item.facts, ...shared, ...below.map(({ day }) => blank(day))],
      // Where and when several sign is filled in once, over the first of them.
      parts: own ? { ...item.parts, heading: blank(own.day) } : item.parts,
    }
  })
}

/** Whom for and a line to sign on, above the name of who does: `The Photographer: ______` over `Jo Ash`. */
function isNameBelow(line: Phrase, below: Phrase | undefined, context: Context): boolean {
  return signsBefore.test(line.text) && below !== undefined && isSigner(trim(below), context)
}

/** Letters of somebody whose line is behind the name. */
const WHO = 84

/** A name before the only line to sign on, and no label: `Officina Bell S.r.l. ______`. */
function isWho({ text }: Phrase): boolean {
  const name = /^(\p{Lu}[^:：_…]*)\s_{5,}\s*$/u.exec(text)?.[1]?.trim() ?? ''
  return name !== '' && name.length <= WHO && !isBlankLabel(name)
}

/** The blanks of a line that somebody fills in one after the other, each with its label: `Name: ____ Date: ____`. */
function blanksApart(line: Phrase): readonly Phrase[] {
  const rules = [...line.text.matchAll(new RegExp(RULE, 'gu'))]
  const ends = rules.map(({ index, 0: rule }) => index + rule.length)
  const labels = rules.map(({ index }, at) => plainLabel(line.text.slice(ends[at - 1] ?? 0, index)))
  const isEach = labels.every(isBlankLabel) && new Set(labels).size === labels.length
  if (rules.length < 2 || !isEach || line.text.slice(ends.at(-1)).trim() !== '') return [line]
  return ends.map((end, at) => trim(cut(line, ends[at - 1] ?? 0, end)))
}

/**
 * The places of a line with several blanks, each behind its label: `us: ____ date ____`, `Landlord: ____  Tenant: ____`.
 * What is labelled after what is filled in there belongs to the place before it.
 */
function placesBeside(line: Phrase, context: Context): readonly Item[] {
  const pieces = split(line, new RegExp(RULE, 'gu'))
  const isEach = [...line.text.matchAll(new RegExp(RULE, 'gu'))].length === pieces.length
  const [first] = pieces
  if (pieces.length < 2 || !isEach || !first || isBlankLabel(first.text) || isPlaceAndDay(first.text))
    return []
  const groups: Phrase[][] = []
  for (const piece of pieces)
    if (isBlankLabel(piece.text)) groups.at(-1)?.push(piece)
    else groups.push([piece])
  return groups.map(([who = phraseOf(''), ...labels]) =>
    itemWith({
      title: withoutColon(who),
      facts: labels.map(label => toFact(withoutColon(label), phraseOf(''), 'body', context)),
    }),
  )
}

/** Whom for, a blank to sign on, and the name of who does behind it: `The Tenant: ________ Ida Birch, chair`. */
function placeBeforeName(line: Phrase, context: Context): Item | undefined {
  const [all, who = '', name = ''] = /^([^:：_]{2,60})[:：]\s*_{3,}\s*(\p{L}[^_:：]*)$/u.exec(line.text) ?? []
  if (all === undefined || isBlankLabel(who) || isBlankLabel(name)) return undefined
  const place = placeOfNames([trim(cut(line, line.text.length - name.length))])
  const organization = toFact(phraseOf(''), trim(cut(line, 0, who.length)), 'body', context)
  return { ...place, parts: { ...place.parts, organization } }
}

/** Who signs, before the line to sign on: `The Artist: ______`. */
const signsBefore = /^[^:：_]{2,60}[:：]\s*_{3,}\s*$/u

/** Labelled lines by place where a label comes again, or whom for is said anew: `By: ____`, `Name: Ada Ash`, then both for somebody else. */
function recordsIn(lines: readonly Phrase[], context: Context): readonly (readonly Phrase[])[] {
  const records: Phrase[][] = []
  let seen = new Set<string>()
  let isNamed = false
  for (const line of lines) {
    const label = /^([^:：_.…]{1,40})[:：]/u.exec(line.text)?.[1] ?? ''
    const isBefore = signsBefore.test(line.text)
    if (!isBlankLabel(label) && (isBefore || (opensSigning(line.text) && !RULE.test(line.text)))) {
      records.push([isBefore ? withoutColon(line) : line])
      seen = new Set()
      continue
    }
    if (label === '' || !isBlankLabel(label)) return []
    const name = plainLabel(label)
    if (seen.has(name) || records.length === 0) {
      records.push([])
      seen = new Set()
    }
    seen.add(name)
    isNamed ||= isNameLabel(label, context)
    records.at(-1)?.push(line)
  }
  return isNamed ? records : []
}

/** The last short lines of an agreement, each a name and what its bearer is, below where and when they sign. */
function closingNames({ blocks }: Section, context: Context): readonly Item[] {
  const names: Item[] = []
  for (const block of blocks.toReversed()) {
    const [line, ...more] = linesOfBlock(block)
    if (line !== undefined && more.length === 0 && isPlaceAndDate(line.text, context)) {
      const [first, ...others] = names
      return first ? [headedBy(first, line, block, context), ...others] : names
    }
    if (line === undefined || more.length > 2 || line.text.length > 90 || !isName(line.text)) break
    names.unshift({ ...placeOfNames([line, ...more]), blocks: [block] })
  }
  return names
}

function headedBy(first: Item, line: Phrase, block: RootContent, context: Context): Item {
  const heading = toFact(phraseOf(''), line, 'body', context)
  return { ...first, parts: { ...first.parts, heading }, blocks: [block, ...first.blocks] }
}

/** `St. Johann, den 20. September 2025`. */
function isPlaceAndDate(text: string, { lang }: Context): boolean {
  const day = /^\p{Lu}[^,]{1,40},\s+(?:\p{Ll}{1,4}\s+)?(.{6,30})$/u.exec(text)?.[1]
  return day !== undefined && readValue(day, lang)?.type === 'date'
}

/** Blocks at the end of a sheet below those who sign: whose it is, its number. */
const BELOW = 2

/** People at the end of a sheet, each over what they are: `Ada Quill / Head of School`. */
function namesOverPosts({ blocks }: Section, context: Context): readonly Item[] {
  const places = blocks.map(block => {
    const columns = columnsOf(block)
    const [lines = []] = columns
    // Two names, one below the other, are two who sign.
    if (columns.length === 1 && lines.length === 2 && lines.every(line => isSigner(line, context)))
      return lines.map(line => placeOfNames([line]))
    if (columns.length === 1 && lines.length > 0 && lines.every(line => isNameBeforePost(line, context)))
      return lines.map(line => placeOfNames([line]))
    return columns.every(each => isNameOverPost(each, context)) ? columns.map(placeOfNames) : []
  })
  const end = places.findLastIndex(({ length }) => length > 0)
  if (end < 0) return namesUnderPosts(blocks, context)
  if (end < blocks.length - 1 - BELOW) return []
  const start = places.findLastIndex(({ length }, at) => at < end && length === 0)
  return places
    .slice(start + 1, end + 1)
    .flatMap((items, at) => items.map(item => ({ ...item, blocks: [blocks[start + 1 + at] as RootContent] })))
}

/** People at the end of a sheet, each under what they are: `Course leader / Ida Moor`; one alone may be anything. */
function namesUnderPosts(blocks: readonly RootContent[], context: Context): readonly Item[] {
  const pairs = blocks.map(block => {
    const [post, name, ...more] = linesOfBlock(block)
    const isPlace =
      post !== undefined &&
      name !== undefined &&
      more.length === 0 &&
      isSigner(name, context) &&
      !/\d/.test(post.text) &&
      post.text.length <= LABEL &&
      isTitleLike(post.text, context)
    return isPlace ? { ...placeOfNames([name, post]), blocks: [block] } : undefined
  })
  const end = pairs.findLastIndex(pair => pair !== undefined)
  if (end < blocks.length - 1 - BELOW) return []
  const start = pairs.findLastIndex((pair, at) => at < end && pair === undefined) + 1
  const places = pairs.slice(start, end + 1).flatMap(pair => pair ?? [])
  return places.length > 1 ? places : []
}

/** Whether a line is somebody behind what they are, and not whom a sheet is for. */
function isBehindPost(line: Phrase, context: Context): boolean {
  const labelled = readLabelled(line)
  return (
    labelled?.sign === 'colon' && isSigner(labelled.value, context) && !isKnown(labelled.label.text, context)
  )
}

/** People in the lines of a block at the end of a sheet, each behind what they are: `Coxswain: Bill Storr`. */
function namesBehindPosts({ blocks }: Section, context: Context): readonly Item[] {
  const places = blocks.slice(-BELOW - 1).map(block => {
    const lines = block.type === 'paragraph' ? linesOfBlock(block).map(readLabelled) : []
    if (!linesOfBlock(block).every(line => isBehindPost(line, context))) return []
    return lines.flatMap(line =>
      line ? [{ ...placeOfNames([line.value, line.label]), blocks: [block] }] : [],
    )
  })
  const last = places.findLastIndex(({ length }) => length > 0)
  // Each may stand in a paragraph of its own.
  const first = places.findLastIndex(({ length }, at) => at < last && length === 0) + 1
  return places.slice(first, last + 1).flat()
}

/** Whether a label says something else of a sheet than what somebody is: whom it is for, where. */
function isKnown(label: string, { lexicon }: Context): boolean {
  return lexicon(label).some(({ concept, weight }) => weight > 0.8 && concept !== 'jobTitle')
}

/** Names below `Signed` in the same paragraph, each with what its bearer is: `Mick Rawcliffe, boat`. */
function signedBelow({ blocks }: Section, context: Context): readonly Item[] {
  return blocks.flatMap(block => {
    const [head, ...lines] = linesOfBlock(block)
    const places = lines.map(line => placeOfNames([line]))
    const isHead = head !== undefined && signing().has(plainLabel(head.text.replace(/\s*[:：]\s*$/u, '')))
    if (!isHead || lines.length === 0 || !places.every(({ title }) => isSigner(title, context))) return []
    return places.map((item, at) => ({
      ...headed(item, at === 0 ? head : undefined, context),
      blocks: [block],
    }))
  })
}

/** Titles before a name: any with a full stop, and those that are written without. */
const titled =
  /^((?:(?:\p{Lu}\p{L}{0,4}\.|[Dd]r|[Pp]rof|Professor|mgr|inż\.|hab\.|ks\.|Mr|Mrs|Ms|Mx|Miss|Sir|Dame|Rev|Herr|Frau|Mme|Madame|Monsieur|Ing|Mag)\s+)*)/u

/** A name, before which a title may stand: `Prof. Sunniva Dale`, `Dr Samir Haddad`. */
function isSigner(name: Phrase, context: Context): boolean {
  const words = plainLabel(name.text).split(' ')
  if (words.some(word => posts().has(word))) return false
  const [, title = ''] = titled.exec(name.text) ?? []
  return isPersonAlone(cut(name, title.length), context) || isPersonAlone(name, context)
}

/** The lines of a paragraph, or of each column of a table whose columns have no names. */
function columnsOf(block: RootContent): readonly (readonly Phrase[])[] {
  if (block.type !== 'table') return [linesOfBlock(block)]
  const [head, ...rows] = block.children
  if (head?.children.some(({ children }) => children.length > 0)) return []
  return (rows[0]?.children ?? []).map((_, at) =>
    rows.flatMap(({ children }) => {
      const cell = children[at]
      return cell && cell.children.length > 0 ? [trim(toPhrase(cell.children))] : []
    }),
  )
}

function isNameOverPost([name, post, ...more]: readonly Phrase[], context: Context): boolean {
  return (
    name !== undefined &&
    post !== undefined &&
    more.length < 2 &&
    isSigner(name, context) &&
    [post, ...more].every(({ text }) => isTitleLike(text, context))
  )
}

/** A name and what its bearer is in one line, and where: `Ada Quill, head of school`, `Yaw Sarpong — Examiner, Forestry Unit`. */
function isNameBeforePost(line: Phrase, context: Context): boolean {
  const [name, post, ...more] = split(line, /,\s+|\s+[–—-]\s+/g)
  const isPost = post !== undefined && (/^\p{Ll}/u.test(post.text) || isTitleLike(post.text, context))
  const areHouses = more.length < 2 && more.every(({ text }) => isTitleLike(text, context))
  const isDay = isPlaceAndDate(line.text, context) || /\d{4}/.test(line.text)
  return (
    name !== undefined && isPost && areHouses && !isDay && line.text.length <= WHO && isSigner(name, context)
  )
}

function placeOfNames(lines: readonly Phrase[]): Item {
  const [name = phraseOf(''), ...rest] = lines.flatMap(line => split(line, /,\s+|\s+[–—-]\s+/g))
  return itemWith({
    title: name,
    facts: rest.map(piece => toFact(phraseOf(''), piece, 'body', emptyContext)),
  })
}

/** Two to six words that open with capitals, and no sentence. */
function isName(line: string): boolean {
  const [name = ''] = line.split(/,|\s[–—]\s/)
  const words = name.trim().split(/\s+/)
  return (
    !/[.!?:;]$/.test(line) &&
    words.length >= 2 &&
    words.length <= 6 &&
    words.filter(word => /^\p{Lu}/u.test(word)).length >= 2
  )
}
