import { onDemand } from '../../on-demand.ts'
import { TOLD, toldScore } from '../../source/paste/maker-signs.ts'

// What is said to whoever makes a sheet, sentence by sentence: how it is to look, what may go, what is not to be said on it.
// None of these patterns is Unicode's: so many words without case would take ten times as long to compile.

/** How sure a sentence is one to whoever makes a sheet: nobody else is told what is `sure`; a reader may be told what is `soft`. */
export type Remark = 'sure' | 'soft'

/** What a sentence of a message is to whoever makes a sheet; undefined where it is none. */
export function remarkIn(text: string): Remark | undefined {
  if (text.length > LONGEST) return undefined
  if (sure().test(text)) return 'sure'
  if (soft().test(text) || refusal().test(text)) return 'soft'
  const score = toldScore(text)
  return score > TOLD + 1
    ? 'sure'
    : score >= (text.length <= IN_PASSING ? TOLD - 1 : TOLD)
      ? 'soft'
      : undefined
}

/** Letters of what a letter says in passing: few words with a sign are a remark. */
const IN_PASSING = 40

/** Whether a sentence says that something is not to stand on a sheet. */
export function isRefusal(text: string): boolean {
  return text.length <= LONGEST && refusal().test(text)
}

/** Whether a sentence of a message wants words to be on a sheet, or to be its title: `My boss wants "Rest well" at the end`. */
export function wantsWords(text: string): boolean {
  return wanting().test(text)
}

/** Whether words are wanted at the end of a sheet. */
export function isAtEnd(text: string): boolean {
  return atEnd().test(text)
}

/** Whether words are to stand below others. */
export function isBelow(text: string): boolean {
  return below().test(text)
}

/** Whether a sentence opens by asking for something to be put on a sheet: `Oh, and add our Instagram: @lark`. */
export function putsThere(text: string): boolean {
  return PUT.test(text)
}

const PUT: RegExp =
  /^(?:(?:oh|ah|and|also|please|pls|then|e|et|y|und|bitte|och|en|i|а|і|ще|ещё|и|aussi|anche|também|también)[,!]?\s)*(?:(?:can|could) you )?(?:put|add|include|use|print|(?:end|finish|close) (?:with|on)|(?:schließ|ende)(?:t|e)? mit|(?:termine|finis)(?:z|sez)? (?:par|avec)|(?:termina|acaba|cierra)(?:d)? con|(?:chiudi|finisci)(?:te)? con|(?:eindig|sluit af) met|setz(?:t|en)?|schreib(?:t|en)?|nimm|mets|mettez|ajoute[sz]?|pon|poned|añade|metti|mettete|aggiungi|põe|ponha|coloca|coloque|adiciona|zet|schrijf|daj|napisz|dodaj|dej|napiš|přidej|skriv|sätt|напиши|напишіть|додай|додайте|постав|добавь|напишите|ekle|yaz|koy)\s/i

/** Letters of a sentence that is looked at, at most. */
const LONGEST = 300

/** A pattern of alternatives at the beginning of words of any alphabet that has cases. */
function wordsOf(alternatives: readonly string[], bare = ''): () => RegExp {
  return onDemand(
    () =>
      new RegExp(
        `(?:^|[^a-z\\u00c0-\\u024f\\u0400-\\u04ff])(?:${alternatives.join('|')})(?![a-z\\u00c0-\\u024f\\u0400-\\u04ff])${bare && `|${bare}`}`,
        'i',
      ),
  )
}

