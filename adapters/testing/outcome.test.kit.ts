import { ServiceError } from '../service/service-error.ts'

/** What comes of work: `done`, or the code of a refusal. Any other error goes on. */
export async function code(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof ServiceError) return error.code
    throw error
  }
}

/** What comes of work: `done`, or what its error says. */
export async function failure(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    return (error as Error).message
  }
}
