import { readLabelled, segmentsOf } from '../../../core/reading/facts/label.ts'
import { cut, type Phrase, trim } from '../../../core/reading/facts/phrase.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { wordsOf } from '../../../core/source/text.ts'
import { rosterIn } from '../../lines/occasions.ts'
import { type Line, type Stanza, stanzasOf } from '../../lines/stanzas.ts'

/** A certificate that is written in lines, in the order of its author. */
export interface Deed {
  /** Who gives it. */
  readonly givers: readonly Line[]
  /** What it is: `Certificate of Merit`. */
  readonly title?: Line
  readonly before: readonly Stanza[]
  /** What somebody is honoured with, alone between the title and the name: `1st place`, `初段位`. */
  readonly award?: Line
  /** How the one who is honoured is called before the name: `Master / Kum.` */
  readonly style?: Phrase
  readonly name: Phrase
  readonly after: readonly Stanza[]
  /** Over those who sign. */
  readonly caption?: Line
  /** Who signs: a name, and what they are. */
  readonly signers: readonly (readonly Phrase[])[]
  /** Numbers and addresses behind them. */
  readonly small: readonly Line[]
}

/** Words that name a paper which honours somebody. */
const PAPER =
  /(?:^|[^\p{L}])(?:certificate|diploma|award|honou?r|urkunde|zeugnis|ehrenurkunde|zertifikat|certificat|dipl[oô]me|attestation|certificado|t[ií]tulo|attestato|certificato|menzione|dyplom|za[sś]wiadczenie|certyfikat|oorkonde|getuigschrift|diplomi?|bevis|todistus|kunniakirja|oklevél|osvědčení|vysvědčení|πιστοποιητικό|βεβαίωση|giấy khen|giấy chứng nhận|bằng khen|sertifikat|piagam|грамота|диплом|сертифікат|сертификат|sertifika|belgesi|(?:ใบ)?ประกาศนียบัตร|ใบประกาศ|(?:ใบ)?ประกาศเกียรติคุณ|เกียรติบัตร|วุฒิบัตร|شهادة|إجازة|תעודה|תעודת|प्रमाण|प्रशस्ति|賞状|感謝状|表彰状|修了証|認定証|证书|證書|奖状|獎狀|상장|표창장|감사장|수료증)/iu

/** How people are called before their names. */
const STYLE =
  /^(?:(?:master|miss|mr|mrs|ms|mx|kum|kumari|smt|sri|shri|dr|prof|herrn?|frau|m|mme|mlle|sig|sig\.ra|sr|sra|srta|pan|pani|don|do[nñ]a|d[ñn]a|hr|fr|dhr|mevr|bay|bayan|السيدة?|الآنسة|الأستاذة?|الدكتورة?|المهندسة?|الطالبة?)\.?(?:\s*\/\s*|\s+))+(?=[\p{Lu}\p{Lo}])/iu

/** A copy of lines as a deed; undefined where nobody is surely honoured in it, or it is more than lines. */
export function deedIn(reading: Reading): Deed | undefined {
  const stanzas = withoutGuesses(stanzasOf(reading) ?? [])
  const wanted = wordsOf(reading.roles.recipient?.text ?? '')
  if (wanted === '') return undefined
  const at = stanzas.findIndex(({ lines }) => lines.some(({ words }) => wordsOf(words.text).includes(wanted)))
  const whole = stanzas[at]
  const place = whole?.lines.findIndex(({ words }) => wordsOf(words.text).includes(wanted)) ?? -1
  const line = whole?.lines[place]
  // A name in the middle of a sentence is no line of its own.
  if (!whole || !line) return undefined
  const { led, words } = labelApart(line)
  if (wordsOf(words.text).length > wanted.length + STYLED) return undefined
  const style = STYLE.exec(words.text)?.[0] ?? ''
  const above = [
    ...stanzas.slice(0, at),
    ...part({ ...whole, lines: [...whole.lines.slice(0, place), ...led] }, 0),
  ]
  const below = [...part(whole, place + 1), ...stanzas.slice(at + 1)]
  const head = headOf(above)
  // Where nothing says that it is a deed, lines that sign it have to be known as such.
  const foot = footOf(head.title ? below.flatMap(signersApart) : below, reading)
  // A letter of thanks has a name among its lines too.
  if (head.title === undefined && foot.signers.length === 0) return undefined
  const award = head.title && head.before.find(isAward)?.lines[0]
  return {
    ...head,
    ...(award && { award }),
    ...(style !== '' && { style: trim(cut(words, 0, style.length)) }),
    name: cut(words, style.length),
    ...foot,
  }
}

