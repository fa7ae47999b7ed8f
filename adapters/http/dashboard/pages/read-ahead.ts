import { notFound } from '../../../service/service-error.ts'
import { readJson } from '../../body/read-json.ts'
import { validate } from '../../body/validate.ts'
import { toRefusal } from '../../refusals/to-problem.ts'
import { z } from 'zod'
import { showJson } from '../answer.ts'
import type { Proposal } from '../../../../formats/propose-format.ts'
import { formatTitle } from '../formats/format-title.ts'
import { type Html, html } from '../kit/html.ts'
import { toSentence } from '../kit/notice.ts'
import { checkToken } from '../page-route.ts'
import { toAdvice } from '../to-advice.ts'
import type { MemberVisit } from '../visit.ts'
import { readAs } from './read-as.ts'

const wish = z.strictObject({ content: z.string(), format: z.string().max(100) })

/** Says what a copy is taken for before a run is made of it: its title, its format, and in a format its pieces. */
export async function readAhead(visit: MemberVisit): Promise<Response> {
  const { service, request, member } = visit
  try {
    checkToken(visit, request.headers.get('x-csrf-token'))
    const { value } = await readJson(request)
    const { content, format } = validate<z.infer<typeof wish>>(wish, value, 'body')
    const { title, settings } = await service.copyReader.outline(member.caller.accountId, content)
    const { accountId } = member.caller
    const asked = format === '' ? (settings.format ?? '') : format
    const proposal = asked === '' && (await service.copyReader.propose(accountId, content))
    const slug = proposal ? proposal.slug : asked
    const isKnown = Object.hasOwn(service.formats, slug)
    const reading = isKnown && (await service.copyReader.readAs(accountId, content, slug))
    return showJson(visit, {
      ...(title !== undefined && { title }),
      ...(isKnown && format === '' && { format: slug }),
      page: reading ? String(html`${proposal && proposedAs(proposal)}${readAs(reading)}`) : '',
    })
  } catch (error) {
    const { status, body } = toRefusal(error, visit.headers['x-request-id'] ?? '')
    return showJson(visit, { detail: toSentence(toAdvice(body.code, body.detail)) }, status)
  }
}

function proposedAs({ slug, because }: Proposal): Html {
  return html`<p class="hint">Taken for ${formatTitle(slug)}, told from ${because}. Choose another below.</p>`
}

/** A copy to begin with, of one format. */
export async function saveStarter(visit: MemberVisit): Promise<Response> {
  const starter = await starterOf(visit, visit.params['format'] ?? '')
  return new Response(starter, {
    headers: {
      ...visit.headers,
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': 'private, max-age=300',
    },
  })
}

/** The copy that a format begins with. Throws `not-found`. */
export async function starterOf({ service }: MemberVisit, slug: string): Promise<string> {
  const formats = await service.copyReader.describeFormats()
  const format = formats.find(candidate => candidate.slug === slug)
  if (!format) throw notFound('format', slug)
  return format.starter
}
