import { onDemand } from '../../on-demand.ts'

/**
 * Things that are drawn, one a line: the drawing, its English names, its names in other languages. A drawing with a capital is
 * one of our own (`core/compose/motifs`), any other an icon of Lucide by its name. `*` stands for up to four letters of an ending.
 */
const rows = `
Moon; moon, full moon; mond, vollmond, lune, luna, lua, maan, volle maan, księżyc*, måne, månen, fullmåne, ay, dolunay, місяц*, місяць, 月, 満月, 月亮, قمر, القمر
moon; crescent, crescent moon, half moon; mondsichel, halbmond, croissant de lune, mezzaluna, halvemaan, półksiężyc*, månskära, hilal, півмісяц*, 三日月, 新月, هلال
Sun; sun; sonne, soleil, sol, sole, zon, słońc*, solen, güneş, сонц*, 太陽, 太阳, شمس
sunrise; sunrise, rising sun; sonnenaufgang, lever de soleil, amanecer, alba, zonsopgang, soluppgång
Heart; heart; herz, herzchen, cœur, coeur, corazón, corazon, cuore, coração, hart, hartje, serc*, serduszk*, hjärta, hjärtat, kalp, серц*, ハート, 爱心, 心形, قلب
Star; star; stern, étoile, etoile, estrella, stella, estrela, ster, sterretje, gwiazd*, stjärna, yıldız, зірк*, зірочк*, 星, 星星, نجمة
flag; flag, little flag, pennant; flagge, fahne, fähnchen, drapeau, bandera, banderita, bandiera, bandierina, bandeira, vlag, vlaggetje, flag*, flagg*, bayrak, прапор*, 旗, 旗子, علم
scissors; scissors, pair of scissors, scissor; schere, ciseaux, tijeras, forbici, forbicina, tesoura, schaar, schaartje, nożycz*, sax, saxen, makas, makasla, ножиц*, はさみ, ハサミ, 剪刀, مقص
wheat; wheat, wheat stalk, wheat ear, ear of wheat, ear of corn, grain stalk, stalk of wheat, stalk; ähre, ähren, weizenähre, kornähre, épi, épi de blé, espiga, spiga, korenaar, tarwe, kłos*, vete, veteax, ax, başak, колос*, 麦, 麦穂, 麦穗, سنبلة
Gear; gear, cog, cogwheel, gearwheel, chainring, sprocket; zahnrad, zahnräder, kettenblatt, engrenage, rouage, pignon, engranaje, ingranaggio, engrenagem, tandwiel, kettingblad, zębatk*, kugghjul, kuggdrev, dişli, шестерн*, зубчат*, 歯車, 齿轮, ترس
wrench; spanner, wrench; schraubenschlüssel, clé plate, clé à molette, llave inglesa, chiave inglese, chave inglesa, moersleutel, klucz płaski, skiftnyckel, anahtar, ключ гайков*, スパナ, レンチ, 扳手, مفتاح ربط
bolt; bolt, nut and bolt, screw nut, nut; schraube, schrauben, mutter, boulon, écrou, tornillo, tuerca, bullone, dado, parafuso, bout, moer, śrub*, bult, cıvata, болт*, ボルト, ナット, 螺栓, مسمار
hammer; hammer; hammer, marteau, martillo, martello, martelo, hamer, młotek, młotk*, hammare, çekiç, молот*, ハンマー, 锤子, مطرقة
ice-cream-cone; ice cream cone, ice cream, cornet; eistüte, eiswaffel, waffeltüte, cornet de glace, cornet, glace, cucurucho, helado, cono, cono gelato, gelato, sorvete, casquinha, ijsje, ijshoorntje, lod*, rożek, glass, glasstrut, dondurma, külah, морозив*, ソフトクリーム, 冰淇淋, 甜筒, آيس كريم
amphora; vase, amphora, urn, jug, pot; vase, krug, amphore, jarrón, vasija, vaso, anfora, jarro, ânfora, vaas, kruik, wazon*, amfor*, vas, krus, vazo, testi, ваз*, глечик*, 壺, 花瓶, 罐子, مزهرية
leaf; leaf; blatt, feuille, hoja, foglia, folha, blad, blaadje, liść, liśc*, löv, lövet, yaprak, листок, лист*, 葉, 叶子, ورقة
sprout; sprout, seedling, shoot; keimling, setzling, pousse, brote, germoglio, broto, kiemplant, kiełk*, grodd, filiz, росток*, 芽, 双葉, 嫩芽, برعم
Branch; branch, twig, sprig, almond branch, olive branch, blossom branch; zweig, ast, mandelzweig, branche, rameau, brin, rama, ramita, ramo, rametto, ramo de amendoeira, tak, takje, gałąz*, gałęz*, kvist, dal, гілк*, гілочк*, 枝, 小枝, 树枝, غصن
plane; aeroplane, airplane, paper plane, toy plane; flugzeug, flieger, avion, avión, aereo, avião, vliegtuig, samolot*, flygplan, uçak, літак*, 飛行機, 飞机, طائرة
arrow-right; arrow; pfeil, flèche, flecha, freccia, seta, pijl, strzałk*, pil, ok, стрілк*, 矢印, 箭头, سهم
eye; eye, monster eye; auge, œil, ojo, occhio, olho, oog, oko, öga, göz, ок*, 目, 眼睛, عين
anchor; anchor; anker, ancre, ancla, ancora, âncora, kotwic*, ankare, çapa, якір*, якор*, 錨, 锚, مرساة
sailboat; boat, sailing boat, sailboat, sail, yacht; boot, segelboot, segel, bateau, voilier, barco, velero, barca, barca a vela, veleiro, zeilboot, bootje, łódk*, żaglówk*, segelbåt, båt, tekne, yelkenli, човен*, вітрильник*, 船, ヨット, 帆船, قارب
ship; ship, ferry, steamer; schiff, fähre, navire, barque, buque, nave, traghetto, navio, schip, veerboot, statek, statk*, skepp, färja, gemi, vapur, корабел*, 客船, 轮船, سفينة
ship-wheel; ship's wheel, ships wheel, steering wheel, helm; steuerrad, steuer, gouvernail, timón, timone, leme, stuurwiel, ster, ratt, dümen, штурвал*, 舵輪, 舵
life-buoy; lifebuoy, life ring, lifebelt; rettungsring, bouée, salvavidas, salvagente, boia, reddingsboei, livboj, cansimidi, 浮き輪, 救生圈
lighthouse; lighthouse; leuchtturm, phare, faro, farol, vuurtoren, latarni*, fyr, fyrtorn, deniz feneri, маяк*, 灯台, 灯塔, منارة
fish; fish; fisch, poisson, pez, pescado, pesce, peixe, vis, ryb*, fisk, balık, риб*, 魚, 鱼, سمكة
shell; shell, seashell; muschel, coquillage, concha, conchiglia, schelp, muszl*, snäcka, deniz kabuğu, мушл*, 貝, 贝壳, صدفة
paw-print; paw, paw print, pawprint; pfote, pfoten, pfotenabdruck, patte, huella, zampa, pata, pootje, pootafdruk, łapk*, tass, tassavtryck, pati, лапк*, 肉球, 爪印, مخلب
cat; cat; katze, chat, gato, gatto, kat, poes, kot, katt, kedi, кіт, кішк*, 猫, قطة
dog; dog; hund, chien, perro, cane, cachorro, cão, hond, pies, köpek, собак*, 犬, 狗, كلب
bird; bird, robin, swallow; vogel, oiseau, pájaro, pajaro, uccello, uccellino, pássaro, vogeltje, ptak*, ptaszek, fågel, kuş, птах*, пташк*, 鳥, 鸟, طائر
rabbit; rabbit, hare, bunny; hase, kaninchen, lapin, conejo, coniglio, coelho, konijn, królik*, kanin, tavşan, кролик*, зайч*, うさぎ, 兔子, أرنب
snail; snail; schnecke, escargot, caracol, lumaca, slak, ślimak*, snigel, salyangoz, равлик*, カタツムリ, 蜗牛
turtle; turtle, tortoise; schildkröte, tortue, tortuga, tartaruga, schildpad, żółw*, sköldpadda, kaplumbağa, черепах*, 亀, 乌龟
bug; beetle, bug, ladybird; käfer, marienkäfer, coccinelle, escarabajo, mariquita, coccinella, joaninha, kever, lieveheersbeestje, biedronk*, nyckelpiga, uğur böceği, жук*, 甲虫, 瓢虫
feather; feather, quill; feder, plume, pluma, piuma, pena, veer, piór*, fjäder, tüy, пір*, 羽根, 羽毛, ريشة
squirrel; squirrel; eichhörnchen, écureuil, ardilla, scoiattolo, esquilo, eekhoorn, wiewiórk*, ekorre, sincap, білк*, リス, 松鼠
tree-deciduous; tree, oak; baum, eiche, arbre, árbol, albero, árvore, boom, eik, drzew*, dąb, träd, ağaç, дерев*, 木, 树, شجرة
tree-pine; pine, pine tree, fir, fir tree, spruce, christmas tree; tanne, fichte, kiefer, sapin, pino, abete, pinheiro, dennenboom, sosn*, choink*, gran, tall, çam, сосн*, ялинк*, 松, 松树
tree-palm; palm tree, palm; palme, palmier, palmera, palma, palmeira, palmboom, palm*, palmiye, пальм*, ヤシの木, 棕榈树, نخلة
flower-2; flower, daisy, blossom; blume, blüte, fleur, flor, fiore, fiorellino, bloem, bloemetje, kwiat*, blomma, çiçek, квіт*, квітк*, 花, 花朵, زهرة
rose; rose; rosen, rosa, roos, róż*, ros, gül, троянд*, 薔薇, バラ, 玫瑰, وردة
clover; clover, shamrock; kleeblatt, klee, trèfle, trébol, trifoglio, trevo, klaver, koniczyn*, klöver, yonca, конюшин*, クローバー, 三叶草
mountain; mountain, peak, hill; berg, gipfel, montagne, montaña, montagna, montanha, gór*, szczyt*, fjäll, dağ, гор*, 山, 山峰, جبل
tent; tent; zelt, tente, tienda de campaña, tenda, tält, namiot*, çadır, намет*, テント, 帐篷, خيمة
cloud; cloud; wolke, nuage, nube, nuvola, nuvem, wolk, chmur*, moln, bulut, хмар*, 雲, 云, غيمة
umbrella; umbrella; regenschirm, schirm, parapluie, paraguas, ombrello, guarda chuva, paraplu, parasol*, paraply, şemsiye, парасольк*, 傘, 雨伞, مظلة
snowflake; snowflake; schneeflocke, flocon, copo de nieve, fiocco di neve, floco de neve, sneeuwvlok, śnieżynk*, snöflinga, kar tanesi, сніжинк*, 雪の結晶, 雪花
droplet; drop, droplet, raindrop; tropfen, goutte, gota, goccia, gotinha, druppel, kropl*, droppe, damla, крапл*, しずく, 水滴, قطرة
flame; flame, fire; flamme, feuer, feu, llama, fuego, fiamma, fuoco, chama, fogo, vlam, vuur, płomie*, ogie*, låga, eld, alev, ateş, полум*, вогон*, 炎, 火焰, لهب
rainbow; rainbow; regenbogen, arc en ciel, arcoíris, arcobaleno, arco íris, regenboog, tęcz*, regnbåge, gökkuşağı, веселк*, 虹, 彩虹
house; house, cottage; haus, häuschen, maison, casa, casita, casetta, casinha, huis, huisje, dom, domek, hus, ev, будин*, 家, 房子, بيت
church; church, chapel; kirche, église, iglesia, chiesa, igreja, kerk, kości*, kyrka, kilise, церкв*, 教会, 教堂
castle; castle; burg, schloss, château, castillo, castello, castelo, kasteel, zam*, slott, kale, замок, 城, 城堡
landmark; temple, town hall; tempel, rathaus, temple, templo, tempio
school; school; schule, école, escuela, scuola, escola
factory; factory; fabrik, usine, fábrica, fabbrica, fabriek, fabryk*, fabrik, fabrika, 工場, 工厂
bridge; bridge; brücke, pont, puente, ponte, brug, most*, bro, köprü, міст, 橋, 桥
bike; bicycle, bike; fahrrad, rad, vélo, bicyclette, bicicleta, bicicletta, fiets, rower*, cykel, bisiklet, велосипед*, 自転車, 自行车, دراجة
car; car; auto, voiture, coche, macchina, carro, samochod*, bil, araba, автомоб*, 車, 汽车, سيارة
bus; bus; bus, autocar, autobús, autobus, ônibus, buss, otobüs, автобус*, バス, 公交车, حافلة
train-front; train, locomotive; zug, lokomotive, tren, treno, trem, comboio, trein, pociąg*, tåg, поїзд*, 電車, 火车, قطار
tractor; tractor; traktor, tracteur, tractor, trattore, trator, ciągnik*, traktor*, traktör, трактор*, トラクター, 拖拉机
rocket; rocket; rakete, fusée, cohete, razzo, foguete, raket, rakiet*, roket, ракет*, ロケット, 火箭, صاروخ
signpost; signpost, waymark; wegweiser, poteau indicateur, letrero, cartello, placa, wegwijzer, drogowskaz*, vägvisare
compass; compass, compass rose; kompass, windrose, boussole, rose des vents, brújula, bussola, bússola, kompas, kompas*, pusula, компас*, コンパス, 指南针
map; map; landkarte, carte, mapa, mappa, landkaart, map*, karta, harita
coffee; coffee cup, cup of coffee, cup, coffee, mug, tea cup, teacup; kaffeetasse, tasse, taza, tazza, tazzina, xícara, kopje, filiżank*, kopp, kaffekopp, fincan, чашк*, コーヒーカップ, 咖啡杯, فنجان
croissant; croissant; croissant, kruasan
wine; wine glass, glass of wine, wineglass; weinglas, verre à vin, verre de vin, copa de vino, calice, taça, wijnglas, kieliszek, kieliszk*, vinglas, kadeh, келих*, ワイングラス, 酒杯
beer; beer mug, beer, pint, beer glass; bierkrug, bier, bière, cerveza, birra, cerveja, bierglas, piw*, ölglas, öl, bira, пив*, ビール, 啤酒
martini; cocktail, cocktail glass, martini; cocktail, cóctel, coquetel, koktajl*, kokteyl, коктейл*, カクテル, 鸡尾酒
utensils; fork and knife, knife and fork, cutlery, fork; besteck, gabel, couverts, fourchette, cubiertos, tenedor, posate, forchetta, talheres, garfo, bestek, vork, sztućc*, widel*, bestick, gaffel, çatal, виделк*, フォーク, 刀叉
chef-hat; chef hat, chef's hat, cook's hat; kochmütze, toque de cuisinier, toque de chef, gorro de cocinero, cappello da chef, koksmuts, kockmössa
pizza; pizza slice, pizza; pizza, піц*, ピザ, 披萨
apple; apple; apfel, pomme, manzana, mela, maçã, appel, jabłk*, äpple, elma, яблук*, りんご, 苹果, تفاحة
cherry; cherry, cherries; kirsche, kirschen, cerise, cereza, ciliegia, cereja, kers, kersen, wiśni*, körsbär, kiraz, вишн*, さくらんぼ, 樱桃, كرز
grape; grapes, bunch of grapes, grape; traube, trauben, raisin, uva, uvas, druiven, winogron*, druva, druvor, üzüm, виноград*, ぶどう, 葡萄, عنب
citrus; lemon, orange slice, citrus; zitrone, citron, limón, limone, limão, citroen, cytryn*, limon, лимон*, レモン, 柠檬, ليمون
carrot; carrot; karotte, möhre, carotte, zanahoria, carota, cenoura, wortel, marchew*, morot, havuç, моркв*, にんじん, 胡萝卜
egg; egg; ei, œuf, huevo, uovo, ovo, jajk*, ägg, yumurta, яйц*, 卵, 鸡蛋
cake; cake, birthday cake; torte, kuchen, gâteau, tarta, pastel, torta, bolo, taart, tort*, tårta, pasta, торт*, ケーキ, 蛋糕, كعكة
lightbulb; light bulb, lightbulb, bulb; glühbirne, ampoule, bombilla, lampadina, lâmpada, gloeilamp, żarówk*, glödlampa, ampul, лампочк*, 電球, 灯泡, مصباح
lamp; lamp, lantern; lampe, laterne, lampe, lanterne, lámpara, farolillo, lampada, lanterna, lamp, lantaarn, lamp*, latarn*, lampa, lykta, lamba, fener, ліхтар*, ランプ, 灯笼, فانوس
Candle; candle; kerze, bougie, vela, candela, kaars, świec*, ljus, stearinljus, mum, свічк*, ろうそく, 蜡烛, شمعة
bell; bell; glocke, cloche, campana, campanella, sino, bel, klok, dzwon*, klocka, çan, дзвін*, дзвон*, 鐘, 铃铛, جرس
gift; present, gift, gift box; geschenk, cadeau, regalo, presente, geschenk, prezent*, paket, hediye, подарун*, プレゼント, 礼物
party-popper; confetti, party popper; konfetti, confettis, confeti, coriandoli, confete
balloon; balloon; luftballon, ballon, globo, palloncino, balão, balon*, ballong, 風船, 气球
crown; crown; krone, couronne, corona, coroa, kroon, koron*, krona, taç, корон*, 王冠, تاج
trophy; trophy, cup; pokal, coupe, trophée, trofeo, copa, troféu, beker, puchar*, pokal, kupa, кубок, トロフィー, 奖杯, كأس
award; medal, rosette, badge, ribbon rosette; medaille, médaille, medalla, medaglia, medalha, medaille, medal*, medalj, madalya, медал*, メダル, 奖牌
Seal; seal, wax seal, stamp seal; siegel, sceau, sello, sigillo, selo, zegel, pieczęć, pieczęc*, sigill, mühür, печат*, wachssiegel, lacksiegel, sello de cera, sello de lacre, sigillo di ceralacca, cachet de cire, sceau de cire, selo de cera, lakzegel, pieczęć lakowa, lacksigill, 印章, 封蝋, 印, ختم
Hanko; hanko, name seal, chinese seal, japanese seal; 朱印, 落款, ハンコ, はんこ, 角印, 인장, 낙관, 도장
Stamp; stamp, rubber stamp, round stamp, postmark; stempel, gummistempel, tampon, cachet, sello de goma, timbro, carimbo, pieczątk*, stämpel, kaşe, damga, штамп*, スタンプ, 图章, 邮戳
ribbon; ribbon, bow; schleife, ruban, lazo, nastro, fita, strik, lint, wstążk*, rosett, kurdele, стрічк*, リボン, 丝带
book-open; book, open book; buch, livre, libro, livro, boek, książk*, bok, kitap, книг*, книжк*, 本, 书, كتاب
pencil; pencil; bleistift, crayon, lápiz, matita, lápis, potlood, ołów*, blyertspenna, kalem, олівц*, олівець, 鉛筆, 铅笔, قلم رصاص
pen; pen, fountain pen; feder, stylo, bolígrafo, penna, caneta, pen, długopis*, penna, dolma kalem, ручк*, ペン, 钢笔
paintbrush; brush, paintbrush; pinsel, pinceau, pincel, pennello, penseel, pędz*, pensel, fırça, пензл*, 筆, 画笔, فرشاة
palette; palette; palette, paleta, tavolozza, palet, палітр*, パレット, 调色板
music; music note, musical note, note, notes, musical notes, music notes; musiknote, note de musique, nota musical, notas musicales, nota musicale, muziknoot, muzieknoten, nut*, not, noter, nota, нот*, 音符, نوتة
clef-treble; treble clef, clef; notenschlüssel, violinschlüssel, clef de sol, clave de sol, chiave di violino, clave, vioolsleutel, klucz wiolinow*, g klav, sol anahtarı, скрипков*, ト音記号, 高音谱号
piano; piano, grand piano; klavier, flügel, piano, pianoforte, vleugel, fortepian*, flygel, piyano, піаніно, ピアノ, 钢琴
guitar; guitar; gitarre, guitare, guitarra, chitarra, violão, gitaar, gitar*, gitarr, gitar, гітар*, ギター, 吉他, جيتار
drum; drum; trommel, tambour, tambor, tamburo, bęb*, trumma, davul, барабан*, 太鼓, 鼓
mic-vocal; microphone, mic; mikrofon, micro, micrófono, microfono, microfone, microfoon, mikrofon*, мікрофон*, マイク, 麦克风, ميكروفون
drama; mask, theatre mask, masks; maske, masken, masque, máscara, maschera, masker, mask*, mask, maske, маск*, 仮面, 面具, قناع
clapperboard; clapperboard, film clapper; filmklappe, clap, claqueta, ciak
camera; camera; kamera, fotoapparat, appareil photo, cámara, macchina fotografica, câmera, fototoestel, aparat*, kamera, fotoğraf makinesi, фотоапарат*, カメラ, 相机
clock; clock; uhr, horloge, reloj, orologio, relógio, klok, zegar*, klocka, saat, годинник*, 時計, 钟
hourglass; hourglass; sanduhr, sablier, reloj de arena, clessidra, ampulheta, zandloper, klepsydr*, timglas, kum saati, 砂時計, 沙漏
key; key, old key; schlüssel, clef, clé, llave, chiave, chave, sleutel, klucz*, nyckel, anahtar, ключ*, 鍵, 钥匙, مفتاح
Phonebox; phone box, telephone box, phone booth, telephone booth; telefonzelle, cabine téléphonique, cabina telefónica, cabina telefonica, cabine telefônica, telefooncel, budk*, telefonkiosk, telefon kulübesi
phone; telephone, phone receiver, phone; telefon, téléphone, teléfono, telefono, telefone, telefoon, telefon*, телефон*, 電話, 电话
thermometer; thermometer; thermometer, thermomètre, termómetro, termometro, termômetro, termometr*, termometer, termometre, термометр*, 温度計, 温度计
tooth; tooth, teeth; zahn, zähne, dent, dents, diente, dientes, dente, denti, dentes, tand, tanden, ząb, zęb*, tänder, diş, зуб*, 歯, 牙齿, سن
stethoscope; stethoscope; stethoskop, stéthoscope, estetoscopio, stetoscopio, estetoscópio, stethoscoop
faucet; tap, faucet; wasserhahn, hahn, robinet, grifo, rubinetto, torneira, kraan, kran*, kran, musluk, кран*, 蛇口, 水龙头
needle; needle and thread, needle; nadel, aiguille, aguja, ago, agulha, naald, igł*, nål, iğne, голк*, 針, 针
shirt; t-shirt, shirt; hemd, chemise, camisa, camicia, camisa, overhemd, koszul*, skjorta, gömlek, сорочк*, シャツ, 衬衫
gem; gem, jewel, diamond ring; edelstein, juwel, pierre précieuse, joya, gemma, joia, edelsteen, klejnot*, juvel, mücevher, 宝石
ghost; ghost; gespenst, geist, fantôme, fantasma, spook, duch*, spöke, hayalet, привид*, お化け, 幽灵
skull; skull, skulls; totenkopf, schädel, tête de mort, crâne, calavera, teschio, caveira, schedel, czaszk*, dödskalle, kafatası, череп*, 髑髏, 骷髅
shovel; spade, shovel; spaten, schaufel, pelle, bêche, pala, vanga, pá, schop, łopat*, spade, kürek, лопат*, シャベル, 铲子
plant-pot; plant pot, flower pot, potted plant; blumentopf, topfpflanze, pot de fleurs, maceta, vaso di fiori, bloempot, doniczk*, blomkruka, saksı
volleyball; ball; ball, balle, pelota, palla, bola, bal, piłk*, boll, top, м'яч*, ボール, 球
chess-knight; chess knight, chess horse, chess piece; springer, schachfigur, cavalier, caballo de ajedrez, cavallo degli scacchi, schaakstuk, skoczek, schackpjäs, satranç atı
dumbbell; dumbbell; hantel, haltère, mancuerna, manubrio, haltere, halter, hantl*, hantel
dice-5; dice, die; würfel, dé, dado, dobbelsteen, kostk*, tärning, zar, кубик*, サイコロ, 骰子
puzzle; puzzle piece, jigsaw piece; puzzleteil, pièce de puzzle, pieza de puzle, puzzelstuk, puzzl*, pusselbit
check; tick, tick mark, check mark, checkmark; häkchen, haken, coche, visto, spunta, vinkje, ptaszek, bock, onay işareti, галочк*, チェックマーク, 对勾
snowman; snowman, snowmen; schneemann, bonhomme de neige, muñeco de nieve, pupazzo di neve, boneco de neve, sneeuwpop, bałwan*, snögubbe, kardan adam, сніговик*, 雪だるま, 雪人
pumpkin; pumpkin, pumpkins; kürbis, kürbisse, citrouille, calabaza, zucca, abóbora, pompoen, dyni*, pumpa, bal kabağı, гарбуз*, かぼちゃ, 南瓜
Wave; wave, gentle wave
`

