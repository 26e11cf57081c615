import { emailVerificationCopy } from '#app/config/copy/email-verification.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { answerFormOrCall } from '#app/http/forms/form-or-call.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { resendVerification } from '#app/services/accounts/verify-email.server.ts'

const handle = endpoint({
  POST(args) {
    const { locale, clientAddress } = currentRequest(args.context)
    const copy = emailVerificationCopy[locale]
    const user = currentUser(args.context)
    const resend = async () => {
      if (user.emailVerified) return { body: { message: copy.verified.title }, toast: 'emailVerified' as const }
      await requireWithin(limitsOf({ name: 'resend-verification', clientAddress, account: String(user.id) }))
      await resendVerification(user)
      return { body: { message: copy.resent }, toast: 'verificationSent' as const }
    }
    return answerFormOrCall(args, resend, { failed: 'verificationFailed' })
  },
})

export { handle as loader, handle as action }
