const style = `
:root { color-scheme: light; font: 14px/1.5 system-ui, sans-serif; color: #1c1a18; background: #eceae5; --line: #d8d3ca; --quiet: #6a645b }
* { box-sizing: border-box } body { margin: 0; height: 100dvh; display: grid; grid-template: auto 1fr / minmax(280px, 24vw) 1fr minmax(260px, 22vw) }
header { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 10px 16px; background: #fff; border-bottom: 1px solid var(--line) }
h1 { font-size: 16px; margin: 0 } h2 { font-size: 12px; font-weight: 600; color: var(--quiet); margin: 16px 0 4px } h2:first-child { margin-top: 0 }
output { color: var(--quiet); margin-left: auto; font-variant-numeric: tabular-nums }
label { display: flex; gap: 6px; align-items: center } select, input, textarea, button { font: inherit; color: inherit; padding: 6px 8px; border: 1px solid var(--line); border-radius: 6px; background: #fff; min-height: 36px }
:focus-visible { outline: 2px solid #1f5fbf; outline-offset: 1px }
form { display: flex; flex-direction: column; gap: 8px; padding: 12px; background: #f7f5f1; border-right: 1px solid var(--line); min-height: 0 }
form label { flex-direction: column; align-items: stretch; gap: 2px; color: var(--quiet) } form label > * { color: #1c1a18 } .copy { flex: 1; min-height: 0 } .copy textarea { flex: 1; resize: none; font: 13px/1.5 ui-monospace, monospace } .brief textarea { resize: vertical; min-height: 72px }
main { overflow: auto; padding: 16px; display: flex; flex-direction: column; gap: 16px; align-items: center; scroll-behavior: auto }
main img { display: block; max-width: 100%; max-height: calc(100dvh - 90px); background: #fff; box-shadow: 0 1px 8px #0002 } main.whole img { max-height: none }
iframe { flex: 1; width: 100%; min-height: 70vh; border: 0; background: #fff; box-shadow: 0 1px 8px #0002 }
aside { overflow: auto; padding: 12px 16px; background: #fff; border-left: 1px solid var(--line); overflow-wrap: anywhere }
ul { list-style: none; margin: 0; padding: 0 } li { margin: 0 0 6px } small { color: var(--quiet) } .error { color: #a3161c } .warning, .not { color: #8a4b00 } .done { color: #14632c }
#note { margin: 0; padding: 8px 12px; background: #fff3d6; border-radius: 6px } [hidden] { display: none !important }
@media (max-width: 900px) { body { height: auto; grid-template: none / 1fr } aside { border: 0 } header { order: -3 } form { display: contents } .brief, .copy { padding: 8px 12px } .brief { order: -2 } main { order: -1; padding: 8px } .copy textarea { min-height: 240px } main img { max-height: none } output { margin-left: 0 } }`

