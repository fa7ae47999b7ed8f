import type { PairingKey } from './moods.ts'

/** What a copy can be about, and the colours and faces that a designer would think of. */
export interface Subject {
  /** As reports say it: `flowers`. */
  readonly name: string
  /** Words that tell it, in the languages of copies, divided by blanks; `*` stands for any ending. */
  readonly words: string
  /** `#rrggbb`: the accent, which carries white or black words, then what goes with it. */
  readonly accents: readonly string[]
  readonly pairing?: PairingKey
}

function subject(name: string, accents: string, pairing: PairingKey | undefined, words: string): Subject {
  return { name, words, accents: accents.split(' '), ...(pairing && { pairing }) }
}

/** The subjects. Where a word tells two of them, both count. */
export const subjects: readonly Subject[] = [
  // Growing and eating
  subject(
    'flowers',
    '#97335f #6b8552 #f1d5da',
    'editorial-warm',
    'florist* bouquet* dahlia* peon* tulip* blossom* petals wildflower* flower flowers blumen* sträuße floristin fleur fleurs fleuriste* flores florer* floristería fiori fiorista fioraio bloem bloemen bloemist* boeket* kwiat* bukiet* blommor blomster* çiçek* 花束 花屋 زهور квіт* цвет* dalia* peonía* rosen pfingstrose* floral*',
  ),
  subject(
    'gardens',
    '#2f6b3a #d98f2b #e9efd8',
    'editorial-warm',
    'garden* gardener* allotment* seedling* compost* greenhouse* perennial* hedge* lawn* plants vegetable* pflanz* garten* gärtner* gemüse* beet beete jardin jardins jardinier* potager jardín jardines huerto* huerta giardin* orto vivaio tuin* hovenier* planten jardim jardinagem horta ogród ogrod* roślin* trädgård* växter odla* 植物 園芸 gardening',
  ),
  subject(
    'farming',
    '#3c6e47 #d9a441 #efe6cf',
    'editorial-warm',
    'farm farms farmer* harvest* livestock cattle dairy goat* sheep tractor* acre* hectare* orchard* bauer* bauern* ernte milch* kühe ziegen agriculteur* agricol* récolte* granja* ganader* cosecha* agrícol* fattoria contadin* raccolto boerderij* boeren oogst lavrador* colheita rolnik* gospodarstwo zbiory bondgård lantbruk* skörd* 農家 農園',
  ),
  subject(
    'bread and cakes',
    '#a9592a #3f2a1e #f3dfbd',
    'editorial-warm',
    'bakery bakeries baking bread sourdough loaf loaves croissant* pastry pastries viennoiserie* cake cakes bäckerei* bäcker* brot* brötchen kuchen torte torten konditor* boulanger* pâtisserie* gâteau* panader* pastel* tarta* panes panett* pasticc* pane torta bakkerij* brood taart* padaria pastelaria bolo bolos pão piekarni* chleb* ciast* tort* bageri* bröd* tårt* fırın* ekmek* パン ベーカリー 洋菓子 bread brot boulangerie* piekarz',
  ),
  subject(
    'coffee',
    '#5b3a29 #c98a4b #efe3d3',
    'editorial-warm',
    'coffee* espresso* roaster* roastery barista* latte cappuccino beans brew rösterei* röst* café cafés torréf* cafetería torrefaz* caffè koffie* branderij kawa kawiarni* kafferosteri* kahve* コーヒー 珈琲 喫茶 kaffeerösterei* kaffeehaus* koffiebar* koffiebranderij* kafferosteri*',
  ),
  subject(
    'tea',
    '#56713f #b3833f #eef0df',
    'literary',
    'tea teas teahouse matcha oolong sencha teehaus thé thés tè thee té chá herbata* çay お茶 抹茶',
  ),
  subject(
    'honey and bees',
    '#d2940f #33261a #f8e7b4',
    'editorial-warm',
    'honey* beekeep* bee bees hives apiar* pollinat* honig* imker* biene* bienen* miel abeille* apicult* ruche* abeja* colmena* miele alveare honing* bijen imkerij mel abelha* miód miod* pszczo* honung* biodl* 蜂蜜 はちみつ 養蜂',
  ),
  subject(
    'wine',
    '#6d1f3a #b38a4e #f1e6da',
    'classic-luxury',
    'wine* winery vineyard* sommelier* cellar* grape* riesling pinot merlot cabernet chardonnay weingut* wein* winzer* rebsorte* vin vins vignoble* vigneron* domaine vino vinos bodega* viñedo* vini vigneto* cantina wijn* wijngaard* vinho* vinha* adega wino winnic* vingård* ワイン şarap*',
  ),
  subject(
    'beer',
    '#b06a14 #1f3b2d #f2e3c3',
    'retro',
    'beer* brewery breweries brewing brewer* pub taproom* ales lager ipa stout hops bier* brauerei* brau* bière* brasser* cerveza* cervecer* birra* birrificio brouwerij* cerveja* piwo piwa browar* bryggeri* ビール 醸造',
  ),
  subject(
    'fish and harbours',
    '#12566b #e2734f #e3eef0',
    'humane',
    'fish fishes fishmonger* oyster* shellfish lobster* mussel* harbour* harbor* trawler* seafood fischerei* fischmarkt fisch* hafen* austern poisson* huître* port pêche* pescader* pescado* mariscos puerto pesce pescher* ostriche haven* oesters peixe* marisco* ryb* portow* fisk* hamn* 漁港 海鮮',
  ),
  subject(
    'Italian food',
    '#b5311d #2f6b3a #f6e9d2',
    'editorial-warm',
    'pizza* pizzeria trattoria osteria pasta ravioli gnocchi lasagn* risotto antipast* tiramisu gelato mozzarella focaccia* ピザ',
  ),
  subject(
    'Japanese food',
    '#b3202c #1d1d1f #f4efe6',
    'swiss',
    'ramen sushi izakaya sashimi udon soba tempura miso sake bento yakitori 寿司 居酒屋 ラーメン 刺身 焼き鳥 天ぷら 日本酒',
  ),
  subject(
    'food',
    '#a63d2f #52603a #f3e8d8',
    'editorial-warm',
    'restaurant* bistro* supper* starters desserts chef kitchen* catering caterer* recipe* tasting cooking cuisine* küche* köchin* rezept* speise* vorspeise* hauptgericht* traiteur cuisin* cocina* restaurante* platos postres ristorante cucina* dolci keuken* gerecht* voorgerecht* cozinha* pratos sobremesa* kuchnia kuchni restauracj* obiad* maträtt* förrätt* mutfak yemek* 料理 食堂 bistrot gastro* pasti',
  ),
  subject(
    'sweets',
    '#c74f73 #6b3a2a #f6dccf',
    'playful',
    'chocolatier* gelateria sweets candy candies dessert* praline* fudge schokolade* eis eisdiele süßigkeit* glace* chocolat* confiserie helado* heladería caramelos gelater* cioccolat* ijs ijssalon chocola* sorvete* czekolad* lody choklad* godis* チョコ アイス chocolates chocolaterie',
  ),
  subject(
    'village fairs',
    '#c4551c #5a6b2a #f4e3c4',
    'retro',
    'fair fête fete fayre funfair raffle tombola stalls maypole sagra volksfest dorffest kirmes straßenfest kermesse romería verbena feria braderie rommelmarkt odpust festyn marknad tivoli',
  ),
  // Out of doors
  subject(
    'the sea',
    '#0f5c8c #e9a23b #e2edf3',
    'humane',
    'sail* yacht* regatta* boat* rowing canoe* kayak* lighthouse* surf* diving diver* beach* ocean* segel* segler* boote ruder* tauch* strand küste* voile voilier* plage* bateau* plongée velero* playa* barco* spiaggia* barche zeil* boten strandtent praia* veleiro* mergulho żegl* jacht* plaż* nurk* segling båt* kust* ヨット',
  ),
  subject(
    'swimming',
    '#0a7fa6 #f2b441 #e0f1f5',
    'humane',
    'swim* lido backstroke schwimm* freibad hallenbad piscin* natation natación nuoto zwem* natação pływa* basen* simm* yüzme 水泳 プール',
  ),
  subject(
    'mountains',
    '#cf4f1c #24343f #ebe8e1',
    'headline-condensed',
    'climb* boulder* bouldering belay* alpine alps mountain* summit* hike hikes hiking hiker* trek* ski skis skiing kletter* gipfel* wander* hütte* escalad* montagne* randonn* sentier* montaña* senderis* cumbre* arrampicat* montagna rifugio klim* bergen wandel* montanha* escalada trilha* góry górsk* wspinacz* szlak* klättr* fjäll* vandring* skid* 登山 bergsport* bergtour* bergwander* alpen* ski skiing skitour* klätter*',
  ),
  subject(
    'cycling',
    '#d8431f #1f2d3a #efeae2',
    'headline-condensed',
    'bike bikes bicycle* cycling cyclist* peloton gravel fahrrad* fahrräder radfahr* radtour* vélo vélos bicicleta* ciclism* bicicletta bici fiets* fietsen wielr* rowery rowerow* cykel* cyklar cykling 自転車 bisiklet*',
  ),
  subject(
    'sport',
    '#cf2e2e #16213a #f0ece4',
    'headline-condensed',
    'football* soccer rugby hockey basketball handball volleyball tennis league fixture* goalkeeper* midfield* striker* tournament* marathon* runner* running athlet* gym fitness crossfit workout* fußball* verein* turnier* mannschaft* liga spieler* sportverein lauf equipe tournoi* entraîn* fútbol partido* torneo* entrenad* carrera calcio partita squadra torneo allenat* voetbal* wedstrijd* toernooi* futebol jogo jogador* piłka piłk* mecz* turniej* zawodnik* fotboll* innebandy matchen turnering* サッカー 試合 spor maç innebandy trainer* pitch',
  ),
  subject(
    'woods and wildlife',
    '#2f5d3a #c9822b #e8ecdd',
    'editorial-warm',
    'forest* woodland* wildlife bird birds birdwatch* owl owls badger* reserve rewild* mushroom* hedgehog* wälder vögel naturschutz* pilze forêt* oiseau* sauvage* bosque* bosco* uccell* bossen vogels natuur* floresta* lasy ptak* przyrod* skog* fåglar* 野鳥 自然 waldkindergarten waldführung* vögel',
  ),
  subject(
    'dogs and cats',
    '#cf6a2c #2f6f6d #f5e7d6',
    'playful',
    'dog dogs puppy puppies canine cats kitten* pet pets paws leash vet vets veterinar* grooming kennel* hund hunde hunden* welpe* katze* tierarzt* chien* chiots vétérinaire* perro* cachorro* gato* mascota* veterinari* cani gatto gatti hond honden katten dierenarts cão cães gato psy psów kot koty weteryn* hundar katt katter valp* köpek* cats dogwalk* walkies',
  ),
  subject(
    'horses',
    '#6a3f26 #2f4f3f #eee3d3',
    'literary',
    'horse* pony ponies stable stables riding equestrian dressage saddle* pferd* reit* stallung cheval chevaux équit* écurie caballo* hípic* equitación cavall* equitaz* paard* manege cavalo* equitação koń konie konny stadnin* häst* ridskola ridning 乗馬',
  ),
  // Body and soul
  subject(
    'wellness',
    '#5f8374 #cfa383 #eef1ea',
    'humane',
    'yoga pilates meditation* wellness spa massage* sauna* aromatherap* mindful* breathwork retreat* entspann* achtsam* wohlbefinden relaxation masaje* bienestar benessere massaggi* ontspann* massagem masaż* relaks* avslapp* ヨガ スパ マッサージ',
  ),
  subject(
    'health',
    '#0f766e #e98f6d #e3f1ef',
    'humane',
    'clinic* physio* dentist* dental doctor* nurse nurses hospital* pharmac* health* therapy therapist* treatment* midwife* osteopath* surgery praxis arzt ärzt* zahnarzt* zahn gesundheit* apotheke* hebamme* klinik* pflege* santé médec* clinique* dentaire* infirm* salud clínic* médic* dentista farmacia* salute medic* clinica gezondheid* tandarts* huisarts* zorg saúde médico* zdrow* lekarz* przychodni* dentyst* hälsa* vårdcentral* tandläk* läkare 医院 歯科 健康 sağlık diş patients patienten pazienti',
  ),
  subject(
    'science',
    '#1a6f86 #d79a2b #e4eef0',
    'technical',
    'biotech* laborator* lab labs genom* protein* enzyme* molecul* microb* assay* scientist* experiment* physics chemistry biolog* forschung* wissenschaft* labor proteine recherche* laboratoire* scientif* investigación laboratorio* científic* ricerca scientific* onderzoek* wetenschap* pesquisa laboratório* badani* naukow* forskning* 研究 科学',
  ),
  subject(
    'beauty',
    '#a84a70 #2f2a2c #f4dfda',
    'classic-luxury',
    'beauty skincare hairdress* barber* nails manicure* pedicure* facial* lashes brows makeup cosmetic* perfum* friseur* kosmetik* haare coiffeur* coiffure beauté ongles peluquer* belleza estética uñas parrucchier* bellezza unghie kapper* schoonheid* cabeleireir* beleza fryzjer* kosmetyk* urod* frisör* hårvård 美容 美容室 ネイル kuaför* hairdresser nagelstudio skincare',
  ),
  subject(
    'faith',
    '#4b2e6b #b8923a #efe9f0',
    'literary',
    'church* parish* prayer* worship* congregation* pastor* vicar sermon* gospel* chapel* confirmation baptism* kirche* gemeindebrief gottesdienst* pfarr* konfirmation* église* paroisse* prière* iglesia parroqui* misa chiesa parrocchi* messa kerk* parochie eredienst igreja paróqui* kości* parafi* msza kyrka* församling* gudstjänst*',
  ),
  subject(
    'mourning',
    '#3f4a4f #8f846f #efeeea',
    'literary',
    'funeral* memorial* obituary mourn* condolence* trauer* beerdigung* bestattung* gedenk* obsèques funérail* deuil fallec* difunt* funerari* lutto defunt* begrafenis* overleden* rouw funeral luto pogrzeb* żałob* begravning* minnesstund',
  ),
  // People and feasts
  subject(
    'weddings',
    '#7d8f6e #b8876b #f3ece4',
    undefined,
    'wedding* bride* bridal groom bridesmaid* groomsmen marry married marriage* engaged engagement nuptial* vows hochzeit* braut* bräutigam trauung* heirat* mariage* mariée* noces boda* novia* novio* casarse matrimoni* nozze spos* bruiloft* trouw* bruid* casamento* noiva* noivo* ślub* wesel* bröllop* brud vigsel* düğün* gelin 結婚 披露宴 婚礼',
  ),
  subject(
    'birthdays',
    '#d63f78 #f3b03a #2ba89b',
    'playful',
    'birthday* geburtstag* anniversaire cumple cumpleaños compleanno verjaardag* aniversário urodzin* födelsedag* kalas doğum 誕生日 お誕生日',
  ),
  subject(
    'children',
    '#e2603a #178f83 #f5c242',
    'playful',
    'kindergarten* nursery daycare toddler* playgroup playground* kids toys toy crayons bedtime storytime puppet* kita kinder* spielplatz* spielzeug* märchen crèche* maternelle enfant* jouet* guarder* niños niñas juguete* infantil asilo bambin* giocattol* peuter* kinderen speelgoed* speeltuin creche crianças brinqued* przedszkol* dzieci zabawk* förskola* leksak* 保育園 子ども 幼稚園',
  ),
  subject(
    'schools',
    '#21517d #dd9a2c #e6edf2',
    'humane',
    'school* pupil* teacher* classroom* homework lesson* curriculum* student* campus university* exam exams tutor* schule* schüler* lehrer* unterricht* klassen* universität* école* élève* professeur* lycée* université* escuela* colegio alumn* profesor* universidad scuola scuole lezion* insegnant* leerling* leraar* onderwijs* lessen escola* aluno* professor* aula aulas szkoł* uczni* nauczyciel* lekcj* skola* lärar* lektion* 学校 生徒 授業 elever eleverna basisschool* ouderavond* elternabend*',
  ),
  subject(
    'charity',
    '#c23f4c #24566a #f3e9e0',
    'humane',
    'charity charities donate donation* donor* volunteer* fundrais* foodbank refugee* homeless* shelter* nonprofit ngo spende* ehrenamt* freiwillig* geflücht* gemeinnützig* bénévol* dons association* réfugié* donación* donar voluntari* refugiad* ong volontari* donazion* rifugiat* vrijwillig* doneer* stichting* doação* voluntário* fundacj* wolontari* darowizn* frivillig* insamling* välgörenhet 寄付 ボランティア',
  ),
  subject(
    'towns',
    '#20558a #dd9a2c #e7edf1',
    'humane',
    'council* municipal* mayor* citizen* resident* neighbourhood* neighborhood* borough stadt* gemeinde* rathaus bürger* anwohner* mairie habitant* quartier* municip* ayuntamiento vecin* barrio* ciudad* cittadin* quartiere gemeente* wijk buurt* bewoners câmara moradores bairro miast* gmin* mieszkańc* kommun* invånare stadsdel*',
  ),
  // Arts
  subject(
    'classical music',
    '#3f2a56 #cf9f45 #efe8ea',
    'literary',
    'choir* choral orchestra* symphon* concerto* quartet* violin* piano* soprano* baritone* conductor* recital* requiem mozart schubert brahms chor chöre orchester* konzert* klavier* geige* chœur* chorale orchestr* concert* violon* coro coros orquesta* concierto* cuarteto* orchestra concerti koor koren orkest* coral orquestra* concerto chór chór* orkiestr* koncert* kör kören orkester* 合唱 オーケストラ 演奏会',
  ),
  subject(
    'bands and nights out',
    '#d42767 #1b1b3a #f2c230',
    'headline-condensed',
    'dj djs techno gig gigs club nights vinyl album* guitar* drummer* bassist* rave festival* synth* indie punk metal band bands lineup disco konzert schallplatte* clubnacht concert discothèque bandas discoteca conciertos concerti optreden* platenzaak plaat zespół koncert* płyt* spelning* skiva skivor ライブ 音楽',
  ),
  subject(
    'theatre and film',
    '#8c1c2b #d3a645 #f1e6da',
    'literary',
    'theatre* theater* cinema* film films screening* actor* actress* playwright* curtain matinee* premiere* bühne* schauspiel* kino* vorstellung* théâtre* cinéma* pièce comédien* séance* teatro* cine película* función actriz spettacol* cinema attor* toneel* voorstelling* bioscoop* filme* peça teatr* spektakl* kino filmow* teater* föreställ* bio biograf* 映画 劇場 舞台',
  ),
  subject(
    'museums',
    '#7a3b2e #2b4b57 #ece5da',
    'literary',
    'museum* exhibition* curator* archive* archaeolog* heritage artefact* historian* ausstellung* archiv* jahrhundert* sammlung* musée* exposition* siècle* patrimoine museo* exposición* siglo* patrimonio mostra mostre secolo archivio tentoonstelling* eeuw archief museu* exposição século muzeum* wystaw* wiek wieku utställning* århundrade* 博物館 美術館 展示',
  ),
  subject(
    'books',
    '#7a2e3a #c79a4b #f0e8db',
    'literary',
    'books bookshop* bookstore* library* librarian* novel* novelist* author* publisher* poetry poems poet literary chapter* buch bücher* bibliothek* bücherei* roman lesung* autor* verlag* livre* librairie* bibliothèque* libro* librería* biblioteca* novela* lectura* libri libreria romanzo boek* bibliotheek* boekhandel schrijver* livro* livraria leitura książk* bibliotek* czytel* bok böcker bokhandel* författar* läsning 図書館 書店 読書',
  ),
  subject(
    'ceramics',
    '#a9583a #41605c #efe4d6',
    'editorial-warm',
    'ceramic* pottery stoneware porcelain kiln* glaze* keramik* töpfer* glasur* céramique* poterie* cerámica* barro alfarer* ceramica terracotta keramiek* pottenbak* klei cerâmica* olaria ceramik* gliny glazur* lergods krukmak* 陶器 陶芸 焼き物 clay mugs vases',
  ),
  subject(
    'art and design',
    '#cf452f #20446b #f3ede2',
    'swiss',
    'illustrat* designer* typograph* painter* sketch* printmaking sculpt* illustration grafik* künstler* malerei zeichn* dessin* artista* pintura* dibujo* ilustra* pittur* disegn* illustra* kunstenaar* tekening* schilder* desenho* pintor* sztuk* malarstw* artyst* ilustracj* konst* konstnär* måler* デザイン アート イラスト',
  ),
  subject(
    'photography',
    '#1f1f1f #c98536 #ecebe8',
    'swiss',
    'photograph* darkroom fotograf* fotostudio photographe* photographie* fotógraf* fotografía* fotograaf* fotografie fotografi* 写真 カメラ',
  ),
  subject(
    'fashion',
    '#1f1d1c #b0854f #ece6de',
    'classic-luxury',
    'fashion lookbook* dress dresses knitwear garment* couture earring* necklace* kleid* mantel schmuck* strick* vêtement* manteau bijou* moda vestido* abrigo* joyer* ropa abit* cappotto gioiell* sartoria kleding jurk sieraden roupa* vestidos joia* mody ubrani* sukienk* biżuteri* kläder klänning* smycke* ファッション 着物 jewellery jewelry linen* silk coats schneiderei tailoring',
  ),
  subject(
    'tattoos',
    '#1a1a1a #b3202c #ece7df',
    'headline-condensed',
    'tattoo* tattooist* tätowier* tatoua* tatuaj* tatuagg* tatoeage* tatuagem tatuaż* tatuer*',
  ),
  subject(
    'games',
    '#5b2fd0 #17c49a #ece8fa',
    'technical',
    'gamer* gaming roguelike platformer playtest* pixel* steam console esports spielentwick* videospiel* videojuego* videogioc* videogame* spel gier gry ゲーム playable',
  ),
  // Trades and firms
  subject(
    'software',
    '#4338ca #0fae9c #e9e9fb',
    'technical',
    'software* saas api apis app apps cloud login signup integration* deploy* developer* startup* devops backend frontend kubernetes server servers automat* plattform entwickler* logiciel* application* plateforme développeur* aplicación* plataforma* software applicazion* piattaforma sviluppat* ontwikkelaar* aplicativo* desenvolved* aplikacj* oprogramowani* utvecklare mjukvara アプリ ソフト 開発 signup',
  ),
  subject(
    'money',
    '#0b4f4a #c29a2f #e4eeea',
    'humane',
    'bank* invest* payroll accounting accountant* bookkeep* audit* insurance* pension* mortgage* finanz* buchhalt* versicherung* compta* assurance* contable* contabil* seguro* finanzas commercialista assicuraz* boekhoud* verzekering* seguros księgow* ubezpiecz* redovisning* försäkring* 会計 保険',
  ),
  subject(
    'law',
    '#1d3a34 #96794a #ebe8e1',
    'literary',
    'law lawyer* attorney* solicitor* barrister* notary litigation* counsel paralegal* kanzlei* anwält* anwalt* notar* avocat* juridique* notaire* droit abogad* notari* despacho* derecho avvocat* notai* diritto advocat* juridisch* notaris advogad* jurídic* kancelari* adwokat* prawn* advokat* juridik* 法律 弁護士 avukat*',
  ),
  subject(
    'architecture',
    '#3d3d3a #bd5f35 #ebe9e4',
    'swiss',
    'architect* architecture furniture facade* renovation* architekt* innenausbau möbel* fassade* sanierung* architecte* meuble* rénovation* arquitect* mueble* reforma* architett* arred* mobili ristruttur* architectuur interieur* meubel* verbouw* arquitet* móveis wnętrz* mebl* remont* arkitekt* inredning* möbler renovering* 建築 家具 インテリア',
  ),
  subject(
    'building trades',
    '#d26c14 #22313f #efe9df',
    'headline-condensed',
    'plumb* boiler* radiator* electrician* wiring roof* gutter* plaster* scaffold* builder* tiler* tiling handyman welding welder* installateur* heizung* elektriker* dachdeck* maurer* klempner* sanitär* plombier* chauffag* électricien* toiture maçon* fontaner* electricista* albañil* tejado* idraulic* elettricist* murator* tetto loodgieter* elektricien* dakdekker* metsel* canalizador* eletricist* pedreiro* telhado hydraulik* elektryk* murarz* dach dachy rörmok* snickar* takläggare 水道 電気工事 工務店',
  ),
  subject(
    'wood',
    '#7a4b2a #2f4f3f #efe2d0',
    'editorial-warm',
    'joiner* woodwork* timber* oak walnut workshop* tischler* schreiner* holz* menuis* ébénist* bois carpinter* ebanist* madera falegnam* legno timmer* meubelmaker hout* marcenaria marceneir* madeira stolarz* drewn* drewno snickeri* trä 木工 大工 carpentry',
  ),
  subject(
    'energy and climate',
    '#1e7d4f #e9b01c #e4f0e6',
    'humane',
    'solar* photovolta* turbine* renewable* climate* carbon emission* energy insulation* battery batteries sustainab* energie* wärmepumpe* solaranlage* klima* énerg* climat* éolienn* solaire* energía* climátic* renovable* energia* clima fotovolta* rinnovabil* zonnepan* klimaat* duurza* renováv* energii klimat* fotowolt* solenergi vindkraft* hållbar* 太陽光 気候 エネルギー',
  ),
  subject(
    'cars',
    '#bf2a26 #263238 #eceae6',
    'headline-condensed',
    'cars garage mechanic* tyre* mot motorbike* motorcycle* werkstatt* reifen* bremse* motorrad* fahrzeug* voiture* garagiste* pneu* véhicule* coche* taller neumátic* officina veicol* autogarage remmen carro* oficina samoch* warsztat* opony hamulc* bilar bilverkstad däck bromsar 整備 オート cars garage autowerkstatt',
  ),
  subject(
    'railways',
    '#7a1f2b #2f4f3f #ece6da',
    'retro',
    'railway* railroad locomotive* station stations carriage* bahn eisenbahn* bahnhof* zug züge lokomotiv* gare gares ferrocarril* tren trenes estación* ferrovi* treno treni stazion* spoorweg* trein* comboio* estação kolej* pociąg* dworc* järnväg* tåg* 鉄道',
  ),
  subject(
    'travel',
    '#0e6b74 #e8963f #e2eff0',
    'editorial-warm',
    'hotel* guesthouse* hostel* campsite* camping holiday* resort* itinerar* sightseeing travel* trip ferien* urlaub* zimmer reise* übernacht* hôtel* gîte* chambre* voyage* séjour* vacance* habitacion* viaje* vacacion* alojamiento* albergo camere viagg* vacanz* agriturismo kamer kamers reizen vakantie* quarto quartos viagem férias pousada pokoje pokój nocleg* podróż* wakacj* resor 旅館 ホテル 民宿',
  ),
  subject(
    'flights',
    '#123a6b #e0512f #e6ebf2',
    'swiss',
    'airline* airways flight flights boarding airport* aircraft pilot* flug flüge flughafen* vol vols aéroport* vuelo* aeropuerto* volo voli aeroporto* vlucht* luchthaven voo voos loty lotnisk* flyg* 航空 空港 搭乗',
  ),
  subject(
    'space',
    '#22265c #e8ac3e #e7e7f1',
    'technical',
    'astronom* telescope* galax* planets planetari* satellite* orbit* rocket* stargaz* moon lunar eclipse* sternwarte* sterne mond teleskop* étoile* lune télescope* astronomi* estrella* telescopi* stelle sterren* maan estrelas gwiazd* księżyc* stjärn* måne 宇宙 天文',
  ),
]
