/** Words by which briefs say that one thing is to be met before all else, or is to be seen, in the languages that briefs come in. */

/** What says that a thing is to strike: it lands, it hurts. */
const STRIKES: readonly string[] = [
  '(?:must|should|needs? to|has to|have to)(?: (?:really|all|both))? (?:land|hurt|sting|bite|punch|slap|shock|stop)|like a (?:slap|punch|hammer|brick|bomb|siren|gunshot)|slap in the face|(?:pack|land)s? a punch|(?:knock|stop|shock)s? (?:them|people|everyone)|stop at',
  '(?:muss|müssen|soll|sollen)(?: (?:wirklich|richtig|so|beide))? (?:sitzen|knallen|einschlagen|treffen|wehtun|zünden)|wie (?:eine? )?(?:ohrfeige|schlag|faustschlag|hammer|bombe)|(?:sitzen|knallen|einschlagen) (?:muss|müssen|soll|sollen)',
  '(?:doit|doivent)(?: (?:vraiment|toutes|tous))? (?:claquer|frapper|cogner|marquer|percuter)|comme une? (?:gifle|claque|bombe|coup de poing)',
  '(?:deben?|tienen? que) (?:golpear|impactar|doler|pegar|sacudir)|como (?:una bofetada|un golpe|un puñetazo|una bomba)',
  '(?:deve|devono) (?:colpire|scuotere|fare? male)|come (?:uno schiaffo|un pugno|una bomba)',
  '(?:deve|devem|tem de|têm de|tem que|têm que) (?:bater|impactar|doer|chocar)|como (?:um (?:soco|murro|estalo)|uma (?:bofetada|bomba))',
  'moet(?:en)?(?: (?:echt|allebei|hard))? (?:binnenkomen|inslaan|knallen|raken)|als een (?:klap|mokerslag|bom)',
  'ska (?:sitta|smälla|kännas|slå till)|som en (?:smäll|örfil|käftsmäll|lussing|bombe?)|skal (?:sidde|ramme|smælde|sitte|treffe)',
  '(?:ma|mają|musi|muszą) (?:uderz\\p{L}+|trafi\\p{L}+|zaboleć|walnąć)|jak (?:policzek|cios|uderzenie|bomba)|jako (?:facka|rána)|tokat gibi|(?:як|как) (?:ляпас|пощ[её]чина|удар)|kuin (?:isku|läimäys)|mint (?:egy )?(?:pofon|ütés)',
]

