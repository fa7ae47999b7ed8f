import type { Service } from '../../../service/service.ts'
import { type Html, html, when } from '../kit/html.ts'
import { formatTitle, groupTitle } from './format-title.ts'
import { sketchOf } from './sketch.ts'

/** All formats to choose one of, each with a sketch of its layout, by group. */
export function formatPicker({ formats }: Pick<Service, 'formats'>, chosen: string, told: boolean): Html {
  const groups = [...new Set(Object.values(formats))]
  return html`<fieldset class="field formats"><legend>Format</legend>
${told && html`<p class="hint">The front matter of the copy may name it: <code>format: ticket</code>.</p>`}
${groups.map(group => groupOf(group, slugsOf(formats, group), { chosen, told }))}</fieldset>`
}

interface Choice {
  readonly chosen: string
  /** The copy may name it: nothing has to be chosen. */
  readonly told: boolean
}

function groupOf(group: string, slugs: readonly string[], { chosen, told }: Choice): Html {
  const choices = slugs.map(
    slug => html`<label class="format"><input type="radio" name="format" value="${slug}"${when(!told, 'required')}${when(slug === chosen, 'checked')}>
${sketchOf(slug)}<span>${formatTitle(slug)}</span></label>`,
  )
  return html`<div class="format-group" role="group" aria-labelledby="group-${group}"><p class="group-title" id="group-${group}">${groupTitle(group)}</p>
<div class="format-grid">${choices}</div></div>`
}

function slugsOf(formats: Service['formats'], group: string): readonly string[] {
  return Object.keys(formats).filter(slug => formats[slug] === group)
}

/** All formats, each a way into the form with itself chosen. */
export function formatLinks({ formats }: Pick<Service, 'formats'>): Html {
  const links = Object.keys(formats).map(
    slug =>
      html`<li><a class="format" href="/jobs/new?format=${slug}">${sketchOf(slug)}<span>${formatTitle(slug)}</span></a></li>`,
  )
  return html`<section aria-labelledby="formats"><h2 id="formats">Or begin with a format</h2><ul class="format-grid">${links}</ul></section>`
}
