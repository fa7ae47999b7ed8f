import { mostOfName } from '../../../service/names.ts'
import { availableMicros } from '../../../service/credits/account.ts'
import { getCredits } from '../../../service/credits/credits.ts'
import { uploadTypes } from '../../../service/files/file.ts'
import { priceOf } from '../../../service/runs/format-price.ts'
import { formatPicker } from '../formats/format-picker.ts'
import { field, linkButton, tokenField } from '../kit/form.ts'
import { type Html, html, type Part, when } from '../kit/html.ts'
import { dollars } from '../kit/money.ts'
import { notice } from '../kit/notice.ts'
import type { MemberVisit } from '../visit.ts'

/** What stands in the form: what was typed before, or what to begin with. */
export interface RunFormValues {
  readonly name: string
  readonly format: string
  readonly instructions: string
  readonly content: string
  readonly notify: boolean
  /** Files that are here already. */
  readonly files: readonly { readonly fileId: string; readonly filename: string }[]
  /** Lets the form act once. */
  readonly formId: string
}

/** The form that a run is made with: of a new job, or of one that has a name. */
export interface RunForm {
  readonly action: string
  readonly back: string
  readonly heading: string
  /** A job that has copy already keeps it when none is given. */
  readonly keepsCopy: boolean
  readonly isNew: boolean
  /** Of the version that is changed. */
  readonly picture?: Html
  readonly values: RunFormValues
  readonly complaint?: string
}

/** Writes the form. It works without scripts; with them files are sent at once and can be dropped. */
export async function writeRunForm(visit: MemberVisit, form: RunForm): Promise<Html> {
  const { values, complaint, heading } = form
  return html`<nav class="crumbs" aria-label="Breadcrumb"><a href="${form.back}">${form.isNew ? 'Jobs' : html`<bdi>${values.name}</bdi>`}</a></nav>
<h1>${heading}</h1>
${complaint !== undefined && notice('danger', complaint)}
<form method="post" action="${form.action}" enctype="multipart/form-data" class="run-form" id="run-form">
${tokenField(visit)}<input type="hidden" name="form_id" value="${values.formId}">
<input type="hidden" name="file_ids" value="${values.files.map(({ fileId }) => fileId).join(',')}">
<div class="run-fields">
${form.isNew && field('Name', 'name', html`<input id="name" name="name" value="${values.name}" dir="auto" maxlength="${2 * mostOfName}" autocomplete="off" placeholder="Spring report">`, 'Left empty, it is the title of the copy.')}
${copyField(form)}
${briefField(form)}
${formatPicker(visit.service, values.format, form.isNew)}
${fileField(visit, form)}
</div>
${await submission(visit, form)}
</form>`
}

function copyField({ values, keepsCopy }: RunForm): Html {
  const hint = keepsCopy
    ? 'Leave it empty to keep the copy as it is and only change the design.'
    : 'Markdown: headings, lists, tables, pictures by their file names. Paste it, or drop a .md file here.'
  return html`<div class="field" data-drop-text><label for="content">Copy</label>
<p class="hint" id="content-hint">${hint}</p>
<textarea id="content" name="content" rows="${keepsCopy ? 6 : 12}" aria-describedby="content-hint" dir="auto" spellcheck="true">
${values.content}</textarea>
<div class="beside"><label for="content_file">or a file</label>
<input id="content_file" name="content_file" type="file" accept=".md,.markdown,.txt,text/markdown,text/plain">
${!keepsCopy && starterLink(values.format)}</div>
<div class="read-ahead" id="read-ahead" aria-live="polite"></div></div>`
}

/** Leads to an example; a script puts it in place. */
function starterLink(format: string): Html {
  const slug = format === '' ? 'report' : format
  return html`<a class="button quiet small" id="starter" href="/jobs/new?format=${slug}&starter=1">Begin with an example</a>`
}

function briefField({ values, keepsCopy }: RunForm): Html {
  const hint = keepsCopy
    ? 'What should be different: “darker, and a serif for the headings”.'
    : 'How it should look, in your words: “calm, dark green, lots of room”. Optional.'
  return html`<div class="field"><label for="instructions">${keepsCopy ? 'What to change' : 'Brief'}</label>
<p class="hint" id="instructions-hint">${hint}</p>
<textarea id="instructions" name="instructions" rows="3" maxlength="50000" aria-describedby="instructions-hint" dir="auto">
${values.instructions}</textarea></div>`
}

function fileField({ service }: MemberVisit, { values }: RunForm): Html {
  const megabytes = Math.floor(service.settings.limits.fileBytes / 1024 / 1024)
  const kept = values.files.map(
    ({ fileId, filename }) =>
      html`<li class="file done" data-file="${fileId}"><span class="file-name">${filename}</span></li>`,
  )
  return html`<div class="field drop" id="drop"><label for="files">Pictures and files</label>
<p class="hint" id="files-hint">PNG, JPEG, GIF or PDF, up to ${megabytes} MB each. The copy names them: <code>![A heron](heron.jpg)</code></p>
<input id="files" name="files" type="file" multiple accept="${uploadTypes.join(',')}" aria-describedby="files-hint">
<ul class="files" id="file-list" aria-live="polite">${kept}</ul></div>`
}

async function submission(
  visit: MemberVisit,
  { values, isNew, keepsCopy, back, picture }: RunForm,
): Promise<Html> {
  const { service, member } = visit
  const { account, holds } = await getCredits(service, member.caller)
  return html`<div class="submission">${picture}<label class="check"><input type="checkbox" name="notify_email" value="on"${when(values.notify, 'checked')}> E-mail me when it is ready</label>
${priceNote(visit, values.format, availableMicros(account, holds))}
<div class="actions"><button class="button primary" id="submit">${isNew ? 'Create' : keepsCopy ? 'Make a new version' : 'Create the run'}</button>${linkButton(back, 'Cancel', 'quiet')}</div></div>`
}

/** What it costs; a range while no format is chosen. */
function priceNote({ service }: MemberVisit, format: string, available: number): Part {
  const prices = Object.keys(service.formats).map(slug => priceOf(service, slug))
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const chosen = format in service.formats ? priceOf(service, format) : undefined
  const price =
    chosen !== undefined
      ? dollars(chosen)
      : least === most
        ? dollars(least)
        : `${dollars(least)} to ${dollars(most)}`
  const lacks = available < (chosen ?? least)
  return html`<p class="price"><strong>${price}</strong> a run, charged when it is ready; one that changes nothing is free. You have ${dollars(available)}.
${lacks && html`<span class="error-text">That is not enough: <a href="/credits">add credit</a> first.</span>`}</p>`
}
