import { isCredit } from './claims/byline.ts'
import { withoutShop } from './claims/slips.ts'
import { isEnsemble, withRouteApart } from './claims/lines-alone.ts'
import type { RootContent } from 'mdast'
import type { Document } from '../source/document.ts'
import type { Field } from '../source/fields.ts'
import { TOLD, toldScore } from '../source/paste/maker-signs.ts'
import { plainText } from '../source/text.ts'
import { dividedLines, withLabelledTitle, withTitleLine } from './lines/divide-lines.ts'
import type { Context } from './context.ts'
import { withCountedFields } from './facts/counted-fields.ts'
import { withAddresses } from './facts/linked-fields.ts'
import { isEditorial } from './facts/settings.ts'
import { factsIn, fieldFact, isFilled, namesColumns, printedWords } from './facts/facts.ts'
import { withEntryHeads } from './lines/entry-heads.ts'
import {
  openBearer,
  openCreditedLine,
  openDocumentName,
  openFirstLine,
  openNamedLine,
  openQuotedLine,
} from './lines/first-line.ts'
import { takeJourney } from './facts/journey-table.ts'
import { linesIn, readLabelled } from './facts/label.ts'
import { labelLanguage } from './facts/label-language.ts'
import { takeLedLines } from './lines/led-lines.ts'
import { personFacts } from './lines/letterhead.ts'
import { takeMessageAbove } from './lines/letter-above.ts'
import { greets, greetsReader, takeLetter } from './lines/letters.ts'
import { withNamedColumns } from './lines/named-columns.ts'
import { groupLabels } from './lines/named-groups.ts'
import { withoutLinkLabels } from './lines/link-labels.ts'
import { withPointedParts } from './lines/pointed-parts.ts'
import { buttonLabels, withDateLines, withPressed } from './lines/pressed.ts'
import { withSides } from './lines/sides.ts'
import { withSpokenLinks } from './lines/spoken-links.ts'
import { stubLabels } from './lines/stub-lines.ts'
import { withStoryHeads } from './lines/story-heads.ts'
import { storyLabels, withStoryLines } from './lines/story-lines.ts'
import { TALK, takeTalk, type Untalked } from './lines/talk.ts'
import { linesOfGift } from './lines/told-gifts.ts'
import { withoutKindLabels } from './lines/kind-labels.ts'
import { readWorksheet } from './lines/worksheet.ts'
import { type Lexicon, lexiconFor, nameOf } from './words/lexicon.ts'
import { takeLists } from './lists/lists.ts'
import {
  type Outline,
  outlineOf,
  type Part,
  withCountedNames,
  withHeadings,
  withPartNames,
} from './outline.ts'
import { nameLabels, takeParties } from './facts/party-parts.ts'
import { type Phrase, toPhrase, trim } from './facts/phrase.ts'
import { plainRecords } from './facts/plain-records.ts'
import { pressedFields } from './facts/pressed-fields.ts'
import { schemaFields } from './facts/schema-fields.ts'
import { spelledKeys } from './facts/short-keys.ts'
import { tabledFields } from './facts/tabled-fields.ts'
import { toldColumns } from './facts/told-columns.ts'
import { toldPartyFields } from './facts/told-parties.ts'
import { toldQuestions } from './facts/told-questions.ts'
import { toldQuote } from './facts/told-quotes.ts'
import { toldParts } from './facts/told-parts.ts'
import { repeatsIn, withoutEchoes, withoutFacts, withoutOpeningEchoes } from './lines/repeats.ts'
import type { Fact, Omitted } from './reading.ts'
import { type ListRole, listRuleOf, listsTaken, type Role, type Roles, rolesTaken } from './roles.ts'
import { type Deck, readSlides } from './slides/read-slides.ts'
import type { Takings } from './lists/takings.ts'
import { answerLabels } from './things/voices.ts'
import type { Concept } from './words/en.ts'

