/** Shows the buttons that copy a text, and copies it. */
export const copyScript: string = `(() => {
  const show = () => {
    for (const button of document.querySelectorAll('[data-copy]')) button.hidden = !navigator.clipboard
  }
  show()
  document.addEventListener('platen:fresh', show)
  document.addEventListener('click', async event => {
    const button = event.target.closest('[data-copy]')
    if (!button) return
    const label = button.textContent
    await navigator.clipboard.writeText(button.dataset.copy)
    button.textContent = 'Copied'
    setTimeout(() => { button.textContent = label }, 2000)
  })
})()
`
