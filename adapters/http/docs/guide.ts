import { type Html, html, type Part } from '../dashboard/kit/html.ts'
import { curlsOf } from './curl.ts'
import type { Operation } from './operation.ts'
import { codeBlock } from './prose.ts'

/** Parts of the guide, as the contents name them. */
export const guideParts: readonly { readonly id: string; readonly title: string }[] = [
  { id: 'start', title: 'From copy to document' },
  { id: 'runs', title: 'How a run goes' },
  { id: 'errors', title: 'When something is refused' },
  { id: 'habits', title: 'What holds everywhere' },
]

/** What one reads first: the way of a document in one call and in five, and what is the same for all of them. */
export function writeGuide(operations: readonly Operation[], url: string): Html {
  const call = (id: Operation['id']): Part => {
    const [curl] = operations.filter(operation => operation.id === id).flatMap(curlsOf)
    return curl !== undefined && codeBlock(curl)
  }
  return html`<section class="guide" aria-label="Guide">
<article id="start"><h2>From copy to document</h2>
<p>With a key, the shortest way is <a href="#renderDocument"><code>POST /v1/render</code></a>: copy, brief and format in, the document out, in one call.</p>${call('renderDocument')}
<p>Step by step, for a document that will have more than one version:</p>
<ol class="way">
<li><p>Make a key in the dashboard, or with <code>platen keys create</code>. Every request carries it.</p>${codeBlock(`export PLATEN=${url} KEY=plt_live_…`)}</li>
<li><p>Open a job. It holds all versions of one document; <code>$JOB</code> below is its <code>job_id</code>.</p>${call('createJob')}</li>
<li><p>Create a run: copy, brief and format in, one version out. The answer comes at once, the version a little
later; <code>$RUN</code> is its <code>run_id</code>.</p>${call('createRun')}</li>
<li><p>Look at the run until it has ended. Completed, it brings a link to a preview.</p>${call('getRun')}</li>
<li><p>Take the document along as a PDF or as a ZIP of its site, or <a href="#publishJob">publish</a> it.</p>${call('exportJob')}</li>
</ol></article>
<article id="runs"><h2>How a run goes</h2>
<p><code>queued</code> → <code>preparing</code> → <code>running</code> → <code>validating</code> → <code>uploading_outputs</code> →
<code>completed</code>. On the way it can become <code>failed</code>, or <code>cancelling</code> and then <code>cancelled</code>.
Nothing leaves <code>completed</code>, <code>failed</code> and <code>cancelled</code>.</p>
<p>Short documents are done in seconds, long ones with many pictures take minutes. Look now and then, <a href="#watchRun">follow the events</a>, name a
<code>webhook_url</code>, or let us <a href="#notifyByEmail">send an e-mail</a>. The price is reserved when a run is accepted and
charged when it completes; a run that fails or is cancelled costs nothing.</p>
<p>A run with copy begins a design anew. A run whose <code>content</code> is empty keeps copy and pictures, and
<code>instructions</code> then say what to change: <em>“darker, and a serif for the headings”</em>.</p></article>
${errors}
${habits}
</section>`
}

const problem = `{
  "detail": "name must have 1 to 200 characters",
  "code": "request-invalid",
  "request_id": "req_dEx4eziODzFhqkMl0",
  "errors": [
    { "path": "name", "code": "too_small", "message": "must have 1 to 200 characters" }
  ]
}`

const errors = html`<article id="errors"><h2>When something is refused</h2>
<p>Every refusal is JSON of this shape. <code>detail</code> is for people: it says what is wrong and how to mend it.
<code>code</code> is for programs, and each operation lists its own. <code>request_id</code> is what to name when you ask us.
<code>errors</code> is there when a request does not fit, field by field.</p>
${codeBlock(problem)}
<p>429 and 503 say in <code>Retry-After</code> after how many seconds to come again. A wrong method is 405, and <code>Allow</code> names the right ones.</p></article>`

const habits = html`<article id="habits"><h2>What holds everywhere</h2>
<dl class="habits">
<div><dt>Keys</dt><dd><code>Authorization: Bearer plt_live_…</code> with every request. A key has scopes: <code>jobs:rw</code>,
<code>runs:rw</code>, <code>files:rw</code>; what an operation needs stands beside its address.</dd></div>
<div><dt>Repeating</dt><dd>A POST with an <code>Idempotency-Key</code> acts once, however often it is sent within 24 hours.</dd></div>
<div><dt>Lists</dt><dd>A list that goes on has a <code>next_cursor</code>; send it as <code>cursor</code>.</dd></div>
<div><dt>Times</dt><dd>UTC with milliseconds: <code>2026-11-21T08:00:00.000Z</code>.</dd></div>
<div><dt>Amounts</dt><dd>US dollars with at most four decimals.</dd></div>
<div><dt>Limits</dt><dd><a href="#getLimits">One operation</a> tells them all.</dd></div>
<div><dt>Changes</dt><dd>Answers may get more fields. What will be removed is announced at least six months ahead by
<code>Deprecation</code> and <code>Sunset</code> headers.</dd></div>
</dl></article>`
