/** States that documents tell by a colour, and what briefs call them, divided by `|`: a colour that is for one is for nothing else. */
export type State = 'success' | 'warning' | 'danger' | 'info'

const stateRows: readonly (readonly [words: string, state: State])[] = [
  [
    'warning|warnings|alert|alerts|alarm|alarms|caution|risk|risks|at risk|watch|attention|tight|low stock|due soon',
    'warning',
  ],
  [
    'low|running low|out of stock|expired|below target|under target|off target|wrong|goes wrong|error|errors|late|overdue|missed|missed target|missed targets|worse|behind|delay|delays|delayed|failing|failed|failure|failures|problem|problems|critical|danger|emergency|emergencies|loss|losses|decline|negative|bad|cancelled|blocked|bad things|what is bad|bad news|trouble|off track|prohibition|prohibitions',
    'danger',
  ],
  [
    'healthy|anything healthy|above target|on target|over target|done|complete|completed|finished|better|good|on track|gain|gains|profit|profits|positive|improvement|improvements|success|paid|met|safe|escape route|escape routes',
    'success',
  ],
  ['info|notice|notices|hint|hints|tip|tips', 'info'],
]

const states: ReadonlyMap<string, State> = new Map(
  stateRows.flatMap(([words, state]) => words.split('|').map(word => [word, state] as const)),
)

/** The state that some words name; undefined where they name none. */
export function stateNamed(words: string): State | undefined {
  return states.get(words)
}
