import { onDemand } from '../../on-demand.ts'

// Whether words are said to whoever makes a piece and not to those who read it, judged by signs that agree: no sign tells
// it alone but what no reader is ever told. None of these patterns is Unicode's: so many words without case would take ten
// times as long to compile.

/** How much words speak of a piece that is still being made: the sum of the signs that they have. */
export function makerScore(text: string): number {
  return text.length > LONGEST ? 0 : sum(SIGNS.filter(({ has }) => has(text)))
}

/** How sure words are said to the maker: the same, where one of the signs is no everyday word. */
export function toldScore(text: string): number {
  const found = text.length > LONGEST ? [] : SIGNS.filter(({ has }) => has(text))
  return found.some(({ weight }) => weight > 1) ? sum(found) : 0
}

function sum(signs: readonly Sign[]): number {
  return signs.reduce((all, { weight }) => all + weight, 0)
}

/** Score from which on words in brackets, or in a letter to a maker, are said to nobody else; of a line among others one more. */
export const TOLD = 3

/** Whether a line of a copy, in no brackets, is nothing but said to its maker: something in it nobody else is told. */
export function isToldLine(text: string, isRough: boolean): boolean {
  const leads = /[:：]$/.test(text)
  // A line that leads to the text hands it over, unless it only says when that stands there.
  const isOwn = OWN.some(({ has }) => has(text)) && (!leads || room(text))
  // Figures are facts, and readers are told that one is to be confirmed: it takes more signs.
  const least = TOLD + (isRough || leads ? 0 : 1) + (/\d/.test(text) ? 1 : 0)
  return isOwn && toldScore(text) >= least
}

/** Whether a text opens as a note does: with its mark, or a stroke. */
export function isNoted(text: string): boolean {
  return /^[—–-]\s/.test(text) || MARK.test(text)
}

/** Whether a text says that what it has in brackets is for its maker alone. */
export function keepsBracketsBack(text: string): boolean {
  return BRACKETS.test(text) && FOR_MAKER.test(text)
}

const BRACKETS =
  /brackets|parenthes[ei]s|klammern?|parenthèses?|paréntesis|parentesi|parêntes[ei]s?|haakjes|nawias(?:ach|ie|y)|závork|parentes|дужк|скобк|括弧|カッコ|括号|괄호|parantez|أقواس/i
const FOR_MAKER =
  /(?:for|to) you|not .{0,12}print|für dich|für euch|für sie|nicht .{0,20}druck|pour (?:toi|vous)|pas .{0,12}imprim|para (?:ti|vosotros|usted|você)|per (?:te|voi)|voor (?:jou|jullie)|niet .{0,20}druk|dla (?:ciebie|was|pani|pana)|pro (?:tebe|vás)|till? (?:dig|deg)|(?:inte|ikke) .{0,20}(?:tryck|trykk|med)|для (?:тебе|вас|тебя)|不要印|印刷しない|senin için|sizin için/i

const LONGEST = 420

/** A pattern of alternatives at the beginning and the end of words of any alphabet that has cases. */
function wordsOf(...alternatives: readonly string[]): (text: string) => boolean {
  const pattern = onDemand(
    () =>
      new RegExp(
        `(?:^|[^a-z\\u00c0-\\u024f\\u0400-\\u04ff])(?:${alternatives.join('|')})(?![a-z\\u00c0-\\u024f\\u0400-\\u04ff])`,
        'i',
      ),
  )
  return text => pattern().test(text)
}

/** The same, also within words. */
function anywhere(...alternatives: readonly string[]): (text: string) => boolean {
  const pattern = onDemand(() => new RegExp(alternatives.join('|'), 'i'))
  return text => pattern().test(text)
}

