import type { ChartKind } from '../design.ts'

/** Adjectives in many languages: a noun only behind an article or a preposition, or at the beginning. */
const GRAPHIC =
  '(?<=^\\s{0,9}|\\b(?:un|une|uno|unos|il|i|dei|el|los|um|os|le|les|des|en|con|in|come|como|comme|y|e|et|o|ou) )(?:graphiques?|gráficos?|gráficas?|grafic[oi])'

/** Wishes that numbers be drawn, whatever the chart: `drawn, not just listed`, `to scale`, `as figures`. */
const TO_SCALE =
  "(?:(?:should |must |to |and )?(?:be |are )?drawn )?(?:true )?to scale|(?:should|must|to) be drawn(?! by)|as (?:figures|drawings)|maßst[äa]b(?:lich|sgetreu|sgerecht)\\p{L}*|à l['’]échelle|(?:dibujad[oa]s )?a escala|em escala|in scala|op schaal|skalenlig\\p{L}*|w skali|v měřítku|у масштабі"

/** What each kind of chart is called in the languages of briefs, as patterns of small letters. */
const names: Readonly<Record<ChartKind, string>> = {
  chart: `(?:(?:as |into )?(?:(?:one|an?|simple|real|proper|small|little|clear|big|gentle|plain) ){0,3})(?:charts?|graphs?)|diagram(?:m|me|men|mer|met|ma|mas|mi)?|${GRAPHIC}|grafiek(?:en)?|wykres\\p{L}*|graf(?:y|em|u)?|grafi(?:kler|ği|ğe|kle)\\p{L}*|діаграм\\p{L}*|графік\\p{L}*|γραφήμα\\p{L}*|γράφημα|διάγραμμα|${TO_SCALE}|グラフ|图表|圖表|رسم بياني|رسوم بيانية`,
  columns:
    '(?:(?:simple|vertical) ){0,3}column (?:chart|graph)s?|as columns|histograms?|säulen(?:diagramm(?:e)?)?|staplar|stapeldiagram(?:met)?|(?:diagramme |graphique )?en colonnes|histogramme|gráfic[oa]s? de columnas|en columnas|istogramm[ai]|a colonne|gráficos? de colunas|em colunas|kolomdiagram(?:men)?|(?:wykres\\p{L}* )?słupk(?:i|ach|ami|ów)|wykres\\p{L}* (?:słupkow|kolumnow)\\p{L}*|sloupcov\\p{L}* graf\\p{L}*|sloup(?:ce|cích)|sütun grafi\\p{L}*|стовпчик\\p{L}*|στήλες|ραβδόγραμμα|棒グラフ|柱状图|柱形图|柱狀圖|直方图|أعمدة',
  bars: '(?:(?:simple|clear|real|proper|horizontal) ){0,3}bar (?:chart|graph|diagram)s?|(?:as|into|in|with|drawn as) (?:(?:simple|proper|real|horizontal) ){0,3}bars|real bars|bars for|(?<!einem \\p{L}{3,12} )balken(?:diagramm(?:e)?)?|diagrammes? (?:en|à) barres|graphiques? (?:en|à) barres|en barres|gráfic[oa]s? de barras|(?:en|con|em|com) barras|grafic[oi] a barre|a barre|staafdiagram(?:men)?|staafgrafiek|als staven|balkjes|çubuk grafi\\p{L}*|çubuklar\\p{L}*|条形图|條形圖|أشرطة',
  line: '(?:simple )?line (?:chart|graph)s?|(?:one |an? )?(?:simple )?line for(?: the| each| every)?(?= (?:days?|weeks?|months?|quarters?|seasons?|years?|trends?|course)(?!\\p{L}))|as a (?:line|curve)(?! of)|liniendiagramm|als (?:linie|kurve)|kurvendiagramm|linjediagram|kurvdiagram|som en (?:linje|kurva)|graphique linéaire|en courbe|une courbe|gráfic[oa]s? de líneas?|grafic[oi] a linee|gráficos? de linhas?|lijn(?:diagram|grafiek)|wykres\\p{L}* liniow\\p{L}*|(?:spojnicov|čárov|liniov)\\p{L}* graf\\p{L}*|çizgi grafi\\p{L}*|лінійн\\p{L}* (?:графік|діаграм)\\p{L}*|折れ線グラフ|折线图|折線圖',
  pie: '(?:(?:big|one|simple) ){0,3}(?:pie|ring|donut|doughnut) (?:charts?|graphs?)|(?:as|into) (?:(?:one|a|big|simple) ){0,3}(?:pie|ring|donut|doughnut)|(?:kreis|torten|kuchen|ring|donut)diagramm|als (?:ein(?:en)? )?(?:ring|torte|kreis)|(?:cirkel|tårt|ring)diagram(?:met)?|som (?:en )?(?:ring|tårta|cirkel)|camembert|en (?:anneau|camembert)|(?:gráfico )?(?:de|en) (?:tarta|torta|anillo|rosquilla|dona)|gráfico circular|a (?:torta|ciambella)|ad anello|gráfico de (?:pizza|rosca|anel)|em (?:pizza|rosca|anel)|taartdiagram|wykres\\p{L}* (?:kołow|pierścieniow)\\p{L}*|(?:koláčov|prstencov|výsečov)\\p{L}* graf\\p{L}*|(?:pasta|halka) grafi\\p{L}*|(?:кільцев|кругов)\\p{L}* діаграм\\p{L}*|円グラフ|ドーナツ(?:グラフ|チャート)|环形图|環形圖|饼图|圓餅圖|رسم دائري',
  stack:
    'stacked (?:bars?|columns?)(?: charts?)?|(?:as )?one (?:(?:long|split|stacked|single|big) ){0,3}bar(?:,? (?:cut|split|divided|sliced)(?: up)?(?: (?:in|into) (?:\\p{L}+|\\p{N}+)(?: (?:parts|pieces|shares|slices|portions))?)?)?|(?:split|cut|sliced|divided) up as something (?:you|one|people|they) can see(?: at a glance)?|(?:split|cut|sliced|divided)(?: up)? in(?:to)? (?:its |their )?(?:parts|shares|portions|slices)|as (?:true |fair )?(?:parts|shares) of (?:the|a|one) whole|split bar|gestapelte\\p{L}* (?:balken|säulen)\\p{L}*|stapla(?:d|de) (?:stapel|staplar)|barres? empilées?|barras? apiladas?|barre impilate|barras? empilhadas?|gestapelde staven|積み上げ棒グラフ|堆叠图|堆积图',
  // Each in a colour of its own is another wish.
  swatches:
    'in (?:their|its|the) (?:real|true|actual|right) colou?rs?|in (?:ihren|den) (?:echten|richtigen|wirklichen) farben|(?:dans|avec|de) leurs vraies couleurs|(?:en|con) (?:sus )?colores (?:reales|verdaderos)|nas (?:suas )?cores (?:de verdade|reais|certas|verdadeiras)|nei (?:loro )?(?:veri colori|colori (?:veri|reali))|in hun echte kleur(?:en)?|i (?:sina|de) (?:riktiga|rätta) färger(?:na)?',
  gauge:
    '(?:as )?an? (?:(?:fat|big|simple|little) ){0,3}(?:gauge|progress bar|thermometer)|progress bar|as a meter|(?:as )?a bar filling up|(?:als (?:ein )?)?fortschrittsbalken|als (?:anzeige|thermometer|tacho)|som en (?:mätare|termometer)|en jauge|une jauge|barre de progression|thermomètre|barra de progreso|como (?:un )?(?:medidor|termómetro)|barra di avanzamento|barra de progresso|como (?:um )?(?:medidor|termómetro|termômetro)|voortgangsbalk|als (?:een )?(?:meter|thermometer)|pas(?:ek|kiem) postępu|ilerleme çubuğu|进度条|プログレスバー',
}

