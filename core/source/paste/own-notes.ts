import type { Line } from './lines.ts'
import { isNoted, isToldLine, keepsBracketsBack, makerScore, TOLD, toldScore } from './maker-signs.ts'

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
  const textOf = (at: number): string => lines[at]?.text ?? ''
  const heldBack = written.some(at => keepsBracketsBack(textOf(at)))
  const clear = written.flatMap((at, place) => notedIn(at, textOf(at), sureOf(place, heldBack)))
  const sure = clear.length > 0 ? withFainter(clear, written, textOf) : clear
  if (sure.length < ROUGH) return sure
  const found = new Map(sure.map(noted => [noted.at, noted]))
  return written.flatMap(at => {
    const noted = found.get(at)
    // A line may begin with a label and end with a note.
    if (noted && (noted.start > 0 || noted.end === 0)) return [noted]
    const [label] = notedIn(at, textOf(at), [partLabel])
    return label ? [{ ...label, end: noted?.end ?? label.end }] : noted ? [noted] : []
  })
}

/** Notes from which on a copy is rough. */
const ROUGH = 2

/** Letters of a line that is looked at, at most, and lines among which a copy says what it is for. */
const LONGEST = 400
const TOP = 3

/** Notes with those that are less plain, and stand in a copy that has plain ones. */
function withFainter(
  clear: readonly Noted[],
  written: readonly number[],
  textOf: (at: number) => string,
): readonly Noted[] {
  const found = new Map(clear.map(noted => [noted.at, noted]))
  const fainter: readonly Looks[] = [toldInBrackets(TOLD - 1), text => told(text, true)]
  return written.flatMap(at => {
    const noted = found.get(at)
    return noted ? [noted] : notedIn(at, textOf(at), fainter)
  })
}

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

