import { currentRequest } from '#app/http/context.server.ts'
import { refusalResponse } from '#app/http/responses/refusal.server.ts'
import { AppError } from '#app/errors.ts'
import type { Route } from './+types/not-found.ts'

function handle({ context }: Route.LoaderArgs | Route.ActionArgs): Response {
  return refusalResponse(new AppError('NOT_FOUND', (copy) => copy.noSuchApi), currentRequest(context))
}

export { handle as loader, handle as action }
