/**
 * How sentences say that something matters most, or that it must be found: what no list has as one phrase, since who looks for it
 * and what for stands between. Each is read in the words of the brief, in small letters.
 */

const edge = (words: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'u')

/** Words behind `the`, that say of what is equated with them that it comes first. */
const STAR =
  '(?:stars?|heroe?s?|whole point|selling point|shock(?:ing)? (?:number|figure)|killer (?:number|figure|fact)|big number|number one|punchline|headline (?:number|figure)|main event|show ?stopper|thing|deal ?breaker|(?:slide|number|figure|line|bit|part|one|thing) that (?:really )?(?:matters|counts|sells it))'

/** At most so many letters between two halves of what a sentence says. */
const near = '[^.;!?:]{0,48}?'

/** What comes first. */
export const toldFirst: RegExp = edge([
  `(?:the|our|my|a) ${STAR}(?=$|[.,;:!)–—]| of | here| on | for | not | and )`,
  `what (?:\\p{L}+ ){0,3}(?:look|looks|come|comes|ask|asks|search|hunt|scan|is looking|are looking|are asking) for`,
  `what (?:\\p{L}+ ){0,3}(?:want|wants|need|needs) to (?:know|see|find)`,
  `(?:people|everyone|everybody|they|guests|customers|visitors) (?:always |only |all )?(?:looks?|asks?|search(?:es)?|comes?) for`,
  `what (?:it|this|it all)(?:'|’)?s (?:all )?about|it(?:'|’)?s all about|is everything`,
  `(?:should|must|has to|have to|needs to|need to|that) (?:knock|hit|grab|stop|strike|slap|shock|floor|smack) (?:people|them|you|us|readers?|everyone|everybody|parents|visitors|passers)`,
  `(?:must|should|shall|will|can|to|has to|have to) (?:see|notice|read|look at|spot) first`,
  // German
  `(?:der|die|das) (?:eigentliche[rn]? )?(?:stars?|held(?:en)?|hauptsache|hauptperson|hingucker|blickfang|schockzahl|knaller|wichtigste)(?=$|[.,;:!)–—]| (?:auf|der|des|ist|hier|und)(?!\\p{L}))`,
  `hängen ?bleiben|im kopf bleiben|es geht um|darum geht(?:'|’| e)?s|dreht sich alles|(?:zuerst|als erstes) (?:sehen|sieht|lesen|ins auge)|im mittelpunkt`,
  // French
  `(?:est|sont|soit|soient) (?:la |le |les |l['’])(?:(?:vraie |vrai )?vedettes?|stars?|héros|c(?:o|œ|oe)eur|clou|essentiel|priorité)|en vedette`,
  `(?:doit|doivent|devrait|faut qu['’]\\p{L}+) (?:frapper|claquer|marquer|dominer|crever)|(?:voir|voit|voie|lire) en premier|tout tourne autour`,
  // Spanish and Portuguese
  `(?:sea|es|son|sean|seja|é|sejam|são) (?:el |la |los |las |o |a |os |as )(?:gran |grande )?(?:protagonistas?|estrellas?|estrelas?|gancho|clave|destaque)`,
  `lo primero que|a primeira coisa que|o que (?:todo mundo|todos|as pessoas) (?:procura|procuram|pergunta|perguntam)|lo que (?:todos|todo el mundo|la gente) (?:busca|buscan|pregunta|preguntan|mira)`,
  `(?:debe|tiene que|tem que|deve) (?:dominar|impactar|golpear|pegar)`,
  // Italian
  `(?:è|sia|sono|siano) (?:il |la |l['’]|i |le )(?:vera |vero )?(?:protagonist[aei]|stella|cuore|star|punto)|la prima cosa che|quello che (?:tutti|la gente) (?:cerca|cercano|chiede|chiedono)|deve (?:dominare|colpire)`,
  // Dutch
  `(?:is|zijn|wordt|als) (?:de|het) (?:ster|held|blikvanger|hoofdzaak|boodschap)|het gaat om|daar gaat het om|waar het om (?:gaat|draait)|draait (?:alles )?om|(?:als eerste|eerst) (?:zien|ziet|lezen)`,
  // Polish, Czech
  `(?:jest|są|to) (?:gwiazdą|bohaterem|główn\\p{L}+|najważniejsz\\p{L}+|sedno)|chodzi o|pierwsze,? co|o co (?:wszyscy|ludzie) pytają`,
  // Swedish, Norwegian, Danish
  `(?:är|er|ska vara|skal være) (?:huvudsaken|stjärnan|hovedsaken|stjernen|hovedsagen)|(?:det )?(?:handlar|handler|dreier seg) om|(?:först|først) (?:ser|se)|(?:ser|se) (?:först|først)`,
])