/** The copy of one job taken apart, before any piece of it has a role. */
export interface Apart {
  readonly context: Context
  /** BCP 47: the language that most of its labels are in. */
  readonly labelLang: string
  /** The document; of a deck without the slides. */
  readonly document: Document
  readonly deck?: Deck
  /** Somebody says it to somebody. */
  readonly spoken?: 'letter' | 'chat'
  /** The body with its lines as their author meant them. */
  readonly body: readonly RootContent[]
  /** Everything that the front matter says, once more where the body says it too. */
  readonly written: readonly Fact[]
  /** What the readers of whole subjects took, and what they left. */
  readonly whole: Takings
  readonly outline: Outline
  /** Facts of the front matter, each said once. */
  readonly fields: readonly Fact[]
  /** The same, then the facts of the body. */
  readonly facts: readonly Fact[]
  /** Words that nothing prints. */
  readonly omitted: readonly Omitted[]
}

/** A copy without what its authors note for each other in its front matter, and with addresses where they lead from. */
function forReaders(written: Document, roles: Roles): Document {
  const sells = roles.needs?.includes('action') === true
  const notes = written.fields.filter(field => isEditorial(field, sells))
  const told = notes.flatMap(({ name, value, line }) =>
    value.kind === 'text'
      ? [{ text: `${name}: ${value.text}`, because: 'note of the writer' as const, line }]
      : [],
  )
  return {
    ...written,
    fields: withAddresses(written.fields.filter(field => !notes.includes(field))),
    omitted: [...written.omitted, ...told],
  }
}

/**
 * Takes copy apart: the slides of a deck, the lines of a bill or a menu and the parts of a letter first, then title, head,
 * parts and facts of what is left.
 */
export function takeApart(written: Document, roles: Roles): Apart {
  const recorded = withRecords(forReaders(written, roles), roles)
  const labelLang = labelLanguage(recorded)
  const context: Context = { lexicon: lexiconOf(recorded, labelLang), lang: recorded.lang }
  const source = withEntries(withHeadRows(recorded, context), roles, context)
  const told = source.fields.filter(isFilled).map(field => fieldFact(field, context))
  const deck = listsTaken(roles).includes('slides') ? deckIn(source, told, { roles, context }) : undefined
  const document = deck ? { ...source, root: { ...source.root, children: [...deck.body] } } : source
  const said = talkIn(document, roles, context)
  const talk = withToldGift(said, roles, context)
  const kinds = deck ? { blocks: talk.body, labels: [] } : withoutKindLabels(talk.body, roles)
  const sheet = roles.needs?.includes('action')
    ? readWorksheet(kinds.blocks, context)
    : { body: kinds.blocks, omitted: [] }
  const places = placesIn(sheet.body, roles, context)
  const body = bodyIn(places.blocks, told, { roles, context, isDeck: deck !== undefined })
  const facted = deck?.facts ?? told
  const once =
    roles.facts === 'all'
      ? withoutEchoes(body, facted)
      : deck
        ? { body, fields: facted, echoes: [] }
        : withoutOpeningEchoes(body, facted)
  const isJourney = rolesTaken(roles).includes('departureAirport')
  const way = isJourney ? takeJourney(once.body, context) : { body: once.body, facts: [], silent: [] }
  const led = roles.facts === 'all' ? takeLedLines(way.body, context) : { body: way.body, facts: [] }
  const isWritten = isLetter(roles, led.body, context)
  const whole = isWritten
    ? takeLetter(led.body, once.fields, source.omitted, {
        context,
        isCircular: listsTaken(roles).includes('stories'),
      })
    : takeLists(led.body, once.fields, listsTaken(roles), context)
  const read = deck?.outline ?? withFoot(outlineOf(whole.body, context, isFace(roles)), whole, context)
  const greeted = withMasthead(talk.greeting ? withGreeting(read, talk.greeting, context) : read, context)
  const { outline: laid, facts: parties } = listsTaken(roles).includes('lines')
    ? takeParties(greeted)
    : { outline: greeted, facts: [] }
  const isBill = rolesTaken(roles).includes('seller')
  const outline = isWritten
    ? withoutTableFacts(laid)
    : isBill
      ? { ...laid, facts: withoutShop(laid, context) }
      : laid
  const inBody = factsInBody(outline, [...way.facts, ...led.facts, ...parties, ...whole.found], whole, {
    roles,
    context,
  })
  const repeated = repeatsIn(whole.fields, { outline, facts: inBody, roles })
  const fields = withoutFacts(whole.fields, new Set(repeated))
  const facts = [...fields, ...(isJourney ? inBody.flatMap(withRouteApart) : inBody)]
  const because = (texts: readonly string[], reason: string): readonly Omitted[] =>
    texts.map(text => ({ text, because: reason }))
  return {
    context,
    labelLang,
    document,
    ...(deck && { deck }),
    // What stands in lines is told by nobody.
    ...(talk === said ? spokenIn(document, talk, context) : {}),
    body: talk.greeting ? [talk.greeting, ...body] : body,
    written: facted,
    whole,
    outline,
    fields,
    facts,
    omitted: [
      ...talk.omitted,
      ...sheet.omitted,
      ...because(kinds.labels, 'it names a place in the layout'),
      ...because(places.labels, 'it names a place in the layout'),
      ...because(once.echoes.map(plainText), 'a field says it already'),
      ...because(
        repeated.map(fact => printedWords([fact]).join(' ')),
        'the body says it too',
      ),
      ...columnNames(facts, context),
      ...because(
        listsTaken(roles).includes('stories') ? buttonLabels(talk.body) : [],
        'it says that a button follows',
      ),
      ...because(
        isLetterPage(roles) ? storyLabels(talk.body, context) : [],
        'it names a place in the layout',
      ),
      ...because(
        listsTaken(roles).includes('questions') ? answerLabels(body, context) : [],
        'it says that an answer follows',
      ),
      ...because(
        listsTaken(roles).some(list => list === 'works' || list === 'spreads')
          ? groupLabels(sheet.body, context)
          : [],
        'it names a place in the layout',
      ),
      ...because(parties.flatMap(nameLabels), 'it names a place in the layout'),
      ...because(whole.buttons ?? [], 'a button of the program it was pasted from'),
      ...because([...way.silent, ...whole.silent], 'it is shown by a sign, by its place or once for all'),
    ],
  }
}