/** A chart that a text names. */
export interface NamedChart {
  readonly kind: ChartKind
  readonly from: number
  readonly to: number
}

const LETTER = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}]'

const patterns = (Object.entries(names) as (readonly [ChartKind, string])[]).map(
  ([kind, words]) => [kind, new RegExp(`(?<!${LETTER}|${LETTER}-)(?:${words})(?!${LETTER})`, 'gu')] as const,
)

/** Charts that are things of their own: `a wall chart`, `org chart`, `sea chart`. */
const OTHERS =
  /(?:wall|org|organi[sz]ation(?:al)?|flow|flip|seating|reward|star|birth|size|pin|sea|nautical|admiralty|eye|colou?r|paint|wiring|process|venn|circuit)[\s-]$/

/** The charts that a clause in small letters names, in order; of those that overlap the longest. */
export function chartsNamed(clause: string): readonly NamedChart[] {
  if (!/\p{L}{2}/u.test(clause)) return []
  const found = patterns.flatMap(([kind, pattern]) =>
    [...clause.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      kind,
      from: index,
      to: index + length,
    })),
  )
  const own = found.filter(({ kind, from }) => kind !== 'chart' || !OTHERS.test(clause.slice(0, from)))
  return own
    .filter(one => !own.some(other => other !== one && covers(other, one)))
    .toSorted((one, other) => one.from - other.from)
}

