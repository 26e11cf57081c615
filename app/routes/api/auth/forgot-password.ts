import { endpoint } from '#app/http/endpoint.server.ts'

const handle = endpoint({})

export { handle as loader, handle as action }
