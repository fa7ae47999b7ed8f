/** Before the dash that stands behind the end of a sentence, and whose words they are behind it, up to the end of the line. */
const ATTRIBUTED = /(?<=[.!?…”"»“’'』」])\s+(?=(?:[—–―]|--)\s*[\p{Lu}\p{Lo}][^!?\n]{1,60}$)/u

/** Where a line that somebody says goes over to who says it, before the blank there; undefined where it does not. */
export function attributionAt(line: string): number | undefined {
  return ATTRIBUTED.exec(line)?.index
}