/** Things that are printed or put on a screen, as people call them who have one made. */
export const PIECES: string = [
  '(?:posters?|flyers?|leaflets?|handbills?|(?:business |name |greeting |social |insta(?:gram)? )?cards?|invitations?|invites?|coupons?|vouchers?|tickets?|certificates?|diplomas?|menus?|banners?|infographics?|brochures?|newsletters?|programmes?|stor(?:y|ies)|(?:slide )?decks?|slides|square|lookbook|graphic|sign|label|layout|artwork)',
  '(?:plakat|aushang|flyer|handzettel|faltblatt|visitenkarten?|einladung(?:skarten?|en)?|gutscheine?|eintrittskarten?|karte|urkunden?|zertifikate?|speisekarte|banner|grafik|prospekt|folien|präsentation)',
  '(?:affiche|tract|flyer|dépliant|cartes? de visite|carte|carton|invitations?|bon(?: cadeau)?|billets?|certificat|diplôme|menu|bannière|infographie|brochure|visuel|diapos?|présentation)',
  '(?:cartel|póster|folleto|octavilla|tarjetas?(?: de visita)?|invitación|invitaciones|cupón|vale|entradas?|certificado|diploma|carta|menú|pancarta|infografía|diapositivas|presentación)',
  '(?:locandina|manifesto|volantino|bigliett[oi](?: da visita)?|invit[oi]|buono|coupon|attestato|certificato|diploma|menù?|striscione|infografica|grafica)',
  '(?:cartaz|panfleto|folheto|cartão|cartões|convites?|cupom|cupão|vale|bilhetes?|ingressos?|certificado|diploma|ementa|cardápio|faixa|infográfico|arte)',
  '(?:affiche|folder|flyer|visitekaartjes?|kaartjes?|kaart|uitnodiging(?:en)?|bon|waardebon|certificaat|diploma|menukaart|spandoek|infographic)',
  '(?:plakat|plakacie|ulotk[aęi]|ulotce|wizytówk[aęi]|zaproszeni[ae]|kupon|bilet[uy]?|dyplomu?|certyfikat|menu|kart[aęyk]?|baner)',
  '(?:plakátu?|leták|vizitk[aury]|kartičk[auy]|pozvánk[auy]|kupón|poukaz|vstupenk[auy]|certifikát|diplom|jídelníček|banner)',
  '(?:affisch(?:en)?|flygblad|visitkort(?:et)?|kort(?:et)?|inbjudan|inbjudningskort(?:et)?|kupong(?:en)?|biljett(?:en)?|diplom(?:et)?|meny(?:n)?|plakat(?:en)?|invitasjon(?:en)?|menukort(?:et)?)',
  '(?:афіш[аіуи]|плакаті?|листівк[аиуі]|візитк[аиуі]|запрошення|купоні?|квитку?|сертифікаті?|меню|банері?|афиш[аеуи]|плакате?|листовк[аеиу]|визитк[аеиу]|приглашени[ея]|купоне?|билете?|сертификате?)',
  '(?:afiş(?:e|te|i)?|kart(?:a|ı|vizit)?|davetiye(?:ye)?|kupon(?:a)?|bilet(?:e|i)?|sertifika|menü(?:ye)?)',
].join('|')

/** The same in scripts without cases. */
export const PIECES_BARE =
  '(?:ポスター|チラシ|名刺|カード|招待状|クーポン|チケット|メニュー|画像|포스터|전단|명함|카드|초대장|쿠폰|티켓|메뉴판?|배너|海报|海報|传单|名片|卡片|请柬|邀请函|优惠券|门票|菜单|证书)'

/** Parts of a sheet that a reader does not speak of. */
const PARTS =
  '(?:headlines?|headings?|title|subtitle|logos?|fonts?|typeface|lettering|background|layout|margins?|qr(?: code)?|bullet points?)'

/** What often stands on a sheet, and is left off it. */
const DETAILS =
  '(?:phone|numbers?|address|e-?mail|website|prices?|photos?|pictures?|date|logo|names?|raffle|sponsors?|year|wine|map)'

