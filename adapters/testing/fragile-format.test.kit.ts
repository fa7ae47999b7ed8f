import { existsSync, writeFileSync } from 'node:fs'
import plain from '../../core/testing/formats/plain.test.kit.ts'
import type { Format } from '../../core/format.ts'

/** Ends its thread while it renders: always, or only until the file that the copy names is there. */
const format: Format = {
  ...plain,
  slug: 'fragile',
  compose(reading, ...given) {
    const text = reading.words.join(' ')
    const [, marker] = /once:([^"\s]+)/.exec(text) ?? []
    if (text.includes('always')) process.exit(3)
    if (marker !== undefined && !existsSync(marker)) {
      writeFileSync(marker, '')
      process.exit(3)
    }
    return plain.compose(reading, ...given)
  },
}

export default format
