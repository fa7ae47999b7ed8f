/** Editing in the viewer: a text is chosen in the frame, changed in the panel beside it, and saved as a new version. */
export const viewerScript: string = `(() => {
  const viewer = document.getElementById('viewer')
  const versions = document.getElementById('commit')
  if (versions) {
    versions.form.classList.add('lively')
    versions.addEventListener('change', () => versions.form.submit())
  }
  const frame = document.getElementById('frame')
  const toggle = document.getElementById('edit')
  const editor = document.getElementById('editor')
  if (!frame || !toggle || !editor) return
  const { base, commit } = viewer.dataset
  const text = editor.elements.content
  const save = editor.elements.save
  const word = document.getElementById('editor-word')
  const hint = document.getElementById('editor-hint')
  const query = new URLSearchParams(location.search)
  let isOn = query.has('edit')
  let node

  const tell = message => frame.contentWindow.postMessage(message, '*')
  const say = (message, isBad) => {
    word.textContent = message
    word.classList.toggle('error-text', Boolean(isBad))
  }
  const empty = () => {
    node = undefined
    text.value = ''
    text.disabled = save.disabled = true
    hint.hidden = false
  }
  const show = () => {
    toggle.setAttribute('aria-pressed', String(isOn))
    viewer.classList.toggle('editing', isOn)
    editor.hidden = !isOn
    tell({ platen: 'edit', isOn })
    if (!isOn) empty()
  }
  const reload = extra => {
    const address = new URL(base, location.href)
    for (const [name, value] of Object.entries(extra)) address.searchParams.set(name, value)
    location.assign(address)
  }

  const acts = {
    ready() {
      show()
      const wanted = query.get('edit')
      if (wanted) tell({ platen: 'look', node: wanted })
    },
    async chosen(message) {
      node = message.node
      say('')
      hint.hidden = true
      const answer = await fetch(base + 'nodes/' + encodeURIComponent(node) + '?commit=' + commit)
      const { content, detail } = await answer.json()
      // Meanwhile another text may have been chosen.
      if (node !== message.node) return
      if (!answer.ok) {
        empty()
        return say(detail, true)
      }
      text.value = content
      text.disabled = save.disabled = false
      text.focus()
    },
    link({ href }) {
      if (/^(https?|mailto|tel):/.test(href)) open(href, '_blank', 'noopener')
    },
  }
  addEventListener('message', event => {
    if (event.source === frame.contentWindow && Object.hasOwn(acts, event.data.platen)) acts[event.data.platen](event.data)
  })

  toggle.hidden = false
  toggle.addEventListener('click', () => {
    isOn = !isOn
    say('')
    show()
  })
  text.addEventListener('input', () => tell({ platen: 'preview', node, text: text.value }))
  text.addEventListener('keydown', event => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) editor.requestSubmit()
    if (event.key === 'Escape') editor.elements.cancel.click()
  })
  editor.elements.cancel.addEventListener('click', () => {
    tell({ platen: 'restore' })
    say('')
    empty()
  })
  editor.addEventListener('submit', async event => {
    event.preventDefault()
    delete editor.dataset.sent
    if (!node || save.disabled) return
    save.disabled = true
    say('Saving: the pages are made again…')
    try {
      const answer = await fetch(base + 'nodes', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ node_id: node, content: text.value, commit_hash: commit }),
      })
      if (answer.ok) return reload({ edit: node, saved: '1' })
      const { detail } = await answer.json()
      say(answer.status === 409 ? 'Somebody else has changed this text since. Copy yours, then load the page again.' : detail, true)
    } catch {
      say('The connection broke; press Save again.', true)
    }
    save.disabled = false
  })
  empty()
  // The frame may have been ready before this ran.
  tell({ platen: 'edit', isOn })
  show()
})()
`
