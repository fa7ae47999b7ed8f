import type { ContentNoun } from './content-nouns.ts'

/** What of a copy some words of a brief name. */
export type Selection =
  /** A kind of thing that briefs have a word for: the greeting, the phone number. */
  | { readonly kind: 'noun'; readonly noun: ContentNoun }
  /** A heading, a label, a column or a line by its own words; `lang` (BCP 47) is that of the brief. */
  | { readonly kind: 'words'; readonly words: string; readonly lang: string }

/** One wish for what a copy says and in which order. It holds no word of its own but those of a replacement that the brief quotes. */
export type ContentWish = {
  /** The words of the brief. */
  readonly phrase: string
} & (
  | {
      readonly verb: 'drop'
      readonly of: Selection
      /** Said by `no` or `without`, which speak of looks as often as of words: only what is quite sure is meant. */
      readonly weak?: true
      /** Said by `only`: what stands beside it and is of its kind goes, the columns of other prices. */
      readonly others?: true
    }
  /** The essentials that a brief lists: blocks that hold none of them go. */
  | { readonly verb: 'keep'; readonly things: readonly string[]; readonly lang: string }
  | {
      readonly verb: 'move'
      readonly of: Selection
      readonly to: MoveTo
      /** Said by a word that speaks of much else. */
      readonly weak?: true
    }
  | {
      readonly verb: 'highlight'
      readonly of: Selection
      /** `#rrggbb` */
      readonly color?: string
    }
  | { readonly verb: 'replace'; readonly from: string; readonly to: string }
)

/** Where a thing of a copy goes: to the start or the end of what stands beside it, or beside another. */
export type MoveTo = 'start' | 'end' | { readonly side: 'before' | 'after'; readonly of: Selection }

/** What an edit says of the wishes of earlier briefs. */
export type ContentEdit =
  | { readonly verb: 'restore'; readonly phrase: string; readonly of: Selection }
  | { readonly verb: 'undo'; readonly phrase: string }

/**
 * What is left out, moved, highlighted and replaced in a copy: plain data beside the design, one list for each brief that
 * asked. A rendition returns it; a job takes it as the base that its own brief then edits.
 */
export interface ContentPatch {
  readonly steps: readonly (readonly ContentWish[])[]
}

/** A patch bent to one more brief, and the edits that found nothing to take back. */
export interface BentPatch {
  readonly patch: ContentPatch
  readonly restored: readonly { readonly edit: ContentEdit; readonly wishes: readonly ContentWish[] }[]
}

/** Adds what a brief says to an earlier patch: `undo` takes its last step back, `add back the greeting` one wish of it. */
export function bendPatch(
  base: ContentPatch | undefined,
  said: readonly (ContentWish | ContentEdit)[],
): BentPatch {
  let steps = base?.steps ?? []
  const restored: { edit: ContentEdit; wishes: readonly ContentWish[] }[] = []
  const added: ContentWish[] = []
  for (const wish of said) {
    if (wish.verb === 'undo') {
      restored.push({ edit: wish, wishes: steps.at(-1) ?? [] })
      steps = steps.slice(0, -1)
    } else if (wish.verb === 'restore') {
      const isMeant = (other: ContentWish) => 'of' in other && isSame(other.of, wish.of)
      restored.push({ edit: wish, wishes: steps.flat().filter(isMeant) })
      steps = steps.map(step => step.filter(other => !isMeant(other)))
    } else {
      added.push(wish)
    }
  }
  const kept = [...steps, added].filter(step => step.length > 0)
  return { patch: { steps: kept }, restored }
}

function isSame(one: Selection, other: Selection): boolean {
  if (one.kind === 'noun' || other.kind === 'noun')
    return one.kind === 'noun' && other.kind === 'noun' && one.noun === other.noun
  return one.words.toLowerCase() === other.words.toLowerCase()
}
