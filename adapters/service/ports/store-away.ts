/**
 * Thrown by a store that cannot be reached or takes nothing now, and may again later: its database is away, full or only to be
 * read. Nothing that was acknowledged is lost by it.
 */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
}
