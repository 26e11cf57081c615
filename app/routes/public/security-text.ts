import { env } from '#app/config/env.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { fileResponse, securityText } from '#app/http/responses/site-files.server.ts'

const handle = endpoint({
  GET() {
    const { APP_URL: origin, supportEmail } = env
    return fileResponse(securityText({ origin, supportEmail, now: new Date() }), 'text/plain')
  },
})

export { handle as loader, handle as action }