/** A document for people to read with the records of its front matter as they would have written them. */
function withRecords(source: Document, roles: Roles): Document {
  const lists = listsTaken(roles)
  const isAgreement = lists.includes('clauses')
  const isPaper =
    roles.schema === 'Report' || ['panels', 'entries'].some(list => lists.includes(list as ListRole))
  const isLetterTo = isSalutation(roles) && !lists.includes('stories')
  const isFile = isPaper || isAgreement || isLetterTo
  const taken = rolesTaken(roles)
  const isOffer = taken.includes('validThrough') && !taken.includes('credential')
  const gives = isOffer
    ? ('offer' as const)
    : taken.includes('credential')
      ? ('credential' as const)
      : undefined
  const spelled = spelledKeys(source.fields, source.lang)
  const counted = lists.includes('signatures')
    ? withCountedFields(spelled, 'signatures', source.lang)
    : spelled
  const settled = schemaFields(counted, {
    lang: source.lang,
    isAgreement,
    isTitled: isFile,
    ...(gives && { gives }),
  })
  const parted = isAgreement ? toldPartyFields(settled, source.lang) : toldQuestions(settled, source.lang)
  const named = shown.some(list => lists.includes(list)) ? toldColumns(parted, source.lang) : parted
  const plain = pressedFields(plainRecords(named), source.lang, taken.includes('secondAction'))
  const isTold = isPaper || lists.includes('slides') || lists.includes('facts')
  const { fields, root } = isTold ? withQuotes(plain, source) : { fields: plain, root: source.root }
  if (!isFile) return { ...source, fields, root }
  const told = tabledFields(fields).map(field => ({
    field,
    blocks: isLetterTo ? letterText(field, source.lang) : isPaper ? toldParts(field) : undefined,
  }))
  const text = told.flatMap(({ blocks }) => blocks ?? [])
  const children =
    root.children[0]?.type === 'heading' ? [...root.children, ...text] : [...text, ...root.children]
  return {
    ...source,
    root: text.length > 0 ? { ...root, children } : root,
    fields: told.flatMap(({ field, blocks }) => (blocks ? [] : [field])),
  }
}

/** Lists of things that each have a name and something that is said of them. */
const shown: readonly ListRole[] = ['features', 'works', 'spreads', 'services']

