import { inOneLine } from './terminal.ts'

/** Milliseconds of quiet before progress is worth showing. */
const patience = 1000

/** Where progress is shown. */
export type Terminal = Pick<NodeJS.WriteStream, 'isTTY' | 'columns'> & NodeJS.WritableStream

/** Shows a spinner on a terminal while work takes longer than a second; silent when piped. */
export async function withProgress<Result>(
  text: string,
  work: () => Promise<Result>,
  terminal: Terminal = process.stderr,
): Promise<Result> {
  // A terminal without a width, as a script's may be, has the spinner clear lines without end.
  if (!terminal.isTTY || !(terminal.columns > 0)) return work()
  const { default: ora } = await import('ora')
  // Nothing is asked, so the keyboard stays as it is.
  const spinner = ora({ text: inOneLine(text), stream: terminal, discardStdin: false })
  const timer = setTimeout(() => spinner.start(), patience)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
    if (spinner.isSpinning) spinner.stop()
  }
}
