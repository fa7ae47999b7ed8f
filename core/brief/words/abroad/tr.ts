import type { Language } from './language.ts'

export const turkish: Language = {
  lang: 'tr',
  keepsAccents: true,
  ending:
    /(?<=.{3})(?:lar|ler|larda|lerde|ların|lerin|ları|leri|lara|lere|sında|sinde|sı|si|su|sü|ımız|imiz|umuz|ümüz|nın|nin|nun|nün|ın|in|un|ün|da|de|ta|te|dan|den|tan|ten|ya|ye|yı|yi|yu|yü|la|le|yla|yle|ı|i|u|ü|a|e)+$/u,
  falseFriends:
    'on an bin men at kart sol al in us bant ten alt baton kal son set an pasta renk mum pul tar tas kum mat kart tip has',
  rows: `
ornamental: süslü
hand drawn: el çizimi gibi duran, el çizimi gibi, el çizimi
corner of the page: köşede
-: bir, bu, şu, o, için, olsun, olsunlar, olmalı, olarak, lütfen, istiyorum, istiyoruz, isterim, gibi duran, duran, dursun, çok da, de, da, ki, mi, mı, ile birlikte, şekilde, var, olan, bize, bizim, benim, sizin, biz, ben, hem, ya, her, bütün, tüm, koy, koyun, yap, yapın, kullan, kullanın, kullanılsın, renk, renkler, rengi, renkleri, renkte, ton, tonlar, tonları, tonlarında, stil, tarz, tarzı, tarzında, hava, havası, his, görünsün, görünüm, sefer, bu sefer, daha çok, zaten, sonra, önce, kadar, gerek, belki, biraz da, kendi, diye, veya benzeri, şey, şirket, sunumu
and: ve, ile
or: veya, ya da, yahut
nor: ne de
on: üzerine, üstüne, üzerinde, üstünde
but: ama, fakat, ancak, ama yine de
like <: gibi
instead of <: yerine
only: sadece, yalnızca, yalnız, sade ve sadece
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
rounded corners: yuvarlak köşe, yuvarlak köşeler, yuvarlatılmış köşeler, oval köşe
rounded: yuvarlak, oval
sharp corners: keskin köşe, keskin köşeler, köşeli
lines: çizgi, çizgiler
border: çerçeve, çerçeveler, kenarlık, kutu, kutular
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
bigger: daha büyük, büyüt, büyütün
huge: kocaman, devasa, dev, çok büyük
small: küçük, ufak
smaller: daha küçük, küçült, küçültün
tiny: minik, minicik
legible: okunaklı, okunur, kolay okunan
bold: kalın, bold, koyu yazı
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
justified: iki yana yaslı
left: solda, sola
right side: sağda, sağa
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
portrait: dikey
airy: ferah, havadar
white space: boşluk bol, beyaz alan, bol boşluk
generous: geniş geniş
leading: satır aralığı
loose leading: geniş satır aralığı
compact: kompakt, sıkı
crowded: kalabalık, sıkışık
high contrast: yüksek kontrast, kontrastlı
black and white: siyah beyaz, siyah-beyaz
no colour: renksiz
two colours: iki renk, iki renkli
single accent: tek renk
monochrome: tek renkli
colourful: renkli, rengarenk, cıvıl cıvıl
muted: solgun, mat, solmuş, soluk
pastel: pastel
bright: canlı, parlak renk
shiny: parlak
dark mode: karanlık mod, koyu tema
dark: koyu, karanlık
light: açık, aydınlık
off white: kırık beyaz
navy: lacivert
burgundy: bordo
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
cosy: rahat
natural: doğal
earthy: toprak tonları
rustic: rustik, köy havası
cool: soğuk, serin
fresh: taze
clear: net, açık seçik, belirgin, anlaşılır
modern: modern, çağdaş
timeless: zamansız
classic: klasik
traditional: geleneksel
elegant: zarif, şık, zarafet
luxurious: lüks, gösterişli
serious: ciddi
formal: resmi, resmî
stately: ağırbaşlı, vakur
professional: profesyonel
corporate: kurumsal
sober: ölçülü, sadelik
simple: sade, basit, yalın
minimal: minimal, minimalist
clean: temiz
calm: sakin, dingin, huzurlu
soft: yumuşak
loud: bağıran, cafcaflı
romantic: romantik
playful: oyuncu, eğlenceli
cheerful: neşeli, şen
friendly: samimi dostça, dostça, dost canlısı
festive: bayram, şenlikli
dynamic: dinamik
powerful: güçlü
striking: çarpıcı, dikkat çekici
dramatic: dramatik
technical: teknik
scientific: bilimsel
academic: akademik
industrial: endüstriyel
nostalgic: nostaljik, eski
handmade: el yapımı
kids: çocuksu, çocuklar için
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
`,
}