/** A document whose tables have the labels of their first row over their columns. */
function withHeadRows(source: Document, context: Context): Document {
  const { root } = source
  return root.children.some(({ type }) => type === 'table')
    ? { ...source, root: { ...root, children: [...withNamedColumns(root.children, context)] } }
    : source
}

/** A paper, a deck or a menu of what was kept point by point or day by day with a heading for each. */
function withEntries(source: Document, roles: Roles, context: Context): Document {
  const lists = listsTaken(roles)
  const isParted = roles.schema === 'Report' || lists.includes('slides') || lists.includes('sections')
  if (!isParted) return source
  const { root } = source
  return { ...source, root: { ...root, children: [...withEntryHeads(root.children, context)] } }
}

/** A text that ends with what somebody says in a field of its own. */
function withQuotes(fields: readonly Field[], { root, lang }: Document): Pick<Document, 'fields' | 'root'> {
  const quotes = fields.map(field => toldQuote(field, lang))
  const said = quotes.filter(quote => quote !== undefined)
  return {
    fields: fields.filter((_, at) => quotes[at] === undefined),
    root: said.length > 0 ? { ...root, children: [...root.children, ...said] } : root,
  }
}

/** What a letter says, where a field holds it. */
function letterText({ name, value }: Field, lang: string): readonly RootContent[] | undefined {
  const isText = value.kind === 'text' && lexiconFor(lang)(name).some(({ concept }) => concept === 'text')
  return isText ? value.blocks : undefined
}

/** A document without what was said around it; a greeting of those whom it names stays. */
function handedOver(source: Document, { body, greeting }: Untalked): Document {
  return greeting ? source : { ...source, root: { ...source.root, children: [...body] } }
}

/** A copy without what was said around it; letters and agreements are said to somebody from their first line on. */
function talkIn({ root, frontMatter, omitted }: Document, roles: Roles, context: Context): Untalked {
  const isSpoken = isSalutation(roles) || listsTaken(roles).includes('clauses')
  if (frontMatter.keep === 'all') return { body: root.children, omitted: [] }
  if (isSpoken) return messageAbove(root.children, context)
  const keepsSignature = rolesTaken(roles).includes('name')
  const isHanded = omitted.some(isNotedAbove)
  return takeTalk(root.children, {
    context,
    isWrapped: isHanded || isWrapped({ omitted }),
    isHanded,
    keepsSignature,
  })
}

/** Lines at the head of a copy among which a note is one below a greeting. */
const HEAD = 6

/** Whether a note to the maker stood at the head of a copy, so that a greeting above it is to the maker too. */
function isNotedAbove({ because, line, text }: Document['omitted'][number]): boolean {
  return because === 'note of the writer' && line <= HEAD && toldScore(text) >= TOLD
}

/** A letter without the message that it came with. */
function messageAbove(blocks: readonly RootContent[], context: Context): Untalked {
  const { body, said } = takeMessageAbove(blocks, context) ?? { body: blocks, said: [] }
  return { body, omitted: said.map(text => ({ text, because: TALK })) }
}

/** A voucher that a letter tells in its sentences as the lines that it would have. */
function withToldGift(talk: Untalked, roles: Roles, context: Context): Untalked {
  const isGift = rolesTaken(roles).includes('giver')
  if (!isGift || talk.greeting || talk.omitted.length === 0) return talk
  const { body, omitted } = linesOfGift(talk.body, context)
  if (omitted.length === 0) return talk
  return { body, omitted: [...talk.omitted, ...omitted] }
}

/** Whether somebody says a copy to somebody: in a chat, or below a greeting. */
function spokenIn({ root, omitted }: Document, talk: Untalked, context: Context): Pick<Apart, 'spoken'> {
  if (omitted.filter(({ because }) => because === 'chat stamp').length > 1) return { spoken: 'chat' }
  const isTold = talk.greeting !== undefined || talk.omitted.length > 0 || isWrapped({ omitted })
  return isTold || greets(root.children, context) || addresses(root.children) ? { spoken: 'letter' } : {}
}

/** Letters and words of a line that addresses somebody, and letters of the text below it. */
const ADDRESSED = { letters: 40, words: 5, text: 60 }

