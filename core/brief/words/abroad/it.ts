import type { Language } from './language.ts'

export const italian: Language = {
  lang: 'it',
  ending: /(?<=.{3})(?:h?[ie]|o|a)$/u,
  elision: /^(?:[ldcmnst]|un|dell|all|nell|sull|dall|quell|quest|bell|sant|dev)'/u,
  nounFirst: true,
  falseFriends:
    'come due male fare note sale pale dove sole mare carta base porto solo come gelo festa grave mode date tempo legno sera grana volta fine rosa casa sei pane data',
  rows: `
no colour: nessun colore
keep: resta, restano, rimane
keep everything else: il resto mi piace, il resto resta
less: poco, poca, poche
-: fronte e retro, fronte retro
till receipt: scontrino, uno scontrino vero
woodcut: xilografia
corner of the page: nell angolo, in un angolo, nell'angolo, angolo in basso, angolo in alto
walnut brown: noce, color noce
remove: togli, togliere, togliete, togliamo, elimina, eliminare, rimuovi, rimuovere
not too: troppo, troppa
between columns: linee verticali, righe verticali
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
single: unico, unica, un solo, una sola
no: niente, senza, nessun, nessuno, nessuna, evita, evitare, evitate, mai, nulla di, niente di, via
not: non
not too: non troppo, non molto, senza esagerare, non tanto
less: meno
more: più
keep everything else: non toccare altro
everything else: il resto, tutto il resto, resto
at most: al massimo, massimo, non più di, max
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
sharp corners: angoli retti, angoli vivi
lines: linea, linee, riga, righe, filetto, filetti
border: cornice, cornici, bordo, bordi, riquadro, riquadri, cornicetta
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
page numbers: numero di pagina, numeri di pagina, numerazione delle pagine
table of contents: indice, sommario
cover: copertina, frontespizio
columns: colonna, colonne
tables: tabella, tabelle
prices: prezzo, prezzi
total: totale
amount: importo, importi
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
square: quadrato, quadrata, quadrati
bleed: a tutta pagina, al vivo
big: grande, grandi, grosso, grossa, grossi, grosse
bigger: più grande, più grandi, più grosso, ingrandisci, ingrandire, ingrandite, aumenta
huge: enorme, enormi, gigante, giganti, gigantesco
small: piccolo, piccola, piccoli, piccole
smaller: più piccolo, più piccola, più piccoli, più piccole, rimpicciolisci, riduci
tiny: minuscolo, piccolissimo, piccolissimi, minuscoli
legible: leggibile, leggibili, ben leggibile
bold: grassetto, in grassetto, neretto, robusto, robusta, robusti
bolder: più grasso, più spesso
italic: corsivo, in corsivo, italico
thin: sottile, sottili, sottilissimo, sottilissima, sottilissime, fino, magro, magra, esile
thick: spesso, spessa, spesse, spessi
wide: largo, larga, larghi, larghe, ampio, ampi, ampia
narrow: stretto, stretta, stretti, strette
lowercase: minuscole, in minuscolo, tutto minuscolo
all caps: maiuscolo, maiuscole, in maiuscolo, tutto maiuscolo, maiuscoletto
serif: graziato, graziata, graziati, con grazie, con le grazie
sans serif: senza grazie, bastoni, bastone, lineare
typewriter: macchina da scrivere, da macchina da scrivere
handwritten: a mano, scritto a mano, calligrafia a mano, manoscritto
script: calligrafico, calligrafica
condensed: condensato, condensata
centred: centrato, centrata, centrati, al centro, in centro
left aligned: allineato a sinistra, allineati a sinistra, a bandiera
right aligned: allineato a destra, allineati a destra, allineate a destra
justified: giustificato
left: a sinistra, sinistra
right side: a destra, destra
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
leading: interlinea
loose leading: interlinea ampia, interlinea ariosa
compact: compatto, compatta
crowded: carico, affollato
high contrast: alto contrasto, contrastato, forte contrasto
black and white: bianco e nero, in bianco e nero, nero su bianco
no colour: senza colore, senza colori
two colours: due colori, bicolore
single accent: un solo colore
monochrome: monocromo, monocromatico
colourful: colorato, colorata, vivaci
muted: spento, smorzato, tenue, tenui, discreto, discreti, opaco
pastel: pastello
bright: vivace, acceso, brillante, luminoso
dark mode: modalità scura, tema scuro
dark: scuro, scura, scuri, scure
light: chiaro, chiara, chiari, chiare
very light: chiarissimo, chiarissima
pale: pallido, pallida
midnight blue: blu notte
navy: blu marino, blu navy
bottle green: verde bottiglia
sage: verde salvia, salvia
gold: oro, d'oro, dorato, dorata
off white: bianco sporco, panna, bianco panna, avorio chiaro
burgundy: vinaccia, color vino
brick: mattone
peach: pesca
salmon: salmone
brown: bruno
sky blue: celeste, azzurro cielo
anthracite: antracite
ink: inchiostro
ink saving: risparmiare inchiostro, poco inchiostro
warm: caldo, calda, caldi
cosy: accogliente, intimo
natural: naturale
earthy: terroso
rustic: rustico, rustica, casereccio
cool: freddo, fredda
fresh: fresco, fresca
clear: nitido, ordinato
modern: moderno, moderna, contemporaneo
timeless: senza tempo
classic: classico, classica
traditional: tradizionale, tradizionali
elegant: elegante, eleganti, raffinato, raffinata, signorile, di classe
luxurious: lussuoso, lusso, di lusso, prezioso, esclusivo
pompous: pomposo, pomposa
serious: serio, seria
formal: formale, ufficiale, solenne
professional: professionale
corporate: aziendale
sober: sobrio, sobria, austero, rigoroso, rigorosa
restrained: misurato, contenuto
simple: semplice, semplici
minimal: minimale, minimalista, essenziale
clean: pulito, pulita
calm: calmo, calma, tranquillo, sereno
soft: morbido, morbida, dolce, delicato e dolce
loud: chiassoso, urlato
delicate: delicato, delicata
romantic: romantico, romantica
playful: giocoso, divertente
cheerful: allegro, allegra
friendly: amichevole, simpatico
festive: festoso, festosa
dynamic: dinamico
powerful: potente, forte
striking: d'impatto, incisivo
dramatic: drammatico, teatrale
technical: tecnico, tecnica
scientific: scientifico
academic: accademico
industrial: industriale
vintage: antico, antica, d'epoca
nostalgic: nostalgico
handmade: fatto a mano, artigianale
kids: infantile, bambini, per bambini
magazine: rivista
receipt: scontrino
darker: più scuro
lighter: più chiaro
simpler: più semplice
airier: più arioso
in italian: in italiano
in english: in inglese
pt: punti
prominent: in evidenza, evidenza
`,
}
