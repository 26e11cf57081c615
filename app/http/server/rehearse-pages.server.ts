import { setTimeout as delay } from 'node:timers/promises'
import { env } from '#app/config/env.server.ts'
import { REHEARSAL } from '#app/config/http.ts'
import { nextTurn } from '#app/next-turn.server.ts'
import { log } from '#app/log.server.ts'
import { metrics } from '#app/telemetry/metrics.server.ts'

type Respond = (request: Request, client: { address: string }) => Promise<Response>

const LANGUAGES = ['en', 'tr']
const CRASH = 500

/** Visitors come first. */
async function waitForQuiet(signal: AbortSignal): Promise<void> {
  while (metrics.watched.requestsInFlight > 0 && !signal.aborted) await delay(REHEARSAL.waitMs)
}

/**
 * Makes the most used pages a few times, as a guest sees them, in both languages, whenever no visitor is being served. The signal ends
 * it after the page under way. A page that fails is logged and ends it, too: it is only practice.
 */
export async function rehearsePages(respond: Respond, signal: AbortSignal): Promise<void> {
  try {
    for (let round = 0; round < REHEARSAL.rounds; round += 1) {
      const headers = { 'Accept-Language': LANGUAGES[round % LANGUAGES.length] ?? '', 'Accept-Encoding': 'gzip' }
      for (const path of REHEARSAL.paths) {
        await waitForQuiet(signal)
        if (signal.aborted) return
        const response = await respond(new Request(new URL(path, env.APP_URL), { headers }), { address: '127.0.0.1' })
        await response.arrayBuffer()
        if (response.status >= CRASH) throw new Error(`${path} was answered with ${response.status}`)
        await nextTurn()
      }
    }
  } catch (error) {
    log.warn({ err: error }, 'the rehearsal of pages ended early')
  }
}
