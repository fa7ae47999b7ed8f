/** What happened in a run, for its author: the last lines of it are the `log_tail` of a failure. */
export interface RunLog {
  add(line: string): void
  tail(): string
}

const mostLines = 40

/** Creates an empty log; times are counted from its beginning. */
export function createRunLog(now: () => number): RunLog {
  const begun = now()
  const lines: string[] = []
  return {
    add(line) {
      lines.push(`${((now() - begun) / 1000).toFixed(1)} s  ${line}`)
      if (lines.length > mostLines) lines.shift()
    },
    tail: () => lines.join('\n'),
  }
}
