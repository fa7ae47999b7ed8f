import { writeBase } from '../../theme/base.ts'
import { writeFontRules } from '../../theme/theme-page.ts'
import { writeTokens } from '../../theme/tokens.ts'
import { writeControls } from './controls.ts'
import { writeFrame } from './frame.ts'
import { writePieces } from './pieces.ts'
import { writeViewer } from './viewer.ts'

/** Everything that the pages look like, from the theme. */
export function writeStyleSheet(): string {
  const parts = [writeFontRules, writeTokens, writeBase, writeFrame, writeControls, writePieces, writeViewer]
  return parts.map(write => write()).join('\n')
}
