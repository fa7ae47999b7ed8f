import { onDemand } from '../../../on-demand.ts'
import type { Language } from './language.ts'

export const italian: () => Language = onDemand(() => ({
  lang: 'it',
  ending: /(?<=.{3})(?:h?[ie]|o|a)$/u,
  elision: /^(?:[ldcmnst]|un|dell|all|nell|sull|dall|quell|quest|bell|sant|dev)'/u,
  nounFirst: true,
  falseFriends:
    'come due male fare note sale pale dove sole mare carta base porto solo come gelo festa grave mode date tempo legno sera grana volta fine rosa casa sei pane data',
  rows: `
pulp novel: romanzi da edicola, romanzo da edicola, romanzetti da due soldi
sparingly: col contagocce, in piccole dosi, pochissimo
wonky: storto, storta, storti, sbilenco
copper: rame, di rame, color rame, in rame
slanted: inclinato, inclinata, inclinati, inclinate, in diagonale, di sbieco
at a glance: a colpo d'occhio, a colpo d’occhio, al primo sguardo, con uno sguardo
atlantic blue: blu atlantico
seen at a glance: a colpo d'occhio, a prima vista, in un colpo d'occhio
timetable: cronoprogramma, calendario dei lavori
in its own column: in una colonna a sé, in una colonna a parte, in una colonna propria, in una colonna separata
in its own narrow column: in una colonna stretta
found at once: subito trovabili, trovabili subito, che si trovino subito, subito visibili
each project on its own spread: ogni progetto su una propria doppia pagina, ogni progetto su una doppia pagina, ogni progetto sulla sua doppia pagina, ogni progetto su una pagina propria, ogni progetto su una sua pagina, un progetto per pagina, una doppia pagina per progetto
small type: caratteri piccoli, corpo piccolo, carattere piccolo
one ink: un solo inchiostro, un inchiostro solo, stampa a un colore, a un solo colore
good: ciò che va bene, quello che va bene
under target: sotto l'obiettivo, sotto obiettivo, al di sotto dell'obiettivo
pompeian red: rosso pompeiano, pompeiano
impossible to miss: salta all'occhio, saltare all'occhio, saltare subito all'occhio, balza all'occhio
poppy pink: rosa papavero
herbarium: erbario, carta da erbario, foglio da erbario
egg yolk yellow: rosso d'uovo
colours of: colori di, colori del, colori della
milk: color latte, latte
fir green: verde abete
yellowed: ingiallito, ingiallita
serif: graziato antico
legible: comodo per chi ha gli occhiali, per chi ha gli occhiali
raw paper: carta grezza
retro: retrò, stile retro, look retro, gusto retro
on the back: sul retro, retro, il retro
felt: feltro
mud: fango
fog: nebbia, foschia
almost black: quasi nero, quasi nera
line: filo
down the side: di lato, sul lato, a lato
salt: bianco sale, sale marino, color sale
grotesk: grottesco, grottesca
in a round badge: in un bollo, in un bollino, dentro un bollo
slate and: ardesia e
fills half: occupi metà, occupare metà, riempire metà, riempia metà, occupare mezzo manifesto, riempire mezzo manifesto, prenda metà
lined up: incolonnati, incolonnate, ben incolonnati
in its own box: in un blocco a parte, in un blocco suo
its own space: tanto spazio attorno, tanta aria attorno, una slide tutta sua
behind: dietro, dietro al, dietro il, dietro alla
pink: rosa
biggest: urli, urlare, gridi, gridare
nothing else: nient'altro, niente altro
near black: quasi nero, quasi nera
off white: quasi bianco, quasi bianca
in a coloured field: in un campo colorato, su un campo colorato, in un campo di colore
one page: tutto su un foglio, su un foglio solo, un foglio solo, foglio solo, foglio singolo, un foglio solo fronte, foglio solo fronte, solo fronte, su un solo foglio, in un foglio, su un foglio
its own space: uno spazio tutto suo, un posto tutto suo, uno spazio a sé
stripes: a righe, a righe colorate, a righine
in a round badge: in un bollo tondo, in un bollino tondo, in un adesivo rotondo, in un timbro tondo
crossed out: barrato, barrata, sbarrato, barrati
scissors: forbicine, forbici
to cut out: da ritagliare
in a dashed box: in un riquadro tratteggiato, dentro un riquadro tratteggiato, con un bordo tratteggiato intorno
in its own box: in un riquadro a parte, in un riquadro suo
biggest: che si veda di più, quello che si vede di più
hangs: da appendere in, appeso in, da appendere al
bigger than the rest: più importante del resto, più importanti del resto, più importante di tutto il resto, grande il doppio del resto, il doppio del resto, più grande degli altri, più grande delle altre, più grande del resto, più grande di tutto il resto, più forte degli altri, più forte delle altre, più in vista degli altri, più del resto
found at once: si trovi subito, da trovare subito, trovare subito
filled areas: aree piene, superfici piene, campi pieni
title: nome della festa, nome del festival, nome del concerto, nome della fiera, nome della sagra, nome del coro, nome del corso, nome dello spettacolo, nome dell'evento, titolo dell'evento
wall timeline: linea del tempo da parete, linea del tempo murale, cronologia da parete, asse orizzontale, linea del tempo orizzontale
vertical line: linea verticale, una linea verticale, linea dall alto in basso
on a dark slide: su una slide scura, su una diapositiva scura, slide scura, diapositiva scura, su una slide nera, su una pagina scura, su una pagina nera, una slide nera per, una slide scura per, una diapositiva scura per
on a slide of another colour: su una slide di un altro colore, su una diapositiva di un altro colore, diversa dalle altre
its own page: su una pagina a parte, su una pagina tutta loro, su una pagina tutta sua, da soli su una pagina
line over: linea sopra, filetto sopra, riga sopra
line under title: linea sotto il titolo, filetto sotto il titolo, riga sotto il titolo
line under: linea sotto, filetto sotto, riga sotto
sources: fonti, le fonti
as big as possible: così grande che, così grande da, grande quanto ci sta, più grande che si può, riempire la diapositiva, riempire tutta la diapositiva, riempire la slide, riempia la slide, riempire la pagina, riempia la pagina
as bars: a barre, come barre
dashed frame: bordo tratteggiato, cornice tratteggiata, riquadro tratteggiato
tile pattern: motivo di piastrelle, piastrelle, maioliche
stone wall: muro a secco, muretto a secco
knit pattern: punto maglia, motivo a maglia
-: al centro di, al centro del
-: una via di mezzo, via di mezzo, una via mediana
-: scritto, scritta, scritti
between sections: tra le sezioni, fra le sezioni, tra una sezione e l'altra
impossible to miss: saltare all'occhio, salti all'occhio, saltino all'occhio, che salta all'occhio, bene in vista, in bella vista, che si veda subito
as big as possible: il più grande possibile, la più grande possibile, più grande possibile, grandissimi, grandissime
box: box
boxes: riquadri, in riquadri
in a box: in un box
-: per carità, insomma, tipo, diciamo, magari, sul retro, nel retro, cartina, coi, vada, bene
bigger than: più grande di, più grande del, più grande della, più grosso di
smaller than: più piccolo di, più piccola di, più piccolo del
darker than: più scuro di
lighter than: più chiaro di
except: tranne, eccetto, salvo, a parte
at least: almeno, minimo, come minimo, non meno di
60s: anni 60, anni sessanta
70s: anni 70, anni settanta
80s: anni 80, anni ottanta
90s: anni 90, anni novanta
50s: anni 50, anni cinquanta
20s: anni 20, anni venti
30s: anni 30, anni trenta
no colour: nessun colore
keep: resta, restano, rimane
keep everything else: il resto mi piace, il resto resta
less: poco, poca, poche
-: fronte e retro, fronte retro, color, colore, di colore
till receipt: scontrino, uno scontrino vero
woodcut: xilografia
corner of the page: nell angolo, in un angolo, nell'angolo, angolo in basso, angolo in alto
walnut brown: noce, color noce
milk white: color latte, bianco latte
fir green: verde abete
remove: togli, togliere, togliete, togliamo, elimina, eliminare, rimuovi, rimuovere, leva, levare, levate, cancella, tolga, via il, via la, via le, via i
not too: troppo, troppa
between columns: linee verticali, righe verticali, linee tra le colonne, filetti tra le colonne
at the end: a fine riga, in fondo alla riga
keep: tieni, lascia, mantieni
-: il, lo, la, i, gli, le, l, un, uno, una, di, del, dello, della, dei, degli, delle, dell, a, al, allo, alla, ai, agli, alle, da, dal, dalla, nel, nella, nei, in, che, è, sono, sia, siano, essere, ci, si, mi, ti, vi, ne, io, noi, voi, mio, mia, tuo, suo, sua, nostro, nostra, nostri, questo, questa, quello, quella, per, per favore, grazie, vorrei, vorremmo, voglio, deve, devono, può, possa, potrebbe, fare, fai, fa, faccia, metti, mettere, mettete, sembri, sembrare, anche, poi, così, quindi, però, se, colore, colori, tono, toni, tinta, stile, aria, tipo, effetto, basta, ogni, volta, scorsa, questa volta, tutto, tutta, tutti, tutte, vero, mo, qui, dove, quando, chi, cosa, d, bella, bello, belli, belle, bel, magari, direi, piuttosto
and: e, ed
or: o, oppure
no: né
on: su, sul, sullo, sulla, sui, sulle
with: con, col
but: ma
like: come, stile rivista
instead of: invece di, al posto di, invece del, al posto del
except: tranne, eccetto, salvo
only: solo, soltanto, solamente, unicamente, e basta
nowhere else: da nessun'altra parte, in nessun altro posto
each in its own colour: il proprio colore, un colore proprio, un suo colore, un colore per, un colore per ogni, ognuno di un colore, ciascuno di un colore, in colori diversi, colori diversi
no other colour: nessun altro colore, niente altri colori
single: unico, unica, un solo, una sola
no: niente, senza, nessun, nessuno, nessuna, evita, evitare, evitate, mai, nulla di, niente di, via, niente che, zero, mai più, stufi di, stufo di, stufa di, stanchi di
no longer: non più
not: non
not too: non troppo, non molto, senza esagerare, non tanto
less: meno
more: più
keep everything else: non toccare altro, il resto uguale, il resto com'è, il resto come prima, il resto invariato, resto invariato, il resto non si tocca, non cambiare altro, lascia il resto, il resto va bene, tutto il resto uguale, il resto rimane
everything else: il resto, tutto il resto, resto
at most: al massimo, massimo, non più di, max, che non superi, che non superino, senza superare, non oltre
-: almeno, minimo
one page: una sola pagina, in una pagina, su una pagina
change: cambia, cambiare, sostituisci, sostituire
make: rendi, rendere
as before: come l'ultima volta, come prima, come la volta scorsa, come ultima volta
than last time: ultima volta
a bit: un po, un po', un poco, leggermente, un tocco di, un filo di, un filo, appena, un po di, un pizzico di
very: molto, molta, assai, tanto, tanta, parecchio, davvero
extremely: estremamente, super, ultra, molto molto
two: due
three: tre
four: quattro
five: cinque
six: sei
seven: sette
eight: otto
nine: nove
ten: dieci
headings: titolo, titoli, intestazioni, titolazione
subheadings: sottotitolo, sottotitoli
text: testo, testi, corpo del testo
type: carattere, caratteri, font, tipografia, lettere, scritta, scritte
font size: dimensione del carattere, corpo, grandezza del testo
background: sfondo, sfondi, fondo
page: pagina, pagine
paper: carta
accent: accento, accenti, colore principale, colore di accento
buttons: bottone, bottoni, pulsante, pulsanti
margins: margine, margini
corners: angolo, angoli
rounded corners: angoli arrotondati, angoli smussati, bordi arrotondati, angoli tondi
rounded: arrotondato, arrotondata, arrotondati, tondo, tondi
sharp corners: angoli retti, angoli vivi, pulsanti squadrati, pulsanti dritti, pulsanti rettangolari, bottoni squadrati, bottoni dritti, spigoli vivi
lines: linea, linee, riga, righe, filetto, filetti
border: cornice, cornici, bordo, bordi, cornicetta, contorno, contorni, bordatura
shadows: ombra, ombre, ombreggiature
gradients: sfumatura, sfumature, gradiente, gradienti, sfumato
pattern: motivo, motivi, trama, texture, fantasia
gingham: quadretti, tovaglia a quadretti, tovaglie a quadretti
ornaments: ornamento, ornamenti, decorazione, decorazioni, fronzoli, fregi, ghirigori, fregio
hearts: cuore, cuori, cuoricini
flowers: fiore, fiori
stars: stella, stelle
waves: onda, onde
icons: icona, icone, pittogrammi
photos: foto, fotografia, fotografie, immagine, immagini
illustrations: illustrazione, illustrazioni, disegno, disegni
logo: logo, loghi
header: intestazione, testata, fascia
footer: piè di pagina, piede di pagina
page numbers: numero di pagina, numeri di pagina, numerazione delle pagine, pagine numerate, numera le pagine, numerare le pagine
table of contents: indice, sommario
cover: copertina, frontespizio
columns: colonna, colonne
tables: tabella, tabelle
prices: prezzo, prezzi
total: totale
amount: importo, importi, cifra totale
name: nome
names: nomi
dates: le date
date: data
place: luogo
time: ora, orario
years: anno, anni
signature: firma, firme
seal: sigillo
stamp: timbro, timbri
address: indirizzo
phone number: telefono, cellulare, numero di telefono
contacts: contatti
captions: didascalia, didascalie
footnotes: nota a piè di pagina, note a piè di pagina
margin notes: note a margine
figures: numero, numeri, cifra, cifre
charts: grafico, grafici
bar charts: grafici a barre
arrows: freccia, frecce
grid: griglia, griglie
circle: cerchio, cerchi
paper: cartoncino
square letters: caratteri quadrati, lettere quadrate, caratteri squadrati, lettere squadrate
square: quadrato, quadrata, quadrati
bleed: a tutta pagina, al vivo
big: grande, grandi, grosso, grossa, grossi, grosse
bigger: più grande, più grandi, più grosso, ingrandisci, ingrandire, ingrandite, aumenta, più in grande, aumentare, allarga, ingrandiamo
huge: enorme, enormi, gigante, giganti, gigantesco, enorme titolo, grandissimo, grandissima, gigantesca
small: piccolo, piccola, piccoli, piccole
smaller: più piccolo, più piccola, più piccoli, più piccole, rimpicciolisci, riduci, rimpicciolire, ridurre, riduciamo, diminuisci, rimpicciolite
tiny: minuscolo, piccolissimo, piccolissimi, minuscoli
legible: leggibile, leggibili, ben leggibile, facile da leggere, si legga bene, leggibilità, che si legga
boldface: grassetto, in grassetto, neretto, robusto, robusta, robusti, neretti, grassetti, grasso, grassa, marcato, marcata
bolder: più grasso, più spesso
italic: corsivo, in corsivo, italico
thin serif: graziato sottile, graziato fine, serif sottile, carattere graziato sottile
thin: sottile, sottili, sottilissimo, sottilissima, sottilissime, fino, magro, magra, esile
thick: spesso, spessa, spesse, spessi
wide: largo, larga, larghi, larghe, ampio, ampi, ampia
narrow: stretto, stretta, stretti, strette
lowercase: minuscole, in minuscolo, tutto minuscolo
all caps: maiuscolo, maiuscole, in maiuscolo, tutto maiuscolo, titoli maiuscoli, stampatello, in stampatello
book face: carattere da libro, carattere librario, carattere da lettura
serif: graziato, graziata, graziati, con grazie, con le grazie
sans serif: senza grazie, bastoni, bastone, lineare, carattere bastone, caratteri bastone, lineari
typewriter: macchina da scrivere, da macchina da scrivere
handwritten: a mano, scritto a mano, calligrafia a mano, manoscritto, scritta a mano, scritto a mano libera, scritte a mano, calligrafia
script: calligrafico, calligrafica, scritta elegante, corsivo elegante
condensed: condensato, condensata
centred: centrato, centrata, centrati, al centro, in centro
left aligned: allineato a sinistra, allineati a sinistra, a bandiera, allineata a sinistra, testo a sinistra
right aligned: allineato a destra, allineati a destra, allineate a destra
justified: giustificato
left: a sinistra, sinistra
on the right: a destra, destra
top: in alto
bottom: in basso
first: per prima, per prime, per primo, prima
at the end: alla fine, in fondo
double: doppio, doppia
twice as big: doppio in grandezza
vertical: verticale, verticali
horizontal: orizzontali
landscape: orizzontale, paesaggio, in orizzontale
airy: arioso, ariosa, ariosi
white space: spazio, molto spazio, spazio bianco, spazi bianchi, respiro
generous: generoso, generosi
leading: interlinea, tra le righe, interlinee, spaziatura tra le righe
loose leading: interlinea ampia, interlinea ariosa, interlinea più larga, interlinea larga, interlinea maggiore, più respiro tra le righe, più spazio tra le righe
compact: compatto, compatta
crowded: carico, affollato
high contrast: alto contrasto, contrastato, forte contrasto
black and white: bianco e nero, in bianco e nero, nero su bianco
no colour: senza colore, senza colori
two colours: due colori, bicolore
single accent: un solo colore
monochrome: monocromo, monocromatico
colourful: colorato, colorata, vivaci
muted: spento, smorzato, tenue, tenui, discreto, discreti, opaco, smorzati, spenti, tenui e spenti
pastel: pastello
bright: vivace, acceso, brillante, luminoso
dark mode: modalità scura, tema scuro
dark: scuro, scura, scuri, scure
light: chiaro, chiara, chiari, chiare
very light: chiarissimo, chiarissima
pale: pallido, pallida
midnight blue: blu notte
navy: blu marino, blu navy, blu scuro marino
glazed green: verde smaltato, verde invetriato
bottle green: verde bottiglia
sage: verde salvia, salvia
gold: oro, d'oro, dorato, dorata
off white: bianco sporco, panna, bianco panna, avorio chiaro
burgundy: vinaccia, color vino
brick: mattone
peach: pesca
salmon: salmone
brown: bruno
sky blue: celeste, azzurro cielo, azzurro chiaro
anthracite: antracite
ink: inchiostro
ink saving: risparmiare inchiostro, poco inchiostro
warm: caldo, calda, caldi
cosy: accogliente, intimo, accoglienti, casalingo, familiare, caloroso, calda e accogliente, intima
natural: naturale, ecologico, ecologica, vegetale
earthy: terroso
rustic: rustico, rustica, casereccio, contadino, di campagna, campagnolo, rurale
cool: freddo, fredda
fresh: fresco, fresca
clear: nitido, ordinato
modern: moderno, moderna, contemporaneo, giovanile, moderni, di tendenza, alla moda
timeless: senza tempo
classic: classico, classica
traditional: tradizionale, tradizionali
elegant: elegante, eleganti, raffinato, raffinata, signorile, di classe, chic, di gran classe, elegantissimo, curato, curata, garbato
luxurious: lussuoso, lusso, di lusso, prezioso, esclusivo, lussuosa, pregiato, pregiata, esclusiva, preziosa
pompous: pomposo, pomposa
serious: serio, seria
formal: formale, ufficiale, solenne
professional: professionale
corporate: aziendale
sober: sobrio, sobria, austero, rigoroso, rigorosa, sobri, compita, severo, severa
restrained: misurato, contenuto, discreta, discrete, riservato
simple: semplice, semplici
minimal: minimale, minimalista, essenziale, minimal, scarno, scarna, asciutto, asciutta, spoglio
clean: pulito, pulita
calm: calmo, calma, tranquillo, sereno, rilassato, rilassata, rilassante, pacato, quieto, zen, serena
soft: morbido, morbida, dolce, delicato e dolce
loud: chiassoso, urlato
delicate: delicato, delicata
romantic: romantico, romantica, romantici, tenero, sognante
playful: giocoso, divertente, spiritoso, spiritosa, scherzoso, buffo, buffa, giocosa, simpatica, birichino, carino, carina, spassoso, ironico, ironica
cheerful: allegro, allegra, gioioso, gioiosa, brioso, frizzante, festoso e allegro
friendly: amichevole, simpatico, cordiale, alla mano, affabile
festive: festoso, festosa
dynamic: dinamico
powerful: potente, forte
striking: d'impatto, incisivo, impattante, accattivante, di impatto, forte impatto, deciso, decisa
dramatic: drammatico, teatrale, misterioso, misteriosa, cupo, cupa, tenebroso
technical: tecnico, tecnica
scientific: scientifico
academic: accademico
industrial: industriale, stile grezzo
vintage: antico, antica, d'epoca
nostalgic: nostalgico
handmade: fatto a mano, artigianale, fatto in casa, artigiano, artigianali, fatti a mano
kids: infantile, bambini, per bambini
magazine: rivista, rivista di moda, rotocalco
receipt: scontrino
darker: più scuro
lighter: più chiaro
simpler: più semplice
airier: più arioso
in italian: in italiano
in english: in inglese
pt: punti
prominent: in evidenza, evidenza, ben visibile, ben visibili, visibile, visibili, evidenziato, evidenziata, evidenzia, in risalto, risalto, in primo piano, che salti all'occhio, che spicchi, spicca, ben in vista, in vista
no frills: niente fronzoli, senza fronzoli, niente ghirigori, senza ghirigori, niente orpelli, senza orpelli, niente svolazzi, senza svolazzi, senza pretese, niente smancerie, niente lustrini
fit on one page: una facciata, una sola facciata, una facciata sola, su una facciata, in una facciata, un solo foglio, in un foglio, che stia in una pagina, stare in una pagina, deve stare in una pagina, entri in una pagina, una pagina sola
two pages: due facciate
big letters: anziani, per anziani, persone anziane, ipovedenti, senza occhiali
read from: da lontano
title: titolo principale
drop caps: capolettera, capilettera
earth tones: toni della terra, colori della terra, colori di terra, toni terrosi, tinte di terra
small caps: maiuscoletto, in maiuscoletto, maiuscoletti
quotes: citazione, citazioni
labels: etichetta, etichette
small print: note legali, clausole in piccolo, scritte piccole, condizioni
running head: testatina, testatine, titolo corrente
table heads: intestazione di tabella, intestazioni di tabella, intestazioni delle colonne
striped tables: righe alternate, tabella zebrata, righe a colori alterni
dishes: piatto, piatti, portate
opening hours: orari, orari di apertura
sepia: carta ingiallita, ingiallito, ingiallita, carta vecchia, carta invecchiata, seppia
newspaper: vecchio giornale, giornale
old tavern: vecchia osteria
edgy: sfacciato, sfacciata, audace, trasgressivo, provocatorio, grintoso, grintosa, irriverente, ribelle
refined: sofisticato, sofisticata, ricercato, ricercata
trustworthy: affidabile, serio e affidabile, che dia fiducia
lively: briosa, movimentato, pieno di vita
scandinavian: scandinavo, nordico
christmas: natalizio, natalizia, natale
autumn: autunnale, autunno
stripes: a strisce, righe colorate
dots: pois, a pois, pallini colorati
dotted lines: bordi a puntini, linea a puntini, puntinato, tratteggiato, tratteggiata
foliage: foglie, foglioline, rami, ramoscelli
garland: ghirlanda, ghirlande, festoni
confetti: coriandoli, palloncini
little stars: stelline
rounded type: lettere cicciotte, lettere tonde, caratteri tondi, caratteri arrotondati, lettere morbide, cicciotto, cicciotta, cicciotte
heavy: molto grasso, nerissimo, extra grassetto
light weight: chiarissimo di peso
underlined: sottolineato, sottolineata, sottolineati, sottolineare
letter spacing: spaziatura, spaziatura delle lettere, crenatura
paragraph indents: rientro, rientri, capoverso rientrato
sugar paper blue: carta da zucchero, color carta da zucchero
powder blue: azzurro polvere, blu polvere
burnt sienna: terra bruciata
burnt: bruciato, bruciata, bruciati, bruciate
teal: ottanio, verde petrolio
petrol: blu petrolio
burnt orange: arancio bruciato, arancione bruciato
rust: color ruggine
brick red: rosso mattone
mustard: giallo senape
lemon: giallo limone, limone
cobalt: blu cobalto
electric blue: blu elettrico
royal blue: blu reale
blush: rosa cipria, cipria, rosa chiaro
dusty rose: rosa antico, rosa polvere
blood red: rosso sangue
wine: rosso vino
cherry: rosso ciliegia
emerald: verde smeraldo, smeraldo
mint: verde menta
olive: verde oliva
moss green: verde muschio
grey green: verde grigio, grigio verde
pine: verde pino
forest green: verde bosco
lime: verde lime, verde acido
sea green: verde acqua, acquamarina
neon: fluo, fosforescente, fluorescente
neon pink: rosa fluorescente, rosa fosforescente
neon green: verde fluorescente, verde fosforescente
neon yellow: giallo fluorescente
neon orange: arancione fluorescente
neon green: verde fluo
aubergine: color melanzana
lilac: lilla
sand: color sabbia
taupe: tortora, color tortora
light grey: grigio perla, grigio chiaro
charcoal: grigio carbone, grigio antracite
silver: argentato, argentata
copper: ramato
saturated: colori accesi, colori vivaci, saturo, satura, sgargiante, sgargianti
deep: profondo, profonda, intenso, intensa, carico di colore
big title: titolone
before: prima di, prima dei, prima delle, prima del, prima della
after: dopo
zebra rows: righe alternate, a righe alterne
qr code: codice qr
few words: poco testo, poche parole
primary colours: colori primari
childish: infantile, bambinesco, sdolcinato
playful: per bambini, divertente, buffo, scherzoso, giocoso
garish: sgargiante, chiassoso, urlato, appariscente, pacchiano
fluorescent: fluo
wider margins: margini più larghi, margini ampi, margini più ampi
narrower margins: margini più stretti
lots of air: tanta aria, molta aria, più aria, più spazio, tanto spazio, respiro
large print: leggibile da lontano, oltre i 60 anni, oltre i 65 anni, oltre i 70 anni, lettori anziani, caratteri grandi, per anziani, si legga da lontano, senza lente, senza lente di ingrandimento, ipovedente, ipovedenti
readable: si legga bene, ben leggibile, leggibile
prominent: in evidenza, in risalto, ben visibile, che salti all'occhio, che spicchi
hand made: fatto a mano, artigianale, fatto in casa
drawing: disegnato, disegnata, disegno, disegni
postcard: cartolina
folded: pieghevole
gloomy: cupo, triste, lugubre
stuffy: ingessato, antiquato
salesy: commerciale
decimals: decimali, centesimi
narrow column: colonna stretta
laurel: alloro
in one line: affiancate, affiancati
more line spacing: interlinea più ampia, interlinea maggiore
line spacing: interlinea
pages: diapositive
top: in cima
monospace: monospaziato, monospaziata, a spaziatura fissa
commands: comandi
`,
}))
