import type { Language } from './language.ts'

export const spanish: Language = {
  lang: 'es',
  ending: /(?<=.{3})(?:es|os|as|o|a|e|s)$/u,
  nounFirst: true,
  falseFriends:
    'red once sin son real mate fin pie come mar sol sal pan fiesta casa tres dos media papel grave final mano largo cereza base pico general serio legal formal comic oro normal plaza principal mayor menor fija hoja mexicana barras notas pena',
  rows: `
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
remove: quita, quitar, quite, quiten, elimina, eliminar, suprime
chronological: del más antiguo al más reciente
keep: deja, dejad, mantén
-: el, la, los, las, lo, un, una, unos, unas, de, del, a, al, que, es, son, sea, sean, ser, esté, está, están, por favor, porfa, quiero, queremos, quisiera, me, te, se, nos, mi, tu, su, sus, mis, nuestro, nuestra, nuestros, este, esta, eso, esto, esa, ese, muy bien, algo, más bien, para, en, y que, hay, ha, tiene, tener, debe, deben, puede, pueda, pero que, así, también, ya, color, colores, tono, tonos, tonalidades, estilo, aire, toque, tipo, como de, si, vez, esta vez, todo, toda, todos, todas, cada, aquí, parezca, parecer, quede, quedar, haz, hacer, hazlo, vea, poner, pon, gente, qué, cual, donde, cuando, bueno, buena
and: y, e
or: o, u
on: sobre
with: con
but: pero, sino
like: como, estilo de
instead of: en vez de, en lugar de
except: salvo, excepto, menos en
only: solo, sólo, solamente, únicamente, nada más, solo en
single: único, única, un solo, una sola
no: sin, nada de, ningún, ninguna, ninguno, no, evita, evitar, eviten, nunca, jamás, que no sea, que no tenga, que no haya, que no lleve, ni un, ni una, no quiero, no queremos, no uses, no use, no pongas, fuera
not: que no parezca, no parezca, que no sea muy, tampoco
not too: no muy, no demasiado, sin ser muy, sin pasarse de, no tan, sin exagerar
less: menos
more: más
everything else: lo demás, el resto, todo lo demás, resto, demás
at most: máximo, como máximo, como mucho, no más de, a lo sumo, máx
-: al menos, mínimo, como mínimo
one page: en una hoja, en una página, una sola página, una sola hoja, que quepa en una hoja, quepa en una hoja, quepa en una página
two pages: dos hojas
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
sharp corners: esquinas rectas, ángulos rectos
lines: línea, líneas, raya, rayas, filete, filetes
border: marco, marcos, borde, bordes, recuadro, recuadros
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
page numbers: número de página, números de página, numeración de páginas, paginación, folio
table of contents: índice, tabla de contenidos, sumario
cover: portada, cubierta
columns: columna, columnas
tables: tabla, tablas
prices: precio, precios, tarifas
total: total, suma
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
square: cuadrado, cuadrada, cuadrados
bleed: a sangre, sangre
big: grande, grandes, gran, letra grande
large print: para gente mayor, gente mayor, personas mayores, letra grande para gente mayor
bigger: más grande, más grandes, agranda, agrandar, aumenta
huge: enorme, enormes, gigante, gigantes, inmenso, inmensa
small: pequeño, pequeña, pequeños, pequeñas, chico, chica
smaller: más pequeño, más pequeña, más pequeños, más pequeñas, reduce, achica
tiny: diminuto, diminuta, minúsculo
legible: legible, legibles, que se lea, que se lea bien, fácil de leer, lea bien
bold: negrita, en negrita, negritas, gorda, gordas, gordo, gruesa, gruesas, grueso
bolder: más gruesa, más gordo
italic: cursiva, en cursiva, itálica, itálicas
thin: fino, fina, finas, finos, finita, delgado, delgada, delgadas, delgados
thick: gruesos
wide: ancho, ancha, anchos, anchas, amplio, amplia, amplios, amplias
narrow: estrecho, estrecha, estrechos, angosto
lowercase: minúsculas, en minúsculas, minúscula
all caps: mayúsculas, en mayúsculas, mayúscula, versales
serif: con serifa, serifa, con serifas, serifas, con remates, remates, con remate, romana
sans serif: sin serifa, sin serifas, palo seco, de palo seco, sin remates, sin remate
typewriter: máquina de escribir
handwritten: manuscrita, manuscrito, escrita a mano, a mano, escritura a mano
script: letra cursiva, caligráfica, caligrafía, letra cursiva bonita
condensed: condensada, condensadas, condensado
centred: centrado, centrada, centrados, centradas, al centro, en el centro
left aligned: alineado a la izquierda, alineados a la izquierda
right aligned: alineado a la derecha, alineados a la derecha, alineadas a la derecha
justified: justificado, justificada
left: a la izquierda, izquierda
right side: a la derecha, derecha
top: arriba, de arriba
bottom: abajo
first: primero, en primer lugar
at the end: al final
double: doble, dobles
vertical: vertical, verticales, de arriba abajo
horizontal: horizontal, horizontales, apaisado
landscape: apaisada
generous: generoso, generosa, generosos
airy: aireado, aireada, espaciado, despejado
white space: espacio, mucho espacio, espacio en blanco, espacios en blanco, mucho aire, mucho blanco
leading: interlineado
loose leading: interlineado amplio, interlineado generoso
compact: compacto, compacta, apretado
crowded: recargado, recargada, cargado
high contrast: alto contraste, contrastado, mucho contraste
black and white: blanco y negro, negro sobre blanco
no colour: sin color, sin colores
two colours: dos colores, a dos tintas, dos tintas
monochrome: monocromo, una sola tinta
single accent: un solo color, solo un color, solo un color de acento, un solo color de acento
colourful: colorido, colorida, colorinches, llamativo, llamativa, chillón, chillona
muted: apagado, apagada, suave, suaves, discreto, discreta
pastel: pastel
bright: vivo, vivos, brillante, luminoso, intenso
dark mode: modo oscuro, tema oscuro
dark: oscuro, oscura, oscuros, oscuras
light: claro, clara, claros, claras
pale: pálido, pálida
navy: azul marino
midnight blue: azul noche, azul medianoche
bottle green: verde botella
olive: verde oliva
sage: verde salvia, salvia
off white: casi blanco, blanco roto, hueso, blanco hueso, crudo
burnt orange: naranja quemado
burgundy: granate, burdeos, vino, color vino
brick: ladrillo, teja, color ladrillo, color teja
clay: barro
chalk white: cal
peach: melocotón, durazno
pearl grey: gris perla
sky blue: azul cielo, celeste
bright pink: rosa mexicano
ink: tinta
black ink: tinta negra
copper: cobre
ink saving: ahorrar tinta, poca tinta, ahorra tinta
warm: cálido, cálida, cercano, cercana, cálidos
cosy: acogedor, acogedora
natural: natural
earthy: tierra, terroso
rustic: rústico, rústica, campestre
cool: frío, fría
fresh: fresco, fresca
clear: nítido, limpio y claro
modern: moderno, moderna, modernos, contemporáneo, contemporánea
timeless: atemporal
classic: clásico, clásica
traditional: tradicional, tradicionales, popular
elegant: elegante, elegantes, distinguido, refinado, fino y elegante
luxurious: lujoso, lujosa, lujo, de lujo, exclusivo
serious: serio, seria, serios
formal: formal, oficial, solemne
professional: profesional
corporate: corporativo, corporativa, empresarial
sober: sobrio, sobria, austero, austera, riguroso
restrained: contenido, comedido
plain: sin adornos
simple: sencillo, sencilla, simple, sencillito
minimal: minimalista, minimal
clean: limpio, limpia
calm: tranquilo, tranquila, sereno, serena, calmado
soft: blando, dulce
loud: chillones, ruidoso, estridente
delicate: delicado, delicada
romantic: romántico, romántica
playful: juguetón, lúdico, divertido, divertida
cheerful: alegre, alegres
friendly: amigable, amable
inviting: que invite
festive: festivo, festiva, fiesta
dynamic: dinámico, dinámica
energetic: enérgico, con fuerza
powerful: potente, fuerte, contundente
striking: impactante
dramatic: dramático
technical: técnico, técnica
scientific: científico, científica, artículo de revista científica, revista científica
academic: académico, académica
industrial: industrial
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
between columns: rayas verticales, líneas verticales
letter size: tamaño carta
`,
}
