import type { RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { sentencesOf } from '../claims/prose.ts'
import { paragraphOf } from '../facts/facts.ts'
import { cut, type Phrase, toPhrase, trim } from '../facts/phrase.ts'
import { findValues } from '../values/read-value.ts'
import { headingOf } from './slide.ts'

/** What the record of a meeting is called, as its first words. */
const RECORD =
  /^(?:minutes (?:of|from)|(?:sitzungs)?protokoll (?:de[rs]|zu[rm]|vo[nm]|über)|niederschrift (?:de[rs]|zu[rm]|vo[nm]|über)|compte[- ]rendu d|procès-verbal d|acta d|ata d|verbale d|notulen (?:van|v)|referat f|(?:mötes)?protokoll f|pöytäkirja|protok[óo]ł|zápis(?:nica)?|протокол|πρακτικά|محضر|פרוטוקול)(?=[\s\p{L}])/iu

/** Small words between the name of a meeting and its day: `held on`, `vom`, `celebrada el`. */
const BEFORE_DAY =
  /[\s,]+(?:(?:held|abgehalten|tenue?|celebrada|celebrado|realizada|svolta(?:si)?|tenutas[ai]|gehouden|odbyt\p{L}+|avholdt|hållet|konan\p{L}+)\s)?(?:(?:on|of|am|vom|le|du|el|del|il|op|van|em|de|den|w dniu|z dnia|dne|ze dne|od|от|від|في|بتاريخ)\s)?$/iu

/** Letters of a title, at least and at most. */
const TITLE = { least: 12, most: 120 } as const

/**
 * The sentence that opens the record of a meeting as the title of its cover, and what it goes on with below; with what else stands
 * before the first slide. Undefined for other texts.
 */
export function recordCover(
  [first, ...others]: readonly RootContent[],
  context: Context,
): { readonly cover: readonly RootContent[]; readonly rest: readonly RootContent[] } | undefined {
  const words = first?.type === 'paragraph' ? trim(toPhrase(first.children)) : undefined
  if (!words || !RECORD.test(words.text)) return undefined
  const [opening] = sentencesOf(words, context).map(trim)
  const end = opening ? titleEnd(opening, context) : 0
  if (!opening || end < TITLE.least || end > TITLE.most) return undefined
  const [title, below] = [trim(cut(words, 0, end)), trim(cut(words, end))]
  const heading = headingOf([...title.nodes] as never, 1)
  return { cover: below.text === '' ? [heading] : [heading, paragraphOf(below)], rest: others }
}

/** Where the title ends: before the day, else with its sentence. */
function titleEnd({ text }: Phrase, { lang }: Context): number {
  const day = findValues(text, lang).find(({ value }) => value.type === 'date')
  if (!day) return text.length
  return day.start - (BEFORE_DAY.exec(text.slice(0, day.start))?.[0].length ?? 0)
}
