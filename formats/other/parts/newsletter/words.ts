/** What a mail's service links say, by language: read it on the web, end the subscription. */
const words: Readonly<Record<string, readonly [string, string]>> = {
  en: ['View online', 'Unsubscribe'],
  de: ['Im Browser ansehen', 'Abbestellen'],
  fr: ['Voir en ligne', 'Se désabonner'],
  es: ['Ver en línea', 'Darse de baja'],
  it: ['Vedi online', 'Annulla iscrizione'],
  pt: ['Ver online', 'Cancelar subscrição'],
  nl: ['Online bekijken', 'Uitschrijven'],
  sv: ['Visa online', 'Avprenumerera'],
  da: ['Se online', 'Afmeld'],
  nb: ['Se på nett', 'Meld deg av'],
  fi: ['Lue verkossa', 'Peru tilaus'],
  pl: ['Zobacz online', 'Wypisz się'],
  cs: ['Zobrazit online', 'Odhlásit odběr'],
  tr: ['Çevrimiçi görüntüle', 'Abonelikten çık'],
  ru: ['Открыть в браузере', 'Отписаться'],
  uk: ['Відкрити у браузері', 'Відписатися'],
  el: ['Προβολή στον ιστό', 'Διαγραφή'],
  ar: ['عرض على الويب', 'إلغاء الاشتراك'],
  he: ['צפייה בדפדפן', 'הסרה מרשימת התפוצה'],
  ja: ['ウェブで見る', '配信停止'],
  zh: ['在线查看', '退订'],
  ko: ['웹에서 보기', '수신 거부'],
}

/** The words of a service link in a language (BCP 47); English where the language has no line. */
export function serviceWord(name: 'online' | 'unsubscribe', lang: string): string {
  const key = lang.toLowerCase().split('-')[0] ?? 'en'
  const line = (Object.hasOwn(words, key) ? words[key] : undefined) ?? words.en
  return line?.[name === 'online' ? 0 : 1] ?? name
}
