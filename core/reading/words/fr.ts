import { onDemand } from '../../on-demand.ts'
import type { Words } from './en.ts'

/** What labels mean, in French. */
export const french: () => Words = onDemand(() => ({
  // The document
  title:
    'titre, intitulé, titre principal, grand titre, en-tête, nom du document, libellé du titre, en grand, grande ligne',
  subtitle:
    'sous-titre, sous titre principal, accroche, slogan, signature de marque, devise, baseline, en plus petit, ligne en dessous, juste en dessous',
  eyebrow: 'surtitre, sur-titre, étiquette de rubrique',
  summary:
    'texte d’ouverture, résumé, chapô, chapeau, introduction, intro, présentation, aperçu, en bref, en résumé, synthèse, abrégé, description, sommaire exécutif, l’essentiel, en un coup d’œil, profil, profil professionnel, à propos de moi, objectif, objectif professionnel, préambule, contexte, argument, ce que je fais',
  text: 'texte, corps, corps du texte, contenu, message, détails, détail, développement, récit, copie',
  author:
    'auteur, auteure, autrice, auteurs, rédacteur, rédactrice, rédaction, par, écrit par, rédigé par, préparé par, établi par, présenté par, intervenant, intervenante, orateur, oratrice, conférencier, conférencière, texte de',
  publisher:
    'éditeur, éditrice, maison d’édition, édité par, publié par, publication, parution, média, marque',
  date: 'date, daté du, jour, quand, le, en date du, date et heure',
  datePublished:
    'publié le, publiée le, date de publication, date de parution, parution, paru le, mis en ligne le, publication',
  updated:
    'mis à jour, mise à jour, mis à jour le, dernière mise à jour, modifié le, dernière modification, révisé le, état au, à jour au',
  version: 'version, révision, rév, édition, indice, brouillon',
  period:
    'période, période couverte, exercice, trimestre, mois, semaine, année, durée, laps de temps, semestre',
  season: 'saison, collection, gamme',
  issue: 'numéro, n°, no, édition, volume, vol, lettre n°, numéro de parution',
  language: 'langue, langue du document',
  image:
    'image, photo, photographie, couverture, image de couverture, visuel, illustration, portrait, avatar, image de fond, photo de profil',
  logo: 'logo, logotype, emblème',
  link: 'lien, liens, cible du lien, lien hypertexte',
  url: 'site, site web, site internet, page web, adresse web, adresse internet, internet, web, en ligne, page, domaine, url, vérification, vérifier, vérifier sur, vérifiable sur, lien de vérification, gérer ma réservation',
  email:
    'e-mail, courriel, mail, mél, adresse e-mail, adresse courriel, adresse mail, adresse électronique, courrier électronique, nous écrire, écrire à',
  telephone:
    'téléphone, tél, tel, portable, mobile, cellulaire, cell, natel, gsm, numéro de téléphone, ligne directe, téléphone portable, appeler, appelez-nous, fixe, bureau, standard, whatsapp, port',
  fax: 'fax, télécopie, télécopieur, numéro de fax',
  address:
    'adresse, adresse postale, rue, siège, siège social, bureaux, nous trouver, où nous trouver, domicile, coordonnées postales, locaux',
  city: 'ville, commune, localité, lieu, municipalité, village',
  country: 'pays, nation',
  contact:
    'contact, contacts, contactez-nous, nous contacter, coordonnées, personne de contact, interlocuteur, interlocutrice, votre contact, pour nous joindre, nous joindre, nous écrire, nous rendre visite, renseignements, informations, plus d’informations, pour en savoir plus, pour tout renseignement, infos pratiques, mentions légales, une question, des questions, informations personnelles, données personnelles, état civil, coordonnées personnelles, renseignements personnels',
  socials:
    'réseaux sociaux, réseaux, suivez-nous, nous suivre, me suivre, médias sociaux, retrouvez-nous, suivez-moi',
  profiles: 'profils, profils en ligne, comptes, profils sociaux',
  handle:
    'identifiant, pseudo, pseudonyme, nom d’utilisateur, nom d’utilisatrice, compte, instagram, mastodon, arobase',
  action:
    'action, bouton, appel à l’action, bouton principal, texte du bouton, libellé du bouton, action principale, prochaine étape, lien principal, cta',
  secondAction:
    'deuxième bouton, second bouton, bouton secondaire, action secondaire, deuxième action, deuxième lien, autre bouton, lien secondaire',
  name: 'nom, nom complet, nom et prénom, prénom et nom, nom prénom, prénom nom, personne, nom prénoms',
  givenName: 'prénom, prénoms',
  familyName: 'nom de famille, nom, patronyme, nom d’usage',
  jobTitle:
    'fonction, poste, titre, rôle, métier, profession, emploi, qualité, poste occupé, intitulé du poste, titre du poste, grade, charge, poste visé, poste recherché, emploi visé, emploi recherché, poste souhaité, poste actuel, fonction actuelle',
  organization:
    'organisation, entreprise, société, employeur, organisme, institution, établissement, école, université, agence, studio, association, atelier, raison sociale, club, équipe, service, département, maison, magasin, boutique, structure, compagnie, restaurant, boulangerie, enseigne, commerce, dénomination, dénomination sociale',
  pronouns: 'pronoms',
  note: 'note, remarque, observation, commentaire, nota bene, nb, n b, ps, p s, annotation, nota',
  notes:
    'notes, remarques, observations, commentaires, divers, autres informations, informations complémentaires, à noter, bon à savoir, important, précisions, notes de l’orateur, autre',
  terms:
    'conditions générales, conditions, conditions d’utilisation, conditions générales de vente, cgv, cgu, mentions légales, mentions, règlement, modalités, clause de non-responsabilité, conditions de transport, conditions de vente, petits caractères, important, informations importantes, règles, règlement intérieur, modalités et conditions, à savoir',
  conditions:
    'conditions, condition, conditions de l’offre, modalités, restrictions, exclusions, valable pour, non cumulable avec, non cumulable, non valable avec, limites, règles, minimum d’achat, achat minimum, exigences, critères d’admissibilité',
  sources:
    'sources, source, source des données, sources des données, données, crédits, méthode, méthodologie, d’où viennent les chiffres',
  tags: 'mots-clés, mot-clé, étiquettes, étiquette, catégories, catégorie, thèmes, rubriques, rubrique, sujets, thématiques',
  // Events, tickets
  event:
    'événement, manifestation, spectacle, concert, représentation, rencontre, match, film, pièce, tournée, exposition, festival, séance, production, rendez-vous, conférence, soirée, quoi',
  performer:
    'artiste, artistes, interprète, interprètes, distribution, avec, groupe, soliste, chef d’orchestre, direction, direction musicale, à l’affiche, première partie, intervenant, intervenante, intervenants, mise en scène, réalisation, réalisateur, réalisatrice, musique de',
  startDate:
    'date de début, début, commence le, à partir du, du, date de l’événement, date du spectacle, date de la représentation, ouverture, dates, vernissage, date et heure',
  endDate: 'date de fin, fin, au, jusqu’au, se termine le, clôture, date de clôture, finissage',
  time: 'heure, horaire, horaires, heure de début, début, à, début du spectacle, début du concert, lever de rideau, coup d’envoi, commence à, séance',
  endTime: 'heure de fin, fin, se termine à, jusqu’à, fin à, fin prévue',
  doorTime:
    'ouverture des portes, portes, entrée dès, accueil, accueil dès, ouverture des caisses, ouverture de la billetterie, ouverture de la salle, portes ouvertes à, entrée à partir de, accès dès',
  location:
    'lieu, endroit, salle, théâtre, stade, où, point de rendez-vous, lieu de rendez-vous, lieu de l’événement, site, à, adresse du lieu, emplacement, basé à, basée à, aréna, habite à',
  programme:
    'programme, déroulement, déroulé, ordre du jour, horaires, calendrier, au programme, emploi du temps, programme de la journée, à l’affiche, programmation, agenda, grille horaire, sessions',
  organizer:
    'organisateur, organisatrice, organisé par, organisée par, organisation, production, produit par, présenté par, une production de, producteur, promoteur, présente, hôte',
  sponsors:
    'partenaires, partenaire, sponsors, sponsor, commanditaires, commanditaire, mécènes, mécène, avec le soutien de, soutenu par, en partenariat avec, parrainé par, financé par, soutiens, remerciements, avec le concours de',
  seatSection:
    'section, bloc, voiture, wagon, pont, tribune, zone, secteur, niveau, étage, balcon, parterre, orchestre, corbeille, fosse, catégorie, carré, galerie, gradin, gradins, loge, type de billet, type de place, travée, table, n° de table',
  seatRow: 'rang, rangée, file, numéro de rang',
  seatNumber:
    'place, siège, fauteuil, numéro de place, n° de place, numéro de siège, place n°, siège n°, strapontin',
  entrance: 'entrée, porte, accès, porte d’entrée, entrée par, portique, tourniquet, guichet, escalier',
  holder:
    'titulaire, titulaire du billet, détenteur, détentrice, porteur, nom sur le billet, au nom de, émis au nom de, invité, invitée, visiteur, visiteuse, participant, participante, membre, réservé par, acheteur, pour, bénéficiaire, admet',
  price:
    'prix, prix du billet, tarif, montant, coût, prix d’entrée, prix ttc, payé, prix payé, entrée, frais, droit d’entrée',
  orderNumber:
    'numéro de commande, n° de commande, commande, commande n°, numéro de réservation, n° de réservation, réservation, réservation n°, référence de réservation, référence de commande, référence, réf, numéro de confirmation, transaction, numéro de dossier, dossier',
  ticketNumber:
    'numéro de billet, n° de billet, billet, billet n°, no de billet, e-billet, billet électronique, numéro de série, code-barres, numéro, n°, no, code du billet, ticket, ticket n°, identifiant du billet',
  // Flights
  airline:
    'compagnie aérienne, compagnie, transporteur, opéré par, vol opéré par, effectué par, assuré par, exploitant, compagnie ferroviaire, compagnie maritime',
  passengerName:
    'passager, passagère, nom du passager, nom de la passagère, voyageur, voyageuse, nom, nom du voyageur, nom du passager ou de la passagère',
  flightNumber:
    'vol, numéro de vol, n° de vol, vol n°, train, numéro de train, train n°, traversée, service, liaison',
  departureAirport:
    'départ, de, aéroport de départ, au départ de, origine, provenance, ville de départ, gare de départ, départ de, depuis',
  arrivalAirport:
    'arrivée, à, vers, destination, aéroport d’arrivée, ville d’arrivée, à destination de, gare d’arrivée, arrivée à, aéroport de destination',
  departureDate: 'date de départ, date du vol, date de voyage, date du voyage, date, départ le',
  boardingTime:
    'embarquement, heure d’embarquement, embarquement à, présentation, rendez-vous à, se présenter à, début d’embarquement, début de l’embarquement, embarquement dès, présentation à la porte',
  departureTime: 'heure de départ, départ, départ à, décollage, départ prévu, heure de décollage, dép',
  arrivalTime: 'heure d’arrivée, arrivée, arrivée à, atterrissage, arrivée prévue, arr',
  gate: 'porte, porte d’embarquement, quai, voie, numéro de porte, barrière',
  gateCloses:
    'fermeture de la porte, fermeture porte, fermeture des portes, fin d’embarquement, fin de l’embarquement, fermeture de l’embarquement, heure limite d’embarquement, dernier appel, porte fermée à, fermeture',
  terminal: 'terminal, aérogare, terminal de départ, hall',
  seat: 'siège, place, numéro de siège, n° de siège, place assise, siège n°',
  cabinClass:
    'classe, cabine, classe de voyage, classe de cabine, classe de réservation, classe tarifaire, classe de service',
  boardingGroup: 'groupe, groupe d’embarquement, zone, zone d’embarquement, priorité, ordre d’embarquement',
  sequenceNumber:
    'séquence, numéro de séquence, n° de séquence, numéro d’enregistrement, n° d’enregistrement, numéro d’ordre, n° d’ordre, séq',
  reservationNumber:
    'réservation, numéro de réservation, n° de réservation, référence de réservation, code de réservation, dossier, référence du dossier, référence dossier, numéro de dossier, pnr, référence, réf, confirmation, numéro de confirmation, code de confirmation',
  frequentFlyer:
    'numéro de fidélité, n° de fidélité, carte de fidélité, programme de fidélité, fidélité, grand voyageur, miles, grands voyageurs, flying blue, numéro de membre',
  baggage:
    'bagages, bagage, bagage en soute, bagages en soute, bagage à main, bagages à main, bagage cabine, bagages cabine, franchise bagages, bagages enregistrés, bagage enregistré',
  // Certificates, vouchers, coupons
  recipient:
    'bénéficiaire, destinataire, décerné à, décernée à, délivré à, délivrée à, remis à, remise à, attribué à, accordé à, certifie que, atteste que, conféré à, pour, à, offert à, à l’attention de, récipiendaire, lauréat, lauréate, titulaire, étudiant, étudiante, participant, participante, stagiaire, diplômé, diplômée, en l’honneur de, en faveur de, pour qui, à remettre à',
  credential:
    'formation, cours, diplôme, certification, qualification, titre, distinction, prix, programme, stage, compétence, intitulé de la formation, pour, module, en reconnaissance de, discipline, spécialité, sujet, atelier, grade de, mention, a suivi, a réussi, parcours',
  issuer:
    'émetteur, émis par, délivré par, délivrée par, décerné par, établi par, organisme, organisme de formation, organisme certificateur, autorité de délivrance, établissement, institution, école, université, entreprise, académie, certifié par, remis par, offert par, de, valable chez, valable à, magasin, boutique',
  dateIssued:
    'délivré le, délivrée le, date de délivrance, date d’émission, émis le, décerné le, fait le, fait à, établi le, date d’obtention, obtenu le, date de fin de formation, date, délivré, délivrée, établi',
  identifier:
    'numéro de certificat, n° de certificat, certificat n°, numéro du diplôme, diplôme n°, attestation n°, numéro d’enregistrement, n° d’enregistrement, identifiant, matricule, numéro de référence, numéro, n°, no, référence, numéro de série, numéro de document, numéro de licence, code de vérification, numéro de registre',
  grade: 'note, mention, résultat, score, appréciation, moyenne, points, niveau, cote, distinction',
  hours:
    'durée, heures, nombre d’heures, volume horaire, durée de la formation, crédits, crédits ects, ects, heures de formation',
  signatures:
    'signatures, signature, signé par, signataires, signataire, signé, pour et au nom de, en foi de quoi, les soussignés, bon pour accord, lu et approuvé, fait en deux exemplaires, acceptation, visa',
  offer:
    'offre, remise, réduction, promotion, promo, rabais, avantage, offre spéciale, vous économisez, vous recevez, bon pour, cadeau, économie, ristourne',
  product:
    'produit, produits, article, articles, valable sur, sur, applicable à, pour l’achat de, marchandise, marchandises',
  code: 'code, code promo, code promotionnel, code de réduction, code avantage, code cadeau, code du bon, avec le code, code d’accès, numéro de carte, code secret, code d’utilisation, code rabais, pin, nip',
  serialNumber:
    'numéro de série, n° de série, numéro du bon, n° du bon, bon n°, série, numéro, n°, no, numéro de carte, chèque n°, numéro de chèque',
  validFrom:
    'valable dès, valable à partir du, valable du, valide dès, valide à partir du, à partir du, dès le, du, début, entrée en vigueur, début de validité, utilisable dès',
  validThrough:
    'valable jusqu’au, valable jusqu’à, valide jusqu’au, validité, jusqu’au, au, expire le, expiration, date d’expiration, date limite, date limite d’utilisation, fin de validité, à utiliser avant le, à utiliser jusqu’au, à utiliser avant, fin, échéance, date de validité, offre valable jusqu’au, péremption, valable',
  value:
    'valeur, montant, d’une valeur de, solde, crédit, somme, chiffre, réel, actuel, nombre, valeur du bon, valeur faciale, réalisé',
  giver:
    'de la part de, de, offert par, donateur, donatrice, expéditeur, expéditrice, cadeau de, avec tout l’amour de, offrant',
  message:
    'message, message personnel, mot, petit mot, dédicace, mot personnel, vœux, texte personnel, votre message',
  redeemAt:
    'à utiliser chez, à échanger, utilisable chez, utilisable à, à valoir chez, à valoir sur, valable chez, valable dans, valable à, comment utiliser, comment l’utiliser, mode d’emploi, utilisation, où l’utiliser, à faire valoir, réserver, réservation, pour réserver, sur réservation, lieu d’utilisation',
  // Invitations
  hosts:
    'hôtes, hôte, hôtesse, invités par, de la part de, les mariés, les parents, mariés, parents, de, l’invitant, vous invitent, vous invite, les futurs mariés',
  request:
    'invitation, formule d’invitation, texte de l’invitation, ont le plaisir de vous inviter, a le plaisir de vous inviter, vous êtes invités, vous êtes invité, nous vous invitons, nous avons le plaisir, ont la joie de vous inviter, vous prient d’assister, sont heureux de vous inviter',
  dress:
    'tenue, code vestimentaire, dress code, tenue vestimentaire, tenue de soirée, tenue souhaitée, tenue conseillée, tenue exigée',
  rsvp: 'rsvp, r s v p, réponse, réponse souhaitée, réponse souhaitée avant le, répondre avant le, merci de répondre, merci de répondre avant le, confirmer, confirmation, merci de confirmer, inscription, réponse attendue, prière de répondre, réponse avant le',
  // Letters
  sender: 'expéditeur, expéditrice, de, exp, de la part de, candidat, candidate, adresse de l’expéditeur',
  subject: 'objet, sujet, concerne, concernant, réf, ligne d’objet, relatif à',
  salutation: 'salutation, formule d’appel, formule de salutation, appel, formule d’ouverture',
  closing: 'formule de politesse, salutations, formule finale, formule de clôture, politesse, conclusion',
  signature: 'signature, signé, nom, signataire, le soussigné, la soussignée',
  enclosures:
    'pièces jointes, pièce jointe, pj, p j, annexe, annexes, documents joints, ci-joint, copie, cc, pièces annexes',
  // Bills
  seller:
    'vendeur, vendeuse, émetteur, fournisseur, prestataire, facturé par, de, société, entreprise, marchand, nos coordonnées, expéditeur, émise par, émis par, bénéficiaire, auto-entrepreneur',
  buyer:
    'client, cliente, acheteur, acheteuse, facturé à, facturée à, facture à, facturer à, adresse de facturation, destinataire, à, pour, vendu à, payeur, livré à, à l’attention de, coordonnées du client, preneur, acquéreur, adressé à',
  client:
    'client, cliente, pour, préparé pour, préparée pour, à l’attention de, maître d’ouvrage, commanditaire, donneur d’ordre, présenté à, mandant, mandante, nom du client, pour le compte de',
  invoiceNumber:
    'numéro de facture, n° de facture, no de facture, facture, facture n°, facture no, n° facture, numéro de document, numéro, n°, no, réf facture, facture numéro',
  issueDate:
    'date de facture, date de la facture, date d’émission, émise le, émis le, date de facturation, établie le, date, en date du, date du document, facturé le',
  paymentDueDate:
    'échéance, date d’échéance, à payer avant le, à payer avant, à régler avant le, payable jusqu’au, payable avant le, payable le, date limite de paiement, délai de paiement, à payer jusqu’au, dû le, date de règlement, paiement dû le',
  supplyDate:
    'date de livraison, date de prestation, date de la prestation, livraison, période de prestation, période de facturation, date d’exécution, livré le, date de vente, date de service, période facturée, réalisé le',
  reference:
    'référence, réf, votre référence, notre référence, v réf, n réf, numéro de commande, n° de commande, bon de commande, commande, dossier, projet, affaire, numéro de client, n° client, numéro de contrat, référence de paiement, communication, communication structurée, mandat, référence client, chantier',
  taxId:
    'numéro de tva, n° tva, n° de tva, tva intracommunautaire, n° tva intracommunautaire, tva intracom, siret, siren, numéro fiscal, numéro d’entreprise, ide, neq, rcs, n° tps, n° tvq, numéro siret, identifiant fiscal, bce, numéro d’identification',
  iban: 'iban, numéro de compte, n° de compte, compte, compte bancaire, ccp, compte iban, rib',
  bic: 'bic, swift, code banque, code bic, bic swift, code swift, code guichet, clearing, numéro de transit',
  bank: 'banque, coordonnées bancaires, domiciliation, domiciliation bancaire, titulaire du compte, bénéficiaire, à l’ordre de, payable à, nom de la banque, règlement par virement, informations de paiement, virement, virement bancaire, modalités de paiement, relevé d’identité bancaire, mode de paiement, comment payer',
  paymentTerms:
    'conditions de paiement, conditions de règlement, modalités de paiement, modalités de règlement, délai de paiement, pénalités de retard, retard de paiement, intérêts de retard, conditions, termes de paiement, escompte',
  lines:
    'lignes, postes, articles, prestations, produits, services, détail, détail de la facture, détail des prestations, positions, lignes de facture, travaux, marchandises, achats, fournitures, frais, commande',
  description:
    'description, désignation, libellé, intitulé, article, prestation, produit, service, détail, détails, nature, travaux, tâche, position, nom, désignation des prestations, objet, poste',
  quantity:
    'quantité, qté, qte, quant, nombre, nb, nbre, unités, heures, jours, pièces, pcs, nombre de jours, nombre d’heures, combien',
  unit: 'unité, unité de mesure, un, u, mesure',
  unitPrice:
    'prix unitaire, pu, p u, pu ht, prix unitaire ht, prix unit, prix à l’unité, tarif horaire, taux horaire, tarif, tarif journalier, tjm, prix, coût unitaire, prix par unité, taux journalier, pu ttc',
  discount:
    'remise, rabais, réduction, ristourne, escompte, déduction, promotion, remise commerciale, bon de réduction, remise accordée, moins',
  taxRate: 'taux de tva, taux tva, tva, taux, taux de taxe, tps, tvq, taxe, taux d’imposition',
  net: 'montant, montant ht, total ht, total, prix total, total ligne, montant net, prix ht, valeur, prix total ht, net, somme, montant total, coût',
  subtotal:
    'sous-total, total ht, montant ht, total hors taxes, total hors taxe, total net, base ht, montant hors taxes, sous-total ht, total net ht, base imposable, total avant taxes, total hors tva, hors taxes, montant total ht, total des prestations',
  tax: 'tva, montant tva, montant de la tva, total tva, taxe, taxes, tps, tvq, tvh, dont tva, taxe sur la valeur ajoutée, tva incluse, total des taxes, tva comprise',
  total:
    'total, total ttc, montant ttc, montant total, total général, net à payer, total à payer, total dû, somme totale, montant total ttc, toutes taxes comprises, total toutes taxes comprises, total facture, à payer, grand total, prix total, total tvac, ttc, montant à payer, montant, en tout, coût total',
  paid: 'acompte, payé, déjà payé, déjà réglé, réglé, acompte versé, acompte reçu, acompte déduit, arrhes, versé, montant payé, avance, provision, dépôt, montant versé, déjà versé',
  due: 'reste à payer, solde, solde dû, net à payer, à payer, montant dû, reste dû, restant dû, solde à payer, à régler, total dû, montant à payer, reste à régler, somme due, solde à régler',
  sums: 'totaux, récapitulatif, total, montants, récapitulation, sommes, calcul',
  receiptNumber:
    'numéro de ticket, n° de ticket, ticket, ticket n°, reçu n°, reçu, numéro de reçu, n° de reçu, transaction, numéro de transaction, n° de transaction, quittance n°, bon n°, facturette, numéro, n°, no, commande, note n°, addition n°, addition, vente',
  dateTime:
    'date et heure, date, date heure, heure, horodatage, imprimé le, le, date de vente, date d’achat, acheté le, vendu le',
  cashier:
    'caissier, caissière, servi par, serveur, serveuse, vendeur, vendeuse, vous avez été servi par, hôte de caisse, hôtesse de caisse, opérateur, opératrice, personnel, conseiller, conseillère, encaissé par, votre serveur',
  till: 'caisse, n° de caisse, numéro de caisse, terminal, poste, table, comptoir, guichet, borne, caisse n°, pompe, tpv',
  payment:
    'paiement, règlement, mode de paiement, mode de règlement, payé par, réglé par, carte, carte bancaire, cb, espèces, comptant, moyen de paiement, bancontact, chèque, sans contact, reçu, carte de crédit, carte de débit, interac, remis, liquide',
  change:
    'rendu, monnaie, rendu monnaie, monnaie rendue, à rendre, évolution, variation, écart, différence, tendance, croissance, par rapport à, vs, comparé à, vs n-1, delta, sur un an, progression',
  thanks:
    'merci, remerciement, remerciements, mot de la fin, formule de remerciement, à bientôt, au revoir, merci de votre visite, pied de page, message de fin',
  // Careers
  experience:
    'expérience, expériences, expérience professionnelle, expériences professionnelles, parcours, parcours professionnel, carrière, emplois, postes occupés, postes, activité professionnelle, expérience de travail, parcours académique, fonctions exercées, expérience clinique, expérience pertinente',
  education:
    'formation, formations, formation académique, études, diplômes, éducation, parcours scolaire, scolarité, cursus, formation initiale, études et diplômes, formation et diplômes, études supérieures, titres universitaires, écoles, université',
  volunteering:
    'bénévolat, engagement, engagements, engagement associatif, expérience bénévole, vie associative, activités bénévoles, engagements associatifs, volontariat, activités associatives, service civique',
  skills:
    'compétences, compétences clés, compétences techniques, savoir-faire, aptitudes, expertise, expertises, outils, technologies, logiciels, atouts, savoir-être, compétences professionnelles, domaines de compétence, points forts, informatique, instruments, méthodes, je sais faire, sait faire',
  languages:
    'langues, compétences linguistiques, langues parlées, connaissances linguistiques, langues étrangères',
  publications:
    'publications, articles, publications choisies, publications sélectionnées, travaux, ouvrages, livres, bibliographie, articles scientifiques, articles évalués par les pairs, articles de revue, chapitres, principales publications, écrits, communications écrites',
  awards:
    'prix, distinctions, récompenses, honneurs, bourses, prix et distinctions, distinctions honorifiques, médailles, palmarès, réussites, titres honorifiques',
  certificates:
    'certificats, certifications, attestations, permis, licences, accréditations, habilitations, formations complémentaires, formation continue, diplômes et certifications, brevets, perfectionnement',
  references:
    'références, bibliographie, références bibliographiques, littérature, ouvrages cités, sources citées, travaux cités, personnes de référence, lectures complémentaires, pour aller plus loin, recommandations',
  interests:
    'centres d’intérêt, centre d’intérêt, loisirs, intérêts, passions, hobbies, passe-temps, divers, activités extra-professionnelles, temps libre, autres, informations personnelles',
  grants:
    'subventions, financements, bourses de recherche, financement de la recherche, fonds de recherche, fonds de tiers, projets financés, financements obtenus',
  talks:
    'conférences, communications, interventions, exposés, présentations, conférences invitées, communications orales, colloques, conférences sur invitation, séminaires',
  teaching:
    'enseignement, enseignements, cours donnés, charges de cours, encadrement, activités d’enseignement, direction de thèses, cours dispensés',
  projects:
    'projets, projet, réalisations, projets personnels, projets choisis, projets réalisés, projets principaux, chantiers, projets libres',
  memberships:
    'adhésions, affiliations, appartenances, membre de, associations professionnelles, sociétés savantes, affiliations professionnelles, comités, conseils d’administration, mandats',
  entries: 'entrées, billets, historique, parcours, chronologie, inscriptions',
  highlights:
    'missions, réalisations, tâches, responsabilités, points clés, résultats, activités, points forts, missions principales, faits marquants, tâches et résultats, accomplissements, temps forts, puces',
  degree:
    'diplôme, titre, grade, domaine d’études, spécialité, filière, matière, niveau d’études, domaine, type de diplôme, option, spécialisation, branche',
  level: 'niveau, maîtrise, degré, niveau de langue, compétence',
  // Portfolio, pages
  works:
    'travaux, réalisations, projets, œuvres, portfolio, sélection, travaux choisis, projets choisis, études de cas, œuvres choisies, nos réalisations, nos projets, mes projets, série, séries, galerie, pièces, travaux récents, ouvrages, mes travaux',
  year: 'année, années, date, réalisé en, achevé en, depuis, millésime, an',
  medium: 'technique, matériau, matériaux, support, médium, matière, dimensions, format, outils, taille',
  result:
    'résultat, résultats, le résultat, les résultats, bilan, effet, impact, ce que cela a donné, ce qui a changé, après, aujourd’hui, retombées, bénéfices',
  about:
    'à propos, à propos de nous, à propos de moi, qui sommes-nous, qui suis-je, notre histoire, le studio, la maison, biographie, bio, présentation, l’atelier, démarche, démarche artistique, notre philosophie, qui nous sommes, l’entreprise',
  services:
    'services, prestations, nos services, mes services, nos prestations, ce que nous faisons, ce que je fais, offre de services, savoir-faire, domaines d’intervention, notre offre, nos métiers, étendue des prestations, ce que je propose',
  features:
    'fonctionnalités, avantages, atouts, pourquoi, pourquoi nous, pourquoi nous choisir, ce que vous obtenez, points forts, ce qui est inclus, ce qui est compris, caractéristiques, bénéfices, vos avantages, les plus, raisons, compris dans le prix, bon à savoir, ce que ça change, ce qui nous distingue',
  stats:
    'chiffres, chiffres clés, en chiffres, les chiffres, statistiques, quelques chiffres, nos chiffres, faits et chiffres, indicateurs, l’année en chiffres, indicateurs clés, en un coup d’œil, repères, résultats en chiffres',
  steps:
    'étapes, comment ça marche, fonctionnement, mode d’emploi, processus, marche à suivre, notre méthode, déroulement, comment faire, démarche, en trois étapes, procédure, les étapes, par où commencer, comment commander, et ensuite, prochaines étapes, instructions, méthode',
  quotes:
    'témoignages, témoignage, avis, citations, citation, ils en parlent, ce qu’ils disent, ils nous font confiance, paroles de clients, avis clients, la presse en parle, revue de presse, on en parle, ce que disent nos clients, voix',
  offers:
    'offres, tarifs, prix, formules, abonnements, nos tarifs, nos formules, nos prix, forfaits, grille tarifaire, billets, billetterie, coûts, combien ça coûte, options, investissement, budget, honoraires, devis, frais, tarification, entrées, liste de prix, cotisation, entrée',
  questions:
    'questions, faq, foire aux questions, questions fréquentes, questions-réponses, vos questions, questions courantes, questions réponses, on nous demande souvent, questions posées',
  question: 'question, q',
  answer: 'réponse, r',
  navigation: 'navigation, barre de navigation',
  links:
    'liens, mes liens, liens utiles, autres liens, où me trouver, ressources, plus de liens, boutons, signets, retrouvez-moi',
  gallery: 'galerie, photos, images, impressions, photographies, album, en images, galerie photos',
  team: 'équipe, l’équipe, notre équipe, qui sommes-nous, collaborateurs, membres, fondateurs, fondatrices, direction, personnel, les gens, conseil d’administration, effectif, comité de direction, corps enseignant, organisation, le collectif, collaboratrices',
  // Cases, documents
  challenge:
    'défi, le défi, problème, le problème, enjeu, enjeux, les enjeux, contexte, situation, situation de départ, point de départ, problématique, le besoin, besoin, la demande, mission, avant, constat, le constat, la situation initiale',
  approach:
    'approche, notre approche, solution, la solution, notre solution, démarche, ce que nous avons fait, méthode, mise en œuvre, stratégie, réponse, notre réponse, l’idée, comment nous avons procédé, proposition, concept, le travail, solution proposée',
  facts:
    'faits, en bref, fiche, fiche technique, fiche projet, données, repères, détails, caractéristiques, l’essentiel, informations clés, données clés, faits clés, données techniques, spécifications, crédits, fiche d’identité',
  parties:
    'parties, les parties, entre, entre les soussignés, partie, parties contractantes, et, parties au contrat, d’une part, d’autre part, soussignés',
  effectiveDate:
    'date d’effet, prise d’effet, entrée en vigueur, date d’entrée en vigueur, à compter du, prend effet le, début du contrat, date de début, date du contrat, conclu le, fait le, date, date de prise d’effet, en vigueur dès le, daté du',
  clauses:
    'clauses, articles, dispositions, conditions, clause, article, stipulations, sections, conditions générales, paragraphes, convention, contenu du contrat, il est convenu ce qui suit',
  definitions:
    'définitions, glossaire, termes définis, lexique, interprétation, vocabulaire, termes et définitions, terminologie, abréviations, les mots',
  term: 'terme, mot, expression, terme défini',
  meaning: 'définition, signification, sens, signifie',
  schedules: 'annexes, annexe, pièces jointes, appendices, appendice, pièces annexes',
  law: 'droit applicable, loi applicable, juridiction, tribunal compétent, for, for juridique, juridiction compétente, droit applicable et juridiction, litiges, compétence juridictionnelle',
  background:
    'préambule, contexte, considérants, attendu que, exposé préalable, objet, étant donné que, considérant que',
  panels:
    'panneaux, volets, volet, pages, page, panneau, faces, intérieur, extérieur, parties, sections, chapitres, rabat',
  sections:
    'sections, chapitres, parties, rubriques, catégories, plats, groupes, sommaire, table des matières, blocs, contenu',
  legend:
    'légende, allergènes, symboles, pictogrammes, liste des allergènes, abréviations, signes, allergènes et additifs, codes',
  items:
    'éléments, plats, produits, articles, liste, entrées, points, choix, au menu, à la carte, choses, objets, sélection, postes',
  marks:
    'allergènes, symboles, régime, pictogrammes, marques, végétarien, végane, mentions, étiquettes, convient à',
  spreads:
    'doubles pages, double page, looks, silhouettes, tenues, planches, pages, histoires, look, silhouette',
  stories:
    'articles, actualités, nouvelles, histoires, dans ce numéro, au sommaire, sommaire, sujets, brèves, rubriques, à la une, reportages, les actus',
  preheader: 'pré-en-tête, préheader, texte d’aperçu, aperçu, texte de prévisualisation, prévisualisation',
  unsubscribe:
    'se désabonner, désabonnement, se désinscrire, désinscription, lien de désinscription, lien de désabonnement, gérer mon abonnement, ne plus recevoir, me désabonner, me désinscrire',
  // Graphics
  modules: 'modules, blocs, graphiques, sections, parties, chapitres, figures, encadrés',
  series:
    'série, séries, graphique, données, valeurs, courbe, évolution, par mois, par année, au fil du temps, historique, série chronologique, répartition, par an, tendance, chiffres',
  label:
    'libellé, étiquette, indicateur, mesure, nom, catégorie, intitulé, rubrique, poste, chiffre clé, quoi, kpi, critère, champ, donnée',
  target:
    'objectif, cible, but, budget, prévu, plan, seuil, à atteindre, prévision, visé, limite, valeur cible',
  tiles:
    'indicateurs, indicateurs clés, chiffres clés, tableau de bord, kpi, vue d’ensemble, en un coup d’œil, mesures, cartes, chiffres, aperçu, tuiles, principaux chiffres',
  tasks:
    'tâches, à faire, actions, prochaines étapes, liste des tâches, points ouverts, points en suspens, suites à donner, actions à mener, mesures, plan d’action, choses à faire, suivi',
  tables: 'tableaux, tableau, détails, données, listes, détail',
  events:
    'événements, chronologie, frise, frise chronologique, dates, dates clés, étapes, jalons, histoire, historique, repères chronologiques, moments clés, calendrier, repères, chronique, années',
  lanes:
    'colonnes, phases, thèmes, axes, volets, trimestres, horizons, groupes, jalons, feuille de route, chantiers, étapes, versions, axes de travail, couloirs, domaines, piliers',
  status: 'statut, état, avancement, étape, phase, progression, état d’avancement, situation',
  owner:
    'responsable, porteur, porteuse, pilote, qui, assigné à, attribué à, chargé de, chargée de, en charge, équipe, référent, référente, sous la responsabilité de, resp, propriétaire',
  milestone:
    'jalon, étape, échéance, version, sprint, itération, trimestre, colonne, phase, thème, chantier, axe, domaine, volet, lot, calendrier',
  people:
    'personnes, collaborateurs, membres, personnel, équipe, postes, organigramme, organisation, effectif, employés, hiérarchie, subordonnés, structure, les gens, salariés, fonctions',
  reportsTo:
    'rattaché à, rattachée à, rattachés à, rattachées à, dépendent de, rapportent à, rapporte à, supérieur, supérieure, supérieur hiérarchique, responsable, manager, rend compte à, relève de, sous la direction de, chef, hiérarchie, n+1, responsable hiérarchique, dépend de, responsable direct',
  vacant:
    'vacant, vacante, poste vacant, à pourvoir, poste à pourvoir, non pourvu, recrutement en cours, en recrutement, à recruter, poste ouvert',
  // Talks
  pageHeader: 'en-tête, en tête de page, header',
  frontSide: 'recto, face avant',
  backSide: 'verso, au dos, au verso, face arrière, dos de la carte',
  pageFooter: 'pied de page, bas de page, footer, pied, tout en bas',
  slides:
    'diapositives, diapositive, diapos, diapo, planches, planche, titre de la diapositive, à l’écran, sur la diapositive, slides, slide',
  speech:
    'notes de l’orateur, notes orateur, commentaires de l’orateur, ce que je dis, je dis, à dire, texte parlé, à l’oral, note orateur, notes orateur',
  // Words inside copy rather than labels
  greetingWords:
    'bonjour, bonsoir, cher, chère, chers, chères, madame, monsieur, mesdames, messieurs, salut, chers amis, coucou, à qui de droit, chers collègues',
  closingWords:
    'cordialement, bien cordialement, salutations distinguées, sincères salutations, meilleures salutations, bien à vous, amicalement, amitiés, veuillez agréer, je vous prie d’agréer, je vous prie de croire, recevez, cordiales salutations, respectueusement, à bientôt, bien à toi, affectueusement, bises, avec mes meilleures salutations, merci d’avance, veuillez recevoir, mes salutations les meilleures',
  totalWords:
    'total, totaux, total général, somme, solde, en tout, au total, ensemble, total ttc, total ht, sous-total',
  presentWords:
    'aujourd’hui, à ce jour, présent, actuel, actuellement, en cours, maintenant, depuis, à présent, ce jour',
  doneWords:
    'terminé, terminée, fait, faite, fini, finie, achevé, achevée, livré, livrée, clos, close, publié, publiée, lancé, lancée, en ligne, réalisé, réalisée, validé, validée, prêt, prête, résolu, payé, accompli, approuvé, en production',
  activeWords:
    'en cours, actif, active, en développement, en test, en phase de test, en révision, en chantier, démarré, démarrée, commencé, commencée, en conception, ouvert, en bêta, en bonne voie, maintenant, en déploiement, en travaux, lancé',
  plannedWords:
    'prévu, prévue, planifié, planifiée, à venir, à faire, prochain, prochainement, bientôt, en attente, programmé, programmée, pas commencé, non commencé, non démarré, ensuite, proposé, en préparation, brouillon, suivant, à planifier',
  laterWords:
    'plus tard, un jour, idée, idées, peut-être, à l’étude, à long terme, envisagé, envisagée, à explorer, exploration, recherche, futur, en réflexion, ultérieurement',
  blockedWords:
    'bloqué, bloquée, à risque, en retard, retardé, retardée, en suspens, en pause, suspendu, suspendue, risque, critique, compromis, en souffrance, menacé, reporté',
  droppedWords:
    'annulé, annulée, abandonné, abandonnée, rejeté, rejetée, jamais, supprimé, supprimée, écarté, écartée, refusé, non retenu, ne sera pas fait, pas prévu, pas en, non prévu, hors périmètre, exclu, pas cette année',
  vacantWords:
    'vacant, vacante, poste vacant, à pourvoir, poste à pourvoir, à recruter, en recrutement, recrutement en cours, nous recrutons, poste ouvert, non pourvu',
  staffWords:
    'état major, cellule, assistant de direction, assistante de direction, assistante, assistant, secrétariat, conseiller, conseillère, cabinet, chargé de mission, chargée de mission, audit interne',
  freeWords:
    'gratuit, gratuite, gratuitement, offert, offerte, libre, entrée libre, entrée gratuite, inclus, incluse, compris, comprise, sur demande, prix du jour, prix libre, selon arrivage, sans frais, gracieusement, au chapeau',
  streetWords:
    'rue, avenue, av, boulevard, bd, bld, place, pl, chemin, ch, quai, impasse, allée, route, rte, cours, square, passage, faubourg, fg, ruelle, esplanade, promenade, rang, montée, sentier, cité, venelle, lotissement',
  callsWords: "je suis, je m'appelle, mon nom est",
  livesWords: "j'habite à, j'habite, je vis à, je réside à, basé à, basée à",
  companyWords:
    'sarl, sàrl, sa, sas, sasu, eurl, sci, scop, srl, sprl, asbl, snc, cie, compagnie, société, entreprise, établissements, ets, association, fondation, coopérative, groupe, studio, atelier, cabinet, université, institut, école, lycée, hôpital, agence, fils, frères, inc, ltée, senc, enr, éditions, mutuelle, fédération, collectif, conseil, partenaires, maison',
}))
