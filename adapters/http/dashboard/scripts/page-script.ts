/** Tells times in the visitor's own zone, and keeps a form from being sent twice by an impatient press. */
export const pageScript: string = `(() => {
  // The pages are in English, whatever the visitor's own language; its conventions of dates are kept where they are English.
  const language = /^en(-[A-Z]{2})?$/.test(navigator.language) ? navigator.language : 'en-GB'
  const near = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const words = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const since = date => {
    const minutes = Math.round((date - Date.now()) / 60000)
    if (minutes === 0) return 'just now'
    if (Math.abs(minutes) < 60) return near.format(minutes, 'minute')
    if (Math.abs(minutes) < 60 * 24) return near.format(Math.round(minutes / 60), 'hour')
    return words.format(date)
  }
  const tell = within => {
    for (const time of within.querySelectorAll('time[datetime]')) {
      const date = new Date(time.dateTime)
      time.textContent = since(date)
      time.title = words.format(date)
    }
  }
  tell(document)
  document.addEventListener('platen:fresh', event => tell(event.target))
  setInterval(() => tell(document), 60000)

  document.addEventListener('submit', event => {
    if (event.target.dataset.sent) return event.preventDefault()
    if (event.target.method === 'post') event.target.dataset.sent = 'yes'
  })
  // A page that comes back from the browser's memory may be sent again.
  addEventListener('pageshow', () => {
    for (const form of document.forms) delete form.dataset.sent
  })
})()
`
