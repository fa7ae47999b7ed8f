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
      'meer küste* hafen* fähr* segelboot* segeln insel* strand* nordsee ostsee shantychor* leuchtturm* fischer* mer océan littoral bateau* voilier* île îles plage* marée* marées pêcheur* phare mar marinero* océano puerto barco* velero* isla islas playa* marea* pescador* mare oceano barca barche barcos isola isole spiaggia* pescator* traghett* ilha ilhas praia* maré* farol zee oceaan haven veerboot veerpont eiland* vuurtoren* kust morze morza morsk* wybrzeż* żagl* wysp* plaż* latarni* hav havet kusten hamn* färja färjan färjelinj* skärgård* fyr båt båtar deniz* okyanus sahil* liman* vapur* море моря морськ* узбережж* гаван* порому човн* пляж* 海 港 島 岛 海岸 灯台 بحر البحر ساحل الساحل ميناء',
  },
  {
    name: 'lake',
    words:
      'lake lakes lakeside river rivers riverside rowing rowers canoe* kayak* paddling pond reservoir canal fluss fluß ufer seeufer ruder* ruderclub kanu* kajak* teich weiher lac lacs rivière* fleuve aviron étang lago lagos río remo canoa lagoa rio fiume canottaggio rivier* roei* kano* jezior* rzeka rzeki rzece wioślar* kajak* sjö sjön älv älven rodd roddklubb kanot* göl gölü nehir nehri озер* річк* веслув* 湖 川辺 河川 بحيرة نهر',
  },
  {
    name: 'peaks',
    words:
      'mountain mountains alpine alps hike hikes hiking hikers climbing climbers summit ski skiing skiers glacier glaciers trekking avalanche berg berge bergen alpen alpin* alp wanderung* wandern wanderweg* klettern gipfel* berghütte* gletscher* lawine* montagne* alpage* alpes randonnée* randonneurs sommet escalade montaña* sierra senderismo cumbre escalada montagna montagne alpi escursion* rifugio rifugi vetta montanha* trilhas bergtocht* wspinacz* górsk* góry górach szlak* szczyt* narciar* tatr* schronisk* lawinow* fjäll* fjell* vandring* skidor dağ dağlar* карпат* гори гірськ* 山 登山 アルプス جبل جبال',
  },
  {
    name: 'forest',
    words:
      'forest forests forestry woodland woodlands pines conifer* wald wälder waldkindergarten* waldgruppe* tannen fichten kiefern förster* forst forêt* sapins sous-bois bosque bosques pinar* foresta foreste pineta floresta florestas pinhal bossen dennen* lasu lesie leśn* puszcz* skog skogen skogs* orman* ліс лісі лісов* 森 森林 غابة',
  },
  {
    name: 'trees',
    words:
      'orchard orchards cider apples apple arboretum linden olive olives grove streuobst* obstbaum* obstwiese* obstgarten linde lindenbaum apfel* allee verger* tilleul* pommier* olivier* oliveraie* olivar* olivo olivos manzano* frutteto* uliveto uliv* tiglio* pomar* oliveira* boomgaard* lipą lipa lipy sad sady fruktträdgård* äppel* zeytin* яблун* 果樹園 زيتون',
  },
  {
    name: 'fields',
    words:
      'farm farms farmers farmland vineyard* vines winery harvest wheat barley bauernhof* weinberg* weingut* winzer* acker* ernte* kornfeld* landwirt* ferme fermes vignoble* vigneron* vendange* moisson* granja* viñedo* bodega cosecha* fattoria vigneto vigneti vendemmia cantina vinha* vinhedo* colheita* quinta boerderij* wijngaard* akker* oogst* gospodarstw* winnic* żniw* bondgård* vingård* skörd* çiftlik* bağbozumu ферм* виноградник* поля урожа* 畑 葡萄園 ワイナリー مزرعة',
  },
  {
    name: 'meadow',
    words:
      'meadow meadows garden gardens gardening gardeners flowers wildflower* flowering beekeep* bees honey blossom* pollinators wiese wiesen blumen* garten gärten bienen* imker* honig* blüten* prairie* jardin jardins fleurs abeilles apicult* pradera* jardín jardines flores abejas prato prati giardin* fiori apicol* jardim jardins abelhas tuin tuinen bloemen bijen imker* łąka łąki łące ogród ogrod* kwiaty kwiatów pszczel* pszczół äng ängen trädgård* blommor biodl* bahçe* çiçek* сад саду квіти квітів бджол* 花 庭 花畑 حديقة زهور',
  },
  {
    name: 'dunes',
    words:
      'desert dune dunes sahara savanna savannah steppe kalahari namib wüste düne dünen désert desierto dunas deserto duin duinen woestijn pustyn* wydm* öken çöl пустел* 砂漠 沙漠 صحراء الصحراء',
  },
  {
    name: 'hills',
    words:
      'sunset sunsets sunrise dawn daybreak sonnenaufgang* sonnenuntergang* morgenröte amanecer atardecer tramonto amanhecer zonsopgang zonsondergang soluppgång solnedgång solnedgang wschód hills hillside valley valleys moor moors moorland heath heather fynbos veld veldt countryside highlands hügel* heide collines colline vallée* lande landes colinas ladera* colli collina vallata colinas serra heuvel* heide wzgórz* dolina dolin* kullar dalen hed heden tepeler vadi пагорб* долин* 丘 谷',
  },
  {
    name: 'night',
    aside: true,
    words:
      'night midnight moon moonlight moonlit starry starlit lantern lanterns lamplight nightfall nacht nächt* mond mondschein sternen* laterne* mitternacht nuit lune étoilé* lanterne lanternes noche luna estrellad* notte stellat* noite luar estrelad* maan maanlicht lantaarn* lampion* nocny noc nocą księżyc* natt natten måne månsken* stjärnklar* lykta lyktor gece ay ışığı ніч нічн* місячн* ліхтар* 夜 月 星空 ليل',
  },
  {
    name: 'town',
    aside: true,
    words:
      'town townhouse* city village neighbourhood neighborhood rooftops skyline borough downtown urban stadt altstadt stadtteil* dorf dorffest viertel kiez nachbarschaft* ville village quartier quartiers ciudad barrio pueblo città quartiere borgo cidade bairro aldeia stad dorp buurt wijk miasto miasta osiedl* dzielnic* kvarter* grannskap* şehir mahalle* köy місто міста 街 町 村 城市 مدينة',
  },
]