/** What must be found, or was always overlooked. */
export const toldToBeFound: RegExp = edge([
  `(?:need|needs|must|should|has|have|got|able) (?:to )?(?:be )?(?:able to )?(?:find|found|findable|spot|spotted|seen|visible)`,
  `(?:always|keeps?|keep on|constantly|usually) (?:get|gets|getting|got|miss|misses|missing|overlooks?|overlooking|forgets?|forgetting|loses?|losing|mixes|mix)(?: (?:it|them|that))?(?: (?:wrong|up))?`,
  `(?:never|nobody ever|no one ever|nobody) (?:finds?|sees?|reads?|notices?|remembers?)`,
  `(?:don['’]?t|do not|never) make (?:me|us|them|people|anyone|anybody|him|her|\\p{L}+s) (?:search|look|hunt|dig|squint|guess)`,
  `without (?:searching|looking|hunting|squinting|glasses|their glasses|reading glasses|scrolling)`,
  `(?:found|find|findable|seen|see|read|spotted|spot|legible) (?:\\p{L}+ ){0,3}in (?:two|three|five|ten|a|one|\\d+) seconds?`,
  `(?:read|readable|legible|seen|see|visible)${near} (?:from (?:across|the (?:back|other side|road|door|street|platform))|across the|from \\d)`,
  `make (?:that|it|this|them|these|those)(?: one| bit| line| part)?(?: really| very| super| nice and| extra)? (?:big|bigger|huge|large|larger|bold|enormous|massive|unmissable|obvious|jump|pop|stand out|shout|loud)`,
  // German
  `(?:muss|müssen|muß|soll|sollen|sollte|kann)${near} (?:finden|gefunden|sehen|auffallen|ins auge|lesen können|erkennen)|ins auge|(?:ohne|nicht) (?:lange )?(?:suchen|brille)|auf einen blick|von weitem|aus der ferne|wird immer (?:übersehen|vergessen)|unübersehbar`,
  // French
  `saut(?:e|ent|er) (?:aux|à la) (?:yeux|figure)|sans (?:chercher|lunettes|ses lunettes)|(?:doit|doivent|faut)${near} (?:trouver|voir|repérer|lire de loin)|en évidence|bien (?:en vue|visibles?)|d['’]un (?:seul )?coup d['’](?:œil|oeil)|immanquables?`,
  // Spanish and Portuguese
  `salt(?:e|en|a|an|ar) a la vista|salt(?:e|em|a|ar) aos olhos|bien visibles?|bem visíve(?:l|is)|se vean? (?:bien|de lejos|desde)|de un vistazo|num relance|sin (?:buscar|lentes|gafas)|sem (?:procurar|óculos)|(?:llame|llamen|llamar|chame|chamem|chamar) (?:la |a )?aten(?:ción|ção)|destaquen?|destacar|resalten?|nadie (?:encuentra|ve)|ninguém (?:acha|vê|encontra)`,
  // Italian
  `salt(?:i|ino|a|are) (?:all['’]occhio|agli occhi)|ben visibil[ei]|si (?:veda|vedano|legga) (?:bene|subito|da lontano)|senza (?:cercare|occhiali)|a colpo d['’]occhio|spicc(?:hi|are|hino)|risalt(?:i|are|ino)|nessuno (?:trova|vede)`,
  // Dutch
  `(?:eruit|in het oog) (?:springen|springt)|springt? (?:eruit|in het oog)|opvallen|opvalt|zonder (?:zoeken|bril)|in één oogopslag|van ver(?:re)?|(?:moet|moeten)${near} (?:vinden|zien)`,
  // Polish, Czech
  `rzuca(?:ć|ła|ło|ły)? się w oczy|bez (?:szukania|okularów)|z daleka|na pierwszy rzut oka|bije po oczach|na první pohled`,
  // Swedish, Norwegian, Danish
  `(?:ska|skal|måste|må|skall)(?: \\p{L}+){0,2} (?:synas|synes|hittas|sticka ut|stikke (?:ut|ud))|sticka ut|på håll|utan (?:att leta|glasögon)|på et(?:t)? (?:ögonblick|øyeblikk)|faller? i ögonen`,
  // Turkish, Ukrainian
  `göze çarp\\p{L}*|впада\\p{L}+ в око|здалеку`,
])

