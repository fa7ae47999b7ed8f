/** Words by which briefs say that one thing is to be met before all else, or is to be seen, in the languages that briefs come in. */

/** What says that nothing is before a thing. */
const FIRST: readonly string[] = [
  // English
  'matters? (?:the )?most|matters? more than|what (?:really )?matters|most important|main (?:thing|message|point)|key message|(?:whole|main) point|the heart of|the star|the hero|centrepiece|centerpiece|the whole argument|on everyone.s \\p{L}+|(?:i|we) want (?:on|in) \\p{L}+|slides? (?:\\p{L}+ )?must',
  'remember|remembered|take home|takes? away|go home with|walk(?:s|ed)? away with|moment of the|best card|whole reason|reason (?:they|we|people|you)',
  'first thing|(?:see|seen|read|notice|noticed|found|find|meet|know) first|before (?:anything|everything)(?: else)?|above (?:all|everything)|more than anything|first and biggest',
  'biggest|largest|huge|massive|enormous|gigantic|dominates?|shouts?|screams?|hits? (?:you|first|hard|them)|has to (?:hit|win)|must (?:hit|win)|goes big|as big as',
  "(?:is|are) what (?:should|must|needs|they|we|people|gets?|got|it|everyone|everybody|you|i|sells|counts|makes|this|the)|(?:the|one) thing (?:that )?(?:people|they|everyone|everybody|anyone|anybody|we|needs|matters)|the one that matters|(?:is|'s) what everyb?o?d?y?|is the (?:one we|present|gift|joke|punchline|news|ask)|we(?:'re| are) famous for|they(?:'ll| will) photocopy",
  // German
  'am wichtigsten|(?:das|die|der|den) (?:aller)?wichtigste[nsr]?|wichtigst\\p{L}+ ist|hauptsache|im mittelpunkt|(?:soll|muss|müssen|sollen) (?:man )?(?:als )?(?:zuerst|erstes)|zuallererst|zuerst|als erstes|am größten|(?:das|der|die) größte|riesig|riesengroß|dominier\\p{L}+|kern(?:stück|aussage)|herzstück|in erinnerung|vor allem|im kopf behalten|star der|aushängeschild|hängen ?bleib\\p{L}+',
  // French
  "(?:le|la|les) plus importante?s?|ce qui compte(?: le plus)?|avant tout|surtout|en premier|d'abord|le plus (?:gros|grand)|énormes?|immenses?|doit dominer|au cœur|l'essentiel|cœur du|retenir|vedette|clou|pièce (?:maîtresse|phare)",
  // Spanish
  '(?:lo|la|el|las|los) más importantes?|lo que (?:más )?(?:importa|cuenta)|lo primero|ante todo|sobre todo|(?:lo|la|el) más grande|enormes?|gigantes?|protagonistas?|recuerd\\p{L}+|lo principal|estrella|plato fuerte|quede? en la (?:cabeza|memoria)',
  // Italian
  '(?:la|il|le|i|cosa|cose) più important[ei]|quello che conta|ciò che conta|conta (?:soprattutto|di più)|prima di tutto|soprattutto|per prim[ao]|(?:la|il) più grande|enorm[ei]|gigantesc\\p{L}+|protagonista|capo di punta|pezzo forte|piatto forte|ricord(?:are|ino|i)|il cuore',
  // Portuguese
  '(?:a|o|as|os) mais importantes?|coisa mais (?:visível|importante)|o que (?:mais )?(?:importa|conta|interessa)|acima de tudo|antes de (?:mais|tudo)|em primeiro|sobretudo|(?:a|o) maior|enormes?|gigantes?|protagonista|estrela|lembr\\p{L}+|coração|fica(?:r)? na (?:cabeça|memória)',
  // Dutch
  'belangrijkste?|allerbelangrijkste?|waar het om (?:gaat|draait)|het eerste wat|als eerste|vooral|bovenal|het grootst|grootste|reusachtig|enorm|onthouden|blijven hangen|bijblijven|hoofdzaak|blikvanger',
  // Scandinavian
  'viktigast(?:e)?|viktigste?|vigtigst(?:e)?|framför allt|först och främst|det första|störst(?:a)?|størst(?:e)?|jätte ?stor\\p{L}*|enorm\\p{L}*|huvudsak\\p{L}*|hjärtat|komma ihåg|minnas|dominer\\p{L}+',
  // Polish, Czech, Slovak
  'najważniejsz\\p{L}+|przede wszystkim|na pierwszy plan|największ\\p{L}+|najwięks\\p{L}+|ogromn\\p{L}+|wielki\\p{L}*|najpierw|zapamięta\\p{L}+|sercem|puent\\p{L}+|nejdůležitější|především|největší|obrovsk\\p{L}+|najdôležitejš\\p{L}+|najväčš\\p{L}+',
  // Turkish
  'en önemli(?:si|sı)?|her şeyden önce|özellikle|ilk (?:görül\\p{L}+|bakışta|önce|olarak)|önce(?= \\p{L}+ (?:oku|gör|dikkat))|en büyü[kğ]\\p{L}*|kocaman|dev gibi|asıl|akılda kal\\p{L}+|ana mesaj',
  // Ukrainian, Russian
  '(?:най)?(?:важливіш|головніш)\\p{L}+|головне|передусім|насамперед|перш за все|найбільш\\p{L}+|величезн\\p{L}+|серце\\p{L}*|запам.ят\\p{L}+|главное|важнее всего|самое важное|самым крупным|крупнее всего|огромн\\p{L}+|прежде всего',
  // Finnish, Hungarian, Greek, Romanian, Hebrew
  'tärkein\\p{L}*|ennen kaikkea|suurin|isoin|valtava\\p{L}*|legfontosabb\\p{L}*|legnagyobb\\p{L}*|mindenekelőtt|hatalmas\\p{L}*|το πιο σημαντικό|πάνω απ. όλα|μεγαλύτερ\\p{L}+|(?:cel|cea|cele) mai importan\\p{L}+|(?:cel|cea) mai mare|הכי (?:חשוב|גדול)|מעל הכל',
]

