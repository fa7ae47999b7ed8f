import { onDemand } from '../../../on-demand.ts'
import type { Language } from './language.ts'

export const dutch: () => Language = onDemand(() => ({
  lang: 'nl',
  ending: /(?<=.{3})(?:tjes|jes|tje|je|en|es|er|e|s)$/u,
  compounds: /(?:en|s|e)$/u,
  falseFriends:
    'streepjes bolletjes vakjes want brief room slim bang breed glad arm pot list war den ten lot rest toon of op door over in is best beer date met stof band mode stand kind steun boot toned raw regel kop drop lang tint licht',
  rows: `
pulp novel: stuiversroman, stuiverromannetjes
sparingly: met mate, heel weinig ervan, in kleine doses
wonky: scheef, scheve
slanted: schuin, schuine, schuin gezet
colours: clubkleuren
at a glance: in één oogopslag, in een oogopslag
atlantic blue: atlantisch blauw
seen at a glance: in één oogopslag, in een oogopslag, in één oogopslag te zien
timetable: tijdschema, planning
in its own column: in een eigen kolom, in een aparte kolom
in its own narrow column: in een smalle kolom
found at once: meteen te vinden, direct te vinden, meteen vindbaar, direct vindbaar
each project on its own spread: elk project op een eigen spread, ieder project op een eigen spread, elk project op een eigen pagina, elk werk op een eigen spread, elk werk op een eigen pagina, één project per spread, één project per pagina, per project een spread
small type: klein corps
one ink: één inkt, in één inkt, in één kleur gedrukt, gedrukt in één kleur, éénkleurig gedrukt
good: wat goed gaat, alles wat goed gaat
under target: onder doel, onder het doel, onder de norm
water green: watergroen, watergroene
biggest: allergrootst, het allergrootst, allergrootste, het allergrootste, grootst van al
impossible to miss: allerduidelijkst, het duidelijkst
colours of: kleuren van
as a list: als lijst, als lijstje, als een lijst, in een lijst
buttercup: boterbloemgeel, boterbloem
yellowed: vergeeld, vergeelde
always visible: altijd in beeld, altijd zichtbaar
asphalt: nat asfalt
slanted lines: schuine strepen, schuine lijnen
fill: vulling
mud: modder, slik
fog: nevel, mist
ink blue: inktblauw, inktblauwe
almost black: bijna zwart, haast zwart
down the side: aan de zijkant, langs de zijkant
strip: balk, strook, band
white: in wit, wit
fills half: de helft vullen, het halve affiche vullen, de halve poster vullen, het halve affiche beslaan, de halve poster beslaan, het halve vel vullen, de helft beslaan, de helft innemen
lined up: netjes onder elkaar, onder elkaar
in its own box: in een eigen blok, in een apart blok
its own space: alle ruimte, veel ruimte eromheen, een dia voor zichzelf
signature: ondertekening, de ondertekening
behind: achter, alleen achter het
biggest: schreeuwt, schreeuwen, moet schreeuwen
nothing else: verder niets, niets anders
near black: bijna zwart, bijna zwarte
off white: bijna wit, bijna witte
in a coloured field: in een kleurvlak, in een gekleurd vlak, op een kleurvlak
biggest: als eerste zien, als eerste te zien, als eerste opvallen, als eerste gelezen
its own space: een eigen plek, een plek voor zichzelf
in a round badge: in een ronde sticker, in een ronde stempel, in een rondje
crossed out: doorgestreept, doorgestreepte
comes next: meteen daarna, direct daarna
scissors: schaartje, schaar
in a dashed box: met een stippellijn eromheen, met stippellijn eromheen, stippellijn eromheen, met een stippellijntje eromheen
in its own box: in een eigen kader, in een eigen vak, in een apart kader, in een apart vak
biggest: het meest opvallen, het meest opvalt, meest opvallen
hangs: hangt aan, hangt in, om op te hangen
bigger than the rest: belangrijker dan de rest, belangrijker dan al het andere, twee keer zo groot als de rest, dubbel zo groot als de rest, groter dan de andere, groter dan al het andere, sterker dan de andere, meer dan de rest, opvallender dan de rest, opvallender dan de andere
found at once: meteen te vinden, direct te vinden
filled areas: gevulde vlakken, opgevulde vlakken
title: naam van het feest, naam van het festival, naam van het concert, naam van de markt, naam van het koor, naam van de club, naam van de cursus, naam van het evenement, titel van het evenement
wall timeline: tijdlijn voor aan de muur, tijdlijn voor de muur, muurtijdlijn, horizontale as, horizontale tijdlijn
vertical line: verticale lijn
on a dark slide: op een donkere dia, donkere dia, dia donker, op een zwarte dia, op een donkere slide, op een zwarte slide, op een donkere pagina, op een zwarte pagina, een zwarte dia voor, een donkere dia voor
on a slide of another colour: op een dia in een andere kleur, op een dia met een andere kleur, anders dan de rest
its own page: op een eigen pagina, op een aparte pagina
line over: lijn boven, streep boven, lijntje boven, streepje boven
line under title: lijn onder de titel, streep onder de titel
line under: lijn onder, streep onder, lijntje onder, streepje onder
as big as possible: zo groot dat, zo groot als het past, zo groot als past, zo groot als het kan, zo groot als kan, de hele dia vullen, een hele dia vullen, vult de dia, de dia vullen, de hele pagina vullen, een hele pagina vullen
as bars: als balken, als staven, als staafdiagram
dashed frame: gestippelde rand, gestippeld kader, stippelrand, gestreepte rand
peat layers: lagen veen, lagen turf
box: vakje, vak
boxes: vakjes, hokjes, in vakjes, kadertjes
between sections: tussen de secties, tussen de onderdelen, tussen de hoofdstukken
impossible to miss: niet te missen, meteen opvallen, direct opvallen, duidelijk zichtbaar
as big as possible: zo groot mogelijk, het grootst, de grootste
easy to find: makkelijk te vinden, makkelijk vindbaar
from afar: van ver, vanuit een rijdende auto, uit een rijdende auto, vanaf de weg, van de overkant
rather than: in plaats van, ipv
prominent: eruit laten springen, laten springen, eruit springen
-: lekker, gewoon, graag, hoor, zeg maar, even, 'tje
in the middle: in het midden
no frills: zonder poespas, geen poespas, zonder franje
bigger than: groter dan
smaller than: kleiner dan
twice as big: dubbel zo groot, twee keer zo groot
darker than: donkerder dan
lighter than: lichter dan
except: behalve, uitgezonderd
at least: minstens, minimaal, ten minste, niet kleiner dan
compact: korter ogen
60s: jaren 60, jaren zestig
70s: jaren 70, jaren zeventig
80s: jaren 80, jaren tachtig
90s: jaren 90, jaren negentig
50s: jaren 50, jaren vijftig
20s: jaren 20, jaren twintig
30s: jaren 30, jaren dertig
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
remove: schrap, verwijder, haal weg, laat weg, haal, gooi eruit, wis, haal eruit
between columns: verticale lijnen, lijntjes tussen de kolommen, lijnen tussen de kolommen, verticale lijntjes
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
nowhere else: nergens anders, verder nergens
each in its own colour: eigen kleur, in een eigen kleur, een kleur per, elk een kleur, ieder een eigen kleur, in verschillende kleuren, verschillende kleuren
no other colour: geen andere kleur, geen andere kleuren, verder geen kleur
single: enige, enkele
no: geen, zonder, nooit, vermijd, vermijden, niks, niets, liever geen, nergens, geen enkele, in geen geval, vooral geen, absoluut geen, genoeg van, zijn klaar met
remove <: weglaten, weg, eruit, verwijderen, schrappen
no longer: niet meer, niet langer
not: niet
not too: niet te, niet al te, niet zo
less: minder
more: meer
everything else: de rest, rest, al het andere, overige
at most: maximaal, hooguit, hoogstens, niet meer dan, max, niet langer dan
-: minstens, minimaal, ten minste
one page: enkelzijdig, enkelzijdige, één pagina, op een pagina, één a4, een a4, eén a4
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
rounded corners: afgeronde hoeken, ronde hoeken, afgeronde hoekjes, ronde hoekjes, zachte hoeken
rounded: afgerond, rond, ronde
sharp corners: scherpe hoeken, rechte hoeken, rechte knoppen, hoekige knoppen, rechthoekige knoppen, strakke hoeken
lines: lijn, lijnen, streep, strepen, lijntje, lijntjes
border: kader, kaders, rand, randen, randje, randjes, omlijsting, lijst
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
page numbers: paginanummer, paginanummers, paginering, bladzijdenummers, genummerde pagina's, pagina's genummerd, pagina's nummeren, nummer de pagina's
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
dots: stippen, stipjes, puntjes, bolletjespatroon, gestippeld
figures: cijfer, cijfers, getal, getallen, nummer, nummers
charts: grafiek, grafieken
arrows: pijl, pijlen, pijltjes
grid: raster
circle: cirkel, cirkels
square: vierkant, vierkante
big: groot, grote, forse
bigger: groter, grotere, vergroot, vergroten, iets forser
huge: enorm, enorme, reusachtig, gigantisch, reuzegroot
small: klein, kleine
smaller: kleiner, kleinere, verklein, verkleinen
tiny: piepklein, minuscuul, heel klein
legible: leesbaar, leesbare, goed leesbaar, duidelijk leesbaar, makkelijk te lezen, goed te lezen, vlot leesbaar, leesbaarheid
large print: slechtzienden, 60 plussers, 65 plussers, 70 plussers, boven de 60, boven de 65, boven de 70, oudere lezers, voor slechtzienden, voor ouderen, grote letters, grote letter, zonder loep, zonder vergrootglas
boldface: vet, vette, vetgedrukt, dik, dikke, vetter gedrukt, vetgedrukte, stevige letter
bolder: vetter, dikker
italic: cursief, cursieve, schuin
thin: dun, dunne, fijn, fijne, slank
thick: stevig, stevige
wide: breed, brede
narrow: smal, smalle
lowercase: kleine letters, onderkast, kleine letter
all caps: hoofdletters, kapitalen, kapitaal, blokletters
book face: boekletter, leesletter, broodletter
serif: schreef, schreefletter, met schreef, serif, met schreven
sans serif: schreefloos, schreefloze, zonder schreef
typewriter: schrijfmachine, typemachine
handwritten: handgeschreven, met de hand, handschrift, met de hand geschilderde, met de hand geschreven, handgeletterd
script: sierlijk schrift, kalligrafie, sierletter
condensed: gecondenseerd
centred: gecentreerd, in het midden, midden
left aligned: links uitgelijnd, linkslijnend, links lijnend, linkse regelval
right aligned: rechts uitgelijnd
justified: uitgevuld
left: links, naar links
on the right: rechts, naar rechts
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
portrait: staand, staande, van boven naar beneden
airy: luchtig, luchtige, veel lucht
white space: witruimte, veel wit, ruimte, veel ruimte
generous: ruim, ruime
leading: regelafstand, interlinie, tussen de regels, regelhoogte
loose leading: ruime regelafstand, grote regelafstand, meer regelafstand, meer ruimte tussen de regels, ruimere regelafstand
compact: compact, compacte
crowded: druk, drukke
high contrast: hoog contrast, contrastrijk, veel contrast
black and white: zwart wit, zwart-wit, zwartwit, zwart op wit
no colour: geen kleur, zonder kleur, kleurloos
two colours: twee kleuren, tweekleurig
single accent: slechts één kleur, één enkele kleur
monochrome: eenkleurig
colourful: kleurrijk, kleurrijke, bont
muted: gedempt, gedempte, ingetogen kleuren, zachte kleuren, vergrijsd, vergrijsde, zachte tinten, dof, doffe
pastel: pastel, pasteltinten, pastelkleuren
bright: fel, felle, stralend
dark mode: donkere modus, donker thema
dark: donker, donkere
light: licht, lichte
pale yellow: zacht geel, zachtgeel
copper: koper
brick: steenrood, baksteen, baksteenrood
brown: bruin, bruine, bruintinten
cream: crème, creme
anthracite: antraciet
salmon: zalm, zalmroze
ink saving: inkt besparen, inktbesparend
ink: inkt
warm: warm, warme
cosy: gezellig, gezellige, knus, huiselijk, huiselijke, warm en knus, knusse
natural: natuurlijk, natuurlijke, ecologisch, duurzaam, plantaardig
earthy: aards, aardse
rustic: rustiek, landelijk, boers, landelijke, boerderij, rustieke
cool: koel, koud
fresh: fris, frisse
clear: helder, heldere, duidelijk, duidelijke, overzichtelijk
modern: modern, moderne, eigentijds, hip, hippe, trendy, jeugdig, van nu, hedendaags
timeless: tijdloos
classic: klassiek, klassieke
traditional: traditioneel, ouderwets, traditionele
elegant: elegant, elegante, stijlvol, chic, sierlijk, chique, gracieus, verzorgd, stijlvolle, klasse, smaakvol, gedistingeerd
luxurious: luxe, luxueus, exclusief, exclusieve, premium, hoogwaardig
posh: deftig, deftige
serious: serieus, serieuze
formal: formeel, officieel, plechtig
professional: professioneel
corporate: zakelijk, zakelijke
sober: sober, nuchter, sobere, serieus en sober, no-nonsense, ernstig
clean: strak, strakke, schoon, netjes, clean, strakker, opgeruimd, opgeruimde, schone
restrained: ingetogen, bescheiden, bescheiden kleur, ingehouden, ingetogener
simple: eenvoudig, simpel, eenvoudige
minimal: minimalistisch, minimaal vormgegeven, puristisch, minimalistische, uitgekleed, kaal
calm: rustig, rustige, kalm, relaxed, ontspannen, sereen, serene, kalme, zen
calmer: rustiger, rustigere, kalmer
quiet: stil, stille
soft: zacht, zachte
loud: schreeuwerig, lawaaierig, luidruchtig
muddy: modderig
romantic: romantisch, romantische, lieflijk, dromerig
playful: speels, speelse, grappig, grappige, ludiek, guitig, schattig, schattige, lollig
cheerful: vrolijk, vrolijke, opgewekt, levendig en vrolijk, zonnig, zonnige
friendly: vriendelijk, vriendelijke, hartelijk, hartelijke, toegankelijk, toegankelijke, menselijk, laagdrempelig, persoonlijk
inviting: uitnodigend
festive: feestelijk, feestelijke
dynamic: dynamisch
powerful: krachtig, stoer, stoere, pittig
striking: opvallend, pakkend, pakkende, in het oog lopend, sprekend
dramatic: dramatisch, mysterieus, mysterieuze, duister, spannend
technical: technisch
scientific: wetenschappelijk
academic: academisch
industrial: industrieel, industriële, rauw, ruw
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
keep everything else: de rest hetzelfde, rest hetzelfde, de rest blijft hetzelfde, de rest blijft, de rest blijft zo, rest blijft zo, de rest zo laten, laat de rest, de rest is goed, rest ongewijzigd, verder niets veranderen, niets anders veranderen
no frills: geen poespas, zonder poespas, geen tierelantijnen, zonder tierelantijnen, geen franje, zonder franje, geen fratsen, geen gedoe, zonder gedoe, geen toeters en bellen, geen opsmuk, zonder opsmuk, niks geks, niet te gek, geen poeha, geen liflafjes, geen krullendraaierij
fit on one page: past op één kantje, past op een kantje, op één kantje, op een kantje, één kantje, een kantje, past op één pagina, past op een pagina, moet op één pagina passen, moet op een pagina, op één blad, op een blad, één vel, op één vel, past op één a4, past op een a4
big letters: ouderen, voor oudere mensen, oudere mensen, senioren, bejaarden, zonder bril, slechte ogen
read from: van een afstand, van afstand, van veraf
prominent: goed zichtbaar, zichtbaar, opvallend groot, valt op, opvallen, in het oog springend, in het oog springen, eruit springen, springt eruit, uitgelicht, benadrukt, benadruk, duidelijk aanwezig, prominent
drop caps: initiaal, initialen, beginkapitaal
quotes: citaat, citaten, quote
labels: label, labels, etiket, etiketten
small print: kleine lettertjes, kleine letterjes, voorwaarden onderaan, voorwaarden
table heads: tabelkop, tabelkoppen, kolomkoppen, kolomkop
striped tables: tabel met gestreepte rijen, gestreepte rijen, gestreepte tabel, om en om gekleurd, om en om, zebrastrepen
dishes: gerecht, gerechten
opening hours: openingstijden, openingsuren
sepia: vergeeld papier, vergeeld, oud papier, sepia
newspaper: ouderwetse krant, krant, oude krant
old tavern: bruin café, bruine kroeg
chalkboard: krijtbord, schoolbord
edgy: brutaal, brutale, gedurfd, gedurfde, eigenwijs, eigenzinnig, tegendraads, rebels, ruig
refined: verfijnd, verfijnde
trustworthy: betrouwbaar, betrouwbare, degelijk, degelijke, solide
lively: levendig, levendige, bruisend
scandinavian: scandinavisch, scandinavische
nordic: noords
christmas: kerst, kerstsfeer
autumn: herfst, herfstig
little stars: sterretjes
foliage: blaadjes, bladeren, takjes, takken
garland: slinger, slingers
bunting: vlaggetjes
confetti: confetti, ballonnen
stripes: gestreept, gestreepte, strepenpatroon
chequered: ruitjes, geruit, geblokt
dotted lines: stippellijn, stippellijnen, puntjeslijn
dashed lines: streepjeslijn
silver: zilveren, zilver
rounded type: ronde letters, bolle letters, ronde letter
heavy: extra vet, heel vet
light weight: mager, magere, lichte letter
underlined: onderstreept, onderstreepte, onderstrepen
small caps: kleinkapitalen, klein kapitaal
letter spacing: spatiëring, letterafstand, gespatieerd
paragraph indents: inspringing, inspringen, insprong
wide margins: ruime marges, ruime kantlijn, brede marges, ruime marge
on the right: aan de rechterkant, rechterkant
on the left: aan de linkerkant, linkerkant
petrol: petrol
teal: zeegroen blauw
olive: olijf
sage: salie
lime: limoen
mustard: mosterd
burnt orange: gebrand oranje
blush: poederroze, zachtroze, babyroze
dusty rose: oudroze, oud roze
hot pink: knalroze, felroze
navy: donkerblauw marine
off white: gebroken wit, ecru, eierschaal
charcoal: houtskool
slate: leisteen
aubergine: aubergine
purple: paarse
sand: zandkleur, zandkleurig
taupe: taupe
neon: fluor, fluo, neon, fluorescerend, fluorescerende
neon pink: fluorescerend roze, fluorescerende roze, fluor roze, fluo roze, neon roze
neon green: fluorescerend groen, fluor groen, fluo groen, neon groen
neon yellow: fluorescerend geel, fluor geel, fluo geel, neon geel
neon orange: fluorescerend oranje, fluor oranje, fluo oranje, neon oranje
saturated: felle kleuren, knalkleuren, verzadigd, knallend, knallende, vrolijke kleuren
deep: diep, diepe, vol van kleur
before: vóór
after: na de, na het
zebra rows: om en om grijs, gestreepte rijen
qr code: qr-code
few words: weinig tekst, weinig woorden
primary colours: primaire kleuren
earth tones: aardetinten, aardtinten, aardse tinten, aardekleuren, aardkleuren
childish: kinderachtig
playful: kinderlijk, speels, grappig, voor kinderen
garish: schreeuwerig, schel
wider margins: bredere marges, ruimere marges, brede marges, grotere marges
narrower margins: smallere marges, smalle marges, kleinere marges
lots of air: veel lucht, veel wit, meer lucht, meer wit, veel ruimte
large print: leesbaar van ver, van ver leesbaar, grote letters, voor ouderen
readable: goed leesbaar, leesbaar
prominent: opvallend, springt eruit, in het oog springend, goed zichtbaar
hand made: zelfgemaakt, handgemaakt, ambachtelijk
drawing: getekend, getekende, tekening
chalkboard: krijtbord
gloomy: somber, treurig
stuffy: stijf, oubollig
top: bovenaan
bottom: onderaan
separately: apart
decimals: centen, decimalen
cream: room
salmon: zalm
pages: dia's, slides
newest first: van nieuw naar oud
`,
}))
