/**
 * Words that agreements are made with, in all languages at once: they are too much of their trade to mean anything else.
 * Compared in lower case, without accents.
 */

const wordsIn = (text: string): readonly string[] => text.split(/\s*[,\n]\s*/).filter(Boolean)

/** What any party is called where parties are only counted: `Party A`, `1. osapuoli`. */
export const partyWords: readonly string[] =
  wordsIn(`party, partei, vertragspartei, partie, parte, partij, strona, part, parten, avtalspart, osapuoli, sopijapuoli,
  strana, taraf, μέρος, сторона, الطرف, צד`)

/** What parties call themselves: a label with one of these names a party. */
export const partyNames: readonly string[] =
  wordsIn(`discloser, disclosing party, recipient, receiving party, provider, supplier, customer, client,
  consultant, contractor, landlord, tenant, lessor, lessee, lender, borrower, licensor, licensee, seller, buyer, purchaser, vendor, employer,
  employee, owner, agent, principal, party a, party b, first party, second party, company, counterparty,
  franchisor, franchisee, assignor, assignee, grantor, grantee, charterer, grazier, grower, promoter
  offenlegende partei, empfänger, empfangende partei, auftraggeber, auftraggeberin, auftragnehmer, auftragnehmerin, vermieter, vermieterin, mieter,
  verpächter, verpächterin, pächter, pächterin, lizenzgeberin, lizenznehmerin, arbeitgeberin, arbeitnehmerin, darlehensgeber, darlehensgeberin,
  darlehensnehmer, darlehensnehmerin, leihgeber, leihgeberin, leihnehmer, leihnehmerin,
  mieterin, verkäufer, verkäuferin, käufer, käuferin, lizenzgeber, lizenznehmer, arbeitgeber, arbeitnehmer, verleiher, entleiher, dienstleister
  divulgateur, destinataire, prestataire, bailleur, locataire, preneur, vendeur, acheteur, acquéreur, concédant, licencié, employeur, salarié, prêteur,
  emprunteur, la société, bailleresse, la bailleresse, le preneur, le bailleur, mandant, mandataire, cédant, cessionnaire, maître d'ouvrage, fermier
  revelador, receptor, divulgador, parte reveladora, parte receptora, arrendador, arrendatario, vendedor, comprador, prestador, cliente, contratante,
  arrendadora, arrendataria, vendedora, compradora, mandante, prestamista, prestatario, prestataria, cedente, cesionario,
  contratista, licenciante, licenciatario, proveedor, la productora
  divulgante, ricevente, parte divulgante, parte ricevente, locatore, conduttore, venditore, acquirente, committente, appaltatore, fornitore, licenziante, locatrice, conduttrice, concedente, affittuario, affittuaria, comodante, comodatario, venditrice
  parte reveladora, parte recetora, senhorio, inquilino, locador, locatário, vendedor, contratada, contratado, fornecedor, prestadora, senhoria, inquilina, arrendatária, locadora, locatária, vendedora, compradora, arrendatário, mutuante, mutuário, cessionário
  opdrachtgever, opdrachtnemer, verhuurder, huurder, verkoper, koper, licentiegever, licentienemer, verstrekker, ontvanger, verpachter, pachter, pachtster, verhuurster, huurster, uitlener, lener
  ujawniający, otrzymujący, wynajmujący, najemca, najemczyni, sprzedający, kupujący, zleceniodawca, zleceniobiorca, zamawiający, wykonawca, wykonawczyni, inwestor, inwestorka, pożyczkodawca, pożyczkobiorca, licencjodawca, wydzierżawiający, dzierżawca, dzierżawczyni, użyczający
  utlämnare, mottagare, uppdragsgivare, uppdragstagare, beställare, leverantör, hyresvärd, hyresgäst, säljare, köpare, jordägare, arrendator, upplåtare, långivare, låntagare
  videregiver, modtager, udlejer, lejer, sælger, køber, oppdragsgiver, oppdragstaker, utleier, leietaker, selger, kjøper, kunde, leverandør
  luovuttaja, vastaanottaja, vuokranantaja, vuokralainen, myyjä, ostaja, tilaaja, toimittaja
  poskytovatel, příjemce, pronajímatel, nájemce, prodávající, kupující, objednatel, zhotovitel, propachtovatel, pachtýř, půjčitel, vypůjčitel
  açıklayan, alan, kiraya veren, kiracı, satıcı, alıcı, işveren, yüklenici, müşteri
  εκμισθωτής, μισθωτής, πωλητής, αγοραστής, πελάτης, орендодавець, орендар, продавець, покупець, замовник, виконавець
  арендодатель, арендатор, продавец, покупатель, заказчик, исполнитель, 甲, 乙, 甲方, 乙方, 開示者, 受領者, 委託者, 受託者, 贷方, 出租方, 承租方, 买方, 卖方, 委托方, 受托方, 貸主, 借主, 売主, 買主, 発注者, 受注者, 賃貸人, 賃借人, 매도인, 매수인, 갑, 을, 임대인, 임차인
  المؤجر, المستأجر, البائع, المشتري, الطرف الأول, الطرف الثاني, המשכיר, השוכר, המוכר, הקונה, המזמין`)