/** What says that nothing is before a thing. */
const FIRST: readonly string[] = [
  ...STRIKES,
  // English
  'matters? (?:the )?most|(?:all|the) weight on|put (?:everything|it all) (?:on|behind)|our best \\p{L}+|first$|biggest|matters? more than|what (?:really )?matters|most important|main (?:thing|message|point)|key message|(?:whole|main) point|the heart of|the star|the hero|centrepiece|centerpiece|the whole argument|on everyone.s \\p{L}+|(?:i|we) want (?:on|in) \\p{L}+|comes? first|takes? the lead|leads? with|open with|start with|hang everything on|build \\p{L}* ?around|revolves? around|does the (?:selling|talking|work)|(?:has to|must|should|needs to) (?:carry|sell|do the)|money (?:slide|shot|line)|heart of',
  'remember|remembered|take home|takes? away|go home with|walk(?:s|ed)? away with|moment of the|best card|whole reason|reason (?:they|we|people|you)',
  'first thing|(?:see|seen|read|notice|noticed|found|find|meet|know) first|before (?:anything|everything)(?: else)?|above (?:all|everything)|more than anything|first and biggest',
  'biggest|largest|huge|massive|enormous|gigantic|dominates?|(?:bigger|larger|louder|heavier|stronger|more) than (?:everything|anything|all)|shouts?|screams?|hits? (?:you|him|her|first|hard|them|people|home)|hit \\p{L}+ between|(?:land|hit|come)s? like an? \\p{L}+|has to (?:hit|win)|must (?:hit|win)|goes big|as big as',
  "(?:is|are) (?:what|where|why)(?= (?!it is))|(?:is|are) the (?:\\p{L}+ )?(?:number|figure|story|headline|punch ?line|hook|draw|kicker|message|selling point|things?|bits?|slides?|pages?|lines?|numbers|figures)(?: (?:that|which))?(?= (?:they|people|we|everyone|everybody|folk|customers|visitors|guests|i|he|she|you)|$)|is the (?:number|figure|story|headline|punch ?line|hook|draw|kicker|message)|(?:the|one) (?:thing|one) (?:that )?(?:people|they|everyone|everybody|anyone|anybody|we|needs|matters)|the one that matters|(?:is|'s) what everyb?o?d?y?|is the (?:one we|present|gift|joke|punchline|news|ask)|we(?:'re| are) famous for|they(?:'ll| will) photocopy",
  // German
  'am wichtigsten|besonders wichtig|(?:am )?entscheidend\\p{L}*|zähl(?:t|en)|das a und o|herausragend\\p{L}*|(?:kommt|kommen|steht|stehen) zuerst|(?:das|die|der|den) (?:aller)?wichtigste[nsr]?|wichtigst\\p{L}+ ist|hauptsache|im mittelpunkt|(?:soll|muss|müssen|sollen) (?:man )?(?:als )?(?:zuerst|erstes)|zuallererst|zuerst|als erstes|am größten|(?:das|der|die) größte|riesig|riesengroß|dominier\\p{L}+|kern(?:stück|aussage)|herzstück|in erinnerung|vor allem|im kopf behalten|star der|aushängeschild|hängen ?bleib\\p{L}+|aufmacher|aufhänger|höhepunkt|dreht sich (?:alles )?um|alles dreht sich um|(?:ist|sind) (?:die|der|das) (?:zahl(?:en)?|botschaft|kern|knaller|hingucker|herz)|knall(?:en|t)|schrei(?:en|t)|(?:größer|lauter|stärker) als all\\p{L}+|so groß wie möglich',
  // French
  "(?:le|la|les) plus importante?s?|ce qui compte(?: le plus)?|avant tout|surtout|en premier|d'abord|le plus (?:gros|grand)|énormes?|immenses?|doit dominer|au cœur|l'essentiel|cœur du|essentiel\\p{L}*|primordial\\p{L}*|décisi\\p{L}+|notre fierté|reti(?:enir|enne|ennent|ent)|vedette|tourne autour|(?:est|sont) (?:le|la|les) (?:chiffres?|message|argument|accroche|nouvelle|héros|reines?)|cri(?:er|e|ent)|plus \\p{L}+ que tout|(?:est|sont) ce qu\\p{L}*|clou|pièce (?:maîtresse|phare)",
  // Spanish
  '(?:lo|la|el|las|los) más importantes?|lo que (?:más )?(?:importa|cuenta)|lo primero|ante todo|sobre todo|(?:lo|la|el) más grande|enormes?|gigantes?|protagonistas?|recuerd\\p{L}+|lo principal|estrella|fundamental\\p{L}*|decisiv[oa]s?|imprescindibles?|clave$|plato fuerte|reinas?|va primero|primero$|que brillen?|grit(?:ar|e|en)|(?:es|son) (?:el|la|las|los) (?:números?|cifras?|mensaje|noticia|gancho)|(?:es|son) lo que|más \\p{L}+ que todo|quede? en la (?:cabeza|memoria)',
  // Italian
  '(?:la|il|le|i|cosa|cose) più important[ei]|quello che conta|(?:ciò )?che cont[ai]\\p{L}*|conta (?:soprattutto|di più)|prima di tutto|soprattutto|per prim[ao]|(?:la|il) più grande|enorm[ei]|gigantesc\\p{L}+|protagonista|capo di punta|pezzo forte|piatto forte|ricord(?:are|ino|i)|il cuore|fondamental[ei]|decisiv[oaie]|essenzial[ei]|viene prima|urlare|gridare|(?:è|sono) (?:il|la|i|le) (?:numer[oi]|cifr[ae]|messaggio|notizia)|(?:è|sono) (?:quello|ciò) che|più \\p{L}+ di tutto',
  // Portuguese
  '(?:a|o|as|os) mais importantes?|coisa mais (?:visível|importante)|o que (?:mais )?(?:importa|conta|interessa)|acima de tudo|antes de (?:mais|tudo)|em primeiro|sobretudo|(?:a|o) maior|enormes?|gigantes?|protagonista|estrela|lembr\\p{L}+|coração|fundamenta(?:l|is)|decisiv[oa]s?|essencia(?:l|is)|vedete|(?:vem|vêm) primeiro|primeiro$|gritar|(?:é|são) (?:o|a|os|as) (?:números?|mensagem|notícia)|(?:é|são) o que|mais \\p{L}+ (?:do )?que tudo|fica(?:r)? na (?:cabeça|memória)',
  // Dutch
  'belangrijkste?|allerbelangrijkste?|waar het om (?:gaat|draait)|het eerste wat|als eerste|vooral|bovenal|het grootst|grootste|reusachtig|enorm|onthouden|blijven hangen|bijblijven|hoofdzaak|cruciaal|doorslaggevend|tel(?:t|len)|blikvanger|komt eerst|schreeuw\\p{L}+|knal\\p{L}*groot|knallen|draait (?:alles )?om|(?:is|zijn) (?:het|de) (?:getal|getallen|cijfers?|boodschap)|(?:is|zijn) (?:dat )?wat|\\p{L}+er dan alles',
  // Scandinavian
  'viktigast(?:e)?|viktigste?|vigtigst(?:e)?|framför allt|först och främst|det första|störst(?:a)?|størst(?:e)?|jätte ?stor\\p{L}*|enorm\\p{L}*|huvudsak\\p{L}*|hjärtat|avgörande|komma ihåg|minnas|dominer\\p{L}+|kommer först|skrika|(?:är|er) (?:det|den|siffran|siffrorna) (?:som|alla|alle|man|folk|vi)|siffror(?:na)? som|(?:är|er) siffr\\p{L}+|\\p{L}+re än allt',
  // Polish, Czech, Slovak
  'najważniejsz\\p{L}+|przede wszystkim|na pierwszy plan|największ\\p{L}+|najwięks\\p{L}+|ogromn\\p{L}+|wielki\\p{L}*|najpierw|zapamięta\\p{L}+|kluczow\\p{L}+|dominow\\p{L}+|sercem|gwiazd\\p{L}+|krzycz\\p{L}+|najbardziej|nejvíc\\p{L}*|hlavn\\p{L}+|puent\\p{L}+|nejdůležitější|především|největší|obrovsk\\p{L}+|najdôležitejš\\p{L}+|najväčš\\p{L}+',
  // Turkish
  'en önemli(?:si|sı)?|her şeyden önce|özellikle|ilk (?:görül\\p{L}+|bakışta|önce|olarak)|önce(?= \\p{L}+ (?:oku|gör|dikkat))|çok önemli|kilit|en büyü[kğ]\\p{L}*|en çok|çok büyük|her şeyden \\p{L}+|kocaman|dev gibi|asıl|akılda kal\\p{L}+|ana mesaj',
  // Ukrainian, Russian
  '(?:най)?(?:важливіш|головніш)\\p{L}+|головне|передусім|насамперед|перш за все|найбільш\\p{L}+|величезн\\p{L}+|ключов\\p{L}+|вирішальн\\p{L}+|серце\\p{L}*|спершу|спочатку|найперше|кричати|крупніше за все|запам.ят\\p{L}+|главное|важнее всего|самое важное|самым крупным|крупнее всего|огромн\\p{L}+|прежде всего',
  // Finnish, Hungarian, Greek, Romanian, Hebrew
  'tärkein\\p{L}*|ennen kaikkea|suurin|isoin|valtava\\p{L}*|legfontosabb\\p{L}*|legnagyobb\\p{L}*|mindenekelőtt|hatalmas\\p{L}*|το πιο σημαντικό|πάνω απ. όλα|μεγαλύτερ\\p{L}+|(?:cel|cea|cele) mai importan\\p{L}+|(?:cel|cea) mai mare|הכי (?:חשוב|גדול)|מעל הכל',
]

