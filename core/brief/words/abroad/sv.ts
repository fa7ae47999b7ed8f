import { onDemand } from '../../../on-demand.ts'
import type { Language } from './language.ts'

export const swedish: () => Language = onDemand(() => ({
  lang: 'sv',
  keepsAccents: true,
  ending: /(?<=.{3})(?:arna|erna|orna|ena|ar|er|or|en|et|an|na|t|a|e|n|s)$/u,
  compounds: /(?:s|-)$/u,
  falseFriends:
    'kranen kran kranar barn gift bra men under full sex fest glass mild rand fin smart brand god lag ram art rad man sort kind stark svag stor fast rolig text sol hatt',
  rows: `
pulp novel: kioskromaner, kiosklitteratur
sparingly: i små doser, väldigt lite av det
wonky: sned, sneda
slanted: lutande, snedställd, snedställt, snett
colours: klubbfärger, klubbens färger
at a glance: vid första anblick, med en blick, i ett ögonkast
seen at a glance: vid en första blick, på ett ögonkast, i ett ögonkast
timetable: tidsplan, tidsplanen
in its own column: i en egen spalt, i en egen kolumn, i egen spalt, i egen kolumn
in its own narrow column: i en smal spalt, i en smal kolumn
found at once: hittas direkt, lätta att hitta direkt, syns direkt
each project on its own spread: varje projekt på ett eget uppslag, varje projekt på eget uppslag, varje projekt på en egen sida, ett projekt per sida, ett projekt per uppslag
small type: liten stil, liten text
one ink: tryckt i en färg, en enda tryckfärg, enfärgat tryck
good: det som går bra, allt som är bra
under target: under målet, under mål
boxes: lådor, lådorna
box: låda, lådan
turquoise: turkost, turkosa
a touch: en bana av, en enda tråd av, en tråd av, ett stråk av, en strimma av, en gnutta
rope: linor, linorna
yellowed: gulnat, gulnad, gulnade
everything else small: resten litet, resten liten, resten smått, resten små, allt annat litet
double sided: dubbelsidigt, dubbelsidig, tvåsidigt
midnight blue: midnattsblå, midnattsblått, midnattsblåa
barcode: streckkod, streckkoder
mud: lera
fog: dimma, dimmigt
almost black: nästan svart, nästan svarta
down the side: på sidan, längs sidan
strip: rand, randen
slab serif: slab
heavy: kraftig, kraftigt, kraftiga
like: som på
strip: band, bandet, remsa
condensed sans: smal grotesk, smalt grotesk
night blue: nattblå, nattblått, nattblåa
fills half: ta halva, fylla halva, uppta halva
lined up: prydligt under varandra, under varandra
in its own box: i ett eget block, i en egen box
its own space: mycket luft omkring, en egen bild, en hel bild
glow: varmt ljus från ett hörn, varmt ljus från, ljus från ett hörn
behind: bakom
biggest: skrika, skriker, ska skrika
nothing else: inget annat, ingenting annat
near black: nästan svart, nästan svarta, nästan helt svart
off white: nästan vitt, nästan vit, nästan vita
in a coloured field: i ett färgfält, i ett färgat fält
smaller: mindre och
in a round badge: i en rund dekal, i en rund stämpel, i ett runt märke
crossed out: överstruken, överstruket, genomstruken
comes next: direkt efter, strax därefter
scissors: sax
perforated: perforerad, perforerat, avrivbar, avrivbart
in a dashed box: i en streckad ruta, i en prickad ruta, med streckad linje runt
in its own box: i en egen ruta
biggest: synas mest, syns mest, sticka ut mest, märkas mest
hangs: hänger på, hänga på, hänger i, hängs upp
bigger than the rest: viktigare än resten, viktigare än allt annat, dubbelt så stor som resten, dubbelt så stort som resten, dubbelt så stora som resten, större än resten, större än de andra, större än allt annat, starkare än de andra, mer än resten
found at once: hittas direkt, synas direkt
filled areas: fyllda ytor, ifyllda ytor
title: festens namn, festivalens namn, konsertens namn, marknadens namn, körens namn, klubbens namn, kursens namn, evenemangets namn, namnet på evenemanget
wall timeline: väggtidslinje, tidslinje för väggen, tidslinje på väggen, horisontell axel, vågrät axel, horisontell tidslinje, vågrät tidslinje
vertical line: lodrät linje, vertikal linje
on a dark slide: på en mörk bild, mörk bild, på en svart bild, på en egen mörk bild, på en egen svart bild, på mörk bild, en svart bild för, en mörk bild för, en egen mörk bild för
on a slide of another colour: på en bild i en annan färg, annorlunda än resten
its own page: på en egen sida, på egen sida
line over: linje över, streck över, linje ovanför, streck ovanför
line under title: linje under titeln, streck under titeln
line under: linje under, streck under
as big as possible: så stor att, så stort att, så stora att, så stort det går, så stor det går, så stora det går, fylla hela bilden, fyller hela bilden, fylla hela sidan, fyller sidan
as bars: som staplar, som stapeldiagram
dashed frame: streckad ram, streckad kant, prickad ram, streckad kontur
knit pattern: stickmönster av linjer
number: numret, numren
box: ruta
boxes: rutor, rutorna, i rutor
between sections: mellan avsnitten, mellan sektionerna, mellan delarna
phone number: telefonnumret, telefonnummer
impossible to miss: ska synas direkt, synas direkt, ska synas, synas tydligt, omöjlig att missa, omöjligt att missa, går inte att missa, hoppa fram
as big as possible: så stor som möjligt, så stort som möjligt, så stora som möjligt
easy to find: lätt att hitta, lätta att hitta
from afar: på långt håll, från håll
-: sådär, liksom, typ, gärna, åt, så
prominent: tydligt datum, tydlig, tydligt
in the middle: i mitten
bigger than: större än
smaller than: mindre än
darker than: mörkare än
lighter than: ljusare än
airier than: luftigare än
except: utom, förutom, bortsett från
at least: minst, åtminstone, inte mindre än
remove <: stryka, strykas, bort, ta bort
60s: 60-tal, 60-talet, 60-tals
70s: 70-tal, 70-talet, 70-tals
80s: 80-tal, 80-talet
90s: 90-tal, 90-talet
50s: 50-tal, 50-talet
20s: 20-tal, 20-talet
a bit smaller: lite mindre, något mindre
remove <: bort
emerald: smaragd
till receipt: kassakvitto
woodcut: träsnitt
corner of the page: i hörnet, i ett hörn
remove: slopa, ta bort, tag bort, skippa, slipp, plocka bort, stryk, släng, ta väck
between columns: lodräta linjer, vertikala linjer, linjer mellan spalterna, streck mellan spalterna
at the end: sist på raden
keep: behåll
-: en, ett, den, det, de, dem, som, är, var, vara, vi, jag, ni, du, vår, vårt, våra, min, mitt, mina, din, ska, skall, vill, kan, får, bör, måste, gärna, tack, snälla, för, till, från, av, vid, hos, att, så, där, här, om, på håll, gör, göra, har, ha, ser, se, ut, se ut, synas, syns, bara gör, också, även, lite grann, färg, färger, färgen, ton, toner, stil, stilen, känsla, känslan, annars, alltså, nog, ju, helst, denna gång, den här gången, när, vad, sig, igen, allt, alla, hela
and: och, samt, plus
or: eller
no: varken
on: på
in: i
with: med
but: men, utan att
like: som en, som ett, likt, ungefär som
instead of: istället för, i stället för
except: utom, förutom
only: bara, endast, enbart
nowhere else: ingen annanstans
each in its own colour: egen färg, i egen färg, en färg per, olika färger, i olika färger, färgkodade, färgkodad
no other colour: ingen annan färg, inga andra färger
single: enda, enskild
no: ingen, inget, inga, utan, aldrig, undvik, undvika, noll, absolut inga, absolut inte några, inte några, inte någon, inte något
no longer: inte längre, inte mer
not: inte, ej
not too: inte för, inte alltför, inte så, lagom
less: mindre
more: mer, mera
everything else: resten, allt annat
at most: högst, max, som mest, maximalt, inte mer än, inte längre än
-: minst, åtminstone
one page: en sida, ensidig
two pages: två sidor
change: byt, ändra, byta, ersätt
make: gör
as before: som förra gången, som förra, som sist, som tidigare, som innan, annars som förra
a bit: lite, något, en aning, en smula, en gnutta, en touch av
very: mycket, väldigt, riktigt, ganska, många
extremely: extremt, super, jätte
one: ett
two: två
three: tre
four: fyra
five: fem
six: sex
seven: sju
eight: åtta
nine: nio
ten: tio
headings: rubrik, rubriker, rubrikerna, titel, titlar
subheadings: underrubrik, underrubriker, mellanrubrik, mellanrubriker
text: text, texten, brödtext, brödtexten, löptext
type: typsnitt, typsnittet, stil och typsnitt, bokstäver, typografi, teckensnitt, font
font size: textstorlek, teckenstorlek, teckengrad
background: bakgrund, bakgrunden, botten, botten färg
page: sida, sidor, sidan
paper: papper
accent: accent, accentfärg, huvudfärg, profilfärg
buttons: knapp, knappar, knappen
margins: marginal, marginaler, marginalerna
corners: hörn, hörnen
rounded corners: rundade hörn, runda hörn, avrundade hörn, mjuka hörn
rounded: rundad, rundade, rund, runda, avrundad
sharp corners: skarpa hörn, raka hörn, raka knappar, kantiga knappar, fyrkantiga knappar
lines: linje, linjer, streck
border: ram, ramar, kant, kanter
shadows: skugga, skuggor, skuggorna
gradients: toning, toningar, gradient, gradienter, övertoning, övertoningar
pattern: mönster, struktur
ornaments: ornament, utsmyckning, utsmyckningar, dekor, dekoration, dekorationer, krusiduller
hearts: hjärta, hjärtan
flowers: blomma, blommor
wreath: krans
stars: stjärna, stjärnor
waves: våg, vågor
icons: ikon, ikoner, symboler, piktogram
photos: foto, foton, bild, bilder, bilderna, fotografier
illustrations: illustration, illustrationer, teckning, teckningar
logo: logga, logotyp, logotypen, loggan
header: sidhuvud
footer: sidfot
page numbers: sidnummer, sidnumren, sidnumrering, paginering, numrerade sidor, sidorna numrerade, numrera sidorna
table of contents: innehållsförteckning, innehåll
cover: omslag, framsida
one column: enspalt, enspaltig, en spalt
columns: spalt, spalter, kolumn, kolumner
tables: tabell, tabeller
colour fields: färgfält, fält
prices: pris, priser, priserna
total: summa, summan, totalsumma, totalen
amount: belopp, beloppet, beloppen
name: namn, namnet
names: namnen
dates: datumen
date: datum, datumet
place: plats, platsen
time: tid, tiden
years: årtal, årtalen
signature: underskrift, namnteckning
seal: sigill
stamp: stämpel
address: adress
phone number: telefon, telefonnummer
captions: bildtext, bildtexter
footnotes: fotnot, fotnoter
figures: siffra, siffror, siffrorna, nummer, tal
charts: diagram, graf, grafer
arrows: pil, pilar
grid: rutnät
circle: cirkel, cirklar
square: kvadrat, kvadratisk, fyrkantig
big: stor, stort, stora
bigger: större, förstora, öka, större och
huge: enorm, enormt, enorma, jättestor, jättestora, jättestort, gigantisk
small: liten, litet, små
smaller: mindre text, mindre stil, i mindre stil, med mindre stil, förminska, minska, krymp
tiny: pytteliten, pyttesmå
legible: läsbar, läsbart, läsbara, lättläst, lättlästa, läsbarhet, god läsbarhet, lätt att läsa, lättläsligt, läsvänlig, läsvänligt
readable from afar: synas på långt håll, syns på långt håll, läsbar på håll
boldface: fet, fett, feta, fetstil, i fetstil
bolder: fetare
italic: kursiv, kursivt, kursiva
thin: tunn, tunt, tunna, smal, smalt, smala
thick: tjock, tjockt, tjocka, grov, grova, grovt
wide: bred, brett, breda
narrow: trång
lowercase: gemener, små bokstäver
all caps: versaler, stora bokstäver, versal, versala
serif: seriff, serifer, antikva, med seriffer
sans serif: sanserif, linjär, utan seriffer, linjärer
typewriter: skrivmaskin
handwritten: handskriven, handskrivet, handskrivna, handtextad, för hand
script: skrivstil
condensed: kondenserad
centred: centrerad, centrerat, centrerade, i mitten, mitten
left aligned: vänsterställd, vänsterställt, vänsterjusterad
right aligned: högerställd, högerställda, högerställt, högerjusterad
justified: marginaljusterad, marginaljusterat, rak högermarginal
left: till vänster, vänster
on the right: till höger, höger
top: överst, uppe, högst upp
bottom: nere, längst ner, nederst, nedtill
first: först
at the end: sist, till sist
double: dubbel, dubbla
vertical: lodrät, vertikal, lodrätt
horizontal: vågrät, horisontell
landscape: liggande
portrait: stående, uppifrån och ner
airy: luftig, luftigt, luftiga, mycket luft
white space: vitrymd, luft, mycket vitt, mer luft, tomrum
generous: generös, generösa, rymlig
leading: radavstånd, mellan raderna, radavståndet
loose leading: stort radavstånd, luftigt radavstånd, större radavstånd, mer luft mellan raderna, ökat radavstånd
compact: kompakt, kompakta
crowded: plottrig, plottrigt, rörigt, stökigt, stökig
high contrast: hög kontrast, kontrastrik, starka kontraster
black and white: svartvit, svartvitt, svartvita, svart på vitt
greyscale: gråskala, grå skala
no colour: utan färg, ingen färg
two colours: två färger, tvåfärgad
single accent: en enda färg, bara en färg
monochrome: enfärgad
colourful: färgglad, färgglatt, färgglada, färgstark
muted: dämpad, dämpat, dämpade, diskret, bleka, urvattnad, grådaskig, dova, dov, lågmälda färger
pastel: pastell, pastellfärger
bright: klar, klart, klara, knallig
dark mode: mörkt läge
dark: mörk, mörkt, mörka
light: ljus, ljust, ljusa
navy: marinblå, marinblått
light blue: ljusblå, ljusblått, ljusblåa
brick red: falurött, faluröd
chalk white: kritvit, kritvitt, kritvita
fog blue: dimblå, dimblått
indigo: blåbärsblå, blåbärsblått
red: varningsröd, varningsrött
brick: tegel, tegelröd, tegelrött
anthracite: antracit
ink saving: spara bläck
ink: bläck
warm: varm, varmt, varma
cosy: mysig, mysigt, ombonad, hemtrevlig, hemtrevligt, ombonat, hemmysigt
natural: naturlig, naturligt, ekologisk, miljövänlig, naturnära, naturliga
earthy: jordig, jordnära
burnt orange: bränd orange, bränt orange
rustic: rustik, lantlig, lantligt
cool: sval, svalt, kylig
fresh: fräsch, fräscht
clear: tydlig, tydligt, tydliga, tydlighet
modern: modern, modernt, moderna, trendig, trendigt, ungdomlig, ungdomligt, nutida, hipp
timeless: tidlös, tidlöst
classic: klassisk, klassiskt, klassiska
traditional: traditionell, traditionellt
elegant: elegant, stilfull, stilfullt, stilren, stilrent, stilrena, snygg, snyggt, chic, tjusig, tjusigt, smakfull, smakfullt, klassig
luxurious: lyxig, lyxigt, exklusiv, lyx, påkostad, påkostat, exklusivt, premium
serious: seriös, seriöst, allvarlig
formal: formell, formellt, officiell
stately: värdig, värdigt, högtidlig
professional: professionell, professionellt
corporate: företagsmässig
sober: saklig, sakligt, stram, stramt, nykter, strikt, strikta, seriös och saklig, allvarligt
restrained: återhållsam, återhållsamt, sparsmakad, diskreta, diskretare, försiktig, försynt, lågmäld, lågmält, sober
simple: enkel, enkelt, enkla
minimal: minimalistisk, minimalistiskt, avskalad, avskalat, avskalade, minimalism
clean: ren, rent, städad, städat, rena, prydlig, prydligt
calm: lugn, lugnt, lugna, stilla, rofylld, rofyllt, avslappnad, avslappnat, fridfull, fridfullt
calmer: lugnare
soft: mjuk, mjukt
loud: skrikig, högljudd
romantic: romantisk, romantiskt, romantiska, drömsk
playful: lekfull, lekfullt, lekfulla, rolig stil, skojig, skojigt, kul, lustig, lustigt, humoristisk, humoristiskt, gullig, gulligt, söt, sött, busig, busigt
cheerful: glad, glatt, glada, munter, uppsluppen, solig, soligt, munter stämning, muntert
friendly: vänlig, vänligt, trevlig, hjärtlig, hjärtligt, inbjudande och vänlig, mänsklig, mänskligt, personlig, personligt, välkomnande
inviting: inbjudande
festive: festlig, festligt
dynamic: dynamisk
powerful: kraftfull, kraftfullt
striking: slående, iögonfallande, slagkraftig, slagkraftigt, effektfull, effektfullt
dramatic: dramatisk, mystisk, mystiskt, dyster, dystert, dramatiskt
technical: teknisk, tekniskt
scientific: vetenskaplig
academic: akademisk
industrial: industriell, industriellt, ruff, rustikt rå
nostalgic: nostalgisk
handmade: handgjord, hantverksmässig, handgjort
kids: barnslig, för barn
boring: tråkig, tråkigt
nordic: nordisk, nordiskt
darker: mörkare
lighter: ljusare
softer: mjukare
simpler: enklare
warmer: varmare
airier: luftigare
in swedish: på svenska
in english: på engelska
pt: punkter
keep everything else: resten som det är, resten som innan, resten oförändrat, resten är bra, låt resten vara, resten kan vara kvar, rör inte resten, i övrigt som förut, allt annat som förut, annars oförändrat, behåll resten
no frills: inget krimskrams, utan krimskrams, inga krusiduller, utan krusiduller, inget tjafs, inget trams, inget glitter, inga konstigheter, utan konstigheter, inget onödigt, inget bjäfs, utan bjäfs, inget onödigt pynt
fit on one page: ska rymmas på ett ark, rymmas på ett ark, på ett ark, ett ark, ska rymmas på en sida, rymmas på en sida, få plats på en sida, ska få plats på en sida, på en sida, allt på en sida, på ett papper, ett enda ark
big letters: äldre, för äldre, seniorer, pensionärer, synskadade, utan glasögon, dålig syn
large print: stor stil, stor text, i stor stil, utan förstoringsglas, utan lupp, ser dåligt
read from: på avstånd, långt håll, från långt håll
prominent: väl synlig, väl synligt, väl synliga, synlig, synligt, synliga, framhävd, framhäv, framhävt, lyft fram, lyfts fram, sticka ut, sticker ut, tydligt markerad, i fokus, framträdande, iögonenfallande
drop caps: anfang, anfanger
earth tones: jordfärger, jordtoner, jordens färger
quotes: citat, citaten
labels: etikett, etiketter
small print: finstilt, det finstilta, villkor, villkoren
running head: kolumntitel, levande kolumntitel
table heads: tabellhuvud, tabellhuvuden, tabellrubriker
striped tables: randig tabell, randiga tabeller, zebrarandig, varannan rad, zebramönster
dishes: rätter, rätterna
opening hours: öppettider, öppettiderna
sepia: gulnat papper, gulnat, gulnad, gammalt papper, sepia
newspaper: gammal tidning, tidning, gammaldags tidning, dagstidning
old tavern: gammal krog
chalkboard: griffeltavla, svarta tavlan
edgy: tuff, tufft, tuffa, kaxig, kaxigt, djärv, djärvt, vågad, vågat, rebellisk, fräck, fräckt
raw: rå, rått, råa
refined: förfinad, raffinerad, sofistikerad, sofistikerat
trustworthy: trovärdig, trovärdigt, pålitlig, pålitligt, förtroendeingivande, gedigen, gediget
lively: livlig, livligt, levande, sprudlande
energetic: energisk, energiskt, fartfylld, fartfyllt, sportig, sportigt
scandinavian: skandinavisk, skandinaviskt
christmas: jul, juligt, julig, julkänsla
autumn: höst, höstlig, höstligt
foliage: löv, kvistar, grenar
garland: girlang, girlanger
bunting: vimplar
confetti: konfetti, ballonger
stripes: randig, randigt
chequered: rutig, rutigt, rutmönster
dots: prickar, prickig, prickigt, prickmönster
dotted lines: prickad linje, prickade linjer, punktlinje
dashed lines: streckad linje, streckade linjer
gold: guldig, gyllene, i guld
silver: silver, silvrig
rounded type: runda bokstäver, rundat typsnitt, rund stil, bulliga bokstäver
heavy: extra fet, extrafet
light weight: mager, magra, lätt vikt
underlined: understruken, understruket, understrukna, stryk under
small caps: kapitäler
letter spacing: spärrad, spärrat, bokstavsavstånd, teckenavstånd
paragraph indents: indrag, styckeindrag
on the right: högerkant, i högerkanten
on the left: vänsterkant, i vänsterkanten
off white: naturvit, benvit, äggskal, bruten vit, brutet vitt
cream: gräddvit, grädde
sage: salvia
petrol: petrol
mustard: senap, senapsgul
lemon: citrongul
cherry: körsbär
raspberry: hallon
dusty rose: gammelrosa, gammalrosa
blush: puderrosa, ljusrosa
hot pink: chockrosa, knallrosa
lilac: syrenlila, syren
plum: plommonlila
aubergine: aubergine
sand: sandfärgad, sand
charcoal: kolsvart grå
light grey: ljusgrå, ljusgrått
saturated: klara färger, starka färger, mättad, mättade, mättat, glada färger
deep: djup, djupt, djupa
neon: neon, neonfärger
neon pink: fluorescerande rosa, självlysande rosa
neon green: fluorescerande grön, fluorescerande grönt
before: före, innan
after: efter
zebra rows: varannan rad grå, zebrarandig
qr code: qr-kod
few words: lite text, få ord
primary colours: primärfärger
silly: fånig, fånigt, larvig, tramsig
childish: barnslig, barnsligt
playful: för barn, rolig, roligt, lekfull, lekfullt
garish: skrikig, skrikigt, skriker, gräll, grällt
wider margins: bredare marginaler, större marginaler, breda marginaler
narrower margins: smalare marginaler, mindre marginaler
lots of air: mycket luft, mer luft, gott om luft, luftigt
large print: läsbart på håll, äldre läsare, de flesta över 65, över 65 år, över 70 år, stora bokstäver, för äldre
readable: lättläst, läsbar, läsbart
a moon: månen, måne
hand made: hemmagjord, hemmagjort, handgjord
drawing: tecknad, tecknat, teckning
gloomy: dyster, dystert
stuffy: stel, stelt
top: högst upp, överst
bottom: längst ner, nederst
wood: trä
decimals: ören, decimaler
leaf: blad
on the back: baksidan, på baksidan
cream: kräm
salmon: lax
sand: sand
hand drawn line: handritad, handritat
biggest: störst, största
matte: matt, matta
clearer: tydligare
smaller: mindre
visible: synas, syns
beige: beige
circles not boxes: cirklar i stället för rutor, cirklar istället för rutor
`,
}))
