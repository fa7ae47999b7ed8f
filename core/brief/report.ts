/** How one phrase of the brief was read. */
export interface BriefNote {
  /** The words of the brief. */
  readonly phrase: string
  /** What they did or why they did nothing: `color.accent = #b4532a`. */
  readonly effect: string
}

/** What became of every word of the brief. Nothing is dropped silently. */
export interface BriefReport {
  /** Phrases that set a token. */
  readonly understood: readonly BriefNote[]
  /** Substitutions and defaults taken on the author's behalf. */
  readonly assumed: readonly BriefNote[]
  /** Phrases that contradict each other or a rule, and which won. */
  readonly conflicts: readonly BriefNote[]
  /** Content words that changed nothing. */
  readonly ignored: readonly BriefNote[]
}
