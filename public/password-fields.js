// Shows and hides passwords, and rates new ones. Listens on the document, so it also serves fields that are added later.
;(() => {
  /** The first icon means no, the second yes. */
  const switchIcons = (element, isOn) => {
    const [no, yes] = element.querySelectorAll('[data-icon]')
    no.hidden = isOn
    yes.hidden = !isOn
  }
  /** Marks the rules that are met and shows the strength. Rules and labels come from the page. */
  const rate = (meter, password) => {
    let met = 0
    for (const rule of meter.querySelectorAll('[data-pattern]')) {
      const isMet = new RegExp(rule.dataset.pattern).test(password)
      rule.toggleAttribute('data-met', isMet)
      switchIcons(rule, isMet)
      if (isMet) met += 1
    }
    const strength = password !== '' && meter.dataset.strengths.split(' ')[met]
    for (const line of meter.querySelectorAll('[data-strength]')) line.hidden = line.dataset.strength !== strength
  }
  const rateAll = () => {
    for (const meter of document.querySelectorAll('[data-strength-of]')) {
      rate(meter, document.getElementById(meter.dataset.strengthOf)?.value || '')
    }
  }
  document.addEventListener('click', ({ target }) => {
    const eye = target.closest?.('[data-eye]')
    const field = eye && document.getElementById(eye.getAttribute('aria-controls'))
    if (!field) return
    const isShown = field.type === 'password'
    field.type = isShown ? 'text' : 'password'
    eye.setAttribute('aria-pressed', String(isShown))
    switchIcons(eye, isShown)
  })
  document.addEventListener('input', rateAll)
  // Dispatched by public/account-forms.js.
  document.addEventListener('formreplaced', rateAll)
  // The form is reset only after this event.
  document.addEventListener('reset', () => setTimeout(rateAll))
  // Values that the browser filled in or restored.
  addEventListener('pageshow', rateAll)
  document.documentElement.dataset.script = ''
})()
