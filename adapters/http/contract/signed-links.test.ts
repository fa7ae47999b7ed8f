import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { completeSignIn, signInLink } from '../../service/access/sign-in.ts'
import { readToken, signToken, type TokenPurpose } from '../../service/access/signed-token.ts'
import { dashboardRoutes } from '../dashboard/dashboard-routes.ts'
import { createHarness, type Harness } from '../testing/harness.test.kit.ts'
import { createScene, png } from '../testing/scene.test.kit.ts'
import { viewerRoutes } from '../viewer/viewer-routes.ts'
import { usersOf } from '../../service/access/people.ts'

/** A kind of link: one that is good, and whether any other is let in. */
interface Link {
  readonly token: string
  /** Resolves with the status: below 400 is let in. */
  open(token: string): Promise<number>
}

/** Links say what their holder may do. Nobody but the service can write one. */
const links = suite<{ api: Harness; kinds: Record<TokenPurpose, Link> }>('signed links')
links.before.each(async context => {
  context.api = await createHarness({
    pages: service => [...dashboardRoutes(service), ...viewerRoutes(service)],
  })
  context.kinds = await openLinks(context.api)
})
links.after.each(({ api }) => api.close())

async function openLinks(api: Harness): Promise<Record<TokenPurpose, Link>> {
  const { service, app } = api
  const ids = await createScene(api)
  const anonymous = async (path: string, init: RequestInit = {}): Promise<number> =>
    (await app.request(`http://platen.test${path}`, init)).status
  const [user] = await service.store.read(tx => usersOf(tx, service.caller.accountId))
  const signIn = signInLink(service, user as NonNullable<typeof user>)
  const token = new URL(signIn).searchParams.get('token') ?? ''
  const { session } = await completeSignIn(service, token)
  const other = new URL(signInLink(service, user as NonNullable<typeof user>)).searchParams.get('token') ?? ''
  const viewer = (await api.send('GET', `/v1/jobs/${ids.job_id}/viewer/session`)).json.viewer_url as string
  await api.job('Another')
  const { next_cursor } = (await api.send('GET', '/v1/jobs?limit=1')).json
  return {
    upload: {
      token: ids.upload_token,
      open: async text => {
        const headers = { 'content-type': 'image/png' }
        return anonymous(`/uploads/${encodeURIComponent(text)}`, { method: 'PUT', body: png, headers })
      },
    },
    download: {
      token: ids.download_token,
      open: text => anonymous(`/downloads/${encodeURIComponent(text)}`),
    },
    viewer: {
      token: viewer.replace(/\/$/, '').split('/').at(-1) ?? '',
      open: text => anonymous(`/viewer/${encodeURIComponent(text)}/`),
    },
    session: {
      token: session,
      open: text =>
        anonymous(`/v1/jobs/${ids.job_id}/viewer/resume`, {
          headers: { cookie: `platen_session=${text}`, accept: 'application/json' },
        }),
    },
    'sign-in': {
      token: other,
      open: text =>
        completeSignIn(service, text).then(
          () => 200,
          () => 403,
        ),
    },
    cursor: {
      token: next_cursor,
      async open(text) {
        service.pass(1000)
        return (await api.send('GET', `/v1/jobs?cursor=${encodeURIComponent(text)}`)).status
      },
    },
  }
}

/** The same link with one thing that it says changed, under the signature that it had. */
function alterations(token: string): readonly string[] {
  const [body = '', signature = ''] = token.split('.')
  const sealed = JSON.parse(Buffer.from(body, 'base64url').toString())
  const altered: string[] = []
  const alter = (value: Record<string, unknown>): void => {
    for (const [name, was] of Object.entries(value)) {
      if (typeof was === 'object' && was !== null) {
        alter(was as Record<string, unknown>)
        continue
      }
      for (const now of [typeof was === 'number' ? was + 1 : `${was}0`, undefined]) {
        value[name] = now
        altered.push(`${Buffer.from(JSON.stringify(sealed)).toString('base64url')}.${signature}`)
      }
      value[name] = was
    }
  }
  alter(sealed)
  assert.ok(altered.length >= 6)
  return altered
}

/** The same link with one character changed, left out or put in, anywhere. */
function typos(token: string): readonly string[] {
  const spots = [...token].flatMap((letter, at) => {
    const [before, after] = [token.slice(0, at), token.slice(at + 1)]
    return [`${before}${letter === 'A' ? 'B' : 'A'}${after}`, before + after]
  })
  const last = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    .map(letter => token.slice(0, -1) + letter)
    .filter(text => text !== token)
  const more = ['=', '==', '!', ' ', '\n', '\u0000', '.', 'A', '%00', '/'].flatMap(text => [
    token + text,
    text + token,
  ])
  return [...spots, ...last, ...more].filter(text => text !== token)
}

links('a link of which anything was altered is none', async ({ kinds }) => {
  for (const [purpose, { token, open }] of Object.entries(kinds)) {
    for (const text of [...alterations(token), ...typos(token)]) {
      // A cookie and a path have no room for some characters; the browser cuts them off.
      if (purpose === 'session' && /[^\w.=!%/-]/.test(text)) continue
      const status = await open(text)
      assert.ok(status >= 400 && status < 500, `${purpose} ${status}: ${JSON.stringify(text)}`)
    }
    const status = await open(token)
    assert.ok(status < 400, `${purpose} as it was: ${status}`)
  }
})

links('a link for one thing opens nothing else', async ({ kinds, api }) => {
  for (const [purpose, { token }] of Object.entries(kinds)) {
    for (const [other, { open }] of Object.entries(kinds)) {
      if (other === purpose) continue
      const status = await open(token)
      assert.ok(status >= 400 && status < 500, `${purpose} as ${other}: ${status}`)
      api.service.pass(1000)
    }
  }
})

links('a link works until its end, and not from then on', async ({ kinds, api }) => {
  const { secret } = api.service.settings
  const untilOf = (token: string): number =>
    JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).until
  const byEnd = Object.entries(kinds).sort(([, a], [, b]) => untilOf(a.token) - untilOf(b.token))
  for (const [purpose, { token, open }] of byEnd) {
    // A session begins anew when it is used, and a sign-in link works once.
    const late = (): number => untilOf(token) - api.service.clock.now()
    api.service.pass(late() - 1 - (purpose === 'cursor' ? 1000 : 0))
    if (purpose !== 'sign-in') assert.ok((await open(token)) < 400, `${purpose} just before its end`)
    api.service.pass(late())
    const status = await open(token)
    assert.ok(status >= 400 && status < 500, `${purpose} at its end: ${status}`)
  }
  assert.ok(readToken(secret, 'cursor', signToken(secret, 'cursor', 2, {}), 1))
})

links('the interface’s times: an hour for a download, 24 hours for a preview', async ({ kinds, api }) => {
  const lifeOf = (purpose: TokenPurpose): number => {
    const { until } = JSON.parse(
      Buffer.from(kinds[purpose].token.split('.')[0] ?? '', 'base64url').toString(),
    )
    return until - api.service.clock.now()
  }
  assert.is(lifeOf('download'), 60 * 60 * 1000)
  assert.is(lifeOf('viewer'), 24 * 60 * 60 * 1000)
})

links('a link signed with another secret is none', async ({ kinds }) => {
  for (const [purpose, { token, open }] of Object.entries(kinds)) {
    const { until, says } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
    const forged = signToken(
      'the secret of somebody else, of some length',
      purpose as TokenPurpose,
      until,
      says,
    )
    const status = await open(forged)
    assert.ok(status >= 400 && status < 500, `${purpose} ${status}`)
  }
})

links.run()
