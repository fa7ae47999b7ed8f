/** Tells which words of a clause say what it is about, and finds them among others. */
import { isAny, isSame, SOLID } from '../../brief/same-words.ts'

/** Whether a word (in small letters) tells one thing of a copy from another. */
export function isTelling(word: string): boolean {
  return (
    !isAny(word) &&
    !isLittle(word) &&
    (word.length >= 4 || /\d/.test(word) || SOLID.test(word) || /^\p{Script=Hangul}{2}/u.test(word))
  )
}

const LITTLE =
  /^(?:\p{L}|para|com|con|por|still|also|even|really|always|never|again|very|much|more|most|just|well|noch|auch|immer|sehr|mehr|nicht|toujours|encore|aussi|très|siempre|todavía|muy|también|sempre|ancora|molto|anche|ainda|muito|também|nog|altijd|ook|zeer|alltid|mycket|också|zawsze|bardzo|jeszcze|też|pour|avec|mit|med|met|från|dla|z|ze|per|everything|nothing|else|rest|alles|rest|tout|todo|tutto|tudo|allt|wszystko|her şey|все|vier|quatre|cuatro|quattro|quatro|fyra|cztery|dört|чотири|drei|trois|tres|tre|três|drie|trzy|üç|три|zwei|deux|dos|dois|twee|två|dwa|dwie|iki|два|дві|om|um|ab|op|aan|der|den|das|die|les|los|las|the|and|but|its|their|your|his|her|all|only|kl|is|are|be|must|should|has|have|what|that|they|them|it|if|so|as|at|by|from|no|not|of|on|or|to|was|we|you|who|soll|muss|ist|sind|am|im|zu|und|man|est|sont|que|qui|doit|il|elle|es|son|se|lo|debe|tiene|sono|che|deve|não|não|é|são|tem|van|het|moet|dat|zijn|som|ska|är|att|na|do|ma|jest|się|niech|bir|bu|ve|olsun|має|що|щоб|це|як)$/u

/** Whether a word only stands between those that tell. */
export function isLittle(word: string): boolean {
  return isAny(word) || LITTLE.test(word)
}

/** Whether one of some words is a form of another. */
export function has(own: readonly string[], word: string): boolean {
  return own.some(one => Math.abs(one.length - word.length) <= ENDING && isSame(one, word))
}

/** Letters by which forms of one word differ; compounds differ by more. */
const ENDING = 4

/** Where some words stand in their order among others; -1 where they do not. */
export function indexOfRun(words: readonly string[], run: readonly string[]): number {
  return words.findIndex((_, at) => run.every((word, index) => words[at + index] === word))
}

/** Without the small words at its ends. */
export function trimmed(words: readonly string[]): readonly string[] {
  const from = words.findIndex(word => !isLittle(word))
  const to = words.findLastIndex(word => !isLittle(word))
  return from < 0 ? words : words.slice(from, to + 1)
}