const script = `
const $ = id => document.getElementById(id)
let file, timer, turn = 0, untouched = true
const text = (name, words, className) => Object.assign(document.createElement(name), { textContent: words, className: className ?? '' })
const list = (heading, rows) => rows.length === 0 ? [] : [text('h2', heading), rows.reduce((ul, row) => (ul.append(row), ul), document.createElement('ul'))]
const row = (words, why, className) => { const li = text('li', words, className); if (why) li.append(document.createElement('br'), text('small', why)); return li }
async function load(keep) {
  file = await (await fetch('/file')).json()
  document.title = file.name + ' – Platen'
  $('name').textContent = file.name
  if ($('format').options.length === 0) for (const slug of file.formats) $('format').append(new Option(slug))
  if (!keep) { $('copy').value = file.copy; $('brief').value = file.brief; $('format').value = file.format; $('size').value = file.size; untouched = true; $('note').hidden = true }
  show()
}
async function show() {
  const own = ++turn
  $('state').textContent = 'rendering…'
  const body = JSON.stringify({ copy: $('copy').value, brief: $('brief').value, format: $('format').value, size: $('size').value, view: $('view').value })
  const answer = await fetch('/render', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  if (own !== turn) return
  if (!answer.ok) { $('state').textContent = ''; $('told').replaceChildren(...list('Not rendered', [row(await answer.text(), '', 'error')])); return }
  const made = await answer.json()
  if (own !== turn) return
  await paint(made)
  $('state').textContent = made.pages + (made.pages === 1 ? ' page, ' : ' pages, ') + made.milliseconds + ' ms'
  tell(made)
}
async function paint({ pictures: paths, page }) {
  const asPage = $('view').value === 'page'
  $('pages').classList.toggle('whole', $('view').value === 'wide')
  if (asPage) { const frame = document.createElement('iframe'); frame.src = page; frame.title = 'the page'; frame.sandbox = ''; $('pages').replaceChildren(frame); return }
  const top = $('pages').scrollTop
  const pictures = paths.map((src, index) => Object.assign(new Image(), { src, alt: 'page ' + (index + 1) }))
  // The old pages stay until the new ones are there: nothing flickers and the place is kept.
  await Promise.all(pictures.slice(0, 3).map(picture => picture.decode().catch(() => {})))
  $('pages').replaceChildren(...pictures)
  $('pages').scrollTop = top
}
const signs = { done: ['✓ ', 'done'], assumed: ['~ ', ''], 'not done': ['✗ ', 'not'] }
function tell({ messages, told, reading, composition, format }) {
  const why = file.because && format === file.format ? 'told from ' + file.because : ''
  $('told').replaceChildren(
    ...list('Document', [row(format, [why, composition.chosen === 'usual' ? '' : 'composition: ' + composition.chosen].filter(Boolean).join('; '))]),
    ...list('Brief', told.map(({ phrase, became, said, otherwise }) => row(signs[became][0] + '“' + phrase + '” ' + said, otherwise && 'otherwise say: ' + otherwise, signs[became][1]))),
    ...list('To mend', messages.filter(({ severity }) => severity !== 'info').map(({ severity, text, hint, line }) => row((line ? 'line ' + line + ': ' : '') + text, hint, severity))),
    ...list('Read as', reading.roles.map(({ name, words, because }) => row(name + ': ' + words, because))),
    ...list('Lists', reading.lists.map(({ name, words, because }) => row(name + ': ' + words, because))),
    ...list('Without a role', reading.unplaced.map(words => row(words))),
    ...list('Left out', reading.omitted.map(({ text, because }) => row(text, because))),
    ...list('Notes', messages.filter(({ severity }) => severity === 'info').map(({ text, hint }) => row(text, hint))))
}
const soon = () => { clearTimeout(timer); timer = setTimeout(show, 80) }
for (const id of ['copy', 'brief', 'size']) $(id).oninput = () => { untouched = false; soon() }
$('format').onchange = () => { untouched = false; show() }
$('view').onchange = show
$('take').onclick = () => load(false)
$('trial').onsubmit = event => event.preventDefault()
const events = new EventSource('/events')
events.addEventListener('changed', () => { if (untouched) load(false); else $('note').hidden = false })
events.addEventListener('failed', ({ data }) => { $('told').replaceChildren(...list('The file', [row(JSON.parse(data), '', 'error')])) })
events.onopen = () => { if (!file) load(false) }
`

/** The page on which a file is tried: copy, brief, format and size beside what comes of them. */
export const playFilePage: string = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Platen</title>
<link rel="icon" href="data:,">
<style>${style}</style>
<header><h1 id="name">…</h1>
<label>as <select id="format"></select></label>
<label>size <input id="size" size="10" placeholder="usual" autocomplete="off"></label>
<label>show <select id="view"><option value="fit">whole pages</option><option value="wide">full width</option><option value="page">web page</option></select></label>
<p id="note" hidden>The file has changed. <button id="take" type="button">Take it, and drop what was tried here</button></p>
<output id="state"></output></header>
<form id="trial"><label class="brief">Brief <textarea id="brief" placeholder="How it should look, in a sentence"></textarea></label>
<label class="copy">Copy, to try: the file stays as it is <textarea id="copy" spellcheck="false"></textarea></label></form>
<main id="pages" tabindex="0" aria-label="document"></main>
<aside id="told" tabindex="0" aria-label="what was read, and what became of the brief"></aside>
<script>${script}</script>
</html>
`
