// The tests' OpenAI double, outside the test runner.
import { openSources } from '../../../tests/support/sources.mjs'

/**
 * OpenAI's double and the settings that point the app to it.
 * @param {Record<string, string>} [settings]
 */
export async function startOpenAi(settings = {}) {
  const vite = await openSources()
  const { startOpenAiDouble } = /** @type {typeof import('../../../tests/support/openai-double.ts')} */ (
    await vite.ssrLoadModule('/tests/support/openai-double.ts')
  )
  const double = await startOpenAiDouble()
  return {
    double,
    settings: { OPENAI_API_KEY: 'sk-fault-secret-key-0123456789', OPENAI_BASE_URL: double.url, ...settings },
    async close() {
      await double.close()
      await vite.close()
    },
  }
}

/** Stripe's double, the settings that lead the app to it, and how it signs. */
export async function startStripe() {
  const vite = await openSources()
  const { startStripeDouble, signedEvent } =
    /** @type {typeof import('../../../tests/support/stripe-double/server.ts')} */ (
      await vite.ssrLoadModule('/tests/support/stripe-double/server.ts')
    )
  const double = await startStripeDouble()
  const secret = 'whsec_faults_0123456789'
  return {
    double,
    sign: (/** @type {object} */ event) => signedEvent({ event, secret }),
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_faults',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_faults',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_BASE: double.url,
    },
    async close() {
      await double.close()
      await vite.close()
    },
  }
}
