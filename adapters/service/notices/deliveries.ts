import type { Courier } from './deliver-notice.ts'
import { laneOf, type Notice } from './notice.ts'
import type { Service } from '../service.ts'
import { tryNotice } from './try-notice.ts'
import { apart } from '../ports/store.ts'
import { listDue } from './due-notices.ts'

/** Most notices that are under way at a time. */
const mostAtOnce = 64

/** Most of them that share a lane: an organisation's slow targets leave room for everybody else's. */
const mostOfLane = 4

/** Notices that are under way. */
export interface Deliveries {
  /** Begins what is due and has room, and waits for none of it; resolves with how many have begun. */
  begin(): Promise<number>
  /** Resolves when nothing is under way. */
  settled(): Promise<void>
}

/** Keeps notices under way, each once at a time. `onEnd` is called whenever there is room again. */
export function createDeliveries(
  service: Service,
  courier: Courier,
  onEnd: () => void = () => {},
): Deliveries {
  const underWay = new Map<string, { readonly lane: string; readonly work: Promise<void> }>()

  const isFull = (lane: string): boolean => {
    const own = [...underWay.values()].filter(other => other.lane === lane)
    return underWay.size >= mostAtOnce || own.length >= mostOfLane
  }

  const deliver = async (notice: Notice): Promise<void> => {
    try {
      await tryNotice(service, courier, notice)
    } catch (error) {
      // The store takes nothing any more. The notice stays due, for the next process.
      service.log.error('notice-unsettled', { notice_id: notice.noticeId, error: String(error) })
    } finally {
      underWay.delete(notice.noticeId)
      onEnd()
    }
  }

  return {
    async begin() {
      // What is under way now may have ended when the list is here, which still has it.
      const known = new Set(underWay.keys())
      // There may be thousands that have no room: requests have their turns while they are looked through.
      const due = await listDue(apart(service.store), service.clock.now(), mostAtOnce, mostOfLane)
      const fresh = due.filter(({ noticeId }) => !known.has(noticeId))
      let begun = 0
      for (const notice of fresh) {
        const lane = laneOf(notice)
        // A row that is moved while its page is read comes twice.
        if (isFull(lane) || underWay.has(notice.noticeId)) continue
        underWay.set(notice.noticeId, { lane, work: deliver(notice) })
        begun += 1
      }
      return begun
    },
    async settled() {
      while (underWay.size > 0) await Promise.all([...underWay.values()].map(({ work }) => work))
    },
  }
}
