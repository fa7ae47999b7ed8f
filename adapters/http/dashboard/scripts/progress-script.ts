import { stepLabels } from '../kit/status.ts'

/** Follows the runs of a job by server-sent events; shows the job anew when one has ended. */
export const progressScript: string = `(() => {
  const labels = ${JSON.stringify(stepLabels)}
  const ended = ['completed', 'failed', 'cancelled']
  const job = () => document.getElementById('job')

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
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } })
    if (!answer.ok || answer.redirected) return location.reload()
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('job')
    if (!fresh) return location.reload()
    const hadFocus = job().contains(document.activeElement)
    job().replaceWith(fresh)
    if (hadFocus) document.getElementById('main').focus()
    document.getElementById('job-word').textContent = labels[status]
    fresh.dispatchEvent(new Event('platen:fresh', { bubbles: true }))
    follow()
  }

  const follow = () => {
    for (const panel of document.querySelectorAll('[data-live]')) {
      const events = new EventSource('/jobs/' + job().dataset.job + '/runs/' + panel.dataset.run + '/events')
      events.addEventListener('status', event => {
        const { status } = JSON.parse(event.data)
        show(panel, status)
        if (!ended.includes(status)) return
        events.close()
        renew(status)
      })
    }
  }
  follow()
})()
`
