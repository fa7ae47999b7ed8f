import type { PhrasingContent } from 'mdast'
import type { Theme } from '../theme/theme.ts'
import { Phrasing } from './index.ts'
import type { Child } from './jsx-runtime.ts'

/** What is said in one line. */
export interface JoinedProps {
  readonly phrases: readonly { readonly nodes: readonly PhrasingContent[] }[]
  readonly theme: Theme
  /** Stands between two of them; a dot in the middle unless it is said. */
  readonly sign?: string
}

/** Phrases one behind the other, a sign between two: `Porto · Terminal 1`. */
export function Joined({ phrases, theme, sign = ' · ' }: JoinedProps): Child {
  return phrases.map(({ nodes }, at) => [at > 0 && sign, <Phrasing nodes={nodes} theme={theme} />])
}
