// Searches the questions as you type: fetches the page of that search and adopts its results, counts and address.
// Without this script the form does the same when it is submitted.
;(() => {
  const form = document.querySelector('form[role="search"]')
  const field = form?.elements.namedItem('q')
  const status = document.getElementById('search-status')
  if (!form || !field || !status) return
  const PAUSE_MS = 200
  let timer = 0
  let running = new AbortController()
  let hasPushed = false
  const parts = (page) => [...page.querySelectorAll('[data-search-part]')]
  const take = async (address) => {
    running.abort()
    running = new AbortController()
    const response = await fetch(address, { headers: { Accept: 'text/html' }, signal: running.signal })
    if (!response.ok) return
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const fresh = parts(page)
    for (const [index, part] of parts(document).entries()) if (fresh[index]) part.replaceWith(fresh[index])
    status.textContent = document.getElementById('questions-title')?.textContent ?? ''
  }
  const look = () => {
    const query = new URLSearchParams(new FormData(form))
    if (field.value.trim() === '') query.delete('q')
    const address = location.pathname + (query.size > 0 ? `?${query}` : '')
    if (address === location.pathname + location.search) return
    // One step back in the history leads to the list before the search.
    history[hasPushed ? 'replaceState' : 'pushState'](null, '', address)
    hasPushed = true
    // Without a connection the list stays as it is; the form can still be submitted.
    take(address).catch(() => {})
  }
  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(look, PAUSE_MS)
  })
  addEventListener('popstate', () => {
    clearTimeout(timer)
    hasPushed = false
    field.value = new URLSearchParams(location.search).get('q') ?? ''
    take(location.href).catch(() => location.reload())
  })
})()