/** Things that have a name here and no drawing: a ban of them is kept, and a wish for them is declined. */
const undrawn: ReadonlySet<string> = new Set(['arrow-right', 'tooth', 'snowman', 'pumpkin', 'needle'])

/** Whether there is a drawing of a thing. */
export function isDrawn(thing: string): boolean {
  return !undrawn.has(thing)
}

/** Every drawing that has a name here. */
export function drawingNames(): readonly string[] {
  return [...new Set(english().values())]
}

/** The rows: a thing, and its names in English and elsewhere. */
function tableOf(column: 1 | 2): readonly (readonly [name: string, thing: string])[] {
  return rows
    .trim()
    .split('\n')
    .map(row => row.split('; '))
    .flatMap(cells => (cells[column] ?? '').split(', ').map(name => [name, cells[0] ?? ''] as const))
}

/** Names to things; of two things with one name the first is meant. */
type Names = ReadonlyMap<string, string>

const english: () => Names = onDemand(() => new Map(tableOf(1).toReversed()))

const abroad: () => { readonly whole: Names; readonly stems: Stems } = onDemand(() => {
  const all = tableOf(2)
  const isStem = ([name]: readonly [string, string]): boolean => name.endsWith('*')
  const whole = all.filter(one => !isStem(one))
  // In briefs that were put into English words the joints between nouns are gone.
  const several = whole.filter(([name]) => name.includes(' '))
  const bare = several.map(([name, thing]) => [name.replace(JOINTS, ' '), thing] as const)
  return {
    whole: new Map([...bare, ...whole].toReversed()),
    stems: byFirstLetter(all.filter(isStem).map(([name, thing]) => [name.slice(0, -1), thing] as const)),
  }
})

