import { AppError } from '#app/errors.ts'
import { parseBody } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { refusalBody, refusalHeaders } from '#app/http/responses/refusal.server.ts'
import { ResetTokenSchema } from '#app/models/accounts/password/reset-form.ts'
import { requireResetToken } from '#app/services/accounts/reset-password.server.ts'

const handle = endpoint({
  async POST({ request, context }) {
    const { token } = await parseBody(request, ResetTokenSchema)
    try {
      await requireResetToken(token)
      return { valid: true }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // The usual error shape plus the field `valid`.
      const body = { valid: false, ...refusalBody(error, currentRequest(context)) }
      return Response.json(body, { status: error.status, headers: refusalHeaders(error) })
    }
  },
})

export { handle as loader, handle as action }
