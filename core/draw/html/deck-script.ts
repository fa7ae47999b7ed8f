/**
 * Keys for a deck: arrows, space, Page Up and Down, Home and End move; `f` is full screen, `o` shows all slides; `#3` in the
 * address leads to the third. Scrolling does the same without it. Kept under 6 KB.
 */
export const deckScript = `(() => {
  const slides = [...document.querySelectorAll('.slide')]
  const deck = document.querySelector('.deck')
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let current = 0

  const show = (index, focus = true) => {
    const next = Math.min(Math.max(index, 0), slides.length - 1)
    const far = Math.abs(next - current) > 1
    current = next
    const slide = slides[current]
    // On a long way the slides passed would each be taken for the current one.
    slide.scrollIntoView({ behavior: calm.matches || far ? 'instant' : 'smooth', block: 'start' })
    if (focus) slide.focus({ preventScroll: true })
    history.replaceState(null, '', '#' + (current + 1))
  }

  const overview = on => {
    deck.classList.toggle('overview', on)
    if (!deck.classList.contains('overview')) show(current)
  }

  const keys = {
    ArrowRight: () => show(current + 1), ArrowDown: () => show(current + 1), PageDown: () => show(current + 1),
    ArrowLeft: () => show(current - 1), ArrowUp: () => show(current - 1), PageUp: () => show(current - 1),
    ' ': event => show(current + (event.shiftKey ? -1 : 1)),
    Home: () => show(0), End: () => show(slides.length - 1),
    f: () => document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen(),
    o: () => overview(), Escape: () => overview(false),
  }

  addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target.closest('a, button, input, textarea, select, summary, [contenteditable]')) return
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act(event)
  })

  deck.addEventListener('click', event => {
    const slide = event.target.closest('.slide')
    if (!deck.classList.contains('overview') || !slide) return
    event.preventDefault()
    current = slides.indexOf(slide)
    overview(false)
  })

  const seen = new IntersectionObserver(entries => {
    if (deck.classList.contains('overview')) return
    for (const entry of entries) if (entry.isIntersecting) current = slides.indexOf(entry.target)
  }, { threshold: 0.6 })
  for (const slide of slides) seen.observe(slide)

  const follow = () => {
    const number = Number(location.hash.slice(1))
    if (Number.isInteger(number) && number > 0) show(number - 1, false)
  }
  addEventListener('hashchange', follow)
  follow()
})()`
