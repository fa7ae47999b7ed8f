import type { Line } from './lines.ts'

// What whoever writes a copy notes in it for themselves or for whoever sets it: what is still to be done, what should not be
// printed, where on the page something goes, and which of several names it is to be.

/** What of a line is copy: from `start` to `end`, in letters of its text. Nothing, where they are the same. */
export interface Noted {
  /** Place of the line in the list. */
  readonly at: number
  readonly start: number
  readonly end: number
}

/**
 * Lines that are notes to oneself or to whoever sets the copy, or that begin or end with one. A note in brackets, a label that
 * names a place on the page, and a line that is marked as still to be done are sure by themselves; what only looks like one
 * goes where there are two sure ones besides.
 */
export function ownNotes(lines: readonly Line[]): readonly Noted[] {
  const written = unfenced(lines)
  const sure = written.flatMap((at, place) => notedIn(at, lines[at]?.text ?? '', sureOf(place)))
  if (sure.length < ROUGH) return sure
  const found = new Map(sure.map(noted => [noted.at, noted]))
  return written.flatMap(at => {
    const noted = found.get(at)
    // A line may begin with a label and end with a note.
    if (noted && (noted.start > 0 || noted.end === 0)) return [noted]
    const [label] = notedIn(at, lines[at]?.text ?? '', [partLabel])
    return label ? [{ ...label, end: noted?.end ?? label.end }] : noted ? [noted] : []
  })
}

/** Notes from which on a copy is rough. */
const ROUGH = 2

/** Letters of a line that is looked at, at most, and lines among which a copy says what it is for. */
const LONGEST = 400
const TOP = 3

