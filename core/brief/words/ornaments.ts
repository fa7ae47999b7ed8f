import type { OrnamentName, OrnamentPlace } from '../design.ts'

/**
 * What ornaments are called where nothing else is meant: in the plural, or with what they are made of. `wave`, `rings`, `fans`,
 * `stars` and `leaves` alone are also hotels, weddings, audiences, ratings and verbs, so they are not here. Divided by `|`.
 */
export const ornamentRows: readonly (readonly [words: string, name: OrnamentName])[] = [
  [
    'arches|arch shape|arched shape|rounded balcony shape|balcony shape|rounded shape|rainbow arches|rounded arches',
    'arches',
  ],
  ['solid bar|thick bar|coloured bar|colored bar|colour bar|color bar', 'bar'],
  [
    'cut paper|paper cut|papercut|cut paper shape|cut out shape|cut outs|cutouts|hand cut shape|blob|patches of colour|' +
      'patches of color|flat patches of colour|flat shape|papier découpé|papiers découpés|papel picado|papel recortado|' +
      'carta ritagliata|plamy koloru|płaskie plamy koloru|ręcznie wycięte kształty|wycięte kształty|verrutschte flächen|' +
      'uitgeknipte vormen|klippt papper|urklippta former|vystřižené tvary|вирізані форми',
    'blobs',
  ],
  ['bunting|bunting triangles|row of bunting triangles|pennants|little flags|row of flags', 'bunting'],
  [
    'gingham|tartan|plaid|check cloth|checked cloth|check pattern|checked pattern|checked tablecloth|checkered tablecloth|' +
      'gingham check|blue checks|red checks|green checks|à carreaux|a cuadritos|a quadretti',
    'checks',
  ],
  [
    'corner ornament|corner piece|corner motif|ornaments in the corners|ornament in the corners|decorated corner',
    'corners',
  ],
  [
    'dashed edge|cut out border|cut out dashed border|dashed lines all round|dashed lines all around|dashed lines around|dashed line around|dashed line round|dashed line all round|dashed line all around|dashed line all the way round|dotted line around|dotted line round|dotted line all round|dotted line all around',
    'dashes',
  ],
  ['diamond pattern|diamond shape|lozenge|lozenge pattern|harlequin|argyle', 'diamonds'],
  ['polka dot|polka dot pattern|dot pattern|dotted pattern|dotted motif', 'dots'],
  [
    'double frame|double border|thin double frame|double line frame|frame of two lines|rahmen doppelt|doppelter rahmen|' +
      'double cadre|double filet|doble marco|doppia cornice|dubbel ram|çift çerçeve|ince çift çerçeve|podwójna ramka',
    'double-frame',
  ],
  [
    'fan shape|deco fan|fan motif|deco fans|gold fans|golden fans|brass fans|fans and rays|fans please|paper fans|fans as ornament|fans along|fan pattern|fan ornament|fans in the corners|shell pattern|brass fan',
    'fans',
  ],
  ['feathers|feathers as shapes|feather shape|feather motif', 'feathers'],
  [
    'geometric shape|geometrical shape|basic shape|basic form|geometric form|circles and squares|circles and triangles|' +
      'geometrische formen|formes géométriques|formas geométricas|forme geometriche|geometrische vormen|figury geometryczne',
    'forms',
  ],
  [
    'fine frame|thin frame|simple frame|hairline frame|line frame|frame around|frame all round|with a frame|' +
      'decorative frame|ornamental frame|border all round|border all around|border around|' +
      'geometric frame|thin geometric frame|filet autour|إطار هندسي رفيع|إطار هندسي',
    'frame',
  ],
  [
    'visible grid|grid visible|grid lines|graph paper|squared paper|grid paper|grid pattern|millimetre paper|' +
      'grille visible|raster sichtbar|sichtbares raster|griglia visibile|cuadrícula visible',
    'grid',
  ],
  [
    'guilloche|guilloché|guilloche line|guilloche fine line|guilloche border|banknote line|bank note line|security line',
    'guilloche',
  ],
  ['halftone|half tone|halftone dot|halftone pattern|benday dot|screen dot', 'halftone'],
  ["horizon line|low horizon|line of the horizon|on the horizon|à l'horizon|linia horyzontu", 'horizon'],
  [
    'ivy|leafy line ornament|leafy ornament|leafy line|leafy border|leafy edge|leafy motif|vine leaves|leaf motif|leaf shape|leaf pattern|leaf border|foliage|garland|laurel|laurel wreath|wreath|flower wreath|twigs|sprigs|' +
      'olive branch|floral border|flower border|some leaves|a few leaves|add leaves|leaves please|botanical drawing|botanical line drawing|botanical border',
    'leaves',
  ],
  ['brass line|speed line|parallel line|тонкі білі лінії|тонкі лінії', 'lines'],
  [
    'full moon circle|a moon|moon somewhere|moon motif|moon shape|moon ornament|moon circle|full moon disc',
    'moon',
  ],
  [
    'sunburst|sun burst|sun ray|rays of light|rays of the sun|radiating line|radiating ray|rising sun|starburst',
    'rays',
  ],
  [
    'tree ring|growth ring|annual ring|ring like line|concentric ring|concentric circle|concentric line|concentric stripe|' +
      'contour line|topographic line|ripples|orbits|orbits as thin circles',
    'rings',
  ],
  [
    'scalloped edge|scalloped border|edges scalloped|scalloped like a biscuit|lace edge|lace border|doily',
    'scallops',
  ],
  [
    'diagonal stripe|slanted stripe|hazard stripe|hazard tape|warning stripe|candy stripe|airmail stripe|airmail border|airmail edge|' +
      'airmail envelope|striped edge|striped border|diagonal slash|yellow slash',
    'slashes',
  ],
  [
    'black and white squares|small squares|row of squares|checkerboard|chequerboard|chessboard|checkered|chequered|racing flag|' +
      'checks like a racing flag|checkered flag|chequered flag',
    'squares',
  ],
  [
    'star field|eight pointed star|five pointed star|starfield|star motif|star pattern|star border|row of stars|little star|small star|gold star|scattered stars|stars yes|yes stars|some stars|a few stars|add stars|with stars|stars please|stars everywhere',
    'stars',
  ],
  ['stripes|stripe pattern|striped|striped band|pinstripe', 'stripes'],
  [
    'tile motif|tile pattern|tile border|tilework|patterned tiles|azulejo tile|azulejo pattern|cara de azulejo',
    'tiles',
  ],
  [
    'torn edge|torn edges|torn off edge|torn at both ends|torn paper edge|ripped edge|ripped edges|serrated edge|serrated edges|zigzag torn edge|jagged edge|jagged edges|gerissene kante|gerissene kanten|abrisskante|abrisskanten|bord déchiré|bords déchirés|bordo strappato|bordi strappati|borde rasgado|bordes rasgados|borda rasgada|gescheurde rand|gescheurde randen|postrzępiona krawędź|oderwany brzeg|avriven kant|yırtık kenar|відірваний край|撕边|锯齿边|ギザギザの切り口',
    'torn',
  ],
  ['waves|wavy line|wave line|wave pattern|wave motif|wavy edge|wavy border|wave along', 'waves'],
  [
    'zigzag|zig zag|chevron|kilim|kente|kente edge|kente border|ankara pattern|ankara print|wax print|mudcloth|ikat|geometric edge|geometric border|geometric pattern|geometric ornament|woven border|patterned border|pattern border|border pattern|pattern for the border|' +
      'triangles|broken shape|faceted shape|lomené tvary|زخرفة هندسية',
    'zigzag',
  ],
  // What is drawn along an edge
  [
    'turn down one corner|turned down corner|turned corner|corner turned down|folded corner|folded page|corner fold|dog ear|dog eared|page corner|peeled corner|eselsohr|coin corné|angolo piegato|esquina doblada',
    'fold',
  ],
  ['piano key|keyboard key|keys of a piano|piano keyboard|klaviatur|clavier', 'keys'],
  [
    'stave|staff lines|music stave|musical stave|stave of five lines|five lines of a stave|manuscript lines',
    'stave',
  ],
  [
    'waveform|wave form|sound wave|soundwave|equaliser|equalizer|equaliser bars|waveform made of bars|sound bars',
    'bars',
  ],
  ['converging rails|rails or lines converging|rails converging|converging lines|railway tracks as', 'rails'],
  [
    'stacked stones|stacked stone|dry stone|dry stone wall|drystone|drystone wall|stone wall|cobblestone pattern|pebble pattern|pattern of stones',
    'stones',
  ],
  [
    'peat layer|layers of peat|layers of earth|layers of soil|soil layers|earth layers|strata|stratum|sediment|sediment layers|rock layers|layers of rock|contour layers|geological layers',
    'layers',
  ],
  ['rolling hills|hill line|hilly line|line of hills|outline of hills|hills along', 'hills'],
  [
    'knit pattern|knitting pattern|knitted pattern|knit stitches|knit stitch|knit like stitch patterns|knit like stitch|knit like|stocking stitch|stockinette|cable knit|knitwear pattern|knitted texture',
    'knit',
  ],
  [
    'darning|darned|darning stitch|sashiko|hand stitched|running stitch|stitched line|stitched border|stitched edge|sewing line|dashed stitching|stitch like dashes|stitching line',
    'stitches',
  ],
  [
    'window pane|window grid|grid of windows|grid of window panes|window lattice|window bars|sash window|glazing bars|mullions',
    'panes',
  ],
  [
    'jaali|jali|jaali pattern|jali pattern|lattice|lattice pattern|latticework|trellis|pierced screen|fretwork|mashrabiya|arch or jaali pattern|line drawn arch or jaali pattern',
    'lattice',
  ],
  [
    'signal flag|squares and triangles|plain squares and triangles|maritime flags|nautical flags|signal flags made of plain squares and triangles',
    'flags',
  ],
]

