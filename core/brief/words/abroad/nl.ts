import type { Language } from './language.ts'

export const dutch: Language = {
  lang: 'nl',
  ending: /(?<=.{3})(?:tjes|jes|tje|je|en|es|er|e|s)$/u,
  compounds: /(?:en|s|e)$/u,
  falseFriends:
    'streepjes bolletjes vakjes want brief room slim bang breed glad arm pot list war den ten lot rest toon of op door over in is best beer date met stof band mode stand kind steun boot toned raw regel kop drop lang tint licht',
  rows: `
loose leading: ruime regels
single accent: één steunkleur, een steunkleur
accent: steunkleur
less: weinig
-: voor en achterkant
till receipt: kassabon
woodcut: houtsnede
corner of the page: in de hoek, in een hoek
a4: a4'tje, a4tje
not too crowded: te druk, te vol
not too colourful: te bont, te fel
lighter: te donker
darker: te licht
smaller: te groot
bigger: te klein
less: te veel
-: te
remove: schrap, verwijder, haal weg, laat weg
between columns: verticale lijnen
at the end: aan het eind van de regel
keep: behoud
-: de, het, een, eén, één, van, voor, aan, uit, bij, naar, om, er, is, zijn, wordt, worden, was, moet, moeten, mag, mogen, kan, kunnen, wil, willen, graag, aub, alsjeblieft, alstublieft, hoor, dus, ook, nog, al, dan, dat, die, deze, dit, wat, wel, maar gewoon, gewoon, ik, we, wij, jullie, ons, onze, mijn, je, jouw, hun, zich, als, doe, doe maar, maak er, zo, zoiets, eigenlijk, toch, liever, haha, komt, terugkomt, laat, heeft, hebben, kleur, kleuren, tint, tinten, toon, stijl, uitstraling, sfeer, achtig, per, elke, deze keer, dit keer, ongeveer, heel graag
and: en, plus, alsook
or: of
no: noch
on: op
in: in
with: met, door
but: maar
like: zoals
instead of: in plaats van, ipv, i.p.v, i p v
except: behalve
only: alleen, enkel, slechts, uitsluitend
single: enige, enkele
no: geen, zonder, nooit, vermijd, vermijden, niks, niets, liever geen
remove <: weglaten, weg, eruit, verwijderen, schrappen
not: niet
not too: niet te, niet al te, niet zo
less: minder
more: meer
everything else: de rest, rest, al het andere, overige
at most: maximaal, hooguit, hoogstens, niet meer dan, max
-: minstens, minimaal, ten minste
one page: één pagina, op een pagina, één a4, een a4, eén a4
change: verander, vervang, wijzig
make: maak, zet
as before: zoals de vorige keer, zoals vorige keer, net als vorige keer, zoals eerder
a bit: een beetje, iets, lichtjes, een tikje, een vleugje, een snufje, beetje
very: heel, erg, zeer, veel, flink
extremely: super, extreem, ontzettend
two: twee
three: drie
four: vier
five: vijf
six: zes
seven: zeven
eight: acht
nine: negen
ten: tien
headings: kop, koppen, kopje, kopjes, titel, titels, hoofding
subheadings: tussenkop, tussenkoppen, tussenkopjes, ondertitel, ondertitels
text: tekst, teksten, broodtekst, lopende tekst, platte tekst
type: letter, letters, lettertype, lettertypes, typografie, schrift
font size: lettergrootte, tekstgrootte, korps
background: achtergrond, achtergronden, ondergrond, fond
page: pagina, pagina's, bladzijde, bladzijden
paper: papier
accent: accent, accenten, accentkleur, huiskleur, hoofdkleur
buttons: knop, knoppen
margins: marge, marges, kantlijn
corners: hoek, hoeken
rounded corners: afgeronde hoeken, ronde hoeken
rounded: afgerond, rond, ronde
sharp corners: scherpe hoeken, rechte hoeken
lines: lijn, lijnen, streep, strepen, lijntje, lijntjes
border: kader, kaders, rand, randen, randje, randjes, omlijsting, lijst, vakjes, vakje, hokjes
shadows: schaduw, schaduwen
gradients: verloop, verlopen, kleurverloop, kleurverlopen
pattern: patroon, patronen, textuur
ornaments: versiering, versieringen, ornament, ornamenten, tierelantijnen, krullen, franje, decoratie
hearts: hart, harten, hartjes
flowers: bloem, bloemen, bloemetjes
wild flowers: veldbloemen, wilde bloemen
stars: ster, sterren
waves: golf, golven, golfjes
icons: icoon, iconen, icoontjes, pictogram, pictogrammen
photos: foto, foto's, fotos, afbeelding, afbeeldingen, plaatje, plaatjes, beeld, beelden, stockfoto's
illustrations: illustratie, illustraties, tekening, tekeningen
logo: logo, logo's
header: koptekst, briefhoofd
footer: voettekst
page numbers: paginanummer, paginanummers, paginering, bladzijdenummers
table of contents: inhoudsopgave, inhoud
cover: omslag, voorblad, kaft, voorpagina
columns: kolom, kolommen
tables: tabel, tabellen
colour fields: vlak, vlakken, kleurvlak, kleurvlakken
prices: prijs, prijzen
total: totaal, totaalbedrag
amount: bedrag, bedragen
name: naam
names: namen
dates: data
date: datum
place: plaats, plek
time: tijd
years: jaar, jaren, jaartal, jaartallen
signature: handtekening
seal: zegel
stamp: stempel
address: adres
phone number: telefoon, telefoonnummer
captions: bijschrift, bijschriften
footnotes: voetnoot, voetnoten
bullets: opsomming, opsommingen, opsommingstekens
bullets: streepjes, bolletjes
dots: stippen, stipjes, puntjes
figures: cijfer, cijfers, getal, getallen, nummer, nummers
charts: grafiek, grafieken
arrows: pijl, pijlen, pijltjes
grid: raster
circle: cirkel, cirkels
square: vierkant, vierkante
big: groot, grote, forse
bigger: groter, grotere, vergroot
huge: enorm, enorme, reusachtig, gigantisch, reuzegroot
small: klein, kleine
smaller: kleiner, kleinere, verklein
tiny: piepklein, minuscuul, heel klein
legible: leesbaar, leesbare, goed leesbaar, duidelijk leesbaar
large print: slechtzienden, voor slechtzienden, voor ouderen, grote letters, grote letter
bold: vet, vette, vetgedrukt, dik, dikke
bolder: vetter, dikker
italic: cursief, cursieve, schuin
thin: dun, dunne, fijn, fijne, slank
thick: stevig, stevige
wide: breed, brede, ruime marges
narrow: smal, smalle
lowercase: kleine letters, onderkast, kleine letter
all caps: hoofdletters, kapitalen, kapitaal, blokletters
serif: schreef, schreefletter, met schreef, serif, met schreven
sans serif: schreefloos, schreefloze, zonder schreef
typewriter: schrijfmachine, typemachine
handwritten: handgeschreven, met de hand, handschrift, met de hand geschilderde, met de hand geschreven, handgeletterd
script: sierlijk schrift, kalligrafie, sierletter
condensed: gecondenseerd
centred: gecentreerd, in het midden, midden
left aligned: links uitgelijnd
right aligned: rechts uitgelijnd
justified: uitgevuld
left: links, naar links
right side: rechts, naar rechts
left to right order: van links naar rechts
top: bovenaan, boven
bottom: onderaan, onder, onderin
first: eerst, vooraan
at the end: aan het eind, achteraan, op het eind, als laatste
double: dubbel, dubbele
two sided: dubbelzijdig, tweezijdig
vertical: verticaal, verticale
horizontal: horizontaal, horizontale
landscape: liggend, liggende
portrait: staand, staande
airy: luchtig, luchtige, veel lucht
white space: witruimte, veel wit, ruimte, veel ruimte
generous: ruim, ruime
leading: regelafstand, interlinie
loose leading: ruime regelafstand, grote regelafstand
compact: compact, compacte
crowded: druk, drukke, vol
high contrast: hoog contrast, contrastrijk, veel contrast
black and white: zwart wit, zwart-wit, zwartwit, zwart op wit
no colour: geen kleur, zonder kleur, kleurloos
two colours: twee kleuren, tweekleurig
single accent: slechts één kleur, één enkele kleur
monochrome: eenkleurig
colourful: kleurrijk, kleurrijke, bont
muted: gedempt, gedempte, ingetogen kleuren, zachte kleuren
pastel: pastel, pasteltinten, pastelkleuren
bright: fel, felle, stralend
dark mode: donkere modus, donker thema
dark: donker, donkere
light: licht, lichte
pale yellow: zacht geel, zachtgeel
copper: koper
brick: steenrood, baksteen, baksteenrood
brown: bruin, bruine
cream: crème, creme
anthracite: antraciet
salmon: zalm, zalmroze
ink saving: inkt besparen, inktbesparend
ink: inkt
warm: warm, warme
cosy: gezellig, gezellige, knus
natural: natuurlijk
earthy: aards, aardse
rustic: rustiek, landelijk, boers
cool: koel, koud
fresh: fris, frisse
clear: helder, heldere, duidelijk, duidelijke, overzichtelijk
modern: modern, moderne, eigentijds
timeless: tijdloos
classic: klassiek, klassieke
traditional: traditioneel, ouderwets, traditionele
elegant: elegant, elegante, stijlvol, chic, sierlijk
luxurious: luxe, luxueus, exclusief
posh: deftig, deftige
serious: serieus, serieuze
formal: formeel, officieel, plechtig
professional: professioneel
corporate: zakelijk, zakelijke
sober: sober, nuchter, sobere
clean: strak, strakke, schoon, netjes
restrained: ingetogen, bescheiden
simple: eenvoudig, simpel, eenvoudige
minimal: minimalistisch, minimaal vormgegeven
calm: rustig, rustige, kalm
calmer: rustiger, rustigere, kalmer
quiet: stil, stille
soft: zacht, zachte
loud: schreeuwerig, lawaaierig, luidruchtig
muddy: modderig
romantic: romantisch
playful: speels, speelse
cheerful: vrolijk, vrolijke
friendly: vriendelijk, vriendelijke
inviting: uitnodigend
festive: feestelijk, feestelijke
dynamic: dynamisch
powerful: krachtig, stoer
striking: opvallend
dramatic: dramatisch
technical: technisch
scientific: wetenschappelijk
academic: academisch
industrial: industrieel
nostalgic: nostalgisch
handmade: handgemaakt, ambachtelijk
kids: kinderlijk, kinderen, voor kinderen
darker: donkerder
lighter: lichter
softer: zachter
simpler: eenvoudiger, soberder
airier: luchtiger
warmer: warmer
in dutch: in het nederlands
in english: in het engels
pt: punts
slide: dia, dia's
`,
}
