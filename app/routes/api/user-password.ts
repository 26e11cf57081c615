import { currentRequest } from '#app/http/context.server.ts'
import { parseBody } from '#app/http/forms/body.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { forgiveTry, limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { settingsCopy } from '#app/config/copy/settings.ts'
import { PasswordChangeSchema } from '#app/models/accounts/settings/settings-form.ts'
import { changePassword } from '#app/services/accounts/change-password.server.ts'
import type { Route } from './+types/user-password.ts'

const handle = endpoint<Route.ActionArgs>({
  async PATCH({ request, context }) {
    const { clientAddress, locale, session } = currentRequest(context)
    const { id: userId } = currentUser(context)
    const passwords = await parseBody(request, PasswordChangeSchema)
    const limits = limitsOf({ name: 'password-change', clientAddress, account: String(userId) })
    await requireWithin(limits)
    await changePassword({ userId, ...passwords })
    await forgiveTry(limits)
    await session.start(userId)
    return { message: settingsCopy[locale].security.changed }
  },
})

export { handle as loader, handle as action }