/** What nobody but a maker of sheets is told. */
const sure: () => RegExp = wordsOf(
  [
    // English
    "(?:do ?n[o'’]?t|never|please do not|no need to) (?:print|typeset)",
    '(?:this|that) (?:line|bit|part|paragraph|note) (?:is )?(?:not (?:for print|to be printed)|can go|stays out)',
    'not (?:for|to be) print(?:ing|ed)?',
    `(?:the|our) ${PARTS} (?:could|should|must|can|needs? to|has to|might) (?:be|say|read|go)`,
    `(?:make|set|keep|use|leave|have|put) (?:the|our|my) ${PARTS}`,
    '(?:pick|choose|use|take|cut|keep) what(?:ever)? you (?:need|like|want|think) (?:but|and|from|of|for)',
    'you (?:can )?(?:decide|choose|pick) (?:where|how|which|on the|what) ?(?:it goes|to put|to use|colou?rs?|fonts?)?',
    "if (?:there(?:[’']s| is)(?: any| enough)?|you have) (?:room|space) (?:left|for it)|if (?:there(?:[’']s| is) no|you (?:don.t|haven.t) (?:have|got)) (?:room|space)",
    'if (?:it|that|this) (?:fits|is too long|doesn.t fit|won.t fit)',
    '(?:please |pls )?(?:make|have|keep|set) (?:the|it|that|our|his|her|my) .{0,40}(?:(?:nice and |really |very |quite |a bit |extra )?(?:big|bigger|biggest|large|larger|small|smaller|tiny|bold)|stand out|pop|prominent|legible|readable)(?: please)?[.!]*$',
    '(?:put|place|add|squeeze|fit|pop|stick) .{1,80}(?:somewhere|in (?:a|the) corner|at the (?:very )?(?:top|bottom|foot)|on the (?:front|back)|in (?:small|big|bold|large))',
    'leave (?:the )?(?:back|reverse|other side) (?:blank|empty|free|white)|leave (?:some )?(?:space|room) for',
    `(?:long|short|much|small) for (?:an?|the|one) (?:${PIECES})`,
    'what i(?:.d|.ve)? (?:would )?(?:write|written|wrote)',
    // German
    'nicht (?:(?:mit|ab)?drucken|abdrucken|draufschreiben)|(?:kommt|soll|muss) nicht (?:mit )?(?:drauf|rauf)',
    '(?:das|den|die|unser|unseren) (?:logo|titel|überschrift|datum|schrift|namen?|foto|bild|adresse|preise?n?) .{0,40}(?:weglassen|groß|größer|klein|kleiner|fett|hervorheben|platzieren)',
    'setz(?:t|en sie)? .{1,60}(?:groß|klein|fett|oben|unten|in die ecke|aufs? |auf die)|mach(?:t|en sie)? (?:das|den|die) .{0,40}(?:groß|größer|klein|kleiner|fett)',
    '(?:wenn|falls) (?:noch )?platz (?:ist|da ist|reicht|bleibt)|wenn(?: es)? (?:zu lang|nicht (?:drauf|rein)?passt)|wenn kein platz',
    '(?:die )?rückseite (?:bitte |bleibt )?(?:leer|frei)|platz (?:für die|zum) (?:unterschrift|ausfüllen) lassen',
    // French
    "n['’](?:écris|écrivez|imprime[sz]?) pas|(?:ne )?pas (?:à )?imprimer|n['’]imprime[sz]? pas",
    '(?:mets|mettez|mettre|écris|écrivez|place[rz]?|ajoute[rz]?) .{1,80}(?:en (?:petit|gros|grand|gras|haut|bas|évidence)|quelque part|au (?:verso|recto|dos)|dans un coin)',
    '(?:tu peux|vous pouvez|n.hésite[sz]? pas à) (?:le |la |les |aussi )?raccourcir',
    "(?:merci|pense[sz]? (?:bien )?à|prière) de laisser (?:de la place|un espace)|s['’]il (?:y a|reste) (?:de la place|la place)|si (?:ça|ca|cela) (?:rentre|tient|ne rentre pas|ne tient pas)|si c['’]est trop long",
    '(?:le )?verso (?:reste )?(?:vide|blanc)',
    // Spanish
    'no (?:imprimas?|escribas?|imprimir)',
    '(?:pon|ponga|poned|pongan|mete|coloca|añade|escribe) .{1,80}(?:en (?:pequeño|grande|negrita|algún (?:sitio|lado|lugar)|una esquina)|bien (?:grande|visible)|por detrás)',
    '(?:puedes?|podéis|pueden|podrías?) (?:cortar|acortar)|si (?:queda|no hay|no queda) (?:sitio|espacio|hueco)|si (?:no cabe|es (?:muy|demasiado) larg[oa])|(?:que )?se vea bien|(?:deja|dejad) (?:el )?(?:reverso|dorso)',
    // Italian
    'non (?:scriver(?:e|lo|la)|stampar(?:e|lo))',
    '(?:metti|mettete|metta|metterei|scrivi|scrivete|aggiungi) .{1,80}(?:in (?:piccolo|grande|grassetto|evidenza|un angolo)|da qualche parte|sul (?:retro|fronte))',
    "(?:puoi|potete|può|potresti) (?:tagliare|accorciare)|se (?:non c[’']è|resta|avanza) (?:posto|spazio)|se (?:non ci sta|è troppo lung[oa])|lascia(?:te)? (?:il )?retro",
    // Portuguese
    'não (?:escrevas?|escreve|escreva|imprimas?|imprime|imprima|inventa|inventes)(?= |[.,!]|$)',
    '(?:põe|ponha|põem|coloca|coloque|mete|escreve|escreva|bota) .{1,80}(?:em (?:pequeno|grande|negrito|algum (?:lado|lugar|canto))|num canto|no verso|bem (?:grande|visível))',
    '(?:pode|podes|você pode|podem) (?:cortar|encurtar|arrumar)|se (?:não couber|não houver|sobrar) ?(?:espaço|lugar)?|ao teu critério|a seu critério',
    // Dutch
    '(?:niet (?:afdrukken|vermelden|erop zetten|erbij zetten))',
    '(?:zet|zetten|plaats) .{1,60}(?:groot|groter|klein|kleiner|vet|bovenaan|onderaan|ergens|in een hoek|op de (?:voorkant|achterkant))|maak (?:de|het) .{0,40}(?:groot|groter|klein|kleiner|vet)',
    'als (?:het niet past|er (?:geen |nog )?(?:plek|ruimte|plaats) (?:is|over))|(?:je|jij) (?:mag|kunt) (?:zelf )?(?:inkorten)|achterkant (?:graag )?(?:leeg|blanco)',
    // Polish
    'nie (?:drukuj(?:cie)?|umieszczaj(?:cie)?|wstawiaj(?:cie)?)',
    '(?:daj|wstaw|umieść|dodaj|napisz) .{1,60}(?:małym|dużym|drukiem|gdzieś|na dole|na górze|w rogu|większ\\S+|mniejsz\\S+)|(?:możesz|można|możecie) .{0,40}(?:pominąć|skrócić)|jeśli (?:nie ma miejsca|się (?:nie )?zmieści)|(?:kolory|resztę) zostawiam tobie',
    // Czech
    'ne(?:tiskni|tiskněte|uváděj|uvádějte)',
    '(?:dej|dejte|napiš|umísti|přidej) .{1,60}(?:malým|velkým|velké|velký|někam|nahoru|dolů|do rohu)|(?:můžeš|můžete) .{0,40}(?:vynechat|zkrátit)|(?:pokud|když|jestli) (?:(?:je|bude|není) místo|se (?:tam )?(?:ne)?vejde)',
    // Swedish, Danish, Norwegian
    '(?:skriv|tryck|trykk|sätt|sæt)(?: ut)? (?:inte|ikke|ej)(?: ut)?|(?:ska|skal) (?:inte|ikke) (?:tryckas|trykkes|stå)',
    '(?:gör|gjør|gør|sätt|sæt|skriv) (?:gärna |gjerne |gerne )?.{1,50}(?:stort|större|større|litet|lite|mindre|fet|fetstil|längst (?:ner|upp)|nederst|øverst|på baksidan|på baksiden|någonstans)|om (?:det )?(?:finns|får|inte|ikke|er) .{0,12}(?:plats|plads|plass)|du (?:bestämmer|bestemmer|väljer|velger|vælger) (?:färg|farve|farge|själv|selv)\\S*',
    // Ukrainian, Russian
    'не (?:друкуй|друкуйте|печатай|печатайте)',
    '(?:постав|поставте|зроби|зробіть|додай|додайте|розмісти|поставь|сделай|сделайте|добавь|размести) .{1,60}(?:велик\\S+|дрібн\\S+|більш\\S+|менш\\S+|десь|внизу|вгорі|нагорі|на звороті|крупн\\S+|мелк\\S+|где-нибудь|наверху)|якщо (?:вистачить|немає|не влізе|влізе)(?: місц\\S+)?|если (?:хватит|не влезет|влезет)(?: мест\\S+)?|(?:можеш|можете|можешь) .{0,30}(?:скоротити|сократить)|(?:подивись|подивіться|глянь|вирішуй|вирішуйте|посмотри|реши|решай) сам[аі]?|на твій (?:розсуд|смак)|на твоё усмотрение',
    // Turkish
    '.{1,60}(?:küçük|büyük|kalın|belirgin) (?:koy|yaz|yap)(?:un|ın|ar mısın)?|(?:sığmazsa|yer (?:yoksa|kalırsa))|(?:arka yüz|arkası) boş',
  ],
  [
    // Japanese, Korean, Chinese
    '(?:入れなくて|書かなくて|載せなくて)(?:も)?(?:大丈夫|結構|いい|OK)|(?:入れ|書か|載せ)ないで(?:ください|お願い|ほしい)|(?:大きく|小さく|目立つように|太字で)[^。]{0,12}(?:入れて|して|書いて|載せて|お願い)|(?:文字|文言|ロゴ|一文)(?:は|を|も)(?:必ず)?(?:入れて|載せて|記載して)ください|(?:デザイン|配色|レイアウト|色)は?お任せします|(?:削って|省いて|短くして)(?:も)?(?:大丈夫|結構|いい|ください|OK)|スペースがあれば',
    '(?:넣지|쓰지|적지|언급하지|인쇄하지)\\s?(?:말아|마세요|말고)|(?:빼셔도|빼도|안 (?:넣|쓰|적)(?:으)?셔도|생략하셔도|언급 안 하셔도|줄이셔도)\\s?(?:돼요|됩니다|되요|좋아요|괜찮)|(?:크게|작게|굵게)\\s?(?:\\S+\\s)?(?:넣어|써|적어|보이게|해)\\s?(?:주세요|주시|줘)|(?:꼭|반드시)\\s?(?:넣어|써|적어)\\s?(?:주세요|주시)|(?:디자인|색)\\S{0,2} (?:맡길게요|맡기겠습니다|알아서)|(?:공간|자리)(?:이|가)? (?:남으면|없으면)',
    '(?:不用|不要|别|不必|无需|不需要)(?:写|印)|(?:标题|字|时间|日期|名字|logo)\\S{0,6}(?:尽量)?(?:大一点|大一些|放大|小一点|突出|醒目|加粗)|(?:请|麻烦)[^。]{0,16}(?:写上|印上)|背景\\S{0,4}不要|(?:放不下|太长|有空间)(?:的话|就)',
  ].join('|'),
)