const choice = wordsOf(
  'you decide(?=[.,;!)]|$)|(?:it.s )?up to you|your call|as you (?:see fit|like|wish|think best)|see what you think|if you want but|do what you (?:like|think)',
  '(?:entscheide?|mach)t? (?:du|ihr|sie|es)?,? ?wie (?:du|ihr|sie) (?:meins?t|mein(?:en)|wollt|willst|denkst)|wie (?:ihr meint|du meinst|sie meinen)|entscheide? (?:du|selbst)|(?:gern|gerne) kürzen|(?:überlasse?|überlassen) (?:ich|wir) (?:dir|euch|ihnen)',
  'à (?:toi|vous) de voir|comme (?:tu|vous) (?:veux|voulez|sens|sentez)|(?:tu|vous) (?:vois|verrez|voyez)(?=[.,;!)]|$)|fais (?:au mieux|comme)',
  'tú (?:decides|verás|mismo)|como (?:veas|quieras|tú veas)|(?:lo que|donde) (?:veas|quieras|tú veas|haga falta)|decide tú|sin miedo',
  '(?:vedi|fai|decidi|scegli) (?:un po. )?tu|come (?:vuoi|credi|ti pare)|(?:sistema|mett)\\S* tu',
  'decid[ea] (?:tu|você)|à vontade|como (?:quiseres|quiser|achares|achar)|tu é que sabes',
  '(?:kijk|zie|doe|beslis|bepaal) (?:jij )?maar|wat jij (?:wilt|vindt)|aan jou',
  'jak (?:uważasz|chcesz|wolisz|uważacie)|śmiało|(?:ty )?zdecyduj|jak uważasz',
  'jak (?:chceš|myslíš|uznáš)|rozhodni|(?:du|det) bestäm(?:mer du|mer)|du (?:bestemmer|bestämmer)|som du (?:vill|vil|synes|tycker)|gör som du vill',
  'як (?:вважаєш|хочеш|вважаєте)|на твій розсуд|решай(?:те)? сам\\S*|как (?:хочешь|считаешь)|sen bilirsin|nasıl istersen',
)

const cutting = wordsOf(
  '(?:please|pls|feel free to|you (?:can|may)|just) (?:\\S+ )?(?:trim|cut|shorten|merge|split|tighten|edit)|(?:^|[,;:.(—–-] ?)(?:trim|cut|shorten|tighten) (?:it|as|this|away|down|freely|whatever|what|where)|(?:too|a bit) long for',
  '(?:bitte|gerne?|ruhig|kannst du|dürft ihr) (?:\\S+ ){0,2}(?:kürzen|streichen|zusammenfassen)|(?:zu lang|zu viel) für (?:die|eine|das|ein) |kürz(?:e|t)? (?:es|das|ruhig|gern|bitte)',
  '(?:coupe|raccourci|coupez|raccourcissez)(?:s|r)? (?:ce que|si|comme|où|tant|sans)|(?:trop|un peu) long|(?:tu peux|vous pouvez|à) (?:raccourcir|couper)',
  '(?:recorta|abrevia|acorta|corta|resume|quita)(?:d)? (?:lo que|sin|si|como|donde|cuanto)|demasiado (?:largo )?para|(?:puedes|podéis) (?:recortar|acortar|cortar|abreviar)',
  '(?:taglia|accorcia|tagliate)(?:lo|li)? (?:pure|quello|come|dove|se)|troppo (?:lungo|testo)|(?:puoi|potete) (?:tagliare|accorciare)',
  '(?:pode|podes|podem) (?:cortar|encurtar|mexer|resumir)|(?:corta|encurta|resume) (?:o que|à|como|se)|(?:texto|coisa) a mais',
  '(?:mag|kan|graag) (?:\\S+ ){0,2}(?:korter|ingekort|inkorten)|kort (?:het |maar )?in|te lang',
  '(?:proszę|można|możesz|śmiało)(?: \\S+){0,2} (?:skracać|skrócić|ciąć|wyciąć)|za dużo tekstu|za długie',
  '(?:můžeš|můžete|klidně)(?: \\S+)? (?:zkrátit|škrtat|zkraťte?)|(?:korta|stryk|forkort|kort)(?:a|e)? (?:gärna|gerne|bare|ned|ner)|för långt|for lang',
  '(?:можеш|можете|можна|сміливо)(?: \\S+)? (?:скоротити|різати|скорочуй)|(?:можно|смело|можешь) (?:сократить|резать|сокращай)|kısaltabilirsin',
)

const brief = wordsOf(
  'keep (?:it|them|this|these|that|those) (?:short|brief|crisp)|(?:kurz|knapp) halten|haltet? (?:es|das|die) (?:kurz|knapp)|(?:reste|faire|fais|faites) court|que (?:sea|quede) (?:corto|breve)|tienilo breve|mantém curto|hou het kort|(?:krótko|zwięźle) proszę|håll det kort|hold det kort|коротко, будь ласка',
)

const room = wordsOf(
  'if (?:it|this|that|there.s|there is|you have|we have) (?:all )?(?:fits?|room|space)(?: for it)?(?= ?[:,.;)!]|$)',
  '(?:wenn|falls) (?:es |das |noch )?(?:passt|platz (?:ist|hat|bleibt|da ist)|rein ?passt|drauf ?passt)',
  "s['’]il (?:reste|y a) (?:\\S+ ){0,2}place|si (?:ça|ca|cela) (?:rentre|tient|passe)",
  'si (?:cabe|entra|hay (?:sitio|hueco|espacio)|queda (?:sitio|hueco|espacio))',
  "se (?:ci sta|c['’]è (?:posto|spazio)|resta (?:posto|spazio)|couber|houver (?:espaço|lugar)|sobrar (?:espaço|lugar)|der)",
  'als het past|als er (?:plek|ruimte|plaats) is|jeśli (?:się zmieści|będzie miejsce)|(?:pokud|když) (?:se vejde|zbude místo)|om det (?:finns|får) plats|hvis der er plads|hvis det er plass|якщо (?:влізе|вистачить місця|є місце)|если (?:влезет|поместится)|sığarsa|yer kalırsa',
)

