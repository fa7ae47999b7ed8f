import { type Account, availableMicros, type Hold } from '../../../service/credits/account.ts'
import { getCredits, listLedger } from '../../../service/credits/credits.ts'
import type { LedgerEntry, LedgerKind } from '../../../service/credits/ledger-entry.ts'
import { toUsd } from '../../../service/credits/money.ts'
import { readListPage } from '../../answers/list-page.ts'
import { showPage } from '../answer.ts'
import { actionForm, linkButton, tokenField } from '../kit/form.ts'
import { type Html, html, type Part, when } from '../kit/html.ts'
import { dollars } from '../kit/money.ts'
import { notice } from '../kit/notice.ts'
import { time } from '../kit/time.ts'
import type { MemberVisit } from '../visit.ts'
import { findJob } from '../../../service/jobs/find-job.ts'

const entriesPerPage = 50

/** Movements of the balance, for people. */
const kinds: Readonly<Record<LedgerKind, string>> = {
  grant: 'Given',
  topup: 'Top-up',
  auto_topup: 'Automatic top-up',
  charge: 'Run',
  refund: 'Refund',
  adjustment: 'Correction',
}

/** The balance, ways to add to it, and where it went. */
export async function showCredits(visit: MemberVisit): Promise<Response> {
  const { service, member, url } = visit
  const { account, holds } = await getCredits(service, member.caller)
  const cursor = url.searchParams.get('cursor')
  const { rows, next } = await readListPage(service, cursor === null ? {} : { cursor }, {
    name: `ledger page of ${member.caller.accountId}`,
    most: entriesPerPage,
    read: page => listLedger(service, member.caller, page),
    placeOf: ({ createdAt, entryId }) => ({ createdAt, id: entryId }),
  })
  const jobs = await findJobs(visit, rows)
  return showPage(visit, {
    title: 'Credits',
    section: 'credits',
    body: html`<h1>Credits</h1>
${account.pastDue && notice('danger', html`A payment failed, so no new runs start. Top up by as much as it was for to go on.`)}
${account.freeMicros + account.paidMicros < 0 && notice('danger', html`Money that was paid back had been spent, so no new runs start. Top up to go on.`)}
${balance(account, holds)}
<div class="columns">${topUp(visit, account)}${autoTopup(visit, account)}</div>
${ledger(rows, jobs)}
<nav class="pager" aria-label="Pages">${cursor !== null && linkButton('/credits', 'Newest')}${next.next_cursor !== undefined && linkButton(`/credits?cursor=${next.next_cursor}`, 'Older entries')}</nav>`,
  })
}

/** Jobs of these entries that still exist. */
async function findJobs(
  { service, member }: MemberVisit,
  entries: readonly LedgerEntry[],
): Promise<ReadonlySet<string>> {
  const ids = new Set(entries.flatMap(({ jobId }) => (jobId === undefined ? [] : [jobId])))
  const jobs = await Promise.all(
    [...ids].map(id => service.store.read(tx => findJob(tx, member.caller.accountId, id))),
  )
  return new Set(jobs.flatMap(job => (job ? [job.jobId] : [])))
}

function balance(account: Account, holds: readonly Hold[]): Html {
  const held = holds.reduce((sum, { amountMicros }) => sum + amountMicros, 0)
  const figure = (label: string, value: string, hint?: string): Html =>
    html`<div class="figure"><dt>${label}</dt><dd>${value}</dd>${hint !== undefined && html`<dd class="hint">${hint}</dd>`}</div>`
  const runs = holds.length === 1 ? '1 run' : `${holds.length} runs`
  return html`<dl class="figures">${figure('Available', dollars(availableMicros(account, holds)))}
${figure('Given', dollars(account.freeMicros), 'spent first')}${figure('Bought', dollars(account.paidMicros))}
${figure('Reserved', dollars(held), holds.length === 0 ? 'no run is under way' : `for ${runs} under way`)}</dl>`
}

function topUp(visit: MemberVisit, account: Account): Html {
  return html`<section class="panel" aria-labelledby="top-up"><h2 id="top-up">Top up</h2>
<form method="post" action="/credits/checkout" class="inline-form">${tokenField(visit)}
<div class="field"><label for="amount">Amount in US dollars</label>
<input id="amount" name="amount" type="number" inputmode="numeric" min="10" max="100000" step="1" value="20" required></div>
<button class="button primary">Go to payment</button></form>
<p class="hint">Whole dollars, 10 or more. You pay on our payment provider’s page; the credit is here within a minute.</p>
${account.customerId !== undefined && actionForm(visit, '/credits/portal', 'Cards and invoices')}</section>`
}

function autoTopup(visit: MemberVisit, { autoTopup: set, hasPaymentMethod }: Account): Html {
  const amount = (name: string, label: string, micros: number, usual: number): Html =>
    html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="number" inputmode="decimal" min="0" step="1" value="${micros > 0 ? toUsd(micros) : usual}" required></div>`
  return html`<section class="panel" aria-labelledby="auto"><h2 id="auto">Automatic top-up</h2>
<form method="post" action="/credits/auto-topup" class="stack">${tokenField(visit)}
<label class="check"><input type="checkbox" name="enabled" value="on"${when(set.enabled, 'checked')}> Buy credit when it runs low</label>
<div class="amounts">${amount('threshold', 'When less than $', set.thresholdMicros, 5)}${amount('topup', 'Buy $', set.topupMicros, 20)}${amount('monthly_max', 'At most $ a month', set.monthlyMaxMicros, 100)}</div>
${!hasPaymentMethod && html`<p class="hint">It begins to work once a top-up has left a card with our payment provider.</p>`}
<button class="button">Save</button></form></section>`
}

function ledger(entries: readonly LedgerEntry[], jobs: ReadonlySet<string>): Part {
  if (entries.length === 0)
    return html`<div class="empty"><h2>No movements yet</h2><p>Top-ups and the price of each finished run are listed here.</p></div>`
  const rows = entries.map(entry => {
    const micros = entry.freeMicros + entry.paidMicros
    return html`<tr><th scope="row">${kinds[entry.kind]}</th><td data-label="For">${reason(entry, jobs)}</td><td data-label="When">${time(entry.createdAt)}</td>
<td data-label="Amount" class="amount${micros > 0 && ' plus'}">${micros > 0 && '+'}${dollars(micros)}</td></tr>`
  })
  return html`<section aria-labelledby="ledger"><h2 id="ledger">Ledger</h2>
<table class="table ledger"><thead><tr><th scope="col">What</th><th scope="col">For</th><th scope="col">When</th><th scope="col" class="amount">Amount</th></tr></thead>
<tbody>${rows}</tbody></table></section>`
}

/** What it was for; leads to the job while there is one. */
function reason({ note, jobId }: LedgerEntry, jobs: ReadonlySet<string>): Part {
  return jobId !== undefined && jobs.has(jobId) ? html`<a href="/jobs/${jobId}">${note}</a>` : note
}
