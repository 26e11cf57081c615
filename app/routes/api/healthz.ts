import { endpoint } from '#app/http/endpoint.server.ts'

/** Liveness: the process answers. No database. */
const handle = endpoint({ GET: () => ({ status: 'ok' }) })

export { handle as loader, handle as action }
