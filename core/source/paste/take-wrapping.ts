import { onDemand } from '../../on-demand.ts'
import { type Line, toLine, wordsStart } from './lines.ts'
import { ownNotes } from './own-notes.ts'
import { pictureShown } from '../picture-names.ts'
import { pageMarks } from './page-marks.ts'
import { siteLines, siteTails } from './site-words.ts'

/** Words of the source that are no copy: a mail program, a chat or a calendar put them there. */
export interface Omitted {
  readonly text: string
  /** What kind of wrapping it is. */
  readonly because:
    | 'mail header'
    | 'forward mark'
    | 'quote mark'
    | 'mail remark'
    | 'chat stamp'
    | 'sent from'
    | 'signature mark'
    | 'page number'
    | 'file envelope'
    | 'file parameter'
    | 'page head'
    | 'press mark'
    | 'mail footer'
    | 'site tag'
    | 'site navigation'
    | 'note of the writer'
    | 'spreadsheet error'
  /** Line in the source, from 1. */
  readonly line: number
  /** Of a mail header: which line of it, since who sends what about what may still be of use. */
  readonly part?: MailPart
}

/** Lines without their wrapping. Lines that were nothing else are blank. */
interface Unwrapped {
  readonly lines: readonly Line[]
  readonly omitted: readonly Omitted[]
}

/** `until`: where what is left of the line ends, if not where the line does. */
type Cut = Omitted & { readonly start: number; readonly end: number; readonly until?: number }

/**
 * Takes off what a paste brings along without being copy: the head of a mail, the stamps of a chat, `Sent from my phone`,
 * the marks of a quoted answer, the tags of a site generator. Only what is quite sure: `From: London`, `To: Paris` stays.
 */
export function takeWrapping(lines: readonly Line[], source: string): Unwrapped {
  const first = takeOnce(lines, source)
  if (!first.omitted.some(({ because }) => because === 'quote mark')) return first
  // What was quoted may be a mail with a head of its own.
  const { lines: left, omitted } = takeOnce(first.lines, source)
  return { lines: left, omitted: inOrder([...first.omitted, ...omitted]) }
}

function inOrder(omitted: readonly Omitted[]): readonly Omitted[] {
  return omitted.toSorted((one, other) => one.line - other.line)
}

function takeOnce(lines: readonly Line[], source: string): Unwrapped {
  const heads = [...mailHeads(lines), ...printedHead(lines)]
  const stamps = chatStamps(lines, source)
  const isMail = heads.length > 0 || lines.some(({ text }) => sentFrom.test(text) || forwardMark.test(text))
  const cuts = [
    ...heads,
    ...stamps,
    ...loneMarks(lines, isMail),
    ...quoteMarks(lines, source, heads, isMail),
    ...mailFooters(lines),
    ...siteTags(lines),
    ...siteWords(lines),
    ...writersNotes(lines, source),
    ...sheetErrors(lines),
  ]
  return withoutPageMarks(takeCuts(cuts, lines, source), source)
}

/** Lines without the marks of pages and what a site sets behind words, which stand alone or at the end of what heads each page. */
function withoutPageMarks({ lines, omitted }: Unwrapped, source: string): Unwrapped {
  const tails = siteTails(lines).map(tail => ({ ...tail, because: 'site navigation' as const }))
  const taken = new Set(tails.map(({ at }) => at))
  const numbers = new Set(
    omitted.flatMap(({ because, line }) =>
      because === 'page number' ? [lines.findIndex(({ number }) => number === line - 1)] : [],
    ),
  )
  const pages = pageMarks(lines, numbers).flatMap(mark =>
    taken.has(mark.at) ? [] : [{ ...mark, because: 'page number' as const }],
  )
  if (tails.length + pages.length === 0) return { lines, omitted }
  const left = [...lines]
  const cut = [...tails, ...pages].map(({ at, words, because }): Omitted => {
    const line = lines[at] as Line
    const start = wordsStart(line, source)
    left[at] =
      words === 0
        ? toLine(source, line.end, line.end, line.number)
        : toLine(source, line.start, start + words, line.number)
    return { text: line.text.slice(words).trim(), because, line: line.number + 1 }
  })
  return { lines: left, omitted: inOrder([...omitted, ...cut]) }
}

