import type { Paragraph, RootContent } from 'mdast'
import { keepsBracketsBack, makerScore, TOLD, toldScore } from '../../source/paste/maker-signs.ts'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { linesIn, linesOfBlock } from '../facts/label.ts'
import { cut, joinLines, type Phrase, sentencesOf, toPhrase, trim } from '../facts/phrase.ts'
import { paragraphOf, paragraphsOf } from '../facts/facts.ts'
import type { Omitted } from '../reading.ts'
import { findValues } from '../values/read-value.ts'
import { plainLabel, wordsFor } from '../words/lexicon.ts'
import { asksToMake, isHandingOver } from './handing-over.ts'
import { isNameLike } from './letterhead.ts'
import { readOrder } from './order-letter.ts'

/** Copy without what was said around it, and what that was. */
export interface Untalked {
  readonly body: readonly RootContent[]
  /** A first line that greets the reader: it stays, and it is no title. */
  readonly greeting?: RootContent
  readonly omitted: readonly Omitted[]
}

/**
 * Takes off what somebody says to whoever sets the copy, above and below it: `Hi Leigh, need this one by Thursday`,
 * `cheers, Hemi`. It goes only where the copy plainly came with a message: a line that hands it over, a greeting that speaks of the text, or one that a
 * leave at the foot or the wrapping of a mail or chat answers. A line that holds a date, a price or a contact is copy, and so
 * is a greeting to somebody whom the copy names: its reader.
 */
