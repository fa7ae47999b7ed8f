import { mostOfName, readName } from '../../../service/names.ts'
import type { ApiKey } from '../../../service/access/api-key.ts'
import { createKey, listKeys, revokeKey } from '../../../service/access/keys.ts'
import { type Scope, scopes } from '../../../service/access/scope.ts'
import { notFound } from '../../../service/service-error.ts'
import { leadTo, showPage } from '../answer.ts'
import { copyButton } from '../kit/copy-button.ts'
import { linkButton, tokenField } from '../kit/form.ts'
import { type Html, html, type Part } from '../kit/html.ts'
import { notice } from '../kit/notice.ts'
import { time } from '../kit/time.ts'
import type { Fields } from '../page-route.ts'
import type { MemberVisit } from '../visit.ts'
import { showQuestion } from './confirm-page.ts'

/** What a scope allows, for people. */
const scopeLabels: Readonly<Record<Scope, string>> = {
  'files:rw': 'Files',
  'jobs:rw': 'Jobs, exports and publishing',
  'runs:rw': 'Runs',
}

/** The keys of the organisation, and a form for another. */
export async function showKeys(visit: MemberVisit): Promise<Response> {
  return showPage(visit, await keysPage(visit))
}

/** Makes a key and shows its secret: here, now, and never again. */
export async function makeKey(visit: MemberVisit, fields: Fields): Promise<Response> {
  const name = readName(fields.get('name') ?? '')
  const chosen = scopes.filter(scope => fields.getAll('scope').includes(scope))
  if (name === undefined) return refuse(visit, `give the key a name of 1 to ${mostOfName} characters`)
  if (chosen.length === 0) return refuse(visit, 'choose at least one thing that the key may do')
  const { secret } = await createKey(visit.service, visit.member.caller, { name, scopes: chosen })
  const told = html`<section class="panel secret" aria-labelledby="secret"><h2 id="secret">Your new key “${name}”</h2>
<p>Copy it now. It is shown this once and kept nowhere.</p>
<p class="secret-line"><code tabindex="0">${secret}</code> ${copyButton(secret, 'Copy key')}</p></section>`
  return showPage(visit, await keysPage(visit, told))
}

/** Asks before a key ends. */
export async function askRevokeKey(visit: MemberVisit): Promise<Response> {
  const { service, member, params } = visit
  const key = (await listKeys(service, member.caller)).find(({ keyId }) => keyId === params['key'])
  if (!key) throw notFound('key', params['key'] ?? '')
  return showQuestion(visit, {
    section: 'keys',
    title: `Revoke “${key.name}”?`,
    about: html`<p class="lead">Whatever uses <code>${key.secretPrefix}…</code> stops working at once. This cannot be undone.</p>`,
    ...{ action: `/keys/${key.keyId}/revoke`, label: 'Revoke the key', look: 'danger', back: '/keys' },
  })
}

/** Ends a key. */
export async function endKey(visit: MemberVisit): Promise<Response> {
  await revokeKey(visit.service, visit.member.caller, visit.params['key'] ?? '')
  return leadTo(visit, '/keys', { tone: 'success', text: 'the key is revoked' })
}

async function refuse(visit: MemberVisit, text: string): Promise<Response> {
  return showPage(visit, await keysPage(visit, notice('danger', text)), 400)
}

async function keysPage(visit: MemberVisit, word?: Part): Promise<Parameters<typeof showPage>[1]> {
  const keys = await listKeys(visit.service, visit.member.caller)
  return {
    title: 'API keys',
    section: 'keys',
    scripts: ['copy'],
    isSecret: true,
    body: html`<h1>API keys</h1>
<p class="lead">A key lets a program make documents in your name. <a href="/docs">Read the API</a></p>
${word}${keys.length === 0 ? noKeys() : keyTable(keys)}${keyForm(visit)}`,
  }
}

function noKeys(): Html {
  return html`<div class="empty"><h2>No keys</h2><p>Make one below and send it as <code>Authorization: Bearer plt_live_…</code></p></div>`
}

function keyTable(keys: readonly ApiKey[]): Html {
  const rows = keys.map(
    key => html`<tr><th scope="row">${key.name}</th><td data-label="Begins with"><code>${key.secretPrefix}…</code></td>
<td data-label="May use">${key.scopes.map(scope => scopeLabels[scope]).join(', ')}</td>
<td data-label="Made">${time(key.createdAt)}</td>
<td class="end">${linkButton(`/keys/${key.keyId}/revoke`, html`Revoke<span class="visually-hidden"> ${key.name}</span>`, 'quiet')}</td></tr>`,
  )
  return html`<table class="table"><thead><tr><th scope="col">Name</th><th scope="col">Begins with</th><th scope="col">May use</th>
<th scope="col">Made</th><th scope="col"><span class="visually-hidden">Actions</span></th></tr></thead><tbody>${rows}</tbody></table>`
}

function keyForm(visit: MemberVisit): Html {
  const boxes = scopes.map(
    scope =>
      html`<label class="check"><input type="checkbox" name="scope" value="${scope}" checked> ${scopeLabels[scope]}</label>`,
  )
  return html`<section class="panel" aria-labelledby="new-key"><h2 id="new-key">New key</h2>
<form method="post" action="/keys" class="stack">${tokenField(visit)}
<div class="field"><label for="key-name">Name</label><input id="key-name" name="name" required maxlength="${2 * mostOfName}" autocomplete="off" placeholder="Build server"></div>
<fieldset class="field"><legend>May use</legend>${boxes}</fieldset>
<button class="button primary">Make a key</button></form></section>`
}