function takeCuts(cuts: readonly Cut[], lines: readonly Line[], source: string): Unwrapped {
  if (cuts.length === 0) return { lines, omitted: [] }
  // Of several reasons for one line, the one that takes most of it counts.
  const byLine = new Map<number, Cut>()
  for (const cut of cuts) if (cut.end > (byLine.get(cut.line)?.end ?? -1)) byLine.set(cut.line, cut)
  const left = lines.map((line, at) => {
    const cut = byLine.get(at)
    return cut ? toLine(source, Math.min(cut.end, line.end), cut.until ?? line.end, line.number) : line
  })
  const omitted = [...byLine.values()]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, until, line, ...own }) => ({ ...own, line: (lines[line]?.number ?? 0) + 1 }))
  return { lines: left, omitted }
}

/** Takes a whole line away. Its line is the place in the list, until it is known which are taken. */
function whole(lines: readonly Line[], at: number, because: Omitted['because'], part?: MailPart): Cut {
  const { start, end, text } = lines[at] as Line
  return { text, because, line: at, start, end, ...(part && { part }) }
}

const partNames = onDemand(() =>
  Object.entries(mailWords).map(
    ([part, names]) =>
      [
        part as MailPart,
        new RegExp(`^\\*{0,2}(?:${names})\\*{0,2}\\s*[:：]\\*{0,2}\\s*(?<value>.*)$`, 'i'),
      ] as const,
  ),
)

function partOf(text: string): { readonly part: MailPart; readonly value: string } | undefined {
  if (!/^[^:：]{1,40}[:：]/.test(text)) return undefined
  for (const [part, name] of partNames()) {
    const found = name.exec(text)
    if (found) return { part, value: found.groups?.value ?? '' }
  }
  return undefined
}