/** What a maker is told in a letter, and a reader hardly ever. */
const soft: () => RegExp = wordsOf(
  [
    `(?:can|could|would|will) (?:you|u) (?:please |maybe |also |perhaps )?(?:put|add|make|set|squeeze|fit|drop|lay|centre|center|highlight|design|print) |you decide|your call|whatever (?:you think|looks)|feel free to (?:cut|shorten|trim|change|edit|rewrite|drop|skip|tweak|move)|sorry (?:it|this|that|for|about|to|i)|i don[’']?t mind|i[’']?d like .{1,60}(?:left off|left out|bigger|smaller|at the (?:top|bottom))|if poss[.!]*$|(?:as )?(?:big|large|small) as you can|i(?:[’']?m| am) not sure (?:about|if|whether)|(?:please )?(?:keep|stick) (?:it|this) to one|leave (?:it|that|this|them|the (?:${DETAILS}|${PARTS})) (?:out|off|blank)|keep all the|don[’']?t forget the (?:${PARTS}|${DETAILS})|(?:we|i) (?:need|want) (?:it|this|them) by|check w\\/|just (?:put|write) |make it work with|(?:the )?(?:colou?rs?|rest|layout|design|wording) (?:is|are) up to you|send me a (?:proof|draft)`,
    'entscheid(?:e|en sie)? (?:selbst|du)|wie (?:du|sie) (?:willst|meinst|meinen|magst)|brauchen wir nicht|sag(?:t|en sie)? (?:mir )?(?:kurz )?bescheid|wenn du .{2,40}(?:brauchst|magst)|ich bräuchte|brauche? (?:es|sie|das|ihn) bis|(?:das|den|die) .{2,40} (?:bitte )?(?:weglassen|weglässt)|wie (?:telefonisch )?besprochen|(?:den rest|die farben?) überlass(?:e|en)|schick(?:st du)? mir|(?:kannst du|könntest du) .{0,60}(?:weglassen|kürzen|draufschreiben|reinnehmen|gestalten)|nicht erwähnen',
    "(?:désolée?|pardon) (?:pour|du|de)|inutile de (?:mettre|préciser|dire)|je ne suis pas sûre?|à toi de voir|je (?:te|vous) laisse (?:faire|choisir|décider|voir)|(?:tu peux|vous pouvez|pourrais-tu|pouvez-vous|peux-tu) (?:le |la |les |aussi )?(?:enlever|supprimer|couper|mettre)|(?:ne (?:mets|mettez|marque|marquez)|n['’](?:indique[sz]?|ajoute[sz]?)) (?:pas|surtout pas|rien)|il me (?:le|la|les) faut|envoie-moi",
    'como (?:tú )?veas|perdona (?:por|que|el|la)|no estoy segur[oa]|tú (?:decides|eliges)|lo necesito para|mándame|no (?:pongas|pongan|pongáis|menciones|incluyas)|no hace falta (?:poner|que (?:pongas|menciones|salga))|puedes (?:quitar|poner|añadir)',
    '(?:scusa|scusate) (?:il|la|per|se)|non sono sicur[oa]|togli(?:ete)? (?:il|la|i|le|pure)|mi serve (?:per|entro)|mandami|non (?:metter(?:e|lo|la|li|le|ci)|mettete|citare)|(?:puoi|potete|può|potresti) (?:togliere|mettere|aggiungere)|(?:fai|decidi|vedi|scegli) tu|a te la scelta',
    'desculpa (?:a|o|pel)|ainda não sei|não sei (?:se|ao certo)|me manda|manda-me|preciso (?:disso|dele|dela) até|não (?:põe|ponhas|ponham|coloques|coloca|coloque|menciones|mencione)|(?:pode|podes) (?:tirar|pôr|colocar)|(?:tu|você) (?:decides|decide|escolhes)',
    'sorry (?:dat|voor)|zoals (?:afgesproken|besproken)|weet ik nog niet|wat jij (?:wil|mooi)|stuur (?:me|mij)|(?:zet|noem|vermeld) .{1,50} (?:er )?niet (?:op|bij|in)|(?:mag|kan|mogen|kunnen) (?:er ?)?(?:wel )?(?:weg|eraf|korter)|(?:kies|bepaal|beslis) (?:jij|maar)|je (?:mag|kunt) .{0,30}(?:kiezen|weglaten)',
    'przepraszam, że|nie jestem pewn[ay]|jak (?:wolisz|uważasz)|wyślij mi|nie (?:dawaj|pisz|wspominaj|podawaj)(?:cie)?|(?:możesz|można) .{0,40}(?:wyrzucić|usunąć)',
    'promiň|nevím jistě|jak (?:chceš|myslíš)|pošli mi|(?:tam )?ne(?:dávej|dávejte|piš|pište|zmiňuj|zmiňujte)|nechám(?:e)? na (?:tobě|vás)|rozhodni (?:se )?s[aá]m[ao]?',
    'förlåt|du bestämmer|du bestemmer|jag är inte säker|beklager|undskyld|skicka (?:mig|mej)|(?:nämn|nævn|nevn) (?:inte|ikke)|(?:ta|ska|skal) (?:inte|ikke) med|(?:du kan|kan du) (?:gärna |gerne |gjerne )?(?:korta|stryka|ta bort|utelämna|forkorte|droppe|utelate)',
    'вибач|мабуть неправильно|не впевнен[аий]?|як (?:вважаєш)|извини|не уверен[аы]?|твій вибір|надішли мені|пришли мне|не (?:пиши|пишіть|згадуй|згадуйте|став|ставте|вставляй|додавай|пишите|упоминай|ставь)|(?:можеш|можешь) .{0,30}(?:прибрати|викинути|убрать|выкинуть)',
    '.{1,60}(?:yazma|koyma|ekleme|unutma)(?:yalım)?[.!]*$|kusura bakma|nasıl istersen|emin değilim|(?:sen|sana) (?:karar ver|bırakıyorum|kalmış)',
  ],
  '(?:お手数|恐れ入ります)|(?:마감이라서)|(?:麻烦你|辛苦了|不好意思)|(?:你|您)(?:来|自己)?(?:决定|看着办)',
)