/** What says that a thing is to be seen, whatever is before it. */
const SECOND: readonly string[] = [
  'jumps? out|leaps? out|jump off|stands? out|standing out|pops?|catch(?:es)? the eye|eye.?catching|unmissable|unmistakabl[ey]|stick|(?:be|are|is) (?:\\p{L}+ )?(?:clear|obvious|plain)(?: as day)?(?= |$)|not (?:too )?(?:small|tiny)|in (?:big|huge|large) letters|loud and clear|sink in|(?:more|bigger|larger|louder|heavier|stronger)(?: \\p{L}+)? than (?:the (?:rest|others?)|any|every)|big enough',
  '(?:quick|easy) to (?:find|spot|see)|without (?:searching|looking)|findable|(?:see|seen|visible|clear|found) (?:straight away|right away|at once|immediately|instantly|at a glance|from (?:across|afar|far|the|a))|at a glance|in (?:one|two|five|ten|\\d+) seconds|straight away|(?:plainly|clearly|well|very|really|easily) (?:visible|seen|clear)|read(?:able)? from|show well|in one piece|(?:come|comes|get|gets) (?:across|through)|in the first \\p{L}+ seconds',
  'prominent(?:ly)?|deserves?|pride of place|(?:real|some|more|its own|proper) (?:room|air|space|moment)(?! (?:for|to))|front and cent(?:re|er)|highlight(?:ed)?|emphasi[sz]e[ds]?|spotlight|clearest|obvious(?:ly)?|stands? (?:alone|on its own|by itself)|all alone|(?:its|their|a) own (?:slide|page|box|panel|space|line)|(?:must|should|has to|have to|needs to) be (?:clear|seen|visible|readable|legible|big|large)|(?:should|must) stand|clear$',
  'unübersehbar|unmissverständlich|(?:heraus|hervor)\\p{L}*stech\\p{L}+|(?:klar|deutlich|gleich) erkennbar|betont|betonen|prominent\\p{L}*|nicht (?:zu )?klein|in großen (?:buchstaben|lettern)|auffindbar|(?:mehr|größer|lauter|stärker|schwerer|kräftiger)(?: \\p{L}+)* als (?:der rest|die (?:anderen|übrigen|restlichen)|alle|andere)|eigenen? k[aä]sten|hervorhebe\\p{L}*|hervorgehoben|ins auge (?:springen|fallen)|auf (?:den ersten|einen) blick|sofort (?:zu )?(?:finden|sehen|auffallen|erkennbar|sichtbar)|sofort sehen|(?:heraus|hervor)(?:stechen|gehoben|heben)|auffallen|gut (?:sichtbar|lesbar)|deutlich|schnell (?:zu )?finden|eigene[rnms]? (?:seite|folie|kasten|feld)|fett|eigenem kasten',
  "saute(?:r|nt)? aux yeux|trouvables?|repérables?|(?:met(?:tre|tez|s)|mis\\p{L}*)(?:-\\p{L}+)? (?:bien )?en (?:avant|valeur|évidence|lumière)|pas trop petite?s?|en (?:gros|grand)|impossible à (?:rater|manquer|louper)|faciles? à (?:trouver|voir|repérer)|plus (?:de )?\\p{L}+ que (?:le reste|les autres)|bien évidente?s?|que (?:ça|cela) se voie|bien grande?s?|tout de suite|du premier coup d.œil|d'un coup d.œil|ressort(?:ir|ent|e)?|bien (?:visibles?|lisibles?|en vue|en évidence)|en évidence|mettre en avant|mis(?:e|es)? en avant|mérite\\p{L}*|doit se (?:voir|lire)|se lire de loin|saute",
  'salt\\p{L}+ a la vista|leerse bien|verse bien|bien legibles?|(?:no|nada) (?:muy |demasiado )?pequeñ[oa]s?|en grande|inconfundibles?|localizables?|resalt\\p{L}+|destac\\p{L}+|destaqu\\p{L}+|a primera vista|de un vistazo|fácil(?:es)? de (?:encontrar|ver)|clarísim[oa]s?|a lo grande|también visibles?|más \\p{L}+ que (?:el resto|l[oa]s demás)|(?:que|debe|deben) verse|bien (?:visibles?|clar[oa]s?)|que se (?:vea|vean|lea|lean)|se vea|merece\\p{L}*|bien grandes?|llam\\p{L}+ la atención',
  '(?:salt|balz)\\p{L}+ (?:fuori|all.occhio|agli occhi)|inconfondibil[ei]|chiarissim[oaie]|leggersi bene|non (?:troppo )?piccol[oaie]|facil[ei] da (?:trovare|vedere)|ben evident[ei]|in grande|più \\p{L}+ (?:degli altri|delle altre|del resto)|a colpo d.occhio|ben (?:in vista|visibil[ei]|leggibil[ei])|in evidenza|risalt\\p{L}+|spicc\\p{L}+|merita\\p{L}*|si (?:veda|vedano|legga|leggano)|subito|in primo piano',
  'salt\\p{L}+ (?:à vista|aos olhos|logo)|claríssim[oa]s?|inconfundíve(?:l|is)|não (?:muito )?pequen[oa]s?|em grande|ler-se bem|à primeira vista|(?:fácil|fáceis) de (?:achar|encontrar|ver)|nas vistas|bem grandes?|mais \\p{L}+ (?:do )?que (?:o resto|os outros|as outras)|destac\\p{L}+|destaque|bem (?:visíve(?:l|is)|legíve(?:l|is)|clar[oa])|chamar? (?:mais|a atenção)|sobress\\p{L}+|merece\\p{L}*',
  'in het oog springen|(?:kraak)?helder|onmisbaar|niet te klein|in grote letters|eruit knallen|benadruk\\p{L}+|uitspringen|eruit springen|(?:meer \\p{L}+|\\p{L}+er) dan (?:de rest|de andere\\p{L}*)|in één oogopslag|meteen (?:vinden|zien|opvallen|duidelijk)|opvallen|springt eruit|goed (?:zichtbaar|leesbaar)|duidelijk|te vinden|verdient',
  '(?:mer \\p{L}+|\\p{L}+re) än (?:resten|de andra)|synas? (?:först|direkt|tydligt|väl|bra)|sticka ut|tydlig[ta]?|direkt syn\\p{L}+|lätt att (?:hitta|se)|framgå\\p{L}*|glasklar\\p{L}*|inte för små|betona\\p{L}*|lyft(?:as?|s)? fram|läsas? på (?:långt )?håll|förtjän\\p{L}+|för sig|(?:en )?egen ruta|skal ses|tydelig\\p{L}*',
  'wyróżni\\p{L}+|rzuca\\p{L}+ się w oczy|oczywist\\p{L}+|jasn\\p{L}+ jak|nie za mał\\p{L}+|dużymi literami|podkreśl\\p{L}+|łatw\\p{L}+ do (?:znalezienia|odnalezienia)|\\p{L}+ niż (?:reszta|inne|pozostałe)|widoczn\\p{L}+|od razu|z daleka|czyteln\\p{L}+|wyraźn\\p{L}+|zasługuj\\p{L}+|nepřehlédnut\\p{L}+|vidět|na první pohled|vynik\\p{L}+|zdůrazn\\p{L}+|viditeln\\p{L}+',
  'göze çarp\\p{L}+|anlaşıl\\p{L}+|apaçık|büyük harflerle|öne çık\\p{L}+|kolay(?:ca)? bul\\p{L}+|diğerlerinden|gerisinden|gözüne çarp\\p{L}+|hemen (?:görül\\p{L}+|görün\\p{L}+|bulun\\p{L}+|fark)|uzaktan|rahat oku\\p{L}+|net (?:görün\\p{L}+|oku\\p{L}+)|okunmalı|görünsün|belirgin|vurgu\\p{L}+',
  'впада\\p{L}+ в око|кида\\p{L}+ в очі|великими літерами|зрозуміл\\p{L}+|підкресл\\p{L}+|легко (?:знайти|побачити)|\\p{L}+ (?:ніж|за) (?:решт\\p{L}+|інш\\p{L}+)|одразу|видно|здалеку|помітн\\p{L}+|виділ\\p{L}+|вирізня\\p{L}+|чітко|заметн\\p{L}+|бросал\\p{L}+|выделя\\p{L}+|выделить|сразу|издалека',
  'erottu\\p{L}+|näky\\p{L}+|korost\\p{L}+|kiemel\\p{L}+|szembetűnő|jól látható|ξεχωρίζ\\p{L}+|φαίν\\p{L}+|ies\\p{L}+ în evidență|vizibil\\p{L}*|בולט\\p{L}*',
]

