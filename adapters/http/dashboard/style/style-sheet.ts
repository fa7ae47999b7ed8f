import { writeBase } from './base.ts'
import { writeControls } from './controls.ts'
import { writeFrame } from './frame.ts'
import { writePieces } from './pieces.ts'
import { writeTokens } from './tokens.ts'
import { writeViewer } from './viewer.ts'

/** Everything that the pages look like, from the theme; the fonts' rules stand before it. */
export function writeStyleSheet(): string {
  return [writeTokens(), writeBase(), writeFrame(), writeControls(), writePieces(), writeViewer()].join('\n')
}
