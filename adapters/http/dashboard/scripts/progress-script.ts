import { stepLabels } from '../kit/status.ts'

/**
 * Follows what is under way by server-sent events, and shows that part of the page anew when something has ended. Few at
 * a time: a browser keeps six connections to a site, and each stream holds one.
 */
export const progressScript: string = `(() => {
  const labels = ${JSON.stringify(stepLabels)}
  const ended = ['completed', 'failed', 'cancelled']
  const most = 3
  const part = () => document.getElementById('fresh')
  let streams = []

  const show = (panel, status) => {
    const steps = [...panel.querySelectorAll('[data-step]')]
    const now = steps.findIndex(step => step.dataset.step === status)
    steps.forEach((step, index) => {
      step.classList.toggle('done', now >= 0 && index < now)
      if (index === now) step.setAttribute('aria-current', 'step')
      else step.removeAttribute('aria-current')
    })
    const mark = panel.querySelector('.status')
    if (mark) mark.textContent = labels[status]
    const word = panel.querySelector('.steps-word')
    if (word) word.textContent = labels[status] + '…'
  }

  const renew = async status => {
    for (const stream of streams) stream.close()
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } })
    if (!answer.ok || answer.redirected) return location.reload()
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('fresh')
    if (!fresh) return location.reload()
    const hadFocus = part().contains(document.activeElement)
    part().replaceWith(fresh)
    if (hadFocus) document.getElementById('main').focus()
    document.getElementById('fresh-word').textContent = labels[status]
    fresh.dispatchEvent(new Event('platen:fresh', { bubbles: true }))
    follow()
  }

  const follow = () => {
    const panels = part() ? [...part().querySelectorAll('[data-events]')].slice(0, most) : []
    streams = panels.map(panel => {
      const events = new EventSource(panel.dataset.events)
      events.addEventListener('status', event => {
        const { status } = JSON.parse(event.data)
        show(panel, status)
        if (ended.includes(status)) renew(status)
      })
      return events
    })
  }
  follow()
})()
`
