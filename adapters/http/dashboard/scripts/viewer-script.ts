/**
 * Editing in the viewer: texts are chosen in the frame and changed in the panel beside it, as many as one likes; each
 * change can be undone, and all are saved together as one new version. Nobody leaves with changes that are not saved
 * without being asked.
 */
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
  const undo = editor.elements.undo
  const word = document.getElementById('editor-word')
  const hint = document.getElementById('editor-hint')
  const list = document.getElementById('editor-changes')
  const query = new URLSearchParams(location.search)
  let isOn = query.has('edit')
  let node
  /** What texts say in the version, by their nodes. */
  const original = new Map()
  /** What was typed, one entry a text, in the order in which they were begun. */
  const changes = new Map()
  /** What each text said before each change, the last of them on top. */
  const past = []
  let isLeaving = false

  const tell = message => frame.contentWindow.postMessage(message, '*')
  const say = (message, isBad) => {
    word.textContent = message
    word.classList.toggle('error-text', Boolean(isBad))
  }
  const showChanges = () => {
    const count = changes.size
    save.disabled = count === 0
    save.textContent = count > 1 ? 'Save ' + count + ' changes' : 'Save'
    undo.disabled = past.length === 0
    list.replaceChildren(...[...changes].map(([changed, content]) => {
      const line = document.createElement('li')
      const button = document.createElement('button')
      button.type = 'button'
      button.className = 'button quiet small'
      button.textContent = content.trim() === '' ? '(empty)' : content.slice(0, 60)
      button.addEventListener('click', () => tell({ platen: 'choose', node: changed }))
      line.append(button)
      return line
    }))
  }
  const set = (changed, content) => {
    if (content === original.get(changed)) {
      changes.delete(changed)
      tell({ platen: 'restore', node: changed })
    } else {
      changes.set(changed, content)
      tell({ platen: 'preview', node: changed, text: content })
    }
    showChanges()
  }
  const empty = () => {
    node = undefined
    text.value = ''
    text.disabled = true
    hint.hidden = false
  }
  const show = () => {
    toggle.setAttribute('aria-pressed', String(isOn))
    viewer.classList.toggle('editing', isOn)
    editor.hidden = !isOn
    tell({ platen: 'edit', isOn })
    for (const [changed, content] of changes) tell({ platen: 'preview', node: changed, text: content })
    if (!isOn) empty()
  }
  /** The answer to a save; where its pages take long, or the service is just being replaced, it is asked for again. */
  const follow = async answer => {
    if (answer.status !== 202) return answer
    const { run_id } = await answer.json()
    for (;;) {
      await new Promise(resolve => setTimeout(resolve, 500))
      const next = await fetch(base + 'saves/' + run_id).catch(() => undefined)
      if (next && next.status !== 202 && next.status < 502) return next
    }
  }
  const reload = extra => {
    const address = new URL(base, location.href)
    for (const [name, value] of Object.entries(extra)) address.searchParams.set(name, value)
    isLeaving = true
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
      if (!original.has(node)) {
        const answer = await fetch(base + 'nodes/' + encodeURIComponent(node) + '?commit=' + commit)
        const { content, detail } = await answer.json()
        // Meanwhile another text may have been chosen.
        if (node !== message.node) return
        if (!answer.ok) {
          empty()
          return say(detail, true)
        }
        original.set(node, content)
      }
      text.value = changes.get(node) ?? original.get(node)
      text.disabled = false
      text.focus()
    },
    link({ href }) {
      if (/^(https?|mailto|tel):/.test(href)) open(href, '_blank', 'noopener')
    },
  }
  addEventListener('message', event => {
    if (event.source === frame.contentWindow && Object.hasOwn(acts, event.data.platen)) acts[event.data.platen](event.data)
  })
  addEventListener('beforeunload', event => {
    if (changes.size > 0 && !isLeaving) event.preventDefault()
  })

  toggle.hidden = false
  toggle.addEventListener('click', () => {
    isOn = !isOn
    say('')
    show()
  })
  let typed
  text.addEventListener('input', () => {
    if (!node) return
    // What is typed in one go is one change.
    if (typed !== node) past.push([node, changes.get(node) ?? original.get(node)])
    typed = node
    set(node, text.value)
  })
  text.addEventListener('blur', () => { typed = undefined })
  text.addEventListener('keydown', event => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) editor.requestSubmit()
  })
  undo.addEventListener('click', () => {
    const [changed, content] = past.pop() ?? []
    if (changed === undefined) return
    typed = undefined
    set(changed, content)
    if (changed === node) text.value = content
    else tell({ platen: 'choose', node: changed })
    say('')
  })
  editor.addEventListener('submit', async event => {
    event.preventDefault()
    delete editor.dataset.sent
    if (changes.size === 0 || save.disabled) return
    save.disabled = true
    say('Saving: the pages are made again…')
    const edits = [...changes].map(([node_id, content]) => ({ node_id, content }))
    try {
      const answer = await follow(await fetch(base + 'nodes', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ edits, commit_hash: commit }),
      }))
      if (answer.ok) return reload({ edit: edits[0].node_id, saved: String(edits.length) })
      const { detail } = await answer.json()
      say(answer.status === 409 ? 'Somebody else has changed one of these texts. Copy yours, then load the page again.' : detail, true)
    } catch {
      say('The connection broke; press Save again.', true)
    }
    save.disabled = false
  })
  empty()
  showChanges()
  // The frame may have been ready before this ran.
  tell({ platen: 'edit', isOn })
  show()
})()
`
