import { onDemand } from '../../../on-demand.ts'
import type { Language } from './language.ts'

export const turkish: () => Language = onDemand(() => ({
  lang: 'tr',
  keepsAccents: true,
  ending:
    /(?<=.{3})(?:lar|ler|larda|lerde|ların|lerin|ları|leri|lara|lere|sında|sinde|sı|si|su|sü|ımız|imiz|umuz|ümüz|nın|nin|nun|nün|ın|in|un|ün|da|de|ta|te|dan|den|tan|ten|ya|ye|yı|yi|yu|yü|la|le|yla|yle|ı|i|u|ü|a|e)+$/u,
  falseFriends:
    'kat on an bin men at kart sol al in us bant ten alt baton kal son set an pasta renk mum pul tar tas kum mat kart tip has',
  rows: `
pictures: resmi falan, resmi filan, resmi vesaire, resmi de
no pictures: resmi koyma, resmi koymayın, resmi kullanma, resmi kullanmayın, resmi yok
twice as big: iki kat büyük, iki kat daha büyük, iki katı büyük, iki kat
coffee: kavruk kahve, kavrulmuş kahve
yellowed: sararmış
cut line: kesik çizgi
at a glance: bir bakışta, bakışta, ilk bakışta
no pictures: resmi istemiyoruz, resmi istemiyorum, resmi olmasın
fog: sis
off white: kirli beyaz
almost black: neredeyse siyah, siyaha yakın
huge: dev gibi, devasa
in a strip: şeritte, şeridin içinde, şeritin içinde
orange: turuncusu, vapur turuncusu
sesame: susam, susam rengi
condensed type: ince ve uzun bir yazı tipi, ince uzun bir yazı tipi, ince ve uzun harfler, ince uzun harfler
fills half: yarısını kaplasın, kuponun yarısını kaplasın, yarısını kaplamalı, sayfanın yarısını kaplasın, yarısını doldursun
dashed line around: kenarı kesik çizgili, kenarı makasla kesilecek gibi kesik çizgili, makasla kesilecek gibi kesik çizgili
lined up: alt alta, düzgün alt alta
biggest: bağırsın, bağırmalı
near black: neredeyse siyah, siyaha yakın
off white: neredeyse beyaz, beyaza yakın
dashed line all around: kenarında kesik çizgi, kenarında kesik kesik bir çizgi, kenarlarında kesik çizgi, kenarında dikiş gibi kesik kesik bir çizgi
stitches: dikiş gibi
readable: rahat okunsun, rahatça okunsun, kolay okunsun, rahat okunabilsin, kolayca okunsun
in a round badge: yuvarlak etikette, yuvarlak damgada, yuvarlak rozet içinde
crossed out: üstü çizili
scissors: makas
phone number: cep numarası, cep numaram, cep telefonu
bigger than the rest: diğerlerinden büyük, ötekilerden büyük, diğerlerinden daha büyük, hepsinden büyük, diğerlerinden güçlü, diğerlerinden daha güçlü
title: festival adı, festivalin adı, şenliğin adı, konserin adı, etkinlik adı, etkinliğin adı, etkinlik ismi
wall timeline: duvar zaman çizelgesi, yatay eksen, yatay zaman çizelgesi
vertical line: dikey çizgi
on a dark slide: koyu bir slaytta, koyu slaytta, slaytı koyu, siyah bir slaytta
on a slide of another colour: açık renk bir slaytta, ayrı renkte bir slaytta, farklı renkte bir slaytta, başka renkte bir slaytta, diğerlerinden farklı
as big as possible: sığdığı kadar büyük, olabildiğince büyük, mümkün olduğunca büyük, sayfayı kaplasın, slaytı kaplasın, slaytı doldursun, en büyük
as bars: çubuk olarak, sütun grafik olarak
dashed frame: kesik çizgili çerçeve, kesikli çerçeve, kesik çizgili kenarlık
knit pattern: örgü deseni, örgü motifi
bigger than title: başlıktan büyük, başlıklardan büyük
bigger than everything else: her şeyden büyük
under: altında, altına
box: kutu, kutular, kutucuk
like <: gibi, tarzında, tarzı, havasında, andıran, andırsın
few words: yazı az, az yazı, metin az
last page: son sayfada, son sayfa
narrower margins: kenar boşlukları daralsın, kenar boşlukları dar
no lines: çizgisiz, çizgisiz olsun
-: bıktık, artık, şöyle, falan, yani, istiyorum, yazılsın, olsun
boldface: koyu renkte, koyu yazı, kalın yazı, koyu harflerle
bigger than: daha büyük olsun
except: hariç, dışında, haricinde
at least: en az, minimum, asgari
60s: 60'lar, 60'lı yıllar, altmışlar
70s: 70'ler, 70'li yıllar, yetmişler
80s: 80'ler, 80'li yıllar, seksenler
90s: 90'lar, 90'lı yıllar
instead of <: yerine
on <: üzerine, üstüne, üzerinde
-: renginde, renginden, rengini, tonunda, tonlarında
background: arka plan, arka planlı, zeminli, zemine, arka planı
paper: kağıda, kâğıda, kağıt üzerine
ornamental: süslü
hand drawn: el çizimi gibi duran, el çizimi gibi, el çizimi
corner of the page: köşede
-: bir, bu, şu, o, için, olsun, olsunlar, olmalı, olarak, lütfen, istiyorum, istiyoruz, isterim, gibi duran, duran, dursun, çok da, de, da, ki, mi, mı, ile birlikte, şekilde, var, olan, bize, bizim, benim, sizin, biz, ben, hem, ya, her, bütün, tüm, koy, koyun, yap, yapın, kullan, kullanın, kullanılsın, renk, renkler, rengi, renkleri, renkte, ton, tonlar, tonları, tonlarında, stil, tarz, tarzı, tarzında, hava, havası, his, görünsün, görünüm, sefer, bu sefer, daha çok, zaten, sonra, önce, kadar, gerek, belki, biraz da, kendi, diye, veya benzeri, şey, şirket, sunumu
and: ve, ile
or: veya, ya da, yahut
nor: ne de
on: üzerine, üstüne, üzerinde
-: üstünde
but: ama, fakat, ancak, ama yine de
like <: gibi
instead of <: yerine
only: sadece, yalnızca, yalnız, sade ve sadece
nowhere else: başka hiçbir yerde, başka yerde değil
each in its own colour: kendi rengi, kendi renginde, ayrı renk, ayrı renkte, farklı renk, farklı renkte, farklı renklerde, bir renk
no other colour: başka renk olmasın, başka renk yok
single: tek, tek bir
no <: istemiyorum, istemiyoruz, olmasın, olmasınlar, istemem, yok, kullanma, kullanmayın, kullanılmasın, hariç, koyma, koymayın, kaldır, kaldırın, çıkar, çıkarın, sil, silin, gereksiz, konmasın, hiçbir şey olmasın
not <: değil, durmasın, görünmesin, olmasın çok
no: hiç, hiçbir, asla
without <: olmadan, olmaksızın, siz
not too: fazla, aşırı, çok kurumsal durmasın
less: daha az, az
more: daha
everything else: gerisi, kalanı, geri kalanı, geri kalan, diğerleri
at most: en fazla, en çok, maksimum, azami
-: en az, minimum
one page: tek sayfa, bir sayfa
change: değiştir, değiştirin
as before: geçen seferki gibi, önceki gibi, geçen seferki, eskisi gibi, aynı şekilde
a bit: biraz, az biraz, hafif, hafifçe, birazcık
very: çok, oldukça, epey, gayet, bol
extremely: aşırı derecede, son derece, süper
two: iki
three: üç
four: dört
five: beş
six: altı
seven: yedi
eight: sekiz
nine: dokuz
ten: on
headings: başlık, başlıklar, başlığı, manşet, başlıkları
subheadings: alt başlık, altbaşlık, alt başlıklar, ara başlık
text: metin, metni, metinler, gövde metni
type: yazı, yazılar, yazı tipi, font, harf, harfler, tipografi, yazısı
font size: yazı boyutu, punto büyüklüğü, yazı büyüklüğü
background: zemin, zemini, arka plan, arkaplan, fon, arka planı
page: sayfa, sayfalar
paper: kağıt, kâğıt
accent: vurgu, vurgu rengi, ana renk, kurumsal renk
buttons: buton, düğme, butonlar
margins: kenar boşluğu, kenar boşlukları, marj, boşluk
corners: köşe, köşeler
rounded corners: yuvarlak köşe, yuvarlak köşeler, yuvarlatılmış köşeler, oval köşe, yumuşak köşeler, yumuşak köşe, oval köşeler
rounded: yuvarlak, oval
sharp corners: keskin köşe, keskin köşeler, köşeli, köşeli düğmeler, köşeli butonlar, köşeli düğme, dikdörtgen düğmeler, yuvarlak köşe yok, yuvarlak köşe olmasın
lines: çizgi, çizgiler
border: çerçeve, çerçeveler, kenarlık
shadows: gölge, gölgeler
gradients: degrade, geçişli renk, renk geçişi, gradyan, degradeler
pattern: desen, desenler, doku
ornaments: süs, süsleme, süslemeler, süsler
gilding: yaldız
hearts: kalp, kalpler
flowers: çiçek, çiçekler
stars: yıldız, yıldızlar
waves: dalga, dalgalar, dalga çizgileri
icons: ikon, ikonlar, simge, simgeler
photos: fotoğraf, fotoğraflar, resim, resimler, görsel, görseller, foto
illustrations: illüstrasyon, çizim, çizimler
logo: logo, logosu
header: üst bilgi, başlık alanı
footer: alt bilgi
page numbers: sayfa numarası, sayfa numaraları
table of contents: içindekiler
cover: kapak
columns: sütun, sütunlar, kolon
tables: tablo, tablolar
prices: fiyat, fiyatlar
total: toplam, tutar toplamı
amount: tutar
name: isim, ad
names: isimler, adlar
dates: tarihler
date: tarih
place: yer, mekân
time: saat
years: yıllar
signature: imza, imzalar
seal: mühür
stamp: kaşe, damga
address: adres
phone number: telefon, telefon numarası
captions: resim altı, altyazı
footnotes: dipnot, dipnotlar
figures: rakam, rakamlar, sayı, sayılar, numara
charts: grafik, grafikler
arrows: ok, oklar
grid: ızgara
circle: daire, çember
square: kare
big: büyük, iri, kocaman yazı
bigger: daha büyük, büyüt, büyütün, büyültün, büyütelim
huge: kocaman, devasa, dev, çok büyük
small: küçük, ufak
smaller: daha küçük, küçült, küçültün, küçültelim, ufalt
tiny: minik, minicik
legible: okunaklı, okunur, kolay okunan, kolay okunsun, rahat okunan, okunabilir, okunaklılık, kolay okunur
boldface: kalın, bold, koyu yazı
bolder: daha kalın
italic: italik, eğik
thin: ince, incecik
thick: kalınca
wide: geniş
narrow: dar
lowercase: küçük harf, küçük harfle, küçük harfler
all caps: büyük harf, büyük harfle, büyük harfler
serif: tırnaklı, serifli
sans serif: tırnaksız, serifsiz
typewriter: daktilo
handwritten: el yazısı, elyazısı, el yazısı gibi
script: kaligrafi, süslü yazı
condensed: sıkışık harf
centred: ortalanmış, ortada, ortalı, merkezde
left aligned: sola hizalı, sola yaslı, sola dayalı
right aligned: sağa hizalı, sağa yaslı, sağa dayalı
justified: iki yana yaslı, iki yana yaslı metin, iki yana yaslanmış, bloklu
left: solda, sola
on the right: sağda, sağa
top right: sağ üstte, sağ üst
top left: sol üstte, sol üst
bottom left: sol altta, sol alt
bottom right: sağ altta, sağ alt
top: üstte, en üstte, yukarıda
bottom: altta, en altta, aşağıda
at the back: arkada, arka yüzde
first: ilk, en başta, başa
at the end: en sona, sonda, sona, en sonda
double: çift
vertical: dikey çizgi
horizontal: yatay çizgi
landscape: yatay
portrait: dikey, yukarıdan aşağıya
airy: ferah, havadar
white space: boşluk bol, beyaz alan, bol boşluk
generous: geniş geniş
leading: satır aralığı, satır arası, satır araları
loose leading: geniş satır aralığı, satır aralığı geniş, satır arası geniş, satır araları geniş, satır aralığı açık, satır aralığı bol
compact: kompakt, sıkı
crowded: kalabalık, sıkışık
high contrast: yüksek kontrast, kontrastlı
black and white: siyah beyaz, siyah-beyaz
no colour: renksiz
two colours: iki renk, iki renkli
single accent: tek renk
monochrome: tek renkli
-: renkli, renginde
colourful: çok renkli, renk renk, renkli renkli, bol renkli, renkli bir, rengarenk, cıvıl cıvıl
muted: solgun, mat, solmuş, soluk, soft renkler, soluk renkler, yumuşak renkler, pastel soluk
pastel: pastel
bright: canlı, parlak renk
shiny: parlak
dark mode: karanlık mod, koyu tema
dark: koyu, karanlık
light: açık, aydınlık
off white: kırık beyaz
navy: lacivert
burgundy: bordo, bordo renk
mustard yellow: hardal sarısı
olive green: zeytin yeşili
tile blue: iznik mavisi
coral red: mercan kırmızısı
terracotta: kiremit
beige: bej
black: siyah
gold: altın, altını
white: beyaz
cream: krem
ink saving: mürekkep tasarruflu
ink: mürekkep
warm: sıcak, sıcacık, samimi
cosy: rahat, ev sıcaklığında, sıcak samimi, ev gibi
natural: doğal, organik, çevreci, doğala yakın
earthy: toprak tonları
rustic: rustik, köy havası
cool: soğuk, serin
fresh: taze
clear: net, açık seçik, belirgin, anlaşılır
modern: modern, çağdaş, güncel, genç işi, trend
timeless: zamansız
classic: klasik
traditional: geleneksel
elegant: zarif, şık, zarafet, şıklık, klas, zarifçe, seçkin
luxurious: lüks, gösterişli, lüks görünümlü, üst düzey, premium, prestijli
serious: ciddi
formal: resmi, resmî
stately: ağırbaşlı, vakur
professional: profesyonel
corporate: kurumsal
sober: ölçülü, sadelik, ağır başlı, mütevazı, gösterişsiz
simple: sade, basit, yalın
minimal: minimal, minimalist, yalınlık, minimalizm
clean: temiz, düzenli, tertipli, derli toplu
calm: sakin, dingin, huzurlu, sakinleştirici, huzur verici, dinlendirici
soft: yumuşak
loud: bağıran, cafcaflı
romantic: romantik, duygusal, romantizm
playful: oyuncu, eğlenceli, komik, esprili, sevimli, şirin, muzip, oyunbaz
cheerful: neşeli, şen, şen şakrak, neşe dolu, iç açıcı
friendly: samimi dostça, dostça, dost canlısı, içten, cana yakın, insancıl, sempatik
festive: bayram, şenlikli
dynamic: dinamik
powerful: güçlü
striking: çarpıcı, dikkat çekici, vurucu, etkileyici, göz alıcı
dramatic: dramatik, gizemli, karanlık dramatik
technical: teknik
scientific: bilimsel
academic: akademik
industrial: endüstriyel
nostalgic: nostaljik, eski
handmade: el yapımı
kids: çocuksu, çocuklar için, çocuklara uygun, çocuksu neşeli
plastic: plastik
darker: daha koyu
lighter: daha açık
simpler: daha sade
calmer: daha sakin
warmer: daha sıcak
in turkish: türkçe olarak
pt: punto
cm: santim
no photos: fotoğrafsız
no shadows: gölgesiz
no border: çerçevesiz
no ornaments: süssüz
keep everything else: gerisi aynı kalsın, gerisi aynı, geri kalan aynı kalsın, geri kalanı aynı kalsın, kalanı aynı kalsın, diğerleri aynı kalsın, gerisine dokunma, gerisine dokunmayın, başka bir şey değişmesin, gerisi kalsın
no frills: süs püs istemiyorum, süs püs olmasın, süs püs yok, gereksiz süs olmasın, cicili bicili olmasın, abartı olmasın, abartısız, abartıya kaçmadan, fazla süs olmasın, şatafat olmasın, şatafatsız
fit on one page: tek sayfaya sığsın, bir sayfaya sığsın, tek sayfaya sığmalı, bir sayfaya sığmalı, tek sayfaya sığacak, tek sayfada, tek yaprak, bir kağıda sığsın, tek kağıda sığsın, tek yüze sığsın
big letters: yaşlılar, yaşlılar için, yaşlı insanlar, gözlüksüz, görme engelliler
large print: iri punto, iri harf, iri harfler, büyük punto, iri yazı
read from: uzaktan, uzaktan okunan, uzaktan okunsun
prominent: öne çıksın, öne çıkan, ön planda, göze çarpan, göze çarpsın, dikkat çeksin, vurgulu, vurgulanmış, belirgin olsun, görünür, hemen görülsün, dikkati çeken
drop caps: büyük ilk harf, süslü ilk harf
quotes: alıntı, alıntılar
labels: etiket, etiketler
small print: küçük yazılar, ince yazılar, şartlar, koşullar
table heads: tablo başlığı, tablo başlıkları, sütun başlıkları
striped tables: tablo çizgili, çizgili tablo, satırlar dönüşümlü renkli, zebra desenli
amounts: tutarlar, tutarları
dishes: yemek, yemekler, yemek adları
opening hours: çalışma saatleri, açılış saatleri
sepia: sararmış kağıt, sararmış, eski kağıt, sepya
newspaper: eski gazete havasında, eski gazete, gazete, gazete havasında
edgy: asi, cesur, cüretkâr, cüretkar, iddialı, sıra dışı
refined: rafine, ince zevkli, sofistike
trustworthy: güvenilir, güven veren, sağlam
restrained: dikkat çekmeyen, göze batmayan
lively: hareketli, enerjik, capcanlı
scandinavian: iskandinav
autumn: sonbahar
foliage: yaprak, yapraklar, dallar
confetti: konfeti, balonlar, balon
stripes: çizgili
chequered: kareli, ekose
dots: puantiye, puantiyeli, benek, benekler, noktalar
dotted lines: noktalı çizgi, noktalı çizgiler
dashed lines: kesik çizgi, kesik çizgiler, kesikli çizgi
between columns: sütun aralarında çizgi, sütunlar arasında çizgi, sütun arası çizgi
rounded type: yuvarlak harfler, yuvarlak harf, yuvarlak hatlı yazı, tombul harfler
heavy: çok kalın, ekstra kalın
light weight: ince yazı, hafif ağırlık
underlined: altı çizili, altını çiz
small caps: küçük büyük harf
letter spacing: harf aralığı, harf arası
paragraph indents: girinti, paragraf girintisi
wide margins: geniş kenar boşlukları, kenarlar geniş, kenar boşlukları geniş
emerald: zümrüt yeşili, zümrüt
petrol: petrol mavisi, petrol
teal: ördek başı, ördekbaşı yeşili
mint: nane yeşili, nane, su yeşili
olive: haki zeytin
khaki: haki
pine: çam yeşili
moss: yosun yeşili, yosun
sage: adaçayı, adaçayı yeşili
lime: fıstık yeşili, limon yeşili
lemon: limon sarısı
ochre: aşı boyası
burnt orange: yanık turuncu
rust: pas rengi
brick: tuğla, tuğla rengi, kiremit rengi
blood red: kan kırmızısı
cherry: vişne, vişne rengi, vişneçürüğü
wine: şarap rengi, şarap kırmızısı
dusty rose: gül kurusu
blush: pudra, pudra rengi, pudra pembesi, toz pembe
hot pink: şeker pembesi, çingene pembesi
baby blue: bebek mavisi
sky blue: gök mavisi, gökyüzü mavisi
royal blue: saks mavisi, kraliyet mavisi
cobalt: kobalt mavisi
midnight blue: gece mavisi
purple: mor, eflatun
lilac: leylak
aubergine: patlıcan moru
plum: mürdüm
ivory: fil dişi
sand: kum rengi, kum beji
coffee: kahve rengi, kahverengi kahve
anthracite: antrasit
charcoal: füme, kömür rengi
silver: gümüş rengi
copper: bakır rengi
salmon: somon
neon: fosforlu, neon
neon green: fosforlu yeşil
saturated: canlı renkler, doygun, parlak renkler
deep: derin
remove <: kaldıralım, kalksın, çıkarılsın, silinsin, kaldırılsın
before: önce, den önce, dan önce
after: sonra
zebra rows: satırlar dönüşümlü, zebra satırlar
qr code: qr kod, karekod, qr kodu
few words: az yazı, az metin
primary colours: ana renkler
childish: çocuksu, çocukça
playful: eğlenceli, çocuklar için, komik, neşeli, muzip
garish: cırtlak, cafcaflı, gösterişli, bağıran
peach: şeftali
wider margins: geniş kenar boşlukları, daha geniş kenar
narrower margins: dar kenar boşlukları
lots of air: bol boşluk, ferah, daha ferah, bol hava
large print: uzaktan okunabilir, büyük harf, büyük puntolu, yaşlılar için, uzaktan okunsun
readable: okunaklı, kolay okunur, rahat okunur
prominent: dikkat çekici, göze çarpan, öne çıksın, belirgin
hand made: el yapımı, ev yapımı
drawing: çizimi gibi, çizim, çizilmiş, çizimi
bottom: en altta, en alta
top: en üstte, en üste
at the end: en sonda, en sona
tiny: minicik, küçücük
huge: kocaman, devasa
gloomy: kasvetli, iç karartıcı
decimals: kuruş, kuruşlar
separately: ayrı
pages: slayt, slaytlar
large: iri, irice
`,
}))