/** What says that a thing is to be seen, whatever is before it. */
const SECOND: readonly string[] = [
  "jumps? out|leaps? out|jump off|stands? out|standing out|pops?|catch(?:es)? the eye|eye.?catching|impossible to (?:overlook|miss|misread)|unmissable|(?:never|not|\\p{L}*n't|cannot|no ?one|nobody)(?: \\p{L}+){0,4} (?:miss|missed|overlook|overlooked|lost|lose|hide|hidden|misread|forget|buried|bury)|hard to miss",
  '(?:quick|easy) to (?:find|spot|see)|without (?:searching|looking)|findable|(?:see|seen|visible|clear|found) (?:straight away|right away|at once|immediately|instantly|at a glance|from (?:across|afar|far|the|a))|at a glance|in (?:one|two|five|ten|\\d+) seconds|straight away|(?:plainly|clearly|well|very|really|easily) (?:visible|seen|clear)|read(?:able)? from|show well|in one piece|(?:come|comes|get|gets) (?:across|through)|in the first \\p{L}+ seconds',
  'prominent(?:ly)?|deserves?|pride of place|(?:real|some|more|its own|proper) (?:room|air|space|moment)(?! (?:for|to))|front and cent(?:re|er)|highlight(?:ed)?|emphasi[sz]e[ds]?|spotlight|clearest|obvious(?:ly)?|stands? (?:alone|on its own|by itself)|all alone|(?:its|their|a) own (?:slide|page|box|panel|space|line)|(?:must|should|has to|have to|needs to) be (?:clear|seen|visible|readable|legible|big|large)|(?:should|must) stand|clear$',
  'niemand übersehen|nicht (?:zu )?übersehen|unübersehbar|ins auge (?:springen|fallen)|auf (?:den ersten|einen) blick|sofort (?:zu )?(?:finden|sehen|auffallen|erkennbar|sichtbar)|sofort sehen|(?:heraus|hervor)(?:stechen|gehoben|heben)|auffallen|gut (?:sichtbar|lesbar)|deutlich|schnell (?:zu )?finden|eigene[rnms]? (?:seite|folie|kasten|feld)|fett|eigenem kasten',
  "saute(?:r|nt)? aux yeux|passer inaperçue?s?|(?:impossible à|pas) (?:rater|manquer|louper)|tout de suite|du premier coup d.œil|d'un coup d.œil|ressort(?:ir|ent|e)?|bien (?:visibles?|lisibles?|en vue|en évidence)|en évidence|mettre en avant|mis(?:e|es)? en avant|mérite\\p{L}*|doit se (?:voir|lire)|se lire de loin|saute",
  'salt\\p{L}+ a la vista|resalt\\p{L}+|destac\\p{L}+|destaqu\\p{L}+|a primera vista|de un vistazo|pasar? por alto|bien (?:visibles?|clar[oa]s?)|que se (?:vea|vean|lea|lean)|se vea|no se (?:pierda|escape)|merece\\p{L}*|bien grande|llam\\p{L}+ la atención',
  'salt\\p{L}+ all.occhio|sfuggire|a colpo d.occhio|ben (?:in vista|visibil[ei]|leggibil[ei])|in evidenza|risalt\\p{L}+|spicc\\p{L}+|merita\\p{L}*|si (?:veda|vedano|legga|leggano)|subito|in primo piano',
  'salt\\p{L}+ (?:à vista|aos olhos)|à primeira vista|ninguém pode perder|destac\\p{L}+|destaque|bem (?:visíve(?:l|is)|legíve(?:l|is)|clar[oa])|chamar? (?:mais|a atenção)|sobress\\p{L}+|passe despercebid\\p{L}+|merece\\p{L}*',
  'in het oog springen|uitspringen|eruit springen|over het hoofd (?:zien|gezien)|in één oogopslag|meteen (?:vinden|zien|opvallen|duidelijk)|opvallen|springt eruit|(?:niet|niemand)(?: \\p{L}+){0,3} missen|goed (?:zichtbaar|leesbaar)|duidelijk|te vinden|verdient',
  'får (?:ingen|inte) missa\\p{L}*|missas|synas? (?:först|direkt|tydligt|väl|bra)|sticka ut|tydlig[ta]?|direkt syn\\p{L}+|lätt att (?:hitta|se)|läsas? på (?:långt )?håll|förtjän\\p{L}+|för sig|(?:en )?egen ruta|skal ses|tydelig\\p{L}*|ikke overses',
  'wyróżni\\p{L}+|rzuca\\p{L}+ się w oczy|przeoczyć|widoczn\\p{L}+|od razu|z daleka|czyteln\\p{L}+|wyraźn\\p{L}+|zasługuj\\p{L}+|nepřehlédnut\\p{L}+|na první pohled|vynik\\p{L}+|zdůrazn\\p{L}+|viditeln\\p{L}+',
  'göze çarp\\p{L}+|öne çık\\p{L}+|gözden kaç\\p{L}+|hemen (?:görül\\p{L}+|görün\\p{L}+|bulun\\p{L}+|fark)|uzaktan|rahat oku\\p{L}+|net (?:görün\\p{L}+|oku\\p{L}+)|okunmalı|görünsün|belirgin|vurgu\\p{L}+',
  'впада\\p{L}+ в око|пропустити|не загуб\\p{L}+|одразу|видно|здалеку|помітн\\p{L}+|виділ\\p{L}+|вирізня\\p{L}+|чітко|заметн\\p{L}+|бросал\\p{L}+|выделя\\p{L}+|выделить|сразу|издалека',
  'erottu\\p{L}+|näky\\p{L}+|korost\\p{L}+|kiemel\\p{L}+|szembetűnő|észrevenni|jól látható|ξεχωρίζ\\p{L}+|φαίν\\p{L}+|ies\\p{L}+ în evidență|vizibil\\p{L}*|בולט\\p{L}*',
]

