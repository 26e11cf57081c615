import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { Call, PaymentProvider } from '../port.ts'
import { callStripe, createOnce } from './call.server.ts'

const MAX_SAME_ADDRESS = 100

interface Account {
  accountId: string
  email: string
  name: string
}

/** A customer from an earlier attempt whose answer was lost: Stripe keeps idempotency keys for a day. */
async function findCustomer(
  stripe: Stripe,
  { accountId, email }: Account,
  call: Call,
): Promise<Stripe.Customer | undefined> {
  const { data } = await callStripe(() => stripe.customers.list({ email, limit: MAX_SAME_ADDRESS }), call)
  return data.find(({ metadata }) => metadata['kopru_account'] === accountId)
}

export function createCustomers(stripe: Stripe): Pick<PaymentProvider, 'customerOf'> {
  return {
    async customerOf(account, call) {
      const found = await findCustomer(stripe, account, call)
      if (found) return found.id
      const { accountId, email, name } = account
      const customer = { email, name, metadata: { kopru_account: accountId } }
      // Stripe refuses the same key with other parameters.
      const words = createHash('sha256').update(`${email}\n${name}`).digest('hex').slice(0, 16)
      const { id } = await createOnce({
        key: `kopru-customer-${accountId}-${words}`,
        create: (options) => stripe.customers.create(customer, options),
        find: () => findCustomer(stripe, account, call),
        call,
      })
      return id
    },
  }
}
