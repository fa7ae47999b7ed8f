import { onDemand } from '../../on-demand.ts'
import type { Words } from './en.ts'

/** What labels mean, in Finnish. */
export const finnish: () => Words = onDemand(() => ({
  // The document
  title: 'otsikko, nimi, pääotsikko, otsake, asiakirjan nimi, nimike, teoksen nimi',
  subtitle: 'alaotsikko, väliotsikko, slogan, iskulause, motto, tunnuslause, apuotsikko',
  eyebrow: 'yläotsikko, esiotsikko, vinjetti',
  summary:
    'tiivistelmä, yhteenveto, johdanto, ingressi, kuvaus, lyhyt kuvaus, lyhyesti, esittely, lyhyt esittely, yleiskatsaus, abstrakti, pähkinänkuoressa, profiili, minusta, tietoa minusta, henkilöprofiili, osaamisprofiili, tausta, referaatti, kiteytys',
  text: 'teksti, leipäteksti, sisältö, viestin teksti, sanamuoto, lisätiedot, yksityiskohdat, selitys, tarina, kertomus',
  author:
    'kirjoittaja, kirjoittajat, tekijä, tekijät, kirjoittanut, laatija, laatinut, laatijat, teksti, esittäjä, puhuja, esitelmöitsijä, luennoitsija, toimittaja, toimitus, kirjailija, toimittanut',
  publisher: 'julkaisija, kustantaja, kustantamo, julkaissut, päätoimittaja, julkaisupaikka, tuotemerkki',
  date: 'päivämäärä, päiväys, pvm, päivä, aika, milloin, ajankohta, päivämäärä ja aika, päivätty',
  datePublished:
    'julkaistu, julkaisupäivä, julkaisuajankohta, julkaisupvm, julkaisupäivämäärä, ilmestynyt, ilmestymispäivä, ilmestyy, julkaisuvuosi',
  updated:
    'päivitetty, viimeksi päivitetty, muokattu, viimeksi muokattu, muutettu, tarkistettu, tilanne, päivityspäivä, tiedot päivitetty',
  version: 'versio, painos, revisio, laitos, luonnos, versionumero, versionro',
  period:
    'jakso, ajanjakso, raportointijakso, raportointikausi, kausi, aikaväli, kvartaali, vuosineljännes, neljännes, kuukausi, viikko, vuosi, kesto, tilikausi, lukukausi, laskutuskausi, tarkastelujakso, raporttikausi',
  season: 'sesonki, kausi, mallisto, vuodenaika, kokoelma',
  issue: 'numero, nro, vuosikerta, lehden numero, julkaisun numero, nide, uutiskirje nro, jakso',
  language: 'kieli, julkaisukieli',
  image:
    'kuva, valokuva, kansikuva, kansi, taustakuva, pääkuva, muotokuva, profiilikuva, kuvitus, henkilökuva, otsikkokuva',
  logo: 'logo, tunnus, liikemerkki, yrityksen logo',
  link: 'linkki, linkit, linkin osoite, linkin kohde, kohdeosoite',
  url: 'verkkosivu, verkkosivut, verkkosivusto, kotisivu, kotisivut, nettisivut, nettisivu, www, www-sivut, www-osoite, verkko-osoite, verkossa, netissä, internet, sivusto, sivu, url, verkkotunnus, tarkista osoitteessa, tarkistettavissa, vahvista osoitteessa, todennus, varmenna osoitteessa, lue lisää, hallitse varausta, aitouden tarkistus',
  email: 'sähköposti, sähköpostiosoite, s-posti, email, e-mail, meili, maili, kirjoita meille',
  telephone:
    'puhelin, puh, p, puhelinnumero, puhelinnro, puh.nro, matkapuhelin, gsm, kännykkä, mobiili, soita, soita meille, vaihde, suora numero, whatsapp, lankapuhelin, asiakaspalvelu',
  fax: 'faksi, fax, telefax, faksinumero, telekopio',
  address:
    'osoite, postiosoite, käyntiosoite, katuosoite, katu, lähiosoite, toimisto, kotipaikka, näin löydät meidät, täältä löydät meidät, löydät meidät, sijainti, kotiosoite, toimitilat, toimipaikka, toimipiste, ajo-ohje, saapumisohje',
  city: 'kaupunki, paikkakunta, postitoimipaikka, kunta, kotipaikkakunta, asuinpaikka, kotikunta, kotikaupunki',
  country: 'maa, valtio',
  contact:
    'yhteystiedot, yhteys, ota yhteyttä, ota meihin yhteyttä, yhteydenotto, yhteydenotot, yhteyshenkilö, yhteyshenkilöt, lisätietoja, lisätiedot, lisätietoja antaa, kysy lisää, kysyttävää, kysymykset, tiedustelut, tavoitat meidät, tavoitat minut, tule käymään, tervetuloa käymään, käy kylässä, löydät meidät, kirjoita meille, henkilötiedot',
  socials:
    'sosiaalinen media, some, somessa, sosiaalisessa mediassa, seuraa meitä, seuraa minua, seuraa, kanavat, some-kanavat, verkostot, muualla, somekanavat',
  profiles: 'profiilit, tilit, verkkoprofiilit, profiilit verkossa, some-profiilit',
  handle: 'käyttäjätunnus, käyttäjänimi, tunnus, nimimerkki, instagram, tiktok, mastodon, tilin nimi',
  action:
    'painike, toimintakehote, toimintakehotus, nappi, kehote, toiminto, painikkeen teksti, linkin teksti, ensisijainen painike, pääpainike, seuraava askel, cta, nappula',
  secondAction:
    'toinen painike, toissijainen painike, toissijainen toiminto, painike 2, toinen toiminto, toinen linkki, toinen nappi, vaihtoehtoinen toiminto',
  name: 'nimi, koko nimi, etu- ja sukunimi, henkilö, henkilön nimi, suku- ja etunimi',
  givenName: 'etunimi, etunimet, kutsumanimi',
  familyName: 'sukunimi, perhenimi',
  jobTitle:
    'titteli, ammatti, tehtävänimike, ammattinimike, asema, tehtävä, rooli, toimi, toimenkuva, virka, nimike, virkanimike, työtehtävä, haettu tehtävä, haettava tehtävä',
  organization:
    'yritys, organisaatio, työnantaja, yhtiö, toiminimi, yhdistys, liitto, oppilaitos, koulu, yliopisto, korkeakoulu, laitos, virasto, toimisto, osasto, yksikkö, seura, järjestö, liike, kauppa, kerho, säätiö, firma, työpaikka, yhteisö, leipomo, myymälä, yrityksen nimi, toiminimi',
  pronouns: 'pronominit, pronomini, persoonapronomini',
  note: 'huomautus, huomio, huom, kommentti, muistiinpano, ps, nb, lisätieto, viesti, huomaa',
  notes:
    'huomautukset, huomiot, huomioitavaa, huomioi, muistiinpanot, kommentit, muuta, muut tiedot, muita tietoja, lisätiedot, lisätietoja, tärkeää, tärkeää tietoa, hyvä tietää, muistathan, huomaathan, ota huomioon, huomaa, käytännön tiedot, käytännön asioita, puhujan muistiinpanot, muistettavaa',
  terms:
    'ehdot, käyttöehdot, sopimusehdot, yleiset ehdot, myyntiehdot, toimitusehdot, lippuehdot, lipun ehdot, matkaehdot, kuljetusehdot, ehdot ja rajoitukset, pienellä präntätty, pieni präntti, oikeudellinen huomautus, vastuuvapauslauseke, vastuuvapaus, säännöt, järjestyssäännöt, talon säännöt, rajoitukset, peruutusehdot, palautusehdot, tärkeää tietoa, tärkeää, alaviite, varausehdot',
  conditions:
    'ehdot, rajoitukset, poikkeukset, koskee, ei koske, voimassa, ei voi yhdistää, ei voida yhdistää, etua ei voi yhdistää, edellytykset, vaatimukset, vähimmäisostos, minimiostos, lunastusehdot, käyttöehdot, tarjouksen ehdot, tarjous koskee, kampanjaehdot, edun ehdot',
  sources:
    'lähteet, lähde, tietolähde, tietolähteet, aineisto, aineistot, menetelmä, menetelmät, näin laskimme, mistä luvut tulevat, lähdeluettelo, kuvalähteet, kuvat',
  tags: 'avainsanat, asiasanat, tunnisteet, tagit, luokat, luokka, kategoriat, kategoria, aiheet, aihe, hakusanat, aihepiiri',
  // Events, tickets
  event:
    'tapahtuma, konsertti, esitys, näytös, ottelu, peli, elokuva, näytelmä, ooppera, kiertue, näyttely, festivaali, tilaisuus, luento, juhla, juhlat, keikka, mitä, pääsylippu, messut, musikaali, ilta, sisäänpääsy',
  performer:
    'esiintyjä, esiintyjät, artisti, artistit, esiintyy, esiintyvät, lavalla, rooleissa, näyttelijät, yhtye, bändi, ensemble, solisti, solistit, kapellimestari, orkesteri, lämmittelijä, lämppäri, musiikki, ohjaus, ohjaaja, mukana, kokoonpano, puhuja',
  startDate:
    'alkaa, alku, alkamispäivä, aloituspäivä, alkaen, lähtien, alkamisaika, ensi-ilta, avajaiset, avautuu, tapahtumapäivä, konserttipäivä, esityspäivä, päivä ja aika, ajankohta, aloitus',
  endDate:
    'päättyy, loppuu, loppu, päättymispäivä, lopetuspäivä, saakka, asti, viimeinen päivä, sulkeutuu, päättäjäiset, päättyminen',
  time: 'aika, kello, klo, kellonaika, alkamisaika, alkaa klo, aloitusaika, alkaa, alku, ajankohta, ajat, ottelu alkaa, konsertti alkaa, esitys alkaa, aukioloajat, esitysaika',
  endTime:
    'päättymisaika, päättyy, päättyy klo, loppuu, loppumisaika, arvioitu päättymisaika, päättyy noin, loppuu klo',
  doorTime:
    'ovet, ovet avataan, ovet aukeavat, ovet auki, ovet avautuvat, sisäänpääsy alkaen, portit, portit avataan, portit aukeavat, portit avautuvat, ovien avautuminen, sisäänpääsy klo, sali avataan, yleisö sisään, ovet klo',
  location:
    'paikka, tapahtumapaikka, pitopaikka, missä, esityspaikka, sali, halli, teatteri, stadion, areena, huone, tila, kokoontumispaikka, kokoontuminen, tapaamispaikka, sijainti, näyttämö, konserttisali, juhlapaikka, asuinpaikka, paikkakunta, talo, kenttä, juhlatila',
  programme:
    'ohjelma, aikataulu, ohjelmassa, esityslista, asialista, agenda, päivän ohjelma, päivän kulku, ohjelmanumerot, tapahtuman ohjelma, työjärjestys, ohjelmarunko, illan ohjelma, kokousohjelma, järjestys',
  organizer:
    'järjestäjä, järjestäjät, järjestää, järjestävät, isäntä, tuottaja, tuotanto, tuottaa, esittää, vastuullinen järjestäjä, tilaisuuden järjestää, järjestäjänä',
  sponsors:
    'sponsorit, sponsori, yhteistyökumppanit, yhteistyökumppani, kumppanit, tukijat, tukija, tukee, tukevat, rahoittajat, yhteistyössä, pääyhteistyökumppani, rahoittaja, kumppanina, tuella',
  seatSection:
    'katsomo, lohko, katsomon osa, osa, sektori, alue, permanto, parveke, aitio, kerros, vyöhyke, kategoria, hintaluokka, hintaryhmä, paikkaluokka, lipputyyppi, lippulaji, taso, kaarre, piippuhylly, parvi, lipun tyyppi, sektio, vaunu',
  seatRow: 'rivi, penkkirivi, rivinumero, rivin numero, rivi nro, penkki',
  seatNumber:
    'paikka, istumapaikka, paikkanumero, istuin, istuinpaikka, paikka nro, paikan numero, istuinnumero, tuoli, istumapaikan numero',
  entrance:
    'sisäänkäynti, ovi, portti, sisäänpääsy, sisääntulo, kulku, käynti, sisäänkäynti ovesta, porras, rappu, sisäänkäyntiportti',
  holder:
    'lipun haltija, haltija, lipunhaltija, lipun omistaja, lipun nimi, nimi lipussa, vieras, kävijä, osallistuja, jäsen, ostaja, varaaja, kenelle, varannut, lipun ostaja, kortin haltija',
  price:
    'hinta, lipun hinta, lippujen hinnat, pääsymaksu, sisäänpääsy, sisäänpääsymaksu, maksu, kustannus, osallistumismaksu, summa, taksa, maksettu, liput, lippu, matkan hinta, hinta alkaen',
  orderNumber:
    'tilausnumero, tilausnro, tilaus, tilauksen numero, varausnumero, varausnro, varaus, varaustunnus, varauskoodi, ostonumero, tilaustunnus, vahvistusnumero, viite, tapahtumanumero, tilaus nro, varausviite',
  ticketNumber:
    'lipun numero, lippunumero, lippunro, lippu nro, lippu, e-lippu, lipputunnus, sarjanumero, juokseva numero, viivakoodi, numero, nro, lippukoodi, pääsylippu nro, matkalipun numero',
  // Flights
  airline:
    'lentoyhtiö, yhtiö, liikennöitsijä, operoi, liikennöi, lennon operoi, varustamo, junayhtiö, kuljetusyhtiö, lennon liikennöi, operaattori, varustamon nimi',
  passengerName:
    'matkustaja, matkustajan nimi, matkustajat, matkustajanimi, nimi, matkaaja, vieras, lentomatkustaja',
  flightNumber:
    'lento, lennon numero, lentonumero, lentonro, lento nro, vuoro, vuoronumero, juna, junan numero, junanumero, juna nro, laiva, lähtö nro, linja',
  departureAirport:
    'mistä, lähtöpaikka, lähtökenttä, lähtölentoasema, lähtöasema, lähtökaupunki, lähtöpaikkakunta, lähtösatama, lähtee paikasta, lähtöpiste',
  arrivalAirport:
    'minne, mihin, määränpää, kohde, määräasema, saapumiskenttä, tulokenttä, saapumislentoasema, matkakohde, kohdekaupunki, pääteasema, kohdelentoasema, saapumispaikka, tulosatama, tuloasema, määräpaikka, saapumisasema',
  departureDate:
    'lähtöpäivä, matkustuspäivä, matkapäivä, lentopäivä, pvm, päivämäärä, päivä, menopäivä, lähtöpvm, lähtöpäivämäärä, matkustuspäivämäärä, lennon päivämäärä',
  boardingTime:
    'koneeseen nousu, koneeseennousu, boarding, nousu koneeseen, koneeseen, koneeseennousuaika, koneeseen siirtyminen, koneeseennousu alkaa, nousu alkaa, nousuaika, portilla, portilla viimeistään, laivaan nousu, boarding alkaa',
  departureTime:
    'lähtö, lähtöaika, lähtee, lähtee klo, aikataulun mukainen lähtö, lähtö klo, nousu, lentoonlähtö, lähtökello, arvioitu lähtö',
  arrivalTime:
    'saapuminen, saapumisaika, saapuu, tulo, tuloaika, perillä, laskeutuminen, laskeutuu, arvioitu saapuminen, saapuu klo, arvioitu saapumisaika',
  gate: 'portti, lähtöportti, raide, laituri, portin numero, gate, portti nro, lähtölaituri, satamaportti',
  gateCloses:
    'portti sulkeutuu, portti suljetaan, portti kiinni, portin sulkeutuminen, portti sulkeutuu klo, koneeseennousu päättyy, boarding päättyy, viimeinen kuulutus, sulkeutuu, lähtöportti sulkeutuu, lähtöselvitys päättyy, viimeinen kutsu',
  terminal: 'terminaali, lähtöterminaali, halli, lähtöhalli',
  seat: 'istuin, paikka, istumapaikka, istuinpaikka, paikkanumero, istuinnumero, paikka nro',
  cabinClass:
    'luokka, matkustusluokka, matkaluokka, matkustamoluokka, palveluluokka, varausluokka, lippuluokka, hytti, matkustamo, lipputyyppi, vaunuluokka',
  boardingGroup:
    'ryhmä, boarding-ryhmä, koneeseennousuryhmä, nousuryhmä, vyöhyke, prioriteetti, koneeseennousun ryhmä',
  sequenceNumber:
    'järjestysnumero, sekvenssi, seq, sekvenssinumero, juokseva numero, lähtöselvitysnumero, check-in-numero, turvanumero',
  reservationNumber:
    'varaustunnus, varausnumero, varausnro, varauskoodi, varaus, varausviite, viite, vahvistus, vahvistusnumero, vahvistuskoodi, pnr, varausvahvistus, tilausnumero, varauksen tunnus',
  frequentFlyer:
    'kanta-asiakasnumero, kanta-asiakas, kanta-asiakasohjelma, kanta-asiakaskortti, jäsennumero, jäsenkortti, bonuskortti, finnair plus, kanta-asiakkuus, plus-numero, kanta-asiakastaso',
  baggage:
    'matkatavarat, matkatavara, laukut, ruumaan menevät matkatavarat, ruumamatkatavarat, käsimatkatavarat, käsimatkatavara, kirjattu matkatavara, laukku, kirjatut matkatavarat, matkatavaraoikeus',
  // Certificates, vouchers, coupons
  recipient:
    'saaja, vastaanottaja, myönnetty, myönnetään, kenelle, luovutetaan, annettu, osallistuja, todistuksen saaja, todistetaan että, täten todistetaan että, tällä todistuksella vahvistetaan että, oppilas, opiskelija, kurssilainen, palkinnon saaja, palkittu, lahjan saaja, kunniaksi, haltija, saajan nimi, eduksi, tutkinnon suorittaja, lahjakortin saaja',
  credential:
    'kurssi, koulutus, tutkinto, ohjelma, pätevyys, sertifiointi, palkinto, diplomi, koe, kurssin nimi, koulutuksen nimi, moduuli, aine, työpaja, seminaari, opintojakso, ammattitutkinto, suoritus, täydennyskoulutus, osoituksena, tunnustuksena, on suorittanut, osaaminen, mistä, lupa, näyttötutkinto, hyväksytysti suorittanut, koulutusohjelma, tunnustus',
  issuer:
    'myöntäjä, myöntänyt, todistuksen myöntäjä, antaja, antanut, järjestäjä, koulutuksen järjestäjä, koulutuksenjärjestäjä, kurssin järjestäjä, oppilaitos, organisaatio, viranomainen, akatemia, liike, liikkeeseenlaskija, sertifioija, todistuksen antaja, myyjäliike',
  dateIssued:
    'myönnetty, myöntämispäivä, antopäivä, annettu, päiväys, päivämäärä, pvm, todistuksen päiväys, todistuksen antopäivä, suorituspäivä, suoritettu, valmistumispäivä, päättymispäivä, myöntöpäivä, koepäivä, valmistunut',
  identifier:
    'todistuksen numero, todistusnumero, todistus nro, todistusnro, sertifikaatin numero, sertifikaattinumero, tunniste, tunnus, rekisterinumero, rekisteröintinumero, viitenumero, asianumero, diaarinumero, dnro, lupanumero, numero, nro, sarjanumero, juokseva numero, id, todistuksen tunnus, tarkistuskoodi, vahvistuskoodi, diplomin numero, diplominumero, korttinumero',
  grade:
    'arvosana, arvosanat, tulos, arvio, arviointi, pisteet, pistemäärä, loppuarvosana, taso, keskiarvo, kokonaisarvosana, kiittävin arvosanoin',
  hours:
    'tunnit, laajuus, kesto, tuntimäärä, opintopisteet, op, opetustunnit, oppitunnit, pituus, opintopistettä, tuntia, kurssin laajuus, opintoviikot, osaamispisteet',
  signatures:
    'allekirjoitukset, allekirjoitus, allekirjoittanut, allekirjoittaja, allekirjoittajat, allekirjoittaneet, nimikirjoitus, puolesta, nimenselvennys, nimenselvennykset, vakuudeksi, päiväys ja allekirjoitus, paikka ja aika, todistajat, allekirjoituksin',
  offer:
    'tarjous, alennus, etu, erikoistarjous, kampanja, saat, säästät, säästä, säästö, alennuskuponki, tarjoushinta, asiakasetu, kuponkietu, etusi, kuponki, etukuponki, hyöty',
  product:
    'tuote, tuotteet, artikkeli, tavara, koskee tuotetta, koskee, voimassa tuotteille, tuotteesta, tuotteelle, koskee tuotteita',
  code: 'koodi, alennuskoodi, kampanjakoodi, lahjakortin koodi, lahjakorttikoodi, kuponkikoodi, etukoodi, tarjouskoodi, lunastuskoodi, käytä koodia, koodilla, aktivointikoodi, tunnuskoodi, pin-koodi, kortin numero, pääsykoodi',
  serialNumber:
    'sarjanumero, sarjanro, lahjakortin numero, lahjakortti nro, lahjakorttinumero, kortin numero, juokseva numero, numero, nro, kuponkinumero, kupongin numero, numeroitu',
  validFrom:
    'voimassa alkaen, alkaen, alkaa, voimassaolo alkaa, alkamispäivä, lähtien, käytettävissä alkaen, voimaantulo, alku, lunastettavissa alkaen, astuu voimaan, voimassaolon alku',
  validThrough:
    'voimassa, voimassa asti, voimassa saakka, voimassaolo, voimassaoloaika, voimassaolo päättyy, asti, saakka, vanhenee, vanhenemispäivä, viimeinen voimassaolopäivä, viimeinen käyttöpäivä, viimeinen voimassaolo, käytettävä viimeistään, lunastettava viimeistään, käytettävä ennen, päättyy, erääntyy, päättymispäivä, voimassa enintään, parasta ennen, viimeinen varauspäivä, tarjous voimassa, tarjous päättyy, lunasta viimeistään, kelpaa, kelpaa asti, varaa viimeistään, käytä viimeistään',
  value:
    'arvo, summa, lahjakortin arvo, määrä, saldo, arvoltaan, nimellisarvo, luku, nyt, nykyarvo, lukema, lukumäärä, toteuma, toteutunut, tällä hetkellä, nykytila, nykyinen',
  giver:
    'antaja, lahjan antaja, lahjoittaja, lähettäjä, keneltä, ostaja, lahja, lahjan lähettäjä, rakkaudella, lahjakortin antaja, lahjan antavat',
  message:
    'viesti, tervehdys, onnittelu, henkilökohtainen viesti, omistuskirjoitus, terveiset, korttiteksti, onnitteluteksti, tervehdysteksti, saatesanat, omistus, terveisesi',
  redeemAt:
    'lunastus, lunasta, lunastetaan, lunastuspaikka, käyttöpaikka, käytettävissä, näin lunastat, näin käytät, näin käytät lahjakorttia, käy maksuvälineenä, voimassa liikkeessä, kelpaa liikkeessä, lunastettavissa, käyttöohje, varaus, varaukset, ajanvaraus, varaa aika, varaa, pöytävaraukset, pöytävaraus, varaa pöytä',
  // Invitations
  hosts:
    'isännät, isäntä, emäntä, isäntäväki, hääpari, morsiuspari, kutsujat, kutsuja, kutsuvat, kutsuu, vanhemmat, kutsun lähettäjä, pari, rakkaudella',
  request:
    'kutsu, kutsuteksti, kutsumme, kutsumme sinut, kutsumme teidät, kutsumme teitä, olet kutsuttu, olette kutsuttuja, tervetuloa, lämpimästi tervetuloa, meillä on ilo kutsua, kunnia kutsua, tervetuloa juhlimaan',
  dress: 'pukukoodi, pukeutuminen, asu, vaatetus, puku, pukeutumiskoodi, asukokonaisuus, mitä päälle',
  rsvp: 'v.p., vp, vastauspyyntö, vastausta pyydetään, vastaathan, vastaa viimeistään, vastaus, vastaus viimeistään, ilmoittautuminen, ilmoittautumiset, ilmoittaudu, ilmoittaudu viimeistään, ilmoittautuminen viimeistään, ilmoitathan, ilmoitathan tulostasi, ilmoita tulostasi, vahvista osallistumisesi, vahvistathan, rsvp, viimeinen ilmoittautumispäivä',
  // Letters
  sender:
    'lähettäjä, hakija, lähettäjän osoite, palautusosoite, kirjoittaja, lähettäjän tiedot, lähettäjätiedot',
  subject: 'aihe, asia, koskee, viite, otsikko, asiakohta, aiherivi, viestin aihe',
  salutation: 'puhuttelu, tervehdys, alkutervehdys, aloitus, avaustervehdys',
  closing: 'lopetus, lopputervehdys, tervehdys, lopputoivotus, terveiset, loppusanat',
  signature: 'allekirjoitus, nimikirjoitus, nimi, allekirjoittanut, allekirjoittaja, nimenselvennys',
  enclosures:
    'liitteet, liite, liitteenä, oheismateriaali, oheisena, oheen liitetty, liitetiedostot, liitetiedosto, jakelu, tiedoksi',
  // Bills
  seller:
    'myyjä, toimittaja, laskuttaja, laskun lähettäjä, lähettäjä, yritys, saaja, maksunsaaja, palveluntarjoaja, palvelun tarjoaja, palveluntuottaja, myyjän tiedot, laskun antaja, urakoitsija, kauppias, velkoja',
  buyer:
    'ostaja, asiakas, tilaaja, laskun saaja, laskunsaaja, laskutusosoite, laskutetaan, vastaanottaja, maksaja, ostajan tiedot, asiakkaan tiedot, toimitusosoite, laskun vastaanottaja, asiakkaan nimi, laskutettava, laskutustiedot',
  client:
    'asiakas, tilaaja, toimeksiantaja, laadittu, kenelle, rakennuttaja, asiakkaalle, päämies, toimeksiannosta, hankkeen tilaaja, tilaajan nimi, laadittu asiakkaalle',
  invoiceNumber:
    'laskun numero, laskunumero, laskunro, lasku nro, laskun nro, lasku, tositenumero, numero, nro, tosite nro, laskun tunnus, laskutunnus',
  issueDate:
    'laskun päivämäärä, laskupäivä, laskun päiväys, laskun pvm, päiväys, päivämäärä, pvm, laskutuspäivä, laadittu, päivätty, laskupvm, laskun antopäivä, kirjoituspäivä',
  paymentDueDate:
    'eräpäivä, eräpvm, maksettava viimeistään, erääntyy, maksupäivä, maksun eräpäivä, viimeinen maksupäivä, maksa viimeistään, maksettava, maksuaika päättyy, maksetaan viimeistään, eräpäivään mennessä',
  supplyDate:
    'toimituspäivä, toimitus, toimituspvm, toimitettu, toimitusaika, suorituspäivä, palvelun ajankohta, palvelujakso, laskutuskausi, laskutusjakso, laskutusaika, suoritettu, työ suoritettu, toimitusajankohta, ajalta, työn suoritusaika, palvelukausi, toimituksen ajankohta',
  reference:
    'viite, viitenumero, viitenro, viitteenne, viitteemme, teidän viitteenne, meidän viitteemme, asiakkaan viite, tilausnumero, tilausnumeronne, tilausviite, ostotilaus, ostotilausnumero, tilaus, projekti, projektinumero, asiakasnumero, asiakasnro, asiakas nro, sopimusnumero, työnumero, työmaa, kohde, merkki, maksun viite, viestikenttä, toimeksianto, rf-viite, kustannuspaikka',
  taxId:
    'y-tunnus, alv-tunnus, alv-numero, alv-nro, alv-rek, alv rekisteröity, ly-tunnus, vat-tunnus, vat-numero, vat nro, verotunniste, veronumero, kaupparekisterinumero, rekisterinumero, yritystunnus, ovt-tunnus, kaupparekisteri, arvonlisäverotunniste',
  iban: 'iban, tilinumero, tilinro, tili nro, tili, pankkitili, saajan tilinumero, iban-tilinumero, maksutili, iban-numero, tilinumero iban',
  bic: 'bic, swift, bic swift, bic-koodi, swift-koodi, pankkikoodi, swift-tunnus',
  bank: 'pankki, pankkitiedot, pankkiyhteys, maksutiedot, maksun tiedot, maksaminen, maksun saaja, maksunsaaja, saaja, tilinomistaja, tilin omistaja, maksutapa, maksuohjeet, pankkiyhteystiedot, maksu, tilitiedot, saajan pankki, pankin nimi, tilisiirto, pankkiyhteydet, maksuohje',
  paymentTerms:
    'maksuehto, maksuehdot, maksuaika, viivästyskorko, viivästyskorot, maksuaikaa, pv netto, huomautuskulu, päivää netto, maksuehtomme, huomautusaika, muistutusmaksu, netto, viivekorko',
  lines:
    'rivit, laskurivit, laskun rivit, erittely, laskuerittely, tuotteet, palvelut, tuoterivit, tavarat, nimikkeet, laskun erittely, tehdyt työt, tilausrivit, ostokset, kulut, kustannukset, tilaus, työt, laskun sisältö, erät, tuotteet ja palvelut',
  description:
    'kuvaus, selite, nimike, tuote, palvelu, tuotenimi, tuotteen nimi, nimi, tuotekuvaus, selitys, työ, tehtävä, artikkeli, tavara, mitä, sisältö, toimenpide, tuote tai palvelu, tuote/palvelu, erittely, laji',
  quantity:
    'määrä, kpl, kappaletta, lukumäärä, lkm, tunnit, tuntia, h, päivät, yksiköt, kappalemäärä, määrä kpl, tuntimäärä, erä, yksikkömäärä',
  unit: 'yksikkö, yks, mittayksikkö, per, yksiköt, laskutusyksikkö, mitta',
  unitPrice:
    'yksikköhinta, à-hinta, yks.hinta, kappalehinta, kpl-hinta, hinta, hinta/kpl, hinta per yksikkö, tuntihinta, tuntiveloitus, á, päivähinta, hinta/yks, veroton yksikköhinta, yksikköhinta alv 0, taksa, hinta per kpl',
  discount:
    'alennus, ale, alennusprosentti, hyvitys, vähennys, hinnanalennus, alennukset, kassa-alennus, kuponki, paljousalennus',
  taxRate:
    'alv-%, alv-kanta, alv-prosentti, vero-%, verokanta, veroprosentti, arvonlisävero, alv-p, arvonlisäverokanta, verokannat',
  net: 'summa, netto, veroton, nettohinta, rivisumma, yhteensä, hinta, veroton hinta, veroton summa, alv 0, arvo, rivin summa, nettosumma, veroton yhteensä, kokonaishinta, yht, hinta yhteensä',
  subtotal:
    'välisumma, veroton summa, veroton yhteensä, yhteensä veroton, yhteensä alv 0, verottomat yhteensä, netto yhteensä, netto, nettosumma, veroton hinta, summa ilman alv, summa alv 0, hinta ilman alv, ilman arvonlisäveroa, yhteensä ilman alv, veroton, tuotteet yhteensä, veron peruste, veroton hinta yhteensä, alv 0',
  tax: 'alv, arvonlisävero, alv yhteensä, veron osuus, vero, verot, alv-osuus, alv-määrä, arvonlisäverot yhteensä, sisältää alv, sis alv, vero yhteensä, alv:n osuus, josta alv, veron määrä, verot yhteensä, arvonlisäveron määrä',
  total:
    'yhteensä, maksettava, maksettavaa yhteensä, loppusumma, kokonaissumma, summa, summa yhteensä, laskun summa, laskun loppusumma, yhteensä sis alv, verollinen yhteensä, yhteensä verollinen, maksettava yhteensä, maksettavaa, yht, kokonaishinta, verollinen summa, brutto, verollinen, hinta yhteensä, kaikki yhteensä, lasku yhteensä, euroa yhteensä, veroineen yhteensä, summa sis alv, kaikkiaan',
  paid: 'maksettu, jo maksettu, ennakkomaksu, ennakko, ennakkoon maksettu, varausmaksu, käsiraha, suoritettu, vastaanotettu, osamaksu, maksetut, etumaksu, vähennetään ennakko, ennakkolasku',
  due: 'maksettava, maksettavaa, jäljellä, jäljellä oleva, avoinna, avoin saldo, avoin summa, maksamatta, maksettavaa jää, jää maksettavaksi, saldo, loppumaksu, erääntynyt, jäännös, maksettavaksi jää, loppusuoritus, maksettava nyt',
  sums: 'summat, yhteenveto, yhteissummat, summa, loppulaskelma, alv-erittely, verojen erittely, laskelma',
  receiptNumber:
    'kuitin numero, kuittinumero, kuittinro, kuitti nro, kuitti, kuittitunnus, tositenumero, tosite, tapahtumanumero, tapahtuma, maksutapahtuma, ostonumero, tilaus, tilausnumero, kassakuitti, myyntitapahtuma, osto, numero, nro, kuitin nro',
  dateTime:
    'päivämäärä ja aika, päivämäärä, pvm, aika, kello, klo, kellonaika, päiväys, ajankohta, ostopäivä, ostettu, tulostettu, pvm/klo, pvm ja aika, aikaleima',
  cashier:
    'kassanhoitaja, myyjä, sinua palveli, teitä palveli, palveli, palvelijanne, tarjoilija, kassa, henkilökunta, tarjoilijasi, myyjänä, baarimikko, asiakaspalvelija, työntekijä, käsittelijä, sinua palvelivat, teitä palvelivat',
  till: 'kassa, kassanumero, kassa nro, kassanro, kassapääte, pääte, maksupääte, pöytä, pöytä nro, pöydän numero, päätteen tunnus, tiski, kassakone, kassapiste, mittari',
  payment:
    'maksu, maksutapa, maksettu, maksuväline, kortti, korttimaksu, käteinen, käteismaksu, pankkikortti, luottokortti, maksukortti, lähimaksu, debit, veloitus, mobilepay, visa, mastercard, saatu, annettu, maksettu kortilla, maksettu käteisellä, käteisellä, kortilla, maksun tapa, debit-kortti, credit, lounasseteli, sirumaksu',
  change:
    'takaisin, vaihtoraha, vaihtorahat, palautus, käteinen takaisin, takaisin käteisellä, muutos, ero, erotus, kehitys, muutosprosentti, poikkeama, kasvu, trendi, edelliseen jaksoon, edellisvuoteen, edelliseen vuoteen, edelliskuusta, edelliseen kuukauteen verrattuna, viime vuoteen, vertailu edelliseen, muutos edelliseen, vuosimuutos, viime vuodesta, edelliseen verrattuna, delta',
  thanks:
    'kiitos, kiitos käynnistä, kiitoksia, kiitos ostoksesta, kiitosteksti, alatunniste, tervetuloa uudelleen, tervetuloa uudestaan, näkemiin, kiitos ostoksistasi, kiitämme, nähdään taas',
  // Careers
  experience:
    'työkokemus, kokemus, työhistoria, työura, ammatillinen kokemus, työpaikat, ura, työsuhteet, aiempi työkokemus, työtehtävät, urapolku, toimet, työelämä, työharjoittelu, ammattikokemus, aiemmat tehtävät, aiemmat työpaikat, työkokemukset, työnantajat, akateemiset tehtävät, virat ja toimet, akateeminen ura, kliininen kokemus, tehtävät, relevantti työkokemus, harjoittelu, missä olen työskennellyt',
  education:
    'koulutus, opinnot, koulutustausta, tutkinnot, tutkinto, oppilaitokset, koulut, opiskelu, akateeminen koulutus, korkeakouluopinnot, peruskoulutus, ammatillinen koulutus, suoritetut tutkinnot, akateemiset opinnot, opintotausta, koulutukset, koulutus ja opinnot, suoritetut opinnot',
  volunteering:
    'vapaaehtoistyö, vapaaehtoistoiminta, luottamustehtävät, luottamustoimet, järjestötoiminta, yhdistystoiminta, talkootyö, kansalaistoiminta, vapaaehtoistehtävät, järjestökokemus, vapaaehtoiskokemus, yhteiskunnallinen toiminta, järjestötyö',
  skills:
    'taidot, osaaminen, ydinosaaminen, tietotekniset taidot, atk-taidot, it-taidot, avainosaaminen, vahvuudet, erityistaidot, työkalut, teknologiat, menetelmät, ohjelmistot, pätevyydet, ammattitaito, tekniset taidot, erityisosaaminen, mitä osaan, tietotaidot, osaamiset, asiantuntemus, kompetenssit, it-osaaminen, ammatillinen osaaminen',
  languages: 'kielet, kielitaito, kielitaidot, kieliosaaminen, vieraat kielet',
  publications:
    'julkaisut, valitut julkaisut, artikkelit, kirjat, tieteelliset julkaisut, vertaisarvioidut artikkelit, julkaisuluettelo, kirjoitukset, kirjan luvut, teokset, bibliografia, toimitetut teokset, tieteelliset artikkelit',
  awards:
    'palkinnot, tunnustukset, apurahat, palkinnot ja tunnustukset, huomionosoitukset, stipendit, mitalit, kunnianosoitukset, palkinnot ja apurahat, palkinto, apurahat ja palkinnot, tunnustukset ja palkinnot, kunniamerkit, ansiot',
  certificates:
    'sertifikaatit, todistukset, sertifioinnit, kurssit, luvat, pätevyydet, ajokortti, luvat ja pätevyydet, täydennyskoulutus, lisäkoulutus, kortit, lupakortit, diplomit, kurssit ja koulutukset, lisenssit, kurssit ja sertifikaatit, kortit ja luvat, todistus, ajokortit, pätevyystodistukset, jatkokoulutus',
  references:
    'suosittelijat, suosittelija, referenssit, lähteet, lähdeluettelo, kirjallisuus, kirjallisuusluettelo, viitteet, viiteluettelo, lisälukemista, bibliografia, lähdeviitteet, loppuviitteet, kirjallisuutta, lue lisää, lähdekirjallisuus',
  interests:
    'harrastukset, kiinnostuksen kohteet, vapaa-aika, harrastuneisuus, muuta, henkilökohtaista, työn ulkopuolella, kiinnostukset, vapaa-ajalla, harrastukset ja kiinnostukset, mielenkiinnon kohteet, harrastus',
  grants:
    'apurahat, tutkimusrahoitus, rahoitus, tutkimusapurahat, ulkopuolinen rahoitus, täydentävä rahoitus, saatu rahoitus, projektirahoitus, avustukset, kilpailtu rahoitus, saadut apurahat, rahoitus ja apurahat',
  talks:
    'esitelmät, puheet, esitykset, konferenssit, luennot, kutsutut esitelmät, kutsuesitelmät, konferenssiesitelmät, konferenssiesitykset, kutsuttuna puhujana, valitut esitelmät, kutsupuheet, puhujana, esiintymiset',
  teaching:
    'opetus, opetuskokemus, opetus ja ohjaus, opettaminen, ohjaus, opetustyö, opetusansiot, pedagogiset ansiot, opetetut kurssit, opetustehtävät, opinnäytteiden ohjaus, opetus- ja ohjauskokemus',
  projects:
    'projektit, projekti, hankkeet, hanke, valitut projektit, omat projektit, sivuprojektit, tutkimushankkeet, tutkimusprojektit, keskeiset projektit, valitut hankkeet',
  memberships:
    'jäsenyydet, jäsenyys, yhdistykset, seurat, jäsen, hallitukset, luottamustehtävät, toimikunnat, verkostot, järjestöt, hallitusjäsenyydet, asiantuntijatehtävät, työryhmät, liitot, ammattijärjestöt, ammatilliset jäsenyydet',
  entries: 'merkinnät, kirjaukset, historia, tapahtumat, vaiheet, kohdat, kronologia, vaiheita',
  highlights:
    'kohokohdat, vastuualueet, tehtävät, työtehtävät, saavutukset, tulokset, päätehtävät, vastuut, keskeiset saavutukset, keskeiset tehtävät, onnistumiset, aikaansaannokset, keskeiset tulokset, vastuu, luettelokohdat',
  degree:
    'tutkinto, tutkintonimike, pääaine, koulutusohjelma, linja, suuntautuminen, opintosuunta, akateeminen tutkinto, aine, diplomi, suuntautumisvaihtoehto, opintoala, koulutusala, oppiarvo, ala, tutkinto-ohjelma',
  level: 'taso, kielitaidon taso, osaamistaso, taitotaso, taitotasot, tasot, hallinta, osaamisen taso',
  // Portfolio, pages
  works:
    'työt, teokset, projektit, valitut työt, valitut projektit, portfolio, valikoidut työt, valitut teokset, työnäytteet, referenssit, töitämme, töitäni, viimeisimmät työt, rakennukset, sarjat, tilaustyöt, asiakastyöt, kohteet, omat työt, uusimmat työt, toteutuksia, caset',
  year: 'vuosi, vuodet, valmistumisvuosi, valmistunut, rakennettu, valmistui, rakennusvuosi, tehty, vuodesta, valmis, vuosiluku, syntyvuosi',
  medium:
    'tekniikka, materiaali, materiaalit, väline, mitat, koko, työkalut, muoto, raaka-aine, raaka-aineet, formaatti, mittasuhteet',
  result:
    'tulos, tulokset, lopputulos, vaikutus, vaikutukset, vaikuttavuus, mitä tapahtui, jälkeen, näin kävi, mikä muuttui, hyödyt, lopputulokset, saavutettu tulos, mitä saatiin aikaan, nyt, seuraukset',
  about:
    'meistä, tietoa meistä, minusta, tietoa minusta, keitä olemme, keitä me olemme, kuka olen, tarinamme, meidän tarinamme, yrityksestä, yritys, historia, historiamme, esittely, elämäkerta, biografia, taiteilijasta, taiteilija, tekijästä, studio, yhdistyksestä, filosofiamme, kuka minä olen, ketkä ovat takana, bio, tekijät takana, taiteilijan esittely',
  services:
    'palvelut, palvelumme, mitä teemme, mitä teen, mitä tarjoamme, tarjoamme, tarjonta, näin voimme auttaa, toimialat, osaamisalueet, palveluni, mitä tarjoan, palvelutarjonta, teemme, hoidot, sisältö, autamme, näissä autamme, osaamisalueemme, palvelukuvaus, erikoisalat, tarjoan',
  features:
    'ominaisuudet, edut, hyödyt, mitä saat, mitä sisältyy, sisältyy, sisältää, saat, tämän saat, miksi, miksi me, miksi juuri me, siksi, syitä, syyt, kohokohdat, hyvä tietää, toiminnot, etusi, vahvuudet, miksi valita meidät, mikä tekee siitä erilaisen, hyviä syitä, mitä se tekee, hintaan sisältyy, edut sinulle',
  stats:
    'luvut, tunnusluvut, lukuina, numeroina, tilastot, tilasto, faktat, vuosi lukuina, avainluvut, tärkeimmät luvut, faktoja ja lukuja, lukuja, luvut ja faktat, numerot, me lukuina, avaintiedot, tulokset lukuina, numeroiden valossa, yritys lukuina, numerot kertovat, lukujen valossa, vuosi numeroina',
  steps:
    'vaiheet, askeleet, näin se toimii, näin se käy, näin toimit, toimi näin, ohjeet, ohje, toimintaohje, prosessi, menettely, vaihe vaiheelta, kolme askelta, kolmessa vaiheessa, näin työskentelemme, näin teet, näin tilaat, näin pääset alkuun, seuraavat vaiheet, seuraavat askeleet, valmistusohje, työvaiheet, miten se toimii, mitä seuraavaksi, käyttöohje, eteneminen, kulku, näin etenemme',
  quotes:
    'lainaukset, sitaatit, sitaatti, lainaus, asiakkaat kertovat, asiakkaidemme sanoin, asiakaspalautteet, asiakaspalaute, arvostelut, arviot, suositukset, mitä asiakkaat sanovat, mitä muut sanovat, asiakkaiden kokemuksia, kokemuksia, lehdistön sanoin, palaute, palautteet, meistä sanottua, näin asiakkaat sanovat, kehut, referenssit, asiakaskokemukset',
  offers:
    'hinnat, hinnasto, hinta, paketit, liput, maksut, kustannukset, hintamme, tarjoukset, taksat, tilaukset, vaihtoehdot, paljonko se maksaa, mitä se maksaa, mitä maksaa, pääsymaksut, lippujen hinnat, jäsenyys, jäsenmaksu, budjetti, investointi, kustannusarvio, hinta-arvio, hinnoittelu, palkkio, tarjous, investoinnit, lippuhinnat, tasot, talous, jäsenyydet',
  questions:
    'kysymykset, usein kysyttyä, usein kysytyt kysymykset, kysymyksiä ja vastauksia, ukk, kysymykset ja vastaukset, faq, kysyttyä, hyviä kysymyksiä, kysymyksiä, usein kysytyt, mietityttääkö, yleisiä kysymyksiä, kysy meiltä, tätä meiltä kysytään',
  question: 'kysymys, kys',
  answer: 'vastaus, vast',
  navigation: 'navigointi, valikko',
  links:
    'linkit, linkkini, lisää linkkejä, linkkilista, painikkeet, löydät minut, kirjanmerkit, muut linkit, resurssit, täältä löydät minut, linkkejä',
  gallery:
    'galleria, kuvat, kuvagalleria, valokuvat, kuvia, albumi, tunnelmia, kuvasato, kuvasatoa, tunnelmakuvat',
  team: 'tiimi, tiimimme, henkilökunta, henkilöstö, ihmiset, työntekijät, tekijät, meidän tiimi, väki, hallitus, johto, johtoryhmä, perustajat, jäsenet, keitä olemme, keitä me olemme, ketkä, porukka, organisaatio, henkilökuntamme, miehistö, tutustu tiimiin, asiantuntijat, työryhmä, kollektiivi, ihmiset takana',
  // Cases, documents
  challenge:
    'haaste, ongelma, lähtötilanne, tausta, tilanne, tehtävä, lähtökohta, ennen, tarve, haasteet, tehtävänanto, ongelmat, nykytila, lähtökohdat, asiakkaan tarve, toimeksianto, mistä lähdettiin, millainen oli alku, tarpeet, asiakkaan haaste',
  approach:
    'ratkaisu, ratkaisumme, toteutus, lähestymistapa, menetelmä, strategia, idea, mitä teimme, näin teimme, näin sen teimme, työ, ehdotettu ratkaisu, ehdotuksemme, ehdotus, konsepti, toimenpiteet, toimintatapa, lähestymistapamme, ratkaisuehdotus, näin ratkaisimme',
  facts:
    'tiedot, faktat, projektin tiedot, perustiedot, tekniset tiedot, lyhyesti, pikafaktat, yksityiskohdat, tietolaatikko, tietoruutu, faktoja, hankkeen tiedot, avaintiedot, keskeiset tiedot, kohteen tiedot, tuotetiedot, erittely, kohdetiedot, tietoja, faktalaatikko',
  parties:
    'osapuolet, sopimusosapuolet, sopijapuolet, osapuoli, sopijapuoli, välillä, sopimuksen osapuolet, asianosaiset, sopimuspuolet, sekä, ja',
  effectiveDate:
    'voimaantulo, voimaantulopäivä, voimaan, tulee voimaan, astuu voimaan, voimassa alkaen, sopimuksen päivämäärä, sopimuspäivä, sopimus alkaa, alkamispäivä, alkaa, päiväys, päivämäärä, aloituspäivä, hallintaoikeus alkaa, päivätty, sopimuksen alkamispäivä, vuokrasuhde alkaa, työsuhde alkaa, allekirjoituspäivä',
  clauses:
    'pykälät, sopimusehdot, ehdot, kohdat, lausekkeet, artiklat, sopimus, määräykset, sopimuskohdat, sopimuksen ehdot, sopimuksen sisältö, pykälä, ehto',
  definitions:
    'määritelmät, käsitteet, termit, sanasto, määritelmiä, käsitteiden määrittely, keskeiset käsitteet, lyhenteet, tässä sopimuksessa, sanasto ja määritelmät, sanaselitykset, termistö, käsiteluettelo, tulkinta',
  term: 'termi, käsite, sana, ilmaus, lyhenne, ilmaisu',
  meaning: 'merkitys, määritelmä, selitys, tarkoittaa, selite',
  schedules: 'liitteet, liite, sopimuksen liitteet, liiteluettelo, sopimusliitteet',
  law: 'sovellettava laki, sovellettava lainsäädäntö, lainvalinta, oikeuspaikka, toimivaltainen tuomioistuin, riidat, riitojen ratkaisu, erimielisyydet, riitojen ratkaiseminen, erimielisyyksien ratkaiseminen, riidanratkaisu',
  background:
    'tausta, johdanto, tarkoitus, tausta ja tarkoitus, sopimuksen tausta, sopimuksen tarkoitus, johtolause, taustaa',
  panels:
    'paneelit, sivut, taitteet, paneeli, sivu, sisäsivu, sisäsivut, ulkosivu, etusivu, takasivu, aukeamat, osat, taite, luvut, kansi, takakansi, etukansi',
  sections:
    'osiot, luvut, osat, kappaleet, kategoriat, ryhmät, ruokalajit, sisältö, sisällys, sisällysluettelo, alueet, jaksot, osio, lohkot, luokat',
  legend:
    'merkkien selitykset, merkkien selitys, selitteet, merkinnät, symbolit, allergeenit, allergiamerkinnät, lyhenteet, erityisruokavaliot, ruokavaliomerkinnät, selite, merkit, lyhenteiden selitykset, allergeenitiedot, allergiat, koodit, merkintöjen selitykset',
  items:
    'annokset, ruoat, ruuat, tuotteet, juomat, ruokalista, lista, listalta, menu, ruoka, ruoka ja juoma, kohdat, nimikkeet, valikoima, artikkelit, päivän annokset, ateriat, lounaslista, ruokalajit, elementit, juomalista',
  marks:
    'merkinnät, merkit, allergeenit, symbolit, ruokavalio, ruokavaliot, erityisruokavalio, kasvis, vegaaninen, koodit, sisältää, erityisruokavaliot, huomautukset, tunnukset, vegaani',
  spreads: 'aukeamat, lookit, asut, asukokonaisuudet, sivut, luvut, look, kuva-aukeamat, tyylit, aukeama',
  stories:
    'artikkelit, uutiset, jutut, tarinat, kirjoitukset, tässä numerossa, sisältö, aiheet, ajankohtaista, tiedotteet, reportaasit, raportit, kuulumiset, uutta, nostot, kertomukset, ajankohtaiset',
  preheader: 'esikatseluteksti, esikatselu, esiotsikkoteksti, preheader, postilaatikon esikatselu',
  unsubscribe:
    'peruuta tilaus, peru tilaus, peruuta uutiskirje, lopeta tilaus, peruuta uutiskirjeen tilaus, poistu listalta, tilauksen peruutus, peru uutiskirje, tilauksen peruuttaminen, poistu postituslistalta, lopeta uutiskirjeen tilaus',
  // Graphics
  modules: 'moduulit, lohkot, kaaviot, osiot, osat, grafiikka, kuviot, palikat',
  series:
    'sarja, tietosarja, kaavio, arvot, data, kehitys, aikasarja, kuvaaja, kuukausittain, kuukausitasolla, vuosittain, ajan mukaan, käyrä, historia, mittaussarja, jakauma, diagrammi, trendi, viikoittain',
  label:
    'tunnusluku, mittari, nimi, selite, nimike, indikaattori, luokka, suure, otsikko, mitta, kohta, mikä, muuttuja',
  target:
    'tavoite, tavoitearvo, suunnitelma, budjetti, tavoitetaso, raja-arvo, suunniteltu, päämäärä, raja, viitearvo, ohjearvo, tavoitteet',
  tiles:
    'tunnusluvut, avainluvut, mittarit, tärkeimmät luvut, keskeiset luvut, kortit, laatat, indikaattorit, kpi, kpi:t, keskeiset tunnusluvut, yleiskatsaus, pääluvut, ruudut, avainmittarit, yleiskuva, yhdellä silmäyksellä',
  tasks:
    'tehtävät, tehtävälista, tehtävää, toimenpiteet, seuraavat askeleet, avoimet asiat, avoimet kohdat, muistilista, tarkistuslista, työlista, työt, seuranta, avoimet tehtävät, toimet, hoidettavat asiat, to do, seuraavat toimenpiteet, tekemistä',
  tables: 'taulukot, taulukko, erittely, yksityiskohdat, koonti, listat, taulut',
  events:
    'tapahtumat, aikajana, virstanpylväät, historia, kronologia, tärkeät päivämäärät, vuosiluvut, päivämäärät, kalenteri, vaiheet, tärkeimmät tapahtumat, vuodet, tapahtumakalenteri, keskeiset tapahtumat, vaiheita, vuosien varrelta',
  lanes:
    'vaiheet, sarakkeet, teemat, kvartaalit, kaudet, osa-alueet, alueet, kaistat, ryhmät, painopisteet, työpaketit, osahankkeet, virstanpylväät, horisontit, etapit, tiekartta, työlinjat, radat, kokonaisuudet, kehitysalueet, painopistealueet',
  status: 'tila, tilanne, status, vaihe, edistyminen, eteneminen, valmius, valmiusaste',
  owner:
    'vastuuhenkilö, vastuussa, vastaa, vastuu, omistaja, kuka, vastaava, tekijä, vastuutaho, projektipäällikkö, tiimi, käsittelijä, vastuutiimi, toteuttaja, vastuulla, nimetty, vetäjä, vastuuhenkilöt',
  milestone:
    'virstanpylväs, vaihe, etappi, julkaisu, versio, kvartaali, sprintti, välitavoite, teema, alue, sarake, määräaika, deadline, aikataulu, horisontti, osa-alue, työpaketti, takaraja, ajankohta',
  people:
    'henkilöt, työntekijät, henkilöstö, henkilökunta, jäsenet, tehtävät, toimet, tiimi, organisaatio, organisaatiokaavio, rakenne, roolit, alaiset, ihmiset, virat, organisaatiorakenne',
  reportsTo:
    'esimies, esihenkilö, lähiesimies, lähiesihenkilö, raportoi, johtaja, päällikkö, johtaa, pomo, kenelle raportoi, esimiehenä, alaisuudessa, raportointisuhde',
  vacant:
    'avoin, avoinna, täyttämättä, avoin tehtävä, avoin paikka, vapaa, avoin toimi, haussa, avoin virka, rekrytoidaan, täytettävä, avoin työpaikka',
  // Talks
  pageHeader: 'ylätunniste',
  frontSide: 'etupuoli',
  backSide: 'takapuoli, kääntöpuoli',
  pageFooter: 'alatunniste',
  slides: 'diat, dia, kalvot, kalvo, kalvon otsikko, dian otsikko, diassa, ruudulla, slaidit, slaidi',
  speech: 'puhujan muistiinpanot, mitä sanon, sanon, puhe, käsikirjoitus',
  // Words inside copy rather than labels
  greetingWords:
    'hyvä, hei, moi, hyvää päivää, hyvät, rakas, rakkaat, hyvää huomenta, tervehdys, terve, moikka, arvoisa, arvoisat, hyvä vastaanottaja, huomenta, päivää, asianosaisille, heippa, heipä hei, kunnioitettu',
  closingWords:
    'ystävällisin terveisin, terveisin, parhain terveisin, kunnioittavasti, lämpimin terveisin, yst terv, terv, terveisiä, sydämellisin terveisin, hyvin terveisin, kiittäen, kiitos, kiitos etukäteen, rakkain terveisin, halauksin, iloisin terveisin, hyvää jatkoa, nähdään, tavataan pian, toivoo, toivottavat, rakkaudella, aurinkoisin terveisin, ystävällisesti',
  totalWords:
    'yhteensä, yht, summa, kaikki, kaikkiaan, loppusumma, kokonaissumma, kokonaismäärä, saldo, koko, summa yhteensä',
  presentWords:
    'nyt, tällä hetkellä, nykyinen, nykyään, jatkuu, edelleen, toistaiseksi, tänään, tähän päivään, alkaen, lähtien, nykyhetki, meneillään, voimassa, nykyisin, jatkuva',
  doneWords:
    'valmis, valmiit, valmistunut, valmistui, tehty, suoritettu, päättynyt, toteutettu, toimitettu, julkaistu, hyväksytty, ratkaistu, maksettu, saavutettu, käyttöönotettu, otettu käyttöön, suljettu, käytössä, päätetty, lanseerattu, viety päätökseen, hoidettu, avattu, tuotannossa',
  activeWords:
    'käynnissä, meneillään, työn alla, aloitettu, kesken, aktiivinen, aktiiviset, kehityksessä, kehitteillä, rakenteilla, alkanut, testauksessa, testataan, rakennetaan, nyt, aikataulussa, jatkuu, toteutuksessa, menossa, tekeillä, tarkastettavana, arvioitavana, pilotoidaan, käsittelyssä, etenee, edistyy, tuotannossa',
  plannedWords:
    'suunniteltu, suunnitteilla, seuraavaksi, tulossa, tuleva, tulevat, seuraava, ei aloitettu, aloittamatta, pian, ehdotettu, luonnos, odottaa, jonossa, suunnittelussa, valmisteilla, suunnitteluvaiheessa, avoin, odottaa aloitusta, aikataulutettu, kohta, tehtävälistalla, odottavat, esitetty',
  laterWords:
    'myöhemmin, idea, ideat, joskus, ehkä, pitkällä aikavälillä, tulevaisuus, tulevaisuudessa, harkinnassa, harkitaan, selvityksessä, toivelista, tutkitaan, pohdinnassa, selvitetään, ideoita, mahdollisesti, toivelistalla, jatkossa',
  blockedWords:
    'estynyt, este, estetty, myöhässä, viivästynyt, viivästyy, viivästymässä, riski, keskeytetty, tauolla, jumissa, kriittinen, pysäytetty, pysähtynyt, uhattuna, vaarassa, jäissä, riskissä, keskeytynyt, seisoo, myöhästynyt, aikataulusta jäljessä, lykätty',
  droppedWords:
    'peruttu, peruutettu, hylätty, lopetettu, poistettu, luovuttu, luovuttiin, ei koskaan, ei tehdä, ei toteuteta, rauennut, haudattu, kuopattu, jätetty pois, lakkautettu, peruuntunut, ei ajankohtainen, pudotettu, ei suunnitteilla',
  vacantWords:
    'avoin, avoinna, täyttämättä, avoin tehtävä, avoin paikka, haussa, haetaan, haemme, avoin toimi, rekrytoidaan, rekrytointi käynnissä, rekrytointi kesken, avoin virka, täytettävä, täytetään, n n, nn, etsimme, vapaana',
  staffWords: 'esikunta, avustaja, johdon assistentti, assistentti, sihteeristö, sihteeri, neuvonantaja',
  freeWords:
    'ilmainen, ilmaiseksi, maksuton, maksutta, vapaa pääsy, ilmainen sisäänpääsy, ei pääsymaksua, veloituksetta, sisältyy hintaan, sisältyy, päivän hinta, kysy hintaa, pyynnöstä, sopimuksen mukaan, talo tarjoaa, vapaaehtoinen maksu, maksuttomat, vapaa sisäänpääsy, sis hintaan, päivän hintaan',
  streetWords:
    'katu, kadun, tie, kuja, polku, raitti, aukio, tori, ranta, rinne, kaari, väylä, puistotie, bulevardi, laituri, esplanadi, portti, mäki, puisto, rantatie, silta, kulma, penger, puistokatu, satama, linja, niemi, valtatie, taival, piha',
  callsWords: 'olen, nimeni on',
  livesWords: 'asun kaupungissa, asuinpaikkani on, kotipaikkani on',
  companyWords:
    'oy, oyj, ab, ky, ay, ry, osk, tmi, oy ab, rf, osakeyhtiö, kommandiittiyhtiö, avoin yhtiö, toiminimi, yhdistys, säätiö, sr, osuuskunta, liitto, yhtiö, yliopisto, ammattikorkeakoulu, korkeakoulu, koulu, lukio, opisto, kustannus, kustantamo, kaupunki, kunta, virasto, instituutti, museo, sairaala, seura, kerho, toimisto, paja, verstas, konserni, akatemia, studio, kiinteistöosakeyhtiö, asunto oy, as oy, koy, seurakunta, hyvinvointialue, ravintola, lautakunta, ministeriö',
}))
