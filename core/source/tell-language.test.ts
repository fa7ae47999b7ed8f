import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { assertWithin } from '../testing/processor-time.test.kit.ts'
import { sampleLength, tellLanguage } from './tell-language.ts'

/** Short texts of the kinds that are set, and their languages; undefined where a reader could not tell either. */
const samples: readonly (readonly [lang: string | undefined, text: string])[] = [
  ['en', 'Dinner menu\nSoup of the day 6.50\nGrilled lamb with mint 18.00\nApple pie and cream 7.00'],
  ['en', 'Name: Harriet Boyle\nSeat: 14C\nGate closes 20 minutes before departure'],
  ['en', 'Save the date. Anna and Tom are getting married on 12 June in Lisbon.'],
  ['en', 'We fix bikes. Open every day from nine, bring yours in and we will look at it while you wait.'],
  ['en', 'Quarterly figures\nRevenue up 12%\nCosts down 3%\nTwo new shops opened'],
  ['en', '20% off your next order. Show this coupon at the till. Not valid with other offers.'],
  ['en', 'Buy now\nLearn more\nWhat our customers say'],
  ['en', 'Row 7, Seat 12, Door 3. Doors open 19:00.'],
  [
    'en',
    'Certificate of completion. This certifies that José Núñez has completed the course with distinction.',
  ],
  [
    'de',
    'Speisekarte\nTagessuppe 5,50\nWiener Schnitzel mit Kartoffelsalat 18,90\nApfelstrudel mit Vanillesoße 6,80',
  ],
  ['de', 'Reihe: 7\nPlatz: 12\nEinlass: 19 Uhr\nPreis: 24 €'],
  ['de', 'Wir heiraten! Anna und Tom laden euch herzlich ein, am 12. Juni mit uns zu feiern.'],
  ['de', 'Rechnung Nr. 2026-014\nZahlbar innerhalb von 14 Tagen ohne Abzug'],
  ['de', 'Frische Brötchen jeden Morgen. Samstags geöffnet bis 13 Uhr.'],
  ['de', 'Gutschein über 50 €. Gültig bis 31. Dezember. Keine Barauszahlung.'],
  ['de', 'Geschäftsführung: Sabine Krüger\nVertrieb: Jörg Maier\nBuchhaltung: Petra Vogel'],
  ['de', 'Öffnungszeiten\nMontag bis Freitag 9 bis 18 Uhr\nSonntag geschlossen'],
  ['fr', 'Menu du soir\nSoupe à l’oignon 8 €\nConfit de canard 19 €\nCrème brûlée 7 €'],
  ['fr', 'Rang : 7\nPlace : 12\nOuverture des portes : 19 h\nTarif : 24 €'],
  ['fr', 'Nous nous marions ! Anna et Tom vous invitent à fêter avec eux le 12 juin.'],
  ['fr', 'Facture n° 2026-014\nÀ régler sous 30 jours'],
  ['fr', 'Notre atelier répare vos vélos. Ouvert tous les jours, sans rendez-vous.'],
  ['fr', 'Bon de réduction de 20 % sur votre prochain achat, non cumulable.'],
  ['fr', 'Directrice : Claire Dubois\nVentes : Luc Moreau\nComptabilité : Jeanne Petit'],
  ['fr', 'Chiffre d’affaires en hausse, deux nouvelles boutiques ouvertes au printemps.'],
  ['es', 'Carta\nSopa del día 6,50\nCordero asado con patatas 18,00\nTarta de manzana 5,00'],
  ['es', 'Fila: 7\nAsiento: 12\nApertura de puertas: 19 h\nPrecio: 24 €'],
  ['es', '¡Nos casamos! Ana y Tomás os invitan a celebrarlo con ellos el 12 de junio.'],
  ['es', 'Factura n.º 2026-014\nVencimiento a 30 días'],
  ['es', 'Arreglamos bicicletas. Abierto todos los días desde las nueve, sin cita previa.'],
  ['es', 'Vale por un 20 % de descuento en su próxima compra. No acumulable.'],
  ['es', 'Dirección: Lucía Fernández\nVentas: Íñigo Muñoz\nContabilidad: Pilar Ibáñez'],
  ['es', 'Ingresos al alza, dos tiendas nuevas en primavera y menos gastos que el año pasado.'],
  ['it', 'Menù della sera\nZuppa del giorno 6,50\nAgnello alla griglia con menta 18,00\nTorta di mele 5,00'],
  ['it', 'Fila: 7\nPosto: 12\nApertura porte: ore 19\nPrezzo: 24 €'],
  ['it', 'Ci sposiamo! Anna e Tommaso vi invitano a festeggiare con loro il 12 giugno.'],
  ['it', 'Fattura n. 2026-014\nPagamento entro 30 giorni'],
  ['it', 'Ripariamo biciclette. Aperto tutti i giorni dalle nove, senza appuntamento.'],
  ['it', 'Buono sconto del 20% sul prossimo acquisto. Non cumulabile con altre offerte.'],
  ['it', 'Direttrice: Giulia Bianchi\nVendite: Luca Moretti\nContabilità: Elena Greco'],
  ['it', 'Ricavi in crescita, due nuovi negozi aperti in primavera e meno spese dell’anno scorso.'],
  ['pt', 'Ementa\nSopa do dia 3,50\nBacalhau à Brás 14,00\nPastel de nata 1,50'],
  ['pt', 'Fila: 7\nLugar: 12\nAbertura de portas: 19h\nPreço: 24 €'],
  ['pt', 'Vamos casar! A Ana e o Tomás convidam-vos para festejar com eles no dia 12 de junho.'],
  ['pt', 'Fatura n.º 2026-014\nPagamento em 30 dias'],
  ['pt', 'Consertamos bicicletas. Aberto todos os dias a partir das nove, sem hora marcada.'],
  ['pt', 'Vale de 20% de desconto na sua próxima compra. Não acumulável com outras promoções.'],
  ['pt', 'Direção: Lúcia Ferreira\nVendas: João Magalhães\nContabilidade: Conceição Antunes'],
  ['pt', 'Receita em alta, duas novas lojas abertas na primavera e menos despesas que no ano passado.'],
  ['nl', 'Avondkaart\nSoep van de dag 6,50\nGegrild lamsvlees met munt 18,00\nAppeltaart met slagroom 5,00'],
  ['nl', 'Rij: 7\nStoel: 12\nDeuren open: 19 uur\nPrijs: € 24'],
  ['nl', 'Wij gaan trouwen! Anna en Tom nodigen jullie uit om het op 12 juni met hen te vieren.'],
  ['nl', 'Factuur nr. 2026-014\nTe betalen binnen 30 dagen'],
  ['nl', 'Wij repareren fietsen. Elke dag open vanaf negen uur, ook zonder afspraak.'],
  ['nl', 'Waardebon voor 20% korting op je volgende aankoop. Niet geldig met andere acties.'],
  ['nl', 'Directie: Sanne de Vries\nVerkoop: Joost van Dijk\nBoekhouding: Marijke Bakker'],
  ['nl', 'Omzet gestegen, twee nieuwe winkels geopend dit voorjaar en minder kosten dan vorig jaar.'],
  ['pl', 'Karta dań\nZupa dnia 18 zł\nPierogi z kapustą i grzybami 32 zł\nSzarlotka 16 zł'],
  ['pl', 'Rząd: 7\nMiejsce: 12\nWejście: 19:00\nCena: 90 zł'],
  ['pl', 'Pobieramy się! Anna i Tomasz zapraszają na wspólne świętowanie 12 czerwca.'],
  ['pl', 'Faktura nr 2026-014\nTermin zapłaty 30 dni'],
  ['pl', 'Naprawiamy rowery. Czynne codziennie od dziewiątej, bez umawiania się.'],
  ['pl', 'Kupon na 20% zniżki przy kolejnych zakupach. Nie łączy się z innymi promocjami.'],
  ['sv', 'Kvällsmeny\nDagens soppa 95:-\nGrillat lamm med mynta 245:-\nÄppelpaj med vaniljsås 85:-'],
  ['sv', 'Rad: 7\nPlats: 12\nDörrarna öppnar: 19.00\nPris: 240 kr'],
  ['sv', 'Vi gifter oss! Anna och Tom bjuder in er att fira med dem den 12 juni.'],
  ['sv', 'Faktura nr 2026-014\nBetalas inom 30 dagar'],
  ['sv', 'Vi lagar cyklar. Öppet varje dag från nio, utan att du behöver boka tid.'],
  ['sv', 'Rabattkupong på 20 % på ditt nästa köp. Kan inte kombineras med andra erbjudanden.'],
  ['da', 'Aftenmenu\nDagens suppe 65,-\nGrillet lam med mynte 185,-\nÆbletærte med flødeskum 55,-'],
  ['da', 'Række: 7\nPlads: 12\nDørene åbner: kl. 19\nPris: 240 kr.'],
  ['da', 'Vi skal giftes! Anna og Tom inviterer jer til at fejre det med dem den 12. juni.'],
  ['da', 'Faktura nr. 2026-014\nBetales inden for 30 dage'],
  ['da', 'Vi reparerer cykler. Åbent hver dag fra klokken ni, og du behøver ikke at bestille tid.'],
  ['da', 'Rabatkupon på 20 % på dit næste køb. Kan ikke bruges sammen med andre tilbud.'],
  ['nb', 'Kveldsmeny\nDagens suppe 95,-\nGrillet lam med mynte 285,-\nEplepai med vaniljesaus 95,-'],
  ['nb', 'Rad: 7\nSete: 12\nDørene åpner: kl. 19\nPris: 340 kr'],
  ['nb', 'Vi skal gifte oss! Anna og Tom inviterer dere til å feire sammen med dem 12. juni.'],
  ['nb', 'Faktura nr. 2026-014\nBetales innen 30 dager'],
  ['nb', 'Vi reparerer sykler. Åpent hver dag fra klokken ni, og du trenger ikke å bestille time.'],
  ['nb', 'Rabattkupong på 20 % på ditt neste kjøp. Kan ikke brukes sammen med andre tilbud.'],
  ['fi', 'Illallislista\nPäivän keitto 9,50\nGrillattua karitsaa ja minttua 24,00\nOmenapiirakka 7,00'],
  ['fi', 'Rivi: 7\nPaikka: 12\nOvet avataan: klo 19\nHinta: 24 €'],
  ['fi', 'Menemme naimisiin! Anna ja Tom kutsuvat teidät juhlimaan kanssaan 12. kesäkuuta.'],
  ['fi', 'Lasku nro 2026-014\nMaksuehto 30 päivää netto'],
  ['fi', 'Korjaamme polkupyöriä. Avoinna joka päivä yhdeksästä alkaen ilman ajanvarausta.'],
  ['fi', 'Alennuskuponki: 20 % seuraavasta ostoksesta. Ei voi yhdistää muihin tarjouksiin.'],
  ['cs', 'Jídelní lístek\nPolévka dne 65 Kč\nSvíčková na smetaně 245 Kč\nJablečný závin 85 Kč'],
  ['cs', 'Řada: 7\nMísto: 12\nVstup: 19 hodin\nCena: 340 Kč'],
  ['cs', 'Budeme se brát! Anna a Tomáš vás zvou, abyste s nimi 12. června oslavili.'],
  ['cs', 'Faktura č. 2026-014\nSplatnost 30 dní'],
  ['cs', 'Opravujeme kola. Otevřeno každý den od devíti, bez objednání.'],
  ['cs', 'Kupon na slevu 20 % z příštího nákupu. Nelze kombinovat s jinými akcemi.'],
  ['tr', 'Akşam menüsü\nGünün çorbası 95 TL\nIzgara kuzu ve nane 385 TL\nElmalı turta 120 TL'],
  ['tr', 'Sıra: 7\nKoltuk: 12\nKapı açılışı: 19.00\nFiyat: 340 TL'],
  ['tr', 'Evleniyoruz! Ayşe ve Tolga sizi 12 Haziran’da birlikte kutlamaya davet ediyor.'],
  ['tr', 'Fatura no 2026-014\nÖdeme süresi 30 gün'],
  ['tr', 'Bisikletleri tamir ediyoruz. Her gün dokuzdan itibaren açığız, randevu gerekmez.'],
  ['tr', 'Bir sonraki alışverişinizde yüzde 20 indirim. Başka kampanyalarla birleştirilemez.'],
  ['el', 'Μενού\nΣούπα ημέρας 6,50\nΑρνί στη σχάρα με δυόσμο 18,00'],
  ['el', 'Σειρά: 7\nΘέση: 12\nΤιμή: 24 €'],
  ['el', 'Παντρευόμαστε! Η Άννα και ο Θωμάς σας προσκαλούν στις 12 Ιουνίου.'],
  ['uk', 'Меню\nСуп дня 95 грн\nВареники з картоплею 120 грн\nЯблучний пиріг 80 грн'],
  ['uk', 'Ряд: 7\nМісце: 12\nВхід: 19:00\nЦіна: 340 грн'],
  ['uk', 'Ми одружуємося! Анна й Тарас запрошують вас святкувати разом 12 червня.'],
  ['uk', 'Рахунок № 2026-014\nСплатити протягом 30 днів'],
  ['uk', 'Ремонтуємо велосипеди. Працюємо щодня з дев’ятої.'],
  ['ru', 'Меню\nСуп дня 350 ₽\nПельмени со сметаной 420 ₽\nЯблочный пирог 280 ₽'],
  ['ru', 'Ряд: 7\nМесто: 12\nВход: 19:00\nЦена: 1200 ₽'],
  ['ru', 'Мы женимся! Анна и Тимур приглашают вас отпраздновать вместе 12 июня.'],
  ['ru', 'Счёт № 2026-014\nОплатить в течение 30 дней'],
  ['ru', 'Ремонтируем велосипеды. Работаем каждый день с девяти.'],
  ['ja', 'お品書き\n本日のスープ 650円\n天ぷら定食 1,800円'],
  ['ja', '列：7\n席：12\n開場：19時\n料金：3,500円'],
  ['ja', '請求書 2026-014\nお支払期限：2026年7月31日'],
  ['ja', '会社概要 代表取締役 山田太郎 東京都渋谷区 メール'],
  ['ko', '메뉴\n오늘의 수프 6,500원\n양갈비 구이 18,000원'],
  ['ko', '열: 7\n좌석: 12\n입장: 19시\n가격: 35,000원'],
  ['ko', '저희 결혼합니다! 6월 12일에 함께해 주세요.'],
  ['zh-Hans', '菜单\n今日例汤 35元\n烤羊排配薄荷 128元\n苹果派 38元'],
  ['zh-Hans', '排：7\n座位：12\n入场：19点\n票价：240元'],
  ['zh-Hans', '我们结婚了！诚挚邀请您于6月12日与我们一同庆祝。'],
  ['zh-Hans', '发票编号 2026-014，请于三十天内付款。'],
  ['zh-Hant', '菜單\n今日例湯 350元\n烤羊排配薄荷 980元\n蘋果派 180元'],
  ['zh-Hant', '排：7\n座位：12\n入場：19時\n票價：1,200元'],
  ['zh-Hant', '我們結婚了！誠摯邀請您於6月12日與我們一同慶祝。'],
  ['zh-Hant', '發票編號 2026-014，請於三十天內付款。'],
  ['ar', 'قائمة الطعام\nشوربة اليوم 25\nلحم مشوي مع النعناع 80'],
  ['ar', 'الصف: ٧\nالمقعد: ١٢\nالسعر: ٢٤٠'],
  ['ar', 'نتشرف بدعوتكم إلى حفل زفاف أحمد وليلى يوم ١٢ يونيو.'],
  ['he', 'תפריט ערב\nמרק היום 35\nכבש צלוי עם נענע 98'],
  ['he', 'שורה: 7\nמושב: 12\nמחיר: 120 ₪'],
  ['he', 'אנחנו מתחתנים! חנה ותום מזמינים אתכם לחגוג איתם.'],
  ['fa', 'منوی شام\nسوپ روز\nکباب بره با نعنا و برنج'],
  ['fa', 'ردیف: ۷\nصندلی: ۱۲\nقیمت: ۲۴۰ هزار تومان'],
  ['fa', 'ما ازدواج می‌کنیم! از شما دعوت می‌کنیم که در جشن ما شرکت کنید.'],
  ['ur', 'مینو\nآج کا سوپ\nبھنا ہوا گوشت پودینے کے ساتھ'],
  ['ur', 'قطار: 7\nنشست: 12\nقیمت: 2400 روپے'],
  ['ur', 'ہماری شادی ہے! آپ سب کو دعوت دی جاتی ہے۔'],
  ['hi', 'मेनू\nआज का सूप ₹120\nपुदीने के साथ भुना मांस ₹480'],
  ['hi', 'पंक्ति: 7\nसीट: 12\nमूल्य: ₹2,400'],
  ['hi', 'हमारी शादी है! आप सबको सादर निमंत्रण।'],
  ['bn', 'মেনু\nআজকের স্যুপ ১২০ টাকা\nপুদিনা দিয়ে ভাজা মাংস'],
  ['bn', 'সারি: ৭\nআসন: ১২\nমূল্য: ২৪০০ টাকা'],
  ['bn', 'আমাদের বিয়ে! আপনাদের সবাইকে আমন্ত্রণ।'],
  ['ta', 'உணவுப் பட்டியல்\nஇன்றைய சூப் ₹120\nபுதினா ஆட்டிறைச்சி ₹480'],
  ['ta', 'வரிசை: 7\nஇருக்கை: 12\nவிலை: ₹2,400'],
  ['ta', 'எங்கள் திருமணத்திற்கு உங்களை அன்புடன் அழைக்கிறோம்.'],
  ['th', 'เมนูอาหารเย็น\nซุปประจำวัน 120 บาท\nเนื้อแกะย่างกับสะระแหน่ 480 บาท'],
  ['th', 'แถว: 7\nที่นั่ง: 12\nราคา: 1,200 บาท'],
  ['th', 'เรากำลังจะแต่งงาน ขอเชิญทุกท่านร่วมฉลอง'],
  ['hy', 'Ճաշացանկ\nՕրվա ապուր 1200 դրամ\nԽորոված գառ անանուխով'],
  ['hy', 'Շարք՝ 7\nՏեղ՝ 12\nԳին՝ 5000 դրամ'],
  ['ka', 'მენიუ\nდღის წვნიანი 12 ლარი\nშემწვარი ცხვარი პიტნით'],
  ['ka', 'რიგი: 7\nადგილი: 12\nფასი: 50 ლარი'],
  ['am', 'የምግብ ዝርዝር\nየዕለቱ ሾርባ 120 ብር\nየተጠበሰ በግ'],
  ['am', 'ረድፍ: 7\nወንበር: 12\nዋጋ: 240 ብር'],
  [undefined, 'Maria Schmidt\nJean Dupont\nAnna Kowalska'],
  [undefined, 'BER LHR LH 901 14C 20:15'],
  [undefined, '42\n1,250.00\n17 %'],
  [undefined, ''],
  [undefined, 'Studio Lindqvist'],
  [undefined, 'Jürgen Müller, Zürich'],
  [
    undefined,
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.',
  ],
  [undefined, 'São Paulo\nBogotá\nMálaga\nKraków\nMalmö'],
  [undefined, 'Acme GmbH\nNordwind AB\nFratelli Rossi SpA'],
  [undefined, 'Pizza Margherita 9.00\nSpaghetti alle vongole 14.00\nTiramisu 6.00'],
  [
    'en',
    'Chez Margot, Rue des Lilas. Fresh croissants, café au lait and a warm welcome for everybody who is in town. Ask us about the rooms upstairs.',
  ],
  ['de', 'Vorstand\nÖffentlichkeitsarbeit\nSchatzmeisterin und Kassenprüfung'],
  ['fr', 'Commissariat d’exposition : Anaïs Lefèvre. Du 3 mai au 12 juillet, entrée libre.'],
  ['es', 'Exposición de fotografía. Del 3 de mayo al 12 de julio, entrada libre.'],
  ['hu', 'Étlap\nA nap levese 950 Ft\nNyitva minden nap kilenctől, és nem kell időpont'],
  ['ro', 'Meniu\nSupa zilei 25 lei\nDeschis în fiecare zi, fără programare'],
  ['mr', 'आमच्या लग्नाला सर्वांनी यावे ही विनंती आहे आणि आपली उपस्थिती प्रार्थनीय'],
  [undefined, 'WIFI: acme-guest\nhttps://acme.example/der/die/das'],
]

