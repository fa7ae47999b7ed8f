import { type Html, html, type Part, when } from '../dashboard/kit/html.ts'
import { isUsual } from '../description/description-responses.ts'
import { meaningOf } from '../refusals/problem-meaning.ts'
import { curlsOf } from './curl.ts'
import { exampleOf } from './example.ts'
import { fieldList, parameterList } from './field-list.ts'
import type { Answer, Body, Operation, Reason } from './operation.ts'
import { codeBlock, prose } from './prose.ts'

/** All there is to know of an operation: what it does and takes on one side, how it is called and answers on the other. */
export function writeOperation(operation: Operation): Html {
  const { id, summary, about, parameters, bodies, answers } = operation
  return html`<article class="operation" id="${id}" aria-labelledby="${id}-name">
<header><h3 id="${id}-name"><a href="#${id}">${summary}</a></h3>
<p class="call">${addressOf(operation)}<span class="need">${needOf(operation)}</span></p></header>
<div class="says">
${about !== undefined && html`<p>${prose(about)}</p>`}
${parameters.length > 0 && part('Parameters', parameterList(parameters))}
${bodies.map(bodyOf)}
${refusalsOf(operation)}
</div>
<div class="shows">
${curlsOf(operation).map(codeBlock)}
${answers.map(answerOf)}
</div></article>`
}

/** Method and path. */
export function addressOf({ method, path }: Operation): Html {
  const pieces = path.split(/(\{\w+\})/).map(piece => (piece.startsWith('{') ? html`<i>${piece}</i>` : piece))
  return html`<span class="method">${method}</span> <code class="path">${pieces}</code>`
}

function needOf({ need }: Operation): Part {
  if (need === 'none') return 'no key'
  return need === 'any' ? 'any key' : html`scope <code>${need}</code>`
}

function part(title: string, content: Part): Html {
  return html`<section><h4>${title}</h4>${content}</section>`
}

function bodyOf({ type, schema }: Body): Part {
  const fields = fieldList(schema, 'required')
  if (fields === false && type === 'application/json') return false
  const title = type === 'multipart/form-data' ? html`Body, as <code>${type}</code>` : 'Body'
  return html`<section><h4>${title}</h4>${fields === false ? html`<p>The bytes of the file.</p>` : fields}</section>`
}

function answerOf({ status, about, body }: Answer): Html {
  if (body?.type !== 'application/json' || !body.schema.properties) {
    const says = body
      ? html`<code>${body.type}</code> ${prose(body.schema.description ?? about)}`
      : prose(about)
    return html`<p class="answer">${numberOf(status)} ${says}</p>`
  }
  return html`<p class="answer">${numberOf(status)}</p>${codeBlock(JSON.stringify(body.example ?? exampleOf(body.schema), null, 2))}
<details><summary>What its fields mean</summary>${fieldList(body.schema, 'optional')}</details>`
}

function numberOf(status: number): Html {
  return html`Answer <b${when(status >= 400, 'class="bad"')}>${status}</b>`
}

/** Those of this operation one by one; those of all operations a press away. */
function refusalsOf({ reasons, need }: Operation): Part {
  const own = reasons.filter(({ code }) => !isUsual(code, need !== 'none'))
  const usual = reasons.filter(reason => !own.includes(reason))
  const rest = (label: string): Html =>
    html`<details><summary>${label}</summary>${refusalList(usual)}</details>`
  if (own.length === 0) return rest('Refusals of any request')
  return part('Refusals', [refusalList(own), rest('And those of any request')])
}

/** A line for each reason: status, code, what it means. */
function refusalList(reasons: readonly Reason[]): Html {
  const lines = reasons.map(
    ({ status, code }) =>
      html`<li><b>${status}</b> <span><code>${code}</code> ${prose(meaningOf[code])}</span></li>`,
  )
  return html`<ul class="refusals">${lines}</ul>`
}
