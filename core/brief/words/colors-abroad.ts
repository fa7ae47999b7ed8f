/**
 * Colour words of other languages by the English one they mean, divided by blanks. `*` stands for up to four letters of an ending.
 * Words that mean something in the English lists are theirs.
 */
export const colorsAbroad: readonly (readonly [name: string, words: string])[] = [
  ['persimmon', '柿色 柿 かき色'],
  [
    'cream',
    'śmietankow* smetanov* вершков* sahnefarben sahneweiß rahmweiß roomwit roomwitte gräddvit gräddvitt gräddvita flødefarvet fløtehvit',
  ],
  [
    'brick',
    'ziegelrot ziegelrote ziegelroter ziegelrotes backsteinrot tegelröd tegelrött teglrød teglrødt baksteenrood baksteenrode cihlov* ceglast* ceglan* цеглян*',
  ],
  ['pasture', 'łąkow* lučn* лучн* wiesengrün weidegroen ängsgrön ängsgrönt enggrønn'],
  ['grass', "trawiast* travov* трав'ян* trävov* gräsgrön gräsgrönt grasgrün grasgroen græsgrøn gressgrønn"],
  ['rust', 'rdzaw* rezav* іржав* rzav*'],
  ['copper', 'miedzian* měděn* мідн*'],
  ['forest', 'leśn* lesní лісов*'],
  ['honey', 'miodow* medov* медов*'],
  ['ash grey', 'popielat* popelav* попеляст*'],
  ['cornflower', 'chabrow* chrpov* волошков* korenblauw kornblumenblau blåklintsblå'],
  ['ink blue', 'atramentow* inkoustov* чорнильн*'],
  ['salmon', 'łososiow* lososov* лососев*'],
  ['coral', 'koralow* korálov* коралов*'],
  ['lavender', 'lawendow* levandulov* лавандов*'],
  ['graphite', 'grafitow* grafitov* графітов*'],
  ['sapphire', 'szafirow* safírov* сапфіров*'],
  ['emerald', 'szmaragdow* smaragdov* смарагдов*'],
  ['carmine', 'karminow* karmínov* кармінов* karmin'],
  ['off white', 'råhvid råhvidt råhvit råhvitt knækket benhvid'],
  ['mustard', 'sennepsgul sennepsgult senapsgul senapsgult mosterdgeel mosterdgele'],
  ['gold', '금빛 황금빛'],
  ['silver', '은빛'],
  ['yellow', '노란빛 노랑빛 누런빛'],
  ['red', '붉은빛 빨간빛'],
  ['blue', '푸른빛 파란빛'],
  ['green', '초록빛 녹색빛 풀빛'],
  ['ash grey', '잿빛'],
  ['copper', '구릿빛'],
  ['pink', '분홍빛'],
  ['charcoal', 'kolgrå kolgrått kolgråa koksgrå koksgråt koksgrått 차콜'],
  ['dusty rose', 'gammelrosa gammelrosat'],
  ['powder blue', 'støvblå støvblåt'],
  ['sea glass', '天青色 天青'],
  ['ash wood', 'esche eschenholz frêne fresno frassino freixo jesion jesionow* jasanov* ясен* dişbudak'],
  [
    'tangerine',
    'mandarine clémentine mandarina mandarino tangerina mandarijn mandarynk* мандарин* mandarink* みかん色 蜜柑色 橘色 귤색 귤빛 קלמנטינה',
  ],
  ['turquoise', 'turkost'],
  ['rust', 'ferrugem 錆色 さび色'],
  ['pearl grey', '薄鼠 薄鼠色 うすねず 薄墨 薄墨色 銀鼠'],
  ['maroon', '小豆色 あずき色 小豆'],
  ['madder', '茜色 あかね色'],
  ['teal', '浅葱色 あさぎ色 浅葱'],
  ['chartreuse', '萌黄色 萌黄 若葉色 연두 연두색'],
  ['indigo', '藍色 藍 藍染め'],
  ['midnight blue', '勝色 かちいろ 鉄紺 鉄紺色 濃藍'],
  ['cerulean', '縹 縹色 はなだ はなだ色 花色'],
  ['ice blue', '瓶覗 瓶覗き 瓶覗色 かめのぞき 藍白 水浅葱'],
  ['moss', '苔色 抹茶色 抹茶 鶯色'],
  ['blush', '桜色 薄桜'],
  ['saffron', '山吹色 支子色'],
  ['apple green', '若草色 若緑 萌黄色'],
  ['dusty rose', '鴇色 撫子色'],
  ['coffee', '焦茶 焦茶色 こげ茶 焦げ茶 焦げ茶色'],
  ['lavender', '藤色'],
  ['powder blue', '水色'],
  [
    'black',
    'schwarz schwarze schwarzer schwarzes schwarzem schwarzen noire noirs noires negro negra negros negras nero nera neri nere preto preta zwart zwarte svart svarta sort siyah musta mustaa czarn* czerń czerni czernią černá černý černé čern* чорн* чёрн* черн* أسود سوداء שחור μαύρο 黑色 黒 黒色 검정 검은색',
  ],
  [
    'white',
    'weiß weiss weiße weißer weißes weißem weißen weisse weissem weissen blanc blanche blancs blanches blanco blanca blancos blancas bianco bianca bianchi bianche branco branca brancos brancas witte vit vitt hvid hvidt hvide beyaz biała biały białe biel biela bílá bílý bílé білий біла біле білу білому белый белая белое белом أبيض بيضاء לבן לבנה λευκό λευκός άσπρο valkoinen valkoista 白色 纯白 白 흰색 하얀색 백색',
  ],
  [
    'cream',
    'creme crème crema cremefarben krem kremow* śmietankow* krémov* krämvit krämvitt panna кремов* кремовий クリーム色 クリーム 米白 크림색',
  ],
  [
    'ivory',
    'elfenbein elfenbeinfarben ivoire marfil avorio marfim ivoor elfenben fildişi عاجي عاجية 象牙色 象牙白',
  ],
  ['off white', '豆腐白 乳白 乳白色 生成り 백자색 白磁色 cassé'],
  [
    'grey',
    'grau graue grauer graues grauem grauen gris grise grises grigio grigia cinza cinzento cinzenta grijs grijze grå grått gråa gri harmaa harmaata szar* szarość šed* сір* сер* رمادي رمادية אפור γκρι 灰色 灰 회색',
  ],
  [
    'silver',
    'silber silbern argenté argent argento prata plateado gümüş srebrn* stříbrn* срібн* 银色 銀色 银 은색',
  ],
  [
    'red',
    'rot rote roter rotes rotem roten rouge rouges rojo roja rojos rojas rosso rossa rossi vermelho vermelha vermelhos rood rode röd rött röda rød rødt røde kırmızı kırmızısı punainen punaista czerwon* czerwień červen* червон* красн* أحمر حمراء אדום κόκκινο 红色 紅 红 빨강 빨간색',
  ],
  ['crimson', 'cereza ciliegia karmesin carmesí cramoisi lingonröd lingonrött 番茄红 주홍'],
  [
    'burgundy',
    'bordeaux bordeauxrot bordo bordó bordová burdeos granate bordowy bordow* weinrot vinho bordô бордо бордов* نبيذي',
  ],
  ['brick', 'cihlov* tehlov*'],
  ['terracotta', 'terrakotta terracota kiremit теракот* terakot* alfarero mönja חימר طيني فخاري تراكوتا'],
  ['rust', 'rost rouille óxido ruggine ferrugem roest rdza rdzaw* rez* ржав*'],
  [
    'copper',
    'kupfer kupfern cuivre cobre rame koper koppar kobber bakır miedź miedzi miedzian* měď mědi měděn* мідн* نحاسي',
  ],
  [
    'coral',
    'koralle korallenrot corail corallo mercan koralow* korálov* корал* مرجاني korall korallfärg koraal',
  ],
  [
    'apricot',
    'marille aprikose abricot albaricoque albicocca morel* meruňk* 살구 살구색 杏色 abrikoos aprikos damasco',
  ],
  [
    'orange',
    'orangefarben orangé orangée naranja arancio arancione laranja oranje turuncu pomarańcz* oranžov* oranssi помаранчев* оранжев* برتقالي כתום πορτοκαλί 橙色 橘色 オレンジ 주황 주황색',
  ],
  ['amber', 'bernstein ambre ámbar ambra âmbar bärnsten bursztyn* jantar* бурштин* янтар* كهرماني 琥珀色'],
  [
    'gold',
    'golden goldene doré dorée oro ouro dourado goud gouden guld altın złoto złot* zlat* золот* ذهب ذهبي ذهبية זהב χρυσό 金色 금색',
  ],
  ['brass', 'messing laiton latón ottone latão mässing pirinç mosiądz mosiądzu mosaz* латун* mosiężn*'],
  ['mustard', 'senf senfgelb moutarde mostaza senape mostarda hardal musztard* hořčic* гірчиц* горчиц*'],
  ['ochre', 'ocker ockergelb ocre ocra oker ockra okra вохр* охр* أوكر'],
  [
    'yellow',
    'gelb gelbe gelber gelbes gelbem gelben jaune jaunes amarillo amarilla giallo gialla amarelo amarela geel gele gul gult gula sarı sarısı keltainen keltaista żółt* żółć žlut* жовт* жёлт* желт* أصفر צהוב κίτρινο 黄色 黃色 黄 노랑 노란색',
  ],
  [
    'green',
    'grün grüne grüner grünes grünem grünen vert verte verts vertes verdes groen groene grön grönt gröna grøn grønt yeşil yeşili vihreä vihreää zielon* zieleń zieleni zelen* зелен* зелён* أخضر خضراء ירוק וירוק πράσινο 绿色 緑色 綠色 緑 绿 초록 초록색 녹색',
  ],
  ['green', 'verde'],
  ['sage', 'salbei salbeigrün 葱绿'],
  [
    'grey green',
    'graugrün graugrüne graugrünen graugrünes grijsgroen grijsgroene grågrön grågrönt grågröna grigioverde szarozielon*',
  ],
  ['grey green', '灰绿 灰綠 灰緑'],
  ['caramel', '焦糖 焦糖色 karamell caramello caramelo karamel karmelow*'],
  ['rust red', 'rostrot roestrood rostrött roströd'],
  [
    'moss',
    'moos moosgrün mosgroen mosgroene mossgrön mossgrönt mosgrøn 苔绿 苔綠 苔藓绿 mousse musgo muschio mechov* mchu мохов* אזוב',
  ],
  ['olive', 'oliv olivgrün oliva zeytin oliwk* oliwkow* olivov* оливков* زيتوني زيتي זית'],
  ['mint', "minze menthe menta mięt* mát* м'ятн* نعناعي ミント 민트"],
  [
    'turquoise',
    'türkis türkise türkises turquesa turchese turkoois turkos turkost turkosa turkuaz turkus* tyrkysov* бірюз* бирюз* فيروزي 青绿 青绿色 绿松石',
  ],
  ['teal', '青緑 青緑色 청록 청록색'],
  ['petrol', 'petróleo pétrole petrolio petroleum petrolgrün'],
  ['petrol blue', '孔雀蓝 孔雀藍'],
  [
    'blue',
    'blau blaue blauer blaues blauem blauen bleu bleue bleus bleues azul azules blu azzurro azzurra blauw blauwe blå blått blåa mavi mavisi sininen sinistä niebiesk* błękit* modr* син* сині голуб* أزرق زرقاء כחול μπλε γαλάζιο 蓝色 藍色 蓝 파랑 파란색 青色',
  ],
  ['sky', 'himmelblau celestes блакитн* سماوي'],
  ['cobalt', 'kobalt cobalto κοβαλτίου kobaltow* koboltblå koboltblått кобальтов*'],
  [
    'navy',
    'marineblau marino dunkelblau nachtblau marinho marineblauw granat granatow* lacivert tmavomodr* темносин* كحلي 藏青 紺 紺色 남색 네이비',
  ],
  ['ink black', 'مدادي 墨色 墨 먹색 먹빛'],
  ['lapis lazuli', 'لازورد لازوردي lapislazuli'],
  ['indigo', 'añil índigo indygo índico indaco 藍 靛蓝 靛青 쪽빛'],
  [
    'violet',
    'violett violette violetten violeta roxo roxa paars fiolet* fialov* фіолет* фиолет* بنفسجي סגול 紫色 紫 보라 보라색',
  ],
  ['lilac', 'lila flieder lilas 연보라 연보라색'],
  ['plum', 'pflaume ciruela prugna ameixa pruim plommon śliwk* švestk*'],
  ['aubergine', 'aubergin melanzana berenjena berinjela bakłażanow* patlıcan'],
  ['pink', 'rosa rosado rosafarben roze pembe różow* růžov* рожев* розов* وردي ורוד 粉色 ピンク 분홍 분홍색'],
  [
    'brown',
    'braun braune brauner braunes braunem braunen brun brune bruns marron marrón marrone castanho castanha marrom bruin bruine brunt bruna kahverengi ruskea ruskeaa brązow* brąz hněd* коричнев* بني חום καφέ 棕色 褐色 茶色 갈색',
  ],
  ['sand', 'sandfarben sabbia areia zand kum piask* písk* пісоч* песоч* رملي الرمل חול'],
  ['kraft', 'packpapier pakow*'],
  ['bronze', 'bronce bronzo brons bronz'],
  ['chocolate', 'schoko schokolade chocolat cioccolato choklad chocolade czekoladow* çikolata'],
  ['peach', 'pfirsich pêche melocotón pesca pêssego perzik persika brzoskwiniow* şeftali'],
  ['moss', 'moos musgo muschio mossa mos mchow*'],
  ['lemon', 'zitrone citron limón limone limão citroen limon cytrynow*'],
  ['butter', 'butterfarben beurre mantequilla manteiga smör boter maślan* tereyağı'],
  ['crimson', 'wiśniow* kiraz'],
  ['cornflower', 'kornblume bleuet'],
  ['tangerine', 'mandarine mandarina mandarino tangerina mandarijn mandarynkow* mandalina'],
  ['beige', 'beżow* béžov* bej бежев* بيج ベージュ 베이지 bege'],
]

