import type { StripeState } from './state.ts'
import type { PortalSession } from './things.ts'

/** A page, or a redirect. */
export type Page = { html: string } | { location: string }

const form = (label: string, action: string) =>
  `<form method="post" action="${action}"><button>${label}</button></form>`
const page = (title: string, body: string): Page => ({
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`,
})

function payPage(state: StripeState, id: string, priceId: string): Page {
  const session = state.session(id)
  if (session.status !== 'open') return page('This page has expired', '')
  const { unit_amount: cents, recurring } = state.price(priceId)
  const sum = `A$${cents / 100} every ${recurring.interval_count} ${recurring.interval}`
  return page(
    'Pay with Stripe',
    `<p>${sum}</p>${form('Pay', `/c/pay/${id}?price=${priceId}`)}<a href="${session.cancel_url}">Back</a>`,
  )
}

function pay(state: StripeState, id: string, priceId: string): Page {
  state.completeCheckout(id, priceId)
  return { location: state.session(id).success_url.replace('{CHECKOUT_SESSION_ID}', id) }
}

function portalPage(state: StripeState, portal: PortalSession): Page {
  const action = (name: string) => `/p/session/${portal.id}/${name}`
  const [current] = state.subscriptionsOf(portal.customer)
  const buttons = [
    portal.switchTo ? form('Confirm', action('confirm')) : '',
    current?.cancel_at_period_end
      ? form("Don't cancel subscription", action('resume'))
      : form('Cancel subscription', action('cancel')),
  ]
  return page('Billing portal', `${buttons.join('')}<a href="${portal.return_url}">Return</a>`)
}

function useportal(state: StripeState, portal: PortalSession, wish: string): Page {
  const [current] = state.subscriptionsOf(portal.customer)
  if (current && wish === 'confirm' && portal.switchTo) state.switchPrice(current.id, portal.switchTo)
  if (current && wish === 'cancel') state.change(current.id, { isEnding: true })
  if (current && wish === 'resume') state.change(current.id, { isEnding: false })
  return { location: portal.return_url }
}

/** Stripe's pages for paying and for managing payments, as simple as possible; undefined for unknown paths. */
export function openPage(options: { state: StripeState; method: string; url: URL }): Page | undefined {
  const { state, method, url } = options
  const [, paying] = /^\/c\/pay\/(\w+)$/.exec(url.pathname) ?? []
  const priceId = url.searchParams.get('price') ?? ''
  if (paying) return method === 'POST' ? pay(state, paying, priceId) : payPage(state, paying, priceId)
  const [, portalId, wish] = /^\/p\/session\/(\w+)(?:\/(\w+))?$/.exec(url.pathname) ?? []
  if (!portalId) return undefined
  const portal = state.portal(portalId)
  return wish ? useportal(state, portal, wish) : portalPage(state, portal)
}
