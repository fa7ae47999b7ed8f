import type { Context } from '../context.ts'
import { isLeaf, phraseIn, toFact } from '../facts/facts.ts'
import { cut, type Phrase, trim } from '../facts/phrase.ts'
import type { Fact } from '../reading.ts'

/** A rate before its amount, `25,5 % 257,55`, `20 % = €40.00`, `19 % von 80,00: 15,20`, and behind it: `87.78 (20 %)`. */
const BEFORE =
  /^(\d{1,2}(?:[.,]\d{1,3})?\s?%)(?:\s[^\d%]{1,12}\d[\d\s.,'’]*[:=]|\s?[:=–—])?\s+(?=[-−–]?\s?[^\d%]{0,5}\d[^%]*$)/u
const BEHIND = /^[^\d%]{0,5}\d[^%(@]*?\s*[(@/]\s*(\d{1,2}(?:[.,]\d{1,3})?\s?%)\s*\)?$/u

/**
 * A field that says a rate and what that comes to in one value, as the sum that it is: what the rate is of stays in its name.
 * Any other field as it is.
 */
export function ratedSum(fact: Fact, context: Context): Fact {
  if (!isLeaf(fact) || !fact.text.includes('%')) return fact
  const said = phraseIn(fact)
  const parts = rateBefore(said) ?? rateBehind(said)
  if (parts === undefined) return fact
  const [rate, amount] = parts
  const read = toFact(named(fact.label, rate), amount, fact.place, context)
  const isAmount = ['money', 'number', 'change'].includes(read.value?.type ?? '')
  return isAmount ? { ...fact, ...read, meanings: fact.meanings } : fact
}

function rateBefore(said: Phrase): readonly [Phrase, Phrase] | undefined {
  const [whole] = BEFORE.exec(said.text) ?? []
  if (whole === undefined) return undefined
  const rate = trim(cut(said, 0, whole.length))
  const bare = /[\s:=–—]+$/u.exec(rate.text)
  return [bare ? cut(rate, 0, bare.index) : rate, trim(cut(said, whole.length))]
}

function rateBehind(said: Phrase): readonly [Phrase, Phrase] | undefined {
  const [, rate] = BEHIND.exec(said.text) ?? []
  if (rate === undefined) return undefined
  const at = said.text.lastIndexOf(rate)
  const end = /\s*[(@/]\s*$/u.exec(said.text.slice(0, at))?.index ?? at
  return [cut(said, at, at + rate.length), trim(cut(said, 0, end))]
}

/** The name of a sum with its rate behind. */
function named(label: Phrase, rate: Phrase): Phrase {
  return {
    nodes: [...label.nodes, { type: 'text', value: ' ' }, ...rate.nodes],
    text: `${label.text} ${rate.text}`,
  }
}
