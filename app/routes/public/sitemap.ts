import { env } from '#app/config/env.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { fileResponse, sitemap } from '#app/http/responses/site-files.server.ts'

const handle = endpoint({ GET: () => fileResponse(sitemap({ origin: env.APP_URL }), 'application/xml') })

export { handle as loader, handle as action }
