import { isWeekday } from '../facts/weekdays.ts'
import { findValues } from '../values/read-value.ts'
import type { Value } from '../values/value.ts'

/** What a bare line tells those who come: the day or the hour, the place or the way there, what it costs, how to ask. */
export type LineKind = 'when' | 'where' | 'price' | 'reach'

/** What a line of copy in a language (BCP 47) tells without a label; nothing for most lines. */
export function kindsOfLine(text: string, lang: string): ReadonlySet<LineKind> {
  const kinds = findValues(text, lang).flatMap(({ value }) => kindOf(value) ?? [])
  const words = text.match(/\p{L}+/gu) ?? []
  if (words.some(word => isDay(word, lang))) kinds.push('when')
  if (isPlaceLine(text) || BOOTH.test(text) || DIRECTIONS.test(text)) kinds.push('where')
  if (FREE.test(text)) kinds.push('price')
  // A day by which to answer is no day to come.
  if (REPLY.test(text)) return new Set(['reach', ...kinds.filter(kind => kind !== 'when')])
  return new Set(kinds)
}

/** Letters from which on the name of a day is no other word: `sat`, `mar`, `so` are some. */
const DAY = 4

/** The name of a day, of several too: `Tuesdays`. */
function isDay(word: string, lang: string): boolean {
  if (word.length < DAY) return false
  return [lang, 'en'].some(one => isWeekday(word, one) || isWeekday(word.replace(/s$/u, ''), one))
}

function kindOf(value: Value): LineKind | undefined {
  switch (value.type) {
    case 'date':
      // A year alone is when something was, or its number.
      return value.bare || /^\d{4}s?$/.test(value.from) ? undefined : 'when'
    case 'time':
      return 'when'
    case 'money':
    case 'percentage':
      return 'price'
    case 'address':
      return 'where'
    case 'phone':
    case 'email':
    case 'url':
    case 'handle':
      return 'reach'
    default:
      return undefined
  }
}

/** Where somebody stands at a fair: `Stand D14`, `Halle 3`, `puesto 12`. */
const BOOTH =
  /(?:^|[\s,·(])(?:stand|stall|booth|pitch|table|bay|hall|halle|stellplatz|emplacement|allée|puesto|caseta|pabellón|padiglione|stoisko|hala|monter|stend|banca|pavilhão|стенд|павільйон|павильон)\s(?:n[.º°]?\s?|no\.?\s?|nr\.?\s?)?(?:\p{L}{0,2}[-.]?\d{1,4}\p{L}?)(?=[\s,·.;)]|$)|(?:ブース|小間|展位|부스)\s?\p{L}?\d/iu

/** Which way to go from a road. */
const DIRECTIONS =
  /(?:^|[^\p{L}])(?:(?:next|first|second|turn|on the) (?:left|right)|(?:exit|junction|ausfahrt|sortie|salida|uscita|afslag|zjazd) \d+|(?:links|rechts) abbiegen|(?:nächste|erste) (?:links|rechts)|(?:à|a) (?:gauche|droite|la (?:izquierda|derecha)|sinistra|destra)|\d+ ?(?:m|km|yds?|miles?) (?:ahead|further|weiter|plus loin|más adelante))(?=[^\p{L}]|$)/iu

/** That guests are to answer. */
const REPLY =
  /(?:^|[^\p{L}])(?:r\.?s\.?v\.?p|repl(?:y|ies)|please (?:answer|respond|confirm)|let (?:us|me) know|um antwort|antwort(?:en|et)? bis|zusage|r[eé]pon(?:se|dre|dez)|confirm(?:ad|en|ar|ez|er|e)|conferma(?:re|te)?|potwierdz\p{L}+|odpowied\p{L}+|відпові\p{L}+|подтверд\p{L}+|o\.?s\.?a|svar(?:a|e)? (?:senast|innen)|laat (?:ons )?weten|lcv|lütfen bildir\p{L}*)(?=[^\p{L}]|$)/iu

/** That nothing is paid for coming in. */
const FREE =
  /(?:^|[^\p{L}])(?:free (?:entry|admission|of charge|to all|for all)|no (?:booking|charge|entry fee)|(?:entry|admission) free|eintritt frei|kostenlos|entrée (?:libre|gratuite)|gratuit|entrada (?:libre|gratuita|gratis|livre|franca)|ingresso (?:libero|gratuito)|toegang gratis|gratis (?:toegang|inträde|entré|adgang)|fri entré|wstęp wolny|вхід вільний|вход свободный|giriş ücretsiz|бесплатно|безкоштовно|вход бесплатный|(?:الدخول|دخول) مجان\p{L}*|כניסה חופשית|निःशुल्क|प्रवेश निःशुल्क|ฟรี|vào cửa miễn phí|ingyenes|maksuton|vapaa pääsy|入場無料|参加無料|免费入场|免費入場|입장 무료|무료 입장)(?=[^\p{L}]|$)/iu

/** Words of the names of places, in the languages that briefs are written in. */
const PLACES =
  /(?:^|[\s,])(?:church|chapel|cathedral|hall|theatre|theater|club|school|street|road|lane|square|park|gardens?|house|cent(?:re|er)|museum|library|farm|barn|studio|caf[eé]|bar|pub|hotel|arena|stadium|gallery|church hall|kirche|saal|halle|schule|platz|rue|place|salle|[eé]glise|th[eé][aâ]tre|mairie|ko[sś]ci[oó][lł]|ul\.|sala|szko[lł]a|calle|c\/|plaza|bodega|iglesia|teatro|chiesa|via|piazza|schloss|castle|castello|château|kyrkan?|skola|lokal|kerk|zaal|igreja|rua|pra[cç]a|вул\.|ул\.|м\.)(?=[\s,.]|$)|\p{L}(?:stra(?:ß|ss)e|gasse|platz|halle|saal|gatan|gata|v[aä]gen|torget|skolan|kyrkan|straat|plein|laan|kerk)(?=[\s,.\d]|$)/iu

/** Whether a line names a place by a word for one. */
export function isPlaceLine(text: string): boolean {
  return PLACES.test(text)
}