function sureOf(place: number, heldBack: boolean): readonly Looks[] {
  return [
    todo,
    bracketed,
    toldInBrackets(heldBack ? TOLD - 2 : TOLD),
    ...(heldBack ? [inBrackets] : []),
    toldTail,
    text => told(text, false),
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
  const isNote = TODO.test(text) || reminder.test(text) || isAddressed(text) || unprinted.test(text)
  return isNote ? NOTHING : undefined
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
const BRACKETS = /(?:^|\s)([([])([^()[\]]{4,380})[)\]][.,;]?$/

/** `(check w/ the post office!! don't put that bit on)`, `[button again]` */
function bracketed(text: string): readonly [number, number] | undefined {
  const found = BRACKETS.exec(text)
  const words = found?.[2] ?? ''
  const isNote =
    orders.test(words) ||
    placed.test(words) ||
    /\bTODO\b/.test(words) ||
    isAddressed(words) ||
    (found?.[1] === '[' && OF_LAYOUT.test(words)) ||
    isChecked(words)
  if (!found || !(isNote || (found[1] === '[' && isToColleague(words)))) return undefined
  const before = text.slice(0, found.index).replace(/\s+$/, '')
  return /[a-z\d\u00c0-\uffff]/i.test(before) ? [0, before.length] : NOTHING
}

/** `[Layout: on a page of its own]`: the trade of whoever sets a copy stands before what it is told. */
const OF_LAYOUT =
  /^(?:(?:page )?layout|design|designers?|typesett(?:ing|er)|art ?work|printers?|gestaltung|satz|druck|grafik|mise en page|maquette|maquettiste|graphiste|imprimeur|diseño|maquetación|imprenta|impaginazione|grafica|stampa|paginação|diagramação|arte final|vormgeving|opmaak|drukwerk|skład|układ|projekt graficzny|sazba|grafika|formgivning|tryck|sats|верстка|макет|вёрстка|tasarım|mizanpaj|レイアウト|デザイン|레이아웃|디자인|排版|设计)\s*[:：]\s*\S/i

/** A line of nothing but words in brackets. */
function inBrackets(text: string): readonly [number, number] | undefined {
  return /^\([^()]{4,380}\)[.,;]?$/.test(text) ? NOTHING : undefined
}

/** Words in brackets that end a line and speak to its maker by signs that sum up to a score: `(cut it? I like it)`. */
function toldInBrackets(least: number): Looks {
  return text => {
    const found = BRACKETS.exec(text)
    const words = found?.[2] ?? ''
    if (!found || toldScore(words) < least || leadsToCopy(words)) return undefined
    const before = text.slice(0, found.index).replace(/\s+$/, '')
    if (/[a-z\d\u00c0-\uffff]/i.test(before)) return [0, before.length]
    const kept = labelledLead(words)
    const start = text.indexOf(words)
    return kept === 0 ? NOTHING : [start, start + kept]
  }
}

/** Whether a remark only says when what stands behind its colon does: `if it fits: with plums`. */
function leadsToCopy(words: string): boolean {
  const behind = /[:：]\s(.+)$/.exec(words)?.[1] ?? ''
  return behind !== '' && makerScore(behind) === 0 && !isNoted(words) && makerScore(words) < TOLD
}

/** Letters of a first sentence with a label that nobody says to a maker: `Enclosures: diploma. Please no photo.` */
function labelledLead(words: string): number {
  const lead = /^[^.:!?]{3,30}[:：]\s[^.!?]+\.(?=\s)/.exec(words)?.[0] ?? ''
  return makerScore(lead.replace(/^[^:：]+/, '')) === 0 ? lead.length : 0
}

/** A line that is said to its maker alone, or that opens or ends with sentences that are: `words missing, Ada will send them`. */
function told(text: string, isRough: boolean): readonly [number, number] | undefined {
  if (text.length < LEAST || /^\s*\|/.test(text)) return undefined
  const sentences = [...text.matchAll(/\S[^.!?…]*(?:[.!?…]+(?!\s|$)[^.!?…]*)*[.!?…]*/g)].map(
    ({ index, 0: words }) => ({ words, start: index, end: index + words.length }),
  )
  const isTold = ({ words }: { readonly words: string }): boolean =>
    words.length <= SAID && isToldLine(words.trimEnd(), isRough)
  const others = sentences.filter(one => !isTold(one))
  const [first] = others
  const last = others.at(-1)
  if (!first || !last) return sentences.length > 0 ? NOTHING : undefined
  if (others.length === sentences.length) return undefined
  const isNote = isNoted(text) && first !== sentences[0]
  const isAside = others.every(({ words }) => makerScore(words) > 0 && !/\d/.test(words))
  if (isNote || (isAside && text.length <= SAID)) return NOTHING
  return first === sentences[0] && last === sentences.at(-1) ? undefined : [first.start, last.end]
}

/** Letters of what is said to a maker in no brackets, at most and at least. */
const SAID = 200
const LEAST = 8

/** What is added behind blanks or a stroke, and to its maker: `70 €  — unless we raise it, to be decided`. */
function toldTail(text: string): readonly [number, number] | undefined {
  const [, words = '', tail = ''] = /^(.*?[^\s—–-])(?:\s{2,}(?:[—–-]\s*)?|\s[—–]\s)(\S.*)$/.exec(text) ?? []
  const isCopy = words !== '' && makerScore(words) <= (/[:：]/.test(words) ? 1 : 0)
  return isCopy && isToldLine(tail, true) ? [0, words.length] : undefined
}

/** `Ada -> layout: …`, `for the designer: …` */
function isAddressed(text: string): boolean {
  return (TRADE.test(text) && toMaker.test(text)) || POINTED.test(text)
}

/** `check 1934 w/ Ada, she says 1935`: what is asked of somebody before it is printed, and not by a reader. */
function isChecked(text: string): boolean {
  return CHECKING.test(text) && ANSWERED.test(text)
}

/** `Ada: they wanted 3. Leave 5 for now`: what is said to a colleague by name, who is no part of a play or label of a thing. */
function isToColleague(text: string): boolean {
  const name = COLLEAGUE.exec(text)?.[1]
  return name !== undefined && !LABELS.test(name) && asked.test(text.slice(name.length))
}

const COLLEAGUE =
  /^@?([A-Z\u00c0-\u00de\u0410-\u042f\u0404\u0406\u0407][a-z\u00df-\u017f\u0430-\u044f\u0454\u0456\u0457’'-]{1,16})\s?[:：]\s/

/** Words with a capital that name what stands behind them. */
const LABELS =
  /^(?:Notes?|Photo|Picture|Image|Figure|Fig|Source|Caption|Chorus|Verse|Music|Video|Question|Answer|Warning|Date|Name|Address|Place|Title|Clause|Option|Example|Anmerkung|Hinweis|Foto|Bild|Quelle|Datum|Ort|Figur|Frage|Antwort|Remarque|Image|Légende|Source|Nota|Imagen|Fuente|Fecha|Nombre|Immagine|Fonte|Data|Nome|Noot|Bron|Naam|Uwaga|Zdjęcie|Źródło|Poznámka|Zdroj|Obrázek|Anm|Källa|Примітка|Джерело|Фото|Дата)$/

// None of these patterns is Unicode's: so many words without case would take ten times as long to compile.

/** Who sets and prints what people write. */
const MAKERS = [
  '(?:for|to|attn|f\\.?a\\.?o\\.?) (?:the (?:designers?|printers?|layout|typesetter|graphics? (?:team|department|person)|artworker)|layout|designer|typesetter|artworker|whoever (?:sets|makes|does|designs|lays out) (?:this|it))',
  '(?:für|an) (?:den |die |das )?(?:designer(?:in)?|grafik(?:er(?:in)?)?|druckerei|satz|setzer(?:in)?|layout(?:er(?:in)?)?|gestalter(?:in)?)',
  '(?:pour|à|au) (?:la |le |l.)?(?:graphiste|imprimeur|maquettiste|maquette|mise en page|designer)',
  '(?:para|al?) (?:el |la )?(?:diseñador|diseñadora|imprenta|maquetador|maquetadora|maquetación)',
  '(?:per|al|alla) (?:il |la |l.)?(?:grafico|grafica|tipografia|impaginatore|impaginazione|stampatore)',
  '(?:para|ao|à) (?:o |a )?(?:designer|gráfica|paginador|paginadora|paginação)',
  '(?:voor|aan) (?:de )?(?:vormgever|vormgeefster|drukker|drukkerij|opmaak|ontwerper|ontwerpster)',
  '(?:dla|do) (?:grafika|graficzki|drukarni|składu|projektanta|projektantki)',
  '(?:pro) (?:grafika|grafičku|tiskárnu|sazeče|sazbu)',
  '(?:till?|för|for|til) (?:formgivaren|tryckeriet|grafikern|designern|designeren|grafikeren|trykkeriet|layouten)',
  'для (?:дизайнера|дизайнерки|друкарні|верстки|верстальника|типографии|вёрстки)',
  '(?:tasarımcıya|matbaaya|grafikere)',
  '(?:デザイナー|印刷所|制作)(?:さん|様|担当)?(?:へ|宛)',
  '(?:디자이너|인쇄소)(?:님)?(?:께|에게)',
  '(?:给|致)(?:设计师?|印刷厂|排版)',
].join('|')
/** A part of every one of them: so few lines have any that the whole is hardly ever compiled. */
const TRADE =
  /design|print|layout|typeset|graphi|artwork|whoever|grafi|druck|satz|setzer|gestalt|imprim|maquet|mise en page|diseñ|imprenta|tipogr|impagina|stampa|gráfica|pagina|vormge|druk|opmaak|ontwerp|składu|projektant|tisk|sazeč|sazbu|formgiv|tryck|trykk|дизайн|друк|верст|типогр|вёрст|tasarım|matbaa|デザイナー|印刷|制作|디자이너|인쇄소|设计|排版/i

const toMaker: RegExp = new RegExp(
  `^\\W{0,3}(?:(?:nb|ps|n\\.b\\.|note|hinweis|notiz|nota|notitie|uwaga|pozn\\.?|poznámka|примітка|not)\\W{0,2}\\s)?(?:${MAKERS})\\s*[:：,–—]`,
  'i',
)

/** `Ada -> layout: …` */
const POINTED =
  /^[A-Z\u00c0-\u00de\u0410-\u042f]\S{1,20}(?: \S{1,20})?\s*(?:[-–—=]+>|→|>>?)\s*(?:layout|design(?:er)?|graphics?|print(?:ers?)?|typesetter|grafik(?:er(?:in)?)?|satz|druck(?:erei)?|maquette|graphiste|diseño|imprenta|grafica|tipografia|gráfica|vormgever|vormgeving|opmaak|drukker|grafika|drukarnia|sazba|tryckeri(?:et)?|дизайн(?:ер)?|верстка|друк)\s*[:：]/i

/** A line that says of itself that it is not to be printed. */
const unprinted: RegExp = new RegExp(
  [
    "(?:do ?n[o’']?t|do not|never) (?:print|typeset|set|include) (?:this|these) (?:lines?|bits?|paragraphs?|parts?|notes?|sentences?)|th(?:is|ese) (?:lines?|bits?|paragraphs?|notes?) (?:is|are) (?:not (?:for print|to be printed)|for you only)",
    '(?:diese[nrs]? (?:zeilen?|absatz|satz|hinweis|notiz)) (?:bitte )?(?:nicht|weg)\\S* ?(?:mit|ab)?(?:drucken|setzen|lassen)?|(?:nicht drucken|bitte nicht (?:mit|ab)?drucken)\\W*$',
    '(?:ne pas|n.) ?imprime[rz]? (?:pas )?(?:cette (?:ligne|phrase|note)|ce paragraphe)',
    'no (?:imprimir|imprimas|imprimáis) (?:esta (?:línea|frase|nota)|este párrafo)',
    'non stampare (?:questa (?:riga|frase|nota)|questo paragrafo)',
    'não imprim(?:ir|as|a) (?:esta (?:linha|frase|nota)|este parágrafo)',
    'deze (?:regel|zin|alinea|notitie) niet (?:af)?drukken',
    'nie drukować (?:tej (?:linijki|linii|notatki)|tego (?:zdania|akapitu))|(?:tej (?:linijki|linii|notatki)|tego (?:zdania|akapitu)) nie drukować',
    '(?:tento řádek|tuto (?:větu|poznámku)) (?:prosím )?ne(?:tisknout|tiskněte|tiskni)',
    '(?:tryck|skriv|trykk) (?:inte|ikke) (?:ut )?(?:den här|denne|denna) (?:rad(?:en)?|linjen?|mening(?:en)?)',
    '(?:цей рядок|це речення|эту строку) не (?:друкувати|друкуй(?:те)?|печатать|печатай(?:те)?)',
    'bu satır[ıi]? bas(?:ma(?:yın)?|ılmayacak)',
    'この(?:行|文|段落)は(?:印刷|掲載)し(?:ないで|ません)|이 (?:줄|문장|단락)은? (?:인쇄|출력)하지|(?:这|此)(?:行|句|段)(?:话)?(?:不要|不用|不)(?:打?印|刊登)',
  ].join('|'),
  'i',
)

/** What is to be asked of somebody. */
const CHECKING =
  /^(?:(?:double-?)?check|ask|confirm|verify|prüfen?|klären|nachfragen|vérifier|demander|comprobar|preguntar|verificare|chiedere|verificar|perguntar|checken|navragen|vragen|sprawdzić|zapytać|ověřit|zeptat se|kolla|fråga|sjekk(?:e)?|перевірити|спитати|уточнити|уточнить|спросить|kontrol et|sor)(?![a-z\u00c0-\u024f\u0400-\u04ff])/i
/** Whom it is asked of, in short, or what they said already. */
const ANSWERED =
  /\sw\/|[?？]\W*$|(?:[,;–—-]|\s)\s?(?:he|she|they|er|sie|il|elle|él|ella|lei|lui|ele|ela|hij|zij|ze|on|ona|han|hon|hun|він|вона|он|она)?\s?(?:says?|said|thinks?|reckons?|sagt|meint|dit|dice|diz|zegt|mówi|říká|säger|sier|каже|говорит|diyor)(?![a-z\u00c0-\u024f\u0400-\u04ff])/i

/** What is asked of a colleague in what both write. */
const asked: RegExp = new RegExp(
  `(?:^|[^a-z\\u00c0-\\u024f\\u0400-\\u04ff])(?:${[
    'leave|keep|check|change|wanted|wants|says|said|thinks|for now|please|can you|could you|update|confirm|remove|delete|drop|should we|not sure|is this|are we|todo',
    'lassen|bitte|prüfen|wollte|will|wollten|ändern|streichen|sagt|meint|erstmal|vorerst|kannst du|stimmt das',
    'laisser|laisse|garder|garde|vérifier|vérifie|voulait|veut|voulaient|pour l.instant|peux-tu|enlever',
    'dejar|deja|quería|quiere|querían|comprueba|cambiar|de momento|por ahora|puedes|quitar',
    'lasciare|lascia|voleva|vuole|volevano|controlla|cambiare|per ora|puoi|togliere|deixar|deixa|queria|quer|queriam|verifica|mudar|por agora|podes|tirar',
    'laat|laten|wilde|wil|wilden|checken|wijzigen|voorlopig|kun je|zostaw|chciał[ai]?|chcieli|sprawdź|zmień|na razie|nech|chtěl[ai]?|ověř|změň|zatím',
    'lämna|ville|vill|kolla|ändra|tills vidare|залиш|хотіл[аи]|хоче|перевір|зміни|поки що|оставь|хотели|проверь|bırak|istedi(?:ler)?|kontrol et|değiştir|şimdilik',
  ].join('|')})(?![a-z\\u00c0-\\u024f\\u0400-\\u04ff])|[?？]\\W*$`,
  'i',
)

/** What only whoever sets a copy is told, or the writer tells themselves. A reader may be told what not to put where. */
const orders: RegExp = new RegExp(
  `\\b(?:${[
    "(?:do ?n[o'’]?t|don['’]?t|never) (?:list|mention)",
    "(?:do ?n[o'’]?t|don['’]?t) (?:put|print|write|say|include|show) (?:that|this|it)(?: (?:bit|part|line|one|word))?(?: (?:on|in))?(?:$|[.,;!])",
    'not for (?:print(?:ing)?|publication|the (?:public|poster|flyer|leaflet|site|website|page|card|menu))',
    'leave (?:this|that) (?:bit |part |line )?(?:out|off)(?:$|[.,;!])',
    'check (?:w\\/|(?:the )?(?:wording|spelling)|(?:with|w) .{1,24} (?:wording|spelling|before we (?:print|publish)))',
    "i(?:['’]ve| have)? (?:double-?checked|checked|counted twice|added it up)",
    'tbc with',
    "(?:we|i)(?:[’']ll| will)? (?:write|fill|add|stamp|put) (?:in |on )?.{0,40}by hand",
    '(?:schreiben|tragen|füllen) wir .{0,40}(?:von hand|handschriftlich|selbst ein)|(?:wird|werden) von hand (?:eingetragen|ausgefüllt)',
    '(?:on|nous) (?:écri(?:t|vons|ra|rons)|remplit|remplissons|remplira) .{0,40}à la main|(?:escribimos|rellenamos|ponemos) .{0,40}a mano|(?:scriviamo|compiliamo|mettiamo) .{0,40}a mano|(?:escrevemos|preenchemos|pomos) .{0,40}à mão',
    '(?:schrijven|vullen) we .{0,40}(?:met de hand|zelf in)|(?:wpisujemy|wpiszemy|dopisujemy) .{0,40}ręcznie|(?:dopíšeme|vyplníme|doplníme) .{0,40}ručně|skriver vi .{0,40}för hand|(?:впишемо|вписуємо|дописуємо) .{0,40}від руки|elle (?:yazacağız|dolduracağız)',
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
