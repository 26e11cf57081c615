import { passwordResetCopy } from '#app/config/copy/password-reset.ts'
import { parseBody } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { ResetPasswordSchema } from '#app/models/accounts/password/reset-form.ts'
import { resetPassword } from '#app/services/accounts/reset-password.server.ts'

const handle = endpoint({
  async POST({ request, context }) {
    await resetPassword(await parseBody(request, ResetPasswordSchema))
    return { message: passwordResetCopy[currentRequest(context).locale].done.message }
  },
})

export { handle as loader, handle as action }
