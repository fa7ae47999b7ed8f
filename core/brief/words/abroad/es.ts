import { onDemand } from '../../../on-demand.ts'
import type { Language } from './language.ts'

export const spanish: () => Language = onDemand(() => ({
  lang: 'es',
  ending: /(?<=.{3})(?:es|os|as|o|a|e|s)$/u,
  nounFirst: true,
  falseFriends:
    'archivo red once sin son real mate fin pie come mar sol sal pan fiesta casa tres dos media papel grave final mano largo cereza base pico general serio legal formal comic oro normal plaza principal mayor menor fija hoja mexicana barras notas pena',
  rows: `
pulp novel: novelas de terror baratas, novelas baratas, novelas de a duro, novela barata, novelas de kiosco
sparingly: en poquito, muy poquito, en dosis pequeñas, con cuentagotas
wonky: torcido, torcida, chueco, chueca
slanted: inclinado, inclinada, inclinados, inclinadas, ladeado, ladeada, en diagonal
colours: colores del club, los colores del club
at a glance: de un vistazo, a simple vista, de una ojeada, con un vistazo
atlantic blue: azul atlántico
seen at a glance: de un vistazo, se vean de un vistazo, a golpe de vista, a primera vista
timetable: cronograma, calendario de trabajo
in its own column: en una columna propia, en su propia columna, en una columna aparte
in its own narrow column: en una columna estrecha
found at once: que se encuentren enseguida, que se vean enseguida, localizables al instante
each project on its own spread: cada proyecto en su propia doble página, cada proyecto en su doble página, cada proyecto en su propia página, un proyecto por página, un proyecto por doble página, una doble página por proyecto
in small type: letra pequeña
small type: tipografía pequeña, cuerpo pequeño
one ink: a una tinta, una única tinta, impreso en un color
good: lo que va bien, lo bueno
under target: bajo el objetivo, por debajo del objetivo, bajo objetivo, por debajo de la meta
pompeian red: rojo pompeyano
colours of: colores de, colores del, los colores de
crimson: grana cochinilla, rojo grana, rojo grana cochinilla
bold slab: egipcia pesada, egipcia negra
slab: egipcia
typewriter: escrita a máquina, escrito a máquina
yellowed: amarillento, amarillenta
strip: franja, una franja
navy: azul tinta, azul de tinta
butter: color manteca, manteca
ink blue: color tinta
strip: banda, una banda
fills half: ocupando media hoja, ocupe media hoja, a media hoja, ocupando la mitad
mud: barro, lodo
fog: niebla, neblina, bruma
wax: cera
off white: blanco roto, blanco sucio
almost black: casi negro, casi negra
down the side: al lado, en el lateral, en un lateral
like: como de, como en
grotesk: grotesca, grotesco
stripe: franja, faja
sky blue: cielo claro, azul cielo
slate and: pizarra y
fills half: ocupe la mitad, ocupar la mitad, llene la mitad, llenar la mitad, llenar medio cartel, llene medio cartel, ocupar medio cartel, ocupe medio cartel, que ocupe media
lined up: bien alineados, bien alineadas, alineados
in its own box: en un bloque aparte, en su propio bloque
its own space: mucho aire alrededor, su propio espacio, una diapositiva para ella sola
behind: detrás del, detrás de
gold: oro
biggest: grite, gritar, que grite, tiene que gritar
nothing else: nada más en rojo, y nada más
near black: casi negro, casi negra
in a coloured field: en un campo de color, en un bloque de color, sobre un campo de color
its own space: un lugar propio, un lugar para ella sola, un espacio propio, su propio espacio
in a round badge: en una etiqueta redonda, en una pegatina redonda, en un sello redondo, en un círculo redondo, en una chapa redonda
crossed out: tachado, tachada, tachados
scissors: tijeritas, tijeras
in a dashed box: en un recuadro punteado, en un recuadro de puntos, en un recuadro discontinuo, rodeado de puntos
in its own box: en su propio recuadro, en un recuadro aparte
biggest: lo que más se vea, lo que más se ve, que se vea más
hangs: para colgar en, colgado en, se cuelga en, colgar en
bigger than the rest: más importante que el resto, más importantes que el resto, más importante que lo demás, el doble de grande que el resto, el doble de grande que lo demás, más grande que los demás, más grande que las demás, más grande que los otros, más grande que las otras, más grande que el resto, más fuerte que los demás, más fuerte que los otros, más llamativo que los demás, que resalte más que los demás, más que el resto
found at once: que se encuentre enseguida, que se encuentre al instante
filled areas: áreas rellenas, superficies rellenas, zonas rellenas
title: nombre de la fiesta, nombre del festival, nombre del concierto, nombre de la feria, nombre del coro, nombre del club, nombre del curso, nombre de la verbena, nombre del evento, título del evento
wall timeline: línea de tiempo mural, línea de tiempo de pared, línea del tiempo mural, cronología mural, eje horizontal, línea de tiempo horizontal, línea del tiempo horizontal
vertical line: línea vertical, una línea vertical, línea de arriba abajo
on a dark slide: en una diapositiva oscura, en una lámina oscura, diapositiva oscura, lámina oscura, en una diapositiva negra, en una página oscura, en una página negra, una diapositiva negra para, una diapositiva oscura para
on a slide of another colour: en una diapositiva de otro color, en una lámina de otro color, en otro color, diferente de las demás, distinta de las demás
its own page: en una página aparte, en su propia página, en una página para ellos solos, solos en una página
line over: línea sobre, línea encima de, filete sobre, filete encima de, raya sobre, línea arriba de
line under title: línea bajo el título, filete bajo el título, raya bajo el título, línea debajo del título
line under: línea bajo, línea debajo de, filete bajo, raya bajo
as big as possible: tan grande que, tan grande como quepa, lo más grande que quepa, llenar la diapositiva, llenar toda la diapositiva, que llene la diapositiva, ocupar toda la diapositiva, llenar la página, que ocupe toda la página, grandísimos, grandísimas
as bars: en barras, como barras
dashed frame: borde discontinuo, borde punteado, marco discontinuo, marco de puntos
music stave: pentagrama musical
chess board: tablero de ajedrez
stone wall: muro de piedra
knit pattern: punto de media, dibujo de punto
-: en el centro de, en el centro del
day: día, el día
brown: café
box: recuadro, caja
between sections: entre secciones, entre las secciones, entre apartados, entre los apartados, entre cada sección
impossible to miss: que salte a la vista, que salten a la vista, que se vea enseguida, imposible de no ver, bien visibles, que destaquen
as big as possible: lo más grande posible, lo mas grande posible, tan grande como se pueda, el más grande, la más grande
easy to find: fácil de encontrar, fáciles de encontrar
from afar: desde la calle, desde el coche, desde un coche, desde la carretera, al pasar en coche
no: nada
visible: que no se pierda, no se pierda
-: entre los adornos
slightly: un pelín
small: chica, chico, chicas, chicos
-: porfa, jaja, jajaja, oye, q, xq, pa, rollo, en plan, taller, necesito, quiero, aunque, haya
end: fin de curso, fin de año
bigger than: más grande que, más grandes que, mayor que
smaller than: más pequeño que, más pequeña que
darker than: más oscuro que
lighter than: más claro que
except: menos la, menos el, menos las, menos los, salvo, excepto, a excepción de
at least: al menos, como mínimo, mínimo, por lo menos, no menos de
large print: letra grande, letras grandes, que se lea de lejos, que se lea bien de lejos, para gente mayor, son mayores, sin gafas, sin lupa, ve mal, ven mal
60s: años 60, años sesenta
70s: años 70, años setenta
80s: años 80, años ochenta
90s: años 90, años noventa
50s: años 50, años cincuenta
20s: años 20, años veinte
30s: años 30, años treinta
salmon: salmón
barcode: código de barras, códigos de barras
at the back: contraportada, en la contraportada
calm: calma
less: poco, poca, pocos
-: marca, marcas
watermarks: marca de agua, marcas de agua
no: ni
till receipt: ticket de caja, ticket de compra
woodcut: xilografía, grabado en madera
corner of the page: en la esquina, en una esquina
with: por
no <: no que, no porque
at the end: al final de la línea, al final de línea
not too: demasiado, demasiada
remove: quita, quitar, quite, quiten, elimina, eliminar, suprime, sácale, saca, sacar, borra, borrar, fuera con
chronological: del más antiguo al más reciente
keep: deja, dejad, mantén
-: el, la, los, las, lo, un, una, unos, unas, de, del, a, al, que, es, son, sea, sean, ser, esté, está, están, por favor, porfa, quiero, queremos, quisiera, me, te, se, nos, mi, tu, su, sus, mis, nuestro, nuestra, nuestros, este, esta, eso, esto, esa, ese, muy bien, algo, más bien, para, en, y que, hay, ha, tiene, tener, debe, deben, puede, pueda, pero que, así, también, ya, color, colores, tono, tonos, tonalidades, estilo, aire, con aire de, un aire de, toque, tipo, como de, si, vez, esta vez, todo, toda, todos, todas, cada, aquí, parezca, parecer, quede, quedar, haz, hacer, hazlo, vea, poner, pon, gente, qué, cual, donde, cuando, bueno, buena
and: y, e
or: o, u
on: sobre
with: con
but: pero, sino
like: como, estilo de
instead of: en vez de, en lugar de
except: salvo, excepto, menos en
only: solo, sólo, solamente, únicamente, nada más, solo en
nowhere else: en ningún otro sitio, en ningún otro lugar, en ninguna otra parte
each in its own colour: su propio color, con su color, con su propio color, un color por, un color para cada, cada uno de un color, cada una de un color, colores distintos, distinto color, de colores diferentes
no other colour: ningún otro color, sin otros colores, ningún color más
single: único, única, un solo, una sola
no: sin, nada de, ningún, ninguna, ninguno, no, evita, evitar, eviten, nunca, jamás, que no sea, que no tenga, que no haya, que no lleve, ni un, ni una, no quiero, no queremos, no uses, no use, no pongas, fuera, nada que, cero, ni hablar de, prohibido, prohibidos, prohibida, hartos de, harto de, harta de, hartas de, cansados de, cansado de, cansada de
no longer: ya no, no más
not: que no parezca, no parezca, que no sea muy, tampoco
not too: no muy, no demasiado, sin ser muy, sin pasarse de, no tan, sin exagerar
less: menos
more: más
everything else: lo demás, el resto, todo lo demás, resto, demás
at most: máximo, como máximo, como mucho, no más de, a lo sumo, máx, que no pase de, que no pasen de, sin pasar de, que no supere, que no exceda de
-: al menos, mínimo, como mínimo
one page: en una hoja, en una página, una sola página, una sola hoja, que quepa en una hoja, quepa en una hoja, quepa en una página
two pages: dos hojas, dos carillas, dos caras
three pages: tres hojas
four pages: cuatro hojas
change: cambia, cambie, cambiar, sustituye, reemplaza, cambien
make: haga, hagan
as before: igual que antes, igual que la última vez, como la última vez, igual que el mes pasado, como antes, como la vez pasada, igual que la anterior
a bit: un poco, un poco de, algo de, ligeramente, un toque de, una pizca de, levemente, poquito, un poquito
very: muy, bien, bastante, mucho, mucha, muchos, muchas
extremely: extremadamente, súper, super, ultra
one: uno
two: dos
three: tres
four: cuatro
five: cinco
six: seis
seven: siete
eight: ocho
nine: nueve
ten: diez
headings: título, títulos, titular, titulares, encabezados, rótulo, rótulos
subheadings: subtítulo, subtítulos, intertítulos
text: texto, textos, cuerpo, cuerpo de texto, texto corrido, párrafos
in small type: en letra pequeña, en letra chica, en letra menuda
type: letra, letras, tipografía, fuente, tipo de letra, caracteres, tipografías
font size: tamaño de letra, tamaño de fuente, cuerpo de letra
background: fondo, fondos
page: página, páginas
paper: papel
kraft paper: papel de estraza, estraza, papel kraft
accent: acento, acentos, color de acento, color principal, color de marca
buttons: botón, botones
links: enlace, enlaces
margins: margen, márgenes
corners: esquina, esquinas
rounded corners: esquinas redondeadas, bordes redondeados, esquinas redondas
rounded: redondeado, redondeada, redondo, redonda
sharp corners: esquinas rectas, ángulos rectos, botones rectos, botones cuadrados, botones rectangulares, botones sin redondear, bordes rectos, cantos rectos, esquinas vivas
lines: línea, líneas, raya, rayas, filete, filetes
border: marco, marcos, borde, bordes, contorno, contornos, cenefa, cenefas, orla, orlas, reborde
shadows: sombra, sombras
gradients: degradado, degradados, gradiente, gradientes
pattern: patrón, patrones, textura, estampado
ornaments: adorno, adornos, ornamento, ornamentos, decoración, florituras, decoraciones
hearts: corazón, corazones
flowers: flor, flores
butterflies: mariposa, mariposas
stars: estrella, estrellas
waves: ola, olas, onda, ondas
icons: icono, iconos, íconos, ícono, pictogramas
emoji: emojis, emoticonos
photos: foto, fotos, imagen, imágenes, fotografía, fotografías
illustrations: ilustración, ilustraciones, dibujo, dibujos
logo: logo, logotipo
header: cabecera, encabezado, cabezal
footer: pie de página
page numbers: número de página, números de página, numeración de páginas, paginación, folio, numeración, numerar páginas, páginas numeradas, hojas numeradas, numera las páginas, numeren las páginas, con páginas numeradas
table of contents: índice, tabla de contenidos, sumario
cover: portada, cubierta
columns: columna, columnas
tables: tabla, tablas
prices: precio, precios, tarifas
total: total, suma, total a pagar, importe total
amount: importe, cantidad, monto
name: nombre
names: nombres
dates: fechas
date: fecha
place: lugar
time: hora
years: año, años
signature: firma, firmas
seal: sello, sellos
address: dirección
phone number: teléfono, móvil, número de teléfono
greeting: saludo
captions: pie de foto, pies de foto, leyendas
footnotes: nota al pie, notas al pie
figures: número, números, cifra, cifras
charts: gráfico, gráficos, gráfica, gráficas
arrows: flecha, flechas
grid: cuadrícula, rejilla, retícula
circle: círculo, círculos
square letters: letras cuadradas, caracteres cuadrados, letra cuadrada
square: cuadrado, cuadrada, cuadrados
bleed: a sangre, sangre
big: grande, grandes, gran, letra grande
large print: para gente mayor, lectores mayores, mayores de 60, mayores de 65, mayores de 70, más de 60 años, más de 65 años, más de 70 años, gente mayor, personas mayores, letra grande para gente mayor
bigger: más grande, más grandes, agranda, agrandar, aumenta, sube, subir, más grandote, agrandá, aumentar, aumente
huge: enorme, enormes, gigante, gigantes, inmenso, inmensa, grandote, grandota, grandísimo, grandísima, descomunal
small: pequeño, pequeña, pequeños, pequeñas, chico, chica
smaller: más pequeño, más pequeña, más pequeños, más pequeñas, reduce, achica, baja, bajar, disminuye, más chico, más chica, más chicas, más chicos, achicar, reducir, encoge
tiny: diminuto, diminuta, minúsculo, chiquito, chiquita, pequeñito, pequeñita, chiquitito
legible: legible, legibles, que se lea, que se lea bien, fácil de leer, lea bien, se lea fácil, lectura fácil, fácil lectura, buena legibilidad, que se entienda
boldface: negrita, en negrita, negritas, gorda, gordas, gordo, gruesa, gruesas, grueso
bolder: más gruesa, más gordo
italic: cursiva, en cursiva, itálica, itálicas
thin serif: serifa fina, serif fina, letra con serifa fina, romana fina
thin: fino, fina, finas, finos, finita, delgado, delgada, delgadas, delgados
thick: gruesos
wide: ancho, ancha, anchos, anchas, amplio, amplia, amplios, amplias
narrow: estrecho, estrecha, estrechos, angosto
lowercase: minúsculas, en minúsculas, minúscula
all caps: mayúsculas, en mayúsculas, mayúscula, versales
book face: letra de libro, tipo de libro, tipografía de libro
serif: con serifa, serifa, con serifas, serifas, con remates, remates, con remate, romana
sans serif: sin serifa, sin serifas, palo seco, de palo seco, sin remates, sin remate
typewriter: máquina de escribir
handwritten type: letra hecha a mano, letras hechas a mano, tipografía hecha a mano
handwritten: hecha a mano, hecho a mano, manuscrita, manuscrito, escrita a mano, a mano, escritura a mano
script: letra cursiva, caligráfica, caligrafía, letra cursiva bonita
condensed: condensada, condensadas, condensado
centred: centrado, centrada, centrados, centradas, al centro, en el centro
left aligned: alineado a la izquierda, alineados a la izquierda, alineada a la izquierda, alineadas a la izquierda, en bandera
right aligned: alineado a la derecha, alineados a la derecha, alineadas a la derecha, alineado a derecha, alineadas a derecha, a la derecha alineado
justified: justificado, justificada, alineado a ambos lados
left: a la izquierda, izquierda
on the right: a la derecha, derecha
top: arriba, de arriba
bottom: abajo
first: primero, en primer lugar
at the end: al final
double: doble, dobles
vertical: vertical, verticales, de arriba abajo
horizontal: horizontal, horizontales
landscape: apaisada, apaisado, apaisados, apaisadas, en apaisado, formato apaisado
generous: generoso, generosa, generosos
airy: aireado, aireada, espaciado, despejado
white space: espacio, mucho espacio, espacio en blanco, espacios en blanco, mucho aire, mucho blanco
leading: interlineado, espacio entre líneas, entre líneas
loose leading: interlineado amplio, interlineado generoso, más espacio entre líneas, interlineado más amplio, interlineado holgado, interlineado suelto, interlínea amplia, interlínea holgada
compact: compacto, compacta, apretado
crowded: recargado, recargada, cargado
high contrast: alto contraste, contrastado, mucho contraste
black and white: blanco y negro, negro sobre blanco
no colour: sin color, sin colores
two colours: dos colores, a dos tintas, dos tintas
monochrome: monocromo
one ink: una sola tinta
single accent: un solo color, solo un color, solo un color de acento, un solo color de acento
colourful: colorido, colorida, colorinches, llamativo, llamativa, chillón, chillona
muted: apagado, apagada, suave, suaves, discreto, discreta, apagados, apagadas, desaturado
pastel: pastel
bright: vivo, vivos, brillante, luminoso, intenso
dark mode: modo oscuro, tema oscuro
dark: oscuro, oscura, oscuros, oscuras
light: claro, clara, claros, claras
pale: pálido, pálida
navy: azul marino
midnight blue: azul noche, azul medianoche
glazed green: verde esmaltado, verde vidriado
bottle green: verde botella
olive: verde oliva, aceituna, verde aceituna
sage: verde salvia, salvia
off white: casi blanco, blanco roto, hueso, blanco hueso, crudo
burnt orange: naranja quemado
water green: verde agua, verdeagua
burnt: quemado, quemada, quemados, quemadas, tostado, tostada
burgundy: granate, burdeos, vino, color vino
brick: ladrillo, teja, color ladrillo, color teja
clay: barro
chalk white: cal
peach: melocotón, durazno
pearl grey: gris perla
sky blue: azul cielo, celeste
bright pink: rosa mexicano
ink: tinta
ink blue: azul tinta, azul de tinta
cream paper: papel manteca, papel color manteca
butter: color manteca
black ink: tinta negra
copper: cobre
ink saving: ahorrar tinta, poca tinta, ahorra tinta
warm: cálido, cálida, cercano, cercana, cálidos
cosy: acogedor, acogedora, hogareño, hogareña, casero, casera, calentito
natural: natural, ecológico, ecológica, vegetal, botánico
earthy: terroso
rustic: rústico, rústica, campestre, campero, campesino, de pueblo, rústicos
cool: frío, fría
fresh: fresco, fresca
clear: nítido, limpio y claro
modern: moderno, moderna, modernos, contemporáneo, contemporánea, vanguardista, juvenil, a la última, moderno y fresco, novedoso
timeless: atemporal
classic: clásico, clásica
traditional: tradicional, tradicionales, popular
elegant: elegante, elegantes, distinguido, refinado, fino y elegante, con clase, con estilo, señorial, chic, pulcro, elegancia
luxurious: lujoso, lujosa, lujo, de lujo, exclusivo, lujosos, premium, exclusiva, alta gama
serious: serio, seria, serios
formal: formal, oficial, solemne
professional: profesional
corporate: corporativo, corporativa, empresarial
sober: sobrio, sobria, austero, austera, riguroso, sobrios, adusto, sin estridencias, formalito
restrained: contenido, comedido, discretos, discretas, recatado
plain: sin adornos
simple: sencillo, sencilla, simple, sencillito
minimal: minimalista, minimal, depurado, depurada, despojado, despojada, esencial
clean: limpio, limpia
calm: tranquilo, tranquila, sereno, serena, calmado, relajado, relajada, sosegado, pausado, apacible, zen, reposado
soft: blando, dulce
loud: chillones, ruidoso, estridente
delicate: delicado, delicada
romantic: romántico, romántica, románticos, tierna, enamorados
playful: juguetón, lúdico, divertido, divertida, desenfadado, desenfadada, gracioso, graciosa, juguetona, simpático, simpática, chistoso, pícaro, tierno, divertidos
cheerful: alegre, alegres, festiva y alegre, risueño, jovial, animado, animada, vivaracho
friendly: amigable, amable, simpático y cercano, cordial, entrañable
inviting: que invite
fiesta colour: colores de fiesta, colores festivos, colores mexicanos
festive: festivo, festiva, fiesta
dynamic: dinámico, dinámica
energetic: enérgico, con fuerza
powerful: potente, fuerte, contundente
striking: impactante, con gancho, que impacte, rotundo, contundentes, impactantes
dramatic: dramático, misterioso, misteriosa, tenebroso, tétrico, teatral
technical: técnico, técnica
scientific: científico, científica, artículo de revista científica, revista científica
academic: académico, académica
industrial: industrial, crudo industrial, tosco
retro: retro
vintage: vintage, antiguo, antigua
nostalgic: nostálgico
handmade: hecho a mano, artesanal, artesano
kids: infantil, niños, para niños
brutalist: brutalista
magazine: revista
darker: más oscuro
lighter: más claro
simpler: más sencillo, más simple
calmer: más tranquilo
in spanish: en español
in english: en inglés
pt: puntos
cm: centímetros
slide: diapositiva, diapositivas
food: comida
between columns: rayas verticales, líneas verticales, filetes entre columnas, líneas entre columnas, línea entre columnas
letter size: tamaño carta
tabloid: tabloide, tamaño tabloide
11x17: doble carta, tamaño doble carta, hoja doble carta
keep everything else: el resto igual, lo demás igual, todo lo demás igual, lo demás como está, el resto como está, el resto queda igual, no toques lo demás, no tocar lo demás, lo demás no se toca, deja lo demás
no frills: nada de florituras, sin florituras, sin adornitos, sin chorradas, sin tonterías, nada de tonterías, sin ringorrangos, sin firuletes, nada de firuletes, sin recargar, sin rodeos, sin parafernalia
fit on one page: que quepa en una cara, en una cara, una sola cara, una carilla, en una carilla, una sola carilla, que entre en una hoja, entre en una página, que entre en una página, todo en una página, que no pase de una página
one column: una columna, una sola columna
big letters: la tercera edad, los mayores, para abuelos, para los abuelos, vista cansada, sin gafas
read from: de lejos, desde lejos
seen first: en primer plano, en primer término
prominent: bien visible, visible, visibles, destacado, destacada, destacados, destaca, destacar, que destaque, que resalte, resaltado, resaltada, resalta, que se vea bien, protagonista, salte a la vista
drop caps: capitular, letra capitular, capitulares, letra capital
earth tones: colores de tierra, tonos tierra, tonos de tierra, colores tierra, colores de la tierra, tonos terrosos, tonos térreos
paragraph indents: sangría, sangrías
buttons: botón de cita, botón de reserva, botón de compra
quotes: cita, citas, citas textuales
labels: etiqueta, etiquetas
small print: letra pequeña, letra chica, letra menuda, aviso legal, condiciones
running head: encabezado de página, folio explicativo
table heads: cabecera de tabla, cabeceras de tabla, encabezado de tabla
striped tables: filas alternas, filas alternadas, tabla cebra, rayada a dos tonos
title: título principal
dishes: plato, platos, platillos
opening hours: horario, horarios
sepia: papel viejo, papel amarillento, papel antiguo, amarillento, sepia
newspaper: periódico antiguo, periódico viejo, diario antiguo, prensa antigua
circus: cartel de feria
edgy: atrevido, atrevida, gamberro, gamberra, canalla, rompedor, rompedora, transgresor, irreverente, descarado, rebelde
refined: refinada, sofisticado, sofisticada, cuidado y fino
trustworthy: fiable, de confianza, que dé confianza, que inspire confianza, confiable
lively: vital, movido, movida, dinámicos
scandinavian: escandinavo, nórdico
christmas: navideño, navideña, navidad
autumn: otoñal, otoño
little stars: estrellitas
floral: florecitas, florecillas
foliage: hojitas, ramitas, ramas, follaje
confetti: confeti, globos, globitos
bunting: banderines, guirnalda, guirnaldas, papel picado
stripes: rayado, a rayas
dots: lunares, de puntitos
chequered: a cuadros, cuadritos, mantel de cuadros
dotted lines: línea de puntos, líneas de puntos, punteado, punteada, líneas punteadas
gold: dorado, dorada, dorados, doradas, detalles en dorado, pan de oro
silver: plateada, plata
rust: color óxido
brick red: rojo teja, rojo ladrillo
petrol: azul petróleo
teal: verde azulado, azul verdoso
mustard: amarillo mostaza
blush: rosa palo, rosa pálido, rosa empolvado
dusty rose: rosa viejo, rosa antiguo, palo de rosa
blood red: rojo sangre
cherry: color cereza
mint green: verde menta
emerald: verde esmeralda, esmeralda
pine green: verde pino, verde bosque
moss green: verde musgo
grey green: verde grisáceo, verde grisaceo, gris verdoso
lime: verde lima
lemon: amarillo limón
neon: flúor, fosforito, fosforescente, fluorescente
neon pink: rosa fluorescente, rosa fosforescente
neon green: verde fluorescente, verde fosforescente
neon yellow: amarillo fluorescente
neon orange: naranja fluorescente
neon green: verde flúor, verde fosforito
electric blue: azul eléctrico
cobalt: azul cobalto
royal blue: azul rey, azulón
aubergine: color berenjena
purple: morado, morada, morados
light grey: gris claro, gris perla claro
charcoal: gris carbón, carbón, gris marengo
beige: beis, beige, arena clara
sand: color arena
saturated: colores vivos, saturado, saturada, colores chillones, colores alegres
deep: profundo, profunda, intensos, intensa
heavy: muy gruesa, bien gruesa, extra negrita
rounded type: letra redonda, letras redondas, letra redondita, letras redonditas, letra redondeada
underlined: subrayado, subrayada, subrayados, subrayar
small caps: versalitas, versalita
letter spacing: espaciado entre letras, interletraje
before: antes de, antes que
after: después de
one page: una hoja, en una hoja, de una hoja, una sola hoja, una sola página
pages: láminas, diapositivas
zebra rows: filas alternas, filas alternadas
qr code: código qr
few words: poco texto, pocas palabras
primary colours: colores primarios
childish: infantil, aniñado, ñoño, cursi
playful: para niños, divertido, gracioso, juguetón, juguetona
garish: chillón, chillona, estridente, llamativo, hortera
wider margins: márgenes más anchos, márgenes amplios, márgenes grandes
narrower margins: márgenes más estrechos, márgenes pequeños
lots of air: mucho aire, más aire, mucho espacio, más espacio, que respire
readable: se lea bien, fácil de leer, legible
tidy: ordenado, ordenada, que se vea ordenado
prominent: destacado, destacada, que destaque, bien visible, que resalte, que se vea bien, a la vista
hand made: hecho a mano, casero, artesano
drawing: dibujado, dibujada, dibujo, dibujos
bars: barras
gloomy: lúgubre, triste, tétrico
stuffy: acartonado, rancio
salesy: comercial, agresivo
decimals: decimales, céntimos
in a row: en fila
space: hueco
off white: blanquecino, blanquecina
rust: rojizo, rojiza, rojizos
half page: media carta
butterflies: mariposas
hidden: oculto
monospace: monoespaciada, monoespaciado, monoespaciadas, letra monoespaciada
times: horas, las horas
commands: comandos, órdenes
`,
}))
