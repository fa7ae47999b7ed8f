/**
 * What documents call themselves, in any language: as a heading it says what the sheet is and not what it is called.
 * `Curriculum vitæ` above a name, `Rechnung`, `Links`.
 */
export const documents: readonly string[] =
  `curriculum vitae, cv, resume, résumé, lebenslauf, vita, curriculum, hoja de vida, currículum, currículo, levensloop, życiorys,
  ansioluettelo, životopis, özgeçmiş, βιογραφικό σημείωμα, βιογραφικό, резюме, автобіографія, 履歴書, 職務経歴書, 简历, 個人簡歷, 簡歷, 个人简历, 이력서,
  경력기술서, السيرة الذاتية, سيرة ذاتية, קורות חיים, meritförteckning, cv-bilag,
  links, my links, business card, visitenkarte, carte de visite, portfolio, profile, profil,
  invoice, rechnung, facture, factura, fattura, fatura, factuur, faktura, lasku, regning, τιμολόγιο, рахунок, счёт, счет, 請求書, 发票, 청구서, فاتورة, חשבונית,
  receipt, quittung, kassenbon, reçu, recibo, ricevuta, bon, paragon, kvitto, kvittering, kuitti, účtenka, fiş, απόδειξη, чек, 領収書, レシート, 收据, 영수증, إيصال, קבלה,
  boarding pass, bordkarte, carte d'embarquement, tarjeta de embarque, carta d'imbarco, cartão de embarque, instapkaart, karta pokładowa, 搭乗券, 登机牌, 탑승권,
  ticket, eintrittskarte, billet, entrada, biglietto, bilhete, bilet, biljett, lippu, vstupenka, εισιτήριο, квиток, билет, 入場券, 门票, 입장권, تذكرة, כרטיס,
  whitepaper, white paper, report, bericht, rapport, informe, relazione, relatório, raport, raportti, zpráva, rapor, έκθεση, звіт, отчёт, 報告書, 报告, 보고서,
  livre blanc, libro blanco, libro bianco, livro branco, witboek, weißbuch, white paper, biała księga, bílá kniha, vitbok, hvidbog,
  case study, fallstudie, étude de cas, estudio de caso, caso di studio, estudo de caso, casestudy, praktijkcase, studium przypadku,
  případová studie, fallstudium, casestudie, tapaustutkimus, vaka çalışması, кейс, 案例研究, 事例紹介, 사례 연구,
  proposal, quote, offer, angebot, devis, propuesta, presupuesto, proposta, offerte, offert, tilbud, tarjous, nabídka, teklif, προσφορά, пропозиція, предложение, 提案書, 見積書, 方案, 제안서, عرض, הצעה, הצעת מחיר,
  contract, agreement, vertrag, contrat, contrato, contratto, overeenkomst, umowa, avtal, aftale, sopimus, smlouva, sözleşme, σύμβαση, договір, договор, 契約書, 合同, 계약서, عقد, חוזה,
  certificate, urkunde, zertifikat, certificat, certificado, certificato, certyfikat, intyg, diplom, todistus, osvědčení, sertifika, πιστοποιητικό, сертифікат, сертификат, 証明書, 证书, 증명서, شهادة, תעודה,
  newsletter, rundbrief, infobrief, lettre d'information, infolettre, boletín, bollettino, boletim, nieuwsbrief, nyhetsbrev, nyhedsbrev, uutiskirje, zpravodaj, biuletyn, bülten, ενημερωτικό δελτίο, рассылка, розсилка, メールマガジン, 电子报, 뉴스레터, نشرة, ידיעון,
  voucher, gift voucher, gift card, gift certificate, gutschein, geschenkgutschein, wertgutschein, bon cadeau, chèque cadeau, carte cadeau, bono regalo, tarjeta regalo, cheque regalo, cartão presente, vale, buono, buono regalo, karta podarunkowa, bon podarunkowy, hediye kartı, hediye çeki, ギフト券, 礼品卡, قسيمة هدية, شيك هدية, שובר מתנה, vale-presente, cadeaubon, presentkort, gavekort, lahjakortti, dárkový poukaz,
  подарочный сертификат, подарочная карта, подарунковий сертифікат, подарункова картка, подаръчен ваучер, подаръчна карта, поклон ваучер, poklon bon, darilni bon, darčekový poukaz, darčeková poukážka, dárková poukázka, bon upominkowy, voucher podarunkowy, voucher regalo, vale regalo, cheque oferta, cheque-oferta, chèque-cadeau, carte-cadeau, dāvanu karte, kinkekaart, dovanų kuponas, δωροεπιταγή, δωροκάρτα, ギフトカード, 商品券, 상품권, 기프트카드, 礼券, 禮券, บัตรของขวัญ, کارت هدیه,
  menu, speisekarte, carte, carta, cardápio, ementa, menukaart, karta dań, meny, ruokalista, jídelní lístek, menü, μενού, меню, お品書き, 菜单, 메뉴, قائمة الطعام, תפריט,
  factură, factura, factură fiscală, factură proformă, bon fiscal, chitanță, chitanța, carte de îmbarcare, talon de îmbarcare, bilet, bilet de intrare, certificat, diplomă, adeverință, atestat, contract, acord, convenție, ofertă, propunere, deviz, studiu de caz, raport, carte albă, buletin informativ, voucher cadou, card cadou, cupon, meniu, meniul, invitație, organigramă, foaie de parcurs, curriculum vitae, legături,
  számla, díjbekérő, nyugta, blokk, beszállókártya, beszállókártyája, jegy, belépőjegy, belépő, oklevél, tanúsítvány, igazolás, bizonyítvány, diploma, szerződés, megállapodás, ajánlat, árajánlat, esettanulmány, jelentés, beszámoló, fehér könyv, hírlevél, ajándékutalvány, utalvány, ajándékkártya, kupon, étlap, itallap, menü, meghívó, önéletrajz, szakmai önéletrajz, linkek, névjegy,
  faktur, faktur penjualan, tagihan, nota, kuitansi, kwitansi, struk, struk belanja, pas naik, boarding pass, tiket, tiket masuk, sertifikat, piagam, piagam penghargaan, surat keterangan, kontrak, perjanjian, perjanjian kerja sama, surat perjanjian, penawaran, proposal, studi kasus, laporan, buku putih, buletin, kartu hadiah, voucher hadiah, voucer, kupon, daftar menu, undangan, daftar riwayat hidup, riwayat hidup, bagan organisasi, peta jalan, tautan,
  hóa đơn, hoá đơn, hóa đơn bán hàng, hóa đơn giá trị gia tăng, biên lai, phiếu thu, thẻ lên máy bay, thẻ lên tàu, vé, vé vào cửa, vé mời, giấy chứng nhận, chứng nhận, chứng chỉ, bằng khen, giấy khen, hợp đồng, thỏa thuận, bản thỏa thuận, báo giá, bảng báo giá, đề xuất, nghiên cứu tình huống, báo cáo, sách trắng, bản tin, phiếu quà tặng, thẻ quà tặng, phiếu giảm giá, thực đơn, thiệp mời, giấy mời, sơ yếu lý lịch, hồ sơ xin việc, sơ đồ tổ chức, lộ trình, liên kết, danh thiếp,
  factura, rebut, tiquet, targeta d’embarcament, entrada, certificat, diploma, títol, contracte, acord, conveni, pressupost, proposta, cas pràctic, estudi de cas, informe, llibre blanc, butlletí, targeta regal, val regal, xec regal, cupó, carta, menú, invitació, currículum, currículum vitae, organigrama, full de ruta, enllaços, targeta de visita,
  बीजक, चालान, बिल, रसीद, टिकट, प्रवेश पत्र, बोर्डिंग पास, प्रमाण पत्र, प्रमाणपत्र, प्रशस्ति पत्र, अनुबंध, समझौता, इकरारनामा, प्रस्ताव, रिपोर्ट, प्रतिवेदन, श्वेत पत्र, केस स्टडी, उपहार कार्ड, उपहार वाउचर, कूपन, मेनू, मेन्यू, निमंत्रण, निमंत्रण पत्र, आमंत्रण, जीवन वृत्त, बायोडाटा, आत्मवृत्त, समाचार पत्रिका, संगठन चार्ट, लिंक`.split(
    /,\s*/,
  )