/** What stands on a piece and may be left off it. */
const DETAIL =
  '(?:address|e-?mail|mail|phone|number|website|site|web|prices?|photos?|pictures?|logo|skill bars?|clip.?art|adresse|telefon(?:nummer)?|nummer|preise?|fotos?|bild(?:er)?|balken|courriel|téléphone|numéro|prix|logo|images?|dirección|correo|teléfono|precios?|imagen|indirizzo|telefono|prezz[oi]|immagin[ei]|endereço|telefone|preços?|fotografias?|adres|prijs|prijzen|adresu?|telefonu|ceny|zdjęcia|zdjęć|adresu|fotk[yu]|adress(?:en)?|pris(?:en|et)?|фото|адрес[уи]?|телефону?|ціни|цены)'
const detailed = wordsOf(`(?:de)?${DETAIL}`)
const REFUSING = [
  "(?:do ?n[o'’]?t|do not|never|no need to) (?:put|use|print|show|add|include|list|post|give) |please no ",
  "ne (?:pas )?(?:mets|mettez|mettre|marque[rz]?|indique[rz]?) (?:pas |surtout pas )?(?:de |d['’]|l['’]|le |la |les )?",
  'no (?:pongas|poner|pongáis|metas|uséis) (?:el |la |los |las )?',
  "non (?:metter|mett)\\S* (?:l['’]|il |la |i |le )?",
  'não (?:ponhas|pôr|põe|coloques|colocar|coloque|meter) (?:o |a |os |as )?',
  '(?:nie (?:dawać|dawaj|podawać|wstawiać|umieszczać)|bez|ned[aá]vat|nedávej|не (?:став|ставити|пиши|давай|ставить)) ',
]
const REFUSED =
  '(?:(?:bitte )?(?:nicht|weglassen)|(?:non |meglio non )mett\\S+|(?:er )?(?:liever )?niet (?:op|bij|erop|vermelden))'
/** What each refusal has beside the detail, for less time than the whole takes to compile. */
const refuses = anywhere(...REFUSING, REFUSED, "kein(?:e|en)? |pas d['’e]|geen ")
const refused = wordsOf(
  `(?:${REFUSING.join('|')})(?:\\S+ ){0,2}${DETAIL}`,
  `${DETAIL} ${REFUSED}`,
  `(?:kein(?:e|en)?|keine) (?:\\S+ ){0,2}${DETAIL} (?:drauf|rein|dazu|verwenden|nehmen)`,
  `pas d['’e] ?(?:\\S+ ){0,2}${DETAIL},? (?:s['’]il|svp|stp|merci)`,
  `geen (?:\\S+ ){0,2}${DETAIL} (?:erop|gebruiken|graag)`,
)
const refusedWhole = wordsOf(
  "don['’]?t (?:post|share|publish) (?:this|it)",
  '(?:ingen|inga|inget) .{2,40} (?:som bild(?:er)?|tack|takk|tak|är du snäll|vær så snill)',
)

/** Things of a piece that somebody has still to write, to draw or to send. */
const STUFF =
  '(?:text|copy|words|wording|photos?|pictures?|pics?|images?|drawing|map|plan|quote|caption|logo|headshot|text|bild(?:er)?|foto|fotos|zeichnung|karte|lageplan|texte|photos?|image|plan|dessin|légende|texto|foto|fotos|imagen|dibujo|plano|mapa|testo|foto|immagine|disegno|mappa|texto|imagem|desenho|tekst|afbeelding|tekening|kaart|tekstu?|zdjęci[ae]|rysunku?|map[ay]|fotk[au]|obrázek|bild(?:en)?|teksten?|billede[rt]?|tegning|текст|фото|малюн\\S+|мап\\S+|план)'
