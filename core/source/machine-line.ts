/** Letters of the shortest line that is a machine's and no word's, and figures that it has at least. */
const LEAST = { letters: 18, figures: 5 }

/** Whether a line is data that a machine reads, blanks and all: what a bar code holds, the lines at the foot of a passport. */
export function isMachineLine(text: string): boolean {
  const line = text.trim()
  if (line.length < LEAST.letters || !/^[A-Z0-9/<>.^*:+_-]+(?: {1,40}[A-Z0-9/<>.^*:+_-]+)*$/.test(line))
    return false
  const figures = line.match(/\d/g)?.length ?? 0
  // A number is grouped by blanks, and a name in capitals has no figures among its letters.
  const isMixed = /[A-Z]\d|\d[A-Z]|<{2}/.test(line)
  const isDivided = /[/<]|\S {2,}\S/.test(line) || !line.includes(' ')
  return isMixed && isDivided && figures >= LEAST.figures && /[A-Z]/.test(line)
}
