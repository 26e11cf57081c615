import { endpoint } from '#app/http/endpoint.server.ts'
import { checkReadiness } from '#app/http/server/readiness.server.ts'

/** Readiness: whether a load balancer may send traffic here, and if not, why. */
const handle = endpoint({
  async GET() {
    const readiness = await checkReadiness()
    return Response.json(readiness, { status: readiness.ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } })
  },
})

export { handle as loader, handle as action }