function covers(other: NamedChart, one: NamedChart): boolean {
  const overlaps = other.from < one.to && one.from < other.to
  return overlaps && other.to - other.from > one.to - one.from
}

/** What turns a clause into one that wants no chart. */
export const noChart: RegExp =
  /(?<!\p{L})(?:no|not|never|without|don'?t|kein\p{L}*|ohne|nicht|pas|sans|ni|sin|nada|ning\p{L}+|niente|senza|non|sem|nenhum\p{L}*|geen|zonder|niet|żadn\p{L}*|bez|nie|inga|ingen|inget|utan|inte|yok|olmasın|без|жодн\p{L}*|žádn\p{L}*|ne|χωρίς|όχι)(?!\p{L})|不要|不用|没有|なし|ない|いりません|بدون|لا /u

/** Words around a chart that name nothing of a copy, in the languages of briefs. */
export const emptyWords: ReadonlySet<string> = new Set(
  (
    'sencillo sencillos sencilla simples einfache einfaches einfach enkel enkla semplici semplice simpele prosty proste ' +
    'table tables tabelle tabellen tabell tabeller tableau tableaux tabla tablas tabella tabelas tabela tabele tablo tablolar data daten données datos dati dados numbers zahlen chiffres ' +
    'where wherever they help helps helpful useful possible fits fit sense over last past three four five six years year especially particularly above mostly ' +
    'wo hilft helfen hilfreich sinnvoll passt drei vier fünf jahre jahren jahr besonders letzten donde ayuden ayude útil tres cuatro cinco años año últimos especialmente où utile aident trois quatre cinq ans années surtout derniers waar helpt nuttig drie vier vijf jaar vooral dove servono servano utile tre quattro cinque anni ultimi soprattutto ' +
    'then if you d would naast elkaar side near top nebeneinander a an the of for by in on at to into as with and or one each per from that which our your my its their this these those it them ' +
    'please show put turn draw make made drawn shown set want need needs like simple real proper clear big small large little nice all every some be is are should could can ' +
    'true scale accurate exact thing nobody miss people see seen look looking page slide slides colour color coloured colored rest grey gray bar bars chart charts between ' +
    'der die das den dem des ein eine einen einem einer und oder für als mit von vom im in zu zum zur bitte soll sollen sich aus über auf ' +
    'le la les un une des du de et ou en pour par avec sur dans comme au aux que qui el los las una unos unas y o con por para como del al se que ' +
    'il lo gli i uno della delle dei degli nel nella e ed per come con os as um uma do da dos das no na em e com por ' +
    'de het een en of van voor met als op in de den det en ett och eller som för med på av i till ' +
    'i w z na do jako oraz przez ze dla a v s se na pro ve bir ve ile için olarak gibi і в з на для як та у'
  ).split(' '),
)
