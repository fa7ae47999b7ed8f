import { createHash } from 'node:crypto'
import type { User } from '../credits/account.ts'
import type { Mailer } from '../ports/mailer.ts'
import { type Caller, scopes } from './scope.ts'
import type { Service } from '../service.ts'
import { ServiceError } from '../service-error.ts'
import type { Session } from './session.ts'
import { readToken, signToken } from './signed-token.ts'
import { actorOf, writeAudit } from '../audit/write-audit.ts'
import { endSessions, findUser, liveSession, spendSignIn } from './people.ts'
import type { Tx } from '../ports/store.ts'

/** A sign-in link works this long, ms. */
const linkLife = 15 * 60 * 1000

/** Somebody stays signed in this long, ms. */
export const sessionLife: number = 30 * 24 * 60 * 60 * 1000

/** E-mails a sign-in link if the address is known; says nothing of whether it is. */
export async function requestSignIn(service: Service, email: string): Promise<void> {
  const user = await service.store.read(tx => findUser(tx, email.trim().toLowerCase()))
  if (!user || !(await service.store.transact(tx => noteSignIn(tx, user.userId, service.clock.now())))) return
  await sendLink(service.mailer, user, signInLink(service, user))
}

/** Links that one person is sent within the life of a link: mailboxes are not flooded. */
const mostLinks = 5

function sendLink(mailer: Mailer, user: User, link: string): Promise<void> {
  const text = `Hello ${user.name},\n\nopen this link to sign in; it works once, for 15 minutes:\n\n${link}\n\nIf you did not ask for it, do nothing.\n`
  return mailer.send({ to: user.email, subject: 'Sign in to Platen', text })
}

/** A link that signs somebody in, once. */
export function signInLink({ settings, clock, random }: Service, { userId }: User): string {
  const until = clock.now() + linkLife
  const token = signToken(settings.secret, 'sign-in', until, { userId, once: random.secret(16) })
  return `${settings.publicUrl}/sign-in?token=${token}`
}

/** Turns a link's token into a session. Throws `link-invalid`, also for a token that was used before. */
export async function completeSignIn(
  { store, settings, clock, random }: Service,
  token: string,
): Promise<{ readonly session: string; readonly user: User }> {
  const now = clock.now()
  const { userId } = readToken<{ readonly userId: string }>(settings.secret, 'sign-in', token, now)
  const user = await store.read(tx => tx.get('users', userId))
  const digest = createHash('sha256').update(token).digest('hex')
  const expiresAt = now + sessionLife
  const row: Session = { sessionId: random.id('ses'), userId, createdAt: now, expiresAt }
  const isFirst =
    user &&
    (await store.transact(async tx => {
      if (!(await spendSignIn(tx, digest, now + linkLife, row))) return false
      const { accountId, email } = user
      const by = { userId, sessionId: row.sessionId }
      writeAudit(tx, { accountId, at: now, act: 'signed-in', by, on: userId, note: email })
      return true
    }))
  if (!isFirst) {
    throw new ServiceError('link-invalid', 'the link was used already; ask for a new one')
  }
  return { session: signToken(settings.secret, 'session', expiresAt, { sessionId: row.sessionId }), user }
}

/** Who a session belongs to; `undefined` when it is none or has ended. */
export async function readSession(
  { store, settings, clock }: Service,
  session: string | undefined,
): Promise<Caller | undefined> {
  if (session === undefined) return undefined
  try {
    const now = clock.now()
    const { sessionId = '' } = readToken<{ readonly sessionId?: string }>(
      settings.secret,
      'session',
      session,
      now,
    )
    const row = await store.read(tx => liveSession(tx, sessionId, now))
    const user = row && (await store.read(tx => tx.get('users', row.userId)))
    return user && { accountId: user.accountId, userId: user.userId, sessionId, scopes }
  } catch (error) {
    if (error instanceof ServiceError) return undefined
    throw error
  }
}

/** Signs somebody out where they are, or wherever they are signed in. Links that those sessions made end with them. */
export async function signOut(
  { store, clock }: Pick<Service, 'store' | 'clock'>,
  caller: Caller,
  where: 'here' | 'everywhere',
): Promise<void> {
  const { accountId, userId, sessionId } = caller
  await store.transact(async tx => {
    await endSessions(tx, userId, where === 'here' ? sessionId : undefined)
    const by = actorOf(caller)
    writeAudit(tx, { accountId, at: clock.now(), act: 'signed-out', by, on: userId, note: where })
  })
}

/** Notes that a person is sent a sign-in link; false when that would be too many: mailboxes are not flooded. */
export async function noteSignIn(tx: Tx, userId: string, at: number): Promise<boolean> {
  const { sentAt = [] } = (await tx.get('signIns', userId)) ?? {}
  const recent = sentAt.filter(time => time > at - linkLife)
  if (recent.length >= mostLinks) return false
  tx.put('signIns', { userId, sentAt: [...recent, at] })
  return true
}