/** Things that are named for their colour, in other languages: by the English word of `tintRows`. */
export const tintsAbroad: readonly (readonly [name: string, words: string])[] = [
  ['willow', 'weide weiden wilgen wilg saule salice salgueiro wierzba'],
  ['tamarind', 'tamarindo tamarin tamarinde'],
  ['iris', 'schwertlilie lirio giaggiolo'],
  ['greyboard', 'graupappe grijsbord grijskarton graukarton'],
  ['yolk', 'eigelb dottergelb dooier dooiergeel yema tuorlo gema żółtk* äggula 卵黄色 蛋黄色'],
  ['mallow', 'malve malvenfarben мальв* malw* 锦葵色'],
  ['sesame', 'sesam sesamfarben susam ごま色'],
  ['old wood', '旧木头 老木头 旧木色 古木色'],
  ['hull red', '船漆红 船底红'],
  ['tung oil', '桐油黄 桐油色'],
  ['mahogany', 'acajou mahagoni caoba mogano mogno mahonie mahoń'],
  ['oak', 'eiche eichenholz chêne roble rovere eik dąb dubový dubová dubové'],
  ['tin', 'zinn étain estaño stagno'],
  ['pine', 'tanne tannen fichte sapin ciprés sapins pinho grankotte'],
  ['leaf', 'blatt laub feuille hoja foglia folha'],
  ['reed', 'riet schilf'],
  ['hop', 'hopfen tilleul linde'],
  ['wood', 'holz bois legno madera'],
  ['earth', 'erde terre tierra terra jord'],
  ['peat', 'rašelinov* torf'],
  ['bottle', 'flaschen garrafa bouteille botella bottiglia butelk* butelkow*'],
  ['night sky', 'nacht nuit noche notte noite ночь ніч'],
  ['river', 'fluss rivier rivière río'],
  ['sea', 'meer meeres mer zee hav mar'],
  ['slate', 'schiefer skiffer ardoise pizarra ardesia '],
  ['concrete', 'beton béton hormigón cemento betão betong'],
  ['steel', 'stahl staal stål acier acero acciaio'],
  ['chalk', 'kreide kalk cal craie craya gesso wapno'],
  ['clay', 'lehm argile argilla klei глин* глина'],
  ['straw', 'stroh paille paja paglia palha'],
  ['sun', 'sonnen soleil sol sole'],
  ['sodium', 'natrium'],
  ['tar', 'teer tjär alquitrán'],
  ['fog', 'nebel brume niebla nebbia névoa dimma mgła 霧 안개'],
  ['maple', 'ahorn érable arce '],
  ['leather', 'leder cuir cuero cuoio couro skórz*'],
  ['tomato', 'tomaten tomate pomodoro'],
  ['cherry', 'kirsch cerise вишнев* třešňov* višňov*'],
  ['lingonberry', 'lingon preiselbeer'],
  ['maize', 'maíz fubá '],
  ['carrot', 'karotten zanahoria'],
  ['blueprint', 'blaupausen blueprints'],
  ['ice', 'eis glace hielo ghiaccio gelo'],
  ['salt', 'salz sel sal'],
  ['ash', 'asche cendre ceniza cenere'],
  ['azulejo', 'azulejos'],
  ['sand', 'sable arena sabbia zand kum'],
  ['plum', 'prune'],
  ['violet', 'viola'],
  ['sky', 'celeste'],
  ['white', 'wit'],
  ['vanilla', 'vanille vainilla vaniglia baunilha vanilj waniliow* vanilya'],
  ['cinnamon', 'zimt cannelle canela cannella kaneel kanel cynamonow* tarçın'],
  ['chestnut', 'kastanie kastanien châtaigne castaña castagna kastanje kastanj kasztanow* kestane'],
  ['hazelnut', 'haselnuss noisette avellana nocciola avelã hazelnoot hasselnöt orzechow* fındık'],
  ['almond', 'mandel amande almendra mandorla amêndoa amandel migdałow* badem'],
  ['blackberry', 'brombeer brombeere mûre amora braam björnbär jeżynow* böğürtlen'],
  ['parchment', 'pergament parchemin pergamino pergamena pergaminho perkament pergaminow*'],
  ['linen', 'leinen linnen linne lniany lnian* keten'],
  ['chalk', 'krijt krita tiza giz kredow* tebeşir'],
  ['wisteria', 'glycine glicine glicinia glicínia blauregen'],
  ['hydrangea', 'hortensie hortensia ortensia hortênsia hortensja ortanca'],
  ['flamingo', 'flamant flamenco flamingorosa flamenkow*'],
  ['asparagus', 'spargel asperge espárrago asparago'],
  ['oatmeal', 'avena aveia havre hafer haver owsian*'],
  [
    'cherry',
    'cereja kers körsbär* wiśni* czereśni* вишні вишня вишню třešeň třešně višně kirsikka kirsikan kirsikanpun* vişne さくらんぼ 櫻桃 樱桃 체리 כרז דובדבן كرز',
  ],
  [
    'milk',
    'milch lait leche latte leite melk mleka mleczn* mjölk mjölkvit* молока молочн* mléka mléčn* maito maidon süt 우유 חלב حليب',
  ],
  [
    'flour',
    'mehl farine harina farina farinha meel mąki mąka mjöl борошна борошно mouky mouka jauho jauhon 小麦粉 밀가루 קמח طحين',
  ],
  ['rye', 'roggen seigle centeno segale rogge żytni* råg житн* žitn* ruis rukiin çavdar'],
  ['snow', 'schnee neige nieve neve sneeuw śnieg* śnieżn* snö сніг* sněh* sněžn* lumi 눈색 שלג ثلج'],
  [
    'soot',
    'ruß suie hollín fuliggine fuligem roet sadzy sadza сажі сажа saze sazí noki noen 煤色 그을음 פיח سخام',
  ],
  [
    'ember',
    'glut braise brasa brasas ascua żaru żar glöd жару жар žhav* hiillos hiilloksen köz 炭火 余烬 숯불 גחלת جمر',
  ],
  [
    'birch',
    'birke birken bouleau abedul betulla bétula berk brzoz* björk берез* bříz* březov* koivu koivun 白樺 白桦 자작나무',
  ],
  [
    'spruce',
    'tannengrün épicéa abeto abete świerk* ялин* smrk* kuusi kuusen ladin köknar もみの木 冷杉 전나무 אשוח صنوبر',
  ],
  [
    'lichen',
    'flechte flechten lichen liquen líquen lichene korstmos porost* lav лишайник* lišejník* jäkälä jäkälän liken 地衣 ליכן',
  ],
  ['mud', 'schlamm boue fango modder błot* болот* mudan çamur 진흙 בוץ طين'],
  [
    'dust',
    'staub poussière polvo polvere poeira stof kurzu kurz пилу пил pöly pölyn 砂埃 灰尘 먼지 אבק غبار',
  ],
  [
    'limestone',
    'kalkstein calcaire caliza calcare calcário kalksteen wapieni* kalksten вапняк* vápenc* kalkkikivi kalkkikiven kireçtaşı 石灰岩 석회암 גיר كلس كلسي كلسية',
  ],
  ['basalt', 'basalt basalte basalto bazalt* базальт* čedič* basaltti basaltin 玄武岩 현무암 בזלת بازلت'],
  [
    'granite',
    'granit granito graniet гранит* граніт* žul* graniitti graniitin 花崗岩 花岗岩 화강암 גרניט جرانيت',
  ],
  ['kelp', 'algue alga algas zeewier wodorost* водорост* chaluh* merilevä 海藻 海草 해초 אצה طحلب'],
  ['lagoon', 'lagune lagon laguna lagoa lagun* лагун* laguuni laguunin 礁湖 潟湖 לגונה'],
  ['pearl', 'perle perlmutt perla pérola parel perł* pärl перл* perl* helmen inci 真珠 珍珠 진주 פנינה لؤلؤ'],
  ['brass', 'mosiądz* messinki messingin 真鍮 黄铜 黃銅 놋쇠 황동 פליז نحاس'],
  [
    'iron',
    'eisen fer hierro ferro ijzer żelaz* järn заліз* желез* železn* rauta raudan demir 철색 ברזל حديد',
  ],
  ['steel', 'stali stalow* сталев* ocel* teräs teräksen çelik 강철 פלדה فولاذ'],
  [
    'asphalt',
    'asphalt asphalte asfalto asfalt* асфальт* asfaltti asfaltin アスファルト 柏油 아스팔트 אספלט أسفلت',
  ],
  [
    'storm',
    'sturm gewitter orage tempête tormenta tempesta tempestade onweer burz* гроз* штормов* bouř* myrsky myrskyn fırtına 暴风雨 폭풍 סערה عاصفة',
  ],
  ['foam', 'schaum écume espuma schiuma spuma schuim skum пін* pěn* vaahto vaahdon köpük 浪花 거품 קצף زبد'],
  [
    'dawn',
    'morgenrot aurore aurora amanecer dageraad świt* gryning світанк* úsvit* aamurusko aamunkoitto şafak 黎明 새벽 שחר فجر',
  ],
  [
    'dusk',
    'abenddämmerung crépuscule crepúsculo crepuscolo schemering zmierzch* skymning сутінк* soumrak* hämärä hämärän alacakaranlık 薄暮 黄昏 황혼 דמדומים غسق',
  ],
  ['smoke', 'rauch fumée humo fumo rök дим* kouř* savu savun duman 연기 עשן دخان'],
  ['hay', 'heu foin heno fieno feno hooi sian* сін* heinä heinän saman 干し草 干草 건초 חציר تبن'],
  ['reed', "roseau caña canna cana trzcin* очерет* rákos* ruoko ruo'on kamış 芦苇 갈대 قصب"],
  [
    'wheat',
    'weizen blé trigo grano frumento tarwe pszen* vete пшен* pšenic* vehnä vehnän buğday 小麦色 밀색 חיטה قمح',
  ],
  [
    'hemp',
    'hanf chanvre cáñamo canapa cânhamo hennep konop* hampa коноп* konop* hamppu hampun kenevir 삼베 קנבוס قنب',
  ],
  ['wool', 'wolle wollweiß laine lana lã wol wełn* вовн* 羊毛 양털 צמר صوف'],
  [
    'felt',
    'filz feutre fieltro feltro vilt повст* войлок* plst* huopa huovan keçe フェルト 毛毡 펠트 לבד لباد',
  ],
  [
    'chili',
    "chili piment guindilla peperoncino malagueta peper papryczk* чилі chilli chilipaprika 唐辛子 辣椒 고추 김치 צ'ילי فلفل",
  ],
  ['paprika', 'paprika pimentón páprica papryk* паприк* 파프리카'],
  [
    'pumpkin',
    'kürbis citrouille potiron calabaza zucca abóbora pompoen dyni* pumpa гарбуз* dýň* kurpitsa kurpitsan balkabağı かぼちゃ 南瓜 호박 דלעת يقطين',
  ],
  [
    'raspberry',
    'himbeer himbeere framboise frambuesa lampone framboesa framboos malin* hallon малин* vadelma vadelman ahududu ラズベリー 覆盆子 산딸기 פטל توت',
  ],
  [
    'strawberry',
    'erdbeer erdbeere fraise fresa fragola morango aardbei truskawk* jordgubb полуни* jahod* mansikka mansikan çilek いちご 草莓 딸기 תות فراولة',
  ],
  [
    'blueberry',
    'heidelbeer heidelbeere myrtille arándano mirtillo mirtilo bosbes jagod* blåbär чорниц* borůvk* mustikka mustikan yabanmersini ブルーベリー 蓝莓 블루베리 אוכמניה',
  ],
  [
    'redcurrant',
    'johannisbeer groseille grosella ribes groselha aalbes porzeczk* vinbär порічк* rybíz* punaherukka',
  ],
  [
    'pomegranate',
    'granatapfel grenade granada melagrana romã granaatappel granat* granatäpple гранат* granátov* granaattiomena 柘榴 石榴 석류 رمان',
  ],
  [
    'fig',
    'feige figue higo fico figo vijg fikon інжир* fíkov* viikuna incir イチジク 无花果 무화과 תאנה تين',
  ],
  ['quince', 'quitte coing membrillo cotogna marmelo kweepeer pigw* kvitten айв* kdoul* kvitteni ayva'],
  [
    'buttercup',
    "butterblume hahnenfuß boterbloem bouton-d'or ranúnculo jask* smörblomma жовтец* pryskyřník*",
  ],
  [
    'poppy',
    'mohn coquelicot amapola papavero papoila klaproos makow* vallmo мак* mákov* unikko gelincik ポピー 罂粟 양귀비',
  ],
  [
    'sunflower',
    'sonnenblume tournesol girasol girasole zonnebloem słonecznik* solros соняшн* slunečnic* auringonkukka ayçiçeği ひまわり 向日葵 해바라기 חמנית',
  ],
  ['heather', 'heide bruyère brezo erica urze wrzos* ljung верес* vřes* kanerva kanervan'],
  [
    'fern',
    'farn fougère helecho felce feto varen paproć* paproci ormbunk* папорот* kaprad* saniainen eğrelti 羊歯 고사리 שרך',
  ],
  [
    'eucalyptus',
    'eukalyptus eucalipto eukaliptus* евкаліпт* eukalypt* ökaliptüs ユーカリ 桉树 유칼립투스 אקליפטוס',
  ],
  ['tea', 'thé té tè chá thee herbat* чаю чай čaj* çay 차색 תה شاي'],
  [
    'oyster',
    'auster austern huître ostra ostrica oester ostryg* ostron устриц* ústřic* osteri istiridye 牡蠣 牡蛎 굴색',
  ],
  ['rope', 'seil tau corde cuerda touw lin* мотуз* köysi halat 밧줄'],
  ['clay', 'tonfarben arcilla argila barro glina glinian* хлів* hlín* jíl* savi saven 粘土 黏土 점토'],
  ['russet', 'ruska ruskan herbstlaub feuillage'],
  [
    'walnut',
    'nussbaum noyer nogal nogueira walnoot orzech* valnöt горіх* ořech* pähkinäpuu ceviz 胡桃 核桃 호두 אגוז جوز',
  ],
  ['rice paper', 'hanji 한지 한지색 和紙 宣纸 宣紙'],
]

