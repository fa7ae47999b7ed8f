import { wordIn, type WordTable } from '../../../core/source/words-by-language.ts'

/** What a mail's service links say, by language: read it on the web, end the subscription. */
const words: WordTable = {
  en: 'View online|Unsubscribe',
  de: 'Im Browser ansehen|Abbestellen',
  fr: 'Voir en ligne|Se désabonner',
  es: 'Ver en línea|Darse de baja',
  it: 'Vedi online|Annulla iscrizione',
  pt: 'Ver online|Cancelar subscrição',
  nl: 'Online bekijken|Uitschrijven',
  sv: 'Visa online|Avprenumerera',
  da: 'Se online|Afmeld',
  nb: 'Se på nett|Meld deg av',
  fi: 'Lue verkossa|Peru tilaus',
  pl: 'Zobacz online|Wypisz się',
  cs: 'Zobrazit online|Odhlásit odběr',
  tr: 'Çevrimiçi görüntüle|Abonelikten çık',
  ru: 'Открыть в браузере|Отписаться',
  uk: 'Відкрити у браузері|Відписатися',
  el: 'Προβολή στον ιστό|Διαγραφή',
  ar: 'عرض على الويب|إلغاء الاشتراك',
  he: 'צפייה בדפדפן|הסרה מרשימת התפוצה',
  ja: 'ウェブで見る|配信停止',
  zh: '在线查看|退订',
  'zh-hant': '線上檢視|取消訂閱',
  ko: '웹에서 보기|수신 거부',
  hi: 'ऑनलाइन देखें|सदस्यता समाप्त करें',
  ca: 'Veure en línia|Donar-se de baixa',
  vi: 'Xem trên web|Hủy đăng ký',
  id: 'Lihat di web|Berhenti berlangganan',
  hu: 'Megnyitás böngészőben|Leiratkozás',
  ro: 'Vezi online|Dezabonare',
}

type ServiceWord = 'online' | 'unsubscribe'

const names: readonly ServiceWord[] = ['online', 'unsubscribe']

/** The words of a service link in a language (BCP 47); English where the language has no line. */
export function serviceWord(name: ServiceWord, lang: string): string {
  return wordIn(lang, words, names, name)
}
