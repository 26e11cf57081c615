import { redirect } from 'react-router'
import { z } from 'zod'
import { pathInLanguage } from '#app/config/local-path.ts'
import { parseBody } from '#app/http/forms/body.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { isFormNavigation, pageOf } from '#app/http/forms/form-or-call.server.ts'
import { findCurrentUser } from '#app/http/guards/guards.server.ts'
import { rememberLocale } from '#app/http/locale/language-cookie.server.ts'
import { LanguageSchema } from '#app/models/accounts/account-form.ts'
import { saveUserSettings } from '#app/models/accounts/settings/user-settings.server.ts'
import { sitePath } from '#app/models/notifications/site-path.ts'
import type { Route } from './+types/language.ts'

const ChoiceSchema = z.object({ language: LanguageSchema, returnTo: z.string().optional() })

/** POST /api/language: the language switch. A form returns to its page in the chosen language. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ request, context }) {
    const { language, returnTo } = await parseBody(request, ChoiceSchema)
    const user = await findCurrentUser(context)
    if (user) await saveUserSettings({ userId: user.id, changes: { language } })
    rememberLocale(context, language)
    if (!isFormNavigation(request)) return { language }
    return redirect(pathInLanguage({ locale: language, path: sitePath(returnTo) ?? pageOf(request) }), 303)
  },
})

export { handle as loader, handle as action }