/** What turns a colour lighter or darker: by the English word of `shadeRows`. Before the colour, behind it, or one word with it. */
export const shadesAbroad: readonly (readonly [name: string, words: string])[] = [
  [
    'dark',
    'dunkel dunkle dunkler dunkles dunklem dunklen foncé foncée oscuro oscura oscuros scuro scura escuro escura donker donkere mörk mörkt mørk mørkt mørke koyu ciemn* tmav* темн* غامق داكن כהה 深 深い 濃い 진한 짙은',
  ],
  [
    'light',
    'hell helle heller helles hellem hellen clair claire claires claro clara chiaro chiara licht lichte ljus ljust lys lyst lyse açık jasn* světl* світл* светл* فاتح בהיר 浅 薄い 연한',
  ],
  [
    'deep',
    'tief tiefe tiefes tiefem profond profonde profundo profunda profondo diep diepe djup djupt dyb głębok* hlubok* глибок* глубок* عميق',
  ],
  [
    'pale',
    'blass blasse blasses pâle pálido pallido pálida bleek blek soluk blad* délavé délavée deslavado suave suaves doux douce doux soave tenue tendre tendres tenero tenera zart zarte zartes zarter zartem zarten sanft sanfte sanftes sanftem zacht zachte delicato delicata delicado delicada delikatn* łagodn* ніжн* нежн* 淡い やわらかい 柔らかい',
  ],
  ['dark', 'тёмн*'],
  ['pale', 'бледн* блід* bleg blegt blege'],
  ['faded', 'falmet falmede выцвет* блекл* полинял* вицвіл* выгорел*'],
  ['dusty', 'støvet støvede støvete пыльн* брудн* грязн* припорош* запорош*'],
  ['muted', 'приглуш* тускл* dempet dæmpet dæmpede'],
  ['bright', 'knall ярк* яскрав*'],
  ['burnt', 'brændt brændte brent brente жжён* жжен* пален*'],
]

