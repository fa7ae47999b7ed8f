/** What a language calls the months from January and the days from Sunday; of several forms the one of whole dates comes first. */
interface CalendarWords {
  /** Without a first form where dates have the month in figures. */
  readonly months: string
  readonly weekdays: string
}

/**
 * By language, with its regions' own words: months and days are parted by commas, their forms by `|`. They are ICU's, written
 * out because ICU's take longer to load than a page to set; a test compares them. Other languages are asked of ICU.
 */
export const calendarWords: Readonly<Record<string, CalendarWords>> = {
  en: {
    months:
      'January|Jan, February|Feb, March|Mar, April|Apr, May, June|Jun, July|Jul, August|Aug, September|Sep|Sept, October|Oct, November|Nov, December|Dec',
    weekdays:
      'Sunday|Sun, Monday|Mon, Tuesday|Tue|Tues, Wednesday|Wed|Weds, Thursday|Thu|Thur|Thurs, Friday|Fri, Saturday|Sat',
  },
  de: {
    months:
      'Januar|Jan|Jänner|Jän, Februar|Feb, März|Mär, April|Apr, Mai, Juni|Jun, Juli|Jul, August|Aug, September|Sep|Sept, Oktober|Okt, November|Nov, Dezember|Dez',
    weekdays: 'Sonntag|So, Montag|Mo, Dienstag|Di, Mittwoch|Mi, Donnerstag|Do, Freitag|Fr, Samstag|Sa',
  },
  fr: {
    months:
      'janvier|janv, février|févr, mars, avril|avr, mai, juin, juillet|juil|juill, août, septembre|sept, octobre|oct, novembre|nov, décembre|déc',
    weekdays: 'dimanche|dim, lundi|lun, mardi|mar, mercredi|mer, jeudi|jeu, vendredi|ven, samedi|sam',
  },
  es: {
    months:
      'enero|ene, febrero|feb, marzo|mar, abril|abr, mayo|may, junio|jun, julio|jul, agosto|ago, septiembre|sept|sep, octubre|oct, noviembre|nov, diciembre|dic',
    weekdays: 'domingo|dom, lunes|lun, martes|mar, miércoles|mié, jueves|jue, viernes|vie, sábado|sáb',
  },
  it: {
    months:
      'gennaio|gen, febbraio|feb, marzo|mar, aprile|apr, maggio|mag, giugno|giu, luglio|lug, agosto|ago, settembre|set, ottobre|ott, novembre|nov, dicembre|dic',
    weekdays: 'domenica|dom, lunedì|lun, martedì|mar, mercoledì|mer, giovedì|gio, venerdì|ven, sabato|sab',
  },
  pt: {
    months:
      'janeiro|jan, fevereiro|fev, março|mar, abril|abr, maio|mai, junho|jun, julho|jul, agosto|ago, setembro|set, outubro|out, novembro|nov, dezembro|dez',
    weekdays:
      'domingo|dom, segunda-feira|seg|segunda, terça-feira|ter|terça, quarta-feira|qua|quarta, quinta-feira|qui|quinta, sexta-feira|sex|sexta, sábado|sáb',
  },
  nl: {
    months:
      'januari|jan, februari|feb, maart|mrt, april|apr, mei, juni|jun, juli|jul, augustus|aug, september|sep, oktober|okt, november|nov, december|dec',
    weekdays: 'zondag|zo, maandag|ma, dinsdag|di, woensdag|wo, donderdag|do, vrijdag|vr, zaterdag|za',
  },
  pl: {
    months:
      'stycznia|styczeń|sty, lutego|luty|lut, marca|marzec|mar, kwietnia|kwiecień|kwi, maja|maj, czerwca|czerwiec|cze, lipca|lipiec|lip, sierpnia|sierpień|sie, września|wrzesień|wrz, października|październik|paź, listopada|listopad|lis, grudnia|grudzień|gru',
    weekdays: 'niedziela|niedz, poniedziałek|pon, wtorek|wt, środa|śr, czwartek|czw, piątek|pt, sobota|sob',
  },
  sv: {
    months:
      'januari|jan, februari|feb, mars, april|apr, maj, juni, juli, augusti|aug, september|sep, oktober|okt, november|nov, december|dec',
    weekdays: 'söndag|sön, måndag|mån, tisdag|tis, onsdag|ons, torsdag|tors, fredag|fre, lördag|lör',
  },
  da: {
    months:
      'januar|jan, februar|feb, marts|mar, april|apr, maj, juni|jun, juli|jul, august|aug, september|sep, oktober|okt, november|nov, december|dec',
    weekdays: 'søndag|søn, mandag|man, tirsdag|tirs, onsdag|ons, torsdag|tors, fredag|fre, lørdag|lør',
  },
  nb: {
    months:
      'januar|jan, februar|feb, mars|mar, april|apr, mai, juni|jun, juli|jul, august|aug, september|sep, oktober|okt, november|nov, desember|des',
    weekdays: 'søndag|søn, mandag|man, tirsdag|tir, onsdag|ons, torsdag|tor, fredag|fre, lørdag|lør',
  },
  fi: {
    months:
      'tammikuuta|tammikuu|tammi, helmikuuta|helmikuu|helmi, maaliskuuta|maaliskuu|maalis, huhtikuuta|huhtikuu|huhti, toukokuuta|toukokuu|touko, kesäkuuta|kesäkuu|kesä, heinäkuuta|heinäkuu|heinä, elokuuta|elokuu|elo, syyskuuta|syyskuu|syys, lokakuuta|lokakuu|loka, marraskuuta|marraskuu|marras, joulukuuta|joulukuu|joulu',
    weekdays: 'sunnuntai|su, maanantai|ma, tiistai|ti, keskiviikko|ke, torstai|to, perjantai|pe, lauantai|la',
  },
  cs: {
    months:
      'ledna|leden|led, února|únor|úno, března|březen|bře, dubna|duben|dub, května|květen|kvě, června|červen|čvn, července|červenec|čvc, srpna|srpen|srp, září|zář, října|říjen|říj, listopadu|listopad|lis, prosince|prosinec|pro',
    weekdays: 'neděle|ne, pondělí|po, úterý|út, středa|st, čtvrtek|čt, pátek|pá, sobota|so',
  },
  tr: {
    months:
      'Ocak|Oca, Şubat|Şub, Mart|Mar, Nisan|Nis, Mayıs|May, Haziran|Haz, Temmuz|Tem, Ağustos|Ağu, Eylül|Eyl, Ekim|Eki, Kasım|Kas, Aralık|Ara',
    weekdays: 'Pazar|Paz, Pazartesi|Pzt, Salı|Sal, Çarşamba|Çar, Perşembe|Per, Cuma|Cum, Cumartesi|Cmt',
  },
  el: {
    months:
      'Ιανουαρίου|Ιαν, Φεβρουαρίου|Φεβ, Μαρτίου|Μαρ, Απριλίου|Απρ, Μαΐου|Μαΐ, Ιουνίου|Ιουν, Ιουλίου|Ιουλ, Αυγούστου|Αυγ, Σεπτεμβρίου|Σεπ, Οκτωβρίου|Οκτ, Νοεμβρίου|Νοε, Δεκεμβρίου|Δεκ',
    weekdays: 'Κυριακή|Κυρ, Δευτέρα|Δευ, Τρίτη|Τρί, Τετάρτη|Τετ, Πέμπτη|Πέμ, Παρασκευή|Παρ, Σάββατο|Σάβ',
  },
  uk: {
    months:
      'січня|січень|січ, лютого|лютий|лют, березня|березень|бер, квітня|квітень|квіт, травня|травень|трав, червня|червень|черв, липня|липень|лип, серпня|серпень|серп, вересня|вересень|вер, жовтня|жовтень|жовт, листопада|листопад|лист, грудня|грудень|груд',
    weekdays: 'неділя|нд, понеділок|пн, вівторок|вт, середа|ср, четвер|чт, пʼятниця|пт, субота|сб',
  },
  ru: {
    months:
      'января|январь|янв, февраля|февраль|февр, марта|март|мар, апреля|апрель|апр, мая|май, июня|июнь|июн, июля|июль|июл, августа|август|авг, сентября|сентябрь|сент, октября|октябрь|окт, ноября|ноябрь|нояб, декабря|декабрь|дек',
    weekdays: 'воскресенье|вс, понедельник|пн, вторник|вт, среда|ср, четверг|чт, пятница|пт, суббота|сб',
  },
  ja: {
    months: '',
    weekdays: '日曜日|日, 月曜日|月, 火曜日|火, 水曜日|水, 木曜日|木, 金曜日|金, 土曜日|土',
  },
  zh: {
    months: '|一月, |二月, |三月, |四月, |五月, |六月, |七月, |八月, |九月, |十月, |十一月, |十二月',
    weekdays:
      '星期日|周日|週日, 星期一|周一|週一, 星期二|周二|週二, 星期三|周三|週三, 星期四|周四|週四, 星期五|周五|週五, 星期六|周六|週六',
  },
  ko: {
    months: '',
    weekdays: '일요일|일, 월요일|월, 화요일|화, 수요일|수, 목요일|목, 금요일|금, 토요일|토',
  },
  ar: {
    months:
      'يناير|كانون الثاني|جانفي, فبراير|شباط|فيفري, مارس|آذار, أبريل|نيسان|أفريل, مايو|أيار|ماي, يونيو|حزيران|جوان, يوليو|تموز|جويلية|يوليوز, أغسطس|آب|أوت|غشت, سبتمبر|أيلول|شتنبر, أكتوبر|تشرين الأول, نوفمبر|تشرين الثاني|نونبر, ديسمبر|كانون الأول|دجنبر',
    weekdays: 'الأحد, الاثنين, الثلاثاء, الأربعاء, الخميس, الجمعة, السبت',
  },
  he: {
    months:
      'ינואר|ינו׳, פברואר|פבר׳, מרץ, אפריל|אפר׳, מאי, יוני, יולי, אוגוסט|אוג׳, ספטמבר|ספט׳, אוקטובר|אוק׳, נובמבר|נוב׳, דצמבר|דצמ׳',
    weekdays:
      'יום ראשון|יום א׳, יום שני|יום ב׳, יום שלישי|יום ג׳, יום רביעי|יום ד׳, יום חמישי|יום ה׳, יום שישי|יום ו׳, יום שבת|שבת',
  },
  ro: {
    months:
      'ianuarie|ian, februarie|feb|febr, martie|mar, aprilie|apr, mai, iunie|iun, iulie|iul, august|aug, septembrie|sept|sep, octombrie|oct, noiembrie|nov|noi, decembrie|dec',
    weekdays:
      'duminică|dum|duminica, luni|lun|lunea, marți|mar|marțea, miercuri|mie|mierc|miercurea, joi|joia, vineri|vin|vinerea, sâmbătă|sâm|sâmbăta',
  },
  hu: {
    months:
      'január|jan, február|febr|feb, március|márc|már, április|ápr, május|máj, június|jún, július|júl, augusztus|aug, szeptember|szept|szep, október|okt, november|nov, december|dec',
    weekdays:
      'vasárnap|V|vas, hétfő|H|hétfőn, kedd|K|kedden, szerda|Sze|szerdán, csütörtök|Cs|csüt|csütörtökön, péntek|P|pénteken, szombat|Szo|szombaton',
  },
  id: {
    months:
      'Januari|Jan, Februari|Feb, Maret|Mar, April|Apr, Mei, Juni|Jun, Juli|Jul, Agustus|Agu|Agt|Agst, September|Sep|Sept, Oktober|Okt, November|Nov|Nop, Desember|Des',
    weekdays: 'Minggu|Min|Ahad, Senin|Sen, Selasa|Sel, Rabu|Rab, Kamis|Kam, Jumat|Jum|Jum’at, Sabtu|Sab',
  },
  vi: {
    months:
      'tháng 1|tháng 01|tháng một|thg 1, tháng 2|tháng 02|tháng hai|thg 2, tháng 3|tháng 03|tháng ba|thg 3, tháng 4|tháng 04|tháng tư|thg 4, tháng 5|tháng 05|tháng năm|thg 5, tháng 6|tháng 06|tháng sáu|thg 6, tháng 7|tháng 07|tháng bảy|thg 7, tháng 8|tháng 08|tháng tám|thg 8, tháng 9|tháng 09|tháng chín|thg 9, tháng 10|tháng mười|thg 10, tháng 11|tháng mười một|thg 11, tháng 12|tháng mười hai|thg 12',
    weekdays:
      'Chủ Nhật|CN, Thứ Hai|Thứ 2|T2, Thứ Ba|Thứ 3|T3, Thứ Tư|Thứ 4|T4, Thứ Năm|Thứ 5|T5, Thứ Sáu|Thứ 6|T6, Thứ Bảy|Thứ 7|T7',
  },
  ca: {
    months:
      'de gener|gener|gen, de febrer|febrer|febr|feb, de març|març, d’abril|abril|abr, de maig|maig, de juny|juny, de juliol|juliol|jul, d’agost|agost|ag, de setembre|setembre|set, d’octubre|octubre|oct, de novembre|novembre|nov, de desembre|desembre|des',
    weekdays: 'diumenge|dg, dilluns|dl, dimarts|dt, dimecres|dc, dijous|dj, divendres|dv, dissabte|ds',
  },
  hi: {
    months:
      'जनवरी|जन, फ़रवरी|फ़र|फरवरी, मार्च, अप्रैल, मई, जून, जुलाई|जुल, अगस्त|अग, सितंबर|सित|सितम्बर, अक्टूबर|अक्टू|अक्तूबर, नवंबर|नव|नवम्बर, दिसंबर|दिस|दिसम्बर',
    weekdays:
      'रविवार|रवि|इतवार, सोमवार|सोम, मंगलवार|मंगल, बुधवार|बुध, गुरुवार|गुरु|बृहस्पतिवार, शुक्रवार|शुक्र, शनिवार|शनि',
  },
}