const stuffed = wordsOf(STUFF, 'escanead\\S+')
const AWAITING = [
  "(?:need|waiting for|haven['’]?t got|don['’]?t have) (?:the |a )?",
  '(?:fehlt|fehlen) (?:noch )?(?:der |das |die |ein )?',
  "il manque (?:encore )?(?:la |le |les |l['’]|une? )?",
  '(?:falta|faltan) (?:el |la |los |las )?|no (?:lo |la |los |las )?tengo (?:el |la |los )?',
  "manca(?:no)? (?:ancora )?(?:il |la |le |l['’])?|falta(?:m)? (?:o |a |os |as )?",
  '(?:brak(?:uje)?|chybí|mangler|saknar|немає|бракує|нет) ',
]
const AWAITED = [
  '(?:is |are )?(?:still )?missing|to (?:come|follow)|when (?:it|they) (?:come|arrive)|not (?:here|ready) yet|comes? later',
  '(?:fehlt|fehlen|folgt|folgen|kommt|kommen)(?: noch| später)?|à venir|manquante?|à suivre|pendiente|por llegar',
  'da (?:fare|mettere)|in arrivo|ontbreekt|volgt|komt nog|będzie później|doślę|saknas|mangler|kommer senere|kommer senare',
]
const awaits = anywhere(...AWAITING, ...AWAITED, 'no .{1,60} yet')
const awaited = wordsOf(
  `(?:${AWAITING.join('|')})${STUFF}`,
  `${STUFF} (?:${AWAITED.join('|')})`,
  `no ${STUFF} yet`,
  'no (?:lo |la |los |las )?tengo (?:el |la |los )?escanead\\S+',
)

const open = wordsOf(
  'leave (?:it |this |that )?(?:open|blank|empty)(?: for now)?|still (?:between|undecided|to decide|waiting to hear)|price\\?\\?',
  '(?:noch|erstmal|vorerst) (?:offen|frei) lassen|offen lassen|klär(?:t|en|e)(?: (?:das|es|ich|wir))?(?: noch)?|steht noch nicht fest',
  'on verra(?: bien)?(?=[.,;!)]|$)|à (?:voir|confirmer|définir)(?=[.,;!)]|$)|laisse[rz]? (?:en blanc|ouvert|vide)|me (?:le )?dit demain|(?:pas|point) encore (?:décidé|sûr)',
  'ya (?:veremos|se verá|os diré|te diré)|por (?:confirmar|decidir|ver)|deja(?:lo)? (?:abierto|en blanco)|(?:aún|todavía) no (?:sabemos|lo sé|está)',
  '(?:poi )?vediamo|si vedrà|da (?:confermare|decidere|vedere)|lascia (?:aperto|in bianco|vuoto)|non (?:sappiamo|so) ancora',
  'a (?:confirmar|definir|ver)|depois (?:vemos|vê-se|digo)|ainda não (?:sabemos|sei|está)|deixa (?:em branco|aberto)',
  'nog (?:niet zeker|open|te bepalen)|we zien wel|zobaczymy|do (?:potwierdzenia|ustalenia)|(?:jeszcze )?nie wiemy|uvidíme|ještě (?:nevíme|se neví)|vi får se|ikke (?:afgjort|bestemt)|vet (?:inte|ikke) (?:än|ennå)|ved ikke endnu|ще (?:не знаємо|невідомо)|побачимо|ещё не (?:знаем|решили)|уточнимо|henüz belli değil',
)

const layout = wordsOf(
  '(?:as|in|like) (?:an? |one )?(?:(?:small|little|neat|nice|simple) )?(?:table|list|box|bullets|columns|arrow(?: thing)?)(?: (?:is fine|maybe|please|perhaps))|(?:small |little )?(?:table|list|chart|box|arrow thing|map) (?:maybe|is fine|perhaps|would be nice|please)|(?:nicely|neatly) (?:laid out|set out|lined up)|so (?:people|you|one) can compare',
  '(?:bitte )?(?:schön |gut )?(?:übersichtlich|nebeneinander|untereinander)|(?:als|in) (?:eine[rnm]? )?(?:\\S+ )?(?:tabelle|liste|kasten|spalten)(?= ?(?:bitte|wär|vielleicht|[.!)]|$))|zum vergleichen',
  '(?:en|sous forme de|dans un) (?:\\S+ )?(?:tableau|liste|encadré|colonnes)(?= ?(?:stp|svp|peut|si|[.!)]|$))|bien (?:rangés?|alignés?|présentés?)',
  '(?:en|como) (?:una? )?(?:\\S+ )?(?:tabla|lista|recuadro|columnas)(?= ?(?:por favor|si|quizá|[.!)]|$))|bien (?:ordenad\\S+|colocad\\S+)|para comparar',
  '(?:in|come) (?:una? )?(?:\\S+ )?(?:tabella|elenco|riquadro|colonne)(?= ?(?:per favore|se|magari|[.!)]|$))|bell[ei] ordinat\\S|em (?:tabela|lista|colunas)(?= ?(?:por favor|se|[.!)]|$))|bem arrumad\\S+',
  '(?:als|in) (?:een )?(?:tabel|lijst(?:je)?|kader)(?= ?(?:graag|of|[.!)]|$))|overzichtelijk|w (?:tabelce|tabeli|ramce)|do tabulky|(?:som|i) (?:en |ett |et )?(?:tabell?|list[ae]|ruta|boks)(?= ?(?:tack|tak|[.!)]|$))|(?:stillet|sat) (?:pænt )?op|så man kan (?:sammenligne|jämföra)|у таблиц\\S|таблицей',
)