/** The same in other languages, by the name of the ornament; divided by blanks. `*` stands for up to four letters of an ending. */
export const ornamentsAbroad: readonly (readonly [name: OrnamentName, words: string])[] = [
  ['arches', 'rundbögen arkaden'],
  ['blobs', '切り絵 剪纸 剪紙 scherenschnitt scherenschnitte papierschnitt wycinank* vystřihovánk*'],
  ['bunting', 'wimpelkette bandeirinhas banderines fanions vlaggetjes chorągiewk*'],
  [
    'checks',
    'kariert karierte kariertes karomuster karos vichy cuadritos quadretti xadrez ruitjes geruit geruite krateczk* kratkę kratką kostkovan* kostičk* rutig rutigt rutiga ruudullinen ruudullisia kareli pötikareli картат* клітинк* клетчат* καρό ギンガム ギンガムチェック 格子布 格纹 格紋 체크무늬',
  ],
  ['diamonds', 'rautenmuster losanges rombos losangos romby kosočtverc* ромб* ромби 菱形 菱格'],
  [
    'dots',
    'gepunktet gepunktete tupfen lunares bolinhas stippen groszki prickig prickigt puntík* 水玉 水玉模様 波点',
  ],
  ['double-frame', 'doppelrahmen'],
  ['fans', 'éventails abanicos ventagli leques waaiers wachlarz* solfjädrar yelpaze 扇形 扇子'],
  ['feathers', 'federn plumas piume veren pióra pióra fjädrar'],
  ['forms', 'dreieck 几何图形 幾何学模様'],
  [
    'frame',
    'zierrahmen umrahmung encadrement liseré orla cornice cornicetta moldura omlijsting kadertje ramk* obramowan* rámeč* inramad inramning kehys kehykset çerçeve çerçeveli рамка рамку рамкою рамкой 飾り枠 边框 邊框 테두리 إطار מסגרת πλαίσιο',
  ],
  [
    'grid',
    'millimeterpapier heftkaro rechenkästchen quadrillé quadrillage cuadriculado quadriculado ruitjespapier rutpapper 方眼 方眼紙',
  ],
  ['guilloche', 'guillochen gilosz* guilloches'],
  ['halftone', 'rasterpunkte rasterpunkten halvton'],
  ['horizon', 'horizontlinie horizonlijn horisontlinje 地平線 水平線 地平线'],
  [
    'leaves',
    'folhinhas lorbeer lorbeerkranz girlande girlanden kranz feuillage guirlande guirlandes ghirlanda guirnalda girland* krans kranse wieniec вінок вінк* вінків венок венк* 花環 花环 リース',
  ],
  ['rays', 'sonnenstrahlen strahlenkranz zonnestralen solstrålar promienie promieni 旭日 光芒'],
  [
    'rings',
    'jahresringe konzentrisch konzentrische höhenlinien concentriques concéntricos concentrici concêntricos jaarringen concentrische koncentryczn* warstwic* soustředn* vrstevnice årsringar концентричн* 年輪 同心円 等高線 同心圆 年轮',
  ],
  ['scallops', 'bogenkante festonné'],
  ['slashes', 'schrägstreifen diagonalstreifen'],
  [
    'squares',
    'quadrate schachbrett schachbrettmuster damier ajedrezado damero scacchiera dambord szachownic* 市松 市松模様 棋盘格',
  ],
  [
    'stars',
    'sternchen étoiles estrellas estrelas stelle sterretjes gwiazdk* hvězdičk* stjärnor yıldızlar зірочк*',
  ],
  [
    'stripes',
    'streifen gestreift gestreifte gestreiftes rayures franjas strisce listras riscas listrado strepen paski pasków paskami prążki pruhy proužky randig randigt striber striper raidat raitoja raidallinen çizgili şeritler смуги смужки смугаст* полосы полоск* полосат* ストライプ 縞模様 条纹 條紋 줄무늬 פסים ρίγες csíkos csíkok',
  ],
  [
    'tiles',
    'kachelmuster fliesenmuster kacheln fliesen piastrelle piastrella maioliche azulejos baldosas tegels tegeltjes kafelk* płytk* kakel plattor çini karo кахл* плитк* タイル 瓷砖 花砖 زليج بلاط',
  ],
  ['keys', 'klaviertasten teclas pianotangenter klawisz* tuşlar клавіш* клавиш* 鍵盤 琴键'],
  ['stave', 'notenlinien pentagrama pentagramma notenbalk notsystem нотоносец 五線譜 五线谱'],
  ['bars', 'wellenform tonspur'],
  ['rails', 'eisenbahnschienen bahngleise spoorrails järnvägsräls'],
  ['stones', 'trockenmauer bruchsteine steinmauer stapelstenen stenmur 石積み 石垣 石墙'],
  ['layers', 'erdschichten torfschichten veenlagen aardlagen jordlager 地層 地层'],
  ['hills', 'hügelkette 山並み'],
  [
    'knit',
    'strickmuster strickmaschen breipatroon breisteken stickmönster stickmönstret 編み目 編み模様 针织纹',
  ],
  [
    'stitches',
    'patchwork flickwerk stopfstich gestopft zurcido remiendos remendado rammendo remendo cerowan* lappteknik лоскутн* штопк* клаптик* 刺し子 パッチワーク 拼布 nahtlinie steppnaht naaisteken stiksels stygn 縫い目 針目 缝线',
  ],
  ['panes', 'fensterscheiben sprossenfenster fenstersprossen vensterruitjes spröjs 窓格子 窗格'],
  ['lattice', 'gitterwerk jali claustra celosía celosia treliça traliewerk kafes 窗棂 مشربية'],
  ['flags', 'signalflaggen seinvlaggen signalflaggor'],
  [
    'waves',
    'wellen wellenlinie wellenlinien vagues ondas olas golven golfjes golflijn golflijnen falist* vlnk* vågor vågorna bølger aallot aaltoja dalga dalgalar хвилі хвиль волны волнами 青海波 波形 波浪 波紋 물결 κύματα גלים أمواج',
  ],
  ['zigzag', 'zickzack zickzackmuster zygzak* kilim* вишивк*'],
]

