/** Reads in a brief that a sheet has places to write on by hand, and what each is for. */

/** Places to write on that a brief asks for. */
export interface PlacesToWrite {
  /** The words of the brief. */
  readonly phrase: string
  /** What stands beside each place: `To`, `From`, `No.` */
  readonly labels: readonly string[]
}

/** What a brief calls such places, in the languages of briefs. */
const PLACES = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    '(?:blank |empty |ruled |dotted )?(?:lines?|spaces?|places?|room|blanks?|fields?)(?: to| for)(?: be)? (?:writ(?:e|ing)|fill(?:ing)?|handwriting|filled|written)(?: on| in| out)?(?: by hand)?|(?:blank|empty|ruled|write-in|fill-in) (?:lines?|fields?)',
    '(?:linien?|felder|feld|platz|zeilen?|stellen)(?: zum)? (?:ausfüllen|beschreiben|eintragen|reinschreiben|draufschreiben|beschriften)|schreiblinien?|leerzeilen?|ausfüll(?:felder|linien|zeilen)',
    '(?:lignes?|espaces?|champs?|place) (?:à (?:remplir|compléter)|pour écrire|vierges?|vides?)(?: à la main)?',
    '(?:líneas?|espacios?|renglones|campos?|huecos?) (?:para (?:escribir|rellenar|completar)|en blanco)(?: a mano)?',
    '(?:rig(?:a|he)|line[ae]|spazi[o]?|camp[io]) (?:su cui scrivere|da (?:compilare|riempire)|per scrivere|in bianco|vuot[aeio])(?: a mano)?',
    '(?:linhas?|espaços?|campos?) (?:para (?:escrever|preencher)|em branco)(?: à mão)?',
    '(?:lijn(?:en|tjes)?|regels?|ruimte|vakjes?) (?:om (?:op te schrijven|in te vullen|te schrijven))|(?:schrijf|invul)(?:lijn(?:en|tjes)?|regels?|velden)',
    '(?:linie|linijki|linijka|linia|miejsc[ea]|pol[ae]) (?:do wpisania|na wpisanie|do wypełnienia|do pisania|do uzupełnienia)',
    '(?:linky|linka|řádky|místo|místa) (?:k vyplnění|na psaní|na vyplnění|k vepsání)',
    '(?:rader|linjer|plats|fält) (?:att (?:skriva på|fylla i)|för att skriva)|(?:linjer|felter|felt|plads|plass) (?:til at (?:skrive|udfylde)|til å (?:skrive|fylle ut)|å (?:skrive på|fylle ut))',
    '(?:лінії|рядки|місце|поля) (?:для (?:заповнення|запису|вписування)|щоб (?:вписати|заповнити))|(?:линии|строки|место|поля) (?:для (?:заполнения|записи)|чтобы (?:вписать|заполнить))',
    '(?:yazmak|doldurmak) için (?:çizgi(?:ler)?|satır(?:lar)?|boşluk(?:lar)?|yer)',
  ].join('|')})(?![\\p{L}\\p{N}])|記入(?:欄|用の線|線)|書き込み欄|填写(?:栏|线)|手写(?:栏|线)|기입란|작성란`,
  'iu',
)

/** What leads from such places to what they are for. */
const FOR =
  /^\s*(?:[:：(（–—-]|(?:for|with|saying|für|mit|pour|avec|para|con|per|com|voor|met|na|z|dla|pro|til|med|för|для|з|с)(?=\s)|は|（)?\s*/iu
const ARTICLE =
  /^(?:the|a|an|das|den|die|der|le|la|les|l['’]|el|los|las|il|lo|gli|o|os|as|de(?! la | part)|het)\s(?=\S)|^l['’](?=\p{L})/iu
const BETWEEN =
  /\s*(?:[/／|,，、・;]|\s(?:and|und|et|y|e|ed|en|i|a|og|och|та|і|и|ve|&|plus)\s(?!(?:nazwisko|surname|nachname|apellidos?|cognome|sobrenome|příjmení|soyad)))\s*/iu
/** The end of a sentence; what is shortened ends none. */
const END = /[;!?()（）\n。]|(?<!(?:^|[\s/,])(?:no|nr|n|núm|num|nº))\.(?=\s|$)/iu

/** Letters and words of a label, and labels of a sheet. */
const LABEL = { letters: 28, words: 4, count: 6 }

/** The places to write on that a brief asks for with what each is for; undefined where it asks for none, or says not what for. */
export function placesToWriteIn(brief: string): PlacesToWrite | undefined {
  const found = PLACES.exec(brief)
  if (!found) return undefined
  const behind = brief.slice(found.index + found[0].length)
  const lead = FOR.exec(behind)?.[0] ?? ''
  const list = behind.slice(lead.length).split(END, 1)[0] ?? ''
  // Words that no sign or preposition leads to are names of places only with capitals.
  const isLed = lead.trim() !== ''
  const pieces = list.split(BETWEEN).map(piece => piece.trim().replace(ARTICLE, ''))
  const end = pieces.findIndex(piece => !isLabel(piece, isLed))
  const labels = (end < 0 ? pieces : pieces.slice(0, end)).slice(0, LABEL.count)
  const last = labels.at(-1)
  if (last === undefined) return undefined
  const phrase = brief.slice(found.index, brief.indexOf(last, found.index + found[0].length) + last.length)
  return { phrase, labels: labels.map(titled) }
}

function isLabel(piece: string, isLed: boolean): boolean {
  const isShort = piece.length <= LABEL.letters && piece.split(/\s+/u).length <= LABEL.words
  return isShort && (isLed ? /^[\p{L}№]/u : /^(?:\p{Lu}|\p{Lo}|№)/u).test(piece)
}

function titled(label: string): string {
  return label.charAt(0).toLocaleUpperCase() + label.slice(1)
}
