import { onDemand } from '../../on-demand.ts'
import { PIECES, PIECES_BARE } from './remarks.ts'

/** What people say over the words that a sheet is to bear, in the languages that copy comes in. */
const HANDING = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    '(?:this|these|the following|all (?:of )?this)(?: is what)? (?:needs?|has|have|must|should|goes?)\\b.{0,16}(?:\\bon|\\bin|\\bsay|\\bthere)(?: it| there| the \\p{L}+)?',
    '(?:put|write|print) (?:this|these|the following)(?: \\p{L}+){0,4}|(?:what )?(?:it|the \\p{L}+) (?:should|must|has to|needs to) (?:say|read)',
    "(?:here(?:['’]s| is| are)|below (?:is|are)) (?:the|my|our|what)(?: \\p{L}+){1,4}|(?:the )?(?:text|copy|wording|words) for (?:the|our|my)(?: \\p{L}+){1,3}",
    '(?:dit|het volgende|deze tekst) (?:moet|mag|kan|komt)(?: er| erop| erin| op)(?: \\p{L}+){0,3}|tekst (?:voor|op) (?:de|het|ons|onze)(?: \\p{L}+){1,2}',
    '(?:das|dies(?:es)?|folgendes|dieser text|der text) (?:soll|sollte|muss|müsste|kommt)(?: \\p{L}+){1,4}|(?:der )?text (?:für|auf) (?:das|den|die|unser\\p{L}*)(?: \\p{L}+){1,2}|(?:hier|anbei) (?:ist |kommt )?(?:der|mein|unser) text',
    "(?:à|a) (?:mettre|écrire|imprimer|marquer)(?: dessus| sur(?: \\p{L}+){1,3})|(?:voici|voilà) (?:le texte|ce qu)(?:.{0,30})|il faut (?:mettre|écrire|marquer)(?: \\p{L}+){0,3}|(?:le )?texte (?:pour|de) (?:la |le |l[’'])\\p{L}+",
    '(?:esto )?(?:tiene que|debe|ha de) (?:poner|decir|llevar)(?: \\p{L}+){0,2}|pon(?:er|me|le|ed)? esto(?: \\p{L}+){0,3}|(?:el )?texto (?:para|del?) (?:el |la )?\\p{L}+|esto es lo que(?: \\p{L}+){1,4}',
    '(?:ci )?deve (?:esserci )?scritto(?: \\p{L}+){0,2}|ecco (?:cosa|il testo)(?: \\p{L}+){0,4}|(?:scriv(?:i|ici|ere)|mett(?:i|ici|ere)) questo(?: \\p{L}+){0,3}|(?:il )?testo (?:per|del|della) (?:il |la )?\\p{L}+',
    '(?:tem de|tem que|deve) (?:dizer|levar|ter)(?: \\p{L}+){0,2}|(?:escreve|põe|coloca|colocar) (?:isto|isso)(?: \\p{L}+){0,3}|(?:o )?texto (?:para|do|da) (?:o |a )?\\p{L}+',
    '(?:ma|musi) (?:być|się znaleźć)(?: \\p{L}+){0,3}|na (?:banerze|plakacie|ulotce|kuponie|karcie) ma(?: \\p{L}+){1,2}|napisz to(?: \\p{L}+){0,2}|(?:tekst|treść) na \\p{L}+',
    '(?:\\p{L}+ )?(?:bunlar|şunlar|bu|şu|şöyle)(?: \\p{L}+)? (?:yazsın|yazılsın|yazacak|yazılacak|olsun|olacak)(?: \\p{L}+){0,2}|metin şu(?: \\p{L}+)?',
    '(?:detta|det här|dette|det her) (?:ska|skal|måste|må)(?: \\p{L}+){1,3}|teks?ten? (?:till?|på) \\p{L}+',
    '(?:má|musí) tam být(?: \\p{L}+){0,2}|text na \\p{L}+',
    '(?:надо|нужно|должно быть|треба|потрібно|має бути) написа\\p{L}+(?: \\p{L}+){0,2}|текст (?:такой|такий|для|на)(?: \\p{L}+){0,2}|напиши(?:те)? (?:это|вот это|це|так)(?: \\p{L}+)?',
  ].join(
    '|',
  )})(?![\\p{L}\\p{N}])|(?:ये|यह|इस पर|कार्ड पर|पोस्टर पर).{0,20}(?:लिखना|लिखें|लिखो|लिख द|छापना|छाप द)|(?:يُ?كتب عليه\\p{L}*|اكتب(?:وا|ي)? (?:هذا|التالي|عليه\\p{L}*)|النص (?:التالي|المطلوب))|(?:これ|以下|下記|この文)\\S{0,12}(?:入れて|載せて|書いて|記載して)|(?:写上|印上|放上)?(?:这些|以下)?(?:文字|内容)如下|(?:이렇게|아래|다음)\\S{0,4}\\s?(?:\\S+\\s)?(?:써|넣어|적어)`,
  'iu',
)

/** Letters that a line has beside what hands the text over: whom it asks, and how. */
const BESIDE = 24

/** Whether a line that points to the text below it is nothing but what hands that over. */
export function isHandingOver(text: string): boolean {
  const found = HANDING.exec(text)
  return found !== null && text.length - found[0].length <= BESIDE
}

/** Words that point to the text below, which some languages only say. */
const POINTING =
  /(?:[:：]|[👇⬇↓][\uFE0F\s\p{Emoji_Modifier}]*)+$|(?:이렇습니다|이래요|아래와 같습니다|다음과 같습니다|通りです|とおりです|以下です|如下)[.。：:]?$/u

/** What hands a text over in a sentence of a letter, whatever else that says. */
const HANDED: () => RegExp = onDemand(
  () =>
    new RegExp(
      `(?:^|[^a-z\\u00c0-\\u024f\\u0400-\\u04ff])(?:${[
        "(?:here|below)(?:[’'](?:s|re)| is| are| goes| comes)|(?:the |all the )?(?:text|wording|copy|words|details|info|content|contents)(?: below| is| are| as follows| to go on it)?|(?:should|must|needs? to|has to|goes|go|put|want) (?:on|in|onto|say|read|have|include)|(?:on it|on there)",
        'hier (?:ist|sind|kommt|kommen|der|die|das)|anbei|unten|folgende[rsn]?|(?:der |unser |mein )?text|drauf(?:stehen|kommen)?|(?:soll|muss|kommt|gehört) .{0,20}(?:drauf|rein|rauf|stehen)|inhalt',
        'voici|voilà|ci-dessous|(?:le )?texte|(?:ce qu.il faut|à) (?:mettre|écrire|marquer)|contenu',
        'aquí|abajo|(?:el )?texto|(?:tiene que|debe) (?:poner|decir|llevar)|(?:te|os) (?:paso|mando|dejo)|contenido|lo que (?:va|tiene que ir)',
        'ecco|qui sotto|(?:il )?testo|quello che (?:va|ci va)|(?:ti|vi) (?:mando|passo|giro)|contenuto|ci va',
        'segue|aqui (?:vai|está|fica)|(?:o )?texto(?: é| seria| fica)?|(?:tem que|deve) (?:ter|dizer|levar)|conteúdo|o que (?:vai|precisa|deve)',
        'hierbij|hieronder|dit (?:moet|is|komt)|(?:de )?tekst|(?:moet|mag|komt) (?:er)?op|inhoud',
        'oto|poniżej|(?:tekst|treść)|ma (?:być|się znaleźć)|(?:wysyłam|przesyłam|podsyłam)|co ma być',
        'tady|níže|text|má tam být|(?:posílám|zasílám)|co tam má být',
        'här (?:kommer|är)|nedan|text(?:en)?|her (?:kommer|er)|tekst(?:en)?|(?:ska|skal) (?:stå|med|ha)',
        'ось|нижче|текст|(?:треба|потрібно|має бути|мають бути) (?:на|в|написати)?|надсилаю|вот|ниже|(?:надо|нужно|должно быть)|высылаю|що (?:треба|має бути)',
        'aşağıda|metin|şunlar|yazacaklar|yazılacak|ekte|içerik',
        '(?:roughly|more or less|something) (?:like )?(?:this|so)|(?:ungefähr|in etwa|etwa) so|à peu près (?:ça|ceci|comme (?:ça|ceci))|más o menos (?:así|esto)|algo así|(?:più o meno|pressappoco|una cosa) così|mais ou menos (?:assim|isto)|ongeveer (?:zo|dit)|mniej więcej (?:tak|to)|zhruba takhle|ungefär så(?: här)?|nogenlunde s(?:ådan|åan)|omtrent slik|приблизно так|примерно так|şöyle bir şey',
      ].join(
        '|',
      )})(?![a-z\\u00c0-\\u024f\\u0400-\\u04ff])|(?:内容|文言|文字|文案|원고|문구|내용|以下|下記|아래|다음)`,
      'i',
    ),
)

/** Letters of a sentence that hands a text over, without what it says in brackets. */
const SENTENCE = 120

/** Whether a sentence of a letter hands over the text below it: `O texto é mais ou menos assim (mexe à vontade):` */
export function handsOverText(text: string): boolean {
  const plain = text.replace(/\s?[(（][^()（）]*[)）]/gu, '').trim()
  return plain.length <= SENTENCE && POINTING.test(plain) && HANDED().test(plain)
}

/** That somebody asks for something to be made. */
const ASKED: RegExp =
  /\b(?:(?:could|can|would|will) (?:you|u)(?: please| pls)?|please|pls) (?:make|do|design|set|print|lay out|prepare|put together|create)\b|(?:könntest du|könnten sie|könntet ihr|kannst du|können sie|bitte) .{3,120}(?:machen|gestalten|setzen|drucken|erstellen|anfertigen)|(?:pourriez-vous|pourrais-tu|pouvez-vous|peux-tu|tu peux|vous pouvez|merci de)(?: nous| me| m[’'])? ?(?:faire|préparer|créer|imprimer|mettre en page)|(?:podr[ií]as?|podr[ií]ais|puedes?|podéis)(?: hacer(?:nos|me)?| diseñar(?:nos)?| preparar(?:nos)?| imprimir)|(?:potreste|potresti|potrebbe|puoi|può)(?: far(?:ci|mi)?| preparar(?:ci|e)?| stampar(?:ci|e)?| crear)|(?:kun je|kunt u|kunnen jullie|zou je) .{3,120}(?:maken|ontwerpen|drukken|opmaken)|(?:can|could) you (?:do|knock up|rustle up) (?:us|me) |(?:nos|me) (?:haces|hacéis|harías|haríais|preparas) |(?:ci|mi) (?:fai|fate|faresti|fareste) |(?:nos fazes|fazes-nos|pode(?:s|m)? fazer|(?:você|vocês) faz(?:em)?) |(?:kan|kunde|vill) du (?:göra|lave|lage|sätta ihop) |(?:tu nous fais|vous nous faites) |(?:zrobisz|zrobicie|zrobił[ae]?byś|możesz zrobić) (?:nam|mi) |(?:uděláš|uděláte|udělal[ai]? bys) (?:nám|mi) |(?:зробиш|зробите|сделаешь|сделаете) (?:нам|мені|мне) /iu

/** Whether words ask for something to be made. */
export function asksToMake(text: string): boolean {
  return ASKED.test(text)
}

const NEEDS = [
  "(?:we|i)(?:[’']d| would)? (?:\\S+ )?(?:need|want|like|are after|[’']re after)",
  '(?:brauch(?:e|en)|bräuchten?|hätten? gern(?:e)?|benötigen)',
  'il (?:nous|me) faut(?:drait)?|(?:on a|nous avons|j.ai|j.aurais) besoin|(?:je|on|nous) (?:voudr(?:ais|ait|ions))|c.est pour',
  '(?:necesit(?:o|amos)|nos hace falta|quer(?:emos|íamos)|es para|lo de)',
  '(?:ci|mi) serv(?:e|ono|irebbe)|(?:avremmo|avrei|abbiamo) bisogno|vorr(?:ei|emmo)',
  'precis(?:o|amos|ávamos|ava)|queria(?:mos)?|aquel[ea]s?|é (?:pra|para)',
  '(?:we|wij|ik) (?:hebben|heb|zoeken|willen|wil|zouden)',
  "here(?:['’]s| is| are)|(?:hier|anbei) (?:ist|kommt|sind|noch)?|anbei|voici|ecco|aquí (?:va|está|tienes)|(?:te|os) (?:mando|paso|dejo)|segue|aqui (?:vai|está)|hierbij|oto|(?:wy|prze|pod)syłam|posílám|här kommer|her (?:kommer|er)|надсилаю|ось|вот",
  'potrzebuj(?:emy|ę)|przydał(?:by|aby|yby) (?:nam|mi|się)|chcemy|chcielibyśmy',
  'potřebuj(?:eme|i|u)|chtěl[aiy]? bych(?:om)?',
  '(?:vi|jag|jeg) (?:behöver|skulle|trenger|vil|vill|ønsker)',
  '(?:потрібн[аеіо]|потрібен|треба|хочемо|хотіли б|нужн[аоы]|нужен|хотим|хотели бы)',
].join('|')

const NEEDED: () => RegExp = onDemand(
  () =>
    new RegExp(
      `(?:^|[^a-z\\u00c0-\\u024f\\u0400-\\u04ff])(?:(?:${NEEDS}) (?:[^.!?]{0,40} )?(?:${PIECES})|(?:${PIECES}) (?:\\S+ )?(?:lazım|gerekiyor|gerek|nodig))(?![a-z\\u00c0-\\u024f\\u0400-\\u04ff])|${PIECES_BARE}\\S{0,3}\\s?(?:一张|を|をひとつ|を一枚)?\\s?(?:お願い|作って|부탁|만들어)|(?:帮|做|设计|需要)[^。，]{0,14}${PIECES_BARE}`,
      'i',
    ),
)

/** Whether a sentence of a letter orders a piece: `We need a poster for the spring fair`. */
export function ordersPiece(text: string): boolean {
  return text.length <= 300 && (asksToMake(text) || NEEDED().test(text))
}

const THING: () => RegExp = onDemand(
  () =>
    new RegExp(
      `(?:${PIECES}) (?:for|about|advertising|announcing|für|zum|zur|pour|para|de|per|voor|na|dla|till|för|til|для|на|про)(?: (?:the|our|my|an?|das|den|die|unser(?:e|en)?|le|la|les|notre|el|los|nuestr[oa]|il|lo|o|a|os|nosso|nossa|de|het|onze|ons|nasz[ąe]?))? (?=\\S)`,
      'i',
    ),
)

/** Where in a sentence that orders a piece what it is for begins: `We need a poster for the |spring fair on 4 May`; nothing where it does not say. */
export function orderedThing(text: string): number {
  const found = THING().exec(text)
  return found ? found.index + found[0].length : 0
}
