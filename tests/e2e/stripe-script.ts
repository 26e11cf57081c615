import type { Page } from '@playwright/test'

/** The part of Stripe's script that we use: a form in a frame, and a confirmation that leads to the given page. */
const SCRIPT = `
window.Stripe = () => ({
  elements: ({ clientSecret }) => ({
    clientSecret,
    update() {},
    create: () => {
      const handlers = {}
      return {
        on(name, handler) { handlers[name] = handler },
        mount(place) {
          place.innerHTML = '<label>Card number <input autocomplete="off"></label>'
          setTimeout(() => handlers.ready(), 0)
        },
        destroy() {},
      }
    },
  }),
  async confirmSetup({ elements, confirmParams }) {
    const outcome = await window.confirmAtStripe(elements.clientSecret)
    if (outcome.error) return outcome
    location.assign(confirmParams.return_url + '?' + new URLSearchParams(outcome))
    return {}
  },
})`

export type Confirmation = Record<string, string> | { error: { type: string; message?: string } }

/** Serves the script to a page; `confirm` decides the outcome of its button. */
export async function serveStripeScript(
  page: Page,
  confirm: (clientSecret: string) => Confirmation | Promise<Confirmation>,
): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  )
  await page.exposeFunction('confirmAtStripe', confirm)
}