/** That something is not to be on a sheet: what it names is not printed. */
const refusal: () => RegExp = wordsOf(
  [
    "(?:do ?n[o'’]?t|never|no need to) (?:print|(?:mention|list|include|show|write|say) (?:the|our|my|his|her|that|this|any|it|anything))",
    `(?:do ?n[o'’]?t|never|no need to) (?:put|add|use) (?:the|our|my|his|her|that|this|any|a|it)\\b.{0,30}(?:on it|on there|${PARTS}|${DETAILS}|(?:${PIECES}))`,
    `not (?:for|to be) print(?:ing|ed)?|leave (?:this|that|it|them|the (?:${DETAILS}|${PARTS})) (?:out|off)|(?:please )?skip the (?:\\S+ )?(?:${DETAILS}|${PARTS})`,
    'nicht (?:mit|ab)?drucken|weglassen|nicht erwähnen|brauchen wir nicht',
    "ne (?:mets|mettez|marque|écris|écrivez|imprime[sz]?) (?:pas|surtout)|n['’](?:écris|imprime|indique|ajoute)[sz]? pas",
    'no (?:pongas|pongan|imprimas?|escribas?|menciones|incluyas)|no hace falta (?:poner|que)',
    'non (?:metter(?:e|lo|la|li|le)|mettete|scriver(?:e|lo|la)|stampar(?:e|lo)|citare)|togli(?:ete)? (?:il|la|i|le|pure)',
    'não (?:põe|ponhas|coloques|coloca|escrevas|menciones|imprim[aeb]\\S*)',
    '(?:zet|noem|vermeld|druk) .{1,50} niet|niet (?:afdrukken|vermelden)',
    'nie (?:dawaj|pisz|drukuj|umieszczaj|wspominaj|podawaj)(?:cie)?|pominąć',
    'ne(?:dávej|piš|tiskni|uváděj|zmiňuj)(?:te)?',
    '(?:skriv|tryck|trykk|nämn|nævn)(?: ut)? (?:inte|ikke)|ta (?:inte|ikke) med',
    'не (?:пиши|пишіть|друкуй|згадуй|став|печатай|упоминай|пишите)(?:те)?',
    '.{1,60}(?:yazma|basma|koyma|ekleme)[.!]*$',
  ],
  '(?:入れなくて|書かなくて|載せなくて|入れないで|書かないで|載せないで)|(?:넣지|쓰지|적지|언급하지)\\s?(?:말|마)|(?:안 하셔도)|(?:不用|不要|别|不必)(?:写|印)',
)

