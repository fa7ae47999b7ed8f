import type { Variables } from '../settings/variables.ts'

/** Opens a port; what the system says of it becomes a message that helps. */
export async function explainedPort<Result>(
  { host, port }: Variables,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const reasons: Readonly<Record<string, string>> = {
      EADDRINUSE: `port ${port} is taken; stop what has it, or give another with --port`,
      EACCES: `port ${port} is reserved for the system; give one above 1023 with --port`,
      EADDRNOTAVAIL: `this machine has no address ${host}; set PLATEN_HOST to one that it has`,
      ENOTFOUND: `there is no host "${host}"; set PLATEN_HOST to an address of this machine`,
    }
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    throw reason === undefined ? error : new Error(reason, { cause: error })
  }
}