/** What says so in scripts whose words no blank divides, or that join what they mean to it. */
const SOLID_FIRST =
  '最重要|最も大切|一番大切|いちばん大事|一番大事|何より|一番大きく|いちばん大きく|最大に|が一番(?!\\p{L})|がいちばん(?!\\p{L})|一番目立|いちばん目立|最初に目|主役|最大|最要紧|最关键|最關鍵|重点是|重點是|首先看|第一眼|最先|最显眼|最顯眼|最大字|主角|가장 중요|제일 중요|가장 크게|제일 크게|가장 먼저|제일 먼저|가장 눈에|제일 눈에|주인공|أهم (?:شيء|شي|ما)|الأهم|أكبر (?:شيء|شي|ما)|قبل كل شيء|نجم|أولاً|أول ما|सबसे (?:ज़रूरी|जरूरी|महत्वपूर्ण|बड़ा|बड़ी|बड़े|पहले|अहम)'
const SOLID_SECOND =
  '目立|すぐ(?:に)?(?:分|わ)かる|見やすく|読みやすく|大きく|はっきり|見落と|強調|埋もれ|遠くからでも|一目で|ひと目で|醒目|显眼|顯眼|突出|看得到|看得清|看见|看見|一眼|不能(?:漏|错过|錯過|忽略)|清楚|明显|明顯|눈에 띄|잘 보이|한눈에|놓치|돋보이|크게|강조|또렷|واضح\\p{L}*|بارز\\p{L}*|يبرز|تبرز|من بعيد|لا (?:يفوت|تفوت|يمكن تفويت)\\p{L}*|बड़े अक्षर|साफ़? दिख|साफ दिख|अलग दिख|नज़र आ|उभर'

const told = (words: readonly string[], solid: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})|${solid}`, 'u')

/** What says so in a clause, in small letters. */
export const leadMarks: { readonly first: RegExp; readonly second: RegExp } = {
  first: told(FIRST, SOLID_FIRST),
  second: told(SECOND, SOLID_SECOND),
}

/** What turns that down right before it. */
export const markDenied: RegExp =
  /(?<!\p{L})(?:not|isn't|n't|nicht|kein\p{L}*|pas|non|não|niet|geen|inte|nie|değil|не)(?: (?:be|is|the|to|too|so|das|die|der|le|la|lo|het|de|det|zu|so sehr|trop|demasiado|troppo|te|för|zbyt|too))*\s*$/u

/** A clause that says what it says of the one before it. */
export const refersBack: RegExp =
  /^(?:(?:and|so|but|und|et|y|e|en|och|i|та) )?(?:those|these|that one|that's|that is|this is|that|it must|it has to|it should|make it|make them|make that|give it|give them|which|das|dies|diese|was|ça|c'est|celles?|celui|qui|ce que|eso|esto|es lo que|que|quello|questo|che|isso|isto|o que|dat|dit|die|wat|det|den|som|to|co|które|це|що|bu|bunu|onu|こ(?:れ|こ)|そ(?:れ|こ)|这|這|이것|그것|وهذا|هذا)(?!\p{L})/u

/** What joins two things. */
export const joint: RegExp =
  / (?:and|und|et|y|e|en|och|og|oraz|i|ve|ile|та|і|й|и|ja|és|και|&|\+) | (?=و)|(?<=\p{L})(?:和|与|與|及|と|や|、|와|과|하고)(?=[\p{L} ])/u
