import { env } from '#app/config/env.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { fileResponse, robots } from '#app/http/responses/site-files.server.ts'

const handle = endpoint({ GET: () => fileResponse(robots({ origin: env.APP_URL }), 'text/plain') })

export { handle as loader, handle as action }