/** What stands before the parties in the sentence that names them. */
export const betweenWords: readonly string[] =
  wordsIn(`by and between, between, zwischen, entre, por una parte, tra, fra, tussen, pomiędzy, między, mellan,
  mellem, mellom, välillä, mezi, bir tarafta, μεταξύ, між, между, بين, בין, 以下の者, 由以下`)

/** What joins the last of several to those before it, by language. */
const conjunctions: Readonly<Record<string, string>> = {
  ...{
    en: 'and',
    de: 'und',
    fr: 'et',
    es: 'y, e',
    it: 'e, ed',
    pt: 'e',
    nl: 'en',
    pl: 'a, i, oraz',
    sv: 'och',
    da: 'og',
  },
  ...{
    nb: 'og',
    fi: 'ja',
    cs: 'a',
    tr: 've, ile',
    el: 'και',
    uk: 'та, і',
    ru: 'и',
    ar: 'و',
    he: 'ו',
    ja: 'と',
    zh: '与, 和',
    ko: '와, 과',
    hi: 'और, तथा, एवं, व',
    ca: 'i',
    vi: 'và',
    id: 'dan',
    hu: 'és',
    ro: 'și, si',
  },
}

/** The words for and in a language. */
export function andWords(lang: string): readonly string[] {
  return wordsIn(conjunctions[lang.split('-')[0] ?? 'en'] ?? 'and')
}

/** The words for and in all languages. */
export function allAndWords(): readonly string[] {
  return Object.values(conjunctions).flatMap(wordsIn)
}

/** What a line opens with when somebody signs for somebody. */
export const signingWords: readonly string[] =
  wordsIn(`signed, signed for, signed by, signed for and on behalf of, signed on behalf of, for, for and on behalf of, on behalf of, witness, witnessed by, agreed,
  accepted, accepted by, für, für den, für die, unterzeichnet, zeuge, zeugin, angenommen, pour, pour le, pour la, fait, signé, témoin, bon pour accord,
  por, por el, por la, firmado, testigo, aceptado, per, per il, per la, firmato, testimone, pelo, pela, assinado, testemunha, voor, namens, getekend,
  getuige, za, w imieniu, podpisano, świadek, för, undertecknat, vittne, for, på vegne af, på vegne av, vidne, vitne, puolesta, allekirjoitus, todistaja,
  za stranu, podepsán, svědek, adına, imza, tanık, για, από, за, від, від імені, от, от имени, подпись, свідок, свидетель, 署名, 代表, 签字, 代表签字, 서명, عن, بالنيابة عن, בשם, בעד,
  semnat, semnat pentru, pentru, din partea, martor, am luat la cunostinta, acceptat,
  alairta, kepviseleteben, neveben, reszerol, tanu, elfogadta,
  ditandatangani, ditandatangani oleh, atas nama, untuk dan atas nama, saksi, disetujui oleh, mengetahui,
  ky ten, dai dien, thay mat, dai dien ben a, dai dien ben b, nguoi lam chung, ky boi,
  signat, signat per, en nom de, en representacio de, testimoni, acceptat,
  हसतकषर, क ओर स, गवह, सकष`)