/** Whether something stays: a question nobody else is asked. */
const STAYING =
  /(?:^|[^a-z\u00c0-\u024f])(?:(?:keep|cut|drop|lose|leave out|too much|delete|stays?)(?: (?:it|this|that|these|in))?|(?:bleibt|raus|weg|streichen|behalten|zu viel)(?: (?:das|es|wir|damit))?|(?:on )?(?:garde|enlève|coupe|laisse)|(?:sobra|se queda|(?:lo|la|los) (?:quitamos|dejamos|quito|dejo))|(?:lo|la) (?:togliamo|teniamo|tolgo|tengo)|(?:tiramos|fica|tiro|deixamos)(?: isto)?|(?:weg|houden|eruit)(?: we)?|(?:zostaje|wyrzucić|zostawiamy)|(?:necháme|vyhodit)|(?:stryka|behålla|beholde|droppe|ud))\s?\?/i

const draft = wordsOf(
  "(?:text|words|copy|wording)(?: in words)? for the (?:\\S+ ){0,2}(?:banner|poster|flyer|card|sign|board|a-board|leaflet|slide|menu|coupon|label)|\\S+['’]s (?:version|draft)|(?:rough|first) (?:draft|go)|(?:here['’]s|here is) the (?:deck|text|copy|poster|flyer|wording)",
  'text fürs? (?:das |den |die )?\\S+|(?:entwurf|fassung|version) von \\S+|(?:mein|erster|grober) entwurf|runtergeschrieben',
  'texte (?:pour|de) (?:la |le |l.)(?:banderole|affiche|bâche|carte|flyer|tract|bon)|version de \\S+|(?:mon|premier) (?:brouillon|jet)|mon texte parlé',
  'texto (?:para|de|del) (?:la |el )?(?:pancarta|cartel|lona|tarjeta|folleto|vale)|versión de \\S+|(?:primer )?borrador|para leerlo yo|cuento yo',
  'testo (?:per|del|dello|della) (?:il |lo |la )?(?:striscione|manifesto|locandina|cartellone|biglietto)|versione di \\S+|(?:prima )?bozza',
  'texto (?:da|do|para a|para o) (?:faixa|cartaz|folheto|cartão|panfleto)|versão (?:da|do|de) \\S+|rascunho',
  'tekst (?:voor|op) (?:het|de) \\S+|versie van \\S+|tekst na (?:plakat|baner|ulotkę|kartę)|wersja \\S+|text na (?:plakát|banner|leták)|verze od \\S+|text(?:en)? till? \\S+|\\S+s (?:version|utkast|udkast)|текст (?:на|для) (?:плакат\\S*|афіш\\S*|банер\\S*|афиш\\S*)|версія \\S+|чернетка|черновик',
)

const exported = wordsOf(
  '(?:copied|exported|pasted|taken|export|pulled|downloaded) (?:straight )?(?:from|out of|of) (?:the |our |my )?(?:sheet ?\\d*|tab|excel|airtable|google|spreadsheet|notion|csv|database|crm|system|word|till|trello|table)\\S*',
  'export,? \\d[\\d./-]+|export(?:iert)? (?:aus|vom|am) \\S+|kopiert aus \\S+|aus (?:excel|tabelle ?\\d)',
  'export(?:é)? (?:du|de|depuis) \\S+|copié (?:de|depuis|du) (?:feuil\\d|excel|\\S*tableau)\\S*|exportad[oa] (?:de|desde|do|el|em) \\S+|copiad[oa] de (?:hoja ?\\d*|excel|folha ?\\d*)|esportato (?:da|il) \\S+|copiato da (?:foglio ?\\d*|excel)|(?:geëxporteerd|gekopieerd) uit \\S+|(?:skopiowane|eksport) z \\S+|kopierat från (?:blad ?\\d*|excel)|kopieret fra (?:ark ?\\d*|excel)',
)