for (const [lang, text] of samples) {
  test(`${lang ?? 'nothing'}: ${text.slice(0, 60).replaceAll('\n', ' / ')}`, () => {
    assert.is(tellLanguage(text)?.lang, lang)
  })
}

test('capitals, blanks and a few foreign words change nothing', () => {
  const told = samples.filter(([lang]) => lang !== undefined && !lang.startsWith('tr'))
  const missed = told.filter(
    ([lang, text]) => tellLanguage(`  ${text.replaceAll(' ', '\u00a0')}\n\n`)?.lang !== lang,
  )
  assert.equal(missed, [])
  assert.is(tellLanguage('ÖFFNUNGSZEITEN\nMONTAG BIS FREITAG\nSONNTAG GESCHLOSSEN')?.lang, 'de')
  assert.is(tellLanguage('We say Gemütlichkeit, and it means that the evening is warm and slow.')?.lang, 'en')
  assert.is(tellLanguage('私たちは Platen を使って、いろいろな文書を作ります。')?.lang, 'ja')
})

test('more text makes surer', () => {
  const short = tellLanguage('Reihe 7, Platz 12, Einlass 19 Uhr')
  const long = tellLanguage(samples.flatMap(([lang, text]) => (lang === 'de' ? [text] : [])).join('\n'))
  assert.equal([short?.lang, long?.lang], ['de', 'de'])
  assert.ok((long?.sure ?? 0) > (short?.sure ?? 1))
  assert.ok((short?.sure ?? 0) >= 0.5)
})

test('the sample is bounded, and no text takes long', async () => {
  const english = 'the words of the first part are all in English and that is what counts here. '
  assert.is(tellLanguage(english.repeat(400) + 'und das ist nicht mehr zu lesen '.repeat(9000))?.lang, 'en')
  for (const text of ['ж', 'a.', 'a-', 'a@', '1a_', ' ', '漢', '\ud800']) {
    await assertWithin(250, () => tellLanguage(text.repeat(sampleLength)), JSON.stringify(text))
  }
})

test.run()
