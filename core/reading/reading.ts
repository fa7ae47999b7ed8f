import type { Heading, PhrasingContent, RootContent } from 'mdast'
import type { Asset } from '../image/asset.ts'
import type { Phrase } from './facts/phrase.ts'
import type { Value } from './values/value.ts'
import type { ListRole, Role } from './roles.ts'
import type { PartName } from './things/shapes.ts'
import type { Concept } from './words/en.ts'

/** What a label or a heading may mean, how sure that is (0 to 1), and why, for people: `"Reihe" is row in German`. */
export interface Meaning {
  readonly concept: Concept
  readonly weight: number
  readonly because: string
  /** The label is in another language than the copy, or a schema's: readers are shown the role's own name. */
  readonly foreign?: true
}

/** A piece of copy with what it is: a typed value where the words tell one. */
export interface Part extends Phrase {
  readonly value?: Value
}

/** A field as its author knows it: its name as written, and its line in the source, from 1. */
export interface FieldPlace {
  readonly name: string
  readonly line: number
}

/** Where a fact stands: in the front matter, above the first section, within the sections, or after the last of them. */
export type Place = 'field' | 'head' | 'body'

/** A label and its value, however they were written. */
export interface Fact {
  /** The label as it is printed: the author's words, or a key made readable (`valid_until` → `Valid until`). */
  readonly label: Phrase
  /** The label stands among the words of the copy, so it is printed also where its meaning is clear without it. */
  readonly written: boolean
  readonly meanings: readonly Meaning[]
  /** The value's words, lines joined by `, `. */
  readonly text: string
  /** The value as blocks: mostly one paragraph. */
  readonly blocks: readonly RootContent[]
  /** What the value is, when its words tell. */
  readonly value?: Value
  /** What a nested map of the front matter holds: `seller: { name, address }`. */
  readonly facts: readonly Fact[]
  /** What a list of the front matter holds: `signatures: [{ name, role }]`. */
  readonly items: readonly Item[]
  readonly place: Place
  /** Block of the body that holds it; undefined for a field. */
  readonly source?: RootContent
  /** The field of the front matter that it is. */
  readonly field?: FieldPlace
}

/** One of several things of a kind: a post, a dish, a step, a person, a row of a table. */
export interface Item {
  /** What the thing is called; empty when nothing in it is a title. */
  readonly title: Part
  /** Its facts in the places that things of its list or kind have: `entries` an `organization` and `dates`, `items` a `price`. */
  readonly parts: Readonly<Partial<Record<PartName, Fact>>>
  /** Labelled and typed pieces that have no place, in the order of the copy; the label is empty where the value stood alone. */
  readonly facts: readonly Fact[]
  /** Blocks that say more about it. */
  readonly text: readonly RootContent[]
  /** Things below it: a nested list. */
  readonly items: readonly Item[]
  /** The thing as the author wrote it, for a plain rendering without loss. */
  readonly blocks: readonly RootContent[]
  /** A box that is ticked or not. */
  readonly checked?: boolean
  /** Words of the source that it says otherwise, as a date that a program wrote, `2019-06`, or that label nothing in it. */
  readonly unsaid?: readonly string[]
  /** How far it is, when a box, a sign or a word says so. */
  readonly status?: Status
  /** It is a point that is reached, or a list of such, and nothing that takes time. */
  readonly milestone?: true
  /** What it turns out to be itself, where things of several kinds stand in one list. */
  readonly kind?: Kind
}

/** How far a task is. */
export type Status = 'done' | 'active' | 'planned' | 'later' | 'blocked' | 'dropped'

/** What a section's content turns out to be. */
export type Kind =
  | 'stats'
  | 'points'
  | 'steps'
  | 'entries'
  | 'people'
  | 'tree'
  | 'questions'
  | 'offers'
  | 'items'
  | 'quotes'
  | 'gallery'
  | 'links'
  | 'tasks'
  | 'series'
  | 'comparison'
  | 'clauses'
  | 'terms'
  | 'contact'
  | 'signatures'
  | 'references'
  | 'definitions'
  | 'prose'

/** A headed part of the copy, or the part above the first heading. */
export interface Section {
  /** As written, or made from what stands for a heading: a line in bold, a key of the front matter. */
  readonly heading?: Heading
  /** The heading is made from a key; its words are not the copy's. */
  readonly made?: true
  readonly meanings: readonly Meaning[]
  readonly kind: Kind
  readonly because: string
  /** Label and value pairs that stand in it, not those of its subsections. */
  readonly facts: readonly Fact[]
  /** Running text above the items. */
  readonly lead: readonly RootContent[]
  readonly items: readonly Item[]
  /** What follows the items. */
  readonly rest: readonly RootContent[]
  /** Everything below the heading but its subsections, as written. */
  readonly blocks: readonly RootContent[]
  readonly sections: readonly Section[]
  readonly place: Place
  /** The list that its things are in. */
  readonly list?: ListRole
}

