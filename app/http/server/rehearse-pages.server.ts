import { setTimeout as delay } from 'node:timers/promises'
import { env } from '#app/config/env.server.ts'
import { REHEARSAL } from '#app/config/http.ts'
import { nextTurn } from '#app/next-turn.server.ts'
import { log } from '#app/log.server.ts'
import { metrics } from '#app/telemetry/metrics.server.ts'
import { isDraining } from './readiness.server.ts'

type Respond = (request: Request, client: { address: string }) => Promise<Response>

const LANGUAGES = ['en', 'tr']

/** Visitors come first. */
async function waitForQuiet(): Promise<void> {
  while (metrics.watched.requestsInFlight > 0 && !isDraining()) await delay(REHEARSAL.waitMs)
}

/**
 * Makes the most used pages a few times, as a guest sees them, in both languages, whenever no visitor is being served. A page that
 * fails is logged and ends it: it is only practice.
 */
export async function rehearsePages(respond: Respond): Promise<void> {
  try {
    for (let round = 0; round < REHEARSAL.rounds; round += 1) {
      const headers = { 'Accept-Language': LANGUAGES[round % LANGUAGES.length] ?? '', 'Accept-Encoding': 'gzip' }
      for (const path of REHEARSAL.paths) {
        await waitForQuiet()
        if (isDraining()) return
        const response = await respond(new Request(new URL(path, env.APP_URL), { headers }), { address: '127.0.0.1' })
        await response.arrayBuffer()
        await nextTurn()
      }
    }
  } catch (error) {
    log.warn({ err: error }, 'the rehearsal of pages ended early')
  }
}
