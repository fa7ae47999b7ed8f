import { onDemand } from '../../../on-demand.ts'
import type { Language } from './language.ts'

export const polish: () => Language = onDemand(() => ({
  lang: 'pl',
  ending:
    /(?<=.{3})(?:iejsz(?:ej|ego|ych|ym|a|e|y)|ymi|imi|ami|iami|ego|iego|emu|ach|iach|ych|ich|ymi|iej|ej|ów|om|ym|im|ą|ę|ie|a|e|i|o|u|y)$/u,
  falseFriends:
    'no to do a on ten dom list but rama sort ton data pasek kart format blok rada plan ser gest motyw strona bank',
  rows: `
pulp novel: tandetne powieści, powieści groszowe
sparingly: w małych dawkach, odrobinę, bardzo mało
wonky: krzywo, krzywe, krzywy
slanted: pochylony, pochylone, pochyła, pochyłe, ukośnie, ukośne
at a glance: na pierwszy rzut oka, jednym spojrzeniem
seen at a glance: na pierwszy rzut oka, widoczne od razu
timetable: harmonogram, harmonogramu
in its own narrow column: w osobnej wąskiej kolumnie, w wąskiej osobnej kolumnie, w oddzielnej wąskiej kolumnie, w wąskiej kolumnie
found at once: od razu do znalezienia, od razu widoczne
each project on its own spread: każdy projekt na osobnej rozkładówce, każdy projekt na własnej rozkładówce, każdy projekt na osobnej stronie, jeden projekt na stronę
small type: mała czcionka, drobna czcionka
one ink: druk w jednym kolorze, jednym kolorem, jedna farba, drukowane w jednym kolorze
good: to co dobre, co idzie dobrze
under target: poniżej celu, pod celem
dusty pink: przykurzony róż, przykurzonym różem, zakurzony róż
dusty: przykurzony, przykurzona, przykurzone, zakurzony
yellowed: pożółkły, pożółkła, pożółkłe, pożółkłym
beeswax: koloru wosku, kolorze wosku
serif: krojem szeryfowym, krój szeryfowy
in its own column: w osobnej kolumnie, osobna kolumna
top right: prawym górnym rogu, w prawym górnym rogu
top left: lewym górnym rogu, w lewym górnym rogu
bottom right: prawym dolnym rogu, w prawym dolnym rogu
bottom left: lewym dolnym rogu, w lewym dolnym rogu, lewy dolny róg
bright yellow: jaskrawożółty, jaskrawożółta, jaskrawożółte, jaskrawożółtym
hearts: serduszek, serduszka, serca
brown: brunatny, brunatna, brunatne
mud: błoto, błota
fog: mgła, mgły, mglisty
thin line: cienka linia, cienka kreska
line: linia, kreska, nitka
down the side: z boku, na boku, po boku
strip: pasku, pasek, paskiem, pas, wstęga, wstędze
band across the whole width: wstęga jak pas przez całą szerokość, wstęga przez całą szerokość, pas przez całą szerokość
white: białym, białego, białych
typewriter: jak z maszyny, z maszyny do pisania, jak na maszynie, czcionka maszynowa
fills half: zajmować połowę, zajmuje połowę, zająć połowę, wypełnić połowę, wypełnia połowę, na połowę
lined up: równo pod sobą, jedna pod drugą, jeden pod drugim
in its own box: w osobnym bloku, w oddzielnym bloku
its own space: dużo miejsca wokół, osobny slajd
biggest: krzyczeć, krzyczy, ma krzyczeć
nothing else: nic innego, nic więcej
near black: prawie czarny, prawie czarne, prawie czarna, niemal czarny
off white: prawie biały, prawie białe, prawie biała
in a coloured field: w kolorowym polu, na kolorowym polu
pale: bledsze, bledszy, bledsza
in a round badge: w okrągłej naklejce, w okrągłej pieczęci, w okrągłym stemplu
crossed out: przekreślony, przekreślona, przekreślone
comes next: zaraz potem, zaraz po tym
scissors: nożyczki
in a dashed box: w okienku przerywaną linią, w ramce przerywaną linią, w przerywanej ramce, w osobnej ramce przerywaną linią, obwiedziony linią przerywaną
in its own box: w osobnym okienku, w osobnej ramce, w oddzielnej ramce
dashed: przerywaną linią
biggest: najbardziej widoczne, najbardziej rzucać się w oczy, najbardziej się wyróżniać
hangs: wisi na, do powieszenia na, na ścianę w
bigger than the rest: ważniejszy niż reszta, ważniejsza niż reszta, ważniejsze niż reszta, ważniejszy od reszty, ważniejsza od reszty, ważniejsze od reszty, dwa razy większy niż reszta, dwa razy większa niż reszta, dwa razy większe niż reszta, większy niż reszta, większa niż reszta, większe niż reszta, większy od pozostałych, większa od pozostałych, większe od pozostałych, mocniejszy niż reszta, mocniejszy od pozostałych, bardziej niż reszta
found at once: od razu widoczne, widoczne od razu, od razu do znalezienia
filled areas: wypełnione pola, wypełnione powierzchnie, wypełnionych pól
title: nazwa festiwalu, nazwa koncertu, nazwa święta, nazwa festynu, nazwa targów, nazwa chóru, nazwa klubu, nazwa kursu, nazwa wydarzenia, nazwa imprezy, tytuł wydarzenia, tytuł imprezy
wall timeline: ścienna oś czasu, naścienna oś czasu, oś pozioma, pozioma oś, oś czasu pozioma, pozioma oś czasu
vertical line: pionowa linia, linia pionowa, pionową linią
on a dark slide: na ciemnym slajdzie, ciemny slajd, slajd ciemny, na czarnym slajdzie, na osobnym ciemnym slajdzie, czarny slajd na, ciemny slajd na, czarny slajd dla
on a slide of another colour: na slajdzie w innym kolorze, inny niż reszta, inna niż reszta
its own page: na osobnej stronie, na oddzielnej stronie
line over: linia nad, kreska nad, linią nad, kreską nad
line under title: linia pod tytułem, kreska pod tytułem, linią pod tytułem, kreską pod tytułem
line under: linia pod, kreska pod, linią pod, kreską pod
as big as possible: tak duży żeby, tak duże żeby, tak duża żeby, tak wielki żeby, wypełnić cały slajd, wypełnia slajd, na cały slajd, na całą stronę, wypełnić stronę
as bars: jako słupki, w słupkach, jako wykres słupkowy
all round: dookoła, naokoło, wokół całości
dashed frame: przerywana ramka, przerywaną ramką, ramka przerywana, kropkowana ramka
knit pattern: wzór dziergany, wzór swetra
almost: prawie, niemal
in small type: małą czcionką, drobną czcionką, mniejszą czcionką, drobnym drukiem, małym drukiem
in red: na czerwono
in green: na zielono
in blue: na niebiesko
in navy: na granatowo
in yellow: na żółto
in white: na biało
in black: na czarno
in grey: na szaro
in gold: na złoto
in orange: na pomarańczowo
headline: hasło, hasła, hasłem
date: dacie, datą
seat number: numer miejsca, numerem miejsca
between sections: między sekcjami, między częściami, pomiędzy sekcjami
impossible to miss: nie do przeoczenia, rzucają się w oczy, rzucać się w oczy, od razu widać, widoczne od razu
as big as possible: jak największy, jak największa, jak największe, największy, największa, największe
easy to find: łatwo znaleźć, łatwe do znalezienia
from afar: z drugiej strony ulicy
remove <: odpada, odpadają
rose gold: różowe złoto
bigger than: większe niż
-: do, se, tak żeby, żeby, ma być, poproszę, poprosimy
delicate: delikatny, delikatna, delikatne, delikatną
vertical lettering: pionowo
bigger than: większy niż, większa niż, większe niż
than: niż
smaller than: mniejszy niż, mniejsza niż, mniejsze niż
darker than: ciemniejszy niż
except: oprócz, poza, z wyjątkiem, prócz
at least: co najmniej, minimum, przynajmniej, nie mniej niż
60s: lata 60, lat 60, lata sześćdziesiąte
70s: lata 70, lat 70, lata siedemdziesiąte
80s: lata 80, lat 80
90s: lata 90, lat 90
50s: lata 50, lat 50
20s: lata 20, lat 20
brown: brąz, brązu, brązem
circles: kółko, kółka
less: mało, niewiele
till receipt: paragon
woodcut: drzeworyt
corner of the page: w rogu, w rogach, w kącie
pink: róż, różu, różem
less <: mniej niż
big: wielkimi literami
remove: usuń, usunąć, wyrzuć, usunięcie, wywal, skasuj, zdejmij, bez tej
between columns: pionowe linie, pionowych linii, linie między kolumnami, kreski między kolumnami
not too: zbyt
at the end: na końcu linii
-: w, we, na to, dla, od, po, przy, o, u, za, to, ten, ta, te, tego, tej, tym, jest, są, ma, mają, mieć, być, był, będzie, niech, proszę, poproszę, prosimy, chcę, chcemy, chciałbym, chciałabym, może, można, żeby, aby, który, która, które, się, nasz, nasza, nasze, naszym, mój, moja, moje, ich, jej, jego, już, też, także, tak, ale tak, raczej, trochę jak, kolor, kolory, kolorze, kolorach, kolorów, koloru, barwy, odcień, odcienie, odcieniach, styl, stylu, duch, duchu, klimat, klimatem, typu, coś, jeszcze, więc, czyli, wszystko, wszystkie, cały, cała, każdy, każdej, każdym, tutaj, tam, zostaw, zostawić, sam, sama
and: i, oraz, a
or: lub, albo, czy
no: ani
on: na
with: z, ze
but: ale, lecz, jednak
like: jak, niczym
instead of: zamiast
except: oprócz, poza
only: tylko, wyłącznie, jedynie
nowhere else: nigdzie indziej
each in its own colour: własny kolor, własnym kolorze, w swoim kolorze, innym kolorze, w innym kolorze, kolor dla każdego, osobny kolor, w różnych kolorach, różne kolory
no other colour: żadnego innego koloru, bez innych kolorów, żadnych innych kolorów
single: jeden, jedyny, jedna, jedyna, pojedynczy, jedno
no: bez, żadnych, żadnej, żaden, żadna, żadne, żadnego, nie chcę, nie chcemy, unikaj, unikać, nigdy, nic, zrezygnuj z, zero, absolutnie bez, obejdzie się bez, ani jednego, proszę bez
no longer: już nie
not: nie
not too: nie za, nie zbyt, niezbyt, nie za bardzo
less: mniej
more: więcej, bardziej
everything else: reszta, resztę, cała reszta, wszystko inne, pozostałe
at most: maksymalnie, najwyżej, maks, nie więcej niż, co najwyżej, nie dłużej niż
-: co najmniej, minimum, przynajmniej
one page: jednostronna, jednostronny, jednostronnie, jedna strona, jednej stronie, na jednej stronie, jedną stronę
change: zmień, zamień, zmienić, zamienić
make: zrób
as before: tak jak poprzednio, jak poprzednio, jak ostatnio, jak wcześniej, tak jak ostatnio
a bit: trochę, odrobinę, odrobina, nieco, lekko, delikatnie, minimalnie
very: bardzo, mocno, dużo, wiele, naprawdę
extremely: ekstremalnie, super, niezwykle
two: dwa, dwie, dwóch
three: trzy, trzech
four: cztery
five: pięć
six: sześć
seven: siedem
eight: osiem
nine: dziewięć
ten: dziesięć
headings: nagłówek, nagłówki, nagłówków, nagłówkach, tytuł, tytuły, tytułów
subheadings: podtytuł, podtytuły, śródtytuł, śródtytuły
text: tekst, tekstu, tekstem, teksty, treść
type: czcionka, czcionki, czcionkę, font, fonty, krój, kroje, pismo, typografia, liternictwo, litery, literami, liter
hand lettering: ręczne liternictwo
handwritten: odręczny, odręczne, ręcznie pisany, pismo ręczne, odręczna, dopisane od ręki, jak dopisane od ręki, jakby dopisane od ręki, jak pisane od ręki, jak odręczne, dopisany od ręki, dopisana od ręki, pisane od ręki, napisane od ręki, pisane ręcznie, napisane ręcznie
font size: rozmiar czcionki, wielkość czcionki, stopień pisma
background: tło, tle, tła, tłem
page: strona, strony, stron, stronie
paper: papier, papierze, papieru
accent: akcent, akcenty, akcentem, kolor przewodni, kolor główny
buttons: przycisk, przyciski
margins: margines, marginesy, marginesów
corners: róg, rogi, narożniki, rogach, rogu
rounded corners: zaokrąglone rogi, zaokrąglonych rogów, zaokrąglone narożniki
rounded: zaokrąglony, zaokrąglone, okrągły, okrągłe
sharp corners: ostre rogi, proste rogi, prostokątne przyciski, proste przyciski, kanciaste przyciski
lines: linia, linie, linii, kreski, kreska
border: ramka, ramki, ramek, ramkę, obramowanie, obwódka
shadows: cień, cienie, cieni
gradients: gradient, gradienty, gradientów, przejścia tonalne
pattern: wzór, wzory, deseń, faktura papieru
ornaments: ozdoba, ozdoby, ozdób, ozdobnik, ozdobniki, ozdobników, ornament, ornamenty, zdobienia, dekoracji, dekoracje
ornate: ozdobny, ozdobnej, ozdobna
hearts: serce, serca, serduszka
flowers: kwiat, kwiaty, kwiatów
doves: gołąbki, gołąbków
chalices: kielichy, kielichów
stars: gwiazda, gwiazdy, gwiazdki
sun: słoneczko
waves: fale, fala
icons: ikona, ikony, ikon, ikonki, ikonek, piktogramy
photos: zdjęcie, zdjęcia, zdjęć, zdjęcie portretowe, fotografia, fotografie, obrazek, obrazki, obrazków
illustrations: ilustracja, ilustracje, rysunek, rysunki
logo: logo, logotyp
header: nagłówek strony, baner
footer: stopka, stopce, stopki
page numbers: numery stron, numer strony, numeracja stron, paginacja, strony numerowane, ponumerowane strony, strony ponumerowane, numerowane strony, ponumeruj strony, numerów stron
table of contents: spis treści, spisu treści
cover: okładka, okładki, strona tytułowa
columns: kolumna, kolumny, kolumn, szpalty, łamy
tables: tabela, tabele, tabelach
colour fields: plama, plamy, plamy koloru
prices: cena, ceny, cen
total: suma, sumę, razem
amount: kwota, kwotę
seen first: na pierwszym planie, na pierwszy plan, widać najpierw, widać od razu
recipient: imię obdarowanej, imię obdarowanego, imię obdarowanej osoby, imię osoby obdarowanej, obdarowana, obdarowany, obdarowanej, obdarowanego
name: imię, nazwisko, imię i nazwisko
names: imiona, nazwiska
dates: daty, terminy
date: data, datę
place: miejsce
time: godzina, godziny
years: lata, rok
signature: podpis, podpisy
seal: pieczęć
stamp: pieczątka
address: adres
phone number: telefon, numer telefonu
captions: podpisy pod zdjęciami
footnotes: przypis, przypisy
small print: drobnym drukiem, drobny druk, regulamin, warunki
figures: liczba, liczby, cyfra, cyfry, numer, numery
charts: wykres, wykresy, wykresów
leaders: kropki prowadzące
dots: kropka, kropki, kropek, groszki, w groszki, w kropki
arrows: strzałka, strzałki, strzałek
grid: siatka
circle: koło, kółko, okrąg
square: kwadrat, kwadratowy
big: duży, duża, duże, dużymi, wielki, wielka, wielkie, wielkimi
bigger: większy, większa, większe, powiększ, powiększyć, powiększenie, większym, większą
huge: ogromny, ogromna, ogromne, olbrzymi, gigantyczny
small: mały, mała, małe, drobny, niewielki
smaller: mniejszy, mniejsza, mniejsze, pomniejsz, zmniejsz, mniejszym, mniejszą
tiny: malutki, maleńki
legible: czytelny, czytelna, czytelne, czytelnie, łatwe do czytania, dobrze się czyta, czytelność
boldface: pogrubiony, pogrubione, pogrubiona, gruby, grube, tłusty, tłuste, tłustym drukiem, pogrubieniem, pogrubień, pogrubienia, wytłuszczenia, wytłuszczeń, tłustego druku
italic: kursywa, kursywą, pochylony
thin: cienki, cienka, cienkie
thick: gruba, grubo
wide: szeroki, szeroka, szerokie, szerokich
narrow: wąski, wąska, wąskie
lowercase: małe litery, małymi literami, minuskuła
all caps: wersaliki, wersalikami, drukowane litery
big letters: wielkimi literami, wielkie litery, dla seniorów, seniorzy, seniorów, osób starszych, dla starszych, osoby starsze, dla osób starszych, słabowidzących, niedowidzących, bez okularów
book face: krój książkowy, krojem książkowym, krój dziełowy
serif: szeryf, szeryfy, szeryfowy, szeryfowa, antykwa, szeryfami
sans serif: bezszeryfowy, bezszeryfowa, bezszeryfowe, bez szeryfów
grotesk: grotesk, groteskiem
typewriter: maszynówka, maszyna do pisania, maszynopis
script: piękne pismo, pięknym pismem, ładne pismo, ładnym pismem, ozdobne pismo, ozdobnym pismem, kaligrafia, kaligraficzny, pisanka
centred: wyśrodkowany, wyśrodkowane, wyśrodkowana, na środku, pośrodku, centralnie
left aligned: wyrównane do lewej, do lewej, do lewej strony, wyrównanie do lewej, równane do lewej, w chorągiewkę
right aligned: wyrównane do prawej, do prawej
justified: wyjustowany, wyjustowane
left: po lewej, z lewej, lewej
on the right: po prawej, z prawej, prawej
top: u góry, na górze
bottom: u dołu, na dole
first: najpierw, na początku
at the end: na końcu, na koniec
double: podwójny, podwójna
vertical: pionowo, pionowy, pionowe
horizontal: poziome
landscape: poziomo, poziomy, w poziomie
portrait: w pionie, z góry na dół, od góry do dołu
airy: przestronny, przestronnie, przewiewny, lekki, luźny
white space: dużo światła, światło, dużo bieli, przestrzeń, oddech
generous: hojny, obfity
leading: interlinia, interlinię, między wierszami, odstęp między wierszami, odstępy między wierszami
loose leading: duża interlinia, większa interlinia, większe odstępy między wierszami
compact: zwarty, zwarta, kompaktowy
crowded: przeładowany, zatłoczony
high contrast: wysoki kontrast, kontrastowy, duży kontrast, mocny kontrast, silny kontrast, kontrast
black and white: czarno-biały, czarno białe, czarno biały, czarno biała, czarne na białym
no colour: bez koloru, bez kolorów
two colours: dwa kolory, dwukolorowy
single accent: jeden kolor, tylko jeden kolor
monochrome: jednokolorowy
colourful: kolorowo, kolorowy, kolorowa, kolorowe, kolorowych, barwny
muted: stonowany, stonowane, przygaszony, przytłumione, zgaszony, zgaszone, przybrudzony, stonowane kolory
pastel: pastelowy, pastelowe, pastele
bright: jaskrawy, jasno, żywy, żywe
dark mode: tryb ciemny
dark: ciemny, ciemna, ciemne, ciemno
light: jasny, jasna, jasne
navy: granat, granatowy, granatowe, granatowa
brick: cegła, ceglany, ceglasty, ceglaste, ceglana czerwień
eucalyptus: eukaliptus, eukaliptusa
ink saving: oszczędzać tusz, oszczędny druk
ink: tusz, atrament
warm: ciepły, ciepła, ciepło, ciepłe
cosy: przytulny, przytulnie, domowy, domowo, przytulne, domowe
natural: naturalny, naturalnie, ekologiczny, naturalne, roślinny, eko
burnt orange: palony pomarańcz, palona pomarańcza
rustic: rustykalny, wiejski, swojski
cool: chłodny, zimny
fresh: świeży, świeżo
clear: przejrzysty, przejrzyście, wyraźny, jasny układ
modern: nowoczesny, nowoczesna, nowocześnie, współczesny, współcześnie, młodzieżowy, młodzieżowo, na czasie, modny, nowoczesne
timeless: ponadczasowy
classic: klasyczny, klasyczna, klasycznie
traditional: tradycyjny, tradycyjnie
elegant: elegancki, elegancka, elegancko, wytworny, szykowny, szykownie, z klasą, stylowy, stylowo, eleganckie, gustowny, dystyngowany
luxurious: luksusowy, luksusowo, ekskluzywny, luksusowe, prestiżowy, prestiżowo, premium
serious: poważny, poważna, poważnie, powaga
formal: oficjalny, formalny, urzędowy
stately: uroczysty, uroczyście, dostojny, godny
professional: profesjonalny, profesjonalnie
corporate: korporacyjny, firmowy, biznesowy
sober: surowy, rzeczowy, surowo, rzeczowo, poważne, powściągliwie
restrained: skromnie, skromny, powściągliwy, oszczędny, dyskretny, dyskretna, dyskretne, dyskretnie, subtelny, subtelnie, nienachalny, bez krzyku
simple: prosty, prosta, prosto, proste
minimal: minimalistyczny, minimalistycznie, minimalizm, ascetyczny, ascetycznie, oszczędnie
clean: czysty, czysto, schludny, schludnie, uporządkowany
calm: spokojny, spokojnie, spokojna, wyciszony, kojący, zen, stonowany spokojny
soft: miękki, łagodny, delikatny
loud: krzykliwy
romantic: romantyczny, romantyczna, romantycznie, marzycielski
playful: zabawny, figlarny, śmieszny, śmiesznie, dowcipny, dowcipnie, żartobliwy, zadziorny, uroczy, uroczo, słodki, zabawnie, figlarnie, z humorem
cheerful: wesoły, wesoło, radosny, radośnie, pogodny, pogodnie, wesołe, radosne
friendly: przyjazny, przyjaźnie, serdeczny, serdecznie, ludzki, przystępny, miły, sympatyczny
festive: świąteczny, odświętny
dynamic: dynamiczny
powerful: mocny, silny
striking: wyrazisty, efektowny, chwytliwy, rzucający, efektownie, wyraziście
dramatic: dramatyczny, tajemniczy, tajemnicza, mroczny, mroczna, mrocznie
technical: techniczny
scientific: naukowy
academic: akademicki
industrial: industrialny, przemysłowy, industrialnie, surowy beton
nostalgic: nostalgiczny
vintage: stary, staroświecki
handmade: ręcznie robiony, rzemieślniczy
kids: dziecięcy, dla dzieci, przedszkolaka
darker: ciemniejszy, ciemniejsze
lighter: jaśniejszy, jaśniejsze
calmer: spokojniej, spokojniejszy
simpler: prostszy, prościej
warmer: cieplejszy, cieplej
in polish language: po polsku
in english: po angielsku
pt: punktów, pkt, punkty
keep everything else: reszta bez zmian, resztę bez zmian, reszta zostaje, reszta tak jak jest, resztę zostaw, nie ruszaj reszty, reszty nie ruszaj, poza tym bez zmian, reszta ok, reszta dobra, resztę zostawić
no frills: bez udziwnień, bez fajerwerków, bez zbędnych ozdób, bez bajerów, bez wodotrysków, żadnych udziwnień, żadnych fajerwerków, bez zbędnych dodatków, bez przesady, bez cudowania, bez zawijasów
fit on one page: zmieścić na jednej kartce, na jednej kartce, jedna kartka, zmieścić się na jednej stronie, zmieścić na jednej stronie, mieści się na jednej stronie, zmieściło się na jednej stronie, zmieściło na jednej kartce, wszystko na jednej stronie
read from: z daleka, z odległości
prominent: dobrze widoczny, dobrze widoczna, dobrze widoczne, widoczny, widoczna, widoczne, wyróżniony, wyróżnione, wyróżniona, wyróżnij, wyróżnić, rzuca się w oczy, rzucający się w oczy, wyeksponowany, wyeksponowane, uwydatnij, żeby było widać
drop caps: inicjał, inicjały
earth tones: kolory ziemi, odcienie ziemi, barwy ziemi, kolorach ziemi
quotes: cytat, cytaty, cytatów
labels: etykieta, etykiety
running head: żywa pagina
table heads: nagłówki tabel, nagłówek tabeli, nagłówki tabeli
striped tables: tabela w paski, co drugi wiersz, naprzemienne wiersze, tabele w paski
dishes: danie, dania, potrawy, dań
opening hours: godziny otwarcia
sepia: pożółkły papier, pożółkły, pożółkłe, stary papier, postarzany papier, sepia
newspaper: stara gazeta, starej gazety, gazeta, gazety
edgy: odważny, odważnie, zadziornie, buntowniczy, pazurem, z pazurem, przebojowy, ostro
refined: wyrafinowany, wyszukany, wyrafinowane
trustworthy: wiarygodny, godny zaufania, solidny, solidnie, budzący zaufanie
lively: żywiołowy, energetyczny, pełen życia
scandinavian: skandynawski, skandynawsko
christmas: bożonarodzeniowy, świąt bożego narodzenia
autumn: jesienny, jesienne, jesień
foliage: liście, listki, gałązki, gałązka
garland: girlanda, girlandy
confetti: konfetti, balony, baloniki
stripes: w paski, pasiasty
chequered: w kratkę, kratka, kratkę
dotted lines: linia kropkowana, linie kropkowane, kropkowana, wykropkowane
dashed lines: linia przerywana, przerywana linia, linie przerywane
silver: srebro
rounded type: okrągłe litery, zaokrąglone litery, okrągła czcionka, zaokrąglona czcionka, pulchne litery, obły krój
heavy: bardzo gruby, bardzo gruba, ekstra gruby
light weight: lekka czcionka, cieniutki, cieniutkie
underlined: podkreślony, podkreślone, podkreślenie, podkreśleniem
small caps: kapitaliki małe, kapitaliki, kapitalikami, kapitalików, w kapitalikach
letter spacing: odstępy między literami, rozstrzelony, rozstrzelone, światło międzyliterowe
paragraph indents: wcięcie, wcięcia, akapitowe wcięcia
graphite: grafit, grafitowy, grafitowe, grafitowa
anthracite: antracyt, antracytowy
petrol: petrol, petrolowy, naftowy
teal: morska zieleń, turkusowozielony, morski, morska, morskie, morskim
bottle green: butelkowa zieleń
ochre: ochra
blood red: krwista czerwień, krwisty
wine: winny, kolor wina
burgundy: burgund
blush: pudrowy róż, pudrowy, pudrowe
dusty rose: brudny róż, zgaszony róż
emerald: szmaragd, szmaragdowy
sage: szałwia, szałwiowy
moss: mech, mszysty
baby blue: niemowlęcy błękit, pudrowy błękit
sky blue: błękit nieba
cobalt: chabrowy, chabrowe
royal blue: królewski błękit
lilac: liliowy
aubergine: bakłażan, oberżyna
off white: złamana biel, złamanej bieli, złamaną biel, biel złamana, przełamana biel, złamany biały, kość słoniowa jasna
ivory: kość słoniowa, kości słoniowej
sand: piasek
salmon: łosoś, łososiowy
peach: brzoskwinia, brzoskwiniowy
lemon: cytrynowy, cytryna
neon: neonowy, neonowe, neon, fluorescencyjny, fluorescencyjna, fluorescencyjne
neon pink: fluorescencyjny róż, fluorescencyjnym różem
neon green: fluorescencyjna zieleń, fluorescencyjny zielony
neon green: jadowita zieleń, neonowa zieleń
saturated: nasycony, nasycone, żywe kolory, jaskrawe kolory, mocne kolory
deep: głęboki, głęboka, głęboko
before: przed
after: po
retro: prl, prl-u, z prl-u
zebra rows: co drugi wiersz, naprzemienne wiersze
qr code: kod qr
few words: mało tekstu, niewiele tekstu
primary colours: kolory podstawowe
childish: dziecinny, dziecinne, infantylny
sugary: przesłodzony, przesłodzone, ckliwy
playful: dla dzieci, zabawny, zabawne, śmieszny, wesoły, figlarny
garish: krzykliwy, krzykliwe, jaskrawy, jarmarczny
lime: limonkowy, limonkowa, limonkowe, limonka
red: czerwień, czerwieni
wider margins: szersze marginesy, szerokie marginesy
narrower margins: węższe marginesy, wąskie marginesy
lots of air: dużo pustego miejsca, dużo miejsca, więcej miejsca, dużo światła, więcej światła, dużo bieli
large print: czytelne z daleka, starsi czytelnicy, dla starszych osób, osoby starsze, powyżej 65 lat, powyżej 60 lat, powyżej 70 lat, po siedemdziesiątce, duże litery, dla seniorów, dużą czcionką, bez lupy, niedowidzący
readable: czytelny, czytelna, czytelne, łatwe do przeczytania
prominent: wyróżniony, wyróżniona, wyróżnione, widoczny, widoczna, rzucający się w oczy, w oczy
hand made: ręcznie robione, ręczna robota, domowej roboty
drawing: rysowany, rysowana, rysunek, narysowany
grimy: brudny, brudna, brudne
gloomy: ponury, smutny
stuffy: sztywny, sztywne
bottom: na dole, na samym dole
top: na górze, na samej górze, u góry
angels: aniołki, aniołków
decimals: grosze, groszy
table: tabelka, tabelce, tabelki
invoice: faktura
column: kolumna
pages: slajdy, slajdów, slajd
in the corner: w rogu, w prawym dolnym rogu, w lewym dolnym rogu, w prawym górnym rogu
narrower: węższe, węższy
`,
}))
