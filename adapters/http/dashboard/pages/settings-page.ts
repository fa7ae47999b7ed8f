import { webhookSecret } from '../../../service/notices/sign-webhook.ts'
import { getCredits } from '../../../service/credits/credits.ts'
import { showPage } from '../answer.ts'
import { copyButton } from '../kit/copy-button.ts'
import { tokenField } from '../kit/form.ts'
import { html } from '../kit/html.ts'
import { time } from '../kit/time.ts'
import type { MemberVisit } from '../visit.ts'
import { usersOf } from '../../../service/access/people.ts'

/** The organisation, its people, and what its programs need to know. */
export async function showSettings(visit: MemberVisit): Promise<Response> {
  const { service, member } = visit
  const { accountId } = member.caller
  const { account } = await getCredits(service, member.caller)
  const people = await service.store.read(tx => usersOf(tx, accountId))
  const secret = webhookSecret(service, accountId)
  const rows = people.map(
    ({
      userId,
      name,
      email,
      createdAt,
    }) => html`<tr><th scope="row">${name}${userId === member.user.userId && html` <span class="mark">You</span>`}</th>
<td data-label="E-mail">${email}</td><td data-label="Since">${time(createdAt)}</td></tr>`,
  )
  return showPage(visit, {
    title: 'Settings',
    section: 'settings',
    scripts: ['copy'],
    isSecret: true,
    body: html`<h1>Settings</h1>
<section class="panel" aria-labelledby="organisation"><h2 id="organisation">Organisation</h2>
<dl class="facts"><div><dt>Name</dt><dd>${account.name}</dd></div><div><dt>Id</dt><dd><code>${accountId}</code></dd></div><div><dt>Since</dt><dd>${time(account.createdAt)}</dd></div></dl></section>
<section class="panel" aria-labelledby="devices"><h2 id="devices">Devices</h2>
<p>Ends every session of yours, this one too, and the preview links that were made in them.</p>
<form method="post" action="/sign-out">${tokenField(visit)}<input type="hidden" name="where" value="everywhere"><button class="button">Sign out everywhere</button></form></section>
<section aria-labelledby="people"><h2 id="people">People</h2><table class="table"><thead><tr><th scope="col">Name</th><th scope="col">E-mail</th><th scope="col">Since</th></tr></thead><tbody>${rows}</tbody></table></section>
<section class="panel" aria-labelledby="webhooks"><h2 id="webhooks">Webhooks</h2>
<p>A run that is created with a <code>webhook_url</code> tells it when it ends. Check the signature with this secret, by the
<a href="https://www.standardwebhooks.com" rel="noopener" target="_blank">Standard Webhooks</a> scheme.</p>
<details><summary>Show the signing secret</summary><p class="secret-line"><code tabindex="0">${secret}</code> ${copyButton(secret, 'Copy secret')}</p></details></section>`,
  })
}
