import { onDemand } from '../../../on-demand.ts'
import type { Language } from './language.ts'

export const french: () => Language = onDemand(() => ({
  lang: 'fr',
  ending: /(?<=.{3})(?:es|s|x|e)$/u,
  elision: /^(?:[ldcjmnst]|qu|jusqu|lorsqu)'/u,
  nounFirst: true,
  falseFriends:
    'photocopier grave large pale fond chat pain main coin or sale date note fine rose tan mine robe plus pour tons sans serif légende legende cadre police sobre ville pêche lune champ marches journal course chose page pages carte rang mode marque moins point once ivre grand grands cerise mousse point pointe suave doux sel mer',
  rows: `
pulp novel: roman de gare, romans de gare, romans à deux sous
leaf: petite feuille, petites feuilles, feuille dessinée
only: juste en, juste pour, juste sur, juste
sparingly: à petites doses, en toute petite dose, un tout petit peu seulement
terracotta: couleur terre cuite, teinte terre cuite
wonky: de guingois, bancale
slanted: penché, penchée, penchés, penchées, incliné, inclinée, inclinés, inclinées, en biais, en oblique
colours: couleurs du club, aux couleurs du club
at a glance: d'un coup d'œil, d’un coup d’œil, en un coup d'œil, au premier coup d'œil, d'un coup d'oeil, au premier regard
atlantic blue: bleu atlantique
seen at a glance: d'un coup d'œil, en un coup d'œil, au premier coup d'œil, d’un coup d’œil, visibles d'un coup d'œil
timetable: calendrier, planning, échéancier
in its own column: dans une colonne à part, dans leur propre colonne, dans une colonne séparée
in its own narrow column: dans une colonne étroite
found at once: trouvables tout de suite, trouvable tout de suite, faciles à retrouver, à trouver tout de suite
each project on its own spread: chaque projet sur sa propre double page, chaque projet sur sa double page, chaque projet sur sa propre page, chaque projet sur une double page, un projet par page, un projet par double page, une double page par projet
small type: petit corps, petite typo, petit caractère
one ink: en une seule encre, une encre, imprimé en une couleur, imprimée en une couleur, en une seule couleur
good: ce qui va bien, va bien, bons résultats
under target: sous l'objectif, sous objectif, en dessous de l'objectif, sous les objectifs
pompeian red: rouge pompéien
only for: juste pour, rien que pour
only on: juste sur
colours of: couleurs de, couleurs du, couleurs des
prominent: bien en avant
yellowed: jauni, jaunie, jaunis
only for: réservé aux, réservée aux, réservés aux, réservé à, réservée à
alerts: alertes
legible: bien lisibles, bien lisible
spaced capitals: petites capitales espacées, capitales espacées
paper: papier à lettres
mud: boue, vase
fog: brume, brouillard
crust: croûte, croûtes
sea: mer, de mer
almost black: presque noir, presque noire
bar: barre
down the side: sur le côté, de côté
in a strip: dans une bande, dans une barre
band across the whole width: bande sur toute la largeur, bandeau sur toute la largeur
as big as half a page: grand comme une demi-page, sur une demi-page
and salt: et sel
salt: blanc de sel, blanc sel
apple blossom: rose de fleur de pommier, fleur de pommier, fleurs de pommier
hardly any: à peine posé, à peine posée, tout juste posé
key figures: chiffres clés, chiffres-clés
in small caps: en petites capitales
slate and: ardoise et
fills half: occupe la moitié, occuper la moitié, remplir la moitié, remplisse la moitié, prenne la moitié, prend la moitié
found at once: se voir tout de suite, se voit tout de suite, se voie tout de suite, se voir d'emblée, sauter aux yeux
lined up: bien alignés, bien alignées, alignés
chalk lettering: écriture craie, écriture à la craie, lettres à la craie
in its own box: dans un bloc à part, dans son propre bloc
its own space: toute la place, beaucoup d'air autour, une diapo à elle, une page à elle
behind: derrière
pink: rose
biggest: crie, crier, doit crier, hurler
near black: presque noir, quasi noir, presque noire
off white: presque blanc, presque blanche, quasi blanc
in a coloured field: dans un aplat de couleur, dans un champ de couleur, sur un aplat de couleur
its own space: une place à elle, une place à lui, sa propre place, un espace à elle, son propre espace
easy to read: doit se lire, doivent se lire, se lire de loin, se lisent de loin, qui se lit de loin
in a round badge: dans une pastille ronde, dans une pastille, dans un macaron, dans un tampon rond, dans un rond
crossed out: barré, barrée, prix rayé, tarif rayé, biffé
scissors: petits ciseaux, ciseaux
in a dashed box: dans un cadre en pointillés, entouré de pointillés, entourés de pointillés, entourée de pointillés, dans un encadré en pointillés
in its own box: dans son propre encadré, dans un encadré à part, dans un encadré à elle
in: à encre
biggest: se voir le plus, qu'on voit le plus, ce qu'on voit en premier
hangs: accroché à, accrocher à, accroché dans, à accrocher
bigger than the rest: plus important que le reste, plus importante que le reste, plus importants que le reste, plus importantes que le reste, deux fois plus grand que le reste, deux fois plus grande que le reste, deux fois plus gros que le reste, plus que le reste, plus que les autres, plus que tout le reste, plus grand que le reste, plus grand que les autres, plus grande que les autres, plus gros que le reste, plus gros que les autres, plus fort que les autres, plus forte que les autres, se voir plus que le reste
found at once: à trouver tout de suite, trouver tout de suite, repérer tout de suite
in: à l'encre, à l'encre de couleur
filled areas: surfaces pleines, zones pleines, surfaces remplies
title: nom de la fête, nom du festival, nom du concert, nom de la foire, nom du spectacle, nom du chœur, nom du club, nom du salon, nom du marché, nom de l'événement, titre de l'événement
wall timeline: frise murale, frise chronologique murale, frise pour le mur, axe horizontal, frise horizontale, frise chronologique horizontale
vertical line: ligne verticale, trait vertical, ligne de haut en bas
on a dark slide: sur une diapositive sombre, sur une diapo sombre, sur une diapo noire, diapo sombre, diapositive sombre, sur une page noire, sur une page sombre, sur fond sombre à part, une diapo noire pour, une diapo sombre pour, une page noire pour
on a slide of another colour: sur une diapositive d'une autre couleur, sur une diapo d'une autre couleur, différente des autres, se distinguer des autres
its own page: sur une page à eux seuls, sur une page à elles seules, sur une page à part, sur sa propre page, seul sur sa page, une page à elle seule, une page à lui seul
line over: filet au-dessus, filet au dessus, trait au-dessus, trait au dessus, ligne au-dessus, ligne au dessus
line under title: filet sous le titre, trait sous le titre, ligne sous le titre
title page: page de titre, pages de titre
line under: filet sous, trait sous, ligne sous, filet dessous
as big as possible: si grand que, si gros que, aussi gros que ça rentre, remplir la diapositive, remplir toute la diapositive, occuper toute la diapositive, occuper toute la page, remplir la page, remplir toute la page, très très grand
as bars: en barres, en bâtons, en histogramme
dashed frame: cadre en pointillés, bordure en pointillés, cadre pointillé
checked tablecloth: nappe à carreaux, nappe vichy, motif de nappe à carreaux, petit motif de nappe à carreaux
maybe: pourquoi pas
double frame: filet double, double filet, filet double autour, double filet autour
music stave: portée de cinq lignes, portée musicale
knit pattern: maille tricot, point de jersey, motif tricot
window grid: carreaux de fenêtre
stone wall: mur en pierres sèches, pierres sèches
-: personne, la personne, personnes, au centre de, au centre du
as the hero: le plus voyant, la plus voyante, les plus voyants, les plus voyantes
box: case
boxes: cases, encadrés, des encadrés
between sections: entre les sections, entre les parties, entre chaque section, entre chaque partie
impossible to miss: qu'on ne peut pas rater, impossible à rater, impossible à manquer, impossibles à rater, qui sautent aux yeux, qu'on voit tout de suite, à voir tout de suite
as big as possible: le plus gros possible, la plus grosse possible, le plus grand possible, la plus grande possible, aussi gros que possible, aussi grand que possible
easy to find: facile à trouver, faciles à trouver, facile à repérer, faciles à repérer
from afar: à distance, de l'autre côté de la rue, depuis une voiture, en passant en voiture, depuis la route
sober: sage, sages
at most: sans dépasser, ne pas dépasser, qui ne dépasse pas, sans excéder
ink saving: sans vider la cartouche, sans vider la cartouche d'encre
celadon: vert d'eau, vert eau
ginger: roux, rousse
-: svp, stp, s'il te plaît, s'il vous plaît, du coup, quoi, plutôt genre, on voudrait, on aimerait
bigger than: plus grand que, plus gros que, plus grande que, plus grosse que, plus grands que
smaller than: plus petit que, plus petite que
darker than: plus foncé que, plus sombre que
lighter than: plus clair que
except: sauf, excepté, hormis, à part
at least: au moins, minimum, au minimum, pas moins de, rien en dessous de, pas en dessous de
60s: années 60, années soixante
70s: années 70, années soixante-dix
80s: années 80, années quatre-vingt
90s: années 90
50s: années 50
20s: années 20, années folles
30s: années 30, années trente
one ink: une seule encre
clay pink: argile rosée, argile rose, terre rosée, rose argile
violet: encre violette
navy: encre bleue
ink: encre, encres
less: peu de, peu
at most one page: une page maxi, une page max, une page maximum
-: recto verso
till receipt: ticket de caisse
woodcut: gravure sur bois, xylographie
typewriter: machine à écrire
corner of the page: dans le coin, dans un coin, au coin
less <: de moins
not loud: que tape à œil, que tape à l œil
chronological: du plus ancien au plus récent
not too: trop, trop de
between columns: filets verticaux, lignes verticales, traits verticaux, filets entre les colonnes, traits entre les colonnes, filet entre les colonnes
black: noir, noire, noirs, noires
at the end: en fin de ligne, à la fin de la ligne
remove: enlevez, enlève, enlever, retirez, retire, retirer, supprimez, supprime, supprimer, ôtez, vire, virez, virer, otez, effacez, efface
change: remplacez, remplace, remplacer
-: le, la, les, un, une, des, du, de, au, aux, à, ce, cet, cette, ces, c'est, c, ça, il, elle, on, nous, vous, je, ils, mon, ma, mes, ton, ta, tes, son, sa, ses, notre, nos, votre, vos, leur, leurs, est, sont, soit, être, fait, faire, fais, fasse, avoir, veux, veut, voudrais, voudrait, aimerais, peut, pourrait, faut, faudrait, doit, doivent, que, qui, quoi, dont, où, si, svp, merci, s'il vous plaît, s'il te plaît, il vous plaît, il te plaît, vraiment, plutôt, juste, en, y, ne, n, pour, dans, chez, entre, couleur, couleurs, teinte, teintes, tons, style, effet, esprit, genre, allure, façon, type de, cette fois, si possible, donc, car, puis, aussi, alors, déjà, encore, très peu de, l, d, se, même, tout, toute, tous, toutes, avec un peu de, mettre, mettez, mets
and: et, ainsi que
or: ou
no: ni
on: sur
with: avec, par
but: mais
like: comme
instead of: au lieu de, au lieu d', au lieu du, plutôt que, à la place de, à la place du
except: sauf, à part, hormis, excepté
only: seulement, uniquement, rien que, que du, seul, seule, seuls, seules
nowhere else: nulle part ailleurs, et nulle part ailleurs
each in its own colour: sa propre couleur, de sa couleur, une couleur par, chacun sa couleur, chacune sa couleur, une couleur pour chaque, de couleurs différentes, couleurs différentes
no other colour: aucune autre couleur, pas d'autre couleur, sans autre couleur
single: unique, une seule, un seul
no: pas de, pas d', pas du, pas des, pas d, sans, sans le, sans la, sans les, aucun, aucune, jamais, jamais de, évitez, éviter, évite, surtout pas de, surtout pas d, rien de, rien d, rien en, non, plus de, point de, rien qui, zéro, aucune trace de, on évite, surtout rien de, marre de, marre des, marre du, ras le bol des
no <: non merci, à éviter, à bannir, à supprimer
no longer: plus jamais, ne plus
not: pas, pas trop de
not too: pas trop, pas très, sans trop de
less: moins, moins de
more: davantage, plus, plus de place
nothing else: rien d'autre, rien autre
everything else: le reste, tout le reste, reste
at most: au plus, maximum, au maximum, maxi, pas plus de, max, tout au plus, pas plus d
-: au moins, minimum
one page: tenir sur une page, sur une page, d'une page, une seule page, tienne sur une page
change: change, changez, changer, passez
make: rendez, rends
keep: garde, gardez, garder
as before: comme la dernière fois, comme avant, comme précédemment, comme la fois dernière, comme le mois dernier
a bit: un peu, légèrement, un peu de, un soupçon de, une touche de, un soupçon d, une touche d, une pointe de, un brin, à peine
very: très, bien, fort, beaucoup, beaucoup de, beaucoup d, tout plein de, vraiment très
extremely: extrêmement, super, ultra, hyper
two: deux
three: trois
four: quatre
five: cinq
six: six
seven: sept
eight: huit
nine: neuf
ten: dix
headings: titre, titres, intitulé, intitulés, gros titres
subheadings: sous-titre, sous-titres, sous titre, sous titres, intertitre, intertitres, accroche, chapô, chapeau, surtitre
text: texte, textes, corps de texte, corps du texte, texte courant
type: typo, typographie, police, polices, caractère, caractères, lettres, lettrage, lettre
font size: taille de police, taille du texte, corps
handwritten: écriture, manuscrit, manuscrite, écrit à la main, écriture manuscrite, écriture à la main
background: fond, arrière-plan, arrière plan, fonds
page: page, pages
paper: papier
accent: accent, accents, couleur principale, couleur d'accent, couleur accent
buttons: bouton, boutons
links: lien, liens
margins: marge, marges
corners: coin, coins, angle, angles
rounded corners: coins arrondis, angles arrondis, coins ronds, bords arrondis
rounded: arrondi, arrondie, arrondis, arrondies, rond, ronds, ronde, rondes
sharp corners: bien carrés, angles droits, coins carrés, angles vifs, coins droits, boutons droits, boutons carrés, boutons rectangulaires, bords droits
lines: ligne, lignes, trait, traits, filet, filets
thin lines: filets fins, traits fins, filet fin, filet très fin, trait fin
thin serif: serif fine, sérif fine, empattements fins, caractères à empattements fins
thin: fin, fine, fins, fines, mince, minces, maigre
border: cadre, cadres, bordure, bordures, encadrement, liseré, liserés, filet autour, contour, contours
shadows: ombre, ombres, ombre portée, ombres portées
gradients: dégradé, dégradés
pattern: motif, motifs, texture
ornaments: ornement, ornements, fioriture, fioritures, décoration, décorations, enjolivure, chichi, chichis
hearts: cœur, cœurs, coeur, coeurs
doves: colombe, colombes
flowers: fleur, fleurs
stars: étoile, étoiles
waves: vague, vagues
icons: icône, icônes, pictogramme, pictogrammes, pictos
emoji: émoji, émojis
photos: photo, photos, image, images, photographie, photographies
illustrations: illustration, illustrations, dessin, dessins
logo: logo, logos
header: en-tête, entête, en tête, bandeau, bannière
footer: pied de page, bas de page
page numbers: numéro de page, numéros de page, numéros de pages, pagination, folio, folios, pages numérotées, numérotez les pages, numéroter les pages, pages à numéroter
table of contents: sommaire, table des matières
cover: couverture, page de garde
columns: colonne, colonnes
tables: tableau, tableaux
colour fields: aplat, aplats, aplats de couleur
prices: prix, tarif, tarifs
total: total, somme, total ttc, montant total
amount: montant, montants
name: nom
names: noms, prénoms
dates: dates
date: date
place: lieu
time: heure
years: années, année
signature: signature, signatures
seal: sceau
stamp: cachet, tampon
address: adresse
phone number: téléphone, numéro de téléphone
captions: légende, légendes
footnotes: note de bas de page, notes de bas de page
margin notes: notes en marge, notes dans la marge, note en marge
fine print: mentions légales
figures: chiffre, chiffres, numéro, numéros
curves: courbe, courbes
chart: graphique, graphiques
arrows: flèche, flèches
skill bars: jauges, jauges de compétences, barres de compétences
grid: grille, quadrillage
circle: cercle, cercles
triangle: triangle, triangles
square letters: caractères carrés, lettres carrées, lettrage carré
big square letters: gros caractères carrés, grosses lettres carrées, grandes lettres carrées
square: carré, carrée, carrés, carrées
bleed: fond perdu, pleine page, à fond perdu
big: grand, grande, grands, grandes, gros, grosse, grosses, en grand, large, larges
bigger: plus grand, plus grande, plus grands, plus grandes, plus gros, plus grosse, agrandir, agrandissez, agrandis, augmenter, augmente, augmentez, grossir, grossis, plus large
huge: énorme, énormes, immense, géant, géante, géants, en énorme
small: petit, petite, petits, petites, en petit
smaller: plus petit, plus petite, plus petits, plus petites, réduire, réduisez, réduis, diminuer, diminue, diminuez, rétrécir
tiny: tout petit, toute petite, minuscule, minuscules, en tout petit, très petit
large print: gros caractères, lecteurs âgés, public âgé, plus de 60 ans, plus de 65 ans, plus de 70 ans, gros caractère, grosses lettres, sans loupe, sans lunettes, malvoyant, malvoyante, malvoyants, voit mal
legible: lisible, lisibles, bien lisible, facile à lire, lisibilité, se lire facilement, agréable à lire
readable from afar: lisible de loin
boldface: gras, grasse, en gras, grasses
bolder: plus gras, plus grasse
italic: italique, italiques, en italique
thick: épais, épaisse, épaisses
narrow: étroit, étroite, étroits, étroites
lowercase: bas de casse, en minuscules, lettres minuscules
all caps: capitales, majuscules, en capitales, en majuscules, tout en capitales
book face: caractère de labeur, caractère de livre, typo de livre, police de livre
serif: empattement, empattements, avec empattements, à empattements, sérif, antique à empattements, elzévir
sans serif: sans empattement, sans empattements, sans serif, sans-serif, linéale, bâton, sans sérif, sans-sérif, bâtons, linéales
typewriter: machine à écrire
script: belle écriture, jolie écriture, belle plume, écriture élégante, cursive, calligraphie, calligraphiée, anglaise, calligraphiés, calligraphiées, écriture fine
condensed: condensé, condensée, étroitisé, condensés
centred: centré, centrée, centrés, au centre
in the middle: au milieu, au beau milieu
left aligned: aligné à gauche, alignés à gauche, aligné gauche, fer à gauche, ferré à gauche
right aligned: aligné à droite, alignés à droite, alignées à droite, fer à droite
justified: justifié, justifiée
left: à gauche, gauche
on the right: à droite, droite
bottom right: en bas à droite
bottom left: en bas à gauche
top right: en haut à droite
top left: en haut à gauche
bottom: en bas, bas
top: en haut, haut
first: en premier, d'abord
at the end: à la fin
double: double, doubles
vertical: vertical, verticale, verticaux, verticales
horizontal: horizontal, horizontale, horizontaux, horizontales
landscape: paysage, à l'italienne, format paysage
portrait: portrait, à la française, de haut en bas
airy: aéré, aérée, aérés, aérées, espacé, aérien, aérienne, léger et aéré
loose leading: interligne aéré, grand interligne, interligne large, interligne généreux, plus d'espace entre les lignes, interlignage généreux, interlignage plus large
leading: interligne, interlignage, interlignes, entre les lignes
white space: espace, beaucoup d'espace, espace blanc, blanc tournant, respiration, beaucoup de blanc, de l'air
generous: généreux, généreuse, généreuses
compact: compact, compacte, serré, serrée
crowded: chargé, surchargé
dense: dense, denses
high contrast: contrasté, contrastée, fort contraste, bien contrasté
black and white: noir et blanc, noir sur blanc
no colour: pas de couleur, sans couleur, incolore
two colours: deux couleurs, bicolore
monochrome: monochrome
single accent: une seule couleur, une couleur unique, un seul ton
colourful: coloré, colorée, colorés, multicolore, bariolé
restrained: discret, discrète, discrets, discrètes
muted: atténué, éteint, poudré, poudrée, tons sourds, sourd, terne
pastel: pastel, pastels
bright: vif, vive, vifs, vives, éclatant, lumineux
dark mode: mode sombre, mode nuit
dark: foncé, foncée, foncés, sombre, sombres
light: clair, claire, clairs, claires
pale: pâle, pâles
faded: délavé, délavée, délavés, fané, fanée
burnt: brûlé, brûlée, brulé, brulée
gold: d'or, en or, doré, dorée, dorés
navy: bleu marine, marine, bleu nuit profond
oxblood: sang de bœuf, rouge sang de bœuf, sang de boeuf, rouge sang de boeuf
midnight blue: bleu nuit
slate black: ardoise noire
slate grey: gris ardoise, ardoise
bottle green: vert bouteille
sage: vert sauge, sauge
off white: blanc cassé, écru, coquille d'œuf, blanc crème, coquille d'oeuf, naturel blanc
burgundy: bordeaux, lie de vin
vermilion: vermillon
peach: pêche
terracotta: terre cuite, terres cuites
brick: brique
salmon: saumon
anthracite: anthracite
sky blue: bleu ciel
forest green: vert forêt, vert sapin
royal blue: bleu roi
ink saving: économe en encre, économiser l'encre
warm: chaud, chaude, chaleureux, chaleureuse
cosy: douillet, cosy, cocooning
natural: naturel, naturelle, végétal, végétale
earthy: terreux
rustic: rustique, champêtre, campagnard, terroir, authentique, de campagne, paysan, fermier
cool: froid, froide
fresh: frais, fraîche
clear: net, nette, épuré, épurée
modern: moderne, modernes, contemporain, contemporaine, moderniste, branché, branchée, tendance
timeless: intemporel, intemporelle
classic: classique, classiques
traditional: traditionnel, traditionnelle
elegant: élégant, élégante, chic, raffiné, raffinée, distingué, distinguée, stylé, stylée, coquet, coquette, bcbg
luxurious: luxueux, luxueuse, luxe, haut de gamme, précieux, prestigieux, prestige, cossu, cossue, somptueux
serious: sérieux, sérieuse
formal: officiel, officielle, formel, solennel, solennelle
professional: professionnel, professionnelle, pro
corporate: corporate, institutionnel
sober: sobre, sobres, sobriété, austère, rigoureux, sérieux et sobre, sobrement
restrained: modeste, retenu, discrètement
plain: toute simple, tout simple, dépouillé
simple: simple, simples
minimal: minimaliste, minimal, dépouillée, minimalisme
clean: propre, clean, aéré et propre
calm: calme, calmes, apaisant, apaisante, paisible, tranquille, serein, doux et calme, apaisé, apaisée, zen, posé, douceur, tout en douceur
soft: doux, douce, doucement
loud: tape-à-l'œil, tape à l'œil, tape à l œil, criard
delicate: délicat, délicate
tender: tendre, tendres
romantic: romantique, amoureux
playful: ludique, espiègle, rigolo, rigolote, drôle, fun, mutin, facétieux, malicieux, amusant, amusante, mignon, mignonne, marrant
cheerful: gai, gaie, joyeux, joyeuse, enjoué, enjouée, pétillant, pétillante, pimpant
friendly: convivial, conviviale, sympathique, amical, bienveillant, bienveillante
inviting: accueillant, accueillante
festive: festif, festive
dynamic: dynamique
energetic: énergique
powerful: puissant, puissante
striking: frappant, percutant, percutante, accrocheur, accrocheuse, marquant, marquante, choc, impact
dramatic: dramatique, théâtral
technical: technique
scientific: scientifique
academic: scolaire, universitaire
industrial: industriel, industrielle, brut, brute
retro: rétro
vintage: vintage, ancien, ancienne
nostalgic: nostalgique
handmade: fait main, artisanal, artisanale
swiss: suisse
kids: enfantin, enfants, pour enfants
art deco: art déco
editorial: éditorial, éditoriale
-: vu et revu, revu
magazine: magazine, revue
sad: triste
kitschy: kitsch
shiny: brillant, paillettes
darker: plus foncé, plus sombre
lighter: plus clair
calmer: plus calme
softer: plus doux
simpler: plus simple, plus sobre
airier: plus aéré
warmer: plus chaud, plus chaleureux
kraft: papier kraft
years 30: années 30
in french: en français
in english: en anglais
pt: points
cm: centimètres
slide: diapo, diapos, diapositive
word: mot, mots
keep everything else: reste inchangé, le reste inchangé, le reste ne bouge pas, le reste comme avant, garder le reste, ne touchez à rien d'autre, ne touche à rien d'autre, ne rien changer d'autre, le reste ne change pas, le reste est bien
no frills: sans chichi, sans chichis, pas de chichi, pas de chichis, sans fioriture, sans fioritures, pas de fioritures, sans fanfreluches, pas de fanfreluches, sans blabla, pas de tralala, sans tralala, rien de superflu, sans superflu, pas de falbalas
fit on one page: une page recto, un seul recto, sur un recto, tienne sur une feuille, tenir sur une feuille, sur une feuille, une seule feuille, tout sur une page, rentre sur une page, rentrer sur une page, qui tienne en une page
big letters: personnes âgées, seniors, malvoyants, malvoyantes, mal voyants, sans lunettes
read from: de loin
prominent: en évidence, bien en évidence, mis en avant, mise en avant, mettre en avant, mettre en valeur, bien visible, bien visibles, visible, visibles, qui saute aux yeux, qui ressort, qui ressorte, en valeur
striped tables: tableaux zébrés, tableau zébré, lignes alternées, zébré, zébrés
table heads: entêtes de tableau, en-têtes de tableau, tête de tableau, têtes de colonne
drop caps: lettrine, lettrines
earth tones: tons de terre, teintes de terre, couleurs de terre, couleurs de la terre, tons terreux
quotes: citation, citations
labels: étiquette, étiquettes, libellé, libellés
small print: petites lignes, petits caractères, mentions, mentions légales, conditions d'utilisation
running head: titre courant
dishes: plat, plats
opening hours: horaires, heures d'ouverture
sepia: papier jauni, papier vieilli, jauni, vieilli, sépia
cream paper: papier crème
newspaper: vieux journal, journal ancien, façon journal
cinematic: cinéma, affiche de cinéma
refined: sophistiqué, sophistiquée, soigné, soignée
edgy: décalé, décalée, culotté, culottée, impertinent, audacieux, audacieuse
lively: animé, animée, dynamisant
moody: mystérieux, mystérieuse, ténébreux, inquiétant, feutré, feutrée
trustworthy: rassurant, rassurante, digne de confiance, fiable
scandinavian: scandinave
christmas: noël, de noël
autumn: automnal, automnale, automne
stripes: rayures, rayé, rayée
dashed: en pointillé, en pointillés
dots: pois, à pois, pointillés, pointillé
chequered: carreaux, à carreaux, vichy
foliage: feuillage, feuillages, branchages, rameaux
wreath: guirlande de fleurs, couronne de fleurs
garland: guirlande, guirlandes
confetti: confettis, ballons
rounded type: caractères ronds, lettres rondes, écriture ronde, police ronde
heavy: très gras, très grasse, extra gras
light weight: maigres
underlined: souligné, soulignée, soulignés, soulignées, souligner
small caps: petites capitales
letter spacing: interlettrage, espacement des lettres
paragraph indents: alinéa, alinéas, retrait de paragraphe
peacock blue: bleu canard, bleu paon
enamel blue: bleu émail, bleu émaillé
petrol blue: bleu pétrole
burnt orange: orange brûlé, orange brulé
blood red: rouge sang
wine: rouge vin, rouge bordeaux
blush: rose poudré, rose poudre, rose pâle, rose dragée
dusty rose: vieux rose, rose ancien, bois de rose
sea green: vert d'eau, vert eau
mint: vert menthe
emerald: vert émeraude, émeraude
olive: vert olive
khaki: kaki, vert kaki
pine: vert pin
moss green: vert mousse
grey green: vert gris, gris vert, vert grisé
lemon: jaune citron, citron
mustard: jaune moutarde
light grey: gris perle, gris clair
taupe: taupe
raspberry: framboise
hot pink: rose vif, rose fluo
neon: fluo, fluorescent, fluorescente
neon pink: rose fluorescent
neon green: vert fluorescent
neon yellow: jaune fluorescent
neon orange: orange fluorescent
neon green: vert fluo
steel blue: bleu acier, bleu gris
baby blue: bleu layette, bleu bébé, bleu pastel
electric blue: bleu électrique
cobalt: bleu cobalt
silver: argentée, argentés
copper: cuivré
saturated: couleurs vives, saturé, saturée, tons vifs, flashy, flash
deep: profond, profonde, profonds, soutenu, soutenue, intense, intenses
before: avant les, avant le, avant la
after: après les, après le, après la
zebra rows: lignes alternées, une ligne sur deux, lignes zébrées
qr code: qr code, code qr, flashcode
few words: peu de texte, très peu de texte, pas trop de texte
primary colours: couleurs primaires
childish: enfantin, puéril, gnangnan, niais
playful: pour enfants, rigolo, rigolote, marrant, ludique, espiègle
garish: criard, criarde, tape-à-l'œil, flashy, voyant, tapageur
wider margins: marges plus larges, grandes marges, larges marges
narrower margins: marges plus étroites, petites marges
lots of air: beaucoup d'air, plus d'air, plus d'espace, beaucoup d'espace, de l'air
readable: bien lisible, facile à lire, lisible
large print: lisible de loin, lisible sans lunettes, gros caractères, pour personnes âgées, malvoyants
prominent: en évidence, mis en valeur, mise en valeur, mettre en valeur, qui saute aux yeux, bien en vue, bien visible
hand made: fait main, fait maison, bricolé
drawing: dessiné, dessinée, dessins, dessin
wobbly: bancal, bancales, tremblé, de travers
pumpkin: potiron, citrouille
band: bandeau
no vertical lines: sans filets verticaux
gloomy: lugubre, triste, sinistre
stuffy: guindé, coincé, vieillot
school like: scolaire
salesy: racoleur, commercial
clip art: clipart
burlap: toile de jute, jute
decimals: centimes, décimales
country: champêtre
ermine: hermine, hermines
ink saving: économe en encre, peu d'encre
pages: diapos, diapositives, diapo
page: feuille
below: dessous, en dessous
monospace: chasse fixe, à chasse fixe, espacement fixe, police à chasse fixe
commands: commandes
`,
}))
