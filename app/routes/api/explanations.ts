import { redirect } from 'react-router'
import { z } from 'zod'
import { parseBody } from '#app/http/forms/body.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { isFormNavigation, pageOf } from '#app/http/forms/form-or-call.server.ts'
import { rememberExplanationLanguage } from '#app/http/locale/explanation-cookie.server.ts'
import { LanguageSchema } from '#app/models/accounts/account-form.ts'
import { sitePath } from '#app/models/notifications/site-path.ts'
import type { Route } from './+types/explanations.ts'

const ChoiceSchema = z.object({ language: LanguageSchema, returnTo: z.string().optional() })

/** POST /api/explanations: the language in which results explain errors. A form returns to its page. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ request, context }) {
    const { language, returnTo } = await parseBody(request, ChoiceSchema)
    rememberExplanationLanguage(context, language)
    if (!isFormNavigation(request)) return { language }
    return redirect(sitePath(returnTo) ?? pageOf(request), 303)
  },
})

export { handle as loader, handle as action }
