// Runs the double on its own, to try things out in a browser: node tests/support/mux-double/serve.mjs 41600 \
//   http://127.0.0.1:3000/api/mux/webhook
// It prints the settings for the app, makes every asset ready, and notifies the app.
import { setTimeout as delay } from 'node:timers/promises'
import { openSources } from '../sources.mjs'

const EVERY_MS = 1_000

const vite = await openSources()
const { startMuxDouble } = await vite.ssrLoadModule('/tests/support/mux-double/server.ts')
const { signedMuxEvent } = await vite.ssrLoadModule('/tests/support/mux-double/things.ts')
const [port, webhook] = process.argv.slice(2)
const double = await startMuxDouble({ port: Number(port ?? 0) })
for (const [name, value] of Object.entries(double.settings)) console.log(`${name}='${value}'`)

for (;;) {
  await delay(EVERY_MS)
  for (const asset of double.assets.values()) if (asset.status === 'preparing') double.makeReady(asset.id)
  for (const event of double.events.splice(0)) {
    if (webhook) await fetch(webhook, { method: 'POST', ...signedMuxEvent({ event }) }).catch(() => {})
  }
}
