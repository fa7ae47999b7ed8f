/**
 * What languages call seconds to years, grams, metres, litres, miles, pounds and feet, in full and in short, for every
 * number; parted by `|`. They are ICU's, written out because its formats are slow to load; other languages are asked of ICU.
 */
export const unitWords: Readonly<Record<string, string>> = {
  en: 'second|seconds|sec|minute|minutes|min|hour|hours|hr|day|days|week|weeks|wk|wks|month|months|mth|mths|year|years|yr|yrs|gram|grams|g|kilogram|kilograms|kg|meter|meters|m|kilometer|kilometers|km|liter|liters|L|mile|miles|mi|pound|pounds|lb|foot|feet|ft',
  de: 'Sekunde|Sekunden|Sek.|Minute|Minuten|Min.|Stunde|Stunden|Std.|Tag|Tage|Tg.|Woche|Wochen|Wo.|Monat|Monate|Mon.|Jahr|Jahre|J|Gramm|g|Kilogramm|kg|Meter|m|Kilometer|km|Liter|l|Meile|Meilen|mi|Pfund|lb|Fuß|ft',
  fr: 'seconde|secondes|s|minute|minutes|min|heure|heures|h|jour|jours|j|semaine|semaines|sem.|mois|m.|an|ans|gramme|grammes|g|kilogramme|kilogrammes|kg|mètre|mètres|m|kilomètre|kilomètres|km|litre|litres|l|mile|miles|mi|livre|livres|lb|pied|pieds|pi',
  es: 'segundo|segundos|s|minuto|minutos|min|hora|horas|h|día|días|d|semana|semanas|sem.|mes|meses|m.|año|años|a|gramo|gramos|g|kilogramo|kilogramos|kg|metro|metros|m|kilómetro|kilómetros|km|litro|litros|l|milla|millas|mi|libra|libras|lb|pie|pies|ft',
  it: 'secondo|secondi|s|minuto|minuti|min|ora|ore|h|giorno|giorni|settimana|settimane|sett.|mese|mesi|anno|anni|grammo|grammi|g|chilogrammo|chilogrammi|kg|metro|metri|m|chilometro|chilometri|km|litro|litri|l|miglio|miglia|mi|libbra|libbre|lb|piede|piedi|ft',
  pt: 'segundo|segundos|s|minuto|minutos|min|hora|horas|h|dia|dias|semana|semanas|sem.|mês|meses|ano|anos|grama|gramas|g|quilograma|quilogramas|kg|metro|metros|m|quilômetro|quilômetros|km|litro|litros|l|milha|milhas|mi|libra|libras|lb|pé|pés|ft',
  nl: 'seconde|seconden|sec|minuut|minuten|min|uur|dag|dagen|week|weken|wk|wkn|maand|maanden|mnd|jaar|jr|gram|g|kilogram|kg|meter|m|kilometer|km|liter|l|mijl|mi|pound|lb|voet|ft',
  pl: 'sekunda|sekundy|sekund|sek.|minuta|minuty|minut|min|godzina|godziny|godzin|godz.|dzień|dni|dnia|tydzień|tygodnie|tygodni|tygodnia|tydz.|tyg.|miesiąc|miesiące|miesięcy|miesiąca|mies.|rok|lata|lat|roku|gram|gramy|gramów|grama|g|kilogram|kilogramy|kilogramów|kilograma|kg|metr|metry|metrów|metra|m|kilometr|kilometry|kilometrów|kilometra|km|litr|litry|litrów|litra|l|mila|mile|mil|mili|funt|funty|funtów|funta|stopa|stopy|stóp|ft',
  sv: 'sekund|sekunder|s|minut|minuter|min|timme|timmar|tim|dygn|d|vecka|veckor|v|månad|månader|mån|år|gram|g|kilogram|kg|meter|m|kilometer|km|liter|l|mile|mi|pund|fot',
  da: 'sekund|sekunder|sek.|minut|minutter|min.|time|timer|t.|dag|dage|uge|uger|måned|måneder|md.|mdr.|år|gram|g|kilogram|kg|meter|m|kilometer|km|liter|l|mile|miles|mi|pund|lb|fod',
  nb: 'sekund|sekunder|sek|minutt|minutter|min|time|timer|t|døgn|d|uke|uker|u|måned|måneder|md.|år|gram|g|kilogram|kg|meter|m|kilometer|km|liter|l|mile|miles|pund|fot',
  fi: 'sekunti|sekuntia|s|minuutti|minuuttia|min|tunti|tuntia|t|päivä|päivää|pv|viikko|viikkoa|vk|kuukausi|kuukautta|kk|vuosi|vuotta|v|gramma|grammaa|g|kilogramma|kilogrammaa|kg|metri|metriä|m|kilometri|kilometriä|km|litra|litraa|l|maili|mailia|mi|pauna|paunaa|lb|jalka|jalkaa|ft',
  cs: 'sekunda|sekundy|sekund|s|minuta|minuty|minut|min|hodina|hodiny|hodin|h|den|dny|dnů|dne|týden|týdny|týdnů|týdne|týd.|měsíc|měsíce|měsíců|měs.|rok|roky|let|roku|gram|gramy|gramů|gramu|g|kilogram|kilogramy|kilogramů|kilogramu|kg|metr|metry|metrů|metru|m|kilometr|kilometry|kilometrů|kilometru|km|litr|litry|litrů|litru|l|míle|mil|mi|libra|libry|liber|lb|stopa|stopy|stop|ft',
  tr: 'saniye|sn.|dakika|dk.|saat|sa.|gün|hafta|hf.|ay|yıl|gram|g|kilogram|kg|metre|m|kilometre|km|litre|l|mil|libre|lb|fit',
  el: 'δευτερόλεπτο|δευτερόλεπτα|δευτ.|λεπτό|λεπτά|λ.|ώρα|ώρες|ώ.|ημέρα|ημέρες|εβδομάδα|εβδομάδες|εβδ.|μήνας|μήνες|μήν.|έτος|έτη|έτ.|γραμμάριο|γραμμάρια|γρ.|χιλιόγραμμο|χιλιόγραμμα|κιλό|κιλά|μέτρο|μέτρα|μ.|χιλιόμετρο|χιλιόμετρα|χλμ.|λίτρο|λίτρα|λίτ.|μίλι|μίλια|μίλ.|λίβρα|λίβρες|λβ|πόδι|πόδια|πδ',
  uk: 'секунда|секунди|секунд|с|хвилина|хвилини|хвилин|хв|година|години|годин|год|день|дні|днів|дня|дн.|тиждень|тижні|тижнів|тижня|тиж.|місяць|місяці|місяців|місяця|міс.|рік|роки|років|року|р.|грам|грами|грамів|грама|г|кілограм|кілограми|кілограмів|кілограма|кг|метр|метри|метрів|метра|м|кілометр|кілометри|кілометрів|кілометра|км|літр|літри|літрів|літра|л|миля|милі|миль|фунт|фунти|фунтів|фунта|фнт|фут|фути|футів|фута|фт',
  ru: 'секунда|секунды|секунд|с|минута|минуты|минут|мин|час|часа|часов|ч|день|дня|дней|дн.|неделя|недели|недель|нед.|месяц|месяца|месяцев|мес.|год|года|лет|г.|л.|грамм|грамма|г|килограмм|килограмма|кг|метр|метра|метров|м|километр|километра|километров|км|литр|литра|литров|л|миля|мили|миль|ми|фунт|фунта|фунтов|фнт|фут|фута|футов|фт',
  ja: '秒|分|時間|日|週間|か月|年|グラム|g|キログラム|kg|メートル|m|キロメートル|km|リットル|L|マイル|mi|ポンド|lb|フィート|ft',
  zh: '秒钟|秒|分钟|小时|天|周|个月|年|克|g|千克|kg|米|公里|升|英里|磅|lb|英尺',
  ko: '초|분|시간|일|주|개월|년|그램|g|킬로그램|kg|미터|m|킬로미터|km|리터|L|마일|mi|파운드|lb|피트|ft',
  ar: 'ثانية|ثانيتان|ثوان|ث|دقيقة|دقيقتان|دقائق|د|ساعة|ساعتان|ساعات|س|يوم|يومان|أيام|أسبوع|أسبوعان|أسابيع|شهر|شهران|أشهر|سنة|سنتان|سنوات|سنة واحدة|غرام|غرامان|غرامات|كيلوغرام|كغم|متر|أمتار|متران|كيلومتر|كيلومترات|كم|لتر|ميل|ميلان|أميال|رطل|رطلان|قدم',
  he: 'שניה|שתי שניות|שניות|שנ׳|דקה|שתי דקות|דקות|דק׳|שעה|שעתיים|שעות|שע׳|יום|יומיים|ימים|ימ׳|שבוע|שבועיים|שבועות|חודש|חודשיים|חודשים|ח׳|שנה|שנים|גרם|גר׳|קילוגרם|ק״ג|מטר|מטרים|מ׳|קילומטר|קילומטרים|ק״מ|ליטר|ל׳|מייל|פאונד|lb|lbs|רגל|ft',
}