const closing = wordsOf(
  "that['’]?s (?:all|it|the lot|everything)(?= ?[.,!)]|$)|(?:so,? )?das (?:war|wär)['’]?s(?: schon)?|voilà,? c['’]est tout|eso es todo|(?:ecco )?è tutto|é tudo|dat (?:was het|is alles)|to (?:wszystko|tyle)|to je (?:vše|všechno)|det var (?:vist )?(?:det|allt|alt)|це все|это всё|hepsi bu",
  '(?:can|could) (?:we|you|i) .{0,40}(?:proof|draft)|send (?:me )?(?:a |the )?proof|korrektur|(?:eine?n?|den|zum) (?:andruck|probedruck)|(?:une|un|le|la) (?:épreuve|bat)|(?:una|la) prueba (?:antes|para)|(?:la|una) bozza|(?:uma|a) prova (?:antes|até)|(?:een|de) proef(?:druk)?|en (?:prøve|korrektur) (?:inden|før)|próbny wydruk|geht das bis \\S+',
  '(?:lg|vg|kh|mvh|bjs|xx|gr\\.?|hilsen) [A-Z]\\S+',
)

const wish = wordsOf(
  "i(?:['’]d| would)? (?:want|like|love|prefer) (?:it|them|this|these|the \\S+|people|you|those|everyone) (?:to|in|on|at|as|like|inside|laid)|i (?:do ?n[o'’]?t|don['’]t) want (?:it|them|those|these|that|any|the)|i say (?:put|leave|keep)|should be in(?: too)?|(?:must|has to|have to) be (?:on|in)(?=[.,;!)]|$)|so (?:please )?(?:do ?n[o'’]?t|do not|no) (?:be|get) \\S+",
  '(?:hätte|möchte|will|wünsche) (?:ich|mir|wir) (?:gern|gerne|dass|die|das|den)|(?:die|das|den) (?:hätte|möchte|will) (?:ich|wir)|hauptsache,? (?:das|der|die)',
  "(?:je|on) (?:voudrai[st]|aimerais?|veux|préfère) (?:que|bien|qu['’]|pas|les|le|la)|(?:moi )?j['’](?:aime|aimerais) bien",
  '(?:aquí )?quiero que|me gustaría que|(?:a mí )?me gusta(?:ría)?(?=[.,;!)]|$)|yo (?:pondría|lo dejaría|lo quitaría)',
  '(?:vorrei|mi piacerebbe|voglio) che|(?:io )?(?:lo metterei|metterei|direi)|(?:a me )?piace(?=[.,;!)]|$)|gostava que|queria que|eu (?:punha|tirava|deixava)',
  '(?:ik|we) (?:zou|wil|zouden) (?:\\S+ ){0,3}(?:graag|liever)|ja bym (?:dał|wolał|chciał|zostawił)\\S*|chciał[ae]?bym|(?:chtěl|dal)[ao]? bych|(?:dem |det )?(?:vil|ville|vill|skulle) (?:jeg|vi|jag) (?:gerne|gjerne|gärna|have|ha|vilja)|(?:я б|хочу,? щоб|хотіл[аи]? б|хочу,? чтобы|я бы)',
)

