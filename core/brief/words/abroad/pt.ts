import { onDemand } from '../../../on-demand.ts'
import type { Language } from './language.ts'

export const portuguese: () => Language = onDemand(() => ({
  lang: 'pt',
  ending: /(?<=.{3})(?:ões|ãos|es|os|as|o|a|e|s)$/u,
  nounFirst: true,
  falseFriends:
    'as no do dose pode some real fim tem sem com nos pena mate final legal papel casa base mar sol sal som festa mesa grave come pôr mais dos data',
  rows: `
pulp novel: livros de banca, romances de banca
yolk yellow: ovos-moles, ovos moles, amarelo ovos-moles, amarelo-gema
sparingly: em pouquinho, bem pouquinho, só um pouquinho, em doses pequenas
wonky: torto, torta
slanted: inclinado, inclinada, inclinados, inclinadas, letra inclinada, letras inclinadas
colours: cores do clube
at a glance: ler de relance, de relance, num relance, à primeira vista, num só olhar
atlantic blue: azul-atlântico, azul atlântico
boarding time: hora de embarque
seen at a glance: num relance, de relance, à primeira vista
timetable: cronograma, calendário de trabalhos
in its own column: numa coluna própria, em coluna própria, numa coluna separada, em uma coluna separada
in its own narrow column: numa coluna estreita, em uma coluna estreita
found at once: encontradas de imediato, que se encontrem logo, fáceis de encontrar logo
each project on its own spread: cada projeto em sua própria página dupla, cada projeto na sua própria página dupla, cada projeto na sua própria página, cada projeto em sua própria página, um projeto por página, uma página dupla por projeto
small type: letra pequena, letras pequenas, corpo pequeno, tipo pequeno
one ink: uma só tinta, uma única tinta, a uma tinta, impresso numa só cor
good: o que vai bem, o que está bem
under target: abaixo da meta, abaixo do objetivo, abaixo do objectivo
page: página de celular, página para celular, página de telemóvel
colours of: cores de, cores do, cores da
uppercase: caixa alta, em caixa alta
lowercase: caixa baixa, em caixa baixa
yellowed: amarelado, amarelada
easy to find: fáceis de achar, fácil de achar, fáceis de encontrar
loose leading: texto folgado
large: bem grandes, bem grande
in one place: juntos num sítio só, num sítio só
grape must: mosto, de mosto
mud: lama
fog: neblina, nevoeiro, bruma
almost black: quase preto, quase preta
down the side: ao lado, na lateral
wide grotesk: grotesca larga, grotesco largo
grotesk: grotesca, grotesco
in a strip: numa faixa, dentro de uma faixa, em uma faixa
sky blue: céu claro, azul do céu, azul-céu
blue: azul de azulejo, azul azulejo
egg yolk: amarelo de gema, amarelo gema
slate and: ardósia e
fills half: ocupe metade, ocupar metade, preencher metade, preencha metade, encher metade, ocupar meio cartaz, ocupando metade
lined up: bem alinhados, bem alinhadas, alinhados
in its own box: num bloco à parte, num bloco só dela
its own space: muito espaço em volta, um slide só para ela
behind: atrás do, atrás da
biggest: grite, gritar, gritando
nothing else: mais nada, nada mais
near black: quase preto, quase preta
off white: quase branco, quase branca
in a coloured field: num campo de cor, num bloco de cor, em um bloco de cor
thin line: fiozinho, um fiozinho, fio fino
faded: lavado, lavada, desbotado, desbotada, esmaecido, esmaecida
its own space: um lugar só para ela, um lugar só para ele, um lugar só dela, um lugar só dele, um espaço só para ela, um espaço só para ele
in a round badge: num selo redondo, num adesivo redondo, em um selo redondo, numa etiqueta redonda
crossed out: riscado, riscada, cortado por um traço
scissors: tesourinha, tesoura
in a dashed box: numa caixa tracejada, num quadro tracejado, em uma caixa tracejada
in its own box: numa caixa à parte, num quadro à parte, num quadro só dela, num quadro só dele
biggest: o que mais aparece, aparecer mais, o que mais se vê
hangs: para pendurar na, para pendurar no, pendurado na, pendurar em
bigger than the rest: mais importante que o resto, mais importante do que o resto, mais importantes que o resto, o dobro do resto, duas vezes maior que o resto, maior que os outros, maior do que os outros, maior que as outras, maior que os demais, maior que o resto, maior do que o resto, mais forte que os outros, mais forte do que os outros, mais forte que as outras, mais forte que os demais, mais forte que o resto
found at once: encontrar logo, que se encontre logo
filled areas: áreas preenchidas, zonas preenchidas
title: nome da festa, nome do festival, nome do concerto, nome da feira, nome do coro, nome do curso, nome do espetáculo, nome do evento, título do evento
wall timeline: linha do tempo de parede, linha do tempo mural, linha do tempo para a parede, eixo horizontal, linha do tempo horizontal
vertical line: linha vertical, traço vertical
on a dark slide: num slide escuro, em um slide escuro, num diapositivo escuro, slide escuro, num slide preto, numa página escura, numa página preta, em um slide preto, um slide preto para, um slide escuro para
on a slide of another colour: num slide de outra cor, num diapositivo de outra cor, diferente dos outros
its own page: numa página à parte, numa página só deles, numa página própria
line over: linha acima de, linha por cima de, traço acima de, filete acima de, linha sobre
line under title: linha sob o título, linha debaixo do título, traço sob o título, filete sob o título
line under: linha sob, linha debaixo de, traço sob, filete sob
as big as possible: tão grande que, tão grande quanto couber, o maior que couber, encher o slide, preencher o slide, ocupar o slide inteiro, ocupar a página inteira, preencher a página
as bars: em barras, como barras
dashed frame: borda tracejada, moldura tracejada, contorno tracejado
stone wall: muro de pedra
music stave: pauta musical
-: no centro de, no centro do
box: caixa
boxes: caixas, quadrinhos, em caixas
between sections: entre as seções, entre as secções, entre seções
impossible to miss: bem visíveis, que saltem à vista, impossível de não ver
as big as possible: o maior possível, a maior possível
easy to find: fácil de encontrar, fáceis de encontrar
from afar: ao longe, do outro lado da rua, do outro lado da avenida, ao longe, do outro lado da estrada
no: nada
clay: barro
one page: uma folha, uma só folha, numa folha, numa só página, numa só folha, em uma só página, em uma só folha
-: pra, pro, né, tipo assim, cara
bigger than: maior que, maior do que, bem maior que, maior que o, bem maior que o
smaller than: menor que, menor do que
darker than: mais escuro que, mais escuro do que
except: exceto, menos o, menos a, salvo, tirando
at least: pelo menos, no mínimo, mínimo, não menos de
no: sem
60s: anos 60, anos sessenta
70s: anos 70, anos setenta
80s: anos 80, anos oitenta
90s: anos 90, anos noventa
50s: anos 50, anos cinquenta
20s: anos 20
30s: anos 30, anos trinta
less: pouco, pouca
-: frente e verso
till receipt: talão de caixa, cupom fiscal
woodcut: xilogravura
remove: tire, tirar, tira, remova, remover, retire, apaga, apague, elimina, eliminar, corta, corte fora
not too: demasiado, demais
between columns: linhas verticais, fios entre as colunas, linhas entre as colunas, fio entre as colunas
at the end: no fim da linha, no final da linha
keep: mantém, mantenha, manter
-: o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, no, na, nos, nas, num, numa, em, ao, aos, à, às, para, pra, pro, pelo, pela, por favor, que, é, são, seja, sejam, ser, está, estão, fica, fique, ficar, quero, queremos, queria, gostaria, eu, nós, me, se, te, meu, minha, nosso, nossa, seu, sua, este, esta, esse, essa, isso, aquelas, aquela, aqueles, aquele, tem, tenha, ter, deve, pode, faz, fazer, faça, coloque, põe, colocar, também, já, bem assim, tom, tons, cor, cores, estilo, cara, jeito, ar, tipo, cada, tudo, todo, toda, todos, todas, então, aqui, meio, pelo amor de deus, amor, deus
and: e
or: ou
no: nem
on: sobre
with: com, por
but: mas
like: como, feito
instead of: em vez de, em vez da, em vez do, ao invés de, no lugar de
except: exceto, menos no, menos na, salvo
only: só, somente, apenas, só na, só no, só numa
nowhere else: em mais lado nenhum, em mais lugar nenhum, em nenhum outro lugar
each in its own colour: cor própria, sua própria cor, uma cor por, uma cor para cada, cada uma de uma cor, cada um de uma cor, cada um com sua cor, cada uma com a sua cor, em cores diferentes, cores diferentes
no other colour: nenhuma outra cor, sem outras cores
single: único, única, um só, uma só
no: sem, nada de, nada, nenhum, nenhuma, não quero, evite, evitar, nunca, não use, não usar, zero, nadinha de, proibido, evita, foge de, fartos de, farto de, farta de, cansados de
no longer: já não, não mais
not: não, nem tão, não parecer
not too: não muito, não demasiado, sem exagero, não tão
less: menos
more: mais
everything else: o resto, todo o resto, resto
at most: no máximo, máximo, máx, não mais de, não mais que, que não passe de, sem passar de, que não ultrapasse
-: pelo menos, no mínimo, mínimo
one page: em uma página, numa folha, uma só página, numa página
change: troca, troque, trocar, muda, mude, mudar, substitua
make: deixe, deixa
as before: igual à anterior, igual ao anterior, como antes, como da última vez, igual da última vez
a bit: um pouco, um pouco de, um pouquinho, levemente, ligeiramente, um toque de
very: muito, muita, muitos, muitas, bem, bastante
extremely: extremamente, super, ultra
two: dois, duas
three: três
four: quatro
five: cinco
six: seis
seven: sete
eight: oito
nine: nove
ten: dez
headings: título, títulos, cabeçalhos, manchete
subheadings: subtítulo, subtítulos
text: texto, textos, corpo do texto, corpo de texto
type: letra, letras, fonte, fontes, tipografia, tipo de letra
font size: tamanho da letra, tamanho da fonte, tamanho do texto
background: fundo, fundos
page: página, páginas
paper: papel
accent: destaque de cor, cor de destaque, cor principal, cor da marca
prominent: em destaque, destaque, bem visível, visível, visíveis, destacado, destacada, destacados, destacar, destaca, que salte à vista, saltar aos olhos, chamar atenção, chame atenção, em primeiro plano, em evidência
buttons: botão, botões
margins: margem, margens
corners: canto, cantos
corner of the page: canto de baixo, no canto, num canto
rounded corners: cantos arredondados, cantos redondos, bordas arredondadas
rounded: arredondado, arredondada, arredondados, redondo
sharp corners: cantos retos, cantos vivos, botões retos, botões quadrados, botões retangulares, bordas retas
lines: linha, linhas, fio, fios, traço, traços, riscos, risco
border: moldura, molduras, borda, bordas, contorno, contornos, filete, filetes, cercadura, debrum
shadows: sombra, sombras
gradients: degradê, degradês, gradiente, gradientes, degradé
pattern: padrão, estampa, textura
ornaments: ornamento, ornamentos, enfeite, enfeites, adorno, adornos, decoração
hearts: coração, corações
flowers: flor, flores
bunting: bandeirinhas, bandeirinha
stars: estrela, estrelas
waves: onda, ondas
where: onde
icons: ícone, ícones, pictogramas
photos: foto, fotos, imagem, imagens, fotografia, fotografias
illustrations: ilustração, ilustrações, desenho, desenhos
logo: logo, logótipo, logotipo
header: cabeçalho
footer: rodapé
page numbers: número de página, números de página, numeração de páginas, página x de y, número da página, páginas numeradas, folhas numeradas, numera as páginas, numerar as páginas
table of contents: índice, sumário
cover: capa
columns: coluna, colunas
tables: tabela, tabelas
prices: preço, preços
total: total, soma
amount: valor, montante
name: nome
names: nomes
dates: datas
date: data
place: local, lugar
time: hora, horário
years: ano, anos
signature: assinatura, assinaturas
seal: selo
stamp: carimbo
address: endereço, morada
phone number: telefone, telemóvel, celular
captions: legenda, legendas
footnotes: nota de rodapé, notas de rodapé
figures: número, números, cifras
figures: numeração
clauses: cláusula, cláusulas
charts: gráfico, gráficos
skill bars: barrinhas de competência, barras de competência, barrinhas
arrows: seta, setas, setinha
grid: grelha, grade
circle: círculo, círculos
square: quadrado, quadrada
bleed: sangrado, página inteira
band: faixa, faixas
tile: azulejo, azulejos
big: grande, grandes
bigger: maior, maiores, aumenta, aumente, aumentar, cresce, mais grande, maiorzinho
huge: enorme, enormes, gigante, gigantes, grandão, enormão, gigantesco
small: pequeno, pequena, pequenos, pequenas
smaller: menor, menores, mais pequeno, diminua, reduza, diminui, diminuir, reduzir, reduz, encolhe, menorzinho
tiny: pequenininho, minúsculo, pequenino, pequenininha, pequeninho, miudinho, miúdo
legible: legível, legíveis, fácil de ler, boa leitura, fácil leitura, boa de ler, dê pra ler, legibilidade, bem legível
boldface: negrito, em negrito, gordo, gorda, gordas, grosso, grossa, grossas, gordinho, gordinha, gordinhas, carregado no peso, encorpada, encorpado
bolder: mais grosso
italic: itálico, em itálico, itálicos
thin: fino, fina, finas, finos, delgado
thick: espesso, espessa
wide: largo, larga, largos, largas, amplo, amplas, folgada, folgadas, folgado, folgados, generosas
narrow: estreito, estreita, estreitos
lowercase: minúsculas, em minúsculas, caixa baixa, minúscula
all caps: maiúsculas, em maiúsculas, caixa alta, maiúscula, tudo em maiúsculas, caixa-alta
serif: serifada, serifado, com serifa, serifa, com serifas
sans serif: sem serifa, sem serifas, bastão
typewriter: máquina de escrever
handwritten: feita à mão, feito à mão, manuscrito, manuscrita, à mão, escrita à mão, pintada à mão
script: cursiva, caligráfica, cursivo, letra cursiva
condensed: condensada, condensado
centred: centrado, centralizado, centralizada, ao centro, no centro
left aligned: alinhado à esquerda, alinhados à esquerda, alinhada à esquerda
right aligned: alinhado à direita, alinhados à direita, alinhadas à direita
justified: justificado
left: à esquerda, esquerda
on the right: à direita, direita
top: em cima, no topo, acima
bottom: embaixo, em baixo
first: primeiro, em primeiro lugar
at the end: no fim, no final, na última página
side by side: lado a lado
double: duplo, dupla
vertical: vertical, verticais
horizontal: horizontal, horizontais
landscape: paisagem, ao baixo
portrait: retrato, ao alto, de cima para baixo
airy: arejado, arejada
white space: espaço, muito espaço, espaço em branco, muito branco, respiro, bastante respiro, folga, área em branco, muito respiro
generous: generoso, generosa
leading: entrelinha, entrelinhas, espaçamento entre linhas, entre as linhas, espaço entre linhas
loose leading: entrelinha larga, entrelinha generosa, entrelinha maior, mais espaço entre as linhas, entrelinha folgada
compact: compacto, compacta
crowded: carregado, poluído
high contrast: alto contraste, muito contraste
black and white: preto e branco, preto no branco
no colour: sem cor, sem cores
two colours: duas cores
single accent: uma só cor, uma cor só
monochrome: monocromático
colourful: colorido, colorida, coloridos
muted: apagado, discreto, discreta, suave, suaves, apagada, apagadas, dessaturado
pastel: pastel, tons pastel
bright: vivo, viva, vivas, brilhante, luminoso
dark mode: modo escuro, tema escuro
dark: escuro, escura, escuros, escuras
light: claro, clara, claros, claras
pale: pálido
navy: azul marinho, azul-marinho, marinho
midnight blue: azul noite
olive: verde azeitona, verde oliva
glazed green: verde esmaltado, verde vidrado
bottle green: verde garrafa
sage: verde sálvia, sálvia
sand: areia molhada
coral: goiaba, cor de goiaba
wine: vinho, cor de vinho, vinho tinto
kraft paper: papel pardo
burnt orange: laranja queimado, laranja-queimado, laranja torrado
burnt: queimado, queimada, torrado, torrada
brick: tijolo
salmon: salmão
peach: pêssego
maize: fubá
off white: branco sujo, cru
ink saving: poupa tinta, poupar tinta, economiza tinta, economizar tinta
ink: tinta
warm: quente, acolhedor, acolhedora, caloroso
cosy: aconchegante, aconchego, caseiro, caseira, familiar
natural: natural, ecológico, ecológica, sustentável, vegetal
earthy: terroso
rustic: rústico, rústica, caipira, da roça, campestre, rústicos, da fazenda
cool: frio, fria
fresh: fresco, fresca
clear: nítido, organizado
modern: moderno, moderna, contemporâneo, moderninho, contemporânea
timeless: intemporal, atemporal
classic: clássico, clássica
traditional: tradicional, raiz
elegant: elegante, elegantes, requintado, chique, chiques, fino e elegante, com classe, classudo, elegância, charmoso, charmosa
luxurious: luxuoso, luxo, de luxo, exclusivo, luxuosa, sofisticado e caro, premium, nobre, exclusiva
serious: sério, séria
formal: formal, oficial, solene
professional: profissional
corporate: corporativo, corporativa, empresarial
sober: sóbrio, sóbria, sóbrios, austero, austera, rigoroso
restrained: contido, discretos, discretas, recatado
simple: simples, singelo
minimal: minimalista, minimalismo, clean, enxuto, enxuta, despojado, despojada, essencial
clean: limpo, limpa
calm: calmo, calma, tranquilo, sereno, relaxado, relaxante, sossegado, zen, serena, sereno e calmo
soft: macio
loud: berrante, gritante
delicate: delicado, delicada
romantic: romântico, romântica, românticos, apaixonado
playful: brincalhão, lúdico, divertido, descontraído, descontraída, engraçado, engraçada, divertida, fofo, fofa, fofinho, brincalhona, moleque, zoeira, lúdica, engraçadinho
cheerful: alegre, alegres, animado, animada, alto astral, festivo e alegre, pra cima, vibrante
friendly: amigável, simpático, amigáveis, próximo das pessoas, cordial, simpática
inviting: convidativo
festive: festivo, festa junina, cores de festa junina
dynamic: dinâmico
powerful: forte, potente
striking: marcante, chamativo, impactante, de impacto, que impacte, chamativa
dramatic: dramático, misterioso, misteriosa, sombrio, sombria
technical: técnico
scientific: científico
academic: académico, acadêmico
industrial: industrial, bruto, rústico industrial, tosco
retro: retrô
vintage: antigo, antiga
nostalgic: nostálgico
handmade: feito à mão, artesanal
kids: infantil, crianças
night: noite
darker: mais escuro
lighter: mais claro
simpler: mais simples
in portuguese: em português
in english: em inglês
pt: pontos
keep everything else: o resto igual, o resto fica igual, o resto como está, o resto mantém, resto igual, manter o resto, mantenha o resto, não mexe no resto, não mexer no resto, não mexa no resto, tudo o resto igual, deixa o resto
no frills: sem firulas, nada de firulas, sem frescura, sem frescuras, sem floreados, sem floreios, nada de floreios, sem enfeites, sem rodriguinhos, sem salamaleques, sem mimimi, nada de frufru, sem frufru
fit on one page: caber numa folha só, caber numa folha, caber numa página, caber em uma página, tem que caber numa página, uma folha só, numa página só, uma página só, numa só folha, só uma página, só uma folha, tudo numa página, cabe numa folha
big letters: idosos, pessoas idosas, terceira idade, baixa visão, vista cansada, sem óculos
read from: de longe
drop caps: capitular, letra capitular, capitulares
earth tones: tons de terra, tons terra, cores da terra, tons terrosos
quotes: citação, citações
labels: etiqueta, etiquetas, rótulo, rótulos
small print: letras miúdas, letra miúda, letrinhas, condições
running head: cabeçalho corrente
table heads: cabeçalho da tabela, cabeçalhos da tabela, cabeçalho de tabela
striped tables: tabela listrada, linhas alternadas, tabela zebrada, listrada
dishes: prato, pratos
opening hours: horários, horário de funcionamento
sepia: papel amarelado, amarelado, papel velho, papel envelhecido, envelhecido, sépia
newspaper: jornal antigo, jornal velho, jornal, cara de jornal
old tavern: de boteco
chalkboard: giz, lousa, quadro negro, quadro-negro, ardósia
edgy: ousado, ousada, atrevido, atrevida, irreverente, rebelde, provocador, provocante, descolado, descolada
refined: refinado, refinada, sofisticado, sofisticada, requintada
trustworthy: confiável, de confiança, que passe confiança, credível, que inspire confiança
lively: vivaz, movimentado
scandinavian: escandinavo, nórdico
christmas: natalino, natalina, natalício
autumn: outonal, outono
little stars: estrelinhas
floral: florzinhas, floral, florais
foliage: folhas, folhinhas, folhagem, ramos, galhos
confetti: confete, confetes, balões, balõezinhos
garland: guirlanda, grinalda
stripes: listrado, às listras, às riscas
dots: bolinhas, poá, pintinhas
chequered: xadrez, quadriculado
dotted lines: pontilhado, pontilhada, linha pontilhada, tracejado, tracejada
rounded type: letras gordinhas, letra gordinha, letras redondas, letra redonda, letra redondinha, letras redondinhas
heavy: bem grossa, extra negrito, muito grossa
underlined: sublinhado, sublinhada, sublinhados, sublinhar
small caps: versaletes, versalete
letter spacing: espaçamento entre letras, entreletra
paragraph indents: recuo, recuos, avanço de parágrafo
gold: dourada, dourados, douradas
silver: prateado, prateada
copper: acobreado
charcoal: cinza chumbo, cinza-chumbo, chumbo, grafite escuro
light grey: cinza claro, cinza-claro, cinza pérola
petrol: azul petróleo, azul-petróleo
teal: azul esverdeado
sea green: verde água, verde-água
lemon: amarelo limão, amarelo canário, amarelo-canário, canário
mustard: amarelo mostarda
rust: cor de ferrugem
burgundy: bordeaux escuro, grená
blood red: vermelho sangue
cherry: cereja, vermelho cereja
baby blue: azul bebê, azul-bebê, azul bebé, azul clarinho
sky blue: azul celeste, azul céu
royal blue: azul royal, azul real, azul rei
electric blue: azul elétrico
cobalt: azul cobalto
blush: rosa clarinho, rosa bebê, rosa pálido
dusty rose: rosa velho, rosa antigo, rosa seco, rosa queimado
hot pink: rosa choque, pink
emerald: verde esmeralda, esmeralda
mint green: verde menta, hortelã
moss green: verde musgo
grey green: verde acinzentado, verde cinza
pine: verde pinho
forest green: verde floresta, verde mata
lime: verde limão, lima
neon: fluorescente, flúor
neon green: verde neon, verde limão neon
aubergine: beringela
lilac: lilás
coffee: cor de café
saturated: cores vivas, cores fortes, cores berrantes, saturado, saturada
deep: profundo, profunda, intenso, intensa
before: antes de, antes do, antes da, antes dos, antes das
after: depois de, depois do, depois da
zebra rows: linhas alternadas, zebrado, zebrada
numbered clauses: cláusulas numeradas
qr code: código qr
few words: pouco texto, sem texto corrido, poucas palavras
primary colours: cores primárias
childish: infantil demais, infantilizado, bobinho
playful: infantil, divertido, engraçado, brincalhão
garish: berrante, gritante, chamativo, espalhafatoso
wider margins: margens mais largas, margens amplas, margens largas
narrower margins: margens mais estreitas
lots of air: muito ar, mais ar, mais espaço, muito espaço, respiro
large print: legível de longe, leitores idosos, mais de 60 anos, mais de 65 anos, mais de 70 anos, letra grande, letras grandes, para idosos
readable: fácil de ler, bem legível, legível
prominent: em destaque, bem visível, que salte à vista, chamando atenção
hand made: feito à mão, artesanal, caseiro
drawing: desenhado, desenhada, desenho, desenhos
long: comprido
narrow: estreito
yellow: amarelinho, amarelinha
medal: medalha
arrows: setas
gloomy: triste, sombrio, lúgubre
stuffy: careta, antiquado
decimals: centavos, casas decimais, cêntimos
in the corners: nos cantos
fixed at the bottom: fixo embaixo
vivid: vivo, viva, vivos, vivas
pages: slides, lâminas
stamp: carimbo
`,
}))
