import type { RootContent } from 'mdast'
import { makerScore, TOLD, toldScore } from '../../source/paste/maker-signs.ts'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { paragraphOf } from '../facts/facts.ts'
import { cut, type Phrase, phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import { nameOf } from '../words/lexicon.ts'
import type { Concept } from '../words/en.ts'
import { linesAt } from './letter-sentences.ts'
import { withoutStop } from './letter-text.ts'
import { greets } from './letters.ts'
import { labelledIn } from './told-labels.ts'

// A letter comes with a message to whoever sets it, above its own salutation: where the sender lives, whom it goes to.

/** A letter below what is said to its maker, with what that tells of the letter in lines of labels; nothing where it comes alone. */
export interface HandedLetter {
  readonly body: readonly RootContent[]
  readonly said: readonly string[]
}

/** Takes the message above a letter apart: it speaks of the letter, and below it that greets somebody else. */
export function takeMessageAbove(
  [message, ...letter]: readonly RootContent[],
  context: Context,
): HandedLetter | undefined {
  if (message?.type !== 'paragraph') return undefined
  const greetsBelow = letter.slice(0, NEAR).some(block => isSalutation(block, context))
  if (!greetsBelow || !speaksOfLetter(plainText(message))) return undefined
  const parts = linesAt(message, 0, context).flatMap(({ words, sentences }) =>
    sentences.map(({ start, end }) => partOf(cut(words, start, end), context)),
  )
  return {
    body: [...parts.flatMap(({ lines }) => lines.map(paragraphOf)), ...letter],
    said: parts.flatMap(({ said }) => said),
  }
}

/** Blocks between a message and the salutation of its letter, at most, with that. */
const NEAR = 3

function isSalutation(block: RootContent, context: Context): boolean {
  const text = block.type === 'paragraph' ? plainText(block).trim() : ''
  return text.length <= 70 && /[,:!،，：]$/u.test(text) && greets([block], context)
}

function speaksOfLetter(text: string): boolean {
  return (LETTER.test(text) && COMES.test(text)) || toldScore(text) >= TOLD + 1
}

const LETTER =
  /letter|application|anschreiben|bewerbung|brief|lettre|candidature|carta|candidatura|lettera|sollicitatie|\blist|podanie|dopis|žádost|\bbrev|ansökan|ansøgning|søknad|лист|заяв|письмо|mektup|başvuru/iu
const COMES =
  /below|attached|here (?:is|comes)|unten|anbei|hier (?:ist|kommt)|ci-dessous|voici|abajo|aquí (?:va|está)|qui sotto|ecco|abaixo|aqui (?:vai|está)|hieronder|hierbij|poniżej|oto|níže|nedan|nedenfor|här kommer|her (?:kommer|er)|нижче|ось|ниже|вот|aşağıda/iu

interface MessagePart {
  readonly lines: readonly Phrase[]
  readonly said: readonly string[]
}

/** What a sentence of the message tells of the letter, in lines of labels; of one that tells nothing, that it was said. */
function partOf(words: Phrase, context: Context): MessagePart {
  const told = TELLS.flatMap(([concept, pattern]) => {
    const length = pattern.exec(words.text)?.[0].length ?? 0
    return length > 0 ? [{ concept, length }] : []
  })[0]
  if (told) {
    const value = withoutStop(cut(words, told.length))
    return {
      lines: [lineOf(nameOf(told.concept, context.lang), value)],
      said: [words.text.slice(0, told.length)],
    }
  }
  const labels = labelledIn(words.text, context)
  const isCopy = /\d/.test(words.text) && makerScore(words.text) === 0
  if (labels.length === 0) return isCopy ? { lines: [words], said: [] } : { lines: [], said: [words.text] }
  const lines = labels.flatMap(({ name, value, end }) =>
    clausesOf(words.text.slice(...name), trim(withoutStop(cut(words, value, end))), context),
  )
  const said = labels.flatMap(({ start, name, value }) => [
    words.text.slice(start, name[0]),
    words.text.slice(name[1], value),
  ])
  return { lines, said: said.filter(text => /\p{L}/u.test(text)) }
}

function lineOf(label: string, value: Phrase): Phrase {
  return toPhrase([...phraseOf(`${label}: `).nodes, ...value.nodes])
}

/** A value with what runs on behind commas under labels of its own: `9 Mill Road, phone 12 34, mail a@b.example`. */
function clausesOf(label: string, value: Phrase, { lexicon }: Context): readonly Phrase[] {
  const found = [...value.text.matchAll(/,\s(?:\p{L}+\s)?(\p{L}[\p{L}-]+)\s(?=[\d+(]|\S+@\S)/gu)].filter(
    ({ 1: name = '' }) => lexicon(name).some(({ weight }) => weight > 0.8),
  )
  const bounds = found.map(({ index, 0: whole, 1: name = '' }) => ({
    name,
    index,
    start: index + whole.length,
  }))
  return [{ name: label, start: 0 }, ...bounds].map(({ name, start }, at) =>
    lineOf(name, trim(cut(value, start, bounds[at]?.index ?? value.text.length))),
  )
}

/** How a message says to whom its letter goes, of which day it is and what it is about. */
const TELLS: readonly (readonly [concept: Concept, pattern: RegExp])[] = [
  [
    'recipient',
    /^(?:it(?:[’']s| is)? (?:going|goes|addressed|to go) to|es geht an|geht an|(?:elle|il) (?:est|va|s['’]adresse) (?:à|pour|au)|c['’]est (?:pour|adressé à)|va (?:dirigida )?(?:a|para)|es para|è (?:per|indirizzata a)|va a|vai para|é para|het (?:gaat|is) (?:naar|voor|aan)|idzie do|jest do|jde|je pro|den (?:går|ska|skal) till?|це для|іде до|он[оа] для)\s+(?=\p{Lu})/iu,
  ],
  [
    'date',
    /^(?:(?:please )?date it|dated|datum(?: ist)?:?|datiere(?:n sie)?(?: ihn| es)? auf|date(?:z)?-la d[ue]|date(?: du)?|fecha(?:da|do)?(?: es)?(?: el| del)?|data(?:la|ta)?(?: è)?(?: al| il)?|data(?: é)?|datum is|data(?: to)?|dato(?: er)?|datum(?: är| je)?)\s+(?=\d)/iu,
  ],
  [
    'subject',
    /^(?:(?:the )?subject(?: line)? is|(?:der )?betreff(?: ist| lautet)?:?|(?:l['’])?objet (?:est|:)|(?:el )?asunto (?:es|:)|(?:l['’])?oggetto (?:è|:)|(?:o )?assunto (?:é|:)|(?:het )?onderwerp (?:is|:)|temat(?: to|:)|předmět(?: je|:)|ämne(?:t är|:)|emne(?:t er|:)|тема:?)\s+(?=\S)/iu,
  ],
]
