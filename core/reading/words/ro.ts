import { onDemand } from '../../on-demand.ts'
import type { Words } from './en.ts'

/** What labels mean, in Romanian. */
export const romanian: () => Words = onDemand(() => ({
  // The document
  title: 'titlu, titlul, titlu principal, titlul principal, antet, denumirea documentului, cu litere mari',
  subtitle: 'subtitlu, subtitlul, slogan, motto, sub titlu, rândul de sub titlu',
  eyebrow: 'supratitlu, rubrică, etichetă secțiune',
  summary:
    'rezumat, sumar, introducere, descriere, descriere scurtă, pe scurt, prezentare, prezentare generală, abstract, profil, profil profesional, despre mine, obiectiv, obiectiv profesional, sinteză, rezumat executiv, cuvânt înainte, preambul, șapou',
  text: 'text, conținut, corp, corpul textului, mesaj, detalii, detaliu, poveste',
  author:
    'autor, autoare, autorul, autoarea, autori, autorii, de, scris de, redactat de, realizat de, întocmit de, întocmit, elaborat de, prezentat de, prezentator, prezentatoare, vorbitor, vorbitoare, lector, redactor, editor, text de, texte',
  publisher: 'editura, editură, editor, publicat de, publicație, publicația, marca, brand, instituția',
  date: 'data, dată, ziua, zi, când, data și ora, în data de, din data',
  datePublished:
    'publicat, publicat la, publicată la, publicat pe, data publicării, data apariției, apărut la, data lansării',
  updated:
    'actualizat, actualizat la, ultima actualizare, data actualizării, ultima modificare, modificat la, revizuit, situația la',
  version: 'versiune, versiunea, revizie, revizia, ediție, ediția, ver, proiect',
  period:
    'perioada, perioadă, perioada de raportare, interval, intervalul, trimestru, trimestrul, luna, lună, săptămâna, an, anul, durata, durată, semestru, semestrul',
  season: 'sezon, sezonul, colecție, colecția',
  issue: 'număr, numărul, nr, ediția, ediție, volum, volumul, vol',
  language: 'limba, limbă',
  image:
    'imagine, imaginea, foto, fotografie, fotografia, poză, poza, copertă, coperta, portret, ilustrație, avatar, fundal, imagine de fundal',
  logo: 'logo, siglă, sigla, logotip',
  link: 'link, linkuri, legătură, adresă link',
  url: 'site, site web, site-ul, website, web, pagina web, pagină web, adresă web, adresa web, internet, online, domeniu, verificare, verificare la, verificați la, verifică la, se verifică la, pagina de internet',
  email:
    'e-mail, email, mail, adresă de e-mail, adresa de e-mail, adresă email, adresa email, poștă electronică, scrieți-ne, scrie-ne',
  telephone:
    'telefon, telefonul, tel, mobil, număr de telefon, numărul de telefon, nr telefon, nr de telefon, nr tel, sunați, sună, sunați-ne, whatsapp, contact telefonic, fix',
  fax: 'fax, număr de fax, nr fax',
  address:
    'adresa, adresă, adresa poștală, strada, str, sediu, sediul, sediu social, sediul social, domiciliu, domiciliul, adresa de livrare, adresa de corespondență, punct de lucru, unde ne găsiți, cum ajungeți, biroul',
  city: 'oraș, orașul, localitate, localitatea, municipiu, comuna, sat, loc',
  country: 'țara, țară, stat',
  contact:
    'contact, contacte, date de contact, datele de contact, persoană de contact, persoana de contact, contactează-ne, contactați-ne, informații, informații suplimentare, mai multe informații, detalii de contact, ia legătura cu noi, întrebări, vino la noi, date personale, informații personale, informații de contact',
  socials:
    'rețele sociale, rețele de socializare, social media, urmărește-ne, urmăriți-ne, ne găsiți pe, canale',
  profiles: 'profiluri, profiluri online, conturi',
  handle: 'utilizator, nume de utilizator, cont, instagram, facebook, tiktok',
  action:
    'acțiune, acțiunea, buton, butonul, buton principal, text buton, textul butonului, îndemn, îndemn la acțiune, apel la acțiune, cta, pasul următor, link principal',
  secondAction:
    'a doua acțiune, acțiune secundară, al doilea buton, buton secundar, link secundar, alt buton',
  name: 'nume, numele, nume și prenume, numele și prenumele, nume complet, numele complet, prenume și nume, denumire, denumirea, persoana',
  givenName: 'prenume, prenumele',
  familyName: 'nume de familie, numele de familie, nume',
  jobTitle:
    'funcție, funcția, post, postul, poziție, poziția, rol, rolul, profesie, profesia, ocupație, ocupația, meserie, meseria, titlu profesional, calitate, calitatea, calificare, post vizat, poziția vizată, specialitate',
  organization:
    'organizație, organizația, firma, firmă, companie, compania, societate, societatea, angajator, angajatorul, instituție, instituția, întreprindere, școala, școală, universitate, universitatea, agenție, asociație, asociația, fundație, fundația, club, clubul, departament, echipă, atelier, atelierul, magazin, magazinul, restaurant, restaurantul, brutărie, denumire firmă, denumirea firmei, studio, secție',
  pronouns: 'pronume',
  note: 'notă, nota, observație, observații, comentariu, mențiune, precizare, ps, p s, atenție, n b',
  notes:
    'note, observații, mențiuni, precizări, informații suplimentare, alte informații, informații importante, important, bine de știut, de reținut, atenție, comentarii, diverse, note pentru vorbitor, notele vorbitorului',
  terms:
    'termeni și condiții, termeni, condiții, condiții generale, condiții de utilizare, regulament, reguli, mențiuni legale, informații legale, restricții, politica de retur, informații importante, condiții de transport, condiții de vânzare, regulamentul, litere mici',
  conditions:
    'condiții, condiție, condiții de utilizare, condițiile ofertei, restricții, nu se cumulează, nu se cumulează cu, nu se aplică, se aplică la, valabil pentru, excepții, reguli, cerințe, cumpărături minime, limitări, condițiile, comandă minimă',
  sources: 'surse, sursă, sursa, sursele, sursa datelor, surse de date, metodologie, metoda, metodă',
  tags: 'etichete, cuvinte cheie, cuvinte-cheie, categorii, categorie, subiecte, teme, rubrici',
  // Events, tickets
  event:
    'eveniment, evenimentul, spectacol, spectacolul, concert, concertul, meci, meciul, film, filmul, expoziție, expoziția, festival, festivalul, piesă, turneu, reprezentație, proiecție, atelier, ce',
  performer:
    'artist, artistul, artistă, artiști, artiștii, interpret, interpreți, distribuție, distribuția, cu, cu participarea, invitat, invitați, trupa, formația, solist, soliști, dirijor, dirijorul, regia, regizor, muzica, în rolurile principale, cântă',
  startDate:
    'data începerii, data începutului, începe, începe la, început, de la, din, data evenimentului, data spectacolului, data concertului, data desfășurării, deschidere, vernisaj, data, date, data și ora',
  endDate:
    'data încheierii, data finală, data de sfârșit, sfârșit, până la, până pe, se încheie, închidere, încheiere',
  time: 'ora, oră, orele, ora de începere, ora începerii, începe la, începe la ora, de la ora, începere, începutul, ora de început, program, interval orar',
  endTime: 'ora de încheiere, ora încheierii, până la ora, se termină la, sfârșit, ora de sfârșit',
  doorTime:
    'deschiderea porților, porțile se deschid, ușile se deschid, deschiderea ușilor, acces, accesul, acces de la, accesul publicului, acces public, accesul începe, intrarea de la, porți, uși, deschiderea sălii, primirea invitaților, înregistrare de la, acces în sală',
  location:
    'locul, locația, locație, loc, locul desfășurării, loc de desfășurare, unde, sala, sală, teatru, teatrul, stadion, stadionul, arena, punct de întâlnire, locul de întâlnire, spațiu, incinta, scena',
  programme:
    'program, programul, agendă, agenda, orar, orarul, desfășurător, ordinea de zi, programul zilei, programul evenimentului, desfășurarea, calendar, sesiuni',
  organizer:
    'organizator, organizatorul, organizatori, organizatorii, organizat de, organizează, gazdă, gazda, producător, prezintă, promotor, o producție',
  sponsors:
    'sponsori, sponsor, parteneri, partener, cu sprijinul, cu susținerea, susținut de, susținători, finanțat de, finanțatori, partener media, parteneri media, mulțumiri, în parteneriat cu, eveniment susținut de',
  seatSection:
    'sector, sectorul, zonă, zona, secțiune, tribună, tribuna, bloc, lojă, loja, balcon, parter, nivel, etaj, categorie, categoria, vagon, vagonul, masa, tip bilet, tipul biletului, tip de bilet, peluza, stal',
  seatRow: 'rând, rândul, număr rând, rândul nr',
  seatNumber: 'loc, locul, număr loc, numărul locului, nr loc, locul nr, loc nr, scaun, scaunul',
  entrance: 'intrare, intrarea, poartă, poarta, ușă, ușa, acces, scara, turnichet, intrarea nr, poarta nr',
  holder:
    'titular, titularul, deținător, deținătorul, titularul biletului, deținătorul biletului, nume pe bilet, numele de pe bilet, emis pentru, eliberat pentru, pe numele, invitat, participant, vizitator, cumpărător, membru, posesor, pentru, spectator',
  price:
    'preț, prețul, preț bilet, prețul biletului, tarif, tariful, cost, costul, sumă, taxă, taxa de intrare, taxă de participare, bilet, achitat, intrare',
  orderNumber:
    'număr comandă, număr de comandă, numărul comenzii, nr comandă, nr comenzii, comandă, comanda, comanda nr, comandă nr, număr rezervare, numărul rezervării, rezervare, rezervarea, cod rezervare, cod comandă, confirmare, tranzacție, referință, id comandă',
  ticketNumber:
    'număr bilet, numărul biletului, nr bilet, nr biletului, bilet nr, biletul nr, bilet, serie bilet, seria biletului, seria, serie, serie și număr, cod bilet, codul biletului, cod de bare, bilet electronic, id bilet, număr, nr',
  // Flights
  airline:
    'companie aeriană, compania aeriană, companie, operator, operat de, transportator, linie aeriană, operatorul',
  passengerName:
    'pasager, pasagerul, pasageră, nume pasager, numele pasagerului, numele pasagerei, călător, numele călătorului, nume',
  flightNumber:
    'zbor, zborul, număr zbor, număr de zbor, numărul zborului, nr zbor, nr zborului, zbor nr, tren, trenul, număr tren, tren nr, cursă, cursa, cursa nr',
  departureAirport:
    'de la, din, plecare, plecare din, aeroport de plecare, aeroportul de plecare, oraș de plecare, locul plecării, stația de plecare, pleacă din, decolare din, origine',
  arrivalAirport:
    'la, spre, către, destinație, destinația, sosire, sosire la, sosire în, aeroport de sosire, aeroportul de sosire, stația de sosire, aeroport de destinație, oraș de sosire',
  departureDate: 'data plecării, data zborului, data călătoriei, ziua plecării, data',
  boardingTime:
    'îmbarcare, îmbarcarea, ora de îmbarcare, ora îmbarcării, îmbarcare la, îmbarcare de la, începe îmbarcarea, la poartă',
  departureTime: 'plecare, ora plecării, ora de plecare, decolare, ora decolării, pleacă la, plecare la, ora',
  arrivalTime: 'sosire, ora sosirii, ora de sosire, aterizare, ora aterizării, sosește la, sosire la',
  gate: 'poartă, poarta, poartă de îmbarcare, poarta de îmbarcare, număr poartă, peron, peronul, linia, linie',
  gateCloses:
    'închiderea porții, poarta se închide, închidere poartă, ora închiderii porții, sfârșitul îmbarcării, ultimul apel, închidere îmbarcare, se închide poarta',
  terminal: 'terminal, terminalul',
  seat: 'loc, locul, număr loc, scaun, loc nr, locul nr',
  cabinClass: 'clasă, clasa, clasa de călătorie, clasă de călătorie, cabină, tarif',
  boardingGroup:
    'grup, grupa, grupul, grup de îmbarcare, grupa de îmbarcare, zonă, zona de îmbarcare, prioritate',
  sequenceNumber:
    'secvență, număr de secvență, nr secvență, seq, număr de ordine, nr de îmbarcare, număr check-in',
  reservationNumber:
    'rezervare, rezervarea, număr rezervare, numărul rezervării, nr rezervare, cod rezervare, cod de rezervare, codul rezervării, pnr, confirmare, cod de confirmare, referință',
  frequentFlyer:
    'program de fidelitate, card de fidelitate, număr de fidelitate, membru, număr membru, mile, client fidel',
  baggage:
    'bagaj, bagaje, bagajul, bagaj de cală, bagaj de mână, bagaje de cală, bagaje de mână, bagaj inclus, bagaj de cabină',
  // Certificates, vouchers, coupons
  recipient:
    'acordat, se acordă, acordată, se acordă lui, acordat lui, beneficiar, beneficiarul, beneficiară, titular, titularul, titulara, conferit, se conferă, decernat, se decernează, oferit, oferit lui, înmânat, eliberat, eliberat lui, se eliberează, emis pentru, pentru, către, destinatar, destinatarul, absolvent, absolventă, absolventul, participant, participantă, participantul, cursant, cursantă, student, studentă, elev, elevă, câștigător, câștigătoare, laureat, se certifică faptul că, se certifică că, certificăm că, prin prezenta se certifică că, se atestă că, adeverim că, se adeverește că, sărbătorit, numele beneficiarului',
  credential:
    'curs, cursul, program, programul, calificare, calificarea, diplomă, diploma, certificare, certificat, competență, competențe, specializare, specializarea, pentru, a absolvit, a absolvit cursul, pentru absolvirea, pentru absolvirea cursului, a promovat, modul, modulul, atelier, premiu, premiul, distincție, titlu, titlul, disciplină, domeniu, domeniul, denumire curs, denumirea cursului, materie, examen, seminar, formare, merit, realizare',
  issuer:
    'emitent, emitentul, emis de, eliberat de, eliberată de, acordat de, conferit de, instituție, instituția, instituția emitentă, organizator, organizația, furnizor, furnizor de formare, furnizorul, academia, școala, universitatea, firma, valabil la, de la, organism emitent, magazin',
  dateIssued:
    'data eliberării, data emiterii, data acordării, eliberat la, eliberat la data, emis la, emis la data, data absolvirii, data finalizării, acordat la, data, data obținerii, locul și data',
  identifier:
    'număr certificat, numărul certificatului, nr certificat, certificat nr, diplomă nr, nr diplomă, serie, seria, seria și numărul, serie și număr, serie nr, număr de înregistrare, nr de înregistrare, nr înregistrare, număr, nr, cod, id, identificator, cod de verificare, cod unic, registru, număr document, licență nr, număr matricol',
  grade:
    'notă, nota, nota finală, medie, media, calificativ, calificativul, rezultat, punctaj, punctajul, scor, nivel, mențiune, nota obținută, medie generală',
  hours:
    'ore, număr de ore, numărul de ore, nr ore, nr de ore, durata, durată, credite, ects, durata cursului, volum de ore, ore de curs, credite ects',
  signatures:
    'semnături, semnătura, semnătură, semnat, semnat de, semnează, semnatar, semnatari, semnatarii, semnătura și ștampila, semnăturile părților, subsemnații, subsemnatul, pentru conformitate, aprobat, aprobat de',
  offer:
    'ofertă, oferta, reducere, reducerea, promoție, promoția, beneficiu, avantaj, economisești, economisiți, primești, primiți, ofertă specială, cadou, bonus, recompensă, discount, cupon pentru',
  product:
    'produs, produsul, produse, articol, valabil la, valabil pentru, valabil pe, se aplică la, la produsele, marfă',
  code: 'cod, codul, cod promoțional, codul promoțional, cod de reducere, codul de reducere, cod promo, cod cupon, cod voucher, codul voucherului, cod cadou, cod pin, pin, cu codul, folosește codul, folosiți codul, cod de acces, număr card',
  serialNumber:
    'serie, seria, număr de serie, nr serie, număr voucher, nr voucher, voucher nr, număr, nr, număr card, cupon nr',
  validFrom:
    'valabil de la, valabil din, valabil începând cu, de la, din, începând cu, începe la, activ de la, intră în vigoare, valabil de pe',
  validThrough:
    'valabil până la, valabilă până la, valabil până în, valabil până pe, valabil pana la data de, valabil până la data de, valabilitate, valabil, expiră, expiră la, expiră pe, data expirării, termen de valabilitate, perioada de valabilitate, până la, până pe, de folosit până la, a se folosi până la, termen limită',
  value:
    'valoare, valoarea, sumă, suma, în valoare de, credit, sold, cifră, actual, valoare actuală, număr, realizat',
  giver: 'de la, din partea, oferit de, dăruit de, cadou de la, cu drag de la, expeditor, cu drag',
  message: 'mesaj, mesajul, mesaj personal, dedicație, urare, text, gând, câteva cuvinte',
  redeemAt:
    'se folosește la, se poate folosi la, valabil la, valabil în, unde se folosește, utilizare, cum se folosește, mod de utilizare, se utilizează la, programare, programări, rezervări, rezervare la, cum îl folosești, cum il folosiți',
  // Invitations
  hosts:
    'gazde, gazda, gazdele, invită, din partea, mirii, familia, familiile, părinții, nașii, vă invită, cu drag',
  request:
    'invitație, text invitație, textul invitației, vă invităm, te invităm, sunteți invitat, ești invitat, sunteți invitați, vă invită, au plăcerea, au bucuria',
  dress: 'ținută, ținuta, cod vestimentar, codul vestimentar, vestimentație',
  rsvp: 'rsvp, confirmare, confirmarea prezenței, confirmă prezența, confirmați prezența, vă rugăm confirmați, vă rugăm să confirmați, confirmare până la, confirmări, răspuns până la, vă rugăm să ne anunțați',
  // Letters
  sender: 'expeditor, expeditorul, de la, din partea, candidat, adresa expeditorului',
  subject:
    'subiect, subiectul, ref, referitor la, obiect, privind, în atenția, cu privire la, subiectul mesajului',
  salutation: 'formulă de adresare, adresare, salut, salutare, deschidere',
  closing: 'încheiere, formulă de încheiere, final, cu stimă, rămas bun',
  signature: 'semnătură, semnătura, semnat, nume, subsemnatul, subsemnata',
  enclosures: 'anexe, anexă, anexat, atașamente, atașament, atașat, documente anexate, atașate',
  // Bills
  seller:
    'furnizor, furnizorul, vânzător, vânzătorul, vânzătoare, emitent, emitentul, prestator, prestatorul, de la, emis de, firma, magazin, comerciant, factură de la, datele furnizorului',
  buyer:
    'client, clientul, cumpărător, cumpărătorul, beneficiar, beneficiarul, facturat către, factură către, facturare către, către, pentru, plătitor, destinatar, date client, datele clientului, achizitor, date facturare, în atenția',
  client:
    'client, clientul, beneficiar, beneficiarul, pregătit pentru, ofertă pentru, propunere pentru, pentru, către, comandat de',
  invoiceNumber:
    'număr factură, numărul facturii, nr factură, nr facturii, factură nr, factura nr, factură, factura, serie factură, serie și număr, seria și numărul, serie, număr, nr, factură fiscală nr, factura fiscală nr, număr document, serie nr',
  issueDate:
    'data facturii, data emiterii, data facturării, data emiterii facturii, emisă la, emis la, data, din data, facturat la, data documentului',
  paymentDueDate:
    'scadență, scadența, data scadenței, data scadentă, termen de plată, termenul de plată, scadent la, de plătit până la, plata până la, plătibil până la, termen, a se achita până la, termen plată',
  supplyDate:
    'data livrării, data prestării, data prestării serviciilor, livrat la, livrare, perioada prestării, perioada serviciilor, perioada facturată, prestare, efectuat',
  reference:
    'referință, referința, ref, referința dumneavoastră, comanda nr, comandă, comanda, număr comandă, număr contract, contract nr, contract, proiect, proiectul, cod client, detalii plată, explicații plată',
  taxId:
    'cod fiscal, cui, cif, cod tva, cod de tva, cod de înregistrare în scopuri de tva, cod unic de înregistrare, nr registrul comerțului, nr reg com, reg com, registrul comerțului, nr ord reg com, cod de înregistrare fiscală, cod identificare fiscală, c i f, c u i, cnp',
  iban: 'iban, cont, contul, cont bancar, contul bancar, cont iban, cod iban, număr cont, numărul contului',
  bic: 'bic, swift, cod swift, cod bic, bic swift',
  bank: 'bancă, banca, date bancare, datele bancare, detalii bancare, plată, plata, modalitate de plată, modalitatea de plată, titular cont, titularul contului, beneficiar, detalii de plată, date de plată, cum plătiți, plata prin, denumirea băncii',
  paymentTerms:
    'condiții de plată, termeni de plată, condițiile de plată, modalități de plată, penalități, dobândă de întârziere, termen de plată',
  lines:
    'articole, poziții, produse, servicii, linii, produse și servicii, produse sau servicii, bunuri, lucrări, mărfuri, cumpărături, comandă, costuri, denumire produse, rânduri',
  description:
    'descriere, descrierea, denumire, denumirea, denumirea produselor, denumirea produselor sau a serviciilor, denumire produs, denumire serviciu, articol, produs, serviciu, explicații, detalii, lucrare, activitate, titlu',
  quantity: 'cantitate, cantitatea, cant, buc, bucăți, număr, nr, ore, zile, câte, unități',
  unit: 'um, u m, unitate, unitate de măsură, unitatea de măsură',
  unitPrice:
    'preț unitar, prețul unitar, preț, preț pe unitate, pu, p u, preț buc, tarif, tarif orar, tarif pe oră, tarif pe zi, preț unitar fără tva',
  discount: 'reducere, discount, rabat, promoție, voucher, cupon',
  taxRate: 'cota tva, cotă tva, tva, cota de tva, procent tva, cotă',
  net: 'valoare, valoarea, sumă, suma, total, valoare netă, preț total, net, valoare fără tva, total linie, cost',
  subtotal:
    'subtotal, total fără tva, valoare fără tva, total net, bază impozabilă, baza impozabilă, net, total înainte de tva, total parțial',
  tax: 'tva, valoare tva, total tva, din care tva, tva inclus, taxa pe valoarea adăugată, suma tva',
  total:
    'total, total de plată, total de plata, total general, total cu tva, suma totală, de plată, total factură, total lei, total inclusiv tva, în total, sumă totală, total ron, totalul',
  paid: 'achitat, plătit, avans, avans achitat, avans plătit, plată primită, acont, suma achitată, plată parțială, încasat',
  due: 'rest de plată, de plată, de achitat, sold, suma de plată, rămas de plată, datorat, sumă datorată, total de achitat, diferență de plată',
  sums: 'totaluri, total, sume, calcul, recapitulație, rezumat',
  receiptNumber:
    'bon, bon nr, nr bon, număr bon, numărul bonului, bon fiscal nr, bon fiscal, chitanță nr, chitanță, chitanța nr, tranzacție, nr tranzacție, număr, nr, nota nr',
  dateTime: 'data și ora, data, ora, data ora, emis la, tipărit, data vânzării',
  cashier:
    'casier, casierul, casieră, operator, vânzător, vânzătoare, servit de, ați fost servit de, v-a servit, ospătar, ospătarul, chelner, barman, lucrător',
  till: 'casa, casă, casa nr, casa de marcat, nr casă, terminal, pos, masa, masa nr, post',
  payment:
    'plată, plata, plătit cu, achitat cu, mod de plată, modalitate de plată, metodă de plată, card, numerar, card bancar, cash, plată card, plată cu cardul',
  change:
    'rest, restul, modificare, schimbare, diferență, variație, față de, evoluție, creștere, față de anul trecut, față de luna trecută',
  thanks: 'mulțumiri, mulțumim, vă mulțumim, mulțumim pentru vizită, vă mai așteptăm, la revedere, mulțumesc',
  // Careers
  experience:
    'experiență, experiența, experiență profesională, experiența profesională, experiență de muncă, locuri de muncă, parcurs profesional, carieră, cariera, activitate profesională, funcții deținute, istoric profesional, unde am lucrat',
  education:
    'educație, educația, studii, studiile, educație și formare, formare, formare profesională, pregătire, școli, școală, facultate, studii universitare, diplome',
  volunteering:
    'voluntariat, activități de voluntariat, activitate de voluntariat, experiență de voluntariat, comunitate, implicare civică',
  skills:
    'competențe, competențele, aptitudini, abilități, calificări, cunoștințe, competențe tehnice, competențe digitale, ce știu să fac, instrumente, tehnologii, puncte forte, aptitudini și competențe, program software',
  languages: 'limbi, limbi străine, limbi vorbite, limbile, competențe lingvistice, cunoștințe lingvistice',
  publications:
    'publicații, publicațiile, articole, cărți, lucrări, lucrări publicate, articole publicate, publicații selectate, bibliografie, traduceri',
  awards: 'premii, premiile, distincții, premii și distincții, burse, recunoașteri, realizări, medalii',
  certificates:
    'certificate, certificări, atestate, cursuri, licențe, cursuri și certificări, autorizații, permise, diplome și certificate',
  references: 'referințe, recomandări, bibliografie, literatură, lucrări citate, surse, note bibliografice',
  interests: 'interese, hobby-uri, hobbyuri, pasiuni, timp liber, alte interese, hobby, preocupări',
  grants: 'granturi, finanțări, finanțare, proiecte de cercetare, burse de cercetare',
  talks: 'prezentări, conferințe, prelegeri, comunicări, comunicări științifice, discursuri',
  teaching: 'predare, activitate didactică, cursuri predate, didactic, îndrumare',
  projects: 'proiecte, proiectele, proiecte selectate, proiecte personale, proiect',
  memberships:
    'afilieri, apartenență, asociații, asociații profesionale, membru în, membru al, calitatea de membru',
  entries: 'intrări, înregistrări, istoric, cronologie',
  highlights:
    'realizări, responsabilități, atribuții, sarcini, rezultate, activități, principalele realizări, activități și responsabilități, puncte',
  degree:
    'diplomă, diploma, titlu, calificare, specializare, specializarea, domeniu de studiu, profil, licență, master, titlul obținut',
  level: 'nivel, nivelul, grad, cunoaștere, stăpânire',
  // Portfolio, pages
  works:
    'lucrări, lucrările, lucrări selectate, portofoliu, proiecte, proiecte selectate, lucrările noastre, opere, galerie, serii, studii de caz',
  year: 'an, anul, ani, data, realizat, finalizat, din',
  medium: 'tehnică, tehnica, material, materiale, mediu, dimensiuni, format, suport, instrumente',
  result: 'rezultat, rezultatul, rezultate, impact, impactul, efect, efectul, urmări, ce s-a schimbat',
  about:
    'despre, despre noi, despre mine, cine suntem, cine sunt, povestea noastră, povestea, biografie, istoria noastră, filosofie',
  services:
    'servicii, serviciile noastre, ce facem, ce fac, ce oferim, oferim, serviciile, domenii, domenii de practică',
  features:
    'caracteristici, beneficii, avantaje, de ce noi, de ce, ce primești, funcționalități, ce include, puncte forte, funcții, ce primiți, facilități, inclus',
  stats:
    'cifre, cifre cheie, cifre-cheie, în cifre, statistici, date, indicatori, anul în cifre, numere, rezultate în cifre',
  steps:
    'pași, pașii, etape, etapele, cum funcționează, cum lucrăm, proces, procesul, cum, mod de preparare, instrucțiuni, procedură, în trei pași, cum comanzi, pașii următori, metodă',
  quotes:
    'citate, testimoniale, mărturii, recenzii, păreri, ce spun clienții, ce spun clienții noștri, ce se spune despre noi, citat, opinii, presa despre noi, impresii',
  offers:
    'prețuri, tarife, oferte, pachete, abonamente, planuri, lista de prețuri, listă de prețuri, bilete, costuri, buget, intrare, cât costă, preț, variante, deviz',
  questions:
    'întrebări, întrebări frecvente, întrebări și răspunsuri, faq, intrebari puse des, ce ne întreabă lumea',
  question: 'întrebare, întrebarea, î',
  answer: 'răspuns, răspunsul, r',
  navigation: 'navigare, navigație, meniu navigare, meniu de navigare, bara de navigare',
  links: 'linkuri, legături, linkurile mele, butoane, mai multe linkuri, resurse, linkuri utile',
  gallery: 'galerie, galeria, fotografii, poze, imagini, album, galerie foto',
  team: 'echipa, echipă, echipa noastră, oameni, oamenii, colectiv, membri, personal, angajați, fondatori, conducere, conducerea, cine suntem, colegi, organizare',
  // Cases, documents
  challenge:
    'provocare, provocarea, problema, problemă, situația, situația inițială, context, contextul, punct de plecare, punctul de plecare, nevoie, sarcina, tema, cerința, de unde am pornit',
  approach:
    'abordare, abordarea, soluție, soluția, soluția noastră, abordarea noastră, ce am făcut, cum am procedat, metodă, metoda, implementare, ideea, strategie, strategia, soluția propusă, concept, lucrarea',
  facts:
    'date, fapte, date cheie, date tehnice, fișă tehnică, fișa proiectului, detalii, specificații, pe scurt, fișă, caracteristici, date generale, date proiect',
  parties: 'părți, părțile, părți contractante, părțile contractante, între, încheiat între, parte, și',
  effectiveDate:
    'data intrării în vigoare, intrare în vigoare, intră în vigoare, în vigoare de la, data încheierii, încheiat la, valabil de la, data contractului, data semnării, data începerii, începând cu, data',
  clauses:
    'clauze, clauzele, articole, prevederi, clauză, articol, capitole, clauze contractuale, prevederile contractului, contractul, dispoziții',
  definitions:
    'definiții, termeni definiți, glosar, termeni, interpretare, definițiile, terminologie, noțiuni, abrevieri, dicționar',
  term: 'termen, termenul, cuvânt, noțiune, expresie',
  meaning: 'definiție, definiția, înțeles, semnificație, înseamnă, explicație',
  schedules: 'anexe, anexa, anexă, anexele, atașamente',
  law: 'lege aplicabilă, legea aplicabilă, jurisdicție, jurisdicția, drept aplicabil, instanța competentă, legea guvernantă, litigii',
  background: 'context, preambul, preambulul, considerente, având în vedere',
  panels: 'panouri, panou, pagini, pagină, secțiuni, părți, interior, exterior, fețe',
  sections: 'secțiuni, secțiune, capitole, părți, categorii, feluri, grupe, conținut, cuprins, blocuri',
  legend: 'legendă, legenda, simboluri, alergeni, marcaje, pictograme, abrevieri, lista alergenilor, coduri',
  items:
    'preparate, produse, articole, elemente, listă, feluri de mâncare, poziții, meniu, lista, elementele, puncte, sarcini',
  marks: 'marcaje, alergeni, dietă, etichete, simboluri, vegan, vegetarian, de post, pictograme',
  spreads: 'ținute, look-uri, lookuri, look, pagini, planșe, capitole, povești',
  stories:
    'articole, știri, noutăți, subiecte, povești, în acest număr, din acest număr, cuprins, rubrici, ultimele noutăți, reportaje',
  preheader: 'preheader, text de previzualizare, previzualizare',
  unsubscribe:
    'dezabonare, dezabonează-te, dezabonați-vă, renunță la abonare, anulează abonarea, link dezabonare',
  // Graphics
  modules: 'module, blocuri, grafice, secțiuni, panouri, capitole, figuri',
  series:
    'serie, serii, date, grafic, valori, diagramă, evoluție, evoluția, pe luni, pe ani, lunar, set de date, tendință',
  label: 'etichetă, denumire, indicator, nume, categorie, articol, titlu, măsură, ce, câmp',
  target: 'țintă, ținta, obiectiv, obiectivul, plan, planificat, buget, prag, limită, scop',
  tiles: 'indicatori, indicatori cheie, cifre cheie, kpi, cifre, carduri, pe scurt, cifre principale, valori',
  tasks:
    'sarcini, de făcut, acțiuni, măsuri, pașii următori, puncte deschise, lista de sarcini, listă de verificare, ce urmează',
  tables: 'tabele, tabel, tabelul, detalii, date, liste, defalcare',
  events:
    'evenimente, cronologie, etape, repere, date importante, istoric, calendar, momente, momente cheie, jaloane, ani',
  lanes:
    'coloane, etape, faze, teme, direcții, piste, trimestre, grupe, foaie de parcurs, orizonturi, arii, fluxuri, piloni',
  status: 'stare, starea, status, statut, stadiu, stadiul, progres, situație, fază, finalizat',
  owner:
    'responsabil, responsabilul, responsabilă, cine, echipă, echipa, atribuit, atribuit lui, coordonator, coordonatoare, persoană responsabilă',
  milestone:
    'etapă, etapa, fază, faza, trimestru, trimestrul, versiune, temă, coloană, reper, jalon, termen, sprint, orizont, direcție',
  people:
    'persoane, oameni, angajați, echipă, echipa, membri, personal, organigramă, organigrama, structură, structura, posturi, ierarhie, subordonați, roluri',
  reportsTo:
    'raportează la, raportează către, șef, șeful, șef direct, superior, superior ierarhic, manager, subordonat, subordonat lui, în subordinea, condus de, răspunde în fața, coordonat de',
  vacant: 'vacant, post vacant, liber, neocupat, deschis, de angajat, de ocupat, recrutare',
  // Talks
  pageHeader: 'antet, antet pagină, antetul paginii',
  frontSide: 'față, fața, partea din față, recto, pagina 1',
  backSide: 'verso, spate, pe verso, partea din spate, pe spate, revers',
  pageFooter: 'subsol, subsolul paginii, subsol pagină, în josul paginii, josul paginii',
  slides:
    'slide-uri, slideuri, slide, diapozitive, diapozitiv, diapozitivul, titlu slide, pe slide, pe ecran, titlul diapozitivului',
  speech:
    'notele vorbitorului, note pentru vorbitor, note vorbitor, ce spun, discurs, text vorbit, note de prezentare, note prezentator, spun',
  // Words inside copy rather than labels
  greetingWords:
    'dragă, dragi, dragul, draga, stimate, stimată, stimați, stimate domn, bună, bună ziua, salut, bună seara, bună dimineața, onorate, onorați',
  closingWords:
    'cu stimă, cu respect, cu deosebită considerație, cu considerație, cu drag, cu prietenie, cu recunoștință, toate cele bune, salutări, numai bine, cu mulțumiri, mulțumesc, vă mulțumesc, mulțumim, vă mulțumim, cu bine, pe curând, o zi bună, cu toată dragostea, al dumneavoastră, a dumneavoastră',
  totalWords: 'total, total general, în total, sumă, total de plată, sold',
  presentWords: 'prezent, în prezent, azi, astăzi, acum, actual, până în prezent, în curs, din',
  doneWords:
    'gata, finalizat, finalizată, terminat, terminată, încheiat, încheiată, livrat, lansat, lansată, realizat, închis, îndeplinit, aprobat, rezolvat, achitat',
  activeWords:
    'în curs, în lucru, în desfășurare, activ, activă, început, începută, în derulare, în testare, în dezvoltare, se lucrează, curent, acum, pe drum',
  plannedWords:
    'planificat, planificată, planificate, urmează, următor, următoarele, de făcut, programat, programată, în așteptare, propus, neînceput, în pregătire, viitor, schiță, în curând',
  laterWords:
    'mai târziu, cândva, idee, idei, poate, de explorat, pe termen lung, viitor, ulterior, în studiu',
  blockedWords:
    'blocat, blocată, întârziat, întârziată, la risc, în pericol, suspendat, amânat, amânată, restant, risc, critic, în întârziere, oprit, pauză',
  droppedWords:
    'anulat, anulată, renunțat, respins, respinsă, abandonat, abandonată, nu se face, scos din plan, eliminat, nu acum, nu anul acesta',
  vacantWords:
    'vacant, post vacant, post liber, vacantă, poziție deschisă, post deschis, neocupat, angajăm, în recrutare, recrutăm, de ocupat, de angajat, nn',
  staffWords:
    'asistent, asistentă, asistent personal, secretariat, secretar, secretară, cabinet, consilier, consilieră, consilier juridic, audit intern, asistent manager, asistentă manager, stat major',
  freeWords:
    'gratuit, gratuită, gratis, liber, intrare liberă, intrarea liberă, fără taxă, inclus, la cerere, din partea casei',
  streetWords:
    'strada, str, stradă, bulevardul, bulevard, bd, b-dul, calea, șoseaua, șos, aleea, al, piața, splaiul, intrarea, drumul, fundătura, cartier, cheiul, prelungirea',
  callsWords: 'sunt, mă numesc, numele meu este, mă cheamă, eu sunt',
  livesWords: 'locuiesc în, locuiesc la, trăiesc în, stau în, sunt din',
  companyWords:
    'srl, s r l, sa, s a, pfa, ong, sc, snc, societatea, compania, asociația, fundația, universitatea, institutul, școala, liceul, spitalul, atelierul, grupul, clubul, studio, agenția, biroul, cooperativa, primăria, ministerul, muzeul, teatrul',
}))
