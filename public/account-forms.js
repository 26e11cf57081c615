// Enhances the forms of /login and /signup, which ship no React: availability checks, the submit button, and submitting
// without losing what was typed. Without it they are plain forms and the server says the same. All rules and messages come
// from `data-*` attributes. docs/decisions/028-account-pages-without-the-framework.md
;(() => {
  const FORM = 'form[data-offline-message]'
  const buttonOf = (form) => form.querySelector('[type="submit"]')
  const alertOf = (form) => form.querySelector('[role="alert"]')
  const show = (element, sentence) => {
    element.textContent = sentence
    element.hidden = sentence === ''
  }

  /** Shows what is wrong with a field ('' for nothing) and updates what describes it. */
  const showProblem = (field, sentence) => {
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
  const updateButton = (form) => {
    buttonOf(form).disabled = form.dataset.state === 'sending' || !isFilled(form)
  }
  const setState = (form, state) => {
    const button = buttonOf(form)
    button.dataset.label ||= button.textContent
    button.textContent = state === 'sending' ? button.dataset.pending : button.dataset.label
    form.dataset.state = state
    updateButton(form)
  }

  /** Asks whether a name or address is free once typing pauses; answers are cached for some seconds. */
  const availabilityCheck = (field) => {
    const { ask, pause, life, worth: pattern, whole } = field.dataset
    const status = document.getElementById(`${field.name}-status`)
    const hint = document.getElementById(`${field.name}-hint`)
    const known = new Map()
    let answer = { state: 'idle', message: '' }
    let asking = new AbortController()
    let timer
    const render = () => {
      const { state, message } = answer
      // An address that is still being typed is not reported as wrong.
      const isUnfinished = state === 'taken' && !new RegExp(whole).test(field.value.trim())
      const shown = isUnfinished ? 'idle' : state
      for (const part of status.children) {
        part.hidden = part.dataset.state !== shown
        const words = part.querySelector('[data-message]')
        if (words) words.textContent = part.hidden ? '' : message
      }
      hint.hidden = ['checking', 'taken', 'available'].includes(shown)
      showProblem(field, shown === 'taken' ? message : '')
    }
    const setAnswer = (next) => {
      answer = next
      render()
    }
    const request = async (value, signal) => {
      try {
        const response = await fetch(`${ask}?value=${encodeURIComponent(value)}`, { signal })
        if (!response.ok) throw new Error(response.statusText)
        const { available, message } = await response.json()
        const next = { state: available === true ? 'available' : 'taken', message }
        known.set(value, { next, staleAt: performance.now() + Number(life) })
        if (!signal.aborted) setAnswer(next)
      } catch {
        // Silent: the server checks again when the form is submitted.
        if (!signal.aborted) setAnswer({ state: 'failed', message: '' })
      }
    }
    const stop = () => {
      clearTimeout(timer)
      asking.abort()
    }
    const check = () => {
      stop()
      const value = field.value.trim()
      if (!new RegExp(pattern).test(value)) return setAnswer({ state: 'idle', message: '' })
      const last = known.get(value)
      if (last && last.staleAt > performance.now()) return setAnswer(last.next)
      asking = new AbortController()
      timer = setTimeout(request, Number(pause), value, asking.signal)
      return setAnswer({ state: 'checking', message: '' })
    }
    return { check, render, stop }
  }
  const checks = new WeakMap()

  const setUp = (form) => {
    for (const zone of form.querySelectorAll('[data-timezone]')) {
      zone.value = new Intl.DateTimeFormat().resolvedOptions().timeZone
      zone.disabled = false
    }
    for (const field of form.querySelectorAll('[data-ask]')) {
      if (checks.has(field)) continue
      checks.set(field, availabilityCheck(field))
      // Check prefilled values, unless the server has just rejected them.
      if (!field.hasAttribute('aria-invalid')) checks.get(field).check()
    }
    setState(form, 'idle')
  }

  /** Replaces the form with the one in the server's response and keeps what was typed, including passwords. */
  const replace = (form, page) => {
    const answer = new DOMParser().parseFromString(page, 'text/html').querySelector(FORM)
    if (!answer) return false
    for (const { name, type, value, checked } of form.elements) {
      const field = name && type !== 'hidden' && answer.elements.namedItem(name)
      if (field) Object.assign(field, type === 'checkbox' ? { checked } : { value })
    }
    // A late answer about the old form would be shown in the new one.
    for (const field of form.querySelectorAll('[data-ask]')) checks.get(field).stop()
    form.replaceWith(answer)
    setUp(answer)
    document.dispatchEvent(new Event('formreplaced'))
    answer.querySelector('[aria-invalid="true"], [role="alert"]:not([hidden])')?.focus()
    return true
  }

  /** Submits the form. Returns false if no usable answer arrived. */
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
    setState(form, 'sending')
    if (await send(form)) return
    setState(form, 'idle')
    show(alertOf(form), form.dataset.offlineMessage)
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
      if (checks.has(field)) checks.get(field).render()
      else showProblem(field, '')
    }
    checks.get(target)?.check()
    updateButton(form)
  })
  // Also when the browser restores a page that was left while submitting.
  addEventListener('pageshow', () => document.querySelectorAll(FORM).forEach(setUp))
  document.querySelectorAll(FORM).forEach(setUp)
})()
