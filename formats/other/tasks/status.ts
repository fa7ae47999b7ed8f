import type { Status } from '../../../core/reading/reading.ts'
import { wordIn, type WordTable } from '../../../core/source/words-by-language.ts'

/** What marks say to those who do not see them, by language: done, under way, planned, dropped, later, blocked. */
const words: WordTable = {
  en: 'Done|In progress|Planned|Dropped|Later|Blocked',
  de: 'Erledigt|In Arbeit|Geplant|Verworfen|Später|Blockiert',
  fr: 'Terminé|En cours|Prévu|Abandonné|Plus tard|Bloqué',
  es: 'Hecho|En curso|Previsto|Descartado|Más adelante|Bloqueado',
  it: 'Fatto|In corso|Previsto|Abbandonato|Più avanti|Bloccato',
  pt: 'Feito|Em curso|Previsto|Abandonado|Mais tarde|Bloqueado',
  nl: 'Klaar|Bezig|Gepland|Vervallen|Later|Geblokkeerd',
  sv: 'Klart|Pågår|Planerat|Struket|Senare|Blockerat',
  da: 'Færdig|I gang|Planlagt|Droppet|Senere|Blokeret',
  nb: 'Ferdig|Pågår|Planlagt|Droppet|Senere|Blokkert',
  fi: 'Valmis|Työn alla|Suunniteltu|Hylätty|Myöhemmin|Estynyt',
  cs: 'Hotovo|Probíhá|Plánováno|Zrušeno|Později|Blokováno',
  tr: 'Tamamlandı|Sürüyor|Planlandı|Vazgeçildi|Daha sonra|Engellendi',
  el: 'Ολοκληρώθηκε|Σε εξέλιξη|Προγραμματισμένο|Ακυρώθηκε|Αργότερα|Μπλοκαρισμένο',
  pl: 'Gotowe|W toku|Planowane|Porzucone|Później|Zablokowane',
  ru: 'Готово|В работе|Запланировано|Отменено|Позже|Заблокировано',
  uk: 'Готово|У роботі|Заплановано|Скасовано|Пізніше|Заблоковано',
  ar: 'مكتمل|قيد التنفيذ|مخطط|ملغى|لاحقًا|متوقف',
  he: 'הושלם|בביצוע|מתוכנן|בוטל|בהמשך|חסום',
  ja: '完了|進行中|予定|中止|将来|停止中',
  zh: '已完成|进行中|计划中|已取消|以后|受阻',
  'zh-hant': '已完成|進行中|計劃中|已取消|以後|受阻',
  ko: '완료|진행 중|예정|취소|나중에|중단됨',
  hi: 'पूर्ण|प्रगति पर|नियोजित|रद्द|बाद में|रुका हुआ',
  ca: 'Fet|En curs|Previst|Descartat|Més endavant|Bloquejat',
  vi: 'Hoàn thành|Đang làm|Dự kiến|Đã hủy|Để sau|Vướng mắc',
  id: 'Selesai|Berjalan|Direncanakan|Dibatalkan|Nanti|Terhambat',
  hu: 'Kész|Folyamatban|Tervezett|Elvetve|Később|Elakadt',
  ro: 'Finalizat|În lucru|Planificat|Renunțat|Mai târziu|Blocat',
}

const order: readonly Status[] = ['done', 'active', 'planned', 'dropped', 'later', 'blocked']

/** The word for a status in a language (BCP 47); English where the language has no line. */
export function statusWord(status: Status, lang: string): string {
  return wordIn(lang, words, order, status)
}
