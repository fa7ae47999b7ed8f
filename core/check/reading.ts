import type { Format } from '../format.ts'
import type { Report } from '../message.ts'
import type { Reading } from '../reading/reading.ts'
import type { Document } from '../source/document.ts'
import { checkContent } from './content.ts'
import { checkListKeys, checkRoles, checkTies } from './roles.ts'

/** Tells the author what was read, what is missing, and what only the format can tell of its copy. */
export function checkReading(document: Document, reading: Reading, format: Format, report: Report): void {
  format.check?.(reading, report)
  checkContent(reading, format, report)
  checkRoles(reading, format, report)
  checkListKeys(document, reading, report)
  checkTies(document, format, report)
}
