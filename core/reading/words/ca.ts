import { onDemand } from '../../on-demand.ts'
import type { Words } from './en.ts'

/** What labels mean, in Catalan. */
export const catalan: () => Words = onDemand(() => ({
  // The document
  title: 'títol, títol principal, encapçalament, titular, capçalera, nom del document, en gran',
  subtitle: 'subtítol, eslògan, lema, sota el títol, frase curta',
  eyebrow: 'avantítol, epígraf, etiqueta de secció',
  summary:
    'resum, introducció, descripció, descripció breu, en breu, síntesi, presentació, entradeta, perfil, perfil professional, sobre mi, objectiu, objectiu professional, resum executiu, preàmbul, visió general, extracte',
  text: 'text, contingut, cos, cos del text, missatge, detalls, detall, relat, història',
  author:
    'autor, autora, autors, autores, escrit per, redactat per, elaborat per, preparat per, presentat per, ponent, ponents, redactor, redactora, a cura de, text de',
  publisher: 'editorial, editor, publicat per, edita, marca, institució, publicació',
  date: 'data, dia, quan, data i hora, amb data',
  datePublished: 'data de publicació, publicat, publicat el, publicació, data de sortida, aparició',
  updated:
    'actualitzat, actualitzat el, darrera actualització, última actualització, data d’actualització, revisat, modificat el',
  version: 'versió, revisió, edició, esborrany',
  period: 'període, trimestre, mes, setmana, any, durada, semestre, exercici, termini, període de referència',
  season: 'temporada, col·lecció',
  issue: 'número, núm, edició, volum, vol, butlletí núm',
  language: 'llengua, idioma',
  image: 'imatge, foto, fotografia, portada, il·lustració, retrat, imatge de fons, imatge de portada, avatar',
  logo: 'logotip, logo',
  link: 'enllaç, enllaços, adreça de l’enllaç',
  url: 'web, lloc web, pàgina web, adreça web, internet, en línia, domini, verificació, verificar a, verifica-ho a, comprova-ho a, pàgina',
  email:
    'correu electrònic, correu, e-mail, email, adreça electrònica, mail, a/e, adreça de correu, escriu-nos, bústia',
  telephone:
    'telèfon, tel, mòbil, número de telèfon, truca’ns, truqueu, whatsapp, tlf, telèfon de contacte, telèfon mòbil',
  fax: 'fax, número de fax',
  address:
    'adreça, adreça postal, carrer, domicili, seu, seu social, domicili social, on som, oficina, domicili fiscal, com arribar-hi, adreça de lliurament',
  city: 'ciutat, població, localitat, municipi, poble, vila',
  country: 'país, estat',
  contact:
    'contacte, contactes, dades de contacte, persona de contacte, contacta’ns, contacteu amb nosaltres, informació, més informació, informació de contacte, parlem, vine a veure’ns, on ens trobaràs, dades personals, preguntes, informació personal',
  socials: 'xarxes socials, xarxes, segueix-nos, seguiu-nos, canals',
  profiles: 'perfils, comptes, perfils en línia',
  handle: 'usuari, nom d’usuari, compte, instagram, àlies',
  action: 'acció, botó, crida a l’acció, text del botó, botó principal, pas següent, cta, enllaç principal',
  secondAction: 'segona acció, segon botó, botó secundari, acció secundària, segon enllaç, altre botó',
  name: 'nom, nom i cognoms, nom complet, persona, cognoms i nom, qui',
  givenName: 'nom, nom de pila, nom de fonts',
  familyName: 'cognoms, cognom',
  jobTitle:
    'càrrec, lloc de treball, posició, professió, ofici, ocupació, funció, rol, feina, lloc, títol professional, categoria professional, lloc sol·licitat',
  organization:
    'organització, empresa, entitat, companyia, societat, institució, escola, universitat, associació, fundació, club, agència, estudi, departament, equip, taller, botiga, restaurant, forn, cooperativa, raó social, nom de l’empresa, llibreria, centre',
  pronouns: 'pronoms',
  note: 'nota, observació, observacions, comentari, avís, pd, p d, nb',
  notes:
    'notes, observacions, comentaris, informació addicional, altra informació, altres, important, bo de saber, convé saber, avís, notes del ponent, informació important',
  terms:
    'termes i condicions, condicions, condicions generals, termes, normes, avís legal, informació legal, lletra petita, reglament, restriccions, condicions d’ús, política de devolucions, informació important, condicions de venda',
  conditions:
    'condicions, condició, condicions d’ús, restriccions, no acumulable, no acumulable amb, no vàlid per a, vàlid per a, excepcions, normes, requisits, compra mínima, limitacions, condicions de l’oferta',
  sources: 'fonts, font, font de les dades, fonts de dades, metodologia, mètode, procedència de les dades',
  tags: 'etiquetes, paraules clau, categories, categoria, temes',
  // Events, tickets
  event:
    'esdeveniment, acte, espectacle, concert, funció, partit, pel·lícula, exposició, festival, obra, gira, sessió, activitat, representació, què',
  performer:
    'artista, artistes, intèrpret, intèrprets, repartiment, amb, grup, solista, solistes, direcció, director, directora, músics, convidat, convidats, hi actuen, ponents, actuació, hi intervenen',
  startDate:
    'data d’inici, comença, inici, data de l’acte, data del concert, data de l’esdeveniment, data, obertura, inauguració, des del, dates, data i hora',
  endDate: 'data de fi, data de finalització, fi, acaba, fins al, cloenda, clausura, final',
  time: 'hora, hora d’inici, comença a les, horari, inici, a les, hora de l’acte, hora de la funció, hores',
  endTime: 'hora de finalització, hora de fi, acaba a les, fins a les, final',
  doorTime:
    'obertura de portes, portes, obertura, accés, accés des de, obertura de sala, portes obertes, entrada a partir de, acollida, registre, obertura de la sala',
  location:
    'lloc, on, espai, sala, teatre, estadi, recinte, auditori, punt de trobada, lloc de l’acte, ubicació, local, localització, pavelló',
  programme:
    'programa, agenda, horari, ordre del dia, programació, activitats, programa de l’acte, el dia, sessions',
  organizer:
    'organitza, organitzador, organitzadora, organitzadors, organitzat per, amfitrió, amfitriona, promotor, presenta, produeix, producció, hi convida, ho organitza',
  sponsors:
    'patrocinadors, patrocinador, patrocina, patrocinen, amb el suport de, col·laboradors, col·labora, col·laboren, amb la col·laboració de, suport, mitjans col·laboradors, agraïments, finançat per',
  seatSection:
    'sector, secció, zona, graderia, grada, tribuna, platea, amfiteatre, llotja, bloc, nivell, planta, categoria, tipus d’entrada, cotxe, vagó, taula, àrea, galeria',
  seatRow: 'fila, número de fila, núm fila',
  seatNumber: 'seient, butaca, localitat, número de seient, lloc, plaça, núm seient, cadira',
  entrance: 'entrada, porta, accés, porta d’accés, torniquet, porta d’entrada',
  holder:
    'titular, titular de l’entrada, nom a l’entrada, a nom de, assistent, visitant, convidat, comprador, compradora, portador, soci, sòcia, persona titular, per a',
  price:
    'preu, preu de l’entrada, import, cost, tarifa, preu entrada, quota, aportació, taquilla, pagat, preu total',
  orderNumber:
    'número de comanda, núm de comanda, comanda, núm comanda, número de reserva, reserva, codi de reserva, localitzador, transacció, confirmació, número de confirmació, referència, codi de compra, compra',
  ticketNumber:
    'número d’entrada, núm d’entrada, entrada núm, entrada, número de bitllet, bitllet, bitllet núm, número de sèrie, codi de barres, codi d’entrada, tiquet, número, núm',
  // Flights
  airline: 'companyia aèria, aerolínia, companyia, operador, operat per, transportista',
  passengerName: 'passatger, passatgera, nom del passatger, nom de la passatgera, viatger, viatgera, nom',
  flightNumber: 'vol, número de vol, núm de vol, vol núm, tren, número de tren, trajecte',
  departureAirport:
    'origen, de, des de, sortida, aeroport de sortida, aeroport d’origen, ciutat de sortida, estació d’origen, surt de',
  arrivalAirport:
    'destinació, destí, a, arribada, aeroport d’arribada, aeroport de destinació, ciutat d’arribada, estació de destinació, cap a',
  departureDate: 'data de sortida, data del vol, data del viatge, dia de sortida, data',
  boardingTime:
    'embarcament, hora d’embarcament, inici de l’embarcament, embarcament a les, comença l’embarcament',
  departureTime: 'sortida, hora de sortida, surt a les, enlairament, hora d’enlairament',
  arrivalTime: 'arribada, hora d’arribada, arriba a les, aterratge, hora d’aterratge',
  gate: 'porta, porta d’embarcament, andana, via, número de porta',
  gateCloses:
    'tancament de la porta, tancament de porta, la porta tanca, tancament de portes, fi de l’embarcament, tancament, darrera crida, última crida',
  terminal: 'terminal, terminal de sortida',
  seat: 'seient, número de seient, plaça, butaca, núm seient',
  cabinClass: 'classe, classe de viatge, cabina, tarifa',
  boardingGroup: 'grup, grup d’embarcament, zona, zona d’embarcament, prioritat',
  sequenceNumber: 'seqüència, número de seqüència, núm de seqüència, ordre, seq, ordre d’embarcament',
  reservationNumber:
    'reserva, número de reserva, codi de reserva, localitzador, pnr, confirmació, codi de confirmació, referència',
  frequentFlyer: 'viatger freqüent, targeta de fidelització, número de soci, programa de fidelització, punts',
  baggage: 'equipatge, equipatge facturat, equipatge de mà, maletes, equipatge de cabina',
  // Certificates, vouchers, coupons
  recipient:
    'atorgat a, s’atorga a, concedit a, es concedeix a, lliurat a, destinatari, destinatària, beneficiari, beneficiària, per a, titular, certifica que, certifiquem que, es certifica que, fa constar que, alumne, alumna, participant, assistent, graduat, graduada, guardonat, guardonada, guanyador, guanyadora, estudiant, premiat, premiada, a, en favor de, nom del participant',
  credential:
    'curs, programa, formació, qualificació, titulació, diploma, certificació, premi, assoliment, mèrit, taller, mòdul, assignatura, matèria, competència, especialitat, per haver superat, ha superat, ha completat, ha completat el curs, ha superat el curs, per, nom del curs, títol, seminari, per la seva participació, estudis, jornada',
  issuer:
    'emissor, emès per, expedit per, atorgat per, lliurat per, entitat emissora, institució, organització, organitza, acadèmia, escola, universitat, centre, empresa, entitat, botiga, vàlid a, de part de',
  dateIssued:
    'data d’emissió, data d’expedició, emès el, expedit el, data de finalització, data d’atorgament, atorgat el, data, lloc i data, lliurat el, data de lliurament',
  identifier:
    'número de certificat, núm de certificat, certificat núm, número de registre, núm de registre, registre, número de diploma, codi, identificador, id, número de sèrie, codi de verificació, número, núm, número d’expedient, expedient, número de llicència, csv',
  grade: 'nota, qualificació, resultat, puntuació, nivell, menció, nota final, mitjana',
  hours: 'hores, durada, nombre d’hores, hores lectives, crèdits, ects, càrrega lectiva, total d’hores',
  signatures:
    'signatures, signatura, signat, signat per, signants, signant, signen, i perquè així consti, els sotasignats, vistiplau, firma, vist i plau',
  offer:
    'oferta, descompte, promoció, avantatge, estalvia, estalvi, obtens, regal, oferta especial, rebaixa, benefici, val per',
  product: 'producte, productes, article, vàlid per a, aplicable a, per al producte',
  code: 'codi, codi promocional, codi de descompte, codi de regal, codi del val, codi del cupó, pin, amb el codi, fes servir el codi, codi d’accés, número de targeta, utilitza el codi',
  serialNumber:
    'número de sèrie, núm de sèrie, número de val, val núm, número, núm, sèrie, número de targeta',
  validFrom:
    'vàlid des de, vàlid des del, vàlid a partir de, vàlid a partir del, des del, inici, a partir del, efectiu des de',
  validThrough:
    'vàlid fins, vàlid fins al, vàlid fins a, caduca, caduca el, caducitat, data de caducitat, validesa, vigència, vàlid, fins al, data límit, bescanviable fins al, utilitzable fins al, venciment, acaba',
  value: 'valor, import, per valor de, saldo, xifra, actual, quantitat, real',
  giver: 'de part de, de, regal de, qui regala, amb afecte de, remitent, ofert per',
  message: 'missatge, missatge personal, dedicatòria, text, paraules, felicitació',
  redeemAt:
    'bescanviable a, bescanvi, on bescanviar, com bescanviar, vàlid a, es pot fer servir a, reserves, com fer-lo servir, ús, on fer-lo servir, cita prèvia',
  // Invitations
  hosts: 'amfitrions, amfitrió, amfitriona, conviden, convida, els nuvis, família, pares, parella, amb amor',
  request:
    'invitació, text de la invitació, us convidem, et convidem, us conviden, esteu convidats, estàs convidat, es complau a convidar-vos, tenim el plaer de convidar-vos',
  dress: 'vestimenta, codi de vestimenta, etiqueta, indumentària, com vestir',
  rsvp: 'confirmació, confirmació d’assistència, rsvp, confirmeu l’assistència, confirma l’assistència, es prega confirmació, resposta, confirmar abans del, inscripció, responeu abans del',
  // Letters
  sender: 'remitent, de, de part de, candidat, candidata, adreça del remitent',
  subject: 'assumpte, tema, ref, referència, en relació amb, assumpte del correu',
  salutation: 'salutació, encapçalament, benvolgut, benvolguda',
  closing: 'comiat, acomiadament, tancament, atentament, fórmula de comiat',
  signature: 'signatura, signat, firma, nom, sotasignat',
  enclosures: 'annexos, adjunts, documents adjunts, adjunt, annex',
  // Bills
  seller:
    'venedor, venedora, proveïdor, proveïdora, emissor, de, prestador, empresa, comerç, facturat per, dades de l’emissor, comerciant, dades del proveïdor',
  buyer:
    'client, clienta, comprador, compradora, facturar a, facturat a, factura a, destinatari, per a, a, dades del client, pagador, receptor, a l’atenció de',
  client:
    'client, clienta, preparat per a, proposta per a, per a, pressupost per a, presentat a, a l’atenció de',
  invoiceNumber:
    'número de factura, núm de factura, factura núm, factura, núm factura, número, núm, factura número, n factura',
  issueDate:
    'data de factura, data d’emissió, data de la factura, emesa el, data, data factura, data d’expedició',
  paymentDueDate:
    'venciment, data de venciment, termini de pagament, pagament abans del, a pagar abans del, data límit de pagament, venç el',
  supplyDate:
    'data de lliurament, data de prestació, període de facturació, període del servei, lliurament, data del servei, data d’operació',
  reference:
    'referència, ref, la vostra referència, número de comanda, comanda, concepte, projecte, contracte, número de client, número de contracte, concepte de la transferència, expedient',
  taxId:
    'nif, cif, nif/cif, cif/nif, número d’iva, nif-iva, identificació fiscal, dni, registre mercantil, nie',
  iban: 'iban, compte, compte bancari, número de compte, núm de compte, compte corrent, ccc',
  bic: 'bic, swift, codi swift, bic/swift',
  bank: 'banc, dades bancàries, pagament, forma de pagament, mètode de pagament, titular del compte, dades de pagament, entitat bancària, transferència, com pagar, entitat',
  paymentTerms: 'condicions de pagament, terminis de pagament, interessos de demora',
  lines:
    'línies, conceptes, articles, productes, serveis, productes i serveis, treballs, partides, compra, comanda, costos, detall',
  description:
    'descripció, concepte, article, producte, servei, detall, feina, tasca, denominació, activitat, nom',
  quantity: 'quantitat, quant, unitats, uts, hores, dies, número, nombre, qt',
  unit: 'unitat, ut, unitat de mesura',
  unitPrice: 'preu unitari, preu, preu per unitat, preu unitat, tarifa, preu hora, p unit, preu ut',
  discount: 'descompte, dte, rebaixa, promoció, cupó, val',
  taxRate: 'tipus d’iva, iva, % iva, tipus impositiu',
  net: 'import, import net, total, base, valor, total línia, preu total, net, cost',
  subtotal: 'subtotal, base imposable, total sense iva, total net, base, import net, suma',
  tax: 'iva, import de l’iva, quota d’iva, total iva, iva inclòs, impost, impostos, quota iva, dels quals iva',
  total:
    'total, total a pagar, import total, total factura, total amb iva, total general, suma total, total iva inclòs, a pagar, total compra',
  paid: 'pagat, bestreta, paga i senyal, acompte, pagament rebut, dipòsit, ja pagat, avançat',
  due: 'pendent, import pendent, a pagar, pendent de pagament, saldo pendent, resta, resta a pagar, total pendent',
  sums: 'totals, sumes, imports, resum, càlcul',
  receiptNumber:
    'número de tiquet, tiquet núm, tiquet, núm tiquet, rebut núm, número de rebut, factura simplificada, transacció, operació, número, núm',
  dateTime: 'data i hora, data, hora, imprès, data de venda',
  cashier:
    'caixer, caixera, atès per, us ha atès, t’ha atès, venedor, venedora, cambrer, cambrera, dependent, dependenta, operador',
  till: 'caixa, terminal, taula, tpv, taulell, caixa núm, punt de venda',
  payment:
    'pagament, forma de pagament, mètode de pagament, targeta, efectiu, pagat amb, lliurat, mitjà de pagament',
  change:
    'canvi, variació, diferència, evolució, creixement, respecte al període anterior, respecte a l’any anterior, tendència, devolució, respecte al mes anterior',
  thanks: 'gràcies, agraïments, gràcies per la visita, gràcies per la compra, fins aviat, tanca, adeu',
  // Careers
  experience:
    'experiència, experiència professional, experiència laboral, trajectòria, trajectòria professional, carrera, vida laboral, historial professional, llocs de treball, on he treballat',
  education:
    'formació, formació acadèmica, estudis, educació, titulacions, formació reglada, estudis i formació, escola',
  volunteering:
    'voluntariat, experiència de voluntariat, tasques de voluntariat, comunitat, activitats socials',
  skills:
    'competències, habilitats, aptituds, coneixements, capacitats, competències tècniques, eines, tecnologies, punts forts, informàtica, què sé fer, competències digitals',
  languages: 'idiomes, llengües, coneixement d’idiomes, competència lingüística',
  publications:
    'publicacions, articles, llibres, publicacions seleccionades, obra publicada, traduccions, bibliografia',
  awards: 'premis, guardons, distincions, beques, premis i reconeixements, reconeixements, medalles',
  certificates:
    'certificats, certificacions, cursos, llicències, títols, acreditacions, formació complementària, carnets, carnet',
  references: 'referències, bibliografia, obres citades, recomanacions, literatura, fonts consultades',
  interests: 'interessos, aficions, temps lliure, altres interessos, inquietuds',
  grants: 'beques de recerca, ajuts, finançament, projectes finançats, subvencions',
  talks: 'conferències, ponències, xerrades, comunicacions, presentacions, congressos',
  teaching: 'docència, assignatures impartides, activitat docent, ensenyament, classes',
  projects: 'projectes, projecte, projectes seleccionats, projectes personals',
  memberships: 'associacions, afiliacions, membre de, pertinença, col·legis professionals, entitats, comitès',
  entries: 'entrades, registres, història, cronologia',
  highlights:
    'fites, assoliments, responsabilitats, tasques, resultats, funcions, principals assoliments, aspectes destacats, punts',
  degree: 'titulació, títol, grau, especialitat, àrea d’estudi, carrera, màster, diploma, llicenciatura',
  level: 'nivell, grau, domini',
  // Portfolio, pages
  works:
    'obres, treballs, feines, projectes, obra seleccionada, treballs seleccionats, portafolis, els nostres treballs, casos, sèries, projectes seleccionats',
  year: 'any, anys, data, realitzat, fet, des de',
  medium: 'tècnica, material, materials, mides, dimensions, suport, format, mitjà',
  result: 'resultat, resultats, impacte, efecte, el resultat, què ha canviat',
  about:
    'sobre nosaltres, qui som, sobre mi, qui soc, la nostra història, l’estudi, biografia, història, nosaltres, filosofia',
  services: 'serveis, els nostres serveis, què fem, què faig, què oferim, oferim, àmbits',
  features:
    'característiques, avantatges, beneficis, funcions, per què nosaltres, per què, què inclou, què obtens, inclou, punts forts, prestacions, què hi trobaràs',
  stats:
    'xifres, dades, en xifres, estadístiques, xifres clau, indicadors, l’any en xifres, números, dades clau',
  steps:
    'passos, com funciona, procés, com, etapes, fases, instruccions, procediment, com treballem, elaboració, preparació, en tres passos, mètode, pròxims passos, com demanar-ho',
  quotes:
    'cites, testimonis, opinions, ressenyes, què diuen, què diuen els clients, què en diuen, valoracions, premsa, citació',
  offers:
    'preus, tarifes, ofertes, plans, paquets, entrades, llista de preus, quotes, abonaments, costos, pressupost, preu, inversió',
  questions: 'preguntes, preguntes freqüents, faq, preguntes i respostes, dubtes, dubtes freqüents',
  question: 'pregunta, p',
  answer: 'resposta, r',
  navigation: 'navegació, menú de navegació, barra de navegació',
  links: 'enllaços, els meus enllaços, més enllaços, botons, recursos, enllaços útils',
  gallery: 'galeria, fotos, imatges, fotografies, àlbum',
  team: 'equip, l’equip, el nostre equip, persones, membres, personal, fundadors, direcció, qui som, junta, junta directiva, plantilla',
  // Cases, documents
  challenge:
    'repte, el repte, problema, el problema, situació, punt de partida, context, situació inicial, encàrrec, necessitat, antecedents',
  approach:
    'solució, la solució, enfocament, plantejament, què vam fer, com ho vam fer, mètode, implementació, la feina, idea, estratègia, proposta, concepte, solució proposada',
  facts:
    'dades, fets, dades clau, fitxa, fitxa tècnica, dades tècniques, detalls, especificacions, en breu, dades del projecte, crèdits',
  parties: 'parts, les parts, parts contractants, reunits, entre, d’una part, d’altra part, i, part',
  effectiveDate:
    'entrada en vigor, data d’entrada en vigor, en vigor des de, data d’efecte, data del contracte, data de signatura, data d’inici, vigent des de, data',
  clauses:
    'clàusules, articles, pactes, disposicions, clàusula, el contracte, acord, condicions, estipulacions',
  definitions:
    'definicions, glossari, termes definits, termes, terminologia, interpretació, abreviatures, vocabulari',
  term: 'terme, paraula, concepte, expressió',
  meaning: 'definició, significat, significa, explicació',
  schedules: 'annexos, annex, apèndix, apèndixs, adjunts',
  law: 'llei aplicable, legislació aplicable, jurisdicció, fur, dret aplicable, tribunals competents',
  background: 'antecedents, exposen, manifesten, preàmbul, context',
  panels: 'panells, pàgines, pàgina, cares, interior, exterior, parts, seccions',
  sections: 'seccions, capítols, parts, categories, plats, grups, contingut, blocs, apartats',
  legend: 'llegenda, al·lèrgens, símbols, icones, abreviatures, marques, codis',
  items: 'plats, productes, articles, elements, llista, entrades, carta, peces, punts, tasques',
  marks: 'marques, al·lèrgens, símbols, etiquetes, vegà, vegetarià, dieta, icones',
  spreads: 'looks, pàgines, dobles pàgines, conjunts, làmines, look, capítols',
  stories:
    'articles, notícies, històries, temes, en aquest número, novetats, contingut, sumari, reportatges, actualitat',
  preheader: 'previsualització, text de previsualització, preheader',
  unsubscribe:
    'donar-se de baixa, dona’t de baixa, baixa, cancel·la la subscripció, gestiona la subscripció, baixa del butlletí',
  // Graphics
  modules: 'mòduls, blocs, gràfics, seccions, panells, figures',
  series:
    'sèrie, sèries, dades, gràfic, valors, evolució, tendència, per mesos, per anys, sèrie temporal, gràfica',
  label: 'etiqueta, nom, indicador, categoria, mètrica, article, títol, concepte, què, camp',
  target: 'objectiu, meta, pla, previst, pressupost, llindar, límit, fita',
  tiles: 'indicadors, indicadors clau, xifres clau, kpi, targetes, mètriques, xifres principals, resum',
  tasks: 'tasques, per fer, coses a fer, accions, pròxims passos, punts pendents, llista de tasques, mesures',
  tables: 'taules, taula, dades, detalls, llistes, desglossament',
  events:
    'esdeveniments, cronologia, fites, història, línia del temps, dates clau, dates, moments, calendari, anys, capítols',
  lanes:
    'columnes, fases, temes, línies, trimestres, grups, full de ruta, eixos, àrees, horitzons, blocs, pilars',
  status: 'estat, situació, fase, progrés, etapa, condició',
  owner: 'responsable, qui, assignat a, equip, encarregat, encarregada, a càrrec de, lidera, coordina',
  milestone: 'fita, fase, etapa, trimestre, versió, tema, columna, termini, horitzó, eix, sprint, àrea',
  people:
    'persones, membres, personal, equip, organigrama, estructura, plantilla, càrrecs, organització, jerarquia, subordinats',
  reportsTo:
    'depèn de, reporta a, superior, cap, responsable directe, cap directe, sota, supervisor, supervisora, dirigit per',
  vacant: 'vacant, plaça vacant, lliure, per cobrir, obert, en procés de selecció, sense cobrir',
  // Talks
  pageHeader: 'capçalera, capçalera de pàgina, encapçalament',
  frontSide: 'anvers, cara, davant, cara davantera, cara a',
  backSide: 'revers, dors, darrere, cara posterior, al dors, cara b',
  pageFooter: 'peu, peu de pàgina, a baix, al peu',
  slides:
    'diapositives, diapositiva, títol de la diapositiva, número de diapositiva, a la diapositiva, a la pantalla, en pantalla',
  speech:
    'notes del ponent, notes del presentador, notes de l’orador, guió, què dic, el que dic, discurs, dic, locució',
  // Words inside copy rather than labels
  greetingWords:
    'benvolgut, benvolguda, benvolguts, benvolgudes, estimat, estimada, estimats, hola, bon dia, bona tarda, bones, senyor, senyora, apreciat, apreciada',
  closingWords:
    'atentament, cordialment, salutacions, salutacions cordials, una salutació, salutacions ben cordials, ben cordialment, gràcies, moltes gràcies, amb afecte, una abraçada, petons, rebeu una salutació, fins aviat, molt agraïts, moltes gràcies per endavant, amb estima',
  totalWords: 'total, total general, suma, en total, total a pagar, saldo, tot plegat',
  presentWords: 'actualitat, present, avui, ara, actualment, en curs, fins avui, des de',
  doneWords:
    'fet, feta, acabat, acabada, completat, completada, lliurat, lliurada, tancat, publicat, llançat, aprovat, resolt, assolit, finalitzat, enllestit',
  activeWords:
    'en curs, en marxa, actiu, activa, començat, iniciat, en desenvolupament, en proves, ara, en procés, treballant-hi',
  plannedWords:
    'previst, prevista, planificat, planificada, pròxim, pròxima, properament, per fer, programat, pendent, proposat, no començat, aviat, en preparació, futur, esborrany',
  laterWords:
    'més endavant, algun dia, idea, idees, potser, en estudi, a llarg termini, futur, per explorar, més tard',
  blockedWords:
    'bloquejat, bloquejada, endarrerit, endarrerida, en risc, aturat, aturada, en pausa, risc, crític, retard, amb retard, retardat, suspès',
  droppedWords:
    'cancel·lat, cancel·lada, descartat, descartada, anul·lat, rebutjat, abandonat, no es fa, eliminat, ara no, aquest any no',
  vacantWords:
    'vacant, plaça vacant, lloc vacant, per cobrir, sense cobrir, busquem, oberta, en selecció, procés de selecció obert, pendent de cobrir',
  staffWords:
    'assistent, ajudant, secretaria, secretari, secretària, gabinet, assessor, assessora, assessoria jurídica, auditoria interna, cap de gabinet, adjunt a direcció, adjunta a direcció',
  freeWords:
    'gratuït, gratuïta, gratis, de franc, entrada lliure, entrada gratuïta, lliure, inclòs, a consultar, sense cost, inclosa, cortesia de la casa',
  streetWords:
    'carrer, c, plaça, pl, passeig, pg, avinguda, av, avda, ronda, rambla, carretera, ctra, camí, passatge, ptge, travessera, gran via, moll, baixada, costa, polígon',
  callsWords: 'em dic, soc, sóc, el meu nom és',
  livesWords: 'visc a, visc en, resideixo a, soc de, sóc de',
  companyWords:
    'sl, s l, sa, s a, slu, sccl, scp, coop, cooperativa, associació, fundació, universitat, institut, escola, companyia, empresa, taller, estudi, grup, club, hospital, agència, ajuntament, museu, teatre, llibreria, consell, col·legi, consorci',
}))