/** Ends of one-word names of colours: `Tannengrün`, `staalgrijs`, `lingonrött`. */
export const colorEnds: readonly (readonly [name: string, ends: string])[] = [
  ['green', 'grünes grünem grünen grüner grüne grün groene groen grönt gröna grön grøn grønt'],
  ['blue', 'blaues blauem blauen blauer blaue blau blauwe blauw blått blåa blå'],
  ['red', 'rotes rotem roten roter rote rot rode rood rött röda röd rødt rød'],
  ['yellow', 'gelbes gelbem gelben gelber gelbe gelb gele geel gult gula gul'],
  ['brown', 'braunes braunem braunen brauner braune braun bruine bruin brunt bruna brun'],
  ['grey', 'graues grauem grauen grauer graue grau grijze grijs grått gråa grå harmaata harmaa'],
  [
    'white',
    'weißes weißem weißen weißer weiße weiß weisses weissem weissen weisser weisse weiss witte wit vitt vita vit hvidt hvide hvid',
  ],
  ['black', 'schwarzes schwarzem schwarzen schwarzer schwarze schwarz zwarte zwart svarta svart'],
  ['turquoise', 'türkis'],
  ['violet', 'violettes violetten violetter violette violett paarse paars lila'],
  ['pink', 'rosa roze'],
  ['orange', 'oranges orangem orangen oranger orange oranje'],
]