/** Letters of an award. */
const AWARD = 40

/** Whether a stanza is one short line that leads to nothing: it ends in no small word, and in no ending of a verb. */
function isAward({ lines }: Stanza): boolean {
  const [
    {
      words: { text },
    } = { words: { text: '' } },
    ...others
  ] = lines
  if (others.length > 0 || text.length > AWARD || /[.,:：、。]$/u.test(text)) return false
  if (/\p{Lu}|\d/u.test(text)) return /^(?:\d|\p{Lu}.*(?:^|[\s-])[\p{Lu}\d][\p{L}\d]*\.?$)/u.test(text)
  return /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}\d\s]{2,14}$/u.test(text)
}

/** A line that a paste took for a heading, over lines with no blank line between, is the first of them. */
function withoutGuesses(stanzas: readonly Stanza[]): readonly Stanza[] {
  const found: Stanza[] = []
  for (const stanza of stanzas) {
    const last = found.at(-1)
    const [head] = last?.lines ?? []
    const goesOn = head && lineOf(stanza.lines[0]) === lineOf(head) + 1 && !isMarked(head)
    if (last?.depth !== undefined && stanza.depth === undefined && last.lines.length === 1 && goesOn)
      found.splice(-1, 1, { lines: [{ ...head, strong: false }, ...stanza.lines] })
    else found.push(stanza)
  }
  return found
}

function lineOf(line: Line | undefined): number {
  return line?.words.nodes[0]?.position?.start.line ?? 0
}

/** Whether its author set a mark before a line. */
function isMarked({ words: { nodes } }: Line): boolean {
  return (nodes[0]?.position?.start.column ?? 1) > 1
}

/** A label before the name leads to it as a line above does: `Delivered to: Ada Quill`. */
function labelApart(line: Line): { readonly led: readonly Line[]; readonly words: Phrase } {
  const { words } = line
  const labelled = readLabelled(words)
  if (labelled?.sign !== 'colon') return { led: [], words }
  const at = words.text.length - labelled.value.text.length
  return { led: [{ ...line, words: trim(cut(words, 0, at)) }], words: labelled.value }
}

/** Letters that a line may have beside the name in it. */
const STYLED = 16

function part(stanza: Stanza, from: number, to?: number): readonly Stanza[] {
  const lines = stanza.lines.slice(from, to)
  return lines.length === 0 ? [] : [{ ...stanza, lines }]
}

/** Who gives it, what it is, and what is said before the name. */
function headOf(above: readonly Stanza[]): Pick<Deed, 'givers' | 'title' | 'before'> {
  const lines = above.flatMap(({ lines: own }) => own)
  const isPaper = ({ words: { text } }: Line): boolean =>
    PAPER.test(text) && text.length <= 60 && !/[,:]$/u.test(text)
  const title =
    lines.find(line => isPaper(line) && !/\p{Ll}$/u.test(firstWordOf(line))) ?? lines.find(isPaper)
  if (!title) return { givers: [], before: above }
  const at = above.findIndex(({ lines: own }) => own.includes(title))
  const place = above[at]?.lines.indexOf(title) ?? 0
  return {
    givers: [...above.slice(0, at), ...part(above[at] as Stanza, 0, place)].flatMap(({ lines: own }) => own),
    title,
    before: [...part(above[at] as Stanza, place + 1), ...above.slice(at + 1)],
  }
}

function firstWordOf({ words: { text } }: Line): string {
  return /^\P{L}*(\p{L})/u.exec(text)?.[1] ?? ''
}

/** What is told behind the name, who signs, and what stands small at the foot. */
function footOf(
  below: readonly Stanza[],
  reading: Reading,
): Pick<Deed, 'after' | 'caption' | 'signers' | 'small'> {
  const signing = below.map(stanza => signersIn(stanza, reading))
  const first = signing.findIndex(({ length }) => length > 0)
  if (first < 0) {
    const end = below.findLastIndex(stanza => !isNumber(stanza, reading)) + 1
    return { after: below.slice(0, end), signers: [], small: below.slice(end).flatMap(({ lines }) => lines) }
  }
  const end = signing.findIndex(({ length }, at) => at > first && length === 0)
  const last = end < 0 ? below.length : end
  const [opening] = below[first]?.lines ?? []
  const before = below[first - 1]
  const own = opening && isCaption(opening) ? opening : undefined
  const alone =
    own === undefined && before?.lines.length === 1 && before.lines[0] && isCaption(before.lines[0])
  const caption = own ?? (alone ? before?.lines[0] : undefined)
  const told = below.slice(0, alone ? first - 1 : first)
  const kept = told.at(-1)
  const isFoot = kept !== undefined && told.length > 1 && holdsNumber(kept, reading)
  return {
    after: isFoot ? told.slice(0, -1) : told,
    ...(caption && { caption }),
    signers: signing.slice(first, last).flat(),
    small: [...(isFoot ? kept.lines : []), ...below.slice(last).flatMap(({ lines }) => lines)],
  }
}

