import { onDemand } from '../../../on-demand.ts'
import type { Language } from './language.ts'

export const german: () => Language = onDemand(() => ({
  lang: 'de',
  keepsAccents: true,
  ending: /(?<=.{3})(?:ern|en|er|es|em|e|n|s)$/u,
  compounds: /(?:es|en|er|s|n|e|-)$/u,
  falseFriends:
    'schlecht din stark tag tage rest hell fast brief rock wand still billig links rechts spare tafel kind kinder herb fein fond rose dose muster mode tone band strick gut light lampe rind linde sorte not bad list art pastell regular grade',
  rows: `
pulp novel: groschenroman, groschenromane, groschenheft, groschenhefte, heftroman, heftromane
sparingly: in kleinen dosen, ganz wenig davon, nur ganz wenig
wonky: schief, windschief, schiefe, schiefen
colours: Vereinsfarben, Clubfarben, Klubfarben, Hausfarben, Schulfarben, Firmenfarben, Stadtfarben, Landesfarben
slanted: schräg gesetzt, schräg, schräge, schräg stehend, geneigt, leicht geneigt, gekippt
at a glance: mit einem Blick
atlantic blue: Atlantikblau, atlantikblau
seen at a glance: auf einen blick, auf einen blick da, auf einen blick da sein, auf einen blick sichtbar, auf einen blick zu sehen, auf einen blick zu erfassen, auf einen blick erfassbar, auf einen blick erkennbar
timetable: zeitplan, zeitplans, terminplan, ablaufplan
in its own column: in eigener spalte, in einer eigenen spalte, in separater spalte, in einer separaten spalte
in its own narrow column: in eigener schmaler spalte, in einer eigenen schmalen spalte, in einer schmalen spalte, in schmaler spalte
found at once: auf einen blick, sofort auffindbar, sofort zu finden, sofort findbar, sofort zu sehen, auf den ersten blick auffindbar
found at once: sofort auffindbar, sofort zu finden, sofort findbar, sofort zu sehen, auf den ersten blick auffindbar
each project on its own spread: jedes projekt auf einer eigenen doppelseite, jedes projekt auf eigener doppelseite, jedes projekt auf einer eigenen seite, jedes projekt auf eigener seite, jede arbeit auf einer eigenen seite, jede arbeit auf einer eigenen doppelseite, ein projekt pro seite, ein projekt pro doppelseite
small type: kleine schrift, kleiner schriftgrad
one ink: einfarbig gedruckt, einfarbiger druck, in einer farbe gedruckt, gedruckt in einer farbe, nur eine druckfarbe, eine druckfarbe
for good: für gut, für gutes
good: gute werte, alles gute, was gut läuft, alles was gut läuft
under target: unter ziel, unter dem ziel, unterhalb des ziels, unter plan
pompeian red: pompejanischrot, pompejanisches rot
water green: wassergrün, wassergrüne, wassergrünem, wassergrüner
colours of: farben von, farben der, farben des
yellowed: vergilbt, vergilbte, vergilbtes, vergilbter, vergilbtem
mobile first: fürs handy zuerst, zuerst fürs handy
old style serif: alte antiqua, alter antiqua, alten antiqua
ink blue: tintenblau, tintenblaues
almost black: fast schwarz, beinahe schwarz, fast schwarzes
down the side: an der seite, seitlich
band across the whole width: band über die ganze breite, balken über die ganze breite, streifen über die ganze breite
as big as half a page: so groß wie eine halbe seite, eine halbe seite groß, halbseitig groß, halbseitengroß
greyboard: graupappe, graukarton, graue pappe
fills half: die hälfte füllen, die hälfte einnehmen, halbe seite einnehmen, die halbe fläche, nimmt die hälfte ein, das halbe plakat füllen, das halbe plakat einnehmen, das halbe blatt füllen, das halbe blatt einnehmen, die halbe seite füllen, die halbe karte füllen
lined up: untereinander, sauber untereinander, schön untereinander, ordentlich untereinander
in its own box: in einem eigenen block, in einem eigenen feld
its own space: viel luft drumherum, viel luft bekommen, platz für sich
behind: hinter
biggest: schreit, schreien, soll schreien, brüllen, brüllt, knallt, knallen
near black: fast schwarz, beinahe schwarz, fast schwarze, nahezu schwarz
off white: fast weiß, beinahe weiß, fast weißes, fast weißem
in a coloured field: in einem farbfeld, auf einem farbfeld, in einem farbigen feld, im farbfeld, in einem farbblock
burgundy: burgunder, burgunderrot, burgunderfarben
in a round badge: im runden stempel, mit rundem stempel, im runden aufkleber, im runden siegel, im störer
its own space: einen eigenen platz, einen platz für sich, eigenen auftritt
in a round badge: in einem runden stempel, in einem runden aufkleber, als runder stempel, als runder aufkleber, in einem runden siegel, in einem störer
crossed out: durchgestrichen, durchgestrichene, durchgestrichener
comes next: gleich danach, direkt danach, gleich dahinter, an zweiter stelle
scissors: schere, scherchen
in a dashed box: gestrichelt umrandet, gestrichelt eingerahmt, mit gestrichelter linie drumherum, mit gestricheltem rand
in its own box: in einem eigenen kasten, im eigenen kasten, in einem eigenen kästchen
biggest: am meisten auffallen, am meisten ins auge fallen, zuerst auffallen
hangs: hängt am, hängt an der, hängt in der, hängt im, zum aufhängen
wood brown: holzton, holzfarben, holzfarbe, holzbraun
bigger than the rest: wichtiger als der rest, wichtiger als alles andere, wichtiger als die anderen, doppelt so groß wie der rest, doppelt so groß wie alles andere, doppelt so hoch wie der rest, größer als der rest, größer als alles andere, größer als die anderen, größer als alle anderen, stärker als die anderen, auffälliger als der rest, mehr als der rest
weigh the most: am meisten wiegen, das meiste gewicht haben
found at once: sofort zu finden, sofort gefunden werden, sofort gefunden, auf anhieb zu finden, in drei sekunden zu finden
faded out: verblasst, ausgeblichen, fast unsichtbar
thin: zu dünn, zu dünne, zu dünner, zu dünnen
filled areas: gefüllte flächen, ausgefüllte flächen
title: name des festes, name des festivals, name des konzerts, name des vereins, vereinsname, festname, name des chors, name des kurses, kursname, name der veranstaltung, titel der veranstaltung, veranstaltungsname, veranstaltungstitel
wall timeline: wandzeitleiste, wandzeitstrahl, zeitleiste für die wand, zeitstrahl für die wand, zeitleiste an der wand, waagerechte achse, waagrechte achse, horizontale achse, waagerechter zeitstrahl, horizontaler zeitstrahl, waagerechte zeitleiste, horizontale zeitleiste
vertical line: vertikale linie, senkrechte linie, vertikalen linie, senkrechten linie, linie von oben nach unten
on a dark slide: auf einer dunklen folie, auf dunkler folie, auf einer schwarzen folie, folie dunkel, die folie dunkel, folie darf dunkel sein, folie dunkel werden, dunkle folie, auf schwarzer folie, auf einer eigenen dunklen folie, auf einer dunklen seite, auf einer schwarzen seite, auf einer eigenen dunklen seite, eine schwarze folie für, eine dunkle folie für
on a slide of another colour: auf einer folie in anderer farbe, auf einer andersfarbigen folie, auf andersfarbiger folie, anders als der rest, anders aussehen als der rest, sich vom rest abheben
its own page: auf einer eigenen seite, auf eigener seite, allein auf einer seite, auf einer seite für sich
line over: linie über, strich über, linie darüber, strich darüber, linie oberhalb, linie über der
condensed sans: schmale grotesk, schmalen grotesk, schmale groteske, schmaler grotesk
condensed: schmale buchstaben, schmalen buchstaben, schmale lettern, schmale schriften
line under title: strich unter dem titel, linie unter dem titel
line under: linie unter, strich unter, linie darunter, strich darunter
as big as possible: so groß wie es passt, so groß wie es geht, so groß wie geht, so groß dass, so gross dass, die ganze folie füllen, eine ganze folie füllen, ganze folie füllen, füllt die folie, die folie füllen, die ganze seite füllen, eine ganze seite füllen, füllt die seite, die ganze fläche füllen
as bars: als balken, als balkendiagramm, als säulen, als säulendiagramm
dashed line all around: strichlinie rundum, gestrichelte linie rundherum, gestrichelte linie ringsum
dashed frame: gestrichelter rahmen, gestrichelten rahmen, gestricheltem rahmen, gestrichelte umrandung
music stave: fünf notenlinien
peat layers: schichten torf
underneath: darunter, darüber
each in its own colour: in eigener farbe, in je eigener farbe, eigene farbe, eigener farbe, in eigenem farbton, in verschiedenen farben, unterschiedliche farben, in unterschiedlichen farben, eine farbe pro, pro abteilung eine farbe, eine farbe je, farblich unterschieden, farblich getrennt, farbkodiert, jede eine eigene farbe, jeder eine eigene farbe, je eine eigene farbe, jeweils eigene farbe
-: blatt, auf dem blatt, auf einem blatt
box: kasten, box
boxes: kästen, kästchen, boxen
white type: helle schrift, heller schrift, helle buchstaben, helle lettern
window envelope: fensterumschlag, fensterbriefumschlag, fensterkuvert, im fensterumschlag, din brief, din brief tauglich, din brief gerecht, din gerecht, din briefformat, sichtfenster, sichtfensterumschlag, geschäftsbrief, geschäftsbrief nach din
letterhead: briefbogen, briefpapier, geschäftsbrief, briefkopf
nothing else in boxes: sonst nichts in kästchen, sonst nichts im kasten, sonst keine kästen, sonst keine kästchen
between sections: zwischen den abschnitten, zwischen abschnitten, zwischen den teilen, zwischen den kapiteln
impossible to miss: nicht zu übersehen, sofort sehen, sofort zu sehen, sofort sichtbar, auf den ersten blick
as big as possible: so groß wie möglich, so gross wie möglich, möglichst groß, möglichst gross, so groß es geht, so gross es geht, am größten
easy to find: leicht zu finden, schnell zu finden, gut zu finden, gut auffindbar, schnell auffindbar
from afar: von der anderen straßenseite, aus dem fahrenden auto, aus einem fahrenden auto, im vorbeifahren, von der straße aus, von der strasse aus
one page: eine seite, 1 seite
honest: ehrlich, aufrichtig
no comic sans: comic dings, dieses comic dings
-: stattdessen, dafür, eh klar, is klar, ist klar, na klar, klar doch, logo klar, fürs, ne, nen, is, drumrum, oder so was, wegen, falls, sollt, bräuchte, brauche, brauchen
in the middle: in der mitte, in die mitte
bigger than: größer als, grösser als
smaller than: kleiner als
darker than: dunkler als
lighter than: heller als
warmer than: wärmer als
except: außer, ausser, bis auf, mit ausnahme von
at least: mindestens, nicht kleiner als, nicht unter, wenigstens, minimal
60s: 60er, 60ern, sechziger, sechzigern, sechzigerjahre
70s: 70er, 70ern, siebziger
80s: 80er, 80ern, achtziger
90s: 90er, 90ern, neunziger
50s: 50er, 50ern
20s: 20er, 20ern, zwanziger jahre
30s: 30er, 30ern, dreißiger jahre
cover: deckseite
calm: ruhe, viel ruhe
dashed: gestrichelt
chequered: karo, karos, kariert, karomuster
clear: aufgeräumt
less: wenig, wenige
-: beidseitig bedruckt, vorder und rückseite
till receipt: kassenbon, kassenzettel
at most one page: nicht länger als eine seite, höchstens eine seite, maximal eine seite
one page: auf einer seite, auf eine seite
woodcut: holzschnitt
corner of the page: in der ecke, in die ecke, in eine ecke
bolder: doppelt so fett
less <: weniger als
-: kreuz und quer, pt
not loud: als laut
bigger: zu klein
smaller: zu groß
darker: zu hell
lighter: zu dunkel
less: zu viel, zu viele
not too crowded: zu voll, zu überladen
not too colourful: zu bunt
at the end: am schluss der zeile, am ende der zeile, ans zeilenende
as before: wie der letzte bericht, wie beim letzten, wie immer
as: als kleine
single accent: eine einzige farbe, nur eine farbe
keep: lass, behalte, beibehalten
not too: zu
-: der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, bitte, gern, gerne, gerade, eher, mal, halt, doch, ja, so, sehr gern, es, ich, wir, ihr, sie, man, uns, unser, unsere, unseren, unserem, unserer, mein, meine, dein, ihre, sein, seine, ist, sind, soll, sollen, sollte, sollten, muss, müssen, darf, dürfen, kann, können, darf ruhig, dürfen ruhig, kann ruhig, können ruhig, soll ruhig, sollen ruhig, darf gerne ruhig, darf auch ruhig, kann auch ruhig, könnte, wäre, hat, haben, hätte, hätten, möchte, möchten, will, wollen, wird, werden, machen, mach, mach's, macht, gehen, geht, halten, bleiben, bleibt, wirken, wirkt, aussehen, auch, schon, dann, also, wenn, dass, damit, zum, zur, bei, beim, für, von, vom, nach, aus, an, am, als, farbe, farben, farbton, ton, töne, tönen, stil, look, optik, etwas wie, was, bisschen was, design, gestaltung, selber, selbst, dazu, dafür, sich, da, hier, diesmal, jetzt, nun, irgendwie, insgesamt, gesamt, einfach nur, usw, unter, oder so, bzw
and: und, sowie, plus
or: oder
-: noch
no: weder
on: auf
in: im, in, ins
with: mit
but: aber, jedoch, sondern
like: wie
instead of: statt, anstatt, anstelle
with: durch
only: nur, ausschließlich, lediglich, bloß
nowhere else: sonst nirgends, sonst nirgendwo, nirgends sonst, nirgendwo sonst
no other colour: keine andere Farbe, keine anderen Farben, keine weitere Farbe, keine weiteren Farben, sonst keine Farbe
single: einzig, einziger, einzige, einziges, einzigen, einzelner, einzelne
no: kein, keine, keinen, keinem, keiner, keinerlei, keines, ohne, nix, niemals, nie, bloß kein, bloß keine, auf keinen fall, verzichte auf, verzichten auf, vermeide, vermeiden, lass weg, nichts, kein einziges, genug von, haben genug von, die nase voll von
remove <: weglassen, weg, raus, entfernen, streichen, rausnehmen, löschen, entfällt, verboten, unerwünscht, kann weg, können weg, muss weg, fliegt raus, weglassen bitte, gestrichen
no longer: nicht mehr, nicht länger
not: nicht, nicht so, nicht so ein, nicht so eine, nicht wie
not too: nicht zu, nicht allzu, bloß nicht zu, keinesfalls zu, nicht übertrieben
less: weniger
more: mehr
nothing else: mehr nicht, sonst nichts
otherwise: sonst, ansonsten
everything else: alles andere, alles übrige, der rest, das übrige, rest
at most: höchstens, maximal, nicht mehr als, nicht länger als, max, allerhöchstens
-: mindestens, wenigstens
change <: ersetzen, ersetze
change <: umstellen, tauschen, austauschen, ändern, wechseln
make: mache, setze, stelle
as before: wie beim letzten mal, wie letztes mal, wie der letzte, wie die letzte, wie das letzte, wie vorher, wie bisher, wie gehabt, wie zuvor
a bit: etwas, ein wenig, ein bisschen, leicht, eine spur, ein hauch, einen hauch, einen tick, dezent, ein klein wenig, zart
very: sehr, ganz, recht, ziemlich, richtig, besonders, wirklich, viel, viele, vielen
extremely: extrem, super, äußerst
one: eins
two: zwei
three: drei
four: vier
five: fünf
six: sechs
seven: sieben
eight: acht
nine: neun
ten: zehn
headings: überschrift, überschriften, titel, headline, headlines, schlagzeile, zwischentitel, kapitelüberschrift, titelzeile
subheadings: zwischenüberschrift, zwischenüberschriften, untertitel, unterüberschrift
text: text, texte, fließtext, lauftext, brottext, grundtext, mengentext, copy
type: schrift, schriften, schriftart, typografie, typographie, font, lettern, buchstaben, schriftzug
font size: schriftgröße, schriftgrad, textgröße
background: hintergrund, hintergründe, grund, untergrund, fond
page: seite, seiten
paper: papier, papierton, bogen
laid paper: büttenpapier, bütten
accent: akzent, akzente, akzentfarbe, auszeichnungsfarbe, hausfarbe, markenfarbe, hauptfarbe, primärfarbe, firmenfarbe
buttons: knopf, knöpfe, schaltfläche, schaltflächen, button
margins: rand, ränder, rändern, seitenrand, seitenränder
generous margins: satzspiegel großzügig, großzügiger satzspiegel
corners: ecke, ecken
rounded corners: runde ecken, abgerundete ecken, rundungen
rounded: rund, abgerundet
sharp corners: eckig, kantig, scharfkantig, spitze ecken, gerade kanten, scharfe kanten, rechteckige knöpfe, rechteckige buttons, gerade knöpfe, gerade buttons, rechteckige schaltflächen, eckige knöpfe, eckige buttons, eckige schaltflächen
lines: linie, linien, striche, trennlinie, trennlinien
thin lines: haarlinie, haarlinien, feine linien, dünne linien
dashed lines: strichellinie, strichellinien, strichellinien
dotted lines: pünktchenlinie, gepunktete linie
border: rahmen, umrandung, einrahmung
cream: rahm, rahmton
shadows: schatten, schlagschatten
gradients: verlauf, verläufe, farbverlauf, farbverläufe, verlaufsfleck
pattern: muster, textur, struktur
waves: wellen, welle
dots: punkte, pünktchen, tupfen, pünktchenmuster
ornaments: ornament, ornamente, verzierung, verzierungen, schnörkel, schmuck, schnickschnack, dekoration, deko, zierrat, klimbim, firlefanz
flowers: blumen, blüten, blümchen
hearts: herz, herzen, herzchen
stars: stern, sterne
icons: icon, icons, symbol, symbole, piktogramm, piktogramme
photos: foto, fotos, bild, bilder, fotografie, fotografien, abbildung, abbildungen, portrait, porträt, aufnahmen
illustrations: illustration, illustrationen, zeichnung, zeichnungen
logo: logo, firmenlogo, signet
header: kopfzeile, kopfbereich, banner
footer: fußzeile, fuß
page numbers: seitenzahl, seitenzahlen, seitennummer, seitennummern, paginierung, seitenzählung, seiten nummerieren, nummerierte seiten, seiten nummeriert, seiten durchnummerieren, durchnummerierte seiten
table of contents: inhaltsverzeichnis, verzeichnis
cover: deckblatt, titelseite, titelblatt, umschlag
columns: spalte, spalten
column: spaltig
one column: einspaltig
two columns: zweispaltig
three columns: dreispaltig
tables: tabelle, tabellen
fills: fläche, flächen
prices: preis, preise
total: summe, gesamtsumme, endsumme, gesamtbetrag, endbetrag, schlusssumme, gesamtpreis
amount: betrag, beträge, wert, beträgen
names: namen
name: name
dates: termine, daten
date: datum
place: ort
time: uhrzeit, zeit
years: jahreszahl, jahreszahlen, jahre
signature: unterschrift, unterschriften
seal: siegel
stamp: stempel
address: adresse, anschrift
phone number: telefon, telefonnummer, handynummer, mobilnummer, handy
euro sign: eurozeichen, währungszeichen
captions: bildunterschrift, bildunterschriften, bildlegende, legende
footnotes: fußnote, fußnoten
margin notes: marginalie, marginalien, randnotiz, randnotizen
margin column: marginalspalte
figures: zahl, zahlen, ziffer, ziffern, nummer, nummern
roles: funktion, funktionen, position, positionen
arrows: pfeil, pfeile
circle: kreis, kreise
square: quadrat, quadratisch
triangle: dreieck, dreiecke
diamonds: raute, rauten
charts: diagramm, diagramme, grafik, grafiken
grid: raster, gitter
hashtags: hashtag, hashtags
subject: betreffzeile, betreff
bleed: anschnitt, randabfallend
at the back: rückseite
front: vorderseite
big: groß, große, großer, großes, großen, großem, gross, grosse, groß geschrieben
large print: gut lesbar für ältere, meist über 60, meist über 65, meist über 70, meist über 75, überwiegend über 60, überwiegend über 65, überwiegend über 70, alle über 60, alle über 65, alle über 70, ältere leser, ältere leserinnen, älteren lesern, ältere menschen, älteren menschen, ältere kundschaft, für ältere, für ältere leute, für senioren, große schrift, großer schrift, grosse schrift, große buchstaben, großdruck, ohne lupe, ohne vergrößerungsglas, fast blind, halb blind, sieht schlecht, sehen schlecht
legible: lesbar, leserlich, gut lesbar, gut leserlich, lesefreundlich
bigger: größer, größere, größeren, grösser, vergrößern
huge: riesig, riesengroß, riesige, gigantisch, übergroß
small: klein, kleine, kleines, kleinen, kleinem
smaller: kleiner, kleinere, kleineren, verkleinern
tiny: winzig, klitzeklein, ganz klein
boldface: fett, fette, fetter, fettes, halbfett, fettgedruckt, fettdruck, fette schrift, dick gedruckt, kräftige schrift
bolder: fetter gesetzt, kräftiger
italic: kursiv, schräg gestellt
thin: dünn, dünne, fein, feine, schmal, schlank, schlanke, zierlich
thick: dick, dicke, kräftig, kräftige
wide: breit, breite, weit
narrow: eng
lowercase: kleingeschrieben, kleinschreibung, kleinbuchstaben, alles klein
all caps: großbuchstaben, versalien, versal, blockbuchstaben
book face: buchschrift, eine buchschrift, werksatzschrift, brotschrift, leseschrift
serif: serif, serifen, serifenschrift, antiqua, mit serifen
sans serif: serifenlos, serifenlose, ohne serifen, groteskschrift
grotesk: grotesk, grotesken, groteskschriften
typewriter: schreibmaschine, schreibmaschinenschrift
handwritten: handschrift, handschriftlich, handgeschrieben, handschriftliche
script: schöne schrift, schöne handschrift, schöner schrift, geschwungene schrift, schreibschrift, schnörkelschrift
monospace: festbreite, dicktengleich
centred: zentriert, mittig, mittelachse, achsensymmetrisch, in der mitte
left aligned: linksbündig, flattersatz
right aligned: rechtsbündig
justified: blocksatz
on the right: rechts, nach rechts
left: links, nach links
top: oben, ganz oben
bottom: unten, ganz unten
first: zuerst, zuoberst, an den anfang
at the end: ans ende, ganz ans ende, am ende, am schluss, zuletzt, ganz zum schluss
double: doppelt
twice as big: doppelt so groß
vertical: senkrecht, vertikal
horizontal: waagerecht, waagrecht
landscape: querformat, querkant, quer, liegend
portrait: hochformat, hochkant, hoch, stehend, von oben nach unten
generous: großzügig, weiträumig
airy: luftig, luftige, viel luft, mehr luft, viel platz, viel raum, aufgelockert
white space: weißraum, freiraum, viel weiß, viel weiss, zwischenräume, zwischenraum, leerraum, luft
compact: kompakt, platzsparend
dense: dicht, gedrängt
crowded: überladen, vollgestopft, voll
loose leading: großer zeilenabstand, luftiger zeilenabstand, weiter zeilenabstand
leading: zeilenabstand, durchschuss, zwischen den zeilen, zeilendurchschuss
high contrast: kontrastreich, hoher kontrast, starker kontrast, starke kontraste, viel kontrast, barrierefrei
black and white: schwarzweiß, schwarz weiß, sw, s w, schwarz auf weiß, schwarz auf weiss
no colour: farblos, ohne farbe, keine farbe
two colours: zweifarbig, zwei farben
monochrome: einfarbig
colourful: bunt, farbenfroh, farbig, knallig
muted: gedeckt, gedämpft, entsättigt, matt, müdes, müde, pudrig, sanfte farben, gedeckte farben, erdige farben
pastel: pastell, pastellig, pastellfarben, pastelltöne, pastellfarbe
bright: leuchtend, strahlend, hellleuchtend
dark mode: dunkelmodus, dunkles design, nachtmodus
anthracite: anthrazit, anthrazitgrau
brick: ziegel, ziegelrot, backstein
burgundy: samtiges bordeaux
peach: pfirsich
salmon: lachs, lachsrosa
midnight blue: nachtblau, mitternachtsblau
bottle green: flaschengrün
forest green: waldgrün
off white: gebrochenes weiß, cremeweiß, altweiß, wollweiß, eierschale
sky blue: himmelblau
ice blue: eisblau
slate grey: schiefergrau
ink saving: tintensparend, tinte sparen, druckerfreundlich
warm: warm, warme
cosy: gemütlich, heimelig, behaglich, kuschelig, wohnlich
earthy: erdig
burnt orange: gebranntes orange, gebranntem orange
rustic: rustikal, urig, ländlich, bodenständig
natural: natürlich, naturnah
cool: kühl, kalt
fresh: frisch
clear: klar, deutlich, übersichtlich, ordentlich, aufgeräumt
modern: modern, zeitgemäß, moderner, hip, trendig, angesagt, cool
timeless: zeitlos
classic: klassisch, klassik
traditional: traditionell, altmodisch, herkömmlich, altehrwürdig, gutbürgerlich, bürgerlich, altbacken
elegant: elegant, edel, vornehm, schick, gediegen, stilvoll, chic, mondän, elegantes
luxurious: luxuriös, hochwertig, exklusiv, nobel, edler, kostbar, luxus, vom feinsten, premium
refined: raffiniert, fein gestaltet
serious: seriös, ernst, ernsthaft, vertrauenswürdig
formal: förmlich, formell, offiziell, amtlich
stately: würdig, würdevoll, feierlich, festlich würdig
professional: professionell, geschäftlich
corporate: firmenmäßig
sober: nüchtern, sachlich, streng, strenges, sachlicher, ernster, streng sachlich
restrained: zurückhaltend, unaufdringlich, unaufgeregt, dezenter, sparsam, bescheiden
plain: schlicht, schmucklos, tabellarisch
simple: einfach, simpel
minimal: minimalistisch, reduziert, minimal, minimalismus, puristisch, minimalistischer, aufs wesentliche reduziert, auf das wesentliche reduziert
clean: sauber
calm: ruhig, besinnlich, entspannt, still
calmer: ruhiger
quiet: leise
loud: laut, schrill, grell
soft: sanft, weich
delicate: filigran
romantic: romantisch, verträumt, zart romantisch
playful: verspielt, spielerisch, frech, witzig, keck, quirlig, spritzig, humorvoll, kindergeburtstag
cheerful: fröhlich, heiter, lustig, vergnügt
friendly: freundlich, sympathisch, nahbar, herzlich, nett, zugewandt, menschlich
inviting: einladend
festive: festlich
energetic: energiegeladen, schwungvoll
dynamic: dynamisch
lively: lebendig, lebhaft
powerful: kraftvoll, handfest
striking: auffällig, plakativ, auffallend, knackig, prägnant, wuchtig, markant, eindrucksvoll
dramatic: dramatisch, düster dramatisch, unheimlich, geheimnisvoll, mystisch
technical: technisch
scientific: wissenschaftlich
academic: akademisch
industrial: industriell, rau, roh, ruppig
retro: retro
vintage: vintage, antik
nostalgic: nostalgisch
handmade: handgemacht, selbstgemacht
artisanal: handwerklich, handgemachter
kids: kindlich, kindgerecht, für kinder, drittklässler, kinder, kindergerecht, kinderfreundlich, für die kleinen, kindergarten
swiss: schweizer, schweizerisch
editorial: redaktionell
magazine: magazin, zeitschrift
japandi: japanisch
kitschy: kitschig, kitsch
shiny: glänzend, glitzer, glitzernd
warmer: wärmer
softer: weicher, sanfter
simpler: schlichter, einfacher
livelier: lebendiger
brighter: heller
darker: dunkler
narrower: schmaler
wider: breiter
tighter: enger
airier: luftiger, mehr luft zwischen
light: hell, helles, heller ton, lichte
dark: dunkel, dunkl, dunkles, düster
pt: punkt
one page: einseitig, eine einzige seite
two sided: beidseitig, doppelseitig, zweiseitig
readable from afar: von weitem lesbar, von weit lesbar
in english: auf englisch
in german: auf deutsch
in french: auf französisch
style: stile, anmutung
keep everything else: rest bleibt, rest bleibt so, der rest bleibt, der rest bleibt so, rest wie gehabt, rest unverändert, sonst alles so lassen, sonst nichts ändern, alles andere lassen, alles andere bleibt
no frills: kein firlefanz, kein schnickschnack, ohne schnickschnack, kein chichi, ohne chichi, kein klimbim, kein schnörkelkram, ohne firlefanz, ohne klimbim, kein tamtam, ohne tamtam, kein gedöns, ohne gedöns, kein blingbling
fit on one page: muss auf eine seite passen, soll auf eine seite passen, passt auf eine seite, auf ein blatt, auf einem blatt, passt auf ein blatt, auf ein a4 blatt
big letters: augenschwache, sehschwache, sehbehinderte, ältere menschen, alte leute, rentner, auch ohne brille
readable from a distance: aus der ferne
read from: von weitem, aus der entfernung, aus drei metern, aus der letzten reihe
prominent: unübersehbar, ins auge springen, ins auge fallen, gut sichtbar, sichtbar, hervorgehoben, hervorheben, im vordergrund, betont, herausstechen, dominant, auffallen
table heads: tabellenkopf, tabellenköpfe, kopfzeile der tabelle, spaltenkopf, spaltenköpfe, spaltenüberschriften
striped tables: zebrastreifen, abwechselnd hinterlegt, zeilen abwechselnd
highlighted: hinterlegt
drop caps: initiale, initialen, initial
kraft: packpapier, packpapierbraun
earth tones: erdtöne, erdtönen, erdfarben, erdige töne, erdige farben
small caps: kapitälchen, in kapitälchen
sepia: vergilbt, vergilbtes papier, altes papier, sepia
newspaper: zeitung, alte zeitung, zeitungslook
gold: gold
neon: neon
neon pink: neon pink, leuchtendes pink, fluoreszierendes pink
neon green: fluoreszierendes grün, fluoreszierendem grün
neon pink: neonpink
between columns: trennstriche zwischen den spalten, linien zwischen den spalten, striche zwischen den spalten, spaltenlinien
fun: spaßig, spaß
edgy: rotzig, provokant, trotzig, kantig im ton
pop: poppig
trustworthy: vertrauenerweckend, solide, verlässlich
scandinavian: skandinavisch
nordic: nordisch
christmas: weihnachtlich, weihnachten
autumn: herbstlich, herbst
stripes: gestreift
foliage: blätter, blattwerk, zweige, ranken, laub
wreath: kranz
bunting: wimpel, wimpelkette, girlande
confetti: konfetti, luftballons
quotes: zitat, zitate
labels: beschriftung, beschriftungen, etikett, etiketten, schildchen
links: verweise
running head: kolumnentitel, lebender kolumnentitel
small print: kleingedrucktes, das kleingedruckte, kleingedruckte, hinweise, teilnahmebedingungen, bedingungen
title: haupttitel, hauptüberschrift, titelzeile groß
amounts: geldbeträge
opening hours: öffnungszeiten
dishes: gericht, gerichte, speisen
condensed: schmallaufend, schmale schrift, schmalfett
rounded type: runde schrift, rundliche schrift, runde buchstaben, rundliche buchstaben
heavy: extrafett, ultrafett, ganz fett
light weight: leichte schrift
underlined: unterstrichen, unterstreichen
letter spacing: gesperrt, sperren, laufweite, buchstabenabstand
paragraph indents: einzug, einzüge, einrückung, erstzeileneinzug
outside edge: außen, unten außen
saturated: satt, satte, gesättigt, kräftige farben, knallige farben, knallfarben, signalfarben
light grey: hellgrau
petrol: petrol, petrolfarben
blush: puderrosa, altrosa hell
dusty rose: altrosa
blood red: blutrot
fuchsia: pink fuchsia
sand: sand
khaki: khaki, kaki
emerald: smaragd
apricot: apricot
lemon: zitrone
rose gold: roségold
accessible: barrierearm
glitter: goldglitzer
squares: quadrate
before: vor den, vor der, vor dem, davor
zebra rows: zebrastreifen, zebramuster, abwechselnd grau, jede zweite zeile
qr code: qr-code, qrcode
few words: wenig text, kaum text, wenige worte, knapper text
primary colours: grundfarben, primärfarben
childish: kindisch, albern, kitschig süß
playful: kindlich, kindgerecht, für kinder, lustig, witzig, verspielt, spielerisch, frech
garish: grell, schreiend, schrill, marktschreierisch, aufdringlich
muted: pudrig, gedämpfte, erdig gedämpft, blass, blasse
wider margins: breiterer rand, breitere ränder, größere ränder, mehr rand, breiter rand
narrower margins: schmalere ränder, kleinere ränder, schmaler rand
inner: innen
outer: außen, aussen
lots of air: viel weißraum, viel leerraum, mehr platz, mehr weißraum
readable: gut zu lesen, gut erkennbar
prominent: auffällig, ins auge springend, ins auge stechend, hervorgehoben, hervorheben, im mittelpunkt, gut sichtbar, deutlich sichtbar
script: kalligrafisch, kalligrafische, kalligrafischen, kalligraphisch, kalligraphische
art deco: art-déco, art déco
handwritten: handgeschriebene schrift, von hand geschrieben
hand made: selbstgemacht, handgemacht, selbstgebastelt, gebastelt
drawing: gezeichnet, gezeichnete, gezeichneter
fold marks: falzmarken, falzmarke
on the right: rechts oben, oben rechts, unten rechts, rechts unten
left: links oben, oben links, unten links, links unten
dots: pünktchen davor
table: tabelle
daily: täglich
large print: gut lesbar auch ohne brille, auch ohne brille, von weitem lesbar, aus der ferne lesbar, von weitem
ink saving: wenig tinte, wenig toner, tonersparend
cosy: kuschlig, heimelige
gloomy: düster, trist, traurig
stuffy: spießig, bieder, steif, altbacken
salesy: werblich, reißerisch, reisserisch
neon: neonfarben, neongrün
decimals: nachkommastellen, cent
pages: folien, folie
discreet: unauffällig, unauffälliger
top: zuoberst
bilingual: zweisprachig
commands: befehle, befehlen, kommandos
`,
}))
