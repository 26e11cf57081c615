// Joins the waiting list without leaving the page. Without this script the form posts to the page's own action.
;(() => {
  const place = document.getElementById('waitlist')
  const form = place?.querySelector('form')
  const status = document.getElementById('waitlist-status')
  const field = form?.elements.namedItem('email')
  if (!form || !status || !field) return
  // By the code: the sentence that comes with it is in the reader's language.
  const sentences = { CONFLICT: place.dataset.taken, VALIDATION_FAILED: place.dataset.invalid }
  const join = async () => {
    const body = JSON.stringify({ email: field.value })
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
    let response
    try {
      response = await fetch('/api/waitlist', { method: 'POST', headers, body })
    } catch {
      return place.dataset.connection
    }
    if (response.ok) {
      location.assign(`${location.pathname}?joined`)
      return undefined
    }
    const { code } = await response.json().catch(() => ({}))
    return sentences[code] || place.dataset.failed
  }
  const send = async () => {
    form.ariaBusy = 'true'
    status.textContent = ''
    const sentence = await join()
    form.ariaBusy = 'false'
    if (!sentence) return
    status.textContent = sentence
    field.focus()
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (form.ariaBusy !== 'true') void send()
  })
})()
