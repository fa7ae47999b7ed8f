/**
 * Words that tell a language: the commonest ones of any text, and those of tickets, menus, bills, cards and shops, where a
 * few words must do. Lower case; a word may stand in several lines and then tells less. The lines at the end are there
 * so that their languages are not taken for a neighbour's.
 */
export const languageWords: Readonly<Record<string, string>> = {
  en: `the of and to in a is that for it as was with be by on not he his but at are this have from or had an they which
    one you were all her she there would their we him been has when who will no more if out so up into than them can only
    other new some could time these two may then do first any my now such like our over me even most made after also did
    many before must through years where much your way well down should because each just those how too good very make
    world still own see work long get here between both life being under never day same another know while last might us
    great old year off come since against go came right take three every yes let
    name date price seat row gate doors door open opens closed valid offer order total tax due paid payment invoice
    receipt thank thanks please menu soup grilled roast salad bread cheese cake coffee tea wine apple chicken beef fish
    fresh daily street road shop store team services service about contact home people company manager director sales
    figures revenue costs customers learn buy free join book read start save week month today tomorrow monday tuesday
    wednesday thursday friday saturday sunday january february march june july august october december ticket tickets
    flight passenger boarding departure arrival terms conditions copy version agreement party parties shall
    signed certificate certifies completed awarded presented honour invite invited invitation married wedding dinner
    lunch breakfast speaker talk slides agenda summary results plan next steps questions answers features pricing
    education experience skills languages references university school chief executive officer head quarter growth`,
  de: `der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass
    sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man
    sein wurde wenn können ihre ihr ich wir uns unser unsere unseren euch mich mir dir dich du keine kein sehr hier dort
    schon alle alles ohne gegen unter zwischen seit jeder jede jeden jedes ab vom beim ins diese dieser dieses was wo wer
    wann warum immer wieder heute morgen jetzt dann denn weil damit machen gibt kann muss soll will lieber liebe danke
    bitte gut neu neue neuen ihnen ihren seine selbst viel viele etwas
    reihe platz sitz einlass eingang beginn uhr preis preise gültig gutschein rechnung rechnungsnummer zahlbar innerhalb
    tagen tage tag betrag summe gesamt mwst netto brutto kunde kundin bestellung menge stück straße tel name datum ort
    titel karte speisekarte suppe suppen salat brot käse kuchen kaffee wein hauptgerichte vorspeisen nachspeisen getränke
    montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz mai juni juli oktober dezember
    geöffnet geschlossen öffnungszeiten geschäftsführung geschäftsführer leitung leiter leiterin vertrieb buchhaltung
    einkauf herstellung kundendienst abteilung verwaltung beratung angebot angebote vertrag anhang seite inhalt
    zusammenfassung ergebnis ergebnisse ziele umsatz wachstum ausbildung berufserfahrung erfahrung kenntnisse sprachen
    hochschule schule urkunde teilnahme einladung feier hochzeit hochzeitsfeier grüße freundlichen herzlich damen herren
    fahrkarte abflug ankunft verwendungszweck kontakt impressum kaufen erfahren kostenlos`,
  fr: `de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont ou avec son aux d l c
    s n j qu cette ses mais comme on tout nous sa été leur fait être deux même aussi bien peut ces sans vous votre vos nos
    notre elle après tous où entre encore faire depuis dont ils sous avant très jusqu chez je mon ma mes ton si y toute
    toutes leurs autre autres trois chaque quand vers pendant moins cela ici là avoir ont était sera merci bonjour madame
    monsieur jour jours an ans
    rang place porte portes ouverture entrée tarif prix heure heures date lieu nom prénom adresse numéro total montant
    facture réf ht ttc tva payer régler paiement réduction offre offres valable bon achat carte menu soupe salade
    pain fromage gâteau café vin plats entrées desserts boissons poulet bœuf poisson pommes
    lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre
    novembre décembre ouvert fermé horaires directeur directrice responsable ventes achats comptabilité service équipe
    clients boutique boutiques chiffre affaires hausse baisse résultats objectifs sommaire conclusion contrat article
    parties signature formation expérience compétences langues université école certificat attestation décerné
    invitation invitent fête mariage vol passager départ arrivée embarquement siège découvrir acheter gratuit savoir rue
    rendez voir atelier maison`,
  es: `de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me si sin sobre este
    ya entre cuando todo esta ser son dos también fue había era muy años hasta desde está mi porque qué sólo solo han yo
    hay vez puede todos así nos ni parte tiene él uno donde bien tiempo mismo ese ahora cada e vida otro después te otros
    aunque esa eso hace otra gobierno tan durante siempre día tanto ella tres sí dijo sido gran país según menos nuestro
    nuestra nuestros nuestras usted ustedes os tu tus gracias hola aquí hoy nueva nuevo nuevas nuevos año
    fila asiento butaca puerta puertas apertura entrada entradas hora horas precio fecha lugar nombre apellidos dirección
    número total importe factura iva vencimiento pago pagar días descuento oferta válido vale compra próxima carta menú
    sopa ensalada pan queso tarta café vino pollo carne pescado cordero patatas platos postres bebidas manzana
    lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre
    octubre noviembre diciembre abierto cerrado horario gerente director directora jefe jefa ventas contabilidad compras
    equipo clientes tienda tiendas ingresos resultados objetivos resumen índice contrato cláusula partes firma formación
    experiencia habilidades idiomas universidad escuela certificado otorga invitación invitan fiesta boda vuelo pasajero
    salida llegada embarque comprar gratis calle cita taller casa`,
  it: `di e il la che in a per è un del le con i da non una si al dei della delle sono come lo ha più gli alla nel ma anche
    dal nella o se ci suo sua su questo questa dalla essere ai stato tra loro quando degli hanno due fra io ed era cui chi
    tutti tutto anni molto poi solo dopo sulla sul ogni così senza perché cosa prima fino dove mi ancora oggi noi voi vi
    vostro vostra nostro nostra nostri nostre lei lui fare può già sempre quale tempo stesso altri altre altro bene grazie
    ciao qui nuovi nuovo nuova nuove anno giorno giorni d l dell nell all dall
    fila posto ingresso apertura porte ore ora prezzo prezzi data luogo nome cognome indirizzo numero totale importo
    fattura pagamento entro sconto offerta offerte valido buono acquisto prossimo menù zuppa insalata pane formaggio torta
    caffè vino pollo carne pesce agnello antipasti primi secondi dolci contorni bevande mele
    lunedì martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto
    settembre ottobre novembre dicembre aperto chiuso orari direttore direttrice responsabile vendite contabilità acquisti
    ufficio squadra clienti negozio negozi ricavi crescita risultati obiettivi sommario indice contratto articolo parti
    firma formazione esperienza competenze lingue università scuola certificato attestato invito invitano festa nozze
    matrimonio volo passeggero partenza arrivo imbarco comprare gratis scopri via appuntamento spese casa`,
  pt: `de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser
    quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos ter seus quem nas me
    esse eles estão você tinha foram essa num nem suas meu às minha têm numa pelos elas havia seja qual será nós tenho lhe
    deles essas esses pelas este fosse dele tu te vocês vos lhes meus minhas teu tua nosso nossa nossos nossas sobre
    todos todas cada dia dias ano anos onde aqui hoje obrigado obrigada olá nova novas novo novos menos desde fazer são
    fila lugar assento porta portas abertura entrada bilhete ingresso hora horas preço data local nome morada endereço
    número total valor fatura recibo pagamento pagar desconto oferta promoções válido vale compra próxima ementa cardápio
    sopa salada pão queijo bolo café vinho frango carne peixe bacalhau pratos sobremesas bebidas maçã
    segunda terça quarta quinta sexta feira sábado domingo janeiro fevereiro março abril maio junho julho agosto setembro
    outubro novembro dezembro aberto aberta fechado horário gerente diretor diretora direção vendas contabilidade compras
    equipe equipa clientes loja lojas receita despesas crescimento resultados objetivos resumo índice contrato cláusula
    partes assinatura formação experiência competências idiomas universidade escola certificado certificamos convite
    convidam festa casamento voo passageiro partida chegada embarque comprar grátis rua saiba marcada casa`,
  nl: `de en van het een in is dat op te voor met zijn die niet aan er om ook als dan maar bij of uit nog naar heeft ze wordt
    door over zich hij ik je jij jullie wij we u uw onze ons mijn deze dit wat waar wie hoe kan kunnen moet worden hebben
    had was waren werd tot meer geen al na veel onder tussen zonder elke elk iedere alle alles zo nu toch wel hun haar hem
    mij zelf hier daar omdat wanneer altijd weer vandaag morgen vanaf per goed nieuwe nieuw graag bedankt dank hallo
    beste jaar jaren dag dagen uur vorig volgende
    rij stoel zitplaats plaats deur deuren ingang aanvang prijs prijzen datum naam adres nummer totaal bedrag factuur btw
    betalen betaling binnen korting aanbieding acties geldig waardebon bon aankoop kaart menukaart soep salade brood kaas
    taart koffie wijn kip vlees vis lam gerechten voorgerechten hoofdgerechten nagerechten dranken appeltaart
    maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart mei juni juli augustus oktober
    gesloten geopend openingstijden directeur directie verkoop boekhouding inkoop afdeling hoofd klanten winkel winkels
    omzet groei kosten resultaten doelen samenvatting inhoud overeenkomst artikel partijen handtekening opleiding ervaring
    vaardigheden talen universiteit school certificaat uitnodiging uitgenodigd feest bruiloft trouwen vieren vlucht
    vertrek aankomst kopen gratis lees straat afspraak fietsen huis`,
  pl: `i w na z do się nie to że jest o po za jak od przez dla ale ze są co tak był jego tym jej już tylko jednak może która
    który które oraz czy być przed przy także było ich pod lub ma miał jako bardzo bez gdy sobie my mnie nas nam nasz nasza
    nasze naszych wy was wam wasz pan pani państwo ten ta te tego tej tych kiedy gdzie kto ani aby jeśli każdy każda każde
    codziennie dziś teraz tu tam więcej mniej roku rok lata lat dni dzień dziękujemy dziękuję proszę dobry nowy nowe
    nowa między jeszcze więc jeżeli
    rząd miejsce miejsca wejście wstęp godz godzina cena ceny data imię nazwisko adres numer razem suma kwota faktura vat
    termin zapłaty płatność brutto netto zniżka zniżki rabat oferta ważny ważne kupon zakupy zakupach promocjami karta dań
    zupa zupy sałatka chleb ser ciasto kawa herbata wino kurczak mięso ryba przystawki dania główne desery napoje zł
    poniedziałek wtorek środa czwartek piątek sobota niedziela stycznia lutego marca kwietnia maja czerwca lipca sierpnia
    września października listopada grudnia czynne otwarte zamknięte dyrektor kierownik kierowniczka sprzedaż księgowość
    dział zespół klienci klientów sklep przychody wzrost wyniki cele podsumowanie spis treści umowa strony podpis
    wykształcenie doświadczenie umiejętności języki szkoła uniwersytet zaświadczenie zaproszenie zapraszamy zapraszają
    ślub wesele lot pasażer odlot przylot kup ulica ul`,
  sv: `och i att det som en på är av för med till den har de inte om ett han men var jag sig från vi så kan när man hade vid
    nu eller efter under också ut sin där bara upp mot här mycket blir vad mer in än två alla skulle ha kommer år hon
    denna dessa detta du dig dem ni er era ert vår våra vårt min mitt mina din ditt utan genom mellan varje dag dagar
    idag alltid igen även hos blev blivit får ska skall måste finns några någon något ingen inga tack hej välkommen
    välkomna ny nytt nya god gott hela varandra inom före
    rad plats stol dörrarna dörrar öppnar insläpp entré pris datum namn adress nummer summa totalt belopp faktura moms
    betala betalas betalning förfaller rabatt rabattkupong erbjudande erbjudanden gäller giltig köp köpa meny soppa sallad
    bröd ost kaka kaffe vin kyckling kött fisk lamm förrätter huvudrätter efterrätter drycker dagens kvällsmeny
    måndag tisdag onsdag torsdag fredag lördag söndag januari februari mars maj juni juli augusti oktober
    öppet stängt öppettider chef ansvarig försäljning ekonomi inköp avdelning medlemmar kunder butik butiker intäkter
    tillväxt resultat mål sammanfattning innehåll avtal parter underskrift utbildning erfarenhet kunskaper språk
    universitet skola intyg diplom inbjudan bjuder fest fira bröllop gifter flyg avgång ankomst gratis gata cyklar hus`,
  da: `og i at det er en til på som af for de med den har der ikke et han var jeg fra vi men om kan eller så skal sig ved ud
    efter være over nu blev hun da under også ind når hvor op mod dem kun hvad vil mere her blive bliver sin alle havde
    hvis været meget år os kunne noget nogle nogen uden mellem hver hvert dag dage du dig mig jer jeres vores min din dit
    mit mine dine denne dette disse inden få får selv igen altid alligevel gennem hos både tak hej velkommen god godt gode
    ny nyt nye lige uge uger før siden samme sammen skulle ingen
    række plads sæde dørene åbner indgang kl pris priser dato navn adresse nummer beløb alt faktura moms betales
    betaling rabat rabatkupon tilbud gyldig gælder køb købe menu suppe salat brød ost kage kaffe vin kylling kød fisk lam
    forretter hovedretter desserter drikkevarer aftenmenu dagens flødeskum
    mandag tirsdag onsdag torsdag fredag lørdag søndag januar februar marts maj juni juli oktober
    åbent lukket åbningstider leder direktør salg regnskab indkøb afdeling medlemmer kunder butik butikker omsætning vækst
    resultater mål sammenfatning indhold aftale parter underskrift uddannelse erfaring kompetencer sprog universitet skole
    bevis diplom invitation inviterer fest fejre bryllup giftes fly afgang ankomst gratis vej cykler behøver bestille hus
    afdelingen enhver ret anden andre sit således ligesom bør måtte herunder imod frihed kaldes ej`,
  nb: `og i at det er en til på som av for de med den har der ikke et han var jeg fra vi men om kan eller så skal seg ved ut
    etter være over nå ble hun da under også inn når hvor opp mot dem bare hva vil mer her bli blir sin alle hadde hvis
    vært mye år oss kunne noe noen uten mellom hver hvert dag dager du deg meg dere deres vår våre vårt min din ditt mitt
    mine dine denne dette disse innen få får selv igjen alltid likevel gjennom hos både takk hei velkommen god godt gode ny
    nytt nye uke uker før siden samme sammen skulle ingen enn fram kjære ønsker
    rad sete plass dørene åpner inngang kl pris priser dato navn adresse nummer beløp sum faktura mva betales betaling
    rabatt rabattkupong tilbud gyldig gjelder kjøp kjøpe meny suppe salat brød ost kake kaffe vin kylling kjøtt fisk lam
    forretter hovedretter desserter drikke kveldsmeny dagens vaniljesaus
    mandag tirsdag onsdag torsdag fredag lørdag søndag januar februar mars mai juni juli oktober desember
    åpent stengt åpningstider leder direktør salg regnskap innkjøp avdeling medlemmer kunder butikk butikker omsetning
    vekst resultater mål sammendrag innhold avtale parter underskrift utdanning erfaring kompetanse språk universitet
    skole bevis diplom invitasjon inviterer fest feire bryllup gifte fly avgang ankomst gratis vei gate sykler trenger
    bestille time hus
    enhver rett annen andre sitt således likesom bør måtte herunder frihet kalles blant inkludert`,
  fi: `ja on ei se että oli joka hän mutta myös ovat niin kuin kun tai jos vain nyt sen ole mukaan olla voi sekä jo me te he
    minä sinä ne tämä tämän tässä siitä siihen sitä ennen jälkeen kanssa ilman kaikki kaiken päivä noin vielä
    aina koko uusi uudet uuden hyvä hyvää kiitos tervetuloa hei meidän teidän heidän minun sinun kanssaan teidät
    meille teille asti alkaen olemme olet olen olivat ollut mitä missä miten milloin kuka mikä enemmän vuosi vuoden
    vuotta vuonna päivän päivää eli sillä koska kuitenkin eikä sitten
    rivi paikka istuin ovet avataan sisäänkäynti klo hinta hinnat päivämäärä nimi osoite numero yhteensä summa lasku alv
    maksuehto eräpäivä netto alennus alennuskuponki tarjous tarjouksiin voimassa ostos ostoksesta osta lista ruokalista
    keitto keittoa salaatti leipä juusto kakku kahvi viini kana liha kala alkuruoat pääruoat jälkiruoat juomat
    maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai tammikuuta helmikuuta maaliskuuta huhtikuuta
    toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta avoinna suljettu aukioloajat
    johtaja toimitusjohtaja myynti kirjanpito osasto tiimi asiakkaat kauppa liikevaihto kasvu tulokset tavoitteet
    yhteenveto sisällys sopimus osapuolet allekirjoitus koulutus kokemus taidot kielet yliopisto koulu todistus kutsu
    kutsuvat juhla juhlimaan häät lento lähtö saapuminen puh sähköposti ilmaiseksi katu`,
  cs: `a v se na je že to s z do o i ve jako za by si pro tak po byl ale jeho které který která jen být má od podle při
    však nebo již bylo když až také co před ze jsou můžete jsme jste není mezi ke ku bude budou budeme pod nad bez nás nám
    náš naše našich vás vám váš vaše my vy já mi mu jí jim ten ta tento tato tyto této toho tom kde kdo kdy proč každý
    každá každé den dny dní dnes teď tady více méně rok roku let děkujeme děkuji prosím dobrý nový nová nové aby ani ještě
    velmi nimi abyste
    řada místo sedadlo vstup vchod hodin hodina cena ceny datum jméno příjmení adresa číslo celkem částka faktura dph
    splatnost platba sleva slevu nabídka platí platnost kupon nákup nákupu akcemi lístek jídelní polévka polévky salát
    chléb sýr dort káva čaj víno kuře maso ryba předkrmy hlavní jídla dezerty nápoje kč
    pondělí úterý středa čtvrtek pátek sobota neděle ledna února března dubna května června července srpna září října
    listopadu prosince otevřeno zavřeno ředitel ředitelka vedoucí prodej účetnictví oddělení tým zákazníci zákazníků obchod
    tržby růst výsledky cíle shrnutí obsah smlouva strany podpis vzdělání zkušenosti dovednosti jazyky škola univerzita
    osvědčení pozvánka zveme zvou oslavili svatba cestující odlet přílet koupit zdarma ulice objednání`,
  tr: `ve bir bu da de için ile olarak çok daha olan gibi en kadar sonra var ne o her ama ya değil ki mi mı mu mü biz siz ben
    sen onlar bizim sizin sizi size bize bizi benim şey yok ise veya hem diğer önce göre tüm kendi iki yeni büyük ilk şu
    böyle olduğu oldu olur etmek eder ediyor etti yapılan üzere arasında içinde üzerinde birlikte gün günü yıl yılı
    bugün şimdi burada nasıl neden nerede kim hangi sadece ancak teşekkürler teşekkür ederiz merhaba hoş geldiniz lütfen
    iyi güzel sayın başka yüzde gerekmez
    sıra koltuk kapı giriş açılışı saat fiyat fiyatı fiyatlar tarih ad soyad adı adres numara no toplam tutar fatura kdv
    ödeme süresi indirim indirimi kampanya geçerli kupon alışveriş alışverişinizde menü menüsü çorba çorbası salata ekmek
    peynir kahve çay şarap tavuk et balık kuzu tatlılar başlangıçlar içecekler tl
    pazartesi salı çarşamba perşembe cuma cumartesi pazar ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim
    kasım aralık açık açığız kapalı müdür müdürü satış muhasebe bölüm ekip müşteri müşteriler mağaza gelir büyüme sonuçlar
    hedefler özet içindekiler sözleşme taraflar taraf madde imza eğitim deneyim beceriler diller üniversitesi üniversite
    okul sertifika belge belgesi davetiye davet düğün uçuş yolcu kalkış varış biniş satın al ücretsiz sokak caddesi randevu`,
  ru: `и в не на я что он с как это по но они мы к у из за то все она так его только был для мне еще ещё бы от меня или о ты
    вы же до если уже при их ее её быть когда во со нет есть где чтобы может который которая которые вас вам нас нам наш
    наша наши ваш ваша ваши этот эта эти этого более после можно также без года год лет день дней каждый через между под
    над свой своих очень теперь здесь там сейчас спасибо пожалуйста здравствуйте добро пожаловать новый новая новые один
    два три много всех всё этом тоже чем
    ряд место места вход начало цена цены дата имя фамилия адрес номер итого сумма счёт счет ндс оплатить оплата течение
    скидка скидки предложение действует купон покупка меню суп салат хлеб сыр торт кофе чай вино курица мясо рыба закуски
    горячие блюда десерты напитки руб пирог яблочный
    понедельник вторник среда четверг пятница суббота воскресенье января февраля марта апреля мая июня июля августа
    сентября октября ноября декабря открыто закрыто часы работаем директор руководитель отдел продажи бухгалтерия команда
    клиенты магазин выручка рост результаты цели содержание договор стороны подпись образование опыт навыки языки
    университет школа сертификат приглашение приглашаем приглашают свадьба рейс пассажир вылет прилёт купить бесплатно улица`,
  uk: `і й в у не на я що він з як це по але вони ми до із за то все всі вона так його тільки був для мені ще би від мене або
    о ти ви ж якщо вже при їх її бути коли зі ні є де щоб може який яка які вас вам нас нам наш наша наші ваш ваша ваші
    цей ця ці цього більше після можна також без року рік років день днів кожен через між під над свій своїх дуже тепер тут
    там зараз дякуємо дякую будь ласка вітаємо ласкаво просимо новий нова нові один два три багато всіх цьому теж ніж та
    разом щодня
    ряд місце місця вхід початок ціна ціни дата ім’я прізвище адреса номер сума рахунок пдв сплатити оплата протягом
    знижка знижки пропозиція діє купон купівля меню суп борщ салат хліб сир торт кава чай вино курка м’ясо риба закуски
    страви десерти напої грн пиріг яблучний
    понеділок вівторок середа четвер п’ятниця субота неділя січня лютого березня квітня травня червня липня серпня вересня
    жовтня листопада грудня відчинено зачинено години працюємо директор керівник відділ продажі бухгалтерія команда клієнти
    крамниця магазин дохід зростання результати цілі зміст договір сторони підпис освіта досвід навички мови університет
    школа сертифікат запрошення запрошуємо запрошують святкувати весілля рейс пасажир виліт приліт купити безкоштовно вулиця`,

  hi: `का की के को में से है हैं और या यह वह कि पर ने भी नहीं तो एक हो था थी थे लिए साथ अपने अपना अपनी किसी कोई जो तथा आज सब आप हम
    हमारी हमारा आपका आपको मूल्य सीट पंक्ति नाम दिनांक समय कुल रसीद मेनू सादर निमंत्रण आदि द्वारा करने करता अधिकार
    शीर्षक तारीख स्थान पता आयोजक फ़ोन फोन कीमत शुल्क वैध तक गया गई किया करें करते जाता कृपया एवं सोमवार मंगलवार बुधवार
    गुरुवार शुक्रवार शनिवार रविवार जनवरी फ़रवरी मार्च अप्रैल जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर प्रमाण पत्र बजे`,
  mr: `आणि आहे आहेत व या ही हा हे ते ती तो च्या चा ची चे मध्ये साठी किंवा आपला आपली आपले आम्ही तुम्ही होते होता नाही असे असून त्या
    त्याच्या यांच्या कोणत्याही प्रत्येक सर्व किंमत नाव दिनांक वेळ एकूण पावती आज आमच्या तुमचे करण्याचा असेल`,
  ne: `र छ छन् को का मा ले लाई हो यो त्यो हुने हुनेछ गर्ने गर्न भएको सबै हाम्रो तपाईं हामी तपाईंको पनि वा नेपाल मिति समय नाम जम्मा
    मूल्य आज प्रत्येक व्यक्तिलाई हुन्छ कुनै भने आफ्नो`,
  bg: `и на да се не за от в е с по че са до как или това ще ни ви си като има със но към след при което който която които
    през само много ние вие той тя те аз ти без може още бъде беше цена място дата ред вход меню благодаря нов нови година
    всеки ден между под над наш вашата нашия добре дошли
    право неговата неговите своите своя него нея им му както така този тази тези никой
    човек всички отворено затворено понеделник вторник сряда четвъртък петък събота неделя благодарим супа салата`,
  sr: `и у је да се на за не су са од као што али или по то из које који која смо сте ће био била би све само кад где ми ви
    они она он још већ до при без између цена место датум улаз ред хвала нови нова дан дана година сваки јесте њих`,
  be: `і ў не на што гэта як але ён яна яны мы вы ад да з па для усе ці калі быў была ёсць толькі вельмі дзе цана месца дзякуй
    новы дзень дзён год яго іх`,
  hr: `i u je da se na za ne su s sa od kao što ali ili po to iz koje koji koja smo ste će bio bila bi sve samo kad gdje mi vi
    oni ona on još već do pri bez između cijena mjesto datum ulaz red hvala novi nova dan dana godina svaki ih te uz nije
    kako ako naš vaš
    svatko pravo ima imaju svoje svoju svoj njegov tako tom toga tih koju kojem biti nema nitko drugih drugi također
    radi prema ovoj ovaj ova ovo tko ponedjeljak utorak srijeda četvrtak petak subota nedjelja otvoreno zatvoreno popust`,
  sk: `a v sa na je že to s z do o aj vo ako za by si pre tak po bol ale jeho ktoré ktorý ktorá len byť má od podľa pri však
    alebo už bolo keď až tiež čo pred zo sú sme ste nie medzi ku bude bez nás nám náš vás vám váš cena miesto dátum vstup rad
    ďakujeme nový nová deň dní rok každý kde kto
    svoje svojej každého všetky všetko človek ktoréhokoľvek nikto iba viac menej právo okrem týmto toto táto tento tejto
    tohto ich jej ju nich ním veľmi dnes teraz potom prosím otvorené zatvorené ponuka zľava spolu meno vstupné`,
  sl: `in je v na se za da so ne z s po pa tudi ki kot od bi ali ob do lahko še bo samo zelo če pri smo ste ni jih med kjer
    kako cena mesto datum vstop vrsta hvala novi nova dan dni leto vsak brez nas nam vas vam naš vaš
    vsakdo pravico ima imajo svojo svoje svoj njegov kakor zaradi tako tem tega teh kateri katera katero biti nima nobene
    nihče drugih druge danes odprto zaprto popust ponedeljek torek sreda četrtek petek sobota nedelja`,
  hu: `a az és hogy nem is egy van volt csak de ez meg már még vagy ha mint ki azt el le fel be kell lehet minden nagyon sok
    után előtt között szerint ára ár hely dátum név sor ajtó nyitás köszönjük új nap napon óra év éves számla leves ami aki
    mert mi ön önök mely majd itt ott
    hétfő kedd szerda csütörtök péntek szombat vasárnap január február március április május június július augusztus szeptember
    október szék belépő jegy jegyár kezdés időpont helyszín cím lakcím telefon telefonszám összesen végösszeg fizetendő áfa nettó
    bruttó határidő fizetési vevő eladó megnevezés mennyiség egységár ft kedvezmény ajánlat érvényes utalvány kupon vásárlás étlap
    saláta kenyér sajt torta kávé bor csirke hal előételek főételek desszertek italok nyitva zárva nyitvatartás igazgató
    ügyvezető vezető értékesítés osztály csapat ügyfelek bolt növekedés eredmények célok összefoglaló tartalom szerződés felek
    aláírás tanulmányok tapasztalat készségek nyelvek nyelvtudás egyetem iskola oklevél tanúsítvány igazolás részére meghívó esküvő
    járat utas indulás érkezés beszállás kapu ingyenes utca út tér szervező szervezők kiállító kiállítás bemutatja szeretettel várjuk
    önt kedves tisztelt üdvözlettel kérjük lesz lett voltak vannak nincs ezt ezek azok ennek annak első két három többet kevesebb`,
  ro: `de și în a la cu pe un o nu este din că care pentru mai se au fost sau dar prin sunt ca să le al ale lui ei ne vă ce
    după fără între până când unde cum fiecare zi zile an ani preț loc dată nume rând intrare ora mulțumim nou nouă sale său
    noi voi lor fi
    sâmbătă duminică luni marți miercuri joi vineri ianuarie februarie martie aprilie iunie iulie august septembrie octombrie
    noiembrie decembrie rândul locul orele prețul bilet biletul intrarea titlu titlul numele adresa număr factură factura total
    plată plata tva scadență furnizor cumpărător cantitate lei reducere ofertă valabil cumpărături meniu ciorbă ciorba salată pâine
    brânză tort cafea vin pui pește felul deserturi băuturi deschis închis program director directoare manager vânzări echipa clienți
    magazin creștere rezultate obiective rezumat cuprins contract părțile părți semnătura educație experiență competențe limbi
    universitatea școala certificat diplomă curs cursul acordat eliberării organizator locația invitație invităm nunta zbor pasager
    plecare sosire îmbarcare poarta gratuit strada str bulevardul te îți îmi nostru noastră noastre vostru dumneavoastră aici acum
    astăzi foarte mult dacă fie avem aveți sunteți suntem vom veți bună ziua salut stimate dragă`,
  ca: `de la i el que a en les els un una per amb no es del dels al als com més o però són ha si sense sobre aquest aquesta ja
    entre quan tot també molt fins des està perquè hi nosaltres vostè preu lloc data nom fila entrada hora gràcies nou nova
    dia dies any anys cada aquí avui seva seu
    tots tota totes té tenen pel pels segons dins qualsevol aquests aquestes llurs mateix altre altres
    persona estat ni hem han fem preus tancat obert dilluns dimarts dimecres dijous divendres dissabte diumenge
    títol adreça organitza telèfon correu seient butaca vàlid gener febrer març abril maig juny juliol agost setembre octubre
    desembre porta portes obertura pagament venciment factura quantitat iva descompte oferta vals compra carta sopa amanida pa formatge
    pastís cafè vi pollastre peix carn primers postres begudes directora vendes equip clients botiga creixement resultats
    objectius resum índex contracte parts signatura formació experiència competències idiomes llengües universitat escola certificat
    diploma curs atorgat invitació convidem casament vol passatger sortida arribada embarcament gratuït carrer plaça us ens li
    nostre nostra nostres vostra vostres allò això doncs només abans després gairebé bon benvolgut benvolguda benvinguts salutacions
    atentament anem feu tenim podeu cal vull hores matí tarda vespre nit`,
  gl: `unha non máis pero foi ten súa seu moito hai xa tamén só ata isto ela prezo lugar días anos grazas nosa noso vostede
    onde sempre cando eu co coa coas cos á ás dende entón aberto pechado luns xoves venres`,
  is: `og að í á er sem til við um var með fyrir en ekki það því hann af frá hefur þess þar þeir eru verið ég þú hún eða
    upp út þegar svo verð staður dagsetning nafn röð takk ný nýtt dagur`,
  et: `ja on ei et see oli ta kui mis aga ka oma või siis nii ning välja üle meie teie nad me te veel kõik iga päev päeva koht
    hind kuupäev nimi rida uksed aitäh uus uued aasta aastat kas kes pole
    igaühel õigus olema selle seda kõigi ilma peab tema nende mitte vaba esmaspäev`,
  lt: `ir į kad yra su iš o bet tai kaip jis ar už buvo po prie nuo ne apie tik dar mūsų jūsų mes jūs kaina vieta data vardas
    eilė ačiū naujas diena dienų metai metų kiekvieną kuris kuri`,
  lv: `un ir ar no uz par ka kas to bet arī vai pēc ne lai pie kā tas bija mūsu jūsu mēs jūs cena vieta datums vārds rinda
    paldies jauns diena dienas gads gadu katru tiek tikai`,
  id: `yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke karena tersebut bisa ada mereka lebih telah atau
    seperti kami kita anda oleh dapat harga tempat tanggal nama baris hari tahun terima kasih baru setiap jam gratis
    senin selasa rabu kamis jumat sabtu januari februari maret mei juni juli agustus oktober desember judul pukul lokasi alamat
    penyelenggara telepon jumlah kursi pintu masuk gerbang tiket nomor faktur tagihan pembayaran ppn tempo kepada penjual pembeli
    diskon promo penawaran berlaku hingga sampai kupon belanja pembelian daftar makanan minuman sup nasi goreng ayam ikan daging kue
    kopi teh pembuka penutup utama buka tutup direktur manajer kepala penjualan keuangan bagian tim pelanggan toko pertumbuhan hasil
    tujuan ringkasan isi perjanjian pihak pasal tanda tangan pendidikan pengalaman keterampilan keahlian bahasa universitas sekolah
    sertifikat diberikan pelatihan undangan mengundang pernikahan penerbangan penumpang keberangkatan kedatangan naik jalan
    jl para serta bagi antara setelah sebelum sudah belum sangat semua jangan silakan mari ingin lagi hanya saja pun
    adalah merupakan bahwa jika agar sejak salam hormat selamat datang yth saudara bapak ibu`,
  vi: `và của là có được cho các trong một những không với người này để khi đến về cũng từ như đã ra sẽ chúng tôi bạn giá ngày
    tên hàng ghế cảm ơn mới năm
    thứ hai ba tư sáu bảy chủ nhật tháng giờ lúc địa điểm chỉ điện thoại vé cửa ban tổ chức tiêu đề tổng cộng hóa đơn thanh toán
    thuế khách bán mua số lượng thành tiền giảm ưu đãi hạn hiệu lực mã thực món khai vị chính tráng miệng uống phở cơm gà bò cá
    trà cà phê mở đóng giám đốc trưởng phòng kinh doanh kế đội công ty kết quả mục tóm tắt hợp đồng bên điều
    chữ ký học vấn nghiệm kỹ năng ngoại ngữ trường đại chứng trao cấp khóa mời trân trọng cưới chuyến bay hành khởi đi nơi
    miễn phí đường phố quận phường nội hồ chí minh xin chào kính gửi thân cùng sau trước ngoài trên dưới rất nhiều
    hơn nếu vì nên thì mà đang vẫn còn mỗi tất cả ai gì đâu đây đó`,
  sw: `na ya wa kwa ni katika za la cha kuwa hii huu kama pia si yake wake wao sisi ninyi bei mahali tarehe jina asante mpya siku
    mwaka kila saa`,
  af: `die en van het is in 'n dat nie om vir met op te by wat sal ons hulle julle ek jy sy dit was aan ook maar of as uit kan
    moet prys plek datum naam ry dankie nuwe dag dae jaar elke`,
  eu: `eta da ez du bat ere dira zen edo izan den hau baina dute egin behar gure zure prezioa lekua data izena eskerrik asko
    berria egun urte`,
  cy: `a y yr yn i o ar ei mae ac am wedi gan bod fel eu ein eich pris lle dyddiad enw rhes diolch newydd diwrnod blwyddyn bob`,
  ga: `agus an na i ar a is ag le go do tá sé sí bhí nach leis ó seo sin chun praghas áit dáta ainm raibh maith nua lá bliain`,
  la: `lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua
    enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute irure in
    reprehenderit voluptate velit esse cillum fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt culpa
    qui officia deserunt mollit anim id est laborum cum autem per vivamus vestibulum nunc eget vel ante`,
}
