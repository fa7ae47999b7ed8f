/**
 * Runs in the frame, which has no origin: tells the viewer which text was chosen, shows what is typed in its place, and
 * hands links to other sites to the viewer.
 */
export const frameScript: string = `(() => {
  if (parent === window) return
  const tell = message => parent.postMessage(message, '*')
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const look = '[data-node]{cursor:text!important}[data-node]:hover:not([data-platen-chosen]){outline:2px dashed #5b7cff!important;outline-offset:2px}' +
    '[data-node]:focus-visible,[data-platen-chosen]{outline:3px solid #5b7cff!important;outline-offset:2px}'
  const saved = new Map()
  let isEditing = false

  const elementsOf = node => [...document.querySelectorAll('[data-node]')].filter(element => element.dataset.node === node)
  const restore = ({ node } = {}) => {
    for (const [element, children] of saved) {
      if (node !== undefined && element.dataset.node !== node) continue
      element.replaceChildren(...children)
      saved.delete(element)
    }
  }
  const unchoose = () => {
    for (const element of document.querySelectorAll('[data-platen-chosen]')) element.removeAttribute('data-platen-chosen')
  }
  const choose = element => {
    unchoose()
    const { node } = element.dataset
    for (const other of elementsOf(node)) other.setAttribute('data-platen-chosen', '')
    tell({ platen: 'chosen', node, text: element.textContent })
  }

  const acts = {
    edit({ isOn }) {
      isEditing = isOn
      sheet.replaceSync(isOn ? look : '')
      for (const element of document.querySelectorAll('[data-node]')) {
        if (isOn) element.setAttribute('tabindex', '0')
        else element.removeAttribute('tabindex')
      }
      if (isOn) return
      restore()
      unchoose()
    },
    choose({ node }) {
      const [element] = elementsOf(node)
      if (!element) return
      element.scrollIntoView({ block: 'center' })
      choose(element)
    },
    look({ node }) {
      const [element] = elementsOf(node)
      if (element) element.scrollIntoView({ block: 'center' })
    },
    preview({ node, text }) {
      for (const element of elementsOf(node)) {
        if (!saved.has(element)) saved.set(element, [...element.childNodes])
        element.textContent = text
      }
    },
    restore,
  }
  addEventListener('message', event => {
    if (event.source === parent && Object.hasOwn(acts, event.data.platen)) acts[event.data.platen](event.data)
  })

  addEventListener('click', event => {
    const element = event.target.closest('[data-node]')
    if (isEditing) {
      event.preventDefault()
      event.stopPropagation()
      if (element) choose(element)
      return
    }
    const link = event.target.closest('a[href]')
    if (!link || link.getAttribute('href').startsWith('#')) return
    event.preventDefault()
    tell({ platen: 'link', href: link.href })
  }, true)
  addEventListener('keydown', event => {
    if (!isEditing || event.key !== 'Enter') return
    const element = event.target.closest('[data-node]')
    if (!element) return
    event.preventDefault()
    event.stopPropagation()
    choose(element)
  }, true)
  tell({ platen: 'ready' })
})()`