/** To see something, and from where, how soon or by whom: both in a clause say that it is to be seen. */
const SEEN: readonly (readonly [seeing: string, how: string])[] = [
  [
    'read(?:able)?|legible|seen?|visible|found|find|spot(?:ted)?|notice[ds]?|clock(?:ed|ing)?|knows?|gets?|clicks?|calls?|rings?',
    'from (?:a|the|across|over|his|her|\\p{L}+ing)|in (?:about |under |around |less than )?(?:a|one|two|three|five|ten|\\d+) (?:seconds?|breath|blink)|at (?:a distance|arm|once|\\d+)|across|by torch\\p{L}*|in the dark|without (?:hunting|searching|looking|scrolling|asking)|every(?:one|body)|the whole \\p{L}+|nobody|no ?one|straight ?away|immediately|instantly|without reading',
  ],
  [
    'lesen|lesbar|sehen|sieht|finden|findet|erkennen|erkennbar|wissen|weiß|merkt|begreif\\p{L}+|klick\\p{L}+|mitkriegen|mitbekommen',
    'vom \\p{L}+ aus|aus (?:dem|der|fahrenden|\\d+)|von (?:weitem|fern|der straße|ganz hinten)|in (?:zwei|drei|fünf|zehn|\\d+) sekunden|auf (?:anhieb|abstand|die schnelle|einen schlag)|im (?:dunkeln|vorbeifahren|vorbeigehen)|ohne (?:suchen|blättern)|sofort|gleich|jeder|jede|alle',
  ],
  [
    'lire|lisent|lisibles?|voir|voie|voit|trouver?|tombe|sache|repérer',
    "depuis|de loin|de l'autre côté|à \\p{L}+ mètres|en (?:deux|trois|\\d+) secondes|tout de suite|immédiatement|sans chercher|tout le monde|chacun|dans le noir",
  ],
  [
    'leer(?:se)?|lea|legibles?|ver(?:se)?|vean?|encontrar(?:se)?|encuentr\\p{L}+|sepan?|hagan? clic|pinch\\p{L}+|entiend\\p{L}+|entere\\p{L}*',
    'desde|de lejos|a \\p{L}+ metros|en (?:dos|tres|\\d+) segundos|enseguida|al instante|sin buscar|todo el mundo|todos|a oscuras',
  ],
  [
    'legger(?:e|si)|legga\\p{L}*|leggibil[ei]|veder(?:e|si)|veda\\p{L}*|trovar(?:e|si)|clicc\\p{L}+|sapp\\p{L}+|capir(?:e|si)',
    "da lontano|da(?:ll'|lla | )(?:auto|macchina|strada|treno|bici\\p{L}*)|anche (?:per|da)|in (?:due|tre|\\d+) secondi|al volo|subito|senza cercare|tutti|al buio",
  ],
  [
    'ler(?:-se)?|leia\\p{L}*|legíve(?:l|is)|ver(?:-se)?|vej\\p{L}+|encontrar(?:-se)?|cli(?:que|car)\\p{L}*|perceb\\p{L}+|saib\\p{L}+',
    'de longe|à (?:distância|luz)|do outro lado|em (?:dois|três|\\d+) segundos|logo|de imediato|sem (?:óculos|procurar)|toda a gente|todos|no escuro',
  ],
  [
    'lezen|leesbaar|zien|zichtbaar|vinden|weten|klikken|begrijp\\p{L}+|meekrijgen',
    'van(?:af|uit)? (?:de |een )?\\p{L}+|op (?:afstand|\\d+ meter)|in (?:twee|drie|\\d+) seconden|meteen|direct|zonder (?:te )?zoeken|iedereen|in het donker',
  ],
  [
    'läsa\\p{L}*|läsbar\\p{L}*|synas?|ses?|hittas?|veta|klicka\\p{L}*|förstå\\p{L}*|læses?|finde',
    'på (?:långt |en )?\\p{L}* ?(?:håll|avstånd|mobilen)|från|i (?:solsken|mörker|mörkret)|på (?:två|tre|\\d+) sekunder|direkt|genast|utan att leta|alla|alle',
  ],
  [
    'przeczyta\\p{L}+|czyteln\\p{L}+|widać|widzi\\p{L}+|zobacz\\p{L}+|znale\\p{L}+|klik\\p{L}+|rozumie\\p{L}*|wiedzie\\p{L}+',
    'z (?:daleka|samochodu|ulicy|roweru|tramwaju|odległości)|w (?:dwie|trzy|\\d+) sekund\\p{L}+|od razu|bez szukania|każdy|wszyscy|po ciemku',
  ],
  ['vidět|čiteln\\p{L}+|přečíst|najít', 'z (?:dálky|auta|ulice|kola)|hned|každý|všichni|bez hledání'],
  [
    'oku\\p{L}+|gör\\p{L}+|bul\\p{L}+|bil\\p{L}+',
    '\\p{L}+(?:dan|den|tan|ten)|hemen|herkes\\p{L}*|aramadan|karanlıkta',
  ],
  [
    'прочита\\p{L}+|чита\\p{L}+|видно|поба\\p{L}+|знай\\p{L}+|знати',
    'з (?:\\p{L}+)|одразу|відразу|здалеку|кожен|усі|всі|без пошуків',
  ],
]

