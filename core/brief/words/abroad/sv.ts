import type { Language } from './language.ts'

export const swedish: Language = {
  lang: 'sv',
  keepsAccents: true,
  ending: /(?<=.{3})(?:arna|erna|orna|ena|ar|er|or|en|et|an|na|t|a|e|n|s)$/u,
  compounds: /(?:s|-)$/u,
  falseFriends:
    'barn gift bra men under full sex fest glass mild rand fin smart brand god lag ram art rad man sort kind stark svag stor fast rolig text sol hatt',
  rows: `
a bit smaller: lite mindre, något mindre
remove <: bort
emerald: smaragd
till receipt: kassakvitto
woodcut: träsnitt
corner of the page: i hörnet, i ett hörn
remove: slopa, ta bort, tag bort, skippa, slipp
between columns: lodräta linjer, vertikala linjer
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
single: enda, enskild
no: ingen, inget, inga, utan, aldrig, undvik, undvika
not: inte, ej
not too: inte för, inte alltför, inte så, lagom
less: mindre
more: mer, mera
everything else: resten, allt annat
at most: högst, max, som mest, maximalt
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
rounded corners: rundade hörn, runda hörn, avrundade hörn
rounded: rundad, rundade, rund, runda, avrundad
sharp corners: skarpa hörn, raka hörn
lines: linje, linjer, streck
border: ram, ramar, ruta, rutor, rutorna, kant, kanter
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
page numbers: sidnummer, sidnumren, sidnumrering, paginering
table of contents: innehållsförteckning, innehåll
cover: omslag, framsida
single column: enspalt, enspaltig, en spalt
columns: spalt, spalter, kolumn, kolumner
tables: tabell, tabeller
colour fields: färgfält, fält
prices: pris, priser, priserna
total: summa, summan, totalsumma, totalen
amount: belopp, beloppet
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
bigger: större, förstora
huge: enorm, enormt, enorma, jättestor, jättestora, jättestort, gigantisk
small: liten, litet, små
smaller: mindre text, förminska
tiny: pytteliten, pyttesmå
legible: läsbar, läsbart, läsbara, lättläst, lättlästa, läsbarhet, god läsbarhet
readable from afar: synas på långt håll, syns på långt håll, läsbar på håll
bold: fet, fett, feta, fetstil, i fetstil
bolder: fetare
italic: kursiv, kursivt, kursiva
thin: tunn, tunt, tunna, smal, smalt, smala
thick: tjock, tjockt, tjocka, grov, grova, grovt
wide: bred, brett, breda
narrow: trång
lowercase: gemener, små bokstäver
all caps: versaler, stora bokstäver
serif: seriff, serifer, antikva, med seriffer
sans serif: sanserif, linjär, utan seriffer, linjärer
typewriter: skrivmaskin
handwritten: handskriven, handskrivet, handskrivna, handtextad, för hand
script: skrivstil
condensed: kondenserad
centred: centrerad, centrerat, centrerade, i mitten, mitten
left aligned: vänsterställd, vänsterställt, vänsterjusterad
right aligned: högerställd, högerställda, högerställt, högerjusterad
justified: marginaljusterad
left: till vänster, vänster
right side: till höger, höger
top: överst, uppe, högst upp
bottom: nere, längst ner, nederst, nedtill
first: först
at the end: sist, till sist
double: dubbel, dubbla
vertical: lodrät, vertikal, lodrätt
horizontal: vågrät, horisontell
landscape: liggande
portrait: stående
airy: luftig, luftigt, luftiga, mycket luft
white space: vitrymd, luft, mycket vitt
generous: generös, generösa, rymlig
leading: radavstånd
loose leading: stort radavstånd, luftigt radavstånd
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
muted: dämpad, dämpat, dämpade, diskret
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
cosy: mysig, mysigt, ombonad, hemtrevlig
natural: naturlig, naturligt
earthy: jordig, jordnära
rustic: rustik, lantlig, lantligt
cool: sval, svalt, kylig
fresh: fräsch, fräscht
clear: tydlig, tydligt, tydliga, tydlighet
modern: modern, modernt, moderna
timeless: tidlös, tidlöst
classic: klassisk, klassiskt, klassiska
traditional: traditionell, traditionellt
elegant: elegant, stilfull, stilfullt
luxurious: lyxig, lyxigt, exklusiv
serious: seriös, seriöst, allvarlig
formal: formell, formellt, officiell
stately: värdig, värdigt, högtidlig
professional: professionell, professionellt
corporate: företagsmässig
sober: saklig, sakligt, stram, stramt, nykter
restrained: återhållsam, återhållsamt, sparsmakad
simple: enkel, enkelt, enkla
minimal: minimalistisk, minimalistiskt
clean: ren, rent
calm: lugn, lugnt, lugna, stilla
calmer: lugnare
soft: mjuk, mjukt
loud: skrikig, högljudd
romantic: romantisk, romantiskt
playful: lekfull, lekfullt
cheerful: glad, glatt, glada, munter
friendly: vänlig, vänligt, trevlig
inviting: inbjudande
festive: festlig, festligt
dynamic: dynamisk
powerful: kraftfull, kraftfullt
striking: slående, iögonfallande
dramatic: dramatisk
technical: teknisk, tekniskt
scientific: vetenskaplig
academic: akademisk
industrial: industriell
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
`,
}
