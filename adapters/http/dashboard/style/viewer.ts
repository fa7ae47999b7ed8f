/** The viewer. */
export function writeViewer(): string {
  return ''
}