/** To miss something, and what turns that down: both in their order, or in the other one, say that it is to be seen. */
const MISSED: readonly (readonly [missing: string, never: string])[] = [
  [
    'miss(?:ed|es|able|ing)?|overlook(?:ed|ing)?|lost|lose|hide|hidden|misread|forget|buried|bury|drown(?:ed)?|walks? past',
    "never|not|\\p{L}*n't|cannot|no ?one|nobody|impossible|hard",
  ],
  [
    'übers(?:eh|ieh)\\p{L}+|überl(?:es|ies)\\p{L}+|unter(?:geh|zugeh)\\p{L}+|vergess\\p{L}+|vergisst|verste[ck]+\\p{L}*|verpassen|überhören|versinken',
    'nicht|niemand|keiner|kein mensch|nie',
  ],
  [
    'inaperçue?s?|rat(?:er?|ent|ez)|manqu\\p{L}+|loup\\p{L}+|oubli\\p{L}+|cach\\p{L}+|noy\\p{L}+|perd\\p{L}+',
    'pas|personne|jamais|sans',
  ],
  [
    'por alto|olvid\\p{L}+|desapercibid\\p{L}+|escond\\p{L}+|pierd\\p{L}+|escap\\p{L}+|perder\\p{L}*',
    'no|nadie|nunca|sin',
  ],
  ['sfugg\\p{L}+|dimentic\\p{L}+|pers[oaie]|perder\\p{L}*|nascond\\p{L}+|nascost\\p{L}', 'non|nessuno|mai'],
  ['perder|perca\\p{L}*|esque\\p{L}+|despercebid\\p{L}+|escond\\p{L}+|escap\\p{L}+', 'não|ninguém|nunca'],
  [
    'missen|mist|vergeten|verdwijnen|hoofd (?:zien|gezien)|verstop\\p{L}+|wegvallen|ondersneeuwen',
    'niet|niemand|nooit',
  ],
  [
    'missa\\p{L}*|glöm\\p{L}+|försvinn\\p{L}+|förbi(?:ses|gå\\p{L}*)?|gömm\\p{L}+|drunkn\\p{L}+|overses|gemmes?',
    'inte|ingen|aldrig|ikke|ingen',
  ],
  [
    'przeocz\\p{L}+|zapomn\\p{L}+|umkn\\p{L}+|przegapi\\p{L}+|ukry\\p{L}+|chowa\\p{L}+|zgin\\p{L}+|przehlédn\\p{L}+|přehlédn\\p{L}+',
    'nie|nikt|nigdy|ne|nikdo|nesmí',
  ],
  ['kaç(?:ır\\p{L}*|ma\\p{L}*|sın)|gözden', 'kimse|hiç|sakın'],
  [
    'пропусти\\p{L}*|загуб\\p{L}+|проґав\\p{L}+|схова\\p{L}+|потеря\\p{L}+|huomaamatta',
    'не|ніхто|никто|ніколи',
  ],
]