/** Whether a copy opens with a short line that a comma or its like ends, over a text: a salutation in any language. */
function addresses([first, second]: readonly RootContent[]): boolean {
  if (first?.type !== 'paragraph' || second?.type !== 'paragraph') return false
  const line = plainText(first)
  return (
    line.length <= ADDRESSED.letters &&
    line.split(/\s+/u).length <= ADDRESSED.words &&
    /[,،!，！]$/u.test(line) &&
    plainText(second).length > ADDRESSED.text
  )
}

/** Whether a copy was pasted from a mail or a chat. */
function isWrapped({ omitted }: Pick<Document, 'omitted'>): boolean {
  return omitted.some(({ because }) => WRAPPING.has(because))
}

/** Marks that a mail or a chat leaves on what is pasted from it. */
const WRAPPING: ReadonlySet<string> = new Set([
  'mail header',
  'forward mark',
  'chat stamp',
  'sent from',
  'signature mark',
])

/** The body with its title and its labels in lines of their own, where Markdown ran them together. */
function bodyIn(
  blocks: readonly RootContent[],
  told: readonly Fact[],
  { roles, context, isDeck }: { readonly roles: Roles; readonly context: Context; readonly isDeck: boolean },
): readonly RootContent[] {
  const all = blocks.filter(({ type }) => type !== 'footnoteDefinition')
  const kept = roles.needs?.includes('name') ? openBearer(all) : all
  const text = isLinkPage(roles)
    ? withSpokenLinks(withDateLines(kept), context.lang)
    : withPointedParts(isLetterPage(roles) ? withStoryLines(withStoryHeads(kept, context), context) : kept)
  const isNamed = told.some(({ meanings }) => meanings.some(({ concept }) => concept === 'title'))
  const titled =
    isNamed || !opensWithTitle(roles)
      ? text
      : withTitleLine(withLabelledTitle(text, context), isLinkPage(roles))
  const pressed = isPressing(roles)
    ? withPressed(titled, context.lang, isLinkPage(roles), isLetterPage(roles))
    : titled
  const opened =
    roles.facts === 'all'
      ? opening(pressed, roles, isNamed, context)
      : withCountedNames(withPartNames(pressed, context))
  // The sides and the lines of a bill are told by what stands over them, in bold where it has no headings.
  const isBold = listsTaken(roles).includes('lines') && opened.every(({ type }) => type !== 'heading')
  const headed = isBold ? withHeadings(opened, context, 'bold') : opened
  return isDeck ? headed : dividedLines(headed, listsTaken(roles), context)
}

/** Blocks without labels that only say where their words stand on a page of links or a card of two sides, and those of a stub. */
function placesIn(
  blocks: readonly RootContent[],
  roles: Roles,
  context: Context,
): { readonly blocks: readonly RootContent[]; readonly labels: readonly string[] } {
  if (isLinkPage(roles)) return withoutLinkLabels(blocks, context)
  const taken = rolesTaken(roles)
  if (taken.includes('back')) return withSides(blocks, context)
  const isTorn = taken.includes('seatNumber') || taken.includes('departureAirport')
  return { blocks, labels: isTorn ? stubLabels(blocks) : [] }
}

/** Whether what is made is a page of links. */
function isLinkPage({ needs }: Roles): boolean {
  return needs?.includes('links') === true
}

/** Whether what is made is a letter of several stories. */
function isLetterPage(roles: Roles): boolean {
  return listsTaken(roles).includes('stories')
}

/** Lists of what people press on a screen. */
const pressing: readonly ListRole[] = ['links', 'stories']

function isPressing(roles: Roles): boolean {
  return pressing.some(list => listsTaken(roles).includes(list))
}

/** Facts of the body in the order in which they are believed: those that are drawn in lists first. */
function factsInBody(
  outline: Outline,
  found: readonly Fact[],
  { drawn }: Takings,
  { roles, context }: { readonly roles: Roles; readonly context: Context },
): readonly Fact[] {
  // The parts of a life stay whole, whatever single lines of them would be elsewhere.
  const isLife = listsTaken(roles).includes('entries')
  const person = isLife ? personFacts(outline, context) : []
  return [...drawn, ...outline.facts, ...person, ...found, ...factsOfParts(outline.parts, isLife)]
}

