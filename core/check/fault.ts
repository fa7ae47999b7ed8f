/** What no layout may do: one of them and it is not good. */
export type Gate =
  | 'words-lost'
  | 'too-many-pages'
  | 'page-empty'
  | 'title-small'
  | 'text-cut'
  | 'text-at-edge'
  | 'text-covered'
  | 'text-overlaps'
  | 'box-cut'
  | 'boxes-overlap'
  | 'word-broken'
  | 'words-fused'
  | 'contrast-low'
  | 'type-too-small'
  | 'code-small'
  | 'set-bare'

/** What a layout is better without. */
export type Weakness =
  | 'page-void'
  | 'title-weak'
  | 'lead-weak'
  | 'sizes-many'
  | 'edges-many'
  | 'unbalanced'
  | 'word-alone'
  | 'words-hyphenated'
  | 'table-split'
  | 'accent-unseen'
  | 'sheets-many'

/** One thing that is wrong with a laid-out job. */
export interface Fault {
  readonly rule: Gate | Weakness
  /** From 1; none where it is the document's. */
  readonly page?: number
  /** As a designer would say it. */
  readonly because: string
  /** By how much it lowers the score. */
  readonly cost: number
}

/** A fault whose cost goes without saying; `worse` is how far it goes beyond what is allowed, 0–1. */
export type Found = Omit<Fault, 'cost'> & { readonly worse?: number }

/** What a gate costs: as much as all weaknesses together can. */
export const GATE = 1

/** Whether a fault is one that no layout may have. */
export function isGate({ cost }: Fault): boolean {
  return cost >= GATE
}