/** What says so in scripts whose words no blank divides, or that join what they mean to it. */
const SOLID_FIRST =
  '最重要|最も大切|一番大切|いちばん大事|一番大事|何より|一番大きく|いちばん大きく|最大に|が一番(?!\\p{L})|がいちばん(?!\\p{L})|一番目立|いちばん目立|最初に目|主役|最大|最要紧|最关键|最關鍵|重点是|重點是|首先看|第一眼|最先|最显眼|最顯眼|最大字|主角|가장 중요|제일 중요|가장 크게|제일 크게|가장 먼저|제일 먼저|가장 눈에|제일 눈에|주인공|أهم (?:شيء|شي|ما)|الأهم|أكبر (?:شيء|شي|ما)|قبل كل شيء|نجم|أولاً|أول ما|सबसे (?:ज़रूरी|जरूरी|महत्वपूर्ण|बड़ा|बड़ी|बड़े|पहले|अहम)'
const SOLID_SECOND =
  '目立|すぐ(?:に)?(?:分|わ)かる|見やすく|読みやすく|大きく|はっきり|見落と|強調|埋もれ|遠くからでも|一目で|ひと目で|醒目|显眼|顯眼|突出|看得到|看得清|看见|看見|一眼|不能(?:漏|错过|錯過|忽略)|清楚|明显|明顯|눈에 띄|잘 보이|한눈에|놓치|돋보이|크게|강조|또렷|واضح\\p{L}*|بارز\\p{L}*|يبرز|تبرز|من بعيد|لا (?:يفوت|تفوت|يمكن تفويت)\\p{L}*|बड़े अक्षर|साफ़? दिख|साफ दिख|अलग दिख|नज़र आ|उभर'