/** What is to be huge is seen before all else. */
export const asksForSize: RegExp = /(?:make|set) \p{L}+ (?:one )?(?:huge|enormous|massive)/u

/** There is no other. */
export const theOne: RegExp = /the (?:one|only) (?:thing|bit|part|number|line)(?! or)/u

/** Everything else is to be quiet: what is not is before it all. */
export const restIsCalm: RegExp =
  /(?<!\p{L})(?:everything else|all else|the rest|alles andere|der rest|den rest|(?:tout )?le reste|lo demás|todo lo demás|el resto|o resto|tutto il resto|il resto|al het andere|de rest|resten|allt annat|alt annet|alt andet|reszta|resztę) (?:\p{L}+ ){0,3}?(?:calm|quiet|plain|simple|small|ruhig|still|schlicht|klein|zurückhaltend|calme|sobre|discret|discrète|tranquilo|tranquila|calmo|sobrio|quieto|discreto|rustig|klein|lugnt|rolig|roligt|spokojn\p{L}*|cich\p{L}*)(?!\p{L})/u

/** Who reads a page is no thing of it. */
export const readers: RegExp =
  /^(?:people|everyone|everybody|anyone|anybody|guests?|customers?|visitors?|readers?|parents?|kids|children|neighbours|passers?|leute|gäste|kunden|gens|clients|personas|gente|clientes?|pessoas|persone|clienti|mensen|klanten|ludzie|klienci|folk|kunder)$/u

/** What people are called by, before their name. */
const titles = `(?:frau|herrn?|mrs|mr|ms|miss|mister|mme|mlle|monsieur|madame|sig(?:nora?|\\.ra)?|señora?|sra?|dona|dhr|mevr(?:ouw)?|meneer|pani?|fru|bay(?:an)?)\\.?`
export const called: RegExp = new RegExp(`(?:^|[^\\p{L}])${titles} (?:[\\p{L}\\p{Pd}]+ )?$`, 'iu')

/** That somebody reads, and not that something is read. */
const reading =
  '(?<!\\p{L})(?:(?:to|can|will|should|must|has to) read|lesen (?:können|kann|soll|muss)|liest|lire|leer|leggere|ler|lezen|czyta\\p{L}*|läsa|lese)(?!\\p{L})'
export const reads: RegExp = new RegExp(`^[^.!?;]{0,60}${reading}`, 'iu')

/** `Mrs Ash should be able to read everything`: a clause about somebody who reads. */
export const namedReader: RegExp = new RegExp(`(?:^|[^\\p{L}])${titles} [^.!?;]{1,80}${reading}`, 'iu')

/** Words for what a clause before spoke of. */
export const pronoun: RegExp = edge([
  'that|it|this|them|these|those|das|dies|dieser|diese|ça|cela|elle|eso|esto|questo|quello|isso|isto|dat|dit|die|to|ten|ta|det|den|bu|це',
])

/** What turns a sentence: it says of what does not matter. */
export const turned: RegExp =
  /(?:(?<!\p{L})(?:not|isn['’]?t|aren['’]?t|nicht|kein(?:e|en|er)?|n['’]est pas|ne sont pas|no es|non è|não é|niet|geen|nie jest|inte|ikke)(?!\p{L}))[^,.;]{0,14}$/u
