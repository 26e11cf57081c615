// Runs the double on its own, to try things out in a browser: node tests/support/stripe-double/serve.mjs 41599 \
//   [http://127.0.0.1:3000/api/stripe/webhook whsec_of_sixteen_or_more]
// Start the app with STRIPE_SECRET_KEY=sk_test_double STRIPE_API_BASE=http://127.0.0.1:41599 and the same secret.
import { openSources } from '../sources.mjs'

const vite = await openSources()
const { startStripeDouble } = await vite.ssrLoadModule('/tests/support/stripe-double/server.ts')
const [port, url, secret] = process.argv.slice(2)
const double = await startStripeDouble({ port: Number(port ?? 0) })
if (url && secret) double.setWebhook({ url, secret })
console.log(`Stripe's double listens on ${double.url}`)
