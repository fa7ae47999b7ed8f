/** Tells which words say nothing of what they are about, and which are forms of one another. */

/** Words for a piece of any copy, and small words: they tell no line from another. */
const ANY: ReadonlySet<string> = new Set(
  (
    'line lines bit note notes info information text part section block callout thing one paragraph sentence row list message wording words ' +
    'quote detail details data the our my your a an and or for of to in on with about from its their this that each all both ' +
    'dona don doña senhora señora sr sra frau herr madame monsieur mme mrs mr ms signora signor pani pan mevrouw fru ' +
    'zeile satz hinweis hinweise text teil abschnitt angabe angaben die der das den und unser unsere ' +
    'ligne phrase mention partie encart coordonnées le la les des de du et notre nos une un ' +
    'línea frase parte dato datos texto el los las del y nuestra nuestro una ' +
    'riga frase parte testo dati il lo gli della dei e nostra nostro ' +
    'linha trecho texto dados o os as da do dos das nossa nosso uma um ' +
    'regel zin stuk tekst deel het een van onze ' +
    'rad mening text del den det vår våra linia zdanie tekst część nasz nasza お知らせ ' +
    'go goes going gone coming getting having being doing off out up put keep kept have has make made should must shall would be set show shown give given look looks like come comes stand stehen soll sollen ' +
    'plan plans package option tier formule offer ' +
    'slide slides page pages s folie seite diapositive diapositiva pagina página dia slajd strona sida sayfa ' +
    'one two three four five six seven eight nine ten own little small separate proper big clearly only small bold both'
  ).split(' '),
)

/** Whether a word tells no line of a copy from another. */
export function isAny(word: string): boolean {
  return ANY.has(word)
}

/** `Förderhinweis`: a compound is known by what says which of its kind. */
export function withoutAny(word: string): string {
  const end = [...ANY].find(any => any.length >= 4 && word.length >= any.length + STEM && word.endsWith(any))
  return end === undefined ? word : word.slice(0, -end.length)
}

/** Letters that two words begin with alike where they are forms of one. */
const STEM = 5

/** Letters of the shortest word that is known by its ending, and such endings. */
const SHORT = 4
const FORMS = /^ing$/

/** Scripts without blanks. */
export const SOLID: RegExp = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Whether a word of the copy and one of a brief are forms of one. */
export function isSame(own: string, wanted: string): boolean {
  // `gefördert`
  if (
    own === wanted ||
    singular(own) === singular(wanted) ||
    (own.startsWith('ge') && own.startsWith(wanted, 2))
  )
    return true
  // `wait` and `waiting`: short words whose other form is sure.
  const [brief, full] = own.length < wanted.length ? [own, wanted] : [wanted, own]
  if (brief.length >= SHORT && full.startsWith(brief) && FORMS.test(full.slice(brief.length))) return true
  if (SOLID.test(wanted)) return wanted.length >= 3 && own.includes(wanted)
  const short = Math.min(own.length, wanted.length)
  if (short < STEM) return false
  const first = [...own].findIndex((letter, at) => letter !== wanted[at])
  const alike = first < 0 ? own.length : first
  if (alike >= Math.max(STEM, Math.ceil(short * 0.75))) return true
  const [one, other] = [own.slice(alike), wanted.slice(alike)]
  return alike >= STEM - 1 && ((DONE.test(one) && DEED.test(other)) || (DEED.test(one) && DONE.test(other)))
}

/** `parties` and `party`. */
function singular(word: string): string {
  return word.replace(/ies$/, 'y')
}

/** Ends of what is done and of the deed: `decide` and `decisions`, `closed` and `closure`. */
const DONE = /^(?:ied|d?e[ds]?|d?ing|t?e[ds]?|t?ing|s)?$/
const DEED = /^(?:anc[ey]|enc[ey]|[st]?ions?|ures?|als?|ments?)$/