const address = /[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/
const hour = /\d{1,2}[:.h]\d{2}/

function mailHeads(lines: readonly Line[]): Cut[] {
  const cuts: Cut[] = []
  const first = lines.findIndex(({ text }) => text !== '')
  for (let at = 0; at < lines.length; at++) {
    const isTop = at === first
    const isForward =
      forwardMark.test(lines[at - 1]?.text ?? '') || forwardMark.test(lines[at - 2]?.text ?? '')
    const isStart = isTop || isForward || lines[at - 1]?.text === ''
    if (!isStart || !partOf(lines[at]?.text ?? '')) continue
    const head = headFrom(lines, at)
    if (isSureHead(head, isTop || isForward)) cuts.push(...head.map(({ cut }) => cut))
    at += head.length
  }
  return cuts
}

/** Lines of a mail that a browser printed above whom it is to, at most. */
const PRINTED = 8
/** Who sent a mail, and when, in the line that a browser prints over it. */
const sender = /^\S.{0,60}<[^\s@<>]+@[^\s@<>]+>\s{3,}.*\d{1,2}[:.h]\d{2}/

/** The head of a mail that a browser printed: program, subject, how many messages, who sent it and when; and to whom it went. */
function printedHead(lines: readonly Line[]): Cut[] {
  const from = lines.findIndex(({ text }) => sender.test(text))
  const above = lines.flatMap(({ text }, at) => (text !== '' && at < from ? [at] : []))
  if (from < 0 || above.length > PRINTED) return []
  const below = headFrom(lines, from + 1)
  if (!below.some(({ part }) => part === 'to')) return []
  return [
    ...above.map(at => whole(lines, at, 'mail header')),
    whole(lines, from, 'mail header', 'from'),
    ...below.map(({ cut }) => cut),
  ]
}

interface HeadLine {
  readonly cut: Cut
  readonly part: MailPart
  readonly value: string
}

/** The lines of a mail's head from here on, with those that run on in the next line. */
function headFrom(lines: readonly Line[], from: number): HeadLine[] {
  const head: HeadLine[] = []
  for (let at = from; at < lines.length; at++) {
    const { text, indent } = lines[at] as Line
    const found = partOf(text)
    const last = head.at(-1)
    if (found) head.push({ ...found, cut: whole(lines, at, 'mail header', found.part) })
    else if (last && text !== '' && indent > 0) {
      head.push({ part: last.part, value: text, cut: whole(lines, at, 'mail header', last.part) })
    } else break
  }
  return head
}

function isSureHead(head: readonly HeadLine[], isTop: boolean): boolean {
  const parts = new Set(head.map(({ part }) => part))
  const subject = head.find(({ part }) => part === 'subject')?.value
  if (isTop && subject !== undefined && answerMarks.test(subject)) return true
  const named = (...wanted: MailPart[]) => wanted.filter(part => parts.has(part)).length
  const isSigned = head.some(
    ({ part, value }) => part !== 'subject' && part !== 'attachments' && address.test(value),
  )
  const isTimed = head.some(({ part, value }) => part === 'sent' && hour.test(value))
  const main = named('from', 'to') + named('sent', 'date', 'subject')
  if (!isTop) return main >= 3 && parts.has('from') && (isSigned || isTimed)
  return main >= 2 && (isSigned || isTimed || (subject !== undefined && named('from', 'to') > 0))
}

const clock = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?`
const day = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`
/** Some programs leave out the year. */
const near = String.raw`\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?`
/** Or name the day alone: `[mardi 10:42]`. */
const weekday = String.raw`[\p{L}\p{M}]{2,12}\.?`
const bracketed = new RegExp(
  `^[\\u200e\\u200f]?\\[(?:(?:${near}|${weekday}),?\\s)?${clock}(?:,\\s?${day})?\\]\\s(?:[^:\\n]{1,40}:(?:\\s|$))?`,
  'iu',
)
const dashed = new RegExp(`^${day},?\\s${clock}\\s[-–]\\s[^:\\n]{1,40}:(?:\\s|$)`, 'i')
const named = new RegExp(
  `^(?:[\\p{Lu}\\p{Lo}@][^,:\\d\\n]{1,40}(?:, +| {2,}| +\\[)|\\*\\*[^*:\\n]{2,40}\\*\\*,? +\\[?)${clock}\\]?$`,
  'iu',
)

function chatStamps(lines: readonly Line[], source: string): Cut[] {
  const cuts: Cut[] = []
  // A name with an hour stands over what was said; in a row of them they are a programme.
  const lone = lines.flatMap(({ text }, at) => {
    const next = lines[at + 1]?.text ?? ''
    return named.test(text) && next !== '' && !named.test(next) && (lines[at - 1]?.text ?? '') === ''
      ? [at]
      : []
  })
  lines.forEach((line, at) => {
    const found = bracketed.exec(line.text) ?? dashed.exec(line.text)
    if (!found) return
    const start = wordsStart(line, source)
    cuts.push({ text: found[0].trim(), because: 'chat stamp', line: at, start, end: start + found[0].length })
  })
  const remarks = chatRemarks(lines, cuts)
  const isPriced = lone.some(at => DOTTED.test((lines[at] as Line).text)) && arePrices(lines, lone)
  if (lone.length > 1 && !isPriced) cuts.push(...lone.map(at => whole(lines, at, 'chat stamp')))
  return [...cuts, ...remarks, ...(cuts.length > 1 ? exportHead(lines, source) : [])]
}

/** An hour with a dot, as prices have one, and lines elsewhere that end so from which on they are prices. */
const DOTTED = /\d\.\d{2}$/
const PRICES = 3

/** Whether lines that are no stamps end in figures as those do: `Lamb shank   14.00` among other dishes. */
function arePrices(lines: readonly Line[], stamps: readonly number[]): boolean {
  const others = lines.filter(
    ({ text }, at) => !stamps.includes(at) && /\p{L}.*\s\d{1,3}\.\d{2}$/u.test(text),
  )
  return others.length >= PRICES
}

/** What a chat is called, in the line that a program puts over all of it: `[WhatsApp export – "Harbour office"]`. */
const exported = /^(\[[^\]"“„«]{3,40}["“„«])([^"“”„»]{2,60})["”“»]\]$/

function exportHead(lines: readonly Line[], source: string): Cut[] {
  const at = lines.findIndex(({ text }) => text !== '')
  const line = lines[at]
  const [text, before = '', name = ''] = (line && exported.exec(line.text)) || []
  if (!line || text === undefined) return []
  const start = wordsStart(line, source)
  const end = start + before.length
  return [{ text: before, because: 'chat stamp', line: at, start, end, until: end + name.length }]
}

/** How often the letters of all that is said around a copy in a chat go into it, at least. */
const CHAT = 4

/** What others say of the copy that one message of a chat is: single lines without a figure. */
function chatRemarks(lines: readonly Line[], stamps: readonly Cut[]): Cut[] {
  const messages = stamps.map(({ line: from, text }, at) => {
    const own = lines.slice(from, stamps[at + 1]?.line ?? lines.length).filter(line => line.text !== '')
    const letters = own.reduce((sum, line) => sum + line.text.length, -text.length)
    return {
      from,
      letters,
      isRemark: own.length === 1 && !/\d|https?:/.test(own[0]?.text.slice(text.length) ?? ''),
    }
  })
  const remarks = messages.filter(({ isRemark, letters }) => isRemark && letters > 0)
  const rest = messages.filter(message => !remarks.includes(message) && message.letters > 0)
  const said = remarks.reduce((sum, { letters }) => sum + letters, 0)
  if (rest.length !== 1 || said * CHAT > (rest[0]?.letters ?? 0)) return []
  return remarks.map(({ from }) => whole(lines, from, 'mail remark'))
}

/** What firms have their mail programs put under every mail: who may read it, and that it need not be printed. */
function mailFooters(lines: readonly Line[]): Cut[] {
  const first = lines.findIndex(({ text }) => text !== '')
  return lines.flatMap(({ text }, from) => {
    // What opens a copy may say so beside what it is about.
    if (from !== first && asksNothing(text, lines[from + 1]?.text ?? ''))
      return [whole(lines, from, 'mail footer')]
    if (!isMailFooter(text, lines[from + 1]?.text ?? '')) return []
    const blank = lines.findIndex((line, at) => at > from && line.text === '')
    const end = blank < 0 ? lines.length : blank
    return Array.from({ length: end - from }, (_, at) => whole(lines, from + at, 'mail footer'))
  })
}

/** Lines that only tell a site generator what to put there, or how to dress a block: a shortcode, a tag, a list of attributes. */
function siteTags(lines: readonly Line[]): Cut[] {
  let fence: string | undefined
  return lines.flatMap(({ text }, at) => {
    const mark = /^(?:```+|~~~+)/.exec(text)?.[0].slice(0, 3)
    if (mark !== undefined && (fence === undefined || fence === mark))
      fence = fence === undefined ? mark : undefined
    return fence === undefined && siteTag.test(text) && !pictureShown(text)
      ? [whole(lines, at, 'site tag')]
      : []
  })
}

/** What the writer notes beside the copy, in lines of its own or before and behind words of it. */
function writersNotes(lines: readonly Line[], source: string): Cut[] {
  return ownNotes(lines).map(({ at, start, end }) => {
    const line = lines[at] as Line
    if (start === end) return whole(lines, at, 'note of the writer')
    const first = wordsStart(line, source)
    const noted = [line.text.slice(0, start), line.text.slice(end)].map(part =>
      part.replace(/^["“”\s]+|["“”„\s]+$/g, ''),
    )
    return {
      text: noted.filter(part => part !== '').join(' '),
      because: 'note of the writer',
      line: at,
      start: line.start,
      end: start === 0 ? line.start : first + start,
      until: first + end,
    }
  })
}

/** What a spreadsheet writes in a cell whose formula failed, in the languages of such programs, with empty cells around it. */
const SHEET_ERROR =
  /^[\s,;]*#(?:REF!|N\/A|DIV\/0[!?]|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|BEZUG!|NV|WERT!|ZAHL!|ÜBERLAUF!|VALEUR!|NOM\s?\?|NOMBRE!|¡(?:REF|DIV\/0|VALOR|NUM)!|¿NOMBRE\?|RIF!|VALORE!|NOME\?|VERW!|WAARDE!|NAAM\?|GETAL!|ADR!|ARG!|NAZWA\?|LICZBA!|N\/D!?|ССЫЛКА!|ЗНАЧ!|ИМЯ\?)[\s,;]*$/iu

/** Lines in which nothing stands but that a formula failed. */
function sheetErrors(lines: readonly Line[]): Cut[] {
  return lines.flatMap(({ text }, at) =>
    text.includes('#') && SHEET_ERROR.test(text) ? [whole(lines, at, 'spreadsheet error')] : [],
  )
}

/** What a site or a mail program prints around its pages. */
function siteWords(lines: readonly Line[]): Cut[] {
  return siteLines(lines).map(at => whole(lines, at, 'site navigation'))
}

const siteTag: RegExp =
  /^(?:\[(?:inline )?(?:image|img|picture|photo|logo|bild|foto|imagen|immagine|imagem|afbeelding|obraz|cid)\s?[:：][^\][]{0,60}\]|\[[^\][:：]{2,20}[:：]\s?[^\][\s]{1,60}\.(?:jpe?g|png|gif|webp|tiff?|heic|svg)\]|\{\{[<%](?:(?!\}\}).)*[>%]\}\}|\{%-?\s(?:(?!%\}).)*%\}|\{:[^{}]+\})$/i

/** What nobody should do with a mail, for whose sake. */
const noPaper: RegExp =
  /print|druck|imprim|stampa|afdruk|wydruk|vytisk|skriv|utskrift|tulost|yazdır|друк|印刷|打印|인쇄|طباعة|הדפס/i
const nature: RegExp =
  /environment|umwelt|environnement|ambiente|milieu|środowisk|životní prostředí|životné prostredie|miljö|miljø|ympäristö|luonto|çevre|довкілля|環境|环境|환경|البيئة|סביבה/i

/** Letters of a line that asks for that at most. */
const FOOTER = 300

/** Whether a line asks that a mail be neither printed nor answered. */
function asksNothing(text: string, next: string): boolean {
  if (text.length >= FOOTER) return false
  if (noPaper.test(text) && nature.test(text)) return ofMail.test(`${text} ${next}`)
  return noAnswer.test(text) && ofMail.test(text)
}

function isMailFooter(text: string, next: string): boolean {
  const said = `${text} ${next}`
  return aboutMail.test(text) && secrecy.test(said) && reader.test(said)
}

const aboutMail: RegExp =
  /^\W{0,3}(?:this|the information (?:contained )?in this|the contents of this|diese|der inhalt dieser|ce|este|esta|il presente|questo|questa|dit|deze|detta|denna|ta|niniejsza|tato|tento|tämä|bu)\s(?:e-?mails?|e-?posta|messages?|communication|nachricht|courriel|mensaje|correo|mensagem|messaggio|comunicazione|bericht|mejl|meddelande|wiadomość|zpráva|viesti|mesaj|ileti)(?![a-z])/i
/** That nobody should answer, and what to. */
const noAnswer: RegExp =
  /do not (?:reply|respond)|nicht (?:auf .{1,30})?(?:zu )?(?:be)?antworten|ne pas (?:y )?répondre|no (?:responda|responder|conteste)|non rispondere|não (?:responda|responder)|niet (?:te )?(?:be)?antwoorden|nie odpowiada|svara inte|kan (?:inte|ikke) besvar|ikke (?:svar|besvar)|älä vastaa|neodpovídejte|(?:yanıt|cevap)lamayın|не відповіда|не отвечайте|返信(?:し|でき|され)|请勿(?:直接)?回复|회신하지|عدم الرد|אין להשיב/i
const ofMail: RegExp =
  /mail|message|nachricht|courriel|mensaje|correo|messaggio|mensagem|bericht|wiadomo|mejl|meddel|viesti|zpráv|e-?posta|лист|письм|メール|邮件|메일|بريد|رسالة|הודעה/i
const secrecy: RegExp =
  /confidential|privileged|vertraulich|confidentiel|confidencial|riservat|confidenziale|vertrouwelijk|konfidentiell|poufn|důvěrn|luottamuksell|gizli|only|solely|ausschließlich|uniquement|únicamente|exclusiv|esclusiv|uitsluitend|wyłącznie|endast|výhradně|pouze|ainoastaan|yalnızca/i

const reader: RegExp =
  /addressee|intended (?:solely|only|recipient|for the)|in error|adressat|empfänger|destinat|ontvanger|geadresseerde|mottagare|odbiorc|adresát|vastaanottaj|alıcı|recipient/i

function loneMarks(lines: readonly Line[], isMail: boolean): Cut[] {
  const first = lines.findIndex(({ text }) => text !== '')
  return lines.flatMap((line, at): Cut[] => {
    const text = isMail ? line.text.replace(/^(?:>\s?)+/, '') : line.text
    if (text === '' || text.length > 200) return []
    const next = lines[at + 1]?.text ?? ''
    const isQuoting =
      next.startsWith('>') || at === first || address.test(text) || (hour.test(text) && /\d{4}/.test(text))
    if (at === first && next === '' && forwardedMark.test(text))
      return [whole(lines, at, 'mail header', 'subject')]
    if (sentFrom.test(text)) return [whole(lines, at, 'sent from')]
    const [page = '', program = '', ...others] = text.split(/\s{2,}/)
    if (pageMark.test(page) && sentFrom.test(program) && others.length === 0)
      return [whole(lines, at, 'sent from')]
    if (forwardMark.test(text)) return [whole(lines, at, 'forward mark')]
    if (pageMark.test(text)) return [whole(lines, at, 'page number')]
    if (isPressMark(text)) return [whole(lines, at, 'press mark')]
    if (/^-- ?$/.test(text) && (isMail || at > lines.length - 12)) return [whole(lines, at, 'signature mark')]
    return isQuoting && wroteWords.test(text) ? [whole(lines, at, 'mail header')] : []
  })
}

/**
 * The marks of a quoted answer in a mail, or under a line that says whom it quotes: elsewhere they are Markdown. What is quoted
 * only before or behind all else was said about the copy, unless it is nearly all that a mail brings.
 */
function quoteMarks(lines: readonly Line[], source: string, heads: readonly Cut[], isMail: boolean): Cut[] {
  const quoted = lines.flatMap(({ text }, at) => (text.startsWith('>') ? [at] : []))
  const says = (at: number) => {
    const text = lines[at]?.text ?? ''
    return wroteWords.test(text) && (address.test(text) || hour.test(text))
  }
  const isNested = quoted.some(at => /^>\s?>/.test(lines[at]?.text ?? ''))
  const isCopy = isMail && (isNested || isMostly(quoted, lines, heads))
  if (!isCopy && !quoted.some(at => says(at - 1) || says(at - 2)))
    return isMail ? remarks(quoted, lines, heads) : []
  return quoted.map(at => {
    const { start, end } = lines[at] as Line
    const mark = /^\s*(?:>\s?)+/.exec(source.slice(start, end))?.[0] ?? ''
    return { text: mark.trim(), because: 'quote mark', line: at, start, end: start + mark.length }
  })
}

/** How often the letters that are quoted around a copy go into it, at least. */
const REMARKS = 2

/** Lines of a mail besides its head that nobody quotes. */
function unquoted(quoted: readonly number[], lines: readonly Line[], heads: readonly Cut[]): number[] {
  const others = new Set([...quoted, ...heads.map(({ line }) => line)])
  return lines.flatMap(({ text }, at) => (text === '' || others.has(at) ? [] : [at]))
}

function lettersOf(some: readonly number[], lines: readonly Line[]): number {
  return some.reduce((sum, at) => sum + (lines[at]?.text.length ?? 0), 0)
}

function isMostly(quoted: readonly number[], lines: readonly Line[], heads: readonly Cut[]): boolean {
  const copy = unquoted(quoted, lines, heads)
  return quoted.length > copy.length && lettersOf(copy, lines) * REMARKS <= lettersOf(quoted, lines)
}

function remarks(quoted: readonly number[], lines: readonly Line[], heads: readonly Cut[]): Cut[] {
  const copy = unquoted(quoted, lines, heads)
  const around = quoted.filter(at => at < (copy[0] ?? 0) || at > (copy.at(-1) ?? lines.length))
  return around.length === quoted.length && lettersOf(quoted, lines) * REMARKS <= lettersOf(copy, lines)
    ? around.map(at => whole(lines, at, 'mail remark'))
    : []
}

// None of these patterns is Unicode's (`u`): so many words without case would take ten times as long to compile.

/** What a line at the head of a mail says. */
type MailPart = 'from' | 'to' | 'copy' | 'sent' | 'date' | 'subject' | 'reply' | 'attachments'

/** The names that mail programs give the lines at the head of a mail. */
const mailWords: Readonly<Record<MailPart, string>> = {
  from: `from|von|de|da|van|od|från|fra|lähettäjä|kimden|gönderen|από|від|от|от кого|差出人|发件人|寄件者|寄件人|보낸 사람|من|מאת`,
  to: `to|an|à|a|para|aan|do|komu|till|til|vastaanottaja|kime|alıcı|προς|кому|宛先|收件人|收件者|받는 사람|إلى|אל`,
  copy: `cc|bcc|kopie|copie à|copie|con copia|kopia|kopi|dw|udw|kopio|bilgi|κοιν\\.?|копия|копія|抄送|副本|참조|نسخة|עותק`,
  sent: `sent|gesendet|envoyé|enviado|enviado el|enviado em|enviada|enviada em|inviato|verzonden|wysłano|skickat|sendt|lähetetty|odesláno|gönderildi|gönderilme|gönderme tarihi|στάλθηκε|надіслано|отправлено|送信日時|发送时间|傳送時間|寄件日期|보낸 날짜|تم الإرسال|نُشر|נשלח`,
  date: `date|datum|fecha|data|dato|päiväys|päivämäärä|tarih|ημερομηνία|дата|日付|日時|日期|날짜|التاريخ|תאריך`,
  subject: `subject|betreff|objet|asunto|oggetto|assunto|onderwerp|temat|ämne|emne|aihe|předmět|konu|θέμα|тема|件名|主题|主旨|主題|제목|الموضوع|נושא`,
  reply: `reply-to|reply to|antwort an|répondre à|responder a|rispondi a|responder para|antwoord aan|odpowiedz do`,
  attachments: `attach|attachment|attachments|anlage|anlagen|anhänge|pièces? jointes?|adjuntos?|allegat[io]|anexos?|bijlagen?|załącznik[i]?|bilag(?:or|er)?|vedlegg|vedhæftede filer|vedhæftet|liitteet|přílohy|ekler|συνημμένα|вложения|вкладення|添付ファイル|附件|첨부 ?파일|المرفقات|קבצים מצורפים`,
}

/** Marks of an answered or forwarded subject. */
const answerMarks: RegExp =
  /^(?:re|fwd?|aw|wg|tr|rv|res|enc|sv|vs|vl|vb|odp|pd|ynt|ilt|απ|πρθ|回复|转发|回覆|轉寄|返信|転送|답장|전달)(?:\[\d+\])?\s*[:：]/i

/** Marks of a forwarded subject, which no letter's own reference line starts with. */
const forwardedMark: RegExp = /^(?:fwd?|wg|tr|rv|enc|vb|vl|vs|pd|ilt|πρθ|转发|轉寄|転送|전달)\s*[:：]\s*\S/i

/** A line that a telephone or its mail program puts under what is sent. */
const sentFrom: RegExp = new RegExp(
  `^(?:${[
    'sent from (?:my|the|a|an|outlook|mail|yahoo|samsung|proton).{0,50}',
    'get outlook for .{2,20}',
    '(?:von|vom) (?:meinem?|mein).{2,40} gesendet',
    'gesendet (?:von|mit|aus).{2,50}',
    'envoyé (?:de|depuis|à partir de|avec).{2,50}',
    'enviad[oa] (?:desde|do|da|a partir d[oe]|con|com).{2,50}',
    'inviato da.{2,50}',
    '(?:verzonden|verstuurd) (?:vanaf|vanuit|met|van).{2,50}',
    'wysłan[eoy] (?:z|za pomocą).{2,50}',
    'skickat från.{2,40}',
    '(?:sendt|skickat) (?:fra|med|via).{2,40}',
    'lähetetty .{2,40}',
    'odesláno z.{2,40}',
    ".{2,30}['’]?(?:den|dan|ten|tan) gönderildi",
    '(?:στάλθηκε|εστάλη) από.{2,40}',
    '(?:надіслано|відправлено) (?:з|із|за).{2,40}',
    'отправлено (?:с|со|из).{2,40}',
    '.{2,30}から送信',
    '(?:发自|来自|發自|傳送自|從).{0,3}我的.{2,30}',
    '.{0,3}나의 .{2,30}에서 보냄',
    '(?:أُ?رسلت|أرسلت|تم الإرسال|مرسل) من.{2,40}',
    'נשלח (?:מ|מה).{2,40}',
  ].join('|')})[.!]?$`,
  'i',
)

/** Somebody `wrote:`, as a mail program says above what it quotes. */
const wroteWords: RegExp =
  /^.{2,120}?(?:\bwrote|\bschrieb|a écrit|escribió|ha scritto|escreveu|\bschreef|napisał(?:\(?a\)?)?|\bpisze|\bskrev|\bkirjoitti|napsal(?:\(?a\)?)?|\byazdı|έγραψε|написа[вл](?:\(?[ал]а?\)?)?|пише|пишет|さんは書きました|写道|寫道|님이 작성|كتب|כתב\/?ה?).{0,80}[:：]$/i

/** A line that divides a mail from one that it forwards. */
const forwardMark: RegExp =
  /^(?:-{2,}|_{2,}|\*{2,}|={2,})?\s*(?:begin )?(?:forwarded message|original message|original appointment|weitergeleitete nachricht|ursprüngliche nachricht|message transféré|message d'origine|mensaje reenviado|mensaje original|messaggio inoltrato|messaggio originale|mensagem (?:encaminhada|original)|doorgestuurd bericht|oorspronkelijk bericht|(?:przekazana|oryginalna) wiadomość|wiadomość (?:oryginalna|przekazana)|vidarebefordrat meddelande|ursprungligt meddelande|videresendt (?:melding|meddelelse)|oprindelig meddelelse|opprinnelig melding|edelleenlähetetty viesti|alkuperäinen viesti|přeposlaná zpráva|původní zpráva|iletilen ileti|orijinal (?:mesaj|ileti)|προωθημένο μήνυμα|αρχικό μήνυμα|переслане повідомлення|пересылаемое сообщение|исходное сообщение|転送メッセージ|元のメッセージ|转发的邮件|原始邮件|轉寄的郵件|전달된 메시지|원본 메[일시]지?|رسالة معاد توجيهها|הודעה שהועברה)\s*[:：]?\s*(?:-{2,}|_{2,}|\*{2,}|={2,})?$/i

/** What a press release says of itself: that it is one, that it may be printed, and where it ends. */
function isPressMark(text: string): boolean {
  return text.length <= PRESS_MARK && (forThePress.test(text) || endOfRelease.test(text))
}

/** Letters that such a line has at most. */
const PRESS_MARK = 80

const forThePress: RegExp =
  /^\W{0,3}(?:(?:press release|media release|news release|pressemitteilung|medienmitteilung|communiqué de presse|gacetilla de prensa|nota de prensa|comunicado de prensa|comunicato stampa|persbericht|informacja prasowa|pressmeddelande|pressemelding|pressemeddelelse|lehdistötiedote|tisková zpráva|basın bülteni|прес-?реліз|пресс-?релиз|δελτίο τύπου|プレスリリース|报道资料|新闻稿|보도자료|بيان صحفي)\W{0,12})?(?:for immediate release|zur sofortigen veröffentlichung|(?:pour )?diffusion immédiate|para (?:su )?(?:difusión|publicación) inmediata|se ruega (?:dar )?difusión|per diffusione immediata|para divulgação imediata|do natychmiastowej publikacji|für die presse frei|voor onmiddellijke publicatie|即日解禁|供即时发布)\W{0,12}(?:[–—-]\s*(?:fin|ende|ends?|fine|fim|einde)\s*[–—-])?$/i

const endOfRelease: RegExp = /^(?:[–—-]\s*(?:fin|ende|ends?|fine|fim|einde|30)\s*[–—-]|# ?# ?#)$/i

/** Which page of how many, as a word processor prints it. */
const pageMark: RegExp =
  /^(?:[-–—]\s*)?(?:page|seite|página|pagina|strona|sida|side|sivu|strana|sayfa|σελίδα|сторінка|страница|ページ|页|페이지|صفحة|עמוד)\s+\d{1,4}\s*(?:of|von|de|sur|di|van|z|ze|av|af|\/|από|з|из|من|מתוך)\s*\d{1,4}(?:\s*[-–—])?$/i