/** Places of lines with words that stand in no code. */
function unfenced(lines: readonly Line[]): readonly number[] {
  let fence: string | undefined
  return lines.flatMap(({ text }, at) => {
    const mark = /^(?:```+|~~~+)/.exec(text)?.[0].slice(0, 3)
    if (mark !== undefined && (fence === undefined || fence === mark))
      fence = fence === undefined ? mark : undefined
    return text === '' || text.length > LONGEST || fence !== undefined || mark !== undefined ? [] : [at]
  })
}

/** What of a text is copy, where it is not all. */
type Looks = (text: string) => readonly [start: number, end: number] | undefined

function sureOf(place: number): readonly Looks[] {
  return [
    todo,
    bracketed,
    chosen,
    placeLabel,
    ...(place < TOP ? [(text: string) => purpose(text, place)] : []),
  ]
}

function notedIn(at: number, text: string, looks: readonly Looks[]): readonly Noted[] {
  for (const look of looks) {
    const found = look(text)
    if (found) return [{ at, start: found[0], end: found[1] }]
  }
  return []
}

const NOTHING = [0, 0] as const

/** `TODO ask Ada about the photo` */
function todo(text: string): readonly [number, number] | undefined {
  return TODO.test(text) || reminder.test(text) ? NOTHING : undefined
}

/** In capitals: in Spanish the word means all. */
const TODO = /^\W{0,3}(?:TODO|FIXME)\b[^\d]{2}/
const reminder: RegExp = new RegExp(
  `^\\W{0,3}(?:${[
    'notes? to (?:self|myself|(?:the )?(?:designer|printer|editor|typesetter))',
    '(?:notiz|hinweis|anmerkung) (?:an (?:mich|die grafik)|für (?:die grafik|den setzer|die setzerin))',
    'note (?:pour|à) (?:moi|le graphiste|la graphiste|l.imprimeur)',
    'nota para (?:mí|mim|el diseñador|la diseñadora|o designer|la imprenta)',
    'nota per (?:me|il grafico|la grafica)',
    '(?:noot|notitie) (?:voor|aan) (?:mezelf|de vormgever|de drukker)',
    '(?:uwaga|notatka) dla (?:mnie|grafika|grafiki|drukarni)',
  ].join('|')})\\s*[:：–—-]`,
  'i',
)

/** Words in brackets that end a line or are all of it. */
const BRACKETS = /(?:^|\s)[([]([^()[\]]{4,200})[)\]][.,;]?$/

/** `(check w/ the post office!! don't put that bit on)`, `[button again]` */
function bracketed(text: string): readonly [number, number] | undefined {
  const found = BRACKETS.exec(text)
  const words = found?.[1] ?? ''
  if (!found || !(orders.test(words) || placed.test(words) || /\bTODO\b/.test(words))) return undefined
  const before = text.slice(0, found.index).replace(/\s+$/, '')
  return /[a-z\d\u00c0-\uffff]/i.test(before) ? [0, before.length] : NOTHING
}

// None of these patterns is Unicode's: so many words without case would take ten times as long to compile.

/** What only whoever sets a copy is told, or the writer tells themselves. A reader may be told what not to put where. */
const orders: RegExp = new RegExp(
  `\\b(?:${[
    "(?:do ?n[o'’]?t|don['’]?t|never) (?:list|mention)",
    "(?:do ?n[o'’]?t|don['’]?t) (?:put|print|write|say|include|show) (?:that|this|it)(?: (?:bit|part|line|one|word))?(?: (?:on|in))?(?:$|[.,;!])",
    'not for (?:print|publication|the (?:public|poster|flyer|leaflet|site|website|page|card|menu))',
    'leave (?:this|that) (?:bit |part |line )?(?:out|off)(?:$|[.,;!])',
    'check (?:w\\/|(?:the )?(?:wording|spelling)|(?:with|w) .{1,24} (?:wording|spelling|before we (?:print|publish)))',
    "i(?:['’]ve| have)? (?:double-?checked|checked|counted twice|added it up)",
    'tbc with',
    '(?:nicht|bitte nicht|das nicht) (?:drucken|abdrucken|draufschreiben|erwähnen|aufführen)|noch (?:prüfen|klären|nachfragen)|habe? ich (?:nachgerechnet|geprüft)',
    'ne pas (?:imprimer|mentionner|lister|mettre (?:ça|ceci|sur))|à (?:vérifier|revérifier) avec|j.ai (?:vérifié|recompté)',
    'no (?:imprimir|mencionar|listar|poner (?:esto|eso))|comprobar con|lo he comprobado',
    'non (?:stampare|mettere (?:questo|questa)|citare|elencare)|da (?:verificare|controllare) con|ho (?:controllato|ricontrollato)',
    'não (?:imprimir|mencionar|listar|pôr (?:isto|isso))|verificar com|já confirmei',
    'niet (?:afdrukken|vermelden|noemen|erop zetten)|nog (?:checken|navragen)|heb ik nagerekend',
    'nie (?:drukować|wymieniać|pisać tego)|sprawdził[ea]m',
    'ska inte (?:med|tryckas)|skal ikke (?:med|trykkes)',
  ].join('|')})`,
  'i',
)

/** A thing of a page that stands there once more or is still to come. */
const placed: RegExp = new RegExp(
  `^(?:${[
    '(?:the )?(?:same )?(?:button|photo|picture|pic|image|logo|map|link|qr(?: code)?|headshot|drawing|icon)s? (?:again|here|goes here|to (?:follow|come)|tbc)',
    '(?:insert|put|add) (?:the |a )?(?:button|photo|picture|pic|image|logo|map|link|qr(?: code)?)(?: (?:here|again|of .{2,30}))?',
    '(?:button|knopf|foto|bild|logo|karte) (?:nochmal|noch einmal|hier|folgt)|hier (?:das |ein )?(?:foto|bild|logo|knopf)',
    '(?:bouton|photo|image|logo|plan) (?:encore|ici|à venir|à suivre)|(?:botón|foto|imagen|logo|mapa) (?:otra vez|aquí|pendiente)',
    '(?:bottone|pulsante|foto|immagine|logo|mappa) (?:di nuovo|qui|da mettere)|(?:botão|foto|imagem|logo|mapa) (?:outra vez|de novo|aqui)',
    '(?:knop|foto|afbeelding|logo|kaart(?:je)?) (?:nog eens|hier|volgt)|(?:przycisk|zdjęcie|logo|mapa) (?:jeszcze raz|tutaj|tu)',
  ].join('|')})$`,
  'i',
)

/** What somebody weighs and settles: `NAME - Old Mill? no. "Ground Slowly". yes that.` leaves the name that it is. */
function chosen(text: string): readonly [number, number] | undefined {
  const [, before = '', , name = '', after = ''] = CHOSEN.exec(text) ?? []
  const isSettled = name !== '' && REFUSED.test(before) && TAKEN.test(after)
  const start = before.length + 1
  return isSettled ? [start, start + name.length] : undefined
}

const CHOSEN =
  /^((?:working )?(?:name|title|headline|titel|titre|título|titolo|naam|nazwa)\s?[-–—:][^"“”„]*)(["“„])([^"“”„]{2,60})["”“](.*)$/i
const REFUSED = /\?\W*(?:no|nope|not that|nein|non|nee|nie|não)\b/i
const TAKEN = /^\W*(?:yes|yep|that(?:['’]s (?:it|the one))?|this one|ja|oui|sí|sì|sim|tak)\b/i

/** A label that names where on the page its words go, and nothing that a reader needs: `Last line: See you there.` */
function placeLabel(text: string): readonly [number, number] | undefined {
  return afterLabel(PLACE, text)
}

const PLACE: RegExp = new RegExp(
  `^(?:${[
    '(?:very )?(?:last|first|closing|opening|top|final) (?:line|words)|(?:line |words )?(?:right )?at the (?:very )?(?:top|bottom|foot|end)',
    'letzte zeile|erste zeile|ganz (?:oben|unten)|schlusszeile',
    '(?:dernière|première) ligne|tout en (?:haut|bas)',
    '(?:última|primera|primeira) (?:línea|linha)|(?:arriba|abajo) del todo',
    '(?:ultima|prima) riga|in fondo',
    '(?:laatste|eerste) regel|helemaal (?:bovenaan|onderaan)',
    '(?:ostatnia|pierwsza) linijka|na samym (?:dole|końcu)',
  ].join('|')})\\s*[:：]\\s*(?=\\S)`,
  'i',
)

/** `end: Come and see.`, `about: I am Ada.`: where on a page words stand, which may be a time or a place elsewhere. */
function partLabel(text: string): readonly [number, number] | undefined {
  return afterLabel(
    /^(?:about(?: (?:us|me))?|intro|header|footer|end|ending|close|closing|schluss|fin|final|fine|einde|slot|koniec)\s*[:：]\s*(?=\D\S* \S+ \S)/i,
    text,
  )
}

function afterLabel(label: RegExp, text: string): readonly [number, number] | undefined {
  const found = label.exec(text)
  if (!found) return undefined
  const aside = bracketed(text)
  return [found[0].length, aside && aside[1] > found[0].length ? aside[1] : text.length]
}

/** Things that are printed or put on a screen. */
const THING =
  '(?:website|web ?site|site|web ?page|landing page|page|poster|flyer|leaflet|menu|coupon|voucher|brochure|newsletter|banner|card|invitation|programme|slide|slides|deck|infographic|ticket|social post)'

/** What a sentence above a copy says that it is for, at its top: `notes for the poster by the till. Ask us about it.` */
function purpose(text: string, place: number): readonly [number, number] | undefined {
  // Written as a title it may be one.
  if (place === 0 && !/^[a-z]/.test(text)) return undefined
  if (ROUGHLY.test(text)) return NOTHING
  const length = FOR.exec(text)?.[0].length ?? 0
  return length === 0 ? undefined : [length, text.length]
}

const ROUGHLY: RegExp = new RegExp(
  `^${THING}\\b[^.,\\d]{0,40}[.,:;–—-]+ ?(?:rough|draft|notes|first (?:go|draft|stab))\\W*$`,
  'i',
)
const FOR: RegExp = new RegExp(
  `^(?:rough |my )?(?:notes|text|copy|words|wording) for (?:the|our|my|a|this) (?:\\S+ )?${THING}\\b[^.!?:]{0,60}[.!?:]+(?:\\s+(?=\\S)|$)`,
  'i',
)
