import { buffer } from 'node:stream/consumers'
import { openPublished, type PublicFile } from '../../service/outputs/publish.ts'
import type { Service } from '../../service/service.ts'
import { ServiceError } from '../../service/service-error.ts'
import { withoutSpeakerNotes } from '../../service/outputs/speaker-notes.ts'
import type { OpenFile } from '../../service/versions/versions.ts'
import { streamBytes } from './byte-stream.ts'
import { answerPage, type MadePage, madePage } from './made-pages.ts'
import { inert, pagePolicy, takePolicy } from './page-policy.ts'
import { stripNodes } from './strip-nodes.ts'

/** Seconds that a public page may be kept: taking it away must be felt soon. */
const freshness = 60

/** A file of a public page. It comes from strangers, so it may do nothing but be looked at. */
export async function writePublished(
  service: Service,
  { slug, path }: { readonly slug: string; readonly path: string },
  request: Request,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const file = await openPublished(service, slug, path)
  if (!file) throw new ServiceError('not-found', 'there is no page here')
  const isPage = file.type.startsWith('text/html')
  const etag = `"${file.digest}${isPage ? `-public${file.notes ? '-notes' : ''}` : ''}"`
  const own: Record<string, string> = {
    ...headers,
    etag,
    'content-type': file.type,
    'cache-control': `public, max-age=${freshness}`,
    // In its sandbox the page has no origin, so nothing is of the same.
    'cross-origin-resource-policy': 'cross-origin',
  }
  if (matches(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: own })
  }
  if (!isPage) return writeFile(file, own)
  const page = await madePage(etag, file.size, () => makePage(file))
  return answerPage(page, pagePolicy(page.policy, service.settings.publicUrl), own)
}

/** A page as everybody sees it. */
async function makePage(file: PublicFile): Promise<MadePage> {
  const whole = (await buffer(await file.read())).toString('utf8')
  const html = file.notes ? whole : await withoutSpeakerNotes(whole)
  return { bytes: Buffer.from(await stripNodes(html)), policy: takePolicy(html).policy }
}

async function writeFile(file: OpenFile, headers: Readonly<Record<string, string>>): Promise<Response> {
  return new Response(streamBytes(await file.read()), {
    headers: {
      ...headers,
      'content-length': String(file.size),
      'content-security-policy': inert,
    },
  })
}

/** `If-None-Match` compares weakly (RFC 9110, section 13.1.2). */
function matches(header: string | null, etag: string): boolean {
  if (header === null) return false
  return header.trim() === '*' || header.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
}
