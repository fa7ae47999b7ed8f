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