/** Things that begin one-word names of colours and are no colours where they stand alone: `flessengroen`, `Weinrot`, `sennepsgul`. */
export const beginningsAbroad: readonly (readonly [name: string, words: string])[] = [
  ['bottle', 'flessen flaske flask butelje'],
  ['mustard', 'mosterd senneps senaps'],
  ['slate', 'lei leien skifer'],
  ['wine', 'wein wijn vin'],
  ['ink blue', 'tinten inkt bläck blæk blekk'],
  ['pasture', 'wiesen weide ängs eng'],
  ['brick', 'ziegel backstein baksteen tegel tegl mursten murstens'],
  ['moss', 'mose'],
  ['olive', 'olijf oliven'],
  ['reed', 'riet vass siv'],
  ['straw', 'stro strå halm'],
  ['lime white', 'kalk'],
  ['bone', 'ben bein bot knochen'],
  ['cream', 'room rahm sahne grädd fløde fløte'],
  ['pine', 'dennen gran furu fyr'],
  ['forest', 'wald bos skogs skog skov'],
  ['sea', 'havs hav see'],
  ['copper', 'kupfer koper koppar kobber'],
  ['ember', 'glut gloed'],
  ['rust', 'rost roest rust'],
  ['poppy', 'klatschmohn klaproos vallmo valmue'],
  ['sealing wax', 'siegel siegellack zegellak'],
]

