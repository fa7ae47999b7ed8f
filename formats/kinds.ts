/**
 * What people call a document of each format, in the languages that briefs are heard in, lower case, divided by commas: it
 * stands in names of files, in titles and in labels (`Rechnungs-Nr.`). Words that are in titles for other reasons (report,
 * ticket sales) are left out where a title alone should not tell.
 */
export const kinds: Readonly<Record<string, string>> = {
  invoice:
    'invoice, tax invoice, bill to, rechnung, facture, factura, fattura, fatura, factuur, faktura, faktúra, lasku, рахунок-фактура, счет-фактура, 請求書, 发票, 청구서, فاتورة, חשבונית',
  receipt:
    'receipt, quittung, kassenbon, reçu, ticket de caisse, recibo, ricevuta, scontrino, kvitto, paragon, fiş, bon de caisse, απόδειξη, квитанція, 領収書, レシート, 收据, 영수증, إيصال, קבלה',
  resume:
    'resume, résumé, cv, lebenslauf, curriculum, currículum, życiorys, özgeçmiş, резюме, 履歴書, 职务经历, 简历, 이력서, سيرة ذاتية, السيرة الذاتية, קורות חיים',
  cv: 'curriculum vitae, academic cv, publications list',
  'cover-letter':
    'cover letter, anschreiben, bewerbung, lettre de motivation, carta de presentación, lettera di presentazione, carta de apresentação, motivatiebrief, list motywacyjny, personligt brev, ön yazı, супровідний лист, 添え状, 求职信',
  contract:
    'contract, agreement, vertrag, contrat, contrato, contratto, overeenkomst, umowa, avtal, sözleşme, sözleşmesi, договір, договор, 契約書, 合同, 계약서, عقد, חוזה',
  nda: 'nda, non-disclosure, non-disclosure agreement, mutual non-disclosure agreement, nondisclosure, confidentiality agreement, geheimhaltung, geheimhaltungsvereinbarung, confidencialidad, confidencialidade, confidentialité, riservatezza, geheimhouding, poufności, sekretessavtal, gizlilik sözleşmesi, нерозголошення, 秘密保持契約, 保密协议',
  certificate:
    'certificate, certificate of, diploma, urkunde, zertifikat, certificat, certificado, certificato, certyfikat, dyplom, certifikat, diplom, sertifika, сертифікат, 証明書, 修了証, 证书, 수료증, شهادة, תעודה',
  menu: 'menu, menü, speisekarte, getränkekarte, la carte, carta, cardápio, menukaart, jadłospis, meny, matsedel, меню, お品書き, 品書き, 菜单, 메뉴, قائمة الطعام, תפריט',
  ticket:
    'admit one, ticket, eintrittskarte, billet, entrada, biglietto, ingresso, toegangskaart, bilet, biljett, квиток, 入場券, 门票, 입장권, تذكرة, כרטיס',
  'boarding-pass':
    'boarding pass, boarding, bordkarte, carte d’embarquement, tarjeta de embarque, carta d’imbarco, cartão de embarque, instapkaart, karta pokładowa, boardingkort, biniş kartı, посадковий талон, 搭乗券, 登机牌, 탑승권, بطاقة صعود',
  voucher:
    'voucher, gift card, gift voucher, gift certificate, gutschein, geschenkgutschein, bon cadeau, chèque cadeau, vale regalo, buono regalo, vale-presente, cadeaubon, bon podarunkowy, dárkový poukaz, presentkort, hediye çeki, подарунковий сертифікат, 商品券, ギフト券, 礼品券',
  coupon:
    'coupon, rabattcoupon, bon de réduction, cupón, cupom, kortingsbon, kupon, rabattkupong, купон, クーポン, 优惠券, 쿠폰, قسيمة',
  invitation:
    'invitation, you are invited, einladung, invitación, invito, convite, uitnodiging, zaproszenie, inbjudan, davetiye, запрошення, запрошуємо, ご招待, 招待状, 请柬, 초대장, دعوة, הזמנה',
  'business-card':
    'business card, visitenkarte, carte de visite, tarjeta de visita, biglietto da visita, cartão de visita, visitekaartje, wizytówka, visitkort, kartvizit, візитка, 名刺, 名片, 명함',
  poster:
    'poster, plakat, affiche, cartel, locandina, manifesto, cartaz, affisch, afiş, плакат, ポスター, 海报, 포스터',
  banner: 'banner, leaderboard ad, bannière, banderola, striscione, faixa, spandoek, baner',
  brochure:
    'brochure, leaflet, flyer, prospekt, faltblatt, dépliant, folleto, opuscolo, folheto, folder, ulotka, broschyr, broşür, брошура, パンフレット, 小册子',
  proposal:
    'proposal, quotation, angebot, proposition, devis, propuesta, presupuesto, proposta, preventivo, orçamento, offerte, oferta, offert, teklif, пропозиція, 提案書, 見積書, 报价, 提案, 제안서, عرض سعر',
  report:
    'annual report, quarterly report, operations report, survey report, jahresbericht, quartalsbericht, rapport annuel, informe anual, relazione annuale, relatório anual, jaarverslag, raport roczny, årsrapport, faaliyet raporu, річний звіт, 報告書, 年度报告',
  whitepaper:
    'whitepaper, white paper, livre blanc, libro blanco, libro bianco, witboek, ホワイトペーパー, 白皮书',
  'case-study':
    'case study, fallstudie, étude de cas, caso de estudio, caso de éxito, caso di studio, estudo de caso, casestudy, studium przypadku, fallstudie, 導入事例, 案例',
  'email-newsletter':
    'newsletter, rundbrief, infolettre, boletín, bollettino, nieuwsbrief, biuletyn, nyhetsbrev, bülten, розсилка, unsubscribe, abmelden, se désinscrire, メルマガ, 通讯',
  'landing-page': 'landing page, landing, homepage, startseite',
  'link-in-bio': 'link in bio, linktree, my links, linkinbio',
  portfolio: 'portfolio, selected work, selected works, ausgewählte arbeiten',
  lookbook: 'lookbook, look 1, look 01',
  'slide-deck': 'slides, slide deck, deck, folien, diapositives, diapositivas, slide 1',
  presentation:
    'presentation, talk, präsentation, presentación, presentazione, apresentação, presentatie, prezentacja, sunum, презентація, プレゼン, 演示',
  'pitch-deck': 'pitch deck, pitch, seed round, series a, investor deck',
  timeline:
    'timeline, chronology, zeitstrahl, chronik, chronologie, cronología, cronologia, tijdlijn, oś czasu, tidslinje, zaman çizelgesi, хронологія, 年表, 大事记, 연표',
  roadmap:
    'roadmap, fahrplan, feuille de route, hoja de ruta, routekaart, mapa drogowa, färdplan, tiekartta, yol haritası, дорожня карта, ロードマップ, 路线图',
  'org-chart':
    'org chart, organisation chart, organization chart, who’s who, organigramm, organigramme, organigrama, organigramma, organogram, schemat organizacyjny, organisationsschema, organizasyon şeması, оргструктура, 組織図, 组织架构, 조직도, הירארכיה',
  dashboard:
    'dashboard, kpi, kpis, kennzahlen, tableau de bord, cuadro de mando, cruscotto, painel, панель показників, ダッシュボード, 仪表盘',
  infographic:
    'infographic, in numbers, in figures, infografik, infographie, infografía, infografica, infográfico, infografika, 数字で見る, 信息图',
  'og-image': 'og image, og-image, open graph, social preview',
  'social-card': 'social card, instagram, instagram post, story card, sharepic',
}