/** The slides of a document for a deck. */
function deckIn(
  source: Document,
  told: readonly Fact[],
  { roles, context }: { readonly roles: Roles; readonly context: Context },
): Deck {
  const talk = talkIn(source, roles, context)
  const { root, fields, assets } = handedOver(source, talk)
  const blocks = root.children.filter(({ type }) => type !== 'footnoteDefinition')
  const deck = readSlides(blocks, told, {
    roles: rolesTaken(roles),
    names: fields.map(({ name }) => name),
    assets,
    context,
  })
  return {
    ...deck,
    omitted: [...deck.omitted, ...(talk.greeting ? [] : talk.omitted)],
    body: [...deck.body, ...root.children.filter(({ type }) => type === 'footnoteDefinition')],
  }
}

/** The outline of a letter, whose tables are words of its text and no facts about it. */
function withoutTableFacts(outline: Outline): Outline {
  return { ...outline, facts: outline.facts.filter(({ source }) => source?.type !== 'table') }
}

/** Whether what is made is a pass, a voucher or a certificate: one face without parts. */
function isFace(roles: Roles): boolean {
  const taken = rolesTaken(roles)
  return FACES.some(role => taken.includes(role))
}

const FACES: readonly Role[] = ['departureAirport', 'seatNumber', 'giver', 'credential']

/** The body of a card or a pass with its title apart, where its author wrote it in a line of its own. */
function opening(
  text: readonly RootContent[],
  roles: Roles,
  isNamed: boolean,
  context: Context,
): readonly RootContent[] {
  const [first, ...below] = text
  // A picture over the first line is no line.
  if (first && below.length > 0 && isPictureAlone(first))
    return [first, ...opening(below, roles, isNamed, context)]
  const opened = openFirstLine(listsTaken(roles).includes('lines') ? openDocumentName(text) : text, context)
  // A graphic is called by the line over its table, whatever stands between them.
  if (graphicLists.some(list => listsTaken(roles).includes(list)))
    return isNamed || !(opened.some(({ type }) => type === 'table') || opensInBold(opened))
      ? opened
      : headedByLine(opened)
  const isTitled = roles.needs?.includes('title') === true && !rolesTaken(roles).includes('message')
  if (!isTitled || isNamed) return opened
  return opensInBold(opened)
    ? headedByLine(opened)
    : openNamedLine(openCreditedLine(openQuotedLine(opened), context, isCredit), context, isEnsemble)
}

/** Whether a block is a picture and nothing else. */
function isPictureAlone(block: RootContent): boolean {
  return block.type === 'paragraph' && block.children.every(({ type }) => type === 'image')
}

/** Whether the first line of a body is in bold, over others that are not. */
function opensInBold([first]: readonly RootContent[]): boolean {
  const [line, next] = first?.type === 'paragraph' ? linesIn(first.children) : []
  const isBold = (words: Phrase | undefined): boolean =>
    words?.nodes.length === 1 && words.nodes[0]?.type === 'strong'
  return next !== undefined && isBold(line) && !isBold(next)
}

/** A body with its first line apart where that is its title; one that looks like a label with its value heads it. */
function headedByLine(body: readonly RootContent[]): readonly RootContent[] {
  const titled = withTitleLine(body)
  const [first, ...others] = titled
  if (titled === body || first?.type !== 'paragraph' || !readLabelled(toPhrase(first.children))) return titled
  return [{ type: 'heading', depth: 1, children: [...first.children] }, ...others]
}

/** Lists that a graphic is drawn of. */
const graphicLists: readonly ListRole[] = ['people', 'tiles', 'events', 'modules', 'lanes']

/** Lists of documents that open with something else than a title: whose they are, or whom they are for. */
const untitledLists: readonly ListRole[] = ['lines', 'entries', 'clauses']

function opensWithTitle(roles: Roles): boolean {
  const lists = listsTaken(roles)
  const isMenu = lists.includes('sections') && lists.includes('items')
  const isCalled = ['title', 'name'].includes(roles.headline ?? 'title')
  const isDocument = (roles.facts !== 'all' || isMenu) && isCalled
  return isDocument && !isSalutation(roles) && !untitledLists.some(list => lists.includes(list))
}