/** Words for the parts of a page and for leaving something out, in other languages: by the English word that means the same. */
export const wordsAbroad: readonly (readonly [english: string, words: string])[] = [
  [
    'paper',
    'papier papierton papel papír hintergrund achtergrond fondo sfondo bakgrund fundo tło pozadí фон خلفية carta papper papir kağıt papieru бумага папір papieri ورق נייר 纸 紙 底 背景 바탕은 바탕 배경',
  ],
  [
    'text',
    'texto texte testo tekst schrift tinte tinta tinte encre inchiostro inkt bläck atrament 文字 글자는 글자 текст текстом',
  ],
  ['accent', 'akzent akzente acento accento accenten акцент pointe 差し色 点缀 포인트는 포인트'],
  ['heading', 'überschrift überschriften titre titres título títulos titolo titoli titel nagłówki'],
  [
    'no',
    'kein keine keinen keinem keiner ohne nicht pas aucun aucune ni sin nada senza niente nessun nessuna bez żadnych żadnej nie sem nem não geen zonder niet inga ingen inget utan inte uden ikke ei ilman без не żaden بلا وبلا بدون لا ולא לא בלי ללא όχι χωρίς 不要 没有 無し',
  ],
]

/** Words that say on what something stands. */
export const onAbroad: ReadonlySet<string> = new Set('auf sur su sobre på op na על на على 上'.split(' '))

/** Words that join two others. */
export const andAbroad: ReadonlySet<string> = new Set(
  'und och og ve и й і та و et y e ed sowie と'.split(' '),
)

/** Small words that say nothing of their own: articles and what joins. */
export const particlesAbroad: ReadonlySet<string> = new Set([
  ...onAbroad,
  ...andAbroad,
  ...'ein eine einen einem einer eines der das den dem des un une uno una le la les el los las il lo gli'.split(
    ' ',
  ),
  ...'de di du da del della een het ett en det um uma'.split(' '),
])

/** What a word of Chinese, Japanese or Korean may carry behind it. */
export const PARTICLES: RegExp =
  /(?:(?:色)?(?:を|の|に|と|は|が|で|も)|은|는|이|가|을|를|의|에|만|로|으로|과|와)$/u
