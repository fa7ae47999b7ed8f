/**
 * What labels mean, in English: concept → names, divided by commas. Compared without case, accents and punctuation, so
 * `Valid until`, `valid_until` and `validUntil` are one name. A name may stand under several concepts; what a document
 * of a format takes decides. The keys of this file are the concepts; the other languages give the same keys.
 */
export const english = {
  // The document
  title:
    'title, headline, heading, header, main title, name of document, collection name, name of collection, ttl, big line, main line, big text, hero line, hero text, in big, in big letters',
  subtitle:
    'subtitle, subtitel, one liner, in one line, in a sentence, in one sentence, elevator pitch, pitch, sub title, sub headline, subheadline, subheading, sub heading, subhead, tagline, tag line, slogan, strapline, alternative headline, line under it, line under the title, line below it, line below the title, sub, smaller line under, small line under, smaller line, line under, line underneath, line below, smaller line below, smaller underneath, smaller text under, strap',
  eyebrow:
    'eyebrow, kicker, overline, pretitle, pre title, topline, preheading, section label, category line',
  summary:
    'summary, abstract, excerpt, standfirst, intro, introduction, lead, lede, description, overview, teaser, blurb, synopsis, what i do, opening text, executive summary, at a glance, in short, in brief, profile, professional summary, about me, objective, career objective, personal statement, bio, preamble, background, tldr, tl dr',
  text: 'text, body, copy, content, message text, wording, narrative, details, detail, explanation, story',
  author:
    'author, authors, written by, by, byline, writer, prepared by, presented by, presenter, speaker, editor, writers, attribution',
  publisher:
    'publisher, published by, imprint, brand, house, fashion house, maker, institution, publication, outlet',
  date: 'date, dated, day, when, on, date and time',
  datePublished:
    'published, date published, publication date, published on, release date, released, issued on',
  updated: 'updated, last updated, last modified, revised, as of, status as of, last reviewed',
  version: 'version, revision, rev, edition, release, draft',
  period:
    'period, reporting period, time frame, timeframe, period covered, quarter, month, week, year, duration, term, yrs, yr',
  season: 'season, collection, issue season, range, drop, szn',
  issue: 'issue, issue number, issue no, no, number, edition, volume, vol',
  language: 'language, lang',
  image:
    'image, picture, photo, photograph, cover, cover image, hero image, background image, avatar, portrait, headshot, illustration, visual, visuals',
  logo: 'logo, logotype, mark, brand mark',
  link: 'link, links, href, target',
  url: 'url, website, web, web site, site, homepage, home page, web address, online, internet, page, domain, verification, verify, verify at, verification url, check at, manage booking',
  email: 'email, e mail, mail, email address, e mail address, contact email, write to, em',
  telephone:
    'telephone, phone, tel, mobile, cell, cell phone, phone number, telephone number, call, call us, ring, whatsapp, direct line, office phone, m, t, p, ph',
  fax: 'fax, telefax, fax number',
  address:
    'address, street address, postal address, mailing address, street, registered office, office, where to find us, find us, premises, location address, addr',
  city: 'city, town, place, locality, municipality, village',
  country: 'country, nation',
  contact:
    'contact, contacts, contact us, contact person, contact details, get in touch, reach us, how to reach us, say hello, visit us, questions, enquiries, inquiries, imprint, for more information, further information, information, find us, personal details, personal information, personal data, contact information, contact info, ctc',
  socials: 'social, socials, social media, follow, follow us, social links, channels, networks, elsewhere',
  profiles: 'profiles, online profiles, accounts, network profiles, social profiles',
  handle: 'handle, username, user name, account name, instagram, twitter, tiktok, mastodon, threads, x',
  action:
    'action, button, call to action, cta, primary action, primary button, main button, button text, link text, next step, cta text, call',
  secondAction:
    'second action, secondary action, second button, secondary button, other button, second link, secondary cta, alternative action',
  name: 'name, full name, person, first and last name, nm',
  givenName: 'first name, given name, forename, given names',
  familyName: 'last name, surname, family name',
  jobTitle:
    'job title, position, role, function, job, occupation, profession, post, label, capacity, duty, designation, rank, position sought, target position, desired position, position applied for, current role, current position, current job, present position, current title, trade',
  organization:
    'organization, organisation, company, employer, firm, business, institution, school, university, agency, studio, society, association, club, team, department, unit, business unit, division, shop, store, org, restaurant, bakery, dojo, gym, salon, clinic, brewery, bookshop, shop name, store name, company name, trading name, business name',
  pronouns: 'pronouns',
  note: 'note, remark, comment, remarks, comments, annotation, hint, ps, p s, nb, n b',
  notes:
    'notes, note, remarks, comments, other, additional information, further notes, please note, important, good to know, notice, speaker notes',
  terms:
    'terms, terms and conditions, terms of use, small print, fine print, conditions, legal, legal notice, disclaimer, rules, house rules, restrictions, policy, refund policy, important information, important, conditions of carriage, terms of sale, the small print, footnote, legal text',
  conditions:
    'conditions, condition, terms, restrictions, exclusions, valid for, not valid with, cannot be combined, rules, limits, limitations, requirements, eligibility, redeemable on, minimum spend',
  sources:
    'sources, source, data sources, data source, source line, data, credits, where the numbers come from, method, methodology, how we counted',
  tags: 'tags, keywords, categories, category, topics, labels, label, subject area',
  // Events, tickets
  event:
    'event, show, concert, performance, occasion, match, game, film, movie, play, tour, exhibition, festival, session, admission to, production, fixture, gig, what',
  performer:
    'performer, artist, artists, act, line up, lineup, with, featuring, starring, cast, band, soloist, conductor, speaker, support, music by, director, directed by',
  startDate:
    'start date, starts, start, from date, begins, date of event, event date, show date, opens, opening, showing, dates, date and time',
  endDate: 'end date, ends, end, until date, finish, closes, closing date, through, finishes, to date',
  time: 'time, start time, starts at, begins at, at, hour, showtime, show time, show, curtain, curtain up, kick off, kickoff, times, hours, start',
  endTime: 'end time, ends at, until, finish time, ends',
  doorTime:
    'doors, door time, doors open, doors open at, admission, admission from, entry from, gates, gates open, opening of doors, house opens, check in from, box office opens',
  location:
    'location, venue, place, where, hall, theatre, theater, stadium, arena, room, meeting point, site, at, ground, based in, lives in, loc',
  programme:
    'programme, program, schedule, agenda, timetable, running order, order of events, the day, line up, lineup, what is on, whats on, session plan, order of the day, acts, sessions',
  organizer:
    'organizer, organiser, organized by, organised by, host, hosted by, presented by, promoter, produced by, a production of, presents',
  sponsors:
    'sponsors, sponsor, partners, supported by, sponsored by, with support from, funded by, supporters, in association with, thanks to, kindly supported by',
  seatSection:
    'section, sec, deck, box, railcar, table, coach, carriage, block, stand, area, sector, tier, level, floor, zone, category, balcony, circle, stalls, seating area, seating, part of house, ticket type, type of ticket, class of ticket, admission type, table no, table number',
  seatRow: 'row, seat row, row number',
  seatNumber: 'seat, seat number, seat no, place number, chair, seat nr',
  entrance:
    'entrance, gate, entry, door, entrance gate, enter by, enter through, enter at, entry gate, turnstile, access',
  holder:
    'holder, ticket holder, name on ticket, admit, admit one, issued to, guest, guest name, visitor, attendee, member, owner name, bearer, booked by, for',
  price:
    'price, ticket price, cost, fee, admission price, amount, rate, fare, entry fee, admission fee, paid, ticket, px',
  orderNumber:
    'order number, order no, order, booking number, booking no, booking reference, booking ref, booking, reservation number, purchase number, order id, order reference, confirmation number, reference, ref, transaction',
  ticketNumber:
    'ticket number, ticket no, ticket id, ticket, e ticket, eticket, e ticket number, serial number, serial, number, no, barcode, ticket nr, ticket code, numbered',
  // Flights
  airline:
    'airline, carrier, operator, operated by, operating carrier, company, airways, railway, shipping line',
  passengerName: 'passenger name, passenger, name of passenger, traveller, traveler, name, pax, guest',
  flightNumber:
    'flight number, flight, flight no, flt, flight nr, train, train number, sailing, voyage, service, service number',
  departureAirport:
    'departure airport, from, origin, departure, departing from, departure city, depart from, leaving from, embarkation, from airport',
  arrivalAirport:
    'arrival airport, to, destination, arrival, arriving at, arrival city, going to, bound for, to airport',
  departureDate:
    'departure date, date of departure, date of travel, travel date, flight date, date of flight, date',
  boardingTime:
    'boarding time, boarding, boarding at, report, report at, report by, reporting time, show time, be there by, muster, muster time, boards, boarding starts, boarding from, at gate, be at gate, dock time, check-in time, check-in, check in',
  departureTime:
    'departure time, departs, departure, take off, takeoff, std, etd, scheduled departure, dep, leaves, sails, sets sail, casts off, lift-off, time of departure, dep time',
  arrivalTime:
    'arrival time, arrives, arrival, landing, lands, sta, eta, scheduled arrival, arr, time of arrival, arr time',
  gate: 'gate, gate number, boarding gate, platform, pier, lounge gate, track, jetty, berth, boarding lane, lane, quay',
  gateCloses:
    'gate closes, gate closing, gate closes at, gate closed, closing time, boarding ends, gate close, boarding closes, last call, check-in closes, check in closes, check-in by, check-in until',
  terminal: 'terminal, departure terminal, term, hall',
  seat: 'seat, seat number, seat no, seat assignment, seating',
  cabinClass:
    'class, cabin, cabin class, travel class, class of travel, booking class, fare class, class of service',
  boardingGroup: 'group, boarding group, zone, boarding zone, boarding priority, priority',
  sequenceNumber:
    'sequence, sequence number, sequence no, sequence nr, seq, seq no, seq nr, boarding number, sec no, security number, check in number, boarding sequence',
  reservationNumber:
    'booking reference, booking ref, record locator, pnr, reservation, reservation number, reservation code, booking code, confirmation, confirmation code, booking, locator, ref, reference, booking number, order',
  frequentFlyer:
    'frequent flyer, frequent flyer number, loyalty number, ffn, miles card, membership, membership number, loyalty programme, miles and more, frequent flyer no, status card',
  baggage:
    'baggage, luggage, bags, checked baggage, baggage allowance, carry on, cabin baggage, hand luggage, bag allowance, checked bags',
  // Certificates, vouchers, coupons
  recipient:
    'recipient, awarded to, presented to, given to, certifies that, this certifies that, conferred upon, granted to, to, for, beneficiary, name of recipient, laureate, student, participant, graduate, in honour of, in favour of, intended for, for whom, to whom',
  credential:
    'credential, course, program, programme, qualification, award, degree, certification, achievement, for, subject, training, module, what for, competence, discipline, level of, in recognition of, skill, workshop, diploma',
  issuer:
    'issuer, issued by, by, awarded by, granted by, awarding body, presented by, issuing organization, issuing authority, organization, institution, company, from, academy, certified by, given by, valid at, shop',
  dateIssued:
    'date issued, issue date, issued, date of issue, issued on, awarded on, date awarded, completion date, date of completion, given on, conferred on, date',
  identifier:
    'certificate number, certificate no, certificate id, certificate, id, identifier, credential id, registration number, reference number, number, no, serial number, document number, licence number, license number, register number, verification code',
  grade: 'grade, mark, result, score, distinction, honours, honors, classification, level, points, gpa',
  hours: 'hours, duration, workload, credits, ects, contact hours',
  signatures:
    'signatures, signature, signed by, signatories, signatory, signed, signers, signing, for and on behalf of, in witness whereof, execution, undersigned, authorised signatory, acceptance',
  offer:
    'offer, deal, discount, promotion, you get, you save, save, saving, special offer, headline offer, main offer, benefit, reward, coupon for, what you get',
  product: 'product, item, article, for product, applies to, on, valid on, goods',
  code: 'code, promo code, coupon code, voucher code, discount code, gift code, redemption code, access code, pin code, use code, with code, card number',
  serialNumber:
    'serial number, serial, serial no, voucher number, voucher no, no, number, numbered, card number, nr',
  validFrom:
    'valid from, from, starts, start, active from, effective from, redeemable from, begins, starting, not before',
  validThrough:
    'valid until, valid through, valid till, expires, expiry, expiry date, expiration, expiration date, until, redeem by, use by, use before, good until, good through, ends, end, valid to, best before, expires on, validity, valid, book by, offer ends, til, till',
  value:
    'value, amount, worth, credit, face value, gift value, balance, sum, figure, current, actual, number, now, reading',
  giver: 'giver, from, given by, gift from, sender, with love from, bought by, a gift from, yours',
  message: 'message, personal message, dedication, greeting, note, words, card message, with words',
  redeemAt:
    'redeem at, redeem, where to redeem, redeemable at, how to redeem, to redeem, valid at, valid in, use at, redemption, booking, reserve, to book, book at',
  // Invitations
  hosts: 'hosts, host, hosted by, from, invited by, inviting, bride and groom, couple, parents, with love',
  request:
    'request, invitation line, invitation text, request line, we invite you, are invited, you are invited, request the pleasure, invitation, wording',
  dress: 'dress, dress code, attire, what to wear, wear, clothing',
  rsvp: 'rsvp, r s v p, reply, please reply, reply by, kindly reply, respond by, regrets only, answer by, let us know, confirm by, please confirm',
  // Letters
  sender: 'sender, from, writer, return address, from address, applicant, frm',
  subject: 'subject, re, regarding, reference line, about, concerning, subject line',
  salutation: 'salutation, greeting, dear, opening',
  closing: 'closing, complimentary close, valediction, regards, yours, sign off, signoff, close',
  signature: 'signature, signed, name, undersigned',
  enclosures: 'enclosures, enclosure, encl, enc, attachments, attached, attachment, enclosed, cc',
  // Bills
  seller:
    'seller, from, issuer, supplier, vendor, provider, service provider, biller, billed by, invoice from, merchant, company, payee, our details, contractor',
  buyer:
    'buyer, bill to, billed to, invoice to, to, customer, client, recipient, sold to, purchaser, payer, invoice for, ship to, customer details, account of, attention, attn',
  client:
    'client, customer, prepared for, proposal for, offer to, for, commissioned by, presented to, client name, on behalf of',
  invoiceNumber:
    'invoice number, invoice no, invoice, invoice nr, bill number, bill no, document number, number, no, nr, invoice id, inv',
  issueDate:
    'issue date, invoice date, date of invoice, date issued, issued, date created, billing date, bill date, date, dated, document date, invoiced',
  paymentDueDate:
    'due date, due, payment due, pay by, due by, payable by, payment due date, due on, payable until, please pay by, payment deadline, net due',
  supplyDate:
    'supply date, date of supply, delivery date, service date, date of service, service period, period of service, performance period, performed, delivered, delivery, tax point, billing period, work done',
  reference:
    'reference, ref, your reference, our reference, order number, purchase order, po, po number, payment reference, project, matter, job number, job, contract number, customer number, structured reference, order reference',
  taxId:
    'vat number, vat no, vat id, tax id, tax number, vat reg no, ein, abn, gstin, gst number, gst no, gst reg no, company number, business id, company no, registration number, vat, tin, registered number, company registration',
  iban: 'iban, account number, account no, account, bank account, acct, acc, acc no, account iban',
  bic: 'bic, swift, bic swift, swift code, swift bic, bank code, sort code, sort, routing number, ifsc, bsb, routing',
  bank: 'bank, bank details, payment details, payment, bank name, account holder, account name, payable to, how to pay, pay to, remit to, beneficiary, payment information, banking details, payment method, bank transfer',
  paymentTerms:
    'payment terms, terms of payment, terms, net, conditions of payment, credit terms, late payment, interest on late payment',
  lines:
    'lines, items, line items, positions, services, products, goods, articles, billed items, charges, work, entries, invoice lines, what we did, order, purchases, costs',
  description:
    'description, item, service, article, product, task, work, details, what, position, designation, particulars, item description, activity, name, title',
  quantity: 'quantity, qty, amount, count, number, units, pcs, pieces, hours, days, how many, no, qty hrs',
  unit: 'unit, unit text, uom, per, unit of measure, measure',
  unitPrice:
    'unit price, price, rate, price per unit, unit cost, each, ea, cost, hourly rate, day rate, price each, billable rate, per unit, price unit',
  discount: 'discount, rebate, reduction, off, less, deduction, promotion, voucher, coupon',
  taxRate: 'tax rate, vat rate, tax, vat, gst, rate, sales tax, mwst, hst',
  net: 'net, amount, amt, total, line total, sum, net amount, price, subtotal, net price, billable amount, value, extended, total price, net total, cost',
  subtotal:
    'subtotal, sub total, net total, net, total net, total excl vat, total excluding tax, sum of items, total before tax, net amount, goods total, taxable amount, total exclusive, excl vat',
  tax: 'tax, vat, gst, sales tax, total tax, value added tax, total vat, hst, vat amount, tax amount, including vat, incl vat, of which vat',
  total:
    'total, grand total, total due, total amount, sum, total incl vat, gross, gross total, amount, invoice total, total including tax, to pay, in total, all in, total payable, total to pay, final amount, altogether, total price',
  paid: 'paid, deposit, deposit received, payment received, deposit paid, received deposit, prepaid, already paid, advance, down payment, received, less deposit, amount paid, paid up front, prepayment, part payment',
  due: 'due, amount due, total payment due, total amount due, balance due, you owe, amount owed, owed, owing, amount owing, balance, outstanding, remaining, to pay, payable, left to pay, still to pay, total due, please pay, now due, open amount',
  sums: 'sums, totals, summary, total, amounts, calculation',
  receiptNumber:
    'receipt number, receipt no, receipt, bon, ticket, ticket number, transaction, transaction number, transaction no, trans, slip, sale, check, check number, bill no, bill number, order, number, no, receipt id, sale number',
  dateTime:
    'date and time, date time, date, time, timestamp, printed, when, time of sale, purchased on, sold on',
  cashier:
    'cashier, served by, server, operator, clerk, assistant, sales assistant, your server, staff, waiter, waitress, attendant, bartender, you were served by, till operator, sold by',
  till: 'till, register, terminal, pos, checkout, till number, register number, counter, station, cash register, desk, lane, till no, table, pump',
  payment:
    'payment, paid by, paid with, payment method, card, cash, visa, mastercard, paid, tendered, debit card, credit card, method of payment, contactless, amount tendered, cash tendered',
  change:
    'change, change due, cash back, change given, your change, delta, difference, vs last period, variance, versus, growth, trend, vs, compared, against last year, mom, yoy, year on year, month on month',
  thanks:
    'thanks, thank you, thank you line, closing line, thank you message, footer, see you, come again, goodbye',
  // Careers
  experience:
    'experience, work experience, professional experience, employment, employment history, career, work, work history, career history, positions, jobs, posts, appointments, professional background, positions held, relevant experience, selected experience, academic appointments, academic positions, professional appointments, clinical experience, teaching experience, where i worked, where i’ve worked, where i have worked, clinical appointments',
  education:
    'education, academic background, studies, qualifications, training, schooling, education and training, degrees, academic qualifications, academic history, university, schools, further education, formal education, school, edu',
  volunteering:
    'volunteering, volunteer, volunteer work, community, volunteer experience, voluntary work, community service, community work, unpaid, civic work, commitments',
  skills:
    'skills, key skills, core skills, competencies, competences, expertise, technical skills, technologies, tools, abilities, core competencies, what i can do, strengths, methods, software, instruments, can do, i can, good at',
  languages: 'languages, language skills, spoken languages',
  publications:
    'publications, papers, selected publications, articles, books, journal articles, selected works, research output, writing, bibliography, peer reviewed publications, edited volumes, chapters, published translations, translations, published work, writing',
  awards:
    'awards, award, honours, honors, prizes, recognition, awards and honours, distinctions, scholarships, fellowships, achievements, prizes and awards, medals, accolades, honours and awards',
  certificates:
    'certificates, certifications, licences, licenses, courses, accreditation, licensure, certification, continuing education, professional development, cards and certificates, tickets and licences, certs, tickets',
  references:
    'references, referees, works cited, bibliography, literature, reference list, cited works, citations, further reading, sources cited, endnotes, refs',
  interests: 'interests, hobbies, personal, other interests, outside work, free time, off the clock, other',
  grants: 'grants, funding, research grants, grants and funding, third party funding, research funding',
  talks:
    'talks, presentations, conferences, invited talks, lectures, conference papers, keynotes, invited lectures, selected talks',
  teaching: 'teaching, courses taught, teaching and supervision, supervision, lecturing',
  projects:
    'projects, project, selected projects, personal projects, side projects, key projects, open source',
  memberships:
    'memberships, affiliations, professional memberships, societies, member of, professional associations, associations, service, boards, committees',
  entries: 'entries, posts, history, record, chronology',
  highlights:
    'highlights, achievements, responsibilities, tasks, accomplishments, key achievements, duties, what i did, results, points, bullets, tasks and results, key results',
  degree:
    'degree, study type, field of study, area, subject, major, qualification, field, diploma, studytype, programme of study',
  level: 'level, fluency, proficiency, competence, grade, mastery',
  // Portfolio, pages
  works:
    'works, work, projects, selected work, portfolio, selected projects, case studies, recent work, pieces, our work, selected works, things i made, gallery, series, commissions, buildings, featured work, wrk',
  year: 'year, years, date, completed, made, built, since, yr, yrs',
  medium: 'medium, material, materials, technique, media, tools, made of, dimensions, size, format',
  result:
    'result, outcome, results, the result, impact, what happened, the outcome, effect, what changed, after, what came of it, how it turned out, where it stands now',
  about:
    'about, about us, about me, who we are, our story, the studio, bio, biography, who i am, who is behind it, our history, the people behind it, statement, artist statement, philosophy',
  services:
    'services, what we do, what i do, our services, offerings, our work, capabilities, areas of practice, practice areas, what i offer, we offer, how i can help, scope of services',
  features:
    'features, benefits, what you get, why, why us, highlights, advantages, what it does, whats included, reasons, key features, what makes it different, why it works, what is in it, good to know, feature list, included',
  stats:
    'stats, statistics, numbers, figures, in numbers, by the numbers, key figures, facts and figures, key numbers, at a glance, metrics, the numbers, key metrics, facts, in figures, the year in numbers, results in numbers, traction',
  steps:
    'steps, how it works, process, how, how to, the process, instructions, procedure, our process, in three steps, method, how we work, stages, getting started, three steps, approach, what happens next, how to order, directions, next steps',
  quotes:
    'quotes, testimonials, quote, what people say, reviews, voices, what customers say, praise, customers, testimonial, in their words, press, what they say, kind words, feedback',
  offers:
    'offers, pricing, prices, plans, packages, price list, rates, tickets, fees, options, what it costs, costs, our prices, admission, tariff, tariffs, membership, investment, price, budget, cost, the price, fees and costs, cost estimate, tiers',
  questions:
    'questions, faq, faqs, frequently asked questions, q and a, questions and answers, common questions, good questions, what people ask, asked often, qa, you asked',
  question: 'question, q, ask',
  answer: 'answer, a, reply, response',
  navigation: 'navigation, nav, nav links, navigation bar, header links, menu links',
  links:
    'links, my links, more links, find me, buttons, bookmarks, resources, link list, further links, where to find me',
  gallery: 'gallery, pictures, photos, images, impressions, photographs, album',
  team: 'team, people, the team, our team, staff, who we are, members, crew, founders, leadership, faculty, employees, board, management, organisation, organization, who, collective, personnel, the people',
  // Cases, documents
  challenge:
    'challenge, problem, the problem, the challenge, situation, starting point, background, brief, the brief, context, before, the situation, initial situation, what was wrong, where we started, the task, need',
  approach:
    'approach, solution, our solution, what we did, the solution, our approach, how we did it, the idea, method, implementation, the work, strategy, the approach, proposed solution, concept, how',
  facts:
    'facts, key facts, project facts, details, data, quick facts, fact sheet, facts and figures, in brief, specifications, specs, specification, technical data, particulars, the facts, credits',
  parties:
    'parties, between, party, the parties, contracting parties, by and between, among, made between, contract parties, and',
  effectiveDate:
    'effective date, effective, effective as of, effective from, commencement date, start date, commencement, in force from, valid from, takes effect, date of agreement, made on, dated, as of, date, starts',
  clauses:
    'clauses, articles, sections, terms, provisions, paragraphs, the agreement, agreement, terms and conditions, clause, article, terms of agreement',
  definitions:
    'definitions, defined terms, terms used, glossary, interpretation, in this agreement, meanings, vocabulary, key terms, words, words we use, abbreviations, defs',
  term: 'term, word, expression, defined term',
  meaning: 'meaning, definition, means',
  schedules:
    'schedules, schedule, annexes, annex, appendices, appendix, exhibits, exhibit, attachments, attachment',
  law: 'governing law, applicable law, jurisdiction, law, place of jurisdiction, venue',
  background: 'background, recitals, whereas, preamble',
  panels: 'panels, pages, panel, page, sections, parts, sides, inside, outside, fold, chapters',
  sections: 'sections, chapters, parts, categories, courses, groups, contents, menu sections, blocks, body',
  legend:
    'legend, key, symbols, allergens, allergen key, marks, icons, abbreviations, dietary key, diet key, allergens and additives, codes',
  items:
    'items, dishes, dish, products, entries, list, menu items, articles, positions, elements, things, tasks, menu, hasmenuitem, selection',
  marks:
    'marks, allergens, diet, dietary, tags, symbols, vegan, vegetarian, suitable for diet, labels, icons, notes',
  spreads: 'spreads, looks, looks and spreads, pages, plates, outfits, chapters, stories, look',
  stories:
    'stories, articles, news, items, posts, features, in this issue, contents, sections, topics, reports, updates',
  preheader: 'preheader, preview text, preview, pre header, inbox preview, preview line',
  unsubscribe:
    'unsubscribe, opt out, unsubscribe link, manage subscription, cancel subscription, leave the list, stop receiving, unsubscribe here',
  // Graphics
  modules: 'modules, blocks, charts, sections, parts, panels, chapters, figures',
  series:
    'series, chart, data, values, graph, figures, trend, by month, by year, over time, history, time series, dataset, breakdown',
  label: 'label, metric, indicator, measure, name, kpi, figure, category, item, title, what, key, field',
  target: 'target, goal, plan, budget, objective, aim, planned, limit, threshold, benchmark',
  tiles:
    'tiles, kpis, metrics, key figures, key metrics, cards, headline figures, indicators, kpi, scorecard, headline numbers, at a glance, overview, main figures, numbers, key numbers',
  tasks:
    'tasks, to do, todo, action items, actions, next steps, open points, to dos, follow ups, open items, checklist, jobs, what we do next, measures',
  tables: 'tables, table, details, data, breakdown, lists',
  events:
    'events, timeline, milestones, history, chronology, dates, key dates, chapters, entries, moments, calendar, chronicle, chronological table, years',
  lanes:
    'lanes, columns, phases, themes, streams, workstreams, tracks, horizons, quarters, groups, releases, milestones, swimlanes, epics, buckets, areas, roadmap, pillars',
  status: 'status, state, stage, progress, phase, condition, done',
  owner:
    'owner, responsible, lead, assignee, who, assigned to, team, owned by, in charge, dri, accountable, person responsible, driver',
  milestone:
    'milestone, release, sprint, iteration, version, lane, column, quarter, horizon, theme, stream, epic, workstream, area, track, phase, due, timeline',
  people:
    'people, persons, members, staff, positions, employees, team, reports, direct reports, children, organisation, organization, org chart, hierarchy, structure, roles',
  reportsTo:
    'reports to, report to, manager, supervisor, boss, line manager, parent, superior, under, head, managed by, answers to, reporting to, leader',
  vacant:
    'vacant, open, open position, to be hired, hiring, unfilled, vacancy, open role, tbd, tbh, to be filled',
  // Talks
  pageHeader: 'header, running head, page header, running title',
  frontSide: 'front, front side, front of card, side 1, side one, recto',
  backSide:
    'back, back side, back of card, back of the card, on the back, reverse, other side, side 2, side two, verso, overleaf',
  pageFooter: 'footer, running foot, page footer, foot, bottom, at the bottom, bottom line',
  slides: 'slides, slide, slide title, slide number, slide no, on the slide, on slide, on screen',
  speech:
    'speaker notes, notes for the speaker, presenter notes, what i say, i say, say, spoken, script, talk track, voice over, speech, talking points',
  // Words inside copy rather than labels
  greetingWords: 'dear, hello, hi, hey, good morning, good afternoon, to whom it may concern, greetings',
  closingWords:
    'yours sincerely, yours faithfully, sincerely, kind regards, best regards, best wishes, regards, yours truly, with kind regards, warm regards, cheers, all the best, cordially, respectfully, yours, best, with best wishes, love, sincerely yours, many thanks, thanks, thank you, with gratitude, gratefully, warm wishes, warmly, with warm wishes, with warm regards, kindest regards, yours ever, see you soon, until next time, until next month, take care, fond regards, good wishes',
  totalWords: 'total, grand total, sum, balance, in total, altogether, all',
  presentWords: 'present, today, now, current, ongoing, to date, since',
  doneWords:
    'done, complete, completed, finished, shipped, closed, live, released, achieved, delivered, ready, launched, approved, resolved, paid',
  activeWords:
    'in progress, active, doing, ongoing, started, underway, under way, current, open, in review, in development, in work, building, testing, in beta, shipping, on track, now, in design, wip, rolling out',
  plannedWords:
    'planned, next, upcoming, to do, todo, scheduled, backlog, queued, soon, not started, pending, proposed, draft, waiting, in planning, in discovery, future',
  laterWords:
    'later, someday, idea, ideas, exploring, maybe, considering, under consideration, long term, research, parked, future, wishlist',
  blockedWords:
    'blocked, at risk, delayed, late, on hold, stuck, overdue, risk, behind, critical, slipped, off track, paused, endangered, behind schedule',
  droppedWords:
    'cancelled, canceled, dropped, never, not doing, rejected, abandoned, no longer, wont do, will not do, discarded, not planned, not in, not this year, out of scope, not now',
  vacantWords:
    'vacant, open position, open role, open, tbd, to be hired, hiring, vacancy, to be filled, position open, we are hiring, recruiting, unfilled, nn',
  staffWords:
    'staff, administrative assistant, admin assistant, office assistant, executive secretary, secretary, staff unit, staff office, staff function, executive office, assistant to, personal assistant, executive assistant, pa to, pa, ea to, ea, secretary to, secretariat, chief of staff, adviser, advisor, adviser to, advisor to, counsel to, general counsel, internal audit',
  freeWords:
    'free, free of charge, no charge, gratis, complimentary, included, on the house, on request, market price, n/c, nc',
  streetWords:
    'street, st, road, rd, avenue, ave, lane, square, drive, court, place, way, terrace, row, close, quay, boulevard, highway, wharf, crescent, hill, gardens, parade',
  callsWords: "i'm, i am, my name is, this is",
  livesWords: "i live in, i'm based in, i am based in, based in, living in, i'm from, i am from",
  companyWords:
    'ltd, limited, llc, inc, plc, co, company, corp, corporation, gmbh, foundation, association, society, council, university, studio, trust, group, partners, llp, pty, bureau, institute, school, college, hospital, agency, club',
} as const

/** What a label can mean. */
export type Concept = keyof typeof english

/** The names of concepts in one language; `English` has them all. */
export type Words = Readonly<Record<Concept, string>>
