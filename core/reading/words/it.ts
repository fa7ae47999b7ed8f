import { onDemand } from '../../on-demand.ts'
import type { Words } from './en.ts'

/** What labels mean, in Italian. */
export const italian: () => Words = onDemand(() => ({
  // The document
  title:
    'titolo, titolo principale, intestazione, headline, nome del documento, testata, in grande, riga grande',
  subtitle:
    'sottotitolo, slogan, motto, payoff, claim, tagline, sommario breve, in piccolo, riga sotto, sotto in piccolo',
  eyebrow: 'occhiello, soprattitolo, sopratitolo, etichetta di sezione',
  summary:
    'sommario, riassunto, introduzione, intro, descrizione, abstract, in breve, in sintesi, sintesi, presentazione, panoramica, profilo, profilo professionale, chi sono, su di me, obiettivo, obiettivo professionale, premessa, sinossi, a colpo d’occhio, riepilogo, cappello, cosa faccio, che cosa faccio',
  text: 'testo, corpo, contenuto, corpo del testo, messaggio, dettagli, dettaglio, racconto, copy',
  author:
    'autore, autrice, autori, autrici, di, scritto da, a cura di, redatto da, preparato da, presentato da, relatore, relatrice, relatori, redattore, redattrice, testo di, testi di, curatore, curatrice, firma, oratore, oratrice',
  publisher: 'editore, casa editrice, pubblicato da, edito da, testata, pubblicazione, marchio, istituzione',
  date: 'data, giorno, quando, in data, addì, data e ora, lì',
  datePublished:
    'pubblicato, pubblicato il, pubblicata il, data di pubblicazione, pubblicazione, data di uscita, uscita, uscito il',
  updated:
    'aggiornato, aggiornato il, aggiornamento, ultimo aggiornamento, ultima modifica, modificato il, data di aggiornamento, aggiornato al, ultima revisione, stato al',
  version: 'versione, revisione, edizione, rev, bozza',
  period:
    'periodo, periodo di riferimento, esercizio, trimestre, mese, settimana, anno, durata, semestre, arco temporale, quadrimestre',
  season: 'stagione, collezione',
  issue: 'numero, n°, n, nr, edizione, volume, vol, uscita, newsletter n°, numero di uscita',
  language: 'lingua, idioma',
  image:
    'immagine, foto, fotografia, copertina, immagine di copertina, illustrazione, ritratto, avatar, immagine di sfondo, foto profilo',
  logo: 'logo, logotipo, marchio grafico',
  link: 'collegamento, collegamenti, link, destinazione del link',
  url: 'sito, sito web, sito internet, pagina web, indirizzo web, internet, web, online, pagina, url, dominio, verifica, verificare, verificabile su, verifica su, verifica online, link di verifica, gestisci prenotazione',
  email:
    'email, e-mail, posta elettronica, indirizzo email, mail, pec, indirizzo di posta elettronica, scrivici, scrivere a',
  telephone:
    'telefono, tel, cellulare, cell, numero di telefono, telefono cellulare, mobile, recapito telefonico, chiamaci, chiama, linea diretta, telefono fisso, fisso, whatsapp, centralino, ufficio, natel, num tel',
  fax: 'fax, telefax, numero di fax',
  address:
    'indirizzo, indirizzo postale, via, sede, sede legale, sede operativa, ufficio, uffici, dove siamo, dove trovarci, recapito, domicilio, residenza, indirizzo di residenza',
  city: 'città, località, comune, luogo, paese, municipio',
  country: 'paese, nazione, stato',
  contact:
    'contatto, contatti, contattaci, contattami, recapiti, persona di contatto, referente, dati di contatto, per contattarci, scrivici, vieni a trovarci, dove siamo, informazioni, info, per informazioni, ulteriori informazioni, maggiori informazioni, domande, note legali, parliamone, il tuo referente, per saperne di più, dati personali, informazioni personali, dati anagrafici',
  socials:
    'social, social media, social network, reti sociali, seguici, seguimi, seguici su, canali social, canali',
  profiles: 'profili, profili online, account, profili social',
  handle: 'nome utente, utente, username, nickname, profilo, account, instagram, nick',
  action:
    'azione, pulsante, invito all’azione, bottone, pulsante principale, testo del pulsante, azione principale, prossimo passo, cta, link principale',
  secondAction:
    'secondo pulsante, pulsante secondario, azione secondaria, seconda azione, secondo link, altro pulsante, secondo bottone, link secondario',
  name: 'nome, nome e cognome, nome completo, cognome e nome, nominativo, persona, nome cognome',
  givenName: 'nome, nome di battesimo, nome proprio, nomi',
  familyName: 'cognome, cognomi',
  jobTitle:
    'ruolo, posizione, qualifica, funzione, professione, mansione, incarico, carica, titolo, posizione ricoperta, lavoro, impiego, mestiere, in qualità di, grado, ruolo ricoperto, occupazione, posizione desiderata, posizione ricercata, posizione per la quale si concorre',
  organization:
    'organizzazione, azienda, società, ditta, impresa, datore di lavoro, ente, istituto, istituzione, scuola, università, agenzia, studio, associazione, ragione sociale, club, squadra, reparto, ateneo, negozio, nome e indirizzo del datore di lavoro, laboratorio, bottega, ristorante, trattoria, panificio, locale, denominazione, denominazione sociale',
  pronouns: 'pronomi',
  note: 'nota, osservazione, commento, annotazione, nota bene, n b, nb, p s, ps, avvertenza, postilla, avviso',
  notes:
    'note, osservazioni, commenti, altro, ulteriori informazioni, informazioni aggiuntive, avvertenze, da sapere, importante, annotazioni, note del relatore, varie, buono a sapersi, altre informazioni',
  terms:
    'condizioni, termini e condizioni, condizioni generali, termini, condizioni d’uso, condizioni di utilizzo, note legali, regolamento, avvertenze, condizioni di vendita, condizioni di trasporto, clausole, importante, regole, informazioni importanti, norme, informativa, restrizioni, termini di utilizzo, politica di rimborso',
  conditions:
    'condizioni, condizione, condizioni dell’offerta, limitazioni, restrizioni, esclusioni, valido per, valido su, valido solo, non cumulabile, non cumulabile con, non valido con, requisiti, spesa minima, acquisto minimo, limiti, regole',
  sources:
    'fonti, fonte, fonte dei dati, fonti dei dati, dati, crediti, metodologia, metodo, nota metodologica, da dove vengono i dati',
  tags: 'etichette, etichetta, parole chiave, tag, categorie, categoria, temi, tema, argomenti, argomento, rubriche, rubrica',
  // Events, tickets
  event:
    'evento, spettacolo, concerto, manifestazione, partita, gara, incontro, film, mostra, tournée, tour, festival, rappresentazione, serata, produzione, opera, proiezione, cosa, rassegna, appuntamento',
  performer:
    'artista, artisti, interprete, interpreti, cast, con, gruppo, band, solista, direttore, direttrice, regia, regia di, musiche di, ospite, ospiti, relatori, relatore, relatrice, in apertura, direttore d’orchestra, diretto da',
  startDate:
    'data di inizio, inizio, data inizio, dal, a partire dal, data dell’evento, data dello spettacolo, apertura, inaugurazione, date, vernissage, data e ora, inizia il',
  endDate:
    'data di fine, fine, data fine, al, fino al, termina il, chiusura, finissage, termine, conclusione',
  time: 'ora, orario, orari, ora di inizio, inizio, alle, orario di inizio, ore, inizio spettacolo, inizio concerto, alle ore, calcio d’inizio, sipario, dalle ore',
  endTime: 'ora di fine, fine, orario di fine, fino alle, termina alle, fine prevista, alle',
  doorTime:
    'apertura porte, apertura delle porte, porte, apertura cancelli, apertura, apertura sala, ingresso dalle, accesso dalle, apertura biglietteria, accoglienza, porte aperte dalle, cancelli, ingresso a partire dalle, apertura botteghino',
  location:
    'luogo, sede, dove, sala, teatro, stadio, location, punto di ritrovo, ritrovo, posto, luogo dell’evento, struttura, spazio, presso, auditorium, palazzetto, indirizzo del luogo, punto d’incontro, residente a',
  programme:
    'programma, scaletta, ordine del giorno, agenda, calendario, orari, in programma, palinsesto, svolgimento, orario, programma della giornata, sessioni, cartellone, la giornata',
  organizer:
    'organizzatore, organizzatrice, organizzato da, organizzazione, organizza, a cura di, promosso da, prodotto da, produzione, una produzione di, presenta, presentano, promotore, ospitato da',
  sponsors:
    'sponsor, partner, sostenitori, con il sostegno di, con il contributo di, in collaborazione con, patrocinio, con il patrocinio di, con il supporto di, finanziato da, sponsorizzato da, ringraziamenti, grazie a, si ringrazia, media partner',
  seatSection:
    'settore, sezione, carrozza, vagone, ponte, blocco, tribuna, curva, zona, anello, livello, piano, platea, galleria, loggione, palco, balconata, categoria, ordine, parterre, gradinata, distinti, area, tipo di biglietto, tipologia biglietto, tipo biglietto, prato, tavolo',
  seatRow: 'fila, numero di fila, riga',
  seatNumber:
    'posto, poltrona, numero posto, posto n, numero di posto, n posto, posto a sedere, posto numero, sedia, poltroncina',
  entrance:
    'ingresso, entrata, varco, porta, accesso, cancello, ingresso da, tornello, porta d’ingresso, scala',
  holder:
    'intestatario, titolare, nominativo, intestato a, nome sul biglietto, ospite, invitato, invitata, partecipante, spettatore, spettatrice, socio, socia, emesso a nome di, a nome di, portatore, visitatore, visitatrice, acquirente, per, titolare del biglietto, prenotato da, utilizzatore',
  price:
    'prezzo, prezzo del biglietto, costo, importo, tariffa, prezzo biglietto, quota, ingresso, costo biglietto, pagato, quota di partecipazione, prezzo pagato',
  orderNumber:
    'numero ordine, numero d’ordine, n ordine, ordine, ordine n, numero di prenotazione, prenotazione, prenotazione n, codice prenotazione, riferimento, rif, codice ordine, numero transazione, transazione, numero di conferma, codice di prenotazione, n prenotazione, riferimento ordine, conferma',
  ticketNumber:
    'numero biglietto, biglietto n, biglietto, numero del biglietto, n biglietto, codice biglietto, biglietto elettronico, e-ticket, sigillo fiscale, sigillo, numero di serie, codice a barre, numero, n°, nr, seriale, titolo di accesso, titolo d’ingresso, progressivo',
  // Flights
  airline:
    'compagnia aerea, compagnia, vettore, operato da, volo operato da, compagnia di navigazione, linea aerea, operatore, impresa ferroviaria, operato dal vettore',
  passengerName:
    'passeggero, passeggera, nome passeggero, nome del passeggero, nome della passeggera, viaggiatore, viaggiatrice, nome, nominativo passeggero, nome e cognome del passeggero',
  flightNumber:
    'volo, numero volo, volo n, numero di volo, n volo, treno, numero treno, traversata, corsa, servizio, treno n',
  departureAirport:
    'da, partenza, aeroporto di partenza, origine, partenza da, provenienza, città di partenza, stazione di partenza, in partenza da, aeroporto partenza',
  arrivalAirport:
    'a, per, destinazione, arrivo, aeroporto di arrivo, arrivo a, città di arrivo, stazione di arrivo, diretto a, verso, aeroporto di destinazione, aeroporto arrivo',
  departureDate:
    'data di partenza, data del volo, data volo, data di viaggio, data del viaggio, data, data partenza, data viaggio',
  boardingTime:
    'imbarco, ora imbarco, ora di imbarco, presentazione, presentarsi alle, ora d’imbarco, orario imbarco, orario di imbarco, inizio imbarco, imbarco alle, imbarco dalle, presentarsi al gate, inizio dell’imbarco',
  departureTime:
    'ora di partenza, partenza, orario di partenza, decollo, ora partenza, parte alle, partenza prevista, part, ora di decollo, orario partenza, ora decollo',
  arrivalTime:
    'ora di arrivo, arrivo, orario di arrivo, atterraggio, ora arrivo, arriva alle, arrivo previsto, arr, orario arrivo',
  gate: 'gate, uscita, uscita d’imbarco, porta, binario, cancello, molo, banchina, numero gate, uscita imbarco, varco, porta d’imbarco',
  gateCloses:
    'chiusura gate, chiusura imbarco, chiusura del gate, fine imbarco, il gate chiude, il gate chiude alle, chiusura uscita, termine imbarco, ultima chiamata, chiusura dell’imbarco, gate chiude alle, chiusura porte, chiusura',
  terminal: 'terminal, terminal di partenza, aerostazione, terminale',
  seat: 'posto, posto a sedere, numero posto, posto n, numero di posto, posto assegnato, n posto',
  cabinClass:
    'classe, cabina, classe di viaggio, classe di servizio, classe di prenotazione, classe tariffaria, livello di servizio, tariffa',
  boardingGroup:
    'gruppo, gruppo di imbarco, gruppo imbarco, gruppo d’imbarco, zona, zona di imbarco, priorità, zona imbarco, priorità d’imbarco',
  sequenceNumber:
    'sequenza, numero di sequenza, n sequenza, seq, numero progressivo, numero check-in, numero di imbarco, numero sequenza, n progressivo',
  reservationNumber:
    'prenotazione, codice prenotazione, codice di prenotazione, numero prenotazione, numero di prenotazione, riferimento prenotazione, pnr, conferma, codice di conferma, riferimento, rif, numero di conferma, n prenotazione, rif prenotazione, localizzatore',
  frequentFlyer:
    'frequent flyer, numero frequent flyer, codice frequent flyer, carta fedeltà, programma fedeltà, tessera, millemiglia, carta fedeltà n, numero tessera, miglia, codice fedeltà',
  baggage:
    'bagaglio, bagagli, bagaglio a mano, bagaglio in stiva, bagaglio da stiva, bagagli registrati, franchigia bagaglio, bagaglio registrato, bagaglio imbarcato, franchigia, valigie',
  // Certificates, vouchers, coupons
  recipient:
    'destinatario, destinataria, beneficiario, beneficiaria, conferito a, conferita a, rilasciato a, rilasciata a, assegnato a, assegnata a, attribuito a, consegnato a, si certifica che, certifica che, si attesta che, attesta che, a, per, intestato a, partecipante, studente, studentessa, corsista, diplomato, diplomata, in onore di, a favore di, per chi, vincitore, vincitrice, titolare, spett le',
  credential:
    'corso, corso di formazione, titolo, diploma, certificazione, qualifica, attestato, formazione, premio, programma, riconoscimento, per, modulo, competenza, ha frequentato, ha completato, ha superato, specializzazione, materia, laboratorio, laurea, conseguito, abilitazione, seminario, titolo del corso, disciplina, percorso formativo, per aver completato, in riconoscimento di',
  issuer:
    'emittente, ente emittente, rilasciato da, rilasciata da, emesso da, conferito da, ente, organizzazione, istituto, scuola, università, azienda, accademia, certificato da, ente certificatore, ente di formazione, ente formatore, ente erogatore, valido presso, negozio, esercente, da, punto vendita, organismo',
  dateIssued:
    'data di rilascio, rilasciato il, data di emissione, emesso il, conferito il, data rilascio, data, data di conseguimento, conseguito il, data emissione, rilasciata il, data di completamento, luogo e data, rilasciato, emesso',
  identifier:
    'numero certificato, certificato n, attestato n, numero attestato, n certificato, numero di registro, numero di registrazione, identificativo, id, matricola, numero, n°, nr, riferimento, numero di serie, numero di protocollo, protocollo, prot n, codice di verifica, diploma n, registro n, codice, numero documento, numero di licenza, numero di iscrizione, codice identificativo',
  grade:
    'voto, valutazione, punteggio, risultato, votazione, giudizio, esito, media, punti, livello, voto finale, menzione, lode',
  hours:
    'ore, durata, monte ore, crediti, cfu, durata del corso, numero di ore, crediti formativi, ects, ecm, ore di formazione, durata in ore',
  signatures:
    'firme, firma, firmato da, firmatari, firmatario, firmato, in fede, letto confermato e sottoscritto, per accettazione, sottoscrizione, i sottoscritti, accettazione, in nome e per conto di, sottoscritto da, f to',
  offer:
    'offerta, sconto, promozione, promo, risparmio, risparmi, ricevi, buono per, offerta speciale, vantaggio, omaggio, in regalo, riduzione, cosa ottieni, ribasso',
  product:
    'prodotto, prodotti, articolo, articoli, valido su, applicabile a, su, per l’acquisto di, merce, si applica a',
  code: 'codice, codice sconto, codice promozionale, codice promo, codice coupon, codice buono, codice regalo, pin, codice di attivazione, con il codice, numero carta, usa il codice, codice di riscatto, codice di accesso, codice voucher, password',
  serialNumber:
    'numero di serie, numero seriale, seriale, serie, buono n, numero buono, n buono, numero del buono, numero, n°, nr, numero carta, n di serie, voucher n, coupon n',
  validFrom:
    'valido dal, valida dal, valido da, dal, a partire dal, inizio validità, decorrenza, inizio, utilizzabile dal, in vigore dal, da, validità dal',
  validThrough:
    'valido fino al, valida fino al, valido fino a, valido sino al, validità, scadenza, scade il, scade, data di scadenza, fino al, entro il, utilizzabile entro, da utilizzare entro, utilizzabile fino al, utilizzare entro, fine validità, termine, al, fine, da usare entro, spendibile entro, offerta valida fino al, entro e non oltre, valido, spendibile fino al',
  value:
    'valore, importo, del valore di, saldo, credito, somma, cifra, effettivo, attuale, numero, valore nominale, valore del buono, ammontare',
  giver:
    'da, da parte di, regalo di, un regalo di, mittente, con affetto da, con amore da, dono di, regalato da, donatore, offerto da, con affetto, chi regala',
  message:
    'messaggio, dedica, messaggio personale, biglietto, pensiero, parole, messaggio di auguri, auguri, testo del biglietto, il tuo messaggio',
  redeemAt:
    'utilizzabile presso, utilizzabile in, da utilizzare presso, spendibile presso, spendibile in, valido presso, come utilizzarlo, come si usa, come usarlo, dove utilizzarlo, riscatta su, riscattabile presso, modalità di utilizzo, utilizzo, prenotazioni, prenotazione, per prenotare, prenota, luogo di utilizzo, dove usarlo',
  // Invitations
  hosts:
    'ospitanti, padroni di casa, gli sposi, sposi, i genitori, genitori, invitano, invita, da parte di, padrone di casa, padrona di casa, ti invitano, vi invitano, da, chi invita',
  request:
    'invito, testo dell’invito, hanno il piacere di invitarla, hanno il piacere di invitarvi, abbiamo il piacere di invitarvi, siete invitati, sei invitato, sei invitata, ha il piacere di invitarla, vi invitiamo, ti invitiamo, la invitiamo, sono lieti di invitarvi, è lieta di invitarla',
  dress:
    'abbigliamento, dress code, abito, codice di abbigliamento, tenuta, è gradito l’abito, cosa indossare, abito richiesto',
  rsvp: 'rsvp, r s v p, conferma, conferma presenza, si prega di confermare, è gradita conferma, gradita conferma, rispondere entro, confermare entro, risposta, è gradita la conferma, confermare la presenza, conferma di partecipazione, iscrizione, conferma entro, è gradita risposta, fateci sapere, adesione, adesioni, si prega di dare conferma',
  // Letters
  sender: 'mittente, da, mitt, candidato, candidata, indirizzo del mittente, richiedente',
  subject: 'oggetto, ogg, riferimento, argomento, riguardo a, in merito a, re, rif',
  salutation: 'saluto, formula di apertura, saluto iniziale, apertura, saluto di apertura, vocativo',
  closing:
    'chiusura, formula di chiusura, saluti, saluti finali, congedo, formula di saluto, saluto finale, formula di cortesia',
  signature: 'firma, firmato, nome, in fede, il sottoscritto, la sottoscritta',
  enclosures:
    'allegati, allegato, all, in allegato, si allega, cc, documenti allegati, per conoscenza, copia',
  // Bills
  seller:
    'venditore, venditrice, fornitore, emittente, cedente, cedente prestatore, prestatore, fatturato da, da, ditta, azienda, i nostri dati, emessa da, mittente, esercente, prestatore di servizi, professionista, dati fornitore, creditore',
  buyer:
    'cliente, acquirente, intestatario, intestata a, fatturare a, fatturato a, fattura a, destinatario, spett le, spettabile, cessionario, cessionario committente, a, dati cliente, committente, fatturata a, per, destinazione, dati del cliente, alla cortese attenzione, c a, intestazione, egr, gent, indirizzo di fatturazione',
  client:
    'cliente, committente, per, preparato per, alla cortese attenzione di, presentato a, destinatario, c a, committenza, nome cliente, per conto di, alla c a, mandante',
  invoiceNumber:
    'numero fattura, fattura n, fattura, fattura numero, n fattura, numero documento, fattura nr, numero della fattura, numero, n°, nr, numero doc, documento n, parcella n, nota n, fatt n, fattura n°',
  issueDate:
    'data fattura, data di emissione, data della fattura, data documento, emessa il, data, data emissione, del, fattura del, data di fatturazione, emissione, data doc',
  paymentDueDate:
    'scadenza, data di scadenza, scadenza pagamento, da pagare entro, pagamento entro, data scadenza, entro il, scade il, pagabile entro, da saldare entro, termine di pagamento, pagare entro, scadenze, da pagarsi entro il',
  supplyDate:
    'data di consegna, data consegna, data della prestazione, data prestazione, periodo di fatturazione, periodo di riferimento, consegna, consegnato il, data ddt, data di fornitura, competenza, periodo di competenza, prestazione del, data di esecuzione, data operazione',
  reference:
    'riferimento, rif, vs riferimento, ns riferimento, vostro riferimento, nostro riferimento, vs rif, ns rif, ordine, numero ordine, n ordine, vs ordine, commessa, progetto, contratto, causale, codice cliente, numero cliente, cig, cup, causale di pagamento, ordine di acquisto, ddt, pratica, causale bonifico, numero contratto',
  taxId:
    'partita iva, p iva, p i, piva, codice fiscale, c f, cf, codice destinatario, p iva e codice fiscale, numero iva, rea, ide, codice univoco, codice sdi, registro imprese, c f p iva, codice fiscale e partita iva, n iva',
  iban: 'iban, conto, conto corrente, c c, numero di conto, conto bancario, codice iban, n conto, cc bancario, numero conto',
  bic: 'bic, swift, codice bic, codice swift, bic swift, abi, cab, abi cab, clearing',
  bank: 'banca, coordinate bancarie, dati bancari, intestatario del conto, intestatario conto, intestato a, beneficiario, bonifico, bonifico bancario, istituto bancario, appoggio bancario, dati per il pagamento, dati per il bonifico, dettagli di pagamento, modalità di pagamento, banca d’appoggio, istituto di credito, come pagare, pagamento',
  paymentTerms:
    'condizioni di pagamento, termini di pagamento, modalità di pagamento, pagamento, condizioni, interessi di mora, mora, ritardo di pagamento, ritardato pagamento, termini, cond di pagamento',
  lines:
    'voci, righe, articoli, prodotti, servizi, prestazioni, dettaglio, dettagli, righe fattura, lavori, lavorazioni, beni, merci, acquisti, posizioni, spese, voci di fattura, competenze, onorari, ordine, prestazioni svolte',
  description:
    'descrizione, articolo, prestazione, servizio, prodotto, voce, dettaglio, oggetto, denominazione, lavoro, attività, nome, descrizione dei beni, descrizione servizio, natura e qualità, posizione, designazione, lavorazione',
  quantity: 'quantità, q tà, qta, qtà, pezzi, pz, ore, giorni, numero, n, unità, quant, gg, giornate, quanti',
  unit: 'unità, unità di misura, u m, um, misura',
  unitPrice:
    'prezzo unitario, prezzo unit, p unitario, prezzo, tariffa, tariffa oraria, costo unitario, importo unitario, prezzo per unità, p u, pu, prezzo cad, cad, cadauno, costo orario, tariffa giornaliera, valore unitario, prezzo orario',
  discount: 'sconto, sc, ribasso, riduzione, abbuono, deduzione, promozione, buono sconto, sconti, meno',
  taxRate: 'aliquota, aliquota iva, iva, % iva, imposta, cod iva, aliq, aliq iva, codice iva',
  net: 'importo, totale, netto, prezzo totale, importo netto, valore, totale riga, totale netto, somma, costo, imponibile, importo totale',
  subtotal:
    'subtotale, totale parziale, imponibile, totale imponibile, totale netto, netto, totale iva esclusa, totale merce, somma, importo netto, iva esclusa, totale senza iva, imponibile iva, totale prestazioni, totale onorari, al netto dell’iva',
  tax: 'iva, imposta, totale iva, importo iva, imposte, di cui iva, totale imposta, imposta sul valore aggiunto, iva inclusa, ammontare iva, totale imposte, iva compresa',
  total:
    'totale, totale fattura, totale documento, importo totale, totale da pagare, totale complessivo, totale generale, totale iva inclusa, totale dovuto, netto a pagare, complessivo, totale lordo, totale euro, prezzo totale, totale ivato, totale eur, da pagare, importo, in totale, importo complessivo, tot, totale a pagare, costo totale, importo da pagare',
  paid: 'acconto, pagato, già pagato, anticipo, caparra, versato, acconto versato, importo pagato, già versato, saldato, ricevuto, deposito, a dedurre acconto, meno acconto, già corrisposto, acconto ricevuto, incassato',
  due: 'da pagare, saldo, residuo, importo dovuto, a saldo, netto a pagare, rimanente, dovuto, saldo dovuto, restante, residuo da pagare, importo da pagare, saldo da pagare, totale dovuto, resta da pagare, da saldare, insoluto, a pagare',
  sums: 'totali, riepilogo, totale, importi, riepilogo iva, calcolo, somme, riepiloghi',
  receiptNumber:
    'numero scontrino, scontrino n, scontrino, ricevuta n, ricevuta, numero ricevuta, documento n, documento commerciale n, documento commerciale, doc n, transazione, numero transazione, n transazione, numero, n°, nr, n scontrino, comanda, ordine, n ricevuta, vendita, numero documento, conto n',
  dateTime:
    'data e ora, data, ora, data ora, stampato il, emesso il, data di vendita, data di acquisto, quando, data acquisto',
  cashier:
    'cassiere, cassiera, servito da, operatore, operatrice, cameriere, cameriera, addetto, addetta, commesso, commessa, vi ha servito, personale, ti ha servito, venditore, venditrice, addetto alle vendite, op, barista',
  till: 'cassa, numero cassa, cassa n, n cassa, terminale, tavolo, pos, banco, sportello, registratore, reparto, punto cassa, coperti, pompa, rt',
  payment:
    'pagamento, metodo di pagamento, modalità di pagamento, pagato con, contanti, carta, bancomat, pagamento elettronico, pagamento contanti, carta di credito, carta di debito, forma di pagamento, contante, mezzo di pagamento, ricevuto, importo pagato, tipo di pagamento, contactless',
  change:
    'resto, variazione, differenza, andamento, scostamento, crescita, rispetto a, vs, confronto, delta, trend, rispetto all’anno precedente, var, sull’anno precedente, tendenza, variazione percentuale, evoluzione',
  thanks:
    'grazie, ringraziamento, ringraziamenti, arrivederci, grazie per l’acquisto, a presto, grazie e arrivederci, messaggio di chiusura, grazie della visita, piè di pagina',
  // Careers
  experience:
    'esperienza, esperienze, esperienza lavorativa, esperienze lavorative, esperienza professionale, esperienze professionali, carriera, percorso professionale, posizioni ricoperte, lavoro, impieghi, storia professionale, esperienze di lavoro, attività professionale, incarichi, esperienza clinica, incarichi accademici, percorso lavorativo, attività lavorativa, dove ho lavorato',
  education:
    'formazione, istruzione, istruzione e formazione, studi, titoli di studio, percorso formativo, formazione accademica, percorso di studi, curriculum studiorum, titolo di studio, scuole, percorso accademico, formazione scolastica, studi e formazione, università',
  volunteering:
    'volontariato, esperienze di volontariato, attività di volontariato, impegno sociale, servizio civile, impegno civile, attività sociali, lavoro volontario',
  skills:
    'competenze, capacità, abilità, competenze tecniche, competenze chiave, conoscenze, strumenti, tecnologie, competenze informatiche, competenze digitali, capacità e competenze, punti di forza, competenze professionali, competenze personali, conoscenze informatiche, competenze principali, software, metodi, cosa so fare, capacità e competenze tecniche, competenze organizzative, so fare, sa fare',
  languages:
    'lingue, competenze linguistiche, conoscenze linguistiche, lingue straniere, lingue parlate, lingue conosciute, conoscenza delle lingue',
  publications:
    'pubblicazioni, articoli, pubblicazioni scelte, pubblicazioni selezionate, libri, scritti, saggi, articoli scientifici, monografie, contributi in volume, capitoli di libro, bibliografia, principali pubblicazioni, articoli su rivista, curatele',
  awards:
    'premi, riconoscimenti, premi e riconoscimenti, onorificenze, borse di studio, menzioni, premi e borse di studio, medaglie, successi, distinzioni, traguardi',
  certificates:
    'certificati, certificazioni, attestati, corsi, patenti, abilitazioni, corsi e certificazioni, formazione continua, licenze, patente, aggiornamento professionale, corsi di formazione, corsi di aggiornamento, brevetti, attestati e certificazioni, albo professionale, patente di guida',
  references:
    'riferimenti, bibliografia, referenze, riferimenti bibliografici, opere citate, fonti citate, letteratura, per approfondire, letture consigliate, note bibliografiche, lavori citati, approfondimenti',
  interests:
    'interessi, hobby, passioni, tempo libero, interessi personali, altri interessi, altro, altre informazioni, fuori dal lavoro, informazioni personali, interessi e passioni, ulteriori informazioni',
  grants:
    'finanziamenti, fondi, progetti finanziati, borse, fondi di ricerca, finanziamenti alla ricerca, contributi, finanziamenti ottenuti, borse di ricerca, contributi di ricerca',
  talks:
    'conferenze, relazioni, interventi, presentazioni, seminari, relazioni su invito, convegni, comunicazioni, interventi a convegni, relazioni a convegni, lezioni su invito, partecipazione a convegni, conferenze su invito',
  teaching:
    'insegnamento, didattica, attività didattica, corsi tenuti, docenza, docenze, insegnamenti, supervisione, tutoraggio, esperienza didattica, tesi seguite',
  projects:
    'progetti, progetto, progetti personali, progetti scelti, progetti selezionati, progetti principali, altri progetti, progetti significativi',
  memberships:
    'affiliazioni, associazioni, appartenenze, membro di, società scientifiche, iscrizioni, associazioni professionali, iscrizione ad albi, albi professionali, appartenenza ad associazioni, socio di, comitati',
  entries: 'voci, registrazioni, cronologia, storico, annotazioni',
  highlights:
    'risultati, responsabilità, mansioni, attività, punti salienti, compiti, in evidenza, principali mansioni, principali risultati, principali attività e responsabilità, traguardi, attività e responsabilità, cosa ho fatto, compiti e risultati, punti elenco, elenco puntato, punti',
  degree:
    'titolo, laurea, titolo di studio, indirizzo, diploma, corso di studi, facoltà, specializzazione, corso di laurea, area, qualifica conseguita, campo di studio, tipo di laurea, titolo conseguito, materia',
  level: 'livello, grado, padronanza, competenza, conoscenza, livello di conoscenza',
  // Portfolio, pages
  works:
    'lavori, opere, progetti, portfolio, lavori scelti, progetti scelti, casi studio, opere scelte, realizzazioni, i nostri lavori, i nostri progetti, i miei lavori, lavori selezionati, progetti selezionati, serie, galleria, ultimi lavori, lavori recenti, selezione, commissioni, opere selezionate, casi di studio, i miei progetti',
  year: 'anno, anni, data, realizzato nel, completato nel, dal, annata',
  medium:
    'tecnica, materiale, materiali, supporto, medium, formato, dimensioni, strumenti, tecnica e materiali, misure',
  result:
    'risultato, risultati, il risultato, i risultati, esito, effetto, impatto, cosa è cambiato, dopo, com’è andata, oggi, cosa abbiamo ottenuto, benefici, a che punto siamo',
  about:
    'chi siamo, chi sono, su di noi, su di me, la nostra storia, lo studio, biografia, bio, informazioni su, l’azienda, noi, presentazione, la bottega, chi c’è dietro, filosofia, il laboratorio, statement, la mia storia, dichiarazione d’artista',
  services:
    'servizi, i nostri servizi, cosa facciamo, cosa faccio, quello che facciamo, cosa offriamo, offerta, ambiti di attività, di cosa ci occupiamo, prestazioni, i miei servizi, di cosa mi occupo, cosa offro, aree di attività, aree di competenza, attività, come posso aiutarti, competenze',
  features:
    'caratteristiche, vantaggi, funzionalità, perché, perché noi, perché sceglierci, cosa ottieni, cosa include, cosa comprende, punti di forza, benefici, funzioni, cosa è incluso, i vantaggi, cosa è compreso, incluso, la quota comprende, buono a sapersi, cosa ci distingue, motivi, compreso nel prezzo',
  stats:
    'numeri, in numeri, cifre, statistiche, i numeri, dati, in cifre, i nostri numeri, dati chiave, fatti e cifre, numeri chiave, cifre chiave, qualche numero, l’anno in numeri, indicatori, alcuni numeri, a colpo d’occhio, dati principali',
  steps:
    'passi, come funziona, fasi, processo, procedimento, come fare, procedura, istruzioni, in tre passi, il nostro metodo, passaggi, come lavoriamo, il processo, prossimi passi, per iniziare, come si fa, metodo, preparazione, come ordinare, tappe, tre passi, e poi, come procediamo, cosa succede dopo',
  quotes:
    'testimonianze, testimonianza, citazioni, citazione, recensioni, opinioni, dicono di noi, cosa dicono di noi, cosa dicono i clienti, parlano di noi, voci, la stampa, rassegna stampa, hanno detto di noi, pareri, cosa dicono, dicono di me, feedback',
  offers:
    'prezzi, tariffe, offerte, pacchetti, piani, listino, listino prezzi, quanto costa, i nostri prezzi, biglietti, costi, abbonamenti, opzioni, preventivo, quote, investimento, formule, ingressi, prezzi e pacchetti, quote di partecipazione, tariffario, budget, onorari, prezzo, costo, proposta economica, ingresso, offerta economica, quota associativa',
  questions:
    'domande, domande frequenti, faq, domande e risposte, le vostre domande, domande comuni, ci chiedono spesso, le domande più frequenti, dubbi, chiedono spesso, d e r',
  question: 'domanda, d',
  answer: 'risposta, r',
  navigation: 'navigazione, barra di navigazione',
  links:
    'link, i miei link, collegamenti, altri link, link utili, risorse, dove trovarmi, pulsanti, segnalibri, trovami su, tutti i link',
  gallery:
    'galleria, foto, immagini, fotografie, album, galleria fotografica, in immagini, fotogallery, galleria immagini, scatti',
  team: 'squadra, team, il team, il nostro team, lo staff, staff, persone, chi siamo, membri, collaboratori, collaboratrici, fondatori, direzione, organico, consiglio direttivo, personale, la squadra, docenti, le persone, direttivo, gruppo, consiglio di amministrazione, il gruppo, collettivo',
  // Cases, documents
  challenge:
    'sfida, la sfida, problema, il problema, contesto, situazione, situazione iniziale, punto di partenza, esigenza, il bisogno, la richiesta, prima, le esigenze, l’esigenza, incarico, la situazione, necessità, situazione di partenza, brief',
  approach:
    'approccio, soluzione, la soluzione, la nostra soluzione, il nostro approccio, cosa abbiamo fatto, metodo, strategia, intervento, l’intervento, proposta, come abbiamo lavorato, realizzazione, l’idea, soluzione proposta, implementazione, il lavoro, la proposta, la strategia, concept, come abbiamo fatto',
  facts:
    'scheda, dati, in breve, scheda tecnica, scheda progetto, fatti, dettagli, specifiche, a colpo d’occhio, dati principali, caratteristiche tecniche, dati tecnici, informazioni, dati del progetto, crediti, dati essenziali, l’essenziale, in sintesi',
  parties:
    'parti, le parti, tra, fra, parti contraenti, tra le parti, parte, contraenti, e, da una parte, dall’altra parte, le parti contraenti',
  effectiveDate:
    'data di decorrenza, decorrenza, data di efficacia, entrata in vigore, in vigore dal, efficace dal, data di inizio, data del contratto, stipulato il, data di entrata in vigore, a decorrere dal, con decorrenza dal, data, data di stipula, valido dal',
  clauses:
    'clausole, articoli, disposizioni, condizioni, pattuizioni, clausola, articolo, termini, sezioni, si conviene quanto segue, accordo, condizioni contrattuali, paragrafi, termini e condizioni, convenzione',
  definitions:
    'definizioni, glossario, termini definiti, termini, interpretazione, vocabolario, termini e definizioni, abbreviazioni, parole, terminologia, lessico',
  term: 'termine, parola, espressione, voce, vocabolo, termine definito',
  meaning: 'significato, definizione, significa, senso, accezione',
  schedules: 'allegati, allegato, appendici, appendice, documenti allegati',
  law: 'legge applicabile, foro competente, giurisdizione, diritto applicabile, legge applicabile e foro competente, foro, controversie, legge regolatrice',
  background:
    'premesse, premesso che, preambolo, contesto, premessa, oggetto, antefatto, considerato che, finalità',
  panels:
    'pannelli, pagine, ante, facciate, facciata, pannello, pagina, interno, esterno, sezioni, parti, lati, capitoli, retro, alette, antina',
  sections:
    'sezioni, capitoli, parti, categorie, portate, gruppi, indice, rubriche, contenuti, blocchi, paragrafi',
  legend:
    'legenda, allergeni, simboli, elenco allergeni, icone, lista degli allergeni, abbreviazioni, informazioni sugli allergeni, tabella allergeni, segni, allergeni e additivi, codici',
  items:
    'elementi, piatti, prodotti, articoli, voci, elenco, lista, portate, cose, menù, selezione, posizioni, proposte',
  marks:
    'allergeni, simboli, dieta, icone, etichette, contrassegni, vegano, vegetariano, adatto a, marchi, note',
  spreads: 'doppie pagine, doppia pagina, look, tavole, outfit, completi, pagine, storie, capitoli',
  stories:
    'notizie, articoli, storie, in questo numero, sommario, novità, contenuti, temi, rubriche, approfondimenti, in primo piano, servizi, aggiornamenti, argomenti, attualità',
  preheader: 'preintestazione, preheader, testo di anteprima, anteprima, testo anteprima, pre-header',
  unsubscribe:
    'disiscriviti, annulla iscrizione, cancellati, disiscrizione, link di disiscrizione, cancella iscrizione, annulla l’iscrizione, cancellazione, gestisci iscrizione, non ricevere più',
  // Graphics
  modules: 'moduli, blocchi, grafici, sezioni, parti, riquadri, pannelli, capitoli, figure',
  series:
    'serie, grafico, dati, valori, andamento, per mese, per anno, storico, serie storica, nel tempo, distribuzione, mensile, curva, ripartizione, trend, cifre, evoluzione',
  label:
    'etichetta, indicatore, metrica, nome, voce, misura, categoria, titolo, kpi, dato, cosa, cifra, grandezza, campo',
  target:
    'obiettivo, traguardo, previsto, budget, piano, soglia, target, pianificato, limite, valore obiettivo, meta, previsione',
  tiles:
    'indicatori, indicatori chiave, metriche, numeri chiave, kpi, schede, riepilogo, a colpo d’occhio, cruscotto, panoramica, riquadri, cifre principali, numeri principali, dati chiave',
  tasks:
    'attività, da fare, compiti, azioni, prossimi passi, cose da fare, punti aperti, elenco attività, questioni aperte, azioni da intraprendere, misure, piano d’azione, lista delle cose da fare, in sospeso',
  tables: 'tabelle, tabella, dettagli, dati, elenchi, dettaglio, prospetto',
  events:
    'eventi, cronologia, linea del tempo, tappe, date, storia, momenti, date chiave, date importanti, calendario, avvenimenti, pietre miliari, momenti chiave, anni, cronaca, cronistoria',
  lanes:
    'colonne, fasi, temi, filoni, trimestri, orizzonti, gruppi, aree, corsie, tappe, roadmap, versioni, linee, pilastri, ambiti, cantieri',
  status: 'stato, stato di avanzamento, avanzamento, fase, situazione, condizione, progresso, stadio',
  owner:
    'responsabile, referente, assegnato a, assegnata a, chi, a carico di, in carico a, incaricato, incaricata, titolare, proprietario, resp, gestito da, a cura di, persona responsabile, team',
  milestone:
    'tappa, traguardo, scadenza, versione, rilascio, sprint, iterazione, trimestre, fase, colonna, tema, filone, milestone, area, ambito, pietra miliare, orizzonte',
  people:
    'persone, personale, collaboratori, membri, organico, organigramma, dipendenti, squadra, posizioni, organizzazione, struttura, gerarchia, componenti, sottoposti, staff, ruoli',
  reportsTo:
    'riporta a, riportano a, risponde a, rispondono a, superiore, responsabile, capo, dipende da, responsabile diretto, supervisore, manager, sotto la direzione di, superiore diretto, diretto superiore, fa capo a, superiore gerarchico',
  vacant:
    'vacante, posizione aperta, posto vacante, da assumere, da coprire, in selezione, scoperto, in fase di selezione, posizione vacante, ricerca in corso, da definire',
  // Talks
  pageHeader: 'intestazione, intestazione di pagina',
  frontSide: 'fronte, lato anteriore',
  backSide: 'retro, sul retro, lato posteriore',
  pageFooter: 'piè di pagina, piede',
  slides:
    'diapositive, diapositiva, titolo della diapositiva, sulla slide, sulla diapositiva, a schermo, slides, slide, lucidi, lucido',
  speech: 'note del relatore, note relatore, cosa dico, dico, parlato, testo parlato, copione',
  // Words inside copy rather than labels
  greetingWords:
    'gentile, gentili, egregio, egregia, egregi, caro, cara, cari, care, buongiorno, buonasera, salve, ciao, spettabile, spett le, gentilissimo, gentilissima, pregiatissimo, stimato, stimata, a chi di competenza, carissimi, carissimo, carissima',
  closingWords:
    'cordiali saluti, distinti saluti, cordialmente, un cordiale saluto, con i migliori saluti, i migliori saluti, saluti, in fede, con stima, un abbraccio, a presto, un caro saluto, cari saluti, con affetto, porgo distinti saluti, grazie e cordiali saluti, tanti saluti, migliori saluti, molti cordiali saluti, baci, saluti cordiali, colgo l’occasione per, ringraziando, con osservanza, buon lavoro',
  totalWords:
    'totale, totali, totale generale, somma, saldo, in totale, complessivo, in tutto, subtotale, tot, complessivamente',
  presentWords:
    'oggi, presente, in corso, attuale, attualmente, ad oggi, ora, adesso, tuttora, dal, a tutt’oggi, alla data attuale',
  doneWords:
    'fatto, fatta, completato, completata, terminato, terminata, finito, finita, concluso, conclusa, chiuso, chiusa, rilasciato, rilasciata, consegnato, consegnata, pubblicato, pubblicata, lanciato, lanciata, pronto, pronta, risolto, raggiunto, approvato, realizzato, pagato, attivato, in produzione, online',
  activeWords:
    'in corso, in lavorazione, attivo, attiva, in sviluppo, in revisione, in test, avviato, avviata, iniziato, iniziata, aperto, aperta, in fase di test, in progettazione, in costruzione, in atto, in fase di sviluppo, adesso, in beta, in linea con i tempi, in esecuzione',
  plannedWords:
    'pianificato, pianificata, previsto, prevista, prossimo, prossima, prossimamente, da fare, in programma, in attesa, programmato, programmata, in arrivo, non iniziato, non iniziata, da iniziare, a breve, presto, in coda, proposto, bozza, da avviare, in pianificazione, a seguire, successivo',
  laterWords:
    'più avanti, più tardi, in futuro, un giorno, idea, idee, forse, da valutare, in valutazione, allo studio, a lungo termine, futuro, da esplorare, in esplorazione, ricerca, poi, dopo, lungo termine',
  blockedWords:
    'bloccato, bloccata, a rischio, in ritardo, sospeso, sospesa, fermo, ferma, in pausa, ritardato, rischio, critico, scaduto, rinviato, rinviata, in sospeso, rallentato, posticipato',
  droppedWords:
    'annullato, annullata, abbandonato, abbandonata, scartato, scartata, cancellato, cancellata, mai, respinto, respinta, eliminato, rifiutato, non si farà, archiviato, non previsto, non nel, non faremo, fuori programma, non quest anno',
  vacantWords:
    'vacante, posizione aperta, posizione vacante, posto vacante, da assumere, da coprire, in selezione, cercasi, scoperto, stiamo assumendo, in cerca, ricerca in corso, in fase di selezione',
  staffWords:
    'staff, unità di staff, ufficio di staff, assistente, assistente di direzione, segreteria, segretaria, consulente, audit interno',
  freeWords:
    'gratis, gratuito, gratuita, libero, ingresso libero, ingresso gratuito, omaggio, in omaggio, compreso, compresa, incluso, inclusa, su richiesta, prezzo di mercato, offerto, offerto dalla casa, senza costi, gratuitamente, offerta libera, secondo mercato, al mercato, secondo pescato',
  streetWords:
    'via, viale, v le, piazza, p za, p zza, piazzale, p le, corso, c so, vicolo, largo, strada, lungomare, vico, contrada, borgo, località, loc, calle, rampa, galleria, campo, lungotevere, lungarno, fondamenta, traversa, passaggio, piazzetta, salita, frazione, fraz, stradone, circonvallazione, lungolago, riva, str',
  callsWords: 'sono, mi chiamo, il mio nome è',
  livesWords: 'abito a, vivo a, risiedo a, abito in',
  companyWords:
    'srl, s r l, srls, spa, s p a, snc, s n c, sas, s a s, sagl, soc coop, cooperativa, società, ditta, azienda, associazione, fondazione, studio, gruppo, università, istituto, scuola, liceo, ospedale, agenzia, fratelli, f lli, figli, aps, onlus, ets, asd, ssd, comune, cantina, tenuta, bottega, edizioni, casa editrice, consorzio, compagnia, laboratorio, officina, ente, politecnico, azienda agricola, federazione',
}))
