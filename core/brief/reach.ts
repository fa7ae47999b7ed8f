import type { Design } from './design.ts'

/** The address of a token: `shape.shadow`. */
export type TokenPath = {
  [Group in keyof Design]-?: `${Group}.${keyof Design[Group] & string}`
}[keyof Design]

/** Tokens that are not drawn, and why, in words that end a sentence: `no shadows in print: panels are set off by their tone`. */
export type Declines = Readonly<Partial<Record<TokenPath, string>>>

/** Why a value of a token would change nothing on a page; undefined where it is drawn, or asks for nothing. */
export type WhyNot = (path: string, value: unknown) => string | undefined

/**
 * Whether a value asks for something to be drawn. What asks for nothing (no shadow, no pattern, as the format has it) is
 * honoured by whoever draws none.
 */
export function asksForSomething(value: unknown): boolean {
  return value !== null && value !== false
}

/** The first reason that any of several gives. */
export function anyOf(...reasons: readonly WhyNot[]): WhyNot {
  return (path, value) => {
    for (const why of reasons) {
      const reason = why(path, value)
      if (reason !== undefined) return reason
    }
    return undefined
  }
}

/** The same token may be declined for what it asks for, and honoured where it asks for nothing. */
export function declining(declines: Declines): WhyNot {
  return (path, value) => (asksForSomething(value) ? declines[path as TokenPath] : undefined)
}