function isSalutation(roles: Roles): boolean {
  return rolesTaken(roles).includes('salutation')
}

/** Whether copy is taken apart as a letter; what has stories is one only where it greets somebody. */
function isLetter(roles: Roles, body: readonly RootContent[], context: Context): boolean {
  if (!isSalutation(roles)) return false
  return !listsTaken(roles).includes('stories') || greets(body, context)
}

/** An outline with its first line, which greets the reader, below the facts of its head. */
function withGreeting(outline: Outline, greeting: RootContent, context: Context): Outline {
  const { head } = outline
  const at = head.findIndex(block => factsIn(block, 'head', context) === undefined)
  const facts = at < 0 ? head.length : at
  return { ...outline, head: [...head.slice(0, facts), greeting, ...head.slice(facts)] }
}

/** An outline whose first part is what a letter to many is called, where only lines of a mail's head stand above and its reader is greeted in it. */
function withMasthead(outline: Outline, context: Context): Outline {
  const { title, before, head, facts, parts } = outline
  const [first, ...others] = parts
  const isHead = head.length > 0 && head.every(block => facts.some(({ source }) => source === block))
  if (title || !first?.heading || !isHead || before.length > 0 || others.length === 0) return outline
  if (!first.blocks.some(block => greetsReader(block, context))) return outline
  return {
    ...outline,
    title: { ...first.heading, depth: 1 },
    before: head,
    head: first.blocks,
    facts: [...facts, ...first.facts],
    parts: [...first.parts, ...others],
  }
}

/** An outline with what stands below the lists of a bill or a menu, or below parts that are lists yet to be, as a part without a heading. */
function withFoot(
  outline: Outline,
  { foot: blocks, lists }: Pick<Takings, 'foot' | 'lists'>,
  context: Context,
): Outline {
  if (blocks.length === 0) return outline
  const facts = blocks.flatMap(block => factsIn(block, 'body', context) ?? [])
  const part = { meanings: [], blocks, facts, parts: [] }
  const isTaken = Object.keys(lists).length > 0
  return { ...outline, parts: isTaken ? [part, ...outline.parts] : [...outline.parts, part] }
}

/** Names of vCard and iCalendar in capitals, which mean something else there than anywhere. */
const cards: Readonly<Record<string, Concept>> = {
  TITLE: 'jobTitle',
  ROLE: 'jobTitle',
  ORG: 'organization',
  SUMMARY: 'title',
  DESCRIPTION: 'text',
  DTSTART: 'startDate',
  DTEND: 'endDate',
  CATEGORIES: 'tags',
}

/** The lexicon of a document's language; a card's or a calendar's own names first. */
function lexiconOf({ lang, fields }: Document, labelLang: string): Lexicon {
  const lexicon = lexiconFor(lang, labelLang)
  if (!fields.some(({ name }) => name === 'FN' || name === 'DTSTART')) return lexicon
  return label => {
    const concept = Object.hasOwn(cards, label) ? cards[label] : undefined
    return concept
      ? [{ concept, weight: 1, because: `${label} is ${nameOf(concept, 'en')} on a card`, foreign: true }]
      : lexicon(label)
  }
}

/** Heads of tables that were read as facts, and that only name the columns. */
function columnNames(facts: readonly Fact[], context: Context): readonly Omitted[] {
  const tables = new Set(facts.flatMap(({ source }) => (source?.type === 'table' ? [source] : [])))
  return [...tables].flatMap(table => {
    const cells = table.children[0]?.children.map(cell => trim(toPhrase(cell.children))) ?? []
    if (!namesColumns(cells, context)) return []
    const names = cells.filter(({ text }) => text !== '')
    return names.map(({ text }) => ({ text, because: 'it names a column of a table of facts' }))
  })
}

/** Facts in headed parts; in a life the firm and the place of a station are nobody's but the station's. */
function factsOfParts(parts: readonly Part[], isLife: boolean): readonly Fact[] {
  return parts
    .filter(({ meanings }) => !(isLife && meanings.some(({ concept }) => stations.has(concept))))
    .flatMap(part => [...part.facts, ...factsOfParts(part.parts, isLife)])
}

const stations: ReadonlySet<Concept> = new Set(listRuleOf('entries').concepts)