/** The names of those who still have to say or to send something. */
const COLLEAGUE = [
  /(?:^|[^A-Za-z\u00c0-\u024f])(?:[Cc]heck with|[Aa]sk|[Pp]rice from|[Hh]ear from|[Ww]aiting for|[Kk]lär\w* mit|[Ff]rag\w*|[Vv]oir avec|[Dd]emander à|[Pp]reguntar a|[Hh]ablar con|[Cc]hiedere a|[Ss]entire|[Ff]alar com|[Pp]erguntar ao?|[Vv]ragen aan|[Zz]apytać|[Zz]eptat se|[Ff]råga|[Ss]pørg|[Ss]pør|[Dd]ecide|[Cc]onfirm with) [A-Z\u00c0-\u00de][a-z\u00df-\u024f]+/,
  /(?:^|[^A-Za-z\u00c0-\u024f])[A-Z\u00c0-\u00de][a-z\u00df-\u024f]{1,14} (?:(?:will|is going to|has to|must|needs to|to|should|still has to|is) (?:\w+ )?(?:write|send|confirm|check|draw|sending|writing|checking|decide)|(?:wants|reckons|thinks|says) |klärt|muss (?:das )?(?:noch )?(?:bestätigen|schreiben|klären)|(?:schickt|schreibt|fragt) (?:\w+ )?noch|doit (?:\S+ )?(?:confirmer|écrire|envoyer|dire)|(?:me|nous) (?:le )?dit|va (?:l')?(?:écrire|envoyer)|(?:tiene que|debe|va a) (?:confirmar|escribir|mandar|decir)|(?:lo|la) (?:pedirá|mandará|escribirá|traerá)|deve (?:confermare|scrivere|mandare|confirmar|escrever)|(?:decide|conferma|confirma)|vai (?:confirmar|mandar|escrever)|moet (?:nog )?(?:bevestigen|schrijven|sturen)|ma (?:potwierdzić|napisać|przysłać)|musí (?:potvrdit|napsat|poslat)|(?:ska|skal|måste|må) (?:lige )?(?:bekräfta|bekræfte|bekrefte|skriva|skrive|skicka|sende))/,
  /(?:^|[^\u0400-\u04ff])[\u0410-\u042f\u0404\u0406\u0407][\u0430-\u044f\u0454\u0456\u0457]+ (?:має|мусить|должн[аы]?|ще) (?:підтверд|напис|надісла|сказа|подтверд|присла)/,
] as const

const doubt = wordsOf(
  'maybe|perhaps|not sure|or something|i think|probably|might (?:go|be|change)|unless|tbc|tbd|\\S+ or so|(?:or|oder|ou|of|albo|nebo|eller|або|или) \\d+',
  'vielleicht|wohl|oder (?:doch|so)|weiß (?:noch )?nicht|glaube? ich|eventuell',
  'peut-être|sûrement|je (?:ne )?sais pas|ou (?:alors|bien|un truc)|à moins qu|sauf si|je crois',
  'quizá|quizás|a lo mejor|seguramente|no (?:sé|estoy segur[oa])|igual|o algo|creo que',
  'forse|magari|non so|o (?:qualcosa|giù di lì)|oppure|mi sa|talvez|se calhar|não sei|ou algo|acho que',
  'misschien|geloof ik|weet niet|of zo|może|chyba|nie wiem|albo|asi|možná|nevím|kanske|kanskje|måske|tror (?:jag|jeg)|mabye|може|мабуть|можливо|не знаю|может|наверное|belki|galiba',
)

/** The piece and its parts, as those speak of them who make it. */
const medium = wordsOf(
  '(?:first |last |next |solution |problem )?slides?|deck|the (?:front|back|cover|inside|page|banner|poster|card|sign|text|headline)|text|copy|wording|photos?|pictures?|headlines?|small print|caption|circles|clip.?art|investors|audience',
  'folien?|text|foto|plakat|vorne|hinten|innen(?:seite)?|vorderseite|rückseite|überschrift|kleingedruckt\\S*|flyer|anschreiben|sorten',
  'diapos?|diapositives?|texte|photos?|recto|verso|affiche|titre|(?:en )?petit texte|banderole',
  'diapositivas?|texto|foto|plano|cartel|portada|dorso|título|letra pequeña|dibujo',
  'testo|foto|manifesto|fronte|retro|titolo|in piccolo|striscione|slide|texto|faixa|cartaz|frente|verso|capa',
  'tekst(?:en|u)?|foto|voorkant|achterkant|poster|kop|plakat(?:u|en)?|zdjęci\\S+|przód|tył|nagłówek|plakát|fotk\\S+|bild(?:en)?|affisch(?:en)?|forsiden?|bagsiden?|indersiden|indeni|framsidan|baksidan|citat|folderen|текст\\S*|фото|плакат\\S*|афіш\\S*|слайд\\S*|metin|afiş',
)

const self = wordsOf(
  "i|me|i['’](?:d|m|ve|ll)|my|we['’]ll|ich|mir|mich|je|moi|j['’]\\S+|on (?:fasse|fait|garde|verra|augmente)|yo|mí|quiero|tengo|io|(?:io )?faccio|facciamo|eu|o meu|ik|mij|ja|mi się|mě|já|jag|jeg|mig|я|мені|мне|ben|traslochiamo",
)

const order = wordsOf(
  '(?:please )?(?:put|write|add|print|squeeze|use|say) (?:it|this|that|everything|all|in|on|the|a|those|flat|what)|please',
  '(?:bitte )?(?:schreib|setz|druck|nimm)(?:t|en)? (?:das|es|alles|den|die|dazu)|bitte',
  'mets|mettez|mettre|écri(?:s|vez)|ajoute[rz]?|pon(?:er|lo|ed)?|escrib[ei]r?|añad[ei]r?|metti|mettete|scriv\\S+|p[õô]e|ponha|pôr|escreve\\S*|zet|schrijf|daj|napisz|proszę|dej|napiš|skriv|sæt|sätt|gerne|gärna|gjerne|напиши|постав\\S*|добавь|yaz|koy|por favor|per favore|svp|stp|graag',
)

/** A word that opens a note. */
const MARK =
  /^\W{0,4}(?:n\.?b\.?|note|notes|p\.?s\.?|nota|hinweis|anm(?:erkung)?|notiz|notitie|uwaga|pozn(?:ámka)?|obs|opmerking|примітка|примечание|not)\b\s?[:.!–—-]?\s|^\W{0,4}[A-Z\u00c0-\u00de\u0410-\u042f][a-z\u00df-\u017f\u0430-\u044f]{1,14}\s?[:：]\s/

const side = wordsOf(
  '(?:so|and|then|und|so|dann|puis|et|ensuite|y|luego|e|poi|depois|dan|en|potem|a|pak|så|og|och|sen|і|потім|и|потом)(?: (?:now|so|jetzt|nun))?,? (?:the |to |at |die |den |das |im |à |l.|la |le |les |el |los |il |la |o |a |de |het )?(?:inside|front|back|first|intro|innen(?:seite)?|vorne|hinten|intérieur|dedans|interior|dentro|interno|dentro|binnen(?:kant)?|w środku|uvnitř|indersiden|indeni|insidan|innsiden|inni|всередині|внутри|kurserne|programmet)',
  '(?:this|that) is for (?:\\S+ ){1,3}not (?:the )?public|(?:trade|press|staff|internal(?:ly)?|buyers) only|not (?:for the )?public|nur (?:intern|für händler)|interne? (?:seulement|uniquement)|solo (?:uso )?interno|só interno',
  '(?:here|at this point|hier|là|ici|aquí|qui|aqui|tu(?:taj)?|her|här|тут|здесь),? (?:i|we|ich|wir|je|on|yo|io|eu|ik|jeg|jag|vi|quiero|hago|faccio|faço|я)',
)

/** What went wrong with the last piece. */
const past = wordsOf(
  'last time .{3,100}(?:not that|on it|no more)|letztes mal .{3,100}(?:bitte nicht|also nicht|drauf)|la dernière fois .{3,100}(?:pas ça|dessus)|la última vez .{3,100}(?:eso no|no pegaba|así que no)|l.ultima volta .{3,100}(?:quindi no|non|sopra)|da última vez .{3,100}(?:isso não|não)|(?:de )?vorige keer .{3,100}(?:dus niet|erop)|ostatnio .{3,100}(?:więc nie|tego nie)|minule .{3,100}(?:takže ne|to ne)|(?:förra gången|sidste gang|forrige gang) .{3,100}(?:inte|ikke)|(?:минулого разу|прошлый раз) .{3,100}(?:не треба|не надо)',
)

/** What is said in case somebody asks. */
const backup = wordsOf(
  'in case (?:they|anyone|anybody|somebody|someone) (?:asks?|checks?|wonders?)|(?:falls|wenn) (?:jemand|einer|sie) (?:nach)?(?:fragt|rechnet|prüft)|(?:si|au cas où) (?:on|quelqu.un|ils) (?:demande(?:nt)?|vérifie(?:nt)?)|por si (?:alguien )?(?:preguntan?|comprueban?)|(?:se|nel caso) (?:qualcuno|lo) (?:chiedono?|controllano?)|caso (?:alguém )?(?:perguntem?|confiram)|(?:als|voor het geval dat) (?:iemand|ze) (?:het )?(?:vraagt|vragen|narekent)|gdyby ktoś (?:pytał|sprawdzał)|(?:om|hvis) (?:någon|noen|nogen) (?:frågar|spør|spørger)',
)

/** What tells that words speak of a piece that is still being made. */
interface Sign {
  /** Of two or more where hardly any reader is told such a thing. */
  readonly weight: number
  readonly has: (text: string) => boolean
  /** A line in no brackets that is said to its maker has one of these. */
  readonly own?: true
}

const SIGNS: readonly Sign[] = [
  { weight: 2, has: choice },
  { weight: 2, has: cutting, own: true },
  { weight: 3, has: brief, own: true },
  { weight: 2, has: room, own: true },
  {
    weight: 3,
    has: text => refusedWhole(text) || (detailed(text) && refuses(text) && refused(text)),
    own: true,
  },
  { weight: 2, has: text => stuffed(text) && awaits(text) && awaited(text), own: true },
  { weight: 2, has: open, own: true },
  { weight: 2, has: layout, own: true },
  { weight: 3, has: text => STAYING.test(text) },
  { weight: 2, has: draft, own: true },
  { weight: 3, has: exported, own: true },
  { weight: 2, has: closing },
  { weight: 2, has: wish },
  { weight: 2, has: text => COLLEAGUE.some(pattern => pattern.test(text)) },
  { weight: 3, has: backup },
  { weight: 3, has: past },
  { weight: 2, has: side },
  { weight: 1, has: doubt },
  { weight: 1, has: text => /[?？]/.test(text) },
  { weight: 1, has: medium },
  { weight: 1, has: self },
  { weight: 1, has: order },
  { weight: 1, has: text => MARK.test(text) },
]

const OWN = SIGNS.filter(({ own }) => own)
