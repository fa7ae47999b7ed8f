import { wordIn, type WordTable } from '../../../../core/source/words-by-language.ts'

/** How far something on a roadmap is. */
export type Status = 'done' | 'doing' | 'planned' | 'dropped'

const emoji: readonly (readonly [Status, RegExp])[] = [
  ['done', /^\s*(?:✅|✔|☑|🟢|🎉)/u],
  ['doing', /^\s*(?:🚧|🔄|⏳|⌛|🟡|🟠|🏗)/u],
  ['planned', /^\s*(?:🔜|📅|⬜|⚪|💡|🔮)/u],
  ['dropped', /^\s*(?:❌|🚫|🔴|🛑)/u],
]

/** Boxes that Markdown does not know as such: `[~]`, `[-]` and `[/]` are under way. */
const box = /^\s*\[([~/xX -])\]\s+/u

/** The status that an item begins with, and how many letters of it stand for the box. Emoji stay in the text. */
export function readStatus(
  text: string,
  checked: boolean | null | undefined,
): { readonly status: Status; readonly letters: number } | undefined {
  const found = box.exec(text)
  if (found !== null) return { status: boxStatus(found[1] ?? ''), letters: found[0].length }
  const shown = emoji.find(([, pattern]) => pattern.test(text))
  if (shown !== undefined) return { status: shown[0], letters: 0 }
  if (typeof checked === 'boolean') return { status: checked ? 'done' : 'planned', letters: 0 }
  return undefined
}

function boxStatus(letter: string): Status {
  if (letter.toLowerCase() === 'x') return 'done'
  return letter === ' ' ? 'planned' : 'doing'
}

/** What marks say to those who do not see them, by language: done, under way, planned, dropped. */
const words: WordTable = {
  en: 'Done|In progress|Planned|Dropped',
  de: 'Erledigt|In Arbeit|Geplant|Verworfen',
  fr: 'Terminé|En cours|Prévu|Abandonné',
  es: 'Hecho|En curso|Previsto|Descartado',
  it: 'Fatto|In corso|Previsto|Abbandonato',
  pt: 'Feito|Em curso|Previsto|Abandonado',
  nl: 'Klaar|Bezig|Gepland|Vervallen',
  sv: 'Klart|Pågår|Planerat|Struket',
  da: 'Færdig|I gang|Planlagt|Droppet',
  nb: 'Ferdig|Pågår|Planlagt|Droppet',
  fi: 'Valmis|Työn alla|Suunniteltu|Hylätty',
  cs: 'Hotovo|Probíhá|Plánováno|Zrušeno',
  tr: 'Tamamlandı|Sürüyor|Planlandı|Vazgeçildi',
  el: 'Ολοκληρώθηκε|Σε εξέλιξη|Προγραμματισμένο|Ακυρώθηκε',
  pl: 'Gotowe|W toku|Planowane|Porzucone',
  ru: 'Готово|В работе|Запланировано|Отменено',
  uk: 'Готово|У роботі|Заплановано|Скасовано',
  ar: 'مكتمل|قيد التنفيذ|مخطط|ملغى',
  he: 'הושלם|בביצוע|מתוכנן|בוטל',
  ja: '完了|進行中|予定|中止',
  zh: '已完成|进行中|计划中|已取消',
  'zh-hant': '已完成|進行中|計劃中|已取消',
  ko: '완료|진행 중|예정|취소',
}

const order: readonly Status[] = ['done', 'doing', 'planned', 'dropped']

/** The word for a status in a language (BCP 47); English where the language has no line. */
export function statusWord(status: Status, lang: string): string {
  return wordIn(lang, words, order, status)
}
