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
  form.classList.add('lively')
})()
`