/** A piece of copy in its role, and how that was told. */
export interface Claim {
  readonly role: Role
  /** Its label as printed; empty when it has none. */
  readonly label: Phrase
  /** The label stands among the words of the copy, so it must be printed. */
  readonly written: boolean
  /** The words of the role, lines joined by `, `. */
  readonly text: string
  /** The same as nodes, to be drawn in a line. */
  readonly nodes: readonly PhrasingContent[]
  /** The same as blocks: several for a party or a text of paragraphs. */
  readonly blocks: readonly RootContent[]
  readonly value?: Value
  /** What a party or an organisation is made of, where the copy divides it. */
  readonly facts: readonly Fact[]
  readonly items: readonly Item[]
  readonly weight: number
  /** The reason, for people. */
  readonly because: string
  /**
   * Its words stay where they stand, in a sentence or a section, and are drawn there: the role is only known. Otherwise
   * they were taken out of the copy and the format draws them.
   */
  readonly stays: boolean
  /** It is told in a sentence that is drawn too: laid out as a fact it helps, left out nothing is lost. */
  readonly told?: true
  /** What its sentence calls it: `Coach` of `Coach 18`. */
  readonly called?: Phrase
  /** The field of the front matter that it is. */
  readonly field?: FieldPlace
}

/** Words that are in no output, with the reason; the brief or the wrapping of a paste left them out. */
export interface Omitted {
  readonly text: string
  readonly because: string
}

/** What the copy of one job says, for one format. */
export interface Reading {
  /** BCP 47. */
  readonly lang: string
  /** The language of its labels, where these are in another. */
  readonly labelLang: string
  readonly dir: 'ltr' | 'rtl'
  readonly assets: ReadonlyMap<string, Asset>
  /** Whether the author asks for a table of contents, where the front matter says (`toc: true`). */
  readonly contents?: boolean
  /** Somebody says it to somebody: a letter, a mail or a chat of which something is to be made. */
  readonly spoken?: 'letter' | 'chat'
  /** Pieces by role. A role that nothing in the copy has is not there. */
  readonly roles: Readonly<Partial<Record<Role, Claim>>>
  /** Things by list role, in the order of the copy. */
  readonly lists: Readonly<Partial<Record<ListRole, readonly Item[]>>>
  /** Where the things of each list stand: its sections with their heading and what is said above and below the things. */
  readonly sources: Readonly<Partial<Record<ListRole, readonly Section[]>>>
  /** Label and value pairs that have no role here, in the order of the copy. */
  readonly facts: readonly Fact[]
  /** Blocks above the first section that have no role. */
  readonly head: readonly RootContent[]
  /** Those of them that stand above the title. */
  readonly above: readonly RootContent[]
  /** All headed parts in the order of the copy, without what was taken out of them. */
  readonly sections: readonly Section[]
  /**
   * Everything that stands under a heading or a key in the order of the copy, listed or not, for formats that keep the
   * author's order: lists and records of the front matter are sections under their keys; things that are in a list are
   * as the list has them.
   */
  readonly inOrder: readonly Section[]
  /**
   * The copy in the order of its author, for formats that draw every part by its kind: the lists and maps of the front
   * matter, what stands above the first heading divided by what it looks like, then the sections. What the fields and
   * the head say in single roles and facts was taken out.
   */
  readonly parts: readonly Section[]
  /** Those of the sections, facts and lists of fields that no list role has: what a format with a place for each role still has to draw. */
  readonly unplaced: readonly Section[]
  /**
   * The whole body in the order of the copy as blocks, for formats whose sections stay as they are written: without what
   * was taken out of it, with lists and records of the front matter written out under their keys.
   */
  readonly body: readonly RootContent[]
  /** The whole body as its author wrote it, nothing taken out, for compositions that keep lines as they stand. */
  readonly written: readonly RootContent[]
  /** Every word that the outputs must hold, in the order of the copy. */
  readonly words: readonly string[]
  /** Texts of blocks that were taken out of the body: they may stand elsewhere than in the copy. */
  readonly moved: readonly string[]
  /** Footnotes of the copy, to be set at its end. */
  readonly notes: readonly RootContent[]
  readonly omitted: readonly Omitted[]
  /** Why each list is what it is taken for. */
  readonly because: Readonly<Record<string, string>>
}
