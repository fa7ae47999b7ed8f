import { copyScript } from './copy-script.ts'
import { pageScript } from './page-script.ts'
import { progressScript } from './progress-script.ts'
import { runFormScript } from './run-form-script.ts'
import { viewerScript } from './viewer-script.ts'

/** Scripts of the pages. Every page works without them but the editing of texts in the viewer. */
export const scripts: Readonly<Record<ScriptName, string>> = {
  page: pageScript,
  copy: copyScript,
  progress: progressScript,
  'run-form': runFormScript,
  viewer: viewerScript,
}

/** Name of a script. */
export type ScriptName = 'page' | 'copy' | 'progress' | 'run-form' | 'viewer'
