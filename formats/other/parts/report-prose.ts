import type { Report } from '../../../core/message.ts'

/** What copy would have to hold to be drawn. */
export interface Wanted {
  /** As in `holds no dated events`. */
  readonly what: string
  /** A line of copy that would be drawn. */
  readonly example: string
}

/** Tells the author that copy is set as prose because nothing in it has the form that this graphic draws. */
export function reportProse(format: string, { what, example }: Wanted, report: Report): void {
  report.add({
    rule: 'graphic-missing',
    severity: 'warning',
    text: `the copy holds no ${what}, so the ${format} is set as prose`,
    hint: `write them as "${example}"`,
  })
}
