import type { SceneName } from '../design.ts'

/** A scene, and what tells it. */
export interface SceneWords {
  readonly name: SceneName
  /** Words in the languages of copies and briefs, divided by blanks; `*` stands for any ending. */
  readonly words: string
  /** Told by a brief or a title alone: in running text these words are of something else. */
  readonly aside?: true
}

/** The scenes. Words that are also something else in a language of copies (`see`, `port`, `bois`, `wood`) are not here. */
export const scenes: readonly SceneWords[] = [
  {
    name: 'sea',
    words:
      'sea seas seaside seashore ocean oceans coast coastal coastline harbour harbours harbor harbors ferry ferries sailing sailors regatta surf surfing beach beaches island islands archipelago tide tides tidal lighthouse fishermen fishing trawler* boat boats shanty shanties saltmarsh ' +
      'meer küste* hafen* fähr* segelboot* segeln insel* strand* nordsee ostsee shantychor* leuchtturm* fischer* mer océan littoral bateau* voilier* île îles plage* marée* marées pêcheur* phare mar marinero* océano puerto barco* velero* isla islas playa* marea* pescador* mare oceano barca barche barcos isola isole spiaggia* pescator* traghett* ilha ilhas praia* maré* farol zee oceaan haven veerboot veerpont eiland* vuurtoren* kust morze morza morsk* wybrzeż* żagl* wysp* plaż* latarni* hav havet kusten hamn* färja färjan färjelinj* skärgård* fyr båt båtar deniz* okyanus sahil* liman* vapur* море моря морськ* узбережж* гаван* порому човн* пляж* 海岸 灯台 بحر البحر ساحل الساحل ميناء',
  },
  {
    name: 'lake',
    words:
      'lake lakes lakeside river rivers riverside rowing rowers canoe* kayak* paddling pond reservoir canal fluss fluß ufer seeufer ruder* ruderclub kanu* kajak* teich weiher lac lacs rivière* fleuve aviron étang lago lagos río remo canoa lagoa rio fiume canottaggio rivier* roei* kano* jezior* rzeka rzeki rzece wioślar* kajak* sjö sjön älv älven rodd roddklubb kanot* göl gölü nehir nehri озер* річк* веслув* 川辺 河川 بحيرة نهر',
  },
  {
    name: 'peaks',
    words:
      'mountain mountains alpine alps hike hikes hiking hikers climbing climbers summit ski skiing skiers glacier glaciers trekking avalanche berg berge bergen alpen alpin* alp wanderung* wandern wanderweg* klettern gipfel* berghütte* gletscher* lawine* montagne* alpage* alpes randonnée* randonneurs sommet escalade montaña* sierra senderismo cumbre escalada montagna montagne alpi escursion* rifugio rifugi vetta montanha* trilhas bergtocht* wspinacz* górsk* góry górach szlak* szczyt* narciar* tatr* schronisk* lawinow* fjäll* fjell* vandring* skidor dağ dağlar* карпат* гори гірськ* 登山 アルプス جبل جبال',
  },
  {
    name: 'forest',
    words:
      'forest forests forestry woodland woodlands pines conifer* wald wälder waldkindergarten* waldgruppe* tannen fichten kiefern förster* forst forêt* sapins sous-bois bosque bosques pinar* foresta foreste pineta floresta florestas pinhal bossen dennen* lasu lesie leśn* puszcz* skog skogen skogs* orman* ліс лісі лісов* 森林 غابة',
  },
  {
    name: 'trees',
    words:
      'orchard orchards cider apples apple arboretum linden olive olives grove streuobst* obstbaum* obstwiese* obstgarten linde lindenbaum apfel* allee verger* tilleul* pommier* olivier* oliveraie* olivar* olivo olivos manzano* frutteto* uliveto uliv* tiglio* pomar* oliveira* boomgaard* lipą lipa lipy sad sady fruktträdgård* äppel* zeytin* яблун* 果樹園 زيتون',
  },
  {
    name: 'fields',
    words:
      'farm farms farmers farmland vineyard* vines winery harvest wheat barley bauernhof* weinberg* weingut* winzer* acker* ernte* kornfeld* landwirt* ferme fermes vignoble* vigneron* vendange* moisson* granja* viñedo* bodega cosecha* fattoria vigneto vigneti vendemmia cantina vinha* vinhedo* colheita* quinta boerderij* wijngaard* akker* oogst* gospodarstw* winnic* żniw* bondgård* vingård* skörd* çiftlik* bağbozumu ферм* виноградник* поля урожа* 葡萄園 ワイナリー مزرعة',
  },
  {
    name: 'meadow',
    words:
      'meadow meadows garden gardens gardening gardeners flowers wildflower* flowering beekeep* bees honey blossom* pollinators wiese wiesen blumen* garten gärten bienen* imker* honig* blüten* prairie* jardin jardins fleurs abeilles apicult* pradera* jardín jardines flores abejas prato prati giardin* fiori apicol* jardim jardins abelhas tuin tuinen bloemen bijen imker* łąka łąki łące ogród ogrod* kwiaty kwiatów pszczel* pszczół äng ängen trädgård* blommor biodl* bahçe* çiçek* сад саду квіти квітів бджол* 花畑 حديقة زهور',
  },
  {
    name: 'dunes',
    words:
      'desert dune dunes sahara savanna savannah steppe kalahari namib wüste düne dünen désert desierto dunas deserto duin duinen woestijn pustyn* wydm* öken çöl пустел* 砂漠 沙漠 صحراء الصحراء',
  },
  {
    name: 'hills',
    words:
      'sunset sunsets sunrise dawn daybreak sonnenaufgang* sonnenuntergang* morgenröte amanecer atardecer tramonto amanhecer zonsopgang zonsondergang soluppgång solnedgång solnedgang wschód hills hillside valley valleys moor moors moorland heath heather fynbos veld veldt countryside highlands hügel* heide collines colline vallée* lande landes colinas ladera* colli collina vallata colinas serra heuvel* heide wzgórz* dolina dolin* kullar dalen hed heden tepeler vadi пагорб* долин*',
  },
  {
    name: 'books',
    words:
      'bookshop* bookstore* bookseller* bookshelf bookshelves bookcase* library librarian* novels novelist* poetry poems paperback* storytime ' +
      'bücher* bücherei* stadtbücherei bibliothek* buchhandlung* buchladen buchmesse buchclub lesung lesungen lesekreis* leseabend* vorlese* literatur* librairie* bibliothèque* médiathèque* littéraire* bouquin* librería* biblioteca* libros lectura lectores libri libreria librerie lettura livraria* livros leitura leitores boekhandel* boekwinkel* boekenmarkt boekenweek bibliotheek* książk* księgarni* bibliotek* czytelni* böcker bokhandel* bokcirk* bøger bøker boghandel* kitap* kitabevi kütüphane* sahaf* книг* бібліотек* читанн* 図書館 書店 本屋 読書 古本 絵本 图书馆 圖書館 书店 阅读 閱讀 الكتب مكتبة المكتبة القراءة',
  },
  {
    name: 'cups',
    words:
      'coffee coffees coffeehouse* cafe cafes café cafés espresso cappuccino barista* roastery roasteries tea teas teahouse* tearoom* teapot* bakery bakeries baker bakers bakehouse* bread breads sourdough loaf loaves croissant* pastry pastries cake cakes cupcake* scones patisserie* ' +
      'kaffee* konditor* bäcker* backstube* brot brote sauerteig* brötchen kuchen torte torten teehaus* teestube* gebäck boulanger* pâtisserie* pâtissier* torréfact* viennoiserie* brioche* thé gâteau* panader* pastelería* cafetería* repostería caffè panificio panifici pasticceri* fornaio torrefazion* padaria* pastelaria* confeitaria* pão pães chá bolos koffie* bakker* taart taarten gebak kawiarni* kawa kawy herbat* piekarni* cukierni* chleb* ciasta kaffe kaffet konditori* bageri* bröd surdeg* kanelbull* brød kager kahve* ekmek* pastane* кава кави каву пекарн* хліб* тістечк* コーヒー 珈琲 喫茶 カフェ パン屋 ベーカリー お茶 紅茶 ケーキ 咖啡 面包 麵包 烘焙 茶馆 茶館 蛋糕 قهوة القهوة مقهى المقهى مخبز المخبز',
  },
  {
    name: 'bottles',
    words:
      'wine wines tasting tastings sommelier* vintner* brewery breweries brewer brewers brewing beer beers taproom* cocktail cocktails gin whisky whiskey distillery distilleries prosecco champagne riesling pinot ' +
      'wein weine weinbar* weinprobe* weinverkostung* verkostung* weinhandlung* weinkeller* bier biere bierfest* bierprobe* biergarten brauerei* sekt vin vins caviste* dégustation* bière bières apéro* apéritif* œnolog* vino vinos cata catas cerveza* cervecer* enoteca* cóctel* vini degustazion* birra birre birrifici* aperitivo vinho vinhos cerveja* adega* degustaç* wijn wijnen wijnbar* wijnproeverij* proeverij* brouwerij* wino winiarni* degustacj* piwo piwa browar* viner vinprovning* ölprovning* bryggeri* øl vinsmagning* ølsmagning* şarap* birahane* вино дегустац* пиво пивовар* виноробн* ワイン ビール 日本酒 酒蔵 試飲 利き酒 葡萄酒 红酒 紅酒 啤酒 品酒 نبيذ النبيذ',
  },
  {
    name: 'market',
    words:
      'stallholder* stalls fruit fruits vegetable vegetables veg greengrocer* grocers tomatoes strawberries cheeses ' +
      'wochenmarkt* bauernmarkt* flohmarkt* marktstand* marktstände* marktplatz hofladen obst gemüse* maraîcher* primeurs légumes brocante* mercadillo* verdura* fruter* hortaliza* frutas mercatino mercatini ortofrutt* verdure frutta bancarelle hortaliças quitanda* weekmarkt* boerenmarkt* rommelmarkt* groente* marktkra* targowisk* warzyw* owoce owoców stragan* torghandel* grönsak* frukt* loppis loppmarknad* saluhall* grøntsag* grønnsak* loppemarked* sebze* meyve* manav* ярмар* овоч* фрукт* базар* 朝市 青果 八百屋 野菜 果物 マルシェ 蚤の市 菜市场 菜市場 集市 市集 水果 蔬菜 خضروات الخضار فواكه الفواكه',
  },
  {
    name: 'kitchen',
    words:
      'kitchen kitchens cooking cookery recipes restaurant restaurants supper suppers bistro bistros trattoria* osteria* potluck soup soups stew stews casserole* ' +
      'küche küchen kochen kochkurs* kochabend* kochbuch* kochschule* gasthaus gasthof* suppe suppen suppenküche* cuisine cuisines cuisinier* bistrot* cocina cocinar cocinero* recetas taberna* restaurante* cucina cuoco cuochi ricette zuppa zuppe ristorante ristoranti cozinha* culinári* keuken* koken kookcursus* kookworkshop* soep* kuchni* gotowan* kucharz* restauracj* zupa zupy köket matlagning* soppa restaurang* køkken* madlavning* kjøkken* matlaging* mutfak* mutfağ* yemek* lokanta* aşçı* кухн* кулінар* ресторан* борщ* 料理 食堂 台所 キッチン レストラン 厨房 廚房 烹饪 烹飪 餐厅 餐廳 مطبخ المطبخ الطبخ مطعم المطعم',
  },
  {
    name: 'pots',
    words:
      'pottery potters ceramics ceramicist* stoneware earthenware kiln kilns terracotta houseplant* vase vases succulents cactus cacti repotting ' +
      'töpfer* keramik* zimmerpflanze* vasen kaktus kakteen steingut blumentopf* blumentöpfe* poterie* potier* céramique* céramiste* faïence* cactées cerámica* ceramista* alfarer* macetas suculentas jarrón jarrones ceramica ceramiche terrecotte cerâmica* olaria* oleir* pottenbak* keramiek* kamerplant* vaas vazen ceramik* garncar* doniczk* wazon* krukmakar* krukväxt* drejning* pottemager* potteplante* çömlek* seramik* saksı* керамік* гончар* вазон* 陶芸 陶器 焼き物 観葉植物 花瓶 陶艺 陶藝 陶瓷 多肉 فخار الفخار خزف الخزف',
  },
  {
    name: 'music',
    words:
      'music musician musicians concert concerts choir choirs choral orchestra* symphony symphonies quartet quartets recital recitals piano pianist* violin* cello cellos cellist* guitar guitars guitarist* jazz songs singing singers soprano* ' +
      'konzert* chor chöre chorkonzert* kirchenchor* orchester* klavier* geige geigen musik* lieder liederabend* sänger* blaskapelle* chorale* orchestre* musique* musicien* violon* chanson* guitare* concierto* coro coros orquesta* música músicas músicos guitarra* concerto concerti cori musica musiche musicist* chitarra* pianoforte orquestra* koor muziek* orkest* viool* gitaar* koncert* chór chóru chóry muzyk* orkiestr* skrzyp* fortepian* konsert* körsång* körkonsert* konser konseri konserler korosu müzik* piyano* gitar* концерт* хору хорів музик* оркестр* фортепіан* скрипк* 音楽 コンサート 演奏 合唱 ピアノ オーケストラ 音乐 音樂 钢琴 鋼琴 موسيقى الموسيقى موسيقية كورال بيانو',
  },
  {
    name: 'curtain',
    words:
      'theatre theatres theater theaters playhouse* playwright* circus circuses cinema cinemas cabaret* ballet ballets pantomime* puppet puppets puppetry matinee* comedy musicals ' +
      'theater* bühne* zirkus* kino kinos kinoabend* kabarett* ballett* schauspiel* puppentheater puppenspiel* théâtre* théâtral* cirque* cinéma* comédien* marionnette* teatro* teatral* circo circos cine cines comedia títeres marioneta* teatri palcoscenico commedia burattini marionette sipario comédia palcos schouwburg* toneel* bioscoop* bioscopen teatr* cyrk* kinow* spektakl* kabaret* teater* cirkus* biograf biografen skådespel* skuespil* tiyatro* sinema* kukla* театр* цирк* кіно кінотеатр* вистава вистави виставу 劇場 演劇 映画 サーカス 芝居 落語 剧院 劇院 戏剧 戲劇 话剧 电影 電影 马戏 馬戲 مسرح المسرح مسرحية سينما السينما سيرك السيرك',
  },
  {
    name: 'night',
    aside: true,
    words:
      'night midnight moon moonlight moonlit starry starlit lantern lanterns lamplight nightfall nacht nächt* mond mondschein sternen* mitternacht nuit lune étoilé* noche luna estrellad* notte stellat* noite luar estrelad* maan maanlicht lantaarn* nocny noc nocą księżyc* natt natten måne månsken* stjärnklar* lykta lyktor gece ay ışığı ніч нічн* місячн* ліхтар* 星空 ليل',
  },
  {
    name: 'town',
    aside: true,
    words:
      'town townhouse* city village neighbourhood neighborhood rooftops skyline borough downtown urban stadt altstadt stadtteil* dorf dorffest viertel kiez nachbarschaft* ville village quartier quartiers ciudad barrio pueblo città quartiere borgo cidade bairro aldeia stad dorp buurt wijk miasto miasta osiedl* dzielnic* kvarter* grannskap* şehir mahalle* köy місто міста 城市 مدينة',
  },
  {
    name: 'bicycles',
    words:
      'bike bikes bicycle* cycling cyclist* bikeshop bikepacking velodrome ' +
      'fahrrad* fahrräder* radtour* radweg* radfahre* radverkehr* radwerkstatt* radladen lastenrad* lastenräder velotour* velowerkstatt* ' +
      'vélo vélos cyclisme cycliste* cyclable* vélodrome bicicleta* ciclismo ciclista* ciclovía* biciclett* ciclabil* cicloturis* ciclovia* ' +
      'fiets* wielren* rowerow* rowerzyst* rowerem rowery rowerów cykel cykeln cyklar cykling cyklist* cykelverkstad* cykler cykel* sykkel* sykler bisiklet* велосипед* 自転車 サイクリング 自行车 自行車 單車 دراجة دراجات الدراجات',
  },
  {
    name: 'facade',
    aside: true,
    words:
      'architect* housing apartment* flats condo condos condominium* tenants landlord* realtor* scaffold* bricklay* tenement* penthouse* ' +
      'architekt* wohnung* wohnbau* wohnhaus* wohnhäuser immobilie* neubau* baustelle* mieter* mietshaus* hochhaus* hochhäuser richtfest* balkon* ' +
      'logements immeuble* immobilier* locataires arquitect* vivienda* inmobiliari* apartamento* edificio* rascacielos architett* appartament* immobiliar* condomini* palazzin* arquitet* imobiliári* moradia* edifício* ' +
      'woning* woningen appartement* nieuwbouw* vastgoed* huurders mieszkan* mieszkań nieruchomo* lokator* arkitekt* bostad* bostäder lägenhet* fastighet* bolig* leilighet* mimar mimarlık mimari konut konutlar* emlak* apartman* архітект* квартир* житлов* нерухом* новобуд* ' +
      '建築 不動産 住宅 マンション 建筑 房地产 公寓 معماري معمارية العمارة عقار عقارات شقق',
  },
  {
    name: 'lanterns',
    aside: true,
    words:
      'lantern lanterns fireworks firework firecracker* festoon* ceilidh festival festivals carnival birthday wedding dancing dancefloor streetparty nightclub ' +
      'feuerwerk* laterne* laternenfest* laternenumzug* lampion* lichterfest* lichterkette* sommerfest* straßenfest* strassenfest* stadtfest* hochzeit* geburtstag* polterabend tanzabend tanzfest tanzen fasching* karneval* silvester* ' +
      'lanterne lanternes lampions guinguette* mariage anniversaire fête fêtes carnaval farolillo* fuegos verbena* boda bodas cumpleaños fiesta fiestas nochevieja lanterna luminarie nozze matrimonio compleanno capodanno carnevale sagra lanternas casamento arraial réveillon ' +
      'lampionnen lampion vuurwerk* bruiloft* verjaardag* braderie kermis fajerwerk* lampiony wesele weselna weselne urodzin* sylwester* lykta lyktor fyrverkeri* bröllop* födelsedag* midsommarfest* bryllup* fødselsdag* bursdag* fyrværkeri* lanterner düğün* fener fenerler havai festivali ' +
      'феєрверк* ліхтар* весілл* фестиваль* новорічн* 提灯 花火 祭り 結婚式 披露宴 誕生日 灯笼 燈籠 烟花 煙火 婚礼 婚禮 庙会 灯会 فوانيس فانوس زفاف حفل مهرجان',
  },
  {
    name: 'pencils',
    aside: true,
    words:
      'school schools schoolchildren pupils classroom* pencil pencils crayon* sketchbook* homework teachers stationery ' +
      'schule schulen schulfest* schüler* schulanfang* einschulung* grundschul* bleistift* buntstift* zeichenkurs* zeichenunterricht malkurs* unterricht lehrkräfte schreibwaren ' +
      'école écoles écolier* élèves lycée* collège crayons papeterie escuela* colegio alumnos alumnado lápiz lápices papelería scuola scuole alunni matite matita cartoleria escola* alunos lápis papelaria ' +
      'basisschool scholen leerlingen potlood potloden tekenles* tekencursus* schoolplein szkoła szkoły szkole szkół uczniow* uczniów ołów* kredki skolan skolor skolstart* elever blyertspenn* skolen blyant* tegnekurs* okul okulu okullar öğrenci* ' +
      'школа школи школяр* учні учнів олівц* олівець 学校 小学校 鉛筆 文房具 铅笔 文具 مدرسة مدارس تلاميذ طلاب قلم أقلام',
  },
  {
    name: 'planets',
    words:
      'planets planetary planetarium* astronom* astrophysic* telescope* comet comets asteroid* galaxy galaxies nebula* stargaz* spacecraft spaceship* astronaut* spaceflight ' +
      'planeten planetari* sternwarte* sternenkunde teleskop* galaxie* komet kometen weltraum* raumfahrt* sonnensystem* sternschnuppe* planètes télescope* comète* planetas planeti pianeti telescopi* telescópio* galaxia* galassi* cometas astrónom* astrônom* ' +
      'sterrenwacht* sterrenkunde* sterrenkijk* ruimtevaart* planety gwiazdozbi* galaktyk* teleskoop* planeter stjärnbild* rymden rymdfart* stjernehimmel* romfart* rumfart* gezegen* gökbilim* uzayda планет* астроном* телескоп* космос* космічн* космонавт* галактик* ' +
      '惑星 天文 宇宙 望遠鏡 プラネタリウム 行星 望远镜 太空 كواكب كوكب تلسكوب الفلك',
  },
  {
    name: 'pool',
    words:
      'swimming swimmer* lido backstroke breaststroke lifeguard* aquatics waterpolo poolside ' +
      'schwimm* freibad* hallenbad* freibäder hallenbäder bademeister* natation piscine piscines nageur* nageuse* natación piscina piscinas nadador* nuoto nuotator* nuotatric* natação ' +
      'zwem* pływal* pływani* pływac* basen basenie baseny basenu simhall* simskol* simning* simmar* badhus* svømme* yüzme yüzücü* havuz havuzu havuzlar* плаван* плавц* басейн* ' +
      '水泳 プール 游泳 泳池 سباحة السباحة مسبح المسبح',
  },
  {
    name: 'railway',
    aside: true,
    words:
      'railway* railroad* locomotive* tram trams tramway* tramline* streetcar* trainspott* viaduct* interrail ' +
      'eisenbahn* dampflok* straßenbahn* strassenbahn* lokomotiv* bahnhof* bahnhöfe bahnstrecke* bahnreise* zugreise* nachtzug* nachtzüge* museumsbahn* modellbahn* viadukt* ferroviaire* tgv tramways viaduc ' +
      'ferrocarril* ferroviari* tranvía* tren trenes treno treni ferrovi* tramvia tramvie comboio* viaduto ' +
      'trein treinen treinreis* spoorweg* spoorlijn* stoomtrein* pociąg* kolejow* tramwaj* parowóz* parowoz* tåget tågresa* tågresor tåg järnväg* spårvagn* ånglok* jernbane* togrejse* togreise* damplok* demiryol* tramvay* trenler trenle поїзд поїзди поїзда потяг потяги залізни* трамва* паровоз* ' +
      '鉄道 電車 列車 新幹線 铁路 鐵路 火车 火車 قطار قطارات القطار السكك',
  },
  {
    name: 'track',
    words:
      'athletics marathon* halfmarathon parkrun* runners footballer* football soccer goalkeep* stadium stadiums rugby netball decathlon hurdlers ' +
      'leichtathletik* stadtlauf* volkslauf* fußball* fussball* sportplatz* sportplätze sportfest* stadion* laufgruppe* lauftreff* athlétisme coureur* ' +
      'atletismo maratón* fútbol futbolist* estadio estadios atletica maratona maratone calciatori podistic* podismo futebol* estádio* atletiek* voetbal* hardloop* hardlopen hardlopers ' +
      'lekkoatlet* piłkars* piłkarz* biegaczy półmaraton* maraton* friidrott* fotboll* löpare löpning* idrottsplats* fodbold* fotball* friidrett* løbere løpere atletizm* futbol* maratonu stadyum* футбол* легкоатлет* стадіон* марафон* ' +
      'サッカー 陸上競技 マラソン 運動会 足球 田径 田徑 马拉松 馬拉松 ماراثون الملعب ملعب',
  },
  {
    name: 'winter',
    aside: true,
    words:
      'winter winters wintry wintertime snow snowy snowfall* snowflake* snowman icerink skating skaters sledging sledding toboggan* christmas xmas advent yule yuletide ' +
      'wintermarkt wintermärkte winterfest winterwald winterzauber winterlich* weihnacht* adventsmarkt* adventszeit adventskonzert* adventsbasar* schnee* rodel* eislauf* schlittschuh* ' +
      'noël hiver neige neiges patinoire* patinage flocons navidad* navideñ* invierno nieve patinaje natalizi* presepe inverno neve pattinaggio natalin* patinagem ' +
      'kerst* sneeuw* schaats* ijsbaan* zima zimy zimow* śnieg* bożonarodzen* łyżw* lodowisk* julmarknad* julbord* julfest* julkonsert* vinter* snöfall* snön snöig* skridsko* julemarked* julebord* julekoncert* julekonsert* skøjte* skøyte* kış kışın yılbaşı зима зими зимов* сніг снігу сніжн* різдв* ковзан* ' +
      'クリスマス スケート 圣诞 聖誕 滑冰 شتاء الشتاء ثلج الثلج',
  },
  {
    name: 'workshop',
    words:
      'carpenter* carpentry joinery woodwork* woodturn* woodshop toolbox* toolshed* screwdriver* cabinetmak* makerspace* handyman whittling mending menders repairers tinkering soldering marcenaria marceneiro* ' +
      'tischler* schreiner* werkbank* werkbänke werkstatt repaircafé* reparaturcafé* heimwerker* drechsel* drechsl* zimmerei* holzwerk* menuisier* menuiserie* charpentier* ébénist* bricolage bricoleur* ' +
      'carpinter* ebanist* bricolaje falegnam* timmerman* timmerlieden meubelmak* houtbewerk* gereedschap* klusser* stolarz* stolars* stolarni* majsterkow* snickeri* snickar* snedker* snekker* tømrer* marangoz* столяр* тесляр* ' +
      '木工 工具箱 木匠 نجارة النجارة نجار',
  },
  {
    name: 'yarn',
    words:
      'yarn yarns knitting knitter* knitwear crochet* sewing quilt quilts quilting quilters embroider* wool woollen woolen weaving weavers haberdash* needlework* textile textiles seamstress* ricamo ricami ricamare weberei webereien garn garnbutik* ' +
      'strickcafé* strickkreis* strickgruppe* strickclub* stricknadel* strickware* strickabend* häkel* wolle strickwolle nähen nähcafé* nähkurs* nähmaschine* nähstube* webstuhl* textilien tricot tricots tricoter laine laines couture couturière* broderie* tissage tissages mercerie* ' +
      'costura costurer* ganchillo bordado* tejedor* lanas maglieri* uncinetto cucito tessitur* tricô croché bordad* tecelag* breien breiclub* breicafé* naaien naaiatelier* naaicursus* borduur* haakwerk* ' +
      'włóczk* szydełk* dziergan* krawieck* krawcow* szycia szycie stickning* stickcafé* virkning* virka sömnad* broderi* strikkeklub* strikkekafé* strikkecafé* strikning* strikking* hækl* hekling* dikiş örgü язання пряжа пряжі шиття вишив* ' +
      '編み物 毛糸 手芸 裁縫 编织 毛线 缝纫 حياكة خياطة تطريز صوف',
  },
]
