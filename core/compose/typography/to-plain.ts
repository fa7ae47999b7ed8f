/** What `typeset` set, back as it is typed on a keyboard: for comparing words, never for showing them. */
export function toPlain(text: string): string {
  return (
    text
      // Some languages quote inside quotes with the marks that others use outside: all are one.
      .replace(/[«‹]\s?|\s?[»›]|["“”„「」″‘’‚『』′]/g, "'")
      .replace(/[\u00a0\u202f]/g, ' ')
      .replace(/…/g, '...')
      .replace(/×/g, 'x')
      .replace(/-{2,3}|[–—−]/g, '-')
  )
}
