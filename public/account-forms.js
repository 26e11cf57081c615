// What /login and /signup do while one types, and their sending, which loses nothing. Without this script they are plain
// forms, and the server says the same. What the rules and the sentences are stands in the page: `data-*`.
;(() => {
  const FORM = 'form[data-unsent]'
  const buttonOf = (form) => form.querySelector('[type="submit"]')
  const alertOf = (form) => form.querySelector('[role="alert"]')
  const show = (element, sentence) => {
    element.textContent = sentence
    element.hidden = sentence === ''
  }

  /** Says what is wrong with a field, or with '' that nothing is, and ties to it what describes it then. */
  const judge = (field, sentence) => {
    const problem = document.getElementById(`${field.name}-problem`)
    const hint = document.getElementById(`${field.name}-hint`)
    if (problem) show(problem, sentence)
    const ids = [problem, hint].filter((part) => part && !part.hidden).map(({ id }) => id)
    const attributes = { 'aria-invalid': sentence && 'true', 'aria-describedby': ids.join(' ') }
    for (const [name, value] of Object.entries(attributes)) {
      if (value) field.setAttribute(name, value)
      else field.removeAttribute(name)
    }
  }

  const isFilled = (form) => {
    const needed = buttonOf(form).dataset.needs.split(' ')
    return needed.every((name) => form.elements.namedItem(name).value.trim() !== '')
  }
  const weigh = (form) => {
    buttonOf(form).disabled = form.dataset.state === 'sending' || !isFilled(form)
  }
  const turn = (form, state) => {
    const button = buttonOf(form)
    button.dataset.label ||= button.textContent
    button.textContent = state === 'sending' ? button.dataset.pending : button.dataset.label
    form.dataset.state = state
    weigh(form)
  }

  /** Whether a name can still be had: asked for once typing pauses, and known for some seconds. */
  const watch = (field) => {
    const { ask, pause, life, worth, whole } = field.dataset
    const status = document.getElementById(`${field.name}-status`)
    const hint = document.getElementById(`${field.name}-hint`)
    const known = new Map()
    let answer = { state: 'idle', message: '' }
    let asking = new AbortController()
    let timer
    const tell = () => {
      const { state, message } = answer
      // Nobody is told that half an address is wrong.
      const isEarly = state === 'taken' && !new RegExp(whole).test(field.value.trim())
      const said = isEarly ? 'idle' : state
      for (const part of status.children) {
        part.hidden = part.dataset.state !== said
        const words = part.querySelector('[data-message]')
        if (words) words.textContent = part.hidden ? '' : message
      }
      hint.hidden = ['checking', 'taken', 'available'].includes(said)
      judge(field, said === 'taken' ? message : '')
    }
    const become = (next) => {
      answer = next
      tell()
    }
    const request = async (value, signal) => {
      try {
        const response = await fetch(`${ask}?value=${encodeURIComponent(value)}`, { signal })
        if (!response.ok) throw new Error(response.statusText)
        const { available, message } = await response.json()
        const next = { state: available === true ? 'available' : 'taken', message }
        known.set(value, { next, staleAt: performance.now() + Number(life) })
        if (!signal.aborted) become(next)
      } catch {
        // Nothing is said then: the server will.
        if (!signal.aborted) become({ state: 'failed', message: '' })
      }
    }
    const check = () => {
      clearTimeout(timer)
      asking.abort()
      const value = field.value.trim()
      if (!new RegExp(worth).test(value)) return become({ state: 'idle', message: '' })
      const last = known.get(value)
      if (last && last.staleAt > performance.now()) return become(last.next)
      asking = new AbortController()
      timer = setTimeout(request, Number(pause), value, asking.signal)
      return become({ state: 'checking', message: '' })
    }
    return { check, tell }
  }
  const watches = new WeakMap()

  const prepare = (form) => {
    for (const zone of form.querySelectorAll('[data-timezone]')) {
      zone.value = new Intl.DateTimeFormat().resolvedOptions().timeZone
      zone.disabled = false
    }
    for (const field of form.querySelectorAll('[data-ask]')) {
      if (watches.has(field)) continue
      watches.set(field, watch(field))
      // What stands there already, unless the server has just judged it.
      if (!field.hasAttribute('aria-invalid')) watches.get(field).check()
    }
    turn(form, 'idle')
  }

  /** Puts the form as the server answered it into the place of what was sent. What was typed stays, passwords too. */
  const replace = (form, page) => {
    const answer = new DOMParser().parseFromString(page, 'text/html').querySelector(FORM)
    if (!answer) return false
    for (const { name, type, value, checked } of form.elements) {
      const field = name && type !== 'hidden' && answer.elements.namedItem(name)
      if (field) Object.assign(field, type === 'checkbox' ? { checked } : { value })
    }
    form.replaceWith(answer)
    prepare(answer)
    document.dispatchEvent(new Event('formreplaced'))
    answer.querySelector('[aria-invalid="true"], [role="alert"]:not([hidden])')?.focus()
    return true
  }

  /** Whether an answer came that leads on. */
  const send = async (form) => {
    const body = new URLSearchParams(new FormData(form))
    try {
      const response = await fetch(form.action, { method: 'POST', body, redirect: 'manual' })
      if (response.type !== 'opaqueredirect') return replace(form, await response.text())
      location.assign(form.elements.namedItem('redirectTo').value)
      return true
    } catch {
      return false
    }
  }

  const post = async (form) => {
    turn(form, 'sending')
    if (await send(form)) return
    turn(form, 'idle')
    show(alertOf(form), form.dataset.unsent)
    alertOf(form).focus()
  }

  document.addEventListener('submit', (event) => {
    const form = event.target.closest(FORM)
    if (!form) return
    event.preventDefault()
    if (form.dataset.state !== 'sending') void post(form)
  })
  document.addEventListener('input', ({ target }) => {
    const form = target.closest(FORM)
    if (!form) return
    show(alertOf(form), '')
    for (const field of form.querySelectorAll('[aria-invalid="true"]')) {
      if (watches.has(field)) watches.get(field).tell()
      else judge(field, '')
    }
    watches.get(target)?.check()
    weigh(form)
  })
  // At first, and when one comes back to a page that was left while it was sending.
  addEventListener('pageshow', () => document.querySelectorAll(FORM).forEach(prepare))
  document.querySelectorAll(FORM).forEach(prepare)
})()
