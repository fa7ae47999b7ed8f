/** Milliseconds of quiet before progress is worth showing. */
const patience = 1000

/** Shows a spinner on a terminal while work takes longer than a second; silent when piped. */
export async function withProgress<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
  if (!process.stderr.isTTY) return work()
  const { default: ora } = await import('ora')
  const spinner = ora({ text, stream: process.stderr })
  const timer = setTimeout(() => spinner.start(), patience)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
    spinner.stop()
  }
}
