// Shows a password, and says what it still lacks. Listens to the whole page, so that it serves fields that come later too.
;(() => {
  /** Of two icons the first stands for what is not so, the second for what is. */
  const turnIcons = (element, isSo) => {
    const [no, yes] = element.querySelectorAll('[data-icon]')
    no.hidden = isSo
    yes.hidden = !isSo
  }
  /** Ticks off which rules are met, and shows what that comes to: how, the page itself says. */
  const rate = (meter, password) => {
    let met = 0
    for (const rule of meter.querySelectorAll('[data-pattern]')) {
      const isMet = new RegExp(rule.dataset.pattern).test(password)
      rule.toggleAttribute('data-met', isMet)
      turnIcons(rule, isMet)
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
    turnIcons(eye, isShown)
  })
  document.addEventListener('input', rateAll)
  // Of public/account-forms.js.
  document.addEventListener('formreplaced', rateAll)
  // A form is empty only after its event.
  document.addEventListener('reset', () => setTimeout(rateAll))
  // What a browser has filled in, or kept of an earlier visit.
  addEventListener('pageshow', rateAll)
  document.documentElement.dataset.script = ''
})()