/** What the number of a clause opens with: `§ 4`, `Article 5`, `MADDE 6`. */
export const clauseWords: readonly string[] =
  wordsIn(`§, clause, section, article, artikel, klausel, ziffer, paragraph, clausula, articulo, articolo, artigo, art,
  artykul, paragraf, punkt, pykala, kohta, clanek, odstavec, madde, αρθρο, стаття, статья, пункт, المادة, سعיף, סעיף,
  articolul, capitolul, clauza, alin, alineatul,
  pont, cikk, cikkely, bekezdes, fejezet,
  pasal, ayat, butir,
  dieu, khoan, muc,
  clausula, apartat,
  धर, अनचछद, खड`)

/** Headings and lines that open a schedule of an agreement: `Schedule A`, `Anlage 2`, `EK-1`. */
export const scheduleWords: readonly string[] =
  wordsIn(`schedule, annex, appendix, exhibit, attachment, anlage, anhang, annexe, anexo, apendice, allegato, bijlage,
  zalacznik, bilaga, bilag, vedlegg, liite, priloha, ek, παραρτημα, додаток, приложение, 別紙, 附件, 부록, 별첨, ملحق, נספח,
  anexa,
  melleklet, fuggelek, szamu melleklet,
  lampiran,
  phu luc,
  annex,
  अनसच, परशषट, अनलगनक`)

/** Words before the day on which somebody was born. */
export const bornWords: readonly string[] =
  wordsIn(`born, birth, geboren, geb, geburtsdatum, naissance, nato, nata, nati, nascita, nacido, nacida, nacimiento, nascido,
  nascida, nascimento, geboortedatum, urodzony, urodzona, fodd, fodt, fodselsdato, syntynyt, narozen, narozena, nar, dogumlu, dogum,
  γεννηθεις, γεννηθεισα, γεννηση, народився, народилася, народження, родился, родилась, рождения, 生年月日, 出生, 생년월일, مواليد, ولد, יליד, ילידת,
  nascut, nascuta, nascut la, nascuta la, data nasterii, nascut pe,
  szuletett, szul, szuletesi ido, szuletesi datum, szul ido,
  lahir, tanggal lahir, tempat tanggal lahir, ttl,
  sinh, sinh ngay, ngay sinh, sinh nam,
  nascut, nascuda, data de naixement, naixement,
  जनम, जनम तथ, जनमतथ, जनम दनक`)

/** What the paper is signed with: labels of blanks that are filled in by hand. */
export const blankWords: readonly string[] =
  wordsIn(`x, signature, signed, sign, fdo, firmado, sign here, name, printed name, print name, date, title, place, by, its, position, initials, role, unterschrift, datum, ort,
  ort datum, name in druckschrift, fait a, le, lieu, luogo, lugar y fecha, nom, signature du, firma, fecha, nombre, lugar, cargo, data, nome, assinatura, local, naam, handtekening,
  plaats, podpis, miejsce, imie i nazwisko, underskrift, namn, namnteckning, ort och datum, namnfortydligande, dato, navn, sted, allekirjoitus, paikka, aika, nimi, misto, jmeno, imza, tarih, ad,
  υπογραφη, ημερομηνια, підпис, дата, подпись, имя, имʼя, 署名, 日付, 氏名, 签字, 日期, 姓名, 盖章, 서명, 날짜, 성명, التوقيع, التاريخ, الاسم, חתימה, תאריך, שם,
  semnatura, semnatura, data, nume, numele, functia, locul, nume si prenume, stampila, localitatea,
  alairas, datum, kelt, nev, beosztas, hely, keltezes, pecset,
  tanda tangan, tanggal, nama, jabatan, tempat, nama lengkap, nama jelas, materai,
  chu ky, ky ten, ngay, ho ten, ho va ten, chuc vu, noi, dong dau,
  signatura, lloc, carrec, nom i cognoms, lloc i data, segell,
  हसतकषर, दनक, तरख, नम, पद, सथन, महर`)

