import { onDemand } from '../../on-demand.ts'
import type { Words } from './en.ts'

/** What labels mean, in Dutch. */
export const dutch: () => Words = onDemand(() => ({
  // The document
  title: 'titel, kop, koptekst, hoofdtitel, opschrift, kopregel, naam van het document, grote regel, groot',
  subtitle:
    'ondertitel, subtitel, onderkop, tussenkop, slogan, tagline, leus, motto, subkop, pay-off, kleinere regel, kleinere regel eronder, regel eronder',
  eyebrow: 'bovenkop, chapeau, boventitel, kopje boven, rubrieksregel, kicker',
  summary:
    'samenvatting, inleiding, intro, introductie, beschrijving, omschrijving, lead, in het kort, kort, abstract, overzicht, profiel, persoonlijk profiel, teaser, over mij, in een oogopslag, managementsamenvatting, korte inhoud, voorwoord, kernpunten, waar het over gaat, wat ik doe',
  text: 'tekst, inhoud, bericht, verhaal, details, toelichting, uitleg, body, bewoording, platte tekst',
  author:
    'auteur, auteurs, schrijver, schrijfster, geschreven door, door, opgesteld door, opsteller, gemaakt door, tekst, gepresenteerd door, spreker, redactie, verslaggever, van de hand van',
  publisher: 'uitgever, uitgeverij, uitgegeven door, gepubliceerd door, verantwoordelijke uitgever, v u',
  date: 'datum, dag, wanneer, d d, dagtekening, gedateerd, op, datum en tijd',
  datePublished:
    'gepubliceerd, gepubliceerd op, publicatiedatum, verschenen, verschenen op, verschijningsdatum, datum van publicatie, geplaatst op',
  updated:
    'bijgewerkt, bijgewerkt op, laatst bijgewerkt, laatste wijziging, gewijzigd op, laatst gewijzigd, stand per, per, herzien op',
  version: 'versie, editie, uitgave, revisie, versienummer, concept, druk',
  period:
    'periode, verslagperiode, rapportageperiode, kwartaal, maand, week, jaar, looptijd, duur, tijdvak, boekjaar, verslagjaar, tijdsbestek',
  season: 'seizoen, collectie',
  issue: 'nummer, editie, uitgave, nr, aflevering, jaargang, uitgavenummer',
  language: 'taal',
  image:
    'afbeelding, foto, beeld, omslagfoto, achtergrondfoto, portret, illustratie, omslag, profielfoto, achtergrond, pasfoto, plaatje, achtergrondafbeelding',
  logo: 'logo, beeldmerk, woordmerk, bedrijfslogo',
  link: 'link, koppeling, verwijzing, doel, hyperlink',
  url: 'website, webadres, webpagina, site, internet, web, online, url, pagina, webstek, domein, verifiëren op, controleren op, verificatie, te controleren via, controleer op, homepage',
  email: 'e-mail, email, mail, e-mailadres, mailadres, mailen naar',
  telephone:
    'telefoon, tel, telefoonnummer, telefoonnr, mobiel, gsm, mobiel nummer, gsm-nummer, bel, bellen, whatsapp, vast, 06, doorkiesnummer, bel ons',
  fax: 'fax, telefax, faxnummer',
  address:
    'adres, postadres, straat, bezoekadres, vestigingsadres, kantoor, woonadres, maatschappelijke zetel, zetel, hier vind je ons, hier vindt u ons, waar te vinden, correspondentieadres, statutaire zetel, route',
  city: 'plaats, stad, woonplaats, gemeente, dorp',
  country: 'land',
  contact:
    'contact, contactgegevens, contactpersoon, neem contact op, contactinformatie, bereik ons, vragen, zo bereik je ons, zo bereikt u ons, meer informatie, informatie, inlichtingen, info, kom langs, colofon, aanspreekpunt, personalia, persoonlijke gegevens, persoonsgegevens',
  socials: 'sociale media, social media, socials, volg ons, kanalen, netwerken, elders, volg mij',
  profiles: 'profielen, online profielen, accounts',
  handle: 'gebruikersnaam, accountnaam, instagram, mastodon, tiktok',
  action:
    'knop, actie, call to action, oproep, hoofdknop, knoptekst, eerste knop, primaire knop, volgende stap, linktekst, hoofdactie, cta',
  secondAction: 'tweede knop, tweede actie, andere knop, secundaire knop, tweede link, secundaire actie',
  name: 'naam, volledige naam, voor- en achternaam, naam en voornaam, persoon',
  givenName: 'voornaam, roepnaam, voornamen',
  familyName: 'achternaam, familienaam, geslachtsnaam',
  jobTitle:
    'functie, functietitel, beroep, rol, positie, hoedanigheid, functiebenaming, baan, taak, titel en functie, gewenste functie',
  organization:
    'bedrijf, organisatie, werkgever, onderneming, instelling, vereniging, school, universiteit, bureau, firma, stichting, club, winkel, afdeling, bedrijfsnaam, vzw, zaak, hogeschool, genootschap, praktijk, restaurant, bakkerij',
  pronouns: 'voornaamwoorden, aanspreekvorm',
  note: 'opmerking, noot, aantekening, notitie, toelichting, ps, nb, let op, commentaar',
  notes:
    'opmerkingen, notities, aantekeningen, let op, goed om te weten, belangrijk, aanvullende informatie, toelichting, overige, bijzonderheden, extra informatie, overige informatie, opmerking, belangrijke informatie, praktisch, sprekersnotities',
  terms:
    'voorwaarden, algemene voorwaarden, kleine lettertjes, de kleine lettertjes, gebruiksvoorwaarden, verkoopvoorwaarden, juridisch, disclaimer, huisregels, spelregels, huisreglement, vervoersvoorwaarden, annuleringsvoorwaarden, annuleren, voetnoot, reglement, wettelijke bepalingen',
  conditions:
    'voorwaarden, actievoorwaarden, beperkingen, geldt voor, geldig voor, niet geldig in combinatie met, niet te combineren met, uitgesloten, uitzonderingen, minimale besteding, vereisten, niet geldig voor, minimum aankoop, geldt niet voor',
  sources:
    'bronnen, bron, databron, gegevensbron, bronvermelding, verantwoording, methode, herkomst van de cijfers, onderzoeksverantwoording, zo hebben we geteld',
  tags: "trefwoorden, labels, tags, categorieën, categorie, onderwerpen, steekwoorden, rubriek, thema's, sleutelwoorden",
  // Events, tickets
  event:
    'evenement, voorstelling, concert, optreden, show, wedstrijd, film, toneelstuk, festival, tentoonstelling, gebeurtenis, activiteit, lezing, toegang tot, feest, match, productie, expositie, wat, toernee, plechtigheid, bijeenkomst',
  performer:
    'artiest, artiesten, uitvoerende, uitvoerenden, met, gezelschap, band, dirigent, solist, solisten, spreker, regie, muziek, spel, cast, line-up, optreden van, voorprogramma, muzikale leiding, rolverdeling, musici, gast, ensemble, gasten',
  startDate:
    'begindatum, startdatum, begin, start, aanvang, van, vanaf, datum evenement, begint op, opening, vernissage, datum voorstelling, data, speeldatum, speeldata, wedstrijddatum',
  endDate: 'einddatum, einde, eind, tot, tot en met, t m, loopt tot, eindigt op, sluiting, finissage',
  time: 'tijd, aanvang, tijdstip, begintijd, aanvangstijd, starttijd, uur, om, aanvangsuur, aanvang voorstelling, beginuur, aftrap, tijden, begint om, openingstijden, openingsuren, hoe laat',
  endTime: 'eindtijd, einde, einduur, tot, eindigt om, einde voorstelling, verwacht einde',
  doorTime:
    'deuren open, zaal open, deuren, inloop, deur open, opening deuren, inloop vanaf, toegang vanaf, poorten open, ontvangst, zaal open vanaf, inlaat, kassa open',
  location:
    'locatie, plaats, zaal, waar, theater, stadion, ruimte, podium, hal, gebouw, schouwburg, plek, trefpunt, verzamelpunt, zaallocatie, woonplaats, standplaats, plaats van afspraak, feestlocatie',
  programme:
    'programma, agenda, dagindeling, tijdschema, dagprogramma, verloop, draaiboek, planning, volgorde, agendapunten, de dag, programmaoverzicht, tijdslijn van de dag, op het programma',
  organizer:
    'organisator, organisatie, georganiseerd door, gastheer, gastvrouw, een productie van, aangeboden door, inrichter, v u, presenteert, gepresenteerd door, promotor, in samenwerking met',
  sponsors:
    'sponsors, sponsor, sponsoren, partners, met steun van, met dank aan, mede mogelijk gemaakt door, gesteund door, ondersteund door, begunstigers, hoofdsponsor, subsidiënten',
  seatSection:
    'vak, rang, rijtuig, wagon, wagen, dek, tribune, blok, balkon, parterre, sector, zone, categorie, ring, loge, niveau, verdieping, kaartsoort, soort kaart, soort ticket, tickettype, type ticket, prijscategorie, zijde, galerij, frontbalkon, zaaldeel, tafel',
  seatRow: 'rij, stoelenrij, rijnummer',
  seatNumber: 'stoel, plaats, stoelnummer, stoelnr, zitplaats, plaatsnummer, zetel, zitje, stoel nr',
  entrance:
    'ingang, toegang, poort, deur, toegangspoort, ingang via, entree via, gate, toegangsdeur, draaihek',
  holder:
    'houder, kaarthouder, tickethouder, naam op kaart, op naam van, naam op ticket, bezoeker, bezoekster, gast, deelnemer, deelneemster, toegang voor, uitgereikt aan, besteld door, gekocht door, voor, gereserveerd door',
  price:
    'prijs, toegangsprijs, toegang, entree, kaartprijs, ticketprijs, kosten, tarief, bedrag, inkom, inkomprijs, toegangsbedrag, betaald, deelnameprijs, inschrijfgeld, prijs per kaart, reissom, ritprijs',
  orderNumber:
    'bestelnummer, bestelnr, ordernummer, ordernr, boekingsnummer, bestelling, order, reserveringsnummer, boeking, reservatienummer, transactienummer, boekingsnr, bestelcode',
  ticketNumber:
    'kaartnummer, kaartnr, ticketnummer, ticketnr, serienummer, volgnummer, ticket nr, e-ticket, toegangsbewijs, ticket, kaart, nummer, nr, barcode, streepjescode, ticketcode, plaatsbewijs',
  // Flights
  airline:
    'luchtvaartmaatschappij, maatschappij, uitgevoerd door, vervoerder, vliegmaatschappij, rederij, spoorwegmaatschappij',
  passengerName:
    'passagier, naam passagier, naam van de passagier, reiziger, passagiersnaam, naam reiziger, naam van de reiziger, naam, reizigster',
  flightNumber: 'vlucht, vluchtnummer, vluchtnr, vlucht nr, trein, treinnummer, treinnr, lijn, afvaart, rit',
  departureAirport:
    'van, vanaf, vertrek vanaf, vertrekluchthaven, luchthaven van vertrek, vertrek uit, plaats van vertrek, vertrekstation, vertrekplaats, vertrekhaven, vertrekpunt, herkomst',
  arrivalAirport:
    'naar, bestemming, aankomstluchthaven, luchthaven van aankomst, aankomst in, eindbestemming, aankomststation, aankomstplaats, reisdoel, aankomsthaven',
  departureDate:
    'vertrekdatum, datum, vluchtdatum, reisdatum, datum van vertrek, datum vlucht, datum van de vlucht',
  boardingTime:
    'boarding, instaptijd, instappen, aanmelden, aanmelden om, melden om, boardingtijd, instappen vanaf, boarding om, aan boord, inschepen, instappen om, aan de gate, boarding vanaf, tijd van inschepen, inscheping',
  departureTime:
    'vertrek, vertrektijd, vertrekt, vertrekuur, vertrek om, geplande vertrektijd, vertrekt om, uur van vertrek, afvaart',
  arrivalTime:
    'aankomst, aankomsttijd, landing, aankomstuur, aankomst om, verwachte aankomst, komt aan om, geplande aankomst',
  gate: 'gate, uitgang, spoor, perron, vertrekgate, pier, gatenummer, instapgate, steiger',
  gateCloses:
    'gate sluit, gate sluit om, gate dicht, sluiting gate, sluitingstijd gate, einde boarding, boarding sluit, boarding tot, instappen tot, laatste oproep',
  terminal: 'terminal, vertrekhal, hal, vertrekterminal',
  seat: 'stoel, stoelnummer, zitplaats, plaats, stoelnr, zetel, stoeltoewijzing, zetelnummer',
  cabinClass: 'klasse, reisklasse, cabine, boekingsklasse, cabineklasse, tarief, vervoersklasse',
  boardingGroup: 'groep, boardinggroep, instapgroep, zone, boardingzone, instapzone, prioriteit',
  sequenceNumber:
    'volgnummer, volgnr, volgnummer instappen, seq nr, check-in nummer, inchecknummer, sequentie, sequentienummer, instapnummer',
  reservationNumber:
    'boekingscode, boekingsnummer, reserveringsnummer, reserveringscode, boekingsreferentie, boeking, reservering, reservatie, reservatienummer, reservatiecode, bevestigingsnummer, boekingsnr, dossiernummer, pnr, boekingskenmerk',
  frequentFlyer:
    'frequent flyer, frequent flyer-nummer, spaarnummer, lidmaatschapsnummer, flying blue, miles, spaarprogramma, airmiles, klantenkaart, statuskaart, flying blue-nummer, loyaliteitsnummer',
  baggage:
    'bagage, ruimbagage, handbagage, koffers, ingecheckte bagage, vrije bagage, bagagevrijdom, bagagetoeslag, koffer',
  // Certificates, vouchers, coupons
  recipient:
    'ontvanger, uitgereikt aan, toegekend aan, voor, aan, verleend aan, geschonken aan, voor wie, ten gunste van, begunstigde, cursist, cursiste, deelnemer, deelneemster, student, studente, geslaagde, hiermee verklaren wij dat, bestemd voor, laureaat, overhandigd aan, uitgereikt aan de heer, op naam van',
  credential:
    'cursus, opleiding, diploma, kwalificatie, workshop, training, onderscheiding, vak, module, titel, getuigschrift, examen, graad, programma, waarvoor, prijs, certificaat, leergang, bijscholing, onderwerp, vorming, voor',
  issuer:
    'uitgever, uitgegeven door, verleend door, uitgereikt door, afgegeven door, instelling, organisatie, instituut, academie, verstrekt door, exameninstelling, toegekend door, aangeboden door, winkel, bevoegde instantie',
  dateIssued:
    'datum van uitgifte, uitgereikt op, datum, uitgiftedatum, afgegeven op, behaald op, datum uitreiking, datum van afgifte, uitgegeven op, verleend op, afgifte, datum van uitreiking, datum van behalen, examendatum, gedaan te, uitgereikt, afgegeven',
  identifier:
    'certificaatnummer, certificaatnr, diplomanummer, diplomanr, nummer, nr, registratienummer, kenmerk, registratienr, inschrijvingsnummer, lidnummer, code, verificatiecode, documentnummer, referentienummer, pasnummer, legitimatienummer, dossiernummer, licentienummer',
  grade:
    'cijfer, resultaat, score, beoordeling, punten, graad, niveau, onderscheiding, eindcijfer, uitslag, judicium, eindbeoordeling, met lof',
  hours:
    'uren, studiebelasting, omvang, duur, aantal uren, studiepunten, contacturen, studie-uren, lesuren, lestijden, ec, ects, cursusduur, sbu',
  signatures:
    'handtekeningen, handtekening, ondertekening, ondertekend door, ondertekenaars, ondertekend, getekend, getekend door, voor akkoord, ondergetekenden, w g, namens deze, gelezen en goedgekeurd',
  offer:
    'aanbieding, korting, actie, voordeel, u krijgt, je krijgt, je bespaart, u bespaart, aanbod, promotie, tegoedbon voor, korting op, beloning, wat je krijgt',
  product: 'product, artikel, geldig op, op, geldt voor, producten, voor het product',
  code: 'code, kortingscode, actiecode, vouchercode, boncode, cadeaucode, promocode, kassacode, toegangscode, met de code, couponcode, cadeaubonnummer, pincode, kadocode, bonnencode',
  serialNumber:
    'serienummer, bonnummer, bonnr, nummer, nr, kaartnummer, volgnummer, vouchernummer, cadeaubonnr, waardebonnummer, waardebonnr, tegoedbonnummer',
  validFrom:
    'geldig vanaf, geldig van, vanaf, van, geldt vanaf, in te leveren vanaf, te gebruiken vanaf, begint, start, ingangsdatum, start actie',
  validThrough:
    'geldig tot, geldig tot en met, vervaldatum, vervalt op, te gebruiken tot, t m, uiterlijk, inwisselen voor, in te wisselen tot, verloopt op, tot en met, houdbaar tot, tot, einde, geldigheid, geldig t m, geldt tot, geldigheidsduur, in te leveren voor, actie loopt tot, inleveren vóór, geldig, einde actie',
  value:
    'waarde, bedrag, tegoed, ter waarde van, t w v, twv, nominale waarde, saldo, cijfer, getal, aantal, stand, actueel, huidig, werkelijk, realisatie, meetwaarde',
  giver:
    'van, gever, geefster, cadeau van, geschonken door, afzender, schenker, gegeven door, aangeboden door, een cadeau van, met liefs van, liefs van, schenkster, gift van',
  message:
    'boodschap, bericht, persoonlijke boodschap, opdracht, wens, groet, persoonlijk bericht, wens op de kaart, kaarttekst, woordje',
  redeemAt:
    'inwisselen bij, te besteden bij, in te leveren bij, inleveren bij, inwisselen, verzilveren, verzilveren bij, te gebruiken bij, zo werkt het inwisselen, geldig bij, te besteden in, boeken, reserveren, reserveren via, hoe in te wisselen, afspraak maken, geldig in, boeken via',
  // Invitations
  hosts:
    'gastheer, gastvrouw, gastheren, uitgenodigd door, uitnodigers, bruidspaar, van, ouders, gastgezin, koppel, jullie gastheren',
  request:
    'uitnodiging, uitnodigingstekst, wij nodigen u uit, wij nodigen je uit, we nodigen jullie uit, nodigen u uit, verzoek, hebben het genoegen, van harte uitgenodigd',
  dress: 'kleding, dresscode, kledingvoorschrift, tenue, tenue de ville, kledij, wat trek je aan',
  rsvp: 'r s v p, rsvp, antwoord, laat weten, graag antwoord voor, aanmelden, aanmelden voor, laat het weten voor, graag bericht, bevestigen voor, antwoord voor, bevestigen, laat het ons weten, inschrijven voor, gelieve te antwoorden, reageren voor, afmelden',
  // Letters
  sender: 'afzender, van, briefschrijver, afzendster, sollicitant, sollicitante, retouradres',
  subject: 'onderwerp, betreft, betr, onderwerpregel, inzake, betreffende',
  salutation: 'aanhef, begroeting, aanspreking, aanspreektitel',
  closing: 'afsluiting, groet, slotgroet, slotformule, groetformule, slotzin, groeten',
  signature: 'handtekening, ondertekening, getekend, naam, ondergetekende, w g',
  enclosures: 'bijlagen, bijlage, bijgevoegd, bijl, in bijlage, cc',
  // Bills
  seller:
    'verkoper, leverancier, van, opdrachtnemer, factuur van, dienstverlener, aanbieder, verkoopster, handelaar, afzender, aannemer, facturerende partij, onderneming, onze gegevens',
  buyer:
    'koper, klant, opdrachtgever, factuur aan, aan, factuuradres, gefactureerd aan, debiteur, afnemer, klantgegevens, leveradres, afleveradres, facturatieadres, t a v, ter attentie van, bestemmeling, geadresseerde, koopster, opdrachtgeefster, voor, leveringsadres, cliënt',
  client:
    'opdrachtgever, opdrachtgeefster, klant, in opdracht van, voor, cliënt, opgesteld voor, bouwheer, namens, bestemd voor, opgemaakt voor',
  invoiceNumber:
    'factuurnummer, factuurnr, factuur nr, factuur, nummer, nr, fact nr, declaratienummer, documentnummer, notanummer, rekeningnr',
  issueDate:
    'factuurdatum, datum, datum van uitgifte, datum factuur, uitgiftedatum, opmaakdatum, d d, datum van de factuur, notadatum, documentdatum',
  paymentDueDate:
    'vervaldatum, te betalen voor, uiterste betaaldatum, betalen voor, betaaldatum, uiterlijk te betalen op, te voldoen voor, te betalen vóór, uiterste betaaldag, betalen vóór, te voldoen uiterlijk, voor, betaaltermijn, vervaldag, uiterlijk betalen, te betalen tegen',
  supplyDate:
    'leverdatum, leveringsdatum, datum levering, datum van levering, periode, prestatiedatum, leverperiode, datum prestatie, uitgevoerd op, geleverd op, levering, datum dienst, leveringsperiode, uitvoeringsdatum, factuurperiode, datum uitvoering',
  reference:
    'referentie, kenmerk, uw kenmerk, ons kenmerk, uw referentie, onze referentie, ordernummer, klantnummer, klantnr, betalingskenmerk, project, bestelnummer, bestelbon, projectnummer, gestructureerde mededeling, mededeling, opdrachtnummer, dossier, ref, contractnummer, inkoopordernummer, debiteurnummer, debiteurennummer, o v v, onder vermelding van',
  taxId:
    'btw-nummer, btw-nr, btw-id, kvk, kvk-nummer, kvk-nr, ondernemingsnummer, ondernemingsnr, btw-identificatienummer, btw, rsin, kamer van koophandel, rpr, on, btw be, handelsregister',
  iban: 'iban, rekeningnummer, rekeningnr, rekening, bankrekening, bankrekeningnummer, iban-nummer, bankrek, rek nr',
  bic: 'bic, swift, bic swift, bic-code, swift-code',
  bank: 'bank, bankgegevens, betaalgegevens, betaling, ten name van, t n v, tnv, rekeninghouder, betaalwijze, betalingsgegevens, bankrelatie, betalen aan, naam rekeninghouder, over te maken aan, betaalinformatie',
  paymentTerms:
    'betalingsvoorwaarden, betaaltermijn, betalingstermijn, betalingsconditie, betaling, betalingscondities, betaalvoorwaarden, verwijlintresten, wettelijke rente, kredietbeperking',
  lines:
    'regels, posten, factuurregels, diensten, artikelen, werkzaamheden, producten, specificatie, goederen, verrichte werkzaamheden, orderregels, prestaties, geleverd, omschrijving werkzaamheden, aankopen, kosten',
  description:
    'omschrijving, beschrijving, dienst, artikel, product, post, werkzaamheden, benaming, werk, aanduiding, activiteit, titel, naam, wat',
  quantity: 'aantal, hoeveelheid, stuks, uren, st, aant, dagen, hvh, stuk, eenheden',
  unit: 'eenheid, per, eenh, maateenheid',
  unitPrice:
    'prijs per stuk, eenheidsprijs, stukprijs, prijs, uurtarief, tarief, prijs per eenheid, per stuk, prijs per uur, dagtarief, stuksprijs, e h prijs, à, prijs eenh, kosten, eenh prijs',
  discount: 'korting, reductie, rabat, aftrek, vermindering, kortingspercentage, kortingsbon',
  taxRate: 'btw, btw-tarief, btw-percentage, btw-tarieven, belasting, tarief btw, btw-code',
  net: 'bedrag, netto, totaal, regeltotaal, netto bedrag, nettobedrag, bedrag excl btw, totaal excl btw, subtotaal, prijs, totaalprijs, excl btw',
  subtotal:
    'subtotaal, totaal excl btw, netto, bedrag excl btw, totaal exclusief btw, netto totaal, subtotaal excl btw, nettobedrag, excl btw, maatstaf van heffing, totaal zonder btw, tussentotaal, totaal netto',
  tax: 'btw, btw-bedrag, totaal btw, belasting, waarvan btw, btw hoog, btw laag, inclusief btw, incl btw, belasting over de toegevoegde waarde',
  total:
    'totaal, totaalbedrag, te betalen, totaal incl btw, factuurbedrag, eindtotaal, bedrag incl btw, totaal inclusief btw, totaal te betalen, te voldoen, bruto, eindbedrag, bedrag, som, factuurtotaal, te betalen bedrag, totaalprijs, algemeen totaal',
  paid: 'betaald, aanbetaling, voorschot, reeds betaald, vooruitbetaald, vooruitbetaling, al betaald, voldaan, ontvangen, reeds voldaan, in mindering, aanbetaald',
  due: 'te betalen, openstaand, openstaand bedrag, restant, nog te betalen, saldo, te voldoen, resterend, resterend bedrag, verschuldigd, verschuldigd bedrag, resteert, restbedrag',
  sums: 'totalen, bedragen, samenvatting, totaal, berekening, afrekening, totaaloverzicht',
  receiptNumber:
    'bonnummer, bonnr, kassabon, bon, transactie, transactienummer, ticketnummer, bon nr, kasticket, ticket, kassabonnummer, transactienr, kwitantienummer, kwitantie, nummer, nr, ticket nr, rekening nr, trans',
  dateTime:
    'datum en tijd, datum, tijd, tijdstip, datum/tijd, aankoopdatum, datum en uur, gekocht op, verkocht op, uur',
  cashier:
    'kassier, kassière, kassamedewerker, geholpen door, u werd geholpen door, bediend door, medewerker, medewerkster, verkoper, bediening, ober, kelner, u bent geholpen door, je werd geholpen door, kassamedewerkster, u werd bediend door',
  till: 'kassa, kassanummer, terminal, tafel, kassa nr, tafelnummer, kassanr, balie, terminal-id, pomp, automaat',
  payment:
    'betaling, betaald met, betaalwijze, betaalmethode, pin, contant, betaalmiddel, gepind, bancontact, creditcard, contactloos, kaart, cash, bankkaart, pinpas, pinnen, ontvangen contant, betaalwijze kaart, maestro, ideal',
  change:
    'wisselgeld, terug, retour, verandering, verschil, t o v vorig jaar, wijziging, groei, mutatie, trend, tov vorig jaar, ten opzichte van vorig jaar, afwijking, t o v vorige maand, ontwikkeling, toename, teruggave, vergelijking, vorig jaar',
  thanks:
    'bedankt, dank, dankwoord, slotregel, dank u, dankregel, tot ziens, dank u wel, dank je wel, bedankt voor uw aankoop, voettekst, graag tot ziens',
  // Careers
  experience:
    'werkervaring, ervaring, loopbaan, beroepservaring, professionele ervaring, werk, relevante werkervaring, carrière, loopbaanoverzicht, functies, arbeidsverleden, stages, aanstellingen, betrekkingen, werkgevers, praktijkervaring, arbeidsloopbaan',
  education:
    "opleiding, opleidingen, onderwijs, studie, studies, scholing, vooropleiding, gevolgde opleidingen, opleiding en vorming, school, schoolloopbaan, diploma's",
  volunteering:
    'vrijwilligerswerk, vrijwillige inzet, nevenactiviteiten, maatschappelijke activiteiten, vrijwilliger, onbetaald werk, nevenfuncties, bestuurswerk, engagement',
  skills:
    'vaardigheden, competenties, kennis, kennis en vaardigheden, sterke punten, wat ik kan, computervaardigheden, technieken, software, gereedschap, tools, expertise, kerncompetenties, deskundigheid, kwaliteiten, digitale vaardigheden, methoden, computerkennis, specialisaties, kan, ik kan',
  languages: 'talen, talenkennis, taalvaardigheden, taalvaardigheid',
  publications:
    'publicaties, artikelen, boeken, geselecteerde publicaties, wetenschappelijke publicaties, publicatielijst, boekhoofdstukken',
  awards:
    'prijzen, onderscheidingen, beurzen, erkenningen, prijzen en onderscheidingen, nominaties, prijzen en beurzen, eerbewijzen',
  certificates:
    "certificaten, cursussen, trainingen, diploma's, rijbewijs, licenties, bijscholing, cursussen en trainingen, attesten, getuigschriften, certificeringen, nascholing, brevetten, cursussen en certificaten",
  references:
    'referenties, literatuur, literatuurlijst, bronnen, bibliografie, referentie, bronnenlijst, geraadpleegde literatuur, literatuuropgave, meer lezen, eindnoten',
  interests:
    "interesses, hobby's, vrije tijd, hobbies, hobby's en interesses, persoonlijk, vrijetijdsbesteding, overige, liefhebberijen, buiten het werk",
  grants:
    'subsidies, beurzen, onderzoeksfinanciering, onderzoekssubsidies, fondsen, verworven subsidies, projectfinanciering',
  talks:
    'lezingen, voordrachten, presentaties, conferenties, uitgenodigde lezingen, congressen, congresbijdragen',
  teaching:
    'onderwijs, onderwijservaring, lesgeven, doceerervaring, lesopdrachten, onderwijstaken, begeleiding, docentschap',
  projects: 'projecten, project, eigen projecten, geselecteerde projecten, nevenprojecten',
  memberships:
    'lidmaatschappen, lidmaatschap, lid van, besturen, commissies, verenigingen, bestuursfuncties, nevenfuncties',
  entries: 'vermeldingen, stappen, geschiedenis, items, chronologie',
  highlights:
    'taken, resultaten, verantwoordelijkheden, hoogtepunten, werkzaamheden, prestaties, taken en resultaten, punten, belangrijkste resultaten, takenpakket, opsomming',
  degree:
    'diploma, graad, studierichting, richting, opleiding, studie, vak, vakgebied, academische graad, afstudeerrichting, specialisatie, niveau en richting',
  level: 'niveau, beheersing, taalniveau, graad, kennisniveau',
  // Portfolio, pages
  works:
    'werken, werk, projecten, geselecteerd werk, portfolio, ons werk, recent werk, cases, series, werk in opdracht, opdrachten, gebouwen, een keuze uit mijn werk, oeuvre, gemaakt, mijn werk',
  year: 'jaar, bouwjaar, opgeleverd, jaren, gemaakt in, oplevering, sinds, jaartal, voltooid',
  medium: 'techniek, materiaal, medium, materialen, afmetingen, formaat, maten, gereedschap, gemaakt van',
  result:
    'resultaat, resultaten, uitkomst, effect, opbrengst, het resultaat, impact, wat het opleverde, daarna, wat er veranderde, wat het heeft opgeleverd, na afloop, hoe het nu is',
  about:
    'over ons, over mij, wie wij zijn, wie ik ben, ons verhaal, onze geschiedenis, de maker, biografie, over de studio, over, wie zijn wij, bio, over het bureau, wie zijn we, onze missie, over de maker',
  services:
    'diensten, wat we doen, wat wij doen, aanbod, ons aanbod, wat ik doe, dienstverlening, onze diensten, werkgebieden, expertise, specialisaties, wat ik aanbied, wat wij bieden, behandelingen, rechtsgebieden',
  features:
    'voordelen, kenmerken, wat je krijgt, wat u krijgt, waarom, functies, eigenschappen, wat je kunt verwachten, waarom wij, inbegrepen, pluspunten, goed om te weten, jouw voordelen, uw voordelen, redenen, wat zit erin, wat het kan, hoogtepunten, troeven, mogelijkheden, inclusief',
  stats:
    'cijfers, in cijfers, kerncijfers, feiten en cijfers, statistieken, de cijfers, het jaar in cijfers, in een oogopslag, getallen, kengetallen, onze cijfers',
  steps:
    'stappen, zo werkt het, hoe werkt het, hoe het werkt, werkwijze, stappenplan, proces, in drie stappen, aanpak, instructies, onze werkwijze, hoe het verder gaat, vervolgstappen, zo gaat het, hoe wij werken, hoe verder, zo bestel je, verloop, bereiding, in vier stappen',
  quotes:
    'citaten, ervaringen, klanten aan het woord, wat anderen zeggen, reacties, quotes, wat klanten zeggen, aanbevelingen, citaat, recensies, beoordelingen, in de pers, getuigenissen, zij gingen je voor, stemmen',
  offers:
    'prijzen, tarieven, pakketten, prijslijst, kosten, abonnementen, tickets, kaarten, entree, formules, onze prijzen, investering, toegang, opties, begroting, wat kost het, wat het kost, lidmaatschap, prijsopgave, toegangsprijzen, raming, prijs, kostenraming, prijsoverzicht',
  questions:
    'vragen, veelgestelde vragen, faq, vragen en antwoorden, vaak gevraagd, goede vragen, veel gestelde vragen, vaak gestelde vragen, heb je vragen',
  question: 'vraag',
  answer: 'antwoord',
  navigation: 'navigatie, navigatiebalk',
  links: 'links, mijn links, meer links, hier vind je mij, koppelingen, handige links, meer van mij, knoppen',
  gallery: "galerij, foto's, beelden, fotogalerij, impressie, galerie, afbeeldingen, sfeerbeelden, fotoalbum",
  team: "team, ons team, het team, mensen, medewerkers, wie we zijn, wie wij zijn, oprichters, bestuur, directie, de mensen, personeel, leden, de ploeg, onze mensen, het bestuur, de mensen erachter, collega's",
  // Cases, documents
  challenge:
    'uitdaging, de uitdaging, probleem, het probleem, opgave, vraagstuk, situatie, de opdracht, aanleiding, uitgangssituatie, de vraag, beginsituatie, vraagstelling, vooraf, het vraagstuk, de opgave, behoefte',
  approach:
    'oplossing, de oplossing, aanpak, onze aanpak, wat we deden, werkwijze, onze oplossing, uitvoering, concept, het idee, strategie, plan van aanpak, methode, de aanpak, wat wij deden, voorstel, ons voorstel',
  facts:
    'feiten, gegevens, projectgegevens, kerngegevens, feiten en cijfers, in het kort, technische gegevens, details, eigenschappen, specificaties, kenmerken, weetjes, de feiten',
  parties:
    'partijen, contractpartijen, tussen, ondergetekenden, de ondergetekenden, contractanten, de partijen, partij, contracterende partijen, en',
  effectiveDate:
    'ingangsdatum, datum van inwerkingtreding, inwerkingtreding, geldig vanaf, gaat in op, met ingang van, aanvangsdatum, begindatum, datum overeenkomst, datum, ingaande, per, startdatum, treedt in werking op, m i v',
  clauses:
    'artikelen, bepalingen, clausules, artikel, contractbepalingen, overeenkomst, paragrafen, afspraken, de overeenkomst, voorwaarden',
  definitions:
    'definities, begrippen, begripsbepalingen, begrippenlijst, woordenlijst, begripsomschrijvingen, verklarende woordenlijst, begrippenkader, afkortingen',
  term: 'begrip, term, woord, uitdrukking, vakterm',
  meaning: 'betekenis, definitie, uitleg, omschrijving, betekent',
  schedules: 'bijlagen, bijlage, aanhangsel, annexen, aanhangsels',
  law: 'toepasselijk recht, bevoegde rechter, bevoegde rechtbank, recht, rechtskeuze, toepasselijk recht en bevoegde rechter, forumkeuze',
  background:
    'overwegingen, achtergrond, preambule, overwegende, overwegende dat, nemen in aanmerking, aanleiding, doel, in aanmerking nemende',
  panels:
    "panelen, pagina's, zijden, vlakken, binnenkant, buitenkant, paneel, pagina, binnenzijde, buitenzijde, hoofdstukken, delen, achterkant",
  sections:
    'secties, hoofdstukken, onderdelen, gangen, groepen, rubrieken, delen, categorieën, gang, inhoud, inhoudsopgave, paragrafen',
  legend:
    'legenda, allergenen, symbolen, verklaring, afkortingen, allergeneninformatie, verklaring der tekens, allergieën, tekens, uitleg symbolen, allergenenlijst',
  items:
    'gerechten, items, producten, artikelen, kaart, menukaart, dranken, menu, posten, elementen, lijst, onderdelen, spijzen, keuze',
  marks:
    'allergenen, tekens, symbolen, dieet, markeringen, aanduidingen, vegan, vegetarisch, veganistisch, allergieën, dieetwensen, icoontjes',
  spreads: "spreads, looks, outfits, pagina's, dubbele pagina's, platen, hoofdstukken",
  stories:
    'verhalen, artikelen, berichten, nieuws, onderwerpen, in dit nummer, nieuwsberichten, in deze editie, in deze nieuwsbrief, rubrieken, nieuwtjes, actueel, inhoud',
  preheader: 'preheader, voorbeeldtekst, previewtekst, voorvertoning, voorbeeldregel',
  unsubscribe:
    'uitschrijven, afmelden, schrijf je uit, schrijf u uit, uitschrijflink, nieuwsbrief opzeggen, afmelden voor deze nieuwsbrief',
  // Graphics
  modules: 'modules, blokken, grafieken, onderdelen, secties, figuren',
  series:
    'reeks, gegevens, grafiek, waarden, per maand, per jaar, data, verloop, ontwikkeling, cijferreeks, tijdreeks, meetreeks, diagram, door de jaren heen, uitsplitsing',
  label:
    'label, indicator, naam, categorie, maatstaf, kengetal, aanduiding, wat, grootheid, onderwerp, post, meting, gegeven, veld',
  target:
    'doel, doelstelling, streefwaarde, streefcijfer, norm, begroot, plan, target, budget, doelwaarde, streven, grenswaarde, richtwaarde',
  tiles:
    "kerncijfers, kpi's, tegels, in een oogopslag, belangrijkste cijfers, indicatoren, de belangrijkste cijfers, hoofdcijfers, kpi, overzicht, kengetallen",
  tasks:
    'taken, acties, actiepunten, te doen, volgende stappen, openstaande punten, to-do, actielijst, maatregelen, afspraken, takenlijst, wat we nu doen',
  tables: 'tabellen, tabel, overzicht, lijsten, details',
  events:
    'gebeurtenissen, tijdlijn, mijlpalen, geschiedenis, chronologie, belangrijke data, data, jaren, kalender, kroniek, momenten, belangrijke momenten, jaartallen',
  lanes:
    "fasen, thema's, kolommen, sporen, kwartalen, lijnen, banen, fases, groepen, etappes, stromen, werkstromen, mijlpalen, speerpunten, werkpakketten, gebieden",
  status: 'status, stand, voortgang, toestand, fase, stand van zaken, staat',
  owner:
    'verantwoordelijke, eigenaar, wie, trekker, verantwoordelijk, team, behandelaar, actiehouder, uitvoerder, toegewezen aan, eigenares, coördinator, projectleider',
  milestone:
    'mijlpaal, fase, sprint, kwartaal, versie, release, thema, spoor, deadline, etappe, werkpakket, planning, oplevering',
  people:
    "mensen, personen, medewerkers, functies, organogram, organisatie, personeel, structuur, collega's, werknemers, leden, organisatieschema, team, bezetting, rollen",
  reportsTo:
    'leidinggevende, rapporteert aan, rapporteren aan, manager, valt onder, chef, hoofd, onder, baas, verantwoording aan, leiding, bovenliggend',
  vacant: 'vacant, vacature, open, onvervuld, openstaand, niet ingevuld, in te vullen',
  // Talks
  pageHeader: 'koptekst, paginakop',
  frontSide: 'voorkant, voorzijde',
  backSide: 'achterkant, achterzijde',
  pageFooter: 'voettekst, voetregel',
  slides: 'dia’s, dias, dia, slides, slide, diatitel, sheets, sheet, op de dia, op het scherm',
  speech:
    'sprekersnotities, notities van de spreker, wat ik zeg, ik zeg, notitie, notities, spreektekst, gesproken, spreeknotities, sprekernotities',
  // Words inside copy rather than labels
  greetingWords:
    'geachte, beste, lieve, hallo, hoi, dag, goedemorgen, goedemiddag, hey, geachte heer, geachte mevrouw, geachte heer mevrouw, l s, mijnheer, mevrouw, hai, waarde, goedendag',
  closingWords:
    'met vriendelijke groet, met vriendelijke groeten, vriendelijke groet, hartelijke groet, hartelijke groeten, groeten, hoogachtend, groet, liefs, mvg, met hartelijke groet, vriendelijke groeten, warme groet, veel liefs, beste groeten, tot snel, met beste groet, alvast bedankt, met groet, bedankt',
  totalWords: 'totaal, som, in totaal, eindtotaal, alles, samen, totaalbedrag, algemeen totaal',
  presentWords: 'heden, nu, vandaag, huidig, lopend, sinds, tot heden, tot nu, nu nog',
  doneWords:
    'klaar, gereed, afgerond, voltooid, gedaan, opgeleverd, live, geleverd, afgehandeld, behaald, uitgebracht, goedgekeurd, opgelost, betaald, gerealiseerd, ok',
  activeWords:
    'bezig, in uitvoering, lopend, actief, gestart, in ontwikkeling, onderhanden, in behandeling, loopt, nu, op schema, mee bezig, in aanbouw, in de maak, in test, in bèta, begonnen, onderweg',
  plannedWords:
    'gepland, volgende, te doen, binnenkort, op de planning, aankomend, nog niet gestart, hierna, komend, voorgesteld, concept, wachtend, in voorbereiding, open, straks, staat gepland, ingepland',
  laterWords:
    'later, idee, ideeën, ooit, misschien, toekomst, lange termijn, onderzoek, wensen, op termijn, verlanglijst, overwegen, in overweging',
  blockedWords:
    'geblokkeerd, vertraagd, risico, gevaar, wacht, in de wacht, stilgelegd, te laat, kritiek, vastgelopen, loopt achter, vertraging, gepauzeerd, uitgesteld, stagneert, bedreigd',
  droppedWords:
    'geannuleerd, vervallen, geschrapt, afgelast, afgewezen, gestopt, nooit, niet meer, gaat niet door, doen we niet, verworpen, niet gepland, niet in, niet dit jaar',
  vacantWords:
    'vacant, vacature, open, openstaande vacature, nog in te vullen, onvervuld, gezocht, niet ingevuld, n n b, nnb, we zoeken, te vervullen',
  staffWords:
    'staf, stafdienst, stafafdeling, stafbureau, staffunctie, assistent, assistente, secretariaat, secretaresse, adviseur',
  freeWords:
    'gratis, vrij, kosteloos, inbegrepen, vrije toegang, op aanvraag, toegang gratis, inclusief, van het huis, vrije inkom, dagprijs, gratis toegang, vrije gift, gratis inkom',
  streetWords:
    'straat, laan, weg, plein, gracht, kade, dijk, singel, steeg, pad, markt, hof, dreef, plantsoen, steenweg, lei, kaai, vest, haven, wal, park, baan, erf, str',
  callsWords: 'ik ben, ik heet, mijn naam is',
  livesWords: 'ik woon in, woon in, woonachtig in, wonend in',
  companyWords:
    'bv, b v, nv, n v, vof, vzw, stichting, vereniging, coöperatie, maatschap, bvba, genootschap, bureau, universiteit, hogeschool, instituut, school, gemeente, groep, zn, zonen, ziekenhuis, academie, museum, atelier, praktijk, cv, drukkerij',
}))
