import { onDemand } from '../../on-demand.ts'
import type { Words } from './en.ts'

/** What labels mean, in Czech. */
export const czech: () => Words = onDemand(() => ({
  // The document
  title: 'název, titul, nadpis, titulek, hlavní nadpis, hlavní titulek, název dokumentu',
  subtitle: 'podtitul, podtitulek, podnadpis, slogan, motto, heslo, claim',
  eyebrow: 'nadtitulek, předtitulek, štítek rubriky, nadnadpis',
  summary:
    'shrnutí, souhrn, úvod, anotace, perex, popis, abstrakt, stručně, ve zkratce, v kostce, přehled, profil, profesní profil, o mně, profesní cíl, kariérní cíl, resumé, preambule, úvodem, představení, stručný popis, úvodní slovo, manažerské shrnutí',
  text: 'text, obsah, tělo, tělo textu, zpráva, podrobnosti, detail, detaily, příběh, znění',
  author:
    'autor, autorka, autoři, autorky, napsal, napsala, zpracoval, zpracovala, připravil, připravila, vypracoval, vypracovala, přednášející, řečník, řečnice, redakce, editor, editorka, text, redaktor, redaktorka, prezentuje, vystupující',
  publisher: 'vydavatel, nakladatel, nakladatelství, vydal, vydala, vydává, vydavatelství, instituce, značka',
  date: 'datum, dne, den, kdy, ze dne, datum a čas, termín, v den',
  datePublished:
    'datum vydání, vydáno, publikováno, datum publikace, datum zveřejnění, zveřejněno, vyšlo, uveřejněno, publikace',
  updated:
    'aktualizováno, aktualizace, poslední aktualizace, datum aktualizace, upraveno, naposledy upraveno, stav k, ke dni, poslední změna, revidováno',
  version: 'verze, vydání, revize, ver, edice, návrh',
  period:
    'období, sledované období, čtvrtletí, měsíc, týden, rok, doba trvání, za období, pololetí, kvartál, délka, časové období, vykazované období',
  season: 'sezóna, sezona, kolekce',
  issue: 'číslo, č, číslo vydání, vydání, ročník, svazek',
  language: 'jazyk',
  image:
    'obrázek, foto, fotografie, obálka, obraz, ilustrace, portrét, úvodní obrázek, avatar, pozadí, titulní obrázek, profilová fotka',
  logo: 'logo, logotyp, značka firmy',
  link: 'odkaz, odkazy, link, cíl odkazu',
  url: 'web, webové stránky, webová stránka, www, stránky, internet, adresa webu, internetové stránky, url, online, doména, ověření, ověřit na, ověřte na, k ověření na, ověření na, ověření pravosti, správa rezervace, internetová stránka',
  email:
    'e-mail, email, mail, e-mailová adresa, elektronická pošta, pošta, napište nám, mailová adresa, kontaktní e-mail',
  telephone:
    'telefon, tel, mobil, mob, telefonní číslo, mobilní telefon, gsm, zavolejte, pevná linka, infolinka, whatsapp, volejte, zavolejte nám, přímá linka, kancelář, kontaktní telefon, tel č',
  fax: 'fax, telefax, číslo faxu',
  address:
    'adresa, poštovní adresa, ulice, sídlo, adresa sídla, kde nás najdete, bydliště, kancelář, provozovna, korespondenční adresa, sídlo společnosti, trvalé bydliště, doručovací adresa, kudy k nám, adresa provozovny',
  city: 'město, obec, místo, vesnice',
  country: 'země, stát, krajina',
  contact:
    'kontakt, kontakty, kontaktní údaje, kontaktní osoba, kontaktujte nás, napište nám, spojte se s námi, navštivte nás, informace, více informací, bližší informace, kde nás najdete, dotazy, ozvěte se, máte dotaz, další informace, ozvěte se nám, kontaktní informace, kontaktujte mě, tiráž, osobní údaje, osobní informace',
  socials:
    'sociální sítě, sítě, sledujte nás, sledujte mě, najdete nás, sociální média, sledujte nás na, kanály',
  profiles: 'profily, účty, online profily, profily na sítích',
  handle: 'uživatelské jméno, uživatel, přezdívka, účet, profil, instagram, nick',
  action:
    'akce, tlačítko, výzva k akci, hlavní tlačítko, text tlačítka, další krok, výzva, cta, hlavní odkaz',
  secondAction:
    'druhé tlačítko, vedlejší tlačítko, druhá akce, druhý odkaz, další tlačítko, vedlejší akce, sekundární tlačítko',
  name: 'jméno, jméno a příjmení, celé jméno, příjmení a jméno, osoba, titul jméno příjmení, jméno příjmení, název',
  givenName: 'jméno, křestní jméno, křestní',
  familyName: 'příjmení, rodné příjmení',
  jobTitle:
    'pozice, funkce, pracovní pozice, povolání, profese, role, zaměstnání, pracovní zařazení, titul, práce, postavení, pracovní funkce, hodnost, obor, požadovaná pozice',
  organization:
    'organizace, firma, společnost, zaměstnavatel, instituce, podnik, škola, univerzita, agentura, spolek, ateliér, klub, název firmy, oddělení, tým, studio, vysoká škola, obchodní firma, sdružení, prodejna, dílna, obchod, restaurace, pekárna',
  pronouns: 'zájmena, oslovení zájmeny',
  note: 'poznámka, pozn, komentář, ps, p s, upozornění, doplnění, dovětek, vysvětlivka',
  notes:
    'poznámky, doplňující informace, další informace, komentáře, ostatní, důležité, dobré vědět, různé, upozornění, poznámky řečníka, poznámky přednášejícího, důležité informace, dodatečné informace, co je dobré vědět',
  terms:
    'podmínky, obchodní podmínky, všeobecné podmínky, pravidla, podmínky použití, právní upozornění, právní informace, upozornění, přepravní podmínky, návštěvní řád, drobným písmem, důležité, důležité informace, smluvní podmínky, podmínky užití, řád, omezení, všeobecné obchodní podmínky, informace',
  conditions:
    'podmínky, podmínka, podmínky akce, podmínky nabídky, omezení, nelze kombinovat, nelze kombinovat s, neplatí na, platí na, platí pro, nevztahuje se na, výjimky, pravidla, minimální nákup, minimální útrata, podmínky uplatnění, minimální objednávka, požadavky, vztahuje se na',
  sources:
    'zdroje, zdroj, zdroj dat, zdroje dat, data, metodika, prameny, metodologie, zdroj údajů, metoda, odkud jsou čísla',
  tags: 'štítky, klíčová slova, kategorie, témata, téma, tagy, rubrika, rubriky, štítek, hesla',
  // Events, tickets
  event:
    'akce, událost, představení, koncert, zápas, utkání, film, výstava, festival, projekce, vystoupení, pořad, turné, inscenace, hra, setkání, konference, slavnost, co',
  performer:
    'účinkující, účinkuje, účinkují, umělec, umělkyně, umělci, obsazení, hrají, hraje, vystupuje, vystupují, vystoupí, kapela, sólista, sólistka, sólisté, dirigent, dirigentka, režie, hudba, předkapela, host, hosté, zpívá, přednášející, interpret, interpreti, režisér',
  startDate:
    'datum začátku, začátek, datum konání, termín, termín konání, od, datum akce, zahájení, vernisáž, datum představení, datum koncertu, termíny, koná se, data, datum a čas',
  endDate: 'datum konce, konec, ukončení, do, datum ukončení, derniéra, skončí, závěr',
  time: 'čas, hodina, začátek, od kolika, v kolik, začátek v, hod, začátek představení, zahájení, čas konání, začíná v, čas začátku, od hodin',
  endTime: 'čas konce, konec, konec v, předpokládaný konec, ukončení, do hodin, končí v, čas ukončení',
  doorTime:
    'otevření dveří, vstup od, otevření sálu, otevření areálu, dveře, otevřeno od, vpouštění, brány, otevření bran, vstup do sálu, vstup do sálu od, dveře se otevírají, otevření pokladny, vchod otevřen, registrace od, dveře otevřeny od, příchod',
  location:
    'místo, místo konání, kde, sál, divadlo, stadion, lokalita, místo setkání, sraz, hala, aréna, klub, prostor, scéna, místnost, dějiště, působí v, žije v, areál',
  programme:
    'program, harmonogram, rozvrh, pořad jednání, program jednání, průběh, agenda, časový plán, program dne, program akce, na programu, pořad, časový harmonogram, průběh dne, itinerář, bloky',
  organizer:
    'pořadatel, pořadatelka, pořadatelé, organizátor, organizátorka, pořádá, pořádají, organizuje, produkce, hostitel, uvádí, uvádějí, pořádáno, spolupořadatel, provozovatel, promotér',
  sponsors:
    'sponzoři, sponzor, partneři, partner, s podporou, za podpory, podporují nás, mediální partneři, mediální partner, hlavní partner, generální partner, záštita, pod záštitou, ve spolupráci s, za finanční podpory, podpořili, poděkování, donátoři, mecenáši, podporovatelé, děkujeme',
  seatSection:
    'sektor, sekce, vůz, vagon, paluba, tribuna, blok, zóna, část, podlaží, patro, balkon, přízemí, lóže, kategorie, galerie, parter, oblast, stání, druh vstupenky, typ vstupenky, hlediště, pořadí, strana, ochoz, stůl',
  seatRow: 'řada, číslo řady, ř',
  seatNumber:
    'sedadlo, místo, číslo sedadla, číslo místa, křeslo, sed, místo č, č sedadla, č místa, sedadlo č, židle',
  entrance: 'vchod, vstup, brána, dveře, vstup od ulice, turniket, vstupní brána, branka, vchod č, schodiště',
  holder:
    'držitel, držitelka, držitel vstupenky, majitel, majitelka, jméno na vstupence, na jméno, host, účastník, účastnice, návštěvník, návštěvnice, vystaveno na, vystaveno pro, kupující, pro, člen, členka, divák, objednatel, objednal, rezervoval',
  price:
    'cena, cena vstupenky, vstupné, částka, poplatek, cena lístku, tarif, jízdné, cena celkem, zaplaceno, cena s dph, kč, sazba',
  orderNumber:
    'číslo objednávky, č objednávky, objednávka, objednávka č, rezervace, číslo rezervace, č rezervace, kód rezervace, číslo transakce, transakce, kód objednávky, potvrzení, číslo potvrzení, id objednávky, rezervace č',
  ticketNumber:
    'číslo vstupenky, č vstupenky, vstupenka č, vstupenka, číslo lístku, lístek, lístek č, jízdenka č, jízdenka, letenka, číslo letenky, číslo jízdenky, e-vstupenka, elektronická vstupenka, čárový kód, sériové číslo, číslo, č, kód vstupenky, id vstupenky, pořadové číslo',
  // Flights
  airline:
    'letecká společnost, aerolinka, aerolinky, dopravce, provozuje, provozovatel, provozováno, let provozuje, společnost, aerolinie, provozující dopravce',
  passengerName:
    'cestující, jméno cestujícího, jméno cestující, pasažér, pasažérka, jméno, jméno a příjmení cestujícího, jméno pasažéra',
  flightNumber:
    'let, číslo letu, č letu, let č, vlak, číslo vlaku, spoj, linka, číslo spoje, vlak č, č vlaku, plavba',
  departureAirport:
    'z, odkud, odlet z, letiště odletu, odlet, místo odletu, výchozí letiště, odjezd z, výchozí stanice, nástupní stanice, ze stanice, z letiště, odletové letiště',
  arrivalAirport:
    'do, kam, přílet do, letiště příletu, přílet, cíl, cílové letiště, destinace, místo příletu, cílová stanice, cíl cesty, cílová destinace, příjezd do',
  departureDate: 'datum odletu, datum letu, datum cesty, datum, datum odjezdu, den odletu',
  boardingTime:
    'nástup, nástup na palubu, čas nástupu, boarding, začátek nástupu, nástup do letadla, nástup od, nástup v, čas nástupu na palubu, k východu v, zahájení nástupu, nástup cestujících',
  departureTime:
    'odlet, čas odletu, odjezd, čas odjezdu, start, plánovaný odlet, odl, odj, odlet v, pravidelný odlet, vzlet',
  arrivalTime: 'přílet, čas příletu, příjezd, čas příjezdu, přistání, plánovaný přílet, přil, příj, přílet v',
  gate: 'východ, gate, brána, odletová brána, nástupiště, kolej, východ k letadlu, číslo východu, nástupní brána, stání, výstup',
  gateCloses:
    'uzavření východu, uzavření brány, východ se zavírá, zavření brány, konec nástupu, uzavření gate, brána se zavírá, gate se zavírá, ukončení nástupu, gate zavírá, východ zavírá, poslední výzva, uzavření nástupu, zavření gate, zavření východu, východ zavřen, brána zavírá',
  terminal: 'terminál, odletový terminál, hala, odletová hala',
  seat: 'sedadlo, místo, číslo sedadla, č sedadla, sedadlo č, místo k sezení',
  cabinClass:
    'třída, cestovní třída, kabina, kabinová třída, rezervační třída, přepravní třída, tarif, vozová třída',
  boardingGroup:
    'skupina, nástupní skupina, zóna, nástupní zóna, priorita, pořadí nástupu, skupina nástupu, přednostní nástup',
  sequenceNumber:
    'pořadové číslo, číslo odbavení, pořadí, sekvence, sekv, seq, č odbavení, pořadí odbavení, sekvenční číslo',
  reservationNumber:
    'rezervace, číslo rezervace, kód rezervace, rezervační kód, rezervační číslo, pnr, potvrzení, číslo potvrzení, potvrzovací kód, č rezervace, kód potvrzení, referenční číslo',
  frequentFlyer:
    'věrnostní program, věrnostní číslo, číslo věrnostní karty, věrnostní karta, číslo karty, členské číslo, míle, číslo člena, miles and more, častý cestující',
  baggage:
    'zavazadla, zavazadlo, odbavené zavazadlo, odbavená zavazadla, příruční zavazadlo, kabinové zavazadlo, kabinová zavazadla, zapsané zavazadlo, příruční zavazadla, zapsaná zavazadla, kufr, povolená zavazadla',
  // Certificates, vouchers, coupons
  recipient:
    'příjemce, příjemkyně, obdarovaný, obdarovaná, pro, pro koho, komu, uděleno, uděluje se, udělujeme, vystaveno pro, držitel, držitelka, potvrzuje se že, tímto se potvrzuje že, potvrzujeme že, osvědčuje se že, tímto osvědčujeme že, potvrzuje že, absolvent, absolventka, účastník, účastnice, oceněný, oceněná, laureát, laureátka, student, studentka, vítěz, vítězka, ve prospěch, na počest, věnováno, předáno, jméno absolventa, adresát, adresátka',
  credential:
    'kurz, školení, kvalifikace, osvědčení, titul, diplom, certifikát, program, ocenění, obor, zkouška, seminář, absolvoval, absolvovala, za, úspěšně absolvoval, úspěšně absolvovala, dílna, workshop, předmět, dovednost, modul, za absolvování, název kurzu, kompetence, rekvalifikace, cena, studijní program, za co, vzdělávací program, způsobilost, v oboru, úspěšně dokončil, úspěšně dokončila',
  issuer:
    'vydavatel, vydal, vydala, vydává, vystavil, vystavila, vystavitel, udělil, udělila, uděluje, instituce, organizace, škola, univerzita, firma, pořadatel, vzdělávací zařízení, akademie, vydávající orgán, certifikační orgán, realizátor, platí v, vydáno kým, prodejna, lektorské středisko, vydáno společností, školicí středisko',
  dateIssued:
    'datum vydání, datum vystavení, vydáno, vydáno dne, vystaveno, vystaveno dne, uděleno dne, datum udělení, datum absolvování, datum, dne, v praze dne, datum ukončení, místo a datum, datum dokončení',
  identifier:
    'číslo certifikátu, certifikát č, č certifikátu, číslo osvědčení, osvědčení č, č osvědčení, evidenční číslo, ev č, ev číslo, registrační číslo, reg č, č j, číslo jednací, číslo diplomu, diplom č, identifikátor, id, číslo, č, kód, sériové číslo, číslo dokladu, číslo licence, ověřovací kód, referenční číslo, číslo dokumentu, r č, rodné číslo, číslo průkazu, spisová značka, sp zn',
  grade:
    'známka, hodnocení, výsledek, prospěch, stupeň, body, klasifikace, s vyznamenáním, úroveň, počet bodů, průměr, celkové hodnocení',
  hours:
    'hodiny, počet hodin, rozsah, délka, časová dotace, kredity, ects, počet kreditů, délka kurzu, rozsah hodin, hodinová dotace, doba trvání, rozsah kurzu, počet vyučovacích hodin',
  signatures:
    'podpisy, podpis, podepsal, podepsala, podepsáno, podepsaní, za společnost, razítko a podpis, podpis a razítko, jménem, podpisy smluvních stran, podepsáni, schválil, schválila, níže podepsaní, na důkaz souhlasu, vlastnoruční podpis, akceptace',
  offer:
    'nabídka, sleva, akce, akční nabídka, výhoda, ušetříte, získáte, kupon na, poukaz na, zdarma, speciální nabídka, zvýhodnění, dárek, bonus, odměna, slevový kupon na, úspora',
  product:
    'produkt, produkty, výrobek, zboží, platí na, na, na produkt, sortiment, vztahuje se na, při nákupu, výrobky, artikl',
  code: 'kód, slevový kód, promo kód, kód kuponu, kód poukazu, kód poukázky, dárkový kód, heslo, pin, s kódem, kód voucheru, zadejte kód, číslo karty, uplatňovací kód, aktivační kód, použijte kód, přístupový kód, kupón',
  serialNumber:
    'sériové číslo, číslo poukazu, poukaz č, č poukazu, číslo voucheru, voucher č, pořadové číslo, číslo, č, evidenční číslo, číslo karty, série, číslo poukázky, poukázka č, kupon č, číslo kuponu',
  validFrom:
    'platí od, platnost od, platný od, platná od, platné od, od, od kdy, počátek platnosti, lze uplatnit od, začátek platnosti, účinné od, začátek, začíná platit',
  validThrough:
    'platí do, platnost do, platnost, platný do, platná do, platné do, do, do kdy, konec platnosti, doba platnosti, lze uplatnit do, uplatnit do, uplatněte do, využijte do, nutno využít do, vyprší, exspirace, expirace, datum platnosti, spotřebujte do, nabídka platí do, akce platí do, použijte do, čerpejte do, konec, ukončení platnosti, trvání akce, platí, končí',
  value:
    'hodnota, částka, v hodnotě, nominální hodnota, zůstatek, suma, číslo, skutečnost, stav, aktuální hodnota, hodnota poukazu, počet, výsledek, nominál, aktuálně',
  giver:
    'od, od koho, dárce, dárkyně, věnuje, věnují, s láskou, darující, dárek od, odesílatel, věnoval, věnovala, daruje, daroval, darovala, s láskou od',
  message:
    'vzkaz, zpráva, věnování, přání, osobní vzkaz, text přání, pár slov, pozdrav, osobní zpráva, text věnování, slova',
  redeemAt:
    'uplatnění, kde uplatnit, jak uplatnit, uplatnit v, lze uplatnit v, místo uplatnění, platí v, využití, jak využít, k uplatnění v, rezervace, uplatnitelné v, způsob uplatnění, kde využít, uplatněte v, čerpání, objednání, objednávky, jak poukaz uplatnit, použití, rezervujte si',
  // Invitations
  hosts:
    'hostitelé, hostitel, hostitelka, zvou, zve, snoubenci, ženich a nevěsta, nevěsta a ženich, rodiče, zvou vás, zve vás, od, novomanželé, srdečně zvou',
  request:
    'pozvánka, pozvání, text pozvánky, srdečně vás zveme, zveme vás, dovolujeme si vás pozvat, si vás dovolují pozvat, si vás dovoluje pozvat, jste srdečně zváni, jste zváni, máme tu čest vás pozvat, mají tu čest vás pozvat, text oznámení, srdečně vás zvou, rádi bychom vás pozvali, svatební oznámení, zveme tě',
  dress:
    'oblečení, dress code, oděv, společenský oděv, doporučený oděv, co na sebe, oblek, předepsaný oděv, dresscode, společenské oblečení',
  rsvp: 'rsvp, r s v p, potvrzení účasti, prosíme o potvrzení, prosíme o potvrzení účasti, potvrďte účast, odpověď do, prosíme o odpověď, potvrďte do, potvrzení, potvrďte prosím, prosíme potvrďte účast, účast potvrďte, dejte nám vědět, přihlášky, účast prosím potvrďte, potvrďte prosím do, registrace, odpověď',
  // Letters
  sender:
    'odesílatel, odesílatelka, od, uchazeč, uchazečka, adresa odesílatele, pisatel, odesilatel, žadatel, žadatelka',
  subject: 'předmět, věc, týká se, téma, ve věci, č j, re',
  salutation: 'oslovení, pozdrav, úvodní oslovení, úvodní pozdrav',
  closing: 'závěr, závěrečný pozdrav, s pozdravem, rozloučení, závěrečná formule, zdvořilostní formule',
  signature: 'podpis, podepsán, podepsána, jméno, vlastnoruční podpis, podepsaný, podepsaná',
  enclosures:
    'přílohy, příloha, příl, v příloze, na vědomí, kopie, přiložené dokumenty, co, v příloze zasílám',
  // Bills
  seller:
    'dodavatel, prodávající, prodejce, vystavil, zhotovitel, poskytovatel, od, fakturuje, dodavatelka, naše údaje, údaje dodavatele, vystavitel, plátce dph, firma, poskytovatel služeb, věřitel, prodávající strana',
  buyer:
    'odběratel, zákazník, zákaznice, kupující, objednatel, fakturováno, komu, fakturační adresa, pro, odběratelka, příjemce, plátce, fakturační údaje, konečný příjemce, údaje odběratele, faktura pro, nabyvatel, dodací adresa, fakturovat na',
  client:
    'klient, klientka, zákazník, zákaznice, pro, objednatel, zadavatel, připraveno pro, zpracováno pro, investor, nabídka pro, vypracováno pro, stavebník, předkládáno, jméno klienta, k rukám, zadavatelka',
  invoiceNumber:
    'číslo faktury, faktura č, č faktury, faktura, faktura číslo, daňový doklad č, doklad č, číslo dokladu, evidenční číslo, číslo, č, faktura daňový doklad č, variabilní symbol, evidenční číslo dokladu, daňový doklad číslo, zálohová faktura č, daňový doklad',
  issueDate:
    'datum vystavení, vystaveno, vystaveno dne, datum faktury, den vystavení, datum, datum vystavení faktury, ze dne, datum dokladu, dne',
  paymentDueDate:
    'datum splatnosti, splatnost, splatné do, uhraďte do, k úhradě do, splatno, zaplaťte do, den splatnosti, splatné dne, termín splatnosti, úhrada do, uhradit do, zaplatit do',
  supplyDate:
    'datum zdanitelného plnění, duzp, datum uskutečnění zdanitelného plnění, den uskutečnění plnění, datum uskutečnění plnění, datum uskut zdan plnění, datum dodání, dodáno, dodání, fakturované období, zúčtovací období, datum plnění, uskutečnění zdanitelného plnění, období plnění, den plnění, dodáno dne, provedeno, provedeno dne',
  reference:
    'reference, objednávka, číslo objednávky, č objednávky, objednávka č, vaše značka, naše značka, vaše zn, naše zn, zakázka, číslo zakázky, zakázka č, projekt, smlouva č, číslo smlouvy, variabilní symbol, vs, var symbol, konstantní symbol, ks, specifický symbol, zákaznické číslo, číslo zákazníka, zpráva pro příjemce, č smlouvy, referenční číslo, na základě objednávky, dle smlouvy, spis',
  taxId:
    'ičo, ič, dič, ič dph, ičo a dič, daňové identifikační číslo, identifikační číslo, dph č, spisová značka, zápis v or, ič dič, rejstřík, obchodní rejstřík, rodné číslo, identifikační číslo osoby, zapsána v obchodním rejstříku',
  iban: 'iban, číslo účtu, č účtu, účet, bankovní účet, účet č, číslo bankovního účtu, čú, bankovní spojení iban, účet číslo',
  bic: 'bic, swift, bic swift, swift kód, kód banky, bic kód',
  bank: 'banka, bankovní spojení, bankovní údaje, platební údaje, majitel účtu, peněžní ústav, údaje k platbě, název banky, bankovní převod, převodem, jak zaplatit, způsob úhrady, způsob platby, platební informace, příjemce platby, platba, údaje pro platbu, převod',
  paymentTerms:
    'platební podmínky, způsob platby, forma úhrady, způsob úhrady, forma platby, splatnost, úrok z prodlení, podmínky platby, úroky z prodlení, prodlení, podmínky úhrady, pozdní platba, penále',
  lines:
    'položky, fakturované položky, zboží, služby, fakturujeme vám, rozpis, práce, zboží a služby, výčet, výkaz práce, předmět fakturace, produkty, položkový rozpis, nákup, výrobky, objednávka, fakturujeme vám za, náklady, provedené práce, předmět plnění, účtujeme vám',
  description:
    'popis, název, položka, označení, označení dodávky, název položky, předmět, služba, zboží, výrobek, produkt, práce, text, název zboží, předmět plnění, úkon, podrobnosti, činnost, název služby, popis položky, název zboží nebo služby, specifikace',
  quantity:
    'množství, počet, ks, kusy, kusů, počet kusů, hodiny, hod, dny, počet hodin, množ, počet jednotek, kolik',
  unit: 'jednotka, mj, m j, měrná jednotka, jedn, j, měr jedn',
  unitPrice:
    'jednotková cena, cena za jednotku, cena za mj, j cena, cena/mj, jedn cena, cena za kus, cena, hodinová sazba, sazba, cena za hodinu, cena za j, cena mj, cena ks, cena/ks, cena za ks, denní sazba, jednotková cena bez dph, cena bez dph, cena/jedn',
  discount: 'sleva, rabat, srážka, skonto, bonus, odpočet, akce, slevový kupon, slevy celkem',
  taxRate: 'sazba dph, dph, sazba, % dph, dph %, sazba daně, daň, dph sazba',
  net: 'cena celkem, celkem, částka, cena, cena bez dph, bez dph, základ, celkem bez dph, celkem kč, hodnota, suma, cena celkem bez dph, celková cena, celkem s dph, náklady',
  subtotal:
    'mezisoučet, základ daně, celkem bez dph, cena bez dph, součet, bez dph, součet bez dph, základ dph, celkem základ, netto, cena celkem bez dph, součet položek, základ, částka bez dph',
  tax: 'dph, daň, výše dph, částka dph, celkem dph, dph celkem, daň z přidané hodnoty, z toho dph, výše daně, včetně dph, součet dph, vč dph, dph v kč',
  total:
    'celkem, celkem k úhradě, k úhradě, celkem s dph, celková částka, celková cena, celkem kč, cena celkem, částka k úhradě, cena s dph, úhrnem, celkem k platbě, součet, suma, konečná cena, celkem včetně dph, celkem vč dph, k zaplacení, celkem k zaplacení, cena celkem s dph, celková suma, brutto, fakturovaná částka, dohromady, částka celkem, celkové náklady, celkem czk',
  paid: 'zaplaceno, uhrazeno, záloha, zaplacená záloha, zálohy, již uhrazeno, přijatá záloha, uhrazená záloha, odpočet zálohy, odečet zálohy, zaplaceno zálohou, předplaceno, uhrazeno zálohami, již zaplaceno, zálohová platba, vratná záloha, kauce, přijato, zaplacené zálohy',
  due: 'k úhradě, zbývá uhradit, doplatek, zbývá, dlužná částka, k zaplacení, nedoplatek, zbývá doplatit, zbývá k úhradě, zbývá zaplatit, zůstatek, částka k úhradě, zbývající částka, k doplacení, celkem k úhradě',
  sums: 'součty, rekapitulace, souhrn, celkem, rekapitulace dph, součet, částky, kalkulace, vyúčtování',
  receiptNumber:
    'číslo účtenky, účtenka č, účtenka, paragon č, paragon, doklad č, číslo dokladu, účet č, stvrzenka č, transakce, číslo transakce, číslo, č, pokladní doklad č, objednávka, zjednodušený daňový doklad č, č účtenky, bkp, prodejka č, č dokladu, účet, zjednodušený daňový doklad, č transakce, pořadové číslo, prodej č, účtenka číslo, pokladní doklad',
  dateTime:
    'datum a čas, datum, čas, datum čas, vytištěno, datum prodeje, datum nákupu, kdy, datum a čas tržby, dne',
  cashier:
    'pokladní, obsluhoval, obsluhovala, obsluha, prodavač, prodavačka, číšník, servírka, obsloužil vás, obsloužila vás, prodejce, prodejkyně, vás obsluhoval, vás obsluhovala, operátor, pokladník, pokladnice, barista, personál, barman, obsloužil',
  till: 'pokladna, číslo pokladny, pokladna č, stůl, terminál, pokladní místo, kasa, přepážka, stůl č, číslo stolu, č pokladny, provozovna, výdejní místo, stojan',
  payment:
    'platba, způsob platby, forma úhrady, zaplaceno, hotově, hotovost, kartou, karta, platební karta, placeno, úhrada, zaplaceno kartou, způsob úhrady, platba kartou, převodem, druh platby, forma platby, platební metoda, kreditní karta, platba hotově, přijato, bezkontaktně, zaplaceno hotově, obdrženo, stravenky',
  change:
    'vráceno, vrátit, k vrácení, drobné, nazpět, změna, rozdíl, vývoj, trend, odchylka, růst, oproti, meziročně, meziměsíčně, ve srovnání s, vs, meziroční změna, porovnání, proti loňsku, zpět, delta, nárůst, proti minulému roku, srovnání, proti minulému období',
  thanks:
    'děkujeme, poděkování, děkujeme za nákup, děkujeme za návštěvu, na shledanou, přijďte zas, těšíme se na vás, zápatí, díky, nashledanou, závěrečná věta, přijďte znovu',
  // Careers
  experience:
    'praxe, pracovní zkušenosti, zkušenosti, profesní zkušenosti, zaměstnání, kariéra, profesní dráha, průběh zaměstnání, odborná praxe, pracovní praxe, předchozí zaměstnání, dosavadní praxe, pracovní historie, pozice, profesní praxe, přehled praxe, kde jsem pracoval, kde jsem pracovala, profesní historie, akademická praxe, klinická praxe, profesní kariéra, praxe a zkušenosti',
  education:
    'vzdělání, studium, dosažené vzdělání, školy, vzdělání a kurzy, průběh studia, nejvyšší dosažené vzdělání, vzdělávání, studia, kvalifikace, akademické vzdělání, vzdělání a odborná příprava, univerzita, přehled vzdělání',
  volunteering:
    'dobrovolnictví, dobrovolná činnost, dobrovolnická činnost, dobrovolnická práce, společenská angažovanost, veřejná činnost, dobrovolnické aktivity, občanské aktivity, zkušenosti s dobrovolnictvím',
  skills:
    'dovednosti, schopnosti, znalosti, kompetence, odborné znalosti, technické dovednosti, klíčové dovednosti, nástroje, technologie, znalosti a dovednosti, počítačové dovednosti, silné stránky, schopnosti a dovednosti, práce na pc, práce s pc, odborné dovednosti, co umím, odbornost, klíčové kompetence, software, metody, it dovednosti, měkké dovednosti, počítačové znalosti',
  languages:
    'jazyky, jazykové znalosti, jazykové dovednosti, cizí jazyky, jazyková vybavenost, znalost jazyků, jazykové schopnosti',
  publications:
    'publikace, články, vybrané publikace, knihy, publikační činnost, odborné články, texty, kapitoly, kapitoly v knihách, seznam publikací, recenzované články, monografie, vědecké práce, odborné publikace, články v časopisech, studie',
  awards:
    'ocenění, ceny, vyznamenání, úspěchy, stipendia, ceny a ocenění, ocenění a stipendia, medaile, pocty, uznání, granty a ceny',
  certificates:
    'certifikáty, osvědčení, kurzy, školení, kurzy a školení, oprávnění, průkazy, certifikace, licence, řidičský průkaz, další vzdělávání, certifikáty a kurzy, kurzy a certifikáty, profesní rozvoj, osvědčení a kurzy, zkoušky, semináře a kurzy, řidičské oprávnění, školení a certifikáty, atestace',
  references:
    'reference, literatura, použitá literatura, seznam literatury, bibliografie, použité zdroje, citovaná literatura, doporučená literatura, citace, doporučení, seznam použité literatury, osoby pro reference, prameny a literatura, další čtení, zdroje',
  interests:
    'zájmy, koníčky, volný čas, záliby, zájmy a koníčky, mimopracovní zájmy, osobní zájmy, další informace, ostatní, různé, mimo práci, ve volném čase, další údaje',
  grants:
    'granty, výzkumné granty, financování, výzkumné projekty, grantové projekty, podpora výzkumu, dotace, řešené projekty, granty a projekty',
  talks:
    'přednášky, konference, prezentace, zvané přednášky, vystoupení, referáty, konferenční příspěvky, příspěvky na konferencích, vybrané přednášky, vyžádané přednášky, vystoupení na konferencích, semináře',
  teaching:
    'výuka, pedagogická činnost, vyučované předměty, vedení prací, výuka a vedení prací, pedagogická praxe, učitelská činnost, vyučování, vedení závěrečných prací, lektorská činnost',
  projects:
    'projekty, projekt, vybrané projekty, vlastní projekty, osobní projekty, realizované projekty, realizace, hlavní projekty, zakázky, významné projekty',
  memberships:
    'členství, členství v organizacích, profesní organizace, člen, členka, spolky, profesní sdružení, společnosti, členství ve společnostech, komory, odborné společnosti, rady, výbory, členství v odborných společnostech',
  entries: 'záznamy, příspěvky, historie, přehled, zápisy, průběh',
  highlights:
    'úspěchy, výsledky, náplň práce, hlavní úkoly, odpovědnosti, povinnosti, klíčové úspěchy, hlavní body, úkoly, pracovní náplň, nejdůležitější, zodpovědnosti, úkoly a výsledky, hlavní náplň práce, největší úspěchy, dosažené výsledky, body, odrážky',
  degree:
    'titul, obor, studijní obor, stupeň, specializace, diplom, zaměření, akademický titul, kvalifikace, fakulta, druh studia, studijní program, dosažený titul, typ studia, stupeň vzdělání',
  level: 'úroveň, stupeň, znalost, pokročilost, úroveň znalosti, míra znalosti',
  // Portfolio, pages
  works:
    'práce, díla, projekty, portfolio, vybrané práce, vybrané projekty, realizace, naše práce, případové studie, reference, vybrané realizace, ukázky práce, moje práce, cykly, galerie, naše projekty, naše realizace, poslední práce, zakázky, moje projekty, dílo, série, stavby',
  year: 'rok, léta, datum, rok vzniku, rok realizace, rok výroby, od, roky, vznik',
  medium:
    'technika, materiál, materiály, médium, formát, rozměry, nástroje, technika a materiál, rozměr, velikost',
  result:
    'výsledek, výsledky, dopad, přínos, přínosy, efekt, co se změnilo, poté, po, čeho jsme dosáhli, jak to dopadlo, výstup, výsledky projektu, co to přineslo, účinek',
  about:
    'o nás, o mně, o firmě, o společnosti, kdo jsme, náš příběh, kdo jsem, o studiu, o ateliéru, životopis, biografie, medailonek, představujeme se, naše historie, můj příběh, kdo za tím stojí, filozofie, bio, o projektu',
  services:
    'služby, naše služby, co děláme, co nabízíme, nabídka služeb, nabídka, čím se zabýváme, s čím pomáháme, moje služby, s čím pomůžu, rozsah služeb, co dělám, co nabízím, oblasti činnosti, specializace, přehled služeb, s čím vám pomůžeme, oblasti praxe',
  features:
    'vlastnosti, výhody, funkce, proč, proč my, proč právě my, co získáte, co dostanete, přednosti, v ceně, cena zahrnuje, co obsahuje, benefity, přínosy, obsahuje, součástí je, co je v ceně, důvody, proč si vybrat nás, co nás odlišuje, v balíčku, dobré vědět, klíčové vlastnosti, zahrnuje, hlavní výhody, co je součástí',
  stats:
    'čísla, v číslech, statistiky, statistika, klíčová čísla, fakta a čísla, data, ukazatele, naše čísla, rok v číslech, údaje, čísla a fakta, pár čísel, výsledky v číslech, klíčové údaje, v kostce, klíčová data',
  steps:
    'kroky, jak to funguje, postup, průběh, proces, jak na to, návod, ve třech krocích, etapy, jak postupovat, krok za krokem, jak pracujeme, jak to probíhá, další kroky, jak začít, jak objednat, tři kroky, fáze, příprava, co bude dál, průběh spolupráce, náš postup, instrukce, pracovní postup, metoda',
  quotes:
    'reference, citáty, citát, ohlasy, recenze, co o nás říkají, řekli o nás, hodnocení, názory, zkušenosti zákazníků, napsali o nás, ohlasy zákazníků, hlasy, co říkají klienti, co říkají zákazníci, napsali o mně, psali o nás, reference klientů, ohlas, doporučení, názory zákazníků, média o nás, spokojení zákazníci, reakce',
  offers:
    'ceník, ceny, nabídky, balíčky, tarify, vstupné, kolik to stojí, naše ceny, varianty, předplatné, poplatky, vstupenky, cena, cenová nabídka, rozpočet, náklady, investice, plány, kurzovné, ceník služeb, permanentky, členství, možnosti, honorář, členské příspěvky, ceny a balíčky, odměna, cenová kalkulace, sazby, odhad nákladů',
  questions:
    'otázky, časté otázky, časté dotazy, faq, otázky a odpovědi, nejčastější dotazy, nejčastější otázky, dotazy, ptáte se, na co se ptáte, často kladené otázky, často kladené dotazy, vaše otázky, vaše dotazy',
  question: 'otázka, dotaz',
  answer: 'odpověď',
  navigation: 'navigace, navigační lišta',
  links:
    'odkazy, moje odkazy, další odkazy, užitečné odkazy, kde mě najdete, tlačítka, linky, záložky, najdete mě, zdroje, materiály ke stažení, důležité odkazy',
  gallery:
    'galerie, fotky, fotografie, obrázky, fotogalerie, album, momentky, obrazem, obrazová galerie, snímky',
  team: 'tým, náš tým, lidé, kdo jsme, zaměstnanci, členové, zakladatelé, zakladatelky, vedení, kolektiv, spolupracovníci, členové týmu, představenstvo, pracovníci, pedagogický sbor, naši lidé, lidé za tím, kdo za tím stojí, rada, výbor, organizační tým, poznejte náš tým, obsazení',
  // Cases, documents
  challenge:
    'výzva, problém, zadání, výchozí situace, situace, kontext, potřeba, východisko, výchozí stav, před, úkol, výchozí bod, požadavek klienta, v čem byl problém, potřeby klienta, popis problému, pozadí, brief',
  approach:
    'přístup, řešení, naše řešení, co jsme udělali, náš přístup, metoda, strategie, postup, realizace, návrh řešení, jak jsme na to šli, navrhované řešení, nápad, implementace, koncept, návrh, průběh řešení, jak jsme to udělali, zavedení',
  facts:
    'fakta, ve zkratce, údaje, v kostce, základní údaje, podrobnosti, technické údaje, parametry, data, klíčová fakta, informace o projektu, stručně, specifikace, údaje o projektu, detaily, technické parametry, základní informace, přehled, o projektu v bodech',
  parties:
    'strany, smluvní strany, mezi, uzavřená mezi, smluvní strana, a, strany smlouvy, na straně jedné, na straně druhé, účastníci smlouvy, dále jen smluvní strany',
  effectiveDate:
    'datum účinnosti, účinnost, účinnost od, nabývá účinnosti, platnost od, datum uzavření, uzavřena dne, datum smlouvy, s účinností od, účinná od, den účinnosti, datum, vstup v platnost, datum uzavření smlouvy, datum podpisu, den podpisu, platí od, datum zahájení',
  clauses:
    'ustanovení, články, odstavce, podmínky, článek, smluvní ustanovení, body, závěrečná ustanovení, odstavec, obsah smlouvy, smluvní ujednání, ujednání, smlouva, strany se dohodly',
  definitions:
    'definice, vymezení pojmů, pojmy, slovník, slovníček, slovníček pojmů, výklad pojmů, základní pojmy, definice pojmů, zkratky, terminologie, výkladový slovník, seznam zkratek, slovník pojmů, použité pojmy',
  term: 'pojem, termín, výraz, slovo, heslo, zkratka',
  meaning: 'význam, definice, znamená, vysvětlení, výklad, rozumí se',
  schedules: 'přílohy, příloha, dodatky, dodatek, přílohy smlouvy',
  law: 'rozhodné právo, příslušný soud, soudní příslušnost, právo, rozhodné právo a soud, použitelné právo, řešení sporů, jurisdikce, právní řád, spory',
  background:
    'preambule, úvod, vzhledem k tomu že, pozadí, účel smlouvy, úvodní ustanovení, předmět smlouvy, účel, východiska',
  panels:
    'panely, strany, stránky, panel, strana, vnitřek, vnitřní strana, zadní strana, přední strana, části, kapitoly, sekce, klopa, lomy',
  sections: 'sekce, kapitoly, části, oddíly, kategorie, chody, obsah, skupiny, rubriky, bloky, oddělení menu',
  legend:
    'legenda, alergeny, symboly, vysvětlivky, seznam alergenů, značky, zkratky, ikony, přehled alergenů, označení alergenů, informace o alergenech, klíč, kódy',
  items:
    'položky, jídla, pokrmy, produkty, seznam, prvky, výrobky, body, věci, jídelní lístek, nabídka, nabídka jídel, výběr, nápoje',
  marks:
    'alergeny, symboly, značky, dieta, označení, ikony, veganské, vegetariánské, štítky, vhodné pro, poznámky',
  spreads:
    'dvoustrany, dvoustrana, outfity, looky, modely, stránky, tabule, komplety, look, outfit, příběhy, kapitoly',
  stories:
    'články, příběhy, zprávy, novinky, v tomto čísle, aktuality, témata, obsah, z obsahu, rubriky, obsah čísla, reportáže, co je nového, události, v tomto vydání',
  preheader: 'preheader, náhledový text, náhled, text náhledu, předhlavička',
  unsubscribe:
    'odhlásit, odhlásit odběr, odhlášení, zrušit odběr, odhlašovací odkaz, odhlásit se, odhlášení odběru, zrušení odběru, odhlásit se z odběru, spravovat odběr',
  // Graphics
  modules: 'moduly, bloky, grafy, sekce, části, panely, kapitoly, obrázky',
  series:
    'řada, řady, graf, data, hodnoty, vývoj, po měsících, podle měsíců, v čase, časová řada, po letech, trend, rozložení, měsíčně, historie, rozdělení, podle let, číselná řada, členění, struktura',
  label:
    'popisek, ukazatel, název, metrika, štítek, kategorie, položka, kpi, co, veličina, údaj, označení, pole',
  target:
    'cíl, plán, cílová hodnota, rozpočet, plánováno, práh, limit, cílový stav, plánovaná hodnota, záměr, norma',
  tiles:
    'ukazatele, klíčové ukazatele, klíčová čísla, kpi, metriky, karty, přehled, souhrn, dlaždice, ve zkratce, hlavní ukazatele, hlavní čísla, čísla, nejdůležitější čísla, klíčové údaje',
  tasks:
    'úkoly, k řešení, co udělat, seznam úkolů, další kroky, otevřené body, akční body, k vyřízení, co zbývá, opatření, co je potřeba, akční plán, nejbližší kroky, zbývá udělat, udělat, kontrolní seznam',
  tables: 'tabulky, tabulka, přehledy, podrobnosti, data, seznamy, detail',
  events:
    'události, časová osa, milníky, historie, data, chronologie, důležitá data, kalendárium, klíčová data, mezníky, kronika, klíčové okamžiky, kalendář, přehled událostí, roky, významná data, dějiny',
  lanes:
    'sloupce, fáze, témata, etapy, čtvrtletí, oblasti, proudy, dráhy, horizonty, skupiny, plán rozvoje, verze, pilíře, kvartály, milníky, časový plán',
  status: 'stav, status, fáze, postup, průběh, stav plnění, pokrok, etapa, situace, rozpracovanost',
  owner:
    'odpovědný, odpovědná, zodpovídá, odpovídá, vlastník, vlastnice, kdo, řešitel, řešitelka, přiřazeno, garant, garantka, vede, tým, odpovědná osoba, zodpovědný, zodpovědná, má na starosti, na starosti, vedoucí, odpovědnost, zodpovědná osoba, gestor',
  milestone:
    'milník, etapa, verze, sprint, iterace, čtvrtletí, fáze, sloupec, téma, oblast, termín, vydání, kvartál, proud, horizont, dráha',
  people:
    'lidé, osoby, zaměstnanci, členové, tým, personál, pozice, organizační struktura, struktura, pracovníci, organizační schéma, organigram, podřízení, organizace, hierarchie, role, přímí podřízení',
  reportsTo:
    'nadřízený, nadřízená, podřízen, podřízena, podléhá, vedoucí, reportuje, přímý nadřízený, přímá nadřízená, zodpovídá se, šéf, šéfka, manažer, reportuje komu, spadá pod, odpovídá se, pod vedením, manažerka, podřízený komu',
  vacant:
    'volné místo, neobsazeno, volná pozice, k obsazení, hledáme, vakantní, neobsazená pozice, nábor, bude obsazeno, neobsazené místo, probíhá výběrové řízení',
  // Talks
  pageHeader: 'záhlaví',
  frontSide: 'přední strana, líc',
  backSide: 'zadní strana, rub',
  pageFooter: 'zápatí',
  slides: 'snímky, snímek, slajdy, slajd, název snímku, na snímku, na obrazovce',
  speech: 'poznámky přednášejícího, poznámky řečníka, co říkám, říkám, scénář, mluvený text',
  // Words inside copy rather than labels
  greetingWords:
    'vážený pane, vážená paní, vážení, dobrý den, vážený, vážená, milý, milá, milí, ahoj, dobrý večer, drahý, drahá, drazí, zdravím, dobré ráno, čau, vážené dámy vážení pánové, nazdar, hezký den, dámy a pánové',
  closingWords:
    's pozdravem, se srdečným pozdravem, s úctou, s přátelským pozdravem, srdečně, zdravím, hezký den, děkuji, s přáním hezkého dne, mějte se hezky, na shledanou, se srdečnými pozdravy, s přáním pěkného dne, s láskou, váš, vaše, předem děkuji, s přátelskými pozdravy, děkuji a jsem s pozdravem, s díky, srdečné pozdravy, zdraví, v dokonalé úctě, těším se na setkání, pěkný den, s pozdravy',
  totalWords:
    'celkem, součet, suma, celkově, úhrnem, dohromady, zůstatek, mezisoučet, k úhradě, souhrn, celkový součet, vše',
  presentWords:
    'dosud, současnost, nyní, doposud, dnes, dodnes, trvá, aktuálně, do současnosti, stále, probíhá, do dneška, teď, momentálně, dosavadní',
  doneWords:
    'hotovo, hotový, hotová, hotové, dokončeno, dokončený, dokončená, splněno, ukončeno, uzavřeno, vydáno, spuštěno, nasazeno, dodáno, schváleno, vyřešeno, zaplaceno, publikováno, zveřejněno, realizováno, připraveno, dosaženo, v provozu, předáno, provedeno, běží',
  activeWords:
    'probíhá, rozpracováno, v řešení, v procesu, aktivní, zahájeno, ve vývoji, testuje se, v testování, otevřeno, pracuje se na tom, v realizaci, děláme, v přípravě, ve výstavbě, v revizi, ve schvalování, nyní, v betě, podle plánu, právě probíhá, vyvíjíme, testování, průběžně, nasazuje se',
  plannedWords:
    'plánováno, plánovaný, plánovaná, naplánováno, další, příští, připravuje se, připravujeme, brzy, čeká, k řešení, nezahájeno, v plánu, následuje, ve frontě, čeká se, návrh, nadcházející, plán, chystáme, plánujeme, co udělat, chystá se, zatím nezačalo, navrženo, bude zahájeno, nezačato, už brzy',
  laterWords:
    'později, někdy, nápad, nápady, možná, v budoucnu, zvažujeme, ke zvážení, dlouhodobě, zkoumáme, budoucnost, uvažujeme, výhledově, dlouhodobý výhled, potom, průzkum',
  blockedWords:
    'blokováno, zablokováno, ohroženo, zpožděno, zpožděný, zpoždění, pozastaveno, odloženo, riziko, rizikové, kritické, po termínu, opožděno, vázne, v ohrožení, přerušeno, ve skluzu, skluz, stojí, v riziku',
  droppedWords:
    'zrušeno, zrušený, zamítnuto, opuštěno, nikdy, vyřazeno, nebude, neuděláme, stornováno, odmítnuto, zavrženo, nebudeme dělat, upuštěno, neplánujeme, ne v, mimo plán',
  vacantWords:
    'volné místo, neobsazeno, volná pozice, k obsazení, hledáme, vakantní, nábor, nabíráme, bude obsazeno, obsazujeme, probíhá nábor, neobsazené místo, přijmeme',
  staffWords: 'štáb, štábní útvar, asistent, asistentka, asistence, sekretariát, poradce, poradkyně, poradní',
  freeWords:
    'zdarma, bezplatně, bezplatný, bezplatné, vstup zdarma, vstup volný, volný vstup, gratis, v ceně, na dotaz, dle denní nabídky, bez poplatku, dobrovolné vstupné, na vyžádání, v ceně vstupného, dle trhu, vstupné dobrovolné, pozornost podniku, denní cena, zahrnuto',
  streetWords:
    'ulice, ul, třída, tř, náměstí, nám, nábřeží, nábř, sady, silnice, cesta, sídliště, bulvár, alej, park, most, stezka, rynek, náves, kolonie, pasáž',
  callsWords: 'jsem, jmenuji se, jmenuju se, moje jméno je',
  livesWords: 'bydlím v, bydlím ve, žiji v, žiju v',
  companyWords:
    's r o, spol s r o, a s, v o s, k s, z s, z ú, o p s, družstvo, společnost, firma, spolek, nadace, nadační fond, sdružení, ústav, univerzita, škola, gymnázium, nemocnice, agentura, skupina, studio, ateliér, nakladatelství, synové, institut, akademie, klinika, muzeum, divadlo, galerie, osvč, městský úřad, p o, fakulta, komora, vinařství, pivovar, kancelář, technologie',
}))