/** Stems with their things, by the first letter: every word of a brief is looked up among them. */
type Stems = ReadonlyMap<string, readonly (readonly [stem: string, thing: string])[]>

function byFirstLetter(stems: readonly (readonly [string, string])[]): Stems {
  const letters = new Set(stems.map(([stem]) => stem.charAt(0)))
  return new Map([...letters].map(letter => [letter, stems.filter(([stem]) => stem.startsWith(letter))]))
}

const JOINTS = / (?:de|di|da|do|del|della|à|a|en|och) /g

/** Letters of an ending. */
const ENDING = 4

/** The thing of a name, in small letters; names of other languages only where the brief is in one. */
export function thingCalled(words: string, isForeign: boolean): string | undefined {
  for (const form of [words, ...singular(words)]) {
    const thing = english().get(form) ?? (isForeign ? abroad().whole.get(form) : undefined)
    if (thing !== undefined) return thing
  }
  if (!isForeign) return undefined
  const stems = abroad().stems.get(words.charAt(0)) ?? []
  return stems.find(([stem]) => words.startsWith(stem) && words.length - stem.length <= ENDING)?.[1]
}

/** `flags`, `leaves`, `cherries`, `boxes`. */
function singular(words: string): readonly string[] {
  if (words.endsWith('leaves')) return [`${words.slice(0, -3)}f`]
  if (words.endsWith('ies')) return [`${words.slice(0, -3)}y`]
  return /[^s]s$/.test(words) ? [words.slice(0, -1), words.replace(/es$/, '')] : []
}
