/** Sends files of the run's form ahead, one line with its progress each; takes dropped files, and text from a dropped .md. */
export const runFormScript: string = `(() => {
  const form = document.getElementById('run-form')
  if (!form) return
  const { csrf, file_ids: ids, files: input, content, content_file: textFile, submit } = {
    csrf: form.elements.csrf, file_ids: form.elements.file_ids, files: form.elements.files,
    content: form.elements.content, content_file: form.elements.content_file,
    submit: document.getElementById('submit'),
  }
  const list = document.getElementById('file-list')
  let waiting = 0

  const keep = () => {
    ids.value = [...list.querySelectorAll('[data-file]')].map(line => line.dataset.file).join(',')
    submit.disabled = waiting > 0
  }
  const addRemove = (line, stop) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'button quiet small'
    button.textContent = 'Remove'
    button.setAttribute('aria-label', 'Remove ' + line.querySelector('.file-name').textContent)
    button.addEventListener('click', () => { stop(); line.remove(); keep() })
    line.append(button)
  }
  const addLine = name => {
    const line = document.createElement('li')
    line.className = 'file'
    const label = document.createElement('span')
    label.className = 'file-name'
    label.textContent = name
    const bar = document.createElement('progress')
    bar.max = 1
    bar.setAttribute('aria-label', 'Upload of ' + name)
    const word = document.createElement('span')
    word.className = 'file-word'
    line.append(label, bar, word)
    list.append(line)
    return { line, bar, word }
  }

  const send = file => {
    const { line, bar, word } = addLine(file.name)
    const request = new XMLHttpRequest()
    waiting += 1
    keep()
    addRemove(line, () => request.abort())
    request.open('POST', '/files?name=' + encodeURIComponent(file.name))
    request.responseType = 'json'
    request.setRequestHeader('x-csrf-token', csrf.value)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.upload.addEventListener('progress', event => { bar.value = event.loaded / event.total })
    request.addEventListener('load', () => {
      const answer = request.response
      if (request.status === 201) {
        line.dataset.file = answer.file_id
        line.classList.add('done')
        word.textContent = 'Ready'
      } else {
        line.classList.add('refused')
        word.textContent = answer && answer.detail ? answer.detail : 'It did not arrive; add it again'
      }
    })
    request.addEventListener('error', () => {
      line.classList.add('refused')
      word.textContent = 'The connection broke; add it again'
    })
    request.addEventListener('loadend', () => {
      bar.remove()
      waiting -= 1
      keep()
    })
    request.send(file)
  }

  for (const line of list.children) addRemove(line, () => {})
  input.addEventListener('change', () => {
    for (const file of input.files) send(file)
    // They are on their way already; the form need not bring them along.
    input.value = ''
  })

  const isText = file => /\\.(md|markdown|txt)$/i.test(file.name) || file.type.startsWith('text/')
  const readText = async file => {
    content.value = await file.text()
    content.dispatchEvent(new Event('input'))
    content.focus()
  }
  textFile.addEventListener('change', () => {
    const [file] = textFile.files
    if (!file) return
    readText(file)
    textFile.value = ''
  })

  for (const type of ['dragover', 'dragleave', 'drop']) {
    form.addEventListener(type, event => {
      if (!event.dataTransfer || !event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      form.classList.toggle('dropping', type === 'dragover')
      if (type !== 'drop') return
      for (const file of event.dataTransfer.files) isText(file) ? readText(file) : send(file)
    })
  }
  const ahead = document.getElementById('read-ahead')
  const starter = document.getElementById('starter')
  const { name, format } = form.elements
  const chosen = () => (format instanceof RadioNodeList ? format.value : '')
  let isNamed = Boolean(name && name.value)
  let isChosen = chosen() !== ''
  let asked = 0
  let timer
  const readNow = async () => {
    const turn = ++asked
    if (content.value.trim() === '') return ahead.replaceChildren()
    try {
      const answer = await fetch('/read', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': csrf.value },
        body: JSON.stringify({ content: content.value, format: isChosen ? chosen() : '' }),
      })
      const told = await answer.json()
      // Meanwhile more may have been typed.
      if (turn !== asked || !answer.ok) return
      if (name && !isNamed) name.value = told.title ?? ''
      const radio = told.format && form.querySelector('input[name=format][value="' + CSS.escape(told.format) + '"]')
      if (radio && !isChosen) radio.checked = true
      ahead.replaceChildren(...new DOMParser().parseFromString(told.page, 'text/html').body.childNodes)
    } catch {
      // Without an answer nothing is shown; the form works all the same.
      ahead.replaceChildren()
    }
  }
  const readSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(readNow, 400)
  }
  if (ahead) {
    content.addEventListener('input', readSoon)
    form.addEventListener('change', event => {
      if (event.target.name !== 'format') return
      isChosen = true
      if (starter) starter.href = '/jobs/new?format=' + chosen() + '&starter=1'
      readSoon()
    })
    if (name) name.addEventListener('input', () => { isNamed = name.value !== '' })
    readSoon()
  }
  if (starter) {
    starter.addEventListener('click', async event => {
      if (content.value.trim() !== '' && !confirm('This takes the place of the copy. Go on?')) return event.preventDefault()
      event.preventDefault()
      const answer = await fetch('/formats/' + (chosen() || 'report') + '/starter.md')
      if (!answer.ok) return
      content.value = await answer.text()
      readSoon()
      content.focus()
    })
  }
  let isSent = false
  form.addEventListener('submit', () => { isSent = true })
  const first = content.value
  addEventListener('beforeunload', event => {
    if (!isSent && content.value !== first && content.value.trim() !== '') event.preventDefault()
  })
  form.classList.add('lively')
})()
`
