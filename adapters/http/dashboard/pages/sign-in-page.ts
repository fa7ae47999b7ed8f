import { completeSignIn, requestSignIn, sessionLife, signOut } from '../../../service/access/sign-in.ts'
import { ServiceError } from '../../../service/service-error.ts'
import type { RateLimit } from '../../guards/rate-limit.ts'
import { writeSessionCookie } from '../../visitor.ts'
import { leadTo, showPage } from '../answer.ts'
import { readCookie } from '../../cookies.ts'
import { tokenField } from '../kit/form.ts'
import { type Html, html } from '../kit/html.ts'
import { notice } from '../kit/notice.ts'
import type { Fields } from '../page-route.ts'
import type { Visit } from '../visit.ts'

/** Remembers where the visitor wanted to go, until the e-mail is opened. */
const returnCookie = 'platen_return'
const returnAge = 30 * 60

/** Links that one client may ask for, whoever they are for. */
const signIns: RateLimit = { name: 'sign-ins', perMinute: 10 }

/**
 * Asks for an address, or, opened from the e-mail, for one press of a button: programs that look at the links in a
 * mailbox open them too, and would use the link up.
 */
export async function showSignIn(visit: Visit): Promise<Response> {
  const token = visit.url.searchParams.get('token')
  const back = safePath(visit.url.searchParams.get('return_to'))
  if (visit.member) return leadTo(visit, back ?? '/jobs')
  if (back !== undefined) visit.cookies.push({ name: returnCookie, value: pack(back), age: returnAge })
  return showPage(visit, {
    title: 'Sign in',
    width: 'narrow',
    isSecret: true,
    body: token === null ? asking(visit) : confirming(visit, token),
  })
}

function asking(visit: Visit, complaint?: string): Html {
  return html`<div class="sign-in"><h1>Sign in</h1>
<p class="lead">Enter your e-mail address. You get a link that signs you in; there is no password.</p>
${complaint !== undefined && notice('danger', complaint)}
<form method="post" action="/sign-in">${tokenField(visit)}
<div class="field"><label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="email" required maxlength="254"></div>
<button class="button primary">Send me a link</button></form></div>`
}

function confirming(visit: Visit, token: string): Html {
  return html`<div class="sign-in"><h1>Welcome</h1>
<p class="lead">One press and you are signed in on this device for ${Math.round(sessionLife / 86_400_000)} days.</p>
<form method="post" action="/sign-in/complete">${tokenField(visit)}
<input type="hidden" name="token" value="${token}">
<button class="button primary">Sign in</button></form></div>`
}

/** Sends the link. The answer is the same for everybody, at the same speed. */
export async function sendSignIn(visit: Visit, fields: Fields): Promise<Response> {
  const { service } = visit
  const email = (fields.get('email') ?? '').trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254) {
    const body = asking(visit, 'that does not look like an e-mail address')
    return showPage(visit, { title: 'Sign in', width: 'narrow', body }, 400)
  }
  if (visit.client !== undefined) await visit.limiter.take(signIns, visit.client, {})
  // Not waited for: how long it takes would tell whether somebody has this address.
  requestSignIn(service, email).catch(error =>
    service.log.error('sign-in-mail-failed', { error: String(error) }),
  )
  return showPage(visit, {
    title: 'Check your e-mail',
    width: 'narrow',
    body: html`<div class="sign-in"><h1>Check your e-mail</h1>
<p class="lead">If <strong>${email}</strong> belongs to an account, a link is on its way. It works once, for 15 minutes.</p>
<p class="hint">Nothing there? Look in the spam folder, or <a href="/sign-in">try again</a>.</p></div>`,
  })
}

/** Turns the link into a session. */
export async function finishSignIn(visit: Visit, fields: Fields): Promise<Response> {
  try {
    const { session } = await completeSignIn(visit.service, fields.get('token') ?? '')
    const back = safePath(unpack(readCookie(visit.request, returnCookie)))
    visit.cookies.push({ name: returnCookie, value: '', age: 0 })
    const answer = leadTo(visit, back ?? '/jobs')
    answer.headers.append('set-cookie', writeSessionCookie(visit.service, session))
    return answer
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const body = asking(visit, error.message)
    return showPage(visit, { title: 'Sign in', width: 'narrow', body }, 403)
  }
}

/** Signs out on this device, or on all. */
export async function leave(visit: Visit, fields: Fields): Promise<Response> {
  const where = fields.get('where') === 'everywhere' ? 'everywhere' : 'here'
  if (visit.member) await signOut(visit.service, visit.member.caller, where)
  const text = where === 'here' ? 'you are signed out' : 'you are signed out on all devices'
  const answer = leadTo(visit, '/sign-in', { tone: 'success', text })
  answer.headers.append('set-cookie', writeSessionCookie(visit.service, undefined))
  return answer
}

/** A path on this very site, or nothing: an address of another site would make us its accomplice. */
export function safePath(path: string | null | undefined): string | undefined {
  return path && /^\/(?![/\\])[\x21-\x7e]*$/.test(path) && !path.startsWith('/sign-') ? path : undefined
}

function pack(path: string): string {
  return Buffer.from(path).toString('base64url')
}

function unpack(value: string | undefined): string | undefined {
  return value === undefined ? undefined : Buffer.from(value, 'base64url').toString('utf8')
}
