import type { Blockquote, Paragraph, RootContent } from 'mdast'
import { type Field, type FieldText, fieldsOf, ownTexts } from '../../source/fields.ts'
import { lexiconFor } from '../words/lexicon.ts'
import { joined } from './schema-values.ts'

/** What somebody says, told as a record of the words and who says them, as a quotation; undefined for any other field. */
export function toldQuote({ name, value }: Field, lang: string): RootContent | undefined {
  const texts = ownTexts(fieldsOf(value))
  if (value.kind !== 'map' || texts.length < value.fields.length || texts.length > 3) return undefined
  const [words, ...more] = texts.filter(isSentence)
  const who = texts.filter(text => text !== words)
  const isCalled = lexiconFor(lang)(name).some(({ concept, weight }) => concept === 'quotes' && weight > 0.8)
  if (!words || more.length > 0 || who.length === 0 || (!isCalled && !isSpeaker(who))) return undefined
  const speaker = joined(who.flatMap((text, at) => [at === 0 ? '– ' : ', ', text]))
  const said: Blockquote = {
    type: 'blockquote',
    children: [...words.blocks, ...speaker.blocks] as Paragraph[],
  }
  return said
}

/** Words of a sentence, and letters of one where no blanks divide them. */
const SENTENCE = /^(?:\S+\s+){3,}\S|\p{Lo}{10}/u

function isSentence({ text, blocks }: FieldText): boolean {
  return (
    SENTENCE.test(text) &&
    /[.!?…。！？؟]["”»’」)]*$/u.test(text) &&
    blocks.every(({ type }) => type === 'paragraph')
  )
}

/** Somebody's name with a post behind it: two to four words with capitals, and words without figures. */
function isSpeaker([name, post, ...others]: readonly FieldText[]): boolean {
  const isName =
    name !== undefined &&
    /^\p{Lu}[\p{L}.'’-]*(?:\s\p{L}[\p{L}.'’-]*){0,2}\s\p{Lu}[\p{L}.'’-]*$/u.test(name.text)
  return isName && post !== undefined && others.length === 0 && /^[^\d@:/]{3,60}$/u.test(post.text)
}