/** Lines of a stanza that says under which number and from when a deed is kept, and letters of each. */
const KEPT = { lines: 4, letters: 60 }

/** Whether a stanza of short lines has the number by which the deed is found again: it is small, wherever its author wrote it. */
function holdsNumber({ lines }: Stanza, { roles: { identifier } }: Reading): boolean {
  return (
    identifier !== undefined &&
    lines.length <= KEPT.lines &&
    lines.every(({ words: { text } }) => text.length <= KEPT.letters) &&
    lines.some(({ words: { text } }) => text.includes(identifier.text))
  )
}

/** Lines at the end of a stanza that sign, as a stanza of their own: authors leave no blank line above them, nor below before whose they are. */
function signersApart(stanza: Stanza): readonly Stanza[] {
  const last = stanza.lines.length - 1
  const whole = signersAtEnd(stanza)
  const end = stanza.lines[last]
  if (whole.length > 1 || last < FEWEST || (end && isNameAndPost(end.words))) return whole
  const cut = signersAtEnd({ ...stanza, lines: stanza.lines.slice(0, last) })
  return cut.length > 1 || cut.some(areSigners) ? [...cut, ...part(stanza, last)] : [stanza]
}

function areSigners({ lines }: Stanza): boolean {
  return lines.length >= FEWEST && lines.every(({ words }) => isNameAndPost(words))
}

function signersAtEnd(stanza: Stanza): readonly Stanza[] {
  const { lines } = stanza
  const endOf = (isOne: (line: Line) => boolean): number => lines.findLastIndex(line => !isOne(line)) + 1
  const named = endOf(({ words }) => isNameAndPost(words))
  const columns = Math.max(...lines.slice(-1).map(({ words }) => segmentsOf(words).length))
  const beside = endOf(({ words }) => columns > 1 && segmentsOf(words).length === columns)
  const at = Math.min(named, beside)
  return at === 0 || lines.length - at < FEWEST ? [stanza] : [...part(stanza, 0, at), ...part(stanza, at)]
}

/** Lines from which on they sign by what they look like. */
const FEWEST = 2

/** Words over those who sign. */
function isCaption({ words: { text } }: Line): boolean {
  return text.length <= 30 && /[:：]$/u.test(text)
}

/** A number by which a deed is found again. */
function isNumber({ lines }: Stanza, { roles: { identifier, url } }: Reading): boolean {
  const known = [identifier, url].flatMap(claim => (claim ? [claim.text] : []))
  return lines.every(({ words: { text } }) => known.some(one => text.includes(one)))
}

/** Who signs in a stanza: beside each other in its lines, a line each, or by what they are. */
function signersIn(stanza: Stanza, reading: Reading): readonly (readonly Phrase[])[] {
  const [first, ...others] = stanza.lines
  const lines = first && isCaption(first) ? others : stanza.lines
  const rows = lines.map(({ words }) => segmentsOf(words))
  const columns = rows[0]?.length ?? 0
  const areBeside =
    rows.length > 1 && columns > 1 && columns <= 3 && rows.every(({ length }) => length === columns)
  if (areBeside)
    return ownRows(rows) ?? Array.from({ length: columns }, (_, at) => rows.flatMap(row => row[at] ?? []))
  const [places] = rows
  if (places && rows.length === 1 && arePlaces(places, lines[0])) return places.map(place => [place])
  const names = (reading.lists.signatures ?? []).map(({ title }) => wordsOf(title.text))
  const isSigner = ({ words }: Line): boolean => {
    const [text = ''] = nameAndPost(words).map(piece => wordsOf(piece.text))
    return names.some(name => name !== '' && text.startsWith(name))
  }
  if (lines.length > 0 && lines.every(isSigner)) return lines.map(({ words }) => nameAndPost(words))
  if (areSigners({ lines }) && lines.some(({ words }) => !isCalled(nameAndPost(words)[0] ?? words)))
    return lines.map(({ words }) => nameAndPost(words))
  if (lines[0] && isSigner(lines[0]) && lines.length <= 3) return [lines.map(({ words }) => words)]
  const posts = lines === stanza.lines ? rosterIn(lines) : undefined
  return posts?.map(({ name, when }) => [...when, ...(name ? [name] : [])]) ?? []
}

