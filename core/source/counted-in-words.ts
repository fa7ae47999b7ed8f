import { onDemand } from '../on-demand.ts'

/** Words that the clauses of an agreement are counted in, without accents and endings of `-mente`. */
const ordinals = onDemand(
  () =>
    new Set(
      `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth firstly secondly thirdly
      primera segunda tercera cuarta quinta sexta septima octava novena decima undecima duodecima decimoprimera decimosegunda decimotercera decimocuarta decimoquinta vigesima
      primero segundo tercero cuarto quinto sexto septimo octavo noveno decimo undecimo duodecimo decimoprimero decimosegundo decimotercero unica
      primeira terceira quarta setima oitava nona primeiro terceiro quarto setimo oitavo nono
      primo secondo terzo sesto settimo ottavo undicesimo dodicesimo prima seconda terza sesta settima ottava
      premier premiere deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme onzieme douzieme premierement deuxiemement troisiemement
      unique un deux trois quatre cinq six sept huit neuf dix onze douze
      tercer quart cinquena sisena setena vuitena desena
      erstens zweitens drittens viertens funftens sechstens siebtens siebentens achtens neuntens zehntens elftens zwolftens
      eerste tweede derde vierde vijfde zesde zevende achtste negende tiende
      primul primo doilea treilea pierwszy drugi trzeci czwarty piaty szosty siodmy osmy dziewiaty dziesiaty`
        .split(/\s+/)
        .filter(Boolean),
    ),
)

/** What a clause may be called before its number. */
const names = /^(?:clausula|clausola|clause|articulo|articolo|artigo|article|artikel|artykul)$/

/** `PRIMERA.`, `Cláusula segunda –`, `Tercera.-`, `DÉCIMA PRIMERA:` with the blank behind it. */
const counted = /^\s*(\p{Lu}\p{L}{2,16})(?:\s(\p{L}{2,16}))?(?:\s(\p{L}{2,16}))?\s?[.:–—-]{1,2}[\s\u00a0]+/u

/** What a line opens with where that is a number in words, and the sign and blank behind it; the words alone may be of a menu. */
export function countInWords(text: string): string | undefined {
  const [opening, ...found] = counted.exec(text) ?? []
  if (opening === undefined) return undefined
  const words = found.filter(Boolean).map(word => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
  const [first = '', ...others] = words
  const numbers = names.test(first) ? others : words
  return numbers.length > 0 && numbers.every(word => ordinals().has(word)) ? opening : undefined
}

/** What names a clause behind its number: `Objeto.`, at the end of its line or before its text. */
const named = /^\p{Lu}[^.:]{2,60}[.:](?:\s+\S|\s*$)/u

/** Whether a line opens a clause that is counted in words and has a name: `Primera.- Objeto. El cantero …`, `Cláusula 2ª`. */
export function opensCountedClause(text: string): boolean {
  const opening = countInWords(text)
  if (opening === undefined) return false
  return named.test(text.slice(opening.length)) || /^\s*\p{L}+\s\p{L}+/u.test(opening)
}
