import { onDemand } from '../../on-demand.ts'
import type { Words } from './en.ts'

/** What labels mean, in Danish. */
export const danish: () => Words = onDemand(() => ({
  // The document
  title: 'titel, overskrift, hovedoverskrift, hovedtitel, rubrik, dokumentnavn',
  subtitle: 'undertitel, underoverskrift, underrubrik, slogan, motto, mellemrubrik, manchet',
  eyebrow: 'overrubrik, trompet, kicker, vignet',
  summary:
    'resumé, sammenfatning, sammendrag, manchet, indledning, introduktion, beskrivelse, kort beskrivelse, overblik, oversigt, abstract, kort fortalt, kort sagt, i korte træk, profil, profiltekst, om mig, kort om, kort om mig, personlig profil, præsentation, baggrund, teaser',
  text: 'tekst, brødtekst, indhold, beskedtekst, ordlyd, detaljer, forklaring, fortælling, historie',
  author:
    'forfatter, forfattere, af, skrevet af, tekst af, udarbejdet af, skribent, oplægsholder, foredragsholder, taler, præsenteret af, præsenteres af, underviser, redaktør, redaktion',
  publisher: 'udgiver, udgivet af, forlag, ansvarshavende redaktør, forlægger, publiceret af, institution',
  date: 'dato, dag, hvornår, den, d, dato og tid, dateret, dato og tidspunkt',
  datePublished:
    'udgivet, udgivet den, offentliggjort, publiceret, udgivelsesdato, publiceringsdato, udgivelsesår, udkommet, udkom, udgivelse, bragt',
  updated:
    'opdateret, opdateret den, senest opdateret, sidst opdateret, senest ændret, sidst ændret, revideret, pr, status pr, opgjort pr',
  version: 'version, udgave, oplag, revision, rev, udkast, versionsnummer',
  period:
    'periode, rapportperiode, rapporteringsperiode, tidsperiode, opgørelsesperiode, kvartal, måned, uge, år, løbetid, varighed, regnskabsår, regnskabsperiode, måleperiode, semester, aftaleperiode',
  season: 'sæson, kollektion, årstid',
  issue: 'nummer, nr, udgave, årgang, udgave nr, hæfte, bind, nyhedsbrev nr, afsnit',
  language: 'sprog',
  image:
    'billede, foto, fotografi, forsidebillede, forside, baggrundsbillede, topbillede, hovedbillede, portræt, profilbillede, illustration',
  logo: 'logo, bomærke, logotype, firmalogo, navnetræk',
  link: 'link, henvisning, linkadresse',
  url: 'hjemmeside, website, websted, webadresse, web, webside, internet, netadresse, på nettet, online, side, domæne, url, www, tjek på, kontrollér på, kontrolleres på, verificér på, verificering, bekræft på, læs mere på, administrer booking',
  email: 'e-mail, email, mail, e-mailadresse, mailadresse, e-post, skriv til os, skriv til',
  telephone:
    'telefon, tlf, telefonnummer, telefonnr, tlf.nr, mobil, mobilnummer, mobiltelefon, mob, ring, ring til os, direkte nummer, direkte, hovednummer, whatsapp',
  fax: 'fax, telefax, faxnummer',
  address:
    'adresse, postadresse, besøgsadresse, gadeadresse, gade, vej, kontor, hjemsted, find vej, her finder du os, find os, sådan finder du os, bopæl, kontoradresse, lokaler, hovedkontor',
  city: 'by, postdistrikt, kommune, bopæl, hjemby',
  country: 'land',
  contact:
    'kontakt, kontakt os, kontakt mig, kontaktoplysninger, kontaktinformation, kontaktperson, kontaktpersoner, sådan kontakter du os, skriv til os, ring til os, besøg os, find os, spørgsmål, har du spørgsmål, henvendelse, oplysninger, yderligere oplysninger, mere information, yderligere information, sig hej, vil du vide mere, personlige oplysninger, personlige data, personoplysninger',
  socials: 'sociale medier, følg os, følg mig, følg, kanaler, netværk, andre steder, some, sociale kanaler',
  profiles: 'profiler, konti, profiler på nettet, onlineprofiler',
  handle: 'brugernavn, profilnavn, kontonavn, instagram, tiktok, mastodon, alias',
  action:
    'knap, handling, opfordring, knaptekst, linktekst, primær knap, hovedknap, opfordring til handling, første knap, næste skridt, cta',
  secondAction:
    'anden knap, sekundær knap, anden handling, sekundær handling, knap 2, andet link, alternativ handling',
  name: 'navn, fulde navn, fuldt navn, for- og efternavn, person',
  givenName: 'fornavn, kaldenavn, fornavne, for- og mellemnavne',
  familyName: 'efternavn, slægtsnavn',
  jobTitle:
    'stilling, stillingsbetegnelse, titel, jobtitel, rolle, funktion, erhverv, profession, hverv, fag, post, position, grad, beskæftigelse, ønsket stilling',
  organization:
    'virksomhed, firma, organisation, arbejdsgiver, selskab, forening, forbund, myndighed, institution, skole, universitet, højskole, bureau, tegnestue, afdeling, enhed, butik, klub, værksted, ansættelsessted, hold, restaurant, bageri, firmanavn, virksomhedsnavn',
  pronouns: 'pronominer, stedord',
  note: 'bemærkning, note, notat, kommentar, anmærkning, bem, obs, ps, nb, tilføjelse',
  notes:
    'bemærkninger, noter, kommentarer, anmærkninger, andet, øvrigt, diverse, vigtigt, godt at vide, værd at vide, bemærk, bemærk venligst, vær opmærksom på, yderligere oplysninger, vigtig information, praktisk information, praktisk, praktiske oplysninger, talernoter, husk',
  terms:
    'vilkår, betingelser, vilkår og betingelser, handelsbetingelser, salgs- og leveringsbetingelser, betingelser og vilkår, almindelige betingelser, generelle vilkår, brugsbetingelser, brugsvilkår, billetbetingelser, rejsebetingelser, det med småt, med småt, juridisk, ansvarsfraskrivelse, regler, ordensregler, husregler, begrænsninger, afbestilling, refusion, vigtig information, vigtigt, fodnote, restriktioner',
  conditions:
    'betingelser, vilkår, forbehold, begrænsninger, undtagelser, gælder for, gælder ikke, gælder ikke for, kan ikke kombineres med, forudsætninger, krav, mindstekøb, minimumskøb, indløsningsbetingelser, tilbuddet gælder, restriktioner, regler',
  sources:
    'kilder, kilde, datakilde, datakilder, datagrundlag, metode, sådan har vi talt, hvor tallene kommer fra, kildehenvisning, billedkilder, fotokreditering',
  tags: 'emneord, nøgleord, tags, etiketter, kategorier, kategori, emner, stikord, emne, søgeord',
  // Events, tickets
  event:
    'arrangement, begivenhed, koncert, forestilling, opførelse, kamp, spil, film, skuespil, stykke, opera, turné, udstilling, festival, visning, foredrag, fest, event, adgang til, hvad, messe, musical, forevisning, oplevelse',
  performer:
    'kunstner, kunstnere, medvirkende, medvirker, med, optræder, optrædende, på scenen, i rollerne, skuespillere, band, ensemble, solist, solister, dirigent, orkester, opvarmning, support, musik af, musik, instruktør, instrueret af, iscenesættelse',
  startDate:
    'start, startdato, begynder, fra, starter, premiere, åbner, åbning, fernisering, koncertdato, spilledato, spilledag, dato og tid, tidspunkt, forestillingsdato, begyndelsesdato, arrangementsdato',
  endDate: 'slut, slutdato, slutter, til, til og med, t.o.m., sidste dag, afslutning, ophør, lukker',
  time: 'tid, klokken, kl, klokkeslæt, starttidspunkt, starttid, tidspunkt, begynder kl, starter kl, start, begynder, tider, spilletid, kampstart, koncertstart, tæppet går, åbningstider, tidsrum',
  endTime: 'sluttidspunkt, sluttid, slutter, slut, slutter kl, til kl, forventet sluttid, forventes slut',
  doorTime:
    'døre, dørene åbner, dørene åbnes, døråbning, døre åbner, dørene åbner kl, indgang fra, indslip, indslip fra, porten åbner, portene åbner, publikum lukkes ind, salen åbner, adgang fra, porte åbner',
  location:
    'sted, spillested, lokation, lokale, hvor, arena, scene, sal, teater, hal, stadion, rum, mødested, lokalitet, bopæl, koncertsal, bor i, hus, område, sted og adresse, festlokale, plads',
  programme:
    'program, programpunkter, dagsorden, tidsplan, agenda, køreplan, dagens program, spilleplan, forløb, på programmet, dagen, drejebog, mødeprogram, skema',
  organizer:
    'arrangør, arrangører, arrangeret af, arrangeres af, vært, værter, præsenteres af, præsenteret af, produceret af, en produktion af, producent, medarrangør, afholdes af',
  sponsors:
    'sponsorer, sponsor, samarbejdspartnere, samarbejdspartner, partnere, partner, støttet af, med støtte fra, sponsoreret af, hovedsponsor, i samarbejde med, bidragydere, tak til, finansieret af',
  seatSection:
    'sektion, afsnit, dæk, blok, tribune, sektor, parket, gulv, balkon, etage, område, zone, kategori, priskategori, pladskategori, loge, billettype, niveau, siddeafsnit, billetkategori, felt, vogn, bord',
  seatRow: 'række, rk, rækkenummer, række nr, bænk, bænkerække, stolerække',
  seatNumber:
    'plads, sæde, stol, pladsnummer, plads nr, pladsnr, sædenummer, siddeplads, sæde nr, stolenummer, stol nr',
  entrance: 'indgang, port, dør, opgang, indgang via, adgang via, indgangsport, trappe, indgang fra',
  holder:
    'billetindehaver, indehaver, udstedt til, navn på billetten, gæst, besøgende, deltager, medlem, køber, bestilt af, booket af, købt af, for, billetten gælder for, billetholder',
  price:
    'pris, billetpris, entré, adgang, gebyr, beløb, takst, betalt, deltagerpris, deltagergebyr, koster, indgang, entrépris, billet',
  orderNumber:
    'ordrenummer, ordre, ordrenr, ordre nr, bestillingsnummer, bestillingsnr, bestilling, bookingnummer, bookingnr, booking, reservationsnummer, bookingreference, købsnummer, ordre-id, bekræftelsesnummer, reference, transaktion, ref',
  ticketNumber:
    'billetnummer, billetnr, billet nr, billet, billet-id, e-billet, serienummer, løbenummer, stregkode, nummer, nr, billetkode',
  // Flights
  airline:
    'flyselskab, luftfartsselskab, selskab, transportør, opereres af, operatør, udføres af, rederi, togselskab, togoperatør, fly med',
  passengerName:
    'passager, passagerens navn, passagernavn, rejsende, navn på passager, navn, den rejsendes navn, gæst',
  flightNumber:
    'fly, flynummer, rutenummer, flight, flightnummer, flynr, fly nr, tog, tognummer, tog nr, afgang nr, tur, rute, linje, flyvning',
  departureAirport:
    'fra, afrejsested, afgangslufthavn, afrejselufthavn, afgang fra, afrejse fra, afgangssted, afgangsstation, startsted, rejser fra, flyver fra',
  arrivalAirport:
    'til, destination, ankomststed, ankomstlufthavn, ankomst til, rejsemål, bestemmelsessted, ankomststation, rejser til, flyver til, slutdestination',
  departureDate:
    'afrejsedato, afgangsdato, rejsedato, rejsedag, flydato, dato, afrejsedag, udrejse, udrejsedato, rejser den, dato for afrejse',
  boardingTime:
    'boarding, boardingtid, boarding starter, mødetid, fremmøde, ombordstigning, boarding fra, boarding kl, boardingtidspunkt, boarding begynder, ved gaten, påstigning',
  departureTime:
    'afgang, afgangstid, afgår, afrejse, afrejsetidspunkt, start, afgangstidspunkt, planmæssig afgang, planlagt afgang, afg, afgår kl, letter',
  arrivalTime:
    'ankomst, ankomsttid, ankommer, lander, landing, ankomsttidspunkt, forventet ankomst, planlagt ankomst, ank, fremme',
  gate: 'gate, udgang, spor, perron, platform, gatenummer, kaj, gate nr',
  gateCloses:
    'gaten lukker, gate lukker, gate lukkes, gaten lukkes, lukning af gate, boarding slutter, boarding lukker, boarding afsluttes, sidste kald, sidste opkald, lukker, gate lukker kl',
  terminal: 'terminal, afgangsterminal, hal, afgangshal',
  seat: 'plads, sæde, sædenummer, pladsnummer, siddeplads, sæde nr, plads nr',
  cabinClass:
    'klasse, rejseklasse, kabine, kabineklasse, bookingklasse, serviceklasse, billetklasse, vognklasse, billettype',
  boardingGroup: 'gruppe, boardinggruppe, boarding gruppe, zone, boardingzone, prioritet',
  sequenceNumber:
    'sekvens, sekvensnummer, løbenummer, seq, check-in-nummer, check-in nr, ordensnummer, boardingnummer, sikkerhedsnummer',
  reservationNumber:
    'bookingreference, bookingnummer, bookingnr, bookingkode, booking, reservation, reservationsnummer, reservationskode, bestillingsnummer, reference, bekræftelse, bekræftelseskode, ordrenummer, pnr, rejsekode',
  frequentFlyer:
    'bonuskort, bonusnummer, bonusprogram, medlemsnummer, medlemskort, eurobonus, eurobonusnummer, loyalitetsprogram, frequent flyer-nummer, loyalitetsnummer, stamkunde',
  baggage:
    'bagage, indchecket bagage, håndbagage, kabinebagage, kufferter, tilladt bagage, kufferter og tasker, bagagevægt, kolli',
  // Certificates, vouchers, coupons
  recipient:
    'modtager, tildeles, tildelt, udstedt til, overrækkes til, gives til, til, for, til hvem, til fordel for, det bekræftes hermed at, hermed bekræftes at, det attesteres hermed at, hermed attesteres at, deltager, elev, studerende, kursist, prismodtager, modtagerens navn, indehaver, til ære for, præsenteres til, kursusdeltager, dimittend',
  credential:
    'kursus, uddannelse, program, kvalifikation, certificering, udmærkelse, diplom, prøve, eksamen, efteruddannelse, kursusnavn, modul, fag, workshop, seminar, for, som anerkendelse for, svendebrev, bevis for, kompetence, har gennemført, gennemført uddannelse, bestået, forløb',
  issuer:
    'udsteder, udstedt af, udstedes af, tildelt af, tildeles af, kursusudbyder, uddannelsesinstitution, kursusarrangør, organisation, institution, myndighed, akademi, certificeret af, fra, butik, udbyder, arrangør',
  dateIssued:
    'udstedt, udstedt den, udstedelsesdato, dato for udstedelse, dato, udstedelse, tildelt den, afsluttet den, afslutningsdato, gennemført den, eksamensdato, prøvedato, bestået den',
  identifier:
    'certifikatnummer, certifikatnr, certifikat nr, certifikat-id, bevisnummer, bevis nr, diplomnummer, diplom nr, registreringsnummer, referencenummer, journalnummer, journalnr, j.nr, sagsnummer, licensnummer, id, id-nummer, nummer, nr, serienummer, løbenummer, bekræftelseskode, kontrolkode, autorisationsnummer, verifikationskode',
  grade:
    'karakter, resultat, bedømmelse, karaktergennemsnit, point, eksamenskarakter, niveau, vurdering, udmærkelse, gennemsnit',
  hours:
    'timer, omfang, varighed, længde, antal timer, kursustimer, undervisningstimer, ects-point, ects, lektioner, timetal',
  signatures:
    'underskrifter, underskrift, underskrevet, underskrevet af, underskrivere, underskriver, underskrives af, signatur, signaturer, tegningsberettiget, for virksomheden, vitterlighedsvidner, tiltrædelse, sted og dato',
  offer:
    'tilbud, rabat, særtilbud, kampagne, du får, du sparer, i sparer, spar, besparelse, nedsættelse, fordel, kupon på, din fordel, prisnedsættelse, favørpris',
  product: 'produkt, vare, artikel, varer, gælder for, gælder på, på, ved køb af',
  code: 'kode, rabatkode, kampagnekode, gavekortkode, kuponkode, indløsningskode, tilbudskode, brug koden, med koden, adgangskode, kortnummer, aktiveringskode, værdikode, pinkode',
  serialNumber:
    'serienummer, serienr, gavekortnummer, gavekort nr, kortnummer, løbenummer, løbenr, nummer, nr, kuponnummer, værdibevisnummer, nummereret',
  validFrom:
    'gyldig fra, gælder fra, gyldigt fra, gælder fra og med, fra, fra og med, f.o.m., startdato, start, aktiv fra, kan indløses fra, kan bruges fra, træder i kraft, begynder',
  validThrough:
    'gyldig til, gælder til, gyldigt til, gyldig til og med, gælder til og med, gyldig t.o.m., gælder t.o.m., til og med, t.o.m., sidste gyldige dag, udløbsdato, udløber, udløber den, skal bruges senest, bruges senest, bruges inden, indløses senest, indløs senest, sidste dag, gyldighed, gyldighedsperiode, gyldig, gælder, slutdato, slutter, bedst før, bestil senest, kan bruges til, bruges før',
  value:
    'værdi, beløb, gavekortets værdi, gavekortværdi, saldo, til en værdi af, pålydende, sum, rest, tal, aktuel værdi, nu, aktuelt, antal, målt, faktisk',
  giver:
    'fra, giver, gave fra, givet af, købt af, afsender, kærlig hilsen fra, en gave fra, skænket af, gavegiver',
  message:
    'hilsen, besked, personlig hilsen, personlig besked, dedikation, ord med på vejen, lykønskning, korttekst',
  redeemAt:
    'indløses hos, indløs hos, indløses i, indløses på, kan indløses hos, indløsning, sådan indløser du, sådan bruger du gavekortet, sådan bruges det, gælder hos, gælder i, gyldig hos, kan bruges hos, kan bruges i, bruges hos, booking, bestil tid, book tid, reservation, bordbestilling, tidsbestilling, bestilling',
  // Invitations
  hosts:
    'værter, vært, værtinde, værtspar, brudepar, brudeparret, indbydere, inviteret af, inviterer, forældre, fra, invitation fra, indbyder, parret',
  request:
    'invitation, indbydelse, invitationstekst, vi inviterer, vi inviterer til, du inviteres, du er inviteret, i er inviteret, i inviteres, har den glæde at indbyde, indbydes hermed, indbydelsestekst',
  dress: 'påklædning, dresscode, dress code, tøj, antræk, beklædning, hvad skal man have på',
  rsvp: 's.u., su, s.u. senest, svar udbedes, svar udbedes senest, svar, svar senest, svarfrist, tilmelding, tilmelding senest, tilmeld dig, meld tilbage senest, tilbagemelding, giv besked, giv os besked, svar inden, afbud, tilmeldingsfrist, tilmeld jer',
  // Letters
  sender: 'afsender, fra, ansøger, afsenderadresse, returadresse, skribent',
  subject: 'emne, vedrørende, vedr, angående, ang, sag, gælder, emnelinje, overskrift, om',
  salutation: 'hilsen, tiltale, indledende hilsen, åbningshilsen, tiltaleform',
  closing: 'afslutning, afsluttende hilsen, hilsen, afslutningshilsen, hilsner',
  signature: 'underskrift, signatur, navn, underskrevet, undertegnede',
  enclosures:
    'bilag, vedlagt, vedlagte bilag, vedhæftet, vedlægges, vedhæftede filer, kopi til, vedhæftninger',
  // Bills
  seller:
    'sælger, leverandør, fra, udsteder, fakturaudsteder, fakturaafsender, afsender, virksomhed, firma, udstedt af, faktura fra, betalingsmodtager, tjenesteyder, vores oplysninger, entreprenør, kreditor',
  buyer:
    'køber, kunde, fakturamodtager, faktureringsadresse, fakturaadresse, faktura til, faktureres til, faktureret til, modtager, bestiller, til, betaler, leveringsadresse, kundeoplysninger, att, for, rekvirent, debitor',
  client:
    'kunde, bestiller, opdragsgiver, ordregiver, klient, udarbejdet for, udarbejdet til, til, for, på vegne af, bygherre, rekvirent, præsenteret for, hvervgiver',
  invoiceNumber:
    'fakturanummer, fakturanr, faktura nr, faktura, fakt nr, regningsnummer, regning nr, regning, bilagsnummer, nummer, nr, faktura-id, fakturaens nummer',
  issueDate:
    'fakturadato, udstedelsesdato, dato, udstedt, udstedt den, faktureringsdato, fakturaens dato, faktureret, regningsdato, bilagsdato',
  paymentDueDate:
    'forfaldsdato, forfald, forfaldsdag, forfalder, betalingsfrist, betales senest, betales inden, betal senest, sidste rettidige betalingsdag, sidste betalingsdag, sidste rettidige betaling, rettidig betaling, forfalder den, betalingsdato, forfalder til betaling',
  supplyDate:
    'leveringsdato, levering, leveret, udført, leveringsperiode, leveringstidspunkt, udførelsesdato, ydelsesperiode, for perioden, vedrører perioden, arbejdet udført, faktureringsperiode, udført arbejde, leverancedato, ydet',
  reference:
    'reference, referencenummer, deres reference, vores reference, vor reference, jeres reference, deres ref, vores ref, ref, ordrenummer, ordre nr, ordre, indkøbsordre, indkøbsordrenummer, rekvisition, rekvisitionsnummer, projekt, projektnummer, betalingsreference, betalings-id, betalingsid, kundenummer, kundenr, kunde nr, debitornummer, kontraktnummer, sag, sagsnr, sagsnummer, ean-nummer, ean, ean-nr, vedrørende, fi-kode, kortart',
  taxId:
    'cvr, cvr-nr, cvr-nummer, se-nr, se-nummer, momsnummer, momsnr, moms nr, momsregistreringsnummer, vat-nummer, vat nr, skattenummer, registreringsnummer, virksomhedsnummer, cvr/se-nr',
  iban: 'iban, kontonummer, kontonr, konto nr, konto, bankkonto, reg.nr. og kontonr, reg. og kontonr, iban-nummer, iban-nr, girokonto, girokort',
  bic: 'bic, swift, bic swift, swift-kode, bic-kode, reg nr, regnr, bankens reg.nr',
  bank: 'bank, bankoplysninger, pengeinstitut, betalingsoplysninger, betalingsinformation, betaling, betales til, betaling til, kontoindehaver, kontohaver, betalingsmåde, betalingsmetode, bankforbindelse, sådan betaler du, banknavn, indbetales til, bankoverførsel, overføres til, indbetaling',
  paymentTerms:
    'betalingsbetingelser, betalingsvilkår, betalingsfrist, morarenter, morarente, rykkergebyr, netto, ved for sen betaling, kredittid, rentetilskrivning, løbende måned',
  lines:
    'linjer, fakturalinjer, poster, varer, ydelser, varelinjer, specifikation, produkter, udført arbejde, ordrelinjer, leverancer, bestilling, køb, omkostninger, varer og ydelser, varer/ydelser',
  description:
    'beskrivelse, betegnelse, ydelse, vare, produkt, artikel, tekst, specifikation, varebeskrivelse, varebetegnelse, arbejde, opgave, hvad, post, varenavn, aktivitet, varetekst, navn',
  quantity: 'antal, mængde, stk, styk, timer, dage, kvantum, ant, enheder, antal timer',
  unit: 'enhed, enh, måleenhed, pr, mængdeenhed',
  unitPrice:
    'enhedspris, stykpris, stk-pris, á pris, pris, pris pr enhed, timepris, timesats, pris pr stk, pris pr styk, á, dagspris, sats, timeløn, pris/stk, pris per enhed, pr stk',
  discount: 'rabat, fradrag, prisnedslag, nedslag, nedsættelse, rabatsats, mængderabat, rab, afslag, kupon',
  taxRate: 'momssats, moms, momsprocent, afgiftssats, skat, momspct, moms i procent',
  net: 'beløb, netto, nettobeløb, linjebeløb, linjetotal, i alt, sum, total, pris, pris i alt, ekskl moms, ex moms, nettopris, beløb ekskl moms, værdi',
  subtotal:
    'subtotal, subtotal ekskl moms, i alt ekskl moms, total ekskl moms, total ex moms, netto, nettobeløb, beløb ekskl moms, ekskl moms, ex moms, uden moms, momsgrundlag, momspligtigt beløb, mellemsum, sum ekskl moms, i alt uden moms, i alt før moms, pris ekskl moms, delsum, i alt ex moms, varer i alt',
  tax: 'moms, momsbeløb, heraf moms, heraf udgør moms, inkl moms, inklusive moms, afgift, moms i alt, skat, moms udgør, moms heraf',
  total:
    'i alt, ialt, total, samlet beløb, at betale, beløb at betale, til betaling, i alt inkl moms, total inkl moms, samlet pris, totalbeløb, totalsum, samlet, sum, fakturabeløb, fakturatotal, brutto, beløb til betaling, i alt at betale, slutsum, bruttobeløb, at betale i alt, beløb, pris i alt, tilsammen, samlet sum, i alt dkk',
  paid: 'betalt, allerede betalt, forudbetalt, forudbetaling, aconto, a conto, à conto betalt, depositum, indbetalt, modtaget, udbetaling, delbetaling, aconto betaling, forskud, betalt forud',
  due: 'at betale, resterende, restbeløb, til betaling, udestående, rest, skyldig, skyldigt beløb, mangler at betale, saldo, mangler, tilbage at betale, resterende beløb, resterer, forfaldent beløb, skyldig saldo, beløb til betaling',
  sums: 'summer, totaler, opsummering, beløb, opgørelse, sammentælling',
  receiptNumber:
    'kvitteringsnummer, kvitteringsnr, kvittering nr, kvittering, bonnummer, bon nr, bonnr, bon, transaktion, transaktionsnummer, transaktionsnr, ordrenummer, ordre, købsnummer, ekspedition, ekspeditionsnr, bilag, bilagsnummer, bilagsnr, kassebon, nummer, nr',
  dateTime:
    'dato og tid, dato, tid, tidspunkt, klokkeslæt, kl, dato og klokkeslæt, købsdato, købt, udskrevet, solgt den, dato/tid',
  cashier:
    'ekspedient, kassemedarbejder, betjent af, du blev betjent af, i blev betjent af, tjener, din tjener, jeres tjener, kassedame, kasserer, sælger, medarbejder, personale, ekspederet af, bartender, servitrice, operatør, betjening, du blev ekspederet af',
  till: 'kasse, kassenummer, kasse nr, kassenr, terminal, kasse-id, bord, bordnummer, bord nr, kasseterminal, kasseapparat, disk, terminal-id, term, stander, pumpe',
  payment:
    'betaling, betalt med, betalingsmåde, betalingsmetode, betalingsmiddel, betalingsform, kort, kortbetaling, kontant, kontanter, dankort, visa/dankort, betalingskort, kreditkort, mobilepay, kontaktløs, kontaktløst, mastercard, visa, modtaget, betales med, betalt kontant',
  change:
    'byttepenge, retur, tilbage, retur kontant, vekselpenge, ændring, forskel, afvigelse, udvikling, i forhold til sidste periode, i forhold til sidste år, mod sidste år, mod sidste måned, siden sidst, difference, vækst, trend, sammenlignet med sidste år, delta, ændring i procent, sammenlignet med forrige periode',
  thanks:
    'tak, tak for besøget, tak for dit besøg, tak for købet, tak for dit køb, takkelinje, sidefod, på gensyn, velkommen igen, afslutningslinje, farvel, tak fordi du handlede her',
  // Careers
  experience:
    'erhvervserfaring, erfaring, erfaringer, arbejdserfaring, joberfaring, ansættelser, tidligere ansættelser, karriere, ansættelse, beskæftigelse, stillinger, karriereforløb, professionel erfaring, job, praktik, relevant erfaring, tidligere job, arbejdsliv, akademiske stillinger, akademiske ansættelser, klinisk erfaring, kliniske ansættelser, erhvervskarriere, arbejde, tidligere stillinger',
  education:
    'uddannelse, uddannelser, uddannelsesbaggrund, studier, akademisk uddannelse, skolegang, akademisk baggrund, skoler, eksaminer, uddannelse og kurser, faglig uddannelse, formel uddannelse, videregående uddannelse, akademiske grader',
  volunteering:
    'frivilligt arbejde, frivillig, frivilligt engagement, frivillig erfaring, frivillige aktiviteter, tillidsposter, tillidshverv, foreningsarbejde, ulønnet arbejde, engagement, foreningsliv, samfundsengagement, frivilligarbejde, hverv',
  skills:
    'kompetencer, færdigheder, evner, faglige kompetencer, it-kompetencer, it-kundskaber, it-færdigheder, kernekompetencer, styrker, nøglekompetencer, kvalifikationer, værktøjer, teknologier, metoder, det kan jeg, software, ekspertise, personlige kompetencer, tekniske kompetencer, programmer, it',
  languages: 'sprog, sprogkundskaber, sprogfærdigheder, fremmedsprog, sproglige kompetencer',
  publications:
    'publikationer, udgivelser, udvalgte publikationer, artikler, bøger, videnskabelige artikler, publikationsliste, bogkapitler, skrifter, bibliografi, udvalgte udgivelser, fagfællebedømte artikler, antologier',
  awards:
    'priser, udmærkelser, hædersbevisninger, legater, priser og udmærkelser, hæder, stipendier, legater og priser, medaljer, anerkendelser, æresbevisninger, priser og legater',
  certificates:
    'certifikater, certificeringer, kurser, kurser og certifikater, beviser, kørekort, autorisationer, efteruddannelse, videreuddannelse, autorisation, certificering, licenser, kurser og efteruddannelse, diplomer',
  references:
    'referencer, reference, referencepersoner, referenceliste, litteratur, litteraturliste, kildeliste, kilder, litteraturfortegnelse, bibliografi, videre læsning, læs mere, slutnoter, henvisninger, udtalelser',
  interests:
    'interesser, fritidsinteresser, fritid, hobby, hobbyer, personligt, privat, andet, i fritiden, uden for arbejdet, øvrige interesser, fritidsaktiviteter',
  grants:
    'bevillinger, forskningsbevillinger, tilskud, forskningsmidler, finansiering, eksterne midler, støtte, forskningsstøtte, fondsmidler, eksterne bevillinger, ekstern finansiering',
  talks:
    'foredrag, oplæg, præsentationer, konferencer, forelæsninger, inviterede foredrag, konferencebidrag, konferenceoplæg, udvalgte foredrag, inviterede forelæsninger',
  teaching:
    'undervisning, undervisningserfaring, undervisning og vejledning, vejledning, pædagogisk erfaring, undervisningskompetencer, undervisningsopgaver, kurser jeg har undervist',
  projects:
    'projekter, projekt, udvalgte projekter, egne projekter, sideprojekter, personlige projekter, større projekter, forskningsprojekter',
  memberships:
    'medlemskaber, medlemskab, medlem af, foreninger, selskaber, bestyrelsesposter, udvalg, netværk, bestyrelseshverv, råd og udvalg, medlemskaber og hverv, forbund, bestyrelser',
  entries: 'poster, indlæg, historik, forløb, kronologi, noteringer, optegnelser',
  highlights:
    'højdepunkter, ansvarsområder, arbejdsopgaver, opgaver, resultater, primære opgaver, succeser, ansvar, præstationer, punkter, nøgleresultater, arbejdsområder, bedrifter, opnåede resultater, punktopstilling',
  degree:
    'grad, akademisk grad, uddannelsesretning, retning, studieretning, linje, hovedfag, fag, eksamen, diplom, studie, speciale, uddannelsens navn, fagområde',
  level: 'niveau, sprogniveau, færdighedsniveau, kompetenceniveau, beherskelse, kundskabsniveau',
  // Portfolio, pages
  works:
    'arbejder, værker, projekter, udvalgte arbejder, udvalgte projekter, portfolio, portefølje, cases, udvalgte værker, vores arbejde, nye arbejder, referencer, byggerier, serier, bestillingsopgaver, mine arbejder, seneste arbejder, udvalgte cases',
  year: 'år, årstal, opført, byggeår, færdiggjort, lavet, siden, afsluttet, udført',
  medium: 'teknik, materiale, materialer, medie, mål, størrelse, værktøj, format, lavet af, dimensioner',
  result:
    'resultat, resultatet, resultater, udbytte, effekt, effekten, udfald, virkning, det skete der, efter, sådan gik det, hvad der ændrede sig, hvad det førte til, resultaterne, i dag',
  about:
    'om, om os, om mig, hvem er vi, hvem vi er, vores historie, hvem er jeg, biografi, om firmaet, om virksomheden, om tegnestuen, om kunstneren, om foreningen, vores filosofi, menneskene bag, hvem står bag, hvem jeg er, historien, bio, om studiet',
  services:
    'ydelser, vores ydelser, services, hvad vi laver, det laver vi, det gør vi, hvad vi gør, hvad jeg laver, hvad jeg tilbyder, vi tilbyder, tjenester, vores tjenester, arbejdsområder, sådan kan vi hjælpe, sådan kan jeg hjælpe, hvad vi tilbyder, omfang, behandlinger, det tilbyder vi, fagområder',
  features:
    'fordele, funktioner, egenskaber, det får du, hvad du får, du får, det er inkluderet, inkluderet, hvad er inkluderet, det indeholder, hvorfor, hvorfor os, derfor, grunde, dine fordele, højdepunkter, godt at vide, gode grunde, hvorfor vælge os, hvad gør den anderledes, finesser',
  stats:
    'tal, nøgletal, i tal, statistik, fakta og tal, tal og fakta, året i tal, tallene, vigtige tal, de vigtigste tal, kort om os i tal, virksomheden i tal, resultater i tal, vi i tal, fakta',
  steps:
    'trin, sådan fungerer det, sådan foregår det, sådan gør du, sådan virker det, fremgangsmåde, proces, processen, trin for trin, i tre trin, tre trin, vejledning, instruktioner, anvisninger, sådan arbejder vi, sådan bestiller du, kom i gang, næste skridt, hvad sker der nu, forløb, procedure, arbejdsgang, tilberedning, skridt',
  quotes:
    'citater, citat, udtalelser, anmeldelser, kundeudtalelser, anbefalinger, det siger vores kunder, det siger kunderne, hvad vores kunder siger, hvad kunderne siger, hvad andre siger, stemmer, pressen skrev, ros, referencer, tilbagemeldinger, hvad folk siger, det siger andre',
  offers:
    'priser, prisliste, pris, pakker, billetter, gebyrer, omkostninger, vores priser, takster, abonnementer, muligheder, hvad det koster, hvad koster det, det koster det, entré, medlemskab, kontingent, budget, investering, prisoverslag, billetpriser, økonomi, overslag, tilbud, niveauer, honorar',
  questions:
    'spørgsmål, ofte stillede spørgsmål, spørgsmål og svar, faq, gode spørgsmål, typiske spørgsmål, hyppige spørgsmål, ofte stillede, det spørger mange om, hyppigt stillede spørgsmål, spørg bare, du spørger',
  question: 'spørgsmål, spm',
  answer: 'svar',
  navigation: 'navigation, navigering',
  links:
    'links, mine links, flere links, henvisninger, linkliste, knapper, find mig, her finder du mig, bogmærker, ressourcer',
  gallery:
    'galleri, billeder, billedgalleri, fotogalleri, fotos, fotografier, album, indtryk, stemningsbilleder',
  team: 'team, teamet, vores team, holdet, medarbejdere, medarbejderne, personale, personalet, menneskene, menneskene bag, ansatte, kolleger, stifterne, stiftere, bestyrelse, bestyrelsen, ledelse, ledelsen, medlemmer, organisation, mød holdet, folkene bag, direktion, grundlæggere, mandskab',
  // Cases, documents
  challenge:
    'udfordring, udfordringen, problem, problemet, baggrund, udgangspunkt, situation, situationen, opgave, opgaven, før, behov, behovet, problemstilling, problemformulering, udgangspunktet, brief, hvor vi startede, sådan var det',
  approach:
    'løsning, løsningen, tilgang, vores løsning, fremgangsmåde, metode, gennemførelse, strategi, idé, idéen, det gjorde vi, hvad vi gjorde, sådan gjorde vi, arbejdet, vores tilgang, forslag til løsning, vores forslag, koncept, indsats, løsningsforslag',
  facts:
    'fakta, oplysninger, projektfakta, faktaboks, data, tekniske data, specifikation, specifikationer, kort om, hurtige fakta, detaljer, fakta om projektet, nøgleoplysninger, stamdata, kort fortalt, projektdata',
  parties:
    'parter, parterne, part, aftaleparter, aftaleparterne, mellem, kontraktparter, indgået mellem, og, kontraktens parter, aftalens parter',
  effectiveDate:
    'ikrafttrædelse, ikrafttrædelsesdato, ikrafttræden, træder i kraft, træder i kraft den, gælder fra, gælder fra og med, aftaledato, startdato, aftalens begyndelse, dato, dato for aftalen, overtagelse, overtagelsesdag, indgået den, kontraktstart, dateret, tiltrædelse, tiltrædelsesdato, virkning fra, aftalestart',
  clauses:
    'klausuler, paragraffer, bestemmelser, aftalevilkår, vilkår, aftale, aftalen, artikler, punkter, kontraktvilkår, afsnit, overenskomst, aftalens bestemmelser',
  definitions:
    'definitioner, begreber, ordliste, ordforklaring, begrebsliste, ordforklaringer, centrale begreber, termer, forkortelser, i denne aftale, fortolkning, begrebsafklaring',
  term: 'begreb, term, ord, udtryk, forkortelse',
  meaning: 'betydning, definition, forklaring, betyder',
  schedules: 'bilag, bilagsliste, tillæg, appendiks, bilagsoversigt, aftalebilag',
  law: 'lovvalg, gældende ret, lovvalg og værneting, værneting, tvister, tvist, tvistløsning, gældende lov, jurisdiktion, lovgivning',
  background: 'baggrund, præambel, formål, baggrund og formål, indledning',
  panels:
    'paneler, sider, flapper, panel, side, inderside, yderside, forside, bagside, opslag, dele, afsnit, flap, kapitler, fløje',
  sections:
    'afsnit, sektioner, dele, kapitler, kategorier, grupper, retter, indhold, indholdsfortegnelse, områder, blokke',
  legend:
    'signaturforklaring, tegnforklaring, forklaring, symboler, allergener, allergenmærkning, forkortelser, mærkning, symbolforklaring, allergiinformation, allergier, allergenoversigt, koder',
  items:
    'retter, madretter, poster, varer, produkter, drikkevarer, menu, menuen, menukort, spisekort, liste, mad, mad og drikke, punkter, elementer, udvalg, dagens retter, artikler',
  marks:
    'mærkning, mærker, allergener, symboler, kost, diæt, vegetarisk, vegansk, koder, indeholder, kosthensyn, bemærkninger',
  spreads: 'opslag, looks, outfits, sider, plancher, kapitler, look, billedopslag, dobbeltsider',
  stories:
    'artikler, nyheder, historier, indlæg, i dette nummer, indhold, emner, aktuelt, reportager, notitser, rapporter, siden sidst, nyt',
  preheader: 'forhåndsvisning, previewtekst, preheader, forhåndstekst, forhåndsvisningstekst, indbakketekst',
  unsubscribe:
    'afmeld, afmelding, frameld, framelding, afmeld nyhedsbrev, afmeld dig, frameld dig, frameld nyhedsbrev, stop abonnementet, afmeldingslink, opsig abonnement',
  // Graphics
  modules: 'moduler, blokke, diagrammer, afsnit, dele, grafik, figurer',
  series:
    'serie, dataserie, diagram, værdier, data, udvikling, tidsserie, graf, pr måned, måned for måned, over tid, pr år, kurve, historik, måleserie, fordeling',
  label: 'etiket, nøgletal, mål, betegnelse, indikator, navn, kategori, hvad, måltal, parameter, post',
  target: 'mål, måltal, plan, budget, målsætning, målværdi, grænseværdi, planlagt, målet, grænse',
  tiles:
    'nøgletal, felter, kort, vigtigste nøgletal, de vigtigste tal, indikatorer, kpi, kpier, overblik, hovedtal, bokse, de vigtigste nøgletal',
  tasks:
    'opgaver, at gøre, handlinger, næste skridt, åbne punkter, handlingspunkter, tjekliste, opgaveliste, to-do, huskeliste, opfølgning, aktiviteter, udestående, tiltag, udestående opgaver, aktionspunkter, udeståender',
  tables: 'tabeller, tabel, detaljer, opstilling, oversigt, lister, opgørelse',
  events:
    'begivenheder, tidslinje, milepæle, historie, historik, kronologi, vigtige datoer, årstal, datoer, kalender, hændelser, vigtige begivenheder, år for år',
  lanes:
    'faser, etaper, kolonner, spor, områder, temaer, kvartaler, horisonter, arbejdsspor, baner, grupper, indsatsområder, fokusområder, milepæle, delprojekter, arbejdspakker, køreplan, indsatser',
  status: 'status, tilstand, stadie, stade, fremdrift, fase, projektstatus, stadium',
  owner:
    'ansvarlig, ejer, ansvarlige, hvem, ansvar, projektleder, tildelt, sagsbehandler, team, tovholder, ansvarshavende, ansvarlig person, opgaveejer, udfører, tildelt til',
  milestone:
    'milepæl, etape, fase, release, version, kvartal, sprint, delmål, tema, område, kolonne, spor, deadline, frist, horisont, hvornår, arbejdspakke',
  people:
    'personer, medarbejdere, ansatte, medlemmer, personale, stillinger, team, organisation, organisationsdiagram, organisationsplan, struktur, roller, underordnede, mennesker, organigram, organisationsstruktur',
  reportsTo:
    'refererer til, rapporterer til, leder, nærmeste leder, chef, overordnet, nærmeste chef, ledes af, under, foresat, underlagt, hører under',
  vacant:
    'vakant, ledig, ledig stilling, ubesat, vakance, åben stilling, ikke besat, opslået, rekrutteres, skal besættes',
  // Talks
  pageHeader: 'sidehoved',
  frontSide: 'forside',
  backSide: 'bagside',
  pageFooter: 'sidefod',
  slides: 'slides, slide, dias, lysbilleder, slidetitel, på sliden, på skærmen',
  speech: 'talernoter, noter til taleren, hvad jeg siger, jeg siger, manuskript, manus',
  // Words inside copy rather than labels
  greetingWords:
    'kære, hej, goddag, god dag, godmorgen, til rette vedkommende, hejsa, kære alle, hej alle, ærede, dav, til dig der',
  closingWords:
    'med venlig hilsen, venlig hilsen, de bedste hilsner, bedste hilsner, mange hilsner, kærlig hilsen, hilsen, mvh, med venlige hilsner, venlige hilsner, vh, kh, knus, kærligst, på gensyn, hjertelig hilsen, mange tak, med hilsen, tak på forhånd, varme hilsner, bedste hilsen, hav det godt, vi ses, med højagtelse, ærbødigst, på forhånd tak',
  totalWords: 'i alt, ialt, total, samlet, sum, tilsammen, alle, totalsum, samtlige, hele, saldo',
  presentWords:
    'nu, i dag, nuværende, igangværende, dags dato, til dato, til nu, aktuel, siden, løbende, pt, p.t., fortsat, nutid, frem til nu',
  doneWords:
    'færdig, færdigt, afsluttet, gennemført, udført, klar, klart, fuldført, leveret, lanceret, udgivet, godkendt, løst, betalt, opnået, færdiggjort, gjort, idriftsat, lukket, i drift, i mål, overstået, implementeret',
  activeWords:
    'i gang, igangværende, undervejs, påbegyndt, aktiv, aktivt, under udvikling, startet, i udvikling, under opførelse, under udførelse, i test, testes, bygges, nu, følger planen, løbende, kører, udrulles, under udrulning, under behandling, i proces, på vej, arbejder på',
  plannedWords:
    'planlagt, planlagte, planlægges, næste, kommende, på vej, ikke påbegyndt, ikke startet, ikke begyndt, snart, foreslået, udkast, afventer, at gøre, i kø, i planlægning, under planlægning, forberedes, venter, dernæst, mangler',
  laterWords:
    'senere, idé, idéer, på et tidspunkt, måske, på sigt, på længere sigt, langsigtet, fremtid, fremtidig, i fremtiden, undersøges, overvejes, ønskeliste, parkeret, engang',
  blockedWords:
    'blokeret, forsinket, sat i bero, på pause, standset, stoppet, risiko, i risiko, kritisk, i fare, truet, går i stå, gået i stå, bagud, udskudt, overskredet, sat på pause, i bero',
  droppedWords:
    'aflyst, droppet, annulleret, opgivet, afbrudt, afvist, nedlagt, udgået, aldrig, ikke aktuelt, fravalgt, skrottet, afbestilt, forkastet, bortfaldet, gøres ikke, ikke planlagt, ikke i, gør vi ikke',
  vacantWords:
    'vakant, ledig, ledig stilling, ubesat, vakance, åben stilling, ikke besat, opslået, under rekruttering, vi søger, søges, skal besættes, n n, nn, under besættelse',
  staffWords:
    'stab, stabsfunktion, stabsenhed, assistent, direktionsassistent, sekretariat, sekretær, rådgiver',
  freeWords:
    'gratis, fri, frit, fri entré, fri adgang, gratis adgang, gratis entré, uden beregning, inkluderet, inkl, dagspris, efter aftale, på forespørgsel, pris på forespørgsel, frivilligt bidrag, på husets regning, kvit og frit, vederlagsfrit',
  streetWords:
    'gade, gaden, vej, vejen, allé, plads, pladsen, torv, torvet, stræde, boulevard, kaj, kajen, vænge, vænget, sti, stien, park, parken, bakke, bakken, haven, strand, gård, brygge, havn, havnen, bro, passage, vold, kanal, toften, engen, ager, toldbod',
  callsWords: 'jeg er, jeg hedder, mit navn er',
  livesWords: 'jeg bor i, bor i, bosat i',
  companyWords:
    'a/s, aps, i/s, k/s, p/s, ivs, amba, a.m.b.a., smba, f.m.b.a., aktieselskab, anpartsselskab, interessentskab, enkeltmandsvirksomhed, forening, foreningen, fond, fonden, forbund, forbundet, institut, universitet, højskole, skole, skolen, forlag, forlaget, værksted, værkstedet, bureau, tegnestue, kommune, region, styrelse, styrelsen, selskab, selskabet, museum, hospital, andelsselskab, andelsforening, andelsboligforening, a/b, klub, akademi, gruppen, studio, boligforening',
}))