export function takeTalk(
  body: readonly RootContent[],
  { context, isWrapped, isHanded, keepsSignature }: TalkOptions,
): Untalked {
  if (keepsSignature && isLoneLeave(body[0], context)) return withoutFirst(body)
  const blocks = body.flatMap(block => openGreeting(block, context))
  const [first, ...others] = blocks
  if (first && others.length > 0 && greetsIn(first, context) && namesReader(blocks))
    return { body: others, greeting: first, omitted: [] }
  const opened = openingEnd(blocks, context, isWrapped)
  const leave = leaveStart(blocks, opened.end, context)
  // Who sends it may say so in the line that greets: `안녕하세요, 찻집 '고요' 김하늘입니다.`
  const greeted = /["“„«「『《'‘]/u.test(first ? plainText(first) : '') ? 0 : opened.end
  const inner = blocks.slice(Math.min(greeted, opened.end), leave?.at)
  const order = readOrder(
    leave ? [...inner, ...leave.kept] : inner,
    {
      greets: opened.end > 0,
      leaves: leave !== undefined,
      isHanded: isHanded === true,
      speaksOfText: opened.speaksOfText,
      speaks: speaksOfText,
      takesLeave: text => takesLeave(text, context),
      tells: text => holdsFacts(text, context),
    },
    context,
  )
  const isSure = opened.end > 0 && (opened.speaksOfText || isWrapped || leave !== undefined)
  const isOrder = order !== undefined && order.body.length > 0
  const start = isOrder ? Math.min(greeted, opened.end) : isSure ? opened.end : 0
  const takesOff = leave !== undefined && (isOrder || isSure || isWrapped)
  const takesLast = takesOff && (!keepsSignature || (isOrder && leave.said.length < 2))
  const between = takesLast ? blocks.slice(start, leave.at) : blocks.slice(start)
  const text = withoutStrokes(between, { above: start > 0, below: takesLast && leave.kept.length === 0 })
  if ((start === 0 && !takesLast && !isOrder) || text.length === 0) return { body, omitted: [] }
  const above = blocks.slice(0, start).flatMap(wordsIn)
  const below = takesLast ? leave.said.flatMap(wordsIn) : []
  const told = isOrder ? order : { said: [], labels: [], body: takesLast ? [...text, ...leave.kept] : text }
  const ended = isOrder && leave && !takesLast ? [...told.body, ...leave.said] : told.body
  return {
    body: isOrder ? withoutStrokes(ended, { above: true, below: takesLast }) : ended,
    omitted: [
      ...[...above, ...told.said.filter(one => /[\p{L}\p{N}]/u.test(one)), ...below].map(one => ({
        text: bareOf(one),
        because: TALK,
      })),
      ...told.labels.map(one => ({ text: one, because: PLACE_NAMED })),
    ],
  }
}

/** What was said without the marks that parted it from what is printed. */
function bareOf(said: string): string {
  return said.replace(/^[\s"“”»«」』，,]+|[\s"“”„«»「『]+$/gu, '')
}

/** Why the label of a title is left out, as reports say it. */
const PLACE_NAMED = 'it names a place in the layout'

/** Blocks without the strokes that only part them from talk above and below. */
function withoutStrokes(
  blocks: readonly RootContent[],
  { above, below }: { readonly above: boolean; readonly below: boolean },
): readonly RootContent[] {
  const isWords = ({ type }: RootContent): boolean => type !== 'thematicBreak'
  const first = above ? blocks.findIndex(isWords) : 0
  const last = below ? blocks.findLastIndex(isWords) + 1 : blocks.length
  return first < 0 ? [] : blocks.slice(first, last)
}

/** What a block of talk says, line by line. */
function wordsIn(block: RootContent): readonly string[] {
  return block.type === 'blockquote'
    ? block.children.flatMap(wordsIn)
    : linesOfBlock(block).map(({ text }) => text)
}

/** Why talk is left out, as reports say it. */
export const TALK = 'said to whoever sets the copy'

interface TalkOptions {
  readonly context: Context
  /** The copy was pasted from a mail or a chat. */
  readonly isWrapped: boolean
  /** A note at its head said so already, and was taken off. */
  readonly isHanded?: boolean
  /** The format shows who wrote the copy. */
  readonly keepsSignature: boolean
}

/** Letters that a line of talk has at most. */
const LETTERS = { greeting: 240, said: 280, leave: 70, handing: 90 } as const

/** A first paragraph whose first line greets, with that line apart; of a letter in one paragraph what greets in it and takes leave. */
function openGreeting(block: RootContent, context: Context): readonly RootContent[] {
  if (block.type !== 'paragraph') return [block]
  const lines = linesIn(block.children)
  if (lines.length === 1) return openLetter(block, context)
  if (lines.length < 2 || !greets(lines[0]?.text ?? '', context)) return [block]
  return [lines.slice(0, 1), lines.slice(1)].map(part => paragraphOf(joinLines(part)))
}

/** A paragraph whose first sentence greets and asks for something to be made, with that sentence and the one that takes leave apart. */
function openLetter(block: Paragraph, context: Context): readonly RootContent[] {
  const text = toPhrase(block.children)
  if (!greets(text.text.slice(0, LETTERS.greeting), context) || !asksToMake(text.text)) return [block]
  const sentences = sentencesOf(text, context.lang).map(trim)
  const [first, ...others] = sentences
  const asks = first && (asksToMake(first.text) ? 1 : asksToMake(others[0]?.text ?? '') ? 2 : 0)
  if (!asks || sentences.length < asks + 2) return [block]
  const leave = sentences.findIndex(({ text: one }, at) => at > asks && takesLeave(one, context))
  const end = leave < 0 ? sentences.length : leave
  const middle = [sentences.slice(asks, end)].map(run => {
    const start = text.text.indexOf(run[0]?.text ?? '')
    const last = run.at(-1)?.text ?? ''
    return trim(cut(text, start, text.text.lastIndexOf(last) + last.length))
  })
  const said = (run: readonly Phrase[]): readonly Phrase[] => run.filter(one => one.text !== '')
  return [...said(sentences.slice(0, asks)), ...middle, ...said(sentences.slice(end))].map(paragraphOf)
}

/** `Kind regards,` over the signature that a card is made of. */
function isLoneLeave(block: RootContent | undefined, context: Context): boolean {
  const text = block && spoken(block)
  return text !== undefined && /[,،]$/u.test(text) && takesLeave(text, context)
}

function withoutFirst([first, ...body]: readonly RootContent[]): Untalked {
  return { body, omitted: first ? [{ text: plainText(first), because: TALK }] : [] }
}

/** How many of the first blocks are talk; they begin with a greeting, or speak of the text in so many words. */
function openingEnd(
  blocks: readonly RootContent[],
  context: Context,
  isWrapped: boolean,
): { readonly end: number; readonly speaksOfText: boolean } {
  if (isQuotedMessage(blocks[0], context)) return { end: 1, speaksOfText: true }
  if (handsOver(blocks[0], context)) return { end: 1, speaksOfText: true }
  const above = isWrapped ? aboveTitle(blocks, context) : 0
  if (above > 0) return { end: above, speaksOfText: true }
  const [first, ...others] = blocks.map(spoken)
  if (first === undefined || !greets(first, context) || holdsFacts(first, context))
    return { end: 0, speaksOfText: false }
  const next = others.findIndex(
    text =>
      text === undefined ||
      text.length > LETTERS.said ||
      !speaksOfText(text) ||
      holdsFacts(text, context) ||
      /["“„«»「『《]|\p{L}\s?[:：]\s?\S/u.test(text),
  )
  const more = Math.max(next, 0)
  return { end: 1 + more, speaksOfText: more > 0 || speaksOfText(first) }
}

/** Blocks over the one title of a copy that somebody sent, at most. */
const ABOVE = 3

/** How many blocks stand over the one title of a copy and are said by whoever sent it: sentences that speak of the text or its maker, and tell no fact. */
function aboveTitle(blocks: readonly RootContent[], context: Context): number {
  const titles = blocks.flatMap((block, at) => (block.type === 'heading' && block.depth === 1 ? [at] : []))
  const [title = 0, ...others] = titles
  const said = blocks.slice(0, title).map(spoken)
  const isSaid = (text: string | undefined): text is string =>
    text !== undefined && text.length <= LETTERS.said && !holdsFacts(text, context)
  const isTold = said.some(text => text !== undefined && (speaksOfText(text) || makerScore(text) > 1))
  const isEnded = /[.!?…。！？:：,]["”»)]*$/u.test(said.at(-1) ?? '')
  return title <= ABOVE && others.length === 0 && said.every(isSaid) && isTold && isEnded ? title : 0
}

/** Whether a block is a message as mail programs quote it, about the text that comes with it. */
function isQuotedMessage(block: RootContent | undefined, context: Context): boolean {
  if (block?.type !== 'blockquote') return false
  const text = plainText(block).replace(/\s+/gu, ' ')
  return text.length <= LETTERS.said && speaksOfText(text) && !holdsFacts(text, context)
}

/** Whether a line alone says that what follows is to be set: `dit moet erop:`, `kuponda bunlar yazsın 👇`. */
function handsOver(block: RootContent | undefined, context: Context): boolean {
  if (block?.type !== 'paragraph' && block?.type !== 'heading') return false
  const text = plainText(block).trim()
  return (
    text.length <= LETTERS.handing &&
    !text.includes('\n') &&
    POINTS.test(text) &&
    isHandingOver(text) &&
    !holdsFacts(text, context)
  )
}

/** Whether the copy below its greeting names whom it greets: `Hi Mrs Adeyemi, …` over `For: Mrs F Adeyemi`. */
function namesReader([greeting, ...copy]: readonly RootContent[]): boolean {
  const [opening = ''] = (greeting ? plainText(greeting) : '').split(/[,;:!.\n–—]/u)
  const addressees = opening.split(/\s+/u).slice(1).filter(isAddressee)
  const named = new Set(copy.flatMap(block => plainText(block).match(/[\p{L}\p{M}’'-]+/gu) ?? []))
  return addressees.some(word => named.has(word))
}

/** A word that begins like a name and is longer than an initial or `Mr`. */
function isAddressee(word: string): boolean {
  return /^\p{Lu}[\p{L}\p{M}’'-]{3,}$/u.test(word)
}

function greetsIn(block: RootContent, context: Context): boolean {
  const text = spoken(block)
  return text !== undefined && greets(text, context)
}

function spoken(block: RootContent): string | undefined {
  return block.type === 'paragraph' ? plainText(block).replace(/\s+/g, ' ').trim() : undefined
}

function greets(text: string, { lang }: Context): boolean {
  if (text.length > LETTERS.greeting) return false
  const plain = plainLabel(text)
  const words = [...wordsFor(lang, 'greetingWords'), ...EVERYDAY]
  const [opening = ''] = text.split(/[,，、。:：!！]/u, 1)
  const called = opening.length <= CALLED ? plainLabel(opening) : ''
  return words.some(
    word =>
      plain === word ||
      (plain.startsWith(word) && !/^[\p{L}\p{M}]/u.test(plain.slice(word.length))) ||
      // Without cases or gaps the name stands before: `小林你好：`.
      (/^\p{Lo}/u.test(word) && called.endsWith(word)),
  )
}

/** Letters of whom a greeting calls with the greeting. */
const CALLED = 20

/** Greetings that no letter has. */
const EVERYDAY = [
  'hi', 'hey', 'hiya', 'hallo', 'hoi', 'moin', 'servus', 'salut', 'coucou',
  'bonjour',
  'buongiorno',
  'buenos dias',
  'bom dia',
  'guten morgen', 'hola', 'buenas', 'ciao', 'oi', 'ola', 'hej', 'hei', 'moi', 'terve',
  'ahoj', 'cau', 'czesc', 'siema', 'selam', 'merhaba', 'привіт', 'привет', 'γεια', 'שלום', 'היי', 'مرحبا', 'هلا', '안녕하세요', '你好', '您好',
] // biome-ignore format: a list of words

/** What people say of the text that they send, of whom they ask and of when it is needed. */
const OF_TEXT = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    'pls|plz|asap|fyi|as promised|here goes|need this|same as last (?:year|yr|time|month)|can (?:you|u)|could (?:you|u)',
    '(?:text|copy|wording|draft|version|document|doc) (?:is |are )?(?:attached|below|pasted)|past(?:ing|ed) (?:in )?(?:the|my|our|from)|track(?:ed)? changes',
    "(?:here(?:['’]s| is| are)|below (?:is|are)|this is|these are) (?:the|my|our|all the) (?:text|texts|copy|words|write-?up|wording|details|info)",
    '(?:the|my|our) (?:text|copy|words|write-?up|wording) for',
    'wie (?:versprochen|besprochen|abgemacht|vereinbart)|comme (?:promis|convenu)|como (?:te |os |le )?(?:prometí|prometido|quedamos|acordamos|combinado)|come (?:promesso|d.accordo)',
    'zoals (?:beloofd|afgesproken)|zgodnie z (?:obietnicą|umową)|jak (?:obiecał[ae]m|ustaliliśmy|jsem slíbil[a]?|slíbeno)|som (?:utlovat|lovat|lovet|avtalat|avtalt|aftalt)|kuten lupasin|як (?:обіцяв|обіцяла|домовлялися)|как (?:обещал|обещала|договаривались)|söz verdiğim gibi',
    'anbei|hier (?:ist|kommt) (?:der|mein|unser) text|hier (?:sind|kommen) (?:die|meine|unsere) texte?|kannst du|könntest du|könnten sie',
    'svp|hieronder|bijgaand|kun je|kun jij|zou je',
    'ci-joint|ci-dessous|voici (?:le|mon|notre) texte|peux-tu|pouvez-vous|pourrais-tu|stp',
    'adjunto|(?:te|os|le) (?:mando|paso|env[ií]o)|aquí (?:va|está) el texto|puedes|podrías|porfa',
    'ti (?:mando|giro|invio)|ecco il testo|in allegato|puoi|potresti',
    'segue o texto|em anexo|te envio|você pode|podes',
    'posílám|zasílám|přesílám|můžeš|przesyłam|wysyłam|w załączniku|możesz|mógłbyś',
    'här kommer|bifogar|kan du|her kommer|her er teksten|tässä (?:on )?teksti',
    'надсилаю|ось текст|можеш|высылаю|вот текст|metin aşağıda|gönderiyorum|ekte',
  ].join(
    '|',
  )})(?![\\p{L}\\p{N}])|原稿です|以下の通り|お願いし?ます|以下是|文案如下|아래 (?:내용|문구)|النص أدناه|هذا هو النص|מצורף`,
  'iu',
)

function speaksOfText(text: string): boolean {
  return OF_TEXT.test(text) || keepsBracketsBack(text) || toldScore(text) >= TOLD
}

/** What points to the text below. */
const POINTS = /(?:[:：]|[👇⬇↓][\uFE0F\s\p{Emoji_Modifier}]*)+$/u

/** Values that a reader of the document is told, not its maker. */
const FACTS: ReadonlySet<string> = new Set([
  'date',
  'time',
  'money',
  'email',
  'phone',
  'url',
  'handle',
  'address',
  'code',
])

function holdsFacts(text: string, { lang }: Context): boolean {
  return findValues(text, lang).some(({ value }) => FACTS.has(value.type))
}

/** Where the sender takes leave: from here on there are thanks or greetings, and at most a name below. */
interface Leave {
  /** The block that it stands in. */
  readonly at: number
  readonly said: readonly RootContent[]
  /** Lines above it in its block, and contacts below it. */
  readonly kept: readonly RootContent[]
}

function leaveStart(blocks: readonly RootContent[], from: number, context: Context): Leave | undefined {
  for (let at = blocks.length - 1; at > from && at >= blocks.length - 3; at--) {
    const block = blocks[at] as RootContent
    if (block.type !== 'paragraph') return undefined
    const lines = linesIn(block.children)
    const ended = lines.findIndex(({ text }) => endsMessage(text, context))
    const line = ended >= 0 ? ended : lines.findLastIndex(({ text }) => takesLeave(text, context))
    const below = [...lines.slice(line + 1), ...blocks.slice(at + 1).flatMap(linesOfBlock)]
    if (line >= 0) return leaveWith(lines, line, { at, below, context })
    if (!lines.every(({ text }) => isSignature(text, context) || text.length <= LETTERS.leave))
      return undefined
  }
  return undefined
}

/** What goes with a leave: the name below it. Contacts stay, somebody may be meant to use them. */
function leaveWith(
  lines: readonly Phrase[],
  line: number,
  {
    at,
    below,
    context,
  }: { readonly at: number; readonly below: readonly Phrase[]; readonly context: Context },
): Leave | undefined {
  const contacts = below.filter(({ text }) => holdsFacts(text, context))
  const names = below.filter(name => !contacts.includes(name))
  if (below.length > 4 || !names.every(({ text }) => isSignature(text, context))) return undefined
  return {
    at,
    said: paragraphsOf([...lines.slice(line, line + 1), ...names]),
    kept: [...paragraphsOf(lines.slice(0, line)), ...paragraphsOf(contacts)],
  }
}

/** What people say below a text that they send: that it was all, what may go, and that they wait for an answer. */
const ENDING = new RegExp(
  `^(?:${[
    "(?:ok,? |so,? |and )?that(?:['’]s| is| should be) (?:the lot|all|it|everything)(?: from me| i have)?(?![\\p{L}’'])|(?:you can|feel free to) (?:drop|cut|skip|lose|shorten|trim|change|leave out)\\b|(?:let me know|give me a shout|shout) if",
    "das (?:wär[’']?s|war[’']?s|ist alles)|(?:du kannst|sie können|ihr könnt) .{3,60}(?:weglassen|kürzen|streichen)|sag(?:t|en sie)? bescheid",
    "c[’']est tout|voilà(?: tout)?[.,!]|(?:tu peux|vous pouvez) (?:enlever|couper|raccourcir|supprimer)|(?:dis-moi|dites-moi) si",
    'eso es todo|(?:puedes|puede|podéis) (?:quitar|recortar|acortar)|av[ií]sa(?:me|d) si',
    "(?:è|e[’']) tutto|(?:puoi|potete) (?:togliere|tagliare|accorciare)|fammi sapere",
    'é tudo|(?:podes|pode|você pode) (?:tirar|cortar|encurtar)|diz-me se|me avis[ae]',
    'dat is alles|je (?:mag|kunt|kan) .{3,60}(?:weglaten|inkorten|schrappen)|laat maar (?:even )?weten',
    'to wszystko|(?:możesz|można) .{0,20}(?:wyrzucić|skrócić|pominąć)|daj znać',
    'det var (?:allt|alt|det hele)|du kan .{3,60}(?:stryka|ta bort|droppe)',
    'hepsi bu(?: kadar)?|це все|это всё',
  ].join('|')})`,
  'iu',
)

/** What may go where a text is too long, which only its maker is told. */
const SHORTER = new RegExp(
  `(?:^|[.!?…]\\s)(?:${[
    'if .{0,30}(?:shorter|too long|too much|tight|no room|short of (?:room|space)).{0,12}(?:drop|cut|lose|skip|leave|take|trim|delete)',
    '(?:wenn|falls) .{0,30}(?:kürzer|kürzen|zu lang|zu viel|kein platz).{0,20}(?:streich|lass|kürz|nimm|weg|raus)',
    "(?:si|s[’']il) .{0,30}(?:plus court|trop long|raccourcir|pas la place).{0,20}(?:enl[eè]v|coup|supprim|retir|saut)",
    'si .{0,30}(?:más corto|demasiado largo|acortar|recortar|no cabe).{0,20}(?:quit|cort|elimin|borr)',
    'se .{0,30}(?:più corto|più breve|troppo lungo|accorciare|non ci sta|mais curto|longo demais|encurtar|não couber).{0,20}(?:togli|taglia|leva|elimina|tir|cort|apag)',
    'als .{0,30}(?:korter|te lang|inkorten|niet past).{0,20}(?:schrap|laat|haal|mag)',
    '(?:jeśli|jeżeli|pokud|jestli|když) .{0,30}(?:krócej|krótsz|za dług|skrócić|kratší|dlouh|zkrátit).{0,20}(?:wyrzuć|skreśl|usuń|pomiń|škrt|vynech|vyhoď)',
    '(?:om|hvis|jos) .{0,30}(?:kortare|kortere|för lång|for lang|lyhyempi|liian pitkä).{0,20}(?:stryk|ta bort|ta ut|dropp|slett|fjern|poista|jätä)',
    '(?:якщо|если) .{0,30}(?:коротш|короч|задовг|слишком длин|не влез|не вліз).{0,20}(?:викин|прибер|скорот|выкин|убер|сократ)',
  ].join('|')})`,
  'iu',
)

/** Whether a line says that the text above was all, or what of it may go: that may be known by its year or its price. */
function endsMessage(text: string, context: Context): boolean {
  if (text.length > LETTERS.said) return false
  return SHORTER.test(text) || (ENDING.test(text) && !holdsFacts(text, context))
}

function takesLeave(text: string, { lang }: Context): boolean {
  if (text.length > LETTERS.leave) return false
  const plain = plainLabel(text)
  const words = [...wordsFor(lang, 'closingWords'), ...LEAVES]
  return words.some(
    word => plain === word || plain.startsWith(`${word} `) || text.toLowerCase().startsWith(`${word},`),
  )
}

/** Thanks and partings that no letter has. */
const LEAVES = [
  'thx', 'ta', 'tks', 'cheers', 'thanks', 'many thanks', 'danke', 'lg', 'vg', 'merci', 'bises', 'gracias', 'besos', 'grazie', 'obrigado', 'obrigada', 'abs',
  'bedankt', 'dank', 'groetjes', 'groet', 'tack', 'hälsningar', 'takk', 'tak', 'kiitos', 'diky', 'dík', 'dzieki', 'dzięki', 'tesekkurler', 'teşekkürler', 'дякую', 'спасибо',
  'beijo', 'beijos', 'bjs', 'bj', 'abraco', 'baci', 'un bacio', 'xx', 'xo', 'kisses', 'cmok', 'puss',
] // biome-ignore format: a list of words

/** A name or two words of who that is: nothing that a reader is told. */
function isSignature(text: string, context: Context): boolean {
  return (
    text.length <= 50 &&
    !holdsFacts(text, context) &&
    (isNameLike(text, context) || text.split(/\s+/).length <= 4 || /[|·]/.test(text))
  )
}
