import { onDemand } from '../../on-demand.ts'
import type { Words } from './en.ts'

/** What labels mean, in German. */
export const german: () => Words = onDemand(() => ({
  // The document
  title:
    'titel, überschrift, hauptüberschrift, schlagzeile, haupttitel, headline, große zeile, hauptzeile, ganz groß',
  subtitle:
    'untertitel, unterüberschrift, unterzeile, zweitzeile, slogan, motto, claim, leitspruch, zusatz zum titel, kleinere zeile, kleinere zeile darunter, zeile darunter, kleiner darunter',
  eyebrow: 'dachzeile, oberzeile, spitzmarke, kicker, obertitel, vorzeile, rubrikzeile',
  summary:
    'zusammenfassung, kurzfassung, überblick, abstract, einleitung, vorwort, vorspann, lead, teaser, anreißer, kurzbeschreibung, beschreibung, kurzprofil, profil, kurz und knapp, in kürze, auf einen blick, das wichtigste in kürze, management summary, über mich, zur person, einführung, kurztext, worum es geht, was ich mache, was ich tue',
  text: 'text, inhalt, fließtext, haupttext, wortlaut, einladungstext, nachricht, beschreibungstext, details, einzelheiten, erläuterung, erklärung, geschichte',
  author:
    'autor, autorin, autoren, autorinnen, autorinnen und autoren, verfasser, verfasserin, verfasst von, geschrieben von, von, text von, erstellt von, bearbeiter, bearbeiterin, vorgelegt von, redaktion, referent, referentin, vortragende, vortragender',
  publisher:
    'herausgeber, herausgeberin, herausgegeben von, verlag, marke, haus, verleger, hrsg, veröffentlicht von, erschienen bei, medieninhaber',
  date: 'datum, tag, termin, wann, am, stand, datum und uhrzeit',
  datePublished:
    'veröffentlicht, veröffentlicht am, veröffentlichung, veröffentlichungsdatum, erschienen, erschienen am, erscheinungsdatum, erscheinungstermin, publiziert am',
  updated:
    'aktualisiert, aktualisiert am, zuletzt aktualisiert, letzte aktualisierung, letzte änderung, geändert am, stand, stand vom, datenstand, überarbeitet',
  version: 'version, fassung, revision, ausgabe, auflage, entwurf, versionsnummer',
  period:
    'zeitraum, berichtszeitraum, berichtsperiode, periode, laufzeit, dauer, quartal, monat, woche, kalenderwoche, jahr, berichtsjahr, geschäftsjahr, berichtsmonat, abrechnungszeitraum',
  season: 'saison, kollektion, spielzeit, jahreszeit',
  issue: 'ausgabe, nummer, nr, heft, heftnummer, ausgabe nr, jahrgang, band, folge',
  language: 'sprache',
  image:
    'bild, foto, titelbild, hintergrundbild, aufmacherbild, porträt, abbildung, illustration, profilbild, coverbild, titelfoto',
  logo: 'logo, firmenlogo, signet, bildmarke, wortmarke',
  link: 'link, verweis, verknüpfung, ziel, linkziel',
  url: 'webseite, website, internet, internetseite, internetadresse, homepage, netz, im netz, web, webadresse, adresse im netz, domain, seite, online, prüfen unter, prüfung unter, überprüfbar unter, zu prüfen unter, verifizierung, verifizieren unter',
  email: 'e-mail, email, mail, e-mail-adresse, mailadresse, schreiben sie uns, schreib uns',
  telephone:
    'telefon, tel, telefonnummer, telefonnr, rufnummer, mobil, mobiltelefon, handy, handynummer, mobilnummer, natel, fon, festnetz, durchwahl, dw, whatsapp, ruf, zentrale',
  fax: 'fax, telefax, faxnummer',
  address:
    'adresse, anschrift, postanschrift, postadresse, straße, hausanschrift, firmensitz, sitz, büro, wohnhaft in, standort, so finden sie uns, anfahrt, hier finden sie uns, wohnort',
  city: 'stadt, ort, wohnort, gemeinde, ortschaft',
  country: 'land, staat',
  contact:
    'kontakt, kontaktdaten, kontaktperson, ansprechpartner, ansprechpartnerin, ansprechperson, ihr kontakt, so erreichen sie uns, so erreichst du uns, schreiben sie uns, besuchen sie uns, fragen, rückfragen, auskunft, auskünfte, infos, information, informationen, weitere informationen, mehr informationen, impressum, anfragen, persönliche daten, hier finden sie uns, persönliche angaben, persönliches, personalien, angaben zur person, zur person',
  socials:
    'soziale medien, soziale netzwerke, social media, folgen sie uns, folge uns, folgt uns, kanäle, netzwerke, anderswo',
  profiles: 'profile, online-profile, profile im netz, konten',
  handle: 'benutzername, nutzername, kontoname, accountname, profilname, instagram, mastodon, tiktok',
  action:
    'aktion, knopf, schaltfläche, button, taste, handlungsaufforderung, aufforderung, aufruf, hauptknopf, erster knopf, primärer button, hauptbutton, knopftext, buttontext, linktext, nächster schritt',
  secondAction:
    'zweiter knopf, zweite aktion, zweiter button, sekundärer button, sekundärbutton, zweitknopf, zweite schaltfläche, zweiter link, anderer knopf, nebenaktion',
  name: 'name, vollständiger name, vor- und nachname, vor- und zuname, person, voller name',
  givenName: 'vorname, rufname, vornamen',
  familyName: 'nachname, familienname, zuname',
  jobTitle:
    'beruf, position, funktion, stelle, rolle, tätigkeit, berufsbezeichnung, stellenbezeichnung, aufgabe, amt, posten, dienstgrad, dienststellung, angestrebte position, gewünschte position, zielposition, aktuelle position, derzeitige position, aktuelle tätigkeit',
  organization:
    'firma, unternehmen, organisation, betrieb, arbeitgeber, arbeitgeberin, verein, verband, institution, einrichtung, behörde, schule, hochschule, universität, agentur, büro, gesellschaft, abteilung, praxis, kanzlei, werkstatt, institut, geschäft, restaurant, gasthaus, gaststätte, wirtshaus, bäckerei, laden, ladenname, brauerei',
  pronouns: 'pronomen',
  note: 'hinweis, anmerkung, bemerkung, notiz, kommentar, vermerk, ps, nb, randnotiz',
  notes:
    'hinweise, anmerkungen, bemerkungen, notizen, wichtige hinweise, bitte beachten, bitte beachten sie, zu beachten, wichtig, gut zu wissen, sonstiges, zusätzliche informationen, weitere hinweise, zusatzinformationen, sprechernotizen, hinweis',
  terms:
    'bedingungen, agb, allgemeine geschäftsbedingungen, geschäftsbedingungen, nutzungsbedingungen, kleingedrucktes, das kleingedruckte, rechtliches, rechtlicher hinweis, rechtliche hinweise, haftungsausschluss, hausordnung, regeln, beförderungsbedingungen, teilnahmebedingungen, stornobedingungen, storno, rückgabe, umtausch, fußnote, wichtiger hinweis',
  conditions:
    'bedingungen, einlösebedingungen, einschränkungen, ausgenommen, ausnahmen, gilt für, gültig für, gilt nicht für, nicht kombinierbar mit, nicht gültig für, voraussetzungen, mindestbestellwert, mindesteinkauf, mindestumsatz, kleingedrucktes',
  sources:
    'quellen, quelle, datenquelle, datenquellen, datengrundlage, datenbasis, bildnachweis, nachweise, methode, methodik, so haben wir gezählt, woher die zahlen stammen',
  tags: 'schlagwörter, schlagworte, stichwörter, stichworte, tags, kategorien, kategorie, themen, rubrik, rubriken',
  // Events, tickets
  event:
    'veranstaltung, konzert, vorstellung, aufführung, anlass, event, ereignis, spiel, begegnung, partie, film, stück, theaterstück, oper, tournee, ausstellung, festival, lesung, vortrag, fest, feier, messe, produktion, was, eintritt zu',
  performer:
    'künstler, künstlerin, interpret, interpretin, interpreten, mitwirkende, mit, es spielen, es spielt, es singt, es liest, besetzung, band, ensemble, solist, solistin, solisten, dirigent, dirigentin, leitung, musikalische leitung, regie, gast, gäste, auftritt, darsteller, musik, vorband, support, line-up',
  startDate:
    'beginn, anfang, start, startdatum, anfangsdatum, ab, von, eröffnung, vernissage, veranstaltungsdatum, veranstaltungstag, spieltag, termin, termine, vorstellung am, zeitpunkt',
  endDate: 'ende, enddatum, schluss, bis, endet am, finissage, letzter tag',
  time: 'uhrzeit, zeit, beginn, anfang, um, anfangszeit, startzeit, beginnt um, anpfiff, anstoß, spielbeginn, vorstellungsbeginn, konzertbeginn, zeiten, öffnungszeiten',
  endTime: 'ende, endzeit, schluss, endet um, bis, ende gegen, voraussichtliches ende',
  doorTime:
    'einlass, einlass ab, einlass um, türöffnung, saalöffnung, saaleinlass, hallenöffnung, stadionöffnung, einlasszeit, türen öffnen, tore öffnen, kassenöffnung, abendkassa ab',
  location:
    'ort, veranstaltungsort, spielort, wo, saal, halle, theater, stadion, raum, schauplatz, lokal, bühne, treffpunkt, spielstätte, haus, austragungsort, arena, wohnort, veranstaltungsstätte, festort',
  programme:
    'programm, ablauf, tagesordnung, zeitplan, ablaufplan, tagesablauf, spielplan, agenda, traktanden, programmpunkte, programmablauf, auf dem programm, der tag, fahrplan des tages',
  organizer:
    'veranstalter, veranstalterin, veranstaltet von, ausrichter, organisator, organisatorin, organisation, gastgeber, präsentiert von, eine veranstaltung von, eine produktion von, träger, örtlicher veranstalter',
  sponsors:
    'sponsoren, sponsor, partner, förderer, unterstützer, gefördert von, unterstützt von, mit unterstützung von, mit freundlicher unterstützung von, gefördert durch, hauptsponsor, dank an, in zusammenarbeit mit',
  seatSection:
    'block, rang, wagen, waggon, abteil, deck, bereich, sektor, tribüne, parkett, parterre, balkon, galerie, loge, kategorie, platzkategorie, preiskategorie, preisgruppe, ebene, stock, zone, kartenart, ticketart, kartentyp, platzgruppe, kurve, tisch, tisch nr, tischnummer',
  seatRow: 'reihe, sitzreihe, platzreihe',
  seatNumber: 'platz, sitz, sitzplatz, sitznummer, platznummer, platz nr, platznr, sitz nr, sessel, stuhl',
  entrance: 'eingang, tor, tür, zugang, aufgang, einlasstor, eingang über, zutritt, drehkreuz',
  holder:
    'karteninhaber, karteninhaberin, ticketinhaber, ticketinhaberin, inhaber, inhaberin, ausgestellt auf, name auf dem ticket, gast, besucher, besucherin, teilnehmer, teilnehmerin, mitglied, gebucht von, für, gekauft von, käufer',
  price:
    'preis, kartenpreis, eintritt, eintrittspreis, ticketpreis, kosten, gebühr, betrag, entgelt, teilnahmegebühr, unkostenbeitrag, tarif, bezahlt, fahrpreis',
  orderNumber:
    'bestellnummer, bestellnr, bestell-nr, auftragsnummer, auftragsnr, auftrags-nr, buchungsnummer, buchungsnr, buchungs-nr, bestellung, buchung, reservierungsnummer, vorgangsnummer, transaktionsnummer, auftrag, referenz',
  ticketNumber:
    'kartennummer, kartennr, karten-nr, ticketnummer, ticketnr, ticket-nr, ticket, eintrittskarte, karte, seriennummer, lfd nr, laufende nummer, ticketcode, barcode, e-ticket, nummer, nr, flugscheinnummer, etix',
  // Flights
  airline:
    'fluggesellschaft, airline, fluglinie, durchgeführt von, ausgeführt von, beförderer, gesellschaft, reederei, bahn, betreiber',
  passengerName:
    'passagier, passagierin, fluggast, name des fluggastes, name des passagiers, name des reisenden, reisender, reisende, fahrgast, passagiername, gast, name',
  flightNumber: 'flug, flugnummer, flugnr, flug-nr, zug, zugnummer, zug-nr, verbindung, fahrt, kurs, linie',
  departureAirport:
    'von, ab, abflughafen, abflugort, abflug von, abflug ab, startflughafen, start, abfahrtsort, abgangsort, startbahnhof, abfahrtsbahnhof, abgangshafen',
  arrivalAirport:
    'nach, an, ziel, zielflughafen, zielort, ankunftsort, ankunftsflughafen, reiseziel, zielbahnhof, zielhafen',
  departureDate:
    'abflugdatum, flugdatum, datum, reisedatum, reisetag, flugtag, abflugtag, abreisedatum, datum des fluges, hinflug am',
  boardingTime:
    'boarding, einstieg, einsteigezeit, meldezeit, melden um, treffen um, einfinden um, einstieg ab, einstiegszeit, boardingzeit, boarding ab, boarding um, am gate um, einsteigen, einstieg um, am flugsteig',
  departureTime:
    'abflug, abflugzeit, abfahrt, abfahrtszeit, start, startzeit, planmäßiger abflug, abflug um, ab, abfahrt um, ablegen, abflug planmäßig',
  arrivalTime: 'ankunft, ankunftszeit, landung, planmäßige ankunft, ankunft um, an, landezeit',
  gate: 'gate, flugsteig, ausgang, gleis, bahnsteig, abfluggate, steig, perron, anleger',
  gateCloses:
    'gate schließt, gate schließt um, schließung des gates, flugsteig schließt, ende des einstiegs, einstieg endet, boarding endet, boarding bis, einstieg bis, schalterschluss, letzter aufruf',
  terminal: 'terminal, abflugterminal, halle, abflughalle',
  seat: 'sitz, sitzplatz, platz, sitzplatznummer, sitznummer, sitz nr, platznummer',
  cabinClass:
    'klasse, reiseklasse, kabine, beförderungsklasse, buchungsklasse, serviceklasse, kabinenklasse, tarif, wagenklasse',
  boardingGroup:
    'gruppe, einstiegsgruppe, boardinggruppe, boarding-gruppe, zone, einsteigegruppe, priorität, einstiegszone',
  sequenceNumber:
    'sequenz, sequenznummer, laufende nummer, lfd nr, check-in-nummer, check-in-nr, bordkartennummer, sicherheitsnummer, seq nr',
  reservationNumber:
    'buchungscode, buchungsnummer, buchungsnr, buchungsreferenz, reservierungsnummer, reservierungscode, buchung, reservierung, buchungskennung, filekey, buchungsbestätigung, auftragsnummer, pnr',
  frequentFlyer:
    'vielflieger, vielfliegernummer, vielfliegerprogramm, vielfliegerstatus, vielfliegerkarte, meilenkonto, meilenkarte, mitgliedsnummer, statuskarte, kundenkarte, bonusprogramm, miles and more',
  baggage:
    'gepäck, aufgabegepäck, freigepäck, handgepäck, gepäckstücke, koffer, aufgegebenes gepäck, gepäckfreigrenze, freigepäckmenge',
  // Certificates, vouchers, coupons
  recipient:
    'empfänger, empfängerin, verliehen an, überreicht an, vergeben an, geht an, für, an, für wen, zugunsten von, begünstigter, begünstigte, teilnehmer, teilnehmerin, absolvent, absolventin, preisträger, preisträgerin, hiermit wird bestätigt dass, hiermit bestätigen wir dass, beschenkte, beschenkter, inhaber, inhaberin, prüfling',
  credential:
    'kurs, lehrgang, ausbildung, weiterbildung, fortbildung, abschluss, qualifikation, auszeichnung, seminar, workshop, schulung, prüfung, titel, fach, fachrichtung, diplom, thema, akademischer grad, programm, wofür, modul, zertifikat, für, lehrberuf',
  issuer:
    'aussteller, ausstellerin, ausgestellt von, verliehen von, herausgegeben von, ausgegeben von, ausgestellt durch, vergeben von, prüfungsstelle, ausstellende stelle, ausstellende behörde, institution, veranstalter, akademie, kursträger, organisation, geschäft, bildungsträger',
  dateIssued:
    'ausgestellt am, ausstellungsdatum, ausstellung, datum, verliehen am, erteilt am, datum der ausstellung, ausgabedatum, abschlussdatum, prüfungsdatum, prüfungstag, abgeschlossen am, bestanden am, verleihungsdatum, ausgestellt',
  identifier:
    'zertifikatsnummer, zertifikatnummer, zertifikatsnr, zertifikat nr, urkundennummer, urkunde nr, urkundennr, registernummer, registriernummer, kennung, kennnummer, prüfnummer, prüfcode, aktenzeichen, ausweisnummer, ausweisnr, lizenznummer, nummer, nr, referenznummer, kenn-nr, verifizierungscode',
  grade:
    'note, gesamtnote, ergebnis, bewertung, prädikat, beurteilung, punkte, punktzahl, prüfungsergebnis, erfolg, gesamtbeurteilung, stufe, niveau',
  hours:
    'stunden, umfang, dauer, unterrichtseinheiten, stundenzahl, leistungspunkte, unterrichtsstunden, lektionen, kursstunden, ects, ects-punkte, kursdauer, gesamtstunden, ue',
  signatures:
    'unterschriften, unterschrift, unterzeichnet, unterzeichnet von, unterzeichner, unterzeichnende, gezeichnet, gez, signatur, für die richtigkeit, unterschriftsberechtigt, es unterzeichnen',
  offer:
    'angebot, rabatt, aktion, vorteil, nachlass, ihr vorteil, dein vorteil, ermäßigung, preisnachlass, sie sparen, du sparst, sie erhalten, du bekommst, gutschein für, prämie, sonderangebot, aktionsangebot, bon für',
  product: 'produkt, artikel, ware, gilt für, gültig auf, auf, für das produkt, erzeugnis',
  code: 'code, gutscheincode, rabattcode, aktionscode, promocode, einlösecode, gutschein-code, kennwort, mit dem code, zugangscode, aktionsnummer, kartencode, couponcode',
  serialNumber:
    'gutscheinnummer, gutscheinnr, gutschein-nr, seriennummer, serien-nr, nummer, nr, laufende nummer, lfd nr, kartennummer, bon-nr',
  validFrom:
    'gültig ab, gültig von, ab, von, gilt ab, einlösbar ab, beginn, start, aktionsbeginn, gültigkeitsbeginn, wirksam ab',
  validThrough:
    'gültig bis, gilt bis, einlösbar bis, einzulösen bis, läuft ab am, ablaufdatum, verfällt am, bis, ende, gültigkeit, gültig, gültig bis einschließlich, gültigkeitsdauer, nur bis, aktionsende, haltbar bis, spätestens einzulösen, befristet bis, gültig bis zum, angebot gilt bis',
  value:
    'wert, betrag, gutscheinwert, guthaben, nennwert, im wert von, summe, höhe, gegenwert, zahl, messwert, ist, istwert, aktuell, aktueller wert, stand, anzahl',
  giver:
    'von, geschenk von, schenkt, geschenkt von, überreicht von, schenkende, schenkender, absender, absenderin, in liebe, ein geschenk von, spender, spenderin',
  message:
    'nachricht, botschaft, widmung, persönliche nachricht, grußtext, persönliche worte, gruß, persönliche widmung, grußbotschaft, worte, persönlicher gruß, wünsche, glückwünsche',
  redeemAt:
    'einlösen bei, einlösbar bei, einzulösen bei, einlösbar in, einlösen unter, einlösung, so lösen sie ein, so wird eingelöst, einlösen, gültig in, gilt bei, reservierung, terminvereinbarung, termin vereinbaren, reservieren unter, annahmestelle, einlösbar unter',
  // Invitations
  hosts:
    'gastgeber, gastgeberin, gastgeberinnen, es laden ein, es lädt ein, eingeladen von, einladende, brautpaar, brautleute, eltern, von, paar',
  request:
    'einladung, einladungstext, wir laden ein, wir laden euch ein, wir laden sie ein, laden herzlich ein, einladungszeile',
  dress: 'kleidung, kleiderordnung, dresscode, anzug, garderobe, bekleidung, tenue, was anziehen',
  rsvp: 'um antwort wird gebeten, u a w g, uawg, antwort bis, antwort, zusagen, zusage, zusage bis, rückmeldung, rückmeldung bis, anmeldung, anmeldung bis, bitte um antwort, bitte um rückmeldung, zu- oder absage, bitte antwortet bis, rückantwort, rsvp',
  // Letters
  sender: 'absender, absenderin, von, bewerber, bewerberin, briefkopf, verfasser, verfasserin',
  subject: 'betreff, betrifft, betr, bezug, thema, betreffzeile, gegenstand',
  salutation: 'anrede, begrüßung, grußwort',
  closing: 'grußformel, schlussformel, gruß, grüße, schlussgruß, abschied, verabschiedung',
  signature: 'unterschrift, gezeichnet, gez, name, signatur, unterzeichner, unterzeichnerin',
  enclosures: 'anlagen, anlage, beilagen, beilage, anhang, anhänge, beigefügt, anl, verteiler',
  // Bills
  seller:
    'verkäufer, verkäuferin, lieferant, rechnungssteller, rechnungsstellerin, aussteller, leistungserbringer, anbieter, auftragnehmer, auftragnehmerin, von, rechnung von, absender, firma, zahlungsempfänger, zahlungsempfängerin, rechnungsaussteller, leistender unternehmer, händler',
  buyer:
    'käufer, käuferin, kunde, kundin, rechnung an, rechnungsempfänger, rechnungsempfängerin, rechnungsadresse, rechnungsanschrift, auftraggeber, auftraggeberin, empfänger, leistungsempfänger, an, besteller, bestellerin, lieferadresse, lieferanschrift, zu händen, z hd, zhd, für',
  client:
    'auftraggeber, auftraggeberin, kunde, kundin, erstellt für, im auftrag von, für, bauherr, bauherrin, bauherrschaft, mandant, mandantin, vorgelegt für, bestellt von',
  invoiceNumber:
    'rechnungsnummer, rechnungsnr, rechnungs-nr, rechnung nr, rechnung, re-nr, rg-nr, belegnummer, faktura, faktura-nr, nummer, nr, fakturanummer, beleg-nr',
  issueDate:
    'rechnungsdatum, ausstellungsdatum, datum, rechnung vom, ausgestellt am, belegdatum, fakturadatum, datum der rechnung, erstellt am',
  paymentDueDate:
    'fällig am, fällig, fälligkeit, fälligkeitsdatum, zahlbar bis, zu zahlen bis, zahlungsziel, zahlungsfrist, zahlbar bis zum, bitte zahlen bis, fällig bis, zahlung bis, zahltermin',
  supplyDate:
    'leistungsdatum, lieferdatum, leistungszeitraum, liefertermin, lieferung, tag der leistung, lieferzeitraum, leistung erbracht am, liefer- und leistungsdatum, leistungszeit, lieferzeitpunkt, ausgeführt am, abrechnungszeitraum, leistung',
  reference:
    'referenz, referenznummer, ihr zeichen, unser zeichen, ihre referenz, unsere referenz, bestellnummer, ihre bestellung, auftragsnummer, auftrag, kundennummer, kundennr, kunden-nr, projekt, verwendungszweck, zahlungsreferenz, zahlungszweck, vertragsnummer, aktenzeichen, betrifft, qr-referenz, leitweg-id',
  taxId:
    'ust-id, ust-idnr, ust-id-nr, ust-identifikationsnummer, umsatzsteuer-id, umsatzsteuer-identifikationsnummer, steuernummer, steuernr, steuer-nr, st-nr, uid, uid-nummer, uid-nr, mwst-nr, mwst-nummer, handelsregister, handelsregisternummer, hrb, firmenbuchnummer, firmenbuch, fn, atu',
  iban: 'iban, konto, kontonummer, kontonr, konto-nr, bankkonto, qr-iban, kto',
  bic: 'bic, swift, bic swift, swift-code, bankleitzahl, blz, clearing-nr, bankclearing, bc-nr',
  bank: 'bank, bankverbindung, kreditinstitut, geldinstitut, bankdaten, zahlung, zahlung an, zahlbar an, zahlungsart, zahlungsdaten, kontoinhaber, kontoinhaberin, zahlungsverbindung, überweisung an, zahlungsinformationen, hausbank, zugunsten von',
  paymentTerms:
    'zahlungsbedingungen, zahlungsbedingung, zahlungsziel, zahlungskonditionen, konditionen, zahlung, skonto, verzugszinsen, zahlbar, zahlungsmodalitäten',
  lines:
    'positionen, posten, rechnungspositionen, leistungen, artikel, waren, zeilen, rechnungszeilen, einzelpositionen, erbrachte leistungen, bestellung, einkauf, kosten, arbeiten',
  description:
    'beschreibung, bezeichnung, leistung, artikel, position, artikelbezeichnung, leistungsbeschreibung, tätigkeit, gegenstand, posten, text, produkt, ware, was, arbeit',
  quantity: 'menge, anzahl, stück, stk, stückzahl, einheiten, stunden, std, tage, mge',
  unit: 'einheit, mengeneinheit, einh, me, maßeinheit, eh, je',
  unitPrice:
    'einzelpreis, stückpreis, preis, preis pro einheit, ep, e-preis, ansatz, stundensatz, tagessatz, preis pro stück, einheitspreis, preis je einheit, satz, à, einzel, kosten',
  discount:
    'rabatt, nachlass, abzug, skonto, preisnachlass, ermäßigung, abschlag, gutschein, rabatt in prozent',
  taxRate:
    'steuersatz, mwst-satz, ust-satz, mwst, ust, steuer, mehrwertsteuer, umsatzsteuer, umsatzsteuersatz, mehrwertsteuersatz',
  net: 'netto, nettobetrag, betrag, gesamt, gesamtpreis, summe, positionssumme, zeilensumme, gp, nettopreis, wert, zeilenbetrag, total, preis, betrag netto',
  subtotal:
    'zwischensumme, nettosumme, summe netto, netto, nettobetrag, gesamt netto, total netto, zwischentotal, nettogesamt, warenwert, summe der positionen, total exkl mwst, betrag ohne mwst, summe ohne ust, gesamtbetrag netto',
  tax: 'mwst, ust, umsatzsteuer, mehrwertsteuer, steuer, steuerbetrag, mwst-betrag, zzgl mwst, zzgl ust, darin enthaltene mwst, enthaltene mwst, inkl mwst, davon mwst, zuzüglich mehrwertsteuer',
  total:
    'gesamtbetrag, rechnungsbetrag, gesamtsumme, endbetrag, summe, gesamt, total, bruttobetrag, brutto, zu zahlen, gesamt brutto, summe brutto, endsumme, zahlbetrag, rechnungssumme, total inkl mwst, insgesamt, zusammen, alles zusammen, rechnungstotal, gesamtpreis, betrag, rechnungsendbetrag',
  paid: 'bezahlt, anzahlung, bereits bezahlt, abzüglich anzahlung, geleistete anzahlung, akonto, vorauszahlung, angezahlt, bereits gezahlt, erhalten, abschlagszahlung, teilzahlung',
  due: 'offen, offener betrag, zu zahlen, restbetrag, restsumme, noch zu zahlen, zu zahlender betrag, offener rest, verbleibend, zahlbetrag, restzahlung, saldo, fälliger betrag, ausstehend',
  sums: 'summen, beträge, zusammenfassung, gesamt, abrechnung, endabrechnung, zusammenstellung',
  receiptNumber:
    'bonnummer, bon-nr, bonnr, bon, belegnummer, beleg-nr, belegnr, beleg, quittungsnummer, quittung nr, quittung, kassenbon, kassabon, transaktion, ta-nr, transaktionsnummer, rechnung nr, rechnungsnummer, kassenzettel, vorgang, nummer, nr',
  dateTime:
    'datum und uhrzeit, datum, zeit, uhrzeit, zeitpunkt, datum/zeit, gekauft am, kaufdatum, verkauft am, gedruckt',
  cashier:
    'kassierer, kassiererin, kassier, kassierin, bedienung, es bediente sie, es bedienten sie, sie wurden bedient von, bedient von, kellner, kellnerin, verkäufer, verkäuferin, bediener, mitarbeiter, mitarbeiterin, servicekraft, servierte',
  till: 'kasse, kassa, kassennummer, kassen-nr, kasse nr, terminal, kassen-id, tisch, tischnummer, terminal-id, schalter, zapfsäule, säule',
  payment:
    'zahlung, bezahlt mit, zahlungsart, zahlungsmittel, zahlungsweise, zahlart, gegeben, karte, kartenzahlung, bar, barzahlung, girocard, ec-karte, ec-cash, kreditkarte, bankomatkarte, kontaktlos, bezahlung, bargeld, twint',
  change:
    'rückgeld, wechselgeld, retourgeld, zurück, veränderung, änderung, differenz, abweichung, entwicklung, zum vormonat, zum vorjahr, gegenüber vorjahr, gegenüber vormonat, vorjahresvergleich, zunahme, trend, ggü vorjahr, delta, veränderung in prozent',
  thanks:
    'dank, danke, dankeschön, vielen dank, dankeszeile, schlusszeile, fußzeile, auf wiedersehen, wir danken, besten dank, merci',
  // Careers
  experience:
    'berufserfahrung, berufspraxis, beruflicher werdegang, werdegang, berufliche stationen, stationen, praxis, tätigkeiten, praktische erfahrung, erfahrung, erfahrungen, berufliche erfahrung, berufstätigkeit, beruflicher hintergrund, praktika, beruflicher lebenslauf, anstellungen, bisherige tätigkeiten, berufsweg, akademische laufbahn, laufbahn, klinische tätigkeit, beruf, arbeit, jobs',
  education:
    'ausbildung, bildung, bildungsweg, studium, schulbildung, akademische ausbildung, aus- und weiterbildung, bildungsgang, hochschulbildung, schule, schulen, berufsausbildung, hochschulstudium, lehre, akademischer werdegang, abschlüsse, schul- und berufsausbildung',
  volunteering:
    'ehrenamt, ehrenamtliches engagement, ehrenamtliche tätigkeit, ehrenamtliche tätigkeiten, engagement, freiwilligenarbeit, gesellschaftliches engagement, soziales engagement, freiwilliges engagement, ehrenämter, freiwilligendienst, freiwilliger einsatz',
  skills:
    'kenntnisse, fähigkeiten, kompetenzen, fachkenntnisse, fertigkeiten, edv-kenntnisse, it-kenntnisse, kernkompetenzen, stärken, was ich kann, besondere kenntnisse, schwerpunkte, werkzeuge, technologien, methoden, methodenkompetenz, qualifikationen, software, kenntnisse und fähigkeiten, kann, ich kann, können',
  languages: 'sprachen, sprachkenntnisse, fremdsprachen',
  publications:
    'publikationen, veröffentlichungen, schriften, publikationsliste, aufsätze, bücher, artikel, ausgewählte publikationen, ausgewählte veröffentlichungen, schriftenverzeichnis, buchbeiträge, herausgeberschaften',
  awards:
    'auszeichnungen, preise, ehrungen, stipendien, preise und auszeichnungen, stipendien und preise, würdigungen, ehrenpreise, medaillen',
  certificates:
    'zertifikate, zertifizierungen, weiterbildung, weiterbildungen, fortbildung, fortbildungen, kurse, scheine, führerschein, lizenzen, zulassungen, bescheinigungen, nachweise, zeugnisse, befähigungsnachweise',
  references:
    'referenzen, referenz, referenzpersonen, literatur, literaturverzeichnis, quellenverzeichnis, bibliografie, literaturangaben, quellen, weiterführende literatur, endnoten, quellennachweis',
  interests:
    'interessen, hobbys, freizeit, hobbies, persönliches, privates, interessen und hobbys, sonstiges, neben der arbeit, freizeitinteressen',
  grants:
    'drittmittel, förderungen, forschungsförderung, eingeworbene drittmittel, fördermittel, stipendien und förderungen, forschungsmittel',
  talks:
    'vorträge, präsentationen, konferenzbeiträge, eingeladene vorträge, konferenzen, tagungsbeiträge, tagungen, vorlesungen, ausgewählte vorträge',
  teaching: 'lehre, lehrtätigkeit, lehrveranstaltungen, lehrerfahrung, lehraufträge, betreuung, unterricht',
  projects:
    'projekte, projekt, ausgewählte projekte, eigene projekte, persönliche projekte, forschungsprojekte',
  memberships:
    'mitgliedschaften, mitgliedschaft, mitglied in, verbände, vereine, gremien, ämter, kommissionen, mitgliedschaften und gremien',
  entries: 'einträge, stationen, eintrag, verlauf, chronik',
  highlights:
    'aufgaben, tätigkeiten, erfolge, schwerpunkte, ergebnisse, verantwortung, leistungen, punkte, höhepunkte, hauptaufgaben, aufgaben und erfolge, stichpunkte, aufgabenbereich, aufzählung, spiegelstriche',
  degree:
    'abschluss, grad, akademischer grad, studiengang, studienfach, fach, fachrichtung, diplom, studienrichtung, schulabschluss, hauptfach',
  level: 'niveau, stufe, sprachniveau, kenntnisstand, kompetenzstufe, beherrschung',
  // Portfolio, pages
  works:
    'arbeiten, werke, projekte, ausgewählte arbeiten, ausgewählte projekte, portfolio, fallbeispiele, neue arbeiten, referenzprojekte, bauten, serien, werkauswahl, unsere arbeiten, werkverzeichnis, auftragsarbeiten, stücke',
  year: 'jahr, baujahr, entstanden, entstehungsjahr, fertigstellung, jahre, fertiggestellt, gebaut, seit',
  medium: 'technik, material, medium, materialien, werkstoff, maße, größe, format, werkzeuge, abmessungen',
  result:
    'ergebnis, resultat, ergebnisse, das ergebnis, wirkung, erfolg, auswirkungen, was es gebracht hat, was herauskam, nachher, was sich geändert hat, heute',
  about:
    'über uns, über mich, wer wir sind, wer ich bin, unsere geschichte, vita, biografie, kurzbiografie, wir über uns, das büro, das studio, wer dahinter steckt, wer dahintersteht, zur person, das unternehmen, über die künstlerin, über den künstler, leitbild',
  services:
    'leistungen, unsere leistungen, dienstleistungen, angebot, unser angebot, was wir tun, was wir machen, was ich tue, was ich anbiete, leistungsumfang, was wir anbieten, tätigkeitsfelder, arbeitsgebiete, rechtsgebiete, schwerpunkte, behandlungen',
  features:
    'vorteile, merkmale, funktionen, eigenschaften, was sie bekommen, was du bekommst, was sie erwartet, warum, warum wir, darum, ihre vorteile, deine vorteile, gründe, besonderheiten, was drin ist, enthalten, inklusive, gute gründe, gut zu wissen, was es kann, was dafür spricht, höhepunkte',
  stats:
    'zahlen, kennzahlen, in zahlen, zahlen und fakten, statistik, statistiken, das jahr in zahlen, zahlen daten fakten, auf einen blick, wichtige zahlen, die zahlen, wir in zahlen, eckdaten, fakten',
  steps:
    'schritte, so funktioniert es, so geht es, so gehts, ablauf, vorgehen, so läuft es ab, in drei schritten, anleitung, verfahren, prozess, wie es funktioniert, unser vorgehen, wie es geht, so arbeiten wir, nächste schritte, wie es weitergeht, der weg, so bestellen sie, arbeitsschritte',
  quotes:
    'stimmen, kundenstimmen, zitate, zitat, das sagen unsere kunden, was andere sagen, bewertungen, referenzen, rückmeldungen, pressestimmen, was kunden sagen, erfahrungsberichte, meinungen, lob',
  offers:
    'preise, preisliste, tarife, angebote, pakete, kosten, eintrittspreise, eintritt, tickets, karten, gebühren, honorar, was es kostet, unsere preise, optionen, abos, varianten, budget, investition, mitgliedschaft, kostenvoranschlag, kostenschätzung, preisübersicht, preis',
  questions:
    'fragen, häufige fragen, häufig gestellte fragen, faq, fragen und antworten, gute fragen, oft gefragt, was oft gefragt wird, ihre fragen, gut gefragt',
  question: 'frage',
  answer: 'antwort',
  navigation: 'navigation, hauptnavigation, navigationsleiste',
  links:
    'links, meine links, weitere links, verweise, weiterführende links, hier findest du mich, mehr von mir, knöpfe, linkliste',
  gallery: 'galerie, bilder, fotos, bildergalerie, fotogalerie, impressionen, einblicke, aufnahmen, album',
  team: 'team, das team, unser team, menschen, mitarbeiter, mitarbeiterinnen, mitarbeitende, die köpfe, belegschaft, wer wir sind, gründer, gründerinnen, vorstand, geschäftsführung, leitung, die menschen dahinter, mannschaft, kollegium, personal, mitglieder',
  // Cases, documents
  challenge:
    'herausforderung, die herausforderung, aufgabe, die aufgabe, problem, das problem, ausgangslage, situation, ausgangssituation, anlass, vorher, aufgabenstellung, fragestellung, der auftrag, wo wir standen, bedarf',
  approach:
    'lösung, unsere lösung, ansatz, vorgehen, unser ansatz, was wir getan haben, was wir gemacht haben, die lösung, umsetzung, herangehensweise, konzept, methode, strategie, idee, die idee, lösungsvorschlag, der weg, unser vorschlag',
  facts:
    'fakten, daten, eckdaten, steckbrief, projektdaten, kenndaten, daten und fakten, technische daten, auf einen blick, details, kurz gefasst, angaben, objektdaten',
  parties:
    'parteien, vertragsparteien, zwischen, vertragspartner, vertragspartnerinnen, die parteien, die vertragsparteien, beteiligte, partei, und',
  effectiveDate:
    'inkrafttreten, gültig ab, wirksam ab, in kraft ab, vertragsbeginn, beginn, tritt in kraft am, vertragsdatum, datum, datum des vertrags, geschlossen am, ab, wirksamkeitsdatum, mietbeginn, laufzeitbeginn, datum des inkrafttretens',
  clauses:
    'klauseln, paragrafen, paragraphen, bestimmungen, vertragsbestimmungen, artikel, abschnitte, vereinbarung, vertragsinhalt, regelungen, vereinbarungen, vertrag',
  definitions:
    'begriffsbestimmungen, definitionen, begriffe, glossar, begriffserklärungen, begriffsdefinitionen, wörter, fachbegriffe, abkürzungen, abkürzungsverzeichnis',
  term: 'begriff, wort, ausdruck, bezeichnung, fachbegriff, stichwort',
  meaning: 'bedeutung, definition, erklärung, erläuterung, bedeutet',
  schedules: 'anlagen, anlage, anhänge, anhang, beilagen, vertragsanlagen',
  law: 'anwendbares recht, gerichtsstand, recht, geltendes recht, rechtswahl, anwendbares recht und gerichtsstand, erfüllungsort',
  background:
    'präambel, vorbemerkung, hintergrund, vorbemerkungen, ausgangslage, zweck, vertragszweck, anlass',
  panels:
    'seiten, felder, innenseite, außenseite, seite, innenseiten, klappen, klappe, abschnitte, kapitel, teile, rückseite',
  sections:
    'abschnitte, kapitel, teile, bereiche, gänge, gruppen, rubriken, kategorien, inhalt, inhaltsverzeichnis, blöcke, gang',
  legend:
    'legende, zeichenerklärung, allergene, allergenkennzeichnung, kennzeichnung, zusatzstoffe, allergene und zusatzstoffe, symbole, abkürzungen, erklärung der zeichen, zeichen, allergeninformation',
  items:
    'gerichte, speisen, getränke, artikel, positionen, einträge, produkte, elemente, speisekarte, karte, liste, punkte, auswahl, speisen und getränke, menüpunkte',
  marks:
    'kennzeichen, kennzeichnung, allergene, zeichen, symbole, kürzel, hinweise, ernährung, vegan, vegetarisch, ernährungsform, allergencodes',
  spreads: 'doppelseiten, looks, outfits, seiten, bildstrecken, strecken, ensembles, kapitel, doppelseite',
  stories:
    'artikel, beiträge, meldungen, nachrichten, geschichten, themen, neuigkeiten, in dieser ausgabe, aktuelles, berichte, rubriken, inhalt',
  preheader: 'vorschautext, vorschau, vorschauzeile, preheader, posteingangsvorschau',
  unsubscribe:
    'abmelden, abbestellen, austragen, newsletter abbestellen, vom newsletter abmelden, abmeldung, abmeldelink',
  // Graphics
  modules: 'module, bausteine, blöcke, diagramme, abschnitte, grafiken, schaubilder',
  series:
    'reihe, datenreihe, zahlenreihe, verlauf, diagramm, werte, daten, zeitreihe, nach monaten, entwicklung, je monat, pro monat, grafik, kurve, jahresverlauf, messreihe, aufschlüsselung',
  label:
    'bezeichnung, kennzahl, beschriftung, merkmal, kategorie, name, messgröße, größe, indikator, posten, was, angabe, feld',
  target:
    'ziel, zielwert, soll, plan, budget, planwert, sollwert, vorgabe, grenzwert, richtwert, zielvorgabe',
  tiles:
    'kennzahlen, kacheln, wichtigste zahlen, die wichtigsten zahlen, kpis, schlüsselzahlen, auf einen blick, kernzahlen, zentrale kennzahlen, hauptzahlen, überblick',
  tasks:
    'aufgaben, offene punkte, maßnahmen, nächste schritte, zu tun, to-dos, todo, was zu tun ist, pendenzen, offene aufgaben, aktionen, checkliste',
  tables: 'tabellen, tabelle, aufstellung, übersicht, listen, details',
  events:
    'ereignisse, chronik, chronologie, meilensteine, zeitleiste, geschichte, stationen, termine, daten, zeittafel, wichtige daten, wichtige termine, kalender, zeitstrahl, jahre',
  lanes:
    'phasen, themen, spalten, bereiche, stränge, quartale, themenfelder, horizonte, etappen, arbeitspakete, handlungsfelder, bahnen, gruppen, meilensteine, arbeitsstränge, schwerpunkte',
  status: 'status, stand, zustand, fortschritt, phase, bearbeitungsstand, sachstand, umsetzungsstand',
  owner:
    'verantwortlich, zuständig, verantwortliche, verantwortlicher, wer, zuständigkeit, federführung, federführend, leitung, bearbeiter, bearbeiterin, team, verantwortung, zugewiesen an, inhaber',
  milestone:
    'meilenstein, etappe, phase, quartal, sprint, ausbaustufe, release, version, termin, thema, bereich, spalte, fällig, horizont, arbeitspaket, zeitraum',
  people:
    'personen, mitarbeiter, mitarbeiterinnen, mitarbeitende, stellen, mitglieder, menschen, team, organigramm, organisation, struktur, aufbau, belegschaft, unterstellte, beschäftigte, aufbauorganisation',
  reportsTo:
    'vorgesetzter, vorgesetzte, berichtet an, berichten an, unterstellt, leitung, chef, chefin, geführt von, führungskraft, unter, untersteht, übergeordnet, übergeordnete stelle, vorgesetzte person',
  vacant: 'vakant, offen, unbesetzt, nicht besetzt, offene stelle, zu besetzen, freie stelle, ausgeschrieben',
  // Talks
  pageHeader: 'kopfzeile, kopf, header',
  frontSide: 'vorderseite',
  backSide: 'rückseite, auf der rückseite, kartenrückseite',
  pageFooter: 'fußzeile, fuß, footer, ganz unten',
  slides: 'folien, folie, folientitel, foliennummer, auf der folie, slides, slide, dias, dia',
  speech:
    'sprechernotizen, sprechernotiz, notizen, was ich sage, ich sage, gesprochen, sprechtext, redetext, moderation',
  // Words inside copy rather than labels
  greetingWords:
    'sehr geehrte, sehr geehrter, sehr geehrte damen und herren, liebe, lieber, hallo, guten tag, guten morgen, grüezi, grüß gott, servus, moin, werte, werter, hi, geschätzte, geschätzter',
  closingWords:
    'mit freundlichen grüßen, freundliche grüße, beste grüße, viele grüße, herzliche grüße, liebe grüße, hochachtungsvoll, mit besten grüßen, mit freundlichem gruß, herzlichst, freundliche grüsse, schöne grüße, es grüßt, mfg, lg, vielen dank, ihr, ihre, dein, deine, euer, eure, alles liebe, bis bald',
  totalWords: 'gesamt, summe, total, insgesamt, gesamtsumme, alle, zusammen, gesamtbetrag, endsumme',
  presentWords: 'heute, jetzt, aktuell, bis heute, derzeit, laufend, seit, gegenwärtig, andauernd',
  doneWords:
    'erledigt, fertig, abgeschlossen, fertiggestellt, umgesetzt, geliefert, live, veröffentlicht, erreicht, beendet, eingeführt, genehmigt, freigegeben, gelöst, bezahlt, ausgeliefert, getan',
  activeWords:
    'in arbeit, läuft, laufend, aktiv, in umsetzung, begonnen, in bearbeitung, in entwicklung, gestartet, im gange, im bau, in prüfung, in erprobung, im test, jetzt, aktuell, im plan, wird gebaut, unterwegs',
  plannedWords:
    'geplant, als nächstes, offen, anstehend, zu tun, vorgesehen, demnächst, in planung, bald, nicht begonnen, ausstehend, beantragt, entwurf, in vorbereitung, nächste, wartet, noch nicht begonnen',
  laterWords:
    'später, idee, ideen, irgendwann, vielleicht, langfristig, zukunft, wird erwogen, zurückgestellt, wunschliste, ausblick, in überlegung',
  blockedWords:
    'blockiert, gefährdet, verzögert, verspätet, im verzug, pausiert, überfällig, kritisch, risiko, hängt, gestoppt, in verzug, unterbrochen, wackelt, angehalten, ruht',
  droppedWords:
    'gestrichen, verworfen, abgesagt, abgebrochen, storniert, abgelehnt, aufgegeben, entfällt, nicht mehr, niemals, nie, wird nicht gemacht, eingestellt, nicht geplant, nicht in, nicht dabei, machen wir nicht, nicht dieses jahr',
  vacantWords:
    'vakant, offen, unbesetzt, nicht besetzt, offene stelle, zu besetzen, freie stelle, wird gesucht, gesucht, n n, nn, wird besetzt, wir suchen, ausgeschrieben',
  staffWords:
    'stabsstelle, stabsstellen, stab, stabsabteilung, stabsfunktion, stabsbereich, assistenz, assistent, assistentin, sekretariat, vorzimmer, referent der, referentin der, beauftragte, beauftragter, beauftragte für, beauftragter für',
  freeWords:
    'kostenlos, gratis, frei, kostenfrei, eintritt frei, unentgeltlich, inklusive, inbegriffen, auf anfrage, freier eintritt, umsonst, tagespreis, gebührenfrei, spende, aufs haus, nach gewicht',
  streetWords:
    'straße, str, strasse, gasse, weg, platz, allee, ring, ufer, hof, damm, promenade, chaussee, steig, stiege, zeile, markt, kai, graben, pfad, brücke, berg, rain, twiete, anger, gässchen',
  callsWords: 'ich bin, ich heiße, mein name ist',
  livesWords: 'ich wohne in, ich lebe in, wohne in, wohnhaft in, lebe in, ich komme aus',
  companyWords:
    'gmbh, ag, kg, ug, ohg, gbr, e k, e v, eg, kgaa, mbh, gesmbh, genossenschaft, verein, stiftung, gesellschaft, verband, institut, universität, hochschule, schule, verlag, werkstatt, büro, kanzlei, praxis, agentur, handwerk, stadtwerke, klinik, krankenhaus, akademie, amt, gmbh & co kg, sàrl, partg, förderverein',
}))