const wanting: () => RegExp = wordsOf(
  [
    `(?:it|this|that|${PIECES}) (?:should|must|needs? to|has to|ought to) (?:say|read|have)|(?:wants?|would like|insists? on) (?:(?:the|a|us to|you to) )?(?:sentence|line|words?|phrase|slogan|quote|say|put)|(?:say|says|reads?) (?:something|sth) (?:like|along the lines of)|ought to say|(?:wants?|would like) .{0,40}(?=["“„«])`,
    '(?:headline|title|heading|überschrift|titel|titre|título|titolo|tytuł|nagłówek|nadpis|název|rubrik(?:en)?|overskrift(?:en)?|kop|kopregel|tittel|заголовок|назва|название|başlık) (?:is|could be|should be|would be|might be|must be|was|(?:wäre|ist|soll|sollte|heißt|lautet|könnte)|(?:est|serait|sera|doit être|pourrait être)|es|sería|será|podría ser|è|sarebbe|sarà|potrebbe essere|é|seria|será|pode ser|(?:zou|moet) .{0,12}zijn|wordt|to|będzie|niech będzie|je|bude|(?:är|blir|ska vara|er|blir|skal være)|–|—|-|такий|такая|буде|будет|olsun)',
    '(?:please |pls |also |and |then )?(?:put|add|write|print|include|squeeze in|say) .{0,30}(?=["“„«])',
    '(?:bitte |und )?(?:schreib(?:t|en sie)?|setz(?:t|en sie)?|nimm) .{0,30}(?=["“„«])|(?:möchte|will|hätte gern(?:e)?) .{0,30}(?:satz|spruch|zeile|worte?)|(?:es|da) soll(?:te)? .{0,20}(?:stehen|heißen)',
    '(?:will|möchte|hätte gern),? dass .{0,40}(?=["“„«])|(?:sowas|etwas) (?:wie|in der art)|(?:veut|voudrait|aimerait) qu.{0,40}(?=["“„«])|(?:quelque chose|un truc) (?:comme|du genre)|(?:quiere|querría|quiero|gustaría) que .{0,40}(?=["“„«])|algo (?:como|así como)|(?:vuole|vorrebbe) che .{0,50}(?=["“„«])|qualcosa (?:come|tipo)|(?:quer|queria|gostava) que .{0,40}(?=["“„«])|algo como|(?:wil|zou willen) dat .{0,40}(?=["“„«])|iets (?:als|in de trant van)|(?:chce|chciałaby?),? żeby .{0,40}(?=["“„«])|coś w stylu|(?:vill|skulle vilja) att .{0,40}(?=["“”„«])|något i stil med|noget i (?:stil|retning) (?:med|af)|(?:vil (?:have|ha|at)) .{0,40}(?=["“”„«])|něco (?:jako|ve stylu)|щось (?:на кшталт|типу)|что-то (?:вроде|типа)|(?:хоче|хочет),? (?:щоб|чтобы) .{0,40}(?=["“„«])',
    '(?:mets|mettez|écris|écrivez|ajoute[sz]?) .{0,30}(?=["“„«])|(?:veut|voudrait) .{0,20}(?:phrase|mention|slogan)|il faut (?:écrire|mettre) .{0,20}(?=["“„«])',
    '(?:pon|ponga|poned|escribe|añade) .{0,30}(?=["“„«])|(?:quiere|querría) .{0,20}(?:frase|lema)|(?:tiene que|debe) (?:poner|decir) .{0,10}(?=["“„«])',
    '(?:metti|mettete|scrivi|scrivete|aggiungi) .{0,30}(?=["“„«])|vuole .{0,20}(?:frase|scritta)',
    '(?:põe|ponha|coloca|coloque|escreve|escreva) .{0,30}(?=["“„«])|quer .{0,20}(?:frase)',
    '(?:zet|schrijf) .{0,30}(?=["“„«])|wil .{0,20}(?:zin|tekst)|(?:daj|napisz|wstaw|dodaj) .{0,30}(?=["“„«])|(?:dej|napiš|přidej) .{0,30}(?=["“„«])|(?:skriv|sätt|sæt) .{0,30}(?=["“”„«])|(?:напиши|напишіть|додай|постав|добавь|напишите) .{0,30}(?=["“„«])',
  ],
  '["”」』»][^"“”「」『』«»]{0,14}(?:入れて|載せて|書いて|文字|文言|문장|문구|넣어|써 ?주|적어)|(?:写上|加上|放上|印上|写)[：:]?[「『“"《]',
)

const atEnd: () => RegExp = wordsOf(
  [
    'at the (?:very )?(?:end|bottom|foot)|last|(?:ganz )?(?:am ende|am schluss|zum schluss|unten)|à la fin|en bas|tout en bas|al final|abajo|alla fine|in fondo|no fim|no final|em baixo|aan het eind(?:e)?|onderaan|na (?:końcu|dole)|na kon(?:ec|ci)|dolů|sist|längst ner|nederst|til slutt|наприкінці|внизу|в конце|sonunda|en alta|en sona',
  ],
  '最後|末尾|下部|맨 아래|마지막|最后|底部',
)

const below: () => RegExp = wordsOf(
  [
    'underneath|under (?:it|that)|below(?: it| that)?|d(?:a)?r?unter|en dessous|dessous|debajo|sotto|em baixo|por baixo|eronder|daaronder|pod (?:tym|spodem|to|tím)|under(?: det)?|нижче|під (?:цим|ним)|ниже|под ним|altına',
  ],
  '下に|その下|아래에|下面',
)
