import type { Page, Place } from '../../service/jobs/page.ts'
import type { Service } from '../../service/service.ts'
import { ServiceError } from '../../service/service-error.ts'
import { readToken, signToken } from '../../service/access/signed-token.ts'
import { HttpError } from '../refusals/http-error.ts'
import type { PageQuery } from '../wire/fields.ts'

/** A cursor works this long, ms. */
const cursorLife = 30 * 24 * 60 * 60 * 1000

/** A list that is shown in pages. */
export interface PagedList<Row> {
  /** Tells one list's cursors from another's, one organisation's from another's. */
  readonly name: string
  /** Most entries of a page. */
  readonly most: number
  read(page: Page): Promise<readonly Row[]>
  placeOf(row: Row): Place
}

/** One page, and the cursor of the next when there is one. */
export interface ListPage<Row> {
  readonly rows: readonly Row[]
  readonly next: { readonly next_cursor?: string }
}

/** Reads the page that a query asks for. Throws `request-invalid` for a cursor of another list or none of ours. */
export async function readListPage<Row>(
  service: Service,
  query: PageQuery,
  list: PagedList<Row>,
): Promise<ListPage<Row>> {
  const limit = query.limit ?? list.most
  const after = query.cursor === undefined ? undefined : readCursor(service, list.name, query.cursor)
  // One more than is shown tells whether there are more.
  const found = await list.read({ limit: limit + 1, ...(after && { after }) })
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  if (found.length <= limit || last === undefined) return { rows, next: {} }
  return { rows, next: { next_cursor: writeCursor(service, list.name, list.placeOf(last)) } }
}

function writeCursor({ settings, clock }: Service, list: string, { createdAt, id }: Place): string {
  return signToken(settings.secret, 'cursor', clock.now() + cursorLife, { list, createdAt, id })
}

function readCursor({ settings, clock }: Service, list: string, cursor: string): Place {
  const wrong = new HttpError(
    'request-invalid',
    'the cursor is not one of this list; leave it out to begin anew',
  )
  try {
    const place = readToken<Place & { readonly list: string }>(settings.secret, 'cursor', cursor, clock.now())
    if (place.list !== list) throw wrong
    return { createdAt: place.createdAt, id: place.id }
  } catch (error) {
    throw error instanceof ServiceError ? wrong : error
  }
}
