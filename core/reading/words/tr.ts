import { onDemand } from '../../on-demand.ts'
import type { Words } from './en.ts'

/** What labels mean, in Turkish. */
export const turkish: () => Words = onDemand(() => ({
  // The document
  title: 'başlık, ana başlık, manşet, belge adı, belgenin adı',
  subtitle: 'alt başlık, altbaşlık, slogan, ara başlık, motto, ikinci başlık, spot',
  eyebrow: 'üst başlık, üstbaşlık, başlık üstü, üst satır, başlık üstü yazı',
  summary:
    'özet, özeti, giriş, kısa açıklama, açıklama, tanıtım, genel bakış, kısaca, kısa bilgi, özetle, önsöz, sunuş, hakkımda, kısaca ben, profil, kişisel profil, kariyer hedefi, kariyer özeti, yönetici özeti, tanım, spot, bir bakışta',
  text: 'metin, gövde metni, içerik, mesaj metni, yazı, ayrıntılar, detaylar, ayrıntı, detay, hikâye, öykü, anlatım',
  author:
    'yazar, yazarlar, yazan, hazırlayan, hazırlayanlar, kaleme alan, sunan, konuşmacı, metin yazarı, editör, yayına hazırlayan, sunumu yapan, anlatan',
  publisher: 'yayıncı, yayınevi, yayımlayan, yayınlayan, yayın kuruluşu, yayın yönetmeni, basımevi',
  date: 'tarih, tarihi, gün, ne zaman, günü, tarih ve saat, düzenleme tarihi',
  datePublished:
    'yayın tarihi, yayımlanma tarihi, yayınlanma tarihi, yayımlandı, yayınlandı, yayınlanma, basım tarihi, çıkış tarihi, yayım tarihi, basım yılı',
  updated:
    'güncellendi, güncelleme, güncelleme tarihi, son güncelleme, güncellenme tarihi, son değişiklik, değiştirilme tarihi, itibarıyla, itibariyle, gözden geçirildi, revizyon tarihi',
  version: 'sürüm, versiyon, baskı, revizyon, taslak, sürüm numarası, sürüm no, rev no',
  period:
    'dönem, dönemi, rapor dönemi, raporlama dönemi, süre, çeyrek, ay, hafta, yıl, tarih aralığı, hesap dönemi, mali yıl, zaman aralığı, fatura dönemi, kapsanan dönem, üç aylık dönem',
  season: 'sezon, koleksiyon, mevsim',
  issue: 'sayı, sayı no, no, numara, cilt, bülten no, bölüm no',
  language: 'dil, dili, yayın dili',
  image:
    'görsel, resim, fotoğraf, foto, kapak, kapak görseli, kapak resmi, kapak fotoğrafı, arka plan görseli, ana görsel, portre, profil fotoğrafı, profil resmi, illüstrasyon, vesikalık',
  logo: 'logo, amblem, firma logosu, şirket logosu, marka logosu',
  link: 'bağlantı, bağlantılar, link, linkler, bağlantı adresi, hedef bağlantı',
  url: 'web sitesi, internet sitesi, site, web, web adresi, internet adresi, web sayfası, internet, online, çevrimiçi, sayfa, alan adı, doğrulama, doğrulama adresi, doğrulamak için, doğrulama linki, sorgulama adresi, kontrol adresi, ayrıntılı bilgi için, rezervasyon yönetimi, www',
  email:
    'e-posta, eposta, e-posta adresi, e-mail, mail, elektronik posta, mail adresi, bize yazın, kep, kep adresi',
  telephone:
    'telefon, tel, telefon numarası, telefon no, tel no, cep, cep telefonu, cep tel, gsm, mobil, iş telefonu, sabit hat, bizi arayın, whatsapp, santral, dahili, çağrı merkezi, müşteri hizmetleri',
  fax: 'faks, fax, belgegeçer, faks no, faks numarası, belgeç',
  address:
    'adres, adresi, açık adres, posta adresi, cadde, sokak, merkez adresi, ofis, ofis adresi, yazışma adresi, iş adresi, ev adresi, ikametgâh, ikamet adresi, bizi bulun, bize nasıl ulaşırsınız, ulaşım, nasıl gelinir, şube adresi, genel merkez',
  city: 'şehir, il, ilçe, il/ilçe, kent, yer, ikamet, semt, yaşadığı şehir',
  country: 'ülke, ülkesi',
  contact:
    'iletişim, iletişim bilgileri, bize ulaşın, bizimle iletişime geçin, iletişime geçin, irtibat, irtibat bilgileri, iletişim kişisi, irtibat kişisi, yetkili kişi, bilgi, bilgi için, ayrıntılı bilgi, detaylı bilgi, sorularınız için, bize yazın, bizi arayın, bizi ziyaret edin, bana ulaşın, merhaba deyin, danışma, başvuru, kişisel bilgiler, kimlik bilgileri',
  socials:
    'sosyal medya, sosyal medya hesapları, sosyal ağlar, bizi takip edin, beni takip et, takip et, takip edin, kanallar, diğer mecralar, sosyal medyada biz',
  profiles: 'profiller, hesaplar, çevrimiçi profiller, profil bağlantıları, online profiller',
  handle: 'kullanıcı adı, hesap adı, rumuz, instagram, tiktok, mastodon, kullanıcı ismi',
  action:
    'düğme, buton, eylem, eylem çağrısı, harekete geçirici mesaj, buton metni, düğme metni, bağlantı metni, ana buton, birincil buton, cta, çağrı, harekete geçirme, sonraki adım, çağrı metni',
  secondAction:
    'ikinci düğme, ikinci buton, ikincil buton, ikincil düğme, ikinci eylem, ikincil eylem, buton 2, ikinci bağlantı, diğer buton, alternatif eylem',
  name: 'ad soyad, adı soyadı, ad ve soyad, isim, ad, adı, tam ad, isim soyisim, isim soyad, kişi',
  givenName: 'ad, adı, isim, ön ad, ilk ad',
  familyName: 'soyad, soyadı, soyisim, soy isim',
  jobTitle:
    'unvan, görev, görevi, pozisyon, meslek, mesleği, rol, rolü, kadro, makam, iş unvanı, sıfat, rütbe, unvanı, sıfatı, mesleki unvan, başvurulan pozisyon, hedeflenen pozisyon',
  organization:
    'şirket, firma, kurum, kuruluş, işveren, işyeri, iş yeri, işletme, organizasyon, dernek, vakıf, okul, üniversite, ajans, atölye, stüdyo, bölüm, birim, daire, kulüp, mağaza, kurum adı, şirket adı, firma adı, oda, müdürlük, çalıştığı kurum, lokanta, restoran, dükkan',
  pronouns: 'zamir, zamirler, hitap zamiri',
  note: 'not, açıklama, yorum, dipnot, uyarı, şerh, ps, ipucu, nb, ek not, hatırlatma',
  notes:
    'notlar, açıklamalar, yorumlar, önemli, önemli notlar, önemli bilgiler, bilinmesi gerekenler, bilmeniz gerekenler, diğer, diğer bilgiler, ek bilgiler, ek bilgi, lütfen dikkat, dikkat, dikkat edilecekler, dikkat edilmesi gerekenler, uyarılar, konuşmacı notları, faydalı bilgiler, hatırlatmalar',
  terms:
    'şartlar, koşullar, genel koşullar, genel şartlar, kullanım koşulları, kullanım şartları, şartlar ve koşullar, hüküm ve koşullar, satış koşulları, satış şartları, bilet koşulları, taşıma koşulları, taşıma kuralları, küçük yazılar, küçük puntolu yazılar, yasal uyarı, yasal bilgi, yasal bilgiler, yasal, sorumluluk reddi, kurallar, etkinlik kuralları, ev kuralları, kısıtlamalar, iptal koşulları, iade koşulları, iptal ve iade, önemli bilgiler, önemli, dipnot',
  conditions:
    'koşullar, şartlar, kampanya koşulları, kısıtlamalar, istisnalar, geçerli olduğu ürünler, geçerli değildir, başka kampanyalarla birleştirilemez, diğer kampanyalarla birleştirilemez, birleştirilemez, gereklilikler, minimum tutar, minimum alışveriş tutarı, minimum harcama, kullanım koşulları, kurallar, katılım koşulları, asgari tutar, kampanya şartları',
  sources:
    'kaynaklar, kaynak, veri kaynağı, veri kaynakları, kaynakça, yöntem, metodoloji, nasıl hesapladık, verinin kaynağı, rakamların kaynağı, nasıl saydık, veriler',
  tags: 'etiketler, anahtar kelimeler, anahtar sözcükler, kategoriler, kategori, konular, etiket, konu başlıkları, konu alanı',
  // Events, tickets
  event:
    'etkinlik, konser, gösteri, temsil, oyun, maç, karşılaşma, film, müsabaka, sergi, festival, turne, opera, seans, gala, söyleşi, davet, şenlik, ne, etkinlik adı, etkinliğin adı, müzikal, fuar, gösterim, dinleti, panel, kutlama, performans, tören',
  performer:
    'sanatçı, sanatçılar, sahnede, oynayanlar, oyuncular, grup, solist, solistler, şef, orkestra, ön grup, konuk sanatçı, konuşmacılar, topluluk, müzik, yöneten, yönetmen, katılımcı sanatçılar, kadro, icracı, sahne alanlar, rol alanlar, konuklar',
  startDate:
    'başlangıç, başlangıç tarihi, başlama tarihi, başlar, etkinlik tarihi, konser tarihi, oyun tarihi, gösteri tarihi, maç tarihi, açılış, açılış tarihi, gala tarihi, itibaren, tarih ve saat, tarihler, maç günü, seans tarihi',
  endDate:
    'bitiş, bitiş tarihi, sona erme tarihi, biter, son gün, kapanış, kapanış tarihi, kadar, sona erer, son tarih',
  time: 'saat, saati, başlangıç saati, başlama saati, saatler, saat kaçta, perde, perde saati, başlangıç, konser saati, etkinlik saati, maç saati, seans, zaman, oyun saati, gösteri saati, çalışma saatleri',
  endTime: 'bitiş saati, biter, bitiş, sona erme saati, tahmini bitiş, kapanış saati',
  doorTime:
    'kapı açılış, kapı açılışı, kapı açılış saati, kapılar, kapılar açılır, kapıların açılışı, kapı, salona giriş, giriş saati, kapıların açılma saati, giriş başlangıcı, salon açılışı, stadyum kapıları, kapılar açılış',
  location:
    'yer, yeri, mekân, konum, nerede, salon, etkinlik yeri, sahne, tiyatro, stadyum, stat, arena, oda, buluşma yeri, buluşma noktası, toplanma yeri, lokasyon, salon adı, tören yeri, düğün salonu, yaşadığı yer, ikamet, gösteri merkezi, kültür merkezi',
  programme:
    'program, programı, gündem, akış, etkinlik akışı, zaman çizelgesi, günün programı, etkinlik programı, tören programı, ders programı, konser programı, program akışı, gündem maddeleri, oturumlar, günün akışı, takvim',
  organizer:
    'düzenleyen, organizatör, düzenleyenler, organizasyon, ev sahibi, yapım, yapımcı, sunar, düzenleyici, etkinlik sahibi, prodüksiyon, düzenleyen kurum, organizasyonu yapan',
  sponsors:
    'sponsorlar, sponsor, destekçiler, destekleyenler, destekleyen, ana sponsor, katkılarıyla, desteğiyle, iş ortakları, partnerler, iş birliğiyle, işbirliğiyle, katkıda bulunanlar, teşekkürler, paydaşlar, ortaklar, destekçi',
  seatSection:
    'blok, bölüm, tribün, sektör, balkon, parter, salon bölümü, kat, kategori, fiyat kategorisi, bölge, alan, loca, bilet türü, bilet tipi, bilet kategorisi, kale arkası, maraton, kademe, saha içi, oturma alanı, sahne önü, numaralı, vagon, vagon no, masa',
  seatRow: 'sıra, sıra no, sıra numarası, koltuk sırası, sırası',
  seatNumber:
    'koltuk, koltuk no, koltuk numarası, yer no, yer numarası, oturma yeri, sandalye, koltuk nosu, yer',
  entrance: 'giriş, giriş kapısı, kapı, kapı no, turnike, giriş noktası, kapı numarası, giriş yeri',
  holder:
    'bilet sahibi, sahibi, adına, misafir, konuk, katılımcı, ziyaretçi, üye, adına düzenlenmiştir, kimin adına, biletin sahibi, alıcı, satın alan, bilet sahibinin adı, kart sahibi, rezervasyon sahibi, davetli, izleyici',
  price:
    'fiyat, fiyatı, bilet fiyatı, ücret, ücreti, tutar, giriş ücreti, katılım ücreti, bedel, bedeli, bilet ücreti, bilet bedeli, ödenen, tarife, bilet fiyatları',
  orderNumber:
    'sipariş no, sipariş numarası, sipariş, rezervasyon no, rezervasyon numarası, rezervasyon, işlem no, işlem numarası, satış no, onay numarası, onay kodu, referans no, referans, sipariş kodu, rezervasyon kodu, siparişiniz',
  ticketNumber:
    'bilet no, bilet numarası, bilet, e-bilet, e-bilet no, seri no, barkod, bilet kodu, numara, no, sıra no, elektronik bilet no, barkod no, bilet id, e-bilet numarası, karekod',
  // Flights
  airline:
    'havayolu, hava yolu, havayolu şirketi, taşıyıcı, taşıyıcı firma, uçuşu gerçekleştiren, işleten, otobüs firması, seferi yapan, firma, operatör, uçuşu yapan, tren işletmecisi, işletici havayolu',
  passengerName:
    'yolcu, yolcu adı, yolcu ismi, yolcunun adı, yolcu adı soyadı, ad soyad, adı soyadı, yolcunun adı soyadı, isim, misafir, yolcu bilgisi',
  flightNumber:
    'uçuş, uçuş no, uçuş numarası, sefer, sefer no, sefer sayısı, tren, tren no, otobüs no, sefer numarası, uçuş kodu, uçuş nosu',
  departureAirport:
    'nereden, kalkış yeri, kalkış noktası, kalkış havalimanı, kalkış havaalanı, kalkış istasyonu, biniş yeri, biniş noktası, çıkış noktası, biniş istasyonu, hareket yeri, kalkış şehri, çıkış yeri, biniş limanı',
  arrivalAirport:
    'nereye, varış, varış yeri, varış noktası, varış havalimanı, varış havaalanı, varış istasyonu, iniş yeri, iniş havalimanı, gidilecek yer, iniş noktası, iniş istasyonu, varış şehri, gidiş yeri, hedef, destinasyon',
  departureDate:
    'kalkış tarihi, uçuş tarihi, gidiş tarihi, yolculuk tarihi, seyahat tarihi, sefer tarihi, hareket tarihi, tarih, gün, biniş tarihi',
  boardingTime:
    'biniş, biniş saati, uçağa biniş, uçağa biniş saati, uçağa alınma saati, uçağa alım, boarding, biniş zamanı, kapıda bulunma saati, uçağa alım saati, biniş başlangıcı',
  departureTime:
    'kalkış, kalkış saati, kalkış zamanı, hareket, hareket saati, tarifeli kalkış, planlanan kalkış, uçuş saati, sefer saati, gidiş saati, çıkış saati, tahmini kalkış',
  arrivalTime:
    'varış, varış saati, varış zamanı, iniş, iniş saati, tahmini varış, planlanan varış, tarifeli varış, inecek, tahmini varış saati',
  gate: 'kapı, kapı no, biniş kapısı, çıkış kapısı, peron, peron no, kapı numarası, hat, uçuş kapısı, iskele, gate',
  gateCloses:
    'kapı kapanış, kapı kapanışı, kapı kapanış saati, kapının kapanış saati, kapı kapanır, kapanış saati, kapılar kapanır, biniş bitiş saati, biniş sonu, son çağrı, kapı kapanma saati, biniş kapanış',
  terminal: 'terminal, terminal no, kalkış terminali, salon, gidiş terminali, terminali',
  seat: 'koltuk, koltuk no, koltuk numarası, yer, yer no, oturma yeri, yer numarası',
  cabinClass:
    'sınıf, sınıfı, kabin, kabin sınıfı, uçuş sınıfı, bilet sınıfı, seyahat sınıfı, rezervasyon sınıfı, hizmet sınıfı, mevki, vagon tipi',
  boardingGroup:
    'grup, biniş grubu, grup no, bölge, biniş sırası, öncelik, biniş önceliği, biniş bölgesi, grubu',
  sequenceNumber:
    'sıra no, sıra numarası, sıra, check-in no, güvenlik no, biniş sıra no, sekans, check-in sıra no, kayıt sıra no, seq',
  reservationNumber:
    'rezervasyon kodu, rezervasyon no, rezervasyon numarası, rezervasyon, pnr, pnr no, pnr kodu, onay kodu, onay numarası, referans, referans no, rezervasyon referansı, bilet onay kodu',
  frequentFlyer:
    'sık uçan yolcu, sık uçan yolcu no, sık uçan yolcu numarası, sadakat kartı, üyelik no, üyelik numarası, mil kartı, mil programı, miles smiles, miles and smiles, sadakat programı, üye no, sadakat no, mil numarası, özel yolcu',
  baggage:
    'bagaj, bagaj hakkı, el bagajı, kabin bagajı, kayıtlı bagaj, valiz, uçak altı bagaj, bagajlar, bagaj izni, parça',
  // Certificates, vouchers, coupons
  recipient:
    'verilen, verilen kişi, alıcı, sahibi, kime, adına, için, sayın, belgeyi alan, sertifika sahibi, katılımcı, öğrenci, mezun, ödül sahibi, ödülü alan, kursiyer, bu belge ile, bu sertifika ile, takdim edilen, kime verildi, hediye edilen, belge sahibi, hak sahibi, katılımcının adı soyadı, katılımcı adı, onuruna',
  credential:
    'eğitim, kurs, program, nitelik, yeterlilik, sertifika, sertifika programı, ödül, diploma, sınav, eğitim adı, eğitimin adı, modül, ders, konu, atölye, seminer, çalıştay, başarı, eğitim konusu, bölüm, kurs adı, kursun adı, belge türü, alan, program adı, sertifikanın adı, yetkinlik, tamamladığı program, eğitim programı',
  issuer:
    'veren, veren kurum, veren kuruluş, belgeyi veren, düzenleyen, düzenleyen kurum, veren makam, kurum, kuruluş, eğitim kurumu, eğitimi veren, akademi, onaylayan kurum, sertifikayı veren, onaylayan, veren merkez, organizasyon, mağaza, sertifikayı veren kurum',
  dateIssued:
    'veriliş tarihi, verildiği tarih, verilme tarihi, düzenleme tarihi, düzenlenme tarihi, belge tarihi, sertifika tarihi, tarih, tarihi, tamamlama tarihi, mezuniyet tarihi, bitirme tarihi, sınav tarihi, verildi, veriliş, eğitim tarihi',
  identifier:
    'sertifika no, sertifika numarası, belge no, belge numarası, kayıt no, kayıt numarası, sicil no, tescil no, diploma no, diploma numarası, seri no, referans no, lisans no, ruhsat no, doğrulama kodu, kimlik no, numara, no, protokol no, evrak no, dosya no, belge kodu, kontrol kodu, sertifika kodu, barkod no, sıra no',
  grade:
    'not, notu, puan, puanı, derece, derecesi, başarı derecesi, sonuç, başarı notu, not ortalaması, sınav sonucu, değerlendirme, düzey, seviye, mezuniyet derecesi, ortalama, başarı puanı',
  hours:
    'saat, süre, eğitim süresi, toplam saat, ders saati, kredi, kurs süresi, akts, süresi, saatler, eğitim saati, toplam süre, program süresi',
  signatures:
    'imzalar, imza, imzalayan, imzalayanlar, imza sahipleri, imza yetkilisi, yetkili imza, yetkili, imza ve kaşe, kaşe ve imza, kaşe imza, imza altına alanlar, adına, ıslak imza, imzacılar, taraf imzaları',
  offer:
    'teklif, kampanya, indirim, fırsat, indirim oranı, özel teklif, kazancınız, avantaj, kazanç, hediye, kupon, fırsatınız, promosyon, ne kazanırsınız, tasarruf, avantajınız, indirim fırsatı',
  product:
    'ürün, ürünler, geçerli ürün, geçerli ürünler, ürün adı, mal, geçerli olduğu ürün, geçerli kategoriler',
  code: 'kod, kodu, indirim kodu, kampanya kodu, kupon kodu, promosyon kodu, hediye kodu, kullanım kodu, kodu kullan, kodunu kullanın, hediye çeki kodu, kart numarası, kart no, aktivasyon kodu, şifre, çek kodu, kodla, pin',
  serialNumber:
    'seri no, seri numarası, çek no, çek numarası, kart no, kart numarası, hediye çeki no, hediye çeki numarası, hediye kartı no, kupon no, kupon numarası, sıra no, no, numara, hediye kartı numarası',
  validFrom:
    'geçerlilik başlangıcı, geçerlilik başlangıç tarihi, başlangıç tarihi, itibaren, başlangıç, tarihinden itibaren, yürürlük tarihi, kullanım başlangıcı, itibaren geçerli, itibaren geçerlidir, kampanya başlangıcı, kampanya başlangıç tarihi, geçerlilik başlangıç',
  validThrough:
    'son kullanma tarihi, son kullanma, son kullanım tarihi, geçerlilik tarihi, geçerlilik süresi, geçerlilik, geçerlilik bitiş tarihi, son geçerlilik tarihi, bitiş tarihi, son gün, tarihine kadar, tarihine kadar geçerli, tarihine kadar geçerlidir, kadar geçerli, kadar geçerlidir, kadar, sona erme tarihi, kampanya bitiş tarihi, kampanya bitişi, son tarih, bitiş, skt, stt, geçerli, teklif geçerlilik süresi, opsiyon tarihi, opsiyon, son rezervasyon tarihi, geçerlilik bitişi, son başvuru tarihi',
  value:
    'değer, değeri, tutar, tutarı, bakiye, hediye çeki tutarı, çek tutarı, nominal değer, miktar, değerinde, hediye tutarı, sayı, güncel, mevcut, şu an, gerçekleşen, ölçülen değer, güncel değer, mevcut değer, rakam, kart bakiyesi, şimdiki değer',
  giver:
    'gönderen, hediye eden, veren, armağan eden, kimden, hediyeyi gönderen, sevgilerle, hediyeyi veren, satın alan, takdim eden',
  message:
    'mesaj, mesajı, mesajınız, kişisel mesaj, not, ithaf, dilekler, iyi dilekler, hediye mesajı, hediye notu, kişisel not, kutlama mesajı, kart mesajı, tebrik, dilek',
  redeemAt:
    'kullanım yeri, nerede kullanılır, nerede geçerli, geçerli olduğu yer, geçerli olduğu yerler, geçerli mağazalar, geçerli şubeler, nasıl kullanılır, kullanım şekli, kullanım, kullanılabileceği yer, kullanım noktası, kullanım noktaları, geçerli olduğu mağaza, geçerli olduğu şubeler, nasıl kullanacaksınız, rezervasyon, rezervasyon için, randevu, randevu için, kullanabileceğiniz yerler',
  // Invitations
  hosts:
    'davet sahipleri, davet sahibi, davet eden, davet edenler, ev sahibi, ev sahipleri, gelin ve damat, gelin damat, aileler, aileleri, ebeveynler, anne ve babaları, çift, sevgilerle, evlenen çift',
  request:
    'davet, davetiye, davet metni, davetiye metni, davet ediyoruz, davetlisiniz, davetlisin, sizi davet ediyoruz, sizi de aramızda görmekten, onurlandırmanızı dileriz, teşriflerinizi bekleriz, katılımınızı bekleriz, bu mutlu günümüzde',
  dress:
    'kıyafet, kıyafet kodu, giyim, dress code, giyim kodu, giyim kuralı, kıyafet kuralı, kılık kıyafet, ne giymeli, kıyafet tercihi',
  rsvp: 'lcv, l.c.v., lütfen cevap veriniz, katılım bildirimi, katılım onayı, katılımınızı bildirin, cevap, yanıt, son bildirim tarihi, lütfen bildiriniz, katılım durumu, lütfen yanıtlayınız, lütfen katılımınızı bildiriniz, son cevap tarihi, kayıt, son yanıt tarihi, katılım teyidi, rsvp',
  // Letters
  sender: 'gönderen, gönderici, başvuran, kimden, başvuru sahibi, gönderen adresi, yazan, aday, iade adresi',
  subject: 'konu, konusu, hakkında, hk, ilgi, konu satırı',
  salutation: 'hitap, selamlama, giriş hitabı, hitap cümlesi',
  closing: 'kapanış, bitiriş, veda, kapanış ifadesi, kapanış cümlesi, saygı ifadesi, saygılar',
  signature: 'imza, imzası, ad soyad, imzalayan, isim, adı soyadı, ad soyad imza',
  enclosures: 'ekler, ek, ekte, ekli belgeler, ilişik, ekli dosyalar, ilişikte, ek listesi, dağıtım, eki',
  // Bills
  seller:
    'satıcı, satıcı firma, faturayı düzenleyen, düzenleyen, gönderen, firma, tedarikçi, hizmet veren, hizmet sağlayıcı, yüklenici, satıcı bilgileri, alacaklı, faturayı kesen, satan, fatura düzenleyen, firma bilgileri, sağlayıcı, üye işyeri',
  buyer:
    'alıcı, müşteri, sayın, fatura adresi, faturalanan, fatura edilen, alıcı firma, müşteri adı, müşteri bilgileri, teslimat adresi, sevk adresi, alıcı bilgileri, cari, dikkatine, fatura edilecek, kime, satın alan, cari hesap, fatura bilgileri, ödeyen, cari ünvanı, teslim alan',
  client:
    'müşteri, işveren, müvekkil, hazırlanan, için, adına, için hazırlanmıştır, iş sahibi, müşteri adı, hazırlandığı kurum, sunulan, sunulan kurum, danışan, proje sahibi, kime',
  invoiceNumber:
    'fatura no, fatura numarası, fatura seri no, fatura, belge no, belge numarası, seri no, e-fatura no, e-arşiv fatura no, no, numara, fatura nosu, e-arşiv no, seri sıra no, proforma no',
  issueDate:
    'fatura tarihi, düzenleme tarihi, düzenlenme tarihi, kesim tarihi, tarih, belge tarihi, fatura kesim tarihi, tanzim tarihi, hazırlanma tarihi, düzenlendi, düzenlenme zamanı',
  paymentDueDate:
    'vade, vade tarihi, son ödeme tarihi, ödeme tarihi, ödeme vadesi, ödenecek tarih, son ödeme günü, ödeme son tarihi, en geç ödeme tarihi, son ödeme, vadesi',
  supplyDate:
    'teslim tarihi, teslimat tarihi, hizmet tarihi, hizmet dönemi, sevk tarihi, fiili sevk tarihi, irsaliye tarihi, teslimat, ifa tarihi, hizmetin verildiği tarih, iş dönemi, hizmet süresi, fatura dönemi, fiili sevk, sevkiyat tarihi, hizmet aralığı, hizmet verilen dönem',
  reference:
    'referans, referans no, referans numarası, referansınız, referansımız, sipariş no, sipariş numarası, müşteri no, müşteri numarası, proje, proje no, sözleşme no, iş emri no, irsaliye no, satın alma siparişi, dosya no, abone no, ödeme referansı, ödeme açıklaması, iş no, sözleşme hesap no, tesisat no, cari kodu, cari kod, ilgi, açıklama kısmına, po no, satın alma no',
  taxId:
    'vergi no, vergi numarası, vergi kimlik no, vergi kimlik numarası, vkn, vkn/tckn, tckn, tc kimlik no, t.c. kimlik no, vergi dairesi, vergi dairesi ve no, vd, v.d., v.d. no, mersis no, mersis, mersis numarası, ticaret sicil no, ticaret sicil numarası, kdv no, vergi dairesi / no, oda sicil no, vat no',
  iban: 'iban, iban no, hesap no, hesap numarası, banka hesabı, hesap, banka hesap no, iban numarası, banka hesap numarası, hesap iban',
  bic: 'bic, swift, bic swift, swift kodu, bic kodu, şube kodu, banka kodu, swift/bic, swift no',
  bank: 'banka, banka bilgileri, banka hesap bilgileri, hesap bilgileri, ödeme bilgileri, banka adı, banka ve şube, şube, hesap sahibi, hesap adı, alıcı adı, ödeme yöntemi, ödeme şekli, ödeme yeri, havale bilgileri, ödeme kanalı, havale/eft, eft bilgileri, banka hesaplarımız, ödeme, banka şubesi',
  paymentTerms:
    'ödeme koşulları, ödeme şartları, ödeme koşulu, ödeme planı, vade, gecikme faizi, vade farkı, ödeme vadesi, ödeme şekli, ödeme süresi, ödeme şartı, geç ödeme',
  lines:
    'kalemler, fatura kalemleri, satırlar, ürünler, hizmetler, mal ve hizmetler, mal/hizmet, ürün ve hizmetler, ürünler ve hizmetler, yapılan işler, dökümü, fatura dökümü, detaylar, hizmet dökümü, sipariş, alışveriş, masraflar, teklif kalemleri, işler, ürün listesi, mal hizmet listesi, giderler',
  description:
    'açıklama, açıklaması, tanım, tanımı, ürün, hizmet, mal hizmet, mal/hizmet adı, mal hizmet cinsi, cinsi, ürün adı, hizmet adı, ürün açıklaması, malın cinsi, iş, kalem, yapılan iş, ürün/hizmet, malzeme, ürün tanımı, iş tanımı, stok adı, konu, faaliyet, hizmet tanımı, ne, adı',
  quantity: 'miktar, miktarı, adet, mik, sayı, saat, gün, adedi, kaç adet, toplam adet, sayısı, birim sayısı',
  unit: 'birim, br, birimi, ölçü birimi, ölçü, başına, ölçü br',
  unitPrice:
    'birim fiyat, birim fiyatı, b.fiyat, br fiyat, fiyat, fiyatı, adet fiyatı, saat ücreti, saatlik ücret, günlük ücret, tane fiyatı, birim ücret, birim bedel, adam/gün ücreti, br.fiyatı, birim f, b fiyatı',
  discount:
    'indirim, iskonto, iskonto tutarı, indirim tutarı, iskonto oranı, indirim oranı, kampanya indirimi, toplam iskonto, kupon indirimi, isk, toplam indirim, düşülen',
  taxRate: 'kdv oranı, kdv, vergi oranı, vergi, kdv yüzdesi, ötv oranı, oran, stopaj oranı',
  net: 'tutar, tutarı, net, net tutar, toplam, satır toplamı, mal hizmet tutarı, kdv hariç tutar, bedel, toplam tutar, toplam fiyat, net fiyat, kdvsiz tutar, değeri',
  subtotal:
    'ara toplam, aratoplam, kdv hariç toplam, mal hizmet toplam tutarı, net toplam, kdv hariç, toplam kdv hariç, matrah, kdv matrahı, vergi hariç tutar, vergiler hariç toplam, vergi matrahı, kdvsiz toplam, net tutar, vergi hariç toplam, toplam tutar kdv hariç, ürünler toplamı',
  tax: 'kdv, hesaplanan kdv, kdv tutarı, toplam kdv, katma değer vergisi, vergi, vergi tutarı, vergiler toplamı, dahil kdv, topkdv, stopaj, ötv, kdv toplamı, vergiler, tevkifat',
  total:
    'toplam, genel toplam, ödenecek tutar, toplam tutar, vergiler dahil toplam tutar, kdv dahil toplam, toplam bedel, fatura tutarı, fatura toplamı, yekûn, kdv dahil tutar, vergiler dahil toplam, ödenecek toplam, tutar, genel toplam tutarı, toplam kdv dahil, brüt tutar, toplam fiyat, toplam ücret, dahil toplam, brüt toplam, hepsi, toplam ödenecek, ödenecek, kdv dahil',
  paid: 'ödenen, ödenen tutar, ödendi, peşinat, avans, ön ödeme, kapora, alınan, tahsil edilen, ödenmiş, peşin ödenen, alınan ödeme, ödenmiş tutar, tahsilat, alınan avans, depozito, peşin',
  due: 'kalan, kalan tutar, ödenecek tutar, borç, bakiye, kalan bakiye, kalan ödeme, ödenecek, kalan borç, ödenmesi gereken tutar, ödenecek bakiye, güncel borç, toplam borç, bakiye borç',
  sums: 'toplamlar, özet, tutarlar, toplam, hesap özeti, hesap, fatura özeti, dip toplam, toplam bilgileri',
  receiptNumber:
    'fiş no, fiş numarası, fiş, makbuz no, makbuz numarası, makbuz, fatura no, işlem no, işlem numarası, belge no, adisyon no, adisyon, z no, ekü no, ekü, sipariş no, satış no, no, numara, bilgi fişi no, tahsilat makbuzu no, satış fişi, dekont no, seri no',
  dateTime:
    'tarih ve saat, tarih, saat, tarih/saat, işlem tarihi, alışveriş tarihi, satış tarihi, düzenlenme zamanı, işlem zamanı, işlem saati, basım tarihi, satış zamanı, fiş tarihi',
  cashier:
    'kasiyer, kasa görevlisi, garson, size hizmet eden, hizmet eden, servis, görevli, satış danışmanı, personel, satıcı, işlemi yapan, satış temsilcisi, garsonunuz, kullanıcı, servis görevlisi, kasiyer adı, barista, barmen, tahsil eden, satış elemanı',
  till: 'kasa, kasa no, kasa numarası, terminal, terminal no, masa, masa no, pos, pos no, gişe, yazarkasa, vezne, masa numarası, gişe no, pompa, pompa no, istasyon',
  payment:
    'ödeme, ödeme şekli, ödeme türü, ödeme tipi, ödeme yöntemi, ödeme aracı, nakit, kart, kredi kartı, banka kartı, temassız, debit kart, yemek kartı, havale, alınan, visa, mastercard, troy, kartla ödeme, nakit ödeme, alınan nakit, multinet, sodexo, banka/kredi kartı, verilen, temassız ödeme',
  change:
    'para üstü, paraüstü, değişim, fark, değişim oranı, artış, azalış, büyüme, önceki döneme göre, geçen yıla göre, geçen aya göre, önceki aya göre, önceki yıla göre, bir önceki döneme göre, sapma, geçen döneme göre, yıllık değişim, aylık değişim, trend, eğilim, değişim yüzdesi, delta, iade edilen, geçen haftaya göre',
  thanks:
    'teşekkür, teşekkürler, teşekkür ederiz, teşekkür notu, bizi tercih ettiğiniz için teşekkürler, yine bekleriz, alt bilgi, güle güle, iyi günler dileriz, afiyet olsun, kapanış satırı, yine bekleriz efendim, tekrar bekleriz, iyi günlerde kullanın, teşekkür mesajı, hoşça kalın',
  // Careers
  experience:
    'iş deneyimi, deneyim, deneyimler, iş deneyimleri, mesleki deneyim, iş tecrübesi, iş tecrübeleri, tecrübe, kariyer, çalışma hayatı, iş geçmişi, çalıştığı kurumlar, profesyonel deneyim, tecrübeler, iş hayatı, stajlar, staj, staj deneyimi, görevler, çalışma geçmişi, akademik görevler, idari görevler, klinik deneyim, mesleki geçmiş, akademik deneyim, akademik unvanlar, istihdam, meslek hayatı, çalıştığım yerler, mesleki tecrübe',
  education:
    'eğitim, eğitim bilgileri, öğrenim, öğrenim durumu, eğitim durumu, akademik geçmiş, eğitim geçmişi, okullar, öğrenim bilgileri, mezuniyet, akademik eğitim, öğrenim geçmişi, mezun olduğu okullar, eğitim ve öğretim, yükseköğrenim, eğitim hayatı, öğrenim hayatı',
  volunteering:
    'gönüllülük, gönüllü çalışmalar, gönüllü çalışma, gönüllü deneyim, sosyal sorumluluk, sosyal sorumluluk projeleri, gönüllü faaliyetler, toplumsal çalışmalar, gönüllü deneyimler, gönüllü görevler, gönüllü projeler, sivil toplum çalışmaları, sosyal faaliyetler, gönüllü işler',
  skills:
    'beceriler, yetenekler, yetkinlikler, uzmanlık, uzmanlık alanları, bilgisayar bilgisi, bilgisayar becerileri, teknik beceriler, kişisel beceriler, temel yetkinlikler, bilgi ve beceriler, programlar, teknolojiler, araçlar, yöntemler, yapabildiklerim, bilgisayar bilgileri, güçlü yönler, nitelikler, mesleki beceriler, yazılım bilgisi, teknik yetkinlikler, bilgisayar programları, yazılımlar, neler yapabilirim, güçlü yanlar',
  languages:
    'diller, yabancı dil, yabancı diller, dil bilgisi, dil becerileri, bildiği diller, yabancı dil bilgisi, dil yetkinlikleri, yabancı dil düzeyi, dil bilgileri, dil',
  publications:
    'yayınlar, yayımlar, seçilmiş yayınlar, makaleler, kitaplar, bilimsel yayınlar, yayın listesi, kitap bölümleri, bildiriler, eserler, seçme yayınlar, akademik yayınlar, yayınlanmış makaleler, uluslararası yayınlar, ulusal yayınlar, yazılar',
  awards:
    'ödüller, başarılar, burslar, ödül ve burslar, ödüller ve burslar, onur ve ödüller, madalyalar, nişanlar, ödül, takdirler, burslar ve ödüller, başarı ve ödüller, dereceler, ödüller ve başarılar, onur ödülleri',
  certificates:
    'sertifikalar, belgeler, sertifika ve eğitimler, kurslar, eğitimler, kurslar ve sertifikalar, ehliyet, sürücü belgesi, lisanslar, mesleki belgeler, sertifika, eğitim ve sertifikalar, kurs ve sertifikalar, seminerler, eğitimler ve sertifikalar, sertifika bilgileri, seminer ve kurslar, mesleki eğitimler, kurs ve seminerler, yetki belgeleri',
  references:
    'referanslar, referans, kaynakça, kaynaklar, bibliyografya, atıflar, kaynak listesi, yararlanılan kaynaklar, ileri okuma, referans kişiler, okuma önerileri, alıntılanan kaynaklar, son notlar, ek okumalar',
  interests:
    'ilgi alanları, hobiler, hobi, kişisel ilgiler, ilgi alanlarım, boş zaman, diğer ilgi alanları, iş dışında, kişisel, ilgiler, hobiler ve ilgi alanları, ilgi ve hobiler, boş zamanlar',
  grants:
    'hibeler, araştırma fonları, araştırma destekleri, fonlar, destekler, proje destekleri, burs ve hibeler, araştırma hibeleri, finansman, aldığı destekler, alınan fonlar, alınan destekler, araştırma fonu',
  talks:
    'konuşmalar, sunumlar, konferanslar, bildiriler, davetli konuşmalar, seminerler, konferans sunumları, söyleşiler, davetli konuşmacı, konferans bildirileri, seçilmiş konuşmalar, kongreler, konferans konuşmaları',
  teaching:
    'verdiği dersler, öğretim, öğretim deneyimi, dersler, ders verme deneyimi, eğitmenlik, danışmanlıklar, yönetilen tezler, verilen dersler, öğretmenlik, öğretim faaliyetleri, tez danışmanlığı, öğretim ve danışmanlık, eğitmenlik deneyimi',
  projects:
    'projeler, proje, seçili projeler, kişisel projeler, seçilmiş projeler, araştırma projeleri, yan projeler, öne çıkan projeler, projelerim, önemli projeler, yer aldığı projeler',
  memberships:
    'üyelikler, üyelik, üye olduğu kuruluşlar, mesleki üyelikler, dernekler, kurullar, komiteler, dernek üyelikleri, kulüpler, üye olunan kuruluşlar, bilimsel kuruluşlara üyelikler, yönetim kurulu üyelikleri, üyesi, dernek ve kulüp üyelikleri, mesleki kuruluşlar, kurul üyelikleri',
  entries: 'kayıtlar, girdiler, kayıt, tarihçe, kronoloji, gönderiler, maddeler',
  highlights:
    'öne çıkanlar, başarılar, sorumluluklar, görevler, görev ve sorumluluklar, sonuçlar, önemli noktalar, başlıca görevler, elde edilen sonuçlar, ana görevler, başlıca başarılar, görev tanımı, temel sorumluluklar, temel başarılar, kazanımlar, maddeler',
  degree:
    'derece, bölüm, lisans, yüksek lisans, diploma, alan, dal, anabilim dalı, program, öğrenim düzeyi, uzmanlık alanı, mezuniyet derecesi, ana dal, akademik derece, eğitim düzeyi, öğrenim alanı, bölümü, ön lisans, doktora, fakülte/bölüm, mezuniyet alanı',
  level:
    'düzey, seviye, düzeyi, seviyesi, yeterlik, dil seviyesi, yeterlilik düzeyi, hakimiyet, bilgi düzeyi, dil düzeyi, yetkinlik düzeyi',
  // Portfolio, pages
  works:
    'çalışmalar, işler, eserler, projeler, seçili işler, seçili çalışmalar, portfolyo, portföy, seçilmiş işler, işlerimiz, çalışmalarım, son çalışmalar, son işler, örnek çalışmalar, işlerim, seçme işler, seriler, yapılar, çalışmalarımız, projelerimiz, referans projeler, seçilmiş eserler, seçki',
  year: 'yıl, yılı, tarih, yapım yılı, tamamlandı, üretim yılı, yapım tarihi, yıllar, inşa yılı, bitiş yılı, tamamlanma yılı',
  medium:
    'teknik, malzeme, malzemeler, boyut, boyutlar, ölçüler, araçlar, format, ebat, ortam, materyal, ebatlar, kullanılan teknik',
  result:
    'sonuç, sonuçlar, sonucu, etki, etkisi, kazanım, kazanımlar, çıktı, sonrası, elde edilen sonuç, ne değişti, ne oldu, sonunda, çıktılar, bugün, ne elde ettik, sonuç olarak',
  about:
    'hakkında, hakkımızda, hakkımda, biz kimiz, ben kimim, hikâyemiz, öykümüz, özgeçmiş, biyografi, kısa özgeçmiş, bizi tanıyın, kurumsal, tarihçe, tarihçemiz, sanatçı hakkında, stüdyo hakkında, felsefemiz, misyonumuz, yaşam öyküsü, arkasındaki insanlar, hikâyem, firma hakkında, şirket hakkında, kimiz, manifestomuz, kendim hakkında',
  services:
    'hizmetler, hizmetlerimiz, ne yapıyoruz, neler yapıyoruz, ne yaparız, ne yapıyorum, sunduğumuz hizmetler, uzmanlık alanları, faaliyet alanları, çalışma alanları, hizmet kapsamı, neler sunuyoruz, sunduklarımız, çalışma alanlarımız, nasıl yardımcı olabiliriz, faaliyet alanlarımız, kapsam, hizmetlerim, neler sunuyorum, uygulamalar, tedaviler, bakımlar, size nasıl yardımcı olabiliriz',
  features:
    'özellikler, avantajlar, faydalar, neden, neden biz, neler var, neler sunuyor, size ne kazandırır, fiyata dahil, dahil olanlar, paket içeriği, paketin içeriği, niçin, nedenler, sebepler, öne çıkanlar, temel özellikler, neler dahil, ne kazanırsınız, bilmekte fayda var, ayrıcalıklar, neden bizi seçmelisiniz, ne elde edersiniz, artıları, farkımız, bizi farklı kılan, avantajlarınız, fiyata dahil olanlar, dahil, işlevler',
  stats:
    'rakamlar, sayılar, istatistikler, rakamlarla, sayılarla, temel göstergeler, sayılarla biz, rakamlarla biz, bir bakışta, önemli rakamlar, veriler, istatistik, öne çıkan rakamlar, rakamlarla yıl, özet rakamlar, göstergeler, önemli veriler, sayısal veriler, rakamlarla sonuçlar',
  steps:
    'adımlar, aşamalar, nasıl çalışır, nasıl işler, nasıl yapılır, nasıl çalışıyor, süreç, süreci, yöntem, adım adım, üç adımda, talimatlar, yapılışı, hazırlanışı, nasıl çalışıyoruz, nasıl sipariş verilir, sonraki adımlar, başlarken, üç adım, işleyiş, nasıl başlarım, nasıl yapıyoruz, sürecimiz, yapılış, kullanım kılavuzu, prosedür, nasıl başlanır, bundan sonra ne olacak, izlenecek adımlar',
  quotes:
    'yorumlar, alıntılar, alıntı, müşteri yorumları, müşterilerimiz ne diyor, müşterilerimiz ne dedi, görüşler, ne dediler, hakkımızda ne dediler, değerlendirmeler, referanslar, kullanıcı yorumları, basında biz, tavsiyeler, onlar ne diyor, müşteri görüşleri, hakkımızda söylenenler, geri bildirimler, katılımcı görüşleri, kullanıcılarımız ne diyor, övgüler, basından',
  offers:
    'fiyatlar, fiyat listesi, fiyatlandırma, fiyatlarımız, paketler, ücretler, planlar, biletler, tarifeler, ücret, maliyet, seçenekler, bütçe, üyelik, bilet fiyatları, maliyetler, yatırım, fiyat, kampanyalar, teklifler, giriş ücretleri, fiyat teklifi, abonelik, ne kadar, abonelikler, üyelikler, kademeler, tahmini maliyet, paketlerimiz, kaça mal olur, giriş ücreti, yatırım bedeli',
  questions:
    'sorular, sık sorulan sorular, sıkça sorulan sorular, sss, soru ve cevap, soru cevap, merak edilenler, sorular ve cevaplar, soru ve yanıtlar, merak ettikleriniz, en çok sorulanlar, en çok sorulan sorular, sık sorulanlar, aklınıza takılanlar, sorular ve yanıtlar',
  question: 'soru, s, sorusu',
  answer: 'cevap, yanıt, c, cevabı, yanıtı',
  navigation: 'gezinme, gezinti',
  links:
    'bağlantılar, linkler, bağlantılarım, linklerim, diğer bağlantılar, butonlar, beni bulun, yararlı bağlantılar, düğmeler, faydalı linkler, kaynaklar, faydalı bağlantılar, bana buradan ulaşın',
  gallery:
    'galeri, fotoğraflar, resimler, görseller, fotoğraf galerisi, albüm, kareler, resim galerisi, fotoğraflarımız, karelerle, görsel galeri',
  team: 'ekip, ekibimiz, takım, çalışanlar, kadro, kadromuz, insanlar, personel, yönetim, yönetim kurulu, kurucular, üyeler, biz kimiz, kurucularımız, kurucu ortaklar, takımımız, yöneticiler, ekip üyeleri, yönetim ekibi, mürettebat, çalışma arkadaşlarımız, organizasyon, uzman kadromuz, öğretim kadrosu',
  // Cases, documents
  challenge:
    'sorun, problem, zorluk, durum, ihtiyaç, başlangıç noktası, mevcut durum, öncesi, görev, arka plan, zorluklar, sorunlar, iş tanımı, gereksinim, çıkış noktası, meydan okuma, talep, müşterinin ihtiyacı, ihtiyaçlar, önce, brif, brief, başlangıç durumu',
  approach:
    'çözüm, çözümümüz, yaklaşım, yaklaşımımız, yöntem, strateji, uygulama, ne yaptık, nasıl yaptık, fikir, konsept, önerilen çözüm, önerimiz, çalışma, çözüm önerisi, çözüm önerimiz, metot, neler yaptık, yapılanlar, önerilen yaklaşım',
  facts:
    'bilgiler, künye, proje künyesi, temel bilgiler, veriler, teknik bilgiler, teknik özellikler, teknik veriler, proje bilgileri, özet bilgiler, ayrıntılar, bir bakışta, detaylar, kısa bilgiler, proje detayları, genel bilgiler, kısa kısa, olgular, bilgi kutusu, hızlı bilgiler',
  parties:
    'taraflar, sözleşme tarafları, taraf, sözleşmenin tarafları, arasında, bir tarafta, diğer tarafta, ile, akit taraflar, tarafların bilgileri, taraf bilgileri, akdeden taraflar',
  effectiveDate:
    'yürürlük, yürürlük tarihi, yürürlüğe giriş, yürürlüğe giriş tarihi, yürürlüğe girme tarihi, başlangıç tarihi, sözleşme tarihi, sözleşmenin tarihi, imza tarihi, geçerlilik başlangıcı, tarih, başlangıç, kira başlangıç tarihi, kira başlangıcı, işe başlama tarihi, kiranın başlangıcı, düzenleme tarihi, sözleşme başlangıç tarihi, imzalanma tarihi',
  clauses:
    'maddeler, hükümler, sözleşme maddeleri, koşullar, şartlar, sözleşme, genel hükümler, madde, sözleşme hükümleri, sözleşme şartları, sözleşme metni, özel şartlar, fıkralar, anlaşma',
  definitions:
    'tanımlar, terimler, kavramlar, sözlük, terimler sözlüğü, tanımlar ve kısaltmalar, kısaltmalar, sözlükçe, terimler ve tanımlar, bu sözleşmede, yorum, kavram tanımları, temel kavramlar',
  term: 'terim, kavram, kelime, sözcük, ifade, deyim, kısaltma',
  meaning: 'anlam, anlamı, tanım, tanımı, açıklama, demektir, ifade eder, karşılığı',
  schedules: 'ekler, ek, sözleşme ekleri, ek listesi, eki',
  law: 'uygulanacak hukuk, yetkili mahkeme, uyuşmazlıkların çözümü, uyuşmazlık, yetkili mahkemeler, uygulanacak hukuk ve yetkili mahkeme, hukuk, uyuşmazlık çözümü, yargı yetkisi, uyuşmazlıkların halli, uygulanacak hukuk ve uyuşmazlık',
  background:
    'arka plan, amaç, gerekçe, giriş, önsöz, konu ve amaç, sözleşmenin konusu, sözleşmenin amacı, başlangıç hükümleri, konu, dibace',
  panels:
    'paneller, sayfalar, yüzler, panel, sayfa, iç sayfa, dış sayfa, ön kapak, arka kapak, katlar, bölümler, kapak, iç yüz, dış yüz, ön yüz, arka yüz, iç sayfalar',
  sections:
    'bölümler, kısımlar, kategoriler, gruplar, içindekiler, başlıklar, bölüm, menü bölümleri, fasıllar, bloklar, parçalar, kısım',
  legend:
    'açıklamalar, işaretler, simgeler, semboller, alerjenler, alerjen bilgisi, alerjen bilgileri, kısaltmalar, işaretlerin anlamı, simgelerin anlamı, sembollerin anlamı, simge açıklamaları, lejant, gösterim, alerjen uyarısı, alerjen listesi, işaret açıklamaları',
  items:
    'yemekler, ürünler, içecekler, kalemler, menü, liste, tabaklar, lezzetler, maddeler, yiyecekler, yiyecek ve içecekler, çeşitler, seçenekler, öğeler, yiyecekler ve içecekler, mönü, menümüz, lezzetlerimiz',
  marks:
    'işaretler, alerjenler, simgeler, semboller, diyet, vejetaryen, vegan, içerir, beslenme, kodlar, alerjen, uyarılar, diyet türü, işaret',
  spreads:
    'sayfalar, görünümler, kombinler, looklar, karşılıklı sayfalar, stiller, look, kombin, çift sayfalar',
  stories:
    'haberler, yazılar, makaleler, hikâyeler, bu sayıda, içindekiler, konular, gündem, duyurular, neler oldu, öyküler, raporlar, dosyalar, güncel, bizden haberler, öne çıkanlar',
  preheader:
    'önizleme metni, önizleme, ön başlık, gelen kutusu önizlemesi, preheader, önizleme satırı, ön izleme metni',
  unsubscribe:
    'abonelikten çık, abonelikten ayrıl, üyelikten çık, abonelikten çıkma, listeden çık, aboneliği iptal et, abonelikten çıkmak için, aboneliği sonlandır, bülten aboneliğinden çık, listeden ayrıl, abonelikten ayrılma, e-posta listesinden çık, abonelikten çıkma bağlantısı',
  // Graphics
  modules: 'modüller, bloklar, grafikler, bölümler, kutular, şekiller, diyagramlar, çizimler',
  series:
    'seri, veri serisi, grafik, değerler, veri, veriler, eğilim, aylara göre, yıllara göre, zaman serisi, gelişim, dağılım, aylık, geçmiş, zaman içinde, haftalara göre, aylık dağılım, yıllık dağılım, aylık gelişim, eğri, seyir, çeyreklere göre',
  label: 'etiket, gösterge, ölçüt, ad, adı, kategori, kalem, başlık, metrik, gösterge adı, ölçü, ne',
  target:
    'hedef, hedefi, hedeflenen, plan, bütçe, hedef değer, planlanan, amaç, eşik, sınır, sınır değer, planlanan değer, üst sınır',
  tiles:
    'göstergeler, temel göstergeler, kartlar, ana göstergeler, önemli rakamlar, kpi, özet rakamlar, performans göstergeleri, anahtar göstergeler, öne çıkan rakamlar, genel bakış, kutular, temel performans göstergeleri, ana rakamlar, özet göstergeler, bir bakışta',
  tasks:
    'görevler, yapılacaklar, yapılacak işler, aksiyonlar, aksiyon maddeleri, sonraki adımlar, açık konular, kontrol listesi, görev listesi, iş listesi, yapılacaklar listesi, takip listesi, açık işler, eylemler, önlemler, açık görevler, bekleyen işler, takip edilecekler',
  tables: 'tablolar, tablo, çizelge, ayrıntılar, detaylar, listeler, döküm, çizelgeler',
  events:
    'olaylar, kronoloji, zaman çizelgesi, dönüm noktaları, tarihçe, önemli tarihler, kilometre taşları, takvim, tarihler, zaman tüneli, yıllar, tarih, önemli olaylar, etkinlikler, etkinlik takvimi, kilit tarihler, gelişmeler',
  lanes:
    'aşamalar, fazlar, temalar, sütunlar, çeyrekler, alanlar, dönemler, evreler, iş paketleri, gruplar, etaplar, kulvarlar, yol haritası, çalışma alanları, odak alanları, bölümler, kilometre taşları, ufuklar, iş akışları, öncelikli alanlar, kollar',
  status: 'durum, durumu, aşama, ilerleme, statü, safha, proje durumu, iş durumu, tamamlanma durumu',
  owner:
    'sorumlu, sorumlusu, sorumlular, kim, yürüten, proje yöneticisi, atanan, sahibi, ekip, sorumlu kişi, sorumlu birim, görevli, atanan kişi, yürütücü, sorumlu ekip, yapacak kişi',
  milestone:
    'kilometre taşı, aşama, faz, sürüm, çeyrek, etap, sprint, tema, alan, sütun, dönüm noktası, son tarih, ara hedef, evre, dönem, iş paketi, teslim tarihi, ufuk, kulvar, termin',
  people:
    'kişiler, çalışanlar, personel, üyeler, pozisyonlar, görevler, ekip, organizasyon, organizasyon şeması, teşkilat şeması, yapı, roller, kadro, teşkilat, bağlı çalışanlar, astlar, insanlar, örgüt şeması, bağlı birimler, kadrolar, organizasyon yapısı',
  reportsTo:
    'bağlı olduğu, bağlı olduğu kişi, bağlı olduğu yönetici, yönetici, yöneticisi, amir, amiri, müdürü, bağlı, üst, raporladığı kişi, ilk amiri, üst birim, bağlı olduğu birim, bağlı olduğu pozisyon, raporladığı yönetici, şefi',
  vacant:
    'boş, açık, açık pozisyon, boş kadro, münhal, boş pozisyon, doldurulacak, atanacak, açık kadro, atama bekliyor',
  // Talks
  pageHeader: 'üst bilgi, üstbilgi',
  frontSide: 'ön yüz',
  backSide: 'arka yüz',
  pageFooter: 'alt bilgi, altbilgi',
  slides: 'slaytlar, slayt, slayt başlığı, slaytta, ekranda, yansılar, yansı',
  speech: 'konuşmacı notları, konuşma notları, ne söylüyorum, söyleyeceklerim, konuşma metni, anlatım',
  // Words inside copy rather than labels
  greetingWords:
    'sayın, sevgili, değerli, merhaba, selam, selamlar, iyi günler, günaydın, merhabalar, sayın yetkili, ilgili makama, kıymetli, iyi akşamlar, saygıdeğer, tünaydın, canım',
  closingWords:
    'saygılarımla, saygılarımızla, saygılar, sevgiler, sevgilerle, sevgilerimle, en iyi dileklerimle, iyi çalışmalar, selamlar, teşekkürler, içten saygılarımla, iyi dileklerimle, hürmetlerimle, selam ve saygılarımla, sevgi ve saygılarımla, teşekkür ederim, saygılarımı sunarım, iyi günler, hoşça kal, sevgilerimizle, görüşmek üzere, esenlikler, kolay gelsin, saygı ve sevgilerimle, iyi günler dilerim, arz ederim, hoşça kalın, sağlıcakla kalın, öptüm',
  totalWords: 'toplam, genel toplam, tümü, hepsi, toplamı, yekûn, tamamı, bakiye, toplamda',
  presentWords:
    'günümüz, bugün, halen, devam ediyor, şimdi, hâlâ, günümüze kadar, beri, sürüyor, şu an, devam, hâlihazırda, güncel, bugüne kadar, devam etmekte, süren',
  doneWords:
    'tamamlandı, bitti, tamam, tamamlanan, yapıldı, teslim edildi, yayında, yayınlandı, yayımlandı, hazır, onaylandı, ödendi, gerçekleşti, sonuçlandı, çözüldü, kapandı, kapatıldı, devreye alındı, biten, tamamlanmış, ulaşıldı, canlıda, hayata geçti, bitirildi, açıldı, yapılanlar, bitmiş',
  activeWords:
    'devam ediyor, devam eden, sürüyor, yapılıyor, aktif, başladı, çalışılıyor, geliştiriliyor, test ediliyor, yürütülüyor, üzerinde çalışılıyor, şu anda, uygulamada, inşa ediliyor, süren, yolunda, geliştirme aşamasında, test aşamasında, incelemede, hazırlanıyor, yapım aşamasında, şimdi, işlemde, sürmekte, pilot, gözden geçiriliyor, devam, yürürlükte, devrede',
  plannedWords:
    'planlandı, planlanan, planlı, sırada, sıradaki, başlamadı, yapılacak, yakında, beklemede, önerildi, taslak, bekliyor, planlanıyor, planlama aşamasında, gelecek, hazırlık aşamasında, henüz başlamadı, yapılacaklar, bir sonraki, sonraki, başlanmadı, bekleyen, plan aşamasında, önerilen, planlama, planlanmış, kuyrukta',
  laterWords:
    'sonra, daha sonra, ileride, fikir, fikirler, belki, uzun vadede, uzun vadeli, gelecekte, düşünülüyor, değerlendiriliyor, araştırılıyor, istek listesi, ilerleyen dönemde, bir gün, uzun vade, değerlendirmede, inceleniyor',
  blockedWords:
    'engellendi, gecikti, gecikmeli, gecikmiş, gecikiyor, durduruldu, askıda, riskli, risk altında, tıkandı, geciken, askıya alındı, aksadı, ertelendi, geride, kritik, engelli, sarkmış, aksıyor, durdu, takıldı, risk, tehlikede, planın gerisinde',
  droppedWords:
    'iptal, iptal edildi, vazgeçildi, reddedildi, kaldırıldı, iptal edilen, yapılmayacak, rafa kaldırıldı, asla, elendi, vazgeçilen, çıkarıldı, durdurulan, hiçbir zaman, terk edildi, kapsam dışı, yapmayacağız, planlanmadı',
  vacantWords:
    'boş, açık, açık pozisyon, boş kadro, münhal, işe alım sürüyor, aranıyor, doldurulacak, atanacak, arıyoruz, boş pozisyon, alım yapılacak, işe alınacak, açık kadro, atama bekliyor, işe alım devam ediyor, n n, nn, ilanda',
  staffWords:
    'kurmay, asistan, asistanı, yönetici asistanı, sekreterlik, sekreter, danışman, danışmanı, özel kalem, iç denetim',
  freeWords:
    'ücretsiz, bedava, ücretsizdir, giriş ücretsiz, giriş ücretsizdir, bedelsiz, fiyata dahil, dahil, ikram, ikramımız, fiyat sorunuz, talep üzerine, ücrete tabi değildir, hediye, günlük fiyat, giriş serbest, giriş serbesttir, parasız, ücretsiz giriş, sorunuz, halka açık, müessesenin ikramı, piyasa fiyatı, bizden, günlük, günlük fiyat, günlük fiyatı sorunuz, sorunuz',
  streetWords:
    'cadde, caddesi, cad, cd, sokak, sokağı, sok, sk, bulvarı, bulvar, blv, mahallesi, mahalle, mah, mh, meydanı, meydan, yolu, çıkmazı, apt, apartmanı, sitesi, hanı, iş merkezi, plaza, yokuşu, geçidi, pasajı, iskelesi, köyü, mevkii, parkı, köprüsü, osb, kampüsü, rıhtımı',
  callsWords: 'benim adım, adım, ismim, ben',
  livesWords: 'yaşadığım yer, ikametgahım',
  companyWords:
    'a.ş., aş, ltd şti, ltd, şti, limited, limited şirketi, anonim şirketi, kollektif şirketi, komandit şirketi, şirketi, tic, san, ticaret, sanayi, san ve tic, sanayi ve ticaret, derneği, vakfı, üniversitesi, okulu, lisesi, enstitüsü, kooperatifi, belediyesi, bakanlığı, müdürlüğü, atölyesi, stüdyosu, yayınevi, yayınları, ajansı, bürosu, hastanesi, holding, grubu, kulübü, akademisi, merkezi, bankası, odası, birliği, müzesi, başkanlığı, dekanlığı, tiyatrosu, hukuk bürosu, kurumu',
}))
