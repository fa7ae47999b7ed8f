import type { ViewerAccess } from '../../service/outputs/viewer.ts'
import type { Visit } from '../dashboard/visit.ts'

/** Answers whoever has the link. */
export type ViewerAnswer = (visit: Visit, access: ViewerAccess) => Promise<Response>

/** Shows what went wrong, in the manner of the address. */
export type ViewerRefusal = (visit: Visit, error: unknown) => Promise<Response>

/** A part of an address as it was meant. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A stray percent sign names no file of ours.
    return path
  }
}
