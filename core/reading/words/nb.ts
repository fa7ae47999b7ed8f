import { onDemand } from '../../on-demand.ts'
import type { Words } from './en.ts'

/** What labels mean, in Norwegian, Bokmål and Nynorsk. */
export const norwegian: () => Words = onDemand(() => ({
  // The document
  title: 'tittel, overskrift, hovedoverskrift, hovedtittel, hovudoverskrift, hovudtittel, dokumentnavn',
  subtitle: 'undertittel, underoverskrift, slagord, motto, mellomtittel, slogan',
  eyebrow: 'stikktittel, overtittel, vignett, kicker',
  summary:
    'sammendrag, samandrag, oppsummering, ingress, innledning, innleiing, introduksjon, beskrivelse, kort beskrivelse, skildring, oversikt, abstract, kort fortalt, kort sagt, kort om, i korte trekk, profil, nøkkelprofil, om meg, kort om meg, personlig profil, presentasjon, bakgrunn',
  text: 'tekst, brødtekst, innhold, innhald, meldingstekst, ordlyd, detaljer, detaljar, forklaring, fortelling, forteljing, historie',
  author:
    'forfatter, forfattere, forfattar, forfattarar, av, skrevet av, skrive av, tekst av, utarbeidet av, utarbeidd av, skribent, foredragsholder, foredragshaldar, foreleser, presentert av, presenteres av, redaktør, redaksjon, innleder',
  publisher:
    'utgiver, utgjevar, utgitt av, gitt ut av, gjeve ut av, forlag, ansvarlig redaktør, forlegger, publisert av, institusjon',
  date: 'dato, dag, når, den, dato og tid, datert, dato og klokkeslett',
  datePublished:
    'publisert, publisert den, publiseringsdato, utgitt, utgivelsesdato, utgivelsesår, utgjeven, utgjevingsdato, lagt ut, lanseringsdato, utkom',
  updated:
    'oppdatert, oppdatert den, sist oppdatert, sist endret, sist endra, endret, endra, revidert, per, status per, pr',
  version: 'versjon, utgave, opplag, revisjon, rev, utkast, versjonsnummer',
  period:
    'periode, rapportperiode, rapporteringsperiode, rapporteringsperioden, tidsperiode, tidsrom, kvartal, måned, månad, uke, veke, år, løpetid, varighet, varigheit, regnskapsår, måleperiode, semester, termin, avtaleperiode',
  season: 'sesong, kolleksjon, årstid',
  issue: 'nummer, nr, utgave, årgang, utgave nr, hefte, bind, nyhetsbrev nr, episode',
  language: 'språk, målform',
  image:
    'bilde, bilete, foto, fotografi, forsidebilde, forside, bakgrunnsbilde, toppbilde, hovedbilde, portrett, profilbilde, illustrasjon, omslag',
  logo: 'logo, logotype, firmalogo, merke, firmamerke',
  link: 'lenke, lenkje, lenker, lenkjer, kobling, lenkeadresse, lenkja',
  url: 'nettside, nettsted, nettstad, hjemmeside, heimeside, nettadresse, nettsider, web, webside, internett, på nett, online, side, domene, url, www, kontroller på, sjekk på, verifiser på, verifisering, bekreft på, les mer på, les meir på, administrer bestilling',
  email: 'e-post, epost, mail, e-postadresse, epostadresse, e-mail, skriv til oss, skriv til, mailadresse',
  telephone:
    'telefon, tlf, telefonnummer, telefonnr, tlf.nr, mobil, mobilnummer, mobiltelefon, mob, ring, ring oss, direkte nummer, sentralbord, direkte, whatsapp, vipps',
  fax: 'faks, telefaks, faksnummer, fax, telefax',
  address:
    'adresse, postadresse, besøksadresse, gateadresse, gate, vei, veg, kontor, forretningsadresse, finn oss, her finner du oss, her finn du oss, slik finner du oss, slik finn du fram, veibeskrivelse, bosted, hovedkontor, lokaler, kontoradresse',
  city: 'by, sted, poststed, stad, poststad, kommune, bosted, bustad, tettsted',
  country: 'land',
  contact:
    'kontakt, kontakt oss, kontakt meg, ta kontakt, kontaktinformasjon, kontaktopplysninger, kontaktopplysningar, kontaktperson, kontaktpersoner, slik når du oss, slik kontakter du oss, snakk med oss, skriv til oss, besøk oss, finn oss, spørsmål, har du spørsmål, lurer du på noe, henvendelser, opplysninger, mer informasjon, meir informasjon, for mer informasjon, si hei, personalia, personlige opplysninger, personopplysninger',
  socials:
    'sosiale medier, sosiale medium, følg oss, følg meg, følg, kanaler, kanalar, nettverk, andre steder, some',
  profiles: 'profiler, profilar, kontoer, kontoar, profiler på nett, nettprofiler',
  handle: 'brukernavn, brukarnamn, kontonavn, profilnavn, instagram, tiktok, mastodon, alias',
  action:
    'knapp, handling, oppfordring, knappetekst, lenketekst, primærknapp, hovedknapp, hovudknapp, oppfordring til handling, første knapp, neste steg, neste skritt, cta',
  secondAction:
    'andre knapp, sekundærknapp, sekundær knapp, knapp 2, andre handling, sekundær handling, andre lenke, alternativ handling',
  name: 'navn, namn, fullt navn, fullt namn, for- og etternavn, for- og etternamn, person',
  givenName: 'fornavn, førenamn, fornamn, fornavn og mellomnavn, kallenavn',
  familyName: 'etternavn, etternamn, slektsnavn',
  jobTitle:
    'stilling, stillingstittel, yrke, yrkestittel, tittel, jobbtittel, rolle, funksjon, verv, posisjon, profesjon, arbeidstittel, grad, stillingsbetegnelse, ønsket stilling',
  organization:
    'firma, bedrift, virksomhet, verksemd, organisasjon, arbeidsgiver, arbeidsgjevar, selskap, foretak, forening, foreining, forbund, lag, myndighet, institusjon, skole, skule, universitet, høyskole, høgskole, høgskule, byrå, avdeling, enhet, butikk, klubb, verksted, føretak, etat, restaurant, bakeri',
  pronouns: 'pronomen',
  note: 'merknad, kommentar, notat, anmerkning, note, obs, ps, nb, merk',
  notes:
    'merknader, merknadar, kommentarer, kommentarar, notater, notatar, annet, anna, øvrig, diverse, viktig, godt å vite, godt å vita, greit å vite, kjekt å vite, nyttig å vite, merk, vær oppmerksom på, ver merksam på, viktig informasjon, tilleggsinformasjon, praktisk informasjon, praktisk, talenotater, husk, andre opplysninger',
  terms:
    'vilkår, betingelser, betingelsar, vilkår og betingelser, kjøpsvilkår, salgsvilkår, salsvilkår, generelle vilkår, alminnelige vilkår, brukervilkår, brukarvilkår, bruksvilkår, billettvilkår, reisevilkår, transportvilkår, liten skrift, det med liten skrift, med liten skrift, juridisk, ansvarsfraskrivelse, regler, reglar, ordensregler, husregler, begrensninger, avgrensingar, avbestilling, refusjon, viktig informasjon, viktig, fotnote, restriksjoner',
  conditions:
    'vilkår, betingelser, forbehold, forbehald, begrensninger, unntak, gjelder for, gjeld for, gjelder ikke, gjeld ikkje, kan ikke kombineres med, kan ikkje kombinerast med, forutsetninger, krav, minste kjøp, minstekjøp, minstebeløp, innløsningsvilkår, tilbudet gjelder, regler, restriksjoner',
  sources:
    'kilder, kjelder, kilde, kjelde, datakilde, datakilder, datakjelder, datagrunnlag, metode, slik har vi talt, hvor tallene kommer fra, kildehenvisning, bildekilder, foto og kilder',
  tags: 'emneord, nøkkelord, stikkord, tagger, etiketter, merkelapper, kategorier, kategori, emner, emne, søkeord, temaer',
  // Events, tickets
  event:
    'arrangement, begivenhet, konsert, forestilling, førestelling, fremføring, framføring, kamp, spill, film, skuespill, skodespel, stykke, opera, turné, utstilling, festival, visning, foredrag, fest, hva, kva, adgang til, tilgang til, messe, musikal, oppsetning, arrangementet, hending, tilstelning',
  performer:
    'artist, artister, artistar, medvirkende, medverkande, opptrer, på scenen, med, i rollene, skuespillere, skodespelarar, utøvere, utøvarar, band, ensemble, solist, solister, dirigent, orkester, oppvarming, support, musikk av, regi, regissør, musikk',
  startDate:
    'start, startdato, starter, startar, begynner, byrjar, fra, premiere, åpner, opnar, åpning, opning, vernissasje, konsertdato, spilledato, speledato, dato og tid, tidspunkt, forestillingsdato, arrangementsdato',
  endDate:
    'slutt, sluttdato, slutter, sluttar, til, til og med, t.o.m., siste dag, avslutning, avslutting, avsluttes, stenger',
  time: 'tid, klokka, klokken, kl, klokkeslett, starttid, starttidspunkt, tidspunkt, tidspunktet, begynner kl, starter kl, start, begynner, byrjar, tider, kampstart, avspark, konsertstart, spilletid, åpningstider, opningstider, teppet går opp',
  endTime: 'sluttid, slutter, sluttar, slutt, slutter kl, til kl, forventet slutt, venta slutt',
  doorTime:
    'dører, dørene åpner, dørene opnar, dørene åpnes, døråpning, døropning, dører åpner, dørene åpner kl, innslipp, innslipp fra, inngang fra, portene åpner, portane opnar, salen åpner, publikum slippes inn, porter åpner, dørar opnar',
  location:
    'sted, stad, spillested, spelestad, lokale, hvor, kvar, arena, scene, sal, teater, hall, stadion, rom, møtested, møtestad, oppmøtested, oppmøtestad, lokasjon, konsertsal, bosted, bor i, bustad, område, hus, oppmøte',
  programme:
    'program, programposter, programpostar, dagsorden, sakliste, saksliste, tidsplan, agenda, kjøreplan, køyreplan, dagens program, spilleplan, speleplan, forløp, på programmet, dagen, møteprogram, timeplan',
  organizer:
    'arrangør, arrangører, arrangørar, arrangert av, arrangeres av, vert, vertskap, vertar, verter, presenteres av, presentert av, produsert av, en produksjon av, produsent, medarrangør, i regi av',
  sponsors:
    'sponsorer, sponsorar, sponsor, samarbeidspartnere, samarbeidspartnarar, samarbeidspartner, partnere, partnarar, støttet av, støtta av, med støtte fra, sponset av, hovedsponsor, i samarbeid med, bidragsytere, takk til, finansiert av',
  seatSection:
    'felt, seksjon, dekk, blokk, tribune, sektor, parkett, balkong, galleri, etasje, område, sone, kategori, priskategori, plasskategori, losje, billettype, billettkategori, type billett, nivå, avdeling, sving, ståplass, vogn, bord',
  seatRow: 'rad, rekke, rekkje, benk, benkerad, radnummer, rad nr, stolrad, seterad',
  seatNumber:
    'sete, plass, stol, setenummer, plassnummer, sete nr, setenr, plass nr, sitteplass, seteplass, stol nr, stolnummer',
  entrance:
    'inngang, port, dør, oppgang, inngang via, innslipp via, adkomst, inngangsport, inngang frå, trapp',
  holder:
    'billettinnehaver, billetthaldar, innehaver, innehavar, utstedt til, utferda til, navn på billetten, namn på billetten, gjest, besøkende, deltaker, deltakar, medlem, kjøper, kjøpar, bestilt av, kjøpt av, for, booket av, billettholder',
  price:
    'pris, billettpris, inngang, inngangspenger, inngangspengar, inngangsbillett, kostnad, avgift, gebyr, beløp, takst, betalt, koster, kostar, deltakeravgift, deltakaravgift, cc, billett',
  orderNumber:
    'ordrenummer, ordre, ordrenr, ordre nr, bestillingsnummer, bestillingsnr, bestilling, bookingnummer, bookingnr, booking, reservasjonsnummer, bestillingsreferanse, kjøpsnummer, ordre-id, bekreftelsesnummer, referanse, transaksjon, tinging, ref',
  ticketNumber:
    'billettnummer, billettnr, billett nr, billett, billett-id, e-billett, serienummer, løpenummer, løpenr, strekkode, nummer, nr, billettkode',
  // Flights
  airline:
    'flyselskap, selskap, transportør, opereres av, operert av, operatør, utføres av, rederi, reiarlag, togselskap, togoperatør, fly med',
  passengerName:
    'passasjer, passasjerens navn, passasjernavn, passasjernamn, passasjeren sitt namn, reisende, reisande, navn på passasjer, navn, namn, gjest',
  flightNumber:
    'flyvning, flyging, flygning, flynummer, fly, flight, rutenummer, flightnummer, flynr, fly nr, flightnr, tog, tognummer, tog nr, avgang nr, rute, linje, tur, båt',
  departureAirport:
    'fra, avreisested, avreisestad, avgangsflyplass, avreiseflyplass, avgang fra, avreise fra, avgangssted, avgangsstasjon, startsted, reiser fra, flyr fra',
  arrivalAirport:
    'til, destinasjon, ankomststed, framkomststad, ankomstflyplass, ankomst til, reisemål, bestemmelsessted, endestasjon, ankomststasjon, reiser til, flyr til',
  departureDate:
    'avreisedato, avgangsdato, reisedato, reisedag, flydato, dato, avreisedag, utreise, utreisedato, reiser den, dato for avreise',
  boardingTime:
    'ombordstigning, boarding, boardingtid, oppmøte, oppmøtetid, ombordstiging, ombordstigning fra, ombordstigning starter, ombordstigning begynner, boarding starter, ved gaten, ved gate, påstigning, påstiging',
  departureTime:
    'avgang, avgangstid, avgår, avreise, avreisetid, start, avgangstidspunkt, planlagt avgang, rutetid, avg, avgang kl, går kl, letter',
  arrivalTime:
    'ankomst, ankomsttid, ankommer, lander, landar, landing, ankomsttidspunkt, forventet ankomst, venta ankomst, planlagt ankomst, framkomst, framme, fremme, ank',
  gate: 'gate, utgang, spor, perrong, plattform, gatenummer, kai, gate nr, utgangsnummer',
  gateCloses:
    'gaten stenger, gate stenger, gate stenges, gaten stenges, utgangen stenger, gate stengjer, stenging av gate, ombordstigning avsluttes, ombordstigning slutter, boarding slutter, boarding stenger, boarding avsluttes, siste opprop, siste utrop, stenger, gate lukker',
  terminal: 'terminal, avgangsterminal, hall, avgangshall',
  seat: 'sete, plass, setenummer, plassnummer, sitteplass, seteplass, sete nr',
  cabinClass:
    'klasse, reiseklasse, kabin, kabinklasse, bookingklasse, bestillingsklasse, serviceklasse, billettklasse, vognklasse, billettype',
  boardingGroup:
    'gruppe, ombordstigningsgruppe, boardinggruppe, påstigningsgruppe, sone, boardingsone, prioritet',
  sequenceNumber:
    'sekvens, sekvensnummer, løpenummer, seq, innsjekkingsnummer, ordensnummer, boardingnummer, sikkerhetsnummer',
  reservationNumber:
    'bestillingsreferanse, bestillingsnummer, bookingreferanse, bookingnummer, bookingkode, booking, bestilling, bestillingskode, reservasjon, reservasjonsnummer, reservasjonskode, referansenummer, referanse, bekreftelse, bekreftelseskode, ordrenummer, pnr, tingingsnummer, referansenr',
  frequentFlyer:
    'bonuskort, bonusnummer, bonusprogram, medlemsnummer, medlemskort, eurobonus, eurobonusnummer, lojalitetsprogram, fordelsprogram, fordelskort, lojalitetsnummer, frequent flyer-nummer',
  baggage:
    'bagasje, innsjekket bagasje, innsjekka bagasje, håndbagasje, kabinbagasje, kofferter, koffertar, tillatt bagasje, bagasjevekt, kolli, bagasjekvote',
  // Certificates, vouchers, coupons
  recipient:
    'mottaker, mottakar, tildeles, tildelt, utstedt til, utferda til, overrekkes til, gis til, til, for, til hvem, til kven, til fordel for, det bekreftes herved at, herved bekreftes at, det vert stadfesta at, dette bekrefter at, dette sertifiserer at, deltaker, deltakar, elev, student, kursdeltaker, kursdeltakar, prisvinner, mottakerens navn, innehaver, til ære for, kandidat',
  credential:
    'kurs, utdanning, utdanningsprogram, program, kvalifikasjon, sertifisering, utmerkelse, diplom, prøve, eksamen, etterutdanning, videreutdanning, kursnavn, kursnamn, modul, fag, workshop, seminar, for, som anerkjennelse for, fagprøve, fagbrev, svennebrev, bevis for, kompetanse, har fullført, har gjennomført, fullført utdanning, bestått, opplæring',
  issuer:
    'utsteder, utferdar, utstedt av, utferda av, utstedes av, tildelt av, tildeles av, kursarrangør, kursholder, kursleverandør, utdanningsinstitusjon, organisasjon, institusjon, myndighet, akademi, sertifisert av, fra, butikk, arrangør, godkjent av',
  dateIssued:
    'utstedt, utferda, utstedt den, utferda den, utstedelsesdato, utferdingsdato, dato for utstedelse, dato, utstedt dato, tildelt den, fullført den, fullført, gjennomført den, avsluttet den, eksamensdato, prøvedato, bestått den, sluttdato',
  identifier:
    'sertifikatnummer, sertifikatnr, sertifikat nr, sertifikat-id, bevisnummer, bevis nr, kursbevisnummer, diplomnummer, diplom nr, registreringsnummer, referansenummer, saksnummer, journalnummer, lisensnummer, id, id-nummer, nummer, nr, serienummer, løpenummer, bekreftelseskode, kontrollkode, autorisasjonsnummer, verifiseringskode, arkivreferanse',
  grade:
    'karakter, resultat, vurdering, poeng, snitt, karaktersnitt, sluttkarakter, eksamenskarakter, nivå, utmerkelse, poengsum',
  hours:
    'timer, timar, omfang, varighet, lengde, antall timer, kurstimer, undervisningstimer, undervisningstimar, studiepoeng, ects, timetall, talet på timar',
  signatures:
    'underskrifter, underskrift, underskrevet, underskrive, underskrevet av, undertegnet, undertegna, signatur, signaturer, signaturar, signert av, signert, signeres av, underskrivere, for selskapet, vitner, signaturberettiget, sted og dato, stad og dato',
  offer:
    'tilbud, tilbod, rabatt, spesialtilbud, kampanje, du får, du sparer, du sparar, dere sparer, spar, besparelse, avslag, fordel, kupong på, din fordel, prisavslag',
  product: 'produkt, vare, artikkel, varer, gjelder for, gjeld for, gjelder på, på, ved kjøp av',
  code: 'kode, rabattkode, kampanjekode, gavekortkode, kupongkode, innløsningskode, tilbudskode, bruk koden, med koden, adgangskode, tilgangskode, kortnummer, aktiveringskode, verdikode, pinkode',
  serialNumber:
    'serienummer, serienr, gavekortnummer, gavekort nr, kortnummer, løpenummer, løpenr, nummer, nr, kupongnummer, verdibevisnummer, nummerert',
  validFrom:
    'gyldig fra, gjelder fra, gjeld frå, gjelder fra og med, fra, fra og med, f.o.m., startdato, start, aktiv fra, kan innløses fra, kan brukes fra, trer i kraft, begynner, byrjar',
  validThrough:
    'gyldig til, gjelder til, gjeld til, gyldig til og med, gjelder til og med, gyldig t.o.m., gjelder t.o.m., gjeld til og med, til og med, t.o.m., siste gyldighetsdag, utløpsdato, utløper, utløper den, går ut, går ut den, brukes innen, må brukes innen, bruk innen, må brukast innan, innløses innen, løses inn innen, siste dag, siste frist, gyldighet, gyldigheit, gyldighetstid, gyldig, gjelder, gjeld, sluttdato, best før, bestill innen, bruk før',
  value:
    'verdi, beløp, gavekortverdi, gavekortets verdi, saldo, til en verdi av, til ein verdi av, pålydende, pålydande, sum, tall, tal, nå, nåværende verdi, dagens verdi, antall, faktisk, måleverdi',
  giver:
    'fra, giver, gjevar, gave fra, gitt av, gjeve av, kjøpt av, avsender, avsendar, kjærlig hilsen fra, en gave fra, ei gåve frå, skjenket av',
  message:
    'hilsen, helsing, melding, personlig hilsen, personleg helsing, personlig melding, dedikasjon, ord på veien, ord på vegen, gratulasjon, korttekst, beskjed',
  redeemAt:
    'innløses hos, innløses i, innløses på, løses inn hos, løs inn hos, løs inn, løysast inn hos, kan innløses hos, innløsning, innløysing, slik løser du inn, slik bruker du gavekortet, slik bruker du det, gjelder hos, gjelder i, gjeld hos, gyldig hos, kan brukes hos, kan brukes i, kan brukast hos, brukes hos, booking, bestill, bestill time, timebestilling, bordbestilling, reservasjon, bestilling',
  // Invitations
  hosts:
    'verter, vertar, vert, vertinne, vertskap, vertskapet, vertspar, brudepar, brudeparet, invitert av, inviterer, foreldre, fra, invitasjon fra, innbydere, innbyr, paret',
  request:
    'invitasjon, innbydelse, innbyding, invitasjonstekst, vi inviterer, vi inviterer til, me inviterer, du er invitert, dere er invitert, de er inviterte, du inviteres, dere inviteres, har gleden av å invitere, innbys herved, har den glede å innby',
  dress: 'antrekk, kleskode, dresskode, klær, klede, påkledning, bekledning, kva skal ein ha på',
  rsvp: 's.u., su, s.u. innen, svar utbes, svar utbedes, svar utbes innen, svar, svar innen, svar innan, svarfrist, påmelding, påmelding innen, påmeldingsfrist, meld deg på, meld dere på, gi beskjed, gi oss beskjed, gje beskjed, gi lyd, si fra, tilbakemelding innen, vennligst svar, rsvp',
  // Letters
  sender: 'avsender, avsendar, fra, søker, søkjar, avsenderadresse, returadresse, skribent',
  subject:
    'emne, vedrørende, vedrørande, vedr, angående, angåande, ang, sak, gjelder, gjeld, emnelinje, overskrift, om',
  salutation: 'hilsen, helsing, innledende hilsen, tiltale, tiltaleform, åpningshilsen, hilsningsfrase',
  closing: 'avslutning, avslutting, avsluttende hilsen, hilsen, helsing, avslutningshilsen, hilsninger',
  signature: 'underskrift, signatur, navn, namn, undertegnet, undertegnede, underteikna, signert',
  enclosures: 'vedlegg, vedlagt, vedlagte dokumenter, vedlegges, kopi til, vedlagte filer, vedl',
  // Bills
  seller:
    'selger, seljar, leverandør, fra, utsteder, fakturautsteder, avsender, avsendar, virksomhet, firma, utstedt av, utferda av, faktura fra, betalingsmottaker, betalingsmottakar, tjenesteyter, tenesteytar, våre opplysninger, kreditor, oppdragstaker',
  buyer:
    'kjøper, kjøpar, kunde, kunden, fakturamottaker, fakturamottakar, faktureringsadresse, fakturaadresse, faktura til, faktureres til, fakturert til, mottaker, mottakar, bestiller, bestillar, til, betaler, betalar, leveringsadresse, kundeopplysninger, att, for, debitor',
  client:
    'kunde, oppdragsgiver, oppdragsgjevar, bestiller, bestillar, klient, utarbeidet for, utarbeidd for, utarbeidet til, for, til, på vegne av, på vegner av, byggherre, byggherren, tiltakshaver, presentert for',
  invoiceNumber:
    'fakturanummer, fakturanr, faktura nr, faktura, regningsnummer, regning nr, regning, rekning, rekning nr, bilagsnummer, nummer, nr, faktura-id, fakt nr',
  issueDate:
    'fakturadato, utstedelsesdato, utferdingsdato, dato, utstedt, utferda, utstedt den, faktureringsdato, fakturert, regningsdato, bilagsdato',
  paymentDueDate:
    'forfallsdato, forfall, forfaller, forfell, betalingsfrist, betales innen, betalast innan, betal innen, betales senest, siste betalingsdag, siste frist for betaling, frist for betaling, forfaller den, til forfall, forfallsdag',
  supplyDate:
    'leveringsdato, levering, levert, utført, leveringsperiode, leveringstidspunkt, leveranse, leveransedato, utførelsesdato, gjelder perioden, gjeld perioden, for perioden, arbeid utført, utført arbeid, faktureringsperiode, periode for levering',
  reference:
    'referanse, referansenummer, deres referanse, vår referanse, deres ref, vår ref, dykkar referanse, dykkar ref, ref, ordrenummer, ordre nr, ordre, bestillingsnummer, innkjøpsordre, innkjøpsordrenummer, prosjekt, prosjektnummer, kid, kid-nummer, kidnummer, kid-nr, betalingsreferanse, kundenummer, kundenr, kunde nr, kontraktnummer, avtalenummer, oppdrag, oppdragsnummer, sak, saksnummer, merking, rekvisisjon, referansenr',
  taxId:
    'organisasjonsnummer, organisasjonsnr, orgnr, org.nr, org nummer, foretaksregisteret, føretaksregisteret, mva-nummer, mva-nr, mvanr, vat-nummer, vat nr, skattenummer, registreringsnummer, foretaksnummer',
  iban: 'iban, kontonummer, kontonr, konto nr, konto, bankkonto, bankkontonummer, til konto, iban-nummer, betales til konto',
  bic: 'bic, swift, bic swift, swift-kode, bic-kode, swift-adresse, bankkode',
  bank: 'bank, bankopplysninger, bankopplysningar, bankinformasjon, betalingsinformasjon, betalingsopplysninger, betaling, betales til, betalast til, betaling til, kontoinnehaver, kontoeier, betalingsmåte, betalingsmetode, bankforbindelse, slik betaler du, slik betalar du, banknavn, innbetaling, innbetales til, betal til, kontohaver',
  paymentTerms:
    'betalingsbetingelser, betalingsvilkår, betalingsfrist, forsinkelsesrente, forsinkelsesrenter, forseinkingsrente, purregebyr, netto, ved forsinket betaling, ved forseinka betaling, kredittid, renter, morarenter',
  lines:
    'linjer, fakturalinjer, poster, postar, varer, tjenester, tenester, varelinjer, spesifikasjon, produkter, produkt, utført arbeid, ordrelinjer, leveranser, bestilling, kjøp, kostnader, kostnadar, varer og tjenester, innkjøp, ytelser',
  description:
    'beskrivelse, skildring, betegnelse, nemning, tjeneste, teneste, vare, produkt, artikkel, tekst, spesifikasjon, varebeskrivelse, varenavn, arbeid, oppgave, hva, kva, post, aktivitet, ytelse, benevnelse, varetekst, navn',
  quantity:
    'antall, antal, mengde, stk, stykk, timer, timar, dager, dagar, ant, kvantum, enheter, einingar, antall timer, tal',
  unit: 'enhet, eining, enh, måleenhet, måleeining, pr, per, mengdeenhet',
  unitPrice:
    'enhetspris, einingspris, stykkpris, stk-pris, à pris, pris, pris per enhet, pris per eining, timepris, timesats, pris per stk, pris pr stk, à, dagspris, sats, timesats eks mva, pris/stk, pris pr enhet, per stk',
  discount: 'rabatt, fradrag, prisavslag, avslag, rabattsats, mengderabatt, rab, reduksjon, kupong',
  taxRate:
    'mva-sats, mva, moms, momssats, mva-prosent, avgiftssats, merverdiavgift, meirverdiavgift, mva-kode',
  net: 'beløp, netto, nettobeløp, linjebeløp, linjesum, sum, totalt, total, pris, eks mva, ekskl mva, sum eks mva, nettopris, i alt, beløp eks mva, verdi',
  subtotal:
    'delsum, mellomsum, subtotal, sum eks mva, sum ekskl mva, sum uten mva, sum utan mva, netto, nettobeløp, totalt eks mva, total eks mva, eks mva, ekskl mva, beløp eks mva, uten mva, avgiftsgrunnlag, mva-grunnlag, sum netto, eksklusive mva, avgiftspliktig beløp, sum før mva, totalt ekskl mva',
  tax: 'mva, moms, merverdiavgift, meirverdiavgift, mva-beløp, herav mva, av dette mva, derav mva, inkl mva, inklusive mva, avgift, sum mva, mva totalt, mva utgjør, skatt',
  total:
    'totalt, total, sum, totalsum, å betale, beløp å betale, beløp, til betaling, sum å betale, å betala, sum inkl mva, totalt inkl mva, total inkl mva, totalbeløp, samlet, samla, samlet beløp, fakturabeløp, brutto, sluttsum, i alt, alt i alt, til saman, til sammen, bruttobeløp, totalpris, samlet pris, fakturasum, betales',
  paid: 'betalt, allerede betalt, forhåndsbetalt, forskuddsbetalt, forskudd, forskot, forskuddsbetaling, depositum, innbetalt, mottatt, motteke, akonto, a konto, delbetaling, påmeldingsavgift, tidligere betalt',
  due: 'å betale, å betala, gjenstående, gjenstår, gjenstår å betale, står att, attståande, restbeløp, rest, til betaling, utestående, uteståande, skyldig beløp, skyldig, saldo, forfalt beløp, beløp å betale, resterende',
  sums: 'summer, summar, totaler, oppsummering, beløp, sammenstilling, samanstilling, summering',
  receiptNumber:
    'kvitteringsnummer, kvitteringsnr, kvittering nr, kvittering, bongnummer, bong nr, bongnr, bong, salgskvittering, kassakvittering, transaksjon, transaksjonsnummer, transaksjonsnr, ordrenummer, ordre, kjøpsnummer, salg, salgsnr, bilag, bilagsnummer, nummer, nr',
  dateTime:
    'dato og tid, dato, tid, tidspunkt, klokkeslett, kl, dato og klokkeslett, kjøpsdato, kjøpt, skrevet ut, solgt den, dato/tid',
  cashier:
    'kasserer, kassabetjening, kassemedarbeider, ekspeditør, betjent av, du ble betjent av, du vart betent av, dere ble betjent av, ekspedert av, du ble ekspedert av, servitør, din servitør, kelner, selger, seljar, medarbeider, medarbeidar, personale, bartender, betjening, operatør',
  till: 'kasse, kassenummer, kasse nr, kassenr, terminal, kasse-id, kassaapparat, bord, bordnummer, bord nr, disk, kassapunkt, terminal-id, term, pumpe',
  payment:
    'betaling, betalt med, betalingsmåte, betalingsmetode, betalingsmiddel, betalingsform, kort, kortbetaling, kontant, kontanter, kontantar, bankkort, bankaxept, kredittkort, debetkort, betalingskort, vipps, kontaktløs, kontaktløst, visa, mastercard, mottatt, betales med, betalt kontant',
  change:
    'veksel, vekslepenger, vekslepengar, vekslepenge, tilbake, tilbakebetalt, retur, endring, forskjell, skilnad, avvik, utvikling, differanse, vekst, mot forrige periode, mot forrige år, mot forrige måned, mot i fjor, fra i fjor, sammenlignet med i fjor, sammenlignet med forrige periode, siden sist, trend, delta, endring i prosent',
  thanks:
    'takk, takk for besøket, takk for handelen, takkelinje, bunntekst, velkommen igjen, velkommen tilbake, velkomen att, på gjensyn, ha det, takk for kjøpet',
  // Careers
  experience:
    'arbeidserfaring, yrkeserfaring, erfaring, erfaringer, erfaringar, jobberfaring, ansettelser, tidligere stillinger, tidlegare stillingar, karriere, ansettelsesforhold, arbeid, stillinger, stillingar, yrkespraksis, praksis, yrkesbakgrunn, relevant erfaring, relevant praksis, jobber, arbeidsliv, yrkesliv, akademiske stillinger, faglig bakgrunn, klinisk erfaring, klinisk praksis, arbeidspraksis, tilsetjingar',
  education:
    'utdanning, utdannelse, utdanninger, utdanningar, utdanningsbakgrunn, studier, studium, akademisk utdanning, skolegang, skulegang, skoler, akademisk bakgrunn, eksamener, formell utdanning, høyere utdanning, høgare utdanning, utdanning og kurs, akademiske grader',
  volunteering:
    'frivillig arbeid, frivillig, frivillig engasjement, frivillige verv, verv, tillitsverv, frivillighet, frivilligarbeid, dugnad, engasjement, organisasjonsarbeid, organisasjonserfaring, foreningsarbeid, samfunnsengasjement, ulønnet arbeid, tillitsoppdrag',
  skills:
    'kompetanse, ferdigheter, ferdigheiter, evner, nøkkelkompetanse, nøkkelkvalifikasjoner, kjernekompetanse, datakunnskaper, it-kunnskaper, it-ferdigheter, dataferdigheter, styrker, kvalifikasjoner, kvalifikasjonar, verktøy, teknologier, teknologiar, metoder, dette kan jeg, programvare, ekspertise, tekniske ferdigheter, kunnskaper, fagkompetanse, kunnskapar',
  languages: 'språk, språkkunnskaper, språkkunnskapar, språkferdigheter, språkkompetanse, språkferdigheiter',
  publications:
    'publikasjoner, publikasjonar, utvalgte publikasjoner, utvalde publikasjonar, artikler, artiklar, bøker, vitenskapelige artikler, vitskaplege artiklar, publikasjonsliste, bokkapitler, skrifter, bibliografi, utgivelser, utgjevingar, fagfellevurderte artikler, antologier',
  awards:
    'priser, prisar, utmerkelser, utmerkingar, priser og utmerkelser, hederspriser, stipender, stipend, stipend og priser, hederstegn, medaljer, medaljar, anerkjennelser, utmerkelser og priser, heder',
  certificates:
    'sertifikater, sertifikat, sertifiseringer, sertifiseringar, kurs, kurs og sertifikater, kurs og sertifiseringer, kursbevis, førerkort, lisenser, godkjenninger, autorisasjon, autorisasjoner, etterutdanning, videreutdanning, vidareutdanning, kompetansebevis, diplomer, etter- og videreutdanning, sertifisering, førarkort',
  references:
    'referanser, referansar, referanse, referansepersoner, referanseliste, litteratur, litteraturliste, kildeliste, kjeldeliste, kilder, kjelder, bibliografi, videre lesning, vidare lesing, sluttnoter, henvisninger, oppgis på forespørsel',
  interests:
    'interesser, fritidsinteresser, fritid, hobby, hobbyer, hobbyar, personlig, personleg, annet, anna, på fritiden, utenom arbeidet, utenfor jobb, fritidsaktiviteter, andre interesser',
  grants:
    'bevilgninger, løyvingar, forskningsbevilgninger, tilskudd, tilskot, forskningsmidler, forskingsmidlar, finansiering, eksterne midler, støtte, forskningsstøtte, prosjektmidler, prosjektmidlar, ekstern finansiering',
  talks:
    'foredrag, presentasjoner, presentasjonar, konferanser, konferansar, forelesninger, førelesingar, inviterte foredrag, konferansebidrag, konferanseinnlegg, utvalgte foredrag, innlegg',
  teaching:
    'undervisning, undervisningserfaring, undervisning og veiledning, undervisning og rettleiing, veiledning, rettleiing, pedagogisk erfaring, pedagogisk kompetanse, undervisningsoppgaver, emner jeg har undervist',
  projects:
    'prosjekter, prosjekt, utvalgte prosjekter, utvalde prosjekt, egne prosjekter, eigne prosjekt, sideprosjekter, personlige prosjekter, større prosjekter, forskningsprosjekter, forskingsprosjekt',
  memberships:
    'medlemskap, medlem av, medlem i, foreninger, foreiningar, organisasjoner, styreverv, utvalg, komiteer, råd og utvalg, nettverk, medlemskaper, forbund, styre og utvalg, fagforeninger',
  entries: 'oppføringer, oppføringar, poster, innlegg, historikk, forløp, kronologi',
  highlights:
    'høydepunkter, høgdepunkt, ansvarsområder, ansvarsområde, arbeidsoppgaver, oppgaver, resultater, resultat, hovedoppgaver, ansvar, prestasjoner, punkter, nøkkelresultater, arbeidsområder, oppnådde resultater, måloppnåelse, kulepunkter',
  degree:
    'grad, akademisk grad, studieretning, linje, fordypning, fordjuping, hovedfag, fag, eksamen, diplom, studieprogram, studium, fagområde, retning, vitnemål',
  level: 'nivå, språknivå, ferdighetsnivå, kompetansenivå, beherskelse, kunnskapsnivå',
  // Portfolio, pages
  works:
    'arbeider, arbeid, verk, prosjekter, prosjekt, utvalgte arbeider, utvalde arbeid, utvalgte prosjekter, utvalde prosjekt, portefølje, portfolio, utvalgte verk, caser, vårt arbeid, arbeidene våre, nye arbeider, referanseprosjekter, byggverk, serier, oppdrag, mine arbeider, siste arbeider, bestillingsverk',
  year: 'år, årstall, årstal, ferdigstilt, byggeår, oppført, bygget, laget, siden, sidan, fullført',
  medium:
    'teknikk, materiale, materialer, medium, mål, størrelse, storleik, verktøy, format, laget av, laga av, dimensjoner',
  result:
    'resultat, resultatet, resultater, resultata, effekt, effekten, utfall, virkning, verknad, gevinst, hva skjedde, kva skjedde, etter, slik gikk det, slik gjekk det, hva som endret seg, hva det førte til, resultatene, i dag',
  about:
    'om, om oss, om meg, hvem er vi, hvem vi er, kven er vi, kven vi er, kven me er, vår historie, historien vår, historia vår, hvem er jeg, biografi, om firmaet, om bedriften, om selskapet, om kunstneren, om kunstnaren, om foreningen, vår filosofi, menneskene bak, hvem står bak, folkene bak, historien, bio, om studioet',
  services:
    'tjenester, tenester, våre tjenester, tenestene våre, hva vi gjør, kva vi gjer, dette gjør vi, dette gjer vi, hva jeg gjør, hva jeg tilbyr, vi tilbyr, me tilbyr, tilbudet vårt, vårt tilbud, ytelser, arbeidsområder, slik kan vi hjelpe, slik kan jeg hjelpe, hva vi tilbyr, kva vi tilbyr, omfang, behandlinger, fagområder, dette tilbyr vi, det vi gjør',
  features:
    'fordeler, fordelar, funksjoner, funksjonar, egenskaper, eigenskapar, dette får du, det får du, hva du får, kva du får, du får, dette er inkludert, inkludert, hva er inkludert, hva som er inkludert, kva som er inkludert, hvorfor, kvifor, hvorfor oss, derfor, difor, grunner, dine fordeler, høydepunkter, godt å vite, gode grunner, gode grunnar, hvorfor velge oss, hva gjør den annerledes, finesser',
  stats:
    'tall, tal, nøkkeltall, nøkkeltal, i tall, i tal, statistikk, fakta og tall, fakta og tal, tall og fakta, året i tall, året i tal, tallene, tala, viktige tall, de viktigste tallene, oss i tall, resultater i tall, vi i tall, fakta',
  steps:
    'steg, trinn, slik fungerer det, slik virker det, slik gjør du, slik gjer du, slik foregår det, slik går det føre seg, fremgangsmåte, framgangsmåte, prosess, prosessen, trinn for trinn, steg for steg, i tre trinn, tre steg, veiledning, rettleiing, instruksjoner, slik jobber vi, slik arbeider vi, slik bestiller du, slik bestiller de, kom i gang, neste steg, hva skjer videre, kva skjer vidare, prosedyre, tilberedning, arbeidsgang',
  quotes:
    'sitater, sitat, uttalelser, anmeldelser, omtaler, omtalar, kundeomtaler, kundeuttalelser, anbefalinger, tilrådingar, dette sier kundene våre, dette sier kundene, dette seier kundane, hva kundene sier, kva kundane seier, hva andre sier, stemmer, pressen skrev, ros, skryt, referanser, tilbakemeldinger, tilbakemeldingar, hva folk sier',
  offers:
    'priser, prisar, prisliste, pris, pakker, billetter, billettar, avgifter, gebyrer, kostnader, kostnadar, prisene våre, våre priser, takster, takstar, abonnement, abonnementer, muligheter, alternativer, hva det koster, kva det kostar, hva koster det, dette koster det, medlemskap, kontingent, budsjett, investering, prisoverslag, pristilbud, billettpriser, økonomi, kostnadsoverslag, tilbud, nivåer, honorar, inngang',
  questions:
    'spørsmål, ofte stilte spørsmål, spørsmål og svar, vanlige spørsmål, vanlege spørsmål, faq, gode spørsmål, lurer du på noe, lurer du på, mange lurer på, ofte stilte, vanlige spørsmål og svar, dette lurer mange på, spør oss',
  question: 'spørsmål, spm',
  answer: 'svar',
  navigation: 'navigasjon, navigering',
  links:
    'lenker, lenkjer, mine lenker, flere lenker, fleire lenkjer, lenkeliste, knapper, knappar, finn meg, her finner du meg, bokmerker, ressurser, ressursar',
  gallery:
    'galleri, bilder, bilete, bildegalleri, biletgalleri, fotogalleri, fotografier, album, inntrykk, foto, stemningsbilder',
  team: 'team, teamet, vårt team, teamet vårt, laget, medarbeidere, medarbeidarar, ansatte, tilsette, våre ansatte, menneskene, menneskene bak, menneska bak, folkene, folka, folkene bak, personale, kollegaer, gründere, grunnleggere, grunnleggjarar, styre, styret, ledelse, ledelsen, leiing, leiinga, medlemmer, medlemer, organisasjon, møt oss, møt teamet, mannskap',
  // Cases, documents
  challenge:
    'utfordring, utfordringen, utfordringa, problem, problemet, bakgrunn, utgangspunkt, situasjon, situasjonen, oppgave, oppgaven, oppgåva, oppdraget, før, behov, behovet, problemstilling, utgangspunktet, brief, der vi startet, hvor vi startet, slik var det',
  approach:
    'løsning, løysing, løsningen, løysinga, tilnærming, vår løsning, fremgangsmåte, framgangsmåte, metode, gjennomføring, strategi, idé, ideen, dette gjorde vi, det vi gjorde, hva vi gjorde, kva vi gjorde, slik gjorde vi det, arbeidet, vår tilnærming, forslag til løsning, løsningsforslag, forslaget vårt, vårt forslag, konsept, tiltak, innsats',
  facts:
    'fakta, opplysninger, opplysningar, prosjektfakta, faktaboks, data, tekniske data, spesifikasjon, spesifikasjoner, kort om, raske fakta, detaljer, detaljar, fakta om prosjektet, nøkkelopplysninger, nøkkelinformasjon, nøkkeldata, kort fortalt, prosjektdata',
  parties:
    'parter, partar, partene, partane, part, avtaleparter, avtalepartene, mellom, kontraktsparter, inngått mellom, og, avtalens parter, kontraktens parter, partene i avtalen',
  effectiveDate:
    'ikrafttredelse, ikrafttreden, ikrafttredelsesdato, iverksetjing, trer i kraft, trer i kraft den, gjelder fra, gjeld frå, gjelder fra og med, avtaledato, startdato, avtalestart, oppstart, dato, dato for avtalen, overtakelse, overtakelsesdato, overtaking, tiltredelse, inngått den, datert, kontraktstart, avtalens startdato, virkningsdato',
  clauses:
    'klausuler, klausular, paragrafer, paragrafar, bestemmelser, bestemmelsar, føresegner, avtalevilkår, vilkår, avtale, avtalen, artikler, punkter, kontraktsvilkår, avtalebestemmelser, avsnitt, overenskomst, kontrakt',
  definitions:
    'definisjoner, definisjonar, begreper, begrep, omgrep, ordliste, begrepsforklaring, ordforklaringer, ordforklaringar, begrepsliste, sentrale begreper, termer, forkortelser, forkortingar, i denne avtalen, tolkning, begrepsavklaring',
  term: 'begrep, omgrep, term, ord, uttrykk, forkortelse, forkorting',
  meaning: 'betydning, definisjon, forklaring, betyr, tyding, meining',
  schedules: 'vedlegg, vedleggsliste, bilag, tillegg, appendiks, avtalevedlegg',
  law: 'lovvalg, lovval, gjeldende rett, lovvalg og verneting, verneting, tvister, tvistar, tvist, tvisteløsning, tvisteløysing, gjeldende lov, jurisdiksjon',
  background: 'bakgrunn, fortale, formål, føremål, bakgrunn og formål, innledning, innleiing, hensikt',
  panels:
    'paneler, panel, sider, fløyer, klaffer, side, innside, utside, forside, bakside, oppslag, deler, delar, kapitler, kapittel, innsiden, avsnitt, brett',
  sections:
    'avsnitt, seksjoner, seksjonar, deler, delar, kapitler, kapittel, kategorier, kategoriar, grupper, retter, rettar, innhold, innhald, innholdsfortegnelse, innhaldsliste, områder, blokker, del',
  legend:
    'tegnforklaring, teiknforklaring, forklaring, symboler, symbol, allergener, allergen, allergenmerking, forkortelser, forkortingar, merking, symbolforklaring, allergiinformasjon, allergier, allergenoversikt, koder',
  items:
    'retter, rettar, matretter, poster, postar, varer, produkter, drikke, drikkevarer, meny, menyen, liste, mat, mat og drikke, punkter, elementer, utvalg, utval, dagens retter, artikler, matrettar',
  marks:
    'merking, merker, merke, allergener, allergen, symboler, kosthold, diett, vegetarisk, vegansk, koder, inneholder, inneheld, kosthensyn, merknader',
  spreads: 'oppslag, antrekk, looks, look, outfits, sider, plansjer, kapitler, dobbeltsider, bildeoppslag',
  stories:
    'artikler, artiklar, saker, nyheter, nyhende, historier, innlegg, i denne utgaven, i denne utgåva, i dette nummeret, innhold, innhald, emner, aktuelt, reportasjer, notiser, rapporter, siden sist, nytt',
  preheader:
    'forhåndsvisning, førehandsvising, forhåndstekst, preheader, forhåndsvisningstekst, innbokstekst',
  unsubscribe:
    'avmeld, avmelding, meld deg av, meld av, avslutt abonnement, avslutt abonnementet, meld deg av nyhetsbrevet, avregistrer, avslutt nyhetsbrev, avmeldingslenke, si opp abonnementet, stopp abonnementet',
  // Graphics
  modules: 'moduler, modular, blokker, diagrammer, diagram, avsnitt, deler, grafikk, figurer, figurar',
  series:
    'serie, dataserie, diagram, verdier, verdiar, data, utvikling, tidsserie, graf, per måned, per månad, måned for måned, månad for månad, over tid, per år, kurve, historikk, måleserie, fordeling',
  label:
    'etikett, nøkkeltall, nøkkeltal, mål, betegnelse, indikator, navn, namn, kategori, hva, kva, måltall, parameter, post',
  target:
    'mål, måltall, måltal, plan, budsjett, målsetting, målsetjing, målverdi, grenseverdi, planlagt, målet, grense',
  tiles:
    'nøkkeltall, nøkkeltal, fliser, kort, viktigste nøkkeltall, de viktigste tallene, dei viktigaste tala, indikatorer, indikatorar, kpi, kpi-er, oversikt, hovedtall, hovudtal, bokser, overblikk',
  tasks:
    'oppgaver, gjøremål, gjeremål, å gjøre, å gjere, tiltak, neste steg, neste skritt, åpne punkter, opne punkt, handlingspunkter, sjekkliste, oppgaveliste, huskeliste, oppfølging, aktiviteter, aktivitetar, gjenstår, gjenstående, aksjonspunkter',
  tables: 'tabeller, tabellar, tabell, detaljer, detaljar, oppstilling, oversikt, lister',
  events:
    'hendelser, hendingar, tidslinje, milepæler, milepælar, historie, historikk, kronologi, viktige datoer, viktige datoar, årstall, datoer, datoar, kalender, begivenheter, viktige hendelser, år for år',
  lanes:
    'faser, fasar, etapper, etappar, kolonner, spor, områder, områda, temaer, tema, kvartaler, kvartal, horisonter, arbeidsstrømmer, baner, grupper, satsingsområder, satsingsområde, innsatsområder, milepæler, delprosjekter, delprosjekt, arbeidspakker, arbeidspakkar, veikart, vegkart, fokusområder',
  status: 'status, tilstand, stadium, stade, fremdrift, framdrift, fase, prosjektstatus',
  owner:
    'ansvarlig, ansvarleg, eier, eigar, ansvarlige, hvem, kven, ansvar, prosjektleder, prosjektleiar, tildelt, saksbehandler, sakshandsamar, team, ansvarlig person, utfører, oppgaveeier, tildelt til, leder',
  milestone:
    'milepæl, etappe, fase, utgivelse, versjon, kvartal, sprint, delmål, tema, område, kolonne, spor, frist, horisont, når, arbeidspakke',
  people:
    'personer, personar, medarbeidere, medarbeidarar, ansatte, tilsette, medlemmer, personale, stillinger, stillingar, team, organisasjon, organisasjonskart, struktur, roller, underordnede, mennesker, menneske, organisasjonsstruktur',
  reportsTo:
    'rapporterer til, leder, leiar, nærmeste leder, næraste leiar, sjef, overordnet, overordna, ledes av, leia av, under, underlagt, svarer til, nærmeste overordnede',
  vacant:
    'vakant, ledig, ledig stilling, ubesatt, vakanse, ubemannet, åpen stilling, open stilling, ikke besatt, utlyst, lyst ut, rekrutteres, skal besettes',
  // Talks
  pageHeader: 'topptekst',
  frontSide: 'forside, framside',
  backSide: 'bakside',
  pageFooter: 'bunntekst',
  slides: 'lysbilder, lysbilde, slides, slide, lysark, på lysbildet, på skjermen',
  speech: 'talernotater, notater til taleren, hva jeg sier, jeg sier, manus',
  // Words inside copy rather than labels
  greetingWords:
    'kjære, hei, god dag, goddag, god morgen, god morgon, til rette vedkommende, til den det gjelder, hei alle, kjære alle, hallo, heisann, høyt elskede, til deg som',
  closingWords:
    'med vennlig hilsen, vennlig hilsen, med venleg helsing, venleg helsing, beste hilsen, beste helsing, beste hilsner, hilsen, helsing, mvh, mange hilsener, hjertelig hilsen, kjærlig hilsen, varm hilsen, varme hilsener, klem, vennligst hilsen, alt godt, takk på forhånd, takk på førehand, med hilsen, med helsing, ha det bra, vi sees, vi ses, vi sjåast, ærbødigst, på gjensyn, vh, mange takk, med beste hilsen, hjarteleg helsing',
  totalWords:
    'totalt, total, sum, samlet, samla, i alt, til sammen, til saman, tilsammen, alle, totalsum, samtlige, hele, heile, saldo',
  presentWords:
    'nå, no, i dag, nåværende, noverande, pågående, pågåande, dags dato, til dags dato, aktuell, siden, sidan, løpende, pt, p.t., fortsatt, nåtid, pågår',
  doneWords:
    'ferdig, fullført, avsluttet, avslutta, gjennomført, utført, klar, klart, levert, lansert, publisert, godkjent, løst, løyst, betalt, oppnådd, nådd, ferdigstilt, gjort, satt i drift, i drift, lukket, i mål, sluppet, innført, implementert',
  activeWords:
    'pågår, pågående, pågåande, under arbeid, i gang, underveis, undervegs, påbegynt, påbyrja, aktiv, aktivt, under utvikling, startet, starta, i utvikling, under bygging, i test, testes, bygges, nå, i rute, etter planen, løpende, jobbes med, rulles ut, under utrulling, til behandling, under behandling, i prosess, på vei',
  plannedWords:
    'planlagt, planlagte, planlegges, neste, kommende, komande, ikke påbegynt, ikkje påbyrja, ikke startet, ikkje starta, ikke begynt, snart, foreslått, føreslått, utkast, avventer, venter, ventar, å gjøre, å gjere, i kø, under planlegging, forberedes, dernest, gjenstår',
  laterWords:
    'senere, seinare, seinere, idé, ideer, idear, en gang, ein gong, kanskje, på sikt, på lengre sikt, langsiktig, fremtid, framtid, framtidig, fremtidig, i fremtiden, i framtida, undersøkes, vurderes, ønskeliste, parkert, utredes',
  blockedWords:
    'blokkert, forsinket, forseinka, satt på vent, sett på vent, på vent, på pause, stanset, stoppet, stoppa, risiko, i risiko, kritisk, i fare, truet, står fast, sitter fast, etter skjema, utsatt, utsett, bak skjema, over frist, satt på pause',
  droppedWords:
    'avlyst, droppet, droppa, kansellert, annullert, oppgitt, avbrutt, avvist, nedlagt, utgått, aldri, ikke aktuelt, ikkje aktuelt, valgt bort, skrotet, skrota, avbestilt, forkastet, forkasta, bortfalt, strøket, stroke, gjøres ikke, skrinlagt, ikke planlagt, ikke i, gjør vi ikke',
  vacantWords:
    'vakant, ledig, ledig stilling, ubesatt, vakanse, åpen stilling, open stilling, ikke besatt, ikkje tilsett, utlyst, under rekruttering, vi søker, me søkjer, søkes, skal besettes, under tilsetting, n n, nn, under ansettelse, lyst ut',
  staffWords: 'stab, stabsfunksjon, stabsenhet, assistent, sekretariat, sekretær, rådgiver, rådgjevar',
  freeWords:
    'gratis, fri, fritt, fri entré, gratis inngang, gratis adgang, fri inngang, fri adgang, kostnadsfritt, kostnadsfri, uten kostnad, utan kostnad, inkludert, inkl, dagspris, etter avtale, på forespørsel, pris på forespørsel, på førespurnad, frivillig bidrag, vederlagsfritt, på huset',
  streetWords:
    'gate, gata, gaten, vei, veien, veg, vegen, allé, alléen, plass, plassen, torg, torget, torvet, sti, stien, bakke, bakken, smau, smauet, brygge, brygga, bryggen, kai, kaia, park, gang, haugen, svingen, ringen, stredet, strete, almenning, løkka, tunet, strand, bru, hagen, kollen, lia, boulevard',
  callsWords: 'jeg er, jeg heter, navnet mitt er',
  livesWords: 'jeg bor i, bor i, bosatt i',
  companyWords:
    'as, asa, ans, sa, enk, ks, nuf, aksjeselskap, enkeltpersonforetak, enkeltpersonføretak, ansvarlig selskap, samvirkeforetak, forening, foreningen, foreininga, stiftelse, stiftelsen, stifting, forbund, forbundet, institutt, universitet, høyskole, høgskole, høgskule, skole, skolen, skule, skulen, forlag, forlaget, verksted, byrå, byrået, kommune, fylkeskommune, direktorat, etaten, selskap, selskapet, laget, museum, museet, sykehus, sjukehus, samvirkelag, borettslag, sameie, sameiet, klubb, gruppen, akademi, atelier, studio, idrettslag, sparebank',
}))