/** What else is filled in of who signs, beside the labels of a name, a day and a place. */
export const signedDetailWords: readonly string[] =
  wordsIn(`address, occupation, capacity, full name, print full name, name and title, dated, telephone, phone, tel, email, e-mail, company, relationship, time, stamp, company stamp,
  anschrift, adresse, beruf, funktion, in druckbuchstaben, name in druckbuchstaben, stempel, firmenstempel, telefon, firma, geburtsdatum,
  profession, qualite, fonction, cachet, date de naissance, prenom, nom et prenom, telephone, bon pour accord, lu et approuve, mention manuscrite, mention lu et approuve, mention manuscrite lu et approuve,
  dni, nif, nie, dni/nif, cedula, direccion, domicilio, ocupacion, profesion, telefono, sello, correo, en calidad de,
  indirizzo, professione, codice fiscale, telefono, timbro, in qualita di, nome e cognome, luogo e data, morada, profissao, nif, cc, telefone, carimbo, endereco, cpf, rg,
  adres, beroep, functie, geboortedatum, telefoon, stempel, zawod, pesel, stanowisko, telefon, pieczec, nr dowodu, adress, yrke, befattning, personnummer, stilling, adresse, ammatti, osoite,
  adresa, povolani, funkce, razitko, adres, unvan, telefon`)

/** What stands over a witness alone. */
export const presenceWords: readonly string[] =
  wordsIn(`in the presence of, witnessed by, witness, witnesses, before me, in gegenwart von, zeugen, zeuge, en presence de, temoins, temoin, en presencia de, ante mi, testigos, testigo,
  alla presenza di, testimoni, testimone, na presenca de, testemunhas, testemunha, in aanwezigheid van, getuigen, getuige, w obecnosci, swiadkowie, swiadek, i narvaro av, vittnen, bevittnas,
  agreed and accepted, accepted and agreed, read and approved, lu et approuve, signatures, execution`)

/** What those who sign for a house are, to tell a post of several words from somebody's name: `Managing Director`. */
export const postWords: readonly string[] =
  wordsIn(`director, manager, president, chair, chairman, chairwoman, chairperson, chief, officer, head, partner, secretary, treasurer, owner, founder, trustee, counsel, attorney, principal,
  agent, ceo, cfo, coo, cto, geschaftsfuhrer, geschaftsfuhrerin, prokurist, prokuristin, vorstand, vorsitzende, vorsitzender, inhaber, inhaberin, leiter, leiterin, directeur, directrice, gerant,
  gerante, presidente, directora, gerente, administrador, administradora, apoderado, apoderada, amministratore, amministratrice, direttore, direttrice, legale, titolare, socio, socia, diretor,
  diretora, bestuurder, zaakvoerder, eigenaar, voorzitter, dyrektor, prezes, kierownik, wlasciciel, reditel, reditelka, jednatel, jednatelka, direktor, direktorka, vd, ordforande, agare, toimitusjohtaja,
  johtaja, mudur, baskan, директор, директорка, керівник, голова, генеральный,
  director, directoare, directorul, administrator, administratoare, presedinte, presedinta, manager, asociat, asociata, reprezentant, reprezentanta, decan, rector,
  igazgato, ugyvezeto, elnok, vezeto, vezerigazgato, titkar, kurator, dekan, rektor, tulajdonos, ugyvezetoje,
  direktur, direktris, kepala, ketua, manajer, sekretaris, bendahara, pemilik, rektor, dekan, komisaris, pimpinan,
  giam doc, tong giam doc, chu tich, truong phong, hieu truong, thu ky, dai dien, quan ly,
  presidenta, vicepresident, gerent, secretari, secretaria, tresorer, tresorera, cap, propietari, propietaria, rector, rectora, dega, degana,
  नदशक, परबधक, अधयकष, सचव, परधनचरय, कषधयकष, परमख, ससथपक, कलपत`)

/** How words for a signature begin, to tell a column that is signed in. */
export const signatureStems: readonly string[] =
  wordsIn(`sign, fdo, unterschrift, firma, handteken, podpis, underskr, namnteck, allekirj, imza, υπογρ, підпис, подпись, 署名,
  签, 簽, 盖章, 서명, توقيع, التوقيع, חתימה, assinat,
  semnat,
  alair,
  tanda tangan, ttd,
  chu ky, ky ten,
  signat,
  हसतकषर`)

/** Words that alone before a blank ask for a signature: `By: ____`. */
export const signsWords: readonly string[] = wordsIn('x, by, par, por, per, durch, door')
