import { rowsByLanguage } from './side-by-side.ts'

/** Words of briefs in languages whose own lists are short, side by side. Words that these have are theirs. */
const order = ['cs', 'fi', 'he', 'ko']

const table = `
chiaroscuro | světlo a tma, světlo a stín, šerosvit | valo ja varjo, valoa ja pimeyttä, valo ja pimeys | אור וחושך, אור וצל | 빛과 어둠, 빛과 그림자, 명암
matters most | nejdůležitější, nejdůležitějším, nejdůležitějšího, hlavní věc, na prvním místě, v popředí | tärkein, tärkeintä, tärkeimpänä, kaikkein tärkein, pääasia, pääosassa | הכי חשוב, הכי חשובה, החשוב ביותר, החשובה ביותר, העיקר, הדבר החשוב | 가장 중요, 가장 중요한, 제일 중요, 제일 중요한, 가장 중요해요, 가장 중요합니다
impossible to miss | nikdo nesmí přehlédnout, nesmí zapadnout, upoutat pozornost, bít do očí, bije do očí | kukaan ei saa missata, ei saa jäädä huomaamatta, pistää silmään, pistettävä silmään | אסור לפספס, שיקפוץ לעין, שתקפוץ לעין, שיבלוט, שתבלוט | 놓치지 않게, 놓치면 안 되는, 한눈에 들어오게, 한눈에 보이게, 눈에 확 들어오게
bigger than the rest | víc než zbytek, více než zbytek, víc než ostatní, větší než zbytek | enemmän kuin muu, enemmän kuin muut, suurempi kuin muu | יותר מכל השאר, יותר מהשאר, גדול מכל השאר | 다른 것보다 크게, 다른 것보다 눈에 띄게
colours of | v barvách, barvy jako, barev jako | väreissä, värit kuin |  |
yellowed |  |  | נייר מצהיב, הנייר מצהיב, בנייר מצהיב |
mobile first | nejdřív pro mobil, hlavně pro mobil, především na mobil, primárně na mobil | ensin puhelimelle, ensin mobiili, mobiili edellä | קודם לנייד, בעיקר לנייד, קודם כל לטלפון, מותאם לנייד | 모바일 우선, 모바일 먼저, 모바일을 우선, 휴대폰에서 먼저
old style serif | renesanční antikva, renesanční antikvou, stará antikva, starou antikvou | vanha antiikva, vanhan antiikvan, vanhalla antiikvalla | סריף קלאסי ישן, גופן סריף ישן, אות סריף ישנה | 옛 명조체, 올드스타일 세리프, 구식 명조체
ink blue | inkoustově modrý, inkoustově modrá, inkoustově modré, inkoustově modrou, inkoustově modrým, inkoustově modrého | musteensininen, musteensinisen, musteensiniset, musteensinistä, musteensinisellä, musteensinisillä | כחול דיו, בכחול דיו, הכחול דיו | 잉크 블루, 잉크색, 잉크색으로, 잉크 파랑
almost black |  | melkein mustan, lähes mustaa |  | 거의 검은, 거의 검은색, 거의 까만
down the side |  |  | לאורך הצד, בצד הדף, לאורך צד הדף | 옆을 따라, 옆면을 따라, 세로로 옆에
band across the whole width | pruh přes celou šířku, pás přes celou šířku, pruhem přes celou šířku | palkki koko leveydeltä, koko sivun levyinen palkki, koko leveyden palkki | פס לכל הרוחב, פס על כל הרוחב, רצועה לכל הרוחב, סרט לכל הרוחב | 전체 폭 띠, 가로 전체 띠, 폭 전체에 띠, 전체 너비 띠
as big as half a page | velký jako půl stránky, velké jako půl stránky, velká jako půl stránky, přes půl stránky, na půl stránky | puolen sivun kokoinen, puolen sivun kokoisena, puolen sivun korkuinen | בגודל חצי עמוד, בגודל של חצי עמוד, על חצי עמוד, בגודל חצי דף | 반 페이지 크기, 반 페이지만큼, 페이지 절반 크기, 페이지 반만큼
greyboard | šedou lepenku, knihařská lepenka | harmaata pahvia | קרטון כריכה אפור | 합지, 회색 마분지
fills half | zabírá půlku, zabere půlku, zabírá polovinu, přes půl strany, vyplní polovinu | vie puolet, täyttää puolet, täyttämään puolet | תופס חצי, תופסת חצי, תופסים חצי, ממלא חצי, ימלא חצי | 절반을 차지, 반을 차지, 절반을 채우, 반을 채우
lined up | pěkně pod sebou, hezky pod sebou, přesně pod sebou, zarovnané pod sebou | siististi allekkain, nätisti allekkain, siististi linjassa, suorassa rivissä | מיושרים זה מתחת לזה, אחד מתחת לשני, אחת מתחת לשנייה, מיושרים יפה | 나란히 정렬, 줄 맞춰, 줄을 맞춰, 가지런히
in its own box | ve vlastním rámečku, ve vlastním boxu, ve vlastním bloku, v samostatném rámečku | omassa laatikossaan, omassa laatikossa, omaan laatikkoonsa, omaan laatikkoon | בתיבה משלו, בתיבה משלה, בתיבה נפרדת, במסגרת משלו, בבלוק נפרד | 별도 상자에, 따로 상자에, 따로 박스에, 별도의 상자, 자기만의 상자
its own space | hodně místa kolem, vlastní prostor, dostatek místa kolem, hodně vzduchu kolem | oma tila, oman tilan, paljon tilaa ympärille, paljon ilmaa ympärille | מרחב משלו, מרחב משלה, הרבה אוויר מסביב, הרבה מקום מסביב | 주위에 여백, 주변에 여백, 주위에 공간, 자기만의 공간
behind | za textem, v pozadí za, vzadu za | taakse, takana | מאחורי, מאחור, מאחוריו, מאחוריה | 뒤에, 뒤쪽에, 뒤로, 뒤편에
off white |  |  |  | 오프화이트, 거의 흰, 거의 하얀, 흰색에 가까운
in a coloured field | v barevném poli, na barevné ploše, v barevné ploše, na barevném podkladu | väripinnalla, värillisellä pohjalla, värikentässä, väripohjalla | בשדה צבעוני, על רקע צבעוני, על משטח צבעוני, במשטח צבע | 색면 안에, 색 바탕에, 색깔 칸 안에, 컬러 영역에
burgundy |  | burgundi, burgundin, burgundinpunainen, burgundinpunaisen, burgundinpunaiset, burgundinpunaista |  |
in a round badge | v kulatém odznaku, v kulaté nálepce, v kulatém razítku, v kolečku | pyöreässä merkissä, pyöreään merkkiin, pyöreässä leimassa, pyöreään leimaan | בתג עגול, בחותמת עגולה, בעיגול כמו תג, במדבקה עגולה | 둥근 배지에, 둥근 배지 안에, 동그란 뱃지에, 원형 배지
crossed out | přeškrtnutý, přeškrtnutá, přeškrtnuté, přeškrtnutou, přeškrtnutým, přeškrtnutého | yliviivattu, yliviivatun, yliviivatut, yliviivattuna, yliviivattuja | מחוק בקו, עם קו חוצה, קו על המחיר, מחוקה בקו | 취소선, 취소선으로, 줄을 그은, 줄 그어진, 가로줄 그은
comes next | hned za tím, hned potom, hned poté, na druhém místě |  | מיד אחרי זה, מיד אחריו, מיד אחריה, במקום השני | 바로 다음에, 그 다음에, 바로 다음, 그다음으로
scissors | nůžky, nůžek, nůžkami, nůžtičky | sakset, saksien, saksia, saksilla, saksikuva | המספריים, במספריים, למספריים, והמספריים | 가위, 가위는, 가위를, 가위가, 가위에, 가위로
in a dashed box | v čárkovaném rámečku, v přerušovaném rámečku, čárkovaně orámované, v čárkovaném boxu | katkoviivalaatikossa, katkoviivalaatikkoon, katkoviivoitetussa laatikossa, katkoviivalla rajattu | בתיבה מקווקוות, במסגרת מקווקוות, בתוך קו מקווקו | 점선 상자에, 점선 상자 안에, 점선 박스에, 점선 칸에
hangs | visí na, visí v, bude viset, na zavěšení, pověsíme | roikkuu, riippuu seinällä, ripustetaan, ripustettava, ripustettavaksi | תלוי על, תלויה על, ייתלה, לתלייה, נתלה על | 벽에 걸, 걸어둘, 걸릴, 걸려 있는, 걸어 놓을
wood brown | dřevově hnědý, dřevově hnědá, dřevově hnědé, dřevově hnědou, dřevově hnědým, dřevově hnědého | puunruskean, puunruskeaa, puunvärisen, puunväriset | חום עץ, בחום עץ, צבע עץ, בצבע עץ | 나무색으로, 나무색은, 나무색의, 나무색이, 나무 갈색
bigger than the rest | větší než ostatní, větší než zbytek, větší než všechno ostatní, větší než vše ostatní | isompi kuin muut, suurempi kuin muut, muita isompi, muita suurempi, isompana kuin muu | גדול מכל השאר, גדולה מכל השאר, גדול יותר מהשאר, גדולה מהשאר, יותר גדול מהשאר | 나머지보다 크게, 다른 것보다 크게, 나머지보다 큰, 다른 것보다 더 크게
weigh the most | mít největší váhu, největší váhu, nejvíc váhy | eniten painoa, painaa eniten | הכי הרבה משקל, המשקל הכי גדול | 가장 비중 있게, 제일 비중 있게, 가장 무게감 있게
found at once | hned k nalezení, hned najít, okamžitě najít, na první pohled najít, ihned vidět | löytyy heti, löytyvät heti, löytyä heti, löydettävä heti | למצוא מיד, שימצאו מיד, שרואים מיד, נמצא מיד | 바로 찾을, 금방 찾을, 한눈에 찾을, 바로 눈에 띄
faded out | vyblitý, vyblitá, vyblité, sotva viditelný, sotva viditelná, sotva viditelné | haalistuneet, lähes näkymätön | כמעט בלתי נראה, דהוי מאוד, כמעט שקוף, נמוג | 거의 안 보이게, 거의 보이지 않게, 희미하게 바랜
filled areas | vyplněné plochy, vyplněných ploch, vybarvené plochy, plné plochy | täytetyt pinnat, täytettyjä pintoja, täydet väripinnat | משטחים מלאים, שטחים מלאים, המשטחים המלאים, משטחי צבע מלאים | 채워진 면, 칠해진 면, 채운 영역, 색으로 채운 면
title |  |  | שם האירוע, שם הכנס, כותרת האירוע, שם ההופעה |
vertical line | svislá čára, svislou čáru, svislé čáry, svislou čarou, svislá linka, svislou linku | pystyviiva, pystyviivan, pystyviivat, pystyviivoja, pystysuora viiva | קו אנכי, הקו האנכי, קו אנכי אחד, קו מלמעלה למטה | 세로선, 세로선은, 세로선을, 세로선이, 세로선에, 수직선
on a dark slide | na tmavém snímku, na tmavém slidu, na černém snímku, na tmavém pozadí snímku | tummalla dialla, mustalla dialla, tummalle dialle | על שקף כהה, בשקף כהה, על שקופית כהה, בשקופית כהה, על שקף שחור | 어두운 슬라이드에, 검은 슬라이드에, 어두운 슬라이드 위에
on a slide of another colour | na snímku jiné barvy, na snímku v jiné barvě, na slidu jiné barvy | erivärisellä dialla, erivärisellä kalvolla, toisenvärisellä dialla | על שקף בצבע אחר, בשקף בצבע אחר, על שקופית בצבע אחר, בשקופית בצבע אחר | 다른 색 슬라이드에, 다른 색깔 슬라이드에, 색이 다른 슬라이드
its own page |  |  | בעמוד נפרד, בדף נפרד, בעמוד משלו, בעמוד משלה, לבד בעמוד, עמוד לעצמו |
line over | čára nad, linka nad, čáru nad, linku nad, čárou nad, linkou nad | viiva yläpuolella, viiva yläpuolelle, viiva päällä | קו מעל, עם קו מעל, קו דק מעל | 위에 선, 위에 줄, 위에 선을, 위에 줄을
condensed sans | úzký grotesk, úzkým groteskem, zúžený grotesk, zúženým groteskem, úzké bezpatkové písmo, úzkým bezpatkovým písmem | kapea groteski, kapealla groteskilla, kapea päätteetön, kapealla päätteettömällä | סנס צר, גופן צר ללא תגים, פונט צר בלי סריפים, גופן צר בלי תגים | 좁은 고딕체, 좁은 고딕, 장체 고딕, 폭이 좁은 고딕체
line under title | čára pod nadpisem, linka pod nadpisem, čáru pod nadpisem, linku pod nadpisem, čárou pod nadpisem, linkou pod nadpisem | viiva otsikon alla, viiva otsikon alle, viiva otsikon alapuolella | קו מתחת לכותרת, קו תחת הכותרת, פס מתחת לכותרת | 제목 아래 선, 제목 밑에 선, 제목 아래에 줄, 제목 밑줄, 제목 밑에 줄
line under | čára pod, linka pod, čáru pod, linku pod, čárou pod, linkou pod | viiva alla, viiva alle, viiva alapuolella, viiva alapuolelle | קו מתחת, קו תחת, עם קו מתחת, פס מתחת | 아래에 선, 밑에 선, 아래에 줄, 밑에 줄
as big as possible |  |  | הכי גדול שאפשר, הכי גדולה שאפשר, כמה שיותר גדול, כמה שיותר גדולה, גדול ככל האפשר, גדולה ככל האפשר |
as bars | jako sloupce, jako sloupcový graf, sloupcovým grafem, ve sloupcích | pylväinä, palkkeina, pylväsdiagrammina | כעמודות, כגרף עמודות, בגרף עמודות, כתרשים עמודות | 막대로, 막대그래프로, 막대 그래프로, 막대 모양으로
dashed line all around | čárkovaná čára kolem dokola, čárkovaná linka dokola, přerušovaná čára kolem dokola, čárkovanou čáru dokola | katkoviiva ympärillä, katkoviiva ympäri, katkoviiva joka puolella | קו מקווקו מסביב, קו מקווקו סביב, קו מקווקו מכל הצדדים | 둘레에 점선, 점선으로 둘러, 사방에 점선, 빙 둘러 점선
dashed frame | čárkovaný rámeček, čárkovaným rámečkem, čárkovaném rámečku, čárkovaný rám, přerušovaný rámeček | katkoviivakehys, katkoviivakehyksen, katkoviivakehyksessä, katkoviivakehykset | מסגרת מקווקוות, המסגרת המקווקוות, מסגרת קו מקווקו | 점선 틀, 점선 테두리, 점선 액자, 점선 프레임
music stave | notová osnova, notové osnovy, notovou osnovu, notová linka, notové linky | nuottiviivasto, nuottiviivaston, nuottiviivastot, nuottiviivastolla, nuottiviivat | שורות תווים, דף תווים | 오선, 오선은, 오선을, 오선이, 오선에, 오선지
peat layers | vrstvy rašeliny, rašelinové vrstvy, vrstev rašeliny | turvekerrokset, turvekerrosten, turvekerroksia, turpeen kerrokset | שכבות כבול, שכבות של כבול | 이탄층, 이탄 층, 토탄층
underneath | pod tím, pod ním, pod ní, pod nimi, dole pod | sen alla, sen alle, alapuolella, alapuolelle, niiden alla | מתחתיו, מתחתיה, מתחת לזה, מתחת לכך, מתחתם | 그 아래에, 그 밑에, 바로 아래에, 밑에다
each in its own colour | každý jinou barvou, každá jinou barvou, každé jinou barvou, každý ve vlastní barvě, každá ve vlastní barvě, každé ve vlastní barvě | kukin omalla värillään, jokainen omalla värillään, kukin omassa värissään, omalla värillään | כל אחד בצבע משלו, כל אחת בצבע משלה, כל אחד בצבע אחר, כל אחת בצבע אחר, בצבע משלו | 각각 다른 색으로, 각자 다른 색, 각기 다른 색, 각각의 색으로, 저마다 다른 색
box | boxu, boxem, čtvereček, okénko | laatikko, laatikkoon, laatikkoa | תיבה, התיבה, בתיבה, לתיבה, והתיבה | 상자, 상자는, 상자를, 상자가, 상자에, 상자로
boxes | boxy, boxů, boxech, okénka, čtverečky | laatikoiden, laatikoihin, laatikoita | תיבות, התיבות, בתיבות, לתיבות | 상자들, 상자들을, 박스들, 박스들을
white type | bílé písmo, bílým písmem, bílá písmena, bílými písmeny, světlé písmo, světlým písmem | valkoinen teksti, valkoisella tekstillä, valkoiset kirjaimet, valkoisin kirjaimin, valkoinen fontti | אותיות לבנות, באותיות לבנות, כתב לבן, טקסט לבן, בטקסט לבן | 흰 글씨, 흰 글씨로, 흰색 글자, 흰색 글씨로, 하얀 글씨, 하얀 글씨로
window envelope | obálka s okénkem, obálky s okénkem, obálku s okénkem, okénková obálka, okénkové obálky | ikkunakuori, ikkunakuoren, ikkunakuoreen, ikkunakuoressa, ikkunakirjekuori | מעטפה עם חלון, מעטפת חלון, מעטפות חלון, למעטפת חלון | 창봉투, 창 봉투, 창문 봉투, 창봉투에
letterhead | hlavičkový papír, hlavičkového papíru, hlavičkovém papíru, dopisní papír, dopisního papíru | kirjelomake, kirjelomakkeen, kirjelomakkeessa, kirjepohja, kirjepohjan | נייר מכתבים, הנייר מכתבים, בנייר מכתבים, לנייר מכתבים, והנייר מכתבים | 레터헤드, 레터헤드는, 레터헤드를, 레터헤드가, 레터헤드에, 레터헤드로
nothing else in boxes | jinak nic v rámečku, nic jiného v rámečku, jinak žádné rámečky, nic jiného v rámečcích | ei muita laatikoita, muuta ei laatikoihin, ei muuta laatikkoon | שום דבר אחר במסגרת, שום דבר אחר בתיבות, בלי תיבות אחרות, בלי מסגרות אחרות | 나머지는 상자 없이, 다른 것은 상자 없이, 그 외에는 상자 없이
between sections | mezi oddíly, mezi sekcemi, mezi částmi, mezi kapitolami | osioiden väliin, osioiden välissä, osien väliin, osioiden välillä, lukujen väliin | בין הקטעים, בין הסעיפים, בין החלקים, בין הפרקים, בין המקטעים | 섹션 사이에, 섹션 사이, 단락 사이에, 항목 사이에, 구역 사이에
impossible to miss | nepřehlédnutelný, nepřehlédnutelná, nepřehlédnutelné, nepřehlédnutelnou, nepřehlédnutelným, nejde přehlédnout | mahdoton ohittaa, ei voi olla huomaamatta, heti huomattava, ei jää huomaamatta | אי אפשר לפספס, שאי אפשר לפספס, בלתי אפשרי לפספס, שלא יפספסו | 놓칠 수 없게, 놓칠 수 없는, 바로 눈에 띄게, 안 보일 수가 없게, 못 볼 수 없게
easy to find | snadno k nalezení, snadno najít, lehce k nalezení, dobře k nalezení, rychle najít | helppo löytää, helposti löydettävä, helposti löydettävissä, löytyy helposti, nopeasti löydettävissä | קל למצוא, קל למציאה, קלה למציאה, קלים למציאה, שיהיה קל למצוא | 찾기 쉽게, 찾기 쉬운, 쉽게 찾을, 쉽게 찾게
from afar | z druhé strany ulice, z větší dálky, z jedoucího auta, přes ulici, už z dálky | kadun toiselta puolelta, pitkän matkan päästä, ohi ajavasta autosta, jo kaukaa | מרחוק, ממרחק, מהצד השני של הרחוב, מעבר לכביש, ממכונית נוסעת | 먼 데서, 길 건너에서, 길 건너편에서
honest | upřímný, upřímná, upřímné, upřímnou, upřímným, upřímného | rehellinen, rehellisen, rehelliset, rehellistä, rehellisesti, vilpitön | כנה | 정직한, 정직하게, 정직하고, 정직함, 솔직한, 솔직하게
no comic sans | žádný comic sans, žádné comic sans, ne comic sans, bez comic sans | ei comic sansia, ei comic sans, ei mitään comic sansia | בלי קומיק סאנס, לא קומיק סאנס, בלי comic sans, לא comic sans | 코믹 산스 말고, 코믹 산스 금지, 코믹산스 말고, 코믹 산스는 안
in the middle | doprostřed, ve středu, do středu | keskellä sivua, keskelle sivua | לאמצע, למרכז, באמצע הדף | 한가운데에, 한가운데
bigger than | větší než, víc velké než | isompi kuin, suurempi kuin, isommat kuin, suuremmat kuin, isompana kuin | גדול מאשר, גדולה מאשר | 보다 크게, 보다 큰, 보다 더 크게, 보다 더 큰
smaller than | menší než | pienempi kuin, pienemmät kuin, pienempänä kuin, pienemmällä kuin | קטן מאשר, קטנה מאשר | 보다 작게, 보다 작은, 보다 더 작게
darker than | tmavší než | tummempi kuin, tummemmat kuin, tummempana kuin | כהה מאשר | 보다 어둡게, 보다 어두운, 보다 진하게, 보다 진한
lighter than | světlejší než | vaaleampi kuin, vaaleammat kuin, vaaleampana kuin | בהיר מאשר | 보다 밝게, 보다 밝은, 보다 연하게, 보다 연한
warmer than | teplejší než | lämpimämpi kuin, lämpimämmät kuin | חם מאשר, חמה מאשר | 보다 따뜻하게, 보다 따뜻한
except |  |  |  | 제외한, 이외에는, 외에는, 을 제외하고
at least | alespoň, aspoň, minimálně, nejméně, ne menší než | vähintään, ainakin, ei alle, ei pienempi kuin, minimissään | לפחות, לכל הפחות, מינימום | 최소, 최소한, 적어도, 최소한으로
60s | šedesátá léta, šedesátých let, šedesátých letech, 60. léta, 60. let | 60-luku, 60-luvun, 60-luvulta, kuusikymmentäluku, kuusikymmentäluvun | שנות השישים, משנות השישים, שנות ה-60, שנות ה60, סיקסטיז | 60년대, 60년대의, 60년대풍, 육십년대
70s | sedmdesátá léta, sedmdesátých let, sedmdesátých letech, 70. léta, 70. let | 70-luku, 70-luvun, 70-luvulta, seitsemänkymmentäluku, seitsemänkymmentäluvun | שנות השבעים, משנות השבעים, שנות ה-70, שנות ה70, סבנטיז | 70년대, 70년대의, 70년대풍, 칠십년대
80s | osmdesátá léta, osmdesátých let, osmdesátých letech, 80. léta, 80. let | 80-luku, 80-luvun, 80-luvulta, kahdeksankymmentäluku, kasari, kasarihenkinen | שנות השמונים, משנות השמונים, שנות ה-80, שנות ה80, אייטיז | 80년대, 80년대의, 80년대풍, 팔십년대
90s | devadesátá léta, devadesátých let, devadesátých letech, 90. léta, 90. let, devadesátky | 90-luku, 90-luvun, 90-luvulta, yhdeksänkymmentäluku, ysäri, ysärihenkinen | שנות התשעים, משנות התשעים, שנות ה-90, שנות ה90, ניינטיז | 90년대, 90년대의, 90년대풍, 구십년대
50s | padesátá léta, padesátých let, padesátých letech, 50. léta, 50. let | 50-luku, 50-luvun, 50-luvulta, viisikymmentäluku, viisikymmentäluvun | שנות החמישים, משנות החמישים, שנות ה-50, שנות ה50, פיפטיז | 50년대, 50년대의, 50년대풍, 오십년대
20s | dvacátá léta, dvacátých let, dvacátých letech, 20. léta, 20. let | 20-luku, 20-luvun, 20-luvulta, kaksikymmentäluku, kaksikymmentäluvun | שנות העשרים, משנות העשרים, שנות ה-20, שנות ה20 | 20년대, 1920년대, 1920년대풍, 이십년대
dashed | čárkovaně, čárkovaný, čárkovaná, čárkované, čárkovanou, čárkovaným | katkoviiva, katkoviivalla, katkoviivat, katkoviivoin, katkoviivoilla, katkoviivainen | מקווקו, מקווקוו, מקווקוות, מקווקווים | 파선, 파선으로, 파선은, 파선의
chequered |  | ruudullisen, ruudulliset, ruudullista, ruutukuvio, ruutukuvioinen | משובץ, משובצת, משובצים, משובצות, משבצות, דוגמת משבצות |
clear | přehledně, přehledný, přehledná, přehledné, přehlednou, přehledným |  | ברור, ברורה, ברורים, ברורות, נקי ומסודר, מסודר | 또렷한, 명확한, 명확하게, 명료한, 명료하게
till receipt | účtenka, účtenky, účtenku, účtenkou, účtence, paragon | kassakuitti, kassakuitin, kassakuittia, kassakuitit, kuitti | קבלה מהקופה, קבלה של קופה, חשבונית קופה, פתק קופה | 영수증, 계산서 영수증, 마트 영수증, 영수증처럼
at most one page | nejvýš jedna stránka, maximálně jedna stránka, max jedna strana, nejvýše jednu stránku, maximálně jednu stranu | enintään yksi sivu, korkeintaan yksi sivu, max yksi sivu, enintään yhden sivun | לכל היותר עמוד אחד, מקסימום עמוד אחד, עמוד אחד לכל היותר, עד עמוד אחד | 최대 한 페이지, 한 페이지 이내, 한 장 이내, 길어도 한 페이지, 한 페이지를 넘지
woodcut | dřevoryt, dřevorytu, dřevorytem, dřevořez, dřevořezu | puupiirros, puupiirroksen, puupiirrokset, puupiirrosta, puupiirroksia | חיתוך עץ, חיתוכי עץ, תחריט עץ | 목판화, 목판화는, 목판화를, 목판화가, 목판화에, 목판화로
corner of the page | v rohu, do rohu, v rohu stránky, do rohu stránky, v rožku | kulmassa, kulmaan, nurkassa, nurkkaan, sivun kulmassa, sivun kulmaan | בפינה, לפינה, בפינת הדף, בפינת העמוד | 구석에, 모서리에, 한쪽 구석에, 페이지 구석에, 귀퉁이에
bolder | tučněji, výraznější písmo | lihavampi, lihavammat, lihavammalla, lihavampaa, lihavammin | מודגש יותר, יותר מודגש, מודגשת יותר, עבה יותר, יותר עבה | 더 굵게, 더 굵은, 더 두껍게
less < | méně než, míň než | vähemmän kuin | פחות מאשר | 보다 적게, 보다 덜
not loud | ne křiklavý, ne křiklavá, ne křiklavé, ne moc výrazný, ne moc výrazná, ne moc výrazné | ei räikeä, ei huutava, ei räikeää, ei räikeitä | לא צעקני, לא צעקנית, לא רועש, לא בולט מדי | 튀지 않게, 튀지 않는, 요란하지 않게, 요란하지 않은
smaller |  |  | קטן יותר, יותר קטן, קטנה יותר, יותר קטנה, קטנות יותר, קטנים יותר | 더 작게, 더 작은, 좀 작게, 조금 작게, 더 작아
darker |  | tummempi, tummemmat, tummemman, tummempaa, tummemmalla, tummempana | כהה יותר, יותר כהה, כהים יותר, כהות יותר | 더 어둡게, 더 어두운, 더 진하게, 더 진한, 더 짙게
lighter | světlejšího, světlejším | vaaleampi, vaaleammat, vaaleamman, vaaleampaa, vaaleammalla, vaaleampana | בהיר יותר, יותר בהיר, בהירה יותר, בהירים יותר | 더 연하게, 더 연한, 더 옅게, 더 밝은 색
not too crowded | ne moc plné, ne přeplněné, ne moc natlačené, ne příliš plné, ať není přeplněné | ei liian täynnä, ei liian ahdas, ei liian ahdasta, ei ahdettu, ei liian täyteen | לא עמוס מדי, לא צפוף מדי, לא יותר מדי עמוס | 너무 빽빽하지 않게, 빽빽하지 않게, 너무 꽉 차지 않게, 복잡하지 않게
not too colourful | ne moc barevný, ne moc barevná, ne moc barevné, ne moc barevnou, ne moc barevným, ne příliš barevné | ei liian värikäs, ei liian värikästä, ei liian kirjava, ei liian kirjavaa | לא צבעוני מדי, לא יותר מדי צבעוני, לא צבעונית מדי | 너무 알록달록하지 않게, 알록달록하지 않게, 너무 화려한 색 말고
at the end | na konci řádku, na konec řádku | rivin lopussa, rivin loppuun, rivin päässä | בסוף השורה, בקצה השורה, לסוף השורה | 줄 끝에, 행 끝에, 줄 마지막에
as before | jako minule, jako předtím, jako vždycky, jako vždy, stejně jako minule | kuten ennenkin, kuten ennen, kuten viimeksi, kuin viimeksi, samoin kuin ennen | כמו בפעם הקודמת, כמו קודם, כמו תמיד, כמו בפעם שעברה, כרגיל | 지난번처럼, 전처럼, 이전처럼, 저번처럼, 예전처럼, 지난번과 같이
as | jako malé, jako malý, jako malá |  |  |
single accent | jedna jediná barva, jediná barva, jen jedna barva, jen jednu barvu, jednou jedinou barvou | vain yksi väri, yksi ainoa väri, vain yhtä väriä, yhdellä ainoalla värillä | צבע אחד בלבד, רק צבע אחד, צבע אחד ויחיד, בצבע אחד בלבד | 색은 하나만, 색 하나만, 한 가지 색만, 단 하나의 색, 포인트 색 하나만
keep | nech, nechte, ponech, ponechte, zachovat, zachovej | säilytä, säilyttäkää, pidä ennallaan, jätä ennalleen, säilytetään | תשאיר, תשאירי, תשאירו, להשאיר, לשמור על | 유지, 유지해줘, 유지해 주세요, 그대로 둬, 그대로 두고
on |  |  |  | 위에다
in |  | sisällä, sisään | בתוך | 안에, 안쪽에
with |  | kera, mukana |  | 함께, 와 함께, 과 함께
like |  |  |  | 것처럼
instead of |  | sijasta, asemesta |  | 대신해서
nowhere else |  | ei missään muualla, ei mihinkään muualle, ei muualla, ei muualle | בשום מקום אחר, לא בשום מקום אחר, ולא בשום מקום אחר | 다른 데는 말고, 다른 곳에는 말고, 다른 곳에는 없이, 그 외에는 없이
no other colour | žádná jiná barva, žádné jiné barvy, žádnou jinou barvu, žádné další barvy, bez dalších barev | ei muita värejä, ei muuta väriä, ei mitään muuta väriä, ilman muita värejä | בלי צבע אחר, בלי צבעים אחרים, שום צבע אחר, ללא צבעים נוספים | 다른 색 없이, 다른 색은 없이, 다른 색 말고, 다른 색은 쓰지
single | jediný, jediná, jediné, jedinou, jediným, jeden jediný | ainoa, ainoan, ainoaa, yksittäinen, yksittäisen, yksittäiset | יחיד, יחידה, אחד ויחיד, אחת ויחידה | 단 하나의, 단 하나, 하나뿐인, 유일한, 한 개만
remove < | pryč, dát pryč, ať zmizí, ať zmizí úplně | pois, jätetään pois, poistetaan, otetaan pois, saa poistaa |  | 빼줘, 없애줘, 없애주세요, 지워줘
not |  | ei niin, ei kovin, ei mikään, ei tosiaankaan | שלא |
nothing else | nic jiného, nic dalšího, jinak nic, víc nic, nic víc, už nic | ei muuta, ei mitään muuta, muuta ei, eikä muuta, siinä kaikki | שום דבר אחר, לא שום דבר אחר, ותו לא, וזהו, ושום דבר אחר | 그 외에는 아무것도, 다른 건 없이, 다른 것 없이, 이것 외에는 없이, 그게 다야
otherwise | jinak | muutoin | אחרת, חוץ מזה, מלבד זאת | 그 외엔, 그 밖에는
change < |  | vaihtoon |  | 바꿔줘, 바꿔주세요, 바꿔 주세요, 변경해줘, 교체해줘, 바꾸고
make | udělej, dej, dejte, nastav | laita, laittakaa, tehdään | תעשה, תעשי, עשה, שים | 만들어줘, 만들어주세요, 만들어 주세요, 해줘
extremely | extrémně, mimořádně, nesmírně, hrozně | äärimmäisen, tosi | מאוד מאוד, סופר, ביותר, להפליא | 극도로, 엄청
one | jeden, jedna, jedno, jednu, jedním, jednou |  |  |
four |  |  | ארבע, ארבעה, בארבע, בארבעה |
five |  |  | חמש, חמישה, בחמש, בחמישה | 다섯, 다섯 개, 다섯 가지, 다섯개
six |  |  | שש, שישה, בשישה | 여섯, 여섯 개, 여섯 가지, 여섯개
seven |  | seitsemän, seitsemää, seitsemässä, seitsemällä | שבע, שבעה, בשבעה | 일곱, 일곱 개, 일곱 가지, 일곱개
eight |  |  | שמונה, בשמונה | 여덟, 여덟 개, 여덟 가지, 여덟개
nine |  | yhdeksän, yhdeksää, yhdeksässä, yhdeksällä | תשע, תשעה, בתשעה | 아홉, 아홉 개, 아홉 가지, 아홉개
ten |  |  | עשר, עשרה, בעשרה | 열 개, 열개, 열 가지
subheadings | mezititulky, mezititulků, mezititulek, podnadpisy, podnadpisů, podnadpis | väliotsikot, väliotsikoiden, väliotsikoissa, väliotsikko, väliotsikon, alaotsikot | כותרות משנה, כותרות המשנה, כותרת משנה, כותרת המשנה, בכותרות משנה, לכותרות המשנה |
font size | velikost písma, velikosti písma, velikostí písma, stupeň písma | fonttikoko, fonttikoon, kirjasinkoko, kirjasinkoon, tekstin koko, tekstikoko | גודל גופן, גודל הגופן, גודל הפונט, גודל פונט, גודל הטקסט, גודל האותיות | 글자 크기, 글씨 크기, 글자 크기는, 글씨 크기는, 폰트 크기, 글꼴 크기
page | stránka, stránky, stránku, stránce, stránkách |  | העמוד, בעמוד, לעמוד, והעמוד |
laid paper | ruční papír, ručního papíru, ručním papíru, vergé papír, žebrovaný papír | käsintehty paperi, käsintehdyn paperin, lumppupaperi, lumppupaperin, lumppupaperille | נייר עבודת יד, נייר ורז׳ה, נייר בעבודת יד | 수제 종이, 수제지, 레이드지, 줄무늬 종이
generous margins | velkorysé okraje, velkorysými okraji, velkorysých okrajů, velké okraje, velkými okraji | reilut marginaalit, reilut reunukset, väljät marginaalit, reiluilla marginaaleilla, runsaat marginaalit | שוליים נדיבים, השוליים נדיבים, שוליים רחבים מאוד, שוליים גדולים | 넉넉한 여백, 넉넉한 여백으로
corners | rohy, rohů, rozích, rohům, roh | kulmat, kulmien, kulmissa, kulmiin, nurkat, nurkissa | פינות, הפינות, בפינות, לפינות | 모서리, 모서리는, 모서리를, 모서리가, 모서리로
rounded corners | zaoblené rohy, zaoblenými rohy, zaoblených rohů, kulaté rohy, kulatými rohy, oblé rohy | pyöristetyt kulmat, pyöristettyjä kulmia, pyöristetyin kulmin, pyöreät kulmat, pyöreillä kulmilla, pyöreitä kulmia | פינות מעוגלות, עם פינות מעוגלות, הפינות מעוגלות, פינות עגולות | 둥근 모서리, 모서리 둥글게, 모서리를 둥글게, 모서리는 둥글게, 둥근 모서리로
rounded | zaoblený, zaoblená, zaoblené, kulatý, kulatá, kulaté | pyöristetty, pyöristetyt, pyöristetyn, pyöristettyjä, pyöreä, pyöreät | מעוגל, מעוגלת, מעוגלים, מעוגלות, עגול | 둥근, 둥글게, 둥글둥글한, 동그란, 둥글둥글하게
sharp corners | ostré rohy, ostrými rohy, ostrých rohů, hranatě, hranaté rohy, hranaté | terävät kulmat, teräviä kulmia, terävillä kulmilla, kulmikas, kulmikkaat, kulmikkaasti | פינות חדות, עם פינות חדות, פינות ישרות, פינות מרובעות, זוויתי | 각진 모서리, 각진, 각지게, 모서리 각지게, 뾰족한 모서리, 직각 모서리
thin lines | tenké čáry, tenkých čar, tenkými čarami, tenké linky, tenkými linkami, vlasové linky | ohuet viivat, ohuita viivoja, ohuilla viivoilla, ohuin viivoin, hiusviivat, hiusviiva | קווים דקים, קווים דקיקים, בקווים דקים, קו דק, הקווים דקים, קו דקיק | 가는 선, 얇은 선, 가는 선으로, 얇은 선으로, 얇은 줄
dashed lines | čárkované čáry, čárkovaných čar, čárkovanými čarami, čárkované linky, přerušované čáry, čárkovaná čára | katkoviivoja, katkoviivojen | קווים מקווקווים, קו מקווקו, קווים מקוטעים, הקווים המקווקווים | 끊긴 선, 점선들, 파선들
dotted lines | tečkované čáry, tečkovaná čára, tečkovaných čar, tečkované linky, tečkovanou čáru, tečkovaná linka | pisteviivat, pisteviiva, pisteviivoja, pisteviivalla, pisteviivoilla, pisteviivan | קו מנוקד, קווים מנוקדים, קו נקודות, הקווים המנוקדים, בקו מנוקד | 점선, 점선은, 점선을, 점선이, 점선에, 점선으로
border |  | reunaviiva |  |
dots | puntíkovaně, tečky, teček, puntíkovaný | pisteet, pisteitä, täplät, täpliä, pilkut, pallokuvio | נקודות, הנקודות, בנקודות, עם נקודות, נקודה | 점무늬, 물방울무늬, 도트, 도트 무늬, 땡땡이, 점들
header | záhlaví, záhlavím, hlavička, hlavičky, hlavičce, hlavičku | ylätunniste, ylätunnisteen, ylätunnisteessa, ylätunnisteeseen, banneri, yläpalkki | כותרת עליונה, הכותרת העליונה, באנר, הבאנר, ראש הדף, בראש הדף | 머리글, 머리글은, 머리글에, 헤더, 헤더는, 헤더에
footer | zápatí, zápatím, patička, patičky, patičce, patičku | alatunniste, alatunnisteen, alatunnisteessa, alatunnisteeseen, alatunnisteet, alapalkki | כותרת תחתונה, הכותרת התחתונה, תחתית העמוד, תחתית הדף, בתחתית הדף, בתחתית העמוד | 바닥글, 바닥글은, 바닥글에, 푸터, 푸터는, 푸터에
page numbers | čísla stránek, čísel stránek, číslo stránky, číslování stránek, čísla stran, číslování stran | sivunumero, sivunumeroita, sivunumeroinnin, sivunumerointi, sivunumeroiden | מספרי עמודים, מספרי העמודים, מספר עמוד, מספר העמוד, מספור עמודים, מספרי דפים | 쪽번호, 쪽 번호, 페이지 번호, 페이지 번호는, 쪽번호는, 페이지 번호를
table of contents | obsah na začátku, rejstřík obsahu, přehled obsahu, stránka s obsahem | sisällysluettelo, sisällysluettelon, sisällysluetteloa, sisällysluettelossa, sisällysluetteloon | תוכן עניינים, תוכן העניינים, עם תוכן עניינים, בתוכן העניינים | 목차, 목차는, 목차를, 목차가, 목차에, 목차로
column |  | palstan, palstoja, palstoilla | טור, הטור, בטור, לטור, והטור, טורים | 칼럼, 컬럼, 칼럼은, 세로단
one column | jeden sloupec, jednom sloupci, jednoho sloupce, jednosloupcový, jednosloupcová, jednosloupcové | yksi palsta, yhdellä palstalla, yhden palstan, yksipalstainen, yksipalstaisen, yksipalstaiset | טור אחד, בטור אחד, עמודה אחת, בעמודה אחת | 1단, 1단으로, 한 단, 한 단으로
two columns | dva sloupce, dvou sloupcích, dvou sloupců, do dvou sloupců, dvousloupcový, dvousloupcová | kaksi palstaa, kahdella palstalla, kahteen palstaan, kahdessa palstassa, kaksipalstainen, kaksipalstaisen | שני טורים, בשני טורים, לשני טורים, שתי עמודות, בשתי עמודות, דו-טורי | 2단, 2단으로, 두 단, 두 단으로, 이단, 이단으로
three columns | tři sloupce, třech sloupcích, tří sloupců, do tří sloupců, třísloupcový, třísloupcová | kolme palstaa, kolmella palstalla, kolmeen palstaan, kolmessa palstassa, kolmipalstainen, kolmipalstaisen | שלושה טורים, בשלושה טורים, לשלושה טורים, שלוש עמודות, בשלוש עמודות | 3단, 3단으로, 세 단, 세 단으로, 삼단, 삼단으로
fills | plochy, ploch, plochu, plochách, výplně, výplň | täytöt, täyttö, täytön, väripinnat, väripintoja, pinnat | משטחים, משטח, המשטחים, מילוי, מילויים | 면을, 면은, 채우기, 색면, 색면을
amount |  | summat | הסכום, בסכום, לסכום, והסכום |
date |  |  | התאריך, בתאריך, לתאריך, ותאריך, והתאריך |
place |  | paikan, paikat, paikkaa, tapahtumapaikka, tapahtumapaikan |  |
seal |  | sinetti, sinetin, sinettiä, sinetit, sinetillä | חותם, החותם, חותם שעווה, עם חותם | 인장, 인장을, 봉인, 봉인을, 밀랍 봉인
stamp |  |  | חותמת, החותמת, בחותמת, חותמות, עם חותמת |
euro sign | znak eura, symbol eura, znaku eura, značka eura, symbol měny | euromerkki, euromerkin, euromerkit, eurosymboli, valuuttamerkki | סימן יורו, סימן האירו, סמל האירו, סימן אירו, סימן המטבע | 유로 기호, 유로 표시, 유로화 기호, 통화 기호
captions | popisek, titulky pod obrázky | kuvatekstit, kuvateksti, kuvatekstien, kuvatekstejä, kuvateksteissä, kuvatekstin | כיתובים, כיתוב, הכיתוב, הכיתובים, כיתובי תמונה, כיתוב לתמונה | 캡션, 캡션은, 캡션을, 캡션이, 캡션에, 캡션으로
footnotes | poznámky pod čarou, poznámka pod čarou, poznámek pod čarou, poznámky dole | alaviitteet, alaviite, alaviitteiden, alaviitteitä, alaviitteissä, alaviitteen | הערות שוליים, הערת שוליים, הערות השוליים, בהערות שוליים | 각주, 각주는, 각주를, 각주가, 각주에, 각주로
margin notes | poznámky na okraji, poznámek na okraji, marginálie, marginálií, poznámka na okraji | reunahuomautukset, reunahuomautus, reunahuomautuksia, marginaalimerkinnät, reunamerkinnät | הערות בשוליים, הערה בשוליים, הערות צד, הערת צד | 여백 주석, 여백 메모, 여백에 메모, 난외주, 여백 주
margin column | okrajový sloupec, okrajovém sloupci, boční sloupec, bočním sloupci, sloupec na okraji | marginaalipalsta, marginaalipalstassa, marginaalipalstaan, reunapalsta, reunapalstassa, sivupalsta | טור צד, טור צדדי, טור שוליים, בטור הצד, בטור צדדי | 옆단, 옆단에, 여백 단, 옆 칸에, 사이드 칼럼
roles | role, rolí, rolích, funkce osob, pracovní pozice | roolit, roolien, rooleja, tehtävänimikkeet, tehtävänimike | תפקידים, התפקידים, תפקיד, בתפקידים | 역할, 역할은, 직책, 직책은, 직함, 직위
arrows | šipky, šipek, šipkami, šipka, šipkou, šipkách | nuolet, nuolten, nuolia, nuolilla, nuoli, nuolissa | חצים, החצים, חץ, בחצים, עם חצים | 화살표, 화살표는, 화살표를, 화살표가, 화살표에, 화살표로
circle | kruh, kruhy, kruhu, kruhem, kroužek, kroužky | ympyrä, ympyrän, ympyrät, ympyröitä, ympyrää, ympyröiden | עיגול, עיגולים, העיגול, העיגולים, מעגל, מעגלים | 원형, 동그라미, 원형으로, 동그라미로, 동그라미들, 원형의
square | čtverec, čtvercem, čtvercový, čtvercová, čtvercové |  |  |
triangle | trojúhelník, trojúhelníky, trojúhelníku, trojúhelníků, trojúhelníkem | kolmio, kolmion, kolmiot, kolmioita, kolmioiden, kolmiota | משולש, משולשים, המשולש, המשולשים, במשולש | 삼각형, 세모, 삼각형으로, 삼각형들, 세모난, 삼각형을
diamonds | kosočtverec, káro | vinoneliöt, vinoneliö, vinoneliöitä, salmiakkikuvio, salmiakkikuvioita | מעוינים, מעוין, המעוינים, יהלומים | 마름모, 마름모꼴, 마름모로, 다이아몬드, 마름모들, 마름모 무늬
grid | mřížka, mřížky, mřížku, mřížce, rastr, rastru | ruudukko, ruudukon, ruudukkoa, ruudukossa, ruudukkoon, ristikko | רשת, הרשת, גריד, ברשת, סריג רשת | 격자, 격자로, 그리드, 그리드로, 모눈, 바둑판식
hashtags | hashtag, hashtagy, hashtagů, hashtagem | aihetunnisteet, aihetunniste, hashtagit, hashtag, hashtagien, hashtageja | האשטאג, האשטאגים, האשטגים, האשטג, ההאשטגים | 해시태그, 해시태그는, 해시태그를, 해시태그가, 해시태그에, 해시태그로
subject | předmět dopisu, předmět zprávy, řádek předmětu | aiherivi, aiherivin, aiherivillä | שורת נושא, שורת הנושא, הנדון, נדון | 제목줄, 제목 줄, 메일 제목, 편지 제목
bleed | na spadávku, spadávka, spadávky, až do kraje, až k okraji stránky | reunaan asti, yli reunojen, leikkausvara, leikkausvaran, reunasta reunaan | גלישה, עד קצה הדף, עד שולי הדף, בליד | 재단선까지, 재단 여백, 도련, 페이지 끝까지, 가장자리까지
at the back | zadní strana, na zadní straně, zadní stranu, na rubu, rub, zezadu | takapuolella, takapuolelle, takasivulla, kääntöpuolella, takakannessa, kääntöpuolelle | בצד האחורי, בגב, מאחורי הדף, הצד האחורי, בגב הכרטיס | 뒷면, 뒷면에, 뒷면은, 뒤쪽 면, 뒷장에
front | přední strana, na přední straně, přední stranu, na líci, zepředu | etupuoli, etupuolella, etupuolelle, etusivu, etusivulla, etukannessa | בצד הקדמי, הצד הקדמי, בחזית, מלפנים, קדמי | 앞면, 앞면에, 앞면은, 앞쪽 면, 앞장에
large print | velké písmo, velkým písmem, velkého písma, pro seniory, pro starší lidi, pro starší | isotekstinen, isolla tekstillä, suurikirjaiminen, ikäihmisille, vanhuksille, senioreille | אותיות גדולות, באותיות גדולות, לקשישים, למבוגרים, כתב גדול, לגיל השלישי | 큰 글씨, 큰 글씨로, 큰 글자, 큰 글자로, 어르신용, 어르신도
thick |  |  | עבים, בעבה | 두툼한, 두툼하게
narrow |  |  | צרים | 좁고
lowercase | malá písmena, malými písmeny, malých písmen, malými písmenky, vše malými | pienaakkoset, pienaakkosin, pienillä kirjaimilla, pienet kirjaimet, gemena, pienin kirjaimin | באותיות קטנות, אותיות קטנות באנגלית | 소문자, 소문자는, 소문자를, 소문자가, 소문자에, 소문자로
all caps |  |  | אותיות רישיות, באותיות רישיות, אותיות גדולות באנגלית, קפיטל לטרס | 대문자, 대문자는, 대문자를, 대문자가, 대문자에, 대문자로
grotesk |  |  | גרוטסק, גופן גרוטסק | 그로테스크, 그로테스크체
script | krásné písmo, kaligrafické písmo, kaligrafickým písmem, ozdobné psací písmo, psací písmo, psacím písmem | kaunokirjoitus, kaunokirjoituksella, kalligrafinen, kalligrafia, kalligrafialla, kaunis käsiala | קליגרפיה, קליגרפי, כתב מסולסל, בכתב מסולסל, כתב מחובר, בקליגרפיה |
monospace | neproporcionální, neproporcionálním, strojové písmo, strojovým písmem, písmo s pevnou šířkou | tasaleveä, tasaleveän, tasaleveät, tasaleveää, tasalevyinen, tasalevyisen | ברוחב קבוע, מונוספייס, גופן ברוחב קבוע, רוחב אחיד | 고정폭, 고정폭으로, 고정폭 글꼴, 모노스페이스, 고정폭 서체
justified | do bloku, zarovnání do bloku, zarovnané do bloku, zarovnaný do bloku | tasattu molempiin reunoihin, molemmat reunat tasattu, tasapalsta, tasattu palsta | יישור לשני הצדדים, מיושר לשני הצדדים, מיושר לשני צדדים, יישור דו-צדדי | 양쪽 정렬, 양쪽정렬, 양쪽 맞춤, 양끝 맞춤, 양쪽 정렬로
left | doleva, zleva, levý, levé | vasen, vasempaan, vasemman | שמאל, שמאלה, בשמאל, לשמאל, שמאלי |
top | úplně nahoře, zcela nahoře, shora, navrch | ylimpänä, ylimmäksi, yläreunaan | הכי למעלה, בחלק העליון, מלמעלה |
bottom | úplně dole, zcela dole, naspod, vespod | alimpana, alimmaksi, alareunaan | הכי למטה, בחלק התחתון, מלמטה |
first | nejdříve, nejdřív, jako první, na první místo, na začátek | ensin, ensimmäisenä, ensimmäiseksi, alkuun, ensimmäinen, ensimmäisen | ראשון, ראשונה, קודם כל, תחילה, בהתחלה, ראשית | 먼저, 첫 번째, 첫번째로, 맨 먼저, 맨 앞에, 제일 먼저
double | dvojitě, dvojitý, dvojitá, dvojité, dvojitou, dvojitým | kaksinkertainen, kaksinkertaisen, kaksinkertaiset, kaksinkertaista, tupla, kaksois | כפול, כפולה, כפולים, כפולות | 이중, 이중으로, 두 겹, 두 배, 더블
twice as big | dvakrát větší, dvakrát tak velký, dvakrát tak velká, dvakrát tak velké, dvakrát tak velkou, dvojnásobně velké | kaksi kertaa isompi, kaksi kertaa suurempi, tuplasti isompi, tuplakokoinen, kaksinkertainen koko | פי שניים גדול, גדול פי שניים, גדולה פי שניים, כפול בגודל, פי שתיים | 두 배 크기, 두 배로 크게, 두 배로, 두 배 크게, 두 배 큰
vertical |  |  | מאונך | 수직으로, 수직, 세로 방향
horizontal |  |  | מאוזן | 수평으로, 수평, 가로 방향
generous | velkoryse, velkorysý, velkorysá, velkorysé, velkorysou, velkorysým | reilu, reilut, reilun, reilusti, väljästi, avara | נדיב, נדיבה, נדיבים, נדיבות, בנדיבות | 넉넉한, 넉넉하게, 넉넉하고, 넉넉함, 널찍한, 널찍하게
compact | kompaktně, kompaktní, kompaktním, úsporně, úsporné | tiivis, tiiviin, tiiviit, tiivistä, tiiviisti, kompakti | קומפקטי, קומפקטית, קומפקטיים, קומפקטיות, חסכוני במקום | 컴팩트한, 컴팩트하게, 컴팩트하고, 컴팩트함, 콤팩트한, 콤팩트하게
dense | hustě, hustý, hustá, husté, hustou, hustým | tiheä, tiheän, tiheät, tiheää, tiheästi, tiuha | צפוף, צפופה, צפופים, צפופות, דחוס | 빽빽한, 빽빽하게, 빽빽하고, 빽빽함, 촘촘한, 촘촘하게
crowded | přeplněný, přeplněná, přeplněné, natlačený, natlačená, natlačené | ahdas, ahtaan, täyteen ahdettu, täyteen sullottu, ylikuormitettu | עמוס, עמוסה, עמוסים, עמוסות, גדוש | 복잡한, 꽉 찬, 복잡하게, 너무 꽉 찬, 북적이는
loose leading | velké řádkování, vzdušné řádkování, volné řádkování, větší řádkování, velkým řádkováním, větší mezery mezi řádky | väljä riviväli, ilmava riviväli, iso riviväli, väljällä rivivälillä, suuri riviväli, reilu riviväli | ריווח שורות גדול, מרווח שורות גדול, ריווח רחב בין השורות, מרווח גדול בין השורות | 넓은 행간, 행간 넓게, 행간을 넓게, 넉넉한 행간, 줄간격 넓게, 줄 간격을 넓게
leading | řádkování, řádkováním, proklad, mezi řádky, meziřádkový | riviväli, rivivälin, riviväliä, rivivälit, rivien väli, rivien välissä | ריווח שורות, מרווח שורות, מרווח בין שורות, מרווח בין השורות, ריווח בין השורות | 행간, 행간은, 행간을, 줄간격, 줄 간격, 줄 간격은
high contrast |  |  | ניגודיות גבוהה, בניגודיות גבוהה, קונטרסט גבוה, ניגודיות חזקה, קונטרסט חזק, ניגודי |
no colour | bez barvy, bez barev, žádná barva, žádné barvy, bezbarvý, bezbarvá | ilman väriä, ei väriä, ilman värejä, ei värejä, väritön, värittömät | בלי צבע, ללא צבע, בלי צבעים, ללא צבעים, חסר צבע, אין צבע | 색 없이, 색깔 없이, 무색, 무색으로, 색상 없이, 컬러 없이
two colours | dvě barvy, dvěma barvami, dvou barev, dvoubarevně, dvoubarevný, dvoubarevná | kaksi väriä, kahdella värillä, kaksivärinen, kaksivärisen, kaksiväriset, kaksiväristä | שני צבעים, בשני צבעים, דו-צבעי, דו צבעי, רק שני צבעים | 두 가지 색, 두 색, 두 가지 색으로, 2도, 투톤, 두 색으로
monochrome | jednobarevně, jednobarevný, jednobarevná, jednobarevné, jednobarevnou, jednobarevným | yksivärinen, yksivärisen, yksiväriset, yksiväristä, yksivärisellä | מונוכרומטי, מונוכרומטית, מונוכרומטיים, מונוכרומטיות, חד-צבעי, חד צבעי | 단색, 단색은, 단색을, 단색이, 단색에, 단색으로
colourful | barevně, pestře, barevný, barevná, barevné, barevnou | värikäs, värikkään, värikkäät, värikkäästi, värikkäitä, kirjava | צבעוני, צבעונית, צבעוניים, צבעוניות, ססגוני | 알록달록, 알록달록한, 알록달록하게, 컬러풀한, 컬러풀하게, 다채로운
bright | zářivě, zářivý, zářivá, zářivé, zářivou, zářivým | kirkas, kirkkaan, kirkkaat, kirkasta, kirkkaalla, loistava | בוהק, בוהקת, בוהקים, בוהקות, זוהר, זוהרים | 선명한, 쨍한, 화사한, 선명하게, 쨍하게, 화사하게
dark mode | tmavý režim, tmavého režimu, tmavém režimu, noční režim, tmavý mód | tumma tila, tumman tilan, tummassa tilassa, pimeä tila, yötila, tumma teema | מצב כהה, במצב כהה, מצב לילה, מצב חשוך, דארק מוד | 다크모드, 다크 모드, 다크모드로, 어두운 테마, 야간 모드, 다크 모드로
anthracite | antracit, antracitu, antracitově, antracitový, antracitová, antracitové | antrasiitti, antrasiitin, antrasiitinharmaan | אנתרציט, באנתרציט, אפור אנתרציט, פחם כהה | 무연탄색, 앤트러사이트, 차콜 그레이, 안트라사이트, 짙은 먹색
brick |  | tiilet, tiiliä, tiilenpunaisen | אדום לבנים, צבע לבנים |
peach | broskev, broskvově, broskvový, broskvová, broskvové, broskvovou | persikka, persikan, persikanvärinen, persikanvärisen, persikanväriset, persikanväristä | אפרסק, צבע אפרסק, בצבע אפרסק, הצבע אפרסק, אפרסקי | 복숭아색, 복숭아색으로, 복숭아색은, 복숭아색의, 복숭아색이, 피치색
salmon | lososově, lososovým | lohenpunaisen, lohenpunaiset, lohenpunaista, lohenpunaisella | בצבע סלמון, ורוד סלמון, בורוד סלמון | 연어색으로, 연어색은, 연어색의, 연어색이, 새먼 핑크
midnight blue | půlnočně modrý, půlnočně modrá, půlnočně modré, půlnočně modrou, půlnočně modrým, půlnočně modrého |  | כחול חצות, בכחול חצות, כחול לילה, בכחול לילה | 미드나잇 블루, 미드나이트 블루, 한밤의 파랑
bottle green |  | pullonvihreän, pullonvihreät, pullonvihreää, pullonvihreällä |  | 보틀 그린, 병 초록, 유리병 초록, 진한 병녹색
forest green |  |  | ירוק יער, בירוק יער, הירוק יער | 숲색, 숲 초록, 포레스트 그린, 숲의 초록, 짙은 숲색
ice blue | ledově modrý, ledově modrá, ledově modré, ledově modrou, ledově modrým, ledově modrého | jäänsinisen, jäänsiniset, jäänsinistä, jäänsinisellä, jäänsinisillä | כחול קרח, בכחול קרח, תכלת קרח | 아이스 블루, 얼음빛 파랑, 아이스블루
slate grey | břidlicově šedý, břidlicově šedá, břidlicově šedé, břidlicově šedou, břidlicově šedým, břidlicově šedého | liuskeenharmaan, liuskeenharmaat | אפור צפחה, באפור צפחה, אפור ציפחה | 슬레이트 그레이, 석판 회색, 청회색, 슬레이트 회색
ink saving | úsporné na inkoust, šetřit inkoust, úspora inkoustu, šetří inkoust, šetrné k inkoustu, šetřit toner | mustetta säästävä, säästää mustetta, musteen säästö, säästä mustetta, väriä säästävä | חוסך דיו, חסכוני בדיו, לחסוך דיו, לחסוך בדיו, ידידותי למדפסת | 잉크 절약, 잉크를 아끼, 잉크 아끼, 잉크 절약형, 잉크 적게
cosy |  | kodikas, kodikkaan, kodikkaat, kodikasta, kodikkaasti, viihtyisä |  | 아늑한, 아늑하게, 아늑하고, 아늑함, 포근하게
earthy | zemitě, zemitým | maanläheinen, maanläheisen, maanläheiset, maanläheistä, maanläheisesti | אדמתי, אדמתית, אדמתיים, אדמתיות, גוני אדמה | 흙냄새 나는, 흙 느낌, 흙빛으로, 대지의
burnt orange | pálená oranžová, pálené oranžové, pálenou oranžovou, pálený oranžový | poltettu oranssi, poltetun oranssi, poltetun oranssin, poltettua oranssia | כתום שרוף, בכתום שרוף, הכתום השרוף | 번트 오렌지, 탄 오렌지색, 탄 주황, 탄 주황색
rustic | rustikálně, rustikální, rustikálním, venkovský, venkovská, venkovské | rustiikkinen, rustiikki, maalaishenkinen, maalaishenkisen, maalaishenkiset, maalaishenkistä | כפרי, כפרית, כפריים, כפריות, רוסטי |
natural | přírodně, přirozeně, přírodní, přírodním, přirozený, přirozená | luonnollinen, luonnollisen, luonnolliset, luonnollista, luonnollisesti, luonnonmukainen | טבעי, טבעית, טבעיים, טבעיות | 자연스러운, 자연스럽게, 내추럴, 내추럴한, 내추럴하게
cool | chladně, chladný, chladná, chladné, chladnou, chladným | viileä, viileän, viileät, viileää, viileästi, viileillä | קריר, קרירה, קרירים, קרירות, צונן |
fresh | svěže, svěžý, svěžá, svěžé, svěžou, svěžým | raikas, raikkaan, raikkaat, raikasta, raikkaasti, raikkailla | רענן, רעננה, רעננים, רעננות, טרי | 상큼한, 상큼하게, 상큼하고, 상큼함, 산뜻한, 산뜻하게
timeless | nadčasově, nadčasový, nadčasová, nadčasové, nadčasovou, nadčasovým | ajaton, ajattoman, ajattomat, ajatonta, ajattomasti | על-זמני, על זמני, נצחי, נצחית, על-זמנית, על זמנית | 시대를 초월한, 시대를 타지, 유행을 타지 않는, 변하지 않는 고전, 타임리스
traditional | tradičně, tradiční, tradičním, po staru | perinteinen, perinteisen, perinteiset, perinteistä, perinteisesti | מסורתי, מסורתית, מסורתיים, מסורתיות |
luxurious | luxusně, luxusní, luxusním, exkluzivně, exkluzivní, honosný | ylellinen, ylellisen, ylelliset, ylellistä, luksus, loistelias | יוקרתי, יוקרתית, יוקרתיים, יוקרתיות, מפואר, אקסקלוסיבי | 럭셔리한, 럭셔리하게, 호화로운, 고급진
refined | rafinovaně, rafinovaný, rafinovaná, rafinované, rafinovanou, rafinovaným | hienostunut, hienostuneen, hienostuneet, hienostunutta, hienostuneesti, viimeistelty | מעודנת, מעודנים, מעודנות, מתוחכם, מהוקצע | 정제된, 세련미, 품위 있게 세련된
serious |  | vakavat, vakavaa, vakavasti | ברצינות | 진지한, 진지하게, 진지하고, 진지함, 진중한, 진중하게
formal | formálně, formální, formálním, úředně, oficiálně, oficiální | virallinen, virallisen, viralliset, virallista, virallisesti, muodollinen | רשמי, רשמית, רשמיים, רשמיות, פורמלי | 격식 있는, 격식 있게, 공식적인, 공식적으로, 격식을 갖춘, 포멀한
stately |  |  | מכובד, מכובדת, מכובדים, מכובדות, חגיגי ומכובד | 위엄 있는, 위엄 있게, 품격 있는, 품격 있게, 장중한, 근엄한
professional | profesionálně, profesionální, profesionálním, profesionálnější | ammattimainen, ammattimaisen, ammattimaiset, ammattimaista, ammattimaisesti | מקצועי, מקצועית, מקצועיים, מקצועיות, באופן מקצועי | 전문적인, 전문적으로, 프로페셔널한, 프로다운, 전문가다운
corporate | firemně, firemní, firemním, korporátní, korporátně | yritysmäinen, yritysmäisen, yritysilme, yritysilmeinen, firmamainen | תאגידי, תאגידית, תאגידיים, תאגידיות, עסקי | 기업스러운, 기업체 같은, 회사다운, 기업용
restrained | zdrženlivě, zdrženlivý, zdrženlivá, zdrženlivé, zdrženlivou, zdrženlivým | hillitysti, vaatimaton | מרוסן, באיפוק | 절제된, 절제하여, 절제된 느낌, 차분히 절제, 자제된
plain | prostě, neozdobený, neozdobená, neozdobené, neozdobenou, neozdobeným | pelkistetyn, pelkistetyt, koruton, koruttoman, vaatimattomasti | חלק, ללא קישוטים | 수수한, 수수하게, 꾸밈없는, 꾸밈없이, 밋밋한, 담백한
minimal | minimalisticky, minimalistický, minimalistická, minimalistické, minimalistickou, minimalistickým | minimalistinen, minimalistisen, minimalistiset, minimalistista, minimalistisesti, minimalismi | מינימליסטי, מינימליסטית, מינימליסטיים, מינימליסטיות, מינימלי | 미니멀, 미니멀하게, 미니멀한, 미니멀리즘, 미니멀리스트
calmer | klidněji, víc v klidu | rauhallisempi, rauhallisemmat, rauhallisempaa, rauhallisemmin, rauhallisemmaksi | רגוע יותר, רגועה יותר, יותר רגוע, שקט יותר, יותר שקט | 더 차분하게, 더 차분한, 좀 차분하게, 더 조용하게, 더 잔잔하게
quiet | tiše, tichý, tichá, tiché, tichou, tichým | hiljainen, hiljaisen, hiljaiset, hiljaista, hiljaisesti, hiljaa | בשקט |
loud | křiklavě, křiklavý, křiklavá, křiklavé, křiklavou, křiklavým | räikeä, räikeän, räikeät, räikeää, äänekäs, huutava | צעקני, צעקנית, צעקניים, צעקניות, רועש | 요란한, 요란하게, 요란하고, 시끄러운, 튀는, 튀게
soft | jemně, měkce, měkký, měkká, měkké, měkkou | pehmeä, pehmeän, pehmeät, pehmeää, pehmeästi, pehmeillä | רך, רכה, רכים, רכות, ברכות | 부드러운, 부드럽게, 보드라운, 부드럽고, 소프트한
delicate | jemňounce, subtilně, křehce, křehký, křehká, křehké | siro, sirot, siron, siroa, sirosti, hienovarainen | עדין, עדינה, עדינים, עדינות, בעדינות | 섬세한, 섬세하게, 섬세하고, 가녀린, 여린
romantic | romanticky, romantický, romantická, romantické, romantickou, romantickým | romanttinen, romanttisen, romanttiset, romanttista, romanttisesti | רומנטי, רומנטית, רומנטיים, רומנטיות, חולמני | 로맨틱한, 로맨틱하게, 로맨틱하고, 로맨틱함, 낭만적인, 낭만적으로
cheerful | vesele, veselý, veselá, veselé, veselou, veselým | iloinen, iloisen, iloiset, iloista, iloisesti, hilpeä | עליז, עליזה, עליזים, עליזות, שמח | 명랑한, 명랑하게, 명랑하고, 즐거운, 유쾌한
inviting | lákavě, zvoucý, zvoucá, přívětivý, přívětivá | kutsuva, kutsuvan, kutsuvat, kutsuvaa, kutsuvasti | מזמין, מזמינה, מזמינים, מזמינות | 반겨주는, 환영하는 느낌, 초대하는 듯한, 들어오고 싶은
festive |  |  |  | 축제 같은, 축제 분위기, 흥겨운, 잔치 분위기, 잔치 같은, 축제처럼
energetic | energicky, energický, energická, energické, energickou, energickým | energinen, energisen, energiset, energistä, energisesti, vauhdikas | אנרגטי, אנרגטית, אנרגטיים, אנרגטיות, מלא אנרגיה | 활기찬, 활기차게, 에너지 넘치는, 역동적인 힘, 에너제틱한
dynamic | dynamicky, dynamický, dynamická, dynamické, dynamickou, dynamickým | dynaaminen, dynaamisen, dynaamiset, dynaamista, dynaamisesti | דינמי, דינמית, דינמיים, דינמיות, דינאמי | 역동적인, 역동적으로, 다이내믹한, 다이나믹한, 다이내믹하게
lively | živě, živý, živá, živé, živou, živým | eloisa, eloisan, eloisat, eloisaa, eloisasti, vilkas | תוסס, תוססת, תוססים, תוססות, מלא חיים | 생기 있는, 생기 있게, 생동감 있는, 생동감 있게, 생기발랄한, 생생한
powerful | silně působící, mohutně, mohutný, mohutná, mohutné, mohutnou | voimakas, voimakkaan, voimakkaat, voimakasta, voimakkaasti, vahva | עוצמתי, עוצמתית, עוצמתיים, עוצמתיות, חזק | 강렬한, 강렬하게, 힘 있는, 힘 있게, 강력한, 힘찬
striking | nápadně, nápadný, nápadná, nápadné, nápadnou, nápadným | huomiota herättävä, huomiota herättävät, iskevä, iskevän, näyttävä, näyttävästi | בולט לעין, מושך תשומת לב, מרשים, מרשימה, מרשימים, קליט | 눈에 띄는, 눈길을 끄는, 눈길 끄는, 인상적인, 시선을 끄는, 임팩트 있게
dramatic | dramaticky, dramatický, dramatická, dramatické, dramatickou, dramatickým | dramaattinen, dramaattisen, dramaattiset, dramaattista, dramaattisesti, salaperäinen | דרמטי, דרמטית, דרמטיים, דרמטיות, מסתורי | 극적인, 극적으로, 드라마틱한, 드라마틱하게, 신비로운
technical | technicky, technický, technická, technické, technickou, technickým | tekninen, teknisen, tekniset, teknistä, teknisesti | טכני, טכנית, טכניים, טכניות | 기술적인, 테크니컬한, 기술 문서 같은, 공학적인
scientific | vědecky, vědecký, vědecká, vědecké, vědeckou, vědeckým | tieteellinen, tieteellisen, tieteelliset, tieteellistä, tieteellisesti | מדעי, מדעית, מדעיים, מדעיות | 과학적인, 과학적으로, 과학 논문 같은
academic | akademicky, akademický, akademická, akademické, akademickou, akademickým | akateeminen, akateemisen, akateemiset, akateemista, akateemisesti | אקדמי, אקדמית, אקדמיים, אקדמיות, אקדמאי | 학술적인, 학술적으로, 학구적인, 아카데믹한, 논문 같은
industrial | industriálně, industriální, industriálním, syrově, syrový, syrová | teollinen, teollisen, teolliset, karhea, karheat, rouhea | תעשייתי, תעשייתית, תעשייתיים, תעשייתיות, מחוספס, גולמי | 산업적인, 공업적인, 인더스트리얼, 투박한, 거친, 공장 같은
retro |  | retrohenkinen, retrotyyli, retrohenkisen, retrotyyliin | רטרו, בסגנון רטרו, רטרואי |
vintage | starobyle, starobylý, starobylá, starobylé, starožitný | vanhahtava, vanhahtavan, vanhahtavat, antiikkinen, vintagetyyli | וינטג׳, וינטאג׳, וינטג', וינטאג', עתיק, בסגנון עתיק | 빈티지, 빈티지한, 빈티지하게, 빈티지풍, 앤티크, 고풍스러운
nostalgic | nostalgicky, nostalgický, nostalgická, nostalgické, nostalgickou, nostalgickým | nostalginen, nostalgisen, nostalgiset, nostalgista, nostalgisesti | נוסטלגי, נוסטלגית, נוסטלגיים, נוסטלגיות, בנוסטלגיה | 향수를 부르는, 향수 어린, 추억의, 복고적인, 그리운 느낌
handmade |  | käsintehty, käsintehdyn, käsintehdyt, käsin tehty, käsin tehdyn, kotitekoinen | עבודת יד, בעבודת יד, תוצרת בית, מעשה ידיים | 수제, 손으로 만든, 수제품, 핸드메이드, 직접 만든, 수제 느낌
artisanal | řemeslně, řemeslný, řemeslná, řemeslné, řemeslnou, řemeslným | käsityömäinen, käsityöläismäinen, käsityötä, käsityön | אומנותי, בעבודת אומן, מלאכת יד, עבודת אומן | 장인의, 장인 느낌, 공방 느낌, 수공예, 수공예품 같은
kids | dětsky, dětský, dětská, dětské, dětskou, pro děti | lapsille, lasten, lapsenomainen, lapsekas, koululaisille | לילדים, ילדותי, לילדי, של ילדים, ילדים | 어린이용, 아이들용, 아동용, 아이들을 위한, 어린이를 위한, 아이들
swiss | švýcarsky, švýcarský, švýcarská, švýcarské, švýcarskou, švýcarským | sveitsiläinen, sveitsiläisen, sveitsiläiset, sveitsiläistä, sveitsiläisesti | שוויצרי, שוויצרית, שוויצריים, שוויצריות, שווייצרי | 스위스, 스위스풍, 스위스 스타일, 스위스식
editorial | redakční, redakčním, redakčně | toimituksellinen, toimituksellisen, lehtimäinen, lehtimäisen | עיתונאי, עיתונאית, מגזיני, אדיטוריאל | 에디토리얼, 편집 디자인, 잡지 편집, 에디토리얼한
magazine | časopis, časopisu, časopisově, magazín, magazínu, časopisy | aikakauslehti, aikakauslehden, aikakauslehdessä, lehti, lehden, makasiini | מגזין, המגזין, במגזין, כמו מגזין, כתב עת, ירחון | 잡지, 잡지는, 잡지를, 잡지가, 잡지에, 잡지로
japandi | japonsky, japonský, japonská, japonské, japonskou, japonským | japanilainen, japanilaisen, japanilaiset, japanilaista, japanilaisesti | יפני, יפנית, יפניים, יפניות, יפנדי | 일본풍, 일본식, 일본스러운, 일본 느낌, 재팬디
kitschy | kýčovitě, kýč, kýčovitý, kýčovitá, kýčovité, kýčovitou | kitsahtava, kitschiä, kitschmäinen, mauton | קיטש, קיטשי, קיטשית, קיטשיים, קיטשיות | 키치한, 키치하게, 키치하고, 키치함, 촌스러운, 키치
shiny | leskle, lesklý, lesklá, lesklé, třpytivý, třpytivě | kiiltävä, kiiltävän, kiiltävät, kiiltävää, kimaltava, kimalteleva | מבריק, מבריקה, מבריקים, מבריקות, נוצץ, מנצנץ | 반짝이는, 반짝거리는, 번쩍이는, 광택, 광택 있는, 윤이 나는
warmer | teplejší, tepleji, teplejším | lämpimämpi, lämpimämmän, lämpimämmät, lämpimämpää, lämpimämmin, lämpimämmäksi | חם יותר, יותר חם, חמים יותר, חמה יותר, יותר חמים, חמות יותר | 더 따뜻하게, 더 따뜻한, 좀 따뜻하게, 더 포근하게, 더 따스하게
softer | měkčí, měkčeji, jemnější, jemněji | pehmeämpi, pehmeämmän, pehmeämmät, pehmeämpää, pehmeämmin, pehmeämmäksi | רך יותר, יותר רך, רכה יותר, רכים יותר, עדין יותר, יותר עדין | 더 부드럽게, 더 부드러운, 좀 부드럽게, 좀 더 부드럽게
simpler | jednodušší, jednodušeji, prostší, střídmější | yksinkertaisempi, yksinkertaisemman, yksinkertaisemmat, yksinkertaisempaa, yksinkertaisemmin, pelkistetympi | פשוט יותר, יותר פשוט, פשוטה יותר, פשוטים יותר | 더 단순하게, 더 간단하게, 더 심플하게, 더 단순한, 더 심플한, 더 간결하게
livelier | živější, živěji, živějším | eloisampi, eloisamman, eloisammat, eloisampaa, eloisammin, eloisammaksi | תוסס יותר, יותר תוסס, חי יותר, יותר חי | 더 생기 있게, 더 활기차게, 더 활기찬, 더 생동감 있게, 더 생생하게
brighter | zářivější, zářivěji | kirkkaampi, kirkkaamman, kirkkaammat, kirkkaampaa, kirkkaammin, kirkkaammaksi | מואר יותר, זוהר יותר, בוהק יותר | 더 밝게, 더 밝은, 더 환하게, 더 선명하게, 좀 더 밝게, 더 화사하게
narrower | užší, úžeji, užšími, užším | kapeampi, kapeamman, kapeammat, kapeampaa, kapeammalla, kapeammaksi | צר יותר, יותר צר, צרה יותר, צרים יותר | 더 좁게, 더 좁은, 좀 좁게, 좀 더 좁게
wider | širší, šířeji, širšími, širším | leveämpi, leveämmän, leveämmät, leveämpää, leveämmällä, leveämmäksi | רחב יותר, יותר רחב, רחבה יותר, רחבים יותר | 더 넓게, 더 넓은, 좀 넓게, 폭을 넓게, 좀 더 넓게
tighter | těsněji, těsnější, hustěji, více natěsno | tiiviimpi, tiiviimmän, tiiviimmät, tiiviimpää, tiiviimmin, tiukempi | צפוף יותר, יותר צפוף, הדוק יותר, צפופים יותר | 더 촘촘하게, 더 빽빽하게, 더 촘촘한, 더 바짝, 간격을 좁게
airier | vzdušněji, víc vzduchu, více vzduchu | ilmavampi, ilmavamman, ilmavammat, ilmavampaa, ilmavammin, lisää ilmaa | אוורירי יותר, יותר אוורירי, יותר אוויר, אוורירית יותר | 더 여유 있게, 더 널찍하게, 여백을 더, 더 시원하게, 더 여유롭게
pt | bodů, bodová, bodové, body písma | pistettä, pisteen kokoinen, pistekoko | נק׳ | 포인트 크기, pt로
two sided | oboustranně, oboustranný, oboustranná, oboustranné, oboustrannou, oboustranným | kaksipuolinen, kaksipuolisen, kaksipuoliset, kaksipuolisesti, molemmin puolin, kaksipuolista | דו-צדדי, דו צדדי, משני הצדדים, על שני הצדדים, דו-צדדית | 양면, 양면으로, 양면 인쇄, 앞뒤로, 양면에
readable from afar |  |  | קריא מרחוק, קריאה מרחוק, קריאים מרחוק, שיקראו מרחוק, לקרוא מרחוק, שאפשר לקרוא מרחוק |
in english | v angličtině, anglicky, do angličtiny | englanniksi, englanninkielinen, englanninkielisenä | באנגלית, לאנגלית, בשפה האנגלית | 영어로, 영문으로, 영어로만
in german | v němčině, německy, do němčiny | saksaksi, saksankielinen, saksankielisenä | בגרמנית, לגרמנית, בשפה הגרמנית | 독일어로, 독어로, 독일어로만
in french | ve francouzštině, francouzsky, do francouzštiny | ranskaksi, ranskankielinen, ranskankielisenä | בצרפתית, לצרפתית, בשפה הצרפתית | 프랑스어로, 불어로, 프랑스어로만
style | styl, stylu, stylem, styly, stylově | tyylin | סגנון, הסגנון, לסגנון, סגנונות | 양식
keep everything else | všechno ostatní nech, ostatní nech, zbytek nech, ostatní beze změny, zbytek beze změny, vše ostatní zůstane | muu ennallaan, kaikki muu ennallaan, muu saa jäädä, pidä muu ennallaan, kaikki muu säilyy, loput ennallaan | כל השאר נשאר, השאר נשאר, תשאיר את השאר, שאר הדברים יישארו, את כל השאר תשאיר, השאר ללא שינוי | 나머지는 그대로, 나머지는 그대로 둬, 나머지는 유지, 나머지 그대로, 다른 건 그대로, 그 외에는 그대로
no frills | bez příkras, žádné kudrlinky, bez kudrlinek, žádné parádičky, bez ozdůbek, bez zbytečností | ei krumeluureja, ilman krumeluureja, ei turhia koristeluja, ei hömpötyksiä, ilman hömpötyksiä, ei turhuuksia | בלי קישוטים מיותרים, בלי קשקושים, בלי שטויות, בלי גימיקים, בלי פרפורים, ללא קישוטים מיותרים | 군더더기 없이, 군더더기 없는, 잔재주 없이, 꾸밈 없이, 쓸데없는 장식 없이, 화려한 장식 없이
fit on one page | vejde se na jednu stránku, vejít na jednu stránku, vešlo na jednu stránku, na jednu stránku, vejít na stranu | mahtuu yhdelle sivulle, mahduttava yhdelle sivulle, mahtua yhdelle sivulle, mahtuva yhdelle sivulle | להיכנס לעמוד אחד, ייכנס לעמוד אחד, נכנס בעמוד אחד, בעמוד אחד, על עמוד אחד, לעמוד אחד | 한 페이지에 들어가, 한 페이지에 들어가게, 한 페이지에 맞게, 한 장에 들어가게, 한 페이지에 다, 한 장에 다
big letters | slabozracý, slabozracá, slabozracé, pro slabozraké, starší lidé, špatně vidí | heikkonäköisille, heikkonäköiset, heikkonäköinen, näkövammaisille, isot kirjaimet, isoin kirjaimin | לכבדי ראייה, לקויי ראייה, ללקויי ראייה, אנשים מבוגרים, לאנשים מבוגרים, כבדי ראייה | 저시력자, 저시력자를 위한, 시력이 약한, 눈이 나쁜, 눈이 어두운, 노인분들
readable from a distance | čitelné na dálku, čitelný na dálku, čitelná na dálku, čitelné z odstupu | luettavissa matkan päästä, luettavissa etäältä, luettava etäältä, etäältä luettava | קריא ממרחק, קריאים ממרחק, נקרא ממרחק, לקרוא ממרחק | 먼 곳에서 읽을, 떨어져서도 읽히, 먼 거리에서도 읽을, 먼 거리에서 읽히
read from | z poslední řady, na vzdálenost tří metrů, ze tří metrů, čitelné z | takarivistä, kolmen metrin päästä, viimeisestä rivistä, metrin päästä | מהשורה האחרונה, משלושה מטרים, מרחק של שלושה מטרים, מסוף האולם | 맨 뒷줄에서, 삼 미터 거리에서, 3미터 떨어져서, 뒷자리에서도, 맨 뒤에서
prominent | výrazně, výrazný, výrazná, výrazné, výraznou, výrazným | näkyvä, näkyvästi, näkyvän, näkyvät, erottuva, silmiinpistävä | בולט, בולטת, בולטים, בולטות, בהבלטה, ניכר | 두드러지게, 두드러진, 돋보이게, 돋보이는, 눈에 잘 띄게, 눈에 확 띄게
table heads | záhlaví tabulky, záhlaví tabulek, hlavička tabulky, hlavičky tabulek, hlavičky tabulky, záhlaví sloupců | taulukon otsikkorivi, taulukoiden otsikkorivit, sarakeotsikot, taulukon otsikot, otsikkorivi, taulukon yläotsikot | כותרות הטבלה, כותרת הטבלה, כותרות העמודות, שורת הכותרת בטבלה, כותרות טבלה, ראש הטבלה | 표 머리글, 표 머리글은, 표 제목행, 표 머리행, 표 헤더, 열 제목
striped tables | pruhované tabulky, pruhovaná tabulka, střídavě podbarvené řádky, tabulky s pruhy, zebrovaná tabulka, střídavé řádky | raidalliset taulukot, raidallinen taulukko, seepraraidat, raidoitettu taulukko, joka toinen rivi varjostettu | טבלאות מפוספסות, טבלה מפוספסת, פסי זברה בטבלה, שורות לסירוגין | 줄무늬 표, 표에 줄무늬, 얼룩말 무늬 표, 행마다 번갈아, 번갈아 음영
highlighted | podbarveně, zvýrazněně, zvýrazněný, zvýrazněná, zvýrazněné, podbarvený | korostettu, korostetun, korostetut, korostettuna, korostettuja, taustavärillä | מסומן, מסומנת, מסומנים, מסומנות, מודגש במרקר, במרקר | 강조 표시, 형광펜으로, 하이라이트, 형광펜 칠, 배경색으로 강조, 음영 처리
drop caps | iniciála, iniciály, iniciálou, iniciálu, iniciál, iniciálami | anfangi, anfangin, anfangit, anfangeja, anfangilla, anfangien | אות פותחת, אותיות פותחות, אות פתיחה גדולה, אות ראשונה גדולה, דרופ קאפ, אות פתיחה | 드롭캡, 드롭 캡, 첫 글자 장식, 첫 글자 크게, 장식 첫 글자, 드롭캡은
sepia | sépie, sépiový, sépiová, sépiové, v sépii, zažloutlý papír | seepia, seepian, seepianväri, seepiansävyinen, kellastunut paperi, vanha paperi | ספיה, בגוון ספיה, בספיה, ספיה חום, נייר ישן | 세피아, 세피아톤, 세피아 톤으로, 세피아색, 오래된 종이, 낡은 종이
newspaper | noviny, novin, novinově, novinový, novinová, novinové | sanomalehti, sanomalehden, sanomalehtimäinen, sanomalehdet, vanha sanomalehti, lehdenomainen | עיתון, העיתון, בעיתון, לעיתון, והעיתון, עיתון ישן | 신문, 신문은, 신문을, 신문이, 신문에, 신문으로
gold | ze zlata | kulta, kullan, kullanvärinen, kullanvärisen, kullanväriset, kullanväristä |  |
neon | neonově, neonový, neonová, neonové, neonovou, neonovým | neonväri, neonvärit, neonvärinen, neonvärisen, neonväriset | ניאון, בניאון, צבעי ניאון, ניאוני | 네온, 형광, 네온색, 형광색, 네온으로, 형광색으로
neon pink | neonově růžový, neonově růžová, neonově růžové, neonově růžovou, neonově růžovým, neonově růžového | neonpinkki, neonpinkin, neonpinkit, neonpinkkiä, neonpinkillä | ורוד ניאון, בורוד ניאון, ורוד זוהר, הורוד ניאון | 네온 핑크, 형광 핑크, 형광 분홍, 네온핑크, 형광 분홍색, 형광핑크
between columns | mezi sloupci, čáry mezi sloupci, linky mezi sloupci, čára mezi sloupci, dělicí čáry mezi sloupci | palstojen välissä, palstojen väliin, viivat palstojen välissä, viiva palstojen väliin, palstojen välillä | בין הטורים, קווים בין הטורים, קו בין הטורים, בין הטורים קו, בין העמודות | 단 사이에, 단 사이에 선, 칼럼 사이에, 단과 단 사이에, 열 사이에 선, 단 사이 구분선
fun | zábavně, zábavný, zábavná, zábavné, zábavnou, zábava | hauska, hauskan, hauskat, hauskaa, hauskasti | כיפי, כיפית, כיפיים, כיפיות, מהנה, משעשע | 재밌는, 재미있게, 재밌게, 유쾌하게, 신나는
edgy | drze, drzý, drzá, drzé, provokativně, provokativní | provosoiva, särmikäs, särmikkään, särmikkäät, röyhkeä, uhmakas | פרובוקטיבי, פרובוקטיבית, פרובוקטיביים, פרובוקטיביות, נועז, מחוצף | 도발적인, 파격적인, 까칠한, 반항적인, 엣지 있는, 날 선
pop | popově, popový, popová, popové, popovou, popovým | popahtava, poppi, pophenkinen, pophenkisen, pophenkiset, pophenkistä | פופ, בסגנון פופ, פופי | 팝한, 팝아트풍, 팝한 느낌, 팝하게
trustworthy | důvěryhodně, důvěryhodný, důvěryhodná, důvěryhodné, důvěryhodnou, důvěryhodným | luotettava, luotettavan, luotettavat, luotettavaa, luotettavasti, luottamusta herättävä | אמין, אמינה, מעורר אמון, אמינים, אמינות, מהימן | 믿음직한, 신뢰감 있는, 신뢰감을 주는, 믿을 만한, 신뢰할 수 있는, 믿음이 가는
scandinavian | skandinávsky, skandinávský, skandinávská, skandinávské, skandinávskou, skandinávským | skandinaavinen, skandinaavisen, skandinaaviset, skandinaavista, skandinaavisesti, skandi | סקנדינבי, סקנדינבית, סקנדינביים, סקנדינביות | 스칸디나비아, 스칸디나비아풍, 스칸디나비안, 스칸디나비아식
nordic | seversky, severský, severská, severské, severskou, severským | pohjoismainen, pohjoismaisen, pohjoismaiset, pohjoismaista, pohjoismaisesti, pohjolan | נורדי, נורדית, נורדיים, נורדיות, צפוני | 북유럽, 북유럽풍, 북유럽 스타일, 노르딕, 북유럽식
christmas | vánočně, vánoční, vánočním, vánoce, vánoc, k vánocům | jouluinen, jouluisen, jouluiset, joulu, joulun, jouluisa | חג המולד, לחג המולד, כריסמס, של חג המולד | 크리스마스, 크리스마스풍, 성탄절, 크리스마스 분위기, 성탄
autumn | podzimně, podzimní, podzimním, podzim, podzimu | syksyinen, syksyisen, syksyiset, syksyistä, syksy, syksyn | סתווי, סתווית, סתוויים, סתוויות, סתיו | 가을 느낌, 가을의, 가을빛, 가을 분위기
stripes |  | raidalliset, raitojen, raidoilla | מפוספס |
foliage | listy, větvičky, větvičkami, listoví, úponky | lehvät, lehviä, lehvien, oksat, oksia | עלווה, ענפים, העלים, עלי ירק, ענפי | 잎사귀, 이파리, 나뭇가지, 잎들
wreath | věnec, věnce, věncem, věneček, věnečky | seppele, seppeleen, seppeleet, seppeleitä | זר פרחים, זר עלים, זר, הזר, זרים | 화환, 화환을, 리스, 꽃화환, 리스 장식
bunting | praporky, praporků, praporečky, vlaječky | viirinauha, viirinauhan, viirinauhat, viirit, viirejä, lippunauha | דגלונים, שרשרת דגלונים, דגלוני, הדגלונים | 가랜드, 삼각 깃발, 깃발 장식, 만국기, 깃발 줄
confetti | konfety, konfet, konfetami, balónky, balónků | konfetin, konfettia, konfetit, ilmapallot, ilmapalloja | קונפטי, בקונפטי, בלונים, עם קונפטי | 색종이 조각, 콘페티, 컨페티, 풍선, 색종이, 풍선들
labels |  |  | תוויות, התוויות, בתוויות, לתוויות, והתוויות, תווית |
links | odkazy, odkazů, odkaz, odkazem, odkazech, odkazům | linkkien, linkkejä, linkeissä | קישורים, הקישורים, קישור, לינקים, לינק, בקישורים | 링크, 링크는, 링크를, 링크가, 링크에, 링크로
running head | živé záhlaví, živého záhlaví, běžné záhlaví, průběžné záhlaví | juokseva otsikko, juoksevan otsikon, juoksevat otsikot, sivuotsikko | כותרת רצה, כותרת שוטפת, ראש עמוד | 러닝 헤드, 면주, 난외 제목, 면주는
amounts | částek | rahasummat, euromäärät | סכומים, הסכומים, בסכומים, לסכומים, סכומי כסף, והסכומים | 금액들은, 금액들을, 액수들, 금액란
opening hours | otevírací doba, otevírací doby, otevírací dobu, otevírací době, otvírací doba | aukioloajat, aukioloaikojen, aukioloaika, aukioloaikoja, aukiolo, aukioloajoille | שעות פתיחה, שעות הפתיחה, שעות פעילות, שעות הפעילות, בשעות הפתיחה, לשעות הפתיחה | 영업시간, 영업 시간, 운영시간, 운영 시간, 영업시간은, 개관 시간
dishes |  | ruoat, ruokien, ruokalajit, ruokalajien, annokset, annosten | מנות, המנות, מנה, שמות המנות, במנות, למנות |
rounded type | zaoblené písmo, zaobleným písmem, oblé písmo, oblým písmem, kulaté písmo, kulatým písmem | pyöreä fontti, pyöreällä fontilla, pyöristetty fontti, pyöreät kirjaimet, pyöreitä kirjaimia, pyöreä kirjasin | גופן מעוגל, בגופן מעוגל, אותיות מעוגלות, באותיות מעוגלות, כתב מעוגל, פונט מעוגל |
heavy | extra tučný, extra tučná, extra tučné, extra tučnou, extra tučným, extra tučného | extralihava, ultralihava, erittäin lihava, extralihavalla, ultralihavalla, todella lihava | שחור במיוחד, עבה במיוחד, מודגש מאוד, מאוד מודגש, אקסטרה בולד, עבה מאוד | 아주 굵게, 아주 굵은, 초굵게, 매우 굵게, 엑스트라 볼드, 굵직한
light weight | lehký řez, lehké písmo, lehkým písmem, tenký řez, tenké písmo, tenkým písmem | ohut fontti, ohuella fontilla, kevyt leikkaus, kevyellä leikkauksella, ohut leikkaus | משקל קל, גופן דק, אותיות דקות, באותיות דקות, פונט דק, לייט | 가벼운 글꼴, 얇은 글씨, 얇은 글꼴, 가는 글씨, 가는 서체, 얇은 글씨로
underlined | podtrženě, podtržený, podtržená, podtržené, podtrženou, podtrhnout | alleviivattu, alleviivatun, alleviivatut, alleviivattuna, alleviivaus, alleviivauksella | עם קו תחתון, קו תחתון, בקו תחתון, מסומן בקו, מסומנת בקו, מסומנים בקו | 밑줄, 밑줄로, 밑줄을, 밑줄 친, 밑줄 그은, 밑줄 긋기
letter spacing | prostrkání, prostrkaný, prostrkaná, prostrkané, mezery mezi písmeny, mezipísmenné mezery | kirjainväli, kirjainvälin, kirjainvälit, merkkiväli, harvennettu, harvennus | ריווח אותיות, ריווח בין אותיות, מרווח בין אותיות, מרווח בין האותיות, ריווח בין האותיות, מרווח אותיות | 자간, 자간은, 자간을, 글자 간격, 글자 사이 간격, 글자 간격은
paragraph indents | odsazení odstavců, odsazení, odsazení prvního řádku, odsazené odstavce, zarážka | sisennys, sisennykset, sisennystä, sisennyksiä, kappaleen sisennys, sisennetty | הזחות, הזחה, הזחת פסקה, הזחת שורה ראשונה, הזחות בפסקאות | 들여쓰기, 들여쓰기는, 들여쓰기를, 문단 들여쓰기, 단락 들여쓰기, 첫 줄 들여쓰기
outside edge | na vnější straně, vnější okraj, vně, dole venku, na vnějším okraji | ulkoreuna, ulkoreunassa, ulkoreunaan, ulkoreunalla, alhaalla ulkoreunassa | בקצה החיצוני, שוליים חיצוניים, בשוליים החיצוניים, בצד החיצוני | 바깥쪽, 바깥쪽에, 바깥 가장자리, 바깥쪽 아래, 바깥 여백
saturated | křiklavé barvy | kylläinen, kylläiset, kylläistä, kylläisiä värejä, voimakkaat värit, voimakkaita värejä | רווי, רוויה, רוויים, רוויות, צבעים עזים, צבעים חזקים | 진한 색, 채도 높은, 채도가 높은, 강렬한 색, 원색적인, 쨍한 색
light grey | světle šedý, světle šedá, světle šedé, světle šedou, světle šedým, světle šedého | vaaleanharmaan, vaaleanharmaat, vaaleanharmaalla, vaaleanharmaita | אפור בהיר, באפור בהיר, אפורה בהירה, אפור בהירים, האפור הבהיר | 연회색, 연회색으로, 연회색은, 연회색의, 연회색이, 밝은 회색
petrol | petrolejově modrý, petrolejově modrá, petrolejově modré, petrolejově modrou, petrolejově modrým, petrolejově modrého | petrooli, petroolin, petroolinsininen, petroolinsinisen, petroolinvihreä, petroolinvihreän | פטרול, כחול פטרול, בצבע פטרול, ירוק פטרול | 페트롤, 페트롤 블루, 페트롤색, 페트롤 그린
blush | pudrově růžový, pudrově růžová, pudrově růžové, pudrově růžovou, pudrově růžovým, pudrově růžového | puuteriroosa, puuterin roosa, vaalea puuteri, puuterinsävyinen, puuterinvärinen | ורוד פודרה, בורוד פודרה, ורוד בייבי עדין, ורוד עתיק בהיר | 블러시, 파우더 핑크, 연한 살구 핑크, 분홍 볼터치, 블러시 핑크, 분가루 핑크
dusty rose | starorůžový, starorůžová, starorůžové, starorůžovou, starorůžovým, starorůžového | vanha roosa, vanharoosa, vanhan roosan, vanharoosan, tomuinen roosa | ורוד עתיק, בורוד עתיק, ורוד מאובק, ורוד אפרפר | 더스티 로즈, 인디 핑크, 인디핑크, 바랜 장미색, 톤다운 핑크, 탁한 장미색
blood red | krvavě červený, krvavě červená, krvavě červené, krvavě rudý, krvavě rudá, krvavě rudé | verenpunaisen, verenpunaiset, verenpunaista, verenpunaisella, verenpunaisena | באדום דם, האדום דם | 핏빛 붉은, 핏빛으로, 피처럼 붉은, 선혈색
fuchsia | fuchsiový, fuchsiová, fuchsiové, fuchsiovou, fuchsiově, fuksiový | fuksia, fuksian, fuksianvärinen, fuksianpunainen, fuksianpunaisen, fuksianpunaista | פוקסיה, בפוקסיה, ורוד פוקסיה | 푸시아, 푸크시아, 자홍색, 자홍색으로, 푸시아 핑크, 푸시아색
sand | písek | hiekka, hiekan, hiekanvärinen, hiekanvärisen, hiekansävyinen, hiekanruskea |  |
khaki | kaki barva, khaki barvou, barva khaki | khakin, khakinvihreä, khakivihreä | בחאקי, ירוק חאקי, בצבע חאקי | 카키색으로, 카키색의, 카키 그린
emerald | smaragdově, smaragdový, smaragdová, smaragdové, smaragdovou, smaragdovým | smaragdi, smaragdin, smaragdinvihreä, smaragdinvihreän, smaragdinvihreät, smaragdinvihreää | אמרלד, ירוק אמרלד, ירוק ברקת, ירוק איזמרגד, איזמרגד | 에메랄드, 에메랄드색, 에메랄드 그린, 에메랄드빛, 에메랄드 초록
apricot |  | aprikoosi, aprikoosin, aprikoosinvärinen, aprikoosinvärisen, aprikoosinväriset, aprikoosinväristä | משמש, צבע משמש, בצבע משמש, הצבע משמש, אפריקוט, משמשי | 애프리콧
lemon | citrón, citrónový, citrónová, citrónové, citronově žlutá, citronově | sitruuna, sitruunan, sitruunankeltainen, sitruunankeltaisen, sitruunankeltaista, sitruunankeltaiset | לימון, צהוב לימון, בצהוב לימון, בצבע לימון | 레몬색, 레몬, 레몬 옐로, 레몬 노랑, 레몬색으로, 레몬빛
rose gold | růžové zlato, růžového zlata, růžovým zlatem, růžovozlatý, růžovozlatá, růžovozlaté | ruusukulta, ruusukullan, ruusukultainen, ruusukultaisen, ruusukultaiset, ruusukultaista | רוז גולד, זהב ורוד, זהב אדום, בזהב ורוד | 로즈골드, 로즈 골드, 로즈골드로, 로즈 골드색, 로즈 골드로
accessible | přístupně, přístupný, přístupná, bezbariérový, bezbariérová | saavutettava, saavutettavan, saavutettavat, saavutettavaa, esteetön, esteettömät | נגיש, נגישה, נגישים, נגישות, מונגש | 접근성 좋은, 접근성 있게, 배리어 프리, 배리어프리, 무장애, 접근성 높은
glitter | třpytky, třpytek, třpytkami, glitr, glitry, zlaté třpytky | glitteri, glitterin, glitteriä, kimalle, kimalteen, kimalletta | נצנצים, עם נצנצים, גליטר, נצנצי זהב, הנצנצים | 반짝이, 글리터, 반짝이 가루, 금가루, 글리터 가루
squares | čtverce, čtverců, čtverci, čtverečků, čtvercích | neliöt, neliöiden, neliöitä, neliöissä, neliö, neliön | הריבועים, בריבועים, מרובעים | 네모, 네모들, 네모난 칸, 사각형들
before | před tím, před nadpisem, před textem, předtím než | ennen otsikkoa, sen edessä, edessä, eteen, ennen kuin | לפני, לפני כן | 앞에, 앞쪽에, 전에, 이전에
zebra rows | zebrování, zebra v tabulce, každý druhý řádek, střídavě šedé řádky, pruhované řádky, střídavě šedivé | joka toinen rivi, seeprarivit, joka toinen rivi harmaa, raidalliset rivit, vuorotellen harmaat rivit, seepraraitaiset rivit | פסי זברה, כל שורה שנייה, שורות זברה, שורה כן שורה לא, שורות מפוספסות | 얼룩말 줄, 한 줄 걸러, 번갈아 회색, 줄마다 번갈아, 홀짝 줄, 한 줄씩 번갈아
few words | málo textu, málo slov, skoro žádný text, co nejméně textu, stručný text | vähän tekstiä, vähän sanoja, tuskin tekstiä, niukasti tekstiä, lyhyt teksti | מעט מילים, מעט טקסט, כמה שפחות טקסט, כמעט בלי טקסט, מינימום טקסט | 글자 적게, 글은 적게, 글 적게, 텍스트 적게, 글자 조금만, 짧은 글
primary colours | základní barvy, základních barvách, základními barvami, základních barev, primární barvy, primárních barvách | päävärit, päävärejä, pääväreillä, perusvärit, perusvärejä, perusväreissä | צבעי יסוד, בצבעי יסוד, צבעים ראשוניים, צבעי היסוד | 원색, 원색으로, 기본색, 삼원색, 원색의, 원색만
childish | dětinsky, dětinský, dětinská, dětinské, dětinskou, dětinským | lapsellinen, lapsellisen, lapselliset, lapsellista, lapsellisesti, naiivi | ילדותית, ילדותיים, ילדותיות, תינוקי | 유치한, 유치하게, 유치하고, 유치함, 유치찬란한, 애들 같은
garish | do očí bijící | räikeästi, kirkuva | רועשני, מסנוור, זועק | 야한, 촌스럽게 튀는, 현란한, 현란하게, 눈 아픈
wider margins | širší okraje, širšími okraji, širších okrajů, větší okraje, většími okraji, větších okrajů | leveämmät marginaalit, leveämpiä marginaaleja, isommat marginaalit, suuremmat marginaalit, leveämmät reunukset, isommat reunukset | שוליים רחבים יותר, שוליים יותר רחבים, שוליים גדולים יותר, יותר שוליים | 더 넓은 여백, 여백을 더 넓게, 여백 더 넓게, 여백을 넓게, 여백 넓게, 여백은 더 넓게
narrower margins | užší okraje, užšími okraji, užších okrajů, menší okraje, menšími okraji, menších okrajů | kapeammat marginaalit, kapeampia marginaaleja, pienemmät marginaalit, kapeammat reunukset, pienempiä marginaaleja | שוליים צרים יותר, שוליים יותר צרים, שוליים קטנים יותר, פחות שוליים | 더 좁은 여백, 여백을 더 좁게, 여백 더 좁게, 여백을 좁게, 여백 좁게, 여백은 더 좁게
inner | vnitřní, vnitřních, vnitřním, vnitřního | sisempi, sisimmäinen, sisäreuna, sisäreunassa, sisemmän, sisempää | פנימי, פנימית, פנימיים, פנימיות, מבפנים | 안쪽, 안쪽의, 안쪽은, 내부, 내측
outer | vnější, vnějších, vnějším, vnějšího | ulompi, ulomman, ulompaa, uloin, ulommainen, ulommat | חיצוני, חיצונית, חיצוניים, חיצוניות, מבחוץ | 바깥, 바깥의, 바깥은, 외곽, 바깥쪽의
lots of air | hodně vzduchu, hodně volného místa, víc místa, hodně bílé plochy, hodně bílého místa | paljon tyhjää tilaa, paljon tyhjää, paljon ilmaa, lisää tilaa, runsaasti tilaa, enemmän tilaa | הרבה מרווח, הרבה שטח לבן, הרבה רווח, יותר מרווח, הרבה חלל לבן | 넓은 여백, 빈 공간 많이
readable |  | hyvin luettava, luettavat | נוח לקריאה, קל לקריאה | 읽기 쉬운, 잘 읽히는, 가독성 있게
hand made | vlastnoručně vyrobený, vlastnoručně vyrobená, ručně vyrobený, ručně vyrobená | itse tehty, itse tehdyn, itsetehty, itse askarreltu, askarreltu, itsetehdyn | עשוי ביד, עשויה ביד, בעבודת ידיים, תוצרת ידיים, מעשה ידי | 손수 만든, 손으로 직접 만든, 손으로 만든 것 같은, 손맛 나는
drawing | kreslený, nakreslený | piirretty, piirretyt | הציור, מצויר, מאויר |
fold marks | značky ohybu, ohybové značky, falcovací značky, značka ohybu, ohybová značka | taittomerkit, taittomerkki, taittomerkkejä, taittoviivat, taitosviivat, taitekohdat | סימני קיפול, סימן קיפול, קווי קיפול, סימני הקיפול | 접는 선, 접지선, 접힘 표시, 접는 표시, 접선 표시, 접지 표시
table | tabulce |  | הטבלה, בטבלה, לטבלה, והטבלה |
daily | denně, denní, denním, každodenní | päivittäin, päivittäinen, päivittäisen, päivittäiset, joka päivä | יומי, יומית, יומיים, יומיות, מדי יום | 매일, 일일, 날마다, 매일의, 데일리
gloomy | ponuře, ponurý, ponurá, ponuré, ponurou, ponurým | synkkä, synkän, synkät, synkkää, synkästi, kolkko | קודר, קודרת, קודרים, קודרות, עגמומי, עגום | 우울한, 우울하게, 우울하고, 음울한, 칙칙한, 음침한
stuffy | upjatě, škrobeně, upjatý, upjatá, upjaté, upjatou | tunkkainen, jäykkä, jäykän, jäykkää, pönäkkä, kankea | מעונב, נוקשה, מיושנת, כבד ומיושן | 고리타분한, 답답한, 꽉 막힌, 딱딱한, 고루한, 구닥다리
salesy | reklamně, podbízivě, reklamní, podbízivý, podbízivá, podbízivé | myyvä, mainosmainen, mainosmaisen, mainosmaista, tyrkyttävä, kaupallinen | מכירתי, מכירתית, מכירתיים, מכירתיות, פרסומי, שיווקי | 광고 같은, 상업적인, 장사꾼 같은, 광고처럼, 광고스러운, 홍보용 같은
decimals | desetinná místa, desetinných míst, haléře, centy, desetinná, centů | desimaalit, desimaaleja, desimaalien, sentit, senttejä, desimaali | ספרות אחרי הנקודה, ספרות עשרוניות, אגורות, סנטים, עשרוניות, ספרה עשרונית | 소수점, 소수점 이하, 소수점 자리, 소수점은, 소수, 센트
discreet | nenápadně, nenápadný, nenápadná, nenápadné, nenápadnou, nenápadným | huomaamaton, huomaamattoman, huomaamattomat, huomaamattomasti | דיסקרטי, דיסקרטית, דיסקרטיים, דיסקרטיות, לא בולט | 눈에 띄지 않게, 조심스러운, 은근한, 은근하게, 은근히
bilingual | dvojjazyčně, dvojjazyčný, dvojjazyčná, dvojjazyčné, dvojjazyčnou, dvojjazyčným | kaksikielinen, kaksikielisen, kaksikieliset, kaksikielistä, kaksikielisenä, kahdella kielellä | דו-לשוני, דו לשוני, דו-לשונית, בשתי שפות, דו לשונית | 이중언어, 이중 언어, 두 언어로, 2개 언어로, 이중 언어로, 한글과 영어로
melancholic | melancholicky, melancholický, melancholická, teskný, teskná | melankolinen, melankolisen, melankoliset, melankolista, haikea, haikean | מלנכולי, מלנכולית, מלנכוליים, מלנכוליות, נוגה | 멜랑콜리한, 우수에 젖은, 애수 어린, 쓸쓸한, 쓸쓸하게
with attitude | s názorem, s charakterem, s postojem, s osobitostí | asenteella, asennetta, asenteellinen, omalla luonteella | עם אופי, עם גישה, בעל אופי, עם עמדה | 개성 있는, 개성 있게, 주관이 뚜렷한, 개성 강한, 당당한 느낌
proud | hrdě, hrdý, hrdá, hrdé, hrdou, pyšný | ylpeä, ylpeän, ylpeät, ylpeää, ylpeästi | גא, גאה, גאים, גאות, בגאווה | 당당한, 당당하게, 당당하고, 당당함, 자랑스러운, 자랑스럽게
urgent | naléhavě, naléhavý, naléhavá, naléhavé, naléhavou, naléhavým | kiireellinen, kiireellisen, kiireelliset, kiireellistä, kiireellisesti, hätäinen | דחוף, דחופה, דחופים, דחופות, בדחיפות | 긴급한, 긴급하게, 긴급하고, 긴급함, 급박한, 시급한
human | lidsky, lidský, lidská, lidské, osobně, osobní | inhimillinen, inhimillisen, inhimilliset, henkilökohtainen, henkilökohtaisen, ihmisläheinen |  | 인간적인, 사람 냄새 나는, 개인적인, 인간적으로, 사람다운, 인간미 있는
spooky | strašidelný, strašidelná, strašidelné, strašidelnou, strašidelně, děsivý | pelottava, pelottavan, aavemainen, aavemaisen, aavemaiset, karmiva | מפחיד, מפחידה, מצמרר, מפחידים, רפאים, מצמררת | 으스스한, 으스스하게, 으스스하고, 무서운, 오싹한, 귀신 나올
mended | záplatovaný, záplatovaná, vyspravený, vyspravená, látaný, látaná | paikattu, paikatut, paikatun, parsittu, parsitut, korjailtu | מתוקן, מטולא, מטולאת, מטולאים, תפור מחדש, טלוי | 꿰맨, 덧댄, 기워 붙인, 누빈, 때운
atmospheric | atmosférický, atmosférická, atmosférické, náladový, náladová, náladové | tunnelmallinen, tunnelmallisen, tunnelmalliset, tunnelmallista, tunnelmallisesti | אווירתי, אטמוספרי, מלא אווירה, אטמוספרית, אווירתית | 분위기 있는, 분위기 있게, 분위기 넘치는, 무드 있는, 운치 있는, 분위기 있고
cold | studeně, studený, studená, ledově | kylmä, kylmän, kylmät, kylmää, kylmästi, jäinen | קר, קרה, קרים, קרות, קפוא | 차갑게, 추운, 싸늘한, 쌀쌀한, 찬 느낌
market stall | starý krámek, stará krámská, starý koloniál, kupecký krám, tržní stánek, stánek na trhu | vanha puoti, vanha kauppa, torikoju, torikojun, markkinakoju, vanha kauppapuoti | דוכן בשוק, דוכן שוק, חנות ישנה, דוכן, בדוכן בשוק | 시장 가판대, 시장 좌판, 옛날 가게, 구멍가게, 옛 상점, 장터
tall format | orientace na výšku, formát na výšku, výškový formát, svislý formát, portrétní formát | pystysuunnassa, pystyyn, pystymuoto, pystymuodossa, pysty formaatti | פורמט לאורך, בפורמט אנכי, פורמט אנכי, פורטרט | 세로 방향으로, 세로판, 세로로 길게, 세로 용지
wide format | orientace na šířku, formát na šířku, šířkový formát, vodorovný formát | vaakasuunnassa, vaakamuoto, vaakamuodossa, leveä formaatti | פורמט לרוחב, בפורמט אופקי, פורמט אופקי, דף לרוחב, לנדסקייפ | 가로 방향으로, 가로판, 가로로 길게, 가로 용지
down the left | na levém okraji, podél levého okraje, vlevo na okraji, na levé straně, v levém sloupci | vasemmassa laidassa, vasemmassa palstassa, vasenta reunaa pitkin | לאורך צד שמאל, בשוליים השמאליים, לאורך הצד השמאלי, בטור השמאלי, בצד השמאלי | 왼쪽 가장자리에, 왼쪽 세로로, 왼쪽 열에, 왼쪽을 따라, 왼쪽 단에, 왼편에
down the right | na pravém okraji, podél pravého okraje, vpravo na okraji, na pravé straně, v pravém sloupci | oikeassa laidassa, oikeassa palstassa, oikeaa reunaa pitkin | לאורך צד ימין, בשוליים הימניים, לאורך הצד הימני, בטור הימני, בצד הימני | 오른쪽 가장자리에, 오른쪽 세로로, 오른쪽 열에, 오른쪽을 따라, 오른쪽 단에, 오른편에
in the margin |  |  | בשוליים, על השוליים, בשולי הדף, בשולי העמוד, לשוליים | 가장자리에, 여백 안에, 여백 칸에
first thing you see | první co je vidět, první věc kterou vidíte, první věc co vidíš, co vidíte jako první, jako první upoutá, na první pohled | ensimmäinen asia jonka näkee, ensimmäisenä näkee, ensimmäinen mitä näkee, ensimmäisenä katsotaan, heti ensimmäisenä silmiin | הדבר הראשון שרואים, הראשון שרואים, ראשון שרואים, שרואים קודם, מה שרואים קודם, הדבר הראשון שקופץ לעין | 제일 먼저 보이는, 가장 먼저 보이는, 가장 먼저 눈에 들어오는, 맨 먼저 눈에 띄는
most prominent | nejvíc výrazný, nejvíc výrazná, nejvíc výrazné, nejnápadnější | näkyvin, näkyvimmin, selvimmin näkyvä, silmiinpistävin, näkyvimpänä | הבולט ביותר, הבולטת ביותר, הכי בולטים, הכי ברור | 가장 눈에 띄는, 가장 돋보이게, 제일 돋보이는, 가장 두드러지게
read from across | čitelné přes ulici, číst přes ulici, přečíst přes ulici, čitelné z ulice, číst z protější strany, přečíst z chodníku | luettavissa kadun toiselta puolelta, kadun toiselta puolelta luettava, vastapäätä luettavissa, luettavissa kadulta | נקרא מהצד השני, קריא מהרחוב, לקרוא מהרחוב, קריא מעבר לרחוב, נקרא מעבר לכביש | 길 건너에서도 읽히, 길 건너에서 읽을, 거리에서 읽히는, 건너편에서도 보이게, 길에서도 보이게
really | skutečně, fakt, vážně hodně | oikeasti, ihan oikeasti, oikein | באמת, לגמרי | 정말, 진짜, 정말로, 진짜로
warnings | varování, upozornění, výstrahy, výstraha, nebezpečí, upozorněními | varoitukset, varoituksia, varoitus, varoitusten, varoituksen, vaarat | אזהרות, אזהרה, האזהרות, התראות, סכנות, בטיחות ואזהרות | 경고, 경고는, 경고를, 경고가, 경고에, 경고로
overdue | po splatnosti, zpožděný, prodlený, opožděný | myöhässä, erääntynyt, erääntyneet, myöhästynyt, myöhästyneet, erääntyneiden | באיחור, איחורים, בפיגור, שעבר זמנו, פיגורים, מועד שעבר | 연체, 연체된, 기한 지난, 지연, 지연된, 기한이 지난
prohibitions | zákazy, zákazů, zákaz, zákazech, zakázaný, zakázaná | kiellot, kieltoja, kielletty, kieltojen, kielto, kielletyt | איסורים, האיסורים, איסור, אסור, אסורים | 금지 사항, 금지사항, 금지 항목, 금지된
timeline | časová osa, časové ose, časovou osu, časové osy, časová linka | aikajana, aikajanan, aikajanalla, aikajanat, aikajanaa | ציר זמן, ציר הזמן, קו זמן, על ציר זמן, בציר זמן | 타임라인, 연표, 타임라인은, 연대표, 연표로, 시간순 표
timetable | jízdní řád, jízdního řádu, jízdním řádu, jízdní řády, železniční řád | aikataulu, aikataulun, aikataulut, aikatauluissa, junaaikataulu, juna-aikataulu | לוח זמנים, לוח הזמנים, לוח רכבות, לוח נסיעות, בלוח זמנים | 시간표, 열차 시간표, 기차 시간표, 운행표, 시각표, 배차표
departure board | odjezdová tabule, odjezdové tabule, tabule odjezdů, nádražní tabule, odletová tabule | lähtötaulu, lähtötaulun, lähtevien taulu, asemataulu, aikataulutaulu | לוח יציאות, לוח המראות, לוח הטיסות, לוח נסיעות בתחנה | 출발 안내판, 출발 전광판, 전광판, 열차 전광판, 공항 전광판, 출발 안내
ticket | lístek, lístku, jízdenka, jízdenky, vstupenka, vstupenky | pääsylippu, pääsylipun, matkalippu, matkalipun, junalippu | הכרטיס, כרטיס כניסה, כרטיס נסיעה, כרטיס רכבת, כרטיס קולנוע | 티켓, 승차권, 입장권, 영화표, 표 한 장, 기차표
pharmacy label | lékárenská etiketa, lékárenský štítek, lékárna, lékárny, lékárenská lahvička, apatyka | apteekkietiketti, apteekki, apteekin, apteekkipullo, apteekkipullon etiketti, apteekin etiketti | תווית בית מרקחת, בית מרקחת, של בית מרקחת, תווית של בית מרקחת, רוקחות | 약국 라벨, 약국, 약병 라벨, 약국 스티커, 약국 간판, 약병
wine label | vinná etiketa, vinné etikety, etiketa na víno, etiketu na víno, etiketa vína, etikety na víno | viinietiketti, viinietiketin, viinipullon etiketti, viinietiketit, viinipullo | תווית יין, תווית של יין, בתווית יין, תווית בקבוק יין | 와인 라벨, 와인 라벨처럼, 와인병 라벨, 와인 상표
beer label | pivní etiketa, pivní tácek, pivní etikety, krabička od sirek, sirková krabička, krabička od doutníků | olutetiketti, olutetiketin, oluenetiketti, tulitikkurasia, tulitikkurasian, sikarilaatikko | תווית בירה, תווית של בירה, תחתית לבירה, קופסת גפרורים, קופסת סיגרים | 맥주 라벨, 맥주병 라벨, 맥주잔 받침, 성냥갑, 성냥갑처럼, 시가 상자
seed packet | pytlík semen, sáček semínek, semenářský katalog, zahradnictví, sáček se semínky, zahradnictvím | siemenpussi, siemenpussin, siemenluettelo, taimitarha, taimitarhan, puutarhakauppa | שקית זרעים, שקיות זרעים, קטלוג זרעים, משתלה, משתלת, המשתלה | 씨앗 봉투, 씨앗 봉지, 종자 카탈로그, 원예점, 씨앗봉투, 묘목장
bakery bag | papírový pytlík z pekárny, pytel mouky, pytlík na chleba, kávový pytel | leipäpussi, leipäpussin, leipomopussi, pakkauspaperi, jauhosäkki, kahvisäkki | שקית מאפייה, שקית לחם, נייר עטיפה, שק קמח, שק קפה, שקית של מאפייה | 빵 봉투, 빵집 봉투, 빵봉지, 포장지, 밀가루 포대, 커피 자루
ledger | účetní kniha, účetní knihy, pokladní kniha, lodní deník, kniha hostů, matrika | tilikirja, tilikirjan, kassakirja, lokikirja, lokikirjan, vieraskirja | ספר חשבונות, פנקס חשבונות, יומן ים, ספר אורחים, ספר קופה, ספר הכנסות | 장부, 회계장부, 항해일지, 방명록, 출납장, 옛 장부
notebook | zápisník, zápisníku, sešit, sešitu, deník, cestovní deník | muistikirja, muistikirjan, vihko, vihkon, päiväkirja, kouluvihko | מחברת, המחברת, מחברת בית ספר, יומן מסע, פנקס, יומן | 공책, 노트, 수첩, 일기장, 여행 일기, 스케치북
typewritten | psaný na stroji, psané na stroji, psaná na stroji, kartotéční lístek | konekirjoitettu, koneella kirjoitettu, konekirjoitusteksti, koneella kirjoitetun, konekirjoitetun, kortistokortti | מודפס במכונת כתיבה, כתוב במכונת כתיבה, כרטסת, תיק ארכיון, כתובה במכונת כתיבה, כרטיס ספרייה | 타자기로 친, 타자 친, 타자기 편지, 타자로 친, 타이핑한, 색인 카드
novel | román, románu, paperback, stará kniha, sbírka básní, románová stránka | romaani, romaanin, taskukirja, pokkari, vanha kirja, runokokoelma | רומן, ספר כיס, ספר ישן, ספר שירה, ספר קריאה, עמוד של ספר | 소설책, 문고본, 소설, 오래된 책, 시집, 책 페이지
dictionary | slovník, slovníku, učebnice, učebnici, lexikon, encyklopedie | sanakirja, sanakirjan, oppikirja, oppikirjan, tietosanakirja, tietosanakirjan | מילון, מילון ישן, ספר לימוד, אנציקלופדיה, ספרי לימוד, כתב עת מדעי | 사전, 백과사전, 교과서, 사전처럼, 학술지, 국어사전
field guide | herbář, herbáře, atlas rostlin, klíč k určování, botanická tabule, průvodce přírodou | herbaario, herbaarion, kasvio, kasvion, luonto-opas, kasvitaulu | מדריך צמחים, הרבריום, מגדיר צמחים, לוח בוטני, ספר צמחים, איור בוטני | 식물도감, 도감, 식물 도감, 식물 표본집, 현장 도감, 식물학 도판
atlas | atlas, atlasu, stará mapa, námořní mapa | atlas, atlaksen, kartta, kartan, vanha kartta, merikartta | אטלס, מפה ישנה, מפת ים, מפה, מפת אוצר, מפה עתיקה | 지도, 지도책, 옛 지도, 보물 지도, 고지도
fashion magazine | módní časopis, módního časopisu, módní magazín, obrazová kniha, kniha o umění | muotilehti, muotilehden, muotilehdessä, muotilehdet, taidekirja, kuvateos | מגזין אופנה, ירחון אופנה, ספר אמנות, אלבום צילומים, מגזין אופנתי | 패션 잡지, 패션지, 화보집, 패션 매거진, 아트북, 화집
children's book | dětská kniha, dětské knihy, obrázková kniha, dětské knížky, leporelo, školka | lastenkirja, lastenkirjan, kuvakirja, kuvakirjan, satukirja, päiväkoti | ספר ילדים, ספרי ילדים, ספר תמונות, גן ילדים, ספר מצויר, ספר לילדים | 그림책, 동화책, 어린이책, 유치원, 그림 동화책, 동화책처럼
instruction manual | návod k obsluze, návod k použití, návod, návody, manuál, montážní návod | käyttöohje, käyttöohjeen, käyttöohjeet, kokoamisohje, ohjekirja, ohjekirjan | מדריך למשתמש, הוראות הרכבה, ספר הוראות, הוראות שימוש, חוברת הוראות, הוראות הפעלה | 사용 설명서, 설명서, 조립 설명서, 사용설명서, 매뉴얼, 취급 설명서
solicitor | advokátní kancelář, advokátní kanceláře, notář, notáře, notářský zápis, advokát | asianajotoimisto, asianajotoimiston, notaari, asianajaja, asianajajan, lakitoimisto | משרד עורכי דין, עורך דין, נוטריון, של עורך דין, משרד נוטריון, מסמך נוטריוני | 법률사무소, 변호사 사무실, 공증인, 법무법인, 변호사, 로펌
diploma | diplom, diplomu, vysvědčení, osvědčení, šlechtický list | diplomi, diplomin, kunniakirja, kunniakirjan, todistus | תעודה, דיפלומה, תעודת הוקרה, תעודת סיום, קלף, תעודות | 졸업장, 상장, 학위증, 수료증, 증서
postcard | pohlednice, pohlednici, letecká pošta, letecký dopis, airmail | postikortti, postikortin, postikortit, lentoposti, lentopostikirje, lentopostikuori | גלויה, הגלויה, גלויות, דואר אוויר, מעטפת דואר אוויר, גלויה ישנה | 엽서, 그림엽서, 엽서처럼, 항공우편, 항공 우편 봉투, 엽서에
gala dinner | galavečeře, galavečeři, státní recepce, grandhotel, operní program, plesová sezona | gaalaillallinen, gaalaillallisen, juhlaillallinen, grand hotel, oopperaohjelma, itsenäisyyspäivän vastaanotto | ארוחת גאלה, ערב גאלה, קבלת פנים ממלכתית, תוכניית אופרה, מלון גדול, נשף אופרה | 갈라 디너, 국빈 만찬, 갈라 만찬, 그랜드 호텔, 오페라 프로그램, 만찬회
travel poster | cestovní plakát, turistický plakát, cestovního plakátu, turistické plakáty, železniční plakát, lyžařský plakát | matkailujuliste, matkailujulisteen, matkajuliste, matkailujulisteet, rautatiejuliste, hiihtojuliste | כרזת תיירות, פוסטר תיירות, כרזת נסיעות, פוסטר נסיעות, כרזת מסע, כרזת רכבת | 여행 포스터, 관광 포스터, 관광 홍보 포스터, 철도 포스터, 스키 포스터, 여행포스터
propaganda poster | propagandistický plakát, sovětský plakát, plakát propagandy, protestní plakát, demonstrační plakát, propagandistického plakátu | propagandajuliste, propagandajulisteen, neuvostojuliste, mielenosoituskyltti, protestijuliste, lakkojuliste | כרזת תעמולה, פוסטר תעמולה, כרזה סובייטית, פוסטר סובייטי, שלט מחאה, כרזת מחאה | 선전 포스터, 프로파간다 포스터, 소련 포스터, 시위 피켓, 시위 포스터, 대자보
film poster | filmový plakát, filmového plakátu, filmové plakáty, kinoplakát, film noir, kinový plakát | elokuvajuliste, elokuvajulisteen, elokuvajulisteet, film noir, leffajuliste, leffajulisteen | כרזת סרט, פוסטר של סרט, כרזת קולנוע, פוסטר קולנוע, פילם נואר, כרזות סרטים | 영화 포스터, 영화포스터, 필름 누아르, 누아르, 영화 포스터처럼, 느와르
playbill | divadelní plakát, divadelní cedule, jarmareční plakát, dražební vyhláška, divadelního plakátu, stará reklama | teatterijuliste, teatterijulisteen, markkinajuliste, huutokauppajuliste, vanha mainos, teatteriohjelma | כרזת תיאטרון, מודעת תיאטרון, מודעה ישנה, כרזה ישנה, פוסטר תיאטרון, תוכניית תיאטרון | 연극 포스터, 옛날 광고, 장터 포스터, 공연 전단, 극장 포스터, 경매 포스터
circus poster | cirkusový plakát, cirkusového plakátu, cirkus, cirkusový, pouť, jarmark | sirkusjuliste, sirkusjulisteen, sirkus, sirkuksen, tivoli, tivolin | כרזת קרקס, פוסטר קרקס, קרקס, לונה פארק, הקרקס, יריד | 서커스 포스터, 서커스, 놀이공원, 서커스풍, 유원지, 곡마단
shop sign | vývěsní štít, smaltovaná cedule, smaltovaná tabule, vývěsní cedule, firemní štít | kauppakyltti, kaupan kyltti, emalikyltti, katukyltti, emalikyltin, kauppakyltin |  | 가게 간판, 상점 간판, 법랑 간판, 간판, 가게 간판처럼, 거리 표지판
neon sign | neonová reklama, neonový nápis, neon nad barem, herna, noční klub, neonová cedule | neonkyltti, neonkyltin, neonmainos, valomainos, yökerho, pelihalli | שלט ניאון, שלטי ניאון, מועדון לילה, אולם משחקים, שלט זוהר | 네온사인, 네온 사인, 네온 간판, 오락실, 나이트클럽, 네온사인처럼
construction site | staveniště, dílna, výstražná páska, výstražná cedule, továrna, tovární hala | rakennustyömaa, työmaa, työmaan, korjaamo, varoituskyltti, tehdas | אתר בנייה, סרט אזהרה, שלט אזהרה, בית מלאכה, מפעל, אתר בניה | 공사장, 공사 현장, 작업장, 경고판, 공장, 안전띠
metro map | mapa metra, plán metra, schéma metra, dopravní značka, plán linek | metrokartta, metrokartan, linjakartta, linjakartan, liikennemerkki | מפת מטרו, מפת רכבת תחתית, מפת קווים, מפת הרכבת, שלט דרכים, תמרור | 지하철 노선도, 노선도, 전철 노선도, 도로 표지판, 지하철노선도
bistro | bistro, kavárna, vídeňská kavárna, hospoda, hostinec, vinárna | bistro, bistron, kahvila, kahvilan, viinitupa, majatalo | ביסטרו, בית קפה, בית קפה וינאי, בראסרי, פונדק, בית יין | 비스트로, 카페, 브라스리, 파리 카페, 선술집, 와인바
diner | mléčný bar, jídelna, americký diner, bufet, stánek s občerstvením, závodní jídelna | amerikkalainen diner, kanttiini, ruokala, nakkikioski, baaritiski | דיינר, דיינר אמריקאי, מזנון, קנטינה, מילק בר | 다이너, 미국식 다이너, 구내식당, 분식집, 아메리칸 다이너, 밀크바
ice cream parlour | zmrzlinárna, zmrzlinárny, cukrárna, cukrárny, cukrář, bonboniéra | jäätelöbaari, jäätelöbaarin, konditoria, konditorian, karkkikauppa, jäätelökioski | גלידרייה, גלידריה, קונדיטוריה, חנות ממתקים, קונדיטוריית | 아이스크림 가게, 아이스크림가게, 사탕 가게, 제과점, 디저트 가게, 과자점
church | kostel, kostela, katedrála, klášter, středověký rukopis, iluminace | kirkko, kirkon, katedraali, luostari, keskiaikainen käsikirjoitus, luostarin | כנסייה, כנסיה, קתדרלה, מנזר, כתב יד מימי הביניים, כתב יד מאויר | 교회, 성당, 대성당, 수도원, 중세 필사본, 채식 사본
theatre | divadlo, divadla, sametová opona, staré kino, varieté | teatteri, teatterin, samettiesirippu, vanha elokuvateatteri, varietee | תיאטרון, תאטרון, מסך קטיפה, קולנוע ישן, קברט, וריאטה | 극장, 벨벳 커튼, 무대 커튼, 옛날 극장, 카바레, 옛 영화관
gallery | galerie, galerii, katalog výstavy, umělecká galerie, muzeum, architektonická kancelář | galleria, gallerian, taidegalleria, näyttelyluettelo, museo, arkkitehtitoimisto | גלריה, גלריית אמנות, קטלוג תערוכה, מוזיאון, גלרייה, משרד אדריכלים | 갤러리, 미술관, 화랑, 전시 도록, 박물관, 건축사무소
tailor | krejčí, krejčovství, pánské krejčovství, antikvariát, stará knihovna, knihovna | räätäli, räätälin, räätälinliike, antikvariaatti, vanha kirjasto, herrainpukimo | חייט, חייטות, ספרייה ישנה, ספרייה עתיקה, חנות ספרים ישנה, מתפרה | 재단사, 양복점, 맞춤 양복점, 헌책방, 고서점, 오래된 도서관
hospital | nemocnice, nemocniční, klinika, ordinace, příbalový leták, laboratoř | sairaala, sairaalan, klinikka, lääkärin vastaanotto, lääkeseloste, laboratorio | בית חולים, של בית חולים, קליניקה, מרפאה, עלון לצרכן, מעבדה | 병원, 병원처럼, 처방전, 약 설명서, 실험실
beach hut | plážová chatka, plážový koš, plachetnice, námořník, maják, námořnické tričko | rantamökki, rantakoju, purjevene, purjeveneen, majakka, merimies | צריף חוף, ביתן חוף, מפרשית, מגדלור, חולצת מלחים | 해변 오두막, 요트 클럽, 등대, 요트, 세일러복, 선원
tea towel | utěrka, kuchyňská utěrka, ubrus, pikniková deka, skotské káro | keittiöpyyhe, keittiöpyyhkeen, pöytäliina, piknikhuopa, skottiruutu, tartaani | מגבת מטבח, מפת שולחן, שמיכת פיקניק, מפה משובצת, טרטן, סקוטי משובץ | 행주, 식탁보, 타탄, 키친 클로스, 피크닉 매트, 타탄 체크
embroidery | výšivka, výšivky, vyšívaný, vyšívaná, vyšívané, kroj | kirjonta, kirjonnan, kirjailtu, kansallispuku, neulepaita, pitsi | רקמה, רקום, רקומה, תחרה, שטיח פרסי, טלאים | 자수, 수놓은, 자수 놓은, 레이스, 자수처럼, 니트 스웨터
delft tile | delftská kachle, kachle, kachlí, dlaždice, dlaždic, cibulák | delftin laatta, kaakeli, kaakelit, kaakeleita, laatoitus, delftin laatat | אריחי דלפט, אריח דלפט, אריחים, אריח מרוקאי, קרמיקה מאוירת, אריחים מרוקאיים | 델프트 타일, 타일, 모로코 타일, 도자기 타일, 청화 타일, 델프트타일
japanese woodcut | japonský dřevoryt, japonského dřevorytu, japonské dřevoryty, kimono, ukiyo-e | japanilainen puupiirros, japanilaisen puupiirroksen, kimono, teehuone, ukiyo-e | חיתוך עץ יפני, תחריט יפני, קימונו, בית תה, הדפס יפני, אוקיו-אה | 일본 목판화, 우키요에, 기모노, 찻집, 일본식 찻집, 우키요에풍
chinese new year | čínský nový rok, čínského nového roku, čínská restaurace, čínské restaurace | kiinalainen uusivuosi, kiinalaisen uudenvuoden, kiinalainen ravintola, kiinalaisen ravintolan | ראש השנה הסיני, שנה סינית חדשה, מסעדה סינית, השנה הסינית | 중국 설날, 춘절, 중국집, 중국 음식점, 중국 춘절, 중식당
william morris | květinová tapeta, květované tapety, květinářství, květovaná tapeta, secesní tapeta, skleník | kukkatapetti, kukkatapetin, kukkakauppa, jugendtapetti, kasvihuone, maalaispuutarha | טפט פרחוני, טפט פרחים, חנות פרחים, טפט בסגנון, חממה, גן כפרי | 꽃무늬 벽지, 꽃벽지, 꽃집, 꽃가게, 온실, 벽지 무늬
braun | rádio, kalkulačka, náramkové hodinky, švýcarské hodinky, tranzistorák, staré rádio | transistoriradio, taskulaskin, rannekello, sveitsiläinen kello, matkaradio, laskin | רדיו ישן, מחשבון, שעון שוויצרי, שעון יד, טרנזיסטור, רדיו טרנזיסטור | 라디오, 계산기, 손목시계, 스위스 시계, 트랜지스터 라디오, 바우하우스 시계
old computer | starý počítač, starého počítače, terminál, hackerský film, počítačový terminál, starý monitor | vanha tietokone, vanhan tietokoneen, pääte, tietokonepääte, hakkerielokuva, terminaali | מחשב ישן, מסוף מחשב, טרמינל, סרט האקרים, מסך מחשב ישן | 옛날 컴퓨터, 구형 컴퓨터, 터미널, 해커 영화, 오래된 컴퓨터, 컴퓨터 단말기
bank | banka, banky, soukromá banka, pojišťovna, výroční zpráva, poradenská firma | pankki, pankin, yksityispankki, vakuutusyhtiö, vuosikertomus, konsulttiyritys | של בנק, בנק פרטי, חברת ביטוח, דוח שנתי, כמו בנק, חברת ייעוץ | 은행, 프라이빗 뱅크, 보험사, 연차 보고서, 은행처럼, 컨설팅 회사
luxury hotel | luxusní hotel, luxusního hotelu, klenotnictví, klenotník, parfumerie, šperkařství | luksushotelli, luksushotellin, jalokivikauppa, hajuvesikauppa, jalokivikauppias, parfymeria | מלון יוקרה, מלון פאר, תכשיטן, חנות תכשיטים, פרפומריה, בושם יוקרתי | 고급 호텔, 럭셔리 호텔, 호화 호텔, 보석상, 주얼리 샵, 향수 가게
album cover | obal desky, obaly desek, obal alba, gramodeska, jazzový klub | levynkansi, levynkannen, levynkannet, albumin kansi, jazzklubi, jazzlevy | עטיפת תקליט, עטיפת אלבום, עטיפות תקליטים, תקליט ג׳אז, מועדון ג׳אז, תקליט | 앨범 커버, 앨범 재킷, lp 커버, 음반 커버, 재즈 클럽, 레코드판
football programme | fotbalový program, fotbalový dres, fotbalový klub, šála fanouška, fotbalového klubu, zápasový program | jalkapalloliivi, otteluohjelma, otteluohjelman, jalkapalloseura, kannattajahuivi, jalkapallopaita | חולצת כדורגל, תוכניית משחק, מועדון כדורגל, צעיף אוהדים, קבוצת כדורגל | 축구 유니폼, 축구 클럽, 축구 구단, 경기 프로그램, 응원 머플러, 축구 티켓북
maritime | námořní, pobřeží | merellinen, merellisen, merelliset, rannikko, rannikon, merihenkinen | ימאי, ימית, חוף הים, על שפת הים, בסגנון ימי | 바다 느낌, 바닷가, 해양, 해변, 해안, 마린룩
flag | vlajka, vlajky, vlajku, vlajkou, prapor, vlajek | kansallislippu, lipunvärit, kansallislipun, suomen lippu | דגל, הדגל, בדגל, לדגל, והדגל, דגלים | 깃발, 국기, 깃발을, 깃발은, 국기를, 국기는
slide | snímek, slide, slidy, slajd | diojen, dioissa, kalvot | שקף, השקף, בשקף | 슬라이드, 슬라이드는, 슬라이드에, 슬라이드를, 슬라이드마다, 슬라이드들
last slide | poslední snímek, posledním snímku, poslední slide, posledním slidu, poslední slajd | viimeinen dia, viimeisen dian, viimeisellä dialla, viimeiseen diaan, viimeinen kalvo | השקף האחרון, שקף אחרון, שקופית אחרונה, השקופית האחרונה, בשקף האחרון, בשקופית האחרונה | 마지막 슬라이드, 마지막 슬라이드는, 마지막 슬라이드에, 마지막 장, 마지막 장에
title slide | úvodní snímek, titulní snímek, titulním snímku, úvodní slide, úvodním snímku, titulní slide | otsikkodia, otsikkodian, otsikkodialla, aloitusdia, otsikkokalvo | שקף שער, שקף הפתיחה, שקף פתיחה, שקופית פתיחה, שקופית שער, השקופית הראשונה | 제목 슬라이드, 표지 슬라이드, 제목 슬라이드는, 첫 슬라이드, 타이틀 슬라이드, 제목 슬라이드에
dust | prachový, prachová, prachové, prachovou | pölyä, pölynväri | בצבע אבק | 먼지빛, 먼지색으로
oak wood | dubové dřevo, dubového dřeva | tammea, tammipuun, tammenväri | בצבע אלון, האלון | 오크 원목, 오크
toast | toastový, toastová, opečený chléb | paahtoruskea | חום קלוי | 토스트, 구운 갈색, 토스트 브라운
bread crust | chlebové kůrky |  | קליפת לחם | 식빵 껍질
tin |  | tinaa, pelti | פח, צבע פח | 양철색, 주석
straw | slámově | olkea, olkienväri | צבע קש, בצבע קש, צהוב קש | 볏짚, 짚색
faded |  |  |  | 바랜, 물 빠진, 색이 바랜, 색 바랜, 바랜 듯한
bold | odvážně, odvážný, odvážná, odvážné, odvážnou, úderný | rohkea, rohkean, rohkeat, rohkeaa, rohkeasti | נועזת, נועזים, נועזות, בולט ומודגש |
numbers |  | numeroiden, numeroita | המספרים, במספרים, למספרים, הספרות |
one typeface | jedno písmo, jediné písmo, jen jedno písmo, jedním písmem, jeden font, pouze jedno písmo | yksi fontti, vain yksi fontti, yhdellä fontilla, yksi kirjasintyyppi, yhtä fonttia, yksi ainoa fontti | גופן אחד, גופן אחד בלבד, פונט אחד, רק גופן אחד, בגופן אחד, רק פונט אחד | 글꼴 하나, 글꼴 하나만, 서체 하나만, 한 가지 서체, 폰트 하나만, 서체는 하나
wood letters | dřevěné litery, dřevěných liter, westernové písmo, plakátové písmo | puukirjasimet, puukirjaimet, puukirjasin, länkkärifontti, julistekirjaimet, puukirjasimilla | אותיות עץ, באותיות עץ, אותיות מערבון, אותיות כרזה, גופן מערבון | 나무 활자, 목활자, 서부극 글씨, 포스터 글씨, 나무활자, 웨스턴 글씨체
enamel sign letters | písmo jako na smaltované ceduli, písmo smaltovaných cedulí, písmena ze smaltovaných cedulí | emalikyltin kirjaimet, emalikyltin teksti, emalikylttifontti | אותיות של שלט אמייל, אותיות אמייל, אותיות של שלטים ישנים | 법랑 간판 글씨, 법랑 간판체, 옛 간판 글씨
sign painter lettering | písmo malíře písma, malované nápisy, ručně malovaný nápis, malířské písmo, písmomalířské | kylttimaalarin kirjaimet, kylttimaalarin teksti, maalatut kyltit, kylttimaalaus, maalattu kyltti | אותיות של צייר שלטים, שלט מצויר ביד, אותיות צבועות ביד, כתב שלטים | 간판 화가 글씨, 간판 글씨, 손으로 그린 간판, 페인트 간판, 수제 간판 글씨
brush script | štětcové písmo, psané štětcem, štětcem, tahy štětcem, štětcovým písmem | sivellinkirjoitus, sivellinfontti, siveltimellä kirjoitettu, siveltimellä, siveltimenveto, siveltimenvedot | כתב מכחול, במכחול, כתב יד במכחול, משיכות מכחול, אותיות מכחול, גופן מכחול |
hand painted letters | ručně malovaná písmena, ručně malované písmo, malovaná písmena, malované písmo, fixem psané | käsin maalatut kirjaimet, maalatut kirjaimet, käsinmaalatut kirjaimet, tussilla kirjoitettu, käsin maalattu teksti | אותיות מצוירות ביד, אותיות צבועות, אותיות מצוירות, כתוב בטוש, אותיות בציור יד | 손으로 그린 글씨, 손으로 칠한 글씨, 페인트 글씨, 매직 글씨, 손그림 글씨, 매직으로 쓴
chalk letters | písmo křídou, křídové písmo, psané křídou, křídou, křídová písmena | liitukirjaimet, liidulla kirjoitettu, liitufontti, liitukirjoitus, liidulla, liitutekstit | כתב גיר, אותיות גיר, כתוב בגיר, כתב גיר על לוח | 분필 글씨, 분필로 쓴, 분필체, 칠판 글씨, 초크 글씨, 분필로
stencil letters | šablonové písmo, písmo podle šablony, šablonová písmena, šablona, šablonovým písmem | sabluunakirjaimet, sabluuna, sabluunafontti, sapluuna, sapluunakirjaimet, sabluunalla | אותיות שבלונה, שבלונה, סטנסיל, כתב סטנסיל, בשבלונה, אותיות סטנסיל | 스텐실, 스텐실 글씨, 스텐실체, 스텐실 글자, 스텐실로, 스텐실 서체
blackletter | fraktura, frakturou, švabach, gotické písmo, gotickým písmem, novogotické písmo | fraktuura, fraktuuralla, fraktuuran, goottilaiset kirjaimet, goottilainen kirjasin, goottilaisella | כתב גותי, אותיות גותיות, גופן גותי, פרקטור, באותיות גותיות | 블랙레터, 프락투어, 고딕 블랙레터, 독일 옛 글자체, 중세 글씨체
pixel letters | pixelové písmo, pixelová písmena, pixelovým písmem, pixelový font, bitmapové písmo | pikselifontti, pikselifontilla, pikselikirjaimet, pikselikirjasin, bittikarttafontti | אותיות פיקסלים, גופן פיקסלים, פיקסלים, פונט פיקסלים, כתב פיקסלי | 픽셀 글씨, 픽셀 폰트, 픽셀 글꼴, 도트 글꼴, 도트 폰트, 비트맵 폰트
art deco letters | art deco písmo, písmo art deco, písmena art deco, písmem art deco, písmo starého kina | art deco kirjaimet, art deco fontti, art deco kirjasin, art deco fontilla | אותיות ארט דקו, גופן ארט דקו, פונט ארט דקו, באותיות ארט דקו | 아르데코 글씨, 아르데코 서체, 아르데코 글꼴, 아르데코체, 아르데코 글자
art nouveau letters | secesní písmo, secesním písmem, secesní písmena, secesního písma | jugendkirjaimet, jugendfontti, jugendkirjasin, jugend kirjaimet, jugendfontilla | אותיות אר נובו, גופן אר נובו, פונט אר נובו, אותיות יוגנדשטיל | 아르누보 글씨, 아르누보 서체, 아르누보 글꼴, 아르누보체
bubble letters | bublinové písmo, bublinová písmena, nafouklá písmena, bublinovým písmem, baculatá písmena | kuplakirjaimet, pullea fontti, pulleat kirjaimet, kuplafontti, pallokirjaimet | אותיות בועה, אותיות תפוחות, אותיות בלון, אותיות נפוחות, כתב בועות | 버블 글씨, 풍선 글씨, 통통한 글씨, 동글동글한 글씨, 버블체, 뚱뚱한 글씨
comic letters | komiksové písmo, komiksovým písmem, komiksová písmena, písmo z komiksu, komiksový font | sarjakuvakirjaimet, sarjakuvafontti, sarjakuvafontilla, puhekuplafontti, sarjakuvatekstaus | אותיות קומיקס, כתב קומיקס, גופן קומיקס, באותיות קומיקס, פונט קומיקס | 만화 글씨, 만화체, 말풍선 글씨, 만화 서체, 코믹 글씨체, 만화책 글씨
neon letters | neonová písmena, neonové písmo, neonovými písmeny, svítící písmena, světelné písmo | neonkirjaimet, neonfontti, neonkirjaimilla, valokirjaimet, hohtavat kirjaimet | אותיות ניאון, כתב ניאון, באותיות ניאון, אותיות זוהרות, גופן ניאון | 네온 글씨, 네온체, 네온 글자, 빛나는 글씨, 네온 서체, 네온 글씨로
fat face | tučná klasicistní antikva, tučný bodoni, tučná bodoni | lihava bodoni, lihava uusantiikva, lihava didone | בודוני שמן, בודוני עבה, סריף שמן וניגודי | 팻 페이스, 두꺼운 보도니, 굵은 디돈, 굵은 보도니체
didone | klasicistní antikva, klasicistní antikvou, velmi tenké serify, vlasové serify, tenké patky | uusantiikva, ohuet päätteet, hiusviivapäätteet, uusantiikvalla, hiuksenohuet päätteet | סריפים דקיקים, תגים דקיקים, סריפים דקים, דידון, תגיות דקיקות | 디돈, 디돈체, 가는 세리프, 얇은 세리프, 보도니체, 아주 얇은 세리프
mincho | minčó, písmo mincho, songské písmo | mincho-fontti, song-kirjasin | מינצ׳ו, מינצו, גופן מינצ׳ו | 민초체, 송체, 일본 명조, 일본 명조체
rounded letters | oblá písmena, kulatá písmena, zaoblená písmena, měkké oblé písmo, rondo | pyöreät kirjasimet, pyöreähköt kirjaimet, pehmeät pyöreät kirjaimet, pyöristetyt kirjaimet | אותיות עגלגלות, באותיות עגולות, כתב עגול, גופן עגול ורך | 둥근 글자, 라운드 글씨, 동글동글한 글자, 둥근 서체, 라운드 고딕
ochre |  |  | אוכרה, אוקר, צהוב אוקר, חום אוקר, צבע אוקר, בצבע אוקר |
asphalt |  | asfaltinharmaan | אפור אספלט, בצבע אספלט | 아스팔트 회색, 아스팔트색으로
numbered clauses | číslované odstavce, číslované články, číslovaných odstavců, číslované paragrafy, číslované nadpisy | numeroidut kohdat, numeroidut pykälät, numeroidut kappaleet, numeroituja kappaleita, otsikot numeroitu | סעיפים ממוספרים, פסקאות ממוספרות, סעיפים עם מספרים, הסעיפים ממוספרים, כותרות ממוספרות | 번호 매긴 조항, 번호 붙은 조항, 조항 번호 매기기, 번호 매긴 단락, 번호가 붙은 문단
clause numbers | čísla článků, čísla odstavců, čísla paragrafů, čísel článků, značka paragrafu | kohtien numerot, pykälämerkki, pykälämerkit, pykälien numerot | מספרי סעיפים, מספרי הסעיפים, מספר סעיף, מספור סעיפים, סימן סעיף | 조항 번호, 조항 번호는, 조 번호, 항 번호, 조문 번호
art deco | art deco, art déco, art-deco | art deco, art deco -tyyli, art déco | ארט דקו, ארט-דקו, בסגנון ארט דקו | 아르데코, 아르 데코, 아르데코풍, 아르데코 스타일, 아르데코로
chalkboard | křídová tabule, křídové tabule, školní tabule, křídovou tabuli, tabule s křídou | liitutaulu, liitutaulun, liitutaululla, liitutaulut, liitutaulumainen | לוח גיר, לוח כיתה, כמו לוח גיר, לוח בית ספר, לוחות גיר | 칠판, 칠판 느낌, 칠판에, 칠판처럼, 흑판, 분필 칠판
letterpress | knihtisk, knihtisku, knihtiskem, olověná sazba, kovové litery, sazba z olova | kohopaino, kohopainon, kohopainettu, kirjapaino, lyijyladelma | לטרפרס, דפוס אותיות, דפוס בלט, סדר עופרת, סידור עופרת | 활판 인쇄, 활판, 레터프레스, 납활자, 금속 활자, 활판인쇄
beech wood | bukové dřevo, bukového dřeva | pyökkiä, pyökkipuu, pyökkipuun | בצבע אשור | 비치우드, 너도밤나무색
wheat | pšeničně | vehnänkeltainen, vehnänkeltaisen, vehnänkeltaiset, vehnänkeltaista | צבע חיטה, צהוב חיטה, בצבע חיטה | 밀빛, 밀밭 색, 밀 노랑
hand lettered | ručně kreslený, ručně kreslená, ručně kreslené, ručně malovaný, ručně malovaná, ručně malované | käsinpiirretty, käsin piirretty, käsin piirretyt, käsinmaalattu, käsin maalattu, käsin tekstattu | כתוב ביד, כתובה ביד, ציור יד, אותיות יד, מצויר ביד, כתובים ביד | 손글씨로 쓴, 손으로 그린, 손으로 쓴 글씨, 핸드레터링
thick type | tlusté písmo, tlustým písmem, tlustá písmena, tlustými písmeny, silné písmo, silným písmem | paksu fontti, paksut kirjaimet, paksuilla kirjaimilla, paksu teksti, paksulla fontilla, paksuja kirjaimia | אותיות עבות, באותיות עבות, כתב עבה, בכתב עבה, גופן עבה, פונט עבה | 두꺼운 글씨, 굵은 글씨, 두꺼운 글꼴, 굵은 글씨로, 두꺼운 글씨로, 굵은 글자
taupe | šedohnědý, šedohnědá, šedohnědé, šedohnědou, šedohnědým | taupen, harmaanruskea, harmaanruskean, harmaanruskeaa | טאופ, בטאופ, אפור חום, חום אפור | 토프색, 회갈색, 회갈색으로, 토프 컬러, 토프색으로
teal | modrozelený, modrozelená, modrozelené, modrozelenou, modrozeleným, kachní modř | sinivihreä, sinivihreän, sinivihreää, sinivihreällä, sorsansininen | טיל, כחול ירקרק, ירקרק כחול, כחול-ירוק, טורקיז כהה | 틸 블루
duck egg blue | barva kachního vejce, modř kachního vejce | ankanmunansininen, ankanmunansinisen, ankanmunansinistä | תכלת ביצת ברווז, כחול ביצת ברווז | 오리알 블루, 덕에그 블루, 오리알빛
pistachio | pistácie, pistáciový, pistáciová, pistáciové, pistáciovou, pistáciovým | pistaasi, pistaasin, pistaasinvihreä, pistaasinvihreän, pistaasinvihreää, pistaasivihreä | פיסטוק, ירוק פיסטוק, בירוק פיסטוק, בצבע פיסטוק | 피스타치오, 피스타치오색, 피스타치오 그린, 피스타치오색으로, 피스타치오 초록
strawberry | jahodově červený, jahodově červená, jahodově červené | mansikanpunaisen, mansikanpunaista | אדום תות, בצבע תות, ורוד תות | 딸기빛, 딸기 빨강, 딸기 레드, 딸기색으로
raspberry |  | vadelmanpunaisen, vadelmanpunaista | אדום פטל, ורוד פטל, בצבע פטל | 라즈베리색, 라즈베리 핑크
neon orange | neonově oranžový, neonově oranžová, neonově oranžové, neonově oranžovou, neonově oranžovým, neonově oranžového | neonoranssi, neonoranssin, neonoranssit, neonoranssia, varoitusoranssi | כתום ניאון, בכתום ניאון, כתום זרחני | 형광 주황, 네온 오렌지, 형광 주황색, 형광 오렌지, 형광주황
neon yellow | neonově žlutý, neonově žlutá, neonově žluté, neonově žlutou, neonově žlutým, neonově žlutého | neonkeltainen, neonkeltaisen, neonkeltaiset, neonkeltaista, neonkeltaisella | צהוב ניאון, בצהוב ניאון, צהוב זרחני | 형광 노랑, 네온 옐로, 형광 노란색, 형광펜 노랑, 형광 노란색으로
neon green | neonově zelený, neonově zelená, neonově zelené, jedovatě zelený, jedovatě zelená, jedovatě zelené | neonvihreä, neonvihreän, neonvihreät, neonvihreää, myrkynvihreä, neonvihreällä | ירוק ניאון, בירוק ניאון, ירוק זוהר, ירוק זרחני | 형광 초록, 네온 그린, 형광 연두, 형광초록, 형광 녹색, 형광 초록색
pitch black | hluboce černý, hluboce černá, uhlově černý, uhlově černá, havraně černý, havraně černá | pikimusta, pikimustan, pikimustat, pikimustaa, syvänmusta, sysimusta | שחור משחור, שחור עמוק, שחור פחם, בשחור עמוק | 칠흑, 새까만, 칠흑색, 새까맣게, 완전 검정, 칠흑 같은
graphite | grafitově | grafiittia, grafiitinharmaan | אפור גרפיט, באפור גרפיט | 그래파이트, 그래파이트 그레이, 흑연색으로
pearl grey | perlově šedý, perlově šedá, perlově šedé, perleťově šedý, perleťově šedá, perleťově šedé | helmenharmaan, helmenharmaat | אפור פנינה, באפור פנינה, אפור כסוף, אפור צדף | 펄 그레이, 진주 회색, 진주빛 회색, 펄그레이, 진주색 회색
mouse grey | myší šeď, myšově šedý, myšově šedá, myšově šedé, myšově šedou, myšově šedým | hiirenharmaan, hiirenharmaat | אפור עכבר, אפור אבן, באפור עכבר | 쥐색, 쥐색으로, 쥐색의, 마우스 그레이, 돌 회색, 쥐빛
clay grey | jílově šedý, jílově šedá, jílově šedé, hlinitě šedý, hlinitě šedá, hlinitě šedé | savenharmaan, savenharmaat | אפור חימר, באפור חימר, אפור חמר | 점토 회색, 진흙 회색, 클레이 그레이, 점토빛 회색
royal blue | královsky modrý, královsky modrá, královsky modré, královsky modrou, královsky modrým, královsky modrého | kuninkaansininen, kuninkaansinisen, kuninkaansiniset, kuninkaansinistä, kuninkaansinisellä, kuninkaansinisillä | כחול רויאל, כחול מלכותי, בכחול רויאל, רויאל בלו | 로열 블루, 로열블루, 로얄 블루, 로얄블루, 로열 블루로, 로얄 블루로
electric blue | elektricky modrý, elektricky modrá, elektricky modré, elektricky modrou, elektricky modrým, elektrická modř | sähkönsininen, sähkönsinisen, sähkönsiniset, sähkönsinistä, sähkönsinisellä, sähkönsinisillä | כחול חשמלי, בכחול חשמלי, כחול עז | 일렉트릭 블루, 형광 파랑, 쨍한 파랑, 일렉트릭블루, 쨍한 파란색
ultramarine | ultramarín, ultramarínový, ultramarínová, ultramarínové, ultramarínovou, ultramarínově | ultramariini, ultramariinin, ultramariininsininen, ultramariininsinisen, ultramariininsiniset, ultramariininsinistä | אולטרמרין, כחול אולטרמרין, באולטרמרין | 군청색, 군청, 울트라마린, 군청색으로, 울트라마린 블루, 군청색의
cornflower blue | chrpově modrý, chrpově modrá, chrpově modré, chrpově modrou, chrpově modrým, chrpově modrého | ruiskaunokinsininen, ruiskukansinisen, ruiskukansinistä | כחול דגנית, כחול דגניות, בכחול דגנית | 콘플라워 블루, 수레국화 파랑, 수레국화 블루
steel blue | ocelově modrý, ocelově modrá, ocelově modré, šedomodrý, šedomodrá, šedomodré | teräksensininen, teräksensinisen, teräksensinistä, siniharmaan, teräksensiniset | כחול פלדה, בכחול פלדה, כחול אפור, אפור כחול, כחול-אפור | 스틸 블루, 청회색으로, 청회색은, 청회색의, 청회색이
denim | džínově modrý, džínově modrá, džínově modré | farkunsinisen, farkunsiniset, farmarinsininen, farmarinsinisen, farmarinsiniset | כחול ג׳ינס, ג׳ינס, צבע ג׳ינס, בכחול ג׳ינס | 데님 블루, 진청색, 데님색으로
apple green | jablkově zelený, jablkově zelená, jablkově zelené, jablkově zelenou, jablkově zeleným, jablkově zeleného | omenanvihreä, omenanvihreän, omenanvihreät, omenanvihreää, lehmuksenvihreä, sammakonvihreä | ירוק תפוח, בירוק תפוח, ירוק תפוחים, ירוק ליים | 사과 초록, 애플 그린, 풋사과색, 연둣빛 사과, 애플그린
lime | limetka, limetkový, limetková, limetkové, limetkovou, limetkově | limetti, limetin, limettiä, limetinvihreä, limetinvihreän, limenvihreä | ליים, בירוק ליים, בצבע ליים | 라임, 라임색, 라임 그린, 라임색으로, 라임빛
saffron | šafránově | sahraminkeltaisen, sahraminkeltaista | צהוב זעפרן, בצבע זעפרן | 샤프란색, 사프란 노랑
honey | medově |  |  | 꿀빛, 꿀색으로, 허니 옐로, 벌꿀 노랑
hot pink | křiklavě růžový, křiklavě růžová, křiklavě růžové, sytě růžový, sytě růžová, sytě růžové | kirkkaanpinkki, kirkas pinkki, pinkinpinkki, shokkipinkki | ורוד פוקסיה חזק, ורוד לוהט, ורוד צעקני, ורוד חזק, ורוד עז | 핫핑크, 핫 핑크, 진분홍, 진분홍색, 핫핑크로, 쨍한 핑크
mauve | slézovým | malvansävyinen, vanha lila | מוב, סגול עתיק, סגול מאובק, סגול אפרפר | 모브, 모브색, 연보라 회색, 바랜 보라, 더스티 퍼플, 모브 핑크
lavender | levandule, levandulový, levandulová, levandulové, levandulovou, levandulově | laventeli, laventelin, laventelinsininen, laventelinsinisen, laventelinväri | לבנדר, סגול לבנדר, בלבנדר, לוונדר, בצבע לבנדר | 라벤더, 라벤더색, 라벤더색으로, 라벤더 블루, 라벤더빛, 라벤더 보라
purple | purpurový, purpurová, purpurové, nachový, nachová, nachové | purppura, purppuran, purppuraa, purppuranpunainen, purppuranpunaisen, purppuranpunaista |  |
brick red |  |  | באדום לבנים, אדום חמרה | 벽돌 빨강, 벽돌 빨간색, 벽돌 레드, 벽돌빛
wine red | vínově červený, vínově červená, vínově červené | viininpunainen, viininpunaisen, viininpunaiset, viininpunaista, viininpunaisella, viininpunaisilla | אדום יין, באדום יין, אדום בורדו, האדום יין | 와인 레드, 버건디 와인, 와인빛, 포도주색
signal red | signálně červený, signálně červená, signálně červené, ohnivě červený, ohnivě červená, ohnivě červené | signaalinpunainen, tulipunainen, tulipunaisen, tulipunaista, kirkkaanpunainen, kirkkaanpunaisen | אדום אש, אדום עז, אדום בוהק, אדום זוהר, אדום אזהרה, אדום חזק | 쨍한 빨강, 새빨간, 선명한 빨강, 새빨간 색, 소방차 빨강, 새빨갛게
caramel | karamelově | karamellinruskea, karamellinruskean | בצבע קרמל, חום קרמל, בקרמל | 카라멜색, 캐러멜 브라운, 카라멜색으로
chocolate | čokoládový, čokoládová, čokoládové, čokoládovou, čokoládově, čokoláda | suklaa, suklaan, suklaanruskea, suklaanruskean, suklaanruskeaa, suklaanvärinen | שוקולד, חום שוקולד, בצבע שוקולד, בחום שוקולד | 초콜릿색, 초콜릿, 초콜릿 브라운, 초코색, 초콜릿색으로, 초코 브라운
coffee | kávový, kávová, kávové, kávově, kávově hnědá, mokka | kahvinruskea, kahvinruskean, kahvinruskeaa, mokka, mokan, kahvinvärinen | חום קפה, בצבע קפה, מוקה, חום מוקה | 커피색, 커피 브라운, 모카, 모카색, 커피색으로, 모카 브라운
cognac brown | koňakově hnědá, koňaková barva | konjakinruskea, konjakinruskean, konjakinruskeaa | חום קוניאק, בצבע קוניאק | 코냑 브라운, 꼬냑색, 꼬냑 브라운, 코냑색으로
champagne | šampaňský, šampaňská, šampaňskou, šampaňským, barva šampaňského |  | בצבע שמפניה, גוון שמפניה | 샴페인 골드, 샴페인색으로, 샴페인빛
old gold | starozlatý, starozlatá, starozlaté | vanhakulta, himmeä kulta | בזהב עתיק | 올드 골드, 바랜 금색, 앤틱 골드
concrete grey | betonově šedý, betonově šedá, betonově šedé, betonově šedou, betonově šedým, betonově šedého | betoninharmaan, betoninharmaat, betoninharmaalla | אפור בטון, באפור בטון, האפור בטון | 콘크리트 회색, 콘크리트 그레이, 시멘트 회색
bone white | kostěně bílý, kostěně bílá, kostěně bílé, kosťový, kosťová, kosťové | luunvalkoisen, luunvalkoiset, luunvalkoista, luunväri | לבן עצם, בלבן עצם | 본 화이트, 뼈 같은 흰색, 본화이트, 뼈색 흰색
soot black | sazově černý, sazově černá, sazově černé, uhelně černý, uhelně černá, uhelně černé |  | שחור פיח, בשחור פיח | 검댕 검정, 그을음 검정, 숯검정, 그을음색, 숯 검정
jungle green | džunglově zelený, džunglově zelená, džunglově zelené, pralesně zelený, pralesně zelená, pralesně zelené | viidakonvihreän, viidakonvihreää, viidakonvihreät | ירוק ג׳ונגל, בירוק ג׳ונגל, ירוק גונגל | 정글 초록, 정글 그린, 밀림 초록, 정글색
fern green | kapradinově zelený, kapradinově zelené, kapradinově zelenou, kapradinově zeleným, kapradinově zeleného | saniaisenvihreän, saniaisenvihreää, saniaisenvihreät | בירוק שרך, ירוק שרכים | 고사리 초록, 펀 그린, 양치식물 초록
earth brown | zemitě hnědý, zemitě hnědá, zemitě hnědé, zemitě hnědou, zemitě hnědým, zemitě hnědého | maanruskean, maanruskeat, maanruskeaa, mullanruskea | חום אדמה, בחום אדמה, חום אדמתי | 흙갈색, 흙 갈색, 흙색으로, 어스 브라운
pumpkin orange | dýňově oranžový, dýňově oranžová, dýňově oranžové, dýňově oranžovou, dýňově oranžovým, dýňově oranžového | kurpitsanoranssi, kurpitsanoranssin, kurpitsanoranssia, kurpitsanoranssit | כתום דלעת, בכתום דלעת, כתום דלורית | 호박색 주황, 호박 주황, 펌킨 오렌지, 단호박 주황, 늙은호박색
walnut brown | ořechově hnědý, ořechově hnědá, ořechově hnědé, ořechově hnědou, ořechově hnědým, ořechově hnědého | pähkinänruskea, pähkinänruskean, pähkinänruskeaa, saksanpähkinänruskea | חום אגוז, בחום אגוז, צבע אגוז | 월넛 브라운, 호두나무색, 호두 갈색, 호두색으로
titanium grey | titanově šedý, titanově šedá, titanově šedé, titanově šedou, titanově šedým, titanově šedého | titaaninharmaan, titaaninharmaat | אפור טיטניום, באפור טיטניום | 티타늄 회색, 티타늄 그레이, 티탄 회색
rhubarb pink | rebarborově růžový, rebarborově růžová, rebarborově růžové, rebarborově růžovou, rebarborově růžovým, rebarborově růžového | raparperinpunainen, raparperinpunaisen, raparperipinkki | ורוד ריבס, ורוד רוברב, בורוד ריבס | 루바브 핑크, 대황 분홍, 루바브색
bark brown | kůrově hnědý, kůrově hnědá, kůrově hnědé, kůrově hnědou, kůrově hnědým, kůrově hnědého | kaarnanruskea, kaarnanruskean, kaarnanruskeaa, kuorenruskea | חום קליפת עץ, חום קליפה | 나무껍질 갈색, 수피색
kelp brown | chaluhově hnědý, chaluhově hnědá, chaluhově hnědé, chaluhově hnědou, chaluhově hnědým, chaluhově hnědého | merileväruskea, rakkolevänruskea, levänruskea, levänruskean | חום אצות, חום אצה | 다시마 갈색, 켈프 브라운, 미역색
ember orange | žhavě oranžový, žhavě oranžová, žhavě oranžové, žhavě oranžovou, žhavě oranžovým, barva žhavých uhlíků | hiilloksenpunainen, hiilloksenoranssi, hiilloksen oranssi, hehkuvan oranssi | כתום גחלים, כתום גחלת, אדום גחלים | 불씨색, 숯불 주황, 잉걸불색, 불씨 주황
cinnabar red | rumělkový, rumělková, rumělkové, rumělkově červený, rumělkově červená, rumělkově červené | sinooperi, sinooperin, sinooperinpunainen, sinooperinpunaisen, sinooperinpunaista | אדום צינובר, צינובר, אדום ורמיליון, בצינובר | 진사색, 주홍색, 시나바 레드, 진사 빨강, 주홍색으로, 주사색
persimmon | barva kaki, tomelový, tomelová, tomelové, kaki ovoce | persimoni, kakihedelmä, persimonin oranssi | כתום אפרסמון, בצבע אפרסמון |
ash glaze | seladonová glazura, popelovou glazuru | tuhkalasitetta | זיגוג סלדון, גלזורת אפר | 재유, 회유, 회유약, 청자 유약, 재 유약
celadon green | celadonově zelený, celadonově zelená, celadonově zelené | seladoninvihreän, seladoninvihreää, seladonvihreä | ירוק סלדון, בירוק סלדון | 비취색 청자, 셀라돈 그린, 청자 초록, 청자빛
earth | zemité tóny, zemitý tón, zemitých tónech, zemitá barva, barva hlíny | maasävyt, maanväri, maasävyissä, maanvärit, mullanväri | צבע אדמה, גון אדמה, צבעי אדמה, גווני האדמה, בגוני אדמה | 흙톤, 어스톤, 어스 톤, 흙 톤, 대지색, 흙빛 톤
red ochre | červený okr, červeného okru, rudka, rudky, červený okrový | punamultaa, punamullanpunainen, punaokra | אוקר אדום, אוכרה אדומה, אדום אוקר, חמרה אדומה | 붉은 황토, 레드 오커, 붉은 황토색, 산화철색, 대자색
raw sienna | siena, sienská, pálená siena, sienový, sienová, sienové | siennan, poltettu sienna, siennanruskea, terra di siena | סיינה, סיאנה, חום סיינה, אדמת סיינה | 시에나, 시에나색, 로 시에나, 번트 시에나, 시에나 브라운
lime white |  | kalkinvalkoisen, kalkinvalkoista, kalkittu, kalkkimaalattu | לבן סיד, לבן מסויד, מסויד | 석회 흰색, 석회색 흰, 석회 화이트, 회칠한
rhubarb |  | raparperia, raparperinvihreä | רוברב, בצבע ריבס | 루바브빛
pumpkin | dýni | kurpitsaa, kurpitsat, kurpitsanväri | בצבע דלעת, דלעות, דלורית | 늙은 호박, 단호박, 호박 그림, 단호박색
kelp | mořské řasy | merilevää | אצת ים, קלפ | 켈프, 해조류
soot | uhel | nokea | בצבע פיח | 그을음빛, 숯검댕
ember | žhavé uhlíky, uhlíky, žhavých uhlíků, řeřavé uhlí |  | גוני גחלים, צבע גחלים | 잿불
bone | kostěný, kostěná, kostěné, kostěnou | luuta, luunsävy, luunsävyinen | עצמות, צבע עצמות, בגוון עצם | 뼈색 톤, 본 컬러, 뼛빛
oxblood |  | häränverenpunainen, häränverenpunaisen, häränverenpunaista | דם שור, אדום דם שור, אדום אוקסבלאד | 옥스블러드, 황소피색, 소피색, 옥스블러드 레드
walnut |  | saksanpähkinän, saksanpähkinäpuu | עץ אגוז, בצבע אגוז | 월넛색, 월넛 나무
titanium |  | titaania, titaaninväri | טיטאניום, בצבע טיטניום | 티탄, 티타늄 톤
concrete | pohledový beton | betonia, paljas betoni, näkyvä betoni, betonipinta | בטון חשוף, בטון גלוי, צבע בטון | 노출 콘크리트, 노출콘크리트
moonlight | měsíčního světla, měsíčním svitu, svit měsíce | kuutamoinen | אור הירח, לאור הירח | 달빛의, 달빛으로, 월광
fern |  | saniaiset, saniaista | שרכים | 양치식물, 고사리 잎, 양치류
jungle | džungli, džunglový, džunglová | viidakossa, viidakkomainen | ג׳ונגל, הג׳ונגל | 밀림, 정글 느낌
slate | břidlice, břidlicový, břidlicová, břidlicové, břidlicovou, břidlicí | liuske, liuskeen, liuskekivi, liuskekiven, liusketta | צפחה, ציפחה, לוח צפחה, בצבע צפחה | 슬레이트, 점판암, 석판, 슬레이트색, 점판암색
bark | kůrou, borka, stromová kůra | kaarnaa, puunkuoren | קליפת העץ, קליפת גזע | 나무 껍질, 수피, 자작나무 껍질
linen |  | pellavaa | בצבע פשתן, אריג פשתן | 리넨색, 린넨색
ecru |  | luonnonvalkoisen | לבן טבעי | 에크루색, 달걀껍질색
cardboard brown | kartonově hnědý, kartonově hnědá, lepenkový, lepenková, vlnitá lepenka | pahvinruskea, pahvinruskean, aaltopahvin | חום קרטון, בחום קרטון, קרטון גלי, צבע קרטון | 박스 갈색, 마분지 갈색, 판지색, 카드보드색
mostly | hlavně, převážně, většinou, z větší části, skoro všechno | enimmäkseen, pääosin, pääasiassa, suurimmaksi osaksi, lähes kaikki, valtaosin | בעיקר, ברובו, רובו, ברובה, כמעט הכול, רוב הדף | 주로, 대부분, 대체로, 거의 다, 거의 전부, 거의 모두
a touch of | trošku, nádech, s nádechem, špetka, špetku, špetkou, kapka, kapku, kapkou, jiskra, jiskrou, paprsek, paprskem, trocha, trochu | ripaus, ripauksen, hitunen, häivähdys, hiven, tilkka | נגיעה של, טיפת, נגיעות של, קורטוב, נגיעות | 한 방울, 포인트로 살짝
hardly any | skoro žádný, skoro žádná, skoro žádné, téměř žádný, téměř žádná, téměř žádné | tuskin mitään, tuskin lainkaan, melkein ei mitään, tuskin ollenkaan | כמעט בלי, כמעט ללא, כמעט אין, בקושי | 거의 없는, 거의 없이, 거의 없게, 거의 안 보이는
because | protože, neboť, jelikož, vždyť | koska, siksi että, kun kerran | כי, כיוון ש | 왜냐하면, 때문에, 때문이에요
dashed border | čárkovaný okraj, čárkované ohraničení, přerušované ohraničení, čárkovaný lem, čárkovaná kontura | katkoviivareunus, katkoviivareuna, katkoviivareunuksen, katkoviivareunalla, reunassa katkoviiva | שוליים מקווקווים, גבול מקווקו, מסגרת בקו מקווקו, קו מקווקו בקצה, עם גבול מקווקו | 점선 외곽선, 점선 테두리로, 점선 경계선, 점선 테두리를, 점선 테두리가
top left | vlevo nahoře, nahoře vlevo, do levého horního rohu, v levém horním rohu | vasempaan yläkulmaan, vasemmassa yläkulmassa, ylhäällä vasemmalla, ylös vasemmalle, yläkulmaan vasemmalle | למעלה משמאל, בצד שמאל למעלה, בפינה השמאלית העליונה, משמאל למעלה, שמאל למעלה | 왼쪽 위, 왼쪽 위에, 왼쪽 상단, 왼쪽 상단에, 좌측 상단, 좌측 상단에
top right | vpravo nahoře, nahoře vpravo, do pravého horního rohu, v pravém horním rohu | oikeaan yläkulmaan, oikeassa yläkulmassa, ylhäällä oikealla, ylös oikealle, yläkulmaan oikealle | למעלה מימין, בצד ימין למעלה, בפינה הימנית העליונה, מימין למעלה, ימין למעלה | 오른쪽 위, 오른쪽 위에, 오른쪽 상단, 오른쪽 상단에, 우측 상단, 우측 상단에
bottom left |  | vasempaan alakulmaan, vasemmassa alakulmassa, alhaalla vasemmalla, alas vasemmalle, vasen alakulma | למטה משמאל, בצד שמאל למטה, בפינה השמאלית התחתונה, משמאל למטה, שמאל למטה | 왼쪽 아래, 왼쪽 아래에, 왼쪽 하단, 왼쪽 하단에, 좌측 하단, 좌측 하단에
bottom right |  | oikeaan alakulmaan, oikeassa alakulmassa, alhaalla oikealla, alas oikealle, oikea alakulma | למטה מימין, בצד ימין למטה, בפינה הימנית התחתונה, מימין למטה, ימין למטה | 오른쪽 아래, 오른쪽 아래에, 오른쪽 하단, 오른쪽 하단에, 우측 하단, 우측 하단에
left edge | levý okraj, levém okraji, levého okraje, u levého okraje, na levý okraj | vasen reuna, vasemman reunan, vasenta reunaa, vasen laita | השוליים השמאליים, הקצה השמאלי, קצה שמאל, בקצה השמאלי, שוליים שמאליים | 왼쪽 가장자리, 왼쪽 끝, 좌측 가장자리, 왼쪽 끝에, 왼쪽 변
not too busy | nepřeplácaný, nepřeplácaná, nepřeplácané, nepřeplácanou, ne moc nabité, ne moc přeplácané | ei liian sekava, ei liian rauhaton, ei liikaa kaikkea, ei liian täyteen ahdettu, ei liikaa tavaraa | לא עמוס, לא עמוסה, לא עמוסה מדי, לא עמוס בפרטים | 너무 복잡하지 않게, 너무 복잡하지 않은, 너무 어수선하지 않게, 어수선하지 않게, 산만하지 않게, 너무 번잡하지 않게
constructivist | avantgarda, avantgardně, avantgardní, konstruktivistický, konstruktivistická | konstruktivistinen, konstruktivismi, konstruktivistisen, avantgarde, avantgardistinen, konstruktivismin | קונסטרוקטיביזם, קונסטרוקטיביסטי, אוונגרד, אוונגרדי, אוונגרדית | 구성주의, 구성주의풍, 아방가르드, 구성주의적, 구성주의 느낌, 전위적인
in a circle | v kruhu, do kruhu, do kolečka, zakroužkované | ympyrässä, ympyrään, ympyröissä, ympyröity, ympyröitynä | בעיגול, בתוך עיגול, בעיגולים, מוקף בעיגול, בתוך עיגולים |
in a round sticker | kulatá nálepka, kulatou nálepku, jako kulatá nálepka, kulatá samolepka, v kulaté samolepce | pyöreässä tarrassa, pyöreänä tarrana, pyöreä tarra, pyöreään tarraan, pyöreät tarrat | מדבקה עגולה, כמדבקה עגולה, על מדבקה עגולה | 둥근 스티커에, 둥근 스티커, 동그란 스티커, 동그란 스티커에, 원형 스티커로, 둥근 스티커로
in a strip |  | kaistaleessa, kaistaleena, nauhassa, vierekkäin, rivissä, rivinä |  |
set apart | oddělený, oddělená, oddělit od, odsazený od, odsazená od | erillään, erotettu, erotettuna, erikseen, erilleen, erotettuina | מופרד, נפרד, מובחן, מופרדת, נפרדת, בנפרד | 따로 떼어, 따로, 구분해서, 구분되게, 별도로, 떨어뜨려
as cards | jako kartičky, jako karty, na kartičkách, na kartičky, formou kartiček | kortteina, korteissa, korteille, pieninä kortteina | ככרטיסים, ככרטיסיות, בכרטיסים, על כרטיסים, ככרטיס, כקלפים | 카드로, 카드 형태로, 카드처럼, 카드 형식으로, 작은 카드로
across the full width | přes celou šířku, po celé šířce, na celou šířku, přes celou stránku | koko leveydeltä, koko leveydelle, täysleveänä, koko sivun levyisenä, koko sivun levyinen | לכל הרוחב, על כל הרוחב, לרוחב כל הדף, על פני כל הרוחב, לרוחב כל העמוד | 전체 너비로, 전체 폭으로, 폭 전체에, 가로 전체로, 가로 전체에, 화면 전체 폭
double frame | dvojitý rámeček, dvojitým rámečkem, dvojitého rámečku, dvojitý rám, dvojité ohraničení, dvojitá linka kolem | kaksoiskehys, kaksoiskehyksen, kaksoiskehyksessä, tuplakehys, kaksinkertainen kehys, kaksinkertaisen kehyksen | מסגרת כפולה, המסגרת הכפולה, במסגרת כפולה, עם מסגרת כפולה, קו כפול מסביב | 이중 테두리, 이중 테두리로, 이중선 테두리, 두 줄 테두리, 이중 프레임, 이중틀
underlined twice | dvakrát podtržený, dvakrát podtržená, dvakrát podtržené, dvojitě podtržený, dvojitě podtržená, dvojitě podtržené | kahdesti alleviivattu, kaksoisalleviivaus, kaksoisalleviivattu, kaksoisalleviivauksella, tuplaalleviivattu | קו תחתון כפול, פעמיים קו תחתון, עם קו תחתון כפול, מסומן בקו כפול | 이중 밑줄, 밑줄 두 번, 두 줄 밑줄, 밑줄 두 줄, 이중 밑줄로
pull quote | vytažený citát, vytaženého citátu, zvětšený citát, velký citát, citát ve výřezu | nostolause, nostolauseen, nosto, nostot, nostolainaus | ציטוט מובלט, ציטוט בולט, ציטוט גדול, ציטוטים מובלטים, ציטוט מוגדל | 인용구 강조, 크게 뽑은 인용, 발췌 인용, 풀 쿼트, 인용문 크게
no wait | vlastně ne, teda ne, ne počkej, ne počkejte, nebo radši ne | ei kun, ei sittenkään, eikun, ei odota | לא רגע, רגע לא, בעצם לא, אז לא, לא חכה | 아니 잠깐, 아 아니다, 아니요 잠깐, 아 잠깐
ash grey | popelavě šedý, popelavě šedá, popelavě šedé | tuhkanharmaan, tuhkanharmaat | אפור אפר, באפור אפר, אפור עשן | 재색, 회잿빛, 애쉬 그레이, 애시 그레이
only for | jen pro, pouze pro, vyhrazený, vyhrazená, vyhrazené, vyhrazenou | varattu vain, vain otsikoille, vain hinnoille | רק עבור, רק בשביל, שמור רק | 에만, 전용으로, 에만 써, 전용
alerts | výstražná upozornění, hlášení, výstrahám | hälytykset, hälytyksiä, hälytys, hälytyksille | התרעות, התרעה, ההתרעות | 알림, 경보, 알림은, 경보는
spaced capitals | prostrkané verzálky, prostrkané kapitálky, verzálky s mezerami, prostrkaná velká písmena, prostrkanými verzálkami | harvennetut kapiteelit, harvennetut versaalit, harvennetut suuraakkoset, harvennetuin suuraakkosin, harvennetuilla versaaleilla | אותיות גדולות מרווחות, קפיטליות מרווחות | 자간 넓은 대문자, 띄어 쓴 대문자, 자간을 벌린 대문자
mud | bahnem | mutaa, mudanruskea, mutainen | צבע בוץ, בצבע בוץ, חום בוץ | 흙탕물색, 머드색, 진흙빛
fog | mlze, mlhou, mlhavý, mlhavá | sumua, sumuinen | בערפל, הערפל, ערפילי | 안개 낀, 안개빛, 안개처럼
crust | kůrkou, křupavá kůrka | leivän pinta, rapea kuori | קרום, הקרום, בצבע קרום | 빵의 껍질, 누룽지, 크러스트, 빵 겉면
sea | moři, mořem | merta, merellä | הים, של ים, גלי ים | 바다의, 바다처럼
bar | lišta, lištu, lištou | palkin | פס עליון, סרגל, פס תחתון, הסרגל | 막대, 바 형태, 막대를, 막대가
and salt | a sůl, a soli, a solí | ja suola, ja suolan | ומלח | 와 소금, 과 소금
salt | solí, bílá jako sůl | suolaa, suolanvalkoinen | מלח ים, לבן מלח, צבע מלח | 소금빛, 소금 흰색
apple blossom | jabloňové květy | omenankukat, omenankukanpunainen, omenankukan vaaleanpunainen | פרח תפוח | 사과꽃 분홍, 사과꽃빛
key figures | klíčová čísla, klíčových čísel, klíčové ukazatele, hlavní čísla, klíčové údaje | avainluvut, avainlukujen, avainlukuja, tunnusluvut, tunnuslukujen, avainluvuille | נתונים מרכזיים, מספרי מפתח, המספרים החשובים, נתוני מפתח, המספרים המרכזיים | 핵심 수치, 주요 수치, 핵심 지표, 주요 지표, 핵심 숫자, 주요 수치는
in small caps | v kapitálkách | kapiteeleilla, kapiteelein | בקפיטליות קטנות, בסמול קאפס | 작은 대문자로, 스몰캡으로, 스몰 캡으로
slate and | břidlice a, břidlicová a | liuske ja, liuskeenharmaa ja | צפחה ו | 슬레이트와, 석판색과
chalk lettering | písmo jako křídou, křídové nápisy, nápisy křídou, křídový nápis | liitutekstaus, liituteksti, liidulla tekstattu | כיתוב גיר, כיתוב בגיר, כתובת גיר | 분필 손글씨, 초크 레터링, 칠판 손글씨
easy to read | lehce čitelný, lehce čitelná, snadno čitelný, snadno čitelná, dobře se čte | helppo lukea, helposti luettava, helposti luettavissa, helposti luettavat | קלה לקריאה, נוח לקרוא, קל לקרוא, שיהיה קל לקרוא | 읽기 편한, 읽기 편하게, 보기 편하게, 쉽게 읽히는, 쉽게 읽히게, 보기 쉽게
title page | titulní stránka, titulní list, titulní stránku | nimiösivu, nimiösivun, nimiölehti, kansisivu, kansisivun, otsikkosivu | עמוד שער, עמוד השער, דף שער, דף השער, בעמוד השער, בדף השער | 표제지, 속표지, 표지 페이지, 타이틀 페이지, 제목 페이지, 표제 페이지
checked tablecloth | kostkovaný ubrus, kostkovaného ubrusu, kostkované ubrusy, károvaný ubrus | ruudullinen pöytäliina, ruutuliina, ruudullisen pöytäliinan, ruutuliinan, ruutupöytäliina | מפת שולחן משובצת, מפת משבצות, מפת פיקניק | 체크무늬 식탁보, 체크 식탁보, 체크무늬 테이블보, 격자 식탁보
maybe | možná | ehkä, kenties, mahdollisesti, miksei | אולי, ייתכן, למה לא | 아마, 어쩌면, 아마도, 혹시
knit pattern | pletený vzor, vzor pletení, pleteninový vzor, úplet, pletenina | neulekuvio, neulepinta, neule, neuleen, kirjoneule | דוגמת סריגה, דוגמת סריג, סריגה, סריג | 니트 무늬, 뜨개 무늬, 뜨개질 무늬, 니트 패턴, 편물 무늬
window grid | okenní mřížka, okenní tabulky, mřížka oken, okenní příčky | ikkunaruudut, ikkunaruutu, ikkunaristikko, ikkunaruudukko | משבצות חלון, רשת חלון, סורג חלון | 창살, 창문 격자, 창틀 격자, 창호 무늬, 격자창
stone wall | kamenná zeď, kamenné zdi, suchá zídka, kamenná zídka | kivimuuri, kivimuurin, kiviaita, kiviaidan, kylmämuuri | קיר אבן, חומת אבן, קיר אבנים, טרסה | 돌담, 돌담처럼, 돌벽, 돌담길
as the hero | jako hlavní hrdina, jako hlavní prvek, jako dominanta, hlavní hvězda stránky | pääosassa, pääosaan, sankarina, pääelementtinä | ככוכב הראשי, כגיבור, כאלמנט מרכזי, בתפקיד הראשי | 주인공으로, 주인공처럼, 메인으로, 주인공이 되게
celadon | akvamarínový, akvamarínová | merenvaahdonvihreä | ירוק מים, תכלת ירקרק | 셀라돈, 청자 톤
ginger | zázvor, ryšavý, ryšavá | inkivääri, inkiväärin, punaruskea, oranssinruskea, inkiväärinvärinen | ג׳ינג׳י, ג׳ינג׳ית, זנגביל, ג'ינג'י, ג׳ינג׳ר | 생강, 생강색, 진저색, 적갈색
violet | fialkový, fialková, fialkové | violetin, violettia, violetit, violetilla, violetinsininen | סגלגל | 제비꽃색
ink | inkoust, inkoustu, inkoustem, inkousty, inkoustový, inkoustová | musteen, mustetta, musteet, musteella, mustein | דיו, הדיו, בדיו, צבע דיו, דיו כהה | 잉크, 잉크로, 잉크의, 잉크는
chronological | od nejstaršího k nejnovějšímu, chronologický, chronologická, chronologické, chronologickou, chronologicky | vanhimmasta uusimpaan, kronologinen, kronologisesti, kronologisen, aikajärjestyksessä | כרונולוגי, מהישן לחדש, בסדר כרונולוגי, כרונולוגית, סדר כרונולוגי | 오래된 순으로, 시간순, 시간순으로, 연대순, 연대순으로, 오래된 것부터
change | změň, změňte, změnit, vyměň, nahraď, nahraďte | vaihda, vaihtakaa, korvaa, korvatkaa, vaihdetaan | תחליף, תחליפי, תחליפו, החלף, להחליף, לשנות |
no < | raději ne, radši ne, ne díky, ne prosím, prosím ne | ei kiitos, mieluummin ei, ei missään nimessä | ממש לא, לא תודה, בטח שלא |
doves | holubice, holubic, holubici, holubička, holubičky | kyyhkyset, kyyhkynen, kyyhkysiä, kyyhkysen, kyyhkysten | יונים, יוני שלום, היונים | 비둘기들, 흰 비둘기, 비둘기 그림
emoji | smajlíky, smajlík, emotikony, smajlíků, emotikon | emojit, emojien | אימוג׳י, אימוג'י, אמוג׳י, אימוג׳ים, סמיילי, סמיילים | 이모지, 이모티콘, 이모지는, 이모티콘은, 이모지를, 이모티콘을
colour fields | barevné plochy, barevných ploch, barevná pole, barevnými plochami, barevné bloky | värikentät, värialueet, väripintojen, väripinnoilla | משטחי צבע, משטח צבע, שדות צבע, משטחים צבעוניים, שטחי צבע, משטח צבעוני | 색면은, 색 블록, 컬러 블록, 색면으로, 색깔 면
fine print | právní ujednání, právní doložka, právní text | pienellä präntätty, pieni präntti, pienen präntin, oikeudelliset tiedot | אותיות קטנות בתחתית, האותיות הקטנות, מידע משפטי, כיתוב משפטי | 작은 글씨 고지, 법적 고지, 깨알 글씨, 법적 문구, 세부 약관
curves | křivky, křivek, křivka, křivkách, oblouky, obloučky | käyrät, käyriä, käyrien, käyrä, kaaret, kaaria | קימורים, עיקולים, קשתות | 곡선, 곡선은, 곡선을, 곡선으로, 커브, 곡선이
chart |  | kaavioita, kaavioiden | תרשים, תרשימים, התרשים, הגרף |
skill bars | ukazatele dovedností, pruhy dovedností, sloupečky dovedností, grafy dovedností, proužky dovedností | taitopalkit, taitopalkkeja, osaamispalkit, osaamismittarit, taitomittarit, taitopalkkien | מדי מיומנות, פסי מיומנות, פסי כישורים, גרפי מיומנויות, פסי התקדמות | 역량 막대, 스킬 바, 스킬바, 능력치 막대, 능력 그래프, 기술 막대
slate black | břidlicově černý, břidlicově černá, břidlicově černé, břidlicově černou, břidlicově černým, břidlicově černého | liuskeenmusta, liuskeenmustan, liuskeenmustaa | שחור צפחה, בשחור צפחה | 슬레이트 블랙, 석판 검정, 흑판 검정
sage | šalvěj, šalvějový, šalvějová, šalvějové, šalvějově zelená, šalvějově | salvia, salvian, salvianvihreä, salvianvihreän, salvianvihreää, salvianvihreällä | מרווה, ירוק מרווה, בירוק מרווה, ירוק מרווה רך | 세이지, 세이지 그린, 세이지색, 세이지그린, 세이지 초록, 세이지색으로
vermilion | rumělka, rumělky, rumělkovo červená | vermilioni, vermilionin, vermilioninpunainen | ורמיליון, ורמיליון אדום | 버밀리언, 주홍빛, 주홍빛으로, 버밀리온
terracotta |  | terrakotan, terrakottaa, terrakotanvärinen, terrakotanpunainen, terrakottainen |  | 테라코타, 테라코타색, 테라코타빛, 테라코타 톤, 테라코타색으로
tender | něžně, něžný, něžná, láskyplný, láskyplná | hellä, hellän, hellät, hellää, hellästi, herkkä | רגיש ועדין, ענוג, ענוגה, רוך, רוך ועדינות | 다정하게, 다정하고, 온화한, 부드럽고 여린, 다정한 느낌
sad | smutně, smutný, smutná, smutné, smutnou, smutným | surullinen, surullisen, surulliset, surullista, surullisesti, murheellinen | עצוב, עצובה, עצובים, עצובות, עצבות | 슬픈, 슬프게, 구슬픈, 슬퍼 보이는, 서글픈
kraft | kraftový, kraftová, kraftové, kraftovou, sulfátový papír | voimapaperin, voimapaperille, kraftpaperi, kraftpaperin, ruskea voimapaperi | קראפט, קרפט, נייר קרפט, על נייר קראפט | 크라프트, 크라프트 종이, 크라프트지에, 크래프트지, 크라프트 봉투
years 30 | třicátá léta, třicátých let, třicátých letech, 30. léta, 30. let | 30-luku, 30-luvun, 30-luvulta, kolmikymmentäluku, kolmikymmentäluvun | שנות השלושים, משנות השלושים, שנות ה-30, שנות ה30 | 30년대, 1930년대, 30년대의, 1930년대풍, 삼십년대
cm | cm, centimetrů, centimetry, centimetr, centimetru | cm, senttiä, senttimetriä, sentin, senttimetrin | ס״מ, סנטימטר, סנטימטרים, ס"מ, סמ | 센티, 센티미터, 센티로, 센치, cm로
word | slovo, slova, slovu, slovem, slov | sana, sanan, sanat, sanoja, sanaa, sanojen | מילה, המילה, מילים, המילים, במילה, במילים | 단어, 낱말, 단어는, 단어를, 단어가, 글자 하나
cream paper | krémový papír, krémového papíru, krémovém papíru, papír krémový | kermanvärinen paperi, kermanväriselle paperille, kermanvalkoinen paperi, kermanvärisellä paperilla | נייר קרם, נייר שמנת, נייר בצבע שמנת, נייר בגוון קרם, על נייר שמנת | 크림색 종이, 크림색 용지, 크림색 종이에, 크림 종이, 미색 종이
cinematic | filmově, filmový, filmová, kinematografický, kinematografická | elokuvallinen, elokuvallisen, elokuvallista, elokuvamainen, elokuvallisesti, elokuvamaisen | קולנועי, קולנועית, קולנועיים, כמו סרט, קולנועי מאוד | 영화 같은, 영화처럼, 시네마틱, 시네마틱한, 영화적인, 영화 느낌
moody | tajuplný, tajuplná, tajemný, tajemná, tajuplně, tajemně | tumma tunnelma, tunnelmallisen synkkä, arvoituksellinen, hämyinen, hämyisen, mystinen | אפלולי, אפל ומסתורי, אפלולית, אווירה אפלה, מסתורית | 신비한, 신비하게, 신비하고, 음산한, 무게 있는 분위기, 비밀스러운
garland | květinová girlanda | köynnös, köynnöksen, köynnökset, köynnöksiä, kukkaköynnös | גרלנדה, גרלנדות, שרשרת פרחים, זר משתלשל | 꽃줄, 갈란드, 꽃목걸이, 화관 장식, 꽃 장식 줄
small caps | kapitálek | kapiteelit, kapiteeli, kapiteeleja, kapiteelien | קפיטליות קטנות, סמול קאפס, אותיות רישיות קטנות | 스몰캡, 작은 대문자, 스몰 캡, 스몰캡스
wine | víno, vína, vínem, barva vína | viini, viinin, viinin väri, punaviini | יין, יין אדום, בצבע יין, צבע יין | 와인, 와인 색깔, 포도주, 와인 톤
sea green | mořsky zelený, mořsky zelená, mořsky zelené, mořsky zelenou, mořsky zeleným, mořsky zeleného | merenvihreä, merenvihreän, merenvihreät, merenvihreää, merenvihreällä | ירוק ים, בירוק ים, ירוק-ים, ירוק מי ים | 바다 초록, 바다빛 초록, 씨 그린, 바다 녹색, 시그린
mint | mátově zelená | mintunvihreä, mintunvihreän, mintunvihreää, minttu, mintun, mintunvihreällä | ירוק מנטה, מנטה, מנטה רך, בירוק מנטה, ירוק נענע, נענע |
olive | olivově zelená | oliivinvihreä, oliivinvihreän, oliivinvihreää, oliivi, oliivin, oliivinvihreällä |  |
pine | jedlově zelený, jedlově zelená, jedlově zelené, borovicově zelený, borovicově zelená, borovicově zelené | männynvihreän, männynvihreää, männynneulasenvihreä | ירוק אורן, בירוק אורן, עץ אורן | 소나무색, 소나무 초록, 솔빛, 파인 그린
moss green | mechově zelený, mechově zelená, mechově zelené, mechově zelenou, mechově zeleným, mechově zeleného | sammalenvihreät, sammalenvihreää | ירוק אזוב, בירוק אזוב, ירוק טחבים | 모스 그린, 이끼 초록, 이끼색으로, 이끼 녹색
grey green | šedozelený, šedozelená, šedozelené, zelenošedý, zelenošedá, zelenošedé | harmaanvihreä, harmaanvihreän, harmaanvihreät, harmaanvihreää, harmaanvihreällä | ירוק אפור, אפור ירוק, ירוק אפרפר, אפור-ירוק, ירקרק אפור | 회녹색, 회녹색으로, 그레이 그린, 회색빛 초록, 회녹색의
mustard |  | sinapinkeltaisen, sinapinkeltaista, sinapinkeltaisella |  |
baby blue | dětsky modrý, dětsky modrá, dětsky modré, pastelově modrý, pastelově modrá, pastelově modré | vauvansininen, vauvansinisen, vauvansiniset, vauvansinistä, vauvansinisellä, vauvansinisillä | תכלת בייבי, כחול בייבי, תכלת רך, תכלת פסטל, כחול פסטל, תכלת תינוקות | 베이비 블루, 베이비블루, 파스텔 블루, 파스텔 하늘색, 파스텔톤 파랑, 연하늘색
cobalt | kobaltový, kobaltová, kobaltové, kobaltovou, kobaltově modrá | koboltti, koboltin, koboltinsininen, koboltinsinisen, koboltinsiniset, koboltinsinistä | קובלט, כחול קובלט, בכחול קובלט | 코발트, 코발트 블루, 코발트색, 코발트블루, 코발트색으로, 코발트 파랑
silver |  | hopea, hopean, hopeaa, hopeanvärinen, hopeinen |  |
copper |  | kuparia, kuparinen, kuparinruskea |  | 동색, 구리색으로, 코퍼
deep |  |  |  | 깊은, 깊게, 짙게, 깊고, 짙고
after | za nadpisem, po nadpisu, po textu, potom po | jälkeen, perään, perässä | אחרי, לאחר, אחרי זה | 뒤에 이어, 다음에, 그 뒤에, 이후에
wobbly | roztřesený, roztřesená, kostrbatý, kostrbatá, křivý, křivá | tärisevä, tärisevän, huojuva, vino, vinot, epätasainen | עקום, עקומה, עקומים, עקומות, רועד, רועדים | 삐뚤빼뚤, 흔들리는, 비뚤비뚤, 삐뚤빼뚤한, 삐뚤삐뚤, 울퉁불퉁한
band | pásek, pásku, barevný pás, páskem, pásu | raita, kaista, vyöhyke, väripalkki | רצועה, רצועת צבע, הרצועה, פס צבע, ברצועה | 색 띠, 색띠, 컬러 띠
no vertical lines | bez svislých čar, žádné svislé čáry, bez svislých linek, žádné svislé linky, žádné vertikální čáry | ei pystyviivoja, ilman pystyviivoja, pystyviivat pois, ei pystysuoria viivoja | בלי קווים אנכיים, ללא קווים אנכיים, בלי קו אנכי | 세로선 없이, 세로선은 없이, 세로줄 없이, 수직선 없이, 세로선 빼고
school like | školský, školská, školské, školskou, jako ve škole, školní | koulumainen, koulumaisen, koulumaista, koululaismainen, koulumaisesti | כמו בית ספר, בית ספרי, של בית ספר, בית-ספרי | 학교 같은, 학교처럼, 학습지 같은, 교실 같은, 교과서 같은
clip art | klipart, kliparty, clip art, klipartů, clipartu | leikekuvat, leikekuva, clip art, leikekuvia, clipartia | קליפארט, קליפ ארט, קליפארטים, איורי מלאי, קליפ-ארט | 클립아트, 클립 아트, 클립아트는, 클립아트를, 일러스트 클립, 클립아트 말고
burlap |  | juuttikangas | בד שקים | 마직, 황마천, 버랩
country | venkovsky, vesnický, vesnická | maalainen, maalaisen, maalais, maaseutumainen, maalaistyyli, maalaistyyliin | קאנטרי, אווירת כפר, סגנון כפרי, כפר | 시골풍, 시골스러운, 전원풍, 시골 느낌, 컨트리풍, 전원적인
ermine | hermelín, hermelínu, hermelínem, hranostaj, hermelínový, hermelínová | kärpännahka, kärpännahan, kärppä, kärpän, hermeliini | פרוות הרמין, הרמין, סמור, פרוות סמור | 어민, 담비 모피, 흰담비 털, 흰담비, 담비털
below | níže, pod, vespodu | alla, alle, sen alapuolella | מתחת, תחתיו | 아래, 밑에, 아래에, 아래로, 바로 밑에
heading |  | otsikkoon | הכותרת, בכותרת, לכותרת, והכותרת |
headings |  |  | הכותרות, בכותרות, לכותרות, והכותרות | 제목들은, 제목들을, 제목들이, 헤딩
subtitle | podtitul, podtitulek, podnadpisem, podnadpisu | alaotsikko, alaotsikon, alaotsikossa, alaotsikkoa | כותרת משנית, הכותרת המשנית, תת כותרת, תת-כותרת | 부제목, 부제, 부제는, 부제목은, 부제목을
text |  |  | הטקסט, בטקסט, לטקסט, והטקסט |
body text | běžný text, hlavní text, text odstavců | leipätekstin, perusteksti | טקסט רץ, טקסט הגוף, הטקסט הרץ, בגוף הטקסט |
name |  |  | השם, בשם, השמות, לשם |
names |  |  | בשמות, לשמות | 이름들은, 이름들을
price |  | hinnan, hintaa, hintaan | המחיר, במחיר, למחיר, והמחיר |
prices |  | hinnoissa, hintoihin, hinnoille | המחירים, במחירים, למחירים, והמחירים | 가격표, 가격들은
dates |  |  | התאריכים, בתאריכים, לתאריכים, והתאריכים | 날짜들은, 일정
time | v kolik | kellonajan, kellonajat, kellonaikojen | השעה, בשעה, לשעה, והשעה |
button |  | napissa | הכפתור, בכפתור, לכפתור, והכפתור |
buttons |  | napeissa, nappeihin, nappeja, napeista | הכפתורים, בכפתורים, לכפתורים, והכפתורים | 단추, 단추들, 버튼들은
borders | okraje rámečku, ohraničení | kehysten, reunuksia, reunaviivat | המסגרות, למסגרות, והמסגרות | 테두리선, 외곽선, 외곽선은, 외곽선을
frame |  | kehystä |  |
no border | bez rámečku, žádný rámeček, bez ohraničení, bez rámu | ilman kehystä, ei kehystä, ei reunaviivaa, ilman reunusta | בלי מסגרת, ללא מסגרת, אין מסגרת, לא מסגרת | 테두리 없이, 테두리 없는, 테두리는 없이, 테두리 없음
no borders | bez rámečků, žádné rámečky, žádných rámečků, žádná ohraničení | ilman kehyksiä, ei kehyksiä, ei mitään kehyksiä, ei reunaviivoja | בלי מסגרות, ללא מסגרות, שום מסגרות, בלי שום מסגרת | 테두리는 빼고, 테두리 빼고, 테두리는 없게
line |  |  | הקו, בקו, לקו, והקו |
lines |  | viivoin | הקווים, בקווים, לקווים, והקווים | 선들은, 선들을
no lines | bez čar, žádné čáry, bez linek, žádné linky | ei viivoja, ilman viivoja, ei mitään viivoja | בלי קווים, ללא קווים, בלי שום קו, אין קווים | 선 없이, 선 없는, 선은 없이, 줄 없이
background |  | taustan, taustaan | הרקע, ברקע, לרקע, והרקע |
paper |  | paperin, paperit |  |
margin |  | reunus | השול |
margins | marže stránky | marginaaleja, marginaaleissa, reunusten | השוליים, והשוליים |
picture | obrázek, obraz |  | התמונה, בתמונה, לתמונה, והתמונה |
pictures | obrázcích |  | התמונות, בתמונות, לתמונות, והתמונות | 그림들은
photo |  |  | תצלום, צילום, תצלומים, התצלום |
no pictures | bez obrázků, žádné obrázky | ei kuvia, ilman kuvia, ei mitään kuvia | בלי תמונות, ללא תמונות, שום תמונות, אין תמונות | 그림 없이, 사진 없이, 이미지 없이, 사진은 없이
illustration |  | kuvituksen, kuvitusta, kuvitukset, kuvituskuva | האיור, באיור, לאיור, והאיור |
tables |  | taulukoiden, taulukoita, taulukoihin | הטבלאות, בטבלאות, לטבלאות, והטבלאות | 표들은, 표들을, 테이블
row | řádek, řádku, řádkem, řádky | rivi, rivin, riviä, rivit, rivien | שורה, השורה, בשורה, לשורה, והשורה, שורות | 행은, 행을, 줄마다, 행마다, 행이
columns |  | palstojen, palstoissa, palstoihin, sarakkeet | הטורים, בטורים, לטורים, והטורים | 칼럼들, 열은, 열을, 세로줄
number |  |  | המספר, במספר, למספר, והמספר | 번호, 번호는, 번호를, 번호가, 숫자 하나
code | kód, kódu, kódem, kódy, kódů | koodi, koodin, koodia, koodit, koodissa | קוד, הקוד, בקוד, לקוד, והקוד | 코드, 코드는, 코드를, 코드가
qr code |  | qr-koodin, qr koodi | קוד קיואר | qr 코드, 큐알 코드
stub | kupon, útržek, útržku, odtrhávací část, ústřižek | irtikanta, lipun kanta, repäisykanta | ספח, הספח, ספחים, תלוש, בספח | 부분 절취, 절취표, 반쪽 표, 절취 부분
perforation | perforace, perforaci, perforací, perforovaný, perforovaná, perforované | perforointi, rei'itys, repäisyviiva, repäisyviivan | ניקוב, קו ניקוב, פרפורציה, קו תלישה | 절취선, 절취선은, 절취선을, 점선 절취선
address |  | osoitteen, osoitetta, osoitteet, osoitteessa | הכתובת, בכתובת, לכתובת, והכתובת |
logo |  |  | הלוגו, בלוגו, ללוגו, והלוגו |
list | seznam, seznamu, seznamem, výčet, odrážky | luettelo, luettelon, luetteloa, luettelot, lista, listan | רשימה, הרשימה, ברשימה, לרשימה, והרשימה | 목록, 목록은, 목록을, 목록이, 리스트
quote |  | lainauksen, lainausta | הציטוט, בציטוט, לציטוט, והציטוט | 인용구, 인용구는
paragraph | odstavec, odstavce, odstavci, odstavců, odstavcích | kappale, kappaleen, kappaleet, kappaleiden, kappaleissa, kappaletta | פסקה, הפסקה, בפסקה, לפסקה, והפסקה, פסקאות | 문단, 문단은, 문단을, 단락, 단락은
total | součtu | yhteissumma, loppusummaa | הסכום הכולל, סה״כ, סהכ |
invoice | faktura, faktury, fakturu, faktuře, fakturou | lasku, laskun, laskua, laskut, laskussa | חשבונית, החשבונית, בחשבונית, לחשבונית, והחשבונית | 청구서, 송장, 청구서는, 세금계산서
letters |  | kirjainten, kirjaimia, kirjaimissa | האותיות, באותיות, לאותיות, והאותיות |
typeface |  | fontin, fontit, fontilla | הגופן, בגופן, לגופן, והגופן | 글씨체
large |  |  | בגדול | 커다란, 크고
big | velice velký, velice velká, velikánský, velikánská, velce |  |  | 큼지막한
bigger | zvětšit | isommat, isomman, suuremmat | יותר גדול, יותר גדולה | 좀 크게, 조금 더 크게, 더 크고
biggest | nejvíc velký | suurimman, isoimman |  | 가장 크고
huge |  | jättimäisen | בענק | 대문짝만하게
small |  |  | בקטן | 조그맣게, 조그만, 작고
tiny |  | pikkuruisen, pikkuruiset, pikkuruista, hyvin pieni |  | 깨알같이, 깨알만한, 조그마하게
smallest | nejmenší, nejmenším, co nejmenší | pienin, pienimmän, pienimpänä, mahdollisimman pieni | הכי קטן, הכי קטנה, הקטן ביותר, הקטנה ביותר | 가장 작게, 제일 작게, 가장 작은, 제일 작은
in bold |  | lihavoidut, lihavoidulla | בבולד, בהדגשה | 진하게
thin | tence |  |  | 가늘고
light | lehký, lehká, lehké, lehkou, lehkým | kevyt, kevyen, kevyet, kevyttä, kevyesti, kevyellä | קליל, קלילה, קלילים, קלילות | 가벼운, 가볍게, 가볍고
italic |  | kursiivin, kursivoidut | באיטליק, בנטוי | 기울임꼴, 이탤릭체, 기울여서
no italics | bez kurzívy, žádná kurzíva, žádnou kurzívu | ei kursiivia, ilman kursiivia | בלי נטוי, ללא נטוי, בלי איטליק | 기울임 없이, 이탤릭 없이
please don't | hlavně ne, jen ne | ei missään tapauksessa | אל תשים, נא לא, בבקשה לא, רק לא, אל תעשה | 하지 말아줘, 하지마
without |  |  | מבלי |
never | nikdy, v žádném případě | ei koskaan, ei ikinä, ei milloinkaan | לעולם לא, אף פעם לא, בשום אופן לא | 절대로, 절대, 결코
only | jedině |  |  | 단지
very | velice, moc |  | מאד | 몹시
rather | spíš, spíše, raději, radši | mieluummin, pikemminkin, melko | יותר כמו, עדיף | 다소, 오히려
slightly | mírně, lehounce, nepatrně | aavistuksen | טיפה, במעט |
pale |  |  | דהה | 창백한, 옅게, 연하게
dark |  |  | כהות |
muted |  | hillityt värit, murretut, murretun, vaimea | מעומעם, מעומעמים, מושתק, עמומים, רגוע בצבע | 톤다운, 톤다운된, 톤 다운된, 은은한 색, 저채도, 채도 낮은
matt | matně, matný, matná, matné, matnou, matným | matta, mattapinta, mattapintainen, himmeä, himmeät | מט, מאט, במט | 무광, 매트한, 매트하게, 무광으로
pastel |  | pastellit, pastelliset, pastellinen, pastellisävyt, pastellin | בפסטל, צבעי פסטל | 파스텔색, 파스텔 톤으로, 파스텔 색상
colour | barvu, barvou, barvami | värin, väriä, värillä | הצבע, לצבע, והצבע | 색은, 색을, 색상, 컬러
red |  | punaiset |  | 빨갛게
blue |  | siniset |  |
yellow |  | keltaiset |  | 노랗게
white |  | valkoiset |  |
grey |  | harmaat, harmaalla |  | 그레이
brown |  | ruskeat, ruskealla |  |
pink |  | vaaleanpunaisen, vaaleanpunaiset, vaaleanpunaista |  | 핑크, 핑크색, 핑크로
orange |  | oransseilla |  | 오렌지
turquoise |  | turkoosi, turkoosin, turkoosit, turkoosia, turkoosilla | בטורקיז, צבע טורקיז | 터키색, 터쿼이즈, 청록빛
beige |  | beigen, beigeä, beesi, beesin, beesiä | בז׳, בצבע בז׳ |
cream |  | kermanvärisen, kermanvalkoisen, kermanväristä, kermanvaalea | צבע שמנת, בצבע קרם |
dark blue | tmavě modrý, tmavě modrá, tmavě modré, tmavě modrou, tmavě modrým, tmavě modrého | tummansinisen, tummansiniset, tummansinistä, tummansinisellä, tummansinisillä | בכחול כהה, כחולים כהים, הכחול הכהה | 진한 파랑, 짙은 파란색, 진파랑
light blue | světle modrý, světle modrá, světle modré, světle modrou, světle modrým, světle modrého | vaaleansinisen, vaaleansiniset, vaaleansinistä, vaaleansinisellä, vaaleansinisillä | כחול בהיר, בתכלת, התכלת, בכחול בהיר | 연한 파랑
dark green | tmavě zelený, tmavě zelená, tmavě zelené, tmavě zelenou, tmavě zeleným, tmavě zeleného | tummanvihreät, tummanvihreää, tummanvihreällä | ירוק כהה, בירוק כהה, ירוקות כהות, ירוקים כהים, הירוק הכהה | 진한 초록, 짙은 초록, 진초록, 암녹색
light green | světle zelený, světle zelená, světle zelené, světle zelenou, světle zeleným, světle zeleného | vaaleanvihreä, vaaleanvihreän, vaaleanvihreät, vaaleanvihreää, vaaleanvihreällä | ירוק בהיר, בירוק בהיר, הירוק הבהיר | 연한 초록, 연초록, 연녹색
dark red | tmavě červený, tmavě červená, tmavě červené, tmavě rudý, tmavě rudá, tmavě rudé | tummanpunainen, tummanpunaisen, tummanpunaiset, tummanpunaista, tummanpunaisella | אדום כהה, באדום כהה, אדומים כהים, האדום הכהה | 진한 빨강, 짙은 빨강, 검붉은, 짙은 빨간색, 진홍색
dark brown | tmavě hnědý, tmavě hnědá, tmavě hnědé, tmavě hnědou, tmavě hnědým, tmavě hnědého | tummanruskea, tummanruskean, tummanruskeat, tummanruskeaa, tummanruskealla | חום כהה, בחום כהה, חומים כהים | 진갈색, 짙은 갈색, 고동색, 다크 브라운, 고동색으로
dark grey | tmavě šedý, tmavě šedá, tmavě šedé, tmavě šedou, tmavě šedým, tmavě šedého | tummanharmaan, tummanharmaat, tummanharmaalla | אפור כהה, באפור כהה, אפורים כהים, האפור הכהה | 진회색, 짙은 회색, 진한 회색, 다크 그레이, 진회색으로
black and white |  | mustavalkoisen, mustavalkoiset, mustavalkoista, mustavalkoisena, mustavalko | בשחור לבן, שחור-לבן, שחור ולבן | 흑백 사진
gradient | gradientu, barevný přechod, barevné přechody | gradientti | הדרגת צבע | 그라디언트
shadow |  | varjostus | הצללה, עם צל, בצללים |
serif | serify | päätteellisen, päätteellisellä, päätteelliset | גופן סריף, עם סריפים, אות סריפית | 세리프체
sans serif | bez patek | päätteettömän | סנס סריף, סאנס סריף, בלי סריפים, ללא סריפים | 돋움체, 산세리프체, 민부리
handwriting | ručně psaným písmem | käsin kirjoitettu, käsialafontti | הכתב יד, כתב-יד, בכתב-יד | 손으로 쓴 듯한
typewriter | strojopisné písmo, jako na psacím stroji | kirjoituskonefontti, kirjoituskonekirjasin | במכונת כתיבה, כתב מכונה, אותיות מכונת כתיבה, גופן מכונת כתיבה | 타자기체, 타자기 글씨, 타자기처럼
condensed | úzké písmo, úzkým písmem | kavennettu, kavennettuna, kavennetun, kapea fontti, kapealla fontilla | דחוסה, צר ודחוס, גופן צר, אותיות צרות | 장체, 좁은 글꼴, 좁은 서체, 장체로
a4 | a4, formát a4, formátu a4, na a4 | a4, a4-koko, a4-arkki, a4-kokoinen | a4, דף a4, בגודל a4 | a4, a4 용지, a4 크기, a4로
a5 | a5, formát a5, formátu a5, na a5 | a5, a5-koko, a5-arkki, a5-kokoinen | a5, דף a5, בגודל a5 | a5, a5 용지, a5 크기, a5로
a3 | a3, formát a3, formátu a3, na a3 | a3, a3-koko, a3-arkki, a3-kokoinen | a3, דף a3, בגודל a3 | a3, a3 용지, a3 크기, a3로
a6 | a6, formát a6, formátu a6 | a6, a6-koko, a6-kokoinen | a6, דף a6, בגודל a6 | a6, a6 용지, a6 크기, a6로
portrait |  | pystyasento, pystyasennossa, pystysuuntaiinen, pystysuuntaiisen, pystysuuntaiiset, pystysuuntaiista | לאורך הדף, תצורה אנכית |
landscape |  | vaaka-asento, vaaka-asennossa, vaakasuuntaiinen, vaakasuuntaiisen, vaakasuuntaiiset | לרוחב הדף, תצורה אופקית |
square format | čtvercový formát, čtvercovou, čtvercovým | neliönmuotoinen, neliönmuotoisen, neliömuoto, neliöformaatti | פורמט מרובע, מרובע | 정사각형 판형, 정방형, 정사각 크기
business card | vizitka, vizitky, vizitku, vizitek, vizitce | käyntikortti, käyntikortin, käyntikortit, käyntikorttia, käyntikorttien | כרטיס ביקור, הכרטיס ביקור, בכרטיס ביקור, לכרטיס ביקור, והכרטיס ביקור | 명함, 명함은, 명함을, 명함 크기
poster | plakát, plakátu, plakátem, plakáty, plakátů | juliste, julisteen, julistetta, julisteet, julisteessa | כרזה, הכרזה, בכרזה, לכרזה, והכרזה, פוסטר | 포스터, 포스터는, 포스터를, 포스터처럼
invitation | pozvánka, pozvánky, pozvánku, pozvánce, oznámení | kutsu, kutsun, kutsua, kutsut, kutsukortti | הזמנה, ההזמנה, בהזמנה, להזמנה, וההזמנה | 초대장, 초대장은, 초대장을, 청첩장
centred | vycentrovaný, vycentrovaná, vycentrované, vycentrovanou, vycentrovaným | keskitetyn, keskitetyt, keskitä |  | 가운데 맞춤
right | doprava, zprava, pravý | oikea, oikeaan, oikean | ימין, ימינה, בימין, לימין |
elegant | noblesně, noblesní | elegantin, elegantit, elegantisti | מהודר | 우아하고, 우아함, 고상한, 기품 있는
modern | současně | modernin, modernit, modernisti |  | 모던, 모던하게
calm |  | rauhalliset, rauhallista, rauhallisesti | שליו | 차분하고, 차분함, 고요한
warm |  | lämpimät, lämpimästi | חמות | 따뜻하고, 따뜻함, 온기 있는
friendly |  | ystävällisen, ystävälliset, ystävällistä, ystävällisesti | נעים | 친근하고, 친근함, 다정한 느낌의, 상냥한
playful |  | leikkisät, leikkisää, leikkisästi | משחקי | 장난스러운, 장난기 있는, 장난스럽게, 발랄한 느낌
sober | strohé | asialliset, asiallista, asiallisesti, vähäeleinen | ענייני, עניינית, ענייניים, ענייניות, מינורי | 절제된 느낌의, 점잖게
strict | přísně, přísný, přísná, přísné, přísnou, přísným | tiukka, tiukan, tiukat, tiukkaa, ankara | קפדני, קפדנית, קפדניים | 엄격한, 엄격하게, 엄격하고, 엄격함, 엄숙한
simple |  | yksinkertaiset, yksinkertaista, yksinkertaisesti | בפשטות | 단순하고, 단순함, 간단한
clean |  | siistin, siistit, siististi |  | 깔끔하고, 깔끔함, 깨끗하게
dignified |  | arvokkaan, arvokkaat, arvokasta, arvokkaasti | אצילי | 격조 있는, 점잖고 품위
sans |  |  | סאנס |
readable at a glance | čitelné na první pohled, přehledné na první pohled | luettavissa yhdellä silmäyksellä, yhdellä silmäyksellä | קריא במבט, במבט אחד, במבט ראשון | 한눈에, 한눈에 보이게, 한눈에 들어오게, 한눈에 읽히게
`

/** The rows of a language (BCP 47), as `Language.rows` has them; none for one that is not in the table. */
export const fourTongues: (lang: string) => string = rowsByLanguage(order, table)
