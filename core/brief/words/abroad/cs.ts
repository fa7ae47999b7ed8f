import { onDemand } from '../../../on-demand.ts'
import type { Language } from './language.ts'

export const czech: () => Language = onDemand(() => ({
  lang: 'cs',
  ending:
    /(?<=.{3})(?:ějš(?:ího|ímu|ích|ím|í)|ého|ému|ých|ými|ích|ími|ího|ímu|ách|ami|emi|ech|ou|em|ém|ým|ím|ám|ům|y|i|í|ý|á|é|e|ě|u|ů|a|o)$/u,
  falseFriends: 'a to do on ten pro list rod plan den text most pole rada by no last pod mez lid',
  rows: `
-: hned
impossible to miss: vidět hned, ať je vidět hned, hned vidět, vidět na první pohled
yellowed: zažloutlý, zažloutlá, zažloutlé, zažloutlém
faded: vybledlý, vybledlá, vybledlé, vyšisovaný
dusty: zaprášený, zaprášená, zaprášené
serif: knižní písmo, knižním písmem, patkové písmo, patkovým písmem
everything else: ostatní, všechno ostatní
huge: hodně velké, hodně velký, hodně velká, obrovský, obrovské, obrovská
as big as possible: co největší
legible: čitelný, čitelné, čitelná
only: jen u, pouze u
no photos: žádné fotky, bez fotek, žádné fotografie
bottom right: v pravém dolním rohu, vpravo dole
bottom left: v levém dolním rohu, vlevo dole
narrow column: v úzkém sloupci, úzkém sloupci, úzký sloupec
barcode: čárový kód
walnut: ořechového dřeva, ořechu, ořech
tin: cínu, cín
lime white: vápna, vápno, vápenná
down the side: po straně, na boku
burgundy: vínová, vínový, vínové
dishes: názvy jídel, jídla
due date: splatnost, datum splatnosti
strip: pruhu, pruh
in red: červeně
in black: černě
-: asi, každém, každý, a to, ať, aby, je, jsou, být, byl, byla, bylo, má, mají, musí, může, jde, prosím, udělejte, udělat, z toho, toho, toto, tento, tato, ten, ta, to, pro, při, od, do, za, se, si, u, k, ke, i když, jen tak, chci, chceme, bych, náš, naše, naši, můj, moje, svůj, ve stylu, barva, barvy, barvách, barvě, barev, řekněme
and: a, i, také, též
or: nebo
in: v, ve
on: na
with: s, se
but: ale, avšak
like: jako, podobně jako, připomínající
instead of: místo
except: kromě, mimo, vyjma
only: jen, jenom, pouze, výhradně
nowhere else: nikde jinde
no: bez, žádný, žádná, žádné, žádní, žádných, žádnou, nechci, nechceme, ne
not: není, nesmí, nemá
nothing: nic
not too: ne příliš, ne moc
less: méně
more: více, víc
everything else: všechno ostatní, vše ostatní, ostatní, zbytek
at most: nejvýše, maximálně, nanejvýš
remove: odstranit, odstraňte, vynechat, vynechte, vyhodit
one page: jedna strana, jednu stranu, na jednu stranu, na jedné straně
two pages: dvě strany, dvou stranách, na dvě strany
pages: stran, stránek, snímků, snímky
two: dva, dvě, dvou
three: tři, třech
four: čtyři
five: pět
six: šest
seven: sedm
eight: osm
nine: devět
ten: deset
very: velmi, hodně, opravdu
a bit: trochu, lehce
near black: téměř černá, skoro černá
headings: nadpis, nadpisy, nadpisech, nadpisů, titulky, titulek
title: název, názvu, titul
text: text, textu, základní text
type: písmo, písmem, písma, písmena, písmeny, litery, font
background: pozadí, podklad, podkladu
paper: papír, papíru, papíře
accent: akcent, doplňková barva
buttons: tlačítko, tlačítka, tlačítek
margins: okraje, okrajích, okrajů
in the margin: na okraji, na okraj
lines: linka, linky, linkou, linek, čára, čáry, čar
frame: rám, rámeček, rámečky, rámečku, rámečků, orámování
border: okraj, lem
shadows: stín, stíny, stínů
gradients: přechod, přechody, přechodů
pattern: vzor, vzory, vzorek
ornaments: ornament, ornamenty, ozdoby, ozdob, dekorace
hearts: srdce, srdíčka, srdíček
flowers: květina, květiny, květin, květ, kytky
stars: hvězda, hvězdy, hvězdičky, hvězd
waves: vlna, vlny, vlnky
icons: ikona, ikony, ikon, piktogramy
photos: fotka, fotky, fotek, fotografie, fotografií, fotobanka, fotobanky, obrázky, obrázků
illustrations: ilustrace, ilustrací, kresby, dětské kresby
animations: animace, animací
logo: logo, loga
cover: obálka, obálku, titulní strana
columns: sloupce, sloupec, sloupců
tables: tabulka, tabulky, tabulek, tabulku
charts: graf, grafy, grafů
prices: cena, ceny, cen, cenami
amount: částka, částku, částky
total: celkem, součet, celková částka
name: jméno, jména, jménem
names: jmen
dates: datum, data, termín, termíny
date: datumu
time: čas, času, hodina
years: rok, roky, letopočty
place: místo konání
signature: podpis, podpisy, podpisu
phone number: telefon, telefonní číslo
address: adresa, adresu
figures: číslo, čísla, čísel, číslice, číslicemi
quotes: citát, citáty, citace
labels: popisky, štítky
small print: drobným písmem, podmínky
biggest: největší, nejvíc vidět, nejvýraznější
second: druhé největší, druhý největší, druhá největší
huge: obrovský, obrovská, obrovské, obří, gigantický
big: velký, velká, velké, velkým, velkými, velkou, veliký
bigger: větší
small: malý, malá, malé, malým, drobný, drobné, drobně
smaller: menší
tiny: maličký, maličké, titěrný
legible: čitelný, čitelná, čitelné, čitelně, dobře čitelné
readable from afar: pro zadní řady, z dálky, i z dálky, ze zadní řady
boldface: tučný, tučná, tučné, tučně, tučným
italic: kurzíva, kurzívou, kurziva
thin: tenký, tenká, tenké, tenkou, tenkým
thick: tlustý, silný, silná, silné
wide: široký, široká, široké
condensed: úzký, úzká, úzké, úzkým, zúžený
all caps: verzálky, verzálkami, velká písmena, velkými písmeny, kapitálky
serif: patkový, patkové, patkovým, patkové písmo, antikva, antikvou
sans serif: bezpatkový, bezpatkové, bezpatkovým, bezpatkové písmo
grotesk: grotesk, groteskem, grotesku
typewriter: psací stroj, jako ze stroje, strojopis
handwritten: ručně psaný, ručně psané, rukopis, rukopisem, psané rukou
wood type: dřevěná písmena, dřevěné písmo, dřevěnými písmeny
distressed: oděrky, oděrkami, ošoupané, odřené
centred: na střed, vystředěný, uprostřed
left aligned: zarovnané vlevo, zarovnat vlevo
right aligned: zarovnané vpravo, zarovnat vpravo, zarovnané doprava
on the left: vlevo, nalevo
on the right: vpravo, napravo
at the top: nahoře
at the bottom: dole, na konci
landscape: na šířku, naležato
portrait: na výšku, nastojato
vertical: svislý, svislé, svislou
horizontal: vodorovný, vodorovné
in a box: v rámečku
in a strip: v pruhu, na pásu
stripes: pruhy
airy: vzdušný, vzdušné, vzdušně
white space: hodně místa, volné místo, bílé místo, hodně bílé
its own page: na samostatné straně, na vlastní straně
high contrast: vysoký kontrast, kontrastní
black and white: černobílý, černobílé
muted: tlumený, tlumené, utlumené
pastel: pastelový, pastelové
dark: tmavý, tmavá, tmavé, tmavě, temný
light: světlý, světlá, světlé, světle
deep: hluboký, hluboká, hluboké, sytě, sytý
pale: bledý, bledá, bledé, bledě
black: čerň, černí, černá, černý, černé
red: červeň, červení, rudá, rudý, rudé
white: běl, bílá, bílý, bílé, bílou, bílém
blue: modř, modrá, modrý, modré, modrou
green: zeleň, zelená, zelený, zelené, zelenou
yellow: žluť, žlutá, žlutý, žluté, žlutou
forest green: lesní zelená, lesní zeleň, lesní zelené
bottle green: lahvová zelená, lahvově zelená
navy: námořnická modř
sky blue: nebeská modř, blankyt
ivory: slonová kost, slonovinová
cream: krémový, krémová, krémové, smetanový
unbleached: režný papír, režném papíru, režný, režná, režném
off white: lomená bílá
oxblood: hovězí krev, volská krev
ochre: okr, okrová
brick: cihlová, cihlově červená
pink: růžová, růžový, růžové
brown: hnědá, hnědý, hnědé
grey: šedá, šedý, šedé, šeď
warm: teplý, teplá, teplé
cosy: útulný, útulné
simple: jednoduchý, jednoduchá, jednoduché, jednoduše
clean: čistý, čistá, čisté
sober: střízlivý, střízlivá, střízlivé, střízlivě, věcný
modern: moderní
classic: klasický, klasická, klasické
elegant: elegantní, vkusný
stately: důstojný, důstojné, slavnostní
serious: vážný, vážné, seriózní
friendly: přátelský, přátelské, milý
playful: hravý, hravé, hravá
calm: klidný, klidné, klidná
festive: sváteční
retro: retro
old fashioned: staromódní, starodávný
handmade: ručně dělaný
qr code: qr kód
in czech: česky, v češtině
watermark: vodoznak
stamp: razítko
seal: pečeť, pečeti
`,
}))
