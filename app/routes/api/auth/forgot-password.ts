import { passwordResetCopy } from '#app/config/copy/password-reset.ts'
import { parseBody } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { mailLinkLimits, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { ForgotPasswordSchema } from '#app/models/accounts/password/reset-form.ts'
import { requestPasswordReset } from '#app/services/accounts/reset-password.server.ts'

const handle = endpoint({
  async POST({ request, context }) {
    const { locale, clientAddress } = currentRequest(context)
    const { email } = await parseBody(request, ForgotPasswordSchema)
    await requireWithin(mailLinkLimits({ clientAddress, email }))
    await requestPasswordReset({ email })
    return { message: passwordResetCopy[locale].sent.text }
  },
})

export { handle as loader, handle as action }
