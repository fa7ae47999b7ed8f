import type { Language } from './language.ts'

export const portuguese: Language = {
  lang: 'pt',
  ending: /(?<=.{3})(?:ões|ãos|es|os|as|o|a|e|s)$/u,
  nounFirst: true,
  falseFriends:
    'as no do dose pode some real fim tem sem com nos pena mate final legal papel casa base mar sol sal som festa mesa grave come pôr mais dos data',
  rows: `
less: pouco, pouca
-: frente e verso
till receipt: talão de caixa, cupom fiscal
woodcut: xilogravura
remove: tire, tirar, tira, remova, remover, retire
not too: demasiado, demais
between columns: linhas verticais
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
single: único, única, um só, uma só
no: sem, nada de, nada, nenhum, nenhuma, não quero, evite, evitar, nunca, não use, não usar
not: não, nem tão, não parecer
not too: não muito, não demasiado, sem exagero, não tão
less: menos
more: mais
everything else: o resto, todo o resto, resto
at most: no máximo, máximo, máx, não mais de, não mais que
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
prominent: em destaque, destaque
buttons: botão, botões
margins: margem, margens
corners: canto, cantos
corner of the page: canto de baixo, no canto, num canto
rounded corners: cantos arredondados, cantos redondos, bordas arredondadas
rounded: arredondado, arredondada, arredondados, redondo
sharp corners: cantos retos, cantos vivos
lines: linha, linhas, fio, fios, traço
border: moldura, molduras, borda, bordas, caixa, caixas
shadows: sombra, sombras
gradients: degradê, degradês, gradiente, gradientes, degradé
pattern: padrão, estampa, textura
ornaments: ornamento, ornamentos, enfeite, enfeites, adorno, adornos, decoração
hearts: coração, corações
flowers: flor, flores
bunting: bandeirinhas, bandeirinha
stars: estrela, estrelas
waves: onda, ondas
icons: ícone, ícones, pictogramas
photos: foto, fotos, imagem, imagens, fotografia, fotografias
illustrations: ilustração, ilustrações, desenho, desenhos
logo: logo, logótipo, logotipo
header: cabeçalho
footer: rodapé
page numbers: número de página, números de página, numeração de páginas, página x de y, número da página
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
bigger: maior, maiores, aumenta, aumente
huge: enorme, enormes, gigante, gigantes
small: pequeno, pequena, pequenos, pequenas
smaller: menor, menores, mais pequeno, diminua, reduza
tiny: pequenininho, minúsculo, pequenino, pequenininha
legible: legível, legíveis, fácil de ler
bold: negrito, em negrito, gordo, gorda, gordas, grosso, grossa, grossas
bolder: mais grosso
italic: itálico, em itálico, itálicos
thin: fino, fina, finas, finos, delgado
thick: espesso, espessa
wide: largo, larga, largos, largas, amplo, amplas
narrow: estreito, estreita, estreitos
lowercase: minúsculas, em minúsculas
all caps: maiúsculas, em maiúsculas, caixa alta
serif: serifada, serifado, com serifa, serifa, com serifas
sans serif: sem serifa, sem serifas, bastão
typewriter: máquina de escrever
handwritten: manuscrito, manuscrita, à mão, escrita à mão, pintada à mão
script: cursiva, caligráfica, cursivo, letra cursiva
condensed: condensada, condensado
centred: centrado, centralizado, centralizada, ao centro, no centro
left aligned: alinhado à esquerda, alinhados à esquerda
right aligned: alinhado à direita, alinhados à direita, alinhadas à direita
justified: justificado
left: à esquerda, esquerda
right side: à direita, direita
top: em cima, no topo, acima
bottom: embaixo, em baixo
first: primeiro, em primeiro lugar
at the end: no fim, no final, na última página
side by side: lado a lado
double: duplo, dupla
vertical: vertical, verticais
horizontal: horizontal, horizontais
landscape: paisagem
portrait: retrato
airy: arejado, arejada
white space: espaço, muito espaço, espaço em branco, muito branco
generous: generoso, generosa
leading: entrelinha, entrelinhas
loose leading: entrelinha larga, entrelinha generosa
compact: compacto, compacta
crowded: carregado, poluído
high contrast: alto contraste, muito contraste
black and white: preto e branco, preto no branco
no colour: sem cor, sem cores
two colours: duas cores
single accent: uma só cor, uma cor só
monochrome: monocromático
colourful: colorido, colorida, coloridos
muted: apagado, discreto, discreta, suave, suaves
pastel: pastel, tons pastel
bright: vivo, viva, vivas, brilhante, luminoso
dark mode: modo escuro, tema escuro
dark: escuro, escura, escuros, escuras
light: claro, clara, claros, claras
pale: pálido
navy: azul marinho, azul-marinho, marinho
midnight blue: azul noite
olive: verde azeitona, verde oliva
bottle green: verde garrafa
sage: verde sálvia, sálvia
sand: areia molhada
coral: goiaba, cor de goiaba
wine: vinho
kraft paper: papel pardo
brick: tijolo
salmon: salmão
peach: pêssego
maize: fubá
off white: branco sujo, cru
ink saving: poupa tinta, poupar tinta, economiza tinta, economizar tinta
ink: tinta
warm: quente, acolhedor, acolhedora, caloroso
cosy: aconchegante
natural: natural
earthy: terroso
rustic: rústico, rústica, caipira
cool: frio, fria
fresh: fresco, fresca
clear: nítido, organizado
modern: moderno, moderna, contemporâneo
timeless: intemporal, atemporal
classic: clássico, clássica
traditional: tradicional, raiz
elegant: elegante, elegantes, requintado, chique
luxurious: luxuoso, luxo, de luxo, exclusivo
serious: sério, séria
formal: formal, oficial, solene
professional: profissional
corporate: corporativo, corporativa, empresarial
sober: sóbrio, sóbria
restrained: contido
simple: simples, singelo
minimal: minimalista, minimalismo
clean: limpo, limpa
calm: calmo, calma, tranquilo, sereno
soft: macio
loud: berrante, gritante
delicate: delicado, delicada
romantic: romântico, romântica
playful: brincalhão, lúdico, divertido
cheerful: alegre, alegres
friendly: amigável, simpático
inviting: convidativo
festive: festivo, festa junina, cores de festa junina
dynamic: dinâmico
powerful: forte, potente
striking: marcante, chamativo
dramatic: dramático
technical: técnico
scientific: científico
academic: académico, acadêmico
industrial: industrial
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
`,
}