const told = (words: readonly string[], solid: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})|${solid}`, 'u')

/** The one of two, where the other stands before or behind it. */
const beside = ([one, other]: readonly [string, string]): string =>
  `(?:${one})(?!\\p{L})(?:(?<=(?<!\\p{L})(?:${other})(?!\\p{L}).*)|(?=.*(?<!\\p{L})(?:${other})(?!\\p{L})))`

/** What says so in a clause, in small letters. */
export const leadMarks: { readonly first: RegExp; readonly second: RegExp } = {
  first: told(FIRST, SOLID_FIRST),
  second: told([...SECOND, ...SEEN.map(beside)], SOLID_SECOND),
}

/** What says that a thing is not to be missed, which its own words turn down. */
export const leadKept: RegExp = new RegExp(`(?<!\\p{L})(?:${MISSED.map(beside).join('|')})(?!\\p{L})`, 'u')

/** From where, how soon or by whom a thing is to be seen: it names none. */
export const leadHow: RegExp = new RegExp(
  `(?<!\\p{L})(?:${SEEN.map(([, how]) => how).join('|')})(?!\\p{L})`,
  'gu',
)

/** What turns that down right before it. */
export const markDenied: RegExp =
  /(?<!\p{L})(?:not|isn't|n't|nicht|kein\p{L}*|pas|non|não|niet|geen|inte|nie|değil|не)(?: (?:be|is|the|to|too|so|das|die|der|le|la|lo|het|de|det|zu|so sehr|trop|demasiado|troppo|te|för|zbyt|too))*\s*$/u

/** A clause that says what it says of the one before it. */
export const refersBack: RegExp =
  /^(?:(?:and|so|but|und|et|y|e|en|och|i|та) )?(?:those|these|that one|that's|that is|this is|that|it must|it has to|it should|make it|make them|make that|give it|give them|which|das|dies|diese|was|ça|c'est|celles?|celui|qui|ce que|eso|esto|es lo que|que|quello|questo|che|isso|isto|o que|dat|dit|die|wat|det|den|som|to|co|które|це|що|bu|bunu|onu|こ(?:れ|こ)|そ(?:れ|こ)|这|這|이것|그것|وهذا|هذا)(?!\p{L})/u

/** What joins two things. */
export const joint: RegExp =
  / (?:and|und|et|y|e|en|och|og|oraz|i|ve|ile|та|і|й|и|ja|és|και|&|\+) | (?=و)|(?<=\p{L})(?:和|与|與|及|と|や|、|와|과|하고)(?=[\p{L} ])/u
