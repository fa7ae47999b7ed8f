/** A value that the theme changed to keep a rule: what it was, what it became, and why. */
export interface Move {
  /** A colour role (`text`), or a token (`type.baseSize`). */
  readonly role: string
  readonly from: string
  readonly to: string
  /** Whether the author named the value that moved: such a move is worth a message, a derived one is not. */
  readonly asked: boolean
  /** Lower case, no full stop. */
  readonly reason: string
}