/** Where an ornament stands; divided by `|`. They are heard of an ornament alone. */
export const edgeRows: readonly (readonly [words: string, place: OrnamentPlace])[] = [
  [
    'top edge|upper edge|along the top|across the head|along the top edge|at the top edge|across the top|oben entlang|em cima',
    'top',
  ],
  [
    'bottom edge|lower edge|along the bottom|along the bottom edge|along the foot|at the foot|across the foot|across the bottom|unten entlang',
    'bottom',
  ],
  [
    'linke kante|down one edge|down the edge|down one side|down the side|at the side|along the side|along one side',
    'start',
  ],
  ['rechte kante', 'end'],
  [
    'all round|all around|on all sides|on four sides|around the edge|around the edges|round the edge|round the edges|sul bordo|am rand|för kanten',
    'around',
  ],
]

/** What an ornament is called from, and what follows of it: a bar has its place in its name. */
export const barRows: readonly (readonly [words: string, place: OrnamentPlace])[] = [
  ['bar down the left|bar down the left side|bar on the left|bar on the left side', 'start'],
  ['bar down the right|bar down the right side|bar on the right', 'end'],
  [
    'bar along the top|bar across the top|bar at the top|band across the whole width|band across the full width|band across|belt across|sash across|ribbon across|bar across|bar across the whole width|bar across the full width',
    'top',
  ],
  ['bar along the bottom|bar across the bottom|bar at the bottom', 'bottom'],
]

/** Words of ornament that mean something else here, and what it is. */
export const noOrnamentRows: readonly (readonly [words: string, reason: string])[] = [
  [
    'zebra stripe|striped row|striped table|row stripe|table stripe',
    'rows of tables are divided by their lines',
  ],
  ['magnetic stripe', 'no ornament'],
  [
    'in their 30s|in their 50s|in their 70s|in their 80s|in their thirties|in their fifties|in their seventies|in their eighties',
    'an age of readers, not of looks',
  ],
  ['im rahmen|dans le cadre|time frame', 'no frame'],
]
