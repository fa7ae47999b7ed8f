/**
 * Moments that are counted from something instead of being dates: `Day 3`, `Week 6–8`, `six weeks before`, `hour 0`, `the night
 * before`, `第3天`. Words of all languages stand together, since a unit beside a number is one in each.
 */

const UNITS = [
  'sec(?:ond)?s?|min(?:ute)?s?|hours?|hrs?|days?|nights?|mornings?|evenings?|weeks?|wks?|months?|quarters?|years?|yrs?|terms?|semesters?|sprints?',
  'sekunden?|minuten?|stunden?|tage?n?|nacht|nächte|wochen?|monate?n?|quartale?|jahre?n?',
  'segundos?|minutos?|horas?|d[ií]as?|noches?|semanas?|mes(?:es)?|trimestres?|años?',
  'secondes?|heures?|jours?|nuits?|semaines?|mois|ans?|années?',
  'secondi|minuti|or[ae]|giorn[oi]|notte|settiman[ae]|mes[ei]|trimestr[ei]|ann[oi]',
  'noites?|mês|anos?|uur|uren|dag(?:en)?|nacht|we(?:ek|ken)|maand(?:en)?|jaar|jaren',
  'minut[ay]?|godzin[ay]?|dni|dzień|tydzień|tygod(?:nie|ni|niu)|miesiąc[ae]?|miesięcy|rok|lata|lat',
  'timm(?:e|ar)|dag(?:ar|e)?|veck(?:a|or)|ug[er]+|uk[er]+|månad(?:er)?|måned(?:er)?|år',
  'tuntia?|päivää?|viikkoa?|kuukau(?:si|tta)|vuo(?:si|tta)|den|dn[yůí]|týd(?:en|ny|nů)|měsíc[eů]?|hodin[ay]?|roky?|let',
  'gün|hafta|ay|yıl|saat|день|дні|дня|днів|дней|тиждень|тижн[іїя]в?|недел[яиюь]|місяц[іья]в?|месяц(?:а|ев)?|р[іо]к(?:и|ів)?|год(?:а|ы)?|лет|годин[аи]?|час(?:а|ов)?',
  'ημέρ(?:α|ες)|μέρ(?:α|ες)|εβδομάδ(?:α|ες)|μήν(?:ας|ες)|ώρ(?:α|ες)|έτος|έτη|يوم|أيام|اليوم|أسبوع|أسابيع|الأسبوع|شهر|أشهر|الشهر|ساعة|الساعة|سنة|السنة',
].join('|')

const NUMBERS =
  '\\d{1,4}(?:st|nd|rd|th|\\.|º|ª|er|e|ème)?(?:\\s?(?:[-–—/+]|to|bis|a|à|al|do|til|till)\\s?\\d{1,4}\\.?)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|first|second|third|fourth|last|a|an|ein|eine|einen|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf|erster?|zweiter?|dritter?|un|une|deux|trois|quatre|cinq|six|huit|dix|premier|première|una?|uno|dos|tres|cuatro|cinco|seis|ocho|diez|primer[oa]?|due|tre|quattro|cinque|sei|otto|dieci|prim[oa]|dois|duas|três|quatro|oito|dez|één|een|twee|drie|vijf|zes|acht|tien|eerste|jeden|dwa|trzy|cztery|pięć|sześć|en|ett|två|fyra|fem|sex|åtta|tio|första|bir|iki|üç|dört|beş|altı|один|два|три|чотири|шість'

const BESIDE =
  'before|after|later|earlier|ago|prior|on|in|left|to go|vorher|davor|danach|später|zuvor|vor|nach|avant|après|plus tard|antes|después|más tarde|prima|dopo|depois|eerder|later|voor|na|ervoor|erna|wcześniej|przed|później|po|före|efter|innan|senare|før|etter|ennen|jälkeen|před|potom|později|önce|sonra|до|після|через|потім|до|после|назад|πριν|μετά|قبل|بعد'

const EAST =
  /^第?\s?[\d〇一二三四五六七八九十百]{1,4}\s?(?:[-–~〜～]\s?[\d一二三四五六七八九十]{1,4}\s?)?(?:日目|日|天|週目|週間|週|周|か月|ヶ月|ヵ月|カ月|个月|個月|年目|年|时间|時間|小时)\s?(?:前|後|后|目)?$/u

const counted = new RegExp(
  `^(?:the\\s|(?:${BESIDE})\\s)?(?:(?:${UNITS})\\s?[#n°º.]{0,2}\\s?(?:${NUMBERS})|(?:${NUMBERS})\\s?(?:${UNITS})(?:\\s(?:${BESIDE}))?|(?:${UNITS})\\s(?:${BESIDE})|[TD]\\s?[-–+±]\\s?\\d{1,4})$`,
  'iu',
)

/** Whether words are a moment that is counted from something, and say nothing else. */
export function isCountedMoment(words: string): boolean {
  const plain = words.trim().replace(/[.:]$/u, '')
  return plain.length <= 40 && (counted.test(plain) || EAST.test(plain))
}