/** Letters of what somebody is who is to sign. */
const POST = 40

/** Whether a line has nothing but posts that blanks divide, each with room to sign over it: `1. Vorsitzender      Sportwart`. */
function arePlaces(cells: readonly Phrase[], line: Line | undefined): boolean {
  return (
    cells.length > 1 &&
    cells.length <= 3 &&
    /\s{3,}|\t/u.test(line?.words.text ?? '') &&
    cells.every(({ text }) => text.length <= POST && /\p{L}{3}/u.test(text) && !/\d{2}|[:：!?]/u.test(text))
  )
}

/** Rows of which each is somebody, the name and what its bearer is in one column each: `the master   Gio Morassi`. */
function ownRows(rows: readonly (readonly Phrase[])[]): readonly (readonly Phrase[])[] | undefined {
  const at = rows[0]?.findIndex(isName) ?? -1
  const isOne = (row: readonly Phrase[]): boolean =>
    row.length === 2 && row.every((cell, column) => isName(cell) === (column === at))
  return at >= 0 && rows.every(isOne)
    ? rows.map(row => [...row.slice(at, at + 1), ...row.filter((_, column) => column !== at)])
    : undefined
}

function isName({ text }: Pick<Phrase, 'text'>): boolean {
  return NAME.test(text) || NAME.test(text.replace(TITLED, ''))
}

/** What divides a name from what its bearer is. */
const SIGN = /[,،]\s+|\s+[–—-]\s+|\s*[|]\s*/u

/** Titles, and words that tell of a hand below them, before a name: `Prof.`, `gez. Dr.` */
const TITLED =
  /^(?:(?:\p{L}{1,5}\.(?:\p{Ll}{1,3}\.?)?|Don|Doña|Dr|Prof|Sir|Dame|Frau|Herr|Mr|Mrs|Ms|Miss|Bay|Bayan)\s+)+(?=\p{Lu})/u

/** Two to five words of a name: `Ana de la Cruz`, `J. R. Ash`. Scripts without capitals have no other sign of one. */
const NAME =
  /^(?:\p{Lu}[\p{L}'’.-]*(?:\s+(?:\p{Lu}[\p{L}'’.-]*|\p{Ll}{1,3})){0,3}\s+\p{Lu}[\p{L}'’.-]*|\p{Lo}[\p{Lo}\p{M}.]*(?:\s+\p{Lo}[\p{Lo}\p{M}.]*){1,4})$/u

/** Whether a line says who somebody is and what: `Ida Birch, Chair`, `Prof. Mo Ash – Director`, `La directrice, Ida Birch`. */
function isNameAndPost(words: Phrase): boolean {
  const { text } = words
  const labelled = readLabelled(words)
  if (labelled?.sign === 'colon') return isName(labelled.value) || isCalled(labelled.value)
  const sign = SIGN.exec(text)
  if (!sign || /[\d:：!?]/.test(text)) return false
  if (isPostFirst(text, sign)) return true
  const [name, post] = [text.slice(0, sign.index), text.slice(sign.index + sign[0].length)]
  const title = TITLED.exec(name)?.[0] ?? ''
  // `Course leader – Mo Ash` says first what somebody is.
  const isTurned =
    title === '' && !/^[,،]/u.test(sign[0]) && /^\p{Lu}/u.test(post) && (NAME.test(post) || TITLED.test(post))
  return NAME.test(name.slice(title.length)) && post.trim() !== '' && !isTurned
}

/** One word behind a label that somebody is called: `Witnessed by: Grandad`. */
function isCalled({ text }: Phrase): boolean {
  return /^\p{Lu}\p{Ll}[\p{L}'’-]*$/u.test(text)
}

/** Whether a post, which has no capital but its first, stands before the comma and a name behind it. */
function isPostFirst(text: string, { 0: sign, index }: RegExpExecArray): boolean {
  const [post, name] = [text.slice(0, index), text.slice(index + sign.length)]
  return sign.startsWith(',') && /^\p{Lu}[^\p{Lu}]*$/u.test(post) && isName({ text: name })
}

/** `Edwin Tarbuck, Course instructor`, `Course instructor: Edwin Tarbuck` */
function nameAndPost(words: Phrase): readonly Phrase[] {
  const labelled = readLabelled(words)
  if (labelled?.sign === 'colon') return [labelled.value, labelled.label]
  const sign = SIGN.exec(words.text)
  if (!sign) return [words]
  const pieces = [trim(cut(words, 0, sign.index)), trim(cut(words, sign.index + sign[0].length))]
  return isPostFirst(words.text, sign) ? pieces.toReversed() : pieces
}
