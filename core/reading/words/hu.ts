import { onDemand } from '../../on-demand.ts'
import type { Words } from './en.ts'

/** What labels mean, in Hungarian. */
export const hungarian: () => Words = onDemand(() => ({
  // The document
  title: 'cím, főcím, címsor, címe, dokumentum címe, nagy cím, nagy betűvel',
  subtitle: 'alcím, szlogen, mottó, jelmondat, cím alatt, kiscím',
  eyebrow: 'felcím, rovat, rovatcím',
  summary:
    'összefoglaló, összefoglalás, bevezető, bevezetés, leírás, rövid leírás, röviden, kivonat, absztrakt, áttekintés, profil, szakmai profil, rólam, bemutatkozás, célkitűzés, karriercél, szakmai cél, vezetői összefoglaló, lead, előszó, preambulum, ismertető',
  text: 'szöveg, tartalom, törzsszöveg, üzenet, részletek, részlet, leírás, történet',
  author:
    'szerző, szerzők, írta, készítette, összeállította, szerkesztette, szerkesztő, előadó, előadók, előadja, szöveg, dolgozta ki',
  publisher: 'kiadó, kiadja, megjelenteti, márka, intézmény, kiadvány',
  date: 'dátum, dátuma, kelt, nap, mikor, időpont, keltezés, dátum és idő, napja',
  datePublished:
    'megjelent, megjelenés, megjelenés dátuma, megjelenés ideje, közzétéve, publikálva, kiadás dátuma, közzététel dátuma',
  updated:
    'frissítve, frissítés, utolsó frissítés, utoljára frissítve, módosítva, utolsó módosítás, felülvizsgálva',
  version: 'verzió, változat, kiadás, tervezet, revízió',
  period:
    'időszak, időtartam, tárgyidőszak, negyedév, hónap, hét, év, félév, idő, tartam, beszámolási időszak',
  season: 'szezon, évad, kollekció',
  issue: 'szám, lapszám, évfolyam, kötet, sorszám, kiadás',
  language: 'nyelv',
  image: 'kép, fotó, fénykép, borító, borítókép, illusztráció, portré, háttérkép, profilkép, nyitókép',
  logo: 'logó, embléma, logo',
  link: 'link, hivatkozás, linkek',
  url: 'honlap, weboldal, web, weblap, webcím, website, internet, online, url, domain, ellenőrzés, ellenőrizhető, hitelesség ellenőrzése, ellenőrzés itt, webhely',
  email:
    'e-mail, email, e-mail cím, e-mail-cím, email cím, mail, írjon nekünk, írj nekünk, drótposta, e mail',
  telephone:
    'telefon, telefonszám, tel, mobil, mobilszám, hívjon, hívjon minket, hívj minket, vezetékes, telefonos elérhetőség, tel szám',
  fax: 'fax, faxszám',
  address:
    'cím, címe, lakcím, postacím, székhely, székhelye, telephely, utca, levelezési cím, szállítási cím, számlázási cím, hol talál minket, megközelítés, iroda, üzlet címe, lakóhely',
  city: 'város, település, helység, község, falu',
  country: 'ország, állam',
  contact:
    'kapcsolat, elérhetőség, elérhetőségek, kapcsolattartó, kontakt, elérhetőségeink, kapcsolatfelvétel, írjon nekünk, keressen minket, információ, további információ, bővebb információ, érdeklődés, kérdések, személyes adatok, személyi adatok, kérdése van, impresszum, látogasson el hozzánk',
  socials:
    'közösségi média, közösségi oldalak, kövessen minket, kövess minket, kövess, csatornák, csatornáink',
  profiles: 'profilok, fiókok, online profilok',
  handle: 'felhasználónév, felhasználó, fiók, instagram, becenév',
  action:
    'gomb, művelet, cselekvés, felhívás, cselekvésre ösztönzés, fő gomb, gomb szövege, gombfelirat, következő lépés, cta',
  secondAction: 'második gomb, másodlagos gomb, másik gomb, második művelet, másodlagos művelet',
  name: 'név, neve, teljes név, teljes neve, személy, megnevezés, vezetéknév és keresztnév',
  givenName: 'keresztnév, utónév, keresztneve',
  familyName: 'vezetéknév, családnév, vezetékneve',
  jobTitle:
    'beosztás, beosztása, munkakör, pozíció, foglalkozás, szerep, tisztség, szakma, titulus, rang, állás, megpályázott állás, megpályázott pozíció, funkció, minőség, hivatás, szerepkör',
  organization:
    'szervezet, cég, cégnév, vállalat, társaság, vállalkozás, munkáltató, munkaadó, intézmény, iskola, egyetem, ügynökség, egyesület, alapítvány, klub, osztály, részleg, csapat, műhely, stúdió, bolt, üzlet, étterem, pékség, kollektíva, cég neve, munkahely',
  pronouns: 'névmások, névmás',
  note: 'megjegyzés, jegyzet, figyelem, ui, utóirat, kiegészítés, megj, tudnivaló',
  notes:
    'megjegyzések, jegyzetek, tudnivalók, fontos tudnivalók, egyéb, egyéb információk, további információk, fontos, jó tudni, figyelem, előadói jegyzetek, kiegészítő információk',
  terms:
    'feltételek, általános szerződési feltételek, ászf, felhasználási feltételek, szabályzat, szabályok, jogi nyilatkozat, jogi közlemény, apró betű, apróbetűs rész, korlátozások, házirend, utazási feltételek, fontos információk',
  conditions:
    'feltételek, feltétel, felhasználás feltételei, felhasználási feltételek, korlátozások, nem vonható össze, nem összevonható, érvényes, kivételek, szabályok, követelmények, nem vonatkozik, minimális vásárlás, az akció feltételei',
  sources: 'források, forrás, adatok forrása, adatforrás, módszertan, módszer, adatforrások',
  tags: 'címkék, kulcsszavak, kategóriák, kategória, témák, témakör, rovatok',
  // Events, tickets
  event:
    'esemény, rendezvény, előadás, koncert, mérkőzés, meccs, film, kiállítás, fesztivál, darab, műsor, turné, vetítés, program neve, esemény neve, mi',
  performer:
    'előadó, előadók, fellépő, fellépők, fellép, művész, művészek, szereplők, közreműködik, közreműködők, zenekar, együttes, szólista, karmester, rendező, rendezte, vendég, vendégek, játsszák, zene',
  startDate:
    'kezdő dátum, kezdés dátuma, kezdete, kezdet, időpont, esemény dátuma, előadás dátuma, koncert dátuma, dátum, mikor, megnyitó, nyitás, dátum és idő, kezdődik, időpontok',
  endDate: 'záró dátum, befejezés dátuma, vége, befejezés, zárás, véget ér, meddig',
  time: 'idő, időpont, kezdés, kezdete, kezdési idő, kezdés ideje, kezdési időpont, óra, hány órakor, mikor, előadás kezdete, órakor',
  endTime: 'befejezés, vége, befejezés ideje, zárás, várható befejezés, záró időpont',
  doorTime:
    'kapunyitás, ajtónyitás, nyitás, beengedés, beléptetés, beengedés kezdete, kapuk nyitása, kapuk nyílnak, terem nyitása, érkezés, regisztráció, teremnyitás, beléptetés kezdete',
  location:
    'helyszín, hely, hol, terem, színház, stadion, aréna, csarnok, találkozó, találkozási pont, találkozóhely, színpad, helye, rendezvény helyszíne',
  programme:
    'program, programok, műsor, menetrend, napirend, órarend, műsorrend, időbeosztás, ütemterv, a nap programja, forgatókönyv',
  organizer:
    'szervező, szervezők, rendező, rendezők, szervezi, rendezi, házigazda, házigazdák, bemutatja, producer, szervezésében, rendezvény szervezője',
  sponsors:
    'támogatók, támogató, szponzorok, szponzor, partnerek, partnereink, médiapartner, médiapartnerek, támogatásával, támogatóink, köszönet, főtámogató, együttműködő partnerek',
  seatSection:
    'szektor, zóna, tribün, lelátó, blokk, páholy, erkély, földszint, szint, emelet, kategória, jegykategória, jegytípus, kocsi, kocsiszám, asztal, terület, oldal, jegy típusa, karzat',
  seatRow: 'sor, sorszám, sora',
  seatNumber: 'szék, ülőhely, hely, székszám, szék száma, ülés, hely száma, helyszám, ülésszám',
  entrance: 'bejárat, kapu, ajtó, belépés, forgókapu, lépcsőház',
  holder:
    'tulajdonos, jegytulajdonos, jegy tulajdonosa, név a jegyen, névre, vendég, résztvevő, látogató, vásárló, vevő, tag, névre szóló, kiállítva, birtokos, foglaló neve, részére',
  price:
    'ár, jegyár, belépő, belépődíj, jegy ára, díj, részvételi díj, költség, viteldíj, összeg, fizetve, ára, belépőjegy, tarifa',
  orderNumber:
    'rendelésszám, rendelés száma, megrendelés száma, rendelés, rendelési szám, foglalás, foglalási szám, foglalási kód, foglalás száma, foglalási azonosító, visszaigazolás, tranzakció, tranzakcióazonosító, rendelésazonosító, hivatkozás',
  ticketNumber:
    'jegyszám, jegy száma, jegyazonosító, jegy sorszáma, jegykód, jegy, sorszám, sorozatszám, vonalkód, e-jegy, azonosító, szám, belépő száma',
  // Flights
  airline: 'légitársaság, társaság, üzemeltető, fuvarozó, üzemelteti, szolgáltató, vasúttársaság',
  passengerName: 'utas, utas neve, név, utazó, az utas neve, utazó neve',
  flightNumber: 'járat, járatszám, járat száma, vonat, vonatszám, vonat száma, repülőjárat',
  departureAirport:
    'honnan, indulás, indulási repülőtér, indulás helye, indulási hely, indulási állomás, kiindulás, indul, felszállás helye',
  arrivalAirport:
    'hová, hova, érkezés, érkezési repülőtér, érkezés helye, érkezési hely, célállomás, úti cél, érkezési állomás, célrepülőtér, cél',
  departureDate: 'indulás dátuma, indulás napja, utazás dátuma, utazás napja, járat dátuma, dátum',
  boardingTime: 'beszállás, beszállás kezdete, beszállás ideje, beszállási idő, beszállókapunál, boarding',
  departureTime:
    'indulás, indulás ideje, indulási idő, felszállás, felszállás ideje, indul, menetrend szerinti indulás',
  arrivalTime: 'érkezés, érkezés ideje, érkezési idő, leszállás, leszállás ideje, érkezik',
  gate: 'kapu, beszállókapu, kapuszám, vágány, peron, kapu száma',
  gateCloses: 'kapuzárás, kapu zárása, kapu zár, beszállás vége, beszállás zárása, a kapu zár, utolsó hívás',
  terminal: 'terminál, indulási terminál',
  seat: 'ülés, ülőhely, hely, szék, ülésszám, helyszám, ülőhely száma',
  cabinClass: 'osztály, utazási osztály, kabin, kocsiosztály, jegyosztály, díjosztály',
  boardingGroup: 'csoport, beszállási csoport, zóna, beszállási zóna, prioritás, elsőbbség',
  sequenceNumber: 'sorszám, sorrend, beszállási sorszám, seq, utasfelvételi szám, szekvencia',
  reservationNumber:
    'foglalás, foglalási szám, foglalási kód, foglalás száma, foglalási azonosító, pnr, visszaigazolás, visszaigazoló kód, hivatkozási szám',
  frequentFlyer:
    'törzsutas, törzsutaskártya, törzsutas szám, hűségprogram, tagsági szám, hűségkártya, mérföldek',
  baggage: 'poggyász, csomag, kézipoggyász, feladott poggyász, poggyászkeret, csomagok, bőrönd',
  // Certificates, vouchers, coupons
  recipient:
    'kapja, szól, kinek, részére, adományozva, adományozzuk, kedvezményezett, címzett, díjazott, kitüntetett, birtokosa, tulajdonosa, igazoljuk hogy, ezúton igazoljuk hogy, tanúsítjuk hogy, igazolja hogy, tanúsítja hogy, végzett, résztvevő, hallgató, tanuló, nyertes, átadva, kinek, neki, megajándékozott, ajándékozott, jogosult, résztvevő neve, a résztvevő neve, diák, oklevelet kapja, számára',
  credential:
    'tanfolyam, képzés, kurzus, program, képesítés, végzettség, oklevél, szakképesítés, díj, elismerés, tanfolyam neve, képzés neve, tárgy, szak, szakterület, modul, workshop, műhely, miért, elvégezte, teljesítette, sikeresen elvégezte, sikeresen teljesítette, vizsga, kompetencia, készség, teljesítmény, szeminárium, minősítés',
  issuer:
    'kiállító, kiállította, kiadó, kiadta, kibocsátó, kibocsátotta, adományozó, adományozza, intézmény, szervezet, szervező, képző, képzőintézmény, képző intézmény, akadémia, iskola, egyetem, cég, beváltható, bolt, kiállító szerv',
  dateIssued:
    'kiállítás dátuma, kiállítás kelte, kiállítva, kiadás dátuma, kibocsátás dátuma, kelt, keltezés, dátum, teljesítés dátuma, elvégzés dátuma, átadás dátuma, adományozás dátuma, kiállítás napja',
  identifier:
    'sorszám, azonosító, azonosítószám, oklevél száma, tanúsítvány száma, igazolás száma, bizonyítvány száma, nyilvántartási szám, nyilvántartási száma, regisztrációs szám, iktatószám, szám, kód, ellenőrző kód, engedélyszám, törzsszám, okirat száma, bizonylatszám, sorozatszám, dokumentumszám',
  grade: 'érdemjegy, osztályzat, minősítés, eredmény, pontszám, pont, értékelés, fokozat, szint, átlag',
  hours:
    'óraszám, órák száma, óra, időtartam, kredit, kreditek, terjedelem, képzés időtartama, képzési óraszám, kreditpont',
  signatures:
    'aláírások, aláírás, aláírta, aláírók, aláíró, szignó, alulírottak, jóváhagyta, felek aláírása, p h',
  offer:
    'ajánlat, kedvezmény, akció, promóció, előny, megtakarítás, különleges ajánlat, ajándék, bónusz, jutalom, engedmény, kupon',
  product: 'termék, termékek, cikk, áru, érvényes, vonatkozik, termékre, erre a termékre',
  code: 'kód, kuponkód, kedvezménykód, promóciós kód, utalványkód, ajándékkód, pin-kód, pin, beváltókód, hozzáférési kód, jelszó, kártyaszám, akciós kód, kupon kód',
  serialNumber:
    'sorozatszám, sorszám, utalvány száma, utalványszám, szám, kártyaszám, kupon száma, kupon sorszáma',
  validFrom: 'érvényesség kezdete, érvényes ettől, kezdete, hatályos, beváltható ettől, érvényes től, indul',
  validThrough:
    'érvényes, érvényesség, érvényesség vége, érvényes eddig, érvényességi idő, lejárat, lejár, lejárati dátum, lejárat dátuma, beváltható eddig, felhasználható, felhasználható eddig, határidő, beváltási határidő, érvényesség ideje',
  value: 'érték, értéke, összeg, értékben, egyenleg, jelenlegi, tényleges, tény, adat, szám',
  giver: 'ajándékozó, tőle, ajándékozta, kitől, feladó, adja, szeretettel, küldi',
  message: 'üzenet, személyes üzenet, ajánlás, köszöntés, jókívánság, szöveg, pár szó',
  redeemAt:
    'beváltható, beváltás, beváltás helye, beváltóhely, felhasználható, hol váltható be, hogyan váltható be, felhasználás, időpontfoglalás, foglalás, bejelentkezés, érvényes itt, beváltás módja',
  // Invitations
  hosts:
    'házigazda, házigazdák, meghívó, meghívja, meghívják, ifjú pár, a pár, szülők, család, szeretettel, menyasszony és vőlegény',
  request:
    'meghívás, meghívó szövege, szeretettel meghívjuk, meghívjuk, meghívunk, szeretettel várjuk, szeretettel várunk, tisztelettel meghívjuk',
  dress: 'öltözet, öltözék, viselet, megjelenés, dress code, dresscode, ruházat',
  rsvp: 'visszajelzés, rsvp, kérjük jelezzen vissza, kérjük jelezz vissza, visszajelzést kérünk, részvételi szándék, válasz, kérjük válaszát, visszajelzés határideje, jelentkezés, regisztráció',
  // Letters
  sender: 'feladó, küldő, feladó címe, pályázó, levélíró, tőle',
  subject: 'tárgy, tárgya, re, ügy, hivatkozás, levél tárgya',
  salutation: 'megszólítás, köszöntés, üdvözlés',
  closing: 'elköszönés, zárás, befejezés, üdvözlettel, záró formula',
  signature: 'aláírás, aláírta, név, alulírott, szignó',
  enclosures: 'mellékletek, melléklet, csatolmány, csatolmányok, mellékelve, csatolva',
  // Bills
  seller:
    'eladó, szállító, szolgáltató, kiállító, számla kiállítója, számlakibocsátó, kibocsátó, kereskedő, üzlet, cég, vállalkozó, eladó adatai, tőle',
  buyer:
    'vevő, megrendelő, ügyfél, számlafizető, fizető, címzett, vásárló, vevő adatai, számla címzettje, számlázási cím, részére',
  client: 'ügyfél, megrendelő, részére, készült, ajánlat címzettje, megbízó, címzett, partner, vevő',
  invoiceNumber:
    'számlaszám, számla száma, számla sorszáma, számla, sorszám, bizonylatszám, számla azonosító, szám, bizonylat száma, számla sz, számlasorszám',
  issueDate:
    'kiállítás dátuma, számla kelte, kelt, számla dátuma, kiállítás kelte, kiállítva, keltezés, dátum, számlázás dátuma, kiállítás napja',
  paymentDueDate:
    'fizetési határidő, esedékesség, esedékes, határidő, fizetendő, fizetés határideje, esedékesség dátuma, befizetési határidő, fizetési határidő napja',
  supplyDate:
    'teljesítés, teljesítés dátuma, teljesítés időpontja, teljesítés kelte, teljesítés napja, szállítás dátuma, elszámolási időszak, teljesítési időszak, szolgáltatás időszaka',
  reference:
    'hivatkozás, hivatkozási szám, közlemény, rendelésszám, megrendelés száma, megrendelésszám, szerződésszám, szerződés száma, projekt, ügyfélszám, vevőkód, munkaszám, utalás közleménye',
  taxId:
    'adószám, áfa-szám, áfaszám, közösségi adószám, cégjegyzékszám, adóazonosító, adóazonosító jel, nyilvántartási szám, eu adószám, csoportazonosító szám',
  iban: 'iban, bankszámlaszám, bankszámla, számlaszám, számla száma, bankszámla száma, pénzforgalmi jelzőszám',
  bic: 'bic, swift, swift-kód, swift kód, bic-kód',
  bank: 'bank, bankadatok, számlavezető bank, fizetés, fizetési mód, fizetési adatok, banki adatok, átutalás, utalási adatok, kedvezményezett, számlatulajdonos, fizetés módja, banki átutalás',
  paymentTerms: 'fizetési feltételek, fizetési feltétel, késedelmi kamat, fizetési mód',
  lines:
    'tételek, tétel, termékek, szolgáltatások, sorok, termékek és szolgáltatások, áruk, munkák, rendelés, vásárlás, költségek, számlatételek',
  description:
    'megnevezés, leírás, termék, szolgáltatás, tétel, megnevezése, áru, cikk, munka, feladat, részletek, tevékenység, termék megnevezése, szolgáltatás megnevezése',
  quantity: 'mennyiség, menny, db, darab, darabszám, szám, óra, nap, egység, mennyi',
  unit: 'mértékegység, egység, me, m e, menny egység, mennyiségi egység',
  unitPrice: 'egységár, ár, nettó egységár, bruttó egységár, e ár, darabár, óradíj, napidíj, ár db',
  discount: 'kedvezmény, engedmény, árengedmény, akció, kupon, levonás',
  taxRate: 'áfa, áfakulcs, áfa kulcs, áfa %, áfa mértéke, adókulcs',
  net: 'nettó, nettó érték, nettó ár, érték, összeg, összesen, nettó összeg, bruttó érték, ár, teljes ár, költség',
  subtotal:
    'részösszeg, nettó összesen, összesen nettó, nettó, nettó végösszeg, adóalap, áfa nélkül, áfaalap, nettó érték összesen',
  tax: 'áfa, áfa összege, áfa összesen, ebből áfa, adó, általános forgalmi adó, áfatartalom, áfa tartalom',
  total:
    'végösszeg, összesen, fizetendő, fizetendő összeg, fizetendő végösszeg, bruttó összesen, mindösszesen, bruttó végösszeg, összesen fizetendő, teljes összeg, bruttó, számla végösszege, számla összesen',
  paid: 'fizetve, kifizetve, előleg, befizetett előleg, befizetve, foglaló, már kifizetve, kiegyenlítve, befizetett összeg',
  due: 'fizetendő, fizetendő összeg, hátralék, még fizetendő, fennmaradó összeg, egyenleg, tartozás, hátralévő összeg',
  sums: 'összesítés, összesítő, összegek, összesen, számítás',
  receiptNumber:
    'nyugtaszám, nyugta száma, nyugta, blokk száma, bizonylatszám, bizonylat, sorszám, tranzakció, szám, blokk, nyugta sorszáma',
  dateTime: 'dátum és idő, dátum, időpont, idő, kelt, nyomtatva, eladás ideje',
  cashier: 'pénztáros, eladó, kiszolgálta, felszolgáló, pincér, kezelő, kiszolgáló, pultos, ön kiszolgálója',
  till: 'pénztár, pénztárgép, kassza, terminál, asztal, pos, pénztár száma, ap',
  payment:
    'fizetés, fizetési mód, fizetve, bankkártya, készpénz, kártya, fizetés módja, fizetőeszköz, kártyás fizetés',
  change:
    'visszajáró, változás, eltérés, különbség, növekedés, előző időszakhoz képest, trend, tavalyhoz képest, előző évhez képest, változás %',
  thanks: 'köszönet, köszönjük, köszönjük a vásárlást, viszontlátásra, köszönöm, zárósor, várjuk vissza',
  // Careers
  experience:
    'szakmai tapasztalat, tapasztalat, munkatapasztalat, szakmai tapasztalatok, munkahelyek, korábbi munkahelyek, karrier, pályafutás, szakmai múlt, szakmai életút, szakmai pályafutás, munkahelyi tapasztalat, tapasztalatok',
  education:
    'tanulmányok, végzettség, iskolai végzettség, képzettség, oktatás, iskolák, tanulmány, képzés, képzések, felsőfokú tanulmányok, iskola, iskolai tanulmányok',
  volunteering: 'önkéntesség, önkéntes munka, önkéntes tevékenység, közösségi munka, önkéntes tapasztalat',
  skills:
    'készségek, képességek, kompetenciák, ismeretek, szaktudás, tudás, számítógépes ismeretek, technológiák, eszközök, erősségek, szakmai készségek, informatikai ismeretek, amihez értek',
  languages: 'nyelvek, nyelvtudás, nyelvismeret, nyelvi ismeretek, nyelvvizsgák, beszélt nyelvek',
  publications:
    'publikációk, publikációs lista, cikkek, könyvek, tanulmányok, írások, válogatott publikációk, megjelent művek, fordítások',
  awards: 'díjak, kitüntetések, elismerések, ösztöndíjak, díjak és elismerések, díjak elismerések, érmek',
  certificates:
    'tanúsítványok, oklevelek, bizonyítványok, tanfolyamok, engedélyek, képesítések, továbbképzések, jogosítványok, jogosítvány',
  references:
    'referenciák, ajánlók, irodalomjegyzék, irodalom, hivatkozások, felhasznált irodalom, bibliográfia, ajánlások',
  interests: 'érdeklődés, érdeklődési kör, hobbi, hobbik, szabadidő, hobbi érdeklődés',
  grants: 'pályázatok, támogatások, kutatási támogatások, elnyert pályázatok, ösztöndíjak',
  talks: 'előadások, konferenciák, konferencia-előadások, konferenciaelőadások, prezentációk',
  teaching: 'oktatás, oktatási tevékenység, tanítás, oktatott tárgyak, témavezetés',
  projects: 'projektek, projekt, válogatott projektek, saját projektek, munkák',
  memberships:
    'tagságok, tagság, szakmai tagságok, szervezeti tagság, egyesületek, szakmai szervezetek, bizottságok',
  entries: 'bejegyzések, tételek, előzmények, kronológia',
  highlights:
    'eredmények, feladatok, feladatkör, felelősségek, főbb feladatok, főbb eredmények, kiemelések, sikerek, feladatok és eredmények',
  degree: 'végzettség, diploma, szak, képesítés, fokozat, szakirány, tudományterület, oklevél',
  level: 'szint, nyelvi szint, fok, jártasság, tudásszint',
  // Portfolio, pages
  works:
    'munkák, munkáim, munkáink, művek, válogatott munkák, projektek, portfólió, referenciák, esettanulmányok, alkotások, sorozatok',
  year: 'év, éve, évek, készült, elkészült, dátum',
  medium: 'technika, anyag, anyagok, méret, méretek, eszközök, hordozó, formátum',
  result: 'eredmény, eredmények, hatás, kimenet, az eredmény, mi változott',
  about: 'rólunk, rólam, bemutatkozás, kik vagyunk, történetünk, a stúdió, életrajz, ki vagyok, filozófia',
  services:
    'szolgáltatások, szolgáltatásaink, mit csinálunk, amit csinálunk, mivel foglalkozunk, kínálatunk, amit kínálunk, szakterületek',
  features:
    'jellemzők, előnyök, funkciók, miért mi, miért, mit kap, mit kapsz, tulajdonságok, szolgáltatások, tartalmazza, amit kap',
  stats:
    'számok, adatok, számokban, mutatók, statisztika, statisztikák, kulcsszámok, az év számokban, főbb számok, tények és számok',
  steps:
    'lépések, hogyan működik, így működik, folyamat, menete, elkészítés, útmutató, így dolgozunk, hogyan dolgozunk, módszer, három lépésben, következő lépések, szakaszok, hogyan',
  quotes:
    'idézetek, vélemények, idézet, ügyfeleink mondták, ügyfeleink véleménye, rólunk mondták, értékelések, visszajelzések, ajánlások, sajtó',
  offers:
    'árak, díjak, csomagok, ajánlatok, árlista, díjszabás, jegyárak, költségek, bérletek, ár, csomagjaink, tarifák, költségvetés, jegyek, belépők, áraink',
  questions:
    'kérdések, gyakori kérdések, gyik, gyakran ismételt kérdések, kérdések és válaszok, kérdések válaszok, faq',
  question: 'kérdés, k',
  answer: 'válasz, v',
  navigation: 'navigáció, menüsor, fejléc linkek, menüpontok',
  links: 'linkek, hivatkozások, linkjeim, gombok, további linkek, források, hasznos linkek',
  gallery: 'galéria, képek, fotók, képgaléria, album, fényképek',
  team: 'csapat, csapatunk, munkatársak, munkatársaink, kollégák, tagok, emberek, vezetőség, alapítók, személyzet, stáb, vezetés',
  // Cases, documents
  challenge:
    'kihívás, probléma, feladat, helyzet, kiinduló helyzet, kiindulási helyzet, háttér, előzmény, előzmények, kontextus, igény, a kihívás, a probléma, a feladat',
  approach:
    'megoldás, megközelítés, a megoldás, megoldásunk, módszer, mit tettünk, amit tettünk, megvalósítás, ötlet, stratégia, koncepció, hogyan, javasolt megoldás, a munka',
  facts:
    'adatok, tények, főbb adatok, műszaki adatok, adatlap, projektadatok, részletek, specifikáció, röviden, paraméterek, alapadatok',
  parties: 'felek, szerződő felek, a felek, egyrészről, másrészről, létrejött, fél, és',
  effectiveDate:
    'hatálybalépés, hatályba lépés, hatálybalépés napja, hatályos, kezdő dátum, szerződéskötés dátuma, szerződés kelte, kelt, kezdete, érvényes, hatályba lépés napja, dátum',
  clauses:
    'pontok, rendelkezések, cikkek, szakaszok, szerződési pontok, a szerződés, megállapodás, feltételek, kikötések, fejezetek, pont',
  definitions:
    'fogalmak, meghatározások, definíciók, fogalommeghatározások, értelmező rendelkezések, szószedet, fogalmak meghatározása, szójegyzék, rövidítések',
  term: 'fogalom, kifejezés, szó, terminus',
  meaning: 'jelentés, meghatározás, definíció, magyarázat, jelentése',
  schedules: 'mellékletek, melléklet, függelék, függelékek, csatolmányok',
  law: 'irányadó jog, alkalmazandó jog, joghatóság, illetékesség, jog, jogviták, illetékes bíróság',
  background: 'előzmények, háttér, preambulum, bevezetés',
  panels: 'panelek, oldalak, oldal, panel, részek, belső, külső, lapok',
  sections: 'szakaszok, fejezetek, részek, kategóriák, fogások, csoportok, tartalom, blokkok, szekciók',
  legend: 'jelmagyarázat, jelölések, allergének, szimbólumok, rövidítések, jelek, ikonok, allergén jelölések',
  items:
    'tételek, ételek, termékek, elemek, fogások, lista, étel, kínálat, pontok, feladatok, menü, választék',
  marks: 'jelölések, allergének, jelek, címkék, szimbólumok, vegán, vegetáriánus, diéta, étrend, ikonok',
  spreads: 'lookok, szettek, oldalpárok, oldalak, összeállítások, look, fejezetek',
  stories:
    'cikkek, hírek, történetek, témák, e számunkban, e szám tartalma, írások, tartalom, rovatok, újdonságok, aktualitások',
  preheader: 'előnézet, előnézeti szöveg, preheader',
  unsubscribe: 'leiratkozás, leiratkozom, leiratkozási link, feliratkozás kezelése, hírlevél lemondása',
  // Graphics
  modules: 'modulok, blokkok, ábrák, diagramok, grafikonok, részek, panelek',
  series:
    'adatsor, adatok, adatsorok, értékek, diagram, grafikon, sorozat, trend, havi bontás, éves bontás, bontás, alakulása',
  label: 'címke, megnevezés, mutató, név, kategória, jellemző, tétel, cím, mutatószám, mi, mező',
  target: 'cél, célérték, terv, tervezett, célszám, küszöb, határérték, költségkeret, célkitűzés',
  tiles: 'mutatók, kulcsmutatók, kpi, kártyák, kulcsszámok, mutatószámok, fő számok, áttekintés, csempék',
  tasks:
    'feladatok, teendők, teendő, tennivalók, akciópontok, intézkedések, következő lépések, nyitott pontok, ellenőrzőlista',
  tables: 'táblázatok, táblázat, adatok, részletek, listák, bontás',
  events:
    'események, idővonal, mérföldkövek, kronológia, történet, fontos dátumok, dátumok, állomások, időrend, naptár, évek, fejezetek',
  lanes:
    'oszlopok, szakaszok, fázisok, témák, irányok, sávok, negyedévek, horizontok, csoportok, ütemek, területek, ütemterv, pillérek, munkafolyamok',
  status: 'állapot, státusz, helyzet, készültség, fázis, állás, kész',
  owner:
    'felelős, felelőse, gazda, projektgazda, ki, csapat, megbízott, vezető, felelős személy, hozzárendelve',
  milestone:
    'mérföldkő, szakasz, fázis, negyedév, verzió, ütem, téma, oszlop, határidő, horizont, sprint, terület, sáv',
  people:
    'emberek, személyek, munkatársak, beosztottak, szervezet, szervezeti ábra, szervezeti felépítés, szerkezet, csapat, tagok, munkakörök, hierarchia, felépítés',
  reportsTo:
    'felettes, felettese, vezetője, főnök, főnöke, közvetlen felettes, irányítja, jelent, alá tartozik, kinek jelent, vezető',
  vacant:
    'betöltetlen, üres, nyitott pozíció, megüresedett, felvétel alatt, üres állás, felvétel, betöltendő',
  // Talks
  pageHeader: 'fejléc, élőfej, oldalfejléc',
  frontSide: 'előlap, előoldal, első oldal, elöl',
  backSide: 'hátlap, hátoldal, hátsó oldal, hátul, a hátoldalon',
  pageFooter: 'lábléc, élőláb, oldal alja, lap alja',
  slides: 'diák, dia, diakocka, diacím, diaszám, a dián, vászon, képernyőn, dia címe',
  speech:
    'előadói jegyzet, előadói jegyzetek, jegyzetek az előadónak, amit mondok, mondom, szöveg az előadónak, beszéd, narráció, elhangzik',
  // Words inside copy rather than labels
  greetingWords:
    'kedves, tisztelt, szia, sziasztok, helló, hello, jó napot, jó napot kívánok, üdv, szervusz, szeretett, drága, jó reggelt, jó estét',
  closingWords:
    'üdvözlettel, tisztelettel, szívélyes üdvözlettel, baráti üdvözlettel, köszönettel, szeretettel, őszinte tisztelettel, minden jót, üdv, köszönöm, köszönjük, hálával, várjuk, viszontlátásra, ölel, kézcsókkal',
  totalWords: 'összesen, végösszeg, mindösszesen, fizetendő, összeg, együtt, egyenleg',
  presentWords: 'jelenleg, jelen, ma, máig, mostanáig, most, napjainkig, folyamatban, óta, jelenlegi',
  doneWords:
    'kész, elkészült, befejezve, lezárva, teljesítve, megtörtént, átadva, elindult, jóváhagyva, megoldva, kiadva, befejezett, teljesült, kifizetve',
  activeWords:
    'folyamatban, folyik, aktív, zajlik, megkezdve, elkezdve, fejlesztés alatt, tesztelés alatt, dolgozunk rajta, most, épül, bevezetés alatt',
  plannedWords:
    'tervezett, tervezve, tervben, következő, következik, hamarosan, teendő, ütemezve, várakozik, nem kezdődött el, javasolt, előkészítés alatt, jövőbeli, függőben, vázlat',
  laterWords:
    'később, egyszer, ötlet, ötletek, talán, mérlegeljük, hosszú távú, hosszú távon, jövőbeni, kutatás, majd',
  blockedWords:
    'elakadt, blokkolva, késik, késésben, veszélyben, kockázat, felfüggesztve, szünetel, kritikus, csúszik, csúszás, leállt, akadályozva',
  droppedWords:
    'elvetve, törölve, elvetett, lemondva, elutasítva, visszavonva, nem készül el, nem valósul meg, kihagyva, most nem, idén nem, elmarad',
  vacantWords:
    'betöltetlen, nyitott pozíció, üres, megüresedett, felvétel alatt, keresünk, munkatársat keresünk, üres állás, betöltendő, felvételt hirdetünk, n n',
  staffWords:
    'törzskar, titkárság, asszisztens, személyi asszisztens, vezetői asszisztens, titkár, titkárnő, tanácsadó, jogtanácsos, belső ellenőrzés, kabinet, kabinetfőnök',
  freeWords:
    'ingyenes, ingyen, díjmentes, díjtalan, térítésmentes, benne van, a ház ajándéka, ajándék, kérésre',
  streetWords:
    'utca, u, út, útja, tér, tere, körút, krt, sor, sétány, köz, fasor, rakpart, park, liget, lépcső, dűlő',
  callsWords: 'vagyok, a nevem, hívnak, nevem',
  livesWords: 'élek, lakom, itt élek',
  companyWords:
    'kft, bt, zrt, nyrt, rt, kkt, kht, nonprofit, egyesület, alapítvány, egyetem, intézet, társaság, iskola, gimnázium, kórház, műhely, csoport, klub, stúdió, ügynökség, szövetkezet, önkormányzat, múzeum, színház, iroda, könyvtár',
}))
