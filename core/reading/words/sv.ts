import { onDemand } from '../../on-demand.ts'
import type { Words } from './en.ts'

/** What labels mean, in Swedish. */
export const swedish: () => Words = onDemand(() => ({
  // The document
  title: 'titel, rubrik, huvudrubrik, överskrift, huvudtitel, dokumentnamn',
  subtitle: 'undertitel, underrubrik, slogan, slagord, motto, mellanrubrik, devis',
  eyebrow: 'överrubrik, vinjett, kicker, förrubrik',
  summary:
    'sammanfattning, ingress, inledning, introduktion, beskrivning, kort beskrivning, översikt, abstract, sammandrag, i korthet, kortfattat, i korta drag, kort om, profil, om mig, kort om mig, personlig profil, presentation, puff, bakgrund, vad jag gör, det jag gör',
  text: 'text, brödtext, innehåll, meddelandetext, ordalydelse, lydelse, beskrivande text, detaljer, förklaring, berättelse',
  author:
    'författare, av, skriven av, skrivet av, text av, text, skribent, upprättad av, framtagen av, sammanställd av, föredragshållare, talare, presentatör, presenteras av, föreläsare, redaktör, redaktion',
  publisher:
    'utgivare, ansvarig utgivare, utgiven av, utges av, förlag, förläggare, publicerad av, varumärke, institution',
  date: 'datum, dag, när, den, datering, datum och tid, daterad',
  datePublished:
    'publicerad, publicerad den, publicerat, publiceringsdatum, utgiven, utgivningsdatum, utgivningsår, utkom, släppt, releasedatum',
  updated:
    'uppdaterad, uppdaterat, senast uppdaterad, senast ändrad, ändrad, reviderad, senast reviderad, per den, granskad, läge per',
  version: 'version, utgåva, upplaga, revision, rev, utkast, versionsnummer',
  period:
    'period, rapportperiod, tidsperiod, redovisningsperiod, mätperiod, kvartal, månad, vecka, år, löptid, varaktighet, termin, räkenskapsår, verksamhetsår, avser period, avtalstid',
  season: 'säsong, kollektion, årstid, spelår',
  issue: 'nummer, nr, utgåva, årgång, volym, utgåva nr, häfte, avsnitt',
  language: 'språk',
  image:
    'bild, foto, fotografi, omslagsbild, omslag, bakgrundsbild, huvudbild, toppbild, porträtt, profilbild, illustration',
  logo: 'logotyp, logga, logo, företagslogotyp, märke, bildmärke',
  link: 'länk, länkar, länkmål, länkadress',
  url: 'webbplats, webb, webbsida, hemsida, webbadress, sajt, sida, på nätet, online, internet, domän, url, www, verifiera på, kontrollera på, kontrolleras på, verifiering, verifieras på, hantera bokning, läs mer på',
  email:
    'e-post, epost, mejl, mail, mailadress, mejladress, e-postadress, e-mail, skriv till oss, mejla, mejla oss',
  telephone:
    'telefon, tel, tfn, telefonnummer, telefonnr, mobil, mobilnummer, mobiltelefon, mob, ring, ring oss, växel, direktnummer, direkttelefon, whatsapp, swish',
  fax: 'fax, telefax, faxnummer',
  address:
    'adress, postadress, besöksadress, gatuadress, gata, utdelningsadress, kontor, säte, hitta hit, här finns vi, här hittar du oss, så hittar du hit, bostadsadress, hemadress, lokaler, vägbeskrivning',
  city: 'stad, ort, postort, hemort, bostadsort, kommun, tätort',
  country: 'land',
  contact:
    'kontakt, kontakta oss, kontakta mig, kontaktuppgifter, kontaktinformation, kontaktperson, kontaktpersoner, hör av dig, hör av er, så når du oss, nå oss, besök oss, hitta oss, frågor, har du frågor, upplysningar, för mer information, mer information, säg hej, välkommen att kontakta oss, personuppgifter, personliga uppgifter',
  socials:
    'sociala medier, sociala kanaler, följ oss, följ mig, följ, kanaler, nätverk, på andra ställen, sociala länkar',
  profiles: 'profiler, konton, profiler på nätet, onlineprofiler',
  handle: 'användarnamn, kontonamn, alias, instagram, tiktok, mastodon, profilnamn',
  action:
    'knapp, åtgärd, uppmaning, knapptext, länktext, primär knapp, huvudknapp, uppmaning till handling, första knappen, nästa steg, cta',
  secondAction:
    'andra knappen, sekundär knapp, andra åtgärden, knapp 2, sekundär åtgärd, andra länken, alternativ knapp',
  name: 'namn, fullständigt namn, för- och efternamn, person, hela namnet',
  givenName: 'förnamn, tilltalsnamn',
  familyName: 'efternamn, släktnamn',
  jobTitle:
    'befattning, yrkestitel, titel, yrke, roll, position, tjänst, tjänstetitel, funktion, uppdrag, arbetstitel, jobbtitel, grad, ställning, sökt tjänst, önskad tjänst',
  organization:
    'företag, organisation, bolag, arbetsgivare, firma, verksamhet, förening, förbund, myndighet, institution, skola, universitet, högskola, byrå, ateljé, avdelning, enhet, butik, klubb, lag, sällskap, stiftelse, restaurang, bageri, företagsnamn',
  pronouns: 'pronomen',
  note: 'anmärkning, notering, kommentar, not, anteckning, anm, obs, ps, upplysning',
  notes:
    'anmärkningar, anteckningar, kommentarer, noteringar, övrigt, övrig information, att tänka på, tänk på, observera, viktigt, viktig information, bra att veta, att notera, ytterligare information, talarmanus, talarstöd',
  terms:
    'villkor, allmänna villkor, användarvillkor, köpvillkor, bokningsvillkor, biljettvillkor, resevillkor, finstilt, det finstilta, juridisk information, juridiskt, ansvarsfriskrivning, regler, ordningsregler, begränsningar, avbokningsregler, återköp, viktig information, viktigt, fotnot, restriktioner',
  conditions:
    'villkor, förbehåll, begränsningar, undantag, gäller för, gäller ej, gäller inte, kan inte kombineras med, kan ej kombineras med, förutsättningar, krav, minsta köp, minsta köpbelopp, inlösenvillkor, regler, restriktioner, erbjudandet gäller',
  sources:
    'källor, källa, datakälla, datakällor, underlag, metod, metodik, källförteckning, så räknade vi, varifrån siffrorna kommer, bildkällor',
  tags: 'taggar, nyckelord, ämnesord, etiketter, kategorier, kategori, ämnen, ämnesområde, sökord',
  // Events, tickets
  event:
    'evenemang, arrangemang, konsert, föreställning, uppträdande, match, spel, film, pjäs, opera, turné, utställning, festival, visning, föreläsning, händelse, tillställning, fest, vad, mässa, entré till, inträde till, event, musikal, framträdande',
  performer:
    'artist, artister, medverkande, medverkar, med, uppträder, på scen, i rollerna, skådespelare, band, ensemble, solist, solister, dirigent, orkester, förband, gästartist, musik av, regi, regissör, talare',
  startDate:
    'start, startdatum, börjar, från, premiär, öppnar, vernissage, evenemangsdatum, konsertdatum, speldatum, speldag, datum och tid, tidpunkt, föreställningsdatum, begynnelsedatum',
  endDate: 'slut, slutdatum, slutar, till, till och med, t o m, sista dag, avslutas, avslutning, finissage',
  time: 'tid, klockan, kl, starttid, klockslag, börjar, börjar kl, start, tider, matchstart, avspark, nedsläpp, konsertstart, föreställningen börjar, ridå upp, speltid, öppettider',
  endTime: 'sluttid, slutar, slut, slutar kl, till kl, beräknad sluttid, beräknas sluta',
  doorTime:
    'insläpp, insläpp från, insläpp kl, dörrarna öppnar, dörrar, dörröppning, portarna öppnar, entré från, entrén öppnar, grindarna öppnar, salongen öppnar, publikinsläpp, dörrar öppnas',
  location:
    'plats, lokal, spelplats, var, arena, scen, sal, salong, teater, hall, stadion, rum, mötesplats, samlingsplats, ställe, evenemangsplats, konsertlokal, bor i, hus, område',
  programme:
    'program, programpunkter, schema, dagordning, agenda, körschema, tidsschema, dagens program, på programmet, upplägg, dagen, spelordning, hålltider, mötesprogram',
  organizer:
    'arrangör, arrangeras av, arrangörer, arrangerat av, anordnas av, anordnare, värd, värdar, presenteras av, producerat av, en produktion av, producent, medarrangör, i regi av',
  sponsors:
    'sponsorer, sponsor, samarbetspartner, samarbetspartners, partner, med stöd av, med stöd från, stöds av, sponsras av, huvudsponsor, i samarbete med, bidragsgivare, tack till, finansieras av',
  seatSection:
    'sektion, block, däck, läktare, sektor, parkett, balkong, avdelning, område, zon, våning, kategori, priskategori, platskategori, loge, biljettyp, typ av biljett, nivå, etage, kurva, biljettkategori, fält, vagn, bord',
  seatRow: 'rad, bänk, bänkrad, radnummer, rad nr, stolsrad',
  seatNumber: 'plats, stol, platsnummer, stolsnummer, plats nr, platsnr, sits, sittplats, stol nr, säte',
  entrance: 'ingång, entré, grind, port, dörr, uppgång, ingång via, insläpp via, spärr, entré via',
  holder:
    'biljettinnehavare, innehavare, utfärdad till, utfärdat till, namn på biljetten, gäst, besökare, deltagare, medlem, köpare, bokad av, bokat av, för, köpt av, biljetten gäller för',
  price:
    'pris, biljettpris, entré, inträde, inträdesavgift, kostnad, avgift, belopp, taxa, betalt, kostar, deltagaravgift, entréavgift',
  orderNumber:
    'ordernummer, order, ordernr, beställningsnummer, beställningsnr, beställning, bokningsnummer, bokningsnr, bokning, bokningsreferens, köpnummer, order-id, bekräftelsenummer, referens, transaktion, boknings-id',
  ticketNumber:
    'biljettnummer, biljettnr, biljett nr, biljett, biljett-id, e-biljett, serienummer, löpnummer, löpnr, streckkod, nummer, nr, biljettkod',
  // Flights
  airline:
    'flygbolag, bolag, transportör, trafikeras av, opereras av, utförs av, operatör, rederi, tågbolag, tågoperatör, flyg med',
  passengerName:
    'passagerare, passagerarens namn, passagerarnamn, resenär, resenärens namn, namn, resande, gäst',
  flightNumber:
    'flyg, flygnummer, flight, flightnummer, flygnr, flight nr, tåg, tågnummer, tåg nr, tur, avgång nr, linje, turnummer, båt',
  departureAirport:
    'från, avreseort, avreseflygplats, avgångsflygplats, avgång från, avresa från, avgångsort, avgångsstation, startort, reser från, flyger från',
  arrivalAirport:
    'till, destination, ankomstort, ankomstflygplats, ankomst till, resmål, slutdestination, ankomststation, reser till, flyger till',
  departureDate:
    'avresedatum, avgångsdatum, resdatum, resdag, flygdatum, datum, avresedag, utresa, utresedatum, reser den',
  boardingTime:
    'ombordstigning, boarding, boardingtid, samling, infinn dig, ombordstigningstid, påstigning, ombordstigning från, ombordstigning börjar, boarding börjar, vid gaten, ombord senast, ombord från',
  departureTime:
    'avgång, avgångstid, avgår, avresa, avresetid, start, lyfter, planerad avgång, avg, avgår kl, tidtabellsenlig avgång',
  arrivalTime:
    'ankomst, ankomsttid, ankommer, landar, landning, beräknad ankomst, planerad ankomst, ank, framme',
  gate: 'gate, utgång, spår, plattform, perrong, kaj, gatenummer, hållplatsläge, läge, brygga, gate nr',
  gateCloses:
    'gaten stänger, gate stänger, gate stängs, gaten stängs, stängning av gate, boarding avslutas, ombordstigning avslutas, boarding stänger, sista utrop, stänger, utgången stänger',
  terminal: 'terminal, avgångsterminal, hall, avgångshall',
  seat: 'plats, säte, stol, platsnummer, sits, sittplats, sätesnummer, stolsnummer',
  cabinClass:
    'klass, reseklass, resklass, kabin, kabinklass, bokningsklass, serviceklass, biljettklass, vagnsklass, tariff',
  boardingGroup: 'grupp, boardinggrupp, ombordstigningsgrupp, påstigningsgrupp, zon, boardingzon, prioritet',
  sequenceNumber:
    'sekvens, sekvensnummer, löpnummer, seq, incheckningsnummer, ordningsnummer, boardingnummer, säkerhetsnummer',
  reservationNumber:
    'bokningsnummer, bokningsnr, bokningsreferens, bokningskod, bokning, reservation, reservationsnummer, reservationskod, referens, bekräftelse, bekräftelsekod, ordernummer, pnr',
  frequentFlyer:
    'bonuskort, bonusnummer, medlemsnummer, medlemskort, bonusprogram, eurobonus, eurobonusnummer, stamkund, lojalitetsprogram, frekvent resenär, lojalitetsnummer',
  baggage:
    'bagage, incheckat bagage, handbagage, kabinbagage, väskor, resväska, kollin, kolli, bagagevikt, tillåtet bagage',
  // Certificates, vouchers, coupons
  recipient:
    'mottagare, tilldelas, tilldelat, tilldelad, utfärdat till, överlämnas till, till, för, för vem, till förmån för, härmed intygas att, detta intyg visar att, detta certifikat intygar att, deltagare, elev, student, kursdeltagare, pristagare, mottagarens namn, innehavare, till ära av, ges till, presenteras till',
  credential:
    'kurs, utbildning, program, examen, kvalifikation, behörighet, certifiering, utmärkelse, diplom, prov, fortbildning, kursnamn, modul, ämne, workshop, seminarium, intyg om, för, som erkänsla för, yrkesbevis, kompetens, avser, betyg i, har genomgått, genomgången utbildning',
  issuer:
    'utfärdare, utfärdad av, utfärdat av, utfärdas av, utgiven av, tilldelas av, kursanordnare, utbildningsanordnare, kursarrangör, organisation, institution, myndighet, akademi, certifierat av, från, butik, arrangör, utställare',
  dateIssued:
    'utfärdat, utfärdad, utfärdad den, utfärdat den, utfärdandedatum, datum för utfärdande, datum, utfärdat datum, examensdatum, slutdatum, tilldelat den, avslutad den, slutförd, genomförd den, provdatum',
  identifier:
    'certifikatnummer, certifikatsnummer, certifikatnr, certifikat nr, certifikat-id, intygsnummer, diplomnummer, diplom nr, registreringsnummer, referensnummer, diarienummer, dnr, licensnummer, id, id-nummer, nummer, nr, serienummer, löpnummer, verifieringskod, kontrollkod, bevisnummer, legitimationsnummer, intyg nr, intygsnr',
  grade: 'betyg, resultat, omdöme, poäng, slutbetyg, vitsord, nivå, bedömning, utmärkelse, med beröm godkänd',
  hours:
    'timmar, omfattning, längd, varaktighet, kurstimmar, högskolepoäng, hp, undervisningstimmar, poäng, studiepoäng, antal timmar, kurslängd',
  signatures:
    'underskrifter, underskrift, namnteckning, namnteckningar, undertecknat, undertecknas, undertecknad av, undertecknare, undertecknade, signatur, signaturer, signerat av, namnförtydligande, firmatecknare, för bolaget, bevittnas, behörig firmatecknare, ort och datum, signeras av',
  offer:
    'erbjudande, rabatt, specialerbjudande, kampanj, du får, du sparar, ni sparar, spara, prisnedsättning, förmån, kupong på, extrapris, din förmån, deal',
  product: 'produkt, vara, artikel, varor, gäller på, gäller för, på, gäller vid köp av',
  code: 'kod, rabattkod, kampanjkod, presentkortskod, värdekod, kupongkod, inlösenkod, aktiveringskod, erbjudandekod, ange kod, använd koden, med koden, åtkomstkod, kortnummer, pinkod',
  serialNumber:
    'serienummer, serienr, presentkortsnummer, presentkort nr, kortnummer, löpnummer, löpnr, nummer, nr, kupongnummer, värdebevisnummer, numrerad',
  validFrom:
    'gäller från, gäller fr o m, giltig från, giltigt från, giltig fr o m, från, från och med, fr o m, startdatum, start, aktiv från, kan lösas in från, börjar gälla, börjar',
  validThrough:
    'gäller till, gäller till och med, gäller t o m, giltig till, giltigt till, giltig till och med, giltig t o m, giltigt t o m, till och med, t o m, sista giltighetsdag, sista inlösendag, utgångsdatum, utgår, går ut, används senast, använd före, lös in senast, löses in senast, sista dag, giltighet, giltighetstid, giltig, gäller, slutdatum, slutar, bäst före, boka senast, upphör',
  value:
    'värde, belopp, presentkortsvärde, saldo, till ett värde av, värt, summa, nominellt värde, tillgodo, siffra, utfall, aktuellt värde, nu, nuläge, antal, mätvärde, aktuellt',
  giver:
    'från, givare, gåva från, present från, skänkt av, given av, köpt av, avsändare, med kärlek från, en gåva från, en present från, givet av',
  message:
    'hälsning, meddelande, personlig hälsning, personligt meddelande, dedikation, ord på vägen, tillägnan, gratulation, korttext',
  redeemAt:
    'löses in hos, lös in hos, löses in på, inlöses hos, inlösen, löses in, så löser du in, så använder du presentkortet, så använder du det, gäller hos, gäller i, gäller på, kan användas hos, kan användas i, används hos, används i, bokning, boka, boka på, boka tid, bokas på, tidsbokning',
  // Invitations
  hosts:
    'värdar, värd, värdinna, värdpar, brudpar, brudparet, inbjudan från, bjuder in, inbjudare, föräldrar, från, inbjuder, paret',
  request:
    'inbjudan, inbjudningstext, inbjudningsrad, vi bjuder in, välkomna, varmt välkomna, du är bjuden, ni är bjudna, härmed inbjuds, har glädjen att inbjuda, vill bjuda in',
  dress: 'klädsel, klädkod, dresskod, klädstil, kläder',
  rsvp: 'osa, o s a, svar, svara senast, om svar anhålles, om svar anhålls, svar senast, osa senast, anmälan, anmälan senast, anmäl dig, anmäl er, anmäl senast, vänligen svara, meddela oss, tacka ja, sista anmälningsdag, sista svarsdag',
  // Letters
  sender: 'avsändare, från, sökande, avsändaradress, returadress, skribent',
  subject: 'ämne, ärende, angående, ang, gäller, rörande, avser, ämnesrad, beträffande, rubrik',
  salutation: 'hälsningsfras, tilltal, hälsning, inledningsfras',
  closing: 'avslutning, avslutningsfras, hälsning, avslutande hälsning, hälsningar, slutfras',
  signature: 'underskrift, namnteckning, signatur, namn, undertecknad, undertecknat',
  enclosures: 'bilagor, bilaga, bifogas, bifogat, bifogade dokument, bil, kopia till, medföljer',
  // Bills
  seller:
    'säljare, leverantör, från, utfärdare, fakturautställare, fakturerande, fakturan utställd av, utställd av, avsändare, företag, betalningsmottagare, faktura från, utförare, tjänsteleverantör, näringsidkare, uppdragstagare, våra uppgifter',
  buyer:
    'köpare, kund, kunden, fakturamottagare, faktureringsadress, fakturaadress, faktura till, fakturerad till, faktureras, mottagare, beställare, till, betalare, leveransadress, kunduppgifter, att, för, uppdragsgivare',
  client:
    'kund, beställare, uppdragsgivare, klient, framtagen för, framtaget för, upprättad för, för, på uppdrag av, byggherre, presenterad för, presenteras för, till',
  invoiceNumber:
    'fakturanummer, fakturanr, faktura nr, faktura, fakt nr, verifikationsnummer, fakturans nummer, nummer, nr, faktura-id, räkning nr, dokumentnummer',
  issueDate:
    'fakturadatum, utfärdandedatum, datum, fakturan utfärdad, utfärdad, utställd, faktureringsdatum, utskriftsdatum, fakturans datum, dokumentdatum, faktura datum',
  paymentDueDate:
    'förfallodatum, förfallodag, förfaller, förfaller till betalning, betalas senast, sista betalningsdag, att betala senast, oss tillhanda, oss tillhanda senast, betalning senast, betala senast, betaldatum, förfaller den, betalningsdag',
  supplyDate:
    'leveransdatum, leverans, levererat, utfört, utförd, tidpunkt för leverans, leveransperiod, utförandeperiod, avser period, avser perioden, avser, tjänsteperiod, arbetet utfört, faktureringsperiod, leveransdag, utfört arbete, levererad',
  reference:
    'referens, er referens, vår referens, referensnummer, ref, ert ordernummer, ordernummer, beställningsnummer, inköpsorder, inköpsordernummer, projekt, projektnummer, ocr, ocr-nummer, ocr-nr, betalningsreferens, kundnummer, kundnr, kund nr, avtalsnummer, uppdrag, märkning, er märkning, rekvisition, ärende',
  taxId:
    'organisationsnummer, organisationsnr, org nr, orgnr, org nummer, momsregistreringsnummer, momsreg nr, momsregnr, momsnummer, momsnr, vat-nummer, vat-nr, skattenummer, personnummer, f-skatt, godkänd för f-skatt, innehar f-skattsedel, fo-nummer, registreringsnummer',
  iban: 'iban, kontonummer, kontonr, konto, bankgiro, bankgironummer, bg, plusgiro, plusgironummer, pg, bankkonto, clearingnummer och konto, iban-nummer',
  bic: 'bic, swift, bic swift, swift-kod, bic-kod, swift-adress, clearingnummer, clearing, clearingnr',
  bank: 'bank, bankuppgifter, betalningsuppgifter, betalningsinformation, betalning, betalas till, betalning till, kontohavare, kontoinnehavare, betalningsmottagare, betalningssätt, betalsätt, betala till, så betalar du, banknamn, inbetalning, betalinformation',
  paymentTerms:
    'betalningsvillkor, betalvillkor, kredittid, dröjsmålsränta, betalningstid, villkor, netto, efter förfallodagen, dagar netto',
  lines:
    'rader, fakturarader, poster, artiklar, varor, tjänster, specifikation, fakturaspecifikation, produkter, utfört arbete, leveranser, beställning, inköp, köp, kostnader, varor och tjänster, offertrader',
  description:
    'beskrivning, benämning, artikel, tjänst, produkt, vara, text, specifikation, uppdrag, artikelbenämning, varubenämning, arbete, vad, post, avser, aktivitet, namn',
  quantity: 'antal, kvantitet, mängd, st, styck, timmar, tim, dagar, volym, ant, enheter, lev antal',
  unit: 'enhet, enh, måttenhet, per, mängdenhet, sort',
  unitPrice:
    'à-pris, enhetspris, styckpris, pris, pris per enhet, timpris, timtaxa, pris per st, pris per styck, dagpris, timarvode, à, kostnad, pris/enhet, per st',
  discount:
    'rabatt, avdrag, prisavdrag, nedsättning, rabattsats, rab, mängdrabatt, rutavdrag, rotavdrag, kupong',
  taxRate: 'momssats, moms, skattesats, moms i procent, skatt, mervärdesskatt, vat',
  net: 'belopp, netto, nettobelopp, summa, radsumma, totalt, total, pris, radbelopp, exkl moms, belopp exkl moms, à summa, värde, kostnad',
  subtotal:
    'delsumma, summa exkl moms, netto, nettobelopp, summa netto, belopp exkl moms, belopp före moms, totalt exkl moms, total exkl moms, exkl moms, exklusive moms, summa före moms, varuvärde, momsunderlag, summa utan moms, mellansumma',
  tax: 'moms, momsbelopp, mervärdesskatt, skatt, varav moms, inkl moms, inklusive moms, summa moms, total moms, moms totalt',
  total:
    'total, totalt, totalsumma, summa, att betala, totalbelopp, belopp att betala, slutsumma, summa inkl moms, totalt inkl moms, total inkl moms, fakturabelopp, brutto, bruttobelopp, sammanlagt, summa att betala, inkl moms, totalpris, belopp, tillsammans',
  paid: 'betalt, betald, redan betalt, förskott, förskottsbetalning, handpenning, inbetalt, erhållet, förskottsbetalt, avgår förskott, avgår, delbetalning, à conto, deposition, anmälningsavgift',
  due: 'att betala, kvar att betala, återstår, återstår att betala, återstående, restbelopp, återstående belopp, saldo, utestående, obetalt, belopp att betala, förfallet belopp, summa att betala, resterande',
  sums: 'summor, summering, summa, sammanställning, belopp, totaler',
  receiptNumber:
    'kvittonummer, kvittonr, kvitto nr, kvitto, köpnummer, kvitto-id, transaktion, transaktionsnummer, transaktionsnr, notanummer, nota, nota nr, order, ordernummer, köp, verifikation, löpnummer, nummer, nr',
  dateTime:
    'datum och tid, datum, tid, tidpunkt, klockslag, klockan, kl, köpdatum, köpt, utskrivet, såld den, datum/tid',
  cashier:
    'kassör, kassörska, expedit, betjänad av, du betjänades av, er servitör, servitör, servitris, serveras av, personal, säljare, ni betjänades av, betjänades av, kassabiträde, bartender, handläggare, i kassan, operatör, din expedit',
  till: 'kassa, kassanummer, kassa nr, kassanr, kassaregister, terminal, kassa-id, disk, bord, bordsnummer, bord nr, termid, terminal-id, kontrollenhet, pump',
  payment:
    'betalning, betalt med, betalsätt, betalningssätt, betalningsmetod, betalmedel, kort, kortbetalning, kontant, kontanter, kontokort, bankkort, kreditkort, betalkort, swish, kontaktlöst, mottaget, visa, mastercard, köp, betalas med, erhållet',
  change:
    'växel, tillbaka, växel tillbaka, kontant tillbaka, åter, förändring, skillnad, differens, avvikelse, ändring, utveckling, jämfört med föregående, jämfört med föregående period, mot föregående år, mot föregående månad, mot förra året, jämfört med förra året, trend, tillväxt, delta, förändring i procent',
  thanks:
    'tack, tack för besöket, tackrad, tack för köpet, tack för ditt köp, sidfot, välkommen åter, välkomna åter, hej då, avslutande rad, tackord',
  // Careers
  experience:
    'arbetslivserfarenhet, erfarenhet, erfarenheter, yrkeserfarenhet, arbetserfarenhet, anställningar, tidigare anställningar, karriär, anställning, arbete, yrkesbakgrund, yrkesliv, uppdrag, jobb, praktik, befattningar, tjänster, meriter, relevant erfarenhet, akademiska tjänster, akademiska anställningar, klinisk erfarenhet, kliniska tjänster',
  education:
    'utbildning, utbildningar, utbildningsbakgrund, studier, akademisk utbildning, examina, skolor, skolgång, universitetsutbildning, formell utbildning, yrkesutbildning, universitet och högskola, akademiska examina',
  volunteering:
    'ideellt arbete, ideellt engagemang, volontärarbete, volontäruppdrag, ideella uppdrag, frivilligarbete, förtroendeuppdrag, engagemang, föreningsliv, föreningsengagemang, samhällsengagemang, föreningsarbete',
  skills:
    'kompetenser, kompetens, färdigheter, kunskaper, datakunskaper, it-kunskaper, tekniska färdigheter, kärnkompetenser, styrkor, nyckelkompetenser, verktyg, teknik, tekniker, metoder, programvara, det här kan jag, specialkunskaper, expertis, programvaror, expertområden, kan, jag kan',
  languages: 'språk, språkkunskaper',
  publications:
    'publikationer, publicerat, utvalda publikationer, artiklar, böcker, vetenskapliga artiklar, skrifter, publikationslista, bokkapitel, bibliografi, antologier, granskade artiklar, redaktörskap',
  awards:
    'utmärkelser, priser, stipendier, priser och utmärkelser, hedersbetygelser, stipendier och priser, pris, utmärkelse, medaljer, stipendium, meriter',
  certificates:
    'certifikat, certifieringar, intyg, kurser, licenser, körkort, behörigheter, fortbildning, vidareutbildning, legitimation, kurser och certifikat, kurser och intyg, behörighet, diplom',
  references:
    'referenser, referens, referenspersoner, referenslista, litteratur, litteraturförteckning, källförteckning, källor, litteraturlista, bibliografi, vidare läsning, lästips, slutnoter, referenser lämnas på begäran, referensperson',
  interests:
    'intressen, fritidsintressen, fritid, hobby, hobbyer, personligt, övrigt, utanför arbetet, på fritiden, intressen och fritid',
  grants:
    'anslag, forskningsanslag, bidrag, forskningsmedel, finansiering, externa medel, beviljade anslag, forskningsfinansiering, bidrag och anslag, projektmedel',
  talks:
    'föredrag, föreläsningar, presentationer, konferenser, inbjudna föredrag, konferensbidrag, konferenspresentationer, utvalda föredrag, inbjudna föreläsningar',
  teaching:
    'undervisning, undervisningserfarenhet, undervisning och handledning, handledning, pedagogisk verksamhet, pedagogiska meriter, kurser jag undervisat, lärarerfarenhet',
  projects:
    'projekt, utvalda projekt, egna projekt, sidoprojekt, personliga projekt, viktiga projekt, forskningsprojekt',
  memberships:
    'medlemskap, medlem i, föreningar, sällskap, styrelseuppdrag, nätverk, kommittéer, medlemskap och uppdrag, förbund, fackliga uppdrag, styrelser',
  entries: 'poster, inlägg, historik, händelser, kronologi, noteringar',
  highlights:
    'höjdpunkter, ansvarsområden, arbetsuppgifter, resultat, uppgifter, huvuduppgifter, framgångar, prestationer, ansvar, punkter, viktigaste resultat, uppnådda resultat, meriter, punktlista',
  degree:
    'examen, inriktning, program, huvudämne, ämne, studieinriktning, grad, akademisk grad, diplom, utbildningsprogram, studieområde, linje, examensnivå',
  level: 'nivå, språknivå, kunskapsnivå, färdighetsnivå, kompetensnivå, behärskning',
  // Portfolio, pages
  works:
    'arbeten, verk, projekt, utvalda arbeten, utvalda projekt, portfolio, portfölj, utvalda verk, våra arbeten, nya arbeten, kundcase, case, uppdrag, referensprojekt, byggnader, serier, beställningsverk, mina arbeten, senaste arbeten',
  year: 'år, årtal, färdigställt, tillkomstår, byggt, byggår, uppfört, sedan, färdigställd, tillverkad',
  medium: 'teknik, material, medium, mått, storlek, verktyg, format, utförande, tillverkad av, dimensioner',
  result:
    'resultat, resultatet, utfall, effekt, effekter, så blev det, vad hände, efter, utfallet, vad som ändrades, vad det ledde till, så gick det, resultaten, idag',
  about:
    'om, om oss, om mig, vilka vi är, vilka är vi, vår historia, vem är jag, biografi, om företaget, om studion, om konstnären, om föreningen, vår filosofi, människorna bakom, vilka som står bakom, vem jag är, historia, om verksamheten, bio',
  services:
    'tjänster, våra tjänster, det här gör vi, vad vi gör, vad jag gör, det vi gör, vi erbjuder, vårt erbjudande, erbjudande, utbud, verksamhetsområden, tjänster vi erbjuder, vad vi erbjuder, omfattning, behandlingar, uppdrag, så kan jag hjälpa dig',
  features:
    'fördelar, funktioner, egenskaper, det här får du, detta får du, du får, det här ingår, detta ingår, ingår, vad du får, vad ingår, varför, varför oss, därför, anledningar, skäl, dina fördelar, finesser, höjdpunkter, bra att veta, så fungerar den, vad som gör den annorlunda, därför väljer du oss',
  stats:
    'siffror, nyckeltal, i siffror, statistik, fakta och siffror, året i siffror, siffrorna, viktiga siffror, i korthet, verksamheten i siffror, resultat i siffror, vi i siffror, nyckelsiffror, mätetal, fakta',
  steps:
    'steg, så fungerar det, så går det till, så här går det till, så här gör du, gör så här, arbetsgång, process, processen, tillvägagångssätt, steg för steg, i tre steg, tre steg, instruktioner, anvisningar, så arbetar vi, så beställer du, kom igång, nästa steg, vad händer sedan, förfarande, procedur, moment',
  quotes:
    'citat, omdömen, kundomdömen, kundröster, röster, recensioner, det säger våra kunder, vad våra kunder säger, så säger våra kunder, vad andra säger, rekommendationer, pressröster, referenser, våra kunder berättar, beröm, återkoppling, vad folk säger',
  offers:
    'priser, prislista, pris, paket, biljetter, avgifter, kostnader, våra priser, taxor, taxa, abonnemang, alternativ, vad det kostar, vad kostar det, inträde, entré, medlemskap, budget, investering, kostnad, prisuppgifter, nivåer, kostnadsberäkning, kostnadsförslag, erbjudanden, biljettpriser, kostnadsuppskattning',
  questions:
    'frågor, vanliga frågor, frågor och svar, faq, ofta ställda frågor, vanliga frågor och svar, bra frågor, du undrar, undrar du, det här undrar många, vanligaste frågorna',
  question: 'fråga',
  answer: 'svar',
  navigation: 'navigering, navigation',
  links:
    'länkar, mina länkar, fler länkar, länklista, knappar, här hittar du mig, hitta mig, bokmärken, resurser, länktips',
  gallery: 'galleri, bilder, bildgalleri, fotogalleri, foton, fotografier, album, intryck',
  team: 'team, teamet, vårt team, medarbetare, personal, medarbetarna, människorna, vi som jobbar här, våra medarbetare, personerna bakom, grundare, grundarna, styrelse, styrelsen, ledning, ledningsgrupp, ledningen, medlemmar, organisation, vi är, anställda, kollegor, besättning',
  // Cases, documents
  challenge:
    'utmaning, utmaningen, problem, problemet, bakgrund, utgångsläge, utgångsläget, situation, situationen, nuläge, uppgift, uppgiften, uppdraget, före, behov, behovet, läget, frågeställning, brief, var vi började, så var det',
  approach:
    'lösning, lösningen, tillvägagångssätt, angreppssätt, vår lösning, metod, genomförande, strategi, idé, idén, det här gjorde vi, vad vi gjorde, så gjorde vi, arbetet, föreslagen lösning, vårt förslag, koncept, upplägg, insats, åtgärder',
  facts:
    'fakta, uppgifter, projektfakta, faktaruta, data, tekniska data, specifikation, specifikationer, i korthet, kort fakta, snabbfakta, detaljer, fakta om projektet, kortfakta, uppgifter i korthet, nyckelfakta',
  parties:
    'parter, parterna, part, avtalsparter, avtalsparterna, mellan, kontraktsparter, ingånget mellan, och, nedan kallade parterna',
  effectiveDate:
    'ikraftträdande, träder i kraft, träder i kraft den, gäller från, gäller från och med, gäller fr o m, avtalsdatum, startdatum, avtalsstart, avtalets början, datum, datum för avtalet, tillträde, tillträdesdag, ingånget den, ikraftträdandedag, avtalstid från, daterat, börjar gälla, avtalets startdatum',
  clauses:
    'klausuler, paragrafer, avtalsvillkor, bestämmelser, villkor, avtal, avtalet, artiklar, punkter, överenskommelse, avsnitt, avtalsbestämmelser, överenskommelsen',
  definitions:
    'definitioner, begrepp, ordlista, begreppsförklaringar, begreppslista, ordförklaringar, centrala begrepp, termer, förkortningar, definitioner och begrepp, i detta avtal, tolkning',
  term: 'begrepp, term, ord, uttryck, förkortning',
  meaning: 'betydelse, definition, förklaring, innebörd, betyder, avser',
  schedules: 'bilagor, bilaga, avtalsbilagor, appendix, avtalsbilaga',
  law: 'tillämplig lag, lagval, tvist, tvister, tvistlösning, tvistelösning, tillämplig lag och tvist, tillämplig lag och tvistlösning, jurisdiktion, forum, behörig domstol',
  background: 'bakgrund, ingress, syfte, bakgrund och syfte, inledning, ändamål',
  panels:
    'paneler, sidor, flikar, panel, sida, insida, utsida, framsida, baksida, uppslag, delar, avsnitt, flik, insidan, kapitel',
  sections:
    'avsnitt, sektioner, delar, kapitel, kategorier, grupper, rätter, innehåll, innehållsförteckning, områden, block, rubriker',
  legend:
    'teckenförklaring, förklaring, symboler, allergener, allergenmärkning, förkortningar, märkning, symbolförklaring, förklaring av symboler, allergiinformation, allergier, koder',
  items:
    'rätter, maträtter, poster, artiklar, produkter, drycker, meny, menyn, lista, mat, mat och dryck, punkter, varor, element, matsedel, utbud, urval, dagens rätter',
  marks:
    'märkning, märken, allergener, symboler, kost, specialkost, vegetariskt, veganskt, koder, kostmärkning, innehåller, kostpreferens, anmärkningar',
  spreads: 'uppslag, looker, looks, outfits, sidor, plagg, kapitel, bilduppslag, look',
  stories:
    'artiklar, nyheter, notiser, berättelser, inlägg, i det här numret, i detta nummer, innehåll, ämnen, aktuellt, reportage, rapporter, reportagen, uppdateringar',
  preheader: 'förhandstext, förhandsvisning, förhandsvisningstext, preheader, inkorgstext, förtext',
  unsubscribe:
    'avregistrera, avregistrera dig, avsluta, avsluta prenumeration, avsluta prenumerationen, avprenumerera, säg upp prenumerationen, avanmälan, avanmäl dig, sluta prenumerera, avregistreringslänk',
  // Graphics
  modules: 'moduler, block, diagram, avsnitt, delar, grafik, figurer',
  series:
    'serie, dataserie, diagram, värden, data, utveckling, tidsserie, graf, per månad, månad för månad, över tid, per år, kurva, historik, mätserie, fördelning',
  label: 'etikett, nyckeltal, mått, mätetal, benämning, indikator, namn, kategori, vad, mätvärde, post',
  target: 'mål, målvärde, plan, budget, målsättning, målnivå, gränsvärde, planerat, riktvärde, börvärde',
  tiles:
    'nyckeltal, brickor, kort, viktigaste nyckeltal, viktigaste siffrorna, de viktigaste siffrorna, indikatorer, kpi, kpi:er, översikt, huvudsiffror, rutor, överblick',
  tasks:
    'uppgifter, att göra, åtgärder, nästa steg, öppna punkter, åtgärdslista, checklista, arbetsuppgifter, att göra-lista, öppna frågor, uppföljning, aktiviteter, kvar att göra, insatser, göra',
  tables: 'tabeller, tabell, detaljer, sammanställning, översikt, listor, data',
  events:
    'händelser, tidslinje, milstolpar, historia, historik, kronologi, viktiga datum, årtal, datum, kalender, kalendarium, viktiga händelser, år för år',
  lanes:
    'faser, etapper, kolumner, spår, områden, teman, kvartal, horisonter, arbetsströmmar, banor, grupper, fokusområden, milstolpar, delprojekt, insatsområden, färdplan, arbetspaket',
  status: 'status, läge, tillstånd, skede, framsteg, fas, projektstatus, genomförande',
  owner:
    'ansvarig, ägare, ansvariga, vem, ansvar, projektledare, tilldelad, handläggare, team, ansvarig person, uppdragsledare, huvudansvarig, utförare, tilldelat',
  milestone:
    'milstolpe, etapp, fas, release, version, kvartal, sprint, delmål, tema, område, kolumn, spår, deadline, klart senast, horisont, när, arbetspaket',
  people:
    'personer, medarbetare, anställda, medlemmar, personal, tjänster, befattningar, team, organisation, organisationsschema, struktur, roller, underställda, människor, organisationsstruktur',
  reportsTo:
    'rapporterar till, chef, närmaste chef, överordnad, underställd, leds av, under, föreståndare, svarar inför, ansvarar inför, tillhör',
  vacant:
    'vakant, ledig, ledig tjänst, obesatt, vakans, ej tillsatt, öppen tjänst, rekryteras, att rekrytera, tillsätts',
  // Talks
  pageHeader: 'sidhuvud',
  frontSide: 'framsida',
  backSide: 'baksida',
  pageFooter: 'sidfot',
  slides: 'bilder, bild, slides, slide, presentationsbilder, bildens rubrik, på bilden, på skärmen',
  speech: 'talarmanus, talaranteckningar, anteckningar, vad jag säger, jag säger, manus',
  // Words inside copy rather than labels
  greetingWords:
    'hej, bästa, kära, käre, hejsan, god dag, god morgon, till den det berör, tjena, bäste, hallå, ärade, hej alla, till dig som',
  closingWords:
    'med vänliga hälsningar, vänliga hälsningar, med vänlig hälsning, vänligen, hälsningar, bästa hälsningar, varma hälsningar, mvh, högaktningsfullt, många hälsningar, kram, allt gott, hälsar, ha det bra, varmt välkomna, tack på förhand, tack, med bästa hälsningar, hjärtliga hälsningar, väl mött, vi ses',
  totalWords:
    'totalt, total, summa, sammanlagt, totalsumma, alla, tillsammans, samtliga, slutsumma, saldo, hela',
  presentWords:
    'nu, idag, i dag, nuvarande, pågående, pågår, tills vidare, till dags dato, aktuell, sedan, nutid, och framåt, fortlöpande',
  doneWords:
    'klar, klart, klara, färdig, färdigt, avslutad, avslutat, genomförd, genomfört, slutförd, slutfört, levererad, levererat, lanserad, lanserat, publicerad, godkänd, löst, betald, betalt, uppnått, gjort, utfört, driftsatt, stängd, släppt',
  activeWords:
    'pågår, pågående, under arbete, påbörjad, påbörjat, aktiv, aktivt, under utveckling, startad, startat, i gång, igång, under byggnad, under granskning, i test, testas, byggs, nu, enligt plan, arbetas med, rullas ut, i produktion, på väg, löpande',
  plannedWords:
    'planerad, planerat, planerade, planeras, nästa, kommande, härnäst, att göra, ej påbörjad, ej påbörjat, inte påbörjad, inte påbörjat, snart, föreslagen, föreslaget, utkast, väntar, på gång, schemalagd, i kö, under planering, förbereds, avvaktar',
  laterWords:
    'senare, idé, idéer, någon gång, kanske, på sikt, långsiktigt, framtid, framtida, i framtiden, undersöks, övervägs, önskelista, utreds, parkerad, framöver',
  blockedWords:
    'blockerad, blockerat, försenad, försenat, pausad, pausat, stoppad, stoppat, risk, i riskzonen, kritisk, kritiskt, hotad, vilande, fastnat, efter plan, på is, avbrott, akut',
  droppedWords:
    'inställd, inställt, struken, struket, nedlagd, nedlagt, avbruten, avbrutet, avvisad, avslagen, aldrig, inte aktuellt, ej aktuellt, görs inte, bortvald, bortvalt, skrotad, skrotat, avbokad, slopad, slopat, förkastad, inte planerat, inte i, gör vi inte',
  vacantWords:
    'vakant, ledig, ledig tjänst, obesatt, vakans, ej tillsatt, öppen tjänst, rekryteras, rekrytering pågår, vi söker, sökes, tillsätts, att tillsätta, n n, nn, nyrekrytering',
  staffWords: 'stab, stabsfunktion, stabsenhet, assistent, vd assistent, sekretariat, sekreterare, rådgivare',
  freeWords:
    'gratis, fri, fritt, fri entré, fritt inträde, kostnadsfritt, kostnadsfri, utan kostnad, ingår, inkluderat, avgiftsfritt, dagspris, på förfrågan, efter förfrågan, offert, frivilligt bidrag, vi bjuder, ingen avgift',
  streetWords:
    'gatan, gata, vägen, väg, torget, torg, gränd, gränden, allén, allé, stigen, stig, backen, kajen, kaj, platsen, esplanaden, plan, bron, stranden, leden, gården, parken, slingan, hamnen, brinken, strandvägen',
  callsWords: 'jag är, jag heter, mitt namn är',
  livesWords: 'jag bor i, bor i, bosatt i',
  companyWords:
    'ab, hb, kb, aktiebolag, handelsbolag, kommanditbolag, enskild firma, ekonomisk förening, ek för, ideell förening, förening, föreningen, stiftelse, stiftelsen, förbund, förbundet, institut, universitet, högskola, skola, skolan, förlag, förlaget, verkstad, verkstaden, byrå, byrån, kommun, region, myndighet, verket, sällskapet, museet, sjukhus, bolaget, gruppen, studio, konsult, aktiebolaget, akademi, ateljé, klubb, brf, bostadsrättsförening, publ',
}))
